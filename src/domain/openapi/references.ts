/** References from one document to others: found, and made references within one document that holds them all. */
import type { Json } from '../content.ts';
import { Fault } from '../errors.ts';
import { escaped, isObject, type JsonObject } from './document.ts';

/** Levels of a document, and values in it, at most. */
const DEEPEST = 200;
const MOST_VALUES = 2_000_000;

const tooDeep = (): Fault => new Fault('BAD_USER_INPUT', `The document is more than ${DEEPEST} levels deep, or holds itself.`);
const tooMany = (): Fault => new Fault('BAD_USER_INPUT', 'The document holds too many values.');

/** Calls for each object of a document. BAD_USER_INPUT for one that is too deep or too large, which one with aliases may be unseen. */
function eachObject(document: Json, look: (object: JsonObject) => void): void {
  let left = MOST_VALUES;
  const visit = (json: Json, depth: number): void => {
    if (--left < 0) throw tooMany();
    if (typeof json !== 'object' || json === null) return;
    if (depth > DEEPEST) throw tooDeep();
    if (isObject(json)) look(json);
    for (const inner of Object.values(json)) visit(inner, depth + 1);
  };
  visit(document, 0);
}

/** The other documents that one refers to, as it names them, without fragments. BAD_USER_INPUT for a document that is too deep or too large. */
export function referencesIn(document: Json): string[] {
  const found = new Set<string>();
  eachObject(document, ({ $ref: reference }) => {
    if (typeof reference === 'string' && !reference.startsWith('#')) found.add(reference.split('#', 1)[0] ?? '');
  });
  return [...found];
}

/** A document beside others. */
export interface BesideOthers {
  /** What it is called among them. */
  readonly name: string;
  readonly document: JsonObject;
  /** The names of those that it refers to, by what it calls them. */
  readonly references: ReadonlyMap<string, string>;
}

/** Where the others lie in the one. */
const INSIDE = 'x-ext';

/**
 * The first document, with the others in it and every reference led there: nothing is put in twice, so that documents which refer to
 * each other end. A reference to the whole of another leads to where that lies.
 */
export function bundled(files: readonly [BesideOthers, ...BesideOthers[]]): JsonObject {
  const [first, ...others] = files;
  const keys = new Map(others.map(({ name }, index) => [name, String(index + 1)]));
  const whole = led(first, first.name, keys);
  if (!isObject(whole) || others.length === 0) return first.document;
  const inside = Object.fromEntries(others.map((file) => [keys.get(file.name) ?? '', led(file, first.name, keys)]));
  return { ...whole, [INSIDE]: inside };
}

/** A document whose references lead to where things lie in the first. */
function led({ name, document, references }: BesideOthers, first: string, keys: ReadonlyMap<string, string>): Json {
  const placeOf = (file: string): string => (file === first ? '' : `/${INSIDE}/${escaped(keys.get(file) ?? '')}`);
  const lead = (reference: string): string => {
    const [other = '', fragment = ''] = reference.split('#', 2);
    const file = other === '' ? name : references.get(other);
    return file === undefined ? reference : `#${placeOf(file)}${fragment}`;
  };
  const visit = (json: Json): Json => {
    if (typeof json !== 'object' || json === null) return json;
    if (!isObject(json)) return (json as readonly Json[]).map(visit); // no object: a list
    return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, key === '$ref' && typeof value === 'string' ? lead(value) : visit(value)]));
  };
  return visit(document);
}
