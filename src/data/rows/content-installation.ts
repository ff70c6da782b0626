/** Row types of installations on single spaces and sites, and of installed integrations. */

/** An installation on one space or site. */
export interface ContentInstallationRow {
  readonly id: string;
  readonly organizationId: string;
  readonly installationId: string;
  /** Id of the space or site. */
  readonly contentId: string;
  readonly configuration: object;
  readonly externalIds: readonly string[];
}

/** An integration that is installed on an organization, or on one of its spaces or sites. */
export interface InstalledIntegrationRow extends Omit<ContentInstallationRow, 'contentId'> {
  /** Id of the space or site; null for the organization. */
  readonly contentId: string | null;
}
