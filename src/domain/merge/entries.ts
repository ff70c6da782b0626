/** Merges files, variables and reusable contents: entry by entry, field by field. */
import { type Entry, type FieldValues, type Json, sameFields } from '../content.ts';
import { diffEntries } from '../diff.ts';
import { editedList, entryOf, type EntryList } from '../list.ts';
import { type Conflict, conflictOf, type ThreeWay } from './conflict.ts';
import {
  type FieldMergeContext,
  resolveField,
  mapThree,
  mergeDocument,
  mergeFields,
  resolved,
} from './fields.ts';

/** The kinds of conflict that concern entries of a list. */
export type EntryKind = 'FILE' | 'VARIABLE' | 'REUSABLE_CONTENT';

/** Merges a list. An entry in conflict stays at base. */
export function mergeEntries(
  kind: EntryKind,
  { base, ours, theirs }: ThreeWay<EntryList<Entry>>,
  context: FieldMergeContext,
): EntryList<Entry> {
  const [one, other] = [diffEntries(base, ours), diffEntries(base, theirs)];
  const edits = new Map<string, Entry | null>();
  for (const id of [...new Set([...one.keys(), ...other.keys()])].sort()) {
    const before = (one.get(id) ?? other.get(id))?.before;
    const sides = {
      base: before,
      ours: one.has(id) ? one.get(id)?.after : before,
      theirs: other.has(id) ? other.get(id)?.after : before,
    };
    const merged = mergeEntry(kind, id, sides, context);
    if (!isSame(merged, sides.ours)) edits.set(id, merged ?? null);
  }
  return editedList(ours, edits, (id) => entryOf(ours, id));
}

const isSame = (one: Entry | undefined, other: Entry | undefined): boolean =>
  one === other ||
  (one?.rank === other?.rank &&
    sameFields(one?.fields ?? {}, other?.fields ?? {}) &&
    !one === !other);

function mergeEntry(
  kind: EntryKind,
  id: string,
  sides: ThreeWay<Entry | undefined>,
  context: FieldMergeContext,
): Entry | undefined {
  const { base, ours, theirs } = sides;
  const agreed = resolved(sides, isSame);
  if (agreed) return agreed.value;
  if (base && ours && theirs) return mergeBoth(kind, id, { base, ours, theirs }, context);
  if (ours && theirs && sameFields(ours.fields, theirs.fields))
    return { ...ours, rank: smaller(ours.rank, theirs.rank) };
  const decision = resolveField(
    context,
    conflictOf(kind, id, {
      entry: id,
      ...mapThree(sides, (entry): Json | null => entry?.fields ?? null),
    }),
  );
  if (!decision) return base;
  if ('side' in decision) return sides[decision.side];
  return context.decisions.problems.check(() => {
    throw decision.refuse('This is merged as a whole: choose a side or the base.');
  });
}

const smaller = (one: string, other: string): string => (one < other ? one : other);

/** Merges an entry that all three sides have. */
function mergeBoth(
  kind: EntryKind,
  id: string,
  sides: ThreeWay<Entry>,
  context: FieldMergeContext,
): Entry {
  const conflictIn = (field: string, rest: Omit<Conflict, 'id' | 'kind' | 'fingerprint'>) =>
    conflictOf(kind, `${id}:${field}`, { entry: id, field, ...rest });
  const ranks = mapThree(sides, ({ rank }) => rank);
  const rank = (resolved(ranks) ?? { value: smaller(ranks.ours, ranks.theirs) }).value;
  const fields = mapThree(sides, (entry) =>
    kind === 'REUSABLE_CONTENT' ? withoutText(entry.fields) : entry.fields,
  );
  const merged = mergeFields(fields, context, conflictIn);
  if (kind !== 'REUSABLE_CONTENT') return { id, rank, fields: merged };
  const document = mergeDocument(mapThree(sides, hashOfText), context, (texts, merge) =>
    conflictIn('document', { ...texts, ...merge }),
  );
  return { id, rank, fields: { ...merged, ...(document !== undefined && { document }) } };
}

const withoutText = ({ document: _, ...fields }: FieldValues): FieldValues => fields;

/** Returns the hash of the text of a reusable content; undefined for no text. */
export const hashOfText = ({ fields }: Entry): string | undefined =>
  typeof fields['document'] === 'string' ? fields['document'] : undefined;
