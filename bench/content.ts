/**
 * `npm run bench:content`: checks that the cost of an edit and a merge depends on the change, not
 * on the size of the space.
 *
 * It edits one page and merges ten pages through `/v1`, in spaces of 50 and 5,000 pages, and of 10
 * and 2,000 revisions. Exits with 1 when the larger takes more than 1.5 times as long.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { type BenchSpace, type ContentWorld, openContentWorld, textOf } from './content/world.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 60);
const WARM_UP_ROUNDS = 10;
const MERGED_PAGES = 10;
const MAX_RATIO = 1.5;

/** A server of its own, which receives one request after another. */
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
    const child = fork(new URL('./content/server.ts', import.meta.url), {
      execArgv: ['--max-semi-space-size=32', '--import', 'tsx'],
      env: { ...process.env, BENCH_DATABASE_URL: databaseUrl },
    });
    // The first message of content/child.ts.
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return new Server(child, port, token);
  }

  /** Sends a POST request and returns the milliseconds until the response was complete. */
  post(path: string, body: object): Promise<number> {
    const payload = JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${this.token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(payload),
    };
    return new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const request = http.request(
        { host: '127.0.0.1', port: this.port, agent: this.agent, method: 'POST', path, headers },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const elapsed = performance.now() - startedAt;
            if (response.statusCode === 200 || response.statusCode === 201) resolve(elapsed);
            else
              reject(
                new Error(
                  `${path} was answered ${response.statusCode}: ${Buffer.concat(chunks).toString()}`,
                ),
              );
          });
        },
      );
      request.on('error', reject);
      request.end(payload);
    });
  }

  stop(): void {
    this.agent.destroy();
    this.child.disconnect();
  }
}

/** Measured times in a space, in milliseconds. */
interface Times {
  readonly edit: number;
  readonly merge: number;
}

const update = ({ pages }: BenchSpace, n: number, edit: string) => ({
  operation: 'update_page',
  page: pages[n],
  markdown: textOf(n, edit),
});

/**
 * Measures one edit of the space while a change request with ten edited pages is open, and then its
 * merge. `number` is the number of the change request.
 */
async function round(server: Server, space: BenchSpace, number: number): Promise<Times> {
  const address = `/v1/spaces/${space.id}`;
  // Eleven pages throughout the space, different ones in each round.
  const indexes = Array.from(
    { length: MERGED_PAGES + 1 },
    (_, i) =>
      (number * 7 + Math.floor((i * space.pages.length) / (MERGED_PAGES + 1))) % space.pages.length,
  );
  const [own = 0, ...others] = indexes;
  await server.post(`${address}/change-requests`, { subject: `Round ${number}` });
  await server.post(`${address}/change-requests/${number}/content`, {
    changes: others.map((n) => update(space, n, `by change request ${number}`)),
  });
  const edit = await server.post(`${address}/content`, {
    changes: [update(space, own, `in round ${number}`)],
  });
  const merge = await server.post(`${address}/change-requests/${number}/merge`, {});
  return { edit, merge };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Prints a pair's medians and their ratio. Returns false when the ratio is too large. */
function compare(
  name: string,
  measured: string,
  [few, many]: readonly [readonly number[], readonly number[]],
): boolean {
  const [one, other] = [median(few), median(many)];
  const ratio = other / one;
  console.log(
    `${name.padEnd(28)}${measured.padEnd(24)}${one.toFixed(1).padStart(9)}${other.toFixed(1).padStart(9)}${ratio.toFixed(2).padStart(8)}${ratio > MAX_RATIO ? '  too large' : ''}`,
  );
  return ratio <= MAX_RATIO;
}

async function measure(world: ContentWorld, server: Server): Promise<void> {
  const spaces = world.pairs.flatMap((pair) => pair.spaces);
  const times = new Map(spaces.map((space): [BenchSpace, Times[]] => [space, []]));
  for (let number = 1; number <= WARM_UP_ROUNDS + ROUNDS; number++) {
    for (const space of number % 2 ? spaces : spaces.toReversed()) {
      const elapsed = await round(server, space, number);
      if (number > WARM_UP_ROUNDS) times.get(space)?.push(elapsed);
    }
  }
  console.log(
    `\n${'milliseconds'.padEnd(52)}${'few'.padStart(9)}${'many'.padStart(9)}${'ratio'.padStart(8)}`,
  );
  const of = (space: BenchSpace, measured: keyof Times) =>
    (times.get(space) ?? []).map((elapsed) => elapsed[measured]);
  const results = world.pairs.flatMap(({ name, spaces: [few, many] }) => [
    compare(name, 'an edit of a page', [of(few, 'edit'), of(many, 'edit')]),
    compare(name, `a merge of ${MERGED_PAGES} pages`, [of(few, 'merge'), of(many, 'merge')]),
  ]);
  if (results.includes(false)) process.exitCode = 1;
}

const world = await openContentWorld({ pages: [50, 5000], revisions: [10, 2000] });
try {
  const server = await Server.start(world);
  console.log(
    `Node ${process.version}; ${ROUNDS} rounds, interleaved; medians; a ratio of more than ${MAX_RATIO} fails.`,
  );
  try {
    await measure(world, server);
  } finally {
    server.stop();
  }
} finally {
  await world.close();
}
