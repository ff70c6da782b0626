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
  IntegrationRow,
  MemberRow,
  OpenAPISpecRow,
  OpenAPISpecVersionRow,
  RowOf,
  SAMLProviderRow,
  SiteParts,
  TeamMemberRow,
  UserRow,
} from '../rows.ts';
import { tables } from '../tables.ts';
import { type InstallationLoaders, installationsOver } from './installation.ts';
import { compositeKey, RowLoader } from './kinds.ts';
import { latestVersionsOver } from './openapi.ts';
import { sitePartsOver } from './site.ts';

/** The loaders of rows by their ids, one for each kind of `domain/kinds.ts`. */
type LoadersById = { readonly [Name in StoredKind as LoaderOf<Name>]: RowLoader<RowOf<Name>> };

/** The loaders of rows by their ids and by other unique keys. */
export interface RowLoaders extends LoadersById, InstallationLoaders {
  readonly userByEmail: RowLoader<UserRow>;
  /** By `compositeKey(organizationId, userId)`. */
  readonly memberByUser: RowLoader<MemberRow>;
  /** By `compositeKey(teamId, memberId)`. */
  readonly teamMemberByMember: RowLoader<TeamMemberRow>;
  /** By `compositeKey(spaceId, number)`. */
  readonly changeRequestByNumber: RowLoader<ChangeRequestRow>;
  /** The active SAML providers of an organization, by label. */
  readonly activeProviders: DataLoader<string, readonly SAMLProviderRow[]>;
  /** The parts of sites, by the ids of the sites. */
  readonly siteParts: DataLoader<string, SiteParts>;
  readonly integrationByName: RowLoader<IntegrationRow>;
  /** By `compositeKey(organizationId, slug)`. */
  readonly openAPISpecBySlug: RowLoader<OpenAPISpecRow>;
  /** By the ids of their specs. */
  readonly latestOpenAPISpecVersion: RowLoader<OpenAPISpecVersionRow>;
}

/**
 * Creates a loader of rows by their ids. A single id is compared with `=`, because PostgreSQL
 * reuses that plan; it plans `ANY` again for each execution, which takes longer than running it.
 */
const byId = <Row extends { readonly id: string }>(
  query: Query,
  kind: LoaderName,
): RowLoader<Row> => {
  const { table, alias, columns } = tables[kind];
  const text = `SELECT ${columns} FROM ${table} ${alias} WHERE ${alias}.id`;
  return new RowLoader(async (ids) => {
    const rows = await (ids.length === 1
      ? query<Row>(`${kind}.byOneId`, `${text} = $1`, ids)
      : query<Row>(`${kind}.byId`, `${text} = ANY($1)`, [ids]));
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => found.get(id) ?? null);
  });
};

/** Creates a loader of rows by a column that is unique in the whole installation. */
const byName = <Row>(
  query: Query,
  kind: LoaderName,
  column: string,
  nameOf: (row: Row) => string,
): RowLoader<Row> => {
  const { table, alias, columns } = tables[kind];
  return new RowLoader(async (names) => {
    const rows = await query<Row>(
      `${kind}.by.${column}`,
      `SELECT ${columns} FROM ${table} ${alias} WHERE ${alias}.${column} = ANY($1)`,
      [names],
    );
    const found = new Map(rows.map((row) => [nameOf(row), row]));
    return names.map((name) => found.get(name) ?? null);
  });
};

/** Creates a loader of rows by a pair of columns that is unique. */
const byPair = <Row>(
  query: Query,
  kind: LoaderName,
  columnPair: readonly [string, string],
  keyOf: (row: Row) => string,
  secondType: 'text' | 'int' = 'text',
): RowLoader<Row> => {
  const { table, alias, columns } = tables[kind];
  const [first, second] = columnPair;
  const text = `SELECT ${columns} FROM unnest($1::text[], $2::text[]) AS p(a, b) JOIN ${table} ${alias} ON ${alias}.${first} = p.a AND ${alias}.${second} = p.b::${secondType}`;
  return new RowLoader(async (keys) => {
    const pairs = keys.map((key) => key.split(' '));
    const rows = await query<Row>(`${kind}.byPair`, text, [
      pairs.map(([a]) => a),
      pairs.map(([, b]) => b),
    ]);
    const found = new Map(rows.map((row) => [keyOf(row), row]));
    return keys.map((key) => found.get(key) ?? null);
  });
};

// An organization has few of them, so all are selected; another module decides which are active.
const PROVIDERS = `SELECT ${tables.samlProvider.columns} FROM saml_providers sa WHERE sa.organization_id = ANY($1) ORDER BY lower(sa.label), sa.id`;

const activeProvidersOver = (query: Query) =>
  new DataLoader<string, readonly SAMLProviderRow[]>(async (organizationIds) => {
    const active = (
      await query<SAMLProviderRow>('samlProvider.ofOrganizations', PROVIDERS, [organizationIds])
    ).filter((row) => identityProviderOf(row) !== null);
    return organizationIds.map((id) =>
      active.filter(({ organizationId }) => organizationId === id),
    );
  });

/** Returns a loader by id for each kind that has rows. */
const loadersById = (query: Query): LoadersById =>
  // each loader reads the rows of its own kind
  Object.fromEntries(
    storedKinds.map(({ loader }) => [loader, byId(query, loader)]),
  ) as unknown as LoadersById;

/** Returns the loaders of rows by their ids and by other unique keys. */
export const rowsOver = (query: Query): RowLoaders => ({
  ...loadersById(query),
  userByEmail: byName<UserRow>(query, 'user', 'email', ({ email }) => email),
  memberByUser: byPair<MemberRow>(query, 'member', ['organization_id', 'user_id'], (row) =>
    compositeKey(row.organizationId, row.userId),
  ),
  teamMemberByMember: byPair<TeamMemberRow>(query, 'teamMember', ['team_id', 'member_id'], (row) =>
    compositeKey(row.teamId, row.memberId),
  ),
  activeProviders: activeProvidersOver(query),
  changeRequestByNumber: byPair<ChangeRequestRow>(
    query,
    'changeRequest',
    ['space_id', 'number'],
    (row) => compositeKey(row.spaceId, String(row.number)),
    'int',
  ),
  siteParts: sitePartsOver(query),
  integrationByName: byName<IntegrationRow>(query, 'integration', 'name', ({ name }) => name),
  ...installationsOver(query),
  openAPISpecBySlug: byPair<OpenAPISpecRow>(
    query,
    'openAPISpec',
    ['organization_id', 'slug'],
    (row) => compositeKey(row.organizationId, row.slug),
  ),
  latestOpenAPISpecVersion: latestVersionsOver(query),
});
