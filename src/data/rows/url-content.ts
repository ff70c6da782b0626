/** Row type of the content that a URL names. */
import type { ChangeRequestRow, CollectionRow, PageRow, SpaceView } from '../rows.ts';

/** The content that a URL names; null for what it does not name. */
export interface UrlContentRow {
  readonly collection: CollectionRow | null;
  readonly space: SpaceView | null;
  readonly changeRequest: ChangeRequestRow | null;
  readonly page: PageRow | null;
}
