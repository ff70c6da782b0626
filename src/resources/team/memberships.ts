/** Reads and writes the memberships of teams within a write. */
import { newId } from '../../data/new-id.ts';
import type { TeamMemberRow, TeamRow } from '../../data/rows.ts';
import { column, statement } from '../../data/statement.ts';
import type { WriteContext } from '../../data/write.ts';
import type { TeamRole } from '../../generated/resolvers.ts';

const LOCK = statement('team.lock', 'SELECT id FROM teams WHERE id = $1 FOR UPDATE', {
  id: column.text,
});

/**
 * Locks the team's row until the transaction ends, so that changes of its members run one after the
 * other.
 */
export async function lockTeam(tx: WriteContext, { id }: TeamRow): Promise<void> {
  await tx.query(LOCK, [id]);
}

/** Returns the memberships of members in a team. */
export async function teamMembersOf(
  tx: WriteContext,
  { id: teamId, organizationId }: TeamRow,
  memberIds: string[],
): Promise<TeamMemberRow[]> {
  const where = { organizationId, teamId, memberId: { in: memberIds } };
  return (await tx.prisma.teamMember.findMany({ where })).map(withTimeAsText);
}

/** Returns a row of Prisma as loaders return it. */
const withTimeAsText = <Row extends { readonly createdAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/**
 * Adds members or updates their roles, and returns their memberships. A null role means MEMBER for a
 * new member and no change for an existing one.
 */
export async function upsertTeamMembers(
  tx: WriteContext,
  now: Date,
  team: TeamRow,
  {
    present,
    rolesByMember,
  }: {
    readonly present: readonly TeamMemberRow[];
    readonly rolesByMember: ReadonlyMap<string, TeamRole | null>;
  },
): Promise<TeamMemberRow[]> {
  const { id: teamId, organizationId } = team;
  const rows = new Map(present.map((row) => [row.memberId, row]));
  for (const role of ['OWNER', 'MEMBER'] as const) {
    const changed = [...rolesByMember]
      .filter(([id, to]) => to === role && rows.has(id) && rows.get(id)?.role !== role)
      .map(([id]) => id);
    if (changed.length > 0)
      await tx.prisma.teamMember.updateMany({
        where: { organizationId, teamId, memberId: { in: changed } },
        data: { role },
      });
  }
  const added = await insertTeamMembers(
    tx,
    now,
    team,
    new Map(
      [...rolesByMember]
        .filter(([id]) => !rows.has(id))
        .map(([id, role]) => [id, role ?? 'MEMBER']),
    ),
  );
  for (const row of added) rows.set(row.memberId, row);
  return [...rolesByMember].flatMap(([id, role]) => {
    const row = rows.get(id);
    return row ? [{ ...row, role: role ?? row.role }] : [];
  });
}

/** Inserts the given members into a team, and returns their memberships. */
export async function insertTeamMembers(
  tx: WriteContext,
  now: Date,
  team: { readonly id: string; readonly organizationId: string },
  roles: ReadonlyMap<string, TeamRole>,
): Promise<TeamMemberRow[]> {
  const rows = [...roles].map(([memberId, role]) => ({
    id: newId('TeamMember'),
    organizationId: team.organizationId,
    teamId: team.id,
    memberId,
    role,
    createdAt: now,
  }));
  await tx.prisma.teamMember.createMany({ data: rows });
  return rows.map(withTimeAsText);
}
