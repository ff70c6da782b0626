/** Finds template tags and expressions in the text of HTML. */

/** A part of a text: a template with its delimiters, or the text between two. */
export interface TextPart {
  readonly type: 'text' | 'tag' | 'expression';
  readonly raw: string;
}

const DELIMITERS = [
  { type: 'tag', open: '{%', close: '%}' },
  { type: 'expression', open: '{{', close: '}}' },
] as const;

/** Returns the parts of a text, in time that is linear in its length. */
export function templatePartsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let [from, at] = [0, text.indexOf('{')];
  const addText = (end: number) => {
    if (end > from) parts.push({ type: 'text', raw: text.slice(from, end) });
  };
  const lastEnds = DELIMITERS.map(({ close }) => text.lastIndexOf(close));
  while (at >= 0) {
    const index = DELIMITERS.findIndex(({ open }) => text.startsWith(open, at));
    const delimiter = DELIMITERS[index];
    if (!delimiter || (lastEnds[index] ?? -1) < at + delimiter.open.length) {
      at = text.indexOf('{', at + 1);
      continue;
    }
    addText(at);
    from = text.indexOf(delimiter.close, at + delimiter.open.length) + delimiter.close.length;
    parts.push({ type: delimiter.type, raw: text.slice(at, from) });
    at = text.indexOf('{', from);
  }
  addText(text.length);
  return parts;
}

/** Returns the content of a template, without its delimiters. */
export const contentOf = ({ raw }: TextPart): string => raw.slice(2, -2).trim();
