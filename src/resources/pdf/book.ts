/** The pages of a revision as a book, and the book as a PDF. */
import { buffer } from 'node:stream/consumers';
import type { Context } from '../../context.ts';
import type { Image } from '../../data/pdf/images.ts';
import { type Book, makePdf } from '../../data/pdf.ts';
import type { DownloadRow, PageRow, RevisionRow, Shelf, ShownFile } from '../../data/rows.ts';
import { badInput } from '../../domain/errors.ts';
import { documentOf } from '../../domain/markdown/tree.ts';
import { nameOf } from '../export/archive.ts';
import { markdownOf } from '../page/text.ts';
import { allPagesIn, filesIn, pageIn, shelfOf } from '../revision/shelf.ts';

const PATIENCE_MS = 60_000;
const MAKING_MS = 40_000;
/** Pages of a book, and bytes of its images. */
const MOST_PAGES = 1000;
const MOST_IMAGE_BYTES = 100 * 1024 * 1024;

/** A revision, or a part of it, as a PDF. BAD_USER_INPUT, QUERY_TOO_COMPLEX, TIMEOUT, UNAVAILABLE. */
export async function bookOf(ctx: Context, row: RevisionRow, pageId: string | null, only: boolean): Promise<DownloadRow> {
  if (only && pageId === null) throw badInput('Say which page with "page".', 'only');
  const shelf = await shelfOf(ctx, row);
  const rows = rowsIn(shelf, pageId, only);
  if (rows.length > MOST_PAGES) throw badInput(`A PDF has at most ${MOST_PAGES} pages of a space: ask for a part of it with "page".`, 'page');
  ctx.allow(PATIENCE_MS);
  const space = await ctx.load.space.must(row.spaceId);
  const { title, emoji } = space;
  const key = JSON.stringify(['pdf', row.id, pageId, only, title, emoji]);
  return ctx.renderings.get(key, ctx.viewer?.userId ?? '', async () => {
    const pages = await Promise.all(rows.map(async (page) => ({ ...coverOf(page), document: documentOf((await markdownOf(ctx, page, true)) ?? '') })));
    const book: Book = { title, emoji, date: row.createdAt.slice(0, 10), pages, images: await imagesOf(ctx, shelf) };
    const bytes = await makePdf(book, { timeoutMs: MAKING_MS, fonts: ctx.settings.pdfFonts });
    return ctx.blobs.store(bytes, { name: `${nameOf(title)}.pdf`, contentType: 'application/pdf' });
  });
}

/** The pages that are asked for. BAD_USER_INPUT for a page that is not there. */
function rowsIn(shelf: Shelf, pageId: string | null, only: boolean): PageRow[] {
  if (pageId === null) return allPagesIn(shelf, shelf.content.pages, []);
  const row = pageIn(shelf, pageId);
  if (!row) throw badInput('There is no such page here.', 'page');
  return only ? [row] : [row, ...allPagesIn(shelf, row.page.pages ?? null, [...row.above, row.page])];
}

const coverOf = ({ page, above }: PageRow): Omit<Book['pages'][number], 'document'> => {
  const { title, description } = page.fields;
  return { id: page.id, title: String(title ?? ''), depth: above.length + 1, ...(typeof description === 'string' && { description }) };
};

/** The pictures among the files, by the address that a text names them by; the smallest first, as many as there is room for. */
async function imagesOf(ctx: Context, shelf: Shelf): Promise<ReadonlyMap<string, Image>> {
  const pictures = filesIn(shelf).filter(({ contentType }) => contentType.startsWith('image/'));
  const chosen: ShownFile[] = [];
  let room = MOST_IMAGE_BYTES;
  for (const picture of pictures.sort((one, other) => one.size - other.size)) {
    room -= picture.size;
    if (room < 0) break;
    chosen.push(picture);
  }
  const images = new Map<string, Image>();
  for (const { id, blob, contentType } of chosen) {
    const stream = await ctx.blobs.kept.read(blob);
    if (stream) images.set(`/files/${id}`, { bytes: await buffer(stream), contentType });
  }
  return images;
}
