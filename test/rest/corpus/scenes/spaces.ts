/** The requests of spaces and their content. */
import { ids } from '../../../support.ts';
import type { Script } from '../script.ts';

const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export async function spaces(script: Script): Promise<void> {
  await reading(script);
  await writing(script);
}

async function reading(script: Script): Promise<void> {
  const guide = { spaceId: ids.space('guide') };
  const one = '/v1/spaces/{spaceId}';
  await script.operation(`GET ${one}`, guide);
  await script.send('ana', `GET /v1/spaces/${ids.space('minutes')}?shareKey=unknown`);
  await script.send('ana', `GET /v1/spaces/${ids.space('api')}`);
  for (const caller of ['ben', 'cat'] as const)
    await script.send(caller, `GET /v1/spaces/${ids.space('minutes')}`);
  await script.operation(`GET ${one}/links`, guide);
  for (const status of ['ok', 'broken', 'in-app', 'lost'])
    await script.send('ana', `GET /v1/spaces/${guide.spaceId}/links?status=${status}`);
  await script.operation(`GET ${one}/search`, guide, { query: 'query=install' });
  await script.send('ana', `GET /v1/spaces/${guide.spaceId}/search`);
  await script.operation(`GET ${one}/content`, guide);
  const content = `/v1/spaces/${ids.space('api')}/content`;
  for (const query of ['metadata=false', 'computed=false', 'metadata=no'])
    await script.send('ana', `GET ${content}?${query}`);
  await script.operation(`GET ${one}/content/pages`, guide);
  await script.send('ana', `GET ${content}/pages?metadata=false&computed=false`);
  const install = { ...guide, pageId: ids.page('guide', 3) };
  await script.operation(`GET ${one}/content/page/{pageId}`, install);
  const page = `/v1/spaces/${guide.spaceId}/content/page`;
  for (const query of ['format=document', 'evaluated=true', 'metadata=false', 'format=pdf'])
    await script.send('ana', `GET ${page}/${ids.page('guide', 1)}?${query}`);
  for (const number of [2, 6, 7])
    await script.send('ana', `GET ${page}/${ids.page('guide', number)}`);
  await script.operation(`GET ${one}/content/page/{pageId}/links`, {
    ...guide,
    pageId: ids.page('guide', 1),
  });
  await script.send('ana', `GET ${page}/${ids.page('guide', 1)}/links?status=ok`);
}

async function writing(script: Script): Promise<void> {
  const one = '/v1/spaces/{spaceId}';
  const scratch = { spaceId: ids.space('scratch') };
  const base = `/v1/spaces/${scratch.spaceId}`;
  const text = { markdown: 'A [note](note), [gone](/nowhere), and [one](https://acme.test/).' };
  await script.send('ana', `POST ${base}/content`, {
    body: {
      changes: [
        { operation: 'insert_page', title: 'Notes', document: text },
        {
          operation: 'insert_files',
          files: [
            { ref: 'note', name: 'note.png', base64: DOT },
            { ref: 'other', name: 'other.txt', base64: 'b3RoZXI=' },
          ],
        },
        { operation: 'insert_reusable_content', title: 'Again', markdown: 'Again.' },
      ],
    },
  });
  const files = await script.operation(`GET ${one}/content/files`, scratch);
  const file = { ...scratch, fileId: files.items[0].id };
  await script.operation(`GET ${one}/content/files/{fileId}`, file);
  await script.operation(`GET ${one}/content/files/{fileId}/backlinks`, file);
  await script.send('ana', `GET ${base}/links?status=broken`);
  await script.operation(`PATCH ${one}`, scratch, {
    body: { title: 'Notes', emoji: '1f44d', defaultLevel: 'read', editMode: 'locked' },
    lower: 'ben',
    invalid: [
      { emoji: null },
      { emoji: 'word' },
      { editMode: 'open' },
      { visibility: 'in-collection' },
      { defaultLevel: 'owner' },
    ],
  });
  await script.send('ana', `POST ${base}/content`, {
    body: { changes: [{ operation: 'insert_page', title: 'More' }] },
  });
  await script.send('ana', `PATCH ${base}`, {
    body: { editMode: 'live', defaultLevel: null, visibility: 'unlisted', icon: 'ignored' },
  });
  const copy = await script.operation(`POST ${one}/duplicate`, scratch, { lower: 'cat' });
  await script.operation(
    `POST ${one}/move`,
    { spaceId: copy.id },
    {
      body: { parent: ids.collection('product') },
      lower: 'cat',
      invalid: [
        { parent: ids.collection('hive') },
        { position: { after: { type: 'space', space: copy.id } } },
        { position: { after: { type: 'collection', collection: ids.collection('board') } } },
      ],
    },
  );
  await script.send('ana', `POST /v1/spaces/${copy.id}/move`, {
    body: {
      parent: ids.collection('product'),
      position: { before: { type: 'space', space: ids.space('guide') } },
    },
  });
  await script.send('ana', `POST /v1/spaces/${copy.id}/move`, { body: { parent: null } });
  await script.operation(
    `POST ${one}/transfer`,
    { spaceId: copy.id },
    {
      body: { organization: ids.acme, parent: ids.collection('handbook') },
      lower: 'cat',
      invalid: [{ organization: ids.umbrella }, { organization: 'nonsense' }],
    },
  );
  await script.send('ana', `POST /v1/spaces/${ids.space('guide')}/transfer`, {
    body: { organization: ids.umbrella },
  });
  await script.operation(`DELETE ${one}`, { spaceId: copy.id }, { lower: 'cat' });
  await script.send('ana', `GET /v1/spaces/${copy.id}`);
  await script.send('ben', `GET /v1/spaces/${copy.id}`);
  await script.send('ana', `GET /v1/spaces/${copy.id}/content`);
  await script.operation(`POST ${one}/restore`, { spaceId: copy.id }, { lower: 'cat' });
  await script.send('ana', `POST /v1/spaces/${copy.id}/restore`);
}
