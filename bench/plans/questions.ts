// Defines the queries of the lists, without a filter and with each of them.
import type { People } from './fill.ts';

/** Rows of a page; the default of the API. */
export const PAGE = 50;

/** A page in the format of every list. */
interface ListPage {
  readonly nodes: readonly unknown[];
  readonly pageInfo: { readonly endCursor: string | null };
}

/** A query of a list with a filter. */
export interface Question {
  /** The name of the list, as in `List.name`. */
  readonly list: string;
  readonly label: string;
  readonly document: string;
  readonly variables: object;
  /** Id of the caller. */
  readonly as: string;
  /** Number of rows before the middle. Default: 1000. */
  readonly middle?: number;
  /** False if the count of the list is not measured. Default: true. */
  readonly isCounted?: boolean;
  /** The reason why the query is reported and not checked. */
  readonly known?: string;
  pick(data: unknown): ListPage;
}

const PAGING =
  '$first: Int, $after: String, $last: Int, $before: String, $counted: Boolean = false';
const PAGED = 'first: $first, after: $after, last: $last, before: $before';
const LISTED = '{ nodes { __typename } totalCount @include(if: $counted) pageInfo { endCursor } }';

/**
 * Returns the query of a list inside `around`, which names it `list` and has LIST in place of its
 * arguments and fields. `$org` is declared when `variables` contain it.
 */
export const rooted = (
  list: string,
  label: string,
  around: string,
  as: string,
  variables: object = {},
  filter = '',
): Question => ({
  list,
  label,
  as,
  variables,
  document: `query (${'org' in variables ? '$org: ID!, ' : ''}${PAGING}) {
    ${around.replace('LIST', `(${PAGED} ${filter}) ${LISTED}`)} }`,
  pick: (data) => Object(data).at?.list ?? Object(data).list,
});

/** Returns every query of people, teams and tokens. */
export function questions(p: People): Question[] {
  const of = (
    list: string,
    field: string,
    filters: Readonly<Record<string, string>>,
    as = p.admin,
    known?: string,
  ): Question[] =>
    Object.entries(filters).map(([label, filter]) => ({
      list,
      label,
      as,
      ...(known !== undefined && { known }),
      document: `query ($org: ID!, ${PAGING}) { organization(id: $org) {
        list: ${field}(${PAGED} ${filter}) ${LISTED} } }`,
      variables: { org: p.organization },
      pick: (data) => Object(data).organization.list,
    }));
  return [
    ...of('organization.members', 'members', {
      'no filter': '',
      'oldest first': 'orderBy: { direction: ASC }',
      'by name': 'orderBy: { field: NAME, direction: ASC }',
      'by last seen': 'orderBy: { field: LAST_SEEN_AT }, filter: { seen: true, disabled: false }',
      admins: 'filter: { role: [ADMIN] }',
      readers: 'filter: { role: [READ] }',
      guests: 'filter: { role: [GUEST] }',
      'admins by last seen':
        'orderBy: { field: LAST_SEEN_AT }, filter: { role: [ADMIN], seen: true, disabled: false }',
      ...searches('search', true),
      'search common, admins': 'filter: { search: "baker", role: [ADMIN] }',
    }),
    ...of('organization.teams', 'teams', {
      'no filter': '',
      'owner of 30': `filter: { ownerId: "${p.owner}" }`,
      'owner of none': `filter: { ownerId: "${p.admin}" }`,
      ...searches('title', true),
    }),
    ...of('organization.teams', 'teams', {
      'title one in a hundred': 'filter: { title: "quentin" }',
    }),
    ...of(
      'organization.members',
      'members',
      { 'search one in a hundred': 'filter: { search: "quentin" }' },
      p.admin,
      'names lie in another table than members, so that no index has both',
    ),
    ...of(
      'organization.teams',
      'teams',
      { 'title that stands at the end': 'filter: { title: "zone" }' },
      p.admin,
      'what is found lies together at the end of the order, and is too much to sort',
    ),
    ...of(
      'organization.teams',
      'teams',
      { 'owner of all': `filter: { ownerId: "${p.maker}" }` },
      p.admin,
      'before a cursor whoever owns every team is looked up team by team',
    ),
    ...of('organization.teams', 'teams', { 'seen by a guest in 15': '' }, p.guest),
    rooted(
      'team.members',
      'no filter',
      `at: team(id: "${p.team}") { list: members LIST }`,
      p.admin,
    ),
    rooted(
      'member.teams',
      'in 31',
      `at: member(id: "${p.ownerMember}") { list: teams LIST }`,
      p.admin,
    ),
    ...of('organization.invites', 'invites', { 'no filter': '' }),
    ...of('organization.linkInvites', 'linkInvites', { 'no filter': '' }),
    ...of('organization.serviceAccounts', 'serviceAccounts', { 'no filter': '' }),
    rooted('user.tokens', 'their own', 'list: tokens LIST', p.admin),
    rooted('user.tokens', 'nearly all revoked', 'list: tokens LIST', p.rotating),
    rooted(
      'user.tokens',
      "a service account's",
      `at: serviceAccount(id: "${p.account}") { list: tokens LIST }`,
      p.admin,
    ),
    rooted('organizations', 'of 60', 'list: organizations LIST', p.admin),
    ...of('organization.auditEvents', 'auditEvents', {
      'no filter': '',
      'busy actor': `filter: { actorId: "${p.admin}" }`,
      'rare actor': `filter: { actorId: "${p.owner}" }`,
      'common action': 'filter: { action: "team.create" }',
      'rare action': 'filter: { action: "member.remove" }',
      'no such action': 'filter: { action: "nothing" }',
      subject: `filter: { subjectId: "${p.team}" }`,
      from: 'filter: { createdSince: "2026-11-01T00:00:00Z" }',
      to: 'filter: { createdUntil: "2026-02-01T00:00:00Z" }',
      'from and to':
        'filter: { createdSince: "2026-06-01T00:00:00Z", createdUntil: "2026-07-01T00:00:00Z" }',
      'busy actor, common action': `filter: { actorId: "${p.admin}", action: "team.create" }`,
      'busy actor, rare action': `filter: { actorId: "${p.admin}", action: "member.remove" }`,
    }),
    ...of('organization.eventsAfter', 'eventsAfter', {
      'from the start': '',
      'near the end': 'position: 19900',
    }),
  ];
}

/**
 * Returns filters with a rare text, a common one, one without matches, and one of two letters, for
 * which no index can be used.
 */
export const searches = (argument: string, isFilter = false) =>
  Object.fromEntries(
    Object.entries({
      rare: 'zanzibar',
      common: 'baker',
      none: 'xylophone',
      'two letters': 'ke',
    }).map(([label, text]) => {
      const condition = `${argument}: "${text}"`;
      return [`${argument} ${label}`, isFilter ? `filter: { ${condition} }` : condition];
    }),
  );
