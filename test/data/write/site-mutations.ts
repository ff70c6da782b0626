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
  await world.as('ana').post(`/v1/orgs/${ids.acme}/sites/${id}/permissions`, {
    users: [{ id: ids.user('cat'), role: 'read' }],
  });
  return {
    ...{ site: `siteId: "${id}"`, space, section, other },
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
  const whole = ({ site }: Fixture): string => `(input: { ${site.replace('siteId', 'id')} })`;
  return {
    createSite: of('site.create', () => `(input: { organizationId: "${ids.acme}" })`),
    updateSite: of(
      'site.update',
      ({ site }) => `(input: { ${site.replace('siteId', 'id')}, title: "Evented" })`,
    ),
    removeCustomHostname: [
      'site.removeHostname',
      async () => {
        const { site } = await makeFixture(world);
        const [, id = ''] = site.split('"');
        const hostname = 'docs.evented.test';
        await world.console.database.prisma.site.updateMany({
          where: { id },
          data: { customHostname: hostname },
        });
        return `(input: { hostname: "${hostname}" }) { __typename }`;
      },
    ],
    deleteSite: of('site.delete', whole),
    publishSite: of('site.publish', whole),
    unpublishSite: of('site.unpublish', whole),
    setAdaptiveSchema: of(
      'site.setAdaptiveSchema',
      ({ site }) => `(input: { ${site}, jsonSchema: { type: "object", properties: {} } })`,
    ),
    setSiteCustomization: of(
      'site.customize',
      ({ site }) => `(input: { ${site}, customization: {} })`,
    ),
    setSiteSpaceCustomization: of(
      'site.customize',
      ({ siteSpace }) => `(input: { siteSpaceId: "${siteSpace}", customization: {} })`,
    ),
    updateSiteSpaceCustomization: of(
      'site.customize',
      ({ siteSpace }) =>
        `(input: { siteSpaceId: "${siteSpace}", customization: { styling: { corners: STRAIGHT } } })`,
    ),
    deleteSiteSpaceCustomization: of(
      'site.customize',
      ({ siteSpace }) => `(input: { siteSpaceId: "${siteSpace}" })`,
    ),
    updatePublishingAuth: of(
      'publishingAuth.update',
      ({ site }) => `(input: { ${site}, backend: INTEGRATION })`,
    ),
    regenerateVisitorKey: of('publishingAuth.regenerate', ({ site }) => `(input: { ${site} })`),
    grantAllOnSite: of(
      'siteGrant.set',
      ({ site }) => `(input: { ${site}, users: [{ userId: "${ids.user('ben')}", role: READ }] })`,
    ),
    updateSiteGrant: of(
      'siteGrant.set',
      ({ site }) => `(input: { ${site}, holderId: "${ids.user('cat')}", role: EDIT })`,
    ),
    removeSiteGrant: of(
      'siteGrant.set',
      ({ site }) => `(input: { ${site}, holderId: "${ids.user('cat')}" })`,
    ),
    createShareLink: of('shareLink.create', ({ site }) => `(input: { ${site}, name: "Evented" })`),
    updateShareLink: of(
      'shareLink.update',
      ({ link }) => `(input: { id: "${link}", active: false })`,
    ),
    deleteShareLink: of('shareLink.delete', ({ link }) => `(input: { id: "${link}" })`),
    createSiteRedirect: of(
      'redirect.create',
      ({ site }) => `(input: { ${site}, source: "/a", destination: "/b" })`,
    ),
    updateSiteRedirect: of(
      'redirect.update',
      ({ redirect }) => `(input: { id: "${redirect}", source: "/c" })`,
    ),
    changeSiteRedirects: of(
      'redirect.update',
      ({ site }) =>
        `(input: { ${site}, redirects: [{ source: "/changed", target: { address: "/new" } }] })`,
    ),
    deleteSiteRedirect: of('redirect.delete', ({ redirect }) => `(input: { id: "${redirect}" })`),
    createSiteSectionGroup: of(
      'site.update',
      ({ site }) => `(input: { ${site}, title: "Evented" })`,
    ),
    updateSiteSectionGroup: of(
      'site.update',
      ({ group }) => `(input: { id: "${group}", title: "Evented" })`,
    ),
    deleteSiteSectionGroup: of('site.update', ({ group }) => `(input: { id: "${group}" })`),
    addSectionToGroup: of(
      'site.update',
      ({ group, section }) =>
        `(input: { siteSectionGroupId: "${group}", siteSectionId: "${section}" })`,
    ),
    removeSectionFromGroup: of(
      'site.update',
      ({ group, other }) =>
        `(input: { siteSectionGroupId: "${group}", siteSectionId: "${other}" })`,
    ),
    moveSiteSectionGroup: of('site.update', ({ group }) => `(input: { id: "${group}" })`),
    createSiteSection: of(
      'site.update',
      ({ site, space }) => `(input: { ${site}, spaceId: "${space}" })`,
    ),
    updateSiteSection: of(
      'site.update',
      ({ section }) => `(input: { id: "${section}", title: "Evented" })`,
    ),
    deleteSiteSection: of('site.update', ({ section }) => `(input: { id: "${section}" })`),
    moveSiteSection: of('site.update', ({ section }) => `(input: { id: "${section}" })`),
    createSiteSpace: of(
      'site.update',
      ({ site, space }) => `(input: { ${site}, spaceId: "${space}" })`,
    ),
    updateSiteSpace: of(
      'site.update',
      ({ siteSpace }) => `(input: { id: "${siteSpace}", path: "evented" })`,
    ),
    deleteSiteSpace: of('site.update', ({ siteSpace }) => `(input: { id: "${siteSpace}" })`),
    moveSiteSpace: of('site.update', ({ siteSpace }) => `(input: { id: "${siteSpace}" })`),
    sortSiteStructure: of(
      'site.update',
      ({ site, section }) =>
        `(input: { ${site}, item: { type: SITE_SECTION, itemId: "${section}" }, position: {} })`,
    ),
  };
}
