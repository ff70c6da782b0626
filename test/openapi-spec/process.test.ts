/** Tests the processing of OpenAPI specs: their sources, limits and outcomes. */
import { describe, expect, it } from 'vitest';
import { createFetch } from '../../src/data/fetch.ts';
import { newId } from '../../src/data/new-id.ts';
import { refreshSpecs } from '../../src/resources/openapi-spec/refresh.ts';
import { garbageCollectBlobs } from '../../src/resources/content/garbage-collection.ts';
import { serve } from '../fixtures/site.ts';
import { ids, useWorld } from '../support.ts';
import { pets, processed, put, putText, runJob, specIdOf, specs } from './support.ts';
import { sql } from '../sql.ts';

const world = useWorld();

/** Serves a text at each path, and records the requested paths. */
async function give(
  files: Record<string, string>,
): Promise<{ readonly url: string; readonly requestedPaths: string[] }> {
  const requestedPaths: string[] = [];
  const url = await serve((req, res) => {
    requestedPaths.push(req.url ?? '');
    const text = files[req.url ?? ''];
    if (text === undefined) res.writeHead(404).end();
    else res.end(text);
  });
  return { url, requestedPaths };
}

const versionsOf = async (slug: string): Promise<number> =>
  (await world.as('ana').get(`${specs}/${slug}/versions`)).body.count;
const contentOf = async (slug: string) =>
  (await world.as('ana').get(`${specs}/${slug}/versions/latest/content`)).body;
const documentOf = async (slug: string) =>
  (await fetch((await world.as('ana').get(`${specs}/${slug}/versions/latest`)).body.url)).json();
const outcomeOf = async (slug: string) => {
  const { data } = await world
    .as('ana')
    .query(
      'query ($id: ID!) { openAPISpec(id: $id) { processingState lastProcessErrorCode lastProcessErrorMessage latestVersion { number } } }',
      { id: await specIdOf(world, slug) },
    );
  return data.openAPISpec;
};
const failed = (code: string, message: string, number?: number) => ({
  processingState: 'COMPLETE',
  lastProcessErrorCode: code,
  lastProcessErrorMessage: message,
  latestVersion: number === undefined ? null : { number },
});

const YAML = `swagger: "2.0"
info: {title: Old, version: "1"}
paths:
  /old:
    get:
      parameters: [{name: q, in: query, type: string}]
      responses: {"200": {description: Fine, schema: {$ref: "#/definitions/Old"}}}
definitions:
  Old: {type: object}
`;

describe('a source', () => {
  it('is read from an address, as YAML or Swagger 2, and converted to OpenAPI 3.1', async () => {
    const { url, requestedPaths } = await give({ '/openapi.yaml': YAML });
    const spec = await put(world, 'old', { url: `${url}/openapi.yaml` });
    expect([spec.processingState, spec.sourceURL, requestedPaths]).toEqual([
      'complete',
      `${url}/openapi.yaml`,
      ['/openapi.yaml'],
    ]);
    const { filesystem } = await contentOf('old');
    expect(
      filesystem.map(({ specification, ...rest }: { specification: { swagger: string } }) => [
        rest,
        specification.swagger,
      ]),
    ).toEqual([
      [{ dir: './', isEntrypoint: true, references: [], filename: `${url}/openapi.yaml` }, '2.0'],
    ]);
    const { openapi, paths, components } = await documentOf('old');
    expect([openapi.slice(0, 4), paths['/old'].get.parameters, components.schemas]).toEqual([
      '3.1.',
      [{ name: 'q', in: 'query', schema: { type: 'string' } }],
      { Old: { type: 'object' } },
    ]);
  });

  it('includes the files that it references, each once, also in cycles', async () => {
    const schema = (at: string) => ({ $ref: at });
    const { url, requestedPaths } = await give({
      '/api/openapi.json': JSON.stringify({
        ...{ openapi: '3.1.0', info: { title: 'Split', version: '1' } },
        paths: {
          '/a': {
            get: {
              responses: {
                200: {
                  description: 'A',
                  content: { 'application/json': { schema: schema('schemas/a.json#/A') } },
                },
              },
            },
          },
        },
      }),
      '/api/schemas/a.json': JSON.stringify({
        A: { type: 'object', properties: { b: schema('./b.json'), self: schema('#/A') } },
      }),
      '/api/schemas/b.json': JSON.stringify({
        type: 'object',
        properties: { a: schema('a.json#/A'), root: schema('../openapi.json#/info') },
      }),
    });
    await put(world, 'split', { url: `${url}/api/openapi.json` });
    expect(await outcomeOf('split')).toEqual({
      processingState: 'COMPLETE',
      lastProcessErrorCode: null,
      lastProcessErrorMessage: null,
      latestVersion: { number: 1 },
    });
    expect(requestedPaths).toEqual([
      '/api/openapi.json',
      '/api/schemas/a.json',
      '/api/schemas/b.json',
    ]);
    const { filesystem } = await contentOf('split');
    expect(
      filesystem.map(({ filename, references }: { filename: string; references: string[] }) => [
        filename,
        references,
      ]),
    ).toEqual([
      [`${url}/api/openapi.json`, ['schemas/a.json']],
      ['schemas/a.json', ['./b.json']],
      ['./b.json', ['a.json', '../openapi.json']],
    ]);
    const document = await documentOf('split');
    expect(document.paths['/a'].get.responses[200].content['application/json'].schema).toEqual(
      schema('#/x-ext/1/A'),
    );
    expect(document['x-ext']).toEqual({
      1: {
        A: { type: 'object', properties: { b: schema('#/x-ext/2'), self: schema('#/x-ext/1/A') } },
      },
      2: { type: 'object', properties: { a: schema('#/x-ext/1/A'), root: schema('#/info') } },
    });
  });

  it('can have properties and examples with the name $ref, as those of SCIM have', async () => {
    const group = {
      type: 'object',
      properties: { $ref: { type: 'string' } },
      example: { $ref: 'https://api.test/groups/1' },
    };
    await putText(world, 'scim', pets({ components: { schemas: { Pet: group } } }));
    expect(await outcomeOf('scim')).toEqual({
      processingState: 'COMPLETE',
      lastProcessErrorCode: null,
      lastProcessErrorMessage: null,
      latestVersion: { number: 1 },
    });
    expect((await documentOf('scim')).components.schemas.Pet).toEqual({
      ...group,
      example: undefined,
      examples: [group.example],
    });
  });

  it('creates a version when it changed, and none when only its formatting did', async () => {
    const files: Record<string, string> = { '/a.json': JSON.stringify(pets()) };
    const { url, requestedPaths } = await give(files);
    const first = await put(world, 'same', { url: `${url}/a.json` });
    const { components, ...rest } = pets();
    files['/a.json'] = JSON.stringify({ components, ...rest }, null, 2);
    const again = await put(world, 'same', { url: `${url}/a.json` });
    expect([again.lastVersion, await versionsOf('same'), requestedPaths.length]).toEqual([
      first.lastVersion,
      1,
      2,
    ]);
    files['/a.json'] = JSON.stringify(pets({ info: { title: 'Pets', version: '2' } }));
    await put(world, 'same', { url: `${url}/a.json` });
    expect(await versionsOf('same')).toBe(2);
    await putText(world, 'same', pets()); // the former document creates another version
    expect(await versionsOf('same')).toBe(3);
  });

  it('records an event without an actor for each version', async () => {
    const { id, lastVersion } = await putText(world, 'evented', pets());
    await putText(world, 'evented', pets());
    const events = await world.console.database.prisma.auditEvent.findMany({
      where: { subjectId: id, action: 'openAPISpec.process' },
      select: { actorId: true, requestId: true },
    });
    expect([lastVersion.slice(0, 4), events]).toEqual([
      'oav_',
      [{ actorId: null, requestId: 'test' }],
    ]);
  });
});

describe('a source that cannot be read', () => {
  const referring = ($ref: string) => pets({ components: { schemas: { Pet: { $ref } } } });

  it('is reported, keeps the last valid version, and is cleared by a later success', async () => {
    const { url } = await give({});
    await putText(world, 'failing', pets());
    await put(world, 'failing', { url: `${url}/nothing.json` });
    expect(await outcomeOf('failing')).toEqual(
      failed('FETCH_ERROR', 'This address responded with 404.', 1),
    );
    expect((await world.as('ana').get(`${specs}/failing`)).body.lastProcessErrorCode).toBe(
      'FETCH_ERROR',
    );
    await putText(world, 'failing', '{ this is none');
    expect(await outcomeOf('failing')).toEqual(
      failed('PARSE_ERROR', 'The document is not an object in JSON or YAML.', 1),
    );
    const good = await putText(world, 'failing', pets({ paths: {} }));
    expect('lastProcessErrorCode' in good).toBe(false);
    expect(await outcomeOf('failing')).toEqual({
      processingState: 'COMPLETE',
      lastProcessErrorCode: null,
      lastProcessErrorMessage: null,
      latestVersion: { number: 2 },
    });
  });

  it('is reported with the name of a referenced file', async () => {
    const { url } = await give({
      '/openapi.json': JSON.stringify(referring('schemas/nobody.yaml#/Pet')),
    });
    await put(world, 'referring', { url: `${url}/openapi.json` });
    expect(await outcomeOf('referring')).toEqual(
      failed('FETCH_ERROR', 'schemas/nobody.yaml: This address responded with 404.'),
    );
    expect((await world.as('ana').get(`${specs}/referring`)).body.lastProcessErrorCode).toBe(
      'FETCH_ERROR',
    );
  });

  it('is reported as a timeout', { timeout: 20_000 }, async () => {
    const url = await serve(() => {}); // it never responds
    await put(world, 'slow', { url: `${url}/openapi.json` });
    expect(await outcomeOf('slow')).toEqual(
      failed('FETCH_TIMEOUT', 'This address did not respond in time.'),
    );
  });

  it('is reported in a private network, also as a reference', async () => {
    const guarded = createFetch({ allowPrivateNetworks: false });
    await world
      .as('ana')
      .put(`${specs}/inside`, { source: { url: 'http://127.0.0.1:1/openapi.json' } });
    await processed(world, 'inside', guarded);
    expect((await outcomeOf('inside')).lastProcessErrorCode).toBe('FETCH_ERROR');
    const document = pets({
      components: { schemas: { Pet: { $ref: 'http://169.254.169.254/latest/meta-data#/a' } } },
    });
    await world.as('ana').put(`${specs}/inside`, { source: { text: JSON.stringify(document) } });
    await processed(world, 'inside', guarded);
    expect((await outcomeOf('inside')).lastProcessErrorCode).toBe('FETCH_ERROR');
  });

  it.each([
    [
      'not OpenAPI',
      '{"hello": "world"}',
      'This is not a valid OpenAPI document. Cannot find supported swagger/openapi version in specification, version must be a string.',
    ],
    [
      'a list',
      '[{"isEntrypoint": true, "specification": {}}]',
      'The document is not an object in JSON or YAML.',
    ],
    [
      'an operation without responses',
      JSON.stringify(pets({ paths: { '/a': { get: {} } } })),
      "This is not a valid OpenAPI document. /paths/~1a/get must have required property 'responses'.",
    ],
    [
      'an unresolved reference',
      JSON.stringify(referring('#/components/schemas/Nobody')),
      "This is not a valid OpenAPI document. Can't resolve #/components/schemas/Nobody.",
    ],
    [
      'a text with a relative reference',
      JSON.stringify(referring('pet.yaml')),
      'A relative reference cannot be resolved, because the document has no URL: pet.yaml. Use absolute URLs, or one document that contains everything.',
    ],
    [
      'too many levels',
      `${'{"a":'.repeat(300)}1${'}'.repeat(300)}`,
      'The document is more than 200 levels deep, or contains itself.',
    ],
    ['half a million levels', `${'{"a":'.repeat(500_000)}1${'}'.repeat(500_000)}`, undefined],
    [
      'nested YAML aliases',
      `a: &a [x, x, x, x, x, x, x, x, x]\n${'bcdefghijk'
        .split('')
        .map((name, i) => `${name}: &${name} [${`*${'abcdefghij'[i]}, `.repeat(9).slice(0, -2)}]`)
        .join('\n')}\n`,
      undefined,
    ],
  ])('is %s', { timeout: 240_000 }, async (_, text, message) => {
    await putText(world, 'wrong', text);
    const { lastProcessErrorMessage, ...rest } = await outcomeOf('wrong');
    expect(rest).toEqual({
      processingState: 'COMPLETE',
      lastProcessErrorCode: 'PARSE_ERROR',
      latestVersion: null,
    });
    if (message !== undefined) expect(lastProcessErrorMessage).toBe(message);
  });

  it('is a chain of references without an end, or to too many files', async () => {
    const endless = await serve((req, res) => {
      const n = Number(/\d+/.exec(req.url ?? '')?.[0] ?? 0);
      res.end(
        JSON.stringify(
          n === 0 ? referring('/file-1.json#/a') : { a: { $ref: `/file-${n + 1}.json#/a` } },
        ),
      );
    });
    await put(world, 'endless', { url: `${endless}/openapi.json` });
    expect(await outcomeOf('endless')).toEqual(
      failed('PARSE_ERROR', 'A reference leads through more than 8 files: /file-9.json.'),
    );
    const many = await serve((req, res) => {
      const schemas = Object.fromEntries(
        Array.from({ length: 60 }, (_, n) => [`S${n}`, { $ref: `/file-${n}.json` }]),
      );
      res.end(
        JSON.stringify(
          req.url === '/openapi.json'
            ? pets({ paths: {}, components: { schemas } })
            : { type: 'object' },
        ),
      );
    });
    await put(world, 'many', { url: `${many}/openapi.json` });
    expect(await outcomeOf('many')).toEqual(
      failed('PARSE_ERROR', 'The document refers to more than 49 other files.'),
    );
  });
});

describe('the job', () => {
  it('does nothing for a finished round, and defers a second one of the organization', async () => {
    await putText(world, 'rounds', pets());
    expect(await runJob(world, 'rounds')).toBe('done');
    expect(await versionsOf('rounds')).toBe(1);
    const { prisma } = world.console.database;
    const other = newId('OpenAPISpec');
    await prisma.openAPISpec.create({
      data: {
        id: other,
        organizationId: ids.acme,
        slug: 'under-way',
        processingState: 'PROGRESS',
        sourceUrl: 'https://example.com/a',
      },
    });
    await world
      .as('ana')
      .put(`${specs}/rounds`, { source: { text: JSON.stringify(pets({ paths: {} })) } });
    expect(await runJob(world, 'rounds')).toBe('later');
    await prisma.openAPISpec.deleteMany({ where: { id: other } });
    expect(await runJob(world, 'rounds')).toBe('done');
    expect(await versionsOf('rounds')).toBe(2);
  });

  it('discards a source that was replaced while it was read', async () => {
    await world
      .as('ana')
      .put(`${specs}/replaced`, { source: { url: 'https://example.com/first.json' } });
    const url = await serve(async (_, res) => {
      await world
        .as('ana')
        .put(`${specs}/replaced`, { source: { text: JSON.stringify(pets({ paths: {} })) } });
      res.end(JSON.stringify(pets()));
    });
    await runJob(world, 'replaced', (_, options) =>
      createFetch({ allowPrivateNetworks: true })(url, options),
    );
    expect(await outcomeOf('replaced')).toEqual({
      processingState: 'PENDING',
      lastProcessErrorCode: null,
      lastProcessErrorMessage: null,
      latestVersion: null,
    });
    await processed(world, 'replaced');
    expect((await documentOf('replaced')).paths).toEqual({});
  });

  it('reads addresses again and resumes abandoned specs on a schedule', async () => {
    const { prisma, query } = world.console.database;
    const { url } = await give({ '/a.json': JSON.stringify(pets()) });
    await put(world, 'refreshed', { url: `${url}/a.json` });
    await putText(world, 'given', pets());
    await world.as('ana').put(`${specs}/forsaken`, { source: { text: JSON.stringify(pets()) } });
    const jobsOf = async (slug: string) => {
      const { id } = await prisma.openAPISpec.findFirstOrThrow({ where: { slug } });
      return (
        await query(
          sql<{ round: number }>(
            `SELECT (data->>'round')::int AS round FROM pgboss.job WHERE name = 'process-openapi' AND data->>'id' = $1 ORDER BY 1`,
          ),
          [id],
        )
      ).map(({ round }) => round);
    };
    const refresh = (hours: number) =>
      refreshSpecs({
        database: world.console.database,
        now: new Date(Date.now() + hours * 3_600_000),
        requestId: 'test',
        isOver: () => false,
      });
    expect(await refresh(0)).toBe('done');
    expect([await jobsOf('refreshed'), await jobsOf('given'), await jobsOf('forsaken')]).toEqual([
      [1],
      [1],
      [1],
    ]);
    expect(await refresh(6)).toBe('done');
    expect([await jobsOf('refreshed'), await jobsOf('given'), await jobsOf('forsaken')]).toEqual([
      [1, 2],
      [1],
      [1, 2],
    ]);
    const begins = await query(
      sql<{ begin: number }>(
        `SELECT extract(epoch FROM start_after)::int AS begin FROM pgboss.job WHERE name = 'process-openapi' AND start_after > now() + interval '5 hours' ORDER BY 1`,
      ),
      [],
    );
    expect(begins.map(({ begin }) => begin - (begins[0]?.begin ?? 0))).toEqual(
      begins.map((_, i) => 5 * i),
    ); // specs are read one at a time
    expect((await processed(world, 'refreshed')).processingState).toBe('complete');
    expect([
      (await processed(world, 'forsaken')).processingState,
      await versionsOf('refreshed'),
    ]).toEqual(['complete', 1]);
  });
});

describe('the versions of a spec', () => {
  it('are its latest hundred: a new one deletes the oldest', async () => {
    const { prisma } = world.console.database;
    const { id } = await putText(world, 'long', pets());
    const { id: other } = await putText(world, 'long-too', pets());
    for (const specId of [id, other]) {
      const {
        id: _,
        number: __,
        ...first
      } = await prisma.openAPISpecVersion.findFirstOrThrow({ where: { specId } });
      await prisma.openAPISpecVersion.createMany({
        data: Array.from({ length: 100 }, (_, i) => ({
          ...first,
          id: newId('OpenAPISpecVersion'),
          number: i + 2,
          hash: `${i}`,
        })),
      });
    }
    const oldest = await prisma.openAPISpecVersion.findFirstOrThrow({
      where: { specId: id, number: 2 },
    });
    await putText(world, 'long', '{ this is none');
    expect(await versionsOf('long')).toBe(101); // a round without a new version deletes none
    const { lastVersion } = await putText(world, 'long', pets({ paths: {} }));
    const numbers = (
      await prisma.openAPISpecVersion.findMany({
        where: { specId: id },
        orderBy: { number: 'asc' },
      })
    ).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 100 }, (_, i) => i + 3));
    expect([await versionsOf('long'), await versionsOf('long-too')]).toEqual([100, 101]);
    expect((await world.as('ana').get(`${specs}/long/versions/latest`)).body.id).toBe(lastVersion);
    const query =
      'query ($id: ID!, $version: ID!) { openAPISpec(id: $id) { latestVersion { number } version(id: $version) { id } versions { totalCount } } }';
    const { data } = await world.as('ana').query(query, { id, version: oldest.id });
    expect(data.openAPISpec).toEqual({
      latestVersion: { number: 102 },
      version: null,
      versions: { totalCount: 100 },
    });
    expect((await world.as('ana').get(`${specs}/long/versions/${oldest.id}`)).status).toBe(404);
  });
});

describe('the bytes of a spec', () => {
  it('are deleted with the oldest version', async () => {
    const { database } = world.console;
    const { blobs } = world.console.as(ids.user('ana'));
    const { id: specId } = await putText(
      world,
      'outlived',
      pets({ info: { title: 'Outlived', version: '1' } }),
    );
    const { id, document, ...first } = await database.prisma.openAPISpecVersion.findFirstOrThrow({
      where: { specId },
    });
    await putText(world, 'outlived', pets({ info: { title: 'Outlived', version: '2' } }));
    const latest = await database.prisma.openAPISpecVersion.findFirstOrThrow({
      where: { specId, number: 2 },
    });
    const { filesystem, pages, documentSize } = latest;
    const between = Array.from({ length: 98 }, (_, i) => ({
      ...first,
      id: newId('OpenAPISpecVersion'),
      number: i + 3,
      hash: `${i}`,
      filesystem,
      document: latest.document,
      pages,
      documentSize,
    }));
    await database.prisma.openAPISpecVersion.createMany({ data: between });
    const isThere = async () => {
      await garbageCollectBlobs({
        database,
        blobs,
        now: new Date(Date.now() + 3 * 86_400_000),
        requestId: 'test',
        isOver: () => false,
      });
      return [document, latest.document].map(
        async (hash) => (await blobs.backend.size(hash)) !== null,
      );
    };
    expect(await Promise.all(await isThere())).toEqual([true, true]);
    await putText(world, 'outlived', pets({ info: { title: 'Outlived', version: '3' } }));
    expect([
      await database.prisma.openAPISpecVersion.count({ where: { id } }),
      ...(await Promise.all(await isThere())),
    ]).toEqual([0, false, true]);
  });

  it('stay while the spec names them, and are collected afterwards', async () => {
    const { database } = world.console;
    const { blobs } = world.console.as(ids.user('ana'));
    await putText(world, 'kept', pets({ info: { title: 'Kept', version: '1' } }));
    await putText(world, 'kept', pets({ info: { title: 'Kept', version: '2' } }));
    const spec = await database.prisma.openAPISpec.findFirstOrThrow({
      where: { slug: 'kept' },
      include: { versions: true },
    });
    const hashes = [
      spec.sourceBlob,
      ...spec.versions.flatMap(({ filesystem, document, pages, changes }) => [
        filesystem,
        document,
        pages,
        changes,
      ]),
    ].filter((hash) => hash !== null);
    const collect = () =>
      garbageCollectBlobs({
        database,
        blobs,
        now: new Date(Date.now() + 3 * 86_400_000),
        requestId: 'test',
        isOver: () => false,
      });
    const there = () =>
      Promise.all(hashes.map(async (hash) => (await blobs.backend.size(hash)) !== null));
    expect(await collect()).toBe('done');
    expect(await there()).toEqual(hashes.map(() => true));
    await database.prisma.openAPISpec.deleteMany({}); // other specs may share the same bytes
    expect(await collect()).toBe('done');
    expect(await there()).toEqual(hashes.map(() => false));
  });
});
