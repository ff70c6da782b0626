/**
 * Compares two schemas, and determines which differences break clients, depending on whether
 * clients send or receive the values.
 */
import { canonical, type Json } from '../content.ts';
import {
  valueAt,
  escaped,
  isObject,
  type JsonObject,
  listOf,
  objectOf,
  operationsOf,
  resolved,
  textOf,
} from './document.ts';

/** The direction of a value: `in` is sent by clients, and `out` is received by them. */
export type Direction = 'in' | 'out';

/** A difference. */
export interface SchemaDifference {
  readonly breaking: boolean;
  /** Path below the schema, as the end of a JSON pointer. */
  readonly pointer: string;
  readonly message: string;
}

/** The maximum depth of inline schemas; referenced schemas are compared separately. */
const MAX_DEPTH = 64;

/** Returns the directions in which each referenced schema is used, by its reference. */
export function directionsOf(document: JsonObject): ReadonlyMap<string, readonly Direction[]> {
  const found = new Map<string, Direction[]>();
  const visit = (json: Json, direction: Direction): void => {
    const stack: Json[] = [json];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      if (typeof next !== 'object' || next === null) continue;
      const reference = isObject(next) ? textOf(next['$ref']) : undefined;
      if (reference === undefined) stack.push(...Object.values(next));
      else if (!found.get(reference)?.includes(direction)) {
        found.set(reference, [...(found.get(reference) ?? []), direction]);
        stack.push(valueAt(document, reference) ?? null);
      }
    }
  };
  for (const { value, parameters } of operationsOf(document)) {
    for (const parameter of parameters.values()) visit(parameter.value, 'in');
    visit(value['requestBody'] ?? null, 'in');
    visit(value['responses'] ?? null, 'out');
  }
  return found;
}

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
): SchemaDifference[] {
  const comparison = new SchemaComparison(before, after, directions);
  comparison.schemas(was, is, '', '', 0);
  return comparison.found;
}

/** Annotations, which do not affect validation. */
const ANNOTATIONS = [
  'title',
  'description',
  'example',
  'examples',
  'externalDocs',
  'default',
  'deprecated',
  'xml',
  '$comment',
];
/** Limits, each with whether a greater value is more restrictive. */
const LIMITS: readonly (readonly [name: string, narrowerWhenGreater: boolean])[] = [
  ...(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const).map(
    (name) => [name, true] as const,
  ),
  ...(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const).map(
    (name) => [name, false] as const,
  ),
];
/** Keywords that are compared separately. */
const COMPARED_KEYWORDS = [
  'type',
  'enum',
  'const',
  'required',
  'properties',
  'items',
  'additionalProperties',
  'allOf',
  'anyOf',
  'oneOf',
  ...LIMITS.map(([name]) => name),
];

const same = (one: Json | undefined, other: Json | undefined): boolean =>
  canonical(one ?? null) === canonical(other ?? null);
const textsOf = (json: Json | undefined): string[] =>
  listOf(json).filter((one) => typeof one === 'string');

/** Returns the types that a schema allows; undefined for any. */
function typesOf(schema: JsonObject): readonly string[] | undefined {
  const type = schema['type'];
  return typeof type === 'string' ? [type] : Array.isArray(type) ? textsOf(type) : undefined;
}

/** Returns whether `other` allows everything that `one` allows. */
const isWithin = (
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): boolean =>
  other === undefined ||
  one?.every((type) => other.includes(type) || (type === 'integer' && other.includes('number'))) ===
    true;

/** Returns the values that a schema allows, as JSON; undefined for any. */
function valuesOf(schema: JsonObject): readonly string[] | undefined {
  const values = 'const' in schema ? [schema['const'] ?? null] : schema['enum'];
  return Array.isArray(values) ? values.map((value: Json) => canonical(value)) : undefined;
}

class SchemaComparison {
  readonly found: SchemaDifference[] = [];
  private readonly before: JsonObject;
  private readonly after: JsonObject;
  private readonly isSent: boolean;
  private readonly isReceived: boolean;

  constructor(before: JsonObject, after: JsonObject, directions: readonly Direction[]) {
    this.before = before;
    this.after = after;
    this.isSent = directions.includes('in');
    this.isReceived = directions.includes('out');
  }

  private report(breaking: boolean, pointer: string, message: string): void {
    this.found.push({ breaking, pointer, message });
  }

  /**
   * Compares two schemas. `subject` names the property in messages; it is empty for the schema
   * itself.
   */
  schemas(was: Json, is: Json, pointer: string, subject: string, depth: number): void {
    if (depth > MAX_DEPTH || same(was, is)) return;
    const [old, now] = [resolved(this.before, was), resolved(this.after, is)];
    if (old.reference !== undefined && old.reference === now.reference) return;
    if (typeof was === 'boolean' || typeof is === 'boolean') {
      this.booleanSchemas(was, is, pointer, subject);
      return;
    }
    const prefix = subject === '' ? '' : `${subject} `;
    this.types(old.value, now.value, pointer, prefix);
    this.values(old.value, now.value, pointer, prefix);
    this.limits(old.value, now.value, pointer, prefix);
    this.properties(old.value, now.value, pointer, subject, depth);
    for (const name of ['items', 'additionalProperties'] as const) {
      const inner =
        subject === ''
          ? name === 'items'
            ? 'each item'
            : 'each other property'
          : `${subject}${name === 'items' ? '[]' : '.*'}`;
      if (name in old.value || name in now.value)
        this.schemas(
          old.value[name] ?? true,
          now.value[name] ?? true,
          `${pointer}/${name}`,
          inner,
          depth + 1,
        );
    }
    this.alternatives(old.value, now.value, pointer, prefix, subject, depth);
    const others = [...new Set([...Object.keys(old.value), ...Object.keys(now.value)])].filter(
      (name) => !COMPARED_KEYWORDS.includes(name) && !same(old.value[name], now.value[name]),
    );
    const rules = others.filter((name) => !ANNOTATIONS.includes(name) && !name.startsWith('x-'));
    if (others.length > 0)
      this.report(
        rules.length > 0 &&
          (rules.some((name) => name in now.value) ? this.isSent : this.isReceived),
        pointer,
        `${prefix}changed: ${others.sort().join(', ')}.`,
      );
  }

  /** Compares boolean schemas: `true` allows everything, and `false` nothing. */
  private booleanSchemas(was: Json, is: Json, pointer: string, subject: string): void {
    const isNarrower = is === false || was === true;
    this.report(
      isNarrower ? this.isSent : this.isReceived,
      pointer,
      `${subject === '' ? 'it' : subject} ${is === false ? 'is no longer allowed' : isNarrower ? 'is restricted now' : 'is less restricted now'}.`,
    );
  }

  private types(old: JsonObject, now: JsonObject, pointer: string, prefix: string): void {
    const [was, is] = [typesOf(old), typesOf(now)];
    if (same([...(was ?? [])].sort(), [...(is ?? [])].sort())) return;
    const [isNarrower, isWider] = [!isWithin(was, is), !isWithin(is, was)];
    this.report(
      (isNarrower && this.isSent) || (isWider && this.isReceived),
      pointer,
      `${prefix}changed from ${was?.join(' or ') ?? 'any type'} to ${is?.join(' or ') ?? 'any type'}.`,
    );
  }

  private values(old: JsonObject, now: JsonObject, pointer: string, prefix: string): void {
    const [was, is] = [valuesOf(old), valuesOf(now)];
    const removed = was?.filter((value) => is !== undefined && !is.includes(value)) ?? [];
    const added = is?.filter((value) => was !== undefined && !was.includes(value)) ?? [];
    if (was === undefined && is !== undefined)
      this.report(this.isSent, pointer, `${prefix}is limited to some values now.`);
    if (was !== undefined && is === undefined)
      this.report(this.isReceived, pointer, `${prefix}is no longer limited to some values.`);
    if (removed.length > 0)
      this.report(this.isSent, pointer, `${prefix}can no longer be ${formatValues(removed)}.`);
    if (added.length > 0)
      this.report(this.isReceived, pointer, `${prefix}can also be ${formatValues(added)}.`);
  }

  private limits(old: JsonObject, now: JsonObject, pointer: string, prefix: string): void {
    for (const [name, isStricterWhenGreater] of LIMITS) {
      const [was, is] = [old[name], now[name]];
      if (same(was, is)) continue;
      const isNarrower =
        is !== undefined &&
        (was === undefined || Number(is) > Number(was) === isStricterWhenGreater);
      this.report(
        isNarrower && this.isSent,
        pointer,
        `${prefix}${is === undefined ? `no longer has a ${name}` : `has the ${name} ${canonical(is)}`}.`,
      );
    }
  }

  private properties(
    old: JsonObject,
    now: JsonObject,
    pointer: string,
    subject: string,
    depth: number,
  ): void {
    const [was, is] = [objectOf(old['properties']), objectOf(now['properties'])];
    const [oldRequired, newRequired] = [textsOf(old['required']), textsOf(now['required'])];
    const nameOf = (name: string) => (subject === '' ? name : `${subject}.${name}`);
    for (const name of new Set([
      ...Object.keys(was),
      ...Object.keys(is),
      ...oldRequired,
      ...newRequired,
    ])) {
      const end = `${pointer}/properties/${escaped(name)}`;
      const [earlier, later] = [
        Object.hasOwn(was, name) ? was[name] : undefined,
        Object.hasOwn(is, name) ? is[name] : undefined,
      ];
      const isRequired = newRequired.includes(name);
      if (earlier === undefined && later !== undefined)
        this.report(
          isRequired && this.isSent,
          end,
          `${nameOf(name)} was added${isRequired ? ', and is required' : ''}.`,
        );
      else if (earlier !== undefined && later === undefined)
        this.report(
          this.isReceived || (this.isSent && now['additionalProperties'] === false),
          end,
          `${nameOf(name)} was removed.`,
        );
      else {
        if (oldRequired.includes(name) !== isRequired)
          this.report(
            isRequired ? this.isSent : this.isReceived,
            end,
            `${nameOf(name)} is ${isRequired ? 'required' : 'optional'} now.`,
          );
        if (earlier !== undefined && later !== undefined)
          this.schemas(earlier, later, end, nameOf(name), depth + 1);
      }
    }
  }

  private alternatives(
    old: JsonObject,
    now: JsonObject,
    pointer: string,
    prefix: string,
    subject: string,
    depth: number,
  ): void {
    for (const name of ['allOf', 'anyOf', 'oneOf'] as const) {
      const [was, is] = [listOf(old[name]), listOf(now[name])];
      if (was.length === is.length) {
        for (const [index, one] of was.entries())
          this.schemas(one, is[index] ?? true, `${pointer}/${name}/${index}`, subject, depth + 1);
        continue;
      }
      const isNarrower =
        name === 'allOf' ? is.length > was.length : is.length < was.length || was.length === 0;
      const isWider =
        name === 'allOf'
          ? is.length < was.length
          : is.length === 0 || (was.length > 0 && is.length > was.length);
      this.report(
        (isNarrower && this.isSent) || (isWider && this.isReceived),
        pointer,
        `${prefix}has ${is.length} instead of ${was.length} schemas in ${name}.`,
      );
    }
  }
}

const formatValues = (values: readonly string[]): string =>
  values.length > 5
    ? `${values.slice(0, 5).join(', ')} and ${values.length - 5} more`
    : values.join(', ');
