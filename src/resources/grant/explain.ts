/**
 * Explains the effective access of members on spaces and collections; one statement covers many of
 * both.
 */
import {
  type Connection,
  type SqlCondition,
  type ConnectionQuery,
  declareList,
  where,
} from '../../data/connection.ts';
import { contentLevel, TEAMS_OF_MEMBER } from '../../data/content-level.ts';
import type { EffectiveAccessRow } from '../../data/rows.ts';
import { column } from '../../data/statement.ts';
import { type Level, type InheritanceStep, sourcesOf } from '../../domain/level.ts';

/** A member on some content, with the inheritance chain from the content to the top. */
export interface AccessRow {
  readonly userId: string;
  readonly role: Level;
  readonly disabled: boolean;
  readonly chain: readonly (InheritanceStep & {
    readonly direct: Level;
    readonly isDirect: boolean;
  })[];
}

/**
 * SQL for the inheritance chain from the content to the top: the grant of the member, the grants of
 * their teams, and the default level.
 */
const CHAIN = `(SELECT json_agg(json_build_object('id', at.id, 'isDirect', own.id IS NOT NULL, 'direct', own.role,
    'teams', ARRAY(SELECT g.role FROM grants g
      WHERE g.content_id = at.id AND g.team_id = ANY(membership.teams)), 'defaultLevel', at.default_level)
      ORDER BY at.n)
  FROM (SELECT content.id, content.default_level, 0::bigint AS n UNION ALL
    SELECT ancestor.id, c.default_level, cardinality(content.ancestors) + 1 - ancestor.n
      FROM unnest(content.ancestors) WITH ORDINALITY AS ancestor(id, n)
      LEFT JOIN collections c ON c.id = ancestor.id
  ) AS at LEFT JOIN grants own ON own.content_id = at.id AND own.member_id = m.id)`;

const ACCESS = {
  columns: `m.user_id AS "userId", m.role, m.disabled, ${CHAIN} AS chain`,
  row: {
    userId: column.text,
    role: column.nullable(column.oneOf('Role')),
    disabled: column.boolean,
    chain: column.json<AccessRow['chain']>(),
  },
};
const CONTENT_WITH_MEMBERS = `(SELECT id, organization_id, default_level, ancestors FROM spaces
  UNION ALL SELECT id, organization_id, default_level, ancestors FROM collections) content
    JOIN members m ON m.organization_id = content.organization_id
    CROSS JOIN LATERAL (SELECT ${TEAMS_OF_MEMBER} AS teams) membership`;
const MEMBERS_WITH_ACCESS = declareList(
  'content.access',
  ACCESS,
  CONTENT_WITH_MEMBERS,
  'content.id',
);
const USER_WITH_ACCESS = declareList(
  'content.accessOfUser',
  ACCESS,
  CONTENT_WITH_MEMBERS,
  'content.id',
);

const accessList = (
  list: typeof MEMBERS_WITH_ACCESS,
  conditions: readonly (SqlCondition | undefined)[],
): ConnectionQuery<AccessRow> => ({
  ...list,
  where: conditions,
  order: [
    { sql: 'm.joined_at', type: 'timestamptz' },
    { sql: 'm.id', type: 'text' },
  ],
  descending: true,
});

/** The query for the members who have a level on content, newest first. */
export const accessOfMembers = accessList(MEMBERS_WITH_ACCESS, [
  { sql: 'NOT m.disabled' },
  {
    sql: `${contentLevel({ content: 'content', member: 'm.id', teams: 'membership.teams', role: 'm.role' })} >= 1`,
  },
]);

/** Returns the query for the access of one user on content, whatever their level. */
export const accessOfUser = (userId: string): ConnectionQuery<AccessRow> =>
  accessList(USER_WITH_ACCESS, [where('m.user_id = ?', userId)]);

/** Returns the effective access of a member, with every source that could have granted it. */
export const explainAccess = ({
  userId,
  role,
  disabled,
  chain,
}: AccessRow): EffectiveAccessRow => ({
  userId,
  sources: sourcesOf(
    { member: !disabled, role },
    chain.map(({ isDirect, direct, ...step }) => ({
      ...step,
      direct: isDirect ? direct : undefined,
    })),
  ),
});

/** Returns the same page with other rows: `change` returns one for each, in their order. */
export async function mapPage<From, To>(
  page: Connection<From>,
  change: (rows: From[]) => Promise<To[]>,
): Promise<Connection<To>> {
  const nodes = await change(page.nodes);
  const edges = page.edges.flatMap(({ cursor }, i) => {
    const node = nodes[i];
    return node === undefined ? [] : [{ cursor, node }];
  });
  return { nodes, edges, pageInfo: page.pageInfo, count: page.count };
}
