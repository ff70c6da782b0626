/** Tests files of GraphQL multipart requests: where they go, and what is refused before they are read. */
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sql } from '../sql.ts';
import { ids, type Person, useWorld } from '../support.ts';
import { png, uploads } from './made.ts';

const world = useWorld();

const UPLOAD = `mutation ($input: UploadFileInput!) {
  uploadFile(input: $input) {
    file { id name contentType size dimensions { width height } downloadUrl } } }`;

type Parts = Readonly<Record<string, string | Blob | undefined>>;

const operations = (variables: object = {}, query = UPLOAD): string =>
  JSON.stringify({
    query,
    variables: {
      input: {
        organizationId: ids.acme,
        name: 'a/dot.png',
        contentType: 'text/plain',
        upload: null,
      },
      ...variables,
    },
  });
const MAP = JSON.stringify({ 0: ['variables.input.upload'] });
const file = (bytes: string | Buffer = png) =>
  new Blob([Uint8Array.from(Buffer.from(bytes))], { type: 'text/plain' });
const PREFLIGHT = { 'graphql-require-preflight': '1' };

/** Sends a form with these parts, in their order. */
async function send(
  name: Person | undefined,
  parts: Parts,
  headers: Readonly<Record<string, string>> = PREFLIGHT,
) {
  const form = new FormData();
  for (const [part, value] of Object.entries(parts)) {
    if (typeof value === 'string') form.append(part, value);
    else if (value) form.append(part, value, 'sent.bin');
  }
  const token = name && world.as(name).token;
  const answer = await fetch(`${world.url}/graphql`, {
    method: 'POST',
    body: form,
    headers: {
      'x-request-id': 'test',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

const parts = (given: Parts = {}): Parts => ({ operations: operations(), map: MAP, ...given });
const FILE_MAP = JSON.stringify({ file: ['variables.input.upload'] });
let sent = 0;
/** Returns the parts with a file; by default with one that was not sent before. */
const withFile = ({ file: given, ...others }: Parts = {}): Parts => ({
  ...parts({ map: FILE_MAP, ...others }),
  file: given ?? file(`File ${sent++}`),
});

const countBlobs = async (): Promise<number> => {
  const [row] = await world.console.database.query(
    sql<{ count: number }>('SELECT count(*)::int AS count FROM blobs'),
    [],
  );
  return row?.count ?? 0;
};
const temporaryFiles = (): string[] => {
  try {
    return readdirSync(path.join(world.dataFolder, 'files/scratch'));
  } catch {
    return []; // nothing was staged here yet
  }
};

/** Expects that a request is refused, and that it stored nothing. */
async function expectRefused(
  sending: () => Promise<{ status: number; body: unknown }>,
  status: number,
  code: string,
  message: string,
  field?: string,
): Promise<void> {
  const before = await countBlobs();
  const answer = await sending();
  expect([answer.status, answer.body]).toEqual([
    status,
    {
      errors: [
        {
          message,
          extensions: { code, ...(field !== undefined && { field }), requestId: 'test' },
        },
      ],
    },
  ]);
  expect([await countBlobs(), temporaryFiles()]).toEqual([before, []]);
}

describe('a file of a multipart request', () => {
  it('is uploaded as through /v1, with the name in the input', async () => {
    const { status, body } = await send('ben', withFile({ file: file() }));
    const { id, downloadUrl } = body.data.uploadFile.file;
    expect([status, body]).toEqual([
      200,
      {
        data: {
          uploadFile: {
            file: {
              id,
              name: 'dot.png',
              contentType: 'image/png',
              size: png.length,
              dimensions: { width: 2, height: 3 },
              downloadUrl,
            },
          },
        },
        extensions: { cost: { nodes: 3, points: 1 } },
      },
    ]);
    expect(Buffer.from(await (await fetch(downloadUrl)).arrayBuffer()).equals(png)).toBe(true);
    const same = await world.as('ben').get(`${uploads}/${id}`);
    expect([same.status, same.body.name]).toEqual([200, 'dot.png']);
  });

  it('can be sent to a variable of its own', async () => {
    const query = UPLOAD.replace(
      '$input: UploadFileInput!',
      '$organizationId: ID!, $file: Upload!',
    ).replace(
      'input: $input',
      'input: { organizationId: $organizationId, name: "own.png", upload: $file }',
    );
    const { body } = await send(
      'ben',
      withFile({
        file: file(),
        operations: operations({ input: undefined, organizationId: ids.acme, file: null }, query),
        map: JSON.stringify({ file: ['variables.file'] }),
      }),
    );
    expect(body.data.uploadFile.file.name).toBe('own.png');
  });

  it('is uploaded once under an Idempotency-Key', async () => {
    const headers = { ...PREFLIGHT, 'idempotency-key': 'multipart-1' };
    const first = await send('ben', withFile({ file: file() }), headers);
    expect((await send('ben', withFile({ file: file() }), headers)).body).toEqual(first.body);
    const other = await send('ben', withFile({ file: file('other') }), headers);
    expect(other.body.errors[0].extensions.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('of several MiB is stored while it arrives', async () => {
    const bytes = Buffer.alloc(20 * 1_048_576, 'some text ');
    const { body } = await send('ben', withFile({ file: file(bytes) }));
    expect(body.data.uploadFile.file.size).toBe(bytes.length);
    expect(temporaryFiles()).toEqual([]);
  });
});

describe('a file without a name in the input', () => {
  const withoutName = (given: object): string =>
    operations({ input: { organizationId: ids.acme, ...given } });

  it('has the name and the type of its part', async () => {
    const { body } = await send('ben', withFile({ operations: withoutName({ upload: null }) }));
    const { name, contentType } = body.data.uploadFile.file;
    expect([name, contentType]).toEqual(['sent.bin', 'text/plain']);
  });

  it('is refused when it is sent in base64, in both APIs', async () => {
    const ben = world.as('ben');
    const message = 'Send the name of the file.';
    const input = { organizationId: ids.acme, base64: 'TW9uZGF5' };
    expect((await ben.query(UPLOAD, { input })).errors?.[0]).toMatchObject({
      ...{ message, path: ['uploadFile'] },
      extensions: { code: 'BAD_USER_INPUT', field: 'input.name' },
    });
    const { status, body } = await ben.post(`/v1/orgs/${ids.acme}/files`, { base64: 'TW9uZGF5' });
    expect([status, body.error.message, body.error.field]).toEqual([400, message, 'name']);
  });
});

describe('a multipart request is refused', () => {
  const NEEDS_HEADER = 'A form also needs the header "GraphQL-Require-Preflight: 1".';

  it('without the header that other origins cannot send', () =>
    expectRefused(() => send('ben', withFile(), {}), 415, 'UNSUPPORTED_MEDIA_TYPE', NEEDS_HEADER));

  it('without a token', () =>
    expectRefused(
      () => send(undefined, withFile()),
      401,
      'UNAUTHENTICATED',
      'A token is required: send the header "Authorization: Bearer <token>".',
    ));

  it('in an organization that the caller cannot see, or may not upload to', async () => {
    await expectRefused(
      () => send('eve', withFile()),
      404,
      'NOT_FOUND',
      'The object does not exist, or you cannot see it. Check the URL and the ids in it.',
    );
    const { status, body } = await send('cat', withFile());
    expect([status, body.errors[0].extensions.code]).toEqual([403, 'FORBIDDEN']);
    expect(temporaryFiles()).toEqual([]);
  });

  it('when it claims more than 100 MiB, before it is read', async () => {
    const { hostname, port } = new URL(world.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /graphql HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${world.as('ben').token}\r\nGraphQL-Require-Preflight: 1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${102 * 1_048_576}\r\n\r\n--x\r\n`,
    );
    const text = await new Promise<string>((resolve) =>
      socket.once('data', (chunk) => resolve(String(chunk))),
    );
    socket.destroy();
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toContain('"code":"PAYLOAD_TOO_LARGE"');
  });

  const NAMED =
    'The part `map` must name one variable of the file, for example {"0":["variables.input.upload"]}.';
  const noNull = (at: string) => `There is no null at ${at} in \`operations\`.`;
  const map = (at: unknown) => ({ map: JSON.stringify({ file: at }) });

  it.each<[string, Parts, string, string]>([
    [
      'without a file',
      parts(),
      'The form has no file. Send a request without files as JSON.',
      'file',
    ],
    [
      'with the file before the operation',
      { file: file(), operations: operations(), map: FILE_MAP },
      'Send the parts `operations` and `map` before the file.',
      'operations',
    ],
    [
      'without a map',
      { operations: operations(), file: file() },
      'Send the parts `operations` and `map` before the file.',
      'map',
    ],
    [
      'with an operation that is no JSON',
      withFile({ operations: '{' }),
      'The part `operations` is not valid JSON.',
      'operations',
    ],
    [
      'with a list of operations',
      withFile({ operations: `[${operations()}]` }),
      'The part `operations` must be one JSON object.',
      'operations',
    ],
    ['with a map of another part', withFile({ map: MAP }), NAMED, 'map'],
    ['with a map without a list', withFile(map('variables.input.upload')), NAMED, 'map'],
    [
      'with two places of the file',
      withFile(map(['variables.input.upload', 'variables.input.base64'])),
      NAMED,
      'map',
    ],
    ['with a place outside the variables', withFile(map(['query'])), NAMED, 'map'],
    [
      'with a place that holds a value',
      withFile(map(['variables.input.name'])),
      noNull('variables.input.name'),
      'map',
    ],
    [
      'with a place in a prototype',
      withFile(map(['variables.__proto__.polluted'])),
      noNull('variables.__proto__.polluted'),
      'map',
    ],
    [
      'without the organization in its variables',
      withFile({ operations: operations({ input: { organizationId: 1, upload: null } }) }),
      'Name the organization of the file in the variables, as `input.organizationId` or `organizationId`.',
      'variables.input.organizationId',
    ],
    [
      'with two files',
      { ...withFile(), second: file('second') },
      'The form can have one file and few other fields.',
      'file',
    ],
  ])('%s', (_, form, message, field) =>
    expectRefused(() => send('ben', form), 400, 'BAD_USER_INPUT', message, field),
  );

  it('with an operation of more than 1 MiB', () =>
    expectRefused(
      () => send('ben', withFile({ operations: operations({ more: 'x'.repeat(1_100_000) }) })),
      413,
      'PAYLOAD_TOO_LARGE',
      'The operation of a form may have at most 1 MiB.',
    ));

  it('with errors of its operation as any other', async () => {
    const { status, body } = await send(
      'ben',
      withFile({ operations: operations({}, '{ nope }') }),
    );
    expect([status, body.errors[0].extensions.code]).toEqual([200, 'BAD_USER_INPUT']);
    const query = `mutation ($other: ID!, $file: Upload!) {
      uploadFile(input: { organizationId: $other, name: "a", upload: $file }) { file { id } } }`;
    const refused = await send(
      'ben',
      withFile({
        operations: operations({ other: ids.umbrella, file: null }, query),
        map: JSON.stringify({ file: ['variables.file'] }),
      }),
    );
    expect(refused.body.errors[0].extensions.code).toBe('NOT_FOUND');
  });
});

describe('an Upload', () => {
  it('in JSON is refused: only a form has files', async () => {
    const input = (upload: unknown) => ({
      input: { organizationId: ids.acme, name: 'a', upload },
    });
    const text = await world.as('ben').query(UPLOAD, input('any'));
    expect(text.errors[0].extensions).toEqual({
      code: 'BAD_USER_INPUT',
      field: 'input.upload',
      requestId: 'test',
    });
    const number = await world.as('ben').query(UPLOAD, input(1));
    expect(number.errors[0].message).toContain('An Upload must be a variable that is null');
    const v1 = await world.as('ben').post(uploads, { name: 'a', upload: 'any' });
    expect([v1.status, v1.body.error.field]).toEqual([400, 'upload']);
  });
});
