/**
 * Explains the effective access of members on spaces and collections; one statement covers many of
 * both.
 */
import {
  type Connection,
  type ConnectionQuery,
  contains,
  declareList,
  where,
} from '../../data/connection.ts';
import { given } from '../../data/connection/conditions.ts';
import { byText, byTime, declareOrders, type ListArgs } from '../../data/connection/order.ts';
import { contentLevel, TEAMS_OF_MEMBER } from '../../data/content-level.ts';
import type { EffectiveAccessRow } from '../../data/rows.ts';
import { column } from '../../data/statement.ts';
import { levelToNumber } from '../../domain/access.ts';
import { type Level, type InheritanceStep, sourcesOf } from '../../domain/level.ts';
import type {
  EffectiveAccessOrderField,
  SpaceMemberAccessArgs,
} from '../../generated/resolvers.ts';

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
const NAMED_MEMBERS_WITH_ACCESS = declareList(
  'content.access',
  ACCESS,
  `${CONTENT_WITH_MEMBERS} JOIN users u ON u.id = m.user_id`,
  'content.id',
);
const USER_WITH_ACCESS = declareList(
  'content.accessOfUser',
  ACCESS,
  CONTENT_WITH_MEMBERS,
  'content.id',
);

const accessOrders = declareOrders<EffectiveAccessOrderField>('m.id', {
  JOINED_AT: byTime('m.joined_at'),
  NAME: byText('m.sort_name'),
});

const LEVEL = contentLevel({
  content: 'content',
  member: 'm.id',
  teams: 'membership.teams',
  role: 'm.role',
});

export type AccessListArgs = ListArgs<SpaceMemberAccessArgs>;

/** Returns the query for the members who have a level on content. */
export const accessOfMembers = ({
  filter,
  orderBy,
}: AccessListArgs): ConnectionQuery<AccessRow> => ({
  ...(filter?.search ? NAMED_MEMBERS_WITH_ACCESS : MEMBERS_WITH_ACCESS),
  where: [
    { sql: 'NOT m.disabled' },
    { sql: `${LEVEL} >= 1` },
    ...given(
      contains('u.display_name', filter?.search, 'u.email'),
      filter?.level == null
        ? undefined
        : { sql: `${LEVEL} = ANY(?::int[])`, value: filter.level.map(levelToNumber) },
    ),
  ],
  ...accessOrders(orderBy),
});

/** Returns the query for the access of one user on content, whatever their level. */
export const accessOfUser = (userId: string): ConnectionQuery<AccessRow> => ({
  ...USER_WITH_ACCESS,
  where: [where('m.user_id = ?', userId)],
  ...accessOrders({ field: 'JOINED_AT', direction: 'DESC' }),
});

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
