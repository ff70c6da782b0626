// Tests files in the content of a space and the file lists of revisions.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { bad, errorsOf, forbidden, notFound, notFoundAt, refused } from '../content/expected.ts';
import {
  addedBy,
  contentOf,
  edit,
  editIn,
  expectRefusal,
  idOf,
  makeRequest,
  makeTestSpace,
  mutate,
  nothingAdded,
  post,
} from '../edit/support.ts';
import { walkRest } from '../member/paging.ts';
import { ids, useWorld } from '../support.ts';
import { base64, fileBody, uploads } from './made.ts';

const world = useWorld();

const bytesAt = async (url: string): Promise<string> => (await fetch(url)).text();

describe('a file in content', () => {
  it('takes one upload into several spaces, each under its own name', async () => {
    const { body: uploaded } = await world
      .as('ana')
      .post(uploads, { name: 'a.txt', base64: base64('shared') });
    const [first, second] = [await makeTestSpace(world), await makeTestSpace(world)];
    const work = async () => {
      await post(world.as('ana'), first.id, [{ insertFile: { file: uploaded.id } }]);
      await edit(world, second.id, [
        { insertFile: { file: uploaded.id, name: 'b.txt', ref: 'f' } },
      ]);
    };
    expect(await addedBy(world, work)).toEqual({ ...nothingAdded, nodes: 2, revisions: 2 });
    const fileIn = async (space: string) =>
      (await world.as('ana').get(`/v1/spaces/${space}/content/files/${uploaded.id}`)).body;
    expect(await fileIn(first.id)).toEqual(uploaded);
    const renamed = await fileIn(second.id);
    expect(renamed).toEqual(
      fileBody(renamed, { name: 'b.txt', contentType: 'text/plain', size: 6 }),
    );
    expect([
      renamed.id,
      await bytesAt(renamed.downloadURL),
      new URL(renamed.downloadURL).pathname.endsWith('/b.txt'),
    ]).toEqual([uploaded.id, 'shared', true]);
    await edit(world, first.id, [{ deleteFile: { file: uploaded.id } }]);
    expect(await fileIn(first.id)).toEqual(notFound);
    expect(await fileIn(second.id)).toEqual(renamed);
    expect((await contentOf(world, first.id)).files).toEqual([]);
    expect((await world.as('ana').get(`/v1/spaces/${first.id}/content/files`)).body).toEqual({
      count: 0,
      items: [],
    });
  });

  it('differs between a change request, the space and an old revision', async () => {
    const testSpace = await makeTestSpace(world, [
      { insertFile: { ref: 'f', name: 'f.txt', base64: base64('f') } },
    ]);
    const request = await makeRequest(world, testSpace.id);
    const f = idOf(testSpace, 'f');
    await editIn(world, request, [{ insertFile: { name: 'e.txt', base64: base64('e') } }]);
    await edit(world, testSpace.id, [{ deleteFile: { file: f } }]);
    const namesAt = async (path: string) =>
      (await world.as('ana').get(`/v1/spaces/${testSpace.id}/${path}`)).body.items.map(
        ({ name }: { name: string }) => name,
      );
    expect([
      await namesAt('content/files'),
      await namesAt(`change-requests/${request}/content/files`),
      await namesAt(`revisions/${testSpace.revision}/files`),
    ]).toEqual([[], ['e.txt', 'f.txt'], ['f.txt']]);
    const at = (path: string) => world.as('ana').get(`/v1/spaces/${testSpace.id}/${path}${f}`);
    expect([
      (await at('content/files/')).status,
      (await at(`change-requests/1/content/files/`)).body.name,
      (await at(`revisions/${testSpace.revision}/files/`)).body.name,
    ]).toEqual([404, 'f.txt', 'f.txt']);
  });

  it('has a name without a path', async () => {
    const testSpace = await makeTestSpace(world, [
      {
        insertFiles: {
          files: ['../../x.txt', 'C:\\x\\y.txt', '..', 'a\u202egpj.exe'].map((name) => ({
            name,
            base64: 'YQ==',
          })),
        },
      },
    ]);
    expect(
      (await contentOf(world, testSpace.id)).files.map(({ name }: { name: string }) => name),
    ).toEqual(['agpj.exe', 'file', 'x.txt', 'y.txt']);
  });

  it('cannot come from another organization', async () => {
    const { body } = await world
      .as('eve')
      .post(`/v1/orgs/${ids.umbrella}/files`, { name: 'a', base64: 'YQ==' });
    const testSpace = await makeTestSpace(world);
    await expectRefusal(world, testSpace.id, [{ insertFile: { file: body.id } }], {
      status: 400,
      reason: 'BAD_USER_INPUT',
      at: '0.insertFile.file',
      message: 'No such file was uploaded to this organization.',
    });
  });

  it('takes at most 1 MiB as base64', async () => {
    const testSpace = await makeTestSpace(world);
    await edit(world, testSpace.id, [
      { insertFile: { name: 'a', base64: base64(Buffer.alloc(1024 * 1024)) } },
    ]);
    const message =
      'A file may have at most 1 MiB here. Upload larger files as multipart/form-data.';
    await expectRefusal(
      world,
      testSpace.id,
      [{ insertFile: { name: 'a', base64: base64(Buffer.alloc(1024 * 1024 + 1)) } }],
      { status: 400, reason: 'BAD_USER_INPUT', at: '0.insertFile.base64', message },
    );
  });

  it('stores no bytes for a caller who may not edit', async () => {
    const text = 'Words of one who may not.';
    const size = () =>
      world.console
        .as(ids.user('ana'))
        .blobs.backend.size(createHash('sha256').update(text).digest('hex'));
    const edits = [{ insertFile: { name: 'a', base64: base64(text) } }];
    expect((await post(world.as('cat'), ids.space('guide'), edits)).body).toEqual(
      forbidden('edit', 'comment'),
    );
    expect(errorsOf(await mutate(world.as('eve'), ids.space('guide'), edits))).toEqual(
      notFoundAt('editSpaceContent'),
    );
    expect(await size()).toBe(null);
  });
});

describe('the files of a revision', () => {
  it('are sorted by name and paginated in both APIs', async () => {
    const names = ['b.txt', 'a.txt', 'C.txt', 'a.txt', 'ä.txt'];
    const testSpace = await makeTestSpace(world, [
      { insertFiles: { files: names.map((name, i) => ({ name, base64: base64(String(i)) })) } },
    ]);
    const { pages, counts } = await walkRest(
      world.as('ana'),
      `/v1/spaces/${testSpace.id}/content/files`,
      2,
    );
    expect([pages.map((items) => items.map(({ name }) => name)), counts]).toEqual([
      [['C.txt', 'a.txt'], ['a.txt', 'b.txt'], ['ä.txt']],
      [5, 5, 5],
    ]);
    const document =
      'query ($s: ID!, $last: Int!, $before: String) { space(id: $s) { revision { files(last: $last, before: $before) { totalCount nodes { name } pageInfo { startCursor hasPreviousPage } } allFiles { id: fileId } } } }';
    const { data } = await world.as('ana').query(document, { s: testSpace.id, last: 2 });
    const { files, allFiles } = data.space.revision;
    expect([files.totalCount, files.nodes, files.pageInfo.hasPreviousPage]).toEqual([
      5,
      [{ name: 'b.txt' }, { name: 'ä.txt' }],
      true,
    ]);
    expect(allFiles.map(({ id }: { id: string }) => id)).toEqual(pages.flat().map(({ id }) => id));
    const before = await world
      .as('ana')
      .query(document, { s: testSpace.id, last: 9, before: files.pageInfo.startCursor });
    expect(before.data.space.revision.files.nodes).toEqual([
      { name: 'C.txt' },
      { name: 'a.txt' },
      { name: 'a.txt' },
    ]);
    expect(
      (await world.as('ana').get(`/v1/spaces/${testSpace.id}/content/files?limit=1001`)).body,
    ).toEqual(bad('limit', 'limit must be 1 to 1000.'));
  });

  it('continue after the cursor while files are added and deleted', async () => {
    const testSpace = await makeTestSpace(world, [
      {
        insertFiles: {
          files: ['a', 'c', 'e'].map((name) => ({ name, base64: base64(name), ref: name })),
        },
      },
    ]);
    const first = (await world.as('ana').get(`/v1/spaces/${testSpace.id}/content/files?limit=2`))
      .body;
    await edit(world, testSpace.id, [
      { deleteFile: { file: idOf(testSpace, 'c') } },
      { insertFiles: { files: ['b', 'd'].map((name) => ({ name, base64: base64(name) })) } },
    ]);
    const second = (
      await world
        .as('ana')
        .get(`/v1/spaces/${testSpace.id}/content/files?limit=2&page=${first.next.page}`)
    ).body;
    expect([
      second.items.map(({ name }: { name: string }) => name),
      second.count,
      second.next,
    ]).toEqual([['d', 'e'], 4, undefined]);
    const other = await makeTestSpace(world, [{ insertFile: { name: 'a', base64: 'YQ==' } }]);
    const refusal = await world
      .as('ana')
      .get(`/v1/spaces/${other.id}/content/files?page=${first.next.page}`);
    expect(refusal.body).toEqual(
      refused(
        400,
        'BAD_CURSOR',
        'This cursor belongs to another list, order or filter. Start again without a cursor.',
        { field: 'page' },
      ),
    );
  });

  it('take the same number of statements for many files as for one', async () => {
    const count = async (files: number) => {
      const testSpace = await makeTestSpace(world, [
        {
          insertFiles: {
            files: Array.from({ length: files }, (_, i) => ({
              name: `${i}`,
              base64: base64(`${files} ${i}`),
            })),
          },
        },
      ]);
      const list = await world.countStatements('ana', (visitor) =>
        visitor.get(`/v1/spaces/${testSpace.id}/content/files`),
      );
      return [
        list,
        await world.countStatements('ana', (visitor) =>
          visitor.get(`/v1/spaces/${testSpace.id}/content`),
        ),
      ];
    };
    expect(await count(20)).toEqual(await count(1));
  });

  it('answer NOT_FOUND for an unknown file, and null in GraphQL', async () => {
    const guide = ids.space('guide');
    for (const id of [newId('File'), ids.page('guide', 1), 'x'])
      expect((await world.as('ana').get(`/v1/spaces/${guide}/content/files/${id}`)).body).toEqual(
        notFound,
      );
    const { data } = await world
      .as('ana')
      .query(
        'query ($s: ID!, $id: ID!) { space(id: $s) { revision { file(id: $id) { id: fileId } } } }',
        {
          s: guide,
          id: newId('File'),
        },
      );
    expect(data.space.revision.file).toBe(null);
  });
});
