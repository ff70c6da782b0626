// Tests each condition of each filter: a list with it is the items of the whole list that match, and
// these are some of them but not all.
import {
  execute,
  getNamedType,
  type GraphQLInputObjectType,
  isInputObjectType,
  isObjectType,
  parse,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildLecternSchema } from '../../src/graphql/schema.ts';
import { ids, useWorld } from '../support.ts';
import { type ListRows, makeListRows, PAGE_ID } from './list-rows.ts';

const world = useWorld();
const schema = buildLecternSchema();

/** A condition, with the selection and the rule by which the test finds the items that match. */
interface Condition {
  readonly value: string;
  readonly select: string;
  readonly matches: (item: Item) => boolean;
}

/** An item of a list, with the fields of the selection. */
interface Item {
  // biome-ignore lint/suspicious/noExplicitAny: the selections differ
  readonly [field: string]: any;
}

type Conditions = Readonly<Record<string, (rows: ListRows) => Condition>>;

const quoted = (value: string | undefined): string => JSON.stringify(value);

/** Returns the condition that a field has a value. */
const equals = (field: string, value: string, expected: unknown): (() => Condition) => {
  return () => ({ value, select: field, matches: (item) => item[field] === expected });
};

/** The second of the two times of all rows. */
const LATER_TIME = '2026-02-02T00:00:00.000Z';

/** Returns the conditions that the time in a field is at or after another, and before another. */
const period = (name: string, field: string): Conditions => {
  const time = (item: Item): string => new Date(item[field]).toISOString();
  const condition = (matches: (item: Item) => boolean) => () => ({
    value: quoted(LATER_TIME),
    select: field,
    matches,
  });
  return {
    [`${name}Since`]: condition((item) => time(item) >= LATER_TIME),
    [`${name}Until`]: condition((item) => time(item) < LATER_TIME),
  };
};

/** Returns the condition that a text contains the letters of another, regardless of case. */
const contains = (field: string, text: string): (() => Condition) => {
  return () => ({
    value: quoted(text.toUpperCase()),
    select: field,
    matches: (item) => String(item[field]).toLowerCase().includes(text),
  });
};

/** Returns the condition that a user is one of those in a field, by the ids of both. */
const ofUser =
  (index: number, select: string, userIdsOf: (item: Item) => readonly string[], isList = false) =>
  ({ userIds }: ListRows): Condition => ({
    value: isList ? `[${quoted(userIds[index])}]` : quoted(userIds[index]),
    select,
    matches: (item) => userIdsOf(item).includes(userIds[index] ?? ''),
  });

const CONDITIONS: Readonly<Record<string, Conditions>> = {
  ChangeRequestFilter: {
    status: () => ({
      value: '[OPEN, ARCHIVED]',
      select: 'status',
      matches: ({ status }) => status === 'OPEN' || status === 'ARCHIVED',
    }),
    subject: contains('subject', 'beans'),
    createdById: ofUser(1, 'createdBy { id }', ({ createdBy }) => [createdBy.id]),
    contributorId: ofUser(1, 'contributors { id }', ({ contributors }) =>
      contributors.map(({ id }: Item) => id),
    ),
    requestedReviewerId: ofUser(
      2,
      'requestedReviewers { nodes { user { id } } }',
      ({ requestedReviewers }) => requestedReviewers.nodes.map(({ user }: Item) => user.id),
    ),
    ...period('created', 'createdAt'),
    ...period('updated', 'updatedAt'),
  },
  ContributedChangeRequestFilter: {
    status: equals('status', '[DRAFT]', 'DRAFT'),
    subject: contains('subject', 'beans'),
    created: () => ({
      value: 'true',
      select: 'createdBy { id }',
      matches: ({ createdBy }) => createdBy.id === ids.user('ana'),
    }),
  },
  CommentFilter: {
    status: equals('status', 'RESOLVED', 'RESOLVED'),
    pageId: () => ({
      value: quoted(PAGE_ID),
      select: 'body { markdown }',
      matches: ({ body }) => body.markdown.endsWith('on a page'),
    }),
    authorIds: ofUser(1, 'postedBy { id }', ({ postedBy }) => [postedBy.id], true),
    ...period('posted', 'postedAt'),
  },
  CommentReplyFilter: {
    authorIds: ofUser(0, 'postedBy { id }', ({ postedBy }) => [postedBy.id], true),
    ...period('posted', 'postedAt'),
  },
  RevisionFilter: {
    type: () => ({
      value: '[MERGE, ROLLBACK]',
      select: 'type',
      matches: ({ type }) => type === 'MERGE' || type === 'ROLLBACK',
    }),
    authorId: ofUser(0, 'author { id }', ({ author }) => (author ? [author.id] : [])),
    message: contains('message', 'beans'),
    ...period('created', 'createdAt'),
  },
  ReviewFilter: {
    status: equals('status', 'APPROVED', 'APPROVED'),
    reviewerId: ofUser(0, 'reviewer { id }', ({ reviewer }) => [reviewer.id]),
    outdated: equals('outdated', 'true', true),
  },
  RequestedReviewerFilter: { done: equals('done', 'true', true) },
  AuditEventFilter: {
    actorId: ofUser(0, 'actor { id }', ({ actor }) => (actor ? [actor.id] : [])),
    action: equals('action', '"team.delete"', 'team.delete'),
    subjectId: ({ parents }) => ({
      value: quoted(parents['Space']),
      select: 'subjectId',
      matches: ({ subjectId }) => subjectId === parents['Space'],
    }),
    ...period('created', 'createdAt'),
  },
};

/** The filters whose conditions the tests of their lists check. */
const ELSEWHERE: readonly string[] = [
  'CollectionFilter',
  'ContentFilter',
  'MemberFilter',
  'MemberSpaceFilter',
  'MemberTeamFilter',
  'OrganizationFilter',
  'ReceivedCommentFilter',
  'SiteFilter',
  'SpaceFilter',
  'TeamFilter',
  'TeamMemberFilter',
];

interface Filtered {
  readonly path: string;
  readonly type: string;
  readonly field: string;
  readonly filter: GraphQLInputObjectType;
}

/** Every list with a filter. */
const lists = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) =>
    Object.values(type.getFields()).flatMap((field): Filtered[] => {
      const argument = field.args.find(({ name }) => name === 'filter');
      const filter = argument && getNamedType(argument.type);
      return isInputObjectType(filter)
        ? [{ path: `${type.name}.${field.name}`, type: type.name, field: field.name, filter }]
        : [];
    }),
  );

const cases = lists.flatMap(({ filter, ...list }) =>
  Object.entries(CONDITIONS[filter.name] ?? {}).map(([name, conditionOf]) => ({
    ...list,
    name,
    conditionOf,
  })),
);

let rows: ListRows;

/** Requests all items of a list, with their cursors. */
async function itemsOf(
  { type, field }: Pick<Filtered, 'type' | 'field'>,
  select: string,
  filter: string,
): Promise<{ readonly cursors: number; readonly items: readonly Item[] }> {
  const list = `list: ${field}(first: 1000, filter: ${filter}) { totalCount edges { node { key: __typename ${select} } } }`;
  const document =
    type === 'Query'
      ? `{ ${list} }`
      : `{ node(id: "${rows.parents[type]}") { ... on ${type} { ${list} } } }`;
  const { data, errors } = await execute({
    schema,
    document: parse(document),
    contextValue: world.console.as(ids.user('ana')),
  });
  expect(errors).toBeUndefined();
  const { edges, totalCount } = Object(type === 'Query' ? data : data?.['node']).list;
  return { cursors: totalCount, items: edges.map(({ node }: { node: Item }) => node) };
}

describe('a condition of a filter', () => {
  beforeAll(async () => {
    rows = await makeListRows(world);
  });

  it('is tested here, or with its list', () => {
    const untested = lists.filter(({ filter }) => CONDITIONS[filter.name] === undefined);
    expect([...new Set(untested.map(({ filter }) => filter.name))].toSorted()).toEqual(ELSEWHERE);
    for (const { filter } of lists.filter((list) => !untested.includes(list)))
      expect(Object.keys(CONDITIONS[filter.name] ?? {}).toSorted()).toEqual(
        Object.keys(filter.getFields()).toSorted(),
      );
  });

  it.each(cases)('finds the items that match: $path by $name', async (one) => {
    const { value, select, matches } = one.conditionOf(rows);
    const whole = await itemsOf(one, select, '{}');
    const expected = whole.items.filter(matches);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(whole.items.length);
    const found = await itemsOf(one, select, `{ ${one.name}: ${value} }`);
    expect(found).toEqual({ cursors: expected.length, items: expected });
  });
});
