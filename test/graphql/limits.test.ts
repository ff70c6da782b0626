/** What an operation costs, and which are refused. */
import { buildSchema, getIntrospectionQuery, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/domain/errors.ts';
import { type Cost, checkLimits, guardSource, measure, points } from '../../src/graphql/limits.ts';

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

const cost = (text: string, variables: Record<string, unknown> = {}, operationName?: string): Cost => measure(schema, parse(text), operationName, variables);

function refusalOf(act: () => void): unknown {
  try {
    act();
    return undefined;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return [error.reason, error.details];
  }
}

describe('nodes', () => {
  it.each([
    ['a field of an object is one', '{ viewer { name urls { location } } }', 2],
    ['a connection counts its page', '{ users(first: 10) { nodes { id } pageInfo { hasNextPage } } }', 10],
    ['edges are not counted beside their nodes', '{ users(first: 10) { edges { cursor node { id } } } }', 10],
    ['nodes and edges together are one page', '{ users(first: 10) { nodes { id } edges { node { id } } } }', 10],
    ['what hangs on each item is multiplied', '{ users(first: 10) { nodes { urls { location } } } }', 20],
    ['through edges too', '{ users(first: 10) { edges { since { location } node { urls { location } } } } }', 30],
    ['connections inside connections multiply', '{ users(first: 10) { nodes { friends(last: 5) { nodes { id } } } } }', 60],
    ['a page without a size is 50', '{ users { nodes { id } } }', 50],
    ['or what the schema says', '{ few { nodes { id } } }', 7],
    ['a connection that is only counted is one', '{ users(first: 100) { totalCount } }', 1],
    ['a list of objects is five', '{ viewer { badges { name } } }', 6],
    ['a list by ids is as long as they are', '{ nodes(ids: ["a", "b", "c"]) { id } }', 3],
    ['a page over 1000 is refused elsewhere', '{ users(first: 100000) { nodes { id } } }', 1000],
    ['fragments are followed', '{ ...A } fragment A on Query { users(first: 3) { ...B } } fragment B on UserConnection { nodes { ...C } } fragment C on User { urls { location } }', 6],
    ['inline fragments are followed', '{ ... on Query { node(id: "a") { ... on User { urls { location } } ... { id } } } }', 2],
    ['a field with a weight counts that beside itself', '{ viewer { report { location } } }', 22],
    ['for each item', '{ users(first: 10) { nodes { report { location } found(first: 2) { totalCount } } } }', 530],
    ['introspection is worth a fixed number', '{ __schema { types { fields { name } } } }', 250],
  ])('%s', (_, text, nodes) => {
    expect(cost(text).nodes).toBe(nodes);
  });

  it('take sizes from variables, their defaults and ids', () => {
    const text = 'query ($n: Int = 4, $ids: [ID!]!) { users(first: $n) { nodes { id } } nodes(ids: $ids) { id } }';
    expect(cost(text, { ids: ['a', 'b'] }).nodes).toBe(6);
    expect(cost(text, { n: 9, ids: 'a' }).nodes).toBe(10);
    expect(cost(text, { n: null, ids: [] }).nodes).toBe(51);
    expect(cost('query ($n: Int) { users(first: $n) { nodes { id } } }').nodes).toBe(50);
  });

  it('obey @skip and @include', () => {
    const text = 'query ($no: Boolean!) { viewer @skip(if: $no) { id } users(first: 10) @include(if: $no) { nodes { id } } ...F @skip(if: true) } fragment F on Query { viewer { id } }';
    expect(cost(text, { no: true }).nodes).toBe(10);
    expect(cost(text, { no: false }).nodes).toBe(1);
  });

  it('are those of the operation that runs', () => {
    const text = 'query A { viewer { id } } query B { users(first: 9) { nodes { id } } }';
    expect([cost(text, {}, 'A').nodes, cost(text, {}, 'B').nodes, cost(text).nodes]).toEqual([1, 9, 0]);
  });
});

describe('depth, aliases and mutations', () => {
  it('count fields inside one another, leaves too', () => {
    expect(cost('{ viewer { urls { location } } }').depth).toBe(3);
    expect(cost('{ ...A } fragment A on Query { viewer { ... on User { name } } }').depth).toBe(2);
  });

  it('count fields under another name', () => {
    expect(cost('{ a: viewer { b: name name: name } ...F ...F } fragment F on Query { c: viewer { id } }').aliases).toBe(4);
  });

  it('count the root fields of a mutation, through fragments', () => {
    expect(cost('mutation { a: rename { id } ...F __typename } fragment F on Mutation { b: rename { id } c: rename { id } }').mutations).toBe(3);
    expect(cost('{ viewer { id } }').mutations).toBe(0);
  });

  it('let introspection be as deep as GraphiQL asks', () => {
    const found = cost(getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true, oneOf: true, schemaDescription: true }));
    expect(found.depth).toBe(1);
    expect(refusalOf(() => checkLimits(found))).toBeUndefined();
    expect(cost(`{ __schema { types ${'{ ofType '.repeat(30)} { name } ${'}'.repeat(30)} } }`).depth).toBe(33);
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

  it('may be circles', () => {
    expect(cost('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A users { nodes { id } } }').nodes).toBe(50);
  });

  it('may name what is not there', () => {
    expect(cost('{ nothing { more } ...Missing ... on Nowhere { x { y } } }')).toEqual({ nodes: 0, depth: 1, aliases: 0, mutations: 0 });
  });
});

describe('limits', () => {
  const free = { nodes: 10_000, depth: 15, aliases: 100, mutations: 10 };

  it('take what is at the limit', () => {
    expect(refusalOf(() => checkLimits(free))).toBeUndefined();
  });

  it.each(['nodes', 'depth', 'aliases', 'mutations'] as const)('refuse more %s', (of) => {
    const limit = free[of];
    expect(refusalOf(() => checkLimits({ ...free, [of]: limit + 1 }))).toEqual(['QUERY_TOO_COMPLEX', { of, limit, has: limit + 1 }]);
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
    ['many brackets side by side', `{${'a(b:[1]){c}'.repeat(100)}}`, undefined],
    ['brackets in texts and comments', `{a(b:"${'{'.repeat(100)}") #${'['.repeat(100)}\n}`, undefined],
    ['10,000 tokens', `{${'a '.repeat(9998)}}`, undefined],
    ['more tokens', `{${'a '.repeat(9999)}}`, { of: 'tokens', limit: 10_000, has: 10_001 }],
    ['64 KiB', '#'.repeat(65_536), undefined],
    ['more bytes', '#'.repeat(65_537), { of: 'bytes', limit: 65_536, has: 65_537 }],
    ['more bytes in fewer characters', `#${'é'.repeat(32_768)}`, { of: 'bytes', limit: 65_536, has: 65_537 }],
    ["a syntax error, which is the parser's to tell", `${'{a '.repeat(10)}"${'{'.repeat(100)}`, undefined],
  ])('%s', (_, text, details) => {
    expect(refusalOf(() => guardSource(text))).toEqual(details && ['QUERY_TOO_COMPLEX', details]);
  });
});
