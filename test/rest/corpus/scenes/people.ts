/** The requests of organizations and their members, and of the transport itself. */
import { ids } from '../../../support.ts';
import type { Script } from '../script.ts';

export async function people(script: Script): Promise<void> {
  await transport(script);
  await organizations(script);
  await members(script);
}

/** Requests that fail before an operation is executed. */
async function transport(script: Script): Promise<void> {
  const teams = `/v1/orgs/${ids.acme}/teams`;
  await script.send('nobody', 'GET /v1/nowhere');
  await script.send('ana', 'GET /v1/nowhere');
  await script.send('ana', `DELETE ${teams}`);
  await script.send('ana', `HEAD ${teams}?limit=1`);
  await script.send('nobody', `GET ${teams}`, { headers: { authorization: 'Bearer lt_unknown' } });
  await script.send('nobody', `GET ${teams}`, { headers: { authorization: 'Basic YTpi' } });
  await script.send('ana', `PUT ${teams}`, { body: '{"title":' });
  await script.send('ana', `PUT ${teams}`, { body: '' });
  await script.send('ana', `PUT ${teams}`, { body: 'null' });
  await script.send('ana', `PUT ${teams}`, {
    body: 'title=Editors',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  await script.send('ana', `GET ${teams}?limit=1&limit=2`);
  await script.send('ana', `PUT ${teams}`, {
    body: { title: 'Keyed' },
    headers: { 'idempotency-key': 'x'.repeat(300) },
  });
}

async function organizations(script: Script): Promise<void> {
  const organization = { organizationId: ids.acme };
  const one = '/v1/orgs/{organizationId}';
  await script.operation('GET /v1/orgs');
  await script.operation(`GET ${one}`, organization);
  await script.send('ana', 'GET /v1/orgs/acme-docs');
  await script.send('eve', `GET /v1/orgs/${ids.umbrella}`);
  await script.operation(`PATCH ${one}`, organization, {
    body: {
      title: 'Acme',
      defaultRole: null,
      defaultContent: { type: 'site', site: ids.site('help') },
    },
    lower: 'ben',
    invalid: [
      { hostname: 'A' },
      { hostname: 'umbrella' },
      { emailDomains: ['umbrella.test'] },
      { emailDomains: ['gmail.com'] },
      { defaultRole: 'owner' },
      { defaultContent: { type: 'site', site: ids.site('research') } },
      { logo: 'not a url' },
      { sso: true },
      { title: null },
    ],
  });
  await script.send('ana', `PATCH /v1/orgs/${ids.acme}`, {
    body: {
      ...{ hostname: 'acme-help', emailDomains: ['acme.test', 'acme.example'], ai: true },
      ...{ logo: 'https://acme.test/logo.png', inviteLinks: false, defaultContent: null },
    },
  });
  await script.operation(`GET ${one}/search`, organization, {
    query: 'query=laptop',
    lower: 'cat',
  });
  await script.send('ana', `GET /v1/orgs/${ids.acme}/search`);
  await script.send('ana', `GET /v1/orgs/${ids.acme}/search?query=${'x'.repeat(513)}`);
  await script.operation('GET /v1/email-domains/{emailDomain}/orgs', { emailDomain: 'acme.test' });
  const invites = `/v1/orgs/${ids.acme}/link-invites`;
  const invite = await script.send('ana', `POST ${invites}`, { body: { role: 'edit' } });
  await script.send('ana', `PATCH /v1/orgs/${ids.acme}`, { body: { inviteLinks: true } });
  const { body } = await script.send('ana', `POST ${invites}`, { body: { role: 'edit' } });
  await script.operation(`DELETE ${one}/link-invites/{inviteId}`, {
    ...organization,
    inviteId: body?.id ?? invite.body?.id,
  });
}

async function members(script: Script): Promise<void> {
  const organization = { organizationId: ids.acme };
  const cat = { ...organization, userId: ids.user('cat') };
  const all = '/v1/orgs/{organizationId}/members';
  const one = `${all}/{userId}`;
  await script.operation(`GET ${all}`, organization);
  for (const query of ['order=asc', 'role=admin', 'role=guest', 'search=BRANDT', 'sort=lastSeenAt'])
    await script.send('ana', `GET /v1/orgs/${ids.acme}/members?${query}`);
  for (const query of ['order=up', 'role=owner', 'sort=name'])
    await script.send('ana', `GET /v1/orgs/${ids.acme}/members?${query}`);
  await script.operation(`GET ${one}`, cat);
  await script.operation(`PATCH ${one}`, cat, {
    body: { role: 'review' },
    invalid: [{ role: 'owner' }],
  });
  await script.send('ana', `PATCH /v1/orgs/${ids.acme}/members/${ids.user('cat')}`, {
    body: { role: null },
  });
  await script.send('ana', `PATCH /v1/orgs/${ids.acme}/members/${ids.user('ana')}`, {
    body: { role: 'read' },
  });
  await script.operation('POST /v1/orgs/{organizationId}/ping', organization);
  await script.send('ana', `GET /v1/orgs/${ids.acme}/members?sort=lastSeenAt`);
  await script.operation(`POST ${one}/sso`, cat);
  await script.operation(`GET ${one}/spaces`, { ...organization, userId: ids.user('ben') });
  await script.send('ana', `GET /v1/orgs/${ids.acme}/members/${ids.user('ben')}/spaces?order=asc`);
  await script.operation(`GET ${one}/teams`, { ...organization, userId: ids.user('ben') });
  await script.send('ana', `GET /v1/orgs/${ids.acme}/members/${ids.user('ben')}/teams?title=WRIT`);
  await script.operation(`DELETE ${one}`, cat);
  await script.send('ana', `DELETE /v1/orgs/${ids.acme}/members/${ids.user('ana')}`);
}
