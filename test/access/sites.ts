// Creates a site that shows the target space and has every part of a site, a published site, and a
// site of every actor.
import { newId } from '../../src/data/new-id.ts';
import { newVisitorKey } from '../../src/data/site-keys.ts';
import { ids, type World } from '../support.ts';

/**
 * A site of ana and its parts, which operations name. Each part shows the target space and is
 * visible with it.
 */
export interface SiteTargets {
  readonly siteId: string;
  /** The hostname of the target site, which was not checked. */
  readonly customHostname: string;
  /** A section at the root, in which `siteSpaceId` is not the default. */
  readonly siteSectionId: string;
  readonly siteSpaceId: string;
  readonly besideSiteSpaceId: string;
  /** The next section at the root, after the target section. */
  readonly besideSectionId: string;
  /** The section in the group. */
  readonly groupedSectionId: string;
  readonly siteSectionGroupId: string;
  readonly shareLinkId: string;
  /** The grant of the level `read` to a member of no team; a team without members has another. */
  readonly siteGrantId: string;
  readonly siteGrantUserId: string;
  readonly siteGrantTeamId: string;
  /** A redirect created by hand from `/old`. */
  readonly redirectId: string;
  /** The public address that the site would have; it is not published. */
  readonly siteAddress: string;
  /**
   * A public published site with the target space in a section of a group, a redirect from `/old`,
   * and its address.
   */
  readonly publishedSiteId: string;
  readonly publishedAddress: string;
}

const CUSTOM_HOSTNAME = 'docs.meant.test';
const claims = { type: 'object', properties: { isPartner: { type: 'boolean' } } };

const sites = `/v1/orgs/${ids.acme}/sites`;
const redirect = { source: '/old', destination: 'https://example.com/new' };
const addressOf = ({ url }: World, basename: string): string =>
  `${url}/public/${ids.acme}/${basename}`;

/** Returns a function that creates part of a site as ana and returns its id. */
const maker =
  (world: World) =>
  async (path: string, body: object): Promise<string> =>
    (await world.as('ana').post(`${sites}${path}`, body)).body.id;

/** Creates a site that everybody may read. */
async function makePublishedSite(
  world: World,
  spaceId: string,
): Promise<Pick<SiteTargets, 'publishedSiteId' | 'publishedAddress'>> {
  const post = maker(world);
  const id = await post('', { title: 'The published site' });
  const section = await post(`/${id}/sections`, { spaceId });
  await post(`/${id}/section-groups`, { title: 'The published group', sections: [section] });
  await post(`/${id}/redirects`, redirect);
  const { body } = await world.as('ana').post(`${sites}/${id}/publish`);
  return { publishedSiteId: id, publishedAddress: addressOf(world, body.basename) };
}

/** Grants the level `read` on a site to a user and to a new team. */
async function grantRead(
  world: World,
  siteId: string,
  siteGrantUserId: string,
): Promise<Pick<SiteTargets, 'siteGrantId' | 'siteGrantUserId' | 'siteGrantTeamId'>> {
  const { body: team } = await world
    .as('ana')
    .put(`/v1/orgs/${ids.acme}/teams`, { title: 'The team on the site' });
  const { body } = await world.as('ana').post(`${sites}/${siteId}/permissions`, {
    role: 'read',
    users: [siteGrantUserId],
    teams: [team.id],
  });
  return { siteGrantId: body.grants[0].id, siteGrantUserId, siteGrantTeamId: team.id };
}

/** Creates the target site. */
export async function createTargetSite(
  world: World,
  spaceId: string,
  grantedUserId: string,
): Promise<SiteTargets> {
  const [ana, post] = [world.as('ana'), maker(world)];
  const siteId = await post('', { title: 'The site meant' });
  const section = () => post(`/${siteId}/sections`, { spaceId });
  const [siteSectionId, besideSectionId, groupedSectionId] = [
    await section(),
    await section(),
    await section(),
  ];
  const siteSectionGroupId = await post(`/${siteId}/section-groups`, {
    title: 'The group meant',
    sections: [groupedSectionId],
  });
  const siteSpaceId = await post(`/${siteId}/site-spaces`, { spaceId, sectionId: siteSectionId });
  const { siteSpaces } = (await ana.get(`${sites}/${siteId}/sections/${siteSectionId}`)).body;
  const shareLinkId = await post(`/${siteId}/share-links`, { name: 'The link meant' });
  await ana.put(`${sites}/${siteId}/adaptive-schema`, { jsonSchema: claims });
  await ana.put(`${sites}/${siteId}/site-spaces/${siteSpaceId}/customization`, {
    themes: { default: 'dark' },
  });
  await world.console.database.prisma.site.updateMany({
    where: { id: siteId, organizationId: ids.acme },
    data: { customHostname: CUSTOM_HOSTNAME },
  }); // The worlds of these tests support no hostnames.
  const grants = await grantRead(world, siteId, grantedUserId);
  const { basename } = (await ana.get(`${sites}/${siteId}`)).body;
  const redirectId = await post(`/${siteId}/redirects`, redirect);
  // leaves a redirect
  await ana.patch(`${sites}/${siteId}/site-spaces/${siteSpaceId}`, { path: 'meant' });
  const parts = {
    siteSectionId,
    siteSpaceId,
    besideSiteSpaceId: siteSpaces[0].id,
    besideSectionId,
    groupedSectionId,
    siteSectionGroupId,
    shareLinkId,
    redirectId,
    ...grants,
  };
  return {
    siteId,
    customHostname: CUSTOM_HOSTNAME,
    ...parts,
    siteAddress: addressOf(world, basename),
    ...(await makePublishedSite(world, spaceId)),
  };
}

/**
 * Creates a site that an actor made before losing access and that shows the target space, and
 * returns its id.
 */
export async function createOwnSite(
  { console: commandConsole }: World,
  authorId: string,
  spaceId: string,
): Promise<string> {
  const id = newId('Site');
  const visitorKey = newVisitorKey(commandConsole.as(authorId).secrets, id);
  const siteSpaces = {
    create: { id: newId('SiteSpace'), spaceId, rank: 'a0', path: 'docs', isDefault: true },
  };
  await commandConsole.database.prisma.site.create({
    data: {
      id,
      organizationId: ids.acme,
      title: 'His own',
      basename: id.toLowerCase().replace('_', '-'),
      visitorKey,
      authorId,
      siteSpaces,
    },
  });
  return id;
}
