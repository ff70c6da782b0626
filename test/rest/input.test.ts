/** Checks the input of `/v1` in path, query and body, and its error messages. */
import { describe, expect, it } from 'vitest';
import { ask, given, refusal, rose } from './toy.ts';

const post = (body: string | Buffer, headers: Record<string, string> = {}) =>
  refusal('POST /v1/plants', { body, headers });
const refused = (message: string, field?: string) => ({
  status: 400,
  reason: 'BAD_USER_INPUT',
  message,
  ...(field !== undefined && { field }),
});

describe('a body', () => {
  it('is parsed in the spelling of /v1 and passed on in that of GraphQL', async () => {
    await ask('POST /v1/plants', {
      body: JSON.stringify({
        name: 'Rose',
        place: 'halfShade',
        soils: ['heavy-clay'],
        planted: '2026-11-01T12:00:00.000Z',
        height: 1.5,
        likes: 'fern',
        pot: { size: 2, inner: { size: 1 } },
        watering: { mon: { litres: 2 }, tue: {} },
      }),
    });
    expect(given.at(-1)).toEqual({
      name: 'Rose',
      place: 'HALF_SHADE',
      soils: ['HEAVY_CLAY'],
      planted: new Date('2026-11-01T12:00:00.000Z'),
      height: 1.5,
      likedPlantId: 'fern',
      pot: { size: 2, inner: { size: 1 } },
      watering: [
        { day: 'mon', litres: 2 },
        { day: 'tue', litres: 1 },
      ],
    });
  });

  it.each([
    ['{"name":1}', 'name must be a text.', 'name'],
    ['{"name":null}', 'name must be a text.', 'name'],
    ['{}', 'name is required.', 'name'],
    [
      '{"name":"a","place":"FULL_SUN"}',
      'place must be one of fullSun, halfShade, or null.',
      'place',
    ],
    ['{"name":"a","place":3}', 'place must be one of fullSun, halfShade, or null.', 'place'],
    ['{"name":"a","soils":"sand"}', 'soils must be a list.', 'soils'],
    ['{"name":"a","soils":["sand","clay"]}', 'soils.1 must be one of heavy-clay, sand.', 'soils.1'],
    ['{"name":"a","soils":[null]}', 'soils.0 must be one of heavy-clay, sand.', 'soils.0'],
    ['{"name":"a","height":"1"}', 'height must be a number.', 'height'],
    ['{"name":"a","likes":1}', 'likes must be an id, as a text.', 'likes'],
    ['{"name":"a","pot":[]}', 'pot must be an object.', 'pot'],
    ['{"name":"a","pot":{"size":1.5}}', 'pot.size must be a whole number.', 'pot.size'],
    ['{"name":"a","pot":{"size":3000000000}}', 'pot.size must be a whole number.', 'pot.size'],
    ['{"name":"a","pot":{"size":1,"inner":{}}}', 'pot.inner.size is required.', 'pot.inner.size'],
    [
      '{"name":"a","pot":{"size":1,"lid":1}}',
      'There is no field `lid` here. Fields are: `size`, `inner`.',
      'pot.lid',
    ],
    ['{"name":"a","watering":[]}', 'watering must be an object.', 'watering'],
    [
      '{"name":"a","watering":{"mon":{"litres":"2"}}}',
      'watering.mon.litres must be a whole number.',
      'watering.mon.litres',
    ],
    [
      '{"name":"a","watering":{"mon":{"day":"tue"}}}',
      'There is no field `day` here. Fields are: `litres`.',
      'watering.mon.day',
    ],
    ['{"name":"a","watering":{"mon":null}}', 'watering.mon must be an object.', 'watering.mon'],
  ])('%s is refused with a readable message', async (body, message, field) => {
    expect(await post(body)).toEqual(refused(message, field));
  });

  it('with an unknown field returns the known ones', async () => {
    const message =
      'There is no field `colour` here. Fields are: `name`, `place`, `soils`, `planted`, `height`, `likes`, `pot`, `watering`.';
    expect(await post('{"name":"a","colour":"red"}')).toEqual(refused(message, 'colour'));
    expect((await post(`{"${'x'.repeat(100)}":1}`)).field).toBe(`${'x'.repeat(64)}…`);
  });

  it('is safe with the names of object prototypes', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      expect((await post(`{"name":"a","${name}":{"place":"fullSun"}}`)).field).toBe(name);
    await ask('POST /v1/plants', {
      body: '{"name":"a","watering":{"__proto__":{"litres":3},"constructor":{}}}',
    });
    expect(given.at(-1)).toEqual({
      name: 'a',
      watering: [
        { day: '__proto__', litres: 3 },
        { day: 'constructor', litres: 1 },
      ],
    });
    expect(Object.hasOwn(Object.prototype, 'litres')).toBe(false);
  });

  it.each(['2026-02-30T12:00:00Z', 'yesterday', '', '2026-11-01', 0])(
    'may not have the time %j',
    async (planted) => {
      expect(await post(JSON.stringify({ name: 'a', planted }))).toEqual(
        refused(
          'planted must be an ISO 8601 timestamp, such as 2026-11-01T12:00:00.000Z.',
          'planted',
        ),
      );
    },
  );

  it.each(['[]', 'null', '"text"', '1', 'true'])('must be an object: %s', async (body) => {
    expect(await post(body)).toEqual(refused('The body must be a JSON object.'));
  });

  it.each(['{', '{"name":}', "{'name':1}", '{"name":"a"}}', 'name=a'])(
    'must be JSON: %s',
    async (body) => {
      expect(await post(body)).toEqual(refused('The body is not valid JSON.'));
    },
  );

  it('must be UTF-8, and may begin with a byte order mark', async () => {
    expect(await post(Buffer.from([0x7b, 0xff, 0x7d]))).toEqual(
      refused('The body is not valid UTF-8.'),
    );
    expect((await ask('POST /v1/plants', { body: '\uFEFF{"name":"Rose"}' })).status).toBe(201);
  });

  it('that is empty is {}, with the content type or without', async () => {
    for (const headers of [{}, { 'content-type': '' }, { 'content-type': 'text/plain' }])
      expect(await post('', headers)).toEqual(refused('name is required.', 'name'));
    expect(await post('  \n')).toEqual(refused('name is required.', 'name'));
  });

  it.each([
    'text/plain',
    '',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'application/jsonx',
  ])('of the content type %j is 415', async (type) => {
    expect((await post('{"name":"Rose"}', { 'content-type': type })).status).toBe(415);
  });

  it.each([
    'application/json',
    'Application/JSON; charset="UTF-8"',
    'application/merge-patch+json',
  ])('of the content type %j is read', async (type) => {
    expect(
      (await ask('POST /v1/plants', { body: '{"name":"Rose"}', headers: { 'content-type': type } }))
        .status,
    ).toBe(201);
  });
});

describe('a query', () => {
  const sign = async (query: string) => (await ask(`GET /v1/sign?${query}`)).body;
  const badSign = (query: string) => refusal(`GET /v1/sign?${query}`);

  it('is parsed by the types of the variables', async () => {
    const at = '2026-11-01T12:00:00.000Z';
    expect(await sign(`text=a%20b+c&loud=true&numbers=1&numbers=-2&at=${at}`)).toEqual({
      text: 'a b c',
      loud: true,
      numbers: [1, -2],
      at,
    });
    expect(await sign('text=&loud=false')).toEqual({ text: '', loud: false });
  });

  it.each(['colour', '__proto__', 'TEXT'])('may not have the unknown name %s', async (name) => {
    expect(await badSign(`text=a&${name}=1`)).toEqual(
      refused(
        `There is no query parameter \`${name}\` here. Parameters are: \`text\`, \`loud\`, \`numbers\`, \`at\`.`,
        name,
      ),
    );
  });

  it.each([
    ['text=a&loud=1', 'loud must be true or false.', 'loud'],
    ['text=a&loud=TRUE', 'loud must be true or false.', 'loud'],
    ['text=a&loud=', 'loud must be true or false.', 'loud'],
    ['text=a&numbers=1&numbers=x', 'numbers.1 must be a whole number.', 'numbers.1'],
    ['loud=true', 'text is required in the query.', 'text'],
    ['text=a&text=b', 'text may be given only once.', 'text'],
  ])('%s is refused', async (query, message, field) => {
    expect(await badSign(query)).toEqual(refused(message, field));
  });

  it.each(['', '1.0', '1e2', '0x10', ' 1', '+1', 'ten', '99999999999', 'null', 'NaN'])(
    'may not have the limit %j',
    async (limit) => {
      expect(
        await refusal(`GET /v1/plants/${rose}/neighbours?limit=${encodeURIComponent(limit)}`),
      ).toEqual(refused('limit must be a whole number.', 'limit'));
    },
  );

  it('spells enums as /v1 does', async () => {
    expect((await ask(`GET /v1/plants/${rose}/neighbours?place=halfShade`)).status).toBe(200);
    expect(await refusal(`GET /v1/plants/${rose}/neighbours?place=HALF_SHADE`)).toEqual(
      refused('place must be one of fullSun, halfShade.', 'place'),
    );
  });
});
