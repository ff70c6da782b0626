/** Every DataLoader: rows by id, pages, counts. They live as long as a request, or until it writes. */
import DataLoader from 'dataloader';
import { type Connection, countChildren, fetchPages, identityOf, type List, type PageArgs, type Paging, pagingOf, seenOf } from './connection.ts';
import type { Content } from '../domain/content.ts';
import type { DocumentRow } from './content-store/read.ts';
import type { Query } from './database.ts';
import { contentOver, type LastWords } from './loaders/content.ts';
import { chosenOver } from './loaders/installation.ts';
import { grouped, noTexts, place, RowLoader } from './loaders/kinds.ts';
import { latestVersionsOver } from './loaders/openapi.ts';
import { sitePartsOver } from './loaders/site.ts';
import { type TranslationLoaders, translationsOver } from './loaders/translation.ts';
import type {
  ApiTokenRow,
  AuditEventRow,
  ChangeRequestRow,
  ChosenRow,
  CollectionRow,
  CommentReplyRow,
  CommentRow,
  FileRow,
  GrantRow,
  ImportRow,
  InstallationRow,
  IntegrationRow,
  InviteRow,
  LinkInviteRow,
  MemberRow,
  OpenAPISpecRow,
  OpenAPISpecVersionRow,
  OrganizationRow,
  ReactionRow,
  RequestedReviewerRow,
  RevisionRow,
  ReviewRow,
  ServiceAccountRow,
  SAMLProviderRow,
  ShareLinkRow,
  SiteParts,
  SiteRedirectRow,
  SiteRow,
  SiteSectionGroupRow,
  SiteSectionRow,
  SiteSpaceRow,
  SpaceRow,
  TeamMemberRow,
  TeamRow,
  UserRow,
} from './rows.ts';
import type { TranslationSettingsRow } from './rows/translation.ts';
import { tables } from './tables.ts';
import { editedOrganizations, type Said, saidOn } from './said.ts';
import { loadMemberships, type Memberships, noMemberships, type Viewer } from './viewer.ts';

export { place, RowLoader };

/** What may be read in a request. These are rows, not yet seen through anybody's eyes: `authorize.ts` says who sees them. */
export interface Loaders extends TranslationLoaders {
  readonly organization: RowLoader<OrganizationRow>;
  readonly user: RowLoader<UserRow>;
  readonly userByEmail: RowLoader<UserRow>;
  readonly member: RowLoader<MemberRow>;
  /** By `place(organizationId, userId)`. */
  readonly memberByUser: RowLoader<MemberRow>;
  readonly team: RowLoader<TeamRow>;
  readonly teamMember: RowLoader<TeamMemberRow>;
  /** By `place(teamId, memberId)`. */
  readonly teamMemberByMember: RowLoader<TeamMemberRow>;
  readonly invite: RowLoader<InviteRow>;
  readonly linkInvite: RowLoader<LinkInviteRow>;
  readonly token: RowLoader<ApiTokenRow>;
  readonly serviceAccount: RowLoader<ServiceAccountRow>;
  readonly auditEvent: RowLoader<AuditEventRow>;
  readonly collection: RowLoader<CollectionRow>;
  readonly space: RowLoader<SpaceRow>;
  readonly grant: RowLoader<GrantRow>;
  readonly revision: RowLoader<RevisionRow>;
  readonly changeRequest: RowLoader<ChangeRequestRow>;
  /** By `place(spaceId, number)`. */
  readonly changeRequestByNumber: RowLoader<ChangeRequestRow>;
  readonly review: RowLoader<ReviewRow>;
  readonly requestedReviewer: RowLoader<RequestedReviewerRow>;
  readonly file: RowLoader<FileRow>;
  readonly site: RowLoader<SiteRow>;
  readonly siteSectionGroup: RowLoader<SiteSectionGroupRow>;
  readonly siteSection: RowLoader<SiteSectionRow>;
  readonly siteSpace: RowLoader<SiteSpaceRow>;
  readonly shareLink: RowLoader<ShareLinkRow>;
  readonly siteRedirect: RowLoader<SiteRedirectRow>;
  readonly samlProvider: RowLoader<SAMLProviderRow>;
  /** The active SAML providers of an organization, by label. */
  readonly activeProviders: DataLoader<string, readonly SAMLProviderRow[]>;
  /** What sites are made of, by their ids. */
  readonly siteParts: DataLoader<string, SiteParts>;
  readonly translationSettings: RowLoader<TranslationSettingsRow>;
  readonly integration: RowLoader<IntegrationRow>;
  readonly integrationByName: RowLoader<IntegrationRow>;
  readonly installation: RowLoader<InstallationRow>;
  /** The spaces that were chosen for an installation, by its id; the first chosen first. */
  readonly chosenSpaces: DataLoader<string, readonly ChosenRow[]>;
  /** The sites that were chosen for an installation, by its id; the first chosen first. */
  readonly chosenSites: DataLoader<string, readonly ChosenRow[]>;
  readonly import: RowLoader<ImportRow>;
  readonly openAPISpec: RowLoader<OpenAPISpecRow>;
  /** By `place(organizationId, slug)`. */
  readonly openAPISpecBySlug: RowLoader<OpenAPISpecRow>;
  readonly openAPISpecVersion: RowLoader<OpenAPISpecVersionRow>;
  /** By the ids of their specs. */
  readonly latestOpenAPISpecVersion: RowLoader<OpenAPISpecVersionRow>;
  readonly comment: RowLoader<CommentRow>;
  readonly commentReply: RowLoader<CommentReplyRow>;
  /** The reactions to a comment or a reply, by its id, the first first. */
  readonly reactions: DataLoader<string, readonly ReactionRow[]>;
  /** What revisions hold. */
  readonly content: DataLoader<RevisionRow, Content, string>;
  /** A text with what follows from it, by `place(organizationId, hash)`. */
  readonly document: RowLoader<DocumentRow>;
  /** Ids of the users who contributed to a change request. */
  readonly contributorIds: DataLoader<string, readonly string[]>;
  /** Ids of those who gave the last word on a change request as it is at its head. */
  readonly reviewerIdsAtHead: DataLoader<string, readonly string[]>;
  /** The last words of a change request's reviewers: approvals of how it is now, and wishes for changes. Its author's do not count. */
  readonly lastWords: DataLoader<string, LastWords>;
  /** Hashes of the texts that name a page, a file or a reusable content, by `place(organizationId, its id)`. */
  readonly documentsNaming: DataLoader<string, readonly string[]>;
  /** Whether the viewer has the level edit or more on something in an organization. */
  readonly editsIn: DataLoader<string, boolean>;
  /** What is said for the viewer on a space or collection, by its id. */
  readonly said: RowLoader<Said>;
  /** How many spaces a member was given a level on, himself or through a team. */
  readonly spaceCountOfMember: DataLoader<string, number>;
  /** How many spaces a team was given a level on. */
  readonly spaceCountOfTeam: DataLoader<string, number>;
  /** Ids of the teams of a member. */
  readonly teamIdsOfMember: DataLoader<string, readonly string[]>;
  /** How many members a team has. */
  readonly memberCountOfTeam: DataLoader<string, number>;
  /** Ids of the organizations that a user belongs to, disabled or not. */
  readonly organizationIdsOfUser: DataLoader<string, readonly string[]>;
  /** The viewer's own places. */
  memberships(): Promise<Memberships>;
  /** A page of a list for one parent; parents that are paged alike share their statements. */
  page<Row>(list: List, parent: string, args: PageArgs): Promise<Connection<Row>>;
}

type Kind = keyof typeof tables;

const byId = <Row extends { readonly id: string }>(query: Query, kind: Kind): RowLoader<Row> => {
  const { table, alias, columns } = tables[kind];
  return new RowLoader(async (ids) => {
    const rows = await query<Row>(`${kind}.byId`, `SELECT ${columns} FROM ${table} ${alias} WHERE ${alias}.id = ANY($1)`, [ids]);
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => found.get(id) ?? null);
  });
};

/** Rows by a column that is unique in the whole service. */
const byName = <Row>(query: Query, kind: Kind, column: string, nameOf: (row: Row) => string): RowLoader<Row> => {
  const { table, alias, columns } = tables[kind];
  return new RowLoader(async (names) => {
    const rows = await query<Row>(`${kind}.by.${column}`, `SELECT ${columns} FROM ${table} ${alias} WHERE ${alias}.${column} = ANY($1)`, [names]);
    const found = new Map(rows.map((row) => [nameOf(row), row]));
    return names.map((name) => found.get(name) ?? null);
  });
};

/** Rows by a pair of columns that is unique. */
const byPlace = <Row>(query: Query, kind: Kind, columnPair: readonly [string, string], keyOf: (row: Row) => string, secondType: 'text' | 'int' = 'text'): RowLoader<Row> => {
  const { table, alias, columns } = tables[kind];
  const [first, second] = columnPair;
  const text = `SELECT ${columns} FROM unnest($1::text[], $2::text[]) AS p(a, b) JOIN ${table} ${alias} ON ${alias}.${first} = p.a AND ${alias}.${second} = p.b::${secondType}`;
  return new RowLoader(async (keys) => {
    const pairs = keys.map((key) => key.split(' '));
    const rows = await query<Row>(`${kind}.byPlace`, text, [pairs.map(([a]) => a), pairs.map(([, b]) => b)]);
    const found = new Map(rows.map((row) => [keyOf(row), row]));
    return keys.map((key) => found.get(key) ?? null);
  });
};

const SPACES_OF_MEMBER = `SELECT m.id AS key, count(DISTINCT s.id)::int AS value FROM unnest($1::text[]) AS m(id)
  JOIN grants g ON g.member_id = m.id OR g.team_id IN (SELECT tm.team_id FROM team_members tm WHERE tm.member_id = m.id)
  JOIN spaces s ON s.id = g.space_id AND s.deleted_at IS NULL WHERE g.role IS NOT NULL GROUP BY m.id`;
const SPACES_OF_TEAM = `SELECT g.team_id AS key, count(*)::int AS value FROM grants g JOIN spaces s ON s.id = g.space_id AND s.deleted_at IS NULL
  WHERE g.team_id = ANY($1) AND g.role IS NOT NULL GROUP BY g.team_id`;

/** Pages, one loader for each way of paging: parents that are paged alike share their statements. */
function pagesOver(query: Query): Loaders['page'] {
  const pages = new Map<string, DataLoader<string, Omit<Connection<unknown>, 'count'>>>();
  const counts = new Map<string, DataLoader<string, number>>();
  const counterOf = (list: List) => remember(counts, identityOf(list) + seenOf(list), () => new DataLoader((parents) => countChildren(query, list, parents)));
  const pagerOf = (paging: Paging) =>
    remember(
      pages,
      JSON.stringify([identityOf(paging.list), seenOf(paging.list), paging.size, paging.backward, paging.after, paging.before]),
      () => new DataLoader((parents) => fetchPages(query, paging, parents)),
    );
  return async <Row>(list: List, parent: string, args: PageArgs) => {
    const page = await pagerOf(pagingOf(list, args)).load(parent);
    return { ...page, count: () => counterOf(list).load(parent) } as Connection<Row>; // the list's columns are those of the row
  };
}

function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

const ACTIVE_PROVIDERS = `SELECT ${tables.samlProvider.columns} FROM saml_providers sa WHERE sa.organization_id = ANY($1)
  AND sa.entity_id IS NOT NULL AND sa.certificate IS NOT NULL AND sa.sso_url IS NOT NULL ORDER BY lower(sa.label), sa.id`;

const activeProvidersOver = (query: Query) =>
  new DataLoader<string, readonly SAMLProviderRow[]>(async (organizationIds) => {
    const rows = await query<SAMLProviderRow>('samlProvider.active', ACTIVE_PROVIDERS, [organizationIds]);
    return organizationIds.map((id) => rows.filter(({ organizationId }) => organizationId === id));
  });

/** Rows, by their ids and by what else is unique of them. */
const rowsOver = (query: Query) => ({
  organization: byId<OrganizationRow>(query, 'organization'),
  user: byId<UserRow>(query, 'user'),
  userByEmail: byName<UserRow>(query, 'user', 'email', ({ email }) => email),
  member: byId<MemberRow>(query, 'member'),
  memberByUser: byPlace<MemberRow>(query, 'member', ['organization_id', 'user_id'], (row) => place(row.organizationId, row.userId)),
  team: byId<TeamRow>(query, 'team'),
  teamMember: byId<TeamMemberRow>(query, 'teamMember'),
  teamMemberByMember: byPlace<TeamMemberRow>(query, 'teamMember', ['team_id', 'member_id'], (row) => place(row.teamId, row.memberId)),
  invite: byId<InviteRow>(query, 'invite'),
  linkInvite: byId<LinkInviteRow>(query, 'linkInvite'),
  token: byId<ApiTokenRow>(query, 'token'),
  serviceAccount: byId<ServiceAccountRow>(query, 'serviceAccount'),
  auditEvent: byId<AuditEventRow>(query, 'auditEvent'),
  collection: byId<CollectionRow>(query, 'collection'),
  space: byId<SpaceRow>(query, 'space'),
  grant: byId<GrantRow>(query, 'grant'),
  revision: byId<RevisionRow>(query, 'revision'),
  changeRequest: byId<ChangeRequestRow>(query, 'changeRequest'),
  changeRequestByNumber: byPlace<ChangeRequestRow>(query, 'changeRequest', ['space_id', 'number'], (row) => place(row.spaceId, String(row.number)), 'int'),
  review: byId<ReviewRow>(query, 'review'),
  requestedReviewer: byId<RequestedReviewerRow>(query, 'requestedReviewer'),
  file: byId<FileRow>(query, 'file'),
  site: byId<SiteRow>(query, 'site'),
  siteSectionGroup: byId<SiteSectionGroupRow>(query, 'siteSectionGroup'),
  siteSection: byId<SiteSectionRow>(query, 'siteSection'),
  siteSpace: byId<SiteSpaceRow>(query, 'siteSpace'),
  shareLink: byId<ShareLinkRow>(query, 'shareLink'),
  siteRedirect: byId<SiteRedirectRow>(query, 'siteRedirect'),
  samlProvider: byId<SAMLProviderRow>(query, 'samlProvider'),
  activeProviders: activeProvidersOver(query),
  siteParts: sitePartsOver(query),
  translationSettings: byId<TranslationSettingsRow>(query, 'translationSettings'),
  integration: byId<IntegrationRow>(query, 'integration'),
  integrationByName: byName<IntegrationRow>(query, 'integration', 'name', ({ name }) => name),
  installation: byId<InstallationRow>(query, 'installation'),
  ...chosenOver(query),
  import: byId<ImportRow>(query, 'import'),
  openAPISpec: byId<OpenAPISpecRow>(query, 'openAPISpec'),
  openAPISpecBySlug: byPlace<OpenAPISpecRow>(query, 'openAPISpec', ['organization_id', 'slug'], (row) => place(row.organizationId, row.slug)),
  openAPISpecVersion: byId<OpenAPISpecVersionRow>(query, 'openAPISpecVersion'),
  latestOpenAPISpecVersion: latestVersionsOver(query),
  comment: byId<CommentRow>(query, 'comment'),
  commentReply: byId<CommentReplyRow>(query, 'commentReply'),
});

const TEAMS_OF_MEMBER = 'SELECT member_id AS key, array_agg(team_id) AS value FROM team_members WHERE member_id = ANY($1) GROUP BY member_id';
const MEMBERS_OF_TEAM = 'SELECT team_id AS key, count(*)::int AS value FROM team_members WHERE team_id = ANY($1) GROUP BY team_id';
const ORGANIZATIONS_OF_USER = `SELECT user_id AS key, array_agg(organization_id) AS value FROM (
  SELECT user_id, organization_id FROM members WHERE user_id = ANY($1) UNION ALL SELECT user_id, organization_id FROM service_accounts WHERE user_id = ANY($1)
  UNION ALL SELECT user_id, organization_id FROM integration_installations WHERE user_id = ANY($1)
) place GROUP BY user_id`;

/** Lists of ids and counts, of many at once. */
const groupsOver = (query: Query) => ({
  spaceCountOfMember: grouped(query, 'member.spaceCount', SPACES_OF_MEMBER, 0),
  spaceCountOfTeam: grouped(query, 'team.spaceCount', SPACES_OF_TEAM, 0),
  teamIdsOfMember: grouped(query, 'member.teamIds', TEAMS_OF_MEMBER, noTexts),
  memberCountOfTeam: grouped(query, 'team.memberCount', MEMBERS_OF_TEAM, 0),
  organizationIdsOfUser: grouped(query, 'user.organizationIds', ORGANIZATIONS_OF_USER, noTexts),
});

/** Loaders over a connection, for a viewer; `known` are his places when they were read already. */
export function makeLoaders(query: Query, viewer: Viewer | null, known?: Memberships): Loaders {
  let places = known && Promise.resolve(known);
  const memberships = () => {
    places ??= viewer ? loadMemberships(query, viewer) : Promise.resolve(noMemberships);
    return places;
  };
  const said = new RowLoader(async (contents) => {
    const own = [...(await memberships()).values()];
    const memberIds = own.flatMap(({ memberId }) => memberId ?? []);
    const teamIds = own.flatMap(({ teams }) => [...teams.keys()]);
    return saidOn(query, contents, memberIds, teamIds);
  });
  const editsIn = new DataLoader<string, boolean>(async (organizationIds) => {
    const places = [...(await memberships()).values()];
    const editing = await editedOrganizations(query, places, organizationIds);
    return organizationIds.map((id) => editing.has(id));
  });
  return { ...rowsOver(query), ...groupsOver(query), ...contentOver(query), ...translationsOver(query), editsIn, said, memberships, page: pagesOver(query) };
}

/** Forgets what was read: who took one of these loaders before a write reads anew after it. */
export function clear(loaders: Loaders): void {
  for (const loader of Object.values(loaders)) if (loader instanceof RowLoader || loader instanceof DataLoader) loader.clearAll();
}
