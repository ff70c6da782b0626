// Lists the mutations of sites, each with the action of its event and its call on a site of its
// own.
import { ids, type World } from '../../support.ts';
import type { Mutation } from './fixture.ts';

/** A site and the ids of its parts. */
interface Fixture {
  readonly site: string;
  readonly space: string;
  readonly section: string;
  readonly other: string;
  readonly group: string;
  readonly siteSpace: string;
  readonly link: string;
  readonly redirect: string;
}

async function makeFixture(world: World): Promise<Fixture> {
  const post = async (path: string, body: object): Promise<string> =>
    (await world.as('ana').post(`/v1/orgs/${ids.acme}/${path}`, body)).body.id;
  const space = await post('spaces', { title: 'Fixture' });
  const id = await post('sites', { title: 'Fixture' });
  const [section, other] = [
    await post(`sites/${id}/sections`, { spaceId: space }),
    await post(`sites/${id}/sections`, { spaceId: space }),
  ];
  const siteSpace = await post(`sites/${id}/site-spaces`, { spaceId: space, sectionId: section });
  await world
    .as('ana')
    .put(`/v1/orgs/${ids.acme}/sites/${id}/site-spaces/${siteSpace}/customization`, {
      themes: { default: 'dark' },
    });
  return {
    ...{ site: `organizationId: "${ids.acme}", siteId: "${id}"`, space, section, other },
    group: await post(`sites/${id}/section-groups`, { title: 'Fixture', sections: [other] }),
    siteSpace,
    link: await post(`sites/${id}/share-links`, { name: 'Fixture' }),
    redirect: await post(`sites/${id}/redirects`, {
      source: '/old',
      destination: 'https://acme.test/',
    }),
  };
}

/**
 * Returns the event and the call of each of these mutations, except `openPublishedSite`: opening a
 * site changes nothing and has no event.
 */
export function siteMutations(world: World): Readonly<Record<string, Mutation>> {
  const of = (action: string, call: (fixture: Fixture) => string): Mutation => [
    action,
    async () => `${call(await makeFixture(world))} { __typename }`,
  ];
  const whole = ({ site }: Fixture): string => `(${site.replace('siteId', 'id')})`;
  return {
    createSite: of('site.create', () => `(organizationId: "${ids.acme}", input: {})`),
    updateSite: of(
      'site.update',
      ({ site }) => `(${site.replace('siteId', 'id')}, input: { title: "Evented" })`,
    ),
    deleteSite: of('site.delete', whole),
    publishSite: of('site.publish', whole),
    unpublishSite: of('site.unpublish', whole),
    setAdaptiveSchema: of(
      'site.setAdaptiveSchema',
      ({ site }) => `(${site}, input: { jsonSchema: { type: "object", properties: {} } })`,
    ),
    setSiteCustomization: of('site.customize', ({ site }) => `(${site}, input: {})`),
    setSiteSpaceCustomization: of(
      'site.customize',
      ({ site, siteSpace }) => `(${site}, id: "${siteSpace}", input: {})`,
    ),
    deleteSiteSpaceCustomization: of(
      'site.customize',
      ({ site, siteSpace }) => `(${site}, id: "${siteSpace}")`,
    ),
    updatePublishingAuth: of(
      'publishingAuth.update',
      ({ site }) => `(${site}, input: { backend: INTEGRATION })`,
    ),
    regenerateVisitorKey: of('publishingAuth.regenerate', ({ site }) => `(${site})`),
    createShareLink: of('shareLink.create', ({ site }) => `(${site}, input: { name: "Evented" })`),
    updateShareLink: of(
      'shareLink.update',
      ({ site, link }) => `(${site}, id: "${link}", input: { active: false })`,
    ),
    deleteShareLink: of('shareLink.delete', ({ site, link }) => `(${site}, id: "${link}")`),
    createSiteRedirect: of(
      'redirect.create',
      ({ site }) => `(${site}, input: { source: "/a", destination: "/b" })`,
    ),
    updateSiteRedirect: of(
      'redirect.update',
      ({ site, redirect }) => `(${site}, id: "${redirect}", input: { source: "/c" })`,
    ),
    deleteSiteRedirect: of(
      'redirect.delete',
      ({ site, redirect }) => `(${site}, id: "${redirect}")`,
    ),
    createSiteSectionGroup: of(
      'site.update',
      ({ site }) => `(${site}, input: { title: "Evented" })`,
    ),
    updateSiteSectionGroup: of(
      'site.update',
      ({ site, group }) => `(${site}, id: "${group}", input: { title: "Evented" })`,
    ),
    deleteSiteSectionGroup: of('site.update', ({ site, group }) => `(${site}, id: "${group}")`),
    addSectionToGroup: of(
      'site.update',
      ({ site, group, section }) => `(${site}, id: "${group}", input: { sectionId: "${section}" })`,
    ),
    removeSectionFromGroup: of(
      'site.update',
      ({ site, group, other }) => `(${site}, id: "${group}", sectionId: "${other}")`,
    ),
    moveSiteSectionGroup: of(
      'site.update',
      ({ site, group }) => `(${site}, id: "${group}", input: {})`,
    ),
    createSiteSection: of(
      'site.update',
      ({ site, space }) => `(${site}, input: { spaceId: "${space}" })`,
    ),
    updateSiteSection: of(
      'site.update',
      ({ site, section }) => `(${site}, id: "${section}", input: { title: "Evented" })`,
    ),
    deleteSiteSection: of('site.update', ({ site, section }) => `(${site}, id: "${section}")`),
    moveSiteSection: of(
      'site.update',
      ({ site, section }) => `(${site}, id: "${section}", input: {})`,
    ),
    createSiteSpace: of(
      'site.update',
      ({ site, space }) => `(${site}, input: { spaceId: "${space}" })`,
    ),
    updateSiteSpace: of(
      'site.update',
      ({ site, siteSpace }) => `(${site}, id: "${siteSpace}", input: { path: "evented" })`,
    ),
    deleteSiteSpace: of('site.update', ({ site, siteSpace }) => `(${site}, id: "${siteSpace}")`),
    moveSiteSpace: of(
      'site.update',
      ({ site, siteSpace }) => `(${site}, id: "${siteSpace}", input: {})`,
    ),
    sortSiteStructure: of(
      'site.update',
      ({ site, section }) =>
        `(${site}, input: { item: { type: SITE_SECTION, id: "${section}" }, position: {} })`,
    ),
  };
}
