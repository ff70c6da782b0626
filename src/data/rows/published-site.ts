/** Row types of published sites and of search results on them. */
import type { Connection } from '../connection.ts';
import type { PageRow, SiteParts, SiteRow, SiteSpaceRow, SiteReading } from '../rows.ts';

/** A site as its readers see it. */
export interface PublishedSiteRow {
  readonly site: SiteRow;
  readonly parts: SiteParts;
  /** The visitor session; null when a member reads the site. */
  readonly visit: SiteReading | null;
  readonly shareKey: string | null;
}

/** The content at a path of a site. */
export interface PublishedPageRow {
  readonly siteSpace: SiteSpaceRow;
  readonly page: PageRow | null;
}

/** A page of a site that matches a search. */
export interface SiteSearchResultRow {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly siteSpace: SiteSpaceRow;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly anchor: string | null;
    readonly excerpt: string;
  }[];
}

export type SiteSearchResultPage = Connection<SiteSearchResultRow>;
