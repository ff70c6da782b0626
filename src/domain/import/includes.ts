/** Giving includes other names, and leaving all else in a text as it is, byte for byte. */
import { bodyStart } from '../markdown/front-matter.ts';
import { leavesOf } from '../markdown/leaves.ts';
import { normalized } from '../markdown/lexer.ts';
import { tagsOf } from '../markdown/template.ts';

/** A text with another name in each `{% include "…" %}` for which `change` gives one; never in code or front matter. */
export function rewriteIncludes(markdown: string, change: (name: string) => string | undefined): string {
  const start = bodyStart(markdown);
  const body = markdown.slice(start);
  if (!body.includes('{%')) return markdown;
  const text = normalized(body);
  const placeOf = placesIn(body, text);
  const pieces: string[] = [markdown.slice(0, start)];
  let done = 0;
  for (const { kind, value, at, end } of tagsOf(text, leavesOf(text))) {
    const next = kind === 'include' ? change(value) : undefined;
    if (next === undefined || next === value || /["\r\n]/.test(next)) continue;
    const [from, to] = [placeOf(at), placeOf(end)];
    const tag = body.slice(from, to);
    const quote = tag.search(/["']/);
    pieces.push(body.slice(done, from), tag.slice(0, quote), `"${next}"`, tag.slice(quote + value.length + 2));
    done = to;
  }
  return pieces.join('') + body.slice(done);
}

/** Where a place of a text with plain newlines is in the text as it was written. Places are asked for in order. */
function placesIn(written: string, text: string): (at: number) => number {
  if (written.length === text.length) return (at) => at;
  let [seen, extra] = [0, 0];
  return (at) => {
    for (; seen < at; seen++) if (text.charAt(seen) === '\n' && written.startsWith('\r\n', seen + extra)) extra++;
    return at + extra;
  };
}
