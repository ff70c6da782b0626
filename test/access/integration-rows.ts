// States who may do what with integrations and installations, from the rules' text. Nothing of src
// is imported here.
import { anybody, inOrganization, READ, type Row } from './row.ts';
import type { ActorProfile } from './actors.ts';

const INTEGRATION = 'integration:read';
const CHANGE_INTEGRATION = 'integration:write';

/**
 * Rule: an organization admin of the publisher; an admin of another organization installs it and
 * can see their own installations.
 */
const admin = { may: (profile: ActorProfile) => profile.level === 6, needs: 'admin' };

/** Rule: the role edit in the organization. */
const editor = { may: (profile: ActorProfile) => profile.level >= 3, needs: 'edit' };

/** The rows for private integrations, which only members of the owning organization can see. */
export const integrationRows: Readonly<Record<string, Row>> = {
  listIntegrations: { scopes: [INTEGRATION], about: 'anybody', ...anybody },
  // The owner is returned in full with the scope for organizations, and in the public form without
  // it.
  getIntegration: inOrganization(anybody, INTEGRATION),
  listOrganizationIntegrations: inOrganization(editor, READ, INTEGRATION),
  listInstalledIntegrations: inOrganization(editor, READ, INTEGRATION),
  getInstalledIntegration: inOrganization(editor, READ, INTEGRATION),
  publishIntegration: inOrganization(admin, CHANGE_INTEGRATION, INTEGRATION, READ),
  unpublishIntegration: inOrganization(admin, CHANGE_INTEGRATION),
  setIntegrationDevelopmentMode: inOrganization(admin, CHANGE_INTEGRATION, INTEGRATION),
  disableIntegrationDevelopmentMode: inOrganization(admin, CHANGE_INTEGRATION, INTEGRATION),
  listIntegrationEvents: inOrganization(admin, INTEGRATION),
  // The list contains what the caller may read and refuses nobody who can see the integration.
  listIntegrationInstallations: inOrganization(anybody, INTEGRATION),
  installIntegration: inOrganization(admin, CHANGE_INTEGRATION, INTEGRATION),
  getIntegrationInstallation: inOrganization(admin, INTEGRATION),
  updateIntegrationInstallation: inOrganization(admin, CHANGE_INTEGRATION, INTEGRATION),
  uninstallIntegration: inOrganization(admin, CHANGE_INTEGRATION),
  createInstallationToken: inOrganization(admin, CHANGE_INTEGRATION),
  listSpaceInstallations: inOrganization(admin, INTEGRATION),
  installOnSpace: inOrganization(admin, CHANGE_INTEGRATION, INTEGRATION),
  getSpaceInstallation: inOrganization(admin, INTEGRATION),
  updateSpaceInstallation: inOrganization(admin, CHANGE_INTEGRATION, INTEGRATION),
  uninstallFromSpace: inOrganization(admin, CHANGE_INTEGRATION),
  listSpaceInstallationsOfIntegration: inOrganization(anybody, INTEGRATION),
  listSiteInstallations: inOrganization(admin, INTEGRATION),
  installOnSite: inOrganization(admin, CHANGE_INTEGRATION, INTEGRATION),
  getSiteInstallation: inOrganization(admin, INTEGRATION),
  updateSiteInstallation: inOrganization(admin, CHANGE_INTEGRATION, INTEGRATION),
  uninstallFromSite: inOrganization(admin, CHANGE_INTEGRATION),
  listSiteInstallationsOfIntegration: inOrganization(anybody, INTEGRATION),
};
