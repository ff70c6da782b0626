/** Every DataLoader: rows by id, pages, counts. They live as long as a request, or until it writes. */
import DataLoader from 'dataloader';
import { type Connection, countChildren, fetchPages, identityOf, type List, type PageArgs, type Paging, pagingOf, seenOf } from './connection.ts';
import type { Content } from '../domain/content.ts';
import type { DocumentRow } from './content-store/read.ts';
import type { Query } from './database.ts';
import { contentOver, type LastWords } from './loaders/content.ts';
import { grouped, noTexts, place, RowLoader } from './loaders/kinds.ts';
import { type RowLoaders, rowsOver } from './loaders/rows.ts';
import { type TranslationLoaders, translationsOver } from './loaders/translation.ts';
import type { ReactionRow, RevisionRow } from './rows.ts';
import { editedOrganizations, type Said, saidOn } from './said.ts';
import { loadMemberships, type Memberships, noMemberships, type Viewer } from './viewer.ts';

export { place, RowLoader };

/** What may be read in a request. These are rows, not yet seen through anybody's eyes: `authorize.ts` says who sees them. */
export interface Loaders extends RowLoaders, TranslationLoaders {
  /** The reactions to a comment or a reply, by its id, the first first. */
  readonly reactions: DataLoader<string, readonly ReactionRow[]>;
  /** What revisions hold. */
  readonly content: DataLoader<RevisionRow, Content, string>;
  /** A text with what follows from it, by `place(organizationId, hash)`. */
  readonly document: RowLoader<DocumentRow>;
  /** Ids of the users who contributed to a change request. */
  readonly contributorIds: DataLoader<string, readonly string[]>;
  /** Ids of those who gave the last word on a change request as it is at its head. */
  readonly reviewerIdsAtHead: DataLoader<string, readonly string[]>;
  /** The last words of a change request's reviewers: approvals of how it is now, and wishes for changes. Its author's do not count. */
  readonly lastWords: DataLoader<string, LastWords>;
  /** Hashes of the texts that name a page, a file or a reusable content, by `place(organizationId, its id)`. */
  readonly documentsNaming: DataLoader<string, readonly string[]>;
  /** Whether the viewer has the level edit or more on something in an organization. */
  readonly editsIn: DataLoader<string, boolean>;
  /** What is said for the viewer on a space or collection, by its id. */
  readonly said: RowLoader<Said>;
  /** How many spaces a member was given a level on, himself or through a team. */
  readonly spaceCountOfMember: DataLoader<string, number>;
  /** How many spaces a team was given a level on. */
  readonly spaceCountOfTeam: DataLoader<string, number>;
  /** Ids of the teams of a member. */
  readonly teamIdsOfMember: DataLoader<string, readonly string[]>;
  /** How many members a team has. */
  readonly memberCountOfTeam: DataLoader<string, number>;
  /** Ids of the organizations that a user belongs to, disabled or not. */
  readonly organizationIdsOfUser: DataLoader<string, readonly string[]>;
  /** The viewer's own places. */
  memberships(): Promise<Memberships>;
  /** A page of a list for one parent; parents that are paged alike share their statements. */
  page<Row>(list: List, parent: string, args: PageArgs): Promise<Connection<Row>>;
}

const SPACES_OF_MEMBER = `SELECT m.id AS key, count(DISTINCT s.id)::int AS value FROM unnest($1::text[]) AS m(id)
  JOIN grants g ON g.member_id = m.id OR g.team_id IN (SELECT tm.team_id FROM team_members tm WHERE tm.member_id = m.id)
  JOIN spaces s ON s.id = g.space_id AND s.deleted_at IS NULL WHERE g.role IS NOT NULL GROUP BY m.id`;
const SPACES_OF_TEAM = `SELECT g.team_id AS key, count(*)::int AS value FROM grants g JOIN spaces s ON s.id = g.space_id AND s.deleted_at IS NULL
  WHERE g.team_id = ANY($1) AND g.role IS NOT NULL GROUP BY g.team_id`;

/** Pages, one loader for each way of paging: parents that are paged alike share their statements. */
function pagesOver(query: Query): Loaders['page'] {
  const pages = new Map<string, DataLoader<string, Omit<Connection<unknown>, 'count'>>>();
  const counts = new Map<string, DataLoader<string, number>>();
  const counterOf = (list: List) => remember(counts, identityOf(list) + seenOf(list), () => new DataLoader((parents) => countChildren(query, list, parents)));
  const pagerOf = (paging: Paging) =>
    remember(
      pages,
      JSON.stringify([identityOf(paging.list), seenOf(paging.list), paging.size, paging.backward, paging.after, paging.before]),
      () => new DataLoader((parents) => fetchPages(query, paging, parents)),
    );
  return async <Row>(list: List, parent: string, args: PageArgs) => {
    const page = await pagerOf(pagingOf(list, args)).load(parent);
    return { ...page, count: () => counterOf(list).load(parent) } as Connection<Row>; // the list's columns are those of the row
  };
}

function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

const TEAMS_OF_MEMBER = 'SELECT member_id AS key, array_agg(team_id) AS value FROM team_members WHERE member_id = ANY($1) GROUP BY member_id';
const MEMBERS_OF_TEAM = 'SELECT team_id AS key, count(*)::int AS value FROM team_members WHERE team_id = ANY($1) GROUP BY team_id';
const ORGANIZATIONS_OF_USER = `SELECT user_id AS key, array_agg(organization_id) AS value FROM (
  SELECT user_id, organization_id FROM members WHERE user_id = ANY($1) UNION ALL SELECT user_id, organization_id FROM service_accounts WHERE user_id = ANY($1)
  UNION ALL SELECT user_id, organization_id FROM integration_installations WHERE user_id = ANY($1)
) place GROUP BY user_id`;

/** Lists of ids and counts, of many at once. */
const groupsOver = (query: Query) => ({
  spaceCountOfMember: grouped(query, 'member.spaceCount', SPACES_OF_MEMBER, 0),
  spaceCountOfTeam: grouped(query, 'team.spaceCount', SPACES_OF_TEAM, 0),
  teamIdsOfMember: grouped(query, 'member.teamIds', TEAMS_OF_MEMBER, noTexts),
  memberCountOfTeam: grouped(query, 'team.memberCount', MEMBERS_OF_TEAM, 0),
  organizationIdsOfUser: grouped(query, 'user.organizationIds', ORGANIZATIONS_OF_USER, noTexts),
});

/** Loaders over a connection, for a viewer; `known` are his places when they were read already. */
export function makeLoaders(query: Query, viewer: Viewer | null, known?: Memberships): Loaders {
  let places = known && Promise.resolve(known);
  const memberships = () => {
    places ??= viewer ? loadMemberships(query, viewer) : Promise.resolve(noMemberships);
    return places;
  };
  const said = new RowLoader(async (contents) => {
    const own = [...(await memberships()).values()];
    const memberIds = own.flatMap(({ memberId }) => memberId ?? []);
    const teamIds = own.flatMap(({ teams }) => [...teams.keys()]);
    return saidOn(query, contents, memberIds, teamIds);
  });
  const editsIn = new DataLoader<string, boolean>(async (organizationIds) => {
    const places = [...(await memberships()).values()];
    const editing = await editedOrganizations(query, places, organizationIds);
    return organizationIds.map((id) => editing.has(id));
  });
  return { ...rowsOver(query), ...groupsOver(query), ...contentOver(query), ...translationsOver(query), editsIn, said, memberships, page: pagesOver(query) };
}

/** Forgets what was read: who took one of these loaders before a write reads anew after it. */
export function clear(loaders: Loaders): void {
  for (const loader of Object.values(loaders)) if (loader instanceof RowLoader || loader instanceof DataLoader) loader.clearAll();
}
