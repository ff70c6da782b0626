/** Tests that each problem of an input names a field of the body that `/v1` receives. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { AppError, badInput } from '../../src/domain/errors.ts';
import { schemaOfProcess } from '../../src/graphql/schema.ts';
import { bodyTypeOf, type Endpoint, endpointMaker } from '../../src/rest/endpoint.ts';
import { variablesOf } from '../../src/rest/parameters.ts';
import type { Route } from '../../src/rest/route.ts';
import { routes } from '../../src/rest/routes.ts';
import { operationOf } from '../../src/rest/selection.ts';
import { spellings } from '../../src/rest/spellings.ts';
import { fieldsOutsideBody } from '../../src/rest/with.ts';
import { wireFormatOf } from '../../src/rest/wire.ts';

const schema = schemaOfProcess();
const makeEndpoint = endpointMaker(wireFormatOf(schema, spellings));

/** Levels of nested inputs that are walked. */
const MAX_DEPTH = 6;

/** Returns the paths of an input type, with the first item of each list. */
function* pathsIn(type: GraphQLInputType, depth = 0): Generator<string[]> {
  const nullable = getNullableType(type);
  if (depth > MAX_DEPTH) return;
  if (isListType(nullable)) {
    yield ['0'];
    for (const path of pathsIn(nullable.ofType, depth + 1)) yield ['0', ...path];
  } else if (isInputObjectType(nullable))
    for (const { name, type: fieldType } of Object.values(nullable.getFields())) {
      yield [name];
      for (const path of pathsIn(fieldType, depth + 1)) yield [name, ...path];
    }
}

const lastNameOf = (path: readonly string[]): string =>
  path.slice(path.findLastIndex((step) => !/^\d+$/.test(step))).join('.');

/** The value of a field that is of no type. */
const INVALID = Symbol('invalid');

/** Returns a body with an invalid value at a path, and the tag of the member in the GraphQL path. */
function bodyWith(path: readonly string[], inGraphQL: readonly string[]): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return INVALID;
  if (/^\d+$/.test(first)) return [bodyWith(rest, inGraphQL)];
  const inner = { [first]: bodyWith(rest, inGraphQL) };
  const [, , member] = inGraphQL;
  const isChange = inGraphQL[0] === 'changes' && path.length === inGraphQL.length - 3;
  return isChange && member !== undefined
    ? { operation: member.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), ...inner }
    : inner;
}

function problemsOf(run: () => unknown): readonly { message: string; field: string }[] {
  try {
    run();
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.problems.length > 0
      ? error.problems.map(({ message, path }) => ({ message, field: path.join('.') }))
      : [{ message: error.message, field: error.field ?? '' }];
  }
}

/** Returns what is wrong with the paths in the body of a route. */
function mistakesOf(route: Route, endpoint: Endpoint): string[] {
  const type = bodyTypeOf(variablesOf(schema, operationOf(route.document), route.choices));
  if (!type || !endpoint.readBody) return [];
  const outside = fieldsOutsideBody(schema, route.document);
  return [...pathsIn(type)].flatMap((path) => {
    const [field = ''] = path;
    if (outside.includes(field) || (route.upload && ['upload', 'staged'].includes(field)))
      return [];
    const error = badInput(`${lastNameOf(path)} is wrong.`, `input.${path.join('.')}`);
    const { message, field: found = '' } = endpoint.translate(error, { memberships: { x: {} } });
    const inBody = found.split('.');
    // the member of a tagged object has no name of its own
    if (found === path.slice(0, 2).join('.') && path.length === 3 && field === 'changes') return [];
    const name = `${route.method} ${route.path} ${path.join('.')} -> ${found}`;
    const unknown = problemsOf(() => endpoint.readBody?.(bodyWith(inBody, path), new Date(0))).find(
      (problem) => problem.field === found && problem.message.startsWith('There is no field'),
    );
    return [
      ...(unknown ? [`${name}: ${unknown.message}`] : []),
      ...(message === `${lastNameOf(inBody)} is wrong.` ? [] : [`${name}: ${message}`]),
    ];
  });
}

describe('the path and the name in a problem of an input', () => {
  it('are those of the body, in each route', () => {
    expect(routes.flatMap((route) => mistakesOf(route, makeEndpoint(route)))).toEqual([]);
  });

  it('begin with a field of an input, wherever the code names one', () => {
    const inputs = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ args }) =>
      args.map(({ type }) => type),
    );
    /** Stands for an index, or for a name that is a value of the code. */
    const ANY = '0';
    const exists = (type: GraphQLInputType, [first, ...rest]: readonly string[]): boolean => {
      if (first === undefined) return true;
      const named = getNamedType(type);
      if (first === ANY && isListType(getNullableType(type))) return exists(named, rest);
      if (!isInputObjectType(named)) return named.name === 'JSON' || named.name === 'StringMap';
      return Object.values(named.getFields()).some(
        (field) => (first === ANY || first === field.name) && exists(field.type, rest),
      );
    };
    const unknown = sources('src/resources').flatMap(({ name, text }) =>
      [...text.replaceAll(/\$\{[^}]*\}/g, ANY).matchAll(/['`]input\.([^'`]+)['`]/g)]
        .map(([, path = '']) => path.split('.'))
        .filter((path) => !inputs.some((type) => exists(type, path)))
        .map((path) => `${name}: ${path.join('.')}`),
    );
    expect(unknown).toEqual([]);
  });
});

function sources(folder: string): { readonly name: string; readonly text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }));
}
