/**
 * Compares two OpenAPI documents: operations, parameters, bodies, responses and named schemas, and
 * which changes break clients.
 */
import { canonical, type Json } from '../content.ts';
import {
  escaped,
  schemasByMediaType,
  type JsonObject,
  objectOf,
  type Operation,
  operationsOf,
  resolved,
} from './document.ts';
import { keyOf, parametersFor } from './operation-keys.ts';
import { credentialsOf, isSubset } from './credentials.ts';
import { type Direction, directionsOf } from './directions.ts';
import { differencesOf } from './schema-diff.ts';

/** The part that changed, and how it changed. */
type ChangeKind =
  `${'OPERATION' | 'PARAMETER' | 'REQUEST_BODY' | 'RESPONSE' | 'SCHEMA'}_${'ADDED' | 'REMOVED' | 'CHANGED'}`;

/** A change. */
interface SpecChange {
  readonly kind: ChangeKind;
  /** True if an existing client may fail because of the change. */
  readonly breaking: boolean;
  /** A JSON pointer into the later document, or into the earlier one for a removed part. */
  readonly path: string;
  readonly message: string;
}

/** The changes between two documents. */
export interface SpecDiff {
  readonly count: number;
  readonly breaking: boolean;
  /** Breaking changes first; at most 10,000. */
  readonly changes: readonly SpecChange[];
}

const MAX_CHANGE_COUNT = 10_000;

/** Returns the changes between two OpenAPI 3.1 documents. */
export function diffOf(before: JsonObject, after: JsonObject): SpecDiff {
  const found = new Comparison(before, after).run();
  const breaking = found.filter((change) => change.breaking);
  const changes = [...breaking, ...found.filter((change) => !change.breaking)].slice(
    0,
    MAX_CHANGE_COUNT,
  );
  return { count: found.length, breaking: breaking.length > 0, changes };
}

/** A value in both documents, or only in one of them. */
type Pair<Value> = { readonly name: string } & (
  | { readonly old: Value; readonly now: Value }
  | { readonly old: Value; readonly now: undefined }
  | { readonly old: undefined; readonly now: Value }
);

/** Yields the pairs of two maps by name, in the order of the earlier map and then of the later. */
function* pairs<Value extends object | Json>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
): Generator<Pair<Value>> {
  for (const [name, old] of before) {
    const now = after.get(name);
    yield now === undefined ? { name, old, now: undefined } : { name, old, now };
  }
  for (const [name, now] of after) if (!before.has(name)) yield { name, old: undefined, now };
}

/** A part of an operation with its JSON pointer. */
interface Part {
  readonly value: JsonObject;
  readonly pointer: string;
}

/** Fields of an operation that are compared separately or belong to another part. */
const SEPARATE_FIELDS = [
  'parameters',
  'requestBody',
  'responses',
  'callbacks',
  'security',
  'deprecated',
];
const without = (object: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
const differs = (one: Json | undefined, other: Json | undefined): boolean =>
  canonical(one ?? null) !== canonical(other ?? null);

/** A body of one media type. */
interface Body {
  /** The media type as it is written. */
  readonly type: string;
  readonly schema: Json;
}

/** Returns the bodies of a part by media type, in lower case and without parameters. */
const bodiesOf = ({ value }: Part): ReadonlyMap<string, Body> =>
  new Map(
    [...schemasByMediaType(value['content'])].map(([type, schema]) => [
      type.replace(/\s*;.*$/, '').toLowerCase(),
      { type, schema },
    ]),
  );

/** Returns whether clients expect a response of this name, and handle no error. */
const isExpected = (name: string): boolean => /^[23]|default/i.test(name);

class Comparison {
  private readonly before: JsonObject;
  private readonly after: JsonObject;
  private readonly changes: SpecChange[] = [];

  constructor(before: JsonObject, after: JsonObject) {
    this.before = before;
    this.after = after;
  }

  run(): readonly SpecChange[] {
    const byKey = (document: JsonObject) =>
      new Map(operationsOf(document).map((operation) => [keyOf(operation), operation]));
    for (const { old, now } of pairs(byKey(this.before), byKey(this.after))) {
      const { method, path } = now ?? old;
      const name = `${method} ${path}`;
      if (!now) this.report('OPERATION_REMOVED', true, old.pointer, `${name} was removed.`);
      else if (!old) this.report('OPERATION_ADDED', false, now.pointer, `${name} was added.`);
      else this.operation(name, old, now);
    }
    this.schemas();
    return this.changes;
  }

  private report(kind: ChangeKind, breaking: boolean, path: string, message: string): void {
    this.changes.push({ kind, breaking, path, message });
  }

  private operation(name: string, old: Operation, now: Operation): void {
    for (const pair of pairs(parametersFor(old, now), now.parameters)) this.parameter(name, pair);
    this.requestBody(name, old, now);
    this.responses(name, old, now);
    if (old.value['deprecated'] !== true && now.value['deprecated'] === true)
      this.report('OPERATION_CHANGED', false, now.pointer, `${name} is deprecated now.`);
    this.credentials(name, old, now);
    const changed = [...new Set([...Object.keys(old.value), ...Object.keys(now.value)])].filter(
      (field) => !SEPARATE_FIELDS.includes(field) && differs(old.value[field], now.value[field]),
    );
    if (changed.length > 0)
      this.report(
        'OPERATION_CHANGED',
        false,
        now.pointer,
        `${name} changed: ${changed.sort().join(', ')}.`,
      );
  }

  /** Compares the alternatives of credentials, of which a client has one. */
  private credentials(name: string, old: Operation, now: Operation): void {
    const [was, is] = [credentialsOf(this.before, old), credentialsOf(this.after, now)];
    const refused = was.find((one) => !is.some((other) => isSubset(other, one)));
    if (refused) {
      const message =
        refused.size === 0 ? 'requires credentials now' : 'no longer accepts the same credentials';
      this.report('OPERATION_CHANGED', true, now.pointer, `${name} ${message}.`);
    } else if (is.some((one) => !was.some((other) => isSubset(other, one) && isSubset(one, other))))
      this.report('OPERATION_CHANGED', false, now.pointer, `The credentials of ${name} changed.`);
  }

  private parameter(operation: string, { name, old, now }: Pair<Part>): void {
    const [location, ...words] = name.split(' ');
    const subject = `The ${location} parameter ${words.join(' ')} of ${operation}`;
    if (!now) {
      this.report('PARAMETER_REMOVED', true, old.pointer, `${subject} was removed.`);
      return;
    }
    const required = now.value['required'] === true;
    if (!old) {
      this.report(
        'PARAMETER_ADDED',
        required,
        now.pointer,
        `${subject} was added${required ? ', and is required' : ''}.`,
      );
      return;
    }
    const was = old.value['required'] === true;
    if (was !== required)
      this.report(
        'PARAMETER_CHANGED',
        required,
        now.pointer,
        `${subject} is ${required ? 'required' : 'optional'} now.`,
      );
    const count = this.changes.length;
    this.compareSchema(
      'PARAMETER_CHANGED',
      'in',
      subject,
      `${now.pointer}/schema`,
      old.value['schema'] ?? true,
      now.value['schema'] ?? true,
    );
    this.compareMediaTypes('PARAMETER', subject, old, now);
    const fields = ['required', 'schema', 'content'];
    if (
      this.changes.length === count &&
      differs(without(old.value, fields), without(now.value, fields))
    )
      this.report('PARAMETER_CHANGED', false, now.pointer, `${subject} has another description.`);
  }

  private requestBody(operation: string, old: Operation, now: Operation): void {
    const [was, is] = [
      resolved(this.before, old.value['requestBody']).value,
      resolved(this.after, now.value['requestBody']).value,
    ];
    const [had, has] = ['requestBody' in old.value, 'requestBody' in now.value];
    const pointer = `${(has ? now : old).pointer}/requestBody`;
    const subject = `The request body of ${operation}`;
    const required = is['required'] === true;
    if (had && !has) {
      this.report('REQUEST_BODY_REMOVED', true, pointer, `${subject} was removed.`);
      return;
    }
    if (!had && has) {
      this.report(
        'REQUEST_BODY_ADDED',
        required,
        pointer,
        `${subject} was added${required ? ', and is required' : ''}.`,
      );
      return;
    }
    if ((was['required'] === true) !== required)
      this.report(
        'REQUEST_BODY_CHANGED',
        required,
        pointer,
        `${subject} is ${required ? 'required' : 'optional'} now.`,
      );
    this.compareMediaTypes(
      'REQUEST_BODY',
      subject,
      { value: was, pointer: `${old.pointer}/requestBody` },
      { value: is, pointer },
    );
    if (differs(was['description'], is['description']))
      this.report('REQUEST_BODY_CHANGED', false, pointer, `${subject} has another description.`);
  }

  private responses(operation: string, old: Operation, now: Operation): void {
    const byName = ({ value }: Operation) => new Map(Object.entries(objectOf(value['responses'])));
    for (const { name, old: was, now: is } of pairs(byName(old), byName(now))) {
      const subject = `The response ${name} of ${operation}`;
      const pointers = [old, now].map(({ pointer }) => `${pointer}/responses/${escaped(name)}`);
      const [before = '', after = ''] = pointers;
      if (is === undefined)
        this.report('RESPONSE_REMOVED', isExpected(name), before, `${subject} was removed.`);
      else if (was === undefined)
        this.report('RESPONSE_ADDED', false, after, `${subject} was added.`);
      else {
        const [earlier, later] = [resolved(this.before, was).value, resolved(this.after, is).value];
        this.compareMediaTypes(
          isExpected(name) ? 'RESPONSE' : 'ERROR',
          subject,
          { value: earlier, pointer: before },
          { value: later, pointer: after },
        );
        this.headers(
          subject,
          { value: earlier, pointer: before },
          { value: later, pointer: after },
        );
        if (
          differs(without(earlier, ['content', 'headers']), without(later, ['content', 'headers']))
        )
          this.report('RESPONSE_CHANGED', false, after, `${subject} has another description.`);
      }
    }
  }

  /** Compares the headers of a response; their names have no case. */
  private headers(subject: string, old: Part, now: Part): void {
    const byName = (document: JsonObject, { value }: Part) =>
      new Map(
        Object.entries(objectOf(value['headers'])).map(([name, header]) => [
          name.toLowerCase(),
          resolved(document, header).value,
        ]),
      );
    for (const { name, old: was, now: is } of pairs(
      byName(this.before, old),
      byName(this.after, now),
    )) {
      const pointer = `${now.pointer}/headers/${escaped(name)}`;
      const header = `${subject}: the header ${name}`;
      if (!is) this.report('RESPONSE_CHANGED', true, now.pointer, `${header} was removed.`);
      else if (!was) this.report('RESPONSE_CHANGED', false, now.pointer, `${header} was added.`);
      else
        this.compareSchema(
          ...(['RESPONSE_CHANGED', 'out', header, `${pointer}/schema`] as const),
          ...([was['schema'] ?? true, is['schema'] ?? true] as const),
        );
    }
  }

  /** Compares the media types of a body. */
  private compareMediaTypes(
    part: 'PARAMETER' | 'REQUEST_BODY' | 'RESPONSE' | 'ERROR',
    subject: string,
    old: Part,
    now: Part,
  ): void {
    const kind = part === 'ERROR' ? 'RESPONSE' : part;
    const direction = kind === 'RESPONSE' ? 'out' : 'in';
    for (const { old: was, now: is } of pairs(bodiesOf(old), bodiesOf(now))) {
      const name = (is ?? was).type;
      const suffix = `/content/${escaped(name)}`;
      if (is === undefined)
        this.report(
          `${kind}_REMOVED`,
          part !== 'ERROR',
          `${old.pointer}${suffix}`,
          `${subject} no longer has the media type ${name}.`,
        );
      else if (was === undefined)
        this.report(
          `${kind}_ADDED`,
          false,
          `${now.pointer}${suffix}`,
          `${subject} also has the media type ${name}.`,
        );
      else
        this.compareSchema(
          `${kind}_CHANGED`,
          direction,
          `${subject} (${name})`,
          `${now.pointer}${suffix}/schema`,
          was.schema,
          is.schema,
        );
    }
  }

  /**
   * Compares two schemas. Schemas to which both sides refer by the same name are compared once,
   * under that name.
   */
  private compareSchema(
    kind: ChangeKind,
    direction: Direction,
    subject: string,
    pointer: string,
    was: Json,
    is: Json,
  ): void {
    for (const { breaking, pointer: suffix, message } of differencesOf(
      this.before,
      this.after,
      was,
      is,
      [direction],
    ))
      this.report(kind, breaking, `${pointer}${suffix}`, `${subject}: ${message}`);
  }

  /** Compares the named schemas, each according to how it is used. */
  private schemas(): void {
    const byName = (document: JsonObject) =>
      new Map(Object.entries(objectOf(objectOf(document['components'])['schemas'])));
    const directions = directionsOf(this.before);
    for (const { name, old, now } of pairs(byName(this.before), byName(this.after))) {
      const pointer = `#/components/schemas/${escaped(name)}`;
      // Changes are reported where a schema is used; removing only its name breaks no client.
      if (now === undefined)
        this.report('SCHEMA_REMOVED', false, pointer, `The schema ${name} was removed.`);
      else if (old === undefined)
        this.report('SCHEMA_ADDED', false, pointer, `The schema ${name} was added.`);
      else
        for (const { breaking, pointer: suffix, message } of differencesOf(
          this.before,
          this.after,
          old,
          now,
          directions.get(pointer) ?? [],
        ))
          this.report(
            'SCHEMA_CHANGED',
            breaking,
            `${pointer}${suffix}`,
            `The schema ${name}: ${message}`,
          );
    }
  }
}
