import { it } from 'vitest';
import { ids, useWorld } from '../support.ts';
import { change, drop, editSpace, makeRequest, makeSpace, merge, page, FIELDS } from './made.ts';
const world = useWorld();
const log = (x: unknown) => console.log(JSON.stringify(x));
it('x', async () => {
  const space = await makeSpace(world, [page('A', '# A\n\nOne.\n\nTwo.\n'), page('B'), page('C', '# C\n', { into: 'B' })]);
  const other = await makeSpace(world);
  const cr = await makeRequest(world, space, [change(space.refs['A'], { markdown: '# A\n\nOne theirs.\n\nTwo.\n', emoji: '🦊' }), drop(space.refs['C'])]);
  const all = `${space.url}/change-requests`;
  for (const id of ['1', '01', '0', '2', '1.0', '99999999999999999999', 'x', ids.acme, '%31', '-1']) { const {status, body} = await world.as('ana').get(`${all}/${id}`); log([id, status, body.error?.message]); }
  log((await world.as('ana').get(`${other.url}/change-requests/${cr.id}`)).body);
  const q = `query ($s: ID!, $id: ID!) { changeRequest(spaceId: $s, id: $id) { id } }`;
  for (const id of ['1', '01', '0', '2', '1.0', '99999999999999999999', 'x', ids.acme, '-1']) { const {data, errors} = await world.as('ana').query(q, { s: space.id, id}); log([id, data, errors]); }
  for (const id of ['1', '2', 'x']) log((await world.as('ana').query(`query ($s: ID!, $id: ID!) { space(id: $s) { changeRequest(id: $id) { id } } }`, { s: space.id, id})));
  for (const q of ['?status=x', '?status=merged', '?status=draft', '?contributor=x', `?contributor=${ids.user('ben')}&status=draft`, `?contributor=${ids.user('ana')}&status=draft`, '?limit=0', '?page=x']) log((await world.as('ana').get(`${all}${q}`)).body);
  for (const b of [undefined, {}, {subject: null}, {subject: 'x'.repeat(101)}, {agentTaskId: 'x'.repeat(101)}, {x: 1}, {subject: ''}, { subject: 5 }]) log((await world.as('ana').post(all, b)).body);
  for (const b of [undefined, {}, {subject: null}, {subject: 'x'.repeat(101)}, {agentTaskId: 'x'}, {status: 'merged'}, {status:null}, {status: 'MERGED'}]) log((await world.as('ana').patch(cr.url, b)).body);
  log((await world.as('ben').post(`${cr.url}/merge`)).body);
  log((await world.as('cat').post(`${all}`)).body);
  log((await world.as('dan').get(cr.url)).body);
  log((await world.as('eve').get(cr.url)).body);
  log((await world.as('ana').post(`${cr.url}/merge`, {expectedRevision: ids.revision('lunch')})).body);
  log((await world.as('ana').post(`${cr.url}/merge`, {expectedPrimaryRevision: ids.revision('lunch')})).body);
  log((await world.as('ana').post(`${cr.url}/merge`, {expectedPrimaryRevision: 'x'})).body);
  log((await world.as('ana').post(`${cr.url}/merge`, {dryRun: true})).body);
  log((await world.as('ana').post(`${cr.url}/merge`)).body);
  log((await world.as('ana').post(`${cr.url}/merge`)).body);
  log((await world.as('ana').post(`${cr.url}/merge`, {dryRun: true})).body);
  log((await world.as('ana').get(cr.url)).body);
  log((await world.as('ana').get(`${space.url}/content`)).body);
  log((await world.as('ana').get(`${space.url}/revisions`)).body);
});
