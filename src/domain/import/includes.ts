/** Renames includes in a text and leaves every other byte unchanged. */
import { bodyStart } from '../markdown/front-matter.ts';
import { leavesOf } from '../markdown/leaves.ts';
import { indexMapper, normalized } from '../markdown/lexer.ts';
import { tagsOf } from '../markdown/template.ts';

/**
 * Returns a text in which each `{% include "…" %}` has the name that `change` returns for it,
 * except in code and front matter.
 */
export function rewriteIncludes(
  markdown: string,
  change: (name: string) => string | undefined,
): string {
  const start = bodyStart(markdown);
  const body = markdown.slice(start);
  if (!body.includes('{%')) return markdown;
  const text = normalized(body);
  const originalIndex = indexMapper(body, text);
  const pieces: string[] = [markdown.slice(0, start)];
  let done = 0;
  for (const { kind, value, at, end } of tagsOf(text, leavesOf(text))) {
    const next = kind === 'include' ? change(value) : undefined;
    if (next === undefined || next === value || /["\r\n]/.test(next)) continue;
    const [from, to] = [originalIndex(at), originalIndex(end)];
    const tag = body.slice(from, to);
    const quote = tag.search(/["']/);
    pieces.push(
      body.slice(done, from),
      tag.slice(0, quote),
      `"${next}"`,
      tag.slice(quote + value.length + 2),
    );
    done = to;
  }
  return pieces.join('') + body.slice(done);
}
