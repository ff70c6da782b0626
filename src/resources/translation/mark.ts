/** What is said to be translated: of pages, or of all that is there. */
import type { Context } from '../../context.ts';
import { type Asking, can } from '../../data/authorize.ts';
import { newId } from '../../data/new-id.ts';
import type { RevisionRow } from '../../data/rows.ts';
import type { TranslationRow } from '../../data/rows/translation.ts';
import { type Writing, write } from '../../data/write.ts';
import type { Page } from '../../domain/content.ts';
import { badInput, Fault, notFound } from '../../domain/errors.ts';
import { isCopy, type Said, saidBy } from '../../domain/translation.ts';
import { pagesById } from '../../domain/tree.ts';
import type { Language, MarkTranslatedInput, TranslatedPageInput } from '../../generated/resolvers.ts';
import { contentOf } from '../revision/shelf.ts';
import { findSettings } from './find.ts';
import { pagesCompared, translationsSeen } from './shown.ts';

/** A translation with its source, as far as the viewer sees them; undefined for settings or a space that he does not see. */
async function pairOf(
  asking: Asking,
  organizationId: string,
  settingsId: string,
  language: Language,
): Promise<{ readonly own: TranslationRow; readonly source: TranslationRow | undefined } | undefined> {
  const settings = await findSettings(asking.load, organizationId, settingsId);
  if (!settings || !(await can(asking, 'translation.read', settings))) return undefined;
  const seen = await translationsSeen(asking, settings);
  const own = seen.find((row) => !row.isSource && row.language === language);
  return own && { own, source: seen.find(({ isSource }) => isSource) };
}

/** Says that pages of a language say what the source does. CONFLICT without a source that the caller reads, BAD_USER_INPUT for a page or a revision that there is not. */
export async function markTranslated(ctx: Context, organizationId: string, settingsId: string, language: Language, input: MarkTranslatedInput): Promise<void> {
  const pairIn = (load: Writing['load']) => pairOf({ viewer: ctx.viewer, load }, organizationId, settingsId, language);
  const on = async (load: Writing['load'], tx: Parameters<typeof findSettings>[3]) => {
    await findSettings(load, organizationId, settingsId, tx);
    const pair = await pairIn(load);
    return pair ? load.space.load(pair.own.spaceId) : null;
  };
  await write(ctx, { action: 'translation.mark', on }, async (tx) => {
    const { own, source } = (await pairIn(tx.load)) ?? {};
    if (!own) throw notFound();
    if (!source) throw new Fault('CONFLICT', 'These settings name no source that you can read: name one first.');
    const revision = await revisionMeant(tx, source, input.sourceRevision);
    const ground = { own, source, revision, pages: pagesById((await tx.load.content.load(revision)).pages) };
    if (input.pages == null) await markAll(tx, ground);
    else await markPages(ctx, tx, ground, input.pages);
    tx.record({ subject: settingsId, fields: ['translations'], related: [own.spaceId, revision.id] });
  });
}

/** The source's revision that is meant: its own, not that of a change request. */
async function revisionMeant(tx: Writing, source: TranslationRow, id: string | null | undefined): Promise<RevisionRow> {
  const row = await tx.load.revision.load(id ?? (await tx.load.space.must(source.spaceId)).revisionId);
  if (row?.spaceId !== source.spaceId || row.changeRequestId !== null) throw badInput('This is no revision of the source.', 'input.sourceRevision');
  return row;
}

/** A page that is said to be translated. */
interface Marked extends Said {
  readonly sourcePageId: string;
  readonly pageId: string;
}

/** Where pages are marked: the pages are the source's, as they were in the revision. */
interface Ground {
  readonly own: TranslationRow;
  readonly source: TranslationRow;
  readonly revision: RevisionRow;
  readonly pages: ReadonlyMap<string, Page>;
}

const SAY_AGAIN = `UPDATE translated_pages t SET source_revision_id = $3, document = n.document, title = n.title, description = n.description
  FROM unnest($4::text[], $5::text[], $6::text[], $7::text[]) AS n(id, document, title, description) WHERE t.translation_id = $1 AND t.organization_id = $2 AND t.id = n.id`;

/** All of it is a translation of this revision: what was said of single pages is said of that. Copies stay copies of what they are copies of. */
async function markAll(tx: Writing, ground: Ground): Promise<void> {
  const { own, revision, pages } = ground;
  const { id, organizationId } = own;
  await keepCopies(tx, ground);
  const said = (await tx.load.translatedPages.load(id)).flatMap(({ id: markId, sourcePageId, translatedAt }) => {
    const page = translatedAt === null ? undefined : pages.get(sourcePageId);
    return page ? [{ id: markId, ...saidBy(page) }] : [];
  });
  await tx.query('translation.sayAgain', SAY_AGAIN, [id, organizationId, revision.id, said.map((one) => one.id), ...columnsOf(said)]);
  await tx.prisma.translation.update({ where: { key: { id, organizationId } }, data: { baseRevisionId: revision.id } });
}

const columnsOf = (said: readonly Said[]) => (['document', 'title', 'description'] as const).map((name) => said.map((one) => one[name]));

const KEEP = `INSERT INTO translated_pages (id, organization_id, translation_id, source_page_id, page_id, source_revision_id, document, title, description)
  SELECT n.id, $2, $1, n.source, n.page, n.revision, n.document, n.title, n.description
  FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[]) AS n(id, source, page, revision, document, title, description) ON CONFLICT DO NOTHING`;

/** Remembers what pages are copies of, where that is no more what the source says in this revision. */
async function keepCopies(tx: Writing, { own, source, pages }: Ground): Promise<void> {
  const copies = (await pagesCompared(tx, own, source)).flatMap(({ status, source: row, page, from }) => {
    const meant = row && pages.get(row.page.id);
    return status === 'UNTRANSLATED' && page && from && meant && !isCopy(saidBy(page.page), saidBy(meant)) ? [{ ...from, sourceId: meant.id, pageId: page.page.id }] : [];
  });
  const ids = [copies.map(() => newId('TranslatedPage')), copies.map(({ sourceId }) => sourceId), copies.map(({ pageId }) => pageId), copies.map(({ revisionId }) => revisionId)];
  await tx.query('translation.keepCopies', KEEP, [own.id, own.organizationId, ...ids, ...columnsOf(copies)]);
}

async function markPages(ctx: Context, tx: Writing, ground: Ground, given: readonly TranslatedPageInput[]): Promise<void> {
  const { own, revision } = ground;
  const { id: translationId, organizationId } = own;
  const said = await pagesSaid(tx, ground, given);
  const [sources, targets] = [said.map(({ sourcePageId }) => sourcePageId), said.map(({ pageId }) => pageId)];
  // A page that translates one translates no other.
  await tx.prisma.translatedPage.deleteMany({ where: { translationId, organizationId, OR: [{ sourcePageId: { in: sources } }, { pageId: { in: targets } }] } });
  const rest = { translationId, organizationId, sourceRevisionId: revision.id, translatedById: ctx.viewer?.userId ?? null, translatedAt: ctx.now };
  await tx.prisma.translatedPage.createMany({ data: said.map((one) => ({ ...one, ...rest, id: newId('TranslatedPage') })) });
}

/** The pages that are meant, with what the source says in each. BAD_USER_INPUT for one that there is not, that has no text, or that comes twice. */
async function pagesSaid(tx: Writing, { own, source, pages }: Ground, given: readonly TranslatedPageInput[]): Promise<Marked[]> {
  const paired = new Map((await pagesCompared(tx, own, source)).flatMap(({ source: row, page }) => (row && page ? [[row.page.id, page.page.id] as const] : [])));
  const translated = pagesById((await contentOf(tx.load, (await tx.load.space.must(own.spaceId)).revisionId)).pages);
  const said = given.map(({ sourcePage, page }, i): Marked => {
    const field = `input.pages.${i}`;
    const at = pages.get(sourcePage);
    if (at?.type !== 'DOCUMENT') throw badInput('The source has no such page with a text in this revision.', `${field}.sourcePage`);
    const pageId = page ?? paired.get(sourcePage);
    if (pageId === undefined) throw badInput('No page of the translation has its id or its path: say which translates it.', `${field}.page`);
    if (translated.get(pageId)?.type !== 'DOCUMENT') throw badInput('The translation has no such page with a text.', `${field}.page`);
    return { sourcePageId: sourcePage, pageId, ...saidBy(at) };
  });
  mustComeOnce(said);
  return said;
}

function mustComeOnce(said: readonly Marked[]): void {
  const [sources, targets] = [new Set<string>(), new Set<string>()];
  for (const [i, { sourcePageId, pageId }] of said.entries()) {
    if (sources.has(sourcePageId)) throw badInput('This page comes twice.', `input.pages.${i}.sourcePage`);
    if (targets.has(pageId)) throw badInput('This page translates another one of these already.', `input.pages.${i}.page`);
    sources.add(sourcePageId);
    targets.add(pageId);
  }
}
