/** Checks routes that accept a file: as a form, or in base64 as JSON. */
import { beforeEach, describe, expect, it } from 'vitest';
import { openapiDocument } from '../../src/rest/openapi.ts';
import { ask, inputs, limits, refusal, routes, schema, spellings } from './books.ts';

const upload = { name: 'rose.png', contentType: 'image/png', upload: 'sealed' };
const form = { 'content-type': 'multipart/form-data; boundary=x' };
const line = 'POST /v1/pictures';

beforeEach(() => {
  inputs.length = 0;
  limits.length = 0;
});

describe('an upload', () => {
  it('as a form becomes the name, the type and the reference of its file', async () => {
    expect((await ask(line, { headers: form, upload })).body).toEqual({ name: 'rose.png' });
    await ask('PUT /v1/pictures', {
      headers: { 'content-type': 'Multipart/Form-Data;boundary=x' },
      upload,
    });
    expect(inputs).toEqual([upload, upload]);
    expect(limits).toEqual([5000, 100 * 1024 * 1024]);
  });

  it('as JSON is passed on, within the limit of JSON', async () => {
    expect(
      (await ask(line, { body: '{"name":"rose.png","base64":"cm9zZQ=="}', upload })).body,
    ).toEqual({ name: 'rose.png' });
    await ask('PUT /v1/pictures', { body: '{"name":"fern.png"}' });
    expect(inputs).toEqual([{ name: 'rose.png', base64: 'cm9zZQ==' }, { name: 'fern.png' }]);
    expect(limits).toEqual([200, 1024 * 1024]);
    expect((await refusal(line, { body: `{"name":"${'x'.repeat(200)}"}` })).status).toBe(413);
  });

  it('as JSON cannot reference the bytes of a form', async () => {
    expect(await refusal(line, { body: '{"name":"rose.png","upload":"sealed"}' })).toEqual({
      status: 400,
      reason: 'BAD_USER_INPUT',
      message: 'There is no field `upload` here. Fields are: `name`, `contentType`, `base64`.',
      field: 'upload',
    });
  });

  it.each([
    'text/plain',
    'image/png',
    'multipart/mixed',
    'multipart/form-datax',
    'application/x-www-form-urlencoded',
  ])('as %s is 415', async (type) => {
    expect(await refusal(line, { headers: { 'content-type': type }, body: 'x', upload })).toEqual({
      status: 415,
      reason: 'UNSUPPORTED_MEDIA_TYPE',
      message:
        'The body must be JSON or a form: send the header "Content-Type: application/json" or "multipart/form-data".',
    });
  });

  it('as a form is 415 when the server or the route accepts no files', async () => {
    expect((await refusal(line, { headers: form, body: 'x' })).status).toBe(415);
    expect((await refusal('POST /v1/notes', { headers: form, body: 'x', upload })).status).toBe(
      415,
    );
  });

  it('is not read before the caller is authenticated', async () => {
    for (const headers of [form, {}])
      expect(
        (await refusal(line, { headers, body: '{"name":"a"}', token: false, upload })).status,
      ).toBe(401);
    expect(limits).toEqual([]);
  });

  it('is described in OpenAPI with both of its types', () => {
    const openapi = JSON.parse(JSON.stringify(openapiDocument(schema, routes, spellings)));
    expect(openapi.paths['/v1/pictures'].post.requestBody).toEqual({
      required: true,
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/PictureInput' } },
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: { file: { type: 'string', format: 'binary' } },
            required: ['file'],
          },
        },
      },
    });
    expect(openapi.components.schemas.PictureInput).toEqual({
      type: 'object',
      properties: {
        name: { type: 'string' },
        contentType: { type: 'string' },
        base64: { type: 'string' },
      },
      required: ['name'],
    });
  });
});
