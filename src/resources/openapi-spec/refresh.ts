/** Schedules the processing of OpenAPI specs at intervals. */
import type { JobContext } from '../../data/write.ts';
import { enqueueOver } from '../../data/queue.ts';
import { column, statement } from '../../data/statement.ts';

/** Specs enqueued per transaction. */
const BATCH_COUNT = 200;
/**
 * Milliseconds between two specs of one organization. Only one is processed at a time, so jobs
 * enqueued together would have to be postponed repeatedly.
 */
const REFRESH_INTERVAL_MS = 5000;
/**
 * Specs with a URL that were not processed for five hours, and specs in progress for longer than
 * all attempts of a job can take.
 */
const DUE = statement(
  'openAPISpec.due',
  `SELECT id, organization_id AS "organizationId", round FROM openapi_specs
  WHERE id > $1 AND ((processing_state = 'COMPLETE' AND source_url IS NOT NULL AND last_processed_at < $2::timestamptz - interval '5 hours')
    OR (processing_state <> 'COMPLETE' AND processing_since < $2::timestamptz - interval '1 hour'))
  ORDER BY id LIMIT ${BATCH_COUNT} FOR NO KEY UPDATE SKIP LOCKED`,
  { id: column.text, organizationId: column.text, round: column.integer },
);
const RESTART = statement(
  'openAPISpec.again',
  `UPDATE openapi_specs SET processing_state = 'PENDING', processing_since = $2, round = round + 1 WHERE id = ANY($1)`,
  {},
);

/** Enqueues a job for each spec that is due. */
export async function refreshSpecs({
  database,
  now,
  isOver,
}: JobContext): Promise<'done' | 'more'> {
  const enqueuedByOrganization = new Map<string, number>();
  for (let after = ''; ; ) {
    if (isOver()) return 'more';
    const last = await database.transaction(async ({ query }) => {
      const due = await query(DUE, [after, now.toISOString()]);
      await query(RESTART, [due.map(({ id }) => id), now.toISOString()]);
      for (const { id, organizationId, round } of due) {
        const enqueued = enqueuedByOrganization.get(organizationId) ?? 0;
        enqueuedByOrganization.set(organizationId, enqueued + 1);
        await enqueueOver(query)(
          'process-openapi',
          { id, round: round + 1 },
          { after: new Date(now.getTime() + enqueued * REFRESH_INTERVAL_MS) },
        );
      }
      return due.at(-1)?.id;
    });
    if (last === undefined) return 'done';
    after = last;
  }
}
