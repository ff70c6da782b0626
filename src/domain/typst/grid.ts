/** Draws grids with the notes that their content refers to. */
import { GridNotes } from './grid-notes.ts';
import { itemBody } from './inline.ts';
import { joined } from './literal.ts';
import type { PagePosition } from './position.ts';

/** Returns the expressions of a grid, followed by its notes. */
export function gridWithNotes(
  position: PagePosition,
  draw: (position: PagePosition) => string,
): string[] {
  const gridNotes = new GridNotes();
  const grid = draw({ ...position, gridNotes });
  const place = { ...position, isInLink: false, isInNote: true };
  const notes = gridNotes.all.map(
    ({ body, letters }) => `gridnote("${letters}",${itemBody(body, place)})`,
  );
  return notes.length === 0 ? [grid] : [grid, `caption(${joined(notes)})`];
}
