/** Checks the responses of `/v1` to valid and invalid requests, from the route to the bytes. */
import { describe, expect, it } from 'vitest';
import { ask, fern, given, logged, refusal, rose, user } from './toy.ts';

const roseBody = {
  object: 'plant',
  id: rose,
  title: 'Rose',
  place: 'fullSun',
  soils: ['heavy-clay', 'sand'],
  old: false,
};
const fernBody = {
  object: 'plant',
  id: fern,
  title: 'Fern',
  place: null,
  soils: [],
  nickname: 'Ferdi',
  old: false,
};
const nothingHere =
  'The object does not exist, or you cannot see it. Check the URL and the ids in it.';

describe('a read', () => {
  it('returns the selection with the names and spellings of /v1, without null except for fields that are always sent', async () => {
    expect(await ask(`GET /v1/plants/${fern}`)).toEqual({
      status: 200,
      operation: 'getPlant',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        etag: expect.stringMatching(/^W\/"[\w-]{27}"$/),
      },
      body: fernBody,
    });
  });

  it('returns a list with the cursor of its next page', async () => {
    expect((await ask(`GET /v1/plants/${rose}/neighbours?limit=1`)).body).toEqual({
      next: { page: 'there' },
      count: 2,
      items: [roseBody],
    });
  });

  it('returns the last page of a list without next', async () => {
    const { body } = await ask(`GET /v1/plants/${rose}/neighbours`);
    expect(body).toEqual({ count: 2, items: [roseBody, fernBody] });
    expect(Object.keys(Object(body))).toEqual(['count', 'items']);
  });

  it('returns a list with its other counts', async () => {
    expect((await ask(`GET /v1/plants/${rose}/shade?limit=1`)).body).toEqual({
      next: { page: 'there' },
      count: 2,
      items: [{ id: rose }],
      shade: { total: 7 },
    });
    const { body } = await ask(`GET /v1/plants/${rose}/shade`);
    expect(Object.keys(Object(body))).toEqual(['count', 'items', 'shade']);
  });

  it('of a file redirects to it with 302, always the current one, and has the URL in its body', async () => {
    const url = 'https://pictures.test/rose?size=1&at=noon';
    const answer = {
      status: 302,
      operation: 'getPicture',
      headers: { 'content-type': 'application/json; charset=utf-8', location: url },
      body: { url },
    };
    expect(await ask(`GET /v1/plants/${rose}/picture`)).toEqual(answer);
    expect(
      await ask(`GET /v1/plants/${rose}/picture`, { headers: { 'if-none-match': '*' } }),
    ).toEqual(answer);
    const length = String(Buffer.byteLength(JSON.stringify({ url })));
    expect(await ask(`HEAD /v1/plants/${rose}/picture`)).toEqual({
      ...answer,
      headers: { ...answer.headers, 'content-length': length },
      body: undefined,
    });
    expect(await refusal(`GET /v1/plants/${rose.slice(0, -1)}z/picture`)).toEqual({
      status: 404,
      reason: 'NOT_FOUND',
      message: nothingHere,
    });
  });

  it('returns 304 to a client that has the body already', async () => {
    const { headers } = await ask(`GET /v1/plants/${rose}`);
    const etag = String(headers['etag']);
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      expect(await ask(`GET /v1/plants/${rose}`, { headers: { 'if-none-match': known } })).toEqual({
        status: 304,
        operation: 'getPlant',
        headers: { etag },
        body: undefined,
      });
    }
    expect(
      (await ask(`GET /v1/plants/${rose}`, { headers: { 'if-none-match': '"other"' } })).status,
    ).toBe(200);
  });

  it('returns the headers of GET for HEAD, without the body', async () => {
    const { headers } = await ask(`GET /v1/plants/${rose}`);
    const length = String(Buffer.byteLength(JSON.stringify(roseBody)));
    expect(await ask(`HEAD /v1/plants/${rose}`)).toEqual({
      status: 200,
      operation: 'getPlant',
      headers: { ...headers, 'content-length': length },
      body: undefined,
    });
    expect((await ask(`HEAD /v1/plants/${user}`)).body).toBeUndefined();
  });

  it('of an absent resource is 404', async () => {
    expect(await refusal(`GET /v1/plants/${rose.slice(0, -1)}z`)).toEqual({
      status: 404,
      reason: 'NOT_FOUND',
      message: nothingHere,
    });
  });
});

describe('a write', () => {
  it('that creates something returns 201 with its absolute Location', async () => {
    expect(await ask('POST /v1/plants', { body: '{"name":"Rose"}' })).toEqual({
      status: 201,
      operation: 'setPlant',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        location: `https://toy.test/v1/plants/${rose}`,
      },
      body: roseBody,
    });
  });

  it('that waits for a job returns the result of the job', async () => {
    expect(await ask('POST /v1/seeds', { body: '{"name":"Rose"}' })).toEqual({
      status: 201,
      operation: 'sow',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        location: `https://toy.test/v1/plants/${rose}`,
      },
      body: roseBody,
    });
    expect(given.at(-1)).toEqual({ name: 'Rose' });
  });

  it('that waits for a job returns the error of either step, and 404 without a result', async () => {
    expect(await refusal('POST /v1/seeds', { body: '{"name":"weed"}' })).toEqual({
      status: 400,
      reason: 'BAD_USER_INPUT',
      field: 'name',
      message: 'name must not be weed.',
    });
    const { status, reason, message } = await refusal('POST /v1/seeds', {
      body: '{"name":"fern"}',
    });
    expect({ status, reason, message }).toEqual({
      status: 400,
      reason: 'BAD_USER_INPUT',
      message: 'It withered.',
    });
    expect((await refusal('POST /v1/seeds', { body: '{"name":"nothing"}' })).status).toBe(404);
    expect(
      (await refusal('POST /v1/seeds', { body: '{"name":"Rose"}', token: false })).status,
    ).toBe(401);
  });

  it('distinguishes absent from null', async () => {
    await ask('PATCH /v1/plants', { body: '{"name":"Rose","place":null}' });
    expect(given.at(-1)).toEqual({ name: 'Rose', place: null });
    await ask('PATCH /v1/plants', { body: '{"name":"Rose"}' });
    expect(given.at(-1)).toEqual({ name: 'Rose' });
  });

  it('of a deprecated route says so, and names its successor', async () => {
    const { headers, body } = await ask('PATCH /v1/plants', { body: '{"name":"Rose"}' });
    expect(headers).toEqual({
      'content-type': 'application/json; charset=utf-8',
      deprecation: '@1793491200',
      link: '</v1/plants>; rel="successor-version"',
    });
    expect(body).toEqual({ plant: roseBody });
  });

  it('that deletes returns 204 or 205 without a body, also for an absent resource', async () => {
    expect(await ask(`DELETE /v1/plants/${rose}`)).toEqual({
      status: 204,
      operation: 'uproot',
      headers: {},
      body: undefined,
    });
    const headers = {
      'content-length': '0',
      deprecation: '@1793491200',
      link: `</v1/plants/${rose}>; rel="successor-version"`,
    };
    expect(await ask(`DELETE /v1/plants/${rose}/pot`)).toEqual({
      status: 205,
      operation: 'uproot',
      headers,
      body: undefined,
    });
  });
});

describe('an error', () => {
  it('has the common shape', async () => {
    expect(await ask('POST /v1/plants', { body: '{"name":"taken"}' })).toEqual({
      status: 409,
      operation: 'setPlant',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: {
        error: {
          code: 409,
          message: 'There is one already.',
          reason: 'ALREADY_EXISTS',
          details: { name: 'taken' },
          requestId: 'request-1',
        },
      },
    });
  });

  it('is masked when it is internal, and logged in full', async () => {
    expect(await refusal('POST /v1/plants', { body: '{"name":"broken"}' })).toEqual({
      status: 500,
      reason: 'INTERNAL',
      message:
        'The server had an internal error. Try again, and report the request id if the error persists.',
    });
    expect(logged.at(-1)).toEqual({
      err: new Error('secret of ours'),
      requestId: 'request-1',
      operation: 'setPlant',
    });
  });

  it('names a query parameter by its own name, in field and message', async () => {
    expect(await refusal(`GET /v1/plants/${rose}/neighbours?limit=1001`)).toEqual({
      status: 400,
      reason: 'BAD_USER_INPUT',
      field: 'limit',
      message: 'limit must be 1 to 1000.',
    });
  });

  it.each([
    ['{"name":"weed"}', 'name', 'name must not be weed.'],
    ['{"name":"lonely","likes":"oak"}', 'likes', 'likes must grow here, and `likes` does not.'],
    [
      '{"name":"dry","watering":{"mon":{},"tue":{"litres":9}}}',
      'watering.tue.litres',
      'litres must be 1 to 5.',
    ],
    [
      '{"name":"night","watering":{"midnight":{}}}',
      'watering.midnight',
      'midnight must have at most 3 characters.',
    ],
  ])('names the position inside the body that broke a rule: %s', async (body, field, message) => {
    expect(await refusal('POST /v1/plants', { body })).toEqual({
      status: 400,
      reason: 'BAD_USER_INPUT',
      field,
      message,
    });
  });

  it('for an unknown path is 404, with or without a token', async () => {
    for (const line of [
      'GET /v1/nothing',
      'GET /v1/plants/',
      'GET /v1',
      'GET /v1/plants/%ff',
      'GET /v1/plants/%',
      'GET //v1/plants',
      `GET /v1/plants/${rose}/`,
    ]) {
      expect(await refusal(line, { token: false })).toEqual({
        status: 404,
        reason: 'NOT_FOUND',
        message: nothingHere,
      });
    }
  });

  it('for a method that a path does not accept is 405 with Allow', async () => {
    expect(await ask(`PUT /v1/plants/${rose}`, { token: false })).toEqual({
      status: 405,
      operation: 'unknown',
      headers: { 'content-type': 'application/json; charset=utf-8', allow: 'GET, HEAD, DELETE' },
      body: {
        error: {
          code: 405,
          message: 'This URL accepts GET, HEAD, DELETE.',
          reason: 'METHOD_NOT_ALLOWED',
          requestId: 'request-1',
        },
      },
    });
  });

  it('for an id that is invalid or of another type is 404', async () => {
    for (const id of [user, 'rose', '%00', encodeURIComponent("' OR 1=1"), `${rose}x`, '..']) {
      expect(await refusal(`GET /v1/plants/${id}`)).toEqual({
        status: 404,
        reason: 'NOT_FOUND',
        message: nothingHere,
      });
    }
  });

  it('is the first of token, id and query, and has the headers of a deprecated route', async () => {
    const repot = `DELETE /v1/plants/${user}/pot`;
    expect((await ask(repot, { token: false })).headers).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'www-authenticate': 'Bearer',
      deprecation: '@1793491200',
      link: `</v1/plants/${user}>; rel="successor-version"`,
    });
    expect((await refusal(repot, { token: false })).status).toBe(401);
    expect((await refusal(repot)).status).toBe(404);
    expect((await refusal(`GET /v1/plants/${user}/neighbours?limit=x`)).status).toBe(404);
  });

  it('does not require a token when the schema allows public access', async () => {
    expect((await ask('GET /v1/sign?text=hello', { token: false })).body).toEqual({
      text: 'hello',
    });
    expect((await refusal('POST /v1/plants', { token: false })).status).toBe(401);
  });

  it('for a body over the limit of its route is 413', async () => {
    expect(
      (await refusal('POST /v1/plants', { body: `{"name":"${'x'.repeat(400)}"}` })).status,
    ).toBe(413);
  });
});
