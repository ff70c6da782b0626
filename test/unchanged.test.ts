/**
 * Tests that an update that changes nothing changes no time and is not in the event log: one without
 * fields, and one with the values that the object has.
 */
import { isObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildLecternSchema } from '../src/graphql/schema.ts';
import { type AccessFixture, createAccessFixture, idOf, type Targets } from './access/fixture.ts';
import { sql } from './sql.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();

/** The update of one type of object. */
interface Update {
  readonly type: string;
  /** The fields of the input whose values the object has, with the names of both. */
  readonly fields: readonly string[];
  /** Returns the fields of the input that name the object. By default its id. */
  readonly by?: (targets: Targets) => object;
  /** Other values that the object has already. */
  readonly values?: (read: Record<string, unknown>) => object;
  /** Fields that an input cannot be without. */
  readonly isRequired?: true;
  /** The selection of the state that must not change. */
  readonly shown?: string;
  /** The path of a PATCH in `/v1`. */
  readonly path?: (targets: Targets) => string;
}

const org = ({ organizationId }: Targets): string => `/v1/orgs/${organizationId}`;
const site = (targets: Targets): string => `${org(targets)}/sites/${targets.siteId}`;

const updates: Readonly<Record<string, Update>> = {
  updateChangeRequest: {
    type: 'ChangeRequest',
    fields: ['subject'],
    shown: 'updatedAt',
    path: ({ spaceId, changeRequestId }) =>
      `/v1/spaces/${spaceId}/change-requests/${changeRequestId}`,
  },
  updateCollection: {
    type: 'Collection',
    fields: ['title', 'defaultLevel'],
    shown: 'updatedAt',
    path: ({ collectionId }) => `/v1/collections/${collectionId}`,
  },
  updateComment: { type: 'Comment', fields: [], shown: 'editedAt' },
  updateCommentReply: { type: 'CommentReply', fields: [], shown: 'editedAt' },
  updateIntegrationInstallation: {
    type: 'IntegrationInstallation',
    fields: ['externalIds', 'spaceSelection', 'siteSelection'],
    shown: 'updatedAt',
  },
  updateLinkInvite: { type: 'LinkInvite', fields: ['role', 'maxUses'] },
  updateMember: {
    type: 'Member',
    fields: ['role'],
    path: (targets) => `${org(targets)}/members/${targets.userId}`,
  },
  updateMemberGrant: {
    type: 'Grant',
    fields: ['role'],
    by: ({ spaceId: contentId, userId }) => ({ contentId, userId }),
  },
  updateOpenAPISpec: { type: 'OpenAPISpec', fields: ['visibility'], isRequired: true },
  updateOrganization: {
    type: 'Organization',
    fields: ['title', 'hostname', 'emailDomains', 'inviteLinks', 'ai', 'defaultRole'],
    path: org,
  },
  updatePublishingAuth: {
    type: 'Site',
    fields: [],
    by: ({ siteId }) => ({ siteId }),
    shown: 'publishingAuth { backend fallbackUrl }',
    values: ({ publishingAuth }) => publishingAuth as object, // selected in `shown`
  },
  updateSAMLProvider: { type: 'SAMLProvider', fields: ['label', 'defaultRole'] },
  updateServiceAccount: { type: 'ServiceAccount', fields: ['name', 'role'] },
  updateShareLink: {
    type: 'ShareLink',
    fields: ['active', 'name'],
    path: (targets) => `${site(targets)}/share-links/${targets.shareLinkId}`,
  },
  updateSite: {
    type: 'Site',
    fields: ['title', 'visibility', 'basename'],
    path: site,
  },
  updateSiteGrant: {
    type: 'SiteGrant',
    fields: ['role'],
    by: ({ siteId, siteGrantUserId: holderId }) => ({ siteId, holderId }),
  },
  updateSiteRedirect: { type: 'SiteRedirect', fields: [] },
  updateSiteSection: {
    type: 'SiteSection',
    fields: ['title', 'path', 'icon', 'description', 'condition'],
    path: (targets) => `${site(targets)}/sections/${targets.siteSectionId}`,
  },
  updateSiteSectionGroup: {
    type: 'SiteSectionGroup',
    fields: ['title', 'icon'],
    path: (targets) => `${site(targets)}/section-groups/${targets.siteSectionGroupId}`,
  },
  updateSiteSpace: {
    type: 'SiteSpace',
    fields: ['path', 'condition'],
    path: (targets) => `${site(targets)}/site-spaces/${targets.siteSpaceId}`,
  },
  updateSiteSpaceCustomization: {
    type: 'SiteSpace',
    fields: [],
    by: ({ siteSpaceId }) => ({ siteSpaceId, customization: {} }),
  },
  updateSpace: {
    type: 'Space',
    fields: ['title', 'emoji', 'editMode', 'visibility', 'defaultLevel'],
    shown: 'updatedAt',
    path: ({ spaceId }) => `/v1/spaces/${spaceId}`,
  },
  updateTeam: { type: 'Team', fields: ['title'], isRequired: true },
  updateTeamGrant: {
    type: 'Grant',
    fields: ['role'],
    by: ({ spaceId: contentId, teamId }) => ({ contentId, teamId }),
  },
  updateTeamMembers: { type: 'Team', fields: [], by: ({ teamId }) => ({ teamId }) },
  // People change themselves only, so `stateOf` reads Ana, who sends the updates.
  updateUser: { type: 'User', fields: ['displayName'], by: () => ({ id: ids.user('ana') }) },
  updateWebhookEndpoint: {
    type: 'WebhookEndpoint',
    fields: ['url', 'description', 'eventTypes', 'selection'],
    path: (targets) => `${org(targets)}/webhooks/${targets.standard['WebhookEndpoint']}`,
  },
};

const mutations = buildLecternSchema().getMutationType()?.getFields() ?? {};

let fixture: AccessFixture;
beforeAll(async () => {
  fixture = await createAccessFixture(world, []);
});

/** Returns the ids of all events. */
const eventIds = async (): Promise<string[]> =>
  (
    await world.console.database.query(
      sql<{ id: string }>('SELECT id FROM events ORDER BY id', 'test.eventIds'),
      [],
    )
  ).map(({ id }) => id);

/** Returns the state of the object of an update. */
async function stateOf({ type, fields, shown = '' }: Update, targets: Targets) {
  const { data, errors } = await world
    .as('ana')
    .query(
      `query ($id: ID!) { node(id: $id) { ... on ${type} { id ${fields.join(' ')} ${shown} } } }`,
      { id: idOf(type, targets) },
    );
  expect(errors).toBeUndefined();
  return data.node;
}

it('covers every update', () => {
  // no node: test/content-installation.test.ts, what is not stored: test/presence, and the state of
  // one person, which has no events: test/notification
  const others = [
    ...['updateContentInstallation', 'updatePresence'],
    ...['updateNotification', 'updateNotificationPreferences'],
  ];
  const found = Object.keys(mutations).filter(
    (name) => name.startsWith('update') && !others.includes(name),
  );
  expect(Object.keys(updates)).toEqual(found.toSorted());
});

describe.each(Object.entries(updates))('%s', (name, update) => {
  const inputType = mutations[name]?.args[0]?.type.toString() ?? '';
  const payload = mutations[name]?.type;
  const type = payload && 'ofType' in payload ? payload.ofType : payload;
  const send = async (input: object) => {
    expect(isObjectType(type)).toBe(true);
    const { data, errors } = await world
      .as('ana')
      .query(
        `mutation ($input: ${inputType}) { ${name}(input: $input) { errors { message path } } }`,
        { input },
      );
    expect(errors).toBeUndefined();
    expect(data[name].errors).toEqual([]);
  };

  it('changes nothing without fields, and with the values that are there', async () => {
    const { targets } = fixture;
    const key = update.by?.(targets) ?? { id: idOf(update.type, targets) };
    const before = await stateOf(update, { ...targets, userId: ids.user('ana') });
    const values = Object.fromEntries(update.fields.map((field) => [field, before[field]]));
    const events = await eventIds();
    if (!update.isRequired) await send(key);
    await send({ ...key, ...values, ...update.values?.(before) });
    if (update.path) {
      const { status } = await world.as('ana').patch(update.path(targets), {});
      expect(status).toBe(200);
    }
    expect(await stateOf(update, { ...targets, userId: ids.user('ana') })).toEqual(before);
    expect(await eventIds()).toEqual(events);
  });
});
