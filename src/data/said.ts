/** What is said of somebody's level on spaces and collections, rung by rung. */
import type { Role } from '../domain/access.ts';
import type { Level, Rung } from '../domain/level.ts';
import type { Query } from './database.ts';
import type { CollectionRow, SpaceRow } from './rows.ts';

/** Somebody's place in an organization. */
interface Place {
  readonly organizationId: string;
  readonly memberId: string | null;
  readonly role: Role | null;
  readonly teams: ReadonlyMap<string, unknown>;
  /** What an installation reaches; null for anybody else. */
  readonly reach: object | null;
}

/** A space or a collection. */
export type Content = SpaceRow | CollectionRow;

/** What is said on one space or collection: to the member himself, to his teams, and, of a collection, to everybody. */
export interface Said {
  readonly id: string;
  readonly isDirect: boolean | null;
  readonly direct: Level;
  readonly teams: readonly Level[] | null;
  readonly defaultLevel: Level | 'INHERIT';
}

const SAID = `SELECT at.id, bool_or(g.member_id = ANY($2)) AS "isDirect", max(g.role) FILTER (WHERE g.member_id = ANY($2)) AS direct,
  to_json(array_agg(g.role) FILTER (WHERE g.team_id = ANY($3))) AS teams, c.default_level AS "defaultLevel"
  FROM unnest($1::text[]) AS at(id) LEFT JOIN collections c ON c.id = at.id
  LEFT JOIN grants g ON g.content_id = at.id AND (g.member_id = ANY($2) OR g.team_id = ANY($3))
  GROUP BY at.id, c.default_level`;

/** What is said on each content to somebody with these places, in one statement. A grant lies in one organization, and so speaks for one place. */
export async function saidOn(query: Query, contents: readonly string[], memberIds: readonly string[], teamIds: readonly string[]): Promise<Said[]> {
  const rows = await query<Said>('content.said', SAID, [contents, memberIds, teamIds]);
  const found = new Map(rows.map((row) => [row.id, row]));
  return contents.map((id) => found.get(id) ?? { id, isDirect: null, direct: null, teams: null, defaultLevel: null });
}

const EDITED = `SELECT DISTINCT place.organization FROM unnest($1::text[], $2::text[], $3::role[]) AS place(organization, member, role)
  JOIN spaces s ON s.organization_id = place.organization AND s.deleted_at IS NULL
  WHERE place.organization = ANY($5) AND content_level(s.id, s.default_level, s.ancestors, place.member, $4::text[], place.role) >= 3`;

/** Which of these organizations have a space that somebody with these places may edit, in one statement. */
export async function editedOrganizations(query: Query, places: Iterable<Place>, organizationIds: readonly string[]): Promise<ReadonlySet<string>> {
  const own = [...places].filter(({ reach }) => !reach); // installations have no role, and a default level is not for them
  const values = [own.map(({ organizationId }) => organizationId), own.map(({ memberId }) => memberId), own.map(({ role }) => role), own.flatMap(({ teams }) => [...teams.keys()]), organizationIds];
  const rows = await query<{ organization: string }>('content.edited', EDITED, values);
  return new Set(rows.map(({ organization }) => organization));
}

/** The ids on which a level on content may be said, from the content itself to the top. */
export const rungIdsOf = (content: Content): string[] => [content.id, ...content.ancestors.toReversed()];

/** The rungs of content. Its own default level is on its row. */
export const rungsOf = (content: Content, said: readonly Said[]): Rung[] =>
  said.map(({ id, isDirect, direct, teams, defaultLevel }, i) => ({
    id,
    direct: isDirect === true ? direct : undefined,
    teams: teams ?? [],
    defaultLevel: i === 0 ? content.defaultLevel : defaultLevel,
  }));
