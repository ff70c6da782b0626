/** One text as what an import brings. */
import { LONGEST_TEXT } from '../content.ts';
import { badInput } from '../errors.ts';
import type { Imported } from '../import.ts';
import { titled } from './arrange.ts';
import { takeHeading } from './heading.ts';
import { markdownOf } from './html.ts';
import { guarded, matterOf } from './matter.ts';

/** A text, and where it was found. */
export interface FoundText {
  readonly kind: 'markdown' | 'html';
  readonly text: string;
  /** Addresses in HTML are relative to it. */
  readonly url: string;
}

const PAGE = 'page-1';

/** One page with its text; images stay where they are. BAD_USER_INPUT for a text that is too large, or front matter that cannot be read. */
export function importDocument({ kind, text, url }: FoundText): Imported {
  const page = kind === 'html' ? htmlPage(text, url) : markdownPage(text.replaceAll('\0', ''));
  return { pages: [{ ref: PAGE, type: 'DOCUMENT', parent: null, ...page }], files: [], reusableContents: [], variables: {}, found: 1, problems: [] };
}

function htmlPage(text: string, url: string) {
  const { title, markdown } = markdownOf(text, { base: url });
  return { title: titled(title), markdown };
}

function markdownPage(text: string) {
  if (Buffer.byteLength(text) > LONGEST_TEXT) throw badInput('A text may have at most 1 MiB.', 'source');
  const { title, slug, fields, body } = matterOf(text);
  const { cover: _, ...kept } = fields; // its files are elsewhere
  const heading = title === undefined ? takeHeading(body) : undefined;
  return { title: titled(title ?? heading?.title ?? ''), ...(slug !== undefined && { slug }), markdown: guarded(heading?.body ?? body), ...(Object.keys(kept).length > 0 && { fields: kept }) };
}
