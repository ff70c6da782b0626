import { describe, expect, it } from 'vitest';
import { bad, badAt, errorsOf, userBody } from '../content/expected.ts';
import { eventsOf } from '../content/rows.ts';
import { ids, type Person, useWorld } from '../support.ts';
import {
  change,
  kinds,
  makeCommentParent,
  reply,
  createComment,
  UPDATE,
  UPDATE_REPLY,
} from './made.ts';

const world = useWorld();

interface Identified {
  readonly id: string;
}

interface Shown {
  readonly emoji: string;
  readonly count: number;
  /** Users in `/v1`, and actors in GraphQL. */
  readonly users: readonly ({ readonly user: Identified } | { readonly actor: Identified })[];
}

/** Returns the users of each emoji, in order. */
const whoIn = (reactions: readonly Shown[]) =>
  reactions.map(({ emoji, count, users }) => [
    emoji,
    count,
    users.map((one) => ('user' in one ? one.user.id : one.actor.id)),
  ]);
const by = (...names: Person[]) => names.map(ids.user);

describe.each(kinds)('a reaction to a comment on %s', (kind) => {
  it('is added once, with its user and time', async () => {
    const parent = await makeCommentParent(world, kind);
    const { id } = await createComment(world, parent);
    const before = Date.now();
    const { reactions } = await change(world, parent, id, { addedReactions: ['👍', '👍'] }, 'ben');
    const [{ reactedAt }] = reactions[0].users;
    expect(reactions).toEqual([
      { emoji: '👍', count: 1, users: [{ user: userBody(world, 'ben'), reactedAt }] },
    ]);
    expect(Date.parse(reactedAt)).toBeGreaterThanOrEqual(before - 1000);
    expect(Date.parse(reactedAt)).toBeLessThanOrEqual(Date.now() + 1000);
    expect((await change(world, parent, id, { addedReactions: ['👍'] }, 'ben')).reactions).toEqual(
      reactions,
    );
    const { data } = await world.as('ben').query(UPDATE, { input: { id, addedReactions: ['👍'] } });
    expect(data.updateComment.comment.reactions).toEqual([
      { emoji: '👍', count: 1, users: [{ actor: { id: ids.user('ben') }, reactedAt }] },
    ]);
    expect((await eventsOf(world, ids.acme, 'comment.update'))[0]).toEqual({
      subjectId: id,
      fields: ['addedReactions'],
      related: [],
    });
  });

  it('is listed with those of others, emojis and people in order of creation', async () => {
    const parent = await makeCommentParent(world, kind);
    const { id } = await createComment(world, parent);
    await change(world, parent, id, { addedReactions: ['🎉', '👍', '❤️'] }, 'ben');
    await change(world, parent, id, { addedReactions: ['👍'] }, 'ana');
    const { reactions } = await change(world, parent, id, { addedReactions: ['🦊', '👍'] });
    const all = [
      ['🎉', 1, by('ben')],
      ['👍', 3, by('ben', 'ana', 'cat')],
      ['❤️', 1, by('ben')],
      ['🦊', 1, by('cat')],
    ];
    expect(whoIn(reactions)).toEqual(all);
    expect(whoIn((await world.as('ana').get(`${parent.url}/${id}`)).body.reactions)).toEqual(all);
    expect(whoIn((await world.as('ana').get(parent.url)).body.items[0].reactions)).toEqual(all);
  });

  it('is removed by its user, and those of others stay', async () => {
    const parent = await makeCommentParent(world, kind);
    const { id } = await createComment(world, parent);
    await change(world, parent, id, { addedReactions: ['👍', '🎉'] }, 'ben');
    await change(world, parent, id, { addedReactions: ['👍'] }, 'ana');
    expect(
      whoIn(
        (await change(world, parent, id, { removedReactions: ['👍', '🎉', '🦊'] }, 'ana'))
          .reactions,
      ),
    ).toEqual([
      ['👍', 1, by('ben')],
      ['🎉', 1, by('ben')],
    ]);
    const { data } = await world.as('ben').query(UPDATE, {
      input: { id, removedReactions: ['👍'], addedReactions: ['🦊'] },
    });
    expect(whoIn(data.updateComment.comment.reactions)).toEqual([
      ['🎉', 1, by('ben')],
      ['🦊', 1, by('ben')],
    ]);
    expect((await eventsOf(world, ids.acme, 'comment.update'))[0]).toEqual({
      subjectId: id,
      fields: ['addedReactions', 'removedReactions'],
      related: [],
    });
  });

  it('that is in both lists is removed', async () => {
    const parent = await makeCommentParent(world, kind);
    const { id } = await createComment(world, parent);
    await change(world, parent, id, { addedReactions: ['👍'] });
    expect(
      whoIn(
        (
          await change(world, parent, id, {
            addedReactions: ['👍', '🎉'],
            removedReactions: ['👍'],
          })
        ).reactions,
      ),
    ).toEqual([['🎉', 1, by('cat')]]);
  });

  it('of a reply is not one of the comment', async () => {
    const parent = await makeCommentParent(world, kind);
    const { id } = await createComment(world, parent);
    const answer = await reply(world, parent, id);
    const { body } = await world
      .as('ben')
      .put(`${parent.url}/${id}/replies/${answer.id}`, { addedReactions: ['👍', '👍'] });
    expect(whoIn(body.reactions)).toEqual([['👍', 1, by('ben')]]);
    const { data } = await world.as('ana').query(UPDATE_REPLY, {
      input: { id: answer.id, addedReactions: ['👍'] },
    });
    expect(whoIn(data.updateCommentReply.reply.reactions)).toEqual([['👍', 2, by('ben', 'ana')]]);
    expect((await world.as('cat').get(`${parent.url}/${id}`)).body.reactions).toEqual([]);
    expect(
      whoIn(
        (
          await world
            .as('ben')
            .put(`${parent.url}/${id}/replies/${answer.id}`, { removedReactions: ['👍'] })
        ).body.reactions,
      ),
    ).toEqual([['👍', 1, by('ana')]]);
  });

  it('is limited to twenty per person, also under concurrent requests', async () => {
    const parent = await makeCommentParent(world, kind);
    const { id } = await createComment(world, parent);
    const all = Array.from({ length: 30 }, (_, n) => String.fromCodePoint(0x1f400 + n));
    await change(world, parent, id, { addedReactions: all.slice(0, 15) });
    const message = 'A user can add at most 20 emojis to a comment or reply.';
    const put = () =>
      world.as('cat').put(`${parent.url}/${id}`, { addedReactions: all.slice(10, 25) });
    expect([(await put()).status, (await put()).body]).toEqual([
      400,
      bad('addedReactions', message),
    ]);
    const refusal = errorsOf(
      await world.as('cat').query(UPDATE, { input: { id, addedReactions: all.slice(15, 21) } }),
    );
    expect(refusal).toEqual(badAt('updateComment', 'input.addedReactions', message));
    const answer = await reply(world, parent, id);
    const answers = await Promise.all(
      [all.slice(0, 12), all.slice(12, 24)].map((addedReactions) =>
        world.as('cat').put(`${parent.url}/${id}/replies/${answer.id}`, { addedReactions }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);

    const { reactions } = (await world.as('cat').get(`${parent.url}/${id}`)).body;
    // a refusal changes nothing
    expect(reactions.map(({ emoji }: Shown) => emoji)).toEqual(all.slice(0, 15));
    expect(
      (await change(world, parent, id, { addedReactions: all.slice(10, 20) })).reactions,
    ).toHaveLength(20);
    expect(
      (await change(world, parent, id, { addedReactions: all.slice(0, 20) })).reactions,
    ).toHaveLength(20); // existing reactions are accepted
    expect(
      (
        await change(world, parent, id, {
          addedReactions: all.slice(20, 24),
          removedReactions: all.slice(0, 4),
        })
      ).reactions,
    ).toHaveLength(20);
    expect(
      (await change(world, parent, id, { addedReactions: all.slice(0, 4) }, 'ben')).reactions,
    ).toHaveLength(24); // other people have their own limit
  });

  it('is unique per person and emoji under concurrent requests', async () => {
    const parent = await makeCommentParent(world, kind);
    const { id } = await createComment(world, parent);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        world
          .as(n % 2 ? 'ana' : 'ben')
          .put(`${parent.url}/${id}`, { addedReactions: ['👍', '🎉'] }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { reactions } = (await world.as('cat').get(`${parent.url}/${id}`)).body;
    expect(reactions.map(({ emoji, count }: Shown) => [emoji, count])).toEqual([
      ['👍', 2],
      ['🎉', 2],
    ]);
  });
});

describe('an emoji', () => {
  const oneEmoji = 'must be one emoji.';
  const NUL = 'must not contain the character U+0000 or half of a surrogate pair.';
  const refusals: [unknown, string, string][] = [
    ['👍', '', 'must be a list.'],
    [[null], '.0', 'must be a text.'],
    [[1], '.0', 'must be a text.'],
    [['👍', ''], '.1', 'must have 1 to 50 characters, and has 0.'],
    [['x'], '.0', oneEmoji],
    [['1'], '.0', oneEmoji],
    [['👍👍'], '.0', oneEmoji],
    [['👍 '], '.0', oneEmoji],
    [['👍\u202e'], '.0', oneEmoji],
    [['\u200d'], '.0', oneEmoji],
    [['\ufe0f'], '.0', oneEmoji],
    [['🇫'], '.0', oneEmoji],
    [['<img src=x onerror=alert(1)>'], '.0', oneEmoji],
    [["'; DROP TABLE reactions; --"], '.0', oneEmoji],
    [['👍\u0000'], '.0', NUL],
    [['\ud83d'], '.0', NUL],
    [['👨‍👩‍👧‍👦'.repeat(8)], '.0', 'must have 1 to 50 characters, and has 56.'],
    [Array.from({ length: 21 }, () => '👍'), '', 'must have at most 20 items, and has 21.'],
  ];

  it.each(refusals)('is refused unless it is valid: %j', async (value, at, message) => {
    const parent = await makeCommentParent(world);
    const { id } = await createComment(world, parent);
    const answer = await reply(world, parent, id);
    for (const field of ['addedReactions', 'removedReactions']) {
      const refusal = bad(`${field}${at}`, `${field}${at} ${message}`);
      for (const url of [`${parent.url}/${id}`, `${parent.url}/${id}/replies/${answer.id}`]) {
        const { status, body } = await world.as('cat').put(url, { [field]: value });
        expect([status, body]).toEqual([400, refusal]);
      }
    }
    expect((await world.as('cat').get(`${parent.url}/${id}`)).body.reactions).toEqual([]);
  });

  it('is refused in GraphQL too unless it is valid', async () => {
    const parent = await makeCommentParent(world);
    const { id } = await createComment(world, parent);
    const refusal = errorsOf(
      await world.as('cat').query(UPDATE, { input: { id, addedReactions: ['👍', 'x'] } }),
    );
    expect(refusal).toEqual(
      badAt('updateComment', 'input.addedReactions.1', 'addedReactions.1 must be one emoji.'),
    );
  });

  it.each(['👨‍👩‍👧‍👦', '1️⃣', '🏳️‍🌈', '🇫🇷', '👍🏽', '#️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])(
    'can consist of many code points: %s',
    async (emoji) => {
      const parent = await makeCommentParent(world);
      const { id } = await createComment(world, parent);
      expect(
        whoIn((await change(world, parent, id, { addedReactions: [emoji] })).reactions),
      ).toEqual([[emoji, 1, by('cat')]]);
      expect((await change(world, parent, id, { removedReactions: [emoji] })).reactions).toEqual(
        [],
      );
    },
  );
});
