// Who may do what, written a second time from the rules' text (docs: permissions) and not from the code that decides it: nothing of src is imported here.

/** Everybody who asks in the matrix, with what is so about him. */
export interface Standing {
  /** What he sends: nothing, a token that is no good, or a good one. */
  readonly token: 'none' | 'bad' | 'good';
  /** Which scopes his token has, seen from the operation; `all` is a token without scopes. */
  readonly scopes: 'all' | 'every needed' | 'first missing' | 'first only';
  /** A person, not a service account. */
  readonly person: boolean;
  /** Belongs to Acme: is a member and not disabled, or is a service account of it. */
  readonly belongs: boolean;
  /** 0 guest, 1 read, 2 comment, 3 edit, 4 review, 5 create, 6 admin. */
  readonly level: number;
  /** In the team that is meant, as what. */
  readonly inTeam: 'owner' | 'member' | null;
  /** Is the person that the operation is about, and the holder of the personal token it is about. */
  readonly self: boolean;
  /** His token is good for other organizations only. */
  readonly boundElsewhere: boolean;
}

const nothing: Standing = { token: 'good', scopes: 'all', person: true, belongs: false, level: 0, inTeam: null, self: false, boundElsewhere: false };
const member = (level: number): Standing => ({ ...nothing, belongs: true, level });

export const standings = {
  'no token': { ...nothing, token: 'none' },
  'a garbage token': { ...nothing, token: 'bad' },
  'an expired token': { ...nothing, token: 'bad' },
  'a revoked token': { ...nothing, token: 'bad' },
  'an admin whose token lacks the scope': { ...member(6), scopes: 'first missing' },
  'an admin whose token has the first scope alone': { ...member(6), scopes: 'first only' },
  'an admin whose token has every scope needed': { ...member(6), scopes: 'every needed' },
  'a stranger': nothing,
  'a former member': nothing,
  'a disabled member': nothing,
  'a guest': member(0),
  'a guest in the team': { ...member(0), inTeam: 'member' },
  'a guest who owns the team': { ...member(0), inTeam: 'owner' },
  'who reads': member(1),
  'who comments': member(2),
  'who edits': member(3),
  'who reviews': member(4),
  'who creates': member(5),
  'an admin': member(6),
  'who reads and owns the team': { ...member(1), inTeam: 'owner' },
  'the subject himself': { ...member(0), inTeam: 'member', self: true },
  'the subject himself with a token bound elsewhere': { ...nothing, self: true, boundElsewhere: true },
  'a service account': { ...member(3), person: false },
  'an admin service account': { ...member(6), person: false },
} satisfies Readonly<Record<string, Standing>>;

export type Actor = keyof typeof standings;

export const actors = Object.keys(standings) as readonly Actor[]; // the keys of the table above

/** What happens. `nothing`: success without an effect, where a DELETE's target is not seen under a parent that is. */
export type Outcome =
  | { readonly is: 'allowed' | 'nothing' | 'NOT_FOUND' | 'UNAUTHENTICATED' | 'NOT_IMPLEMENTED' | 'ALREADY_EXISTS' }
  /** `has` is left open where he has no role that could be named. */
  | { readonly is: 'FORBIDDEN'; readonly needs: string; readonly has?: string };

/** Whom an operation's subject is there for. For all others it is not there. */
const seen = {
  anybody: () => true,
  // Everything of an organization is seen, as being there, by who belongs to it.
  organization: (who: Standing) => who.belongs,
  member: (who: Standing) => (who.self && who.belongs) || (who.belongs && (who.level >= 1 || who.inTeam !== null)),
  team: (who: Standing) => who.belongs && (who.level >= 1 || who.inTeam !== null),
  // "a user's public fields: who shares an organization with him"
  user: (who: Standing) => who.belongs || who.self,
  token: (who: Standing) => who.self,
} as const;

interface Row {
  /** The scopes that it takes: its own first, then those of the types that it shows. */
  readonly scopes: readonly string[];
  readonly about: keyof typeof seen;
  readonly may: (who: Standing) => boolean;
  /** The word for what is needed. */
  readonly needs: string;
  /** A DELETE whose target lies under a parent that who belongs to the organization sees. */
  readonly below?: 'organization';
  readonly isPublic?: true;
}

const READ = 'organization:read';
const WRITE = 'organization:write';
const MEMBERS = 'organization:members:read';
const CHANGE = 'organization:members:write';
const USER = 'user:read';
/** Only a token without scopes. */
const WHOLE = '*';

const anybody = { may: () => true, needs: '' };
const level = (least: number, word: string) => ({ may: (who: Standing) => who.level >= least, needs: word });
const admin = level(6, 'admin');
const reader = level(1, 'read');
const orSelf = <Rule extends Pick<Row, 'may' | 'needs'>>(rule: Rule) => ({ ...rule, may: (who: Standing) => rule.may(who) || who.self });
const adminOrOwner = { may: (who: Standing) => who.level === 6 || who.inTeam === 'owner', needs: 'admin' };
const readerOrInTeam = { may: (who: Standing) => who.level >= 1 || who.inTeam !== null, needs: 'read' };
const person = { may: (who: Standing) => who.person, needs: 'a person' };

const holder = (...scopes: string[]): Row => ({ scopes, about: 'anybody', ...anybody });
const inOrganization = (rule: Pick<Row, 'may' | 'needs'>, ...scopes: string[]): Row => ({ scopes, about: 'organization', ...rule });
const onMember = (rule: Pick<Row, 'may' | 'needs'>, ...scopes: string[]): Row => ({ scopes, about: 'member', ...rule });
const onTeam = (rule: Pick<Row, 'may' | 'needs'>, ...scopes: string[]): Row => ({ scopes, about: 'team', ...rule });

/** Every operation that is built: those of `/v1` by their names, and root fields that no route uses by theirs. */
const rows: Readonly<Record<string, Row>> = {
  // Any person, and what is about himself.
  getViewer: holder(USER),
  listOrganizations: holder(READ),
  // Answered for the domain of the caller's own address, empty for others: nobody is refused.
  listEmailDomainOrganizations: holder(READ),
  // The names of public addresses are public: no row of the rules narrows them.
  getSubdomain: holder(READ),
  createOrganization: { ...holder(WRITE, READ), ...person },
  listTokens: { ...holder(USER), ...person },
  createToken: { ...holder(WHOLE, USER), ...person },
  getToken: { scopes: [USER], about: 'token', ...anybody },
  rotateToken: { scopes: [WHOLE, USER], about: 'token', ...anybody },
  // No parent in the path: what is not there, or another's, is 404.
  revokeToken: { scopes: [WHOLE], about: 'token', ...anybody },
  getUser: { scopes: [USER], about: 'user', ...anybody },
  // Asked for a team's id here; what each caller gets for each type is told by the edges.
  'Query.node': holder(MEMBERS),
  'Query.nodes': holder(MEMBERS),

  // Without a token.
  listSignInOrganizations: { ...holder(), isPublic: true },
  acceptInvite: { ...holder(MEMBERS), ...person, isPublic: true },

  // Organization.
  getOrganization: inOrganization(anybody, READ),
  updateOrganization: inOrganization(admin, WRITE, READ),
  listAuditEvents: inOrganization(admin, READ),

  // Invites: organization admin.
  listInvites: inOrganization(admin, READ, MEMBERS),
  inviteMembers: inOrganization(admin, CHANGE, MEMBERS),
  'Mutation.revokeInvite': inOrganization(admin, CHANGE),
  listLinkInvites: inOrganization(admin, READ, MEMBERS),
  createLinkInvite: inOrganization(admin, CHANGE, MEMBERS),
  getLinkInvite: inOrganization(admin, MEMBERS),
  updateLinkInvite: inOrganization(admin, CHANGE, MEMBERS),
  deleteLinkInvite: inOrganization(admin, CHANGE),

  // Members: "one's own member row: any member; members' reads: listMembers"; roles: organization admin; leaving: oneself.
  listMembers: inOrganization(reader, READ, MEMBERS),
  getMember: onMember(orSelf(reader), MEMBERS),
  listMemberSpaces: onMember(orSelf(reader), MEMBERS),
  listMemberTeams: onMember(orSelf(reader), MEMBERS),
  updateMember: onMember(admin, CHANGE, MEMBERS),
  setMemberSSO: onMember(admin, CHANGE, MEMBERS),
  'Mutation.setMemberDisabled': onMember(admin, CHANGE, MEMBERS),
  removeMember: { ...onMember(orSelf(admin), CHANGE), below: 'organization' },
  // "ping: any member", and a service account is none.
  pingOrganization: inOrganization({ may: (who) => who.person, needs: 'a member' }, READ),

  // Teams: "organization role ≥ read, or in the team"; organization admin, "or the owner, its members"; who is no admin may remove himself.
  listTeams: inOrganization(anybody, READ, MEMBERS),
  createTeam: inOrganization(admin, CHANGE, MEMBERS),
  getTeam: onTeam(readerOrInTeam, MEMBERS),
  updateTeam: onTeam(admin, CHANGE, MEMBERS),
  deleteTeam: { ...onTeam(admin, CHANGE), below: 'organization' },
  listTeamMembers: onTeam(readerOrInTeam, MEMBERS),
  updateTeamMembers: onTeam(adminOrOwner, CHANGE, MEMBERS),
  setTeamMember: onTeam(adminOrOwner, CHANGE, MEMBERS),
  removeTeamMember: onTeam(orSelf(adminOrOwner), CHANGE),

  // "service accounts: organization admin", and their tokens are other people's tokens.
  listServiceAccounts: inOrganization(admin, READ, MEMBERS),
  createServiceAccount: inOrganization(admin, CHANGE, MEMBERS),
  getServiceAccount: inOrganization(admin, MEMBERS),
  updateServiceAccount: inOrganization(admin, CHANGE, MEMBERS),
  deleteServiceAccount: inOrganization(admin, CHANGE),
  listServiceAccountTokens: inOrganization(admin, MEMBERS, USER),
  createServiceAccountToken: inOrganization(admin, CHANGE, USER),
  getServiceAccountToken: inOrganization(admin, MEMBERS, USER),
  revokeServiceAccountToken: inOrganization(admin, CHANGE),
  rotateServiceAccountToken: inOrganization(admin, CHANGE, USER),
};

export const expectedOperations: readonly string[] = Object.keys(rows);

/** A row of the table. Throws, by name, for an operation that nobody has written one for. */
function rowOf(operation: string): Row {
  const row = rows[operation];
  if (!row) throw new Error(`There is no expectation for ${operation}: say in test/access/expectation.ts who may.`);
  return row;
}

export const scopesOf = (operation: string): readonly string[] => rowOf(operation).scopes;

const levelNames = ['guest', 'read', 'comment', 'edit', 'review', 'create', 'admin'];

/** What somebody must get from an operation that is built. */
export function expectation(operation: string, actor: Actor): Outcome {
  const row = rowOf(operation);
  const who: Standing = standings[actor];
  if (who.token === 'bad') return { is: 'UNAUTHENTICATED' };
  if (who.token === 'none') return { is: row.isPublic ? 'allowed' : 'UNAUTHENTICATED' };
  const lacking = lackingScope(row, who);
  if (lacking !== undefined) return { is: 'FORBIDDEN', needs: lacking };
  if (operation === 'acceptInvite' && who.person) return { is: isStillMember(actor) ? 'ALREADY_EXISTS' : 'allowed' };
  return { is: 'allowed', ...refusal(operation, row, who) };
}

/** A token's scopes only narrow; what is missing is named. */
function lackingScope({ scopes }: Row, who: Standing): string | undefined {
  const [first, second] = scopes;
  if (first === undefined || who.scopes === 'all') return undefined;
  if (first === WHOLE) return who.scopes === 'every needed' ? undefined : WHOLE;
  if (who.scopes === 'first missing') return first;
  return who.scopes === 'first only' ? second : undefined;
}

/** Shut out is not gone: a disabled member joins no second time, and who asks with a bound token is the same person. */
const isStillMember = (actor: Actor): boolean => standings[actor].belongs || actor === 'a disabled member' || standings[actor].self;

function refusal(operation: string, row: Row, who: Standing): Outcome | undefined {
  if (!seen[row.about](who)) return { is: row.below !== undefined && seen[row.below](who) ? 'nothing' : 'NOT_FOUND' };
  const isTokenOrOrganization = ['createToken', 'rotateToken', 'createOrganization'].includes(operation);
  if (who.boundElsewhere && isTokenOrOrganization) return { is: 'FORBIDDEN', needs: 'a token for all organizations' };
  if (row.may(who)) return undefined;
  return row.about === 'anybody' ? { is: 'FORBIDDEN', needs: row.needs } : { is: 'FORBIDDEN', needs: row.needs, has: levelNames[who.level] ?? '' };
}

/** A route that is not built: 401 as everywhere, else 501. */
export const plannedExpectation = (actor: Actor): Outcome => ({ is: standings[actor].token === 'good' ? 'NOT_IMPLEMENTED' : 'UNAUTHENTICATED' });

/** `permissions` of Acme for who belongs to it. */
export const organizationPermissions = ({ level, inTeam }: Standing) => ({
  view: true,
  admin: level === 6,
  ownTeam: inTeam === 'owner',
  createContent: level >= 5,
  createOpenAPISpec: level >= 3,
  ingestConversations: level >= 5,
  viewBilling: level === 6,
  listMembers: level >= 1,
  listTeams: level >= 1,
  listIntegrations: level >= 3,
});

/** `permissions` of the team that is meant, for who sees it. */
export const teamPermissions = ({ level, inTeam }: Standing) => ({ admin: level === 6 || inTeam === 'owner', view: true });
