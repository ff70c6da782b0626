// The ids that eve names: ids of Acme Docs, each with a made-up one, and resources of Umbrella.
import { demoId } from '../../prisma/seed/ids.ts';
import { ids, type World } from '../support.ts';

export const own = { organizationId: ids.umbrella };
export const team = { ...own, teamId: ids.team('umbrella') };
export const ana = { id: ids.user('ana'), email: 'ana@acme.test' };
export const nobody = { id: demoId('User', 'nobody'), email: 'nobody@acme.test' };
export const foreignTeam = { real: ids.team('writers'), madeUp: demoId('Team', 'nobody') };
export const [secrets, hive] = [
  { spaceId: ids.space('secrets') },
  { collectionId: ids.collection('hive') },
];
export const foreignSpace = { real: ids.space('guide'), madeUp: demoId('Space', 'nobody') };
export const foreignCollection = {
  real: ids.collection('handbook'),
  madeUp: demoId('Collection', 'nobody'),
};
export const foreignOrganization = { real: ids.acme, madeUp: demoId('Organization', 'nobody') };
export const foreignRevision = {
  real: ids.revision('lunch'),
  madeUp: demoId('Revision', 'nobody'),
};
export const foreignChangeRequest = {
  real: ids.changeRequest('laptop'),
  madeUp: demoId('ChangeRequest', 'nobody'),
};
export const foreignFile = {
  real: demoId('File', 'of Acme Docs'),
  madeUp: demoId('File', 'nobody'),
};
export const first = { ...secrets, changeRequestId: demoId('ChangeRequest', 'her own') };
export const foreignComment = {
  real: demoId('Comment', 'screens'),
  madeUp: demoId('Comment', 'nobody'),
};
export const foreignReply = {
  real: demoId('CommentReply', 'screens'),
  madeUp: demoId('CommentReply', 'nobody'),
};
export const foreignPage = { real: ids.page('onboarding', 1), madeUp: demoId('Page', 'nobody') };
/** A comment of eve on the space of Umbrella. */
export const comment = { ...secrets, commentId: demoId('Comment', 'her own') };
export const commentInput = { body: { markdown: 'Said.' } };
export const research = { ...own, siteId: ids.site('research') };
export const ownSection = { ...research, siteSectionId: demoId('SiteSection', 'her own') };
export const ownGroup = { ...research, siteSectionGroupId: demoId('SiteSectionGroup', 'her own') };
export const ownSiteSpace = { ...research, siteSpaceId: ids.siteSpace('research secrets') };
export const foreignSite = { real: ids.site('help'), madeUp: demoId('Site', 'nobody') };
export const foreignSection = {
  real: ids.siteSection('guide'),
  madeUp: demoId('SiteSection', 'nobody'),
};
export const foreignGroup = {
  real: ids.siteSectionGroup,
  madeUp: demoId('SiteSectionGroup', 'nobody'),
};
export const foreignSiteSpace = {
  real: ids.siteSpace('board minutes'),
  madeUp: demoId('SiteSpace', 'nobody'),
};
export const foreignRedirect = {
  real: demoId('SiteRedirect', 'of Acme Docs'),
  madeUp: demoId('SiteRedirect', 'nobody'),
};
export const foreignSettings = {
  real: demoId('TranslationSettings', 'of Acme Docs'),
  madeUp: demoId('TranslationSettings', 'nobody'),
};
export const ownTranslation = {
  ...own,
  translationSettingsId: demoId('TranslationSettings', 'her own'),
};
export const foreignShareLink = { real: ids.shareLink, madeUp: demoId('ShareLink', 'nobody') };

/** Creates the resources of eve, and those of Acme Docs that the demo world lacks. */
export async function makeForeign(world: World): Promise<void> {
  const { prisma } = world.console.database;
  await prisma.comment.create({
    data: {
      id: comment.commentId,
      organizationId: ids.umbrella,
      spaceId: secrets.spaceId,
      revisionId: ids.revision('secrets'),
      authorId: ids.user('eve'),
      markdown: 'Her own.',
    },
  });
  const onHerSite = { organizationId: ids.umbrella, siteId: ids.site('research'), rank: 'a0' };
  await prisma.siteSection.create({
    data: {
      ...onHerSite,
      id: ownSection.siteSectionId,
      title: 'Her own',
      path: 'own',
      isDefault: true,
    },
  });
  await prisma.siteSectionGroup.create({
    data: { ...onHerSite, id: ownGroup.siteSectionGroupId, title: 'Her own' },
  });
  await prisma.siteSpace.update({
    where: { key: { id: ownSiteSpace.siteSpaceId, organizationId: ids.umbrella } },
    data: { sectionId: ownSection.siteSectionId },
  });
  await prisma.siteRedirect.create({
    data: {
      id: foreignRedirect.real,
      organizationId: ids.acme,
      siteId: ids.site('help'),
      source: '/old',
      destination: '/new',
    },
  });
  await prisma.translationSettings.create({
    data: {
      id: foreignSettings.real,
      organizationId: ids.acme,
      title: 'Docs',
      languages: ['FR'],
    },
  });
  await prisma.translationSettings.create({
    data: {
      id: ownTranslation.translationSettingsId,
      organizationId: ids.umbrella,
      title: 'Docs',
    },
  });
  await prisma.blob.create({ data: { hash: 'acme', size: 1, touchedAt: new Date() } });
  await prisma.file.create({
    data: {
      id: foreignFile.real,
      organizationId: ids.acme,
      name: 'acme.txt',
      contentType: 'text/plain',
      size: 1,
      blob: 'acme',
    },
  });
  await prisma.changeRequest.create({
    data: {
      id: first.changeRequestId,
      organizationId: ids.umbrella,
      spaceId: ids.space('secrets'),
      number: 1,
      subject: 'Her own',
      status: 'OPEN',
      authorId: ids.user('eve'),
      revisionId: ids.revision('secrets'),
      initialRevisionId: ids.revision('secrets'),
    },
  });
  // warms the caches of the process
  await world.as('eve').get(`/v1/spaces/${ids.space('secrets')}/content`);
}
