// States who may do what with SAML providers and sign-in pages, from the rules' text. Nothing of
// src is imported here.
import { anybody, inOrganization, READ, type Row } from './row.ts';

const MEMBERS = 'organization:members:read';
const CHANGE = 'organization:members:write';

/** Rule: SAML providers require an organization admin. */
const admin = { may: ({ level }: { readonly level: number }) => level === 6, needs: 'admin' };

export const samlRows: Readonly<Record<string, Row>> = {
  // Rule: `/v1/sign-in` needs no token; a made-up code is refused.
  completeSignIn: {
    scopes: ['user:read'],
    about: 'anybody',
    ...anybody,
    isPublic: true,
    result: 'BAD_USER_INPUT',
  },
  listSamlProviders: inOrganization(admin, READ, MEMBERS),
  getSamlProvider: inOrganization(admin, MEMBERS),
  createSamlProvider: inOrganization(admin, CHANGE, MEMBERS),
  updateSamlProvider: inOrganization(admin, CHANGE, MEMBERS),
  deleteSamlProvider: inOrganization(admin, CHANGE),
  // The logins of a domain are returned without a token at sign-in, so every member may read them.
  listLogins: inOrganization(anybody, READ),
};
