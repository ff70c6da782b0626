/** Reads the title heading of a text. */
import { blocks, lex } from '../markdown/lexer.ts';
import { plainOf } from '../markdown/plain.ts';

/**
 * Returns the plain text of a level-1 heading at the very beginning of a text, and the text without
 * it and the blank line after it; undefined for a text without one.
 */
export function takeHeading(
  body: string,
): { readonly title: string; readonly body: string } | undefined {
  const [line, source] =
    /^\ufeff?\s*#[ \t]+(\S[^\r\n]*)(?:\r?\n(?:[ \t]*\r?\n)?)?/.exec(body) ?? [];
  if (line === undefined || source === undefined) return undefined;
  const [heading] = lex(`# ${source}`);
  const title =
    heading?.type === 'heading' ? plainOf(blocks(heading.tokens)).replace(/\s+/g, ' ').trim() : '';
  return title === '' ? undefined : { title, body: body.slice(line.length) };
}
