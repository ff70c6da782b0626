// Tests the interface of spaces and change requests: their comments, counter, and who can comment.
import { describe, expect, it } from 'vitest';
import { editRequest, makeRequest, makeSpace, page } from '../change-request/made.ts';
import { type Person, ids, useWorld } from '../support.ts';
import { createComment, kinds, makeCommentParent } from './made.ts';

const world = useWorld();

const READ = `query ($id: ID!) { node(id: $id) { id ... on Commentable {
  commentCount canComment comments(first: 5, filter: { status: OPEN }) { totalCount nodes { id } } } } }`;

describe.each(kinds)('Commentable: %s', (kind) => {
  it('has comments, their number, and the permission to write one', async () => {
    const parent = await makeCommentParent(world, kind);
    const { id } = await createComment(world, parent);
    const node = {
      id: parent.subjectId,
      commentCount: 1,
      canComment: true,
      comments: { totalCount: 1, nodes: [{ id }] },
    };
    for (const name of ['ana', 'ben', 'cat'] as const) {
      const { data, errors } = await world.as(name).query(READ, { id: parent.subjectId });
      expect({ data, errors }).toEqual({ data: { node }, errors: undefined });
    }
  });

  it('cannot be commented on with level read, and its comments are FORBIDDEN', async () => {
    const parent = await makeCommentParent(world, kind);
    const reader: Person = 'dan';
    await world
      .as('ana')
      .post(`${parent.space.url}/permissions/users/${ids.user(reader)}`, { role: 'read' });
    const { data, errors } = await world.as(reader).query(READ, { id: parent.subjectId });
    expect(data).toEqual({
      node: { id: parent.subjectId, commentCount: 0, canComment: false, comments: null },
    });
    expect(errors).toMatchObject([
      { path: ['node', 'comments'], extensions: { code: 'FORBIDDEN' } },
    ]);
  });

  it('cannot be commented on with a token that only reads', async () => {
    const parent = await makeCommentParent(world, kind);
    const token = await world.tokenOf(ids.user('cat'), { scopes: ['space:read'] });
    const { data } = await world.with(token).query(READ, { id: parent.subjectId });
    expect(data.node.canComment).toBe(false);
  });
});

describe('canComment', () => {
  it('is false for a merged change request, as a comment is refused', async () => {
    const parent = await makeCommentParent(world, 'a change request');
    const { request } = parent;
    if (!request) throw new Error('The parent is a change request.');
    await editRequest(world, request, [page('C')]);
    expect((await world.as('ana').post(`${request.url}/merge`)).status).toBe(200);
    const { data } = await world.as('ana').query(READ, { id: request.id });
    expect(data.node.canComment).toBe(false);
    const refused = await world.as('ana').post(parent.url, { body: { markdown: 'Late.' } });
    expect(refused.status).toBe(409);
  });

  it.each([2, 12])('of %i change requests takes the same number of statements', async (count) => {
    const space = await makeSpace(world, [page('A')]);
    for (let i = 0; i < count; i++) await makeRequest(world, space);
    const counted = await world.countStatements('cat', async (visitor) => {
      const { data } = await visitor.query(
        'query ($id: ID!) { space(id: $id) { canComment changeRequests(first: 50) { nodes { canComment } } } }',
        { id: space.id },
      );
      expect(data.space.changeRequests.nodes).toHaveLength(count);
      expect(data.space.changeRequests.nodes[0]).toEqual({ canComment: true });
    });
    expect(counted).toBe(3);
  });
});
