/** Tests that inputs about people and organizations are refused with all their problems. */
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { scopes } from '../../src/domain/scopes.ts';
import { ids, useWorld } from '../support.ts';
import { expectProblems, type RefusedInput } from './expected.ts';

const world = useWorld();

const noMember =
  'This is not a member of the organization. Send the id or e-mail address of a member.';
const unknownScope = `There is no such scope. Scopes are: ${Object.keys(scopes).join(', ')}.`;
const nowhere = newId('Organization');
const past = '2020-01-01T00:00:00.000Z';
const acme = `/v1/orgs/${ids.acme}`;
const inThePast = 'This time is in the past. Choose a future time, or none.';

const inputs: readonly [title: string, refused: RefusedInput][] = [
  [
    'an organization',
    {
      mutation: 'updateOrganization',
      input: {
        id: ids.acme,
        sso: true,
        hostname: 'www',
        emailDomains: ['acme.test', 'gmail.com', 'yahoo.com'],
        defaultContent: { type: 'SITE', siteId: ids.site('research') },
      },
      request: [
        'patch',
        acme,
        {
          sso: true,
          hostname: 'www',
          emailDomains: ['acme.test', 'gmail.com', 'yahoo.com'],
          defaultContent: { type: 'site', site: ids.site('research') },
        },
      ],
      problems: [
        {
          message: 'There is no active SAML provider to sign in through. Add one first.',
          path: 'sso',
          code: 'CONFLICT',
        },
        {
          message: 'This hostname is reserved for the service itself. Choose another.',
          path: 'hostname',
        },
        ...['gmail.com', 'yahoo.com'].map((domain, index) => ({
          message: `${domain} belongs to a public mail provider, so no organization can claim it.`,
          path: `emailDomains.${index + 1}`,
        })),
        {
          message: 'This is not a site of the organization.',
          path: 'defaultContent.siteId',
          field: 'defaultContent.site',
        },
      ],
    },
  ],
  [
    'a team',
    {
      mutation: 'createTeam',
      input: {
        organizationId: ids.acme,
        title: 'New',
        memberUserIds: [ids.user('eve'), ids.user('ben'), ids.user('publisher')],
      },
      request: [
        'put',
        `${acme}/teams`,
        { title: 'New', members: [ids.user('eve'), ids.user('ben'), ids.user('publisher')] },
      ],
      problems: [
        {
          message: 'This user is not a member of the organization.',
          path: 'memberUserIds.0',
          field: 'members.0',
        },
        {
          message: 'This user is not a member of the organization.',
          path: 'memberUserIds.2',
          field: 'members.2',
        },
      ],
    },
  ],
  [
    'the members of a team',
    {
      mutation: 'updateTeamMembers',
      input: {
        teamId: ids.team('writers'),
        add: ['ben@acme.test', 'nobody@acme.test'],
        remove: ['nobody@acme.test'],
        memberships: [{ user: ids.user('eve'), role: 'OWNER' }],
      },
      request: [
        'put',
        `${acme}/teams/${ids.team('writers')}/members`,
        {
          add: ['ben@acme.test', 'nobody@acme.test'],
          remove: ['nobody@acme.test'],
          memberships: { [ids.user('eve')]: { role: 'owner' } },
        },
      ],
      problems: [
        { message: noMember, path: 'add.1' },
        { message: noMember, path: 'remove.0' },
        {
          message: noMember,
          path: 'memberships.0.user',
          field: `memberships.${ids.user('eve')}`,
        },
      ],
    },
  ],
  [
    'a SAML provider',
    {
      mutation: 'createSAMLProvider',
      input: {
        organizationId: ids.acme,
        label: 'SSO',
        defaultTeamId: ids.team('umbrella'),
        certificate: 'nonsense',
      },
      request: [
        'post',
        `${acme}/saml`,
        { label: 'SSO', defaultTeam: ids.team('umbrella'), certificate: 'nonsense' },
      ],
      problems: [
        {
          message: 'This is not a team of the organization.',
          path: 'defaultTeamId',
          field: 'defaultTeam',
        },
        {
          message:
            'This is not a certificate: the content between its first and last line is not X.509.',
          path: 'certificate',
        },
      ],
    },
  ],
  [
    'a link invite',
    {
      mutation: 'createLinkInvite',
      input: {
        organizationId: ids.acme,
        role: 'ADMIN',
        expiresAt: past,
        teamId: ids.team('umbrella'),
      },
      request: [
        'post',
        `${acme}/link-invites`,
        { role: 'admin', expiresAt: past, team: ids.team('umbrella') },
      ],
      problems: [
        {
          message:
            'A link invite cannot create admins, because anyone can pass the link on. Change the role afterwards.',
          path: 'role',
        },
        { message: inThePast, path: 'expiresAt' },
        { message: 'This is not a team of the organization.', path: 'teamId', field: 'team' },
      ],
    },
  ],
  [
    'a token',
    {
      mutation: 'createToken',
      input: { label: 'CI', scopes: ['space:read', 'space:fly', 'all'], expiresAt: past },
      request: [
        'post',
        '/v1/tokens',
        { label: 'CI', scopes: ['space:read', 'space:fly', 'all'], expiresAt: past },
      ],
      problems: [
        { message: unknownScope, path: 'scopes.1' },
        { message: unknownScope, path: 'scopes.2' },
        { message: inThePast, path: 'expiresAt' },
      ],
    },
  ],
  [
    'the organizations of a token',
    {
      mutation: 'createToken',
      input: { label: 'CI', organizationIds: [ids.umbrella, ids.acme, nowhere] },
      request: [
        'post',
        '/v1/tokens',
        { label: 'CI', organizations: [ids.umbrella, ids.acme, nowhere] },
      ],
      problems: [
        {
          message: 'You are not a member of this organization.',
          path: 'organizationIds.0',
          field: 'organizations.0',
        },
        {
          message: 'You are not a member of this organization.',
          path: 'organizationIds.2',
          field: 'organizations.2',
        },
      ],
    },
  ],
  [
    'a token of a service account',
    {
      mutation: 'createServiceAccountToken',
      input: {
        serviceAccountId: ids.publisher,
        label: 'CI',
        organizationIds: [ids.umbrella, nowhere],
      },
      request: [
        'post',
        `${acme}/service-accounts/${ids.publisher}/tokens`,
        { label: 'CI', organizations: [ids.umbrella, nowhere] },
      ],
      problems: [
        {
          message: 'A service account can only work in its own organization.',
          path: 'organizationIds.0',
          field: 'organizations.0',
        },
        {
          message: 'A service account can only work in its own organization.',
          path: 'organizationIds.1',
          field: 'organizations.1',
        },
      ],
    },
  ],
  [
    'grants',
    {
      mutation: 'grantAll',
      input: {
        contentId: ids.space('onboarding'),
        users: [
          { userId: ids.user('ben'), role: 'READ' },
          { userId: ids.user('eve'), role: 'READ' },
          { userId: ids.user('cat') },
        ],
        teams: [{ teamId: ids.team('umbrella'), role: null }],
      },
      request: [
        'post',
        `/v1/spaces/${ids.space('onboarding')}/permissions`,
        {
          users: [
            { id: ids.user('ben'), role: 'read' },
            { id: ids.user('eve'), role: 'read' },
            { id: ids.user('cat') },
          ],
          teams: [{ id: ids.team('umbrella'), role: null }],
        },
      ],
      problems: [
        {
          message: 'This is not a member of the organization.',
          path: 'users.1.userId',
          field: 'users.1.id',
        },
        { message: 'Send the level, or null for none.', path: 'users.2.role' },
        {
          message: 'This is not a team of the organization.',
          path: 'teams.0.teamId',
          field: 'teams.0.id',
        },
      ],
    },
  ],
  [
    'reviewers',
    {
      mutation: 'requestReviewers',
      input: {
        changeRequestId: ids.changeRequest('laptop'),
        userIds: [ids.user('ana'), ids.user('eve'), ids.user('publisher')],
      },
      request: [
        'post',
        `/v1/spaces/${ids.space('onboarding')}/change-requests/${ids.changeRequest('laptop')}/requested-reviewers`,
        { users: [ids.user('ana'), ids.user('eve'), ids.user('publisher')] },
      ],
      problems: [
        {
          message: 'This user cannot review the change request.',
          path: 'userIds.1',
          field: 'users.1',
        },
        {
          message: 'This user cannot review the change request.',
          path: 'userIds.2',
          field: 'users.2',
        },
      ],
    },
  ],
  [
    'invites',
    {
      mutation: 'inviteMembers',
      input: {
        organizationId: ids.acme,
        emails: ['new@acme.test', 'ben@acme.test', 'cat@acme.test'],
        role: 'READ',
      },
      request: [
        'post',
        `${acme}/invites`,
        { emails: ['new@acme.test', 'ben@acme.test', 'cat@acme.test'], role: 'read' },
      ],
      problems: [
        { message: 'ben@acme.test is a member already.', path: 'emails.1', code: 'ALREADY_EXISTS' },
        { message: 'cat@acme.test is a member already.', path: 'emails.2', code: 'ALREADY_EXISTS' },
      ],
    },
  ],
];

describe('the input', () => {
  it.each(inputs)('of %s is refused with all problems', async (_, refused) => {
    await expectProblems(world, refused);
  });
});

it('takes the same number of statements to refuse three grants as to refuse one', async () => {
  const refuse = (count: number) =>
    world.countStatements('ana', (visitor) =>
      visitor.post(`/v1/spaces/${ids.space('onboarding')}/permissions`, {
        users: Array.from({ length: count }, () => ({ id: newId('User'), role: 'read' })),
      }),
    );
  expect([await refuse(1), await refuse(3)]).toEqual([6, 6]);
});
