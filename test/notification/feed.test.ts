// Tests who is notified of which events, each exactly once.
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';
import { comment, mention, received, reply, send, useNotifier } from './support.ts';

const world = useWorld();
const notifier = useNotifier(world);
const laptop = ids.changeRequest('laptop');
const onboarding = ids.space('onboarding');
const [ana, ben, cat] = [ids.user('ana'), ids.user('ben'), ids.user('cat')];
let owner: pg.Client;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: world.connections.ownerUrl });
  await owner.connect();
});
afterAll(() => owner.end());
beforeEach(async () => {
  await notifier.run();
  await owner.query('DELETE FROM notifications');
  await owner.query('DELETE FROM follows');
});

describe('a comment on a change request', () => {
  it('notifies those who take part in it, and not its author', async () => {
    const first = await comment(world, 'cat', laptop, 'First');
    await notifier.run();
    expect(await received(world, 'ben')).toEqual([['COMMENT', cat, first]]);
    expect(await received(world, 'cat')).toEqual([]);
    expect(await received(world, 'ana')).toEqual([]);
    const second = await comment(world, 'ben', laptop, 'Second');
    await notifier.run();
    expect(await received(world, 'cat')).toEqual([['COMMENT', ben, second]]);
    expect(await received(world, 'ben')).toEqual([['COMMENT', cat, first]]);
  });

  it('notifies those whom it mentions, of the mention alone', async () => {
    const id = await comment(world, 'cat', laptop, `${mention('ana')} and ${mention('ben')}`);
    await notifier.run();
    expect(await received(world, 'ana')).toEqual([['MENTION', cat, id]]);
    expect(await received(world, 'ben')).toEqual([['MENTION', cat, id]]);
  });

  it('notifies of no mention in code, of oneself, or of who cannot read comments', async () => {
    const id = await comment(
      world,
      'cat',
      laptop,
      `\`${mention('ana')}\` ${mention('cat')} ${mention('dan')} ${mention('eve')}`,
    );
    await notifier.run();
    expect(await received(world, 'ben')).toEqual([['COMMENT', cat, id]]);
    for (const person of ['ana', 'cat', 'dan', 'eve'] as const)
      expect(await received(world, person)).toEqual([]);
  });

  it('notifies those whom a text of thousands of characters mentions', async () => {
    const long = `${'A *word* and ~another~. '.repeat(380)}${mention('ana')}`;
    const id = await comment(world, 'cat', laptop, long);
    await notifier.run();
    expect(await received(world, 'ana')).toEqual([['MENTION', cat, id]]);
    expect(await received(world, 'ben')).toEqual([['COMMENT', cat, id]]);
  });

  it('notifies those whom a later change of its text mentions', async () => {
    const id = await comment(world, 'cat', laptop, 'Hello');
    await notifier.run();
    const body = { markdown: `Hello ${mention('ana')}` };
    await send(world, 'cat', 'updateComment', { id, body }, 'comment { id }');
    await notifier.run();
    expect(await received(world, 'ana')).toEqual([['MENTION', cat, id]]);
    expect(await received(world, 'ben')).toEqual([['COMMENT', cat, id]]);
  });
});

describe('a run for recent events', () => {
  it('reads the events of the last 30 seconds, and leaves older ones to a run for all', async () => {
    const first = await comment(world, 'cat', laptop, 'First');
    await notifier.run(60, 'recent');
    expect(await received(world, 'ben')).toEqual([]);
    await notifier.run(0, 'recent');
    expect(await received(world, 'ben')).toEqual([['COMMENT', cat, first]]);
    const second = await comment(world, 'cat', laptop, 'Second');
    await notifier.run(60, 'recent');
    await notifier.run(60);
    expect(await received(world, 'ben')).toEqual([
      ['COMMENT', cat, second],
      ['COMMENT', cat, first],
    ]);
  });
});

describe('a reply', () => {
  it('notifies the author of the comment and those who replied', async () => {
    const id = await comment(world, 'cat', onboarding, 'On the space');
    await notifier.run();
    const first = await reply(world, 'ana', id, 'One');
    await notifier.run();
    const second = await reply(world, 'ben', id, 'Two');
    await notifier.run();
    expect(await received(world, 'cat')).toEqual([
      ['COMMENT', ben, second],
      ['COMMENT', ana, first],
    ]);
    expect(await received(world, 'ana')).toEqual([['COMMENT', ben, second]]);
    expect(await received(world, 'ben')).toEqual([]);
  });
});

describe('a review', () => {
  it('notifies those whom it is requested from, and then the author of the change request', async () => {
    const input = { changeRequestId: laptop, userIds: [ana] };
    await send(world, 'ben', 'requestReviewers', input, 'changeRequest { id }');
    await notifier.run();
    expect(await received(world, 'ana')).toEqual([['REVIEW_REQUEST', ben, laptop]]);
    await send(
      world,
      'ana',
      'createReview',
      { changeRequestId: laptop, status: 'CHANGES_REQUESTED', comment: `See ${mention('cat')}` },
      'review { id }',
    );
    await notifier.run();
    expect(await received(world, 'ben')).toEqual([['REVIEW', ana, laptop]]);
    expect((await received(world, 'cat')).map(([reason]) => reason).toSorted()).toEqual([
      'MENTION',
      'REVIEW',
    ]);
  });
});

describe('following', () => {
  it('adds those who follow, and leaves out those who muted, except for mentions', async () => {
    await send(
      world,
      'ana',
      'setFollowState',
      { subjectId: laptop, state: 'FOLLOWING' },
      'subject { followState }',
    );
    await send(
      world,
      'ben',
      'setFollowState',
      { subjectId: laptop, state: 'MUTED' },
      'subject { followState }',
    );
    const first = await comment(world, 'cat', laptop, 'First');
    const second = await comment(world, 'cat', laptop, mention('ben'));
    await notifier.run();
    expect(await received(world, 'ana')).toEqual([
      ['COMMENT', cat, second],
      ['COMMENT', cat, first],
    ]);
    expect(await received(world, 'ben')).toEqual([['MENTION', cat, second]]);
  });

  it('of a space adds comments on the space, and muting it those on its change requests', async () => {
    await send(
      world,
      'ana',
      'setFollowState',
      { subjectId: onboarding, state: 'FOLLOWING' },
      'subject { followState }',
    );
    await send(
      world,
      'ben',
      'setFollowState',
      { subjectId: onboarding, state: 'MUTED' },
      'subject { followState }',
    );
    await comment(world, 'cat', laptop, 'On the change request');
    const id = await comment(world, 'cat', onboarding, 'On the space');
    await notifier.run();
    expect((await received(world, 'ana')).at(0)).toEqual(['COMMENT', cat, id]);
    expect(await received(world, 'ben')).toEqual([]);
  });
});

describe('the feed', () => {
  it('makes each notification once, whatever the number of processes', async () => {
    const made: string[] = [];
    for (let i = 0; i < 60; i++) made.unshift(await comment(world, 'cat', laptop, `Number ${i}`));
    await Promise.all(Array.from({ length: 4 }, () => notifier.run()));
    await notifier.run();
    const { data } = await world
      .as('ben')
      .query(
        '{ viewer { notifications(first: 100) { totalCount nodes { commentId position } } } }',
      );
    expect(data.viewer.notifications.totalCount).toBe(60);
    const { nodes } = data.viewer.notifications;
    expect(nodes.map(({ commentId }: { commentId: string }) => commentId)).toEqual(made);
    const positions = nodes.map(({ position }: { position: number }) => position);
    expect(positions.map((one: number) => one - positions.at(-1))).toEqual(
      made.map((_, i) => made.length - 1 - i),
    );
  });

  it('makes nothing of events that it has read', async () => {
    await comment(world, 'cat', laptop, 'Once');
    await notifier.run();
    await owner.query('DELETE FROM notifications');
    await notifier.run();
    expect(await received(world, 'ben')).toEqual([]);
  });
});
