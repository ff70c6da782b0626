// What the operations of SAML providers are asked with in the matrix.
import { and, type Make, organization, withBody } from './input.ts';

const provider = and(organization, ({ samlProviderId }) => ({ samlProviderId }));

export const samlInputs: Readonly<Record<string, Make>> = {
  completeSignIn: () => ({ body: { code: 'made-up' } }),
  listSamlProviders: organization,
  getSamlProvider: provider,
  createSamlProvider: withBody(organization, { label: 'Made in the matrix' }),
  updateSamlProvider: withBody(provider, { label: 'Renamed in the matrix' }),
  deleteSamlProvider: provider,
  listLogins: organization,
};
