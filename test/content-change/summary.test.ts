// Tests the changes of content in the form of published clients.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { editRequest, makeRequest, makeSpace, page } from '../change-request/made.ts';
import { useWorld } from '../support.ts';

const world = useWorld();

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const LIST =
  'query ($id: ID!, $first: Int) { changeRequest(id: $id) { changes(first: $first) { totalCount summaries laterCount } } }';

describe('the changes of a change request for published clients', () => {
  it('have an object for each kind of change, and one for all variables', async () => {
    const space = await makeSpace(world, [
      page('A', 'Text.', { description: 'Old.' }),
      page('B'),
      page('C'),
      { insertReusableContent: { ref: 'note', title: 'Note', markdown: 'Note.' } },
      { insertFile: { ref: 'old', name: 'old.txt', contentType: 'text/plain', base64: 'YQ==' } },
      { setVariables: { variables: { color: 'red', size: 'big' } } },
    ]);
    const { refs } = space;
    const request = await makeRequest(world, space, [
      {
        updatePage: {
          page: refs['A'],
          title: 'AA',
          markdown: 'Other.',
          emoji: '🦊',
          description: null,
          variables: { product: 'Lectern' },
        },
      },
      { updatePage: { page: refs['B'], into: refs['A'] } },
      { deletePage: { page: refs['C'] } },
      page('D'),
      { insertFile: { ref: 'new', name: 'new.txt', contentType: 'text/plain', base64: 'Yg==' } },
      { setVariables: { variables: { color: 'blue', size: null } } },
      { updateReusableContent: { id: refs['note'], title: 'Notes', markdown: 'Notes.' } },
    ]);
    const made = { ...refs, ...request.refs };
    const { body } = await world.as('cat').get(`${request.url}/changes`);
    const { changes } = body;
    const of = (type: string, path: string, title: string, id: string | undefined) => ({
      type,
      page: { id, type: 'document', title, path },
    });
    const after = { id: refs['A'], type: 'document', title: 'AA', path: 'a' };
    const file = changes.find(({ type }: { type: string }) => type === 'file_created').file;
    const expected = [
      {
        ...of('page_edited', 'a', 'AA', refs['A']),
        attributes: {
          title: { before: 'A', after: 'AA' },
          emoji: { after: '🦊' },
          description: { before: 'Old.' },
          variables: { before: {}, after: { product: 'Lectern' } },
          document: { before: hashOf('Text.'), after: hashOf('Other.') },
        },
      },
      { ...of('page_moved', 'a/b', 'B', refs['B']), parent: { after } },
      of('page_deleted', 'c', 'C', refs['C']),
      of('page_created', 'd', 'D', made['D']),
      {
        type: 'file_created',
        file: {
          id: made['new'],
          name: 'new.txt',
          contentType: 'text/plain',
          downloadURL: file.downloadURL,
        },
      },
      {
        type: 'reusable_content_edited',
        reusableContent: { id: refs['note'], title: 'Notes', document: hashOf('Notes.') },
        attributes: {
          title: { before: 'Note', after: 'Notes' },
          document: { before: hashOf('Note.'), after: hashOf('Notes.') },
        },
      },
      {
        type: 'variables_edited',
        variables: { color: { before: 'red', after: 'blue' }, size: { before: 'big' } },
      },
    ];
    const keyOf = (change: object) => JSON.stringify(change);
    expect([...changes].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))).toEqual(
      [...expected].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
    );
    expect(await (await fetch(file.downloadURL)).text()).toBe('b');
    const { data } = await world.as('cat').query(LIST, { id: request.id, first: 1000 });
    const { totalCount, summaries, laterCount } = data.changeRequest.changes;
    expect([totalCount, laterCount, summaries.length]).toEqual([body.count, 0, changes.length]);
  });

  it('state how many changes are left, and have deleted files and texts', async () => {
    const space = await makeSpace(world, [
      page('A'),
      { insertReusableContent: { ref: 'note', title: 'Note', markdown: 'Note.' } },
      { insertFile: { ref: 'old', name: 'old.txt', contentType: 'text/plain', base64: 'YQ==' } },
    ]);
    const { refs } = space;
    const request = await makeRequest(world, space, [
      { deleteFile: { file: refs['old'] } },
      { deleteReusableContent: { id: refs['note'] } },
    ]);
    await editRequest(world, request, [page('B'), page('C')]);
    const read = async (limit: number) =>
      (await world.as('cat').get(`${request.url}/changes?limit=${limit}`)).body;
    const [one, all] = [await read(1), await read(1000)];
    expect([one.changes.length, one.more, all.more]).toEqual([1, 3, 0]);
    expect(all.changes.map(({ type }: { type: string }) => type)).toEqual([
      'page_created',
      'page_created',
      'file_deleted',
      'reusable_content_deleted',
    ]);
  });
});
