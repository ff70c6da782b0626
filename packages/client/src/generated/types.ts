// Written by `npm run generate` from schema.graphql; never edited.

export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** ISO 8601 timestamp in UTC with milliseconds, for example `2026-11-01T12:00:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** Any JSON value. An input has at most 32 levels. */
  JSON: { input: unknown; output: unknown; }
  /**
   * An object with string values, for example `{"product": "Lectern"}`. An input has at most 100 names of 1
   * to 64 characters, and values of at most 1024. A `null` value removes the name where the
   * description says so.
   */
  StringMap: { input: Readonly<Record<string, string | null>>; output: Readonly<Record<string, string>>; }
  /**
   * A file of a multipart request, as the GraphQL multipart request specification defines it: the
   * variable is null, and the part `map` of the form names it.
   */
  Upload: { input: Blob; output: Blob; }
};

/** The secret of an invite, and the new member. */
export type AcceptInviteInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Display name of a new user. Default: the part of the address before `@`. 1 to 100 characters. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  /**
   * E-mail address of the new member. Required for a link invite. For an invite it must be the invited
   * address, and can be absent. 3 to 320 characters.
   */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Id of the invite or link invite. */
  readonly id: Scalars['ID']['input'];
  /** Secret from the link. 1 to 128 characters. */
  readonly secret: Scalars['String']['input'];
};

/** Result of `acceptInvite`. */
export type AcceptInvitePayload = {
  readonly __typename: 'AcceptInvitePayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new member, also visible to a caller who becomes a guest. */
  readonly member?: Maybe<Member>;
  /** Personal token for a new user, shown only once; null for an existing user. */
  readonly token?: Maybe<Scalars['String']['output']>;
};

/** The setting for adaptive content of a site. */
export type AdaptiveContent = {
  readonly __typename: 'AdaptiveContent';
  /**
   * True if adaptive content is enabled. Otherwise, sections and site spaces with a condition are
   * hidden from visitors.
   */
  readonly enabled: Scalars['Boolean']['output'];
};

/** The setting for adaptive content. */
export type AdaptiveContentInput = {
  /** True to enable adaptive content. */
  readonly enabled: Scalars['Boolean']['input'];
};

/** The declaration of the claims about visitors that a site uses in conditions. */
export type AdaptiveSchema = {
  readonly __typename: 'AdaptiveSchema';
  /**
   * JSON Schema (draft-07) of an object whose properties are booleans, strings, numbers, lists and
   * objects. Unsigned claims are declared under the property `unsigned`.
   */
  readonly jsonSchema: Scalars['JSON']['output'];
  /** Time of the last `setAdaptiveSchema`. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** The section to move into a group. */
export type AddSectionToGroupInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the section group (`grp_…`). */
  readonly id: Scalars['ID']['input'];
  /** Id of the section (`sec_…`). */
  readonly sectionId: Scalars['ID']['input'];
};

/** Result of `addSectionToGroup`. */
export type AddSectionToGroupPayload = {
  readonly __typename: 'AddSectionToGroupPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The section group after the change. */
  readonly siteSectionGroup?: Maybe<SiteSectionGroup>;
};

/** The status of the advertising on a site. */
export type AdsStatus =
  /** Advertising is disabled. */
  | 'DISABLED'
  /** The request is in review. */
  | 'IN_REVIEW'
  /** Advertising is shown. */
  | 'LIVE'
  /** Advertising was requested. */
  | 'PENDING'
  /** The request was rejected. */
  | 'REJECTED';

/** The access of AI agents to a site. */
export type AgentsContext =
  /** Agents are excluded. */
  | 'EXCLUDED'
  /** Agents are allowed. */
  | 'INCLUDED';

/** A value that must be unique, and that another object has. The code is ALREADY_EXISTS. */
export type AlreadyExistsError = UserError & {
  readonly __typename: 'AlreadyExistsError';
  /** Code of the error, for programs. */
  readonly code: UserErrorCode;
  /**
   * The object that has the value. Null if the caller cannot see it, or if a concurrent request has
   * just created it.
   */
  readonly existing?: Maybe<Node>;
  /** Explanation for people: what happened and what to do. */
  readonly message: Scalars['String']['output'];
  /** Path of the value inside `input`. Null if the error does not concern one value. */
  readonly path?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/**
 * A credential for the API. It is stored as a hash; its secret is shown only once, at creation or
 * rotation.
 */
export type ApiToken = Node & {
  readonly __typename: 'ApiToken';
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Time of expiry; null if it does not expire. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the token (`tok_…`). */
  readonly id: Scalars['ID']['output'];
  /** Kind of the token. */
  readonly kind: TokenKind;
  /** Label of the token. */
  readonly label: Scalars['String']['output'];
  /** Last four characters of the secret. */
  readonly lastFour: Scalars['String']['output'];
  /** Time of the last use, exact to five minutes; null if it was never used. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Ids of the organizations in which the token is valid; null for all organizations of the user. */
  readonly organizationIds?: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
  /**
   * Those of the organizations in which the token is valid that the caller can read; null for all
   * organizations of the user.
   */
  readonly organizations?: Maybe<ReadonlyArray<Organization>>;
  /** Granted scopes; null for all permissions of the user. */
  readonly scopes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** URLs of the token. */
  readonly urls: ApiTokenUrls;
};

/** A page of a list of tokens. */
export type ApiTokenConnection = {
  readonly __typename: 'ApiTokenConnection';
  /** The tokens of the page with their cursors. */
  readonly edges: ReadonlyArray<ApiTokenEdge>;
  /** The tokens of the page. */
  readonly nodes: ReadonlyArray<ApiToken>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of tokens on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the tokens of a page, with its cursor. */
export type ApiTokenEdge = {
  readonly __typename: 'ApiTokenEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: ApiToken;
};

/** URLs of a token. */
export type ApiTokenUrls = {
  readonly __typename: 'ApiTokenUrls';
  /** URL of the token in `/v1`. */
  readonly location: Scalars['String']['output'];
};

/** A record of one write in an organization. Events are immutable and never deleted. */
export type AuditEvent = Node & {
  readonly __typename: 'AuditEvent';
  /** Name of the action, for example `team.create`. */
  readonly action: Scalars['String']['output'];
  /** The user who performed the action; null if the caller had no account or the user was deleted. */
  readonly actor?: Maybe<User>;
  /** Time of the action. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Names of the changed fields. */
  readonly fields: ReadonlyArray<Scalars['String']['output']>;
  /** Id of the event (`evt_…`). */
  readonly id: Scalars['ID']['output'];
  /** Location of the object at that time; null if it was in no space or collection. */
  readonly path?: Maybe<AuditPath>;
  /** Ids of other affected objects, for example the users who were added to a team. `nodes` reads them. */
  readonly relatedIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Id of the request, as in the log and in `x-request-id`. */
  readonly requestId: Scalars['String']['output'];
  /**
   * The object of the action. Null if it was deleted, if `node` does not find objects of its type, and
   * if the caller cannot read it.
   */
  readonly subject?: Maybe<Node>;
  /** Id of the object of the action. */
  readonly subjectId: Scalars['ID']['output'];
  /**
   * The token of the request. Null if there was none, if it was revoked, and if the caller cannot read
   * it: people read only their own tokens, and admins those of service accounts.
   */
  readonly token?: Maybe<ApiToken>;
  /** Id of the token of the request; null for sign-ins, invites and the command line. */
  readonly tokenId?: Maybe<Scalars['ID']['output']>;
};

/** A page of a list of events. */
export type AuditEventConnection = {
  readonly __typename: 'AuditEventConnection';
  /** The events of the page with their cursors. */
  readonly edges: ReadonlyArray<AuditEventEdge>;
  /** The events of the page. */
  readonly nodes: ReadonlyArray<AuditEvent>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of events on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the events of a page, with its cursor. */
export type AuditEventEdge = {
  readonly __typename: 'AuditEventEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: AuditEvent;
};

/** The location of an object at the time of an action. */
export type AuditPath = {
  readonly __typename: 'AuditPath';
  /** The collection of the object. Null if there is none, and if the caller cannot read it. */
  readonly collection?: Maybe<Collection>;
  /** Id of the collection of the object. */
  readonly collectionId?: Maybe<Scalars['ID']['output']>;
  /** The space of the object. Null if there is none, and if the caller cannot read it. */
  readonly space?: Maybe<Space>;
  /** Id of the space of the object. */
  readonly spaceId?: Maybe<Scalars['ID']['output']>;
};

/** A page of a list of backlinks. */
export type BacklinkConnection = {
  readonly __typename: 'BacklinkConnection';
  /** The backlinks of the page with their cursors. */
  readonly edges: ReadonlyArray<BacklinkEdge>;
  /** The backlinks of the page. */
  readonly nodes: ReadonlyArray<ContentReference>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of backlinks on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the backlinks of a page, with its cursor. */
export type BacklinkEdge = {
  readonly __typename: 'BacklinkEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: ContentReference;
};

/** The billing details of an organization. */
export type Billing = {
  readonly __typename: 'Billing';
  /** End of the paid period. */
  readonly endDate?: Maybe<Scalars['DateTime']['output']>;
  /** True if the last payment failed. */
  readonly hasPaymentFailed?: Maybe<Scalars['Boolean']['output']>;
  /** Billing interval. */
  readonly interval?: Maybe<BillingInterval>;
  /** True if the subscription ends with the paid period. */
  readonly isScheduledToCancel?: Maybe<Scalars['Boolean']['output']>;
  /** Name of the price list. */
  readonly pricing?: Maybe<Scalars['String']['output']>;
};

/** The billing interval. */
export type BillingInterval =
  /** Monthly. */
  | 'MONTHLY'
  /** Yearly. */
  | 'YEARLY';

/** A pending change of plan. */
export type BillingMigration = {
  readonly __typename: 'BillingMigration';
  /** Deadline of the change. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** End of the discount. */
  readonly discountEndDate?: Maybe<Scalars['DateTime']['output']>;
  /** Discount in percent. */
  readonly discountPercent?: Maybe<Scalars['Float']['output']>;
};

/** A block with different text in two revisions of a document. */
export type BlockChange = {
  readonly __typename: 'BlockChange';
  /** New markdown of the block; null if the block was removed. */
  readonly after?: Maybe<Scalars['String']['output']>;
  /** Old markdown of the block; null if the block was added. */
  readonly before?: Maybe<Scalars['String']['output']>;
  /** Index of the block in the new document, from 0; null if the block was removed. */
  readonly indexAfter?: Maybe<Scalars['Int']['output']>;
  /** Index of the block in the old document, from 0; null if the block was added. */
  readonly indexBefore?: Maybe<Scalars['Int']['output']>;
  /** Kind of the change. */
  readonly kind: BlockChangeKind;
};

/** The kind of a change to a block. */
export type BlockChangeKind =
  /** The block was added. */
  | 'ADDED'
  /** The block was changed. */
  | 'CHANGED'
  /** The block was removed. */
  | 'REMOVED';

/** A range of consecutive blocks of a document. */
export type BlockRange = {
  readonly __typename: 'BlockRange';
  /** Index of the first block, from 0. */
  readonly from: Scalars['Int']['output'];
  /** Markdown of the blocks. */
  readonly text: Scalars['String']['output'];
  /** Index after the last block. */
  readonly to: Scalars['Int']['output'];
};

/** The block of an organization. */
export type Blocked = {
  readonly __typename: 'Blocked';
  /** Reason for the block. */
  readonly reason: BlockedReason;
};

/** A merge that the merge rules of the space do not allow. The code is CONFLICT. */
export type BlockedByRulesError = UserError & {
  readonly __typename: 'BlockedByRulesError';
  /** The merge rules that the change request does not meet. */
  readonly blockedBy: ReadonlyArray<MergeBlock>;
  /** Code of the error, for programs. */
  readonly code: UserErrorCode;
  /** Explanation for people: what happened and what to do. */
  readonly message: Scalars['String']['output'];
  /** Null: the error concerns the whole merge. */
  readonly path?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** The reason for blocking an organization. */
export type BlockedReason =
  /** Security. */
  | 'SECURITY';

/** Numbers of broken links. */
export type BrokenLinkStats = {
  readonly __typename: 'BrokenLinkStats';
  /**
   * Number of links that are broken in the change request but not in its base; 0 outside of change
   * requests.
   */
  readonly changeRequest: Scalars['Int']['output'];
  /** Number of all broken links. */
  readonly total: Scalars['Int']['output'];
};

/** A line of revisions next to the primary content of a space, until it is merged or archived. */
export type ChangeRequest = Node & {
  readonly __typename: 'ChangeRequest';
  /** Id of the agent's task that the change request belongs to, stored without a check. */
  readonly agentTaskId?: Maybe<Scalars['String']['output']>;
  /**
   * Changes between the base (the revision of the space at creation or at the last update) and the
   * head of the change request.
   */
  readonly changes: ContentChangeConnection;
  /** Number of open comments on the change request. */
  readonly commentCount: Scalars['Int']['output'];
  /**
   * Comments on the change request. The caller needs level comment or higher on the space. Otherwise
   * the field is null, with the error FORBIDDEN.
   */
  readonly comments?: Maybe<CommentConnection>;
  /** The users who created the change request or changed its content. */
  readonly contributors: ReadonlyArray<User>;
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The user who created the change request; null if the user was deleted. */
  readonly createdBy?: Maybe<User>;
  /** Id of the change request (`cr_…`). */
  readonly id: Scalars['ID']['output'];
  /** Result of merging the change request now, without writing anything. */
  readonly mergePreview: MergePreview;
  /** Number of the change request in its space, from 1. */
  readonly number: Scalars['Int']['output'];
  /**
   * True if the primary content of the space has changed since the change request was created or last
   * updated. Always false for a merged change request.
   */
  readonly outdated: Scalars['Boolean']['output'];
  /** Users whose review was requested, newest request first. */
  readonly requestedReviewers: RequestedReviewerConnection;
  /** The merged change request that this one reverts; null if it is not a revert. */
  readonly reverts?: Maybe<ChangeRequest>;
  /** Reviews of the change request, newest first. */
  readonly reviews: ReviewConnection;
  /** The head, the current revision of the change request. */
  readonly revision: Revision;
  /** Id of the head, the current revision of the change request. */
  readonly revisionId: Scalars['ID']['output'];
  /** The revision of the space from which the change request was created. */
  readonly revisionInitial?: Maybe<Revision>;
  /** Id of the revision of the space from which the change request was created. */
  readonly revisionInitialId: Scalars['ID']['output'];
  /** The revision of the space that the merge created; null until the change request is merged. */
  readonly revisionMerged?: Maybe<Revision>;
  /** The revision of the space at the last update from primary; null before the first update. */
  readonly revisionMergedAncestor?: Maybe<Revision>;
  /** Id of the revision of the space at the last update from primary; null before the first update. */
  readonly revisionMergedAncestorId?: Maybe<Scalars['ID']['output']>;
  /** Id of the revision of the space that the merge created; null until the change request is merged. */
  readonly revisionMergedId?: Maybe<Scalars['ID']['output']>;
  /** Revisions of the change request, newest first, without the revision from which it was created. */
  readonly revisions: RevisionConnection;
  /** The space of the change request. */
  readonly space: Space;
  /** Id of the space. */
  readonly spaceId: Scalars['ID']['output'];
  /** Status of the change request. */
  readonly status: ChangeRequestStatus;
  /** Subject of the change request, at most 100 characters. */
  readonly subject: Scalars['String']['output'];
  /** Time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** URLs of the change request. */
  readonly urls: ChangeRequestUrls;
};


/** A line of revisions next to the primary content of a space, until it is merged or archived. */
export type ChangeRequestChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A line of revisions next to the primary content of a space, until it is merged or archived. */
export type ChangeRequestCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  authors?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<Order>;
  status?: InputMaybe<CommentStatusFilter>;
  targetPage?: InputMaybe<Scalars['ID']['input']>;
};


/** A line of revisions next to the primary content of a space, until it is merged or archived. */
export type ChangeRequestRequestedReviewersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A line of revisions next to the primary content of a space, until it is merged or archived. */
export type ChangeRequestReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A line of revisions next to the primary content of a space, until it is merged or archived. */
export type ChangeRequestRevisionArgs = {
  computed?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A line of revisions next to the primary content of a space, until it is merged or archived. */
export type ChangeRequestRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of a list of change requests. */
export type ChangeRequestConnection = {
  readonly __typename: 'ChangeRequestConnection';
  /** The change requests of the page with their cursors. */
  readonly edges: ReadonlyArray<ChangeRequestEdge>;
  /** The change requests of the page. */
  readonly nodes: ReadonlyArray<ChangeRequest>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of change requests on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the change requests of a page, with its cursor. */
export type ChangeRequestEdge = {
  readonly __typename: 'ChangeRequestEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: ChangeRequest;
};

/** The status of a change request. */
export type ChangeRequestStatus =
  /** The change request was closed without a merge. */
  | 'ARCHIVED'
  /** The change request is in progress. */
  | 'DRAFT'
  /** The change request was merged into its space. */
  | 'MERGED'
  /** The change request is ready for review. */
  | 'OPEN';

/** URLs of a change request. */
export type ChangeRequestUrls = {
  readonly __typename: 'ChangeRequestUrls';
  /** URL of the change request in the app. */
  readonly app: Scalars['String']['output'];
  /** URL of the change request in `/v1`. */
  readonly location: Scalars['String']['output'];
};

/** A folder of spaces and other collections. */
export type Collection = Content & Node & {
  readonly __typename: 'Collection';
  /**
   * Spaces and collections directly in the collection that the caller can see, in the order that
   * `moveSpace` and `moveCollection` set.
   */
  readonly children: ContentConnection;
  /** Collections directly in the collection that the caller can see, by position. */
  readonly collections: CollectionConnection;
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Level of members without a grant; null for no access. */
  readonly defaultLevel?: Maybe<DefaultLevel>;
  /** Description of the collection, at most 100 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /**
   * Effective level of a user on the collection, with the reason. Default: the caller. Level create or
   * higher is needed for other users. Otherwise the field is null, with the error FORBIDDEN.
   */
  readonly effectiveAccess?: Maybe<EffectiveAccess>;
  /** Id of the collection (`col_…`). */
  readonly id: Scalars['ID']['output'];
  /**
   * Effective levels of all members with access to the collection, newest member first. The caller
   * needs level create or higher. Otherwise the field is null, with the error FORBIDDEN.
   */
  readonly memberAccess?: Maybe<EffectiveAccessConnection>;
  /**
   * Grants to users directly on the collection, newest first. The caller needs level create or higher.
   * Otherwise the field is null, with the error FORBIDDEN.
   */
  readonly memberGrants?: Maybe<GrantConnection>;
  /** The organization of the collection. */
  readonly organization: Organization;
  /** Id of the organization (`org_…`). */
  readonly organizationId: Scalars['ID']['output'];
  /** The parent collection; null at the root. */
  readonly parent?: Maybe<Collection>;
  /** Id of the parent collection; null at the root. */
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  /** Permissions of the caller on the collection. */
  readonly permissions: CollectionPermissions;
  /** Spaces directly in the collection that the caller can see, by position. */
  readonly spaces: SpaceConnection;
  /**
   * Grants to teams directly on the collection, newest first. The caller needs level create or higher.
   * Otherwise the field is null, with the error FORBIDDEN.
   */
  readonly teamGrants?: Maybe<GrantConnection>;
  /** Title of the collection, at most 50 characters. */
  readonly title: Scalars['String']['output'];
  /** Time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** URLs of the collection. */
  readonly urls: CollectionUrls;
};


/** A folder of spaces and other collections. */
export type CollectionChildrenArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A folder of spaces and other collections. */
export type CollectionCollectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A folder of spaces and other collections. */
export type CollectionEffectiveAccessArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** A folder of spaces and other collections. */
export type CollectionMemberAccessArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A folder of spaces and other collections. */
export type CollectionMemberGrantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A folder of spaces and other collections. */
export type CollectionSpacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A folder of spaces and other collections. */
export type CollectionTeamGrantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of a list of collections. */
export type CollectionConnection = {
  readonly __typename: 'CollectionConnection';
  /** The collections of the page with their cursors. */
  readonly edges: ReadonlyArray<CollectionEdge>;
  /** The collections of the page. */
  readonly nodes: ReadonlyArray<Collection>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of collections on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the collections of a page, with its cursor. */
export type CollectionEdge = {
  readonly __typename: 'CollectionEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Collection;
};

/** The caller's permissions on a collection, within the scopes of the token. */
export type CollectionPermissions = {
  readonly __typename: 'CollectionPermissions';
  /** True if the caller can change the collection. Level create or higher is needed. */
  readonly admin: Scalars['Boolean']['output'];
  /** True if the caller can create content in the collection. Level create or higher is needed. */
  readonly create: Scalars['Boolean']['output'];
  /** True if the caller can see the collection. Level read or higher is needed. */
  readonly view: Scalars['Boolean']['output'];
  /**
   * True if the caller can see invite links. Level create or higher is needed, and
   * `Organization.inviteLinks` must be true.
   */
  readonly viewInviteLinks: Scalars['Boolean']['output'];
};

/** URLs of a collection. */
export type CollectionUrls = {
  readonly __typename: 'CollectionUrls';
  /** URL of the collection in the app. */
  readonly app: Scalars['String']['output'];
  /** URL of the collection in `/v1`. */
  readonly location: Scalars['String']['output'];
};

/**
 * A comment on a change request or on a space itself: on a page, on one of its blocks, or on the
 * whole.
 */
export type Comment = Node & {
  readonly __typename: 'Comment';
  /** Body of the comment. */
  readonly body: CommentBody;
  /** Time of the last change of the body; null if it was never changed. */
  readonly editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the comment (`com_…`). */
  readonly id: Scalars['ID']['output'];
  /** Permissions of the caller on the comment. */
  readonly permissions: CommentPermissions;
  /** Time of creation. */
  readonly postedAt: Scalars['DateTime']['output'];
  /** The author; null if the user was deleted. */
  readonly postedBy?: Maybe<User>;
  /** Reactions to the comment, by the time of the first use of each emoji. */
  readonly reactions: ReadonlyArray<Reaction>;
  /** Replies to the comment, oldest first. */
  readonly replies: CommentReplyConnection;
  /** Number of replies. */
  readonly replyCount: Scalars['Int']['output'];
  /** Time of resolution; null while the comment is open. */
  readonly resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The user who resolved the comment; null while it is open. */
  readonly resolvedBy?: Maybe<User>;
  /** Status of the comment. */
  readonly status: CommentStatus;
  /** The commented item. */
  readonly target: CommentTarget;
  /** URLs of the comment. */
  readonly urls: CommentUrls;
};


/**
 * A comment on a change request or on a space itself: on a page, on one of its blocks, or on the
 * whole.
 */
export type CommentBodyArgs = {
  format?: InputMaybe<CommentFormat>;
};


/**
 * A comment on a change request or on a space itself: on a page, on one of its blocks, or on the
 * whole.
 */
export type CommentRepliesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A comment's body in one format; the field of the other format is null. */
export type CommentBody = {
  readonly __typename: 'CommentBody';
  /** The body as a tree of blocks. */
  readonly document?: Maybe<Scalars['JSON']['output']>;
  /** The body as markdown. */
  readonly markdown?: Maybe<Scalars['String']['output']>;
};

/** The body of a new or changed comment or reply. */
export type CommentBodyInput = {
  /** The body in markdown, 1 to 10,000 characters. */
  readonly markdown: Scalars['String']['input'];
};

/** A page of a list of comments. */
export type CommentConnection = {
  readonly __typename: 'CommentConnection';
  /** The comments of the page with their cursors. */
  readonly edges: ReadonlyArray<CommentEdge>;
  /** The comments of the page. */
  readonly nodes: ReadonlyArray<Comment>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of comments on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the comments of a page, with its cursor. */
export type CommentEdge = {
  readonly __typename: 'CommentEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Comment;
};

/** The format of the body of a comment. */
export type CommentFormat =
  /** A tree of blocks. */
  | 'DOCUMENT'
  /** Markdown, as it was written. */
  | 'MARKDOWN';

/** A block that a comment is about. */
export type CommentNode = {
  readonly __typename: 'CommentNode';
  /** Id of the block in the document of the page, unique there. */
  readonly blockId: Scalars['ID']['output'];
  /** Text of the block at the time of the comment, the first 300 characters. */
  readonly preview?: Maybe<Scalars['String']['output']>;
};

/** The caller's permissions on a comment or reply, within the scopes of the token. */
export type CommentPermissions = {
  readonly __typename: 'CommentPermissions';
  /** True if the caller can delete it. The author can, and anyone with level create or higher. */
  readonly delete: Scalars['Boolean']['output'];
  /** True if the caller can change its body. Only the author can. */
  readonly edit: Scalars['Boolean']['output'];
  /** True if the caller can react. The same conditions as for `reply` apply. */
  readonly react: Scalars['Boolean']['output'];
  /**
   * True if the caller can reply. Level comment or higher is needed, and the change request must be
   * neither merged nor archived.
   */
  readonly reply: Scalars['Boolean']['output'];
  /**
   * True if the caller can resolve it. The authors of the comment and of the change request can, and
   * anyone with level edit or higher.
   */
  readonly resolve: Scalars['Boolean']['output'];
  /** True if the caller can see it. Level comment or higher is needed. */
  readonly view: Scalars['Boolean']['output'];
};

/** A reply to a comment. */
export type CommentReply = Node & {
  readonly __typename: 'CommentReply';
  /** Body of the reply. */
  readonly body: CommentBody;
  /** Time of the last change of the body; null if it was never changed. */
  readonly editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the reply (`rep_…`). */
  readonly id: Scalars['ID']['output'];
  /** Permissions of the caller on the reply. */
  readonly permissions: CommentPermissions;
  /** Time of creation. */
  readonly postedAt: Scalars['DateTime']['output'];
  /** The author; null if the user was deleted. */
  readonly postedBy?: Maybe<User>;
  /** Reactions to the reply, by the time of the first use of each emoji. */
  readonly reactions: ReadonlyArray<Reaction>;
  /** URLs of the reply. */
  readonly urls: CommentUrls;
};


/** A reply to a comment. */
export type CommentReplyBodyArgs = {
  format?: InputMaybe<CommentFormat>;
};

/** A page of a list of replies. */
export type CommentReplyConnection = {
  readonly __typename: 'CommentReplyConnection';
  /** The replies of the page with their cursors. */
  readonly edges: ReadonlyArray<CommentReplyEdge>;
  /** The replies of the page. */
  readonly nodes: ReadonlyArray<CommentReply>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of replies on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the replies of a page, with its cursor. */
export type CommentReplyEdge = {
  readonly __typename: 'CommentReplyEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: CommentReply;
};

/** The status of a comment. */
export type CommentStatus =
  /** The comment is unresolved. */
  | 'OPEN'
  /** The comment is resolved. */
  | 'RESOLVED';

/** A filter of comments by status. */
export type CommentStatusFilter =
  /** All comments. */
  | 'ALL'
  /** Unresolved comments. */
  | 'OPEN'
  /** Resolved comments. */
  | 'RESOLVED';

/** The item that a comment is about. */
export type CommentTarget = {
  readonly __typename: 'CommentTarget';
  /** The change request. Null for a comment on the space itself, and if the caller cannot read it. */
  readonly changeRequest?: Maybe<ChangeRequest>;
  /** Id of the change request; null for a comment on the space itself. */
  readonly changeRequestId?: Maybe<Scalars['ID']['output']>;
  /** The block of the page; null for a comment on the whole page. */
  readonly node?: Maybe<CommentNode>;
  /**
   * The page; null for a comment on the whole, or on a computed page that the latest version of its
   * OpenAPI spec no longer has.
   */
  readonly page?: Maybe<CommentedPage>;
  /** The revision that the author saw. Null if the caller cannot read it. */
  readonly revision?: Maybe<Revision>;
  /** Id of the revision that the author saw. */
  readonly revisionId: Scalars['ID']['output'];
  /** The space. Null if the caller cannot read it. */
  readonly space?: Maybe<Space>;
  /** Id of the space (`spc_…`). */
  readonly spaceId: Scalars['ID']['output'];
};

/** URLs of a comment or reply. */
export type CommentUrls = {
  readonly __typename: 'CommentUrls';
  /** URL of the comment or reply in `/v1`. */
  readonly location: Scalars['String']['output'];
};

/** The current state of a commented page, or its last state if it was deleted. */
export type CommentedPage = {
  readonly __typename: 'CommentedPage';
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Emoji of the page. */
  readonly emoji?: Maybe<Scalars['String']['output']>;
  /** Name of the icon of the page. */
  readonly icon?: Maybe<Scalars['String']['output']>;
  /** True if the document has changed since the comment was written, or the page was deleted. */
  readonly outdated: Scalars['Boolean']['output'];
  /**
   * The page in the current revision of the change request or space, or in the revision that the author
   * saw if it was deleted.
   */
  readonly page?: Maybe<Page>;
  /** Id of the page in all revisions (`pag_…`). */
  readonly pageId: Scalars['ID']['output'];
  /** Path of the page; null for a link. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** Title of the page. */
  readonly title: Scalars['String']['output'];
  /** Time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** The type of a community. */
export type CommunityType =
  /** A school or university. */
  | 'EDUCATION'
  /** A non-profit organization. */
  | 'NON_PROFIT'
  /** An open source project. */
  | 'OPEN_SOURCE';

/** The result of a sign-in, to exchange for a session token. */
export type CompleteSignInInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Code that the app received at the end of the sign-in. It is valid once, for two minutes. 1 to 128 characters. */
  readonly code: Scalars['String']['input'];
  /**
   * Value from which the `challenge` at the start of the sign-in was derived. Required if there was a
   * challenge. 43 to 128 characters.
   */
  readonly verifier?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `completeSignIn`. */
export type CompleteSignInPayload = {
  readonly __typename: 'CompleteSignInPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** Secret of the token, shown only once. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /**
   * Personal token of the session. It is valid in the organization of the provider for twelve hours,
   * or for the shorter time that the provider states.
   */
  readonly token?: Maybe<ApiToken>;
};

/**
 * A page whose child pages are rendered from an OpenAPI spec. It has no document of its own; its
 * pages are document pages, unless the revision was read with `computed: false`.
 */
export type ComputedPage = Node & Page & {
  readonly __typename: 'ComputedPage';
  /** All descendant pages, each followed by its own. */
  readonly allPages: ReadonlyArray<Page>;
  /**
   * Source of the page: `{type: "builtin:openapi", dependencies: {spec: …}, props: {}}`. Null for
   * visitors of a site.
   */
  readonly computed?: Maybe<Scalars['JSON']['output']>;
  /** Cover of the page; null if there is none. */
  readonly cover?: Maybe<PageCover>;
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /**
   * The user who created the page. Null for a deleted user, for a generated page, and for pages from
   * before authors were stored.
   */
  readonly createdBy?: Maybe<User>;
  /** Number of ancestor pages. */
  readonly depth: Scalars['Int']['output'];
  /** Description of the page. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Emoji of the page. */
  readonly emoji?: Maybe<Scalars['String']['output']>;
  /** Location of the page in a git repository; null if it has none. */
  readonly git?: Maybe<GitPath>;
  /** True if the page is hidden from the table of contents. */
  readonly hidden: Scalars['Boolean']['output'];
  /** Name of the icon of the page. */
  readonly icon?: Maybe<Scalars['String']['output']>;
  /**
   * Id of the page in this revision, `pag_….rev_…`. It has further parts for a page whose computed
   * pages are not rendered (`.source`), and for a page as visitors of a site read it (`.sts_…`).
   */
  readonly id: Scalars['ID']['output'];
  /** Kind of the page, for existing clients of `/v1`; null for a computed page. */
  readonly kind?: Maybe<PageKind>;
  /** Visible parts of the page. */
  readonly layout: PageLayout;
  /** True if the page is excluded from the search of a site. */
  readonly noIndex: Scalars['Boolean']['output'];
  /** True if search engines are asked not to index the page. */
  readonly noRobotsIndex: Scalars['Boolean']['output'];
  /** Id of the page in all revisions (`pag_…`), which arguments and inputs take. */
  readonly pageId: Scalars['ID']['output'];
  /** Child pages, in order. A link has none. */
  readonly pages: ReadonlyArray<Page>;
  /** The parent page in the same revision; null at the root. */
  readonly parent?: Maybe<Page>;
  /** Id of the parent page in all revisions (`pag_…`); null at the root. */
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  /** Path of the page in the space, for example `guide/setup`; null for a link. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** Last segment of the path, unique among siblings; null for a link. */
  readonly slug?: Maybe<Scalars['String']['output']>;
  /** Title of the page. */
  readonly title: Scalars['String']['output'];
  /** Type of the page, which is its GraphQL type as an enum value: DOCUMENT for a `DocumentPage`. */
  readonly type: PageType;
  /** Time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /**
   * The user who last changed the document or a field of the page; after a merge, the author of the
   * later change. Null as `createdBy`.
   */
  readonly updatedBy?: Maybe<User>;
  /** URLs of the page. */
  readonly urls: PageUrls;
  /** Values of `{{ name }}` in the document, which take precedence over those of the revision. */
  readonly variables: Scalars['StringMap']['output'];
};

/** The source of a computed page. */
export type ComputedPageInput = {
  /**
   * Id of an OpenAPI spec of the organization. Its latest valid version is rendered as one page per
   * tag, with one page per operation below it.
   */
  readonly specId: Scalars['ID']['input'];
};

/** A range of blocks that both sides changed. */
export type ConflictBlock = {
  readonly __typename: 'ConflictBlock';
  /** The range in the base. */
  readonly base: BlockRange;
  /** The range on our side. */
  readonly ours: BlockRange;
  /** The range on their side. */
  readonly theirs: BlockRange;
};

/** The choice of one side of a conflict. */
export type ConflictChoice =
  /** The value in the base. */
  | 'BASE'
  /** The value in `value`. */
  | 'CUSTOM'
  /** The value on our side. */
  | 'OURS'
  /** The value on their side. */
  | 'THEIRS';

/**
 * A state that excludes the change. The code is CONFLICT, INVALID_TRANSITION, SPACE_LOCKED or
 * TRANSFER_REFUSED.
 */
export type ConflictError = UserError & {
  readonly __typename: 'ConflictError';
  /** Code of the error, for programs. */
  readonly code: UserErrorCode;
  /** Explanation for people: what happened and what to do. */
  readonly message: Scalars['String']['output'];
  /** Path inside `input` of the value that is in conflict. Null if the error does not concern one value. */
  readonly path?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Ids of the sites that show the content, for TRANSFER_REFUSED; otherwise empty. */
  readonly siteIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Those of the sites that the caller can read. */
  readonly sites: ReadonlyArray<Site>;
};

/** The resolution of one conflict. */
export type ConflictResolutionInput = {
  /** The side to keep. */
  readonly choice: ConflictChoice;
  /** Fingerprint of the conflict. The request fails with MERGE_CONFLICT if the conflict has changed. 1 to 128 characters. */
  readonly fingerprint: Scalars['String']['input'];
  /** Key of the conflict. 1 to 255 characters. */
  readonly key: Scalars['ID']['input'];
  /**
   * Value for CUSTOM: the markdown, the value of the field, the id of the parent page (null for the
   * root), or the slug.
   */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
};

/** A space or a collection, with a position among the content of its parent. */
export type Content = {
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Level of members without a grant; null for no access. */
  readonly defaultLevel?: Maybe<DefaultLevel>;
  /** Id of the space or collection. */
  readonly id: Scalars['ID']['output'];
  /** The organization. */
  readonly organization: Organization;
  /** Id of the organization (`org_…`). */
  readonly organizationId: Scalars['ID']['output'];
  /** The collection that contains it; null at the root of the organization. */
  readonly parent?: Maybe<Collection>;
  /** Id of the collection that contains it; null at the root of the organization. */
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  /** Title, at most 50 characters. */
  readonly title: Scalars['String']['output'];
  /** Time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** The difference of one page, file, variable or reusable content between two revisions. */
export type ContentChange = {
  readonly __typename: 'ContentChange';
  /** The changed blocks of the document. */
  readonly blocks: ReadonlyArray<BlockChange>;
  /** The changed fields, except the document. */
  readonly fields: ReadonlyArray<FieldChange>;
  /** Id of the page, file or reusable content in all revisions; name of the variable. */
  readonly key: Scalars['ID']['output'];
  /** Kinds of the change: either CREATED or DELETED alone, or one or more of the others. */
  readonly kinds: ReadonlyArray<ContentChangeKind>;
  /** Path of the page after the change; null if it has none. */
  readonly pathAfter?: Maybe<Scalars['String']['output']>;
  /** Path of the page before the change; null if it had none. */
  readonly pathBefore?: Maybe<Scalars['String']['output']>;
  /** Kind of the item. */
  readonly subject: ContentSubject;
  /** Title or name of the item after the change, or before it if the item was deleted. */
  readonly title: Scalars['String']['output'];
};

/** A page of a list of changes. */
export type ContentChangeConnection = {
  readonly __typename: 'ContentChangeConnection';
  /** The changes of the page with their cursors. */
  readonly edges: ReadonlyArray<ContentChangeEdge>;
  /** The changes of the page. */
  readonly nodes: ReadonlyArray<ContentChange>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of changes on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the changes of a page, with its cursor. */
export type ContentChangeEdge = {
  readonly __typename: 'ContentChangeEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: ContentChange;
};

/** The kind of a change. */
export type ContentChangeKind =
  /** The item was created. */
  | 'CREATED'
  /** The item was deleted. */
  | 'DELETED'
  /** The document or a field of the item was changed. */
  | 'EDITED'
  /** The item was moved to another location. */
  | 'MOVED'
  /** The title, name or slug of the item was changed. */
  | 'RENAMED';

/** A page of a list of spaces and collections. */
export type ContentConnection = {
  readonly __typename: 'ContentConnection';
  /** The spaces and collections of the page with their cursors. */
  readonly edges: ReadonlyArray<ContentEdge>;
  /** The spaces and collections of the page. */
  readonly nodes: ReadonlyArray<Content>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of spaces and collections on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the spaces and collections of a page, with its cursor. */
export type ContentEdge = {
  readonly __typename: 'ContentEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Content;
};

/** An item of content and its location. */
export type ContentReference = {
  readonly __typename: 'ContentReference';
  /** Anchor of the heading, if the link names one. */
  readonly anchor?: Maybe<Scalars['String']['output']>;
  /** The file, for FILE, or the file of a backlink. Null if there is none. */
  readonly file?: Maybe<File>;
  /** Kind of the item. */
  readonly kind: ReferenceKind;
  /** The organization. */
  readonly organization: Organization;
  /** The page, for PAGE; for ANCHOR, the page of the heading. Null if there is none. */
  readonly page?: Maybe<Page>;
  /** The reusable content, for REUSABLE_CONTENT. */
  readonly reusableContent?: Maybe<ReusableContent>;
  /** The space, for SPACE; otherwise the space of the item. */
  readonly space: Space;
  /** URL of the target, for URL. */
  readonly url?: Maybe<Scalars['String']['output']>;
  /** State of the space that the reference is about. */
  readonly versionContext: VersionContext;
};

/** The kind of item that a change is about. */
export type ContentSubject =
  /** A file. */
  | 'FILE'
  /** A page. */
  | 'PAGE'
  /** A reusable content. */
  | 'REUSABLE_CONTENT'
  /** A variable. */
  | 'VARIABLE';

/** The type of an item in an organization or collection. */
export type ContentType =
  /** A collection. */
  | 'COLLECTION'
  /** A space. */
  | 'SPACE';

/** Criteria for change requests that a user contributed to. Absent criteria do not restrict the list. */
export type ContributedChangeRequestFilter = {
  /** Set to true for those that the user created, and to false for those that others created. */
  readonly created?: InputMaybe<Scalars['Boolean']['input']>;
  /** Statuses of the change requests. Default: all statuses. At most 4 items. */
  readonly status?: InputMaybe<ReadonlyArray<ChangeRequestStatus>>;
};

/** The size of a cover. */
export type CoverSize =
  /** Behind the title. */
  | 'BACKGROUND'
  /** As wide as the window. */
  | 'FULL'
  /** As wide as the text. */
  | 'HERO';

/** Properties of a new change request. */
export type CreateChangeRequestInput = {
  /** Id of the agent's task that the change request belongs to, stored without a check. At most 100 characters. */
  readonly agentTaskId?: InputMaybe<Scalars['String']['input']>;
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space (`spc_…`). */
  readonly spaceId: Scalars['ID']['input'];
  /** Subject of the change request. Default: `Untitled`. At most 100 characters. */
  readonly subject?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `createChangeRequest`. */
export type CreateChangeRequestPayload = {
  readonly __typename: 'CreateChangeRequestPayload';
  /** The new change request. */
  readonly changeRequest?: Maybe<ChangeRequest>;
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Properties of a new collection. */
export type CreateCollectionInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the organization (`org_…`). */
  readonly organizationId: Scalars['ID']['input'];
  /** Id of the parent collection. Default: the root. */
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Title of the collection. Default: `Untitled`. At most 50 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `createCollection`. */
export type CreateCollectionPayload = {
  readonly __typename: 'CreateCollectionPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The new collection. */
  readonly collection?: Maybe<Collection>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Properties of a new comment. */
export type CreateCommentInput = {
  /** Id of the commented block of the page. 1 to 64 characters. */
  readonly blockId?: InputMaybe<Scalars['ID']['input']>;
  /** Body of the comment. */
  readonly body: CommentBodyInput;
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the commented page. Default: the change request or space as a whole. */
  readonly pageId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the space or the change request to comment on. */
  readonly subjectId: Scalars['ID']['input'];
};

/** Result of `createComment`. */
export type CreateCommentPayload = {
  readonly __typename: 'CreateCommentPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The new comment. */
  readonly comment?: Maybe<Comment>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Properties of a new reply. */
export type CreateCommentReplyInput = {
  /** Body of the reply. */
  readonly body: CommentBodyInput;
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the comment. */
  readonly commentId: Scalars['ID']['input'];
};

/** Result of `createCommentReply`. */
export type CreateCommentReplyPayload = {
  readonly __typename: 'CreateCommentReplyPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The comment with its new reply. */
  readonly comment?: Maybe<Comment>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new reply. */
  readonly reply?: Maybe<CommentReply>;
};

/** Input of `createInstallationToken`. */
export type CreateInstallationTokenInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the installation. */
  readonly id: Scalars['ID']['input'];
};

/** Result of `createInstallationToken`. The token is shown only once. */
export type CreateInstallationTokenPayload = {
  readonly __typename: 'CreateInstallationTokenPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** Time of expiry, one hour after creation. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Scopes of the token. */
  readonly scopes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The token (`li_…`). */
  readonly token?: Maybe<Scalars['String']['output']>;
};

/** Properties of a new link invite. */
export type CreateLinkInviteInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Time of expiry, in the future. Default: no expiry. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Maximum number of uses, 1 to 100000. Default: no limit. */
  readonly maxUses?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the organization (`org_…`). */
  readonly organizationId: Scalars['ID']['input'];
  /**
   * Role of new members; null for guests. ADMIN is refused. Default: the default role of the
   * organization.
   */
  readonly role?: InputMaybe<Role>;
  /** Id of the team that new members join. */
  readonly teamId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `createLinkInvite`. */
export type CreateLinkInvitePayload = {
  readonly __typename: 'CreateLinkInvitePayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new link invite. */
  readonly linkInvite?: Maybe<LinkInvite>;
};

/** Properties of a new spec. */
export type CreateOpenApiSpecInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the organization (`org_…`). */
  readonly organizationId: Scalars['ID']['input'];
  /**
   * Slug of the spec: lower-case letters and digits, separated by single hyphens. The request fails
   * with ALREADY_EXISTS if the slug is taken. 1 to 100 characters.
   */
  readonly slug: Scalars['String']['input'];
  /** Source of the spec. */
  readonly source: OpenApiSpecSourceInput;
};

/** Result of `createOpenAPISpec`. */
export type CreateOpenApiSpecPayload = {
  readonly __typename: 'CreateOpenAPISpecPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new spec, before its processing. */
  readonly openAPISpec?: Maybe<OpenApiSpec>;
};

/** Properties of a new organization. */
export type CreateOrganizationInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Subdomain of the organization in public URLs: lower-case letters, digits and hyphens. The request
   * fails with ALREADY_EXISTS if it is taken, and with BAD_USER_INPUT if the service itself uses it,
   * for example `www`. 3 to 32 characters.
   */
  readonly hostname?: InputMaybe<Scalars['String']['input']>;
  /** Title of the organization. 2 to 255 characters. */
  readonly title: Scalars['String']['input'];
  /** Type of the organization. Default: BUSINESS. */
  readonly type?: InputMaybe<OrganizationType>;
  /** Main use of the organization. */
  readonly useCase?: InputMaybe<UseCase>;
};

/** Result of `createOrganization`. */
export type CreateOrganizationPayload = {
  readonly __typename: 'CreateOrganizationPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new organization, with the caller as admin. */
  readonly organization?: Maybe<Organization>;
};

/** Properties of a new review. */
export type CreateReviewInput = {
  /** Id of the change request (`cr_…`). */
  readonly changeRequestId: Scalars['ID']['input'];
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Comment of the reviewer. At most 10000 characters. */
  readonly comment?: InputMaybe<Scalars['String']['input']>;
  /** Verdict of the reviewer. */
  readonly status: ReviewStatus;
};

/** Result of `createReview`. */
export type CreateReviewPayload = {
  readonly __typename: 'CreateReviewPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new review. */
  readonly review?: Maybe<Review>;
};

/** Properties of a new SAML provider. */
export type CreateSamlProviderInput = {
  /**
   * Signing certificate of the provider, in PEM or bare base64, or two in PEM during a key rotation.
   * The keys must be RSA with at least 2048 bits. At most 10000 characters.
   */
  readonly certificate?: InputMaybe<Scalars['String']['input']>;
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Role of new members; null for guest. Default: the default role of the organization. */
  readonly defaultRole?: InputMaybe<Role>;
  /** Id of the team that new members join. */
  readonly defaultTeamId?: InputMaybe<Scalars['ID']['input']>;
  /** Entity id of the provider, which is the Issuer of its responses. The comparison is exact. At most 1024 characters. */
  readonly entityID?: InputMaybe<Scalars['String']['input']>;
  /** Label of the sign-in button. 1 to 30 characters. */
  readonly label: Scalars['String']['input'];
  /** Id of the organization (`org_…`). */
  readonly organizationId: Scalars['ID']['input'];
  /** URL of the provider for authentication requests (HTTP-Redirect binding). At most 2048 characters, an absolute http or https address. */
  readonly ssoURL?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `createSAMLProvider`. */
export type CreateSamlProviderPayload = {
  readonly __typename: 'CreateSAMLProviderPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new provider. */
  readonly samlProvider?: Maybe<SamlProvider>;
};

/** Properties of a new service account. */
export type CreateServiceAccountInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Name of the service account. 1 to 64 characters. */
  readonly name: Scalars['String']['input'];
  /** Id of the organization (`org_…`). */
  readonly organizationId: Scalars['ID']['input'];
  /** Role in the organization; null or absent for the permissions of a guest. */
  readonly role?: InputMaybe<Role>;
};

/** Result of `createServiceAccount`. */
export type CreateServiceAccountPayload = {
  readonly __typename: 'CreateServiceAccountPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new service account. */
  readonly serviceAccount?: Maybe<ServiceAccount>;
};

/** Properties of a new token. */
export type CreateServiceAccountTokenInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Time of expiry, in the future. Default: no expiry. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Label of the token, 1 to 100 characters. */
  readonly label: Scalars['String']['input'];
  /** Ids of the user's organizations in which the token is valid. Default: all. At most 100. */
  readonly organizationIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Granted scopes. Default: all permissions of the user. At most 50. Each at most 64 characters. */
  readonly scopes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Id of the service account. */
  readonly serviceAccountId: Scalars['ID']['input'];
};

/** Properties of a new share link. */
export type CreateShareLinkInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Name of the share link. At most 50 characters. */
  readonly name: Scalars['String']['input'];
  /** Id of the site (`site_…`). */
  readonly siteId: Scalars['ID']['input'];
};

/** Result of `createShareLink`. */
export type CreateShareLinkPayload = {
  readonly __typename: 'CreateShareLinkPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new share link. */
  readonly shareLink?: Maybe<ShareLink>;
};

/** Properties of a new site. */
export type CreateSiteInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the organization (`org_…`). */
  readonly organizationId: Scalars['ID']['input'];
  /** Spaces of the site. Default: none. */
  readonly spaces?: InputMaybe<NewSiteSpacesInput>;
  /** Title of the site. Default: `Untitled`. 2 to 128 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** Plan of the site. */
  readonly type?: InputMaybe<SiteType>;
  /** Access of visitors while the site is published. Default: PUBLIC. */
  readonly visibility?: InputMaybe<SiteVisibility>;
};

/** Result of `createSite`. */
export type CreateSitePayload = {
  readonly __typename: 'CreateSitePayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new site. */
  readonly site?: Maybe<Site>;
};

/** Properties of a new redirect. */
export type CreateSiteRedirectInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Destination: a path in the site, or an absolute http or https address. If it is the source of
   * another manual redirect, that redirect's destination is used; a cycle is refused. 1 to 2048 characters.
   */
  readonly destination: Scalars['String']['input'];
  /** Id of the site (`site_…`). */
  readonly siteId: Scalars['ID']['input'];
  /**
   * Path in the site with a leading slash, without query and fragment. The request fails with
   * ALREADY_EXISTS if another manual redirect has the path; an automatic one is replaced. 1 to 2048 characters.
   */
  readonly source: Scalars['String']['input'];
};

/** Result of `createSiteRedirect`. */
export type CreateSiteRedirectPayload = {
  readonly __typename: 'CreateSiteRedirectPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new redirect. */
  readonly siteRedirect?: Maybe<SiteRedirect>;
};

/** Properties of a new section group. */
export type CreateSiteSectionGroupInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Name of the icon; null for none. At most 50 characters. */
  readonly icon?: InputMaybe<Scalars['String']['input']>;
  /** Id of the site (`site_…`). */
  readonly siteId: Scalars['ID']['input'];
  /** Ids of the sections to move into the group, in order. At most 100 items. */
  readonly siteSectionIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Title of the group. 1 to 100 characters. */
  readonly title: Scalars['String']['input'];
};

/** Result of `createSiteSectionGroup`. */
export type CreateSiteSectionGroupPayload = {
  readonly __typename: 'CreateSiteSectionGroupPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new section group. */
  readonly siteSectionGroup?: Maybe<SiteSectionGroup>;
};

/** Properties of a new section. */
export type CreateSiteSectionInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Name of the icon; null for none. At most 50 characters. */
  readonly icon?: InputMaybe<Scalars['String']['input']>;
  /** Id of the site (`site_…`). */
  readonly siteId: Scalars['ID']['input'];
  /** Id of the space of the section. The caller needs level create or higher on it. */
  readonly spaceId: Scalars['ID']['input'];
  /** Title of the section. Default: the title of the space. 2 to 128 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `createSiteSection`. */
export type CreateSiteSectionPayload = {
  readonly __typename: 'CreateSiteSectionPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new section. */
  readonly siteSection?: Maybe<SiteSection>;
};

/** Properties of a new site space. */
export type CreateSiteSpaceInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the section. Default: the default section, or the root if the site has no sections. */
  readonly sectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the site (`site_…`). */
  readonly siteId: Scalars['ID']['input'];
  /** Id of the space. The caller needs level create or higher on it. */
  readonly spaceId: Scalars['ID']['input'];
};

/** Result of `createSiteSpace`. */
export type CreateSiteSpacePayload = {
  readonly __typename: 'CreateSiteSpacePayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new site space. */
  readonly siteSpace?: Maybe<SiteSpace>;
};

/** Properties of a new space. */
export type CreateSpaceInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Way in which the primary content can be changed. Default: LIVE. */
  readonly editMode?: InputMaybe<SpaceEditMode>;
  /** Emoji of the space. Default: 📄. At most 50 characters, one emoji. */
  readonly emoji?: InputMaybe<Scalars['String']['input']>;
  /** Id of the organization (`org_…`). */
  readonly organizationId: Scalars['ID']['input'];
  /** Id of the parent collection. Default: the root. */
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Title of the space. Default: `Untitled`. At most 50 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** Access without membership. Default: IN_COLLECTION in a collection, PRIVATE at the root. */
  readonly visibility?: InputMaybe<SpaceVisibility>;
};

/** Result of `createSpace`. */
export type CreateSpacePayload = {
  readonly __typename: 'CreateSpacePayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new space. */
  readonly space?: Maybe<Space>;
};

/** Properties of a new team. */
export type CreateTeamInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the first members. The caller becomes an owner in any case. At most 1000. */
  readonly memberUserIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Id of the organization (`org_…`). */
  readonly organizationId: Scalars['ID']['input'];
  /** Title of the team. 1 to 64 characters. */
  readonly title: Scalars['String']['input'];
};

/** Result of `createTeam`. */
export type CreateTeamPayload = {
  readonly __typename: 'CreateTeamPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new team, with the caller as owner. */
  readonly team?: Maybe<Team>;
};

/** Properties of a new token. */
export type CreateTokenInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Time of expiry, in the future. Default: no expiry. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Label of the token, 1 to 100 characters. */
  readonly label: Scalars['String']['input'];
  /** Ids of the user's organizations in which the token is valid. Default: all. At most 100. */
  readonly organizationIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Granted scopes. Default: all permissions of the user. At most 50. Each at most 64 characters. */
  readonly scopes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Result of `createToken` and `createServiceAccountToken`. */
export type CreateTokenPayload = {
  readonly __typename: 'CreateTokenPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** Secret of the token, shown only once. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** The new token. */
  readonly token?: Maybe<ApiToken>;
};

/** Properties of new translation settings. */
export type CreateTranslationSettingsInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The requested languages. Default: none. At most 100 items. */
  readonly languages?: InputMaybe<ReadonlyArray<Language>>;
  /** Id of the organization (`org_…`). */
  readonly organizationId: Scalars['ID']['input'];
  /** The source space. */
  readonly source?: InputMaybe<LanguageSpaceInput>;
  /**
   * The spaces of the translations. Each language and each space can occur once, and those of the
   * source not at all. Pages with the id or the path of a source page become its translation, based on
   * the current source. At most 100 items.
   */
  readonly spaces?: InputMaybe<ReadonlyArray<LanguageSpaceInput>>;
  /** Title of the settings. 1 to 100 characters. */
  readonly title: Scalars['String']['input'];
};

/** Result of `createTranslationSettings`. */
export type CreateTranslationSettingsPayload = {
  readonly __typename: 'CreateTranslationSettingsPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new translation settings. */
  readonly translationSettings?: Maybe<TranslationSettings>;
};

/** The AI features for visitors. */
export type CustomizationAi = {
  readonly __typename: 'CustomizationAI';
  /** Mode of the AI features. */
  readonly mode: CustomizationAiMode;
};

/** The AI features for visitors. */
export type CustomizationAiInput = {
  /** Mode of the AI features. */
  readonly mode?: InputMaybe<CustomizationAiMode>;
};

/** The AI feature for questions of visitors. */
export type CustomizationAiMode =
  /** A chat assistant. */
  | 'ASSISTANT'
  /** No AI. */
  | 'NONE'
  /** An answer above the search results. */
  | 'SEARCH';

/** A URL in the customization. */
export type CustomizationAddress = {
  readonly __typename: 'CustomizationAddress';
  /** The URL; null for none. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** A URL in the customization. */
export type CustomizationAddressInput = {
  /** The URL; null for none. At most 2048 characters, an absolute http or https address. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};

/** The background of pages. */
export type CustomizationBackground =
  /** A tint of the primary color. */
  | 'MATCH'
  /** White or black. */
  | 'PLAIN';

/** The corners of framed elements. */
export type CustomizationCorners =
  /** Fully rounded corners. */
  | 'CIRCULAR'
  /** Slightly rounded corners. */
  | 'ROUNDED'
  /** Straight corners. */
  | 'STRAIGHT';

/** The depth of framed elements. */
export type CustomizationDepth =
  /** No shadow. */
  | 'FLAT'
  /** A subtle shadow. */
  | 'SUBTLE';

/** The behavior of external links. */
export type CustomizationExternalLinks = {
  readonly __typename: 'CustomizationExternalLinks';
  /** Target of external links. */
  readonly target: CustomizationLinkTarget;
};

/** The behavior of external links. */
export type CustomizationExternalLinksInput = {
  /** Target of external links. */
  readonly target?: InputMaybe<CustomizationLinkTarget>;
};

/** The favicon of a site. */
export type CustomizationFavicon = {
  readonly __typename: 'CustomizationFavicon';
  /** Emoji as favicon; null for none. */
  readonly emoji?: Maybe<Scalars['String']['output']>;
  /** Image of the favicon; null for none. */
  readonly icon?: Maybe<ThemedAddress>;
};

/** The favicon of a site. */
export type CustomizationFaviconInput = {
  /** Emoji as favicon; null for none. At most 50 characters, one emoji. */
  readonly emoji?: InputMaybe<Scalars['String']['input']>;
  /** Image of the favicon; null for none. */
  readonly icon?: InputMaybe<ThemedAddressInput>;
};

/** The footer of all pages. */
export type CustomizationFooter = {
  readonly __typename: 'CustomizationFooter';
  /** Copyright notice; null for none. */
  readonly copyright?: Maybe<Scalars['String']['output']>;
  /** Groups of links, in order; at most 10. */
  readonly groups: ReadonlyArray<CustomizationFooterGroup>;
  /** Logo; null for none. */
  readonly logo?: Maybe<ThemedAddress>;
};

/** A group of links in the footer. */
export type CustomizationFooterGroup = {
  readonly __typename: 'CustomizationFooterGroup';
  /** Links, in order; at most 20. */
  readonly links: ReadonlyArray<CustomizationLink>;
  /** Title of the group. */
  readonly title: Scalars['String']['output'];
};

/** A group of links in the footer. */
export type CustomizationFooterGroupInput = {
  /** Links, in order; at most 20. */
  readonly links: ReadonlyArray<CustomizationLinkInput>;
  /** Title of the group. 1 to 64 characters. */
  readonly title: Scalars['String']['input'];
};

/** The footer of all pages. */
export type CustomizationFooterInput = {
  /** Copyright notice; null for none. 1 to 300 characters. */
  readonly copyright?: InputMaybe<Scalars['String']['input']>;
  /** Groups of links, in order; at most 10. */
  readonly groups?: InputMaybe<ReadonlyArray<CustomizationFooterGroupInput>>;
  /** Logo; null for none. */
  readonly logo?: InputMaybe<ThemedAddressInput>;
};

/** The link from a site to its git repository. */
export type CustomizationGit = {
  readonly __typename: 'CustomizationGit';
  /** True if pages link to their source in the repository. */
  readonly showEditLink: Scalars['Boolean']['output'];
};

/** The link from a site to its git repository. */
export type CustomizationGitInput = {
  /** True if pages link to their source in the repository. */
  readonly showEditLink?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The header of all pages. */
export type CustomizationHeader = {
  readonly __typename: 'CustomizationHeader';
  /** Background color for CUSTOM; null for the primary color. */
  readonly backgroundColor?: Maybe<ThemedColor>;
  /** Color of links for CUSTOM; null for a readable one. */
  readonly linkColor?: Maybe<ThemedColor>;
  /** Links, in order; at most 20. */
  readonly links: ReadonlyArray<CustomizationHeaderLink>;
  /** Logo; null to show the title of the site. */
  readonly logo?: Maybe<ThemedAddress>;
  /** Colors of the header. */
  readonly preset: CustomizationHeaderPreset;
};

/** The header of all pages. */
export type CustomizationHeaderInput = {
  /** Background color for CUSTOM; null for the primary color. */
  readonly backgroundColor?: InputMaybe<ThemedColorInput>;
  /** Color of links for CUSTOM; null for a readable one. */
  readonly linkColor?: InputMaybe<ThemedColorInput>;
  /** Links, in order; at most 20. */
  readonly links?: InputMaybe<ReadonlyArray<CustomizationHeaderLinkInput>>;
  /** Logo; null to show the title of the site. */
  readonly logo?: InputMaybe<ThemedAddressInput>;
  /** Colors of the header. */
  readonly preset?: InputMaybe<CustomizationHeaderPreset>;
};

/** A link or a menu of links in the header. */
export type CustomizationHeaderLink = {
  readonly __typename: 'CustomizationHeaderLink';
  /** Links of the menu, in order, at most 20; null for no menu. */
  readonly links?: Maybe<ReadonlyArray<CustomizationLink>>;
  /** Title of the link or menu. */
  readonly title: Scalars['String']['output'];
  /** Target of the link; null for a menu only. */
  readonly to?: Maybe<CustomizationReference>;
};

/** A link or a menu of links in the header. */
export type CustomizationHeaderLinkInput = {
  /** Links of the menu, in order, at most 20; null for no menu. */
  readonly links?: InputMaybe<ReadonlyArray<CustomizationLinkInput>>;
  /** Title of the link or menu. 1 to 64 characters. */
  readonly title: Scalars['String']['input'];
  /** Target of the link; null for a menu only. */
  readonly to?: InputMaybe<CustomizationReferenceInput>;
};

/** The colors of the header. */
export type CustomizationHeaderPreset =
  /** The primary color. */
  | 'BOLD'
  /** The inverted colors of the page. */
  | 'CONTRAST'
  /** The colors in `backgroundColor` and `linkColor`. */
  | 'CUSTOM'
  /** The colors of the page. */
  | 'DEFAULT'
  /** No header. */
  | 'NONE';

/** The style of icons. */
export type CustomizationIcons =
  /** Solid icons in two tones. */
  | 'DUOTONE'
  /** Light outlined icons. */
  | 'LIGHT'
  /** Outlined icons. */
  | 'REGULAR'
  /** Solid icons. */
  | 'SOLID'
  /** Thin outlined icons. */
  | 'THIN';

/** The collection of usage data on a site. */
export type CustomizationInsights = {
  readonly __typename: 'CustomizationInsights';
  /** True if a cookie distinguishes visitors. */
  readonly trackingCookie: Scalars['Boolean']['output'];
};

/** The collection of usage data on a site. */
export type CustomizationInsightsInput = {
  /** True if a cookie distinguishes visitors. */
  readonly trackingCookie?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The language of the user interface of a site. */
export type CustomizationInternationalization = {
  readonly __typename: 'CustomizationInternationalization';
  /** Language of the user interface. */
  readonly locale: Language;
};

/** The language of the user interface of a site. */
export type CustomizationInternationalizationInput = {
  /** Language of the user interface. */
  readonly locale?: InputMaybe<Language>;
};

/** A link in the header or footer. */
export type CustomizationLink = {
  readonly __typename: 'CustomizationLink';
  /** Title of the link. */
  readonly title: Scalars['String']['output'];
  /** Target of the link. */
  readonly to: CustomizationReference;
};

/** A link in the header or footer. */
export type CustomizationLinkInput = {
  /** Title of the link. 1 to 64 characters. */
  readonly title: Scalars['String']['input'];
  /** Target of the link. */
  readonly to: CustomizationReferenceInput;
};

/** The target of external links. */
export type CustomizationLinkTarget =
  /** A new tab. */
  | 'BLANK'
  /** The same tab. */
  | 'SELF';

/** The style of links in documents. */
export type CustomizationLinks =
  /** Links in the text color, underlined in the primary color. */
  | 'ACCENT'
  /** Links in the primary color. */
  | 'DEFAULT';

/** The actions on pages that are offered to visitors. */
export type CustomizationPageActions = {
  readonly __typename: 'CustomizationPageActions';
  /** True if pages can be opened in an external AI assistant. */
  readonly externalAI: Scalars['Boolean']['output'];
  /** True if pages can be copied as markdown. */
  readonly markdown: Scalars['Boolean']['output'];
};

/** The actions on pages that are offered to visitors. */
export type CustomizationPageActionsInput = {
  /** True if pages can be opened in an external AI assistant. */
  readonly externalAI?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if pages can be copied as markdown. */
  readonly markdown?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The target of a link in the header or footer. */
export type CustomizationReference = {
  readonly __typename: 'CustomizationReference';
  /** Kind of the target. */
  readonly kind: CustomizationReferenceKind;
  /** An http or https address, or a path of the site that begins with a slash: `/guide/install`. */
  readonly url: Scalars['String']['output'];
};

/** The target of a link in the header or footer. */
export type CustomizationReferenceInput = {
  /** Kind of the target. */
  readonly kind: CustomizationReferenceKind;
  /** An http or https address, or a path of the site that begins with a slash: `/guide/install`. At most 2048 characters. */
  readonly url: Scalars['String']['input'];
};

/** The kind of a link target in the header or footer. */
export type CustomizationReferenceKind =
  /** A URL, or a path of the site. */
  | 'URL';

/** The style of the search field. */
export type CustomizationSearch =
  /** A wide field in the center. */
  | 'PROMINENT'
  /** A small field. */
  | 'SUBTLE';

/** The style of the table of contents. */
export type CustomizationSidebar = {
  readonly __typename: 'CustomizationSidebar';
  /** Background of the table of contents. */
  readonly background: CustomizationSidebarBackground;
  /** Highlight of the current page. */
  readonly list: CustomizationSidebarList;
};

/** The background of the table of contents. */
export type CustomizationSidebarBackground =
  /** The background of the page. */
  | 'DEFAULT'
  /** A background of its own. */
  | 'FILLED';

/** The style of the table of contents. */
export type CustomizationSidebarInput = {
  /** Background of the table of contents. */
  readonly background?: InputMaybe<CustomizationSidebarBackground>;
  /** Highlight of the current page. */
  readonly list?: InputMaybe<CustomizationSidebarList>;
};

/** The highlight of the current page in the table of contents. */
export type CustomizationSidebarList =
  /** The default of the theme. */
  | 'DEFAULT'
  /** A line next to the title. */
  | 'LINE'
  /** A filled background. */
  | 'PILL';

/** Colors, fonts and shapes of a site. */
export type CustomizationStyling = {
  readonly __typename: 'CustomizationStyling';
  /** Background of pages. */
  readonly background: CustomizationBackground;
  /** Corners of framed elements. */
  readonly corners: CustomizationCorners;
  /** Color of errors and dangerous actions. */
  readonly dangerColor: ThemedColor;
  /** Depth of framed elements. */
  readonly depth: CustomizationDepth;
  /** Name of the font. */
  readonly font: Scalars['String']['output'];
  /** Style of icons. */
  readonly icons: CustomizationIcons;
  /** Color of informational messages. */
  readonly infoColor: ThemedColor;
  /** Style of links in documents. */
  readonly links: CustomizationLinks;
  /** Name of the monospace font. */
  readonly monospaceFont: Scalars['String']['output'];
  /** Primary color. */
  readonly primaryColor: ThemedColor;
  /** Style of the search field. */
  readonly search: CustomizationSearch;
  /** Style of the table of contents. */
  readonly sidebar: CustomizationSidebar;
  /** Color of success messages. */
  readonly successColor: ThemedColor;
  /** Theme of the site. */
  readonly theme: CustomizationTheme;
  /** Color of warnings. */
  readonly warningColor: ThemedColor;
};

/** Colors, fonts and shapes of a site. */
export type CustomizationStylingInput = {
  /** Background of pages. */
  readonly background?: InputMaybe<CustomizationBackground>;
  /** Corners of framed elements. */
  readonly corners?: InputMaybe<CustomizationCorners>;
  /** Color of errors and dangerous actions. */
  readonly dangerColor?: InputMaybe<ThemedColorInput>;
  /** Depth of framed elements. */
  readonly depth?: InputMaybe<CustomizationDepth>;
  /** Name of the font. 1 to 64 characters. */
  readonly font?: InputMaybe<Scalars['String']['input']>;
  /** Style of icons. */
  readonly icons?: InputMaybe<CustomizationIcons>;
  /** Color of informational messages. */
  readonly infoColor?: InputMaybe<ThemedColorInput>;
  /** Style of links in documents. */
  readonly links?: InputMaybe<CustomizationLinks>;
  /** Name of the monospace font. 1 to 64 characters. */
  readonly monospaceFont?: InputMaybe<Scalars['String']['input']>;
  /** Primary color. */
  readonly primaryColor?: InputMaybe<ThemedColorInput>;
  /** Style of the search field. */
  readonly search?: InputMaybe<CustomizationSearch>;
  /** Style of the table of contents. */
  readonly sidebar?: InputMaybe<CustomizationSidebarInput>;
  /** Color of success messages. */
  readonly successColor?: InputMaybe<ThemedColorInput>;
  /** Theme of the site. */
  readonly theme?: InputMaybe<CustomizationTheme>;
  /** Color of warnings. */
  readonly warningColor?: InputMaybe<ThemedColorInput>;
};

/** The state of a feature. */
export type CustomizationSwitch = {
  readonly __typename: 'CustomizationSwitch';
  /** True if the feature is enabled. */
  readonly enabled: Scalars['Boolean']['output'];
};

/** The state of a feature. */
export type CustomizationSwitchInput = {
  /** True if the feature is enabled. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The theme of a site. */
export type CustomizationTheme =
  /** A header in the primary color. */
  | 'BOLD'
  /** White or black backgrounds. */
  | 'CLEAN'
  /** Backgrounds with a gradient of the primary color. */
  | 'GRADIENT'
  /** Tinted backgrounds. */
  | 'MUTED';

/** The color scheme of a site. */
export type CustomizationThemeMode =
  /** Dark mode. */
  | 'DARK'
  /** Light mode. */
  | 'LIGHT'
  /** The setting of the visitor's device. */
  | 'SYSTEM';

/** The light and dark modes of a site. */
export type CustomizationThemes = {
  readonly __typename: 'CustomizationThemes';
  /** Initial mode. */
  readonly default: CustomizationThemeMode;
  /** True if visitors can switch the mode. The spelling is that of existing clients. */
  readonly toggeable: Scalars['Boolean']['output'];
};

/** The light and dark modes of a site. */
export type CustomizationThemesInput = {
  /** Initial mode. */
  readonly default?: InputMaybe<CustomizationThemeMode>;
  /** True if visitors can switch the mode. The spelling is that of existing clients. */
  readonly toggeable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A site space with its own customization. */
export type CustomizedSiteSpace = {
  readonly __typename: 'CustomizedSiteSpace';
  /** Customization of the site space. */
  readonly customization: SiteCustomization;
  /** Id of the site space (`sts_…`). */
  readonly siteSpaceId: Scalars['ID']['output'];
};

/** The content that members of an organization see first. */
export type DefaultContent = {
  readonly __typename: 'DefaultContent';
  /** The site. Null if the caller cannot read it. */
  readonly site?: Maybe<Site>;
  /** Id of the site (`site_…`). */
  readonly siteId: Scalars['ID']['output'];
  /** Type of the content. */
  readonly type: DefaultContentType;
};

/** The content that members see first. */
export type DefaultContentInput = {
  /** Id of a site of the organization. */
  readonly siteId: Scalars['ID']['input'];
  /** Type of the content. */
  readonly type: DefaultContentType;
};

/** The type of an organization's default content. */
export type DefaultContentType =
  /** A site. */
  | 'SITE';

/**
 * The level of members on a space or collection without a grant. Null means no access for anyone
 * except admins.
 */
export type DefaultLevel =
  /** All permissions. */
  | 'ADMIN'
  /** Comment on content. */
  | 'COMMENT'
  /** Create, change and delete content. */
  | 'CREATE'
  /** Edit content in change requests. */
  | 'EDIT'
  /** The effective level of the parent collection; at the root, the role in the organization. */
  | 'INHERIT'
  /** Read content. */
  | 'READ'
  /** Review and merge change requests. */
  | 'REVIEW';

/** The collection to delete. */
export type DeleteCollectionInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the collection (`col_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `deleteCollection`. */
export type DeleteCollectionPayload = {
  readonly __typename: 'DeleteCollectionPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the collection that is now in the trash. */
  readonly deletedCollectionId?: Maybe<Scalars['ID']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** The comment to delete. */
export type DeleteCommentInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the comment (`com_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `deleteComment`. */
export type DeleteCommentPayload = {
  readonly __typename: 'DeleteCommentPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted comment. */
  readonly deletedCommentId?: Maybe<Scalars['ID']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Input of `deleteCommentReply`. */
export type DeleteCommentReplyInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the reply. */
  readonly id: Scalars['ID']['input'];
};

/** Result of `deleteCommentReply`. */
export type DeleteCommentReplyPayload = {
  readonly __typename: 'DeleteCommentReplyPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted reply. */
  readonly deletedCommentReplyId?: Maybe<Scalars['ID']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** The file to delete. */
export type DeleteFileInput = {
  /** Id of the file, or a ref of this batch. 1 to 64 characters. */
  readonly fileId: Scalars['ID']['input'];
};

/** The link invite to delete. */
export type DeleteLinkInviteInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the link invite (`lnk_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `deleteLinkInvite`. */
export type DeleteLinkInvitePayload = {
  readonly __typename: 'DeleteLinkInvitePayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted link invite. */
  readonly deletedLinkInviteId?: Maybe<Scalars['ID']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Input of `deleteOpenAPISpec`. */
export type DeleteOpenApiSpecInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the OpenAPI spec (`oas_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `deleteOpenAPISpec`. */
export type DeleteOpenApiSpecPayload = {
  readonly __typename: 'DeleteOpenAPISpecPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted spec. */
  readonly deletedOpenAPISpecId?: Maybe<Scalars['ID']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** The page to delete with its child pages. */
export type DeletePageInput = {
  /** Id of the page, or a ref of this batch. 1 to 64 characters. */
  readonly pageId: Scalars['ID']['input'];
};

/** The reusable content to delete. Pages that include it keep the include, which becomes a broken link. */
export type DeleteReusableContentInput = {
  /** Id of the reusable content, or a ref of this batch. 1 to 64 characters. */
  readonly id: Scalars['ID']['input'];
};

/** The provider to delete. */
export type DeleteSamlProviderInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the provider (`saml_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `deleteSAMLProvider`. */
export type DeleteSamlProviderPayload = {
  readonly __typename: 'DeleteSAMLProviderPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted provider. */
  readonly deletedSAMLProviderId?: Maybe<Scalars['ID']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** The service account to delete. */
export type DeleteServiceAccountInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the service account (`sva_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `deleteServiceAccount`. */
export type DeleteServiceAccountPayload = {
  readonly __typename: 'DeleteServiceAccountPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted service account. */
  readonly deletedServiceAccountId?: Maybe<Scalars['ID']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** The share link to delete. */
export type DeleteShareLinkInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the share link (`shl_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `deleteShareLink`. */
export type DeleteShareLinkPayload = {
  readonly __typename: 'DeleteShareLinkPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted share link. */
  readonly deletedShareLinkId?: Maybe<Scalars['ID']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** The site to delete. */
export type DeleteSiteInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the site (`site_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `deleteSite`. */
export type DeleteSitePayload = {
  readonly __typename: 'DeleteSitePayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted site. */
  readonly deletedSiteId?: Maybe<Scalars['ID']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** The redirect to delete. */
export type DeleteSiteRedirectInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the redirect (`red_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `deleteSiteRedirect`. */
export type DeleteSiteRedirectPayload = {
  readonly __typename: 'DeleteSiteRedirectPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted redirect. */
  readonly deletedSiteRedirectId?: Maybe<Scalars['ID']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** The section group to delete. */
export type DeleteSiteSectionGroupInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the section group (`grp_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `deleteSiteSectionGroup`. */
export type DeleteSiteSectionGroupPayload = {
  readonly __typename: 'DeleteSiteSectionGroupPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted section group. */
  readonly deletedSiteSectionGroupId?: Maybe<Scalars['ID']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** The section to delete. */
export type DeleteSiteSectionInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the section (`sec_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `deleteSiteSection`. */
export type DeleteSiteSectionPayload = {
  readonly __typename: 'DeleteSiteSectionPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted section. */
  readonly deletedSiteSectionId?: Maybe<Scalars['ID']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Input of `deleteSiteSpaceCustomization`. */
export type DeleteSiteSpaceCustomizationInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the site space (`sts_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `deleteSiteSpaceCustomization`. */
export type DeleteSiteSpaceCustomizationPayload = {
  readonly __typename: 'DeleteSiteSpaceCustomizationPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** True if there was a customization; false if the one of the site applied already. */
  readonly deleted?: Maybe<Scalars['Boolean']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The site space after the change. */
  readonly siteSpace?: Maybe<SiteSpace>;
};

/** The site space to delete. */
export type DeleteSiteSpaceInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the site space (`sts_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `deleteSiteSpace`. */
export type DeleteSiteSpacePayload = {
  readonly __typename: 'DeleteSiteSpacePayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted site space. */
  readonly deletedSiteSpaceId?: Maybe<Scalars['ID']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** The space to delete. */
export type DeleteSpaceInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space (`spc_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `deleteSpace`. */
export type DeleteSpacePayload = {
  readonly __typename: 'DeleteSpacePayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the space that is now in the trash. */
  readonly deletedSpaceId?: Maybe<Scalars['ID']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** The team to delete. */
export type DeleteTeamInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the team (`team_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `deleteTeam`. */
export type DeleteTeamPayload = {
  readonly __typename: 'DeleteTeamPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted team. */
  readonly deletedTeamId?: Maybe<Scalars['ID']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Input of `deleteTranslationSettings`. */
export type DeleteTranslationSettingsInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the translation settings (`trs_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `deleteTranslationSettings`. */
export type DeleteTranslationSettingsPayload = {
  readonly __typename: 'DeleteTranslationSettingsPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted translation settings. */
  readonly deletedTranslationSettingsId?: Maybe<Scalars['ID']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** A document in the form that existing clients of `/v1` send. */
export type DocumentInput = {
  /** Markdown of the document, at most 1 MiB. */
  readonly markdown: Scalars['String']['input'];
};

/** A page with a document. The pages that are rendered from an OpenAPI spec are document pages too. */
export type DocumentPage = Node & Page & {
  readonly __typename: 'DocumentPage';
  /** All descendant pages, each followed by its own. */
  readonly allPages: ReadonlyArray<Page>;
  /** Document of the page in one format. */
  readonly body: PageBody;
  /** Cover of the page; null if there is none. */
  readonly cover?: Maybe<PageCover>;
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /**
   * The user who created the page. Null for a deleted user, for a generated page, and for pages from
   * before authors were stored.
   */
  readonly createdBy?: Maybe<User>;
  /** Number of ancestor pages. */
  readonly depth: Scalars['Int']['output'];
  /** Description of the page. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Document of the page as a tree of blocks: `{object, nodes: [{id, type, …}]}`. */
  readonly document: Scalars['JSON']['output'];
  /** Id of the document, equal for equal documents. */
  readonly documentId: Scalars['ID']['output'];
  /** Emoji of the page. */
  readonly emoji?: Maybe<Scalars['String']['output']>;
  /** Location of the page in a git repository; null if it has none. */
  readonly git?: Maybe<GitPath>;
  /** Headings of the document, in order. */
  readonly headings: ReadonlyArray<Heading>;
  /** True if the page is hidden from the table of contents. */
  readonly hidden: Scalars['Boolean']['output'];
  /** Name of the icon of the page. */
  readonly icon?: Maybe<Scalars['String']['output']>;
  /**
   * Id of the page in this revision, `pag_….rev_…`. It has further parts for a page whose computed
   * pages are not rendered (`.source`), and for a page as visitors of a site read it (`.sts_…`).
   */
  readonly id: Scalars['ID']['output'];
  /** Kind of the page, for existing clients of `/v1`; null for a computed page. */
  readonly kind?: Maybe<PageKind>;
  /** Visible parts of the page. */
  readonly layout: PageLayout;
  /** Markdown of the page, with page ids in links to pages. */
  readonly markdown: Scalars['String']['output'];
  /** True if the page is excluded from the search of a site. */
  readonly noIndex: Scalars['Boolean']['output'];
  /** True if search engines are asked not to index the page. */
  readonly noRobotsIndex: Scalars['Boolean']['output'];
  /** Id of the page in all revisions (`pag_…`), which arguments and inputs take. */
  readonly pageId: Scalars['ID']['output'];
  /** Child pages, in order. A link has none. */
  readonly pages: ReadonlyArray<Page>;
  /** The parent page in the same revision; null at the root. */
  readonly parent?: Maybe<Page>;
  /** Id of the parent page in all revisions (`pag_…`); null at the root. */
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  /** Path of the page in the space, for example `guide/setup`; null for a link. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** Last segment of the path, unique among siblings; null for a link. */
  readonly slug?: Maybe<Scalars['String']['output']>;
  /** Title of the page. */
  readonly title: Scalars['String']['output'];
  /** Type of the page, which is its GraphQL type as an enum value: DOCUMENT for a `DocumentPage`. */
  readonly type: PageType;
  /** Time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /**
   * The user who last changed the document or a field of the page; after a merge, the author of the
   * later change. Null as `createdBy`.
   */
  readonly updatedBy?: Maybe<User>;
  /** URLs of the page. */
  readonly urls: PageUrls;
  /** Values of `{{ name }}` in the document, which take precedence over those of the revision. */
  readonly variables: Scalars['StringMap']['output'];
};


/** A page with a document. The pages that are rendered from an OpenAPI spec are document pages too. */
export type DocumentPageBodyArgs = {
  evaluated?: InputMaybe<Scalars['Boolean']['input']>;
  format?: InputMaybe<PageFormat>;
};


/** A page with a document. The pages that are rendered from an OpenAPI spec are document pages too. */
export type DocumentPageDocumentArgs = {
  evaluated?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A page with a document. The pages that are rendered from an OpenAPI spec are document pages too. */
export type DocumentPageMarkdownArgs = {
  evaluated?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A file to download without a token. */
export type Download = {
  readonly __typename: 'Download';
  /** Media type of the file. */
  readonly contentType: Scalars['String']['output'];
  /** Suggested file name, for example `guide.zip`. */
  readonly name: Scalars['String']['output'];
  /** Size in bytes. */
  readonly size: Scalars['Int']['output'];
  /** Signed URL of the file, valid for one to two hours. */
  readonly url: Scalars['String']['output'];
};

/** Input of `duplicateSpace`. */
export type DuplicateSpaceInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space (`spc_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `duplicateSpace`. */
export type DuplicateSpacePayload = {
  readonly __typename: 'DuplicateSpacePayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The copy. */
  readonly space?: Maybe<Space>;
};

/** Changes to the content, applied in order, all or none, as one revision. */
export type EditChangeRequestContentInput = {
  /**
   * Id of the revision on which the changes are based, or `HEAD` for the current one. The request
   * fails with STALE_REVISION, with the id of the head, if the head is another revision.
   */
  readonly baseRevisionId: Scalars['ID']['input'];
  /** The changes, 1 to 50, which form one batch for refs. */
  readonly changes: ReadonlyArray<EditInput>;
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the change request (`cr_…`). */
  readonly id: Scalars['ID']['input'];
  /** Message of the new revision. At most 250 characters. */
  readonly message?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `editChangeRequestContent`. */
export type EditChangeRequestContentPayload = {
  readonly __typename: 'EditChangeRequestContentPayload';
  /** The change request after the change. */
  readonly changeRequest?: Maybe<ChangeRequest>;
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** Ids of the new items by their refs in the batch. */
  readonly refs?: Maybe<Scalars['StringMap']['output']>;
};

/** One change to the content, with exactly one of these fields. */
export type EditInput =
  /** Deletes a file. */
  { readonly deleteFile: DeleteFileInput; readonly deletePage?: never; readonly deleteReusableContent?: never; readonly insertFile?: never; readonly insertFiles?: never; readonly insertPage?: never; readonly insertReusableContent?: never; readonly revertPage?: never; readonly setVariables?: never; readonly updatePage?: never; readonly updateReusableContent?: never; }
  |  /** Deletes a page with its child pages. */
  { readonly deleteFile?: never; readonly deletePage: DeletePageInput; readonly deleteReusableContent?: never; readonly insertFile?: never; readonly insertFiles?: never; readonly insertPage?: never; readonly insertReusableContent?: never; readonly revertPage?: never; readonly setVariables?: never; readonly updatePage?: never; readonly updateReusableContent?: never; }
  |  /** Deletes a reusable content. */
  { readonly deleteFile?: never; readonly deletePage?: never; readonly deleteReusableContent: DeleteReusableContentInput; readonly insertFile?: never; readonly insertFiles?: never; readonly insertPage?: never; readonly insertReusableContent?: never; readonly revertPage?: never; readonly setVariables?: never; readonly updatePage?: never; readonly updateReusableContent?: never; }
  |  /** Adds a file. */
  { readonly deleteFile?: never; readonly deletePage?: never; readonly deleteReusableContent?: never; readonly insertFile: InsertFileInput; readonly insertFiles?: never; readonly insertPage?: never; readonly insertReusableContent?: never; readonly revertPage?: never; readonly setVariables?: never; readonly updatePage?: never; readonly updateReusableContent?: never; }
  |  /** Adds several files. */
  { readonly deleteFile?: never; readonly deletePage?: never; readonly deleteReusableContent?: never; readonly insertFile?: never; readonly insertFiles: InsertFilesInput; readonly insertPage?: never; readonly insertReusableContent?: never; readonly revertPage?: never; readonly setVariables?: never; readonly updatePage?: never; readonly updateReusableContent?: never; }
  |  /** Creates a page. */
  { readonly deleteFile?: never; readonly deletePage?: never; readonly deleteReusableContent?: never; readonly insertFile?: never; readonly insertFiles?: never; readonly insertPage: InsertPageInput; readonly insertReusableContent?: never; readonly revertPage?: never; readonly setVariables?: never; readonly updatePage?: never; readonly updateReusableContent?: never; }
  |  /** Creates a reusable content. */
  { readonly deleteFile?: never; readonly deletePage?: never; readonly deleteReusableContent?: never; readonly insertFile?: never; readonly insertFiles?: never; readonly insertPage?: never; readonly insertReusableContent: InsertReusableContentInput; readonly revertPage?: never; readonly setVariables?: never; readonly updatePage?: never; readonly updateReusableContent?: never; }
  |  /** Resets a page to its state in the base. */
  { readonly deleteFile?: never; readonly deletePage?: never; readonly deleteReusableContent?: never; readonly insertFile?: never; readonly insertFiles?: never; readonly insertPage?: never; readonly insertReusableContent?: never; readonly revertPage: RevertPageInput; readonly setVariables?: never; readonly updatePage?: never; readonly updateReusableContent?: never; }
  |  /** Sets and removes variables. */
  { readonly deleteFile?: never; readonly deletePage?: never; readonly deleteReusableContent?: never; readonly insertFile?: never; readonly insertFiles?: never; readonly insertPage?: never; readonly insertReusableContent?: never; readonly revertPage?: never; readonly setVariables: SetVariablesInput; readonly updatePage?: never; readonly updateReusableContent?: never; }
  |  /** Changes or moves a page. */
  { readonly deleteFile?: never; readonly deletePage?: never; readonly deleteReusableContent?: never; readonly insertFile?: never; readonly insertFiles?: never; readonly insertPage?: never; readonly insertReusableContent?: never; readonly revertPage?: never; readonly setVariables?: never; readonly updatePage: UpdatePageInput; readonly updateReusableContent?: never; }
  |  /** Changes a reusable content. */
  { readonly deleteFile?: never; readonly deletePage?: never; readonly deleteReusableContent?: never; readonly insertFile?: never; readonly insertFiles?: never; readonly insertPage?: never; readonly insertReusableContent?: never; readonly revertPage?: never; readonly setVariables?: never; readonly updatePage?: never; readonly updateReusableContent: UpdateReusableContentInput; };

/** Changes to the content, applied in order, all or none, as one revision. */
export type EditSpaceContentInput = {
  /**
   * Id of the revision on which the changes are based, or `HEAD` for the current one. The request
   * fails with STALE_REVISION, with the id of the head, if the head is another revision.
   */
  readonly baseRevisionId: Scalars['ID']['input'];
  /** The changes, 1 to 50, which form one batch for refs. */
  readonly changes: ReadonlyArray<EditInput>;
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Message of the new revision. At most 250 characters. */
  readonly message?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space (`spc_…`). */
  readonly spaceId: Scalars['ID']['input'];
};

/** Result of `editSpaceContent`. */
export type EditSpaceContentPayload = {
  readonly __typename: 'EditSpaceContentPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** Ids of the new items by their refs in the batch. */
  readonly refs?: Maybe<Scalars['StringMap']['output']>;
  /** The space after the change. */
  readonly space?: Maybe<Space>;
};

/** The effective level of a user on a space or collection, with the reason. */
export type EffectiveAccess = {
  readonly __typename: 'EffectiveAccess';
  /** The reason for the effective level. */
  readonly because: LevelSource;
  /** Effective level; null for no access. */
  readonly level?: Maybe<Role>;
  /** The space or collection on which it was set; null if it applies everywhere. */
  readonly origin?: Maybe<GrantOrigin>;
  /** Sources of levels that the reason takes precedence over, from the nearest to the root. */
  readonly overridden: ReadonlyArray<LevelSource>;
  /** The user. */
  readonly user: User;
};

/** A page of a list of effective levels. */
export type EffectiveAccessConnection = {
  readonly __typename: 'EffectiveAccessConnection';
  /** The effective levels of the page with their cursors. */
  readonly edges: ReadonlyArray<EffectiveAccessEdge>;
  /** The effective levels of the page. */
  readonly nodes: ReadonlyArray<EffectiveAccess>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of effective levels on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the effective levels of a page, with its cursor. */
export type EffectiveAccessEdge = {
  readonly __typename: 'EffectiveAccessEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: EffectiveAccess;
};

/** A field with different values in two revisions. */
export type FieldChange = {
  readonly __typename: 'FieldChange';
  /** Value after the change; null if absent. */
  readonly after?: Maybe<Scalars['JSON']['output']>;
  /** Value before the change; null if absent. */
  readonly before?: Maybe<Scalars['JSON']['output']>;
  /** Name of the field, for example `title` or `layout.cover`. */
  readonly name: Scalars['String']['output'];
};

/** A file of a revision, or an upload in an organization. */
export type File = Node & {
  readonly __typename: 'File';
  /** Media type, detected from the bytes. */
  readonly contentType: Scalars['String']['output'];
  /** Dimensions of the image; null if the file is not an image. */
  readonly dimensions?: Maybe<FileDimensions>;
  /** Signed URL of the file, valid for one to two hours without a token. */
  readonly downloadURL: Scalars['String']['output'];
  /** Id of the file in all revisions (`fil_…`), which arguments, inputs and content take. */
  readonly fileId: Scalars['ID']['output'];
  /** Location of the file in a git repository; null if it has none. */
  readonly git?: Maybe<GitPath>;
  /**
   * Id of the file in this revision, `fil_….rev_…`, with `.sts_…` for a file as visitors of a site read
   * it. Id of an upload: `fil_…`.
   */
  readonly id: Scalars['ID']['output'];
  /** Name of the file with its extension. */
  readonly name: Scalars['String']['output'];
  /** Size in bytes. */
  readonly size: Scalars['Int']['output'];
};

/** A page of a list of files. */
export type FileConnection = {
  readonly __typename: 'FileConnection';
  /** The files of the page with their cursors. */
  readonly edges: ReadonlyArray<FileEdge>;
  /** The files of the page. */
  readonly nodes: ReadonlyArray<File>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of files on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The size of an image. */
export type FileDimensions = {
  readonly __typename: 'FileDimensions';
  /** Height in pixels. */
  readonly height: Scalars['Int']['output'];
  /** Width in pixels. */
  readonly width: Scalars['Int']['output'];
};

/** One of the files of a page, with its cursor. */
export type FileEdge = {
  readonly __typename: 'FileEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: File;
};

/** A reference to a file. */
export type FileReference = {
  readonly __typename: 'FileReference';
  /** The file in the revision of the page. Null if the revision does not have it. */
  readonly file?: Maybe<File>;
  /** Id of the file in all revisions (`fil_…`). */
  readonly fileId: Scalars['ID']['output'];
  /** Kind of the reference, always FILE. */
  readonly kind: ReferenceKind;
};

/** A reference to a file. */
export type FileReferenceInput = {
  /** Id of the file, or a ref of this batch. 1 to 64 characters. */
  readonly fileId: Scalars['ID']['input'];
  /** Kind of the reference, always FILE. */
  readonly kind?: InputMaybe<ReferenceKind>;
};

/** The format of a string. */
export type Format =
  /** A domain name, for example `acme.test`. */
  | 'DOMAIN'
  /** An e-mail address. */
  | 'EMAIL'
  /** One emoji. */
  | 'EMOJI'
  /** An absolute http or https URL, or a path from the root of a site, for example `/guide`. */
  | 'LINK'
  /** An absolute http or https URL. */
  | 'URL';

/** A git commit. */
export type GitCommit = {
  readonly __typename: 'GitCommit';
  /** True if this service created the commit. */
  readonly createdByService?: Maybe<Scalars['Boolean']['output']>;
  /** Message of the commit. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** Hash of the commit. */
  readonly oid?: Maybe<Scalars['String']['output']>;
  /** Name of the branch. */
  readonly ref?: Maybe<Scalars['String']['output']>;
  /** URL of the commit. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** The location of an item in a git repository. */
export type GitPath = {
  readonly __typename: 'GitPath';
  /** Git object id of the item. */
  readonly oid?: Maybe<Scalars['String']['output']>;
  /** Path of the item. */
  readonly path?: Maybe<Scalars['String']['output']>;
};

/** The synchronization of a space with a git repository. */
export type GitSync = {
  readonly __typename: 'GitSync';
  /** Provider of the repository. */
  readonly installationProvider?: Maybe<GitSyncProvider>;
  /** Name of the integration. */
  readonly integration?: Maybe<Scalars['String']['output']>;
  /** Name of the repository. */
  readonly repoName?: Maybe<Scalars['String']['output']>;
  /** Time of the last synchronization. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** URL of the repository. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** The provider of a git repository. */
export type GitSyncProvider =
  /** GitHub. */
  | 'GITHUB'
  /** GitHub, in the previous way. */
  | 'GITHUB_LEGACY'
  /** GitLab. */
  | 'GITLAB';

/** A level that an admin assigned to a user or a team on one space or collection. */
export type Grant = Node & {
  readonly __typename: 'Grant';
  /** Time of the grant. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Id of the grant (`gra_…`). */
  readonly id: Scalars['ID']['output'];
  /** The space or collection on which the level was granted. */
  readonly origin: GrantOrigin;
  /** Granted level; null denies access, whatever the parent collections grant. */
  readonly role?: Maybe<Role>;
  /** The team with the grant; null for a user's grant. */
  readonly team?: Maybe<Team>;
  /** The user with the grant; null for a team's grant. */
  readonly user?: Maybe<User>;
};

/** Levels to grant to several users and teams, all or none. */
export type GrantAllInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space or collection. */
  readonly contentId: Scalars['ID']['input'];
  /** Grants to teams. At most 1000. */
  readonly teams?: InputMaybe<ReadonlyArray<GrantToInput>>;
  /** Grants to users who are members. At most 1000. */
  readonly users?: InputMaybe<ReadonlyArray<GrantToInput>>;
};

/** Result of `grantAll`. */
export type GrantAllPayload = {
  readonly __typename: 'GrantAllPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The grants after the change, in the order of the input. */
  readonly grants?: Maybe<ReadonlyArray<Grant>>;
};

/** A page of a list of grants. */
export type GrantConnection = {
  readonly __typename: 'GrantConnection';
  /** The grants of the page with their cursors. */
  readonly edges: ReadonlyArray<GrantEdge>;
  /** The grants of the page. */
  readonly nodes: ReadonlyArray<Grant>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of grants on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the grants of a page, with its cursor. */
export type GrantEdge = {
  readonly __typename: 'GrantEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Grant;
};

/** The space or collection on which a level was granted or set. */
export type GrantOrigin = {
  readonly __typename: 'GrantOrigin';
  /**
   * The space or collection. Null if the caller cannot read it, for example a collection above a space
   * that they were invited to.
   */
  readonly content?: Maybe<Content>;
  /** Id of the space or collection. */
  readonly contentId: Scalars['ID']['output'];
  /** Type of the item. */
  readonly type: ContentType;
};

/** A user or team, and a level to grant. */
export type GrantToInput = {
  /** Id of the user or team. */
  readonly id: Scalars['ID']['input'];
  /** Level to grant; null denies access, whatever the parent collections grant. */
  readonly role?: InputMaybe<Role>;
};

/** A heading over pages, at the root of the tree. It has no document and no fields of its own. */
export type GroupPage = Node & Page & {
  readonly __typename: 'GroupPage';
  /** All descendant pages, each followed by its own. */
  readonly allPages: ReadonlyArray<Page>;
  /** Cover of the page; null if there is none. */
  readonly cover?: Maybe<PageCover>;
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /**
   * The user who created the page. Null for a deleted user, for a generated page, and for pages from
   * before authors were stored.
   */
  readonly createdBy?: Maybe<User>;
  /** Number of ancestor pages. */
  readonly depth: Scalars['Int']['output'];
  /** Description of the page. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Emoji of the page. */
  readonly emoji?: Maybe<Scalars['String']['output']>;
  /** Location of the page in a git repository; null if it has none. */
  readonly git?: Maybe<GitPath>;
  /** True if the page is hidden from the table of contents. */
  readonly hidden: Scalars['Boolean']['output'];
  /** Name of the icon of the page. */
  readonly icon?: Maybe<Scalars['String']['output']>;
  /**
   * Id of the page in this revision, `pag_….rev_…`. It has further parts for a page whose computed
   * pages are not rendered (`.source`), and for a page as visitors of a site read it (`.sts_…`).
   */
  readonly id: Scalars['ID']['output'];
  /** Kind of the page, for existing clients of `/v1`; null for a computed page. */
  readonly kind?: Maybe<PageKind>;
  /** True if the page is excluded from the search of a site. */
  readonly noIndex: Scalars['Boolean']['output'];
  /** True if search engines are asked not to index the page. */
  readonly noRobotsIndex: Scalars['Boolean']['output'];
  /** Id of the page in all revisions (`pag_…`), which arguments and inputs take. */
  readonly pageId: Scalars['ID']['output'];
  /** Child pages, in order. A link has none. */
  readonly pages: ReadonlyArray<Page>;
  /** The parent page in the same revision; null at the root. */
  readonly parent?: Maybe<Page>;
  /** Id of the parent page in all revisions (`pag_…`); null at the root. */
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  /** Path of the page in the space, for example `guide/setup`; null for a link. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** Last segment of the path, unique among siblings; null for a link. */
  readonly slug?: Maybe<Scalars['String']['output']>;
  /** Title of the page. */
  readonly title: Scalars['String']['output'];
  /** Type of the page, which is its GraphQL type as an enum value: DOCUMENT for a `DocumentPage`. */
  readonly type: PageType;
  /** Time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /**
   * The user who last changed the document or a field of the page; after a merge, the author of the
   * later change. Null as `createdBy`.
   */
  readonly updatedBy?: Maybe<User>;
  /** URLs of the page. */
  readonly urls: PageUrls;
  /** Values of `{{ name }}` in the document, which take precedence over those of the revision. */
  readonly variables: Scalars['StringMap']['output'];
};

/** The position of a group between two sections. Default: the end. */
export type GroupPositionInput = {
  /** Section that precedes the group. */
  readonly after?: InputMaybe<SectionAmongInput>;
  /** Section that follows the group. */
  readonly before?: InputMaybe<SectionAmongInput>;
};

/** A heading of a document. */
export type Heading = {
  readonly __typename: 'Heading';
  /** Fragment of URLs of the heading, without `#`. */
  readonly anchor: Scalars['String']['output'];
  /** Level of the heading, 1 to 6. */
  readonly depth: Scalars['Int']['output'];
  /** Text of the heading. */
  readonly text: Scalars['String']['output'];
};

/** An import of content from another source, as one revision after the existing pages. */
export type Import = Node & {
  readonly __typename: 'Import';
  /** The change request that receives the content; null for the space itself. */
  readonly changeRequest?: Maybe<ChangeRequest>;
  /** Time of the request. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The user who requested the import; null if the user was deleted. */
  readonly createdBy?: Maybe<User>;
  /** Reason of the failure; null unless the status is FAILED. */
  readonly error?: Maybe<ImportError>;
  /** Time of the end; null until then. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the import (`imp_…`). */
  readonly id: Scalars['ID']['output'];
  /**
   * Number of pages, files and reusable contents: while the import runs, those that were read; after
   * its end, those that were imported.
   */
  readonly importedResources: Scalars['Int']['output'];
  /** Items that were not imported, or only in part; the first 100. */
  readonly problems: ReadonlyArray<ImportProblem>;
  /** The new revision; null until the import is done. */
  readonly revision?: Maybe<Revision>;
  /** Id of the new revision; null until the import is done. */
  readonly revisionId?: Maybe<Scalars['ID']['output']>;
  /** Source of the import. */
  readonly source: ImportSource;
  /** The space that receives the content. */
  readonly space: Space;
  /** Status of the import. */
  readonly status: ImportStatus;
  /**
   * Number of pages, files and reusable contents that were found so far. It is higher than
   * `importedResources` at the end if a limit was reached or some could not be read.
   */
  readonly totalResources: Scalars['Int']['output'];
  /** URL of the source; null for an uploaded file. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** The reason for the failure of an import. */
export type ImportError = {
  readonly __typename: 'ImportError';
  /** Error code, as in `extensions.code` of GraphQL errors. */
  readonly code: Scalars['String']['output'];
  /** Description of the error. */
  readonly message: Scalars['String']['output'];
};

/**
 * The content to import: exactly one of a URL and a file that was uploaded to the organization of the
 * space.
 */
export type ImportIntoChangeRequestInput = {
  /** Id of the change request (`cr_…`). */
  readonly changeRequestId: Scalars['ID']['input'];
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the uploaded file. A website needs `url` instead. */
  readonly fileId?: InputMaybe<Scalars['ID']['input']>;
  /** Time limit in seconds, after which the import ends with the content that it has. 1 to 240. */
  readonly seconds?: Scalars['Int']['input'];
  /** Kind of the source. */
  readonly source: ImportSource;
  /** URL of the source. All hosts must be public. At most 2048 characters, an absolute http or https address. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};

/**
 * The content to import: exactly one of a URL and a file that was uploaded to the organization of the
 * space.
 */
export type ImportIntoSpaceInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the uploaded file. A website needs `url` instead. */
  readonly fileId?: InputMaybe<Scalars['ID']['input']>;
  /** Time limit in seconds, after which the import ends with the content that it has. 1 to 240. */
  readonly seconds?: Scalars['Int']['input'];
  /** Kind of the source. */
  readonly source: ImportSource;
  /** Id of the space (`spc_…`). */
  readonly spaceId: Scalars['ID']['input'];
  /** URL of the source. All hosts must be public. At most 2048 characters, an absolute http or https address. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `importIntoSpace` and `importIntoChangeRequest`. */
export type ImportPayload = {
  readonly __typename: 'ImportPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The import, which continues in the background. */
  readonly import?: Maybe<Import>;
};

/** An item that was not imported, or only in part. */
export type ImportProblem = {
  readonly __typename: 'ImportProblem';
  /** Description of the problem. */
  readonly message: Scalars['String']['output'];
  /** URL or path of the item. */
  readonly resource: Scalars['String']['output'];
};

/**
 * The source of an import. Sources that are known but not implemented yet fail with
 * UNSUPPORTED_SOURCE.
 */
export type ImportSource =
  /** Not supported yet. */
  | 'CONFLUENCE'
  /** Not supported yet. */
  | 'DOCX'
  /** Not supported yet. */
  | 'GITHUB_WIKI'
  /** Not supported yet. */
  | 'GOOGLE_DOCS'
  /** One HTML page. */
  | 'HTML'
  /** One markdown document. */
  | 'MARKDOWN'
  /** Not supported yet. */
  | 'NOTION'
  /**
   * A website: the page at a URL, and the pages below it that its sitemap or its links name, with
   * their images. `robots.txt` is obeyed.
   */
  | 'WEBSITE'
  /** A zip archive of markdown with its files, in the order of its `SUMMARY.md` or its folders. */
  | 'ZIP';

/** The status of an import. */
export type ImportStatus =
  /** The import created a revision. */
  | 'DONE'
  /** The import created no content; `error` has the reason. */
  | 'FAILED'
  /** The import reads its source. */
  | 'RUNNING'
  /** The import is in the queue. */
  | 'WAITING';

/**
 * A file to add: exactly one of a previously uploaded file (`file`), its bytes (`base64`, at most 1
 * MiB), and its URL (`url`).
 */
export type InsertFileInput = {
  /** Content of the file in base64, at most 1 MiB decoded. At most 1400000 characters. */
  readonly base64?: InputMaybe<Scalars['String']['input']>;
  /** Media type, for example `image/png`. The type that is detected from the bytes takes precedence. At most 255 characters. */
  readonly contentType?: InputMaybe<Scalars['String']['input']>;
  /** Id of a file that was uploaded to the organization. */
  readonly fileId?: InputMaybe<Scalars['ID']['input']>;
  /** Name with extension. Default: the name of the uploaded file, or the last segment of the URL. 1 to 255 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Name of the file within this batch, which links in its documents can have as their address. 1 to 64 characters. */
  readonly ref?: InputMaybe<Scalars['String']['input']>;
  /** Public http or https address of the file, at most 20 MiB. At most 2048 characters. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};

/** Several files to add. At most 20 files of one request can come from URLs. */
export type InsertFilesInput = {
  /** The files, 1 to 20. */
  readonly files: ReadonlyArray<InsertFileInput>;
};

/** Properties of a new page. `markdown` and `document` exclude each other. */
export type InsertPageInput = {
  /** Index among the pages of the parent, from 0. Default: the end. */
  readonly at?: InputMaybe<Scalars['Int']['input']>;
  /** Source of a computed page. Required if the type is COMPUTED, and refused for other types. */
  readonly computed?: InputMaybe<ComputedPageInput>;
  /** Cover of the page. */
  readonly cover?: InputMaybe<PageCoverInput>;
  /** Description of the page. At most 1000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The document, in the form that existing clients of `/v1` send. */
  readonly document?: InputMaybe<DocumentInput>;
  /** Emoji of the page. At most 50 characters, one emoji. */
  readonly emoji?: InputMaybe<Scalars['String']['input']>;
  /** Set to true to hide the page from the table of contents. */
  readonly hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the icon of the page. 1 to 50 characters. */
  readonly icon?: InputMaybe<Scalars['String']['input']>;
  /** Visible parts of the page. */
  readonly layout?: InputMaybe<PageLayoutInput>;
  /**
   * Markdown of the page, at most 1 MiB. It may begin with YAML front matter, which sets those fields
   * that are absent from the input.
   */
  readonly markdown?: InputMaybe<Scalars['String']['input']>;
  /** Set to true to exclude the page from the search of a site. */
  readonly noIndex?: InputMaybe<Scalars['Boolean']['input']>;
  /** Set to true to ask search engines not to index the page. */
  readonly noRobotsIndex?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the parent page, or a ref of this batch; null for the root. 1 to 64 characters. */
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Name of the page, by which other changes of the same request (the batch) can refer to it before it
   * has an id. Other inputs take an id or such a ref. 1 to 64 characters.
   */
  readonly ref?: InputMaybe<Scalars['String']['input']>;
  /** Last segment of the page's path. Default: a slug of the title. 1 to 100 characters. */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
  /** Target of a link. Required if the type is LINK. */
  readonly target?: InputMaybe<PageTargetInput>;
  /** Title of the page. Default: the title in the front matter, or `Untitled`. 1 to 255 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** Type of the page. */
  readonly type?: PageType;
  /** Values of `{{ name }}` in the document. */
  readonly variables?: InputMaybe<Scalars['StringMap']['input']>;
};

/** Properties of a new reusable content. */
export type InsertReusableContentInput = {
  /** Markdown of the reusable content, at most 1 MiB. */
  readonly markdown: Scalars['String']['input'];
  /** Name of the reusable content within this batch. 1 to 64 characters. */
  readonly ref?: InputMaybe<Scalars['String']['input']>;
  /** Title of the reusable content. 1 to 255 characters. */
  readonly title: Scalars['String']['input'];
};

/**
 * Properties of a new installation. Its installation scope is the selection, which is empty by
 * default. The scope of an integration with the target ORGANIZATION is the whole organization.
 */
export type InstallIntegrationInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Configuration, as declared in `configurations.account` of the integration. The installation is
   * pending if a required property is missing.
   */
  readonly configuration?: InputMaybe<Scalars['JSON']['input']>;
  /** Ids of the installation in the external system of the integration. At most 100 items, each 1 to 255 characters. */
  readonly externalIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Name of the integration. At most 100 characters. */
  readonly integrationName: Scalars['String']['input'];
  /** Id of the organization. The caller must be its admin. */
  readonly organizationId: Scalars['ID']['input'];
  /** The selected sites, for SELECTED. At most 500 items. */
  readonly selected_sites?: InputMaybe<ReadonlyArray<SelectedSiteInput>>;
  /** The selected spaces, for SELECTED. At most 500 items. */
  readonly selected_spaces?: InputMaybe<ReadonlyArray<SelectedSpaceInput>>;
  /** Sites in the installation scope. */
  readonly site_selection?: InputMaybe<InstallationSelection>;
  /** Spaces in the installation scope. */
  readonly space_selection?: InputMaybe<InstallationSelection>;
};

/** Result of `installIntegration`. */
export type InstallIntegrationPayload = {
  readonly __typename: 'InstallIntegrationPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new installation. */
  readonly installation?: Maybe<IntegrationInstallation>;
};

/** The part of the content in an installation scope. */
export type InstallationSelection =
  /**
   * All content. For spaces, those on which every member has the level that the installation's scopes
   * grant.
   */
  | 'ALL'
  /** Only the selected content. */
  | 'SELECTED';

/** The status of an installation. */
export type InstallationStatus =
  /** The installation works. */
  | 'ACTIVE'
  /** An admin paused the installation. */
  | 'PAUSED'
  /**
   * The installation waits for configuration that the integration requires, from the beginning or
   * since a newer version. It has no tokens, and becomes active by itself once the configuration is
   * complete.
   */
  | 'PENDING';

/** The organization in which an integration is installed. */
export type InstallationTarget = {
  readonly __typename: 'InstallationTarget';
  /** The organization. Null if the caller cannot read it. */
  readonly organization?: Maybe<Organization>;
  /** Id of the organization (`org_…`). */
  readonly organizationId: Scalars['ID']['output'];
};

/** URLs of an installation. */
export type InstallationUrls = {
  readonly __typename: 'InstallationUrls';
  /** URL of the installation in the app. */
  readonly app: Scalars['String']['output'];
  /** URL of the installation in `/v1`. */
  readonly location: Scalars['String']['output'];
  /** URL of the integration's script for the installation. Always null, because scripts are not run. */
  readonly publicEndpoint?: Maybe<Scalars['String']['output']>;
};

/**
 * A program that an organization publishes for installation by itself or others. Its script is stored
 * but not run by this server.
 */
export type Integration = Node & {
  readonly __typename: 'Integration';
  /** Blocks that the integration adds to pages. */
  readonly blocks: ReadonlyArray<IntegrationBlock>;
  /** Categories of the integration. */
  readonly categories: ReadonlyArray<IntegrationCategory>;
  /**
   * Declaration of the configuration of installations: an object with the keys `account`, `space` and
   * `site` where they apply, each `{ properties, required }`. A property has `title`, `description`,
   * `type`, `default`, `enum`, `completion_url`, and any other published keys.
   */
  readonly configurations: Scalars['JSON']['output'];
  /** Value of the `Content-Security-Policy` header for the integration's fetch events. */
  readonly contentSecurityPolicy?: Maybe<Scalars['String']['output']>;
  /** Sources of content that the integration adds. */
  readonly contentSources: ReadonlyArray<IntegrationContentSource>;
  /** Time of the first publication. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Description of the integration, at most 100 characters. */
  readonly description: Scalars['String']['output'];
  /** External links. */
  readonly externalLinks: ReadonlyArray<IntegrationLink>;
  /** Id of the integration (`int_…`). `/v1` uses its name instead. */
  readonly id: Scalars['ID']['output'];
  /**
   * Installations of the integration, newest first. Admins of the publishing organization see all;
   * others see those in organizations of which they are admins.
   */
  readonly installations: IntegrationInstallationConnection;
  /** Name of the integration, unique in the service regardless of case. */
  readonly name: Scalars['String']['output'];
  /** The organization that publishes the integration. */
  readonly owner: IntegrationOwner;
  /** Permissions of the caller on the integration. */
  readonly permissions: IntegrationPermissions;
  /** Signed URLs of preview images, valid for one to two hours; at most 3. */
  readonly previewImages: ReadonlyArray<Scalars['String']['output']>;
  /** Runtime of the script. */
  readonly runtime: IntegrationRuntime;
  /**
   * Requested scopes, for example `space:views:read`. `IntegrationInstallation.apiScopes` has the
   * resulting permissions of an installation's tokens.
   */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
  /** Long description in markdown. */
  readonly summary?: Maybe<Scalars['String']['output']>;
  /** Target of installations. */
  readonly target: IntegrationTarget;
  /** Title of the integration, 2 to 30 characters. */
  readonly title: Scalars['String']['output'];
  /** Time of the last publication. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** URLs of the integration. */
  readonly urls: IntegrationUrls;
  /** True if the operators of the service verified the integration. */
  readonly verified: Scalars['Boolean']['output'];
  /** Version, incremented at each publication. */
  readonly version: Scalars['Int']['output'];
  /** Visibility of the integration. */
  readonly visibility: IntegrationVisibility;
};


/**
 * A program that an organization publishes for installation by itself or others. Its script is stored
 * but not run by this server.
 */
export type IntegrationInstallationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  externalId?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A block that an integration adds to pages. */
export type IntegrationBlock = {
  readonly __typename: 'IntegrationBlock';
  /** Description of the block. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Icon of the block, as published. */
  readonly icon?: Maybe<Scalars['String']['output']>;
  /** Key of the block, unique in the integration. */
  readonly key: Scalars['String']['output'];
  /** Representation of the block in markdown. */
  readonly markdown?: Maybe<IntegrationBlockMarkdown>;
  /** Title of the block. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** URLs or URL prefixes that the block replaces in documents. */
  readonly urlUnfurl?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** A block that an integration adds to pages. */
export type IntegrationBlockInput = {
  /** Description of the block. At most 1024 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Icon of the block, stored unchanged. At most 262144 characters. */
  readonly icon?: InputMaybe<Scalars['String']['input']>;
  /** Id of the block within the integration. 1 to 100 characters. */
  readonly id: Scalars['String']['input'];
  /** Representation of the block in markdown. */
  readonly markdown?: InputMaybe<IntegrationBlockMarkdownInput>;
  /** Title of the block. At most 100 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** URLs or URL prefixes that the block replaces in documents. At most 100 items, each at most 2048 characters. */
  readonly urlUnfurl?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** The representation of an integration's block in markdown. */
export type IntegrationBlockMarkdown = {
  readonly __typename: 'IntegrationBlockMarkdown';
  /** Name of the property with the text of the code block. */
  readonly body?: Maybe<Scalars['String']['output']>;
  /** Language of the code block that represents it. */
  readonly codeblock?: Maybe<Scalars['String']['output']>;
};

/** The representation of an integration's block in markdown. */
export type IntegrationBlockMarkdownInput = {
  /** Name of the property with the text of the code block. At most 100 characters. */
  readonly body?: InputMaybe<Scalars['String']['input']>;
  /** Language of the code block that represents it. At most 100 characters. */
  readonly codeblock?: InputMaybe<Scalars['String']['input']>;
};

/** The category of an integration. */
export type IntegrationCategory =
  /** Analytics. */
  | 'ANALYTICS'
  /** Collaboration. */
  | 'COLLABORATION'
  /** Content. */
  | 'CONTENT'
  /** Synchronization of content with a git repository. */
  | 'GITSYNC'
  /** Marketing. */
  | 'MARKETING'
  /** Another category. */
  | 'OTHER'
  /** Authentication of visitors. */
  | 'VISITOR_AUTH';

/** A page of a list of integrations. */
export type IntegrationConnection = {
  readonly __typename: 'IntegrationConnection';
  /** The integrations of the page with their cursors. */
  readonly edges: ReadonlyArray<IntegrationEdge>;
  /** The integrations of the page. */
  readonly nodes: ReadonlyArray<Integration>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of integrations on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A source of content that an integration adds. */
export type IntegrationContentSource = {
  readonly __typename: 'IntegrationContentSource';
  /** Configuration of the source. */
  readonly configuration?: Maybe<IntegrationContentSourceConfiguration>;
  /** Description of the source. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Icon of the source, as published. */
  readonly icon?: Maybe<Scalars['String']['output']>;
  /** Key of the source, unique in the integration. */
  readonly key: Scalars['String']['output'];
  /** Title of the source. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** The configuration of a source of content. */
export type IntegrationContentSourceConfiguration = {
  readonly __typename: 'IntegrationContentSourceConfiguration';
  /** Id of the component that configures the source. */
  readonly componentId?: Maybe<Scalars['String']['output']>;
};

/** The configuration of a source of content. */
export type IntegrationContentSourceConfigurationInput = {
  /** Id of the component that configures the source. At most 100 characters. */
  readonly componentId?: InputMaybe<Scalars['String']['input']>;
};

/** A source of content that an integration adds. */
export type IntegrationContentSourceInput = {
  /** Configuration of the source. */
  readonly configuration?: InputMaybe<IntegrationContentSourceConfigurationInput>;
  /** Description of the source. At most 1024 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Icon of the source, stored unchanged. At most 262144 characters. */
  readonly icon?: InputMaybe<Scalars['String']['input']>;
  /** Id of the source within the integration. 1 to 100 characters. */
  readonly id: Scalars['String']['input'];
  /** Title of the source. At most 100 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** One of the integrations of a page, with its cursor. */
export type IntegrationEdge = {
  readonly __typename: 'IntegrationEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Integration;
};

/**
 * An integration in an organization. It acts with tokens that are valid for one hour, with at most the
 * permissions in `apiScopes`, on the spaces and sites of its installation scope and nothing else in
 * the organization.
 */
export type IntegrationInstallation = Node & {
  readonly __typename: 'IntegrationInstallation';
  /** Scopes of the installation's tokens in this API, as far as the integration still requests them. */
  readonly apiScopes: ReadonlyArray<Scalars['String']['output']>;
  /** Configuration for the organization, with the defaults of the integration. */
  readonly configuration: Scalars['JSON']['output'];
  /** Time of installation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /**
   * The user who installed the integration; null if the user was deleted or is not visible to the
   * caller.
   */
  readonly createdBy?: Maybe<User>;
  /** Ids of the installation in the external system of the integration. */
  readonly externalIds: ReadonlyArray<Scalars['String']['output']>;
  /** Id of the installation (`ins_…`). */
  readonly id: Scalars['ID']['output'];
  /** The integration. */
  readonly integration: Integration;
  /** The integration's scopes that an admin accepted. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
  /** The selected sites, in the order of their selection. */
  readonly selectedSites: ReadonlyArray<SelectedSite>;
  /** The selected spaces, in the order of their selection. */
  readonly selectedSpaces: ReadonlyArray<SelectedSpace>;
  /** Sites in the installation scope. */
  readonly siteSelection: InstallationSelection;
  /** Spaces in the installation scope. */
  readonly spaceSelection: InstallationSelection;
  /**
   * Number of spaces that the tokens of the installation can access. It is 0 without a scope that
   * opens spaces.
   */
  readonly spaces: Scalars['Int']['output'];
  /** Status of the installation. */
  readonly status: InstallationStatus;
  /** Target of the installation. */
  readonly target: InstallationTarget;
  /** Time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** URLs of the installation. */
  readonly urls: InstallationUrls;
  /** The user that represents the installation, for example as an author. */
  readonly user: User;
};

/** A page of a list of installations. */
export type IntegrationInstallationConnection = {
  readonly __typename: 'IntegrationInstallationConnection';
  /** The installations of the page with their cursors. */
  readonly edges: ReadonlyArray<IntegrationInstallationEdge>;
  /** The installations of the page. */
  readonly nodes: ReadonlyArray<IntegrationInstallation>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of installations on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the installations of a page, with its cursor. */
export type IntegrationInstallationEdge = {
  readonly __typename: 'IntegrationInstallationEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: IntegrationInstallation;
};

/** An external link of an integration. */
export type IntegrationLink = {
  readonly __typename: 'IntegrationLink';
  /** Label of the link. */
  readonly label: Scalars['String']['output'];
  /** URL of the link. */
  readonly url: Scalars['String']['output'];
};

/** An external link of an integration. */
export type IntegrationLinkInput = {
  /** Label of the link. At most 100 characters. */
  readonly label: Scalars['String']['input'];
  /** URL of the link. At most 2048 characters, an absolute http or https address. */
  readonly url: Scalars['String']['input'];
};

/**
 * The organization that publishes an integration. Members receive it completely if their token has the
 * scope `organization:read`; other callers receive the public form.
 */
export type IntegrationOwner = Organization | PublicOrganization;

/** The caller's permissions on an integration, within the scopes of the token. */
export type IntegrationPermissions = {
  readonly __typename: 'IntegrationPermissions';
  /**
   * True if the caller can publish and unpublish the integration. The caller must be an admin of the
   * publishing organization.
   */
  readonly admin: Scalars['Boolean']['output'];
  /**
   * True if the caller can install the integration. The caller must be an admin of an organization
   * that can install it.
   */
  readonly install: Scalars['Boolean']['output'];
};

/** The runtime of an integration's script. */
export type IntegrationRuntime =
  /** The first version. */
  | 'V1'
  /** The second version. */
  | 'V2';

/** The target of an integration's installations. */
export type IntegrationTarget =
  /** Any target. */
  | 'ALL'
  /** The organization as a whole. */
  | 'ORGANIZATION'
  /** Sites. */
  | 'SITE'
  /** Spaces. */
  | 'SPACE';

/** URLs of an integration. */
export type IntegrationUrls = {
  readonly __typename: 'IntegrationUrls';
  /** URL of the integration in the app. */
  readonly app: Scalars['String']['output'];
  /** URL of the integration in `/v1`, where `icon` and `previewImages` are the URLs of its files. */
  readonly assets: Scalars['String']['output'];
  /** Signed URL of the icon, valid for one to two hours; null if there is none. */
  readonly icon?: Maybe<Scalars['String']['output']>;
  /** URL of the integration in `/v1`. */
  readonly location: Scalars['String']['output'];
  /** URL of the integration's script. Always null, because scripts are not run. */
  readonly publicEndpoint?: Maybe<Scalars['String']['output']>;
};

/** The visibility of an integration in lists and for installation. */
export type IntegrationVisibility =
  /** Visible to members of the publishing organization. */
  | 'PRIVATE'
  /** Visible to every caller with a token, also in lists. */
  | 'PUBLIC'
  /** Visible to every caller who knows its name. Only lists of the publishing organization have it. */
  | 'UNLISTED';

/** An offer of membership for one e-mail address. No e-mail is sent: the creator passes the link on. */
export type Invite = Node & {
  readonly __typename: 'Invite';
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The user who created the invite. */
  readonly createdBy?: Maybe<User>;
  /** Invited e-mail address, in lower case. */
  readonly email: Scalars['String']['output'];
  /** Time of expiry, 30 days after creation. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Id of the invite (`inv_…`). */
  readonly id: Scalars['ID']['output'];
  /** The organization. */
  readonly organization: Organization;
  /** Role of the new member; null for a guest. */
  readonly role?: Maybe<Role>;
  /** URLs of the invite. */
  readonly urls: InviteUrls;
};

/** A page of a list of invites. */
export type InviteConnection = {
  readonly __typename: 'InviteConnection';
  /** The invites of the page with their cursors. */
  readonly edges: ReadonlyArray<InviteEdge>;
  /** The invites of the page. */
  readonly nodes: ReadonlyArray<Invite>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of invites on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the invites of a page, with its cursor. */
export type InviteEdge = {
  readonly __typename: 'InviteEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Invite;
};

/** E-mail addresses to invite, with a role. */
export type InviteMembersInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /**
   * E-mail addresses, 1 to 100. The request fails with ALREADY_EXISTS for the address of a member. An
   * address that was invited before gets a new link, and its previous link becomes invalid. Each 3 to 320 characters.
   */
  readonly emails: ReadonlyArray<Scalars['String']['input']>;
  /** Id of the organization (`org_…`). */
  readonly organizationId: Scalars['ID']['input'];
  /** Role of the new members; null for guests. Default: the default role of the organization. */
  readonly role?: InputMaybe<Role>;
};

/** Result of `inviteMembers`. */
export type InviteMembersPayload = {
  readonly __typename: 'InviteMembersPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new invites, in the order of the addresses. */
  readonly invites?: Maybe<ReadonlyArray<Invite>>;
};

/** URLs of an invite. */
export type InviteUrls = {
  readonly __typename: 'InviteUrls';
  /**
   * Link to accept the invite, with its secret; null if the token's scopes lack
   * `organization:members:write`.
   */
  readonly join?: Maybe<Scalars['String']['output']>;
};

/** Input of `joinOrganization`. */
export type JoinOrganizationInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the organization (`org_…`). */
  readonly organizationId: Scalars['ID']['input'];
};

/** Result of `joinOrganization`. */
export type JoinOrganizationPayload = {
  readonly __typename: 'JoinOrganizationPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The caller as a member. */
  readonly member?: Maybe<Member>;
};

/** A language. */
export type Language =
  /** Arabic. */
  | 'AR'
  /** Bulgarian. */
  | 'BG'
  /** Czech. */
  | 'CS'
  /** Danish. */
  | 'DA'
  /** German. */
  | 'DE'
  /** Greek. */
  | 'EL'
  /** English. */
  | 'EN'
  /** Spanish. */
  | 'ES'
  /** Estonian. */
  | 'ET'
  /** Finnish. */
  | 'FI'
  /** French. */
  | 'FR'
  /** Hebrew. */
  | 'HE'
  /** Hindi. */
  | 'HI'
  /** Croatian. */
  | 'HR'
  /** Hungarian. */
  | 'HU'
  /** Indonesian. */
  | 'ID'
  /** Italian. */
  | 'IT'
  /** Japanese. */
  | 'JA'
  /** Korean. */
  | 'KO'
  /** Lithuanian. */
  | 'LT'
  /** Latvian. */
  | 'LV'
  /** Malay. */
  | 'MS'
  /** Dutch. */
  | 'NL'
  /** Norwegian. */
  | 'NO'
  /** Polish. */
  | 'PL'
  /** Portuguese. */
  | 'PT'
  /** Brazilian Portuguese. */
  | 'PT_BR'
  /** Romanian. */
  | 'RO'
  /** Russian. */
  | 'RU'
  /** Slovak. */
  | 'SK'
  /** Slovenian. */
  | 'SL'
  /** Swedish. */
  | 'SV'
  /** Thai. */
  | 'TH'
  /** Turkish. */
  | 'TR'
  /** Ukrainian. */
  | 'UK'
  /** Vietnamese. */
  | 'VI'
  /** Cantonese. */
  | 'YUE'
  /** Chinese. */
  | 'ZH'
  /** Traditional Chinese (Taiwan). */
  | 'ZH_TW';

/** A space and the language of its content. */
export type LanguageSpace = {
  readonly __typename: 'LanguageSpace';
  /** Language of the content. */
  readonly language: Language;
  /** The space. */
  readonly space: Space;
  /** Id of the space (`spc_…`). */
  readonly spaceId: Scalars['ID']['output'];
};

/** A space and the language of its content. */
export type LanguageSpaceInput = {
  /** Language of the content. */
  readonly language: Language;
  /** Id of a space of the organization that the caller can read. */
  readonly spaceId: Scalars['ID']['input'];
};

/** The width of a page. */
export type LayoutWidth =
  /** A readable line length. */
  | 'DEFAULT'
  /** As wide as the window. */
  | 'WIDE';

/** The origin of a level. */
export type LevelReason =
  /** The default level of the content applies. */
  | 'DEFAULT_LEVEL'
  /** The member has a grant. */
  | 'GRANT'
  /** The user is not a member, or is a disabled member. */
  | 'NO_MEMBER'
  /** The member is an organization admin and has all permissions. */
  | 'ORGANIZATION_ADMIN'
  /** Neither grants nor default levels apply; the role in the organization counts. */
  | 'ORGANIZATION_ROLE'
  /** A team of the member has a grant; the highest of those counts. */
  | 'TEAM_GRANT';

/** A level and its origin. */
export type LevelSource = {
  readonly __typename: 'LevelSource';
  /** Level that results from it; null for no access. */
  readonly level?: Maybe<Role>;
  /** The space or collection on which it was set; null if it applies everywhere. */
  readonly origin?: Maybe<GrantOrigin>;
  /** The origin of the level. */
  readonly reason: LevelReason;
};

/** A link in a document of a revision. */
export type Link = {
  readonly __typename: 'Link';
  /** Target as it is written in the document. */
  readonly href: Scalars['String']['output'];
  /** Pages or reusable contents that contain the link. */
  readonly locations: ReadonlyArray<ContentReference>;
  /** Relation of the document to the target. */
  readonly relation: LinkRelation;
  /** Status of the link. */
  readonly status: LinkStatus;
  /**
   * Target of the link; null if it is unknown: for a path without a page, and for a space that does
   * not exist or that the caller cannot read.
   */
  readonly target?: Maybe<ContentReference>;
  /** Text of the link. */
  readonly text: Scalars['String']['output'];
};

/** A page of a list of links. */
export type LinkConnection = {
  readonly __typename: 'LinkConnection';
  /** The links of the page with their cursors. */
  readonly edges: ReadonlyArray<LinkEdge>;
  /** The links of the page. */
  readonly nodes: ReadonlyArray<Link>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Numbers of all links of the page or revision, independent of filters and pagination. */
  readonly stats: LinkStats;
  /** Number of links on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the links of a page, with its cursor. */
export type LinkEdge = {
  readonly __typename: 'LinkEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Link;
};

/** An offer of membership for anyone with its link. */
export type LinkInvite = Node & {
  readonly __typename: 'LinkInvite';
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The user who created the link invite. */
  readonly createdBy?: Maybe<User>;
  /** Time of expiry; null if it does not expire. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the link invite (`lnk_…`). */
  readonly id: Scalars['ID']['output'];
  /** Maximum number of uses; null for no limit. */
  readonly maxUses?: Maybe<Scalars['Int']['output']>;
  /** The organization. */
  readonly organization: Organization;
  /** Role of new members; null for guests. */
  readonly role?: Maybe<Role>;
  /** The team that new members join. */
  readonly team?: Maybe<Team>;
  /** URLs of the link invite. */
  readonly urls: LinkInviteUrls;
  /** Number of uses so far. */
  readonly uses: Scalars['Int']['output'];
};

/** A page of a list of link invites. */
export type LinkInviteConnection = {
  readonly __typename: 'LinkInviteConnection';
  /** The link invites of the page with their cursors. */
  readonly edges: ReadonlyArray<LinkInviteEdge>;
  /** The link invites of the page. */
  readonly nodes: ReadonlyArray<LinkInvite>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of link invites on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the link invites of a page, with its cursor. */
export type LinkInviteEdge = {
  readonly __typename: 'LinkInviteEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: LinkInvite;
};

/** URLs of a link invite. */
export type LinkInviteUrls = {
  readonly __typename: 'LinkInviteUrls';
  /**
   * Link to accept the invite, with its secret; null if the token's scopes lack
   * `organization:members:write`.
   */
  readonly join?: Maybe<Scalars['String']['output']>;
  /** URL of the link invite in `/v1`. */
  readonly location: Scalars['String']['output'];
};

/** A link in the page tree. It has neither a document nor child pages. */
export type LinkPage = Node & Page & {
  readonly __typename: 'LinkPage';
  /** All descendant pages, each followed by its own. */
  readonly allPages: ReadonlyArray<Page>;
  /** Cover of the page; null if there is none. */
  readonly cover?: Maybe<PageCover>;
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /**
   * The user who created the page. Null for a deleted user, for a generated page, and for pages from
   * before authors were stored.
   */
  readonly createdBy?: Maybe<User>;
  /** Number of ancestor pages. */
  readonly depth: Scalars['Int']['output'];
  /** Description of the page. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Emoji of the page. */
  readonly emoji?: Maybe<Scalars['String']['output']>;
  /** Location of the page in a git repository; null if it has none. */
  readonly git?: Maybe<GitPath>;
  /** True if the page is hidden from the table of contents. */
  readonly hidden: Scalars['Boolean']['output'];
  /** URL of the target; null if the caller cannot see it. */
  readonly href?: Maybe<Scalars['String']['output']>;
  /** Name of the icon of the page. */
  readonly icon?: Maybe<Scalars['String']['output']>;
  /**
   * Id of the page in this revision, `pag_….rev_…`. It has further parts for a page whose computed
   * pages are not rendered (`.source`), and for a page as visitors of a site read it (`.sts_…`).
   */
  readonly id: Scalars['ID']['output'];
  /** Kind of the page, for existing clients of `/v1`; null for a computed page. */
  readonly kind?: Maybe<PageKind>;
  /** True if the page is excluded from the search of a site. */
  readonly noIndex: Scalars['Boolean']['output'];
  /** True if search engines are asked not to index the page. */
  readonly noRobotsIndex: Scalars['Boolean']['output'];
  /** Id of the page in all revisions (`pag_…`), which arguments and inputs take. */
  readonly pageId: Scalars['ID']['output'];
  /** Child pages, in order. A link has none. */
  readonly pages: ReadonlyArray<Page>;
  /** The parent page in the same revision; null at the root. */
  readonly parent?: Maybe<Page>;
  /** Id of the parent page in all revisions (`pag_…`); null at the root. */
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  /** Path of the page in the space, for example `guide/setup`; null for a link. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** Last segment of the path, unique among siblings; null for a link. */
  readonly slug?: Maybe<Scalars['String']['output']>;
  /** Target of the link; null if the caller cannot see it. */
  readonly target?: Maybe<PageTarget>;
  /** Title of the page. */
  readonly title: Scalars['String']['output'];
  /** Type of the page, which is its GraphQL type as an enum value: DOCUMENT for a `DocumentPage`. */
  readonly type: PageType;
  /** Time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /**
   * The user who last changed the document or a field of the page; after a merge, the author of the
   * later change. Null as `createdBy`.
   */
  readonly updatedBy?: Maybe<User>;
  /** URLs of the page. */
  readonly urls: PageUrls;
  /** Values of `{{ name }}` in the document, which take precedence over those of the revision. */
  readonly variables: Scalars['StringMap']['output'];
};

/** The relation of a document to the target of its link. */
export type LinkRelation =
  /** The document includes the target. */
  | 'DEPENDS_ON'
  /** The document links to the target. */
  | 'REFERENCE';

/** Numbers of links. */
export type LinkStats = {
  readonly __typename: 'LinkStats';
  /** Numbers of broken links. */
  readonly broken: BrokenLinkStats;
  /** Number of all links. */
  readonly total: Scalars['Int']['output'];
};

/** The status of a link. */
export type LinkStatus =
  /**
   * The target is missing from the revision: a page, a file, a reusable content, or a heading of the
   * same page. Headings of other pages are not checked.
   */
  | 'BROKEN'
  /** The link leads to a URL of the app. */
  | 'IN_APP'
  /** The link works, or leads out of the space, where it is not checked. */
  | 'OK';

/** The pages to mark as translated. */
export type MarkTranslatedInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Language of the translation. */
  readonly language: Language;
  /** The pages, at most 100. Default: all existing pages, except copies of the source. */
  readonly pages?: InputMaybe<ReadonlyArray<TranslatedPageInput>>;
  /**
   * The source's revision that was translated. Default: its head. Send the revision that the
   * translator read, so that later changes of the source count as stale.
   */
  readonly sourceRevisionId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the translation settings (`trs_…`). */
  readonly translationSettingsId: Scalars['ID']['input'];
};

/** Result of `markTranslated`. */
export type MarkTranslatedPayload = {
  readonly __typename: 'MarkTranslatedPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The translation after the change. */
  readonly translation?: Maybe<Translation>;
};

/** A user's membership in an organization. `/v1` identifies a member by the id of the user. */
export type Member = Node & {
  readonly __typename: 'Member';
  /** True if the member is disabled and has no access. */
  readonly disabled: Scalars['Boolean']['output'];
  /** Id of the membership (`mbr_…`). */
  readonly id: Scalars['ID']['output'];
  /** Time of joining. */
  readonly joinedAt: Scalars['DateTime']['output'];
  /** Time of the last `pingOrganization`; null if there was none. */
  readonly lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** The organization. */
  readonly organization: Organization;
  /** Role in the whole organization; null for a guest, who needs grants. */
  readonly role?: Maybe<Role>;
  /** Number of spaces with a grant to the member or to one of the member's teams. */
  readonly spaceCount: Scalars['Int']['output'];
  /** Spaces that the member can read and the caller can see. */
  readonly spaces: MemberSpaceConnection;
  /** True if the member signs in through SAML. */
  readonly sso: Scalars['Boolean']['output'];
  /** Number of teams of the member. */
  readonly teamCount: Scalars['Int']['output'];
  /** Teams of the member that the caller can see, by title. */
  readonly teams: TeamMemberConnection;
  /** The user. */
  readonly user: User;
  /** Id of the user, which identifies the member in `/v1`. */
  readonly userId: Scalars['ID']['output'];
};


/** A user's membership in an organization. `/v1` identifies a member by the id of the user. */
export type MemberSpacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<Order>;
};


/** A user's membership in an organization. `/v1` identifies a member by the id of the user. */
export type MemberTeamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A page of a list of members. */
export type MemberConnection = {
  readonly __typename: 'MemberConnection';
  /** The members of the page with their cursors. */
  readonly edges: ReadonlyArray<MemberEdge>;
  /** The members of the page. */
  readonly nodes: ReadonlyArray<Member>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of members on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the members of a page, with its cursor. */
export type MemberEdge = {
  readonly __typename: 'MemberEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Member;
};

/** The sort key of a list of members. */
export type MemberSort =
  /** By time of joining. */
  | 'JOINED_AT'
  /** By `lastSeenAt`. Returns only members who were seen at least once and are not disabled. */
  | 'LAST_SEEN_AT';

/** A space that a member can read. */
export type MemberSpace = {
  readonly __typename: 'MemberSpace';
  /** Effective level of the member on the space. */
  readonly permission: Role;
  /** The space. */
  readonly space: Space;
};

/** A page of a list of spaces. */
export type MemberSpaceConnection = {
  readonly __typename: 'MemberSpaceConnection';
  /** The spaces of the page with their cursors. */
  readonly edges: ReadonlyArray<MemberSpaceEdge>;
  /** The spaces of the page. */
  readonly nodes: ReadonlyArray<MemberSpace>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of spaces on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the spaces of a page, with its cursor. */
export type MemberSpaceEdge = {
  readonly __typename: 'MemberSpaceEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: MemberSpace;
};

/** A merge rule that the change request does not meet. */
export type MergeBlock = {
  readonly __typename: 'MergeBlock';
  /** Explanation of the missing requirement, for people. */
  readonly message: Scalars['String']['output'];
  /** Ids of the pages that violate the rule. */
  readonly pageIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The merge rule. */
  readonly rule: MergeRule;
};

/** Options of a merge or an update from primary. */
export type MergeChangeRequestInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Set to true to check the request and return its result without writing anything. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Expected head of the space. The request fails with STALE_REVISION if the head is another revision. */
  readonly expectedPrimaryRevisionId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Expected head of the change request. The request fails with STALE_REVISION if the head is another
   * revision.
   */
  readonly expectedRevisionId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the change request (`cr_…`). */
  readonly id: Scalars['ID']['input'];
  /**
   * Resolutions of the conflicts. The request fails with MERGE_CONFLICT, with all remaining conflicts,
   * if one is missing. At most 1000 items.
   */
  readonly resolutions?: InputMaybe<ReadonlyArray<ConflictResolutionInput>>;
};

/** Result of `mergeChangeRequest` and `pullChangeRequest`. */
export type MergeChangeRequestPayload = {
  readonly __typename: 'MergeChangeRequestPayload';
  /** The change request after the change. */
  readonly changeRequest?: Maybe<ChangeRequest>;
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** Kind of the write. */
  readonly result?: Maybe<MergeResult>;
  /** The new revision, or the current one of an up-to-date change request. Null for a dry run. */
  readonly revision?: Maybe<Revision>;
  /**
   * Id of the new revision. For a dry run, an id that is not stored. For an update of an up-to-date
   * change request, its current revision.
   */
  readonly revisionId?: Maybe<Scalars['ID']['output']>;
};

/**
 * A field, block or location that both sides changed differently. In a merge, `ours` is the space and
 * `theirs` the change request. In an update from primary, `ours` is the change request and `theirs`
 * the space.
 */
export type MergeConflict = {
  readonly __typename: 'MergeConflict';
  /** Value in the base; null if absent. */
  readonly base?: Maybe<Scalars['JSON']['output']>;
  /** Ranges of conflicting blocks; empty if the conflict is not about a document. */
  readonly blocks: ReadonlyArray<ConflictBlock>;
  /** Id of the file or reusable content, or name of the variable; null for pages. */
  readonly entryId?: Maybe<Scalars['ID']['output']>;
  /** Name of the field; null if the conflict is about the whole item. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /**
   * Hash of the conflict with its values on all sides. A resolution repeats it, and is refused if one
   * of the values has changed.
   */
  readonly fingerprint: Scalars['String']['output'];
  /** Key of the conflict in the merge, the same until the conflict is resolved. */
  readonly key: Scalars['ID']['output'];
  /** Kind of the conflict. */
  readonly kind: MergeConflictKind;
  /** Value on our side; null if absent. */
  readonly ours?: Maybe<Scalars['JSON']['output']>;
  /** Id of the page in all revisions; null if the conflict is not about a page. */
  readonly pageId?: Maybe<Scalars['ID']['output']>;
  /**
   * Ids of the other pages in the conflict: the deleted parent, the pages of the cycle, or the page
   * with the same path.
   */
  readonly relatedPageIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Value on their side; null if absent. */
  readonly theirs?: Maybe<Scalars['JSON']['output']>;
  /** Title of the page, or name of the file, variable or reusable content, on a side that has it. */
  readonly title: Scalars['String']['output'];
};

/** A merge or update with unresolved conflicts, or with a stale resolution. The code is MERGE_CONFLICT. */
export type MergeConflictError = UserError & {
  readonly __typename: 'MergeConflictError';
  /** Code of the error, for programs. */
  readonly code: UserErrorCode;
  /** The unresolved conflicts. Send their `key` and `fingerprint` in `resolutions`. */
  readonly conflicts: ReadonlyArray<MergeConflict>;
  /** Explanation for people: what happened and what to do. */
  readonly message: Scalars['String']['output'];
  /** Null: the error concerns the whole merge. */
  readonly path?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** The kind of a conflict. */
export type MergeConflictKind =
  /** Both sides added the same page with different content. */
  | 'ADD_ADD'
  /** Both sides changed the same blocks of a document. */
  | 'CONTENT'
  /** One side deleted a page that the other side changed. */
  | 'DELETE_EDIT'
  /** Both sides set a field of a page to different values. */
  | 'FIELD'
  /** Both sides changed the same file. */
  | 'FILE'
  /** Both sides moved a page to different locations. */
  | 'MOVE'
  /** The combined moves of both sides put pages inside each other. */
  | 'MOVE_CYCLE'
  /** One side deleted the parent of a page that the other side added or moved. */
  | 'PARENT_DELETED'
  /** Two pages have the same path after the merge. */
  | 'PATH_COLLISION'
  /** Both sides changed the same reusable content. */
  | 'REUSABLE_CONTENT'
  /** Both sides changed the same variable. */
  | 'VARIABLE';

/** The result of merging a change request now. */
export type MergePreview = {
  readonly __typename: 'MergePreview';
  /** The merge rules that the change request does not meet. */
  readonly blockedBy: ReadonlyArray<MergeBlock>;
  /**
   * Changes that the merge makes to the space. While there are conflicts, the changes of the change
   * request. Empty if it is merged or archived.
   */
  readonly changes: ReadonlyArray<ContentChange>;
  /**
   * Conflicts between the change request and the primary content. Empty if the change request is
   * merged or archived.
   */
  readonly conflicts: ReadonlyArray<MergeConflict>;
  /** The ability of the change request to be merged. */
  readonly state: MergeState;
};

/** The kind of write that a merge or an update performed. */
export type MergeResult =
  /** The change request was merged into its space. */
  | 'MERGE'
  /** The change request was updated from primary. */
  | 'UPDATE';

/** A condition that a change request must meet before it can be merged. */
export type MergeRule =
  /** The merge does not break a link that works now. */
  | 'NO_NEW_BROKEN_LINKS'
  /** Enough users other than the author approved the current revision, and none requested changes. */
  | 'REVIEWS'
  /**
   * The merged content stays within the limits for pages and levels of pages. This rule applies to
   * every space.
   */
  | 'SIZE'
  /** The change request is up to date with the primary content. */
  | 'UP_TO_DATE';

/** Conditions that a change request must meet before it can be merged into a space. */
export type MergeRules = {
  readonly __typename: 'MergeRules';
  /** True if the merge must not break a link that works now. */
  readonly noNewBrokenLinks: Scalars['Boolean']['output'];
  /**
   * Number of users other than the author who must approve the current revision. No review is needed
   * if it is 0.
   */
  readonly reviews: Scalars['Int']['output'];
  /** True if the change request must be up to date with the primary content. */
  readonly upToDate: Scalars['Boolean']['output'];
};

/** The ability of a change request to be merged. */
export type MergeState =
  /** The change request is archived. */
  | 'ARCHIVED'
  /** The change request can be merged, but the space has changed since its last update. */
  | 'BEHIND'
  /** The merge rules of the space are not met. */
  | 'BLOCKED'
  /** The change request can be merged and is up to date. */
  | 'CLEAN'
  /** The change request has conflicts with the primary content of the space. */
  | 'CONFLICTING'
  /** The change request was merged already. */
  | 'MERGED';

/** New location of a space or collection. */
export type MoveCollectionInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the collection. */
  readonly id: Scalars['ID']['input'];
  /** Id of the new parent collection; null for the root. The parent remains the same if it is absent. */
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Position among the siblings. */
  readonly position?: InputMaybe<PositionInput>;
};

/** Result of `moveCollection`. */
export type MoveCollectionPayload = {
  readonly __typename: 'MoveCollectionPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The collection after the move. */
  readonly collection?: Maybe<Collection>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** The new position of a section group. */
export type MoveSiteSectionGroupInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the section group (`grp_…`). */
  readonly id: Scalars['ID']['input'];
  /** Position of the group. Default: the end. */
  readonly position?: InputMaybe<GroupPositionInput>;
};

/** Result of `moveSiteSectionGroup`. */
export type MoveSiteSectionGroupPayload = {
  readonly __typename: 'MoveSiteSectionGroupPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The section group after the move. */
  readonly siteSectionGroup?: Maybe<SiteSectionGroup>;
};

/** The new position of a section. */
export type MoveSiteSectionInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the section (`sec_…`). */
  readonly id: Scalars['ID']['input'];
  /** Position of the section. Default: the end. */
  readonly position?: InputMaybe<SiteSectionPositionInput>;
};

/** Result of `moveSiteSection`. */
export type MoveSiteSectionPayload = {
  readonly __typename: 'MoveSiteSectionPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The section after the move. */
  readonly siteSection?: Maybe<SiteSection>;
};

/** The new position of a site space. */
export type MoveSiteSpaceInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the site space. */
  readonly id: Scalars['ID']['input'];
  /** Position of the site space. Default: the end. */
  readonly position?: InputMaybe<SiteSpacePositionInput>;
};

/** Result of `moveSiteSpace`. */
export type MoveSiteSpacePayload = {
  readonly __typename: 'MoveSiteSpacePayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The site space after the move. */
  readonly siteSpace?: Maybe<SiteSpace>;
};

/** New location of a space or collection. */
export type MoveSpaceInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space (`spc_…`). */
  readonly id: Scalars['ID']['input'];
  /** Id of the new parent collection; null for the root. The parent remains the same if it is absent. */
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Position among the siblings. */
  readonly position?: InputMaybe<PositionInput>;
};

/** Result of `moveSpace`. */
export type MoveSpacePayload = {
  readonly __typename: 'MoveSpacePayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The space after the move. */
  readonly space?: Maybe<Space>;
};

/** The root of all mutations. */
export type Mutation = {
  readonly __typename: 'Mutation';
  /**
   * Accepts an invite or a link invite by its secret, without a token. A new user gets an account and
   * a personal token. An existing user must send a personal token (UNAUTHENTICATED otherwise), so that
   * no one can act in the name of another user.
   */
  readonly acceptInvite: AcceptInvitePayload;
  /** Moves a section to the end of a group. The caller needs role create or higher. */
  readonly addSectionToGroup: AddSectionToGroupPayload;
  /**
   * Exchanges a code for a session token. No token is needed. The request fails with BAD_USER_INPUT if
   * the code is unknown, used or expired, or if the verifier is wrong.
   */
  readonly completeSignIn: CompleteSignInPayload;
  /** Creates a change request as a draft. The caller needs level edit or higher on the space. */
  readonly createChangeRequest: CreateChangeRequestPayload;
  /**
   * Creates a collection. The caller needs level create or higher at its location. A creator who is
   * not an admin is granted level create on it.
   */
  readonly createCollection: CreateCollectionPayload;
  /**
   * Creates a comment on a change request or on a space itself. The caller needs level comment or
   * higher on the space. The request fails with INVALID_TRANSITION if the change request is merged or
   * archived.
   */
  readonly createComment: CreateCommentPayload;
  /**
   * Creates a reply to a comment. The caller needs level comment or higher on the space. The request
   * fails with INVALID_TRANSITION if the change request is merged or archived.
   */
  readonly createCommentReply: CreateCommentReplyPayload;
  /**
   * Creates a token for an installation, valid for one hour. The caller must be an admin of its
   * organization or of the organization that publishes the integration. The request fails with
   * CONFLICT unless the installation is active.
   */
  readonly createInstallationToken: CreateInstallationTokenPayload;
  /**
   * Creates a link invite. The caller must be an organization admin. The request fails with CONFLICT
   * while `Organization.inviteLinks` is false.
   */
  readonly createLinkInvite: CreateLinkInvitePayload;
  /**
   * Creates an OpenAPI spec and processes its source in the background. The caller needs role edit or
   * higher in the organization. The request fails with CONFLICT if the organization has 1,000 specs.
   */
  readonly createOpenAPISpec: CreateOpenApiSpecPayload;
  /** Creates an organization with the caller as admin. Service accounts cannot create organizations. */
  readonly createOrganization: CreateOrganizationPayload;
  /**
   * Reviews the current revision of a change request. The caller needs level review or higher on the
   * space. The request fails with INVALID_TRANSITION if the change request is merged or archived.
   */
  readonly createReview: CreateReviewPayload;
  /**
   * Creates a SAML provider. The caller must be an organization admin. The request fails with CONFLICT
   * if the organization has 50 providers, and with BAD_USER_INPUT if the certificate is invalid.
   */
  readonly createSAMLProvider: CreateSamlProviderPayload;
  /** Creates a service account. The caller must be an organization admin. */
  readonly createServiceAccount: CreateServiceAccountPayload;
  /**
   * Creates a token for a service account. The caller must be an organization admin. `organizations`
   * can only name the organization of the service account. A token with scopes can grant only its own
   * scopes.
   */
  readonly createServiceAccountToken: CreateTokenPayload;
  /** Creates an active share link. The caller must be an organization admin or the creator of the site. */
  readonly createShareLink: CreateShareLinkPayload;
  /** Creates a site. The caller needs role create or higher, and level create or higher on its spaces. */
  readonly createSite: CreateSitePayload;
  /**
   * Creates a manual redirect. The caller needs role create or higher. The request fails with CONFLICT
   * if the site has 10,000 manual redirects.
   */
  readonly createSiteRedirect: CreateSiteRedirectPayload;
  /**
   * Creates a section at the end of the root. The caller needs role create or higher, and level create
   * or higher on the space. The first section takes all existing site spaces of the root.
   */
  readonly createSiteSection: CreateSiteSectionPayload;
  /** Creates a section group at the end of the root. The caller needs role create or higher. */
  readonly createSiteSectionGroup: CreateSiteSectionGroupPayload;
  /**
   * Adds a space at the end of a section or site. The caller needs role create or higher, and level
   * create or higher on the space.
   */
  readonly createSiteSpace: CreateSiteSpacePayload;
  /**
   * Creates a space. The caller needs level create or higher at its location. A creator who is not an
   * admin is granted level create on it.
   */
  readonly createSpace: CreateSpacePayload;
  /** Creates a team. The caller must be an organization admin. */
  readonly createTeam: CreateTeamPayload;
  /**
   * Creates a personal token for the caller. The request needs a token without scopes that is not
   * restricted to organizations.
   */
  readonly createToken: CreateTokenPayload;
  /** Creates translation settings. The caller needs role create or higher in the organization. */
  readonly createTranslationSettings: CreateTranslationSettingsPayload;
  /**
   * Moves a collection with all its content to the trash, as one unit, for seven days. The caller
   * needs level create or higher on it.
   */
  readonly deleteCollection: DeleteCollectionPayload;
  /**
   * Deletes a comment with its replies. The caller must be the author or needs level create or higher
   * on the space.
   */
  readonly deleteComment: DeleteCommentPayload;
  /** Deletes a reply. The caller must be the author or needs level create or higher on the space. */
  readonly deleteCommentReply: DeleteCommentReplyPayload;
  /**
   * Deletes a link invite; its link becomes invalid immediately. The caller must be an organization
   * admin.
   */
  readonly deleteLinkInvite: DeleteLinkInvitePayload;
  /**
   * Deletes an OpenAPI spec with its versions. The caller needs role edit or higher in the
   * organization. Computed pages of the spec become empty.
   */
  readonly deleteOpenAPISpec: DeleteOpenApiSpecPayload;
  /**
   * Deletes a SAML provider and ends the sessions that started through it. The caller must be an
   * organization admin. The request fails with CONFLICT for the last active provider while the
   * organization requires SAML.
   */
  readonly deleteSAMLProvider: DeleteSamlProviderPayload;
  /**
   * Deletes a service account and revokes its tokens immediately. Its content remains, with its user
   * as author. The caller must be an organization admin.
   */
  readonly deleteServiceAccount: DeleteServiceAccountPayload;
  /** Deletes a share link. The caller must be an organization admin or the creator of the site. */
  readonly deleteShareLink: DeleteShareLinkPayload;
  /**
   * Deletes a site with its structure, share links and redirects, but not its spaces. The caller needs
   * role create or higher.
   */
  readonly deleteSite: DeleteSitePayload;
  /** Deletes a redirect. The caller needs role create or higher. */
  readonly deleteSiteRedirect: DeleteSiteRedirectPayload;
  /**
   * Deletes a section with its site spaces, but not their spaces. The next section becomes the default
   * if it was the default. The caller needs role create or higher.
   */
  readonly deleteSiteSection: DeleteSiteSectionPayload;
  /**
   * Deletes a section group. Its sections move to the root, at the position of the group. The caller
   * needs role create or higher.
   */
  readonly deleteSiteSectionGroup: DeleteSiteSectionGroupPayload;
  /**
   * Removes a space from a site. The space itself remains unchanged. The caller needs role create or
   * higher.
   */
  readonly deleteSiteSpace: DeleteSiteSpacePayload;
  /**
   * Deletes the customization of a site space, so that the one of the site applies. The caller needs
   * role create or higher.
   */
  readonly deleteSiteSpaceCustomization: DeleteSiteSpaceCustomizationPayload;
  /** Moves a space to the trash for seven days. The caller needs level create or higher on it. */
  readonly deleteSpace: DeleteSpacePayload;
  /** Deletes a team. The caller must be an organization admin. */
  readonly deleteTeam: DeleteTeamPayload;
  /**
   * Deletes translation settings, but not their spaces. The caller needs role create or higher in the
   * organization.
   */
  readonly deleteTranslationSettings: DeleteTranslationSettingsPayload;
  /**
   * Copies a space to the position after it, with its content, default level and grants, but without
   * its change requests and comments. The caller needs level create or higher on it.
   */
  readonly duplicateSpace: DuplicateSpacePayload;
  /**
   * Changes the content of a change request. The caller needs level edit or higher on the space. The
   * request fails with INVALID_TRANSITION if the change request is merged or archived.
   */
  readonly editChangeRequestContent: EditChangeRequestContentPayload;
  /**
   * Changes the primary content of a space directly. The caller needs level edit or higher on the
   * space. The request fails with SPACE_LOCKED if the edit mode of the space is LOCKED.
   */
  readonly editSpaceContent: EditSpaceContentPayload;
  /**
   * Creates or changes several grants on a space or collection. The caller needs level create or
   * higher on it.
   */
  readonly grantAll: GrantAllPayload;
  /**
   * Imports content into a change request. The caller needs level edit or higher on the space. The
   * request fails with INVALID_TRANSITION if the change request is merged or archived, and with
   * UNSUPPORTED_SOURCE and RATE_LIMITED as `importIntoSpace` does.
   */
  readonly importIntoChangeRequest: ImportPayload;
  /**
   * Imports content into a space as one revision. The caller needs level create or higher on the
   * space. The import continues in the background; read it by its id. The request fails with
   * SPACE_LOCKED if the edit mode of the space is LOCKED, with UNSUPPORTED_SOURCE, or with
   * RATE_LIMITED while 20 imports of the caller are waiting or running.
   */
  readonly importIntoSpace: ImportPayload;
  /**
   * Installs an integration in an organization. The caller must be an organization admin. The request
   * fails with ALREADY_EXISTS if it is installed already.
   */
  readonly installIntegration: InstallIntegrationPayload;
  /** Invites people by their e-mail addresses. The caller must be an organization admin. */
  readonly inviteMembers: InviteMembersPayload;
  /**
   * Joins an organization that claims the domain of the caller's confirmed e-mail address, with the
   * default role. The request fails with NOT_FOUND for all other callers, and with CONFLICT if members
   * must sign in through SAML.
   */
  readonly joinOrganization: JoinOrganizationPayload;
  /**
   * Marks pages of a translation as translated. The caller needs level edit or higher on the space of
   * the translation. The request fails with CONFLICT if there is no source that the caller can read.
   */
  readonly markTranslated: MarkTranslatedPayload;
  /**
   * Merges a change request into its space, completely or not at all. The caller needs level review or
   * higher on the space. The request fails with INVALID_TRANSITION if the change request is merged or
   * archived, with MERGE_CONFLICT and every conflict, or with CONFLICT if a merge rule is not met.
   */
  readonly mergeChangeRequest: MergeChangeRequestPayload;
  /**
   * Moves a collection among its siblings or to another collection. The caller needs level create or
   * higher at both locations. The request fails with CONFLICT if nothing would change or if the
   * collection would be inside itself.
   */
  readonly moveCollection: MoveCollectionPayload;
  /**
   * Moves a section among its siblings. The caller needs role create or higher.
   * @deprecated Use sortSiteStructure.
   */
  readonly moveSiteSection: MoveSiteSectionPayload;
  /**
   * Moves a section group among the sections at the root. The caller needs role create or higher.
   * @deprecated Use sortSiteStructure.
   */
  readonly moveSiteSectionGroup: MoveSiteSectionGroupPayload;
  /**
   * Moves a site space among its siblings. The caller needs role create or higher.
   * @deprecated Use sortSiteStructure.
   */
  readonly moveSiteSpace: MoveSiteSpacePayload;
  /**
   * Moves a space among its siblings or to another collection. The caller needs level create or higher
   * at both locations. The request fails with CONFLICT if nothing would change.
   */
  readonly moveSpace: MoveSpacePayload;
  /**
   * Resolves a public URL and creates a visitor token. No token is needed. The request fails with
   * NOT_FOUND for a site that does not exist, is not published, or is closed to the visitor.
   */
  readonly openPublishedSite: OpenPublishedSitePayload;
  /** Records the current time as `lastSeenAt` of the caller. The caller must be a member. */
  readonly pingOrganization: PingOrganizationPayload;
  /**
   * Publishes a new integration, or the next version of an existing one. The caller must be an admin
   * of the publishing organization. Installations without configuration that the version requires
   * become pending. The request fails with ALREADY_EXISTS if another organization uses the name.
   */
  readonly publishIntegration: PublishIntegrationPayload;
  /**
   * Publishes a site; a published site stays published. The caller must be an organization admin or
   * the creator of the site.
   */
  readonly publishSite: PublishSitePayload;
  /**
   * Updates a change request from primary, completely or not at all. The caller needs level edit or
   * higher on the space. The request fails with INVALID_TRANSITION if the change request is merged or
   * archived, or with MERGE_CONFLICT and every conflict.
   */
  readonly pullChangeRequest: MergeChangeRequestPayload;
  /**
   * Replaces the signing key of a site. The caller must be an organization admin or the creator of the
   * site. Tokens that are signed with the previous key stay valid for 24 hours; a second replacement
   * invalidates them immediately.
   */
  readonly regenerateVisitorKey: RegenerateVisitorKeyPayload;
  /**
   * Removes a member. The caller must be an organization admin or the member. The request fails with
   * CONFLICT for the last admin.
   */
  readonly removeMember: RemoveMemberPayload;
  /**
   * Removes the grant to a member directly on a space or collection. The caller needs level create or
   * higher on it.
   */
  readonly removeMemberGrant: RemoveGrantPayload;
  /**
   * Withdraws a request for a review. The caller must be the creator of the change request with level
   * edit, or needs level review or higher on the space.
   */
  readonly removeRequestedReviewer: RemoveRequestedReviewerPayload;
  /** Moves a section from a group to the root, after the group. The caller needs role create or higher. */
  readonly removeSectionFromGroup: RemoveSectionFromGroupPayload;
  /**
   * Removes the grant to a team directly on a space or collection. The caller needs level create or
   * higher on it.
   */
  readonly removeTeamGrant: RemoveGrantPayload;
  /**
   * Removes a member from a team. The caller must be an organization admin, an owner of the team, or
   * the member.
   */
  readonly removeTeamMember: RemoveTeamMemberPayload;
  /**
   * Requests reviews from users; existing requests are kept. The caller must be the creator of the
   * change request with level edit, or needs level review or higher on the space.
   */
  readonly requestReviewers: RequestReviewersPayload;
  /**
   * Restores a deleted collection with all content that was deleted with it. The caller needs level
   * create or higher on it. The request fails with CONFLICT if the collection is not in the trash.
   */
  readonly restoreCollection: RestoreCollectionPayload;
  /**
   * Restores a deleted space to its previous location, or to the nearest parent that still exists. The
   * caller needs level create or higher on it. The request fails with CONFLICT if the space is not in
   * the trash.
   */
  readonly restoreSpace: RestoreSpacePayload;
  /**
   * Creates a change request that reverts a merged one. The caller needs level review or higher on the
   * space. The new change request is merged like any other, also with later changes of the space. The
   * request fails with INVALID_TRANSITION if the change request is not merged.
   */
  readonly revertChangeRequest: RevertChangeRequestPayload;
  /** Revokes an invite. The caller must be an organization admin. */
  readonly revokeInvite: RevokeInvitePayload;
  /** Revokes a token of a service account immediately. The caller must be an organization admin. */
  readonly revokeServiceAccountToken: RevokeTokenPayload;
  /** Revokes one of the caller's tokens immediately. */
  readonly revokeToken: RevokeTokenPayload;
  /**
   * Restores the content of an older revision of the space's primary content, as a new revision. The
   * caller needs level create or higher on the space. The request fails with SPACE_LOCKED if the edit
   * mode of the space is LOCKED.
   */
  readonly rollbackSpace: RollbackSpacePayload;
  /**
   * Replaces the secret of a service account's token; the previous secret becomes invalid immediately.
   * The caller must be an organization admin.
   */
  readonly rotateServiceAccountToken: RotateTokenPayload;
  /**
   * Replaces the secret of one of the caller's tokens; the previous secret becomes invalid
   * immediately.
   */
  readonly rotateToken: RotateTokenPayload;
  /**
   * Sets the adaptive schema of a site. The caller must be an organization admin or the creator of the
   * site. Existing conditions that no longer match the schema are kept, and their sections and site
   * spaces are hidden from visitors.
   */
  readonly setAdaptiveSchema: SetAdaptiveSchemaPayload;
  /**
   * Disables or enables a member; grants remain. The caller must be an organization admin. The request
   * fails with CONFLICT for the last admin.
   */
  readonly setMemberDisabled: SetMemberDisabledPayload;
  /**
   * Creates or changes the grant to a member on a space or collection. The caller needs level create
   * or higher on it.
   */
  readonly setMemberGrant: SetGrantPayload;
  /** Records that a member signs in through SAML. The caller must be an organization admin. */
  readonly setMemberSSO: SetMemberSsoPayload;
  /** Sets the merge rules of a space. The caller needs level create or higher on the space. */
  readonly setMergeRules: SetMergeRulesPayload;
  /**
   * Sets the source of an OpenAPI spec and processes it in the background, or creates the spec. The
   * caller needs role edit or higher in the organization. Previous versions remain, up to 100.
   */
  readonly setOpenAPISpec: SetOpenApiSpecPayload;
  /** Replaces the customization of a site. The caller needs role create or higher. */
  readonly setSiteCustomization: SetSiteCustomizationPayload;
  /**
   * Replaces the customization of a site space. The caller needs role create or higher. Absent fields
   * get the values of the site.
   */
  readonly setSiteSpaceCustomization: SetSiteSpaceCustomizationPayload;
  /**
   * Creates or changes the grant to a team on a space or collection. The caller needs level create or
   * higher on it.
   */
  readonly setTeamGrant: SetGrantPayload;
  /**
   * Adds a member to a team, or changes the role in it. The caller must be an organization admin or an
   * owner of the team.
   */
  readonly setTeamMember: SetTeamMemberPayload;
  /** Changes translation settings. The caller needs role create or higher in the organization. */
  readonly setTranslationSettings: SetTranslationSettingsPayload;
  /** Moves an item of the structure of a site. The caller needs role create or higher. */
  readonly sortSiteStructure: SortSiteStructurePayload;
  /**
   * Transfers a collection with all its content to another organization. The caller needs level create
   * or higher at both locations. Grants are not transferred.
   */
  readonly transferCollection: TransferCollectionPayload;
  /**
   * Transfers a space to another organization, collection or both. The caller needs level create or
   * higher at both locations. Grants are not transferred.
   */
  readonly transferSpace: TransferSpacePayload;
  /**
   * Uninstalls an integration and revokes its tokens immediately. Its content remains, with its user
   * as author. The caller must be an admin of the organization of the installation.
   */
  readonly uninstallIntegration: UninstallIntegrationPayload;
  /**
   * Deletes an integration with its installations and their tokens. The caller must be an admin of the
   * publishing organization. The request fails with CONFLICT while other organizations have it
   * installed, unless `force` is true.
   */
  readonly unpublishIntegration: UnpublishIntegrationPayload;
  /**
   * Unpublishes a site, which closes it to visitors. The caller must be an organization admin or the
   * creator of the site.
   */
  readonly unpublishSite: UnpublishSitePayload;
  /**
   * Changes the subject or the status of a change request. The caller must be its creator with level
   * edit, or needs level review or higher on the space.
   */
  readonly updateChangeRequest: UpdateChangeRequestPayload;
  /** Changes a collection. The caller needs level create or higher on it. */
  readonly updateCollection: UpdateCollectionPayload;
  /**
   * Changes the body, the resolution or the reactions of a comment. The caller needs level comment or
   * higher on the space, and the permission for each changed field.
   */
  readonly updateComment: UpdateCommentPayload;
  /**
   * Changes the body or the reactions of a reply. The caller needs level comment or higher on the
   * space, and the permission for each changed field.
   */
  readonly updateCommentReply: UpdateCommentReplyPayload;
  /** Changes an installation. The caller must be an admin of its organization. */
  readonly updateIntegrationInstallation: UpdateIntegrationInstallationPayload;
  /** Changes a link invite. The caller must be an organization admin. */
  readonly updateLinkInvite: UpdateLinkInvitePayload;
  /** Changes the role of a member. The caller must be an organization admin. */
  readonly updateMember: UpdateMemberPayload;
  /**
   * Changes the grant to a member on a space or collection. The caller needs level create or higher on
   * it.
   */
  readonly updateMemberGrant: UpdateGrantPayload;
  /** Changes an organization. The caller must be an organization admin. */
  readonly updateOrganization: UpdateOrganizationPayload;
  /**
   * Changes the authentication of the visitors of a site. The caller must be an organization admin or
   * the creator of the site.
   */
  readonly updatePublishingAuth: UpdatePublishingAuthPayload;
  /** Changes a SAML provider. The caller must be an organization admin. Existing sessions remain valid. */
  readonly updateSAMLProvider: UpdateSamlProviderPayload;
  /** Changes a service account. The caller must be an organization admin. */
  readonly updateServiceAccount: UpdateServiceAccountPayload;
  /** Changes a share link. The caller must be an organization admin or the creator of the site. */
  readonly updateShareLink: UpdateShareLinkPayload;
  /**
   * Changes a site. The caller needs role create or higher. To change the visibility, the caller must
   * be an organization admin or the creator of the site.
   */
  readonly updateSite: UpdateSitePayload;
  /** Changes a redirect. The caller needs role create or higher. */
  readonly updateSiteRedirect: UpdateSiteRedirectPayload;
  /** Changes a section. The caller needs role create or higher. */
  readonly updateSiteSection: UpdateSiteSectionPayload;
  /** Changes a section group. The caller needs role create or higher. */
  readonly updateSiteSectionGroup: UpdateSiteSectionGroupPayload;
  /**
   * Changes a site space. The caller needs role create or higher, and level create or higher on a new
   * space.
   */
  readonly updateSiteSpace: UpdateSiteSpacePayload;
  /** Changes a space. The caller needs level create or higher on it. */
  readonly updateSpace: UpdateSpacePayload;
  /** Renames a team. The caller must be an organization admin. */
  readonly updateTeam: UpdateTeamPayload;
  /**
   * Changes the grant to a team on a space or collection. The caller needs level create or higher on
   * it.
   */
  readonly updateTeamGrant: UpdateGrantPayload;
  /**
   * Adds members to a team and removes others, all or none. The caller must be an organization admin
   * or an owner of the team.
   */
  readonly updateTeamMembers: UpdateTeamMembersPayload;
  /** Uploads a file to an organization. The caller needs level edit or higher on any of its content. */
  readonly uploadFile: UploadFilePayload;
};


/** The root of all mutations. */
export type MutationAcceptInviteArgs = {
  input: AcceptInviteInput;
};


/** The root of all mutations. */
export type MutationAddSectionToGroupArgs = {
  input: AddSectionToGroupInput;
};


/** The root of all mutations. */
export type MutationCompleteSignInArgs = {
  input: CompleteSignInInput;
};


/** The root of all mutations. */
export type MutationCreateChangeRequestArgs = {
  input: CreateChangeRequestInput;
};


/** The root of all mutations. */
export type MutationCreateCollectionArgs = {
  input: CreateCollectionInput;
};


/** The root of all mutations. */
export type MutationCreateCommentArgs = {
  input: CreateCommentInput;
};


/** The root of all mutations. */
export type MutationCreateCommentReplyArgs = {
  input: CreateCommentReplyInput;
};


/** The root of all mutations. */
export type MutationCreateInstallationTokenArgs = {
  input: CreateInstallationTokenInput;
};


/** The root of all mutations. */
export type MutationCreateLinkInviteArgs = {
  input: CreateLinkInviteInput;
};


/** The root of all mutations. */
export type MutationCreateOpenApiSpecArgs = {
  input: CreateOpenApiSpecInput;
};


/** The root of all mutations. */
export type MutationCreateOrganizationArgs = {
  input: CreateOrganizationInput;
};


/** The root of all mutations. */
export type MutationCreateReviewArgs = {
  input: CreateReviewInput;
};


/** The root of all mutations. */
export type MutationCreateSamlProviderArgs = {
  input: CreateSamlProviderInput;
};


/** The root of all mutations. */
export type MutationCreateServiceAccountArgs = {
  input: CreateServiceAccountInput;
};


/** The root of all mutations. */
export type MutationCreateServiceAccountTokenArgs = {
  input: CreateServiceAccountTokenInput;
};


/** The root of all mutations. */
export type MutationCreateShareLinkArgs = {
  input: CreateShareLinkInput;
};


/** The root of all mutations. */
export type MutationCreateSiteArgs = {
  input: CreateSiteInput;
};


/** The root of all mutations. */
export type MutationCreateSiteRedirectArgs = {
  input: CreateSiteRedirectInput;
};


/** The root of all mutations. */
export type MutationCreateSiteSectionArgs = {
  input: CreateSiteSectionInput;
};


/** The root of all mutations. */
export type MutationCreateSiteSectionGroupArgs = {
  input: CreateSiteSectionGroupInput;
};


/** The root of all mutations. */
export type MutationCreateSiteSpaceArgs = {
  input: CreateSiteSpaceInput;
};


/** The root of all mutations. */
export type MutationCreateSpaceArgs = {
  input: CreateSpaceInput;
};


/** The root of all mutations. */
export type MutationCreateTeamArgs = {
  input: CreateTeamInput;
};


/** The root of all mutations. */
export type MutationCreateTokenArgs = {
  input: CreateTokenInput;
};


/** The root of all mutations. */
export type MutationCreateTranslationSettingsArgs = {
  input: CreateTranslationSettingsInput;
};


/** The root of all mutations. */
export type MutationDeleteCollectionArgs = {
  input: DeleteCollectionInput;
};


/** The root of all mutations. */
export type MutationDeleteCommentArgs = {
  input: DeleteCommentInput;
};


/** The root of all mutations. */
export type MutationDeleteCommentReplyArgs = {
  input: DeleteCommentReplyInput;
};


/** The root of all mutations. */
export type MutationDeleteLinkInviteArgs = {
  input: DeleteLinkInviteInput;
};


/** The root of all mutations. */
export type MutationDeleteOpenApiSpecArgs = {
  input: DeleteOpenApiSpecInput;
};


/** The root of all mutations. */
export type MutationDeleteSamlProviderArgs = {
  input: DeleteSamlProviderInput;
};


/** The root of all mutations. */
export type MutationDeleteServiceAccountArgs = {
  input: DeleteServiceAccountInput;
};


/** The root of all mutations. */
export type MutationDeleteShareLinkArgs = {
  input: DeleteShareLinkInput;
};


/** The root of all mutations. */
export type MutationDeleteSiteArgs = {
  input: DeleteSiteInput;
};


/** The root of all mutations. */
export type MutationDeleteSiteRedirectArgs = {
  input: DeleteSiteRedirectInput;
};


/** The root of all mutations. */
export type MutationDeleteSiteSectionArgs = {
  input: DeleteSiteSectionInput;
};


/** The root of all mutations. */
export type MutationDeleteSiteSectionGroupArgs = {
  input: DeleteSiteSectionGroupInput;
};


/** The root of all mutations. */
export type MutationDeleteSiteSpaceArgs = {
  input: DeleteSiteSpaceInput;
};


/** The root of all mutations. */
export type MutationDeleteSiteSpaceCustomizationArgs = {
  input: DeleteSiteSpaceCustomizationInput;
};


/** The root of all mutations. */
export type MutationDeleteSpaceArgs = {
  input: DeleteSpaceInput;
};


/** The root of all mutations. */
export type MutationDeleteTeamArgs = {
  input: DeleteTeamInput;
};


/** The root of all mutations. */
export type MutationDeleteTranslationSettingsArgs = {
  input: DeleteTranslationSettingsInput;
};


/** The root of all mutations. */
export type MutationDuplicateSpaceArgs = {
  input: DuplicateSpaceInput;
};


/** The root of all mutations. */
export type MutationEditChangeRequestContentArgs = {
  input: EditChangeRequestContentInput;
};


/** The root of all mutations. */
export type MutationEditSpaceContentArgs = {
  input: EditSpaceContentInput;
};


/** The root of all mutations. */
export type MutationGrantAllArgs = {
  input: GrantAllInput;
};


/** The root of all mutations. */
export type MutationImportIntoChangeRequestArgs = {
  input: ImportIntoChangeRequestInput;
};


/** The root of all mutations. */
export type MutationImportIntoSpaceArgs = {
  input: ImportIntoSpaceInput;
};


/** The root of all mutations. */
export type MutationInstallIntegrationArgs = {
  input: InstallIntegrationInput;
};


/** The root of all mutations. */
export type MutationInviteMembersArgs = {
  input: InviteMembersInput;
};


/** The root of all mutations. */
export type MutationJoinOrganizationArgs = {
  input: JoinOrganizationInput;
};


/** The root of all mutations. */
export type MutationMarkTranslatedArgs = {
  input: MarkTranslatedInput;
};


/** The root of all mutations. */
export type MutationMergeChangeRequestArgs = {
  input: MergeChangeRequestInput;
};


/** The root of all mutations. */
export type MutationMoveCollectionArgs = {
  input: MoveCollectionInput;
};


/** The root of all mutations. */
export type MutationMoveSiteSectionArgs = {
  input: MoveSiteSectionInput;
};


/** The root of all mutations. */
export type MutationMoveSiteSectionGroupArgs = {
  input: MoveSiteSectionGroupInput;
};


/** The root of all mutations. */
export type MutationMoveSiteSpaceArgs = {
  input: MoveSiteSpaceInput;
};


/** The root of all mutations. */
export type MutationMoveSpaceArgs = {
  input: MoveSpaceInput;
};


/** The root of all mutations. */
export type MutationOpenPublishedSiteArgs = {
  input: OpenPublishedSiteInput;
};


/** The root of all mutations. */
export type MutationPingOrganizationArgs = {
  input: PingOrganizationInput;
};


/** The root of all mutations. */
export type MutationPublishIntegrationArgs = {
  input: PublishIntegrationInput;
};


/** The root of all mutations. */
export type MutationPublishSiteArgs = {
  input: PublishSiteInput;
};


/** The root of all mutations. */
export type MutationPullChangeRequestArgs = {
  input: PullChangeRequestInput;
};


/** The root of all mutations. */
export type MutationRegenerateVisitorKeyArgs = {
  input: RegenerateVisitorKeyInput;
};


/** The root of all mutations. */
export type MutationRemoveMemberArgs = {
  input: RemoveMemberInput;
};


/** The root of all mutations. */
export type MutationRemoveMemberGrantArgs = {
  input: RemoveMemberGrantInput;
};


/** The root of all mutations. */
export type MutationRemoveRequestedReviewerArgs = {
  input: RemoveRequestedReviewerInput;
};


/** The root of all mutations. */
export type MutationRemoveSectionFromGroupArgs = {
  input: RemoveSectionFromGroupInput;
};


/** The root of all mutations. */
export type MutationRemoveTeamGrantArgs = {
  input: RemoveTeamGrantInput;
};


/** The root of all mutations. */
export type MutationRemoveTeamMemberArgs = {
  input: RemoveTeamMemberInput;
};


/** The root of all mutations. */
export type MutationRequestReviewersArgs = {
  input: RequestReviewersInput;
};


/** The root of all mutations. */
export type MutationRestoreCollectionArgs = {
  input: RestoreCollectionInput;
};


/** The root of all mutations. */
export type MutationRestoreSpaceArgs = {
  input: RestoreSpaceInput;
};


/** The root of all mutations. */
export type MutationRevertChangeRequestArgs = {
  input: RevertChangeRequestInput;
};


/** The root of all mutations. */
export type MutationRevokeInviteArgs = {
  input: RevokeInviteInput;
};


/** The root of all mutations. */
export type MutationRevokeServiceAccountTokenArgs = {
  input: RevokeServiceAccountTokenInput;
};


/** The root of all mutations. */
export type MutationRevokeTokenArgs = {
  input: RevokeTokenInput;
};


/** The root of all mutations. */
export type MutationRollbackSpaceArgs = {
  input: RollbackSpaceInput;
};


/** The root of all mutations. */
export type MutationRotateServiceAccountTokenArgs = {
  input: RotateServiceAccountTokenInput;
};


/** The root of all mutations. */
export type MutationRotateTokenArgs = {
  input: RotateTokenInput;
};


/** The root of all mutations. */
export type MutationSetAdaptiveSchemaArgs = {
  input: SetAdaptiveSchemaInput;
};


/** The root of all mutations. */
export type MutationSetMemberDisabledArgs = {
  input: SetMemberDisabledInput;
};


/** The root of all mutations. */
export type MutationSetMemberGrantArgs = {
  input: SetMemberGrantInput;
};


/** The root of all mutations. */
export type MutationSetMemberSsoArgs = {
  input: SetMemberSsoInput;
};


/** The root of all mutations. */
export type MutationSetMergeRulesArgs = {
  input: SetMergeRulesInput;
};


/** The root of all mutations. */
export type MutationSetOpenApiSpecArgs = {
  input: SetOpenApiSpecInput;
};


/** The root of all mutations. */
export type MutationSetSiteCustomizationArgs = {
  input: SetSiteCustomizationInput;
};


/** The root of all mutations. */
export type MutationSetSiteSpaceCustomizationArgs = {
  input: SetSiteSpaceCustomizationInput;
};


/** The root of all mutations. */
export type MutationSetTeamGrantArgs = {
  input: SetTeamGrantInput;
};


/** The root of all mutations. */
export type MutationSetTeamMemberArgs = {
  input: SetTeamMemberInput;
};


/** The root of all mutations. */
export type MutationSetTranslationSettingsArgs = {
  input: SetTranslationSettingsInput;
};


/** The root of all mutations. */
export type MutationSortSiteStructureArgs = {
  input: SortSiteStructureInput;
};


/** The root of all mutations. */
export type MutationTransferCollectionArgs = {
  input: TransferCollectionInput;
};


/** The root of all mutations. */
export type MutationTransferSpaceArgs = {
  input: TransferSpaceInput;
};


/** The root of all mutations. */
export type MutationUninstallIntegrationArgs = {
  input: UninstallIntegrationInput;
};


/** The root of all mutations. */
export type MutationUnpublishIntegrationArgs = {
  input: UnpublishIntegrationInput;
};


/** The root of all mutations. */
export type MutationUnpublishSiteArgs = {
  input: UnpublishSiteInput;
};


/** The root of all mutations. */
export type MutationUpdateChangeRequestArgs = {
  input: UpdateChangeRequestInput;
};


/** The root of all mutations. */
export type MutationUpdateCollectionArgs = {
  input: UpdateCollectionInput;
};


/** The root of all mutations. */
export type MutationUpdateCommentArgs = {
  input: UpdateCommentInput;
};


/** The root of all mutations. */
export type MutationUpdateCommentReplyArgs = {
  input: UpdateCommentReplyInput;
};


/** The root of all mutations. */
export type MutationUpdateIntegrationInstallationArgs = {
  input: UpdateIntegrationInstallationInput;
};


/** The root of all mutations. */
export type MutationUpdateLinkInviteArgs = {
  input: UpdateLinkInviteInput;
};


/** The root of all mutations. */
export type MutationUpdateMemberArgs = {
  input: UpdateMemberInput;
};


/** The root of all mutations. */
export type MutationUpdateMemberGrantArgs = {
  input: UpdateMemberGrantInput;
};


/** The root of all mutations. */
export type MutationUpdateOrganizationArgs = {
  input: UpdateOrganizationInput;
};


/** The root of all mutations. */
export type MutationUpdatePublishingAuthArgs = {
  input: UpdatePublishingAuthInput;
};


/** The root of all mutations. */
export type MutationUpdateSamlProviderArgs = {
  input: UpdateSamlProviderInput;
};


/** The root of all mutations. */
export type MutationUpdateServiceAccountArgs = {
  input: UpdateServiceAccountInput;
};


/** The root of all mutations. */
export type MutationUpdateShareLinkArgs = {
  input: UpdateShareLinkInput;
};


/** The root of all mutations. */
export type MutationUpdateSiteArgs = {
  input: UpdateSiteInput;
};


/** The root of all mutations. */
export type MutationUpdateSiteRedirectArgs = {
  input: UpdateSiteRedirectInput;
};


/** The root of all mutations. */
export type MutationUpdateSiteSectionArgs = {
  input: UpdateSiteSectionInput;
};


/** The root of all mutations. */
export type MutationUpdateSiteSectionGroupArgs = {
  input: UpdateSiteSectionGroupInput;
};


/** The root of all mutations. */
export type MutationUpdateSiteSpaceArgs = {
  input: UpdateSiteSpaceInput;
};


/** The root of all mutations. */
export type MutationUpdateSpaceArgs = {
  input: UpdateSpaceInput;
};


/** The root of all mutations. */
export type MutationUpdateTeamArgs = {
  input: UpdateTeamInput;
};


/** The root of all mutations. */
export type MutationUpdateTeamGrantArgs = {
  input: UpdateTeamGrantInput;
};


/** The root of all mutations. */
export type MutationUpdateTeamMembersArgs = {
  input: UpdateTeamMembersInput;
};


/** The root of all mutations. */
export type MutationUploadFileArgs = {
  input: UploadFileInput;
};

/** A sibling of the moved space or collection. */
export type NeighbourInput = {
  /** Id of the sibling, in the older spelling. */
  readonly collectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the sibling. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the sibling, in the older spelling. */
  readonly spaceId?: InputMaybe<Scalars['ID']['input']>;
  /** Type of the sibling. Default: the type of the id. */
  readonly type?: InputMaybe<ContentType>;
};

/** The new space of a new site. */
export type NewSiteSpaces =
  /** A space without pages. */
  | 'EMPTY'
  /** A space with some sample pages. */
  | 'SAMPLE';

/** The spaces of a new site. */
export type NewSiteSpacesInput =
  /** Ids of existing spaces, in order. The caller needs level create or higher on each. At most 100 items. */
  { readonly ids: ReadonlyArray<Scalars['ID']['input']>; readonly make?: never; }
  |  /** New space for the site. The caller needs level create or higher at the root of the organization. */
  { readonly ids?: never; readonly make: NewSiteSpaces; };

/**
 * An object with an id that is unique in the service. The prefix of the id states the type: `org_…`,
 * `usr_…`, `team_…`.
 *
 * The id of an object that differs by revision or by reader names the state too: parts after dots, in
 * this order. `node` finds all of them, and caches keep the states apart.
 *
 * - `rev_…`: the revision of a page, file or reusable content.
 * - `source`: computed pages are their source.
 * - `sts_…`: content as visitors read it in that site space.
 * - `visitor`: as a simulated visitor reads it, `visitor-…` with claims. `node` does not find objects
 *   that were read with the credentials of a visitor.
 *
 * Arguments and inputs take the first part alone: `pageId`, `fileId`, `reusableContentId`,
 * `revisionId`.
 */
export type Node = {
  /** Id of the object in its state. Treat it as an opaque text of letters, digits, `_`, `-` and `.`. */
  readonly id: Scalars['ID']['output'];
};

/**
 * An OpenAPI document that is read on a schedule and stored in versions. The caller needs role read or
 * higher in the organization to see it. A job reads the source at creation, whenever it is set, and,
 * if it is a URL, every six hours; a version is created if something changed. If reading fails, the
 * last valid version remains. The latest 100 versions are stored.
 */
export type OpenApiSpec = Node & {
  readonly __typename: 'OpenAPISpec';
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Id of the spec (`oas_…`). */
  readonly id: Scalars['ID']['output'];
  /** Reason for the failure of the last processing; null if it was successful. */
  readonly lastProcessErrorCode?: Maybe<OpenApiSpecErrorCode>;
  /** Explanation of `lastProcessErrorCode` for the author of the spec. */
  readonly lastProcessErrorMessage?: Maybe<Scalars['String']['output']>;
  /** Time of the end of the last processing; null before the first. */
  readonly lastProcessedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The latest version; null before the first. */
  readonly latestVersion?: Maybe<OpenApiSpecVersion>;
  /** Id of the latest version; null before the first. */
  readonly latestVersionId?: Maybe<Scalars['ID']['output']>;
  /** The organization. */
  readonly organization: Organization;
  /** Permissions of the caller on the spec. */
  readonly permissions: OpenApiSpecPermissions;
  /** State of the processing of the source. */
  readonly processingState: OpenApiSpecProcessingState;
  /** Slug of the spec, unique in the organization. */
  readonly slug: Scalars['String']['output'];
  /** URL of the source; null for text. */
  readonly sourceURL?: Maybe<Scalars['String']['output']>;
  /** Time of the last change of the source. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** URLs of the spec. */
  readonly urls: OpenApiSpecUrls;
  /** Returns a version of the spec; null if it has none with this id. */
  readonly version?: Maybe<OpenApiSpecVersion>;
  /** The latest 100 versions, newest first. */
  readonly versions: OpenApiSpecVersionConnection;
};


/**
 * An OpenAPI document that is read on a schedule and stored in versions. The caller needs role read or
 * higher in the organization to see it. A job reads the source at creation, whenever it is set, and,
 * if it is a URL, every six hours; a version is created if something changed. If reading fails, the
 * last valid version remains. The latest 100 versions are stored.
 */
export type OpenApiSpecVersionArgs = {
  id: Scalars['ID']['input'];
};


/**
 * An OpenAPI document that is read on a schedule and stored in versions. The caller needs role read or
 * higher in the organization to see it. A job reads the source at creation, whenever it is set, and,
 * if it is a URL, every six hours; a version is created if something changed. If reading fails, the
 * last valid version remains. The latest 100 versions are stored.
 */
export type OpenApiSpecVersionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A change between two versions of a spec. */
export type OpenApiSpecChange = {
  readonly __typename: 'OpenAPISpecChange';
  /** True if clients of the previous version can fail because of the change. */
  readonly breaking: Scalars['Boolean']['output'];
  /** Kind of the change. */
  readonly kind: OpenApiSpecChangeKind;
  /** Description of the change. */
  readonly message: Scalars['String']['output'];
  /** JSON pointer into the document of the version; for removals, into that of the previous version. */
  readonly path: Scalars['String']['output'];
};

/** The kind of a change between two versions. */
export type OpenApiSpecChangeKind =
  /** An operation was added. */
  | 'OPERATION_ADDED'
  /** A property of an operation changed, other than its parameters, bodies and responses. */
  | 'OPERATION_CHANGED'
  /** An operation was removed. */
  | 'OPERATION_REMOVED'
  /** A parameter of an operation was added. */
  | 'PARAMETER_ADDED'
  /** A parameter changed. */
  | 'PARAMETER_CHANGED'
  /** A parameter of an operation was removed. */
  | 'PARAMETER_REMOVED'
  /** A request body of an operation, or a media type of it, was added. */
  | 'REQUEST_BODY_ADDED'
  /** A request body changed. */
  | 'REQUEST_BODY_CHANGED'
  /** A request body of an operation, or a media type of it, was removed. */
  | 'REQUEST_BODY_REMOVED'
  /** A response of an operation, or a media type of it, was added. */
  | 'RESPONSE_ADDED'
  /** A response changed. */
  | 'RESPONSE_CHANGED'
  /** A response of an operation, or a media type of it, was removed. */
  | 'RESPONSE_REMOVED'
  /** A named schema was added. */
  | 'SCHEMA_ADDED'
  /** A named schema changed. */
  | 'SCHEMA_CHANGED'
  /** A named schema was removed. */
  | 'SCHEMA_REMOVED';

/** A page of a list of specs. */
export type OpenApiSpecConnection = {
  readonly __typename: 'OpenAPISpecConnection';
  /** The specs of the page with their cursors. */
  readonly edges: ReadonlyArray<OpenApiSpecEdge>;
  /** The specs of the page. */
  readonly nodes: ReadonlyArray<OpenApiSpec>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of specs on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The changes between two consecutive versions of a spec. */
export type OpenApiSpecDiff = {
  readonly __typename: 'OpenAPISpecDiff';
  /** True if clients of the previous version can fail with this one. */
  readonly breaking: Scalars['Boolean']['output'];
  /** The changes, breaking ones first; at most 10,000. */
  readonly changes: ReadonlyArray<OpenApiSpecChange>;
  /** Number of changes. */
  readonly count: Scalars['Int']['output'];
};

/** One of the specs of a page, with its cursor. */
export type OpenApiSpecEdge = {
  readonly __typename: 'OpenAPISpecEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: OpenApiSpec;
};

/** The reason for a failure to process an OpenAPI spec. */
export type OpenApiSpecErrorCode =
  /** A URL cannot be read: the source itself, or a URL in a reference. */
  | 'FETCH_ERROR'
  /** A URL did not respond in time. */
  | 'FETCH_TIMEOUT'
  /** The document is not a valid OpenAPI or Swagger document, or is too large. */
  | 'PARSE_ERROR';

/** The caller's permissions on a spec, within the scopes of the token. */
export type OpenApiSpecPermissions = {
  readonly __typename: 'OpenAPISpecPermissions';
  /** True if the caller can delete the spec. Role edit or higher is needed. */
  readonly delete: Scalars['Boolean']['output'];
  /** True if the caller can set the source. Role edit or higher is needed. */
  readonly edit: Scalars['Boolean']['output'];
  /** True if the caller can read the spec and its versions. Role read or higher is needed. */
  readonly view: Scalars['Boolean']['output'];
};

/** The state of the processing of an OpenAPI spec. */
export type OpenApiSpecProcessingState =
  /** Processing has ended; `lastProcessErrorCode` is null if it was successful. */
  | 'COMPLETE'
  /** The spec waits for processing. */
  | 'PENDING'
  /** The source is being read. */
  | 'PROGRESS';

/** The source of a spec: exactly one of the two fields. */
export type OpenApiSpecSourceInput =
  /** Text of the document, in JSON or YAML. 1 to 16777216 characters. */
  { readonly text: Scalars['String']['input']; readonly url?: never; }
  |  /**
   * Public address of the document, in JSON or YAML. A job fetches it together with the files that it
   * refers to. 1 to 2048 characters.
   */
  { readonly text?: never; readonly url: Scalars['String']['input']; };

/** URLs of a spec. */
export type OpenApiSpecUrls = {
  readonly __typename: 'OpenAPISpecUrls';
  /** URL of the spec in the app. */
  readonly app: Scalars['String']['output'];
  /** URL of the spec in `/v1`. */
  readonly location: Scalars['String']['output'];
};

/** An immutable version of an OpenAPI spec. */
export type OpenApiSpecVersion = Node & {
  readonly __typename: 'OpenAPISpecVersion';
  /** Content of the source. */
  readonly content: OpenApiSpecVersionContent;
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Changes since the previous version, even if that is no longer stored; null for the first version. */
  readonly diffFromPrevious?: Maybe<OpenApiSpecDiff>;
  /** Id of the version (`oav_…`). */
  readonly id: Scalars['ID']['output'];
  /** Number of the version within the spec, from 1. */
  readonly number: Scalars['Int']['output'];
  /** The spec. */
  readonly spec: OpenApiSpec;
  /**
   * Signed URL of the document as JSON, valid for one to two hours: upgraded to OpenAPI 3.1, with all
   * referenced files bundled.
   */
  readonly url: Scalars['String']['output'];
  /** URLs of the version. */
  readonly urls: OpenApiSpecVersionUrls;
};

/** A page of a list of versions. */
export type OpenApiSpecVersionConnection = {
  readonly __typename: 'OpenAPISpecVersionConnection';
  /** The versions of the page with their cursors. */
  readonly edges: ReadonlyArray<OpenApiSpecVersionEdge>;
  /** The versions of the page. */
  readonly nodes: ReadonlyArray<OpenApiSpecVersion>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of versions on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The content of the source of a version. */
export type OpenApiSpecVersionContent = {
  readonly __typename: 'OpenAPISpecVersionContent';
  /**
   * The files as they were read, the entry point first: `[{dir, isEntrypoint, references, filename,
   * specification}]`.
   */
  readonly filesystem: Scalars['JSON']['output'];
  /** Same URL as `OpenAPISpecVersion.url`. */
  readonly url: Scalars['String']['output'];
};

/** One of the versions of a page, with its cursor. */
export type OpenApiSpecVersionEdge = {
  readonly __typename: 'OpenAPISpecVersionEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: OpenApiSpecVersion;
};

/** URLs of a version. */
export type OpenApiSpecVersionUrls = {
  readonly __typename: 'OpenAPISpecVersionUrls';
  /** URL of the version in `/v1`. */
  readonly location: Scalars['String']['output'];
};

/** A public URL to open. */
export type OpenPublishedSiteInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Public address, with `?shareKey=` if it has one. A previous address resolves to the current
   * location. At most 2048 characters.
   */
  readonly url: Scalars['String']['input'];
  /** The visitor. Default: an anonymous visitor without claims. */
  readonly visitor?: InputMaybe<VisitorInput>;
};

/** Result of `openPublishedSite`. */
export type OpenPublishedSitePayload = {
  readonly __typename: 'OpenPublishedSitePayload';
  /**
   * Visitor token (`lv_…`), valid for one hour. It reads the site and the spaces that are visible to
   * the visitor.
   */
  readonly apiToken?: Maybe<Scalars['String']['output']>;
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** Id of the organization (`org_…`). */
  readonly organizationId?: Maybe<Scalars['ID']['output']>;
  /**
   * Path of the page in the space; of the first page if the URL has none, and empty for a space
   * without pages.
   */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** Current location, if the URL is a previous one. */
  readonly redirect?: Maybe<Scalars['String']['output']>;
  /** Id of the site (`site_…`). */
  readonly siteId?: Maybe<Scalars['ID']['output']>;
  /** Id of the section; null if the site has none. */
  readonly siteSectionId?: Maybe<Scalars['ID']['output']>;
  /** Id of the site space. */
  readonly siteSpaceId?: Maybe<Scalars['ID']['output']>;
  /** Id of the space. */
  readonly spaceId?: Maybe<Scalars['ID']['output']>;
};

/** The direction of a sort order. */
export type Order =
  /** Smallest or oldest first. */
  | 'ASC'
  /** Largest or newest first. */
  | 'DESC';

/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type Organization = Node & {
  readonly __typename: 'Organization';
  /** True if AI features are enabled. */
  readonly ai: Scalars['Boolean']['output'];
  /**
   * Returns the audit trail of the organization, newest first. The caller must be an organization
   * admin. Otherwise the field is null, with the error FORBIDDEN.
   */
  readonly auditEvents?: Maybe<AuditEventConnection>;
  /** Billing details; null if none are stored, or if `permissions.viewBilling` is false. */
  readonly billing?: Maybe<Billing>;
  /** Pending change of plan; null if there is none, or if `permissions.viewBilling` is false. */
  readonly billingMigration?: Maybe<BillingMigration>;
  /** Reason for blocking the organization; null if it is not blocked. */
  readonly blocked?: Maybe<Blocked>;
  /** Change requests of the spaces that the caller can read, newest first. */
  readonly changeRequests: ChangeRequestConnection;
  /**
   * Spaces and collections at the root of the organization that the caller can see, in the order that
   * `moveSpace` and `moveCollection` set.
   */
  readonly children: ContentConnection;
  /** Collections of the organization that the caller can see, by position among their siblings. */
  readonly collections: CollectionConnection;
  /** Type of the community; null for a company. */
  readonly communityType?: Maybe<CommunityType>;
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Custom hostname for public content. */
  readonly customHostname?: Maybe<Scalars['String']['output']>;
  /** The content that members see first; null for none, and for a site that the caller cannot read. */
  readonly defaultContent?: Maybe<DefaultContent>;
  /** Default role of new members; null for guest. */
  readonly defaultRole?: Maybe<Role>;
  /** E-mail domains whose users can join the organization, in the order of the input. */
  readonly emailDomains: ReadonlyArray<Scalars['String']['output']>;
  /** Subdomain of the organization in public URLs, 3 to 32 characters, unique in the service. */
  readonly hostname?: Maybe<Scalars['String']['output']>;
  /** Id of the organization (`org_…`). */
  readonly id: Scalars['ID']['output'];
  /** True if link invites are enabled. */
  readonly inviteLinks: Scalars['Boolean']['output'];
  /**
   * Pending invites of the organization, newest first. The caller must be an organization admin.
   * Otherwise the field is null, with the error FORBIDDEN.
   */
  readonly invites?: Maybe<InviteConnection>;
  /**
   * Always true.
   * @deprecated Always true.
   */
  readonly isOnNewTrial: Scalars['Boolean']['output'];
  /**
   * Link invites of the organization, newest first. The caller must be an organization admin.
   * Otherwise the field is null, with the error FORBIDDEN.
   */
  readonly linkInvites?: Maybe<LinkInviteConnection>;
  /** Active SAML providers of the organization, by label. Every member can read them. */
  readonly logins: ReadonlyArray<SsoLogin>;
  /**
   * Members of the organization, newest first by default. The caller needs role read or higher.
   * Otherwise the field is null, with the error FORBIDDEN.
   */
  readonly members?: Maybe<MemberConnection>;
  /** The caller's own membership; null for a service account. */
  readonly membership?: Maybe<Member>;
  /**
   * OpenAPI specs of the organization, newest first. The caller needs role read or higher. Otherwise
   * the field is null, with the error FORBIDDEN.
   */
  readonly openAPISpecs?: Maybe<OpenApiSpecConnection>;
  /** Permissions of the caller on the organization. */
  readonly permissions: OrganizationPermissions;
  /** Billing plan. */
  readonly plan: Plan;
  /**
   * SAML providers of the organization, by label. The caller must be an organization admin. Otherwise
   * the field is null, with the error FORBIDDEN.
   */
  readonly samlProviders?: Maybe<SamlProviderConnection>;
  /**
   * Searches the spaces of the organization that the caller can read, in the same way as
   * `Space.search`.
   */
  readonly search: SpaceSearchResultConnection;
  /**
   * Service accounts of the organization, newest first. The caller must be an organization admin.
   * Otherwise the field is null, with the error FORBIDDEN.
   */
  readonly serviceAccounts?: Maybe<ServiceAccountConnection>;
  /** Sites of the organization that the caller can read, newest first. */
  readonly sites: SiteConnection;
  /** Spaces of the organization that the caller can see, newest first. */
  readonly spaces: SpaceConnection;
  /** True if members must sign in through one of the organization's SAML providers. */
  readonly sso: Scalars['Boolean']['output'];
  /** Teams of the organization, by title. A guest sees only teams that the guest belongs to. */
  readonly teams: TeamConnection;
  /** Title of the organization, 2 to 255 characters. */
  readonly title: Scalars['String']['output'];
  /**
   * Translation settings of the organization, newest first. The caller needs role read or higher.
   * Otherwise the field is null, with the error FORBIDDEN.
   */
  readonly translationSettings?: Maybe<TranslationSettingsConnection>;
  /** Trial of a plan; null if none is stored, or if `permissions.viewBilling` is false. */
  readonly trial?: Maybe<Trial>;
  /** Type of the organization. */
  readonly type: OrganizationType;
  /** URLs of the organization. */
  readonly urls: OrganizationUrls;
  /** Main use of the organization. */
  readonly useCase?: Maybe<UseCase>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
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


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationChangeRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  contributor?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<ChangeRequestStatus>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationChildrenArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  nested?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationCollectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  nested?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationInvitesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationLinkInvitesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
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


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationOpenApiSpecsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationSamlProvidersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationSearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationServiceAccountsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationSitesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  published?: InputMaybe<Scalars['Boolean']['input']>;
  space?: InputMaybe<Scalars['ID']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationSpacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  deleted?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationTeamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  owner?: InputMaybe<Scalars['ID']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationTranslationSettingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of a list of organizations. */
export type OrganizationConnection = {
  readonly __typename: 'OrganizationConnection';
  /** The organizations of the page with their cursors. */
  readonly edges: ReadonlyArray<OrganizationEdge>;
  /** The organizations of the page. */
  readonly nodes: ReadonlyArray<Organization>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of organizations on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the organizations of a page, with its cursor. */
export type OrganizationEdge = {
  readonly __typename: 'OrganizationEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Organization;
};

/** The caller's permissions on an organization, within the scopes of the token. */
export type OrganizationPermissions = {
  readonly __typename: 'OrganizationPermissions';
  /** True if the caller can change the organization. Role admin is needed. */
  readonly admin: Scalars['Boolean']['output'];
  /** True if the caller can create content. Role create or higher is needed. */
  readonly createContent: Scalars['Boolean']['output'];
  /** True if the caller can add OpenAPI specs. Role edit or higher is needed. */
  readonly createOpenAPISpec: Scalars['Boolean']['output'];
  /** True if the caller can ingest conversations. Role create or higher is needed. */
  readonly ingestConversations: Scalars['Boolean']['output'];
  /** True if the caller can list integrations. Role edit or higher is needed. */
  readonly listIntegrations: Scalars['Boolean']['output'];
  /** True if the caller can list members. Role read or higher is needed. */
  readonly listMembers: Scalars['Boolean']['output'];
  /**
   * True if the caller can list all teams. Role read or higher is needed; guests see only their own
   * teams.
   */
  readonly listTeams: Scalars['Boolean']['output'];
  /** True if the caller owns a team and can manage its members. */
  readonly ownTeam: Scalars['Boolean']['output'];
  /** True if the caller can see the organization. Every member can. */
  readonly view: Scalars['Boolean']['output'];
  /** True if the caller can see billing details. Role admin is needed. */
  readonly viewBilling: Scalars['Boolean']['output'];
};

/** The type of an organization. */
export type OrganizationType =
  /** A company. */
  | 'BUSINESS'
  /** A community; see `CommunityType`. */
  | 'COMMUNITY';

/** URLs of an organization. */
export type OrganizationUrls = {
  readonly __typename: 'OrganizationUrls';
  /** URL of the organization in the app. */
  readonly app: Scalars['String']['output'];
  /** URL of the organization in `/v1`. */
  readonly location: Scalars['String']['output'];
  /** URL of the logo. */
  readonly logo?: Maybe<Scalars['String']['output']>;
};

/**
 * A page of a revision: a document, a group, a link or a computed page. The interface has all that a
 * page tree shows, so a sidebar needs no fragments; the four types have the fields of their kind.
 */
export type Page = {
  /** All descendant pages, each followed by its own. */
  readonly allPages: ReadonlyArray<Page>;
  /** Cover of the page; null if there is none. */
  readonly cover?: Maybe<PageCover>;
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /**
   * The user who created the page. Null for a deleted user, for a generated page, and for pages from
   * before authors were stored.
   */
  readonly createdBy?: Maybe<User>;
  /** Number of ancestor pages. */
  readonly depth: Scalars['Int']['output'];
  /** Description of the page. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Emoji of the page. */
  readonly emoji?: Maybe<Scalars['String']['output']>;
  /** Location of the page in a git repository; null if it has none. */
  readonly git?: Maybe<GitPath>;
  /** True if the page is hidden from the table of contents. */
  readonly hidden: Scalars['Boolean']['output'];
  /** Name of the icon of the page. */
  readonly icon?: Maybe<Scalars['String']['output']>;
  /**
   * Id of the page in this revision, `pag_….rev_…`. It has further parts for a page whose computed
   * pages are not rendered (`.source`), and for a page as visitors of a site read it (`.sts_…`).
   */
  readonly id: Scalars['ID']['output'];
  /** Kind of the page, for existing clients of `/v1`; null for a computed page. */
  readonly kind?: Maybe<PageKind>;
  /** True if the page is excluded from the search of a site. */
  readonly noIndex: Scalars['Boolean']['output'];
  /** True if search engines are asked not to index the page. */
  readonly noRobotsIndex: Scalars['Boolean']['output'];
  /** Id of the page in all revisions (`pag_…`), which arguments and inputs take. */
  readonly pageId: Scalars['ID']['output'];
  /** Child pages, in order. A link has none. */
  readonly pages: ReadonlyArray<Page>;
  /** The parent page in the same revision; null at the root. */
  readonly parent?: Maybe<Page>;
  /** Id of the parent page in all revisions (`pag_…`); null at the root. */
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  /** Path of the page in the space, for example `guide/setup`; null for a link. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** Last segment of the path, unique among siblings; null for a link. */
  readonly slug?: Maybe<Scalars['String']['output']>;
  /** Title of the page. */
  readonly title: Scalars['String']['output'];
  /** Type of the page, which is its GraphQL type as an enum value: DOCUMENT for a `DocumentPage`. */
  readonly type: PageType;
  /** Time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /**
   * The user who last changed the document or a field of the page; after a merge, the author of the
   * later change. Null as `createdBy`.
   */
  readonly updatedBy?: Maybe<User>;
  /** URLs of the page. */
  readonly urls: PageUrls;
  /** Values of `{{ name }}` in the document, which take precedence over those of the revision. */
  readonly variables: Scalars['StringMap']['output'];
};

/** A page's document in one format; the field of the other format is null. */
export type PageBody = {
  readonly __typename: 'PageBody';
  /** The document as a tree of blocks. */
  readonly document?: Maybe<Scalars['JSON']['output']>;
  /** The document as markdown. */
  readonly markdown?: Maybe<Scalars['String']['output']>;
};

/** The cover of a page. */
export type PageCover = {
  readonly __typename: 'PageCover';
  /** Image of the cover. */
  readonly ref?: Maybe<FileReference>;
  /** Image of the cover in dark mode. */
  readonly refDark?: Maybe<FileReference>;
  /** Vertical position of the image, as the distance of its center from the top in points. */
  readonly yPos?: Maybe<Scalars['Float']['output']>;
};

/** The cover of a page. */
export type PageCoverInput = {
  /** Reference to the image of the cover; null for none. */
  readonly ref?: InputMaybe<FileReferenceInput>;
  /** Reference to the image of the cover in dark mode; null for none. */
  readonly refDark?: InputMaybe<FileReferenceInput>;
  /** Vertical position of the image: the distance from the top to its center, in points. */
  readonly yPos?: InputMaybe<Scalars['Float']['input']>;
};

/** The format of the body of a page. */
export type PageFormat =
  /** A tree of blocks. */
  | 'DOCUMENT'
  /** Markdown, as it was written. */
  | 'MARKDOWN';

/** The position of a page in a connection. */
export type PageInfo = {
  readonly __typename: 'PageInfo';
  /** Cursor of the last item; null on an empty page. Send it as `after` to get the next page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** True if there are more items after the page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** True if there are more items before the page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item; null on an empty page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

/** The kind of a page, as existing clients of `/v1` know it. */
export type PageKind =
  /** A heading over pages. */
  | 'GROUP'
  /** A link. */
  | 'LINK'
  /** A page with a document. */
  | 'SHEET';

/** The visible parts of a page. */
export type PageLayout = {
  readonly __typename: 'PageLayout';
  /** True if the cover is shown. */
  readonly cover: Scalars['Boolean']['output'];
  /** Size of the cover. */
  readonly coverSize: CoverSize;
  /** True if the description is shown. */
  readonly description: Scalars['Boolean']['output'];
  /** True if the author and time of the last change are shown. */
  readonly metadata: Scalars['Boolean']['output'];
  /** True if the outline of the headings is shown. */
  readonly outline: Scalars['Boolean']['output'];
  /** True if links to the previous and next pages are shown. */
  readonly pagination: Scalars['Boolean']['output'];
  /** True if the table of contents is shown. */
  readonly tableOfContents: Scalars['Boolean']['output'];
  /** True if the title is shown. */
  readonly title: Scalars['Boolean']['output'];
  /** Width of the page. */
  readonly width: LayoutWidth;
};

/** The visible parts of a page. Absent fields remain unchanged. */
export type PageLayoutInput = {
  /** True if the cover is shown. */
  readonly cover?: InputMaybe<Scalars['Boolean']['input']>;
  /** Size of the cover. */
  readonly coverSize?: InputMaybe<CoverSize>;
  /** True if the description is shown. */
  readonly description?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the author and time of the last change are shown. */
  readonly metadata?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the outline of the headings is shown. */
  readonly outline?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if links to the previous and next pages are shown. */
  readonly pagination?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the table of contents is shown. */
  readonly tableOfContents?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the title is shown. */
  readonly title?: InputMaybe<Scalars['Boolean']['input']>;
  /** Width of the page. */
  readonly width?: InputMaybe<LayoutWidth>;
};

/** The target of a link in the page tree. */
export type PageTarget = {
  readonly __typename: 'PageTarget';
  /** Anchor of a heading in the page. */
  readonly anchor?: Maybe<Scalars['String']['output']>;
  /**
   * The file in the revision of the link, for FILE. Null for other targets, and if the revision does
   * not have the file.
   */
  readonly file?: Maybe<File>;
  /** Id of the file in all revisions (`fil_…`), for FILE. */
  readonly fileId?: Maybe<Scalars['ID']['output']>;
  /** Kind of the target. */
  readonly kind: ReferenceKind;
  /**
   * The page, for PAGE: in the revision of the link, or in the current revision of another space. Null
   * for other targets, if the revision does not have the page, and if the caller cannot read the
   * space.
   */
  readonly page?: Maybe<Page>;
  /** Id of the page in all revisions (`pag_…`), for PAGE. */
  readonly pageId?: Maybe<Scalars['ID']['output']>;
  /** The space of `spaceId`. Null if there is none, and if the caller cannot read it. */
  readonly space?: Maybe<Space>;
  /** Id of the space, for SPACE; or the space of the page, for PAGE. */
  readonly spaceId?: Maybe<Scalars['ID']['output']>;
  /** URL of the target, for URL. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** The target of a link in the page tree. */
export type PageTargetInput = {
  /** Anchor of a heading in the page. At most 255 characters. */
  readonly anchor?: InputMaybe<Scalars['String']['input']>;
  /** Id of the file or a ref of this batch, for FILE. 1 to 64 characters. */
  readonly fileId?: InputMaybe<Scalars['ID']['input']>;
  /** Kind of the target: URL, PAGE, FILE or SPACE. */
  readonly kind: ReferenceKind;
  /** Id of the page or a ref of this batch, for PAGE. 1 to 64 characters. */
  readonly pageId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the space, for SPACE; or the space of the page, for PAGE. */
  readonly spaceId?: InputMaybe<Scalars['ID']['input']>;
  /** URL of the target, for URL. At most 2048 characters, an absolute http or https address. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the source with its translation. */
export type PageTranslation = {
  readonly __typename: 'PageTranslation';
  /** Current page of the translation; null if the status is MISSING. */
  readonly page?: Maybe<Page>;
  /** Current page of the source; null if the status is EXTRA. */
  readonly sourcePage?: Maybe<Page>;
  /** The source's revision that the page is a translation of, if it is known. */
  readonly sourceRevision?: Maybe<Revision>;
  /**
   * Blocks of the source page that changed since the translation; empty unless the status is STALE.
   * All blocks if the translated revision is unknown.
   */
  readonly staleBlocks: ReadonlyArray<BlockChange>;
  /**
   * Title and description of the source page if they changed since the translation; empty unless the
   * status is STALE.
   */
  readonly staleFields: ReadonlyArray<FieldChange>;
  /** Status of the translation. */
  readonly status: TranslationStatus;
  /** Time at which the page was marked as translated; null if it never was. */
  readonly translatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The user who marked the page as translated; null if it never was, or the user was deleted. */
  readonly translatedBy?: Maybe<User>;
};

/** A page of a list of page translations. */
export type PageTranslationConnection = {
  readonly __typename: 'PageTranslationConnection';
  /** The page translations of the page with their cursors. */
  readonly edges: ReadonlyArray<PageTranslationEdge>;
  /** The page translations of the page. */
  readonly nodes: ReadonlyArray<PageTranslation>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of page translations on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the page translations of a page, with its cursor. */
export type PageTranslationEdge = {
  readonly __typename: 'PageTranslationEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: PageTranslation;
};

/** The type of a page. */
export type PageType =
  /** A page whose child pages are rendered from an OpenAPI spec. */
  | 'COMPUTED'
  /** A page with a document. */
  | 'DOCUMENT'
  /** A heading over pages, at the root of the tree. */
  | 'GROUP'
  /** A link in the page tree. */
  | 'LINK';

/** URLs of a page. */
export type PageUrls = {
  readonly __typename: 'PageUrls';
  /** URL of the page in the app. */
  readonly app: Scalars['String']['output'];
};

/** Input of `pingOrganization`. */
export type PingOrganizationInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the organization (`org_…`). */
  readonly organizationId: Scalars['ID']['input'];
};

/** Result of `pingOrganization`. */
export type PingOrganizationPayload = {
  readonly __typename: 'PingOrganizationPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The caller's membership. */
  readonly member?: Maybe<Member>;
  /**
   * JWT, valid for one hour, which sites of the organization accept as `jwt_token` of a visitor. It
   * has the claims `email`, `name` and `role`, as far as the site declares them. It does not open
   * sites of the visibility VISITOR_AUTH.
   */
  readonly serviceVisitorClaims?: Maybe<Scalars['String']['output']>;
};

/** The billing plan of an organization. */
export type Plan =
  /** Community plan of 2024. */
  | 'COMMUNITY_2024'
  /** Enterprise plan of 2024. */
  | 'ENTERPRISE_2024'
  /** Free plan before 2024. */
  | 'FREE'
  /** Free plan of 2024. */
  | 'FREE_2024'
  /** Plus plan before 2024. */
  | 'PLUS'
  /** Plus plan of 2024. */
  | 'PLUS_2024'
  /** Pro plan before 2024. */
  | 'PRO'
  /** Pro plan of 2024. */
  | 'PRO_2024';

/**
 * Position among siblings: directly before one, directly after one, or between two neighbors. Default:
 * the end.
 */
export type PositionInput = {
  /** Sibling that precedes the moved item. */
  readonly after?: InputMaybe<NeighbourInput>;
  /** Sibling that follows the moved item. */
  readonly before?: InputMaybe<NeighbourInput>;
};

/** The public fields of an organization, for users with an e-mail address of one of its domains. */
export type PublicOrganization = {
  readonly __typename: 'PublicOrganization';
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The requested domain. Other domains are not listed. */
  readonly emailDomains: ReadonlyArray<Scalars['String']['output']>;
  /** True if link invites are enabled. */
  readonly inviteLinks: Scalars['Boolean']['output'];
  /** Id of the organization (`org_…`). */
  readonly organizationId: Scalars['ID']['output'];
  /** Always false, because the caller is not a member. */
  readonly permissions: OrganizationPermissions;
  /** Billing plan. */
  readonly plan: Plan;
  /** True if members must sign in through SAML. */
  readonly sso: Scalars['Boolean']['output'];
  /** Title of the organization. */
  readonly title: Scalars['String']['output'];
  /** Type of the organization. */
  readonly type: OrganizationType;
  /** URLs of the organization. */
  readonly urls: OrganizationUrls;
};

/**
 * A complete version of an integration. Absent fields get their defaults, regardless of the previous
 * version. At most 16 MiB as JSON.
 */
export type PublishIntegrationInput = {
  /** Blocks that the integration adds to pages. At most 100 items. */
  readonly blocks?: InputMaybe<ReadonlyArray<IntegrationBlockInput>>;
  /** Categories of the integration. At most 10 items. */
  readonly categories?: InputMaybe<ReadonlyArray<IntegrationCategory>>;
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Declaration of the configuration of installations: an object with the keys `account`, `space` and
   * `site`, each `{ properties, required }`.
   */
  readonly configurations?: InputMaybe<Scalars['JSON']['input']>;
  /**
   * Value of the `Content-Security-Policy` header for the integration's fetch events. Line breaks are
   * replaced by spaces. At most 4096 characters.
   */
  readonly contentSecurityPolicy?: InputMaybe<Scalars['String']['input']>;
  /** Sources of content that the integration adds. At most 100 items. */
  readonly contentSources?: InputMaybe<ReadonlyArray<IntegrationContentSourceInput>>;
  /** Description of the integration. At most 100 characters. */
  readonly description: Scalars['String']['input'];
  /** External links. At most 20 items. */
  readonly externalLinks?: InputMaybe<ReadonlyArray<IntegrationLinkInput>>;
  /** Icon in base64: PNG, JPEG, GIF, WebP or SVG. At most 16777216 characters. */
  readonly icon?: InputMaybe<Scalars['String']['input']>;
  /** Name of the integration: letters, digits and `-_.`. 1 to 100 characters. */
  readonly name: Scalars['String']['input'];
  /** Id or subdomain of the organization that publishes the integration. The caller must be its admin. At most 64 characters. */
  readonly organization: Scalars['String']['input'];
  /** Preview images in base64: PNG, JPEG, GIF, WebP or SVG. At most 3 items, each at most 16777216 characters. */
  readonly previewImages?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Runtime of the script. */
  readonly runtime?: IntegrationRuntime;
  /**
   * Requested scopes, for example `space:views:read`. Existing installations get a new scope only
   * after their admins accept it. At most 50 items, each at most 64 characters.
   */
  readonly scopes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Text of the script. It is stored, never returned and never run by this server. At most 16777216 characters. */
  readonly script: Scalars['String']['input'];
  /**
   * Secrets of the script, an object with string values: at most 100, each at most 16 KiB. They are
   * stored encrypted and never returned.
   */
  readonly secrets?: InputMaybe<Scalars['JSON']['input']>;
  /** Long description in markdown. At most 2048 characters. */
  readonly summary?: InputMaybe<Scalars['String']['input']>;
  /** Target of installations. Default: ALL. */
  readonly target?: InputMaybe<IntegrationTarget>;
  /** Title of the integration. 2 to 30 characters. */
  readonly title: Scalars['String']['input'];
  /**
   * Visibility of the integration. Default: PRIVATE. The request fails with CONFLICT if an integration
   * that other organizations have installed is to become private.
   */
  readonly visibility?: InputMaybe<IntegrationVisibility>;
};

/** Result of `publishIntegration`. */
export type PublishIntegrationPayload = {
  readonly __typename: 'PublishIntegrationPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The integration after the publication. */
  readonly integration?: Maybe<Integration>;
};

/** Input of `publishSite`. */
export type PublishSiteInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the site (`site_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `publishSite`. */
export type PublishSitePayload = {
  readonly __typename: 'PublishSitePayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The published site. */
  readonly site?: Maybe<Site>;
};

/** The content at a path of a site. */
export type PublishedPage = {
  readonly __typename: 'PublishedPage';
  /** The page; null at the root of a space without pages. */
  readonly page?: Maybe<Page>;
  /** The site space of the path. */
  readonly siteSpace: SiteSpace;
};

/**
 * A site as its visitors read it. Members who can read the site in its organization see it completely,
 * as `Query.site`; visitors see only the parts that are visible to them.
 */
export type PublishedSite = {
  readonly __typename: 'PublishedSite';
  /**
   * Customization of the site, and those of the site spaces that have their own and that the caller
   * can see.
   */
  readonly customizations: SiteCustomizations;
  /** Returns the page at a path; null if there is none that the caller can see. */
  readonly page?: Maybe<PublishedPage>;
  /**
   * Returns the destination of a path; null if it has none that the caller can see, and if there is a
   * page at the path.
   */
  readonly redirect?: Maybe<ResolvedRedirect>;
  /** Scripts of installed integrations. Always empty, because scripts are not run. */
  readonly scripts: ReadonlyArray<Scalars['JSON']['output']>;
  /**
   * Pages that match all words, best match first, without pages that are excluded from search. Pages
   * with similar titles are returned only if nothing matches.
   */
  readonly search: SiteSearchResultConnection;
  /**
   * Sections that the caller can see, in order, with the sections of a group at the position of the
   * group.
   */
  readonly sections: SiteSectionConnection;
  /** The site, with numbers of items that the caller can see. */
  readonly site: Site;
  /** Site spaces that the caller can see, in the order of the structure. */
  readonly siteSpaces: SiteSpaceConnection;
  /** Structure of the site, with the items that the caller can see. */
  readonly structure: SiteStructure;
};


/**
 * A site as its visitors read it. Members who can read the site in its organization see it completely,
 * as `Query.site`; visitors see only the parts that are visible to them.
 */
export type PublishedSitePageArgs = {
  path: Scalars['String']['input'];
};


/**
 * A site as its visitors read it. Members who can read the site in its organization see it completely,
 * as `Query.site`; visitors see only the parts that are visible to them.
 */
export type PublishedSiteRedirectArgs = {
  source: Scalars['String']['input'];
};


/**
 * A site as its visitors read it. Members who can read the site in its organization see it completely,
 * as `Query.site`; visitors see only the parts that are visible to them.
 */
export type PublishedSiteSearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  input: SiteSearchInput;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A site as its visitors read it. Members who can read the site in its organization see it completely,
 * as `Query.site`; visitors see only the parts that are visible to them.
 */
export type PublishedSiteSectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A site as its visitors read it. Members who can read the site in its organization see it completely,
 * as `Query.site`; visitors see only the parts that are visible to them.
 */
export type PublishedSiteSiteSpacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  default?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/**
 * The authentication of visitors on a site of the visibility VISITOR_AUTH: by a JWT (HS256, with
 * `exp`) that is signed with the key of the site.
 */
export type PublishingAuth = {
  readonly __typename: 'PublishingAuth';
  /** Service that signs the tokens of visitors. */
  readonly backend: VisitorAuthBackend;
  /** URL to which visitors without a valid token are redirected; null for none. */
  readonly fallbackURL?: Maybe<Scalars['String']['output']>;
  /** Signing key. Anyone with the key can sign in as a visitor. */
  readonly privateKey: Scalars['String']['output'];
};

/** Options of a merge or an update from primary. */
export type PullChangeRequestInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Set to true to check the request and return its result without writing anything. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Expected head of the space. The request fails with STALE_REVISION if the head is another revision. */
  readonly expectedPrimaryRevisionId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Expected head of the change request. The request fails with STALE_REVISION if the head is another
   * revision.
   */
  readonly expectedRevisionId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the change request (`cr_…`). */
  readonly id: Scalars['ID']['input'];
  /**
   * Resolutions of the conflicts. The request fails with MERGE_CONFLICT, with all remaining conflicts,
   * if one is missing. At most 1000 items.
   */
  readonly resolutions?: InputMaybe<ReadonlyArray<ConflictResolutionInput>>;
};

/** The root of all queries. */
export type Query = {
  readonly __typename: 'Query';
  /** Returns a change request. The caller needs level read or higher on the space. */
  readonly changeRequest?: Maybe<ChangeRequest>;
  /** Returns a collection. The caller needs level read or higher on it. */
  readonly collection?: Maybe<Collection>;
  /** Returns a comment. The caller needs level comment or higher on the space. */
  readonly comment?: Maybe<Comment>;
  /** Returns a reply to a comment. The caller needs level comment or higher on the space. */
  readonly commentReply?: Maybe<CommentReply>;
  /**
   * Returns the organizations that claim an e-mail domain. The list is empty unless it is the domain
   * of the caller's own, confirmed e-mail address.
   */
  readonly emailDomainOrganizations: ReadonlyArray<PublicOrganization>;
  /**
   * Returns an uploaded file of an organization. The caller needs level edit or higher on any of its
   * content.
   */
  readonly file?: Maybe<File>;
  /**
   * Returns an import when it is done, and waits up to one minute for its end. If the import fails,
   * the request fails with the code and message of `Import.error`, or with INTERNAL for an error of
   * the server. If it takes longer, the request fails with TIMEOUT and the import continues. The
   * caller needs level edit or higher on the space.
   */
  readonly finishedImport?: Maybe<Import>;
  /**
   * Returns a grant to a user or team. The caller needs level create or higher on its space or
   * collection.
   */
  readonly grant?: Maybe<Grant>;
  /** Returns an import with its progress. The caller needs level edit or higher on the space. */
  readonly import?: Maybe<Import>;
  /** Returns an integration that the caller can see. */
  readonly integration?: Maybe<Integration>;
  /**
   * Returns an installation. The caller must be an admin of its organization or of the organization
   * that publishes the integration.
   */
  readonly integrationInstallation?: Maybe<IntegrationInstallation>;
  /** Returns the public integrations and those of the caller's organizations, newest first. */
  readonly integrations: IntegrationConnection;
  /** Returns a link invite. The caller must be an organization admin. */
  readonly linkInvite?: Maybe<LinkInvite>;
  /** Returns a member of an organization. The caller needs role read or higher, or must be the member. */
  readonly member?: Maybe<Member>;
  /**
   * Returns the object with this id; null if it does not exist or is not visible to the caller. A
   * malformed id is refused.
   */
  readonly node?: Maybe<Node>;
  /**
   * Returns the objects with these ids, in the same order; null for an id without an object that the
   * caller can see. At most 100.
   */
  readonly nodes: ReadonlyArray<Maybe<Node>>;
  /** Returns an OpenAPI spec. The caller needs role read or higher in the organization. */
  readonly openAPISpec?: Maybe<OpenApiSpec>;
  /** Returns an organization of the caller. */
  readonly organization?: Maybe<Organization>;
  /** Returns the organizations of the caller, newest first. */
  readonly organizations: OrganizationConnection;
  /**
   * Returns a site as its visitors read it. Members who can read the site in its organization receive
   * it completely, published or not, with conditions stated and not applied.
   *
   * All other callers are visitors. They need no token for the visibilities PUBLIC and UNLISTED,
   * `shareKey` for SHARE_LINK, `visitorToken` for VISITOR_AUTH, or the token from `openPublishedSite`.
   * The field is null for a site that does not exist, is not published, or is closed to the visitor.
   */
  readonly publishedSite?: Maybe<PublishedSite>;
  /**
   * Returns a revision of a space or of one of its change requests. The caller needs level read or
   * higher on the space.
   */
  readonly revision?: Maybe<Revision>;
  /** Returns a SAML provider. The caller must be an organization admin. */
  readonly samlProvider?: Maybe<SamlProvider>;
  /** Returns a service account. The caller must be an organization admin. */
  readonly serviceAccount?: Maybe<ServiceAccount>;
  /** Returns a token of a service account. The caller must be an organization admin. */
  readonly serviceAccountToken?: Maybe<ApiToken>;
  /** Returns a share link. The caller must be an organization admin or the creator of the site. */
  readonly shareLink?: Maybe<ShareLink>;
  /**
   * Returns the organizations that claim the domain of an e-mail address, with their SAML providers.
   * No token is needed. The list is empty for an unknown domain.
   */
  readonly signInOrganizations: ReadonlyArray<SignInOrganization>;
  /**
   * Returns a site. The caller needs role read or higher in the organization, or level read on one of
   * the site's spaces.
   */
  readonly site?: Maybe<Site>;
  /** Returns a redirect. The caller needs role create or higher. */
  readonly siteRedirect?: Maybe<SiteRedirect>;
  /** Returns a section. The caller must be able to read the site. */
  readonly siteSection?: Maybe<SiteSection>;
  /** Returns a section group. The caller must be able to read the site. */
  readonly siteSectionGroup?: Maybe<SiteSectionGroup>;
  /** Returns a site space. The caller must be able to read the site and the space. */
  readonly siteSpace?: Maybe<SiteSpace>;
  /**
   * Returns a space. The caller needs level read or higher on it, or level create or higher if it is
   * in the trash.
   */
  readonly space?: Maybe<Space>;
  /** Returns a subdomain with its target. */
  readonly subdomain?: Maybe<Subdomain>;
  /** Returns a team. The caller needs role read or higher, or must be in the team. */
  readonly team?: Maybe<Team>;
  /** Returns one of the caller's own tokens. */
  readonly token?: Maybe<ApiToken>;
  /** Returns the caller's own tokens that are not revoked, newest first, without their secrets. */
  readonly tokens: ApiTokenConnection;
  /** Returns translation settings. The caller needs role read or higher in the organization. */
  readonly translationSettings?: Maybe<TranslationSettings>;
  /** Returns a user who shares an organization with the caller. */
  readonly user?: Maybe<User>;
  /** Returns the authenticated user of the request. */
  readonly viewer: User;
};


/** The root of all queries. */
export type QueryChangeRequestArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QueryCollectionArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QueryCommentArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QueryCommentReplyArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QueryEmailDomainOrganizationsArgs = {
  emailDomain: Scalars['String']['input'];
};


/** The root of all queries. */
export type QueryFileArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QueryFinishedImportArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QueryGrantArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QueryImportArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QueryIntegrationArgs = {
  name: Scalars['String']['input'];
};


/** The root of all queries. */
export type QueryIntegrationInstallationArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QueryIntegrationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  blockDomain?: InputMaybe<Scalars['String']['input']>;
  blocks?: InputMaybe<Scalars['Boolean']['input']>;
  category?: InputMaybe<IntegrationCategory>;
  contentSources?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  owner?: InputMaybe<Scalars['ID']['input']>;
  scope?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  target?: InputMaybe<IntegrationTarget>;
};


/** The root of all queries. */
export type QueryLinkInviteArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QueryMemberArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QueryNodesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** The root of all queries. */
export type QueryOpenApiSpecArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QueryOrganizationArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QueryOrganizationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The root of all queries. */
export type QueryPublishedSiteArgs = {
  id: Scalars['ID']['input'];
  shareKey?: InputMaybe<Scalars['String']['input']>;
  visitorToken?: InputMaybe<Scalars['String']['input']>;
};


/** The root of all queries. */
export type QueryRevisionArgs = {
  computed?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QuerySamlProviderArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QueryServiceAccountArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QueryServiceAccountTokenArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QueryShareLinkArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QuerySignInOrganizationsArgs = {
  email: Scalars['String']['input'];
};


/** The root of all queries. */
export type QuerySiteArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QuerySiteRedirectArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QuerySiteSectionArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QuerySiteSectionGroupArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QuerySiteSpaceArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QuerySpaceArgs = {
  id: Scalars['ID']['input'];
  shareKey?: InputMaybe<Scalars['String']['input']>;
};


/** The root of all queries. */
export type QuerySubdomainArgs = {
  subdomain: Scalars['String']['input'];
};


/** The root of all queries. */
export type QueryTeamArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QueryTokenArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QueryTokensArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The root of all queries. */
export type QueryTranslationSettingsArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};

/** An emoji and the users who reacted with it. */
export type Reaction = {
  readonly __typename: 'Reaction';
  /** Number of users who reacted with the emoji. */
  readonly count: Scalars['Int']['output'];
  /** The emoji. */
  readonly emoji: Scalars['String']['output'];
  /** The users who reacted with the emoji, earliest first. */
  readonly users: ReadonlyArray<ReactionUser>;
};

/** A user who reacted with an emoji. */
export type ReactionUser = {
  readonly __typename: 'ReactionUser';
  /** Time of the reaction. */
  readonly reactedAt: Scalars['DateTime']['output'];
  /** The user. */
  readonly user: User;
};

/** Criteria for comments and replies that a user received. Absent criteria do not restrict the list. */
export type ReceivedCommentFilter = {
  /** Returns only comments that were created after this time, for example the time of the last look. */
  readonly createdAfter?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The kind of a reference in content. */
export type ReferenceKind =
  /** A heading of the same page. */
  | 'ANCHOR'
  /** A collection. */
  | 'COLLECTION'
  /** A file of the same revision. */
  | 'FILE'
  /** An OpenAPI spec. */
  | 'OPENAPI'
  /** A page. */
  | 'PAGE'
  /** A reusable content of the same revision. */
  | 'REUSABLE_CONTENT'
  /** A space. */
  | 'SPACE'
  /** An external URL. */
  | 'URL'
  /** A user. */
  | 'USER';

/** Input of `regenerateVisitorKey`. */
export type RegenerateVisitorKeyInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the site (`site_…`). */
  readonly siteId: Scalars['ID']['input'];
};

/** Result of `regenerateVisitorKey`. */
export type RegenerateVisitorKeyPayload = {
  readonly __typename: 'RegenerateVisitorKeyPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The settings with the new key. */
  readonly publishingAuth?: Maybe<PublishingAuth>;
};

/** Result of `removeMemberGrant` and `removeTeamGrant`. */
export type RemoveGrantPayload = {
  readonly __typename: 'RemoveGrantPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** Id of the removed grant; null if it did not exist. */
  readonly removedGrantId?: Maybe<Scalars['ID']['output']>;
};

/** Input of `removeMemberGrant`. */
export type RemoveMemberGrantInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space or collection. */
  readonly contentId: Scalars['ID']['input'];
  /** Id of the user (`usr_…`). */
  readonly userId: Scalars['ID']['input'];
};

/** Input of `removeMember`. */
export type RemoveMemberInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the member (`mbr_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `removeMember`. */
export type RemoveMemberPayload = {
  readonly __typename: 'RemoveMemberPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** Id of the removed membership (`mbr_…`). */
  readonly removedMemberId?: Maybe<Scalars['ID']['output']>;
};

/** Input of `removeRequestedReviewer`. */
export type RemoveRequestedReviewerInput = {
  /** Id of the change request (`cr_…`). */
  readonly changeRequestId: Scalars['ID']['input'];
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the user (`usr_…`). */
  readonly userId: Scalars['ID']['input'];
};

/** Result of `removeRequestedReviewer`. */
export type RemoveRequestedReviewerPayload = {
  readonly __typename: 'RemoveRequestedReviewerPayload';
  /** The change request after the change. */
  readonly changeRequest?: Maybe<ChangeRequest>;
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Input of `removeSectionFromGroup`. */
export type RemoveSectionFromGroupInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the section group (`grp_…`). */
  readonly id: Scalars['ID']['input'];
  /** Id of the section (`sec_…`). */
  readonly sectionId: Scalars['ID']['input'];
};

/** Result of `removeSectionFromGroup`. */
export type RemoveSectionFromGroupPayload = {
  readonly __typename: 'RemoveSectionFromGroupPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** Id of the section that was removed; null if it was not in the group. */
  readonly removedSiteSectionId?: Maybe<Scalars['ID']['output']>;
  /** The section group after the change. */
  readonly siteSectionGroup?: Maybe<SiteSectionGroup>;
};

/** Input of `removeTeamGrant`. */
export type RemoveTeamGrantInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space or collection. */
  readonly contentId: Scalars['ID']['input'];
  /** Id of the team (`team_…`). */
  readonly teamId: Scalars['ID']['input'];
};

/** Input of `removeTeamMember`. */
export type RemoveTeamMemberInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the team (`team_…`). */
  readonly teamId: Scalars['ID']['input'];
  /** Id of the user (`usr_…`). */
  readonly userId: Scalars['ID']['input'];
};

/** Result of `removeTeamMember`. */
export type RemoveTeamMemberPayload = {
  readonly __typename: 'RemoveTeamMemberPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** Id of the removed membership in the team (`tmb_…`); null if the user was not in it. */
  readonly removedTeamMemberId?: Maybe<Scalars['ID']['output']>;
};

/** The users to request reviews from. */
export type RequestReviewersInput = {
  /** Id of the change request (`cr_…`). */
  readonly changeRequestId: Scalars['ID']['input'];
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ids of members who can review the change request. 1 to 50. */
  readonly userIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** Result of `requestReviewers`. */
export type RequestReviewersPayload = {
  readonly __typename: 'RequestReviewersPayload';
  /** The change request after the change. */
  readonly changeRequest?: Maybe<ChangeRequest>;
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** All requested reviewers. */
  readonly requestedReviewers?: Maybe<ReadonlyArray<RequestedReviewer>>;
};

/** A user whose review was requested. */
export type RequestedReviewer = {
  readonly __typename: 'RequestedReviewer';
  /** True if the user has reviewed the current revision of the change request. */
  readonly done: Scalars['Boolean']['output'];
  /** Time of the request. */
  readonly requestedAt: Scalars['DateTime']['output'];
  /** The user. */
  readonly user: User;
};

/** A page of a list of requested reviewers. */
export type RequestedReviewerConnection = {
  readonly __typename: 'RequestedReviewerConnection';
  /** The requested reviewers of the page with their cursors. */
  readonly edges: ReadonlyArray<RequestedReviewerEdge>;
  /** The requested reviewers of the page. */
  readonly nodes: ReadonlyArray<RequestedReviewer>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of requested reviewers on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the requested reviewers of a page, with its cursor. */
export type RequestedReviewerEdge = {
  readonly __typename: 'RequestedReviewerEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: RequestedReviewer;
};

/** The destination of a path of a site. */
export type ResolvedRedirect = {
  readonly __typename: 'ResolvedRedirect';
  /** Destination: a path in the site with content, or an absolute URL. */
  readonly destination: Scalars['String']['output'];
  /** Requested path, decoded, with a leading slash and without a trailing slash. */
  readonly source: Scalars['String']['output'];
  /** URLs of the destination. */
  readonly urls: ResolvedRedirectUrls;
};

/** URLs of the destination of a path. */
export type ResolvedRedirectUrls = {
  readonly __typename: 'ResolvedRedirectUrls';
  /** Public URL; null while the site is not published, and for a destination outside of the site. */
  readonly published?: Maybe<Scalars['String']['output']>;
};

/** Input of `restoreCollection`. */
export type RestoreCollectionInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the collection. */
  readonly id: Scalars['ID']['input'];
};

/** Result of `restoreCollection`. */
export type RestoreCollectionPayload = {
  readonly __typename: 'RestoreCollectionPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The restored collection. */
  readonly collection?: Maybe<Collection>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Input of `restoreSpace`. */
export type RestoreSpaceInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space (`spc_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `restoreSpace`. */
export type RestoreSpacePayload = {
  readonly __typename: 'RestoreSpacePayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The restored space. */
  readonly space?: Maybe<Space>;
};

/** Markdown that several pages of a space can include. */
export type ReusableContent = Node & {
  readonly __typename: 'ReusableContent';
  /** Document as a tree of blocks. */
  readonly document: Scalars['JSON']['output'];
  /** Id of the document, equal for equal documents. */
  readonly documentId: Scalars['ID']['output'];
  /** Location of the reusable content in a git repository; null if it has none. */
  readonly git?: Maybe<GitPath>;
  /**
   * Id of the reusable content in this revision, `reu_….rev_…`, with `.sts_…` for one as visitors of a
   * site read it.
   */
  readonly id: Scalars['ID']['output'];
  /** Markdown, as it was written. */
  readonly markdown: Scalars['String']['output'];
  /** Id of the reusable content in all revisions (`reu_…`), which arguments and inputs take. */
  readonly reusableContentId: Scalars['ID']['output'];
  /** Title of the reusable content. */
  readonly title: Scalars['String']['output'];
};

/** Input of `revertChangeRequest`. */
export type RevertChangeRequestInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the change request (`cr_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `revertChangeRequest`. */
export type RevertChangeRequestPayload = {
  readonly __typename: 'RevertChangeRequestPayload';
  /** The new change request, as a draft. */
  readonly changeRequest?: Maybe<ChangeRequest>;
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/**
 * The page to reset to its state in the base: for a change request, the revision of the space at
 * creation or at the last update; for a space, the previous revision.
 */
export type RevertPageInput = {
  /** Id of the page. */
  readonly pageId: Scalars['ID']['input'];
};

/** The verdict of a member on one revision of a change request. */
export type Review = Node & {
  readonly __typename: 'Review';
  /** Comment of the reviewer. */
  readonly comment?: Maybe<Scalars['String']['output']>;
  /** Time of the review. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Id of the review (`rvw_…`). */
  readonly id: Scalars['ID']['output'];
  /** True if the change request has changed since the review. */
  readonly outdated: Scalars['Boolean']['output'];
  /** The reviewer. */
  readonly reviewer: User;
  /** The reviewed revision. */
  readonly revision?: Maybe<Revision>;
  /** Id of the reviewed revision. */
  readonly revisionId: Scalars['ID']['output'];
  /** Verdict of the reviewer. */
  readonly status: ReviewStatus;
};

/** A page of a list of reviews. */
export type ReviewConnection = {
  readonly __typename: 'ReviewConnection';
  /** The reviews of the page with their cursors. */
  readonly edges: ReadonlyArray<ReviewEdge>;
  /** The reviews of the page. */
  readonly nodes: ReadonlyArray<Review>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of reviews on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the reviews of a page, with its cursor. */
export type ReviewEdge = {
  readonly __typename: 'ReviewEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Review;
};

/** The verdict of a review. */
export type ReviewStatus =
  /** The reviewer approves the change request. */
  | 'APPROVED'
  /** The reviewer requests changes. */
  | 'CHANGES_REQUESTED';

/** An immutable state of the content of a space or change request. */
export type Revision = Node & {
  readonly __typename: 'Revision';
  /** Files of the revision, by name, as a list. */
  readonly allFiles: ReadonlyArray<File>;
  /** Pages at all levels of the tree, each followed by its descendants. */
  readonly allPages: ReadonlyArray<Page>;
  /**
   * Zip archive of the whole revision: one markdown file with front matter per page, the files,
   * reusable contents and variables, in the order of a `SUMMARY.md`. An import of the archive restores
   * the same content.
   *
   * A computed page is exported with the pages below it as files, and its front matter states their
   * source; an import makes them ordinary pages. A revision that is read with `computed: false` has
   * the computed page alone. The archive of a revision changes only with the sources of its computed
   * pages.
   *
   * The files may have at most 500 MiB (PAYLOAD_TOO_LARGE). One archive or PDF at a time is created
   * for each user, a second request waits, and a third fails with BUSY. A request that takes longer
   * than 40 seconds fails with TIMEOUT.
   */
  readonly archive: Download;
  /** The author; null if there is none or the user was deleted. */
  readonly author?: Maybe<User>;
  /** Pages whose documents link to a file or show it, in the order of the pages. */
  readonly backlinks: BacklinkConnection;
  /** The change request of the revision; null for revisions of the primary content. */
  readonly changeRequest?: Maybe<ChangeRequest>;
  /**
   * Changes since another revision of the space, by default the first parent: pages in the order of
   * their ids, then other items.
   */
  readonly changes: ContentChangeConnection;
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Returns a file by its id; null if there is none. */
  readonly file?: Maybe<File>;
  /** Files of the revision, by name, as a connection. */
  readonly files: FileConnection;
  /** The git commit of the revision; null if it has none. */
  readonly git?: Maybe<GitCommit>;
  /**
   * Id of the revision, `rev_…`. It has further parts for a revision whose computed pages are not
   * rendered (`.source`), and for one as visitors of a site read it (`.sts_…`).
   */
  readonly id: Scalars['ID']['output'];
  /** Links of the revision's pages, in the order of the pages, then those of its reusable contents. */
  readonly links: LinkConnection;
  /** The change request that the revision merged; null if it is not a merge. */
  readonly mergedFrom?: Maybe<ChangeRequest>;
  /** Message of the author. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** Returns a page by its id; null if there is none. */
  readonly page?: Maybe<Page>;
  /** Returns the page at a path; null if there is none. */
  readonly pageByPath?: Maybe<Page>;
  /** Number of pages. */
  readonly pageCount: Scalars['Int']['output'];
  /** Pages at the root, in order. `Page.pages` has their child pages. */
  readonly pages: ReadonlyArray<Page>;
  /** Ids of the parent revisions: none, one, or two after a merge. */
  readonly parentIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The parent revisions. */
  readonly parents: ReadonlyArray<Revision>;
  /**
   * PDF of the pages: title page, table of contents, and the documents in order, rendered for the
   * caller. It has at most 1,000 pages of the revision; a missing `page`, and `only` without `page`,
   * are refused.
   *
   * One PDF or archive at a time is created for each user, a second request waits, and a third fails
   * with BUSY. A request that takes longer than 40 seconds fails with TIMEOUT, and one that is too
   * large for that with QUERY_TOO_COMPLEX.
   */
  readonly pdf: Download;
  /** Returns a reusable content by its id; null if there is none. */
  readonly reusableContent?: Maybe<ReusableContent>;
  /** Reusable contents of the revision, oldest first. */
  readonly reusableContents: ReadonlyArray<ReusableContent>;
  /** Id of the revision (`rev_…`), which arguments and inputs take. */
  readonly revisionId: Scalars['ID']['output'];
  /** The space of the revision. */
  readonly space: Space;
  /** Id of the space. */
  readonly spaceId: Scalars['ID']['output'];
  /** Kind of write that created the revision. */
  readonly type: RevisionType;
  /** URLs of the revision. */
  readonly urls: RevisionUrls;
  /** Values of `{{ name }}` in the documents of the revision. */
  readonly variables: Scalars['StringMap']['output'];
};


/** An immutable state of the content of a space or change request. */
export type RevisionAllFilesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** An immutable state of the content of a space or change request. */
export type RevisionAllPagesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** An immutable state of the content of a space or change request. */
export type RevisionBacklinksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  file: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** An immutable state of the content of a space or change request. */
export type RevisionChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  since?: InputMaybe<Scalars['ID']['input']>;
};


/** An immutable state of the content of a space or change request. */
export type RevisionFileArgs = {
  id: Scalars['ID']['input'];
};


/** An immutable state of the content of a space or change request. */
export type RevisionFilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** An immutable state of the content of a space or change request. */
export type RevisionLinksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<LinkStatus>;
};


/** An immutable state of the content of a space or change request. */
export type RevisionPageArgs = {
  id: Scalars['ID']['input'];
};


/** An immutable state of the content of a space or change request. */
export type RevisionPageByPathArgs = {
  path: Scalars['String']['input'];
};


/** An immutable state of the content of a space or change request. */
export type RevisionPdfArgs = {
  only?: Scalars['Boolean']['input'];
  pageId?: InputMaybe<Scalars['ID']['input']>;
};


/** An immutable state of the content of a space or change request. */
export type RevisionReusableContentArgs = {
  id: Scalars['ID']['input'];
};


/** An immutable state of the content of a space or change request. */
export type RevisionReusableContentsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of a list of revisions. */
export type RevisionConnection = {
  readonly __typename: 'RevisionConnection';
  /** The revisions of the page with their cursors. */
  readonly edges: ReadonlyArray<RevisionEdge>;
  /** The revisions of the page. */
  readonly nodes: ReadonlyArray<Revision>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of revisions on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the revisions of a page, with its cursor. */
export type RevisionEdge = {
  readonly __typename: 'RevisionEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Revision;
};

/** The kind of write that created a revision. */
export type RevisionType =
  /** A new rendering of the computed pages, whose child pages come from an OpenAPI spec. */
  | 'COMPUTED'
  /** Edits of content. */
  | 'EDITS'
  /** The merge of a change request. */
  | 'MERGE'
  /** The restoration of an older revision. */
  | 'ROLLBACK'
  /** An update of a change request from primary. */
  | 'UPDATE';

/** URLs of a revision. `published` and `public` are null unless it is the head of its space. */
export type RevisionUrls = {
  readonly __typename: 'RevisionUrls';
  /** URL of the revision in the app. */
  readonly app: Scalars['String']['output'];
  /** URL on a published site that is public; null while there is none. */
  readonly public?: Maybe<Scalars['String']['output']>;
  /**
   * URL on a published site of the space, which may require a share link or a sign-in; null while
   * there is none.
   */
  readonly published?: Maybe<Scalars['String']['output']>;
};

/** Input of `revokeInvite`. */
export type RevokeInviteInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the invite (`inv_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `revokeInvite`. */
export type RevokeInvitePayload = {
  readonly __typename: 'RevokeInvitePayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** Id of the revoked invite. */
  readonly revokedInviteId?: Maybe<Scalars['ID']['output']>;
};

/** Input of `revokeServiceAccountToken`. */
export type RevokeServiceAccountTokenInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the token. */
  readonly id: Scalars['ID']['input'];
};

/** Input of `revokeToken`. */
export type RevokeTokenInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the token. */
  readonly id: Scalars['ID']['input'];
};

/** Result of `revokeToken` and `revokeServiceAccountToken`. */
export type RevokeTokenPayload = {
  readonly __typename: 'RevokeTokenPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** Id of the revoked token. */
  readonly revokedTokenId?: Maybe<Scalars['ID']['output']>;
};

/** The role of a member, from highest to lowest. Where a role can be null, null means guest. */
export type Role =
  /** Administer the organization and all its content. */
  | 'ADMIN'
  /** Comment on content. */
  | 'COMMENT'
  /** Create, change and delete content. */
  | 'CREATE'
  /** Edit content in change requests. */
  | 'EDIT'
  /** Read content. */
  | 'READ'
  /** Review and merge change requests. */
  | 'REVIEW';

/** A role to filter by, including guests. */
export type RoleFilter =
  /** Admins. */
  | 'ADMIN'
  /** Members with the role comment. */
  | 'COMMENT'
  /** Members with the role create. */
  | 'CREATE'
  /** Members with the role edit. */
  | 'EDIT'
  /** Guests, who have no role. */
  | 'GUEST'
  /** Members with the role read. */
  | 'READ'
  /** Members with the role review. */
  | 'REVIEW';

/** Options of a rollback. */
export type RollbackSpaceInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Expected head of the space. The request fails with STALE_REVISION if the head is another revision. */
  readonly expectedRevisionId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the revision to restore. */
  readonly revisionId: Scalars['ID']['input'];
  /** Id of the space (`spc_…`). */
  readonly spaceId: Scalars['ID']['input'];
};

/** Result of `rollbackSpace`. */
export type RollbackSpacePayload = {
  readonly __typename: 'RollbackSpacePayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new revision, with the restored content. */
  readonly revision?: Maybe<Revision>;
  /** The space after the rollback. */
  readonly space?: Maybe<Space>;
};

/** Input of `rotateServiceAccountToken`. */
export type RotateServiceAccountTokenInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the token. */
  readonly id: Scalars['ID']['input'];
};

/** Input of `rotateToken`. */
export type RotateTokenInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the token. */
  readonly id: Scalars['ID']['input'];
};

/** Result of `rotateToken` and `rotateServiceAccountToken`. */
export type RotateTokenPayload = {
  readonly __typename: 'RotateTokenPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** New secret of the token, shown only once. The previous secret is invalid. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** The token after the rotation. */
  readonly token?: Maybe<ApiToken>;
};

/** An identity provider through which members of an organization sign in with SAML 2.0. */
export type SamlProvider = Node & {
  readonly __typename: 'SAMLProvider';
  /** Signing certificate of the provider in PEM, or two during a key rotation. */
  readonly certificate?: Maybe<Scalars['String']['output']>;
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Role of new members; null for guest. */
  readonly defaultRole?: Maybe<Role>;
  /** The team that new members join. */
  readonly defaultTeam?: Maybe<Team>;
  /** Entity id of the provider, which is the Issuer of its responses. */
  readonly entityID?: Maybe<Scalars['String']['output']>;
  /** Id of the provider (`saml_…`). */
  readonly id: Scalars['ID']['output'];
  /** Label of the sign-in button. */
  readonly label: Scalars['String']['output'];
  /** The organization. */
  readonly organization: Organization;
  /** Values for the configuration of the identity provider. */
  readonly service: SamlService;
  /** URL of the provider for authentication requests (HTTP-Redirect binding). */
  readonly ssoURL?: Maybe<Scalars['String']['output']>;
  /** Status of the provider. */
  readonly status: SamlProviderStatus;
  /** URLs of the provider. */
  readonly urls: SamlProviderUrls;
};

/** A page of a list of SAML providers. */
export type SamlProviderConnection = {
  readonly __typename: 'SAMLProviderConnection';
  /** The SAML providers of the page with their cursors. */
  readonly edges: ReadonlyArray<SamlProviderEdge>;
  /** The SAML providers of the page. */
  readonly nodes: ReadonlyArray<SamlProvider>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of SAML providers on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the SAML providers of a page, with its cursor. */
export type SamlProviderEdge = {
  readonly __typename: 'SAMLProviderEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: SamlProvider;
};

/** The status of a SAML provider. */
export type SamlProviderStatus =
  /** Members can sign in: the entity id, the certificate and the SSO URL are set. */
  | 'ACTIVE'
  /** The entity id, the certificate or the SSO URL is missing. */
  | 'PENDING';

/** URLs of a SAML provider. */
export type SamlProviderUrls = {
  readonly __typename: 'SAMLProviderUrls';
  /** URL of the provider in `/v1`. */
  readonly location: Scalars['String']['output'];
};

/**
 * This service as a SAML service provider. Each provider has its own entity id and URLs, so that a
 * response for one is not valid for another.
 */
export type SamlService = {
  readonly __typename: 'SAMLService';
  /** Assertion consumer service URL, which receives the provider's response (HTTP-POST binding). */
  readonly acsURL: Scalars['String']['output'];
  /** Entity id of this service, which is the audience of responses. The metadata is at this URL. */
  readonly entityID: Scalars['String']['output'];
  /**
   * URL at which a sign-in starts. It accepts `redirect` (a URL of SIGN_IN_REDIRECTS; default: the
   * first), `state` (returned unchanged) and `challenge` (derived from `verifier` of
   * `completeSignIn`).
   */
  readonly startURL: Scalars['String']['output'];
};

/** A SAML provider through which users can sign in to an organization. */
export type SsoLogin = {
  readonly __typename: 'SSOLogin';
  /** Label of the sign-in button. */
  readonly label: Scalars['String']['output'];
  /** Id of the SAML provider (`saml_…`). */
  readonly samlProviderId: Scalars['ID']['output'];
  /** URL at which the sign-in starts. */
  readonly startURL: Scalars['String']['output'];
};

/** A page that matches a search query. */
export type SearchResult = {
  readonly __typename: 'SearchResult';
  /**
   * The page, in the revision of the space that was searched. Null if it is not there anymore, because
   * a new version of an OpenAPI spec does not have it and is not indexed yet.
   */
  readonly page?: Maybe<Page>;
  /** Id of the page in all revisions (`pag_…`). */
  readonly pageId: Scalars['ID']['output'];
  /** Path of the page. */
  readonly path: Scalars['String']['output'];
  /** Matching sections of the page, best match first, at most 10. */
  readonly sections: ReadonlyArray<SearchSection>;
  /** The space of the page. */
  readonly space: Space;
  /** Title of the page. */
  readonly title: Scalars['String']['output'];
  /** Ranges of `title` that match the query, in order, at most 20. */
  readonly titleHighlights: ReadonlyArray<TextRange>;
  /** URLs of the page. */
  readonly urls: SearchUrls;
};

/** A page of a list of results. */
export type SearchResultConnection = {
  readonly __typename: 'SearchResultConnection';
  /** The results of the page with their cursors. */
  readonly edges: ReadonlyArray<SearchResultEdge>;
  /** The results of the page. */
  readonly nodes: ReadonlyArray<SearchResult>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of results on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the results of a page, with its cursor. */
export type SearchResultEdge = {
  readonly __typename: 'SearchResultEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: SearchResult;
};

/** A section of a page: the text below a heading, or before the first heading. */
export type SearchSection = {
  readonly __typename: 'SearchSection';
  /** Fragment of URLs of the heading, without `#`; null before the first heading. */
  readonly anchor?: Maybe<Scalars['String']['output']>;
  /** Text of the section around the first match, as plain text. */
  readonly body: Scalars['String']['output'];
  /**
   * Ranges of `body` that match the query, in order, at most 20: the words, prefixes and phrases that
   * the query requires. Empty where the section only has a similar title.
   */
  readonly bodyHighlights: ReadonlyArray<TextRange>;
  /** Key of the section in the index; another text has another. */
  readonly key: Scalars['ID']['output'];
  /** Path of the page, with the anchor of the heading. */
  readonly path: Scalars['String']['output'];
  /** Heading; the title of the page before the first heading. */
  readonly title: Scalars['String']['output'];
  /** Ranges of `title` that match the query, in order, at most 20. */
  readonly titleHighlights: ReadonlyArray<TextRange>;
  /** URLs of the section. */
  readonly urls: SearchUrls;
};

/** URLs of a search result. */
export type SearchUrls = {
  readonly __typename: 'SearchUrls';
  /** URL of the page or section in the app. */
  readonly app: Scalars['String']['output'];
};

/** A section at the root of the structure. */
export type SectionAmongInput = {
  /** Id of the section (`sec_…`). */
  readonly id: Scalars['ID']['input'];
  /** Type of the item, `site-section`. */
  readonly type: SiteItemType;
};

/** A selected site of an installation. */
export type SelectedSite = {
  readonly __typename: 'SelectedSite';
  /** Configuration for the site. */
  readonly configuration: Scalars['JSON']['output'];
  /** The site. Null if the caller cannot read it. */
  readonly site?: Maybe<Site>;
  /** Id of the site (`site_…`). */
  readonly siteId: Scalars['ID']['output'];
};

/** A site to select for an installation. */
export type SelectedSiteInput = {
  /** Configuration for the site, as declared in `configurations.site` of the integration. */
  readonly configuration?: InputMaybe<Scalars['JSON']['input']>;
  /** Id of the site (`site_…`). */
  readonly siteId: Scalars['ID']['input'];
};

/** A selected space of an installation. */
export type SelectedSpace = {
  readonly __typename: 'SelectedSpace';
  /** Configuration for the space. */
  readonly configuration: Scalars['JSON']['output'];
  /** The space. Null if the caller cannot read it, and while it is in the trash. */
  readonly space?: Maybe<Space>;
  /** Id of the space (`spc_…`). */
  readonly spaceId: Scalars['ID']['output'];
};

/** A space to select for an installation. */
export type SelectedSpaceInput = {
  /** Configuration for the space, as declared in `configurations.space` of the integration. */
  readonly configuration?: InputMaybe<Scalars['JSON']['input']>;
  /** Id of the space (`spc_…`). */
  readonly spaceId: Scalars['ID']['input'];
};

/**
 * A program with a role in one organization and with tokens of its own. It is not a member and takes
 * no seat.
 */
export type ServiceAccount = Node & {
  readonly __typename: 'ServiceAccount';
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The user who created the service account. */
  readonly createdBy?: Maybe<User>;
  /** Id of the service account (`sva_…`). */
  readonly id: Scalars['ID']['output'];
  /** Name of the service account, 1 to 64 characters. */
  readonly name: Scalars['String']['output'];
  /** The organization. */
  readonly organization: Organization;
  /** Role in the organization; null for the permissions of a guest. */
  readonly role?: Maybe<Role>;
  /** Tokens of the service account that are not revoked, newest first. */
  readonly tokens: ApiTokenConnection;
  /** URLs of the service account. */
  readonly urls: ServiceAccountUrls;
  /** The user that represents the service account, for example as an author. */
  readonly user: User;
};


/**
 * A program with a role in one organization and with tokens of its own. It is not a member and takes
 * no seat.
 */
export type ServiceAccountTokensArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of a list of service accounts. */
export type ServiceAccountConnection = {
  readonly __typename: 'ServiceAccountConnection';
  /** The service accounts of the page with their cursors. */
  readonly edges: ReadonlyArray<ServiceAccountEdge>;
  /** The service accounts of the page. */
  readonly nodes: ReadonlyArray<ServiceAccount>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of service accounts on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the service accounts of a page, with its cursor. */
export type ServiceAccountEdge = {
  readonly __typename: 'ServiceAccountEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: ServiceAccount;
};

/** URLs of a service account. */
export type ServiceAccountUrls = {
  readonly __typename: 'ServiceAccountUrls';
  /** URL of the service account in `/v1`. */
  readonly location: Scalars['String']['output'];
};

/** The adaptive schema to set. */
export type SetAdaptiveSchemaInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** JSON Schema (draft-07) of the claims, as in `AdaptiveSchema.jsonSchema`. */
  readonly jsonSchema: Scalars['JSON']['input'];
  /** Id of the site (`site_…`). */
  readonly siteId: Scalars['ID']['input'];
};

/** Result of `setAdaptiveSchema`. */
export type SetAdaptiveSchemaPayload = {
  readonly __typename: 'SetAdaptiveSchemaPayload';
  /** The new adaptive schema. */
  readonly adaptiveSchema?: Maybe<AdaptiveSchema>;
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Result of `setMemberGrant` and `setTeamGrant`. */
export type SetGrantPayload = {
  readonly __typename: 'SetGrantPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The grant after the change. */
  readonly grant?: Maybe<Grant>;
};

/** Input of `setMemberDisabled`. */
export type SetMemberDisabledInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** True to disable the member, false to enable the member again. */
  readonly disabled: Scalars['Boolean']['input'];
  /** Id of the member (`mbr_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `setMemberDisabled`. */
export type SetMemberDisabledPayload = {
  readonly __typename: 'SetMemberDisabledPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The member after the change. */
  readonly member?: Maybe<Member>;
};

/** A level to grant. */
export type SetMemberGrantInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space or collection. */
  readonly contentId: Scalars['ID']['input'];
  /** Level to grant; null denies access, whatever the parent collections grant. */
  readonly role?: InputMaybe<Role>;
  /** Id of the user (`usr_…`). */
  readonly userId: Scalars['ID']['input'];
};

/** Input of `setMemberSSO`. */
export type SetMemberSsoInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the member (`mbr_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `setMemberSSO`. */
export type SetMemberSsoPayload = {
  readonly __typename: 'SetMemberSSOPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The member after the change. */
  readonly member?: Maybe<Member>;
};

/** Changes to the merge rules of a space. Absent fields remain unchanged. */
export type SetMergeRulesInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** True if the merge must not break a link that works now. */
  readonly noNewBrokenLinks?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Number of users other than the author who must approve the current revision. No review is needed
   * if it is 0. 0 to 10.
   */
  readonly reviews?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the space (`spc_…`). */
  readonly spaceId: Scalars['ID']['input'];
  /** True if the change request must be up to date with the primary content. */
  readonly upToDate?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Result of `setMergeRules`. */
export type SetMergeRulesPayload = {
  readonly __typename: 'SetMergeRulesPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The merge rules after the change. */
  readonly mergeRules?: Maybe<MergeRules>;
};

/** The new source of a spec. */
export type SetOpenApiSpecInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the organization (`org_…`). */
  readonly organizationId: Scalars['ID']['input'];
  /** Slug of the OpenAPI spec, for example `petstore`. 1 to 100 characters. */
  readonly slug: Scalars['String']['input'];
  /** Source of the spec. An unchanged source is read again. */
  readonly source: OpenApiSpecSourceInput;
};

/** Result of `setOpenAPISpec`. */
export type SetOpenApiSpecPayload = {
  readonly __typename: 'SetOpenAPISpecPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The spec, before its processing. */
  readonly openAPISpec?: Maybe<OpenApiSpec>;
};

/** Input of `setSiteCustomization`. */
export type SetSiteCustomizationInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Values that differ from the defaults, at most 64 KiB. */
  readonly customization: SiteCustomizationInput;
  /** Id of the site (`site_…`). */
  readonly siteId: Scalars['ID']['input'];
};

/** Result of `setSiteCustomization`. */
export type SetSiteCustomizationPayload = {
  readonly __typename: 'SetSiteCustomizationPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The site after the change. */
  readonly site?: Maybe<Site>;
};

/** Input of `setSiteSpaceCustomization`. */
export type SetSiteSpaceCustomizationInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Values that differ from those of the site, at most 64 KiB. */
  readonly customization: SiteCustomizationInput;
  /** Id of the site space (`sts_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `setSiteSpaceCustomization`. */
export type SetSiteSpaceCustomizationPayload = {
  readonly __typename: 'SetSiteSpaceCustomizationPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The site space after the change. */
  readonly siteSpace?: Maybe<SiteSpace>;
};

/** A level to grant. */
export type SetTeamGrantInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space or collection. */
  readonly contentId: Scalars['ID']['input'];
  /** Level to grant; null denies access, whatever the parent collections grant. */
  readonly role?: InputMaybe<Role>;
  /** Id of the team (`team_…`). */
  readonly teamId: Scalars['ID']['input'];
};

/** The role of a member in a team. */
export type SetTeamMemberInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Role in the team. Default: MEMBER for a new member, the current role for an existing one. */
  readonly role?: InputMaybe<TeamRole>;
  /** Id of the team (`team_…`). */
  readonly teamId: Scalars['ID']['input'];
  /** Id of the user (`usr_…`). */
  readonly userId: Scalars['ID']['input'];
};

/** Result of `setTeamMember`. */
export type SetTeamMemberPayload = {
  readonly __typename: 'SetTeamMemberPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The member of the team after the change. */
  readonly teamMember?: Maybe<TeamMember>;
};

/** Changes to translation settings. Absent fields remain unchanged; the title is required. */
export type SetTranslationSettingsInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the translation settings (`trs_…`). */
  readonly id: Scalars['ID']['input'];
  /** The requested languages. At most 100 items. */
  readonly languages?: InputMaybe<ReadonlyArray<Language>>;
  /**
   * The source space; null for none. With another source space, all pages count as translated from its
   * current revision.
   */
  readonly source?: InputMaybe<LanguageSpaceInput>;
  /**
   * The spaces of the translations, which replace all that the caller can see. Spaces that remain keep
   * their progress. At most 100 items.
   */
  readonly spaces?: InputMaybe<ReadonlyArray<LanguageSpaceInput>>;
  /** Title of the settings. 1 to 100 characters. */
  readonly title: Scalars['String']['input'];
};

/** Result of `setTranslationSettings`. */
export type SetTranslationSettingsPayload = {
  readonly __typename: 'SetTranslationSettingsPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The translation settings after the change. */
  readonly translationSettings?: Maybe<TranslationSettings>;
};

/** Changes to the variables of the revision. Other variables remain unchanged. */
export type SetVariablesInput = {
  /** Values by name; a null value removes the variable. */
  readonly variables: Scalars['StringMap']['input'];
};

/** A link with a secret key that opens a site of the visibility SHARE_LINK. */
export type ShareLink = Node & {
  readonly __typename: 'ShareLink';
  /** True if the link opens the site. */
  readonly active: Scalars['Boolean']['output'];
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Id of the share link (`shl_…`). */
  readonly id: Scalars['ID']['output'];
  /** Name of the share link, at most 50 characters. */
  readonly name: Scalars['String']['output'];
  /** The site. */
  readonly site: Site;
  /** URLs of the share link. */
  readonly urls: ShareLinkUrls;
};

/** A page of a list of share links. */
export type ShareLinkConnection = {
  readonly __typename: 'ShareLinkConnection';
  /** The share links of the page with their cursors. */
  readonly edges: ReadonlyArray<ShareLinkEdge>;
  /** The share links of the page. */
  readonly nodes: ReadonlyArray<ShareLink>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of share links on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the share links of a page, with its cursor. */
export type ShareLinkEdge = {
  readonly __typename: 'ShareLinkEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: ShareLink;
};

/** URLs of a share link. */
export type ShareLinkUrls = {
  readonly __typename: 'ShareLinkUrls';
  /** URL of the share link in `/v1`. */
  readonly location: Scalars['String']['output'];
  /** URL of the site with the key; null while the site is not published. */
  readonly published?: Maybe<Scalars['String']['output']>;
};

/** An organization in which a user can sign in. */
export type SignInOrganization = {
  readonly __typename: 'SignInOrganization';
  /** Active SAML providers of the organization. */
  readonly logins: ReadonlyArray<SsoLogin>;
  /** Id of the organization (`org_…`). */
  readonly organizationId: Scalars['ID']['output'];
  /** Title of the organization. */
  readonly title: Scalars['String']['output'];
};

/** A simulated visitor. */
export type SimulatedVisitorInput = {
  /**
   * Claims of the visitor, the unsigned ones under `unsigned`. Claims that the site does not declare
   * are ignored.
   */
  readonly claims: Scalars['JSON']['input'];
};

/** A documentation site: spaces that are arranged for visitors at one public address. */
export type Site = Node & {
  readonly __typename: 'Site';
  /** Adaptive content, which shows parts of the site by the claims of the visitor. */
  readonly adaptiveContent: AdaptiveContent;
  /** The adaptive schema of the site; null until it is set. */
  readonly adaptiveSchema?: Maybe<AdaptiveSchema>;
  /** Advertising on the site; null for none. */
  readonly ads?: Maybe<SiteAds>;
  /** Access of AI agents. */
  readonly agentsContext: AgentsContext;
  /**
   * The site as a visitor with these claims reads it, whatever its visibility and published or not. It
   * has only content that the caller can see.
   */
  readonly asVisitor: PublishedSite;
  /**
   * Audiences of the sections and site spaces that the caller can see, in the order of the structure,
   * each section before its site spaces. A site space that the caller cannot see is ignored.
   * Organization admins also see spaces in the trash. The request fails with QUERY_TOO_COMPLEX, with
   * `limit` and `has`, if the conditions distinguish too many kinds of visitors.
   */
  readonly audiences: ReadonlyArray<SiteAudience>;
  /** Path segment of the public URL, unique among the sites of the organization. */
  readonly basename: Scalars['String']['output'];
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Customization of the site, with the defaults for unset values. */
  readonly customization: SiteCustomization;
  /** The default space; null if the site has none that the caller can see. */
  readonly defaultSpace?: Maybe<Space>;
  /** Id of the default space; null if the site has none that the caller can see. */
  readonly defaultSpaceId?: Maybe<Scalars['ID']['output']>;
  /** Purchased features; null for none. */
  readonly features?: Maybe<ReadonlyArray<SiteFeature>>;
  /** Custom hostname; null for none. */
  readonly hostname?: Maybe<Scalars['String']['output']>;
  /** Icon of the site; null for none. */
  readonly icon?: Maybe<SiteIcon>;
  /** Id of the site, `site_…`, with `.visitor…` as a visitor with claims or a share key reads it. */
  readonly id: Scalars['ID']['output'];
  /** The organization. */
  readonly organization: Organization;
  /** Id of the organization (`org_…`). */
  readonly organizationId: Scalars['ID']['output'];
  /** Proxy in front of the site; null for none. */
  readonly proxy?: Maybe<SiteProxy>;
  /** True if the site is published. */
  readonly published: Scalars['Boolean']['output'];
  /**
   * Authentication of visitors. The caller must be an organization admin or the creator of the site.
   * Otherwise the field is null, with the error FORBIDDEN.
   */
  readonly publishingAuth?: Maybe<PublishingAuth>;
  /**
   * Returns the destination of a path; null if it has none that the caller can see, and if there is a
   * page at the path.
   */
  readonly redirect?: Maybe<ResolvedRedirect>;
  /**
   * Redirects of the site, newest first. The caller needs role create or higher. Otherwise the field
   * is null, with the error FORBIDDEN.
   */
  readonly redirects?: Maybe<SiteRedirectConnection>;
  /** Section groups of the site that the caller can see, in order. */
  readonly sectionGroups: SiteSectionGroupConnection;
  /**
   * Sections that the caller can see, in order, with the sections of a group at the position of the
   * group.
   */
  readonly sections: SiteSectionConnection;
  /**
   * Share links of the site, newest first. The caller must be an organization admin or the creator of
   * the site. Otherwise the field is null, with the error FORBIDDEN.
   */
  readonly shareLinks?: Maybe<ShareLinkConnection>;
  /** Id of the site for all readers (`site_…`), which arguments and inputs take. */
  readonly siteId: Scalars['ID']['output'];
  /** Number of site spaces that the caller can see. */
  readonly siteSpaceCount: Scalars['Int']['output'];
  /** Site spaces that the caller can see, in the order of the structure. */
  readonly siteSpaces: SiteSpaceConnection;
  /** Structure of the site. */
  readonly structure: SiteStructure;
  /** Conditions that follow from the adaptive schema; empty until it is set. */
  readonly templateConditions: ReadonlyArray<TemplateCondition>;
  /** Title of the site, 2 to 128 characters. */
  readonly title: Scalars['String']['output'];
  /** Plan of the site. */
  readonly type: SiteType;
  /** URLs of the site. */
  readonly urls: SiteUrls;
  /** Access of visitors while the site is published. */
  readonly visibility: SiteVisibility;
};


/** A documentation site: spaces that are arranged for visitors at one public address. */
export type SiteAsVisitorArgs = {
  visitor: SimulatedVisitorInput;
};


/** A documentation site: spaces that are arranged for visitors at one public address. */
export type SiteRedirectArgs = {
  source: Scalars['String']['input'];
};


/** A documentation site: spaces that are arranged for visitors at one public address. */
export type SiteRedirectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A documentation site: spaces that are arranged for visitors at one public address. */
export type SiteSectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A documentation site: spaces that are arranged for visitors at one public address. */
export type SiteSectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  shareKey?: InputMaybe<Scalars['String']['input']>;
};


/** A documentation site: spaces that are arranged for visitors at one public address. */
export type SiteShareLinksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A documentation site: spaces that are arranged for visitors at one public address. */
export type SiteSiteSpacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  default?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  shareKey?: InputMaybe<Scalars['String']['input']>;
};

/** The advertising on a site. */
export type SiteAds = {
  readonly __typename: 'SiteAds';
  /** Status of the advertising. */
  readonly status: AdsStatus;
  /** True if advertising can be requested. */
  readonly submittable?: Maybe<Scalars['Boolean']['output']>;
};

/** The visitors to whom a section or site space is visible, by their claims. */
export type SiteAudience = {
  readonly __typename: 'SiteAudience';
  /**
   * For SOMETIMES, one example visitor for each kind to whom the item is visible, the first 100. Other
   * claims of a visitor make no difference.
   */
  readonly claims: ReadonlyArray<Scalars['JSON']['output']>;
  /** Condition of the item; null if it has none. */
  readonly condition?: Maybe<Scalars['String']['output']>;
  /**
   * True if the list of kinds is complete. It is not if a condition uses claims in a way that cannot
   * be enumerated, such as the length of a string.
   */
  readonly exact: Scalars['Boolean']['output'];
  /** Condition of its section, which applies too; null if there is none. */
  readonly inheritedCondition?: Maybe<Scalars['String']['output']>;
  /** The section or site space. Null if the caller cannot read it. */
  readonly item?: Maybe<Node>;
  /** Id of the section or site space. */
  readonly itemId: Scalars['ID']['output'];
  /** Number of kinds of visitors to whom the item is visible, for SOMETIMES; otherwise 0. */
  readonly kindCount: Scalars['Int']['output'];
  /** Problems that hide the item from visitors. */
  readonly problems: ReadonlyArray<SiteAudienceProblem>;
  /** Visitors to whom the item is visible while the site is open to them. */
  readonly sees: SiteAudienceSees;
  /** Title of the item. */
  readonly title: Scalars['String']['output'];
  /** Type of the item. */
  readonly type: SiteItemType;
};

/** A problem that hides a section or site space from visitors. */
export type SiteAudienceProblem = {
  readonly __typename: 'SiteAudienceProblem';
  /** Description of the problem and its solution. */
  readonly message: Scalars['String']['output'];
  /** Kind of the problem. */
  readonly type: SiteAudienceProblemType;
};

/** A reason why an item is visible to fewer visitors than its condition states. */
export type SiteAudienceProblemType =
  /** Items with conditions are hidden because adaptive content is disabled. */
  | 'ADAPTIVE_CONTENT_OFF'
  /** The conditions of the item and of its section are never true for the same visitor. */
  | 'CONTRADICTION'
  /** The space is in the trash. */
  | 'IN_TRASH'
  /**
   * The condition does not match the adaptive schema: it uses an undeclared claim or compares values
   * of different types.
   */
  | 'MISFIT'
  /** The condition is true for no visitor. */
  | 'NEVER_HOLDS'
  /** Nothing in the section is visible to any visitor, so the section is hidden. */
  | 'NOTHING_SEEN'
  /** The site has no adaptive schema. */
  | 'NO_SCHEMA'
  /** The section of the item is visible to no visitor. */
  | 'SECTION_NEVER_SEEN'
  /** The condition can no longer be parsed. */
  | 'UNREADABLE';

/** The share of visitors to whom an item of a site is visible. */
export type SiteAudienceSees =
  /** Every visitor. Stated only if it is certain. */
  | 'ALWAYS'
  /** No visitor. Stated only if it is certain. */
  | 'NEVER'
  /**
   * The kinds of visitors in `claims`. If `exact` is false, the item may be visible to others, to all,
   * or to none.
   */
  | 'SOMETIMES';

/** A page of a list of sites. */
export type SiteConnection = {
  readonly __typename: 'SiteConnection';
  /** The sites of the page with their cursors. */
  readonly edges: ReadonlyArray<SiteEdge>;
  /** The sites of the page. */
  readonly nodes: ReadonlyArray<Site>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of sites on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The appearance and the features of a site. */
export type SiteCustomization = {
  readonly __typename: 'SiteCustomization';
  /** True if paid customization is enabled. */
  readonly advancedCustomization: CustomizationSwitch;
  /** AI features for visitors. */
  readonly ai: CustomizationAi;
  /** External links. */
  readonly externalLinks: CustomizationExternalLinks;
  /** Favicon. Default: the icon of the site, if any. An image takes precedence over an emoji. */
  readonly favicon: CustomizationFavicon;
  /** True if visitors can rate pages. */
  readonly feedback: CustomizationSwitch;
  /** Footer of all pages. */
  readonly footer: CustomizationFooter;
  /** Link to the git repository. */
  readonly git: CustomizationGit;
  /** Header of all pages. */
  readonly header: CustomizationHeader;
  /** Collection of usage data. */
  readonly insights: CustomizationInsights;
  /** Language of the user interface. */
  readonly internationalization: CustomizationInternationalization;
  /** Actions on pages. */
  readonly pageActions: CustomizationPageActions;
  /** True if pages link to the previous and next pages. */
  readonly pagination: CustomizationSwitch;
  /** True if pages can be exported as PDF. */
  readonly pdf: CustomizationSwitch;
  /** Privacy policy. */
  readonly privacyPolicy: CustomizationAddress;
  /** Image for previews of links to the site. */
  readonly socialPreview: CustomizationAddress;
  /** Colors, fonts and shapes. */
  readonly styling: CustomizationStyling;
  /** Light and dark mode. */
  readonly themes: CustomizationThemes;
  /** True if the site shows the trademark of the platform. */
  readonly trademark: CustomizationSwitch;
};

/** The appearance and the features of a site. Absent fields get their defaults. */
export type SiteCustomizationInput = {
  /** True if paid customization is enabled. */
  readonly advancedCustomization?: InputMaybe<CustomizationSwitchInput>;
  /** AI features for visitors. */
  readonly ai?: InputMaybe<CustomizationAiInput>;
  /** External links. */
  readonly externalLinks?: InputMaybe<CustomizationExternalLinksInput>;
  /** Favicon. Default: the icon of the site, if any. An image takes precedence over an emoji. */
  readonly favicon?: InputMaybe<CustomizationFaviconInput>;
  /** True if visitors can rate pages. */
  readonly feedback?: InputMaybe<CustomizationSwitchInput>;
  /** Footer of all pages. */
  readonly footer?: InputMaybe<CustomizationFooterInput>;
  /** Link to the git repository. */
  readonly git?: InputMaybe<CustomizationGitInput>;
  /** Header of all pages. */
  readonly header?: InputMaybe<CustomizationHeaderInput>;
  /** Collection of usage data. */
  readonly insights?: InputMaybe<CustomizationInsightsInput>;
  /** Language of the user interface. */
  readonly internationalization?: InputMaybe<CustomizationInternationalizationInput>;
  /** Actions on pages. */
  readonly pageActions?: InputMaybe<CustomizationPageActionsInput>;
  /** True if pages link to the previous and next pages. */
  readonly pagination?: InputMaybe<CustomizationSwitchInput>;
  /** True if pages can be exported as PDF. */
  readonly pdf?: InputMaybe<CustomizationSwitchInput>;
  /** Privacy policy. */
  readonly privacyPolicy?: InputMaybe<CustomizationAddressInput>;
  /** Image for previews of links to the site. */
  readonly socialPreview?: InputMaybe<CustomizationAddressInput>;
  /** Colors, fonts and shapes. */
  readonly styling?: InputMaybe<CustomizationStylingInput>;
  /** Light and dark mode. */
  readonly themes?: InputMaybe<CustomizationThemesInput>;
  /** True if the site shows the trademark of the platform. */
  readonly trademark?: InputMaybe<CustomizationSwitchInput>;
};

/** The customizations of a site and its site spaces. */
export type SiteCustomizations = {
  readonly __typename: 'SiteCustomizations';
  /** Customization of the site. */
  readonly site: SiteCustomization;
  /** Customizations of the site spaces that have their own. */
  readonly siteSpaces: ReadonlyArray<CustomizedSiteSpace>;
};

/** One of the sites of a page, with its cursor. */
export type SiteEdge = {
  readonly __typename: 'SiteEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Site;
};

/** A purchased feature of a site. */
export type SiteFeature = {
  readonly __typename: 'SiteFeature';
  /** Customizations that the feature enables. */
  readonly customizations?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** True if the feature is frozen. */
  readonly frozen?: Maybe<Scalars['Boolean']['output']>;
  /** Key of the feature. */
  readonly key: Scalars['String']['output'];
  /** Plan with the feature. */
  readonly plan?: Maybe<Scalars['String']['output']>;
};

/** The icon of a site. */
export type SiteIcon = {
  readonly __typename: 'SiteIcon';
  /** URLs of the icon. */
  readonly icon: SiteIconAddresses;
};

/** The URLs of an icon. */
export type SiteIconAddresses = {
  readonly __typename: 'SiteIconAddresses';
  /** URL in dark mode. */
  readonly dark?: Maybe<Scalars['String']['output']>;
  /** URL in light mode. */
  readonly light?: Maybe<Scalars['String']['output']>;
};

/** A reference to an item of the structure. */
export type SiteItemInput = {
  /** Id of the item. 1 to 64 characters. */
  readonly id: Scalars['ID']['input'];
  /** Type of the item. */
  readonly type: SiteItemType;
};

/** The position of an item: after `after` or before `before`. Default: the end. */
export type SiteItemPositionInput = {
  /** Item that precedes. */
  readonly after?: InputMaybe<SiteItemInput>;
  /** Item that follows. */
  readonly before?: InputMaybe<SiteItemInput>;
};

/** The type of an item of a site's structure. */
export type SiteItemType =
  /** A section. */
  | 'SITE_SECTION'
  /** A section group. */
  | 'SITE_SECTION_GROUP'
  /** A site space. */
  | 'SITE_SPACE';

/** A proxy in front of a site. */
export type SiteProxy = {
  readonly __typename: 'SiteProxy';
  /** Domain and path of the proxy, for example `acme.test/docs`. */
  readonly origin: Scalars['String']['output'];
  /** Public URL that the proxy forwards to. */
  readonly target: Scalars['String']['output'];
};

/**
 * A path of a site without content, and its destination. A redirect is manual, or automatic if a page
 * or site space was at the path before.
 */
export type SiteRedirect = Node & {
  readonly __typename: 'SiteRedirect';
  /**
   * True if the redirect is automatic. An automatic redirect into a site space that the caller cannot
   * see is not visible.
   */
  readonly automatic: Scalars['Boolean']['output'];
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Current destination: a path in the site, or an absolute URL. */
  readonly destination: Scalars['String']['output'];
  /** Id of the redirect (`red_…`). */
  readonly id: Scalars['ID']['output'];
  /** The site. */
  readonly site: Site;
  /** Decoded path in the site, with a leading slash and without a trailing slash. */
  readonly source: Scalars['String']['output'];
  /** URLs of the redirect. */
  readonly urls: SiteRedirectUrls;
};

/** A page of a list of redirects. */
export type SiteRedirectConnection = {
  readonly __typename: 'SiteRedirectConnection';
  /** The redirects of the page with their cursors. */
  readonly edges: ReadonlyArray<SiteRedirectEdge>;
  /** The redirects of the page. */
  readonly nodes: ReadonlyArray<SiteRedirect>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of redirects on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the redirects of a page, with its cursor. */
export type SiteRedirectEdge = {
  readonly __typename: 'SiteRedirectEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: SiteRedirect;
};

/** URLs of a redirect. */
export type SiteRedirectUrls = {
  readonly __typename: 'SiteRedirectUrls';
  /** URL of the redirect in `/v1`. */
  readonly location: Scalars['String']['output'];
};

/** A search query on a site. */
export type SiteSearchInput = {
  /** Words, `"phrases"`, and `-words` to exclude; the last word may be a prefix. At most 512 characters. */
  readonly query: Scalars['String']['input'];
};

/** A page of a site that matches a search query. */
export type SiteSearchResult = {
  readonly __typename: 'SiteSearchResult';
  /**
   * The page as the caller can see it, in the revision of the space that was searched. Null if it is
   * not there anymore, because a new version of an OpenAPI spec does not have it and is not indexed
   * yet.
   */
  readonly page?: Maybe<Page>;
  /** Id of the page in all revisions (`pag_…`). */
  readonly pageId: Scalars['ID']['output'];
  /** Path of the page in the space. */
  readonly path: Scalars['String']['output'];
  /** Matching sections of the page, best match first, at most 10. */
  readonly sections: ReadonlyArray<SiteSearchSection>;
  /** The site space with the page. */
  readonly siteSpace: SiteSpace;
  /** Id of the site space with the page. */
  readonly siteSpaceId: Scalars['ID']['output'];
  /** The space of the page. */
  readonly space: Space;
  /** Id of the space. */
  readonly spaceId: Scalars['ID']['output'];
  /** Title of the page. */
  readonly title: Scalars['String']['output'];
  /** Ranges of `title` that match the query, in order, at most 20. */
  readonly titleHighlights: ReadonlyArray<TextRange>;
  /** URLs of the page. */
  readonly urls: SiteSearchUrls;
};

/** A page of a list of results. */
export type SiteSearchResultConnection = {
  readonly __typename: 'SiteSearchResultConnection';
  /** The results of the page with their cursors. */
  readonly edges: ReadonlyArray<SiteSearchResultEdge>;
  /** The results of the page. */
  readonly nodes: ReadonlyArray<SiteSearchResult>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of results on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the results of a page, with its cursor. */
export type SiteSearchResultEdge = {
  readonly __typename: 'SiteSearchResultEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: SiteSearchResult;
};

/** A matching section of a page: the text below a heading, or before the first heading. */
export type SiteSearchSection = {
  readonly __typename: 'SiteSearchSection';
  /** Fragment of URLs of the heading, without `#`; null before the first heading. */
  readonly anchor?: Maybe<Scalars['String']['output']>;
  /** Text of the section around the first match, as plain text. */
  readonly body: Scalars['String']['output'];
  /**
   * Ranges of `body` that match the query, in order, at most 20: the words, prefixes and phrases that
   * the query requires. Empty where the section only has a similar title.
   */
  readonly bodyHighlights: ReadonlyArray<TextRange>;
  /** Key of the section in the index; another text has another. */
  readonly key: Scalars['ID']['output'];
  /** Path of the page, with the anchor of the heading. */
  readonly path: Scalars['String']['output'];
  /** Heading; the title of the page before the first heading. */
  readonly title: Scalars['String']['output'];
  /** Ranges of `title` that match the query, in order, at most 20. */
  readonly titleHighlights: ReadonlyArray<TextRange>;
  /** URLs of the section. */
  readonly urls: SiteSearchUrls;
};

/** URLs of a search result. */
export type SiteSearchUrls = {
  readonly __typename: 'SiteSearchUrls';
  /** Public URL; null while the site is not published. */
  readonly published?: Maybe<Scalars['String']['output']>;
};

/** A part of a site with one site space, or several as variants. */
export type SiteSection = Node & {
  readonly __typename: 'SiteSection';
  /**
   * Condition of the section, an expression over the claims of a visitor; null if it is visible to
   * all.
   */
  readonly condition?: Maybe<Scalars['String']['output']>;
  /** True if the section is the default section of the site. */
  readonly default: Scalars['Boolean']['output'];
  /** Description of the section; null for none. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Name of the icon; null for none. */
  readonly icon?: Maybe<Scalars['String']['output']>;
  /** Id of the section, `sec_…`, with `.visitor…` as a visitor with claims or a share key reads it. */
  readonly id: Scalars['ID']['output'];
  /** Path segment of the section, unique among the sections of the site. */
  readonly path: Scalars['String']['output'];
  /** The section group; null at the root. */
  readonly sectionGroup?: Maybe<SiteSectionGroup>;
  /** Id of the section group; null at the root. */
  readonly sectionGroupId?: Maybe<Scalars['ID']['output']>;
  /** The site. */
  readonly site: Site;
  /** Id of the section for all readers (`sec_…`), which arguments and inputs take. */
  readonly siteSectionId: Scalars['ID']['output'];
  /** Site spaces of the section that the caller can see, in order. */
  readonly siteSpaces: ReadonlyArray<SiteSpace>;
  /** Title of the section, 2 to 128 characters. */
  readonly title: Scalars['String']['output'];
  /** URLs of the section. */
  readonly urls: SiteSectionUrls;
};

/** A page of a list of sections. */
export type SiteSectionConnection = {
  readonly __typename: 'SiteSectionConnection';
  /** The sections of the page with their cursors. */
  readonly edges: ReadonlyArray<SiteSectionEdge>;
  /** The sections of the page. */
  readonly nodes: ReadonlyArray<SiteSection>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of sections on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the sections of a page, with its cursor. */
export type SiteSectionEdge = {
  readonly __typename: 'SiteSectionEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: SiteSection;
};

/** A heading over sections in the menu of a site. */
export type SiteSectionGroup = Node & {
  readonly __typename: 'SiteSectionGroup';
  /** Name of the icon; null for none. */
  readonly icon?: Maybe<Scalars['String']['output']>;
  /** Id of the group, `grp_…`, with `.visitor…` as a visitor with claims or a share key reads it. */
  readonly id: Scalars['ID']['output'];
  /** Sections of the group that the caller can see, in order. */
  readonly sections: ReadonlyArray<SiteSection>;
  /** The site. */
  readonly site: Site;
  /** Id of the group for all readers (`grp_…`), which arguments and inputs take. */
  readonly siteSectionGroupId: Scalars['ID']['output'];
  /** Title of the group, 1 to 100 characters. */
  readonly title: Scalars['String']['output'];
  /** URLs of the group. */
  readonly urls: SiteSectionGroupUrls;
};

/** A page of a list of section groups. */
export type SiteSectionGroupConnection = {
  readonly __typename: 'SiteSectionGroupConnection';
  /** The section groups of the page with their cursors. */
  readonly edges: ReadonlyArray<SiteSectionGroupEdge>;
  /** The section groups of the page. */
  readonly nodes: ReadonlyArray<SiteSectionGroup>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of section groups on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the section groups of a page, with its cursor. */
export type SiteSectionGroupEdge = {
  readonly __typename: 'SiteSectionGroupEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: SiteSectionGroup;
};

/** URLs of a section group. */
export type SiteSectionGroupUrls = {
  readonly __typename: 'SiteSectionGroupUrls';
  /** URL of the section group in `/v1`. */
  readonly location: Scalars['String']['output'];
};

/** The position of a section between two others. Default: the end. */
export type SiteSectionPositionInput = {
  /** Section that precedes. */
  readonly after?: InputMaybe<SiteSectionRefInput>;
  /** Section that follows. */
  readonly before?: InputMaybe<SiteSectionRefInput>;
};

/** A reference to a section. */
export type SiteSectionRefInput = {
  /** Id of the section (`sec_…`). */
  readonly siteSectionId: Scalars['ID']['input'];
  /** Type of the item, `site-section`. */
  readonly type: SiteItemType;
};

/** URLs of a section. */
export type SiteSectionUrls = {
  readonly __typename: 'SiteSectionUrls';
  /** URL of the section in `/v1`. */
  readonly location: Scalars['String']['output'];
  /** Public URL; null while the site is not published. */
  readonly published?: Maybe<Scalars['String']['output']>;
};

/** A space on a site, with a path of its own. A site can show a space more than once. */
export type SiteSpace = Node & {
  readonly __typename: 'SiteSpace';
  /**
   * Condition of the site space, an expression over the claims of a visitor; null if it is visible to
   * all.
   */
  readonly condition?: Maybe<Scalars['String']['output']>;
  /**
   * The site space's own customization, with the values of the site for unset ones; null if it has
   * none.
   */
  readonly customization?: Maybe<SiteCustomization>;
  /** True if it is the default site space of its section, or of the site at the root. */
  readonly default: Scalars['Boolean']['output'];
  /** True if the site space has its own customization. */
  readonly hasAdvancedCustomizationFeature: Scalars['Boolean']['output'];
  /** Id of the site space, `sts_…`, with `.visitor…` as a visitor with claims or a share key reads it. */
  readonly id: Scalars['ID']['output'];
  /** Path segment of the site space, unique among its siblings. */
  readonly path: Scalars['String']['output'];
  /** The section; null at the root. */
  readonly section?: Maybe<SiteSection>;
  /** Id of the section; null at the root. */
  readonly sectionId?: Maybe<Scalars['ID']['output']>;
  /** The site. */
  readonly site: Site;
  /** Id of the site space for all readers (`sts_…`), which arguments and inputs take. */
  readonly siteSpaceId: Scalars['ID']['output'];
  /** The space. */
  readonly space: Space;
  /** Title of the space. */
  readonly title: Scalars['String']['output'];
  /** URLs of the site space. */
  readonly urls: SiteSpaceUrls;
};

/** A page of a list of site spaces. */
export type SiteSpaceConnection = {
  readonly __typename: 'SiteSpaceConnection';
  /** The site spaces of the page with their cursors. */
  readonly edges: ReadonlyArray<SiteSpaceEdge>;
  /** The site spaces of the page. */
  readonly nodes: ReadonlyArray<SiteSpace>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of site spaces on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the site spaces of a page, with its cursor. */
export type SiteSpaceEdge = {
  readonly __typename: 'SiteSpaceEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: SiteSpace;
};

/** The position of a site space between two others. Default: the end. */
export type SiteSpacePositionInput = {
  /** Site space that precedes. */
  readonly after?: InputMaybe<SiteSpaceRefInput>;
  /** Site space that follows. */
  readonly before?: InputMaybe<SiteSpaceRefInput>;
};

/** A reference to a site space. */
export type SiteSpaceRefInput = {
  /** Id of the site space (`sts_…`). */
  readonly siteSpaceId: Scalars['ID']['input'];
  /** Type of the item, `site-space`. */
  readonly type: SiteItemType;
};

/** URLs of a site space. */
export type SiteSpaceUrls = {
  readonly __typename: 'SiteSpaceUrls';
  /** URL of the site space in `/v1`. */
  readonly location: Scalars['String']['output'];
  /** Public URL; null while the site is not published. */
  readonly published?: Maybe<Scalars['String']['output']>;
};

/**
 * The structure of a site. It has the site spaces whose spaces the caller can read; organization
 * admins see all.
 */
export type SiteStructure = {
  readonly __typename: 'SiteStructure';
  /** Items at the root, in order: sections and section groups, or site spaces. */
  readonly items: ReadonlyArray<SiteStructureItem>;
  /** Type of the items at the root. */
  readonly type: SiteStructureType;
};

/** An item at the root of a site. */
export type SiteStructureItem = SiteSection | SiteSectionGroup | SiteSpace;

/** The type of the items at the root of a site. */
export type SiteStructureType =
  /** Sections and section groups. */
  | 'SECTIONS'
  /** Site spaces. */
  | 'SITE_SPACES';

/** The plan of a site. */
export type SiteType =
  /** The default plan of a new site. */
  | 'BASIC'
  /** The basic plan of earlier customers. */
  | 'LEGACY_BASIC'
  /** The premium plan of earlier customers. */
  | 'LEGACY_PREMIUM'
  /** The premium plan. */
  | 'PREMIUM'
  /** A sponsored site. */
  | 'SPONSORED'
  /** The plan with all features. */
  | 'ULTIMATE';

/** URLs of a site. */
export type SiteUrls = {
  readonly __typename: 'SiteUrls';
  /** URL of the site in the app. */
  readonly app: Scalars['String']['output'];
  /** URL of the site in `/v1`. */
  readonly location: Scalars['String']['output'];
  /** Public URL; null while the site is not published. */
  readonly published?: Maybe<Scalars['String']['output']>;
};

/** The access of visitors to a published site. */
export type SiteVisibility =
  /** Open to everyone, and listed by search engines. */
  | 'PUBLIC'
  /** Open to anyone with a share link. */
  | 'SHARE_LINK'
  /** Open to everyone, but search engines are asked not to index it. */
  | 'UNLISTED'
  /** Open to visitors with a token that is signed with the key of the site. */
  | 'VISITOR_AUTH';

/** The move of one item of a structure. */
export type SortSiteStructureInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Item to move: a section among the items of the root or of its group, a group among the items of
   * the root, or a site space among its siblings.
   */
  readonly item: SiteItemInput;
  /** New position of the item. */
  readonly position: SiteItemPositionInput;
  /** Id of the site (`site_…`). */
  readonly siteId: Scalars['ID']['input'];
};

/** Result of `sortSiteStructure`. */
export type SortSiteStructurePayload = {
  readonly __typename: 'SortSiteStructurePayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The moved item. */
  readonly item?: Maybe<SiteStructureItem>;
  /** The site after the change. */
  readonly site?: Maybe<Site>;
};

/** A body of content: pages in a tree, with files, history and change requests. */
export type Space = Content & Node & {
  readonly __typename: 'Space';
  /** Returns a change request of the space; null if there is none. */
  readonly changeRequest?: Maybe<ChangeRequest>;
  /** Number of change requests of all statuses. */
  readonly changeRequestCount: Scalars['Int']['output'];
  /** Change requests of the space, newest first. */
  readonly changeRequests: ChangeRequestConnection;
  /** Number of open comments on the space and on its change requests. */
  readonly commentCount: Scalars['Int']['output'];
  /**
   * Comments on the space itself, without those on its change requests. The caller needs level comment
   * or higher on the space. Otherwise the field is null, with the error FORBIDDEN.
   */
  readonly comments?: Maybe<CommentConnection>;
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Level of members without a grant; null for no access. */
  readonly defaultLevel?: Maybe<DefaultLevel>;
  /**
   * Time of deletion; null if the space is not in the trash. It is deleted permanently seven days
   * later.
   */
  readonly deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of draft change requests. */
  readonly draftChangeRequestCount: Scalars['Int']['output'];
  /** Way in which the primary content can be changed. */
  readonly editMode: SpaceEditMode;
  /**
   * Effective level of a user on the space, with the reason. Default: the caller. Level create or
   * higher is needed for other users. Otherwise the field is null, with the error FORBIDDEN.
   */
  readonly effectiveAccess?: Maybe<EffectiveAccess>;
  /** Emoji of the space. */
  readonly emoji: Scalars['String']['output'];
  /** Synchronization with a git repository; null for none. */
  readonly gitSync?: Maybe<GitSync>;
  /** Id of the space, `spc_…`, with `.sts_…` as visitors of a site read it. */
  readonly id: Scalars['ID']['output'];
  /**
   * Effective levels of all members with access to the space, newest member first. The caller needs
   * level create or higher. Otherwise the field is null, with the error FORBIDDEN.
   */
  readonly memberAccess?: Maybe<EffectiveAccessConnection>;
  /**
   * Grants to users directly on the space, newest first. The caller needs level create or higher.
   * Otherwise the field is null, with the error FORBIDDEN.
   */
  readonly memberGrants?: Maybe<GrantConnection>;
  /** Conditions that a change request must meet before it can be merged. */
  readonly mergeRules: MergeRules;
  /** Number of open change requests. */
  readonly openChangeRequestCount: Scalars['Int']['output'];
  /** The organization. */
  readonly organization: Organization;
  /** Id of the organization (`org_…`). */
  readonly organizationId: Scalars['ID']['output'];
  /** The parent collection; null at the root. */
  readonly parent?: Maybe<Collection>;
  /** Id of the parent collection; null at the root. */
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  /** Permissions of the caller on the space. */
  readonly permissions: SpacePermissions;
  /** The head, the current revision of the primary content. */
  readonly revision: Revision;
  /** Id of the head, the current revision of the primary content. */
  readonly revisionId: Scalars['ID']['output'];
  /** Revisions of the primary content, newest first, without those of change requests. */
  readonly revisions: RevisionConnection;
  /**
   * Searches the primary content of the space for words (the last one may be a prefix), "quoted
   * phrases", and -words to exclude. All words must be in one section of a page, including its heading
   * and the title of the page. Matches in titles rank above those in headings, and those above matches
   * in text. If no words match and none are quoted, at most 20 sections with similar titles or
   * headings are returned.
   *
   * The search covers the first 1,000 sections of a page and the first 100,000 characters of a
   * section. It includes hidden pages, and computed pages from the latest valid version of an OpenAPI
   * spec, the first 50,000 sections. At most 1,000 sections of documents and 1,000 of specs are
   * ranked, and the best 1,000 of both are returned.
   */
  readonly search: SearchResultConnection;
  /** Id of the space for all readers (`spc_…`), which arguments and inputs take. */
  readonly spaceId: Scalars['ID']['output'];
  /**
   * Grants to teams directly on the space, newest first. The caller needs level create or higher.
   * Otherwise the field is null, with the error FORBIDDEN.
   */
  readonly teamGrants?: Maybe<GrantConnection>;
  /** Title of the space, at most 50 characters. */
  readonly title: Scalars['String']['output'];
  /** Type of the space. */
  readonly type: SpaceType;
  /** Time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** URLs of the space. */
  readonly urls: SpaceUrls;
  /** Access without membership. */
  readonly visibility: SpaceVisibility;
  /** Authentication of visitors; null for none. */
  readonly visitorAuth?: Maybe<VisitorAuth>;
};


/** A body of content: pages in a tree, with files, history and change requests. */
export type SpaceChangeRequestArgs = {
  id: Scalars['ID']['input'];
};


/** A body of content: pages in a tree, with files, history and change requests. */
export type SpaceChangeRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  contributor?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<ChangeRequestStatus>;
};


/** A body of content: pages in a tree, with files, history and change requests. */
export type SpaceCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  authors?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<Order>;
  status?: InputMaybe<CommentStatusFilter>;
  targetPage?: InputMaybe<Scalars['ID']['input']>;
};


/** A body of content: pages in a tree, with files, history and change requests. */
export type SpaceEffectiveAccessArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** A body of content: pages in a tree, with files, history and change requests. */
export type SpaceMemberAccessArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A body of content: pages in a tree, with files, history and change requests. */
export type SpaceMemberGrantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A body of content: pages in a tree, with files, history and change requests. */
export type SpaceRevisionArgs = {
  computed?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A body of content: pages in a tree, with files, history and change requests. */
export type SpaceRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A body of content: pages in a tree, with files, history and change requests. */
export type SpaceSearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


/** A body of content: pages in a tree, with files, history and change requests. */
export type SpaceTeamGrantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of a list of spaces. */
export type SpaceConnection = {
  readonly __typename: 'SpaceConnection';
  /** The spaces of the page with their cursors. */
  readonly edges: ReadonlyArray<SpaceEdge>;
  /** The spaces of the page. */
  readonly nodes: ReadonlyArray<Space>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of spaces on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the spaces of a page, with its cursor. */
export type SpaceEdge = {
  readonly __typename: 'SpaceEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Space;
};

/** The way in which the primary content of a space can be changed. */
export type SpaceEditMode =
  /** Directly, and by change requests. */
  | 'LIVE'
  /** By change requests only. */
  | 'LOCKED';

/** The caller's permissions on a space, within the scopes of the token. */
export type SpacePermissions = {
  readonly __typename: 'SpacePermissions';
  /** True if the caller can open the space in the app. Level read or higher is needed. */
  readonly access: Scalars['Boolean']['output'];
  /** True if the caller can change the space. Level create or higher is needed. */
  readonly admin: Scalars['Boolean']['output'];
  /** True if the caller can comment. Level comment or higher is needed. */
  readonly comment: Scalars['Boolean']['output'];
  /** True if the caller can edit. Level edit or higher is needed. */
  readonly edit: Scalars['Boolean']['output'];
  /** True if the caller can merge change requests. Level review or higher is needed. */
  readonly merge: Scalars['Boolean']['output'];
  /** True if the caller can review change requests. Level review or higher is needed. */
  readonly review: Scalars['Boolean']['output'];
  /**
   * True if the caller can start a synchronization. Level create or higher and a git repository are
   * needed.
   */
  readonly triggerGitSync: Scalars['Boolean']['output'];
  /**
   * True if the caller can see the space. Level read or higher is needed, or a visitor session of a
   * site.
   */
  readonly view: Scalars['Boolean']['output'];
  /**
   * True if the caller can see invite links. Level create or higher is needed, and
   * `Organization.inviteLinks` must be true.
   */
  readonly viewInviteLinks: Scalars['Boolean']['output'];
};

/** The search results of one space. */
export type SpaceSearchResult = {
  readonly __typename: 'SpaceSearchResult';
  /** Matching pages of the space, best match first, at most 50. */
  readonly pages: ReadonlyArray<SearchResult>;
  /** The space. */
  readonly space: Space;
  /** Id of the space (`spc_…`). */
  readonly spaceId: Scalars['ID']['output'];
  /** Title of the space. */
  readonly title: Scalars['String']['output'];
};

/** A page of a list of spaces. */
export type SpaceSearchResultConnection = {
  readonly __typename: 'SpaceSearchResultConnection';
  /** The spaces of the page with their cursors. */
  readonly edges: ReadonlyArray<SpaceSearchResultEdge>;
  /** The spaces of the page. */
  readonly nodes: ReadonlyArray<SpaceSearchResult>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of spaces on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the spaces of a page, with its cursor. */
export type SpaceSearchResultEdge = {
  readonly __typename: 'SpaceSearchResultEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: SpaceSearchResult;
};

/** The type of a space. */
export type SpaceType =
  /** Pages. */
  | 'DOCUMENT';

/** URLs of a space. */
export type SpaceUrls = {
  readonly __typename: 'SpaceUrls';
  /** URL of the space in the app. */
  readonly app: Scalars['String']['output'];
  /** URL of the icon. */
  readonly icon?: Maybe<Scalars['String']['output']>;
  /** URL of the space in `/v1`. */
  readonly location: Scalars['String']['output'];
  /** URL on a published site that is public; null while there is none. */
  readonly public?: Maybe<Scalars['String']['output']>;
  /**
   * URL on a published site of the space, which may require a share link or a sign-in; null while
   * there is none.
   */
  readonly published?: Maybe<Scalars['String']['output']>;
};

/** The access to a space without membership. */
export type SpaceVisibility =
  /** Open to members who can read the parent collection. */
  | 'IN_COLLECTION'
  /** Open to members with access. */
  | 'PRIVATE'
  /** Open to everyone, and listed by search engines, where a published site has the space. */
  | 'PUBLIC'
  /** Open to anyone with a share link, where a published site has the space. */
  | 'SHARE_LINK'
  /** Open to anyone with the URL, where a published site has the space. */
  | 'UNLISTED'
  /** Open to visitors who sign in, where a published site has the space. */
  | 'VISITOR_AUTH';

/** A change that is based on a revision which is no longer the current one. The code is STALE_REVISION. */
export type StaleRevisionError = UserError & {
  readonly __typename: 'StaleRevisionError';
  /** Code of the error, for programs. */
  readonly code: UserErrorCode;
  /** The current revision. Null if the caller cannot read it. */
  readonly currentRevision?: Maybe<Revision>;
  /** Id of the current revision (`rev_…`). */
  readonly currentRevisionId: Scalars['ID']['output'];
  /** Explanation for people: what happened and what to do. */
  readonly message: Scalars['String']['output'];
  /** Path of the expected revision inside `input`. */
  readonly path?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/**
 * The hostname of an organization below the domain of the service. Previous subdomains stay reserved
 * for their organization.
 */
export type Subdomain = {
  readonly __typename: 'Subdomain';
  /** True if it is the current subdomain of the organization. */
  readonly isActive: Scalars['Boolean']['output'];
  /** The subdomain, 3 to 32 characters. */
  readonly subdomain: Scalars['String']['output'];
  /** Target of the subdomain. */
  readonly target: SubdomainTarget;
};

/** The target of a subdomain. */
export type SubdomainTarget = {
  readonly __typename: 'SubdomainTarget';
  /** The organization. Null if the caller is not a member of it. */
  readonly organization?: Maybe<Organization>;
  /** Id of the organization (`org_…`). */
  readonly organizationId: Scalars['ID']['output'];
  /** Type of the target. */
  readonly type: SubdomainTargetType;
};

/** The type of a subdomain's target. */
export type SubdomainTargetType =
  /** An organization. */
  | 'ORGANIZATION';

/** A named group of members that can receive grants. */
export type Team = Node & {
  readonly __typename: 'Team';
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Id of the team (`team_…`). */
  readonly id: Scalars['ID']['output'];
  /** Number of members. */
  readonly memberCount: Scalars['Int']['output'];
  /** Members of the team, newest first. */
  readonly members: TeamMemberConnection;
  /** The organization. */
  readonly organization: Organization;
  /** Permissions of the caller on the team. */
  readonly permissions: TeamPermissions;
  /** Number of spaces with a grant to the team. */
  readonly spaceCount: Scalars['Int']['output'];
  /** Title of the team, 1 to 64 characters. */
  readonly title: Scalars['String']['output'];
};


/** A named group of members that can receive grants. */
export type TeamMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of a list of teams. */
export type TeamConnection = {
  readonly __typename: 'TeamConnection';
  /** The teams of the page with their cursors. */
  readonly edges: ReadonlyArray<TeamEdge>;
  /** The teams of the page. */
  readonly nodes: ReadonlyArray<Team>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of teams on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the teams of a page, with its cursor. */
export type TeamEdge = {
  readonly __typename: 'TeamEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Team;
};

/** A member of a team. */
export type TeamMember = Node & {
  readonly __typename: 'TeamMember';
  /** Id of the membership in the team (`tmb_…`). */
  readonly id: Scalars['ID']['output'];
  /** The member of the organization. */
  readonly member: Member;
  /** Membership in the team. */
  readonly membership: TeamMembership;
  /** Permissions of the caller on the member of the team. */
  readonly permissions: TeamMemberPermissions;
  /** The team. */
  readonly team: Team;
};

/** A page of a list of team members. */
export type TeamMemberConnection = {
  readonly __typename: 'TeamMemberConnection';
  /** The team members of the page with their cursors. */
  readonly edges: ReadonlyArray<TeamMemberEdge>;
  /** The team members of the page. */
  readonly nodes: ReadonlyArray<TeamMember>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of team members on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the team members of a page, with its cursor. */
export type TeamMemberEdge = {
  readonly __typename: 'TeamMemberEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: TeamMember;
};

/** The caller's permissions on a member of a team. */
export type TeamMemberPermissions = {
  readonly __typename: 'TeamMemberPermissions';
  /** True if the caller can see the member. */
  readonly view: Scalars['Boolean']['output'];
};

/** The membership of a user in a team. */
export type TeamMembership = {
  readonly __typename: 'TeamMembership';
  /** Role in the team. */
  readonly role: TeamRole;
};

/** A user and a role in the team. */
export type TeamMembershipInput = {
  /** Role in the team. Default: MEMBER for a new member, the current role for an existing one. */
  readonly role?: InputMaybe<TeamRole>;
  /** Id or e-mail address of the user. At most 320 characters. */
  readonly user: Scalars['String']['input'];
};

/** The caller's permissions on a team, within the scopes of the token. */
export type TeamPermissions = {
  readonly __typename: 'TeamPermissions';
  /**
   * True if the caller can change the members of the team. Organization admins and owners of the team
   * can.
   */
  readonly admin: Scalars['Boolean']['output'];
  /** True if the caller can see the team. Role read or higher, or membership in the team, is needed. */
  readonly view: Scalars['Boolean']['output'];
};

/** The role of a member in a team. */
export type TeamRole =
  /** The member belongs to the team. */
  | 'MEMBER'
  /** The member manages the members of the team. */
  | 'OWNER';

/** A condition that can be built from the claims of a site, offered as a starting point. */
export type TemplateCondition = {
  readonly __typename: 'TemplateCondition';
  /** The condition, an expression over claims. */
  readonly condition: Scalars['String']['output'];
  /** Meaning of the condition, for people. */
  readonly description: Scalars['String']['output'];
};

/**
 * A part of a text. Its offsets count UTF-16 code units, as strings of JavaScript do, so that a client
 * highlights it with `text.slice(start, end)`. Ranges of one text do not overlap.
 */
export type TextRange = {
  readonly __typename: 'TextRange';
  /** Offset after the last code unit. */
  readonly end: Scalars['Int']['output'];
  /** Offset of the first code unit, from 0. */
  readonly start: Scalars['Int']['output'];
};

/** The URLs of an image in light and in dark mode. */
export type ThemedAddress = {
  readonly __typename: 'ThemedAddress';
  /** URL in dark mode. */
  readonly dark: Scalars['String']['output'];
  /** URL in light mode. */
  readonly light: Scalars['String']['output'];
};

/** The URLs of an image in light and in dark mode. */
export type ThemedAddressInput = {
  /** URL in dark mode. At most 2048 characters, an absolute http or https address. */
  readonly dark: Scalars['String']['input'];
  /** URL in light mode. At most 2048 characters, an absolute http or https address. */
  readonly light: Scalars['String']['input'];
};

/** A color in light and in dark mode, each as `#RRGGBB`. */
export type ThemedColor = {
  readonly __typename: 'ThemedColor';
  /** Color in dark mode. */
  readonly dark: Scalars['String']['output'];
  /** Color in light mode. */
  readonly light: Scalars['String']['output'];
};

/** A color in light and in dark mode, each as `#RRGGBB`. */
export type ThemedColorInput = {
  /** Color in dark mode. */
  readonly dark: Scalars['String']['input'];
  /** Color in light mode. */
  readonly light: Scalars['String']['input'];
};

/** The kind of an API token. */
export type TokenKind =
  /** A personal token, `lp_…`. */
  | 'PERSONAL'
  /** A token of a service account, `ls_…`. */
  | 'SERVICE_ACCOUNT';

/** Destination of a transfer. */
export type TransferCollectionInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the collection. */
  readonly id: Scalars['ID']['input'];
  /** Id of the organization (`org_…`). */
  readonly organizationId: Scalars['ID']['input'];
  /** Id of a collection in that organization. Default: the root. */
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `transferCollection`. */
export type TransferCollectionPayload = {
  readonly __typename: 'TransferCollectionPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The collection after the transfer; null if the caller cannot see it in the new organization. */
  readonly collection?: Maybe<Collection>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Destination of a transfer. */
export type TransferSpaceInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space (`spc_…`). */
  readonly id: Scalars['ID']['input'];
  /** Id of the organization (`org_…`). */
  readonly organizationId: Scalars['ID']['input'];
  /** Id of a collection in that organization. Default: the root. */
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `transferSpace`. */
export type TransferSpacePayload = {
  readonly __typename: 'TransferSpacePayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The space after the transfer; null if the caller cannot see it in the new organization. */
  readonly space?: Maybe<Space>;
};

/** A page of the source and its translation. */
export type TranslatedPageInput = {
  /**
   * Id of the page of the translation. Required if the translation has no page with the id or path of
   * the source page. It becomes the translation of this page only.
   */
  readonly pageId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the page of the source. */
  readonly sourcePageId: Scalars['ID']['input'];
};

/** The translation of a source space into one language. */
export type Translation = {
  readonly __typename: 'Translation';
  /** Numbers of pages by status; null if `space` or `source` is null. */
  readonly coverage?: Maybe<TranslationCoverage>;
  /** Language of the translation. */
  readonly language: Language;
  /**
   * Pages of the source with their translations: source pages by their time of creation, then extra
   * pages of the translation. Only pages with a document are included; groups, links and computed
   * pages are not. Empty if `space` or `source` is null.
   */
  readonly pages: PageTranslationConnection;
  /** The translation settings. */
  readonly settings: TranslationSettings;
  /** The source space; null if there is none that the caller can read. */
  readonly source?: Maybe<Space>;
  /**
   * Changes of the source since `sourceRevision`: pages in the order of their ids, then other items.
   * Empty if `sourceRevision` is null.
   */
  readonly sourceChanges: ContentChangeConnection;
  /**
   * The source's revision that the translation as a whole was last marked as a translation of.
   * Initially the head of the source when the space was added. Null if `space` or `source` is null.
   */
  readonly sourceRevision?: Maybe<Revision>;
  /** The space of the translation; null if there is none that the caller can read. */
  readonly space?: Maybe<Space>;
};


/** The translation of a source space into one language. */
export type TranslationPagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<TranslationStatus>;
};


/** The translation of a source space into one language. */
export type TranslationSourceChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of a list of translations. */
export type TranslationConnection = {
  readonly __typename: 'TranslationConnection';
  /** The translations of the page with their cursors. */
  readonly edges: ReadonlyArray<TranslationEdge>;
  /** The translations of the page. */
  readonly nodes: ReadonlyArray<Translation>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of translations on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The numbers of translated, stale, untranslated and missing pages of a translation. */
export type TranslationCoverage = {
  readonly __typename: 'TranslationCoverage';
  /** Number of pages of the translation without a source page. */
  readonly extra: Scalars['Int']['output'];
  /** Number of source pages without a translation. */
  readonly missing: Scalars['Int']['output'];
  /** Ratio of `translated` to `total`, 0 to 1; 1 if the source has no pages. */
  readonly ratio: Scalars['Float']['output'];
  /** Number of source pages that have changed since their translation. */
  readonly stale: Scalars['Int']['output'];
  /** Number of pages of the source with a document. */
  readonly total: Scalars['Int']['output'];
  /** Number of source pages with a current translation. */
  readonly translated: Scalars['Int']['output'];
  /** Number of source pages whose translation is still a copy. */
  readonly untranslated: Scalars['Int']['output'];
};

/** One of the translations of a page, with its cursor. */
export type TranslationEdge = {
  readonly __typename: 'TranslationEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Translation;
};

/** A source space and the spaces of its translations. */
export type TranslationSettings = Node & {
  readonly __typename: 'TranslationSettings';
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Id of the settings (`trs_…`). */
  readonly id: Scalars['ID']['output'];
  /** The requested languages, in the order of the input. */
  readonly languages: ReadonlyArray<Language>;
  /** The organization. */
  readonly organization: Organization;
  /** Permissions of the caller on the translation settings. */
  readonly permissions: TranslationSettingsPermissions;
  /** The source space with its language; null if there is none that the caller can read. */
  readonly source?: Maybe<LanguageSpace>;
  /** The spaces of the translations that the caller can read, in the order of the input. */
  readonly spaces: ReadonlyArray<LanguageSpace>;
  /** Title of the settings, 1 to 100 characters. */
  readonly title: Scalars['String']['output'];
  /** Returns the translation into a language; null if there is none. */
  readonly translation?: Maybe<Translation>;
  /**
   * Translations into each language that is requested or has a space, except the language of the
   * source.
   */
  readonly translations: TranslationConnection;
  /** Time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** URLs of the translation settings. */
  readonly urls: TranslationSettingsUrls;
};


/** A source space and the spaces of its translations. */
export type TranslationSettingsTranslationArgs = {
  language: Language;
};


/** A source space and the spaces of its translations. */
export type TranslationSettingsTranslationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of a list of translation settings. */
export type TranslationSettingsConnection = {
  readonly __typename: 'TranslationSettingsConnection';
  /** The translation settings of the page with their cursors. */
  readonly edges: ReadonlyArray<TranslationSettingsEdge>;
  /** The translation settings of the page. */
  readonly nodes: ReadonlyArray<TranslationSettings>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of translation settings on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the translation settings of a page, with its cursor. */
export type TranslationSettingsEdge = {
  readonly __typename: 'TranslationSettingsEdge';
  /** Cursor of the item, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: TranslationSettings;
};

/** The caller's permissions on translation settings, within the scopes of the token. */
export type TranslationSettingsPermissions = {
  readonly __typename: 'TranslationSettingsPermissions';
  /**
   * True if the caller can change and delete the settings. Role create or higher in the organization
   * is needed.
   */
  readonly edit: Scalars['Boolean']['output'];
  /** True if the caller can read the settings. Role read or higher in the organization is needed. */
  readonly view: Scalars['Boolean']['output'];
};

/** URLs of translation settings. */
export type TranslationSettingsUrls = {
  readonly __typename: 'TranslationSettingsUrls';
  /** URL of the translation settings in `/v1`. */
  readonly location: Scalars['String']['output'];
};

/** The status of a page in a translation. */
export type TranslationStatus =
  /** The translation has the page, and the source does not. */
  | 'EXTRA'
  /** The source has the page, and the translation does not. */
  | 'MISSING'
  /** The source page has changed since the translation. */
  | 'STALE'
  /** The page is a translation of the current source page. */
  | 'TRANSLATED'
  /** The page exists, but its document is still a copy of the source. */
  | 'UNTRANSLATED';

/** A trial of a plan. */
export type Trial = {
  readonly __typename: 'Trial';
  /** Decision at the end of the trial. */
  readonly decision?: Maybe<TrialDecision>;
  /** End of the trial. */
  readonly endDate?: Maybe<Scalars['DateTime']['output']>;
  /** Status of the trial. */
  readonly status: TrialStatus;
};

/** The decision at the end of a trial. */
export type TrialDecision =
  /** Downgrade to the free plan. */
  | 'DOWNGRADE';

/** The status of a trial. */
export type TrialStatus =
  /** The trial is running. */
  | 'ACTIVE'
  /** The trial ended by a decision. */
  | 'ENDED'
  /** The trial expired. */
  | 'EXPIRED'
  /** The trial has not started. */
  | 'NONE'
  /** The plan has no trial. */
  | 'NOTAPPLICABLE';

/** Input of `uninstallIntegration`. */
export type UninstallIntegrationInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the installation. */
  readonly id: Scalars['ID']['input'];
};

/** Result of `uninstallIntegration`. */
export type UninstallIntegrationPayload = {
  readonly __typename: 'UninstallIntegrationPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** Id of the deleted installation. */
  readonly uninstalledIntegrationInstallationId?: Maybe<Scalars['ID']['output']>;
};

/** Input of `unpublishIntegration`. */
export type UnpublishIntegrationInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Set to true to delete installations of other organizations too. */
  readonly force?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the integration. At most 100 characters. */
  readonly name: Scalars['String']['input'];
};

/** Result of `unpublishIntegration`. */
export type UnpublishIntegrationPayload = {
  readonly __typename: 'UnpublishIntegrationPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** Id of the deleted integration. */
  readonly unpublishedIntegrationId?: Maybe<Scalars['ID']['output']>;
};

/** Input of `unpublishSite`. */
export type UnpublishSiteInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the site (`site_…`). */
  readonly id: Scalars['ID']['input'];
};

/** Result of `unpublishSite`. */
export type UnpublishSitePayload = {
  readonly __typename: 'UnpublishSitePayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The unpublished site. */
  readonly site?: Maybe<Site>;
};

/** Changes to a change request. Absent fields remain unchanged. */
export type UpdateChangeRequestInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the change request (`cr_…`). */
  readonly id: Scalars['ID']['input'];
  /**
   * New status: DRAFT, OPEN or ARCHIVED. The request fails with INVALID_TRANSITION for MERGED, and for
   * a change request that is merged.
   */
  readonly status?: InputMaybe<ChangeRequestStatus>;
  /** Subject of the change request. At most 100 characters. */
  readonly subject?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `updateChangeRequest`. */
export type UpdateChangeRequestPayload = {
  readonly __typename: 'UpdateChangeRequestPayload';
  /** The change request after the change. */
  readonly changeRequest?: Maybe<ChangeRequest>;
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Changes to a collection. Absent fields remain unchanged. */
export type UpdateCollectionInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Level of members without a grant; null for no access. */
  readonly defaultLevel?: InputMaybe<DefaultLevel>;
  /** Description of the collection. An empty string removes it. At most 100 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Id of the collection. */
  readonly id: Scalars['ID']['input'];
  /** Title of the collection. At most 50 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `updateCollection`. */
export type UpdateCollectionPayload = {
  readonly __typename: 'UpdateCollectionPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The collection after the change. */
  readonly collection?: Maybe<Collection>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Changes to a comment. Absent fields remain unchanged. */
export type UpdateCommentInput = {
  /**
   * Emojis to add as reactions of the caller; existing ones are kept. At most 20, and at most 20 per
   * user on one comment. Each 1 to 50 characters, one emoji.
   */
  readonly addedReactions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** New body. The caller must be the author. */
  readonly body?: InputMaybe<CommentBodyInput>;
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the comment. */
  readonly id: Scalars['ID']['input'];
  /** Emojis to remove from the reactions of the caller. An emoji in both lists is removed. At most 20. Each 1 to 50 characters, one emoji. */
  readonly removedReactions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /**
   * Set to true to resolve the comment, to false to reopen it. The caller must be the author of the
   * comment or of the change request, or needs level edit or higher.
   */
  readonly resolved?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Result of `updateComment`. */
export type UpdateCommentPayload = {
  readonly __typename: 'UpdateCommentPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The comment after the change. */
  readonly comment?: Maybe<Comment>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Changes to a reply. Absent fields remain unchanged. */
export type UpdateCommentReplyInput = {
  /**
   * Emojis to add as reactions of the caller; existing ones are kept. At most 20, and at most 20 per
   * user on one reply. Each 1 to 50 characters, one emoji.
   */
  readonly addedReactions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** New body. The caller must be the author. */
  readonly body?: InputMaybe<CommentBodyInput>;
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the reply. */
  readonly id: Scalars['ID']['input'];
  /** Emojis to remove from the reactions of the caller. An emoji in both lists is removed. At most 20. Each 1 to 50 characters, one emoji. */
  readonly removedReactions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Result of `updateCommentReply`. */
export type UpdateCommentReplyPayload = {
  readonly __typename: 'UpdateCommentReplyPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The reply after the change. */
  readonly reply?: Maybe<CommentReply>;
};

/** Result of `updateMemberGrant` and `updateTeamGrant`. */
export type UpdateGrantPayload = {
  readonly __typename: 'UpdateGrantPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The grant after the change. */
  readonly grant?: Maybe<Grant>;
};

/**
 * Changes to an installation. Absent fields remain unchanged; a list or configuration replaces the
 * previous one.
 */
export type UpdateIntegrationInstallationInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Configuration, as declared in `configurations.account` of the integration. */
  readonly configuration?: InputMaybe<Scalars['JSON']['input']>;
  /**
   * Ids of the installation in the external system of the integration. Admins of the publishing
   * organization can set them too. At most 100 items, each 1 to 255 characters.
   */
  readonly externalIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Id of the installation. */
  readonly id: Scalars['ID']['input'];
  /** Scopes that the admin accepts, out of those that the integration requests now. At most 50 items, each at most 64 characters. */
  readonly scopes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The selected sites, for SELECTED. At most 500 items. */
  readonly selected_sites?: InputMaybe<ReadonlyArray<SelectedSiteInput>>;
  /** The selected spaces, for SELECTED. At most 500 items. */
  readonly selected_spaces?: InputMaybe<ReadonlyArray<SelectedSpaceInput>>;
  /** Sites in the installation scope. */
  readonly site_selection?: InputMaybe<InstallationSelection>;
  /** Spaces in the installation scope. */
  readonly space_selection?: InputMaybe<InstallationSelection>;
  /**
   * `ACTIVE` or `PAUSED`. The request fails with INVALID_TRANSITION if a pending installation is to
   * become active. Pausing revokes its tokens.
   */
  readonly status?: InputMaybe<InstallationStatus>;
};

/** Result of `updateIntegrationInstallation`. */
export type UpdateIntegrationInstallationPayload = {
  readonly __typename: 'UpdateIntegrationInstallationPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The installation after the change. */
  readonly installation?: Maybe<IntegrationInstallation>;
};

/** Changes to a link invite. Absent fields remain unchanged. */
export type UpdateLinkInviteInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Time of expiry; null for no expiry. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Id of the link invite. */
  readonly id: Scalars['ID']['input'];
  /** Maximum number of uses, 1 to 100000; null for no limit. */
  readonly maxUses?: InputMaybe<Scalars['Int']['input']>;
  /** Role of new members; null for guests. ADMIN is refused. */
  readonly role?: InputMaybe<Role>;
  /** Id of the team that new members join; null for none. */
  readonly teamId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `updateLinkInvite`. */
export type UpdateLinkInvitePayload = {
  readonly __typename: 'UpdateLinkInvitePayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The link invite after the change. */
  readonly linkInvite?: Maybe<LinkInvite>;
};

/** A level to grant. */
export type UpdateMemberGrantInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space or collection. */
  readonly contentId: Scalars['ID']['input'];
  /** Level to grant; null denies access, whatever the parent collections grant. */
  readonly role?: InputMaybe<Role>;
  /** Id of the user (`usr_…`). */
  readonly userId: Scalars['ID']['input'];
};

/** Changes to a member. */
export type UpdateMemberInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the member (`mbr_…`). */
  readonly id: Scalars['ID']['input'];
  /** New role; null for a guest. The request fails with CONFLICT for the last admin. */
  readonly role?: InputMaybe<Role>;
};

/** Result of `updateMember`. */
export type UpdateMemberPayload = {
  readonly __typename: 'UpdateMemberPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The member after the change. */
  readonly member?: Maybe<Member>;
};

/** Changes to an organization. Absent fields remain unchanged. */
export type UpdateOrganizationInput = {
  /** True to enable AI features. */
  readonly ai?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The content that members see first; null for none. */
  readonly defaultContent?: InputMaybe<DefaultContentInput>;
  /** Default role of new members; null for guest. */
  readonly defaultRole?: InputMaybe<Role>;
  /**
   * E-mail domains whose users can join the organization. A domain belongs to one organization only,
   * and domains of public mail providers are refused. At most 50. Each at most 255 characters.
   */
  readonly emailDomains?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /**
   * Subdomain of the organization in public URLs: lower-case letters, digits and hyphens. The request
   * fails with ALREADY_EXISTS if it is taken, and with BAD_USER_INPUT if the service itself uses it,
   * for example `www`. 3 to 32 characters.
   */
  readonly hostname?: InputMaybe<Scalars['String']['input']>;
  /** Id of the organization (`org_…`). */
  readonly id: Scalars['ID']['input'];
  /** True to enable link invites. */
  readonly inviteLinks?: InputMaybe<Scalars['Boolean']['input']>;
  /** Address of the logo; null removes it. At most 2048 characters. */
  readonly logo?: InputMaybe<Scalars['String']['input']>;
  /**
   * True if members must sign in through SAML. The request fails with CONFLICT while no provider is
   * active.
   */
  readonly sso?: InputMaybe<Scalars['Boolean']['input']>;
  /** Title of the organization. 2 to 255 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `updateOrganization`. */
export type UpdateOrganizationPayload = {
  readonly __typename: 'UpdateOrganizationPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The organization after the change. */
  readonly organization?: Maybe<Organization>;
};

/** Changes to a page. Absent fields remain unchanged. `markdown` and `document` exclude each other. */
export type UpdatePageInput = {
  /**
   * Index among the pages of the parent, from 0. Default: the end of a new parent, otherwise the
   * current position.
   */
  readonly at?: InputMaybe<Scalars['Int']['input']>;
  /** Source of a computed page. */
  readonly computed?: InputMaybe<ComputedPageInput>;
  /** Cover of the page; null removes it. */
  readonly cover?: InputMaybe<PageCoverInput>;
  /** Description of the page; null removes it. At most 1000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The document, in the form that existing clients of `/v1` send. */
  readonly document?: InputMaybe<DocumentInput>;
  /** Emoji of the page; null removes it. At most 50 characters, one emoji. */
  readonly emoji?: InputMaybe<Scalars['String']['input']>;
  /** Set to true to hide the page from the table of contents. */
  readonly hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the icon of the page; null removes it. 1 to 50 characters. */
  readonly icon?: InputMaybe<Scalars['String']['input']>;
  /** Visible parts of the page. */
  readonly layout?: InputMaybe<PageLayoutInput>;
  /**
   * Markdown of the page, at most 1 MiB. It may begin with YAML front matter, which sets those fields
   * that are absent from the input.
   */
  readonly markdown?: InputMaybe<Scalars['String']['input']>;
  /** Set to true to exclude the page from the search of a site. */
  readonly noIndex?: InputMaybe<Scalars['Boolean']['input']>;
  /** Set to true to ask search engines not to index the page. */
  readonly noRobotsIndex?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the page, or a ref of this batch. 1 to 64 characters. */
  readonly pageId: Scalars['ID']['input'];
  /** Id of the new parent page, or a ref of this batch; null for the root. 1 to 64 characters. */
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Last segment of the page's path. 1 to 100 characters. */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
  /** Target of a link. */
  readonly target?: InputMaybe<PageTargetInput>;
  /** Title of the page. 1 to 255 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** Values of `{{ name }}` in the document; a null value removes the variable. */
  readonly variables?: InputMaybe<Scalars['StringMap']['input']>;
};

/** Changes to the authentication of visitors. Absent fields remain unchanged. */
export type UpdatePublishingAuthInput = {
  /** Service that signs the tokens of visitors. */
  readonly backend?: InputMaybe<VisitorAuthBackend>;
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** URL to which visitors without a valid token are redirected; null for none. At most 2048 characters, an absolute http or https address. */
  readonly fallbackURL?: InputMaybe<Scalars['String']['input']>;
  /** Id of the site (`site_…`). */
  readonly siteId: Scalars['ID']['input'];
};

/** Result of `updatePublishingAuth`. */
export type UpdatePublishingAuthPayload = {
  readonly __typename: 'UpdatePublishingAuthPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The settings after the change. */
  readonly publishingAuth?: Maybe<PublishingAuth>;
};

/** Changes to a reusable content. Absent fields remain unchanged. */
export type UpdateReusableContentInput = {
  /** Id of the reusable content, or a ref of this batch. 1 to 64 characters. */
  readonly id: Scalars['ID']['input'];
  /** Markdown of the reusable content, at most 1 MiB. */
  readonly markdown?: InputMaybe<Scalars['String']['input']>;
  /** Title of the reusable content. 1 to 255 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a SAML provider. Absent fields remain unchanged. */
export type UpdateSamlProviderInput = {
  /** Signing certificate of the provider, or two during a key rotation. An empty string removes it. At most 10000 characters. */
  readonly certificate?: InputMaybe<Scalars['String']['input']>;
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Role of new members; null for guest. */
  readonly defaultRole?: InputMaybe<Role>;
  /** Id of the team that new members join. */
  readonly defaultTeamId?: InputMaybe<Scalars['ID']['input']>;
  /** Entity id of the provider. An empty string removes it. At most 1024 characters. */
  readonly entityID?: InputMaybe<Scalars['String']['input']>;
  /** Id of the SAML provider. */
  readonly id: Scalars['ID']['input'];
  /** Label of the sign-in button. 1 to 30 characters. */
  readonly label?: InputMaybe<Scalars['String']['input']>;
  /** URL of the provider for authentication requests (HTTP-Redirect binding). At most 2048 characters, an absolute http or https address. */
  readonly ssoURL?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `updateSAMLProvider`. */
export type UpdateSamlProviderPayload = {
  readonly __typename: 'UpdateSAMLProviderPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The provider after the change. */
  readonly samlProvider?: Maybe<SamlProvider>;
};

/** Changes to a service account. Absent fields remain unchanged. */
export type UpdateServiceAccountInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the service account. */
  readonly id: Scalars['ID']['input'];
  /** Name of the service account. 1 to 64 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Role in the organization; null for the permissions of a guest. */
  readonly role?: InputMaybe<Role>;
};

/** Result of `updateServiceAccount`. */
export type UpdateServiceAccountPayload = {
  readonly __typename: 'UpdateServiceAccountPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The service account after the change. */
  readonly serviceAccount?: Maybe<ServiceAccount>;
};

/** Changes to a share link. Absent fields remain unchanged. */
export type UpdateShareLinkInput = {
  /** True if the link opens the site. */
  readonly active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the share link. */
  readonly id: Scalars['ID']['input'];
  /** Name of the share link. At most 50 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `updateShareLink`. */
export type UpdateShareLinkPayload = {
  readonly __typename: 'UpdateShareLinkPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The share link after the change. */
  readonly shareLink?: Maybe<ShareLink>;
};

/** Changes to a site. Absent fields remain unchanged. */
export type UpdateSiteInput = {
  /** Adaptive content, which shows parts of the site by the claims of the visitor. */
  readonly adaptiveContent?: InputMaybe<AdaptiveContentInput>;
  /** Access of AI agents. */
  readonly agentsContext?: InputMaybe<AgentsContext>;
  /**
   * Path segment of the public URL: lower-case letters, digits and hyphens. The request fails with
   * ALREADY_EXISTS if it is taken. 1 to 100 characters.
   */
  readonly basename?: InputMaybe<Scalars['String']['input']>;
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the default section. */
  readonly defaultSiteSectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the default site space, at the root or in the default section. */
  readonly defaultSiteSpaceId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the site (`site_…`). */
  readonly id: Scalars['ID']['input'];
  /** Domain with a path at which a proxy serves the site, for example `acme.test/docs`; null for none. At most 512 characters. */
  readonly proxy?: InputMaybe<Scalars['String']['input']>;
  /** Title of the site. 2 to 128 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /**
   * Access of visitors while the site is published. The caller must be an organization admin or the
   * creator of the site.
   */
  readonly visibility?: InputMaybe<SiteVisibility>;
};

/** Result of `updateSite`. */
export type UpdateSitePayload = {
  readonly __typename: 'UpdateSitePayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The site after the change. */
  readonly site?: Maybe<Site>;
};

/**
 * Changes to a redirect. Absent fields remain unchanged. An automatic redirect becomes manual, and
 * keeps its current destination by default.
 */
export type UpdateSiteRedirectInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Destination, as in `CreateSiteRedirectInput.destination`. 1 to 2048 characters. */
  readonly destination?: InputMaybe<Scalars['String']['input']>;
  /** Id of the redirect. */
  readonly id: Scalars['ID']['input'];
  /** Path in the site, as in `CreateSiteRedirectInput.source`. 1 to 2048 characters. */
  readonly source?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `updateSiteRedirect`. */
export type UpdateSiteRedirectPayload = {
  readonly __typename: 'UpdateSiteRedirectPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The redirect after the change. */
  readonly siteRedirect?: Maybe<SiteRedirect>;
};

/** Changes to a section group. Absent fields remain unchanged. */
export type UpdateSiteSectionGroupInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Name of the icon; null removes it. At most 50 characters. */
  readonly icon?: InputMaybe<Scalars['String']['input']>;
  /** Id of the section group (`grp_…`). */
  readonly id: Scalars['ID']['input'];
  /** Title of the group. 1 to 100 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `updateSiteSectionGroup`. */
export type UpdateSiteSectionGroupPayload = {
  readonly __typename: 'UpdateSiteSectionGroupPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The section group after the change. */
  readonly siteSectionGroup?: Maybe<SiteSectionGroup>;
};

/** Changes to a section. Absent fields remain unchanged. */
export type UpdateSiteSectionInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Condition of the section; null removes it. 1 to 1024 characters. */
  readonly condition?: InputMaybe<Scalars['String']['input']>;
  /** Id of the default site space of the section. */
  readonly defaultSiteSpaceId?: InputMaybe<Scalars['ID']['input']>;
  /** Description of the section; null removes it. At most 256 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Name of the icon; null removes it. At most 50 characters. */
  readonly icon?: InputMaybe<Scalars['String']['input']>;
  /** Id of the section (`sec_…`). */
  readonly id: Scalars['ID']['input'];
  /**
   * Path segment of the section: lower-case letters, digits and hyphens. The request fails with
   * ALREADY_EXISTS if it is taken. 1 to 100 characters.
   */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Title of the section. 2 to 128 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `updateSiteSection`. */
export type UpdateSiteSectionPayload = {
  readonly __typename: 'UpdateSiteSectionPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The section after the change. */
  readonly siteSection?: Maybe<SiteSection>;
};

/** Changes to a site space. Absent fields remain unchanged. */
export type UpdateSiteSpaceInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Condition of the site space; null removes it. 1 to 1024 characters. */
  readonly condition?: InputMaybe<Scalars['String']['input']>;
  /** Id of the site space. */
  readonly id: Scalars['ID']['input'];
  /**
   * Path segment of the site space: lower-case letters, digits and hyphens. The request fails with
   * ALREADY_EXISTS if it is taken. 1 to 100 characters.
   */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space. The caller needs level create or higher on it. */
  readonly spaceId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `updateSiteSpace`. */
export type UpdateSiteSpacePayload = {
  readonly __typename: 'UpdateSiteSpacePayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The site space after the change. */
  readonly siteSpace?: Maybe<SiteSpace>;
};

/** Changes to a space. Absent fields remain unchanged. */
export type UpdateSpaceInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Level of members without a grant; null for no access. */
  readonly defaultLevel?: InputMaybe<DefaultLevel>;
  /** Way in which the primary content can be changed. */
  readonly editMode?: InputMaybe<SpaceEditMode>;
  /** Emoji of the space. At most 50 characters, one emoji. */
  readonly emoji?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space (`spc_…`). */
  readonly id: Scalars['ID']['input'];
  /** Title of the space. At most 50 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** Access without membership. IN_COLLECTION is refused at the root. */
  readonly visibility?: InputMaybe<SpaceVisibility>;
};

/** Result of `updateSpace`. */
export type UpdateSpacePayload = {
  readonly __typename: 'UpdateSpacePayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The space after the change. */
  readonly space?: Maybe<Space>;
};

/** A level to grant. */
export type UpdateTeamGrantInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space or collection. */
  readonly contentId: Scalars['ID']['input'];
  /** Level to grant; null denies access, whatever the parent collections grant. */
  readonly role?: InputMaybe<Role>;
  /** Id of the team (`team_…`). */
  readonly teamId: Scalars['ID']['input'];
};

/** Changes to a team. */
export type UpdateTeamInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the team (`team_…`). */
  readonly id: Scalars['ID']['input'];
  /** Title of the team. 1 to 64 characters. */
  readonly title: Scalars['String']['input'];
};

/**
 * Changes to the members of a team, all or none. Users are named by id or e-mail address; the request
 * fails if one is not a member of the organization.
 */
export type UpdateTeamMembersInput = {
  /** Users to add; existing members keep their role. At most 1000. Each at most 320 characters. */
  readonly add?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Users to add or change, with their roles. At most 1000. */
  readonly memberships?: InputMaybe<ReadonlyArray<TeamMembershipInput>>;
  /** Users to remove, also if they are in `add`. At most 1000. Each at most 320 characters. */
  readonly remove?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Id of the team (`team_…`). */
  readonly teamId: Scalars['ID']['input'];
};

/** Result of `updateTeamMembers`. */
export type UpdateTeamMembersPayload = {
  readonly __typename: 'UpdateTeamMembersPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The team after the change. */
  readonly team?: Maybe<Team>;
};

/** Result of `updateTeam`. */
export type UpdateTeamPayload = {
  readonly __typename: 'UpdateTeamPayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The team after the change. */
  readonly team?: Maybe<Team>;
};

/**
 * A file to upload: `base64`; or `upload`, in a multipart request with the header
 * `GraphQL-Require-Preflight: 1`; or a form with one part `file` to `/v1/orgs/{organizationId}/files`.
 */
export type UploadFileInput = {
  /** Content of the file in base64, at most 10 MiB decoded. At most 14000000 characters. */
  readonly base64?: InputMaybe<Scalars['String']['input']>;
  /** Any text, which the payload returns. At most 255 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Media type, for example `image/png`. The type that is detected from the bytes takes precedence. At most 255 characters. */
  readonly contentType?: InputMaybe<Scalars['String']['input']>;
  /** Name of the file with its extension. 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** Id of the organization (`org_…`). */
  readonly organizationId: Scalars['ID']['input'];
  /** Reference to the bytes of a multipart request. Only the server sets it. At most 4096 characters. */
  readonly staged?: InputMaybe<Scalars['String']['input']>;
  /**
   * File of a multipart request, at most 100 MiB. The variables must name the organization,
   * as `input.organizationId` or `organizationId`, so that the permission is checked before the file
   * is read.
   */
  readonly upload?: InputMaybe<Scalars['Upload']['input']>;
};

/** Result of `uploadFile`. */
export type UploadFilePayload = {
  readonly __typename: 'UploadFilePayload';
  /** The `clientMutationId` of the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused, with all other fields null; empty after a success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The uploaded file. Its `fileId` can be used in content. */
  readonly file?: Maybe<File>;
};

/** The main use of an organization. */
export type UseCase =
  /** A site with a restricted audience. */
  | 'AUDIENCE_CONTROLLED_SITE'
  /** A design system. */
  | 'DESIGN_SYSTEM'
  /** A documentation site. */
  | 'DOCS_SITE'
  /** Internal documentation. */
  | 'INTERNAL_DOCS'
  /** Notes. */
  | 'NOTES'
  /** Documentation of open source software. */
  | 'OPEN_SOURCE_DOCS'
  /** Another use. */
  | 'OTHER'
  /** Product documentation. */
  | 'PRODUCT_DOCS'
  /** A team's knowledge base. */
  | 'TEAM_KNOWLEDGE_BASE';

/**
 * A person, or the representation of a service account or installation. Its public fields are visible
 * to users in a common organization.
 */
export type User = Node & {
  readonly __typename: 'User';
  /**
   * Change requests that the user created or whose content they changed, in all organizations, latest
   * change first. Null unless the user is the caller.
   */
  readonly changeRequests?: Maybe<ChangeRequestConnection>;
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Display name. */
  readonly displayName: Scalars['String']['output'];
  /** E-mail address, in lower case. */
  readonly email: Scalars['String']['output'];
  /** Id of the user (`usr_…`). */
  readonly id: Scalars['ID']['output'];
  /**
   * Organizations of the user, newest first. Null unless the user is the caller, as are all lists of
   * the start screen of an app.
   */
  readonly organizations?: Maybe<OrganizationConnection>;
  /** URL of a picture. */
  readonly photoURL?: Maybe<Scalars['String']['output']>;
  /**
   * Comments of other users on change requests that the user contributed to, in spaces where the user
   * can comment, newest first. Null unless the user is the caller.
   */
  readonly receivedComments?: Maybe<CommentConnection>;
  /**
   * Replies of other users to comments of the user, and to comments on change requests that the user
   * contributed to, in spaces where the user can comment, newest first. Null unless the user is the
   * caller.
   */
  readonly receivedReplies?: Maybe<CommentReplyConnection>;
  /**
   * Spaces that the user changed or discussed last, latest first, at most 50. It looks at the last 500
   * audit events of the user in each organization. Null unless the user is the caller.
   */
  readonly recentSpaces?: Maybe<SpaceConnection>;
  /**
   * Open change requests that the user was asked to review and whose current revision they have not
   * reviewed, in all organizations, newest request for a review first. Null unless the user is the
   * caller.
   */
  readonly reviewRequests?: Maybe<ChangeRequestConnection>;
  /** URLs of the user. */
  readonly urls: UserUrls;
};


/**
 * A person, or the representation of a service account or installation. Its public fields are visible
 * to users in a common organization.
 */
export type UserChangeRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ContributedChangeRequestFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A person, or the representation of a service account or installation. Its public fields are visible
 * to users in a common organization.
 */
export type UserOrganizationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A person, or the representation of a service account or installation. Its public fields are visible
 * to users in a common organization.
 */
export type UserReceivedCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReceivedCommentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A person, or the representation of a service account or installation. Its public fields are visible
 * to users in a common organization.
 */
export type UserReceivedRepliesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReceivedCommentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A person, or the representation of a service account or installation. Its public fields are visible
 * to users in a common organization.
 */
export type UserRecentSpacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A person, or the representation of a service account or installation. Its public fields are visible
 * to users in a common organization.
 */
export type UserReviewRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/**
 * A reason why a mutation was refused: an invalid input, or a state that excludes the change. The
 * mutation has changed nothing, and the other fields of its payload are null.
 *
 * A payload states such errors if its selection includes `errors`. Otherwise, and for every other code
 * (such as UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED or INTERNAL), the response has a
 * top-level error.
 */
export type UserError = {
  /** Code of the error, for programs. */
  readonly code: UserErrorCode;
  /** Explanation for people: what happened and what to do. */
  readonly message: Scalars['String']['output'];
  /**
   * Path of the invalid value inside `input`, for example `["emails", "2"]`. Null if the error does not
   * concern one value.
   */
  readonly path?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** The code of a user error, the same as `extensions.code` of the top-level error. */
export type UserErrorCode =
  /** Another object has a value that must be unique. */
  | 'ALREADY_EXISTS'
  /** The input is invalid. */
  | 'BAD_USER_INPUT'
  /** The state of an object excludes the change. */
  | 'CONFLICT'
  /** The change request is merged or archived, or its status does not allow the transition. */
  | 'INVALID_TRANSITION'
  /** The merge has conflicts, or a resolution belongs to an earlier state of its conflict. */
  | 'MERGE_CONFLICT'
  /** The space can only be edited by change requests. */
  | 'SPACE_LOCKED'
  /** The content has changed since the expected revision. */
  | 'STALE_REVISION'
  /** Sites show the content, so it cannot leave its organization. */
  | 'TRANSFER_REFUSED'
  /** The content of the source has a format that cannot be imported. */
  | 'UNSUPPORTED_SOURCE';

/** URLs of a user. */
export type UserUrls = {
  readonly __typename: 'UserUrls';
  /** URL of the user in `/v1`. */
  readonly location: Scalars['String']['output'];
};

/**
 * An invalid value of the input. A payload has one such error for each invalid value, at most 50. The
 * code is BAD_USER_INPUT or UNSUPPORTED_SOURCE.
 */
export type ValidationError = UserError & {
  readonly __typename: 'ValidationError';
  /** Code of the error, for programs. */
  readonly code: UserErrorCode;
  /** Explanation for people: what happened and what to do. */
  readonly message: Scalars['String']['output'];
  /** Path of the invalid value inside `input`. Null if the error does not concern one value. */
  readonly path?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** A state of a space. */
export type VersionContext = {
  readonly __typename: 'VersionContext';
  /** The change request; null for a revision. */
  readonly changeRequest?: Maybe<ChangeRequest>;
  /** The revision; null for a change request. */
  readonly revision?: Maybe<Revision>;
  /** Kind of the state. */
  readonly type: VersionContextType;
};

/** The kind of a state of a space. */
export type VersionContextType =
  /** A change request. */
  | 'CHANGE_REQUEST'
  /** A revision. A change request without changes is at a revision of its space. */
  | 'REVISION';

/** The authentication of the visitors of a space. */
export type VisitorAuth = {
  readonly __typename: 'VisitorAuth';
  /** Service that authenticates visitors. */
  readonly backend: VisitorAuthBackend;
};

/** The service that authenticates visitors. */
export type VisitorAuthBackend =
  /** A service of the organization. */
  | 'CUSTOM'
  /** An integration. */
  | 'INTEGRATION';

/** A visitor of a site. */
export type VisitorInput = {
  /** JWT (HS256, `exp` at most 24 hours ahead) that is signed with the key of the site. At most 16000 characters. */
  readonly jwt_token?: InputMaybe<Scalars['String']['input']>;
  /**
   * Unsigned claims, which conditions read as `visitor.claims.unsigned`: an object of at most 4 KiB as
   * JSON.
   */
  readonly unsignedClaims?: InputMaybe<Scalars['JSON']['input']>;
};
