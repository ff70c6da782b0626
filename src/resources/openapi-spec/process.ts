/**
 * Processes OpenAPI specs: reads the source, stores a new version and records how the processing
 * ended.
 */
import { buffer, text } from 'node:stream/consumers';
import type { Blobs } from '../../data/blobs.ts';
import { retryAfterTimeout } from '../../data/database-errors.ts';
import { FetchRefused } from '../../data/fetch.ts';
import { newId } from '../../data/new-id.ts';
import { loadSpec, type SpecSource } from '../../data/openapi/load.ts';
import type { ParsedSpec } from '../../data/openapi/read.ts';
import type { OpenAPISpecRow, OpenAPISpecVersionRow } from '../../data/rows.ts';
import {
  dropOtherSpecSections,
  dropSpecSections,
  hasSpecSections,
  writeSpecSections,
} from '../../data/search/specs.ts';
import { tables } from '../../data/tables.ts';
import { type JobContext, writeAsSystem } from '../../data/write.ts';
import { AppError } from '../../domain/errors.ts';
import { removeUnstorable } from '../../domain/import.ts';
import { column, statement } from '../../data/statement.ts';

const { openAPISpec, openAPISpecVersion } = tables;
// Setting the source again increments the round, and each round has a job of its own.
const OPEN = `processing_state <> 'COMPLETE' AND id = $1 AND round = $2`;
const FIND = statement(
  'openAPISpec.find',
  `SELECT ${openAPISpec.columns} FROM openapi_specs oa WHERE ${OPEN}`,
  openAPISpec.row,
);
const LOCK = statement('openAPISpec.lock', `${FIND.text} FOR NO KEY UPDATE`, openAPISpec.row);
const OTHERS = statement(
  'openAPISpec.others',
  `SELECT count(*)::int AS count FROM openapi_specs
    WHERE organization_id = $1 AND processing_state = 'PROGRESS' AND id <> $2
    AND processing_since > $3::timestamptz - interval '2 minutes'`,
  { count: column.integer },
);
const BEGIN = statement(
  'openAPISpec.begin',
  `UPDATE openapi_specs SET processing_state = 'PROGRESS', processing_since = $3 WHERE ${OPEN}`,
  {},
);
const LATEST = statement(
  'openAPISpec.latest',
  `SELECT ${openAPISpecVersion.columns} FROM openapi_spec_versions ov WHERE ov.spec_id = $1 ORDER BY ov.number DESC LIMIT 1`,
  openAPISpecVersion.row,
);
const END = statement(
  'openAPISpec.end',
  `UPDATE openapi_specs SET processing_state = 'COMPLETE', last_processed_at = $3, error_code = $4, error_message = $5
    WHERE ${OPEN}`,
  {},
);

/** Specs of one organization that are processed concurrently, so that workers remain for others. */
const MAX_CONCURRENCY = 1;
const MAX_MESSAGE_LENGTH = 500;
/**
 * Versions per spec. Gap: the contract does not say how long versions are kept, and a spec that
 * changes on every read would fill the disk.
 */
const MAX_VERSION_COUNT = 100;

/** The reason why processing failed. */
interface Failure {
  readonly code: NonNullable<OpenAPISpecRow['errorCode']>;
  readonly message: string;
}

/**
 * Processes the round of a spec that `data` names, unless it is complete. A problem of the source
 * is stored in the spec's row; an error that a retry may avoid is thrown.
 */
export async function processSpec(job: JobContext, data: object): Promise<'done' | 'later'> {
  const { database, isLast = true } = job;
  // The payload as it is enqueued.
  const { id, round } = data as { readonly id: string; readonly round: number };
  const [row] = await database.query(FIND, [id, round]);
  if (!row) return 'done';
  const now = new Date().toISOString();
  const [others] = await database.query(OTHERS, [row.organizationId, id, now]);
  if ((others?.count ?? 0) >= MAX_CONCURRENCY) return 'later';
  await database.query(BEGIN, [id, round, now]);
  try {
    await processSource(job, row);
  } catch (error) {
    const failure = failureOf(error);
    // Gap: the contract has no code for internal errors, but a spec must not stay in progress
    // forever.
    if (failure || isLast)
      await end(
        job,
        row,
        failure ?? {
          code: 'FETCH_ERROR',
          message: 'The server had an internal error. Set the source again.',
        },
      );
    if (!failure) throw error;
  }
  return 'done';
}

const end = (
  { database }: Pick<JobContext, 'database'>,
  { id, round }: OpenAPISpecRow,
  failure?: Failure,
) =>
  database.query(END, [
    id,
    round,
    new Date().toISOString(),
    failure?.code ?? null,
    failure ? removeUnstorable(failure.message).slice(0, MAX_MESSAGE_LENGTH) : null,
  ]);

/** Returns the problem of the source, or undefined if a retry may succeed. */
function failureOf(error: unknown): Failure | undefined {
  if (error instanceof FetchRefused)
    return {
      code: error.reason === 'TIMEOUT' ? 'FETCH_TIMEOUT' : 'FETCH_ERROR',
      message: error.message,
    };
  if (
    error instanceof AppError &&
    (error.reason === 'BAD_USER_INPUT' || error.reason === 'TIMEOUT')
  )
    return { code: 'PARSE_ERROR', message: error.message };
  return undefined;
}

/** Reads the source and stores a version if it differs from the latest one. */
async function processSource(job: JobContext, row: OpenAPISpecRow): Promise<void> {
  const { database, blobs, fetch, threads, isOver } = job;
  if (!blobs || !fetch || !threads)
    throw new Error('A process without files, a fetch and threads cannot process OpenAPI specs.');
  const [latest] = await database.query(LATEST, [row.id]);
  const read = await loadSpec(
    { fetch, threads },
    await sourceOf(blobs, row),
    latest ? await readBlobText(blobs, latest.document) : null,
  );
  if (isOver()) throw new Error('The process ends before the spec is stored.');
  const version =
    latest?.hash === read.hash
      ? undefined
      : await storeVersion(blobs, row, read, (latest?.number ?? 0) + 1);
  if (latest && !version && !(await hasSpecSections(database.query, latest, read.sections)))
    // The version is older than the search index of specs.
    await writeSearchIndex(job, latest, read);
  if (version) await writeSearchIndex(job, version, read);
  const isLatest = await retryAfterTimeout(finish(job, row, latest, version));
  if (version && !isLatest) await dropSpecSections(database.query, version);
}

/**
 * Writes the search index of a version. Its errors are not caused by the document, so they are
 * thrown for a retry.
 */
async function writeSearchIndex(
  { database, isOver }: JobContext,
  version: Pick<OpenAPISpecVersionRow, 'id' | 'organizationId' | 'specId'>,
  { sections }: ParsedSpec,
): Promise<void> {
  try {
    await writeSpecSections(database.query, version, sections, isOver);
    if (isOver())
      throw new Error('The process ends before the search index of a version is written.');
  } catch (cause) {
    // A partial index belongs to no version, or the next attempt completes it.
    await dropSpecSections(database.query, version).catch(() => {});
    throw new Error('The search index of a version was not written.', { cause });
  }
}

async function sourceOf(
  blobs: Blobs,
  { sourceUrl, sourceBlob }: OpenAPISpecRow,
): Promise<SpecSource> {
  if (sourceUrl !== null) return { url: sourceUrl };
  const bytes = await blobs.backend.read(sourceBlob ?? '');
  if (!bytes) throw new Error('The text of a spec is missing.');
  return { bytes: await buffer(bytes) };
}

async function readBlobText(blobs: Blobs, hash: string): Promise<string> {
  const bytes = await blobs.backend.read(hash);
  if (!bytes) throw new Error('The document of a version is missing.');
  return text(bytes);
}

type NewVersion = Omit<OpenAPISpecVersionRow, 'createdAt'>;

/** Stores the bytes of a version before the transaction and returns its future row. */
async function storeVersion(
  blobs: Blobs,
  { id: specId, organizationId, slug }: OpenAPISpecRow,
  { hash, ...texts }: Omit<ParsedSpec, 'sections'>,
  number: number,
): Promise<NewVersion> {
  const store = (json: string) =>
    blobs.store(Buffer.from(json), { name: `${slug}.json`, contentType: 'application/json' });
  const document = await store(texts.document);
  const [filesystem, pages] = [await store(texts.filesystem), await store(texts.pages)];
  const changes = texts.changes === null ? null : (await store(texts.changes)).hash;
  return {
    id: newId('OpenAPISpecVersion'),
    organizationId,
    specId,
    number,
    hash,
    filesystem: filesystem.hash,
    document: document.hash,
    documentSize: document.size,
    pages: pages.hash,
    changes,
  };
}

/**
 * Writes the new version, if there is one, with its audit event, completes the round and deletes
 * the versions over the limit. Writes nothing if the spec was set again concurrently. Returns true
 * if a version was written.
 */
async function finish(
  job: JobContext,
  row: OpenAPISpecRow,
  latest: OpenAPISpecVersionRow | undefined,
  version: NewVersion | undefined,
): Promise<boolean> {
  if (!version) {
    await end(job, row);
    return false;
  }
  return writeAsSystem(
    job,
    {
      action: 'openAPISpec.process',
      on: async ({ query }) => {
        const [locked] = await query(LOCK, [row.id, row.round]);
        const [newest] = await query(LATEST, [row.id]);
        // If two jobs process the same round, the first one wins.
        return newest?.id === latest?.id ? (locked ?? null) : null;
      },
    },
    async (tx) => {
      const now = new Date();
      await tx.prisma.openAPISpecVersion.create({ data: { ...version, createdAt: now } });
      // Their bytes are garbage-collected, as are those of a deleted spec.
      await tx.prisma.openAPISpecVersion.deleteMany({
        where: {
          specId: row.id,
          organizationId: row.organizationId,
          number: { lte: version.number - MAX_VERSION_COUNT },
        },
      });
      // This drops the index of the previous version and of failed attempts. No other attempt can
      // run at this point.
      await dropOtherSpecSections(tx.query, version);
      await tx.query(END, [row.id, row.round, now.toISOString(), null, null]);
    },
  );
}
