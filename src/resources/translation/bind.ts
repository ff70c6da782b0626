/** Which spaces translation settings name: checked, and brought from what they were to what they become. */
import type { Context } from '../../context.ts';
import { type Asking, can } from '../../data/authorize.ts';
import { newId } from '../../data/new-id.ts';
import type { TranslationRow } from '../../data/rows/translation.ts';
import type { Writing } from '../../data/write.ts';
import { badInput } from '../../domain/errors.ts';
import type { LanguageSpaceInput } from '../../generated/resolvers.ts';
import { livingSpace } from '../content/find.ts';
import { translationsSeen } from './shown.ts';

/** The settings whose spaces they are. */
interface Settings {
  readonly id: string;
  readonly organizationId: string;
}

/** The spaces that are wanted: absent ones stay, a source that is null goes. */
interface Wanted {
  readonly source?: LanguageSpaceInput | null | undefined;
  readonly spaces?: readonly LanguageSpaceInput[] | null | undefined;
}

/** A space with its language, and where its input says it. */
interface Named extends LanguageSpaceInput {
  readonly field: string;
}

const named = ({ spaceId, language }: TranslationRow, field: string): Named => ({ space: spaceId, language, field });

/** BAD_USER_INPUT for a space that the caller does not see in the organization. */
async function mustSee(asking: Asking, organizationId: string, { space: id, field }: Named): Promise<void> {
  const space = await livingSpace(asking.load, id);
  if (space?.organizationId !== organizationId || !(await can(asking, 'space.read', space))) throw badInput('There is no such space in this organization.', `${field}.space`);
}

/** BAD_USER_INPUT for a language or a space that comes twice. */
function mustDiffer(all: readonly Named[]): void {
  for (const [i, { space, language, field }] of all.entries()) {
    const before = all.slice(0, i);
    if (before.some((one) => one.language === language)) throw badInput('This language has a space already: give each language once, and the source its own.', `${field}.language`);
    if (before.some((one) => one.space === space)) throw badInput('This space has a language already: give each space once, and not the source.', `${field}.space`);
  }
}

/** Gives settings the spaces that are wanted. Those that the caller does not see stay, where nothing that he gives takes their language. */
export async function bindSpaces(ctx: Context, tx: Writing, settings: Settings, wanted: Wanted): Promise<void> {
  if (wanted.source === undefined && wanted.spaces == null) return;
  const asking = { viewer: ctx.viewer, load: tx.load };
  const rows = await tx.load.translations.load(settings.id);
  const seen = new Set(await translationsSeen(asking, settings));
  const [oldSource, oldSpaces] = [rows.filter(({ isSource }) => isSource), rows.filter(({ isSource }) => !isSource)];

  const given = (wanted.spaces ?? []).map((one, i): Named => ({ ...one, field: `input.spaces.${i}` }));
  const givenSource = wanted.source ? [{ ...wanted.source, field: 'input.source' }] : [];
  const staying = (old: readonly TranslationRow[], isReplaced: boolean) => old.filter((row) => !isReplaced || !seen.has(row));
  const keptSource = givenSource.length > 0 ? [] : staying(oldSource, wanted.source === null);
  const kept = staying(oldSpaces, wanted.spaces != null);
  // What he sees and leaves as it is stands in the way of what he gives; what he does not see gives way.
  const shown = (old: readonly TranslationRow[], field: string) => old.filter((row) => seen.has(row)).map((row) => named(row, field));
  const told = [...shown(kept, 'input.spaces'), ...shown(keptSource, 'input.source'), ...givenSource, ...given];
  mustDiffer(told);
  await Promise.all([...givenSource, ...given].map((one) => mustSee(asking, settings.organizationId, one)));

  const gives = (row: TranslationRow) => seen.has(row) || !told.some(({ space, language }) => space === row.spaceId || language === row.language);
  const source = givenSource[0] ?? keptSource.filter(gives).map((row) => named(row, ''))[0];
  const spaces = [...kept.filter(gives).map((row) => named(row, '')), ...given];
  await store(ctx, tx, settings, rows, source, spaces);
}

const RENAME = `UPDATE translations t SET language = n.language, position = n.position FROM unnest($2::text[], $3::text[], $4::int[]) AS n(space, language, position)
  WHERE t.settings_id = $1 AND t.space_id = n.space AND t.organization_id = $5`;

/** Writes the spaces. One that stays where it was keeps what is known of its pages, as long as the source is the same space. */
async function store(ctx: Context, tx: Writing, { id, organizationId }: Settings, rows: readonly TranslationRow[], source: Named | undefined, spaces: readonly Named[]): Promise<void> {
  const wasSource = rows.find(({ isSource }) => isSource)?.spaceId;
  const isSameSource = wasSource === source?.space;
  const roleOf = new Map([...(source ? [[source.space, true] as const] : []), ...spaces.map(({ space }) => [space, false] as const)]);
  const staying = isSameSource ? rows.filter(({ spaceId, isSource }) => roleOf.get(spaceId) === isSource) : [];
  const stays = new Set(staying.map(({ spaceId }) => spaceId));
  await tx.prisma.translation.deleteMany({ where: { settingsId: id, organizationId, id: { notIn: staying.map((row) => row.id) } } });

  const all = [...(source ? [source] : []), ...spaces];
  const baseRevisionId = source ? (await tx.load.space.must(source.space)).revisionId : null;
  // First out of each other's way: two may exchange their languages.
  await tx.query('translation.unname', 'UPDATE translations SET language = id WHERE settings_id = $1 AND organization_id = $2', [id, organizationId]);
  await tx.query('translation.rename', RENAME, [id, all.map(({ space }) => space), all.map(({ language }) => language), all.map((_, position) => position), organizationId]);
  await tx.prisma.translation.createMany({
    data: all.flatMap(({ space, language }, position) =>
      stays.has(space)
        ? []
        : [
            {
              ...{ id: newId('Translation'), organizationId, settingsId: id, spaceId: space, language, position, createdAt: ctx.now },
              ...(space === source?.space ? { isSource: true } : { baseRevisionId }),
            },
          ],
    ),
  });
  tx.load.translations.clear(id);
}
