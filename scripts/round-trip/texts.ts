/** Reads markdown texts as blocks, and checks that writing them changes no byte. */
import { editBlocks } from '../../src/domain/document/edit.ts';
import { type Block, nodesOf } from '../../src/domain/document/model.ts';
import { readBlocks } from '../../src/domain/document/read.ts';
import { renderHtml } from '../../src/domain/html/render.ts';
import type { SourceFiles } from './files.ts';

/** The maximum number of blocks of a text that are replaced in one edit. */
const MAX_REPLACED_COUNT = 200;

/** Returns the failures of the markdown files among files, and a line with their number. */
export function textReport(files: SourceFiles): { summary: string; failures: string[] } {
  const texts = [...files].filter(([file, { length }]) => /\.md$/i.test(file) && length > 0);
  const failures = texts.flatMap(([file, bytes]) =>
    failuresIn(bytes.toString()).map((failure) => `${file}: ${failure}`),
  );
  return { summary: `${texts.length} markdown files, ${failures.length} failures`, failures };
}

/** Returns what is wrong with a text that was read and written; empty for a text that is the same. */
export function failuresIn(text: string): string[] {
  const blocks = readBlocks(text);
  const failures: string[] = [];
  if (writtenFrom(text, blocks, 0, text.length) !== text) failures.push('The blocks overlap.');
  const operations = blocks.slice(0, MAX_REPLACED_COUNT).map(({ id, at, end }) => ({
    kind: 'replace' as const,
    key: id,
    markdown: text.slice(at, end),
  }));
  const edited = editBlocks(text, operations);
  if (!('text' in edited)) failures.push(`An edit is refused: ${edited.problems[0]?.message}`);
  else if (edited.text !== text) failures.push('Blocks replaced by themselves change the text.');
  if (text.includes('{%') && hasTag(renderHtml({ text, addresses: {} })))
    failures.push('The HTML has a template tag.');
  return failures;
}

/** Returns whether HTML has a template tag outside of code. */
const hasTag = (html: string): boolean =>
  html.replace(/<(code|pre)\b[\s\S]*?<\/\1>/g, '').includes('{%');

/** Writes the part of a text that its blocks cover, from the blocks and what is between them. */
function writtenFrom(text: string, blocks: readonly Block[], from: number, to: number): string {
  let written = '';
  let at = from;
  for (const block of blocks) {
    // All images of a figure have its range.
    if (block.type === 'image') continue;
    written += text.slice(at, block.at) + writtenFrom(text, nodesOf(block), block.at, block.end);
    at = block.end;
  }
  return written + text.slice(at, to);
}
