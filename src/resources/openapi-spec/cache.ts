/** Reads and caches the blobs of OpenAPI spec versions. */
import { text } from 'node:stream/consumers';
import type { Context } from '../../context.ts';
import type { SpecFileEntry, SpecWarning } from '../../data/openapi/read.ts';
import type { SpecDiff } from '../../domain/openapi/diff.ts';
import type { SpecPage } from '../../domain/openapi/pages.ts';

/** Returns a JSON blob of a version. It exists as long as the version does. */
export async function readText({ blobs }: Pick<Context, 'blobs'>, hash: string): Promise<string> {
  const bytes = await blobs.backend.read(hash);
  if (!bytes) throw new Error(`The bytes ${hash} of a version of a spec are missing.`);
  return text(bytes);
}

// Only this service writes these blobs, so their shape is known.
const parse = <Value>(json: string): Value => JSON.parse(json) as Value;

/** Returns the files of a version's source, with their warnings apart. */
export async function filesystemOf(
  ctx: Context,
  hash: string,
): Promise<{
  readonly files: readonly object[];
  readonly warnings: (SpecWarning & { readonly file: string })[];
}> {
  const entries = parse<readonly SpecFileEntry[]>(await readText(ctx, hash));
  return {
    files: entries.map(({ warnings, ...file }) => file),
    warnings: entries.flatMap(({ filename, warnings = [] }) =>
      warnings.map((warning) => ({ ...warning, file: filename })),
    ),
  };
}

/** Returns the changes since the previous version. */
export const changesOf = async (
  ctx: Context,
  hash: string,
): Promise<SpecDiff & { readonly changes: SpecDiff['changes'][number][] }> =>
  parse(await readText(ctx, hash));

/**
 * Limit for the characters of cached pages. Pages are requested one at a time, so the least
 * recently used versions are evicted.
 */
const MAX_CACHE_LENGTH = 32 * 1024 * 1024;

/** The parsed pages with the length of their JSON. */
interface CacheEntry {
  readonly pages: readonly SpecPage[];
  readonly length: number;
}

const cache = new Map<string, CacheEntry>();

/** Returns the pages that are generated from a version. */
export async function pagesOfVersion(
  ctx: Pick<Context, 'blobs'>,
  hash: string,
): Promise<readonly SpecPage[]> {
  const found = cache.get(hash) ?? (await readPages(ctx, hash));
  cache.delete(hash);
  cache.set(hash, found); // Moves the entry to the end, as the most recently used one.
  let length = [...cache.values()].reduce((sum, entry) => sum + entry.length, 0);
  for (const [oldest, entry] of cache) {
    if (length <= MAX_CACHE_LENGTH) break;
    cache.delete(oldest);
    length -= entry.length;
  }
  return found.pages;
}

async function readPages(ctx: Pick<Context, 'blobs'>, hash: string): Promise<CacheEntry> {
  const json = await readText(ctx, hash);
  return { pages: parse<readonly SpecPage[]>(json), length: json.length };
}
