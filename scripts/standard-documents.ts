/**
 * Derives the operations of standard resources in `/v1`, which list, get, create, update and delete
 * them, from the SDL and the entries of `src/domain/kinds.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, getNullableType, type GraphQLSchema } from 'graphql';
import { type KindName, storedKinds } from '../src/domain/kinds.ts';

const folder = new URL('../src/rest/', import.meta.url);

/**
 * Returns the operations of each standard resource, without those that a file of `src/rest` defines
 * itself. They select the fragment `<Type>Body`, which its file has.
 */
export function standardDocuments(sdl: string): string[] {
  const schema = buildSchema(sdl);
  const written = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  return storedKinds
    .filter(({ access }) => access)
    .flatMap(({ name, loader }) => documentsOf(name, loader, listField(schema, name)))
    .filter((document) => !written.includes(document.slice(0, document.indexOf('(') + 1)));
}

/** Returns the name of the field of an organization that lists a kind. */
function listField(schema: GraphQLSchema, name: KindName): string {
  const organization = schema.getType('Organization');
  const fields = organization && 'getFields' in organization ? organization.getFields() : {};
  const list = Object.values(fields).find(
    ({ type }) => String(getNullableType(type)) === `${name}Connection`,
  );
  if (!list) throw new Error(`No field of Organization lists ${name}.`);
  return list.name;
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function documentsOf(type: KindName, field: string, list: string): string[] {
  const name = capitalized(field);
  const id = `$${field}Id`;
  const within = 'organizationId: $organizationId';
  const body = `${field} { ...${type}Body }`;
  return [
    `query list${capitalized(list)}($organizationId: ID!, $limit: Int, $page: String) {
      organization(id: $organizationId) {
        ${list}(first: $limit, after: $page) {
          count: totalCount
          pageInfo { hasNextPage endCursor }
          items: nodes { ...${type}Body }
        }
      }
    }`,
    `query get${name}($organizationId: ID!, ${id}: ID!) {
      ${field}(id: ${id}) @with(${within}) { ...${type}Body }
    }`,
    `mutation create${name}($organizationId: ID!, $body: Create${type}Input!) {
      create${type}(input: $body) @with(${within}) { ${body} }
    }`,
    `mutation update${name}($organizationId: ID!, ${id}: ID!, $body: Update${type}Input!) {
      update${type}(input: $body) @with(${within}, id: ${id}) { ${body} }
    }`,
    `mutation delete${name}($organizationId: ID!, ${id}: ID!) {
      delete${type}(input: { id: ${id} }) @with(${within}) { deleted${type}Id }
    }`,
  ];
}
