/** Imports: through both doors, into spaces and change requests, with what they bring and how they end. */
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { bad, badAt, fault, faultsOf, forbidden, forbiddenAt, notFound, notFoundAt, refused, userBody } from './content/expected.ts';
import { contentOf, edit, hashOf, idOf, makeRequest, makeSpot, page, pagesOf, pathsOf, postTo, textsOf } from './edit/support.ts';
import { PNG, serve, site } from './fixtures/site.ts';
import { begin, eventually, finishedImport, heldSite, importById, intoRequest, intoSpace, postImport, postImportTo } from './import/support.ts';
import { install, publish } from './integration/support.ts';
import { ids, useWorld } from './support.ts';
import { newId } from '../src/data/new-id.ts';
import { runImport } from '../src/resources/import/run.ts';
import { tidyImports } from '../src/resources/import/tidy.ts';

const world = useWorld({ ALLOW_PRIVATE_NETWORKS: 'on' }, true);

/** A server that gives each path its bytes. */
const give = (files: Readonly<Record<string, readonly [type: string, body: string | Uint8Array]>>): Promise<string> =>
  serve((req, res) => {
    const [type, body] = files[req.url?.split('?')[0] ?? ''] ?? [];
    if (type === undefined) res.writeHead(404).end();
    else res.writeHead(200, { 'content-type': type }).end(body);
  });

describe('a website', () => {
  it('is brought into a space by /v1, which waits for it: pages, links, images, a revision that says where it is from', { timeout: 60_000 }, async () => {
    const { url } = await site();
    const spot = await makeSpot(world, [page('Before')]);
    const { status, body, headers } = await postImport(world.as('ana'), spot.id, { url: `${url}/docs/`, source: 'website' });
    expect([status, body]).toEqual([201, { revision: body.revision, importedResources: 8, totalResources: 15 }]);
    expect(headers.get('location')).toBe(`${world.url}/v1/spaces/${spot.id}/revisions/${body.revision}`);
    expect(await pathsOf(world, spot.id)).toEqual(['before', 'welcome', 'guide', 'guide/install', 'guide/tables', 'guide/deep', 'open', 'orphan']);
    const pages = await pagesOf(world, spot.id);
    const idAt = (path: string) => pages.find((one) => one.path === path)?.id;
    const { files } = await contentOf(world, spot.id);
    const { Welcome: welcome } = await textsOf(world, spot.id);
    expect(welcome?.split('\n')[0]).toBe(`Read the [guide](/pages/${idAt('guide/install')}#on-linux), the [old one](/pages/${idAt('guide')}), the [blog](${url}/blog/post) or [more](#more-to-read).`);
    expect(files).toEqual([{ object: 'file', id: files[0].id, name: 'logo.png', contentType: 'image/png', size: PNG.length, dimensions: { width: 1, height: 1 }, downloadURL: files[0].downloadURL }]);
    expect(Buffer.from(await (await fetch(files[0].downloadURL)).arrayBuffer())).toEqual(PNG);
    const { type, message, author, parents } = await contentOf(world, spot.id);
    expect({ type, message, author, parents }).toEqual({ type: 'edits', message: `Import of ${url}/docs/`, author: userBody(world, 'ana'), parents: [spot.revision] });
    const { body: found } = await world.as('ana').get(`/v1/spaces/${spot.id}/search?query=énough`);
    expect(found.items.map(({ path }: { path: string }) => path)).toEqual(['welcome']);
  });

  it('shows how far it is while it goes on', { timeout: 30_000 }, async () => {
    const held = await heldSite();
    const spot = await makeSpot(world);
    const id = await begin(world, spot.id, { source: 'WEBSITE', url: held.url });
    await held.asked;
    const { data } = await eventually(
      () => importById(world.as('ana'), id),
      ({ data }) => data.import.totalResources === 2,
    );
    expect(data.import).toEqual({
      ...{ id, status: 'RUNNING', source: 'WEBSITE', url: held.url, space: { id: spot.id }, changeRequest: null, importedResources: 1, totalResources: 2 },
      ...{ problems: [], error: null, revisionId: null, revision: null, createdBy: { id: ids.user('ana') }, createdAt: data.import.createdAt, finishedAt: null },
    });
    held.go();
    const { data: end } = await finishedImport(world.as('ana'), id);
    const { revisionId, finishedAt } = end.finishedImport;
    expect(end.finishedImport).toEqual({
      ...{ ...data.import, status: 'DONE', importedResources: 2, totalResources: 2, revisionId, finishedAt },
      revision: { id: revisionId, type: 'EDITS', message: `Import of ${held.url}` },
    });
    expect(await pathsOf(world, spot.id)).toEqual(['first', 'second']);
  });

  it('ends with what it has when its time is over', { timeout: 30_000 }, async () => {
    const held = await heldSite();
    const spot = await makeSpot(world);
    const id = await begin(world, spot.id, { source: 'WEBSITE', url: held.url }, { seconds: 8 });
    const { data } = await finishedImport(world.as('ana'), id);
    const { status, importedResources, totalResources, problems } = data.finishedImport;
    expect({ status, importedResources, totalResources, problems }).toEqual({
      ...{ status: 'DONE', importedResources: 1, totalResources: 2 },
      problems: [],
    });
    expect(await pathsOf(world, spot.id)).toEqual(['first']);
    held.go();
  });

  it('comes behind what somebody else wrote meanwhile', { timeout: 30_000 }, async () => {
    const held = await heldSite();
    const spot = await makeSpot(world);
    const id = await begin(world, spot.id, { source: 'WEBSITE', url: held.url });
    await held.asked;
    await edit(world, spot.id, [page('First', { slug: 'first' })]);
    held.go();
    expect((await finishedImport(world.as('ana'), id)).data.finishedImport.status).toBe('DONE');
    expect(await pathsOf(world, spot.id)).toEqual(['first', 'first-2', 'second']);
  });

  it('brings nothing for who may not any more', { timeout: 30_000 }, async () => {
    const held = await heldSite();
    const spot = await makeSpot(world);
    const id = await begin(world, spot.id, { source: 'WEBSITE', url: held.url });
    await held.asked;
    await world.as('ana').patch(`/v1/spaces/${spot.id}`, { editMode: 'locked' });
    held.go();
    const message = 'This space is edited by change requests alone: make one, and merge it.';
    expect(faultsOf(await finishedImport(world.as('ana'), id))).toEqual(fault(['finishedImport'], 'SPACE_LOCKED', message));
    const { data } = await importById(world.as('ana'), id);
    const { status, error, revisionId } = data.import;
    expect({ status, error, revisionId }).toEqual({ status: 'FAILED', error: { code: 'SPACE_LOCKED', message }, revisionId: null });
    expect((await contentOf(world, spot.id)).id).toBe(spot.revision);
  });
});

describe('one text', () => {
  const markdown = '---\ntitle: Guide\ndescription: All of it\n---\n# Guide\n\nWords, and [more](https://acme.test/).\n';

  it('of markdown becomes a page of a change request', async () => {
    const url = await give({ '/guide.md': ['text/markdown', markdown] });
    const spot = await makeSpot(world);
    const request = await makeRequest(world, spot.id);
    const { status, body } = await postImportTo(world.as('ana'), spot.id, request, { url: `${url}/guide.md`, source: 'markdown' });
    expect([status, body]).toEqual([201, { revision: body.revision, importedResources: 1, totalResources: 1 }]);
    const { body: content } = await world.as('ana').get(`/v1/spaces/${spot.id}/change-requests/${request}/content`);
    expect(content.id).toBe(body.revision);
    expect(content.pages.map(({ title, path, description, documentId }: Record<string, unknown>) => ({ title, path, description, documentId }))).toEqual([
      { title: 'Guide', path: 'guide', description: 'All of it', documentId: hashOf('# Guide\n\nWords, and [more](https://acme.test/).\n') },
    ]);
    expect((await contentOf(world, spot.id)).pages).toEqual([]);
  });

  it('of HTML becomes a page, by GraphQL, which does not wait', async () => {
    const url = await give({ '/a.html': ['text/html; charset=iso-8859-1', Buffer.from('<title>Caf\xe9</title><body><h1>Caf\xe9</h1><p>See <a href="/b">b</a>.</p>', 'latin1')] });
    const spot = await makeSpot(world);
    const request = await makeRequest(world, spot.id);
    const { data } = await intoRequest(world.as('ana'), spot.id, request, { source: 'HTML', url: `${url}/a.html?key=secret` });
    const asked = data.importIntoChangeRequest.import;
    expect({ ...asked, status: 'WAITING' }).toEqual({
      ...{ id: asked.id, status: 'WAITING', source: 'HTML', url: `${url}/a.html?key=secret`, space: { id: spot.id }, changeRequest: { id: request }, importedResources: 0, totalResources: 0 },
      ...{ problems: [], error: null, revisionId: null, revision: null, createdBy: { id: ids.user('ana') }, createdAt: asked.createdAt, finishedAt: null },
    });
    const { data: end } = await finishedImport(world.as('ana'), asked.id);
    expect(end.finishedImport.revision).toEqual({ id: end.finishedImport.revisionId, type: 'EDITS', message: `Import of ${url}/a.html` });
    const { body } = await world.as('ana').get(`/v1/spaces/${spot.id}/change-requests/${request}/content/path/caf%C3%A9`);
    expect([body.title, body.markdown]).toEqual(['Café', `See [b](${url}/b).\n`]);
  });
});

describe('a zip', () => {
  const zip = Buffer.from(
    zipSync({
      'SUMMARY.md': Buffer.from('# Summary\n\n* [Start](start.md)\n  * [Next](more/next.md)\n'),
      'start.md': Buffer.from('# Start\n\n![x](x.png) [n](more/next.md)\n'),
      'more/next.md': Buffer.from('# Next\n'),
      'x.png': PNG,
    }),
  );

  it('is brought in from an address', async () => {
    const url = await give({ '/docs.zip': ['application/zip', zip] });
    const spot = await makeSpot(world);
    const { status, body } = await postImport(world.as('ana'), spot.id, { url: `${url}/docs.zip`, source: 'zip' });
    expect([status, body]).toEqual([201, { revision: body.revision, importedResources: 3, totalResources: 3 }]);
    const [start, next] = await pagesOf(world, spot.id);
    const { files } = await contentOf(world, spot.id);
    expect([start?.path, next?.path, start?.markdown]).toEqual(['start', 'start/next', `![x](/files/${files[0].id}) [n](/pages/${next?.id})\n`]);
  });

  it('is brought in from an uploaded file, which stays what it is', async () => {
    const { body: file } = await world.as('ana').post(`/v1/orgs/${ids.acme}/files`, { name: 'docs.zip', base64: zip.toString('base64') });
    const spot = await makeSpot(world);
    const { status, body } = await postImport(world.as('ana'), spot.id, { file: file.id, source: 'zip' });
    expect([status, body]).toEqual([201, { revision: body.revision, importedResources: 3, totalResources: 3 }]);
    expect(await pathsOf(world, spot.id)).toEqual(['start', 'start/next']);
    expect((await contentOf(world, spot.id)).message).toBe('Import of a file');
  });
});

describe('an import with an Idempotency-Key', () => {
  it('is done once, and answered alike', async () => {
    const url = await give({ '/a.md': ['text/markdown', '# A\n'] });
    const spot = await makeSpot(world);
    const ask = () => postImport(world.as('ana'), spot.id, { url: `${url}/a.md`, source: 'markdown' }, { 'idempotency-key': 'once' });
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    expect(await pathsOf(world, spot.id)).toEqual(['a']);
  });
});

describe('what cannot be imported', () => {
  const either = 'Give the address that is to be imported, or an uploaded file, and not both.';
  const unsupported = 'This source cannot be imported yet. What can: a website, markdown, html, zip.';

  it.each<[string, object, object]>([
    ['no source', { url: 'http://127.0.0.1:9/' }, bad('source', 'source is needed.')],
    ['an unknown source', { url: 'http://127.0.0.1:9/', source: 'word' }, bad('source', 'source must be one of website, markdown, html, zip, docx, confluence, github-wiki, notion, google-docs.')],
    ['a source that is not built', { url: 'http://127.0.0.1:9/', source: 'github-wiki' }, refused(400, 'UNSUPPORTED_SOURCE', unsupported, { field: 'source' })],
    ['nothing to read', { source: 'website' }, bad('url', either)],
    ['both', { source: 'zip', url: 'http://127.0.0.1:9/', file: 'fil_1111111111111111111112' }, bad('url', either)],
    ['a website out of a file', { source: 'website', file: 'fil_1111111111111111111112' }, bad('file', 'A website is read from its address: give url.')],
    ['a file that is not there', { source: 'zip', file: 'fil_1111111111111111111112' }, bad('file', 'There is no such file in the organization of the space.')],
    ['no address of the web', { source: 'zip', url: 'file:///etc/passwd' }, bad('url', 'url must be an absolute http or https address.')],
  ])('is refused before anything is read: %s', async (_, input, body) => {
    expect((await postImport(world.as('ana'), ids.space('travel'), input)).body).toEqual(body);
  });

  it('is refused in GraphQL in its own words', async () => {
    const spot = ids.space('travel');
    expect(faultsOf(await intoSpace(world.as('ana'), spot, { source: 'ZIP' }))).toEqual(badAt('importIntoSpace', 'input.url', either));
    expect(faultsOf(await intoSpace(world.as('ana'), spot, { source: 'NOTION', url: 'http://127.0.0.1:9/' }))).toEqual(
      fault(['importIntoSpace'], 'UNSUPPORTED_SOURCE', unsupported, { field: 'input.source' }),
    );
    expect(faultsOf(await intoSpace(world.as('ana'), spot, { source: 'ZIP', url: 'http://127.0.0.1:9/' }, { seconds: 0 }))).toEqual(badAt('importIntoSpace', 'seconds', 'seconds must be 1 to 240.'));
  });

  it('is no text where one is said', async () => {
    const spot = await makeSpot(world);
    const { body: file } = await world.as('ana').post(`/v1/orgs/${ids.acme}/files`, { name: 'x.png', base64: PNG.toString('base64') });
    expect((await postImport(world.as('ana'), spot.id, { file: file.id, source: 'markdown' })).body).toEqual(bad('file', 'This is no text in UTF-8.'));
    expect((await postImport(world.as('ana'), spot.id, { file: file.id, source: 'html' })).body).toEqual(bad('file', 'This is no text.'));
    expect((await contentOf(world, spot.id)).id).toBe(spot.revision);
  });

  it('lies in a space that the caller does not read', async () => {
    const closed = await makeSpot(world, [{ insertFile: { ref: 'secret', name: 'secret.md', base64: Buffer.from('# Secret\n').toString('base64') } }]);
    const file = idOf(closed, 'secret');
    await world.as('ana').patch(`/v1/spaces/${closed.id}`, { defaultLevel: null });
    const onboarding = ids.space('onboarding');
    expect((await postImportTo(world.as('ben'), onboarding, '2', { file, source: 'markdown' })).body).toEqual(bad('file', 'There is no such file in the organization of the space.'));
    expect((await world.as('ben').get(`/v1/orgs/${ids.acme}/files/${file}`)).body).toEqual(notFound);
    const { body } = await postTo(world.as('ben'), onboarding, '2', [{ insertFile: { file } }]);
    expect(body).toEqual(bad('changes.0.file', 'No such file was uploaded to this organization.'));
    expect((await world.as('ana').get(`/v1/orgs/${ids.acme}/files/${file}`)).status).toBe(200);
    expect((await postImportTo(world.as('ana'), onboarding, '2', { file, source: 'markdown' })).status).toBe(201);
  });

  it('is told when it was read', { timeout: 30_000 }, async () => {
    const url = await give({ '/a.zip': ['application/zip', 'no zip'], '/a.html': ['text/html', '<p>x'], '/a.md': ['text/markdown', '---\na: [\n---\n'] });
    const spot = await makeSpot(world);
    const answers = await Promise.all(
      ['zip /a.zip', 'zip /gone', 'markdown /a.md', 'website /gone'].map(async (one) => {
        const [source, path] = one.split(' ');
        return (await postImport(world.as('ana'), spot.id, { source, url: url + path })).body;
      }),
    );
    expect(answers).toEqual([
      bad('url', 'This is not a zip.'),
      bad('url', 'This address cannot be imported: This address answered 404.'),
      bad('url', answers[2].error.message),
      bad('url', 'This address cannot be imported: This address answered 404.'),
    ]);
    expect(answers[2].error.message).toMatch(/^The front matter is not YAML: /);
    expect((await contentOf(world, spot.id)).id).toBe(spot.revision);
  });
});

describe('where something is imported', () => {
  it('into a space needs the level create, into a change request edit', async () => {
    const input = { source: 'zip', url: 'http://127.0.0.1:9/' };
    const guide = ids.space('onboarding');
    expect((await postImport(world.as('ben'), guide, input)).body).toEqual(forbidden('create', 'edit'));
    expect(faultsOf(await intoSpace(world.as('ben'), guide, { ...input, source: 'ZIP' }))).toEqual(forbiddenAt('importIntoSpace', 'create', 'edit'));
    expect((await postImport(world.as('eve'), guide, input)).body).toEqual(notFound);
    const [onboarding, laptop] = [ids.space('onboarding'), ids.changeRequest('laptop')];
    expect((await postImportTo(world.as('cat'), onboarding, laptop, input)).body).toEqual(forbidden('edit', 'comment'));
    expect((await postImportTo(world.as('eve'), onboarding, laptop, input)).body).toEqual(notFound);
    expect(faultsOf(await intoRequest(world.as('eve'), onboarding, laptop, { ...input, source: 'ZIP' }))).toEqual(notFoundAt('importIntoChangeRequest'));
  });

  it('is brought in by an installation that may edit there, as long as it may', async () => {
    const url = await give({ '/a.md': ['text/markdown', '# A\n'] });
    const spot = await makeSpot(world);
    const request = await makeRequest(world, spot.id);
    const name = await publish(world, { scopes: ['space:content:write'] });
    const { id } = (await install(world, name, { selected_spaces: [{ space: spot.id }] })).body;
    const installation = `/v1/integrations/${name}/installations/${id}`;
    const as = world.with((await world.as('ana').post(`${installation}/tokens`)).body.token);
    const { status, body } = await postImportTo(as, spot.id, request, { url: `${url}/a.md`, source: 'markdown' });
    expect([status, body]).toEqual([201, { revision: body.revision, importedResources: 1, totalResources: 1 }]);

    const ask = 'mutation ($space: ID!, $request: ID!, $input: ImportContentInput!) { importIntoChangeRequest(spaceId: $space, id: $request, input: $input) { import { id } } }';
    const { data } = await as.query(ask, { space: spot.id, request, input: { source: 'MARKDOWN', url: `${url}/a.md` } });
    const { data: end } = await finishedImport(world.as('ana'), data.importIntoChangeRequest.import.id);
    expect([end.finishedImport.status, end.finishedImport.error]).toEqual(['DONE', null]);

    const held = await heldSite();
    const { data: late } = await as.query(ask, { space: spot.id, request, input: { source: 'WEBSITE', url: held.url } });
    await held.asked;
    await world.as('ana').patch(installation, { status: 'paused' });
    held.go();
    expect(faultsOf(await finishedImport(world.as('ana'), late.importIntoChangeRequest.import.id))).toEqual(notFoundAt('finishedImport'));
  });

  it('takes content: no locked space, no merged change request', async () => {
    const input = { source: 'zip', url: 'http://127.0.0.1:9/' };
    const spot = await makeSpot(world, [], { editMode: 'locked' });
    expect((await postImport(world.as('ana'), spot.id, input)).body).toEqual(refused(409, 'SPACE_LOCKED', 'This space is edited by change requests alone: make one, and merge it.'));
    expect((await postImportTo(world.as('ana'), ids.space('onboarding'), '1', input)).body).toEqual(refused(409, 'INVALID_TRANSITION', 'This change request is merged: it changes no more.'));
  });

  it('is seen by who may edit there', async () => {
    const url = await give({ '/a.md': ['text/markdown', '# A\n'] });
    const { data } = await intoRequest(world.as('ben'), ids.space('onboarding'), '2', { source: 'MARKDOWN', url: `${url}/a.md` });
    const { id } = data.importIntoChangeRequest.import;
    const { data: end } = await finishedImport(world.as('ana'), id);
    expect([end.finishedImport.status, end.finishedImport.createdBy]).toEqual(['DONE', { id: ids.user('ben') }]);
    expect(faultsOf(await importById(world.as('cat'), id))).toEqual(forbiddenAt('import', 'edit', 'comment'));
    expect(faultsOf(await importById(world.as('eve'), id))).toEqual(notFoundAt('import'));
    expect(faultsOf(await finishedImport(world.as('eve'), id))).toEqual(notFoundAt('finishedImport'));
  });
});

describe('the events of an import', () => {
  it('are that it was asked for, and that it is there', async () => {
    const url = await give({ '/a.md': ['text/markdown', '# A\n'] });
    const spot = await makeSpot(world);
    const { body } = await postImport(world.as('ana'), spot.id, { url: `${url}/a.md`, source: 'markdown' });
    const [{ id } = { id: '' }] = await world.door.database.query<{ id: string }>(undefined, 'SELECT id FROM imports WHERE space_id = $1', [spot.id]);
    const events = await world.door.database.query<{ action: string; actor_id: string; fields: string[]; related: string[] }>(
      undefined,
      `SELECT action, actor_id, fields, related FROM events WHERE subject_id = $1 AND action = 'space.import' ORDER BY id`,
      [spot.id],
    );
    expect(events).toEqual([
      { action: 'space.import', actor_id: ids.user('ana'), fields: ['imports'], related: [id] },
      { action: 'space.import', actor_id: ids.user('ana'), fields: ['content'], related: [body.revision, id] },
    ]);
  });
});

describe('an import whose process died', () => {
  it('is taken up again, and done once', async () => {
    const url = await give({ '/a.md': ['text/markdown', '# A\n'] });
    const spot = await makeSpot(world);
    const { body } = await postImport(world.as('ana'), spot.id, { url: `${url}/a.md`, source: 'markdown' });
    const { query, transaction } = world.door.database;
    const [{ id } = { id: '' }] = await query<{ id: string }>(undefined, 'SELECT id FROM imports WHERE space_id = $1', [spot.id]);
    const again = () => runImport({ database: { query, transaction }, as: world.door.as, now: new Date(), requestId: 'test', isOver: () => false }, { id });
    await again();
    expect((await contentOf(world, spot.id)).id).toBe(body.revision);
    await query(undefined, `UPDATE imports SET status = 'RUNNING', revision_id = NULL, finished_at = NULL WHERE id = $1`, [id]);
    await Promise.all([again(), again()]);
    expect(await pathsOf(world, spot.id)).toEqual(['a', 'a-2']);
  });

  it('is tried again when the process ends before a website is read, and has failed only when nobody tries again', async () => {
    const spot = await makeSpot(world);
    const { query, transaction } = world.door.database;
    const held = await heldSite();
    const id = await begin(world, spot.id, { source: 'WEBSITE', url: held.url });
    await held.asked;
    const errand = { database: { query, transaction }, as: world.door.as, now: new Date(), requestId: 'test' };
    await expect(runImport({ ...errand, isOver: () => true, isLast: false }, { id })).rejects.toThrow('The process ends before the website was read.');
    expect((await importById(world.as('ana'), id)).data.import.status).toBe('RUNNING');
    held.go();
    expect((await finishedImport(world.as('ana'), id)).data.finishedImport.status).toBe('DONE');
    expect(await pathsOf(world, spot.id)).toEqual(['first', 'second']);
  });

  it('and that nobody goes on with has failed after an hour; later its address keeps no query', async () => {
    const spot = await makeSpot(world);
    const { query, transaction, prisma } = world.door.database;
    const created = new Date(Date.now() - 26 * 3_600_000);
    const rows = (['RUNNING', 'DONE'] as const).map((status) => ({
      id: newId('Import'),
      organizationId: ids.acme,
      spaceId: spot.id,
      authorId: ids.user('ana'),
      source: 'ZIP' as const,
      url: 'https://docs.test/a.zip?key=secret',
      status,
      seconds: 50,
      createdAt: created,
    }));
    const [running, done] = rows.map(({ id }) => id);
    await prisma.import.createMany({ data: rows.map((row) => ({ ...row, finishedAt: row.status === 'DONE' ? created : null })) });
    await tidyImports({ database: { query, transaction }, now: new Date(), requestId: 'test', isOver: () => false });
    const shown = async (id: string | undefined) => {
      const { status, url, error } = (await importById(world.as('ana'), id ?? '')).data.import;
      return { status, url, error };
    };
    expect(await shown(running)).toEqual({ status: 'FAILED', url: 'https://docs.test/a.zip?key=secret', error: { code: 'INTERNAL', message: 'Something went wrong on our side. Try again.' } });
    expect(await shown(done)).toEqual({ status: 'DONE', url: 'https://docs.test/a.zip', error: null });
  });
});

describe('many imports', () => {
  it('of one person leave a lane to others', async () => {
    const [one, two, three] = [await heldSite(), await heldSite(), await heldSite()];
    const spot = await makeSpot(world);
    const asked = [];
    for (const held of [one, two, three]) asked.push(await begin(world, spot.id, { source: 'WEBSITE', url: held.url }));
    await Promise.all([one.asked, two.asked]);
    const url = await give({ '/a.md': ['text/markdown', '# A\n'] });
    const { data } = await intoRequest(world.as('ben'), ids.space('onboarding'), '2', { source: 'MARKDOWN', url: `${url}/a.md` });
    expect((await finishedImport(world.as('ben'), data.importIntoChangeRequest.import.id)).data.finishedImport.status).toBe('DONE');
    for (const held of [one, two, three]) held.go();
    for (const id of asked) expect((await finishedImport(world.as('ana'), id)).data.finishedImport.status).toBe('DONE');
  }, 60_000);

  it('of one person are refused when twenty are under way', async () => {
    const spot = await makeSpot(world);
    const { prisma } = world.door.database;
    const waiting = Array.from({ length: 20 }, () => ({
      id: newId('Import'),
      organizationId: ids.acme,
      spaceId: spot.id,
      authorId: ids.user('ben'),
      source: 'ZIP' as const,
      url: 'https://docs.test/',
      seconds: 50,
    }));
    await prisma.import.createMany({ data: waiting });
    const input = { source: 'markdown', url: 'http://127.0.0.1:9/' };
    const { body, headers } = await postImportTo(world.as('ben'), ids.space('onboarding'), '2', input);
    expect(body).toEqual(refused(429, 'RATE_LIMITED', '20 imports of yours are under way. Wait for one of them to end.'));
    expect(headers.get('retry-after')).toBe('30');
    await prisma.import.deleteMany({ where: { id: { in: waiting.map(({ id }) => id) } } });
  });
});

describe('an address of this network', () => {
  const closed = useWorld({ ALLOW_PRIVATE_NETWORKS: 'off' }, true);

  it('is not read unless a setting says so', async () => {
    const url = await give({ '/a.md': ['text/markdown', '# A\n'] });
    const { body } = await postImport(closed.as('ana'), ids.space('travel'), { url: `${url}/a.md`, source: 'markdown' });
    expect(body).toEqual(bad('url', body.error.message));
    expect(body.error.message).toMatch(/^This address cannot be imported: /);
    const { data } = await closed.as('ana').query('query ($id: ID!) { space(id: $id) { revision { allPages { path } } } }', { id: ids.space('travel') });
    expect(data.space.revision.allPages.map(({ path }: { path: string }) => path)).not.toContain('a');
  });
});
