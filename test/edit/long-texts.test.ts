/**
 * Tests texts that are parsed in a worker thread: their references resolve and their results equal
 * those of short texts.
 */
import { describe, expect, it } from 'vitest';
import { documentOf } from '../../src/domain/document-json.ts';
import { useWorld } from '../support.ts';
import {
  edit,
  editIn,
  idOf,
  makeRequest,
  makeTestSpace,
  page,
  rowsOf,
  textsOf,
} from './support.ts';

const world = useWorld();

const EDIT =
  'mutation ($input: EditSpaceContentInput!) { editSpaceContent(input: $input) { refs } }';

describe('a long text', () => {
  const long = 'Plain words that fill a page. '.repeat(1000);
  const linking = `${long}[next](b) [file](pic) {% include "shared" %}\n`;
  const changes = [
    {
      insertFile: {
        ref: 'pic',
        name: 'pic.txt',
        base64: Buffer.from('picture').toString('base64'),
      },
    },
    { insertReusableContent: { ref: 'shared', title: 'Shared', markdown: 'Shared.\n' } },
    page('A', { markdown: linking }),
    page('B'),
  ];

  it.each([
    ['once', {}],
    ['in one transaction with its key', { 'idempotency-key': 'long-text' }],
  ])('resolves references to nodes of the same batch, %s, in one revision', async (_, headers) => {
    const testSpace = await makeTestSpace(world);
    const before = await rowsOf(world);
    const answer = await world
      .as('ana')
      .query(EDIT, { input: { spaceId: testSpace.id, baseRevisionId: 'HEAD', changes } }, headers);
    const { refs } = answer.data.editSpaceContent;
    const added = await rowsOf(world);
    expect((await textsOf(world, testSpace.id))['A']).toBe(
      `${long}[next](/pages/${refs.B}) [file](/files/${refs.pic}) {% include "${refs.shared}" %}\n`,
    );
    expect([added.revisions - before.revisions, added.files - before.files]).toEqual([1, 1]);
  });

  it('is merged with the changes of the other side', async () => {
    const blocks = Array.from(
      { length: 400 },
      (_, i) => `Paragraph ${i} of a page that is long enough.`,
    );
    const textWith = (changed: Readonly<Record<number, string>>) =>
      `${blocks.map((block, i) => changed[i] ?? block).join('\n\n')}\n`;
    const testSpace = await makeTestSpace(world, [page('A', { markdown: textWith({}) })]);
    const request = await makeRequest(world, testSpace.id);
    const change = (markdown: string) => [{ updatePage: { page: idOf(testSpace, 'A'), markdown } }];
    await editIn(world, request, change(textWith({ 10: 'Theirs.' })));
    await edit(world, testSpace.id, change(textWith({ 300: 'Ours.' })));
    const { status } = await world
      .as('ana')
      .post(`/v1/spaces/${testSpace.id}/change-requests/${request}/merge`, {});
    expect([status, (await textsOf(world, testSpace.id))['A']]).toEqual([
      200,
      textWith({ 10: 'Theirs.', 300: 'Ours.' }),
    ]);
  });

  it('has a block tree of up to 8 MiB', async () => {
    const READ =
      'query ($id: ID!) { space(id: $id) { revision { allPages { title ... on DocumentPage { document } } } } }';
    const list = `${'- a\n'.repeat(3000)}`;
    const testSpace = await makeTestSpace(world, [page('A', { markdown: list })]);
    const read = await world.as('ana').query(READ, { id: testSpace.id });
    const [{ document }] = read.data.space.revision.allPages.filter(
      ({ title }: { title: string }) => title === 'A',
    );
    expect(document).toEqual(JSON.parse(JSON.stringify(documentOf(list))));
    await edit(world, testSpace.id, [
      { updatePage: { page: idOf(testSpace, 'A'), markdown: '- a\n'.repeat(80_000) } },
    ]);
    const refused = await world.as('ana').query(READ, { id: testSpace.id });
    expect(
      refused.errors.map(
        ({ message, extensions: { code } }: { message: string; extensions: { code: string } }) => [
          message,
          code,
        ],
      ),
    ).toEqual([
      [
        'The block tree of this text has more than 8 MiB. Select `markdown` instead.',
        'QUERY_TOO_COMPLEX',
      ],
    ]);
  });
});
