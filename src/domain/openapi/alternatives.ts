/** Pairs the alternatives of two schemas, whatever their order. */
import { canonical, type Json } from '../content.ts';
import { type JsonObject, listOf, objectOf } from './document.ts';
import { plainSchema, type ReadReference, referenceOf } from './plain-schema.ts';

/** The alternatives of two schemas. */
export interface AlternativePairs {
  /** Alternatives of both that differ, or that may. */
  readonly changed: readonly (readonly [was: Json, is: Json])[];
  /** Alternatives of the earlier schema alone, and of the later one alone. */
  readonly removed: readonly Json[];
  readonly added: readonly Json[];
}

/** An alternative with its plain form. */
interface Alternative {
  readonly schema: Json;
  readonly reference: string | undefined;
  readonly rules: JsonObject;
  /** The plain form as text. */
  readonly text: string;
}

const alternativeOf = (schema: Json, read: ReadReference): Alternative => {
  const plain = plainSchema(schema, read);
  return {
    schema,
    reference: referenceOf(schema),
    rules: plain.rules === false ? {} : plain.rules,
    text: canonical({ rules: plain.rules, alternatives: plain.alternatives }),
  };
};

/** Minimum share of common properties of two alternatives that are the same one, changed. */
const MIN_COMMON_SHARE = 0.3;

/** Returns the types of a schema without null, as text. */
const mainTypesOf = ({ type }: JsonObject): string =>
  listOf(type)
    .filter((one) => one !== 'null')
    .join(' ');

/** Returns how similar two alternatives are, from 0 for different ones to 2. */
function similarity({ rules: one }: Alternative, { rules: other }: Alternative): number {
  if (mainTypesOf(one) !== mainTypesOf(other)) return 0;
  const [names, others] = [one, other].map(({ properties }) => Object.keys(objectOf(properties)));
  const [count, otherCount] = [names?.length ?? 0, others?.length ?? 0];
  const common = (names ?? []).filter((name) => others?.includes(name)).length;
  const ofAll = common / (count + otherCount - common || 1);
  const ofFewer = common / (Math.min(count, otherCount) || 1);
  const share = count + otherCount === 0 ? 1 : (ofAll + ofFewer) / 2;
  const isNamed = one['title'] !== undefined && one['title'] === other['title'];
  return share < MIN_COMMON_SHARE && !isNamed ? 0 : share + (isNamed ? 1 : 0);
}

/** Returns the pairs of alternatives: equal ones, then those of one name, then similar ones. */
export function pairsOf(
  was: readonly Json[],
  is: readonly Json[],
  readBefore: ReadReference,
  readAfter: ReadReference,
): AlternativePairs {
  let left = was.map((schema) => alternativeOf(schema, readBefore));
  const right = new Set(is.map((schema) => alternativeOf(schema, readAfter)));
  const changed: (readonly [Json, Json])[] = [];
  const take = (isSame: (one: Alternative, other: Alternative) => boolean, keep: boolean): void => {
    left = left.filter((one) => {
      const other = [...right].find((candidate) => isSame(one, candidate));
      if (!other) return true;
      right.delete(other);
      if (keep) changed.push([one.schema, other.schema]);
      return false;
    });
  };
  take(({ reference: one }, { reference: other }) => one !== undefined && one === other, false);
  take(({ text: one }, { text: other }) => one === other, false);
  take((one, other) => {
    const best = [...right].reduce((max, each) => Math.max(max, similarity(one, each)), 0);
    return best > 0 && similarity(one, other) === best;
  }, true);
  const schemaOf = ({ schema }: Alternative): Json => schema;
  return { changed, removed: left.map(schemaOf), added: [...right].map(schemaOf) };
}
