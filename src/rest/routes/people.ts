/** Lists the routes of members, teams, invites, service accounts, tokens and sign-in. */
import * as q from '../../generated/operations.ts';
import { EmptyList, family, list, type Route, route } from '../route.ts';
import { standardRoutes } from '../standard-routes.ts';

/** Returns a new token with its secret, which is sent only once. */
const withSecret = <Token extends object>(created: {
  readonly token: Token;
  readonly secret: string;
}) => ({ ...created.token, secret: created.secret });

/** Routes in the order of the contract. */
export const people: readonly Route[] = [
  ...family('Invites', [
    route('GET /v1/orgs/{organizationId}/invites', q.ListInvitesDocument, {
      body: (data) => list(data.organization.invites),
      addition: true,
    }),
    route('POST /v1/orgs/{organizationId}/invites', q.InviteMembersDocument, {
      status: 201,
      ignoredFields: ['sso'],
      // No invited person is a member before they accept, so `users` of published clients is empty.
      body: (data) => ({ ...data.inviteMembers, users: new EmptyList() }),
      location: '/v1/orgs/{organizationId}/invites',
      addition: true,
    }),
    route('POST /v1/orgs/{organizationId}/invites/{inviteId}', q.AcceptInviteDocument, {
      body: (data) => data.acceptInvite,
      addition: true,
    }),
    ...standardRoutes({
      path: '/v1/orgs/{organizationId}/link-invites/{inviteId}',
      list: q.ListLinkInvitesDocument,
      create: q.CreateLinkInviteDocument,
      get: q.GetLinkInviteDocument,
      update: q.UpdateLinkInviteDocument,
    }),
    route('DELETE /v1/orgs/{organizationId}/link-invites/{inviteId}', q.DeleteLinkInviteDocument, {
      status: 205,
      deleted: (data) => data.deleteLinkInvite.deletedLinkInviteId,
    }),
  ]),

  ...family('Members', [
    route('GET /v1/orgs/{organizationId}/members', q.ListMembersDocument, {
      body: (data) => list(data.organization.members),
      choices: {
        role: {
          description: 'Returns only members with this role.',
          values: {
            admin: { role: ['ADMIN'] },
            create: { role: ['CREATE'] },
            review: { role: ['REVIEW'] },
            edit: { role: ['EDIT'] },
            comment: { role: ['COMMENT'] },
            read: { role: ['READ'] },
            guest: { role: ['GUEST'] },
          },
        },
        sort: {
          description:
            'Sort key. `lastSeenAt` returns only members who were seen at least once and are not disabled.',
          default: 'joinedAt',
          values: {
            joinedAt: { sort: 'JOINED_AT' },
            lastSeenAt: { sort: 'LAST_SEEN_AT', seen: true, disabled: false },
          },
        },
      },
    }),
    route('GET /v1/orgs/{organizationId}/members/{userId}', q.GetMemberDocument, {
      body: (data) => data.member,
    }),
    route('DELETE /v1/orgs/{organizationId}/members/{userId}', q.RemoveMemberDocument),
    route('PATCH /v1/orgs/{organizationId}/members/{userId}', q.UpdateMemberDocument, {
      body: (data) => data.updateMember.member,
    }),
    route('POST /v1/orgs/{organizationId}/ping', q.PingOrganizationDocument, {
      body: (data) => data.pingOrganization,
    }),
    route('POST /v1/orgs/{organizationId}/members/{userId}/sso', q.SetMemberSsoDocument, {
      body: (data) => data.setMemberSSO.member,
    }),
    route('GET /v1/orgs/{organizationId}/members/{userId}/spaces', q.ListMemberSpacesDocument, {
      body: (data) => list(data.member.spaces),
    }),
    route('GET /v1/orgs/{organizationId}/members/{userId}/teams', q.ListMemberTeamsDocument, {
      body: (data) => list(data.member.teams),
    }),
  ]),

  ...family('Teams', [
    route('GET /v1/orgs/{organizationId}/teams', q.ListTeamsDocument, {
      body: (data) => list(data.organization.teams),
    }),
    route('PUT /v1/orgs/{organizationId}/teams', q.CreateTeamDocument, {
      status: 201,
      body: (data) => data.createTeam.team,
      location: '/v1/orgs/{organizationId}/teams/{id}',
    }),
    route('GET /v1/orgs/{organizationId}/teams/{teamId}', q.GetTeamDocument, {
      body: (data) => data.team,
    }),
    route('DELETE /v1/orgs/{organizationId}/teams/{teamId}', q.DeleteTeamDocument),
    route('PATCH /v1/orgs/{organizationId}/teams/{teamId}', q.UpdateTeamDocument, {
      body: (data) => data.updateTeam.team,
    }),
    route('GET /v1/orgs/{organizationId}/teams/{teamId}/members', q.ListTeamMembersDocument, {
      body: (data) => list(data.team.members),
    }),
    route('PUT /v1/orgs/{organizationId}/teams/{teamId}/members', q.UpdateTeamMembersDocument),
    route('PUT /v1/orgs/{organizationId}/teams/{teamId}/members/{userId}', q.SetTeamMemberDocument),
    route(
      'DELETE /v1/orgs/{organizationId}/teams/{teamId}/members/{userId}',
      q.RemoveTeamMemberDocument,
    ),
  ]),

  ...family('Service accounts', [
    ...standardRoutes({
      path: '/v1/orgs/{organizationId}/service-accounts/{serviceAccountId}',
      list: q.ListServiceAccountsDocument,
      create: q.CreateServiceAccountDocument,
      get: q.GetServiceAccountDocument,
      update: q.UpdateServiceAccountDocument,
      delete: q.DeleteServiceAccountDocument,
    }),
    route(
      'GET /v1/orgs/{organizationId}/service-accounts/{serviceAccountId}/tokens',
      q.ListServiceAccountTokensDocument,
      {
        body: (data) => list(data.serviceAccount.tokens),
        addition: true,
      },
    ),
    route(
      'POST /v1/orgs/{organizationId}/service-accounts/{serviceAccountId}/tokens',
      q.CreateServiceAccountTokenDocument,
      {
        status: 201,
        body: (data) => withSecret(data.createServiceAccountToken),
        location: '/v1/orgs/{organizationId}/service-accounts/{serviceAccountId}/tokens/{id}',
        addition: true,
      },
    ),
    route(
      'GET /v1/orgs/{organizationId}/service-accounts/{serviceAccountId}/tokens/{tokenId}',
      q.GetServiceAccountTokenDocument,
      {
        body: (data) => data.serviceAccountToken,
        addition: true,
      },
    ),
    route(
      'DELETE /v1/orgs/{organizationId}/service-accounts/{serviceAccountId}/tokens/{tokenId}',
      q.RevokeServiceAccountTokenDocument,
      { addition: true },
    ),
    route(
      'POST /v1/orgs/{organizationId}/service-accounts/{serviceAccountId}/tokens/{tokenId}/rotate',
      q.RotateServiceAccountTokenDocument,
      {
        body: (data) => withSecret(data.rotateServiceAccountToken),
        addition: true,
      },
    ),
  ]),

  ...family('Users', [
    route('GET /v1/user', q.GetViewerDocument, { body: (data) => data.viewer, addition: true }),
    route('GET /v1/users/{userId}', q.GetUserDocument, {
      body: (data) => data.user,
      addition: true,
    }),
    route('PATCH /v1/users/{userId}', q.UpdateUserDocument, {
      body: (data) => data.updateUser.user,
      addition: true,
    }),
    route('GET /v1/sign-in', q.ListSignInOrganizationsDocument, {
      body: (data) => ({ organizations: data.signInOrganizations }),
      addition: true,
    }),
    route('POST /v1/sign-in/token', q.CompleteSignInDocument, {
      status: 201,
      body: (data) => withSecret(data.completeSignIn),
      location: '/v1/tokens/{id}',
      addition: true,
    }),
    route('GET /v1/tokens', q.ListTokensDocument, {
      body: (data) => list(data.tokens),
      addition: true,
    }),
    route('POST /v1/tokens', q.CreateTokenDocument, {
      status: 201,
      body: (data) => withSecret(data.createToken),
      location: '/v1/tokens/{id}',
      addition: true,
    }),
    route('GET /v1/tokens/{tokenId}', q.GetTokenDocument, {
      body: (data) => data.token,
      addition: true,
    }),
    route('DELETE /v1/tokens/{tokenId}', q.RevokeTokenDocument, { addition: true }),
    route('POST /v1/tokens/{tokenId}/rotate', q.RotateTokenDocument, {
      body: (data) => withSecret(data.rotateToken),
      addition: true,
    }),
  ]),
];
