/**
 * The kinds of things that have ids. One entry registers a kind: id prefixes, tables, row loaders,
 * `node(id:)`, access subjects and the row types of resolvers follow from it.
 */

import type { OrganizationRole } from './access/facts.ts';

/** An entry of a kind whose objects are not read by id. */
interface UnstoredKindEntry {
  /** Prefix of its ids, 2 to 5 lower-case letters; the same in GraphQL, `/v1` and the database. */
  readonly prefix: string;
  readonly loader?: never;
}

/** An entry of a kind whose rows are read by id. */
interface StoredKindEntry {
  /** Prefix of its ids, 2 to 5 lower-case letters; the same in GraphQL, `/v1` and the database. */
  readonly prefix: string;
  /** Name of its row loader, for example `team` for `ctx.load.team`; unique among the kinds. */
  readonly loader: string;
  /** Table of its rows. */
  readonly table: string;
  /** Alias of the table in statements; unique among the kinds. */
  readonly alias: string;
  /** Action that `node(id:)` checks; kinds with other rules are in `resources/node.ts`. */
  readonly read?: string;
  /** A subject of actions whose facts are those of the caller in its organization. */
  readonly isOrganizationResource?: true;
  /**
   * The roles that read and write a standard resource. It is a subject as above, with the actions
   * `list`, `create`, `read`, `update` and `delete`, such as `linkInvite.list`.
   */
  readonly access?: { readonly read: OrganizationRole; readonly write: OrganizationRole };
}

/** An entry of a kind. Its key is the name of its GraphQL type and Prisma model. */
export type KindEntry = UnstoredKindEntry | StoredKindEntry;

/** The kinds by the names of their types. */
export const kinds = {
  Organization: { prefix: 'org', loader: 'organization', table: 'organizations', alias: 'o' },
  User: { prefix: 'usr', loader: 'user', table: 'users', alias: 'u' },
  Member: { prefix: 'mbr', loader: 'member', table: 'members', alias: 'm', read: 'member.read' },
  Team: { prefix: 'team', loader: 'team', table: 'teams', alias: 't', read: 'team.read' },
  TeamMember: {
    prefix: 'tmb',
    loader: 'teamMember',
    table: 'team_members',
    alias: 'tm',
    read: 'teamMember.read',
  },
  Invite: {
    prefix: 'inv',
    loader: 'invite',
    table: 'invites',
    alias: 'i',
    read: 'invite.read',
    isOrganizationResource: true,
  },
  LinkInvite: {
    prefix: 'lnk',
    loader: 'linkInvite',
    table: 'link_invites',
    alias: 'l',
    access: { read: 'ADMIN', write: 'ADMIN' },
  },
  ApiToken: { prefix: 'tok', loader: 'token', table: 'api_tokens', alias: 'k' },
  ServiceAccount: {
    prefix: 'sva',
    loader: 'serviceAccount',
    table: 'service_accounts',
    alias: 'sv',
    access: { read: 'ADMIN', write: 'ADMIN' },
  },
  WebhookEndpoint: {
    prefix: 'whe',
    loader: 'webhookEndpoint',
    table: 'webhook_endpoints',
    alias: 'wh',
    access: { read: 'ADMIN', write: 'ADMIN' },
  },
  WebhookDelivery: {
    prefix: 'whd',
    loader: 'webhookDelivery',
    table: 'webhook_deliveries',
    alias: 'wd',
    read: 'webhookDelivery.read',
    isOrganizationResource: true,
  },
  AuditEvent: {
    prefix: 'evt',
    loader: 'auditEvent',
    table: 'events',
    alias: 'e',
    read: 'auditEvent.read',
    isOrganizationResource: true,
  },
  AccountEvent: { prefix: 'aev' },
  Grant: { prefix: 'gra', loader: 'grant', table: 'grants', alias: 'g' },
  SiteGrant: { prefix: 'sgr', loader: 'siteGrant', table: 'site_grants', alias: 'sr' },
  Deletion: { prefix: 'del' },
  Collection: {
    prefix: 'col',
    loader: 'collection',
    table: 'collections',
    alias: 'c',
    read: 'collection.read',
  },
  Space: { prefix: 'spc', loader: 'space', table: 'spaces', alias: 's', read: 'space.read' },
  ChangeRequest: {
    prefix: 'cr',
    loader: 'changeRequest',
    table: 'change_requests',
    alias: 'cr',
  },
  Revision: { prefix: 'rev', loader: 'revision', table: 'revisions', alias: 'r' },
  Page: { prefix: 'pag' },
  File: { prefix: 'fil', loader: 'file', table: 'files', alias: 'f' },
  ReusableContent: { prefix: 'reu' },
  Contributor: { prefix: 'ctr' },
  Review: { prefix: 'rvw', loader: 'review', table: 'reviews', alias: 'v' },
  RequestedReviewer: {
    prefix: 'rqr',
    loader: 'requestedReviewer',
    table: 'requested_reviewers',
    alias: 'q',
  },
  Reaction: { prefix: 'rea' },
  SearchSection: { prefix: 'sct' },
  SearchSynonymGroup: { prefix: 'syn' },
  Import: { prefix: 'imp', loader: 'import', table: 'imports', alias: 'im' },
  Comment: { prefix: 'com', loader: 'comment', table: 'comments', alias: 'co' },
  CommentReply: { prefix: 'rep', loader: 'commentReply', table: 'comment_replies', alias: 're' },
  Notification: {
    prefix: 'ntf',
    loader: 'notification',
    table: 'notifications',
    alias: 'nt',
  },
  Follow: { prefix: 'fol' },
  Site: { prefix: 'site', loader: 'site', table: 'sites', alias: 'si', read: 'site.read' },
  SiteSection: { prefix: 'sec', loader: 'siteSection', table: 'site_sections', alias: 'sc' },
  SiteSectionGroup: {
    prefix: 'grp',
    loader: 'siteSectionGroup',
    table: 'site_section_groups',
    alias: 'sg',
  },
  SiteSpace: { prefix: 'sts', loader: 'siteSpace', table: 'site_spaces', alias: 'sp' },
  ShareLink: { prefix: 'shl', loader: 'shareLink', table: 'share_links', alias: 'sl' },
  SiteRedirect: { prefix: 'red', loader: 'siteRedirect', table: 'site_redirects', alias: 'rd' },
  SAMLProvider: {
    prefix: 'saml',
    loader: 'samlProvider',
    table: 'saml_providers',
    alias: 'sa',
    access: { read: 'ADMIN', write: 'ADMIN' },
  },
  SignInCode: { prefix: 'sic' },
  TranslationSettings: {
    prefix: 'trs',
    loader: 'translationSettings',
    table: 'translation_settings',
    alias: 'ts',
    read: 'translation.read',
    isOrganizationResource: true,
  },
  Translation: { prefix: 'trl', loader: 'translation', table: 'translations', alias: 'tl' },
  TranslatedPage: {
    prefix: 'trp',
    loader: 'translatedPage',
    table: 'translated_pages',
    alias: 'tp',
  },
  OpenAPISpec: {
    prefix: 'oas',
    loader: 'openAPISpec',
    table: 'openapi_specs',
    alias: 'oa',
    read: 'openAPISpec.read',
    isOrganizationResource: true,
  },
  OpenAPISpecVersion: {
    prefix: 'oav',
    loader: 'openAPISpecVersion',
    table: 'openapi_spec_versions',
    alias: 'ov',
    read: 'openAPISpec.read',
  },
  Integration: { prefix: 'int', loader: 'integration', table: 'integrations', alias: 'ig' },
  IntegrationInstallation: {
    prefix: 'ins',
    loader: 'installation',
    table: 'integration_installations',
    alias: 'n',
  },
  InstallationSpace: { prefix: 'isp' },
  InstallationSite: { prefix: 'ist' },
  InstallationToken: { prefix: 'itk' },
} as const satisfies Readonly<Record<string, KindEntry>>;

/** Name of a kind: of its GraphQL type and of its Prisma model. */
export type KindName = keyof typeof kinds;

type Kinds = typeof kinds;

/** Name of a kind whose rows are read by id. */
export type StoredKind = {
  [Name in KindName]: Kinds[Name] extends { readonly loader: string } ? Name : never;
}[KindName];

/** Name of the row loader of a kind. */
export type LoaderOf<Name extends StoredKind> = Kinds[Name]['loader'];

/** Name of the row loader of any kind. */
export type LoaderName = LoaderOf<StoredKind>;

/** Loader names of the standard resources. */
export type StandardResource = {
  [Name in StoredKind]: Kinds[Name] extends { readonly access: object } ? LoaderOf<Name> : never;
}[StoredKind];

/** Loader names of the kinds whose facts are those of the caller in their organization. */
export type OrganizationResource =
  | StandardResource
  | {
      [Name in StoredKind]: Kinds[Name] extends { readonly isOrganizationResource: true }
        ? LoaderOf<Name>
        : never;
    }[StoredKind];

/** Actions that `node(id:)` checks. */
type ReadAction =
  | `${StandardResource}.read`
  | {
      [Name in StoredKind]: Kinds[Name] extends { readonly read: infer Action } ? Action : never;
    }[StoredKind];

/** The entries of the kinds whose rows are read by id, with their names. */
export const storedKinds = (Object.entries(kinds) as [KindName, KindEntry][]).flatMap(
  ([name, entry]) => (entry.loader === undefined ? [] : [storedKindOf(name, entry)]),
);

function storedKindOf(name: KindName, { table, alias, loader, ...entry }: StoredKindEntry) {
  const { access } = entry;
  return {
    table,
    alias,
    access,
    // the types below are those of `kinds`, which Object.entries() widens
    name: name as StoredKind,
    loader: loader as LoaderName,
    read: (access ? `${loader}.read` : entry.read) as ReadAction | undefined,
    isOrganizationResource: access !== undefined || entry.isOrganizationResource === true,
  };
}
