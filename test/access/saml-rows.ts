// Who may do what with SAML providers, and who is shown where to sign in, from the rules' text. Nothing of src is imported here.
import { anybody, inOrganization, READ, type Row } from './row.ts';

const MEMBERS = 'organization:members:read';
const CHANGE = 'organization:members:write';

/** "Organization admin: … SAML". */
const admin = { may: ({ level }: { readonly level: number }) => level === 6, needs: 'admin' };

export const samlRows: Readonly<Record<string, Row>> = {
  // Without a token: "only /v1/sign-in"; a made-up code is refused as such.
  completeSignIn: { scopes: ['user:read'], about: 'anybody', ...anybody, isPublic: true, result: 'BAD_USER_INPUT' },
  listSamlProviders: inOrganization(admin, READ, MEMBERS),
  getSamlProvider: inOrganization(admin, MEMBERS),
  createSamlProvider: inOrganization(admin, CHANGE, MEMBERS),
  updateSamlProvider: inOrganization(admin, CHANGE, MEMBERS),
  deleteSamlProvider: inOrganization(admin, CHANGE),
  // What whoever signs in is shown of a domain without a token is no secret from who belongs.
  listLogins: inOrganization(anybody, READ),
};
