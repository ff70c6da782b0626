/** What every resolver is given: who asks, what may be read, and the one database behind it. */
import type { Blobs } from './data/blobs.ts';
import type { Query, Tx } from './data/database.ts';
import type { GuardedFetch } from './data/fetch.ts';
import type { Loaders } from './data/loaders.ts';
import type { Renderings } from './data/renderings.ts';
import type { Secrets } from './data/secrets.ts';
import type { Viewer } from './data/viewer.ts';
import type { Visitor } from './data/visitor.ts';
import type { Action } from './domain/access.ts';

/** What a root field needs, as the SDL declares it. */
export interface Rule {
  readonly action: Action;
  /** `*`: a token without scopes; undefined: any. */
  readonly scope: string | undefined;
}

/** What one root field has had checked; absent outside GraphQL (command line, jobs). */
export interface Ledger {
  readonly rule: Rule;
  asked: boolean;
  /** Throws FORBIDDEN where more is selected below the field than visitors reach. */
  onlyForVisitors(): void;
}

/** The part of the settings that resolvers may see. */
export interface PublicSettings {
  /** Where this server is reached, without a slash at the end. */
  readonly baseUrl: string;
  /** Where the app is reached. */
  readonly appUrl: string;
  /** Where published content is reached. */
  readonly publicUrl: string;
  /** Addresses of the app that sign-ins may lead to; `sign-in` below the app's unless set. */
  readonly signInRedirects: readonly string[] | undefined;
  /** Folder of further fonts for PDFs. */
  readonly pdfFonts: string | undefined;
}

/** One request. Loaders are the viewer's: what he may not see is null. They are made anew after each write. */
export interface Context {
  /** Who asks; null without a token, and for a visitor. */
  readonly viewer: Viewer | null;
  /** The visitor of a published site who asks, by a token of his; null for anybody else. */
  readonly visitor: Visitor | null;
  readonly requestId: string;
  /** When the request came. */
  readonly now: Date;
  readonly idempotencyKey: string | undefined;
  readonly settings: PublicSettings;
  readonly secrets: Secrets;
  /** The bytes of files. */
  readonly blobs: Blobs;
  /** Reads addresses that callers give, within bounds and of the public internet alone. */
  readonly fetch: GuardedFetch;
  /** What is made of content on request. */
  readonly renderings: Renderings;
  readonly load: Loaders;
  /** The port, inside a shared transaction on its connection. */
  readonly query: Query;
  readonly ledger: Ledger | undefined;
  /** The same request, seen from one root field. */
  at(ledger: Ledger): Context;
  /** Runs the body in a transaction: in that of the request where it has one, as a savepoint, else in one of its own. */
  transaction<T>(body: (tx: Tx) => Promise<T>): Promise<T>;
  /** Makes one transaction the request's own until the body is done: every read and write joins it. */
  share<T>(body: (tx: Tx) => Promise<T>): Promise<T>;
  /** Gives the request so many milliseconds from now until it is given up, where it waits for something. */
  allow(milliseconds: number): void;
  /** Drops what was read: it may have changed. */
  forget(): void;
}
