/** The heading with which a text begins. */
import { blocks, lex } from '../markdown/lexer.ts';
import { plainOf } from '../markdown/plain.ts';

/** The words of a heading of the first level at the very beginning of a text, and the text without it; undefined for a text that begins otherwise. */
export function takeHeading(body: string): { readonly title: string; readonly body: string } | undefined {
  const [line, words] = /^\ufeff?\s*#[ \t]+(\S[^\r\n]*)(?:\s*\r?\n)*/.exec(body) ?? [];
  if (line === undefined || words === undefined) return undefined;
  const [heading] = lex(`# ${words}`);
  const title = heading?.type === 'heading' ? plainOf(blocks(heading.tokens)).replace(/\s+/g, ' ').trim() : '';
  return title === '' ? undefined : { title, body: body.slice(line.length) };
}
