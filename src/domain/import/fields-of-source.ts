/** Determines the fields of a page that come from its place in an archive. */
import type { Json } from '../content.ts';
import { withTitle } from './arrange.ts';
import { isPagePath } from './paths.ts';
import { labelTitle, type SummaryEntry } from './summary.ts';

/** Maximum length of a title in tables of contents, in characters. */
const MAX_LINK_TITLE_LENGTH = 100;

/**
 * Returns the path of the file of a page, unless an export cannot use it, and the title that the
 * summary has for the page, if it is another one. `path` is undefined for a page without a file.
 */
export function fieldsOfSource(
  path: string | undefined,
  { title: label, linkTitle: titleOfLink, metadata }: SummaryEntry,
  title: string,
): Record<string, Json> {
  const written = metadata['linkTitle'];
  const linkTitle =
    typeof written === 'string' && written !== ''
      ? written
      : path === undefined
        ? undefined
        : labelTitle(titleOfLink ?? label, withTitle(title));
  return {
    ...(path !== undefined && isPagePath(path) && { sourcePath: path }),
    ...(linkTitle !== undefined &&
      [...linkTitle].length <= MAX_LINK_TITLE_LENGTH && { linkTitle: withTitle(linkTitle) }),
  };
}
