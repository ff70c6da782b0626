/** Signing in: which organizations claim the domain of an address and where their members sign in, and a session for a code. */
import { authorize } from '../data/authorize.ts';
import { domainOf } from '../domain/email.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { organizationsOfDomain } from './organization.ts';
import { completeSignIn } from './sign-in/complete.ts';
import { shown } from './token.ts';

export const signIn: Resolvers = {
  Query: {
    signInOrganizations: async (_, { email }, ctx) => {
      await authorize(ctx, 'signIn.read', null);
      const organizations = await organizationsOfDomain(ctx, domainOf(email));
      return Promise.all(organizations.map(async ({ id, title }) => ({ id, title, logins: [...(await ctx.load.activeProviders.load(id))] })));
    },
  },
  Mutation: {
    completeSignIn: async (_, { input }, ctx) => shown(ctx, await completeSignIn(ctx, input)),
  },
};
