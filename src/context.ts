/**
 * Defines the context that every resolver receives: the caller, their data loaders, and the
 * database.
 */
import type { Blobs } from './data/blobs.ts';
import type { ContentListener } from './data/content-listener.ts';
import type { Query, Tx } from './data/database.ts';
import type { ReadCname } from './data/dns.ts';
import type { GuardedFetch } from './data/fetch.ts';
import type { Live } from './data/live.ts';
import type { Loaders } from './data/loaders.ts';
import type { RenderingPool } from './data/renderings.ts';
import type { VisitorReader } from './data/rows.ts';
import type { Secrets } from './data/secrets.ts';
import type { RequestTexts } from './data/texts.ts';
import type { Threads } from './data/threads.ts';
import type { Viewer } from './data/viewer.ts';
import type { KnownVisitor, SiteVisitor } from './data/visitor.ts';
import type { Action } from './domain/access.ts';
import type { Reason } from './domain/errors.ts';
import type { ResponseBudget } from './graphql/budget.ts';

/** The permission that a root field requires, as the SDL declares it. */
export interface FieldRule {
  readonly action: Action;
  /** `*` requires a token without scopes; undefined accepts any token. */
  readonly scope: string | undefined;
}

/**
 * The record of whether one root field checked its permission; absent outside GraphQL (command
 * line, jobs).
 */
export interface AuthorizationTrace {
  readonly rule: FieldRule;
  /** The field's response name. */
  readonly key: string;
  checked: boolean;
  /** Throws FORBIDDEN when the selection below the field goes beyond what visitors can read. */
  onlyForVisitors(): void;
}

/** The part of the settings that resolvers can read. */
export interface PublicSettings {
  /** The address of this server, without a trailing slash. */
  readonly baseUrl: string;
  /** The address of the app. */
  readonly appUrl: string;
  /** The address of published content. */
  readonly publicUrl: string;
  /**
   * Addresses of the app that sign-ins may redirect to. Default: `sign-in` below the app's address.
   */
  readonly signInRedirects: readonly string[] | undefined;
  /** The name to which custom hostnames must be aliases; undefined: there are none. */
  readonly hostnameTarget?: string | undefined;
  /** True if e-mails are sent. Default: false. */
  readonly sendsEmail?: boolean | undefined;
  /** Maximum number of pages that an import of a website reads. */
  readonly websitePages: number;
  /** Folder of additional fonts for PDFs. */
  readonly pdfFonts: string | undefined;
  /** The front end that is notified of changes of published content. */
  readonly revalidation?: Revalidation | undefined;
}

/** A front end that keeps published content in a cache of its own. */
export interface Revalidation {
  readonly url: string;
  /** The key that requests are signed with. */
  readonly secret: string | undefined;
}

/** A published site as one response shows it. */
export interface ShownSite {
  readonly organizationId: string;
  readonly siteId: string;
  /** Everything about the visitor that the response can depend on. */
  readonly view: readonly unknown[];
  /** True if it was opened without credentials or claims, as for everybody. */
  readonly isPublic: boolean;
}

/**
 * The record of what a response shows of published sites, from which the server decides whether to
 * cache it. A response that shows no site, or anything else, is not cached.
 */
export interface PublishedTrace {
  /** The visitor of the request's token, if they are known and nothing has changed since. */
  readonly knownVisitor: KnownVisitor | undefined;
  /** Records the visitor of the request's token. */
  identify(visitor: KnownVisitor): void;
  /** Records that the response shows a site. */
  show(site: ShownSite): void;
  /** Records that the response depends on more than published sites, and must not be cached. */
  exclude(): void;
}

/** The path of a request to `/v1`, which locates the object of its root field. */
export interface RequestPath {
  /** The ids and names of the object and its parents, such as `siteId`. */
  readonly values: Readonly<Record<string, unknown>>;
  /**
   * The arguments and fields of the input with an id from the path, such as `input.id`. Their form
   * is checked already, and may be a key that only paths have, such as a number.
   */
  readonly ids: ReadonlySet<string>;
  /**
   * Checks the names in the path.
   * @throws BAD_USER_INPUT
   */
  check(): void;
}

/** A write that the viewer was permitted, with its object before the write. */
export interface AllowedWrite {
  readonly action: Action;
  readonly subject: unknown;
}

/** The writes of a request so far. */
export interface WriteTrail {
  /** Response names of the root fields whose write was committed. */
  readonly committed: Set<string>;
  /** The reasons of refused writes whose payload states them, by the response name. */
  readonly refused: Map<string, Reason>;
  /** The writes of the request's own transaction that were permitted. */
  readonly allowed: AllowedWrite[];
}

/**
 * The context of one request. The loaders return null for what the viewer cannot see, and are
 * created again after each write.
 */
export interface Context {
  /** The user or service account of the token; null without a token, and for a visitor. */
  readonly viewer: Viewer | null;
  /** The visitor of a published site, for a visitor token; otherwise null. */
  readonly visitor: SiteVisitor | null;
  /** Undefined where the response cannot be cached. */
  readonly published: PublishedTrace | undefined;
  readonly requestId: string;
  /** The path of a request to `/v1`; undefined in GraphQL, which names an object by its id alone. */
  readonly path: RequestPath | undefined;
  /** The time at which the request arrived. */
  readonly now: Date;
  readonly idempotencyKey: string | undefined;
  /** The header `Last-Event-ID`: the position of the last event that the client of a stream has. */
  readonly lastEventId: string | undefined;
  /** The budget of the response; unlimited outside HTTP. */
  readonly budget: ResponseBudget;
  readonly settings: PublicSettings;
  readonly secrets: Secrets;
  /**
   * Checks the selection of a webhook endpoint.
   * @throws BAD_USER_INPUT, FORBIDDEN
   */
  checkEventSelection(text: string, field: string): void;
  /** The storage of files. */
  readonly blobs: Blobs;
  /** Reads URLs that callers provide, within limits and from the public internet alone. */
  readonly fetch: GuardedFetch;
  /** Asks the DNS to which names a hostname is an alias. */
  readonly readCname: ReadCname;
  /** Renders content on request, such as PDFs. Concurrent callers share one cached result. */
  readonly renderings: RenderingPool;
  /** Worker threads, for jobs. */
  readonly threads: Threads;
  /** The changes that this process follows for its subscribers. */
  readonly live: Live;
  /** Reads and compares texts within the limits of the request. */
  readonly texts: RequestTexts;
  /** The loaders. Reading this property throws in the body of a transaction. */
  readonly load: Loaders;
  /** Receives the events of changed content. */
  readonly contentListener: ContentListener;
  /**
   * Runs a query, inside the shared transaction when there is one. Reading this property throws in
   * the body of a transaction.
   */
  readonly query: Query;
  readonly authorizationTrace: AuthorizationTrace | undefined;
  readonly trail: WriteTrail;
  /**
   * Number of root fields, or requests of a batch, that are done together or not at all; undefined
   * outside of such transactions.
   */
  readonly partCount: number | undefined;
  /**
   * Returns the visitor of the token as the reader of their site; null without such a token, and
   * when the site is not open to them.
   */
  visitorReader(): Promise<VisitorReader | null>;
  /** Returns the same request for one root field. */
  forField(trace: AuthorizationTrace): Context;
  /** Returns the same request with the path that states the parents of its object. */
  withPath(path: RequestPath): Context;
  /** Returns the same request for root fields, or requests, that are done together or not at all. */
  inParts(count: number): Context;
  /**
   * Runs the body in a transaction: as a savepoint in the request's own one, otherwise in a new
   * one. The body reads and writes through `tx` alone.
   * @throws Error in the body of another transaction
   */
  transaction<T>(body: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Makes one transaction the request's own until the body is done: every read and write joins it.
   */
  share<T>(body: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs a mutation. After each commit in it, what was written is read on the connection that wrote
   * it, so that the answer waits for no other connection.
   */
  answering<T>(work: () => Promise<T>): Promise<T>;
  /** Records that the response was sent before and is sent again. */
  replayed(): void;
  /** Records that the response holds a secret, so that it is not compressed. */
  showSecret(): void;
  /** Sets the deadline of the request, in milliseconds from now, for operations that wait. */
  allow(milliseconds: number): void;
  /** Drops what the loaders have read, as it may have changed. */
  forget(): void;
}
