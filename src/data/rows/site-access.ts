/** Row type of the members with a level on a site. */
import type { Level } from '../../domain/level.ts';

/** A member with a level on a site. */
export interface SiteAccessRow {
  readonly userId: string;
  readonly organizationId: string;
  readonly siteId: string;
  readonly lastSeenAt: string | null;
  readonly role: Level;
  readonly isDirect: boolean;
  readonly direct: Level;
  readonly teams: readonly { readonly id: string; readonly role: Level }[];
}
