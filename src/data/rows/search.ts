/** Row types of the results of a search. */
import type { QueryProblem } from '../../domain/search/filters.ts';
import type { Connection } from '../connection.ts';
import type { SearchResultRow, SpaceSearchResultRow } from '../rows.ts';
import type { FoundSection } from '../search/found.ts';

/** Everything that a query found, of which a page is shown. */
export interface FoundByQuery {
  readonly sections: readonly FoundSection[];
  /** If there are any, nothing was searched. */
  readonly problems: readonly QueryProblem[];
  /** The corrected query that was searched for; null if it is the query of the caller. */
  readonly searchedFor: string | null;
  /** Returns a corrected query; null for none. */
  suggest(): Promise<string | null>;
}

export interface SearchResultPage extends Connection<SearchResultRow> {
  readonly found: FoundByQuery;
}

export interface SpaceSearchResultPage extends Connection<SpaceSearchResultRow> {
  readonly found: FoundByQuery;
}
