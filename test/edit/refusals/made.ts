// Makes the space that refused edits refer to, and builds their errors, for the tests in this
// folder.
import type { World } from '../../support.ts';
import { makeTestSpace, page, type Refusal, type TestSpace } from '../support.ts';

/** Makes a space with a node of every kind, to which the refused edits refer. */
export const makeRefusing = (world: World): Promise<TestSpace> =>
  makeTestSpace(world, [
    page('A', { markdown: 'A.' }),
    page('B', { into: 'A' }),
    page('C', { into: 'B' }),
    page('Taken'),
    { insertPage: { ref: 'G', type: 'GROUP', title: 'G' } },
    {
      insertPage: {
        ref: 'L',
        type: 'LINK',
        title: 'L',
        target: { kind: 'URL', url: 'https://example.test' },
      },
    },
    { insertFile: { ref: 'F', name: 'f.txt', base64: 'Zg==' } },
    { insertReusableContent: { ref: 'R', title: 'R', markdown: 'R.' } },
  ]);

export const input = (at: string, message: string): Refusal => ({
  status: 400,
  reason: 'BAD_USER_INPUT',
  at,
  message,
});

export const noPage = 'There is no such page here.';
