/** Lists the query parameters that published clients send and this API does not have. */
import type { Route } from './route.ts';

const PAGE = ['format.markdown.refs', 'dereferenced'];
const INSTALLATION = '/v1/integrations/{integrationName}/installations/{installationId}';
const CHANGE_REQUESTS = ['creator', 'requestedReviewer', 'topic', 'orderBy'];

/**
 * The ignored parameters of each route. Gap: the contract is silent about unknown parameters; any
 * other is refused, so that a misspelled filter is not answered without it.
 */
const table: Readonly<Record<string, readonly string[]>> = {
  'GET /v1/spaces/{spaceId}/content/page/{pageId}': PAGE,
  'GET /v1/spaces/{spaceId}/content/path/{pagePath}': [...PAGE, 'cachedMetadata'],
  'GET /v1/spaces/{spaceId}/revisions/{revisionId}/page/{pageId}': PAGE,
  'GET /v1/spaces/{spaceId}/revisions/{revisionId}/path/{pagePath}': [...PAGE, 'cachedMetadata'],
  'GET /v1/spaces/{spaceId}/revisions/{revisionId}/reusable-contents/{reusableContentId}/document':
    ['evaluated', 'dereferenced'],
  'GET /v1/spaces/{spaceId}/revisions/{revisionId}/changes': ['metadata', 'computed'],
  'GET /v1/spaces/{spaceId}/change-requests': CHANGE_REQUESTS,
  'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/content/page/{pageId}': PAGE,
  'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/content/path/{pagePath}': [
    ...PAGE,
    'cachedMetadata',
  ],
  ...Object.fromEntries(
    ['spaces', 'sites'].flatMap((content) => {
      const item = content === 'spaces' ? '{spaceId}' : '{siteId}';
      const list = `${INSTALLATION}/${content}`;
      return [
        ...[`GET ${list}`, `POST ${list}`, `GET ${list}/${item}`, `PATCH ${list}/${item}`],
        `GET /v1/integrations/{integrationName}/${content}`,
      ].map((route) => [route, ['extended']]);
    }),
  ),
  'POST /v1/orgs': ['withDefaultSite', 'openapiUrl'],
  'GET /v1/orgs/{organizationId}/audit-events': ['target'],
  'GET /v1/orgs/{organizationId}/change-requests': [
    ...CHANGE_REQUESTS,
    ...['site', 'space', 'styleguideRun', 'finding'],
  ],
  'GET /v1/orgs/{organizationId}/sites': ['type'],
  'GET /v1/orgs/{organizationId}/sites/{siteId}/share-links': ['search'],
  'GET /v1/orgs/{organizationId}/sites/{siteId}/customization': ['unmasked'],
  'GET /v1/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}/customization': [
    'unmasked',
  ],
  'GET /v1/orgs/{organizationId}/sites/{siteId}/redirects': ['search', 'draft', 'orderBy'],
};

/** Returns the query parameters that a route accepts and does not read. */
export const ignoredParametersOf = ({ method, path }: Pick<Route, 'method' | 'path'>) =>
  table[`${method} ${path}`] ?? [];

/** The routes in the table. */
export const routesWithIgnoredParameters: readonly string[] = Object.keys(table);
