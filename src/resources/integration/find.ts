/** Finds integrations by name. */
import { type AccessContext, can } from '../../data/authorize.ts';
import type { IntegrationRow } from '../../data/rows.ts';

/** Returns an integration that the viewer can see, or null. */
export async function findIntegration(
  access: AccessContext,
  name: string,
): Promise<IntegrationRow | null> {
  const [row] = await Promise.all([
    access.load.integrationByName.load(name),
    access.load.memberships(),
  ]); // Both are always loaded, so that response times do not reveal a hidden integration.
  return row && (await can(access, 'integration.read', row)) ? row : null;
}
