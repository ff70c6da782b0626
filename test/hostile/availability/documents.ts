// GraphQL documents that cost much more than their size, and bodies that are hard to read.
import { getIntrospectionQuery } from 'graphql';

const times = (count: number, part: (n: number) => string, between = ' '): string =>
  Array.from({ length: count }, (_, n) => part(n)).join(between);
const json = (query: string, variables: unknown = {}): string =>
  JSON.stringify({ query, variables });

/** Returns fragments that spread each other in cycles. */
const cycles = (count: number): string =>
  `${times(count, (n) => `fragment f${n} on Query { ${times(4, (k) => `...f${(n + k + 1) % count}`)} }`)} { ...f0 }`;

/** Returns fragments each of which spreads the next ones, without a cycle. */
const chain = (count: number, spreads: number): string =>
  `${times(count, (n) => `fragment f${n} on Query { x${n}: __typename ${times(Math.min(spreads, count - n - 1), (k) => `...f${n + k + 1}`)} }`)} { ...f0 }`;

const WIDE =
  '__schema { types { fields { type { name ofType { name } } args { name type { name } } } } }';

/** Bodies of `POST /graphql` by name, without a token; `n` makes each one new to every cache. */
export const documents: ReadonlyMap<string, (n: number) => string> = new Map<
  string,
  (n: number) => string
>([
  ['4,900 fields', (n) => json(`{ ${times(4900, () => '__typename')} z${n}: __typename }`)],
  ['9,900 fields of one letter', (n) => json(`{ ${'a '.repeat(9900)} z${n} }`)],
  ['3,300 aliases', (n) => json(`{ ${times(3300, (k) => `a${n}_${k}: __typename`)} }`)],
  ['90 aliases, admitted', (n) => json(`{ ${times(90, (k) => `a${n}_${k}: __typename`)} }`)],
  ['220 fragments in cycles', () => json(cycles(220))],
  ['300 fragments in cycles', () => json(cycles(300))],
  ['60 fragments in cycles', () => json(cycles(60))],
  ['one fragment that spreads itself', () => json('fragment a on Query { ...a } { ...a }')],
  ['100 fragments with 50 spreads', () => json(chain(100, 50))],
  ['200 fragments with 20 spreads', () => json(chain(200, 20))],
  ['1,100 fields with arguments', () => json(`{ ${times(1100, () => 'node(id: "1") { id }')} }`)],
  [
    '1,400 lists of one name',
    () => json(`{ ${times(1400, () => 'organizations { nodes { id } }')} }`),
  ],
  [
    '500 objects with the same selection',
    () => json(`{ ${times(500, () => 'organization(id: "1") { teams { nodes { id } } }')} }`),
  ],
  [
    'two fragments of 2,400 equal fields',
    () =>
      json(
        `{ ...a ...b } fragment a on Query { ${times(2400, () => '__typename')} } fragment b on Query { ${times(2400, () => '__typename')} }`,
      ),
  ],
  ['40 aliases of __schema', (n) => json(`query q${n} { ${times(40, (k) => `a${k}: ${WIDE}`)} }`)],
  [
    '90 aliases of __type',
    (n) =>
      json(
        `query q${n} { ${times(90, (k) => `a${k}: __type(name: "Organization") { fields { type { fields { type { name } } } } }`)} }`,
      ),
  ],
  [
    'aliases inside __schema',
    (n) =>
      json(
        `query q${n} { __schema { types { ${times(20, (k) => `a${k}: fields { type { ofType { fields { name } } } }`)} } } }`,
      ),
  ],
  [
    'a deep __schema',
    (n) =>
      json(
        `query q${n} { __schema { types { fields { type { ofType { fields { type { ofType { name } } } } } } } } }`,
      ),
  ],
  [
    'the introspection query',
    (n) => json(getIntrospectionQuery().replace('IntrospectionQuery', `q${n}`)),
  ],
  [
    'a cycle of introspection',
    () =>
      json(`{ __schema { types ${'{ fields { type '.repeat(20)}{ name }${' } }'.repeat(20)} } }`),
  ],
  ['2,400 variables', () => json(`query(${times(2400, (k) => `$a${k}: Int`)}) { __typename }`)],
  ['1,600 directives', () => json(`{ __typename ${'@include(if: true) '.repeat(1600)} }`)],
  [
    '1,200 unknown types',
    () => json(`${times(1200, (k) => `fragment a${k} on Organisatio${k} { a }`)} { a }`),
  ],
  ['3,000 nearly known fields', () => json(`{ ${times(3000, (k) => `organizatio${k}`)} }`)],
  [
    '2,400 nearly known arguments',
    () => json(`{ organization(${times(2400, (k) => `organ${k}: 1`)}) { id } }`),
  ],
  ['a list of 9,900 ids', () => json(`{ nodes(ids: [${'"a" '.repeat(9900)}]) { id } }`)],
  ['2,000 operations', () => json(times(2000, (k) => `query a${k} { a }`))],
  ['64 levels of brackets', () => json(`${'{ a '.repeat(64)}${'}'.repeat(64)}`)],
  ['30,000 levels of brackets', () => json(`${'{a'.repeat(30_000)}`)],
  ['a comment of 60 KB', () => json(`#${'a'.repeat(60_000)}\n{ __typename }`)],
  ['a text of 60 KB', () => json(`{ organization(id: "${'a'.repeat(60_000)}") { id } }`)],
  ['60 KB of escapes', () => json(`{ organization(id: "${'\\u0041'.repeat(10_000)}") { id } }`)],
  ['a document of 15 MB', () => json(`{ ${'a '.repeat(7_500_000)} }`)],
  [
    '1,000,000 variables',
    () => `{"query":"{ __typename }","variables":{${times(1_000_000, (k) => `"a${k}":1`, ',')}}}`,
  ],
  [
    'a list of 1,000,000 ids in a variable',
    () =>
      `{"query":"query($ids: [ID!]!) { nodes(ids: $ids) { id } }","variables":{"ids":[${'"a",'.repeat(999_999)}"a"]}}`,
  ],
  [
    '200,000 levels of JSON',
    () =>
      `{"query":"{ __typename }","variables":{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`,
  ],
  [
    '500,000 empty objects',
    () => `{"query":"{ __typename }","variables":{"a":[${'{},'.repeat(499_999)}{}]}}`,
  ],
  [
    '100,000 extensions',
    () => `{"query":"{ __typename }","extensions":{${times(100_000, (k) => `"a${k}":{}`, ',')}}}`,
  ],
  ['spaces of 10 MB', () => `${' '.repeat(10_000_000)}{"query":"{ __typename }"}`],
]);
