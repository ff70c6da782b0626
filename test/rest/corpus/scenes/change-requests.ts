/** The requests of change requests and their content. */
import { ids } from '../../../support.ts';
import type { Script } from '../script.ts';

const DOT = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const one = '/v1/spaces/{spaceId}/change-requests/{changeRequestId}';

export async function changeRequests(script: Script): Promise<void> {
  const made = await lists(script);
  await content(script, made);
  await ends(script, made);
}

/** Sends the requests of the list, and returns the id of a new change request. */
async function lists(script: Script): Promise<string> {
  const onboarding = { spaceId: ids.space('onboarding') };
  const all = '/v1/spaces/{spaceId}/change-requests';
  await script.operation(`GET ${all}`, onboarding, { lower: 'cat' });
  const list = `/v1/spaces/${onboarding.spaceId}/change-requests`;
  for (const query of [
    'status=merged',
    'status=all',
    'status=lost',
    `contributor=${ids.user('ben')}`,
    `contributor=${ids.user('cat')}`,
    'contributor=nobody',
    'status=all&limit=1',
  ])
    await script.send('ana', `GET ${list}?${query}`);
  const made = await script.operation(`POST ${all}`, onboarding, {
    body: { subject: 'Longer breaks', agentTaskId: 'task-1' },
  });
  await script.send('ana', `POST ${list}`);
  await script.operation(`GET ${one}`, {
    ...onboarding,
    changeRequestId: ids.changeRequest('laptop'),
  });
  for (const id of ['1', '2', ids.changeRequest('lunch'), made.id])
    await script.send('ana', `GET ${list}/${id}`);
  await script.operation(
    `PATCH ${one}`,
    { ...onboarding, changeRequestId: made.id },
    {
      body: { subject: 'Much longer breaks', status: 'open' },
      lower: 'cat',
      invalid: [{ status: 'merged' }, { status: 'lost' }, { subject: null }],
    },
  );
  await script.send('ana', `PATCH ${list}/1`, { body: { status: 'open' } });
  await script.send('ana', `PATCH ${list}/1`, { body: { subject: 'Lunch at one' } });
  return made.id;
}

/** Sends the eight operations on the content of a change request. */
async function content(script: Script, changeRequestId: string): Promise<void> {
  const place = { spaceId: ids.space('onboarding'), changeRequestId };
  const base = `/v1/spaces/${place.spaceId}/change-requests/${changeRequestId}`;
  const text = {
    markdown: 'Breaks take [an hour](note). See [tools](Tools) and [none](/nowhere).',
  };
  await script.send('ana', `POST ${base}/content`, {
    body: {
      changes: [
        { operation: 'insert_page', title: 'Breaks', document: text },
        { operation: 'insert_files', files: [{ ref: 'note', name: 'note.gif', base64: DOT }] },
        { operation: 'set_variables', variables: { breaks: 'two' } },
      ],
    },
  });
  await script.operation(`GET ${one}/content`, place);
  await script.send('ana', `GET ${base}/content?metadata=false&computed=false`);
  const { pages } = await script.operation(`GET ${one}/content/pages`, place);
  const page = { ...place, pageId: pages.at(-1).id };
  await script.operation(`GET ${one}/content/page/{pageId}`, page);
  for (const query of ['format=document', 'evaluated=true', 'format=pdf'])
    await script.send('ana', `GET ${base}/content/page/${page.pageId}?${query}`);
  await script.operation(`GET ${one}/content/page/{pageId}/links`, page);
  await script.send('ana', `GET ${base}/content/page/${page.pageId}/links?status=broken`);
  const files = await script.operation(`GET ${one}/content/files`, place);
  const file = { ...place, fileId: files.items[0].id };
  await script.operation(`GET ${one}/content/files/{fileId}`, file);
  await script.operation(`GET ${one}/content/files/{fileId}/backlinks`, file);
}

/** Sends the requests of PDFs, updates and merges. */
async function ends(script: Script, made: string): Promise<void> {
  const spaceId = ids.space('onboarding');
  const list = `/v1/spaces/${spaceId}/change-requests`;
  const laptop = { spaceId, changeRequestId: ids.changeRequest('laptop') };
  await script.operation(`GET ${one}/pdf`, { spaceId, changeRequestId: made });
  await script.send('ana', `GET ${list}/${made}/pdf?only=true`);
  await script.send('ana', `GET ${list}/${made}/pdf?page=${ids.page('onboarding', 1)}&only=true`);
  await script.send('ana', `GET ${list}/${made}/pdf?page=${ids.page('guide', 1)}`);
  await script.operation(`POST ${one}/update`, laptop, { lower: 'cat' });
  await script.send('ana', `POST ${list}/${laptop.changeRequestId}/update`, {
    body: { dryRun: true },
  });
  await script.operation(`POST ${one}/merge`, { spaceId, changeRequestId: made }, { lower: 'cat' });
  for (const action of ['merge', 'update'])
    await script.send('ana', `POST ${list}/${made}/${action}`);
  const first = ids.page('onboarding', 2);
  const write = (id: string, markdown: string) =>
    script.send('ana', `POST ${list}/${id}/content`, {
      body: { changes: [{ operation: 'update_page', page: first, document: { markdown } }] },
    });
  const { body } = await script.send('ana', `POST ${list}`, { body: { subject: 'One week' } });
  await write(body.id, '# First week\n\nYou learn where nothing is.\n');
  await write('2', '# First week\n\nYou learn where all things are.\n');
  await script.send('ana', `POST ${list}/2/merge`, { body: { expectedRevision: 'nonsense' } });
  await script.send('ana', `POST ${list}/2/merge`, { body: { dryRun: true } });
  await script.send('ana', `POST ${list}/2/merge`);
  await script.send('ana', `POST ${list}/${body.id}/merge`);
  await script.send('ana', `POST ${list}/${body.id}/update`);
  await script.send('ana', `PATCH ${list}/${body.id}`, { body: { status: 'archived' } });
  await script.send('ana', `POST ${list}/${body.id}/merge`);
  await script.send('ana', `GET ${list}?status=all`);
}
