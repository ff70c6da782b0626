// Tests the list of notifications, their state and their preferences, through both APIs.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from '../statements.ts';
import { ids, useWorld } from '../support.ts';
import { comment, mention, received, reply, send, useNotifier } from './support.ts';

const world = useWorld();
const notifier = useNotifier(world);
const laptop = ids.changeRequest('laptop');
const onboarding = ids.space('onboarding');
let owner: pg.Client;
let commentId: string;
let replyId: string;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: world.connections.ownerUrl });
  await owner.connect();
  commentId = await comment(world, 'cat', laptop, `Hello ${mention('ben')}`);
  const input = { changeRequestId: laptop, userIds: [ids.user('ana')] };
  await send(world, 'ben', 'requestReviewers', input, 'changeRequest { id }');
  replyId = await reply(world, 'cat', commentId, 'More');
  await notifier.run();
});
afterAll(() => owner.end());

const bodyOf = async (person: 'cat') => (await world.as(person).get('/v1/user')).body;

describe('the list', () => {
  it('has the notifications of the caller with their subjects, newest first', async () => {
    const { data } = await world.as('ben').query(
      `{ viewer { unreadNotificationCount notifications { totalCount nodes {
        id position reason isRead readAt createdAt actor { displayName } organizationId organization { id } spaceId space { id }
        changeRequestId changeRequest { id } commentId comment { id } commentReplyId commentReply { id } urls { location app }
      } } } }`,
    );
    const { nodes } = data.viewer.notifications;
    const common = {
      ...{ isRead: false, readAt: null, actor: { displayName: 'Cat Cooper' } },
      ...{ organizationId: ids.acme, organization: { id: ids.acme } },
      ...{ spaceId: onboarding, space: { id: onboarding } },
      ...{ changeRequestId: laptop, changeRequest: { id: laptop } },
      ...{ commentId, comment: { id: commentId } },
    };
    const app = `${world.url}/app/o/${ids.acme}/s/${onboarding}/comments/${commentId}`;
    const own = (i: number) => ({
      id: nodes[i].id,
      createdAt: nodes[i].createdAt,
    });
    const location = (i: number) => `${world.url}/v1/user/notifications/${nodes[i].id}`;
    expect(data.viewer).toEqual({
      unreadNotificationCount: 2,
      notifications: {
        totalCount: 2,
        nodes: [
          {
            ...{ ...common, ...own(0), position: 2, reason: 'COMMENT' },
            ...{ commentReplyId: replyId, commentReply: { id: replyId } },
            urls: { location: location(0), app: `${app}#${replyId}` },
          },
          {
            ...{ ...common, ...own(1), position: 1, reason: 'MENTION' },
            ...{ commentReplyId: null, commentReply: null },
            urls: { location: location(1), app },
          },
        ],
      },
    });
  });

  it('has the same in /v1', async () => {
    const { status, body } = await world.as('ben').get('/v1/user/notifications?limit=1');
    const [item] = body.items;
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        count: 2,
        items: [
          {
            object: 'notification',
            id: item.id,
            position: 2,
            reason: 'comment',
            isRead: false,
            createdAt: item.createdAt,
            actor: await bodyOf('cat'),
            organization: ids.acme,
            space: onboarding,
            changeRequest: laptop,
            comment: commentId,
            reply: replyId,
            urls: {
              location: `${world.url}/v1/user/notifications/${item.id}`,
              app: `${world.url}/app/o/${ids.acme}/s/${onboarding}/comments/${commentId}#${replyId}`,
            },
          },
        ],
        next: body.next,
      },
    });
    const rest = await world
      .as('ben')
      .get(`/v1/user/notifications?page=${encodeURIComponent(body.next.page)}`);
    expect(rest.body.items.map(({ reason }: { reason: string }) => reason)).toEqual(['mention']);
    expect((await world.as('ben').get(`/v1/user/notifications/${item.id}`)).body).toEqual(item);
  });

  it('selects by state, reason and organization', async () => {
    const count = async (filter: string) => {
      const { data } = await world
        .as('ben')
        .query(`{ viewer { notifications(filter: ${filter}) { totalCount } } }`);
      return data.viewer.notifications.totalCount;
    };
    expect(await count('{ isRead: false }')).toBe(2);
    expect(await count('{ isRead: true }')).toBe(0);
    expect(await count('{ reasons: [MENTION, REVIEW] }')).toBe(1);
    expect(await count(`{ organizationId: "${ids.acme}" }`)).toBe(2);
    expect(await count(`{ organizationId: "${ids.umbrella}" }`)).toBe(0);
  });

  it('is null for another user, and one of another user is not found', async () => {
    const { data } = await world
      .as('ana')
      .query(
        `{ user(id: "${ids.user('ben')}") { unreadNotificationCount notifications { totalCount } notificationPreferences { email } } }`,
      );
    expect(data).toEqual({
      user: { unreadNotificationCount: null, notifications: null, notificationPreferences: null },
    });
    const [{ id }] = (await world.as('ben').get('/v1/user/notifications')).body.items;
    expect((await world.as('ana').get(`/v1/user/notifications/${id}`)).status).toBe(404);
    expect(
      (await world.as('ana').patch(`/v1/user/notifications/${id}`, { isRead: true })).status,
    ).toBe(404);
    const { data: node } = await world.as('ana').query(`{ node(id: "${id}") { id } }`);
    expect(node).toEqual({ node: null });
    const { data: own } = await world.as('ben').query(`{ node(id: "${id}") { id } }`);
    expect(own).toEqual({ node: { id } });
  });

  it('takes as many statements for two notifications as for twenty', async () => {
    const query =
      '{ viewer { notifications(first: 50) { nodes { reason actor { displayName } changeRequest { subject } comment { id } } } } }';
    const count = async () => (await statementsOf(() => world.as('ben').query(query))).length;
    await count();
    const few = await count();
    for (let i = 0; i < 18; i++) await comment(world, 'cat', laptop, `Number ${i}`);
    await notifier.run();
    expect(await count()).toBe(few);
    await owner.query('DELETE FROM notifications WHERE number > 2');
  });
});

describe('a notification', () => {
  it('is marked as read and unread, through both APIs', async () => {
    const [first, second] = (await world.as('ben').get('/v1/user/notifications')).body.items;
    const { notification } = await send(
      world,
      'ben',
      'updateNotification',
      { id: first.id, isRead: true },
      'notification { id isRead readAt }',
    );
    expect(notification).toEqual({ id: first.id, isRead: true, readAt: notification.readAt });
    const again = await send(
      world,
      'ben',
      'updateNotification',
      { id: first.id, isRead: true },
      'notification { id isRead readAt }',
    );
    expect(again.notification).toEqual(notification);
    const path = `/v1/user/notifications/${first.id}`;
    const { status, body } = await world.as('ben').patch(path, { isRead: false });
    expect({ status, body }).toEqual({ status: 200, body: first });
    expect((await world.as('ben').get('/v1/user/notifications?isRead=true')).body.count).toBe(0);
    const all = await world.as('ben').post('/v1/user/notifications/read', { upToPosition: 1 });
    expect(all.body).toEqual({ markedCount: 1 });
    const { items } = (await world.as('ben').get('/v1/user/notifications?isRead=true')).body;
    expect(items).toEqual([{ ...second, isRead: true, readAt: items[0].readAt }]);
    expect(await send(world, 'ben', 'markNotificationsRead', {}, 'markedCount')).toEqual({
      markedCount: 1,
    });
    const { data } = await world.as('ben').query('{ viewer { unreadNotificationCount } }');
    expect(data.viewer).toEqual({ unreadNotificationCount: 0 });
  });

  it('is hidden while the caller cannot read its subject, and after they left', async () => {
    expect((await received(world, 'cat')).length).toBe(0);
    await send(
      world,
      'cat',
      'setFollowState',
      { subjectId: laptop, state: 'FOLLOWING' },
      'followState',
    );
    await comment(world, 'ben', laptop, 'For cat');
    await notifier.run();
    const [[, , id] = []] = await received(world, 'cat');
    expect(id).toMatch(/^com_/);
    const [{ id: own }] = (await world.as('cat').get('/v1/user/notifications')).body.items;
    const grant = (role: string | null) =>
      send(
        world,
        'ana',
        'setMemberGrant',
        { contentId: onboarding, userId: ids.user('cat'), role },
        'grant { id }',
      );
    await grant('READ'); // comments need the level COMMENT
    expect(await received(world, 'cat')).toEqual([]);
    const { data } = await world
      .as('cat')
      .query(`{ viewer { unreadNotificationCount } node(id: "${own}") { id } }`);
    expect(data).toEqual({ viewer: { unreadNotificationCount: 0 }, node: null });
    expect((await world.as('cat').get(`/v1/user/notifications/${own}`)).status).toBe(404);
    await comment(world, 'ben', laptop, `Not for cat ${mention('cat')}`);
    await notifier.run();
    await grant('COMMENT');
    expect((await received(world, 'cat')).map(([, , subject]) => subject)).toEqual([id]);
    await world.as('ana').delete(`/v1/orgs/${ids.acme}/members/${ids.user('cat')}`);
    expect(await received(world, 'cat')).toEqual([]);
    const { rowCount } = await owner.query('SELECT FROM notifications WHERE user_id = $1', [
      ids.user('cat'),
    ]);
    expect(rowCount).toBe(0);
  });
});

describe('preferences', () => {
  const defaults = [
    { reason: 'MENTION', isListed: true, email: 'IMMEDIATE' },
    { reason: 'REVIEW_REQUEST', isListed: true, email: 'IMMEDIATE' },
    { reason: 'REVIEW', isListed: true, email: 'DIGEST' },
    { reason: 'COMMENT', isListed: true, email: 'DIGEST' },
    { reason: 'MERGE_CONFLICT', isListed: true, email: 'DIGEST' },
  ];

  it('are the defaults until they are changed, through both APIs', async () => {
    const { data } = await world
      .as('ana')
      .query('{ viewer { notificationPreferences { reason isListed email } } }');
    expect(data.viewer.notificationPreferences).toEqual(defaults);
    const payload = await send(
      world,
      'ana',
      'updateNotificationPreferences',
      { preferences: [{ reason: 'COMMENT', isListed: false }] },
      'preferences { reason isListed email }',
    );
    const changed = defaults.map((one) =>
      one.reason === 'COMMENT' ? { ...one, isListed: false } : one,
    );
    expect(payload).toEqual({ preferences: changed });
    const { status, body } = await world.as('ana').patch('/v1/user/notification-preferences', {
      preferences: [{ reason: 'review', email: 'none' }],
    });
    const inRest = changed.map(({ reason, isListed, email }) => ({
      reason: reason.toLowerCase().replace('_', '-'),
      isListed,
      email: reason === 'REVIEW' ? 'none' : email.toLowerCase(),
    }));
    expect({ status, body }).toEqual({ status: 200, body: { preferences: inRest } });
    expect((await world.as('ana').get('/v1/user/notification-preferences')).body).toEqual({
      preferences: inRest,
    });
  });

  it('refuse two changes for one reason, and none', async () => {
    const change = (preferences: object[]) =>
      world.as('ana').patch('/v1/user/notification-preferences', { preferences });
    const twice = await change([{ reason: 'review' }, { reason: 'review' }]);
    expect([twice.status, twice.body.error.message]).toEqual([400, expect.any(String)]);
    expect((await change([])).status).toBe(400);
  });

  it('keep a notification out of the list', async () => {
    await send(
      world,
      'ana',
      'setFollowState',
      { subjectId: laptop, state: 'FOLLOWING' },
      'followState',
    );
    const before = await received(world, 'ana');
    await comment(world, 'ben', laptop, 'Not listed');
    await notifier.run();
    expect(await received(world, 'ana')).toEqual(before);
  });
});

it('is for persons, and needs its scopes', async () => {
  const reader = world.with(
    await world.tokenOf(ids.user('ana'), { scopes: ['user:read', 'notification:read'] }),
  );
  expect((await reader.get('/v1/user/notifications')).status).toBe(200);
  expect((await reader.post('/v1/user/notifications/read', {})).status).toBe(403);
  const other = world.with(await world.tokenOf(ids.user('ana'), { scopes: ['user:read'] }));
  expect((await other.get('/v1/user/notifications')).status).toBe(403);
  expect((await world.nobody.get('/v1/user/notifications')).status).toBe(401);
});
