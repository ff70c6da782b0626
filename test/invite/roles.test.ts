// Tests invites with a role for each address.
import { describe, expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';

const world = useWorld();

const invites = `/v1/orgs/${ids.acme}/invites`;

describe('inviting', () => {
  it('invites people with roles of their own, as published clients ask', async () => {
    const { status, body } = await world.as('ana').post(invites, {
      emails: [
        { email: 'Own@roles.test', role: 'edit' },
        { email: 'guest@roles.test', role: null },
        'all@roles.test',
        { email: 'also@roles.test' },
        { email: 'own@roles.test', role: 'review' },
      ],
      role: 'comment',
      sso: true,
    });
    const roles = body.invites.map(({ email, role }: { email: string; role: string | null }) => [
      email,
      role,
    ]);
    expect([status, roles, body.invited, body.users]).toEqual([
      201,
      [
        ['own@roles.test', 'review'],
        ['guest@roles.test', null],
        ['all@roles.test', 'comment'],
        ['also@roles.test', 'comment'],
      ],
      4,
      [],
    ]);
    const { data } = await world.as('ana').query(
      `mutation ($input: InviteMembersInput!) {
        inviteMembers(input: $input) { invites { email role } invitedCount } }`,
      {
        input: {
          organizationId: ids.acme,
          emails: ['first@graph.test'],
          invitees: [{ email: 'second@graph.test', role: 'EDIT' }, { email: 'third@graph.test' }],
          role: null,
        },
      },
    );
    expect(data.inviteMembers).toEqual({
      invites: [
        { email: 'first@graph.test', role: null },
        { email: 'second@graph.test', role: 'EDIT' },
        { email: 'third@graph.test', role: null },
      ],
      invitedCount: 3,
    });
  });

  it.each([
    [
      { emails: [{ email: 'kim.x.test', role: 'read' }] },
      'emails.0.email',
      'email must be an e-mail address.',
    ],
    [{ emails: [{ role: 'read' }] }, 'emails.0.email', 'emails.0.email is required.'],
    [
      { emails: [{ email: 'kim@x.test', name: 'Kim' }] },
      'emails.0.name',
      'There is no field `name` here. Fields are: `email`, `role`.',
    ],
  ])('refuses %j', async (body, field, message) => {
    const answer = await world.as('ana').post(invites, body);
    expect([answer.status, answer.body.error]).toEqual([
      400,
      { code: 400, message, reason: 'BAD_USER_INPUT', field, requestId: 'test' },
    ]);
  });
});
