/** Resolves any object by its id, and the fields with an object that another one names by its id. */
import { authorize } from '../data/authorize.ts';
import { badInput } from '../domain/errors.ts';
import { checkEach, checkEachAsync } from '../domain/problems.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { findNode } from './node/find.ts';
import { references } from './node/references.ts';

export const node: Resolvers = {
  ...references,
  Query: {
    node: async (_, { id }, ctx) => {
      await authorize(ctx, 'node.read', null);
      return findNode(ctx, id, 'id');
    },
    nodes: async (_, { ids }, ctx) => {
      await authorize(ctx, 'node.read', null);
      checkEach(ids, (id, i) => {
        if (ids.indexOf(id) < i)
          throw badInput(
            `This is the same id as ids.${ids.indexOf(id)}. Send each id once.`,
            `ids.${i}`,
          );
      });
      return checkEachAsync(ids, (id, i) => findNode(ctx, id, `ids.${i}`));
    },
  },
};
