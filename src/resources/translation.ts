/** Translations: which content is to be had in which languages, and how far each of them is behind its source. */
import type { Context } from '../context.ts';
import { authorize, can, factsOf, mustBelong, told } from '../data/authorize.ts';
import type { List } from '../data/connection.ts';
import { pageOfItems } from '../data/items.ts';
import { place } from '../data/loaders.ts';
import { newId } from '../data/new-id.ts';
import type { PageTranslationRow, ShownTranslation, TranslationSettingsRow } from '../data/rows/translation.ts';
import { tables } from '../data/tables.ts';
import { write } from '../data/write.ts';
import { changedBlocks } from '../domain/blocks.ts';
import { notFound } from '../domain/errors.ts';
import { coverageOf, type Said, saidBy } from '../domain/translation.ts';
import type { CreateTranslationSettingsInput, Language, Resolvers, SetTranslationSettingsInput } from '../generated/resolvers.ts';
import { changesBetween, pageOfChanges } from './content-change.ts';
import { bindSpaces } from './translation/bind.ts';
import { findSettings } from './translation/find.ts';
import { markTranslated } from './translation/mark.ts';
import { languagesShown, pagesCompared, translationsSeen } from './translation/shown.ts';

/** Makes translation settings, and gives their id. BAD_USER_INPUT for a space that the caller does not see, and for a language or a space that comes twice. */
export const createTranslationSettings = (ctx: Context, organizationId: string, { title, languages, source, spaces }: CreateTranslationSettingsInput): Promise<string> =>
  write(ctx, { action: 'translation.create', on: async () => ({ id: organizationId }) }, async (tx) => {
    const id = newId('TranslationSettings');
    await tx.prisma.translationSettings.create({ data: { id, organizationId, title, languages: unique(languages ?? []), createdAt: ctx.now, updatedAt: ctx.now } });
    await bindSpaces(ctx, tx, { id, organizationId }, { source, spaces: spaces ?? [] });
    tx.record({ subject: id, organizationId });
    return id;
  });

const unique = (languages: readonly Language[]): Language[] => [...new Set(languages)];

/** Changes what is given of translation settings. */
export const setTranslationSettings = (ctx: Context, organizationId: string, id: string, input: SetTranslationSettingsInput): Promise<string> =>
  write(ctx, { action: 'translation.update', on: (load, tx) => findSettings(load, organizationId, id, tx) }, async (tx) => {
    const { title, languages, source, spaces } = input;
    await tx.prisma.translationSettings.update({ where: { key: { id, organizationId } }, data: { title, updatedAt: ctx.now, ...(languages && { languages: unique(languages) }) } });
    await bindSpaces(ctx, tx, { id, organizationId }, { source, spaces });
    tx.record({ fields: Object.keys(input) });
    return id;
  });

/** Deletes translation settings, and nothing of the spaces. What is not there, or not seen, is gone already. */
export const deleteTranslationSettings = (ctx: Context, organizationId: string, id: string): Promise<string | null> =>
  write(
    ctx,
    {
      action: 'translation.delete',
      on: async (load, tx) => {
        await mustBelong(load, organizationId);
        const row = await findSettings(load, organizationId, id, tx);
        return row && (await can({ viewer: ctx.viewer, load }, 'translation.read', row)) ? row : null;
      },
      absent: () => null,
    },
    async (tx) => {
      await tx.prisma.translationSettings.delete({ where: { key: { id, organizationId } } });
      return id;
    },
  );

const settingsOfOrganization: List = {
  name: 'organization.translationSettings',
  columns: tables.translationSettings.columns,
  from: 'translation_settings ts',
  parent: 'ts.organization_id',
  where: [],
  order: [
    { sql: 'ts.created_at', type: 'timestamptz' },
    { sql: 'ts.id', type: 'text' },
  ],
  descending: true,
};

async function settingsById(ctx: Context, organizationId: string, id: string): Promise<TranslationSettingsRow> {
  const row = await findSettings(ctx.load, organizationId, id);
  if (!row) throw notFound();
  await authorize(ctx, 'translation.read', row);
  return row;
}

async function translationIn(ctx: Context, settings: TranslationSettingsRow, language: Language): Promise<ShownTranslation | null> {
  return (await languagesShown(ctx, settings)).find((one) => one.language === language) ?? null;
}

/** The pages of a translation beside the source's; null where one of the two is not there, or not seen. */
const pagesOf = (ctx: Context, { own, source }: ShownTranslation): Promise<PageTranslationRow[]> | null => (own && source ? pagesCompared(ctx, own, source) : null);

/** The revision of the source that the translation was last said to be of. */
const baseOf = ({ own, source }: ShownTranslation): string | null => (source ? (own?.baseRevisionId ?? null) : null);

async function textBehind({ load }: Context, organizationId: string, hash: string | null): Promise<string> {
  return hash === null ? '' : (await load.document.must(place(organizationId, hash))).markdown;
}

const nothing: Said = { document: null, title: null, description: null };

/** What the source said when the page was translated, and what it says now; undefined unless the page is behind it. */
const said = ({ status, source, from }: PageTranslationRow): { readonly was: Said; readonly is: Said } | undefined =>
  status === 'STALE' && source ? { was: from ?? nothing, is: saidBy(source.page) } : undefined;

export const translation: Resolvers = {
  TranslationSettings: {
    languages: ({ languages }) => languages as Language[], // as this product wrote them, from the enumeration
    source: async (row, _, ctx) => (await translationsSeen(ctx, row)).find(({ isSource }) => isSource) ?? null,
    spaces: async (row, _, ctx) => (await translationsSeen(ctx, row)).filter(({ isSource }) => !isSource),
    organization: ({ organizationId }, _, ctx) => ctx.load.organization.must(organizationId),
    translations: async (row, args, ctx) => pageOfItems({ name: `translations ${row.id}`, items: sorted(await languagesShown(ctx, row)), keysOf: ({ language }) => [language] }, args),
    translation: (row, { language }, ctx) => translationIn(ctx, row, language),
    permissions: async (row, _, ctx) => {
      const may = told(ctx, await factsOf(ctx, 'translationSettings', row));
      return { view: may('translation.read'), edit: may('translation.update') };
    },
    urls: ({ id, organizationId }, _, { settings }) => ({ location: `${settings.baseUrl}/v1/orgs/${organizationId}/translations/${id}` }),
  },
  LanguageSpace: { space: ({ spaceId }, _, ctx) => ctx.load.space.must(spaceId) },
  Translation: {
    space: ({ own }, _, ctx) => own && ctx.load.space.must(own.spaceId),
    source: ({ source }, _, ctx) => source && ctx.load.space.must(source.spaceId),
    sourceRevision: async (row, _, ctx) => {
      const id = baseOf(row);
      return id === null ? null : ctx.load.revision.load(id);
    },
    coverage: async (row, _, ctx) => {
      const pages = await pagesOf(ctx, row);
      return pages && coverageOf(pages);
    },
    pages: async (row, { status, ...args }, ctx) => {
      const items = ((await pagesOf(ctx, row)) ?? []).filter((page) => status == null || page.status === status);
      return pageOfItems({ name: `pages ${row.settings.id} ${row.language} ${status ?? ''}`, items, keysOf: ({ source, page }) => [source ? '0' : '1', (source ?? page)?.page.id ?? ''] }, args);
    },
    sourceChanges: async (row, args, ctx) => {
      const [since, head] = [baseOf(row), row.source && (await ctx.load.space.must(row.source.spaceId)).revisionId];
      return pageOfChanges(`changes ${head} ${since}`, since !== null && head !== null ? await changesBetween(ctx, since, head) : [], args);
    },
  },
  PageTranslation: {
    sourcePage: ({ source }) => source,
    sourceRevision: ({ from }, _, ctx) => (from ? ctx.load.revision.load(from.revisionId) : null),
    translatedAt: ({ from }) => from?.said?.translatedAt ?? null,
    translatedBy: ({ from }, _, ctx) => (from?.said?.translatedById == null ? null : ctx.load.user.load(from.said.translatedById)),
    staleFields: (row) => {
      const { was, is } = said(row) ?? { was: nothing, is: nothing };
      return (['title', 'description'] as const).filter((name) => was[name] !== is[name]).map((name) => ({ name, before: was[name], after: is[name] }));
    },
    staleBlocks: async (row, _, ctx) => {
      const both = said(row);
      if (!both || both.was.document === both.is.document) return [];
      const [was, is] = await Promise.all([textBehind(ctx, row.organizationId, both.was.document), textBehind(ctx, row.organizationId, both.is.document)]);
      return changedBlocks(was, is);
    },
  },
  TranslationSettingsConnection: { totalCount: (page) => page.count() },
  TranslationConnection: { totalCount: (page) => page.count() },
  PageTranslationConnection: { totalCount: (page) => page.count() },
  Organization: {
    translationSettings: async ({ id }, args, ctx) => {
      await authorize(ctx, 'translation.list', { id });
      return ctx.load.page<TranslationSettingsRow>(settingsOfOrganization, id, args);
    },
  },
  Query: { translationSettings: (_, { organizationId, id }, ctx) => settingsById(ctx, organizationId, id) },
  Mutation: {
    createTranslationSettings: async (_, { organizationId, input }, ctx) => ({
      translationSettings: await ctx.load.translationSettings.must(await createTranslationSettings(ctx, organizationId, input)),
    }),
    setTranslationSettings: async (_, { organizationId, id, input }, ctx) => ({
      translationSettings: await ctx.load.translationSettings.must(await setTranslationSettings(ctx, organizationId, id, input)),
    }),
    deleteTranslationSettings: async (_, { organizationId, id }, ctx) => ({ deletedTranslationSettingsId: await deleteTranslationSettings(ctx, organizationId, id) }),
    markTranslated: async (_, { organizationId, translationSettingsId, language, input }, ctx) => {
      await markTranslated(ctx, organizationId, translationSettingsId, language, input);
      const shown = await translationIn(ctx, await settingsById(ctx, organizationId, translationSettingsId), language);
      if (!shown) throw notFound();
      return { translation: shown };
    },
  },
};

const sorted = (languages: readonly ShownTranslation[]): ShownTranslation[] => [...languages].sort((one, other) => (one.language < other.language ? -1 : 1));
