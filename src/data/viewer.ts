/** Who asks: found by his token, in one statement with all his places in organizations. */
import { passesSSO, type Role, type TeamRole } from '../domain/access.ts';
import { unauthenticated } from '../domain/errors.ts';
import { powerOf } from '../domain/integration-scopes.ts';
import { isInstallationToken, isToken } from '../domain/token.ts';
import type { Query } from './database.ts';
import { newId } from './new-id.ts';
import { AGREED_SCOPES, REACH, type Reach, type ReachJson, readReach } from './reach.ts';
import { hashOf } from './secrets.ts';

/** Who asks, as his token says. */
export interface Viewer {
  readonly userId: string;
  /** A person, not a service account. */
  readonly person: boolean;
  /** Null for the token of the development server, and for the command line. */
  readonly tokenId: string | null;
  readonly scopes: ReadonlySet<string> | 'all';
  /** Ids of the organizations that the token is good for. */
  readonly organizations: ReadonlySet<string> | 'all';
  /** Of a session: the SAML provider that it was signed in through. It is bound to that one's organization. */
  readonly samlProviderId: string | null;
  /** An installation of an integration, whose places are others than those of a user. */
  readonly installation: boolean;
}

/** A viewer's place in an organization. */
interface Membership {
  readonly organizationId: string;
  /** Null for a service account. */
  readonly memberId: string | null;
  readonly role: Role | null;
  /** His teams there, by id. */
  readonly teams: ReadonlyMap<string, TeamRole>;
  /** What an installation reaches: it has no role, and a place on that alone. Null for anybody else. */
  readonly reach: Reach | null;
}

/** A viewer's places, by organization. Disabled ones are none. */
export interface Memberships extends ReadonlyMap<string, Membership> {
  /** Ids of organizations of his that take none of his tokens but those of a sign-in through SAML. His places there are none. */
  readonly closed: ReadonlySet<string>;
}

/** The places of nobody. */
export const noMemberships: Memberships = Object.assign(new Map<string, Membership>(), { closed: new Set<string>() });

interface MembershipJson {
  readonly organizationId: string;
  readonly memberId: string | null;
  readonly role: Role | null;
  readonly teams: Readonly<Record<string, TeamRole>> | null;
  /** The organization asks its members to sign in through SAML. */
  readonly sso: boolean;
  readonly reach: ReachJson | null;
}

interface TokenRow {
  readonly id: string;
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

/** The places of a user, as JSON: as a member who is not disabled, or as a service account. */
const membershipsOf = (user: string) => `(
  SELECT json_agg(place) FROM (
    SELECT m.organization_id AS "organizationId", m.id AS "memberId", m.role,
      (SELECT json_object_agg(tm.team_id, tm.role) FROM team_members tm WHERE tm.member_id = m.id AND tm.organization_id = m.organization_id) AS teams,
      o.sso, NULL::json AS reach
    FROM members m JOIN organizations o ON o.id = m.organization_id WHERE m.user_id = ${user} AND NOT m.disabled
    UNION ALL
    SELECT s.organization_id, NULL, s.role, NULL, false, NULL FROM service_accounts s WHERE s.user_id = ${user}
  ) place)`;

/** The place of the installation `n`, with its integration `ig`, as such JSON. */
const PLACE_OF_INSTALLATION = `json_build_array(json_build_object('organizationId', n.organization_id, 'memberId', NULL, 'role', NULL, 'teams', NULL, 'sso', false, 'reach', ${REACH}))`;

/** The same of an installation that works. Asked for it alone: every other request would pay for it. */
const REACH_OF_USER = `SELECT ${PLACE_OF_INSTALLATION} AS memberships FROM integration_installations n JOIN integrations ig ON ig.id = n.integration_id WHERE n.user_id = $1 AND n.status = 'ACTIVE'`;

const BY_TOKEN = `SELECT k.id, k.user_id AS "userId", k.kind, k.scopes, k.scoped, k.organizations, k.bound, k.saml_provider_id AS "samlProviderId",
  (k.revoked_at IS NOT NULL OR (k.expires_at <= $2::timestamptz) IS TRUE) AS ended,
  (k.last_used_at > $2::timestamptz - interval '5 minutes') IS NOT TRUE AS stale,
  ${membershipsOf('k.user_id')} AS memberships
  FROM api_tokens k WHERE k.hash = $1`;

/** A known viewer with his places. */
export interface Recognised {
  readonly viewer: Viewer;
  readonly memberships: Memberships;
}

/** Who a token belongs to; UNAUTHENTICATED for one that is malformed, unknown, expired or revoked. Notes its use, at most every five minutes. */
export async function viewerOfToken(query: Query, token: string, now: Date, requestId: string): Promise<Recognised> {
  const bad = () => unauthenticated('This token is unknown, expired or revoked. Make a new one.');
  if (!isToken(token)) throw bad();
  if (isInstallationToken(token)) return (await viewerOfInstallation(query, token, now)) ?? Promise.reject(bad());
  const [row] = await query<TokenRow>('viewer.byToken', BY_TOKEN, [hashOf(token), now.toISOString()]);
  if (!row || row.ended) throw bad();
  const viewer: Viewer = {
    userId: row.userId,
    person: row.kind === 'PERSONAL',
    tokenId: row.id,
    scopes: row.scoped ? new Set(row.scopes) : 'all',
    organizations: row.bound ? new Set(row.organizations) : 'all',
    samlProviderId: row.samlProviderId,
    installation: false,
  };
  if (row.stale) await noteUse(query, viewer, row, now, requestId);
  return { viewer, memberships: readMemberships(viewer, row.memberships) };
}

// Once a day for each token and organization: it tells that the way past is used, not how often.
const PASSED = `INSERT INTO events (id, organization_id, action, actor_id, token_id, subject_id, fields, related, request_id, created_at)
  SELECT p.id, p.organization_id, 'member.passSSO', $4::text, $5, p.member_id, '{}', ARRAY[$4], $6, $7::timestamptz
  FROM unnest($1::text[], $2::text[], $3::text[]) AS p(id, organization_id, member_id) WHERE NOT EXISTS (
    SELECT FROM events e WHERE e.organization_id = p.organization_id AND e.subject_id = p.member_id AND e.action = 'member.passSSO' AND e.token_id = $5
      AND e.created_at > $7::timestamptz - interval '1 day')`;

/** Notes the use of a token, and where an admin's passes by the sign-in that his organization asks for: that is an event of it. */
async function noteUse(query: Query, viewer: Viewer, { id, memberships }: TokenRow, now: Date, requestId: string): Promise<void> {
  const at = now.toISOString();
  await query('viewer.used', 'UPDATE api_tokens SET last_used_at = $2 WHERE id = $1', [id, at]);
  const passed = (memberships ?? []).filter((place) => isReached(viewer, place) && isAsked(viewer, place) && passesSSO(place.role));
  if (passed.length === 0) return;
  const columns = [passed.map(() => newId('AuditEvent')), passed.map(({ organizationId }) => organizationId), passed.map(({ memberId }) => memberId)];
  await query('viewer.passed', PASSED, [...columns, viewer.userId, id, requestId, at]);
}

/** A token of an installation ends with its hour, and whenever the installation does not work. What it may do is worked out anew each time. */
const BY_INSTALLATION_TOKEN = `SELECT k.id, n.user_id AS "userId", n.organization_id AS "organizationId", ${AGREED_SCOPES} AS scopes, ${PLACE_OF_INSTALLATION} AS memberships
  FROM installation_tokens k JOIN integration_installations n ON n.id = k.installation_id AND n.organization_id = k.organization_id JOIN integrations ig ON ig.id = n.integration_id
  WHERE k.hash = $1 AND k.expires_at > $2::timestamptz AND n.status = 'ACTIVE'`;

async function viewerOfInstallation(query: Query, token: string, now: Date): Promise<Recognised | null> {
  const [row] = await query<InstallationTokenRow>('viewer.byInstallationToken', BY_INSTALLATION_TOKEN, [hashOf(token), now.toISOString()]);
  if (!row) return null;
  const viewer: Viewer = {
    userId: row.userId,
    person: false,
    tokenId: row.id,
    scopes: new Set(powerOf(row.scopes).api),
    organizations: new Set([row.organizationId]),
    samlProviderId: null,
    installation: true,
  };
  return { viewer, memberships: readMemberships(viewer, row.memberships) };
}

/** The places of a viewer as they are now, in one statement; in two of a job's who has none as a user: an installation that asked for it has a place of another kind. */
export async function loadMemberships(query: Query, viewer: Viewer): Promise<Memberships> {
  const placesBy = async (name: string, text: string) => (await query<{ memberships: readonly MembershipJson[] | null }>(name, text, [viewer.userId]))[0]?.memberships ?? null;
  const places = viewer.installation ? null : await placesBy('viewer.memberships', `SELECT ${membershipsOf('$1')} AS memberships`);
  const isReaching = viewer.installation || (places === null && viewer.tokenId === null);
  return readMemberships(viewer, isReaching ? await placesBy('viewer.reach', REACH_OF_USER) : places);
}

const isReached = ({ organizations }: Viewer, { organizationId }: MembershipJson): boolean => organizations === 'all' || organizations.has(organizationId);

/**
 * Whether a place asks for a sign-in that this token did not come from. The command line, jobs and the development server have no token, and
 * are not asked; service accounts are no members.
 */
const isAsked = ({ tokenId, samlProviderId }: Viewer, { sso }: MembershipJson): boolean => sso && tokenId !== null && samlProviderId === null;

const isClosed = (viewer: Viewer, place: MembershipJson): boolean => isAsked(viewer, place) && !passesSSO(place.role);

function readMemberships(viewer: Viewer, all: readonly MembershipJson[] | null): Memberships {
  const places = (all ?? []).filter((place) => isReached(viewer, place));
  const open = places.filter((place) => !isClosed(viewer, place)).map((place) => [place.organizationId, membershipOf(place)] as const);
  const closed = places.filter((place) => isClosed(viewer, place)).map(({ organizationId }) => organizationId);
  return Object.assign(new Map<string, Membership>(open), { closed: new Set(closed) });
}

const membershipOf = ({ sso: _, teams, reach, ...place }: MembershipJson): Membership => ({ ...place, teams: new Map(Object.entries(teams ?? {})), reach: reach && readReach(reach) });

/** A person with all his rights: the command line, and the token of the development server. */
export const viewerOfPerson = (userId: string): Viewer => ({ userId, person: true, tokenId: null, scopes: 'all', organizations: 'all', samlProviderId: null, installation: false });
