/** Loads rows by their ids and by their other unique keys. */
import DataLoader from 'dataloader';
import {
  type LoaderName,
  type LoaderOf,
  type StoredKind,
  storedKinds,
} from '../../domain/kinds.ts';
import { identityProviderOf } from '../../domain/saml/active.ts';
import type { Query } from '../database.ts';
import type {
  ChangeRequestRow,
  GrantRow,
  InstallationRow,
  IntegrationRow,
  MemberRow,
  OpenAPISpecRow,
  OpenAPISpecVersionRow,
  RowOf,
  SAMLProviderRow,
  ServiceAccountRow,
  SiteParts,
  TeamMemberRow,
  UserRow,
} from '../rows.ts';
import { type Table, tables } from '../tables.ts';
import type { LoaderFactories, LoaderSource } from './factories.ts';
import { type InstallationLoaders, installationLoaders } from './installation.ts';
import { byId, type IdentifiedRow, statementsById } from './by-id.ts';
import { COLLECTIONS_WITH_GRANTS, contentById, SPACES_WITH_GRANTS } from './content-by-id.ts';
import { compositeKey, RowLoader } from './kinds.ts';
import { latestVersionsOver } from './openapi.ts';
import { sitePartsOver } from './site.ts';
import { type PublishedPlaces, publishedPlacesOver } from './space-addresses.ts';
import { type Statement, statement } from '../statement.ts';

/** The loaders of rows by their ids, one for each kind of `domain/kinds.ts`. */
type LoadersById = { readonly [Name in StoredKind as LoaderOf<Name>]: RowLoader<RowOf<Name>> };

/** The loaders of rows by their ids and by other unique keys. */
export interface RowLoaders extends LoadersById, InstallationLoaders {
  readonly userByEmail: RowLoader<UserRow>;
  /** The service account that a user represents. */
  readonly serviceAccountByUser: RowLoader<ServiceAccountRow>;
  /** The installation that a user represents. */
  readonly installationByUser: RowLoader<InstallationRow>;
  /** By `compositeKey(organizationId, userId)`. */
  readonly memberByUser: RowLoader<MemberRow>;
  /** By `compositeKey(teamId, memberId)`. */
  readonly teamMemberByMember: RowLoader<TeamMemberRow>;
  /** By `compositeKey(spaceId, number)`. */
  readonly changeRequestByNumber: RowLoader<ChangeRequestRow>;
  /** The active SAML providers of an organization, by label. */
  readonly activeProviders: DataLoader<string, readonly SAMLProviderRow[]>;
  /** The parts of sites, by the ids of the sites. */
  readonly siteParts: RowLoader<SiteParts>;
  /** The places of spaces on published sites, by the ids of the spaces. */
  readonly publishedPlaces: DataLoader<string, PublishedPlaces>;
  readonly integrationByName: RowLoader<IntegrationRow>;
  /** By `compositeKey(organizationId, slug)`. */
  readonly grantToMember: RowLoader<GrantRow>;
  readonly grantToTeam: RowLoader<GrantRow>;
  readonly openAPISpecBySlug: RowLoader<OpenAPISpecRow>;
  /** By the ids of their specs. */
  readonly latestOpenAPISpecVersion: RowLoader<OpenAPISpecVersionRow>;
}

const BY_ID = storedKinds
  .filter(({ loader }) => loader !== 'space' && loader !== 'collection')
  .map(
    ({ loader }) =>
      // every kind has an id; the loader of each reads the rows of its own kind
      [loader, statementsById(loader, tables[loader] as unknown as Table<IdentifiedRow>)] as const,
  );

/** Declares a statement for `byName`. */
const statementByName = <Row>(
  kind: LoaderName,
  name: string,
  { table, alias, columns, row }: Table<Row>,
): Statement<Row> =>
  statement<Row>(
    `${kind}.by.${name}`,
    `SELECT ${columns} FROM ${table} ${alias} WHERE ${alias}.${name} = ANY($1)`,
    row,
  );
const USERS_BY_EMAIL = statementByName('user', 'email', tables.user);
const SERVICE_ACCOUNTS_BY_USER = statementByName(
  'serviceAccount',
  'user_id',
  tables.serviceAccount,
);
const INSTALLATIONS_BY_USER = statementByName('installation', 'user_id', tables.installation);
const INTEGRATIONS_BY_NAME = statementByName('integration', 'name', tables.integration);

/** Creates a loader of rows by a column that is unique in the whole installation. */
const byName = <Row>(
  query: Query,
  rowsByName: Statement<Row>,
  nameOf: (row: Row) => string,
): RowLoader<Row> =>
  new RowLoader(async (names) => {
    const rows = await query(rowsByName, [names]);
    const found = new Map(rows.map((row) => [nameOf(row), row]));
    return names.map((name) => found.get(name) ?? null);
  });

/** Declares a statement for `byPair`. */
function statementByPair<Row>(
  kind: LoaderName,
  [first, second]: readonly [string, string],
  { table, alias, columns, row }: Table<Row>,
  secondType: 'text' | 'int' = 'text',
): Statement<Row> {
  const text = `SELECT ${columns} FROM unnest($1::text[], $2::text[]) AS p(a, b) JOIN ${table} ${alias} ON ${alias}.${first} = p.a AND ${alias}.${second} = p.b::${secondType}`;
  return statement<Row>(`${kind}.by.${second}`, text, row);
}
const MEMBERS_BY_USER = statementByPair('member', ['organization_id', 'user_id'], tables.member);
const TEAM_MEMBERS_BY_MEMBER = statementByPair(
  'teamMember',
  ['team_id', 'member_id'],
  tables.teamMember,
);
const GRANTS_TO_MEMBERS = statementByPair('grant', ['content_id', 'member_id'], tables.grant);
const GRANTS_TO_TEAMS = statementByPair('grant', ['content_id', 'team_id'], tables.grant);
const CHANGE_REQUESTS_BY_NUMBER = statementByPair(
  'changeRequest',
  ['space_id', 'number'],
  tables.changeRequest,
  'int',
);
const SPECS_BY_SLUG = statementByPair(
  'openAPISpec',
  ['organization_id', 'slug'],
  tables.openAPISpec,
);

/** Creates a loader of rows by a pair of columns that is unique. */
const byPair = <Row>(
  query: Query,
  rowsByPair: Statement<Row>,
  keyOf: (row: Row) => string,
): RowLoader<Row> =>
  new RowLoader(async (keys) => {
    const pairs = keys.map((key) => key.split(' '));
    const rows = await query(rowsByPair, [pairs.map(([a]) => a), pairs.map(([, b]) => b)]);
    const found = new Map(rows.map((row) => [keyOf(row), row]));
    return keys.map((key) => found.get(key) ?? null);
  });

// An organization has few of them, so all are selected; another module decides which are active.
const PROVIDERS = statement(
  'samlProvider.ofOrganizations',
  `SELECT ${tables.samlProvider.columns} FROM saml_providers sa WHERE sa.organization_id = ANY($1) ORDER BY lower(sa.label), sa.id`,
  tables.samlProvider.row,
);

const activeProvidersOver = (query: Query) =>
  new DataLoader<string, readonly SAMLProviderRow[]>(async (organizationIds) => {
    const active = (await query(PROVIDERS, [organizationIds])).filter(
      (row) => identityProviderOf(row) !== null,
    );
    return organizationIds.map((id) =>
      active.filter(({ organizationId }) => organizationId === id),
    );
  });

/** Makes the loader by id of each kind that has rows. */
const loadersById: LoaderFactories<LoadersById> =
  // each loader reads the rows of its own kind
  Object.fromEntries(
    BY_ID.map(([loader, statements]) => [
      loader,
      (source: LoaderSource) => byId(source, statements),
    ]),
  ) as unknown as LoaderFactories<LoadersById>;

/** Makes the loaders of rows by their ids and by other unique keys. */
export const rowLoaders: LoaderFactories<RowLoaders> = {
  ...loadersById,
  space: (source) => contentById(source, SPACES_WITH_GRANTS),
  collection: (source) => contentById(source, COLLECTIONS_WITH_GRANTS),
  userByEmail: ({ query }) => byName(query, USERS_BY_EMAIL, ({ email }) => email),
  serviceAccountByUser: ({ query }) =>
    byName(query, SERVICE_ACCOUNTS_BY_USER, ({ userId }) => userId),
  installationByUser: ({ query }) => byName(query, INSTALLATIONS_BY_USER, ({ userId }) => userId),
  memberByUser: ({ query }) =>
    byPair(query, MEMBERS_BY_USER, (row) => compositeKey(row.organizationId, row.userId)),
  teamMemberByMember: ({ query }) =>
    byPair(query, TEAM_MEMBERS_BY_MEMBER, (row) => compositeKey(row.teamId, row.memberId)),
  grantToMember: ({ query }) =>
    byPair(query, GRANTS_TO_MEMBERS, (row) => compositeKey(row.contentId, row.memberId ?? '')),
  grantToTeam: ({ query }) =>
    byPair(query, GRANTS_TO_TEAMS, (row) => compositeKey(row.contentId, row.teamId ?? '')),
  activeProviders: ({ query }) => activeProvidersOver(query),
  changeRequestByNumber: ({ query }) =>
    byPair(query, CHANGE_REQUESTS_BY_NUMBER, (row) =>
      compositeKey(row.spaceId, String(row.number)),
    ),
  siteParts: ({ query }) => sitePartsOver(query),
  publishedPlaces: publishedPlacesOver,
  integrationByName: ({ query }) => byName(query, INTEGRATIONS_BY_NAME, ({ name }) => name),
  ...installationLoaders,
  openAPISpecBySlug: ({ query }) =>
    byPair(query, SPECS_BY_SLUG, (row) => compositeKey(row.organizationId, row.slug)),
  latestOpenAPISpecVersion: ({ query }) => latestVersionsOver(query),
};
