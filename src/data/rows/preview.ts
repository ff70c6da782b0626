/** Types of what a preview of a site shows. */
import type { VisitorReader } from '../rows.ts';

/** Unpublished content of a space that a preview shows: a change request or a former revision. */
export interface PreviewedContent {
  readonly spaceId: string;
  /** The revision that is shown: the head of the change request, or the one that was chosen. */
  readonly revisionId: string;
  /** The change request; null for a revision of the space. */
  readonly changeRequest: { readonly id: string; readonly number: number } | null;
}

/** The preview that a visitor reads. */
export interface ReaderPreview {
  /** Null for a preview of the site alone. */
  readonly content: PreviewedContent | null;
  /** True if the content is in place of the head of its space, and URLs of the space lead to it. */
  readonly isShown: boolean;
  /** Returns the same visitor, to whom the content is shown. */
  shown(): VisitorReader;
}
