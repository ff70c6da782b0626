/** Lists the routes of integrations and their installations. */
import * as q from '../../generated/operations.ts';
import { family, list, type Route, route } from '../route.ts';

/** Maximum size of a published integration, whose scripts and images are in the body. */
const MAX_PUBLISH_BYTES = 16 * 1024 * 1024;

/** Routes in the order of the contract. */
export const integrations: readonly Route[] = family('Integrations', [
  route('GET /v1/integrations', q.ListIntegrationsDocument, {
    body: (data) => list(data.integrations),
  }),
  route('GET /v1/integrations/{integrationName}', q.GetIntegrationDocument, {
    body: (data) => data.integration,
  }),
  route('POST /v1/integrations/{integrationName}', q.PublishIntegrationDocument, {
    body: (data) => data.publishIntegration.integration,
    bodyLimit: MAX_PUBLISH_BYTES,
  }),
  route('DELETE /v1/integrations/{integrationName}', q.UnpublishIntegrationDocument),
  route('GET /v1/integrations/{integrationName}/events', q.ListIntegrationEventsDocument, {
    body: (data) => list(data.integration.events),
    addition: true,
  }),
  route('PUT /v1/integrations/{integrationName}/dev', q.SetIntegrationDevelopmentModeDocument, {
    addition: true,
  }),
  route(
    'DELETE /v1/integrations/{integrationName}/dev',
    q.DisableIntegrationDevelopmentModeDocument,
    { status: 205, addition: true },
  ),
  route(
    'GET /v1/integrations/{integrationName}/installations',
    q.ListIntegrationInstallationsDocument,
    { body: (data) => list(data.integration.installations) },
  ),
  route('POST /v1/integrations/{integrationName}/installations', q.InstallIntegrationDocument, {
    status: 201,
    body: (data) => data.installIntegration.installation,
    location: '/v1/integrations/{integrationName}/installations/{id}',
    addition: true,
  }),
  route(
    'GET /v1/integrations/{integrationName}/installations/{installationId}',
    q.GetIntegrationInstallationDocument,
    { body: (data) => data.integrationInstallation, addition: true },
  ),
  route(
    'PATCH /v1/integrations/{integrationName}/installations/{installationId}',
    q.UpdateIntegrationInstallationDocument,
    {
      body: (data) => data.updateIntegrationInstallation.installation,
      addition: true,
    },
  ),
  route(
    'DELETE /v1/integrations/{integrationName}/installations/{installationId}',
    q.UninstallIntegrationDocument,
    { addition: true },
  ),
  route(
    'POST /v1/integrations/{integrationName}/installations/{installationId}/tokens',
    q.CreateInstallationTokenDocument,
    {
      body: (data) => data.createInstallationToken,
      addition: true,
    },
  ),
  route('GET /v1/orgs/{organizationId}/integrations', q.ListOrganizationIntegrationsDocument, {
    body: (data) => list(data.organization.integrations),
    addition: true,
  }),
  route(
    'GET /v1/orgs/{organizationId}/integrations/installations-status',
    q.ListInstalledIntegrationsDocument,
    { body: (data) => list(data.organization.installedIntegrations), addition: true },
  ),
  route(
    'GET /v1/orgs/{organizationId}/integrations/{integrationName}/installation_status',
    q.GetInstalledIntegrationDocument,
    { body: (data) => data.organization.installedIntegration, addition: true },
  ),
]);
