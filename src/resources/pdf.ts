/** Resolves the export of a revision as a PDF. */
import type { Resolvers } from '../generated/resolvers.ts';
import { pdfOf } from './pdf/book.ts';

export const pdf: Resolvers = {
  Revision: { pdf: (row, { page, only }, ctx) => pdfOf(ctx, row, page ?? null, only) },
};
