// Reads the edges of created and changed objects, and finds them in the lists of their parents.
import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, getNullableType, isListType, isObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { least, publish } from '../integration/support.ts';
import { ids, useWorld } from '../support.ts';

const world = useWorld();

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

const connections = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => name.endsWith('Connection'));
const nodeNames = connections.map((type) => String(getNamedType(type.getFields()['nodes']?.type)));

/** A payload: its mutation, the object or objects that lists hold, and its edges. */
interface PayloadFields {
  readonly mutation: string;
  readonly object: string;
  readonly edges: readonly string[];
}

/** Returns the payloads that have an object that lists hold. */
const payloads: readonly PayloadFields[] = Object.values(
  schema.getMutationType()?.getFields() ?? {},
).flatMap(({ name, type }) => {
  const payload = getNamedType(type);
  const fields = isObjectType(payload) ? Object.values(payload.getFields()) : [];
  const objects = fields.filter((field) => nodeNames.includes(getNamedType(field.type).name));
  const object = objects.find((field) => isListType(getNullableType(field.type))) ?? objects[0];
  const edges = fields.filter((field) => getNamedType(field.type).name.endsWith('Edge'));
  return object
    ? [{ mutation: name, object: object.name, edges: edges.map((edge) => edge.name) }]
    : [];
});
const withEdges = payloads.filter(({ edges }) => edges.length > 0);

/** The mutations without an edge, although their payload has an object that lists hold. */
const withoutEdges: Readonly<Record<string, readonly string[]>> = {
  'They change an object that its lists hold already.': [
    ...['addSectionToGroup', 'deleteSiteSpaceCustomization', 'editChangeRequestContent'],
    ...['editSpaceContent', 'moveCollection', 'moveSiteSection', 'moveSiteSectionGroup'],
    ...['moveSiteSpace', 'moveSpace', 'pingOrganization', 'publishSite', 'removeRequestedReviewer'],
    ...['removeSectionFromGroup', 'setMemberDisabled', 'setMemberSSO', 'setSiteCustomization'],
    ...['updateSiteSpaceCustomization', 'setSiteSpaceCustomization'],
    ...['setTranslationSettings', 'sortSiteStructure'],
    ...['transferCollection', 'transferSpace', 'unpublishSite', 'updateChangeRequest'],
    ...['installOnSite', 'installOnSpace', 'updateContentInstallation'],
    ...['updateCollection', 'updateComment', 'updateCommentReply', 'updateIntegrationInstallation'],
    ...['updateLinkInvite', 'updateMember', 'updateMemberGrant', 'updateNotification'],
    ...['updateOrganization', 'setSearchSynonyms'],
    ...['updateSAMLProvider', 'updateServiceAccount', 'updateShareLink', 'updateSite'],
    ...['updateSiteRedirect', 'updateSiteSection', 'updateSiteSectionGroup', 'updateSiteSpace'],
    ...['updateWebhookEndpoint'],
    ...['enableWebhookEndpoint', 'disableWebhookEndpoint', 'rotateWebhookSecret'],
    ...['replayWebhookEvents', 'setIntegrationDevelopmentMode'],
    ...['disableIntegrationDevelopmentMode'],
    ...['updateOpenAPISpec', 'updateSiteGrant', 'updateSpace', 'updateTeam', 'updateTeamGrant'],
  ],
  'They return the object with the list, whose new items are several or are found by it.': [
    ...['mergeChangeRequest', 'pullChangeRequest', 'requestReviewers', 'rollbackSpace'],
  ],
  'The caller becomes a member or signs in: no list of theirs is on the screen yet.': [
    ...['acceptInvite', 'joinOrganization', 'completeSignIn'],
  ],
  'The deliveries are a log, which clients read again for its outcomes.': [
    ...['redeliverWebhook', 'testWebhookEndpoint'],
  ],
  'The file is not in a list before an edit uses it.': ['uploadFile'],
};

const organization = { organizationId: ids.acme };
const site = { siteId: ids.site('help') };
const source = { text: '{"openapi":"3.1.0","info":{"title":"A","version":"1"},"paths":{}}' };

/**
 * The mutations that create an object, or change it if it exists already. Sent again, they return
 * the same edge.
 */
const REPEATED = /^(?:grantAll|markTranslated|publishIntegration|rotate|set|updateTeamMembers)/;

/** The input of a mutation, and the list that has the new object: the parent's id and its field. */
interface Created {
  readonly input: object;
  /** Id of the parent; undefined for a list of `Query`. */
  readonly parent?: string;
  readonly list: string;
  /** The list that has the others of the objects. */
  readonly otherList?: string;
  /** The list `children` that has the new object too. */
  readonly children?: { readonly parent: string; readonly list: string };
}

/** The list that a sidebar shows. */
const children = (parent: string): Pick<Created, 'children'> => ({
  children: {
    parent,
    list: `... on ${parent.startsWith('org_') ? 'Organization' : 'Collection'} { list: children`,
  },
});

const inOrganization = (list: string, input: object): Created => ({
  input: { ...organization, ...input },
  parent: ids.acme,
  list: `... on Organization { list: ${list}`,
});
const inSite = (list: string, input: object): Created => ({
  input: { ...site, ...input },
  parent: ids.site('help'),
  list: `... on Site { list: ${list}`,
});

/** Returns what each mutation creates. */
const created = (ids_: {
  readonly commentId: string;
  readonly serviceAccountId: string;
  readonly spaceId: string;
  readonly collectionId: string;
  readonly integrationName: string;
  readonly integrationId: string;
  readonly tokenId: string;
  readonly serviceAccountTokenId: string;
  readonly translationSettingsId: string;
}): Readonly<Record<string, Created>> => ({
  createChangeRequest: {
    input: { spaceId: ids.space('guide'), subject: 'Edges' },
    parent: ids.space('guide'),
    list: '... on Space { list: changeRequests',
  },
  createCollection: {
    ...inOrganization('collections', { title: 'Edges', parentId: ids.collection('product') }),
    ...children(ids.collection('product')),
  },
  createComment: {
    input: { subjectId: ids.changeRequest('laptop'), body: { markdown: 'Edges' } },
    parent: ids.changeRequest('laptop'),
    list: '... on ChangeRequest { list: comments',
  },
  createCommentReply: {
    input: { commentId: ids_.commentId, body: { markdown: 'Edges' } },
    parent: ids_.commentId,
    list: '... on Comment { list: replies',
  },
  createLinkInvite: inOrganization('linkInvites', { role: 'READ' }),
  createOpenAPISpec: inOrganization('openAPISpecs', { slug: 'edges', source }),
  createOrganization: { input: { title: 'Edges' }, list: 'list: organizations' },
  createReview: {
    input: { changeRequestId: ids.changeRequest('laptop'), status: 'APPROVED' },
    parent: ids.changeRequest('laptop'),
    list: '... on ChangeRequest { list: reviews',
  },
  createSAMLProvider: inOrganization('samlProviders', { label: 'Edges' }),
  createServiceAccount: inOrganization('serviceAccounts', { name: 'Edges' }),
  createServiceAccountToken: {
    input: { serviceAccountId: ids_.serviceAccountId, label: 'Edges' },
    parent: ids_.serviceAccountId,
    list: '... on ServiceAccount { list: tokens',
  },
  createShareLink: inSite('shareLinks', { name: 'Edges' }),
  createSite: inOrganization('sites', { title: 'Edges' }),
  createSiteRedirect: inSite('redirects', { source: '/edges', destination: 'https://acme.test' }),
  createSiteSection: inSite('sections', { spaceId: ids.space('scratch') }),
  createSiteSectionGroup: inSite('sectionGroups', { title: 'Edges' }),
  createSiteSpace: inSite('siteSpaces', {
    spaceId: ids.space('minutes'),
    siteSectionId: ids.siteSection('guide'),
  }),
  createSpace: {
    ...inOrganization('spaces', { title: 'Edges', parentId: ids.collection('product') }),
    ...children(ids.collection('product')),
  },
  createTeam: inOrganization('teams', { title: 'Edges' }),
  createToken: { input: { label: 'Edges' }, list: 'list: tokens' },
  createTranslationSettings: inOrganization('translationSettings', { title: 'Edges' }),
  duplicateSpace: {
    ...inOrganization('spaces', {}),
    input: { id: ids.space('guide') },
    ...children(ids.collection('product')),
  },
  installIntegration: {
    input: { ...organization, integrationName: ids_.integrationName },
    parent: ids_.integrationId,
    list: '... on Integration { list: installations',
  },
  grantAll: {
    input: {
      contentId: ids.space('scratch'),
      users: ['ben', 'cat'].map((name) => ({
        userId: ids.user(name as 'ben' | 'cat'),
        role: 'READ',
      })),
      teams: [{ teamId: ids.team('writers'), role: 'READ' }],
    },
    parent: ids.space('scratch'),
    list: '... on Space { list: memberGrants',
    otherList: '... on Space { list: teamGrants',
  },
  createWebhookEndpoint: inOrganization('webhookEndpoints', { url: 'https://acme.invalid/' }),
  grantAllOnSite: {
    ...inSite('memberGrants', {
      users: ['ben', 'cat'].map((name) => ({
        userId: ids.user(name as 'ben' | 'cat'),
        role: 'READ',
      })),
      teams: [{ teamId: ids.team('writers'), role: 'READ' }],
    }),
    otherList: '... on Site { list: teamGrants',
  },
  inviteMembers: inOrganization('invites', { emails: ['one@acme.test', 'two@acme.test'] }),
  markTranslated: {
    input: { translationSettingsId: ids_.translationSettingsId, language: 'DE' },
    parent: ids_.translationSettingsId,
    list: '... on TranslationSettings { list: translations',
  },
  publishIntegration: { input: { ...least, name: 'edges' }, list: 'list: integrations' },
  restoreCollection: {
    ...inOrganization('collections', {}),
    input: { id: ids_.collectionId },
    ...children(ids.acme),
  },
  restoreSpace: {
    ...inOrganization('spaces', {}),
    input: { id: ids_.spaceId },
    ...children(ids.acme),
  },
  revertChangeRequest: {
    input: { id: ids.changeRequest('lunch') },
    parent: ids.space('onboarding'),
    list: '... on Space { list: changeRequests',
  },
  rotateServiceAccountToken: {
    input: { id: ids_.serviceAccountTokenId },
    parent: ids_.serviceAccountId,
    list: '... on ServiceAccount { list: tokens',
  },
  rotateToken: { input: { id: ids_.tokenId }, list: 'list: tokens' },
  setMemberGrant: {
    input: { contentId: ids.space('minutes'), userId: ids.user('dan'), role: 'READ' },
    parent: ids.space('minutes'),
    list: '... on Space { list: memberGrants',
  },
  setOpenAPISpec: inOrganization('openAPISpecs', { slug: 'set', source }),
  setTeamGrant: {
    input: {
      contentId: ids.collection('board'),
      teamId: ids.team('writers'),
      role: 'READ',
    },
    parent: ids.collection('board'),
    list: '... on Collection { list: teamGrants',
  },
  setTeamMember: {
    input: { teamId: ids.team('writers'), userId: ids.user('dan') },
    parent: ids.team('writers'),
    list: '... on Team { list: members',
  },
  updateTeamMembers: {
    input: {
      teamId: ids.team('reviewers'),
      add: [ids.user('cat'), 'dan@acme.test'],
      memberships: [{ user: ids.user('ben'), role: 'OWNER' }],
    },
    parent: ids.team('reviewers'),
    list: '... on Team { list: members',
  },
});

const inputTypeOf = (mutation: string): string =>
  String(schema.getMutationType()?.getFields()[mutation]?.args[0]?.type);

/** An edge of a list, with the id of its node or, for a translation, its language. */
interface Edge {
  readonly cursor: string;
  readonly node: object;
}

const nodeOf = (mutation: string): string => (mutation === 'markTranslated' ? 'language' : 'id');

/** Returns the edges of a list after a cursor. */
async function edgesOf(
  { parent, list }: Pick<Created, 'parent' | 'list'>,
  node: string,
  after: string | null = null,
): Promise<Edge[]> {
  const field = `${list}(first: 1000, after: $after) { edges { cursor node { ${node} } } }`;
  const { data, errors } =
    parent === undefined
      ? await world.as('ana').query(`query ($after: String) { ${field} }`, { after })
      : await world
          .as('ana')
          .query(`query ($id: ID!, $after: String) { node(id: $id) { ${field} } } }`, {
            id: parent,
            after,
          });
  expect(errors).toBeUndefined();
  return (data.node ?? data).list.edges;
}

/** Requires that edges are those of a list, and that their cursors continue it. */
async function expectInList(
  list: Pick<Created, 'parent' | 'list'>,
  node: string,
  edges: readonly Edge[],
): Promise<void> {
  const whole = await edgesOf(list, node);
  for (const edge of edges) {
    const index = whole.findIndex(({ cursor }) => cursor === edge.cursor);
    expect(whole[index]).toEqual(edge);
    expect(await edgesOf(list, node, edge.cursor)).toEqual(whole.slice(index + 1));
  }
}

const asList = <Item>(value: Item | Item[]): Item[] => (Array.isArray(value) ? value : [value]);

describe('The edge of a created object', () => {
  let all: ReturnType<typeof created>;
  beforeAll(async () => {
    const integrationName = await publish(world);
    const { data, errors } = await world.as('ana').query(
      `mutation ($comment: CreateCommentInput!, $collection: CreateCollectionInput!, $space: CreateSpaceInput!,
        $token: CreateTokenInput!, $accountToken: CreateServiceAccountTokenInput!, $translation: CreateTranslationSettingsInput!) {
        createToken(input: $token) { token { id } }
        createServiceAccountToken(input: $accountToken) { token { id } }
        createTranslationSettings(input: $translation) { translationSettings { id } }
        createComment(input: $comment) { comment { id } }
        createCollection(input: $collection) { collection { id } }
        createSpace(input: $space) { space { id } }
      }`,
      {
        comment: { subjectId: ids.changeRequest('laptop'), body: { markdown: 'A comment' } },
        ...{ collection: organization, space: organization },
        token: { label: 'Laptop' },
        accountToken: { serviceAccountId: ids.publisher, label: 'CI' },
        translation: {
          ...organization,
          title: 'Edges',
          languages: ['FR'],
          source: { spaceId: ids.space('guide'), language: 'EN' },
          spaces: [{ spaceId: ids.space('travel'), language: 'DE' }],
        },
      },
    );
    expect(errors).toBeUndefined();
    const [spaceId, collectionId] = [
      data.createSpace.space.id,
      data.createCollection.collection.id,
    ];
    const { errors: refused } = await world.as('ana').query(
      `mutation ($space: DeleteSpaceInput!, $collection: DeleteCollectionInput!) {
        deleteSpace(input: $space) { deletedSpaceId }
        deleteCollection(input: $collection) { deletedCollectionId }
      }`,
      { space: { id: spaceId }, collection: { id: collectionId } },
    );
    expect(refused).toBeUndefined();
    const {
      data: { integration },
    } = await world.as('ana').query('query ($name: String!) { integration(name: $name) { id } }', {
      name: integrationName,
    });
    all = created({
      commentId: data.createComment.comment.id,
      serviceAccountId: ids.publisher,
      ...{ spaceId, collectionId, integrationName },
      integrationId: integration.id,
      tokenId: data.createToken.token.id,
      serviceAccountTokenId: data.createServiceAccountToken.token.id,
      translationSettingsId: data.createTranslationSettings.translationSettings.id,
    });
  });

  it('is in the payload of every mutation that creates an item of a list', () => {
    expect(Object.keys(all).sort()).toEqual(withEdges.map(({ mutation }) => mutation).sort());
    expect(Object.values(withoutEdges).flat().sort()).toEqual(
      payloads
        .filter(({ edges }) => edges.length === 0)
        .map(({ mutation }) => mutation)
        .sort(),
    );
  });

  for (const { mutation, object, edges } of withEdges)
    it(`is the one of the list: ${mutation}`, async () => {
      const it = all[mutation];
      if (!it) throw new Error(`Add the input of ${mutation}.`);
      const node = nodeOf(mutation);
      const send = async () => {
        const { data, errors } = await world.as('ana').query(
          `mutation ($input: ${inputTypeOf(mutation)}) {
            ${mutation}(input: $input) {
              created: ${object} { ${node} }
              ${edges.map((edge) => `${edge} { cursor node { ${node} } }`).join(' ')}
              clientMutationId
              errors { message }
            }
          }`,
          { input: { clientMutationId: 'not an id', ...it.input } },
        );
        const payload = data?.[mutation];
        expect([errors, payload?.errors]).toEqual([undefined, []]);
        expect(payload.clientMutationId).toBe('not an id');
        return payload;
      };
      const payload = await send();
      expect(edges.includes('contentEdge')).toBe(it.children !== undefined);
      for (const edge of edges) {
        const found: Edge[] = asList(payload[edge]);
        expect(found.map((one) => one.node)).toEqual(asList(payload.created));
        const list = edge === 'contentEdge' ? (it.children ?? it) : it;
        const { otherList = it.list } = it;
        const others = otherList === it.list ? [] : found.slice(-1);
        await expectInList(list, node, found.slice(0, found.length - others.length));
        await expectInList({ ...it, list: otherList }, node, others);
      }
      if (REPEATED.test(mutation)) expect(await send()).toEqual(payload);
    });
});

describe('A change of the members of a team', () => {
  it('returns the ids of the removed memberships, and edges of the members alone', async () => {
    const teamId = ids.team('partners');
    const membersOf = async () =>
      (
        await world
          .as('ana')
          .query(
            'query ($id: ID!) { team(id: $id) { members { nodes { id member { user { id } } } } } }',
            { id: teamId },
          )
      ).data.team.members.nodes as { id: string; member: { user: { id: string } } }[];
    const before = await membersOf();
    const removed = before.find(({ member }) => member.user.id === ids.user('dan'));
    const { data } = await world.as('ana').query(
      `mutation ($input: UpdateTeamMembersInput!) { updateTeamMembers(input: $input) {
        removedTeamMemberIds teamMembers { id } teamMemberEdges { node { id } } errors { message } } }`,
      { input: { teamId, add: ['dan@acme.test'], remove: [ids.user('dan'), ids.user('cat')] } },
    );
    expect(data.updateTeamMembers).toEqual({
      removedTeamMemberIds: [removed?.id],
      teamMembers: [],
      teamMemberEdges: [],
      errors: [],
    });
    expect(await membersOf()).toEqual(before.filter((row) => row !== removed));
  });
});
