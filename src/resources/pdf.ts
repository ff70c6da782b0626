/** Resolves the export of a revision as a PDF. */
import type { Resolvers } from '../generated/resolvers.ts';
import { pdfOf } from './pdf/book.ts';

export const pdf: Resolvers = {
  PDFDownload: {
    url: (download, _, ctx) => ctx.blobs.downloadURL(download, ctx.now),
    missingScripts: ({ missingScripts = [] }) => [...missingScripts],
  },
  Revision: { pdf: (row, { pageId, only }, ctx) => pdfOf(ctx, row, pageId ?? null, only) },
};
