/** The stranger: eve, admin of Umbrella, asks every operation about every id of Acme Docs and gets what a made-up id gets, byte for byte and by the same statements. */
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../../prisma/seed.ts';
import { statementsOf } from '../statements.ts';
import { ids, useWorld } from '../support.ts';
import { type Cast, castFor, idOf, type Targets } from './cast.ts';
import { nodeReads } from './edge-expectation.ts';
import type { Input } from './input.ts';
import { inputOf, madeUpTargets } from './inputs.ts';
import { type Answer, askGraphQL, askRest, type Operation, operations } from './operations.ts';

const world = useWorld();
let cast: Cast;

beforeAll(async () => {
  cast = await castFor(world, [[]]);
  await world.as('eve').get('/v1/user'); // the use of a token is noted every five minutes
});

interface Told {
  readonly answer: Answer;
  readonly statements: readonly string[];
}

/** What eve is told by a door, and what the database was asked for it. */
async function told(ask: (token: string | undefined) => Promise<Answer>): Promise<Told> {
  let answer: Answer | undefined;
  const statements = await statementsOf(async () => {
    answer = await ask(world.as('eve').token);
  });
  if (!answer) throw new Error('Nothing was answered.');
  return { answer, statements };
}

/** Asks both doors with Acme's ids and with made-up ones. */
async function expectNoDifference(operation: Operation, real: Input, madeUp: Input): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  const { route } = operation;
  const doors = [
    (token: string | undefined, input: Input) => askGraphQL(world, token, operation, input),
    ...(route ? [(token: string | undefined, input: Input) => askRest(world, token, route, input)] : []),
  ];
  for (const door of doors) {
    const acme = await told((token) => door(token, real));
    expect(acme).toEqual(await told((token) => door(token, madeUp)));
    answers.push(acme.answer);
  }
  return answers;
}

const umbrella = (targets: Targets): Targets => ({ ...targets, organizationId: ids.umbrella });
const eve = () => cast.player('a stranger');
/** These hold no id: a name that is public, a domain that is answered to its own people alone. */
const withoutIds = new Set(['getSubdomain', 'listEmailDomainOrganizations']);
/** Inside an organization of hers this makes a spec of the name that it is given, whoever else has one of that name. */
const makes = 'setOpenAPISpec';
const aboutIds = operations.filter(({ name }) => !withoutIds.has(name));

describe('a stranger', () => {
  it.each(aboutIds.map((operation) => [operation.name, operation] as const))('learns nothing from %s of ids of Acme Docs', async (name, operation) => {
    const real = inputOf(name, cast.targets, eve());
    const madeUp = inputOf(name, madeUpTargets(cast.targets), eve());
    if (isDeepStrictEqual(real, madeUp) || name === 'acceptInvite') return; // it takes no id; or it is given the secret, with which anybody joins
    const answers = await expectNoDifference(operation, real, madeUp);
    const isNode = name.startsWith('Query.node');
    expect(answers.map(({ reason }) => reason)).toEqual(answers.map(() => (isNode ? undefined : 'NOT_FOUND')));
  });

  it.each(aboutIds.flatMap((operation) => (operation.name === makes ? [] : [[operation.name, operation] as const])))(
    'learns nothing from %s of ids of Acme Docs inside an organization of her own',
    async (name, operation) => {
      const real = inputOf(name, umbrella(cast.targets), eve());
      const madeUp = inputOf(name, umbrella(madeUpTargets(cast.targets)), eve());
      if (isDeepStrictEqual(real, madeUp)) return; // it takes no other id
      await expectNoDifference(operation, real, madeUp);
    },
  );

  it('joins nothing with a made-up secret, whether the invite is there or not', async () => {
    const operation = operations.find(({ name }) => name === 'acceptInvite');
    if (!operation) throw new Error('There is no operation acceptInvite.');
    for (const id of [cast.targets.linkInviteId, cast.targets.inviteId]) {
      const input = (organizationId: string, inviteId: string): Input => ({ parameters: { organizationId, inviteId }, body: { secret: 'made-up', email: 'eve@umbrella.test' } });
      const answers = await expectNoDifference(operation, input(ids.acme, id), input(ids.acme, demoId('Invite', 'nobody')));
      expect(answers.map(({ reason }) => reason)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    }
  });

  it.each(Object.keys(nodeReads))('gets null for a %s by its id', async (type) => {
    const { targets } = cast;
    const id = idOf(type, targets);
    const [prefix = ''] = id.split('_');
    const nobody = demoId('Organization', 'nobody').replace('org', prefix); // no thing of any type is made from this name
    const operation: Operation = { name: 'Query.node', isMutation: false, route: undefined };
    const document = 'query ($id: ID!) { node(id: $id) { __typename id } }';
    const [answer] = await expectNoDifference(operation, { document, parameters: { id } }, { document, parameters: { id: nobody } });
    expect(JSON.parse(answer?.text ?? '').data).toEqual({ node: null });
  });
});

describe('a stranger who names ids of Acme Docs in a body or a query of her own organization', () => {
  const own = { organizationId: ids.umbrella };
  const team = { ...own, teamId: ids.team('umbrella') };
  const ana = { id: ids.user('ana'), email: 'ana@acme.test' };
  const nobody = { id: demoId('User', 'nobody'), email: 'nobody@acme.test' };
  const foreignTeam = { real: ids.team('writers'), madeUp: demoId('Team', 'nobody') };
  const [secrets, hive] = [{ spaceId: ids.space('secrets') }, { collectionId: ids.collection('hive') }];
  const foreignSpace = { real: ids.space('guide'), madeUp: demoId('Space', 'nobody') };
  const foreignCollection = { real: ids.collection('handbook'), madeUp: demoId('Collection', 'nobody') };
  const foreignOrganization = { real: ids.acme, madeUp: demoId('Organization', 'nobody') };
  const foreignRevision = { real: ids.revision('lunch'), madeUp: demoId('Revision', 'nobody') };
  const foreignChangeRequest = { real: ids.changeRequest('laptop'), madeUp: demoId('ChangeRequest', 'nobody') };
  const foreignFile = { real: demoId('File', 'of Acme Docs'), madeUp: demoId('File', 'nobody') };
  const first = { ...secrets, changeRequestId: '1' };
  const foreignComment = { real: demoId('Comment', 'screens'), madeUp: demoId('Comment', 'nobody') };
  const foreignReply = { real: demoId('CommentReply', 'screens'), madeUp: demoId('CommentReply', 'nobody') };
  const foreignPage = { real: ids.page('onboarding', 1), madeUp: demoId('Page', 'nobody') };
  /** Her own, on the space. */
  const comment = { ...secrets, commentId: demoId('Comment', 'her own') };
  const said = { body: { markdown: 'Said.' } };
  const research = { ...own, siteId: ids.site('research') };
  const herSection = { ...research, siteSectionId: demoId('SiteSection', 'her own') };
  const herGroup = { ...research, siteSectionGroupId: demoId('SiteSectionGroup', 'her own') };
  const herSiteSpace = { ...research, siteSpaceId: ids.siteSpace('research secrets') };
  const foreignSite = { real: ids.site('help'), madeUp: demoId('Site', 'nobody') };
  const foreignSection = { real: ids.siteSection('guide'), madeUp: demoId('SiteSection', 'nobody') };
  const foreignGroup = { real: ids.siteSectionGroup, madeUp: demoId('SiteSectionGroup', 'nobody') };
  const foreignSiteSpace = { real: ids.siteSpace('board minutes'), madeUp: demoId('SiteSpace', 'nobody') };
  const foreignRedirect = { real: demoId('SiteRedirect', 'of Acme Docs'), madeUp: demoId('SiteRedirect', 'nobody') };
  const foreignSettings = { real: demoId('TranslationSettings', 'of Acme Docs'), madeUp: demoId('TranslationSettings', 'nobody') };
  const herTranslation = { ...own, translationSettingsId: demoId('TranslationSettings', 'her own') };
  const foreignShareLink = { real: ids.shareLink, madeUp: demoId('ShareLink', 'nobody') };
  /** A case whose body names one of these. */
  const naming = (
    name: string,
    what: string,
    parameters: Readonly<Record<string, string>>,
    foreign: { readonly real: string; readonly madeUp: string },
    body: (id: string) => object,
    input?: (id: string) => object,
  ): readonly [string, string, Input, Input] => {
    const asked = (id: string): Input => ({ parameters, body: body(id), ...(input && { input: input(id) }) });
    return [name, what, asked(foreign.real), asked(foreign.madeUp)];
  };
  /** A case whose path names one of these, with the same body. */
  const addressing = (
    name: string,
    parameters: Readonly<Record<string, string>>,
    key: string,
    foreign: { readonly real: string; readonly madeUp: string },
    body?: object,
  ): readonly [string, string, Input, Input] => {
    const asked = (id: string): Input => ({ parameters: { ...parameters, [key]: id }, ...(body && { body }) });
    return [name, 'the path', asked(foreign.real), asked(foreign.madeUp)];
  };
  const neighbour = (type: string, key: string) => (id: string) => ({ position: { after: { type, [key]: id } } });
  const moved = (type: string) => (id: string) => ({ item: { type, id }, position: {} });
  /** A file of Acme Docs, put into content: each door spells it its own way. */
  const insertFile = (file: string) => ({
    body: { changes: [{ operation: 'insert_file', file }] },
    input: { baseRevision: 'HEAD', changes: [{ insertFile: { file } }] },
  });

  beforeAll(async () => {
    const { prisma } = world.door.database;
    await prisma.comment.create({
      data: { id: comment.commentId, organizationId: ids.umbrella, spaceId: secrets.spaceId, revisionId: ids.revision('secrets'), authorId: ids.user('eve'), markdown: 'Her own.' },
    });
    const onHerSite = { organizationId: ids.umbrella, siteId: ids.site('research'), rank: 'a0' };
    await prisma.siteSection.create({ data: { ...onHerSite, id: herSection.siteSectionId, title: 'Her own', path: 'own', isDefault: true } });
    await prisma.siteSectionGroup.create({ data: { ...onHerSite, id: herGroup.siteSectionGroupId, title: 'Her own' } });
    await prisma.siteSpace.update({ where: { key: { id: herSiteSpace.siteSpaceId, organizationId: ids.umbrella } }, data: { sectionId: herSection.siteSectionId } });
    await prisma.siteRedirect.create({ data: { id: foreignRedirect.real, organizationId: ids.acme, siteId: ids.site('help'), source: '/old', destination: '/new' } });
    await prisma.translationSettings.create({ data: { id: foreignSettings.real, organizationId: ids.acme, title: 'Docs', languages: ['FR'] } });
    await prisma.translationSettings.create({ data: { id: herTranslation.translationSettingsId, organizationId: ids.umbrella, title: 'Docs' } });
    await prisma.blob.create({ data: { hash: 'acme', size: 1, touchedAt: new Date() } });
    await prisma.file.create({ data: { id: foreignFile.real, organizationId: ids.acme, name: 'acme.txt', contentType: 'text/plain', size: 1, blob: 'acme' } });
    expect((await world.as('eve').post(`/v1/spaces/${ids.space('secrets')}/change-requests`, { subject: 'Her own' })).body.number).toBe(1);
    await world.as('eve').get(`/v1/spaces/${ids.space('secrets')}/content`); // what a process has read once it knows
  });

  const cases: readonly (readonly [string, string, Input, Input])[] = [
    ['createTeam', 'members', { parameters: own, body: { title: 'T', members: [ana.id] } }, { parameters: own, body: { title: 'T', members: [nobody.id] } }],
    ['updateTeamMembers', 'add, by id', { parameters: team, body: { add: [ana.id] } }, { parameters: team, body: { add: [nobody.id] } }],
    ['updateTeamMembers', 'add, by address', { parameters: team, body: { add: [ana.email] } }, { parameters: team, body: { add: [nobody.email] } }],
    ['updateTeamMembers', 'remove', { parameters: team, body: { remove: [ana.id] } }, { parameters: team, body: { remove: [nobody.id] } }],
    ['createLinkInvite', 'team', { parameters: own, body: { team: foreignTeam.real } }, { parameters: own, body: { team: foreignTeam.madeUp } }],
    ['createToken', 'organizations', { body: { label: 'T', organizations: [foreignOrganization.real] } }, { body: { label: 'T', organizations: [foreignOrganization.madeUp] } }],
    ['listTeams', 'owner', { parameters: own, query: { owner: ana.id } }, { parameters: own, query: { owner: nobody.id } }],
    ['listAuditEvents', 'actor', { parameters: own, query: { actor: ana.id } }, { parameters: own, query: { actor: nobody.id } }],
    ['listAuditEvents', 'subject', { parameters: own, query: { subject: foreignTeam.real } }, { parameters: own, query: { subject: foreignTeam.madeUp } }],
    ['createSpace', 'parent', { parameters: own, body: { parent: foreignCollection.real } }, { parameters: own, body: { parent: foreignCollection.madeUp } }],
    ['createCollection', 'parent', { parameters: own, body: { parent: foreignCollection.real } }, { parameters: own, body: { parent: foreignCollection.madeUp } }],
    ['moveSpace', 'parent', { parameters: secrets, body: { parent: foreignCollection.real } }, { parameters: secrets, body: { parent: foreignCollection.madeUp } }],
    ['moveSpace', 'before', { parameters: secrets, body: { position: { before: { id: foreignSpace.real } } } }, { parameters: secrets, body: { position: { before: { id: foreignSpace.madeUp } } } }],
    [
      'moveCollection',
      'after',
      { parameters: hive, body: { position: { after: { id: foreignCollection.real } } } },
      { parameters: hive, body: { position: { after: { id: foreignCollection.madeUp } } } },
    ],
    ['transferSpace', 'organization', { parameters: secrets, body: { organization: foreignOrganization.real } }, { parameters: secrets, body: { organization: foreignOrganization.madeUp } }],
    [
      'transferSpace',
      'parent',
      { parameters: secrets, body: { organization: ids.umbrella, parent: foreignCollection.real } },
      { parameters: secrets, body: { organization: ids.umbrella, parent: foreignCollection.madeUp } },
    ],
    ['transferCollection', 'organization', { parameters: hive, body: { organization: foreignOrganization.real } }, { parameters: hive, body: { organization: foreignOrganization.madeUp } }],
    [
      'transferCollection',
      'parent',
      { parameters: hive, body: { organization: ids.umbrella, parent: foreignCollection.real } },
      { parameters: hive, body: { organization: ids.umbrella, parent: foreignCollection.madeUp } },
    ],
    ['grantAllOnSpace', 'users', { parameters: secrets, body: { users: [{ id: ana.id, role: null }] } }, { parameters: secrets, body: { users: [{ id: nobody.id, role: null }] } }],
    ['grantAllOnSpace', 'teams', { parameters: secrets, body: { teams: [{ id: foreignTeam.real, role: null }] } }, { parameters: secrets, body: { teams: [{ id: foreignTeam.madeUp, role: null }] } }],
    ['setSpaceMemberGrant', 'the user', { parameters: { ...secrets, userId: ana.id }, body: { role: null } }, { parameters: { ...secrets, userId: nobody.id }, body: { role: null } }],
    [
      'updateSpaceTeamGrant',
      'the team',
      { parameters: { ...secrets, teamId: foreignTeam.real }, body: { role: null } },
      { parameters: { ...secrets, teamId: foreignTeam.madeUp }, body: { role: null } },
    ],
    ['setCollectionTeamGrant', 'the team', { parameters: { ...hive, teamId: foreignTeam.real }, body: { role: null } }, { parameters: { ...hive, teamId: foreignTeam.madeUp }, body: { role: null } }],
    ['getSpaceMemberGrant', 'the user', { parameters: { ...secrets, userId: ana.id } }, { parameters: { ...secrets, userId: nobody.id } }],
    ['getSpaceTeamGrant', 'the team', { parameters: { ...secrets, teamId: foreignTeam.real } }, { parameters: { ...secrets, teamId: foreignTeam.madeUp } }],
    ['removeSpaceMemberGrant', 'the user', { parameters: { ...secrets, userId: ana.id } }, { parameters: { ...secrets, userId: nobody.id } }],
    ['removeSpaceTeamGrant', 'the team', { parameters: { ...secrets, teamId: foreignTeam.real } }, { parameters: { ...secrets, teamId: foreignTeam.madeUp } }],
    ['getRevision', 'the revision', { parameters: { ...secrets, revisionId: foreignRevision.real } }, { parameters: { ...secrets, revisionId: foreignRevision.madeUp } }],
    ['rollbackSpace', 'the revision', { parameters: { ...secrets, revisionId: foreignRevision.real } }, { parameters: { ...secrets, revisionId: foreignRevision.madeUp } }],
    [
      'rollbackSpace',
      'expectedRevision',
      { parameters: { ...secrets, revisionId: ids.revision('secrets') }, body: { expectedRevision: foreignRevision.real } },
      { parameters: { ...secrets, revisionId: ids.revision('secrets') }, body: { expectedRevision: foreignRevision.madeUp } },
    ],
    [
      'listRevisionChanges',
      'since',
      { parameters: { ...secrets, revisionId: ids.revision('secrets') }, query: { since: foreignRevision.real } },
      { parameters: { ...secrets, revisionId: ids.revision('secrets') }, query: { since: foreignRevision.madeUp } },
    ],
    [
      'getChangeRequest',
      'the change request',
      { parameters: { ...secrets, changeRequestId: foreignChangeRequest.real } },
      { parameters: { ...secrets, changeRequestId: foreignChangeRequest.madeUp } },
    ],
    [
      'mergeChangeRequest',
      'the change request',
      { parameters: { ...secrets, changeRequestId: foreignChangeRequest.real } },
      { parameters: { ...secrets, changeRequestId: foreignChangeRequest.madeUp } },
    ],
    ['mergeChangeRequest', 'expectedRevision', { parameters: first, body: { expectedRevision: foreignRevision.real } }, { parameters: first, body: { expectedRevision: foreignRevision.madeUp } }],
    [
      'pullChangeRequest',
      'expectedPrimaryRevision',
      { parameters: first, body: { expectedPrimaryRevision: foreignRevision.real } },
      { parameters: first, body: { expectedPrimaryRevision: foreignRevision.madeUp } },
    ],
    ['listChangeRequests', 'contributor', { parameters: secrets, query: { contributor: ids.user('ben') } }, { parameters: secrets, query: { contributor: nobody.id } }],
    ['listOrganizationChangeRequests', 'contributor', { parameters: own, query: { contributor: ids.user('ben') } }, { parameters: own, query: { contributor: nobody.id } }],
    ['requestReviewers', 'users', { parameters: first, body: { users: [ana.id] } }, { parameters: first, body: { users: [nobody.id] } }],
    ['getFile', 'the file', { parameters: { ...own, fileId: foreignFile.real } }, { parameters: { ...own, fileId: foreignFile.madeUp } }],
    ['editSpaceContent', 'a file', { parameters: secrets, ...insertFile(foreignFile.real) }, { parameters: secrets, ...insertFile(foreignFile.madeUp) }],
    ['editChangeRequestContent', 'a file', { parameters: first, ...insertFile(foreignFile.real) }, { parameters: first, ...insertFile(foreignFile.madeUp) }],
    ['getSpaceComment', 'the comment', { parameters: { ...secrets, commentId: foreignComment.real } }, { parameters: { ...secrets, commentId: foreignComment.madeUp } }],
    ['getChangeRequestComment', 'the comment', { parameters: { ...first, commentId: foreignComment.real } }, { parameters: { ...first, commentId: foreignComment.madeUp } }],
    ['listChangeRequestCommentReplies', 'the comment', { parameters: { ...first, commentId: foreignComment.real } }, { parameters: { ...first, commentId: foreignComment.madeUp } }],
    ['deleteSpaceComment', 'the comment', { parameters: { ...secrets, commentId: foreignComment.real } }, { parameters: { ...secrets, commentId: foreignComment.madeUp } }],
    [
      'createChangeRequestCommentReply',
      'the comment',
      { parameters: { ...first, commentId: foreignComment.real }, body: said },
      { parameters: { ...first, commentId: foreignComment.madeUp }, body: said },
    ],
    ['getSpaceCommentReply', 'the reply', { parameters: { ...comment, commentReplyId: foreignReply.real } }, { parameters: { ...comment, commentReplyId: foreignReply.madeUp } }],
    ['deleteSpaceCommentReply', 'the reply', { parameters: { ...comment, commentReplyId: foreignReply.real } }, { parameters: { ...comment, commentReplyId: foreignReply.madeUp } }],
    [
      'updateSpaceCommentReply',
      'the reply',
      { parameters: { ...comment, commentReplyId: foreignReply.real }, body: said },
      { parameters: { ...comment, commentReplyId: foreignReply.madeUp }, body: said },
    ],
    ['createSpaceComment', 'page', { parameters: secrets, body: { ...said, page: foreignPage.real } }, { parameters: secrets, body: { ...said, page: foreignPage.madeUp } }],
    ['listSpaceComments', 'targetPage', { parameters: secrets, query: { targetPage: foreignPage.real } }, { parameters: secrets, query: { targetPage: foreignPage.madeUp } }],
    ['listSpaceComments', 'authors', { parameters: secrets, query: { authors: ids.user('cat') } }, { parameters: secrets, query: { authors: nobody.id } }],
    [
      'listSpacePageLinks',
      'the page',
      { parameters: { ...secrets, pageId: foreignPage.real }, variables: { limit: 5 } },
      { parameters: { ...secrets, pageId: foreignPage.madeUp }, variables: { limit: 5 } },
    ],
    ['listSpaceFileBacklinks', 'the file', { parameters: { ...secrets, fileId: foreignFile.real } }, { parameters: { ...secrets, fileId: foreignFile.madeUp } }],
    ['exportRevision', 'the revision', { parameters: { ...secrets, revisionId: foreignRevision.real } }, { parameters: { ...secrets, revisionId: foreignRevision.madeUp } }],
    ['getChangeRequestPDF', 'page', { parameters: first, query: { page: foreignPage.real } }, { parameters: first, query: { page: foreignPage.madeUp } }],
    [
      'getChangeRequestPDF',
      'the change request',
      { parameters: { ...secrets, changeRequestId: foreignChangeRequest.real } },
      { parameters: { ...secrets, changeRequestId: foreignChangeRequest.madeUp } },
    ],
    [
      'importIntoSpace',
      'file',
      { parameters: secrets, body: { source: 'zip', file: foreignFile.real }, input: { source: 'ZIP', file: foreignFile.real } },
      { parameters: secrets, body: { source: 'zip', file: foreignFile.madeUp }, input: { source: 'ZIP', file: foreignFile.madeUp } },
    ],
    [
      'importIntoChangeRequest',
      'file',
      { parameters: first, body: { source: 'html', file: foreignFile.real }, input: { source: 'HTML', file: foreignFile.real } },
      { parameters: first, body: { source: 'html', file: foreignFile.madeUp }, input: { source: 'HTML', file: foreignFile.madeUp } },
    ],
    ['searchOrganization', 'query', { parameters: own, query: { query: 'wombat' } }, { parameters: own, query: { query: 'tabmow' } }],
    ['listSites', 'space', { parameters: own, query: { space: foreignSpace.real } }, { parameters: own, query: { space: foreignSpace.madeUp } }],
    naming(
      'createSite',
      'spaces',
      own,
      foreignSpace,
      (id) => ({ spaces: [id] }),
      (id) => ({ spaces: { ids: [id] } }),
    ),
    naming('updateSite', 'defaultSiteSpace', research, foreignSiteSpace, (defaultSiteSpace) => ({ defaultSiteSpace })),
    naming('updateSite', 'defaultSiteSection', research, foreignSection, (defaultSiteSection) => ({ defaultSiteSection })),
    naming('createSiteSection', 'spaceId', research, foreignSpace, (spaceId) => ({ spaceId })),
    naming('updateSiteSection', 'defaultSiteSpace', herSection, foreignSiteSpace, (defaultSiteSpace) => ({ defaultSiteSpace })),
    naming('moveSiteSection', 'after', herSection, foreignSection, neighbour('site-section', 'siteSection'), neighbour('SITE_SECTION', 'siteSection')),
    naming('createSiteSectionGroup', 'sections', research, foreignSection, (id) => ({ title: 'Made', sections: [id] })),
    naming('addSectionToGroup', 'sectionId', herGroup, foreignSection, (sectionId) => ({ sectionId })),
    naming('moveSiteSectionGroup', 'after', herGroup, foreignSection, neighbour('site-section', 'id'), neighbour('SITE_SECTION', 'id')),
    naming('createSiteSpace', 'spaceId', research, foreignSpace, (spaceId) => ({ spaceId })),
    naming('createSiteSpace', 'sectionId', research, foreignSection, (sectionId) => ({ spaceId: secrets.spaceId, sectionId })),
    naming('updateSiteSpace', 'spaceId', herSiteSpace, foreignSpace, (spaceId) => ({ spaceId })),
    naming('moveSiteSpace', 'after', herSiteSpace, foreignSiteSpace, neighbour('site-space', 'siteSpace'), neighbour('SITE_SPACE', 'siteSpace')),
    naming('sortSiteStructure', 'a section', research, foreignSection, moved('site-section'), moved('SITE_SECTION')),
    naming('sortSiteStructure', 'a group', research, foreignGroup, moved('site-section-group'), moved('SITE_SECTION_GROUP')),
    naming('sortSiteStructure', 'a site space', research, foreignSiteSpace, moved('site-space'), moved('SITE_SPACE')),
    ...['getSite', 'deleteSite', 'publishSite', 'getAdaptiveSchema', 'getSiteStructure', 'listShareLinks', 'listSiteRedirects', 'getSiteCustomization'].map((name) =>
      addressing(name, own, 'siteId', foreignSite),
    ),
    ...['getPublishingAuth', 'regenerateVisitorKey', 'listSiteAudiences', 'getPublishedSite', 'listSiteSections', 'listSiteSpaces'].map((name) => addressing(name, own, 'siteId', foreignSite)),
    addressing('previewSite', own, 'siteId', foreignSite, { claims: {} }),
    addressing('searchSite', own, 'siteId', foreignSite, { query: 'guide' }),
    ...['getTranslationSettings', 'deleteTranslationSettings', 'listTranslations'].map((name) => addressing(name, own, 'translationSettingsId', foreignSettings)),
    addressing('setTranslationSettings', own, 'translationSettingsId', foreignSettings, { title: 'Renamed' }),
    naming(
      'createTranslationSettings',
      'source',
      own,
      foreignSpace,
      (space) => ({ title: 'Made', source: { space, language: 'en' } }),
      (space) => ({ title: 'Made', source: { space, language: 'EN' } }),
    ),
    naming(
      'setTranslationSettings',
      'spaces',
      herTranslation,
      foreignSpace,
      (space) => ({ title: 'Made', spaces: [{ space, language: 'fr' }] }),
      (space) => ({ title: 'Made', spaces: [{ space, language: 'FR' }] }),
    ),
    addressing('getSiteSpaceCustomization', research, 'siteSpaceId', foreignSiteSpace),
    addressing('setSiteSpaceCustomization', research, 'siteSpaceId', foreignSiteSpace, {}),
    addressing('deleteSiteSpaceCustomization', research, 'siteSpaceId', foreignSiteSpace),
    addressing('getSiteRedirect', research, 'redirectId', foreignRedirect),
    addressing('updateSiteRedirect', research, 'redirectId', foreignRedirect, { destination: '/newer' }),
    addressing('deleteSiteRedirect', research, 'redirectId', foreignRedirect),
    addressing('getSiteSection', research, 'siteSectionId', foreignSection),
    addressing('updateSiteSection', research, 'siteSectionId', foreignSection, { title: 'Renamed' }),
    addressing('deleteSiteSection', research, 'siteSectionId', foreignSection),
    addressing('getSiteSectionGroup', research, 'siteSectionGroupId', foreignGroup),
    addressing('deleteSiteSectionGroup', research, 'siteSectionGroupId', foreignGroup),
    addressing('removeSectionFromGroup', herGroup, 'siteSectionId', foreignSection),
    addressing('getSiteSpace', research, 'siteSpaceId', foreignSiteSpace),
    addressing('updateSiteSpace', research, 'siteSpaceId', foreignSiteSpace, { path: 'renamed' }),
    addressing('deleteSiteSpace', research, 'siteSpaceId', foreignSiteSpace),
    addressing('getShareLink', research, 'shareLinkId', foreignShareLink),
    addressing('updateShareLink', research, 'shareLinkId', foreignShareLink, { active: false }),
    addressing('deleteShareLink', research, 'shareLinkId', foreignShareLink),
    ['listMembers', 'search', { parameters: own, query: { search: 'ana@acme' } }, { parameters: own, query: { search: 'nobody@acme' } }],
  ];

  it.each(cases)('%s learns nothing from %s', async (name, _, real, madeUp) => {
    const operation = operations.find((one) => one.name === name);
    if (!operation) throw new Error(`There is no operation ${name}.`);
    await expectNoDifference(operation, real, madeUp);
  });

  it('learns nothing from the effective access of a user', async () => {
    const operation: Operation = { name: 'Query.space', isMutation: false, route: undefined };
    const document = 'query ($id: ID!, $user: ID!) { space(id: $id) { effectiveAccess(user: $user) { level } } }';
    const input = (user: string): Input => ({ document, parameters: { id: ids.space('secrets'), user } });
    const answers = await expectNoDifference(operation, input(ana.id), input(nobody.id));
    expect(answers.map(({ reason }) => reason)).toEqual(['NOT_FOUND']);
  });
});
