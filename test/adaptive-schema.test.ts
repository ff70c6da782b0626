import { describe, expect, it } from 'vitest';
import {
  bad,
  badAt,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
} from './content/expected.ts';
import { eventsOf, makeTestOrganization, makeSpaces, visitorOf } from './content/rows.ts';
import { type MadeSite, makeSite, sitesOf } from './site/made.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();

const SET =
  'mutation ($input: SetAdaptiveSchemaInput!) { setAdaptiveSchema(input: $input) { adaptiveSchema { __typename jsonSchema updatedAt } } }';
const GET =
  'query ($id: ID!) { site(id: $id) { adaptiveSchema { __typename jsonSchema updatedAt } templateConditions { __typename description condition } } }';

const schemaOf = ({ url }: Pick<MadeSite, 'url'>) => `${url}/adaptive-schema`;
const templatesOf = ({ url }: Pick<MadeSite, 'url'>) =>
  `${url}/adaptive-schema/template-conditions`;

/** The schema that the contract shows. */
const contracted = {
  type: 'object',
  properties: {
    isBetaUser: { type: 'boolean', description: 'In the beta' },
    unsigned: {
      type: 'object',
      description: 'Unsigned claims of the site visitor.',
      properties: { dark: { type: 'boolean' } },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
};

describe('the adaptive schema of a site', () => {
  it('is NOT_FOUND before it was set, and suggests no conditions', async () => {
    const site = await makeSite(world);
    expect((await world.as('ana').get(schemaOf(site))).body).toEqual(notFound);
    expect((await world.as('ana').get(templatesOf(site))).body).toEqual({ items: [] });
    expect((await world.as('ana').query(GET, site.at)).data).toEqual({
      site: { adaptiveSchema: null, templateConditions: [] },
    });
  });

  it('is replaced as a whole', async () => {
    const site = await makeSite(world);
    const { status, body } = await world.as('ana').put(schemaOf(site), { jsonSchema: contracted });
    expect(status).toBe(200);
    expect(body).toEqual({
      object: 'site-adaptive-schema',
      jsonSchema: contracted,
      updatedAt: body.updatedAt,
    });
    expect(Math.abs(Date.parse(body.updatedAt) - Date.now())).toBeLessThan(60_000);
    expect((await world.as('cat').get(schemaOf(site))).body).toEqual(body);
    const wider = {
      type: 'object',
      properties: {
        plan: { type: 'string', enum: ['free'] },
        teams: { type: 'array', items: { type: 'string' } },
        company: { type: 'object', properties: { seats: { type: 'number' } } },
      },
    };
    const expected = {
      ...wider,
      properties: {
        ...wider.properties,
        company: { ...wider.properties.company, additionalProperties: false },
      },
      additionalProperties: false,
    };
    const { data } = await world
      .as('ana')
      .query(SET, { input: { siteId: site.at.id, jsonSchema: wider } });
    const { updatedAt } = data.setAdaptiveSchema.adaptiveSchema;
    expect(data).toEqual({
      setAdaptiveSchema: {
        adaptiveSchema: { __typename: 'AdaptiveSchema', jsonSchema: expected, updatedAt },
      },
    });
    expect(updatedAt > body.updatedAt).toBe(true);
    expect((await world.as('ana').get(schemaOf(site))).body).toEqual({
      object: 'site-adaptive-schema',
      jsonSchema: expected,
      updatedAt,
    });
    expect(
      (await eventsOf(world, ids.acme, 'site.setAdaptiveSchema')).filter(
        ({ subjectId }) => subjectId === site.id,
      ),
    ).toEqual([
      { subjectId: site.id, fields: ['adaptiveSchema'], related: [] },
      { subjectId: site.id, fields: ['adaptiveSchema'], related: [] },
    ]);
  });

  it('suggests conditions', async () => {
    const site = await makeSite(world);
    await world.as('ana').put(schemaOf(site), { jsonSchema: contracted });
    // In the order in which PostgreSQL stores the keys of an object: short ones first.
    const items = [
      { description: 'dark', condition: 'visitor.claims.unsigned.dark' },
      { description: 'Not: dark', condition: '!visitor.claims.unsigned.dark' },
      { description: 'In the beta', condition: 'visitor.claims.isBetaUser' },
      { description: 'Not: In the beta', condition: '!visitor.claims.isBetaUser' },
    ];
    const { status, body } = await world.as('cat').get(templatesOf(site));
    expect([status, body]).toEqual([200, { items }]);
    expect((await world.as('ana').query(GET, site.at)).data.site.templateConditions).toEqual(
      items.map((item) => ({ __typename: 'TemplateCondition', ...item })),
    );
  });

  it.each([
    [{}, 'jsonSchema', 'jsonSchema is required.'],
    [
      { jsonSchema: { type: 'object' }, more: 1 },
      'more',
      'There is no field `more` here. Fields are: `jsonSchema`.',
    ],
    [{ jsonSchema: 'object' }, 'jsonSchema', 'This is not a JSON Schema of an object.'],
    [
      { jsonSchema: { type: 'object', additionalProperties: true } },
      'jsonSchema.additionalProperties',
      'Additional properties are not supported: additionalProperties must be false.',
    ],
    [
      { jsonSchema: { type: 'object', properties: { a: { type: 'date' } } } },
      'jsonSchema.properties.a.type',
      'The type of a claim must be boolean, string, number, array or object.',
    ],
    [
      { jsonSchema: { type: 'object', properties: { unsigned: { type: 'boolean' } } } },
      'jsonSchema.properties.unsigned',
      'The unsigned claims must be an object of claims.',
    ],
  ])('is refused: %#', async (input, field, message) => {
    const site = await makeSite(world);
    await world.as('ana').put(schemaOf(site), { jsonSchema: contracted });
    const { status, body } = await world.as('ana').put(schemaOf(site), input);
    expect([status, body]).toEqual([400, bad(field, message)]);
    expect((await world.as('ana').get(schemaOf(site))).body.jsonSchema).toEqual(contracted);
  });

  it('reports the invalid field in GraphQL too', async () => {
    const { at } = await makeSite(world);
    const graph = await world.as('ana').query(SET, {
      input: {
        siteId: at.id,
        jsonSchema: { type: 'object', properties: { a: { type: 'boolean', enum: ['x'] } } },
      },
    });
    expect(errorsOf(graph)).toEqual(
      badAt(
        'setAdaptiveSchema',
        'input.jsonSchema.properties.a.enum',
        'A claim of this type has no "enum".',
      ),
    );
  });

  it('keeps existing conditions, also those that no longer match it', async () => {
    const { id: testOrganization } = await makeTestOrganization(world);
    const site = await makeSite(
      world,
      { spaces: await makeSpaces(world, testOrganization, 1) },
      testOrganization,
    );
    const [{ id }] = (await world.as('ana').get(`${site.url}/site-spaces`)).body.items;
    await world
      .as('ana')
      .patch(`${site.url}/site-spaces/${id}`, { condition: 'visitor.claims.gone' });
    expect((await world.as('ana').put(schemaOf(site), { jsonSchema: contracted })).status).toBe(
      200,
    );
    expect((await world.as('ana').get(`${site.url}/site-spaces/${id}`)).body.condition).toBe(
      'visitor.claims.gone',
    );
  });

  it('requires an admin or the creator to set, and read access to the site to read', async () => {
    const testOrganization = await makeTestOrganization(world, ['CREATE', 'CREATE', 'READ', null]);
    const [maker, other, reader, guest] = await Promise.all(
      [1, 2, 3, 4].map((n) => visitorOf(world, testOrganization, n)),
    );
    if (!maker || !other || !reader || !guest) throw new Error('Four people were made.');
    const { id } = (await maker.post(sitesOf(testOrganization.id))).body;
    const site = { url: `${sitesOf(testOrganization.id)}/${id}` };
    const [body, variables] = [
      { jsonSchema: contracted },
      { input: { siteId: id, jsonSchema: contracted } },
    ];
    for (const visitor of [maker, world.as('ana')])
      expect((await visitor.put(schemaOf(site), body)).status).toBe(200);
    for (const [visitor, has] of [
      [other, 'create'],
      [reader, 'read'],
    ] as const) {
      expect((await visitor.put(schemaOf(site), body)).body).toEqual(forbidden('admin', has));
      expect((await visitor.put(schemaOf(site), { jsonSchema: 1 })).body).toEqual(
        forbidden('admin', has),
      );
      expect(errorsOf(await visitor.query(SET, variables))).toEqual(
        forbiddenAt('setAdaptiveSchema', 'admin', has),
      );
      expect((await visitor.get(schemaOf(site))).body.jsonSchema).toEqual(contracted);
      expect((await visitor.get(templatesOf(site))).body.items.length).toBe(4);
    }
    for (const visitor of [guest, world.as('eve')]) {
      for (const sent of [body, { jsonSchema: 1 }])
        expect((await visitor.put(schemaOf(site), sent)).body).toEqual(notFound);
      expect((await visitor.get(schemaOf(site))).body).toEqual(notFound);
      expect((await visitor.get(templatesOf(site))).body).toEqual(notFound);
      expect(errorsOf(await visitor.query(SET, variables))).toEqual(
        notFoundAt('setAdaptiveSchema'),
      );
    }
  });
});
