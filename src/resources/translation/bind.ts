/** Validates and stores the spaces of translation settings. */
import type { Context } from '../../context.ts';
import { type AccessContext, can } from '../../data/authorize.ts';
import { newId } from '../../data/new-id.ts';
import type { TranslationRow } from '../../data/rows/translation.ts';
import type { WriteContext } from '../../data/write.ts';
import { badInput } from '../../domain/errors.ts';
import { checkEachAsync, Problems } from '../../domain/problems.ts';
import type { LanguageSpaceInput } from '../../generated/resolvers.ts';
import { findSpace } from '../content/find.ts';
import { visibleTranslations } from './lists.ts';
import { statement } from '../../data/statement.ts';

/** The settings that the spaces belong to. */
interface Settings {
  readonly id: string;
  readonly organizationId: string;
}

/** The requested spaces. An absent value keeps the current ones; a null source removes it. */
interface RequestedSpaces {
  readonly source?: LanguageSpaceInput | null | undefined;
  readonly spaces?: readonly LanguageSpaceInput[] | null | undefined;
}

/** A space with its language and its path in the input. */
interface BoundSpace extends LanguageSpaceInput {
  readonly field: string;
}

const boundSpace = ({ spaceId, language }: TranslationRow, field: string): BoundSpace => ({
  spaceId,
  language,
  field,
});

/**
 * Requires that the caller can see a space in the organization.
 * @throws BAD_USER_INPUT
 */
async function requireVisible(
  access: AccessContext,
  organizationId: string,
  { spaceId: id, field }: BoundSpace,
): Promise<void> {
  const space = await findSpace(access.load, id);
  if (space?.organizationId !== organizationId || !(await can(access, 'space.read', space)))
    throw badInput('There is no such space in this organization.', `${field}.spaceId`);
}

/** Adds a problem for each language and each space that occurs again. */
function checkUnique(all: readonly BoundSpace[], problems: Problems): void {
  for (const [i, { spaceId, language, field }] of all.entries()) {
    const preceding = all.slice(0, i);
    if (preceding.some((one) => one.language === language))
      problems.add(
        'This language has a space already: each language can occur once, including that of the source.',
        `${field}.language`,
      );
    if (preceding.some((one) => one.spaceId === spaceId))
      problems.add(
        'This space has a language already: each space can occur once, and the source not at all.',
        `${field}.spaceId`,
      );
  }
}

/**
 * Requires that each language and each space of an input occurs once.
 * @throws BAD_USER_INPUT with each repeated one
 */
export function requireDistinctSpaces({ source, spaces }: RequestedSpaces): void {
  const problems = new Problems();
  checkUnique([...sourceIn(source), ...spacesIn(spaces)], problems);
  problems.throwIfAny();
}

const sourceIn = (source: RequestedSpaces['source']): BoundSpace[] =>
  source ? [{ ...source, field: 'input.source' }] : [];

const spacesIn = (spaces: RequestedSpaces['spaces']): BoundSpace[] =>
  (spaces ?? []).map((one, i) => ({ ...one, field: `input.spaces.${i}` }));

/**
 * Sets the spaces of translation settings. Spaces that the caller cannot see are kept, unless the
 * input uses their language.
 */
export async function bindSpaces(
  ctx: Context,
  tx: WriteContext,
  settings: Settings,
  requested: RequestedSpaces,
): Promise<void> {
  if (requested.source === undefined && requested.spaces == null) return;
  const access = { viewer: ctx.viewer, load: tx.load };
  const rows = await tx.load.translations.load(settings.id);
  const visible = new Set(await visibleTranslations(access, settings));
  const [oldSource, oldSpaces] = [
    rows.filter(({ isSource }) => isSource),
    rows.filter(({ isSource }) => !isSource),
  ];

  const givenSpaces = spacesIn(requested.spaces);
  const givenSource = sourceIn(requested.source);
  const retainedRows = (old: readonly TranslationRow[], isReplaced: boolean) =>
    old.filter((row) => !isReplaced || !visible.has(row));
  const retainedSource =
    givenSource.length > 0 ? [] : retainedRows(oldSource, requested.source === null);
  const retained = retainedRows(oldSpaces, requested.spaces != null);
  // Kept spaces that the caller can see conflict with the input; those that they cannot see are
  // replaced.
  const claimedBy = (old: readonly TranslationRow[], field: string) =>
    old.filter((row) => visible.has(row)).map((row) => boundSpace(row, field));
  const claimed = [
    ...claimedBy(retained, 'input.spaces'),
    ...claimedBy(retainedSource, 'input.source'),
    ...givenSource,
    ...givenSpaces,
  ];
  const problems = new Problems();
  checkUnique(claimed, problems);
  await problems.checkAsync(() =>
    checkEachAsync([...givenSource, ...givenSpaces], (one) =>
      requireVisible(access, settings.organizationId, one),
    ),
  );
  problems.throwIfAny();

  const isRetained = (row: TranslationRow) =>
    visible.has(row) ||
    !claimed.some(({ spaceId, language }) => spaceId === row.spaceId || language === row.language);
  const source =
    givenSource[0] ?? retainedSource.filter(isRetained).map((row) => boundSpace(row, ''))[0];
  const spaces = [...retained.filter(isRetained).map((row) => boundSpace(row, '')), ...givenSpaces];
  await store(ctx, tx, settings, rows, source, spaces);
}

const RENAME = statement(
  'translation.rename',
  `UPDATE translations t SET language = n.language, position = n.position FROM unnest($2::text[], $3::text[], $4::int[]) AS n(space, language, position)
  WHERE t.settings_id = $1 AND t.space_id = n.space AND t.organization_id = $5`,
  {},
);

const CLEAR_LANGUAGES = statement(
  'translation.unname',
  'UPDATE translations SET language = id WHERE settings_id = $1 AND organization_id = $2',
  {},
);

/**
 * Writes the spaces. A space that keeps its role keeps the state of its pages, as long as the
 * source stays the same.
 */
async function store(
  ctx: Context,
  tx: WriteContext,
  { id, organizationId }: Settings,
  rows: readonly TranslationRow[],
  source: BoundSpace | undefined,
  spaces: readonly BoundSpace[],
): Promise<void> {
  const wasSource = rows.find(({ isSource }) => isSource)?.spaceId;
  const isSameSource = wasSource === source?.spaceId;
  const isSourceBySpace = new Map([
    ...(source ? [[source.spaceId, true] as const] : []),
    ...spaces.map(({ spaceId }) => [spaceId, false] as const),
  ]);
  const retainedRows = isSameSource
    ? rows.filter(({ spaceId, isSource }) => isSourceBySpace.get(spaceId) === isSource)
    : [];
  const stayingIds = new Set(retainedRows.map(({ spaceId }) => spaceId));
  await tx.prisma.translation.deleteMany({
    where: { settingsId: id, organizationId, id: { notIn: retainedRows.map((row) => row.id) } },
  });

  const all = [...(source ? [source] : []), ...spaces];
  const baseRevisionId = source ? (await tx.load.space.must(source.spaceId)).revisionId : null;
  // Clears the languages first, because two spaces may exchange them.
  await tx.query(CLEAR_LANGUAGES, [id, organizationId]);
  await tx.query(RENAME, [
    id,
    all.map(({ spaceId }) => spaceId),
    all.map(({ language }) => language),
    all.map((_, position) => position),
    organizationId,
  ]);
  await tx.prisma.translation.createMany({
    data: all.flatMap(({ spaceId, language }, position) =>
      stayingIds.has(spaceId)
        ? []
        : [
            {
              ...{
                id: newId('Translation'),
                organizationId,
                settingsId: id,
                spaceId,
                language,
                position,
                createdAt: ctx.now,
              },
              ...(spaceId === source?.spaceId ? { isSource: true } : { baseRevisionId }),
            },
          ],
    ),
  });
  tx.load.translations.clear(id);
}
