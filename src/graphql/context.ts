/** Creates the context of a request: the caller, their connection, and what the process shares. */
import type {
  Context,
  AuthorizationTrace,
  PublicSettings,
  PublishedTrace,
  RequestPath,
  WriteTrail,
} from '../context.ts';
import type { Blobs } from '../data/blobs.ts';
import type { ContentListener } from '../data/content-listener.ts';
import type { Database, Query, Tx } from '../data/database.ts';
import type { ReadCname } from '../data/dns.ts';
import type { GuardedFetch } from '../data/fetch.ts';
import type { Live } from '../data/live.ts';
import type { Loaders } from '../data/loaders.ts';
import type { RenderingPool } from '../data/renderings.ts';
import { type ConnectionInput, RequestConnection } from '../data/request-connection.ts';
import type { VisitorReader } from '../data/rows.ts';
import type { Secrets } from '../data/secrets.ts';
import { RequestTexts } from '../data/texts.ts';
import type { Threads } from '../data/threads.ts';
import type { Viewer } from '../data/viewer.ts';
import type { SiteVisitor } from '../data/visitor.ts';
import { badInput } from '../domain/errors.ts';
import { ResponseBudget } from './budget.ts';

/** The dependencies that all requests of a process share. */
export interface ProcessDependencies {
  readonly database: Database;
  /**
   * The database of deliveries to subscribers, with connections of their own: requests that wait for
   * a connection do not delay messages.
   */
  readonly deliveryDatabase: Database;
  readonly secrets: Secrets;
  readonly blobs: Blobs;
  readonly fetch: GuardedFetch;
  readonly readCname: ReadCname;
  readonly renderings: RenderingPool;
  /** Worker threads for work that would block the event loop. */
  readonly threads: Threads;
  /** The changes that the process follows for its subscribers. */
  readonly live: Live;
  readonly settings: PublicSettings;
  /** Receives the events of changed content. */
  readonly contentListener: ContentListener;
  /** Checks the selection of a webhook endpoint. */
  readonly checkEventSelection: (ctx: Context, text: string, field: string) => void;
  /** Determines the visitor of a request as the reader of their site; null for none. */
  readonly visitorReaderOf: (ctx: Context) => Promise<VisitorReader | null>;
}

/** The properties of one request. */
export interface RequestInput extends ConnectionInput {
  /** The visitor of a published site, when they are the caller. */
  readonly visitor?: SiteVisitor | undefined;
  /** The record of what the response shows of published sites, if it can be cached. */
  readonly published?: PublishedTrace | undefined;
  readonly requestId: string;
  readonly now: Date;
  readonly idempotencyKey?: string | undefined;
  readonly lastEventId?: string | undefined;
  /** The budget of the response. Default: unlimited. */
  readonly budget?: ResponseBudget | undefined;
  /** Called when the response is one that was sent before. */
  readonly replayed?: (() => void) | undefined;
  /** Called when a secret is read for the response. */
  readonly showSecret?: (() => void) | undefined;
}

/** The budget of contexts outside HTTP: those of jobs and of the command line. */
const unlimited = new ResponseBudget();

/** Creates the context of a request. */
export function createContext(dependencies: ProcessDependencies, input: RequestInput): Context {
  // Callers without a token share one queue.
  const owner = input.viewer?.userId ?? input.visitor?.tokenId;
  const connection = new RequestConnection(dependencies.database, input);
  const texts = new RequestTexts(
    dependencies.threads,
    { ...input, owner },
    () => connection.isInTransaction,
  );
  return new RequestContext(dependencies, input, { connection, texts }, undefined);
}

/** The parts of a request that its contexts for single root fields share. */
interface RequestState {
  readonly connection: RequestConnection;
  readonly texts: RequestTexts;
  readonly path?: RequestPath | undefined;
  readonly partCount?: number | undefined;
}

class RequestContext implements Context {
  readonly viewer: Viewer | null;
  readonly visitor: SiteVisitor | null;
  readonly published: PublishedTrace | undefined;
  readonly requestId: string;
  readonly path: RequestPath | undefined;
  readonly partCount: number | undefined;
  readonly now: Date;
  readonly idempotencyKey: string | undefined;
  readonly lastEventId: string | undefined;
  readonly budget: ResponseBudget;
  readonly settings: PublicSettings;
  readonly secrets: Secrets;
  readonly blobs: Blobs;
  readonly fetch: GuardedFetch;
  readonly readCname: ReadCname;
  readonly threads: Threads;
  readonly live: Live;
  readonly texts: RequestTexts;
  readonly contentListener: ContentListener;
  readonly authorizationTrace: AuthorizationTrace | undefined;
  private readonly dependencies: ProcessDependencies;
  private readonly input: RequestInput;
  private readonly connection: RequestConnection;

  constructor(
    dependencies: ProcessDependencies,
    input: RequestInput,
    { connection, texts, path, partCount }: RequestState,
    trace: AuthorizationTrace | undefined,
  ) {
    this.viewer = input.viewer;
    this.visitor = input.visitor ?? null;
    this.published = input.published;
    this.requestId = input.requestId;
    this.path = path;
    this.partCount = partCount;
    this.now = input.now;
    this.idempotencyKey = input.idempotencyKey;
    this.lastEventId = input.lastEventId;
    this.budget = input.budget ?? unlimited;
    this.settings = dependencies.settings;
    this.secrets = dependencies.secrets;
    this.blobs = dependencies.blobs;
    this.fetch = dependencies.fetch;
    this.readCname = dependencies.readCname;
    this.threads = dependencies.threads;
    this.live = dependencies.live;
    this.contentListener = dependencies.contentListener;
    this.texts = texts;
    this.authorizationTrace = trace;
    this.dependencies = dependencies;
    this.input = input;
    this.connection = connection;
  }

  get load(): Loaders {
    return this.connection.load;
  }

  get query(): Query {
    return this.connection.query;
  }

  get renderings(): RenderingPool {
    // the content is not committed, and the transaction would wait
    if (this.partCount !== undefined)
      throw badInput('A transaction creates no PDF and no archive. Request it afterwards.');
    return this.dependencies.renderings;
  }

  get trail(): WriteTrail {
    return this.connection.trail;
  }

  visitorReader(): Promise<VisitorReader | null> {
    return this.dependencies.visitorReaderOf(this);
  }

  checkEventSelection(text: string, field: string): void {
    this.dependencies.checkEventSelection(this, text, field);
  }

  forField(trace: AuthorizationTrace): Context {
    return new RequestContext(this.dependencies, this.input, this.state, trace);
  }

  withPath(path: RequestPath): Context {
    return this.withState({ ...this.state, path });
  }

  inParts(partCount: number): Context {
    return this.withState({ ...this.state, partCount });
  }

  private get state(): RequestState {
    const { connection, texts, path, partCount } = this;
    return { connection, texts, path, partCount };
  }

  private withState(state: RequestState): Context {
    return new RequestContext(this.dependencies, this.input, state, this.authorizationTrace);
  }

  forget(): void {
    this.connection.forget();
  }

  transaction<T>(body: (tx: Tx) => Promise<T>): Promise<T> {
    return this.connection.transaction(body, this.authorizationTrace?.key);
  }

  share<T>(body: (tx: Tx) => Promise<T>): Promise<T> {
    return this.connection.share((tx) => {
      this.texts.rewind();
      return body(tx);
    }, this.authorizationTrace?.key);
  }

  answering<T>(work: () => Promise<T>): Promise<T> {
    return this.connection.answering(work);
  }

  replayed(): void {
    this.input.replayed?.();
  }

  showSecret(): void {
    this.input.showSecret?.();
  }

  allow(milliseconds: number): void {
    this.connection.allow(milliseconds);
  }
}
