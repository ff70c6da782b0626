/** Tests the publication of integrations: what is stored, the responses and the refusals. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { secretOf } from '../../src/resources/integration/publish.ts';
import { bad, badAt, errorsOf } from '../content/expected.ts';
import { statementsOf } from '../statements.ts';
import { ids, useWorld } from '../support.ts';
import { GIF, least, PNG, publish, SVG } from './support.ts';
import { sql } from '../sql.ts';

const world = useWorld();
const post = (name: string, body: object, person: 'ana' | 'ben' | 'eve' = 'ana') =>
  world.as(person).post(`/v1/integrations/${name}`, body);
const PUBLISH =
  'mutation ($input: PublishIntegrationInput!) { publishIntegration(input: $input) { integration { version } } }';
const refusal = async (body: object, name = 'refused') => {
  const { status, body: answer } = await post(name, { ...least, ...body });
  return [status, answer.error?.reason, answer.error?.field];
};

/** Sends a request to a path as it is written; `fetch` would remove dot segments. */
async function postRaw(path: string, body: object): Promise<[number | undefined, unknown]> {
  const { hostname, port } = new URL(world.url);
  const headers = {
    authorization: `Bearer ${world.as('ana').token}`,
    'content-type': 'application/json',
    'x-request-id': 'test',
  };
  const sent = request({ hostname, port, path, method: 'POST', headers }).end(JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return [answer.statusCode, await json(answer)];
}

/** An integration with every field. */
const whole = {
  runtime: 'v2',
  icon: PNG,
  title: 'Whole',
  description: 'All there is.',
  summary: '# Whole\n\nAll there is.',
  previewImages: [PNG, GIF],
  visibility: 'unlisted',
  target: 'space',
  scopes: ['space:content:read', 'site:views:read'],
  categories: ['visitor-auth', 'gitsync'],
  blocks: [
    {
      id: 'card',
      title: 'Card',
      description: 'A card.',
      urlUnfurl: ['https://www.Example.com/cards/'],
      markdown: { codeblock: 'card', body: 'content' },
    },
  ],
  contentSources: [
    { id: 'issues', title: 'Issues', configuration: { componentId: 'issues-config' } },
  ],
  configurations: {
    account: {
      properties: {
        region: { type: 'string', title: 'Region', enum: ['eu', 'us'], default: 'eu' },
        connect: { type: 'button', callback_url: '/oauth' },
      },
      required: ['region'],
    },
    site: { properties: {} },
  },
  externalLinks: [{ url: 'https://example.com/docs', label: 'Documentation' }],
  script: 'export default { fetch() {} };',
  organization: ids.acme,
  secrets: { CLIENT_SECRET: 'kept to ourselves' },
  contentSecurityPolicy: "default-src 'self'",
};

describe('publishing an integration', () => {
  it('returns the published fields, with the whole owner for a member', async () => {
    const { status, body } = await post('whole', whole);
    const { body: owner } = await world.as('ana').get(`/v1/orgs/${ids.acme}`);
    const { previewImages, urls, ...rest } = body;
    const {
      script: _,
      secrets: __,
      icon: ___,
      previewImages: ____,
      organization: _____,
      runtime: ______,
      ...shown
    } = whole;
    expect(status).toBe(200);
    expect(rest).toEqual({
      object: 'integration',
      ...shown,
      name: 'whole',
      version: 1,
      verified: false,
      owner,
      permissions: { admin: true, install: true },
    });
    const location = `${world.url}/v1/integrations/whole`;
    expect(urls).toEqual({
      location,
      app: `${world.url}/app/integrations/whole`,
      assets: location,
      icon: urls.icon,
    });
    expect(previewImages).toHaveLength(2);
    expect((await world.as('ana').get('/v1/integrations/whole')).body).toEqual(body);
  });

  it('stores its pictures as files', async () => {
    const { body } = await post('pictures', { ...least, icon: SVG, previewImages: [GIF] });
    const [preview, icon] = [await fetch(body.previewImages[0]), await fetch(body.urls.icon)];
    expect([
      preview.headers.get('content-type'),
      Buffer.from(await preview.arrayBuffer()).toString('base64'),
    ]).toEqual(['image/gif', GIF]);
    // An SVG may contain scripts: it is served without permission to run any, and never as a page.
    expect([
      icon.headers.get('content-type'),
      icon.headers.get('content-security-policy'),
      icon.headers.get('content-disposition')?.split(';')[0],
    ]).toEqual(['image/svg+xml', "sandbox; default-src 'none'", 'attachment']);
  });

  it('accepts the required fields, and returns the defaults', async () => {
    const { body } = await post('least', least);
    const { owner: _, urls, createdAt: __, ...rest } = body;
    expect(rest).toEqual({
      ...{
        object: 'integration',
        name: 'least',
        version: 1,
        title: 'Example',
        description: 'An example.',
        previewImages: [],
        target: 'all',
        verified: false,
      },
      ...{
        visibility: 'private',
        scopes: [],
        categories: [],
        blocks: [],
        contentSources: [],
        configurations: {},
        externalLinks: [],
        permissions: { admin: true, install: true },
      },
    });
    expect(Object.keys(urls).sort()).toEqual(['app', 'assets', 'location']);
    const { data } = await world
      .as('ana')
      .query(
        '{ integration(name: "least") { runtime name version previewImages urls { icon publicEndpoint } installations { totalCount } } }',
      );
    expect(data.integration).toEqual({
      runtime: 'V1',
      name: 'least',
      version: 1,
      previewImages: [],
      urls: { icon: null, publicEndpoint: null },
      installations: { totalCount: 0 },
    });
  });

  it('increments the version, and each version replaces all fields', async () => {
    await post('counted', { ...whole, title: 'First' });
    const { body } = await post('counted', { ...least, title: 'Second' });
    expect([
      body.version,
      body.title,
      body.summary,
      body.scopes,
      body.previewImages,
      body.urls.icon,
    ]).toEqual([2, 'Second', undefined, [], [], undefined]);
  });

  it('accepts a script of 2 MB with pictures, in a body of at most 16 MiB', async () => {
    const script = randomBytes(1_000_000).toString('hex');
    const { status, body } = await post('large', { ...whole, runtime: 'v2', script, icon: PNG });
    expect([status, body.version]).toEqual([200, 1]);
    const [file] = await world.console.database.query(
      sql<{ size: number }>(
        `SELECT x.size FROM integration_files x JOIN integrations i ON i.id = x.integration_id WHERE i.name = 'large' AND x.kind = 'SCRIPT'`,
      ),
      [],
    );
    expect(file).toEqual({ size: 2_000_000 });
    const { status: tooLarge, body: refused } = await post('large', {
      ...least,
      script: 'x'.repeat(16 * 1024 * 1024),
    });
    expect([tooLarge, refused.error.reason]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(
      (await post('large', { ...least, script: 'x'.repeat(16 * 1024 * 1024 - 1000) })).status,
    ).toBe(200);
  });

  it('creates consecutive versions under concurrent requests for a new name', async () => {
    const published = await Promise.all(Array.from({ length: 4 }, () => post('at-once', least)));
    expect(published.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await world.as('ana').get('/v1/integrations/at-once')).body.version).toBe(4);
    const input = { ...least, runtime: 'V1' };
    const more = await Promise.all(
      Array.from({ length: 4 }, () =>
        world.as('ana').query(PUBLISH, { input: { name: 'at-once-too', ...input } }),
      ),
    );
    expect(more.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined, undefined]);
    expect((await world.as('ana').get('/v1/integrations/at-once-too')).body.version).toBe(4);
  });

  it('keeps the order of declared properties, and joins a policy of several lines', async () => {
    const properties = {
      zone: { type: 'string' },
      number: { type: 'number' },
      area: { type: 'string' },
    };
    const { body } = await post('in-order', {
      ...least,
      configurations: { account: { properties } },
      contentSecurityPolicy: "default-src 'self';\r\nset-cookie: no;\n",
    });
    expect([
      Object.keys(body.configurations.account.properties),
      body.contentSecurityPolicy,
    ]).toEqual([['zone', 'number', 'area'], "default-src 'self'; set-cookie: no;"]);
    const { data } = await world
      .as('ana')
      .query(
        'query ($name: String!) { integration(name: $name) { configurations contentSecurityPolicy } }',
        { name: 'in-order' },
      );
    expect([
      Object.keys(data.integration.configurations.account.properties),
      data.integration.contentSecurityPolicy,
    ]).toEqual([['zone', 'number', 'area'], "default-src 'self'; set-cookie: no;"]);
  });

  it('accepts a policy by directive, as published manifests have it', async () => {
    const post = (contentSecurityPolicy: unknown) =>
      world.as('ana').post('/v1/integrations/by-directive', { ...least, contentSecurityPolicy });
    const { status, body } = await post({
      'default-src': "'none'",
      'img-src': "'self'\r\n https://acme.test",
      'upgrade-insecure-requests': '',
    });
    expect([status, body.contentSecurityPolicy]).toEqual([
      200,
      "default-src 'none'; img-src 'self' https://acme.test; upgrade-insecure-requests",
    ]);
    const noDirective =
      'Send names of directives, such as default-src, with values without semicolons.';
    for (const [directives, field, message] of [
      [{ 'img-src': 'a; script-src *' }, 'contentSecurityPolicy.img-src', noDirective],
      [{ 'Set-Cookie:': 'a' }, 'contentSecurityPolicy.Set-Cookie:', noDirective],
      [
        7,
        'contentSecurityPolicy',
        'contentSecurityPolicy must be an object whose values are texts.',
      ],
    ] as const)
      expect((await post(directives)).body).toEqual(bad(field, message));
    const input = {
      ...{ name: 'by-directive', title: 'Example', description: 'An example.' },
      ...{ script: 'export default {};', organization: ids.acme },
      securityPolicy: { directives: { 'default-src': "'self'" } },
    };
    const { data } = await world
      .as('ana')
      .query(
        'mutation ($input: PublishIntegrationInput!) { publishIntegration(input: $input) { integration { contentSecurityPolicy } } }',
        { input },
      );
    expect(data).toEqual({
      publishIntegration: { integration: { contentSecurityPolicy: "default-src 'self'" } },
    });
  });

  it('accepts the organization by id or subdomain', async () => {
    const { body: acme } = await world.as('ana').get(`/v1/orgs/${ids.acme}`);
    const { status, body } = await post('by-subdomain', { ...least, organization: acme.hostname });
    expect([status, body.owner.id]).toEqual([200, ids.acme]);
  });

  it('happens once with an Idempotency-Key', async () => {
    const publishOnce = () =>
      world.as('ana').post('/v1/integrations/once', least, { 'idempotency-key': 'publish-once' });
    expect([(await publishOnce()).body.version, (await publishOnce()).body.version]).toEqual([
      1, 1,
    ]);
  });

  it('records an event in the publishing organization', async () => {
    const name = await publish(world, { summary: 'Evented' });
    const { body } = await world
      .as('ana')
      .get(`/v1/orgs/${ids.acme}/audit-events?action=integration.publish&limit=1`);
    const { data } = await world
      .as('ana')
      .query('query ($name: String!) { integration(name: $name) { id } }', { name });
    expect([body.items[0].subject, body.items[0].fields]).toEqual([
      data.integration.id,
      ['title', 'description', 'script', 'visibility', 'summary', 'runtime'].sort(
        (a, b) => body.items[0].fields.indexOf(a) - body.items[0].fields.indexOf(b),
      ),
    ]);
  });

  it('takes the same number of statements for a large one as for a small one', async () => {
    await world.as('ana').get('/v1/user');
    const count = (fields: object, name: string) =>
      statementsOf(() => post(name, { ...least, ...fields }));
    const [small, large] = [
      await count({ secrets: { a: '1' }, blocks: whole.blocks }, 'small-one'),
      await count(
        {
          secrets: Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`s${i}`, 'x'])),
          blocks: Array.from({ length: 100 }, (_, i) => ({ id: `b${i}` })),
        },
        'large-one',
      ),
    ];
    expect(large.length).toBe(small.length);
  });
});

describe('secrets', () => {
  const sealedOf = (name: string) =>
    world.console.database.query(
      sql<{ id: string; name: string; sealed: Uint8Array }>(
        'SELECT i.id, x.name, x.sealed FROM integration_secrets x JOIN integrations i ON i.id = x.integration_id WHERE i.name = $1',
      ),
      [name],
    );

  it('are encrypted, each bound to its row', async () => {
    await post('secretive', {
      ...least,
      secrets: { ONE: 'the first secret', TWO: 'the second secret' },
    });
    const { secrets } = world.console.as(ids.user('ana'));
    const rows = await sealedOf('secretive');
    expect(
      rows.map(({ id, name, sealed }) => [name, secrets.open(sealed, secretOf(id, name))]).sort(),
    ).toEqual([
      ['ONE', 'the first secret'],
      ['TWO', 'the second secret'],
    ]);
    expect(rows.some(({ sealed }) => Buffer.from(sealed).includes('secret'))).toBe(false);
    const [{ id, sealed } = { id: '', sealed: new Uint8Array() }] = rows.filter(
      ({ name }) => name === 'ONE',
    );
    expect(() => secrets.open(sealed, secretOf(id, 'TWO'))).toThrow();
    expect(() => secrets.open(sealed, secretOf('int_other', 'ONE'))).toThrow();
  });

  it('are never returned, and are deleted with the version that had them', async () => {
    const { body } = await post('forgetful', { ...least, secrets: { KEY: 'never shown' } });
    expect(
      JSON.stringify([body, (await world.as('ana').get('/v1/integrations/forgetful')).body]),
    ).not.toContain('never shown');
    await post('forgetful', least);
    expect(await sealedOf('forgetful')).toEqual([]);
  });
});

describe('publishing is refused', () => {
  it.each([
    ['a short title', { title: 'A' }, 'title'],
    ['a long title', { title: 'A'.repeat(31) }, 'title'],
    ['a long description', { description: 'A'.repeat(101) }, 'description'],
    ['a long summary', { summary: 'A'.repeat(2049) }, 'summary'],
    ['four previews', { previewImages: [PNG, PNG, PNG, PNG] }, 'previewImages'],
    ['invalid base64', { icon: '§§§' }, 'icon'],
    [
      'an icon that is not a picture',
      { icon: Buffer.from('Just text.').toString('base64') },
      'icon',
    ],
    [
      'an HTML page as a picture',
      {
        previewImages: [
          PNG,
          Buffer.from('<html><script>alert(1)</script></html>').toString('base64'),
        ],
      },
      'previewImages.1',
    ],
    ['an unknown scope', { scopes: ['space:views:read', 'space:everything'] }, 'scopes.1'],
    ['an unknown category', { categories: ['games'] }, 'categories.0'],
    ['an unknown target', { target: 'moon' }, 'target'],
    ['an unknown visibility', { visibility: 'secret' }, 'visibility'],
    ['an unknown runtime', { runtime: 'v3' }, 'runtime'],
    [
      'a link to a script',
      { externalLinks: [{ url: 'javascript:alert(1)', label: 'Click' }] },
      'externalLinks.0.url',
    ],
    ['a block without an id', { blocks: [{ title: 'Card' }] }, 'blocks.0.id'],
    [
      'an unknown configuration target',
      { configurations: { galaxy: {} } },
      'configurations.galaxy',
    ],
    [
      'a declaration that is not an object',
      { configurations: { account: [] } },
      'configurations.account',
    ],
    [
      'properties that are not an object',
      { configurations: { account: { properties: 1 } } },
      'configurations.account.properties',
    ],
    [
      'a property that objects cannot store',
      { configurations: { account: JSON.parse('{"properties":{"__proto__":{"type":"string"}}}') } },
      'configurations.account.properties.__proto__',
    ],
    [
      'a property that is not an object',
      { configurations: { site: { properties: { a: 'b' } } } },
      'configurations.site.properties.a',
    ],
    [
      'required that is not a list of names',
      { configurations: { account: { properties: {}, required: [1] } } },
      'configurations.account.required',
    ],
    [
      'a default of another type',
      { configurations: { account: { properties: { a: { type: 'string', default: 5 } } } } },
      'configurations.account.properties.a.default',
    ],
    [
      'a default that is not an enum value',
      {
        configurations: {
          site: { properties: { a: { type: 'string', enum: ['b'], default: 'c' } } },
        },
      },
      'configurations.site.properties.a.default',
    ],
    [
      'a default that is an object',
      { configurations: { account: { properties: { a: { default: {} } } } } },
      'configurations.account.properties.a.default',
    ],
    ['configurations that are a list', { configurations: [] }, 'configurations'],
    ['a secret that is not a text', { secrets: { KEY: 1 } }, 'secrets.KEY'],
    ['a long secret', { secrets: { KEY: 'x'.repeat(16_385) } }, 'secrets.KEY'],
    ['secrets that are a list', { secrets: [] }, 'secrets'],
    [
      'too many secrets',
      { secrets: Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`s${i}`, ''])) },
      'secrets',
    ],
    [
      'a policy that is an invalid header value',
      { contentSecurityPolicy: 'a\0b' },
      'contentSecurityPolicy',
    ],
    ['no script', { script: undefined }, 'script'],
    ['a script with U+0000', { script: 'a\u0000b' }, 'script'],
    ['an unknown field', { color: 'red' }, 'color'],
  ])('with %s', async (_, fields, field) => {
    expect(await refusal(fields)).toEqual([400, 'BAD_USER_INPUT', field]);
    expect((await world.as('ana').get('/v1/integrations/refused')).status).toBe(404);
  });

  it('in GraphQL too, for an invalid default', async () => {
    const input = {
      ...least,
      configurations: { space: { properties: { a: { type: 'number', default: '1' } } } },
    };
    const answer = await world.as('ana').query(PUBLISH, { input: { name: 'refused', ...input } });
    expect(errorsOf(answer)).toEqual(
      badAt(
        'publishIntegration',
        'input.configurations.space.properties.a.default',
        'This must be a number.',
      ),
    );
  });

  it.each(['a b', 'a/b', 'ü', 'a'.repeat(101)])('under the name %s', async (name) => {
    const { status, body } = await post(encodeURIComponent(name), least);
    expect([status, body.error.reason]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it.each(['.', '..'])('under the name %s, which URL resolution removes', async (name) => {
    const message = 'A name must not consist of dots only. Choose another.';
    expect(errorsOf(await world.as('ana').query(PUBLISH, { input: { name, ...least } }))).toEqual(
      badAt('publishIntegration', 'input.name', message),
    );
    expect(await postRaw(`/v1/integrations/${name}`, least)).toEqual([
      400,
      bad('integrationName', message),
    ]);
  });

  it('under a name of another organization, in any case, even a private one', async () => {
    await post('taken', least);
    for (const name of ['taken', 'TAKEN']) {
      const { status, body } = await post(name, { ...least, organization: ids.umbrella }, 'eve');
      expect([status, body.error.reason, body.error.field]).toEqual([
        409,
        'ALREADY_EXISTS',
        'integrationName',
      ]);
    }
    expect((await world.as('ana').get('/v1/integrations/taken')).body.version).toBe(1);
  });

  it('for a member who is not an admin, and for a stranger', async () => {
    expect((await post('not-mine', least, 'ben')).body.error).toEqual({
      ...{
        code: 403,
        message: 'This needs admin; you are edit here.',
        reason: 'FORBIDDEN',
        details: { needs: 'admin', has: 'edit' },
        requestId: 'test',
      },
    });
    for (const organization of [ids.acme, 'org_1111111111111111111111', 'no-such-subdomain'])
      expect((await post('not-mine', { ...least, organization }, 'eve')).status).toBe(404);
  });

  it('as private while other organizations have it installed', async () => {
    const name = await publish(world);
    await world
      .as('eve')
      .post(`/v1/integrations/${name}/installations`, { organization: ids.umbrella });
    const { status, body } = await post(name, { ...least, visibility: 'private' });
    expect([status, body.error.reason, body.error.field]).toEqual([409, 'CONFLICT', 'visibility']);
  });
});
