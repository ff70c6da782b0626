/** Files: uploaded in three ways, put into content, given out at addresses that expire. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import { bad, badAt, faultsOf, forbidden, forbiddenAt, notFound, notFoundAt, refused } from './content/expected.ts';
import { checkAnswer } from './contract/check.ts';
import { addedBy, contentOf, edit, editIn, expectRefusal, idOf, makeRequest, makeSpot, mutate, nothingAdded, page, post } from './edit/support.ts';
import { walkRest } from './member/paging.ts';
import { ids, type Person, type RestResult, useWorld, type World } from './support.ts';

const world = useWorld();
/** One whose users may name addresses of private networks. */
const open = useWorld({ ALLOW_PRIVATE_NETWORKS: 'on' });

const uploads = `/v1/orgs/${ids.acme}/files`;
const UPLOAD =
  'mutation ($o: ID!, $input: UploadFileInput!) { uploadFile(organizationId: $o, input: $input) { file { id name contentType size dimensions { width height } git { path } downloadURL } } }';
const FILE = 'query ($o: ID!, $id: ID!) { file(organizationId: $o, id: $id) { id name contentType size } }';

/** Two pixels wide and three high. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==', 'base64');
const base64 = (bytes: string | Buffer): string => Buffer.from(bytes).toString('base64');

/** Uploads a form. */
async function upload(name: Person, ...parts: [field: string, value: string | Blob, fileName?: string][]): Promise<RestResult> {
  const form = new FormData();
  for (const [field, value, fileName] of parts) {
    if (typeof value === 'string') form.append(field, value);
    else form.append(field, value, fileName);
  }
  const headers = { authorization: `Bearer ${world.as(name).token}`, 'x-request-id': 'test' };
  const answer = await fetch(`${world.url}${uploads}`, { method: 'POST', body: form, headers });
  const text = await answer.text();
  checkAnswer({ method: 'POST', path: uploads, status: answer.status, headers: Object.fromEntries(answer.headers), body: text });
  return { status: answer.status, headers: answer.headers, body: JSON.parse(text) };
}

/** A file as `/v1` shows it; its id and address are read from the answer. */
const fileBody = ({ id, downloadURL }: { id: string; downloadURL: string }, rest: object) => ({ object: 'file', id, downloadURL, ...rest });

const bytesAt = async (url: string): Promise<string> => (await fetch(url)).text();

describe('an upload', () => {
  it('as a form answers the file, which can be fetched, and its bytes too', async () => {
    const { status, headers, body } = await upload('ben', ['file', new Blob([png], { type: 'text/plain' }), 'a/dot.png']);
    expect([status, body]).toEqual([201, fileBody(body, { name: 'dot.png', contentType: 'image/png', size: png.length, dimensions: { width: 2, height: 3 } })]);
    expect(headers.get('location')).toBe(`${world.url}${uploads}/${body.id}`);
    expect((await world.as('ana').get(`${uploads}/${body.id}`)).body).toEqual(body);
    expect(Buffer.from(await (await fetch(body.downloadURL)).arrayBuffer()).equals(png)).toBe(true);
  });

  it('in base 64 answers the same through both doors', async () => {
    const given = { name: 'note.md', contentType: 'text/markdown', base64: base64('# Note\n') };
    const { status, body } = await world.as('ana').post(uploads, given);
    expect([status, body]).toEqual([201, fileBody(body, { name: 'note.md', contentType: 'text/markdown', size: 7 })]);
    const { data } = await world.as('ana').query(UPLOAD, { o: ids.acme, input: given });
    const { file } = data.uploadFile;
    expect(file).toEqual({ id: file.id, name: 'note.md', contentType: 'text/markdown', size: 7, dimensions: null, git: null, downloadURL: body.downloadURL });
    expect((await world.as('ben').query(FILE, { o: ids.acme, id: file.id })).data).toEqual({ file: { id: file.id, name: 'note.md', contentType: 'text/markdown', size: 7 } });
    expect(file.id === body.id).toBe(false);
  });

  it.each<[string, string | Buffer, string | undefined, string]>([
    ['a picture that is called a text', png, 'text/plain', 'image/png'],
    ['a page that is called a picture', '<!doctype html><script>alert(1)</script>', 'image/png', 'text/html'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>', undefined, 'image/svg+xml'],
    ['a text of which its sender says more', '{"a": 1}', 'application/json', 'application/json'],
    ['a text of which nothing is said', 'words', undefined, 'text/plain'],
    ['bytes that nobody knows', Buffer.from([1, 2, 3, 0, 255]), 'application/pdf', 'application/octet-stream'],
    ['nothing', '', undefined, 'text/plain'],
  ])('knows its type by its bytes: %s', async (_, bytes, contentType, expected) => {
    const { body } = await world.as('ana').post(uploads, { name: 'x', base64: base64(bytes), ...(contentType !== undefined && { contentType }) });
    expect(body.contentType).toBe(expected);
    const answer = await fetch(body.downloadURL);
    expect([answer.headers.get('content-type')?.split(';')[0], answer.headers.get('content-security-policy')]).toEqual([expected, "sandbox; default-src 'none'"]);
  });

  it('is measured where it is a drawing', async () => {
    const { body } = await world.as('ana').post(uploads, { name: 'a.svg', base64: base64('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>') });
    expect(body.dimensions).toEqual({ width: 20, height: 10 });
  });

  it('is written down, and keeps its bytes once, however often they come', async () => {
    const bytes = 'Words that come three times.';
    const blobs = async () => (await world.door.database.query(undefined, 'SELECT FROM blobs WHERE hash = $1', [createHash('sha256').update(bytes).digest('hex')])).length;
    for (const name of ['a', 'b']) await world.as('ana').post(uploads, { name, base64: base64(bytes) });
    const { body } = await upload('ana', ['file', new Blob([bytes]), 'c.txt']);
    expect(await blobs()).toBe(1);
    const rows = await world.door.database.query(undefined, 'SELECT actor_id AS actor, organization_id AS organization FROM events WHERE action = $1 AND subject_id = $2', ['file.upload', body.id]);
    expect(rows).toEqual([{ actor: ids.user('ana'), organization: ids.acme }]);
  });

  it('is for who edits anywhere in the organization', async () => {
    const given = { name: 'a', base64: 'YQ==' };
    const { body } = await world.as('ana').post(uploads, given);
    const work = async () => {
      expect((await world.as('cat').post(uploads, given)).body).toEqual(forbidden('edit', 'comment'));
      expect(faultsOf(await world.as('cat').query(UPLOAD, { o: ids.acme, input: given }))).toEqual(forbiddenAt('uploadFile', 'edit', 'comment'));
      expect((await upload('cat', ['file', new Blob(['a']), 'a'])).status).toBe(403);
      expect((await world.as('eve').post(uploads, given)).body).toEqual(notFound);
      expect(faultsOf(await world.as('eve').query(UPLOAD, { o: ids.acme, input: given }))).toEqual(notFoundAt('uploadFile'));
      expect((await world.as('cat').get(`${uploads}/${body.id}`)).body).toEqual(forbidden('edit', 'comment'));
      expect((await world.as('eve').get(`${uploads}/${body.id}`)).body).toEqual(notFound);
      expect((await world.as('eve').get(`/v1/orgs/${ids.umbrella}/files/${body.id}`)).body).toEqual(notFound);
      expect((await world.as('ana').get(`${uploads}/${newId('File')}`)).body).toEqual(notFound);
    };
    expect(await addedBy(world, work)).toEqual(nothingAdded);
  });

  it('is refused without bytes, with too many, and with what are none', async () => {
    const send = async (body: object) => (await world.as('ana').post(uploads, body)).body;
    expect(await send({ name: 'a' })).toEqual(bad('base64', 'Give the bytes of one file.'));
    expect(await send({ name: 'a', base64: '%%%%' })).toEqual(bad('base64', 'This is no base 64.'));
    expect(await send({ name: '', base64: 'YQ==' })).toEqual(bad('name', 'name must have 1 to 255 characters, and has 0.'));
    const large = { name: 'a', base64: base64(Buffer.alloc(10 * 1024 * 1024 + 1)) };
    const message = 'These may be at most 10 MiB. Upload larger files as multipart/form-data.';
    expect(await send(large)).toEqual(bad('base64', message));
    expect(faultsOf(await world.as('ana').query(UPLOAD, { o: ids.acme, input: large }))).toEqual(badAt('uploadFile', 'input.base64', message));
    expect((await world.as('ana').post(uploads, { name: 'a', base64: base64(Buffer.alloc(10 * 1024 * 1024)) })).status).toBe(201);
    expect((await upload('ana', ['file', 'a text, not a file'])).body).toEqual(bad('file', 'The file belongs into the part "file", with its name.'));
  });

  it('gives nobody the bytes that another staged, and none by their hash', async () => {
    const staged = world.door.as(ids.user('ben')).blobs;
    const stored = await staged.store(Buffer.from('of ben'), { name: 'a' });
    const ticket = staged.ticket(stored, ids.user('ben'), new Date());
    const none = 'This is not a file that you have uploaded. Upload it and send what the upload gave.';
    for (const text of [ticket, stored.hash, `${stored.hash}.AAAA`]) {
      expect(faultsOf(await world.as('ana').query(UPLOAD, { o: ids.acme, input: { name: 'a', staged: text } }))).toEqual(badAt('uploadFile', 'input.staged', none));
    }
    expect((await world.as('ana').post(uploads, { name: 'a', staged: ticket })).status).toBe(400);
    const late = staged.ticket(stored, ids.user('ana'), new Date(Date.now() - 16 * 60_000));
    expect(faultsOf(await world.as('ana').query(UPLOAD, { o: ids.acme, input: { name: 'a', staged: late } }))).toEqual(
      badAt('uploadFile', 'input.staged', 'This upload is older than 15 minutes. Upload the file again.'),
    );
  });
});

describe('a file in content', () => {
  it('is one that was uploaded, in as many spaces as want it, under a name of their own', async () => {
    const { body: uploaded } = await world.as('ana').post(uploads, { name: 'a.txt', base64: base64('shared') });
    const [first, second] = [await makeSpot(world), await makeSpot(world)];
    const work = async () => {
      await post(world.as('ana'), first.id, [{ insertFile: { file: uploaded.id } }]);
      await edit(world, second.id, [{ insertFile: { file: uploaded.id, name: 'b.txt', ref: 'f' } }]);
    };
    expect(await addedBy(world, work)).toEqual({ ...nothingAdded, nodes: 2, revisions: 2 });
    const fileIn = async (space: string) => (await world.as('ana').get(`/v1/spaces/${space}/content/files/${uploaded.id}`)).body;
    expect(await fileIn(first.id)).toEqual(uploaded);
    const renamed = await fileIn(second.id);
    expect(renamed).toEqual(fileBody(renamed, { name: 'b.txt', contentType: 'text/plain', size: 6 }));
    expect([renamed.id, await bytesAt(renamed.downloadURL), new URL(renamed.downloadURL).pathname.endsWith('/b.txt')]).toEqual([uploaded.id, 'shared', true]);
    await edit(world, first.id, [{ deleteFile: { file: uploaded.id } }]);
    expect(await fileIn(first.id)).toEqual(notFound);
    expect(await fileIn(second.id)).toEqual(renamed);
    expect((await contentOf(world, first.id)).files).toEqual([]);
    expect((await world.as('ana').get(`/v1/spaces/${first.id}/content/files`)).body).toEqual({ count: 0, items: [] });
  });

  it('is another in a change request, and in an old revision', async () => {
    const spot = await makeSpot(world, [{ insertFile: { ref: 'f', name: 'f.txt', base64: base64('f') } }]);
    const request = await makeRequest(world, spot.id);
    const f = idOf(spot, 'f');
    await editIn(world, spot.id, request, [{ insertFile: { name: 'e.txt', base64: base64('e') } }]);
    await edit(world, spot.id, [{ deleteFile: { file: f } }]);
    const namesAt = async (path: string) => (await world.as('ana').get(`/v1/spaces/${spot.id}/${path}`)).body.items.map(({ name }: { name: string }) => name);
    expect([await namesAt('content/files'), await namesAt(`change-requests/${request}/content/files`), await namesAt(`revisions/${spot.revision}/files`)]).toEqual([[], ['e.txt', 'f.txt'], ['f.txt']]);
    const at = (path: string) => world.as('ana').get(`/v1/spaces/${spot.id}/${path}${f}`);
    expect([(await at('content/files/')).status, (await at(`change-requests/1/content/files/`)).body.name, (await at(`revisions/${spot.revision}/files/`)).body.name]).toEqual([404, 'f.txt', 'f.txt']);
  });

  it('has a name without a path', async () => {
    const spot = await makeSpot(world, [{ insertFiles: { files: ['../../x.txt', 'C:\\x\\y.txt', '..', 'a\u202egpj.exe'].map((name) => ({ name, base64: 'YQ==' })) } }]);
    expect((await contentOf(world, spot.id)).files.map(({ name }: { name: string }) => name)).toEqual(['agpj.exe', 'file', 'x.txt', 'y.txt']);
  });

  it('is not one of another organization', async () => {
    const { body } = await world.as('eve').post(`/v1/orgs/${ids.umbrella}/files`, { name: 'a', base64: 'YQ==' });
    const spot = await makeSpot(world);
    await expectRefusal(world, spot.id, [{ insertFile: { file: body.id } }], {
      status: 400,
      reason: 'BAD_USER_INPUT',
      at: '0.insertFile.file',
      message: 'No such file was uploaded to this organization.',
    });
  });

  it('may bring at most 1 MiB in base 64', async () => {
    const spot = await makeSpot(world);
    await edit(world, spot.id, [{ insertFile: { name: 'a', base64: base64(Buffer.alloc(1024 * 1024)) } }]);
    const message = 'These may be at most 1 MiB. Upload larger files as multipart/form-data.';
    await expectRefusal(world, spot.id, [{ insertFile: { name: 'a', base64: base64(Buffer.alloc(1024 * 1024 + 1)) } }], { status: 400, reason: 'BAD_USER_INPUT', at: '0.insertFile.base64', message });
  });

  it('brings no bytes for who may not edit', async () => {
    const text = 'Words of one who may not.';
    const size = () => world.door.as(ids.user('ana')).blobs.kept.size(createHash('sha256').update(text).digest('hex'));
    const edits = [{ insertFile: { name: 'a', base64: base64(text) } }];
    expect((await post(world.as('cat'), ids.space('guide'), edits)).body).toEqual(forbidden('edit', 'comment'));
    expect(faultsOf(await mutate(world.as('eve'), ids.space('guide'), edits))).toEqual(notFoundAt('editSpaceContent'));
    expect(await size()).toBe(null);
  });
});

describe('the files of a revision', () => {
  it('stand by their names, and are walked page by page through both doors', async () => {
    const names = ['b.txt', 'a.txt', 'C.txt', 'a.txt', 'ä.txt'];
    const spot = await makeSpot(world, [{ insertFiles: { files: names.map((name, i) => ({ name, base64: base64(String(i)) })) } }]);
    const { pages, counts } = await walkRest(world.as('ana'), `/v1/spaces/${spot.id}/content/files`, 2);
    expect([pages.map((items) => items.map(({ name }) => name)), counts]).toEqual([
      [['C.txt', 'a.txt'], ['a.txt', 'b.txt'], ['ä.txt']],
      [5, 5, 5],
    ]);
    const document =
      'query ($s: ID!, $last: Int!, $before: String) { space(id: $s) { revision { files(last: $last, before: $before) { totalCount nodes { name } pageInfo { startCursor hasPreviousPage } } allFiles { id } } } }';
    const { data } = await world.as('ana').query(document, { s: spot.id, last: 2 });
    const { files, allFiles } = data.space.revision;
    expect([files.totalCount, files.nodes, files.pageInfo.hasPreviousPage]).toEqual([5, [{ name: 'b.txt' }, { name: 'ä.txt' }], true]);
    expect(allFiles.map(({ id }: { id: string }) => id)).toEqual(pages.flat().map(({ id }) => id));
    const before = await world.as('ana').query(document, { s: spot.id, last: 9, before: files.pageInfo.startCursor });
    expect(before.data.space.revision.files.nodes).toEqual([{ name: 'C.txt' }, { name: 'a.txt' }, { name: 'a.txt' }]);
    expect((await world.as('ana').get(`/v1/spaces/${spot.id}/content/files?limit=1001`)).body).toEqual(bad('limit', 'limit must be 1 to 1000.'));
  });

  it('go on where they were while files come and go', async () => {
    const spot = await makeSpot(world, [{ insertFiles: { files: ['a', 'c', 'e'].map((name) => ({ name, base64: base64(name), ref: name })) } }]);
    const first = (await world.as('ana').get(`/v1/spaces/${spot.id}/content/files?limit=2`)).body;
    await edit(world, spot.id, [{ deleteFile: { file: idOf(spot, 'c') } }, { insertFiles: { files: ['b', 'd'].map((name) => ({ name, base64: base64(name) })) } }]);
    const second = (await world.as('ana').get(`/v1/spaces/${spot.id}/content/files?limit=2&page=${first.next.page}`)).body;
    expect([second.items.map(({ name }: { name: string }) => name), second.count, second.next]).toEqual([['d', 'e'], 4, undefined]);
    const other = await makeSpot(world, [{ insertFile: { name: 'a', base64: 'YQ==' } }]);
    const refusal = await world.as('ana').get(`/v1/spaces/${other.id}/content/files?page=${first.next.page}`);
    expect(refusal.body).toEqual(refused(400, 'BAD_CURSOR', 'This cursor belongs to another list, order or filter. Begin again without it.', { field: 'page' }));
  });

  it('take as many statements for many as for one', async () => {
    const count = async (files: number) => {
      const spot = await makeSpot(world, [{ insertFiles: { files: Array.from({ length: files }, (_, i) => ({ name: `${i}`, base64: base64(`${files} ${i}`) })) } }]);
      const list = await world.countStatements('ana', (visitor) => visitor.get(`/v1/spaces/${spot.id}/content/files`));
      return [list, await world.countStatements('ana', (visitor) => visitor.get(`/v1/spaces/${spot.id}/content`))];
    };
    expect(await count(20)).toEqual(await count(1));
  });

  it('that is not there is 404, and null in GraphQL', async () => {
    const guide = ids.space('guide');
    for (const id of [newId('File'), ids.page('guide', 1), 'x']) expect((await world.as('ana').get(`/v1/spaces/${guide}/content/files/${id}`)).body).toEqual(notFound);
    const { data } = await world.as('ana').query('query ($s: ID!, $id: ID!) { space(id: $s) { revision { file(id: $id) { id } } } }', { s: guide, id: newId('File') });
    expect(data.space.revision.file).toBe(null);
  });
});

describe('a download address', () => {
  const expired = 'This address of a file has expired. Ask for the file anew: it has a new address.';

  it('needs no token, is the same for an hour, and gives nothing once it has expired', async () => {
    const { blobs } = world.door.as(ids.user('ana'));
    const { body } = await world.as('ana').post(uploads, { name: 'käse.txt', base64: base64('Käse') });
    const file = { hash: createHash('sha256').update('Käse').digest('hex'), name: 'käse.txt', contentType: 'text/plain', size: 5 };
    const hour = Math.ceil(Date.now() / 3_600_000) * 3_600_000;
    expect([blobs.downloadURL(file, new Date(hour - 1)), blobs.downloadURL(file, new Date(hour - 3_599_000))]).toEqual([body.downloadURL, body.downloadURL]);
    const answer = await fetch(body.downloadURL);
    expect([answer.status, await answer.text(), answer.headers.get('content-disposition')]).toEqual([200, 'Käse', `inline; filename="k_se.txt"; filename*=UTF-8''k%C3%A4se.txt`]);
    const late = await fetch(blobs.downloadURL(file, new Date(Date.now() - 2 * 3_600_000)), { headers: { 'x-request-id': 'test' } });
    expect([late.status, await late.json()]).toEqual([404, refused(404, 'NOT_FOUND', expired)]);
    expect((await fetch(blobs.downloadURL(file, new Date(hour - 3_600_000)))).status).toBe(200);
  });

  it('is good for what it was made for alone', async () => {
    const { body } = await world.as('ana').post(uploads, { name: 'a.txt', base64: base64('mine') });
    const url = new URL(body.downloadURL);
    const [, folder, token = '', name] = url.pathname.split('/');
    const [payload = '', signature] = token.split('.');
    const forged = Buffer.from(payload, 'base64url').toString().replace('text/plain', 'text/html');
    for (const path of [`/${folder}/${token}/b.html`, `/${folder}/${Buffer.from(forged).toString('base64url')}.${signature}/${name}`, `/${folder}/${payload}/${name}`]) {
      expect((await fetch(`${world.url}${path}`)).status).toBe(404);
    }
  });

  it('gives a part of the bytes to who asks for a part', async () => {
    const { body } = await world.as('ana').post(uploads, { name: 'a.txt', base64: base64('0123456789') });
    const answer = await fetch(body.downloadURL, { headers: { range: 'bytes=2-4' } });
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([206, 'bytes 2-4/10', '234']);
  });
});

describe('a file at an address', () => {
  let server: Server;
  let base = '';
  let asked: string[] = [];
  beforeAll(async () => {
    server = createServer((req, res) => {
      asked.push(req.url ?? '');
      if (req.url === '/pictures/dot.png?size=2') res.writeHead(200, { 'content-type': 'text/plain' }).end(png);
      else if (req.url === '/old') res.writeHead(302, { location: '/pictures/dot.png?size=2' }).end();
      else if (req.url === '/notes') res.writeHead(200, { 'content-type': 'text/markdown; charset=utf-8' }).end('# Notes');
      else if (req.url === '/large') res.writeHead(200).end(Buffer.alloc(20 * 1024 * 1024 + 1));
      else res.writeHead(404).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const filesOf = async (place: World, space: string) => {
    const { files } = (await place.as('ana').get(`/v1/spaces/${space}/content`)).body;
    return files.map(({ name, contentType, size, dimensions }: Record<string, unknown>) => ({ name, contentType, size, ...(dimensions !== undefined && { dimensions }) }));
  };

  it('is fetched, also past a redirect, and known by its bytes; its name is the last part of the address unless it is given', async () => {
    const [first, second] = [await makeSpot(open), await makeSpot(open)];
    const edits = [
      { insertFiles: { files: [{ url: `${base}/old` }, { url: `${base}/notes`, name: 'b.md' }, { url: `${base}/pictures/dot.png?size=2`, name: 'c.png', ref: 'c' }] } },
      page('A', { markdown: '![](c)' }),
    ];
    await post(open.as('ana'), first.id, edits);
    await edit(open, second.id, edits);
    const picture = { contentType: 'image/png', size: png.length, dimensions: { width: 2, height: 3 } };
    for (const { id } of [first, second]) {
      expect(await filesOf(open, id)).toEqual([
        { name: 'b.md', contentType: 'text/markdown', size: 7 },
        { name: 'c.png', ...picture },
        { name: 'dot.png', ...picture },
      ]);
    }
  });

  it.each([
    ['/nowhere', 'This address gave no file: This address answered 404.'],
    ['/large', 'This address gave no file: What is at this address has more than 20971520 bytes.'],
  ])('that gives none is told so: %s', async (path, message) => {
    const spot = await makeSpot(open);
    const edits = [page('A'), { insertFiles: { files: [{ name: 'a', base64: 'YQ==' }, { url: `${base}${path}` }] } }];
    const refusal = { status: 400, reason: 'BAD_USER_INPUT', at: '1.insertFiles.files.1.url', message };
    await expectRefusal(open, spot.id, edits, refusal);
  });

  it('in a private network is not asked unless the settings allow it', async () => {
    asked = [];
    const spot = await makeSpot(world);
    const message = 'This address gave no file: This address does not lead to the public internet. Only public addresses are read.';
    await expectRefusal(world, spot.id, [{ insertFile: { url: `${base}/notes` } }], { status: 400, reason: 'BAD_USER_INPUT', at: '0.insertFile.url', message });
    expect(asked).toEqual([]);
  });

  it('is not asked for who may not edit, nor where another file of the batch is none', async () => {
    asked = [];
    expect((await post(open.as('cat'), ids.space('guide'), [{ insertFile: { url: `${base}/notes` } }])).body).toEqual(forbidden('edit', 'comment'));
    expect((await post(open.as('eve'), ids.space('guide'), [{ insertFile: { url: `${base}/notes` } }])).body).toEqual(notFound);
    expect(asked).toEqual([]);
  });

  it('is not asked where more than 20 of one request are wanted', async () => {
    asked = [];
    const spot = await makeSpot(open);
    const files = (count: number) => ({ insertFiles: { files: Array.from({ length: count }, () => ({ url: `${base}/notes` })) } });
    const message = 'At most 20 files of one request come from addresses: upload the others.';
    await expectRefusal(open, spot.id, [files(15), files(6)], { status: 400, reason: 'BAD_USER_INPUT', at: '1.insertFiles.files.5', message });
    expect(asked).toEqual([]);
  });
});
