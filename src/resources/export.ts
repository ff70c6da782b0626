/** Exports: a revision as a zip of markdown. */
import type { Resolvers } from '../generated/resolvers.ts';
import { archiveOf } from './export/archive.ts';

export const exportResource: Resolvers = {
  Download: {
    url: (download, _, ctx) => ctx.blobs.downloadURL(download, ctx.now),
  },
  Revision: { archive: (row, _, ctx) => archiveOf(ctx, row) },
};
