/** Derives the generated files of `packages/client` from the schema and the table of errors. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { executeCodegen } from '@graphql-codegen/cli';
import { minifyIntrospectionQuery } from '@urql/introspection';
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type IntrospectionQuery,
  introspectionFromSchema,
  isAbstractType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { scalarTypes } from '../packages/client/src/scalars.ts';
import { documentSchema } from '../src/domain/document-json/schema.ts';
import { statuses } from '../src/domain/errors.ts';
import { declarationsOf } from './document-types.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folder of the package. */
const PACKAGE = 'packages/client';

/** The folder of its generated files, which are not in the repository. */
export const GENERATED = `${PACKAGE}/src/generated`;

/** The arguments of a page, which do not distinguish two lists. */
const PAGE_ARGUMENTS: ReadonlySet<string> = new Set(['first', 'after', 'last', 'before']);

const HEAD = '// Written by `npm run generate` from schema.graphql; never edited.\n';

const declare = (name: string, comment: string, value: unknown, suffix = ''): string =>
  `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value, null, 2)}${suffix};\n`;

const objectTypesOf = (schema: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'));

const isConnection = ({ type }: GraphQLField<unknown, unknown>): boolean =>
  getNamedType(type).name.endsWith('Connection');

/** Returns the types of interfaces and unions, by their names. */
const possibleTypesOf = (schema: GraphQLSchema): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter(isAbstractType)
      .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  );

/** Returns the object types without an id, which are part of the object that returns them. */
const embeddedTypesOf = (schema: GraphQLSchema): readonly string[] =>
  objectTypesOf(schema)
    .filter((type) => type.getFields()['id'] === undefined && !isRoot(schema, type))
    .map(({ name }) => name);

const isRoot = (schema: GraphQLSchema, type: GraphQLObjectType): boolean =>
  type === schema.getQueryType() ||
  type === schema.getMutationType() ||
  type === schema.getSubscriptionType();

/** Returns the arguments that distinguish two lists of a field, by type and field. */
const connectionFieldsOf = (
  schema: GraphQLSchema,
): Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =>
  Object.fromEntries(
    objectTypesOf(schema)
      .filter((type) => type !== schema.getMutationType())
      .map((type): [string, [string, string[]][]] => [
        type.name,
        Object.values(type.getFields())
          .filter(isConnection)
          .map((field) => [
            field.name,
            field.args.map(({ name }) => name).filter((name) => !PAGE_ARGUMENTS.has(name)),
          ]),
      ])
      .filter(([, fields]) => fields.length > 0)
      .map(([name, fields]) => [name, Object.fromEntries(fields)]),
  );

/** Returns the fields of `Query` that return the node with an id, such as `team(id:)`. */
const nodeFieldsOf = (schema: GraphQLSchema): readonly string[] =>
  Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter(
      ({ name, args, type }) =>
        name.toLowerCase() === getNamedType(type).name.toLowerCase() &&
        args.filter((it) => isNonNullType(it.type)).every((it) => it.name === 'id') &&
        args.some((it) => it.name === 'id') &&
        isNode(type),
    )
    .map(({ name }) => name);

function isNode(type: GraphQLField<unknown, unknown>['type']): boolean {
  const named = getNamedType(type);
  return (
    named.name === 'Node' ||
    ((isObjectType(named) || isInterfaceType(named)) &&
      named.getInterfaces().some(({ name }) => name === 'Node'))
  );
}

/** Returns the file with what the caches of clients need to know of the schema. */
const cachesFile = (schema: GraphQLSchema): string =>
  [
    HEAD,
    declare(
      'possibleTypes',
      'The types of interfaces and unions, by their names.',
      possibleTypesOf(schema),
    ),
    declare(
      'embeddedTypes',
      'The types without an id, which are part of the object that returns them.',
      embeddedTypesOf(schema),
      ' as const',
    ),
    declare(
      'connectionFields',
      'The arguments that distinguish two lists of a connection field, by type and field.',
      connectionFieldsOf(schema),
      ' as const',
    ),
    declare(
      'nodeFields',
      'The fields of `Query` that return the node with an id, unless they have other arguments.',
      nodeFieldsOf(schema),
      ' as const',
    ),
  ].join('\n');

/** Returns the file with the schema as the caches of urql read it. */
const introspectionFile = (schema: GraphQLSchema): string =>
  [
    HEAD,
    "import type { CacheExchangeOpts } from '@urql/exchange-graphcache';\n",
    '/** The schema without descriptions, inputs, enums and scalars, for Graphcache of urql. */',
    `export const introspection: NonNullable<CacheExchangeOpts['schema']> = ${JSON.stringify(
      minifyIntrospectionQuery(introspectionFromSchema(schema) as IntrospectionQuery),
    )};\n`,
  ].join('\n');

/** Returns the file with the codes and types of errors. */
function errorsFile(schema: GraphQLSchema): string {
  const userError = schema.getType('UserError');
  if (!isInterfaceType(userError)) throw new Error('The schema has no interface UserError.');
  const names = schema.getPossibleTypes(userError).map(({ name }) => name);
  return [
    HEAD,
    `import type { ${names.join(', ')} } from './types.ts';\n`,
    '/** A reason why a mutation was refused, in `errors` of its payload. */',
    `export type UserError =\n${names.map((name) => `  | ${name}`).join('\n')};\n`,
    declare(
      'errorCodes',
      'The codes of top-level errors with their HTTP statuses.',
      statuses,
      ' as const',
    ),
  ].join('\n');
}

/** Returns the file with the types of the schema. */
async function typesFile(sdl: string): Promise<string> {
  const { result, error } = await executeCodegen({
    schema: sdl,
    emitLegacyCommonJSImports: false,
    silent: true,
    generates: {
      'types.ts': {
        plugins: ['typescript'],
        config: {
          enumsAsTypes: true,
          enumsAsConst: false,
          nonOptionalTypename: true,
          immutableTypes: true,
          useTypeImports: true,
          scalars: scalarTypes,
          strictScalars: true,
        },
      },
    },
  });
  const [file] = result;
  if (error) throw error;
  if (!file) throw new Error('graphql-codegen wrote no types.');
  return `${HEAD}\n${file.content}`;
}

/** Returns the file with the types of the JSON of documents. */
const documentFile = (): string =>
  [
    '// Written by `npm run generate` from the JSON Schema of documents; never edited.\n',
    declarationsOf(documentSchema.$defs),
  ].join('\n');

/** Returns the generated files of the package, by their paths in the repository. */
export async function clientFiles(): Promise<ReadonlyMap<string, string>> {
  const sdl = readFileSync(path.join(root, 'schema.graphql'), 'utf8');
  const schema = buildSchema(sdl);
  return new Map([
    [`${PACKAGE}/schema.graphql`, sdl],
    [`${GENERATED}/types.ts`, await typesFile(sdl)],
    [`${GENERATED}/caches.ts`, cachesFile(schema)],
    [`${GENERATED}/introspection.ts`, introspectionFile(schema)],
    [`${GENERATED}/errors.ts`, errorsFile(schema)],
    [`${GENERATED}/document.ts`, documentFile()],
  ]);
}
