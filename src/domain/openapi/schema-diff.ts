/**
 * Compares two schemas, and determines which differences break clients, depending on whether
 * clients send or receive the values.
 */
import { canonical, type Json } from '../content.ts';
import { escaped, type JsonObject, objectOf } from './document.ts';
import type { Direction } from './directions.ts';
import { pairsOf } from './alternatives.ts';
import { patternComparisonOf } from './patterns.ts';
import {
  countOf,
  formatValues,
  impliedTypes,
  isWithin,
  isWithinFormat,
  formatOf,
  textsOf,
  typesOf,
  valuesOf,
} from './schema-values.ts';
import {
  alternativesByType,
  isRule,
  LIMITS,
  plainSchema,
  type PlainSchema,
  type ReadReference,
  readerOf,
  referenceOf,
  referencesOf,
} from './plain-schema.ts';

/** A difference. */
export interface SchemaDifference {
  readonly breaking: boolean;
  /** Path below the schema, as the end of a JSON pointer. */
  readonly pointer: string;
  readonly message: string;
}

/** The maximum depth of inline schemas; referenced schemas are compared separately. */
const MAX_DEPTH = 64;

/**
 * Returns the differences between two schemas, without those of schemas to which both sides refer
 * by the same name.
 */
export function differencesOf(
  before: JsonObject,
  after: JsonObject,
  was: Json,
  is: Json,
  directions: readonly Direction[],
  isNested = false,
): SchemaDifference[] {
  const comparison = new SchemaComparison(before, after, isNested);
  comparison.schemas(was, is, {
    ...{ pointer: '', subject: '', depth: 0 },
    ...{ isSent: directions.includes('in'), isReceived: directions.includes('out') },
  });
  return comparison.found;
}

/** Keywords that are compared separately. */
const COMPARED_KEYWORDS: readonly string[] = [
  ...['type', 'enum', 'required', 'properties', 'items', 'additionalProperties', 'format'],
  ...LIMITS.map(([name]) => name),
];

const same = (one: Json | undefined, other: Json | undefined): boolean =>
  one === other || canonical(one ?? null) === canonical(other ?? null);
/** Limits without an order. A client that receives values is not broken when one is removed. */
const FURTHER_LIMITS: readonly string[] = ['pattern', 'multipleOf', 'uniqueItems', 'contains'];

/** A schema in the comparison. */
interface Place {
  /** Path below the compared schema, as the end of a JSON pointer. */
  readonly pointer: string;
  /** The name of the property in messages; empty for the schema itself. */
  readonly subject: string;
  readonly depth: number;
  readonly isSent: boolean;
  readonly isReceived: boolean;
}

const prefixOf = ({ subject }: Place): string => (subject === '' ? '' : `${subject} `);

/** Returns the place of a schema inside a schema. */
const inside = (place: Place, segment: string, subject: string): Place => ({
  ...place,
  ...{ pointer: `${place.pointer}/${segment}`, subject, depth: place.depth + 1 },
});

/** Returns whether a schema states that it is read-only or write-only; true for no schema. */
function hasRule(schema: Json | undefined, read: ReadReference, name: string): boolean {
  if (schema === undefined) return true;
  const { rules } = plainSchema(schema, read);
  return rules !== false && rules[name] === true;
}

/** Returns a schema without alternatives as one for each of its types. */
function byType(schema: Json, rules: JsonObject): readonly Json[] {
  const alternatives = alternativesByType(rules);
  return alternatives.length > 1 ? alternatives : [schema];
}

/** A property in two schemas. */
interface PropertyPair {
  readonly earlier: Json | undefined;
  readonly later: Json | undefined;
  readonly wasRequired: boolean;
  readonly isRequired: boolean;
}

class SchemaComparison {
  readonly found: SchemaDifference[] = [];
  private readonly readBefore: ReadReference;
  private readonly readAfter: ReadReference;
  /** Pairs of references that are being compared. */
  private readonly open = new Set<string>();

  private readonly before: JsonObject;
  private readonly after: JsonObject;
  /** True inside the comparison of single alternatives, which is not nested any further. */
  private readonly isNested: boolean;

  constructor(before: JsonObject, after: JsonObject, isNested: boolean) {
    this.before = before;
    this.after = after;
    this.isNested = isNested;
    this.readBefore = readerOf(before);
    this.readAfter = readerOf(after);
  }

  private report(breaking: boolean, { pointer }: Place, message: string): void {
    this.found.push({ breaking, pointer, message });
  }

  /** Compares two schemas. */
  schemas(was: Json, is: Json, place: Place): void {
    if (place.depth > MAX_DEPTH || same(was, is)) return;
    const references = [referenceOf(was), referenceOf(is)];
    if (references[0] !== undefined && references[0] === references[1]) return;
    const pair = references.join(' ');
    if (this.open.has(pair) && !references.includes(undefined)) return;
    this.open.add(pair);
    // the changes of a schema to which both refer are reported under its name
    const shared = new Set(referencesOf(is));
    const read: ReadReference = (reference) =>
      shared.has(reference) ? this.readAfter(reference) : this.readBefore(reference);
    this.plainSchemas(was, is, plainSchema(was, read), plainSchema(is, this.readAfter), place);
    this.open.delete(pair);
  }

  private plainSchemas(
    was: Json,
    is: Json,
    old: PlainSchema,
    now: PlainSchema,
    place: Place,
  ): void {
    if (old.rules === false || now.rules === false) {
      if (old.rules !== now.rules) this.closed(now.rules === false, place);
      return;
    }
    const isOneOfMany = (plain: PlainSchema) =>
      plain.alternatives.length > 0 && !Object.keys(plain.rules).some(isRule);
    if (isOneOfMany(now) && old.alternatives.length === 0 && Object.keys(old.rules).some(isRule))
      this.alternatives(byType(was, old.rules), now.alternatives, place);
    else if (
      isOneOfMany(old) &&
      now.alternatives.length === 0 &&
      Object.keys(now.rules).some(isRule)
    )
      this.alternatives(old.alternatives, byType(is, now.rules), place);
    else {
      this.rules(old.rules, now.rules, place);
      const counts = [old.alternatives.length, now.alternatives.length];
      if (!counts.includes(0)) this.alternatives(old.alternatives, now.alternatives, place);
      else if (counts.some((count) => count > 0)) this.restriction(old, now, place);
    }
  }

  /** Reports that nothing is allowed any more, or that something is. */
  private closed(isClosed: boolean, place: Place): void {
    // clients ignore the properties that they do not know
    const isUnknown = place.pointer.endsWith('/additionalProperties');
    this.report(
      isClosed ? place.isSent : place.isReceived && !isUnknown,
      place,
      `${place.subject === '' ? 'it' : place.subject} ${isClosed ? 'is no longer allowed' : 'is less restricted now'}.`,
    );
  }

  private rules(old: JsonObject, now: JsonObject, place: Place): void {
    this.types(old, now, place);
    this.format(old, now, place);
    this.values(old, now, place);
    this.limits(old, now, place);
    this.properties(old, now, place);
    const { subject } = place;
    for (const [name, inner] of [
      ['items', subject === '' ? 'each item' : `${subject}[]`],
      ['additionalProperties', subject === '' ? 'each other property' : `${subject}.*`],
    ] as const)
      if (name in old || name in now)
        this.schemas(old[name] ?? true, now[name] ?? true, inside(place, name, inner));
    this.others(old, now, place);
  }

  /** Compares the keywords that have no rule of their own. */
  private others(old: JsonObject, now: JsonObject, place: Place): void {
    const changed = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
      (name) => !COMPARED_KEYWORDS.includes(name) && !same(old[name], now[name]),
    );
    if (changed.length === 0) return;
    const isSpread = (name: string) => name !== 'readOnly' && name !== 'writeOnly';
    const allows = (name: string) =>
      name === 'pattern' && patternComparisonOf(this.after).allows(old, now);
    const rules = changed.filter((name) => isRule(name) && isSpread(name) && !allows(name));
    this.report(
      rules.length > 0 &&
        (rules.some((name) => name in now)
          ? place.isSent
          : place.isReceived && !rules.every((name) => FURTHER_LIMITS.includes(name))),
      place,
      `${prefixOf(place)}changed: ${changed.sort().join(', ')}.`,
    );
  }

  private types(old: JsonObject, now: JsonObject, place: Place): void {
    const [stated, next] = [typesOf(old), typesOf(now)];
    const was = stated ?? (next && impliedTypes(old));
    const is = next ?? (stated && impliedTypes(now));
    if (same([...(was ?? [])].sort(), [...(is ?? [])].sort())) return;
    const [isNarrower, isWider] = [!isWithin(was, is), !isWithin(is, was)];
    this.report(
      (isNarrower && place.isSent) || (isWider && place.isReceived),
      place,
      `${prefixOf(place)}changed from ${was?.join(' or ') ?? 'any type'} to ${is?.join(' or ') ?? 'any type'}.`,
    );
  }

  private format(old: JsonObject, now: JsonObject, place: Place): void {
    const [was, is] = [formatOf(old), formatOf(now)];
    if (was === is) return;
    this.report(
      (place.isSent && !isWithinFormat(was, is)) || (place.isReceived && !isWithinFormat(is, was)),
      place,
      `${prefixOf(place)}${is === undefined ? `no longer has the format ${was}` : `has the format ${is}`}.`,
    );
  }

  private values(old: JsonObject, now: JsonObject, place: Place): void {
    const [was, is] = [valuesOf(old), valuesOf(now)];
    const prefix = prefixOf(place);
    const removed = was?.filter((value) => is !== undefined && !is.includes(value)) ?? [];
    const added = is?.filter((value) => was !== undefined && !was.includes(value)) ?? [];
    if (was === undefined && is !== undefined)
      this.report(place.isSent, place, `${prefix}is limited to some values now.`);
    if (was !== undefined && is === undefined)
      this.report(place.isReceived, place, `${prefix}is no longer limited to some values.`);
    if (removed.length > 0)
      this.report(place.isSent, place, `${prefix}can no longer be ${formatValues(removed)}.`);
    if (added.length > 0)
      this.report(place.isReceived, place, `${prefix}can also be ${formatValues(added)}.`);
  }

  private limits(old: JsonObject, now: JsonObject, place: Place): void {
    for (const [name, isStricterWhenGreater] of LIMITS) {
      const [was, is] = [old[name], now[name]];
      if (same(was, is)) continue;
      const isNarrower =
        is !== undefined &&
        (was === undefined || Number(is) > Number(was) === isStricterWhenGreater);
      this.report(
        isNarrower && place.isSent,
        place,
        `${prefixOf(place)}${is === undefined ? `no longer has a ${name}` : `has the ${name} ${canonical(is)}`}.`,
      );
    }
  }

  private properties(old: JsonObject, now: JsonObject, place: Place): void {
    const [was, is] = [objectOf(old['properties']), objectOf(now['properties'])];
    const [oldRequired, newRequired] = [textsOf(old['required']), textsOf(now['required'])];
    const names = [...Object.keys(was), ...Object.keys(is), ...oldRequired, ...newRequired];
    for (const name of new Set(names)) {
      const subject = place.subject === '' ? name : `${place.subject}.${name}`;
      const [earlier, later] = [
        Object.hasOwn(was, name) ? was[name] : undefined,
        Object.hasOwn(is, name) ? is[name] : undefined,
      ];
      this.property(
        {
          earlier,
          later,
          isRequired: newRequired.includes(name),
          wasRequired: oldRequired.includes(name),
        },
        now['additionalProperties'] === false,
        this.exchanged(earlier, later, inside(place, `properties/${escaped(name)}`, subject)),
      );
    }
  }

  /** Returns a property's place: what is read-only is not sent, and what is write-only not received. */
  private exchanged(earlier: Json | undefined, later: Json | undefined, place: Place): Place {
    const isOnly = (name: string) =>
      hasRule(earlier, this.readBefore, name) && hasRule(later, this.readAfter, name);
    return {
      ...place,
      isSent: place.isSent && !isOnly('readOnly'),
      isReceived: place.isReceived && !isOnly('writeOnly'),
    };
  }

  private property(
    { earlier, later, wasRequired, isRequired }: PropertyPair,
    isClosed: boolean,
    place: Place,
  ): void {
    const { subject } = place;
    if (earlier === undefined && later !== undefined)
      this.report(
        isRequired && place.isSent,
        place,
        `${subject} was added${isRequired ? ', and is required' : ''}.`,
      );
    else if (earlier !== undefined && later === undefined)
      this.report(place.isReceived || (place.isSent && isClosed), place, `${subject} was removed.`);
    else {
      if (wasRequired !== isRequired)
        this.report(
          isRequired ? place.isSent : place.isReceived,
          place,
          `${subject} is ${isRequired ? 'required' : 'optional'} now.`,
        );
      if (earlier !== undefined && later !== undefined) this.schemas(earlier, later, place);
    }
  }

  /** Compares alternatives in any order. */
  private alternatives(was: readonly Json[], is: readonly Json[], place: Place): void {
    const pairs = pairsOf(was, is, this.readBefore, this.readAfter);
    for (const [one, other] of pairs.changed)
      this.schemas(one, other, { ...place, depth: place.depth + 1 });
    // an alternative can have become a part of another one, or a part of one have become its own
    const removed = pairs.removed.filter(
      (one) => !is.some((other) => this.allows(one, other, 'in')),
    );
    const added = pairs.added.filter((other) => !was.some((one) => this.allows(one, other, 'out')));
    if (removed.length > 0)
      this.report(
        place.isSent,
        place,
        `${prefixOf(place)}no longer has ${countOf(removed.length)}.`,
      );
    if (added.length > 0)
      this.report(place.isReceived, place, `${prefixOf(place)}has ${countOf(added.length)} more.`);
  }

  /** Compares a schema without alternatives with one that has some, or the reverse. */
  private restriction(old: PlainSchema, now: PlainSchema, place: Place): void {
    const isAdded = old.alternatives.length === 0;
    const required = isAdded && old.rules !== false ? textsOf(old.rules['required']) : [];
    // alternatives often state which members are required together
    const isMet = now.alternatives.some((one) => {
      const { rules, alternatives } = plainSchema(one, this.readAfter);
      return (
        rules !== false &&
        alternatives.length === 0 &&
        Object.keys(rules).filter(isRule).join() === 'required' &&
        textsOf(rules['required']).every((name) => required.includes(name))
      );
    });
    this.report(
      isAdded ? place.isSent && !isMet : place.isReceived,
      place,
      `${prefixOf(place)}${isAdded ? `is one of ${now.alternatives.length} alternatives now` : 'no longer has alternatives'}.`,
    );
  }

  /** Returns whether a change from one schema to another breaks no client in a direction. */
  private allows(was: Json, is: Json, direction: Direction): boolean {
    if (this.isNested) return same(was, is);
    return !differencesOf(this.before, this.after, was, is, [direction], true).some(
      ({ breaking }) => breaking,
    );
  }
}
