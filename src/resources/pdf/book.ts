/** The pages of a revision as a book, and the book as a PDF. */
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import type { Image } from '../../data/pdf/images.ts';
import { makePdf, type WrittenPage } from '../../data/pdf.ts';
import type { DownloadRow, PageRow, RevisionRow, Shelf } from '../../data/rows.ts';
import { badInput, Fault } from '../../domain/errors.ts';
import { askerOf, nameOf } from '../export/archive.ts';
import { textOf } from '../page/fields.ts';
import { markdownOf } from '../page/text.ts';
import { shownShelf } from '../revision/computed.ts';
import { allPagesIn, filesIn, pageIn } from '../revision/shelf.ts';

const MAKING_MS = 40_000;
/** For whom the texts are worked out: members have no claims as visitors have, and all of them see the same. Whoever comes to see another text needs a key of his own. */
const AUDIENCE = 'members';
/** Pages of a book, characters of their texts, and bytes of its images. */
const MOST_PAGES = 1000;
const MOST_TEXT = 16 * 1024 * 1024;
const MOST_IMAGE_BYTES = 100 * 1024 * 1024;
/** Pages whose texts are read in one statement. */
const BATCH = 100;
/** Pages whose texts are worked out together: between two such lots others have their turn. */
const LOT = 10;

/** A revision, or a part of it, as a PDF. BAD_USER_INPUT, QUERY_TOO_COMPLEX, TIMEOUT, UNAVAILABLE. */
export async function bookOf(ctx: Context, row: RevisionRow, pageId: string | null, only: boolean): Promise<DownloadRow> {
  if (only && pageId === null) throw badInput('Say which page with "page".', 'only');
  const shelf = await shownShelf(ctx, row);
  const rows = rowsIn(shelf, pageId, only);
  if (rows.length > MOST_PAGES) throw badInput(`A PDF has at most ${MOST_PAGES} pages of a space: ask for a part of it with "page".`, 'page');
  const { title, emoji } = await ctx.load.space.must(row.spaceId);
  const key = JSON.stringify(['pdf', AUDIENCE, row.id, shelf.made?.of, pageId, only, title, emoji]);
  return ctx.renderings.get(key, askerOf(ctx), async () => {
    const pages = await pagesOf(ctx, rows);
    const book = { title, emoji, date: row.createdAt.slice(0, 10), pages, images: imagesOf(ctx, shelf, pages) };
    const bytes = await makePdf(book, { timeoutMs: MAKING_MS, fonts: ctx.settings.pdfFonts });
    const name = `${nameOf(title)}.pdf`;
    const { hash, size } = await ctx.blobs.store(bytes, { name });
    return { hash, name, contentType: 'application/pdf', size };
  });
}

/** The pages that are asked for. BAD_USER_INPUT for a page that is not there. */
function rowsIn(shelf: Shelf, pageId: string | null, only: boolean): PageRow[] {
  if (pageId === null) return allPagesIn(shelf, shelf.content.pages, []);
  const row = pageIn(shelf, pageId);
  if (!row) throw badInput('There is no such page here.', 'page');
  return only ? [row] : [row, ...allPagesIn(shelf, row.page.pages, [...row.above, row.page])];
}

/** The pages with their texts as the caller sees them. QUERY_TOO_COMPLEX. */
async function pagesOf(ctx: Context, rows: readonly PageRow[]): Promise<WrittenPage[]> {
  const pages: WrittenPage[] = [];
  let length = 0;
  for (let at = 0; at < rows.length; at += LOT) {
    if (at % BATCH === 0) await Promise.all(rows.slice(at, at + BATCH).map((row) => markdownOf(ctx, row, false)));
    const lot = rows.slice(at, at + LOT);
    const texts = await Promise.all(lot.map((row) => markdownOf(ctx, row, true)));
    lot.forEach((row, i) => void pages.push({ ...coverOf(row), markdown: texts[i] ?? '' }));
    length = texts.reduce((sum, text) => sum + (text?.length ?? 0), length);
    if (length > MOST_TEXT) throw new Fault('QUERY_TOO_COMPLEX', 'This is too much text for one PDF. Ask for fewer pages.');
    await setImmediate();
  }
  return pages;
}

const coverOf = ({ page: { id, fields }, above }: PageRow): Omit<WrittenPage, 'markdown'> => ({
  id,
  title: textOf(fields, 'title') ?? '',
  depth: above.length + 1,
  description: textOf(fields, 'description') ?? undefined,
});

/** The pictures that the texts show, by the address that these name them by; the smallest first, as many as there is room for. */
function imagesOf({ blobs }: Context, shelf: Shelf, pages: readonly WrittenPage[]): ReadonlyMap<string, Image> {
  const named = new Set(pages.flatMap(({ markdown }) => markdown.match(/\/files\/\w+/g) ?? []));
  const images = new Map<string, Image>();
  let room = MOST_IMAGE_BYTES;
  for (const { id, blob, contentType, size } of filesIn(shelf).sort((one, other) => one.size - other.size)) {
    const address = `/files/${id}`;
    if (!named.has(address) || !contentType.startsWith('image/')) continue;
    room -= size;
    if (room < 0) break;
    images.set(address, { contentType, read: async () => readAll(await blobs.kept.read(blob)) });
  }
  return images;
}

const readAll = async (stream: Parameters<typeof buffer>[0] | null): Promise<Uint8Array | null> => stream && buffer(stream);
