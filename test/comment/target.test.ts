import { describe, expect, it } from 'vitest';
import { blockOf } from '../../src/domain/markdown/block.ts';
import { documentOf } from '../../src/domain/markdown/tree.ts';
import { change as edit, drop, editRequest, editSpace, makeRequest, makeSpace, merge, page, pull } from '../change-request/made.ts';
import { useWorld } from '../support.ts';
import { commentBody, commentNode, GET, kinds, makePlace, onRequest, onSpace, type Place, say, TEXT } from './made.ts';

const world = useWorld();

interface Block {
  readonly id: string;
  readonly type: string;
}

const contentOf = ({ space, request }: Place) => `${(request ?? space).url}/content`;

/** The blocks of the page `A`, as a client finds them. */
const blocksOf = async (place: Place): Promise<Block[]> => (await world.as('cat').get(`${contentOf(place)}/page/${place.space.refs['A']}?format=document`)).body.document.nodes;

/** Changes the content of a place. */
const editPlace = ({ space, request }: Place, changes: Parameters<typeof editSpace>[2]) => (request ? editRequest(world, request, changes) : editSpace(world, space, changes));

/** The page `A` as a comment's target shows it. */
async function shownPage(place: Place, more: object = {}) {
  const { id, title, emoji, createdAt, updatedAt, path } = (await world.as('cat').get(`${contentOf(place)}/page/${place.space.refs['A']}`)).body;
  return { id, title, emoji, createdAt, updatedAt, path, outdated: false, ...more };
}

const targetNow = async (place: Place, id: string) => (await world.as('cat').get(`${place.url}/${id}`)).body.target;

describe.each(kinds)('a comment on a page of %s', (kind) => {
  it('shows the page', async () => {
    const place = await makePlace(world, kind);
    const said = await say(world, place, { page: place.space.refs['A'] });
    const shown = await shownPage(place);
    expect(said).toEqual(commentBody(world, place, { id: said.id, postedAt: said.postedAt, target: { ...place.target, page: shown } }));
    expect([shown.title, shown.emoji, shown.path]).toEqual(['A', '🦊', 'a']);
    const target = { changeRequest: null, ...place.target, page: { ...shown, icon: null }, node: null };
    expect((await world.as('cat').query(GET, { ...place.args, id: said.id })).data.comment).toEqual(commentNode(world, place, { id: said.id, postedAt: said.postedAt, target }));
  });

  it.each([
    ['heading', 0, 'A'],
    ['paragraph', 1, 'One bold word.'],
    ['list', 2, 'First Second'],
    ['table', 3, 'X Y 1 2'],
  ])('shows the words of a block: a %s', async (type, n, preview) => {
    const place = await makePlace(world, kind);
    const block = (await blocksOf(place))[n];
    expect(block?.type).toBe(type);
    const said = await say(world, place, { page: place.space.refs['A'], node: block?.id });
    const target = { ...place.target, page: await shownPage(place), node: { id: block?.id, preview } };
    expect(said).toEqual(commentBody(world, place, { id: said.id, postedAt: said.postedAt, target }));
    const inGraphQL = (await world.as('cat').query(GET, { ...place.args, id: said.id })).data.comment.target;
    expect(inGraphQL).toEqual({ changeRequest: null, ...target, page: { ...target.page, icon: null } });
  });

  it('is outdated when the text is another, and not when it is moved, renamed, or the text is back', async () => {
    const place = await makePlace(world, kind);
    const { A, B } = place.space.refs;
    const block = (await blocksOf(place))[1];
    const { id } = await say(world, place, { page: A, node: block?.id });
    const other = await say(world, place, { page: B });
    const node = { id: block?.id, preview: 'One bold word.' };
    await editPlace(place, [edit(A, { title: 'Another', slug: 'another', emoji: '🐙' })]);
    const renamed = await shownPage(place);
    expect([renamed.title, renamed.path, renamed.emoji]).toEqual(['Another', 'another', '🐙']);
    expect(await targetNow(place, id)).toEqual({ ...place.target, page: renamed, node });
    await editPlace(place, [edit(A, { markdown: 'Another text.\n' })]);
    expect(await targetNow(place, id)).toEqual({ ...place.target, page: await shownPage(place, { outdated: true }), node });
    expect((await targetNow(place, other.id)).page.outdated).toBe(false);
    await editPlace(place, [edit(A, { markdown: TEXT })]);
    expect(await targetNow(place, id)).toEqual({ ...place.target, page: await shownPage(place), node });
  });

  it('shows a page that is gone as it was', async () => {
    const place = await makePlace(world, kind);
    const { A } = place.space.refs;
    const { id, target } = await say(world, place, { page: A });
    await editPlace(place, [drop(A)]);
    expect(await targetNow(place, id)).toEqual({ ...target, page: { ...target.page, outdated: true } });
    expect((await world.as('cat').get(`${place.url}?targetPage=${A}`)).body.items.map((item: { id: string }) => item.id)).toEqual([id]);
    expect((await world.as('cat').post(place.url, { body: { markdown: 'x' }, page: A })).status).toBe(400);
  });

  it('may be on a page that has no text, and no block', async () => {
    const space = await makeSpace(world, [
      { insertPage: { ref: 'G', type: 'GROUP', title: 'Group' } },
      { insertPage: { ref: 'L', type: 'LINK', title: 'Link', target: { kind: 'URL', url: 'https://acme.test/' } } },
    ]);
    const place = kind === 'a space' ? onSpace(space) : onRequest(await makeRequest(world, space));
    for (const ref of ['G', 'L']) {
      const { target } = await say(world, place, { page: space.refs[ref] });
      expect([target.page.id, target.page.outdated]).toEqual([space.refs[ref], false]);
      const { status, body } = await world.as('cat').post(place.url, { body: { markdown: 'x' }, page: space.refs[ref], node: 'a' });
      expect([status, body.error.field]).toEqual([400, 'node']);
    }
  });
});

describe('a comment on a page of a change request', () => {
  it('may be on a page that only the change request has, and is outdated by an update from the space', async () => {
    const space = await makeSpace(world, [page('A', TEXT)]);
    const request = await makeRequest(world, space, [page('New', '# New\n')]);
    const place = onRequest(request);
    expect((await say(world, place, { page: request.refs['New'] })).target.page.title).toBe('New');
    expect((await world.as('cat').post(`${space.url}/comments`, { body: { markdown: 'x' }, page: request.refs['New'] })).body.error.field).toBe('page');
    const { id } = await say(world, place, { page: space.refs['A'] });
    await editSpace(world, space, [edit(space.refs['A'], { markdown: `${TEXT}\nMore.\n` })]);
    expect((await targetNow(place, id)).page.outdated).toBe(false);
    await pull(world, request);
    expect((await targetNow(place, id)).page.outdated).toBe(true);
  });

  it('stays as it was when the change request is merged and the space goes on', async () => {
    const place = await makePlace(world);
    const { A } = place.space.refs;
    const { id, target } = await say(world, place, { page: A });
    await editRequest(world, place.request ?? expect.fail('It has one.'), [page('C')]);
    await merge(world, place.request ?? expect.fail('It has one.'));
    await editSpace(world, place.space, [drop(A)]);
    expect(await targetNow(place, id)).toEqual(target);
  });
});

describe('a block of a text', () => {
  interface Node {
    readonly id: string;
    readonly items?: readonly Node[];
    readonly nodes?: readonly Node[];
  }
  const nodesOf = (markdown: string) => (documentOf(markdown) as unknown as { nodes: Node[] }).nodes; // the shape that a document has

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
  ])('has its words in one line: %j', (markdown, words) => {
    expect(blockOf(markdown, nodesOf(markdown)[0]?.id ?? '')).toBe(words);
  });

  it('is found at any depth, each of equal ones by itself', () => {
    const markdown = '- a\n\n  > b\n\n  > b\n';
    const inner = nodesOf(markdown)[0]?.items?.[0]?.nodes ?? [];
    expect(inner).toHaveLength(3);
    expect(inner.map(({ id }) => blockOf(markdown, id))).toEqual(['a', 'b', 'b']);
    expect(new Set(inner.map(({ id }) => id)).size).toBe(3);
    expect(blockOf(markdown, 'nothing')).toBeUndefined();
  });

  it('is found behind more blocks than a call has room for', () => {
    const last = 'The last.\n';
    expect(blockOf(`${'a\n\n'.repeat(150_000)}${last}`, nodesOf(last)[0]?.id ?? '')).toBe('The last.');
  });

  it('has a preview of 300 characters, and none of them is cut in half', async () => {
    const long = '🦊'.repeat(400);
    const space = await makeSpace(world, [page('A', `${long}\n`)]);
    const place = onSpace(space);
    const [block] = await blocksOf(place);
    expect((await say(world, place, { page: space.refs['A'], node: block?.id })).target.node).toEqual({ id: block?.id, preview: '🦊'.repeat(300) });
  });
});
