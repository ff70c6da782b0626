/** A revision as a PDF. */
import type { Resolvers } from '../generated/resolvers.ts';
import { bookOf } from './pdf/book.ts';

export const pdf: Resolvers = {
  Revision: { pdf: (row, { page, only }, ctx) => bookOf(ctx, row, page ?? null, only) },
};
