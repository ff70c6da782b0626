// Spells the fields of a body of `/v1` as the input of GraphQL does, for tests that send one to both.
import { type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql';
import { buildLecternSchema } from '../src/graphql/schema.ts';
import { spellings } from '../src/rest/spellings.ts';

/** Built once in a process: a file converts thousands of bodies, and a schema takes 100 ms. */
let schema: ReturnType<typeof buildLecternSchema> | undefined;

const names: Readonly<Record<string, string | undefined>> = spellings.inputNames ?? {};

function spelled(type: GraphQLInputType, value: unknown): unknown {
  const named = getNamedType(type);
  if (Array.isArray(value)) return value.map((item) => spelled(type, item));
  if (!isInputObjectType(named) || typeof value !== 'object' || value === null) return value;
  const fields = Object.values(named.getFields());
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => {
      const field =
        fields.find((one) => names[`${named.name}.${one.name}`] === name) ??
        fields.find((one) => one.name === name);
      return field ? [field.name, spelled(field.type, inner)] : [name, inner];
    }),
  );
}

/** Returns the input of a type in GraphQL for values with the names of `/v1`. */
export function inGraphQL(typeName: string, values: object): object {
  schema ??= buildLecternSchema();
  const type = schema.getType(typeName);
  if (!isInputObjectType(type)) throw new Error(`${typeName} is no input type.`);
  return Object(spelled(type, values));
}
