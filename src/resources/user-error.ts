/** Resolves the objects that the errors of a payload name. */
import { parseId } from '../domain/ids.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { findNode } from './node/find.ts';
import { findRevision } from './node/content.ts';

export const userError: Resolvers = {
  AlreadyExistsError: {
    existing: ({ existingId }, _, ctx) =>
      existingId === undefined ? null : findNode(ctx, existingId, 'input'),
  },
  StaleRevisionError: {
    currentRevision: ({ currentRevisionId }, _, ctx) => {
      const state = parseId(currentRevisionId);
      return state ? findRevision(ctx, state) : null;
    },
  },
};
