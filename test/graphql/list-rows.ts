// Makes the rows of all lists that can be sorted or filtered, with equal sort keys and, where a key can
// be missing, with null.
import { newId } from '../../src/data/new-id.ts';
import {
  makeCollections,
  makeNestedCollections,
  makeSpaces,
  makeTestOrganization,
} from '../content/rows.ts';
import { ids, type World } from '../support.ts';
import { makeSettingsRows } from './list-rows-of-settings.ts';

/** The id of a page with comments. */
export const PAGE_ID = newId('Page');

/** The rows of the lists. */
export interface ListRows {
  /** The ids of the parents of the lists, by their types. */
  readonly parents: Readonly<Record<string, string>>;
  /** The ids of the users: ana and three others. */
  readonly userIds: readonly string[];
  /** The id of the page whose links `Revision.links` lists beside those of another. */
  readonly linkingPageId: string;
  /** The times of the last change of sites, which have no field for it, by the ids of the sites. */
  readonly siteUpdates: Readonly<Record<string, Date>>;
}

/** The times of the rows. */
export const EARLIER_TIME = '2026-02-01T00:00:00.000Z';
export const LATER_TIME = '2026-02-02T00:00:00.000Z';

/**
 * Sets equal values in rows of a table: two titles, two times, and no value in nullable columns. The
 * rows of each part, such as those of one parent, get both values.
 */
async function mix(
  world: World,
  table: string,
  where: string,
  set: string,
  part = 'true',
): Promise<void> {
  await world.console.database.prisma.$executeRawUnsafe(
    `UPDATE ${table} t SET ${set} FROM (SELECT id, row_number() OVER (PARTITION BY ${part} ORDER BY md5(id)) AS n FROM ${table} WHERE ${where}) r WHERE r.id = t.id`,
  );
}
const TITLE = "title = CASE n % 2 WHEN 0 THEN 'a' ELSE 'B' END";
const time = (column: string, n = 'n'): string =>
  `${column} = '${EARLIER_TIME}'::timestamptz + ${n} % 2 * interval '1 day'`;
/** Other rows than those that were created later are the ones that were changed later. */
const CHANGED = `${time('created_at')}, ${time('updated_at', '(n / 2)')}`;

/** Returns the document of a list, of which `list` has the name, the arguments and the selection. */
export function documentOf(parents: ListRows['parents'], type: string, list: string): string {
  if (type === 'Query') return `{ list: ${list} }`;
  const id = JSON.stringify(parents[type]);
  return type === 'Translation'
    ? `{ node(id: ${id}) { ... on TranslationSettings { at: translation(language: FR) { list: ${list} } } } }`
    : `{ node(id: ${id}) { at: __typename ... on ${type} { list: ${list} } } }`;
}

/** Returns the list in the data of such a document. */
// biome-ignore lint/suspicious/noExplicitAny: the selections differ
export function listIn(data: unknown): any {
  const { node, list } = Object(data);
  return list ?? node.list ?? node.at.list;
}

/** Makes change requests of ana in a space, with what lists about them hold; returns the parents. */
async function makeChangeRequests(
  world: World,
  organizationId: string,
  spaceId: string,
  [ana = '', ...others]: readonly string[],
): Promise<Record<string, string>> {
  const { prisma } = world.console.database;
  const { revisionId } = await prisma.space.findUniqueOrThrow({
    where: { key: { id: spaceId, organizationId } },
  });
  const types = ['EDITS', 'MERGE', 'ROLLBACK', 'UPDATE'] as const;
  const inSpace = { organizationId, spaceId };
  const statuses = ['DRAFT', 'OPEN', 'ARCHIVED', 'OPEN'] as const;
  const requests = statuses.map((status, n) => ({
    ...{ id: newId('ChangeRequest'), ...inSpace, number: n + 1, revisionId, status },
    ...{ authorId: n % 2 === 0 ? ana : (others[0] ?? ''), initialRevisionId: revisionId },
    subject: n % 2 === 0 ? `Beans ${n}` : `Rice ${n}`,
  }));
  await prisma.changeRequest.createMany({ data: requests });
  const [{ id: changeRequestId = '' } = {}] = requests;
  await prisma.revision.createMany({
    data: [null, changeRequestId].flatMap((request) =>
      types.map((type, n) => ({
        ...{ id: newId('Revision'), ...inSpace, changeRequestId: request, type },
        ...{ authorId: n % 2 === 0 ? ana : null, message: n === 1 ? 'Adds beans' : null },
      })),
    ),
  });
  const own = { organizationId, changeRequestId };
  await prisma.contributor.createMany({
    data: requests.map(({ id }, n) => ({
      ...{ id: newId('Contributor'), organizationId, changeRequestId: id },
      userId: n === 0 ? (others[0] ?? '') : ana,
    })),
  });
  await prisma.contributor.create({ data: { id: newId('Contributor'), ...own, userId: ana } });
  await prisma.requestedReviewer.createMany({
    data: [ana, ...others].map((userId) => ({ id: newId('RequestedReviewer'), ...own, userId })),
  });
  await prisma.review.createMany({
    data: [ana, ana, ...others].map((reviewerId, n) => ({
      ...{ id: newId('Review'), ...own, reviewerId },
      revisionId: n % 2 === 0 ? revisionId : newId('Revision'),
      status: n % 2 === 0 ? ('APPROVED' as const) : ('CHANGES_REQUESTED' as const),
    })),
  });
  const comments = [null, changeRequestId].flatMap((request) =>
    [0, 1, 2, 3].map((n) => ({
      ...{ id: newId('Comment'), ...inSpace, changeRequestId: request, revisionId },
      ...{
        authorId: n % 2 === 0 ? ana : (others[0] ?? ''),
        markdown: n > 1 ? `Comment ${n} on a page` : `Comment ${n}`,
      },
      ...(n === 1 && { status: 'RESOLVED' as const, resolvedAt: new Date() }),
      pageId: n > 1 ? PAGE_ID : null,
    })),
  );
  await prisma.comment.createMany({ data: comments });
  const [{ id: commentId = '' } = {}] = comments;
  await prisma.commentReply.createMany({
    data: [0, 1, 2].map((n) => ({
      ...{ id: newId('CommentReply'), organizationId, commentId, markdown: `Reply ${n}` },
      authorId: n === 1 ? ana : (others[0] ?? ''),
    })),
  });
  await prisma.auditEvent.createMany({
    data: [0, 1, 2, 3].map((n) => ({
      ...{
        id: newId('AuditEvent'),
        organizationId,
        action: n === 1 ? 'team.delete' : 'team.create',
      },
      ...{ actorId: n > 1 ? ana : null, subjectId: n === 2 ? spaceId : organizationId },
      ...{ requestId: 'list-rows', createdAt: new Date(Date.UTC(2026, 1, 1 + (n % 2))) },
    })),
  });
  return { Space: spaceId, ChangeRequest: changeRequestId, Comment: commentId };
}

/** Adds a member who is disabled and signs in through SAML. */
async function addDisabledMember(world: World, organizationId: string): Promise<void> {
  const { prisma } = world.console.database;
  const userId = newId('User');
  await prisma.user.create({
    data: { id: userId, email: 'disabled@house.test', displayName: 'Disabled' },
  });
  await prisma.member.create({
    data: {
      ...{ id: newId('Member'), organizationId, userId, role: 'READ' },
      ...{ disabled: true, sso: true },
    },
  });
}

/** Adds spaces in the trash: at the root of the organization, and in a collection. */
async function addDeletedSpaces(
  world: World,
  organizationId: string,
  collectionId: string,
): Promise<void> {
  const made = [
    ...(await makeSpaces(world, organizationId, 1)),
    ...(await makeSpaces(world, organizationId, 1, { id: collectionId, ancestors: [] })),
  ];
  await world.console.database.prisma.space.updateMany({
    where: { id: { in: made } },
    data: { deletedAt: new Date() },
  });
}

/** Makes the rows, with each key twice in every list. */
export async function makeListRows(world: World): Promise<ListRows> {
  const { prisma } = world.console.database;
  const organization = await makeTestOrganization(world, ['READ', 'EDIT', 'READ']);
  const organizationId = organization.id;
  await addDisabledMember(world, organizationId);
  const [collection = ''] = await makeNestedCollections(world, organizationId, 1);
  const [space = ''] = await makeSpaces(world, organizationId, 4);
  await makeSpaces(world, organizationId, 3, { id: collection, ancestors: [] });
  await makeCollections(world, organizationId, 3);
  const inner = await makeCollections(world, organizationId, 3);
  await prisma.collection.updateMany({
    where: { id: { in: inner } },
    data: { parentId: collection, ancestors: [collection] },
  });
  const [innermost = ''] = inner;
  await makeSpaces(world, organizationId, 2, { id: innermost, ancestors: [collection] });
  const teams = Array.from({ length: 4 }, (_, i) => ({
    ...{ id: newId('Team'), organizationId, title: `Team ${i}` },
  }));
  await prisma.team.createMany({ data: teams });
  const [admin = '', member = '', ...otherMembers] = organization.memberIds;
  await prisma.teamMember.createMany({
    data: [
      ...teams.map(({ id }, n) => ({ teamId: id, memberId: member, isOwner: n < 2 })),
      ...[admin, ...otherMembers].map((id) => ({
        ...{ teamId: teams[0]?.id ?? '', memberId: id, isOwner: false },
      })),
    ].map(({ isOwner, ...row }) => ({
      ...{ ...row, id: newId('TeamMember'), organizationId },
      role: isOwner ? ('OWNER' as const) : ('MEMBER' as const),
    })),
  });
  const sites = Array.from({ length: 4 }, (_, i) => ({
    ...{ id: newId('Site'), organizationId, title: `Site ${i}`, basename: `order-${i}` },
    ...{ visitorKey: new Uint8Array(8), published: i === 1 },
    visibility: i === 2 ? ('UNLISTED' as const) : ('PUBLIC' as const),
  }));
  await prisma.site.createMany({ data: sites });
  const others = [await makeTestOrganization(world), await makeTestOrganization(world)];
  const own = `organization_id = '${organizationId}'`;
  const changed = `${TITLE}, ${CHANGED}`;
  await mix(world, 'collections', own, changed, 'parent_id');
  const visibility =
    "visibility = CASE n % 2 WHEN 0 THEN 'UNLISTED' ELSE 'PRIVATE' END::space_visibility";
  await mix(world, 'spaces', own, `${changed}, ${visibility}`, 'parent_id');
  await addDeletedSpaces(world, organizationId, collection);
  await mix(world, 'sites', own, changed);
  await mix(world, 'teams', own, `${TITLE}, ${time('created_at')}`);
  await mix(world, 'team_members', own, time('created_at'));
  const ofAna = `id IN (SELECT organization_id FROM members WHERE user_id = '${ids.user('ana')}')`;
  await mix(world, 'organizations', ofAna, `${TITLE}, ${time('created_at')}`);
  await mix(
    world,
    'members',
    own,
    `${time('joined_at')}, last_seen_at = CASE n % 3 WHEN 0 THEN now() END`,
  );
  const ofMembers = `id IN (SELECT user_id FROM members WHERE ${own})`;
  await mix(world, 'users', ofMembers, "display_name = CASE n % 2 WHEN 0 THEN 'a' ELSE 'B' END");
  // Random addresses would contain the letters that tests search for.
  await mix(
    world,
    'users',
    `${ofMembers} AND id <> '${ids.user('ana')}' AND email <> 'disabled@house.test'`,
    "email = 'person' || n || '@house.test'",
  );
  const madeRequests = await makeChangeRequests(world, organizationId, space, organization.userIds);
  await mix(world, 'change_requests', own, CHANGED);
  await mix(
    world,
    'revisions',
    own,
    time('created_at'),
    "space_id, coalesce(change_request_id, '')",
  );
  await mix(
    world,
    'comments',
    own,
    time('created_at'),
    "coalesce(change_request_id, ''), author_id",
  );
  await mix(world, 'comment_replies', own, time('created_at'), 'author_id');
  for (const table of ['requested_reviewers', 'reviews'])
    await mix(world, table, own, time('created_at'));
  const settings = await makeSettingsRows(world, {
    ...{ organizationId, otherIds: others.map(({ id }) => id) },
    ...{ siteId: sites[0]?.id ?? '', teamId: teams[0]?.id ?? '', spaceId: space },
    ...{ collectionId: collection, memberIds: organization.memberIds },
    teamIds: teams.map(({ id }) => id),
  });
  await mix(world, 'invites', own, `${time('created_at')}, ${time('expires_at')}`);
  for (const table of ['link_invites', 'openapi_spec_versions', 'site_redirects'])
    await mix(world, table, own, time('created_at'));
  await mix(world, 'grants', own, time('created_at'), 'content_id, (team_id IS NULL)');
  const named = (column: string): string => TITLE.replace('title', column);
  await mix(world, 'service_accounts', own, `${named('name')}, ${time('created_at')}`);
  await mix(world, 'saml_providers', own, `${named('label')}, ${time('created_at')}`);
  await mix(world, 'share_links', own, `${named('name')}, ${time('created_at')}`);
  await mix(world, 'openapi_specs', own, CHANGED);
  await mix(world, 'translation_settings', own, changed);
  await mix(
    world,
    'api_tokens',
    'revoked_at IS NULL',
    `${named('label')}, ${time('created_at')}, ${time('expires_at')} + interval '100 years', last_used_at = CASE n % 3 WHEN 0 THEN '2026-02-01'::timestamptz END`,
    'user_id',
  );
  await mix(world, 'integrations', 'true', changed);
  await mix(world, 'integration_installations', 'true', CHANGED, 'integration_id');
  return {
    parents: {
      ...settings.parents,
      ...{ Organization: organizationId, Collection: collection, Member: member },
      ...{ Team: teams[0]?.id ?? '', User: ids.user('ana') },
      ...madeRequests,
    },
    userIds: organization.userIds,
    linkingPageId: settings.linkingPageId,
    siteUpdates: Object.fromEntries(
      (await prisma.site.findMany({ where: { organizationId } })).map(({ id, updatedAt }) => [
        id,
        updatedAt,
      ]),
    ),
  };
}
