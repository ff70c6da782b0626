// Requests about things that may be read and things that may not, by chance that can be repeated.
import { routes } from '../../src/rest/routes.ts';
import type { Random } from '../hostile/random.ts';
import type { Visitor } from '../support.ts';
import type { Place, Reader, Stage } from './stage.ts';

/** A request, and the words of the caller's own that an answer may say again, as a cursor does. */
interface Asked {
  readonly what: string;
  readonly echo: readonly string[];
  readonly send: (visitor: Visitor) => Promise<Answer>;
}

/** What came back: all of it as a text, and whether it is what was asked for. */
interface Answer {
  readonly status: number;
  readonly isGiven: boolean;
  readonly text: string;
}

/** Parameters of an address that there are things for. */
const KNOWN = ['organizationId', 'spaceId', 'changeRequestId', 'pageId', 'pagePath', 'fileId', 'reusableContentId', 'revisionId', 'commentId', 'commentReplyId', 'collectionId'];
/** These make files of all that is read, which other tests open. */
const FILES = /\/(?:export|pdf)$/;

const parametersOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\*?\}/g)].map(([, name = '']) => name);
const addresses = routes
  .filter(({ method, path }) => method === 'GET' && !FILES.test(path) && parametersOf(path).length > 0 && parametersOf(path).every((name) => KNOWN.includes(name)))
  .map(({ path }) => path);
/** What this is most about. */
const chosen = addresses.filter((path) => /search|links|comments/.test(path));

const REMARK = 'id body { markdown } target { page { title } node { preview } } replies { totalCount nodes { body { markdown } } }';
const PAGE = 'pageInfo { hasNextPage endCursor } totalCount';
const REFERENCE = 'kind space { title } page { title path } file { name } reusableContent { title } versionContext { changeRequest { subject } revision { message } }';
const LINKS = `links(first: 20, status: $status, page: $inPage) { nodes { text href target { ${REFERENCE} } locations { ${REFERENCE} } } stats { total } ${PAGE} }`;

/** Queries, which take of these variables what they name. */
const queries: readonly string[] = [
  `query ($organizationId: ID!, $query: String!) { organization(id: $organizationId) { search(query: $query) { nodes { title pages { title path sections { title path body } } } ${PAGE} } } }`,
  `query ($spaceId: ID!, $query: String!) { space(id: $spaceId) { title search(query: $query, first: 1) { nodes { title path sections { title body } } ${PAGE} } } }`,
  `query ($spaceId: ID!, $status: LinkStatus, $inPage: ID) { space(id: $spaceId) { revision { ${LINKS} } } }`,
  `query ($spaceId: ID!, $changeRequestId: ID!, $status: LinkStatus, $inPage: ID) { changeRequest(spaceId: $spaceId, id: $changeRequestId) { subject revision { ${LINKS} } } }`,
  `query ($spaceId: ID!, $fileId: ID!) { space(id: $spaceId) { revision { backlinks(file: $fileId) { nodes { ${REFERENCE} } ${PAGE} } } } }`,
  `query ($spaceId: ID!) { space(id: $spaceId) { comments(first: 20) { nodes { ${REMARK} } ${PAGE} } } }`,
  `query ($spaceId: ID!, $changeRequestId: ID!) { changeRequest(spaceId: $spaceId, id: $changeRequestId) { subject comments(first: 20) { nodes { ${REMARK} } ${PAGE} } } }`,
  `query ($spaceId: ID!, $commentId: ID!) { comment(spaceId: $spaceId, id: $commentId) { ${REMARK} } }`,
  `query ($spaceId: ID!, $changeRequestId: ID!, $commentId: ID!) { comment(spaceId: $spaceId, changeRequestId: $changeRequestId, id: $commentId) { ${REMARK} } }`,
  'query ($spaceId: ID!, $commentId: ID!, $commentReplyId: ID!) { commentReply(spaceId: $spaceId, commentId: $commentId, id: $commentReplyId) { body { markdown } } }',
  `query ($id: ID!) { node(id: $id) { __typename ... on Space { title } ... on ChangeRequest { subject } ... on Collection { title description } ... on Comment { ${REMARK} } ... on CommentReply { body { markdown } }
    ... on Revision { variables allPages { title markdown } allFiles { name } reusableContents { title markdown } } } }`,
  `query ($organizationId: ID!) { organization(id: $organizationId) { spaces(first: 100) { nodes { title } ${PAGE} } collections(first: 100) { nodes { title } ${PAGE} } changeRequests(first: 100) { nodes { subject } ${PAGE} } } }`,
];

const filled = (path: string, value: (name: string) => string): string => path.replace(/\{(\w+)\*?\}/g, (_, name: string) => encodeURIComponent(value(name)));

/** Every address of a place, with each of its things; search has its own words. */
const addressesOf = ({ things, inRequest }: Place): string[] =>
  [0, 1, 2].flatMap((n) =>
    addresses.flatMap((path) => {
      const from = path.includes('{changeRequestId}') ? inRequest : things;
      const value = (name: string) => from[name]?.[n % from[name].length] ?? '';
      const isWhole = parametersOf(path).every((name) => value(name) !== '');
      return isWhole && !path.endsWith('/search') ? [filled(path, value)] : [];
    }),
  );

const asking = (url: string, query?: string): Asked => ({
  what: `GET ${url}`,
  echo: query === undefined ? [] : [query],
  send: async (visitor) => {
    const { status, headers, body } = await visitor.get(url);
    return { status, isGiven: status === 200, text: JSON.stringify([status, [...headers], body]) };
  },
});

/** Makes the requests of one reader. */
export class Requests {
  private readonly stage: Stage;
  private readonly name: Reader;
  private readonly random: Random;

  constructor(stage: Stage, name: Reader, random: Random) {
    this.stage = stage;
    this.name = name;
    this.random = random;
  }

  /** So many: first every address of all that he may read, then by chance. */
  list(count: number): Asked[] {
    const all = [...new Set(this.own().flatMap(addressesOf))].map((url) => asking(url));
    while (all.length < count) all.push(this.random.chance(0.35) ? this.graphQL() : this.rest());
    return all;
  }

  private rest(): Asked {
    const { random } = this;
    const path = random.pick(random.chance(0.55) ? chosen : addresses);
    const value = this.chooser(path.includes('{changeRequestId}'));
    const query = path.endsWith('/search') ? this.query() : undefined;
    const asked = new URLSearchParams({ ...(query !== undefined && { query }), ...this.filters(path) }).toString();
    const address = filled(path, value);
    return asking(asked === '' ? address : `${address}?${asked}`, query);
  }

  private graphQL(): Asked {
    const document = this.random.pick(queries);
    const value = this.chooser(document.includes('$changeRequestId'));
    const query = this.query();
    const names = [...document.slice(0, document.indexOf('{')).matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
    const variables = Object.fromEntries(names.map((name) => [name, name === 'query' ? query : this.variable(name, value)]));
    return {
      what: `${document} ${JSON.stringify(variables)}`,
      echo: names.includes('query') ? [query] : [],
      send: async (visitor) => {
        const { status, headers, data, errors } = await visitor.query(document, variables);
        return { status, isGiven: status === 200 && errors === undefined, text: JSON.stringify([status, [...headers], data, errors]) };
      },
    };
  }

  private variable(name: string, value: (name: string) => string): string | undefined {
    if (name === 'id') return this.anyId();
    if (name === 'status') return this.random.pick([undefined, undefined, 'OK', 'BROKEN']);
    return name === 'inPage' ? this.random.pick([undefined, value('pageId')]) : value(name);
  }

  private filters(path: string): object {
    const { random } = this;
    if (path.endsWith('/links')) return random.pick([{}, { status: 'broken' }, { status: 'ok', limit: '3' }]);
    if (path.endsWith('/comments')) return random.pick([{}, { status: 'open', limit: '1' }, { order: 'asc', format: 'document' }]);
    if (path.endsWith('/replies')) return random.pick([{}, { limit: '1' }]);
    return random.pick([{}, { limit: '1' }, { limit: '100' }]);
  }

  private own(): Place[] {
    return this.stage.places.filter(({ readers }) => readers.includes(this.name));
  }

  /** A place, more often one that he may read. */
  private place(): Place {
    const own = this.own();
    return this.random.pick(own.length > 0 && this.random.chance(0.8) ? own : this.stage.places);
  }

  /** Gives things of one place, and now and then of others, so that hidden ones are asked for in places that are seen. */
  private chooser(inRequest: boolean): (name: string) => string {
    const place = this.place();
    const isMixed = this.random.chance(0.15);
    return (name) => {
      const { things, inRequest: further } = isMixed && this.random.chance(0.5) ? this.random.pick(this.stage.places) : place;
      const from = (inRequest ? further : things)[name] ?? [];
      return from.length === 0 ? this.anyId() : this.random.pick(from);
    };
  }

  private anyId(): string {
    const { things, inRequest } = this.place();
    return this.random.pick([...Object.values(things), ...Object.values(inRequest)].flat().filter((id) => /^[a-z]+_\w{22}$/.test(id)));
  }

  /** Words of hidden and of visible strings: whole, their beginnings, in quotes, taken away, misspelled; and ids. */
  private query(): string {
    const { random } = this;
    const [first = '', second = ''] = random.pick(this.stage.strings).words;
    const bare = first.replace(/zqx.*/, '');
    return random.pick([
      ...[first, first, bare, bare, bare.slice(0, 3), first.slice(0, -2), `"${first} ${second}"`, `${bare} ${second}`, `${bare} -${second}`, `-${first} ${second.slice(0, 4)}`],
      ...[`${first.slice(1, 2)}${first.slice(0, 1)}${first.slice(2)}`, first.replace(/[aeo]/, ''), first.toUpperCase(), `${first}*`, this.anyId()],
    ]);
  }
}
