/** Sites as they are read, and what is found on them. */
import type { Connection } from '../connection.ts';
import type { PageRow, SiteParts, SiteRow, SiteSpaceRow, Visit } from '../rows.ts';

/** A site as it is read. */
export interface PublishedSiteRow {
  readonly site: SiteRow;
  readonly parts: SiteParts;
  /** Null where a member reads it. */
  readonly visit: Visit | null;
  readonly shareKey: string | null;
}

/** What is read at a path of a site. */
export interface PublishedPageRow {
  readonly siteSpace: SiteSpaceRow;
  readonly page: PageRow | null;
}

/** A page of a site that was found. */
export interface SiteSearchResultRow {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly siteSpace: SiteSpaceRow;
  readonly sections: readonly { readonly id: string; readonly title: string; readonly anchor: string | null; readonly excerpt: string }[];
}

export type SiteSearchResultPage = Connection<SiteSearchResultRow>;
