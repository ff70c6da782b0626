/** Stores the grants of a space or collection to members and teams. */
import type { ContentRow } from '../../data/grants.ts';
import { compositeKey } from '../../data/loaders.ts';
import { newId } from '../../data/new-id.ts';
import { column, statement } from '../../data/statement.ts';
import type { WriteContext } from '../../data/write.ts';
import type { Role } from '../../generated/resolvers.ts';
import { contentTypeOf } from '../content/find.ts';

/** The member or the team that a grant is for. */
export type Holder = { readonly memberId: string } | { readonly teamId: string };

/** A holder, and the level to grant to them; null denies access. */
export interface GrantTo {
  readonly holder: Holder;
  readonly role: Role | null;
}

/**
 * Returns the member for a user id, or the team, in an organization; null if there is
 * none.
 */
export async function holderOf(
  { load }: Pick<WriteContext, 'load'>,
  { organizationId }: { readonly organizationId: string },
  kind: 'user' | 'team',
  id: string,
): Promise<Holder | null> {
  if (kind === 'user') {
    const member = await load.memberByUser.load(compositeKey(organizationId, id));
    return member && { memberId: member.id };
  }
  const team = await load.team.load(id);
  return team?.organizationId === organizationId ? { teamId: id } : null;
}

/** Returns the statement that inserts or updates the grants to members, or to teams. */
const upsertTo = (name: string, holder: 'member_id' | 'team_id') =>
  statement(
    name,
    `INSERT INTO grants (id, organization_id, content_id, space_id, collection_id, ${holder}, role, created_at)
    SELECT n.id, $1, $2, $3, $4, n.holder, n.role, $5::timestamptz FROM unnest($6::text[], $7::text[], $8::role[]) AS n(id, holder, role)
    ON CONFLICT (content_id, ${holder}, organization_id) DO UPDATE SET role = excluded.role RETURNING id, ${holder} AS holder`,
    { id: column.text, holder: column.present(column.text, 'The statement sets it.') },
  );

const UPSERTS = {
  memberId: upsertTo('grant.setToMembers', 'member_id'),
  teamId: upsertTo('grant.setToTeams', 'team_id'),
};

const idOf = (holder: Holder): string => ('memberId' in holder ? holder.memberId : holder.teamId);

/** A statement that inserts or updates grants to holders of one kind. */
type Upsert = ReturnType<typeof upsertTo>;

/** The statements that insert or update grants to members and to teams. */
interface Upserts {
  readonly memberId: Upsert;
  readonly teamId: Upsert;
}

/**
 * Inserts or updates grants with a statement for each kind of holder, and returns their ids in the
 * same order. The statements get the values of `first`, new ids, the holders and the levels. The
 * last level of a holder who occurs again counts.
 */
export async function upsertGrants(
  tx: WriteContext,
  upserts: Upserts,
  { kind, first }: { readonly kind: 'Grant' | 'SiteGrant'; readonly first: readonly unknown[] },
  grants: readonly GrantTo[],
): Promise<string[]> {
  const ids = new Map<string, string>();
  for (const holderKind of ['memberId', 'teamId'] as const) {
    const roles = new Map(
      grants.flatMap(({ holder, role }) => (holderKind in holder ? [[idOf(holder), role]] : [])),
    );
    if (roles.size === 0) continue;
    const rows = await tx.query(upserts[holderKind], [
      ...first,
      [...roles].map(() => newId(kind)),
      [...roles.keys()],
      [...roles.values()],
    ]);
    for (const { id, holder } of rows) ids.set(holder, id);
  }
  return grants.map(({ holder }) => ids.get(idOf(holder)) ?? '');
}

/**
 * Inserts or updates grants on a space or collection, in one statement for members and one for
 * teams, and returns their ids in the same order.
 */
export function setGrants(
  tx: WriteContext,
  now: Date,
  content: ContentRow,
  grants: readonly GrantTo[],
): Promise<string[]> {
  const { organizationId, id: contentId } = content;
  const location = contentTypeOf(content) === 'SPACE' ? [contentId, null] : [null, contentId];
  const first = [organizationId, contentId, ...location, now];
  return upsertGrants(tx, UPSERTS, { kind: 'Grant', first }, grants);
}
