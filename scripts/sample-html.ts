/** Renders the samples of blocks as HTML, and breaks HTML into lines for readers. */
import { FILE_ADDRESS, PAGE_ADDRESS, type Sample } from '../prisma/seed/samples/sample.ts';
import type { ResolvedAddresses } from '../src/domain/html/addresses.ts';
import { renderHtml } from '../src/domain/html/render.ts';

/** The address of the file of the samples, in their HTML. */
export const FILE_URL = 'https://docs.example.com/files/palette.svg';

const ADDRESSES: ResolvedAddresses = {
  [FILE_ADDRESS]: { url: FILE_URL, title: 'palette.svg' },
  [PAGE_ADDRESS]: { url: 'https://docs.example.com/first-space', title: 'First space' },
};

/** Returns the HTML of a sample. */
export const htmlOfSample = ({ markdown }: Pick<Sample<string>, 'markdown'>): string =>
  renderHtml({ text: markdown, addresses: ADDRESSES });

/** The elements that begin on a line of their own. */
const BLOCK_ELEMENTS: ReadonlySet<string> = new Set(
  (
    'article blockquote details div figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section ' +
    'summary table tbody thead tr ul'
  ).split(' '),
);

/** Returns HTML with a line for each block-level element, and code as it is. */
export function linesOfHtml(html: string): string {
  let lines = '';
  let depth = 0;
  let isInCode = false;
  /** True after the end of an element that has a line of its own. */
  let isAfterElement = false;
  for (const [piece, closing, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>|[^<]+/g)) {
    const hasLine = BLOCK_ELEMENTS.has(name) && (!isInCode || name === 'pre');
    if (name === 'pre') isInCode = closing === '';
    if (hasLine && closing === '/') depth--;
    const needsBreak = hasLine && (closing === '/' ? isAfterElement : lines !== '');
    lines += `${needsBreak ? `\n${'  '.repeat(depth)}` : ''}${piece}`;
    if (!hasLine) continue;
    isAfterElement = closing === '/' || name === 'hr';
    if (closing === '' && name !== 'hr') depth++;
  }
  return lines;
}
