/** Checks uploads over real connections: one file in a form, and invalid requests. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer, until } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

interface Reply {
  readonly status: number;
  readonly body: { upload: string; error?: { message: string; reason: string } } & Record<
    string,
    unknown
  >;
}

async function post(body: FormData | string, headers: Record<string, string> = {}): Promise<Reply> {
  const answer = await fetch(`${server.url}/v1/upload`, {
    method: 'POST',
    body,
    headers: { authorization: 'Bearer x', ...headers },
  });
  return { status: answer.status, body: (await answer.json()) as Reply['body'] };
}

/** Returns the status, code and message of a refused form. */
async function refusal(
  body: FormData | string,
  headers?: Record<string, string>,
): Promise<unknown[]> {
  const { status, body: answer } = await post(body, headers);
  return [status, answer.error?.reason, answer.error?.message];
}

function form(...parts: [name: string, value: string | Blob, fileName?: string][]): FormData {
  const form = new FormData();
  for (const [name, value, fileName = ''] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, fileName);
  }
  return form;
}

const hello = new Blob(['hello'], { type: 'text/markdown' });
const helloHash = createHash('sha256').update('hello').digest('hex');
const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
const part = (disposition: string, body = 'hello'): string =>
  `--b\r\nContent-Disposition: form-data${disposition}\r\n\r\n${body}\r\n`;

describe('an upload', () => {
  it('is staged, and returns a ticket for the sender', async () => {
    const { status, body } = await post(form(['file', hello, 'Grüße (1).md']));
    const { upload, ...rest } = body;
    expect([status, rest]).toEqual([201, { name: 'Grüße (1).md', contentType: 'text/markdown' }]);
    expect(server.blobs.openUploadTicket(upload, 'ana', new Date())).toEqual({
      hash: helloHash,
      size: 5,
      contentType: 'text/markdown',
      name: 'Grüße (1).md',
    });
    expect([await server.blobs.backend.size(helloHash), server.temporaryFiles()]).toEqual([5, []]);
  });

  it('may have other fields, which are ignored', async () => {
    const { status, body } = await post(
      form(['a', 'x'.repeat(20_000)], ['file', hello, 'a.md'], ['b', 'y']),
    );
    expect([status, body['name']]).toEqual([201, 'a.md']);
  });

  it('has no path in its name', async () => {
    expect(
      (await post(`${part('; name="file"; filename="..\\\\..\\\\a/b.txt"')}--b--`, multipart)).body,
    ).toEqual({ name: 'b.txt', contentType: 'text/plain', upload: expect.any(String) });
  });

  it('may be exactly as large as the limit, with or without a declared length', async () => {
    expect((await post(form(['file', new Blob(['x'.repeat(1000)]), 'a']))).status).toBe(201);
    const tooLarge = [413, 'PAYLOAD_TOO_LARGE', 'A file may have at most 1000 bytes.'];
    expect(await refusal(form(['file', new Blob(['x'.repeat(1001)]), 'a']))).toEqual(tooLarge);
    expect(await refusal(form(['file', new Blob(['x'.repeat(3_000_000)]), 'a']))).toEqual(tooLarge);
    expect(server.temporaryFiles()).toEqual([]);
  });

  it('may be slow', async () => {
    const late = await openTestServer({ deadlineMs: 30 });
    const socket = connect(late.port, '127.0.0.1');
    const body = `${part('; name="file"; filename="a"')}--b--\r\n`;
    socket.write(
      `POST /v1/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer x\r\nConnection: close\r\nContent-Type: ${multipart['content-type']}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 80)}`,
    );
    setTimeout(() => socket.write(body.slice(80)), 200);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 201 /);
    await late.close();
  });

  it('needs a token', async () => {
    const answer = await fetch(`${server.url}/v1/upload`, {
      method: 'POST',
      body: form(['file', hello, 'a']),
    });
    expect(answer.status).toBe(401);
  });
});

describe('an invalid upload', () => {
  const belongs = 'Send the file in the part "file", with its name.';
  const oneAtATime = 'The form can have one file and few other fields.';
  const none = 'The form has no file. Send it in the part "file", with its name.';
  const broken = 'The form is invalid: its parts are not terminated.';

  it.each<[string, () => FormData, string]>([
    ['a form without a file', () => form(['a', 'b']), none],
    ['an empty form', () => form(), none],
    ['a field in place of the file', () => form(['file', 'hello']), belongs],
    ['a file in another part', () => form(['attachment', hello, 'a']), belongs],
    ['a second file', () => form(['file', hello, 'a'], ['file', hello, 'b']), oneAtATime],
    [
      'too many fields',
      () =>
        form(...Array.from({ length: 21 }, (_, i): [string, string] => [`f${i}`, 'x']), [
          'file',
          hello,
          'a',
        ]),
      oneAtATime,
    ],
    [
      'too many fields after the file',
      () =>
        form(
          ['file', hello, 'a'],
          ...Array.from({ length: 21 }, (_, i): [string, string] => [`f${i}`, 'x']),
        ),
      oneAtATime,
    ],
  ])('is refused: %s', async (_, make, message) => {
    expect(await refusal(make())).toEqual([400, 'BAD_USER_INPUT', message]);
    expect(server.temporaryFiles()).toEqual([]);
  });

  it.each([
    ['a file without a name', `${part('; name="file"; filename=""')}--b--`, belongs],
    ['a part with only a name', `${part('; name="file"')}--b--`, belongs],
    ['a form without an end', part('; name="file"; filename="a"'), broken],
    ['an empty body', '', none],
    ['a form without parts', 'hello', none],
  ])('is refused: %s', async (_, body, message) => {
    expect(await refusal(body, multipart)).toEqual([400, 'BAD_USER_INPUT', message]);
  });

  it('includes a form with large other fields, with or without a declared length', async () => {
    const body = `${part('; name="file"; filename="a"')}${part('; name="a"', 'x'.repeat(1_060_000))}--b--`;
    expect(await refusal(body, multipart)).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
      'A file may have at most 1000 bytes.',
    ]);
    const answer = await fetch(`${server.url}/v1/upload`, {
      method: 'POST',
      body: new Blob([body]).stream(),
      ...{ duplex: 'half' },
      headers: { authorization: 'Bearer x', ...multipart },
    });
    expect([answer.status, (await answer.json()) as unknown]).toEqual([
      400,
      {
        error: {
          code: 400,
          reason: 'BAD_USER_INPUT',
          message: 'The other fields of the form are too large.',
          requestId: expect.any(String),
        },
      },
    ]);
    expect(server.temporaryFiles()).toEqual([]);
  });

  it('includes a body of another type', async () => {
    for (const type of [
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/mixed; boundary=b',
      'text/plain',
    ]) {
      expect(await refusal('{}', { 'content-type': type })).toEqual([
        415,
        'UNSUPPORTED_MEDIA_TYPE',
        'Send a file as a form: "Content-Type: multipart/form-data".',
      ]);
    }
    expect(await refusal('{}', { 'content-type': 'multipart/form-data' })).toEqual([
      400,
      'BAD_USER_INPUT',
      'The header Content-Type names no boundary.',
    ]);
  });

  it('is refused without an internal error for any bytes', async () => {
    const pieces = [
      '--b',
      '--b--',
      '\r\n',
      '\r\n\r\n',
      'Content-Disposition: form-data',
      '; name="file"',
      '; filename="a"',
      ': x',
      '; name=',
      '\0',
      'hello',
      'Content-Type: ',
      'text/plain',
      '"',
      "filename*=utf-8''%ff",
    ];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), async (parts) => {
        const { status } = await post(parts.join(''), multipart);
        expect(status === 201 || status === 400).toBe(true);
      }),
      { numRuns: 200 },
    );
    expect(server.temporaryFiles()).toEqual([]);
  }, 240_000);
});

describe('a client that disconnects', () => {
  it.each([
    ['in the middle of the file', `${part('; name="file"; filename="a"').slice(0, -4)}`],
    ['before the file', '--b\r\nContent-Disp'],
    ['between the parts', part('; name="a"')],
  ])('leaves nothing behind: %s', async (_, sent) => {
    const before = server.arrived();
    const socket = connect(server.port, '127.0.0.1');
    socket.write(
      `POST /v1/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer x\r\nX-Request-Id: ${sent.length}\r\nContent-Type: ${multipart['content-type']}\r\nContent-Length: 900\r\n\r\n${sent}`,
    );
    await until(
      () =>
        server.arrived() > before &&
        (!sent.includes('filename') || server.temporaryFiles().length > 0),
    );
    socket.destroy();
    const logLines = () =>
      server.lines.filter((line) => line['requestId'] === sent.length.toString());
    await until(() => logLines().length > 0);
    expect(logLines().map((line) => [line['level'], line['aborted'], line['msg']])).toEqual([
      ['info', true, 'request'],
    ]);
    await until(() => server.temporaryFiles().length === 0);
    expect((await post(form(['file', hello, 'a']))).status).toBe(201);
  });
});
