/**
 * Compiles @limit, @id, @nullable and @oneOf of the SDL into checks on coerced arguments, once per
 * argument and input type.
 */
import {
  type GraphQLArgument,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isSpecifiedScalarType,
} from 'graphql';
import { z } from 'zod';
import { invalidInput, MAX_PROBLEM_COUNT, type Problem } from '../domain/errors.ts';
import { isIdOf, parseId, prefixOf } from '../domain/ids.ts';
import { directiveOf, isFilter, type Limit, limitOf, rangeText } from './checks/limit.ts';
import { problemsOfMeaning } from './checks/meaning.ts';
import { formats } from './formats.ts';

/**
 * An invalid value: the message, and the path below the value that was checked. The path is built
 * only for errors.
 */
interface InvalidValue {
  readonly message: string;
  readonly path: (string | number)[];
}

/** Returns what is invalid in a value, at most `MAX_PROBLEM_COUNT`; undefined for a valid one. */
type Check = (value: unknown) => readonly InvalidValue[] | undefined;

/** The rules that the SDL declares for one argument or input field. */
interface Rules {
  readonly limit: Limit;
  readonly id: IdRule | undefined;
  readonly nullable: boolean;
}

const idForm = z.strictObject({
  of: z.string(),
  orNumber: z.boolean().optional(),
  orText: z.string().optional(),
});

/** The accepted type of id, and the alternatives: a number, or the text that `/v1` fills in. */
type IdRule = z.infer<typeof idForm>;

/** Ids without `@id` are any text of this length. */
const MAX_ID_LENGTH = 64;
/** The largest page (spec, Lists). */
const MAX_PAGE_SIZE = 1000;

const NO_PATHS: ReadonlySet<string> = new Set();

/**
 * Returns the check of a field's coerced arguments, or undefined when every value is valid. The
 * check throws BAD_USER_INPUT with every invalid value and its path, followed by what the rules of
 * inputs find in the valid ones.
 *
 * `unchecked` are paths of values that were checked before, such as `id` or `input.id`, and `now` is
 * the time of the request, without which the rules are not checked.
 */
export function compileChecks(
  args: readonly GraphQLArgument[],
):
  | ((args: Readonly<Record<string, unknown>>, unchecked?: ReadonlySet<string>, now?: Date) => void)
  | undefined {
  const checks = args.flatMap((arg): [string, Check][] => {
    const check = compile(arg.type, rulesOf(arg));
    return check === undefined ? [] : [[arg.name, check]];
  });
  const pages = args.some((arg) => arg.name === 'first') && args.some((arg) => arg.name === 'last');
  if (checks.length === 0) return undefined;
  return (given, unchecked = NO_PATHS, now) => {
    let problems: InvalidValue[] | undefined;
    for (const [name, check] of checks) {
      if (unchecked.has(name)) continue;
      const value = withoutPaths(given[name], name, unchecked);
      // A null argument counts as absent; a null input field does not.
      const found = value === undefined || value === null ? undefined : check(value);
      if (found !== undefined) problems = withMore(problems, name, found);
    }
    const messages = (problems ?? []).map(problemOf);
    if (pages && isGiven(given['first']) && isGiven(given['last']))
      messages.push({ message: 'Send first or last, not both.', path: ['last'] });
    if (messages.length === 0) return;
    const ofMeaning =
      now &&
      args.flatMap(({ name, type }) =>
        problemsOfMeaning(type, given[name], pathsBelow(messages, name), now).map((problem) => ({
          ...problem,
          path: [name, ...problem.path],
        })),
      );
    throw invalidInput([...messages, ...(ofMeaning ?? [])].slice(0, MAX_PROBLEM_COUNT));
  };
}

/** Returns the paths of the problems of an argument, inside it. */
const pathsBelow = (problems: readonly Problem[], argument: string): Problem['path'][] =>
  problems.flatMap(({ path }) => (path[0] === argument ? [path.slice(1)] : []));

/**
 * Returns the problems of a value of an argument or input field, at most `MAX_PROBLEM_COUNT`, with
 * paths below it. Members that are undefined are not checked.
 */
export function problemsOfValue(
  input: GraphQLArgument | GraphQLInputField,
  value: unknown,
): readonly Problem[] {
  const found = value == null ? undefined : compile(input.type, rulesOf(input))?.(value);
  return withMore([], input.name, found ?? []).map((problem) => {
    const { message, path } = problemOf(problem);
    return { message, path: path.slice(1) };
  });
}

/**
 * Returns the problems of an object of an input type of which a part could not be read: first those
 * of its form, then those that rules find. Values that are undefined are not checked.
 */
export function problemsOfPartial(
  type: GraphQLInputObjectType,
  value: unknown,
  now: Date,
): readonly Problem[] {
  const ofForm = (objectCheck(type)(value) ?? []).map(problemOf);
  const paths = ofForm.map(({ path }) => path);
  return [...ofForm, ...problemsOfMeaning(type, value, paths, now)];
}

/** Adds the invalid values below a step of the path. */
function withMore(
  problems: InvalidValue[] = [],
  step: string | number,
  found: readonly InvalidValue[],
): InvalidValue[] {
  for (const { message, path } of found)
    if (problems.length < MAX_PROBLEM_COUNT) problems.push({ message, path: [step, ...path] });
  return problems;
}

/** Returns an object without the fields whose paths are in `unchecked`. */
const withoutPaths = (value: unknown, name: string, unchecked: ReadonlySet<string>): unknown =>
  unchecked.size > 0 && isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter(([field]) => !unchecked.has(`${name}.${field}`)),
      )
    : value;

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/**
 * Returns the problem for people. Its message names the last named step of the path, which is the
 * same in both APIs.
 */
function problemOf({ message, path }: InvalidValue): Problem {
  const last = path.findLastIndex((step) => typeof step === 'string');
  return { message: `${path.slice(last).join('.')} ${message}.`, path };
}

const invalid = (message: string): readonly InvalidValue[] => [{ message, path: [] }];

function rulesOf(input: GraphQLArgument | GraphQLInputField): Rules {
  const id = directiveOf(input, 'id');
  const limit = limitOf(input) ?? (isPageSize(input) ? { min: 1, max: MAX_PAGE_SIZE } : {});
  return {
    limit,
    id: id && idForm.parse({ ...id, orText: directiveOf(input, 'symbolicRef')?.['name'] }),
    nullable: directiveOf(input, 'nullable') !== undefined,
  };
}

const isPageSize = (input: GraphQLArgument | GraphQLInputField): boolean =>
  /^(first|last)$/.test(input.name) && getNullableType(input.type) === GraphQLInt;

function compile(type: GraphQLInputType, rules: Rules): Check | undefined {
  const nullable = isNonNullType(type) ? type.ofType : type;
  if (isListType(nullable)) return listCheck(compile(nullable.ofType, rules), rules.limit.items);
  if (isInputObjectType(nullable)) return objectCheck(nullable);
  if (isEnumType(nullable) || nullable === GraphQLBoolean) return undefined;
  if (nullable === GraphQLInt || nullable === GraphQLFloat) return numberCheck(rules.limit);
  if (rules.id !== undefined) return idCheck(rules.id);
  if (nullable.name === 'StringMap') return mapCheck;
  return isSpecifiedScalarType(nullable)
    ? textCheck(nullable === GraphQLID ? { max: MAX_ID_LENGTH, ...rules.limit } : rules.limit)
    : storable;
}

function listCheck(item: Check | undefined, items: number | undefined): Check | undefined {
  if (item === undefined && items === undefined) return undefined;
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    if (items !== undefined && value.length > items)
      return invalid(`must have at most ${items} items, and has ${value.length}`);
    if (item === undefined) return undefined;
    let problems: InvalidValue[] | undefined;
    for (let index = 0; index < value.length; index++) {
      const found = value[index] == null ? undefined : item(value[index]);
      if (found !== undefined) problems = withMore(problems, index, found);
      if (problems?.length === MAX_PROBLEM_COUNT) break;
    }
    return problems;
  };
}

const objectChecks = new WeakMap<GraphQLInputObjectType, Check>();

/**
 * Returns the check of an input type. It is registered before its fields are compiled, as an input
 * type can contain itself.
 */
function objectCheck(type: GraphQLInputObjectType): Check {
  const known = objectChecks.get(type);
  if (known !== undefined) return known;
  const fields: { name: string; nullable: boolean; check: Check | undefined }[] = [];
  const check: Check = (value) => {
    if (!isRecord(value)) return undefined;
    // graphql-js has checked it already; compiled queries have not.
    if (type.isOneOf && !hasOneOf(fields, value))
      return invalid(`must have exactly one of ${fields.map(({ name }) => name).join(', ')}`);
    let problems: InvalidValue[] | undefined;
    for (const field of fields) {
      const given = value[field.name];
      if (given === undefined) continue;
      const found =
        given === null
          ? field.nullable
            ? undefined
            : invalid('may be absent, but not null')
          : field.check?.(given);
      if (found !== undefined) problems = withMore(problems, field.name, found);
    }
    return problems;
  };
  objectChecks.set(type, check);
  const nullable = isFilter(type);
  for (const field of Object.values(type.getFields())) {
    const rules = rulesOf(field);
    fields.push({
      name: field.name,
      nullable: nullable || rules.nullable,
      check: compile(field.type, rules),
    });
  }
  return check;
}

/** Returns whether an object has one of the fields, or one that could not be read. */
const hasOneOf = (
  fields: readonly { readonly name: string }[],
  value: Readonly<Record<string, unknown>>,
): boolean =>
  Object.values(value).includes(undefined) ||
  fields.filter(({ name }) => value[name] != null).length === 1;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function numberCheck({ min = -Infinity, max = Infinity }: Limit): Check | undefined {
  if (min === -Infinity && max === Infinity) return undefined;
  const expected = `must be ${rangeText({ min, max })}`;
  return (value) =>
    typeof value === 'number' && (value < min || value > max) ? invalid(expected) : undefined;
}

function idCheck({ of, orNumber, orText }: IdRule): Check {
  const kinds = of
    .split('|')
    .map((type) => `the id of ${withArticle(type)}, such as ${prefixOf(type)}_…`);
  const expected = `must be ${[...kinds, ...(orText === undefined ? [] : [orText])].join(', or ')}${orNumber ? ', or its number' : ''}`;
  return (value) => {
    if (typeof value !== 'string') return invalid(expected);
    if (isIdOf(value, of) || value === orText || (orNumber && isNumber(value))) return undefined;
    const { id } = parseId(value) ?? {};
    // It is the id of an object in one revision, which is not the same in others.
    return invalid(
      id !== undefined && isIdOf(id, of) ? `must be ${id}, without a state` : expected,
    );
  };
}

/**
 * Returns true if a text is the number of an object: a whole number from 1 to the largest Int,
 * without leading zeros.
 */
export const isNumber = (text: string): boolean =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2 ** 31 - 1;

/** Formats a type name: `ServiceAccount` -> `a service account`, `ApiToken` -> `an API token`. */
function withArticle(type: string): string {
  const words = type
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(' ');
  const name = words
    .map((word) =>
      /^api$/i.test(word) ? 'API' : word === word.toUpperCase() ? word : word.toLowerCase(),
    )
    .join(' ');
  return `${/^[aeio]/i.test(name) ? 'an' : 'a'} ${name}`;
}

function textCheck(limit: Limit): Check {
  const { min = 0, max = Infinity, format } = limit;
  const pattern =
    limit.pattern === undefined ? undefined : new RegExp(`^(?:${limit.pattern})$`, 'u');
  const size = rangeText(limit);
  return (value) => {
    if (typeof value !== 'string') return undefined;
    if (isLonger(value, max) || isShorter(value, min))
      return invalid(
        `must have ${size} characters, and has ${[...value.slice(0, 100_000)].length}${value.length > 100_000 ? ' or more' : ''}`,
      );
    if (!isStorable(value)) return invalid(UNSTORABLE);
    if (format !== undefined && !formats[format].holds(value))
      return invalid(`must be ${formats[format].name}`);
    return pattern === undefined || pattern.test(value)
      ? undefined
      : invalid(`must match ${limit.pattern}`);
  };
}

// A text has at least half as many code points as code units, and never more: most texts are
// checked without counting.
const isLonger = (text: string, max: number): boolean =>
  text.length > max && (text.length > 2 * max || [...text].length > max);
const isShorter = (text: string, min: number): boolean =>
  text.length < min || (text.length < 2 * min && [...text].length < min);

const UNSTORABLE = 'must not contain the character U+0000 or half of a surrogate pair';
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Returns false for texts that PostgreSQL cannot store: with U+0000 or half of a surrogate pair.
 */
const isStorable = (text: string): boolean =>
  !text.includes('\u0000') && !LONE_SURROGATE.test(text);

/**
 * Checks all texts and keys in a value of a custom scalar, without recursion, as JSON can be deep.
 */
function storable(value: unknown): readonly InvalidValue[] | undefined {
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === 'string' && !isStorable(next)) return invalid(UNSTORABLE);
    if (isRecord(next)) for (const [key, inner] of Object.entries(next)) pending.push(key, inner);
  }
  return undefined;
}

const mapName = textCheck({ min: 1, max: 64 });
const mapText = textCheck({ max: 1024 });

/** Checks the size and lengths of a StringMap; its values are texts or null at this point. */
function mapCheck(value: unknown): readonly InvalidValue[] | undefined {
  const entries = Object.entries(Object(value));
  if (entries.length > 100)
    return invalid(`must have at most 100 names, and has ${entries.length}`);
  let problems: InvalidValue[] | undefined;
  for (const [name, text] of entries) {
    if (mapName(name)) return invalid(`must have names of 1 to 64 characters, which ${UNSTORABLE}`);
    const found = mapText(text);
    if (found !== undefined) problems = withMore(problems, name, found);
  }
  return problems;
}
