/**
 * Merges single fields: a change of one side is taken, and different changes of both sides are a
 * conflict.
 */
import { type FieldValues, hashOf, type Json, MAX_TEXT_LENGTH, sameValue } from '../content.ts';
import { isSlug, MAX_SLUG_LENGTH } from '../slug.ts';
import type {
  BlockChoice,
  Conflict,
  CustomBlocks,
  CustomValue,
  Decisions,
  ThreeWay,
} from './conflict.ts';
import { directTexts, type TextMerge, type Texts } from '../texts.ts';

/** The state that a merge carries from field to field. */
export interface FieldMergeContext {
  readonly decisions: Decisions;
  /** Conflicts without a resolution. */
  readonly conflicts: Conflict[];
  /** Texts that the merge produced, by their hashes. */
  readonly documents: Map<string, string>;
  /** Returns the merge of three texts that are identified by their hashes. */
  readonly merged: (hashes: ThreeWay<string | undefined>) => {
    readonly texts: ThreeWay<string>;
    readonly result: TextMerge;
  };
  /** Returns the merge of three texts with a choice for each range in conflict. */
  readonly resolvedText: (texts: ThreeWay<string>, choices: readonly BlockChoice[]) => string;
}

/** Returns a function that merges three texts with choices. */
export const textResolver =
  (tasks: Texts = directTexts): FieldMergeContext['resolvedText'] =>
  (texts, choices) => {
    const [text] = tasks.all('resolve', [{ ...texts, choices }]);
    if (text === undefined) throw new Error('A merge of texts with choices has no result.');
    return text;
  };

/** Returns a function that merges texts by their hashes and caches each result. */
export function textMerger(
  texts: (hash: string) => string,
  tasks: Texts = directTexts,
): FieldMergeContext['merged'] {
  const known = new Map<string, ReturnType<FieldMergeContext['merged']>>();
  const textOf = (hash: string | undefined) => (hash === undefined ? '' : texts(hash));
  return ({ base, ours, theirs }) => {
    const key = [base, ours, theirs].join(' ');
    const three = { base: textOf(base), ours: textOf(ours), theirs: textOf(theirs) };
    const found = known.get(key);
    if (found) return found;
    const [result] = tasks.all('merge', [three]);
    if (!result) throw new Error('A merge of texts has no result.');
    known.set(key, { texts: three, result });
    return { texts: three, result };
  };
}

/** Returns the value that one side changed or both changed alike; undefined where they conflict. */
export function resolved<T>(
  { base, ours, theirs }: ThreeWay<T>,
  same: (one: T, other: T) => boolean = Object.is,
): { readonly value: T } | undefined {
  if (same(ours, theirs) || same(base, theirs)) return { value: ours };
  return same(base, ours) ? { value: theirs } : undefined;
}

/** Applies a function to the value of each side. */
export const mapThree = <T, U>(
  { base, ours, theirs }: ThreeWay<T>,
  of: (value: T) => U,
): ThreeWay<U> => ({ base: of(base), ours: of(ours), theirs: of(theirs) });

/** Returns the decision about a conflict, or records the conflict as unresolved. */
export function resolveField(
  context: FieldMergeContext,
  conflict: Conflict,
): ReturnType<Decisions['take']> {
  const decision = context.decisions.take(conflict);
  if (!decision) context.conflicts.push(conflict);
  return decision;
}

/** Merges the fields of an object. `conflictIn` creates the conflict of a field. */
export function mergeFields(
  three: ThreeWay<FieldValues>,
  context: FieldMergeContext,
  conflictIn: (field: string, values: ThreeWay<Json | null>) => Conflict,
): FieldValues {
  const merged: Record<string, Json> = {};
  for (const name of new Set(
    [...Object.keys(three.base), ...Object.keys(three.ours), ...Object.keys(three.theirs)].sort(),
  )) {
    const values = mapThree(three, (fields) => fields[name]);
    const agreed = resolved(values, sameValue);
    const value = agreed ? agreed.value : decidedField(name, values, context, conflictIn);
    if (value !== undefined) merged[name] = value;
  }
  return merged;
}

function decidedField(
  name: string,
  values: ThreeWay<Json | undefined>,
  context: FieldMergeContext,
  conflictIn: (field: string, values: ThreeWay<Json | null>) => Conflict,
): Json | undefined {
  const decision = resolveField(
    context,
    conflictIn(
      name,
      mapThree(values, (value) => value ?? null),
    ),
  );
  if (!decision) return values.base;
  return 'side' in decision
    ? values[decision.side]
    : context.decisions.problems.check(() => customField(name, values, decision));
}

/** Fields that cannot be removed from an object that has them. */
const REQUIRED_FIELDS = new Set(['title', 'slug', 'name', 'contentType', 'size', 'blob', 'value']);

/** Returns the custom value for a field; null removes the field. */
function customField(
  name: string,
  values: ThreeWay<Json | undefined>,
  { value, refuse }: CustomValue,
): Json | undefined {
  if (name === 'slug') return customSlug({ value, refuse });
  const all = [values.base, values.ours, values.theirs];
  if (value === null && (!REQUIRED_FIELDS.has(name) || all.includes(undefined))) return undefined;
  const types = new Set(all.filter((one) => one !== undefined).map(typeOf));
  if (value === undefined || value === null || !types.has(typeOf(value)))
    throw refuse(`The field ${name} must be ${[...types].join(' or ')}.`);
  return value;
}

const typeOf = (value: Json): string =>
  Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`;

/** Returns a custom slug, after validating it. */
export function customSlug({ value, refuse }: CustomValue): string {
  if (typeof value !== 'string' || !isSlug(value)) {
    throw refuse(
      `A slug must have 1 to ${MAX_SLUG_LENGTH} characters, without blanks, slashes and \`? # %\`.`,
    );
  }
  return value;
}

/**
 * Returns the hash of the merged text; undefined for no text. `conflictIn` creates the conflict.
 */
export function mergeDocument(
  hashes: ThreeWay<string | undefined>,
  context: FieldMergeContext,
  conflictIn: (texts: ThreeWay<string>, merge: Pick<Conflict, 'blocks' | 'segments'>) => Conflict,
): string | undefined {
  const agreed = resolved(hashes);
  if (agreed) return agreed.value;
  const { texts, result } = context.merged(hashes);
  if (result.text !== undefined) return storeText(result.text, hashes, context);
  const decision = resolveField(
    context,
    conflictIn(texts, { blocks: result.blocks, segments: result.segments }),
  );
  if (!decision) return hashes.base;
  const text =
    'side' in decision
      ? decision.custom
        ? customBlocks(texts, decision.custom, context)
        : result.chosen?.[decision.side]
      : context.decisions.problems.check(() => customText(decision));
  return storeText(text ?? '', hashes, context);
}

/** Returns the text with a choice for each range in conflict, after validating it. */
function customBlocks(
  texts: ThreeWay<string>,
  { choices, refuse }: CustomBlocks,
  { decisions, resolvedText }: FieldMergeContext,
): string | undefined {
  // Choices that were refused are not computed.
  if (!decisions.problems.isEmpty) return undefined;
  return decisions.problems.check(() =>
    customText({ value: resolvedText(texts, choices), refuse }),
  );
}

function customText({ value, refuse }: CustomValue): string {
  if (typeof value !== 'string' || Buffer.byteLength(value) > MAX_TEXT_LENGTH)
    throw refuse('A text must be markdown of at most 1 MiB.');
  return value;
}

/** Returns the hash of a text, which is stored in `documents` when it is none of the three. */
function storeText(
  text: string,
  { base, ours, theirs }: ThreeWay<string | undefined>,
  { documents }: FieldMergeContext,
): string | undefined {
  const known = [base, ours, theirs];
  if (text === '' && known.includes(undefined)) return undefined;
  const hash = hashOf(text);
  if (!known.includes(hash)) documents.set(hash, text);
  return hash;
}
