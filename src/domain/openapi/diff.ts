/** What changed from one OpenAPI document to the next: operations, parameters, bodies, answers and named schemas, and what of it breaks clients. */
import { canonical, type Json } from '../content.ts';
import { escaped, formsOf, type JsonObject, objectOf, type Operation, operationsOf, resolved } from './document.ts';
import { differencesOf, type Direction, directionsOf } from './schema-diff.ts';

/** What became of which part. */
type ChangeKind = `${'OPERATION' | 'PARAMETER' | 'REQUEST_BODY' | 'RESPONSE' | 'SCHEMA'}_${'ADDED' | 'REMOVED' | 'CHANGED'}`;

/** One change. */
interface SpecChange {
  readonly kind: ChangeKind;
  /** Whether a client that did before may fail by it. */
  readonly breaking: boolean;
  /** A JSON pointer: into the later document, of what is gone into the earlier. */
  readonly path: string;
  readonly message: string;
}

/** All that changed. */
export interface SpecDiff {
  readonly count: number;
  readonly breaking: boolean;
  /** Breaking ones first; at most 10,000. */
  readonly changes: readonly SpecChange[];
}

const MOST = 10_000;

/** What changed between two documents of OpenAPI 3.1. */
export function diffOf(before: JsonObject, after: JsonObject): SpecDiff {
  const found = new Comparison(before, after).run();
  const breaking = found.filter((change) => change.breaking);
  const changes = [...breaking, ...found.filter((change) => !change.breaking)].slice(0, MOST);
  return { count: found.length, breaking: breaking.length > 0, changes };
}

/** A thing on both sides, on one, or on the other. */
type Pair<Value> = { readonly name: string } & ({ readonly old: Value; readonly now: Value } | { readonly old: Value; readonly now: undefined } | { readonly old: undefined; readonly now: Value });

/** What two sets of named things have, in the order of the earlier and then of the later. */
function* pairs<Value extends object | Json>(before: ReadonlyMap<string, Value>, after: ReadonlyMap<string, Value>): Generator<Pair<Value>> {
  for (const [name, old] of before) {
    const now = after.get(name);
    yield now === undefined ? { name, old, now: undefined } : { name, old, now };
  }
  for (const [name, now] of after) if (!before.has(name)) yield { name, old: undefined, now };
}

/** A part of an operation where it stands. */
interface Part {
  readonly value: JsonObject;
  readonly pointer: string;
}

const keyOf = ({ method, path }: Operation): string => `${method} ${path}`;

/** Fields of an operation that are compared by themselves, or belong to another part. */
const PARTS = ['parameters', 'requestBody', 'responses', 'callbacks', 'security', 'deprecated'];
const without = (object: JsonObject, names: readonly string[]): JsonObject => Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
const differs = (one: Json | undefined, other: Json | undefined): boolean => canonical(one ?? null) !== canonical(other ?? null);

class Comparison {
  private readonly before: JsonObject;
  private readonly after: JsonObject;
  private readonly changes: SpecChange[] = [];

  constructor(before: JsonObject, after: JsonObject) {
    this.before = before;
    this.after = after;
  }

  run(): readonly SpecChange[] {
    const byKey = (document: JsonObject) => new Map(operationsOf(document).map((operation) => [keyOf(operation), operation]));
    for (const { name, old, now } of pairs(byKey(this.before), byKey(this.after))) {
      if (!now) this.say('OPERATION_REMOVED', true, old.pointer, `${name} was removed.`);
      else if (!old) this.say('OPERATION_ADDED', false, now.pointer, `${name} was added.`);
      else this.operation(name, old, now);
    }
    this.schemas();
    return this.changes;
  }

  private say(kind: ChangeKind, breaking: boolean, path: string, message: string): void {
    this.changes.push({ kind, breaking, path, message });
  }

  private operation(name: string, old: Operation, now: Operation): void {
    for (const pair of pairs(old.parameters, now.parameters)) this.parameter(name, pair);
    this.requestBody(name, old, now);
    this.responses(name, old, now);
    if (old.value['deprecated'] !== true && now.value['deprecated'] === true) this.say('OPERATION_CHANGED', false, now.pointer, `${name} is deprecated now.`);
    const needs = this.needsToken(now, this.after);
    if (needs && !this.needsToken(old, this.before)) this.say('OPERATION_CHANGED', true, now.pointer, `${name} needs credentials now.`);
    else if (differs(old.value['security'], now.value['security'])) this.say('OPERATION_CHANGED', false, now.pointer, `The credentials that ${name} takes changed.`);
    const changed = [...new Set([...Object.keys(old.value), ...Object.keys(now.value)])].filter((field) => !PARTS.includes(field) && differs(old.value[field], now.value[field]));
    if (changed.length > 0) this.say('OPERATION_CHANGED', false, now.pointer, `Of ${name} changed: ${changed.sort().join(', ')}.`);
  }

  /** Whether an operation cannot be called without credentials. */
  private needsToken({ value }: Operation, document: JsonObject): boolean {
    const security = value['security'] ?? document['security'];
    return Array.isArray(security) && security.length > 0 && security.every((one) => Object.keys(objectOf(one)).length > 0);
  }

  private parameter(operation: string, { name, old, now }: Pair<Part>): void {
    const [place, ...words] = name.split(' ');
    const called = `The ${place} parameter ${words.join(' ')} of ${operation}`;
    if (!now) {
      this.say('PARAMETER_REMOVED', true, old.pointer, `${called} was removed.`);
      return;
    }
    const required = now.value['required'] === true;
    if (!old) {
      this.say('PARAMETER_ADDED', required, now.pointer, `${called} was added${required ? ', and is required' : ''}.`);
      return;
    }
    const was = old.value['required'] === true;
    if (was !== required) this.say('PARAMETER_CHANGED', required, now.pointer, `${called} is ${required ? 'required' : 'optional'} now.`);
    const count = this.changes.length;
    this.form('PARAMETER_CHANGED', 'in', called, `${now.pointer}/schema`, old.value['schema'] ?? true, now.value['schema'] ?? true);
    this.forms('PARAMETER', 'in', called, old, now);
    const fields = ['required', 'schema', 'content'];
    if (this.changes.length === count && differs(without(old.value, fields), without(now.value, fields))) this.say('PARAMETER_CHANGED', false, now.pointer, `${called} is described otherwise.`);
  }

  private requestBody(operation: string, old: Operation, now: Operation): void {
    const [was, is] = [resolved(this.before, old.value['requestBody']).value, resolved(this.after, now.value['requestBody']).value];
    const [had, has] = ['requestBody' in old.value, 'requestBody' in now.value];
    const pointer = `${(has ? now : old).pointer}/requestBody`;
    const called = `The body of ${operation}`;
    const required = is['required'] === true;
    if (had && !has) {
      this.say('REQUEST_BODY_REMOVED', true, pointer, `${called} was removed.`);
      return;
    }
    if (!had && has) {
      this.say('REQUEST_BODY_ADDED', required, pointer, `${called} was added${required ? ', and is required' : ''}.`);
      return;
    }
    if ((was['required'] === true) !== required) this.say('REQUEST_BODY_CHANGED', required, pointer, `${called} is ${required ? 'required' : 'optional'} now.`);
    this.forms('REQUEST_BODY', 'in', called, { value: was, pointer: `${old.pointer}/requestBody` }, { value: is, pointer });
    if (differs(was['description'], is['description'])) this.say('REQUEST_BODY_CHANGED', false, pointer, `${called} is described otherwise.`);
  }

  private responses(operation: string, old: Operation, now: Operation): void {
    const by = ({ value }: Operation) => new Map(Object.entries(objectOf(value['responses'])));
    for (const { name, old: was, now: is } of pairs(by(old), by(now))) {
      const called = `The answer ${name} of ${operation}`;
      const pointers = [old, now].map(({ pointer }) => `${pointer}/responses/${escaped(name)}`);
      const [before = '', after = ''] = pointers;
      if (is === undefined) this.say('RESPONSE_REMOVED', /^[23]|default/i.test(name), before, `${called} was removed.`);
      else if (was === undefined) this.say('RESPONSE_ADDED', false, after, `${called} was added.`);
      else {
        const [earlier, later] = [resolved(this.before, was).value, resolved(this.after, is).value];
        this.forms('RESPONSE', 'out', called, { value: earlier, pointer: before }, { value: later, pointer: after });
        if (differs(without(earlier, ['content']), without(later, ['content']))) this.say('RESPONSE_CHANGED', false, after, `${called} is described otherwise.`);
      }
    }
  }

  /** The media types of a body. */
  private forms(part: 'PARAMETER' | 'REQUEST_BODY' | 'RESPONSE', direction: Direction, called: string, old: Part, now: Part): void {
    for (const { name, old: was, now: is } of pairs(formsOf(old.value['content']), formsOf(now.value['content']))) {
      const end = `/content/${escaped(name)}`;
      if (is === undefined) this.say(`${part}_REMOVED`, true, `${old.pointer}${end}`, `${called} is not ${name} any more.`);
      else if (was === undefined) this.say(`${part}_ADDED`, false, `${now.pointer}${end}`, `${called} may be ${name} too.`);
      else this.form(`${part}_CHANGED`, direction, `${called} (${name})`, `${now.pointer}${end}/schema`, was, is);
    }
  }

  /** A schema where it stands; one that both sides refer to by the same name is told of under its name. */
  private form(kind: ChangeKind, direction: Direction, called: string, pointer: string, was: Json, is: Json): void {
    for (const { breaking, pointer: end, message } of differencesOf(this.before, this.after, was, is, [direction])) this.say(kind, breaking, `${pointer}${end}`, `${called}: ${message}`);
  }

  /** The named schemas, each as it is used. */
  private schemas(): void {
    const by = (document: JsonObject) => new Map(Object.entries(objectOf(objectOf(document['components'])['schemas'])));
    const directions = directionsOf(this.before);
    for (const { name, old, now } of pairs(by(this.before), by(this.after))) {
      const pointer = `#/components/schemas/${escaped(name)}`;
      // Who uses it says so where it is used: a name alone breaks nobody.
      if (now === undefined) this.say('SCHEMA_REMOVED', false, pointer, `The schema ${name} was removed.`);
      else if (old === undefined) this.say('SCHEMA_ADDED', false, pointer, `The schema ${name} was added.`);
      else
        for (const { breaking, pointer: end, message } of differencesOf(this.before, this.after, old, now, directions.get(pointer) ?? []))
          this.say('SCHEMA_CHANGED', breaking, `${pointer}${end}`, `The schema ${name}: ${message}`);
    }
  }
}
