/**
 * Defines the tabs that GraphiQL opens with: the operations of `examples/graphiql`, with variables
 * from the demo organizations.
 */
import { existsSync, readFileSync } from 'node:fs';
import { demoId } from '../../../prisma/seed/ids.ts';

/** A tab in GraphiQL's format. */
export interface Tab {
  readonly query: string;
  /** JSON; null when the operation has no variables. */
  readonly variables: string | null;
}

const organization = demoId('Organization', 'acme');

/** A small OpenAPI spec as an example. */
const SPEC =
  "openapi: 3.1.0\ninfo: { title: Pets, version: '1' }\npaths:\n  /pets:\n    get: { summary: List pets, responses: { '200': { description: Pets } } }\n";

// GraphiQL shows no variables in the tab that is open first: that one has none.
const table: readonly (readonly [file: string, variables?: Readonly<Record<string, unknown>>])[] = [
  ['viewer'],
  ['organization', { organization }],
  ['members', { organization, member: demoId('Member', 'ben'), first: 3, after: null }],
  ['teams', { organization, team: demoId('Team', 'writers'), title: null }],
  ['invites', { organization }],
  ['tokens', { organization }],
  ['collections', { organization, collection: demoId('Collection', 'policies') }],
  ['spaces', { organization, space: demoId('Space', 'api') }],
  [
    'content',
    {
      space: demoId('Space', 'guide'),
      path: 'getting-started/install',
      page: demoId('Page', 'guide 1'),
    },
  ],
  ['change-requests', { space: demoId('Space', 'onboarding'), changeRequest: '2' }],
  [
    'edit',
    {
      space: demoId('Space', 'onboarding'),
      changeRequest: demoId('ChangeRequest', 'laptop'),
      input: {
        changeRequestId: demoId('ChangeRequest', 'laptop'),
        baseRevisionId: 'HEAD',
        message: 'Say what it is about',
        changes: [
          {
            updatePage: {
              pageId: demoId('Page', 'onboarding 2'),
              description: 'From Monday to Friday',
            },
          },
        ],
      },
    },
  ],
  ['comments', { changeRequest: demoId('ChangeRequest', 'laptop') }],
  ['search', { organization, space: demoId('Space', 'guide'), words: 'install' }],
  ['links', { space: demoId('Space', 'guide') }],
  ['export', { space: demoId('Space', 'guide') }],
  ['sites', { organization, site: demoId('Site', 'help') }],
  ['openapi', { input: { organizationId: organization, slug: 'pets', source: { text: SPEC } } }],
  [
    'translations',
    {
      input: {
        organizationId: organization,
        title: 'User guide',
        languages: ['FR'],
        source: { spaceId: demoId('Space', 'guide'), language: 'EN' },
        spaces: [],
      },
    },
  ],
  [
    'integration',
    {
      input: {
        name: 'hello',
        title: 'Hello',
        description: 'Says hello.',
        runtime: 'V2',
        script: "export const hello = () => 'Hello';",
        organization,
        scopes: ['space:content:read'],
      },
    },
  ],
  ['sign-in', { input: { organizationId: organization, label: 'Staff', defaultRole: 'READ' } }],
  [
    'history',
    {
      space: demoId('Space', 'onboarding'),
      revision: demoId('Revision', 'lunch merged'),
      since: null,
    },
  ],
  [
    'published-site',
    {
      site: demoId('Site', 'help'),
      path: '/getting-started/install',
      words: 'install',
    },
  ],
  ['site-visitor', { site: demoId('Site', 'help'), claims: {} }],
  ['access', { space: demoId('Space', 'guide'), user: demoId('User', 'ben') }],
  ['events', { organization, action: null, actor: null }],
  [
    'node',
    {
      id: demoId('Space', 'guide'),
      ids: [
        demoId('User', 'ana'),
        demoId('Team', 'writers'),
        demoId('Collection', 'handbook'),
        demoId('Organization', 'umbrella'),
      ],
    },
  ],
  ['update', { input: { id: demoId('Collection', 'product'), description: 'What we make' } }],
];

/** The folder of the operations, next to `src` or, in a build, next to `dist`. */
export const examples = new URL(
  ['../../../examples/graphiql/', '../../../../examples/graphiql/'].find((at) =>
    existsSync(new URL(at, import.meta.url)),
  ) ?? '',
  import.meta.url,
);

/** Returns the tabs in order. */
export const readTabs = (): Tab[] =>
  table.map(([file, variables]) => ({
    query: readFileSync(new URL(`${file}.graphql`, examples), 'utf8'),
    variables: variables === undefined ? null : JSON.stringify(variables, null, 2),
  }));
