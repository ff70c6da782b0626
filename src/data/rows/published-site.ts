/** Row types of published sites and of search results on them. */
import type { PublicAddress } from '../../domain/public-address.ts';
import type { SearchPhrase } from '../../domain/search.ts';
import type { Connection } from '../connection.ts';
import type { PageRow, Reader, SiteParts, SiteRow, SiteSpaceRow } from '../rows.ts';

/** A site as its readers see it. */
export interface PublishedSiteRow {
  readonly site: SiteRow;
  readonly parts: SiteParts;
  readonly reader: Reader;
}

/** The content at a path of a site. */
export interface PublishedPageRow {
  readonly reader: Reader;
  readonly siteSpace: SiteSpaceRow;
  readonly page: PageRow | null;
}

/** A public URL of a site. */
export interface PublishedLocationRow {
  readonly reader: Reader;
  readonly site: PublishedSiteRow;
  readonly address: PublicAddress;
}

/** A page of a site that matches a search. */
export interface SiteSearchResultRow {
  readonly reader: Reader;
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly siteSpace: SiteSpaceRow;
  /** Id of the revision of the space that was searched. */
  readonly revisionId: string;
  /** The phrases that were searched for. */
  readonly phrases: readonly SearchPhrase[];
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly anchor: string | null;
    readonly excerpt: string;
  }[];
}

export type SiteSearchResultPage = Connection<SiteSearchResultRow>;
