// Ten people who write and two who read, through both doors, without a pause; and what must be true of their writes afterwards.
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { demoId } from '../../prisma/seed.ts';
import { type Ending, flawOf, type Sending, send } from './client.ts';
import type { Place } from './place.ts';
import type { Tally } from './scenario.ts';

const WRITERS = 10;
const READERS = 2;
/** After a refusal: clients that hammer would only measure themselves. */
const BREATH_MS = 50;

const acme = demoId('Organization', 'acme');
const CREATE = 'mutation ($org: ID!, $title: String!) { createTeam(organizationId: $org, input: { title: $title }) { team { id title } } }';
const LIST = 'query ($org: ID!) { organization(id: $org) { title members(first: 10) { nodes { user { displayName } } } } }';

/** A write as it went: `id` when it was acknowledged. */
interface Written {
  readonly sending: Omit<Sending, 'token'>;
  readonly title: string;
  readonly id: string | undefined;
}

/** One end of a request, and when it began. */
export interface Ended {
  readonly began: number;
  readonly sending: Sending;
  readonly ending: Ending;
}

/** The load on one server. Its requests are counted as they end. */
export class Load {
  readonly written: Written[] = [];
  readonly ended: Ended[] = [];
  private readonly url: string;
  private readonly token: string;
  private readonly tally: Tally;
  private readonly agent = new http.Agent({ keepAlive: true });
  private going = true;
  private readonly people: Promise<void>[];
  private readonly judge: (ended: Ended) => void;

  /** Begins at once. `judge` is told of every end; unless it is given, each is counted. */
  constructor(url: string, token: string, tally: Tally, judge?: (ended: Ended) => void) {
    this.url = url;
    this.token = token;
    this.tally = tally;
    this.judge = judge ?? (({ sending, ending }) => tally.count({ what: whatOf(sending), status: ending.status, ms: ending.ms, flaw: flawOf(ending) }));
    this.people = [...Array.from({ length: WRITERS }, (_, n) => this.write(n)), ...Array.from({ length: READERS }, (_, n) => this.read(n))];
  }

  /** Lets everybody finish the request under way. */
  async stop(): Promise<void> {
    this.going = false;
    await Promise.all(this.people);
    this.agent.destroy();
  }

  /** Even writers use GraphQL, odd ones `/v1`; two of three requests carry an Idempotency-Key. */
  private async write(writer: number): Promise<void> {
    for (let n = 0; this.going; n++) {
      const title = `Team ${writer}-${n}`;
      const key = n % 3 === 0 ? undefined : `key-${writer}-${n}`;
      const request =
        writer % 2 === 0 ? { method: 'POST', path: '/graphql', body: { query: CREATE, variables: { org: acme, title } } } : { method: 'PUT', path: `/v1/orgs/${acme}/teams`, body: { title } };
      const sending = { ...request, requestId: `write-${writer}-${n}`, key };
      const ending = await this.ask(sending);
      this.written.push({ sending, title, id: idIn(ending) });
    }
  }

  private async read(reader: number): Promise<void> {
    for (let n = 0; this.going; n++) {
      const request = reader % 2 === 0 ? { method: 'POST', path: '/graphql', body: { query: LIST, variables: { org: acme } } } : { method: 'GET', path: `/v1/orgs/${acme}/members?limit=10` };
      await this.ask({ ...request, requestId: `read-${reader}-${n}` });
    }
  }

  private async ask(asked: Omit<Sending, 'token'>): Promise<Ending> {
    const began = Date.now();
    const sending = { ...asked, token: this.token };
    const ending = await send(this.url, this.agent, sending);
    this.ended.push({ began, sending, ending });
    this.judge({ began, sending, ending });
    if (ending.status < 200 || ending.status > 299) await pause(BREATH_MS);
    return ending;
  }

  /**
   * Holds the database to what was said: each acknowledged write is read back by its id, none is there twice, and one
   * that was not acknowledged is sent again with its key and is there once. `url`: another server, where this one is gone.
   */
  async judgeWrites(place: Place, url = this.url): Promise<void> {
    const agent = new http.Agent({ keepAlive: true });
    const acknowledged = this.written.filter(({ id }) => id !== undefined);
    const open = this.written.filter(({ id, sending: { key } }) => id === undefined && key !== undefined);
    for (let at = 0; at < acknowledged.length; at += 100) await this.readBack(url, agent, acknowledged.slice(at, at + 100));
    for (const { sending, title } of open) {
      const { status, text } = await send(url, agent, { ...sending, token: this.token });
      if (status !== 200 && status !== 201) this.tally.blame(`${title}, sent again: ${status} ${text}`);
    }
    agent.destroy();
    const counted = await place.sql<{ title: string; copies: number }>('SELECT title, count(*)::int AS copies FROM teams GROUP BY title');
    const copies = new Map(counted.map((row) => [row.title, row.copies]));
    let unnoticed = 0;
    for (const {
      title,
      id,
      sending: { key },
    } of this.written) {
      const count = copies.get(title) ?? 0;
      const once = id !== undefined || key !== undefined;
      if (count > 1 || (once && count !== 1)) this.tally.blame(`${title} is there ${count} times.`);
      if (!once) unnoticed += count;
    }
    this.tally.note(
      `${acknowledged.length} acknowledged writes read back; ${open.length} others sent again with their key, each there once; without a key ${unnoticed} were done and not acknowledged`,
    );
  }

  private async readBack(url: string, agent: http.Agent, writes: readonly Written[]): Promise<void> {
    const body = { query: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Team { title } } }', variables: { ids: writes.map(({ id }) => id) } };
    const { status, text } = await send(url, agent, { method: 'POST', path: '/graphql', token: this.token, requestId: 'read-back', body });
    const nodes: unknown[] = status === 200 ? (Object(JSON.parse(text)).data?.nodes ?? []) : [];
    for (const [n, { id, title }] of writes.entries()) {
      const found = Object(nodes[n]);
      if (found.id !== id || found.title !== title) this.tally.blame(`${title} was acknowledged as ${id}, and read back as ${JSON.stringify(nodes[n])} (${status}).`);
    }
  }
}

/** Asks for everything a few times, one after the other: a new process is slow at first, and that is not what is judged. */
export async function warmUp(url: string, token: string): Promise<void> {
  const agent = new http.Agent({ keepAlive: true });
  for (let n = 0; n < 5; n++) {
    const title = `Warming up ${n}`;
    await send(url, agent, { method: 'POST', path: '/graphql', token, requestId: 'warm', key: `warm-${n}`, body: { query: CREATE, variables: { org: acme, title } } });
    await send(url, agent, { method: 'PUT', path: `/v1/orgs/${acme}/teams`, token, requestId: 'warm', body: { title: `${title} again` } });
    await send(url, agent, { method: 'POST', path: '/graphql', token, requestId: 'warm', body: { query: LIST, variables: { org: acme } } });
    await send(url, agent, { method: 'GET', path: `/v1/orgs/${acme}/members?limit=10`, token, requestId: 'warm' });
  }
  agent.destroy();
}

export const whatOf = ({ method, path, requestId }: Sending): string => `${method} ${path} ${requestId}`;

/** The id of what was made, in a success of either door. */
function idIn({ status, text }: Ending): string | undefined {
  if (status !== 200 && status !== 201) return undefined;
  const body = Object(JSON.parse(text));
  return body.id ?? body.data?.createTeam?.team?.id;
}
