// What each operation of the matrix is asked with: through `/v1` in its spelling, and through GraphQL in its own.
import { demoId } from '../../prisma/seed.ts';
import type { Player, Targets } from './cast.ts';

/** One way to ask an operation. */
export interface Input {
  /** Values of the path's parameters, which are variables of the same names. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Values of the query. */
  readonly query?: Readonly<Record<string, string>>;
  /** The body as `/v1` spells it. */
  readonly body?: object;
  /** The same as GraphQL spells it, where that differs. */
  readonly input?: object;
  /** The document, for a root field that no route uses. */
  readonly document?: string;
}

type Make = (targets: Targets, player: Player) => Input;

/** An id of the same kind that nothing has. */
const madeUp = {
  organizationId: demoId('Organization', 'nobody'),
  userId: demoId('User', 'nobody'),
  teamId: demoId('Team', 'nobody'),
  linkInviteId: demoId('LinkInvite', 'nobody'),
  inviteId: demoId('Invite', 'nobody'),
  serviceAccountId: demoId('ServiceAccount', 'nobody'),
  serviceAccountTokenId: demoId('ApiToken', 'nobody'),
  tokenId: demoId('ApiToken', 'nobody'),
};

/** The same targets with all ids made up, or only with those of what lies in the organization. */
export const madeUpTargets = (targets: Targets, keep?: 'organization'): Targets => ({ ...targets, ...madeUp, ...(keep && { organizationId: targets.organizationId }) });

const none: Make = () => ({});
const organization: Make = ({ organizationId }) => ({ parameters: { organizationId } });
const withBody =
  (make: Make, body: object, input?: object): Make =>
  (targets, player) => ({ ...make(targets, player), body, ...(input && { input }) });
const member: Make = ({ organizationId, userId }) => ({ parameters: { organizationId, userId } });
const team: Make = ({ organizationId, teamId }) => ({ parameters: { organizationId, teamId } });
const placeInTeam: Make = ({ organizationId, teamId, userId }) => ({ parameters: { organizationId, teamId, userId } });
const linkInvite: Make = ({ organizationId, linkInviteId }) => ({ parameters: { organizationId, inviteId: linkInviteId } });
const account: Make = ({ organizationId, serviceAccountId }) => ({ parameters: { organizationId, serviceAccountId } });
const accountToken: Make = ({ organizationId, serviceAccountId, serviceAccountTokenId: tokenId }) => ({ parameters: { organizationId, serviceAccountId, tokenId } });
const token: Make = ({ tokenId }) => ({ parameters: { tokenId } });

const inputs: Readonly<Record<string, Make>> = {
  getViewer: none,
  listOrganizations: none,
  listEmailDomainOrganizations: () => ({ parameters: { emailDomain: 'acme.test' } }),
  getSubdomain: () => ({ parameters: { subdomain: 'acme-docs' } }),
  createOrganization: withBody(none, { title: 'Made in the matrix' }),
  listTokens: none,
  createToken: withBody(none, { label: 'Made in the matrix' }),
  getToken: token,
  rotateToken: token,
  revokeToken: token,
  getUser: ({ userId }) => ({ parameters: { userId } }),
  'Query.node': ({ teamId: id }) => ({ parameters: { id }, document: 'query ($id: ID!) { node(id: $id) { id } }' }),
  'Query.nodes': ({ teamId: id }) => ({ parameters: { id }, document: 'query ($id: ID!) { nodes(ids: [$id]) { id } }' }),

  listSignInOrganizations: () => ({ query: { email: 'somebody@acme.test' } }),
  acceptInvite: (targets, { email }) => ({ ...linkInvite(targets, {} as Player), body: { secret: targets.linkInviteSecret, email: email ?? 'somebody.new@acme.test' } }), // the path looks at no player

  getOrganization: organization,
  updateOrganization: withBody(organization, { title: 'Renamed in the matrix' }),
  listAuditEvents: organization,

  listInvites: organization,
  inviteMembers: withBody(organization, { emails: ['another@acme.test'], role: 'read' }, { emails: ['another@acme.test'], role: 'READ' }),
  'Mutation.revokeInvite': ({ organizationId, inviteId }) => ({
    parameters: { organizationId, inviteId },
    document: 'mutation ($organizationId: ID!, $inviteId: ID!) { revokeInvite(organizationId: $organizationId, id: $inviteId) { revokedInviteId } }',
  }),
  listLinkInvites: organization,
  createLinkInvite: withBody(organization, { role: 'edit' }, { role: 'EDIT' }),
  getLinkInvite: linkInvite,
  updateLinkInvite: withBody(linkInvite, { maxUses: 5 }),
  deleteLinkInvite: linkInvite,

  listMembers: organization,
  getMember: member,
  listMemberSpaces: member,
  listMemberTeams: member,
  updateMember: withBody(member, { role: 'comment' }, { role: 'COMMENT' }),
  setMemberSSO: member,
  'Mutation.setMemberDisabled': (targets, player) => ({
    ...member(targets, player),
    document: 'mutation ($organizationId: ID!, $userId: ID!) { setMemberDisabled(organizationId: $organizationId, userId: $userId, disabled: true) { member { id } } }',
  }),
  removeMember: member,
  pingOrganization: organization,

  listTeams: organization,
  createTeam: withBody(organization, { title: 'Made in the matrix' }),
  getTeam: team,
  updateTeam: withBody(team, { title: 'Renamed in the matrix' }),
  deleteTeam: team,
  listTeamMembers: team,
  updateTeamMembers: (targets, player) => ({ ...team(targets, player), body: { add: [targets.spareUserId] } }),
  setTeamMember: withBody(placeInTeam, { role: 'owner' }, { role: 'OWNER' }),
  removeTeamMember: placeInTeam,

  listServiceAccounts: organization,
  createServiceAccount: withBody(organization, { name: 'Made in the matrix' }),
  getServiceAccount: account,
  updateServiceAccount: withBody(account, { name: 'Renamed in the matrix' }),
  deleteServiceAccount: account,
  listServiceAccountTokens: account,
  // A token gives no scopes that it lacks: here it gives the one that all have who come so far.
  createServiceAccountToken: withBody(account, { label: 'Made in the matrix', scopes: ['organization:members:write'] }),
  getServiceAccountToken: accountToken,
  revokeServiceAccountToken: accountToken,
  rotateServiceAccountToken: accountToken,
};

export const operationsWithInput: readonly string[] = Object.keys(inputs);

/** What to ask an operation with. Throws, by name, for one that nobody has written an input for. */
export function inputOf(operation: string, targets: Targets, player: Player): Input {
  const make = inputs[operation];
  if (!make) throw new Error(`There is no input for ${operation}: say in test/access/inputs.ts what it is asked with.`);
  return make(targets, player);
}
