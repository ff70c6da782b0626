/** Row types of published sites and of search results on them. */
import type { PublicAddress } from '../../domain/public-address.ts';
import type { SearchPhrase } from '../../domain/search.ts';
import type { Connection } from '../connection.ts';
import type { FoundByQuery } from './search.ts';
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

/** The content that a public URL leads to, and the parts of the URL. */
export interface PublicUrlContentRow {
  readonly siteSectionId: string | null;
  readonly siteSpaceId: string;
  readonly spaceId: string;
  readonly path: string;
  readonly pathname: string;
  readonly basePath: string;
  readonly siteBasePath: string;
  readonly complete: boolean;
  readonly canonicalUrl: string;
  readonly shareKey: string | null;
  /** True for a preview; otherwise null. */
  readonly preview: true | null;
  readonly changeRequestId: string | null;
  readonly revisionId: string | null;
  readonly contextId: string | null;
  readonly apiToken: string;
}

/** The destination of a public URL: content or another URL. */
export interface PublicUrlRow {
  readonly site: SiteRow;
  readonly content: PublicUrlContentRow | null;
  readonly redirect: string | null;
  readonly target: 'CONTENT' | 'EXTERNAL' | null;
}

/** A page of a site that matches a search. */
export interface SiteSearchResultRow {
  readonly reader: Reader;
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly siteSpace: SiteSpaceRow;
  /** Position among all results, from 1. */
  readonly rank: number;
  /** Description of the page, or of the page that it is computed from. */
  readonly description: string;
  /** Titles of the pages above it, from the root. */
  readonly ancestors: readonly string[];
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

export interface SiteSearchResultPage extends Connection<SiteSearchResultRow> {
  readonly found: FoundByQuery;
  /** True if the input states a scope. */
  readonly isGrouped: boolean;
}

/** The pages of a space that match a search. */
export interface SiteSearchSpaceRow {
  readonly siteSpace: SiteSpaceRow;
  readonly pages: readonly SiteSearchResultRow[];
}
