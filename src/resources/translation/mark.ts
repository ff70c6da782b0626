/** Marks pages, or a whole translation, as translated from a revision of the source. */
import type { InputFields } from '../../data/parents.ts';
import type { Context } from '../../context.ts';
import { type AccessContext, can } from '../../data/authorize.ts';
import { newId } from '../../data/new-id.ts';
import type { RevisionRow } from '../../data/rows.ts';
import type { TranslationRow } from '../../data/rows/translation.ts';
import { type WriteContext, write } from '../../data/write.ts';
import type { Page } from '../../domain/content.ts';
import { badInput, AppError, notFound } from '../../domain/errors.ts';
import { Problems } from '../../domain/problems.ts';
import { isCopy, type TranslatedState, stateOf } from '../../domain/translation.ts';
import { pagesById } from '../../domain/tree.ts';
import type {
  Language,
  MarkTranslatedInput,
  TranslatedPageInput,
} from '../../generated/resolvers.ts';
import { contentOf } from '../revision/content.ts';
import { findTranslationSettings } from './find.ts';
import { comparedPages, visibleTranslations } from './lists.ts';
import { statement } from '../../data/statement.ts';

/**
 * Returns a translation with its source, as far as the viewer can see them. Returns undefined if
 * the settings or the space are not visible.
 */
async function translationWithSource(
  access: AccessContext,
  organizationId: string,
  settingsId: string,
  language: Language,
): Promise<
  { readonly translation: TranslationRow; readonly source: TranslationRow | undefined } | undefined
> {
  const settings = await findTranslationSettings(access.load, organizationId, settingsId);
  if (!settings || !(await can(access, 'translation.read', settings))) return undefined;
  const visible = await visibleTranslations(access, settings);
  const translation = visible.find((row) => !row.isSource && row.language === language);
  return (
    translation && { translation: translation, source: visible.find(({ isSource }) => isSource) }
  );
}

/**
 * Marks pages of a language as translated from the source.
 * @throws CONFLICT without a source that the caller can read, BAD_USER_INPUT for an unknown page or
 * revision.
 */
export async function markTranslated(
  ctx: Context,
  organizationId: string,
  settingsId: string,
  language: Language,
  input: InputFields<MarkTranslatedInput, 'translationSettingsId' | 'language'>,
): Promise<void> {
  const pairWith = (load: WriteContext['load']) =>
    translationWithSource({ viewer: ctx.viewer, load }, organizationId, settingsId, language);
  const on = async (
    load: WriteContext['load'],
    tx: Parameters<typeof findTranslationSettings>[3],
  ) => {
    await findTranslationSettings(load, organizationId, settingsId, tx);
    const pair = await pairWith(load);
    return pair ? load.space.load(pair.translation.spaceId) : null;
  };
  await write(ctx, { action: 'translation.mark', on }, async (tx) => {
    const { translation, source } = (await pairWith(tx.load)) ?? {};
    if (!translation) throw notFound();
    if (!source)
      throw new AppError(
        'CONFLICT',
        'These settings have no source that you can read: set one first.',
      );
    const revision = await sourceRevisionOf(tx, source, input.sourceRevisionId);
    const target = {
      translation,
      source,
      revision,
      pages: pagesById((await tx.load.content.load(revision)).pages),
    };
    if (input.pages == null) await markAll(tx, target);
    else await markPages(ctx, tx, target, input.pages);
    tx.record({
      subject: settingsId,
      fields: ['translations'],
      related: [translation.spaceId, revision.id],
    });
  });
}

/**
 * Returns the given revision of the source, or its current one. Revisions of change requests are
 * not allowed.
 * @throws BAD_USER_INPUT
 */
async function sourceRevisionOf(
  tx: WriteContext,
  source: TranslationRow,
  id: string | null | undefined,
): Promise<RevisionRow> {
  const row = await tx.load.revision.load(
    id ?? (await tx.load.space.must(source.spaceId)).revisionId,
  );
  if (row?.spaceId !== source.spaceId || row.changeRequestId !== null)
    throw badInput('This is not a revision of the source.', 'input.sourceRevisionId');
  return row;
}

/** A page that is marked as translated. */
interface MarkedPage extends TranslatedState {
  readonly sourcePageId: string;
  readonly pageId: string;
}

/** A translation, and the source's pages in the given revision. */
interface MarkTarget {
  readonly translation: TranslationRow;
  readonly source: TranslationRow;
  readonly revision: RevisionRow;
  readonly pages: ReadonlyMap<string, Page>;
}

const UPDATE_MARKS = statement(
  'translation.sayAgain',
  `UPDATE translated_pages t SET source_revision_id = $3, document = n.document, title = n.title, description = n.description
  FROM unnest($4::text[], $5::text[], $6::text[], $7::text[]) AS n(id, document, title, description)
    WHERE t.translation_id = $1 AND t.organization_id = $2 AND t.id = n.id`,
  {},
);

/**
 * Marks the whole translation as based on a revision, including pages that were marked
 * individually. Copied pages stay copies of the state that they were copied from.
 */
async function markAll(tx: WriteContext, target: MarkTarget): Promise<void> {
  const { translation, revision, pages } = target;
  const { id, organizationId } = translation;
  await preserveCopies(tx, target);
  const marked = (await tx.load.translatedPages.load(id)).flatMap(
    ({ id: markId, sourcePageId, translatedAt }) => {
      const page = translatedAt === null ? undefined : pages.get(sourcePageId);
      return page ? [{ id: markId, ...stateOf(page) }] : [];
    },
  );
  await tx.query(UPDATE_MARKS, [
    id,
    organizationId,
    revision.id,
    marked.map((one) => one.id),
    ...columnsOf(marked),
  ]);
  await tx.prisma.translation.update({
    where: { key: { id, organizationId } },
    data: { baseRevisionId: revision.id },
  });
}

const columnsOf = (marked: readonly TranslatedState[]) =>
  (['document', 'title', 'description'] as const).map((name) => marked.map((one) => one[name]));

const INSERT_COPIES = statement(
  'translation.keepCopies',
  `INSERT INTO translated_pages (id, organization_id, translation_id, source_page_id, page_id, source_revision_id, document, title, description)
  SELECT n.id, $2, $1, n.source, n.page, n.revision, n.document, n.title, n.description
  FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[]) AS n(id, source, page, revision, document, title, description)
    ON CONFLICT DO NOTHING`,
  {},
);

/**
 * Stores the copied state of pages that differ from the source in the new revision, so that they
 * still count as copies.
 */
async function preserveCopies(
  tx: WriteContext,
  { translation, source, pages }: MarkTarget,
): Promise<void> {
  const copies = (await comparedPages(tx, translation, source)).flatMap(
    ({ status, source: row, page, from }) => {
      const sourcePage = row && pages.get(row.page.id);
      return status === 'UNTRANSLATED' &&
        page &&
        from &&
        sourcePage &&
        !isCopy(stateOf(page.page), stateOf(sourcePage))
        ? [{ ...from, sourceId: sourcePage.id, pageId: page.page.id }]
        : [];
    },
  );
  const ids = [
    copies.map(() => newId('TranslatedPage')),
    copies.map(({ sourceId }) => sourceId),
    copies.map(({ pageId }) => pageId),
    copies.map(({ revisionId }) => revisionId),
  ];
  await tx.query(INSERT_COPIES, [
    translation.id,
    translation.organizationId,
    ...ids,
    ...columnsOf(copies),
  ]);
}

async function markPages(
  ctx: Context,
  tx: WriteContext,
  target: MarkTarget,
  inputs: readonly TranslatedPageInput[],
): Promise<void> {
  const { translation, revision } = target;
  const { id: translationId, organizationId } = translation;
  const marked = await markedPagesOf(tx, target, inputs);
  const [sources, targets] = [
    marked.map(({ sourcePageId }) => sourcePageId),
    marked.map(({ pageId }) => pageId),
  ];
  // A page can translate only one source page.
  await tx.prisma.translatedPage.deleteMany({
    where: {
      translationId,
      organizationId,
      OR: [{ sourcePageId: { in: sources } }, { pageId: { in: targets } }],
    },
  });
  const rest = {
    translationId,
    organizationId,
    sourceRevisionId: revision.id,
    translatedById: ctx.viewer?.userId ?? null,
    translatedAt: ctx.now,
  };
  await tx.prisma.translatedPage.createMany({
    data: marked.map((one) => ({ ...one, ...rest, id: newId('TranslatedPage') })),
  });
}

/**
 * Returns the pages to mark with their state in the source.
 * @throws BAD_USER_INPUT for a page that does not exist, has no text or occurs twice.
 */
async function markedPagesOf(
  tx: WriteContext,
  { translation, source, pages }: MarkTarget,
  inputs: readonly TranslatedPageInput[],
): Promise<MarkedPage[]> {
  const translatedBySource = new Map(
    (await comparedPages(tx, translation, source)).flatMap(({ source: row, page }) =>
      row && page ? [[row.page.id, page.page.id] as const] : [],
    ),
  );
  const translated = pagesById(
    (await contentOf(tx.load, (await tx.load.space.must(translation.spaceId)).revisionId)).pages,
  );
  const markedPage = (
    { sourcePageId, pageId: givenPageId }: TranslatedPageInput,
    field: string,
  ) => {
    const pageInSource = pages.get(sourcePageId);
    if (pageInSource?.type !== 'DOCUMENT')
      throw badInput(
        'The source has no such page with a text in this revision.',
        `${field}.sourcePageId`,
      );
    const pageId = givenPageId ?? translatedBySource.get(sourcePageId);
    if (pageId === undefined)
      throw badInput(
        'No page of the translation has this id or path: send the page that translates it.',
        `${field}.pageId`,
      );
    if (translated.get(pageId)?.type !== 'DOCUMENT')
      throw badInput('The translation has no such page with a text.', `${field}.pageId`);
    return { sourcePageId, pageId, ...stateOf(pageInSource) };
  };
  const problems = new Problems();
  const marked = inputs.map((input, i) =>
    problems.check(() => markedPage(input, `input.pages.${i}`)),
  );
  checkUnique(marked, problems);
  problems.throwIfAny();
  return marked.filter((one) => one !== undefined);
}

/**
 * Requires that each page of an input occurs once.
 * @throws BAD_USER_INPUT with each repeated one
 */
export function requireDistinctPages(
  pages: readonly TranslatedPageInput[] | null | undefined,
): void {
  const problems = new Problems();
  checkUnique(pages ?? [], problems);
  problems.throwIfAny();
}

/** Adds a problem for each page that occurs again; refused pages are undefined. */
function checkUnique(
  marked: readonly (TranslatedPageInput | undefined)[],
  problems: Problems,
): void {
  const [sources, targets] = [new Set<string>(), new Set<string>()];
  for (const [i, page] of marked.entries()) {
    if (!page) continue;
    const { sourcePageId, pageId } = page;
    if (sources.has(sourcePageId))
      problems.add('This page occurs twice.', `input.pages.${i}.sourcePageId`);
    else if (pageId != null && targets.has(pageId))
      problems.add(
        'This page translates another of these pages already.',
        `input.pages.${i}.pageId`,
      );
    sources.add(sourcePageId);
    if (pageId != null) targets.add(pageId);
  }
}
