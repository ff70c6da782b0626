/**
 * `npm run bench:content`: whether an edit and a merge cost what changes, not what exists. One edit of a page and one merge of
 * ten pages, through `/v1`, in spaces of 50 and of 5,000 pages, and of 10 and of 2,000 revisions. Ends with 1 where the
 * larger takes more than half as long again.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { type BenchSpace, type ContentWorld, openContentWorld, textOf } from './content/world.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 60);
const WARM = 10;
const MERGED_PAGES = 10;
const MOST = 1.5;

/** A server of its own, asked one thing after another. */
class Server {
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  private readonly child: ChildProcess;
  private readonly port: number;
  private readonly token: string;

  private constructor(child: ChildProcess, port: number, token: string) {
    this.child = child;
    this.port = port;
    this.token = token;
  }

  static async start({ databaseUrl, token }: ContentWorld): Promise<Server> {
    const child = fork(new URL('./peers/lectern.ts', import.meta.url), { execArgv: ['--max-semi-space-size=64', '--import', 'tsx'], env: { ...process.env, BENCH_DATABASE_URL: databaseUrl } });
    const [{ port }] = (await once(child, 'message')) as [{ port: number }]; // what bench/child.ts tells first
    return new Server(child, port, token);
  }

  /** Sends a POST, and gives the milliseconds until its answer was there. */
  post(path: string, body: object): Promise<number> {
    const sent = JSON.stringify(body);
    const headers = { authorization: `Bearer ${this.token}`, 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) };
    return new Promise((resolve, reject) => {
      const begun = performance.now();
      const request = http.request({ host: '127.0.0.1', port: this.port, agent: this.agent, method: 'POST', path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const taken = performance.now() - begun;
          if (response.statusCode === 200 || response.statusCode === 201) resolve(taken);
          else reject(new Error(`${path} was answered ${response.statusCode}: ${Buffer.concat(chunks).toString()}`));
        });
      });
      request.on('error', reject);
      request.end(sent);
    });
  }

  stop(): void {
    this.agent.destroy();
    this.child.disconnect();
  }
}

/** What was measured in a space, in milliseconds. */
interface Times {
  readonly edit: number;
  readonly merge: number;
}

const update = ({ pages }: BenchSpace, n: number, edit: string) => ({ operation: 'update_page', page: pages[n], markdown: textOf(n, edit) });

/** One edit of the space while a change request with ten edited pages is open, and the merge of that. `number` is the change request's. */
async function round(server: Server, space: BenchSpace, number: number): Promise<Times> {
  const address = `/v1/spaces/${space.id}`;
  // Eleven pages all over the space, other ones in each round.
  const some = Array.from({ length: MERGED_PAGES + 1 }, (_, i) => (number * 7 + Math.floor((i * space.pages.length) / (MERGED_PAGES + 1))) % space.pages.length);
  const [own = 0, ...others] = some;
  await server.post(`${address}/change-requests`, { subject: `Round ${number}` });
  await server.post(`${address}/change-requests/${number}/content`, { changes: others.map((n) => update(space, n, `by change request ${number}`)) });
  const edit = await server.post(`${address}/content`, { changes: [update(space, own, `in round ${number}`)] });
  const merge = await server.post(`${address}/change-requests/${number}/merge`, {});
  return { edit, merge };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Prints a pair's medians and their ratio; false where that is too large. */
function judge(name: string, what: string, [few, many]: readonly [readonly number[], readonly number[]]): boolean {
  const [one, other] = [median(few), median(many)];
  const ratio = other / one;
  console.log(`${name.padEnd(28)}${what.padEnd(24)}${one.toFixed(1).padStart(9)}${other.toFixed(1).padStart(9)}${ratio.toFixed(2).padStart(8)}${ratio > MOST ? '  too large' : ''}`);
  return ratio <= MOST;
}

async function measure(world: ContentWorld, server: Server): Promise<void> {
  const spaces = world.pairs.flatMap((pair) => pair.spaces);
  const times = new Map(spaces.map((space): [BenchSpace, Times[]] => [space, []]));
  for (let number = 1; number <= WARM + ROUNDS; number++) {
    for (const space of number % 2 ? spaces : spaces.toReversed()) {
      const taken = await round(server, space, number);
      if (number > WARM) times.get(space)?.push(taken);
    }
  }
  console.log(`\n${'milliseconds'.padEnd(52)}${'few'.padStart(9)}${'many'.padStart(9)}${'ratio'.padStart(8)}`);
  const of = (space: BenchSpace, what: keyof Times) => (times.get(space) ?? []).map((taken) => taken[what]);
  const good = world.pairs.flatMap(({ name, spaces: [few, many] }) => [
    judge(name, 'an edit of a page', [of(few, 'edit'), of(many, 'edit')]),
    judge(name, `a merge of ${MERGED_PAGES} pages`, [of(few, 'merge'), of(many, 'merge')]),
  ]);
  if (good.includes(false)) process.exitCode = 1;
}

const world = await openContentWorld({ pages: [50, 5000], revisions: [10, 2000] });
try {
  const server = await Server.start(world);
  console.log(`Node ${process.version}; ${ROUNDS} rounds, interleaved; medians; a ratio of more than ${MOST} fails.`);
  try {
    await measure(world, server);
  } finally {
    server.stop();
  }
} finally {
  await world.close();
}
