// Tests file uploads: the response, the detected type and size, and the refusals.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import {
  bad,
  badAt,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
} from '../content/expected.ts';
import { checkAnswer } from '../contract/check.ts';
import { addedBy, nothingAdded } from '../edit/support.ts';
import { ids, type Person, type RestResult, useWorld } from '../support.ts';
import { base64, fileBody, png, uploads } from './made.ts';
import { sql } from '../sql.ts';

const world = useWorld();

const UPLOAD =
  'mutation ($input: UploadFileInput!) { uploadFile(input: $input) { file { id: fileId name contentType size dimensions { width height } git { path } downloadUrl } } }';
const FILE = 'query ($id: ID!) { file(id: $id) { id: fileId name contentType size } }';

/** Uploads a multipart form. */
async function upload(
  name: Person,
  ...parts: [field: string, value: string | Blob, fileName?: string][]
): Promise<RestResult> {
  const form = new FormData();
  for (const [field, value, fileName] of parts) {
    if (typeof value === 'string') form.append(field, value);
    else form.append(field, value, fileName);
  }
  const headers = { authorization: `Bearer ${world.as(name).token}`, 'x-request-id': 'test' };
  const answer = await fetch(`${world.url}${uploads}`, { method: 'POST', body: form, headers });
  const text = await answer.text();
  checkAnswer({
    method: 'POST',
    path: uploads,
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: text,
  });
  return { status: answer.status, headers: answer.headers, body: JSON.parse(text) };
}

describe('an upload', () => {
  it('returns the file of a form, which can then be downloaded', async () => {
    const { status, headers, body } = await upload('ben', [
      'file',
      new Blob([png], { type: 'text/plain' }),
      'a/dot.png',
    ]);
    expect([status, body]).toEqual([
      201,
      fileBody(body, {
        name: 'dot.png',
        contentType: 'image/png',
        size: png.length,
        dimensions: { width: 2, height: 3 },
      }),
    ]);
    expect(headers.get('location')).toBe(`${world.url}${uploads}/${body.id}`);
    expect((await world.as('ana').get(`${uploads}/${body.id}`)).body).toEqual(body);
    expect(Buffer.from(await (await fetch(body.downloadURL)).arrayBuffer()).equals(png)).toBe(true);
  });

  it('returns the same file for base64 in both APIs', async () => {
    const given = { name: 'note.md', contentType: 'text/markdown', base64: base64('# Note\n') };
    const { status, body } = await world.as('ana').post(uploads, given);
    expect([status, body]).toEqual([
      201,
      fileBody(body, { name: 'note.md', contentType: 'text/markdown', size: 7 }),
    ]);
    const { data } = await world
      .as('ana')
      .query(UPLOAD, { input: { organizationId: ids.acme, ...given } });
    const { file } = data.uploadFile;
    expect(file).toEqual({
      id: file.id,
      name: 'note.md',
      contentType: 'text/markdown',
      size: 7,
      dimensions: null,
      git: null,
      downloadUrl: body.downloadURL,
    });
    expect((await world.as('ben').query(FILE, { id: file.id })).data).toEqual({
      file: { id: file.id, name: 'note.md', contentType: 'text/markdown', size: 7 },
    });
    expect(file.id === body.id).toBe(false);
  });

  it.each<[string, string | Buffer, string | undefined, string]>([
    ['a picture sent as a text', png, 'text/plain', 'image/png'],
    [
      'an HTML page sent as a picture',
      '<!doctype html><script>alert(1)</script>',
      'image/png',
      'text/html',
    ],
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>',
      undefined,
      'image/svg+xml',
    ],
    ['a text with a specific type', '{"a": 1}', 'application/json', 'application/json'],
    ['a text without a type', 'words', undefined, 'text/plain'],
    [
      'unknown bytes',
      Buffer.from([1, 2, 3, 0, 255]),
      'application/pdf',
      'application/octet-stream',
    ],
    ['nothing', '', undefined, 'text/plain'],
  ])('detects the content type from the bytes: %s', async (_, bytes, contentType, expected) => {
    const { body } = await world.as('ana').post(uploads, {
      name: 'x',
      base64: base64(bytes),
      ...(contentType !== undefined && { contentType }),
    });
    expect(body.contentType).toBe(expected);
    const answer = await fetch(body.downloadURL);
    expect([
      answer.headers.get('content-type')?.split(';')[0],
      answer.headers.get('content-security-policy'),
    ]).toEqual([expected, "sandbox; default-src 'none'"]);
  });

  it('has dimensions when it is an SVG', async () => {
    const { body } = await world.as('ana').post(uploads, {
      name: 'a.svg',
      base64: base64('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>'),
    });
    expect(body.dimensions).toEqual({ width: 20, height: 10 });
  });

  it('is recorded as an event, and equal bytes are stored once', async () => {
    const bytes = 'Words that come three times.';
    const blobs = async () =>
      (
        await world.console.database.query(sql('SELECT FROM blobs WHERE hash = $1'), [
          createHash('sha256').update(bytes).digest('hex'),
        ])
      ).length;
    for (const name of ['a', 'b'])
      await world.as('ana').post(uploads, { name, base64: base64(bytes) });
    const { body } = await upload('ana', ['file', new Blob([bytes]), 'c.txt']);
    expect(await blobs()).toBe(1);
    const rows = await world.console.database.query(
      sql(
        'SELECT actor_id AS actor, organization_id AS organization FROM events WHERE action = $1 AND subject_id = $2',
      ),
      ['file.upload', body.id],
    );
    expect(rows).toEqual([{ actor: ids.user('ana'), organization: ids.acme }]);
  });

  it('requires the level edit anywhere in the organization', async () => {
    const given = { name: 'a', base64: 'YQ==' };
    const { body } = await world.as('ana').post(uploads, given);
    const work = async () => {
      expect((await world.as('cat').post(uploads, given)).body).toEqual(
        forbidden('edit', 'comment'),
      );
      expect(
        errorsOf(
          await world.as('cat').query(UPLOAD, { input: { organizationId: ids.acme, ...given } }),
        ),
      ).toEqual(forbiddenAt('uploadFile', 'edit', 'comment'));
      expect((await upload('cat', ['file', new Blob(['a']), 'a'])).status).toBe(403);
      expect((await world.as('eve').post(uploads, given)).body).toEqual(notFound);
      expect(
        errorsOf(
          await world.as('eve').query(UPLOAD, { input: { organizationId: ids.acme, ...given } }),
        ),
      ).toEqual(notFoundAt('uploadFile'));
      expect((await world.as('cat').get(`${uploads}/${body.id}`)).body).toEqual(
        forbidden('edit', 'comment'),
      );
      expect((await world.as('eve').get(`${uploads}/${body.id}`)).body).toEqual(notFound);
      expect((await world.as('eve').get(`/v1/orgs/${ids.umbrella}/files/${body.id}`)).body).toEqual(
        notFound,
      );
      expect((await world.as('ana').get(`${uploads}/${newId('File')}`)).body).toEqual(notFound);
    };
    expect(await addedBy(world, work)).toEqual(nothingAdded);
  });

  it('is refused without bytes, with too many bytes, and with invalid base64', async () => {
    const send = async (body: object) => (await world.as('ana').post(uploads, body)).body;
    expect(await send({ name: 'a' })).toEqual(bad('base64', 'Send the bytes of one file.'));
    expect(await send({ name: 'a', base64: '%%%%' })).toEqual(bad('base64', 'This is not base64.'));
    expect(await send({ name: '', base64: 'YQ==' })).toEqual(
      bad('name', 'name must have 1 to 255 characters, and has 0.'),
    );
    const large = { name: 'a', base64: base64(Buffer.alloc(10 * 1024 * 1024 + 1)) };
    const message =
      'A file may have at most 10 MiB here. Upload larger files as multipart/form-data.';
    expect(await send(large)).toEqual(bad('base64', message));
    expect(
      errorsOf(
        await world.as('ana').query(UPLOAD, { input: { organizationId: ids.acme, ...large } }),
      ),
    ).toEqual(badAt('uploadFile', 'input.base64', message));
    expect(
      (
        await world
          .as('ana')
          .post(uploads, { name: 'a', base64: base64(Buffer.alloc(10 * 1024 * 1024)) })
      ).status,
    ).toBe(201);
    expect((await upload('ana', ['file', 'a text, not a file'])).body).toEqual(
      bad('file', 'Send the file in the part "file", with its name.'),
    );
  });

  it('does not return bytes that another user staged, even by their hash', async () => {
    const staged = world.console.as(ids.user('ben')).blobs;
    const stored = await staged.store(Buffer.from('of ben'), { name: 'a' });
    const ticket = staged.createUploadTicket(stored, ids.user('ben'), new Date());
    const none =
      'This is not a file that you uploaded. Upload it and send the value from the response.';
    for (const text of [ticket, stored.hash, `${stored.hash}.AAAA`]) {
      expect(
        errorsOf(
          await world
            .as('ana')
            .query(UPLOAD, { input: { organizationId: ids.acme, name: 'a', upload: text } }),
        ),
      ).toEqual(badAt('uploadFile', 'input.upload', none));
    }
    for (const field of ['upload', 'staged'])
      expect((await world.as('ana').post(uploads, { name: 'a', [field]: ticket })).status).toBe(
        400,
      );
    const late = staged.createUploadTicket(
      stored,
      ids.user('ana'),
      new Date(Date.now() - 16 * 60_000),
    );
    expect(
      errorsOf(
        await world
          .as('ana')
          .query(UPLOAD, { input: { organizationId: ids.acme, name: 'a', upload: late } }),
      ),
    ).toEqual(
      badAt(
        'uploadFile',
        'input.upload',
        'This upload is older than 15 minutes. Upload the file again.',
      ),
    );
  });
});
