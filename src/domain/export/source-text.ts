/** Compares the texts of an export with the files that were imported. */
import { hashOf, type Json } from '../content.ts';
import { commonPairs } from '../merge/common.ts';

/** The maximum length of the differences of a file as JSON, in characters. */
const MAX_LENGTH = 2000;
/** The maximum length of a text that is compared with its file, in characters. */
const MAX_COMPARED_LENGTH = 256 * 1024;

/** A replacement of characters: where it begins, the number of replaced ones, the new text. */
type Replacement = readonly [at: number, count: number, text: string];

/**
 * Returns the field `sourceText` of a page: the hash of the text that an export writes for it, and
 * what is different in its file. Undefined where nothing is, or too much.
 */
export function sourceTextOf(written: string, source: string): Json | undefined {
  if (written === source || written.length + source.length > 2 * MAX_COMPARED_LENGTH)
    return undefined;
  const edits = replacements(written, source);
  return JSON.stringify(edits).length > MAX_LENGTH ? undefined : { hash: hashOf(written), edits };
}

/** Returns a text of an export as its file had it; the same text if it has changed since. */
export function asInSource(written: string, sourceText: Json | undefined): string {
  if (typeof sourceText !== 'object' || sourceText === null) return written;
  const { hash, edits } = Object.fromEntries(Object.entries(sourceText));
  if (!Array.isArray(edits) || hash !== hashOf(written)) return written;
  let text = '';
  let done = 0;
  for (const edit of edits) {
    const [at, count, inserted] = Array.isArray(edit) ? edit : [];
    text += written.slice(done, Number(at)) + String(inserted);
    done = Number(at) + Number(count);
  }
  return text + written.slice(done);
}

/** Returns the replacements, in order, that make one text of another. */
function replacements(written: string, source: string): Replacement[] {
  const [one, other] = [linesOf(written), linesOf(source)];
  const found: Replacement[] = [];
  let [at, line, otherLine] = [0, 0, 0];
  for (const [next, otherNext] of [...commonPairs(one, other), [one.length, other.length]]) {
    const removed = one.slice(line, next).join('');
    const inserted = other.slice(otherLine, otherNext).join('');
    if (removed !== inserted) found.push(narrowed(at, removed, inserted));
    at += removed.length + (one[next]?.length ?? 0);
    [line, otherLine] = [(next ?? 0) + 1, (otherNext ?? 0) + 1];
  }
  return found;
}

/** Returns a replacement without the characters that both texts begin and end with. */
function narrowed(at: number, removed: string, inserted: string): Replacement {
  const most = Math.min(removed.length, inserted.length);
  let start = 0;
  while (start < most && removed[start] === inserted[start]) start++;
  let end = 0;
  while (end < most - start && removed.at(-1 - end) === inserted.at(-1 - end)) end++;
  return [at + start, removed.length - end - start, inserted.slice(start, inserted.length - end)];
}

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
