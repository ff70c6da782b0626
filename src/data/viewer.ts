/** Finds the viewer that a token belongs to, in one statement with all their memberships. */
import { isExemptFromSSO, type OrganizationRole, type TeamRole } from '../domain/access.ts';
import { unauthenticated } from '../domain/errors.ts';
import { grantedAccessOf } from '../domain/integration-scopes.ts';
import { isInstallationToken, isToken } from '../domain/token.ts';
import type { Query } from './database.ts';
import {
  AGREED_SCOPES,
  REACH,
  type InstallationScope,
  type InstallationScopeJson,
  readInstallationScope,
} from './installation-scope.ts';
import { hashOf } from './secrets.ts';
import {
  MAX_SHARED_KEYS,
  paddedTo,
  parametersFrom,
  type ReadShared,
  shareReads,
  sizedStatements,
  statementFor,
} from './shared-reads.ts';
import { column, type Columns, statement } from './statement.ts';
import { recordUse } from './viewer/token-use.ts';

/** The authenticated viewer of a request, with the limits of their token. */
export interface Viewer {
  readonly userId: string;
  /** True for a person, false for a service account or an installation. */
  readonly person: boolean;
  /** Null for the token of the development server, and for the command line. */
  readonly tokenId: string | null;
  readonly scopes: ReadonlySet<string> | 'all';
  /** Ids of the organizations that the token is valid for. */
  readonly organizations: ReadonlySet<string> | 'all';
  /**
   * The SAML provider of the sign-in that made this session, which is bound to the provider's
   * organization; null for other tokens.
   */
  readonly samlProviderId: string | null;
  /**
   * True for an installation of an integration, whose memberships come from its installation scope.
   */
  readonly installation: boolean;
}

/** A viewer's membership of an organization. */
interface Membership {
  readonly organizationId: string;
  /** Null for a service account. */
  readonly memberId: string | null;
  readonly role: OrganizationRole | null;
  /** The organization has invite links enabled. */
  readonly inviteLinks: boolean;
  /** The member is not an admin, and has a grant on a site, or one of their teams does. */
  readonly grantsOnSites: boolean;
  /** The viewer's teams in the organization, by id. */
  readonly teams: ReadonlyMap<string, TeamRole>;
  /**
   * The scope of an installation, which has no role and no membership outside that scope. Null for
   * users and service accounts.
   */
  readonly installationScope: InstallationScope | null;
}

/** A viewer's memberships, by organization. Disabled ones are left out. */
export interface Memberships extends ReadonlyMap<string, Membership> {
  /**
   * Ids of the viewer's organizations that accept only tokens from a SAML sign-in. These
   * memberships are left out.
   */
  readonly closed: ReadonlySet<string>;
}

/** The memberships of an anonymous viewer. */
export const noMemberships: Memberships = Object.assign(new Map<string, Membership>(), {
  closed: new Set<string>(),
});

/** A membership as statements return it. */
export interface MembershipJson {
  readonly organizationId: string;
  readonly memberId: string | null;
  readonly role: OrganizationRole | null;
  readonly teams: Readonly<Record<string, TeamRole>> | null;
  /** The organization requires its members to sign in through SAML. */
  readonly sso: boolean;
  readonly inviteLinks: boolean;
  readonly grantsOnSites: boolean;
  readonly installationScope: InstallationScopeJson | null;
}

interface TokenRow {
  readonly id: string;
  /** The hash of its secret, in hexadecimal. */
  readonly hash: string;
  readonly userId: string;
  readonly kind: string;
  readonly scopes: readonly string[];
  readonly scoped: boolean;
  readonly organizations: readonly string[];
  readonly bound: boolean;
  readonly samlProviderId: string | null;
  readonly ended: boolean;
  readonly stale: boolean;
  readonly memberships: readonly MembershipJson[] | null;
}

interface InstallationTokenRow {
  readonly id: string;
  readonly userId: string;
  readonly organizationId: string;
  readonly scopes: readonly string[];
  readonly memberships: readonly MembershipJson[] | null;
}

/**
 * SQL for whether grants on sites can decide a level of the member `m`. Most members have none, and
 * their requests need no statement for such grants.
 */
const GRANTS_ON_SITES = `(m.role IS DISTINCT FROM 'ADMIN' AND (
        EXISTS (SELECT FROM site_grants g WHERE g.member_id = m.id AND g.organization_id = m.organization_id)
        OR EXISTS (SELECT FROM team_members tm JOIN site_grants g ON g.team_id = tm.team_id AND g.organization_id = tm.organization_id WHERE tm.member_id = m.id AND tm.organization_id = m.organization_id)))`;

/**
 * Returns SQL for the memberships of a user as JSON: as a member who is not disabled, or as a
 * service account.
 */
export const membershipsOf = (user: string): string => `(
  SELECT json_agg(membership) FROM (
    SELECT m.organization_id AS "organizationId", m.id AS "memberId", m.role,
      (SELECT json_object_agg(tm.team_id, tm.role) FROM team_members tm WHERE tm.member_id = m.id AND tm.organization_id = m.organization_id) AS teams,
      o.sso, o.invite_links AS "inviteLinks", ${GRANTS_ON_SITES} AS "grantsOnSites", NULL::json AS "installationScope"
    FROM members m JOIN organizations o ON o.id = m.organization_id WHERE m.user_id = ${user} AND NOT m.disabled
    UNION ALL
    SELECT s.organization_id, NULL, s.role, NULL, false, o.invite_links, false, NULL
    FROM service_accounts s JOIN organizations o ON o.id = s.organization_id WHERE s.user_id = ${user}
  ) membership)`;

/** The column `memberships` of statements that read them. */
export const MEMBERSHIPS = {
  memberships: column.nullable(column.json<readonly MembershipJson[]>()),
};
const OWN_MEMBERSHIPS = statement(
  'viewer.memberships',
  `SELECT ${membershipsOf('$1')} AS memberships`,
  MEMBERSHIPS,
);

/** SQL for the membership of the installation `n` with its integration `ig`, as the same JSON. */
const INSTALLATION_MEMBERSHIP = `json_build_array(json_build_object('organizationId', n.organization_id, 'memberId', NULL, 'role', NULL, 'teams', NULL, 'sso', false, 'inviteLinks', false, 'grantsOnSites', false, 'installationScope', ${REACH}))`;

/**
 * The same for an active installation. It is a query of its own, so that other requests do not pay
 * for it.
 */
const MEMBERSHIPS_OF_INSTALLATION_USER = statement(
  'viewer.installationScope',
  `SELECT ${INSTALLATION_MEMBERSHIP} AS memberships FROM integration_installations n JOIN integrations ig ON ig.id = n.integration_id WHERE n.user_id = $1 AND n.status = 'ACTIVE'`,
  MEMBERSHIPS,
);

/** Returns SQL for the tokens with these hashes, at the time `$1`. */
const tokensBy = (hashes: string): string =>
  `SELECT k.id, encode(k.hash, 'hex') AS hash, k.user_id AS "userId", k.kind, k.scopes, k.scoped, k.organizations, k.bound, k.saml_provider_id AS "samlProviderId",
  (k.revoked_at IS NOT NULL OR (k.expires_at <= $1::timestamptz) IS TRUE) AS ended,
  (k.last_used_at > $1::timestamptz - interval '5 minutes') IS NOT TRUE AS stale,
  ${membershipsOf('k.user_id')} AS memberships
  FROM api_tokens k WHERE k.hash ${hashes}`;

const TOKEN_COLUMNS: Columns<TokenRow> = {
  id: column.text,
  hash: column.text,
  userId: column.text,
  kind: column.oneOf('TokenKind'),
  scopes: column.texts,
  scoped: column.boolean,
  organizations: column.texts,
  bound: column.boolean,
  samlProviderId: column.nullable(column.text),
  ended: column.boolean,
  stale: column.boolean,
  ...MEMBERSHIPS,
};
const BY_TOKENS = sizedStatements(
  'viewer.byTokens',
  (size) => tokensBy(`IN (${parametersFrom(2, size)})`),
  TOKEN_COLUMNS,
);

/** Reads a token by the hash of its secret, in hexadecimal; undefined for an unknown one. */
export type ReadToken = ReadShared<TokenRow>;

/** Creates the reader of a process; concurrent requests share a statement. */
export const createTokenReader = (query: Query): ReadToken =>
  shareReads(async (hashes) => {
    const { size, statement } = statementFor(BY_TOKENS, hashes.length);
    const padded = paddedTo(size, hashes).map((hash) => Buffer.from(hash, 'hex'));
    const rows = await query(statement, [new Date().toISOString(), ...padded]);
    return new Map(rows.map((row) => [row.hash, row]));
  }, MAX_SHARED_KEYS);

/** An authenticated viewer with their memberships. */
export interface AuthenticatedViewer {
  readonly viewer: Viewer;
  readonly memberships: Memberships;
}

/**
 * Returns the viewer that a token belongs to, and records its use at most every five minutes.
 * @throws UNAUTHENTICATED when the token is malformed, unknown, expired or revoked
 */
export async function viewerOfToken(
  { query, readToken }: { readonly query: Query; readonly readToken: ReadToken },
  token: string,
  now: Date,
  requestId: string,
): Promise<AuthenticatedViewer> {
  const invalidToken = () =>
    unauthenticated('This token is unknown, expired or revoked. Create a new one.');
  if (!isToken(token)) throw invalidToken();
  if (isInstallationToken(token))
    return (await viewerOfInstallation(query, token, now)) ?? Promise.reject(invalidToken());
  const row = await readToken(Buffer.from(hashOf(token)).toString('hex'));
  if (!row || row.ended) throw invalidToken();
  const viewer: Viewer = {
    userId: row.userId,
    person: row.kind === 'PERSONAL',
    tokenId: row.id,
    scopes: row.scoped ? new Set(row.scopes) : 'all',
    organizations: row.bound ? new Set(row.organizations) : 'all',
    samlProviderId: row.samlProviderId,
    installation: false,
  };
  if (row.stale)
    await recordUse(query, row, {
      userId: viewer.userId,
      bypassed: bypassedBy(viewer, row),
      now,
      requestId,
    });
  return { viewer, memberships: readMemberships(viewer, row.memberships) };
}

/**
 * A token of an installation expires after an hour, and is refused while the installation is not
 * active. Its scopes are computed at each use.
 */
const BY_INSTALLATION_TOKEN = statement<InstallationTokenRow>(
  'viewer.byInstallationToken',
  `SELECT k.id, n.user_id AS "userId", n.organization_id AS "organizationId", ${AGREED_SCOPES} AS scopes, ${INSTALLATION_MEMBERSHIP} AS memberships
  FROM installation_tokens k JOIN integration_installations n ON n.id = k.installation_id AND n.organization_id = k.organization_id JOIN integrations ig ON ig.id = n.integration_id
  WHERE k.hash = $1 AND k.expires_at > $2::timestamptz AND n.status = 'ACTIVE'`,
  {
    id: column.text,
    userId: column.text,
    organizationId: column.text,
    scopes: column.texts,
    ...MEMBERSHIPS,
  },
);

async function viewerOfInstallation(
  query: Query,
  token: string,
  now: Date,
): Promise<AuthenticatedViewer | null> {
  const [row] = await query(BY_INSTALLATION_TOKEN, [hashOf(token), now.toISOString()]);
  if (!row) return null;
  const viewer: Viewer = {
    userId: row.userId,
    person: false,
    tokenId: row.id,
    scopes: new Set(grantedAccessOf(row.scopes).api),
    organizations: new Set([row.organizationId]),
    samlProviderId: null,
    installation: true,
  };
  return { viewer, memberships: readMemberships(viewer, row.memberships) };
}

/**
 * Returns the current memberships of a viewer, in one statement. A job without a token takes a
 * second one when the user has no memberships, because the user may be an installation's.
 */
export async function loadMemberships(query: Query, viewer: Viewer): Promise<Memberships> {
  const membershipsBy = async (memberships: typeof OWN_MEMBERSHIPS) =>
    (await query(memberships, [viewer.userId]))[0]?.memberships ?? null;
  const memberships = viewer.installation ? null : await membershipsBy(OWN_MEMBERSHIPS);
  const mayBeInstallation =
    viewer.installation || (memberships === null && viewer.tokenId === null);
  return readMemberships(
    viewer,
    mayBeInstallation ? await membershipsBy(MEMBERSHIPS_OF_INSTALLATION_USER) : memberships,
  );
}

const isTokenValidFor = ({ organizations }: Viewer, { organizationId }: MembershipJson): boolean =>
  organizations === 'all' || organizations.has(organizationId);

/**
 * Returns whether an organization requires a SAML sign-in that this token does not come from. The
 * command line, jobs and the development server have no token and are exempt, and service accounts
 * are not members.
 */
const requiresSSO = ({ tokenId, samlProviderId }: Viewer, { sso }: MembershipJson): boolean =>
  sso && tokenId !== null && samlProviderId === null;

/** Returns the memberships in which an admin's token bypasses the SAML sign-in that is required. */
const bypassedBy = (viewer: Viewer, { memberships }: TokenRow): readonly MembershipJson[] =>
  (memberships ?? []).filter(
    (membership) =>
      isTokenValidFor(viewer, membership) &&
      requiresSSO(viewer, membership) &&
      isExemptFromSSO(membership.role),
  );

const isClosed = (viewer: Viewer, membership: MembershipJson): boolean =>
  requiresSSO(viewer, membership) && !isExemptFromSSO(membership.role);

/** Returns the memberships that a viewer's token is valid for. */
export function readMemberships(
  viewer: Viewer,
  all: readonly MembershipJson[] | null,
): Memberships {
  const valid = (all ?? []).filter((membership) => isTokenValidFor(viewer, membership));
  const open = valid
    .filter((membership) => !isClosed(viewer, membership))
    .map((membership) => [membership.organizationId, membershipOf(membership)] as const);
  const closed = valid
    .filter((membership) => isClosed(viewer, membership))
    .map(({ organizationId }) => organizationId);
  return Object.assign(new Map<string, Membership>(open), { closed: new Set(closed) });
}

const membershipOf = ({
  sso: _,
  teams,
  installationScope,
  ...membership
}: MembershipJson): Membership => ({
  ...membership,
  teams: new Map(Object.entries(teams ?? {})),
  installationScope: installationScope && readInstallationScope(installationScope),
});

/**
 * Returns a person with all their rights: the viewer of the command line and of the development
 * server's token.
 */
export const viewerOfPerson = (userId: string): Viewer => ({
  userId,
  person: true,
  tokenId: null,
  scopes: 'all',
  organizations: 'all',
  samlProviderId: null,
  installation: false,
});
