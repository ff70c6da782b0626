// A site that shows the space that is meant, with all that a site can have; one that is published; and sites of everybody who asks.
import { newId } from '../../src/data/new-id.ts';
import { newVisitorKey } from '../../src/data/site-keys.ts';
import { ids, type World } from '../support.ts';

/** A site of ana's and its parts, which operations name. Each part shows the space that is meant, and so is seen with that. */
export interface SiteTargets {
  readonly siteId: string;
  /** At the root, with `siteSpaceId` behind its default. */
  readonly siteSectionId: string;
  readonly siteSpaceId: string;
  readonly besideSiteSpaceId: string;
  /** At the root too, before it the section that is meant. */
  readonly besideSectionId: string;
  /** In the group. */
  readonly groupedSectionId: string;
  readonly siteSectionGroupId: string;
  readonly shareLinkId: string;
  /** Made by hand, from `/old`. */
  readonly redirectId: string;
  /** What would be its public address: it is not published. */
  readonly siteAddress: string;
  /** Public and published, with the space that is meant in a section of a group, a redirect from `/old`, and its address. */
  readonly publishedSiteId: string;
  readonly publishedAddress: string;
}

const claims = { type: 'object', properties: { isPartner: { type: 'boolean' } } };

const sites = `/v1/orgs/${ids.acme}/sites`;
const redirect = { source: '/old', destination: 'https://example.com/new' };
const addressOf = ({ url }: World, basename: string): string => `${url}/public/${ids.acme}/${basename}`;

/** Makes something of sites as ana; its id. */
const maker =
  (world: World) =>
  async (path: string, body: object): Promise<string> =>
    (await world.as('ana').post(`${sites}${path}`, body)).body.id;

/** Makes a site that everybody may read. */
async function makePublishedSite(world: World, spaceId: string): Promise<Pick<SiteTargets, 'publishedSiteId' | 'publishedAddress'>> {
  const post = maker(world);
  const id = await post('', { title: 'The published site' });
  const section = await post(`/${id}/sections`, { spaceId });
  await post(`/${id}/section-groups`, { title: 'The published group', sections: [section] });
  await post(`/${id}/redirects`, redirect);
  const { body } = await world.as('ana').post(`${sites}/${id}/publish`);
  return { publishedSiteId: id, publishedAddress: addressOf(world, body.basename) };
}

/** Makes the site that is meant. */
export async function makeMeantSite(world: World, spaceId: string): Promise<SiteTargets> {
  const [ana, post] = [world.as('ana'), maker(world)];
  const siteId = await post('', { title: 'The site meant' });
  const section = () => post(`/${siteId}/sections`, { spaceId });
  const [siteSectionId, besideSectionId, groupedSectionId] = [await section(), await section(), await section()];
  const siteSectionGroupId = await post(`/${siteId}/section-groups`, { title: 'The group meant', sections: [groupedSectionId] });
  const siteSpaceId = await post(`/${siteId}/site-spaces`, { spaceId, sectionId: siteSectionId });
  const { siteSpaces } = (await ana.get(`${sites}/${siteId}/sections/${siteSectionId}`)).body;
  const shareLinkId = await post(`/${siteId}/share-links`, { name: 'The link meant' });
  await ana.put(`${sites}/${siteId}/adaptive-schema`, { jsonSchema: claims });
  await ana.put(`${sites}/${siteId}/site-spaces/${siteSpaceId}/customization`, { themes: { default: 'dark' } });
  const { basename } = (await ana.get(`${sites}/${siteId}`)).body;
  const redirectId = await post(`/${siteId}/redirects`, redirect);
  await ana.patch(`${sites}/${siteId}/site-spaces/${siteSpaceId}`, { path: 'meant' }); // which leaves a redirect
  const parts = { siteSectionId, siteSpaceId, besideSiteSpaceId: siteSpaces[0].id, besideSectionId, groupedSectionId, siteSectionGroupId, shareLinkId, redirectId };
  return { siteId, ...parts, siteAddress: addressOf(world, basename), ...(await makePublishedSite(world, spaceId)) };
}

/** A site that somebody made while he still could, which shows the space that is meant; the id of it. */
export async function makeOwnSite({ door }: World, authorId: string, spaceId: string): Promise<string> {
  const id = newId('Site');
  const visitorKey = newVisitorKey(door.as(authorId).secrets, id);
  const siteSpaces = { create: { id: newId('SiteSpace'), spaceId, rank: 'a0', path: 'docs', isDefault: true } };
  await door.database.prisma.site.create({
    data: { id, organizationId: ids.acme, title: 'His own', basename: id.toLowerCase().replace('_', '-'), visitorKey, authorId, siteSpaces },
  });
  return id;
}
