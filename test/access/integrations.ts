// Integrations of Acme, which nobody else sees, and an installation, which operations name.
import { ids, type World } from '../support.ts';

/** What operations on integrations are about. */
export interface IntegrationTargets {
  /** Private, and installed in Acme. */
  readonly integrationName: string;
  readonly integrationId: string;
  readonly installationId: string;
  /** Private too, and not installed yet. */
  readonly spareIntegrationName: string;
}

/** What is published of them. */
export const manifest = { title: 'The integration meant', description: 'Meant.', script: 'export default {};' };

/** Makes the integrations that are meant, as ana. */
export async function makeMeantIntegrations(world: World): Promise<IntegrationTargets> {
  const [ana, integrationName, spareIntegrationName] = [world.as('ana'), 'meant', 'meant-to-be-installed'];
  for (const name of [integrationName, spareIntegrationName]) await ana.post(`/v1/integrations/${name}`, { ...manifest, organization: ids.acme });
  const { data } = await ana.query('query ($name: String!) { integration(name: $name) { id } }', { name: integrationName });
  const installation = await ana.post(`/v1/integrations/${integrationName}/installations`, { organization: ids.acme });
  return { integrationName, integrationId: data.integration.id, installationId: installation.body.id, spareIntegrationName };
}
