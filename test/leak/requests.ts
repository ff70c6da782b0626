// Builds repeatable random requests about visible and hidden resources.
import { routes } from '../../src/rest/routes.ts';
import type { Random } from '../hostile/random.ts';
import type { Visitor } from '../support.ts';
import type { SpaceContents, Reader, Stage } from './stage.ts';

/** A request, and the caller's own words that a response may repeat, for example in a cursor. */
interface TestRequest {
  readonly what: string;
  readonly echo: readonly string[];
  readonly send: (visitor: Visitor) => Promise<Answer>;
}

/** A response as one text, and whether it returns the requested resource. */
interface Answer {
  readonly status: number;
  readonly isGiven: boolean;
  readonly text: string;
}

/** Path parameters for which resources exist. */
const KNOWN = [
  'organizationId',
  'spaceId',
  'changeRequestId',
  'pageId',
  'pagePath',
  'fileId',
  'reusableContentId',
  'revisionId',
  'commentId',
  'commentReplyId',
  'collectionId',
  'documentId',
];
/** Routes that render files of all readable content, which other tests check. */
const FILES = /\/(?:export|pdf)$/;

const parametersOf = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\*?\}/g)].map(([, name = '']) => name);
const addresses = routes
  .filter(
    ({ method, path }) =>
      method === 'GET' &&
      !FILES.test(path) &&
      parametersOf(path).length > 0 &&
      parametersOf(path).every((name) => KNOWN.includes(name)),
  )
  .map(({ path }) => path);
/** The routes that matter most. */
const chosen = addresses.filter((path) => /search|links|comments/.test(path));

const REMARK =
  'id body { markdown } target { page { title } node { preview } } replies { totalCount nodes { body { markdown } } }';
const PAGE = 'pageInfo { hasNextPage endCursor } totalCount';
const REFERENCE =
  'kind space { title } page { title path } file { name } reusableContent { title } versionContext { changeRequest { subject } revision { message } }';
const LINKS = `links(first: 20, filter: { status: $status, pageId: $inPage }) { nodes { text href target { ${REFERENCE} } locations { ${REFERENCE} } } stats { total } ${PAGE} }`;

/** Queries. Each declares the variables that it uses. */
const queries: readonly string[] = [
  `query ($organizationId: ID!, $query: String!) { organization(id: $organizationId) { search(query: $query) { nodes { title pages { title path sections { title path body } } } ${PAGE} } } }`,
  `query ($spaceId: ID!, $query: String!) { space(id: $spaceId) { title search(query: $query, first: 1) { nodes { title path sections { title body } } ${PAGE} } } }`,
  `query ($spaceId: ID!, $status: LinkStatus, $inPage: ID) { space(id: $spaceId) { revision { ${LINKS} } } }`,
  `query ($changeRequestId: ID!, $status: LinkStatus, $inPage: ID) { changeRequest(id: $changeRequestId) { subject revision { ${LINKS} } } }`,
  `query ($spaceId: ID!, $fileId: ID!) { space(id: $spaceId) { revision { backlinks(fileId: $fileId) { nodes { ${REFERENCE} } ${PAGE} } } } }`,
  `query ($spaceId: ID!) { space(id: $spaceId) { comments(first: 20) { nodes { ${REMARK} } ${PAGE} } } }`,
  `query ($changeRequestId: ID!) { changeRequest(id: $changeRequestId) { subject comments(first: 20) { nodes { ${REMARK} } ${PAGE} } } }`,
  `query ($commentId: ID!) { comment(id: $commentId) { ${REMARK} } }`,
  `query ($commentId: ID!) { comment(id: $commentId) { ${REMARK} } }`,
  'query ($commentReplyId: ID!) { commentReply(id: $commentReplyId) { body { markdown } } }',
  `query ($id: ID!) { node(id: $id) { __typename ... on Space { title } ... on ChangeRequest { subject } ... on Collection { title description } ... on Comment { ${REMARK} } ... on CommentReply { body { markdown } }
    ... on Revision { variables allPages { title ... on DocumentPage { markdown } } allFiles { name } reusableContents { title markdown } } } }`,
  `query ($organizationId: ID!) { organization(id: $organizationId) { spaces(first: 100) { nodes { title } ${PAGE} } collections(first: 100) { nodes { title } ${PAGE} } changeRequests(first: 100) { nodes { subject } ${PAGE} } } }`,
];

const filled = (path: string, value: (name: string) => string): string =>
  path.replace(/\{(\w+)\*?\}/g, (_, name: string) => encodeURIComponent(value(name)));

/** Returns the paths of every route for a space's resources; searches get queries of their own. */
const addressesOf = ({ ids, changeRequestIds }: SpaceContents): string[] =>
  [0, 1, 2].flatMap((n) =>
    addresses.flatMap((path) => {
      const from = path.includes('{changeRequestId}') ? changeRequestIds : ids;
      const value = (name: string) => from[name]?.[n % from[name].length] ?? '';
      const isWhole = parametersOf(path).every((name) => value(name) !== '');
      return isWhole && !path.endsWith('/search') ? [filled(path, value)] : [];
    }),
  );

const requestOf = (url: string, query?: string): TestRequest => ({
  what: `GET ${url}`,
  echo: query === undefined ? [] : [query],
  send: async (visitor) => {
    const { status, headers, body } = await visitor.get(url);
    return { status, isGiven: status === 200, text: JSON.stringify([status, [...headers], body]) };
  },
});

/** Creates the requests of one reader. */
export class Requests {
  private readonly stage: Stage;
  private readonly name: Reader;
  private readonly random: Random;

  constructor(stage: Stage, name: Reader, random: Random) {
    this.stage = stage;
    this.name = name;
    this.random = random;
  }

  /**
   * Returns the given number of requests: first every path of all that the reader may read, then
   * random ones.
   */
  list(count: number): TestRequest[] {
    const all = [...new Set(this.own().flatMap(addressesOf))].map((url) => requestOf(url));
    const { random } = this;
    while (all.length < count)
      all.push(
        random.chance(0.1) ? this.toolCall() : random.chance(0.35) ? this.graphQL() : this.rest(),
      );
    return all;
  }

  /** Returns a call of a tool of the MCP endpoint. */
  private toolCall(): TestRequest {
    const value = this.chooser(false);
    const query = this.query();
    const space = value('spaceId');
    const asBlocks = this.random.chance(0.5);
    const params = this.random.pick<object>([
      { name: 'search', arguments: { query } },
      { name: 'search', arguments: { query, organization: value('organizationId') } },
      { name: 'listSpaces', arguments: {} },
      { name: 'listPages', arguments: { space } },
      { name: 'readPage', arguments: { space, page: value('pageId'), asBlocks } },
      { name: 'readPage', arguments: { space, page: value('pagePath'), asBlocks } },
    ]);
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
    return {
      what: `POST /mcp ${JSON.stringify(params)}`,
      echo: [query],
      async send(visitor) {
        const { status, headers, body } = await visitor.post('/mcp', message, {
          accept: 'application/json, text/event-stream',
        });
        return {
          status,
          isGiven: status === 200 && body.result?.isError !== true,
          text: JSON.stringify([status, [...headers], body]),
        };
      },
    };
  }

  private rest(): TestRequest {
    const { random } = this;
    const path = random.pick(random.chance(0.55) ? chosen : addresses);
    const value = this.chooser(path.includes('{changeRequestId}'));
    const query = path.endsWith('/search') ? this.query() : undefined;
    const asked = new URLSearchParams({
      ...(query !== undefined && { query }),
      ...this.filters(path),
    }).toString();
    const address = filled(path, value);
    return requestOf(asked === '' ? address : `${address}?${asked}`, query);
  }

  private graphQL(): TestRequest {
    const document = this.random.pick(queries);
    const value = this.chooser(document.includes('$changeRequestId'));
    const query = this.query();
    const names = [...document.slice(0, document.indexOf('{')).matchAll(/\$(\w+)/g)].map(
      ([, name = '']) => name,
    );
    const variables = Object.fromEntries(
      names.map((name) => [name, name === 'query' ? query : this.variable(name, value)]),
    );
    return {
      what: `${document} ${JSON.stringify(variables)}`,
      echo: names.includes('query') ? [query] : [],
      send: async (visitor) => {
        const { status, headers, data, errors } = await visitor.query(document, variables);
        return {
          status,
          isGiven: status === 200 && errors === undefined,
          text: JSON.stringify([status, [...headers], data, errors]),
        };
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
    if (path.endsWith('/links'))
      return random.pick([{}, { status: 'broken' }, { status: 'ok', limit: '3' }]);
    if (path.endsWith('/comments'))
      return random.pick([
        {},
        { status: 'open', limit: '1' },
        { order: 'asc', format: 'document' },
      ]);
    if (path.endsWith('/replies')) return random.pick([{}, { limit: '1' }]);
    return random.pick([{}, { limit: '1' }, { limit: '100' }]);
  }

  private own(): SpaceContents[] {
    return this.stage.contents.filter(({ readers }) => readers.includes(this.name));
  }

  /** Returns a space, more often one that the reader may read. */
  private place(): SpaceContents {
    const own = this.own();
    return this.random.pick(own.length > 0 && this.random.chance(0.8) ? own : this.stage.contents);
  }

  /**
   * Returns a function that picks ids of one space, and sometimes of others, so that hidden
   * resources are requested under visible parents.
   */
  private chooser(isInChangeRequest: boolean): (name: string) => string {
    const place = this.place();
    const isMixed = this.random.chance(0.15);
    return (name) => {
      const { ids, changeRequestIds: further } =
        isMixed && this.random.chance(0.5) ? this.random.pick(this.stage.contents) : place;
      const from = (isInChangeRequest ? further : ids)[name] ?? [];
      return from.length === 0 ? this.anyId() : this.random.pick(from);
    };
  }

  private anyId(): string {
    const { ids, changeRequestIds } = this.place();
    return this.random.pick(
      [...Object.values(ids), ...Object.values(changeRequestIds)]
        .flat()
        .filter((id) => /^[a-z]+_\w{22}$/.test(id)),
    );
  }

  /**
   * Returns words of hidden and visible strings: whole, as prefixes, quoted, excluded and
   * misspelled; and ids.
   */
  private query(): string {
    const { random } = this;
    const [first = '', second = ''] = random.pick(this.stage.strings).words;
    const bare = first.replace(/zqx.*/, '');
    return random.pick([
      ...[
        first,
        first,
        bare,
        bare,
        bare.slice(0, 3),
        first.slice(0, -2),
        `"${first} ${second}"`,
        `${bare} ${second}`,
        `${bare} -${second}`,
        `-${first} ${second.slice(0, 4)}`,
      ],
      ...[
        `${first.slice(1, 2)}${first.slice(0, 1)}${first.slice(2)}`,
        first.replace(/[aeo]/, ''),
        first.toUpperCase(),
        `${first}*`,
        this.anyId(),
      ],
    ]);
  }
}
