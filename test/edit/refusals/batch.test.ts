// Tests refusals of a batch of changes and of its base revision, without writes.
import { beforeAll, describe, expect, it } from 'vitest';
import { bad, badAt, errorsOf, refused } from '../../content/expected.ts';
import { useWorld } from '../../support.ts';
import {
  addedBy,
  contentOf,
  edit,
  expectRefusal,
  makeRequest,
  makeTestSpace,
  mutate,
  mutateIn,
  nothingAdded,
  page,
  post,
  postTo,
  type TestSpace,
} from '../support.ts';
import { input, makeRefusing, noPage } from './made.ts';

const world = useWorld();

let testSpace: TestSpace;
beforeAll(async () => {
  testSpace = await makeRefusing(world);
});

describe('a batch', () => {
  it('without changes is refused', async () => {
    expect((await post(world.as('ana'), testSpace.id, [])).body).toEqual(
      bad('changes', 'Give 1 to 50 changes.'),
    );
    expect(errorsOf(await mutate(world.as('ana'), testSpace.id, []))).toEqual(
      badAt('editSpaceContent', 'input.changes', 'Give 1 to 50 changes.'),
    );
  });

  it('of 51 changes is refused, and one of 50 is applied', async () => {
    const own = await makeTestSpace(world);
    const edits = Array.from({ length: 51 }, (_, i) => page(`P${i}`));
    const message = 'changes must have at most 50 items, and has 51.';
    expect((await post(world.as('ana'), own.id, edits)).body).toEqual(bad('changes', message));
    expect(errorsOf(await mutate(world.as('ana'), own.id, edits))).toEqual(
      badAt('editSpaceContent', 'input.changes', message),
    );
    await edit(world, own.id, edits.slice(1));
    expect((await contentOf(world, own.id)).pages.length).toBe(50);
  });

  it('is refused by each API with a change of two kinds, none or an unknown one', async () => {
    const visitor = world.as('ana');
    const two = await mutate(visitor, testSpace.id, [
      { insertPage: {}, deletePage: { page: 'x' } },
    ]);
    expect(two.errors.map(({ extensions }: { extensions: object }) => extensions)).toEqual([
      { code: 'BAD_USER_INPUT', requestId: 'test' },
    ]);
    const none = await mutate(visitor, testSpace.id, [{}]);
    expect(none.errors.map(({ extensions }: { extensions: object }) => extensions)).toEqual([
      { code: 'BAD_USER_INPUT', requestId: 'test' },
    ]);
    const kinds =
      'one of insert_page, update_page, update_blocks, delete_page, revert_page, insert_file, insert_files, delete_file, set_variables, insert_reusable_content, update_reusable_content, delete_reusable_content';
    const send = async (change: unknown) =>
      (await visitor.post(`/v1/spaces/${testSpace.id}/content`, { changes: [change] })).body;
    expect(await send({ operation: 'insertPage' })).toEqual(
      bad('changes.0.operation', `changes.0.operation must be ${kinds}.`),
    );
    expect(await send({ title: 'x' })).toEqual(
      bad('changes.0.operation', `changes.0.operation is required: ${kinds}.`),
    );
    expect(await send({ operation: 'delete_page', page: 'x', title: 'x' })).toEqual(
      bad('changes.0.title', 'There is no field `title` here. Fields are: `page`.'),
    );
    expect(await send({ operation: 'delete_page' })).toEqual(
      bad('changes.0.page', 'changes.0.page is required.'),
    );
    expect(await send('insert_page')).toEqual(bad('changes.0', 'changes.0 must be an object.'));
  });

  it('that uses a ref twice is refused', async () => {
    await expectRefusal(
      world,
      testSpace.id,
      [page('X'), page('Y', { ref: 'X' })],
      input('1.insertPage.ref', 'The ref X is used twice.'),
    );
    const files = {
      insertFiles: {
        files: [
          { ref: 'X', name: 'a', base64: 'YQ==' },
          { ref: 'X', name: 'b', base64: 'Yg==' },
        ],
      },
    };
    await expectRefusal(
      world,
      testSpace.id,
      [files],
      input('0.insertFiles.files.1.ref', 'The ref X is used twice.'),
    );
  });

  it('is applied atomically: a refused one leaves neither texts nor files', async () => {
    const first = [
      page('X', { markdown: 'Words that stand nowhere else.' }),
      { insertFile: { name: 'a.txt', base64: 'YWI=' } },
      { insertReusableContent: { title: 'T', markdown: 'Nor these.' } },
    ];
    await expectRefusal(
      world,
      testSpace.id,
      [...first, { deletePage: { page: 'nobody' } }],
      input('3.deletePage.page', noPage),
    );
    const request = await makeRequest(world, testSpace.id);
    const work = async () => {
      expect(
        (
          await postTo(world.as('ana'), testSpace.id, request, [
            ...first,
            page('Y', { into: 'nobody' }),
          ])
        ).body,
      ).toEqual(bad('changes.3.into', noPage));
      expect(
        errorsOf(
          await mutateIn(world.as('ana'), request, [...first, page('Y', { into: 'nobody' })]),
        ),
      ).toEqual(badAt('editChangeRequestContent', 'input.changes.3.insertPage.parentId', noPage));
    };
    expect(await addedBy(world, work)).toEqual(nothingAdded);
  });

  it('does not know its own ref', async () => {
    await expectRefusal(
      world,
      testSpace.id,
      [page('X', { into: 'X' })],
      input('0.insertPage.into', noPage),
    );
  });
});

describe('the base revision', () => {
  const stale =
    'The content has changed. Read the current revision, and send the request again with its id.';

  it('must be the head of the space, which the error otherwise contains', async () => {
    const own = await makeTestSpace(world, [page('One')]);
    const { revision } = await edit(world, own.id, [page('Two')]);
    const rest = { baseRevision: own.revision };
    const context = { details: { revision } };
    const work = async () => {
      expect((await post(world.as('ana'), own.id, [page('Three')], rest)).body).toEqual(
        refused(409, 'STALE_REVISION', stale, { field: 'baseRevision', ...context }),
      );
      expect(errorsOf(await mutate(world.as('ana'), own.id, [page('Three')], rest))).toEqual([
        {
          message: stale,
          path: ['editSpaceContent'],
          extensions: {
            code: 'STALE_REVISION',
            field: 'input.baseRevisionId',
            ...context,
            requestId: 'test',
          },
        },
      ]);
    };
    expect(await addedBy(world, work)).toEqual(nothingAdded);
    expect(
      (await post(world.as('ana'), own.id, [page('Three')], { baseRevision: revision })).status,
    ).toBe(200);
  });

  it('must be the head of the change request, not of its space', async () => {
    const own = await makeTestSpace(world, [page('One')]);
    const request = await makeRequest(world, own.id);
    const first = await postTo(world.as('ana'), own.id, request, [page('Two')], {
      baseRevision: own.revision,
    });
    const context = { details: { revision: first.body.revision } };
    const again = await postTo(world.as('ana'), own.id, request, [page('Three')], {
      baseRevision: own.revision,
    });
    expect(again.body).toEqual(
      refused(409, 'STALE_REVISION', stale, { field: 'baseRevision', ...context }),
    );
    expect(
      errorsOf(
        await mutateIn(world.as('ana'), request, [page('Three')], {
          baseRevision: own.revision,
        }),
      ),
    ).toEqual([
      {
        message: stale,
        path: ['editChangeRequestContent'],
        extensions: {
          code: 'STALE_REVISION',
          field: 'input.baseRevisionId',
          ...context,
          requestId: 'test',
        },
      },
    ]);
  });

  it('is required in GraphQL, where HEAD accepts any, and optional in /v1', async () => {
    const own = await makeTestSpace(world);
    const document =
      'mutation ($input: EditSpaceContentInput!) { editSpaceContent(input: $input) { refs } }';
    const { errors } = await world
      .as('ana')
      .query(document, { input: { spaceId: own.id, changes: [page('One')] } });
    expect(errors.map(({ extensions }: { extensions: object }) => extensions)).toEqual([
      { code: 'BAD_USER_INPUT', requestId: 'test' },
    ]);
    expect(
      (await mutate(world.as('ana'), own.id, [page('One')], { baseRevision: 'HEAD' })).errors,
    ).toBe(undefined);
    expect(
      (await post(world.as('ana'), own.id, [page('Two')], { baseRevision: 'HEAD' })).status,
    ).toBe(200);
    expect((await post(world.as('ana'), own.id, [page('Three')])).status).toBe(200);
  });
});
