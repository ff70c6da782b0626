/** Resolves how URLs are embedded in pages. */
import { embedOf } from '../domain/embed.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const embed: Resolvers = {
  Space: { embed: ({ deletedAt }, { url }) => (deletedAt === null ? embedOf(url) : null) },
};
