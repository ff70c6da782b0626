// The inputs of the operations on SAML providers.
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
