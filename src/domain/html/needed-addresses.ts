/** Finds the addresses in a text whose targets only its revision, or its site, knows. */
import { readBlocks } from '../document/read.ts';
import { collectingAddresses } from './addresses.ts';
import { drawDocument } from './blocks.ts';
import { Drawing } from './drawing.ts';

/** Returns the addresses that the HTML of a text needs, in the order of their first use. */
export function addressesToResolve(markdown: string): string[] {
  const addresses = new Set<string>();
  const drawing = new Drawing(collectingAddresses(addresses), () => undefined);
  drawDocument(drawing, readBlocks(markdown));
  return [...addresses];
}
