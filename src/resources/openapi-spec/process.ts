/** Processes an OpenAPI spec: its turn, what is read, the version that comes of it, and how it ends. */
import { buffer, text } from 'node:stream/consumers';
import type { Blobs } from '../../data/blobs.ts';
import { FetchRefused } from '../../data/fetch.ts';
import { newId } from '../../data/new-id.ts';
import { loadSpec, type SpecSource } from '../../data/openapi/load.ts';
import type { ReadSpec } from '../../data/openapi/read.ts';
import type { OpenAPISpecRow, OpenAPISpecVersionRow } from '../../data/rows.ts';
import { dropOtherSpecWords, dropSpecWords, hasSpecWords, writeSpecWords } from '../../data/search/specs.ts';
import { tables } from '../../data/tables.ts';
import { type Errand, writeUnasked } from '../../data/write.ts';
import { Fault } from '../../domain/errors.ts';
import { keepable } from '../../domain/import.ts';

const { openAPISpec, openAPISpecVersion } = tables;
// A round that was asked for anew has a job of its own.
const OPEN = `processing_state <> 'COMPLETE' AND id = $1 AND round = $2`;
const FIND = `SELECT ${openAPISpec.columns} FROM openapi_specs oa WHERE ${OPEN}`;
const LOCK = `${FIND} FOR NO KEY UPDATE`;
const OTHERS = `SELECT count(*)::int AS count FROM openapi_specs WHERE organization_id = $1 AND processing_state = 'PROGRESS' AND id <> $2 AND processing_since > $3::timestamptz - interval '2 minutes'`;
const BEGIN = `UPDATE openapi_specs SET processing_state = 'PROGRESS', processing_since = $3 WHERE ${OPEN}`;
const LATEST = `SELECT ${openAPISpecVersion.columns} FROM openapi_spec_versions ov WHERE ov.spec_id = $1 ORDER BY ov.number DESC LIMIT 1`;
const END = `UPDATE openapi_specs SET processing_state = 'COMPLETE', last_processed_at = $3, error_code = $4, error_message = $5 WHERE ${OPEN}`;

/** Specs of one organization that are read at once: a lane is left for others. */
const MOST_AT_ONCE = 1;
const LONGEST_MESSAGE = 500;
/** Versions of a spec at most. Gap: nothing says how long they are kept; a spec that changes with each reading would fill the disk. */
const MOST_VERSIONS = 100;

/** Why a reading gave nothing. */
interface Failure {
  readonly code: NonNullable<OpenAPISpecRow['errorCode']>;
  readonly message: string;
}

/** Processes the round of a spec that `data` names, unless that was done. What is wrong with the source it says in the spec's row; what another try may do is thrown. */
export async function processSpec(errand: Errand, data: object): Promise<'done' | 'later'> {
  const { database, isLast = true } = errand;
  const { id, round } = data as { readonly id: string; readonly round: number }; // as it is enqueued
  const [row] = await database.query<OpenAPISpecRow>('openAPISpec.find', FIND, [id, round]);
  if (!row) return 'done';
  const now = new Date().toISOString();
  const [others] = await database.query<{ count: number }>('openAPISpec.others', OTHERS, [row.organizationId, id, now]);
  if ((others?.count ?? 0) >= MOST_AT_ONCE) return 'later';
  await database.query('openAPISpec.begin', BEGIN, [id, round, now]);
  try {
    await bring(errand, row);
  } catch (error) {
    const failure = failureOf(error);
    // Gap: there is no code for a fault of ours, and a spec is not left under way for ever.
    if (failure || isLast) await end(errand, row, failure ?? { code: 'FETCH_ERROR', message: 'Something went wrong on our side. Set the source again.' });
    if (!failure) throw error;
  }
  return 'done';
}

const end = ({ database }: Pick<Errand, 'database'>, { id, round }: OpenAPISpecRow, failure?: Failure) =>
  database.query('openAPISpec.end', END, [id, round, new Date().toISOString(), failure?.code ?? null, failure ? keepable(failure.message).slice(0, LONGEST_MESSAGE) : null]);

/** What is wrong with the source; undefined for what another try may not meet. */
function failureOf(error: unknown): Failure | undefined {
  if (error instanceof FetchRefused) return { code: error.reason === 'TIMEOUT' ? 'FETCH_TIMEOUT' : 'FETCH_ERROR', message: error.message };
  if (error instanceof Fault && (error.reason === 'BAD_USER_INPUT' || error.reason === 'TIMEOUT')) return { code: 'PARSE_ERROR', message: error.message };
  return undefined;
}

/** Reads the source, and makes a version where it is another than the latest. */
async function bring(errand: Errand, row: OpenAPISpecRow): Promise<void> {
  const { database, blobs, fetch, isOver } = errand;
  if (!blobs || !fetch) throw new Error('OpenAPI specs are processed where there are bytes and a fetch.');
  const [latest] = await database.query<OpenAPISpecVersionRow>('openAPISpec.latest', LATEST, [row.id]);
  const read = await loadSpec(fetch, await sourceOf(blobs, row), latest ? await keptText(blobs, latest.document) : null);
  if (isOver()) throw new Error('The process ends before the spec is kept.');
  const version = latest?.hash === read.hash ? undefined : await keep(blobs, row, read, (latest?.number ?? 0) + 1);
  if (latest && !version && !(await hasSpecWords(database.query, latest, read.sections))) await writeWords(errand, latest, read); // it is from before search knew of specs
  if (version) await writeWords(errand, version, read);
  const isLatest = await finish(errand, row, latest, version);
  if (version && !isLatest) await dropSpecWords(database.query, version);
}

/** Writes what is found of a version. What goes wrong is no fault of the document: another try may not meet it. */
async function writeWords({ database, isOver }: Errand, version: Pick<OpenAPISpecVersionRow, 'id' | 'organizationId' | 'specId'>, { sections }: ReadSpec): Promise<void> {
  try {
    await writeSpecWords(database.query, version, sections, isOver);
    if (isOver()) throw new Error('The process ends before the words of a version are written.');
  } catch (cause) {
    await dropSpecWords(database.query, version).catch(() => {}); // what is left of it belongs to no version, or is made whole by the next try
    throw new Error('The words of a version were not written.', { cause });
  }
}

async function sourceOf(blobs: Blobs, { sourceUrl, sourceBlob }: OpenAPISpecRow): Promise<SpecSource> {
  if (sourceUrl !== null) return { url: sourceUrl };
  const bytes = await blobs.kept.read(sourceBlob ?? '');
  if (!bytes) throw new Error('The text of a spec is not there.');
  return { bytes: await buffer(bytes) };
}

async function keptText(blobs: Blobs, hash: string): Promise<string> {
  const bytes = await blobs.kept.read(hash);
  if (!bytes) throw new Error('The document of a version is not there.');
  return text(bytes);
}

type NewVersion = Omit<OpenAPISpecVersionRow, 'createdAt'>;

/** The row to be of a version, whose bytes are kept before the transaction. */
async function keep(blobs: Blobs, { id: specId, organizationId, slug }: OpenAPISpecRow, { hash, ...texts }: Omit<ReadSpec, 'sections'>, number: number): Promise<NewVersion> {
  const store = (json: string) => blobs.store(Buffer.from(json), { name: `${slug}.json`, contentType: 'application/json' });
  const document = await store(texts.document);
  const [filesystem, pages] = [await store(texts.filesystem), await store(texts.pages)];
  const changes = texts.changes === null ? null : (await store(texts.changes)).hash;
  return { id: newId('OpenAPISpecVersion'), organizationId, specId, number, hash, filesystem: filesystem.hash, document: document.hash, documentSize: document.size, pages: pages.hash, changes };
}

/** Writes the version with its event, if there is one, in the place of the one that is too old by it, and that the round is over; nothing where the spec was set anew meanwhile. Whether it wrote a version. */
async function finish(errand: Errand, row: OpenAPISpecRow, latest: OpenAPISpecVersionRow | undefined, version: NewVersion | undefined): Promise<boolean> {
  if (!version) {
    await end(errand, row);
    return false;
  }
  return writeUnasked(
    errand,
    {
      action: 'openAPISpec.process',
      on: async ({ query }) => {
        const [locked] = await query<OpenAPISpecRow>('openAPISpec.lock', LOCK, [row.id, row.round]);
        const [newest] = await query<OpenAPISpecVersionRow>('openAPISpec.latest', LATEST, [row.id]);
        return newest?.id === latest?.id ? (locked ?? null) : null; // the same round, done by two: the first stays
      },
    },
    async (tx) => {
      const now = new Date();
      await tx.prisma.openAPISpecVersion.create({ data: { ...version, createdAt: now } });
      // Their bytes are collected when nothing names them any more, as those of a spec that is deleted.
      await tx.prisma.openAPISpecVersion.deleteMany({ where: { specId: row.id, organizationId: row.organizationId, number: { lte: version.number - MOST_VERSIONS } } });
      await dropOtherSpecWords(tx.query, version); // those of the version before, and of tries that came to nothing: who tries at once with this one gets no turn
      await tx.query('openAPISpec.end', END, [row.id, row.round, now.toISOString(), null, null]);
    },
  );
}
