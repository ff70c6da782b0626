/** Comments on the pages that a computed page comes to: they are about what the spec says now. */
import { expect, it } from 'vitest';
import { makeSpace, page } from '../change-request/made.ts';
import { commentBody, commentNode, GET, onSpace, say } from '../comment/made.ts';
import { useWorld, type Visitor } from '../support.ts';
import { pets, putText } from './support.ts';

const world = useWorld();

/** A space that shows a spec, and the page there of its operation `listPets`, with its blocks. */
async function makeBook(slug: string) {
  const { id: spec } = await putText(world, slug, pets());
  const space = await makeSpace(world, [page('Before'), { insertPage: { title: 'API', type: 'COMPUTED', computed: { spec } } }]);
  const at = `${space.url}/content/path/api/pets/list-pets`;
  const shown = (await world.as('cat').get(`${at}?format=document`)).body;
  return { place: onSpace(space), at, shown };
}

/** The page as a comment's target shows it. */
const asTarget = ({ id, title, createdAt, updatedAt, path }: Record<string, string>) => ({ id, title, createdAt, updatedAt, path, outdated: false });

it('shows the page and the words of its block', async () => {
  const { place, shown } = await makeBook('said');
  const [block] = shown.document.nodes;
  const said = await say(world, place, { page: shown.id, node: block.id });
  const target = { ...place.target, page: asTarget(shown), node: { id: block.id, preview: 'GET /pets' } };
  expect(said).toEqual(commentBody(world, place, { id: said.id, postedAt: said.postedAt, target }));
  expect([target.page.title, target.page.path]).toEqual(['List pets', 'api/pets/list-pets']);
  expect((await world.as('cat').query(GET, { ...place.args, id: said.id })).data.comment).toEqual(
    commentNode(world, place, { id: said.id, postedAt: said.postedAt, target: { changeRequest: null, ...target, page: { ...target.page, emoji: null, icon: null } } }),
  );
  expect((await world.as('cat').get(`${place.url}?targetPage=${shown.id}`)).body.items.map(({ id }: { id: string }) => id)).toEqual([said.id]);
});

it('is refused where there is no such page or block', async () => {
  const { place, shown } = await makeBook('refused');
  const other = await makeBook('other');
  for (const [field, message, input] of [
    ['page', 'There is no such page here.', { page: other.shown.id }],
    ['node', 'There is no such block on this page.', { page: shown.id, node: 'nothing' }],
  ] as const) {
    const { status, body } = await world.as('cat').post(place.url, { body: { markdown: 'x' }, ...input });
    expect([status, body.error.field, body.error.message]).toEqual([400, field, message]);
  }
});

it('is outdated when the spec says something else, and about no page when the spec has it no more', async () => {
  const { place, at, shown } = await makeBook('changed');
  const { id, target } = await say(world, place, { page: shown.id });
  expect(target).toEqual({ ...place.target, page: asTarget(shown) });
  const targetNow = async () => (await world.as('cat').get(`${place.url}/${id}`)).body.target;
  const { paths } = pets();
  await putText(world, 'changed', pets({ paths: { '/pets': { ...paths['/pets'], get: { ...paths['/pets'].get, description: 'All of them.' } } } }));
  expect(await targetNow()).toEqual({ ...place.target, page: { ...asTarget((await world.as('cat').get(at)).body), outdated: true } });
  await putText(world, 'changed', pets({ paths: { '/pets': { post: paths['/pets'].post } } }));
  expect(await targetNow()).toEqual(place.target);
  const { data } = await world.as('cat').query(GET, { ...place.args, id });
  expect(data.comment.target).toEqual({ ...place.target, changeRequest: null, page: null, node: null });
});

it.each([1, 12])('takes as many statements for %i of them', async (count) => {
  const { place, shown } = await makeBook(`counted-${count}`);
  for (let n = 0; n < count; n++) await say(world, place, { page: shown.id });
  const read = async (visitor: Visitor) => expect((await visitor.get(`${place.url}?limit=100`)).body.items.length).toBe(count);
  expect(await world.countStatements('cat', read)).toBe(11);
});
