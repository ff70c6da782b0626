import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserRow, OrganizationRow, PublicOrganizationRow, SubdomainRow, MemberRow, TeamRow, TeamMemberRow, InviteRow, LinkInviteRow, ApiTokenRow, ServiceAccountRow, AuditEventRow, CollectionRow, SpaceRow, GrantRow, EffectiveAccessRow, CollectionPage, SpacePage, GrantPage, EffectiveAccessPage, MemberSpaceRow, AuditEventPage, ServiceAccountPage, ApiTokenPage, LinkInvitePage, InvitePage, TeamMemberPage, TeamPage, MemberSpacePage, MemberPage, OrganizationPage } from '../data/rows.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in UTC, in ISO 8601 with milliseconds: `2026-11-01T12:00:00.000Z`. */
  DateTime: { input: Date; output: string | Date; }
};

/** What takes an invite. */
export type AcceptInviteInput = {
  /** The name to show, for somebody who is new: the first part of the address unless said. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** The e-mail address of the taker: needed for a link invite; of an invite by address it must be that address, and may be absent. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The secret from the link. */
  secret: Scalars['String']['input'];
};

/** Somebody who joined. */
export type AcceptInvitePayload = {
  __typename?: 'AcceptInvitePayload';
  /** The new member. Who joins as a guest sees it too. */
  member: Member;
  /** A personal token, shown this once, for somebody who was new to the service; null for who had an account and so has tokens. */
  token?: Maybe<Scalars['String']['output']>;
};

/** A key to the API, kept as a hash: its secret is shown once, when it is made or rotated. */
export type ApiToken = Node & {
  __typename?: 'ApiToken';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ends; null: never. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the token (`tok_…`). */
  id: Scalars['ID']['output'];
  /** Whose it is. */
  kind: TokenKind;
  /** What it is for. */
  label: Scalars['String']['output'];
  /** The last four characters of its secret. */
  lastFour: Scalars['String']['output'];
  /** When it was last used, within five minutes; null: never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Ids of the organizations it is good for; null: all of its user's. */
  organizations?: Maybe<Array<Scalars['ID']['output']>>;
  /** What it may be used for; null: everything its user may do. */
  scopes?: Maybe<Array<Scalars['String']['output']>>;
  /** Addresses of the token. */
  urls: ApiTokenUrls;
};

/** A page of tokens. */
export type ApiTokenConnection = {
  __typename?: 'ApiTokenConnection';
  /** The tokens with their cursors. */
  edges: Array<ApiTokenEdge>;
  /** The tokens. */
  nodes: Array<ApiToken>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A token in a page. */
export type ApiTokenEdge = {
  __typename?: 'ApiTokenEdge';
  /** Where it lies in the list. */
  cursor: Scalars['String']['output'];
  /** The token. */
  node: ApiToken;
};

/** Addresses of a token. */
export type ApiTokenUrls = {
  __typename?: 'ApiTokenUrls';
  /** The token in `/v1`. */
  location: Scalars['String']['output'];
};

/** What somebody did in an organization. Events are never changed and never removed. */
export type AuditEvent = Node & {
  __typename?: 'AuditEvent';
  /** What was done, such as `team.create`. */
  action: Scalars['String']['output'];
  /** Who did it; null when it was nobody with an account, or one that is gone. */
  actor?: Maybe<User>;
  /** When it was done. */
  createdAt: Scalars['DateTime']['output'];
  /** Names of the fields that changed. */
  fields: Array<Scalars['String']['output']>;
  /** Id of the event (`evt_…`). */
  id: Scalars['ID']['output'];
  /** Where that lay at the time; null where it lay in no space or collection. */
  path?: Maybe<AuditPath>;
  /** Ids of other things that it touched, such as the users put into a team. */
  related: Array<Scalars['ID']['output']>;
  /** Id of the request that did it. */
  requestId: Scalars['String']['output'];
  /** Id of what it was done to. */
  subject: Scalars['ID']['output'];
  /** Id of the token that was used; null for sign-ins, invites and the command line. */
  token?: Maybe<Scalars['ID']['output']>;
};

/** A page of events. */
export type AuditEventConnection = {
  __typename?: 'AuditEventConnection';
  /** The events with their cursors. */
  edges: Array<AuditEventEdge>;
  /** The events. */
  nodes: Array<AuditEvent>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An event in a page. */
export type AuditEventEdge = {
  __typename?: 'AuditEventEdge';
  /** Where it lies in the list. */
  cursor: Scalars['String']['output'];
  /** The event. */
  node: AuditEvent;
};

/** Where a thing lay when something was done to it. */
export type AuditPath = {
  __typename?: 'AuditPath';
  /** Id of its collection. */
  collection?: Maybe<Scalars['ID']['output']>;
  /** Id of its space. */
  space?: Maybe<Scalars['ID']['output']>;
};

/** How an organization pays. */
export type Billing = {
  __typename?: 'Billing';
  /** When the paid time ends. */
  endDate?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the last payment failed. */
  hasPaymentFailed?: Maybe<Scalars['Boolean']['output']>;
  /** How often. */
  interval?: Maybe<BillingInterval>;
  /** Whether it ends with the paid time. */
  isScheduledToCancel?: Maybe<Scalars['Boolean']['output']>;
  /** Name of the price list. */
  pricing?: Maybe<Scalars['String']['output']>;
};

/** How often a bill comes. */
export type BillingInterval =
  /** Every month. */
  | 'MONTHLY'
  /** Every year. */
  | 'YEARLY';

/** A change of plan that awaits an organization. */
export type BillingMigration = {
  __typename?: 'BillingMigration';
  /** Until when it must be done. */
  deadline?: Maybe<Scalars['DateTime']['output']>;
  /** When the discount ends. */
  discountEndDate?: Maybe<Scalars['DateTime']['output']>;
  /** Discount in percent. */
  discountPercent?: Maybe<Scalars['Float']['output']>;
};

/** Why an organization is blocked. */
export type Blocked = {
  __typename?: 'Blocked';
  /** The reason. */
  reason: BlockedReason;
};

/** Why an organization is blocked. */
export type BlockedReason =
  /** For security. */
  | 'SECURITY';

/** A folder of spaces and of other collections. */
export type Collection = Node & {
  __typename?: 'Collection';
  /** The collections that lie right in it and the caller may see, by their position. */
  collections: CollectionConnection;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What members may do when nobody gave them anything here; null: nothing. */
  defaultLevel?: Maybe<DefaultLevel>;
  /** What it is for, at most 100 characters. */
  description?: Maybe<Scalars['String']['output']>;
  /** What a user may do here, and why: oneself, or level create or more. The caller unless said. */
  effectiveAccess: EffectiveAccess;
  /** Id of the collection (`col_…`). */
  id: Scalars['ID']['output'];
  /** What every member may do here who may do anything, newest member first: level create or more. */
  memberAccess: EffectiveAccessConnection;
  /** What was given to members right here, newest first: level create or more. */
  memberGrants: GrantConnection;
  /** The organization. */
  organization: Organization;
  /** Id of the organization. */
  organizationId: Scalars['ID']['output'];
  /** The collection that it lies in; null at the top. */
  parent?: Maybe<Collection>;
  /** Id of the collection that it lies in; null at the top. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** What the caller may do with it. */
  permissions: CollectionPermissions;
  /** The spaces that lie right in it and the caller may see, by their position. */
  spaces: SpaceConnection;
  /** What was given to teams right here, newest first: level create or more. */
  teamGrants: GrantConnection;
  /** Name, at most 50 characters. */
  title: Scalars['String']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Addresses of the collection. */
  urls: CollectionUrls;
};


/** A folder of spaces and of other collections. */
export type CollectionCollectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A folder of spaces and of other collections. */
export type CollectionEffectiveAccessArgs = {
  user?: InputMaybe<Scalars['ID']['input']>;
};


/** A folder of spaces and of other collections. */
export type CollectionMemberAccessArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A folder of spaces and of other collections. */
export type CollectionMemberGrantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A folder of spaces and of other collections. */
export type CollectionSpacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A folder of spaces and of other collections. */
export type CollectionTeamGrantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of collections. */
export type CollectionConnection = {
  __typename?: 'CollectionConnection';
  /** The collections with their cursors. */
  edges: Array<CollectionEdge>;
  /** The collections. */
  nodes: Array<Collection>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A collection in a page. */
export type CollectionEdge = {
  __typename?: 'CollectionEdge';
  /** Where it lies in the list. */
  cursor: Scalars['String']['output'];
  /** The collection. */
  node: Collection;
};

/** What the caller may do with a collection. */
export type CollectionPermissions = {
  __typename?: 'CollectionPermissions';
  /** Change it: level create or more. */
  admin: Scalars['Boolean']['output'];
  /** Make content in it: level create or more. */
  create: Scalars['Boolean']['output'];
  /** See it: level read or more. */
  view: Scalars['Boolean']['output'];
  /** See invite links: level create or more, while the organization has them on. */
  viewInviteLinks: Scalars['Boolean']['output'];
};

/** Addresses of a collection. */
export type CollectionUrls = {
  __typename?: 'CollectionUrls';
  /** The collection in the app. */
  app: Scalars['String']['output'];
  /** The collection in `/v1`. */
  location: Scalars['String']['output'];
};

/** Kinds of community. */
export type CommunityType =
  /** A school or university. */
  | 'EDUCATION'
  /** An association without profit. */
  | 'NON_PROFIT'
  /** An open source project. */
  | 'OPEN_SOURCE';

/** Kinds of content that lie side by side. */
export type ContentType =
  /** A collection. */
  | 'COLLECTION'
  /** A space. */
  | 'SPACE';

/** What a new collection is made with. */
export type CreateCollectionInput = {
  /** Id of the collection to put it in; at the top unless said. */
  parent?: InputMaybe<Scalars['ID']['input']>;
  /** Name; `Untitled` unless said. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A new collection. */
export type CreateCollectionPayload = {
  __typename?: 'CreateCollectionPayload';
  /** The collection. */
  collection: Collection;
};

/** What a new link invite is made with. */
export type CreateLinkInviteInput = {
  /** When it ends, in the future; never unless said. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** How often it may be used, 1 to 100000; any number unless said. */
  maxUses?: InputMaybe<Scalars['Int']['input']>;
  /** The role that its takers get; null: guest; the organization's default role when absent. Not ADMIN. */
  role?: InputMaybe<Role>;
  /** Id of the team that its takers join. */
  team?: InputMaybe<Scalars['ID']['input']>;
};

/** A new link invite. */
export type CreateLinkInvitePayload = {
  __typename?: 'CreateLinkInvitePayload';
  /** The link invite. */
  linkInvite: LinkInvite;
};

/** What a new organization is made with. */
export type CreateOrganizationInput = {
  /** Its name in public addresses: small letters, digits and hyphens, unique in the service. */
  hostname?: InputMaybe<Scalars['String']['input']>;
  /** Name. */
  title: Scalars['String']['input'];
  /** Company or community; BUSINESS unless said. */
  type?: InputMaybe<OrganizationType>;
  /** What it mainly writes. */
  useCase?: InputMaybe<UseCase>;
};

/** A new organization. */
export type CreateOrganizationPayload = {
  __typename?: 'CreateOrganizationPayload';
  /** The organization; the caller is its admin. */
  organization: Organization;
};

/** What a new service account is made with. */
export type CreateServiceAccountInput = {
  /** Name. */
  name: Scalars['String']['input'];
  /** What it may do; null or absent: what a guest may. */
  role?: InputMaybe<Role>;
};

/** A new service account. */
export type CreateServiceAccountPayload = {
  __typename?: 'CreateServiceAccountPayload';
  /** The service account. */
  serviceAccount: ServiceAccount;
};

/** What a new space is made with. */
export type CreateSpaceInput = {
  /** How its content is changed; LIVE unless said. */
  editMode?: InputMaybe<SpaceEditMode>;
  /** Its sign, one emoji; 📄 unless said. */
  emoji?: InputMaybe<Scalars['String']['input']>;
  /** Id of the collection to put it in; at the top unless said. */
  parent?: InputMaybe<Scalars['ID']['input']>;
  /** Name; `Untitled` unless said. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** How it may be read without being a member; IN_COLLECTION inside a collection, else PRIVATE. */
  visibility?: InputMaybe<SpaceVisibility>;
};

/** A new space. */
export type CreateSpacePayload = {
  __typename?: 'CreateSpacePayload';
  /** The space. */
  space: Space;
};

/** What a new team is made with. */
export type CreateTeamInput = {
  /** Ids of the users who are in it from the beginning, as members; the caller is owner in any case. At most 1000. */
  members?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Name. */
  title: Scalars['String']['input'];
};

/** A new team. */
export type CreateTeamPayload = {
  __typename?: 'CreateTeamPayload';
  /** The team; the caller is its owner. */
  team: Team;
};

/** What a new token is made with. */
export type CreateTokenInput = {
  /** When it ends, in the future; never unless said. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What it is for, 1 to 100 characters. */
  label: Scalars['String']['input'];
  /** Ids of organizations of the user that it is good for; all unless said. At most 100. */
  organizations?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What it may be used for; everything its user may do unless said. At most 50. */
  scopes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A new token. */
export type CreateTokenPayload = {
  __typename?: 'CreateTokenPayload';
  /** Its secret, shown this once. */
  secret: Scalars['String']['output'];
  /** The token. */
  token: ApiToken;
};

/** What a member sees first. */
export type DefaultContent = {
  __typename?: 'DefaultContent';
  /** Id of the site. */
  site: Scalars['ID']['output'];
  /** What it is. */
  type: DefaultContentType;
};

/** What a member sees first. */
export type DefaultContentInput = {
  /** Id of a site of the organization. */
  site: Scalars['ID']['input'];
  /** What it is. */
  type: DefaultContentType;
};

/** What the default content of an organization is. */
export type DefaultContentType =
  /** A docs site. */
  | 'SITE';

/** What members may do with content when nobody gave them anything there. Null: nothing, but for admins. */
export type DefaultLevel =
  /** Everything. */
  | 'ADMIN'
  /** Comment. */
  | 'COMMENT'
  /** Make, change and delete content. */
  | 'CREATE'
  /** Edit through change requests. */
  | 'EDIT'
  /** What the collection above gives; at the top, the role in the organization. */
  | 'INHERIT'
  /** Read. */
  | 'READ'
  /** Review and merge. */
  | 'REVIEW';

/** A deleted collection. */
export type DeleteCollectionPayload = {
  __typename?: 'DeleteCollectionPayload';
  /** Id of the collection that is in the trash now; null when there was none. */
  deletedCollectionId?: Maybe<Scalars['ID']['output']>;
};

/** A deleted link invite. */
export type DeleteLinkInvitePayload = {
  __typename?: 'DeleteLinkInvitePayload';
  /** Id of the link invite that is gone; null when there was none. */
  deletedLinkInviteId?: Maybe<Scalars['ID']['output']>;
};

/** A deleted service account. */
export type DeleteServiceAccountPayload = {
  __typename?: 'DeleteServiceAccountPayload';
  /** Id of the service account that is gone; null when there was none. */
  deletedServiceAccountId?: Maybe<Scalars['ID']['output']>;
};

/** A deleted space. */
export type DeleteSpacePayload = {
  __typename?: 'DeleteSpacePayload';
  /** Id of the space that is in the trash now; null when there was none. */
  deletedSpaceId?: Maybe<Scalars['ID']['output']>;
};

/** A deleted team. */
export type DeleteTeamPayload = {
  __typename?: 'DeleteTeamPayload';
  /** Id of the team that is gone; null when there was none. */
  deletedTeamId?: Maybe<Scalars['ID']['output']>;
};

/** A copy of a space. */
export type DuplicateSpacePayload = {
  __typename?: 'DuplicateSpacePayload';
  /** The copy. */
  space: Space;
};

/** What a member may do with a space or collection, and why. */
export type EffectiveAccess = {
  __typename?: 'EffectiveAccess';
  /** Why. */
  because: LevelSource;
  /** The level; null: none. */
  level?: Maybe<Role>;
  /** Where it was said; null for what holds everywhere. */
  origin?: Maybe<GrantOrigin>;
  /** What would have counted if that were not nearer, from near to far. */
  overridden: Array<LevelSource>;
  /** The user. */
  user: User;
};

/** A page of effective levels. */
export type EffectiveAccessConnection = {
  __typename?: 'EffectiveAccessConnection';
  /** The effective levels with their cursors. */
  edges: Array<EffectiveAccessEdge>;
  /** The effective levels. */
  nodes: Array<EffectiveAccess>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An effective level in a page. */
export type EffectiveAccessEdge = {
  __typename?: 'EffectiveAccessEdge';
  /** Where it lies in the list. */
  cursor: Scalars['String']['output'];
  /** The effective level. */
  node: EffectiveAccess;
};

/** A known form of text. */
export type Format =
  /** A domain name, such as `acme.test`. */
  | 'DOMAIN'
  /** An e-mail address. */
  | 'EMAIL'
  /** One emoji. */
  | 'EMOJI'
  /** An absolute address with the scheme http or https. */
  | 'URL';

/** What a space's content is kept in step with. */
export type GitSync = {
  __typename?: 'GitSync';
  /** Where the repository lies. */
  installationProvider?: Maybe<GitSyncProvider>;
  /** Name of the integration. */
  integration?: Maybe<Scalars['String']['output']>;
  /** Name of the repository. */
  repoName?: Maybe<Scalars['String']['output']>;
  /** When it was last in step. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Address of the repository. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Where a space's content is kept in step with. */
export type GitSyncProvider =
  /** GitHub. */
  | 'GITHUB'
  /** GitHub, the older way. */
  | 'GITHUB_LEGACY'
  /** GitLab. */
  | 'GITLAB';

/** What somebody was given on a space or collection, one by one or through a team. */
export type Grant = Node & {
  __typename?: 'Grant';
  /** When it was given. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the grant (`gra_…`). */
  id: Scalars['ID']['output'];
  /** Where it was given. */
  origin: GrantOrigin;
  /** The level; null: none, whatever lies farther off says. */
  role?: Maybe<Role>;
  /** The team it was given to; null when it was given to a user. */
  team?: Maybe<Team>;
  /** The user it was given to; null when it was given to a team. */
  user?: Maybe<User>;
};

/** Levels to give to several at once, all or nothing. */
export type GrantAllInput = {
  /** Teams. At most 1000. */
  teams?: InputMaybe<Array<GrantToInput>>;
  /** Members, by their users. At most 1000. */
  users?: InputMaybe<Array<GrantToInput>>;
};

/** Levels that were given. */
export type GrantAllPayload = {
  __typename?: 'GrantAllPayload';
  /** What is given now, in the order of the input. */
  grants: Array<Grant>;
};

/** A page of grants. */
export type GrantConnection = {
  __typename?: 'GrantConnection';
  /** The grants with their cursors. */
  edges: Array<GrantEdge>;
  /** The grants. */
  nodes: Array<Grant>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A grant in a page. */
export type GrantEdge = {
  __typename?: 'GrantEdge';
  /** Where it lies in the list. */
  cursor: Scalars['String']['output'];
  /** The grant. */
  node: Grant;
};

/** A level to give. */
export type GrantInput = {
  /** The level; null: none, whatever lies farther off says. */
  role?: InputMaybe<Role>;
};

/** The space or collection on which something was given. */
export type GrantOrigin = {
  __typename?: 'GrantOrigin';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Which kind it is. */
  type: ContentType;
};

/** A user or team, and a level to give. */
export type GrantToInput = {
  /** Id of the user or team. */
  id: Scalars['ID']['input'];
  /** The level; null: none, whatever lies farther off says. */
  role?: InputMaybe<Role>;
};

/** An invitation of one e-mail address. No mail is sent: its maker passes the link on. */
export type Invite = Node & {
  __typename?: 'Invite';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Who made it. */
  createdBy?: Maybe<User>;
  /** The address invited, in lower case. */
  email: Scalars['String']['output'];
  /** When it ends: 30 days after it was made. */
  expiresAt: Scalars['DateTime']['output'];
  /** Id of the invite (`inv_…`). */
  id: Scalars['ID']['output'];
  /** The organization. */
  organization: Organization;
  /** The role that its taker gets; null: guest. */
  role?: Maybe<Role>;
  /** Addresses of the invite. */
  urls: InviteUrls;
};

/** A page of invites. */
export type InviteConnection = {
  __typename?: 'InviteConnection';
  /** The invites with their cursors. */
  edges: Array<InviteEdge>;
  /** The invites. */
  nodes: Array<Invite>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An invite in a page. */
export type InviteEdge = {
  __typename?: 'InviteEdge';
  /** Where it lies in the list. */
  cursor: Scalars['String']['output'];
  /** The invite. */
  node: Invite;
};

/** Whom to invite. */
export type InviteMembersInput = {
  /** E-mail addresses, 1 to 100. Who is a member already is refused (ALREADY_EXISTS); an address invited before gets a new link, and its old one ends. */
  emails: Array<Scalars['String']['input']>;
  /** The role they get; null: guest; the organization's default role when absent. */
  role?: InputMaybe<Role>;
};

/** New invites. */
export type InviteMembersPayload = {
  __typename?: 'InviteMembersPayload';
  /** The invites, in the order of the addresses. */
  invites: Array<Invite>;
};

/** Addresses of an invite. */
export type InviteUrls = {
  __typename?: 'InviteUrls';
  /** The link that joins, with the secret; null for a token that may only read (without the scope `organization:members:write`). */
  join?: Maybe<Scalars['String']['output']>;
};

/** Where a level comes from. */
export type LevelReason =
  /** The default level of the content. */
  | 'DEFAULT_LEVEL'
  /** It was given to the member. */
  | 'GRANT'
  /** He is no member, or shut out. */
  | 'NO_MEMBER'
  /** Admins of the organization may do everything. */
  | 'ORGANIZATION_ADMIN'
  /** Nothing was said anywhere: his role in the organization. */
  | 'ORGANIZATION_ROLE'
  /** It was given to a team of his, and is the highest of those. */
  | 'TEAM_GRANT';

/** A reason for a level. */
export type LevelSource = {
  __typename?: 'LevelSource';
  /** The level that it gives; null: none. */
  level?: Maybe<Role>;
  /** Where it was said; null for what holds everywhere. */
  origin?: Maybe<GrantOrigin>;
  /** What it is. */
  reason: LevelReason;
};

/** A link by which whoever holds it may join, until it ends. */
export type LinkInvite = Node & {
  __typename?: 'LinkInvite';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Who made it. */
  createdBy?: Maybe<User>;
  /** When it ends; null: never. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the link invite (`lnk_…`). */
  id: Scalars['ID']['output'];
  /** How often it may be used; null: any number. */
  maxUses?: Maybe<Scalars['Int']['output']>;
  /** The organization. */
  organization: Organization;
  /** The role that its takers get; null: guest. */
  role?: Maybe<Role>;
  /** The team that its takers join. */
  team?: Maybe<Team>;
  /** Addresses of the link invite. */
  urls: LinkInviteUrls;
  /** How often it was used. */
  uses: Scalars['Int']['output'];
};

/** A page of link invites. */
export type LinkInviteConnection = {
  __typename?: 'LinkInviteConnection';
  /** The link invites with their cursors. */
  edges: Array<LinkInviteEdge>;
  /** The link invites. */
  nodes: Array<LinkInvite>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A link invite in a page. */
export type LinkInviteEdge = {
  __typename?: 'LinkInviteEdge';
  /** Where it lies in the list. */
  cursor: Scalars['String']['output'];
  /** The link invite. */
  node: LinkInvite;
};

/** Addresses of a link invite. */
export type LinkInviteUrls = {
  __typename?: 'LinkInviteUrls';
  /** The link that joins, with the secret; null for a token that may only read (without the scope `organization:members:write`). */
  join?: Maybe<Scalars['String']['output']>;
  /** The link invite in `/v1`. */
  location: Scalars['String']['output'];
};

/** A user's place in an organization. In `/v1` a member is known by the user's id. */
export type Member = Node & {
  __typename?: 'Member';
  /** Whether he is shut out for the time being. */
  disabled: Scalars['Boolean']['output'];
  /** Id of the membership (`mbr_…`). */
  id: Scalars['ID']['output'];
  /** When he joined. */
  joinedAt: Scalars['DateTime']['output'];
  /** When he was last seen; null: never. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** The organization. */
  organization: Organization;
  /** What he may do everywhere in it; null: guest, who may do what he was given one by one. */
  role?: Maybe<Role>;
  /** To how many spaces he was given a level of his own, himself or through a team. */
  spaceCount: Scalars['Int']['output'];
  /** The spaces that he may read and the caller may see. */
  spaces: MemberSpaceConnection;
  /** Whether he signs in through SAML. */
  sso: Scalars['Boolean']['output'];
  /** In how many teams he is. */
  teamCount: Scalars['Int']['output'];
  /** The teams he is in that the caller may see, by name. */
  teams: TeamMemberConnection;
  /** The user. */
  user: User;
  /** Id of the user, by which `/v1` knows the member. */
  userId: Scalars['ID']['output'];
};


/** A user's place in an organization. In `/v1` a member is known by the user's id. */
export type MemberSpacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<Order>;
};


/** A user's place in an organization. In `/v1` a member is known by the user's id. */
export type MemberTeamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A page of members. */
export type MemberConnection = {
  __typename?: 'MemberConnection';
  /** The members with their cursors. */
  edges: Array<MemberEdge>;
  /** The members. */
  nodes: Array<Member>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A member in a page. */
export type MemberEdge = {
  __typename?: 'MemberEdge';
  /** Where he lies in the list. */
  cursor: Scalars['String']['output'];
  /** The member. */
  node: Member;
};

/** By what members are listed. */
export type MemberSort =
  /** When they joined. */
  | 'JOINED_AT'
  /** When they were last seen; lists only who was seen at least once and is not disabled. */
  | 'LAST_SEEN_AT';

/** A space that a member may read. */
export type MemberSpace = {
  __typename?: 'MemberSpace';
  /** His level there. */
  permission: Role;
  /** The space. */
  space: Space;
};

/** A page of the spaces that a member may read. */
export type MemberSpaceConnection = {
  __typename?: 'MemberSpaceConnection';
  /** The same with their cursors. */
  edges: Array<MemberSpaceEdge>;
  /** The spaces with the member's level. */
  nodes: Array<MemberSpace>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A space in a page. */
export type MemberSpaceEdge = {
  __typename?: 'MemberSpaceEdge';
  /** Where it lies in the list. */
  cursor: Scalars['String']['output'];
  /** The space with the member's level. */
  node: MemberSpace;
};

/** A moved collection. */
export type MoveCollectionPayload = {
  __typename?: 'MoveCollectionPayload';
  /** The collection as it is now. */
  collection: Collection;
};

/** Where something goes. */
export type MoveContentInput = {
  /** Id of the collection to put it in; null: the top; where it is unless said. */
  parent?: InputMaybe<Scalars['ID']['input']>;
  /** Where among its siblings. */
  position?: InputMaybe<PositionInput>;
};

/** A moved space. */
export type MoveSpacePayload = {
  __typename?: 'MoveSpacePayload';
  /** The space as it is now. */
  space: Space;
};

/** What may be changed. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Joins by an invite or a link invite, with its secret and without a token. Somebody new gets an account and a personal token; who has an
   * account must send a token of his own (UNAUTHENTICATED otherwise), so that nobody joins, or gets a token, in another's name.
   */
  acceptInvite: AcceptInvitePayload;
  /** Makes a collection: level create or more where it is put. Who makes it and is no admin gets the level create on it. */
  createCollection: CreateCollectionPayload;
  /** Makes a link invite: admins. Refused (CONFLICT) while the organization's `inviteLinks` is off. */
  createLinkInvite: CreateLinkInvitePayload;
  /** Makes an organization; the caller becomes its admin. Service accounts make none. */
  createOrganization: CreateOrganizationPayload;
  /** Makes a service account: admins. */
  createServiceAccount: CreateServiceAccountPayload;
  /** Makes a token for a service account: admins. `organizations` may only name its own organization. A token with scopes gives no scopes that it lacks. */
  createServiceAccountToken: CreateTokenPayload;
  /** Makes a space: level create or more where it is put. Who makes it and is no admin gets the level create on it. */
  createSpace: CreateSpacePayload;
  /** Makes a team: admins. */
  createTeam: CreateTeamPayload;
  /** Makes a personal token for the caller. The token that is used for it must be one without scopes; one bound to organizations makes none. */
  createToken: CreateTokenPayload;
  /** Puts a collection and all that is in it into the trash, as one unit, for seven days: level create or more. */
  deleteCollection: DeleteCollectionPayload;
  /** Deletes a link invite, whose link ends at once: admins. */
  deleteLinkInvite: DeleteLinkInvitePayload;
  /** Deletes a service account; its tokens end at once. What it wrote stays, under its name: admins. */
  deleteServiceAccount: DeleteServiceAccountPayload;
  /** Puts a space into the trash for seven days: level create or more. */
  deleteSpace: DeleteSpacePayload;
  /** Deletes a team: admins. */
  deleteTeam: DeleteTeamPayload;
  /** Copies a space, right after it: its content, default level and grants, not its change requests and comments. Level create or more. */
  duplicateSpace: DuplicateSpacePayload;
  /** Gives several a level: level create or more. */
  grantAll: GrantAllPayload;
  /** Invites people by their addresses: admins. */
  inviteMembers: InviteMembersPayload;
  /** Moves a collection among its siblings or into another collection: level create or more there and here. Refused (CONFLICT) when nothing would change, or when it would lie inside itself. */
  moveCollection: MoveCollectionPayload;
  /** Moves a space among its siblings or into another collection: level create or more there and here. Refused (CONFLICT) when nothing would change. */
  moveSpace: MoveSpacePayload;
  /** Notes that the caller was here: every member. */
  pingOrganization: PingOrganizationPayload;
  /** Removes a member: admins, and everybody himself. The last admin cannot go (CONFLICT). */
  removeMember: RemoveMemberPayload;
  /** Takes back what was given to a member right here: level create or more. */
  removeMemberGrant: RemoveGrantPayload;
  /** Takes back what was given to a team right here: level create or more. */
  removeTeamGrant: RemoveGrantPayload;
  /** Takes somebody out of a team: admins, the team's owners, and everybody himself. */
  removeTeamMember: RemoveTeamMemberPayload;
  /** Brings a deleted collection back with all that was deleted with it: level create or more. One that is not deleted is refused (CONFLICT). */
  restoreCollection: RestoreCollectionPayload;
  /** Brings a deleted space back to where it was, or as near as there still is something: level create or more. One that is not deleted is refused (CONFLICT). */
  restoreSpace: RestoreSpacePayload;
  /** Takes an invite back: admins. */
  revokeInvite: RevokeInvitePayload;
  /** Ends a token of a service account at once: admins. */
  revokeServiceAccountToken: RevokeTokenPayload;
  /** Ends one of the caller's tokens at once. */
  revokeToken: RevokeTokenPayload;
  /** Gives a token of a service account a new secret; the old one ends at once: admins. */
  rotateServiceAccountToken: RotateTokenPayload;
  /** Gives one of the caller's tokens a new secret; the old one ends at once. */
  rotateToken: RotateTokenPayload;
  /** Shuts a member out, or lets him in again; what he was given stays. Admins; the last admin cannot be shut out (CONFLICT). */
  setMemberDisabled: SetMemberDisabledPayload;
  /** Gives a member a level on a space or collection, or changes it: level create or more. */
  setMemberGrant: SetGrantPayload;
  /** Marks a member as one who signs in through SAML: admins. */
  setMemberSSO: SetMemberSsoPayload;
  /** Gives a team a level on a space or collection, or changes it: level create or more. */
  setTeamGrant: SetGrantPayload;
  /** Puts a member into a team, or changes what he is in it: admins and the team's owners. */
  setTeamMember: SetTeamMemberPayload;
  /** Gives a collection with all that is in it to another organization: level create or more here and there. What was granted on it does not come along. */
  transferCollection: TransferCollectionPayload;
  /** Gives a space to another organization, collection or both: level create or more here and there. What was granted on it does not come along. */
  transferSpace: TransferSpacePayload;
  /** Changes a collection: level create or more. */
  updateCollection: UpdateCollectionPayload;
  /** Changes a link invite: admins. */
  updateLinkInvite: UpdateLinkInvitePayload;
  /** Changes a member's role: admins. */
  updateMember: UpdateMemberPayload;
  /** Changes the level that a member was given on a space or collection: level create or more. */
  updateMemberGrant: UpdateGrantPayload;
  /** Changes an organization: admins. */
  updateOrganization: UpdateOrganizationPayload;
  /** Changes a service account: admins. */
  updateServiceAccount: UpdateServiceAccountPayload;
  /** Changes a space: level create or more. */
  updateSpace: UpdateSpacePayload;
  /** Renames a team: admins. */
  updateTeam: UpdateTeamPayload;
  /** Changes the level that a team was given on a space or collection: level create or more. */
  updateTeamGrant: UpdateGrantPayload;
  /** Puts members into a team and takes others out, all or nothing: admins and the team's owners. */
  updateTeamMembers: UpdateTeamMembersPayload;
};


/** What may be changed. */
export type MutationAcceptInviteArgs = {
  id: Scalars['ID']['input'];
  input: AcceptInviteInput;
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCreateCollectionArgs = {
  input: CreateCollectionInput;
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCreateLinkInviteArgs = {
  input: CreateLinkInviteInput;
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCreateOrganizationArgs = {
  input: CreateOrganizationInput;
};


/** What may be changed. */
export type MutationCreateServiceAccountArgs = {
  input: CreateServiceAccountInput;
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCreateServiceAccountTokenArgs = {
  input: CreateTokenInput;
  organizationId: Scalars['ID']['input'];
  serviceAccountId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCreateSpaceArgs = {
  input: CreateSpaceInput;
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCreateTeamArgs = {
  input: CreateTeamInput;
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCreateTokenArgs = {
  input: CreateTokenInput;
};


/** What may be changed. */
export type MutationDeleteCollectionArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDeleteLinkInviteArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDeleteServiceAccountArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDeleteSpaceArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDeleteTeamArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDuplicateSpaceArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationGrantAllArgs = {
  contentId: Scalars['ID']['input'];
  input: GrantAllInput;
};


/** What may be changed. */
export type MutationInviteMembersArgs = {
  input: InviteMembersInput;
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationMoveCollectionArgs = {
  id: Scalars['ID']['input'];
  input: MoveContentInput;
};


/** What may be changed. */
export type MutationMoveSpaceArgs = {
  id: Scalars['ID']['input'];
  input: MoveContentInput;
};


/** What may be changed. */
export type MutationPingOrganizationArgs = {
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationRemoveMemberArgs = {
  organizationId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationRemoveMemberGrantArgs = {
  contentId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationRemoveTeamGrantArgs = {
  contentId: Scalars['ID']['input'];
  teamId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationRemoveTeamMemberArgs = {
  organizationId: Scalars['ID']['input'];
  teamId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationRestoreCollectionArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationRestoreSpaceArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationRevokeInviteArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationRevokeServiceAccountTokenArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  serviceAccountId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationRevokeTokenArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationRotateServiceAccountTokenArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  serviceAccountId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationRotateTokenArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationSetMemberDisabledArgs = {
  disabled: Scalars['Boolean']['input'];
  organizationId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationSetMemberGrantArgs = {
  contentId: Scalars['ID']['input'];
  input: GrantInput;
  userId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationSetMemberSsoArgs = {
  organizationId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationSetTeamGrantArgs = {
  contentId: Scalars['ID']['input'];
  input: GrantInput;
  teamId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationSetTeamMemberArgs = {
  input: SetTeamMemberInput;
  organizationId: Scalars['ID']['input'];
  teamId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationTransferCollectionArgs = {
  id: Scalars['ID']['input'];
  input: TransferContentInput;
};


/** What may be changed. */
export type MutationTransferSpaceArgs = {
  id: Scalars['ID']['input'];
  input: TransferContentInput;
};


/** What may be changed. */
export type MutationUpdateCollectionArgs = {
  id: Scalars['ID']['input'];
  input: UpdateCollectionInput;
};


/** What may be changed. */
export type MutationUpdateLinkInviteArgs = {
  id: Scalars['ID']['input'];
  input: UpdateLinkInviteInput;
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationUpdateMemberArgs = {
  input: UpdateMemberInput;
  organizationId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationUpdateMemberGrantArgs = {
  contentId: Scalars['ID']['input'];
  input: GrantInput;
  userId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationUpdateOrganizationArgs = {
  id: Scalars['ID']['input'];
  input: UpdateOrganizationInput;
};


/** What may be changed. */
export type MutationUpdateServiceAccountArgs = {
  id: Scalars['ID']['input'];
  input: UpdateServiceAccountInput;
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationUpdateSpaceArgs = {
  id: Scalars['ID']['input'];
  input: UpdateSpaceInput;
};


/** What may be changed. */
export type MutationUpdateTeamArgs = {
  id: Scalars['ID']['input'];
  input: UpdateTeamInput;
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationUpdateTeamGrantArgs = {
  contentId: Scalars['ID']['input'];
  input: GrantInput;
  teamId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationUpdateTeamMembersArgs = {
  input: UpdateTeamMembersInput;
  organizationId: Scalars['ID']['input'];
  teamId: Scalars['ID']['input'];
};

/** A space or collection beside which something is put. */
export type NeighbourInput = {
  /** Its id, in the older spelling. */
  collection?: InputMaybe<Scalars['ID']['input']>;
  /** Its id. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Its id, in the older spelling. */
  space?: InputMaybe<Scalars['ID']['input']>;
  /** Which kind it is; told by the id unless said. */
  type?: InputMaybe<ContentType>;
};

/** A thing with an id that is unique in the whole service. The id's prefix tells its type: `org_…`, `usr_…`, `team_…`. */
export type Node = {
  /** The id, the same in GraphQL, in `/v1` and in the database. */
  id: Scalars['ID']['output'];
};

/** The direction of a list. */
export type Order =
  /** Smallest or oldest first. */
  | 'ASC'
  /** Largest or newest first. */
  | 'DESC';

/** A company or community: the owner of members, teams, content and sites, and the border that no reference crosses. */
export type Organization = Node & {
  __typename?: 'Organization';
  /** Whether AI features are on. */
  ai: Scalars['Boolean']['output'];
  /** Who did what here, newest first: admins. */
  auditEvents: AuditEventConnection;
  /** How it pays; null when nothing is stored, or for who may not see it (`permissions.viewBilling`). */
  billing?: Maybe<Billing>;
  /** A change of plan that awaits it; null when none does, or for who may not see billing. */
  billingMigration?: Maybe<BillingMigration>;
  /** Why it is blocked; null when it is not. */
  blocked?: Maybe<Blocked>;
  /** Its collections that the caller may see, by their position among their siblings. */
  collections: CollectionConnection;
  /** Which kind of community, if it is one. */
  communityType?: Maybe<CommunityType>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Hostname of its own for public content. */
  customHostname?: Maybe<Scalars['String']['output']>;
  /** What a member sees first. */
  defaultContent?: Maybe<DefaultContent>;
  /** Role that new members get when nothing else says one; null: guest. */
  defaultRole?: Maybe<Role>;
  /** Domains whose people are recognised as belonging to it, in the order given. */
  emailDomains: Array<Scalars['String']['output']>;
  /** Its name in public addresses, 3 to 32 characters, unique in the service. */
  hostname?: Maybe<Scalars['String']['output']>;
  /** Id of the organization (`org_…`). */
  id: Scalars['ID']['output'];
  /** Whether invite links work. */
  inviteLinks: Scalars['Boolean']['output'];
  /** Invites that nobody has taken yet, newest first: admins. */
  invites: InviteConnection;
  /**
   * Always true.
   * @deprecated Always true.
   */
  isOnNewTrial: Scalars['Boolean']['output'];
  /** Its link invites, newest first: admins. */
  linkInvites: LinkInviteConnection;
  /** Its members, newest first unless said. Role read or more. */
  members: MemberConnection;
  /** The caller's own membership; null for a service account. */
  membership?: Maybe<Member>;
  /** What the caller may do here. */
  permissions: OrganizationPermissions;
  /** What it pays for. */
  plan: Plan;
  /** Its service accounts, newest first: admins. */
  serviceAccounts: ServiceAccountConnection;
  /** Its spaces that the caller may see, newest first. */
  spaces: SpaceConnection;
  /** Whether its members must sign in through one of its SAML providers. */
  sso: Scalars['Boolean']['output'];
  /** Its teams, by name. A guest's list holds the teams he is in. */
  teams: TeamConnection;
  /** Name, 2 to 255 characters. */
  title: Scalars['String']['output'];
  /** Its trial; null when nothing is stored, or for who may not see billing. */
  trial?: Maybe<Trial>;
  /** Company or community. */
  type: OrganizationType;
  /** Addresses of the organization. */
  urls: OrganizationUrls;
  /** What it mainly writes. */
  useCase?: Maybe<UseCase>;
};


/** A company or community: the owner of members, teams, content and sites, and the border that no reference crosses. */
export type OrganizationAuditEventsArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  actor?: InputMaybe<Scalars['ID']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  subject?: InputMaybe<Scalars['ID']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


/** A company or community: the owner of members, teams, content and sites, and the border that no reference crosses. */
export type OrganizationCollectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  nested?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A company or community: the owner of members, teams, content and sites, and the border that no reference crosses. */
export type OrganizationInvitesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A company or community: the owner of members, teams, content and sites, and the border that no reference crosses. */
export type OrganizationLinkInvitesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A company or community: the owner of members, teams, content and sites, and the border that no reference crosses. */
export type OrganizationMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<Order>;
  role?: InputMaybe<RoleFilter>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<MemberSort>;
};


/** A company or community: the owner of members, teams, content and sites, and the border that no reference crosses. */
export type OrganizationServiceAccountsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A company or community: the owner of members, teams, content and sites, and the border that no reference crosses. */
export type OrganizationSpacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  deleted?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};


/** A company or community: the owner of members, teams, content and sites, and the border that no reference crosses. */
export type OrganizationTeamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  owner?: InputMaybe<Scalars['ID']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A page of organizations. */
export type OrganizationConnection = {
  __typename?: 'OrganizationConnection';
  /** The organizations with their cursors. */
  edges: Array<OrganizationEdge>;
  /** The organizations. */
  nodes: Array<Organization>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An organization in a page. */
export type OrganizationEdge = {
  __typename?: 'OrganizationEdge';
  /** Where it lies in the list. */
  cursor: Scalars['String']['output'];
  /** The organization. */
  node: Organization;
};

/** What the caller may do with an organization. */
export type OrganizationPermissions = {
  __typename?: 'OrganizationPermissions';
  /** Change it: role admin. */
  admin: Scalars['Boolean']['output'];
  /** Make content: role create or more. */
  createContent: Scalars['Boolean']['output'];
  /** Add an OpenAPI spec: role edit or more. */
  createOpenAPISpec: Scalars['Boolean']['output'];
  /** Take in conversations: role create or more. */
  ingestConversations: Scalars['Boolean']['output'];
  /** List integrations: role edit or more. */
  listIntegrations: Scalars['Boolean']['output'];
  /** List members: role read or more. */
  listMembers: Scalars['Boolean']['output'];
  /** List teams: role read or more; a guest's list holds the teams he is in. */
  listTeams: Scalars['Boolean']['output'];
  /** Manage a team: the owner of one. */
  ownTeam: Scalars['Boolean']['output'];
  /** See it: every member. */
  view: Scalars['Boolean']['output'];
  /** See billing: role admin. */
  viewBilling: Scalars['Boolean']['output'];
};

/** Kinds of organization. */
export type OrganizationType =
  /** A company. */
  | 'BUSINESS'
  /** A community, see `CommunityType`. */
  | 'COMMUNITY';

/** Addresses of an organization. */
export type OrganizationUrls = {
  __typename?: 'OrganizationUrls';
  /** The organization in the app. */
  app: Scalars['String']['output'];
  /** The organization in `/v1`. */
  location: Scalars['String']['output'];
  /** Its logo. */
  logo?: Maybe<Scalars['String']['output']>;
};

/** Where a page of a connection lies in the whole. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last item; null on an empty page. Give it as `after` to get the next page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more items follow. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether items come before. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A member who was seen. */
export type PingOrganizationPayload = {
  __typename?: 'PingOrganizationPayload';
  /** The caller's membership. */
  member: Member;
  /** A signed token with the caller's claims for visitor authentication; null while the organization has no site that takes one. */
  serviceVisitorClaims?: Maybe<Scalars['String']['output']>;
};

/** Plans, as they are billed. */
export type Plan =
  /** Community, since 2024. */
  | 'COMMUNITY_2024'
  /** Enterprise, since 2024. */
  | 'ENTERPRISE_2024'
  /** Free, as it was before 2024. */
  | 'FREE'
  /** Free, since 2024. */
  | 'FREE_2024'
  /** Plus, as it was before 2024. */
  | 'PLUS'
  /** Plus, since 2024. */
  | 'PLUS_2024'
  /** Pro, as it was before 2024. */
  | 'PRO'
  /** Pro, since 2024. */
  | 'PRO_2024';

/** Where among its siblings something is put: right before one, right after one, or between two neighbours. The end when nothing is said. */
export type PositionInput = {
  /** Right after this one. */
  after?: InputMaybe<NeighbourInput>;
  /** Right before this one. */
  before?: InputMaybe<NeighbourInput>;
};

/** What anybody with an address of one of its domains may know of an organization. */
export type PublicOrganization = {
  __typename?: 'PublicOrganization';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The domain that was asked for, and no other. */
  emailDomains: Array<Scalars['String']['output']>;
  /** Id of the organization. */
  id: Scalars['ID']['output'];
  /** Whether invite links work. */
  inviteLinks: Scalars['Boolean']['output'];
  /** All false: it is no member who asks. */
  permissions: OrganizationPermissions;
  /** What it pays for. */
  plan: Plan;
  /** Whether its members must sign in through SAML. */
  sso: Scalars['Boolean']['output'];
  /** Name. */
  title: Scalars['String']['output'];
  /** Company or community. */
  type: OrganizationType;
  /** Addresses of the organization. */
  urls: OrganizationUrls;
};

/** What may be read. */
export type Query = {
  __typename?: 'Query';
  /** A collection: level read or more. */
  collection?: Maybe<Collection>;
  /** The organizations that claim an e-mail domain. Answered for the domain of the caller's own address, and empty for any other. */
  emailDomainOrganizations: Array<PublicOrganization>;
  /** A link invite: admins. */
  linkInvite?: Maybe<LinkInvite>;
  /** A member of an organization: role read or more, or the caller himself. */
  member?: Maybe<Member>;
  /** What was given to a user right on a space or collection. */
  memberGrant?: Maybe<Grant>;
  /** The thing with this id; null when there is none, or none that the caller may see. A text that is no id is refused. */
  node?: Maybe<Node>;
  /** The things with these ids, in their order; null where there is none that the caller may see. At most 100. */
  nodes: Array<Maybe<Node>>;
  /** An organization of the caller. */
  organization?: Maybe<Organization>;
  /** The organizations of the caller, newest first. */
  organizations: OrganizationConnection;
  /** A service account: admins. */
  serviceAccount?: Maybe<ServiceAccount>;
  /** A token of a service account: admins. */
  serviceAccountToken?: Maybe<ApiToken>;
  /** The organizations that claim the domain of an e-mail address, with their ways to sign in. Needs no token; an unknown domain gives an empty list. */
  signInOrganizations: Array<SignInOrganization>;
  /** A space: level read or more; a deleted one, level create or more. */
  space?: Maybe<Space>;
  /** What a subdomain leads to. */
  subdomain?: Maybe<Subdomain>;
  /** A team: role read or more, or in it. */
  team?: Maybe<Team>;
  /** What was given to a team right on a space or collection. */
  teamGrant?: Maybe<Grant>;
  /** One of the caller's own tokens. */
  token?: Maybe<ApiToken>;
  /** The caller's own tokens that are not revoked, newest first. Never their secrets. */
  tokens: ApiTokenConnection;
  /** A user who shares an organization with the caller. */
  user?: Maybe<User>;
  /** Who is asking: the user of the token. */
  viewer: User;
};


/** What may be read. */
export type QueryCollectionArgs = {
  id: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryEmailDomainOrganizationsArgs = {
  emailDomain: Scalars['String']['input'];
};


/** What may be read. */
export type QueryLinkInviteArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryMemberArgs = {
  organizationId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryMemberGrantArgs = {
  contentId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What may be read. */
export type QueryOrganizationArgs = {
  id: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryOrganizationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be read. */
export type QueryServiceAccountArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryServiceAccountTokenArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  serviceAccountId: Scalars['ID']['input'];
};


/** What may be read. */
export type QuerySignInOrganizationsArgs = {
  email: Scalars['String']['input'];
};


/** What may be read. */
export type QuerySpaceArgs = {
  id: Scalars['ID']['input'];
  shareKey?: InputMaybe<Scalars['String']['input']>;
};


/** What may be read. */
export type QuerySubdomainArgs = {
  subdomain: Scalars['String']['input'];
};


/** What may be read. */
export type QueryTeamArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryTeamGrantArgs = {
  contentId: Scalars['ID']['input'];
  teamId: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryTokenArgs = {
  id: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryTokensArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What may be read. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};

/** A level that was taken back. */
export type RemoveGrantPayload = {
  __typename?: 'RemoveGrantPayload';
  /** Id of the grant that is gone; null when there was none. */
  removedGrantId?: Maybe<Scalars['ID']['output']>;
};

/** A removed member. */
export type RemoveMemberPayload = {
  __typename?: 'RemoveMemberPayload';
  /** Id of the user who is a member no more; null when he was none. */
  removedUserId?: Maybe<Scalars['ID']['output']>;
};

/** Somebody who was taken out of a team. */
export type RemoveTeamMemberPayload = {
  __typename?: 'RemoveTeamMemberPayload';
  /** Id of the user who is in the team no more; null when he was not in it. */
  removedUserId?: Maybe<Scalars['ID']['output']>;
};

/** A collection brought back. */
export type RestoreCollectionPayload = {
  __typename?: 'RestoreCollectionPayload';
  /** The collection as it is now. */
  collection: Collection;
};

/** A space brought back. */
export type RestoreSpacePayload = {
  __typename?: 'RestoreSpacePayload';
  /** The space as it is now. */
  space: Space;
};

/** An invite that was taken back. */
export type RevokeInvitePayload = {
  __typename?: 'RevokeInvitePayload';
  /** Id of the invite that is gone; null when there was none. */
  revokedInviteId?: Maybe<Scalars['ID']['output']>;
};

/** A revoked token. */
export type RevokeTokenPayload = {
  __typename?: 'RevokeTokenPayload';
  /** Id of the token that is gone; null when there was none. */
  revokedTokenId?: Maybe<Scalars['ID']['output']>;
};

/** What a member may do, from most to least. Where a role may be null, null means guest. */
export type Role =
  /** Administrate the organization and all its content. */
  | 'ADMIN'
  /** Comment. */
  | 'COMMENT'
  /** Make, change and delete content. */
  | 'CREATE'
  /** Edit through change requests. */
  | 'EDIT'
  /** Read. */
  | 'READ'
  /** Review and merge. */
  | 'REVIEW';

/** A role to look for, guests included. */
export type RoleFilter =
  /** Admins. */
  | 'ADMIN'
  /** Who may comment. */
  | 'COMMENT'
  /** Who may create. */
  | 'CREATE'
  /** Who may edit. */
  | 'EDIT'
  /** Guests: members without a role. */
  | 'GUEST'
  /** Who may read. */
  | 'READ'
  /** Who may review. */
  | 'REVIEW';

/** A token with a new secret. */
export type RotateTokenPayload = {
  __typename?: 'RotateTokenPayload';
  /** Its new secret, shown this once. The old one ended with this. */
  secret: Scalars['String']['output'];
  /** The token. */
  token: ApiToken;
};

/** A way to sign in to an organization. */
export type SsoLogin = {
  __typename?: 'SSOLogin';
  /** Id of the SAML provider. */
  id: Scalars['ID']['output'];
  /** What to show on the button. */
  label: Scalars['String']['output'];
  /** Where the sign-in begins. */
  startURL: Scalars['String']['output'];
};

/** A program that works in one organization with a role and tokens of its own. It is no member and has no seat. */
export type ServiceAccount = Node & {
  __typename?: 'ServiceAccount';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Who made it. */
  createdBy?: Maybe<User>;
  /** Id of the service account (`sva_…`). */
  id: Scalars['ID']['output'];
  /** Name, 1 to 64 characters. */
  name: Scalars['String']['output'];
  /** The organization. */
  organization: Organization;
  /** What it may do everywhere in the organization; null: what a guest may. */
  role?: Maybe<Role>;
  /** Its tokens that are not revoked, newest first. */
  tokens: ApiTokenConnection;
  /** Addresses of the service account. */
  urls: ServiceAccountUrls;
  /** The user as whom it appears. */
  user: User;
};


/** A program that works in one organization with a role and tokens of its own. It is no member and has no seat. */
export type ServiceAccountTokensArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of service accounts. */
export type ServiceAccountConnection = {
  __typename?: 'ServiceAccountConnection';
  /** The service accounts with their cursors. */
  edges: Array<ServiceAccountEdge>;
  /** The service accounts. */
  nodes: Array<ServiceAccount>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A service account in a page. */
export type ServiceAccountEdge = {
  __typename?: 'ServiceAccountEdge';
  /** Where it lies in the list. */
  cursor: Scalars['String']['output'];
  /** The service account. */
  node: ServiceAccount;
};

/** Addresses of a service account. */
export type ServiceAccountUrls = {
  __typename?: 'ServiceAccountUrls';
  /** The service account in `/v1`. */
  location: Scalars['String']['output'];
};

/** A level that was given. */
export type SetGrantPayload = {
  __typename?: 'SetGrantPayload';
  /** What is given now. */
  grant: Grant;
};

/** A member who was shut out or let in again. */
export type SetMemberDisabledPayload = {
  __typename?: 'SetMemberDisabledPayload';
  /** The member as he is now. */
  member: Member;
};

/** A member who signs in through SAML from now on. */
export type SetMemberSsoPayload = {
  __typename?: 'SetMemberSSOPayload';
  /** The member as he is now. */
  member: Member;
};

/** What somebody is to be in a team. */
export type SetTeamMemberInput = {
  /** What he is to be: MEMBER unless said; unchanged when he is in already. */
  role?: InputMaybe<TeamRole>;
};

/** Somebody who was put into a team. */
export type SetTeamMemberPayload = {
  __typename?: 'SetTeamMemberPayload';
  /** His place in it. */
  teamMember: TeamMember;
};

/** An organization that somebody may sign in to. */
export type SignInOrganization = {
  __typename?: 'SignInOrganization';
  /** Id of the organization. */
  id: Scalars['ID']['output'];
  /** Its ways to sign in. */
  logins: Array<SsoLogin>;
  /** Name. */
  title: Scalars['String']['output'];
};

/** A body of content: pages in a tree, with their history. */
export type Space = Node & {
  __typename?: 'Space';
  /** How many change requests it has, in all states. */
  changeRequestCount: Scalars['Int']['output'];
  /** How many open comments it has, on itself and on its change requests. */
  commentCount: Scalars['Int']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What members may do when nobody gave them anything here; null: nothing. */
  defaultLevel?: Maybe<DefaultLevel>;
  /** When it was put into the trash, from which it goes seven days later; null when it is not there. */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many of them are drafts. */
  draftChangeRequestCount: Scalars['Int']['output'];
  /** How its content is changed. */
  editMode: SpaceEditMode;
  /** What a user may do here, and why: oneself, or level create or more. The caller unless said. */
  effectiveAccess: EffectiveAccess;
  /** Its sign, an emoji. */
  emoji: Scalars['String']['output'];
  /** What it is kept in step with; null for nothing. */
  gitSync?: Maybe<GitSync>;
  /** Id of the space (`spc_…`). */
  id: Scalars['ID']['output'];
  /** What every member may do here who may do anything, newest member first: level create or more. */
  memberAccess: EffectiveAccessConnection;
  /** What was given to members right here, newest first: level create or more. */
  memberGrants: GrantConnection;
  /** How many of them are open. */
  openChangeRequestCount: Scalars['Int']['output'];
  /** The organization. */
  organization: Organization;
  /** Id of the organization. */
  organizationId: Scalars['ID']['output'];
  /** The collection that it lies in; null at the top. */
  parent?: Maybe<Collection>;
  /** Id of the collection that it lies in; null at the top. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** What the caller may do with it. */
  permissions: SpacePermissions;
  /** Id of the revision that is its content now. */
  revisionId: Scalars['ID']['output'];
  /** What was given to teams right here, newest first: level create or more. */
  teamGrants: GrantConnection;
  /** Name, at most 50 characters. */
  title: Scalars['String']['output'];
  /** What it holds. */
  type: SpaceType;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Addresses of the space. */
  urls: SpaceUrls;
  /** How it may be read without being a member. */
  visibility: SpaceVisibility;
  /** How its visitors sign in; null when they do not. */
  visitorAuth?: Maybe<VisitorAuth>;
};


/** A body of content: pages in a tree, with their history. */
export type SpaceEffectiveAccessArgs = {
  user?: InputMaybe<Scalars['ID']['input']>;
};


/** A body of content: pages in a tree, with their history. */
export type SpaceMemberAccessArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A body of content: pages in a tree, with their history. */
export type SpaceMemberGrantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A body of content: pages in a tree, with their history. */
export type SpaceTeamGrantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of spaces. */
export type SpaceConnection = {
  __typename?: 'SpaceConnection';
  /** The spaces with their cursors. */
  edges: Array<SpaceEdge>;
  /** The spaces. */
  nodes: Array<Space>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A space in a page. */
export type SpaceEdge = {
  __typename?: 'SpaceEdge';
  /** Where it lies in the list. */
  cursor: Scalars['String']['output'];
  /** The space. */
  node: Space;
};

/** How the content of a space is changed. */
export type SpaceEditMode =
  /** Directly, and by change requests. */
  | 'LIVE'
  /** By change requests alone. */
  | 'LOCKED';

/** What the caller may do with a space. */
export type SpacePermissions = {
  __typename?: 'SpacePermissions';
  /** Open it in the app: level read or more. */
  access: Scalars['Boolean']['output'];
  /** Change it: level create or more. */
  admin: Scalars['Boolean']['output'];
  /** Comment: level comment or more. */
  comment: Scalars['Boolean']['output'];
  /** Edit: level edit or more. */
  edit: Scalars['Boolean']['output'];
  /** Merge: level review or more. */
  merge: Scalars['Boolean']['output'];
  /** Review: level review or more. */
  review: Scalars['Boolean']['output'];
  /** Bring it in step with its repository: level create or more, where it has one. */
  triggerGitSync: Scalars['Boolean']['output'];
  /** See it: level read or more, or as a visitor of a site. */
  view: Scalars['Boolean']['output'];
  /** See invite links: level create or more, while the organization has them on. */
  viewInviteLinks: Scalars['Boolean']['output'];
};

/** Kinds of space. */
export type SpaceType =
  /** Pages. */
  | 'DOCUMENT';

/** Addresses of a space. */
export type SpaceUrls = {
  __typename?: 'SpaceUrls';
  /** The space in the app. */
  app: Scalars['String']['output'];
  /** Its icon. */
  icon?: Maybe<Scalars['String']['output']>;
  /** The space in `/v1`. */
  location: Scalars['String']['output'];
  /** Where everybody reads it; null while it is not public. */
  public?: Maybe<Scalars['String']['output']>;
  /** Where its visitors read it; null while it is not published. */
  published?: Maybe<Scalars['String']['output']>;
};

/** How a space may be read. */
export type SpaceVisibility =
  /** By whoever may read the collection that it lies in. */
  | 'IN_COLLECTION'
  /** By members who may read it. */
  | 'PRIVATE'
  /** By everybody, and search engines list it, where a published site shows it. */
  | 'PUBLIC'
  /** By who has a secret link, where a published site shows it. */
  | 'SHARE_LINK'
  /** By everybody who knows the address, where a published site shows it. */
  | 'UNLISTED'
  /** By visitors who sign in, where a published site shows it. */
  | 'VISITOR_AUTH';

/** A name under the service's public address, taken by one organization for good: one that it has left stays reserved for it. */
export type Subdomain = {
  __typename?: 'Subdomain';
  /** Whether the organization uses it now. */
  isActive: Scalars['Boolean']['output'];
  /** The name, 3 to 32 characters. */
  subdomain: Scalars['String']['output'];
  /** What it leads to. */
  target: SubdomainTarget;
};

/** What a subdomain leads to. */
export type SubdomainTarget = {
  __typename?: 'SubdomainTarget';
  /** Id of the organization. */
  organization: Scalars['ID']['output'];
  /** What it is. */
  type: SubdomainTargetType;
};

/** What a subdomain of the service leads to. */
export type SubdomainTargetType =
  /** An organization. */
  | 'ORGANIZATION';

/** Members who get their levels together. */
export type Team = Node & {
  __typename?: 'Team';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the team (`team_…`). */
  id: Scalars['ID']['output'];
  /** How many members it has. */
  memberCount: Scalars['Int']['output'];
  /** Its members, newest first. */
  members: TeamMemberConnection;
  /** The organization. */
  organization: Organization;
  /** What the caller may do with it. */
  permissions: TeamPermissions;
  /** To how many spaces it was given a level. */
  spaceCount: Scalars['Int']['output'];
  /** Name, 1 to 64 characters. */
  title: Scalars['String']['output'];
};


/** Members who get their levels together. */
export type TeamMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of teams. */
export type TeamConnection = {
  __typename?: 'TeamConnection';
  /** The teams with their cursors. */
  edges: Array<TeamEdge>;
  /** The teams. */
  nodes: Array<Team>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A team in a page. */
export type TeamEdge = {
  __typename?: 'TeamEdge';
  /** Where it lies in the list. */
  cursor: Scalars['String']['output'];
  /** The team. */
  node: Team;
};

/** Somebody in a team. */
export type TeamMember = Node & {
  __typename?: 'TeamMember';
  /** Id of the place in the team (`tmb_…`). */
  id: Scalars['ID']['output'];
  /** The member of the organization. */
  member: Member;
  /** What he is in the team. */
  membership: TeamMembership;
  /** What the caller may do. */
  permissions: TeamMemberPermissions;
  /** The team. */
  team: Team;
};

/** A page of places in teams: of one team, or of one member. */
export type TeamMemberConnection = {
  __typename?: 'TeamMemberConnection';
  /** The places with their cursors. */
  edges: Array<TeamMemberEdge>;
  /** The places. */
  nodes: Array<TeamMember>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A place in a team, in a page. */
export type TeamMemberEdge = {
  __typename?: 'TeamMemberEdge';
  /** Where it lies in the list. */
  cursor: Scalars['String']['output'];
  /** The place. */
  node: TeamMember;
};

/** What the caller may do with somebody in a team. */
export type TeamMemberPermissions = {
  __typename?: 'TeamMemberPermissions';
  /** See him. */
  view: Scalars['Boolean']['output'];
};

/** What somebody is in a team. */
export type TeamMembership = {
  __typename?: 'TeamMembership';
  /** The role. */
  role: TeamRole;
};

/** A user and what he is to be in the team. */
export type TeamMembershipInput = {
  /** What he is to be: MEMBER unless said; unchanged when he is in already. */
  role?: InputMaybe<TeamRole>;
  /** Id or e-mail address of the user. */
  user: Scalars['String']['input'];
};

/** What the caller may do with a team. */
export type TeamPermissions = {
  __typename?: 'TeamPermissions';
  /** Change it: organization admins, and its owners for its members. */
  admin: Scalars['Boolean']['output'];
  /** See it: role read or more, or in it. */
  view: Scalars['Boolean']['output'];
};

/** What somebody is in a team. */
export type TeamRole =
  /** Is in the team. */
  | 'MEMBER'
  /** Manages the team's members. */
  | 'OWNER';

/** Kinds of API token. */
export type TokenKind =
  /** Of a person, `lp_…`. */
  | 'PERSONAL'
  /** Of a service account, `ls_…`. */
  | 'SERVICE_ACCOUNT';

/** A transferred collection. */
export type TransferCollectionPayload = {
  __typename?: 'TransferCollectionPayload';
  /** The collection as it is now; null when the caller may not see it there. */
  collection?: Maybe<Collection>;
};

/** To whom something goes. */
export type TransferContentInput = {
  /** Id of the organization. */
  organization: Scalars['ID']['input'];
  /** Id of a collection there; its top unless said. */
  parent?: InputMaybe<Scalars['ID']['input']>;
};

/** A transferred space. */
export type TransferSpacePayload = {
  __typename?: 'TransferSpacePayload';
  /** The space as it is now; null when the caller may not see it there. */
  space?: Maybe<Space>;
};

/** A time in which a plan is tried. */
export type Trial = {
  __typename?: 'Trial';
  /** What was decided. */
  decision?: Maybe<TrialDecision>;
  /** When it ends. */
  endDate?: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  status: TrialStatus;
};

/** What was decided at the end of a trial. */
export type TrialDecision =
  /** Down to the free plan. */
  | 'DOWNGRADE';

/** States of a trial. */
export type TrialStatus =
  /** Running. */
  | 'ACTIVE'
  /** Ended by a decision. */
  | 'ENDED'
  /** Ended by time. */
  | 'EXPIRED'
  /** Not begun. */
  | 'NONE'
  /** The plan has no trial. */
  | 'NOTAPPLICABLE';

/** What changes in a collection. What is absent stays. */
export type UpdateCollectionInput = {
  /** What members may do when nobody gave them anything here; null: nothing. */
  defaultLevel?: InputMaybe<DefaultLevel>;
  /** What it is for; empty: nothing said. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Name. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A changed collection. */
export type UpdateCollectionPayload = {
  __typename?: 'UpdateCollectionPayload';
  /** The collection as it is now. */
  collection: Collection;
};

/** A level that was changed. */
export type UpdateGrantPayload = {
  __typename?: 'UpdateGrantPayload';
  /** What is given now. */
  grant: Grant;
};

/** What changes in a link invite. What is absent stays. */
export type UpdateLinkInviteInput = {
  /** When it ends; null: never. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** How often it may be used, 1 to 100000; null: any number. */
  maxUses?: InputMaybe<Scalars['Int']['input']>;
  /** The role that its takers get; null: guest. Not ADMIN. */
  role?: InputMaybe<Role>;
  /** Id of the team that its takers join; null: none. */
  team?: InputMaybe<Scalars['ID']['input']>;
};

/** A changed link invite. */
export type UpdateLinkInvitePayload = {
  __typename?: 'UpdateLinkInvitePayload';
  /** The link invite as it is now. */
  linkInvite: LinkInvite;
};

/** What changes in a member. */
export type UpdateMemberInput = {
  /** The new role; null: guest. The last admin cannot be lowered (CONFLICT). */
  role?: InputMaybe<Role>;
};

/** A changed member. */
export type UpdateMemberPayload = {
  __typename?: 'UpdateMemberPayload';
  /** The member as he is now. */
  member: Member;
};

/** What changes in an organization. What is absent stays. */
export type UpdateOrganizationInput = {
  /** Whether AI features are on. */
  ai?: InputMaybe<Scalars['Boolean']['input']>;
  /** What a member sees first; null: nothing in particular. */
  defaultContent?: InputMaybe<DefaultContentInput>;
  /** Role that new members get when nothing else says one; null: guest. */
  defaultRole?: InputMaybe<Role>;
  /** Domains whose people belong to it: each to one organization only, none of a public mail provider. At most 50. */
  emailDomains?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Its name in public addresses: small letters, digits and hyphens, unique in the service. */
  hostname?: InputMaybe<Scalars['String']['input']>;
  /** Whether invite links work. */
  inviteLinks?: InputMaybe<Scalars['Boolean']['input']>;
  /** Address of a logo; null removes it. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** Whether members must sign in through SAML. Refused (CONFLICT) while no provider is active. */
  sso?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A changed organization. */
export type UpdateOrganizationPayload = {
  __typename?: 'UpdateOrganizationPayload';
  /** The organization as it is now. */
  organization: Organization;
};

/** What changes in a service account. What is absent stays. */
export type UpdateServiceAccountInput = {
  /** Name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What it may do; null: what a guest may. */
  role?: InputMaybe<Role>;
};

/** A changed service account. */
export type UpdateServiceAccountPayload = {
  __typename?: 'UpdateServiceAccountPayload';
  /** The service account as it is now. */
  serviceAccount: ServiceAccount;
};

/** What changes in a space. What is absent stays. */
export type UpdateSpaceInput = {
  /** What members may do when nobody gave them anything here; null: nothing. */
  defaultLevel?: InputMaybe<DefaultLevel>;
  /** How its content is changed. */
  editMode?: InputMaybe<SpaceEditMode>;
  /** Its sign, one emoji. */
  emoji?: InputMaybe<Scalars['String']['input']>;
  /** Name. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** How it may be read without being a member. IN_COLLECTION only inside a collection. */
  visibility?: InputMaybe<SpaceVisibility>;
};

/** A changed space. */
export type UpdateSpacePayload = {
  __typename?: 'UpdateSpacePayload';
  /** The space as it is now. */
  space: Space;
};

/** What changes in a team. */
export type UpdateTeamInput = {
  /** Name. */
  title: Scalars['String']['input'];
};

/** Who comes into a team and who goes. Each is named by the user's id or e-mail address; who is no member of the organization is refused, and then nothing is done. */
export type UpdateTeamMembersInput = {
  /** Who comes in; who is in already stays as he is. At most 1000. */
  add?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Who comes in, or is in, with which role. At most 1000. */
  memberships?: InputMaybe<Array<TeamMembershipInput>>;
  /** Who goes. Somebody named in both `add` and `remove` goes. At most 1000. */
  remove?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A team whose members changed. */
export type UpdateTeamMembersPayload = {
  __typename?: 'UpdateTeamMembersPayload';
  /** The team as it is now. */
  team: Team;
};

/** A changed team. */
export type UpdateTeamPayload = {
  __typename?: 'UpdateTeamPayload';
  /** The team as it is now. */
  team: Team;
};

/** What an organization mainly writes. */
export type UseCase =
  /** A site whose audience is controlled. */
  | 'AUDIENCE_CONTROLLED_SITE'
  /** A design system. */
  | 'DESIGN_SYSTEM'
  /** A documentation site. */
  | 'DOCS_SITE'
  /** Internal documentation. */
  | 'INTERNAL_DOCS'
  /** Notes. */
  | 'NOTES'
  /** Documentation of open source. */
  | 'OPEN_SOURCE_DOCS'
  /** Something else. */
  | 'OTHER'
  /** Documentation of a product. */
  | 'PRODUCT_DOCS'
  /** The knowledge of a team. */
  | 'TEAM_KNOWLEDGE_BASE';

/** A person, or the face of a service account. Their public fields are shown to whoever shares an organization with them. */
export type User = Node & {
  __typename?: 'User';
  /** When the user was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The name to show. */
  displayName: Scalars['String']['output'];
  /** E-mail address, in lower case. */
  email: Scalars['String']['output'];
  /** Id of the user (`usr_…`). */
  id: Scalars['ID']['output'];
  /** Address of a picture. */
  photoURL?: Maybe<Scalars['String']['output']>;
  /** Addresses of the user. */
  urls: UserUrls;
};

/** Addresses of a user. */
export type UserUrls = {
  __typename?: 'UserUrls';
  /** The user in `/v1`. */
  location: Scalars['String']['output'];
};

/** How a space's visitors sign in. */
export type VisitorAuth = {
  __typename?: 'VisitorAuth';
  /** Who signs them in. */
  backend: VisitorAuthBackend;
};

/** Who signs visitors in. */
export type VisitorAuthBackend =
  /** A program of the organization's own. */
  | 'CUSTOM'
  /** An integration. */
  | 'INTEGRATION';

/** How `/v1` spells the values of an enum. */
export type WireCase =
  /** `joinedAt` */
  | 'CAMEL'
  /** `visitor-auth` */
  | 'KEBAB'
  /** `free_2024` */
  | 'SNAKE'
  /** `FETCH_TIMEOUT` */
  | 'UPPER';



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( ApiTokenRow )
    | ( AuditEventRow )
    | ( CollectionRow )
    | ( GrantRow )
    | ( InviteRow )
    | ( LinkInviteRow )
    | ( MemberRow )
    | ( OrganizationRow )
    | ( ServiceAccountRow )
    | ( SpaceRow )
    | ( TeamRow )
    | ( TeamMemberRow )
    | ( UserRow )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptInviteInput: AcceptInviteInput;
  AcceptInvitePayload: ResolverTypeWrapper<Omit<AcceptInvitePayload, 'member'> & { member: ResolversTypes['Member'] }>;
  ApiToken: ResolverTypeWrapper<ApiTokenRow>;
  ApiTokenConnection: ResolverTypeWrapper<ApiTokenPage>;
  ApiTokenEdge: ResolverTypeWrapper<Omit<ApiTokenEdge, 'node'> & { node: ResolversTypes['ApiToken'] }>;
  ApiTokenUrls: ResolverTypeWrapper<ApiTokenUrls>;
  AuditEvent: ResolverTypeWrapper<AuditEventRow>;
  AuditEventConnection: ResolverTypeWrapper<AuditEventPage>;
  AuditEventEdge: ResolverTypeWrapper<Omit<AuditEventEdge, 'node'> & { node: ResolversTypes['AuditEvent'] }>;
  AuditPath: ResolverTypeWrapper<AuditPath>;
  Billing: ResolverTypeWrapper<Billing>;
  BillingInterval: BillingInterval;
  BillingMigration: ResolverTypeWrapper<BillingMigration>;
  Blocked: ResolverTypeWrapper<Blocked>;
  BlockedReason: BlockedReason;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Collection: ResolverTypeWrapper<CollectionRow>;
  CollectionConnection: ResolverTypeWrapper<CollectionPage>;
  CollectionEdge: ResolverTypeWrapper<Omit<CollectionEdge, 'node'> & { node: ResolversTypes['Collection'] }>;
  CollectionPermissions: ResolverTypeWrapper<CollectionPermissions>;
  CollectionUrls: ResolverTypeWrapper<CollectionUrls>;
  CommunityType: CommunityType;
  ContentType: ContentType;
  CreateCollectionInput: CreateCollectionInput;
  CreateCollectionPayload: ResolverTypeWrapper<Omit<CreateCollectionPayload, 'collection'> & { collection: ResolversTypes['Collection'] }>;
  CreateLinkInviteInput: CreateLinkInviteInput;
  CreateLinkInvitePayload: ResolverTypeWrapper<Omit<CreateLinkInvitePayload, 'linkInvite'> & { linkInvite: ResolversTypes['LinkInvite'] }>;
  CreateOrganizationInput: CreateOrganizationInput;
  CreateOrganizationPayload: ResolverTypeWrapper<Omit<CreateOrganizationPayload, 'organization'> & { organization: ResolversTypes['Organization'] }>;
  CreateServiceAccountInput: CreateServiceAccountInput;
  CreateServiceAccountPayload: ResolverTypeWrapper<Omit<CreateServiceAccountPayload, 'serviceAccount'> & { serviceAccount: ResolversTypes['ServiceAccount'] }>;
  CreateSpaceInput: CreateSpaceInput;
  CreateSpacePayload: ResolverTypeWrapper<Omit<CreateSpacePayload, 'space'> & { space: ResolversTypes['Space'] }>;
  CreateTeamInput: CreateTeamInput;
  CreateTeamPayload: ResolverTypeWrapper<Omit<CreateTeamPayload, 'team'> & { team: ResolversTypes['Team'] }>;
  CreateTokenInput: CreateTokenInput;
  CreateTokenPayload: ResolverTypeWrapper<Omit<CreateTokenPayload, 'token'> & { token: ResolversTypes['ApiToken'] }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DefaultContent: ResolverTypeWrapper<DefaultContent>;
  DefaultContentInput: DefaultContentInput;
  DefaultContentType: DefaultContentType;
  DefaultLevel: DefaultLevel;
  DeleteCollectionPayload: ResolverTypeWrapper<DeleteCollectionPayload>;
  DeleteLinkInvitePayload: ResolverTypeWrapper<DeleteLinkInvitePayload>;
  DeleteServiceAccountPayload: ResolverTypeWrapper<DeleteServiceAccountPayload>;
  DeleteSpacePayload: ResolverTypeWrapper<DeleteSpacePayload>;
  DeleteTeamPayload: ResolverTypeWrapper<DeleteTeamPayload>;
  DuplicateSpacePayload: ResolverTypeWrapper<Omit<DuplicateSpacePayload, 'space'> & { space: ResolversTypes['Space'] }>;
  EffectiveAccess: ResolverTypeWrapper<EffectiveAccessRow>;
  EffectiveAccessConnection: ResolverTypeWrapper<EffectiveAccessPage>;
  EffectiveAccessEdge: ResolverTypeWrapper<Omit<EffectiveAccessEdge, 'node'> & { node: ResolversTypes['EffectiveAccess'] }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Format: Format;
  GitSync: ResolverTypeWrapper<GitSync>;
  GitSyncProvider: GitSyncProvider;
  Grant: ResolverTypeWrapper<GrantRow>;
  GrantAllInput: GrantAllInput;
  GrantAllPayload: ResolverTypeWrapper<Omit<GrantAllPayload, 'grants'> & { grants: Array<ResolversTypes['Grant']> }>;
  GrantConnection: ResolverTypeWrapper<GrantPage>;
  GrantEdge: ResolverTypeWrapper<Omit<GrantEdge, 'node'> & { node: ResolversTypes['Grant'] }>;
  GrantInput: GrantInput;
  GrantOrigin: ResolverTypeWrapper<GrantOrigin>;
  GrantToInput: GrantToInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invite: ResolverTypeWrapper<InviteRow>;
  InviteConnection: ResolverTypeWrapper<InvitePage>;
  InviteEdge: ResolverTypeWrapper<Omit<InviteEdge, 'node'> & { node: ResolversTypes['Invite'] }>;
  InviteMembersInput: InviteMembersInput;
  InviteMembersPayload: ResolverTypeWrapper<Omit<InviteMembersPayload, 'invites'> & { invites: Array<ResolversTypes['Invite']> }>;
  InviteUrls: ResolverTypeWrapper<InviteUrls>;
  LevelReason: LevelReason;
  LevelSource: ResolverTypeWrapper<LevelSource>;
  LinkInvite: ResolverTypeWrapper<LinkInviteRow>;
  LinkInviteConnection: ResolverTypeWrapper<LinkInvitePage>;
  LinkInviteEdge: ResolverTypeWrapper<Omit<LinkInviteEdge, 'node'> & { node: ResolversTypes['LinkInvite'] }>;
  LinkInviteUrls: ResolverTypeWrapper<LinkInviteUrls>;
  Member: ResolverTypeWrapper<MemberRow>;
  MemberConnection: ResolverTypeWrapper<MemberPage>;
  MemberEdge: ResolverTypeWrapper<Omit<MemberEdge, 'node'> & { node: ResolversTypes['Member'] }>;
  MemberSort: MemberSort;
  MemberSpace: ResolverTypeWrapper<MemberSpaceRow>;
  MemberSpaceConnection: ResolverTypeWrapper<MemberSpacePage>;
  MemberSpaceEdge: ResolverTypeWrapper<Omit<MemberSpaceEdge, 'node'> & { node: ResolversTypes['MemberSpace'] }>;
  MoveCollectionPayload: ResolverTypeWrapper<Omit<MoveCollectionPayload, 'collection'> & { collection: ResolversTypes['Collection'] }>;
  MoveContentInput: MoveContentInput;
  MoveSpacePayload: ResolverTypeWrapper<Omit<MoveSpacePayload, 'space'> & { space: ResolversTypes['Space'] }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NeighbourInput: NeighbourInput;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Order: Order;
  Organization: ResolverTypeWrapper<OrganizationRow>;
  OrganizationConnection: ResolverTypeWrapper<OrganizationPage>;
  OrganizationEdge: ResolverTypeWrapper<Omit<OrganizationEdge, 'node'> & { node: ResolversTypes['Organization'] }>;
  OrganizationPermissions: ResolverTypeWrapper<OrganizationPermissions>;
  OrganizationType: OrganizationType;
  OrganizationUrls: ResolverTypeWrapper<OrganizationUrls>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PingOrganizationPayload: ResolverTypeWrapper<Omit<PingOrganizationPayload, 'member'> & { member: ResolversTypes['Member'] }>;
  Plan: Plan;
  PositionInput: PositionInput;
  PublicOrganization: ResolverTypeWrapper<PublicOrganizationRow>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RemoveGrantPayload: ResolverTypeWrapper<RemoveGrantPayload>;
  RemoveMemberPayload: ResolverTypeWrapper<RemoveMemberPayload>;
  RemoveTeamMemberPayload: ResolverTypeWrapper<RemoveTeamMemberPayload>;
  RestoreCollectionPayload: ResolverTypeWrapper<Omit<RestoreCollectionPayload, 'collection'> & { collection: ResolversTypes['Collection'] }>;
  RestoreSpacePayload: ResolverTypeWrapper<Omit<RestoreSpacePayload, 'space'> & { space: ResolversTypes['Space'] }>;
  RevokeInvitePayload: ResolverTypeWrapper<RevokeInvitePayload>;
  RevokeTokenPayload: ResolverTypeWrapper<RevokeTokenPayload>;
  Role: Role;
  RoleFilter: RoleFilter;
  RotateTokenPayload: ResolverTypeWrapper<Omit<RotateTokenPayload, 'token'> & { token: ResolversTypes['ApiToken'] }>;
  SSOLogin: ResolverTypeWrapper<SsoLogin>;
  ServiceAccount: ResolverTypeWrapper<ServiceAccountRow>;
  ServiceAccountConnection: ResolverTypeWrapper<ServiceAccountPage>;
  ServiceAccountEdge: ResolverTypeWrapper<Omit<ServiceAccountEdge, 'node'> & { node: ResolversTypes['ServiceAccount'] }>;
  ServiceAccountUrls: ResolverTypeWrapper<ServiceAccountUrls>;
  SetGrantPayload: ResolverTypeWrapper<Omit<SetGrantPayload, 'grant'> & { grant: ResolversTypes['Grant'] }>;
  SetMemberDisabledPayload: ResolverTypeWrapper<Omit<SetMemberDisabledPayload, 'member'> & { member: ResolversTypes['Member'] }>;
  SetMemberSSOPayload: ResolverTypeWrapper<Omit<SetMemberSsoPayload, 'member'> & { member: ResolversTypes['Member'] }>;
  SetTeamMemberInput: SetTeamMemberInput;
  SetTeamMemberPayload: ResolverTypeWrapper<Omit<SetTeamMemberPayload, 'teamMember'> & { teamMember: ResolversTypes['TeamMember'] }>;
  SignInOrganization: ResolverTypeWrapper<SignInOrganization>;
  Space: ResolverTypeWrapper<SpaceRow>;
  SpaceConnection: ResolverTypeWrapper<SpacePage>;
  SpaceEdge: ResolverTypeWrapper<Omit<SpaceEdge, 'node'> & { node: ResolversTypes['Space'] }>;
  SpaceEditMode: SpaceEditMode;
  SpacePermissions: ResolverTypeWrapper<SpacePermissions>;
  SpaceType: SpaceType;
  SpaceUrls: ResolverTypeWrapper<SpaceUrls>;
  SpaceVisibility: SpaceVisibility;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subdomain: ResolverTypeWrapper<SubdomainRow>;
  SubdomainTarget: ResolverTypeWrapper<SubdomainTarget>;
  SubdomainTargetType: SubdomainTargetType;
  Team: ResolverTypeWrapper<TeamRow>;
  TeamConnection: ResolverTypeWrapper<TeamPage>;
  TeamEdge: ResolverTypeWrapper<Omit<TeamEdge, 'node'> & { node: ResolversTypes['Team'] }>;
  TeamMember: ResolverTypeWrapper<TeamMemberRow>;
  TeamMemberConnection: ResolverTypeWrapper<TeamMemberPage>;
  TeamMemberEdge: ResolverTypeWrapper<Omit<TeamMemberEdge, 'node'> & { node: ResolversTypes['TeamMember'] }>;
  TeamMemberPermissions: ResolverTypeWrapper<TeamMemberPermissions>;
  TeamMembership: ResolverTypeWrapper<TeamMembership>;
  TeamMembershipInput: TeamMembershipInput;
  TeamPermissions: ResolverTypeWrapper<TeamPermissions>;
  TeamRole: TeamRole;
  TokenKind: TokenKind;
  TransferCollectionPayload: ResolverTypeWrapper<Omit<TransferCollectionPayload, 'collection'> & { collection?: Maybe<ResolversTypes['Collection']> }>;
  TransferContentInput: TransferContentInput;
  TransferSpacePayload: ResolverTypeWrapper<Omit<TransferSpacePayload, 'space'> & { space?: Maybe<ResolversTypes['Space']> }>;
  Trial: ResolverTypeWrapper<Trial>;
  TrialDecision: TrialDecision;
  TrialStatus: TrialStatus;
  UpdateCollectionInput: UpdateCollectionInput;
  UpdateCollectionPayload: ResolverTypeWrapper<Omit<UpdateCollectionPayload, 'collection'> & { collection: ResolversTypes['Collection'] }>;
  UpdateGrantPayload: ResolverTypeWrapper<Omit<UpdateGrantPayload, 'grant'> & { grant: ResolversTypes['Grant'] }>;
  UpdateLinkInviteInput: UpdateLinkInviteInput;
  UpdateLinkInvitePayload: ResolverTypeWrapper<Omit<UpdateLinkInvitePayload, 'linkInvite'> & { linkInvite: ResolversTypes['LinkInvite'] }>;
  UpdateMemberInput: UpdateMemberInput;
  UpdateMemberPayload: ResolverTypeWrapper<Omit<UpdateMemberPayload, 'member'> & { member: ResolversTypes['Member'] }>;
  UpdateOrganizationInput: UpdateOrganizationInput;
  UpdateOrganizationPayload: ResolverTypeWrapper<Omit<UpdateOrganizationPayload, 'organization'> & { organization: ResolversTypes['Organization'] }>;
  UpdateServiceAccountInput: UpdateServiceAccountInput;
  UpdateServiceAccountPayload: ResolverTypeWrapper<Omit<UpdateServiceAccountPayload, 'serviceAccount'> & { serviceAccount: ResolversTypes['ServiceAccount'] }>;
  UpdateSpaceInput: UpdateSpaceInput;
  UpdateSpacePayload: ResolverTypeWrapper<Omit<UpdateSpacePayload, 'space'> & { space: ResolversTypes['Space'] }>;
  UpdateTeamInput: UpdateTeamInput;
  UpdateTeamMembersInput: UpdateTeamMembersInput;
  UpdateTeamMembersPayload: ResolverTypeWrapper<Omit<UpdateTeamMembersPayload, 'team'> & { team: ResolversTypes['Team'] }>;
  UpdateTeamPayload: ResolverTypeWrapper<Omit<UpdateTeamPayload, 'team'> & { team: ResolversTypes['Team'] }>;
  UseCase: UseCase;
  User: ResolverTypeWrapper<UserRow>;
  UserUrls: ResolverTypeWrapper<UserUrls>;
  VisitorAuth: ResolverTypeWrapper<VisitorAuth>;
  VisitorAuthBackend: VisitorAuthBackend;
  WireCase: WireCase;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptInviteInput: AcceptInviteInput;
  AcceptInvitePayload: Omit<AcceptInvitePayload, 'member'> & { member: ResolversParentTypes['Member'] };
  ApiToken: ApiTokenRow;
  ApiTokenConnection: ApiTokenPage;
  ApiTokenEdge: Omit<ApiTokenEdge, 'node'> & { node: ResolversParentTypes['ApiToken'] };
  ApiTokenUrls: ApiTokenUrls;
  AuditEvent: AuditEventRow;
  AuditEventConnection: AuditEventPage;
  AuditEventEdge: Omit<AuditEventEdge, 'node'> & { node: ResolversParentTypes['AuditEvent'] };
  AuditPath: AuditPath;
  Billing: Billing;
  BillingMigration: BillingMigration;
  Blocked: Blocked;
  Boolean: Scalars['Boolean']['output'];
  Collection: CollectionRow;
  CollectionConnection: CollectionPage;
  CollectionEdge: Omit<CollectionEdge, 'node'> & { node: ResolversParentTypes['Collection'] };
  CollectionPermissions: CollectionPermissions;
  CollectionUrls: CollectionUrls;
  CreateCollectionInput: CreateCollectionInput;
  CreateCollectionPayload: Omit<CreateCollectionPayload, 'collection'> & { collection: ResolversParentTypes['Collection'] };
  CreateLinkInviteInput: CreateLinkInviteInput;
  CreateLinkInvitePayload: Omit<CreateLinkInvitePayload, 'linkInvite'> & { linkInvite: ResolversParentTypes['LinkInvite'] };
  CreateOrganizationInput: CreateOrganizationInput;
  CreateOrganizationPayload: Omit<CreateOrganizationPayload, 'organization'> & { organization: ResolversParentTypes['Organization'] };
  CreateServiceAccountInput: CreateServiceAccountInput;
  CreateServiceAccountPayload: Omit<CreateServiceAccountPayload, 'serviceAccount'> & { serviceAccount: ResolversParentTypes['ServiceAccount'] };
  CreateSpaceInput: CreateSpaceInput;
  CreateSpacePayload: Omit<CreateSpacePayload, 'space'> & { space: ResolversParentTypes['Space'] };
  CreateTeamInput: CreateTeamInput;
  CreateTeamPayload: Omit<CreateTeamPayload, 'team'> & { team: ResolversParentTypes['Team'] };
  CreateTokenInput: CreateTokenInput;
  CreateTokenPayload: Omit<CreateTokenPayload, 'token'> & { token: ResolversParentTypes['ApiToken'] };
  DateTime: Scalars['DateTime']['output'];
  DefaultContent: DefaultContent;
  DefaultContentInput: DefaultContentInput;
  DeleteCollectionPayload: DeleteCollectionPayload;
  DeleteLinkInvitePayload: DeleteLinkInvitePayload;
  DeleteServiceAccountPayload: DeleteServiceAccountPayload;
  DeleteSpacePayload: DeleteSpacePayload;
  DeleteTeamPayload: DeleteTeamPayload;
  DuplicateSpacePayload: Omit<DuplicateSpacePayload, 'space'> & { space: ResolversParentTypes['Space'] };
  EffectiveAccess: EffectiveAccessRow;
  EffectiveAccessConnection: EffectiveAccessPage;
  EffectiveAccessEdge: Omit<EffectiveAccessEdge, 'node'> & { node: ResolversParentTypes['EffectiveAccess'] };
  Float: Scalars['Float']['output'];
  GitSync: GitSync;
  Grant: GrantRow;
  GrantAllInput: GrantAllInput;
  GrantAllPayload: Omit<GrantAllPayload, 'grants'> & { grants: Array<ResolversParentTypes['Grant']> };
  GrantConnection: GrantPage;
  GrantEdge: Omit<GrantEdge, 'node'> & { node: ResolversParentTypes['Grant'] };
  GrantInput: GrantInput;
  GrantOrigin: GrantOrigin;
  GrantToInput: GrantToInput;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Invite: InviteRow;
  InviteConnection: InvitePage;
  InviteEdge: Omit<InviteEdge, 'node'> & { node: ResolversParentTypes['Invite'] };
  InviteMembersInput: InviteMembersInput;
  InviteMembersPayload: Omit<InviteMembersPayload, 'invites'> & { invites: Array<ResolversParentTypes['Invite']> };
  InviteUrls: InviteUrls;
  LevelSource: LevelSource;
  LinkInvite: LinkInviteRow;
  LinkInviteConnection: LinkInvitePage;
  LinkInviteEdge: Omit<LinkInviteEdge, 'node'> & { node: ResolversParentTypes['LinkInvite'] };
  LinkInviteUrls: LinkInviteUrls;
  Member: MemberRow;
  MemberConnection: MemberPage;
  MemberEdge: Omit<MemberEdge, 'node'> & { node: ResolversParentTypes['Member'] };
  MemberSpace: MemberSpaceRow;
  MemberSpaceConnection: MemberSpacePage;
  MemberSpaceEdge: Omit<MemberSpaceEdge, 'node'> & { node: ResolversParentTypes['MemberSpace'] };
  MoveCollectionPayload: Omit<MoveCollectionPayload, 'collection'> & { collection: ResolversParentTypes['Collection'] };
  MoveContentInput: MoveContentInput;
  MoveSpacePayload: Omit<MoveSpacePayload, 'space'> & { space: ResolversParentTypes['Space'] };
  Mutation: Record<PropertyKey, never>;
  NeighbourInput: NeighbourInput;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Organization: OrganizationRow;
  OrganizationConnection: OrganizationPage;
  OrganizationEdge: Omit<OrganizationEdge, 'node'> & { node: ResolversParentTypes['Organization'] };
  OrganizationPermissions: OrganizationPermissions;
  OrganizationUrls: OrganizationUrls;
  PageInfo: PageInfo;
  PingOrganizationPayload: Omit<PingOrganizationPayload, 'member'> & { member: ResolversParentTypes['Member'] };
  PositionInput: PositionInput;
  PublicOrganization: PublicOrganizationRow;
  Query: Record<PropertyKey, never>;
  RemoveGrantPayload: RemoveGrantPayload;
  RemoveMemberPayload: RemoveMemberPayload;
  RemoveTeamMemberPayload: RemoveTeamMemberPayload;
  RestoreCollectionPayload: Omit<RestoreCollectionPayload, 'collection'> & { collection: ResolversParentTypes['Collection'] };
  RestoreSpacePayload: Omit<RestoreSpacePayload, 'space'> & { space: ResolversParentTypes['Space'] };
  RevokeInvitePayload: RevokeInvitePayload;
  RevokeTokenPayload: RevokeTokenPayload;
  RotateTokenPayload: Omit<RotateTokenPayload, 'token'> & { token: ResolversParentTypes['ApiToken'] };
  SSOLogin: SsoLogin;
  ServiceAccount: ServiceAccountRow;
  ServiceAccountConnection: ServiceAccountPage;
  ServiceAccountEdge: Omit<ServiceAccountEdge, 'node'> & { node: ResolversParentTypes['ServiceAccount'] };
  ServiceAccountUrls: ServiceAccountUrls;
  SetGrantPayload: Omit<SetGrantPayload, 'grant'> & { grant: ResolversParentTypes['Grant'] };
  SetMemberDisabledPayload: Omit<SetMemberDisabledPayload, 'member'> & { member: ResolversParentTypes['Member'] };
  SetMemberSSOPayload: Omit<SetMemberSsoPayload, 'member'> & { member: ResolversParentTypes['Member'] };
  SetTeamMemberInput: SetTeamMemberInput;
  SetTeamMemberPayload: Omit<SetTeamMemberPayload, 'teamMember'> & { teamMember: ResolversParentTypes['TeamMember'] };
  SignInOrganization: SignInOrganization;
  Space: SpaceRow;
  SpaceConnection: SpacePage;
  SpaceEdge: Omit<SpaceEdge, 'node'> & { node: ResolversParentTypes['Space'] };
  SpacePermissions: SpacePermissions;
  SpaceUrls: SpaceUrls;
  String: Scalars['String']['output'];
  Subdomain: SubdomainRow;
  SubdomainTarget: SubdomainTarget;
  Team: TeamRow;
  TeamConnection: TeamPage;
  TeamEdge: Omit<TeamEdge, 'node'> & { node: ResolversParentTypes['Team'] };
  TeamMember: TeamMemberRow;
  TeamMemberConnection: TeamMemberPage;
  TeamMemberEdge: Omit<TeamMemberEdge, 'node'> & { node: ResolversParentTypes['TeamMember'] };
  TeamMemberPermissions: TeamMemberPermissions;
  TeamMembership: TeamMembership;
  TeamMembershipInput: TeamMembershipInput;
  TeamPermissions: TeamPermissions;
  TransferCollectionPayload: Omit<TransferCollectionPayload, 'collection'> & { collection?: Maybe<ResolversParentTypes['Collection']> };
  TransferContentInput: TransferContentInput;
  TransferSpacePayload: Omit<TransferSpacePayload, 'space'> & { space?: Maybe<ResolversParentTypes['Space']> };
  Trial: Trial;
  UpdateCollectionInput: UpdateCollectionInput;
  UpdateCollectionPayload: Omit<UpdateCollectionPayload, 'collection'> & { collection: ResolversParentTypes['Collection'] };
  UpdateGrantPayload: Omit<UpdateGrantPayload, 'grant'> & { grant: ResolversParentTypes['Grant'] };
  UpdateLinkInviteInput: UpdateLinkInviteInput;
  UpdateLinkInvitePayload: Omit<UpdateLinkInvitePayload, 'linkInvite'> & { linkInvite: ResolversParentTypes['LinkInvite'] };
  UpdateMemberInput: UpdateMemberInput;
  UpdateMemberPayload: Omit<UpdateMemberPayload, 'member'> & { member: ResolversParentTypes['Member'] };
  UpdateOrganizationInput: UpdateOrganizationInput;
  UpdateOrganizationPayload: Omit<UpdateOrganizationPayload, 'organization'> & { organization: ResolversParentTypes['Organization'] };
  UpdateServiceAccountInput: UpdateServiceAccountInput;
  UpdateServiceAccountPayload: Omit<UpdateServiceAccountPayload, 'serviceAccount'> & { serviceAccount: ResolversParentTypes['ServiceAccount'] };
  UpdateSpaceInput: UpdateSpaceInput;
  UpdateSpacePayload: Omit<UpdateSpacePayload, 'space'> & { space: ResolversParentTypes['Space'] };
  UpdateTeamInput: UpdateTeamInput;
  UpdateTeamMembersInput: UpdateTeamMembersInput;
  UpdateTeamMembersPayload: Omit<UpdateTeamMembersPayload, 'team'> & { team: ResolversParentTypes['Team'] };
  UpdateTeamPayload: Omit<UpdateTeamPayload, 'team'> & { team: ResolversParentTypes['Team'] };
  User: UserRow;
  UserUrls: UserUrls;
  VisitorAuth: VisitorAuth;
};

export type AccessDirectiveArgs = {
  action?: Maybe<Scalars['String']['input']>;
  scope?: Maybe<Scalars['String']['input']>;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = Context, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type IdDirectiveArgs = {
  of: Scalars['String']['input'];
};

export type IdDirectiveResolver<Result, Parent, ContextType = Context, Args = IdDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type KeyedDirectiveArgs = {
  by: Scalars['String']['input'];
};

export type KeyedDirectiveResolver<Result, Parent, ContextType = Context, Args = KeyedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type LimitDirectiveArgs = {
  format?: Maybe<Format>;
  items?: Maybe<Scalars['Int']['input']>;
  max?: Maybe<Scalars['Int']['input']>;
  min?: Maybe<Scalars['Int']['input']>;
  pattern?: Maybe<Scalars['String']['input']>;
};

export type LimitDirectiveResolver<Result, Parent, ContextType = Context, Args = LimitDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type NullableDirectiveArgs = { };

export type NullableDirectiveResolver<Result, Parent, ContextType = Context, Args = NullableDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type WireDirectiveArgs = {
  case?: Maybe<WireCase>;
  name?: Maybe<Scalars['String']['input']>;
};

export type WireDirectiveResolver<Result, Parent, ContextType = Context, Args = WireDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcceptInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptInvitePayload'] = ResolversParentTypes['AcceptInvitePayload']> = {
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApiTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiToken'] = ResolversParentTypes['ApiToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TokenKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  organizations?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  scopes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['ApiTokenUrls'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiTokenConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiTokenConnection'] = ResolversParentTypes['ApiTokenConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ApiTokenEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApiTokenEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiTokenEdge'] = ResolversParentTypes['ApiTokenEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType>;
};

export type ApiTokenUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiTokenUrls'] = ResolversParentTypes['ApiTokenUrls']> = {
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEvent'] = ResolversParentTypes['AuditEvent']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['AuditPath']>, ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuditEventConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEventConnection'] = ResolversParentTypes['AuditEventConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuditEventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AuditEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditEventEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEventEdge'] = ResolversParentTypes['AuditEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEvent'], ParentType, ContextType>;
};

export type AuditPathResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditPath'] = ResolversParentTypes['AuditPath']> = {
  collection?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  space?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BillingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Billing'] = ResolversParentTypes['Billing']> = {
  endDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasPaymentFailed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  interval?: Resolver<Maybe<ResolversTypes['BillingInterval']>, ParentType, ContextType>;
  isScheduledToCancel?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  pricing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BillingMigrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingMigration'] = ResolversParentTypes['BillingMigration']> = {
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  discountEndDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  discountPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type BlockedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Blocked'] = ResolversParentTypes['Blocked']> = {
  reason?: Resolver<ResolversTypes['BlockedReason'], ParentType, ContextType>;
};

export type CollectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  collections?: Resolver<ResolversTypes['CollectionConnection'], ParentType, ContextType, Partial<CollectionCollectionsArgs>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  defaultLevel?: Resolver<Maybe<ResolversTypes['DefaultLevel']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effectiveAccess?: Resolver<ResolversTypes['EffectiveAccess'], ParentType, ContextType, Partial<CollectionEffectiveAccessArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberAccess?: Resolver<ResolversTypes['EffectiveAccessConnection'], ParentType, ContextType, Partial<CollectionMemberAccessArgs>>;
  memberGrants?: Resolver<ResolversTypes['GrantConnection'], ParentType, ContextType, Partial<CollectionMemberGrantsArgs>>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['CollectionPermissions'], ParentType, ContextType>;
  spaces?: Resolver<ResolversTypes['SpaceConnection'], ParentType, ContextType, Partial<CollectionSpacesArgs>>;
  teamGrants?: Resolver<ResolversTypes['GrantConnection'], ParentType, ContextType, Partial<CollectionTeamGrantsArgs>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['CollectionUrls'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CollectionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionConnection'] = ResolversParentTypes['CollectionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CollectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CollectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionEdge'] = ResolversParentTypes['CollectionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
};

export type CollectionPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionPermissions'] = ResolversParentTypes['CollectionPermissions']> = {
  admin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  create?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewInviteLinks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CollectionUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionUrls'] = ResolversParentTypes['CollectionUrls']> = {
  app?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCollectionPayload'] = ResolversParentTypes['CreateCollectionPayload']> = {
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
};

export type CreateLinkInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateLinkInvitePayload'] = ResolversParentTypes['CreateLinkInvitePayload']> = {
  linkInvite?: Resolver<ResolversTypes['LinkInvite'], ParentType, ContextType>;
};

export type CreateOrganizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOrganizationPayload'] = ResolversParentTypes['CreateOrganizationPayload']> = {
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
};

export type CreateServiceAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateServiceAccountPayload'] = ResolversParentTypes['CreateServiceAccountPayload']> = {
  serviceAccount?: Resolver<ResolversTypes['ServiceAccount'], ParentType, ContextType>;
};

export type CreateSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSpacePayload'] = ResolversParentTypes['CreateSpacePayload']> = {
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
};

export type CreateTeamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateTeamPayload'] = ResolversParentTypes['CreateTeamPayload']> = {
  team?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
};

export type CreateTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateTokenPayload'] = ResolversParentTypes['CreateTokenPayload']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DefaultContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DefaultContent'] = ResolversParentTypes['DefaultContent']> = {
  site?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DefaultContentType'], ParentType, ContextType>;
};

export type DeleteCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCollectionPayload'] = ResolversParentTypes['DeleteCollectionPayload']> = {
  deletedCollectionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteLinkInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteLinkInvitePayload'] = ResolversParentTypes['DeleteLinkInvitePayload']> = {
  deletedLinkInviteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteServiceAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteServiceAccountPayload'] = ResolversParentTypes['DeleteServiceAccountPayload']> = {
  deletedServiceAccountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSpacePayload'] = ResolversParentTypes['DeleteSpacePayload']> = {
  deletedSpaceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteTeamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteTeamPayload'] = ResolversParentTypes['DeleteTeamPayload']> = {
  deletedTeamId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DuplicateSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicateSpacePayload'] = ResolversParentTypes['DuplicateSpacePayload']> = {
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
};

export type EffectiveAccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EffectiveAccess'] = ResolversParentTypes['EffectiveAccess']> = {
  because?: Resolver<ResolversTypes['LevelSource'], ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['GrantOrigin']>, ParentType, ContextType>;
  overridden?: Resolver<Array<ResolversTypes['LevelSource']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type EffectiveAccessConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EffectiveAccessConnection'] = ResolversParentTypes['EffectiveAccessConnection']> = {
  edges?: Resolver<Array<ResolversTypes['EffectiveAccessEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['EffectiveAccess']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EffectiveAccessEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EffectiveAccessEdge'] = ResolversParentTypes['EffectiveAccessEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EffectiveAccess'], ParentType, ContextType>;
};

export type GitSyncResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GitSync'] = ResolversParentTypes['GitSync']> = {
  installationProvider?: Resolver<Maybe<ResolversTypes['GitSyncProvider']>, ParentType, ContextType>;
  integration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  repoName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GrantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Grant'] = ResolversParentTypes['Grant']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['GrantOrigin'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GrantAllPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantAllPayload'] = ResolversParentTypes['GrantAllPayload']> = {
  grants?: Resolver<Array<ResolversTypes['Grant']>, ParentType, ContextType>;
};

export type GrantConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantConnection'] = ResolversParentTypes['GrantConnection']> = {
  edges?: Resolver<Array<ResolversTypes['GrantEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Grant']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GrantEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantEdge'] = ResolversParentTypes['GrantEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Grant'], ParentType, ContextType>;
};

export type GrantOriginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantOrigin'] = ResolversParentTypes['GrantOrigin']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ContentType'], ParentType, ContextType>;
};

export type InviteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invite'] = ResolversParentTypes['Invite']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['InviteUrls'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InviteConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteConnection'] = ResolversParentTypes['InviteConnection']> = {
  edges?: Resolver<Array<ResolversTypes['InviteEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Invite']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InviteEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteEdge'] = ResolversParentTypes['InviteEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Invite'], ParentType, ContextType>;
};

export type InviteMembersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteMembersPayload'] = ResolversParentTypes['InviteMembersPayload']> = {
  invites?: Resolver<Array<ResolversTypes['Invite']>, ParentType, ContextType>;
};

export type InviteUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteUrls'] = ResolversParentTypes['InviteUrls']> = {
  join?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LevelSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LevelSource'] = ResolversParentTypes['LevelSource']> = {
  level?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['GrantOrigin']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['LevelReason'], ParentType, ContextType>;
};

export type LinkInviteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkInvite'] = ResolversParentTypes['LinkInvite']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxUses?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['LinkInviteUrls'], ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkInviteConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkInviteConnection'] = ResolversParentTypes['LinkInviteConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LinkInviteEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['LinkInvite']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LinkInviteEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkInviteEdge'] = ResolversParentTypes['LinkInviteEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LinkInvite'], ParentType, ContextType>;
};

export type LinkInviteUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkInviteUrls'] = ResolversParentTypes['LinkInviteUrls']> = {
  join?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  disabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  spaceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spaces?: Resolver<ResolversTypes['MemberSpaceConnection'], ParentType, ContextType, RequireFields<MemberSpacesArgs, 'order'>>;
  sso?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  teamCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  teams?: Resolver<ResolversTypes['TeamMemberConnection'], ParentType, ContextType, Partial<MemberTeamsArgs>>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberConnection'] = ResolversParentTypes['MemberConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MemberEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberEdge'] = ResolversParentTypes['MemberEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
};

export type MemberSpaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberSpace'] = ResolversParentTypes['MemberSpace']> = {
  permission?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
};

export type MemberSpaceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberSpaceConnection'] = ResolversParentTypes['MemberSpaceConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MemberSpaceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MemberSpace']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberSpaceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberSpaceEdge'] = ResolversParentTypes['MemberSpaceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MemberSpace'], ParentType, ContextType>;
};

export type MoveCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveCollectionPayload'] = ResolversParentTypes['MoveCollectionPayload']> = {
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
};

export type MoveSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveSpacePayload'] = ResolversParentTypes['MoveSpacePayload']> = {
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvite?: Resolver<ResolversTypes['AcceptInvitePayload'], ParentType, ContextType, RequireFields<MutationAcceptInviteArgs, 'id' | 'input' | 'organizationId'>>;
  createCollection?: Resolver<ResolversTypes['CreateCollectionPayload'], ParentType, ContextType, RequireFields<MutationCreateCollectionArgs, 'input' | 'organizationId'>>;
  createLinkInvite?: Resolver<ResolversTypes['CreateLinkInvitePayload'], ParentType, ContextType, RequireFields<MutationCreateLinkInviteArgs, 'input' | 'organizationId'>>;
  createOrganization?: Resolver<ResolversTypes['CreateOrganizationPayload'], ParentType, ContextType, RequireFields<MutationCreateOrganizationArgs, 'input'>>;
  createServiceAccount?: Resolver<ResolversTypes['CreateServiceAccountPayload'], ParentType, ContextType, RequireFields<MutationCreateServiceAccountArgs, 'input' | 'organizationId'>>;
  createServiceAccountToken?: Resolver<ResolversTypes['CreateTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateServiceAccountTokenArgs, 'input' | 'organizationId' | 'serviceAccountId'>>;
  createSpace?: Resolver<ResolversTypes['CreateSpacePayload'], ParentType, ContextType, RequireFields<MutationCreateSpaceArgs, 'input' | 'organizationId'>>;
  createTeam?: Resolver<ResolversTypes['CreateTeamPayload'], ParentType, ContextType, RequireFields<MutationCreateTeamArgs, 'input' | 'organizationId'>>;
  createToken?: Resolver<ResolversTypes['CreateTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateTokenArgs, 'input'>>;
  deleteCollection?: Resolver<ResolversTypes['DeleteCollectionPayload'], ParentType, ContextType, RequireFields<MutationDeleteCollectionArgs, 'id'>>;
  deleteLinkInvite?: Resolver<ResolversTypes['DeleteLinkInvitePayload'], ParentType, ContextType, RequireFields<MutationDeleteLinkInviteArgs, 'id' | 'organizationId'>>;
  deleteServiceAccount?: Resolver<ResolversTypes['DeleteServiceAccountPayload'], ParentType, ContextType, RequireFields<MutationDeleteServiceAccountArgs, 'id' | 'organizationId'>>;
  deleteSpace?: Resolver<ResolversTypes['DeleteSpacePayload'], ParentType, ContextType, RequireFields<MutationDeleteSpaceArgs, 'id'>>;
  deleteTeam?: Resolver<ResolversTypes['DeleteTeamPayload'], ParentType, ContextType, RequireFields<MutationDeleteTeamArgs, 'id' | 'organizationId'>>;
  duplicateSpace?: Resolver<ResolversTypes['DuplicateSpacePayload'], ParentType, ContextType, RequireFields<MutationDuplicateSpaceArgs, 'id'>>;
  grantAll?: Resolver<ResolversTypes['GrantAllPayload'], ParentType, ContextType, RequireFields<MutationGrantAllArgs, 'contentId' | 'input'>>;
  inviteMembers?: Resolver<ResolversTypes['InviteMembersPayload'], ParentType, ContextType, RequireFields<MutationInviteMembersArgs, 'input' | 'organizationId'>>;
  moveCollection?: Resolver<ResolversTypes['MoveCollectionPayload'], ParentType, ContextType, RequireFields<MutationMoveCollectionArgs, 'id' | 'input'>>;
  moveSpace?: Resolver<ResolversTypes['MoveSpacePayload'], ParentType, ContextType, RequireFields<MutationMoveSpaceArgs, 'id' | 'input'>>;
  pingOrganization?: Resolver<ResolversTypes['PingOrganizationPayload'], ParentType, ContextType, RequireFields<MutationPingOrganizationArgs, 'organizationId'>>;
  removeMember?: Resolver<ResolversTypes['RemoveMemberPayload'], ParentType, ContextType, RequireFields<MutationRemoveMemberArgs, 'organizationId' | 'userId'>>;
  removeMemberGrant?: Resolver<ResolversTypes['RemoveGrantPayload'], ParentType, ContextType, RequireFields<MutationRemoveMemberGrantArgs, 'contentId' | 'userId'>>;
  removeTeamGrant?: Resolver<ResolversTypes['RemoveGrantPayload'], ParentType, ContextType, RequireFields<MutationRemoveTeamGrantArgs, 'contentId' | 'teamId'>>;
  removeTeamMember?: Resolver<ResolversTypes['RemoveTeamMemberPayload'], ParentType, ContextType, RequireFields<MutationRemoveTeamMemberArgs, 'organizationId' | 'teamId' | 'userId'>>;
  restoreCollection?: Resolver<ResolversTypes['RestoreCollectionPayload'], ParentType, ContextType, RequireFields<MutationRestoreCollectionArgs, 'id'>>;
  restoreSpace?: Resolver<ResolversTypes['RestoreSpacePayload'], ParentType, ContextType, RequireFields<MutationRestoreSpaceArgs, 'id'>>;
  revokeInvite?: Resolver<ResolversTypes['RevokeInvitePayload'], ParentType, ContextType, RequireFields<MutationRevokeInviteArgs, 'id' | 'organizationId'>>;
  revokeServiceAccountToken?: Resolver<ResolversTypes['RevokeTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeServiceAccountTokenArgs, 'id' | 'organizationId' | 'serviceAccountId'>>;
  revokeToken?: Resolver<ResolversTypes['RevokeTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeTokenArgs, 'id'>>;
  rotateServiceAccountToken?: Resolver<ResolversTypes['RotateTokenPayload'], ParentType, ContextType, RequireFields<MutationRotateServiceAccountTokenArgs, 'id' | 'organizationId' | 'serviceAccountId'>>;
  rotateToken?: Resolver<ResolversTypes['RotateTokenPayload'], ParentType, ContextType, RequireFields<MutationRotateTokenArgs, 'id'>>;
  setMemberDisabled?: Resolver<ResolversTypes['SetMemberDisabledPayload'], ParentType, ContextType, RequireFields<MutationSetMemberDisabledArgs, 'disabled' | 'organizationId' | 'userId'>>;
  setMemberGrant?: Resolver<ResolversTypes['SetGrantPayload'], ParentType, ContextType, RequireFields<MutationSetMemberGrantArgs, 'contentId' | 'input' | 'userId'>>;
  setMemberSSO?: Resolver<ResolversTypes['SetMemberSSOPayload'], ParentType, ContextType, RequireFields<MutationSetMemberSsoArgs, 'organizationId' | 'userId'>>;
  setTeamGrant?: Resolver<ResolversTypes['SetGrantPayload'], ParentType, ContextType, RequireFields<MutationSetTeamGrantArgs, 'contentId' | 'input' | 'teamId'>>;
  setTeamMember?: Resolver<ResolversTypes['SetTeamMemberPayload'], ParentType, ContextType, RequireFields<MutationSetTeamMemberArgs, 'input' | 'organizationId' | 'teamId' | 'userId'>>;
  transferCollection?: Resolver<ResolversTypes['TransferCollectionPayload'], ParentType, ContextType, RequireFields<MutationTransferCollectionArgs, 'id' | 'input'>>;
  transferSpace?: Resolver<ResolversTypes['TransferSpacePayload'], ParentType, ContextType, RequireFields<MutationTransferSpaceArgs, 'id' | 'input'>>;
  updateCollection?: Resolver<ResolversTypes['UpdateCollectionPayload'], ParentType, ContextType, RequireFields<MutationUpdateCollectionArgs, 'id' | 'input'>>;
  updateLinkInvite?: Resolver<ResolversTypes['UpdateLinkInvitePayload'], ParentType, ContextType, RequireFields<MutationUpdateLinkInviteArgs, 'id' | 'input' | 'organizationId'>>;
  updateMember?: Resolver<ResolversTypes['UpdateMemberPayload'], ParentType, ContextType, RequireFields<MutationUpdateMemberArgs, 'input' | 'organizationId' | 'userId'>>;
  updateMemberGrant?: Resolver<ResolversTypes['UpdateGrantPayload'], ParentType, ContextType, RequireFields<MutationUpdateMemberGrantArgs, 'contentId' | 'input' | 'userId'>>;
  updateOrganization?: Resolver<ResolversTypes['UpdateOrganizationPayload'], ParentType, ContextType, RequireFields<MutationUpdateOrganizationArgs, 'id' | 'input'>>;
  updateServiceAccount?: Resolver<ResolversTypes['UpdateServiceAccountPayload'], ParentType, ContextType, RequireFields<MutationUpdateServiceAccountArgs, 'id' | 'input' | 'organizationId'>>;
  updateSpace?: Resolver<ResolversTypes['UpdateSpacePayload'], ParentType, ContextType, RequireFields<MutationUpdateSpaceArgs, 'id' | 'input'>>;
  updateTeam?: Resolver<ResolversTypes['UpdateTeamPayload'], ParentType, ContextType, RequireFields<MutationUpdateTeamArgs, 'id' | 'input' | 'organizationId'>>;
  updateTeamGrant?: Resolver<ResolversTypes['UpdateGrantPayload'], ParentType, ContextType, RequireFields<MutationUpdateTeamGrantArgs, 'contentId' | 'input' | 'teamId'>>;
  updateTeamMembers?: Resolver<ResolversTypes['UpdateTeamMembersPayload'], ParentType, ContextType, RequireFields<MutationUpdateTeamMembersArgs, 'input' | 'organizationId' | 'teamId'>>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType?: TypeResolveFn<'ApiToken' | 'AuditEvent' | 'Collection' | 'Grant' | 'Invite' | 'LinkInvite' | 'Member' | 'Organization' | 'ServiceAccount' | 'Space' | 'Team' | 'TeamMember' | 'User', ParentType, ContextType>;
};

export type OrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  ai?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  auditEvents?: Resolver<ResolversTypes['AuditEventConnection'], ParentType, ContextType, Partial<OrganizationAuditEventsArgs>>;
  billing?: Resolver<Maybe<ResolversTypes['Billing']>, ParentType, ContextType>;
  billingMigration?: Resolver<Maybe<ResolversTypes['BillingMigration']>, ParentType, ContextType>;
  blocked?: Resolver<Maybe<ResolversTypes['Blocked']>, ParentType, ContextType>;
  collections?: Resolver<ResolversTypes['CollectionConnection'], ParentType, ContextType, RequireFields<OrganizationCollectionsArgs, 'nested'>>;
  communityType?: Resolver<Maybe<ResolversTypes['CommunityType']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customHostname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultContent?: Resolver<Maybe<ResolversTypes['DefaultContent']>, ParentType, ContextType>;
  defaultRole?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  emailDomains?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hostname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inviteLinks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invites?: Resolver<ResolversTypes['InviteConnection'], ParentType, ContextType, Partial<OrganizationInvitesArgs>>;
  isOnNewTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkInvites?: Resolver<ResolversTypes['LinkInviteConnection'], ParentType, ContextType, Partial<OrganizationLinkInvitesArgs>>;
  members?: Resolver<ResolversTypes['MemberConnection'], ParentType, ContextType, RequireFields<OrganizationMembersArgs, 'order' | 'sort'>>;
  membership?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['OrganizationPermissions'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
  serviceAccounts?: Resolver<ResolversTypes['ServiceAccountConnection'], ParentType, ContextType, Partial<OrganizationServiceAccountsArgs>>;
  spaces?: Resolver<ResolversTypes['SpaceConnection'], ParentType, ContextType, RequireFields<OrganizationSpacesArgs, 'deleted'>>;
  sso?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  teams?: Resolver<ResolversTypes['TeamConnection'], ParentType, ContextType, Partial<OrganizationTeamsArgs>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trial?: Resolver<Maybe<ResolversTypes['Trial']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OrganizationType'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['OrganizationUrls'], ParentType, ContextType>;
  useCase?: Resolver<Maybe<ResolversTypes['UseCase']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrganizationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationConnection'] = ResolversParentTypes['OrganizationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OrganizationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Organization']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationEdge'] = ResolversParentTypes['OrganizationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
};

export type OrganizationPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationPermissions'] = ResolversParentTypes['OrganizationPermissions']> = {
  admin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createContent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createOpenAPISpec?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ingestConversations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listIntegrations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listMembers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listTeams?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownTeam?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewBilling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrganizationUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationUrls'] = ResolversParentTypes['OrganizationUrls']> = {
  app?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PingOrganizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PingOrganizationPayload'] = ResolversParentTypes['PingOrganizationPayload']> = {
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  serviceVisitorClaims?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PublicOrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicOrganization'] = ResolversParentTypes['PublicOrganization']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  emailDomains?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inviteLinks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['OrganizationPermissions'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
  sso?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OrganizationType'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['OrganizationUrls'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType, RequireFields<QueryCollectionArgs, 'id'>>;
  emailDomainOrganizations?: Resolver<Array<ResolversTypes['PublicOrganization']>, ParentType, ContextType, RequireFields<QueryEmailDomainOrganizationsArgs, 'emailDomain'>>;
  linkInvite?: Resolver<Maybe<ResolversTypes['LinkInvite']>, ParentType, ContextType, RequireFields<QueryLinkInviteArgs, 'id' | 'organizationId'>>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<QueryMemberArgs, 'organizationId' | 'userId'>>;
  memberGrant?: Resolver<Maybe<ResolversTypes['Grant']>, ParentType, ContextType, RequireFields<QueryMemberGrantArgs, 'contentId' | 'userId'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType, RequireFields<QueryOrganizationArgs, 'id'>>;
  organizations?: Resolver<ResolversTypes['OrganizationConnection'], ParentType, ContextType, Partial<QueryOrganizationsArgs>>;
  serviceAccount?: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType, RequireFields<QueryServiceAccountArgs, 'id' | 'organizationId'>>;
  serviceAccountToken?: Resolver<Maybe<ResolversTypes['ApiToken']>, ParentType, ContextType, RequireFields<QueryServiceAccountTokenArgs, 'id' | 'organizationId' | 'serviceAccountId'>>;
  signInOrganizations?: Resolver<Array<ResolversTypes['SignInOrganization']>, ParentType, ContextType, RequireFields<QuerySignInOrganizationsArgs, 'email'>>;
  space?: Resolver<Maybe<ResolversTypes['Space']>, ParentType, ContextType, RequireFields<QuerySpaceArgs, 'id'>>;
  subdomain?: Resolver<Maybe<ResolversTypes['Subdomain']>, ParentType, ContextType, RequireFields<QuerySubdomainArgs, 'subdomain'>>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType, RequireFields<QueryTeamArgs, 'id' | 'organizationId'>>;
  teamGrant?: Resolver<Maybe<ResolversTypes['Grant']>, ParentType, ContextType, RequireFields<QueryTeamGrantArgs, 'contentId' | 'teamId'>>;
  token?: Resolver<Maybe<ResolversTypes['ApiToken']>, ParentType, ContextType, RequireFields<QueryTokenArgs, 'id'>>;
  tokens?: Resolver<ResolversTypes['ApiTokenConnection'], ParentType, ContextType, Partial<QueryTokensArgs>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type RemoveGrantPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveGrantPayload'] = ResolversParentTypes['RemoveGrantPayload']> = {
  removedGrantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RemoveMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveMemberPayload'] = ResolversParentTypes['RemoveMemberPayload']> = {
  removedUserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RemoveTeamMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveTeamMemberPayload'] = ResolversParentTypes['RemoveTeamMemberPayload']> = {
  removedUserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RestoreCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreCollectionPayload'] = ResolversParentTypes['RestoreCollectionPayload']> = {
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
};

export type RestoreSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreSpacePayload'] = ResolversParentTypes['RestoreSpacePayload']> = {
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
};

export type RevokeInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeInvitePayload'] = ResolversParentTypes['RevokeInvitePayload']> = {
  revokedInviteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RevokeTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeTokenPayload'] = ResolversParentTypes['RevokeTokenPayload']> = {
  revokedTokenId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RotateTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotateTokenPayload'] = ResolversParentTypes['RotateTokenPayload']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType>;
};

export type SsoLoginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SSOLogin'] = ResolversParentTypes['SSOLogin']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccount'] = ResolversParentTypes['ServiceAccount']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  tokens?: Resolver<ResolversTypes['ApiTokenConnection'], ParentType, ContextType, Partial<ServiceAccountTokensArgs>>;
  urls?: Resolver<ResolversTypes['ServiceAccountUrls'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceAccountConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccountConnection'] = ResolversParentTypes['ServiceAccountConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ServiceAccountEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ServiceAccount']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ServiceAccountEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccountEdge'] = ResolversParentTypes['ServiceAccountEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ServiceAccount'], ParentType, ContextType>;
};

export type ServiceAccountUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccountUrls'] = ResolversParentTypes['ServiceAccountUrls']> = {
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SetGrantPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetGrantPayload'] = ResolversParentTypes['SetGrantPayload']> = {
  grant?: Resolver<ResolversTypes['Grant'], ParentType, ContextType>;
};

export type SetMemberDisabledPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetMemberDisabledPayload'] = ResolversParentTypes['SetMemberDisabledPayload']> = {
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
};

export type SetMemberSsoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetMemberSSOPayload'] = ResolversParentTypes['SetMemberSSOPayload']> = {
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
};

export type SetTeamMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetTeamMemberPayload'] = ResolversParentTypes['SetTeamMemberPayload']> = {
  teamMember?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType>;
};

export type SignInOrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInOrganization'] = ResolversParentTypes['SignInOrganization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logins?: Resolver<Array<ResolversTypes['SSOLogin']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SpaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Space'] = ResolversParentTypes['Space']> = {
  changeRequestCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  defaultLevel?: Resolver<Maybe<ResolversTypes['DefaultLevel']>, ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  draftChangeRequestCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  editMode?: Resolver<ResolversTypes['SpaceEditMode'], ParentType, ContextType>;
  effectiveAccess?: Resolver<ResolversTypes['EffectiveAccess'], ParentType, ContextType, Partial<SpaceEffectiveAccessArgs>>;
  emoji?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gitSync?: Resolver<Maybe<ResolversTypes['GitSync']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberAccess?: Resolver<ResolversTypes['EffectiveAccessConnection'], ParentType, ContextType, Partial<SpaceMemberAccessArgs>>;
  memberGrants?: Resolver<ResolversTypes['GrantConnection'], ParentType, ContextType, Partial<SpaceMemberGrantsArgs>>;
  openChangeRequestCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['SpacePermissions'], ParentType, ContextType>;
  revisionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  teamGrants?: Resolver<ResolversTypes['GrantConnection'], ParentType, ContextType, Partial<SpaceTeamGrantsArgs>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SpaceType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['SpaceUrls'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['SpaceVisibility'], ParentType, ContextType>;
  visitorAuth?: Resolver<Maybe<ResolversTypes['VisitorAuth']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SpaceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpaceConnection'] = ResolversParentTypes['SpaceConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SpaceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Space']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SpaceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpaceEdge'] = ResolversParentTypes['SpaceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
};

export type SpacePermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpacePermissions'] = ResolversParentTypes['SpacePermissions']> = {
  access?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  admin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  merge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  triggerGitSync?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewInviteLinks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SpaceUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpaceUrls'] = ResolversParentTypes['SpaceUrls']> = {
  app?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  public?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubdomainResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subdomain'] = ResolversParentTypes['Subdomain']> = {
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subdomain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['SubdomainTarget'], ParentType, ContextType>;
};

export type SubdomainTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubdomainTarget'] = ResolversParentTypes['SubdomainTarget']> = {
  organization?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SubdomainTargetType'], ParentType, ContextType>;
};

export type TeamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Team'] = ResolversParentTypes['Team']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['TeamMemberConnection'], ParentType, ContextType, Partial<TeamMembersArgs>>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['TeamPermissions'], ParentType, ContextType>;
  spaceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TeamConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamConnection'] = ResolversParentTypes['TeamConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TeamEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Team']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TeamEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamEdge'] = ResolversParentTypes['TeamEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
};

export type TeamMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamMember'] = ResolversParentTypes['TeamMember']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  membership?: Resolver<ResolversTypes['TeamMembership'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['TeamMemberPermissions'], ParentType, ContextType>;
  team?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TeamMemberConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamMemberConnection'] = ResolversParentTypes['TeamMemberConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TeamMemberEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TeamMemberEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamMemberEdge'] = ResolversParentTypes['TeamMemberEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType>;
};

export type TeamMemberPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamMemberPermissions'] = ResolversParentTypes['TeamMemberPermissions']> = {
  view?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TeamMembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamMembership'] = ResolversParentTypes['TeamMembership']> = {
  role?: Resolver<ResolversTypes['TeamRole'], ParentType, ContextType>;
};

export type TeamPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamPermissions'] = ResolversParentTypes['TeamPermissions']> = {
  admin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TransferCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferCollectionPayload'] = ResolversParentTypes['TransferCollectionPayload']> = {
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
};

export type TransferSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferSpacePayload'] = ResolversParentTypes['TransferSpacePayload']> = {
  space?: Resolver<Maybe<ResolversTypes['Space']>, ParentType, ContextType>;
};

export type TrialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Trial'] = ResolversParentTypes['Trial']> = {
  decision?: Resolver<Maybe<ResolversTypes['TrialDecision']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TrialStatus'], ParentType, ContextType>;
};

export type UpdateCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCollectionPayload'] = ResolversParentTypes['UpdateCollectionPayload']> = {
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
};

export type UpdateGrantPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateGrantPayload'] = ResolversParentTypes['UpdateGrantPayload']> = {
  grant?: Resolver<ResolversTypes['Grant'], ParentType, ContextType>;
};

export type UpdateLinkInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateLinkInvitePayload'] = ResolversParentTypes['UpdateLinkInvitePayload']> = {
  linkInvite?: Resolver<ResolversTypes['LinkInvite'], ParentType, ContextType>;
};

export type UpdateMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMemberPayload'] = ResolversParentTypes['UpdateMemberPayload']> = {
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
};

export type UpdateOrganizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateOrganizationPayload'] = ResolversParentTypes['UpdateOrganizationPayload']> = {
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
};

export type UpdateServiceAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateServiceAccountPayload'] = ResolversParentTypes['UpdateServiceAccountPayload']> = {
  serviceAccount?: Resolver<ResolversTypes['ServiceAccount'], ParentType, ContextType>;
};

export type UpdateSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSpacePayload'] = ResolversParentTypes['UpdateSpacePayload']> = {
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
};

export type UpdateTeamMembersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateTeamMembersPayload'] = ResolversParentTypes['UpdateTeamMembersPayload']> = {
  team?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
};

export type UpdateTeamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateTeamPayload'] = ResolversParentTypes['UpdateTeamPayload']> = {
  team?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  photoURL?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['UserUrls'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserUrls'] = ResolversParentTypes['UserUrls']> = {
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VisitorAuthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitorAuth'] = ResolversParentTypes['VisitorAuth']> = {
  backend?: Resolver<ResolversTypes['VisitorAuthBackend'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcceptInvitePayload?: AcceptInvitePayloadResolvers<ContextType>;
  ApiToken?: ApiTokenResolvers<ContextType>;
  ApiTokenConnection?: ApiTokenConnectionResolvers<ContextType>;
  ApiTokenEdge?: ApiTokenEdgeResolvers<ContextType>;
  ApiTokenUrls?: ApiTokenUrlsResolvers<ContextType>;
  AuditEvent?: AuditEventResolvers<ContextType>;
  AuditEventConnection?: AuditEventConnectionResolvers<ContextType>;
  AuditEventEdge?: AuditEventEdgeResolvers<ContextType>;
  AuditPath?: AuditPathResolvers<ContextType>;
  Billing?: BillingResolvers<ContextType>;
  BillingMigration?: BillingMigrationResolvers<ContextType>;
  Blocked?: BlockedResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  CollectionConnection?: CollectionConnectionResolvers<ContextType>;
  CollectionEdge?: CollectionEdgeResolvers<ContextType>;
  CollectionPermissions?: CollectionPermissionsResolvers<ContextType>;
  CollectionUrls?: CollectionUrlsResolvers<ContextType>;
  CreateCollectionPayload?: CreateCollectionPayloadResolvers<ContextType>;
  CreateLinkInvitePayload?: CreateLinkInvitePayloadResolvers<ContextType>;
  CreateOrganizationPayload?: CreateOrganizationPayloadResolvers<ContextType>;
  CreateServiceAccountPayload?: CreateServiceAccountPayloadResolvers<ContextType>;
  CreateSpacePayload?: CreateSpacePayloadResolvers<ContextType>;
  CreateTeamPayload?: CreateTeamPayloadResolvers<ContextType>;
  CreateTokenPayload?: CreateTokenPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DefaultContent?: DefaultContentResolvers<ContextType>;
  DeleteCollectionPayload?: DeleteCollectionPayloadResolvers<ContextType>;
  DeleteLinkInvitePayload?: DeleteLinkInvitePayloadResolvers<ContextType>;
  DeleteServiceAccountPayload?: DeleteServiceAccountPayloadResolvers<ContextType>;
  DeleteSpacePayload?: DeleteSpacePayloadResolvers<ContextType>;
  DeleteTeamPayload?: DeleteTeamPayloadResolvers<ContextType>;
  DuplicateSpacePayload?: DuplicateSpacePayloadResolvers<ContextType>;
  EffectiveAccess?: EffectiveAccessResolvers<ContextType>;
  EffectiveAccessConnection?: EffectiveAccessConnectionResolvers<ContextType>;
  EffectiveAccessEdge?: EffectiveAccessEdgeResolvers<ContextType>;
  GitSync?: GitSyncResolvers<ContextType>;
  Grant?: GrantResolvers<ContextType>;
  GrantAllPayload?: GrantAllPayloadResolvers<ContextType>;
  GrantConnection?: GrantConnectionResolvers<ContextType>;
  GrantEdge?: GrantEdgeResolvers<ContextType>;
  GrantOrigin?: GrantOriginResolvers<ContextType>;
  Invite?: InviteResolvers<ContextType>;
  InviteConnection?: InviteConnectionResolvers<ContextType>;
  InviteEdge?: InviteEdgeResolvers<ContextType>;
  InviteMembersPayload?: InviteMembersPayloadResolvers<ContextType>;
  InviteUrls?: InviteUrlsResolvers<ContextType>;
  LevelSource?: LevelSourceResolvers<ContextType>;
  LinkInvite?: LinkInviteResolvers<ContextType>;
  LinkInviteConnection?: LinkInviteConnectionResolvers<ContextType>;
  LinkInviteEdge?: LinkInviteEdgeResolvers<ContextType>;
  LinkInviteUrls?: LinkInviteUrlsResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberConnection?: MemberConnectionResolvers<ContextType>;
  MemberEdge?: MemberEdgeResolvers<ContextType>;
  MemberSpace?: MemberSpaceResolvers<ContextType>;
  MemberSpaceConnection?: MemberSpaceConnectionResolvers<ContextType>;
  MemberSpaceEdge?: MemberSpaceEdgeResolvers<ContextType>;
  MoveCollectionPayload?: MoveCollectionPayloadResolvers<ContextType>;
  MoveSpacePayload?: MoveSpacePayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  OrganizationConnection?: OrganizationConnectionResolvers<ContextType>;
  OrganizationEdge?: OrganizationEdgeResolvers<ContextType>;
  OrganizationPermissions?: OrganizationPermissionsResolvers<ContextType>;
  OrganizationUrls?: OrganizationUrlsResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PingOrganizationPayload?: PingOrganizationPayloadResolvers<ContextType>;
  PublicOrganization?: PublicOrganizationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RemoveGrantPayload?: RemoveGrantPayloadResolvers<ContextType>;
  RemoveMemberPayload?: RemoveMemberPayloadResolvers<ContextType>;
  RemoveTeamMemberPayload?: RemoveTeamMemberPayloadResolvers<ContextType>;
  RestoreCollectionPayload?: RestoreCollectionPayloadResolvers<ContextType>;
  RestoreSpacePayload?: RestoreSpacePayloadResolvers<ContextType>;
  RevokeInvitePayload?: RevokeInvitePayloadResolvers<ContextType>;
  RevokeTokenPayload?: RevokeTokenPayloadResolvers<ContextType>;
  RotateTokenPayload?: RotateTokenPayloadResolvers<ContextType>;
  SSOLogin?: SsoLoginResolvers<ContextType>;
  ServiceAccount?: ServiceAccountResolvers<ContextType>;
  ServiceAccountConnection?: ServiceAccountConnectionResolvers<ContextType>;
  ServiceAccountEdge?: ServiceAccountEdgeResolvers<ContextType>;
  ServiceAccountUrls?: ServiceAccountUrlsResolvers<ContextType>;
  SetGrantPayload?: SetGrantPayloadResolvers<ContextType>;
  SetMemberDisabledPayload?: SetMemberDisabledPayloadResolvers<ContextType>;
  SetMemberSSOPayload?: SetMemberSsoPayloadResolvers<ContextType>;
  SetTeamMemberPayload?: SetTeamMemberPayloadResolvers<ContextType>;
  SignInOrganization?: SignInOrganizationResolvers<ContextType>;
  Space?: SpaceResolvers<ContextType>;
  SpaceConnection?: SpaceConnectionResolvers<ContextType>;
  SpaceEdge?: SpaceEdgeResolvers<ContextType>;
  SpacePermissions?: SpacePermissionsResolvers<ContextType>;
  SpaceUrls?: SpaceUrlsResolvers<ContextType>;
  Subdomain?: SubdomainResolvers<ContextType>;
  SubdomainTarget?: SubdomainTargetResolvers<ContextType>;
  Team?: TeamResolvers<ContextType>;
  TeamConnection?: TeamConnectionResolvers<ContextType>;
  TeamEdge?: TeamEdgeResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  TeamMemberConnection?: TeamMemberConnectionResolvers<ContextType>;
  TeamMemberEdge?: TeamMemberEdgeResolvers<ContextType>;
  TeamMemberPermissions?: TeamMemberPermissionsResolvers<ContextType>;
  TeamMembership?: TeamMembershipResolvers<ContextType>;
  TeamPermissions?: TeamPermissionsResolvers<ContextType>;
  TransferCollectionPayload?: TransferCollectionPayloadResolvers<ContextType>;
  TransferSpacePayload?: TransferSpacePayloadResolvers<ContextType>;
  Trial?: TrialResolvers<ContextType>;
  UpdateCollectionPayload?: UpdateCollectionPayloadResolvers<ContextType>;
  UpdateGrantPayload?: UpdateGrantPayloadResolvers<ContextType>;
  UpdateLinkInvitePayload?: UpdateLinkInvitePayloadResolvers<ContextType>;
  UpdateMemberPayload?: UpdateMemberPayloadResolvers<ContextType>;
  UpdateOrganizationPayload?: UpdateOrganizationPayloadResolvers<ContextType>;
  UpdateServiceAccountPayload?: UpdateServiceAccountPayloadResolvers<ContextType>;
  UpdateSpacePayload?: UpdateSpacePayloadResolvers<ContextType>;
  UpdateTeamMembersPayload?: UpdateTeamMembersPayloadResolvers<ContextType>;
  UpdateTeamPayload?: UpdateTeamPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserUrls?: UserUrlsResolvers<ContextType>;
  VisitorAuth?: VisitorAuthResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  id?: IdDirectiveResolver<any, any, ContextType>;
  keyed?: KeyedDirectiveResolver<any, any, ContextType>;
  limit?: LimitDirectiveResolver<any, any, ContextType>;
  nullable?: NullableDirectiveResolver<any, any, ContextType>;
  wire?: WireDirectiveResolver<any, any, ContextType>;
};
