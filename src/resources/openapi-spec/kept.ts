/** What versions of OpenAPI specs keep as bytes, read again. */
import { text } from 'node:stream/consumers';
import type { Context } from '../../context.ts';
import type { SpecDiff } from '../../domain/openapi/diff.ts';
import type { SpecPage } from '../../domain/openapi/pages.ts';

/** A JSON text that a version keeps. It is there as long as the version is. */
async function read<Value>({ blobs }: Pick<Context, 'blobs'>, hash: string): Promise<Value> {
  const bytes = await blobs.kept.read(hash);
  if (!bytes) throw new Error(`The bytes ${hash} of a version of a spec are missing.`);
  return JSON.parse(await text(bytes)) as Value; // written by this product alone, in this shape
}

/** The files of a version, as they were read. */
export const filesystemOf = (ctx: Context, hash: string): Promise<readonly object[]> => read(ctx, hash);

/** What changed since the version before. */
export const changesOf = (ctx: Context, hash: string): Promise<SpecDiff & { readonly changes: SpecDiff['changes'][number][] }> => read(ctx, hash);

/** Pages are asked for one by one: those of a few versions stay in mind. */
const MOST_KEPT = 50;
const kept = new Map<string, Promise<readonly SpecPage[]>>();

/** The pages that are made of a version. */
export function pagesOfVersion(ctx: Pick<Context, 'blobs'>, hash: string): Promise<readonly SpecPage[]> {
  const known = kept.get(hash);
  if (known) return known;
  const pages = read<readonly SpecPage[]>(ctx, hash);
  kept.set(hash, pages);
  pages.catch(() => kept.delete(hash)); // the next who asks tries again
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return pages;
}
