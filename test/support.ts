// Opens a seeded world behind real APIs: `world.as('ana').query(…)`,
// `world.as('ana').get('/v1/…')`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DocumentNode, print } from 'graphql';
import { afterAll, beforeAll } from 'vitest';
import { storeDemoFiles } from '../prisma/seed/files.ts';
import { demoId } from '../prisma/seed/ids.ts';
import {
  type Application,
  type Console,
  createApplication,
  openConsole,
} from '../src/application.ts';
import { loadConfig } from '../src/config.ts';
import type { PresenceTimes } from '../src/data/live/presence.ts';
import { issueToken } from '../src/resources/token.ts';
import { createLog } from '../src/server/log.ts';
import { checkAnswer } from './contract/check.ts';
import { openTestDatabase, TEST_DEADLINES, type TestDatabase } from './database.ts';
import { SECRET_KEY } from './secret-key.ts';
import { listenToStatements, statementsOf } from './statements.ts';

/**
 * The people of the demo world: ana is admin, ben edits, cat comments, dan is a guest; eve is admin
 * of another organization.
 */
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
  collection: (name: 'handbook' | 'policies' | 'product' | 'board' | 'hive') =>
    demoId('Collection', name),
  /**
   * Returns the id of the n-th page that was created in a space. The guide has Welcome, Getting
   * started, Install, First space, Import, Troubleshooting, Status and Blocks; onboarding has First
   * day, First week and Tools.
   */
  page: (space: 'guide' | 'api' | 'onboarding' | 'travel' | 'minutes' | 'secrets', n: number) =>
    demoId('Page', `${space} ${n}`),
  /**
   * Returns the first revision of a space, a revision of the change requests of onboarding, or the
   * merge of the first.
   */
  revision: (
    name:
      | 'onboarding'
      | 'travel'
      | 'guide'
      | 'api'
      | 'minutes'
      | 'scratch'
      | 'secrets'
      | 'lunch'
      | 'lunch merged'
      | 'laptop',
  ) => demoId('Revision', name),
  /**
   * Returns a change request of onboarding: `lunch` is number 1, by ben, merged by ana; `laptop` is
   * number 2, by ben, open.
   */
  changeRequest: (name: 'lunch' | 'laptop') => demoId('ChangeRequest', name),
  /** The reusable content Support of the guide. */
  reusableContent: demoId('ReusableContent', 'guide 1'),
  /**
   * Returns a published site. Acme has Acme Help, public and with sections, and Board Papers,
   * shared by a link; Umbrella has Umbrella Research.
   */
  site: (name: 'help' | 'board' | 'research') => demoId('Site', name),
  /** Returns a section of Acme Help; the guide and the API are in the group Product. */
  siteSection: (name: 'guide' | 'api' | 'company') => demoId('SiteSection', name),
  siteSectionGroup: demoId('SiteSectionGroup', 'product'),
  siteSpace: (
    name:
      | 'help guide'
      | 'help api'
      | 'help onboarding'
      | 'help travel'
      | 'board minutes'
      | 'research secrets',
  ) => demoId('SiteSpace', name),
  /** The share link of Board Papers. */
  shareLink: demoId('ShareLink', 'board'),
  space: (name: 'onboarding' | 'travel' | 'guide' | 'api' | 'minutes' | 'scratch' | 'secrets') =>
    demoId('Space', name),
};

/** A response of `/v1`. The body is parsed; for 204 and 205 it is undefined. */
export interface RestResult {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of the response that it compares
  readonly body: any;
}

/** A response with its body as text, which is empty for 204 and 205. */
interface TextResult {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A response of GraphQL. */
export interface GraphQLResult {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of the response that it compares
  readonly data: any;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of the response that it compares
  readonly errors?: any;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of the response that it compares
  readonly extensions?: any;
}

type HeaderMap = Readonly<Record<string, string>>;

/** A caller of both APIs, with or without a token. */
export class Visitor {
  private readonly url: () => string;
  readonly token: string | undefined;

  constructor(url: () => string, token: string | undefined) {
    this.url = url;
    this.token = token;
  }

  /**
   * Sends any request, checks responses of `/v1` against the contract and the OpenAPI document, and
   * returns the body as text.
   */
  async exchange(
    method: string,
    path: string,
    body?: string,
    headers: HeaderMap = {},
  ): Promise<TextResult> {
    const authorization: HeaderMap =
      this.token === undefined ? {} : { authorization: `Bearer ${this.token}` };
    const type: HeaderMap = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(`${this.url()}${path}`, {
      method,
      redirect: 'manual',
      headers: { 'x-request-id': 'test', ...type, ...authorization, ...headers },
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    if (path.startsWith('/v1'))
      checkAnswer({
        method,
        path,
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: text,
      });
    return { status: answer.status, headers: answer.headers, text };
  }

  /** Sends any request as `exchange` does, with a value as JSON, and parses the body. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: HeaderMap = {},
  ): Promise<RestResult> {
    const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const { status, headers: answered, text } = await this.exchange(method, path, sent, headers);
    const isJson = answered.get('content-type')?.includes('json') ?? false;
    return {
      status,
      headers: answered,
      body: text === '' ? undefined : isJson ? JSON.parse(text) : text,
    };
  }

  get = (path: string, headers?: HeaderMap) => this.send('GET', path, undefined, headers);
  post = (path: string, body?: unknown, headers?: HeaderMap) =>
    this.send('POST', path, body, headers);
  put = (path: string, body?: unknown, headers?: HeaderMap) =>
    this.send('PUT', path, body, headers);
  patch = (path: string, body?: unknown, headers?: HeaderMap) =>
    this.send('PATCH', path, body, headers);
  delete = (path: string, headers?: HeaderMap) => this.send('DELETE', path, undefined, headers);

  /** Sends a GraphQL operation. */
  async query(
    document: string | DocumentNode,
    variables: object = {},
    headers: HeaderMap = {},
  ): Promise<GraphQLResult> {
    const query = typeof document === 'string' ? document : print(document);
    const {
      status,
      headers: answered,
      body,
    } = await this.send('POST', '/graphql', { query, variables }, headers);
    return { status, headers: answered, ...body };
  }
}

/** Ten times the product's deadlines, so that tests do not depend on an idle machine. */
const DEADLINES = { requestMs: 32_000, database: TEST_DEADLINES };

/** The clients of a test have their responses when it ends, so that no request is in transit. */
const LINGER_MS = 1;

/** Deviations from the default world. */
interface WorldOptions {
  /** True to run background jobs; by default none run. */
  readonly jobs?: boolean;
  /**
   * True to use the product's deadlines, for tests of them; by default they are five times as long.
   */
  readonly hasOwnDeadlines?: boolean;
  /** The times of presence. Default: the product's own. */
  readonly presenceTimes?: PresenceTimes;
}

/** A running server with a database of its own that contains the demo world. */
export class World {
  url = '';
  private readonly tokens = new Map<string, string>();
  private database!: TestDatabase; // opened before the first test
  private application!: Application;
  private folder = '';
  /** Direct access to the same database, for what a test prepares. */
  console!: Console;

  async open(
    environment: Readonly<Record<string, string>> = {},
    { jobs = false, hasOwnDeadlines = false, presenceTimes }: WorldOptions = {},
  ): Promise<void> {
    this.database = await openTestDatabase();
    this.folder = await mkdtemp(path.join(tmpdir(), 'lectern-test-'));
    const config = loadConfig(
      {
        NODE_ENV: 'test',
        PORT: '0',
        ...this.database.settings,
        SECRET_KEY,
        DATA_DIR: this.folder,
        LOG_LEVEL: 'silent',
        RATE_LIMIT_TOKEN: '100000000',
        RATE_LIMIT_ADDRESS: '100000000',
        CONCURRENCY_TOKEN: '1000000',
        CONCURRENCY_ADDRESS: '1000000',
        // it sends a statement each second, which tests of single requests would count
        SHARED_LIMITS: 'off',
        ...environment,
      },
      '/dev/null',
    );
    this.application = createApplication({
      config,
      log: createLog(config),
      databaseUrl: this.database.appUrl,
      jobs,
      deadlines: hasOwnDeadlines ? undefined : DEADLINES,
      lingerMs: LINGER_MS,
      presenceTimes,
    });
    this.url = (await this.application.listen()).url;
    this.console = openConsole({
      config: { ...config, baseUrl: this.url, appUrl: `${this.url}/app` },
      databaseUrl: this.database.appUrl,
    });
    await storeDemoFiles(this.console.as(ids.user('ana')).blobs);
    await this.issueTokens();
    listenToStatements();
  }

  async close(): Promise<void> {
    await this.application?.close();
    await this.console?.close();
    await this.database?.drop();
    if (this.folder) await rm(this.folder, { recursive: true, force: true });
  }

  /** Returns the connection strings of this world's database. */
  get connections(): TestDatabase {
    return this.database;
  }

  /** The folder of this world's files. */
  get dataFolder(): string {
    return this.folder;
  }

  /** Returns a new personal token of a user. */
  async tokenOf(
    userId: string,
    options: { scopes?: string[]; organizations?: string[]; expiresAt?: Date; now?: Date } = {},
  ): Promise<string> {
    const { now = new Date(), organizations, ...rest } = options;
    const bound = organizations && { organizationIds: organizations };
    const { secret } = await this.console.database.transaction((tx) =>
      issueToken(tx, now, { userId }, { label: 'Test', ...rest, ...bound }),
    );
    return secret;
  }

  /** Issues the tokens of the people of the demo world, in one transaction. */
  private async issueTokens(): Promise<void> {
    const now = new Date();
    await this.console.database.transaction(async (tx) => {
      for (const name of people) {
        const { secret } = await issueToken(tx, now, { userId: ids.user(name) }, { label: 'Test' });
        this.tokens.set(name, secret);
      }
    });
  }

  as(name: Person): Visitor {
    return this.with(this.tokens.get(name));
  }

  /** Returns a caller with this token. */
  with(token: string | undefined): Visitor {
    return new Visitor(() => this.url, token);
  }

  get nobody(): Visitor {
    return this.with(undefined);
  }

  /**
   * Returns the number of statements that a request of this person sends. A first request precedes
   * it, so that the use of the token is recorded.
   */
  async countStatements(
    name: Person,
    work: (visitor: Visitor) => Promise<unknown>,
  ): Promise<number> {
    const visitor = this.as(name);
    await visitor.get('/v1/user');
    return (await statementsOf(() => work(visitor))).length;
  }
}

/** Opens a world for a test file with the given settings, and closes it at the end. */
export function useWorld(
  environment?: Readonly<Record<string, string>>,
  options: WorldOptions = {},
): World {
  const world = new World();
  beforeAll(() => world.open(environment, options));
  afterAll(() => world.close());
  return world;
}
