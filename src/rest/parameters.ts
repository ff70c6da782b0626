/** Reads path and query parameters: each becomes the variable with its name. */
import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
  valueFromAST,
} from 'graphql';
import { badInput, notFound, type Problem } from '../domain/errors.ts';
import { isIdOf } from '../domain/ids.ts';
import { Problems } from '../domain/problems.ts';
import { isNumber, problemsOfValue } from '../graphql/checks.ts';
import { directiveOf } from './directive.ts';
import type { InputReaders } from './input.ts';
import { clip, readerOf } from './leaf.ts';
import type { Choice, Route } from './route.ts';
import type { Usage } from './usages.ts';

/** A variable of an operation. */
export interface OperationVariable {
  readonly name: string;
  readonly type: GraphQLInputType;
  /** The default in the document; undefined for none. */
  readonly defaultValue: unknown;
  /** The values of a parameter that stands for several variables; undefined for others. */
  readonly choice: Choice | undefined;
}

/**
 * Returns the variables of an operation with their types, without those that only the values of
 * `choices` set.
 */
export function variablesOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  choices: Route['choices'] = {},
): OperationVariable[] {
  const chosen = Object.values(choices)
    .flatMap(({ values }) => Object.values(values).flatMap((variables) => Object.keys(variables)))
    .filter((name) => !Object.hasOwn(choices, name));
  return (operation.variableDefinitions ?? []).flatMap((definition) => {
    const name = definition.variable.name.value;
    if (chosen.includes(name)) return [];
    // The overloads of typeFromAST differ by node; variables of a valid document have input types.
    const type = typeFromAST(schema, definition.type as Parameters<typeof typeFromAST>[1]) as
      | GraphQLInputType
      | undefined;
    if (type === undefined) throw new Error(`The type of $${name} is unknown.`);
    const defaultValue: unknown =
      definition.defaultValue && valueFromAST(definition.defaultValue, type);
    return [{ name, type, defaultValue, choice: choices[name] }];
  });
}

/**
 * Returns a function that checks the ids in a path.
 * @throws NOT_FOUND for an id that is malformed or of another type
 */
export function idChecker(
  schema: GraphQLSchema,
  names: readonly string[],
  usages: ReadonlyMap<string, Usage>,
): (values: ReadonlyMap<string, string>) => void {
  const idParameters = names.flatMap((name) => {
    const usage = usages.get(name);
    const { of, orNumber } = (usage && directiveOf(schema, 'id', usage.definition)) ?? {};
    return typeof of === 'string' ? [{ name, of, orNumber: orNumber === true }] : [];
  });
  return (values) => {
    for (const { name, of, orNumber } of idParameters) {
      const value = values.get(name) ?? '';
      if (!isIdOf(value, of) && !(orNumber && isNumber(value))) throw notFound();
    }
  };
}

/** The hostname of an organization, in any case. */
const HOSTNAME = /^[a-z0-9][a-z0-9-]{1,30}[a-z0-9]$/i;

/** Returns true if a parameter of a path is an organization, which is named by id or by hostname. */
export const isOrganization = (schema: GraphQLSchema, usage: Usage | undefined): boolean =>
  usage !== undefined && directiveOf(schema, 'id', usage.definition)?.['of'] === 'Organization';

/** Returns a function that returns the hostnames by which a path names organizations, by parameter. */
export function hostnameReader(
  schema: GraphQLSchema,
  names: readonly string[],
  usages: ReadonlyMap<string, Usage>,
): (values: ReadonlyMap<string, string>) => ReadonlyMap<string, string> {
  const organizations = names.filter((name) => isOrganization(schema, usages.get(name)));
  return (values) =>
    new Map(
      organizations.flatMap((name): [string, string][] => {
        const value = values.get(name) ?? '';
        return HOSTNAME.test(value) ? [[name, value.toLowerCase()]] : [];
      }),
    );
}

/**
 * Returns a reader of the path, which converts enum values.
 * @throws NOT_FOUND for an unknown enum value
 */
export function pathReader(
  readers: InputReaders,
  variables: readonly OperationVariable[],
): (values: ReadonlyMap<string, string>) => Record<string, string> {
  const named = new Map(
    variables.flatMap(({ name, type }) =>
      isEnumType(getNullableType(type)) ? [[name, readers.of(type)] as const] : [],
    ),
  );
  const variableOf = (name: string, value: string): string => {
    const read = named.get(name);
    if (!read) return value;
    try {
      return String(read(value, name));
    } catch {
      throw notFound();
    }
  };
  return (values) =>
    Object.fromEntries([...values].map(([name, value]) => [name, variableOf(name, value)]));
}

/**
 * Returns a reader of the query string. `ignored` are parameters that published clients send and
 * this API does not have.
 * @throws BAD_USER_INPUT for an invalid value, and for any other parameter
 */
export function queryReader(
  readers: InputReaders,
  variables: readonly OperationVariable[],
  usages: ReadonlyMap<string, Usage>,
  ignored: readonly string[] = [],
): (query: URLSearchParams) => Record<string, unknown> {
  const parameterReaders = variables.map((variable) => ({
    name: variable.name,
    choice: variable.choice,
    read: parameterReader(readers, variable),
  }));
  const known = new Set([...variables.map(({ name }) => name), ...ignored]);
  return (query) => {
    const values: Record<string, unknown> = {};
    const problems = new Problems();
    for (const name of new Set(query.keys()))
      if (!known.has(name)) problems.add(messageOfUnknown(variables, clip(name)), clip(name));
    for (const { name, choice, read } of parameterReaders) {
      const value = problems.check(() => read(query.getAll(name)));
      if (choice) Object.assign(values, value ?? choice.values[choice.default ?? '']);
      else if (value !== undefined) values[name] = value;
    }
    if (!problems.isEmpty)
      for (const [name, value] of Object.entries(values))
        for (const { message, path } of problemsOfParameter(usages.get(name), value))
          problems.add(message, [name, ...path].join('.'));
    problems.throwIfAny();
    return values;
  };
}

/** Returns the problems of a value that was read, with paths below it. */
function problemsOfParameter(usage: Usage | undefined, value: unknown): readonly Problem[] {
  if (usage === undefined) return [];
  const { variable, definition } = usage;
  return problemsOfValue(definition, value).map(({ message, path }) => ({
    // The message begins with the name of the argument.
    message: message.startsWith(`${definition.name} `)
      ? variable + message.slice(definition.name.length)
      : message,
    path,
  }));
}

function messageOfUnknown(variables: readonly OperationVariable[], unknown: string): string {
  const known = variables.map(({ name }) => `\`${name}\``).join(', ');
  return known === ''
    ? `There is no query parameter \`${unknown}\` here. This URL has none.`
    : `There is no query parameter \`${unknown}\` here. Parameters are: ${known}.`;
}

/** Returns whether a query parameter is required. */
export const isParameterRequired = ({ type, defaultValue }: OperationVariable): boolean =>
  isNonNullType(type) && defaultValue === undefined;

function parameterReader(
  readers: InputReaders,
  variable: OperationVariable,
): (values: readonly string[]) => unknown {
  const { name, type, choice } = variable;
  const read = choice ? readerOf(new Map(Object.entries(choice.values))) : readers.of(type);
  const list = !choice && isListType(getNullableType(type));
  const fromText = parserFor(choice ? 'String' : getNamedType(type).name);
  return (values) => {
    const [first, second] = values;
    if (first === undefined) {
      if (isParameterRequired(variable)) throw badInput(`${name} is required in the query.`, name);
      return undefined;
    }
    if (list) return read(values.map(fromText), name);
    // Gap: the contract does not state which of two values of a single parameter is used. Choosing
    // one would hide a mistake.
    if (second !== undefined) throw badInput(`${name} may be given only once.`, name);
    return read(fromText(first), name);
  };
}

/**
 * Returns a function that converts a query parameter to its JSON value. An invalid one stays a
 * string, which the reader rejects.
 */
function parserFor(type: string): (text: string) => unknown {
  if (type === 'Int') return (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text);
  if (type === 'Float')
    return (text) => (/^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text);
  if (type === 'Boolean')
    return (text) => (text === 'true' ? true : text === 'false' ? false : text);
  return (text) => text;
}
