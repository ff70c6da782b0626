/** The requests of sites, their adaptive schemas and share links. */
import { ids } from '../../../support.ts';
import type { Script } from '../script.ts';

const all = '/v1/orgs/{organizationId}/sites';
const one = `${all}/{siteId}`;

export async function sites(script: Script): Promise<void> {
  const organization = { organizationId: ids.acme };
  const help = { ...organization, siteId: ids.site('help') };
  const base = `/v1/orgs/${ids.acme}/sites`;
  await script.operation(`GET ${all}`, organization);
  for (const query of [
    'title=HELP',
    'published=false',
    'published=perhaps',
    `space=${ids.space('minutes')}`,
    'space=nonsense',
  ])
    await script.send('ana', `GET ${base}?${query}`);
  await script.operation(`GET ${one}`, help);
  await script.operation(`GET ${one}/published`, help);
  await script.send('nobody', `GET ${base}/${ids.site('board')}/published`);
  await script.send('nobody', `GET ${base}/${ids.site('board')}/published?shareKey=unknown`);
  await script.send('ana', `GET ${base}/${ids.site('board')}/published`);
  await script.operation(`GET ${one}/adaptive-schema`, help);
  await script.send('ana', `GET ${base}/${ids.site('board')}/adaptive-schema`);
  await script.operation(`GET ${one}/adaptive-schema/template-conditions`, help);
  const made = await script.operation(`POST ${all}`, organization, {
    body: { title: 'Travel', visibility: 'share-link', spaces: [ids.space('travel')] },
    invalid: [
      { type: 'large' },
      { visibility: 'hidden' },
      { spaces: [ids.space('secrets')] },
      { spaces: 'many' },
      { title: 'x' },
    ],
  });
  for (const spaces of ['sample', 'empty'])
    await script.send('ana', `POST ${base}`, { body: { title: `A site, ${spaces}`, spaces } });
  await script.send('ana', `POST ${base}`);
  const travel = { ...organization, siteId: made.id };
  await changes(script, travel);
  await links(script, travel);
  await script.operation(`DELETE ${one}`, travel);
  await script.send('ana', `GET ${base}/${made.id}`);
}

type Place = Readonly<Record<'organizationId' | 'siteId', string>>;

async function changes(script: Script, travel: Place): Promise<void> {
  const path = `/v1/orgs/${ids.acme}/sites/${travel.siteId}`;
  await script.operation(`PATCH ${one}`, travel, {
    body: {
      ...{ title: 'Travelling', basename: 'travelling', agentsContext: 'excluded' },
      ...{ adaptiveContent: { enabled: true }, proxy: 'acme.test/travel' },
    },
    invalid: [
      { proxy: 'acme.test' },
      { basename: 'board-papers' },
      { visibility: 'hidden' },
      { defaultSiteSpace: ids.siteSpace('board minutes') },
      { defaultSiteSection: ids.siteSection('guide') },
      { title: null },
    ],
  });
  await script.send('ana', `PATCH ${path}`, { body: { proxy: null, visibility: 'unlisted' } });
  await script.send('ana', `PATCH /v1/orgs/${ids.acme}/sites/${ids.site('help')}`, {
    body: { defaultSiteSection: ids.siteSection('company') },
  });
  const properties = {
    isEmployee: { type: 'boolean' },
    unsigned: { type: 'object', properties: { isGuest: { type: 'boolean' } } },
  };
  await script.operation(`PUT ${one}/adaptive-schema`, travel, {
    body: { jsonSchema: { type: 'object', properties } },
    invalid: [
      { jsonSchema: { type: 'array' } },
      { jsonSchema: { type: 'object', properties, additionalProperties: true } },
      { jsonSchema: { type: 'object', properties: { age: { type: 'date' } } } },
    ],
  });
  await script.send('ana', `GET ${path}/adaptive-schema/template-conditions`);
  await script.send('ana', `GET ${path}/published`);
}

async function links(script: Script, travel: Place): Promise<void> {
  const list = `${one}/share-links`;
  const made = await script.operation(`POST ${list}`, travel, {
    body: { name: 'For guests' },
    invalid: [{ name: null }],
  });
  await script.send('ana', `POST /v1/orgs/${ids.acme}/sites/${travel.siteId}/share-links`, {
    body: { name: 'For friends' },
  });
  await script.operation(`GET ${list}`, travel);
  const link = { ...travel, shareLinkId: made.id };
  await script.operation(`PATCH ${list}/{shareLinkId}`, link, {
    body: { active: false, name: 'For nobody' },
    invalid: [{ active: null }],
  });
  await script.operation(`DELETE ${list}/{shareLinkId}`, link);
}
