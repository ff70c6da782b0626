/**
 * The workloads: for each, many subjects (rows and the tokens of members who read them), the
 * request that each kind of server gets, and the part of its answer that all must have in common.
 */
import { documents, documentsOfV1, postgraphileDocuments } from './documents.ts';
import { idOf, SITE_ORGANIZATIONS } from './ids.ts';
import { phraseOf, TEXT_COUNT } from './texts.ts';
import {
  type Answer,
  type Asked,
  type Subject,
  subjectsOf,
  viaGraphql,
  viaPostgraphile,
  viaStatement,
  type Way,
  withoutToken,
} from './ways.ts';

/** One workload. */
export interface Workload {
  readonly name: string;
  readonly title: string;
  readonly status: number;
  subjects(tokens: readonly string[]): Subject[];
  /** True to send every request twice to every server before its rounds. */
  readonly isRepeated?: boolean;
  readonly ways: Readonly<Partial<Record<Way, Asked>>>;
  /** Returns the part of the reference answer that `/v1` is compared with. */
  v1Part?(reference: Answer): unknown;
  /** Remarks on ways that are missing or do other work. */
  readonly notes?: Readonly<Partial<Record<Way, string>>>;
}

const ORGANIZATIONS = 200;
const TEN = Array.from({ length: 10 }, (_, i) => i);
const spacesOf = (organization: number) =>
  TEN.map((i) => idOf('spc', organization * 100 + ((i * 37 + organization) % 100)));

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
const spaceOfV1 = ({ id, title, createdAt, revision }: Answer) => ({
  id,
  title,
  createdAt,
  revision,
});
const idsOfV1 = ({ items, count }: Answer) => ({ ids: items.map(({ id }: Answer) => id), count });
/** The id and the time of a new comment differ. */
const newComment = ({ id, postedAt, ...comment }: Answer) => ({
  ...comment,
  hasId: /^com_/.test(id),
  isNow: Math.abs(Date.now() - Date.parse(postedAt)) < 60_000,
});
const commentOfV1 = ({ id, postedAt, status, body, postedBy }: Answer) =>
  newComment({
    ...{ id, postedAt, status: status.toUpperCase(), markdown: body.markdown },
    postedBy: { id: postedBy.id, displayName: postedBy.displayName },
  });
const markdownFor = ({ n }: Subject) =>
  `A comment on the space, of a line or two of words, number ${n}.`;

const largeSpaceOf = (organization: number) => [idOf('spc', organization * 100 + 2)];
const queryFor = ({ n }: Subject) => `"${phraseOf((n / 1000) % TEXT_COUNT)}"`;
const byId = (pages: { id: string; title: string }[]) =>
  pages.map(({ id, title }) => ({ id, title })).toSorted((a, b) => (a.id < b.id ? -1 : 1));
/** Returns a page of the default space of a site; each tenth site has a large one. */
const pathFor = ({ n }: Subject) => (n % 10 === 0 ? 'page-3/page-41/page-289' : `page-${n % 5}`);
const siteOf = ({ site: { sections, ...site }, page: { document, ...page } }: Answer) => ({
  site,
  items: sitesOf([{ sections }])[0]?.sections,
  page: { ...page, markdown: document.markdown },
});

const defaultSpaceOf = ({ id, n }: Subject) => {
  const site = Math.floor(n / 1000) * 20 + (n % 1000);
  if (idOf('site', site) !== id) throw new Error('The subject is not a site.');
  return idOf('spc', Math.floor(site / 20) * 100 + ((((site * 10) % 200) + 2) % 100));
};
/** Returns the ids of nested pages, in order. */
const idsIn = (pages: Answer[]): string[] =>
  pages.flatMap(({ id, pages: below = [] }) => [id, ...idsIn(below)]);

const OTHER_WORK = 'has no request for the same work';

const workloads: readonly Workload[] = [
  {
    name: 'W1',
    title: 'a space by its id',
    status: 200,
    subjects: (tokens) => subjectsOf(tokens, ORGANIZATIONS, spacesOf),
    ways: {
      GraphQL: viaGraphql(documents.W1, (data) => data.space),
      'GraphQL as /v1': viaGraphql(documentsOfV1.W1, (data) => spaceOfV1(data.space)),
      '/v1': {
        request: ({ id, token }) => ({ method: 'GET', path: `/v1/spaces/${id}`, token }),
        pick: spaceOfV1,
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
      'GraphQL as /v1': viaGraphql(documentsOfV1.W2, (data) => idsOfV1(data.collection.spaces)),
      '/v1': {
        request: ({ id, token }) => ({
          method: 'GET',
          path: `/v1/collections/${id}/spaces?limit=50`,
          token,
        }),
        pick: idsOfV1,
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
      'GraphQL as /v1': viaGraphql(
        documentsOfV1.W5,
        ({ createComment: { comment } }) => commentOfV1(comment),
        (subject) => ({ id: subject.id, markdown: markdownFor(subject) }),
      ),
      '/v1': {
        request: (subject) => ({
          method: 'POST',
          path: `/v1/spaces/${subject.id}/comments`,
          token: subject.token,
          body: { body: { markdown: markdownFor(subject) } },
        }),
        pick: commentOfV1,
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
  {
    name: 'W6',
    title: 'search in a space of 1,000 pages',
    status: 200,
    subjects: (tokens) => subjectsOf(tokens, SITE_ORGANIZATIONS, largeSpaceOf),
    ways: {
      GraphQL: viaGraphql(
        documents.W6,
        (data) => byId(data.space.search.nodes),
        (subject) => ({ id: subject.id, query: queryFor(subject) }),
      ),
      '/v1': {
        request: (subject) => ({
          method: 'GET',
          path: `/v1/spaces/${subject.id}/search?limit=20&query=${encodeURIComponent(queryFor(subject))}`,
          token: subject.token,
        }),
        pick: ({ items }) => byId(items),
      },
      PostGraphile: viaPostgraphile(
        postgraphileDocuments.W6,
        (data) => byId(data.pages.nodes),
        (subject) => ({ id: subject.id, query: queryFor(subject) }),
      ),
      statement: viaStatement('W6', byId, (subject) => [subject.id, queryFor(subject)]),
    },
    notes: {
      PostGraphile:
        'calls a hand-written SQL function, as the plain servers do; the order of equal ranks is not compared',
      '/v1': 'also has the sections that were found, with excerpts',
    },
  },
  {
    name: 'W7',
    title: 'the structure of a published site and a page, without a token',
    status: 200,
    isRepeated: true,
    subjects: (tokens) =>
      subjectsOf(tokens, SITE_ORGANIZATIONS, (o) =>
        Array.from({ length: 20 }, (_, i) => idOf('site', o * 20 + i)),
      ),
    ways: {
      GraphQL: withoutToken(
        viaGraphql(
          documents.W7,
          ({ publishedSite: { site, structure, page } }) => ({
            site,
            items: structure.items,
            page: page.page,
          }),
          (subject) => ({ id: subject.id, path: pathFor(subject) }),
        ),
      ),
      PostGraphile: viaPostgraphile(postgraphileDocuments.W7, siteOf, (subject) => ({
        id: subject.id,
        organization: subject.organizationId,
        space: defaultSpaceOf(subject),
        path: pathFor(subject),
      })),
      statement: viaStatement('W7', undefined, (subject) => [subject.id, pathFor(subject)]),
    },
    notes: {
      GraphQL:
        'Lectern answers from memory after a statement has confirmed that nothing has changed; every request was sent twice before the rounds',
      PostGraphile: 'receives the space of the page',
      statement:
        'looks only into the default space of the site, like the plain servers, which have a row per page',
      '/v1': 'needs two requests',
    },
  },
  {
    name: 'W8',
    title: 'the tree of 1,000 pages of a space',
    status: 200,
    subjects: (tokens) => subjectsOf(tokens, SITE_ORGANIZATIONS, largeSpaceOf),
    ways: {
      GraphQL: viaGraphql(documents.W8, (data) => data.space.revision.allPages),
      'GraphQL as /v1': viaGraphql(documentsOfV1.W8, (data) =>
        data.space.revision.allPages.map(({ id }: Answer) => id),
      ),
      '/v1': {
        request: ({ id, token }) => ({
          method: 'GET',
          path: `/v1/spaces/${id}/content/pages`,
          token,
        }),
        pick: ({ pages }) => idsIn(pages),
      },
      PostGraphile: viaPostgraphile(
        postgraphileDocuments.W8,
        (data) => data.pages.nodes,
        ({ id }) => ({ id }),
      ),
      statement: viaStatement('W8'),
    },
    v1Part: (pages) => pages.map(({ id }: Answer) => id),
    notes: {
      '/v1': 'is nested and has all fields of the pages',
      statement: 'reads a row per page, like the other servers',
    },
  },
];

/** Returns the workloads with these names. */
export function workloadsNamed(names: readonly string[] | undefined): Workload[] {
  const unknown = names?.filter((name) => !workloads.some((workload) => workload.name === name));
  if (unknown && unknown.length > 0) throw new Error(`There is no workload ${unknown.join(', ')}.`);
  return workloads.filter(({ name }) => names?.includes(name) ?? true);
}
