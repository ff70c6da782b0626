import { it } from 'vitest';
import { ids, useWorld } from '../support.ts';
import { change, drop, editSpace, makeRequest, makeSpace, merge, page, FIELDS } from './made.ts';
const world = useWorld();
const log = (x: unknown) => console.log(JSON.stringify(x));
it('x', async () => {
  const space = await makeSpace(world, [page('A', '# A\n\n[to B](b.md)\n'), page('B'), page('C', '# C\n', { into: 'B' })]);
  const cr = await makeRequest(world, space, [drop(space.refs['B'])]);
  const r = `${cr.url}/reviews`, q = `${cr.url}/requested-reviewers`;
  for (const [who, b] of [['ana', {status:'approved'}], ['ana', {status:'changes-requested', comment: 'No.'}], ['ana', {}], ['ana', {status: 'x'}], ['ana', {status: 'approved', comment: null}], ['ana', {status:'approved', comment: 'x'.repeat(10001)}], ['ben', {status:'approved'}], ['eve', {status:'approved'}]] as const) { const a = await world.as(who).post(r, b); log([a.status, a.headers.get('location'), a.body]); }
  log((await world.as('cat').get(r)).body);
  for (const [who, b] of [['ben', {users:[]}], ['ben', {}], ['ben', {users:[ids.user('cat')]}], ['ben', {users:[ids.user('ana'), ids.user('eve')]}],['ben', {users:[ids.user('ana'), 'x']}],  ['ben', {users:[ids.user('ana')]}], ['ben', {users:[ids.user('ana')]}], ['cat', {users:[ids.user('ana')]}]] as const) { const a = await world.as(who).post(q, b); log([a.status, a.body]); }
  log((await world.as('cat').get(q)).body);
  for (const u of [ids.user('ana'), ids.user('ana'), ids.user('eve'), 'x']) { const a = await world.as('ben').delete(`${q}/${u}`); log([a.status, a.body]); }
  log((await world.as('cat').get(`${space.url}/merge-rules`)).body);
  for (const b of [{}, {reviews: 1}, {reviews: 11}, {reviews: -1}, {upToDate: true, noNewBrokenLinks: true}, {reviews: null}]) log((await world.as('ana').put(`${space.url}/merge-rules`, b)).body);
  log((await world.as('ben').put(`${space.url}/merge-rules`, {})).body);
  await editSpace(world, space, [change(space.refs['A'], { emoji: '🐸' })]);
  log((await world.as('cat').get(`${cr.url}/merge-preview`)).body);
  log((await world.as('ana').post(`${cr.url}/merge`)).body);
  log((await world.as('ana').query(`mutation ($s: ID!, $id: ID!) { mergeChangeRequest(spaceId: $s, id: $id) { result } }`, { s: space.id, id: cr.id })));
  log((await world.as('ana').query(`query ($s: ID!, $id: ID!) { changeRequest(spaceId: $s, id: $id) { mergePreview { state blockedBy { rule message pages } } } }`, { s: space.id, id: cr.id })));
});
