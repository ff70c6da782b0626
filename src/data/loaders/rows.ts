/** Rows by their ids and by what else is unique of them. */
import DataLoader from 'dataloader';
import { partnerOf } from '../../domain/saml/active.ts';
import type { Query } from '../database.ts';
import type {
  ApiTokenRow,
  AuditEventRow,
  ChangeRequestRow,
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
} from '../rows.ts';
import type { TranslationSettingsRow } from '../rows/translation.ts';
import { tables } from '../tables.ts';
import { type InstallationLoaders, installationsOver } from './installation.ts';
import { place, RowLoader } from './kinds.ts';
import { latestVersionsOver } from './openapi.ts';
import { sitePartsOver } from './site.ts';

/** What is read by its id, or by what else is unique of it. */
export interface RowLoaders extends InstallationLoaders {
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
  readonly import: RowLoader<ImportRow>;
  readonly openAPISpec: RowLoader<OpenAPISpecRow>;
  /** By `place(organizationId, slug)`. */
  readonly openAPISpecBySlug: RowLoader<OpenAPISpecRow>;
  readonly openAPISpecVersion: RowLoader<OpenAPISpecVersionRow>;
  /** By the ids of their specs. */
  readonly latestOpenAPISpecVersion: RowLoader<OpenAPISpecVersionRow>;
  readonly comment: RowLoader<CommentRow>;
  readonly commentReply: RowLoader<CommentReplyRow>;
}

type Kind = keyof typeof tables;

/** Rows by their ids. One alone is asked for by `=`: PostgreSQL keeps that plan, while it makes the one of `ANY` anew each time, which takes longer than to run it. */
const byId = <Row extends { readonly id: string }>(query: Query, kind: Kind): RowLoader<Row> => {
  const { table, alias, columns } = tables[kind];
  const text = `SELECT ${columns} FROM ${table} ${alias} WHERE ${alias}.id`;
  return new RowLoader(async (ids) => {
    const rows = await (ids.length === 1 ? query<Row>(`${kind}.byOneId`, `${text} = $1`, ids) : query<Row>(`${kind}.byId`, `${text} = ANY($1)`, [ids]));
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

// Of an organization there are few: which of them are active is said in one place, and not here.
const PROVIDERS = `SELECT ${tables.samlProvider.columns} FROM saml_providers sa WHERE sa.organization_id = ANY($1) ORDER BY lower(sa.label), sa.id`;

const activeProvidersOver = (query: Query) =>
  new DataLoader<string, readonly SAMLProviderRow[]>(async (organizationIds) => {
    const active = (await query<SAMLProviderRow>('samlProvider.ofOrganizations', PROVIDERS, [organizationIds])).filter((row) => partnerOf(row) !== null);
    return organizationIds.map((id) => active.filter(({ organizationId }) => organizationId === id));
  });

const peopleOver = (query: Query) => ({
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
  samlProvider: byId<SAMLProviderRow>(query, 'samlProvider'),
  activeProviders: activeProvidersOver(query),
});

/** Rows, by their ids and by what else is unique of them. */
export const rowsOver = (query: Query): RowLoaders => ({
  ...peopleOver(query),
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
  siteParts: sitePartsOver(query),
  translationSettings: byId<TranslationSettingsRow>(query, 'translationSettings'),
  integration: byId<IntegrationRow>(query, 'integration'),
  integrationByName: byName<IntegrationRow>(query, 'integration', 'name', ({ name }) => name),
  installation: byId<InstallationRow>(query, 'installation'),
  ...installationsOver(query),
  import: byId<ImportRow>(query, 'import'),
  openAPISpec: byId<OpenAPISpecRow>(query, 'openAPISpec'),
  openAPISpecBySlug: byPlace<OpenAPISpecRow>(query, 'openAPISpec', ['organization_id', 'slug'], (row) => place(row.organizationId, row.slug)),
  openAPISpecVersion: byId<OpenAPISpecVersionRow>(query, 'openAPISpecVersion'),
  latestOpenAPISpecVersion: latestVersionsOver(query),
  comment: byId<CommentRow>(query, 'comment'),
  commentReply: byId<CommentReplyRow>(query, 'commentReply'),
});
