/** Finds the part of a text that an anchor names, also as other platforms write anchors. */
import type { DocumentFacts, Heading } from './facts.ts';

/** The parts of a text's facts that anchors name. */
interface AnchoredText extends Pick<DocumentFacts, 'anchors'> {
  readonly headings: readonly Pick<Heading, 'text' | 'anchor'>[];
}

/**
 * Returns a text by which headings and anchors are compared: letters and digits in lower case.
 * GitBook writes `#1.-install-and-run` where GitHub writes `#1-install--run`.
 */
const comparable = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Returns the anchor that a written one means; undefined for none. */
export type FindAnchor = (written: string) => string | undefined;

/** Returns a function that finds anchors: exact ones first, then headings with the same words. */
export function anchorFinder({ headings, anchors = [] }: AnchoredText): FindAnchor {
  const exact = new Set([...headings.map(({ anchor }) => anchor), ...anchors]);
  let similar: Map<string, string> | undefined;
  const find = (written: string): string | undefined => {
    if (exact.has(written)) return written;
    similar ??= new Map(
      // the first of two headings wins
      headings.toReversed().flatMap(({ text, anchor }) => [
        [comparable(anchor), anchor],
        [comparable(text), anchor],
      ]),
    );
    const key = comparable(written);
    return key === '' ? undefined : similar.get(key);
  };
  return find;
}
