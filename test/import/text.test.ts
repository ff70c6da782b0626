// Tests importing Markdown, HTML or a zip, and sources that cannot be imported.
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { bad, badAt, graphQLError, errorsOf, notFound, refused } from '../content/expected.ts';
import {
  contentOf,
  hashOf,
  idOf,
  makeRequest,
  makeTestSpace,
  pagesOf,
  pathsOf,
  postTo,
} from '../edit/support.ts';
import { PNG } from '../fixtures/site.ts';
import { ids, useWorld } from '../support.ts';
import { serveFiles } from './made.ts';
import { finishedImport, intoRequest, intoSpace, postImport, postImportTo } from './support.ts';

const world = useWorld({ ALLOW_PRIVATE_NETWORKS: 'on' }, { jobs: true });

describe('one text', () => {
  const markdown =
    '---\ntitle: Guide\ndescription: All of it\n---\n# Guide\n\nWords, and [more](https://acme.test/).\n';

  it('of markdown becomes a page of a change request', async () => {
    const url = await serveFiles({ '/guide.md': ['text/markdown', markdown] });
    const testSpace = await makeTestSpace(world);
    const request = await makeRequest(world, testSpace.id);
    const { status, body } = await postImportTo(world.as('ana'), testSpace.id, request, {
      url: `${url}/guide.md`,
      source: 'markdown',
    });
    expect([status, body]).toEqual([
      201,
      { revision: body.revision, importedResources: 1, totalResources: 1, problems: [] },
    ]);
    const { body: content } = await world
      .as('ana')
      .get(`/v1/spaces/${testSpace.id}/change-requests/${request}/content`);
    expect(content.id).toBe(body.revision);
    expect(
      content.pages.map(({ title, path, description, documentId }: Record<string, unknown>) => ({
        title,
        path,
        description,
        documentId,
      })),
    ).toEqual([
      {
        title: 'Guide',
        path: 'guide',
        description: 'All of it',
        documentId: hashOf('# Guide\n\nWords, and [more](https://acme.test/).\n'),
      },
    ]);
    expect((await contentOf(world, testSpace.id)).pages).toEqual([]);
  });

  it('of HTML becomes a page through GraphQL, which does not wait', async () => {
    const url = await serveFiles({
      '/a.html': [
        'text/html; charset=iso-8859-1',
        Buffer.from(
          '<title>Caf\xe9</title><body><h1>Caf\xe9</h1><p>See <a href="/b">b</a>.</p>',
          'latin1',
        ),
      ],
    });
    const testSpace = await makeTestSpace(world);
    const request = await makeRequest(world, testSpace.id);
    const { data } = await intoRequest(world.as('ana'), request, {
      source: 'HTML',
      url: `${url}/a.html?key=secret`,
    });
    const started = data.importIntoChangeRequest.import;
    expect({ ...started, status: 'WAITING' }).toEqual({
      ...{
        id: started.id,
        status: 'WAITING',
        source: 'HTML',
        url: `${url}/a.html?key=secret`,
        space: { id: testSpace.id },
        changeRequest: { id: request },
        importedResources: 0,
        totalResources: 0,
      },
      ...{
        problems: [],
        error: null,
        revisionId: null,
        revision: null,
        createdBy: { id: ids.user('ana') },
        createdAt: started.createdAt,
        finishedAt: null,
      },
    });
    const { data: end } = await finishedImport(world.as('ana'), started.id);
    expect(end.finishedImport.revision).toEqual({
      id: end.finishedImport.revisionId,
      type: 'EDITS',
      message: `Import of ${url}/a.html`,
    });
    const { body } = await world
      .as('ana')
      .get(`/v1/spaces/${testSpace.id}/change-requests/${request}/content/path/caf%C3%A9`);
    expect([body.title, body.markdown]).toEqual(['Café', `See [b](${url}/b).\n`]);
  });
});

describe('a zip', () => {
  const zip = Buffer.from(
    zipSync({
      'SUMMARY.md': Buffer.from('# Summary\n\n* [Start](start.md)\n  * [Next](more/next.md)\n'),
      'start.md': Buffer.from('# Start\n\n![x](x.png) [n](more/next.md)\n'),
      'more/next.md': Buffer.from('# Next\n'),
      'x.png': PNG,
    }),
  );

  it('is imported from an address', async () => {
    const url = await serveFiles({ '/docs.zip': ['application/zip', zip] });
    const testSpace = await makeTestSpace(world);
    const { status, body } = await postImport(world.as('ana'), testSpace.id, {
      url: `${url}/docs.zip`,
      source: 'zip',
    });
    expect([status, body]).toEqual([
      201,
      { revision: body.revision, importedResources: 3, totalResources: 3, problems: [] },
    ]);
    const [start, next] = await pagesOf(world, testSpace.id);
    const { files } = await contentOf(world, testSpace.id);
    expect([start?.path, next?.path, start?.markdown]).toEqual([
      'start',
      'start/next',
      `![x](/files/${files[0].id}) [n](/pages/${next?.id})\n`,
    ]);
  });

  it('is imported from an uploaded file, which stays unchanged', async () => {
    const { body: file } = await world
      .as('ana')
      .post(`/v1/orgs/${ids.acme}/files`, { name: 'docs.zip', base64: zip.toString('base64') });
    const testSpace = await makeTestSpace(world);
    const { status, body } = await postImport(world.as('ana'), testSpace.id, {
      file: file.id,
      source: 'zip',
    });
    expect([status, body]).toEqual([
      201,
      { revision: body.revision, importedResources: 3, totalResources: 3, problems: [] },
    ]);
    expect(await pathsOf(world, testSpace.id)).toEqual(['start', 'start/next']);
    expect((await contentOf(world, testSpace.id)).message).toBe('Import of a file');
  });
});

describe('an import with an Idempotency-Key', () => {
  it('happens once, and returns the same response', async () => {
    const url = await serveFiles({ '/a.md': ['text/markdown', '# A\n'] });
    const testSpace = await makeTestSpace(world);
    const ask = () =>
      postImport(
        world.as('ana'),
        testSpace.id,
        { url: `${url}/a.md`, source: 'markdown' },
        { 'idempotency-key': 'once' },
      );
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    expect(await pathsOf(world, testSpace.id)).toEqual(['a']);
  });
});

describe('a source that cannot be imported', () => {
  const either = 'Send the address to import or an uploaded file, not both.';
  const unsupported =
    'This source cannot be imported yet. Supported sources: a website, markdown, html, zip.';

  it.each<[string, object, object]>([
    ['no source', { url: 'http://127.0.0.1:9/' }, bad('source', 'source is required.')],
    [
      'an unknown source',
      { url: 'http://127.0.0.1:9/', source: 'word' },
      bad(
        'source',
        'source must be one of website, markdown, html, zip, docx, confluence, github-wiki, notion, google-docs.',
      ),
    ],
    [
      'a source that is not implemented',
      { url: 'http://127.0.0.1:9/', source: 'github-wiki' },
      refused(400, 'UNSUPPORTED_SOURCE', unsupported, { field: 'source' }),
    ],
    ['no address and no file', { source: 'website' }, bad('url', either)],
    [
      'both',
      { source: 'zip', url: 'http://127.0.0.1:9/', file: 'fil_1111111111111111111112' },
      bad('url', either),
    ],
    [
      'a website from a file',
      { source: 'website', file: 'fil_1111111111111111111112' },
      bad('file', 'A website is imported from its address: send url.'),
    ],
    [
      'an unknown file',
      { source: 'zip', file: 'fil_1111111111111111111112' },
      bad('file', 'There is no such file in the organization of the space.'),
    ],
    [
      'an invalid web address',
      { source: 'zip', url: 'file:///etc/passwd' },
      bad('url', 'url must be an absolute http or https address.'),
    ],
  ])('is refused before anything is read: %s', async (_, input, body) => {
    expect((await postImport(world.as('ana'), ids.space('travel'), input)).body).toEqual(body);
  });

  it('is refused in GraphQL with its own field names', async () => {
    const testSpace = ids.space('travel');
    expect(errorsOf(await intoSpace(world.as('ana'), testSpace, { source: 'ZIP' }))).toEqual(
      badAt('importIntoSpace', 'input.url', either),
    );
    expect(
      errorsOf(
        await intoSpace(world.as('ana'), testSpace, {
          source: 'NOTION',
          url: 'http://127.0.0.1:9/',
        }),
      ),
    ).toEqual(
      graphQLError(['importIntoSpace'], 'UNSUPPORTED_SOURCE', unsupported, {
        field: 'input.source',
      }),
    );
    expect(
      errorsOf(
        await intoSpace(
          world.as('ana'),
          testSpace,
          { source: 'ZIP', url: 'http://127.0.0.1:9/' },
          { seconds: 0 },
        ),
      ),
    ).toEqual(badAt('importIntoSpace', 'input.seconds', 'seconds must be 1 to 1800.'));
  });

  it('is refused when it is not the stated text format', async () => {
    const testSpace = await makeTestSpace(world);
    const { body: file } = await world
      .as('ana')
      .post(`/v1/orgs/${ids.acme}/files`, { name: 'x.png', base64: PNG.toString('base64') });
    expect(
      (await postImport(world.as('ana'), testSpace.id, { file: file.id, source: 'markdown' })).body,
    ).toEqual(bad('file', 'This is not UTF-8 text.'));
    expect(
      (await postImport(world.as('ana'), testSpace.id, { file: file.id, source: 'html' })).body,
    ).toEqual(bad('file', 'This is not text.'));
    expect((await contentOf(world, testSpace.id)).id).toBe(testSpace.revision);
  });

  it('is NOT_FOUND in a space that the caller cannot read', async () => {
    const closed = await makeTestSpace(world, [
      {
        insertFile: {
          ref: 'secret',
          name: 'secret.md',
          base64: Buffer.from('# Secret\n').toString('base64'),
        },
      },
    ]);
    const file = idOf(closed, 'secret');
    await world.as('ana').patch(`/v1/spaces/${closed.id}`, { defaultLevel: null });
    const onboarding = ids.space('onboarding');
    expect(
      (await postImportTo(world.as('ben'), onboarding, '2', { file, source: 'markdown' })).body,
    ).toEqual(bad('file', 'There is no such file in the organization of the space.'));
    expect((await world.as('ben').get(`/v1/orgs/${ids.acme}/files/${file}`)).body).toEqual(
      notFound,
    );
    const { body } = await postTo(world.as('ben'), onboarding, '2', [{ insertFile: { file } }]);
    expect(body).toEqual(bad('changes.0.file', 'No such file was uploaded to this organization.'));
    expect((await world.as('ana').get(`/v1/orgs/${ids.acme}/files/${file}`)).status).toBe(200);
    expect(
      (await postImportTo(world.as('ana'), onboarding, '2', { file, source: 'markdown' })).status,
    ).toBe(201);
  });

  it('is reported after it was read', { timeout: 240_000 }, async () => {
    const url = await serveFiles({
      '/a.zip': ['application/zip', 'no zip'],
      '/a.html': ['text/html', '<p>x'],
      '/a.md': ['text/markdown', '---\nhidden: 3\n---\n'],
    });
    const testSpace = await makeTestSpace(world);
    const answers = await Promise.all(
      ['zip /a.zip', 'zip /gone', 'markdown /a.md', 'website /gone'].map(async (one) => {
        const [source, path] = one.split(' ');
        return (await postImport(world.as('ana'), testSpace.id, { source, url: url + path })).body;
      }),
    );
    expect(answers).toEqual([
      bad('url', 'This is not a zip.'),
      bad('url', 'This address cannot be imported: This address responded with 404.'),
      bad('url', '"hidden" in the front matter must be true or false.'),
      bad('url', 'This address cannot be imported: This address responded with 404.'),
    ]);
    expect((await contentOf(world, testSpace.id)).id).toBe(testSpace.revision);
  });
});
