/** The requests of SAML providers, logins and translation settings. */
import { ids } from '../../../support.ts';
import type { Script } from '../script.ts';

const organization = { organizationId: ids.acme };

export async function settings(script: Script): Promise<void> {
  await providers(script);
  await translations(script);
}

async function providers(script: Script): Promise<void> {
  const list = '/v1/orgs/{organizationId}/saml';
  const made = await script.operation(`POST ${list}`, organization, {
    body: {
      label: 'Acme',
      entityID: 'https://idp.acme.test/',
      ssoURL: 'https://idp.acme.test/sso',
      defaultTeam: ids.team('writers'),
      defaultRole: 'read',
    },
    lower: 'ben',
    invalid: [
      { label: 'X', ssoURL: 'not a url' },
      { label: 'X', certificate: 'not a certificate' },
      { label: 'X', defaultTeam: ids.team('umbrella') },
      { label: 'X', defaultRole: 'owner' },
    ],
  });
  await script.send('ana', `POST /v1/orgs/${ids.acme}/saml`, { body: { label: 'Second' } });
  await script.operation(`GET ${list}`, organization, { lower: 'ben' });
  const provider = { ...organization, samlProviderId: made.id };
  await script.operation(`GET ${list}/{samlProviderId}`, provider, { lower: 'ben' });
  await script.operation(`PATCH ${list}/{samlProviderId}`, provider, {
    body: { label: 'Acme login', defaultRole: null },
    lower: 'ben',
    invalid: [{ label: null }, { entityID: 'x'.repeat(1025) }],
  });
  await script.operation('GET /v1/orgs/{organizationId}/sso', organization, { lower: 'ben' });
  await script.operation(`DELETE ${list}/{samlProviderId}`, provider, { lower: 'ben' });
}

async function translations(script: Script): Promise<void> {
  const list = '/v1/orgs/{organizationId}/translations';
  const made = await script.operation(`POST ${list}`, organization, {
    body: {
      title: 'Guide in French',
      languages: ['fr', 'pt-br'],
      source: { space: ids.space('guide'), language: 'en' },
    },
    lower: 'cat',
    invalid: [
      { title: 'X', languages: ['xx'] },
      { title: 'X', source: { space: ids.space('secrets'), language: 'en' } },
    ],
  });
  await script.send('ana', `POST /v1/orgs/${ids.acme}/translations`, { body: { title: 'Second' } });
  await script.operation(`GET ${list}`, organization);
  const one = { ...organization, translationSettingsId: made.id };
  await script.operation(`GET ${list}/{translationSettingsId}`, one);
  await script.operation(`PUT ${list}/{translationSettingsId}`, one, {
    body: { title: 'Guide abroad', languages: ['fr', 'de'] },
    lower: 'cat',
  });
  await script.operation(`DELETE ${list}/{translationSettingsId}`, one, { lower: 'cat' });
  await script.send('ana', `GET /v1/orgs/${ids.acme}/translations/${made.id}`);
}
