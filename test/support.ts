// A seeded world behind real doors: `world.as('ana').query(…)`, `world.as('ana').get('/v1/…')`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DocumentNode } from 'graphql';
import { print } from 'graphql';
import { afterAll, beforeAll } from 'vitest';
import { demoId } from '../prisma/seed.ts';
import { type Application, type Console, createApplication, openConsole } from '../src/application.ts';
import { loadConfig } from '../src/config.ts';
import { issueToken } from '../src/resources/token.ts';
import { createLog } from '../src/server/log.ts';
import { checkAnswer } from './contract/check.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { SECRET_KEY } from './secret-key.ts';
import { listenToStatements, statementsOf } from './statements.ts';

/** The people of the demo world: ana is admin, ben edits, cat comments, dan is a guest; eve is admin of another organization. */
export type Person = 'ana' | 'ben' | 'cat' | 'dan' | 'eve';

const people: readonly Person[] = ['ana', 'ben', 'cat', 'dan', 'eve'];

/** Ids of the demo world. */
export const ids = {
  acme: demoId('Organization', 'acme'),
  umbrella: demoId('Organization', 'umbrella'),
  user: (name: Person | 'publisher') => demoId('User', name),
  member: (name: Person) => demoId('Member', name),
  team: (name: 'writers' | 'reviewers' | 'partners' | 'umbrella') => demoId('Team', name),
  publisher: demoId('ServiceAccount', 'publisher'),
  collection: (name: 'handbook' | 'policies' | 'product' | 'board' | 'hive') => demoId('Collection', name),
  /** The n-th page that was made in a space: of the guide Welcome, Getting started, Install, First space, Import, Troubleshooting, Status; of onboarding First day, First week, Tools. */
  page: (space: 'guide' | 'api' | 'onboarding' | 'travel' | 'minutes' | 'secrets', n: number) => demoId('Page', `${space} ${n}`),
  /** The first revision of a space; of the change requests of onboarding theirs, and the merge of the first. */
  revision: (name: 'onboarding' | 'travel' | 'guide' | 'api' | 'minutes' | 'scratch' | 'secrets' | 'lunch' | 'lunch merged' | 'laptop') => demoId('Revision', name),
  /** Of onboarding: number 1, ben's, merged by ana; number 2, ben's, open. */
  changeRequest: (name: 'lunch' | 'laptop') => demoId('ChangeRequest', name),
  /** The guide's Support. */
  reusableContent: demoId('ReusableContent', 'guide 1'),
  /** Of acme, Acme Help, public, with sections, and Board Papers, read by a link; of umbrella, Umbrella Research. All are published. */
  site: (name: 'help' | 'board' | 'research') => demoId('Site', name),
  /** Of Acme Help; those of the guide and of the API are in the group Product. */
  siteSection: (name: 'guide' | 'api' | 'company') => demoId('SiteSection', name),
  siteSectionGroup: demoId('SiteSectionGroup', 'product'),
  siteSpace: (name: 'help guide' | 'help api' | 'help onboarding' | 'help travel' | 'board minutes' | 'research secrets') => demoId('SiteSpace', name),
  /** Of Board Papers. */
  shareLink: demoId('ShareLink', 'board'),
  space: (name: 'onboarding' | 'travel' | 'guide' | 'api' | 'minutes' | 'scratch' | 'secrets') => demoId('Space', name),
};

/** An answer of `/v1`. A body is parsed; of 204 and 205 it is undefined. */
export interface RestResult {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: an answer is compared whole, or read field by field by the test that knows it
  readonly body: any;
}

/** An answer of GraphQL. */
export interface GraphQLResult {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly data: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly errors?: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly extensions?: any;
}

type HeaderMap = Readonly<Record<string, string>>;

/** Somebody with a token, or nobody with none, at both doors. */
export class Visitor {
  private readonly url: () => string;
  readonly token: string | undefined;

  constructor(url: () => string, token: string | undefined) {
    this.url = url;
    this.token = token;
  }

  /** Sends anything, and checks what `/v1` answers against the contract and our own OpenAPI document. */
  async send(method: string, path: string, body?: unknown, headers: HeaderMap = {}): Promise<RestResult> {
    const authorization: HeaderMap = this.token === undefined ? {} : { authorization: `Bearer ${this.token}` };
    const type: HeaderMap = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(`${this.url()}${path}`, {
      method,
      redirect: 'manual',
      headers: { 'x-request-id': 'test', ...type, ...authorization, ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (path.startsWith('/v1')) checkAnswer({ method, path, status: answer.status, headers: Object.fromEntries(answer.headers), body: text });
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    return { status: answer.status, headers: answer.headers, body: text === '' ? undefined : isJson ? JSON.parse(text) : text };
  }

  get = (path: string, headers?: HeaderMap) => this.send('GET', path, undefined, headers);
  post = (path: string, body?: unknown, headers?: HeaderMap) => this.send('POST', path, body, headers);
  put = (path: string, body?: unknown, headers?: HeaderMap) => this.send('PUT', path, body, headers);
  patch = (path: string, body?: unknown, headers?: HeaderMap) => this.send('PATCH', path, body, headers);
  delete = (path: string, headers?: HeaderMap) => this.send('DELETE', path, undefined, headers);

  /** Sends a GraphQL operation. */
  async query(document: string | DocumentNode, variables: object = {}, headers: HeaderMap = {}): Promise<GraphQLResult> {
    const query = typeof document === 'string' ? document : print(document);
    const { status, headers: answered, body } = await this.send('POST', '/graphql', { query, variables }, headers);
    return { status, headers: answered, ...body };
  }
}

/** A running server over a database of its own, with the demo world in it. */
export class World {
  url = '';
  private readonly tokens = new Map<string, string>();
  private database!: TestDatabase; // opened before the first test
  private application!: Application;
  private folder = '';
  /** The same database, past the doors: for what a test prepares. */
  door!: Console;

  /** `jobs`: whether it does background jobs beside its requests. */
  async open(environment: Readonly<Record<string, string>> = {}, jobs = false): Promise<void> {
    this.database = await openTestDatabase();
    this.folder = await mkdtemp(path.join(tmpdir(), 'lectern-test-'));
    const config = loadConfig(
      {
        NODE_ENV: 'test',
        PORT: '0',
        DATABASE_URL: this.database.appUrl,
        SECRET_KEY,
        DATA_DIR: this.folder,
        LOG_LEVEL: 'silent',
        RATE_LIMIT_TOKEN: '100000000',
        RATE_LIMIT_ADDRESS: '100000000',
        ...environment,
      },
      '/dev/null',
    );
    this.application = createApplication({ config, log: createLog(config), databaseUrl: this.database.appUrl, jobs });
    this.url = (await this.application.listen()).url;
    this.door = openConsole({ config: { ...config, baseUrl: this.url, appUrl: `${this.url}/app` }, databaseUrl: this.database.appUrl });
    for (const name of people) this.tokens.set(name, await this.tokenOf(ids.user(name)));
    listenToStatements();
  }

  async close(): Promise<void> {
    await this.application?.close();
    await this.door?.close();
    await this.database?.drop();
    if (this.folder) await rm(this.folder, { recursive: true, force: true });
  }

  /** Connection strings of this world's database. */
  get connections(): TestDatabase {
    return this.database;
  }

  /** A new personal token of a user. */
  async tokenOf(userId: string, options: { scopes?: string[]; organizations?: string[]; expiresAt?: Date; now?: Date } = {}): Promise<string> {
    const { now = new Date(), ...rest } = options;
    const { secret } = await this.door.database.transaction((tx) => issueToken(tx, now, { userId }, { label: 'Test', ...rest }));
    return secret;
  }

  as(name: Person): Visitor {
    return this.with(this.tokens.get(name));
  }

  /** Somebody with this token. */
  with(token: string | undefined): Visitor {
    return new Visitor(() => this.url, token);
  }

  get nobody(): Visitor {
    return this.with(undefined);
  }

  /** How many statements a request of this person sends. A first one goes ahead, so that the use of the token is noted. */
  async countStatements(name: Person, work: (visitor: Visitor) => Promise<unknown>): Promise<number> {
    const visitor = this.as(name);
    await visitor.get('/v1/user');
    return (await statementsOf(() => work(visitor))).length;
  }
}

/** Opens a world for a test file, with the settings given, and closes it at the end. `jobs`: whether it does background jobs. */
export function useWorld(environment?: Readonly<Record<string, string>>, jobs = false): World {
  const world = new World();
  beforeAll(() => world.open(environment, jobs));
  afterAll(() => world.close());
  return world;
}
