// Who may do what with integrations and installations, from the rules' text. Nothing of src is imported here.
import { anybody, inOrganization, READ, type Row } from './row.ts';
import type { Standing } from './standings.ts';

const INTEGRATION = 'integration:read';
const CHANGE_INTEGRATION = 'integration:write';

/** "Organization admin of the publisher"; "another organization's admin installs and sees his own". */
const admin = { may: (who: Standing) => who.level === 6, needs: 'admin' };

/** Of integrations that are private: "only the owner organization's members" see them. */
export const integrationRows: Readonly<Record<string, Row>> = {
  listIntegrations: { scopes: [INTEGRATION], about: 'anybody', ...anybody },
  // The owner is shown whole with the scope for organizations, and in the public form without it.
  getIntegration: inOrganization(anybody, INTEGRATION),
  publishIntegration: inOrganization(admin, CHANGE_INTEGRATION, INTEGRATION, READ),
  unpublishIntegration: inOrganization(admin, CHANGE_INTEGRATION),
  // The list holds what he may read, and refuses nobody who sees the integration.
  listIntegrationInstallations: inOrganization(anybody, INTEGRATION),
  installIntegration: inOrganization(admin, CHANGE_INTEGRATION, INTEGRATION),
  getIntegrationInstallation: inOrganization(admin, INTEGRATION),
  updateIntegrationInstallation: inOrganization(admin, CHANGE_INTEGRATION, INTEGRATION),
  uninstallIntegration: inOrganization(admin, CHANGE_INTEGRATION),
  createInstallationToken: inOrganization(admin, CHANGE_INTEGRATION),
};
