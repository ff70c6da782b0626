/** Renders the pages of a revision as a PDF. */
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import type { Image } from '../../data/pdf/images.ts';
import { makePdf, type WrittenPage } from '../../data/pdf.ts';
import type { DownloadRow, PageRow, RevisionView, RevisionContent } from '../../data/rows.ts';
import { badInput, AppError } from '../../domain/errors.ts';
import { callerOf, nameOf } from '../export/archive.ts';
import { textOf } from '../../domain/fields.ts';
import { markdownOf } from '../page/text.ts';
import { contentOfView } from '../revision/computed.ts';
import { allPagesIn, filesIn, pageIn } from '../revision/content.ts';

const MAX_BUILD_MS = 40_000;
/**
 * The audience that texts are rendered for. All members see the same text; another audience would
 * need a cache key of its own.
 */
const AUDIENCE = 'members';
/** Limits for the pages, the characters of texts and the bytes of images in a PDF. */
const MAX_PAGE_COUNT = 1000;
const MAX_TEXT_LENGTH = 16 * 1024 * 1024;
const MAX_IMAGE_BYTES = 100 * 1024 * 1024;
/** Pages whose texts are read per statement. */
const BATCH_COUNT = 100;
/** Pages that are rendered per turn of the event loop. */
const PAGES_PER_BATCH = 10;

/**
 * Returns a revision, or a part of it, as a PDF.
 * @throws BAD_USER_INPUT, QUERY_TOO_COMPLEX, TIMEOUT or UNAVAILABLE
 */
export async function pdfOf(
  ctx: Context,
  row: RevisionView,
  pageId: string | null,
  only: boolean,
): Promise<DownloadRow> {
  if (only && pageId === null) throw badInput('Send the id of the page in "pageId".', 'only');
  const revisionContent = await contentOfView(ctx, row);
  const rows = rowsIn(revisionContent, pageId, only);
  if (rows.length > MAX_PAGE_COUNT)
    throw badInput(
      `A PDF has at most ${MAX_PAGE_COUNT} pages of a space: request a part with "pageId".`,
      'pageId',
    );
  const { title, emoji } = await ctx.load.space.must(row.spaceId);
  const key = JSON.stringify([
    'pdf',
    AUDIENCE,
    row.id,
    revisionContent.generated?.fingerprint,
    pageId,
    only,
    title,
    emoji,
  ]);
  return ctx.renderings.get(key, callerOf(ctx), async () => {
    const pages = await pagesOf(ctx, rows);
    const book = {
      title,
      emoji,
      date: row.createdAt.slice(0, 10),
      pages,
      images: imagesOf(ctx, revisionContent, pages),
      titles: titlesOf(revisionContent, pages),
    };
    const { bytes, missingScripts } = await makePdf(book, {
      timeoutMs: MAX_BUILD_MS,
      fonts: ctx.settings.pdfFonts,
    });
    const name = `${nameOf(title)}.pdf`;
    const { hash, size } = await ctx.blobs.store(bytes, { name });
    return { hash, name, contentType: 'application/pdf', size, missingScripts };
  });
}

/**
 * Returns the requested pages.
 * @throws BAD_USER_INPUT if the page does not exist.
 */
function rowsIn(revisionContent: RevisionContent, pageId: string | null, only: boolean): PageRow[] {
  if (pageId === null) return allPagesIn(revisionContent, revisionContent.content.pages, []);
  const row = pageIn(revisionContent, pageId);
  if (!row) throw badInput('There is no such page here.', 'pageId');
  return only
    ? [row]
    : [row, ...allPagesIn(revisionContent, row.page.pages, [...row.ancestors, row.page])];
}

/**
 * Returns the pages with their rendered texts.
 * @throws QUERY_TOO_COMPLEX if the texts are too long.
 */
async function pagesOf(ctx: Context, rows: readonly PageRow[]): Promise<WrittenPage[]> {
  const pages: WrittenPage[] = [];
  let length = 0;
  for (let at = 0; at < rows.length; at += PAGES_PER_BATCH) {
    if (at % BATCH_COUNT === 0)
      await Promise.all(rows.slice(at, at + BATCH_COUNT).map((row) => markdownOf(ctx, row, null)));
    const batch = rows.slice(at, at + PAGES_PER_BATCH);
    const texts = await Promise.all(batch.map((row) => markdownOf(ctx, row, 'all')));
    batch.forEach((row, i) => void pages.push({ ...coverOf(row), markdown: texts[i] ?? '' }));
    length = texts.reduce((sum, text) => sum + (text?.length ?? 0), length);
    if (length > MAX_TEXT_LENGTH)
      throw new AppError(
        'QUERY_TOO_COMPLEX',
        'This is too much text for one PDF. Request fewer pages.',
      );
    await setImmediate();
  }
  return pages;
}

const coverOf = ({ page: { id, fields }, ancestors }: PageRow): Omit<WrittenPage, 'markdown'> => ({
  id,
  title: textOf(fields, 'title') ?? '',
  depth: ancestors.length + 1,
  description: textOf(fields, 'description') ?? undefined,
});

/** Returns the titles of the pages and the names of the files that the texts refer to. */
function titlesOf(
  revisionContent: RevisionContent,
  pages: readonly WrittenPage[],
): ReadonlyMap<string, string> {
  const referenced = new Set(
    pages.flatMap(({ markdown }) => markdown.match(/\/(?:pages|files)\/\w+/g) ?? []),
  );
  if (referenced.size === 0) return new Map();
  const named = [
    ...filesIn(revisionContent).map(({ id, name }) => [`/files/${id}`, name] as const),
    ...allPagesIn(revisionContent, revisionContent.content.pages, []).map(
      ({ page: { id, fields } }) => [`/pages/${id}`, textOf(fields, 'title') ?? ''] as const,
    ),
  ];
  return new Map(named.filter(([address]) => referenced.has(address)));
}

/**
 * Returns the images that the texts refer to, by the address in the texts. Small images take
 * precedence if not all of them fit.
 */
function imagesOf(
  { blobs }: Context,
  revisionContent: RevisionContent,
  pages: readonly WrittenPage[],
): ReadonlyMap<string, Image> {
  const referenced = new Set(
    pages.flatMap(({ markdown }) => markdown.match(/\/files\/\w+/g) ?? []),
  );
  const images = new Map<string, Image>();
  let remainingBytes = MAX_IMAGE_BYTES;
  for (const { id, blob, contentType, size } of filesIn(revisionContent).sort(
    (one, other) => one.size - other.size,
  )) {
    const address = `/files/${id}`;
    if (!referenced.has(address) || !contentType.startsWith('image/')) continue;
    remainingBytes -= size;
    if (remainingBytes < 0) break;
    images.set(address, { contentType, read: async () => readAll(await blobs.backend.read(blob)) });
  }
  return images;
}

const readAll = async (stream: Parameters<typeof buffer>[0] | null): Promise<Uint8Array | null> =>
  stream && buffer(stream);
