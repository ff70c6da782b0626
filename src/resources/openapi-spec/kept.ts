/** What versions of OpenAPI specs keep as bytes, read again. */
import { text } from 'node:stream/consumers';
import type { Context } from '../../context.ts';
import type { SpecDiff } from '../../domain/openapi/diff.ts';
import type { SpecPage } from '../../domain/openapi/pages.ts';

/** A JSON text that a version keeps. It is there as long as the version is. */
async function readText({ blobs }: Pick<Context, 'blobs'>, hash: string): Promise<string> {
  const bytes = await blobs.kept.read(hash);
  if (!bytes) throw new Error(`The bytes ${hash} of a version of a spec are missing.`);
  return text(bytes);
}

const parse = <Value>(json: string): Value => JSON.parse(json) as Value; // written by this product alone, in this shape

/** The files of a version, as they were read. */
export const filesystemOf = async (ctx: Context, hash: string): Promise<readonly object[]> => parse(await readText(ctx, hash));

/** What changed since the version before. */
export const changesOf = async (ctx: Context, hash: string): Promise<SpecDiff & { readonly changes: SpecDiff['changes'][number][] }> => parse(await readText(ctx, hash));

/** Pages are asked for one by one: those that were asked for last stay in mind, up to so many characters. */
const MOST_KEPT = 32 * 1024 * 1024;

/** Pages with the length of their text. */
interface Kept {
  readonly pages: readonly SpecPage[];
  readonly length: number;
}

const kept = new Map<string, Kept>();

/** The pages that are made of a version. */
export async function pagesOfVersion(ctx: Pick<Context, 'blobs'>, hash: string): Promise<readonly SpecPage[]> {
  const found = kept.get(hash) ?? (await readPages(ctx, hash));
  kept.delete(hash);
  kept.set(hash, found); // the last of all now
  let length = [...kept.values()].reduce((sum, one) => sum + one.length, 0);
  for (const [oldest, one] of kept) {
    if (length <= MOST_KEPT) break;
    kept.delete(oldest);
    length -= one.length;
  }
  return found.pages;
}

async function readPages(ctx: Pick<Context, 'blobs'>, hash: string): Promise<Kept> {
  const json = await readText(ctx, hash);
  return { pages: parse<readonly SpecPage[]>(json), length: json.length };
}
