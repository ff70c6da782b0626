// Specifies edits of single blocks: what they change, how they merge, and when they are refused.
import { describe, expect, it } from 'vitest';
import { nodesOf, type Block } from '../../src/domain/document/model.ts';
import { sourceOf } from '../../src/domain/document/edit.ts';
import { readBlocks } from '../../src/domain/document/read.ts';
import { graphQLError, errorsOf, refused } from '../content/expected.ts';
import { useWorld } from '../support.ts';
import {
  type Edit,
  edit,
  expectRefusal,
  idOf,
  makeRequest,
  makeTestSpace,
  mutate,
  mutateIn,
  page,
  post,
  postTo,
  textsOf,
} from './support.ts';

const world = useWorld();

/** Returns the key of the first block with a source. */
function keyOf(markdown: string, source: string): string {
  const find = (blocks: readonly Block[]): string | undefined => {
    for (const block of blocks) {
      const found = sourceOf(markdown, block) === source ? block.id : find(nodesOf(block));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(readBlocks(markdown)) ?? 'no such block';
}

const updateBlocks = (id: string, ...operations: object[]): Edit => ({
  updateBlocks: { page: id, operations },
});

const TEXT = '# A\n\nOne one.\n\n{% hint %}\nTwo two.\n{% endhint %}\n\n- a\n- b\n';
const key = (source: string) => keyOf(TEXT, source);

describe('an edit of blocks', () => {
  it.each(['/v1', 'GraphQL'])('inserts, replaces, moves and deletes through %s', async (api) => {
    const space = await makeTestSpace(world, [page('A', { markdown: TEXT })]);
    const change = updateBlocks(
      idOf(space, 'A'),
      { replace: { key: key('One one.'), markdown: 'One *two*.\n\nNew.' } },
      {
        insert: {
          markdown: '# Within',
          position: { into: key('{% hint %}\nTwo two.\n{% endhint %}') },
        },
      },
      { insert: { markdown: 'Before b', position: { before: key('b') } } },
      { move: { key: key('# A'), position: { after: key('Two two.') } } },
      { delete: { key: key('- a') } },
      { insert: { markdown: 'End.' } },
    );
    const { status } =
      api === '/v1'
        ? await post(world.as('ana'), space.id, [change])
        : await mutate(world.as('ana'), space.id, [change]);
    expect([status, await textsOf(world, space.id)]).toEqual([
      200,
      {
        A: 'One *two*.\n\nNew.\n\n{% hint %}\nTwo two.\n\n# Within\n\n# A\n{% endhint %}\n\n- Before b\n\n  b\n\nEnd.\n',
      },
    ]);
  });

  it('based on an earlier revision keeps what others have changed since', async () => {
    const space = await makeTestSpace(world, [page('A', { markdown: TEXT })]);
    const id = idOf(space, 'A');
    const request = await makeRequest(world, space.id);
    const send = (source: string, markdown: string) =>
      mutateIn(
        world.as('ana'),
        request,
        [updateBlocks(id, { replace: { key: key(source), markdown } })],
        { baseRevision: space.revision },
      );
    const answers = await Promise.all([
      send('One one.', 'One three.'),
      send('Two two.', 'Two three.'),
      send('- a', '- c'),
    ]);
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
    const { body } = await world
      .as('ana')
      .get(`/v1/spaces/${space.id}/change-requests/${request}/content/page/${id}?format=markdown`);
    expect(body.markdown).toBe(
      '# A\n\nOne three.\n\n{% hint %}\nTwo three.\n{% endhint %}\n\n- c\n- b\n',
    );
  });

  it('of a block that somebody else has changed is refused with both versions', async () => {
    const space = await makeTestSpace(world, [page('A', { markdown: TEXT })]);
    const id = idOf(space, 'A');
    const change = (markdown: string) => [
      updateBlocks(id, { replace: { key: key('One one.'), markdown } }),
    ];
    const other = await edit(world, space.id, [
      { updatePage: { page: id, markdown: TEXT.replace('One one.', 'One other.') } },
    ]);
    const blocks = [
      {
        base: { from: 1, to: 2, text: 'One one.' },
        ours: { from: 1, to: 2, text: 'One other.' },
        theirs: { from: 1, to: 2, text: 'One mine.' },
      },
    ];
    const message =
      'Somebody else has changed the same blocks. Read the current revision, and send the changes again with its id.';
    const details = { revision: other.revision, blocks };
    const base = { baseRevision: space.revision };
    const answer = await post(world.as('ben'), space.id, change('One mine.'), base);
    expect([answer.status, answer.body]).toEqual([
      409,
      refused(409, 'STALE_REVISION', message, { field: 'changes.0', details }),
    ]);
    expect(errorsOf(await mutate(world.as('ben'), space.id, change('One mine.'), base))).toEqual(
      graphQLError(['editSpaceContent'], 'STALE_REVISION', message, {
        field: 'input.changes.0.updateBlocks',
        details,
      }),
    );
    const typed = await world.as('ben').query(
      `mutation ($input: EditSpaceContentInput!) { editSpaceContent(input: $input) { space { id }
        errors { __typename code path ... on StaleRevisionError { currentRevisionId
          blocks { base { text } ours { from to text } theirs { text } } } } } }`,
      {
        input: {
          spaceId: space.id,
          baseRevisionId: space.revision,
          changes: [
            {
              updateBlocks: {
                pageId: id,
                operations: [{ replace: { key: key('One one.'), markdown: 'One mine.' } }],
              },
            },
          ],
        },
      },
    );
    expect(typed).toEqual({
      status: 200,
      headers: expect.anything(),
      data: {
        editSpaceContent: {
          space: null,
          errors: [
            {
              __typename: 'StaleRevisionError',
              code: 'STALE_REVISION',
              path: ['changes', '0', 'updateBlocks'],
              currentRevisionId: other.revision,
              blocks: [
                {
                  base: { text: 'One one.' },
                  ours: { from: 1, to: 2, text: 'One other.' },
                  theirs: { text: 'One mine.' },
                },
              ],
            },
          ],
        },
      },
      extensions: expect.anything(),
    });
    expect(await textsOf(world, space.id)).toEqual({ A: TEXT.replace('One one.', 'One other.') });
  });

  it('with other changes needs the current revision', async () => {
    const space = await makeTestSpace(world, [page('A', { markdown: TEXT })]);
    const id = idOf(space, 'A');
    const head = await edit(world, space.id, [page('B')]);
    const answer = await post(
      world.as('ana'),
      space.id,
      [updateBlocks(id, { delete: { key: key('# A') } }), page('C')],
      { baseRevision: space.revision },
    );
    expect([answer.status, answer.body.error.reason, answer.body.error.details]).toEqual([
      ...[409, 'STALE_REVISION'],
      { revision: head.revision },
    ]);
  });

  it('is refused with a revision of other content', async () => {
    const space = await makeTestSpace(world, [page('A', { markdown: TEXT })]);
    const other = await makeTestSpace(world, [page('A', { markdown: TEXT })]);
    const request = await makeRequest(world, space.id);
    const changes = [updateBlocks(idOf(space, 'A'), { delete: { key: key('# A') } })];
    const inRequest = await postTo(world.as('ana'), space.id, request, [page('B')]);
    for (const baseRevision of [other.revision, inRequest.body.revision]) {
      const answer = await post(world.as('ana'), space.id, changes, { baseRevision });
      expect([answer.status, answer.body.error.details]).toEqual([
        409,
        { revision: space.revision },
      ]);
    }
  });

  it('is refused for unknown keys, overlapping operations and pages without a text', async () => {
    const space = await makeTestSpace(world, [
      page('A', { markdown: TEXT }),
      { insertPage: { ref: 'G', type: 'GROUP', title: 'G' } },
    ]);
    const id = idOf(space, 'A');
    const unknown = 'The base revision has no block with this key: read the page again.';
    const cases: readonly (readonly [object[], string, string])[] = [
      [[{ delete: { key: 'x' } }], 'delete.key', unknown],
      [[{ insert: { markdown: 'a', position: { after: 'x' } } }], 'insert.position', unknown],
      [
        [{ insert: { markdown: 'a', position: { into: key('One one.') } } }],
        'insert.position',
        'No block can be put into this one.',
      ],
    ];
    for (const [operations, at, message] of cases)
      await expectRefusal(world, space.id, [updateBlocks(id, ...operations)], {
        ...{ status: 400, reason: 'BAD_USER_INPUT', message },
        at: `0.updateBlocks.operations.0.${at}`,
      });
    const hint = key('{% hint %}\nTwo two.\n{% endhint %}');
    await expectRefusal(
      world,
      space.id,
      [updateBlocks(id, { delete: { key: hint } }, { delete: { key: key('Two two.') } })],
      {
        ...{ status: 400, reason: 'BAD_USER_INPUT' },
        at: '0.updateBlocks.operations.1.delete',
        message: 'Another operation changes the same text.',
      },
    );
    await expectRefusal(
      world,
      space.id,
      [updateBlocks(idOf(space, 'G'), { insert: { markdown: 'a' } })],
      {
        ...{ status: 400, reason: 'BAD_USER_INPUT' },
        at: '0.updateBlocks.page',
        message: 'A page of the type group has no blocks.',
      },
    );
  });
});

describe('writers who save at the same time', () => {
  it('on three pages of a change request are never refused', async () => {
    const space = await makeTestSpace(
      world,
      ['A', 'B', 'C'].map((title) => page(title, { markdown: `${title} 0\n` })),
    );
    const request = await makeRequest(world, space.id);
    const write = async (title: string) => {
      let [text, base] = [`${title} 0\n`, space.revision];
      for (let step = 1; step <= 5; step++) {
        const markdown = `${title} ${step}`;
        const change = updateBlocks(idOf(space, title), {
          replace: { key: keyOf(text, text.trim()), markdown },
        });
        const { data, errors } = await mutateIn(world.as('ana'), request, [change], {
          baseRevision: base,
        });
        expect(errors).toBe(undefined);
        base = data.editChangeRequestContent.changeRequest.revisionId;
        text = `${markdown}\n`;
      }
    };
    await Promise.all(['A', 'B', 'C'].map(write));
    const { body } = await world
      .as('ana')
      .get(
        `/v1/spaces/${space.id}/change-requests/${request}/content/page/${idOf(space, 'B')}?format=markdown`,
      );
    expect(body.markdown).toBe('B 5\n');
  });
});
