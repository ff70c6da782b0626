/**
 * Stages the bytes of files in an edit before its transaction, so that the transaction waits for no
 * network.
 */
import type { Context } from '../../context.ts';
import { FetchRefused } from '../../data/fetch.ts';
import type { Staged } from '../../data/blobs.ts';
import { badInput } from '../../domain/errors.ts';
import { checkEach, checkEachAsync } from '../../domain/problems.ts';
import type { EditInput, InsertFileInput } from '../../generated/resolvers.ts';
import { bytesOf } from '../file.ts';

/** The staged files, by the path of the file in the input. */
export type AddedFiles = ReadonlyMap<string, Staged>;

/** Limit for a file inside a change. */
const MAX_INLINE_BYTES = 1024 * 1024;
/** Limit for a file that is fetched from a URL. */
const MAX_FETCHED_BYTES = 20 * 1024 * 1024;
/** Files per request that are fetched from a URL. */
const MAX_URL_COUNT = 20;
const MAX_FETCH_MS = 1500;
/** Limit for all files of a request together. A request is answered within three seconds. */
const MAX_TOTAL_FETCH_MS = 2000;

/** Returns the files of a change with their paths in the input. */
export function filesOf(
  change: EditInput,
  field: string,
): { readonly file: InsertFileInput; readonly field: string }[] {
  if (change.insertFile) return [{ file: change.insertFile, field: `${field}.insertFile` }];
  return (change.insertFiles?.files ?? []).map((file, i) => ({
    file,
    field: `${field}.insertFiles.files.${i}`,
  }));
}

/**
 * Stages the files of the changes. `mayEdit` is called first, so that only callers who may edit
 * make this server fetch or store anything.
 * @throws BAD_USER_INPUT with every file that is invalid, or else every one that cannot be fetched
 */
export async function addFiles(
  ctx: Context,
  changes: readonly EditInput[],
  mayEdit: () => Promise<void>,
): Promise<AddedFiles> {
  const files = changes.flatMap((change, i) => filesOf(change, `input.changes.${i}`));
  const remote = files.filter(({ file }) => file.url != null);
  if (remote.length > MAX_URL_COUNT)
    throw badInput(
      `At most ${MAX_URL_COUNT} files of one request can come from URLs: upload the others.`,
      remote[MAX_URL_COUNT]?.field,
    );
  if (files.some(({ file }) => file.base64 != null || file.url != null)) await mayEdit();
  const bytes = checkEach(files, ({ file, field }) => bytesIn(file, field));
  const signal = AbortSignal.timeout(MAX_TOTAL_FETCH_MS);
  const staged = await checkEachAsync(files, ({ file, field }, i) =>
    stageFile(ctx, file, bytes[i], field, signal),
  );
  return new Map(files.flatMap(({ field }, i) => (staged[i] ? [[field, staged[i]]] : [])));
}

/**
 * Requires that a file is in one place.
 * @throws BAD_USER_INPUT
 */
export function requireOneSource(
  { fileId, base64, url }: Pick<InsertFileInput, 'fileId' | 'base64' | 'url'>,
  field: string,
): void {
  if ([fileId, base64, url].filter((given) => given != null).length !== 1)
    throw badInput('Send one of file, base64 and url.', field);
}

/**
 * Returns the bytes in a file of a change; undefined for one that is elsewhere.
 * @throws BAD_USER_INPUT
 */
function bytesIn(file: InsertFileInput, field: string): Buffer | undefined {
  requireOneSource(file, field);
  const { base64 } = file;
  return base64 == null ? undefined : bytesOf(base64, MAX_INLINE_BYTES, `${field}.base64`);
}

async function stageFile(
  ctx: Context,
  { url, name, contentType }: InsertFileInput,
  bytes: Buffer | undefined,
  field: string,
  signal: AbortSignal,
): Promise<Staged | undefined> {
  if (bytes !== undefined)
    return ctx.blobs.store(bytes, {
      name: name ?? 'file',
      contentType: contentType ?? undefined,
    });
  if (url == null) return undefined;
  const fetched = await ctx
    .fetch(url, { maxBytes: MAX_FETCHED_BYTES, timeoutMs: MAX_FETCH_MS, signal })
    .catch((error: unknown) => {
      if (error instanceof FetchRefused || signal.aborted)
        throw badInput(
          `This address returned no file: ${error instanceof FetchRefused ? error.message : 'it took too long.'}`,
          `${field}.url`,
        );
      throw error;
    });
  const baseName = new URL(fetched.url).pathname.split('/').at(-1) ?? '';
  return ctx.blobs.store(fetched.body, {
    name: name ?? (baseName || 'file'),
    contentType: contentType ?? fetched.contentType,
  });
}
