/**
 * Limits the shape of a document, between parsing and validation: the cost of validation grows
 * faster than a document's size.
 */
import { type DocumentNode, Kind, type SelectionNode, type SelectionSetNode } from 'graphql';
import { AppError } from '../domain/errors.ts';

const MAX_FRAGMENTS_COUNT = 150;
const MAX_SPREADS_COUNT = 600;
/** Comparisons of equal names inside one selection, which validation makes pair by pair. */
const MAX_COMPARISONS_COUNT = 50_000;

/** Throws QUERY_TOO_COMPLEX for a document whose validation would take long. Takes linear time. */
export function checkShape({ definitions }: DocumentNode): void {
  const shape = new Shape();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) shape.fragments++;
    if (
      definition.kind === Kind.FRAGMENT_DEFINITION ||
      definition.kind === Kind.OPERATION_DEFINITION
    )
      shape.measure(definition.selectionSet);
  }
  require('fragments', shape.fragments, MAX_FRAGMENTS_COUNT, 'Send fewer fragments, or send several requests.');
  require('spreads', shape.spreads, MAX_SPREADS_COUNT, 'Spread fewer fragments, or send several requests.');
  require('comparisons', shape.comparisons, MAX_COMPARISONS_COUNT, 'Select each field once, or under another alias.');
}

function require(of: string, has: number, limit: number, advice: string): void {
  if (has > limit)
    throw new AppError(
      'QUERY_TOO_COMPLEX',
      `This document has ${has} ${of}. At most ${limit} are allowed. ${advice}`,
      { details: { of, limit, has } },
    );
}

class Shape {
  fragments = 0;
  spreads = 0;
  comparisons = 0;

  /** Adds a selection set and returns the number of its fields at every depth. */
  measure(set: SelectionSetNode): number {
    const byName = new Map<string, { count: number; largest: number }>();
    const size = this.#collect(set.selections, byName);
    for (const { count, largest } of byName.values())
      this.comparisons += ((count * (count - 1)) / 2) * (1 + largest);
    return size;
  }

  #collect(
    selections: readonly SelectionNode[],
    byName: Map<string, { count: number; largest: number }>,
  ): number {
    let size = 0;
    for (const node of selections) {
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        this.spreads++;
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        size += this.#collect(node.selectionSet.selections, byName);
      } else {
        const inner = node.selectionSet ? this.measure(node.selectionSet) : 0;
        const name = (node.alias ?? node.name).value;
        const { count, largest } = byName.get(name) ?? { count: 0, largest: 0 };
        byName.set(name, { count: count + 1, largest: Math.max(largest, inner) });
        size += 1 + inner;
      }
    }
    return size;
  }
}
