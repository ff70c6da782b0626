/** Tests that queries report all problems of their arguments that resolvers find. */
import { expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';
import { answerOf } from './refusals.ts';

const world = useWorld();

it('reports each id that nodes cannot take', async () => {
  const document = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
  const same = { message: 'This is the same id as ids.0. Send each id once.', field: 'ids.1' };
  const one = ids.space('guide');
  const refusedWith = (errors: readonly { message: string; field: string }[]) => ({
    status: 200,
    data: null,
    errors: [
      {
        message: errors[0]?.message,
        locations: [{ line: 1, column: 24 }],
        path: ['nodes'],
        extensions: { code: 'BAD_USER_INPUT', field: errors[0]?.field, errors, requestId: 'test' },
      },
    ],
    extensions: {},
  });
  expect(await answerOf(world.as('ana'), document, { ids: [one, one, one] })).toEqual(
    refusedWith([same, { ...same, field: 'ids.2' }]),
  );
  const message = 'This is not an id. Ids look like team_… and are returned by the API.';
  expect(await answerOf(world.as('ana'), document, { ids: ['a', one, 'b'] })).toEqual(
    refusedWith([
      { message, field: 'ids.0' },
      { message, field: 'ids.2' },
    ]),
  );
});
