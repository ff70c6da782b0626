/** Has OpenAPI specs processed again without being asked. */
import type { Errand } from '../../data/write.ts';
import { enqueueOver } from '../../data/queue.ts';

/** So many are sent in a transaction. */
const CHUNK = 200;
/** Milliseconds between two of one organization, of which one is read at a time: else all the others would ask for their turn again and again. */
const APART = 5000;
/** Those that are read at an address, and were not for some hours; and those that are under way for longer than every try of a job together. */
const DUE = `SELECT id, organization_id AS "organizationId", round FROM openapi_specs
  WHERE id > $1 AND ((processing_state = 'COMPLETE' AND source_url IS NOT NULL AND last_processed_at < $2::timestamptz - interval '5 hours')
    OR (processing_state <> 'COMPLETE' AND processing_since < $2::timestamptz - interval '1 hour'))
  ORDER BY id LIMIT ${CHUNK} FOR NO KEY UPDATE SKIP LOCKED`;
const AGAIN = `UPDATE openapi_specs SET processing_state = 'PENDING', processing_since = $2, round = round + 1 WHERE id = ANY($1)`;

/** Sends a job for each spec that is due. */
export async function refreshSpecs({ database, now, isOver }: Errand): Promise<'done' | 'more'> {
  const sent = new Map<string, number>();
  for (let after = ''; ; ) {
    if (isOver()) return 'more';
    const last = await database.transaction(async ({ query }) => {
      const due = await query<{ id: string; organizationId: string; round: number }>('openAPISpec.due', DUE, [after, now.toISOString()]);
      await query('openAPISpec.again', AGAIN, [due.map(({ id }) => id), now.toISOString()]);
      for (const { id, organizationId, round } of due) {
        const before = sent.get(organizationId) ?? 0;
        sent.set(organizationId, before + 1);
        await enqueueOver(query)('process-openapi', { id, round: round + 1 }, { after: new Date(now.getTime() + before * APART) });
      }
      return due.at(-1)?.id;
    });
    if (last === undefined) return 'done';
    after = last;
  }
}
