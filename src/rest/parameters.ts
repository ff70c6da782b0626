/** Reads path and query: each parameter is the variable of its name, by the variable's type. */
import { type GraphQLInputType, type GraphQLSchema, getNamedType, getNullableType, isEnumType, isListType, isNonNullType, type OperationDefinitionNode, typeFromAST, valueFromAST } from 'graphql';
import { badInput, notFound } from '../domain/errors.ts';
import { isIdOf } from '../domain/ids.ts';
import { isNumber } from '../graphql/checks.ts';
import type { Readers } from './input.ts';
import type { Reader } from './leaf.ts';
import type { Usage } from './usages.ts';
import { directiveOf } from './wire.ts';

/** A variable of an operation. */
export interface Variable {
  readonly name: string;
  readonly type: GraphQLInputType;
  /** What it is where it is left out; undefined where the document does not say. */
  readonly defaultValue: unknown;
}

/** The variables of an operation with their types. */
export function variablesOf(schema: GraphQLSchema, operation: OperationDefinitionNode): Variable[] {
  return (operation.variableDefinitions ?? []).map((definition) => {
    // Three overloads for three kinds of node; a valid document's variables are of input types.
    const type = typeFromAST(schema, definition.type as Parameters<typeof typeFromAST>[1]) as GraphQLInputType | undefined;
    if (type === undefined) throw new Error(`The type of $${definition.variable.name.value} is unknown.`);
    const defaultValue: unknown = definition.defaultValue && valueFromAST(definition.defaultValue, type);
    return { name: definition.variable.name.value, type, defaultValue };
  });
}

/** Checks the ids of a path. Throws NOT_FOUND for one that is malformed or of another kind: nothing can be there. */
export function idChecker(schema: GraphQLSchema, names: readonly string[], usages: ReadonlyMap<string, Usage>): (values: ReadonlyMap<string, string>) => void {
  const kinds = names.flatMap((name) => {
    const usage = usages.get(name);
    const { of, orNumber } = (usage && directiveOf(schema, 'id', usage.definition)) ?? {};
    return typeof of === 'string' ? [{ name, of, orNumber: orNumber === true }] : [];
  });
  return (values) => {
    for (const { name, of, orNumber } of kinds) {
      const value = values.get(name) ?? '';
      if (!isIdOf(value, of) && !(orNumber && isNumber(value))) throw notFound();
    }
  };
}

/** Makes the reader of the path: values of enums by their names on `/v1`. Throws NOT_FOUND for one that there is not. */
export function pathReader(readers: Readers, variables: readonly Variable[]): (values: ReadonlyMap<string, string>) => Record<string, string> {
  const named = new Map(variables.flatMap(({ name, type }) => (isEnumType(getNullableType(type)) ? [[name, readers.of(type)] as const] : [])));
  const variableOf = (name: string, value: string): string => {
    const read = named.get(name);
    if (!read) return value;
    try {
      return String(read(value, name));
    } catch {
      throw notFound();
    }
  };
  return (values) => Object.fromEntries([...values].map(([name, value]) => [name, variableOf(name, value)]));
}

/** Makes the reader of the query: known names only, others are ignored. Throws BAD_USER_INPUT. */
export function queryReader(readers: Readers, variables: readonly Variable[]): (query: URLSearchParams) => Record<string, unknown> {
  const known = variables.map((variable) => ({ name: variable.name, read: parameterReader(readers, variable) }));
  return (query) => {
    const values: Record<string, unknown> = {};
    for (const { name, read } of known) {
      const value = read(query.getAll(name));
      if (value !== undefined) values[name] = value;
    }
    return values;
  };
}

/** Whether a parameter of the query must be there. */
export const isNeeded = ({ type, defaultValue }: Variable): boolean => isNonNullType(type) && defaultValue === undefined;

function parameterReader(readers: Readers, variable: Variable): (texts: readonly string[]) => unknown {
  const { name, type } = variable;
  const read: Reader = readers.of(type);
  const list = isListType(getNullableType(type));
  const fromText = texter(getNamedType(type).name);
  return (texts) => {
    const [first, second] = texts;
    if (first === undefined) {
      if (isNeeded(variable)) throw badInput(`${name} is needed in the query.`, name);
      return undefined;
    }
    if (list) return read(texts.map(fromText), name);
    // Gap: which of two values of a single parameter counts is not said; guessing would hide a mistake.
    if (second !== undefined) throw badInput(`${name} may be given only once.`, name);
    return read(fromText(first), name);
  };
}

/** A text of the query as the JSON value it stands for; what does not fit stays a text, which the reader refuses. */
function texter(type: string): (text: string) => unknown {
  if (type === 'Int') return (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text);
  if (type === 'Float') return (text) => (/^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text);
  if (type === 'Boolean') return (text) => (text === 'true' ? true : text === 'false' ? false : text);
  return (text) => text;
}
