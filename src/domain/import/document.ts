/** Imports a single text as one page. */
import { MAX_TEXT_LENGTH } from '../content.ts';
import { badInput } from '../errors.ts';
import type { ImportedContent } from '../import.ts';
import { withTitle } from './arrange.ts';
import { takeHeading } from './heading.ts';
import { markdownOf } from './html.ts';
import { guarded, matterOf } from './matter.ts';

/** A text with its source. */
export interface SourceText {
  readonly kind: 'markdown' | 'html';
  readonly text: string;
  /** The base URL of relative addresses in HTML. */
  readonly url: string;
}

const PAGE = 'page-1';

/**
 * Returns one page with the text; images keep their addresses.
 *
 * @throws BAD_USER_INPUT for a text over the limit or invalid front matter.
 */
export function importDocument({ kind, text, url }: SourceText): ImportedContent {
  const page = kind === 'html' ? htmlPage(text, url) : markdownPage(text.replaceAll('\0', ''));
  return {
    pages: [{ ref: PAGE, type: 'DOCUMENT', parent: null, ...page }],
    files: [],
    reusableContents: [],
    variables: {},
    found: 1,
    problems: [],
  };
}

function htmlPage(text: string, url: string) {
  const { title, markdown } = markdownOf(text, { base: url });
  return { title: withTitle(title), markdown };
}

function markdownPage(text: string) {
  if (Buffer.byteLength(text) > MAX_TEXT_LENGTH)
    throw badInput('A text may have at most 1 MiB.', 'source');
  const { title, slug, fields, body } = matterOf(text);
  // The files of a cover are not part of the import.
  const { cover: _, ...fieldsWithoutCover } = fields;
  const heading = title === undefined ? takeHeading(body) : undefined;
  return {
    title: withTitle(title ?? heading?.title ?? ''),
    ...(slug !== undefined && { slug }),
    markdown: guarded(heading?.body ?? body),
    ...(Object.keys(fieldsWithoutCover).length > 0 && { fields: fieldsWithoutCover }),
  };
}
