/** Who asks: found by his token, in one statement with all his places in organizations. */
import type { Role, TeamRole } from '../domain/access.ts';
import { unauthenticated } from '../domain/errors.ts';
import { powerOf } from '../domain/integration-scopes.ts';
import { isInstallationToken, isToken } from '../domain/token.ts';
import type { Query } from './database.ts';
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
export type Memberships = ReadonlyMap<string, Membership>;

interface MembershipJson {
  readonly organizationId: string;
  readonly memberId: string | null;
  readonly role: Role | null;
  readonly teams: Readonly<Record<string, TeamRole>> | null;
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

/** The places of a user, as JSON: as a member who is not disabled, as a service account, or as an installation that works. */
const membershipsOf = (user: string) => `(
  SELECT json_agg(place) FROM (
    SELECT m.organization_id AS "organizationId", m.id AS "memberId", m.role,
      (SELECT json_object_agg(tm.team_id, tm.role) FROM team_members tm WHERE tm.member_id = m.id AND tm.organization_id = m.organization_id) AS teams, NULL::json AS reach
    FROM members m WHERE m.user_id = ${user} AND NOT m.disabled
    UNION ALL
    SELECT s.organization_id, NULL, s.role, NULL, NULL FROM service_accounts s WHERE s.user_id = ${user}
    UNION ALL
    SELECT n.organization_id, NULL, NULL, NULL, ${REACH} FROM integration_installations n JOIN integrations ig ON ig.id = n.integration_id WHERE n.user_id = ${user} AND n.status = 'ACTIVE'
  ) place)`;

const BY_TOKEN = `SELECT k.id, k.user_id AS "userId", k.kind, k.scopes, k.scoped, k.organizations, k.bound,
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
export async function viewerOfToken(query: Query, token: string, now: Date): Promise<Recognised> {
  const bad = () => unauthenticated('This token is unknown, expired or revoked. Make a new one.');
  if (!isToken(token)) throw bad();
  if (isInstallationToken(token)) return (await viewerOfInstallation(query, token, now)) ?? Promise.reject(bad());
  const [row] = await query<TokenRow>('viewer.byToken', BY_TOKEN, [hashOf(token), now.toISOString()]);
  if (!row || row.ended) throw bad();
  if (row.stale) await query('viewer.used', 'UPDATE api_tokens SET last_used_at = $2 WHERE id = $1', [row.id, now.toISOString()]);
  const viewer: Viewer = {
    userId: row.userId,
    person: row.kind === 'PERSONAL',
    tokenId: row.id,
    scopes: row.scoped ? new Set(row.scopes) : 'all',
    organizations: row.bound ? new Set(row.organizations) : 'all',
  };
  return { viewer, memberships: readMemberships(viewer, row.memberships) };
}

/** A token of an installation ends with its hour, and whenever the installation does not work. What it may do is worked out anew each time. */
const BY_INSTALLATION_TOKEN = `SELECT k.id, n.user_id AS "userId", n.organization_id AS "organizationId", ${AGREED_SCOPES} AS scopes, ${membershipsOf('n.user_id')} AS memberships
  FROM installation_tokens k JOIN integration_installations n ON n.id = k.installation_id AND n.organization_id = k.organization_id JOIN integrations ig ON ig.id = n.integration_id
  WHERE k.hash = $1 AND k.expires_at > $2::timestamptz AND n.status = 'ACTIVE'`;

async function viewerOfInstallation(query: Query, token: string, now: Date): Promise<Recognised | null> {
  const [row] = await query<InstallationTokenRow>('viewer.byInstallationToken', BY_INSTALLATION_TOKEN, [hashOf(token), now.toISOString()]);
  if (!row) return null;
  const viewer: Viewer = { userId: row.userId, person: false, tokenId: row.id, scopes: new Set(powerOf(row.scopes).api), organizations: new Set([row.organizationId]) };
  return { viewer, memberships: readMemberships(viewer, row.memberships) };
}

/** The places of a viewer as they are now, in one statement. */
export async function loadMemberships(query: Query, viewer: Viewer): Promise<Memberships> {
  const [row] = await query<{ memberships: readonly MembershipJson[] | null }>('viewer.memberships', `SELECT ${membershipsOf('$1')} AS memberships`, [viewer.userId]);
  return readMemberships(viewer, row?.memberships ?? null);
}

function readMemberships(viewer: Viewer, places: readonly MembershipJson[] | null): Memberships {
  const { organizations } = viewer;
  return new Map(
    (places ?? [])
      .filter(({ organizationId }) => organizations === 'all' || organizations.has(organizationId))
      .map((place) => [place.organizationId, { ...place, teams: new Map(Object.entries(place.teams ?? {})), reach: place.reach && readReach(place.reach) }]),
  );
}

/** A person with all his rights: the command line, and the token of the development server. */
export const viewerOfPerson = (userId: string): Viewer => ({ userId, person: true, tokenId: null, scopes: 'all', organizations: 'all' });
