/** Tests that all problems of an input are reported at once, through both APIs. */
import { describe, expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';
import { answerOf, mutationOf, refusedPayload, topLevel } from './refusals.ts';

const world = useWorld();

describe('an input with several problems', () => {
  const problems = [
    ['title', 'title must have at most 50 characters, and has 51.'],
    ['emoji', 'emoji must be one emoji.'],
  ] as const;
  const guide = { id: ids.space('guide'), title: 'x'.repeat(51), emoji: 'no' };

  it('has a ValidationError for each', async () => {
    expect(
      await answerOf(
        world.as('ana'),
        mutationOf('updateSpace', 'clientMutationId errors { __typename code message path }'),
        { input: guide },
      ),
    ).toEqual(
      refusedPayload(
        'updateSpace',
        problems.map(([field, message]) => ({
          __typename: 'ValidationError',
          code: 'BAD_USER_INPUT',
          message,
          path: [field],
        })),
      ),
    );
  });

  it('has the first as its top-level error, which lists all', async () => {
    expect(
      await answerOf(world.as('ana'), mutationOf('updateSpace', 'clientMutationId'), {
        input: guide,
      }),
    ).toEqual(
      topLevel('updateSpace', problems[0][1], {
        code: 'BAD_USER_INPUT',
        field: 'input.title',
        errors: problems.map(([field, message]) => ({ message, field: `input.${field}` })),
      }),
    );
  });

  it('has the first as the error of /v1, which lists all', async () => {
    const { id, ...body } = guide;
    const refused = await world.as('ana').patch(`/v1/spaces/${id}`, body);
    expect([refused.status, refused.body]).toEqual([
      400,
      {
        error: {
          code: 400,
          message: problems[0][1],
          reason: 'BAD_USER_INPUT',
          field: 'title',
          errors: problems.map(([field, message]) => ({ message, field })),
          requestId: 'test',
        },
      },
    ]);
  });

  it('lists at most 50, with the paths of both APIs', async () => {
    const emails = Array.from({ length: 60 }, (_, index) => `not an address ${index}`);
    const all = emails.slice(0, 50).map((_, index) => index);
    const messageOf = (index: number) => `emails.${index} must be an e-mail address.`;
    expect(
      await answerOf(
        world.as('ana'),
        mutationOf('inviteMembers', 'clientMutationId errors { message path }'),
        { input: { organizationId: ids.acme, emails, role: 'READ' } },
      ),
    ).toEqual(
      refusedPayload(
        'inviteMembers',
        all.map((index) => ({ message: messageOf(index), path: ['emails', String(index)] })),
      ),
    );
    const { body } = await world
      .as('ana')
      .post(`/v1/orgs/${ids.acme}/invites`, { emails, role: 'read' });
    expect(body).toEqual({
      error: {
        code: 400,
        message: messageOf(0),
        reason: 'BAD_USER_INPUT',
        field: 'emails.0',
        errors: all.map((index) => ({ message: messageOf(index), field: `emails.${index}` })),
        requestId: 'test',
      },
    });
  });

  it('lists the arguments of a query too', async () => {
    const sizes = [
      { message: 'first must be 1 to 1000.', field: 'first' },
      { message: 'last must be 1 to 1000.', field: 'last' },
      { message: 'Send first or last, not both.', field: 'last' },
    ];
    const document = '{ tokens(first: 0, last: 1001) { totalCount } }';
    expect(await answerOf(world.as('ana'), document)).toEqual({
      status: 200,
      data: { tokens: null },
      errors: [
        {
          message: 'first must be 1 to 1000.',
          locations: [{ line: 1, column: 3 }],
          path: ['tokens'],
          extensions: {
            code: 'BAD_USER_INPUT',
            field: 'first',
            errors: sizes,
            requestId: 'test',
          },
        },
      ],
      extensions: {},
    });
  });
});
