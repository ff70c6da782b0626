// Creates private integrations of Acme and an installation, which operations name.
import { ids, type World } from '../support.ts';

/** The targets of operations on integrations. */
export interface IntegrationTargets {
  /** A private integration, installed in Acme. */
  readonly integrationName: string;
  readonly integrationId: string;
  readonly installationId: string;
  /** A private integration that is not installed. */
  readonly spareIntegrationName: string;
}

/** The published manifest of both. */
export const manifest = {
  title: 'The integration meant',
  description: 'Meant.',
  script: 'export default {};',
};

/** Creates the target integrations as ana. */
export async function createTargetIntegrations(world: World): Promise<IntegrationTargets> {
  const [ana, integrationName, spareIntegrationName] = [
    world.as('ana'),
    'meant',
    'meant-to-be-installed',
  ];
  for (const name of [integrationName, spareIntegrationName])
    await ana.post(`/v1/integrations/${name}`, { ...manifest, organization: ids.acme });
  const { data } = await ana.query('query ($name: String!) { integration(name: $name) { id } }', {
    name: integrationName,
  });
  const installation = await ana.post(`/v1/integrations/${integrationName}/installations`, {
    organization: ids.acme,
  });
  const url = `/v1/integrations/${integrationName}/installations/${installation.body.id}`;
  await ana.post(`${url}/spaces`, { space: ids.space('guide') });
  await ana.post(`${url}/sites`, { siteId: ids.site('help') });
  return {
    integrationName,
    integrationId: data.integration.id,
    installationId: installation.body.id,
    spareIntegrationName,
  };
}
