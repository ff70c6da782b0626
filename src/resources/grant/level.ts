/** Reads the levels of members on a space in one statement. */
import { levelOfMember } from '../../data/content-level.ts';
import type { Query } from '../../data/database.ts';
import type { SpaceRow } from '../../data/rows.ts';
import { type AccessLevel, levelFromNumber } from '../../domain/access.ts';
import { column, statement } from '../../data/statement.ts';

const LEVELS = statement(
  'space.levels',
  `SELECT m.user_id AS "userId", ${levelOfMember('s')} AS level
  FROM spaces s JOIN members m ON m.organization_id = s.organization_id WHERE s.id = $1 AND s.organization_id = $2 AND m.user_id = ANY($3)`,
  { userId: column.text, level: column.integer },
);

/**
 * Returns the level of each user on a space, as a role or null. Users who are not members are
 * missing from the map.
 */
export async function levelsOn(
  { query }: { readonly query: Query },
  { id, organizationId }: SpaceRow,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, AccessLevel | null>> {
  const rows = await query(LEVELS, [id, organizationId, userIds]);
  return new Map(rows.map(({ userId, level }) => [userId, levelFromNumber(level)]));
}
