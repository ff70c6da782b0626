/** Signing in: which organizations claim the domain of an address, for who has no token yet. */
import { authorize } from '../data/authorize.ts';
import { domainOf } from '../domain/email.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { organizationsOfDomain } from './organization.ts';

export const signIn: Resolvers = {
  Query: {
    signInOrganizations: async (_, { email }, ctx) => {
      await authorize(ctx, 'signIn.read', null);
      const organizations = await organizationsOfDomain(ctx, domainOf(email));
      return organizations.map(({ id, title }) => ({ id, title, logins: [] })); // there are no SAML providers yet
    },
  },
};
