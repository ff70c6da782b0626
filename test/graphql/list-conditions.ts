// Defines a condition of each field of each filter, with the rule by which tests find the items that
// match, and lists the fields that have a filter.
import {
  getNamedType,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { newId } from '../../src/data/new-id.ts';
import { ids } from '../support.ts';
import { EARLIER_TIME, LATER_TIME, type ListRows, PAGE_ID } from './list-rows.ts';

/** A condition, with the selection and the rule by which the test finds the items that match. */
interface Condition {
  readonly value: string;
  readonly select: string;
  readonly matches: (item: Item) => boolean;
  /**
   * The filters of the lists that are the whole list together, in place of one without conditions:
   * for a condition whose default leaves items out.
   */
  readonly whole?: readonly string[];
  /** True if no item matches, because all items of the list have another value. */
  readonly matchesNone?: true;
}

/** An item of a list, with the fields of the selection. */
export interface Item {
  // biome-ignore lint/suspicious/noExplicitAny: the selections differ
  readonly [field: string]: any;
}

type Conditions = Readonly<Record<string, (rows: ListRows, type: string) => Condition>>;

const quoted = (value: string | undefined): string => JSON.stringify(value);

/** Returns the condition that a field has a value. */
const equals = (field: string, value: string, expected: unknown): (() => Condition) => {
  return () => ({ value, select: field, matches: (item) => item[field] === expected });
};

/** Returns the conditions that the time in a field is at or after another, and before another. */
const period = (name: string, field: string, limit = LATER_TIME): Conditions => {
  const time = (item: Item): string => new Date(item[field]).toISOString();
  const condition = (matches: (item: Item) => boolean) => () => ({
    value: quoted(limit),
    select: field,
    matches,
  });
  return {
    [`${name}Since`]: condition((item) => time(item) >= limit),
    [`${name}Until`]: condition((item) => time(item) < limit),
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

/** Returns the condition that a user has the address of some of the members. */
const isPerson = (select: string, userOf: (item: Item) => Item) => (): Condition => ({
  value: '"PERSON1"',
  select,
  matches: (item) => userOf(item)['email'].startsWith('person1'),
});

const hasRole = (): Condition => ({
  value: '[GUEST, ADMIN]',
  select: 'role',
  matches: ({ role }) => role === null || role === 'ADMIN',
});

/** Returns the condition that a list in a field has items, by the selection in it. */
const hasItems = (field: string, inner: string) => (): Condition => ({
  value: 'true',
  select: `${field} { ${inner} }`,
  matches: (item) => item[field].length > 0,
});

/** Returns the condition that a list in a field contains a value. */
const includes = (field: string, value: string, expected: string) => (): Condition => ({
  value,
  select: field,
  matches: (item) => item[field].includes(expected),
});

/** The conditions on grants to users and teams. */
const grantConditions: Conditions = {
  search: () => ({
    value: '"B"',
    select: 'user { displayName email } team { title }',
    matches: ({ user, team }) =>
      `${user?.displayName ?? ''} ${user?.email ?? ''} ${team?.title ?? ''}`
        .toLowerCase()
        .includes('b'),
  }),
  role: equals('role', '[EDIT]', 'EDIT'),
  ...period('created', 'createdAt'),
};

/** The conditions of lists of settings. */
const SETTINGS: Readonly<Record<string, Conditions>> = {
  InviteFilter: {
    email: contains('email', 'beans'),
    role: hasRole,
    ...period('created', 'createdAt'),
    ...period('expires', 'expiresAt'),
  },
  LinkInviteFilter: {
    role: hasRole,
    teamId: ({ parents }) => ({
      value: quoted(parents['Team']),
      select: 'team { id }',
      matches: ({ team }) => team?.id === parents['Team'],
    }),
    ...period('created', 'createdAt'),
  },
  ServiceAccountFilter: {
    name: contains('name', 'b'),
    role: hasRole,
    ...period('created', 'createdAt'),
  },
  SAMLProviderFilter: {
    label: contains('label', 'b'),
    status: equals('status', 'ACTIVE', 'ACTIVE'),
  },
  WebhookEndpointFilter: {
    url: contains('url', 'beans'),
    enabled: equals('enabled', 'false', false),
  },
  WebhookDeliveryFilter: {
    status: equals('status', 'FAILED', 'FAILED'),
    eventType: equals('eventType', '"team.update"', 'team.update'),
    subjectId: equals('subjectId', '"team_1"', 'team_1'),
  },
  ApiTokenFilter: {
    label: contains('label', 'b'),
    used: () => ({
      value: 'false',
      select: 'lastUsedAt',
      matches: ({ lastUsedAt }) => lastUsedAt === null,
    }),
    ...period('created', 'createdAt'),
    ...period('expires', 'expiresAt', LATER_TIME.replace('2026', '2126')),
  },
  OpenAPISpecFilter: {
    slug: contains('slug', 'beans'),
    processingState: equals('processingState', 'PROGRESS', 'PROGRESS'),
    failed: () => ({
      value: 'true',
      select: 'lastProcessErrorCode',
      matches: ({ lastProcessErrorCode }) => lastProcessErrorCode !== null,
    }),
    ...period('created', 'createdAt'),
    ...period('updated', 'updatedAt'),
  },
  OpenAPISpecVersionFilter: period('created', 'createdAt'),
  TranslationSettingsFilter: {
    title: contains('title', 'b'),
    language: includes('languages', 'FR', 'FR'),
    ...period('created', 'createdAt'),
    ...period('updated', 'updatedAt'),
  },
  PageTranslationFilter: {
    status: () => ({
      value: '[TRANSLATED, STALE]',
      select: 'status',
      matches: ({ status }) => status === 'TRANSLATED' || status === 'STALE',
    }),
    title: () => ({
      value: '"BEANS"',
      select: 'sourcePage { title }',
      matches: ({ sourcePage }) => sourcePage.title.includes('Beans'),
    }),
  },
  IntegrationFilter: {
    search: contains('name', 'beans'),
    category: includes('categories', 'ANALYTICS', 'ANALYTICS'),
    blockDomain: () => ({
      value: '"cards.test"',
      select: 'name',
      matches: ({ name }) => name === 'rice-1',
    }),
    blocks: hasItems('blocks', 'key'),
    contentSources: hasItems('contentSources', '__typename'),
    ownerId: ({ parents }) => ({
      value: quoted(parents['Organization']),
      select: 'owner { ... on Organization { id } }',
      matches: ({ owner }) => owner.id === parents['Organization'],
    }),
    scope: includes('scopes', '"space:views:read"', 'space:views:read'),
    target: equals('target', 'SPACE', 'SPACE'),
  },
  ContentInstallationFilter: {
    externalId: includes('externalIds', '"team-1"', 'team-1'),
  },
  InstalledIntegrationFilter: {
    target: () => ({
      ...{ value: 'SITE', select: 'target { type }' },
      whole: ['{ target: ORGANIZATION }', '{ target: SPACE }', '{ target: SITE }'],
      matches: ({ target }) => target.type === 'SITE',
    }),
    spaceId: ({ parents }) => ({
      ...{ value: `${quoted(parents['Space'])}, target: SPACE`, select: 'target { spaceId }' },
      whole: ['{ target: SPACE }'],
      matches: ({ target }) => target.spaceId === parents['Space'],
    }),
    siteId: ({ parents }) => ({
      ...{ value: `${quoted(parents['Site'])}, target: SITE`, select: 'target { siteId }' },
      whole: ['{ target: SITE }'],
      matches: ({ target }) => target.siteId === parents['Site'],
    }),
  },
  IntegrationInstallationFilter: {
    externalId: includes('externalIds', '"team-1"', 'team-1'),
    status: equals('status', '[PAUSED]', 'PAUSED'),
    ...period('created', 'createdAt'),
    ...period('updated', 'updatedAt'),
  },
  SiteSectionGroupFilter: { title: contains('title', 'a'), ...period('created', 'createdAt') },
  SiteSectionFilter: {
    title: contains('title', 'a'),
    default: equals('default', 'false', false),
    ...period('created', 'createdAt'),
  },
  SiteSpaceFilter: {
    title: contains('title', 'a'),
    default: equals('default', 'false', false),
    spaceId: ({ parents }) => ({
      value: quoted(parents['Space']),
      select: 'space { spaceId }',
      matches: ({ space }) => space.spaceId === parents['Space'],
    }),
    ...period('created', 'createdAt'),
  },
  SiteRedirectFilter: {
    source: contains('source', 'beans'),
    automatic: equals('automatic', 'true', true),
    ...period('created', 'createdAt'),
  },
  GrantFilter: grantConditions,
  EffectiveAccessFilter: {
    search: isPerson('user { email }', ({ user }) => user),
    level: equals('level', '[EDIT]', 'EDIT'),
  },
  SiteGrantFilter: grantConditions,
  SiteAccessFilter: {
    search: isPerson('user { email }', ({ user }) => user),
    level: equals('level', '[EDIT]', 'EDIT'),
    teamId: () => ({
      value: quoted(newId('Team')),
      select: 'level',
      matches: () => false,
      matchesNone: true,
    }),
  },
  FileFilter: {
    name: contains('name', 'beans'),
    contentType: () => ({
      value: '"image/"',
      select: 'contentType',
      matches: ({ contentType }) => contentType.startsWith('image/'),
    }),
  },
  ShareLinkFilter: {
    name: contains('name', 'b'),
    active: equals('active', 'false', false),
    ...period('created', 'createdAt'),
  },
};

const OTHER_COLLECTION_ID = newId('Collection');

/** Returns the condition on the collection that contains an item. */
const inCollection = ({ parents }: ListRows, type: string): Condition => {
  const isOwnList = type === 'Collection';
  // The list of a collection has nothing of another one.
  const id = isOwnList ? OTHER_COLLECTION_ID : parents['Collection'];
  return {
    ...{ value: quoted(id), select: 'parentId', matches: ({ parentId }) => parentId === id },
    ...(isOwnList && { matchesNone: true }),
  };
};

/** Returns the condition that an item is directly below its list's parent. */
const isDirect = (parentOf: (rows: ListRows, type: string) => string | null | undefined) => {
  return (rows: ListRows, type: string): Condition => ({
    ...{ value: 'false', select: 'parentId', whole: ['{ nested: true }'] },
    matches: ({ parentId }) => parentId === parentOf(rows, type),
  });
};

/** The conditions of lists of people, teams, organizations, content and sites. */
const PEOPLE_AND_CONTENT: Readonly<Record<string, Conditions>> = {
  MemberFilter: {
    search: isPerson('user { email }', ({ user }) => user),
    role: hasRole,
    disabled: equals('disabled', 'true', true),
    seen: () => ({
      value: 'false',
      select: 'lastSeenAt',
      matches: ({ lastSeenAt }) => lastSeenAt === null,
    }),
    sso: equals('sso', 'true', true),
    ...period('joined', 'joinedAt'),
  },
  MemberTeamFilter: {
    title: () => ({
      value: '"A"',
      select: 'team { title }',
      matches: ({ team }) => team.title === 'a',
    }),
    role: () => ({
      value: 'OWNER',
      select: 'membership { role }',
      matches: ({ membership }) => membership.role === 'OWNER',
    }),
  },
  MemberSpaceFilter: {
    title: () => ({
      value: '"A"',
      select: 'space { title }',
      matches: ({ space }) => space.title === 'a',
    }),
    permission: equals('permission', 'READ', 'READ'),
  },
  TeamFilter: {
    title: contains('title', 'a'),
    ownerId: ofUser(1, 'members { nodes { membership { role } member { user { id } } } }', (item) =>
      item['members'].nodes
        .filter(({ membership }: Item) => membership.role === 'OWNER')
        .map(({ member }: Item) => member.user.id),
    ),
    userId: ofUser(2, 'members { nodes { member { user { id } } } }', ({ members }) =>
      members.nodes.map(({ member }: Item) => member.user.id),
    ),
    ...period('created', 'createdAt'),
  },
  TeamMemberFilter: {
    search: isPerson('member { user { email } }', ({ member }) => member.user),
    role: () => ({
      value: 'OWNER',
      select: 'membership { role }',
      matches: ({ membership }) => membership.role === 'OWNER',
    }),
  },
  OrganizationFilter: { title: contains('title', 'a'), ...period('created', 'createdAt') },
  SpaceFilter: {
    title: contains('title', 'a'),
    deleted: () => ({
      value: 'true',
      select: 'deletedAt',
      matches: ({ deletedAt }) => deletedAt !== null,
      whole: ['{}', '{ deleted: true }'],
    }),
    parentId: inCollection,
    visibility: equals('visibility', '[UNLISTED]', 'UNLISTED'),
    ...period('created', 'createdAt'),
    ...period('updated', 'updatedAt'),
  },
  CollectionFilter: {
    title: contains('title', 'a'),
    nested: (_, type) => ({
      ...{ value: 'false', select: 'parentId', matches: ({ parentId }) => parentId === null },
      ...(type === 'Collection' && { matchesNone: true }),
    }),
    parentId: inCollection,
    ...period('created', 'createdAt'),
    ...period('updated', 'updatedAt'),
  },
  ContentFilter: {
    title: contains('title', 'a'),
    kind: equals('__typename', 'COLLECTION', 'Collection'),
    nested: isDirect(({ parents }, type) => (type === 'Collection' ? parents[type] : null)),
    ...period('created', 'createdAt'),
    ...period('updated', 'updatedAt'),
  },
  SiteFilter: {
    title: contains('title', 'a'),
    spaceId: ({ parents }) => ({
      value: quoted(parents['Space']),
      select: 'siteSpaces { nodes { space { spaceId } } }',
      matches: ({ siteSpaces }) =>
        siteSpaces.nodes.some(({ space }: Item) => space.spaceId === parents['Space']),
    }),
    published: equals('published', 'true', true),
    visibility: equals('visibility', '[UNLISTED]', 'UNLISTED'),
    ...period('created', 'createdAt'),
    updatedSince: ({ siteUpdates }) => ({
      value: quoted(LATER_TIME),
      select: 'id',
      matches: ({ id }) => siteUpdates[id]?.toISOString() === LATER_TIME,
    }),
    updatedUntil: ({ siteUpdates }) => ({
      value: quoted(LATER_TIME),
      select: 'id',
      matches: ({ id }) => siteUpdates[id]?.toISOString() === EARLIER_TIME,
    }),
  },
};

/** The conditions of each filter, by the names of its type and of its field. */
export const CONDITIONS: Readonly<Record<string, Conditions>> = {
  ...PEOPLE_AND_CONTENT,
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
    spaceId: ({ parents }) => ({
      value: quoted(parents['Space']),
      select: 'path { spaceId }',
      matches: ({ path }) => path?.spaceId === parents['Space'],
    }),
    ...period('created', 'createdAt'),
  },
  NotificationFilter: {
    isRead: equals('isRead', 'true', true),
    reasons: equals('reason', '[MENTION]', 'MENTION'),
    organizationId: ({ parents }) => ({
      value: quoted(parents['Organization'] ?? ''),
      select: 'organizationId',
      matches: ({ organizationId }) => organizationId === parents['Organization'],
    }),
  },
  ReceivedCommentFilter: {
    createdAfter: () => ({
      value: quoted(EARLIER_TIME),
      select: 'postedAt',
      matches: ({ postedAt }) => new Date(postedAt).toISOString() > EARLIER_TIME,
    }),
  },
  LinkFilter: {
    status: equals('status', 'BROKEN', 'BROKEN'),
    pageId: ({ linkingPageId }) => ({
      value: quoted(linkingPageId),
      select: 'locations { page { pageId } }',
      matches: ({ locations }) =>
        locations.some(({ page }: Item) => page?.pageId === linkingPageId),
    }),
  },
  ...SETTINGS,
};

/** A field with a filter. */
export interface Filtered {
  readonly path: string;
  readonly type: string;
  readonly field: string;
  readonly filter: GraphQLInputObjectType;
}

/** Returns every field with a filter. */
export const filteredFields = (schema: GraphQLSchema): readonly Filtered[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => type !== schema.getSubscriptionType()) // test/subscription has its filter
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap((field): Filtered[] => {
        const argument = field.args.find(({ name }) => name === 'filter');
        const filter = argument && getNamedType(argument.type);
        return isInputObjectType(filter)
          ? [{ path: `${type.name}.${field.name}`, type: type.name, field: field.name, filter }]
          : [];
      }),
    );

/** Returns every condition of every field with a filter. */
export const conditionsOf = (fields: readonly Filtered[]) =>
  fields.flatMap(({ filter, ...field }) =>
    Object.entries(CONDITIONS[filter.name] ?? {}).map(([name, conditionOf]) => ({
      ...field,
      name,
      conditionOf,
    })),
  );
