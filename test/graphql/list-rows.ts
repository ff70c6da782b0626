// Makes the rows of all lists that can be sorted or filtered, with equal sort keys and, where a key can
// be missing, with null.
import { newId } from '../../src/data/new-id.ts';
import {
  makeCollections,
  makeNestedCollections,
  makeSpaces,
  makeTestOrganization,
  type TestOrganization,
} from '../content/rows.ts';
import { ids, type World } from '../support.ts';
import { makeSettingsRows, numbersOf } from './list-rows-of-settings.ts';

/** The id of a page with comments. */
export const PAGE_ID = newId('Page');

/** The rows of the lists. */
export interface ListRows {
  /** The ids of the parents of the lists, by their types. */
  readonly parents: Readonly<Record<string, string>>;
  /** The ids of the users: ana and three others. */
  readonly userIds: readonly string[];
  /** The id of the page whose links `Revision.links` lists next to those of another. */
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
  if (type === 'PublishedSite')
    return `{ node: publishedSite(id: ${JSON.stringify(parents['Site'])}) { at: __typename list: ${list} } }`;
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

/** Makes notifications of ana in a space. */
async function makeNotifications(
  world: World,
  place: { readonly organizationId: string; readonly spaceId: string },
  times: number,
): Promise<void> {
  await world.console.database.prisma.notification.createMany({
    data: numbersOf(times).map((n) => ({
      ...{ id: newId('Notification'), ...place, userId: ids.user('ana'), number: n },
      ...{ eventId: newId('AuditEvent'), subjectId: place.spaceId, createdAt: new Date() },
      reason: n % 2 === 0 ? ('MENTION' as const) : ('COMMENT' as const),
      readAt: n % 4 > 1 ? new Date() : null,
    })),
  });
}

/** Makes change requests of ana in a space, with what lists about them hold; returns the parents. */
async function makeChangeRequests(
  world: World,
  { id: organizationId, userIds: [ana = '', ...others] }: TestOrganization,
  spaceId: string,
  times: number,
): Promise<Record<string, string>> {
  const { prisma } = world.console.database;
  const numbers = numbersOf(times);
  const { revisionId } = await prisma.space.findUniqueOrThrow({
    where: { key: { id: spaceId, organizationId } },
  });
  const types = ['EDITS', 'MERGE', 'ROLLBACK', 'UPDATE'] as const;
  const inSpace = { organizationId, spaceId };
  const statuses = ['DRAFT', 'OPEN', 'ARCHIVED', 'OPEN'] as const;
  const requests = numbers.map((n) => ({
    ...{ id: newId('ChangeRequest'), ...inSpace, number: n + 1, revisionId },
    status: statuses[n % 4] ?? 'OPEN',
    ...{ authorId: n % 2 === 0 ? ana : (others[0] ?? ''), initialRevisionId: revisionId },
    subject: n % 2 === 0 ? `Beans ${n}` : `Rice ${n}`,
  }));
  await prisma.changeRequest.createMany({ data: requests });
  const [{ id: changeRequestId = '' } = {}] = requests;
  await prisma.revision.createMany({
    data: [null, changeRequestId].flatMap((request) =>
      numbers.map((n) => ({
        ...{ id: newId('Revision'), ...inSpace, changeRequestId: request },
        ...{ authorId: n % 2 === 0 ? ana : null, message: n % 4 === 1 ? 'Adds beans' : null },
        type: types[n % 4] ?? 'EDITS',
      })),
    ),
  });
  const own = { organizationId, changeRequestId };
  await prisma.contributor.createMany({
    data: requests.flatMap(({ id }, n) =>
      (n % 4 === 0 ? [ana, others[0] ?? ''] : [ana]).map((userId) => ({
        ...{ id: newId('Contributor'), organizationId, changeRequestId: id, userId },
      })),
    ),
  });
  await prisma.requestedReviewer.createMany({
    data: [
      ...[ana, ...others].map((userId) => ({ ...own, userId })),
      ...requests
        .filter((_, n) => n > 0 && n % 4 === 0)
        .map(({ id }) => ({ ...own, changeRequestId: id, userId: others[1] ?? '' })),
    ].map((row) => ({ ...row, id: newId('RequestedReviewer') })),
  });
  await prisma.review.createMany({
    data: [...numbers.slice(0, 2 * times).map(() => ana), ...others].map((reviewerId, n) => ({
      ...{ id: newId('Review'), ...own, reviewerId },
      revisionId: n % 2 === 0 ? revisionId : newId('Revision'),
      status: n % 2 === 0 ? ('APPROVED' as const) : ('CHANGES_REQUESTED' as const),
    })),
  });
  const comments = [null, changeRequestId].flatMap((request) =>
    numbers.map((n) => ({
      ...{ id: newId('Comment'), ...inSpace, changeRequestId: request, revisionId },
      ...{
        authorId: n % 2 === 0 ? ana : (others[0] ?? ''),
        markdown: n % 4 > 1 ? `Comment ${n} on a page` : `Comment ${n}`,
      },
      ...(n % 4 === 1 && { status: 'RESOLVED' as const, resolvedAt: new Date() }),
      pageId: n % 4 > 1 ? PAGE_ID : null,
    })),
  );
  await prisma.comment.createMany({ data: comments });
  const [{ id: commentId = '' } = {}] = comments;
  await prisma.commentReply.createMany({
    data: numbers.slice(0, 3 * times).map((n) => ({
      ...{ id: newId('CommentReply'), organizationId, commentId, markdown: `Reply ${n}` },
      authorId: n % 3 === 1 ? ana : (others[0] ?? ''),
    })),
  });
  await prisma.auditEvent.createMany({
    data: numbers.map((n) => ({
      ...{
        id: newId('AuditEvent'),
        organizationId,
        action: n % 4 === 1 ? 'team.delete' : 'team.create',
      },
      spaceId: n % 3 === 1 ? spaceId : null,
      ...{ actorId: n % 4 > 1 ? ana : null, subjectId: n % 4 === 2 ? spaceId : organizationId },
      ...{ requestId: 'list-rows', createdAt: new Date(Date.UTC(2026, 1, 1 + (n % 2))) },
    })),
  });
  return { Space: spaceId, ChangeRequest: changeRequestId, Comment: commentId };
}

/** Adds guests who are disabled and sign in through SAML. */
async function addDisabledMembers(
  world: World,
  organizationId: string,
  count: number,
): Promise<void> {
  const { prisma } = world.console.database;
  const users = Array.from({ length: count }, (_, n) => ({
    ...{ id: newId('User'), email: `disabled${n}@house.test`, displayName: 'Disabled' },
  }));
  await prisma.user.createMany({ data: users });
  await prisma.member.createMany({
    data: users.map(({ id: userId }) => ({
      ...{ id: newId('Member'), organizationId, userId },
      ...{ role: null, disabled: true, sso: true },
    })),
  });
}

/** Adds spaces in the trash: at the root of the organization, and in a collection. */
async function addDeletedSpaces(
  world: World,
  organizationId: string,
  collectionId: string,
  count: number,
): Promise<void> {
  const made = [
    ...(await makeSpaces(world, organizationId, count)),
    ...(await makeSpaces(world, organizationId, count, { id: collectionId, ancestors: [] })),
  ];
  await world.console.database.prisma.space.updateMany({
    where: { id: { in: made } },
    data: { deletedAt: new Date() },
  });
}

/**
 * Makes the rows, with each key twice in every list. With `times` each list has as many times these
 * rows, and each condition of the filters matches as many times those that it matched.
 */
export async function makeListRows(world: World, times = 1): Promise<ListRows> {
  const { prisma } = world.console.database;
  const roles = ['READ', 'EDIT', 'READ'] as const;
  const organization = await makeTestOrganization(
    world,
    Array.from({ length: times }, () => roles).flat(),
  );
  const organizationId = organization.id;
  await addDisabledMembers(world, organizationId, times);
  const [collection = ''] = await makeNestedCollections(world, organizationId, 1);
  const [space = ''] = await makeSpaces(world, organizationId, 4 * times);
  await makeSpaces(world, organizationId, 3 * times, { id: collection, ancestors: [] });
  await makeCollections(world, organizationId, 3 * times);
  const inner = await makeCollections(world, organizationId, 3 * times);
  await prisma.collection.updateMany({
    where: { id: { in: inner } },
    data: { parentId: collection, ancestors: [collection] },
  });
  const [innermost = ''] = inner;
  await makeSpaces(world, organizationId, 2 * times, { id: innermost, ancestors: [collection] });
  const teams = numbersOf(times).map((i) => ({
    ...{ id: newId('Team'), organizationId, title: `Team ${i}` },
  }));
  await prisma.team.createMany({ data: teams });
  const [admin = '', member = '', ...otherMembers] = organization.memberIds;
  await prisma.teamMember.createMany({
    data: [
      ...teams.map(({ id }, n) => ({ teamId: id, memberId: member, isOwner: n % 4 < 2 })),
      ...[admin, ...otherMembers].flatMap((memberId, i) =>
        teams
          .filter((_, n) => n % 4 === 0)
          .map(({ id }) => ({ teamId: id, memberId, isOwner: i > 0 && i % 3 === 0 })),
      ),
    ].map(({ isOwner, ...row }) => ({
      ...{ ...row, id: newId('TeamMember'), organizationId },
      role: isOwner ? ('OWNER' as const) : ('MEMBER' as const),
    })),
  });
  const sites = numbersOf(times).map((i) => ({
    ...{ id: newId('Site'), organizationId, title: `Site ${i}`, basename: `order-${i}` },
    ...{ visitorKey: new Uint8Array(8), published: i % 4 === 1 },
    visibility: i % 4 === 2 ? ('UNLISTED' as const) : ('PUBLIC' as const),
  }));
  await prisma.site.createMany({ data: sites });
  const otherIds: string[] = [];
  while (otherIds.length < 2 * times) otherIds.push((await makeTestOrganization(world)).id);
  const own = `organization_id = '${organizationId}'`;
  const changed = `${TITLE}, ${CHANGED}`;
  await mix(world, 'collections', own, changed, 'parent_id');
  const visibility =
    "visibility = CASE n % 2 WHEN 0 THEN 'UNLISTED' ELSE 'PRIVATE' END::space_visibility";
  await mix(world, 'spaces', own, `${changed}, ${visibility}`, 'parent_id');
  await addDeletedSpaces(world, organizationId, collection, times);
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
    `${ofMembers} AND id <> '${ids.user('ana')}' AND email NOT LIKE 'disabled%'`,
    "email = 'person' || n % 3 || '-' || n || '@house.test'",
  );
  const madeRequests = await makeChangeRequests(world, organization, space, times);
  await makeNotifications(world, { organizationId, spaceId: space }, times);
  const [foreignId = ''] = otherIds;
  const [foreignSpace = ''] = await makeSpaces(world, foreignId, 1);
  await makeNotifications(world, { organizationId: foreignId, spaceId: foreignSpace }, times);
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
    ...{ organizationId, otherIds },
    ...{ siteIds: sites.map(({ id }) => id), teamIds: teams.map(({ id }) => id), spaceId: space },
    ...{ collectionId: collection, memberIds: organization.memberIds },
    times,
  });
  await mix(world, 'invites', own, `${time('created_at')}, ${time('expires_at')}`);
  for (const table of ['site_sections', 'site_section_groups'])
    await mix(world, table, own, `${TITLE}, ${time('created_at')}`);
  for (const table of ['link_invites', 'openapi_spec_versions', 'site_redirects', 'site_spaces'])
    await mix(world, table, own, time('created_at'));
  await mix(world, 'grants', own, time('created_at'), 'content_id, (team_id IS NULL)');
  await mix(world, 'site_grants', own, time('created_at'), 'site_id, (team_id IS NULL)');
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
