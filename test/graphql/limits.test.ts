/** Checks the cost of operations, and which are refused. */
import { buildSchema, getIntrospectionQuery, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../src/domain/errors.ts';
import { checkSource } from '../../src/graphql/document-limits.ts';
import { type OperationCost, checkLimits, measureCost, points } from '../../src/graphql/limits.ts';

const schema = buildSchema(/* GraphQL */ `
  directive @weight(nodes: Int!) on FIELD_DEFINITION
  interface Node { id: ID! }
  type PageInfo { hasNextPage: Boolean! }
  type User implements Node { id: ID! name: String friends(first: Int, last: Int): UserConnection! urls: Urls! badges: [Badge!]! report: Urls! @weight(nodes: 20) found(first: Int): UserConnection! @weight(nodes: 30) }
  type Urls { location: String! }
  type Badge { name: String }
  type UserEdge { cursor: String! node: User! since: Urls }
  type UserConnection { nodes: [User!]! edges: [UserEdge!]! pageInfo: PageInfo! totalCount: Int! }
  type Query { viewer: User node(id: ID!): Node nodes(ids: [ID!]!): [Node]! users(first: Int, last: Int): UserConnection! few(first: Int = 7): UserConnection! }
  type Mutation { rename(name: String): User }
`);

const cost = (
  text: string,
  variables: Record<string, unknown> = {},
  operationName?: string,
): OperationCost => measureCost(schema, parse(text), operationName, variables);

function refusalOf(act: () => void): unknown {
  try {
    act();
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.reason, error.details];
  }
}

describe('nodes', () => {
  it.each([
    ['for a field of an object as one', '{ viewer { name urls { location } } }', 2],
    [
      'for a connection by its page',
      '{ users(first: 10) { nodes { id } pageInfo { hasNextPage } } }',
      10,
    ],
    ['once for edges and their nodes', '{ users(first: 10) { edges { cursor node { id } } } }', 10],
    [
      'once for nodes and edges together',
      '{ users(first: 10) { nodes { id } edges { node { id } } } }',
      10,
    ],
    [
      'for objects in a list once for each item',
      '{ users(first: 10) { nodes { urls { location } } } }',
      20,
    ],
    [
      'for objects in edges once for each item',
      '{ users(first: 10) { edges { since { location } node { urls { location } } } } }',
      30,
    ],
    [
      'for nested connections as a product',
      '{ users(first: 10) { nodes { friends(last: 5) { nodes { id } } } } }',
      60,
    ],
    ['for a page without a size as 50', '{ users { nodes { id } } }', 50],
    ['for a page by the default of the schema', '{ few { nodes { id } } }', 7],
    ['for a connection with only a count as one', '{ users(first: 100) { totalCount } }', 1],
    ['for a list of objects as five', '{ viewer { badges { name } } }', 6],
    ['for a list by ids by their number', '{ nodes(ids: ["a", "b", "c"]) { id } }', 3],
    [
      'for a page over 1000, which is refused elsewhere',
      '{ users(first: 100000) { nodes { id } } }',
      1000,
    ],
    [
      'in fragments',
      '{ ...A } fragment A on Query { users(first: 3) { ...B } } fragment B on UserConnection { nodes { ...C } } fragment C on User { urls { location } }',
      6,
    ],
    [
      'in inline fragments',
      '{ ... on Query { node(id: "a") { ... on User { urls { location } } ... { id } } } }',
      2,
    ],
    ['for a field with a weight, in addition to itself', '{ viewer { report { location } } }', 22],
    [
      'with a weight for each item',
      '{ users(first: 10) { nodes { report { location } found(first: 2) { totalCount } } } }',
      530,
    ],
    ['for introspection as a fixed number', '{ __schema { types { fields { name } } } }', 250],
  ])('are counted %s', (_, text, nodes) => {
    expect(cost(text).nodes).toBe(nodes);
  });

  it('are counted by sizes in variables, their defaults and ids', () => {
    const text =
      'query ($n: Int = 4, $ids: [ID!]!) { users(first: $n) { nodes { id } } nodes(ids: $ids) { id } }';
    expect(cost(text, { ids: ['a', 'b'] }).nodes).toBe(6);
    expect(cost(text, { n: 9, ids: 'a' }).nodes).toBe(10);
    expect(cost(text, { n: null, ids: [] }).nodes).toBe(51);
    expect(cost('query ($n: Int) { users(first: $n) { nodes { id } } }').nodes).toBe(50);
  });

  it('are counted after @skip and @include', () => {
    const text =
      'query ($no: Boolean!) { viewer @skip(if: $no) { id } users(first: 10) @include(if: $no) { nodes { id } } ...F @skip(if: true) } fragment F on Query { viewer { id } }';
    expect(cost(text, { no: true }).nodes).toBe(10);
    expect(cost(text, { no: false }).nodes).toBe(1);
  });

  it('are those of the operation that runs', () => {
    const text = 'query A { viewer { id } } query B { users(first: 9) { nodes { id } } }';
    expect([cost(text, {}, 'A').nodes, cost(text, {}, 'B').nodes, cost(text).nodes]).toEqual([
      1, 9, 0,
    ]);
  });
});

describe('depth, aliases and mutations', () => {
  it('count nested fields, including leaves', () => {
    expect(cost('{ viewer { urls { location } } }').depth).toBe(3);
    expect(cost('{ ...A } fragment A on Query { viewer { ... on User { name } } }').depth).toBe(2);
  });

  it('count fields with an alias', () => {
    expect(
      cost(
        '{ a: viewer { b: name name: name } ...F ...F } fragment F on Query { c: viewer { id } }',
      ).aliases,
    ).toBe(4);
  });

  it('count the root fields of a mutation, through fragments', () => {
    expect(
      cost(
        'mutation { a: rename { id } ...F __typename } fragment F on Mutation { b: rename { id } c: rename { id } }',
      ).mutations,
    ).toBe(3);
    expect(cost('{ viewer { id } }').mutations).toBe(0);
  });

  it('allow introspection as deep as GraphiQL sends it', () => {
    const found = cost(
      getIntrospectionQuery({
        descriptions: true,
        inputValueDeprecation: true,
        oneOf: true,
        schemaDescription: true,
      }),
    );
    expect(found.depth).toBe(1);
    expect(refusalOf(() => checkLimits(found))).toBeUndefined();
    expect(
      cost(`{ __schema { types ${'{ ofType '.repeat(30)} { name } ${'}'.repeat(30)} } }`).depth,
    ).toBe(33);
  });
});

describe('hostile documents', () => {
  const chain = (length: number, body: (next: string) => string, last: string) =>
    `{ ...F0 } ${Array.from({ length }, (_, i) => `fragment F${i} on Query { ${body(`...F${i + 1}`)} }`).join(' ')} fragment F${length} on Query { ${last} }`;

  it('are measured in time linear in their length', () => {
    const doubling = chain(800, (next) => `${next} ${next}`, 'a: users { nodes { id } }');
    const startedAt = performance.now();
    expect(cost(doubling)).toEqual({ nodes: 1e9, depth: 3, aliases: 1e9, mutations: 0 });
    expect(performance.now() - startedAt).toBeLessThan(500);
  });

  it('may have cycles', () => {
    expect(
      cost(
        '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A users { nodes { id } } }',
      ).nodes,
    ).toBe(50);
  });

  it('may name missing fields and types', () => {
    expect(cost('{ nothing { more } ...Missing ... on Nowhere { x { y } } }')).toEqual({
      nodes: 0,
      depth: 1,
      aliases: 0,
      mutations: 0,
    });
  });
});

describe('limits', () => {
  const free = { nodes: 10_000, depth: 15, aliases: 100, mutations: 10 };

  it('accept exactly the limit', () => {
    expect(refusalOf(() => checkLimits(free))).toBeUndefined();
  });

  it.each(['nodes', 'depth', 'aliases', 'mutations'] as const)('refuse more %s', (of) => {
    const limit = free[of];
    expect(refusalOf(() => checkLimits({ ...free, [of]: limit + 1 }))).toEqual([
      'QUERY_TOO_COMPLEX',
      { of, limit, has: limit + 1 },
    ]);
  });

  it('cost a point, and one for each 100 nodes', () => {
    expect([0, 99, 100, 10_000].map((nodes) => points({ ...free, nodes }))).toEqual([1, 1, 2, 101]);
  });
});

describe('the guard before parsing', () => {
  it.each([
    ['a deep selection', '{a'.repeat(64), undefined],
    ['a selection that is too deep', '{a'.repeat(65), { of: 'nesting', limit: 64, has: 65 }],
    ['lists that are too deep', `{a(b:${'['.repeat(65)}`, { of: 'nesting', limit: 64, has: 65 }],
    ['many brackets in sequence', `{${'a(b:[1]){c}'.repeat(100)}}`, undefined],
    [
      'brackets in texts and comments',
      `{a(b:"${'{'.repeat(100)}") #${'['.repeat(100)}\n}`,
      undefined,
    ],
    ['10,000 tokens', `{${'a '.repeat(9998)}}`, undefined],
    ['too many tokens', `{${'a '.repeat(9999)}}`, { of: 'tokens', limit: 10_000, has: 10_001 }],
    ['a document of 64 KiB', '#'.repeat(65_536), undefined],
    ['too many bytes', '#'.repeat(65_537), { of: 'bytes', limit: 65_536, has: 65_537 }],
    [
      'too many bytes in fewer characters',
      `#${'é'.repeat(32_768)}`,
      { of: 'bytes', limit: 65_536, has: 65_537 },
    ],
    [
      'a syntax error, which the parser reports',
      `${'{a '.repeat(10)}"${'{'.repeat(100)}`,
      undefined,
    ],
  ])('checks %s', (_, text, details) => {
    expect(refusalOf(() => checkSource(text))).toEqual(details && ['QUERY_TOO_COMPLEX', details]);
  });
});
