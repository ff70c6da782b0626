/** The requests of section groups, sections and site spaces. */
import { ids } from '../../../support.ts';
import type { Script } from '../script.ts';

const site = '/v1/orgs/{organizationId}/sites/{siteId}';
const help = { organizationId: ids.acme, siteId: ids.site('help') };
const base = `/v1/orgs/${ids.acme}/sites/${help.siteId}`;

export async function siteParts(script: Script): Promise<void> {
  const section = await sections(script);
  await groups(script, section);
  await siteSpaces(script, section);
  await script.operation(`DELETE ${site}/sections/{siteSectionId}`, {
    ...help,
    siteSectionId: section,
  });
  await script.send('ana', `GET ${base}/published`);
}

/** Sends the requests of sections, and returns the id of a new one. */
async function sections(script: Script): Promise<string> {
  const list = `${site}/sections`;
  await script.operation(`GET ${list}`, help);
  await script.send('nobody', `GET ${base}/sections?shareKey=unknown`);
  await script.send('ana', `GET /v1/orgs/${ids.acme}/sites/${ids.site('board')}/sections`);
  const made = await script.operation(`POST ${list}`, help, {
    body: { spaceId: ids.space('minutes'), title: 'Minutes', icon: 'clock' },
    invalid: [
      { spaceId: ids.space('secrets') },
      { spaceId: ids.collection('board') },
      { spaceId: ids.space('minutes'), title: 'x' },
    ],
  });
  await script.operation(
    `PATCH ${list}/{siteSectionId}`,
    { ...help, siteSectionId: made.id },
    {
      body: {
        ...{ title: 'Board', path: 'board', description: 'What the board decided', icon: null },
        condition: 'visitor.claims.isEmployee',
      },
      invalid: [
        { condition: 'visitor.claims.' },
        { condition: 'visitor.claims.unknown' },
        { path: 'guide' },
        { path: 'with space' },
        { defaultSiteSpace: ids.siteSpace('help guide') },
      ],
    },
  );
  await script.send('ana', `PATCH ${base}/sections/${made.id}`, {
    body: { condition: null, description: null },
  });
  await script.operation(
    `POST ${list}/{siteSectionId}/move`,
    {
      ...help,
      siteSectionId: made.id,
    },
    {
      body: {
        position: {
          before: { type: 'site-section', siteSection: ids.siteSection('company') },
        },
      },
      invalid: [{ position: { before: { type: 'site-section', siteSection: made.id } } }],
    },
  );
  return made.id;
}

/** Sends the requests of groups of sections. */
async function groups(script: Script, section: string): Promise<void> {
  const list = `${site}/section-groups`;
  await script.operation(`GET ${list}`, help);
  const made = await script.operation(`POST ${list}`, help, {
    body: { title: 'Inside', icon: 'lock', sections: [ids.siteSection('company')] },
    invalid: [{ title: 'X', sections: [ids.siteSectionGroup] }, { title: null }],
  });
  const group = { ...help, siteSectionGroupId: made.id };
  await script.operation(`PATCH ${list}/{siteSectionGroupId}`, group, {
    body: { title: 'Internal', icon: null },
    invalid: [{ title: '' }],
  });
  await script.operation(`POST ${list}/{siteSectionGroupId}/move`, group, {
    body: { position: { before: { type: 'site-section', id: section } } },
    invalid: [{ position: { before: { type: 'site-section', id: made.id } } }],
  });
  await script.operation(`POST ${list}/{siteSectionGroupId}/sections`, group, {
    body: { sectionId: section },
    invalid: [{ sectionId: ids.siteSpace('help guide') }],
  });
  await script.operation(`DELETE ${list}/{siteSectionGroupId}/sections/{siteSectionId}`, {
    ...group,
    siteSectionId: section,
  });
  await script.send('ana', `GET ${base}/section-groups`);
  await script.operation(`DELETE ${list}/{siteSectionGroupId}`, group);
}

/** Sends the requests of the spaces of a site. */
async function siteSpaces(script: Script, section: string): Promise<void> {
  const list = `${site}/site-spaces`;
  await script.operation(`GET ${list}`, help);
  for (const query of ['default=true', 'default=false', 'default=perhaps'])
    await script.send('ana', `GET ${base}/site-spaces?${query}`);
  await script.send('nobody', `GET /v1/orgs/${ids.acme}/sites/${ids.site('board')}/site-spaces`);
  const made = await script.operation(`POST ${list}`, help, {
    body: { spaceId: ids.space('travel'), sectionId: section },
    invalid: [{ spaceId: ids.space('secrets') }, { spaceId: ids.space('travel'), sectionId: 'x' }],
  });
  const siteSpace = { ...help, siteSpaceId: made.id };
  await script.operation(`PATCH ${list}/{siteSpaceId}`, siteSpace, {
    body: { path: 'trips', condition: 'visitor.claims.plan == "pro"' },
    invalid: [{ path: 'minutes' }, { condition: '1 +' }, { spaceId: ids.space('secrets') }],
  });
  await script.send('ana', `PATCH ${base}/site-spaces/${made.id}`, {
    body: { condition: null, spaceId: ids.space('scratch') },
  });
  const { body } = await script.send('ana', `GET ${base}/sections`);
  const first = body.items.find(({ id }: { id: string }) => id === section).siteSpaces[0].id;
  await script.operation(`POST ${list}/{siteSpaceId}/move`, siteSpace, {
    body: { position: { before: { type: 'site-space', siteSpace: first } } },
    invalid: [{ position: { before: { type: 'site-space', siteSpace: made.id } } }],
  });
  await script.operation(`DELETE ${list}/{siteSpaceId}`, siteSpace);
}
