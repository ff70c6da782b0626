/** Tests that a merge is refused with the problems of all its resolutions. */
import { expect, it } from 'vitest';
import { change, editSpace, makeRequest, makeSpace, page } from '../change-request/made.ts';
import { useWorld } from '../support.ts';
import { expectProblems } from './expected.ts';

const world = useWorld();

it('reports each resolution with a value that its conflict does not accept', async () => {
  const space = await makeSpace(world, [page('A', 'One.\n'), page('B'), page('C')]);
  const { A, B, C } = space.refs;
  const made = await makeRequest(world, space, [
    change(A, { title: 'Ours', markdown: 'Two.\n' }),
    change(B, { slug: 'ours' }),
    change(C, { title: 'Ours' }),
  ]);
  await editSpace(world, space, [
    change(A, { title: 'Theirs', markdown: 'Three.\n' }),
    change(B, { slug: 'theirs' }),
    change(C, { title: 'Theirs' }),
  ]);
  const { body } = await world.as('ana').post(`${made.url}/merge`);
  const conflicts: { id: string; page: string; field: string; fingerprint: string }[] =
    body.error.details.conflicts;
  const ofPage = (id: string | undefined, kind: string) =>
    conflicts.find((one) => one.page === id && one.id.startsWith(kind));
  const values = [
    { conflict: ofPage(A, 'FIELD'), value: 1 },
    { conflict: ofPage(A, 'CONTENT'), value: ['Four.'] },
    { conflict: ofPage(B, 'FIELD'), value: 'a/b' },
    { conflict: ofPage(C, 'FIELD'), value: 'Both' },
  ];
  expect(values.map(({ conflict }) => conflict?.page)).toEqual([A, A, B, C]);
  const resolutions = values.map(({ conflict, value }) => ({
    id: conflict?.id,
    fingerprint: conflict?.fingerprint,
    value,
  }));
  await expectProblems(world, {
    mutation: 'mergeChangeRequest',
    input: {
      id: made.id,
      resolutions: resolutions.map(({ id: key, ...rest }) => ({ key, choice: 'CUSTOM', ...rest })),
    },
    request: [
      'post',
      `${made.url}/merge`,
      {
        resolutions: resolutions.map(({ id: conflict, ...rest }) => ({
          conflict,
          choice: 'custom',
          ...rest,
        })),
      },
    ],
    problems: [
      { message: 'The field title must be a string.', path: 'resolutions.0.value' },
      { message: 'A text must be markdown of at most 1 MiB.', path: 'resolutions.1.value' },
      {
        message: 'A slug must have 1 to 100 characters, without blanks, slashes and `? # %`.',
        path: 'resolutions.2.value',
      },
    ],
  });
});
