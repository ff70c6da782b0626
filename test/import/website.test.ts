// Tests importing a website into a space.
import { describe, expect, it } from 'vitest';
import { bad, graphQLError, errorsOf, userBody } from '../content/expected.ts';
import {
  contentOf,
  edit,
  makeTestSpace,
  page,
  pagesOf,
  pathsOf,
  textsOf,
} from '../edit/support.ts';
import { PNG, site } from '../fixtures/site.ts';
import { ids, useWorld } from '../support.ts';
import { serveFiles } from './made.ts';
import { begin, pollUntil, finishedImport, heldSite, importById, postImport } from './support.ts';

const world = useWorld({ ALLOW_PRIVATE_NETWORKS: 'on' }, { jobs: true });

describe('a website', () => {
  it.concurrent('is imported through /v1, which waits: pages, links, images and a labeled revision', {
    timeout: 240_000,
  }, async () => {
    const { url } = await site();
    const testSpace = await makeTestSpace(world, [page('Before')]);
    const { status, body, headers } = await postImport(world.as('ana'), testSpace.id, {
      url: `${url}/docs/`,
      source: 'website',
    });
    expect([status, body]).toEqual([
      201,
      {
        revision: body.revision,
        importedResources: 8,
        totalResources: 15,
        problems: [
          ['away', 'This address redirects to a page outside of the import.'],
          ['hang', 'This address did not respond in time.'],
          ['huge', 'The response of this address has more than 5242880 bytes.'],
          ['gone', 'This address responded with 404.'],
          ['private/secret', 'The robots.txt of this site disallows this address.'],
          ['img/big.png', 'The response of this address has more than 10485760 bytes.'],
          ['img/none.png', 'This address responded with 404.'],
        ].map(([path, message]) => ({ resource: `${url}/docs/${path}`, message })),
      },
    ]);
    expect(headers.get('location')).toBe(
      `${world.url}/v1/spaces/${testSpace.id}/revisions/${body.revision}`,
    );
    expect(await pathsOf(world, testSpace.id)).toEqual([
      'before',
      'welcome',
      'guide',
      'guide/install',
      'guide/tables',
      'guide/deep',
      'open',
      'orphan',
    ]);
    const pages = await pagesOf(world, testSpace.id);
    const idAt = (path: string) => pages.find((one) => one.path === path)?.id;
    const { files } = await contentOf(world, testSpace.id);
    const { Welcome: welcome } = await textsOf(world, testSpace.id);
    expect(welcome?.split('\n')[0]).toBe(
      `Read the [guide](/pages/${idAt('guide/install')}#on-linux), the [old one](/pages/${idAt('guide')}), the [blog](${url}/blog/post) or [more](#more-to-read).`,
    );
    expect(files).toEqual([
      {
        object: 'file',
        id: files[0].id,
        name: 'logo.png',
        contentType: 'image/png',
        size: PNG.length,
        dimensions: { width: 1, height: 1 },
        downloadURL: files[0].downloadURL,
      },
    ]);
    expect(Buffer.from(await (await fetch(files[0].downloadURL)).arrayBuffer())).toEqual(PNG);
    const { type, message, author, parents } = await contentOf(world, testSpace.id);
    expect({ type, message, author, parents }).toEqual({
      type: 'edits',
      message: `Import of ${url}/docs/`,
      author: userBody(world, 'ana'),
      parents: [testSpace.revision],
    });
    const { body: found } = await world
      .as('ana')
      .get(`/v1/spaces/${testSpace.id}/search?query=énough`);
    expect(found.items.map(({ path }: { path: string }) => path)).toEqual(['welcome']);
  });

  // Both wait for ten seconds: one for a page that never responds, the other for its time limit.
  it.concurrent('ends with the pages read so far at its time limit', {
    timeout: 240_000,
  }, async () => {
    const held = await heldSite();
    const testSpace = await makeTestSpace(world);
    const id = await begin(
      world,
      testSpace.id,
      { source: 'WEBSITE', url: held.url },
      { seconds: 8 },
    );
    const { data } = await finishedImport(world.as('ana'), id);
    const { status, importedResources, totalResources, problems } = data.finishedImport;
    expect({ status, importedResources, totalResources, problems }).toEqual({
      ...{ status: 'DONE', importedResources: 1, totalResources: 2 },
      problems: [],
    });
    expect(await pathsOf(world, testSpace.id)).toEqual(['first']);
    held.go();
  });

  it('reports its progress', { timeout: 240_000 }, async () => {
    const held = await heldSite();
    const testSpace = await makeTestSpace(world);
    const id = await begin(world, testSpace.id, { source: 'WEBSITE', url: held.url });
    await held.requested;
    const { data } = await pollUntil(
      () => importById(world.as('ana'), id),
      ({ data }) => data.import.totalResources === 2,
    );
    expect(data.import).toEqual({
      ...{
        id,
        status: 'RUNNING',
        source: 'WEBSITE',
        url: held.url,
        space: { id: testSpace.id },
        changeRequest: null,
        importedResources: 1,
        totalResources: 2,
      },
      ...{
        problems: [],
        error: null,
        revisionId: null,
        revision: null,
        createdBy: { id: ids.user('ana') },
        createdAt: data.import.createdAt,
        finishedAt: null,
      },
    });
    held.go();
    const { data: end } = await finishedImport(world.as('ana'), id);
    const { revisionId, finishedAt } = end.finishedImport;
    expect(end.finishedImport).toEqual({
      ...{
        ...data.import,
        status: 'DONE',
        importedResources: 2,
        totalResources: 2,
        revisionId,
        finishedAt,
      },
      revision: { id: revisionId, type: 'EDITS', message: `Import of ${held.url}` },
    });
    expect(await pathsOf(world, testSpace.id)).toEqual(['first', 'second']);
  });

  it('is added after concurrent edits', { timeout: 240_000 }, async () => {
    const held = await heldSite();
    const testSpace = await makeTestSpace(world);
    const id = await begin(world, testSpace.id, { source: 'WEBSITE', url: held.url });
    await held.requested;
    await edit(world, testSpace.id, [page('First', { slug: 'first' })]);
    held.go();
    expect((await finishedImport(world.as('ana'), id)).data.finishedImport.status).toBe('DONE');
    expect(await pathsOf(world, testSpace.id)).toEqual(['first', 'first-2', 'second']);
  });

  it('is refused when the caller loses access during the import', {
    timeout: 240_000,
  }, async () => {
    const held = await heldSite();
    const testSpace = await makeTestSpace(world);
    const id = await begin(world, testSpace.id, { source: 'WEBSITE', url: held.url });
    await held.requested;
    await world.as('ana').patch(`/v1/spaces/${testSpace.id}`, { editMode: 'locked' });
    held.go();
    const message = 'This space can only be edited by change requests: create one and merge it.';
    expect(errorsOf(await finishedImport(world.as('ana'), id))).toEqual(
      graphQLError(['finishedImport'], 'SPACE_LOCKED', message),
    );
    const { data } = await importById(world.as('ana'), id);
    const { status, error, revisionId } = data.import;
    expect({ status, error, revisionId }).toEqual({
      status: 'FAILED',
      error: { code: 'SPACE_LOCKED', message },
      revisionId: null,
    });
    expect((await contentOf(world, testSpace.id)).id).toBe(testSpace.revision);
  });
});

describe('an address of a private network', () => {
  const closed = useWorld({ ALLOW_PRIVATE_NETWORKS: 'off' }, { jobs: true });

  it('is refused unless a setting allows it', async () => {
    const url = await serveFiles({ '/a.md': ['text/markdown', '# A\n'] });
    const { body } = await postImport(closed.as('ana'), ids.space('travel'), {
      url: `${url}/a.md`,
      source: 'markdown',
    });
    expect(body).toEqual(bad('url', body.error.message));
    expect(body.error.message).toMatch(/^This address cannot be imported: /);
    const { data } = await closed
      .as('ana')
      .query('query ($id: ID!) { space(id: $id) { revision { allPages { path } } } }', {
        id: ids.space('travel'),
      });
    expect(data.space.revision.allPages.map(({ path }: { path: string }) => path)).not.toContain(
      'a',
    );
  });
});

describe('a website with more pages than the setting', () => {
  const small = useWorld({ ALLOW_PRIVATE_NETWORKS: 'on', WEBSITE_PAGES: '2' }, { jobs: true });

  it('is imported in part, and both APIs name the limit', async () => {
    const html = (body: string): readonly [string, string] => ['text/html', body];
    const url = await serveFiles({
      '/': html('<h1>One</h1><a href="/two">2</a><a href="/three">3</a>'),
      '/two': html('<h1>Two</h1>'),
      '/three': html('<h1>Three</h1>'),
    });
    const problems = [{ resource: `${url}/`, message: 'Only 2 pages were read.' }];
    const [first, second] = [await makeTestSpace(small), await makeTestSpace(small)];
    const { status, body } = await postImport(small.as('ana'), first.id, {
      url: `${url}/`,
      source: 'website',
    });
    const counts = { importedResources: 2, totalResources: 3, problems };
    expect([status, body]).toEqual([201, { revision: body.revision, ...counts }]);
    const id = await begin(small, second.id, { source: 'WEBSITE', url: `${url}/` });
    const { data } = await finishedImport(small.as('ana'), id);
    expect(data.finishedImport).toMatchObject({ status: 'DONE', ...counts });
    expect([await pathsOf(small, first.id), await pathsOf(small, second.id)]).toEqual([
      ['one', 'two'],
      ['one', 'two'],
    ]);
  });
});
