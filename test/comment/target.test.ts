import { describe, expect, it } from 'vitest';
import { blockOf } from '../../src/domain/document/block-text.ts';
import { nodesOf } from '../../src/domain/document/model.ts';
import { readBlocks } from '../../src/domain/document/read.ts';
import {
  change as edit,
  drop,
  editRequest,
  editSpace,
  makeRequest,
  makeSpace,
  merge,
  page,
  pull,
} from '../change-request/made.ts';
import { useWorld } from '../support.ts';
import {
  commentBody,
  commentNode,
  GET,
  kinds,
  makeCommentParent,
  onRequest,
  onSpace,
  type CommentParent,
  createComment,
  TEXT,
} from './made.ts';

const world = useWorld();

interface Block {
  readonly key: string;
  readonly type: string;
}

const contentOf = ({ space, request }: CommentParent) => `${(request ?? space).url}/content`;

/** Returns the blocks of the page `A`, as a client reads them. */
const blocksOf = async (parent: CommentParent): Promise<Block[]> =>
  (await world.as('cat').get(`${contentOf(parent)}/page/${parent.space.refs['A']}?format=document`))
    .body.document.nodes;

/** Edits the content of a parent. */
const editPlace = ({ space, request }: CommentParent, changes: Parameters<typeof editSpace>[2]) =>
  request ? editRequest(world, request, changes) : editSpace(world, space, changes);

/** Returns the page `A` as a comment's target serializes it. */
async function shownPage(parent: CommentParent, more: object = {}) {
  const { id, title, emoji, createdAt, updatedAt, path } = (
    await world.as('cat').get(`${contentOf(parent)}/page/${parent.space.refs['A']}`)
  ).body;
  return { id, title, emoji, createdAt, updatedAt, path, outdated: false, ...more };
}

const targetNow = async (parent: CommentParent, id: string) =>
  (await world.as('cat').get(`${parent.url}/${id}`)).body.target;

describe.each(kinds)('a comment on a page of %s', (kind) => {
  it('returns the page as its target', async () => {
    const parent = await makeCommentParent(world, kind);
    const comment = await createComment(world, parent, { page: parent.space.refs['A'] });
    const shown = await shownPage(parent);
    expect(comment).toEqual(
      commentBody(world, parent, {
        id: comment.id,
        postedAt: comment.postedAt,
        target: { ...parent.target, page: shown },
      }),
    );
    expect([shown.title, shown.emoji, shown.path]).toEqual(['A', '🦊', 'a']);
    const target = {
      changeRequest: null,
      review: null,
      ...parent.target,
      page: { ...shown, icon: null },
      node: null,
    };
    expect((await world.as('cat').query(GET, { id: comment.id })).data.comment).toEqual(
      commentNode(world, parent, { id: comment.id, postedAt: comment.postedAt, target }),
    );
  });

  it.each([
    ['heading-1', 0, 'A'],
    ['paragraph', 1, 'One bold word.'],
    ['list-unordered', 2, 'First Second'],
    ['table', 3, 'X Y 1 2'],
  ])('returns the text of a block: a %s', async (type, n, preview) => {
    const parent = await makeCommentParent(world, kind);
    const block = (await blocksOf(parent))[n];
    expect(block?.type).toBe(type);
    const comment = await createComment(world, parent, {
      page: parent.space.refs['A'],
      node: block?.key,
    });
    const target = {
      ...parent.target,
      page: await shownPage(parent),
      node: { id: block?.key, preview },
    };
    expect(comment).toEqual(
      commentBody(world, parent, { id: comment.id, postedAt: comment.postedAt, target }),
    );
    const inGraphQL = (await world.as('cat').query(GET, { id: comment.id })).data.comment.target;
    expect(inGraphQL).toEqual({
      changeRequest: null,
      review: null,
      ...target,
      page: { ...target.page, icon: null },
    });
  });

  it('is outdated when its text changes, not when it is moved, renamed or restored', async () => {
    const parent = await makeCommentParent(world, kind);
    const { A, B } = parent.space.refs;
    const block = (await blocksOf(parent))[1];
    const { id } = await createComment(world, parent, { page: A, node: block?.key });
    const other = await createComment(world, parent, { page: B });
    const node = { id: block?.key, preview: 'One bold word.' };
    await editPlace(parent, [edit(A, { title: 'Another', slug: 'another', emoji: '🐙' })]);
    const renamed = await shownPage(parent);
    expect([renamed.title, renamed.path, renamed.emoji]).toEqual(['Another', 'another', '🐙']);
    expect(await targetNow(parent, id)).toEqual({ ...parent.target, page: renamed, node });
    await editPlace(parent, [edit(A, { markdown: 'Another text.\n' })]);
    expect(await targetNow(parent, id)).toEqual({
      ...parent.target,
      page: await shownPage(parent, { outdated: true }),
      node,
    });
    expect((await targetNow(parent, other.id)).page.outdated).toBe(false);
    await editPlace(parent, [edit(A, { markdown: TEXT })]);
    expect(await targetNow(parent, id)).toEqual({
      ...parent.target,
      page: await shownPage(parent),
      node,
    });
  });

  it('returns a deleted page in its last state', async () => {
    const parent = await makeCommentParent(world, kind);
    const { A } = parent.space.refs;
    const { id, target } = await createComment(world, parent, { page: A });
    await editPlace(parent, [drop(A)]);
    expect(await targetNow(parent, id)).toEqual({
      ...target,
      page: { ...target.page, outdated: true },
    });
    expect(
      (await world.as('cat').get(`${parent.url}?targetPage=${A}`)).body.items.map(
        (item: { id: string }) => item.id,
      ),
    ).toEqual([id]);
    expect(
      (await world.as('cat').post(parent.url, { body: { markdown: 'x' }, page: A })).status,
    ).toBe(400);
  });

  it('can be on a page without a text, but not on a block there', async () => {
    const space = await makeSpace(world, [
      { insertPage: { ref: 'G', type: 'GROUP', title: 'Group' } },
      {
        insertPage: {
          ref: 'L',
          type: 'LINK',
          title: 'Link',
          target: { kind: 'URL', url: 'https://acme.test/' },
        },
      },
    ]);
    const parent = kind === 'a space' ? onSpace(space) : onRequest(await makeRequest(world, space));
    for (const ref of ['G', 'L']) {
      const { target } = await createComment(world, parent, { page: space.refs[ref] });
      expect([target.page.id, target.page.outdated]).toEqual([space.refs[ref], false]);
      const { status, body } = await world
        .as('cat')
        .post(parent.url, { body: { markdown: 'x' }, page: space.refs[ref], node: 'a' });
      expect([status, body.error.field]).toEqual([400, 'node']);
    }
  });
});

describe('a comment on a page of a change request', () => {
  it('can be on a page that exists only there, and is outdated by an update', async () => {
    const space = await makeSpace(world, [page('A', TEXT)]);
    const request = await makeRequest(world, space, [page('New', '# New\n')]);
    const parent = onRequest(request);
    expect(
      (await createComment(world, parent, { page: request.refs['New'] })).target.page.title,
    ).toBe('New');
    expect(
      (
        await world
          .as('cat')
          .post(`${space.url}/comments`, { body: { markdown: 'x' }, page: request.refs['New'] })
      ).body.error.field,
    ).toBe('page');
    const { id } = await createComment(world, parent, { page: space.refs['A'] });
    await editSpace(world, space, [edit(space.refs['A'], { markdown: `${TEXT}\nMore.\n` })]);
    expect((await targetNow(parent, id)).page.outdated).toBe(false);
    await pull(world, request);
    expect((await targetNow(parent, id)).page.outdated).toBe(true);
  });

  it('keeps its target when the change request is merged and the space changes', async () => {
    const parent = await makeCommentParent(world);
    const { A } = parent.space.refs;
    const { id, target } = await createComment(world, parent, { page: A });
    await editRequest(world, parent.request ?? expect.fail('It has one.'), [page('C')]);
    await merge(world, parent.request ?? expect.fail('It has one.'));
    await editSpace(world, parent.space, [drop(A)]);
    expect(await targetNow(parent, id)).toEqual(target);
  });
});

describe('a block of a text', () => {
  it.each([
    ['# One *two*\n', 'One two'],
    ['One\ntwo\n', 'One two'],
    ['One  \ntwo\n', 'One two'],
    ['> One\n>\n> two\n', 'One two'],
    ['1. One\n2. two\n   - three\n', 'One two three'],
    ['| One | two |\n| --- | --- |\n| three | four |\n| | five |\n', 'One two three four five'],
    ['```js\nlet one;\nlet two;\n```\n', 'let one; let two;'],
    ['![One](/two.png)\n', 'One'],
    ['One **t**wo [th*r*ee](/x) `four`\n', 'One two three four'],
    ['---\n', ''],
    ['{% include "x" %}\n', ''],
  ])('has its text in one line: %j', (markdown, expected) => {
    expect(blockOf(markdown, readBlocks(markdown)[0]?.id ?? '')).toBe(expected);
  });

  it('is found at any depth, and equal blocks are distinct', () => {
    const markdown = '- a\n\n  > b\n\n  > b\n';
    const inner = readBlocks(markdown).flatMap(nodesOf).flatMap(nodesOf);
    expect(inner).toHaveLength(3);
    expect(inner.map(({ id }) => blockOf(markdown, id))).toEqual(['a', 'b', 'b']);
    expect(new Set(inner.map(({ id }) => id)).size).toBe(3);
    expect(blockOf(markdown, 'nothing')).toBeUndefined();
  });

  it('is found behind more blocks than fit on the call stack', () => {
    const last = 'The last.\n';
    expect(blockOf(`${'a\n\n'.repeat(150_000)}${last}`, readBlocks(last)[0]?.id ?? '')).toBe(
      'The last.',
    );
  });

  it('has a preview of 300 whole characters', async () => {
    const long = '🦊'.repeat(400);
    const space = await makeSpace(world, [page('A', `${long}\n`)]);
    const parent = onSpace(space);
    const [block] = await blocksOf(parent);
    expect(
      (await createComment(world, parent, { page: space.refs['A'], node: block?.key })).target.node,
    ).toEqual({ id: block?.key, preview: '🦊'.repeat(300) });
  });
});
