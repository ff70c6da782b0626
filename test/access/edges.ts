// Lists the edges of the SDL and builds the query that follows each.
import { perStandardResource } from '../standard.ts';
import { ids } from '../support.ts';
import {
  getNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import type { Targets } from './fixture.ts';
import { WORD } from './material.ts';

/** An edge from one resource type to another. */
export interface Edge {
  readonly name: string;
  readonly parent: string;
  readonly field: string;
  /** The resource type at the end of the edge. */
  readonly target: string;
  readonly isConnection: boolean;
}

/** The interface of pages, whose types have the same edges and the same access. */
const PAGE = 'Page';

/** The interface of users and programs, at the end of edges such as `createdBy`. */
const ACTOR = 'Actor';

/**
 * Returns the names of the types that the query `node` can return. The types of pages are one,
 * their interface.
 */
export const nodeTypes = (schema: GraphQLSchema): string[] => [
  ...new Set(
    Object.values(schema.getTypeMap()).flatMap((type) => {
      const names = isObjectType(type) ? type.getInterfaces().map(({ name }) => name) : [];
      if (!names.includes('Node')) return [];
      return [names.includes(PAGE) ? PAGE : type.name];
    }),
  ),
];

/**
 * Resource types without an id: a site as its visitors read it, the settings of its visitor
 * authentication, and an installation on one space or site.
 */
const withoutIds = ['PublishedSite', 'PublishedPage', 'PublishingAuth', 'ContentInstallation'];

/**
 * Returns every edge: a field of a resource that returns another resource or a connection of
 * resources.
 */
export function edgesOf(schema: GraphQLSchema): Edge[] {
  const resources = new Set([...nodeTypes(schema), ...withoutIds]);
  return [...resources].flatMap((parent) => {
    const type = schema.getType(parent);
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ name: field, type: output }) => {
      const { target, isConnection } = endOf(output);
      return isConnection || resources.has(target) || target === ACTOR
        ? [{ name: `${parent}.${field}`, parent, field, target, isConnection }]
        : [];
    });
  });
}

/** Returns the type at the end of a field; for a connection the type of its nodes. */
function endOf(output: GraphQLOutputType): { target: string; isConnection: boolean } {
  const type = getNamedType(output);
  const nodes =
    isObjectType(type) && type.name.endsWith('Connection') ? type.getFields()['nodes'] : undefined;
  return nodes
    ? { target: getNamedType(nodes.type).name, isConnection: true }
    : { target: type.name, isConnection: false };
}

/**
 * The path to each parent with the scopes that it requires. `@` stands for the selection of the
 * edge.
 */
const paths: Readonly<
  Record<string, { readonly scopes: readonly string[]; path(targets: Targets): string }>
> = {
  ...perStandardResource(({ type, name, scopes }) => ({
    [type]: {
      scopes: [scopes.read],
      path: ({ standard }: Targets) => `${name}(id: "${standard[type]}") { @ }`,
    },
  })),
  User: { scopes: ['user:read'], path: () => 'viewer { @ }' },
  ApiToken: { scopes: ['user:read'], path: () => 'tokens(first: 1000) { nodes { @ } }' },
  Organization: {
    scopes: ['organization:read'],
    path: ({ organizationId }) => `organization(id: "${organizationId}") { @ }`,
  },
  Member: {
    scopes: ['organization:members:read'],
    path: ({ memberId }) => `member(id: "${memberId}") { @ }`,
  },
  Team: {
    scopes: ['organization:members:read'],
    path: ({ teamId }) => `team(id: "${teamId}") { @ }`,
  },
  TeamMember: {
    scopes: ['organization:members:read'],
    path: ({ teamId }) => `team(id: "${teamId}") { members(first: 1000) { nodes { @ } } }`,
  },
  Invite: {
    scopes: ['organization:read', 'organization:members:read'],
    path: ({ organizationId }) =>
      `organization(id: "${organizationId}") { invites { nodes { @ } } }`,
  },
  SAMLProvider: {
    scopes: ['organization:members:read'],
    path: ({ samlProviderId }) => `samlProvider(id: "${samlProviderId}") { @ }`,
  },
  WebhookEndpoint: {
    scopes: ['webhook:read'],
    path: ({ standard }) => `webhookEndpoint(id: "${standard['WebhookEndpoint']}") { @ }`,
  },
  WebhookDelivery: {
    scopes: ['webhook:read'],
    path: ({ standard }) => `webhookDelivery(id: "${standard['WebhookDelivery']}") { @ }`,
  },
  LinkInvite: {
    scopes: ['organization:members:read'],
    path: ({ linkInviteId }) => `linkInvite(id: "${linkInviteId}") { @ }`,
  },
  Collection: {
    scopes: ['space:read'],
    path: ({ collectionId }) => `collection(id: "${collectionId}") { @ }`,
  },
  Space: { scopes: ['space:read'], path: ({ spaceId }) => `space(id: "${spaceId}") { @ }` },
  // A revision of the space and one of a change request.
  Revision: {
    scopes: ['space:read'],
    path: ({ revisionId, changeRequestId }) =>
      `revision(id: "${revisionId}") { @ } changeRequest(id: "${changeRequestId}") { revision { @ } }`,
  },
  Page: {
    scopes: ['space:read'],
    path: ({ revisionId, pageId }) =>
      `revision(id: "${revisionId}") { page(id: "${pageId}") { @ } }`,
  },
  Review: {
    scopes: ['space:read'],
    path: ({ changeRequestId }) =>
      `changeRequest(id: "${changeRequestId}") { reviews { nodes { @ } } }`,
  },
  ChangeRequest: {
    scopes: ['space:read'],
    path: ({ changeRequestId }) => `changeRequest(id: "${changeRequestId}") { @ }`,
  },
  // A resolved comment on the space; and a reply on the change request.
  Comment: {
    scopes: ['space:read'],
    path: ({ spaceCommentId }) => `comment(id: "${spaceCommentId}") { @ }`,
  },
  CommentReply: {
    scopes: ['space:read'],
    path: ({ commentReplyId }) => `commentReply(id: "${commentReplyId}") { @ }`,
  },
  Site: {
    scopes: ['site:read'],
    path: ({ siteId }) => `site(id: "${siteId}") { @ }`,
  },
  SiteSectionGroup: {
    scopes: ['site:read'],
    path: ({ siteSectionGroupId }) => `siteSectionGroup(id: "${siteSectionGroupId}") { @ }`,
  },
  // The section in the group.
  SiteSection: {
    scopes: ['site:read'],
    path: ({ groupedSectionId }) => `siteSection(id: "${groupedSectionId}") { @ }`,
  },
  SiteSpace: {
    scopes: ['site:read'],
    path: ({ siteSpaceId }) => `siteSpace(id: "${siteSpaceId}") { @ }`,
  },
  ShareLink: {
    scopes: ['site:permissions:read'],
    path: ({ shareLinkId }) => `shareLink(id: "${shareLinkId}") { @ }`,
  },
  SiteGrant: {
    scopes: ['site:read', 'site:permissions:read'],
    path: ({ siteId }) =>
      `site(id: "${siteId}") { memberGrants { nodes { @ } } teamGrants { nodes { @ } } }`,
  },
  SiteRedirect: {
    scopes: ['site:read'],
    path: ({ redirectId }) => `siteRedirect(id: "${redirectId}") { @ }`,
  },
  TranslationSettings: {
    scopes: ['space:read'],
    path: ({ translationSettingsId }) =>
      `translationSettings(id: "${translationSettingsId}") { @ }`,
  },
  PublishedSite: {
    scopes: ['site:read'],
    path: ({ siteId }) => `publishedSite(id: "${siteId}") { @ }`,
  },
  // The start page.
  PublishedPage: {
    scopes: ['site:read'],
    path: ({ siteId }) => `publishedSite(id: "${siteId}") { page(path: "") { @ } }`,
  },
  OpenAPISpec: {
    scopes: ['openapi:read'],
    path: ({ specId }) => `openAPISpec(id: "${specId}") { @ }`,
  },
  OpenAPISpecVersion: {
    scopes: ['openapi:read'],
    path: ({ specId, specVersionId }) =>
      `openAPISpec(id: "${specId}") { version(id: "${specVersionId}") { @ } }`,
  },
  Integration: {
    scopes: ['integration:read'],
    path: ({ integrationName }) => `integration(name: "${integrationName}") { @ }`,
  },
  IntegrationInstallation: {
    scopes: ['integration:read'],
    path: ({ installationId }) => `integrationInstallation(id: "${installationId}") { @ }`,
  },
  ContentInstallation: {
    scopes: ['integration:read'],
    path: ({ installationId }) =>
      `integrationInstallation(id: "${installationId}") { spaceInstallations { nodes { @ } } }`,
  },
  Import: { scopes: ['space:read'], path: ({ importId }) => `import(id: "${importId}") { @ }` },
  Grant: {
    scopes: ['space:read', 'space:permissions:read'],
    path: ({ collectionId }) =>
      `collection(id: "${collectionId}") { memberGrants { nodes { @ } } teamGrants { nodes { @ } } }`,
  },
  AuditEvent: {
    scopes: ['organization:read'],
    path: ({ organizationId }) =>
      `organization(id: "${organizationId}") { auditEvents(first: 1000) { nodes { @ } } }`,
  },
};

const mergedChangeRequest = ({ mergedChangeRequestId }: Targets) =>
  `changeRequest(id: "${mergedChangeRequestId}") { @ }`;

const pageInHead = (spaceId: string, pageId: string) =>
  `space(id: "${spaceId}") { revision { page(id: "${pageId}") { @ } } }`;

/** The paths to the parents of edges that have no row behind the target itself. */
const edgePaths: Readonly<Record<string, (targets: Targets) => string>> = {
  'ChangeRequest.revisionMerged': mergedChangeRequest,
  'ChangeRequest.revisionMergedAncestor': mergedChangeRequest,
  'Page.parent': ({ spaceId, laterPageId }) => pageInHead(spaceId, laterPageId),
  'Page.pages': ({ spaceId, pageId }) => pageInHead(spaceId, pageId),
  'Page.allPages': ({ spaceId, pageId }) => pageInHead(spaceId, pageId),
};

/** Returns the scopes that the path to a parent requires. */
export const scopesToParent = (parent: string): readonly string[] => pathTo(parent).scopes;

function pathTo(parent: string) {
  const path = paths[parent];
  if (!path)
    throw new Error(
      `There is no way to ${parent}: say in test/access/edges.ts how a query gets there.`,
    );
  return path;
}

/** The selections that identify rows without an id, by type or edge. */
const leaves: Readonly<Record<string, string>> = {
  MemberSpace: 'space { id }',
  EffectiveAccess: 'user { id }',
  SiteAccess: 'user { id }',
  IntegrationEvent: 'id: deliveryId',
  InstalledIntegration: 'integration { id }',
  'Integration.siteInstallations': 'id: siteId',
  'IntegrationInstallation.siteInstallations': 'id: siteId',
  ContentInstallation: 'id: spaceId',
  RequestedReviewer: 'user { id }',
  Link: 'id: href',
  ContentReference: 'page { id: pageId }',
  // two revisions, of which each counts the same file
  'Revision.files': 'id: fileId',
  ContentChange: 'id: key',
  SearchResult: 'id: pageId',
  SpaceSearchResult: 'id: spaceId',
  SiteSearchResult: 'id: pageId',
  PublishedSite: 'site { id: siteId }',
  PublishedPage: 'siteSpace { id }',
  PublishingAuth: 'id: backend',
  Translation: 'id: language',
};

/** The arguments of the fields that require some. */
const fieldArguments: Readonly<Record<string, (targets: Targets) => string>> = {
  'Organization.auditEvent': ({ auditEventId }) => `id: "${auditEventId}"`,
  'ChangeRequest.review': ({ reviewId }) => `id: "${reviewId}"`,
  'Organization.member': ({ userId }) => `userId: "${userId}"`,
  'Organization.openAPISpec': ({ specSlug }) => `slug: "${specSlug}"`,
  'Space.memberGrant': ({ userId }) => `userId: "${userId}"`,
  'Space.teamGrant': ({ teamId }) => `teamId: "${teamId}"`,
  'Collection.memberGrant': ({ userId }) => `userId: "${userId}"`,
  'Collection.teamGrant': ({ teamId }) => `teamId: "${teamId}"`,
  'IntegrationInstallation.contentInstallation': () => `contentId: "${ids.space('guide')}"`,
  'Space.changeRequest': ({ changeRequestId }) => `id: "${changeRequestId}"`,
  'Space.search': () => `query: "${WORD}"`,
  'Organization.search': () => `query: "${WORD}"`,
  'Revision.page': ({ pageId }) => `id: "${pageId}"`,
  'Revision.pageByPath': ({ pagePath }) => `path: "${pagePath}"`,
  'Revision.file': ({ fileId }) => `id: "${fileId}"`,
  'Revision.reusableContent': ({ reusableContentId }) => `id: "${reusableContentId}"`,
  'Revision.backlinks': ({ fileId }) => `fileId: "${fileId}"`,
  'OpenAPISpec.version': ({ specVersionId }) => `id: "${specVersionId}"`,
  'Site.asVisitor': () => 'visitor: { claims: {} }',
  'Site.eventAggregation': () => 'input: { range: { preset: "last7Days" } }',
  'PublishedSite.search': () => `input: { query: "${WORD}" }`,
  'PublishedSite.page': () => 'path: ""',
};

/** Returns the selection on the parent that follows an edge. */
function selectionThrough({ name, field, target, isConnection }: Edge, targets: Targets): string {
  const leaf = leaves[name] ?? leaves[target] ?? 'id';
  const asked = [...(isConnection ? ['first: 1000'] : []), fieldArguments[name]?.(targets) ?? '']
    .join(' ')
    .trim();
  return `edge: ${field}${asked === '' ? '' : `(${asked})`} { ${isConnection ? `totalCount nodes { ${leaf} }` : leaf} }`;
}

/** Returns a query that follows an edge. */
export const queryThrough = (edge: Edge, targets: Targets): string =>
  `{ ${(edgePaths[edge.name] ?? pathTo(edge.parent).path)(targets).replaceAll('@', selectionThrough(edge, targets))} }`;

/** A visitor's path to each parent, from a published site that has one of each. */
const visitorPaths: Readonly<Record<string, string>> = {
  PublishedSite: '@',
  PublishedPage: 'page(path: "") { @ }',
  Site: 'site { @ }',
  SiteSectionGroup: 'structure { items { ... on SiteSectionGroup { @ } } }',
  SiteSection: 'sections(first: 1) { nodes { @ } }',
  SiteSpace: 'siteSpaces(first: 1) { nodes { @ } }',
  Space: 'siteSpaces(first: 1) { nodes { space { @ } } }',
  Revision: 'siteSpaces(first: 1) { nodes { space { revision { @ } } } }',
};

/** Returns whether a visitor can reach the parent of an edge. */
export const beginsForVisitors = ({ parent }: Edge): boolean => parent in visitorPaths;

/** Returns a query that follows an edge from a published site. */
export function visitThrough(edge: Edge, targets: Targets, siteId: string): string {
  const path = visitorPaths[edge.parent];
  if (path === undefined) throw new Error(`No visitor gets to ${edge.parent}.`);
  return `{ publishedSite(id: "${siteId}") { ${path.replace('@', selectionThrough(edge, targets))} } }`;
}

/**
 * Returns the ids found under `edge` in a response, each once, and the `totalCount` of the
 * connection.
 */
export function idsIn(
  value: unknown,
  found = { ids: new Set<string>(), count: undefined as number | undefined },
) {
  if (Array.isArray(value)) for (const item of value) idsIn(item, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (key !== 'edge') idsIn(inner, found);
      else if (inner) {
        if ('totalCount' in inner) found.count = Number(inner.totalCount);
        for (const row of Array.isArray(inner) ? inner : 'nodes' in inner ? inner.nodes : [inner])
          found.ids.add(
            row.id ??
              row.space?.id ??
              row.user?.id ??
              row.integration?.id ??
              row.page?.id ??
              row.site?.id ??
              row.siteSpace?.id,
          );
      }
    }
  }
  return found;
}
