/** Reads and writes the segments of a public address that name unpublished content of a space. */
import { rawSegmentsOf } from './public-address.ts';

/** Unpublished content that addresses name. */
export interface NamedContent {
  readonly revisionId: string;
  /** The change request; null for a revision of the space. */
  readonly changeRequest: { readonly id: string; readonly number: number } | null;
}

/** A path of a site with `~/changes/{number or id}` or `~/revisions/{id}` in it. */
export interface PreviewPath {
  /** The path of the site space, with a leading slash. */
  readonly above: string;
  readonly kind: 'changes' | 'revisions';
  /** The id or the number, as written. */
  readonly key: string;
  /** The path of a page in the space, with a leading slash. */
  readonly below: string;
}

/** Returns the parts of a path that names unpublished content; undefined for any other path. */
export function readPreviewPath(path: string): PreviewPath | undefined {
  const segments = rawSegmentsOf(path);
  const start = segments.indexOf('~');
  const [kind, key] = start < 0 ? [] : segments.slice(start + 1, start + 3);
  if (key === undefined || (kind !== 'changes' && kind !== 'revisions')) return undefined;
  return {
    above: `/${segments.slice(0, start).join('/')}`,
    kind,
    key,
    below: `/${segments.slice(start + 3).join('/')}`,
  };
}

/** Returns whether a path names this content. */
export const namesContent = (
  { kind, key }: PreviewPath,
  { revisionId, changeRequest }: NamedContent,
): boolean =>
  changeRequest === null
    ? kind === 'revisions' && key === revisionId
    : kind === 'changes' && [changeRequest.id, String(changeRequest.number)].includes(key);

/** Returns the segments that name content. */
export const stepsOfPreview = ({ revisionId, changeRequest }: NamedContent): readonly string[] =>
  changeRequest === null
    ? ['~', 'revisions', revisionId]
    : ['~', 'changes', String(changeRequest.number)];
