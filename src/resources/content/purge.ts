/**
 * Purges content that has been in the trash for seven days, with everything that belongs to it
 * (spec, States).
 */
import type { Tx } from '../../data/database.ts';
import { type JobContext, type SystemAction, writeAsSystem } from '../../data/write.ts';
import { scheduleGarbageCollection } from './schedule-garbage-collection.ts';
import { lockContentOrder } from './find.ts';
import { TRASH_RETENTION_MS } from './trash.ts';
import { column, type Columns, statement } from '../../data/statement.ts';

/** Ids read per statement. */
const ITEMS_PER_RUN = 100;
/** Rows deleted per statement, few enough to stay far below the statement timeout. */
const BATCH_SIZE = 5000;
/** Timeout of the transaction that purges one item, in milliseconds. */
const ITEM_TIMEOUT_MS = 15_000;

interface ExpiredRow {
  readonly id: string;
  readonly organizationId: string;
  /** The former parent, for the audit event. */
  readonly parentId: string | null;
}

// No statement here is prepared: the job runs hourly, so a cached plan would use outdated
// statistics.
const COLUMNS = 't.id, t.organization_id AS "organizationId", t.parent_id AS "parentId"';
const EXPIRED: Columns<ExpiredRow> = {
  id: column.text,
  organizationId: column.text,
  parentId: column.nullable(column.text),
};

/** The statements for a table; `where` is a further condition on a row of it, as `t`. */
const statementsFor = (table: 'spaces' | 'collections', where: string) => ({
  page: statement(
    undefined,
    `SELECT ${COLUMNS} FROM ${table} t WHERE t.deleted_at <= $1 AND t.id > $2 AND ${where}
      ORDER BY t.id LIMIT ${ITEMS_PER_RUN}`,
    EXPIRED,
  ),
  lock: statement(
    undefined,
    `SELECT ${COLUMNS} FROM ${table} t WHERE t.id = $1 AND t.organization_id = $2 AND t.deleted_at <= $3
      AND ${where} FOR UPDATE`,
    EXPIRED,
  ),
  remove: statement(undefined, `DELETE FROM ${table} WHERE id = $1 AND organization_id = $2`, {}),
});

interface Kind extends ReturnType<typeof statementsFor> {
  readonly table: 'spaces' | 'collections';
  readonly action: SystemAction;
}

const spaces: Kind = {
  table: 'spaces',
  action: 'space.purge',
  ...statementsFor('spaces', 'true'),
};
/**
 * A collection is purged when it is empty: its contents were deleted with it or before it, and are
 * purged first.
 */
const collections: Kind = {
  table: 'collections',
  action: 'collection.purge',
  ...statementsFor(
    'collections',
    `NOT EXISTS (SELECT FROM spaces s WHERE s.organization_id = t.organization_id AND s.parent_id = t.id)
    AND NOT EXISTS (SELECT FROM collections c WHERE c.organization_id = t.organization_id AND c.parent_id = t.id)`,
  ),
};

/**
 * Purges content whose retention is over, each item in its own transaction with its audit event.
 * @throws The first error of an item, after the others were tried or the time ran out; an error if
 * the time ran out before anything was purged.
 */
export async function purgeTrash(job: JobContext): Promise<'done' | 'more'> {
  const purge = new TrashPurge(job);
  await purge.purgeKind(spaces);
  // Each pass empties the parents of the collections it purges, so the next pass can purge those.
  while ((await purge.purgeKind(collections)) > 0);
  if (purge.failure) throw purge.failure.error;
  if (purge.isOutOfTime && purge.removed === 0)
    throw new Error('The job ran out of time before anything was purged.');
  return purge.isOutOfTime ? 'more' : 'done';
}

// Selecting by ctid prevents a plan that searches the table once per row, even with outdated
// statistics.
const DELETE_REVISIONS = statement(
  undefined,
  `WITH gone AS (DELETE FROM revisions WHERE ctid = ANY (ARRAY(SELECT ctid FROM revisions
    WHERE organization_id = $1 AND space_id = $2 LIMIT ${BATCH_SIZE})) RETURNING 1)
  SELECT count(*)::int AS count FROM gone`,
  { count: column.integer },
);

class TrashPurge {
  /** The first error. */
  failure: { readonly error: unknown } | undefined;
  /** True if items are left because the job ran out of time. */
  isOutOfTime = false;
  /** The number of purged items. */
  removed = 0;
  private readonly job: JobContext;
  private readonly deletedBefore: string;

  constructor(job: JobContext) {
    this.job = job;
    this.deletedBefore = new Date(job.now.getTime() - TRASH_RETENTION_MS).toISOString();
  }

  /** Purges the items of one kind and returns their number, or 0 if the job ran out of time. */
  async purgeKind(kind: Kind): Promise<number> {
    const before = this.removed;
    for (
      let page = await this.pageAfter(kind, '');
      page.length > 0;
      page = await this.pageAfter(kind, page.at(-1)?.id ?? '')
    ) {
      for (const expired of page) {
        this.isOutOfTime ||= this.job.isOver();
        if (this.isOutOfTime) return 0;
        await this.remove(kind, expired);
      }
    }
    return this.removed - before;
  }

  private pageAfter({ page }: Kind, id: string): Promise<ExpiredRow[]> {
    return this.job.database.query(page, [this.deletedBefore, id]);
  }

  private async remove(kind: Kind, expired: ExpiredRow): Promise<void> {
    const { action } = kind;
    try {
      const wasPurged = await writeAsSystem(
        this.job,
        { action, on: (tx) => this.lock(tx, kind, expired), timeout: ITEM_TIMEOUT_MS },
        (tx) => this.deleteItem(tx, kind, expired),
      );
      if (wasPurged) this.removed++;
    } catch (error) {
      // Out of time, the error is the one thrown below or follows from it.
      if (!this.isOutOfTime) this.failure ??= { error };
    }
  }

  /**
   * Deletes an item. A space may have very many revisions, which are deleted first in batches;
   * foreign keys cascade to the rest.
   */
  private async deleteItem(
    tx: Tx,
    { table, remove }: Kind,
    { id, organizationId }: ExpiredRow,
  ): Promise<void> {
    for (let count = table === 'spaces' ? BATCH_SIZE : 0; count === BATCH_SIZE; ) {
      const [removed] = await tx.query(DELETE_REVISIONS, [organizationId, id]);
      count = removed?.count ?? 0;
      this.isOutOfTime ||= count === BATCH_SIZE && this.job.isOver();
      if (this.isOutOfTime) throw new Error('Canceled: the deletions are rolled back.');
    }
    await tx.query(remove, [id, organizationId]);
    if (table === 'spaces') await scheduleGarbageCollection(tx, organizationId, this.job.now);
  }

  /** Locks the item. Returns null if it was concurrently restored, transferred or purged. */
  private async lock(
    tx: Tx,
    { lock }: Kind,
    { id, organizationId }: ExpiredRow,
  ): Promise<ExpiredRow | null> {
    await lockContentOrder(tx, organizationId);
    const [found] = await tx.query(lock, [id, organizationId, this.deletedBefore]);
    return found ?? null;
  }
}
