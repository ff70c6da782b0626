/** How two schemas differ, and which differences break clients: by whether they say what clients send or what they get. */
import { canonical, type Json } from '../content.ts';
import { at, escaped, isObject, type JsonObject, listOf, objectOf, operationsOf, resolved, textOf } from './document.ts';

/** Whether clients send it or get it. */
export type Direction = 'in' | 'out';

/** One difference. */
export interface Difference {
  readonly breaking: boolean;
  /** Where below the schema, as the end of a JSON pointer. */
  readonly pointer: string;
  readonly message: string;
}

/** Levels that are looked at; names are told of by themselves, so this is for schemas that are written out. */
const DEEPEST = 64;

/** How each schema that is referred to is used, by its reference: by clients that send, by clients that get, or both. */
export function directionsOf(document: JsonObject): ReadonlyMap<string, readonly Direction[]> {
  const found = new Map<string, Direction[]>();
  const visit = (json: Json, direction: Direction): void => {
    const left: Json[] = [json];
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      if (typeof next !== 'object' || next === null) continue;
      const reference = isObject(next) ? textOf(next['$ref']) : undefined;
      if (reference === undefined) left.push(...Object.values(next));
      else if (!found.get(reference)?.includes(direction)) {
        found.set(reference, [...(found.get(reference) ?? []), direction]);
        left.push(at(document, reference) ?? null);
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

/** How two schemas differ. Of one that both sides refer to by the same name nothing is said here. */
export function differencesOf(before: JsonObject, after: JsonObject, was: Json, is: Json, directions: readonly Direction[]): Difference[] {
  const comparison = new SchemaComparison(before, after, directions);
  comparison.schemas(was, is, '', '', 0);
  return comparison.found;
}

/** What is said in words alone, and breaks nobody. */
const WORDS = ['title', 'description', 'example', 'examples', 'externalDocs', 'default', 'deprecated', 'xml', '$comment'];
/** Limits, and whether a greater one is narrower. */
const LIMITS: readonly (readonly [name: string, narrowerWhenGreater: boolean])[] = [
  ...(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const).map((name) => [name, true] as const),
  ...(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const).map((name) => [name, false] as const),
];
/** What is compared by itself. */
const COMPARED = ['type', 'enum', 'const', 'required', 'properties', 'items', 'additionalProperties', 'allOf', 'anyOf', 'oneOf', ...LIMITS.map(([name]) => name)];

const same = (one: Json | undefined, other: Json | undefined): boolean => canonical(one ?? null) === canonical(other ?? null);
const textsOf = (json: Json | undefined): string[] => listOf(json).filter((one) => typeof one === 'string');

/** The types that a schema allows; undefined for all. */
function typesOf(schema: JsonObject): readonly string[] | undefined {
  const type = schema['type'];
  return typeof type === 'string' ? [type] : Array.isArray(type) ? textsOf(type) : undefined;
}

/** Whether all that the first allows the other allows too. */
const isWithin = (one: readonly string[] | undefined, other: readonly string[] | undefined): boolean =>
  other === undefined || one?.every((type) => other.includes(type) || (type === 'integer' && other.includes('number'))) === true;

/** The values that a schema allows, as texts; undefined for any. */
function valuesOf(schema: JsonObject): readonly string[] | undefined {
  const values = 'const' in schema ? [schema['const'] ?? null] : schema['enum'];
  return Array.isArray(values) ? values.map((value: Json) => canonical(value)) : undefined;
}

class SchemaComparison {
  readonly found: Difference[] = [];
  private readonly before: JsonObject;
  private readonly after: JsonObject;
  private readonly isSent: boolean;
  private readonly isGot: boolean;

  constructor(before: JsonObject, after: JsonObject, directions: readonly Direction[]) {
    this.before = before;
    this.after = after;
    this.isSent = directions.includes('in');
    this.isGot = directions.includes('out');
  }

  private say(breaking: boolean, pointer: string, message: string): void {
    this.found.push({ breaking, pointer, message });
  }

  /** `called` is what stands before the words: the name of the property. */
  schemas(was: Json, is: Json, pointer: string, called: string, depth: number): void {
    if (depth > DEEPEST || same(was, is)) return;
    const [old, now] = [resolved(this.before, was), resolved(this.after, is)];
    if (old.reference !== undefined && old.reference === now.reference) return;
    if (typeof was === 'boolean' || typeof is === 'boolean') {
      this.truths(was, is, pointer, called);
      return;
    }
    const of = called === '' ? '' : `${called} `;
    this.types(old.value, now.value, pointer, of);
    this.values(old.value, now.value, pointer, of);
    this.limits(old.value, now.value, pointer, of);
    this.properties(old.value, now.value, pointer, called, depth);
    for (const name of ['items', 'additionalProperties'] as const) {
      const inner = called === '' ? (name === 'items' ? 'each item' : 'each other property') : `${called}${name === 'items' ? '[]' : '.*'}`;
      if (name in old.value || name in now.value) this.schemas(old.value[name] ?? true, now.value[name] ?? true, `${pointer}/${name}`, inner, depth + 1);
    }
    this.alternatives(old.value, now.value, pointer, of, called, depth);
    const others = [...new Set([...Object.keys(old.value), ...Object.keys(now.value)])].filter((name) => !COMPARED.includes(name) && !same(old.value[name], now.value[name]));
    const rules = others.filter((name) => !WORDS.includes(name) && !name.startsWith('x-'));
    if (others.length > 0) this.say(rules.length > 0 && (rules.some((name) => name in now.value) ? this.isSent : this.isGot), pointer, `${of}changed: ${others.sort().join(', ')}.`);
  }

  /** `true` allows everything and `false` nothing. */
  private truths(was: Json, is: Json, pointer: string, called: string): void {
    const narrower = is === false || was === true;
    this.say(narrower ? this.isSent : this.isGot, pointer, `${called === '' ? 'it' : called} ${is === false ? 'is not allowed any more' : narrower ? 'is restricted now' : 'is less restricted now'}.`);
  }

  private types(old: JsonObject, now: JsonObject, pointer: string, of: string): void {
    const [was, is] = [typesOf(old), typesOf(now)];
    if (same([...(was ?? [])].sort(), [...(is ?? [])].sort())) return;
    const [narrower, wider] = [!isWithin(was, is), !isWithin(is, was)];
    this.say((narrower && this.isSent) || (wider && this.isGot), pointer, `${of}was ${was?.join(' or ') ?? 'anything'} and is ${is?.join(' or ') ?? 'anything'}.`);
  }

  private values(old: JsonObject, now: JsonObject, pointer: string, of: string): void {
    const [was, is] = [valuesOf(old), valuesOf(now)];
    const gone = was?.filter((value) => is !== undefined && !is.includes(value)) ?? [];
    const come = is?.filter((value) => was !== undefined && !was.includes(value)) ?? [];
    if (was === undefined && is !== undefined) this.say(this.isSent, pointer, `${of}is one of some values now.`);
    if (was !== undefined && is === undefined) this.say(this.isGot, pointer, `${of}is not one of some values any more.`);
    if (gone.length > 0) this.say(this.isSent, pointer, `${of}is not ${listed(gone)} any more.`);
    if (come.length > 0) this.say(this.isGot, pointer, `${of}may be ${listed(come)} too.`);
  }

  private limits(old: JsonObject, now: JsonObject, pointer: string, of: string): void {
    for (const [name, narrowerWhenGreater] of LIMITS) {
      const [was, is] = [old[name], now[name]];
      if (same(was, is)) continue;
      const narrower = is !== undefined && (was === undefined || Number(is) > Number(was) === narrowerWhenGreater);
      this.say(narrower && this.isSent, pointer, `${of}has the ${name} ${is === undefined ? 'no more' : canonical(is)}.`);
    }
  }

  private properties(old: JsonObject, now: JsonObject, pointer: string, called: string, depth: number): void {
    const [was, is] = [objectOf(old['properties']), objectOf(now['properties'])];
    const [needed, needs] = [textsOf(old['required']), textsOf(now['required'])];
    const nameOf = (name: string) => (called === '' ? name : `${called}.${name}`);
    for (const name of new Set([...Object.keys(was), ...Object.keys(is), ...needed, ...needs])) {
      const end = `${pointer}/properties/${escaped(name)}`;
      const [earlier, later] = [Object.hasOwn(was, name) ? was[name] : undefined, Object.hasOwn(is, name) ? is[name] : undefined];
      const isNeeded = needs.includes(name);
      if (earlier === undefined && later !== undefined) this.say(isNeeded && this.isSent, end, `${nameOf(name)} was added${isNeeded ? ', and is required' : ''}.`);
      else if (earlier !== undefined && later === undefined) this.say(this.isGot || (this.isSent && now['additionalProperties'] === false), end, `${nameOf(name)} was removed.`);
      else {
        if (needed.includes(name) !== isNeeded) this.say(isNeeded ? this.isSent : this.isGot, end, `${nameOf(name)} is ${isNeeded ? 'required' : 'optional'} now.`);
        if (earlier !== undefined && later !== undefined) this.schemas(earlier, later, end, nameOf(name), depth + 1);
      }
    }
  }

  private alternatives(old: JsonObject, now: JsonObject, pointer: string, of: string, called: string, depth: number): void {
    for (const name of ['allOf', 'anyOf', 'oneOf'] as const) {
      const [was, is] = [listOf(old[name]), listOf(now[name])];
      if (was.length === is.length) {
        for (const [index, one] of was.entries()) this.schemas(one, is[index] ?? true, `${pointer}/${name}/${index}`, called, depth + 1);
        continue;
      }
      const narrower = name === 'allOf' ? is.length > was.length : is.length < was.length || was.length === 0;
      const wider = name === 'allOf' ? is.length < was.length : is.length === 0 || (was.length > 0 && is.length > was.length);
      this.say((narrower && this.isSent) || (wider && this.isGot), pointer, `${of}has ${is.length} instead of ${was.length} in ${name}.`);
    }
  }
}

const listed = (values: readonly string[]): string => (values.length > 5 ? `${values.slice(0, 5).join(', ')} and ${values.length - 5} more` : values.join(', '));
