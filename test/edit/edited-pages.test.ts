/** Tests what an edit of a change request returns about the pages and files that it was about. */
import { describe, expect, it } from 'vitest';
import { makeRequest, makeSpace, page } from '../change-request/made.ts';
import { useWorld } from '../support.ts';

const world = useWorld();

/** Makes a change request of a space with pages A, with B below it, and C. */
async function made() {
  const space = await makeSpace(world, [page('A'), page('C')]);
  const { id } = await makeRequest(world, space);
  const url = `/v1/spaces/${space.id}/change-requests/${id}`;
  const send = (changes: readonly object[], query = '?compat=false') =>
    world.as('ben').post(`${url}/content${query}`, { changes });
  const reference = (pageId: string | undefined) => ({
    object: 'page',
    id: pageId,
    urls: { location: `${world.url}${url}/content/page/${pageId}` },
  });
  return { space, id, url, send, reference };
}

describe('an edit of a change request', () => {
  it('returns the change request alone by default', async () => {
    const { space, url, send } = await made();
    const change = { operation: 'update_page', page: space.refs['A'], title: 'AA' };
    const { status, body } = await send([change], '');
    expect([status, body]).toEqual([200, (await world.as('ben').get(url)).body]);
    expect((await send([change], '?compat=true')).body.object).toBe('change-request');
    expect((await send([change], '?compat=1')).status).toBe(400);
  });

  it('returns each page once with compat=false, in the order of its first change', async () => {
    const { space, url, send, reference } = await made();
    const { A, C } = space.refs;
    const { body } = await send([
      { operation: 'insert_page', ref: 'new', title: 'New', into: A, markdown: 'One.' },
      { operation: 'update_page', page: A, title: 'AA' },
      { operation: 'update_page', page: 'new', title: 'Newer' },
      { operation: 'insert_page', ref: 'gone', title: 'Gone' },
      { operation: 'delete_page', page: 'gone' },
      { operation: 'delete_page', page: C },
    ]);
    const created = body.changes[0].page.id;
    expect(body).toEqual({
      changeRequest: (await world.as('ben').get(url)).body,
      changes: [
        { object: 'created_page', ref: 'new', page: reference(created) },
        { object: 'updated_page', page: reference(A) },
        { object: 'deleted_page', deletedPage: C, page: C },
      ],
      insertedFiles: [],
    });
    const read = await world
      .as('ben')
      .get(body.changes[0].page.urls.location.slice(world.url.length));
    expect([read.status, read.body.title]).toEqual([200, 'Newer']);
    const { body: below } = await send([{ operation: 'delete_page', page: A }]);
    expect(below.changes).toEqual([
      { object: 'deleted_page', deletedPage: A, page: A },
      { object: 'deleted_page', deletedPage: created, page: created },
    ]);
  });

  it('returns restored pages as updated or created, and moves', async () => {
    const { space, send, reference } = await made();
    const { A, C } = space.refs;
    await send([{ operation: 'delete_page', page: C }]);
    const { body } = await send([
      { operation: 'revert_page', page: C },
      { operation: 'update_page', page: A, into: C },
    ]);
    expect(body.changes).toEqual([
      { object: 'created_page', page: reference(C) },
      { object: 'updated_page', page: reference(A) },
    ]);
  });

  it('returns the added files that remain, in the order of their changes', async () => {
    const { send } = await made();
    const file = (name: string) => ({ ref: name, name, contentType: 'text/plain', base64: 'YQ==' });
    const { body } = await send([
      { operation: 'insert_files', files: [file('b.txt'), file('a.txt'), file('c.txt')] },
      { operation: 'delete_file', file: 'c.txt' },
    ]);
    expect(body.changes).toEqual([]);
    expect(
      body.insertedFiles.map(({ object, name, size }: Record<string, unknown>) => ({
        ...{ object, name, size },
      })),
    ).toEqual([
      { object: 'file', name: 'b.txt', size: 1 },
      { object: 'file', name: 'a.txt', size: 1 },
    ]);
  });

  it('returns pages and files in GraphQL', async () => {
    const { space, id } = await made();
    const { data } = await world.as('ben').query(
      `mutation ($input: EditChangeRequestContentInput!) { editChangeRequestContent(input: $input) {
        refs
        changes { __typename
          ... on CreatedPage { ref page { pageId page { title } } }
          ... on UpdatedPage { page { page { title } } }
          ... on DeletedPage { pageId }
        }
        insertedFiles { name }
      } }`,
      {
        input: {
          ...{ changeRequestId: id, baseRevisionId: 'HEAD' },
          changes: [
            { insertPage: { ref: 'n', title: 'N' } },
            { updatePage: { pageId: space.refs['A'], title: 'AA' } },
            { deletePage: { pageId: space.refs['C'] } },
            { insertFile: { name: 'x.txt', contentType: 'text/plain', base64: 'YQ==' } },
          ],
        },
      },
    );
    const { refs } = data.editChangeRequestContent;
    expect(data).toEqual({
      editChangeRequestContent: {
        refs,
        changes: [
          { __typename: 'CreatedPage', ref: 'n', page: { pageId: refs.n, page: { title: 'N' } } },
          { __typename: 'UpdatedPage', page: { page: { title: 'AA' } } },
          { __typename: 'DeletedPage', pageId: space.refs['C'] },
        ],
        insertedFiles: [{ name: 'x.txt' }],
      },
    });
  });
});
