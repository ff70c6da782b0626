// The corpus of requests that might stop the server.
import { documents } from './documents.ts';
import { texts } from './texts.ts';
import type { Stage } from './world.ts';

/** A request to send. */
export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: string | undefined;
  /** True when the request has a member's token. */
  readonly isMember: boolean;
}

/** One entry of the corpus. */
export interface Entry {
  readonly name: string;
  /** The number of requests, each with another `n`. */
  readonly times: number;
  make(stage: Stage, n: number): HostileRequest;
}

const graphql = (
  name: string,
  times: number,
  isMember: boolean,
  query: (stage: Stage, n: number) => string,
  variables: (stage: Stage, n: number) => unknown = () => ({}),
): Entry => ({
  name,
  times,
  make: (stage, n) => ({
    method: 'POST',
    path: '/graphql',
    body: JSON.stringify({ query: query(stage, n), variables: variables(stage, n) }),
    isMember,
  }),
});

const rest = (
  name: string,
  times: number,
  isMember: boolean,
  method: string,
  path: (stage: Stage) => string,
  body?: (stage: Stage, n: number) => unknown,
): Entry => ({
  name,
  times,
  make: (stage, n) => ({
    method,
    path: path(stage),
    body: body && JSON.stringify(body(stage, n)),
    isMember,
  }),
});

const aliases = (count: number, field: string): string =>
  Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ');

/** Documents sent without a token. Some are sent many times, as each is new to every cache. */
const strangers: readonly Entry[] = [...documents].map(([name, body]) => ({
  name: `document: ${name}`,
  times: name === '4,900 fields' ? 700 : 3,
  make: (_, n) => ({ method: 'POST', path: '/graphql', body: body(n), isMember: false }),
}));

const SITE = (inner: string) => (stage: Stage) =>
  `{ publishedSite(id: "${stage.site}") { siteSpaces { nodes { space { revision { allPages { ${inner} } } } } } } }`;
const SPACE = (inner: string) => (stage: Stage) =>
  `{ space(id: "${stage.space}") { revision { ${inner} } } }`;

const reads: readonly Entry[] = [
  graphql('site: 99 aliases of markdown', 3, false, SITE(aliases(99, 'markdown'))),
  graphql('site: 99 aliases of documents', 2, false, SITE(aliases(99, 'document'))),
  graphql('site: texts of all pages once', 3, false, SITE('markdown')),
  graphql(
    'site: texts computed for the caller',
    3,
    false,
    SITE(aliases(20, 'markdown(evaluated: true)')),
  ),
  rest(
    'site: search for a text of 5,000 words',
    3,
    false,
    'POST',
    (s) => `/v1/orgs/${s.organization}/sites/${s.site}/search`,
    () => ({ query: 'a bold '.repeat(2500) }),
  ),
  graphql(
    'space: 99 aliases of markdown',
    3,
    true,
    SPACE(`allPages { ... on DocumentPage { ${aliases(99, 'markdown')} } }`),
  ),
  graphql(
    'space: 15 MB of text, which is within the limits',
    5,
    true,
    SPACE(`allPages { ... on DocumentPage { ${aliases(5, 'markdown')} } }`),
  ),
  graphql(
    'space: 40 aliases of documents',
    5,
    true,
    SPACE(`allPages { ... on DocumentPage { ${aliases(40, 'document')} } }`),
  ),
  graphql(
    'space: 99 aliases of documents',
    2,
    true,
    SPACE(`allPages { ... on DocumentPage { ${aliases(99, 'document')} } }`),
  ),
  graphql(
    'space: 50 aliases of headings',
    2,
    true,
    SPACE(`allPages { ... on DocumentPage { ${aliases(50, 'headings { text anchor }')} } }`),
  ),
  graphql(
    'space: 99 aliases of bodies',
    2,
    true,
    SPACE(
      `allPages { ... on DocumentPage { ${aliases(99, 'body(format: DOCUMENT) { document }')} } }`,
    ),
  ),
  graphql(
    'space: 30 aliases of all pages',
    2,
    true,
    SPACE(aliases(30, 'allPages { ... on DocumentPage { markdown document } }')),
  ),
  graphql(
    'nodes: the same id 100 times, 99 aliases of markdown',
    2,
    true,
    () =>
      `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Space { revision { allPages { ... on DocumentPage { ${aliases(99, 'markdown')} } } } } } }`,
    (stage) => ({ ids: Array.from({ length: 100 }, () => stage.space) }),
  ),
  graphql(
    'diff of 300 KB',
    3,
    true,
    (s) => `{ changeRequest(id: "${s.changeRequest}") { changes { nodes { blocks { kind } } } } }`,
  ),
  graphql(
    '20 previews of a merge of 300 KB',
    2,
    true,
    (s) =>
      `{ changeRequest(id: "${s.changeRequest}") { ${aliases(20, 'mergePreview { conflicts { kind } }')} } }`,
  ),
  rest(
    '/v1: a page of 1 MB as a document',
    3,
    true,
    'GET',
    (s) => `/v1/spaces/${s.space}/content/page/${s.pages[0] ?? ''}?format=document`,
  ),
  rest(
    '/v1: its links',
    3,
    true,
    'GET',
    (s) => `/v1/spaces/${s.space}/content/page/${s.pages[0] ?? ''}/links?limit=1000`,
  ),
  rest('/v1: links of the space', 3, true, 'GET', (s) => `/v1/spaces/${s.space}/links?limit=1000`),
  rest(
    '/v1: search for 4,000 letters',
    3,
    true,
    'GET',
    (s) => `/v1/spaces/${s.space}/search?query=${'ab%20'.repeat(800)}`,
  ),
  rest(
    '/v1: PDF of 300 KB',
    1,
    true,
    'GET',
    (s) => `/v1/spaces/${s.draft}/change-requests/${s.changeRequest}/pdf`,
  ),
  rest('/v1: export of 3 MB', 1, true, 'GET', (s) => `/v1/spaces/${s.space}/export`),
];

const EDIT =
  'mutation ($input: EditSpaceContentInput!) { editSpaceContent(input: $input) { space { id } } }';

/** Texts that are slow to parse, written through both APIs. `n` makes each of them new. */
const writes: readonly Entry[] = [...texts].flatMap(([name, text]) => [
  graphql(
    `write: ${name}`,
    1,
    true,
    () => EDIT,
    (stage, n) => ({
      input: {
        spaceId: stage.draft,
        baseRevisionId: 'HEAD',
        changes: [{ insertPage: { title: `${name} ${n}`, markdown: `${text}\n\n${n}\n` } }],
      },
    }),
  ),
  rest(
    `/v1 write: ${name}`,
    1,
    true,
    'POST',
    (stage) => `/v1/spaces/${stage.draft}/content`,
    (_, n) => ({
      changes: [
        {
          operation: 'insert_page',
          title: `${name} ${n}`,
          document: { markdown: `${text}\n\nAgain ${n}.\n` },
        },
      ],
    }),
  ),
]);

/** All entries in the order in which they are sent. */
export const corpus: readonly Entry[] = [...strangers, ...reads, ...writes];
