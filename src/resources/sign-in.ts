/**
 * Resolves sign-in: the organizations that claim an email domain with their providers, and the
 * exchange of a code for a session token.
 */
import { authorize } from '../data/authorize.ts';
import { domainOf } from '../domain/email.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { organizationsOfDomain } from './organization.ts';
import { completeSignIn } from './sign-in/complete.ts';
import { tokenPayload } from './token.ts';

export const signIn: Resolvers = {
  Query: {
    signInOrganizations: async (_, { email }, ctx) => {
      await authorize(ctx, 'signIn.read', null);
      const organizations = await organizationsOfDomain(ctx, domainOf(email));
      return Promise.all(
        organizations.map(async ({ id, title }) => ({
          organizationId: id,
          title,
          logins: [...(await ctx.load.activeProviders.load(id))],
        })),
      );
    },
  },
  Mutation: {
    completeSignIn: async (_, { input }, ctx) =>
      tokenPayload(ctx, await completeSignIn(ctx, input)),
  },
};
