/** Resolves the export of a revision as a zip archive of markdown. */
import type { Resolvers } from '../generated/resolvers.ts';
import { archiveOf } from './export/archive.ts';

export const exportResource: Resolvers = {
  Download: {
    url: (download, _, ctx) => ctx.blobs.downloadURL(download, ctx.now),
  },
  Revision: { archive: (row, _, ctx) => archiveOf(ctx, row) },
};
