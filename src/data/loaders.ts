/**
 * Creates all DataLoaders: rows by id, pages, counts. They live for one request, or until it
 * writes.
 */
import DataLoader from 'dataloader';
import {
  type Connection,
  countChildren,
  fetchPages,
  type ConnectionQuery,
  type PageArgs,
  type Paging,
  pagingOf,
} from './connection.ts';
import { identityOf, visibilityOf } from './connection/identity.ts';
import type { FollowState } from '../generated/prisma/enums.ts';
import type { Query } from './database.ts';
import { assignPositions } from './event-log.ts';
import { ComputedValues } from './loaders/computed.ts';
import { type ContentLoaders, contentLoaders } from './loaders/content.ts';
import { lazyLoaders, type LoaderFactories } from './loaders/factories.ts';
import { grouped, groupStatement, noTexts, compositeKey, RowLoader } from './loaders/kinds.ts';
import type { PromiseOrValue } from './promise-or-value.ts';
import type { SharedReadSource } from './shared-reads.ts';
import { lockAndRead } from './loaders/locked-space.ts';
import { column, statement } from './statement.ts';
import { type RowLoaders, rowLoaders } from './loaders/rows.ts';
import { type TranslationLoaders, translationLoaders } from './loaders/translation.ts';
import { editedOrganizations, type ContentGrants, granteesOf, grantsOn } from './grants.ts';
import { type GrantsOnSite, grantsOnSites } from './site-grants.ts';
import {
  loadMemberships,
  type MembershipJson,
  type Memberships,
  noMemberships,
  readMemberships,
  type Viewer,
} from './viewer.ts';

export { compositeKey };

/**
 * Everything that a request can read. Rows are not checked for access here: `authorize.ts` decides
 * who can see them.
 */
export interface Loaders extends RowLoaders, ContentLoaders, TranslationLoaders {
  /** True when the viewer has at least the level EDIT on content in an organization. */
  readonly editsIn: DataLoader<string, boolean>;
  /** The viewer's grants on a space or collection, by its id. */
  readonly grants: RowLoader<ContentGrants>;
  /** The viewer's grants on a site, by its id. */
  readonly grantsOnSite: RowLoader<GrantsOnSite>;
  /** Number of spaces on which a member has a grant, directly or through a team. */
  readonly spaceCountOfMember: DataLoader<string, number>;
  /** Number of spaces on which a team has a grant. */
  readonly spaceCountOfTeam: DataLoader<string, number>;
  /** Ids of the teams of a member. */
  readonly teamIdsOfMember: DataLoader<string, readonly string[]>;
  /** Number of members of a team. */
  readonly memberCountOfTeam: DataLoader<string, number>;
  /** Ids of the organizations that a user belongs to, disabled or not. */
  readonly organizationIdsOfUser: DataLoader<string, readonly string[]>;
  /** The groups of synonyms of an organization. */
  readonly searchSynonymsOfOrganization: DataLoader<string, readonly (readonly string[])[]>;
  /** The state of following of the viewer for a space or a change request, by its id. */
  readonly followState: DataLoader<string, FollowState | 'AUTOMATIC'>;
  /** Id of the organization with a hostname, current or former, in lower case; null for none. */
  readonly organizationIdOfHostname: DataLoader<string, string | null>;
  /** Assigns positions to the committed events of an organization. */
  readonly assignedPositions: DataLoader<string, true>;
  /** Values that were computed from loaded rows. */
  readonly computed: ComputedValues;
  /** The viewer; null for anonymous callers. */
  readonly viewer: Viewer | null;
  /** Returns the viewer's own memberships. */
  memberships(): PromiseOrValue<Memberships>;
  /**
   * Locks a space of one of these organizations, or of any, in a transaction, and reads it with the
   * grants and memberships of a user.
   *
   * Returns false, and has read nothing, if another transaction has the lock, if the user is not in
   * the organization, or if their memberships were read before.
   */
  lockSpace(id: string, organizationIds: readonly string[] | null): Promise<boolean>;
  /**
   * Returns a page of a list for one parent; parents with the same paging share their statements.
   */
  page<Row>(list: ConnectionQuery<Row>, parent: string, args: PageArgs): Promise<Connection<Row>>;
}

const SPACES_OF_MEMBER = groupStatement(
  'member.spaceCount',
  `SELECT m.id AS key, count(DISTINCT s.id)::int AS value FROM unnest($1::text[]) AS m(id)
  JOIN grants g ON g.member_id = m.id OR g.team_id IN (SELECT tm.team_id FROM team_members tm WHERE tm.member_id = m.id)
  JOIN spaces s ON s.id = g.space_id AND s.deleted_at IS NULL WHERE g.role IS NOT NULL GROUP BY m.id`,
  column.integer,
);
const SPACES_OF_TEAM = groupStatement(
  'team.spaceCount',
  `SELECT g.team_id AS key, count(*)::int AS value FROM grants g JOIN spaces s ON s.id = g.space_id AND s.deleted_at IS NULL
  WHERE g.team_id = ANY($1) AND g.role IS NOT NULL GROUP BY g.team_id`,
  column.integer,
  column.present(column.text, 'It is compared with the keys.'),
);

/**
 * Returns the function that loads pages, with one loader for each paging, so that parents with the
 * same paging share their statements.
 */
function pagesOver(query: Query): Loaders['page'] {
  const pages = new Map<string, DataLoader<string, Connection<unknown>>>();
  const counts = new Map<string, DataLoader<string, number>>();
  const counterOf = (list: ConnectionQuery) =>
    remember(
      counts,
      identityOf(list) + visibilityOf(list),
      () => new DataLoader((parents) => countChildren(query, list, parents)),
    );
  const pagerOf = (paging: Paging) =>
    remember(
      pages,
      JSON.stringify([
        identityOf(paging.list),
        visibilityOf(paging.list),
        paging.size,
        paging.backward,
        paging.after,
        paging.before,
        paging.counted,
      ]),
      () =>
        new DataLoader((parents) =>
          fetchPages(query, paging, parents, (parent) => counterOf(paging.list).load(parent)),
        ),
    );
  return async <Row>(list: ConnectionQuery<Row>, parent: string, args: PageArgs) =>
    // the list selects the columns of the row
    (await pagerOf(pagingOf(list, args)).load(parent)) as Connection<Row>;
}

function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

const TEAMS_OF_MEMBER = groupStatement(
  'member.teamIds',
  'SELECT member_id AS key, array_agg(team_id) AS value FROM team_members WHERE member_id = ANY($1) GROUP BY member_id',
  column.texts,
);
const MEMBERS_OF_TEAM = groupStatement(
  'team.memberCount',
  'SELECT team_id AS key, count(*)::int AS value FROM team_members WHERE team_id = ANY($1) GROUP BY team_id',
  column.integer,
);
const ORGANIZATIONS_OF_USER = groupStatement(
  'user.organizationIds',
  `SELECT user_id AS key, array_agg(organization_id) AS value FROM (
  SELECT user_id, organization_id FROM members WHERE user_id = ANY($1) UNION ALL SELECT user_id, organization_id FROM service_accounts WHERE user_id = ANY($1)
  UNION ALL SELECT user_id, organization_id FROM integration_installations WHERE user_id = ANY($1)
) membership GROUP BY user_id`,
  column.texts,
);
const ORGANIZATION_OF_HOSTNAME = groupStatement(
  'organization.idOfHostname',
  'SELECT subdomain AS key, organization_id AS value FROM subdomains WHERE subdomain = ANY($1)',
  column.text,
);
const SYNONYMS_OF_ORGANIZATION = groupStatement(
  'organization.searchSynonyms',
  'SELECT organization_id AS key, json_agg(words ORDER BY position) AS value FROM search_synonyms WHERE organization_id = ANY($1) GROUP BY organization_id',
  column.json<readonly (readonly string[])[]>(),
);

const FOLLOW_STATES = statement(
  'follow.states',
  'SELECT fo.subject_id AS "subjectId", fo.state FROM follows fo WHERE fo.user_id = $1 AND fo.subject_id = ANY($2)',
  { subjectId: column.text, state: column.oneOf('FollowState') },
);

/** Returns the states of the viewer on subjects. */
async function followStates(query: Query, userId: string | undefined, ids: readonly string[]) {
  const rows = userId === undefined ? [] : await query(FOLLOW_STATES, [userId, ids]);
  const states = new Map(rows.map(({ subjectId, state }) => [subjectId, state]));
  return ids.map((id) => states.get(id) ?? 'AUTOMATIC');
}

/** Makes the loaders of all kinds. */
const LOADERS: LoaderFactories<Omit<Loaders, 'memberships' | 'viewer'>> = {
  ...rowLoaders,
  ...contentLoaders,
  ...translationLoaders,
  spaceCountOfMember: ({ query }) => grouped(query, SPACES_OF_MEMBER, 0),
  spaceCountOfTeam: ({ query }) => grouped(query, SPACES_OF_TEAM, 0),
  teamIdsOfMember: ({ query }) => grouped(query, TEAMS_OF_MEMBER, noTexts),
  memberCountOfTeam: ({ query }) => grouped(query, MEMBERS_OF_TEAM, 0),
  organizationIdsOfUser: ({ query }) => grouped(query, ORGANIZATIONS_OF_USER, noTexts),
  searchSynonymsOfOrganization: ({ query }) => grouped(query, SYNONYMS_OF_ORGANIZATION, []),
  followState: ({ query, loaders }) =>
    new DataLoader((ids) => followStates(query, loaders.viewer?.userId, ids)),
  organizationIdOfHostname: ({ query }) => grouped(query, ORGANIZATION_OF_HOSTNAME, null),
  assignedPositions: ({ query }) =>
    new DataLoader<string, true>(async (organizationIds) => {
      await assignPositions(query, organizationIds);
      return organizationIds.map(() => true);
    }),
  computed: () => new ComputedValues(),
  editsIn: ({ query, memberships }) =>
    new DataLoader<string, boolean>(async (organizationIds) => {
      const viewerMemberships = [...(await memberships()).values()];
      const editing = await editedOrganizations(query, viewerMemberships, organizationIds);
      return organizationIds.map((id) => editing.has(id));
    }),
  grants: ({ query, memberships }) =>
    new RowLoader(async (contents) => {
      const [memberIds, teamIds] = granteesOf(await memberships()) ?? [[], []];
      return grantsOn(query, contents, memberIds, teamIds);
    }),
  grantsOnSite: ({ query, memberships }) =>
    new RowLoader(async (siteIds) => grantsOnSites(query, siteIds, await memberships())),
  lockSpace: (source) => (id, organizationIds) => lockAndRead(source, id, organizationIds),
  page: ({ query }) => pagesOver(query),
};

/** The loaders of one viewer on one connection. */
class ViewerLoaders extends lazyLoaders(LOADERS) implements Loaders {
  readonly viewer: Viewer | null;
  readonly #query: Query;
  #memberships: PromiseOrValue<Memberships> | undefined;

  constructor(
    query: Query,
    viewer: Viewer | null,
    { memberships: known, shared = () => undefined }: LoaderOptions,
  ) {
    super({
      query,
      shared,
      memberships: () => this.memberships(),
      userToLearn: () => this.#userToLearn(),
      learnMemberships: (memberships) => this.#learn(memberships),
    });
    this.#query = query;
    this.viewer = viewer;
    this.#memberships = known;
  }

  /** A viewer without a token, or of an installation, has memberships from other statements. */
  #userToLearn(): string | undefined {
    const { viewer } = this;
    const isUser = viewer !== null && viewer.tokenId !== null && !viewer.installation;
    return isUser && this.#memberships === undefined ? viewer.userId : undefined;
  }

  #learn(memberships: readonly MembershipJson[] | null): void {
    if (this.viewer) this.#memberships ??= readMemberships(this.viewer, memberships);
  }

  memberships(): PromiseOrValue<Memberships> {
    this.#memberships ??= this.viewer ? this.#read(this.viewer) : noMemberships;
    return this.#memberships;
  }

  async #read(viewer: Viewer): Promise<Memberships> {
    const memberships = await loadMemberships(this.#query, viewer);
    this.#memberships = memberships;
    return memberships;
  }
}

/** The further inputs of loaders. */
export interface LoaderOptions {
  /** The viewer's memberships, where they were loaded already. */
  readonly memberships?: Memberships | undefined;
  /** Returns the shared reads, or undefined while the connection is in a transaction. */
  readonly shared?: () => SharedReadSource | undefined;
}

/** Creates the loaders of a viewer on a connection. */
export const makeLoaders = (
  query: Query,
  viewer: Viewer | null,
  options: LoaderOptions = {},
): Loaders => new ViewerLoaders(query, viewer, options);

/**
 * Clears the caches of all loaders, so that code that holds one of them reads again after a write.
 */
export function clear(loaders: Loaders): void {
  for (const loader of Object.values(loaders))
    if (
      loader instanceof RowLoader ||
      loader instanceof DataLoader ||
      loader instanceof ComputedValues
    )
      loader.clearAll();
}
