/** Resolves the lists of the start screen, which a user has only for themselves. */
import type { Context } from '../context.ts';
import type { UserRow } from '../data/rows.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { organizationsOfViewer } from './organization.ts';
import {
  contributedChangeRequests,
  receivedComments,
  receivedReplies,
  reviewRequests,
} from './viewer/lists.ts';
import { recentSpaces } from './viewer/recent-spaces.ts';

/** Returns true if the user is the caller. */
const isViewer = ({ id }: UserRow, ctx: Context): boolean => ctx.viewer?.userId === id;

export const viewer: Resolvers = {
  User: {
    organizations: (user, args, ctx) =>
      isViewer(user, ctx) ? organizationsOfViewer(ctx, user.id, args) : null,
    recentSpaces: (user, args, ctx) =>
      isViewer(user, ctx) ? recentSpaces(ctx, user.id, args) : null,
    changeRequests: async (user, args, ctx) =>
      isViewer(user, ctx)
        ? ctx.load.page(await contributedChangeRequests(ctx, args), user.id, args)
        : null,
    reviewRequests: async (user, args, ctx) =>
      isViewer(user, ctx) ? ctx.load.page(await reviewRequests(ctx), user.id, args) : null,
    receivedComments: async (user, { filter, ...args }, ctx) =>
      isViewer(user, ctx)
        ? ctx.load.page(await receivedComments(ctx, filter), user.id, args)
        : null,
    receivedReplies: async (user, { filter, ...args }, ctx) =>
      isViewer(user, ctx) ? ctx.load.page(await receivedReplies(ctx, filter), user.id, args) : null,
  },
};
