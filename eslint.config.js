/**
 * Lints GraphQL for `npm run check`: the served schema, and the operations of the examples and of
 * the tests of clients, with the presets of graphql-eslint. Biome lints everything else. Each rule
 * that differs from its preset is in this file, with the reason.
 */
import graphql from '@graphql-eslint/eslint-plugin';

const OPERATIONS = ['examples/**/*.graphql', 'test/clients/operations.graphql'];
/** The operations for relay-compiler, which checks their fields and directives itself. */
const RELAY_OPERATIONS = ['test/clients/relay.graphql'];

const rulesOf = (preset) => graphql.configs[`flat/${preset}`].rules;

export default [
  {
    ignores: ['**/node_modules/**', '**/dist/**', '.data/**', 'packages/**'],
  },
  {
    files: ['**/*.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: {
        graphQLConfig: {
          schema: 'schema.graphql',
          documents: [...OPERATIONS, ...RELAY_OPERATIONS],
        },
      },
    },
    plugins: { '@graphql-eslint': graphql },
  },
  {
    files: ['schema.graphql'],
    rules: {
      ...rulesOf('schema-recommended'),
      ...rulesOf('schema-relay'),
      // Values (payloads, errors, connections, edges, search results) have no identity. Every type
      // with an id is a Node: test/graphql/identity.test.ts.
      '@graphql-eslint/strict-id-in-types': 'off',
      // Stable ids (`Page.pageId`), which differ from the id of a page in a revision, have the name
      // that inputs have for them; `Collection.collections` and `Site.siteSpaces` are the children.
      '@graphql-eslint/no-typename-prefix': 'off',
      // Bounded lists of a few items, such as the errors of a payload, are not paged. Nodes of some
      // edges are values: search results, changes of a revision, translations.
      '@graphql-eslint/relay-edge-types': [
        'error',
        { listTypeCanWrapOnlyEdgeType: false, shouldImplementNode: false },
      ],
    },
  },
  {
    files: [...OPERATIONS, ...RELAY_OPERATIONS],
    rules: rulesOf('operations-recommended'),
  },
  {
    files: RELAY_OPERATIONS,
    rules: {
      // Relay requires the name of the module first, and the kind of the operation last.
      '@graphql-eslint/naming-convention': 'off',
      // `@connection`, `@appendEdge` and `__id` are of relay-compiler, and never sent.
      '@graphql-eslint/known-directives': 'off',
      '@graphql-eslint/fields-on-correct-type': 'off',
    },
  },
];
