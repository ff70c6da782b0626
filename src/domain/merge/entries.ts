/** The merge of files, variables and reusable contents: entry by entry, field by field. */
import { type Entry, type Fields, type Json, sameFields } from '../content.ts';
import { diffEntries } from '../diff.ts';
import { edited, entryOf, type List } from '../list.ts';
import { type Conflict, conflictOf, type Three } from './conflict.ts';
import { type Account, decide, mapThree, mergeDocument, mergeFields, settled } from './fields.ts';

/** The kinds of conflict that are about entries of a list. */
export type EntryKind = 'FILE' | 'VARIABLE' | 'REUSABLE_CONTENT';

/** The list with what both sides did to it; for what is left to decide, what base has. */
export function mergeEntries(kind: EntryKind, { base, ours, theirs }: Three<List<Entry>>, account: Account): List<Entry> {
  const [one, other] = [diffEntries(base, ours), diffEntries(base, theirs)];
  const edits = new Map<string, Entry | null>();
  for (const id of [...new Set([...one.keys(), ...other.keys()])].sort()) {
    const before = (one.get(id) ?? other.get(id))?.before;
    const sides = { base: before, ours: one.has(id) ? one.get(id)?.after : before, theirs: other.has(id) ? other.get(id)?.after : before };
    const merged = mergeEntry(kind, id, sides, account);
    if (!isSame(merged, sides.ours)) edits.set(id, merged ?? null);
  }
  return edited(ours, edits, (id) => entryOf(ours, id));
}

const isSame = (one: Entry | undefined, other: Entry | undefined): boolean => one === other || (one?.rank === other?.rank && sameFields(one?.fields ?? {}, other?.fields ?? {}) && !one === !other);

function mergeEntry(kind: EntryKind, id: string, sides: Three<Entry | undefined>, account: Account): Entry | undefined {
  const { base, ours, theirs } = sides;
  const taken = settled(sides, isSame);
  if (taken) return taken.value;
  if (base && ours && theirs) return mergeBoth(kind, id, { base, ours, theirs }, account);
  if (ours && theirs && sameFields(ours.fields, theirs.fields)) return { ...ours, rank: smaller(ours.rank, theirs.rank) };
  const decision = decide(account, conflictOf(kind, id, { entry: id, ...mapThree(sides, (entry): Json | null => entry?.fields ?? null) }));
  if (!decision) return base;
  if ('side' in decision) return sides[decision.side];
  throw decision.refuse('It is taken as one side has it: choose a side, or the base.');
}

const smaller = (one: string, other: string): string => (one < other ? one : other);

/** An entry that all three have. */
function mergeBoth(kind: EntryKind, id: string, sides: Three<Entry>, account: Account): Entry {
  const conflictIn = (field: string, rest: Omit<Conflict, 'id' | 'kind' | 'fingerprint'>) => conflictOf(kind, `${id}:${field}`, { entry: id, field, ...rest });
  const ranks = mapThree(sides, ({ rank }) => rank);
  const rank = (settled(ranks) ?? { value: smaller(ranks.ours, ranks.theirs) }).value;
  const fields = mapThree(sides, (entry) => (kind === 'REUSABLE_CONTENT' ? withoutText(entry.fields) : entry.fields));
  const merged = mergeFields(fields, account, conflictIn);
  if (kind !== 'REUSABLE_CONTENT') return { id, rank, fields: merged };
  const document = mergeDocument(mapThree(sides, hashOfText), account, (texts, blocks) => conflictIn('document', { ...texts, blocks }));
  return { id, rank, fields: { ...merged, ...(document !== undefined && { document }) } };
}

const withoutText = ({ document: _, ...fields }: Fields): Fields => fields;

/** Hash of the text of a reusable content. */
export const hashOfText = ({ fields }: Entry): string | undefined => (typeof fields['document'] === 'string' ? fields['document'] : undefined);
