/** Manages translation settings and resolves how far translations are behind their source. */
import { type InputFields, nothingToDelete, parentsOf } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { authorize, can, requireMembership, permissionsOn } from '../data/authorize.ts';
import { type ConnectionQuery, contains, declareList, where } from '../data/connection.ts';
import { changedWithin, given } from '../data/connection/conditions.ts';
import { byName, byTime, declareOrders, type ListArgs } from '../data/connection/order.ts';
import { pageOfItems } from '../data/items.ts';
import { compositeKey } from '../data/loaders.ts';
import { hasValues } from '../data/given.ts';
import { newId } from '../data/new-id.ts';
import { forMember, revisionForMember } from '../data/reader.ts';
import type { RevisionView } from '../data/rows.ts';
import type {
  PageTranslationRow,
  ShownTranslation,
  TranslationSettingsRow,
} from '../data/rows/translation.ts';
import { tables } from '../data/tables.ts';
import { write } from '../data/write.ts';
import { notFound } from '../domain/errors.ts';
import { coverageOf, type TranslatedState, stateOf } from '../domain/translation.ts';
import type {
  CreateTranslationSettingsInput,
  Language,
  OrganizationTranslationSettingsArgs,
  Resolvers,
  SetTranslationSettingsInput,
  TranslationSettingsOrderField,
} from '../generated/resolvers.ts';
import { actorOf } from './actor.ts';
import { changesBetween, pageOfChanges } from './content-change.ts';
import { fieldValueOf } from './content-change/values.ts';
import { bindSpaces } from './translation/bind.ts';
import { findTranslationSettings } from './translation/find.ts';
import { markTranslated } from './translation/mark.ts';
import { pageOfTranslations } from './translation/pages.ts';
import { visibleLanguages, comparedPages, visibleTranslations } from './translation/lists.ts';

/**
 * Creates translation settings and returns their id.
 * @throws BAD_USER_INPUT for a space that the caller cannot see, or a duplicate language or space.
 */
export const createTranslationSettings = (
  ctx: Context,
  organizationId: string,
  { title, languages, source, spaces }: InputFields<CreateTranslationSettingsInput>,
): Promise<string> =>
  write(
    ctx,
    { action: 'translation.create', on: async () => ({ id: organizationId }) },
    async (tx) => {
      const id = newId('TranslationSettings');
      await tx.prisma.translationSettings.create({
        data: {
          id,
          organizationId,
          title,
          languages: unique(languages ?? []),
          createdAt: ctx.now,
          updatedAt: ctx.now,
        },
      });
      await bindSpaces(ctx, tx, { id, organizationId }, { source, spaces: spaces ?? [] });
      tx.record({ subject: id, organizationId });
      return id;
    },
  );

const unique = (languages: readonly Language[]): Language[] => [...new Set(languages)];

/** Updates the given fields of translation settings and returns their id. */
export const setTranslationSettings = (
  ctx: Context,
  organizationId: string,
  id: string,
  input: InputFields<SetTranslationSettingsInput>,
): Promise<string> =>
  write(
    ctx,
    {
      action: 'translation.update',
      on: (load, tx) => findTranslationSettings(load, organizationId, id, tx),
    },
    async (tx, row) => {
      const { title, languages, source, spaces } = input;
      const changed = { title, ...(languages && { languages: unique(languages) }) };
      if (source === undefined && spaces === undefined && hasValues(row, changed)) {
        tx.skipEvent();
        return id;
      }
      await tx.prisma.translationSettings.update({
        where: { key: { id, organizationId } },
        data: { ...changed, updatedAt: ctx.now },
      });
      await bindSpaces(ctx, tx, { id, organizationId }, { source, spaces });
      tx.record({ fields: Object.keys(input) });
      return id;
    },
  );

/** Deletes translation settings but not the spaces, and returns their id. */
export const deleteTranslationSettings = (
  ctx: Context,
  organizationId: string,
  id: string,
): Promise<string | null> =>
  write(
    ctx,
    {
      action: 'translation.delete',
      on: async (load, tx) => {
        await requireMembership(load, organizationId);
        const row = await findTranslationSettings(load, organizationId, id, tx);
        return row && (await can({ viewer: ctx.viewer, load }, 'translation.read', row))
          ? row
          : null;
      },
      absent: () => nothingToDelete(ctx),
    },
    async (tx) => {
      await tx.prisma.translationSettings.delete({ where: { key: { id, organizationId } } });
      return id;
    },
  );

const TRANSLATION_SETTINGS = declareList(
  'organization.translationSettings',
  tables.translationSettings,
  'translation_settings ts',
  'ts.organization_id',
);

const settingsOrders = declareOrders<TranslationSettingsOrderField>('ts.id', {
  CREATED_AT: byTime('ts.created_at'),
  UPDATED_AT: byTime('ts.updated_at'),
  TITLE: byName('ts.title'),
});

const settingsOfOrganization = ({
  filter,
  orderBy,
}: ListArgs<OrganizationTranslationSettingsArgs>): ConnectionQuery<TranslationSettingsRow> => ({
  ...TRANSLATION_SETTINGS,
  where: [
    ...given(
      contains('ts.title', filter?.title),
      where('ts.languages @> ARRAY[?::text]', filter?.language),
    ),
    ...changedWithin('ts', filter),
  ],
  ...settingsOrders(orderBy),
});

async function settingsById(
  ctx: Context,
  organizationId: string,
  id: string,
): Promise<TranslationSettingsRow> {
  const row = await findTranslationSettings(ctx.load, organizationId, id);
  if (!row) throw notFound();
  await authorize(ctx, 'translation.read', row);
  return row;
}

async function translationIn(
  ctx: Context,
  settings: TranslationSettingsRow,
  language: Language,
): Promise<ShownTranslation | null> {
  return (await visibleLanguages(ctx, settings)).find((one) => one.language === language) ?? null;
}

/**
 * Returns the pages of a translation compared with the source, or null if either space is missing
 * or not visible.
 */
const pagesOf = (
  ctx: Context,
  { own, source }: ShownTranslation,
): Promise<PageTranslationRow[]> | null => (own && source ? comparedPages(ctx, own, source) : null);

/** Returns the id of the source revision that the translation as a whole is based on, or null. */
const baseOf = ({ own, source }: ShownTranslation): string | null =>
  source ? (own?.baseRevisionId ?? null) : null;

async function storedTextOf(
  { load }: Context,
  organizationId: string,
  hash: string | null,
): Promise<string> {
  return hash === null
    ? ''
    : (await load.document.must(compositeKey(organizationId, hash))).markdown;
}

const emptyState: TranslatedState = { document: null, title: null, description: null };

/**
 * Returns the source's state at the time of translation and its current state, or undefined unless
 * the page is stale.
 */
const staleStatesOf = ({
  status,
  source,
  from,
}: PageTranslationRow):
  | { readonly was: TranslatedState; readonly is: TranslatedState }
  | undefined =>
  status === 'STALE' && source ? { was: from ?? emptyState, is: stateOf(source.page) } : undefined;

const revisionOf = async (ctx: Context, id: string): Promise<RevisionView | null> => {
  const row = await ctx.load.revision.load(id);
  return row && revisionForMember(row);
};

export const translation: Resolvers = {
  TranslationSettings: {
    // This service wrote them, as values of the enum.
    languages: ({ languages }) => languages as Language[],
    source: async (row, _, ctx) =>
      (await visibleTranslations(ctx, row)).find(({ isSource }) => isSource) ?? null,
    spaces: async (row, _, ctx) =>
      (await visibleTranslations(ctx, row)).filter(({ isSource }) => !isSource),
    organization: ({ organizationId }, _, ctx) => ctx.load.organization.must(organizationId),
    translations: async (row, args, ctx) =>
      pageOfItems(
        {
          name: `translations ${row.id}`,
          items: sorted(await visibleLanguages(ctx, row)),
          keysOf: ({ language }) => [language],
        },
        args,
      ),
    translation: (row, { language }, ctx) => translationIn(ctx, row, language),
    permissions: async (row, _, ctx) => {
      const may = await permissionsOn(ctx, 'translationSettings', row);
      return { view: may('translation.read'), edit: may('translation.update') };
    },
    urls: ({ id, organizationId }, _, { settings }) => ({
      location: `${settings.baseUrl}/v1/orgs/${organizationId}/translations/${id}`,
    }),
  },
  LanguageSpace: {
    space: async ({ spaceId }, _, ctx) => forMember(await ctx.load.space.must(spaceId)),
  },
  Translation: {
    space: async ({ own }, _, ctx) => own && forMember(await ctx.load.space.must(own.spaceId)),
    source: async ({ source }, _, ctx) =>
      source && forMember(await ctx.load.space.must(source.spaceId)),
    sourceRevision: async (row, _, ctx) => {
      const id = baseOf(row);
      return id === null ? null : revisionOf(ctx, id);
    },
    coverage: async (row, _, ctx) => {
      const pages = await pagesOf(ctx, row);
      return pages && coverageOf(pages);
    },
    pages: async (row, args, ctx) => pageOfTranslations(row, (await pagesOf(ctx, row)) ?? [], args),
    sourceChanges: async (row, args, ctx) => {
      const [since, head] = [
        baseOf(row),
        row.source && (await ctx.load.space.must(row.source.spaceId)).revisionId,
      ];
      return pageOfChanges(
        `changes ${head} ${since}`,
        since !== null && head !== null ? await changesBetween(ctx, since, head) : [],
        args,
      );
    },
  },
  PageTranslation: {
    sourcePage: ({ source }) => source,
    sourceRevision: ({ from }, _, ctx) => (from ? revisionOf(ctx, from.revisionId) : null),
    translatedAt: ({ from }) => from?.said?.translatedAt ?? null,
    translatedBy: ({ from }, _, ctx) => actorOf(ctx, from?.said?.translatedById),
    staleFields: (row) => {
      const { was, is } = staleStatesOf(row) ?? { was: emptyState, is: emptyState };
      return (['title', 'description'] as const)
        .filter((name) => was[name] !== is[name])
        .map((name) => ({
          name,
          before: fieldValueOf(name, was[name]),
          after: fieldValueOf(name, is[name]),
        }));
    },
    staleBlocks: async (row, _, ctx) => {
      const both = staleStatesOf(row);
      if (!both || both.was.document === both.is.document) return [];
      const [was, is] = await Promise.all([
        storedTextOf(ctx, row.organizationId, both.was.document),
        storedTextOf(ctx, row.organizationId, both.is.document),
      ]);
      return [...(await ctx.texts.one('diff', { before: was, after: is }))];
    },
  },
  Organization: {
    translationSettings: async ({ id }, args, ctx) => {
      await authorize(ctx, 'translation.list', { id });
      return ctx.load.page<TranslationSettingsRow>(settingsOfOrganization(args), id, args);
    },
  },
  Query: {
    translationSettings: async (_, { id }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'TranslationSettings', id);
      return settingsById(ctx, organizationId, id);
    },
  },
  Mutation: {
    createTranslationSettings: async (_, { input: { organizationId, ...input } }, ctx) => ({
      translationSettings: await ctx.load.translationSettings.must(
        await createTranslationSettings(ctx, organizationId, input),
      ),
    }),
    setTranslationSettings: async (_, { input: { id, ...input } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'TranslationSettings', id);
      return {
        translationSettings: await ctx.load.translationSettings.must(
          await setTranslationSettings(ctx, organizationId, id, input),
        ),
      };
    },
    deleteTranslationSettings: async (_, { input: { id } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'TranslationSettings', id);
      return {
        deletedTranslationSettingsId: await deleteTranslationSettings(ctx, organizationId, id),
      };
    },
    markTranslated: async (_, { input: { translationSettingsId, language, ...input } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'TranslationSettings', translationSettingsId);
      await markTranslated(ctx, organizationId, translationSettingsId, language, input);
      const shown = await translationIn(
        ctx,
        await settingsById(ctx, organizationId, translationSettingsId),
        language,
      );
      if (!shown) throw notFound();
      return { translation: shown };
    },
  },
};

const sorted = (languages: readonly ShownTranslation[]): ShownTranslation[] =>
  [...languages].sort((one, other) => (one.language < other.language ? -1 : 1));
