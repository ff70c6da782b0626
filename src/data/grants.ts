/** Reads the grants on spaces and collections that decide a member's level. */
import type { OrganizationRole } from '../domain/access.ts';
import type { Level, InheritanceStep } from '../domain/level.ts';
import { contentLevel } from './content-level.ts';
import type { Query } from './database.ts';
import type { CollectionRow, SpaceRow } from './rows.ts';
import { column, statement } from './statement.ts';

/** A membership of an organization. */
interface ContentMembership {
  readonly organizationId: string;
  readonly memberId: string | null;
  readonly role: OrganizationRole | null;
  readonly teams: ReadonlyMap<string, unknown>;
  /** The scope of an installation; null for users and service accounts. */
  readonly installationScope: object | null;
}

/** A space or a collection. */
export type ContentRow = SpaceRow | CollectionRow;

/**
 * The grants on one space or collection: to the member, to their teams and, on a collection, its
 * default level.
 */
export interface ContentGrants {
  readonly id: string;
  readonly isDirect: boolean | null;
  readonly direct: Level;
  readonly teams: readonly Level[] | null;
  readonly defaultLevel: Level | 'INHERIT';
}

/** Returns SQL for the grants on the contents of `at`, to these members and teams. */
const grantsAt = (at: string, members: string, teams: string): string =>
  `SELECT at.id, bool_or(g.member_id = ANY(${members})) AS "isDirect", max(g.role) FILTER (WHERE g.member_id = ANY(${members})) AS direct,
  to_json(array_agg(g.role) FILTER (WHERE g.team_id = ANY(${teams}))) AS teams,
  (SELECT c.default_level FROM collections c WHERE c.id = at.id) AS "defaultLevel"
  FROM unnest(${at}) AS at(id) LEFT JOIN grants g ON g.content_id = at.id AND (g.member_id = ANY(${members}) OR g.team_id = ANY(${teams}))
  GROUP BY at.id`;

const GRANTS_ON_CONTENT = statement<ContentGrants>(
  'content.grants',
  grantsAt('$1::text[]', '$2', '$3'),
  {
    id: column.text,
    isDirect: column.nullable(column.boolean),
    direct: column.nullable(column.oneOf('Role')),
    teams: column.nullable(column.json<readonly Level[]>()),
    defaultLevel: column.nullable(column.oneOf('DefaultLevel')),
  },
);

/** A row of a space or collection with the grants on its inheritance chain. */
export interface GrantsOfChain {
  readonly grantsOfChain: readonly ContentGrants[];
}

/** The column `grantsOfChain` of a space or collection with this alias. */
export const GRANTS_OF_CHAIN = {
  /** Returns its SQL, for the ids of members and teams; see `granteesOf`. */
  sql: (alias: string, members = '$2', teams = '$3'): string =>
    `(SELECT json_agg(chain) FROM (${grantsAt(`${alias}.ancestors || ${alias}.id`, members, teams)}) chain)`,
  row: { grantsOfChain: column.json<readonly ContentGrants[]>() },
};

/**
 * Returns the ids of the members and teams whose grants a viewer has: the values `$2` and `$3` of
 * these statements. Returns undefined if no level of the viewer depends on grants.
 */
export function granteesOf(
  memberships: ReadonlyMap<string, ContentMembership>,
): readonly [memberIds: readonly string[], teamIds: readonly string[]] | undefined {
  const inheriting = [...memberships.values()].filter(({ role }) => role !== 'ADMIN');
  return inheriting.length === 0
    ? undefined
    : [
        inheriting.flatMap(({ memberId }) => memberId ?? []),
        inheriting.flatMap(({ teams }) => [...teams.keys()]),
      ];
}

/**
 * Returns the grants on each content to the given memberships, in one statement. A grant belongs to
 * one organization, so at most one membership matches it.
 */
export async function grantsOn(
  query: Query,
  contents: readonly string[],
  memberIds: readonly string[],
  teamIds: readonly string[],
): Promise<ContentGrants[]> {
  const rows = await query(GRANTS_ON_CONTENT, [contents, memberIds, teamIds]);
  const found = new Map(rows.map((row) => [row.id, row]));
  return contents.map(
    (id) => found.get(id) ?? { id, isDirect: null, direct: null, teams: null, defaultLevel: null },
  );
}

const EDITED_ORGANIZATIONS = statement(
  'content.edited',
  `SELECT DISTINCT membership.organization FROM unnest($1::text[], $2::text[], $3::role[]) AS membership(organization, member, role)
  JOIN spaces s ON s.organization_id = membership.organization AND s.deleted_at IS NULL
  WHERE membership.organization = ANY($5) AND ${contentLevel({ content: 's', member: 'membership.member', teams: '$4::text[]', role: 'membership.role' })} >= 3`,
  { organization: column.text },
);

/**
 * Returns which of these organizations have a space that the given memberships may edit, in one
 * statement.
 */
export async function editedOrganizations(
  query: Query,
  memberships: Iterable<ContentMembership>,
  organizationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  // Installations have no role, and default levels do not apply to them.
  const ofMembers = [...memberships].filter(({ installationScope }) => !installationScope);
  const values = [
    ofMembers.map(({ organizationId }) => organizationId),
    ofMembers.map(({ memberId }) => memberId),
    ofMembers.map(({ role }) => role),
    ofMembers.flatMap(({ teams }) => [...teams.keys()]),
    organizationIds,
  ];
  const rows = await query(EDITED_ORGANIZATIONS, values);
  return new Set(rows.map(({ organization }) => organization));
}

/** Returns the ids of the content and of its collections, from the content itself to the top. */
export const chainIdsOf = (content: ContentRow): string[] => [
  content.id,
  ...content.ancestors.toReversed(),
];

/** Returns the inheritance chain of content. Its own default level comes from its row. */
export const inheritanceChainOf = (
  content: ContentRow,
  grants: readonly ContentGrants[],
): InheritanceStep[] =>
  grants.map(({ id, isDirect, direct, teams, defaultLevel }, i) => ({
    id,
    direct: isDirect === true ? direct : undefined,
    teams: teams ?? [],
    defaultLevel: i === 0 ? content.defaultLevel : defaultLevel,
  }));
