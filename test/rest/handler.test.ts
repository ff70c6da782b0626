/** What `/v1` answers to good and bad requests, from the route to the bytes. */
import { describe, expect, it } from 'vitest';
import { ask, fern, given, logged, refusal, rose, user } from './toy.ts';

const roseBody = { object: 'plant', id: rose, title: 'Rose', place: 'fullSun', soils: ['heavy-clay', 'sand'], old: false };
const fernBody = { object: 'plant', id: fern, title: 'Fern', place: null, soils: [], nickname: 'Ferdi', old: false };
const nothingHere = 'There is nothing here, or nothing that you may see. Check the address and the ids in it.';

describe('a read', () => {
  it('sends the selection: /v1 names and spellings, nulls left out but those that are always sent', async () => {
    expect(await ask(`GET /v1/plants/${fern}`)).toEqual({
      status: 200,
      operation: 'getPlant',
      headers: { 'content-type': 'application/json; charset=utf-8', etag: expect.stringMatching(/^W\/"[\w-]{27}"$/) },
      body: fernBody,
    });
  });

  it('sends a list with the way to its next page', async () => {
    expect((await ask(`GET /v1/plants/${rose}/neighbours?limit=1`)).body).toEqual({ next: { page: 'there' }, count: 2, items: [roseBody] });
  });

  it('sends the last page of a list without next', async () => {
    const { body } = await ask(`GET /v1/plants/${rose}/neighbours`);
    expect(body).toEqual({ count: 2, items: [roseBody, fernBody] });
    expect(Object.keys(Object(body))).toEqual(['count', 'items']);
  });

  it('sends a list with what is counted beside its items', async () => {
    expect((await ask(`GET /v1/plants/${rose}/shade?limit=1`)).body).toEqual({ next: { page: 'there' }, count: 2, items: [{ id: rose }], shade: { total: 7 } });
    const { body } = await ask(`GET /v1/plants/${rose}/shade`);
    expect(Object.keys(Object(body))).toEqual(['count', 'items', 'shade']);
  });

  it('of what lies elsewhere is 302 to where it lies, whoever has been there before, and says so in its body', async () => {
    const url = 'https://pictures.test/rose?size=1&at=noon';
    const answer = { status: 302, operation: 'getPicture', headers: { 'content-type': 'application/json; charset=utf-8', location: url }, body: { url } };
    expect(await ask(`GET /v1/plants/${rose}/picture`)).toEqual(answer);
    expect(await ask(`GET /v1/plants/${rose}/picture`, { headers: { 'if-none-match': '*' } })).toEqual(answer);
    const length = String(Buffer.byteLength(JSON.stringify({ url })));
    expect(await ask(`HEAD /v1/plants/${rose}/picture`)).toEqual({ ...answer, headers: { ...answer.headers, 'content-length': length }, body: undefined });
    expect(await refusal(`GET /v1/plants/${rose.slice(0, -1)}z/picture`)).toEqual({ status: 404, reason: 'NOT_FOUND', message: nothingHere });
  });

  it('answers 304 to who has the body already', async () => {
    const { headers } = await ask(`GET /v1/plants/${rose}`);
    const etag = String(headers['etag']);
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      expect(await ask(`GET /v1/plants/${rose}`, { headers: { 'if-none-match': known } })).toEqual({ status: 304, operation: 'getPlant', headers: { etag }, body: undefined });
    }
    expect((await ask(`GET /v1/plants/${rose}`, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('answers HEAD as GET, without the body', async () => {
    const { headers } = await ask(`GET /v1/plants/${rose}`);
    const length = String(Buffer.byteLength(JSON.stringify(roseBody)));
    expect(await ask(`HEAD /v1/plants/${rose}`)).toEqual({ status: 200, operation: 'getPlant', headers: { ...headers, 'content-length': length }, body: undefined });
    expect((await ask(`HEAD /v1/plants/${user}`)).body).toBeUndefined();
  });

  it('of what is not there is 404', async () => {
    expect(await refusal(`GET /v1/plants/${rose.slice(0, -1)}z`)).toEqual({ status: 404, reason: 'NOT_FOUND', message: nothingHere });
  });
});

describe('a write', () => {
  it('that makes something answers 201 with its absolute Location', async () => {
    expect(await ask('POST /v1/plants', { body: '{"name":"Rose"}' })).toEqual({
      status: 201,
      operation: 'setPlant',
      headers: { 'content-type': 'application/json; charset=utf-8', location: `https://toy.test/v1/plants/${rose}` },
      body: roseBody,
    });
  });

  it('that is waited for answers with what came of it', async () => {
    expect(await ask('POST /v1/seeds', { body: '{"name":"Rose"}' })).toEqual({
      status: 201,
      operation: 'sow',
      headers: { 'content-type': 'application/json; charset=utf-8', location: `https://toy.test/v1/plants/${rose}` },
      body: roseBody,
    });
    expect(given.at(-1)).toEqual({ name: 'Rose' });
  });

  it('that is waited for tells what either of its steps met, and is 404 where nothing came of it', async () => {
    expect(await refusal('POST /v1/seeds', { body: '{"name":"weed"}' })).toEqual({ status: 400, reason: 'BAD_USER_INPUT', field: 'name', message: 'name must not be weed.' });
    const { status, reason, message } = await refusal('POST /v1/seeds', { body: '{"name":"fern"}' });
    expect({ status, reason, message }).toEqual({ status: 400, reason: 'BAD_USER_INPUT', message: 'It withered.' });
    expect((await refusal('POST /v1/seeds', { body: '{"name":"nothing"}' })).status).toBe(404);
    expect((await refusal('POST /v1/seeds', { body: '{"name":"Rose"}', token: false })).status).toBe(401);
  });

  it('tells absent from null', async () => {
    await ask('PATCH /v1/plants', { body: '{"name":"Rose","place":null}' });
    expect(given.at(-1)).toEqual({ name: 'Rose', place: null });
    await ask('PATCH /v1/plants', { body: '{"name":"Rose"}' });
    expect(given.at(-1)).toEqual({ name: 'Rose' });
  });

  it('of a deprecated route says so, and what to use', async () => {
    const { headers, body } = await ask('PATCH /v1/plants', { body: '{"name":"Rose"}' });
    expect(headers).toEqual({ 'content-type': 'application/json; charset=utf-8', deprecation: '@1793491200', link: '</v1/plants>; rel="successor-version"' });
    expect(body).toEqual({ plant: roseBody });
  });

  it('that deletes answers 204 or 205 and nothing else, also where there was nothing', async () => {
    expect(await ask(`DELETE /v1/plants/${rose}`)).toEqual({ status: 204, operation: 'uproot', headers: {}, body: undefined });
    const headers = { 'content-length': '0', deprecation: '@1793491200', link: `</v1/plants/${rose}>; rel="successor-version"` };
    expect(await ask(`DELETE /v1/plants/${rose}/pot`)).toEqual({ status: 205, operation: 'uproot', headers, body: undefined });
  });
});

describe('a refusal', () => {
  it('has the one shape of errors', async () => {
    expect(await ask('POST /v1/plants', { body: '{"name":"taken"}' })).toEqual({
      status: 409,
      operation: 'setPlant',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: { error: { code: 409, message: 'There is one already.', reason: 'ALREADY_EXISTS', details: { name: 'taken' }, requestId: 'request-1' } },
    });
  });

  it('masks what is our fault, and logs it whole', async () => {
    expect(await refusal('POST /v1/plants', { body: '{"name":"broken"}' })).toEqual({
      status: 500,
      reason: 'INTERNAL',
      message: 'Something went wrong on our side. Try again, and tell us the request id if it stays.',
    });
    expect(logged.at(-1)).toEqual({ err: new Error('secret of ours'), requestId: 'request-1', operation: 'setPlant' });
  });

  it('names a query parameter by its own name, in field and message', async () => {
    expect(await refusal(`GET /v1/plants/${rose}/neighbours?limit=1001`)).toEqual({ status: 400, reason: 'BAD_USER_INPUT', field: 'limit', message: 'limit must be 1 to 1000.' });
  });

  it.each([
    ['{"name":"weed"}', 'name', 'name must not be weed.'],
    ['{"name":"dry","watering":{"mon":{},"tue":{"litres":9}}}', 'watering.tue.litres', 'litres must be 1 to 5.'],
    ['{"name":"night","watering":{"midnight":{}}}', 'watering.midnight', 'day must have at most 3 characters.'],
  ])('names the place inside the body that a rule refused: %s', async (body, field, message) => {
    expect(await refusal('POST /v1/plants', { body })).toEqual({ status: 400, reason: 'BAD_USER_INPUT', field, message });
  });

  it('of an unknown address is 404, with or without a token', async () => {
    for (const line of ['GET /v1/nothing', 'GET /v1/plants/', 'GET /v1', 'GET /v1/plants/%ff', 'GET /v1/plants/%', 'GET //v1/plants', `GET /v1/plants/${rose}/`]) {
      expect(await refusal(line, { token: false })).toEqual({ status: 404, reason: 'NOT_FOUND', message: nothingHere });
    }
  });

  it('of a method that an address does not take is 405 with Allow', async () => {
    expect(await ask(`PUT /v1/plants/${rose}`, { token: false })).toEqual({
      status: 405,
      operation: 'unknown',
      headers: { 'content-type': 'application/json; charset=utf-8', allow: 'GET, HEAD, DELETE' },
      body: { error: { code: 405, message: 'This address takes GET, HEAD, DELETE.', reason: 'METHOD_NOT_ALLOWED', requestId: 'request-1' } },
    });
  });

  it('of an id that cannot be one, or is of another kind, is 404', async () => {
    for (const id of [user, 'rose', '%00', encodeURIComponent("' OR 1=1"), `${rose}x`, '..']) {
      expect(await refusal(`GET /v1/plants/${id}`)).toEqual({ status: 404, reason: 'NOT_FOUND', message: nothingHere });
    }
  });

  it('comes in one order: token, id, query; and says that a route is deprecated', async () => {
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

  it('needs no token where the schema says public', async () => {
    expect((await ask('GET /v1/sign?text=hello', { token: false })).body).toEqual({ text: 'hello' });
    expect((await refusal('POST /v1/plants', { token: false })).status).toBe(401);
  });

  it('of a body over the limit of its route is 413', async () => {
    expect((await refusal('POST /v1/plants', { body: `{"name":"${'x'.repeat(400)}"}` })).status).toBe(413);
  });
});
