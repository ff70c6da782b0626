// Builds a valid GraphQL request for each root field of the SDL, and hostile variants of it.
import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { directiveOf } from '../../src/rest/directive.ts';
import { readSchema } from '../contract/sdl.ts';
import { damageJson, damageTransport } from './damage.ts';
import type { Random } from './random.ts';
import type { Hostile } from './request.ts';
import { sampleText } from './rest.ts';
import type { Real } from './stage.ts';
import { hostileJson } from './values.ts';

type Root = GraphQLField<unknown, unknown>;
type Described = Parameters<typeof directiveOf>[2] & {
  readonly name: string;
  readonly type: GraphQLInputType;
};

/** A root field and its kind of operation. */
export interface RootField {
  readonly field: Root;
  readonly operation: 'query' | 'mutation';
}

const schema = readSchema();
const fieldsOf = (operation: RootField['operation']): RootField[] =>
  Object.values(
    (operation === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {},
  ).map((field) => ({ field, operation }));

/** Every root field. */
export const rootFields: readonly RootField[] = [...fieldsOf('query'), ...fieldsOf('mutation')];

/** Returns a valid value for an argument or an input field. */
function sample(at: Described, type: GraphQLInputType, real: Real, random: Random): unknown {
  const rowsOf = getNullableType(type);
  if (isListType(rowsOf)) return [sample(at, rowsOf.ofType, real, random)];
  if (isEnumType(rowsOf)) return random.pick(rowsOf.getValues()).name;
  if (isInputObjectType(rowsOf)) {
    if (rowsOf.isOneOf) {
      const member = random.pick(Object.values(rowsOf.getFields()));
      return { [member.name]: sample(member, member.type, real, random) };
    }
    return Object.fromEntries(
      Object.values(rowsOf.getFields()).flatMap((field) =>
        isNonNullType(field.type) || random.chance(0.6)
          ? [[field.name, sample(field, field.type, real, random)]]
          : [],
      ),
    );
  }
  const kind = directiveOf(schema, 'id', at)?.['of'];
  if (typeof kind === 'string' && !['input', 'team'].includes(at.name)) return idOf(kind, real);
  if (isScalarType(rowsOf) && rowsOf.name === 'Int') return 1 + random.below(50);
  if (isScalarType(rowsOf) && rowsOf.name === 'Boolean') return random.chance(0.5);
  if (rowsOf.toString() === 'StringMap') return { [random.word()]: random.pick(['A value', null]) };
  if (rowsOf.toString() === 'ID' && !['pageId', 'parentId', 'fileId'].includes(at.name))
    return real.Team;
  return sampleText(
    at.name,
    rowsOf.toString() === 'DateTime' ? { format: 'date-time' } : {},
    real,
    random,
  );
}

function idOf(kind: string, real: Real): string {
  const [first = ''] = kind.split('|');
  const id: unknown = Reflect.get(real, first) ?? real.standard[first];
  return typeof id === 'string' ? id : real.Team;
}

/** Returns a selection of all fields without arguments, two levels deep. */
function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named)) return '{ __typename id }';
  const parts = Object.values(named.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (field.args.some((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined))
      return [];
    // downloads are rendered on request, a few at a time, and tested through `/v1`
    if (inner.name === 'Download' || inner.name === 'PDFDownload') return [];
    if (isLeafType(inner)) return [field.name];
    return depth > 0
      ? [
          `${field.name}${field.args.some(({ name }) => name === 'first') ? '(first: 2)' : ''} ${selectionOf(field.type, depth - 1)}`,
        ]
      : [];
  });
  return `{ __typename ${parts.join(' ')} }`;
}

/** Returns a valid request for a field. */
function rightOf(
  { field, operation }: RootField,
  real: Real,
  random: Random,
): { query: string; variables: Record<string, unknown> } {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const head = declared === '' ? ['', ''] : [`(${declared})`, `(${passed})`];
  const variables = Object.fromEntries(
    field.args
      .filter(({ type }) => isNonNullType(type) || random.chance(0.5))
      .map((arg) => [arg.name, argument(field.name, arg, real, random)]),
  );
  return {
    query: `${operation} It${head[0]} { ${field.name}${head[1]} ${selectionOf(field.type, random.below(3))} }`,
    variables,
  };
}

/**
 * Returns a valid value for an argument. Tokens of service accounts differ from the caller's own.
 */
function argument(field: string, arg: Described, real: Real, random: Random): unknown {
  if (directiveOf(schema, 'id', arg)?.['of'] === 'ApiToken' && field.includes('ServiceAccount'))
    return real.ServiceAccountToken;
  if (arg.name === 'slug' && /OpenAPISpec$/i.test(field)) return real.specSlug;
  return sample(arg, arg.type, real, random);
}

type Garble = (query: string, random: Random) => string;

/** The ways to damage a document. */
const garbles: readonly Garble[] = [
  (query, random) => query.slice(0, random.below(query.length)),
  (query, random) => {
    const at = random.below(query.length);
    return (
      query.slice(0, at) +
      random.pick([
        '{',
        '}',
        '"',
        '"""',
        '\u0000',
        '@',
        '$',
        '...',
        '(',
        '!',
        '\ufeff',
        '👻',
        '#',
        '\\u',
      ]) +
      query.slice(at)
    );
  },
  (query) =>
    query
      .replace('{', '{ a: __typename b: __typename ...F ')
      .concat(' fragment F on Query { ...G } fragment G on Query { ...F }'),
  (query) =>
    query.replace(
      '{',
      `{ ${Array.from({ length: 150 }, (_, n) => `a${n}: __typename`).join(' ')} `,
    ),
  (query) => query.replace('{', `{ ${'... { '.repeat(300)} __typename ${'} '.repeat(300)}`),
  (query) =>
    query.replace(
      '{',
      '{ __schema { types { fields { type { ofType { ofType { fields { name } } } } } } } ',
    ),
  (query) => query.replace(' It', ' __proto__'),
  (query) => `${query} ${query}`,
  (query) => `${query}${' '.repeat(70_000)}`,
  (query) => query.replace('query', 'subscription'),
  (query) => query.replace('{', '@include(if: "x") { '),
  (query) => query.replace('{', '{ constructor toString __proto__ '),
  () => '',
  () => '{',
  () => '{}',
  () => '"',
  () => '{ __typename @skip(if: $x) }',
  () => 'query ($x: Nothing) { __typename }',
];

/** Returns a valid request with one defect: in the variables, the document, or the body. */
export function hostileGraphQL(
  root: RootField,
  real: Real,
  random: Random,
  foreign: readonly string[],
): Hostile {
  const right = rightOf(root, real, random);
  const kind = root.field.args.length === 0 ? 8 + random.below(4) : random.below(12);
  const request = (body: string): Hostile => ({
    about: `${root.operation} ${root.field.name}`,
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (kind < 8)
    return request(
      `{"query":${JSON.stringify(right.query)},"variables":${damageJson(right.variables, random, foreign)}}`,
    );
  if (kind === 8)
    return request(JSON.stringify({ ...right, query: random.pick(garbles)(right.query, random) }));
  if (kind === 9)
    return request(damageJson({ ...right, operationName: 'It', extensions: {} }, random, foreign));
  if (kind === 10)
    return request(
      `{"query":${JSON.stringify(right.query)},"variables":${JSON.stringify(right.variables)},${random.pick(['"operationName"', '"extensions"', '"id"', '"__proto__"'])}:${hostileJson(random, foreign)}}`,
    );
  return damageTransport(request(JSON.stringify(right)), random);
}
