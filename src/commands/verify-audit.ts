/** Implements `lectern audit verify`: verifies the chain of hashes over the events. */
import type { Database } from '../data/database.ts';
import { assignAllPositions, assignPositions } from '../data/event-log.ts';
import { type VerifiedLog, verifyLog } from '../data/event-log/verify.ts';
import { column, statement } from '../data/statement.ts';
import { counted } from './counted.ts';

/** Number of organizations that one statement reads. */
const BATCH_COUNT = 1000;

const ORGANIZATIONS = statement<{ readonly id: string }>(
  undefined,
  `SELECT id FROM organizations WHERE id > $1 ORDER BY id LIMIT ${BATCH_COUNT}`,
  { id: column.text },
);
const ORGANIZATION = statement<{ readonly id: string }>(
  undefined,
  'SELECT id FROM organizations WHERE id = $1',
  { id: column.text },
);

/** Returns the line of an organization. */
function lineOf(id: string, { count, first, last, hash, difference }: VerifiedLog): string {
  if (difference !== null) return `${id}: ${difference}; ${counted(count, 'event')} before it`;
  if (first === null) return `${id}: 0 events`;
  return `${id}: ${counted(count, 'event')}, positions ${first} to ${last}, hash ${hash}`;
}

/**
 * Verifies the events of an organization, or of all, and prints a line for each. Returns whether
 * there was no difference.
 * @throws Error when there is no organization with this id
 */
export async function verifyAudit(
  { query }: Pick<Database, 'query'>,
  organizationId: string | undefined,
  print: (line: string) => void,
): Promise<boolean> {
  let isWhole = true;
  const verify = async (id: string): Promise<void> => {
    const verified = await verifyLog(query, id);
    isWhole &&= verified.difference === null;
    print(lineOf(id, verified));
  };
  if (organizationId !== undefined) {
    const [found] = await query(ORGANIZATION, [organizationId]);
    if (!found) throw new Error(`There is no organization with the id ${organizationId}.`);
    await assignPositions(query, [organizationId]);
    await verify(organizationId);
    return isWhole;
  }
  await assignAllPositions(query, () => false);
  for (let after = ''; ; ) {
    const organizations = await query(ORGANIZATIONS, [after]);
    for (const { id } of organizations) {
      await verify(id);
      after = id;
    }
    if (organizations.length < BATCH_COUNT) return isWhole;
  }
}
