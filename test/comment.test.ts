import { it } from 'vitest';
import { ids, useWorld } from './support.ts';
const world = useWorld();
it('probe', async () => {
  const url = `/v1/spaces/${ids.space('onboarding')}/change-requests/2`;
  const page = ids.page('onboarding', 1);
  const got = await world.as('cat').get(`${url}/content/page/${page}?format=document`); console.log(JSON.stringify(got.body)); const doc = got.body.document;
  console.log(JSON.stringify(doc));
  const r = await world.as('cat').post(`${url}/comments`, { body: { markdown: 'Hello' }, page, node: doc.nodes[1].id });
  console.log(r.status, JSON.stringify(r.body, null, 1));
  const r2 = await world.as('cat').post(`${url}/comments/${r.body.id}/replies?format=document`, { body: { markdown: 'Hello' } });
  console.log(r2.status, JSON.stringify(r2.body, null, 1));
  for (const body of [{}, { body: {} }, { body: { markdown: '' } }, { body: { markdown: ' ' } }, { body: { markdown: 'a\u0000' } }, { body: { markdown: 'x'.repeat(10001) } }, { body: { markdown: 'x' }, page: 'x' }, { body: { markdown: 'x' }, page: ids.page('guide', 1) }, { body: { markdown: 'x' }, node: 'a' }, { body: { markdown: 'x' }, page, node: 'a' }, { body: { markdown: 'x' }, page, node: '' }, { body: { markdown: 'x' }, page, tableCell: 3 }, { body: { markdown: 'x' }, page: null }, { body: null }, { body: 'x' }, { body: { markdown: 'x', y: 1 } }])
    console.log(JSON.stringify(body).slice(0, 60), JSON.stringify((await world.as('cat').post(`${url}/comments`, body)).body.error));
  for (const body of [{ addedReactions: ['x'] }, { addedReactions: [''] }, { addedReactions: 'x' }, { addedReactions: [null] }, { addedReactions: null }, { resolved: null }, { body: null }, { resolved: 'x' }, { removedReactions: ['👍👍'] }, { addedReactions: Array.from({ length: 21 }, () => '👍') }, {}, { addedReactions: ['👍', '👍', '❤️', '❤', '👨‍👩‍👧‍👦', '1️⃣', '1', '🏳️‍🌈','#', '\u200d', '🇫🇷', '🇫'] }])
    console.log(JSON.stringify(body).slice(0, 60), JSON.stringify((await world.as('cat').put(`${url}/comments/${r.body.id}`, body)).body).slice(0, 600));
  for (const q of ['status=x', 'status=open', 'order=up', 'targetPage=x', 'targetPage=pag_1', 'authors=x', `authors=${ids.user('cat')}&authors=${ids.user('ana')}`, 'format=html', 'limit=0', 'page=x', 'status=', 'authors='])
    console.log(q, JSON.stringify((await world.as('cat').get(`${url}/comments?${q}`)).body).slice(0, 200));
});
