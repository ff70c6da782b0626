// The inputs of the operations on integrations and installations.
import { and, type Make, naming, none, organization, withBody } from './input.ts';
import { ids } from '../support.ts';
import { manifest } from './integrations.ts';

const integration = and(none, ({ integrationName }) => ({ integrationName }));
const installation = and(integration, ({ installationId }) => ({ installationId }));

const onSpace = and(installation, () => ({ spaceId: ids.space('guide') }));
const onSite = and(installation, () => ({ siteId: ids.site('help') }));

/** Installed integrations, installations on single spaces and sites included. */
export const integrationInputs: Readonly<Record<string, Make>> = {
  listIntegrations: none,
  listOrganizationIntegrations: organization,
  listInstalledIntegrations: organization,
  getInstalledIntegration: and(organization, ({ integrationName }) => ({ integrationName })),
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
  listSpaceIntegrations: ({ spaceId }) => ({ parameters: { spaceId } }),
  listSpaceInstallations: installation,
  installOnSpace: naming(installation, () => ({ space: ids.space('scratch') })),
  getSpaceInstallation: onSpace,
  updateSpaceInstallation: withBody(onSpace, { externalIds: ['matrix'] }),
  uninstallFromSpace: onSpace,
  listSpaceInstallationsOfIntegration: integration,
  listSiteInstallations: installation,
  installOnSite: naming(installation, () => ({ siteId: ids.site('board') })),
  getSiteInstallation: onSite,
  updateSiteInstallation: withBody(onSite, { externalIds: ['matrix'] }),
  uninstallFromSite: onSite,
  listSiteInstallationsOfIntegration: integration,
};
