// Defines the selection of each sort key of each order, and lists the fields that can be sorted.
import {
  getNamedType,
  type GraphQLEnumType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';

/** Selections of the sort keys on an item; the last field of the path is the key. */
export const KEYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  TeamOrderField: { TITLE: 'title', CREATED_AT: 'createdAt' },
  TeamMemberOrderField: { NAME: 'member.user.displayName' },
  MemberOrderField: {
    JOINED_AT: 'joinedAt',
    NAME: 'user.displayName',
    LAST_SEEN_AT: 'lastSeenAt',
  },
  MemberTeamOrderField: { TITLE: 'team.title' },
  MemberSpaceOrderField: { CREATED_AT: 'space.createdAt', TITLE: 'space.title' },
  SpaceOrderField: { CREATED_AT: 'createdAt', UPDATED_AT: 'updatedAt', TITLE: 'title' },
  CollectionOrderField: { TITLE: 'title' },
  ContentOrderField: { TITLE: 'title', CREATED_AT: 'createdAt', UPDATED_AT: 'updatedAt' },
  SiteOrderField: { CREATED_AT: 'createdAt', TITLE: 'title' },
  OrganizationOrderField: { CREATED_AT: 'createdAt', TITLE: 'title' },
  ChangeRequestOrderField: { CREATED_AT: 'createdAt', UPDATED_AT: 'updatedAt' },
  CommentOrderField: { POSTED_AT: 'postedAt' },
  CommentReplyOrderField: { POSTED_AT: 'postedAt' },
  RevisionOrderField: { CREATED_AT: 'createdAt' },
  ReviewOrderField: { CREATED_AT: 'createdAt' },
  RequestedReviewerOrderField: { REQUESTED_AT: 'requestedAt', NAME: 'user.displayName' },
  AuditEventOrderField: { CREATED_AT: 'createdAt' },
  InviteOrderField: { CREATED_AT: 'createdAt', EXPIRES_AT: 'expiresAt' },
  LinkInviteOrderField: { CREATED_AT: 'createdAt', USES: 'uses' },
  ServiceAccountOrderField: { CREATED_AT: 'createdAt', NAME: 'name' },
  SAMLProviderOrderField: { CREATED_AT: 'createdAt', LABEL: 'label' },
  IntegrationEventOrderField: { CREATED_AT: 'createdAt' },
  WebhookEndpointOrderField: { CREATED_AT: 'createdAt', URL: 'url' },
  WebhookDeliveryOrderField: { CREATED_AT: 'createdAt' },
  ApiTokenOrderField: { CREATED_AT: 'createdAt', LABEL: 'label', LAST_USED_AT: 'lastUsedAt' },
  OpenAPISpecOrderField: { CREATED_AT: 'createdAt', UPDATED_AT: 'updatedAt' },
  OpenAPISpecVersionOrderField: { CREATED_AT: 'createdAt' },
  TranslationSettingsOrderField: {
    CREATED_AT: 'createdAt',
    UPDATED_AT: 'updatedAt',
    TITLE: 'title',
  },
  PageTranslationOrderField: { TRANSLATED_AT: 'translatedAt' },
  IntegrationOrderField: { CREATED_AT: 'createdAt', UPDATED_AT: 'updatedAt', TITLE: 'title' },
  IntegrationInstallationOrderField: { CREATED_AT: 'createdAt', UPDATED_AT: 'updatedAt' },
  SiteRedirectOrderField: { CREATED_AT: 'createdAt' },
  SiteSectionGroupOrderField: { CREATED_AT: 'createdAt', TITLE: 'title' },
  SiteSectionOrderField: { CREATED_AT: 'createdAt', TITLE: 'title' },
  SiteSpaceOrderField: { CREATED_AT: 'createdAt', TITLE: 'title' },
  ShareLinkOrderField: { CREATED_AT: 'createdAt', NAME: 'name' },
  SiteGrantOrderField: { CREATED_AT: 'createdAt' },
  SiteAccessOrderField: { NAME: 'user.displayName' },
  GrantOrderField: { CREATED_AT: 'createdAt' },
  EffectiveAccessOrderField: { NAME: 'user.displayName' },
  FileOrderField: { SIZE: 'size' },
};

/** A field with a sort order. */
export interface Order {
  readonly path: string;
  readonly type: string;
  readonly field: string;
  readonly keys: GraphQLEnumType;
}

/** Returns every field with a sort order. */
export const sortedFields = (schema: GraphQLSchema): readonly Order[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap((field): Order[] => {
        const argument = field.args.find(({ name }) => name === 'orderBy');
        const input = argument && getNamedType(argument.type);
        if (!isInputObjectType(input)) return [];
        const keys = getNamedType(input.getFields()['field']?.type ?? input);
        if (!isEnumType(keys)) throw new Error(`${input.name}.field must be an enum.`);
        return [{ path: `${type.name}.${field.name}`, type: type.name, field: field.name, keys }];
      }),
    );

/** Returns the selection of a sort key on an item. */
export const selectionOf = (order: Order, key: string): string =>
  (KEYS[order.keys.name]?.[key] ?? '__typename')
    .split('.')
    .reduceRight((inner, step) => `${step} { ${inner} }`, '')
    .replace(' {  }', '');
