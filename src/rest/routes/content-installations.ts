/** Lists the routes of installations on single spaces and sites. */
import * as q from '../../generated/operations.ts';
import { family, list, type Route, route } from '../route.ts';

const INSTALLATION = '/v1/integrations/{integrationName}/installations/{installationId}';

/** The routes of integrations on spaces and sites. */
export const contentInstallations: readonly Route[] = family('Integrations', [
  route(`GET ${INSTALLATION}/spaces`, q.ListSpaceInstallationsDocument, {
    body: (data) => list(data.integrationInstallation.spaceInstallations),
    addition: true,
  }),
  route(`POST ${INSTALLATION}/spaces`, q.InstallOnSpaceDocument, {
    status: 201,
    body: (data) => data.installOnSpace.contentInstallation,
    location: `${INSTALLATION}/spaces/{space}`,
    addition: true,
  }),
  route(`GET ${INSTALLATION}/spaces/{spaceId}`, q.GetSpaceInstallationDocument, {
    body: (data) => data.integrationInstallation.contentInstallation,
    addition: true,
  }),
  route(`PATCH ${INSTALLATION}/spaces/{spaceId}`, q.UpdateSpaceInstallationDocument, {
    body: (data) => data.updateContentInstallation.contentInstallation,
    addition: true,
  }),
  route(`DELETE ${INSTALLATION}/spaces/{spaceId}`, q.UninstallFromSpaceDocument, {
    status: 205,
    deleted: (data) => data.uninstallFromContent.contentId,
    addition: true,
  }),
  route(`GET ${INSTALLATION}/sites`, q.ListSiteInstallationsDocument, {
    body: (data) => list(data.integrationInstallation.siteInstallations),
    addition: true,
  }),
  route(`POST ${INSTALLATION}/sites`, q.InstallOnSiteDocument, {
    status: 201,
    body: (data) => data.installOnSite.contentInstallation,
    location: `${INSTALLATION}/sites/{site}`,
    addition: true,
  }),
  route(`GET ${INSTALLATION}/sites/{siteId}`, q.GetSiteInstallationDocument, {
    body: (data) => data.integrationInstallation.contentInstallation,
    addition: true,
  }),
  route(`PATCH ${INSTALLATION}/sites/{siteId}`, q.UpdateSiteInstallationDocument, {
    body: (data) => data.updateContentInstallation.contentInstallation,
    addition: true,
  }),
  route(`DELETE ${INSTALLATION}/sites/{siteId}`, q.UninstallFromSiteDocument, {
    status: 205,
    deleted: (data) => data.uninstallFromContent.contentId,
    addition: true,
  }),
  route(
    'GET /v1/integrations/{integrationName}/spaces',
    q.ListSpaceInstallationsOfIntegrationDocument,
    { body: (data) => list(data.integration.spaceInstallations), addition: true },
  ),
  route(
    'GET /v1/integrations/{integrationName}/sites',
    q.ListSiteInstallationsOfIntegrationDocument,
    { body: (data) => list(data.integration.siteInstallations), addition: true },
  ),
  route('GET /v1/spaces/{spaceId}/integrations', q.ListSpaceIntegrationsDocument, {
    body: (data) => list(data.space.integrations),
    addition: true,
  }),
  route(
    'GET /v1/orgs/{organizationId}/sites/{siteId}/integrations',
    q.ListSiteIntegrationsDocument,
    { body: (data) => list(data.site.integrations), addition: true },
  ),
]);
