/** The end of the trash: what has lain there for seven days is removed for good, with all that hangs on it (spec, States). */
import type { Tx } from '../../data/database.ts';
import { type Errand, type OwnAction, writeUnasked } from '../../data/write.ts';
import { collectLater } from './collect-later.ts';
import { lockOrder } from './find.ts';
import { TRASH_TIME } from './trash.ts';

/** So many ids are read at once. */
const PAGE = 100;
/** So many rows are removed in a statement: far from the database's deadlines. */
const CHUNK = 5000;
/** Milliseconds for one space, however much hangs on it. */
const TIMEOUT = 15_000;

interface Kind {
  readonly table: 'spaces' | 'collections';
  readonly action: OwnAction;
  /** What must be true of it beside its time; `t` is the table. */
  readonly where: string;
}

const spaces: Kind = { table: 'spaces', action: 'space.purge', where: 'true' };
/** A collection goes once it is empty: what lies in it was deleted with it or before, and goes first. */
const collections: Kind = {
  table: 'collections',
  action: 'collection.purge',
  where: `NOT EXISTS (SELECT FROM spaces s WHERE s.organization_id = t.organization_id AND s.parent_id = t.id)
    AND NOT EXISTS (SELECT FROM collections c WHERE c.organization_id = t.organization_id AND c.parent_id = t.id)`,
};

interface Past {
  readonly id: string;
  readonly organizationId: string;
  /** For the event: where it lay. */
  readonly parentId: string | null;
}

// None of the statements here is a named one: they come by the hour, and are to be planned for the tables as they are then.
const COLUMNS = 't.id, t.organization_id AS "organizationId", t.parent_id AS "parentId"';

/** Removes what is past its time, each thing in a transaction with its event. What cannot be removed is left, and thrown after all others are gone. */
export async function purgeTrash(errand: Errand): Promise<'done' | 'more'> {
  const sweep = new Sweep(errand);
  await sweep.passOver(spaces);
  // From the inside out: each pass empties the collections of the next.
  while ((await sweep.passOver(collections)) > 0);
  if (sweep.failure) throw sweep.failure.error;
  if (sweep.wasCut && sweep.removed === 0) throw new Error('Nothing could be removed in the time that there was.');
  return sweep.wasCut ? 'more' : 'done';
}

// By ctid: no plan, however old the statistics, can turn that into a search through the table for each row.
const REVISIONS = `WITH gone AS (DELETE FROM revisions WHERE ctid = ANY (ARRAY(SELECT ctid FROM revisions WHERE organization_id = $1 AND space_id = $2 LIMIT ${CHUNK})) RETURNING 1) SELECT count(*)::int AS count FROM gone`;

class Sweep {
  /** What went wrong first. */
  failure: { readonly error: unknown } | undefined;
  /** Whether something was left because the errand was over. */
  wasCut = false;
  /** How many things are gone. */
  removed = 0;
  private readonly errand: Errand;
  private readonly until: string;

  constructor(errand: Errand) {
    this.errand = errand;
    this.until = new Date(errand.now.getTime() - TRASH_TIME).toISOString();
  }

  /** How many were removed; none when the errand is over. */
  async passOver(kind: Kind): Promise<number> {
    const before = this.removed;
    for (let page = await this.pageAfter(kind, ''); page.length > 0; page = await this.pageAfter(kind, page.at(-1)?.id ?? '')) {
      for (const past of page) {
        this.wasCut ||= this.errand.isOver();
        if (this.wasCut) return 0;
        await this.remove(kind, past);
      }
    }
    return this.removed - before;
  }

  private pageAfter({ table, where }: Kind, id: string): Promise<Past[]> {
    return this.errand.database.query<Past>(undefined, `SELECT ${COLUMNS} FROM ${table} t WHERE t.deleted_at <= $1 AND t.id > $2 AND ${where} ORDER BY t.id LIMIT ${PAGE}`, [this.until, id]);
  }

  private async remove(kind: Kind, past: Past): Promise<void> {
    const { action } = kind;
    try {
      const was = await writeUnasked(this.errand, { action, on: (tx) => this.lock(tx, kind, past), timeout: TIMEOUT }, (tx) => this.removeWhole(tx, kind, past));
      if (was) this.removed++;
    } catch (error) {
      if (!this.wasCut) this.failure ??= { error };
    }
  }

  /** Removes a thing. Of a space's revisions there may be very many: they go before it; the rest the foreign keys take along. */
  private async removeWhole(tx: Tx, { table }: Kind, { id, organizationId }: Past): Promise<void> {
    for (let count = table === 'spaces' ? CHUNK : 0; count === CHUNK; ) {
      const [removed] = await tx.query<{ count: number }>(undefined, REVISIONS, [organizationId, id]);
      count = removed?.count ?? 0;
      this.wasCut ||= count === CHUNK && this.errand.isOver();
      if (this.wasCut) throw new Error('Cut off: what was removed of this comes back.');
    }
    await tx.query(undefined, `DELETE FROM ${table} WHERE id = $1 AND organization_id = $2`, [id, organizationId]);
    if (table === 'spaces') await collectLater(tx, organizationId, this.errand.now);
  }

  /** The thing, unless it was brought back, transferred or removed meanwhile. */
  private async lock(tx: Tx, { table, where }: Kind, { id, organizationId }: Past): Promise<Past | null> {
    await lockOrder(tx, organizationId);
    const [found] = await tx.query<Past>(undefined, `SELECT ${COLUMNS} FROM ${table} t WHERE t.id = $1 AND t.organization_id = $2 AND t.deleted_at <= $3 AND ${where} FOR UPDATE`, [
      id,
      organizationId,
      this.until,
    ]);
    return found ?? null;
  }
}
