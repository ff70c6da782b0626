/**
 * Tests exports: a revision as a readable zip, at an address that needs no token, and its import.
 */
import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { dimensionsOf } from '../src/data/blobs/sniff.ts';
import { readDocuments } from '../src/data/content-store/read.ts';
import { newId } from '../src/data/new-id.ts';
import type { NewFile } from '../src/domain/changes/change.ts';
import type { Content } from '../src/domain/content.ts';
import { applyImport } from '../src/domain/import/apply.ts';
import { importArchive } from '../src/domain/import/archive.ts';
import { entriesOf, listOf } from '../src/domain/list.ts';
import { walk } from '../src/domain/tree.ts';
import { errorsOf, graphQLError, notFound, notFoundAt, refused } from './content/expected.ts';
import { emptyContent as nothing, storeContent, storeSiblings } from './content-store/plant.ts';
import { bare, type Whole } from './domain/export/worlds.ts';
import {
  edit,
  editIn,
  idOf,
  makeRequest,
  makeTestSpace,
  page,
  type TestSpace,
} from './edit/support.ts';
import { pets, putText } from './openapi-spec/support.ts';
import { ids, useWorld, type Visitor, World } from './support.ts';

const world = useWorld();

const base64 = (bytes: string | Uint8Array): string => Buffer.from(bytes).toString('base64');
const ARCHIVE =
  'query ($s: ID!) { space(id: $s) { revision { archive { url name contentType size } } } }';

/** Returns the redirect target of `/v1`. */
async function ask(
  visitor: Visitor,
  path: string,
): Promise<{ status: number; location: string | null; body: { url: string } }> {
  const { status, headers, body } = await visitor.get(path);
  return { status, location: headers.get('location'), body };
}

/** Returns a URL without its signature, which differs from hour to hour. */
const unsignedUrl = (url: string | null): string | undefined => url?.replace(/\?.*/, '');

/** Returns a redirect without the signature of its URL. */
const unsigned = ({ status, location, body }: Awaited<ReturnType<typeof ask>>) => ({
  status,
  location: unsignedUrl(location),
  body: { url: unsignedUrl(body.url) },
});

const bytesAt = async (url: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(url)).arrayBuffer());

/** Returns the zip of a space's head. */
const zipOf = async (space: string, target: World = world): Promise<Uint8Array> =>
  bytesAt((await ask(target.as('ana'), `/v1/spaces/${space}/export`)).body.url);

/** Returns the texts of a zip by their paths, and the bytes of other files. */
const textsIn = (zip: Uint8Array): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([path, bytes]) => [
      path,
      /\.(md|yaml)$/.test(path) ? strFromU8(bytes) : Buffer.from(bytes),
    ]),
  );

/** Uploads a file and returns its id. */
async function upload(target: World, given: Uint8Array, name: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([Buffer.from(given)]), name);
  const answer = await fetch(`${target.url}/v1/orgs/${ids.acme}/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${target.as('ana').token}` },
    body: form,
  });
  return (await answer.json()).id;
}

/** Returns the content of a space's head in the form of the converter tests. */
async function wholeOf(
  space: string,
  target: World = world,
): Promise<Pick<Whole, 'content' | 'texts'>> {
  const { load, query } = target.console.as(ids.user('ana'));
  const revision = await load.revision.must((await load.space.must(space)).revisionId);
  const content = await load.content.load(revision);
  const hashes = [...walk(content.pages)].flatMap(({ page: { document } }) => document ?? []);
  const reused = entriesOf(content.reusableContents).map(({ fields }) =>
    String(fields['document']),
  );
  const rows = await readDocuments(query, revision.organizationId, [...hashes, ...reused]);
  return { content, texts: new Map([...rows].map(([hash, { markdown }]) => [hash, markdown])) };
}

/** Returns the import of a zip into an empty space. */
function importOf(zip: Uint8Array): Pick<Whole, 'content' | 'texts'> {
  const imported = importArchive(zip);
  expect(imported.problems).toEqual([]);
  const files = imported.files.map(({ ref, name, contentType, bytes }): [string, NewFile] => [
    ref,
    {
      id: newId('File'),
      fields: {
        name,
        contentType: contentType ?? '',
        size: bytes.length,
        blob: createHash('sha256').update(bytes).digest('hex'),
        ...dimensionsOf(bytes, contentType ?? ''),
      },
    },
  ]);
  const { content, documents } = applyImport(nothing, imported, new Map(files), {
    now: '2026-11-21T12:00:00.000Z',
    newId,
  });
  return { content, texts: documents };
}

const bytes = Buffer.from(Array.from({ length: 256 }, (_, i) => i));

/** Makes a space with every kind of content. */
async function makeRich(target: World = world): Promise<TestSpace> {
  const testSpace = await makeTestSpace(
    target,
    [
      {
        insertReusableContent: { ref: 'r', title: 'Support', markdown: 'Write to {{ product }}.' },
      },
    ],
    { title: 'Über / the "product"' },
  );
  const made = await edit(target, testSpace.id, [
    { insertFile: { ref: 'f', name: 'all bytes.bin', base64: base64(bytes) } },
    { insertFile: { ref: 'g', name: 'notes.txt', base64: base64('Ünïcode') } },
    { setVariables: { variables: { product: 'Lectern' } } },
    {
      updateReusableContent: {
        id: idOf(testSpace, 'r'),
        markdown: 'Write to {{ product }}, see [notes](g).',
      },
    },
    page('Start', {
      markdown: `Begin with [setting up](setup#linux).\n\n![all](f)\n\n{% include "${idOf(testSpace, 'r')}" %}\n`,
      emoji: '🚀',
      description: 'Where: here',
    }),
    page('Setup', { slug: 'setup', markdown: '# Linux\n\n```sh\ncat {{ product }}\n```\n' }),
    page('Deep', { into: 'Setup', markdown: '[up](Start)', hidden: true }),
    page('Words', { type: 'GROUP', slug: 'word' }),
    page('A', { into: 'Words', slug: 'a', markdown: '日本語' }),
    page('Web', { type: 'LINK', target: { kind: 'URL', url: 'https://acme.test/' } }),
  ]);
  return { id: testSpace.id, ...made };
}

const richFiles = {
  'README.md':
    '---\ndescription: "Where: here"\nemoji: 🚀\n---\n\n# Start\n\nBegin with [setting up](setup/#linux).\n\n![all](<.gitbook/assets/all bytes.bin>)\n\n{% include ".gitbook/includes/support.md" %}\n',
  'setup/README.md': '# Setup\n\n# Linux\n\n```sh\ncat {{ product }}\n```\n',
  'setup/deep.md': '---\nhidden: true\n---\n\n# Deep\n\n[up](../)',
  'word/a.md': '# A\n\n日本語',
  '.gitbook/includes/support.md':
    '---\ntitle: Support\n---\nWrite to {{ product }}, see [notes](../assets/notes.txt).',
  '.gitbook/vars.yaml': 'product: Lectern\n',
  'SUMMARY.md': `# Table of contents

* [Start](README.md)
* [Setup](setup/README.md)
  * [Deep](setup/deep.md)

## Words <!-- {"slug":"word"} -->

* [A](word/a.md)

***

* [Web](https://acme.test/)
`,
  '.gitbook/files.yaml': 'all bytes.bin:\n  contentType: application/octet-stream\n',
  '.gitbook/assets/all bytes.bin': bytes,
  '.gitbook/assets/notes.txt': Buffer.from('Ünïcode'),
};

describe('an export', () => {
  it('is at an address that needs no token: of a space, a revision, a change request', async () => {
    const testSpace = await makeRich();
    const request = await makeRequest(world, testSpace.id);
    const { revision } = await editIn(world, request, [page('Only here', { markdown: 'x' })]);
    const response = await ask(world.as('ana'), `/v1/spaces/${testSpace.id}/export`);
    expect(response).toEqual({
      status: 302,
      location: response.body.url,
      body: { url: response.body.url },
    });
    expect(
      unsigned(
        await ask(
          world.as('ana'),
          `/v1/spaces/${testSpace.id}/revisions/${testSpace.revision}/export`,
        ),
      ),
    ).toEqual(unsigned(response));
    const head = await world.as('ana').send('HEAD', `/v1/spaces/${testSpace.id}/export`);
    expect([head.status, unsignedUrl(head.headers.get('location')), head.body]).toEqual([
      302,
      unsignedUrl(response.location),
      undefined,
    ]);
    const { archive } = (await world.as('ana').query(ARCHIVE, { s: testSpace.id })).data.space
      .revision;
    expect({ ...archive, url: unsignedUrl(archive.url) }).toEqual({
      url: unsignedUrl(response.body.url),
      name: 'Über-the-product.zip',
      contentType: 'application/zip',
      size: (await bytesAt(response.body.url)).length,
    });
    const given = await fetch(response.body.url);
    expect([
      given.status,
      given.headers.get('content-type'),
      given.headers.get('content-disposition'),
    ]).toEqual([
      200,
      'application/zip',
      `attachment; filename="_ber-the-product.zip"; filename*=UTF-8''%C3%9Cber-the-product.zip`,
    ]);
    const ofRequest = await ask(
      world.as('ana'),
      `/v1/spaces/${testSpace.id}/change-requests/${request}/export`,
    );
    expect(ofRequest).toEqual({
      status: 302,
      location: ofRequest.body.url,
      body: { url: ofRequest.body.url },
    });
    expect(
      unsigned(
        await ask(world.as('ana'), `/v1/spaces/${testSpace.id}/revisions/${revision}/export`),
      ),
    ).toEqual(unsigned(ofRequest));
    expect(textsIn(await bytesAt(ofRequest.body.url))).toEqual({
      ...richFiles,
      'only-here.md': '# Only here\n\nx',
      'SUMMARY.md': `${richFiles['SUMMARY.md']}* [Only here](only-here.md)\n`,
    });
  });

  it('holds pages as markdown, files, reusable contents, variables and a summary', async () => {
    expect(textsIn(await zipOf((await makeRich()).id))).toEqual(richFiles);
  });

  it('imports to the same content, except for ids and times', async () => {
    const testSpace = await makeRich();
    const [before, after] = [await wholeOf(testSpace.id), importOf(await zipOf(testSpace.id))];
    expect(bare(after)).toEqual(bare(before));
    for (const space of ['guide', 'onboarding', 'api'] as const)
      expect(bare(importOf(await zipOf(ids.space(space))))).toEqual(
        bare(await wholeOf(ids.space(space))),
      );
  });

  it('can be imported into another space with the same result', {
    timeout: 240_000,
  }, async () => {
    // a separate world: jobs send statements, and the others are counted here
    const working = new World();
    await working.open({}, { jobs: true });
    try {
      const [from, to] = [await makeRich(working), await makeTestSpace(working)];
      const zip = await zipOf(from.id, working);
      const { status, body } = await working.as('ana').post(`/v1/spaces/${to.id}/content/import`, {
        source: 'zip',
        file: await upload(working, zip, 'export.zip'),
      });
      expect([status, body]).toEqual([
        201,
        { revision: body.revision, importedResources: 9, totalResources: 9, problems: [] },
      ]);
      expect(bare(await wholeOf(to.id, working))).toEqual(bare(await wholeOf(from.id, working)));
      expect(Buffer.from(await zipOf(to.id, working)).equals(zip)).toBe(true);
    } finally {
      await working.close();
    }
  });

  it('is the same zip for the same revision, also when it is built again', async () => {
    const testSpace = await makeRich();
    const first = await zipOf(testSpace.id);
    await world.as('ana').patch(`/v1/spaces/${testSpace.id}`, { title: 'Another' });
    const { archive } = (await world.as('ana').query(ARCHIVE, { s: testSpace.id })).data.space
      .revision;
    expect([archive.name, Buffer.from(await bytesAt(archive.url)).equals(first)]).toEqual([
      'Another.zip',
      true,
    ]);
  });

  it('holds the pages of an OpenAPI spec as files, which import as ordinary pages', async () => {
    const { id: spec } = await putText(
      world,
      'exported',
      pets({
        components: {},
        paths: {
          '/pets': {
            get: {
              tags: ['pets'],
              summary: 'List pets',
              responses: { 200: { description: 'All.' } },
            },
          },
        },
      }),
    );
    const testSpace = await makeTestSpace(world, [
      page('Start', { slug: 'start' }),
      { insertPage: { title: 'API', type: 'COMPUTED', computed: { spec } } },
    ]);
    const { id: operation } = (
      await world.as('ana').get(`/v1/spaces/${testSpace.id}/content/path/api/pets/list-pets`)
    ).body;
    await edit(world, testSpace.id, [
      {
        updatePage: {
          page: idOf(testSpace, 'Start'),
          markdown: `[List](/pages/${operation}#responses)\n`,
        },
      },
    ]);
    const zip = await zipOf(testSpace.id);
    const fence = '```';
    const requests = [
      ...['## Request', '', '{% tabs %}', '{% tab title="curl" %}', `${fence}bash`],
      ...["curl 'https://api.example.com/pets'", fence, '{% endtab %}', ''],
      ...['{% tab title="JavaScript" %}', `${fence}javascript`],
      'const response = await fetch("https://api.example.com/pets");',
      ...['console.log(response.status, await response.text());', fence, '{% endtab %}', ''],
      ...['{% tab title="Python" %}', `${fence}python`, 'import requests', ''],
      ...['response = requests.request(', '    "GET",', '    "https://api.example.com/pets",'],
      ...[
        ')',
        'print(response.status_code, response.text)',
        fence,
        '{% endtab %}',
        '{% endtabs %}',
      ],
    ].join('\n');
    const computed = `computed:\n  type: builtin:openapi\n  dependencies:\n    spec:\n      ref:\n        kind: openapi\n        spec: ${spec}\n  props: {}\n`;
    expect(textsIn(zip)).toEqual({
      'README.md': '# Start\n\n[List](api/pets/list-pets.md#responses)\n',
      'api/README.md': `---\n${computed}---\n\n# API\n\n`,
      'api/pets/README.md': '# pets\n\nAll about pets.',
      'api/pets/list-pets.md': `# List pets\n\n\`GET /pets\`\n\n${requests}\n\n## Responses\n\n### 200\n\nAll.`,
      'SUMMARY.md':
        '# Table of contents\n\n* [Start](README.md)\n* [API](api/README.md)\n  * [pets](api/pets/README.md)\n    * [List pets](api/pets/list-pets.md)\n',
    });
    const { content } = importOf(zip);
    expect(
      [...walk(content.pages)].map(({ page: { type, fields } }) => [
        type,
        fields['slug'],
        fields['computed'],
      ]),
    ).toEqual(['start', 'api', 'pets', 'list-pets'].map((slug) => ['DOCUMENT', slug, undefined]));
    const { data } = await world
      .as('ana')
      .query(
        'query ($s: ID!) { space(id: $s) { revision(computed: false) { archive { url } } } }',
        { s: testSpace.id },
      );
    expect(Object.keys(textsIn(await bytesAt(data.space.revision.archive.url)))).toEqual([
      'README.md',
      'api.md',
      'SUMMARY.md',
    ]);
    await putText(world, 'exported', pets({ paths: {}, components: {} }));
    expect(Object.keys(textsIn(await zipOf(testSpace.id)))).toEqual([
      'README.md',
      'api.md',
      'SUMMARY.md',
    ]);
  });

  it("is a field of an edit's payload, also in a repeated one", async () => {
    const testSpace = await makeTestSpace(world);
    const document = `mutation ($input: EditSpaceContentInput!) { editSpaceContent(input: $input) { space { revision { archive { url } } } } }`;
    const variables = {
      input: {
        spaceId: testSpace.id,
        baseRevisionId: 'HEAD',
        changes: [page('A', { markdown: 'x' })],
      },
    };
    const send = () =>
      world.as('ana').query(document, variables, { 'idempotency-key': `export-${testSpace.id}` });
    const { data } = await send();
    expect((await send()).data).toEqual(data);
    expect(
      Object.keys(textsIn(await bytesAt(data.editSpaceContent.space.revision.archive.url))),
    ).toEqual(['README.md', 'SUMMARY.md']);
  });

  it('of an empty space is a summary without pages', async () => {
    const testSpace = await makeTestSpace(world, [], { title: '///' });
    expect(textsIn(await zipOf(testSpace.id))).toEqual({ 'SUMMARY.md': '# Table of contents\n' });
    expect(
      (await world.as('ana').query(ARCHIVE, { s: testSpace.id })).data.space.revision.archive.name,
    ).toBe('space.zip');
  });

  it('has no path outside its folder for any name', async () => {
    const names = [
      '../../etc/passwd',
      '..',
      '/etc',
      'C:\\x',
      'a\u0001b',
      '-->',
      '}{"',
      'con',
      '{% include "x" %}',
      '](',
    ];
    const testSpace = await makeTestSpace(world, [
      ...names.map((title) =>
        page(title, {
          ref: `p${names.indexOf(title)}`,
          markdown: '---\ntitle: x\n---\n<!-- ]] --> {% if',
        }),
      ),
      {
        insertFiles: {
          files: names.slice(0, 4).map((name, i) => ({ name, base64: base64(String(i)) })),
        },
      },
      { insertReusableContent: { title: '../../x', markdown: '{% include "nothing" %}' } },
    ]);
    const zip = await zipOf(testSpace.id);
    expect(
      Object.keys(unzipSync(zip)).filter(
        (path) => path.startsWith('/') || /(^|[/\\])\.\.([/\\]|$)|[\\:]/.test(path),
      ),
    ).toEqual([]);
    expect(bare(importOf(zip))).toEqual(bare(await wholeOf(testSpace.id)));
  });

  it('takes the same number of statements for fifty pages as for five', async () => {
    const count = async (pages: number) => {
      const { spaceId } = await storeSiblings(world, pages, `Of ${pages}`);
      return world.countStatements('ana', (visitor) =>
        ask(visitor, `/v1/spaces/${spaceId}/export`),
      );
    };
    expect([await count(5), await count(50)]).toEqual([6, 6]);
  });

  it('of a space of 3,000 pages leaves most of the event loop to other requests', {
    timeout: 240_000,
  }, async () => {
    const { spaceId } = await storeSiblings(world, 3000);
    const before = performance.eventLoopUtilization();
    const zip = await zipOf(spaceId);
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.6);
    const files = Object.keys(unzipSync(zip));
    expect([files.length, files.at(0), files.at(2999), files.at(-1)]).toEqual([
      3001,
      'README.md',
      'page-2999.md',
      'SUMMARY.md',
    ]);
  });

  it('holds a file of 20 MB', { timeout: 240_000 }, async () => {
    const large = Buffer.alloc(20_000_000, 'twenty million bytes');
    const id = await upload(world, large, 'large.bin');
    const testSpace = await makeTestSpace(world, [{ insertFile: { file: id } }]);
    expect(
      Buffer.from(unzipSync(await zipOf(testSpace.id))['.gitbook/assets/large.bin'] ?? []).equals(
        large,
      ),
    ).toBe(true);
  });
});

describe('a refused export', () => {
  const revisionPath = (space: string) => [
    `/v1/spaces/${space}/export`,
    `/v1/spaces/${space}/revisions/${ids.revision('onboarding')}/export`,
    `/v1/spaces/${space}/change-requests/1/export`,
  ];

  it('is NOT_FOUND for strangers and for unknown ids', async () => {
    for (const path of [...revisionPath(ids.space('onboarding')), ...revisionPath(newId('Space'))])
      expect((await world.as('eve').get(path)).body).toEqual(notFound);
    expect(errorsOf(await world.as('eve').query(ARCHIVE, { s: ids.space('onboarding') }))).toEqual(
      notFoundAt('space'),
    );
    const own = `/v1/spaces/${ids.space('onboarding')}`;
    for (const path of [
      `${own}/revisions/${ids.revision('guide')}/export`,
      `${own}/revisions/x/export`,
      `${own}/change-requests/99/export`,
    ])
      expect((await world.as('ana').get(path)).body).toEqual(notFound);
  });

  it('requires a token', async () => {
    const [path = ''] = revisionPath(ids.space('onboarding'));
    expect((await world.nobody.get(path)).body).toEqual(
      refused(
        401,
        'UNAUTHENTICATED',
        'A token is required: send the header "Authorization: Bearer <token>".',
      ),
    );
  });

  it('has files of more than 500 MiB', async () => {
    const files: Content['files'] = listOf([
      {
        id: newId('File'),
        rank: '',
        fields: {
          name: 'a',
          contentType: 'text/plain',
          size: 500 * 1024 * 1024 + 1,
          blob: 'a'.repeat(64),
        },
      },
    ]);
    const { spaceId } = await storeContent(world, { ...nothing, files }, []);
    const message = 'The files of this revision have more than 500 MiB: fetch them one by one.';
    const limit = { details: { limit: 524_288_000 } };
    expect((await world.as('ana').get(`/v1/spaces/${spaceId}/export`)).body).toEqual(
      refused(413, 'PAYLOAD_TOO_LARGE', message, limit),
    );
    expect(errorsOf(await world.as('ana').query(ARCHIVE, { s: spaceId }))).toEqual(
      graphQLError(['space', 'revision', 'archive'], 'PAYLOAD_TOO_LARGE', message, limit),
    );
  });

  it('is the third concurrent one of a person, and succeeds in a later request', async () => {
    const planted = await Promise.all(
      ['a', 'b', 'c'].map((name) => storeSiblings(world, 200, name)),
    );
    const [a, b, c] = planted.map(({ spaceId }) => spaceId);
    const fields = 'revision { archive { name } }';
    const document = `query ($a: ID!, $b: ID!, $c: ID!) { a: space(id: $a) { ${fields} } b: space(id: $b) { ${fields} } again: space(id: $a) { ${fields} } c: space(id: $c) { ${fields} } }`;
    const answer = await world.as('ana').query(document, { a, b, c });
    const made = { revision: { archive: { name: 'Space-0.zip' } } };
    expect(answer.data).toEqual({ a: made, b: made, again: made, c: { revision: null } });
    expect(errorsOf(answer)).toEqual(
      graphQLError(
        ['c', 'revision', 'archive'],
        'RATE_LIMITED',
        'Two of your exports are being created. Try again later.',
      ),
    );
    expect((await world.as('ana').query(document, { a, b, c })).data).toEqual({
      a: made,
      b: made,
      again: made,
      c: made,
    });
  });
});

describe('the address of an export', () => {
  it('returns the exported content after later changes', async () => {
    const testSpace = await makeRich();
    const { body } = await ask(world.as('ana'), `/v1/spaces/${testSpace.id}/export`);
    await edit(world, testSpace.id, [{ deletePage: { page: idOf(testSpace, 'Start') } }]);
    expect(textsIn(await bytesAt(body.url))).toEqual(richFiles);
    expect((await ask(world.as('ana'), `/v1/spaces/${testSpace.id}/export`)).body.url).not.toBe(
      body.url,
    );
  });
});
