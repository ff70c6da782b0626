/** Lists the routes of SAML providers and of sign-in URLs. */
import * as q from '../../generated/operations.ts';
import { family, list, type Route, route } from '../route.ts';

/** Routes in the order of the contract. */
export const sso: readonly Route[] = family('SSO', [
  route('GET /v1/orgs/{organizationId}/saml', q.ListSamlProvidersDocument, {
    body: (data) => list(data.organization.samlProviders),
  }),
  route('POST /v1/orgs/{organizationId}/saml', q.CreateSamlProviderDocument, {
    status: 201,
    body: (data) => data.createSAMLProvider.samlProvider,
    location: '/v1/orgs/{organizationId}/saml/{id}',
  }),
  route('GET /v1/orgs/{organizationId}/saml/{samlProviderId}', q.GetSamlProviderDocument, {
    body: (data) => data.samlProvider,
  }),
  route('DELETE /v1/orgs/{organizationId}/saml/{samlProviderId}', q.DeleteSamlProviderDocument),
  route('PATCH /v1/orgs/{organizationId}/saml/{samlProviderId}', q.UpdateSamlProviderDocument, {
    body: (data) => data.updateSAMLProvider.samlProvider,
  }),
  route('GET /v1/orgs/{organizationId}/sso', q.ListLoginsDocument, {
    body: (data) => ({ items: data.organization.logins }),
  }),
]);
