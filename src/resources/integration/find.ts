/** Integrations by their names, and whether who asks sees them. */
import { type Asking, can } from '../../data/authorize.ts';
import type { IntegrationRow } from '../../data/rows.ts';

/** An integration that the viewer sees; null for none. */
export async function findIntegration(asking: Asking, name: string): Promise<IntegrationRow | null> {
  const [row] = await Promise.all([asking.load.integrationByName.load(name), asking.load.memberships()]); // both, so that a stranger cannot tell a hidden one from none
  return row && (await can(asking, 'integration.read', row)) ? row : null;
}
