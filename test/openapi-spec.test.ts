/** Tests OpenAPI specs: created, set, read and deleted in both APIs, with their versions. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import {
  bad,
  badAt,
  graphQLError,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
  refused,
} from './content/expected.ts';
import { pets, putText, specIdOf, specs } from './openapi-spec/support.ts';
import { ids, useWorld } from './support.ts';
import { sql } from './sql.ts';

const world = useWorld();

const VERSION =
  '{ __typename id number createdAt url content { filesystem url urls { source public } warnings { file path message } } diffFromPrevious { breaking count changes { kind breaking path message } } spec { slug } urls { location } }';
const SPEC = `{ __typename id createdAt updatedAt slug sourceUrl processingState latestVersionId latestVersion { id } lastProcessedAt lastProcessErrorCode lastProcessErrorMessage
  organization { id } permissions { view edit delete } urls { location app } }`;
const GET = `query ($id: ID!) { openAPISpec(id: $id) ${SPEC} }`;
const CREATE = `mutation ($input: CreateOpenAPISpecInput!) { createOpenAPISpec(input: $input) { openAPISpec ${SPEC} } }`;
const SET = `mutation ($input: SetOpenAPISpecInput!) { setOpenAPISpec(input: $input) { openAPISpec ${SPEC} } }`;
const DELETE =
  'mutation ($id: ID!) { deleteOpenAPISpec(input: { id: $id }) { deletedOpenAPISpecId } }';
const organization = ids.acme;
const url = 'https://example.com/openapi.yaml';
const source = { url };

/** Returns a spec as `/v1` serializes it for a caller who can edit it. */
const specBody = ({
  slug,
  ...rest
}: {
  readonly slug: string;
  readonly [name: string]: unknown;
}) => ({
  object: 'openapi-spec',
  slug,
  processingState: 'pending',
  visibility: 'private',
  permissions: { view: true, edit: true, delete: true },
  urls: {
    location: `${world.url}${specs}/${slug}`,
    app: `${world.url}/app/o/${ids.acme}/openapi/${slug}`,
  },
  ...rest,
});

/** Returns the fields of a public spec. */
const publicOf = (slug: string, id: string) => ({
  visibility: 'public',
  urls: { ...specBody({ slug }).urls, published: `${world.url}/openapi/${id}.json` },
});

const eventsOf = (subjectId: string) =>
  world.console.database.prisma.auditEvent.findMany({
    where: { subjectId },
    orderBy: { id: 'asc' },
    select: { action: true, actorId: true, fields: true, related: true },
  });

describe('a spec', () => {
  it('is created from an address with the role edit, and is pending', async () => {
    const { status, headers, body } = await world.as('ben').post(specs, { slug: 'made', source });
    expect([status, body]).toEqual([
      201,
      specBody({
        slug: 'made',
        id: body.id,
        createdAt: body.createdAt,
        updatedAt: body.createdAt,
        sourceURL: url,
      }),
    ]);
    expect(headers.get('location')).toBe(`${world.url}${specs}/made`);
    expect((await world.as('ben').get(`${specs}/made`)).body).toEqual(body);
    const { data } = await world.as('ben').query(CREATE, {
      input: { organizationId: organization, slug: 'made-too', source: { text: '{}' } },
    });
    const node = data.createOpenAPISpec.openAPISpec;
    expect(node).toEqual({
      ...{
        __typename: 'OpenAPISpec',
        id: node.id,
        createdAt: node.createdAt,
        updatedAt: node.createdAt,
        slug: 'made-too',
        sourceUrl: null,
        processingState: 'PENDING',
      },
      ...{
        latestVersionId: null,
        latestVersion: null,
        lastProcessedAt: null,
        lastProcessErrorCode: null,
        lastProcessErrorMessage: null,
        organization: { id: ids.acme },
      },
      ...{
        permissions: { view: true, edit: true, delete: true },
        urls: specBody({ slug: 'made-too' }).urls,
      },
    });
    expect(
      (await world.as('ben').query(GET, { id: await specIdOf(world, 'made-too') })).data
        .openAPISpec,
    ).toEqual(node);
    expect(await eventsOf(body.id)).toEqual([
      { action: 'openAPISpec.create', actorId: ids.user('ben'), fields: [], related: [] },
    ]);
  });

  it('is created or replaced by PUT, which published clients send with a visibility', async () => {
    const made = await world.as('ben').put(`${specs}/set`, { source, visibility: 'public' });
    expect([made.status, made.body]).toEqual([
      200,
      specBody({
        slug: 'set',
        id: made.body.id,
        createdAt: made.body.createdAt,
        updatedAt: made.body.createdAt,
        sourceURL: url,
        ...publicOf('set', made.body.id),
      }),
    ]);
    const again = await world
      .as('ben')
      .put(`${specs}/set`, { source: { text: JSON.stringify(pets()) } });
    expect([again.status, again.body]).toEqual([
      200,
      specBody({
        slug: 'set',
        id: made.body.id,
        createdAt: made.body.createdAt,
        updatedAt: again.body.updatedAt,
        ...publicOf('set', made.body.id),
      }),
    ]);
    const { data } = await world
      .as('ben')
      .query(SET, { input: { organizationId: organization, slug: 'set', source } });
    expect([data.setOpenAPISpec.openAPISpec.id, data.setOpenAPISpec.openAPISpec.sourceUrl]).toEqual(
      [made.body.id, url],
    );
    const event = {
      action: 'openAPISpec.set',
      actorId: ids.user('ben'),
      fields: ['source'],
      related: [],
    };
    expect(await eventsOf(made.body.id)).toEqual([
      { ...event, fields: ['source', 'visibility'] },
      ...[event, event],
    ]);
  });

  it('accepts a body of up to 16 MiB', async () => {
    const large = JSON.stringify(
      pets({ info: { title: 'Pets', version: '1', description: 'x'.repeat(2 * 1024 * 1024) } }),
    );
    expect((await world.as('ben').put(`${specs}/large`, { source: { text: large } })).status).toBe(
      200,
    );
    expect(
      (await world.as('ben').post(specs, { slug: 'large-too', source: { text: large } })).status,
    ).toBe(201);
    const { status, body } = await world
      .as('ben')
      .put(`${specs}/large`, { source: { text: 'x'.repeat(16 * 1024 * 1024) } });
    expect([status, body.error.reason]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('has a slug that is unique in the organization', async () => {
    await world.as('ben').post(specs, { slug: 'taken', source });
    const taken = 'Another OpenAPI spec of the organization has this slug.';
    expect((await world.as('ben').post(specs, { slug: 'taken', source })).body).toEqual(
      refused(409, 'ALREADY_EXISTS', taken, { field: 'slug' }),
    );
    expect(
      errorsOf(
        await world
          .as('ben')
          .query(CREATE, { input: { organizationId: organization, slug: 'taken', source } }),
      ),
    ).toEqual(
      graphQLError(['createOpenAPISpec'], 'ALREADY_EXISTS', taken, { field: 'input.slug' }),
    );
    expect(
      (await world.as('eve').post(`/v1/orgs/${ids.umbrella}/openapi`, { slug: 'taken', source }))
        .status,
    ).toBe(201);
  });

  it('is created once under concurrent requests', async () => {
    const made = await Promise.all(
      Array.from({ length: 4 }, () => world.as('ben').put(`${specs}/at-once`, { source })),
    );
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    const posted = await Promise.all(
      Array.from({ length: 3 }, () =>
        world.as('ben').post(specs, { slug: 'posted-at-once', source }),
      ),
    );
    expect(posted.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it.each([
    ['no slug', { source }, 'slug', 'slug is required.'],
    [
      'capitals in the slug',
      { slug: 'Pets', source },
      'slug',
      'slug must match ^[a-z0-9]+(?:-[a-z0-9]+)*$.',
    ],
    [
      'two hyphens in the slug',
      { slug: 'a--b', source },
      'slug',
      'slug must match ^[a-z0-9]+(?:-[a-z0-9]+)*$.',
    ],
    [
      'a long slug',
      { slug: 'a'.repeat(101), source },
      'slug',
      'slug must have 1 to 100 characters, and has 101.',
    ],
    ['no source', { slug: 'a' }, 'source', 'source is required.'],
    [
      'an invalid address',
      { slug: 'a', source: { url: 'file:///etc/passwd' } },
      'source.url',
      'url must be an absolute http or https address.',
    ],
    [
      'an empty text',
      { slug: 'a', source: { text: '' } },
      'source.text',
      'text must have 1 to 16777216 characters, and has 0.',
    ],
    [
      'an unknown field',
      { slug: 'a', source, colour: 'red' },
      'colour',
      'There is no field `colour` here. Fields are: `slug`, `source`, `visibility`.',
    ],
  ])('is refused with %s', async (_, body, field, message) => {
    expect((await world.as('ben').post(specs, body)).body).toEqual(bad(field, message));
  });

  it('is refused with two sources or none', async () => {
    for (const two of [{ url, text: '{}' }, {}, { url: null }, { url, text: null }]) {
      expect((await world.as('ben').put(`${specs}/two`, { source: two })).body).toEqual(
        bad('source', 'Send exactly one of url, text.'),
      );
      expect(
        (
          await world
            .as('ben')
            .query(SET, { input: { organizationId: organization, slug: 'two', source: two } })
        ).errors?.[0].extensions.code,
      ).toBe('BAD_USER_INPUT');
    }
    expect((await world.as('ben').get(`${specs}/two`)).body).toEqual(notFound);
  });

  it('is refused with credentials in its address, which readers would see', async () => {
    const message = 'A URL must not have a user name or a password.';
    for (const secret of [
      'https://ana:secret@example.com/openapi.yaml',
      'https://ana@example.com/openapi.yaml',
    ]) {
      const input = { slug: 'secret', source: { url: secret } };
      expect((await world.as('ben').post(specs, input)).body).toEqual(bad('source.url', message));
      expect((await world.as('ben').put(`${specs}/secret`, { source: input.source })).body).toEqual(
        bad('source.url', message),
      );
      expect(
        errorsOf(
          await world
            .as('ben')
            .query(CREATE, { input: { organizationId: organization, ...input } }),
        ),
      ).toEqual(badAt('createOpenAPISpec', 'input.source.url', message));
    }
    expect((await world.as('ben').get(`${specs}/secret`)).body).toEqual(notFound);
  });

  it('is refused under an invalid slug', async () => {
    const message = 'slug must match ^[a-z0-9]+(?:-[a-z0-9]+)*$.';
    expect((await world.as('ben').put(`${specs}/No_Slug`, { source })).status).toBe(400);
    expect(
      errorsOf(
        await world
          .as('ben')
          .query(SET, { input: { organizationId: organization, slug: 'No_Slug', source } }),
      ),
    ).toEqual(badAt('setOpenAPISpec', 'input.slug', message));
    for (const slug of ['No_Slug', 'a%20b', 'nobodys']) {
      expect((await world.as('ben').get(`${specs}/${slug}`)).status).toBe(404);
      expect((await world.as('ben').delete(`${specs}/${slug}`)).status).toBe(204);
    }
  });

  it('requires the role read to read and edit to edit, and is NOT_FOUND for guests', async () => {
    await world.as('ben').put(`${specs}/closed`, { source });
    expect((await world.as('cat').get(`${specs}/closed`)).body.permissions).toEqual({
      view: true,
      edit: false,
      delete: false,
    });
    expect((await world.as('cat').put(`${specs}/closed`, { source })).body).toEqual(
      forbidden('edit', 'comment'),
    );
    expect(
      (
        await world
          .as('cat')
          .post(specs, { slug: 'new', source: { text: 'A text that cat alone sends.' } })
      ).body,
    ).toEqual(forbidden('edit', 'comment'));
    expect((await world.as('cat').delete(`${specs}/closed`)).body).toEqual(
      forbidden('edit', 'comment'),
    );
    expect(
      errorsOf(await world.as('cat').query(DELETE, { id: await specIdOf(world, 'closed') })),
    ).toEqual(forbiddenAt('deleteOpenAPISpec', 'edit', 'comment'));
    expect((await world.as('dan').get(`${specs}/closed`)).body).toEqual(notFound);
    expect(
      errorsOf(await world.as('dan').query(GET, { id: await specIdOf(world, 'closed') })),
    ).toEqual(notFoundAt('openAPISpec'));
    expect((await world.as('dan').get(specs)).body).toEqual(forbidden('read', 'guest'));
    expect((await world.as('dan').delete(`${specs}/closed`)).status).toBe(204);
    expect((await world.as('eve').delete(`${specs}/closed`)).body).toEqual(notFound);
    expect((await world.as('ben').get(`${specs}/closed`)).status).toBe(200);
    const hash = createHash('sha256').update('A text that cat alone sends.').digest('hex');
    expect(
      await world.console.database.query(sql('SELECT hash FROM blobs WHERE hash = $1'), [hash]),
    ).toEqual([]);
  });

  it('is deleted with its versions, idempotently', async () => {
    const { id } = await putText(world, 'gone', pets());
    expect(
      await world.console.database.prisma.openAPISpecVersion.count({ where: { specId: id } }),
    ).toBe(1);
    expect((await world.as('ben').query(DELETE, { id })).data).toEqual({
      deleteOpenAPISpec: { deletedOpenAPISpecId: id },
    });
    expect(errorsOf(await world.as('ben').query(DELETE, { id }))).toEqual(
      notFoundAt('deleteOpenAPISpec'),
    );
    expect((await world.as('ben').delete(`${specs}/gone`)).status).toBe(204);
    expect(
      await world.console.database.prisma.openAPISpecVersion.count({ where: { specId: id } }),
    ).toBe(0);
    expect((await world.as('ben').get(`${specs}/gone/versions`)).body).toEqual(notFound);
  });

  it('is limited to 1,000 per organization', async () => {
    const rows = Array.from({ length: 1000 }, (_, n) => ({
      id: newId('OpenAPISpec'),
      organizationId: ids.umbrella,
      slug: `full-${n}`,
      processingState: 'COMPLETE' as const,
    }));
    await world.console.database.prisma.openAPISpec.createMany({ data: rows });
    const full = refused(
      409,
      'CONFLICT',
      'An organization has at most 1000 OpenAPI specs. Delete one first.',
    );
    expect(
      (await world.as('eve').post(`/v1/orgs/${ids.umbrella}/openapi`, { slug: 'one-more', source }))
        .body,
    ).toEqual(full);
    expect(
      (await world.as('eve').put(`/v1/orgs/${ids.umbrella}/openapi/one-more`, { source })).body,
    ).toEqual(full);
    expect(
      (await world.as('eve').put(`/v1/orgs/${ids.umbrella}/openapi/full-7`, { source })).status,
    ).toBe(200);
  });
});

describe('versions', () => {
  it('are listed newest first, readable by id and as the latest, with their changes', async () => {
    const first = await putText(world, 'versioned', pets());
    expect((await world.as('cat').get(`${specs}/versioned/versions`)).body.count).toBe(1);
    const spec = await putText(world, 'versioned', pets({ paths: {} }));
    expect(spec).toEqual(
      specBody({
        ...{
          slug: 'versioned',
          id: first.id,
          createdAt: first.createdAt,
          updatedAt: spec.updatedAt,
          processingState: 'complete',
        },
        ...{ lastVersion: spec.lastVersion, lastProcessedAt: spec.lastProcessedAt },
      }),
    );
    const latest = (await world.as('cat').get(`${specs}/versioned/versions/latest`)).body;
    const at = `${specs}/versioned/versions/${spec.lastVersion}`;
    expect(latest).toEqual({
      object: 'openapi-spec-version',
      id: spec.lastVersion,
      createdAt: latest.createdAt,
      url: latest.url,
      urls: { location: `${world.url}${at}` },
    });
    expect((await world.as('cat').get(at)).body).toEqual(latest);
    const { body: list } = await world.as('cat').get(`${specs}/versioned/versions`);
    expect(list).toEqual({
      count: 2,
      items: [
        latest,
        (await world.as('cat').get(`${specs}/versioned/versions/${first.lastVersion}`)).body,
      ],
    });
    const content = {
      filesystem: [
        {
          dir: './',
          isEntrypoint: true,
          references: [],
          filename: 'openapi',
          specification: pets({ paths: {} }),
        },
      ],
      url: latest.url,
      urls: { source: latest.url, public: null },
      warnings: [],
    };
    expect((await world.as('cat').get(`${at}/content`)).body).toEqual(content);
    expect((await world.as('cat').get(`${specs}/versioned/versions/latest/content`)).body).toEqual(
      content,
    );
    const changes = [
      {
        kind: 'operation-removed',
        breaking: true,
        path: '#/paths/~1pets/get',
        message: 'GET /pets was removed.',
      },
      {
        kind: 'operation-removed',
        breaking: true,
        path: '#/paths/~1pets/post',
        message: 'POST /pets was removed.',
      },
    ];
    expect((await world.as('cat').get(`${at}/diff`)).body).toEqual({
      breaking: true,
      count: 2,
      changes,
    });
    const { data } = await world
      .as('cat')
      .query(
        `query ($id: ID!) { openAPISpec(id: $id) { latestVersion ${VERSION} versions(first: 1) { totalCount nodes { id } } } }`,
        { id: spec.id },
      );
    expect(data.openAPISpec).toEqual({
      latestVersion: {
        ...{
          __typename: 'OpenAPISpecVersion',
          id: spec.lastVersion,
          number: 2,
          createdAt: latest.createdAt,
          url: latest.url,
          content,
          spec: { slug: 'versioned' },
          urls: latest.urls,
        },
        diffFromPrevious: {
          breaking: true,
          count: 2,
          changes: changes.map((change) => ({ ...change, kind: 'OPERATION_REMOVED' })),
        },
      },
      versions: { totalCount: 2, nodes: [{ id: spec.lastVersion }] },
    });
    const document = await (await fetch(latest.url)).json();
    expect(document).toEqual({ ...pets({ paths: {} }), openapi: document.openapi });
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  it('are NOT_FOUND before the first and under another spec', async () => {
    await world.as('ben').put(`${specs}/none-yet`, { source });
    for (const end of ['latest', 'latest/content', newId('OpenAPISpecVersion'), 'spc_1', ids.acme])
      expect((await world.as('ben').get(`${specs}/none-yet/versions/${end}`)).body).toEqual(
        notFound,
      );
    const { lastVersion } = await putText(world, 'first', pets());
    for (const end of ['', '/content', '/diff'])
      expect(
        (await world.as('ben').get(`${specs}/none-yet/versions/${lastVersion}${end}`)).body,
      ).toEqual(notFound);
    expect((await world.as('ben').get(`${specs}/first/versions/${lastVersion}/diff`)).body).toEqual(
      notFound,
    );
  });
});

describe('the list of specs', () => {
  it('is newest first and paginated, with the same statements at any size', async () => {
    const count = (limit: number) =>
      world.countStatements('cat', async (cat) => void (await cat.get(`${specs}?limit=${limit}`)));
    for (const slug of ['one', 'two', 'three']) await putText(world, slug, pets());
    const { body } = await world.as('cat').get(`${specs}?limit=2`);
    expect(body.items.map(({ slug }: { slug: string }) => slug)).toEqual(['three', 'two']);
    const next = (await world.as('cat').get(`${specs}?limit=1&page=${body.next.page}`)).body;
    expect(next.items.map(({ slug }: { slug: string }) => slug)).toEqual(['one']);
    expect(await count(3)).toBe(await count(1));
    const { data } = await world
      .as('cat')
      .query(
        `query ($organization: ID!) { organization(id: $organization) { openAPISpecs(first: 1) { totalCount nodes { slug latestVersion { number } } } } }`,
        { organization },
      );
    expect(data.organization.openAPISpecs).toEqual({
      totalCount: body.count,
      nodes: [{ slug: 'three', latestVersion: { number: 1 } }],
    });
  });

  it('of versions takes the same statements at any size', async () => {
    for (const version of ['1', '2', '3'])
      await putText(world, 'counted', pets({ info: { title: 'Pets', version } }));
    const count = (limit: number) =>
      world.countStatements(
        'cat',
        async (cat) => void (await cat.get(`${specs}/counted/versions?limit=${limit}`)),
      );
    expect(await count(3)).toBe(await count(1));
    expect((await world.as('cat').get(`${specs}/counted/versions`)).body.count).toBe(3);
  });
});
