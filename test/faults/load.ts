// Runs ten writers and two readers through GraphQL and REST without a pause, and checks their
// writes afterwards.
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { demoId } from '../../prisma/seed/ids.ts';
import { type RequestResult, flawOf, type OutgoingRequest, send } from './client.ts';
import type { TestInstallation } from './installation.ts';
import type { Tally } from './scenario.ts';

const DEFAULT_WRITER_COUNT = 10;
const DEFAULT_READER_COUNT = 2;
/** The pause after an error response, because clients without one would measure only themselves. */
const BREATH_MS = 50;
/** The pause after a refused connection: the server is down for seconds. */
const AWAY_MS = 1000;

const acme = demoId('Organization', 'acme');
const CREATE =
  'mutation ($org: ID!, $title: String!) { createTeam(input: { organizationId: $org, title: $title }) { team { id title } } }';
const LIST =
  'query ($org: ID!) { organization(id: $org) { title members(first: 10) { nodes { user { displayName } } } } }';

/** A write; `id` is present when the write was acknowledged. */
interface Written {
  readonly sending: Omit<OutgoingRequest, 'token'>;
  readonly title: string;
  readonly id: string | undefined;
}

/** A finished request and its start time. */
export interface Ended {
  readonly began: number;
  readonly sending: OutgoingRequest;
  readonly ending: RequestResult;
}

/** The target and the size of a load. */
interface LoadOptions {
  readonly url: string;
  readonly token: string;
  readonly tally: Tally;
  /** Called at the end of each request; by default the request is counted. */
  readonly onEnd?: (ended: Ended) => void;
  /** Distinguishes the writes of concurrent loads. */
  readonly name?: string;
  readonly writers?: number;
  readonly readers?: number;
  /** Milliseconds that each writer and reader pauses after a response. Default: 0. */
  readonly pauseMs?: number;
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
  private readonly onEnd: (ended: Ended) => void;
  private readonly name: string;
  private readonly pauseMs: number;

  /** Starts the load. */
  constructor({
    url,
    token,
    tally,
    onEnd,
    name = '',
    writers = DEFAULT_WRITER_COUNT,
    readers = DEFAULT_READER_COUNT,
    pauseMs = 0,
  }: LoadOptions) {
    this.url = url;
    this.pauseMs = pauseMs;
    this.name = name;
    this.token = token;
    this.tally = tally;
    this.onEnd =
      onEnd ??
      (({ sending, ending }) =>
        tally.count({
          what: whatOf(sending),
          status: ending.status,
          ms: ending.ms,
          flaw: flawOf(ending),
        }));
    this.people = [
      ...Array.from({ length: writers }, (_, n) => this.write(n)),
      ...Array.from({ length: readers }, (_, n) => this.read(n)),
    ];
  }

  /** Waits for all running requests and stops. */
  async stop(): Promise<void> {
    this.going = false;
    await Promise.all(this.people);
    this.agent.destroy();
  }

  /**
   * Writers with an even number use GraphQL, the others `/v1`; two of three requests have an
   * Idempotency-Key.
   */
  private async write(writer: number): Promise<void> {
    for (let n = 0; this.going && !this.tally.isOver; n++) {
      const at = `${this.name}${writer}-${n}`;
      const title = `Team ${at}`;
      const key = n % 3 === 0 ? undefined : `key-${at}`;
      const request =
        writer % 2 === 0
          ? {
              method: 'POST',
              path: '/graphql',
              body: { query: CREATE, variables: { org: acme, title } },
            }
          : { method: 'PUT', path: `/v1/orgs/${acme}/teams`, body: { title } };
      const sending = { ...request, requestId: `write-${at}`, key };
      const ending = await this.ask(sending);
      const id = idIn(ending);
      this.written.push({ sending, title, id });
      if (id !== undefined) this.tally.acknowledge({ table: 'teams', id, columns: { title } });
    }
  }

  private async read(reader: number): Promise<void> {
    for (let n = 0; this.going && !this.tally.isOver; n++) {
      const request =
        reader % 2 === 0
          ? { method: 'POST', path: '/graphql', body: { query: LIST, variables: { org: acme } } }
          : { method: 'GET', path: `/v1/orgs/${acme}/members?limit=10` };
      await this.ask({ ...request, requestId: `read-${this.name}${reader}-${n}` });
    }
  }

  private async ask(asked: Omit<OutgoingRequest, 'token'>): Promise<RequestResult> {
    const began = Date.now();
    const sending = { ...asked, token: this.token };
    const ending = await send(this.url, this.agent, sending);
    this.ended.push({ began, sending, ending });
    this.onEnd({ began, sending, ending });
    if (ending.status < 200 || ending.status > 299)
      await pause(ending.broken === 'ECONNREFUSED' ? AWAY_MS : BREATH_MS);
    if (this.pauseMs > 0) await pause(this.pauseMs);
    return ending;
  }

  /**
   * Checks that each acknowledged write can be read by its id and exists once, and that an
   * unacknowledged write exists once after a retry with its key. `url` is another server to use
   * when this one has ended.
   */
  async checkWrites(installation: TestInstallation, url = this.url): Promise<void> {
    const agent = new http.Agent({ keepAlive: true });
    const acknowledged = this.written.filter(({ id }) => id !== undefined);
    const open = this.written.filter(
      ({ id, sending: { key } }) => id === undefined && key !== undefined,
    );
    for (let at = 0; at < acknowledged.length; at += 100)
      await this.readBack(url, agent, acknowledged.slice(at, at + 100));
    for (const { sending, title } of open) {
      const { status, text } = await send(url, agent, { ...sending, token: this.token });
      if (status !== 200 && status !== 201)
        this.tally.addFlaw(`${title}, sent again: ${status} ${text}`);
    }
    agent.destroy();
    const counted = await installation.sql<{ title: string; copies: number }>(
      'SELECT title, count(*)::int AS copies FROM teams GROUP BY title',
    );
    const copies = new Map(counted.map((row) => [row.title, row.copies]));
    let unnoticed = 0;
    for (const {
      title,
      id,
      sending: { key },
    } of this.written) {
      const count = copies.get(title) ?? 0;
      const once = id !== undefined || key !== undefined;
      if (count > 1 || (once && count !== 1))
        this.tally.addFlaw(`${title} is there ${count} times.`);
      if (!once) unnoticed += count;
    }
    this.tally.note(
      `${acknowledged.length} acknowledged writes read back; ${open.length} others sent again with their key, each there once; without a key ${unnoticed} were done and not acknowledged`,
    );
  }

  private async readBack(
    url: string,
    agent: http.Agent,
    writes: readonly Written[],
  ): Promise<void> {
    const body = {
      query: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Team { title } } }',
      variables: { ids: writes.map(({ id }) => id) },
    };
    const { status, text } = await send(url, agent, {
      method: 'POST',
      path: '/graphql',
      token: this.token,
      requestId: 'read-back',
      body,
    });
    const nodes: unknown[] = status === 200 ? (Object(JSON.parse(text)).data?.nodes ?? []) : [];
    for (const [n, { id, title }] of writes.entries()) {
      const found = Object(nodes[n]);
      if (found.id !== id || found.title !== title)
        this.tally.addFlaw(
          `${title} was acknowledged as ${id}, and read back as ${JSON.stringify(nodes[n])} (${status}).`,
        );
    }
  }
}

/**
 * Sends every kind of request a few times, because the first responses of a new process are slow.
 */
export async function warmUp(url: string, token: string): Promise<void> {
  const agent = new http.Agent({ keepAlive: true });
  for (let n = 0; n < 5; n++) {
    const title = `Warming up ${n}`;
    await send(url, agent, {
      method: 'POST',
      path: '/graphql',
      token,
      requestId: 'warm',
      key: `warm-${n}`,
      body: { query: CREATE, variables: { org: acme, title } },
    });
    await send(url, agent, {
      method: 'PUT',
      path: `/v1/orgs/${acme}/teams`,
      token,
      requestId: 'warm',
      body: { title: `${title} again` },
    });
    await send(url, agent, {
      method: 'POST',
      path: '/graphql',
      token,
      requestId: 'warm',
      body: { query: LIST, variables: { org: acme } },
    });
    await send(url, agent, {
      method: 'GET',
      path: `/v1/orgs/${acme}/members?limit=10`,
      token,
      requestId: 'warm',
    });
  }
  agent.destroy();
}

export const whatOf = ({ method, path, requestId }: OutgoingRequest): string =>
  `${method} ${path} ${requestId}`;

/** Returns the id of the created resource from a successful response of either API. */
function idIn({ status, text }: RequestResult): string | undefined {
  if (status !== 200 && status !== 201) return undefined;
  const body = Object(JSON.parse(text));
  return body.id ?? body.data?.createTeam?.team?.id;
}
