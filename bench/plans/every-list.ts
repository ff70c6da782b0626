// Defines the queries of every order and every condition of the lists that can be long, from the schema.
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import type { ContentIds } from './content.ts';
import { exceptionFor } from './exceptions.ts';
import type { FamilyIds } from './families.ts';
import type { People } from './fill.ts';
import type { IntegrationIds } from './integrations.ts';
import { type Question, rooted } from './questions.ts';
import type { WebhookIds } from './webhooks.ts';

/** The ids of the rows that the lists belong to. */
export interface Ids {
  readonly people: People;
  readonly content: ContentIds;
  readonly families: FamilyIds;
  readonly integrations: IntegrationIds;
  readonly webhooks: WebhookIds;
}

/** Types whose lists have few rows for each parent, and are not filled. */
const SHORT = [
  'ChangeRequest',
  'Comment',
  'PublishedSite',
  'Revision',
  'Site',
  // Its filter selects events that are sent, not rows of a list.
  'Subscription',
  'Translation',
  // Its lists have questions of their own, as two callers.
  'User',
];

/** Lists that are not filled, or that are computed from all members of an organization. */
const NOT_FILLED = [
  'Space.revisions',
  'Space.memberGrants',
  'Space.teamGrants',
  'Space.memberAccess',
  'Member.spaces',
  'Collection.memberGrants',
  'Collection.teamGrants',
  'Collection.memberAccess',
];

/** Returns the path to the parent of a type's lists, which has LIST in place of the list. */
const parentsOf = ({
  people,
  content,
  families,
  integrations,
  webhooks,
}: Ids): Record<string, string> => ({
  Query: 'LIST',
  Organization: `at: organization(id: "${people.organization}") { LIST }`,
  Team: `at: team(id: "${people.team}") { LIST }`,
  Member: `at: member(id: "${people.ownerMember}") { LIST }`,
  ServiceAccount: `at: serviceAccount(id: "${people.account}") { LIST }`,
  Space: `at: space(id: "${content.space}") { LIST }`,
  Collection: `at: collection(id: "${content.collection}") { LIST }`,
  OpenAPISpec: `at: openAPISpec(id: "${families.spec.id}") { LIST }`,
  Integration: `at: integration(name: "${integrations.popular}") { LIST }`,
  WebhookEndpoint: `at: webhookEndpoint(id: "${webhooks.endpoint}") { LIST }`,
});

const QUARTER = { since: '"2026-11-01T00:00:00Z"', until: '"2026-02-01T00:00:00Z"' };

/** Returns the conditions on the times of rows, which each match a part of them. */
const period = (name: string): Record<string, readonly string[]> => ({
  [`${name}Since`]: [QUARTER.since],
  [`${name}Until`]: [QUARTER.until],
});
const CHANGED = { ...period('created'), ...period('updated') };
const ROLES = ['[ADMIN]', '[READ]', '[GUEST]', '[ADMIN, GUEST]'];
const BOTH = ['true', 'false'];
const TEXTS = ['"zanzibar"', '"baker"', '"xylophone"', '"ke"'];

/** Returns the values of each condition, by the types of filters: common ones and rare ones. */
const valuesOf = ({
  people,
  content,
  integrations,
}: Ids): Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> => {
  const users = [people.admin, people.owner].map((id) => `"${id}"`);
  return {
    MemberFilter: {
      ...{ search: TEXTS, role: ROLES, disabled: BOTH, seen: BOTH, sso: BOTH },
      ...period('joined'),
    },
    MemberTeamFilter: { title: TEXTS, role: ['OWNER', 'MEMBER'] },
    MemberSpaceFilter: { title: ['"Space 777"', '"xylophone"'], permission: ['READ', 'ADMIN'] },
    TeamFilter: { title: TEXTS, ownerId: users, userId: users, ...period('created') },
    TeamMemberFilter: { search: TEXTS, role: ['OWNER', 'MEMBER'] },
    OrganizationFilter: { title: ['"Organization 2"', '"xylophone"'], ...period('created') },
    InviteFilter: {
      ...{ email: ['"invited777"', '"nothing"'], role: ROLES },
      ...{ ...period('created'), ...period('expires') },
    },
    LinkInviteFilter: { role: ROLES, teamId: [`"${people.team}"`], ...period('created') },
    ServiceAccountFilter: {
      ...{ name: ['"Account 777"', '"nothing"'], role: ROLES },
      ...period('created'),
    },
    SAMLProviderFilter: { label: ['"provider"', '"nothing"'], status: ['ACTIVE'] },
    ApiTokenFilter: {
      ...{ label: ['"token"', '"nothing"'], used: BOTH },
      ...{ ...period('created'), ...period('expires') },
    },
    OpenAPISpecFilter: {
      slug: ['"family-777"', '"nothing"'],
      ...{ processingState: ['PENDING', 'COMPLETE', 'PROGRESS'], failed: BOTH, ...CHANGED },
    },
    OpenAPISpecVersionFilter: period('created'),
    TranslationSettingsFilter: {
      ...{ title: ['"Settings 777"', '"nothing"'], language: ['FR'], ...CHANGED },
    },
    IntegrationFilter: {
      search: TEXTS,
      category: ['ANALYTICS', 'MARKETING', 'GITSYNC'],
      blockDomain: ['"common.test"', '"rare.test"', '"none.test"'],
      ...{ blocks: BOTH, contentSources: BOTH },
      ownerId: [people.organization, integrations.publisher].map((id) => `"${id}"`),
      scope: ['"space:content:read"', '"space:git:sync"'],
      target: ['SITE', 'ORGANIZATION', 'ALL'],
    },
    IntegrationInstallationFilter: {
      externalId: ['"common"', '"rare"', '"nothing"'],
      status: ['[ACTIVE]', '[PAUSED]'],
      ...CHANGED,
    },
    InstalledIntegrationFilter: {
      target: ['ORGANIZATION', 'SPACE', 'SITE'],
      spaceId: [`"${content.space}", target: SPACE`],
      siteId: ['"site_1CWoxU9o4QxHpuwnYQRiZk", target: SITE'],
    },
    ContentInstallationFilter: { externalId: ['"common"', '"rare"', '"nothing"'] },
    WebhookEndpointFilter: { url: ['"test/7"', '"nothing"'], enabled: BOTH },
    WebhookDeliveryFilter: {
      ...{ status: ['PENDING', 'FAILED', 'SUCCEEDED'], subjectId: ['"spc_777"', '"spc_nothing"'] },
      eventType: ['"space.update"', '"team.create"', '"nothing"'],
    },
    SpaceFilter: {
      ...{ title: ['"Space 777"', '"xylophone"'], deleted: BOTH },
      parentId: [`"${content.collection}"`],
      ...{ visibility: ['[PRIVATE]', '[UNLISTED]'], ...CHANGED },
    },
    CollectionFilter: {
      ...{ title: ['"Collection 777"', '"xylophone"'], nested: BOTH },
      ...{ parentId: [`"${content.collection}"`], ...CHANGED },
    },
    ContentFilter: {
      ...{ title: ['"n 777"', '"xylophone"'], kind: ['COLLECTION', 'SPACE'], nested: BOTH },
      ...CHANGED,
    },
    SiteFilter: {
      ...{ title: ['"Site 777"', '"xylophone"'], spaceId: [`"${content.space}"`] },
      ...{ published: BOTH, visibility: ['[PUBLIC]', '[UNLISTED]'], ...CHANGED },
    },
    ChangeRequestFilter: {
      status: ['[OPEN]', '[OPEN, MERGED]'],
      subject: ['"Subject 777"', '"xylophone"'],
      ...{ createdById: users, contributorId: users, requestedReviewerId: users, ...CHANGED },
    },
    CommentFilter: {
      ...{ status: ['OPEN', 'RESOLVED'], pageId: ['"pag_1CWoxU9o4Dzjcwse7y2ft7"'] },
      ...{ authorIds: users.map((id) => `[${id}]`), ...period('posted') },
    },
    AuditEventFilter: {
      ...{ actorId: users, action: ['"team.create"', '"member.remove"', '"nothing"'] },
      ...{ subjectId: [`"${people.team}"`], spaceId: [`"${content.space}"`] },
      ...period('created'),
    },
  };
};

/** Returns the argument with each order, or with each value of each condition of the filter. */
function argumentsOf(
  args: readonly GraphQLArgument[],
  values: ReturnType<typeof valuesOf>,
): string[] {
  return args.flatMap(({ name, type }) => {
    const input = getNamedType(type);
    if (!isInputObjectType(input)) return [];
    const { field: key, ...conditions } = input.getFields();
    const keys = key && getNamedType(key.type);
    if (name === 'orderBy' && isEnumType(keys))
      return keys.getValues().map((one) => `orderBy: { field: ${one.name} }`);
    if (name !== 'filter') return [];
    return Object.keys(conditions).flatMap((condition) => {
      const some = values[input.name]?.[condition];
      if (!some) throw new Error(`bench/plans has no values for ${input.name}.${condition}.`);
      return some.map((value) => `filter: { ${condition}: ${value} }`);
    });
  });
}

/**
 * Returns the queries of every order and every condition, as the admin of 60 organizations, without
 * those that are exceptions.
 */
export function everyList(schema: GraphQLSchema, ids: Ids): Question[] {
  const values = valuesOf(ids);
  const parents = parentsOf(ids);
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !SHORT.includes(name))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ name }) => !NOT_FILLED.includes(`${type.name}.${name}`))
        .flatMap(({ name, args }) =>
          argumentsOf(args, values).flatMap((argument): Question[] => {
            const parent = parents[type.name];
            if (parent === undefined) throw new Error(`bench/plans has no ${type.name}.`);
            const list = `${type.name}.${name}`;
            if (exceptionFor(list, argument) !== undefined) return [];
            const field = `list: ${name} LIST`;
            const around = parent.replace('LIST', field);
            return [
              {
                ...rooted(list, argument, around, ids.people.admin, {}, argument),
                isCounted: false,
              },
            ];
          }),
        ),
    );
}
