/** Tests that `/v1` reports all problems that it finds when it reads a request. */
import { expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';

const world = useWorld();

/** Returns the body of the error with these problems. */
const refusedWith = (problems: readonly (readonly [field: string, message: string])[]) => {
  const errors = problems.map(([field, message]) => ({ message, field }));
  return {
    error: { code: 400, reason: 'BAD_USER_INPUT', ...errors[0], errors, requestId: 'test' },
  };
};

it('reports each unknown, invalid and missing field of a body', async () => {
  const { body } = await world.as('ana').post(`/v1/orgs/${ids.acme}/invites`, {
    emails: ['a@acme.test', 1, null],
    role: 'king',
    to: 1,
  });
  expect(body).toEqual(
    refusedWith([
      ['emails.1', 'emails.1 must be a text or an object.'],
      ['emails.2', 'emails.2 must be a text or an object.'],
      ['role', 'role must be one of admin, create, review, edit, comment, read, or null.'],
      ['to', 'There is no field `to` here. Fields are: `emails`, `role`.'],
    ]),
  );
  const created = await world.as('ana').put(`/v1/orgs/${ids.acme}/teams`, { name: 'New' });
  expect(created.body).toEqual(
    refusedWith([
      ['name', 'There is no field `name` here. Fields are: `title`, `members`.'],
      ['title', 'title is required.'],
    ]),
  );
});

it('reports those of nested, keyed and tagged values', async () => {
  const members = await world
    .as('ana')
    .put(`/v1/orgs/${ids.acme}/teams/${ids.team('writers')}/members`, {
      memberships: { ben: { role: 'king' }, cat: 1 },
    });
  expect(members.body).toEqual(
    refusedWith([
      ['memberships.ben.role', 'memberships.ben.role must be one of owner, member.'],
      ['memberships.cat', 'memberships.cat must be an object.'],
    ]),
  );
  const edited = await world.as('ana').post(`/v1/spaces/${ids.space('guide')}/content`, {
    changes: [
      { operation: 'fly' },
      { operation: 'delete_page' },
      { operation: 'insert_page', title: 1 },
    ],
  });
  expect(edited.body.error.errors.slice(1)).toEqual([
    { message: 'changes.1.page is required.', field: 'changes.1.page' },
    { message: 'changes.2.title must be a text.', field: 'changes.2.title' },
  ]);
});

it('reports each unknown and invalid parameter of a query', async () => {
  const { body } = await world
    .as('ana')
    .get(`/v1/orgs/${ids.acme}/teams?limit=many&colour=red&colour=blue&shape=round`);
  expect(body.error.errors.map(({ field }: { field: string }) => field)).toEqual([
    'colour',
    'shape',
    'limit',
  ]);
  expect(body.error).toEqual({
    code: 400,
    reason: 'BAD_USER_INPUT',
    ...body.error.errors[0],
    errors: body.error.errors,
    requestId: 'test',
  });
});

it('reports unknown and invalid values together with those beyond a limit', async () => {
  const space = await world
    .as('ana')
    .patch(`/v1/spaces/${ids.space('guide')}`, { unknown: 1, title: 'x'.repeat(51), emoji: 'no' });
  expect(space.body).toEqual(
    refusedWith([
      [
        'unknown',
        'There is no field `unknown` here. Fields are: `editMode`, `title`, `defaultLevel`, `emoji`, `visibility`.',
      ],
      ['title', 'title must have at most 50 characters, and has 51.'],
      ['emoji', 'emoji must be one emoji.'],
    ]),
  );
  const edited = await world.as('ana').post(`/v1/spaces/${ids.space('guide')}/content`, {
    changes: [
      { operation: 'insert_page', title: '', text: 1 },
      { operation: 'delete_page', page: 'p'.repeat(65) },
    ],
  });
  expect(edited.body.error.errors.slice(1)).toEqual([
    {
      message: 'title must have 1 to 255 characters, and has 0.',
      field: 'changes.0.title',
    },
    { message: 'page must have 1 to 64 characters, and has 65.', field: 'changes.1.page' },
  ]);
  const listed = await world
    .as('ana')
    .get(`/v1/orgs/${ids.acme}/teams?limit=0&colour=red&title=${'t'.repeat(300)}`);
  expect(listed.body.error.errors).toEqual([
    {
      message:
        'There is no query parameter `colour` here. Parameters are: `limit`, `page`, `owner`, `title`.',
      field: 'colour',
    },
    { message: 'limit must be 1 to 1000.', field: 'limit' },
    { message: 'title must have at most 255 characters, and has 300.', field: 'title' },
  ]);
});

it('reports at most 50', async () => {
  const fields = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`f${index}`, 1]));
  const { body } = await world.as('ana').patch(`/v1/spaces/${ids.space('guide')}`, fields);
  expect(body.error.errors.map(({ field }: { field: string }) => field)).toEqual(
    Object.keys(fields).slice(0, 50),
  );
});
