// Tests that visitors of a site get only the fields that the SDL marks with `@visitor`.
import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, type GraphQLSchema, isObjectType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { member } from '../../src/data/reader.ts';
import { storedKinds } from '../../src/domain/kinds.ts';
import { guard } from '../../src/graphql/access.ts';
import { buildLecternSchema } from '../../src/graphql/schema.ts';
import { readSDL } from '../../src/graphql/sdl.ts';

const visitor = { kind: 'visitor' };
const base = readSDL().texts.find((text) => text.includes('directive @visitor(')) ?? '';

/** Builds a schema of one type `Box` with these fields. */
const schemaWith = (
  fields: string,
  box: object,
  types = '',
  resolvers: Record<string, () => unknown> = {},
): GraphQLSchema =>
  guard(
    makeExecutableSchema({
      typeDefs: [
        base,
        types,
        `extend type Query { box: Box @access(action: "site.visit") @visitor } extend type Mutation { box: Box @access(action: "site.visit") } extend type Subscription { box: Box @access(action: "site.visit") } type Box { ${fields} }`,
      ],
      resolvers: {
        Query: { box: () => box },
        Mutation: { box: () => null },
        Subscription: { box: { subscribe: () => null, resolve: () => null } },
        Box: resolvers,
      },
      resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' },
    }),
  );

/** Runs a query as a visitor with a token. */
async function run(schema: GraphQLSchema, selection: string, fragments = '') {
  const contextValue = { viewer: null, visitor: {}, forField: () => contextValue };
  const { data, errors } = await execute({
    schema,
    document: parse(`{ box { ${selection} } } ${fragments}`),
    contextValue,
  });
  return [data?.['box'] ?? null, errors?.map(({ message }) => message)];
}

const fields = `open: String @visitor closed: String
  text: String @visitor(nothing: true) count: Int! @visitor(nothing: true) names: [String!]! @visitor(nothing: true)`;
const values = { open: 'open', closed: 'closed', text: 'text', count: 3, names: ['name'] };

describe('a field', () => {
  it('without the directive is refused, so a new field is private', async () => {
    const schema = schemaWith(fields, { ...values, reader: visitor });
    expect(await run(schema, 'open')).toEqual([{ open: 'open' }, undefined]);
    expect(await run(schema, 'open closed')).toEqual([
      null,
      ['Visitors of a site cannot select Box.closed: this needs the token of a member.'],
    ]);
  });

  it('that is empty for visitors is null, 0 or an empty list, whatever its value', async () => {
    const selection = 'text count names';
    expect(await run(schemaWith(fields, { ...values, reader: visitor }), selection)).toEqual([
      { text: null, count: 0, names: [] },
      undefined,
    ]);
    expect(await run(schemaWith(fields, { ...values, reader: member }), selection)).toEqual([
      { text: 'text', count: 3, names: ['name'] },
      undefined,
    ]);
  });

  it('that is empty for visitors is an error on an object without a reader', async () => {
    expect(await run(schemaWith(fields, values), 'text')).toEqual([
      { text: null },
      ['The object of text has no reader.'],
    ]);
  });

  it('that is empty for visitors has a type with an empty value', () => {
    expect(() => schemaWith('text: String! @visitor(nothing: true)', {})).toThrow(
      'Visitors cannot get nothing from text, whose type has no empty value.',
    );
  });
});

describe('an object below that of a visitor', () => {
  const selection = 'one { name } many { name } page { nodes { name } }';
  const schemaReturning = (one: object) =>
    schemaWith(
      'one: Inner @visitor many: [Inner] @visitor page: Inners @visitor',
      { reader: visitor },
      'type Inner { name: String @visitor } type Inners @visitor { nodes: [Inner] }',
      { one: () => one, many: async () => [one], page: () => ({ nodes: [one] }) },
    );

  it('is read for the same visitor', async () => {
    const name = { name: 'name' };
    expect(await run(schemaReturning({ ...name, reader: visitor }), selection)).toEqual([
      { one: name, many: [name], page: { nodes: [name] } },
      undefined,
    ]);
  });

  it('is an error for another reader, also in a list or a connection', async () => {
    expect(await run(schemaReturning({ name: 'name', reader: member }), selection)).toEqual([
      { one: null, many: null, page: null },
      ['one', 'page', 'many'].map((field) => `${field} has another reader than its parent.`),
    ]);
  });
});

describe('a field of an interface', () => {
  const named = { __typename: 'Open', name: 'name', secret: 'secret', reader: visitor };
  const schema = schemaWith(
    'one: OpenItem @visitor any: Item @visitor inner: Named @visitor',
    { reader: visitor, one: named, any: named, inner: named },
    `interface Named { name: String secret: String }
    type Open implements Named { name: String @visitor secret: String }
    type Other implements Named { name: String @visitor secret: String }
    type Closed implements Named { name: String secret: String }
    union OpenItem = Open | Other
    union Item = Open | Other | Closed`,
  );
  const name = { name: 'name' };
  const refused = (field: string) => [
    null,
    [`Visitors of a site cannot select Named.${field}: this needs the token of a member.`],
  ];
  const fragment = 'fragment F on Named { name }';

  it('is read if each type that can occur there opens it', async () => {
    expect(await run(schema, 'one { ... on Named { name } }')).toEqual([{ one: name }, undefined]);
    expect(await run(schema, 'one { ... F }', fragment)).toEqual([{ one: name }, undefined]);
    const nested = 'any { ... on Open { ... on Named { ... F } } }';
    expect(await run(schema, nested, fragment)).toEqual([{ any: name }, undefined]);
  });

  it('is refused if a type that can occur there does not open it', async () => {
    expect(await run(schema, 'one { ... on Named { secret } }')).toEqual(refused('secret'));
    expect(await run(schema, 'any { ... on Named { name } }')).toEqual(refused('name'));
    expect(await run(schema, 'inner { name }')).toEqual(refused('name'));
    expect(await run(schema, 'inner { ... on Named { ... F } }', fragment)).toEqual(
      refused('name'),
    );
  });

  it('is checked in each place of a fragment', async () => {
    expect(await run(schema, 'one { ... F } any { ... F }', fragment)).toEqual(refused('name'));
    expect(await run(schema, 'any { ... F } one { ... F }', fragment)).toEqual(refused('name'));
  });

  it('is checked for all types of its fragment if none of them can occur there', async () => {
    const closed = 'one { ... on Named { ... on Closed { name } } }';
    expect(await run(schema, closed)).toEqual([
      null,
      ['Visitors of a site cannot select Closed.name: this needs the token of a member.'],
    ]);
  });
});

describe('the types of stored rows', () => {
  it('open each field to visitors by itself, never the whole type', () => {
    const schema = buildLecternSchema();
    const opened = storedKinds.filter(({ name }) => {
      const type = schema.getType(name);
      return (
        isObjectType(type) && type.astNode?.directives?.some((one) => one.name.value === 'visitor')
      );
    });
    expect(opened.map(({ name }) => name)).toEqual([]);
  });
});
