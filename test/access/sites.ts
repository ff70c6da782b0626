// A site that shows the space that is meant, with all that a site can have; and sites of everybody who asks.
import { newId } from '../../src/data/new-id.ts';
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
}

const claims = { type: 'object', properties: { isPartner: { type: 'boolean' } } };

/** Makes the site that is meant. */
export async function makeMeantSite(world: World, spaceId: string): Promise<SiteTargets> {
  const ana = world.as('ana');
  const sites = `/v1/orgs/${ids.acme}/sites`;
  const post = async (path: string, body: object): Promise<string> => (await ana.post(`${sites}${path}`, body)).body.id;
  const siteId = await post('', { title: 'The site meant' });
  const section = () => post(`/${siteId}/sections`, { spaceId });
  const [siteSectionId, besideSectionId, groupedSectionId] = [await section(), await section(), await section()];
  const siteSectionGroupId = await post(`/${siteId}/section-groups`, { title: 'The group meant', sections: [groupedSectionId] });
  const siteSpaceId = await post(`/${siteId}/site-spaces`, { spaceId, sectionId: siteSectionId });
  const { siteSpaces } = (await ana.get(`${sites}/${siteId}/sections/${siteSectionId}`)).body;
  const shareLinkId = await post(`/${siteId}/share-links`, { name: 'The link meant' });
  await ana.put(`${sites}/${siteId}/adaptive-schema`, { jsonSchema: claims });
  return { siteId, siteSectionId, siteSpaceId, besideSiteSpaceId: siteSpaces[0].id, besideSectionId, groupedSectionId, siteSectionGroupId, shareLinkId };
}

/** A site that somebody made while he still could, which shows the space that is meant; the id of it. */
export async function makeOwnSite({ door }: World, authorId: string, spaceId: string): Promise<string> {
  const id = newId('Site');
  const siteSpaces = { create: { id: newId('SiteSpace'), spaceId, rank: 'a0', path: 'docs', isDefault: true } };
  await door.database.prisma.site.create({
    data: { id, organizationId: ids.acme, title: 'His own', basename: id.toLowerCase().replace('_', '-'), visitorKey: new Uint8Array(8), authorId, siteSpaces },
  });
  return id;
}
