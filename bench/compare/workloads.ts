/**
 * The workloads: for each, many subjects (rows and the tokens of members who read them), the
 * request that each kind of server gets, and the part of its answer that all must have in common.
 */
import { documents, postgraphileDocuments } from './documents.ts';
import { idOf, SITE_ORGANIZATIONS } from './ids.ts';
import type { HttpRequest } from './load.ts';

/** The ways to ask a server. */
export type Way = 'GraphQL' | '/v1' | 'PostGraphile' | 'statement';

/** The row that one request is about, with the token of an EDIT member of its organization. */
export interface Subject {
  readonly n: number;
  readonly id: string;
  readonly organizationId: string;
  /** The owner of the token. */
  readonly userId: string;
  readonly token: string;
}

interface Asked {
  request(subject: Subject): HttpRequest;
  /** Returns the comparable part of an answer. */
  pick(answer: Answer, subject: Subject): unknown;
}

// The answers of four servers have no common type; they are compared as a whole.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Answer = any;

/** One workload. */
export interface Workload {
  readonly name: string;
  readonly title: string;
  readonly status: number;
  subjects(tokens: readonly string[]): Subject[];
  readonly ways: Readonly<Partial<Record<Way, Asked>>>;
  /** Returns the part of the reference answer that `/v1` is compared with. */
  v1Part?(reference: Answer): unknown;
  /** Remarks on ways that are missing or do other work. */
  readonly notes?: Readonly<Partial<Record<Way, string>>>;
}

/** Returns subjects of the first organizations. */
function subjectsOf(
  tokens: readonly string[],
  organizations: number,
  idsIn: (organization: number) => readonly string[],
): Subject[] {
  const perOrganization = tokens.slice(0, organizations).map((token, o) =>
    idsIn(o).map((id, i) => ({
      n: o * 1000 + i,
      id,
      organizationId: idOf('org', o),
      userId: idOf('usr', o * 100 + 1),
      token,
    })),
  );
  // One of each organization after another, so that tokens alternate.
  const most = Math.max(...perOrganization.map((list) => list.length));
  return Array.from({ length: most }, (_, i) =>
    perOrganization.flatMap((list) => list[i] ?? []),
  ).flat();
}

const ORGANIZATIONS = 200;
const TEN = Array.from({ length: 10 }, (_, i) => i);
const spacesOf = (organization: number) =>
  TEN.map((i) => idOf('spc', organization * 100 + ((i * 37 + organization) % 100)));

const graphql = (document: string, subject: Subject, variables: object = { id: subject.id }) =>
  ({
    method: 'POST',
    path: '/graphql',
    token: subject.token,
    body: { query: document, variables },
  }) as const;

const viaGraphql = (
  document: string,
  pick: (answer: Answer) => unknown,
  variablesOf?: (subject: Subject) => object,
): Asked => ({
  request: (subject) => graphql(document, subject, variablesOf?.(subject)),
  pick: ({ data }) => pick(data),
});

/** PostGraphile has no tokens; it needs the organization for its lookups by primary key. */
const viaPostgraphile = (
  document: string,
  pick: (answer: Answer) => unknown,
  variablesOf: (subject: Subject) => object = ({ id, organizationId }) => ({
    id,
    organization: organizationId,
  }),
): Asked => ({
  request: (subject) => {
    const { token: _, ...request } = graphql(document, subject, variablesOf(subject));
    return request;
  },
  pick: ({ data }) => pick(withMilliseconds(data)),
});

const viaStatement = (
  name: string,
  pick: (answer: Answer) => unknown = (answer) => answer,
  valuesOf: (subject: Subject) => unknown[] = ({ id }) => [id],
): Asked => ({
  request: (subject) => ({ method: 'POST', path: `/${name}`, body: valuesOf(subject) }),
  pick,
});

/** Rewrites PostGraphile's timestamps, which have microseconds and an offset. */
const withMilliseconds = (answer: Answer): Answer =>
  JSON.parse(JSON.stringify(answer), (_, value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/.test(value)
      ? new Date(value).toISOString()
      : value,
  );

const sitesOf = (nodes: Answer[]) =>
  nodes.map(({ sections, ...site }) => ({
    ...site,
    sections: sections.nodes.map(({ siteSpaces, ...section }: Answer) => ({
      ...section,
      siteSpaces: siteSpaces.nodes ?? siteSpaces,
    })),
  }));
const commentOf = ({ body, ...comment }: Answer) =>
  body ? { ...comment, markdown: body.markdown } : comment;
const requestsOf = (nodes: Answer[]) =>
  nodes.map(({ comments, ...request }) => ({
    ...request,
    comments: comments.nodes.map(commentOf),
  }));
const spaceListOf = ({ spaces, ...collection }: Answer) => ({
  ...collection,
  totalCount: spaces.totalCount,
  spaces: spaces.nodes,
});
/** The id and the time of a new comment differ. */
const newComment = ({ id, postedAt, ...comment }: Answer) => ({
  ...comment,
  hasId: /^com_/.test(id),
  isNow: Math.abs(Date.now() - Date.parse(postedAt)) < 60_000,
});
const markdownFor = ({ n }: Subject) =>
  `A comment on the space, of a line or two of words, number ${n}.`;

const OTHER_WORK = 'has no request for the same work';

export const workloads: readonly Workload[] = [
  {
    name: 'W1',
    title: 'a space by its id',
    status: 200,
    subjects: (tokens) => subjectsOf(tokens, ORGANIZATIONS, spacesOf),
    ways: {
      GraphQL: viaGraphql(documents.W1, (data) => data.space),
      '/v1': {
        request: ({ id, token }) => ({ method: 'GET', path: `/v1/spaces/${id}`, token }),
        pick: ({ id, title, createdAt, revision }) => ({ id, title, createdAt, revision }),
      },
      PostGraphile: viaPostgraphile(postgraphileDocuments.W1, (data) => data.space),
      statement: viaStatement('W1'),
    },
    v1Part: ({ id, title, createdAt, revisionId }) => ({
      id,
      title,
      createdAt,
      revision: revisionId,
    }),
    notes: { '/v1': 'also has the addresses and the permissions of each space' },
  },
  {
    name: 'W2',
    title: '50 spaces of a collection',
    status: 200,
    subjects: (tokens) => subjectsOf(tokens, ORGANIZATIONS, (o) => [idOf('col', o * 25)]),
    ways: {
      GraphQL: viaGraphql(documents.W2, (data) => spaceListOf(data.collection)),
      '/v1': {
        request: ({ id, token }) => ({
          method: 'GET',
          path: `/v1/collections/${id}/spaces?limit=50`,
          token,
        }),
        pick: ({ items, count }) => ({ ids: items.map(({ id }: Answer) => id), count }),
      },
      PostGraphile: viaPostgraphile(postgraphileDocuments.W2, (data) =>
        spaceListOf(data.collection),
      ),
      statement: viaStatement('W2'),
    },
    v1Part: ({ spaces, totalCount }) => ({
      ids: spaces.map(({ id }: Answer) => id),
      count: totalCount,
    }),
    notes: {
      '/v1': 'also has the addresses and the permissions of each space, without the collection',
    },
  },
  {
    name: 'W3',
    title: '20 sites with sections, site spaces, spaces',
    status: 200,
    subjects: (tokens) => subjectsOf(tokens, SITE_ORGANIZATIONS, (o) => [idOf('org', o)]),
    ways: {
      GraphQL: viaGraphql(documents.W3, (data) => sitesOf(data.organization.sites.nodes)),
      PostGraphile: viaPostgraphile(
        postgraphileDocuments.W3,
        (data) => sitesOf(data.sites.nodes),
        ({ id }) => ({ id }),
      ),
      statement: viaStatement('W3'),
    },
    notes: { '/v1': OTHER_WORK },
  },
  {
    name: 'W4',
    title: '50 change requests with 5 comments each',
    status: 200,
    subjects: (tokens) => subjectsOf(tokens, ORGANIZATIONS, (o) => [idOf('spc', o * 100)]),
    ways: {
      GraphQL: viaGraphql(documents.W4, (data) => requestsOf(data.space.changeRequests.nodes)),
      PostGraphile: viaPostgraphile(
        postgraphileDocuments.W4,
        (data) => requestsOf(data.changeRequests.nodes),
        ({ id }) => ({ id }),
      ),
      statement: viaStatement('W4'),
    },
    notes: { '/v1': OTHER_WORK },
  },
  {
    name: 'W5',
    title: 'create a comment',
    status: 200,
    subjects: (tokens) => subjectsOf(tokens, ORGANIZATIONS, spacesOf),
    ways: {
      GraphQL: viaGraphql(
        documents.W5,
        (data) => newComment(commentOf(data.createComment.comment)),
        (subject) => ({ id: subject.id, markdown: markdownFor(subject) }),
      ),
      '/v1': {
        request: (subject) => ({
          method: 'POST',
          path: `/v1/spaces/${subject.id}/comments`,
          token: subject.token,
          body: { body: { markdown: markdownFor(subject) } },
        }),
        pick: ({ id, postedAt, status, body, postedBy }) =>
          newComment({
            id,
            postedAt,
            status: status.toUpperCase(),
            markdown: body.markdown,
            postedBy: { id: postedBy.id, displayName: postedBy.displayName },
          }),
      },
      PostGraphile: viaPostgraphile(
        postgraphileDocuments.W5,
        (data) => newComment(data.createComment.comment),
        (subject) => ({
          input: {
            comment: {
              organizationId: subject.organizationId,
              spaceId: subject.id,
              revisionId: subject.id.replace('spc', 'rev'),
              authorId: subject.userId,
              markdown: markdownFor(subject),
            },
          },
        }),
      ),
      statement: viaStatement('W5', newComment, (subject) => [
        subject.id,
        subject.userId,
        markdownFor(subject),
      ]),
    },
    notes: {
      PostGraphile: 'inserts the row alone, without the counter of the space',
      '/v1': 'also has the addresses and the permissions of the comment',
    },
  },
];
