/** Members named by the id or the e-mail address of their user. */
import type { Tx } from '../../data/database.ts';
import { badInput } from '../../domain/errors.ts';
import type { TeamRole, UpdateTeamMembersInput } from '../../generated/resolvers.ts';

interface Named {
  readonly name: string;
  readonly field: string;
}

interface Found {
  readonly id: string;
  readonly userId: string;
}

/** Who comes and who goes, by member id. BAD_USER_INPUT, at its field, for a name that is no member's. */
export async function memberIdsOf(tx: Tx, organizationId: string, input: UpdateTeamMembersInput) {
  const add = namedIn(input.add, 'add');
  const remove = namedIn(input.remove, 'remove');
  const memberships = (input.memberships ?? []).map(({ user, role }, i) => ({ name: user, field: `input.memberships.${i}.user`, role }));
  const ids = await findAll(tx, organizationId, [...add, ...remove, ...memberships]);
  const idOf = ({ name }: Named): string => ids.get(name)?.id ?? '';
  return {
    related: [...new Set([...ids.values()].map(({ userId }) => userId))],
    add: add.map(idOf),
    remove: remove.map(idOf),
    memberships: memberships.map((named): readonly [string, TeamRole | null] => [idOf(named), named.role ?? null]),
  };
}

const namedIn = (names: readonly string[] | null | undefined, list: string): Named[] => (names ?? []).map((name, i) => ({ name, field: `input.${list}.${i}` }));

/** Member ids by the names given, in one statement. */
async function findAll(tx: Tx, organizationId: string, all: readonly Named[]): Promise<ReadonlyMap<string, Found>> {
  const text = `SELECT n.name, m.id, m.user_id AS "userId" FROM unnest($2::text[]) AS n(name) JOIN users u ON u.id = n.name OR u.email = lower(n.name)
    JOIN members m ON m.user_id = u.id AND m.organization_id = $1`;
  const rows = await tx.query<Found & { name: string }>('member.byName', text, [organizationId, [...new Set(all.map(({ name }) => name))]]);
  const found = new Map(rows.map(({ name, ...member }) => [name, member]));
  const unknown = all.find(({ name }) => !found.has(name));
  if (unknown) throw badInput('This is no member of the organization. Give the id or e-mail address of one.', unknown.field);
  return found;
}
