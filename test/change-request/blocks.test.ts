// Tests resolutions of single ranges of a document in conflict.
import { describe, expect, it } from 'vitest';
import { bad, badAt, errorsOf } from '../content/expected.ts';
import { useWorld } from '../support.ts';
import {
  change,
  editSpace,
  MERGE,
  makeRequest,
  makeSpace,
  merge,
  page,
  rowsOf,
  textAt,
} from './made.ts';

const world = useWorld();

const text = (...paragraphs: string[]) => `${paragraphs.join('\n\n')}\n`;

/** Makes a change request and a space that both changed two paragraphs, and each a third one. */
async function makeConflict() {
  const space = await makeSpace(world, [
    page('A', text('One one.', 'Two two.', 'Three three.', '- a a\n- b b\n- c c', 'Last.')),
  ]);
  const id = space.refs['A'] ?? '';
  const made = await makeRequest(world, space, [
    change(id, {
      markdown: text('One his.', 'Two two.', 'Three his.', '- a a\n- b his\n- c c', 'Last.'),
    }),
  ]);
  await editSpace(world, space, [
    change(id, {
      markdown: text('One hers.', 'Two hers.', 'Three hers.', '- a a\n- b hers\n- c c', 'Last.'),
    }),
  ]);
  const { data } = await world.as('ana').query(
    `query ($id: ID!) { changeRequest(id: $id) { mergePreview { conflicts {
      key fingerprint segments { text block } blocks { base { text } ours { text } theirs { text } } } } } }`,
    { id: made.id },
  );
  const [conflict] = data.changeRequest.mergePreview.conflicts;
  return { space, made, page: id, conflict };
}

describe('a conflict about a document', () => {
  it('has the document as merged so far, with its ranges in their places', async () => {
    const { conflict } = await makeConflict();
    expect(conflict.segments).toEqual([
      { text: null, block: 0 },
      { text: 'Two hers.', block: null },
      { text: null, block: 1 },
      { text: '- a a', block: null },
      { text: null, block: 2 },
      { text: '- c c', block: null },
      { text: 'Last.', block: null },
    ]);
    expect(conflict.blocks).toEqual([
      { base: { text: 'One one.' }, ours: { text: 'One hers.' }, theirs: { text: 'One his.' } },
      {
        base: { text: 'Three three.' },
        ours: { text: 'Three hers.' },
        theirs: { text: 'Three his.' },
      },
      { base: { text: '- b b' }, ours: { text: '- b hers' }, theirs: { text: '- b his' } },
    ]);
  });

  it('is resolved range by range, and the other ranges follow its choice', async () => {
    const both = await makeConflict();
    const { key, fingerprint } = both.conflict;
    const answer = await world.as('ana').query(MERGE, {
      input: {
        id: both.made.id,
        resolutions: [
          {
            key,
            fingerprint,
            choice: 'OURS',
            blocks: [
              { index: 0, choice: 'THEIRS' },
              { index: 2, choice: 'CUSTOM', text: '- b of both\n- b more' },
            ],
          },
        ],
      },
    });
    expect(answer.data.mergeChangeRequest.result).toBe('MERGE');
    expect(await textAt(world, both.space, both.page)).toBe(
      text('One his.', 'Two hers.', 'Three hers.', '- a a\n- b of both\n- b more\n- c c', 'Last.'),
    );
  });

  it('is resolved range by range in /v1', async () => {
    const both = await makeConflict();
    const { key, fingerprint } = both.conflict;
    await merge(world, both.made, {
      resolutions: [
        {
          conflict: key,
          fingerprint,
          choice: 'theirs',
          blocks: [
            { index: 0, choice: 'custom', text: '' },
            { index: 1, choice: 'base' },
          ],
        },
      ],
    });
    expect(await textAt(world, both.space, both.page)).toBe(
      text('Two hers.', 'Three three.', '- a a\n- b his\n- c c', 'Last.'),
    );
  });

  it('is resolved range by range in a long document', async () => {
    const rest = Array.from({ length: 4000 }, (_, index) => `Paragraph ${index} of many words.`);
    const space = await makeSpace(world, [page('A', text('One.', ...rest, 'Last.'))]);
    const id = space.refs['A'] ?? '';
    const made = await makeRequest(world, space, [
      change(id, { markdown: text('One his.', ...rest, 'Last his.') }),
    ]);
    await editSpace(world, space, [
      change(id, { markdown: text('One hers.', ...rest, 'Last hers.') }),
    ]);
    const refusal = await world.as('ana').post(`${made.url}/merge`);
    const [conflict] = refusal.body.error.details.conflicts;
    await merge(world, made, {
      resolutions: [
        {
          conflict: conflict.id,
          fingerprint: conflict.fingerprint,
          choice: 'ours',
          blocks: [{ index: 1, choice: 'theirs' }],
        },
      ],
    });
    expect(await textAt(world, space, id)).toBe(text('One hers.', ...rest, 'Last his.'));
  });

  it.each([
    ['OURS', [{ index: 3, choice: 'OURS' }], '.0.index', 'The conflict has no block 3.'],
    [
      'OURS',
      [
        { index: 1, choice: 'OURS' },
        { index: 1, choice: 'BASE' },
      ],
      '.1.index',
      'Each block can be resolved only once.',
    ],
    [
      'OURS',
      [{ index: 1, choice: 'CUSTOM' }],
      '.0.text',
      'State `text` with CUSTOM, and only then.',
    ],
    [
      'CUSTOM',
      [{ index: 1, choice: 'OURS' }],
      '',
      'A resolution has either a custom value or blocks, not both.',
    ],
  ])('refuses invalid blocks: row %#', async (choice, blocks, at, message) => {
    const both = await makeConflict();
    const { key, fingerprint } = both.conflict;
    const rows = await rowsOf(world);
    const resolution = { fingerprint, choice, blocks, ...(choice === 'CUSTOM' && { value: 'x' }) };
    const answer = await world.as('ana').query(MERGE, {
      input: { id: both.made.id, resolutions: [{ key, ...resolution }] },
    });
    expect(errorsOf(answer)).toEqual(
      badAt('mergeChangeRequest', `input.resolutions.0.blocks${at}`, message),
    );
    const { status, body } = await world.as('ana').post(`${both.made.url}/merge`, {
      resolutions: [
        {
          ...resolution,
          conflict: key,
          choice: choice.toLowerCase(),
          blocks: blocks.map((block) => ({ ...block, choice: block.choice.toLowerCase() })),
        },
      ],
    });
    expect([status, body]).toEqual([400, bad(`resolutions.0.blocks${at}`, message)]);
    expect(await rowsOf(world)).toEqual(rows);
  });

  it('refuses blocks for a conflict that is not about a document', async () => {
    const space = await makeSpace(world, [page('A')]);
    const id = space.refs['A'];
    const made = await makeRequest(world, space, [change(id, { emoji: '🦊' })]);
    await editSpace(world, space, [change(id, { emoji: '🐸' })]);
    const { data } = await world
      .as('ana')
      .query(
        'query ($id: ID!) { changeRequest(id: $id) { mergePreview { conflicts { key fingerprint segments { text } } } } }',
        { id: made.id },
      );
    const [{ segments, ...conflict }] = data.changeRequest.mergePreview.conflicts;
    expect(segments).toEqual([]);
    const answer = await world.as('ana').query(MERGE, {
      input: {
        id: made.id,
        resolutions: [{ ...conflict, choice: 'OURS', blocks: [{ index: 0, choice: 'OURS' }] }],
      },
    });
    expect(errorsOf(answer)).toEqual(
      badAt(
        'mergeChangeRequest',
        'input.resolutions.0.blocks.0.index',
        'The conflict has no block 0.',
      ),
    );
  });
});
