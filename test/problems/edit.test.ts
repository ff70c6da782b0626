/** Tests that an edit of content is refused with the problems of all its changes. */
import { describe, expect, it } from 'vitest';
import { makeRequest, makeSpace, page } from '../change-request/made.ts';
import { toRest } from '../edit/support.ts';
import { ids, useWorld } from '../support.ts';
import { type ExpectedProblem, expectProblems, touchedTables } from './expected.ts';

const world = useWorld();

const noPage = 'There is no such page here.';
const noFile = 'There is no such file here.';
const taken = (slug: string) => `Another page of this parent has the slug ${slug}.`;

/** A change in GraphQL, and the same in `/v1`. */
type Spelled = readonly [edit: Readonly<Record<string, object>>, operation: object];

/** Returns a change that both APIs spell alike. */
const alike = (edit: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Spelled => [
  edit,
  toRest(edit),
];
const insert = (fields: Readonly<Record<string, unknown>>): Spelled =>
  alike({ insertPage: { title: 'New', ...fields } });
const below = (parent: string, title = 'Below'): Spelled => [
  { insertPage: { title, parentId: parent } },
  { operation: 'insert_page', title, into: parent },
];
const remove = (id: string): Spelled => [
  { deletePage: { pageId: id } },
  { operation: 'delete_page', page: id },
];

/** Expects the problems of an edit of a new space with a page One, whose slug is one. */
async function expectOfSpace(
  changesOf: (one: string) => readonly Spelled[],
  problems: readonly [ExpectedProblem, ExpectedProblem, ...ExpectedProblem[]],
): Promise<void> {
  const { id, refs } = await makeSpace(world, [page('One', '# One\n', { slug: 'one' })]);
  const changes = changesOf(refs['One'] ?? '');
  await expectProblems(world, {
    mutation: 'editSpaceContent',
    input: { spaceId: id, baseRevisionId: 'HEAD', changes: changes.map(([edit]) => edit) },
    request: [
      'post',
      `/v1/spaces/${id}/content`,
      { changes: changes.map(([, operation]) => operation) },
    ],
    problems,
  });
}

describe('an edit with several problems', () => {
  it('reports those of different changes, each with its reason', () =>
    expectOfSpace(
      (one) => [
        insert({ title: 'Fine' }),
        remove('pag_nobody'),
        insert({ slug: 'one' }),
        alike({ setVariables: { variables: { 'not a name': '1' } } }),
        [
          { updatePage: { pageId: one, target: { kind: 'PAGE' } } },
          { operation: 'update_page', page: one, target: { kind: 'page' } },
        ],
      ],
      [
        {
          message: 'A target of this kind needs pageId.',
          messageInRest: 'A target of this kind needs page.',
          path: 'changes.4.updatePage.target.pageId',
          field: 'changes.4.target.page',
        },
        { message: noPage, path: 'changes.1.deletePage.pageId', field: 'changes.1.page' },
        {
          message: taken('one'),
          path: 'changes.2.insertPage.slug',
          field: 'changes.2.slug',
          code: 'ALREADY_EXISTS',
        },
        {
          message:
            'The name of a variable begins with a letter and has 1 to 64 letters, digits, dots, hyphens and underscores.',
          path: 'changes.3.setVariables.variables',
          field: 'changes.3.variables',
        },
      ],
    ));

  it('has the reason of the first', () =>
    expectOfSpace(
      () => [insert({ slug: 'one' }), remove('pag_nobody')],
      [
        {
          message: taken('one'),
          path: 'changes.0.insertPage.slug',
          field: 'changes.0.slug',
          code: 'ALREADY_EXISTS',
        },
        { message: noPage, path: 'changes.1.deletePage.pageId', field: 'changes.1.page' },
      ],
    ));

  it('reports those of one page', () =>
    expectOfSpace(
      () => [
        [
          {
            insertPage: {
              title: 'A link',
              type: 'LINK',
              parentId: 'pag_nobody',
              slug: 'a-link',
              cover: { ref: { fileId: 'fil_nobody' } },
              markdown: '---\nicon: [1]\nhidden: perhaps\n---\n',
            },
          },
          {
            operation: 'insert_page',
            title: 'A link',
            type: 'link',
            into: 'pag_nobody',
            slug: 'a-link',
            cover: { ref: { file: 'fil_nobody' } },
            markdown: '---\nicon: [1]\nhidden: perhaps\n---\n',
          },
        ],
      ],
      [
        {
          message: '"icon" in the front matter must be a text.',
          path: 'changes.0.insertPage.markdown',
          field: 'changes.0.markdown',
        },
        {
          message: '"hidden" in the front matter must be true or false.',
          path: 'changes.0.insertPage.markdown',
          field: 'changes.0.markdown',
        },
        { message: noPage, path: 'changes.0.insertPage.parentId', field: 'changes.0.into' },
        { message: noFile, path: 'changes.0.insertPage.cover', field: 'changes.0.cover' },
        {
          message: 'A link needs a target.',
          path: 'changes.0.insertPage.target',
          field: 'changes.0.target',
        },
        {
          message: 'A link has no slug.',
          path: 'changes.0.insertPage.slug',
          field: 'changes.0.slug',
        },
        {
          message: 'A page of the type link has no text.',
          path: 'changes.0.insertPage.markdown',
          field: 'changes.0.markdown',
        },
      ],
    ));

  it('reports each invalid file, before the changes are tried', () =>
    expectOfSpace(
      () => [
        alike({ insertFile: { name: 'a.txt' } }),
        remove('pag_nobody'),
        alike({
          insertFiles: {
            files: [
              { name: 'b.txt', base64: 'Yg==' },
              { name: 'c.txt', base64: 'no' },
            ],
          },
        }),
      ],
      [
        {
          message: 'Send one of file, base64 and url.',
          path: 'changes.0.insertFile',
          field: 'changes.0',
        },
        {
          message: 'This is not base64.',
          path: 'changes.2.insertFiles.files.1.base64',
          field: 'changes.2.files.1.base64',
        },
      ],
    ));

  it('does not report changes that depend on a refused one', () =>
    expectOfSpace(
      (one) => [
        [
          { insertPage: { ref: 'parent', title: 'Parent', parentId: 'pag_nobody' } },
          { operation: 'insert_page', ref: 'parent', title: 'Parent', into: 'pag_nobody' },
        ],
        [
          { insertPage: { ref: 'child', title: 'Child', parentId: 'parent' } },
          { operation: 'insert_page', ref: 'child', title: 'Child', into: 'parent' },
        ],
        below('child'),
        [
          { updatePage: { pageId: one, slug: 'two', parentId: 'pag_nobody' } },
          { operation: 'update_page', page: one, slug: 'two', into: 'pag_nobody' },
        ],
        insert({ slug: 'one' }), // free once the change before is valid
        [
          { insertPage: { title: 'New', slug: 'one', cover: { ref: { fileId: 'fil_nobody' } } } },
          {
            operation: 'insert_page',
            title: 'New',
            slug: 'one',
            cover: { ref: { file: 'fil_nobody' } },
          },
        ],
        remove('pag_nobody'),
      ],
      [
        { message: noPage, path: 'changes.0.insertPage.parentId', field: 'changes.0.into' },
        { message: noPage, path: 'changes.3.updatePage.parentId', field: 'changes.3.into' },
        { message: noFile, path: 'changes.5.insertPage.cover', field: 'changes.5.cover' },
        { message: noPage, path: 'changes.6.deletePage.pageId', field: 'changes.6.page' },
      ],
    ));

  it('is refused the same in a change request', async () => {
    const space = await makeSpace(world, [page('One')]);
    const { id } = await makeRequest(world, space, [page('Two')]);
    const changes = [below('pag_nobody'), remove('pag_nobody')];
    await expectProblems(world, {
      mutation: 'editChangeRequestContent',
      input: {
        changeRequestId: id,
        baseRevisionId: 'HEAD',
        changes: changes.map(([edit]) => edit),
      },
      request: [
        'post',
        `/v1/spaces/${space.id}/change-requests/${id}/content`,
        { changes: changes.map(([, operation]) => operation) },
      ],
      problems: [
        { message: noPage, path: 'changes.0.insertPage.parentId', field: 'changes.0.into' },
        { message: noPage, path: 'changes.1.deletePage.pageId', field: 'changes.1.page' },
      ],
    });
  });

  it('reports at most 50', async () => {
    const files = Array.from({ length: 60 }, () => ({ name: 'a', base64: 'no!' }));
    const before = await touchedTables(world);
    const { body } = await world.as('ana').post(`/v1/spaces/${ids.space('travel')}/content`, {
      changes: [20, 40, 60].map((end) => ({
        operation: 'insert_files',
        files: files.slice(end - 20, end),
      })),
    });
    expect(body.error.errors).toEqual(
      files.slice(0, 50).map((_, index) => ({
        message: 'This is not base64.',
        field: `changes.${Math.floor(index / 20)}.files.${index % 20}.base64`,
      })),
    );
    expect(await touchedTables(world)).toEqual(before);
  });

  it('is refused for access alone by a caller who may not edit', async () => {
    const { status, body } = await world
      .as('dan')
      .post(`/v1/spaces/${ids.space('travel')}/content`, {
        changes: [remove('pag_nobody')[1], remove('pag_other')[1]],
      });
    expect([status, body.error.errors]).toEqual([403, undefined]);
  });
});
