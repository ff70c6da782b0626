/** Tests comments on the pages of a computed page, whose targets follow the current spec. */
import { expect, it } from 'vitest';
import { makeSpace, page } from '../change-request/made.ts';
import { commentBody, commentNode, GET, onSpace, createComment } from '../comment/made.ts';
import { useWorld, type Visitor } from '../support.ts';
import { pets, putText } from './support.ts';

const world = useWorld();

/**
 * Makes a space that shows a spec, and returns the page of its operation `listPets` with its
 * blocks.
 */
async function makeBook(slug: string) {
  const { id: spec } = await putText(world, slug, pets());
  const space = await makeSpace(world, [
    page('Before'),
    { insertPage: { title: 'API', type: 'COMPUTED', computed: { spec } } },
  ]);
  const at = `${space.url}/content/path/api/pets/list-pets`;
  const shown = (await world.as('cat').get(`${at}?format=document`)).body;
  return { parent: onSpace(space), at, shown };
}

/** Returns the page as a comment's target serializes it. */
const asTarget = ({ id, title, createdAt, updatedAt, path }: Record<string, string>) => ({
  id,
  title,
  createdAt,
  updatedAt,
  path,
  outdated: false,
});

it('returns the page and the text of the block as the target of a comment', async () => {
  const { parent, shown } = await makeBook('said');
  const [block] = shown.document.nodes;
  const comment = await createComment(world, parent, { page: shown.id, node: block.key });
  const target = {
    ...parent.target,
    page: asTarget(shown),
    node: { id: block.key, preview: 'GET /pets' },
  };
  expect(comment).toEqual(
    commentBody(world, parent, { id: comment.id, postedAt: comment.postedAt, target }),
  );
  expect([target.page.title, target.page.path]).toEqual(['List pets', 'api/pets/list-pets']);
  expect((await world.as('cat').query(GET, { id: comment.id })).data.comment).toEqual(
    commentNode(world, parent, {
      id: comment.id,
      postedAt: comment.postedAt,
      target: {
        changeRequest: null,
        review: null,
        ...target,
        page: { ...target.page, emoji: null, icon: null },
      },
    }),
  );
  expect(
    (await world.as('cat').get(`${parent.url}?targetPage=${shown.id}`)).body.items.map(
      ({ id }: { id: string }) => id,
    ),
  ).toEqual([comment.id]);
});

it('refuses a comment on an unknown page or block', async () => {
  const { parent, shown } = await makeBook('refused');
  const other = await makeBook('other');
  for (const [field, message, input] of [
    ['page', 'There is no such page here.', { page: other.shown.id }],
    ['node', 'There is no such block on this page.', { page: shown.id, node: 'nothing' }],
  ] as const) {
    const { status, body } = await world
      .as('cat')
      .post(parent.url, { body: { markdown: 'x' }, ...input });
    expect([status, body.error.field, body.error.message]).toEqual([400, field, message]);
  }
});

it('marks a comment outdated when the spec changes, and drops a removed page', async () => {
  const { parent, at, shown } = await makeBook('changed');
  const { id, target } = await createComment(world, parent, { page: shown.id });
  expect(target).toEqual({ ...parent.target, page: asTarget(shown) });
  const targetNow = async () => (await world.as('cat').get(`${parent.url}/${id}`)).body.target;
  const { paths } = pets();
  await putText(
    world,
    'changed',
    pets({
      paths: {
        '/pets': { ...paths['/pets'], get: { ...paths['/pets'].get, description: 'All of them.' } },
      },
    }),
  );
  expect(await targetNow()).toEqual({
    ...parent.target,
    page: { ...asTarget((await world.as('cat').get(at)).body), outdated: true },
  });
  await putText(world, 'changed', pets({ paths: { '/pets': { post: paths['/pets'].post } } }));
  expect(await targetNow()).toEqual(parent.target);
  const { data } = await world.as('cat').query(GET, { id });
  expect(data.comment.target).toEqual({
    ...parent.target,
    changeRequest: null,
    review: null,
    page: null,
    node: null,
  });
});

it.each([1, 12])('takes the same number of statements for %i comments', async (count) => {
  const { parent, shown } = await makeBook(`counted-${count}`);
  for (let n = 0; n < count; n++) await createComment(world, parent, { page: shown.id });
  const read = async (visitor: Visitor) =>
    expect((await visitor.get(`${parent.url}?limit=100`)).body.items.length).toBe(count);
  expect(await world.countStatements('cat', read)).toBe(8);
});
