/** The bytes that changes bring, taken in before the transaction: it waits for no network. */
import type { Context } from '../../context.ts';
import { FetchRefused } from '../../data/fetch.ts';
import type { Staged } from '../../data/blobs.ts';
import { badInput } from '../../domain/errors.ts';
import type { EditInput, InsertFileInput } from '../../generated/resolvers.ts';
import { bytesOf } from '../file.ts';

/** What was taken in, by the path of the file in the input. */
export type BroughtFiles = ReadonlyMap<string, Staged>;

/** Bytes of a file that comes in a change. */
const MOST_BASE64 = 1024 * 1024;
/** Bytes of a file that comes from an address. */
const MOST_FETCHED = 20 * 1024 * 1024;
/** Files of one request that come from addresses. */
const MOST_ADDRESSES = 20;
const FETCH_MS = 1500;
/** A request is answered within three seconds: all files of one together take no longer than this. */
const ALL_MS = 2000;

/** The files of a change, with their paths. */
export function filesOf(change: EditInput, field: string): { readonly file: InsertFileInput; readonly field: string }[] {
  if (change.insertFile) return [{ file: change.insertFile, field: `${field}.insertFile` }];
  return (change.insertFiles?.files ?? []).map((file, i) => ({ file, field: `${field}.insertFiles.files.${i}` }));
}

/**
 * Takes in the bytes that changes bring, for who passes `mayEdit`: nobody else makes this server fetch or keep anything.
 * BAD_USER_INPUT with the path of the first that cannot be had.
 */
export async function bringFiles(ctx: Context, changes: readonly EditInput[], mayEdit: () => Promise<void>): Promise<BroughtFiles> {
  const wanted = changes.flatMap((change, i) => filesOf(change, `input.changes.${i}`));
  const far = wanted.filter(({ file }) => file.url != null);
  if (far.length > MOST_ADDRESSES) throw badInput(`At most ${MOST_ADDRESSES} files of one request come from addresses: upload the others.`, far[MOST_ADDRESSES]?.field);
  if (wanted.some(({ file }) => file.base64 != null || file.url != null)) await mayEdit();
  const signal = AbortSignal.timeout(ALL_MS);
  const brought = await Promise.all(wanted.map(async ({ file, field }) => [field, await bring(ctx, file, field, signal)] as const));
  return new Map(brought.flatMap(([field, staged]) => (staged ? [[field, staged]] : [])));
}

async function bring(ctx: Context, { file, base64, url, name, contentType }: InsertFileInput, field: string, signal: AbortSignal): Promise<Staged | undefined> {
  if ([file, base64, url].filter((given) => given != null).length !== 1) throw badInput('Give one of file, base64 and url.', field);
  if (base64 != null) return ctx.blobs.store(bytesOf(base64, MOST_BASE64, `${field}.base64`), { name: name ?? 'file', contentType: contentType ?? undefined });
  if (url == null) return undefined;
  const fetched = await ctx.fetch(url, { maxBytes: MOST_FETCHED, timeoutMs: FETCH_MS, signal }).catch((error: unknown) => {
    if (error instanceof FetchRefused || signal.aborted) throw badInput(`This address gave no file: ${error instanceof FetchRefused ? error.message : 'it took too long.'}`, `${field}.url`);
    throw error;
  });
  const last = new URL(fetched.url).pathname.split('/').at(-1) ?? '';
  return ctx.blobs.store(fetched.body, { name: name ?? (last || 'file'), contentType: contentType ?? fetched.contentType });
}
