// The edges of the SDL, how a query gets to each, and which rows lie at its end.
import { getNamedType, type GraphQLOutputType, type GraphQLSchema, isObjectType } from 'graphql';
import type { World } from '../support.ts';
import type { Player, Targets } from './cast.ts';
import { allContent, contentRows, levelsOf, meant } from './content.ts';
import type { Row } from './edge-expectation.ts';
import { WORD } from './material.ts';

/** An edge from one resource type to another. */
export interface Edge {
  readonly name: string;
  readonly parent: string;
  readonly field: string;
  /** Its resource type. */
  readonly target: string;
  readonly isConnection: boolean;
}

/** Types that can be asked for by their ids. */
export const nodeTypes = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getTypeMap()).flatMap((type) => (isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node') ? [type.name] : []));

/** Resources that nobody asks for by an id: a site as it is read, and how its visitors are known. */
const withoutIds = ['PublishedSite', 'PublishedPage', 'PublishingAuth'];

/** Every edge: a field of a resource that gives another, itself or in a connection. */
export function edgesOf(schema: GraphQLSchema): Edge[] {
  const resources = new Set([...nodeTypes(schema), ...withoutIds]);
  return [...resources].flatMap((parent) => {
    const type = schema.getType(parent);
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ name: field, type: output }) => {
      const { target, isConnection } = endOf(output);
      return isConnection || resources.has(target) ? [{ name: `${parent}.${field}`, parent, field, target, isConnection }] : [];
    });
  });
}

/** The type at the end of a field: of a connection that of its nodes. */
function endOf(output: GraphQLOutputType): { target: string; isConnection: boolean } {
  const type = getNamedType(output);
  const nodes = isObjectType(type) && type.name.endsWith('Connection') ? type.getFields()['nodes'] : undefined;
  return nodes ? { target: getNamedType(nodes.type).name, isConnection: true } : { target: type.name, isConnection: false };
}

/** The way to each parent, with the scopes that it takes. `@` is where the edge goes. */
const ways: Readonly<Record<string, { readonly scopes: readonly string[]; path(targets: Targets): string }>> = {
  Organization: { scopes: ['organization:read'], path: ({ organizationId }) => `organization(id: "${organizationId}") { @ }` },
  Member: { scopes: ['organization:members:read'], path: ({ organizationId, userId }) => `member(organizationId: "${organizationId}", userId: "${userId}") { @ }` },
  Team: { scopes: ['organization:members:read'], path: ({ organizationId, teamId }) => `team(organizationId: "${organizationId}", id: "${teamId}") { @ }` },
  TeamMember: { scopes: ['organization:members:read'], path: ({ organizationId, teamId }) => `team(organizationId: "${organizationId}", id: "${teamId}") { members(first: 1000) { nodes { @ } } }` },
  Invite: { scopes: ['organization:read', 'organization:members:read'], path: ({ organizationId }) => `organization(id: "${organizationId}") { invites { nodes { @ } } }` },
  SAMLProvider: { scopes: ['organization:members:read'], path: ({ organizationId, samlProviderId }) => `samlProvider(organizationId: "${organizationId}", id: "${samlProviderId}") { @ }` },
  LinkInvite: { scopes: ['organization:members:read'], path: ({ organizationId, linkInviteId }) => `linkInvite(organizationId: "${organizationId}", id: "${linkInviteId}") { @ }` },
  ServiceAccount: { scopes: ['organization:members:read'], path: ({ organizationId, serviceAccountId }) => `serviceAccount(organizationId: "${organizationId}", id: "${serviceAccountId}") { @ }` },
  Collection: { scopes: ['space:read'], path: ({ collectionId }) => `collection(id: "${collectionId}") { @ }` },
  Space: { scopes: ['space:read'], path: ({ spaceId }) => `space(id: "${spaceId}") { @ }` },
  // One on the space's own line, and one of a change request.
  Revision: {
    scopes: ['space:read'],
    path: ({ spaceId, revisionId, changeRequestId }) => `revision(spaceId: "${spaceId}", id: "${revisionId}") { @ } changeRequest(spaceId: "${spaceId}", id: "${changeRequestId}") { revision { @ } }`,
  },
  ChangeRequest: { scopes: ['space:read'], path: ({ spaceId, changeRequestId }) => `changeRequest(spaceId: "${spaceId}", id: "${changeRequestId}") { @ }` },
  // On the space itself, dealt with; and a reply on the change request.
  Comment: { scopes: ['space:read'], path: ({ spaceId, spaceCommentId }) => `comment(spaceId: "${spaceId}", id: "${spaceCommentId}") { @ }` },
  CommentReply: {
    scopes: ['space:read'],
    path: ({ spaceId, changeRequestId, commentId, commentReplyId }) =>
      `commentReply(spaceId: "${spaceId}", changeRequestId: "${changeRequestId}", commentId: "${commentId}", id: "${commentReplyId}") { @ }`,
  },
  Site: { scopes: ['site:read'], path: ({ organizationId, siteId }) => `site(organizationId: "${organizationId}", id: "${siteId}") { @ }` },
  SiteSectionGroup: {
    scopes: ['site:read'],
    path: ({ organizationId, siteId, siteSectionGroupId }) => `siteSectionGroup(organizationId: "${organizationId}", siteId: "${siteId}", id: "${siteSectionGroupId}") { @ }`,
  },
  // The one in the group.
  SiteSection: {
    scopes: ['site:read'],
    path: ({ organizationId, siteId, groupedSectionId }) => `siteSection(organizationId: "${organizationId}", siteId: "${siteId}", id: "${groupedSectionId}") { @ }`,
  },
  SiteSpace: { scopes: ['site:read'], path: ({ organizationId, siteId, siteSpaceId }) => `siteSpace(organizationId: "${organizationId}", siteId: "${siteId}", id: "${siteSpaceId}") { @ }` },
  ShareLink: {
    scopes: ['site:permissions:read'],
    path: ({ organizationId, siteId, shareLinkId }) => `shareLink(organizationId: "${organizationId}", siteId: "${siteId}", id: "${shareLinkId}") { @ }`,
  },
  SiteRedirect: {
    scopes: ['site:read'],
    path: ({ organizationId, siteId, redirectId }) => `siteRedirect(organizationId: "${organizationId}", siteId: "${siteId}", id: "${redirectId}") { @ }`,
  },
  TranslationSettings: {
    scopes: ['space:read'],
    path: ({ organizationId, translationSettingsId }) => `translationSettings(organizationId: "${organizationId}", id: "${translationSettingsId}") { @ }`,
  },
  PublishedSite: { scopes: ['site:read'], path: ({ organizationId, siteId }) => `publishedSite(organizationId: "${organizationId}", siteId: "${siteId}") { @ }` },
  // Where it begins.
  PublishedPage: { scopes: ['site:read'], path: ({ organizationId, siteId }) => `publishedSite(organizationId: "${organizationId}", siteId: "${siteId}") { page(path: "") { @ } }` },
  OpenAPISpec: { scopes: ['openapi:read'], path: ({ organizationId, specSlug }) => `openAPISpec(organizationId: "${organizationId}", slug: "${specSlug}") { @ }` },
  OpenAPISpecVersion: {
    scopes: ['openapi:read'],
    path: ({ organizationId, specSlug, specVersionId }) => `openAPISpec(organizationId: "${organizationId}", slug: "${specSlug}") { version(id: "${specVersionId}") { @ } }`,
  },
  Integration: { scopes: ['integration:read'], path: ({ integrationName }) => `integration(name: "${integrationName}") { @ }` },
  IntegrationInstallation: {
    scopes: ['integration:read'],
    path: ({ integrationName, installationId }) => `integrationInstallation(integrationName: "${integrationName}", id: "${installationId}") { @ }`,
  },
  Import: { scopes: ['space:read'], path: ({ importId }) => `import(id: "${importId}") { @ }` },
  Grant: { scopes: ['space:read', 'space:permissions:read'], path: ({ collectionId }) => `collection(id: "${collectionId}") { memberGrants { nodes { @ } } teamGrants { nodes { @ } } }` },
  AuditEvent: { scopes: ['organization:read'], path: ({ organizationId }) => `organization(id: "${organizationId}") { auditEvents(first: 1000) { nodes { @ } } }` },
};

/** Scopes that the way to a parent takes. */
export const scopesToParent = (parent: string): readonly string[] => wayTo(parent).scopes;

function wayTo(parent: string) {
  const way = ways[parent];
  if (!way) throw new Error(`There is no way to ${parent}: say in test/access/edges.ts how a query gets there.`);
  return way;
}

/** What tells rows that have no ids, by what they lead to. */
const leaves: Readonly<Record<string, string>> = {
  MemberSpace: 'space { id }',
  EffectiveAccess: 'user { id }',
  RequestedReviewer: 'user { id }',
  Link: 'id: href',
  ContentReference: 'page { id }',
  PublishedSite: 'site { id }',
  PublishedPage: 'siteSpace { id }',
  PublishingAuth: 'id: backend',
  Translation: 'id: language',
};

/** What a field is asked with, where it must be told what is meant. */
const given: Readonly<Record<string, (targets: Targets) => string>> = {
  'Space.changeRequest': ({ changeRequestId }) => `id: "${changeRequestId}"`,
  'Space.search': () => `query: "${WORD}"`,
  'Organization.search': () => `query: "${WORD}"`,
  'Revision.backlinks': ({ fileId }) => `file: "${fileId}"`,
  'OpenAPISpec.version': ({ specVersionId }) => `id: "${specVersionId}"`,
  'Site.asVisitor': () => 'visitor: { claims: {} }',
  'PublishedSite.search': () => `input: { query: "${WORD}" }`,
  'PublishedSite.page': () => 'path: ""',
};

/** What is selected of the parent to go through an edge. */
function selectionThrough({ name, field, target, isConnection }: Edge, targets: Targets): string {
  const leaf = leaves[target] ?? 'id';
  const asked = [...(isConnection ? ['first: 1000'] : []), given[name]?.(targets) ?? ''].join(' ').trim();
  return `edge: ${field}${asked === '' ? '' : `(${asked})`} { ${isConnection ? `totalCount nodes { ${leaf} }` : leaf} }`;
}

/** A query that goes through an edge. */
export const queryThrough = (edge: Edge, targets: Targets): string => `{ ${wayTo(edge.parent).path(targets).replaceAll('@', selectionThrough(edge, targets))} }`;

/** The way of a visitor to each parent, from a published site that has one of each. */
const waysOfVisitors: Readonly<Record<string, string>> = {
  PublishedSite: '@',
  PublishedPage: 'page(path: "") { @ }',
  Site: 'site { @ }',
  SiteSectionGroup: 'structure { items { ... on SiteSectionGroup { @ } } }',
  SiteSection: 'sections(first: 1) { nodes { @ } }',
  SiteSpace: 'siteSpaces(first: 1) { nodes { @ } }',
  Space: 'siteSpaces(first: 1) { nodes { space { @ } } }',
  Revision: 'siteSpaces(first: 1) { nodes { space { revision { @ } } } }',
};

/** Whether a visitor gets to where an edge begins. */
export const beginsForVisitors = ({ parent }: Edge): boolean => parent in waysOfVisitors;

/** A query that goes through an edge from a published site. */
export function visitThrough(edge: Edge, targets: Targets, siteId: string): string {
  const way = waysOfVisitors[edge.parent];
  if (way === undefined) throw new Error(`No visitor gets to ${edge.parent}.`);
  return `{ publishedSite(organizationId: "${targets.organizationId}", siteId: "${siteId}") { ${way.replace('@', selectionThrough(edge, targets))} } }`;
}

/** The ids found under `edge` in an answer, each once, and how many the connection says there are. */
export function idsIn(value: unknown, found = { ids: new Set<string>(), count: undefined as number | undefined }) {
  if (Array.isArray(value)) for (const item of value) idsIn(item, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (key !== 'edge') idsIn(inner, found);
      else if (inner) {
        if ('totalCount' in inner) found.count = Number(inner.totalCount);
        for (const row of Array.isArray(inner) ? inner : 'nodes' in inner ? inner.nodes : [inner])
          found.ids.add(row.id ?? row.space?.id ?? row.user?.id ?? row.page?.id ?? row.site?.id ?? row.siteSpace?.id);
      }
    }
  }
  return found;
}

const plain = (rows: readonly { readonly id: string }[]): Row[] => rows.map(({ id }) => ({ id, own: false, inHisTeam: false, level: 0 }));

/** Everything that lies at the end of an edge, as the database has it, past all rules. */
export async function rowsBehind(world: World, name: string, targets: Targets, player: Player): Promise<Row[]> {
  const behind = rowsByEdge[name];
  if (!behind) throw new Error(`Nobody says what lies behind the edge ${name}: do so in test/access/edges.ts.`);
  return behind(world.door.database.prisma, targets, player);
}

type Prisma = World['door']['database']['prisma'];
type Behind = (prisma: Prisma, targets: Targets, player: Player) => Promise<Row[]>;

const theOrganization: Behind = async (_, { organizationId }) => plain([{ id: organizationId }]);
const theTeam: Behind = async (_, { teamId }) => plain([{ id: teamId }]);
const makers = (rows: readonly { createdById: string | null }[]) => plain(rows.flatMap(({ createdById }) => (createdById === null ? [] : [{ id: createdById }])));

/** The teams that somebody is in. */
async function teamsOf(prisma: Prisma, userId: string | undefined): Promise<ReadonlySet<string>> {
  const places = await prisma.teamMember.findMany({ where: { member: { userId: userId ?? '' } } });
  return new Set(places.map(({ teamId }) => teamId));
}

async function placesWhere(prisma: Prisma, where: { teamId: string } | { memberId: string }, { userId }: Player): Promise<Row[]> {
  const his = await teamsOf(prisma, userId);
  return (await prisma.teamMember.findMany({ where })).map(({ id, teamId }) => ({ id, own: false, inHisTeam: his.has(teamId), level: 0 }));
}

const members: Behind = async (prisma, { organizationId }, { userId }) =>
  (await prisma.member.findMany({ where: { organizationId } })).map((row) => ({ id: row.id, own: row.userId === userId, inHisTeam: false, level: 0 }));

const theGrants =
  (of: 'Space' | 'Collection', holder: 'memberId' | 'teamId'): Behind =>
  async (prisma, targets) =>
    plain(await prisma.grant.findMany({ where: { contentId: meant(of, targets), [holder]: { not: null } } }));
const theParent =
  (of: 'Space' | 'Collection'): Behind =>
  async (prisma, targets, player) => {
    const [content] = (await allContent(prisma, targets)).filter(({ id }) => id === meant(of, targets));
    return contentRows(prisma, targets, player, ({ id }) => id === content?.parentId);
  };
const whatIsIn =
  (kind: 'spaces' | 'collections'): Behind =>
  (prisma, targets, player) =>
    contentRows(prisma, targets, player, ({ parentId, deletedAt, isSpace }) => parentId === targets.collectionId && deletedAt === null && isSpace === (kind === 'spaces'));

/** The users of all members who have a level there. */
const whoHasALevel =
  (of: 'Space' | 'Collection'): Behind =>
  async (prisma, targets) => {
    const found: { id: string }[] = [];
    for (const { userId } of await prisma.member.findMany({ where: { organizationId: targets.organizationId } })) {
      const levels = await levelsOf(prisma, targets, { userId, serviceAccountId: undefined });
      if ((levels.get(meant(of, targets)) ?? 0) >= 1) found.push({ id: userId });
    }
    return plain(found);
  };

const theOne = (id: string | null) => plain(id === null ? [] : [{ id }]);

/** The revision that is meant, and the one at which the change request is. */
async function theRevisions(prisma: Prisma, { revisionId, changeRequestId }: Targets) {
  const { revisionId: headId } = await prisma.changeRequest.findFirstOrThrow({ where: { id: changeRequestId } });
  return prisma.revision.findMany({ where: { id: { in: [revisionId, headId] } } });
}

/** What the revisions that are meant lead to by their columns. */
const ofRevisions =
  (...columns: readonly ('parentId' | 'mergedParentId' | 'authorId' | 'spaceId' | 'changeRequestId' | 'mergedFromId')[]): Behind =>
  async (prisma, targets) =>
    (await theRevisions(prisma, targets)).flatMap((row) => columns.flatMap((column) => theOne(row[column])));

/** What the change request that is meant leads to by a column. */
const ofChangeRequest =
  (column: 'authorId' | 'spaceId' | 'revisionId' | 'revertsId'): Behind =>
  async (prisma, { changeRequestId: id }) =>
    theOne((await prisma.changeRequest.findFirstOrThrow({ where: { id } }))[column]);

/** What the import that is meant leads to by a column. */
const ofImport =
  (column: 'spaceId' | 'changeRequestId' | 'revisionId' | 'authorId'): Behind =>
  async (prisma, { importId: id }) =>
    theOne((await prisma.import.findFirstOrThrow({ where: { id } }))[column]);

/** What the comment on the space leads to by a column. */
const ofComment =
  (column: 'authorId' | 'resolvedById'): Behind =>
  async (prisma, { spaceCommentId: id }) =>
    theOne((await prisma.comment.findFirstOrThrow({ where: { id } }))[column]);

/** Rows of sites, or of their parts, with his highest level on the living spaces that they show; each is given with its site spaces. */
async function shownBy<Item extends { readonly id: string; readonly siteSpaces: readonly { readonly spaceId: string }[] }>(
  prisma: Prisma,
  targets: Targets,
  player: Player,
  items: readonly Item[],
): Promise<Row[]> {
  const spaces = new Map((await contentRows(prisma, targets, player, ({ deletedAt, isSpace }) => isSpace && deletedAt === null)).map(({ id, level }) => [id, level]));
  return items.map(({ id, siteSpaces }) => ({ id, own: false, inHisTeam: false, level: Math.max(0, ...siteSpaces.map(({ spaceId }) => spaces.get(spaceId) ?? 0)) }));
}

/** Sections of the site that is meant: all, those in a group, or one. */
const theSections =
  (where: (targets: Targets) => { readonly id?: string; readonly groupId?: string }): Behind =>
  async (prisma, targets, player) =>
    shownBy(prisma, targets, player, await prisma.siteSection.findMany({ where: { siteId: targets.siteId, ...where(targets) }, include: { siteSpaces: true } }));

/** Groups of it, with the site spaces of all their sections. */
const theGroups: Behind = async (prisma, targets, player) => {
  const groups = await prisma.siteSectionGroup.findMany({ where: { siteId: targets.siteId }, include: { sections: { include: { siteSpaces: true } } } });
  const items = groups.map(({ id, sections }) => ({ id, siteSpaces: sections.flatMap(({ siteSpaces }) => siteSpaces) }));
  return shownBy(prisma, targets, player, items);
};

/** Site spaces of it: all, those in a section, or one. */
const theSiteSpaces =
  (where: (targets: Targets) => { readonly id?: string; readonly sectionId?: string }): Behind =>
  async (prisma, targets, player) => {
    const found = await prisma.siteSpace.findMany({ where: { siteId: targets.siteId, ...where(targets) } });
    return shownBy(
      prisma,
      targets,
      player,
      found.map(({ id, spaceId }) => ({ id, siteSpaces: [{ spaceId }] })),
    );
  };

/** Redirects of it: those that were left by themselves with his level on the space into which they lead. One made by hand leads into none, and is seen by who reads any. */
const theRedirects: Behind = async (prisma, targets, player) => {
  const found = await prisma.siteRedirect.findMany({ where: { siteId: targets.siteId }, include: { siteSpace: true } });
  const left = found.flatMap(({ id, siteSpace }) => (siteSpace ? [{ id, siteSpaces: [siteSpace] }] : []));
  const byHand = found.filter(({ siteSpace }) => !siteSpace).map(({ id }) => ({ id, own: false, inHisTeam: false, level: 1 }));
  return [...byHand, ...(await shownBy(prisma, targets, player, left))];
};

/** Where it begins: in the default site space of its default section. */
const theBeginning = theSiteSpaces(({ besideSiteSpaceId: id }) => ({ id }));

const theSite: Behind = async (_, { siteId }) => theOne(siteId);

const siteEdges: Readonly<Record<string, Behind>> = {
  'Organization.sites': async (prisma, targets, player) =>
    shownBy(prisma, targets, player, await prisma.site.findMany({ where: { organizationId: targets.organizationId }, include: { siteSpaces: true } })),
  'Site.organization': theOrganization,
  'Site.sections': theSections(() => ({})),
  'Site.sectionGroups': theGroups,
  'Site.siteSpaces': theSiteSpaces(() => ({})),
  'Site.shareLinks': async (prisma, { siteId }) => plain(await prisma.shareLink.findMany({ where: { siteId } })),
  'SiteSectionGroup.sections': theSections(({ siteSectionGroupId: groupId }) => ({ groupId })),
  'SiteSectionGroup.site': theSite,
  'SiteSection.sectionGroup': theGroups,
  'SiteSection.siteSpaces': theSiteSpaces(({ groupedSectionId: sectionId }) => ({ sectionId })),
  'SiteSection.site': theSite,
  'SiteSpace.section': theSections(({ siteSectionId: id }) => ({ id })),
  'SiteSpace.space': (prisma, targets, player) => contentRows(prisma, targets, player, ({ id }) => id === targets.spaceId),
  'SiteSpace.site': theSite,
  'ShareLink.site': theSite,
  'Site.redirects': theRedirects,
  'SiteRedirect.site': theSite,
  'Site.publishingAuth': async (prisma, { siteId: id }) => theOne((await prisma.site.findFirstOrThrow({ where: { id } })).authBackend),
  'Site.asVisitor': theSite,
  'Organization.openAPISpecs': async (prisma, { organizationId }) => plain(await prisma.openAPISpec.findMany({ where: { organizationId } })),
  'OpenAPISpec.latestVersion': async (_, { specVersionId }) => theOne(specVersionId),
  'OpenAPISpec.version': async (_, { specVersionId }) => theOne(specVersionId),
  'OpenAPISpec.versions': async (prisma, { specId }) => plain(await prisma.openAPISpecVersion.findMany({ where: { specId } })),
  'OpenAPISpec.organization': theOrganization,
  'OpenAPISpecVersion.spec': async (_, { specId }) => theOne(specId),
  'PublishedSite.site': theSite,
  'PublishedSite.sections': theSections(() => ({})),
  'PublishedSite.siteSpaces': theSiteSpaces(() => ({})),
  // In the space that is meant, which is all that it shows, one page has the word.
  'PublishedSite.search': async (prisma, targets, player) => (await contentRows(prisma, targets, player, ({ id }) => id === targets.spaceId)).map((row) => ({ ...row, id: targets.pageId })),
  'PublishedSite.page': theBeginning,
  'PublishedPage.siteSpace': theBeginning,
};

const translationEdges: Readonly<Record<string, Behind>> = {
  'Organization.translationSettings': async (prisma, { organizationId }) => plain(await prisma.translationSettings.findMany({ where: { organizationId } })),
  'TranslationSettings.organization': theOrganization,
  'TranslationSettings.translations': async (prisma, { translationSettingsId: id }) =>
    plain((await prisma.translationSettings.findFirstOrThrow({ where: { id } })).languages.map((language) => ({ id: language }))),
};

/** What the installation that is meant leads to by a column. */
const ofInstallation =
  (column: 'integrationId' | 'userId' | 'createdById'): Behind =>
  async (prisma, { installationId: id }) =>
    theOne((await prisma.integrationInstallation.findFirstOrThrow({ where: { id } }))[column]);

const integrationEdges: Readonly<Record<string, Behind>> = {
  'Integration.installations': async (prisma, { integrationId }) => plain(await prisma.integrationInstallation.findMany({ where: { integrationId } })),
  'IntegrationInstallation.integration': ofInstallation('integrationId'),
  'IntegrationInstallation.user': ofInstallation('userId'),
  'IntegrationInstallation.createdBy': ofInstallation('createdById'),
};

const contentEdges = (of: 'Space' | 'Collection'): Readonly<Record<string, Behind>> => ({
  [`${of}.organization`]: theOrganization,
  [`${of}.parent`]: theParent(of),
  [`${of}.memberGrants`]: theGrants(of, 'memberId'),
  [`${of}.teamGrants`]: theGrants(of, 'teamId'),
  [`${of}.memberAccess`]: whoHasALevel(of),
});

const rowsByEdge: Readonly<Record<string, Behind>> = {
  ...integrationEdges,
  'Organization.membership': members,
  'Organization.members': members,
  'Organization.teams': async (prisma, { organizationId }, { userId }) => {
    const his = await teamsOf(prisma, userId);
    return (await prisma.team.findMany({ where: { organizationId } })).map(({ id }) => ({ id, own: false, inHisTeam: his.has(id), level: 0 }));
  },
  'Organization.invites': async (prisma, { organizationId }) => plain(await prisma.invite.findMany({ where: { organizationId } })),
  'Organization.linkInvites': async (prisma, { organizationId }) => plain(await prisma.linkInvite.findMany({ where: { organizationId } })),
  'Organization.serviceAccounts': async (prisma, { organizationId }) => plain(await prisma.serviceAccount.findMany({ where: { organizationId } })),
  'Organization.collections': (prisma, targets, player) => contentRows(prisma, targets, player, ({ deletedAt, isSpace }) => !isSpace && deletedAt === null),
  'Organization.spaces': (prisma, targets, player) => contentRows(prisma, targets, player, ({ deletedAt, isSpace }) => isSpace && deletedAt === null),
  'Organization.auditEvents': async (prisma, { organizationId }) => plain(await prisma.auditEvent.findMany({ where: { organizationId } })),
  'Member.user': async (_, { userId }) => plain([{ id: userId }]),
  'Member.organization': theOrganization,
  'Member.teams': (prisma, { memberId }, player) => placesWhere(prisma, { memberId }, player),
  'Member.spaces': async (prisma, targets, player) => {
    const member = await levelsOf(prisma, targets, { userId: targets.userId, serviceAccountId: undefined });
    return (await contentRows(prisma, targets, player, ({ deletedAt, isSpace }) => isSpace && deletedAt === null)).filter(({ id }) => (member.get(id) ?? 0) >= 1);
  },
  'Team.organization': theOrganization,
  'Team.members': (prisma, { teamId }, player) => placesWhere(prisma, { teamId }, player),
  'TeamMember.member': async (prisma, { teamId }) => plain((await prisma.teamMember.findMany({ where: { teamId } })).map(({ memberId: id }) => ({ id }))),
  'TeamMember.team': theTeam,
  'Invite.createdBy': async (prisma, { organizationId }) => makers(await prisma.invite.findMany({ where: { organizationId } })),
  'Invite.organization': theOrganization,
  'Organization.samlProviders': async (prisma, { organizationId }) => plain(await prisma.sAMLProvider.findMany({ where: { organizationId } })),
  'SAMLProvider.defaultTeam': theTeam,
  'SAMLProvider.organization': theOrganization,
  'LinkInvite.team': theTeam,
  'LinkInvite.createdBy': async (prisma, { linkInviteId: id }) => makers(await prisma.linkInvite.findMany({ where: { id } })),
  'LinkInvite.organization': theOrganization,
  'ServiceAccount.createdBy': async (prisma, { serviceAccountId: id }) => makers(await prisma.serviceAccount.findMany({ where: { id } })),
  'ServiceAccount.user': async (prisma, { serviceAccountId: id }) => plain((await prisma.serviceAccount.findMany({ where: { id } })).map(({ userId }) => ({ id: userId }))),
  'ServiceAccount.organization': theOrganization,
  'ServiceAccount.tokens': async (prisma, { serviceAccountId }) => plain(await prisma.apiToken.findMany({ where: { serviceAccountId, revokedAt: null } })),
  'AuditEvent.actor': async (prisma, { organizationId }) => makers((await prisma.auditEvent.findMany({ where: { organizationId } })).map(({ actorId: createdById }) => ({ createdById }))),
  ...contentEdges('Collection'),
  'Collection.spaces': whatIsIn('spaces'),
  'Collection.collections': whatIsIn('collections'),
  ...contentEdges('Space'),
  'Organization.changeRequests': async (prisma, targets, player) => {
    const spaces = await contentRows(prisma, targets, player, ({ deletedAt, isSpace }) => isSpace && deletedAt === null);
    const found = await prisma.changeRequest.findMany({ where: { spaceId: { in: spaces.map(({ id }) => id) } } });
    return found.map(({ id, spaceId }) => ({ id, own: false, inHisTeam: false, level: spaces.find((space) => space.id === spaceId)?.level ?? 0 }));
  },
  'Space.revision': async (prisma, { spaceId: id }) => theOne((await prisma.space.findFirstOrThrow({ where: { id } })).revisionId),
  'Space.revisions': async (prisma, { spaceId }) => plain(await prisma.revision.findMany({ where: { spaceId, changeRequestId: null } })),
  'Space.changeRequest': async (_, { changeRequestId }) => theOne(changeRequestId),
  'Space.changeRequests': async (prisma, { spaceId }) => plain(await prisma.changeRequest.findMany({ where: { spaceId } })),
  'Revision.author': ofRevisions('authorId'),
  'Revision.parents': ofRevisions('parentId', 'mergedParentId'),
  'Revision.space': ofRevisions('spaceId'),
  'Revision.changeRequest': ofRevisions('changeRequestId'),
  'Revision.mergedFrom': ofRevisions('mergedFromId'),
  // One file lies in the space; and both revisions changed the one page that was there before them.
  'Revision.files': async (_, { fileId }) => theOne(fileId),
  'Revision.changes': async (_, { pageId }) => theOne(pageId),
  'ChangeRequest.createdBy': ofChangeRequest('authorId'),
  'ChangeRequest.contributors': async (prisma, { changeRequestId }) => plain((await prisma.contributor.findMany({ where: { changeRequestId } })).map(({ userId: id }) => ({ id }))),
  'ChangeRequest.space': ofChangeRequest('spaceId'),
  'ChangeRequest.revision': ofChangeRequest('revisionId'),
  'ChangeRequest.revisions': async (prisma, { changeRequestId }) => plain(await prisma.revision.findMany({ where: { changeRequestId } })),
  'ChangeRequest.changes': async (_, { pageId }) => theOne(pageId),
  'ChangeRequest.reverts': ofChangeRequest('revertsId'),
  'ChangeRequest.reviews': async (prisma, { changeRequestId }) => plain(await prisma.review.findMany({ where: { changeRequestId } })),
  'ChangeRequest.requestedReviewers': async (prisma, { changeRequestId }) => plain((await prisma.requestedReviewer.findMany({ where: { changeRequestId } })).map(({ userId: id }) => ({ id }))),
  'Space.comments': async (prisma, { spaceId }) => plain(await prisma.comment.findMany({ where: { spaceId, changeRequestId: null } })),
  'ChangeRequest.comments': async (prisma, { changeRequestId }) => plain(await prisma.comment.findMany({ where: { changeRequestId } })),
  'Comment.postedBy': ofComment('authorId'),
  'Comment.resolvedBy': ofComment('resolvedById'),
  'Comment.replies': async (prisma, { spaceCommentId: commentId }) => plain(await prisma.commentReply.findMany({ where: { commentId } })),
  'CommentReply.postedBy': async (prisma, { commentReplyId: id }) => theOne((await prisma.commentReply.findFirstOrThrow({ where: { id } })).authorId),
  'Space.search': async (_, { pageId }) => theOne(pageId),
  'Organization.search': async (prisma, targets, player) => {
    const found = new Set(
      (await prisma.searchSection.findMany({ where: { organizationId: targets.organizationId, body: { contains: WORD } }, select: { spaceId: true } })).map(({ spaceId }) => spaceId),
    );
    return contentRows(prisma, targets, player, ({ id, deletedAt }) => found.has(id) && deletedAt === null);
  },
  // One page has one link, to the file.
  'Revision.links': async (_, { fileId }) => theOne(`/files/${fileId}`),
  'Revision.backlinks': async (_, { pageId }) => theOne(pageId),
  'Import.space': ofImport('spaceId'),
  'Import.changeRequest': ofImport('changeRequestId'),
  'Import.revision': ofImport('revisionId'),
  'Import.createdBy': ofImport('authorId'),
  ...siteEdges,
  ...translationEdges,
  'Grant.user': async (prisma, { collectionId }) =>
    plain((await prisma.grant.findMany({ where: { collectionId, memberId: { not: null } }, include: { member: true } })).flatMap(({ member }) => (member ? [{ id: member.userId }] : []))),
  'Grant.team': async (prisma, { collectionId }, { userId }) => {
    const his = await teamsOf(prisma, userId);
    return (await prisma.grant.findMany({ where: { collectionId } })).flatMap(({ teamId }) => (teamId === null ? [] : [{ id: teamId, own: false, inHisTeam: his.has(teamId), level: 0 }]));
  },
};
