/** The rules of one field: what one side alone changed is taken, and what both changed differently is a conflict. */
import { type Fields, hashOf, type Json, LONGEST_TEXT, sameValue } from '../content.ts';
import { isSlug, LONGEST_SLUG } from '../slug.ts';
import type { Conflict, ConflictBlock, CustomValue, Decisions, Three } from './conflict.ts';
import { type MergedText, mergeTexts } from './text.ts';

/** What a merge keeps account of while it goes through the fields. */
export interface Account {
  readonly decisions: Decisions;
  /** What is left to decide. */
  readonly conflicts: Conflict[];
  /** Texts that were made, by their hashes. */
  readonly documents: Map<string, string>;
  /** What came of three texts, known by their hashes. */
  readonly merged: (hashes: Three<string | undefined>) => { readonly texts: Three<string>; readonly result: MergedText };
}

/** Merges texts that are known by their hashes, each three once. */
export function textMerger(texts: (hash: string) => string): Account['merged'] {
  const known = new Map<string, ReturnType<Account['merged']>>();
  const textOf = (hash: string | undefined) => (hash === undefined ? '' : texts(hash));
  return ({ base, ours, theirs }) => {
    const key = [base, ours, theirs].join(' ');
    const three = { base: textOf(base), ours: textOf(ours), theirs: textOf(theirs) };
    const found = known.get(key) ?? { texts: three, result: mergeTexts(three.base, three.ours, three.theirs) };
    known.set(key, found);
    return found;
  };
}

/** What one side, or both alike, made of a value; undefined where they made different things of it. */
export function settled<T>({ base, ours, theirs }: Three<T>, same: (one: T, other: T) => boolean = Object.is): { readonly value: T } | undefined {
  if (same(ours, theirs) || same(base, theirs)) return { value: ours };
  return same(base, ours) ? { value: theirs } : undefined;
}

/** Something of all three. */
export const mapThree = <T, U>({ base, ours, theirs }: Three<T>, of: (value: T) => U): Three<U> => ({ base: of(base), ours: of(ours), theirs: of(theirs) });

/** What was decided about a conflict; where nothing was, it is noted as open. */
export function decide(account: Account, conflict: Conflict): ReturnType<Decisions['take']> {
  const decision = account.decisions.take(conflict);
  if (!decision) account.conflicts.push(conflict);
  return decision;
}

/** The fields with what both sides did to them. `conflictIn` makes the conflict of a field. */
export function mergeFields(three: Three<Fields>, account: Account, conflictIn: (field: string, values: Three<Json | null>) => Conflict): Fields {
  const merged: Record<string, Json> = {};
  for (const name of new Set([...Object.keys(three.base), ...Object.keys(three.ours), ...Object.keys(three.theirs)].sort())) {
    const values = mapThree(three, (fields) => fields[name]);
    const taken = settled(values, sameValue);
    const value = taken ? taken.value : decidedField(name, values, account, conflictIn);
    if (value !== undefined) merged[name] = value;
  }
  return merged;
}

function decidedField(name: string, values: Three<Json | undefined>, account: Account, conflictIn: (field: string, values: Three<Json | null>) => Conflict): Json | undefined {
  const decision = decide(
    account,
    conflictIn(
      name,
      mapThree(values, (value) => value ?? null),
    ),
  );
  if (!decision) return values.base;
  return 'side' in decision ? values[decision.side] : customField(name, values, decision);
}

/** Fields that what has them never lacks. */
const NEEDED = new Set(['title', 'slug', 'name', 'contentType', 'size', 'blob', 'value']);

/** A value of its own for a field; null takes the field away. */
function customField(name: string, values: Three<Json | undefined>, { value, refuse }: CustomValue): Json | undefined {
  if (name === 'slug') return customSlug({ value, refuse });
  const all = [values.base, values.ours, values.theirs];
  if (value === null && (!NEEDED.has(name) || all.includes(undefined))) return undefined;
  const kinds = new Set(all.filter((one) => one !== undefined).map(kindOf));
  if (value === undefined || value === null || !kinds.has(kindOf(value))) throw refuse(`The field ${name} takes ${[...kinds].join(' or ')}.`);
  return value;
}

const kindOf = (value: Json): string => (Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`);

/** A slug that somebody gave. */
export function customSlug({ value, refuse }: CustomValue): string {
  if (typeof value !== 'string' || !isSlug(value)) {
    throw refuse(`A slug is 1 to ${LONGEST_SLUG} characters, without blanks, slashes and \`? # %\`.`);
  }
  return value;
}

/** Hash of the text that both sides made; undefined for none. `conflictIn` makes the conflict of a text. */
export function mergeDocument(hashes: Three<string | undefined>, account: Account, conflictIn: (texts: Three<string>, blocks: readonly ConflictBlock[]) => Conflict): string | undefined {
  const taken = settled(hashes);
  if (taken) return taken.value;
  const { texts, result } = account.merged(hashes);
  if (result.text !== undefined) return keptText(result.text, hashes, account);
  const decision = decide(account, conflictIn(texts, result.blocks));
  if (!decision) return hashes.base;
  return keptText('side' in decision ? result.choose(decision.side) : customText(decision), hashes, account);
}

function customText({ value, refuse }: CustomValue): string {
  if (typeof value !== 'string' || Buffer.byteLength(value) > LONGEST_TEXT) throw refuse('A text is markdown of up to 1 MiB.');
  return value;
}

/** Hash of a text, which is kept when it is none of the three. */
function keptText(text: string, { base, ours, theirs }: Three<string | undefined>, { documents }: Account): string | undefined {
  const known = [base, ours, theirs];
  if (text === '' && known.includes(undefined)) return undefined;
  const hash = hashOf(text);
  if (!known.includes(hash)) documents.set(hash, text);
  return hash;
}
