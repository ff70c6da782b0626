// The inputs of the operations on integrations and installations.
import { and, type Make, naming, none, withBody } from './input.ts';
import { manifest } from './integrations.ts';

const integration = and(none, ({ integrationName }) => ({ integrationName }));
const installation = and(integration, ({ installationId }) => ({ installationId }));

export const integrationInputs: Readonly<Record<string, Make>> = {
  listIntegrations: none,
  getIntegration: integration,
  // A name is not a secret: any publisher learns whether it is taken.
  publishIntegration: naming(
    () => ({ parameters: { integrationName: 'meant' } }),
    ({ organizationId }) => ({ ...manifest, organization: organizationId }),
  ),
  unpublishIntegration: integration,
  setIntegrationDevelopmentMode: withBody(integration, { tunnelUrl: 'http://127.0.0.1:9/' }),
  disableIntegrationDevelopmentMode: integration,
  listIntegrationEvents: integration,
  listIntegrationInstallations: integration,
  installIntegration: naming(
    and(none, ({ spareIntegrationName }) => ({ integrationName: spareIntegrationName })),
    ({ organizationId }) => ({ organization: organizationId }),
  ),
  getIntegrationInstallation: installation,
  updateIntegrationInstallation: withBody(installation, { externalIds: ['matrix'] }),
  uninstallIntegration: installation,
  createInstallationToken: installation,
};
