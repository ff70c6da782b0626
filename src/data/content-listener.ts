/** Events of content that other resources listen to, in the transaction of the change. */
import type { PathChanges } from '../domain/page-paths.ts';
import type { Tx } from './database.ts';

/** A space or a collection. */
interface ContentObject {
  readonly id: string;
  readonly organizationId: string;
}

/**
 * Listens to events of content. The code of content knows this interface only; sites implement it
 * to redirect from former URLs.
 */
export interface ContentListener {
  /** Pages of a space have other paths than before, or are gone. */
  pagesMoved(tx: Tx, now: Date, space: ContentObject, changes: PathChanges): Promise<void>;
  /** Content moves to the trash, or out of it, when `change` runs. */
  trashChanges<T>(tx: Tx, now: Date, content: ContentObject, change: () => Promise<T>): Promise<T>;
}
