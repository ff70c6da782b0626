/** Resolves members by the user's id or email address. */
import type { InputFields } from '../../data/parents.ts';
import type { Tx } from '../../data/database.ts';
import { badInput } from '../../domain/errors.ts';
import { checkAll, checkEach } from '../../domain/problems.ts';
import type { TeamRole, UpdateTeamMembersInput } from '../../generated/resolvers.ts';
import { column, statement } from '../../data/statement.ts';

interface MemberReference {
  readonly name: string;
  readonly field: string;
}

interface FoundMember {
  readonly id: string;
  readonly userId: string;
}

/**
 * Returns the member ids to add and to remove.
 * @throws BAD_USER_INPUT with each name that belongs to no member, and each second membership
 */
export async function memberIdsFor(
  tx: Tx,
  organizationId: string,
  input: InputFields<UpdateTeamMembersInput, 'teamId'>,
) {
  const add = referencesIn(input.add, 'add');
  const remove = referencesIn(input.remove, 'remove');
  const memberships = (input.memberships ?? []).map(({ user, role }, i) => ({
    name: user,
    field: `input.memberships.${i}.user`,
    role,
  }));
  const ids = await membersByName(tx, organizationId, [...add, ...remove, ...memberships]);
  checkAll(
    () => requireMembers(ids, [...add, ...remove, ...memberships]),
    () => requireDistinctMembers(ids, memberships),
  );
  const idOf = ({ name }: MemberReference): string => ids.get(name)?.id ?? '';
  return {
    related: [...new Set([...ids.values()].map(({ userId }) => userId))],
    add: add.map(idOf),
    remove: remove.map(idOf),
    memberships: memberships.map((reference): readonly [string, TeamRole | null] => [
      idOf(reference),
      reference.role ?? null,
    ]),
  };
}

const referencesIn = (
  names: readonly string[] | null | undefined,
  list: string,
): MemberReference[] => (names ?? []).map((name, i) => ({ name, field: `input.${list}.${i}` }));

const BY_NAME = statement(
  'member.byName',
  `SELECT n.name, m.id, m.user_id AS "userId" FROM unnest($2::text[]) AS n(name) JOIN users u ON u.id = n.name OR u.email = lower(n.name)
    JOIN members m ON m.user_id = u.id AND m.organization_id = $1`,
  { name: column.text, id: column.text, userId: column.text },
);

/** Returns the members by name, in one statement. */
async function membersByName(
  tx: Tx,
  organizationId: string,
  all: readonly MemberReference[],
): Promise<ReadonlyMap<string, FoundMember>> {
  const rows = await tx.query(BY_NAME, [organizationId, [...new Set(all.map(({ name }) => name))]]);
  return new Map(rows.map(({ name, ...member }) => [name, member]));
}

/** Refuses each name that belongs to no member. */
const requireMembers = (
  found: ReadonlyMap<string, FoundMember>,
  all: readonly MemberReference[],
): unknown =>
  checkEach(all, ({ name, field }) => {
    if (!found.has(name))
      throw badInput(
        'This is not a member of the organization. Send the id or e-mail address of a member.',
        field,
      );
  });

/** Refuses each membership of a member who has one before it, perhaps by another name. */
function requireDistinctMembers(
  found: ReadonlyMap<string, FoundMember>,
  memberships: readonly MemberReference[],
): void {
  const seen = new Set<string>();
  checkEach(memberships, ({ name, field }) => {
    const id = found.get(name)?.id;
    if (id !== undefined && seen.has(id))
      throw badInput('This member has a membership here already. Send one for each.', field);
    if (id !== undefined) seen.add(id);
  });
}
