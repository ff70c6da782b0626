// Tests that an emoji is accepted as its code points in hexadecimal, and returned as characters.
import { describe, expect, it } from 'vitest';
import { makeSpace, page } from './change-request/made.ts';
import { createComment, onSpace, reply } from './comment/made.ts';
import { bad, badAt, errorsOf } from './content/expected.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();

const spaces = `/v1/orgs/${ids.acme}/spaces`;
const UPDATE_SPACE =
  'mutation ($input: UpdateSpaceInput!) { updateSpace(input: $input) { space { emoji } } }';
const UPDATE_COMMENT =
  'mutation ($input: UpdateCommentInput!) { updateComment(input: $input) { comment { reactions { emoji count } } } }';
const UPDATE_REPLY =
  'mutation ($input: UpdateCommentReplyInput!) { updateCommentReply(input: $input) { reply { reactions { emoji count } } } }';

describe('code points in hexadecimal', () => {
  it('are the emoji of a space', async () => {
    const ana = world.as('ana');
    const { status, body } = await ana.post(spaces, { emoji: '1f468-200d-1f4bb' });
    expect([status, body.emoji]).toEqual([201, '👨‍💻']);
    const url = `/v1/spaces/${body.id}`;
    const changed = await ana.patch(url, { emoji: '1F44D' });
    expect([changed.status, changed.body.emoji]).toEqual([200, '👍']);
    const created = await ana.query(
      'mutation ($input: CreateSpaceInput!) { createSpace(input: $input) { space { emoji } } }',
      { input: { organizationId: ids.acme, emoji: '1f44d' } },
    );
    expect(created.data).toEqual({ createSpace: { space: { emoji: '👍' } } });
    const updated = await ana.query(UPDATE_SPACE, { input: { id: body.id, emoji: '1f98a' } });
    expect(updated.data).toEqual({ updateSpace: { space: { emoji: '🦊' } } });
    expect((await ana.get(url)).body.emoji).toBe('🦊');
  });

  it('of no emoji, and of several, are refused', async () => {
    const ana = world.as('ana');
    const { body } = await ana.post(spaces, {});
    for (const emoji of ['41', '1f44d-1f44d', '110000', 'd83d-dc4d', 'U+1F44D']) {
      const refused = await ana.patch(`/v1/spaces/${body.id}`, { emoji });
      expect(refused.body).toEqual(bad('emoji', 'emoji must be one emoji.'));
      const inGraphql = await ana.query(UPDATE_SPACE, { input: { id: body.id, emoji } });
      expect(errorsOf(inGraphql)).toEqual(
        badAt('updateSpace', 'input.emoji', 'emoji must be one emoji.'),
      );
    }
  });

  it('are the emoji of a page', async () => {
    const space = await makeSpace(world, [page('A', 'Text.', { emoji: '1f44d' })]);
    const ana = world.as('ana');
    const emojiOfPage = async () =>
      (await ana.get(`${space.url}/content/page/${space.refs['A']}`)).body.emoji;
    expect(await emojiOfPage()).toBe('👍');
    const { data, errors } = await ana.query(
      'mutation ($input: EditSpaceContentInput!) { editSpaceContent(input: $input) { space { revision { allPages { emoji } } } } }',
      {
        input: {
          spaceId: space.id,
          baseRevisionId: 'HEAD',
          changes: [{ updatePage: { pageId: space.refs['A'], emoji: '1f1e9-1f1ea' } }],
        },
      },
    );
    expect(errors).toBeUndefined();
    expect(data.editSpaceContent.space.revision.allPages).toEqual([{ emoji: '🇩🇪' }]);
    const matter = '---\nemoji: 1f98a\n---\n\nText.\n';
    const changes = [{ updatePage: { pageId: space.refs['A'], markdown: matter } }];
    await ana.query(
      'mutation ($input: EditSpaceContentInput!) { editSpaceContent(input: $input) { refs } }',
      { input: { spaceId: space.id, baseRevisionId: 'HEAD', changes } },
    );
    expect(await emojiOfPage()).toBe('🦊');
  });

  it('are reactions, equal to those in characters', async () => {
    const parent = onSpace(await makeSpace(world, [page('A')]));
    const { id } = await createComment(world, parent);
    const { id: replyId } = await reply(world, parent, id);
    const cat = world.as('cat');
    const url = `${parent.url}/${id}`;
    const put = async (path: string, input: object) => {
      const { body } = await cat.put(path, input);
      return body.reactions.map(({ emoji, count }: { emoji: string; count: number }) => ({
        emoji,
        count,
      }));
    };
    const both = [{ emoji: '👍', count: 1 }];
    for (const path of [url, `${url}/replies/${replyId}`])
      expect(await put(path, { addedReactions: ['1f44d', '👍'] })).toEqual(both);
    expect(
      (await cat.query(UPDATE_COMMENT, { input: { id, addedReactions: ['1F44D'] } })).data,
    ).toEqual({ updateComment: { comment: { reactions: both } } });
    expect(
      (await cat.query(UPDATE_REPLY, { input: { id: replyId, removedReactions: ['1f44d'] } })).data,
    ).toEqual({ updateCommentReply: { reply: { reactions: [] } } });
    expect(await put(url, { removedReactions: ['1f44d'] })).toEqual([]);
  });

  it('are the favicon of a site', async () => {
    const { body } = await world.as('ana').post(`/v1/orgs/${ids.acme}/sites`, { title: 'Icons' });
    const url = `/v1/orgs/${ids.acme}/sites/${body.id}/customization`;
    const { status } = await world.as('ana').put(url, { favicon: { emoji: '1f98a' } });
    expect(status).toBe(200);
    expect((await world.as('ana').get(url)).body.favicon).toEqual({ emoji: '🦊' });
  });
});
