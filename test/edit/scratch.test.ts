import { it } from 'vitest';
import { ids, useWorld } from '../support.ts';
const world = useWorld();
const show = (x: unknown) => console.log(JSON.stringify(x, null, 1));
it('shows', async () => {
  const ana = world.as('ana');
  show((await ana.get(`/v1/spaces/${ids.space('guide')}/content`)).body);
  show((await ana.get(`/v1/spaces/${ids.space('guide')}/content/page/${ids.page('guide', 3)}`)).body);
  show((await ana.get(`/v1/spaces/${ids.space('guide')}/content/page/${ids.page('guide', 1)}?evaluated=true`)).body);
  show((await ana.get(`/v1/spaces/${ids.space('guide')}/content/page/${ids.page('guide', 1)}?format=document`)).body);
  show((await ana.get(`/v1/spaces/${ids.space('onboarding')}/revisions`)).body);
  const {body: space} = await ana.post(`/v1/orgs/${ids.acme}/spaces`, {});
  const r = await ana.post(`/v1/spaces/${space.id}/content`, { changes: [
   {operation: 'insert_page', ref: 'a', title: 'A b', document: {markdown: 'See [b](b.md).'}},
   {operation: 'insert_page', ref: 'b', title: 'B', markdown: 'See [a](a) and [x](x.md).', into: 'a'},
   {operation: 'insert_files', files: [{name: 'x.txt', ref: 'f', base64: 'YQ=='}]},
   {operation: 'insert_page', type: 'link', title: 'L', target: {kind: 'file', file: 'f'}},
   ] });
  show(r);
  show((await ana.get(`/v1/spaces/${space.id}/content`)).body);
  show(await ana.post(`/v1/spaces/${space.id}/content`, { changes: [{operation: 'insert_page', into: 'nope'}]}));
  show(await ana.post(`/v1/spaces/${space.id}/content`, { changes: [{operation: 'insert_pag', into: 'nope'}]}));
  show(await ana.post(`/v1/spaces/${space.id}/content`, { changes: []}));
  show(await ana.post(`/v1/spaces/${space.id}/content`, { changes: Array(51).fill({operation: 'set_variables', variables: {}})}));
  show(await ana.query('mutation ($s: ID!, $i: EditContentInput!) { editSpaceContent(spaceId: $s, input: $i) { refs space { revision { id } }}}', { s: space.id, i: {baseRevision: 'HEAD', changes: [{insertPage: {into: 'nope'}}]}}));
  show(await ana.query('mutation ($s: ID!, $i: EditContentInput!) { editSpaceContent(spaceId: $s, input: $i) { refs space { revision { id } }}}', { s: space.id, i: {baseRevision: 'HEAD', changes: [{insertPage: {into: 'nope'}, deletePage: {page: 'x'}}]}}));
  show(await ana.query('mutation ($s: ID!, $i: EditContentInput!) { editSpaceContent(spaceId: $s, input: $i) { refs space { revision { id } }}}', { s: space.id, i: {baseRevision: space.revision, changes: [{setVariables: {variables: {a: 'b'}}}]}}));
  show((await ana.get(`/v1/spaces/${space.id}/revisions/${r.body.revision}/changes`)).body);
}, 60000);
