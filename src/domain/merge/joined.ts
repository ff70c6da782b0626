/** Blocks put together to a text again: what stands between them is merged too, and they stay blocks of their own. */
import { type Block, blocksOf } from '../blocks.ts';
import type { Side, Three } from './conflict.ts';

/** A text in blocks. `lead` is the blank before the first, `skipped` how many indexes it takes. */
export interface Parted {
  readonly lead: string;
  readonly skipped: number;
  readonly blocks: readonly Block[];
}

/** A block of a merged text, and which block it is on each side that has it. */
export interface MergedBlock {
  readonly text: string;
  readonly at: Partial<Three<number>>;
}

const NEWLINE = /\r\n|\n|\r/g;

/** A text in blocks. */
export function partsOf(text: string): Parted {
  const [first, ...rest] = blocksOf(text);
  if (!first) return { lead: '', skipped: 0, blocks: [] };
  return first.text === '' ? { lead: first.gap, skipped: 1, blocks: rest } : { lead: '', skipped: 0, blocks: [first, ...rest] };
}

/** The text of these blocks. */
export function joinedOf(merged: readonly MergedBlock[], parts: Three<Parted>): string {
  const blank = blankOf(parts);
  const pieces = [mergedGap(parts.base.lead, parts.ours.lead, parts.theirs.lead) ?? ''];
  for (const [index, block] of merged.entries()) {
    const next = merged[index + 1];
    pieces.push(block.text, next ? gapBetween(block, next, parts, blank) : (mergedGap(endOf(parts.base), endOf(parts.ours), endOf(parts.theirs)) ?? ''));
  }
  return pieces.join('');
}

/** A blank line, with the line's ends that most of the texts have. */
const blankOf = (parts: Three<Parted>): string => {
  const returns = [parts.base, parts.ours, parts.theirs].filter(({ lead, blocks }) => lead.includes('\r\n') || blocks.some(({ gap }) => gap.includes('\r\n')));
  return returns.length > 1 ? '\r\n\r\n' : '\n\n';
};

const endOf = ({ blocks }: Parted): string | undefined => blocks.at(-1)?.gap;

/** What stands between two blocks: what stood behind the first, but a blank line where they would else become one block. */
function gapBetween(one: MergedBlock, other: MergedBlock, parts: Three<Parted>, blank: string): string {
  const behind = (side: Side): string | undefined => {
    const [at, { blocks }] = [one.at[side], parts[side]];
    return at === undefined || at === blocks.length - 1 ? undefined : blocks[at]?.gap;
  };
  const gap = mergedGap(behind('base'), behind('ours'), behind('theirs')) ?? blank;
  if ((gap.match(NEWLINE)?.length ?? 0) > 1) return gap;
  const cut = blocksOf(`${one.text}${gap}${other.text}`);
  return cut.length === 2 && cut[0]?.text === one.text ? gap : blank;
}

/** The blank that one side changed, or the longer where both did; undefined is not known. */
function mergedGap(base: string | undefined, ours: string | undefined, theirs: string | undefined): string | undefined {
  if (ours === undefined || theirs === undefined) return ours ?? theirs ?? base;
  if (ours === theirs || theirs === base) return ours;
  if (ours === base) return theirs;
  if (ours.length !== theirs.length) return ours.length > theirs.length ? ours : theirs;
  return ours > theirs ? ours : theirs;
}
