/** Row type of installations on single spaces and sites. */

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
