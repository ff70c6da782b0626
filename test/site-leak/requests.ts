// Builds repeatable random requests of visitors about visible and hidden resources.
import { operationOf } from '../../src/rest/selection.ts';
import { routes } from '../../src/rest/routes.ts';
import type { Random } from '../hostile/random.ts';
import type { GraphQLResult, RestResult, Visitor } from '../support.ts';
import { Selections, visitedRoots, visitedRoutes } from './reach.ts';
import type { SpaceContents, Reader, Stage } from './stage.ts';

/** A response as one text, and whether it returns the requested resource. */
interface Answer {
  readonly status: number;
  readonly isGiven: boolean;
  readonly text: string;
}

/** A request, and the caller's own words that a response may repeat, for example in a cursor. */
export interface TestRequest {
  readonly what: string;
  readonly echo: readonly string[];
  send(): Promise<Answer>;
}

/**
 * The credentials of a reader: a visitor's token, or no token with the reader's JWT, if they have
 * one.
 */
export interface Comer {
  readonly jwt: string | undefined;
  readonly known: Visitor;
  readonly nobody: Visitor;
}

/** Path parameters for which resources exist. */
const KNOWN: readonly string[] = [
  ...[
    'organizationId',
    'siteId',
    'siteSectionGroupId',
    'siteSectionId',
    'siteSpaceId',
    'shareLinkId',
    'redirectId',
    'spaceId',
    'revisionId',
    'changeRequestId',
    'pageId',
    'pagePath',
    'fileId',
  ],
  ...['reusableContentId', 'commentId', 'commentReplyId', 'specSlug'],
];

/** Path parameters of routes that visitors may use and that return nothing to them. */
const NOTHING: readonly string[] = ['userId', 'versionId', 'documentId'];

const parametersOf = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\*?\}/g)].map(([, name = '']) => name);
/** Every route that reads, regardless of permissions. */
export const addresses: readonly string[] = routes
  .filter(
    ({ method, path }) =>
      method === 'GET' &&
      parametersOf(path).length > 0 &&
      parametersOf(path).every(
        (name) =>
          KNOWN.includes(name) || (NOTHING.includes(name) && visitedRoutes.includes(`GET ${path}`)),
      ),
  )
  .map(({ path }) => path);
/** The route of a change request, which only a preview of it shows to a visitor. */
const CHANGE_REQUEST = '/v1/spaces/{spaceId}/change-requests/{changeRequestId}';
/** The routes for visitors that show something to those of the published site. */
const visitorAddresses = addresses.filter(
  (path) =>
    path !== CHANGE_REQUEST &&
    visitedRoutes.includes(`GET ${path}`) &&
    !parametersOf(path).some((name) => NOTHING.includes(name)),
);
/** Routes for visitors that take a POST request. */
export const SEARCH = '/v1/orgs/{organizationId}/sites/{siteId}/search';
const REDIRECT = '/v1/orgs/{organizationId}/sites/{siteId}/redirect';
export const OPEN = '/v1/urls/published';

const filled = (path: string, value: (name: string) => string): string =>
  path.replace(/\{(\w+)\*?\}/g, (_, name: string) => encodeURIComponent(value(name)));

/** The query parameters of each address; a request with another one is refused. */
const parameters = new Map(
  routes
    .filter(({ method }) => method === 'GET')
    .map(({ path, document }) => [
      path,
      operationOf(document).variableDefinitions?.map(({ variable }) => variable.name.value) ?? [],
    ]),
);

/** Returns those of the parameters that an address has. */
const accepted = (
  path: string,
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(given).filter(([name]) => parameters.get(path)?.includes(name)),
  );

/**
 * Returns the parts of a URL that a response may repeat: the URL, without its scheme, and the rest of
 * its path from each segment on.
 */
function echoesOf(url: string): string[] {
  const segments = url.replace(/^https?:\/\//, '').split('/');
  return [url, ...segments.map((_, i) => segments.slice(i).join('/'))];
}

/** Returns the query for the start page, where an address requires a path. */
const startOf = (path: string): string =>
  path.endsWith('/page') ? '?path=/' : path.endsWith('/embed') ? '?url=https://acme.test/' : '';

const answerOf = ({ status, headers, body }: RestResult): Answer => ({
  status,
  isGiven: status === 200,
  text: JSON.stringify([status, [...headers], body]),
});
const resultOf = ({ status, headers, data, errors }: GraphQLResult): Answer => {
  const isGiven =
    status === 200 &&
    errors === undefined &&
    Object.values(data ?? {}).every((one) => one !== null);
  return { status, isGiven, text: JSON.stringify([status, [...headers], data, errors]) };
};

/** The texts at the root of a site. */
const ROOT_TEXTS: readonly string[] = ['/llms.txt', '/llms-full.txt', '/sitemap.xml'];

/** Returns the path of the markdown of a page. */
const markdownOf = (path: string): string => `${path.replace(/\/$/, '')}.md`;

/** Queries that are not for visitors. */
const OTHERS: readonly string[] = [
  'query ($spaceId: ID!) { node(id: $spaceId) { __typename id ... on Space { title } } }',
  'query ($pageId: ID!) { node(id: $pageId) { __typename id } }',
  'query ($siteId: ID!) { node(id: $siteId) { __typename id ... on Site { title } } }',
  'query ($siteSectionId: ID!) { node(id: $siteSectionId) { __typename id ... on SiteSection { title condition } } }',
  'query ($changeRequestId: ID!) { node(id: $changeRequestId) { __typename id ... on ChangeRequest { subject } } }',
  'query ($organizationId: ID!) { organization(id: $organizationId) { title spaces { nodes { title } } } }',
  'query ($siteId: ID!) { site(id: $siteId) { title } }',
  'query ($organizationId: ID!) { user(id: "usr_1111111111111111111111") { displayName } organization(id: $organizationId) { title } }',
  'query ($siteId: ID!) { openAPISpec(id: "oas_1111111111111111111111") { slug } site(id: $siteId) { title } }',
  'query ($siteId: ID!) { publishedSite(id: $siteId) { site { title shareLinks { nodes { name } } } } }',
  'query ($spaceId: ID!) { space(id: $spaceId) { title comments { nodes { body { markdown } } } } }',
  'query ($spaceId: ID!) { space(id: $spaceId) { revisions { nodes { message } } } }',
  'query ($spaceId: ID!) { space(id: $spaceId) { revision { allPages { ... on DocumentPage { headings { text } } } } } }',
  'query ($revisionId: ID!) { revision(id: $revisionId) { allPages { title ... on DocumentPage { markdown } } } }',
];

/** Creates the requests of one reader. */
export class Requests {
  readonly selections: Selections;
  private readonly stage: Stage;
  private readonly name: Reader;
  private readonly comer: Comer;
  private readonly random: Random;
  private echo: string[] = [];

  constructor(stage: Stage, name: Reader, comer: Comer, random: Random) {
    this.stage = stage;
    this.name = name;
    this.comer = comer;
    this.random = random;
    this.selections = new Selections(random, (_, field, argument) =>
      this.argument(field, argument),
    );
  }

  /**
   * Returns the given number of requests: first every route for visitors with all visible
   * resources, every path, and every other route with one visible and one hidden resource; then
   * random ones.
   */
  list(count: number): TestRequest[] {
    const [others, hidden] = [
      addresses.filter((path) => !visitorAddresses.includes(path)),
      this.stage.contents.find(({ readers }) => !readers.includes(this.name)),
    ];
    const urls = [
      ...this.own().flatMap((place) =>
        [0, 1, 2, 3].flatMap((n) =>
          visitorAddresses.map(
            (path) => filled(path, (name) => at(place, name, n)) + startOf(path),
          ),
        ),
      ),
      ...[this.own()[0], hidden].flatMap((place) =>
        place ? others.map((path) => filled(path, (name) => at(place, name, 0))) : [],
      ),
    ];
    const leading = this.stage.paths.map((source) =>
      this.requestOf(`${filled(REDIRECT, this.siteChooser())}?${new URLSearchParams({ source })}`, [
        source,
      ]),
    );
    const all = [...[...new Set(urls)].map((url) => this.requestOf(url, [])), ...leading];
    const { rest, search, graphQL } = {
      rest: () => this.rest(),
      search: () => this.search(),
      graphQL: () => this.graphQL(),
    };
    while (all.length < count)
      all.push(
        this.random.pick([
          graphQL,
          graphQL,
          graphQL,
          graphQL,
          rest,
          rest,
          rest,
          rest,
          search,
          search,
          search,
          () => this.opening(),
          () => this.reading(),
          () => this.machineReading(),
          () => this.other(),
        ])(),
      );
    return all;
  }

  private requestOf(url: string, echo: readonly string[]): TestRequest {
    return {
      what: `GET ${url}`,
      echo: [url, ...echo],
      send: async () => answerOf(await this.comer.known.get(url)),
    };
  }

  /** Returns a request with only a path, with a token or, on routes of the site, without one. */
  private rest(): TestRequest {
    const { random } = this;
    const path = random.pick(random.chance(0.85) ? visitorAddresses : addresses);
    const value = this.chooser();
    const source = this.path();
    const isWithoutToken =
      path.includes('/sites/') && visitedRoutes.includes(`GET ${path}`) && random.chance(0.5);
    const query = new URLSearchParams({
      ...(path.endsWith('/redirect') && { source }),
      ...(/\/sites\/\{siteId\}\/pages?$/.test(path) && {
        path: random.chance(0.7) ? '/' : source,
      }),
      ...(path.endsWith('/embed') && { url: 'https://acme.test/' }),
      ...(isWithoutToken && this.comer.jwt !== undefined && { jwt_token: this.comer.jwt }),
      ...accepted(
        path,
        random.pick<Readonly<Record<string, string>>>([
          {},
          {},
          { limit: '1' },
          { limit: '100' },
          { evaluated: 'true' },
          { format: 'document' },
          { format: 'document', evaluated: 'true' },
          { format: 'html' },
          { metadata: 'false' },
          { computed: 'false' },
          { default: 'true' },
          { default: 'false' },
        ]),
      ),
    }).toString();
    const url = filled(path, value) + (query === '' ? '' : `?${query}`);
    return {
      what: `GET ${url}`,
      echo: [source, decodeURIComponent(url), url],
      send: async () =>
        answerOf(await (isWithoutToken ? this.comer.nobody : this.comer.known).get(url)),
    };
  }

  private search(): TestRequest {
    const query = this.query();
    const isWithoutToken = this.random.chance(0.5);
    const more = new URLSearchParams({
      ...(isWithoutToken && this.comer.jwt !== undefined && { jwt_token: this.comer.jwt }),
      limit: this.random.pick(['1', '3', '1000']),
    });
    const url = `${filled(SEARCH, this.siteChooser())}?${more}`;
    const id = this.chooser()('siteSpaceId');
    const scope = this.random.pick<object>([
      {},
      {},
      { mode: 'all' },
      { mode: 'current', siteSpaceId: id },
      { siteSpaceIds: [id] },
      { scope: { mode: 'default', currentSiteSpace: id } },
      { scope: { mode: 'default', currentSiteSpace: id, restrictTo: 'otherSiteSpaces' } },
      { scope: { mode: 'specific', siteSpaceIds: [id] } },
    ]);
    return {
      what: `POST ${url} ${query} ${JSON.stringify(scope)}`,
      echo: [query, id],
      send: async () =>
        answerOf(
          await (isWithoutToken ? this.comer.nobody : this.comer.known).post(url, {
            query,
            ...scope,
          }),
        ),
    };
  }

  private opening(): TestRequest {
    const { testOrganization } = this.stage.made;
    const at = this.stage.paths.length > 0 ? this.path() : '';
    const url = `${this.stage.address}${at}`;
    const visitor = this.comer.jwt === undefined ? {} : { visitor: { jwt_token: this.comer.jwt } };
    return {
      what: `POST ${OPEN} ${url}`,
      echo: [...echoesOf(url), at, testOrganization.id],
      send: async () => answerOf(await this.comer.nobody.post(OPEN, { url, ...visitor })),
    };
  }

  /** Returns a request of a page or a search of the reader, which takes no token. */
  private reading(): TestRequest {
    const at = this.stage.paths.length > 0 ? this.path() : '';
    const search = this.query();
    const query = new URLSearchParams({
      ...(this.comer.jwt !== undefined && { jwt_token: this.comer.jwt }),
      ...(this.random.chance(0.3) && { q: search }),
    });
    const url = `${new URL(this.stage.address).pathname}${at}?${query}`;
    return {
      what: `GET ${url}`,
      echo: [
        url,
        at,
        search,
        // the query as the page shows it
        search.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
        search.trim(),
        this.stage.made.testOrganization.id,
      ],
      send: async () => answerOf(await this.comer.nobody.get(url)),
    };
  }

  /** Returns a request of a text of the site, or of a tool of its MCP endpoint. */
  private machineReading(): TestRequest {
    const { random } = this;
    const at = this.stage.paths.length > 0 ? this.path() : '';
    const search = this.query();
    const echo = [at, search, search.trim()];
    if (random.chance(0.5))
      return this.textAt(random.pick([markdownOf(at), markdownOf(at), ...ROOT_TEXTS]), echo);
    return this.toolCall(
      random.pick<object>([
        { name: 'searchDocumentation', arguments: { query: search } },
        { name: 'listPages', arguments: {} },
        { name: 'getPage', arguments: { url: at } },
      ]),
      echo,
    );
  }

  /** Returns requests of each text of the site, and of each page through its MCP endpoint. */
  machineReadings(): TestRequest[] {
    return [
      ...ROOT_TEXTS.map((name) => this.textAt(name, [])),
      this.toolCall({ name: 'listPages', arguments: {} }, []),
      ...this.stage.paths.flatMap((at) => [
        this.textAt(markdownOf(at), [at]),
        this.toolCall({ name: 'getPage', arguments: { url: at } }, [at]),
      ]),
    ];
  }

  private get jwtQuery(): string {
    return this.comer.jwt === undefined ? '' : `?jwt_token=${this.comer.jwt}`;
  }

  private textAt(name: string, echo: readonly string[]): TestRequest {
    const url = `${new URL(this.stage.address).pathname}${name}${this.jwtQuery}`;
    return {
      what: `GET ${url}`,
      echo: [url, this.stage.made.testOrganization.id, ...echo],
      send: async () => answerOf(await this.comer.nobody.get(url)),
    };
  }

  private toolCall(params: object, echo: readonly string[]): TestRequest {
    const url = `${new URL(this.stage.address).pathname}/~gitbook/mcp${this.jwtQuery}`;
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
    const headers = { accept: 'application/json, text/event-stream' };
    return {
      what: `POST ${url} ${JSON.stringify(params)}`,
      echo: [url, this.stage.made.testOrganization.id, ...echo],
      send: async () => answerOf(await this.comer.nobody.post(url, message, headers)),
    };
  }

  /** Returns a query of a root field for visitors with some of its subfields. */
  private graphQL(): TestRequest {
    this.echo = [];
    const isWithoutToken = this.random.chance(0.5);
    const field = this.random.pick(
      isWithoutToken
        ? visitedRoots.filter(({ args }) => args.some(({ name }) => name === 'visitorToken'))
        : visitedRoots.filter(({ name }) => name !== 'changeRequest' || this.random.chance(0.1)),
    );
    this.values = this.random.chance(0.9) ? this.chooser(0) : this.chooser();
    this.jwt = isWithoutToken ? this.comer.jwt : undefined;
    const document = this.selections.root(field);
    const visitor = isWithoutToken ? this.comer.nobody : this.comer.known;
    return {
      what: document,
      echo: this.echo,
      send: async () => resultOf(await visitor.query(document)),
    };
  }

  private other(): TestRequest {
    const document = this.random.pick(OTHERS);
    const value = this.chooser();
    const variables = Object.fromEntries(
      [...document.slice(0, document.indexOf('{')).matchAll(/\$(\w+)/g)].map(([, name = '']) => [
        name,
        value(name),
      ]),
    );
    return {
      what: `${document} ${JSON.stringify(variables)}`,
      echo: Object.values(variables),
      send: async () => resultOf(await this.comer.known.query(document, variables)),
    };
  }

  private values: (name: string) => string = () => '';
  private jwt: string | undefined;

  /** Returns the value of an argument as a GraphQL literal. */
  private argument(field: string, argument: string): string | undefined {
    const { random } = this;
    const own = (text: string): string => {
      this.echo.push(text);
      return JSON.stringify(text);
    };
    const ownUrl = (): string => {
      const url = `${this.stage.address}${this.path()}`;
      this.echo.push(...echoesOf(url));
      return own(url);
    };
    const id = (name: string) => own(this.values(name));
    const plain: Readonly<Record<string, () => string | undefined>> = {
      visitorToken: () => (this.jwt === undefined ? undefined : JSON.stringify(this.jwt)),
      id: () => {
        if (field === 'publishedSite' && random.chance(0.9))
          return JSON.stringify(this.stage.sites[0]);
        return id(
          {
            publishedSite: 'siteId',
            openAPISpec: 'specId',
            document: 'documentId',
            space: 'spaceId',
            page: 'pageId',
            file: 'fileId',
            reusableContent: 'reusableContentId',
            revision: 'revisionId',
            changeRequest: 'changeRequestId',
          }[field] ?? field,
        );
      },
      path: () => own(field === 'pageByPath' ? this.values('pagePath') : this.path()),
      url: ownUrl,
      pageId: () => id('pageId'),
      source: () => own(this.path()),
      input: () =>
        field === 'publicUrl'
          ? `{ url: ${ownUrl()}${
              this.comer.jwt === undefined
                ? ''
                : `, visitor: { jwtToken: ${JSON.stringify(this.comer.jwt)} }`
            } }`
          : `{ query: ${own(this.query())} }`,
      all: () => random.pick(['true', 'false', undefined]),
      first: () => random.pick(['1', '10', undefined]),
      limit: () => random.pick(['1', undefined]),
      ids: () => (random.chance(0.2) ? `[${id('pageId')}]` : undefined),
      fileUrls: () => random.pick(['true', 'false', undefined]),
      evaluated: () => random.pick(['true', 'false', undefined]),
      computed: () => random.pick(['true', 'false', undefined]),
      default: () => random.pick(['true', 'false', undefined, undefined, undefined]),
      format: () => random.pick(['MARKDOWN', 'DOCUMENT', 'HTML', undefined]),
    };
    return plain[argument]?.();
  }

  private own(): SpaceContents[] {
    return this.stage.contents.filter(({ readers }) => readers.includes(this.name));
  }

  /**
   * Returns a function that picks ids of one space, more often a visible one, and sometimes of
   * several.
   */
  private chooser(mixing = 0.15): (name: string) => string {
    const { random } = this;
    const place = random.pick(random.chance(0.75) ? this.own() : this.stage.contents);
    const isMixed = random.chance(mixing);
    return (name) => {
      if (name === 'siteId')
        return random.chance(0.9) ? this.stage.made.id : random.pick(this.stage.sites);
      return random.pick(
        (isMixed && random.chance(0.5) ? random.pick(this.stage.contents) : place).ids[name] ?? [
          'x',
        ],
      );
    };
  }

  private siteChooser(): (name: string) => string {
    const { testOrganization, id } = this.stage.made;
    return (name) => (name === 'siteId' ? id : testOrganization.id);
  }

  private path(): string {
    const { random } = this;
    const path = random.pick(this.stage.paths);
    return random.pick([
      path,
      path,
      path,
      path.replace(/\/[^/]*$/, '') || '/',
      path === '/' ? path : `${path}${random.pick(this.stage.paths).replace(/\/$/, '')}`,
      '/',
    ]);
  }

  /**
   * Returns words of hidden and visible strings: whole, as prefixes, quoted, excluded and
   * misspelled.
   */
  private query(): string {
    const { random } = this;
    const readable = this.stage.strings.filter(({ readers }) => readers.includes(this.name));
    const [first = '', second = ''] = random.pick(
      random.chance(0.5) ? readable : this.stage.strings,
    ).words;
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
        `${bare.slice(0, 4)} -${second}`,
        `${bare} -${first} `,
        `-${first} ${second.slice(0, 4)}`,
      ],
      ...[
        `${first.slice(1, 2)}${first.slice(0, 1)}${first.slice(2)}`,
        first.replace(/[aeo]/, ''),
        first.toUpperCase(),
        `${first}*`,
      ],
    ]);
  }
}

const at = ({ ids }: SpaceContents, name: string, n: number): string => {
  const all = ids[name] ?? [];
  return all[n % Math.max(1, all.length)] ?? 'x';
};
