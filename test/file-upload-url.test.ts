// Tests uploads at URLs: the URL, the file that arrives, and the refusals.
import { describe, expect, it } from 'vitest';
import { writeUploadPath } from '../src/data/blobs/upload-url.ts';
import { newId } from '../src/data/new-id.ts';
import { bad, errorsOf, forbidden, graphQLError, notFound, refused } from './content/expected.ts';
import { eventsOf, makeTestOrganization, visitorOf } from './content/rows.ts';
import { makeTestSpace, post } from './edit/support.ts';
import { sql } from './sql.ts';
import { ids, type Person, useWorld } from './support.ts';
import { fileBody, png, uploads } from './file/made.ts';

const world = useWorld();

const storage = `/v1/orgs/${ids.acme}/storage/upload`;
const CREATE =
  'query ($input: FileUploadUrlInput!) { fileUploadUrl(input: $input) { url fileId expiresAt } }';
const UNKNOWN = refused(
  404,
  'NOT_FOUND',
  'This upload URL is unknown, or older than 15 minutes. Request a new one.',
);

const announced = (size: number = png.length) => ({
  file: { name: 'logo.png', type: 'image/png', size },
  kind: 'organization_file',
});

/** Requests a URL and returns the response body. */
async function request(name: Person = 'ben', size?: number) {
  const { status, body } = await world.as(name).post(storage, announced(size));
  expect([status, body.error]).toEqual([200, undefined]);
  return body as { url: string; key: string };
}

/** Sends bytes to a URL, without a token. */
async function put(url: string, body: BodyInit, method = 'PUT') {
  const answer = await fetch(url, { method, body, headers: { 'x-request-id': 'test' } });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}

const fileAt = async (key: string) => (await world.as('ana').get(`${uploads}/${key}`)).body;

describe('an upload URL', () => {
  it('takes the bytes of one file, which has the key as its id', async () => {
    const { status, body } = await world.as('ben').post(storage, announced());
    const { url, key, expiresAt } = body;
    expect([status, body]).toEqual([200, { object: 'storage-signed-url', url, key, expiresAt }]);
    expect([url.startsWith(`${world.url}/uploads/`), key]).toEqual([
      true,
      expect.stringMatching(/^fil_\w{22}$/),
    ]);
    const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
    expect(minutes > 0 && minutes <= 15).toBe(true);
    expect(await fileAt(key)).toEqual(notFound);
    expect(await put(url, png)).toEqual({ status: 204, body: null });
    const file = await fileAt(key);
    expect(file).toEqual(
      fileBody(file, {
        name: 'logo.png',
        contentType: 'image/png',
        size: png.length,
        dimensions: { width: 2, height: 3 },
      }),
    );
    expect(file.id).toBe(key);
    expect(Buffer.from(await (await fetch(file.downloadURL)).arrayBuffer()).equals(png)).toBe(true);
    const events = await eventsOf(world, ids.acme, 'file.upload');
    expect(events.filter(({ subjectId }) => subjectId === key)).toEqual([
      { subjectId: key, fields: [], related: [] },
    ]);
    const rows = await world.console.database.query(
      sql<{ actor_id: string }>('SELECT actor_id FROM events WHERE subject_id = $1'),
      [key],
    );
    expect(rows).toEqual([{ actor_id: ids.user('ben') }]);
  });

  it('is the same in GraphQL, and the file can be used in content', async () => {
    const input = { organizationId: ids.acme, file: announced().file, kind: 'IMPORT_FILE' };
    const { data } = await world.as('ben').query(CREATE, { input });
    const { url, fileId } = data.fileUploadUrl;
    expect((await put(url, png)).status).toBe(204);
    const space = await makeTestSpace(world);
    await post(world.as('ana'), space.id, [{ insertFile: { file: fileId } }]);
    expect(
      (await world.as('ana').get(`/v1/spaces/${space.id}/content/files/${fileId}`)).body,
    ).toEqual(await fileAt(fileId));
  });

  it('can be used again for the same bytes, and not for others', async () => {
    const { url, key } = await request();
    expect((await put(url, png)).status).toBe(204);
    const file = await fileAt(key);
    expect(await put(url, png)).toEqual({ status: 204, body: null });
    const other = Buffer.from(png);
    other[other.length - 1] = 7;
    expect((await put(url, other)).body).toEqual(
      refused(409, 'CONFLICT', 'Another file was uploaded at this URL. Request a new one.'),
    );
    expect(await fileAt(key)).toEqual(file);
    const events = await eventsOf(world, ids.acme, 'file.upload');
    expect(events.filter(({ subjectId }) => subjectId === key)).toHaveLength(1);
  });

  it('takes the same bytes from concurrent requests, and writes one file', async () => {
    const { url, key } = await request();
    const answers = await Promise.all(Array.from({ length: 6 }, () => put(url, png)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
    const events = await eventsOf(world, ids.acme, 'file.upload');
    expect(events.filter(({ subjectId }) => subjectId === key)).toHaveLength(1);
  });

  it('refuses a file of another size', async () => {
    const { url, key } = await request('ben', 4);
    expect((await put(url, 'abc')).body).toEqual(
      bad('size', 'The file has 3 bytes, and 4 were declared.'),
    );
    const tooLong = await put(url, 'abcde');
    expect([tooLong.status, tooLong.body.error.reason]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const body = new Blob(['abc', 'def']).stream();
    // a body without a length
    const chunked = await fetch(url, { method: 'PUT', body, duplex: 'half' } as RequestInit);
    expect(chunked.status).toBe(413);
    expect(await fileAt(key)).toEqual(notFound);
    expect((await put(url, 'abcd')).status).toBe(204);
  });

  it('is refused when it was altered, is older than 15 minutes, or is of another kind', async () => {
    const { url } = await request();
    const altered = url.replace(/.(?=.{40}$)/, (one) => (one === 'A' ? 'B' : 'A'));
    for (const address of [altered, `${world.url}/uploads/x`, `${world.url}/uploads/`])
      expect((await put(address, png)).body).toEqual(UNKNOWN);
    const { path } = writeUploadPath(
      world.console.secrets,
      {
        organizationId: ids.acme,
        userId: ids.user('ana'),
        fileId: newId('File'),
        name: 'late.png',
        contentType: 'image/png',
        size: png.length,
      },
      new Date(Date.now() - 15 * 60_000 - 1),
    );
    expect((await put(world.url + path, png)).body).toEqual(UNKNOWN);
    const posted = await put(url, png, 'POST');
    expect([posted.status, posted.body.error.reason]).toEqual([405, 'METHOD_NOT_ALLOWED']);
  });

  it('has the rights that its user has at the time of the upload', async () => {
    const organization = await makeTestOrganization(world, ['CREATE']);
    const home = `/v1/orgs/${organization.id}`;
    const { body } = await (await visitorOf(world, organization, 1)).post(
      `${home}/storage/upload`,
      announced(),
    );
    const member = `${home}/members/${organization.userIds[1]}`;
    expect((await world.as('ana').delete(member)).status).toBe(204);
    expect((await put(body.url, png)).body).toEqual(notFound);
    expect((await world.as('ana').get(`${home}/files/${body.key}`)).body).toEqual(notFound);
  });

  it('requires the level edit on any content', async () => {
    expect((await world.as('dan').post(storage, announced())).body).toEqual(
      forbidden('edit', 'guest'),
    );
    expect((await world.as('eve').post(storage, announced())).body).toEqual(notFound);
  });

  it.each([
    [{}, 'file', 'file is required.'],
    [{ file: { name: 'a', type: 'text/plain' } }, 'file.size', 'file.size is required.'],
    [{ ...announced(104_857_601) }, 'file.size', 'size must be 0 to 104857600.'],
    [{ ...announced(-1) }, 'file.size', 'size must be 0 to 104857600.'],
    [
      { ...announced(), kind: 'customization_font' },
      'kind',
      'kind must be one of organization_file, import_file.',
    ],
  ])('is refused for %j', async (input, field, message) => {
    expect((await world.as('ben').post(storage, input)).body).toEqual(bad(field, message));
  });

  it('is refused in GraphQL for a file without a name', async () => {
    const input = { organizationId: ids.acme, file: { name: '', type: 'image/png', size: 3 } };
    expect(errorsOf(await world.as('ben').query(CREATE, { input }))).toEqual(
      graphQLError(
        ['fileUploadUrl'],
        'BAD_USER_INPUT',
        'name must have 1 to 255 characters, and has 0.',
        { field: 'input.file.name' },
      ),
    );
  });
});
