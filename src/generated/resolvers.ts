import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RowOf, ViewOf, RevisionView, ShownFile, PageOf, LinkListPage, PageOfViews, ActorRow, ContentView, PublicOrganizationRow, SubdomainRow, EffectiveAccessRow, PageRow, ReusableContentRow, ContentChangeRow, BlockChangeRow, MergeConflictRow, MergePreviewRow, SearchResultRow, MemberSearchSectionRow, SpaceSearchResultRow, StructureRow, SiteSearchSectionRow, SiteRow, SAMLProviderRow, ShownRedirect, OpenAPISpecVersionRow, DownloadRow, LinkRow, BrokenLinkNumbers, ReferenceRow, MemberSpaceRow, FileReferenceRow, PageTargetRow, SpaceUrlsRow, RevisionUrlsRow } from '../data/rows.ts';
import type { ShownTranslation, TranslationRow, PageTranslationRow } from '../data/rows/translation.ts';
import type { Connection } from '../data/connection.ts';
import type { PublishedSiteRow, PublishedLocationRow, PublishedPageRow, SiteSearchResultRow } from '../data/rows/published-site.ts';
import type { AlreadyExists, StaleRevision } from '../graphql/user-errors.ts';
import type { BlockRow, InlineRow, TableColumnRow, TableRowRow, TableCellRow } from '../data/rows/block.ts';
import type { Mark } from '../domain/document/model.ts';
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
  /** ISO 8601 timestamp in UTC with milliseconds, for example `2026-11-01T12:00:00.000Z`. */
  DateTime: { input: Date; output: string | Date; }
  /** Any JSON value, for example `{"plan": "pro"}`. An input has at most 32 levels. */
  JSON: { input: unknown; output: unknown; }
  /**
   * An object with string values, for example `{"product": "Lectern"}`. An input has at most 100 names
   * of 1 to 64 characters, and values of at most 1024. A `null` value removes the name where the
   * description says so.
   */
  StringMap: { input: Record<string, string | null>; output: Readonly<Record<string, string>>; }
  /**
   * A file of a multipart request, as the GraphQL multipart request specification defines it: the
   * variable is null, and the part `map` of the form names it, for example `{"0":
   * ["variables.input.upload"]}` for the part `0`.
   */
  Upload: { input: string; output: string; }
};

/** The secret of an invite, and the new member. */
export type AcceptInviteInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Display name of a new user, for example `Fay Fischer`. Default: the part of the address before
   * `@`.
   */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /**
   * E-mail address of the new member, for example `fay@acme.test`. Required for a link invite. For an
   * invite it must be the invited address, and can be absent.
   */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Id of the invite (`inv_…`) or link invite (`lnk_…`). */
  id: Scalars['ID']['input'];
  /** Secret from the link, the value of its parameter `secret`. */
  secret: Scalars['String']['input'];
};

/** Result of `acceptInvite`. */
export type AcceptInvitePayload = {
  __typename?: 'AcceptInvitePayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The new member, also visible to a caller who becomes a guest. */
  member: Member;
  /** Personal token for a new user, shown only once; null for an existing user. */
  token?: Maybe<Scalars['String']['output']>;
};

/**
 * A user, service account or installation that did something: the author of a page, the reviewer of a
 * change request, the actor of an audit event.
 *
 * A service account and an installation are returned as such to callers who can read them. To all
 * others they are the user that represents them.
 */
export type Actor = {
  /** Display name, for example `Ana Alvarez`. */
  displayName: Scalars['String']['output'];
  /** Id of the actor: `usr_…`, `sva_…` or `ins_…`. */
  id: Scalars['ID']['output'];
  /** URL of a picture; null for none. */
  photoUrl?: Maybe<Scalars['String']['output']>;
  /** The user that represents the actor, whose id arguments take. A user is their own. */
  user: User;
};

/** The setting for adaptive content of a site. */
export type AdaptiveContent = {
  __typename?: 'AdaptiveContent';
  /**
   * True if adaptive content is enabled. Otherwise, sections and site spaces with a condition are
   * hidden from visitors.
   */
  enabled: Scalars['Boolean']['output'];
};

/** The setting for adaptive content. */
export type AdaptiveContentInput = {
  /** True to enable adaptive content. */
  enabled: Scalars['Boolean']['input'];
};

/** The declaration of the claims about visitors that a site uses in conditions. */
export type AdaptiveSchema = {
  __typename?: 'AdaptiveSchema';
  /**
   * JSON Schema (draft-07) of an object whose properties are booleans, strings, numbers, lists and
   * objects, for example `{"type": "object", "properties": {"plan": {"type": "string"}}}`. Unsigned
   * claims are declared under the property `unsigned`.
   */
  jsonSchema: Scalars['JSON']['output'];
  /** Time of the last `setAdaptiveSchema`. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A section group, and the section to move into it. */
export type AddSectionToGroupInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the section group (`grp_…`). */
  siteSectionGroupId: Scalars['ID']['input'];
  /** Id of the section (`sec_…`). */
  siteSectionId: Scalars['ID']['input'];
};

/** Result of `addSectionToGroup`. */
export type AddSectionToGroupPayload = {
  __typename?: 'AddSectionToGroupPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The section group after the change. */
  siteSectionGroup: SiteSectionGroup;
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
  __typename?: 'AlreadyExistsError';
  /** Code of the error, for programs. */
  code: UserErrorCode;
  /**
   * The object that has the value. Null if the caller cannot see it, or if a concurrent request has
   * just created it.
   */
  existing?: Maybe<Node>;
  /** Explanation for people: what happened and what to do. */
  message: Scalars['String']['output'];
  /** Path of the value inside `input`. Null if the error does not concern one value. */
  path?: Maybe<Array<Scalars['String']['output']>>;
};

/** A text with a note. */
export type AnnotationInline = Inline & {
  __typename?: 'AnnotationInline';
  /** Blocks of the note. */
  body: Array<Block>;
  /** The text that the note is about. */
  nodes: Array<Inline>;
  /** Text that it shows, without marks; empty for none, such as for an icon. */
  text: Scalars['String']['output'];
};

/**
 * A credential for the API. It is stored as a hash; its secret is shown only once, at creation or
 * rotation.
 */
export type ApiToken = Node & {
  __typename?: 'ApiToken';
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of expiry; null if it does not expire. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the token (`tok_…`). */
  id: Scalars['ID']['output'];
  /** Kind of the token. */
  kind: TokenKind;
  /** Label of the token. */
  label: Scalars['String']['output'];
  /** Last four characters of the secret. */
  lastFour: Scalars['String']['output'];
  /** Time of the last use, exact to five minutes; null if it was never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Ids of the organizations in which the token is valid (`org_…`); null for all organizations of the
   * user.
   */
  organizationIds?: Maybe<Array<Scalars['ID']['output']>>;
  /**
   * Those of the organizations in which the token is valid that the caller can read; null for all
   * organizations of the user.
   */
  organizations?: Maybe<Array<Organization>>;
  /** Granted scopes, for example `space:read`; null for all permissions of the user. */
  scopes?: Maybe<Array<Scalars['String']['output']>>;
  /** URLs of the token. */
  urls: ApiTokenUrls;
};

/** A page of a list of tokens. */
export type ApiTokenConnection = {
  __typename?: 'ApiTokenConnection';
  /** The tokens of the page with their cursors. */
  edges: Array<ApiTokenEdge>;
  /** The tokens of the page. */
  nodes: Array<ApiToken>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of tokens on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the tokens of a page, with its cursor. */
export type ApiTokenEdge = {
  __typename?: 'ApiTokenEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: ApiToken;
};

/** Conditions on tokens, all of which must hold. A null condition is the same as an absent one. */
export type ApiTokenFilter = {
  /** Returns only tokens created at or after this time, for example `2026-01-15T09:00:00Z`. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only tokens created before this time, for example `2026-01-15T09:00:00Z`. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only tokens that expire at or after this time, for example `2026-01-15T09:00:00Z`. */
  expiresSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only tokens that expire before this time, for example `2026-01-15T09:00:00Z`. */
  expiresUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only tokens with this text in the label, regardless of case. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Set to true for tokens that were used at least once, and to false for those that never were. */
  used?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The sort order of a list of tokens. */
export type ApiTokenOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: ApiTokenOrderField;
};

/** A sort key of tokens. */
export type ApiTokenOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By label, regardless of case. */
  | 'LABEL'
  /** By time of the last use. Tokens that were never used are the smallest. */
  | 'LAST_USED_AT';

/** URLs of a token. */
export type ApiTokenUrls = {
  __typename?: 'ApiTokenUrls';
  /** URL of the token in `/v1`. */
  location: Scalars['String']['output'];
};

/** A record of one write in an organization. Events are immutable, and are deleted only after `EVENTS_RETENTION_DAYS`. */
export type AuditEvent = Node & {
  __typename?: 'AuditEvent';
  /** Name of the action, for example `team.create`. */
  action: Scalars['String']['output'];
  /** The actor of the action; null if the caller had no account or the actor was deleted. */
  actor?: Maybe<Actor>;
  /** Time of the action. */
  createdAt: Scalars['DateTime']['output'];
  /** Names of the changed fields, for example `title`. */
  fields: Array<Scalars['String']['output']>;
  /** Id of the event (`evt_…`). */
  id: Scalars['ID']['output'];
  /** Location of the object at that time; null if it was in no space or collection. */
  path?: Maybe<AuditPath>;
  /**
   * Position in the log of the organization: 1, 2, 3 and so on without gaps, in the order in which the
   * writes were committed. Null until it is assigned, within a few seconds after the write.
   * `eventsAfter` assigns the positions first, and returns no event without one.
   */
  position?: Maybe<Scalars['Int']['output']>;
  /** Ids of other affected objects, for example the users who were added to a team. `nodes` reads them. */
  relatedIds: Array<Scalars['ID']['output']>;
  /** Id of the request, as in the log and in `x-request-id`. */
  requestId: Scalars['String']['output'];
  /**
   * The object of the action. Null if it was deleted, if `node` does not find objects of its type, and
   * if the caller cannot read it.
   */
  subject?: Maybe<Node>;
  /** Id of the object of the action. */
  subjectId: Scalars['ID']['output'];
  /**
   * The token of the request. Null if there was none, if it was revoked, and if the caller cannot read
   * it: people read only their own tokens, and admins those of service accounts.
   */
  token?: Maybe<ApiToken>;
  /** Id of the token of the request; null for sign-ins, invites and the command line. */
  tokenId?: Maybe<Scalars['ID']['output']>;
};

/** A page of a list of events. */
export type AuditEventConnection = {
  __typename?: 'AuditEventConnection';
  /** The events of the page with their cursors. */
  edges: Array<AuditEventEdge>;
  /** The events of the page. */
  nodes: Array<AuditEvent>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of events on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the events of a page, with its cursor. */
export type AuditEventEdge = {
  __typename?: 'AuditEventEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: AuditEvent;
};

/** Conditions on audit events, all of which must hold. A null condition is the same as an absent one. */
export type AuditEventFilter = {
  /** Returns only events of this action, for example `team.create`. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** Returns only events of this user (`usr_…`): `actor { user { id } }` of an event. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Returns only events at or after this time, for example `2026-11-26T08:00:00Z`. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only events before this time, for example `2026-11-26T08:00:00Z`. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /**
   * Returns only events whose `path` has this space (`spc_…`): those of the space and of what it
   * contained at that time. The event of its creation has the space as subject only.
   */
  spaceId?: InputMaybe<Scalars['ID']['input']>;
  /** Returns only events with this id as subject. */
  subjectId?: InputMaybe<Scalars['ID']['input']>;
};

/** The sort order of a list of audit events. */
export type AuditEventOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: AuditEventOrderField;
};

/** A sort key of audit events. */
export type AuditEventOrderField =
  /** By time of the action. */
  | 'CREATED_AT';

/** The location of an object at the time of an action. */
export type AuditPath = {
  __typename?: 'AuditPath';
  /** The collection of the object. Null if there is none, and if the caller cannot read it. */
  collection?: Maybe<Collection>;
  /** Id of the collection of the object (`col_…`); null if it was in none. */
  collectionId?: Maybe<Scalars['ID']['output']>;
  /** The space of the object. Null if there is none, and if the caller cannot read it. */
  space?: Maybe<Space>;
  /** Id of the space of the object (`spc_…`); null if it was in none. */
  spaceId?: Maybe<Scalars['ID']['output']>;
};

/** A page of a list of backlinks. */
export type BacklinkConnection = {
  __typename?: 'BacklinkConnection';
  /** The backlinks of the page with their cursors. */
  edges: Array<BacklinkEdge>;
  /** The backlinks of the page. */
  nodes: Array<ContentReference>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of backlinks on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the backlinks of a page, with its cursor. */
export type BacklinkEdge = {
  __typename?: 'BacklinkEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: ContentReference;
};

/** The billing details of an organization. */
export type Billing = {
  __typename?: 'Billing';
  /** End of the paid period; null if it is not stored. */
  endDate?: Maybe<Scalars['DateTime']['output']>;
  /** True if the last payment failed; null if it is not stored. */
  hasPaymentFailed?: Maybe<Scalars['Boolean']['output']>;
  /** Billing interval; null if it is not stored. */
  interval?: Maybe<BillingInterval>;
  /** True if the subscription ends with the paid period; null if it is not stored. */
  isScheduledToCancel?: Maybe<Scalars['Boolean']['output']>;
  /** Name of the price list, for example `standard`; null if it is not stored. */
  pricing?: Maybe<Scalars['String']['output']>;
};

/** The billing interval. */
export type BillingInterval =
  /** Monthly. */
  | 'MONTHLY'
  /** Yearly. */
  | 'YEARLY';

/** A pending change of plan. */
export type BillingMigration = {
  __typename?: 'BillingMigration';
  /** Deadline of the change; null if it is not stored. */
  deadline?: Maybe<Scalars['DateTime']['output']>;
  /** End of the discount; null for none. */
  discountEndDate?: Maybe<Scalars['DateTime']['output']>;
  /** Discount in percent, for example `20`; null for none. */
  discountPercent?: Maybe<Scalars['Float']['output']>;
};

/** A block of a document. `__typename` is its type, which decides its further fields. */
export type Block = {
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /**
   * Id of the block in its document, for example `2fb4e344aa063887`: a hash of its text, with a number
   * after it where the same block occurs again. Comments refer to it as `blockId`.
   */
  key: Scalars['String']['output'];
  /**
   * Markdown of the block, as it was written or rendered. Within a quote or a list, its further lines
   * begin as they do in the document.
   */
  markdown: Scalars['String']['output'];
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
};

/** A horizontal alignment. */
export type BlockAlign =
  /** In the middle. */
  | 'CENTER'
  /** On the left. */
  | 'LEFT'
  /** On the right. */
  | 'RIGHT';

/** A block with different text in two revisions of a document. */
export type BlockChange = {
  __typename?: 'BlockChange';
  /** New markdown of the block; null if the block was removed. */
  after?: Maybe<Scalars['String']['output']>;
  /** Old markdown of the block; null if the block was added. */
  before?: Maybe<Scalars['String']['output']>;
  /** Index of the block in the new document, from 0; null if the block was removed. */
  indexAfter?: Maybe<Scalars['Int']['output']>;
  /** Index of the block in the old document, from 0; null if the block was added. */
  indexBefore?: Maybe<Scalars['Int']['output']>;
  /** Kind of the change. */
  kind: BlockChangeKind;
};

/** The kind of a change to a block. */
export type BlockChangeKind =
  /** The block was added. */
  | 'ADDED'
  /** The block was changed. */
  | 'CHANGED'
  /** The block was removed. */
  | 'REMOVED';

/** One change to the blocks of a page, with exactly one of these fields. */
export type BlockOperationInput =
  /** Deletes a block. */
  { delete: DeleteBlockInput; insert?: never; move?: never; replace?: never; }
  |  /** Inserts a block. */
  { delete?: never; insert: InsertBlockInput; move?: never; replace?: never; }
  |  /** Moves a block. */
  { delete?: never; insert?: never; move: MoveBlockInput; replace?: never; }
  |  /** Replaces the text of a block. */
  { delete?: never; insert?: never; move?: never; replace: ReplaceBlockInput; };

/**
 * The position of a block, with exactly one of these fields. A key is that of a block in the base
 * revision, for example `0f5a1c9b2d3e4f60`.
 */
export type BlockPositionInput =
  /** Key of the block after which the block is put. */
  { after: Scalars['String']['input']; before?: never; into?: never; }
  |  /** Key of the block before which the block is put. */
  { after?: never; before: Scalars['String']['input']; into?: never; }
  |  /** Key of the block, for example a hint or a tab, in which the block is put as the last one. */
  { after?: never; before?: never; into: Scalars['String']['input']; };

/** A range of consecutive blocks of a document. */
export type BlockRange = {
  __typename?: 'BlockRange';
  /** Index of the first block, from 0. */
  from: Scalars['Int']['output'];
  /** Markdown of the blocks, or their conflicting lines if the others were merged. */
  text: Scalars['String']['output'];
  /** Index after the last block. */
  to: Scalars['Int']['output'];
};

/** The block of an organization. */
export type Blocked = {
  __typename?: 'Blocked';
  /** Reason for the block. */
  reason: BlockedReason;
};

/** A merge that the merge rules of the space do not allow. The code is CONFLICT. */
export type BlockedByRulesError = UserError & {
  __typename?: 'BlockedByRulesError';
  /** The merge rules that the change request does not meet. */
  blockedBy: Array<MergeBlock>;
  /** Code of the error, for programs. */
  code: UserErrorCode;
  /** Explanation for people: what happened and what to do. */
  message: Scalars['String']['output'];
  /** Null: the error concerns the whole merge. */
  path?: Maybe<Array<Scalars['String']['output']>>;
};

/** The reason for blocking an organization. */
export type BlockedReason =
  /** Security. */
  | 'SECURITY';

/** True or false, for example of `hidden`. */
export type BooleanValue = FieldValue & {
  __typename?: 'BooleanValue';
  /** True or false. */
  boolean: Scalars['Boolean']['output'];
  /** The value as JSON. */
  json: Scalars['JSON']['output'];
};

/** A branch of a condition. */
export type BranchBlock = Block & ParentBlock & {
  __typename?: 'BranchBlock';
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** Condition of the branch, for example `visitor.claims.beta`; null for `else`. */
  expression?: Maybe<Scalars['String']['output']>;
  /** Id of the block in its document, for example `2fb4e344aa063887`. */
  key: Scalars['String']['output'];
  /** Markdown of the block, as it was written or rendered. */
  markdown: Scalars['String']['output'];
  /** Blocks within the block, in order. */
  nodes: Array<Block>;
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
};

/** Numbers of broken links. */
export type BrokenLinkStats = {
  __typename?: 'BrokenLinkStats';
  /**
   * Number of links that are broken in the change request but not in its base; 0 outside of change
   * requests.
   */
  changeRequest: Scalars['Int']['output'];
  /** Number of all broken links. */
  total: Scalars['Int']['output'];
};

/** A button with an address or an action. */
export type ButtonInline = Inline & {
  __typename?: 'ButtonInline';
  /** Action of a button without an address, for example `ask`; null for none. */
  action?: Maybe<Scalars['String']['output']>;
  /** Name of the icon, for example `bolt`; null for none. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Kind of the button. */
  kind: ButtonKind;
  /** Label of the button. */
  label: Scalars['String']['output'];
  /** Text that the action begins with; null for none. */
  query?: Maybe<Scalars['String']['output']>;
  /** Address as written, for example `/pages/pag_…`; null for a button with an action. */
  target?: Maybe<Scalars['String']['output']>;
  /** Text that it shows, without marks; empty for none, such as for an icon. */
  text: Scalars['String']['output'];
};

/** The kind of a button. */
export type ButtonKind =
  /** The main action. */
  | 'PRIMARY'
  /** A further action. */
  | 'SECONDARY';

/** The size of cards. */
export type CardSize =
  /** Up to two cards in a row. */
  | 'LARGE'
  /** Up to three cards in a row. */
  | 'MEDIUM';

/** A line of revisions next to the primary content of a space, until it is merged or archived. */
export type ChangeRequest = Commentable & Node & {
  __typename?: 'ChangeRequest';
  /** Id of an agent's task, for example `task-42`, stored without a check; null for none. */
  agentTaskId?: Maybe<Scalars['String']['output']>;
  /**
   * True if the caller can comment. Level comment or higher is needed on the space, and the change
   * request must be neither merged nor archived.
   */
  canComment: Scalars['Boolean']['output'];
  /** Changes from the base, the revision of the space at creation or at the last update, to the head. */
  changes: ContentChangeConnection;
  /** Number of open comments on the change request. */
  commentCount: Scalars['Int']['output'];
  /**
   * Comments on the change request. The caller needs level comment or higher on the space. Otherwise
   * the field is null, with the error FORBIDDEN.
   */
  comments?: Maybe<CommentConnection>;
  /** The actors that created the change request or changed its content. */
  contributors: Array<Actor>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** The actor that created the change request; null if it was deleted. */
  createdBy?: Maybe<Actor>;
  /** Id of the change request (`cr_…`). */
  id: Scalars['ID']['output'];
  /** Result of merging the change request now, without writing anything. */
  mergePreview: MergePreview;
  /** Number of the change request in its space, from 1. */
  number: Scalars['Int']['output'];
  /** True if the primary content has changed since creation or the last update; false once merged. */
  outdated: Scalars['Boolean']['output'];
  /** Users whose review was requested, newest request first by default. */
  requestedReviewers: RequestedReviewerConnection;
  /** The merged change request that this one reverts; null if it is not a revert. */
  reverts?: Maybe<ChangeRequest>;
  /** Reviews of the change request, newest first by default. */
  reviews: ReviewConnection;
  /** The head, the current revision of the change request. */
  revision: Revision;
  /** Id of the head, the current revision of the change request (`rev_…`). */
  revisionId: Scalars['ID']['output'];
  /** The revision of the space at the creation of the change request; null if it is not stored. */
  revisionInitial?: Maybe<Revision>;
  /** Id of the revision of the space at the creation of the change request (`rev_…`). */
  revisionInitialId: Scalars['ID']['output'];
  /** The revision of the space that the merge created; null until the merge. */
  revisionMerged?: Maybe<Revision>;
  /** The revision of the space at the last update from primary; null before it. */
  revisionMergedAncestor?: Maybe<Revision>;
  /** Id of the revision of the space at the last update from primary (`rev_…`); null before it. */
  revisionMergedAncestorId?: Maybe<Scalars['ID']['output']>;
  /** Id of the revision of the space that the merge created (`rev_…`); null until the merge. */
  revisionMergedId?: Maybe<Scalars['ID']['output']>;
  /**
   * Revisions of the change request, newest first by default, without the revision from which it was
   * created.
   */
  revisions: RevisionConnection;
  /** The space of the change request. */
  space: Space;
  /** Id of the space (`spc_…`). */
  spaceId: Scalars['ID']['output'];
  /** Status of the change request. */
  status: ChangeRequestStatus;
  /** Subject of the change request, at most 100 characters. */
  subject: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** URLs of the change request. */
  urls: ChangeRequestUrls;
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
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CommentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<CommentOrder>;
};


/** A line of revisions next to the primary content of a space, until it is merged or archived. */
export type ChangeRequestRequestedReviewersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RequestedReviewerFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<RequestedReviewerOrder>;
};


/** A line of revisions next to the primary content of a space, until it is merged or archived. */
export type ChangeRequestReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReviewFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReviewOrder>;
};


/** A line of revisions next to the primary content of a space, until it is merged or archived. */
export type ChangeRequestRevisionArgs = {
  computed?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A line of revisions next to the primary content of a space, until it is merged or archived. */
export type ChangeRequestRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RevisionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<RevisionOrder>;
};

/** A page of a list of change requests. */
export type ChangeRequestConnection = {
  __typename?: 'ChangeRequestConnection';
  /** The change requests of the page with their cursors. */
  edges: Array<ChangeRequestEdge>;
  /** The change requests of the page. */
  nodes: Array<ChangeRequest>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of change requests on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the change requests of a page, with its cursor. */
export type ChangeRequestEdge = {
  __typename?: 'ChangeRequestEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: ChangeRequest;
};

/**
 * Conditions on change requests, all of which must hold. A null condition is the same as an absent
 * one.
 */
export type ChangeRequestFilter = {
  /** Returns only change requests with contributions of this user (`usr_…`). */
  contributorId?: InputMaybe<Scalars['ID']['input']>;
  /** Returns only change requests that this user created (`usr_…`). */
  createdById?: InputMaybe<Scalars['ID']['input']>;
  /** Returns only change requests created at or after this time, for example `2026-11-26T08:00:00Z`. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only change requests created before this time, for example `2026-11-26T08:00:00Z`. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only change requests for which a review of this user was requested (`usr_…`). */
  requestedReviewerId?: InputMaybe<Scalars['ID']['input']>;
  /** Returns only change requests with one of these statuses. */
  status?: InputMaybe<Array<ChangeRequestStatus>>;
  /** Returns only change requests with this text in the subject, regardless of case. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Returns only those changed last at or after this time, for example `2026-11-26T08:00:00Z`. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only those changed last before this time, for example `2026-11-26T08:00:00Z`. */
  updatedUntil?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The sort order of a list of change requests. */
export type ChangeRequestOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: ChangeRequestOrderField;
};

/** A sort key of change requests. */
export type ChangeRequestOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By time of the last change. */
  | 'UPDATED_AT';

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
  __typename?: 'ChangeRequestUrls';
  /** URL of the change request in the app. */
  app: Scalars['String']['output'];
  /** URL of the change request in `/v1`. */
  location: Scalars['String']['output'];
};

/** A block of code. */
export type CodeBlock = Block & {
  __typename?: 'CodeBlock';
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** True if a long block is shown in part at first. */
  expandable: Scalars['Boolean']['output'];
  /** True if it is as wide as the page instead of the text. */
  fullWidth: Scalars['Boolean']['output'];
  /**
   * Id of the block in its document, for example `2fb4e344aa063887`: a hash of its text, with a number
   * after it where the same block occurs again. Comments refer to it as `blockId`.
   */
  key: Scalars['String']['output'];
  /** True if lines are numbered. */
  lineNumbers: Scalars['Boolean']['output'];
  /**
   * Markdown of the block, as it was written or rendered. Within a quote or a list, its further lines
   * begin as they do in the document.
   */
  markdown: Scalars['String']['output'];
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
  /** Language of the code, for example `js`; null for none. */
  syntax?: Maybe<Scalars['String']['output']>;
  /** The code, without a newline at its end. */
  text: Scalars['String']['output'];
  /** Title, for example a file name such as `index.js`; null for none. */
  title?: Maybe<Scalars['String']['output']>;
  /** True if long lines are wrapped instead of scrolled. */
  wrap: Scalars['Boolean']['output'];
};

/** A folder of spaces and other collections. */
export type Collection = Content & Node & {
  __typename?: 'Collection';
  /**
   * Spaces and collections directly in the collection that the caller can see, in the order that
   * `moveSpace` and `moveCollection` set.
   */
  children: ContentConnection;
  /** Collections directly in the collection that the caller can see, by position. */
  collections: CollectionConnection;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Level of members without a grant; null for no access. */
  defaultLevel?: Maybe<DefaultLevel>;
  /** Description of the collection, at most 100 characters; null for none. */
  description?: Maybe<Scalars['String']['output']>;
  /**
   * Effective level of a user on the collection, with the reason. Default: the caller. Level create or
   * higher is needed for other users. Otherwise the field is null, with the error FORBIDDEN.
   */
  effectiveAccess?: Maybe<EffectiveAccess>;
  /** Id of the collection (`col_…`). */
  id: Scalars['ID']['output'];
  /**
   * Effective levels of all members with access to the collection, newest member first by default. The caller
   * needs level create or higher. Otherwise the field is null, with the error FORBIDDEN.
   */
  memberAccess?: Maybe<EffectiveAccessConnection>;
  /**
   * The grant to a user directly on the collection, without inherited ones; null if there is none. The caller
   * needs level create or higher. Otherwise the field is null, with the error FORBIDDEN.
   */
  memberGrant?: Maybe<Grant>;
  /**
   * Grants to users directly on the collection, newest first by default. The caller needs level create or
   * higher. Otherwise the field is null, with the error FORBIDDEN.
   */
  memberGrants?: Maybe<GrantConnection>;
  /** The organization of the collection. Null without the scope `organization:read`. */
  organization?: Maybe<Organization>;
  /** Id of the organization (`org_…`). */
  organizationId: Scalars['ID']['output'];
  /** The parent collection; null at the root. */
  parent?: Maybe<Collection>;
  /** Id of the parent collection (`col_…`); null at the root. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Permissions of the caller on the collection. */
  permissions: CollectionPermissions;
  /** Spaces directly in the collection that the caller can see, by position. */
  spaces: SpaceConnection;
  /**
   * The grant to a team directly on the collection, without inherited ones; null if there is none. The caller
   * needs level create or higher. Otherwise the field is null, with the error FORBIDDEN.
   */
  teamGrant?: Maybe<Grant>;
  /**
   * Grants to teams directly on the collection, newest first by default. The caller needs level create or
   * higher. Otherwise the field is null, with the error FORBIDDEN.
   */
  teamGrants?: Maybe<GrantConnection>;
  /** Title of the collection, at most 50 characters. */
  title: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** URLs of the collection. */
  urls: CollectionUrls;
};


/** A folder of spaces and other collections. */
export type CollectionChildrenArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ContentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ContentOrder>;
};


/** A folder of spaces and other collections. */
export type CollectionCollectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CollectionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<CollectionOrder>;
};


/** A folder of spaces and other collections. */
export type CollectionEffectiveAccessArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** A folder of spaces and other collections. */
export type CollectionMemberAccessArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EffectiveAccessFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<EffectiveAccessOrder>;
};


/** A folder of spaces and other collections. */
export type CollectionMemberGrantArgs = {
  userId: Scalars['ID']['input'];
};


/** A folder of spaces and other collections. */
export type CollectionMemberGrantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<GrantFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<GrantOrder>;
};


/** A folder of spaces and other collections. */
export type CollectionSpacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SpaceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<SpaceOrder>;
};


/** A folder of spaces and other collections. */
export type CollectionTeamGrantArgs = {
  teamId: Scalars['ID']['input'];
};


/** A folder of spaces and other collections. */
export type CollectionTeamGrantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<GrantFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<GrantOrder>;
};

/** A page of a list of collections. */
export type CollectionConnection = {
  __typename?: 'CollectionConnection';
  /** The collections of the page with their cursors. */
  edges: Array<CollectionEdge>;
  /** The collections of the page. */
  nodes: Array<Collection>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of collections on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the collections of a page, with its cursor. */
export type CollectionEdge = {
  __typename?: 'CollectionEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: Collection;
};

/** Conditions on collections, all of which must hold. A null condition is the same as an absent one. */
export type CollectionFilter = {
  /** Returns only collections created at or after this time, for example `2026-11-26T08:00:00Z`. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only collections created before this time, for example `2026-11-26T08:00:00Z`. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Set to false to return only collections at the root of the organization. Default: true. */
  nested?: InputMaybe<Scalars['Boolean']['input']>;
  /** Returns only collections directly in this collection (`col_…`). */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Returns only collections with this text in the title, regardless of case. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Returns only collections changed last at or after this time, for example `2026-11-26T08:00:00Z`. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only collections changed last before this time, for example `2026-11-26T08:00:00Z`. */
  updatedUntil?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The sort order of a list of collections. */
export type CollectionOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: CollectionOrderField;
};

/** A sort key of collections. */
export type CollectionOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By position among their siblings, as `moveCollection` sets it. */
  | 'POSITION'
  /** By title, regardless of case. */
  | 'TITLE'
  /** By time of the last change. */
  | 'UPDATED_AT';

/** The caller's permissions on a collection, within the scopes of the token. */
export type CollectionPermissions = {
  __typename?: 'CollectionPermissions';
  /** True if the caller can change the collection. Level create or higher is needed. */
  admin: Scalars['Boolean']['output'];
  /** True if the caller can create content in the collection. Level create or higher is needed. */
  create: Scalars['Boolean']['output'];
  /** True if the caller can see the collection. Level read or higher is needed. */
  view: Scalars['Boolean']['output'];
  /**
   * True if the caller can see invite links. Level create or higher is needed, and
   * `Organization.inviteLinks` must be true.
   */
  viewInviteLinks: Scalars['Boolean']['output'];
};

/** URLs of a collection. */
export type CollectionUrls = {
  __typename?: 'CollectionUrls';
  /** URL of the collection in the app. */
  app: Scalars['String']['output'];
  /** URL of the collection in `/v1`. */
  location: Scalars['String']['output'];
};

/** A column. */
export type ColumnBlock = Block & ParentBlock & {
  __typename?: 'ColumnBlock';
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** Id of the block in its document, for example `2fb4e344aa063887`. */
  key: Scalars['String']['output'];
  /** Markdown of the block, as it was written or rendered. */
  markdown: Scalars['String']['output'];
  /** Blocks within the block, in order. */
  nodes: Array<Block>;
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
  /** Vertical alignment as written, for example `middle`; null for none. */
  verticalAlign?: Maybe<Scalars['String']['output']>;
  /** Width in pixels or percent, for example `50%`; null for an equal share. */
  width?: Maybe<Scalars['String']['output']>;
};

/** The part of a card that a column has. */
export type ColumnRole =
  /** Cover of the card. */
  | 'CARD_COVER'
  /** Cover of the card in dark mode. */
  | 'CARD_COVER_DARK'
  /** Target of the card. */
  | 'CARD_TARGET';

/** The kind of the values in a column of a table. */
export type ColumnType =
  /** Boxes that are checked or not. */
  | 'CHECKBOX'
  /** Links to content. */
  | 'CONTENT_REF'
  /** Links to files. */
  | 'FILES'
  /** Images. */
  | 'IMAGE'
  /** Numbers. */
  | 'NUMBER'
  /** Ratings, from 1. */
  | 'RATING'
  /** Options, separated by commas. */
  | 'SELECT'
  /** Texts. */
  | 'TEXT'
  /** Links to users. */
  | 'USERS';

/** Columns next to each other. */
export type ColumnsBlock = Block & ParentBlock & {
  __typename?: 'ColumnsBlock';
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** True if it is as wide as the page instead of the text. */
  fullWidth: Scalars['Boolean']['output'];
  /** Id of the block in its document, for example `2fb4e344aa063887`. */
  key: Scalars['String']['output'];
  /** Markdown of the block, as it was written or rendered. */
  markdown: Scalars['String']['output'];
  /** The columns, in order. */
  nodes: Array<ColumnBlock>;
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
};

/**
 * A comment on a change request or on a space itself: on a page, on one of its blocks, or on the
 * whole.
 */
export type Comment = Node & {
  __typename?: 'Comment';
  /** Body of the comment. */
  body: CommentBody;
  /** Time of the last change of the body; null if it was never changed. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the comment (`com_…`). */
  id: Scalars['ID']['output'];
  /** Permissions of the caller on the comment. */
  permissions: CommentPermissions;
  /** Time of creation. */
  postedAt: Scalars['DateTime']['output'];
  /** The author; null if the author was deleted. */
  postedBy?: Maybe<Actor>;
  /** Reactions to the comment, by the time of the first use of each emoji. */
  reactions: Array<Reaction>;
  /** Replies to the comment, oldest first by default. */
  replies: CommentReplyConnection;
  /** Number of replies. */
  replyCount: Scalars['Int']['output'];
  /** Time of resolution; null while the comment is open. */
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The actor that resolved the comment; null while it is open. */
  resolvedBy?: Maybe<Actor>;
  /** Status of the comment. */
  status: CommentStatus;
  /** The commented item. */
  target: CommentTarget;
  /** URLs of the comment. */
  urls: CommentUrls;
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
  filter?: InputMaybe<CommentReplyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<CommentReplyOrder>;
};

/** A comment's body in one format; the field of the other format is null. */
export type CommentBody = {
  __typename?: 'CommentBody';
  /** The body as a tree of blocks; null if the other format was requested. */
  document?: Maybe<Scalars['JSON']['output']>;
  /** The body as markdown; null if the other format was requested. */
  markdown?: Maybe<Scalars['String']['output']>;
};

/** The body of a new or changed comment or reply. */
export type CommentBodyInput = {
  /** The body in markdown, for example `Does this **fit**?`. 1 to 10,000 characters. */
  markdown: Scalars['String']['input'];
};

/** A page of a list of comments. */
export type CommentConnection = {
  __typename?: 'CommentConnection';
  /** The comments of the page with their cursors. */
  edges: Array<CommentEdge>;
  /** The comments of the page. */
  nodes: Array<Comment>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of comments on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the comments of a page, with its cursor. */
export type CommentEdge = {
  __typename?: 'CommentEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: Comment;
};

/** Conditions on comments, all of which must hold. A null condition is the same as an absent one. */
export type CommentFilter = {
  /** Returns only comments of these users (`usr_…`). At most 100. */
  authorIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Returns only comments on this page (`pag_…`). */
  pageId?: InputMaybe<Scalars['ID']['input']>;
  /** Returns only comments created at or after this time, for example `2026-11-26T08:00:00Z`. */
  postedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only comments created before this time, for example `2026-11-26T08:00:00Z`. */
  postedUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only comments with this status. */
  status?: InputMaybe<CommentStatus>;
};

/** The format of the body of a comment. */
export type CommentFormat =
  /** A tree of blocks. */
  | 'DOCUMENT'
  /** Markdown, as it was written. */
  | 'MARKDOWN';

/** A block that a comment is about. */
export type CommentNode = {
  __typename?: 'CommentNode';
  /** Id of the block in the document of the page, unique there. */
  blockId: Scalars['ID']['output'];
  /**
   * Text of the block at the time of the comment, the first 300 characters; null if the block had
   * none.
   */
  preview?: Maybe<Scalars['String']['output']>;
};

/** The sort order of a list of comments. */
export type CommentOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: CommentOrderField;
};

/** A sort key of comments. */
export type CommentOrderField =
  /** By time of creation. */
  | 'POSTED_AT';

/** The caller's permissions on a comment or reply, within the scopes of the token. */
export type CommentPermissions = {
  __typename?: 'CommentPermissions';
  /**
   * True if the caller can delete the comment or reply. The author can, and anyone with level create
   * or higher.
   */
  delete: Scalars['Boolean']['output'];
  /** True if the caller can change the body. Only the author can. */
  edit: Scalars['Boolean']['output'];
  /** True if the caller can react. The same conditions as for `reply` apply. */
  react: Scalars['Boolean']['output'];
  /**
   * True if the caller can reply. Level comment or higher is needed, and the change request must be
   * neither merged nor archived.
   */
  reply: Scalars['Boolean']['output'];
  /**
   * True if the caller can resolve the comment. The authors of the comment and of the change request
   * can, and anyone with level edit or higher.
   */
  resolve: Scalars['Boolean']['output'];
  /** True if the caller can see the comment or reply. Level comment or higher is needed. */
  view: Scalars['Boolean']['output'];
};

/** A reply to a comment. */
export type CommentReply = Node & {
  __typename?: 'CommentReply';
  /** Body of the reply. */
  body: CommentBody;
  /** The comment that the reply answers. Null if the caller cannot read it. */
  comment?: Maybe<Comment>;
  /** Id of the comment (`com_…`). */
  commentId: Scalars['ID']['output'];
  /** Time of the last change of the body; null if it was never changed. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the reply (`rep_…`). */
  id: Scalars['ID']['output'];
  /** Permissions of the caller on the reply. */
  permissions: CommentPermissions;
  /** Time of creation. */
  postedAt: Scalars['DateTime']['output'];
  /** The author; null if the author was deleted. */
  postedBy?: Maybe<Actor>;
  /** Reactions to the reply, by the time of the first use of each emoji. */
  reactions: Array<Reaction>;
  /** URLs of the reply. */
  urls: CommentUrls;
};


/** A reply to a comment. */
export type CommentReplyBodyArgs = {
  format?: InputMaybe<CommentFormat>;
};

/** A page of a list of replies. */
export type CommentReplyConnection = {
  __typename?: 'CommentReplyConnection';
  /** The replies of the page with their cursors. */
  edges: Array<CommentReplyEdge>;
  /** The replies of the page. */
  nodes: Array<CommentReply>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of replies on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the replies of a page, with its cursor. */
export type CommentReplyEdge = {
  __typename?: 'CommentReplyEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: CommentReply;
};

/** Conditions on replies, all of which must hold. A null condition is the same as an absent one. */
export type CommentReplyFilter = {
  /** Returns only replies of these users (`usr_…`). At most 100. */
  authorIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Returns only replies created at or after this time, for example `2026-11-26T08:00:00Z`. */
  postedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only replies created before this time, for example `2026-11-26T08:00:00Z`. */
  postedUntil?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The sort order of a list of replies. */
export type CommentReplyOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: CommentReplyOrderField;
};

/** A sort key of replies. */
export type CommentReplyOrderField =
  /** By time of creation. */
  | 'POSTED_AT';

/** The status of a comment. */
export type CommentStatus =
  /** The comment is unresolved. */
  | 'OPEN'
  /** The comment is resolved. */
  | 'RESOLVED';

/** The item that a comment is about. */
export type CommentTarget = {
  __typename?: 'CommentTarget';
  /** The change request. Null for a comment on the space itself, and if the caller cannot read it. */
  changeRequest?: Maybe<ChangeRequest>;
  /** Id of the change request (`cr_…`); null for a comment on the space itself. */
  changeRequestId?: Maybe<Scalars['ID']['output']>;
  /** The block of the page; null for a comment on the whole page. */
  node?: Maybe<CommentNode>;
  /**
   * The page; null for a comment on the whole, or on a computed page that the latest version of its
   * OpenAPI spec no longer has.
   */
  page?: Maybe<CommentedPage>;
  /** The revision that the author saw. Null if the caller cannot read it. */
  revision?: Maybe<Revision>;
  /** Id of the revision that the author saw (`rev_…`). */
  revisionId: Scalars['ID']['output'];
  /** The space. Null if the caller cannot read it. */
  space?: Maybe<Space>;
  /** Id of the space (`spc_…`). */
  spaceId: Scalars['ID']['output'];
};

/** URLs of a comment or reply. */
export type CommentUrls = {
  __typename?: 'CommentUrls';
  /** URL of the comment with its replies in the app, or of the reply there. */
  app: Scalars['String']['output'];
  /** URL of the comment or reply in `/v1`. */
  location: Scalars['String']['output'];
};

/** Content that can be commented on: a space or a change request. */
export type Commentable = {
  /**
   * True if the caller can comment. Level comment or higher is needed, and a change request must be
   * neither merged nor archived.
   */
  canComment: Scalars['Boolean']['output'];
  /** Number of open comments; for a space, with those on its change requests. */
  commentCount: Scalars['Int']['output'];
  /**
   * Comments on the space itself or on the change request. The caller needs level comment or higher on
   * the space. Otherwise the field is null, with the error FORBIDDEN.
   */
  comments?: Maybe<CommentConnection>;
  /** Id of the space or change request. */
  id: Scalars['ID']['output'];
};


/** Content that can be commented on: a space or a change request. */
export type CommentableCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CommentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<CommentOrder>;
};

/** The current state of a commented page, or its last state if it was deleted. */
export type CommentedPage = {
  __typename?: 'CommentedPage';
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Emoji of the page, for example `👋`; null for none. */
  emoji?: Maybe<Scalars['String']['output']>;
  /** Name of the icon of the page, for example `rocket`; null for none. */
  icon?: Maybe<Scalars['String']['output']>;
  /** True if the document has changed since the comment was written, or the page was deleted. */
  outdated: Scalars['Boolean']['output'];
  /**
   * The page in the current revision of the change request or space, or in the revision that the
   * author saw if it was deleted. Null if neither has it.
   */
  page?: Maybe<Page>;
  /** Id of the page in all revisions (`pag_…`). */
  pageId: Scalars['ID']['output'];
  /** Path of the page; null for a link. */
  path?: Maybe<Scalars['String']['output']>;
  /** Title of the page. */
  title: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
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
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Code that the app received at the end of the sign-in, in the parameter `code` of its URL. It is
   * valid once, for two minutes.
   */
  code: Scalars['String']['input'];
  /**
   * Value from which the `challenge` at the start of the sign-in was derived, for example
   * `dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk`. Required if there was a challenge.
   */
  verifier?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `completeSignIn`. */
export type CompleteSignInPayload = {
  __typename?: 'CompleteSignInPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Secret of the token, shown only once. */
  secret: Scalars['String']['output'];
  /**
   * Personal token of the session. It is valid in the organization of the provider for twelve hours,
   * or for the shorter time that the provider states.
   */
  token: ApiToken;
};

/**
 * A page whose child pages are rendered from an OpenAPI spec. It has no document of its own; its
 * pages are document pages, unless the revision was read with `computed: false`.
 */
export type ComputedPage = Node & Page & {
  __typename?: 'ComputedPage';
  /** All descendant pages, each followed by its own. */
  allPages: Array<Page>;
  /**
   * Source of the page: `{type: "builtin:openapi", dependencies: {spec: …}, props: {}}`. Null for
   * visitors of a site.
   */
  computed?: Maybe<Scalars['JSON']['output']>;
  /** Cover of the page; null if there is none. */
  cover?: Maybe<PageCover>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * The actor that created the page. Null for a deleted actor, for a generated page, and for pages
   * from before authors were stored.
   */
  createdBy?: Maybe<Actor>;
  /** Number of ancestor pages. */
  depth: Scalars['Int']['output'];
  /** Description of the page; null for none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Emoji of the page, for example `👋`; null for none. */
  emoji?: Maybe<Scalars['String']['output']>;
  /** Location of the page in a git repository; null if it has none. */
  git?: Maybe<GitPath>;
  /** True if the page is hidden from the table of contents. */
  hidden: Scalars['Boolean']['output'];
  /** Name of the icon of the page, for example `rocket`; null for none. */
  icon?: Maybe<Scalars['String']['output']>;
  /**
   * Id of the page in this revision, `pag_….rev_…`. It has further parts for a page whose computed
   * pages are not rendered (`.source`), and for a page as visitors of a site read it (`.sts_…`).
   */
  id: Scalars['ID']['output'];
  /** Kind of the page, for existing clients of `/v1`; null for a computed page. */
  kind?: Maybe<PageKind>;
  /** Visible parts of the page. */
  layout: PageLayout;
  /** Title in tables of contents, for example `SQL Server`, where it is not `title`; null for none. */
  linkTitle?: Maybe<Scalars['String']['output']>;
  /** True if the page is excluded from the search of a site. */
  noIndex: Scalars['Boolean']['output'];
  /** True if search engines are asked not to index the page. */
  noRobotsIndex: Scalars['Boolean']['output'];
  /** Id of the page in all revisions (`pag_…`), which arguments and inputs take. */
  pageId: Scalars['ID']['output'];
  /** Child pages, in order. A link has none. */
  pages: Array<Page>;
  /** The parent page in the same revision; null at the root. */
  parent?: Maybe<Page>;
  /** Id of the parent page in all revisions (`pag_…`); null at the root. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Path of the page in the space, for example `guide/setup`; null for a link. */
  path?: Maybe<Scalars['String']['output']>;
  /** Last segment of the path, for example `setup`, unique among siblings; null for a link. */
  slug?: Maybe<Scalars['String']['output']>;
  /** Title of the page. */
  title: Scalars['String']['output'];
  /** Type of the page, which decides the further fields that it has. */
  type: PageType;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /**
   * The actor that last changed the document or a field of the page; after a merge, the author of the
   * later change. Null as `createdBy`.
   */
  updatedBy?: Maybe<Actor>;
  /** URLs of the page. */
  urls: PageUrls;
  /** Values of `{{ name }}` in the document, which take precedence over those of the revision. */
  variables: Scalars['StringMap']['output'];
};

/** The source of a computed page. */
export type ComputedPageInput = {
  /**
   * Id of an OpenAPI spec of the organization (`oas_…`). Its latest valid version is rendered as one
   * page per tag, with one page per operation below it.
   */
  specId: Scalars['ID']['input'];
};

/** The value of `computed`, the source of a computed page. */
export type ComputedValue = FieldValue & {
  __typename?: 'ComputedValue';
  /** The value as JSON. */
  json: Scalars['JSON']['output'];
  /** Id of the OpenAPI spec that the pages are generated from; null for another source. */
  specId?: Maybe<Scalars['ID']['output']>;
};

/** A condition, of which the first branch that holds is shown. */
export type ConditionBlock = Block & ParentBlock & {
  __typename?: 'ConditionBlock';
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** Id of the block in its document, for example `2fb4e344aa063887`. */
  key: Scalars['String']['output'];
  /** Markdown of the block, as it was written or rendered. */
  markdown: Scalars['String']['output'];
  /** The branches, in order. */
  nodes: Array<BranchBlock>;
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
};

/** A range of blocks that both sides changed. */
export type ConflictBlock = {
  __typename?: 'ConflictBlock';
  /** The range in the base. */
  base: BlockRange;
  /** The range on our side. */
  ours: BlockRange;
  /** The range on their side. */
  theirs: BlockRange;
};

/** The choice for one range of a document in conflict. */
export type ConflictBlockResolutionInput = {
  /** The side to keep, or CUSTOM for another text. */
  choice: ConflictChoice;
  /** Index of the range in `blocks` of the conflict, from 0. */
  index: Scalars['Int']['input'];
  /** Markdown for CUSTOM, for example `Both **words**.`; empty to delete the range. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The value that resolves a conflict. */
export type ConflictChoice =
  /** The value in the base. */
  | 'BASE'
  /** The value that the resolution states in `value`. */
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
  __typename?: 'ConflictError';
  /** Code of the error, for programs. */
  code: UserErrorCode;
  /** Explanation for people: what happened and what to do. */
  message: Scalars['String']['output'];
  /** Path inside `input` of the value that is in conflict. Null if the error does not concern one value. */
  path?: Maybe<Array<Scalars['String']['output']>>;
  /** Ids of the sites that show the content, for TRANSFER_REFUSED; otherwise empty. */
  siteIds: Array<Scalars['ID']['output']>;
  /** Those of the sites that the caller can read. */
  sites: Array<Site>;
};

/** The resolution of one conflict. */
export type ConflictResolutionInput = {
  /** Choices for single ranges of a document; the other ranges follow `choice`, which is not CUSTOM. */
  blocks?: InputMaybe<Array<ConflictBlockResolutionInput>>;
  /** The side to keep, or CUSTOM for another value. */
  choice: ConflictChoice;
  /** Fingerprint of the conflict (`9f86d081…`). If it has changed, the error is MERGE_CONFLICT. */
  fingerprint: Scalars['String']['input'];
  /** Key of the conflict, for example `FIELD:pag_…:title`. */
  key: Scalars['ID']['input'];
  /**
   * Value for CUSTOM, and only then: the markdown, the value of the field, the id of the parent page
   * (null for the root), or the slug, for example `"install"`.
   */
  value?: InputMaybe<Scalars['JSON']['input']>;
};

/** A part of a document as merged so far: merged markdown, or a range in conflict. */
export type ConflictSegment = {
  __typename?: 'ConflictSegment';
  /** Index of the range in `blocks` of the conflict, from 0; null for merged markdown. */
  block?: Maybe<Scalars['Int']['output']>;
  /** The merged markdown; null for a range in conflict. */
  text?: Maybe<Scalars['String']['output']>;
};

/** A space or a collection, with a position among the content of its parent. */
export type Content = {
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Level of members without a grant; null for no access. */
  defaultLevel?: Maybe<DefaultLevel>;
  /** Id of the space (`spc_…`) or collection (`col_…`). */
  id: Scalars['ID']['output'];
  /** The organization. Null without the scope `organization:read`. */
  organization?: Maybe<Organization>;
  /** Id of the organization (`org_…`). */
  organizationId: Scalars['ID']['output'];
  /** The collection that contains it; null at the root of the organization. */
  parent?: Maybe<Collection>;
  /** Id of the collection that contains it (`col_…`); null at the root of the organization. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Title, at most 50 characters. */
  title: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** The difference of one page, file, variable or reusable content between two revisions. */
export type ContentChange = {
  __typename?: 'ContentChange';
  /** The changed blocks of the document. */
  blocks: Array<BlockChange>;
  /** The changed fields, except the document. */
  fields: Array<FieldChange>;
  /** Id of the page, file or reusable content in all revisions; name of the variable. */
  key: Scalars['ID']['output'];
  /** Kinds of the change: either CREATED or DELETED alone, or one or more of the others. */
  kinds: Array<ContentChangeKind>;
  /** Path of the page after the change; null if it has none. */
  pathAfter?: Maybe<Scalars['String']['output']>;
  /** Path of the page before the change; null if it had none. */
  pathBefore?: Maybe<Scalars['String']['output']>;
  /** Kind of the item. */
  subject: ContentSubject;
  /** Title or name of the item after the change, or before it if the item was deleted. */
  title: Scalars['String']['output'];
};

/** A page of a list of changes. */
export type ContentChangeConnection = {
  __typename?: 'ContentChangeConnection';
  /** The changes of the page with their cursors. */
  edges: Array<ContentChangeEdge>;
  /** The changes of the page. */
  nodes: Array<ContentChange>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of changes on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the changes of a page, with its cursor. */
export type ContentChangeEdge = {
  __typename?: 'ContentChangeEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: ContentChange;
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
  __typename?: 'ContentConnection';
  /** The spaces and collections of the page with their cursors. */
  edges: Array<ContentEdge>;
  /** The spaces and collections of the page. */
  nodes: Array<Content>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of spaces and collections on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the spaces and collections of a page, with its cursor. */
export type ContentEdge = {
  __typename?: 'ContentEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: Content;
};

/**
 * Conditions on spaces and collections, all of which must hold. A null condition is the same as an
 * absent one.
 */
export type ContentFilter = {
  /**
   * Returns only spaces and collections created at or after this time, for example
   * `2026-11-26T08:00:00Z`.
   */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only spaces and collections created before this time, for example `2026-11-26T08:00:00Z`. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only objects of this kind. */
  kind?: InputMaybe<ContentKind>;
  /**
   * Set to true to return also the content of collections, each by its position among its siblings.
   * Default: false.
   */
  nested?: InputMaybe<Scalars['Boolean']['input']>;
  /** Returns only spaces and collections with this text in the title, regardless of case. */
  title?: InputMaybe<Scalars['String']['input']>;
  /**
   * Returns only spaces and collections changed last at or after this time, for example
   * `2026-11-26T08:00:00Z`.
   */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /**
   * Returns only spaces and collections changed last before this time, for example
   * `2026-11-26T08:00:00Z`.
   */
  updatedUntil?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The kind of an object that has a position among content. */
export type ContentKind =
  /** A collection. */
  | 'COLLECTION'
  /** A space. */
  | 'SPACE';

/** The sort order of a list of spaces and collections. */
export type ContentOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: ContentOrderField;
};

/** A sort key of spaces and collections. */
export type ContentOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By position among their siblings, as `moveSpace` and `moveCollection` set it. */
  | 'POSITION'
  /** By title, regardless of case. */
  | 'TITLE'
  /** By time of the last change. */
  | 'UPDATED_AT';

/** A link as a block. */
export type ContentRefBlock = Block & {
  __typename?: 'ContentRefBlock';
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** Address as written, for example `/pages/pag_…`. */
  href: Scalars['String']['output'];
  /**
   * Id of the block in its document, for example `2fb4e344aa063887`: a hash of its text, with a number
   * after it where the same block occurs again. Comments refer to it as `blockId`.
   */
  key: Scalars['String']['output'];
  /**
   * Markdown of the block, as it was written or rendered. Within a quote or a list, its further lines
   * begin as they do in the document.
   */
  markdown: Scalars['String']['output'];
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
  /** Text of the link; empty where the title of the target is shown. */
  text: Scalars['String']['output'];
};

/** An item of content and its location. */
export type ContentReference = {
  __typename?: 'ContentReference';
  /** Anchor of the heading, for example `on-linux`; null if the link names none. */
  anchor?: Maybe<Scalars['String']['output']>;
  /** The file, for FILE, or the file of a backlink. Null if there is none. */
  file?: Maybe<File>;
  /** Kind of the item. */
  kind: ReferenceKind;
  /** The organization. Null without the scope `organization:read`. */
  organization?: Maybe<Organization>;
  /** The page, for PAGE; for ANCHOR, the page of the heading. Null if there is none. */
  page?: Maybe<Page>;
  /** The reusable content, for REUSABLE_CONTENT; otherwise null. */
  reusableContent?: Maybe<ReusableContent>;
  /** The space, for SPACE; otherwise the space of the item. */
  space: Space;
  /** URL of the target, for URL; otherwise null. */
  url?: Maybe<Scalars['String']['output']>;
  /** State of the space that the reference is about. */
  versionContext: VersionContext;
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

/**
 * Conditions on change requests that a user contributed to, all of which must hold. A null condition
 * is the same as an absent one.
 */
export type ContributedChangeRequestFilter = {
  /** Set to true for those that the user created, and to false for those that others created. */
  created?: InputMaybe<Scalars['Boolean']['input']>;
  /** Returns only change requests with one of these statuses. */
  status?: InputMaybe<Array<ChangeRequestStatus>>;
  /** Returns only change requests with this text in the subject, regardless of case. */
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** The size of a cover. */
export type CoverSize =
  /** Behind the title. */
  | 'BACKGROUND'
  /** As wide as the window. */
  | 'FULL'
  /** As wide as the text. */
  | 'HERO';

/** The value of `cover`. */
export type CoverValue = FieldValue & {
  __typename?: 'CoverValue';
  /** Id of the file of the image in dark mode (`fil_…`); null for none. */
  darkFileId?: Maybe<Scalars['ID']['output']>;
  /** Id of the file of the image (`fil_…`); null for none. */
  fileId?: Maybe<Scalars['ID']['output']>;
  /** The value as JSON. */
  json: Scalars['JSON']['output'];
  /**
   * Vertical position of the image, as the distance of its center from the top in points; null if it
   * is not set.
   */
  yPos?: Maybe<Scalars['Float']['output']>;
};

/** Properties of a new change request. */
export type CreateChangeRequestInput = {
  /** Id of an agent's task, for example `task-42`, stored without a check. */
  agentTaskId?: InputMaybe<Scalars['String']['input']>;
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space (`spc_…`). */
  spaceId: Scalars['ID']['input'];
  /** Subject of the change request, for example `Describe the new login`. Default: `Untitled`. */
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `createChangeRequest`. */
export type CreateChangeRequestPayload = {
  __typename?: 'CreateChangeRequestPayload';
  /** The new change request. */
  changeRequest: ChangeRequest;
  /**
   * The edge of `changeRequest` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  changeRequestEdge?: Maybe<ChangeRequestEdge>;
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
};

/** Properties of a new collection. */
export type CreateCollectionInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the organization (`org_…`). */
  organizationId: Scalars['ID']['input'];
  /** Id of the parent collection (`col_…`). Default: the root. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Title of the collection. Default: `Untitled`. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `createCollection`. */
export type CreateCollectionPayload = {
  __typename?: 'CreateCollectionPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The new collection. */
  collection: Collection;
  /**
   * The edge of `collection` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  collectionEdge?: Maybe<CollectionEdge>;
  /**
   * The edge of `collection` in `children` of its parent, in the default order;
   * null if that list does not have it.
   */
  contentEdge?: Maybe<ContentEdge>;
};

/** Properties of a new comment. */
export type CreateCommentInput = {
  /**
   * Id of the commented block of the page, as its document tree states it. Default: the page as a
   * whole.
   */
  blockId?: InputMaybe<Scalars['ID']['input']>;
  /** Body of the comment. */
  body: CommentBodyInput;
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the commented page (`pag_…`). Default: the change request or space as a whole. */
  pageId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the space or the change request to comment on (`spc_…` or `cr_…`). */
  subjectId: Scalars['ID']['input'];
};

/** Result of `createComment`. */
export type CreateCommentPayload = {
  __typename?: 'CreateCommentPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The new comment. */
  comment: Comment;
  /**
   * The edge of `comment` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  commentEdge?: Maybe<CommentEdge>;
};

/** Properties of a new reply. */
export type CreateCommentReplyInput = {
  /** Body of the reply. */
  body: CommentBodyInput;
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the comment (`com_…`). */
  commentId: Scalars['ID']['input'];
};

/** Result of `createCommentReply`. */
export type CreateCommentReplyPayload = {
  __typename?: 'CreateCommentReplyPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The comment with its new reply. */
  comment: Comment;
  /** The new reply. */
  reply: CommentReply;
  /**
   * The edge of `reply` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  replyEdge?: Maybe<CommentReplyEdge>;
};

/** The installation that the token is for. */
export type CreateInstallationTokenInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the installation (`ins_…`). */
  integrationInstallationId: Scalars['ID']['input'];
};

/** Result of `createInstallationToken`. The token is shown only once. */
export type CreateInstallationTokenPayload = {
  __typename?: 'CreateInstallationTokenPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Time of expiry, one hour after creation. */
  expiresAt: Scalars['DateTime']['output'];
  /** Scopes of the token, for example `space:read`. */
  scopes: Array<Scalars['String']['output']>;
  /** The token (`li_…`). */
  token: Scalars['String']['output'];
};

/** Properties of a new link invite. */
export type CreateLinkInviteInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Time of expiry, in the future, for example `2027-01-31T00:00:00Z`. Default: no expiry. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Maximum number of uses, 1 to 100000, for example `20`. Default: no limit. */
  maxUses?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the organization (`org_…`). */
  organizationId: Scalars['ID']['input'];
  /**
   * Role of new members; null for guests. ADMIN is refused. Default: the default role of the
   * organization.
   */
  role?: InputMaybe<Role>;
  /** Id of the team (`team_…`) that new members join. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `createLinkInvite`. */
export type CreateLinkInvitePayload = {
  __typename?: 'CreateLinkInvitePayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The new link invite. */
  linkInvite: LinkInvite;
  /**
   * The edge of `linkInvite` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  linkInviteEdge?: Maybe<LinkInviteEdge>;
};

/** Properties of a new spec. */
export type CreateOpenApiSpecInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the organization (`org_…`). */
  organizationId: Scalars['ID']['input'];
  /**
   * Slug of the spec, for example `petstore`: lower-case letters and digits, separated by single
   * hyphens. The request fails with ALREADY_EXISTS if the slug is taken.
   */
  slug: Scalars['String']['input'];
  /** Source of the spec. */
  source: OpenApiSpecSourceInput;
};

/** Result of `createOpenAPISpec`. */
export type CreateOpenApiSpecPayload = {
  __typename?: 'CreateOpenAPISpecPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The new spec, before its processing. */
  openAPISpec: OpenApiSpec;
  /**
   * The edge of `openAPISpec` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  openAPISpecEdge?: Maybe<OpenApiSpecEdge>;
};

/** Properties of a new organization. */
export type CreateOrganizationInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Subdomain of the organization in public URLs, for example `acme-docs`: lower-case letters, digits
   * and hyphens. The request fails with ALREADY_EXISTS if it is taken, and with BAD_USER_INPUT if the
   * service itself uses it, for example `www`.
   */
  hostname?: InputMaybe<Scalars['String']['input']>;
  /** Title of the organization, for example `Acme Docs`. */
  title: Scalars['String']['input'];
  /** Type of the organization. Default: BUSINESS. */
  type?: InputMaybe<OrganizationType>;
  /** Main use of the organization. */
  useCase?: InputMaybe<UseCase>;
};

/** Result of `createOrganization`. */
export type CreateOrganizationPayload = {
  __typename?: 'CreateOrganizationPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The new organization, with the caller as admin. */
  organization: Organization;
  /**
   * The edge of `organization` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  organizationEdge?: Maybe<OrganizationEdge>;
};

/** Properties of a new review. */
export type CreateReviewInput = {
  /** Id of the change request (`cr_…`). */
  changeRequestId: Scalars['ID']['input'];
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Comment of the reviewer. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Verdict of the reviewer. */
  status: ReviewStatus;
};

/** Result of `createReview`. */
export type CreateReviewPayload = {
  __typename?: 'CreateReviewPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The new review. */
  review: Review;
  /**
   * The edge of `review` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  reviewEdge?: Maybe<ReviewEdge>;
};

/** Properties of a new SAML provider. */
export type CreateSamlProviderInput = {
  /**
   * Signing certificate of the provider, in PEM (`-----BEGIN CERTIFICATE-----…`) or bare base64, or
   * two in PEM during a key rotation. The keys must be RSA with at least 2048 bits.
   */
  certificate?: InputMaybe<Scalars['String']['input']>;
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Role of new members; null for guest. Default: the default role of the organization. */
  defaultRole?: InputMaybe<Role>;
  /** Id of the team (`team_…`) that new members join. */
  defaultTeamId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Entity id of the provider, which is the Issuer of its responses, for example
   * `https://idp.acme.test/saml`. The comparison is exact.
   */
  entityId?: InputMaybe<Scalars['String']['input']>;
  /** Label of the sign-in button, for example `Staff`. */
  label: Scalars['String']['input'];
  /** Id of the organization (`org_…`). */
  organizationId: Scalars['ID']['input'];
  /**
   * URL of the provider for authentication requests (HTTP-Redirect binding), for example
   * `https://idp.acme.test/sso`.
   */
  ssoUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `createSAMLProvider`. */
export type CreateSamlProviderPayload = {
  __typename?: 'CreateSAMLProviderPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The new provider. */
  samlProvider: SamlProvider;
  /**
   * The edge of `samlProvider` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  samlProviderEdge?: Maybe<SamlProviderEdge>;
};

/** Properties of a new service account. */
export type CreateServiceAccountInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Name of the service account, for example `Publisher`. */
  name: Scalars['String']['input'];
  /** Id of the organization (`org_…`). */
  organizationId: Scalars['ID']['input'];
  /** Role in the organization; null or absent for the permissions of a guest. */
  role?: InputMaybe<Role>;
};

/** Result of `createServiceAccount`. */
export type CreateServiceAccountPayload = {
  __typename?: 'CreateServiceAccountPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The new service account. */
  serviceAccount: ServiceAccount;
  /**
   * The edge of `serviceAccount` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  serviceAccountEdge?: Maybe<ServiceAccountEdge>;
};

/** Properties of a new token. */
export type CreateServiceAccountTokenInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Time of expiry, in the future, for example `2027-01-31T00:00:00Z`. Default: no expiry. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Label of the token, for example `CI`. 1 to 100 characters. */
  label: Scalars['String']['input'];
  /** Ids of the user's organizations (`org_…`) in which the token is valid. Default: all. At most 100. */
  organizationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Granted scopes, for example `["space:read"]`. Default: all permissions of the user. At most 50. */
  scopes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Id of the service account (`sva_…`). */
  serviceAccountId: Scalars['ID']['input'];
};

/** Properties of a new share link. */
export type CreateShareLinkInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Name of the share link, for example `For auditors`. */
  name: Scalars['String']['input'];
  /** Id of the site (`site_…`). */
  siteId: Scalars['ID']['input'];
};

/** Result of `createShareLink`. */
export type CreateShareLinkPayload = {
  __typename?: 'CreateShareLinkPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The new share link. */
  shareLink: ShareLink;
  /**
   * The edge of `shareLink` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  shareLinkEdge?: Maybe<ShareLinkEdge>;
};

/** Properties of a new site. */
export type CreateSiteInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the organization (`org_…`). */
  organizationId: Scalars['ID']['input'];
  /** Spaces of the site. Default: none. */
  spaces?: InputMaybe<NewSiteSpacesInput>;
  /** Title of the site. Default: `Untitled`. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Plan of the site. */
  type?: InputMaybe<SiteType>;
  /** Access of visitors while the site is published. Default: PUBLIC. */
  visibility?: InputMaybe<SiteVisibility>;
};

/** Result of `createSite`. */
export type CreateSitePayload = {
  __typename?: 'CreateSitePayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The new site. */
  site: Site;
  /**
   * The edge of `site` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  siteEdge?: Maybe<SiteEdge>;
};

/** Properties of a new redirect. */
export type CreateSiteRedirectInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Destination: a path in the site, for example `/guide/install`, or an absolute http or https
   * address. If it is the source of another manual redirect, that redirect's destination is used; a
   * cycle is refused.
   */
  destination: Scalars['String']['input'];
  /** Id of the site (`site_…`). */
  siteId: Scalars['ID']['input'];
  /**
   * Path in the site with a leading slash, for example `/setup`, without query and fragment. The
   * request fails with ALREADY_EXISTS if another manual redirect has the path; an automatic one is
   * replaced.
   */
  source: Scalars['String']['input'];
};

/** Result of `createSiteRedirect`. */
export type CreateSiteRedirectPayload = {
  __typename?: 'CreateSiteRedirectPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The new redirect. */
  siteRedirect: SiteRedirect;
  /**
   * The edge of `siteRedirect` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  siteRedirectEdge?: Maybe<SiteRedirectEdge>;
};

/** Properties of a new section group. */
export type CreateSiteSectionGroupInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Name of the icon, for example `box`; null for none. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Id of the site (`site_…`). */
  siteId: Scalars['ID']['input'];
  /** Ids of the sections (`sec_…`) to move into the group, each once, in order. */
  siteSectionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Title of the group. */
  title: Scalars['String']['input'];
};

/** Result of `createSiteSectionGroup`. */
export type CreateSiteSectionGroupPayload = {
  __typename?: 'CreateSiteSectionGroupPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The new section group. */
  siteSectionGroup: SiteSectionGroup;
  /**
   * The edge of `siteSectionGroup` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  siteSectionGroupEdge?: Maybe<SiteSectionGroupEdge>;
};

/** Properties of a new section. */
export type CreateSiteSectionInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Name of the icon, for example `book`; null for none. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Id of the site (`site_…`). */
  siteId: Scalars['ID']['input'];
  /** Id of the space of the section (`spc_…`). The caller needs level create or higher on it. */
  spaceId: Scalars['ID']['input'];
  /** Title of the section. Default: the title of the space. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `createSiteSection`. */
export type CreateSiteSectionPayload = {
  __typename?: 'CreateSiteSectionPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The new section. */
  siteSection: SiteSection;
  /**
   * The edge of `siteSection` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  siteSectionEdge?: Maybe<SiteSectionEdge>;
};

/** Properties of a new site space. */
export type CreateSiteSpaceInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the site (`site_…`). */
  siteId: Scalars['ID']['input'];
  /**
   * Id of the section (`sec_…`). Default: the default section, or the root if the site has no
   * sections.
   */
  siteSectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the space (`spc_…`). The caller needs level create or higher on it. */
  spaceId: Scalars['ID']['input'];
};

/** Result of `createSiteSpace`. */
export type CreateSiteSpacePayload = {
  __typename?: 'CreateSiteSpacePayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The new site space. */
  siteSpace: SiteSpace;
  /**
   * The edge of `siteSpace` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  siteSpaceEdge?: Maybe<SiteSpaceEdge>;
};

/** Properties of a new space. */
export type CreateSpaceInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Way in which the primary content can be changed. Default: LIVE. */
  editMode?: InputMaybe<SpaceEditMode>;
  /** Emoji of the space, for example `🚀`, or its code points, `1f680`. Default: 📄. */
  emoji?: InputMaybe<Scalars['String']['input']>;
  /** Id of the organization (`org_…`). */
  organizationId: Scalars['ID']['input'];
  /** Id of the parent collection (`col_…`). Default: the root. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Title of the space. Default: `Untitled`. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Access without membership. Default: IN_COLLECTION in a collection, PRIVATE at the root. */
  visibility?: InputMaybe<SpaceVisibility>;
};

/** Result of `createSpace`. */
export type CreateSpacePayload = {
  __typename?: 'CreateSpacePayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /**
   * The edge of `space` in `children` of its parent, in the default order;
   * null if that list does not have it.
   */
  contentEdge?: Maybe<ContentEdge>;
  /** The new space. */
  space: Space;
  /**
   * The edge of `space` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  spaceEdge?: Maybe<SpaceEdge>;
};

/** Properties of a new team. */
export type CreateTeamInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the first members (`usr_…`). The caller becomes an owner in any case. At most 1000. */
  memberUserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Id of the organization (`org_…`). */
  organizationId: Scalars['ID']['input'];
  /** Title of the team, for example `Writers`. */
  title: Scalars['String']['input'];
};

/** Result of `createTeam`. */
export type CreateTeamPayload = {
  __typename?: 'CreateTeamPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The new team, with the caller as owner. */
  team: Team;
  /**
   * The edge of `team` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  teamEdge?: Maybe<TeamEdge>;
};

/** Properties of a new token. */
export type CreateTokenInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Time of expiry, in the future, for example `2027-01-31T00:00:00Z`. Default: no expiry. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Label of the token, for example `Laptop`. 1 to 100 characters. */
  label: Scalars['String']['input'];
  /** Ids of the user's organizations (`org_…`) in which the token is valid. Default: all. At most 100. */
  organizationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Granted scopes, for example `["space:read"]`. Default: all permissions of the user. At most 50. */
  scopes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Result of `createToken` and `createServiceAccountToken`. */
export type CreateTokenPayload = {
  __typename?: 'CreateTokenPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Secret of the token, shown only once. */
  secret: Scalars['String']['output'];
  /** The new token. */
  token: ApiToken;
  /**
   * The edge of `token` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  tokenEdge?: Maybe<ApiTokenEdge>;
};

/** Properties of new translation settings. */
export type CreateTranslationSettingsInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The requested languages. Default: none. */
  languages?: InputMaybe<Array<Language>>;
  /** Id of the organization (`org_…`). */
  organizationId: Scalars['ID']['input'];
  /** The source space. */
  source?: InputMaybe<LanguageSpaceInput>;
  /**
   * The spaces of the translations. Each language and each space can occur once, and those of the
   * source not at all. Pages with the id or the path of a source page become its translation, based on
   * the current source.
   */
  spaces?: InputMaybe<Array<LanguageSpaceInput>>;
  /** Title of the settings. */
  title: Scalars['String']['input'];
};

/** Result of `createTranslationSettings`. */
export type CreateTranslationSettingsPayload = {
  __typename?: 'CreateTranslationSettingsPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The new translation settings. */
  translationSettings: TranslationSettings;
  /**
   * The edge of `translationSettings` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  translationSettingsEdge?: Maybe<TranslationSettingsEdge>;
};

/** The AI features for visitors. */
export type CustomizationAi = {
  __typename?: 'CustomizationAI';
  /** Mode of the AI features. */
  mode: CustomizationAiMode;
};

/** The AI features for visitors. */
export type CustomizationAiInput = {
  /** Mode of the AI features. */
  mode?: InputMaybe<CustomizationAiMode>;
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
  __typename?: 'CustomizationAddress';
  /** The URL; null for none. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A URL in the customization. */
export type CustomizationAddressInput = {
  /** The URL, for example `https://acme.test/privacy`; null for none. */
  url?: InputMaybe<Scalars['String']['input']>;
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
  __typename?: 'CustomizationExternalLinks';
  /** Target of external links. */
  target: CustomizationLinkTarget;
};

/** The behavior of external links. */
export type CustomizationExternalLinksInput = {
  /** Target of external links. */
  target?: InputMaybe<CustomizationLinkTarget>;
};

/** The favicon of a site. */
export type CustomizationFavicon = {
  __typename?: 'CustomizationFavicon';
  /** Emoji as favicon; null for none. */
  emoji?: Maybe<Scalars['String']['output']>;
  /** Image of the favicon; null for none. */
  icon?: Maybe<ThemedAddress>;
};

/** The favicon of a site. */
export type CustomizationFaviconInput = {
  /** Emoji as favicon, for example `📘`, or its code points, `1f4d8`; null for none. */
  emoji?: InputMaybe<Scalars['String']['input']>;
  /** Image of the favicon; null for none. */
  icon?: InputMaybe<ThemedAddressInput>;
};

/** The footer of all pages. */
export type CustomizationFooter = {
  __typename?: 'CustomizationFooter';
  /** Copyright notice; null for none. */
  copyright?: Maybe<Scalars['String']['output']>;
  /** Groups of links, in order; at most 10. */
  groups: Array<CustomizationFooterGroup>;
  /** Logo; null for none. */
  logo?: Maybe<ThemedAddress>;
};

/** A group of links in the footer. */
export type CustomizationFooterGroup = {
  __typename?: 'CustomizationFooterGroup';
  /** Links, in order; at most 20. */
  links: Array<CustomizationLink>;
  /** Title of the group. */
  title: Scalars['String']['output'];
};

/** A group of links in the footer. */
export type CustomizationFooterGroupInput = {
  /** Links, in order; at most 20. */
  links: Array<CustomizationLinkInput>;
  /** Title of the group. */
  title: Scalars['String']['input'];
};

/** The footer of all pages. */
export type CustomizationFooterInput = {
  /** Copyright notice, for example `© 2026 Acme`; null for none. */
  copyright?: InputMaybe<Scalars['String']['input']>;
  /** Groups of links, in order; at most 10. */
  groups?: InputMaybe<Array<CustomizationFooterGroupInput>>;
  /** Logo; null for none. */
  logo?: InputMaybe<ThemedAddressInput>;
};

/** The link from a site to its git repository. */
export type CustomizationGit = {
  __typename?: 'CustomizationGit';
  /** True if pages link to their source in the repository. */
  showEditLink: Scalars['Boolean']['output'];
};

/** The link from a site to its git repository. */
export type CustomizationGitInput = {
  /** True if pages link to their source in the repository. */
  showEditLink?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The header of all pages. */
export type CustomizationHeader = {
  __typename?: 'CustomizationHeader';
  /** Background color for CUSTOM; null for the primary color. */
  backgroundColor?: Maybe<ThemedColor>;
  /** Color of links for CUSTOM; null for a readable one. */
  linkColor?: Maybe<ThemedColor>;
  /** Links, in order; at most 20. */
  links: Array<CustomizationHeaderLink>;
  /** Logo; null to show the title of the site. */
  logo?: Maybe<ThemedAddress>;
  /** Colors of the header. */
  preset: CustomizationHeaderPreset;
};

/** The header of all pages. */
export type CustomizationHeaderInput = {
  /** Background color for CUSTOM; null for the primary color. */
  backgroundColor?: InputMaybe<ThemedColorInput>;
  /** Color of links for CUSTOM; null for a readable one. */
  linkColor?: InputMaybe<ThemedColorInput>;
  /** Links, in order; at most 20. */
  links?: InputMaybe<Array<CustomizationHeaderLinkInput>>;
  /** Logo; null to show the title of the site. */
  logo?: InputMaybe<ThemedAddressInput>;
  /** Colors of the header. */
  preset?: InputMaybe<CustomizationHeaderPreset>;
};

/** A link or a menu of links in the header. */
export type CustomizationHeaderLink = {
  __typename?: 'CustomizationHeaderLink';
  /** Links of the menu, in order, at most 20; null for no menu. */
  links?: Maybe<Array<CustomizationLink>>;
  /** Title of the link or menu. */
  title: Scalars['String']['output'];
  /** Target of the link; null for a menu only. */
  to?: Maybe<CustomizationReference>;
};

/** A link or a menu of links in the header. */
export type CustomizationHeaderLinkInput = {
  /** Links of the menu, in order, at most 20; null for no menu. */
  links?: InputMaybe<Array<CustomizationLinkInput>>;
  /** Title of the link or menu. */
  title: Scalars['String']['input'];
  /** Target of the link; null for a menu only. */
  to?: InputMaybe<CustomizationReferenceInput>;
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
  __typename?: 'CustomizationInsights';
  /** True if a cookie distinguishes visitors. */
  trackingCookie: Scalars['Boolean']['output'];
};

/** The collection of usage data on a site. */
export type CustomizationInsightsInput = {
  /** True if a cookie distinguishes visitors. */
  trackingCookie?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The language of the user interface of a site. */
export type CustomizationInternationalization = {
  __typename?: 'CustomizationInternationalization';
  /** Language of the user interface. */
  locale: Language;
};

/** The language of the user interface of a site. */
export type CustomizationInternationalizationInput = {
  /** Language of the user interface. */
  locale?: InputMaybe<Language>;
};

/** A link in the header or footer. */
export type CustomizationLink = {
  __typename?: 'CustomizationLink';
  /** Title of the link. */
  title: Scalars['String']['output'];
  /** Target of the link. */
  to: CustomizationReference;
};

/** A link in the header or footer. */
export type CustomizationLinkInput = {
  /** Title of the link. */
  title: Scalars['String']['input'];
  /** Target of the link. */
  to: CustomizationReferenceInput;
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
  __typename?: 'CustomizationPageActions';
  /** True if pages can be opened in an external AI assistant. */
  externalAi: Scalars['Boolean']['output'];
  /** True if pages can be copied as markdown. */
  markdown: Scalars['Boolean']['output'];
};

/** The actions on pages that are offered to visitors. */
export type CustomizationPageActionsInput = {
  /** True if pages can be opened in an external AI assistant. */
  externalAi?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if pages can be copied as markdown. */
  markdown?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The target of a link in the header or footer. */
export type CustomizationReference = {
  __typename?: 'CustomizationReference';
  /** Kind of the target. */
  kind: CustomizationReferenceKind;
  /** An http or https address, or a path of the site that begins with a slash: `/guide/install`. */
  url: Scalars['String']['output'];
};

/** The target of a link in the header or footer. */
export type CustomizationReferenceInput = {
  /** Kind of the target. */
  kind: CustomizationReferenceKind;
  /** An http or https address, or a path of the site that begins with a slash: `/guide/install`. */
  url: Scalars['String']['input'];
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
  __typename?: 'CustomizationSidebar';
  /** Background of the table of contents. */
  background: CustomizationSidebarBackground;
  /** Highlight of the current page. */
  list: CustomizationSidebarList;
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
  background?: InputMaybe<CustomizationSidebarBackground>;
  /** Highlight of the current page. */
  list?: InputMaybe<CustomizationSidebarList>;
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
  __typename?: 'CustomizationStyling';
  /** Background of pages. */
  background: CustomizationBackground;
  /** Corners of framed elements. */
  corners: CustomizationCorners;
  /** Color of errors and dangerous actions. */
  dangerColor: ThemedColor;
  /** Depth of framed elements. */
  depth: CustomizationDepth;
  /** Name of the font, for example `Inter`. */
  font: Scalars['String']['output'];
  /** Style of icons. */
  icons: CustomizationIcons;
  /** Color of informational messages. */
  infoColor: ThemedColor;
  /** Style of links in documents. */
  links: CustomizationLinks;
  /** Name of the monospace font, for example `Fira Code`. */
  monospaceFont: Scalars['String']['output'];
  /** Primary color. */
  primaryColor: ThemedColor;
  /** Style of the search field. */
  search: CustomizationSearch;
  /** Style of the table of contents. */
  sidebar: CustomizationSidebar;
  /** Color of success messages. */
  successColor: ThemedColor;
  /** Theme of the site. */
  theme: CustomizationTheme;
  /** Color of warnings. */
  warningColor: ThemedColor;
};

/** Colors, fonts and shapes of a site. */
export type CustomizationStylingInput = {
  /** Background of pages. */
  background?: InputMaybe<CustomizationBackground>;
  /** Corners of framed elements. */
  corners?: InputMaybe<CustomizationCorners>;
  /** Color of errors and dangerous actions. */
  dangerColor?: InputMaybe<ThemedColorInput>;
  /** Depth of framed elements. */
  depth?: InputMaybe<CustomizationDepth>;
  /** Name of the font, for example `Inter`. */
  font?: InputMaybe<Scalars['String']['input']>;
  /** Style of icons. */
  icons?: InputMaybe<CustomizationIcons>;
  /** Color of informational messages. */
  infoColor?: InputMaybe<ThemedColorInput>;
  /** Style of links in documents. */
  links?: InputMaybe<CustomizationLinks>;
  /** Name of the monospace font, for example `Fira Code`. */
  monospaceFont?: InputMaybe<Scalars['String']['input']>;
  /** Primary color. */
  primaryColor?: InputMaybe<ThemedColorInput>;
  /** Style of the search field. */
  search?: InputMaybe<CustomizationSearch>;
  /** Style of the table of contents. */
  sidebar?: InputMaybe<CustomizationSidebarInput>;
  /** Color of success messages. */
  successColor?: InputMaybe<ThemedColorInput>;
  /** Theme of the site. */
  theme?: InputMaybe<CustomizationTheme>;
  /** Color of warnings. */
  warningColor?: InputMaybe<ThemedColorInput>;
};

/** The state of a feature. */
export type CustomizationSwitch = {
  __typename?: 'CustomizationSwitch';
  /** True if the feature is enabled. */
  enabled: Scalars['Boolean']['output'];
};

/** The state of a feature. */
export type CustomizationSwitchInput = {
  /** True if the feature is enabled. */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
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
  __typename?: 'CustomizationThemes';
  /** Initial mode. */
  default: CustomizationThemeMode;
  /** True if visitors can switch the mode. The spelling is that of existing clients. */
  toggeable: Scalars['Boolean']['output'];
};

/** The light and dark modes of a site. */
export type CustomizationThemesInput = {
  /** Initial mode. */
  default?: InputMaybe<CustomizationThemeMode>;
  /** True if visitors can switch the mode. The spelling is that of existing clients. */
  toggeable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A site space with its own customization. */
export type CustomizedSiteSpace = {
  __typename?: 'CustomizedSiteSpace';
  /** Customization of the site space. */
  customization: SiteCustomization;
  /** Id of the site space (`sts_…`). */
  siteSpaceId: Scalars['ID']['output'];
};

/** The content that members of an organization see first. */
export type DefaultContent = {
  __typename?: 'DefaultContent';
  /** The site. Null if the caller cannot read it. */
  site?: Maybe<Site>;
  /** Id of the site (`site_…`). */
  siteId: Scalars['ID']['output'];
  /** Type of the content. */
  type: DefaultContentType;
};

/** The content that members see first. */
export type DefaultContentInput = {
  /** Id of a site of the organization (`site_…`). */
  siteId: Scalars['ID']['input'];
  /** Type of the content. */
  type: DefaultContentType;
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

/** A block to delete, with the blocks in it. */
export type DeleteBlockInput = {
  /** Key of the block. */
  key: Scalars['String']['input'];
};

/** The collection to delete. */
export type DeleteCollectionInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the collection (`col_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `deleteCollection`. */
export type DeleteCollectionPayload = {
  __typename?: 'DeleteCollectionPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the collection that is now in the trash. */
  deletedCollectionId: Scalars['ID']['output'];
};

/** The comment to delete. */
export type DeleteCommentInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the comment (`com_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `deleteComment`. */
export type DeleteCommentPayload = {
  __typename?: 'DeleteCommentPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted comment. */
  deletedCommentId?: Maybe<Scalars['ID']['output']>;
};

/** The reply to delete. */
export type DeleteCommentReplyInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the reply (`rep_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `deleteCommentReply`. */
export type DeleteCommentReplyPayload = {
  __typename?: 'DeleteCommentReplyPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted reply. */
  deletedCommentReplyId?: Maybe<Scalars['ID']['output']>;
};

/** The file to delete. */
export type DeleteFileInput = {
  /** Id of the file (`fil_…`), or a ref of this batch. */
  fileId: Scalars['ID']['input'];
};

/** The link invite to delete. */
export type DeleteLinkInviteInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the link invite (`lnk_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `deleteLinkInvite`. */
export type DeleteLinkInvitePayload = {
  __typename?: 'DeleteLinkInvitePayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted link invite. */
  deletedLinkInviteId?: Maybe<Scalars['ID']['output']>;
};

/** The OpenAPI spec to delete. */
export type DeleteOpenApiSpecInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the OpenAPI spec (`oas_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `deleteOpenAPISpec`. */
export type DeleteOpenApiSpecPayload = {
  __typename?: 'DeleteOpenAPISpecPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted spec. */
  deletedOpenAPISpecId?: Maybe<Scalars['ID']['output']>;
};

/** The page to delete with its child pages. */
export type DeletePageInput = {
  /** Id of the page (`pag_…`), or a ref of this batch. */
  pageId: Scalars['ID']['input'];
};

/** The reusable content to delete. Pages that include it keep the include, which becomes a broken link. */
export type DeleteReusableContentInput = {
  /** Id of the reusable content (`reu_…`), or a ref of this batch. */
  reusableContentId: Scalars['ID']['input'];
};

/** The provider to delete. */
export type DeleteSamlProviderInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the provider (`saml_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `deleteSAMLProvider`. */
export type DeleteSamlProviderPayload = {
  __typename?: 'DeleteSAMLProviderPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted provider. */
  deletedSAMLProviderId?: Maybe<Scalars['ID']['output']>;
};

/** The service account to delete. */
export type DeleteServiceAccountInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the service account (`sva_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `deleteServiceAccount`. */
export type DeleteServiceAccountPayload = {
  __typename?: 'DeleteServiceAccountPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted service account. */
  deletedServiceAccountId?: Maybe<Scalars['ID']['output']>;
};

/** The share link to delete. */
export type DeleteShareLinkInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the share link (`shl_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `deleteShareLink`. */
export type DeleteShareLinkPayload = {
  __typename?: 'DeleteShareLinkPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted share link. */
  deletedShareLinkId?: Maybe<Scalars['ID']['output']>;
};

/** The site to delete. */
export type DeleteSiteInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the site (`site_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `deleteSite`. */
export type DeleteSitePayload = {
  __typename?: 'DeleteSitePayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted site. */
  deletedSiteId?: Maybe<Scalars['ID']['output']>;
};

/** The redirect to delete. */
export type DeleteSiteRedirectInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the redirect (`red_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `deleteSiteRedirect`. */
export type DeleteSiteRedirectPayload = {
  __typename?: 'DeleteSiteRedirectPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted redirect. */
  deletedSiteRedirectId?: Maybe<Scalars['ID']['output']>;
};

/** The section group to delete. */
export type DeleteSiteSectionGroupInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the section group (`grp_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `deleteSiteSectionGroup`. */
export type DeleteSiteSectionGroupPayload = {
  __typename?: 'DeleteSiteSectionGroupPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted section group. */
  deletedSiteSectionGroupId?: Maybe<Scalars['ID']['output']>;
};

/** The section to delete. */
export type DeleteSiteSectionInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the section (`sec_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `deleteSiteSection`. */
export type DeleteSiteSectionPayload = {
  __typename?: 'DeleteSiteSectionPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted section. */
  deletedSiteSectionId?: Maybe<Scalars['ID']['output']>;
};

/** The site space whose customization is deleted. */
export type DeleteSiteSpaceCustomizationInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the site space (`sts_…`). */
  siteSpaceId: Scalars['ID']['input'];
};

/** Result of `deleteSiteSpaceCustomization`. */
export type DeleteSiteSpaceCustomizationPayload = {
  __typename?: 'DeleteSiteSpaceCustomizationPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** True if there was a customization; false if the one of the site applied already. */
  deleted: Scalars['Boolean']['output'];
  /** The site space after the change. */
  siteSpace: SiteSpace;
};

/** The site space to delete. */
export type DeleteSiteSpaceInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the site space (`sts_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `deleteSiteSpace`. */
export type DeleteSiteSpacePayload = {
  __typename?: 'DeleteSiteSpacePayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted site space. */
  deletedSiteSpaceId?: Maybe<Scalars['ID']['output']>;
};

/** The space to delete. */
export type DeleteSpaceInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space (`spc_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `deleteSpace`. */
export type DeleteSpacePayload = {
  __typename?: 'DeleteSpacePayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the space that is now in the trash. */
  deletedSpaceId: Scalars['ID']['output'];
};

/** The team to delete. */
export type DeleteTeamInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the team (`team_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `deleteTeam`. */
export type DeleteTeamPayload = {
  __typename?: 'DeleteTeamPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted team. */
  deletedTeamId?: Maybe<Scalars['ID']['output']>;
};

/** The translation settings to delete. */
export type DeleteTranslationSettingsInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the translation settings (`trs_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `deleteTranslationSettings`. */
export type DeleteTranslationSettingsPayload = {
  __typename?: 'DeleteTranslationSettingsPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted translation settings. */
  deletedTranslationSettingsId?: Maybe<Scalars['ID']['output']>;
};

/** A line between blocks. */
export type DividerBlock = Block & {
  __typename?: 'DividerBlock';
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /**
   * Id of the block in its document, for example `2fb4e344aa063887`: a hash of its text, with a number
   * after it where the same block occurs again. Comments refer to it as `blockId`.
   */
  key: Scalars['String']['output'];
  /**
   * Markdown of the block, as it was written or rendered. Within a quote or a list, its further lines
   * begin as they do in the document.
   */
  markdown: Scalars['String']['output'];
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
};

/** A document in the form that existing clients of `/v1` send. */
export type DocumentInput = {
  /** Markdown of the document, for example `# Install`, at most 1 MiB. */
  markdown: Scalars['String']['input'];
};

/** A page with a document. The pages that are rendered from an OpenAPI spec are document pages too. */
export type DocumentPage = Node & Page & {
  __typename?: 'DocumentPage';
  /**
   * All blocks of the document, each followed by those in it, as `allPages` lists pages. Those of notes
   * are in `AnnotationInline.body`.
   */
  allBlocks: Array<Block>;
  /** All descendant pages, each followed by its own. */
  allPages: Array<Page>;
  /** Blocks at the root of the document, in order. */
  blocks: Array<Block>;
  /** Document of the page in one format. */
  body: PageBody;
  /** Cover of the page; null if there is none. */
  cover?: Maybe<PageCover>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * The actor that created the page. Null for a deleted actor, for a generated page, and for pages
   * from before authors were stored.
   */
  createdBy?: Maybe<Actor>;
  /** Number of ancestor pages. */
  depth: Scalars['Int']['output'];
  /** Description of the page; null for none. */
  description?: Maybe<Scalars['String']['output']>;
  /**
   * Document of the page as JSON: `{object, data, nodes: [{object, type, key, …}]}`. Its JSON Schema
   * is at `/document.schema.json`.
   */
  document: Scalars['JSON']['output'];
  /** Id of the document, equal for equal documents. */
  documentId: Scalars['ID']['output'];
  /** Emoji of the page, for example `👋`; null for none. */
  emoji?: Maybe<Scalars['String']['output']>;
  /**
   * YAML of the front matter that no field has, for example `tags: [beans, rice]`; null without any. An
   * edit whose front matter has such keys replaces it.
   */
  frontMatter?: Maybe<Scalars['String']['output']>;
  /** Location of the page in a git repository; null if it has none. */
  git?: Maybe<GitPath>;
  /** Headings of the document, in order. */
  headings: Array<Heading>;
  /** True if the page is hidden from the table of contents. */
  hidden: Scalars['Boolean']['output'];
  /**
   * Document of the page as sanitized HTML, with highlighted code and addresses that the reader can
   * follow. Elements have `class` and `data-` attributes, and no scripts, styles or frames.
   */
  html: Scalars['String']['output'];
  /** Name of the icon of the page, for example `rocket`; null for none. */
  icon?: Maybe<Scalars['String']['output']>;
  /**
   * Id of the page in this revision, `pag_….rev_…`. It has further parts for a page whose computed
   * pages are not rendered (`.source`), and for a page as visitors of a site read it (`.sts_…`).
   */
  id: Scalars['ID']['output'];
  /** Kind of the page, for existing clients of `/v1`; null for a computed page. */
  kind?: Maybe<PageKind>;
  /** Visible parts of the page. */
  layout: PageLayout;
  /** Title in tables of contents, for example `SQL Server`, where it is not `title`; null for none. */
  linkTitle?: Maybe<Scalars['String']['output']>;
  /** Markdown of the page, with page ids in links to pages. */
  markdown: Scalars['String']['output'];
  /** True if the page is excluded from the search of a site. */
  noIndex: Scalars['Boolean']['output'];
  /** True if search engines are asked not to index the page. */
  noRobotsIndex: Scalars['Boolean']['output'];
  /** Id of the page in all revisions (`pag_…`), which arguments and inputs take. */
  pageId: Scalars['ID']['output'];
  /** Child pages, in order. A link has none. */
  pages: Array<Page>;
  /** The parent page in the same revision; null at the root. */
  parent?: Maybe<Page>;
  /** Id of the parent page in all revisions (`pag_…`); null at the root. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Path of the page in the space, for example `guide/setup`; null for a link. */
  path?: Maybe<Scalars['String']['output']>;
  /** Last segment of the path, for example `setup`, unique among siblings; null for a link. */
  slug?: Maybe<Scalars['String']['output']>;
  /** Title of the page. */
  title: Scalars['String']['output'];
  /** Type of the page, which decides the further fields that it has. */
  type: PageType;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /**
   * The actor that last changed the document or a field of the page; after a merge, the author of the
   * later change. Null as `createdBy`.
   */
  updatedBy?: Maybe<Actor>;
  /** URLs of the page. */
  urls: PageUrls;
  /** Values of `{{ name }}` in the document, which take precedence over those of the revision. */
  variables: Scalars['StringMap']['output'];
};


/** A page with a document. The pages that are rendered from an OpenAPI spec are document pages too. */
export type DocumentPageAllBlocksArgs = {
  dereferenced?: InputMaybe<Scalars['Boolean']['input']>;
  deterministicOnly?: InputMaybe<Scalars['Boolean']['input']>;
  evaluated?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A page with a document. The pages that are rendered from an OpenAPI spec are document pages too. */
export type DocumentPageBlocksArgs = {
  dereferenced?: InputMaybe<Scalars['Boolean']['input']>;
  deterministicOnly?: InputMaybe<Scalars['Boolean']['input']>;
  evaluated?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A page with a document. The pages that are rendered from an OpenAPI spec are document pages too. */
export type DocumentPageBodyArgs = {
  dereferenced?: InputMaybe<Scalars['Boolean']['input']>;
  deterministicOnly?: InputMaybe<Scalars['Boolean']['input']>;
  evaluated?: InputMaybe<Scalars['Boolean']['input']>;
  format?: InputMaybe<PageFormat>;
};


/** A page with a document. The pages that are rendered from an OpenAPI spec are document pages too. */
export type DocumentPageDocumentArgs = {
  dereferenced?: InputMaybe<Scalars['Boolean']['input']>;
  deterministicOnly?: InputMaybe<Scalars['Boolean']['input']>;
  evaluated?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A page with a document. The pages that are rendered from an OpenAPI spec are document pages too. */
export type DocumentPageHtmlArgs = {
  evaluated?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A page with a document. The pages that are rendered from an OpenAPI spec are document pages too. */
export type DocumentPageMarkdownArgs = {
  dereferenced?: InputMaybe<Scalars['Boolean']['input']>;
  deterministicOnly?: InputMaybe<Scalars['Boolean']['input']>;
  evaluated?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A file to download without a token. */
export type Download = {
  __typename?: 'Download';
  /** Media type of the file. */
  contentType: Scalars['String']['output'];
  /** Suggested file name, for example `guide.zip`. */
  name: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
  /** Signed URL of the file, valid for one to two hours. */
  url: Scalars['String']['output'];
};

/** A drawing. */
export type DrawingBlock = Block & {
  __typename?: 'DrawingBlock';
  /** Text in place of the drawing; empty for none. */
  alt: Scalars['String']['output'];
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /**
   * Id of the block in its document, for example `2fb4e344aa063887`: a hash of its text, with a number
   * after it where the same block occurs again. Comments refer to it as `blockId`.
   */
  key: Scalars['String']['output'];
  /**
   * Markdown of the block, as it was written or rendered. Within a quote or a list, its further lines
   * begin as they do in the document.
   */
  markdown: Scalars['String']['output'];
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
  /** Address of the drawing as written, for example `/files/fil_…`. */
  src: Scalars['String']['output'];
};

/** The space to copy. */
export type DuplicateSpaceInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space (`spc_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `duplicateSpace`. */
export type DuplicateSpacePayload = {
  __typename?: 'DuplicateSpacePayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /**
   * The edge of `space` in `children` of its parent, in the default order;
   * null if that list does not have it.
   */
  contentEdge?: Maybe<ContentEdge>;
  /** The copy. */
  space: Space;
  /**
   * The edge of `space` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  spaceEdge?: Maybe<SpaceEdge>;
};

/** Changes to the content, applied in order, all or none, as one revision. */
export type EditChangeRequestContentInput = {
  /**
   * Id of the revision on which the changes are based (`rev_…`), or `HEAD` for the current one. The
   * request fails with STALE_REVISION, with the id of the head, if the head is another revision. If all
   * changes are `updateBlocks`, the base may be an earlier revision of the same content, and the request
   * fails with STALE_REVISION only if others have changed the same blocks.
   */
  baseRevisionId: Scalars['ID']['input'];
  /** Id of the change request (`cr_…`). */
  changeRequestId: Scalars['ID']['input'];
  /** The changes, 1 to 50, which form one batch for refs. */
  changes: Array<EditInput>;
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Message of the new revision, for example `Fix typos`. */
  message?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `editChangeRequestContent`. */
export type EditChangeRequestContentPayload = {
  __typename?: 'EditChangeRequestContentPayload';
  /** The change request after the change. */
  changeRequest: ChangeRequest;
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Ids of the new items by their refs in the batch. */
  refs: Scalars['StringMap']['output'];
};

/** One change to the content, with exactly one of these fields. */
export type EditInput =
  /** Deletes a file. */
  { deleteFile: DeleteFileInput; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables?: never; updateBlocks?: never; updatePage?: never; updateReusableContent?: never; }
  |  /** Deletes a page with its child pages. */
  { deleteFile?: never; deletePage: DeletePageInput; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables?: never; updateBlocks?: never; updatePage?: never; updateReusableContent?: never; }
  |  /** Deletes a reusable content. */
  { deleteFile?: never; deletePage?: never; deleteReusableContent: DeleteReusableContentInput; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables?: never; updateBlocks?: never; updatePage?: never; updateReusableContent?: never; }
  |  /** Adds a file. */
  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile: InsertFileInput; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables?: never; updateBlocks?: never; updatePage?: never; updateReusableContent?: never; }
  |  /** Adds several files. */
  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles: InsertFilesInput; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables?: never; updateBlocks?: never; updatePage?: never; updateReusableContent?: never; }
  |  /** Creates a page. */
  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage: InsertPageInput; insertReusableContent?: never; revertPage?: never; setVariables?: never; updateBlocks?: never; updatePage?: never; updateReusableContent?: never; }
  |  /** Creates a reusable content. */
  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent: InsertReusableContentInput; revertPage?: never; setVariables?: never; updateBlocks?: never; updatePage?: never; updateReusableContent?: never; }
  |  /** Resets a page to its state in the base. */
  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage: RevertPageInput; setVariables?: never; updateBlocks?: never; updatePage?: never; updateReusableContent?: never; }
  |  /** Sets and removes variables. */
  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables: SetVariablesInput; updateBlocks?: never; updatePage?: never; updateReusableContent?: never; }
  |  /** Changes single blocks of a page, merged with the changes of others. */
  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables?: never; updateBlocks: UpdateBlocksInput; updatePage?: never; updateReusableContent?: never; }
  |  /** Changes or moves a page. */
  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables?: never; updateBlocks?: never; updatePage: UpdatePageInput; updateReusableContent?: never; }
  |  /** Changes a reusable content. */
  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables?: never; updateBlocks?: never; updatePage?: never; updateReusableContent: UpdateReusableContentInput; };

/** Changes to the content, applied in order, all or none, as one revision. */
export type EditSpaceContentInput = {
  /**
   * Id of the revision on which the changes are based (`rev_…`), or `HEAD` for the current one. The
   * request fails with STALE_REVISION, with the id of the head, if the head is another revision. If all
   * changes are `updateBlocks`, the base may be an earlier revision of the same content, and the request
   * fails with STALE_REVISION only if others have changed the same blocks.
   */
  baseRevisionId: Scalars['ID']['input'];
  /** The changes, 1 to 50, which form one batch for refs. */
  changes: Array<EditInput>;
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Message of the new revision, for example `Fix typos`. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space (`spc_…`). */
  spaceId: Scalars['ID']['input'];
};

/** Result of `editSpaceContent`. */
export type EditSpaceContentPayload = {
  __typename?: 'EditSpaceContentPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Ids of the new items by their refs in the batch. */
  refs: Scalars['StringMap']['output'];
  /** The space after the change. */
  space: Space;
};

/** The effective level of a user on a space or collection, with the reason. */
export type EffectiveAccess = {
  __typename?: 'EffectiveAccess';
  /** The reason for the effective level. */
  because: LevelSource;
  /** Effective level; null for no access. */
  level?: Maybe<Role>;
  /** The space or collection on which it was set; null if it applies everywhere. */
  origin?: Maybe<GrantOrigin>;
  /** Sources of levels that the reason takes precedence over, from the nearest to the root. */
  overridden: Array<LevelSource>;
  /** The user. */
  user: User;
};

/** A page of a list of effective levels. */
export type EffectiveAccessConnection = {
  __typename?: 'EffectiveAccessConnection';
  /** The effective levels of the page with their cursors. */
  edges: Array<EffectiveAccessEdge>;
  /** The effective levels of the page. */
  nodes: Array<EffectiveAccess>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of effective levels on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the effective levels of a page, with its cursor. */
export type EffectiveAccessEdge = {
  __typename?: 'EffectiveAccessEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: EffectiveAccess;
};

/**
 * Conditions on effective levels, all of which must hold. A null condition is the same as an absent
 * one.
 */
export type EffectiveAccessFilter = {
  /** Returns only users with one of these effective levels. */
  level?: InputMaybe<Array<Role>>;
  /** Returns only users with this text in the name or e-mail address, regardless of case. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of a list of effective levels. */
export type EffectiveAccessOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: EffectiveAccessOrderField;
};

/** A sort key of effective levels. */
export type EffectiveAccessOrderField =
  /** By the time at which the member joined the organization. */
  | 'JOINED_AT'
  /** By name of the user, regardless of case. */
  | 'NAME';

/** Content of another website. */
export type EmbedBlock = Block & {
  __typename?: 'EmbedBlock';
  /** Text below it; empty for none. */
  caption: Array<Inline>;
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** True if it is as wide as the page instead of the text. */
  fullWidth: Scalars['Boolean']['output'];
  /**
   * Id of the block in its document, for example `2fb4e344aa063887`: a hash of its text, with a number
   * after it where the same block occurs again. Comments refer to it as `blockId`.
   */
  key: Scalars['String']['output'];
  /**
   * Markdown of the block, as it was written or rendered. Within a quote or a list, its further lines
   * begin as they do in the document.
   */
  markdown: Scalars['String']['output'];
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
  /** URL of the content, for example `https://video.test/1`. */
  url: Scalars['String']['output'];
};

/** An emoji. */
export type EmojiInline = Inline & {
  __typename?: 'EmojiInline';
  /** Code points of the emoji in hexadecimal, for example `1f44d`. */
  code: Scalars['String']['output'];
  /** Text that it shows, without marks; empty for none, such as for an icon. */
  text: Scalars['String']['output'];
};

/** A whole file, variable or reusable content, in a conflict about one that a side deleted or added. */
export type EntryValue = FieldValue & {
  __typename?: 'EntryValue';
  /** Fields of the item with a value, by name. */
  fields: Array<NamedValue>;
  /** The value as JSON. */
  json: Scalars['JSON']['output'];
};

/** A part that opens below its title. */
export type ExpandableBlock = Block & ParentBlock & {
  __typename?: 'ExpandableBlock';
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** Id of the block in its document, for example `2fb4e344aa063887`. */
  key: Scalars['String']['output'];
  /** Markdown of the block, as it was written or rendered. */
  markdown: Scalars['String']['output'];
  /** Blocks within the block, in order. */
  nodes: Array<Block>;
  /** True if it is open at first. */
  open: Scalars['Boolean']['output'];
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
  /** Title of the part. */
  summary: Array<Inline>;
};

/** An expression, where it is not rendered. */
export type ExpressionInline = Inline & {
  __typename?: 'ExpressionInline';
  /** The expression, for example `visitor.claims.name`. */
  expression: Scalars['String']['output'];
  /** Text that it shows, without marks; empty for none, such as for an icon. */
  text: Scalars['String']['output'];
};

/** A field with different values in two revisions. */
export type FieldChange = {
  __typename?: 'FieldChange';
  /** Value after the change; null if absent. */
  after?: Maybe<FieldValue>;
  /** Value before the change; null if absent. */
  before?: Maybe<FieldValue>;
  /** Name of the field, for example `title` or `layout.cover`. */
  name: Scalars['String']['output'];
};

/**
 * A value of a field, as changes and conflicts show it. Its type depends on the field, for example
 * `TextValue` for `title` and `BooleanValue` for `hidden`. More types may be added.
 */
export type FieldValue = {
  /** The value as JSON. */
  json: Scalars['JSON']['output'];
};

/** A file of a revision, or an upload in an organization. */
export type File = Node & {
  __typename?: 'File';
  /** Media type, detected from the bytes. */
  contentType: Scalars['String']['output'];
  /** Dimensions of the image; null if the file is not an image. */
  dimensions?: Maybe<FileDimensions>;
  /** Signed URL of the file, valid for one to two hours without a token. */
  downloadUrl: Scalars['String']['output'];
  /** Id of the file in all revisions (`fil_…`), which arguments, inputs and content take. */
  fileId: Scalars['ID']['output'];
  /** Location of the file in a git repository; null if it has none. */
  git?: Maybe<GitPath>;
  /**
   * Id of the file in this revision, `fil_….rev_…`, with `.sts_…` for a file as visitors of a site read
   * it. Id of an upload: `fil_…`.
   */
  id: Scalars['ID']['output'];
  /** Name of the file with its extension. */
  name: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
};

/** A file to download. */
export type FileBlock = Block & {
  __typename?: 'FileBlock';
  /** Text below it; empty for none. */
  caption: Array<Inline>;
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /**
   * Id of the block in its document, for example `2fb4e344aa063887`: a hash of its text, with a number
   * after it where the same block occurs again. Comments refer to it as `blockId`.
   */
  key: Scalars['String']['output'];
  /**
   * Markdown of the block, as it was written or rendered. Within a quote or a list, its further lines
   * begin as they do in the document.
   */
  markdown: Scalars['String']['output'];
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
  /** Address of the file as written, for example `/files/fil_…`. */
  src: Scalars['String']['output'];
};

/** A page of a list of files. */
export type FileConnection = {
  __typename?: 'FileConnection';
  /** The files of the page with their cursors. */
  edges: Array<FileEdge>;
  /** The files of the page. */
  nodes: Array<File>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of files on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The size of an image. */
export type FileDimensions = {
  __typename?: 'FileDimensions';
  /** Height in pixels. */
  height: Scalars['Int']['output'];
  /** Width in pixels. */
  width: Scalars['Int']['output'];
};

/** One of the files of a page, with its cursor. */
export type FileEdge = {
  __typename?: 'FileEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: File;
};

/** Conditions on files, all of which must hold. A null condition is the same as an absent one. */
export type FileFilter = {
  /** Returns only files whose media type begins with this text, for example `image/`. */
  contentType?: InputMaybe<Scalars['String']['input']>;
  /** Returns only files with this text in the name, regardless of case. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of a list of files. */
export type FileOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: FileOrderField;
};

/** A sort key of files. */
export type FileOrderField =
  /** By name. */
  | 'NAME'
  /** By number of bytes. */
  | 'SIZE';

/** A reference to a file. */
export type FileReference = {
  __typename?: 'FileReference';
  /** The file in the revision of the page. Null if the revision does not have it. */
  file?: Maybe<File>;
  /** Id of the file in all revisions (`fil_…`). */
  fileId: Scalars['ID']['output'];
  /** Kind of the reference, always FILE. */
  kind: ReferenceKind;
};

/** A reference to a file. */
export type FileReferenceInput = {
  /** Id of the file (`fil_…`), or a ref of this batch. */
  fileId: Scalars['ID']['input'];
  /** Kind of the reference, always FILE. */
  kind?: InputMaybe<ReferenceKind>;
};

/** The format of a string. */
export type Format =
  /** A domain name, for example `acme.test`. */
  | 'DOMAIN'
  /** An e-mail address. */
  | 'EMAIL'
  /** One emoji, or its code points in hexadecimal, for example `1f468-200d-1f4bb`. */
  | 'EMOJI'
  /** An absolute http or https URL, or a path from the root of a site, for example `/guide`. */
  | 'LINK'
  /** An absolute http or https URL. */
  | 'URL';

/** A git commit. */
export type GitCommit = {
  __typename?: 'GitCommit';
  /** True if this service created the commit; null if it is unknown. */
  createdByService?: Maybe<Scalars['Boolean']['output']>;
  /** Message of the commit; null if it is unknown. */
  message?: Maybe<Scalars['String']['output']>;
  /** Hash of the commit, for example `7448d8798a4380162d4b56f9b452e2f6f9e24e7a`; null if it is unknown. */
  oid?: Maybe<Scalars['String']['output']>;
  /** Name of the branch, for example `refs/heads/main`; null if it is unknown. */
  ref?: Maybe<Scalars['String']['output']>;
  /** URL of the commit; null if it is unknown. */
  url?: Maybe<Scalars['String']['output']>;
};

/** The location of an item in a git repository. */
export type GitPath = {
  __typename?: 'GitPath';
  /**
   * Git object id of the item, for example `3f786850e387550fdab836ed7e6dc881de23001b`; null if it is
   * unknown.
   */
  oid?: Maybe<Scalars['String']['output']>;
  /** Path of the item in the repository, for example `docs/setup.md`; null if it is unknown. */
  path?: Maybe<Scalars['String']['output']>;
};

/** The synchronization of a space with a git repository. */
export type GitSync = {
  __typename?: 'GitSync';
  /** Provider of the repository; null if it is unknown. */
  installationProvider?: Maybe<GitSyncProvider>;
  /** Name of the integration; null for none. */
  integration?: Maybe<Scalars['String']['output']>;
  /** Name of the repository; null if it is unknown. */
  repoName?: Maybe<Scalars['String']['output']>;
  /** Time of the last synchronization; null before the first. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** URL of the repository; null if it is unknown. */
  url?: Maybe<Scalars['String']['output']>;
};

/** The provider of a git repository. */
export type GitSyncProvider =
  /** GitHub. */
  | 'GITHUB'
  /** GitHub, in an earlier form of the synchronization. */
  | 'GITHUB_LEGACY'
  /** GitLab. */
  | 'GITLAB';

/** The value of `git`, the location in a git repository. */
export type GitValue = FieldValue & {
  __typename?: 'GitValue';
  /** The value as JSON. */
  json: Scalars['JSON']['output'];
  /**
   * Git object id of the item, for example `3f786850e387550fdab836ed7e6dc881de23001b`; null if it is
   * unknown.
   */
  oid?: Maybe<Scalars['String']['output']>;
  /** Path of the item in the repository, for example `docs/setup.md`; null if it is unknown. */
  path?: Maybe<Scalars['String']['output']>;
};

/** A level that an admin assigned to a user or a team on one space or collection. */
export type Grant = Node & {
  __typename?: 'Grant';
  /** Time of the grant. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the grant (`gra_…`). */
  id: Scalars['ID']['output'];
  /** The space or collection on which the level was granted. */
  origin: GrantOrigin;
  /** Granted level; null denies access, whatever the parent collections grant. */
  role?: Maybe<Role>;
  /** The team with the grant; null for a user's grant. */
  team?: Maybe<Team>;
  /** The user with the grant; null for a team's grant. */
  user?: Maybe<User>;
};

/** Levels to grant to several users and teams, all or none. */
export type GrantAllInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space or collection (`spc_…` or `col_…`). */
  contentId: Scalars['ID']['input'];
  /** Grants to teams, each once. At most 1000. */
  teams?: InputMaybe<Array<GrantToTeamInput>>;
  /** Grants to users who are members, each once. At most 1000. */
  users?: InputMaybe<Array<GrantToUserInput>>;
};

/** Result of `grantAll`. */
export type GrantAllPayload = {
  __typename?: 'GrantAllPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /**
   * The edges of `grants` in the list of their parent, in the default order of that list.
   * The list may have had it before.
   */
  grantEdges?: Maybe<Array<GrantEdge>>;
  /** The grants after the change, in the order of the input. */
  grants: Array<Grant>;
};

/** A page of a list of grants. */
export type GrantConnection = {
  __typename?: 'GrantConnection';
  /** The grants of the page with their cursors. */
  edges: Array<GrantEdge>;
  /** The grants of the page. */
  nodes: Array<Grant>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of grants on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the grants of a page, with its cursor. */
export type GrantEdge = {
  __typename?: 'GrantEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: Grant;
};

/** Conditions on grants, all of which must hold. A null condition is the same as an absent one. */
export type GrantFilter = {
  /** Returns only grants created at or after this time, for example `2026-01-15T09:00:00Z`. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only grants created before this time, for example `2026-01-15T09:00:00Z`. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only grants of one of these levels. */
  role?: InputMaybe<Array<Role>>;
  /**
   * Returns only grants to users with this text in the name or e-mail address, or to teams with it in
   * the title, regardless of case.
   */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of a list of grants. */
export type GrantOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: GrantOrderField;
};

/** A sort key of grants. */
export type GrantOrderField =
  /** By time of the grant. */
  | 'CREATED_AT'
  /** By name of the user or title of the team, regardless of case. */
  | 'NAME';

/** The space or collection on which a level was granted or set. */
export type GrantOrigin = {
  __typename?: 'GrantOrigin';
  /**
   * The space or collection. Null if the caller cannot read it, for example a collection above a space
   * that they were invited to.
   */
  content?: Maybe<Content>;
  /** Id of the space or collection (`spc_…` or `col_…`). */
  contentId: Scalars['ID']['output'];
  /** Type of the item. */
  type: ContentType;
};

/** A team, and a level to grant to it. */
export type GrantToTeamInput = {
  /** Level to grant; null denies access, whatever the parent collections grant. */
  role?: InputMaybe<Role>;
  /** Id of the team (`team_…`). An id of a user (`usr_…`) is refused as one of no team. */
  teamId: Scalars['ID']['input'];
};

/** A user, and a level to grant to them. */
export type GrantToUserInput = {
  /** Level to grant; null denies access, whatever the parent collections grant. */
  role?: InputMaybe<Role>;
  /** Id of the user (`usr_…`). An id of a team (`team_…`) is refused as one of nobody. */
  userId: Scalars['ID']['input'];
};

/** A heading over pages, at the root of the tree. It has no document and no fields of its own. */
export type GroupPage = Node & Page & {
  __typename?: 'GroupPage';
  /** All descendant pages, each followed by its own. */
  allPages: Array<Page>;
  /** Cover of the page; null if there is none. */
  cover?: Maybe<PageCover>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * The actor that created the page. Null for a deleted actor, for a generated page, and for pages
   * from before authors were stored.
   */
  createdBy?: Maybe<Actor>;
  /** Number of ancestor pages. */
  depth: Scalars['Int']['output'];
  /** Description of the page; null for none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Emoji of the page, for example `👋`; null for none. */
  emoji?: Maybe<Scalars['String']['output']>;
  /** Location of the page in a git repository; null if it has none. */
  git?: Maybe<GitPath>;
  /** True if the page is hidden from the table of contents. */
  hidden: Scalars['Boolean']['output'];
  /** Name of the icon of the page, for example `rocket`; null for none. */
  icon?: Maybe<Scalars['String']['output']>;
  /**
   * Id of the page in this revision, `pag_….rev_…`. It has further parts for a page whose computed
   * pages are not rendered (`.source`), and for a page as visitors of a site read it (`.sts_…`).
   */
  id: Scalars['ID']['output'];
  /** Kind of the page, for existing clients of `/v1`; null for a computed page. */
  kind?: Maybe<PageKind>;
  /** Title in tables of contents, for example `SQL Server`, where it is not `title`; null for none. */
  linkTitle?: Maybe<Scalars['String']['output']>;
  /** True if the page is excluded from the search of a site. */
  noIndex: Scalars['Boolean']['output'];
  /** True if search engines are asked not to index the page. */
  noRobotsIndex: Scalars['Boolean']['output'];
  /** Id of the page in all revisions (`pag_…`), which arguments and inputs take. */
  pageId: Scalars['ID']['output'];
  /** Child pages, in order. A link has none. */
  pages: Array<Page>;
  /** The parent page in the same revision; null at the root. */
  parent?: Maybe<Page>;
  /** Id of the parent page in all revisions (`pag_…`); null at the root. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Path of the page in the space, for example `guide/setup`; null for a link. */
  path?: Maybe<Scalars['String']['output']>;
  /** Last segment of the path, for example `setup`, unique among siblings; null for a link. */
  slug?: Maybe<Scalars['String']['output']>;
  /** Title of the page. */
  title: Scalars['String']['output'];
  /** Type of the page, which decides the further fields that it has. */
  type: PageType;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /**
   * The actor that last changed the document or a field of the page; after a merge, the author of the
   * later change. Null as `createdBy`.
   */
  updatedBy?: Maybe<Actor>;
  /** URLs of the page. */
  urls: PageUrls;
  /** Values of `{{ name }}` in the document, which take precedence over those of the revision. */
  variables: Scalars['StringMap']['output'];
};

/** The position of a group between two sections. Default: the end. */
export type GroupPositionInput = {
  /** Section that precedes the group. */
  after?: InputMaybe<SectionAmongInput>;
  /** Section that follows the group. */
  before?: InputMaybe<SectionAmongInput>;
};

/** A heading of a document. */
export type Heading = {
  __typename?: 'Heading';
  /** Fragment of URLs of the heading, without `#`, for example `on-linux`. */
  anchor: Scalars['String']['output'];
  /** Level of the heading, 1 to 6. */
  depth: Scalars['Int']['output'];
  /** Text of the heading. */
  text: Scalars['String']['output'];
};

/** A heading. */
export type HeadingBlock = Block & {
  __typename?: 'HeadingBlock';
  /** Alignment; null for that of the language. */
  align?: Maybe<BlockAlign>;
  /** Fragment of URLs of the heading, without `#`, for example `on-linux`. Unique in the document. */
  anchor: Scalars['String']['output'];
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** Text of the heading. */
  inlines: Array<Inline>;
  /**
   * Id of the block in its document, for example `2fb4e344aa063887`: a hash of its text, with a number
   * after it where the same block occurs again. Comments refer to it as `blockId`.
   */
  key: Scalars['String']['output'];
  /** Level of the heading, 1 to 6. */
  level: Scalars['Int']['output'];
  /**
   * Markdown of the block, as it was written or rendered. Within a quote or a list, its further lines
   * begin as they do in the document.
   */
  markdown: Scalars['String']['output'];
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
};

/** A highlighted part. */
export type HintBlock = Block & ParentBlock & {
  __typename?: 'HintBlock';
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** Kind of the hint. */
  hintStyle: HintStyle;
  /** Name of the icon, for example `bolt`; null for none. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Id of the block in its document, for example `2fb4e344aa063887`. */
  key: Scalars['String']['output'];
  /** Markdown of the block, as it was written or rendered. */
  markdown: Scalars['String']['output'];
  /** Blocks within the block, in order. */
  nodes: Array<Block>;
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
};

/** The kind of a hint. */
export type HintStyle =
  /** A danger. */
  | 'DANGER'
  /** An information. */
  | 'INFO'
  /** A success. */
  | 'SUCCESS'
  /** A warning. */
  | 'WARNING';

/** An icon. */
export type IconInline = Inline & {
  __typename?: 'IconInline';
  /** Color of the icon, for example `red`; null for that of the text. */
  color?: Maybe<Scalars['String']['output']>;
  /** Name of the icon, for example `bolt`. */
  name: Scalars['String']['output'];
  /** Text that it shows, without marks; empty for none, such as for an icon. */
  text: Scalars['String']['output'];
};

/** An image with its caption. */
export type ImageBlock = Block & {
  __typename?: 'ImageBlock';
  /** Text in place of the image; empty for none. */
  alt: Scalars['String']['output'];
  /** Text below it; empty for none. */
  caption: Array<Inline>;
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** Height in pixels or percent, for example `300`; null for that of the image. */
  height?: Maybe<Scalars['String']['output']>;
  /**
   * Id of the block in its document, for example `2fb4e344aa063887`: a hash of its text, with a number
   * after it where the same block occurs again. Comments refer to it as `blockId`.
   */
  key: Scalars['String']['output'];
  /**
   * Markdown of the block, as it was written or rendered. Within a quote or a list, its further lines
   * begin as they do in the document.
   */
  markdown: Scalars['String']['output'];
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
  /** Address of the image as written, for example `/files/fil_…`. */
  src: Scalars['String']['output'];
  /** Address of the image in dark mode; null for the same. */
  srcDark?: Maybe<Scalars['String']['output']>;
  /** Title of the image; null for none. */
  title?: Maybe<Scalars['String']['output']>;
  /** Width in pixels or percent, for example `300` or `50%`; null for that of the image. */
  width?: Maybe<Scalars['String']['output']>;
};

/** An image in a line. */
export type ImageInline = Inline & {
  __typename?: 'ImageInline';
  /** Text in place of the image; empty for none. */
  alt: Scalars['String']['output'];
  /** Size of the image. */
  size: InlineImageSize;
  /** Address of the image as written, for example `/files/fil_…`. */
  src: Scalars['String']['output'];
  /** Address of the image in dark mode; null for the same. */
  srcDark?: Maybe<Scalars['String']['output']>;
  /** Text that it shows, without marks; empty for none, such as for an icon. */
  text: Scalars['String']['output'];
  /** Title of the image; null for none. */
  title?: Maybe<Scalars['String']['output']>;
};

/** Images next to each other. An image alone is one of them too. */
export type ImagesBlock = Block & ParentBlock & {
  __typename?: 'ImagesBlock';
  /** Alignment; null for none. */
  align?: Maybe<BlockAlign>;
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** True if it is as wide as the page instead of the text. */
  fullWidth: Scalars['Boolean']['output'];
  /** Id of the block in its document, for example `2fb4e344aa063887`. */
  key: Scalars['String']['output'];
  /** Markdown of the block, as it was written or rendered. */
  markdown: Scalars['String']['output'];
  /** The images, in order. */
  nodes: Array<ImageBlock>;
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
  /** True if the images have a frame. */
  withFrame: Scalars['Boolean']['output'];
};

/** An import of content from another source, as one revision after the existing pages. */
export type Import = Node & {
  __typename?: 'Import';
  /** The change request that receives the content; null for the space itself. */
  changeRequest?: Maybe<ChangeRequest>;
  /** Time of the request. */
  createdAt: Scalars['DateTime']['output'];
  /** The actor that requested the import; null if it was deleted. */
  createdBy?: Maybe<Actor>;
  /** Reason of the failure; null unless the status is FAILED. */
  error?: Maybe<ImportError>;
  /** Time of the end; null until then. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the import (`imp_…`). */
  id: Scalars['ID']['output'];
  /**
   * Number of pages, files and reusable contents: while the import runs, those that were read; after
   * its end, those that were imported.
   */
  importedResources: Scalars['Int']['output'];
  /** Items that were not imported, or only in part; the first 100. */
  problems: Array<ImportProblem>;
  /** The new revision; null until the import is done. */
  revision?: Maybe<Revision>;
  /** Id of the new revision (`rev_…`); null until the import is done. */
  revisionId?: Maybe<Scalars['ID']['output']>;
  /** Source of the import. */
  source: ImportSource;
  /** The space that receives the content. */
  space: Space;
  /** Status of the import. */
  status: ImportStatus;
  /**
   * Number of pages, files and reusable contents that were found so far. It is higher than
   * `importedResources` at the end if a limit was reached or some could not be read.
   */
  totalResources: Scalars['Int']['output'];
  /** URL of the source; null for an uploaded file. */
  url?: Maybe<Scalars['String']['output']>;
};

/** The reason for the failure of an import. */
export type ImportError = {
  __typename?: 'ImportError';
  /** Error code, as in `extensions.code` of GraphQL errors, for example `TIMEOUT`. */
  code: Scalars['String']['output'];
  /** Description of the error, for people. */
  message: Scalars['String']['output'];
};

/**
 * The content to import: exactly one of a URL and a file that was uploaded to the organization of the
 * space.
 */
export type ImportIntoChangeRequestInput = {
  /** Id of the change request (`cr_…`). */
  changeRequestId: Scalars['ID']['input'];
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the uploaded file (`fil_…`). A website needs `url` instead. */
  fileId?: InputMaybe<Scalars['ID']['input']>;
  /** Time limit in seconds, after which the import ends with the content that it has. */
  seconds: Scalars['Int']['input'];
  /** Kind of the source. */
  source: ImportSource;
  /** URL of the source, for example `https://docs.acme.test/`. All hosts must be public. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/**
 * The content to import: exactly one of a URL and a file that was uploaded to the organization of the
 * space.
 */
export type ImportIntoSpaceInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the uploaded file (`fil_…`). A website needs `url` instead. */
  fileId?: InputMaybe<Scalars['ID']['input']>;
  /** Time limit in seconds, after which the import ends with the content that it has. */
  seconds: Scalars['Int']['input'];
  /** Kind of the source. */
  source: ImportSource;
  /** Id of the space (`spc_…`). */
  spaceId: Scalars['ID']['input'];
  /** URL of the source, for example `https://docs.acme.test/`. All hosts must be public. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `importIntoSpace` and `importIntoChangeRequest`. */
export type ImportPayload = {
  __typename?: 'ImportPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The import, which continues in the background. */
  import: Import;
};

/** An item that was not imported, or only in part. */
export type ImportProblem = {
  __typename?: 'ImportProblem';
  /** Description of the problem, for people. */
  message: Scalars['String']['output'];
  /** URL or path of the item, for example `guide/setup.md`. */
  resource: Scalars['String']['output'];
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

/** A part of a line of text. `__typename` is its type, which decides its further fields. */
export type Inline = {
  /** Text that it shows, without marks; empty for none, such as for an icon. */
  text: Scalars['String']['output'];
};

/** The size of an image in a line. */
export type InlineImageSize =
  /** As high as the line. */
  | 'LINE'
  /** The size of the image. */
  | 'ORIGINAL';

/** A block to insert. */
export type InsertBlockInput = {
  /** Markdown of the block, for example `Ring the bell.`. It may have several blocks. */
  markdown: Scalars['String']['input'];
  /** Position of the block. Default: the end of the page. */
  position?: InputMaybe<BlockPositionInput>;
};

/**
 * A file to add: exactly one of an uploaded file, its bytes (`base64`, at most 1 MiB), and its URL
 * (`url`).
 */
export type InsertFileInput = {
  /** Content of the file in base64, for example `TW9uZGF5`, at most 1 MiB decoded. */
  base64?: InputMaybe<Scalars['String']['input']>;
  /** Media type, for example `image/png`. The type that is detected from the bytes takes precedence. */
  contentType?: InputMaybe<Scalars['String']['input']>;
  /** Id of a file (`fil_…`) that was uploaded to the organization. */
  fileId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Name with extension, for example `logo.png`. Default: the name of the uploaded file, or the last
   * segment of the URL.
   */
  name?: InputMaybe<Scalars['String']['input']>;
  /**
   * Name of the file within this batch, for example `logo`, which links in its documents can have as
   * their address.
   */
  ref?: InputMaybe<Scalars['String']['input']>;
  /**
   * Public http or https address of the file, for example `https://acme.test/logo.png`. The file may
   * have at most 20 MiB.
   */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Several files to add. At most 20 files of one request can come from URLs. */
export type InsertFilesInput = {
  /** The files, 1 to 20. */
  files: Array<InsertFileInput>;
};

/** Properties of a new page. `markdown` and `document` exclude each other. */
export type InsertPageInput = {
  /** Index among the pages of the parent, from 0. Default: the end. */
  at?: InputMaybe<Scalars['Int']['input']>;
  /** Source of a computed page. Required if the type is COMPUTED, and refused for other types. */
  computed?: InputMaybe<ComputedPageInput>;
  /** Cover of the page. */
  cover?: InputMaybe<PageCoverInput>;
  /** Description of the page. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The document, in the form that existing clients of `/v1` send. */
  document?: InputMaybe<DocumentInput>;
  /** Emoji of the page, for example `👋`, or its code points, `1f44b`. */
  emoji?: InputMaybe<Scalars['String']['input']>;
  /** Set to true to hide the page from the table of contents. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the icon of the page, for example `rocket`. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Visible parts of the page. */
  layout?: InputMaybe<PageLayoutInput>;
  /** Title in tables of contents, in place of the title. */
  linkTitle?: InputMaybe<Scalars['String']['input']>;
  /**
   * Markdown of the page, for example `# Install`, at most 1 MiB. It may begin with YAML front matter,
   * which sets those fields that are absent from the input; its other keys become `frontMatter`. A
   * block that is not YAML, or has no key of a field, is text.
   */
  markdown?: InputMaybe<Scalars['String']['input']>;
  /** Set to true to exclude the page from the search of a site. */
  noIndex?: InputMaybe<Scalars['Boolean']['input']>;
  /** Set to true to ask search engines not to index the page. */
  noRobotsIndex?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the parent page (`pag_…`), or a ref of this batch; null for the root. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Name of the page, for example `canteen`, by which other changes of the same request (the batch)
   * can refer to it before it has an id. Other inputs take an id or such a ref.
   */
  ref?: InputMaybe<Scalars['String']['input']>;
  /** Last segment of the page's path, for example `install`. Default: a slug of the title. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Target of a link. Required if the type is LINK. */
  target?: InputMaybe<PageTargetInput>;
  /** Title of the page. Default: the title in the front matter, or `Untitled`. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Type of the page. */
  type: PageType;
  /** Values of `{{ name }}` in the document, for example `{"product": "Lectern"}`. */
  variables?: InputMaybe<Scalars['StringMap']['input']>;
};

/** Properties of a new reusable content. */
export type InsertReusableContentInput = {
  /** Markdown of the reusable content, for example `Write to **support@acme.test**.`, at most 1 MiB. */
  markdown: Scalars['String']['input'];
  /** Name of the reusable content within this batch, for example `support`. */
  ref?: InputMaybe<Scalars['String']['input']>;
  /** Title of the reusable content. */
  title: Scalars['String']['input'];
};

/**
 * Properties of a new installation. Its installation scope is the selection, which is empty by
 * default. The scope of an integration with the target ORGANIZATION is the whole organization.
 */
export type InstallIntegrationInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Configuration, as declared in `configurations.account` of the integration, for example
   * `{"greeting": "Hello"}`. The installation is pending if a required property is missing.
   */
  configuration?: InputMaybe<Scalars['JSON']['input']>;
  /** Ids of the installation in the external system of the integration, for example `["workspace-42"]`. */
  externalIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Name of the integration, for example `hello`. */
  integrationName: Scalars['String']['input'];
  /** Id of the organization (`org_…`). The caller must be its admin. */
  organizationId: Scalars['ID']['input'];
  /** The selected sites, for SELECTED. */
  selectedSites?: InputMaybe<Array<SelectedSiteInput>>;
  /** The selected spaces, for SELECTED. */
  selectedSpaces?: InputMaybe<Array<SelectedSpaceInput>>;
  /** Sites in the installation scope. */
  siteSelection?: InputMaybe<InstallationSelection>;
  /** Spaces in the installation scope. */
  spaceSelection?: InputMaybe<InstallationSelection>;
};

/** Result of `installIntegration`. */
export type InstallIntegrationPayload = {
  __typename?: 'InstallIntegrationPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The new installation. */
  installation: IntegrationInstallation;
  /**
   * The edge of `installation` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  installationEdge?: Maybe<IntegrationInstallationEdge>;
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
  __typename?: 'InstallationTarget';
  /** The organization. Null if the caller cannot read it. */
  organization?: Maybe<Organization>;
  /** Id of the organization (`org_…`). */
  organizationId: Scalars['ID']['output'];
};

/** URLs of an installation. */
export type InstallationUrls = {
  __typename?: 'InstallationUrls';
  /** URL of the installation in the app. */
  app: Scalars['String']['output'];
  /** URL of the installation in `/v1`. */
  location: Scalars['String']['output'];
  /** URL of the integration's script for the installation. Always null, because scripts are not run. */
  publicEndpoint?: Maybe<Scalars['String']['output']>;
};

/**
 * A program that an organization publishes for installation by itself or others. Its script is stored
 * but not run by this server.
 */
export type Integration = Node & {
  __typename?: 'Integration';
  /** Blocks that the integration adds to pages. */
  blocks: Array<IntegrationBlock>;
  /** Categories of the integration. */
  categories: Array<IntegrationCategory>;
  /**
   * Declaration of the configuration of installations: an object with the keys `account`, `space` and
   * `site` where they apply, each `{ properties, required }`. A property has `title`, `description`,
   * `type`, `default`, `enum`, `completion_url`, and any other published keys.
   */
  configurations: Scalars['JSON']['output'];
  /**
   * Value of the `Content-Security-Policy` header for the integration's fetch events, for example
   * `default-src 'none'`; null for none.
   */
  contentSecurityPolicy?: Maybe<Scalars['String']['output']>;
  /** Sources of content that the integration adds. */
  contentSources: Array<IntegrationContentSource>;
  /** Time of the first publication. */
  createdAt: Scalars['DateTime']['output'];
  /** Description of the integration, at most 100 characters. */
  description: Scalars['String']['output'];
  /** External links. */
  externalLinks: Array<IntegrationLink>;
  /** Id of the integration (`int_…`). `/v1` uses its name instead. */
  id: Scalars['ID']['output'];
  /**
   * Installations of the integration, newest first by default. Admins of the publishing organization see all;
   * others see those in organizations of which they are admins.
   */
  installations: IntegrationInstallationConnection;
  /** Name of the integration, for example `hello`, unique in the service regardless of case. */
  name: Scalars['String']['output'];
  /** The organization that publishes the integration. */
  owner: IntegrationOwner;
  /** Permissions of the caller on the integration. */
  permissions: IntegrationPermissions;
  /** Signed URLs of preview images, valid for one to two hours; at most 3. */
  previewImages: Array<Scalars['String']['output']>;
  /** Runtime of the script. */
  runtime: IntegrationRuntime;
  /**
   * Requested scopes, for example `space:views:read`. `IntegrationInstallation.apiScopes` has the
   * resulting permissions of an installation's tokens.
   */
  scopes: Array<Scalars['String']['output']>;
  /** Long description in markdown; null for none. */
  summary?: Maybe<Scalars['String']['output']>;
  /** Target of installations. */
  target: IntegrationTarget;
  /** Title of the integration, 2 to 30 characters. */
  title: Scalars['String']['output'];
  /** Time of the last publication. */
  updatedAt: Scalars['DateTime']['output'];
  /** URLs of the integration. */
  urls: IntegrationUrls;
  /** True if the operators of the service verified the integration. */
  verified: Scalars['Boolean']['output'];
  /** Version, incremented at each publication. */
  version: Scalars['Int']['output'];
  /** Visibility of the integration. */
  visibility: IntegrationVisibility;
};


/**
 * A program that an organization publishes for installation by itself or others. Its script is stored
 * but not run by this server.
 */
export type IntegrationInstallationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<IntegrationInstallationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<IntegrationInstallationOrder>;
};

/** A block that an integration adds to pages. */
export type IntegrationBlock = {
  __typename?: 'IntegrationBlock';
  /** Description of the block; null for none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Icon of the block, as published; null for none. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Key of the block, unique in the integration. */
  key: Scalars['String']['output'];
  /** Representation of the block in markdown; null for none. */
  markdown?: Maybe<IntegrationBlockMarkdown>;
  /** Title of the block; null for none. */
  title?: Maybe<Scalars['String']['output']>;
  /**
   * URLs or URL prefixes that the block replaces in documents, for example `https://example.com/`;
   * null for none.
   */
  urlUnfurl?: Maybe<Array<Scalars['String']['output']>>;
};

/** A block that an integration adds to pages. */
export type IntegrationBlockInput = {
  /** Description of the block. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Icon of the block, stored unchanged. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Id of the block within the integration, for example `diagram`. */
  id: Scalars['String']['input'];
  /** Representation of the block in markdown. */
  markdown?: InputMaybe<IntegrationBlockMarkdownInput>;
  /** Title of the block. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** URLs or URL prefixes that the block replaces in documents, for example `["https://example.com/"]`. */
  urlUnfurl?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** The representation of an integration's block in markdown. */
export type IntegrationBlockMarkdown = {
  __typename?: 'IntegrationBlockMarkdown';
  /** Name of the property with the text of the code block, for example `content`; null for none. */
  body?: Maybe<Scalars['String']['output']>;
  /** Language of the code block that represents the block, for example `mermaid`; null for none. */
  codeblock?: Maybe<Scalars['String']['output']>;
};

/** The representation of an integration's block in markdown. */
export type IntegrationBlockMarkdownInput = {
  /** Name of the property with the text of the code block, for example `content`. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** Language of the code block that represents the block, for example `mermaid`. */
  codeblock?: InputMaybe<Scalars['String']['input']>;
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
  __typename?: 'IntegrationConnection';
  /** The integrations of the page with their cursors. */
  edges: Array<IntegrationEdge>;
  /** The integrations of the page. */
  nodes: Array<Integration>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of integrations on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A source of content that an integration adds. */
export type IntegrationContentSource = {
  __typename?: 'IntegrationContentSource';
  /** Configuration of the source; null for none. */
  configuration?: Maybe<IntegrationContentSourceConfiguration>;
  /** Description of the source; null for none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Icon of the source, as published; null for none. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Key of the source, unique in the integration. */
  key: Scalars['String']['output'];
  /** Title of the source; null for none. */
  title?: Maybe<Scalars['String']['output']>;
};

/** The configuration of a source of content. */
export type IntegrationContentSourceConfiguration = {
  __typename?: 'IntegrationContentSourceConfiguration';
  /** Id of the component that configures the source, for example `settings`; null for none. */
  componentId?: Maybe<Scalars['String']['output']>;
};

/** The configuration of a source of content. */
export type IntegrationContentSourceConfigurationInput = {
  /** Id of the component that configures the source, for example `settings`. */
  componentId?: InputMaybe<Scalars['String']['input']>;
};

/** A source of content that an integration adds. */
export type IntegrationContentSourceInput = {
  /** Configuration of the source. */
  configuration?: InputMaybe<IntegrationContentSourceConfigurationInput>;
  /** Description of the source. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Icon of the source, stored unchanged. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Id of the source within the integration, for example `tickets`. */
  id: Scalars['String']['input'];
  /** Title of the source. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** One of the integrations of a page, with its cursor. */
export type IntegrationEdge = {
  __typename?: 'IntegrationEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: Integration;
};

/** Conditions on integrations, all of which must hold. A null condition is the same as an absent one. */
export type IntegrationFilter = {
  /** Returns only integrations with a block that replaces URLs of this domain. */
  blockDomain?: InputMaybe<Scalars['String']['input']>;
  /** Returns only integrations with blocks (true) or without (false). */
  blocks?: InputMaybe<Scalars['Boolean']['input']>;
  /** Returns only integrations of this category. */
  category?: InputMaybe<IntegrationCategory>;
  /** Returns only integrations with sources of content (true) or without (false). */
  contentSources?: InputMaybe<Scalars['Boolean']['input']>;
  /** Returns only integrations of this organization (`org_…`). */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Returns only integrations that request this scope, for example `space:views:read`. */
  scope?: InputMaybe<Scalars['String']['input']>;
  /** Returns only integrations with this text in the title or name, regardless of case. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Returns only integrations with this target. */
  target?: InputMaybe<IntegrationTarget>;
};

/**
 * An integration in an organization. It acts with tokens that are valid for one hour, with at most the
 * permissions in `apiScopes`, on the spaces and sites of its installation scope and nothing else in
 * the organization.
 */
export type IntegrationInstallation = Actor & Node & {
  __typename?: 'IntegrationInstallation';
  /** Scopes of the installation's tokens in this API, as far as the integration still requests them. */
  apiScopes: Array<Scalars['String']['output']>;
  /** Configuration for the organization, with the defaults of the integration. */
  configuration: Scalars['JSON']['output'];
  /** Time of installation. */
  createdAt: Scalars['DateTime']['output'];
  /** The actor that installed the integration; null if it was deleted or is not visible to the caller. */
  createdBy?: Maybe<Actor>;
  /** Display name, for example `Ana Alvarez`. */
  displayName: Scalars['String']['output'];
  /** Ids of the installation in the external system of the integration, for example `workspace-42`. */
  externalIds: Array<Scalars['String']['output']>;
  /** Id of the installation (`ins_…`). */
  id: Scalars['ID']['output'];
  /** The integration. */
  integration: Integration;
  /** URL of a picture; null for none. */
  photoUrl?: Maybe<Scalars['String']['output']>;
  /** The integration's scopes that an admin accepted. */
  scopes: Array<Scalars['String']['output']>;
  /** The selected sites, in the order of their selection. */
  selectedSites: Array<SelectedSite>;
  /** The selected spaces, in the order of their selection. */
  selectedSpaces: Array<SelectedSpace>;
  /** Sites in the installation scope. */
  siteSelection: InstallationSelection;
  /** Spaces in the installation scope. */
  spaceSelection: InstallationSelection;
  /**
   * Number of spaces that the tokens of the installation can access. It is 0 without a scope that
   * opens spaces.
   */
  spaces: Scalars['Int']['output'];
  /** Status of the installation. */
  status: InstallationStatus;
  /** The organization in which the integration is installed. */
  target: InstallationTarget;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** URLs of the installation. */
  urls: InstallationUrls;
  /** The user that represents the installation, for example as an author. */
  user: User;
};

/** A page of a list of installations. */
export type IntegrationInstallationConnection = {
  __typename?: 'IntegrationInstallationConnection';
  /** The installations of the page with their cursors. */
  edges: Array<IntegrationInstallationEdge>;
  /** The installations of the page. */
  nodes: Array<IntegrationInstallation>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of installations on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the installations of a page, with its cursor. */
export type IntegrationInstallationEdge = {
  __typename?: 'IntegrationInstallationEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: IntegrationInstallation;
};

/** Conditions on installations, all of which must hold. A null condition is the same as an absent one. */
export type IntegrationInstallationFilter = {
  /** Returns only installations created at or after this time, for example `2026-01-15T09:00:00Z`. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only installations created before this time, for example `2026-01-15T09:00:00Z`. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only installations with this external id. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Returns only installations with one of these statuses. */
  status?: InputMaybe<Array<InstallationStatus>>;
  /** Returns only installations changed last at or after this time, for example `2026-01-15T09:00:00Z`. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only installations changed last before this time, for example `2026-01-15T09:00:00Z`. */
  updatedUntil?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The sort order of a list of installations. */
export type IntegrationInstallationOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: IntegrationInstallationOrderField;
};

/** A sort key of installations. */
export type IntegrationInstallationOrderField =
  /** By time of installation. */
  | 'CREATED_AT'
  /** By time of the last change. */
  | 'UPDATED_AT';

/** An external link of an integration. */
export type IntegrationLink = {
  __typename?: 'IntegrationLink';
  /** Label of the link. */
  label: Scalars['String']['output'];
  /** URL of the link. */
  url: Scalars['String']['output'];
};

/** An external link of an integration. */
export type IntegrationLinkInput = {
  /** Label of the link. */
  label: Scalars['String']['input'];
  /** URL of the link, for example `https://acme.test/support`. */
  url: Scalars['String']['input'];
};

/** The sort order of a list of integrations. */
export type IntegrationOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: IntegrationOrderField;
};

/** A sort key of integrations. */
export type IntegrationOrderField =
  /** By time of the first publication. */
  | 'CREATED_AT'
  /** By title, regardless of case. */
  | 'TITLE'
  /** By time of the last publication. */
  | 'UPDATED_AT';

/**
 * The organization that publishes an integration. Members receive it completely if their token has the
 * scope `organization:read`; other callers receive the public form.
 */
export type IntegrationOwner = Organization | PublicOrganization;

/** The caller's permissions on an integration, within the scopes of the token. */
export type IntegrationPermissions = {
  __typename?: 'IntegrationPermissions';
  /**
   * True if the caller can publish and unpublish the integration. The caller must be an admin of the
   * publishing organization.
   */
  admin: Scalars['Boolean']['output'];
  /**
   * True if the caller can install the integration. The caller must be an admin of an organization
   * that can install it.
   */
  install: Scalars['Boolean']['output'];
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
  __typename?: 'IntegrationUrls';
  /** URL of the integration in the app. */
  app: Scalars['String']['output'];
  /** URL of the integration in `/v1`, where `icon` and `previewImages` are the URLs of its files. */
  assets: Scalars['String']['output'];
  /** Signed URL of the icon, valid for one to two hours; null if there is none. */
  icon?: Maybe<Scalars['String']['output']>;
  /** URL of the integration in `/v1`. */
  location: Scalars['String']['output'];
  /** URL of the integration's script. Always null, because scripts are not run. */
  publicEndpoint?: Maybe<Scalars['String']['output']>;
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
  __typename?: 'Invite';
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** The actor that created the invite; null if it was deleted. */
  createdBy?: Maybe<Actor>;
  /** Invited e-mail address, in lower case. */
  email: Scalars['String']['output'];
  /** Time of expiry, 30 days after creation. */
  expiresAt: Scalars['DateTime']['output'];
  /** Id of the invite (`inv_…`). */
  id: Scalars['ID']['output'];
  /** The organization. Null without the scope `organization:read`. */
  organization?: Maybe<Organization>;
  /** Role of the new member; null for a guest. */
  role?: Maybe<Role>;
  /** URLs of the invite. */
  urls: InviteUrls;
};

/** A page of a list of invites. */
export type InviteConnection = {
  __typename?: 'InviteConnection';
  /** The invites of the page with their cursors. */
  edges: Array<InviteEdge>;
  /** The invites of the page. */
  nodes: Array<Invite>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of invites on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the invites of a page, with its cursor. */
export type InviteEdge = {
  __typename?: 'InviteEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: Invite;
};

/** Conditions on invites, all of which must hold. A null condition is the same as an absent one. */
export type InviteFilter = {
  /** Returns only invites created at or after this time, for example `2026-01-15T09:00:00Z`. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only invites created before this time, for example `2026-01-15T09:00:00Z`. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only invites with this text in the e-mail address, regardless of case. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Returns only invites that expire at or after this time, for example `2026-01-15T09:00:00Z`. */
  expiresSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only invites that expire before this time, for example `2026-01-15T09:00:00Z`. */
  expiresUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only invites with one of these roles. */
  role?: InputMaybe<Array<RoleFilter>>;
};

/** E-mail addresses to invite, with a role. */
export type InviteMembersInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /**
   * E-mail addresses, 1 to 100, for example `["fay@acme.test"]`. The request fails with ALREADY_EXISTS
   * for the address of a member. An address that was invited before gets a new link, and its previous
   * link becomes invalid.
   */
  emails: Array<Scalars['String']['input']>;
  /** Id of the organization (`org_…`). */
  organizationId: Scalars['ID']['input'];
  /** Role of the new members; null for guests. Default: the default role of the organization. */
  role?: InputMaybe<Role>;
};

/** Result of `inviteMembers`. */
export type InviteMembersPayload = {
  __typename?: 'InviteMembersPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The edges of `invites` in the list of their parent, in the default order of that list. */
  inviteEdges?: Maybe<Array<InviteEdge>>;
  /** The new invites, in the order of the addresses. */
  invites: Array<Invite>;
};

/** The sort order of a list of invites. */
export type InviteOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: InviteOrderField;
};

/** A sort key of invites. */
export type InviteOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By invited e-mail address. */
  | 'EMAIL'
  /** By time of expiry. */
  | 'EXPIRES_AT';

/** URLs of an invite. */
export type InviteUrls = {
  __typename?: 'InviteUrls';
  /**
   * Link to accept the invite, with its secret; null if the token's scopes lack
   * `organization:members:write`.
   */
  join?: Maybe<Scalars['String']['output']>;
};

/** The organization to join. */
export type JoinOrganizationInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the organization (`org_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `joinOrganization`. */
export type JoinOrganizationPayload = {
  __typename?: 'JoinOrganizationPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The caller as a member. */
  member: Member;
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
  __typename?: 'LanguageSpace';
  /** Language of the content. */
  language: Language;
  /** The space. */
  space: Space;
  /** Id of the space (`spc_…`). */
  spaceId: Scalars['ID']['output'];
};

/** A space and the language of its content. */
export type LanguageSpaceInput = {
  /** Language of the content. */
  language: Language;
  /** Id of a space of the organization (`spc_…`) that the caller can read. */
  spaceId: Scalars['ID']['input'];
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
  __typename?: 'LevelSource';
  /** Level that results from it; null for no access. */
  level?: Maybe<Role>;
  /** The space or collection on which it was set; null if it applies everywhere. */
  origin?: Maybe<GrantOrigin>;
  /** The origin of the level. */
  reason: LevelReason;
};

/** A link in a document of a revision. */
export type Link = {
  __typename?: 'Link';
  /** Target as it is written in the document, for example `../setup.md`. */
  href: Scalars['String']['output'];
  /** Pages or reusable contents that contain the link. */
  locations: Array<ContentReference>;
  /** Relation of the document to the target. */
  relation: LinkRelation;
  /** Status of the link. */
  status: LinkStatus;
  /**
   * Target of the link; null if it is unknown: for a path without a page, and for a space that does
   * not exist or that the caller cannot read.
   */
  target?: Maybe<ContentReference>;
  /** Text of the link. */
  text: Scalars['String']['output'];
};

/** A page of a list of links. */
export type LinkConnection = {
  __typename?: 'LinkConnection';
  /** The links of the page with their cursors. */
  edges: Array<LinkEdge>;
  /** The links of the page. */
  nodes: Array<Link>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Numbers of all links of the page or revision, independent of the status and of pagination. */
  stats: LinkStats;
  /** Number of links on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the links of a page, with its cursor. */
export type LinkEdge = {
  __typename?: 'LinkEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: Link;
};

/** Conditions on links, all of which must hold. A null condition is the same as an absent one. */
export type LinkFilter = {
  /** Returns only links of this page (`pag_…`). */
  pageId?: InputMaybe<Scalars['ID']['input']>;
  /** Returns only links with this status. */
  status?: InputMaybe<LinkStatus>;
};

/** A link. */
export type LinkInline = Inline & {
  __typename?: 'LinkInline';
  /** Address as written, for example `/pages/pag_…`. */
  href: Scalars['String']['output'];
  /** Content of the link. */
  nodes: Array<Inline>;
  /** Text that it shows, without marks; empty for none, such as for an icon. */
  text: Scalars['String']['output'];
  /** Title of the link; null for none. */
  title?: Maybe<Scalars['String']['output']>;
};

/** An offer of membership for anyone with its link. */
export type LinkInvite = Node & {
  __typename?: 'LinkInvite';
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** The actor that created the link invite; null if it was deleted. */
  createdBy?: Maybe<Actor>;
  /** Time of expiry; null if it does not expire. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the link invite (`lnk_…`). */
  id: Scalars['ID']['output'];
  /** Maximum number of uses; null for no limit. */
  maxUses?: Maybe<Scalars['Int']['output']>;
  /** The organization. Null without the scope `organization:read`. */
  organization?: Maybe<Organization>;
  /** Role of new members; null for guests. */
  role?: Maybe<Role>;
  /** The team that new members join; null for none. */
  team?: Maybe<Team>;
  /** URLs of the link invite. */
  urls: LinkInviteUrls;
  /** Number of uses so far. */
  uses: Scalars['Int']['output'];
};

/** A page of a list of link invites. */
export type LinkInviteConnection = {
  __typename?: 'LinkInviteConnection';
  /** The link invites of the page with their cursors. */
  edges: Array<LinkInviteEdge>;
  /** The link invites of the page. */
  nodes: Array<LinkInvite>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of link invites on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the link invites of a page, with its cursor. */
export type LinkInviteEdge = {
  __typename?: 'LinkInviteEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: LinkInvite;
};

/** Conditions on link invites, all of which must hold. A null condition is the same as an absent one. */
export type LinkInviteFilter = {
  /** Returns only link invites created at or after this time, for example `2026-01-15T09:00:00Z`. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only link invites created before this time, for example `2026-01-15T09:00:00Z`. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only link invites with one of these roles. */
  role?: InputMaybe<Array<RoleFilter>>;
  /** Returns only link invites whose new members join this team (`team_…`). */
  teamId?: InputMaybe<Scalars['ID']['input']>;
};

/** The sort order of a list of link invites. */
export type LinkInviteOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: LinkInviteOrderField;
};

/** A sort key of link invites. */
export type LinkInviteOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By number of uses. */
  | 'USES';

/** URLs of a link invite. */
export type LinkInviteUrls = {
  __typename?: 'LinkInviteUrls';
  /**
   * Link to accept the invite, with its secret; null if the token's scopes lack
   * `organization:members:write`.
   */
  join?: Maybe<Scalars['String']['output']>;
  /** URL of the link invite in `/v1`. */
  location: Scalars['String']['output'];
};

/** A link in the page tree. It has neither a document nor child pages. */
export type LinkPage = Node & Page & {
  __typename?: 'LinkPage';
  /** All descendant pages, each followed by its own. */
  allPages: Array<Page>;
  /** Cover of the page; null if there is none. */
  cover?: Maybe<PageCover>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * The actor that created the page. Null for a deleted actor, for a generated page, and for pages
   * from before authors were stored.
   */
  createdBy?: Maybe<Actor>;
  /** Number of ancestor pages. */
  depth: Scalars['Int']['output'];
  /** Description of the page; null for none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Emoji of the page, for example `👋`; null for none. */
  emoji?: Maybe<Scalars['String']['output']>;
  /** Location of the page in a git repository; null if it has none. */
  git?: Maybe<GitPath>;
  /** True if the page is hidden from the table of contents. */
  hidden: Scalars['Boolean']['output'];
  /** URL of the target; null if the caller cannot see it. */
  href?: Maybe<Scalars['String']['output']>;
  /** Name of the icon of the page, for example `rocket`; null for none. */
  icon?: Maybe<Scalars['String']['output']>;
  /**
   * Id of the page in this revision, `pag_….rev_…`. It has further parts for a page whose computed
   * pages are not rendered (`.source`), and for a page as visitors of a site read it (`.sts_…`).
   */
  id: Scalars['ID']['output'];
  /** Kind of the page, for existing clients of `/v1`; null for a computed page. */
  kind?: Maybe<PageKind>;
  /** Title in tables of contents, for example `SQL Server`, where it is not `title`; null for none. */
  linkTitle?: Maybe<Scalars['String']['output']>;
  /** True if the page is excluded from the search of a site. */
  noIndex: Scalars['Boolean']['output'];
  /** True if search engines are asked not to index the page. */
  noRobotsIndex: Scalars['Boolean']['output'];
  /** Id of the page in all revisions (`pag_…`), which arguments and inputs take. */
  pageId: Scalars['ID']['output'];
  /** Child pages, in order. A link has none. */
  pages: Array<Page>;
  /** The parent page in the same revision; null at the root. */
  parent?: Maybe<Page>;
  /** Id of the parent page in all revisions (`pag_…`); null at the root. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Path of the page in the space, for example `guide/setup`; null for a link. */
  path?: Maybe<Scalars['String']['output']>;
  /** Last segment of the path, for example `setup`, unique among siblings; null for a link. */
  slug?: Maybe<Scalars['String']['output']>;
  /** Target of the link; null if the caller cannot see it. */
  target?: Maybe<PageTarget>;
  /** Title of the page. */
  title: Scalars['String']['output'];
  /** Type of the page, which decides the further fields that it has. */
  type: PageType;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /**
   * The actor that last changed the document or a field of the page; after a merge, the author of the
   * later change. Null as `createdBy`.
   */
  updatedBy?: Maybe<Actor>;
  /** URLs of the page. */
  urls: PageUrls;
  /** Values of `{{ name }}` in the document, which take precedence over those of the revision. */
  variables: Scalars['StringMap']['output'];
};

/** The relation of a document to the target of its link. */
export type LinkRelation =
  /** The document includes the target. */
  | 'DEPENDS_ON'
  /** The document links to the target. */
  | 'REFERENCE';

/** Numbers of links. */
export type LinkStats = {
  __typename?: 'LinkStats';
  /** Numbers of broken links. */
  broken: BrokenLinkStats;
  /** Number of all links. */
  total: Scalars['Int']['output'];
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

/** A list. */
export type ListBlock = Block & ParentBlock & {
  __typename?: 'ListBlock';
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** Id of the block in its document, for example `2fb4e344aa063887`. */
  key: Scalars['String']['output'];
  /** Kind of the list. */
  listStyle: ListStyle;
  /** Markdown of the block, as it was written or rendered. */
  markdown: Scalars['String']['output'];
  /** Items of the list, in order. */
  nodes: Array<ListItemBlock>;
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
  /** Number of the first item, for ORDERED; null for other lists. */
  start?: Maybe<Scalars['Int']['output']>;
};

/** An item of a list. */
export type ListItemBlock = Block & ParentBlock & {
  __typename?: 'ListItemBlock';
  /** True if a task is done, false if it is open; null for an item that is no task. */
  checked?: Maybe<Scalars['Boolean']['output']>;
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** Id of the block in its document, for example `2fb4e344aa063887`. */
  key: Scalars['String']['output'];
  /** Markdown of the block, as it was written or rendered. */
  markdown: Scalars['String']['output'];
  /** Blocks within the block, in order. */
  nodes: Array<Block>;
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
};

/** The kind of a list. */
export type ListStyle =
  /** Items with numbers. */
  | 'ORDERED'
  /** Items that are tasks. */
  | 'TASKS'
  /** Items with bullets. */
  | 'UNORDERED';

/** The pages to mark as translated. */
export type MarkTranslatedInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Language of the translation. */
  language: Language;
  /** The pages, at most 100. Default: all existing pages, except copies of the source. */
  pages?: InputMaybe<Array<TranslatedPageInput>>;
  /**
   * The source's revision (`rev_…`) that was translated. Default: its head. Send the revision that the
   * translator read, so that later changes of the source count as stale.
   */
  sourceRevisionId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the translation settings (`trs_…`). */
  translationSettingsId: Scalars['ID']['input'];
};

/** Result of `markTranslated`. */
export type MarkTranslatedPayload = {
  __typename?: 'MarkTranslatedPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The translation after the change. */
  translation: Translation;
  /**
   * The edge of `translation` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   * The list may have had it before.
   */
  translationEdge?: Maybe<TranslationEdge>;
};

/** A formula. */
export type MathBlock = Block & {
  __typename?: 'MathBlock';
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** Formula in TeX, for example `a^2`. */
  formula: Scalars['String']['output'];
  /**
   * Id of the block in its document, for example `2fb4e344aa063887`: a hash of its text, with a number
   * after it where the same block occurs again. Comments refer to it as `blockId`.
   */
  key: Scalars['String']['output'];
  /**
   * Markdown of the block, as it was written or rendered. Within a quote or a list, its further lines
   * begin as they do in the document.
   */
  markdown: Scalars['String']['output'];
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
};

/** A formula in a line. */
export type MathInline = Inline & {
  __typename?: 'MathInline';
  /** Formula in TeX, for example `a^2`. */
  formula: Scalars['String']['output'];
  /** Text that it shows, without marks; empty for none, such as for an icon. */
  text: Scalars['String']['output'];
};

/** A user's membership in an organization. `/v1` identifies a member by the id of the user. */
export type Member = Node & {
  __typename?: 'Member';
  /** True if the member is disabled and has no access. */
  disabled: Scalars['Boolean']['output'];
  /** Id of the membership (`mbr_…`). */
  id: Scalars['ID']['output'];
  /** Time of joining. */
  joinedAt: Scalars['DateTime']['output'];
  /** Time of the last `pingOrganization`; null if there was none. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** The organization. Null without the scope `organization:read`. */
  organization?: Maybe<Organization>;
  /** Role in the whole organization; null for a guest, who needs grants. */
  role?: Maybe<Role>;
  /** Number of spaces with a grant to the member or to one of the member's teams. */
  spaceCount: Scalars['Int']['output'];
  /** Spaces that the member can read and the caller can see, newest first by default. */
  spaces: MemberSpaceConnection;
  /** True if the member signs in through SAML. */
  sso: Scalars['Boolean']['output'];
  /** Number of teams of the member. */
  teamCount: Scalars['Int']['output'];
  /** Teams of the member that the caller can see, sorted by title by default. */
  teams: TeamMemberConnection;
  /** The user. */
  user: User;
  /** Id of the user (`usr_…`), which identifies the member in `/v1`. */
  userId: Scalars['ID']['output'];
};


/** A user's membership in an organization. `/v1` identifies a member by the id of the user. */
export type MemberSpacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MemberSpaceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<MemberSpaceOrder>;
};


/** A user's membership in an organization. `/v1` identifies a member by the id of the user. */
export type MemberTeamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MemberTeamFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<MemberTeamOrder>;
};

/** A page of a list of members. */
export type MemberConnection = {
  __typename?: 'MemberConnection';
  /** The members of the page with their cursors. */
  edges: Array<MemberEdge>;
  /** The members of the page. */
  nodes: Array<Member>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of members on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the members of a page, with its cursor. */
export type MemberEdge = {
  __typename?: 'MemberEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: Member;
};

/** Conditions on members, all of which must hold. A null condition is the same as an absent one. */
export type MemberFilter = {
  /** Set to true for disabled members only, and to false for those who have access. */
  disabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Returns only members who joined at or after this time, for example `2026-11-26T08:00:00Z`. */
  joinedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only members who joined before this time, for example `2026-11-26T08:00:00Z`. */
  joinedUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only members with one of these roles. */
  role?: InputMaybe<Array<RoleFilter>>;
  /**
   * Returns only members with this text, for example `ana`, in the name or e-mail address, regardless
   * of case.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Set to true for members who were seen at least once, and to false for those who never were. */
  seen?: InputMaybe<Scalars['Boolean']['input']>;
  /** Set to true for members who sign in through SAML, and to false for all others. */
  sso?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The sort order of a list of members. */
export type MemberOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: MemberOrderField;
};

/** A sort key of members. */
export type MemberOrderField =
  /** By time of joining. */
  | 'JOINED_AT'
  /** By `lastSeenAt`. Members who were never seen are the smallest. */
  | 'LAST_SEEN_AT'
  /** By name of the user, regardless of case. */
  | 'NAME';

/** A space that a member can read. */
export type MemberSpace = {
  __typename?: 'MemberSpace';
  /** Effective level of the member on the space. */
  permission: Role;
  /** The space. Null without the scope `space:read`. */
  space?: Maybe<Space>;
};

/** A page of a list of spaces. */
export type MemberSpaceConnection = {
  __typename?: 'MemberSpaceConnection';
  /** The spaces of the page with their cursors. */
  edges: Array<MemberSpaceEdge>;
  /** The spaces of the page. */
  nodes: Array<MemberSpace>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of spaces on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the spaces of a page, with its cursor. */
export type MemberSpaceEdge = {
  __typename?: 'MemberSpaceEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: MemberSpace;
};

/**
 * Conditions on the spaces of a member, all of which must hold. A null condition is the same as an
 * absent one.
 */
export type MemberSpaceFilter = {
  /** Returns only spaces on which the member has exactly this effective level. */
  permission?: InputMaybe<Role>;
  /** Returns only spaces with this text in the title, regardless of case. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of a list of spaces of a member. */
export type MemberSpaceOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: MemberSpaceOrderField;
};

/** A sort key of the spaces of a member. */
export type MemberSpaceOrderField =
  /** By time of creation of the space. */
  | 'CREATED_AT'
  /** By title of the space, regardless of case. */
  | 'TITLE';

/**
 * Conditions on the teams of a member, all of which must hold. A null condition is the same as an
 * absent one.
 */
export type MemberTeamFilter = {
  /** Returns only teams in which the member has this role. */
  role?: InputMaybe<TeamRole>;
  /** Returns only teams with this text in the title, regardless of case. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of a list of teams of a member. */
export type MemberTeamOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: MemberTeamOrderField;
};

/** A sort key of the teams of a member. */
export type MemberTeamOrderField =
  /** By the time at which the member joined the team. */
  | 'JOINED_AT'
  /** By title of the team, regardless of case. */
  | 'TITLE';

/** A mention of a user, or of a page. */
export type MentionInline = Inline & {
  __typename?: 'MentionInline';
  /** Address as written, for example `/users/usr_…`. */
  href: Scalars['String']['output'];
  /** Text that it shows, without marks; empty for none, such as for an icon. */
  text: Scalars['String']['output'];
};

/** A merge rule that the change request does not meet. */
export type MergeBlock = {
  __typename?: 'MergeBlock';
  /** Explanation of the missing requirement, for people. */
  message: Scalars['String']['output'];
  /** Ids of the pages that violate the rule (`pag_…`); empty if it is not about pages. */
  pageIds: Array<Scalars['ID']['output']>;
  /** The merge rule. */
  rule: MergeRule;
};

/** The change request to merge, and the resolutions of its conflicts. */
export type MergeChangeRequestInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Set to true to check the request and return its result without writing anything. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Expected head of the space (`rev_…`). For another one, the error is STALE_REVISION. */
  expectedPrimaryRevisionId?: InputMaybe<Scalars['ID']['input']>;
  /** Expected head of the change request (`rev_…`). For another one, the error is STALE_REVISION. */
  expectedRevisionId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the change request (`cr_…`). */
  id: Scalars['ID']['input'];
  /** Resolutions of the conflicts. If one is missing, the error is MERGE_CONFLICT with all that remain. */
  resolutions?: InputMaybe<Array<ConflictResolutionInput>>;
};

/** Result of `mergeChangeRequest` and `pullChangeRequest`. */
export type MergeChangeRequestPayload = {
  __typename?: 'MergeChangeRequestPayload';
  /** The change request after the change. */
  changeRequest: ChangeRequest;
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Kind of the write. */
  result: MergeResult;
  /** The new revision, or the current one of an up-to-date change request. Null for a dry run. */
  revision?: Maybe<Revision>;
  /**
   * Id of the new revision. For a dry run, an id that is not stored. For an update of an up-to-date
   * change request, its current revision.
   */
  revisionId: Scalars['ID']['output'];
};

/**
 * A field, block or location that both sides changed differently. In a merge, `ours` is the space and
 * `theirs` the change request. In an update from primary, `ours` is the change request and `theirs`
 * the space.
 */
export type MergeConflict = {
  __typename?: 'MergeConflict';
  /** Value in the base; null if absent. */
  base?: Maybe<FieldValue>;
  /** Ranges of conflicting blocks; empty if the conflict is not about a document. */
  blocks: Array<ConflictBlock>;
  /** Id of the file (`fil_…`) or reusable content (`reu_…`), or name of the variable; null for pages. */
  entryId?: Maybe<Scalars['ID']['output']>;
  /** Name of the field, for example `title`; null if the conflict is about the whole item. */
  field?: Maybe<Scalars['String']['output']>;
  /** Hash of the conflict with its values, 32 hexadecimal digits, which a resolution repeats. */
  fingerprint: Scalars['String']['output'];
  /** Key of the conflict, for example `FIELD:pag_…:title`, the same until it is resolved. */
  key: Scalars['ID']['output'];
  /** Kind of the conflict. */
  kind: MergeConflictKind;
  /** Value on our side; null if absent. */
  ours?: Maybe<FieldValue>;
  /** Id of the page in all revisions (`pag_…`); null if the conflict is not about a page. */
  pageId?: Maybe<Scalars['ID']['output']>;
  /**
   * Ids of the other pages in the conflict (`pag_…`): the deleted parent, the pages of the cycle, or
   * the page with the same path.
   */
  relatedPageIds: Array<Scalars['ID']['output']>;
  /**
   * The document as merged so far, in order; empty if the conflict is not about a document, and for
   * conflicts of errors: read `mergePreview` for it.
   */
  segments: Array<ConflictSegment>;
  /** Value on their side; null if absent. */
  theirs?: Maybe<FieldValue>;
  /** Title of the page, or name of the file, variable or reusable content, on a side that has it. */
  title: Scalars['String']['output'];
};

/** A merge or update with unresolved conflicts, or with a stale resolution. The code is MERGE_CONFLICT. */
export type MergeConflictError = UserError & {
  __typename?: 'MergeConflictError';
  /** Code of the error, for programs. */
  code: UserErrorCode;
  /** The unresolved conflicts. Send their `key` and `fingerprint` in `resolutions`. */
  conflicts: Array<MergeConflict>;
  /** Explanation for people: what happened and what to do. */
  message: Scalars['String']['output'];
  /** Null: the error concerns the whole merge. */
  path?: Maybe<Array<Scalars['String']['output']>>;
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
  __typename?: 'MergePreview';
  /** The merge rules that the change request does not meet. */
  blockedBy: Array<MergeBlock>;
  /**
   * Changes that the merge makes to the space. While there are conflicts, the changes of the change
   * request. Empty if it is merged or archived.
   */
  changes: Array<ContentChange>;
  /** Conflicts with the primary content. Empty if the change request is merged or archived. */
  conflicts: Array<MergeConflict>;
  /** The ability of the change request to be merged. */
  state: MergeState;
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
  __typename?: 'MergeRules';
  /** True if the merge must not break a link that works now. */
  noNewBrokenLinks: Scalars['Boolean']['output'];
  /** Number of users other than the author who must approve the current revision; 0 for none. */
  reviews: Scalars['Int']['output'];
  /** True if the change request must be up to date with the primary content. */
  upToDate: Scalars['Boolean']['output'];
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

/** A block to move, with the blocks in it. */
export type MoveBlockInput = {
  /** Key of the block. */
  key: Scalars['String']['input'];
  /** New position of the block. Default: the end of the page. */
  position?: InputMaybe<BlockPositionInput>;
};

/** A collection and its new location. */
export type MoveCollectionInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the collection (`col_…`). */
  id: Scalars['ID']['input'];
  /**
   * Id of the new parent collection (`col_…`); null for the root. The parent remains the same if it is
   * absent.
   */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Position among the siblings. */
  position?: InputMaybe<PositionInput>;
};

/** Result of `moveCollection`. */
export type MoveCollectionPayload = {
  __typename?: 'MoveCollectionPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The collection after the move. */
  collection: Collection;
};

/** The new position of a section group. */
export type MoveSiteSectionGroupInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the section group (`grp_…`). */
  id: Scalars['ID']['input'];
  /** Position of the group. Default: the end. */
  position?: InputMaybe<GroupPositionInput>;
};

/** Result of `moveSiteSectionGroup`. */
export type MoveSiteSectionGroupPayload = {
  __typename?: 'MoveSiteSectionGroupPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The section group after the move. */
  siteSectionGroup: SiteSectionGroup;
};

/** The new position of a section. */
export type MoveSiteSectionInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the section (`sec_…`). */
  id: Scalars['ID']['input'];
  /** Position of the section. Default: the end. */
  position?: InputMaybe<SiteSectionPositionInput>;
};

/** Result of `moveSiteSection`. */
export type MoveSiteSectionPayload = {
  __typename?: 'MoveSiteSectionPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The section after the move. */
  siteSection: SiteSection;
};

/** The new position of a site space. */
export type MoveSiteSpaceInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the site space (`sts_…`). */
  id: Scalars['ID']['input'];
  /** Position of the site space. Default: the end. */
  position?: InputMaybe<SiteSpacePositionInput>;
};

/** Result of `moveSiteSpace`. */
export type MoveSiteSpacePayload = {
  __typename?: 'MoveSiteSpacePayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The site space after the move. */
  siteSpace: SiteSpace;
};

/** A space and its new location. */
export type MoveSpaceInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space (`spc_…`). */
  id: Scalars['ID']['input'];
  /**
   * Id of the new parent collection (`col_…`); null for the root. The parent remains the same if it is
   * absent.
   */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Position among the siblings. */
  position?: InputMaybe<PositionInput>;
};

/** Result of `moveSpace`. */
export type MoveSpacePayload = {
  __typename?: 'MoveSpacePayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The space after the move. */
  space: Space;
};

/** The root of all mutations. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Accepts an invite or a link invite by its secret, without a token. A new user gets an account and
   * a personal token. An existing user must send a personal token (UNAUTHENTICATED otherwise), so that
   * no one can act in the name of another user.
   */
  acceptInvite: AcceptInvitePayload;
  /** Moves a section to the end of a group. The caller needs role create or higher. */
  addSectionToGroup: AddSectionToGroupPayload;
  /**
   * Exchanges a code for a session token. No token is needed. The request fails with BAD_USER_INPUT if
   * the code is unknown, used or expired, or if the verifier is wrong.
   */
  completeSignIn: CompleteSignInPayload;
  /** Creates a change request as a draft. The caller needs level edit or higher on the space. */
  createChangeRequest: CreateChangeRequestPayload;
  /**
   * Creates a collection. The caller needs level create or higher at its location. A creator who is
   * not an admin is granted level create on it.
   */
  createCollection: CreateCollectionPayload;
  /**
   * Creates a comment on a change request or on a space itself. The caller needs level comment or
   * higher on the space. The request fails with INVALID_TRANSITION if the change request is merged or
   * archived.
   */
  createComment: CreateCommentPayload;
  /**
   * Creates a reply to a comment. The caller needs level comment or higher on the space. The request
   * fails with INVALID_TRANSITION if the change request is merged or archived.
   */
  createCommentReply: CreateCommentReplyPayload;
  /**
   * Creates a token for an installation, valid for one hour. The caller must be an admin of its
   * organization or of the organization that publishes the integration. The request fails with
   * CONFLICT unless the installation is active.
   */
  createInstallationToken: CreateInstallationTokenPayload;
  /**
   * Creates a link invite. The caller must be an organization admin. The request fails with CONFLICT
   * while `Organization.inviteLinks` is false.
   */
  createLinkInvite: CreateLinkInvitePayload;
  /**
   * Creates an OpenAPI spec and processes its source in the background. The caller needs role edit or
   * higher in the organization. The request fails with CONFLICT if the organization has 1,000 specs.
   */
  createOpenAPISpec: CreateOpenApiSpecPayload;
  /** Creates an organization with the caller as admin. Service accounts cannot create organizations. */
  createOrganization: CreateOrganizationPayload;
  /**
   * Reviews the current revision of a change request. The caller needs level review or higher on the
   * space. The request fails with INVALID_TRANSITION if the change request is merged or archived.
   */
  createReview: CreateReviewPayload;
  /**
   * Creates a SAML provider. The caller must be an organization admin. The request fails with CONFLICT
   * if the organization has 50 providers, and with BAD_USER_INPUT if the certificate is invalid.
   */
  createSAMLProvider: CreateSamlProviderPayload;
  /** Creates a service account. The caller must be an organization admin. */
  createServiceAccount: CreateServiceAccountPayload;
  /**
   * Creates a token for a service account. The caller must be an organization admin. `organizations`
   * can only name the organization of the service account. A token with scopes can grant only its own
   * scopes.
   */
  createServiceAccountToken: CreateTokenPayload;
  /** Creates an active share link. The caller must be an organization admin or the creator of the site. */
  createShareLink: CreateShareLinkPayload;
  /** Creates a site. The caller needs role create or higher, and level create or higher on its spaces. */
  createSite: CreateSitePayload;
  /**
   * Creates a manual redirect. The caller needs role create or higher. The request fails with CONFLICT
   * if the site has 10,000 manual redirects.
   */
  createSiteRedirect: CreateSiteRedirectPayload;
  /**
   * Creates a section at the end of the root. The caller needs role create or higher, and level create
   * or higher on the space. The first section takes all existing site spaces of the root.
   */
  createSiteSection: CreateSiteSectionPayload;
  /** Creates a section group at the end of the root. The caller needs role create or higher. */
  createSiteSectionGroup: CreateSiteSectionGroupPayload;
  /**
   * Adds a space at the end of a section or site. The caller needs role create or higher, and level
   * create or higher on the space.
   */
  createSiteSpace: CreateSiteSpacePayload;
  /**
   * Creates a space. The caller needs level create or higher at its location. A creator who is not an
   * admin is granted level create on it.
   */
  createSpace: CreateSpacePayload;
  /** Creates a team. The caller must be an organization admin. */
  createTeam: CreateTeamPayload;
  /**
   * Creates a personal token for the caller. The request needs a token without scopes that is not
   * restricted to organizations.
   */
  createToken: CreateTokenPayload;
  /** Creates translation settings. The caller needs role create or higher in the organization. */
  createTranslationSettings: CreateTranslationSettingsPayload;
  /**
   * Moves a collection with all its content to the trash, as one unit, for seven days. The caller
   * needs level create or higher on it.
   */
  deleteCollection: DeleteCollectionPayload;
  /**
   * Deletes a comment with its replies. The caller must be the author or needs level create or higher
   * on the space.
   */
  deleteComment: DeleteCommentPayload;
  /** Deletes a reply. The caller must be the author or needs level create or higher on the space. */
  deleteCommentReply: DeleteCommentReplyPayload;
  /**
   * Deletes a link invite; its link becomes invalid immediately. The caller must be an organization
   * admin.
   */
  deleteLinkInvite: DeleteLinkInvitePayload;
  /**
   * Deletes an OpenAPI spec with its versions. The caller needs role edit or higher in the
   * organization. Computed pages of the spec become empty.
   */
  deleteOpenAPISpec: DeleteOpenApiSpecPayload;
  /**
   * Deletes a SAML provider and ends the sessions that started through it. The caller must be an
   * organization admin. The request fails with CONFLICT for the last active provider while the
   * organization requires SAML.
   */
  deleteSAMLProvider: DeleteSamlProviderPayload;
  /**
   * Deletes a service account and revokes its tokens immediately. Its content remains, with its user
   * as author. The caller must be an organization admin.
   */
  deleteServiceAccount: DeleteServiceAccountPayload;
  /** Deletes a share link. The caller must be an organization admin or the creator of the site. */
  deleteShareLink: DeleteShareLinkPayload;
  /**
   * Deletes a site with its structure, share links and redirects, but not its spaces. The caller needs
   * role create or higher.
   */
  deleteSite: DeleteSitePayload;
  /** Deletes a redirect. The caller needs role create or higher. */
  deleteSiteRedirect: DeleteSiteRedirectPayload;
  /**
   * Deletes a section with its site spaces, but not their spaces. The next section becomes the default
   * if it was the default. The caller needs role create or higher.
   */
  deleteSiteSection: DeleteSiteSectionPayload;
  /**
   * Deletes a section group. Its sections move to the root, at the position of the group. The caller
   * needs role create or higher.
   */
  deleteSiteSectionGroup: DeleteSiteSectionGroupPayload;
  /**
   * Removes a space from a site. The space itself remains unchanged. The caller needs role create or
   * higher.
   */
  deleteSiteSpace: DeleteSiteSpacePayload;
  /**
   * Deletes the customization of a site space, so that the one of the site applies. The caller needs
   * role create or higher.
   */
  deleteSiteSpaceCustomization: DeleteSiteSpaceCustomizationPayload;
  /** Moves a space to the trash for seven days. The caller needs level create or higher on it. */
  deleteSpace: DeleteSpacePayload;
  /** Deletes a team. The caller must be an organization admin. */
  deleteTeam: DeleteTeamPayload;
  /**
   * Deletes translation settings, but not their spaces. The caller needs role create or higher in the
   * organization.
   */
  deleteTranslationSettings: DeleteTranslationSettingsPayload;
  /**
   * Copies a space to the position after it, with its content, default level and grants, but without
   * its change requests and comments. The caller needs level create or higher on it.
   */
  duplicateSpace: DuplicateSpacePayload;
  /**
   * Changes the content of a change request. The caller needs level edit or higher on the space. The
   * request fails with INVALID_TRANSITION if the change request is merged or archived.
   */
  editChangeRequestContent: EditChangeRequestContentPayload;
  /**
   * Changes the primary content of a space directly. The caller needs level edit or higher on the
   * space. The request fails with SPACE_LOCKED if the edit mode of the space is LOCKED.
   */
  editSpaceContent: EditSpaceContentPayload;
  /**
   * Creates or changes several grants on a space or collection. The caller needs level create or
   * higher on it.
   */
  grantAll: GrantAllPayload;
  /**
   * Imports content into a change request. The caller needs level edit or higher on the space. The
   * request fails with INVALID_TRANSITION if the change request is merged or archived, and with
   * UNSUPPORTED_SOURCE and RATE_LIMITED as `importIntoSpace` does.
   */
  importIntoChangeRequest: ImportPayload;
  /**
   * Imports content into a space as one revision. The caller needs level create or higher on the
   * space. The import continues in the background; read it by its id. The request fails with
   * SPACE_LOCKED if the edit mode of the space is LOCKED, with UNSUPPORTED_SOURCE, or with
   * RATE_LIMITED while 20 imports of the caller are waiting or running.
   */
  importIntoSpace: ImportPayload;
  /**
   * Installs an integration in an organization. The caller must be an organization admin. The request
   * fails with ALREADY_EXISTS if it is installed already.
   */
  installIntegration: InstallIntegrationPayload;
  /** Invites people by their e-mail addresses. The caller must be an organization admin. */
  inviteMembers: InviteMembersPayload;
  /**
   * Joins an organization that claims the domain of the caller's confirmed e-mail address, with the
   * default role. The request fails with NOT_FOUND for all other callers, and with CONFLICT if members
   * must sign in through SAML.
   */
  joinOrganization: JoinOrganizationPayload;
  /**
   * Marks pages of a translation as translated. The caller needs level edit or higher on the space of
   * the translation. The request fails with CONFLICT if there is no source that the caller can read.
   */
  markTranslated: MarkTranslatedPayload;
  /**
   * Merges a change request into its space, completely or not at all. The caller needs level review or
   * higher on the space. The request fails with INVALID_TRANSITION if the change request is merged or
   * archived, with MERGE_CONFLICT and every conflict, or with CONFLICT if a merge rule is not met.
   */
  mergeChangeRequest: MergeChangeRequestPayload;
  /**
   * Moves a collection among its siblings or to another collection. The caller needs level create or
   * higher at both locations. The request fails with CONFLICT if nothing would change or if the
   * collection would be inside itself.
   */
  moveCollection: MoveCollectionPayload;
  /**
   * Moves a section among its siblings. The caller needs role create or higher.
   * @deprecated Use sortSiteStructure.
   */
  moveSiteSection: MoveSiteSectionPayload;
  /**
   * Moves a section group among the sections at the root. The caller needs role create or higher.
   * @deprecated Use sortSiteStructure.
   */
  moveSiteSectionGroup: MoveSiteSectionGroupPayload;
  /**
   * Moves a site space among its siblings. The caller needs role create or higher.
   * @deprecated Use sortSiteStructure.
   */
  moveSiteSpace: MoveSiteSpacePayload;
  /**
   * Moves a space among its siblings or to another collection. The caller needs level create or higher
   * at both locations. The request fails with CONFLICT if nothing would change.
   */
  moveSpace: MoveSpacePayload;
  /**
   * Resolves a public URL and creates a visitor token. No token is needed. The request fails with
   * NOT_FOUND for a site that does not exist, is not published, or is closed to the visitor.
   */
  openPublishedSite: OpenPublishedSitePayload;
  /** Records the current time as `lastSeenAt` of the caller. The caller must be a member. */
  pingOrganization: PingOrganizationPayload;
  /**
   * Publishes a new integration, or the next version of an existing one. The caller must be an admin
   * of the publishing organization. Installations without configuration that the version requires
   * become pending. The request fails with ALREADY_EXISTS if another organization uses the name.
   */
  publishIntegration: PublishIntegrationPayload;
  /**
   * Publishes a site; a published site stays published. The caller must be an organization admin or
   * the creator of the site.
   */
  publishSite: PublishSitePayload;
  /**
   * Updates a change request from primary, completely or not at all. The caller needs level edit or
   * higher on the space. The request fails with INVALID_TRANSITION if the change request is merged or
   * archived, or with MERGE_CONFLICT and every conflict.
   */
  pullChangeRequest: MergeChangeRequestPayload;
  /**
   * Replaces the signing key of a site. The caller must be an organization admin or the creator of the
   * site. Tokens that are signed with the previous key stay valid for 24 hours; a second replacement
   * invalidates them immediately.
   */
  regenerateVisitorKey: RegenerateVisitorKeyPayload;
  /**
   * Removes a member. The caller must be an organization admin or the member. The request fails with
   * CONFLICT for the last admin.
   */
  removeMember: RemoveMemberPayload;
  /**
   * Removes the grant to a member directly on a space or collection. The caller needs level create or
   * higher on it.
   */
  removeMemberGrant: RemoveGrantPayload;
  /**
   * Withdraws a request for a review. The caller must be the creator of the change request with level
   * edit, or needs level review or higher on the space.
   */
  removeRequestedReviewer: RemoveRequestedReviewerPayload;
  /** Moves a section from a group to the root, after the group. The caller needs role create or higher. */
  removeSectionFromGroup: RemoveSectionFromGroupPayload;
  /**
   * Removes the grant to a team directly on a space or collection. The caller needs level create or
   * higher on it.
   */
  removeTeamGrant: RemoveGrantPayload;
  /**
   * Removes a member from a team. The caller must be an organization admin, an owner of the team, or
   * the member.
   */
  removeTeamMember: RemoveTeamMemberPayload;
  /**
   * Requests reviews from users; existing requests are kept. The caller must be the creator of the
   * change request with level edit, or needs level review or higher on the space.
   */
  requestReviewers: RequestReviewersPayload;
  /**
   * Restores a deleted collection with all content that was deleted with it. The caller needs level
   * create or higher on it. The request fails with CONFLICT if the collection is not in the trash.
   */
  restoreCollection: RestoreCollectionPayload;
  /**
   * Restores a deleted space to its previous location, or to the nearest parent that still exists. The
   * caller needs level create or higher on it. The request fails with CONFLICT if the space is not in
   * the trash.
   */
  restoreSpace: RestoreSpacePayload;
  /**
   * Creates a change request that reverts a merged one. The caller needs level review or higher on the
   * space. The new change request is merged like any other, also with later changes of the space. The
   * request fails with INVALID_TRANSITION if the change request is not merged.
   */
  revertChangeRequest: RevertChangeRequestPayload;
  /** Revokes an invite. The caller must be an organization admin. */
  revokeInvite: RevokeInvitePayload;
  /** Revokes a token of a service account immediately. The caller must be an organization admin. */
  revokeServiceAccountToken: RevokeTokenPayload;
  /** Revokes one of the caller's tokens immediately. */
  revokeToken: RevokeTokenPayload;
  /**
   * Restores the content of an older revision of the space's primary content, as a new revision. The
   * caller needs level create or higher on the space. The request fails with SPACE_LOCKED if the edit
   * mode of the space is LOCKED.
   */
  rollbackSpace: RollbackSpacePayload;
  /**
   * Replaces the secret of a service account's token; the previous secret becomes invalid immediately.
   * The caller must be an organization admin.
   */
  rotateServiceAccountToken: RotateTokenPayload;
  /**
   * Replaces the secret of one of the caller's tokens; the previous secret becomes invalid
   * immediately.
   */
  rotateToken: RotateTokenPayload;
  /**
   * Sets the adaptive schema of a site. The caller must be an organization admin or the creator of the
   * site. Existing conditions that no longer match the schema are kept, and their sections and site
   * spaces are hidden from visitors.
   */
  setAdaptiveSchema: SetAdaptiveSchemaPayload;
  /**
   * Disables or enables a member; grants remain. The caller must be an organization admin. The request
   * fails with CONFLICT for the last admin.
   */
  setMemberDisabled: SetMemberDisabledPayload;
  /**
   * Creates or changes the grant to a member on a space or collection. The caller needs level create
   * or higher on it.
   */
  setMemberGrant: SetGrantPayload;
  /** Records that a member signs in through SAML. The caller must be an organization admin. */
  setMemberSSO: SetMemberSsoPayload;
  /** Sets the merge rules of a space. The caller needs level create or higher on the space. */
  setMergeRules: SetMergeRulesPayload;
  /**
   * Sets the source of an OpenAPI spec and processes it in the background, or creates the spec. The
   * caller needs role edit or higher in the organization. Previous versions remain, up to 100.
   */
  setOpenAPISpec: SetOpenApiSpecPayload;
  /** Replaces the customization of a site. The caller needs role create or higher. */
  setSiteCustomization: SetSiteCustomizationPayload;
  /**
   * Replaces the customization of a site space. The caller needs role create or higher. Absent fields
   * get the values of the site.
   */
  setSiteSpaceCustomization: SetSiteSpaceCustomizationPayload;
  /**
   * Creates or changes the grant to a team on a space or collection. The caller needs level create or
   * higher on it.
   */
  setTeamGrant: SetGrantPayload;
  /**
   * Adds a member to a team, or changes the role in it. The caller must be an organization admin or an
   * owner of the team.
   */
  setTeamMember: SetTeamMemberPayload;
  /** Changes translation settings. The caller needs role create or higher in the organization. */
  setTranslationSettings: SetTranslationSettingsPayload;
  /** Moves an item of the structure of a site. The caller needs role create or higher. */
  sortSiteStructure: SortSiteStructurePayload;
  /**
   * Transfers a collection with all its content to another organization. The caller needs level create
   * or higher at both locations. Grants are not transferred.
   */
  transferCollection: TransferCollectionPayload;
  /**
   * Transfers a space to another organization, collection or both. The caller needs level create or
   * higher at both locations. Grants are not transferred.
   */
  transferSpace: TransferSpacePayload;
  /**
   * Uninstalls an integration and revokes its tokens immediately. Its content remains, with its user
   * as author. The caller must be an admin of the organization of the installation.
   */
  uninstallIntegration: UninstallIntegrationPayload;
  /**
   * Deletes an integration with its installations and their tokens. The caller must be an admin of the
   * publishing organization. The request fails with CONFLICT while other organizations have it
   * installed, unless `force` is true.
   */
  unpublishIntegration: UnpublishIntegrationPayload;
  /**
   * Unpublishes a site, which closes it to visitors. The caller must be an organization admin or the
   * creator of the site.
   */
  unpublishSite: UnpublishSitePayload;
  /**
   * Changes the subject or the status of a change request. The caller must be its creator with level
   * edit, or needs level review or higher on the space.
   */
  updateChangeRequest: UpdateChangeRequestPayload;
  /** Changes a collection. The caller needs level create or higher on it. */
  updateCollection: UpdateCollectionPayload;
  /**
   * Changes the body, the resolution or the reactions of a comment. The caller needs level comment or
   * higher on the space, and the permission for each changed field.
   */
  updateComment: UpdateCommentPayload;
  /**
   * Changes the body or the reactions of a reply. The caller needs level comment or higher on the
   * space, and the permission for each changed field.
   */
  updateCommentReply: UpdateCommentReplyPayload;
  /** Changes an installation. The caller must be an admin of its organization. */
  updateIntegrationInstallation: UpdateIntegrationInstallationPayload;
  /** Changes a link invite. The caller must be an organization admin. */
  updateLinkInvite: UpdateLinkInvitePayload;
  /** Changes the role of a member. The caller must be an organization admin. */
  updateMember: UpdateMemberPayload;
  /**
   * Changes the grant to a member on a space or collection. The caller needs level create or higher on
   * it.
   */
  updateMemberGrant: UpdateGrantPayload;
  /** Changes an organization. The caller must be an organization admin. */
  updateOrganization: UpdateOrganizationPayload;
  /**
   * Changes the authentication of the visitors of a site. The caller must be an organization admin or
   * the creator of the site.
   */
  updatePublishingAuth: UpdatePublishingAuthPayload;
  /** Changes a SAML provider. The caller must be an organization admin. Existing sessions remain valid. */
  updateSAMLProvider: UpdateSamlProviderPayload;
  /** Changes a service account. The caller must be an organization admin. */
  updateServiceAccount: UpdateServiceAccountPayload;
  /** Changes a share link. The caller must be an organization admin or the creator of the site. */
  updateShareLink: UpdateShareLinkPayload;
  /**
   * Changes a site. The caller needs role create or higher. To change the visibility, the caller must
   * be an organization admin or the creator of the site.
   */
  updateSite: UpdateSitePayload;
  /** Changes a redirect. The caller needs role create or higher. */
  updateSiteRedirect: UpdateSiteRedirectPayload;
  /** Changes a section. The caller needs role create or higher. */
  updateSiteSection: UpdateSiteSectionPayload;
  /** Changes a section group. The caller needs role create or higher. */
  updateSiteSectionGroup: UpdateSiteSectionGroupPayload;
  /**
   * Changes a site space. The caller needs role create or higher, and level create or higher on a new
   * space.
   */
  updateSiteSpace: UpdateSiteSpacePayload;
  /** Changes a space. The caller needs level create or higher on it. */
  updateSpace: UpdateSpacePayload;
  /** Renames a team. The caller must be an organization admin. */
  updateTeam: UpdateTeamPayload;
  /**
   * Changes the grant to a team on a space or collection. The caller needs level create or higher on
   * it.
   */
  updateTeamGrant: UpdateGrantPayload;
  /**
   * Adds members to a team and removes others, all or none. The caller must be an organization admin
   * or an owner of the team.
   */
  updateTeamMembers: UpdateTeamMembersPayload;
  /** Uploads a file to an organization. The caller needs level edit or higher on any of its content. */
  uploadFile: UploadFilePayload;
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

/** A field with its value. */
export type NamedValue = {
  __typename?: 'NamedValue';
  /** Name of the field, for example `title` or `layout.cover`. */
  name: Scalars['String']['output'];
  /** Value of the field. */
  value: FieldValue;
};

/** The new space of a new site. */
export type NewSiteSpaces =
  /** A space without pages. */
  | 'EMPTY'
  /** A space with some sample pages. */
  | 'SAMPLE';

/** The spaces of a new site. */
export type NewSiteSpacesInput =
  /** New space for the site. The caller needs level create or higher at the root of the organization. */
  { make: NewSiteSpaces; spaceIds?: never; }
  |  /** Ids of existing spaces (`spc_…`), in order. The caller needs level create or higher on each. */
  { make?: never; spaceIds: Array<Scalars['ID']['input']>; };

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
 * - `key-…`: a space, a site or a part of it whose URLs contain the share key that a member sent. The
 *   key is encrypted.
 *
 * Arguments and inputs take the first part alone: `pageId`, `fileId`, `reusableContentId`,
 * `revisionId`.
 */
export type Node = {
  /** Id of the object in its state. Treat it as an opaque text of letters, digits, `_`, `-` and `.`. */
  id: Scalars['ID']['output'];
};

/** A number, such as the size of a file in bytes. */
export type NumberValue = FieldValue & {
  __typename?: 'NumberValue';
  /** The value as JSON. */
  json: Scalars['JSON']['output'];
  /** The number. */
  number: Scalars['Float']['output'];
};

/** An operation of an OpenAPI document. */
export type OpenApiOperationBlock = Block & {
  __typename?: 'OpenAPIOperationBlock';
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** True if it is open at first. */
  expanded: Scalars['Boolean']['output'];
  /**
   * Id of the block in its document, for example `2fb4e344aa063887`: a hash of its text, with a number
   * after it where the same block occurs again. Comments refer to it as `blockId`.
   */
  key: Scalars['String']['output'];
  /**
   * Markdown of the block, as it was written or rendered. Within a quote or a list, its further lines
   * begin as they do in the document.
   */
  markdown: Scalars['String']['output'];
  /** Method in lower case, for example `get`. */
  method: Scalars['String']['output'];
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
  /** Path of the operation, for example `/pets`. */
  path: Scalars['String']['output'];
  /** Slug of the spec, for example `pets`, or the address of a document. */
  spec: Scalars['String']['output'];
};

/** Schemas of an OpenAPI document. */
export type OpenApiSchemasBlock = Block & {
  __typename?: 'OpenAPISchemasBlock';
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** True if the schemas are shown together. */
  grouped: Scalars['Boolean']['output'];
  /**
   * Id of the block in its document, for example `2fb4e344aa063887`: a hash of its text, with a number
   * after it where the same block occurs again. Comments refer to it as `blockId`.
   */
  key: Scalars['String']['output'];
  /**
   * Markdown of the block, as it was written or rendered. Within a quote or a list, its further lines
   * begin as they do in the document.
   */
  markdown: Scalars['String']['output'];
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
  /** Names of the schemas, for example `Pet`. */
  schemas: Array<Scalars['String']['output']>;
  /** Slug of the spec, for example `pets`, or the address of a document. */
  spec: Scalars['String']['output'];
  /** Title; null for the names of the schemas. */
  title?: Maybe<Scalars['String']['output']>;
};

/**
 * An OpenAPI document that is read on a schedule and stored in versions. The caller needs role read or
 * higher in the organization to see it. A job reads the source at creation, whenever it is set, and,
 * if it is a URL, every six hours; a version is created if something changed. If reading fails, the
 * last valid version remains. The latest 100 versions are stored.
 */
export type OpenApiSpec = Node & {
  __typename?: 'OpenAPISpec';
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the spec (`oas_…`). */
  id: Scalars['ID']['output'];
  /** Reason for the failure of the last processing; null if it was successful. */
  lastProcessErrorCode?: Maybe<OpenApiSpecErrorCode>;
  /**
   * Explanation of `lastProcessErrorCode` for the author of the spec; null if processing was
   * successful.
   */
  lastProcessErrorMessage?: Maybe<Scalars['String']['output']>;
  /** Time of the end of the last processing; null before the first. */
  lastProcessedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The latest version; null before the first. */
  latestVersion?: Maybe<OpenApiSpecVersion>;
  /** Id of the latest version; null before the first. */
  latestVersionId?: Maybe<Scalars['ID']['output']>;
  /** The organization. Null without the scope `organization:read`. */
  organization?: Maybe<Organization>;
  /** Permissions of the caller on the spec. */
  permissions: OpenApiSpecPermissions;
  /** State of the processing of the source. */
  processingState: OpenApiSpecProcessingState;
  /** Slug of the spec, for example `petstore`, unique in the organization. */
  slug: Scalars['String']['output'];
  /** URL of the source; null for text. */
  sourceUrl?: Maybe<Scalars['String']['output']>;
  /** Time of the last change of the source. */
  updatedAt: Scalars['DateTime']['output'];
  /** URLs of the spec. */
  urls: OpenApiSpecUrls;
  /** Returns a version of the spec; null if it has none with this id. */
  version?: Maybe<OpenApiSpecVersion>;
  /** The latest 100 versions, newest first by default. */
  versions: OpenApiSpecVersionConnection;
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
  filter?: InputMaybe<OpenApiSpecVersionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<OpenApiSpecVersionOrder>;
};

/** A change between two versions of a spec. */
export type OpenApiSpecChange = {
  __typename?: 'OpenAPISpecChange';
  /** True if clients of the previous version can fail because of the change. */
  breaking: Scalars['Boolean']['output'];
  /** Kind of the change. */
  kind: OpenApiSpecChangeKind;
  /** Description of the change, for people. */
  message: Scalars['String']['output'];
  /**
   * JSON pointer into the document of the version, for example `/paths/~1pets/get`; for removals, into
   * that of the previous version.
   */
  path: Scalars['String']['output'];
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
  __typename?: 'OpenAPISpecConnection';
  /** The specs of the page with their cursors. */
  edges: Array<OpenApiSpecEdge>;
  /** The specs of the page. */
  nodes: Array<OpenApiSpec>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of specs on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The changes between two consecutive versions of a spec. */
export type OpenApiSpecDiff = {
  __typename?: 'OpenAPISpecDiff';
  /** True if clients of the previous version can fail with this one. */
  breaking: Scalars['Boolean']['output'];
  /** The changes, breaking ones first; at most 10,000. */
  changes: Array<OpenApiSpecChange>;
  /** Number of changes. */
  count: Scalars['Int']['output'];
};

/** One of the specs of a page, with its cursor. */
export type OpenApiSpecEdge = {
  __typename?: 'OpenAPISpecEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: OpenApiSpec;
};

/** The reason for a failure to process an OpenAPI spec. */
export type OpenApiSpecErrorCode =
  /** A URL cannot be read: the source itself, or a URL in a reference. */
  | 'FETCH_ERROR'
  /** A URL did not respond in time. */
  | 'FETCH_TIMEOUT'
  /** The document is not a valid OpenAPI or Swagger document, or is too large. */
  | 'PARSE_ERROR';

/** Conditions on OpenAPI specs, all of which must hold. A null condition is the same as an absent one. */
export type OpenApiSpecFilter = {
  /** Returns only specs created at or after this time, for example `2026-01-15T09:00:00Z`. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only specs created before this time, for example `2026-01-15T09:00:00Z`. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Set to true for specs whose last processing failed, and to false for all others. */
  failed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Returns only specs in this state of processing. */
  processingState?: InputMaybe<OpenApiSpecProcessingState>;
  /** Returns only specs with this text in the slug, regardless of case. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /**
   * Returns only specs whose source changed last at or after this time, for example
   * `2026-01-15T09:00:00Z`.
   */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only specs whose source changed last before this time, for example `2026-01-15T09:00:00Z`. */
  updatedUntil?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The sort order of a list of OpenAPI specs. */
export type OpenApiSpecOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: OpenApiSpecOrderField;
};

/** A sort key of OpenAPI specs. */
export type OpenApiSpecOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By slug. */
  | 'SLUG'
  /** By time of the last change of the source. */
  | 'UPDATED_AT';

/** The caller's permissions on a spec, within the scopes of the token. */
export type OpenApiSpecPermissions = {
  __typename?: 'OpenAPISpecPermissions';
  /** True if the caller can delete the spec. Role edit or higher is needed. */
  delete: Scalars['Boolean']['output'];
  /** True if the caller can set the source. Role edit or higher is needed. */
  edit: Scalars['Boolean']['output'];
  /** True if the caller can read the spec and its versions. Role read or higher is needed. */
  view: Scalars['Boolean']['output'];
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
  /** Text of the document in JSON or YAML, for example `openapi: 3.1.0` and further lines. */
  { text: Scalars['String']['input']; url?: never; }
  |  /**
   * Public address of the document in JSON or YAML, for example `https://api.acme.test/openapi.yaml`.
   * A job fetches it together with the files that it refers to.
   */
  { text?: never; url: Scalars['String']['input']; };

/** URLs of a spec. */
export type OpenApiSpecUrls = {
  __typename?: 'OpenAPISpecUrls';
  /** URL of the spec in the app. */
  app: Scalars['String']['output'];
  /** URL of the spec in `/v1`. */
  location: Scalars['String']['output'];
};

/** An immutable version of an OpenAPI spec. */
export type OpenApiSpecVersion = Node & {
  __typename?: 'OpenAPISpecVersion';
  /** Content of the source. */
  content: OpenApiSpecVersionContent;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Changes since the previous version, even if that is no longer stored; null for the first version. */
  diffFromPrevious?: Maybe<OpenApiSpecDiff>;
  /** Id of the version (`oav_…`). */
  id: Scalars['ID']['output'];
  /** Number of the version within the spec, from 1. */
  number: Scalars['Int']['output'];
  /** The spec. */
  spec: OpenApiSpec;
  /**
   * Signed URL of the document as JSON, valid for one to two hours: upgraded to OpenAPI 3.1, with all
   * referenced files bundled.
   */
  url: Scalars['String']['output'];
  /** URLs of the version. */
  urls: OpenApiSpecVersionUrls;
};

/** A page of a list of versions. */
export type OpenApiSpecVersionConnection = {
  __typename?: 'OpenAPISpecVersionConnection';
  /** The versions of the page with their cursors. */
  edges: Array<OpenApiSpecVersionEdge>;
  /** The versions of the page. */
  nodes: Array<OpenApiSpecVersion>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of versions on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The content of the source of a version. */
export type OpenApiSpecVersionContent = {
  __typename?: 'OpenAPISpecVersionContent';
  /**
   * The files as they were read, the entry point first: `[{dir, isEntrypoint, references, filename,
   * specification}]`.
   */
  filesystem: Scalars['JSON']['output'];
  /** Same URL as `OpenAPISpecVersion.url`. */
  url: Scalars['String']['output'];
};

/** One of the versions of a page, with its cursor. */
export type OpenApiSpecVersionEdge = {
  __typename?: 'OpenAPISpecVersionEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: OpenApiSpecVersion;
};

/**
 * Conditions on versions of an OpenAPI spec, all of which must hold. A null condition is the same as
 * an absent one.
 */
export type OpenApiSpecVersionFilter = {
  /** Returns only versions created at or after this time, for example `2026-01-15T09:00:00Z`. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only versions created before this time, for example `2026-01-15T09:00:00Z`. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The sort order of a list of versions. */
export type OpenApiSpecVersionOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: OpenApiSpecVersionOrderField;
};

/** A sort key of versions. */
export type OpenApiSpecVersionOrderField =
  /** By time of creation. */
  | 'CREATED_AT';

/** URLs of a version. */
export type OpenApiSpecVersionUrls = {
  __typename?: 'OpenAPISpecVersionUrls';
  /** URL of the version in `/v1`. */
  location: Scalars['String']['output'];
};

/** A webhook of an OpenAPI document. */
export type OpenApiWebhookBlock = Block & {
  __typename?: 'OpenAPIWebhookBlock';
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /**
   * Id of the block in its document, for example `2fb4e344aa063887`: a hash of its text, with a number
   * after it where the same block occurs again. Comments refer to it as `blockId`.
   */
  key: Scalars['String']['output'];
  /**
   * Markdown of the block, as it was written or rendered. Within a quote or a list, its further lines
   * begin as they do in the document.
   */
  markdown: Scalars['String']['output'];
  /** Method in lower case, for example `post`. */
  method: Scalars['String']['output'];
  /** Name of the webhook, for example `petBorn`. */
  name: Scalars['String']['output'];
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
  /** Slug of the spec, for example `pets`, or the address of a document. */
  spec: Scalars['String']['output'];
};

/** A public URL to open. */
export type OpenPublishedSiteInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Public address, for example `https://docs.acme.test/help/install`, with `?shareKey=` if it has
   * one. A previous address resolves to the current location.
   */
  url: Scalars['String']['input'];
  /** The visitor. Default: an anonymous visitor without claims. */
  visitor?: InputMaybe<VisitorInput>;
};

/** Result of `openPublishedSite`. */
export type OpenPublishedSitePayload = {
  __typename?: 'OpenPublishedSitePayload';
  /**
   * Visitor token (`lv_…`), valid for one hour. It reads the site and the spaces that are visible to
   * the visitor.
   */
  apiToken: Scalars['String']['output'];
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the organization (`org_…`). */
  organizationId: Scalars['ID']['output'];
  /**
   * Path of the page in the space, for example `guide/setup`; of the first page if the URL has none,
   * and empty for a space without pages.
   */
  path: Scalars['String']['output'];
  /** Current location, if the URL is a previous one; otherwise null. */
  redirect?: Maybe<Scalars['String']['output']>;
  /** Id of the site (`site_…`). */
  siteId: Scalars['ID']['output'];
  /** Id of the section (`sec_…`); null if the site has none. */
  siteSectionId?: Maybe<Scalars['ID']['output']>;
  /** Id of the site space (`sts_…`). */
  siteSpaceId: Scalars['ID']['output'];
  /** Id of the space (`spc_…`). */
  spaceId: Scalars['ID']['output'];
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
  __typename?: 'Organization';
  /** True if AI features are enabled. */
  ai: Scalars['Boolean']['output'];
  /**
   * Returns the audit trail of the organization, newest first by default. The caller must be an organization
   * admin. Otherwise the field is null, with the error FORBIDDEN.
   */
  auditEvents?: Maybe<AuditEventConnection>;
  /** Billing details; null if none are stored, or if `permissions.viewBilling` is false. */
  billing?: Maybe<Billing>;
  /** Pending change of plan; null if there is none, or if `permissions.viewBilling` is false. */
  billingMigration?: Maybe<BillingMigration>;
  /** Reason for blocking the organization; null if it is not blocked. */
  blocked?: Maybe<Blocked>;
  /**
   * Change requests of the spaces that the caller can read, newest first by default. Null without
   * the scope `space:read`.
   */
  changeRequests?: Maybe<ChangeRequestConnection>;
  /**
   * Spaces and collections at the root of the organization that the caller can see, in the order
   * that `moveSpace` and `moveCollection` set. Null without the scope `space:read`.
   */
  children?: Maybe<ContentConnection>;
  /**
   * Collections of the organization that the caller can see, by position among their siblings. Null
   * without the scope `space:read`.
   */
  collections?: Maybe<CollectionConnection>;
  /** Type of the community; null for a company. */
  communityType?: Maybe<CommunityType>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Custom hostname for public content, for example `docs.acme.test`; null for none. */
  customHostname?: Maybe<Scalars['String']['output']>;
  /** The content that members see first; null for none, and for a site that the caller cannot read. */
  defaultContent?: Maybe<DefaultContent>;
  /** Default role of new members; null for guest. */
  defaultRole?: Maybe<Role>;
  /**
   * E-mail domains whose users can join the organization, for example `acme.test`, in the order of the
   * input.
   */
  emailDomains: Array<Scalars['String']['output']>;
  /**
   * Returns the events after a position in the order of their positions, for a consumer that reads each
   * event once: continue with the `position` of the last one. An event that is committed later never
   * has a position before one that was returned. If the first one is not the next position, the events
   * between were deleted after `EVENTS_RETENTION_DAYS`. The caller must be an organization admin.
   * Otherwise the field is null, with the error FORBIDDEN.
   */
  eventsAfter?: Maybe<AuditEventConnection>;
  /**
   * Subdomain of the organization in public URLs, for example `acme-docs`, 3 to 32 characters, unique
   * in the service. Null if the organization has none.
   */
  hostname?: Maybe<Scalars['String']['output']>;
  /** Id of the organization (`org_…`). */
  id: Scalars['ID']['output'];
  /** True if link invites are enabled. */
  inviteLinks: Scalars['Boolean']['output'];
  /**
   * Pending invites of the organization, newest first by default. The caller must be an organization admin.
   * Otherwise the field is null, with the error FORBIDDEN.
   */
  invites?: Maybe<InviteConnection>;
  /**
   * Always true.
   * @deprecated Always true.
   */
  isOnNewTrial: Scalars['Boolean']['output'];
  /**
   * Link invites of the organization, newest first by default. The caller must be an organization admin.
   * Otherwise the field is null, with the error FORBIDDEN.
   */
  linkInvites?: Maybe<LinkInviteConnection>;
  /** Active SAML providers of the organization, by label. Every member can read them. */
  logins: Array<SsoLogin>;
  /**
   * The member who is a user; null if there is none that the caller can read. Callers with role read or
   * higher can read all members, and guests themselves.
   */
  member?: Maybe<Member>;
  /**
   * Members of the organization, newest first by default. The caller needs role read or
   * higher. Otherwise the field is null, with the error FORBIDDEN.
   */
  members?: Maybe<MemberConnection>;
  /** The caller's own membership; null for a service account. */
  membership?: Maybe<Member>;
  /**
   * The OpenAPI spec with a slug; null if there is none. The caller needs role read or higher. Otherwise
   * the field is null, with the error FORBIDDEN.
   */
  openAPISpec?: Maybe<OpenApiSpec>;
  /**
   * OpenAPI specs of the organization, newest first by default. The caller needs role read or higher.
   * Otherwise the field is null, with the error FORBIDDEN.
   */
  openAPISpecs?: Maybe<OpenApiSpecConnection>;
  /** Permissions of the caller on the organization. */
  permissions: OrganizationPermissions;
  /** Billing plan. */
  plan: Plan;
  /**
   * SAML providers of the organization, by label by default. The caller must be an organization admin. Otherwise
   * the field is null, with the error FORBIDDEN.
   */
  samlProviders?: Maybe<SamlProviderConnection>;
  /**
   * Searches the spaces of the organization that the caller can read, in the same way as
   * `Space.search`. Null without the scope `space:read`.
   */
  search?: Maybe<SpaceSearchResultConnection>;
  /**
   * Service accounts of the organization, newest first by default. The caller must be an organization admin.
   * Otherwise the field is null, with the error FORBIDDEN.
   */
  serviceAccounts?: Maybe<ServiceAccountConnection>;
  /**
   * Sites of the organization that the caller can read, newest first by default. Null without the
   * scope `site:read`.
   */
  sites?: Maybe<SiteConnection>;
  /**
   * Spaces of the organization that the caller can see, newest first by default. Spaces in the
   * trash are in the list only if the filter asks for them. Null without the scope `space:read`.
   */
  spaces?: Maybe<SpaceConnection>;
  /** True if members must sign in through one of the organization's SAML providers. */
  sso: Scalars['Boolean']['output'];
  /**
   * Teams of the organization, sorted by title by default. A guest sees only teams that the guest
   * belongs to. Null without the scope `organization:members:read`.
   */
  teams?: Maybe<TeamConnection>;
  /** Title of the organization, 2 to 255 characters. */
  title: Scalars['String']['output'];
  /**
   * Translation settings of the organization, newest first by default. The caller needs role read or
   * higher. Otherwise the field is null, with the error FORBIDDEN.
   */
  translationSettings?: Maybe<TranslationSettingsConnection>;
  /** Trial of a plan; null if none is stored, or if `permissions.viewBilling` is false. */
  trial?: Maybe<Trial>;
  /** Type of the organization. */
  type: OrganizationType;
  /** URLs of the organization. */
  urls: OrganizationUrls;
  /** Main use of the organization; null if it was not stated. */
  useCase?: Maybe<UseCase>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationAuditEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditEventFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<AuditEventOrder>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationChangeRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ChangeRequestFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ChangeRequestOrder>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationChildrenArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ContentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ContentOrder>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationCollectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CollectionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<CollectionOrder>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationEventsAfterArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  position: Scalars['Int']['input'];
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationInvitesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InviteFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<InviteOrder>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationLinkInvitesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<LinkInviteFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<LinkInviteOrder>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationMemberArgs = {
  userId: Scalars['ID']['input'];
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MemberFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<MemberOrder>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationOpenApiSpecArgs = {
  slug: Scalars['String']['input'];
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationOpenApiSpecsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OpenApiSpecFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<OpenApiSpecOrder>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationSamlProvidersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SamlProviderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<SamlProviderOrder>;
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
  filter?: InputMaybe<ServiceAccountFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ServiceAccountOrder>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationSitesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SiteFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<SiteOrder>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationSpacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SpaceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<SpaceOrder>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationTeamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TeamFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<TeamOrder>;
};


/**
 * A company or community: the tenant that owns members, teams, content and sites. No reference crosses
 * its boundary.
 */
export type OrganizationTranslationSettingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TranslationSettingsFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<TranslationSettingsOrder>;
};

/** A page of a list of organizations. */
export type OrganizationConnection = {
  __typename?: 'OrganizationConnection';
  /** The organizations of the page with their cursors. */
  edges: Array<OrganizationEdge>;
  /** The organizations of the page. */
  nodes: Array<Organization>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of organizations on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the organizations of a page, with its cursor. */
export type OrganizationEdge = {
  __typename?: 'OrganizationEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: Organization;
};

/** Conditions on organizations, all of which must hold. A null condition is the same as an absent one. */
export type OrganizationFilter = {
  /** Returns only organizations created at or after this time, for example `2026-11-26T08:00:00Z`. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only organizations created before this time, for example `2026-11-26T08:00:00Z`. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only organizations with this text in the title, regardless of case. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of a list of organizations. */
export type OrganizationOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: OrganizationOrderField;
};

/** A sort key of organizations. */
export type OrganizationOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By title, regardless of case. */
  | 'TITLE';

/** The caller's permissions on an organization, within the scopes of the token. */
export type OrganizationPermissions = {
  __typename?: 'OrganizationPermissions';
  /** True if the caller can change the organization. Role admin is needed. */
  admin: Scalars['Boolean']['output'];
  /** True if the caller can create content. Role create or higher is needed. */
  createContent: Scalars['Boolean']['output'];
  /** True if the caller can add OpenAPI specs. Role edit or higher is needed. */
  createOpenAPISpec: Scalars['Boolean']['output'];
  /** True if the caller can ingest conversations. Role create or higher is needed. */
  ingestConversations: Scalars['Boolean']['output'];
  /** True if the caller can list integrations. Role edit or higher is needed. */
  listIntegrations: Scalars['Boolean']['output'];
  /** True if the caller can list members. Role read or higher is needed. */
  listMembers: Scalars['Boolean']['output'];
  /**
   * True if the caller can list all teams. Role read or higher is needed; guests see only their own
   * teams.
   */
  listTeams: Scalars['Boolean']['output'];
  /** True if the caller owns a team and can manage its members. */
  ownTeam: Scalars['Boolean']['output'];
  /** True if the caller can see the organization. Every member can. */
  view: Scalars['Boolean']['output'];
  /** True if the caller can see billing details. Role admin is needed. */
  viewBilling: Scalars['Boolean']['output'];
};

/** The type of an organization. */
export type OrganizationType =
  /** A company. */
  | 'BUSINESS'
  /** A community; see `CommunityType`. */
  | 'COMMUNITY';

/** URLs of an organization. */
export type OrganizationUrls = {
  __typename?: 'OrganizationUrls';
  /** URL of the organization in the app. */
  app: Scalars['String']['output'];
  /** URL of the organization in `/v1`. */
  location: Scalars['String']['output'];
  /** URL of the logo; null for none. */
  logo?: Maybe<Scalars['String']['output']>;
};

/** A value without a type of its own. Later versions may give it one. */
export type OtherValue = FieldValue & {
  __typename?: 'OtherValue';
  /** The value as JSON. */
  json: Scalars['JSON']['output'];
};

/**
 * A page of a revision: a document, a group, a link or a computed page. The interface has all that a
 * page tree shows, so a sidebar needs no fragments; the four types have the fields of their kind.
 */
export type Page = {
  /** All descendant pages, each followed by its own. */
  allPages: Array<Page>;
  /** Cover of the page; null if there is none. */
  cover?: Maybe<PageCover>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * The actor that created the page. Null for a deleted actor, for a generated page, and for pages
   * from before authors were stored.
   */
  createdBy?: Maybe<Actor>;
  /** Number of ancestor pages. */
  depth: Scalars['Int']['output'];
  /** Description of the page; null for none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Emoji of the page, for example `👋`; null for none. */
  emoji?: Maybe<Scalars['String']['output']>;
  /** Location of the page in a git repository; null if it has none. */
  git?: Maybe<GitPath>;
  /** True if the page is hidden from the table of contents. */
  hidden: Scalars['Boolean']['output'];
  /** Name of the icon of the page, for example `rocket`; null for none. */
  icon?: Maybe<Scalars['String']['output']>;
  /**
   * Id of the page in this revision, `pag_….rev_…`. It has further parts for a page whose computed
   * pages are not rendered (`.source`), and for a page as visitors of a site read it (`.sts_…`).
   */
  id: Scalars['ID']['output'];
  /** Kind of the page, for existing clients of `/v1`; null for a computed page. */
  kind?: Maybe<PageKind>;
  /** Title in tables of contents, for example `SQL Server`, where it is not `title`; null for none. */
  linkTitle?: Maybe<Scalars['String']['output']>;
  /** True if the page is excluded from the search of a site. */
  noIndex: Scalars['Boolean']['output'];
  /** True if search engines are asked not to index the page. */
  noRobotsIndex: Scalars['Boolean']['output'];
  /** Id of the page in all revisions (`pag_…`), which arguments and inputs take. */
  pageId: Scalars['ID']['output'];
  /** Child pages, in order. A link has none. */
  pages: Array<Page>;
  /** The parent page in the same revision; null at the root. */
  parent?: Maybe<Page>;
  /** Id of the parent page in all revisions (`pag_…`); null at the root. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Path of the page in the space, for example `guide/setup`; null for a link. */
  path?: Maybe<Scalars['String']['output']>;
  /** Last segment of the path, for example `setup`, unique among siblings; null for a link. */
  slug?: Maybe<Scalars['String']['output']>;
  /** Title of the page. */
  title: Scalars['String']['output'];
  /** Type of the page, which decides the further fields that it has. */
  type: PageType;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /**
   * The actor that last changed the document or a field of the page; after a merge, the author of the
   * later change. Null as `createdBy`.
   */
  updatedBy?: Maybe<Actor>;
  /** URLs of the page. */
  urls: PageUrls;
  /** Values of `{{ name }}` in the document, which take precedence over those of the revision. */
  variables: Scalars['StringMap']['output'];
};

/** A page's document in one format; the fields of the other formats are null. */
export type PageBody = {
  __typename?: 'PageBody';
  /** The document as a tree of blocks; null if another format was requested. */
  document?: Maybe<Scalars['JSON']['output']>;
  /** The document as sanitized HTML; null if another format was requested. */
  html?: Maybe<Scalars['String']['output']>;
  /** The document as markdown; null if another format was requested. */
  markdown?: Maybe<Scalars['String']['output']>;
};

/** The cover of a page. */
export type PageCover = {
  __typename?: 'PageCover';
  /** Image of the cover; null for none. */
  ref?: Maybe<FileReference>;
  /** Image of the cover in dark mode; null for none. */
  refDark?: Maybe<FileReference>;
  /**
   * Vertical position of the image, as the distance of its center from the top in points; null if it
   * is not set.
   */
  yPos?: Maybe<Scalars['Float']['output']>;
};

/** The cover of a page. */
export type PageCoverInput = {
  /** Reference to the image of the cover; null for none. */
  ref?: InputMaybe<FileReferenceInput>;
  /** Reference to the image of the cover in dark mode; null for none. */
  refDark?: InputMaybe<FileReferenceInput>;
  /**
   * Vertical position of the image: the distance from the top to its center in points, for example
   * `120`.
   */
  yPos?: InputMaybe<Scalars['Float']['input']>;
};

/** The format of the body of a page. */
export type PageFormat =
  /** A tree of blocks. */
  | 'DOCUMENT'
  /** Sanitized HTML. */
  | 'HTML'
  /** Markdown, as it was written. */
  | 'MARKDOWN';

/** The position of a page in a connection. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last item; null on an empty page. Send it as `after` to get the next page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** True if there are more items after the page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** True if there are more items before the page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item; null on an empty page. Send it as `before` to get the previous page. */
  startCursor?: Maybe<Scalars['String']['output']>;
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
  __typename?: 'PageLayout';
  /** True if the cover is shown. */
  cover: Scalars['Boolean']['output'];
  /** Size of the cover. */
  coverSize: CoverSize;
  /** True if the description is shown. */
  description: Scalars['Boolean']['output'];
  /** True if the author and time of the last change are shown. */
  metadata: Scalars['Boolean']['output'];
  /** True if the outline of the headings is shown. */
  outline: Scalars['Boolean']['output'];
  /** True if links to the previous and next pages are shown. */
  pagination: Scalars['Boolean']['output'];
  /** True if the table of contents is shown. */
  tableOfContents: Scalars['Boolean']['output'];
  /** True if the title is shown. */
  title: Scalars['Boolean']['output'];
  /** Width of the page. */
  width: LayoutWidth;
};

/** The visible parts of a page. Absent fields remain unchanged. */
export type PageLayoutInput = {
  /** True if the cover is shown. */
  cover?: InputMaybe<Scalars['Boolean']['input']>;
  /** Size of the cover. */
  coverSize?: InputMaybe<CoverSize>;
  /** True if the description is shown. */
  description?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the author and time of the last change are shown. */
  metadata?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the outline of the headings is shown. */
  outline?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if links to the previous and next pages are shown. */
  pagination?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the table of contents is shown. */
  tableOfContents?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the title is shown. */
  title?: InputMaybe<Scalars['Boolean']['input']>;
  /** Width of the page. */
  width?: InputMaybe<LayoutWidth>;
};

/** A page with its parent on one side of a merge. */
export type PageParent = {
  __typename?: 'PageParent';
  /** Id of the page in all revisions (`pag_…`). */
  pageId: Scalars['ID']['output'];
  /** Id of the parent page in all revisions (`pag_…`); null at the root. */
  parentId?: Maybe<Scalars['ID']['output']>;
};

/** The target of a link in the page tree. */
export type PageTarget = {
  __typename?: 'PageTarget';
  /** Anchor of a heading in the page, for example `on-linux`; null for none. */
  anchor?: Maybe<Scalars['String']['output']>;
  /**
   * The file in the revision of the link, for FILE. Null for other targets, and if the revision does
   * not have the file.
   */
  file?: Maybe<File>;
  /** Id of the file in all revisions (`fil_…`), for FILE; otherwise null. */
  fileId?: Maybe<Scalars['ID']['output']>;
  /** Kind of the target. */
  kind: ReferenceKind;
  /**
   * The page, for PAGE: in the revision of the link, or in the current revision of another space. Null
   * for other targets, if the revision does not have the page, and if the caller cannot read the
   * space.
   */
  page?: Maybe<Page>;
  /** Id of the page in all revisions (`pag_…`), for PAGE; otherwise null. */
  pageId?: Maybe<Scalars['ID']['output']>;
  /** The space of `spaceId`. Null if there is none, and if the caller cannot read it. */
  space?: Maybe<Space>;
  /**
   * Id of the space (`spc_…`), for SPACE; or the space of the page, for PAGE. Null if the target names
   * no space.
   */
  spaceId?: Maybe<Scalars['ID']['output']>;
  /** URL of the target, for URL; otherwise null. */
  url?: Maybe<Scalars['String']['output']>;
};

/** The target of a link in the page tree. */
export type PageTargetInput = {
  /** Anchor of a heading in the page, for example `on-linux`. */
  anchor?: InputMaybe<Scalars['String']['input']>;
  /** Id of the file (`fil_…`) or a ref of this batch, for FILE. */
  fileId?: InputMaybe<Scalars['ID']['input']>;
  /** Kind of the target: URL, PAGE, FILE or SPACE. */
  kind: ReferenceKind;
  /** Id of the page (`pag_…`) or a ref of this batch, for PAGE. */
  pageId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the space (`spc_…`), for SPACE; or the space of the page, for PAGE. */
  spaceId?: InputMaybe<Scalars['ID']['input']>;
  /** URL of the target, for URL, for example `https://status.acme.test/`. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the source with its translation. */
export type PageTranslation = {
  __typename?: 'PageTranslation';
  /** Current page of the translation; null if the status is MISSING. */
  page?: Maybe<Page>;
  /** Current page of the source; null if the status is EXTRA. */
  sourcePage?: Maybe<Page>;
  /** The source's revision that the page is a translation of; null if it is unknown. */
  sourceRevision?: Maybe<Revision>;
  /**
   * Blocks of the source page that changed since the translation; empty unless the status is STALE.
   * All blocks if the translated revision is unknown.
   */
  staleBlocks: Array<BlockChange>;
  /**
   * Title and description of the source page if they changed since the translation; empty unless the
   * status is STALE.
   */
  staleFields: Array<FieldChange>;
  /** Status of the translation. */
  status: TranslationStatus;
  /** Time at which the page was marked as translated; null if it never was. */
  translatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The actor that marked the page as translated; null if it never was, or the actor was deleted. */
  translatedBy?: Maybe<Actor>;
};

/** A page of a list of page translations. */
export type PageTranslationConnection = {
  __typename?: 'PageTranslationConnection';
  /** The page translations of the page with their cursors. */
  edges: Array<PageTranslationEdge>;
  /** The page translations of the page. */
  nodes: Array<PageTranslation>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of page translations on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the page translations of a page, with its cursor. */
export type PageTranslationEdge = {
  __typename?: 'PageTranslationEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: PageTranslation;
};

/**
 * Conditions on page translations, all of which must hold. A null condition is the same as an absent
 * one.
 */
export type PageTranslationFilter = {
  /** Returns only pages with one of these statuses. */
  status?: InputMaybe<Array<TranslationStatus>>;
  /**
   * Returns only pages with this text in the title of the source page, or of an extra page, regardless
   * of case.
   */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of a list of page translations. */
export type PageTranslationOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: PageTranslationOrderField;
};

/** A sort key of page translations. */
export type PageTranslationOrderField =
  /** Source pages by their time of creation, then extra pages of the translation. */
  | 'SOURCE'
  /** By title of the source page, or of an extra page, regardless of case. */
  | 'TITLE'
  /** By `translatedAt`. Pages that were never marked as translated are the smallest. */
  | 'TRANSLATED_AT';

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
  __typename?: 'PageUrls';
  /** URL of the page in the app. */
  app: Scalars['String']['output'];
};

/** A whole page, in a conflict about a page that one side deleted, or that both sides added. */
export type PageValue = FieldValue & {
  __typename?: 'PageValue';
  /** Id of the document, equal for equal documents. Null without a document. */
  documentId?: Maybe<Scalars['ID']['output']>;
  /** Fields of the page with a value, by name. */
  fields: Array<NamedValue>;
  /** The value as JSON. */
  json: Scalars['JSON']['output'];
  /** Id of the parent page in all revisions (`pag_…`); null at the root. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Title of the page; null without one. */
  title?: Maybe<Scalars['String']['output']>;
  /** Type of the page. */
  type: PageType;
};

/** A paragraph. */
export type ParagraphBlock = Block & {
  __typename?: 'ParagraphBlock';
  /** Alignment; null for that of the language. */
  align?: Maybe<BlockAlign>;
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** Text of the paragraph. */
  inlines: Array<Inline>;
  /**
   * Id of the block in its document, for example `2fb4e344aa063887`: a hash of its text, with a number
   * after it where the same block occurs again. Comments refer to it as `blockId`.
   */
  key: Scalars['String']['output'];
  /**
   * Markdown of the block, as it was written or rendered. Within a quote or a list, its further lines
   * begin as they do in the document.
   */
  markdown: Scalars['String']['output'];
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
};

/** A block that has other blocks. */
export type ParentBlock = {
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** Id of the block in its document, for example `2fb4e344aa063887`. */
  key: Scalars['String']['output'];
  /** Markdown of the block, as it was written or rendered. */
  markdown: Scalars['String']['output'];
  /** Blocks within the block, in order. */
  nodes: Array<Block>;
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
};

/** The location of a page as its parent, in a conflict about moves. The value is null at the root. */
export type ParentValue = FieldValue & {
  __typename?: 'ParentValue';
  /** The value as JSON. */
  json: Scalars['JSON']['output'];
  /** Id of the parent page in all revisions (`pag_…`). */
  parentPageId: Scalars['ID']['output'];
};

/** The locations of several pages as their parents, in a conflict about a cycle of moves. */
export type ParentsValue = FieldValue & {
  __typename?: 'ParentsValue';
  /** The value as JSON. */
  json: Scalars['JSON']['output'];
  /** The pages with their parents, sorted by the ids of the pages. */
  parents: Array<PageParent>;
};

/** The organization in which the caller is active. */
export type PingOrganizationInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the organization (`org_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `pingOrganization`. */
export type PingOrganizationPayload = {
  __typename?: 'PingOrganizationPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The caller's membership. */
  member: Member;
  /**
   * JWT (`eyJ…`), valid for one hour, which sites of the organization accept as the token of a
   * visitor. It has the claims `email`, `name` and `role`, as far as the site declares them. It does
   * not open sites of the visibility VISITOR_AUTH.
   */
  serviceVisitorClaims?: Maybe<Scalars['String']['output']>;
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
  after?: InputMaybe<SiblingInput>;
  /** Sibling that follows the moved item. */
  before?: InputMaybe<SiblingInput>;
};

/** A prompt for an assistant. */
export type PromptBlock = Block & {
  __typename?: 'PromptBlock';
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** Purpose of the prompt; empty for none. */
  description: Scalars['String']['output'];
  /** Name of the icon, for example `bolt`; null for none. */
  icon?: Maybe<Scalars['String']['output']>;
  /**
   * Id of the block in its document, for example `2fb4e344aa063887`: a hash of its text, with a number
   * after it where the same block occurs again. Comments refer to it as `blockId`.
   */
  key: Scalars['String']['output'];
  /**
   * Markdown of the block, as it was written or rendered. Within a quote or a list, its further lines
   * begin as they do in the document.
   */
  markdown: Scalars['String']['output'];
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
  /** Text of the prompt. */
  text: Scalars['String']['output'];
};

/** The public fields of an organization, for users with an e-mail address of one of its domains. */
export type PublicOrganization = {
  __typename?: 'PublicOrganization';
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** The requested domain. Other domains are not listed. */
  emailDomains: Array<Scalars['String']['output']>;
  /** True if link invites are enabled. */
  inviteLinks: Scalars['Boolean']['output'];
  /** Id of the organization (`org_…`). */
  organizationId: Scalars['ID']['output'];
  /** Always false, because the caller is not a member. */
  permissions: OrganizationPermissions;
  /** Billing plan. */
  plan: Plan;
  /** True if members must sign in through SAML. */
  sso: Scalars['Boolean']['output'];
  /** Title of the organization. */
  title: Scalars['String']['output'];
  /** Type of the organization. */
  type: OrganizationType;
  /** URLs of the organization. */
  urls: OrganizationUrls;
};

/**
 * A complete version of an integration. Absent fields get their defaults, regardless of the previous
 * version. At most 16 MiB as JSON.
 */
export type PublishIntegrationInput = {
  /** Blocks that the integration adds to pages. */
  blocks?: InputMaybe<Array<IntegrationBlockInput>>;
  /** Categories of the integration. */
  categories?: InputMaybe<Array<IntegrationCategory>>;
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Declaration of the configuration of installations: an object with the keys `account`, `space` and
   * `site`, each `{ properties, required }`.
   */
  configurations?: InputMaybe<Scalars['JSON']['input']>;
  /**
   * Value of the `Content-Security-Policy` header for the integration's fetch events, for example
   * `default-src 'none'`. Line breaks are replaced by spaces.
   */
  contentSecurityPolicy?: InputMaybe<Scalars['String']['input']>;
  /** Sources of content that the integration adds. */
  contentSources?: InputMaybe<Array<IntegrationContentSourceInput>>;
  /** Description of the integration. */
  description: Scalars['String']['input'];
  /** External links. */
  externalLinks?: InputMaybe<Array<IntegrationLinkInput>>;
  /** Icon in base64, for example `iVBORw0KGgo…`: PNG, JPEG, GIF, WebP or SVG. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Name of the integration, for example `hello`: letters, digits and `-_.`. */
  name: Scalars['String']['input'];
  /**
   * Id or subdomain of the organization that publishes the integration, for example `acme-docs`. The
   * caller must be its admin.
   */
  organization: Scalars['String']['input'];
  /** Preview images in base64, as for `icon`: PNG, JPEG, GIF, WebP or SVG. */
  previewImages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Runtime of the script. */
  runtime: IntegrationRuntime;
  /**
   * Requested scopes, for example `space:views:read`. Existing installations get a new scope only
   * after their admins accept it.
   */
  scopes?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * Text of the script, for example `export const hello = () => 'Hello';`. It is stored, never
   * returned and never run by this server.
   */
  script: Scalars['String']['input'];
  /**
   * Secrets of the script, an object with string values, for example `{"apiKey": "…"}`: at most 100,
   * each at most 16 KiB. They are stored encrypted and never returned.
   */
  secrets?: InputMaybe<Scalars['JSON']['input']>;
  /** Long description in markdown, for example `Adds a **greeting** to pages.`. */
  summary?: InputMaybe<Scalars['String']['input']>;
  /** Target of installations. Default: ALL. */
  target?: InputMaybe<IntegrationTarget>;
  /** Title of the integration. */
  title: Scalars['String']['input'];
  /**
   * Visibility of the integration. Default: PRIVATE. The request fails with CONFLICT if an integration
   * that other organizations have installed is to become private.
   */
  visibility?: InputMaybe<IntegrationVisibility>;
};

/** Result of `publishIntegration`. */
export type PublishIntegrationPayload = {
  __typename?: 'PublishIntegrationPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The integration after the publication. */
  integration: Integration;
  /**
   * The edge of `integration` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   * The list may have had it before.
   */
  integrationEdge?: Maybe<IntegrationEdge>;
};

/** The site to publish. */
export type PublishSiteInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the site (`site_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `publishSite`. */
export type PublishSitePayload = {
  __typename?: 'PublishSitePayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The published site. */
  site: Site;
};

/** The content at a public URL. */
export type PublishedLocation = {
  __typename?: 'PublishedLocation';
  /** The content; null if there is none that the caller can see. */
  page?: Maybe<PublishedPage>;
  /**
   * URL to send the visitor to: the current one of content whose URL is a previous one, or the
   * destination of a redirect. Null if there is none.
   */
  redirect?: Maybe<Scalars['String']['output']>;
  /** The site. */
  site: PublishedSite;
};

/** The content at a path of a site. */
export type PublishedPage = {
  __typename?: 'PublishedPage';
  /** The page; null at the root of a space without pages. */
  page?: Maybe<Page>;
  /** The site space of the path. */
  siteSpace: SiteSpace;
};

/**
 * A site as its visitors read it. Members who can read the site in its organization see it completely,
 * as `Query.site`; visitors see only the parts that are visible to them.
 */
export type PublishedSite = {
  __typename?: 'PublishedSite';
  /**
   * Customization of the site, and those of the site spaces that have their own and that the caller
   * can see.
   */
  customizations: SiteCustomizations;
  /** Returns the page at a path; null if there is none that the caller can see. */
  page?: Maybe<PublishedPage>;
  /**
   * Returns the destination of a path; null if it has none that the caller can see, and if there is a
   * page at the path.
   */
  redirect?: Maybe<ResolvedRedirect>;
  /** Scripts of installed integrations. Always empty, because scripts are not run. */
  scripts: Array<Scalars['JSON']['output']>;
  /**
   * Pages that match all words, best match first, without pages that are excluded from search. Pages
   * with similar titles are returned only if nothing matches.
   */
  search: SiteSearchResultConnection;
  /**
   * Sections that the caller can see, by default in order, with the sections of a group at the
   * position of the group.
   */
  sections: SiteSectionConnection;
  /** The site, with numbers of items that the caller can see. */
  site: Site;
  /** Site spaces that the caller can see, by default in the order of the structure. */
  siteSpaces: SiteSpaceConnection;
  /** Structure of the site, with the items that the caller can see. */
  structure: SiteStructure;
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
  filter?: InputMaybe<SiteSectionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<SiteSectionOrder>;
};


/**
 * A site as its visitors read it. Members who can read the site in its organization see it completely,
 * as `Query.site`; visitors see only the parts that are visible to them.
 */
export type PublishedSiteSiteSpacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SiteSpaceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<SiteSpaceOrder>;
};

/**
 * The authentication of visitors on a site of the visibility VISITOR_AUTH: by a JWT (HS256, with
 * `exp`) that is signed with the key of the site.
 */
export type PublishingAuth = {
  __typename?: 'PublishingAuth';
  /** Service that signs the tokens of visitors. */
  backend: VisitorAuthBackend;
  /** URL to which visitors without a valid token are redirected; null for none. */
  fallbackUrl?: Maybe<Scalars['String']['output']>;
  /** Signing key of HS256. Anyone with the key can sign in as a visitor. */
  privateKey: Scalars['String']['output'];
};

/** The change request to update from primary, and the resolutions of its conflicts. */
export type PullChangeRequestInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Set to true to check the request and return its result without writing anything. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Expected head of the space (`rev_…`). For another one, the error is STALE_REVISION. */
  expectedPrimaryRevisionId?: InputMaybe<Scalars['ID']['input']>;
  /** Expected head of the change request (`rev_…`). For another one, the error is STALE_REVISION. */
  expectedRevisionId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the change request (`cr_…`). */
  id: Scalars['ID']['input'];
  /** Resolutions of the conflicts. If one is missing, the error is MERGE_CONFLICT with all that remain. */
  resolutions?: InputMaybe<Array<ConflictResolutionInput>>;
};

/** The root of all queries. */
export type Query = {
  __typename?: 'Query';
  /** Returns a change request. The caller needs level read or higher on the space. */
  changeRequest?: Maybe<ChangeRequest>;
  /** Returns a collection. The caller needs level read or higher on it. */
  collection?: Maybe<Collection>;
  /** Returns a comment. The caller needs level comment or higher on the space. */
  comment?: Maybe<Comment>;
  /** Returns a reply to a comment. The caller needs level comment or higher on the space. */
  commentReply?: Maybe<CommentReply>;
  /**
   * Returns the organizations that claim an e-mail domain. The list is empty unless it is the domain
   * of the caller's own, confirmed e-mail address.
   */
  emailDomainOrganizations?: Maybe<Array<PublicOrganization>>;
  /**
   * Returns an uploaded file of an organization. The caller needs level edit or higher on any of its
   * content.
   */
  file?: Maybe<File>;
  /**
   * Returns an import when it is done, and waits up to one minute for its end. If the import fails,
   * the request fails with the code and message of `Import.error`, or with INTERNAL for an error of
   * the server. If it takes longer, the request fails with TIMEOUT and the import continues. The
   * caller needs level edit or higher on the space.
   */
  finishedImport?: Maybe<Import>;
  /**
   * Returns a grant to a user or team. The caller needs level create or higher on its space or
   * collection.
   */
  grant?: Maybe<Grant>;
  /** Returns an import with its progress. The caller needs level edit or higher on the space. */
  import?: Maybe<Import>;
  /** Returns an integration that the caller can see. */
  integration?: Maybe<Integration>;
  /**
   * Returns an installation. The caller must be an admin of its organization or of the organization
   * that publishes the integration.
   */
  integrationInstallation?: Maybe<IntegrationInstallation>;
  /**
   * Returns the public integrations and those of the caller's organizations, newest first by
   * default.
   */
  integrations?: Maybe<IntegrationConnection>;
  /** Returns a link invite. The caller must be an organization admin. */
  linkInvite?: Maybe<LinkInvite>;
  /** Returns a member of an organization. The caller needs role read or higher, or must be the member. */
  member?: Maybe<Member>;
  /**
   * Returns the object with this id; null if it does not exist or is not visible to the caller. A
   * malformed id is refused.
   */
  node?: Maybe<Node>;
  /**
   * Returns the objects with these ids, in the same order; null for an id without an object that the
   * caller can see. At most 100.
   */
  nodes: Array<Maybe<Node>>;
  /** Returns an OpenAPI spec. The caller needs role read or higher in the organization. */
  openAPISpec?: Maybe<OpenApiSpec>;
  /** Returns an organization of the caller. */
  organization?: Maybe<Organization>;
  /** Organizations of the caller, newest first by default. */
  organizations?: Maybe<OrganizationConnection>;
  /** Returns the site at a public URL, as `publishedSite` does, with the content at the URL. */
  publishedLocation?: Maybe<PublishedLocation>;
  /**
   * Returns a site as its visitors read it. Members who can read the site in its organization receive
   * it completely, published or not, with conditions stated and not applied.
   *
   * All other callers are visitors. They need no token for the visibilities PUBLIC and UNLISTED,
   * `shareKey` for SHARE_LINK, `visitorToken` for VISITOR_AUTH, or the token from `openPublishedSite`.
   * The field is null for a site that does not exist, is not published, or is closed to the visitor.
   */
  publishedSite?: Maybe<PublishedSite>;
  /**
   * Returns a revision of a space or of one of its change requests. The caller needs level read or
   * higher on the space.
   */
  revision?: Maybe<Revision>;
  /** Returns a SAML provider. The caller must be an organization admin. */
  samlProvider?: Maybe<SamlProvider>;
  /** Returns a service account. The caller must be an organization admin. */
  serviceAccount?: Maybe<ServiceAccount>;
  /** Returns a token of a service account. The caller must be an organization admin. */
  serviceAccountToken?: Maybe<ApiToken>;
  /** Returns a share link. The caller must be an organization admin or the creator of the site. */
  shareLink?: Maybe<ShareLink>;
  /**
   * Returns the organizations that claim the domain of an e-mail address, with their SAML providers.
   * No token is needed. The list is empty for an unknown domain.
   */
  signInOrganizations: Array<SignInOrganization>;
  /**
   * Returns a site. The caller needs role read or higher in the organization, or level read on one of
   * the site's spaces.
   */
  site?: Maybe<Site>;
  /** Returns a redirect. The caller needs role create or higher. */
  siteRedirect?: Maybe<SiteRedirect>;
  /** Returns a section. The caller must be able to read the site. */
  siteSection?: Maybe<SiteSection>;
  /** Returns a section group. The caller must be able to read the site. */
  siteSectionGroup?: Maybe<SiteSectionGroup>;
  /** Returns a site space. The caller must be able to read the site and the space. */
  siteSpace?: Maybe<SiteSpace>;
  /**
   * Returns a space. The caller needs level read or higher on it, or level create or higher if it is
   * in the trash.
   */
  space?: Maybe<Space>;
  /** Returns a subdomain with its target. */
  subdomain?: Maybe<Subdomain>;
  /** Returns a team. The caller needs role read or higher, or must be in the team. */
  team?: Maybe<Team>;
  /** Returns one of the caller's own tokens. */
  token?: Maybe<ApiToken>;
  /**
   * Returns the caller's own tokens that are not revoked, newest first by default, without their
   * secrets.
   */
  tokens?: Maybe<ApiTokenConnection>;
  /** Returns translation settings. The caller needs role read or higher in the organization. */
  translationSettings?: Maybe<TranslationSettings>;
  /** Returns a user who shares an organization with the caller. */
  user?: Maybe<User>;
  /** Returns the authenticated user of the request. */
  viewer: User;
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
  filter?: InputMaybe<IntegrationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<IntegrationOrder>;
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
  ids: Array<Scalars['ID']['input']>;
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
  filter?: InputMaybe<OrganizationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<OrganizationOrder>;
};


/** The root of all queries. */
export type QueryPublishedLocationArgs = {
  url: Scalars['String']['input'];
  visitorToken?: InputMaybe<Scalars['String']['input']>;
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
  filter?: InputMaybe<ApiTokenFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ApiTokenOrder>;
};


/** The root of all queries. */
export type QueryTranslationSettingsArgs = {
  id: Scalars['ID']['input'];
};


/** The root of all queries. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};

/** A quotation. */
export type QuoteBlock = Block & ParentBlock & {
  __typename?: 'QuoteBlock';
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** Id of the block in its document, for example `2fb4e344aa063887`. */
  key: Scalars['String']['output'];
  /** Markdown of the block, as it was written or rendered. */
  markdown: Scalars['String']['output'];
  /** Blocks within the block, in order. */
  nodes: Array<Block>;
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
};

/** An emoji and the users who reacted with it. */
export type Reaction = {
  __typename?: 'Reaction';
  /** Number of actors that reacted with the emoji. */
  count: Scalars['Int']['output'];
  /** The emoji. */
  emoji: Scalars['String']['output'];
  /** The actors that reacted with the emoji, earliest first. */
  users: Array<ReactionUser>;
};

/** An actor that reacted with an emoji. */
export type ReactionUser = {
  __typename?: 'ReactionUser';
  /** The actor. */
  actor: Actor;
  /** Time of the reaction. */
  reactedAt: Scalars['DateTime']['output'];
};

/**
 * Conditions on comments and replies that a user received, all of which must hold. A null condition is
 * the same as an absent one.
 */
export type ReceivedCommentFilter = {
  /**
   * Returns only comments created after this time, such as that of the last look, for example
   * `2026-11-26T08:00:00Z`.
   */
  createdAfter?: InputMaybe<Scalars['DateTime']['input']>;
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

/** The site whose signing key is replaced. */
export type RegenerateVisitorKeyInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the site (`site_…`). */
  siteId: Scalars['ID']['input'];
};

/** Result of `regenerateVisitorKey`. */
export type RegenerateVisitorKeyPayload = {
  __typename?: 'RegenerateVisitorKeyPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The settings with the new key. */
  publishingAuth: PublishingAuth;
};

/** Result of `removeMemberGrant` and `removeTeamGrant`. */
export type RemoveGrantPayload = {
  __typename?: 'RemoveGrantPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the removed grant; null if it did not exist. */
  removedGrantId?: Maybe<Scalars['ID']['output']>;
};

/** The member whose grant is removed, and the space or collection. */
export type RemoveMemberGrantInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space or collection (`spc_…` or `col_…`). */
  contentId: Scalars['ID']['input'];
  /** Id of the user (`usr_…`). */
  userId: Scalars['ID']['input'];
};

/** The member to remove. */
export type RemoveMemberInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the member (`mbr_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `removeMember`. */
export type RemoveMemberPayload = {
  __typename?: 'RemoveMemberPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the removed membership (`mbr_…`). */
  removedMemberId?: Maybe<Scalars['ID']['output']>;
};

/** The request for a review to withdraw. */
export type RemoveRequestedReviewerInput = {
  /** Id of the change request (`cr_…`). */
  changeRequestId: Scalars['ID']['input'];
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the user (`usr_…`). */
  userId: Scalars['ID']['input'];
};

/** Result of `removeRequestedReviewer`. */
export type RemoveRequestedReviewerPayload = {
  __typename?: 'RemoveRequestedReviewerPayload';
  /** The change request after the change. */
  changeRequest: ChangeRequest;
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
};

/** A section group, and the section to move to the root. */
export type RemoveSectionFromGroupInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the section group (`grp_…`). */
  siteSectionGroupId: Scalars['ID']['input'];
  /** Id of the section (`sec_…`). */
  siteSectionId: Scalars['ID']['input'];
};

/** Result of `removeSectionFromGroup`. */
export type RemoveSectionFromGroupPayload = {
  __typename?: 'RemoveSectionFromGroupPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the section that was removed; null if it was not in the group. */
  removedSiteSectionId?: Maybe<Scalars['ID']['output']>;
  /** The section group after the change. */
  siteSectionGroup: SiteSectionGroup;
};

/** The team whose grant is removed, and the space or collection. */
export type RemoveTeamGrantInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space or collection (`spc_…` or `col_…`). */
  contentId: Scalars['ID']['input'];
  /** Id of the team (`team_…`). */
  teamId: Scalars['ID']['input'];
};

/** A team, and the member to remove from it. */
export type RemoveTeamMemberInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the team (`team_…`). */
  teamId: Scalars['ID']['input'];
  /** Id of the user (`usr_…`). */
  userId: Scalars['ID']['input'];
};

/** Result of `removeTeamMember`. */
export type RemoveTeamMemberPayload = {
  __typename?: 'RemoveTeamMemberPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the removed membership in the team (`tmb_…`); null if the user was not in it. */
  removedTeamMemberId?: Maybe<Scalars['ID']['output']>;
};

/** A block to replace. */
export type ReplaceBlockInput = {
  /** Key of the block. */
  key: Scalars['String']['input'];
  /** New markdown of the block, for example `Ring the bell twice.`. It may have several blocks. */
  markdown: Scalars['String']['input'];
};

/** The users to request reviews from. */
export type RequestReviewersInput = {
  /** Id of the change request (`cr_…`). */
  changeRequestId: Scalars['ID']['input'];
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ids of members (`usr_…`) who can review the change request. 1 to 50. */
  userIds: Array<Scalars['ID']['input']>;
};

/** Result of `requestReviewers`. */
export type RequestReviewersPayload = {
  __typename?: 'RequestReviewersPayload';
  /** The change request after the change. */
  changeRequest: ChangeRequest;
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** All requested reviewers. */
  requestedReviewers: Array<RequestedReviewer>;
};

/** A user whose review was requested. */
export type RequestedReviewer = {
  __typename?: 'RequestedReviewer';
  /** True if the user has reviewed the current revision of the change request. */
  done: Scalars['Boolean']['output'];
  /** Time of the request. */
  requestedAt: Scalars['DateTime']['output'];
  /** The user. */
  user: User;
};

/** A page of a list of requested reviewers. */
export type RequestedReviewerConnection = {
  __typename?: 'RequestedReviewerConnection';
  /** The requested reviewers of the page with their cursors. */
  edges: Array<RequestedReviewerEdge>;
  /** The requested reviewers of the page. */
  nodes: Array<RequestedReviewer>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of requested reviewers on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the requested reviewers of a page, with its cursor. */
export type RequestedReviewerEdge = {
  __typename?: 'RequestedReviewerEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: RequestedReviewer;
};

/**
 * Conditions on requested reviewers, all of which must hold. A null condition is the same as an absent
 * one.
 */
export type RequestedReviewerFilter = {
  /** Set to true for users who have reviewed the current revision, and to false for those who have not. */
  done?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The sort order of a list of requested reviewers. */
export type RequestedReviewerOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: RequestedReviewerOrderField;
};

/** A sort key of requested reviewers. */
export type RequestedReviewerOrderField =
  /** By name of the user, regardless of case. */
  | 'NAME'
  /** By time of the request. */
  | 'REQUESTED_AT';

/** The destination of a path of a site. */
export type ResolvedRedirect = {
  __typename?: 'ResolvedRedirect';
  /** Destination: a path in the site with content, for example `/guide/install`, or an absolute URL. */
  destination: Scalars['String']['output'];
  /** Requested path, decoded, with a leading slash and without a trailing slash, for example `/setup`. */
  source: Scalars['String']['output'];
  /** URLs of the destination. */
  urls: ResolvedRedirectUrls;
};

/** URLs of the destination of a path. */
export type ResolvedRedirectUrls = {
  __typename?: 'ResolvedRedirectUrls';
  /** Public URL; null while the site is not published, and for a destination outside of the site. */
  published?: Maybe<Scalars['String']['output']>;
};

/** The collection to restore. */
export type RestoreCollectionInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the collection (`col_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `restoreCollection`. */
export type RestoreCollectionPayload = {
  __typename?: 'RestoreCollectionPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The restored collection. */
  collection: Collection;
  /**
   * The edge of `collection` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  collectionEdge?: Maybe<CollectionEdge>;
  /**
   * The edge of `collection` in `children` of its parent, in the default order;
   * null if that list does not have it.
   */
  contentEdge?: Maybe<ContentEdge>;
};

/** The space to restore. */
export type RestoreSpaceInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space (`spc_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `restoreSpace`. */
export type RestoreSpacePayload = {
  __typename?: 'RestoreSpacePayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /**
   * The edge of `space` in `children` of its parent, in the default order;
   * null if that list does not have it.
   */
  contentEdge?: Maybe<ContentEdge>;
  /** The restored space. */
  space: Space;
  /**
   * The edge of `space` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  spaceEdge?: Maybe<SpaceEdge>;
};

/** Markdown that several pages of a space can include. */
export type ReusableContent = Node & {
  __typename?: 'ReusableContent';
  /** Document as a tree of blocks. */
  document: Scalars['JSON']['output'];
  /** Id of the document, equal for equal documents. */
  documentId: Scalars['ID']['output'];
  /** Location of the reusable content in a git repository; null if it has none. */
  git?: Maybe<GitPath>;
  /**
   * Id of the reusable content in this revision, `reu_….rev_…`, with `.sts_…` for one as visitors of a
   * site read it.
   */
  id: Scalars['ID']['output'];
  /** Markdown, as it was written. */
  markdown: Scalars['String']['output'];
  /** Id of the reusable content in all revisions (`reu_…`), which arguments and inputs take. */
  reusableContentId: Scalars['ID']['output'];
  /** Title of the reusable content. */
  title: Scalars['String']['output'];
};

/** An include of a reusable content, where it is not rendered. */
export type ReusableContentBlock = Block & {
  __typename?: 'ReusableContentBlock';
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /**
   * Id of the block in its document, for example `2fb4e344aa063887`: a hash of its text, with a number
   * after it where the same block occurs again. Comments refer to it as `blockId`.
   */
  key: Scalars['String']['output'];
  /**
   * Markdown of the block, as it was written or rendered. Within a quote or a list, its further lines
   * begin as they do in the document.
   */
  markdown: Scalars['String']['output'];
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
  /** Id of the reusable content as written (`reu_…`). */
  target: Scalars['String']['output'];
};

/** The merged change request to revert. */
export type RevertChangeRequestInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the change request (`cr_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `revertChangeRequest`. */
export type RevertChangeRequestPayload = {
  __typename?: 'RevertChangeRequestPayload';
  /** The new change request, as a draft. */
  changeRequest: ChangeRequest;
  /**
   * The edge of `changeRequest` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   */
  changeRequestEdge?: Maybe<ChangeRequestEdge>;
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
};

/**
 * The page to reset to its state in the base: for a change request, the revision of the space at
 * creation or at the last update; for a space, the previous revision.
 */
export type RevertPageInput = {
  /** Id of the page (`pag_…`). */
  pageId: Scalars['ID']['input'];
};

/** The verdict of a member on one revision of a change request. */
export type Review = Node & {
  __typename?: 'Review';
  /** Comment of the reviewer; null for none. */
  comment?: Maybe<Scalars['String']['output']>;
  /** Time of the review. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the review (`rvw_…`). */
  id: Scalars['ID']['output'];
  /** True if the change request has changed since the review. */
  outdated: Scalars['Boolean']['output'];
  /** The reviewer. */
  reviewer: Actor;
  /** The reviewed revision; null if it does not exist anymore. */
  revision?: Maybe<Revision>;
  /** Id of the reviewed revision (`rev_…`). */
  revisionId: Scalars['ID']['output'];
  /** Verdict of the reviewer. */
  status: ReviewStatus;
};

/** A page of a list of reviews. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  /** The reviews of the page with their cursors. */
  edges: Array<ReviewEdge>;
  /** The reviews of the page. */
  nodes: Array<Review>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of reviews on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the reviews of a page, with its cursor. */
export type ReviewEdge = {
  __typename?: 'ReviewEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: Review;
};

/** Conditions on reviews, all of which must hold. A null condition is the same as an absent one. */
export type ReviewFilter = {
  /** Set to true for reviews of former revisions only, and to false for those of the current one. */
  outdated?: InputMaybe<Scalars['Boolean']['input']>;
  /** Returns only reviews of this user (`usr_…`). */
  reviewerId?: InputMaybe<Scalars['ID']['input']>;
  /** Returns only reviews with this verdict. */
  status?: InputMaybe<ReviewStatus>;
};

/** The sort order of a list of reviews. */
export type ReviewOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: ReviewOrderField;
};

/** A sort key of reviews. */
export type ReviewOrderField =
  /** By time of the review. */
  | 'CREATED_AT';

/** The verdict of a review. */
export type ReviewStatus =
  /** The reviewer approves the change request. */
  | 'APPROVED'
  /** The reviewer requests changes. */
  | 'CHANGES_REQUESTED';

/** An immutable state of the content of a space or change request. */
export type Revision = Node & {
  __typename?: 'Revision';
  /** Files of the revision, by name, as a list. */
  allFiles: Array<File>;
  /** Pages at all levels of the tree, each followed by its descendants. */
  allPages: Array<Page>;
  /**
   * Zip archive of the whole revision, as documentation tools keep markdown in repositories: a file
   * for each page with its front matter and its title as a heading, a `SUMMARY.md` with the order, and
   * in `.gitbook/` the files (`assets`), reusable contents (`includes`) and variables (`vars.yaml`). An
   * import of the archive restores the same content.
   *
   * A computed page is exported with the pages below it as files, and its front matter states their
   * source; an import makes them ordinary pages. A revision that is read with `computed: false` has
   * the computed page alone. The archive of a revision changes only with the sources of its computed
   * pages.
   *
   * The files may have at most 500 MiB (PAYLOAD_TOO_LARGE). One archive or PDF at a time is created
   * for each user, a second request waits, and a third fails with RATE_LIMITED. A request that takes longer
   * than 40 seconds fails with TIMEOUT.
   */
  archive: Download;
  /** The author; null if there is none or the author was deleted. */
  author?: Maybe<Actor>;
  /** Pages whose documents link to a file or show it, in the order of the pages. */
  backlinks: BacklinkConnection;
  /** The change request of the revision; null for revisions of the primary content. */
  changeRequest?: Maybe<ChangeRequest>;
  /**
   * Changes since another revision of the space, by default the first parent: pages in the order of
   * their ids, then other items.
   */
  changes: ContentChangeConnection;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Returns a file by its id; null if there is none. */
  file?: Maybe<File>;
  /** Files of the revision, by name by default, as a connection. */
  files: FileConnection;
  /** The git commit of the revision; null if it has none. */
  git?: Maybe<GitCommit>;
  /**
   * Id of the revision, `rev_…`. It has further parts for a revision whose computed pages are not
   * rendered (`.source`), and for one as visitors of a site read it (`.sts_…`).
   */
  id: Scalars['ID']['output'];
  /** Links of the revision's pages, in the order of the pages, then those of its reusable contents. */
  links: LinkConnection;
  /** The change request that the revision merged; null if it is not a merge. */
  mergedFrom?: Maybe<ChangeRequest>;
  /** Message of the author; null for none. */
  message?: Maybe<Scalars['String']['output']>;
  /** Returns a page by its id; null if there is none. */
  page?: Maybe<Page>;
  /** Returns the page at a path; null if there is none. */
  pageByPath?: Maybe<Page>;
  /** Number of pages. */
  pageCount: Scalars['Int']['output'];
  /** Pages at the root, in order. `Page.pages` has their child pages. */
  pages: Array<Page>;
  /** Ids of the parent revisions (`rev_…`): none, one, or two after a merge. */
  parentIds: Array<Scalars['ID']['output']>;
  /** The parent revisions. */
  parents: Array<Revision>;
  /**
   * PDF of the pages: title page, table of contents, and the documents in order, rendered for the
   * caller. It has at most 1,000 pages of the revision; a missing `page`, and `only` without `page`,
   * are refused.
   *
   * One PDF or archive at a time is created for each user, a second request waits, and a third fails
   * with RATE_LIMITED. A request that takes longer than 40 seconds fails with TIMEOUT, and one that is too
   * large for that with QUERY_TOO_COMPLEX.
   */
  pdf: Download;
  /** Returns a reusable content by its id; null if there is none. */
  reusableContent?: Maybe<ReusableContent>;
  /** Reusable contents of the revision, oldest first. */
  reusableContents: Array<ReusableContent>;
  /** Id of the revision (`rev_…`), which arguments and inputs take. */
  revisionId: Scalars['ID']['output'];
  /** The space of the revision. */
  space: Space;
  /** Id of the space (`spc_…`). */
  spaceId: Scalars['ID']['output'];
  /** Kind of write that created the revision. */
  type: RevisionType;
  /** URLs of the revision. */
  urls: RevisionUrls;
  /** Values of `{{ name }}` in the documents of the revision. */
  variables: Scalars['StringMap']['output'];
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
  fileId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** An immutable state of the content of a space or change request. */
export type RevisionChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sinceRevisionId?: InputMaybe<Scalars['ID']['input']>;
};


/** An immutable state of the content of a space or change request. */
export type RevisionFileArgs = {
  id: Scalars['ID']['input'];
};


/** An immutable state of the content of a space or change request. */
export type RevisionFilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<FileFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<FileOrder>;
};


/** An immutable state of the content of a space or change request. */
export type RevisionLinksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<LinkFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
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
  only: Scalars['Boolean']['input'];
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
  __typename?: 'RevisionConnection';
  /** The revisions of the page with their cursors. */
  edges: Array<RevisionEdge>;
  /** The revisions of the page. */
  nodes: Array<Revision>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of revisions on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the revisions of a page, with its cursor. */
export type RevisionEdge = {
  __typename?: 'RevisionEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: Revision;
};

/** Conditions on revisions, all of which must hold. A null condition is the same as an absent one. */
export type RevisionFilter = {
  /** Returns only revisions of this user (`usr_…`). */
  authorId?: InputMaybe<Scalars['ID']['input']>;
  /** Returns only revisions created at or after this time, for example `2026-11-26T08:00:00Z`. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only revisions created before this time, for example `2026-11-26T08:00:00Z`. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only revisions with this text in the message, regardless of case. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Returns only revisions that one of these kinds of writes created. */
  type?: InputMaybe<Array<RevisionType>>;
};

/** The sort order of a list of revisions. */
export type RevisionOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: RevisionOrderField;
};

/** A sort key of revisions. */
export type RevisionOrderField =
  /** By time of creation. */
  | 'CREATED_AT';

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
  __typename?: 'RevisionUrls';
  /** URL of the revision in the app. */
  app: Scalars['String']['output'];
  /** URL on a published site that is public; null while there is none. */
  public?: Maybe<Scalars['String']['output']>;
  /**
   * URL on a published site of the space, which may require a share link or a sign-in; null while
   * there is none.
   */
  published?: Maybe<Scalars['String']['output']>;
};

/** The invite to revoke. */
export type RevokeInviteInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the invite (`inv_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `revokeInvite`. */
export type RevokeInvitePayload = {
  __typename?: 'RevokeInvitePayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the revoked invite. */
  revokedInviteId?: Maybe<Scalars['ID']['output']>;
};

/** The token to revoke. */
export type RevokeServiceAccountTokenInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the token (`tok_…`). */
  id: Scalars['ID']['input'];
};

/** The token to revoke. */
export type RevokeTokenInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the token (`tok_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `revokeToken` and `revokeServiceAccountToken`. */
export type RevokeTokenPayload = {
  __typename?: 'RevokeTokenPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the revoked token. */
  revokedTokenId?: Maybe<Scalars['ID']['output']>;
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

/** A space, and the revision whose content is restored. */
export type RollbackSpaceInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Expected head of the space (`rev_…`). For another one, the error is STALE_REVISION. */
  expectedRevisionId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the space (`spc_…`). */
  id: Scalars['ID']['input'];
  /** Id of the revision to restore (`rev_…`). */
  revisionId: Scalars['ID']['input'];
};

/** Result of `rollbackSpace`. */
export type RollbackSpacePayload = {
  __typename?: 'RollbackSpacePayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The new revision, with the restored content. */
  revision: Revision;
  /** The space after the rollback. */
  space: Space;
};

/** The token whose secret is replaced. */
export type RotateServiceAccountTokenInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the token (`tok_…`). */
  id: Scalars['ID']['input'];
};

/** The token whose secret is replaced. */
export type RotateTokenInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the token (`tok_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `rotateToken` and `rotateServiceAccountToken`. */
export type RotateTokenPayload = {
  __typename?: 'RotateTokenPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** New secret of the token, shown only once. The previous secret is invalid. */
  secret: Scalars['String']['output'];
  /** The token after the rotation. It keeps its id, and was never used. */
  token: ApiToken;
  /**
   * The edge of `token` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   * The list may have had it before.
   */
  tokenEdge?: Maybe<ApiTokenEdge>;
};

/** An identity provider through which members of an organization sign in with SAML 2.0. */
export type SamlProvider = Node & {
  __typename?: 'SAMLProvider';
  /** Signing certificate of the provider in PEM, or two during a key rotation; null until it is set. */
  certificate?: Maybe<Scalars['String']['output']>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Role of new members; null for guest. */
  defaultRole?: Maybe<Role>;
  /** The team that new members join; null for none. */
  defaultTeam?: Maybe<Team>;
  /** Entity id of the provider, which is the Issuer of its responses; null until it is set. */
  entityId?: Maybe<Scalars['String']['output']>;
  /** Id of the provider (`saml_…`). */
  id: Scalars['ID']['output'];
  /** Label of the sign-in button. */
  label: Scalars['String']['output'];
  /** The organization. Null without the scope `organization:read`. */
  organization?: Maybe<Organization>;
  /** Values for the configuration of the identity provider. */
  service: SamlService;
  /** URL of the provider for authentication requests (HTTP-Redirect binding); null until it is set. */
  ssoUrl?: Maybe<Scalars['String']['output']>;
  /** Status of the provider. */
  status: SamlProviderStatus;
  /** URLs of the provider. */
  urls: SamlProviderUrls;
};

/** A page of a list of SAML providers. */
export type SamlProviderConnection = {
  __typename?: 'SAMLProviderConnection';
  /** The SAML providers of the page with their cursors. */
  edges: Array<SamlProviderEdge>;
  /** The SAML providers of the page. */
  nodes: Array<SamlProvider>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of SAML providers on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the SAML providers of a page, with its cursor. */
export type SamlProviderEdge = {
  __typename?: 'SAMLProviderEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: SamlProvider;
};

/** Conditions on SAML providers, all of which must hold. A null condition is the same as an absent one. */
export type SamlProviderFilter = {
  /** Returns only providers with this text in the label, regardless of case. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Returns only providers with this status. */
  status?: InputMaybe<SamlProviderStatus>;
};

/** The sort order of a list of SAML providers. */
export type SamlProviderOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: SamlProviderOrderField;
};

/** A sort key of SAML providers. */
export type SamlProviderOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By label, regardless of case. */
  | 'LABEL';

/** The status of a SAML provider. */
export type SamlProviderStatus =
  /** Members can sign in: the entity id, the certificate and the SSO URL are set. */
  | 'ACTIVE'
  /** The entity id, the certificate or the SSO URL is missing. */
  | 'PENDING';

/** URLs of a SAML provider. */
export type SamlProviderUrls = {
  __typename?: 'SAMLProviderUrls';
  /** URL of the provider in `/v1`. */
  location: Scalars['String']['output'];
};

/**
 * This service as a SAML service provider. Each provider has its own entity id and URLs, so that a
 * response for one is not valid for another.
 */
export type SamlService = {
  __typename?: 'SAMLService';
  /** Assertion consumer service URL, which receives the provider's response (HTTP-POST binding). */
  acsUrl: Scalars['String']['output'];
  /** Entity id of this service, which is the audience of responses. The metadata is at this URL. */
  entityId: Scalars['String']['output'];
  /**
   * URL at which a sign-in starts. It accepts `redirect` (a URL of SIGN_IN_REDIRECTS; default: the
   * first), `state` (returned unchanged) and `challenge` (derived from `verifier` of
   * `completeSignIn`).
   */
  startUrl: Scalars['String']['output'];
};

/** A SAML provider through which users can sign in to an organization. */
export type SsoLogin = {
  __typename?: 'SSOLogin';
  /** Label of the sign-in button. */
  label: Scalars['String']['output'];
  /** Id of the SAML provider (`saml_…`). */
  samlProviderId: Scalars['ID']['output'];
  /** URL at which the sign-in starts. */
  startUrl: Scalars['String']['output'];
};

/** A page that matches a search query. */
export type SearchResult = {
  __typename?: 'SearchResult';
  /**
   * The page, in the revision of the space that was searched. Null if it is not there anymore, because
   * a new version of an OpenAPI spec does not have it and is not indexed yet.
   */
  page?: Maybe<Page>;
  /** Id of the page in all revisions (`pag_…`). */
  pageId: Scalars['ID']['output'];
  /** Path of the page in the space, for example `guide/setup`. */
  path: Scalars['String']['output'];
  /** Matching sections of the page, best match first, at most 10. */
  sections: Array<SearchSection>;
  /** The space of the page. */
  space: Space;
  /** Title of the page. */
  title: Scalars['String']['output'];
  /** Ranges of `title` that match the query, in order, at most 20. */
  titleHighlights: Array<TextRange>;
  /** URLs of the page. */
  urls: SearchUrls;
};

/** A page of a list of results. */
export type SearchResultConnection = {
  __typename?: 'SearchResultConnection';
  /** The results of the page with their cursors. */
  edges: Array<SearchResultEdge>;
  /** The results of the page. */
  nodes: Array<SearchResult>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of results on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the results of a page, with its cursor. */
export type SearchResultEdge = {
  __typename?: 'SearchResultEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: SearchResult;
};

/** A section of a page: the text below a heading, or before the first heading. */
export type SearchSection = {
  __typename?: 'SearchSection';
  /** Fragment of URLs of the heading, without `#`; null before the first heading. */
  anchor?: Maybe<Scalars['String']['output']>;
  /** Text of the section around the first match, as plain text. */
  body: Scalars['String']['output'];
  /**
   * Ranges of `body` that match the query, in order, at most 20: the words, prefixes and phrases that
   * the query requires. Empty where the section only has a similar title.
   */
  bodyHighlights: Array<TextRange>;
  /** Key of the section in the index; another text has another. */
  key: Scalars['ID']['output'];
  /** Path of the page with the anchor of the heading, for example `guide/setup#on-linux`. */
  path: Scalars['String']['output'];
  /** Heading; the title of the page before the first heading. */
  title: Scalars['String']['output'];
  /** Ranges of `title` that match the query, in order, at most 20. */
  titleHighlights: Array<TextRange>;
  /** URLs of the section. */
  urls: SearchUrls;
};

/** URLs of a search result. */
export type SearchUrls = {
  __typename?: 'SearchUrls';
  /** URL of the page or section in the app. */
  app: Scalars['String']['output'];
};

/** A section at the root of the structure. */
export type SectionAmongInput = {
  /** Id of the section (`sec_…`). */
  siteSectionId: Scalars['ID']['input'];
  /** Type of the item, always SITE_SECTION. */
  type: SiteItemType;
};

/** A selected site of an installation. */
export type SelectedSite = {
  __typename?: 'SelectedSite';
  /** Configuration for the site. */
  configuration: Scalars['JSON']['output'];
  /** The site. Null if the caller cannot read it. */
  site?: Maybe<Site>;
  /** Id of the site (`site_…`). */
  siteId: Scalars['ID']['output'];
};

/** A site to select for an installation. */
export type SelectedSiteInput = {
  /** Configuration for the site, as declared in `configurations.site` of the integration. */
  configuration?: InputMaybe<Scalars['JSON']['input']>;
  /** Id of the site (`site_…`). */
  siteId: Scalars['ID']['input'];
};

/** A selected space of an installation. */
export type SelectedSpace = {
  __typename?: 'SelectedSpace';
  /** Configuration for the space. */
  configuration: Scalars['JSON']['output'];
  /** The space. Null if the caller cannot read it, and while it is in the trash. */
  space?: Maybe<Space>;
  /** Id of the space (`spc_…`). */
  spaceId: Scalars['ID']['output'];
};

/** A space to select for an installation. */
export type SelectedSpaceInput = {
  /** Configuration for the space, as declared in `configurations.space` of the integration. */
  configuration?: InputMaybe<Scalars['JSON']['input']>;
  /** Id of the space (`spc_…`). */
  spaceId: Scalars['ID']['input'];
};

/**
 * A program with a role in one organization and with tokens of its own. It is not a member and takes
 * no seat.
 */
export type ServiceAccount = Actor & Node & {
  __typename?: 'ServiceAccount';
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** The actor that created the service account; null if it was deleted. */
  createdBy?: Maybe<Actor>;
  /** Display name, for example `Ana Alvarez`. */
  displayName: Scalars['String']['output'];
  /** Id of the service account (`sva_…`). */
  id: Scalars['ID']['output'];
  /** Name of the service account, 1 to 64 characters. */
  name: Scalars['String']['output'];
  /** The organization. Null without the scope `organization:read`. */
  organization?: Maybe<Organization>;
  /** URL of a picture; null for none. */
  photoUrl?: Maybe<Scalars['String']['output']>;
  /** Role in the organization; null for the permissions of a guest. */
  role?: Maybe<Role>;
  /**
   * Tokens of the service account that are not revoked, newest first by default. Null without the
   * scope `user:read`.
   */
  tokens?: Maybe<ApiTokenConnection>;
  /** URLs of the service account. */
  urls: ServiceAccountUrls;
  /** The user that represents the service account, for example as an author. */
  user: User;
};


/**
 * A program with a role in one organization and with tokens of its own. It is not a member and takes
 * no seat.
 */
export type ServiceAccountTokensArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApiTokenFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ApiTokenOrder>;
};

/** A page of a list of service accounts. */
export type ServiceAccountConnection = {
  __typename?: 'ServiceAccountConnection';
  /** The service accounts of the page with their cursors. */
  edges: Array<ServiceAccountEdge>;
  /** The service accounts of the page. */
  nodes: Array<ServiceAccount>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of service accounts on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the service accounts of a page, with its cursor. */
export type ServiceAccountEdge = {
  __typename?: 'ServiceAccountEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: ServiceAccount;
};

/**
 * Conditions on service accounts, all of which must hold. A null condition is the same as an absent
 * one.
 */
export type ServiceAccountFilter = {
  /** Returns only service accounts created at or after this time, for example `2026-01-15T09:00:00Z`. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only service accounts created before this time, for example `2026-01-15T09:00:00Z`. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only service accounts with this text in the name, regardless of case. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Returns only service accounts with one of these roles. */
  role?: InputMaybe<Array<RoleFilter>>;
};

/** The sort order of a list of service accounts. */
export type ServiceAccountOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: ServiceAccountOrderField;
};

/** A sort key of service accounts. */
export type ServiceAccountOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By name, regardless of case. */
  | 'NAME';

/** URLs of a service account. */
export type ServiceAccountUrls = {
  __typename?: 'ServiceAccountUrls';
  /** URL of the service account in `/v1`. */
  location: Scalars['String']['output'];
};

/** A site, and its new adaptive schema. */
export type SetAdaptiveSchemaInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** JSON Schema (draft-07) of the claims, as in `AdaptiveSchema.jsonSchema`. */
  jsonSchema: Scalars['JSON']['input'];
  /** Id of the site (`site_…`). */
  siteId: Scalars['ID']['input'];
};

/** Result of `setAdaptiveSchema`. */
export type SetAdaptiveSchemaPayload = {
  __typename?: 'SetAdaptiveSchemaPayload';
  /** The new adaptive schema. */
  adaptiveSchema: AdaptiveSchema;
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
};

/** Result of `setMemberGrant` and `setTeamGrant`. */
export type SetGrantPayload = {
  __typename?: 'SetGrantPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The grant after the change. */
  grant: Grant;
  /**
   * The edge of `grant` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   * The list may have had it before.
   */
  grantEdge?: Maybe<GrantEdge>;
};

/** A member, and whether the member is disabled. */
export type SetMemberDisabledInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** True to disable the member, false to enable the member again. */
  disabled: Scalars['Boolean']['input'];
  /** Id of the member (`mbr_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `setMemberDisabled`. */
export type SetMemberDisabledPayload = {
  __typename?: 'SetMemberDisabledPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The member after the change. */
  member: Member;
};

/** A member and a level to grant to them. */
export type SetMemberGrantInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space or collection (`spc_…` or `col_…`). */
  contentId: Scalars['ID']['input'];
  /** Level to grant; null denies access, whatever the parent collections grant. */
  role?: InputMaybe<Role>;
  /** Id of the user (`usr_…`). */
  userId: Scalars['ID']['input'];
};

/** The member who signs in through SAML. */
export type SetMemberSsoInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the member (`mbr_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `setMemberSSO`. */
export type SetMemberSsoPayload = {
  __typename?: 'SetMemberSSOPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The member after the change. */
  member: Member;
};

/** Changes to the merge rules of a space. Absent fields remain unchanged. */
export type SetMergeRulesInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** True if the merge must not break a link that works now. */
  noNewBrokenLinks?: InputMaybe<Scalars['Boolean']['input']>;
  /** Number of users other than the author who must approve the current revision; 0 for none. */
  reviews?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the space (`spc_…`). */
  spaceId: Scalars['ID']['input'];
  /** True if the change request must be up to date with the primary content. */
  upToDate?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Result of `setMergeRules`. */
export type SetMergeRulesPayload = {
  __typename?: 'SetMergeRulesPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The merge rules after the change. */
  mergeRules: MergeRules;
};

/** The new source of a spec. */
export type SetOpenApiSpecInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the organization (`org_…`). */
  organizationId: Scalars['ID']['input'];
  /** Slug of the OpenAPI spec, for example `petstore`. */
  slug: Scalars['String']['input'];
  /** Source of the spec. An unchanged source is read again. */
  source: OpenApiSpecSourceInput;
};

/** Result of `setOpenAPISpec`. */
export type SetOpenApiSpecPayload = {
  __typename?: 'SetOpenAPISpecPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The spec, before its processing. */
  openAPISpec: OpenApiSpec;
  /**
   * The edge of `openAPISpec` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   * The list may have had it before.
   */
  openAPISpecEdge?: Maybe<OpenApiSpecEdge>;
};

/** A site and its customization. */
export type SetSiteCustomizationInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Values that differ from the defaults, at most 64 KiB. */
  customization: SiteCustomizationInput;
  /** Id of the site (`site_…`). */
  siteId: Scalars['ID']['input'];
};

/** Result of `setSiteCustomization`. */
export type SetSiteCustomizationPayload = {
  __typename?: 'SetSiteCustomizationPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The site after the change. */
  site: Site;
};

/** A site space and its customization. */
export type SetSiteSpaceCustomizationInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Values that differ from those of the site, at most 64 KiB. */
  customization: SiteCustomizationInput;
  /** Id of the site space (`sts_…`). */
  siteSpaceId: Scalars['ID']['input'];
};

/** Result of `setSiteSpaceCustomization`. */
export type SetSiteSpaceCustomizationPayload = {
  __typename?: 'SetSiteSpaceCustomizationPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The site space after the change. */
  siteSpace: SiteSpace;
};

/** A team and a level to grant to it. */
export type SetTeamGrantInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space or collection (`spc_…` or `col_…`). */
  contentId: Scalars['ID']['input'];
  /** Level to grant; null denies access, whatever the parent collections grant. */
  role?: InputMaybe<Role>;
  /** Id of the team (`team_…`). */
  teamId: Scalars['ID']['input'];
};

/** The role of a member in a team. */
export type SetTeamMemberInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Role in the team. Default: MEMBER for a new member, the current role for an existing one. */
  role?: InputMaybe<TeamRole>;
  /** Id of the team (`team_…`). */
  teamId: Scalars['ID']['input'];
  /** Id of the user (`usr_…`). */
  userId: Scalars['ID']['input'];
};

/** Result of `setTeamMember`. */
export type SetTeamMemberPayload = {
  __typename?: 'SetTeamMemberPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The member of the team after the change. */
  teamMember: TeamMember;
  /**
   * The edge of `teamMember` in the list of its parent or organization, in the default order;
   * null if that list does not have it.
   * The list may have had it before.
   */
  teamMemberEdge?: Maybe<TeamMemberEdge>;
};

/** Changes to translation settings. Absent fields remain unchanged; the title is required. */
export type SetTranslationSettingsInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the translation settings (`trs_…`). */
  id: Scalars['ID']['input'];
  /** The requested languages. */
  languages?: InputMaybe<Array<Language>>;
  /**
   * The source space; null for none. With another source space, all pages count as translated from its
   * current revision.
   */
  source?: InputMaybe<LanguageSpaceInput>;
  /**
   * The spaces of the translations, which replace all that the caller can see. Spaces that remain keep
   * their progress.
   */
  spaces?: InputMaybe<Array<LanguageSpaceInput>>;
  /** Title of the settings. */
  title: Scalars['String']['input'];
};

/** Result of `setTranslationSettings`. */
export type SetTranslationSettingsPayload = {
  __typename?: 'SetTranslationSettingsPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The translation settings after the change. */
  translationSettings: TranslationSettings;
};

/** Changes to the variables of the revision. Other variables remain unchanged. */
export type SetVariablesInput = {
  /** Values by name, for example `{"version": "2.2"}`; a null value removes the variable. */
  variables: Scalars['StringMap']['input'];
};

/** A link with a secret key that opens a site of the visibility SHARE_LINK. */
export type ShareLink = Node & {
  __typename?: 'ShareLink';
  /** True if the link opens the site. */
  active: Scalars['Boolean']['output'];
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the share link (`shl_…`). */
  id: Scalars['ID']['output'];
  /** Name of the share link, at most 50 characters. */
  name: Scalars['String']['output'];
  /** The site. Null without the scope `site:read`. */
  site?: Maybe<Site>;
  /** URLs of the share link. */
  urls: ShareLinkUrls;
};

/** A page of a list of share links. */
export type ShareLinkConnection = {
  __typename?: 'ShareLinkConnection';
  /** The share links of the page with their cursors. */
  edges: Array<ShareLinkEdge>;
  /** The share links of the page. */
  nodes: Array<ShareLink>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of share links on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the share links of a page, with its cursor. */
export type ShareLinkEdge = {
  __typename?: 'ShareLinkEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: ShareLink;
};

/** Conditions on share links, all of which must hold. A null condition is the same as an absent one. */
export type ShareLinkFilter = {
  /** Set to true for links that open the site, and to false for those that do not. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Returns only share links created at or after this time, for example `2026-01-15T09:00:00Z`. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only share links created before this time, for example `2026-01-15T09:00:00Z`. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only share links with this text in the name, regardless of case. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of a list of share links. */
export type ShareLinkOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: ShareLinkOrderField;
};

/** A sort key of share links. */
export type ShareLinkOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By name, regardless of case. */
  | 'NAME';

/** URLs of a share link. */
export type ShareLinkUrls = {
  __typename?: 'ShareLinkUrls';
  /** URL of the share link in `/v1`. */
  location: Scalars['String']['output'];
  /** URL of the site with the key; null while the site is not published. */
  published?: Maybe<Scalars['String']['output']>;
};

/** The sibling that a space or collection is placed before or after. */
export type SiblingInput = {
  /** Id of the sibling (`spc_…` or `col_…`), in the spelling of existing clients. */
  collectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the sibling (`spc_…` or `col_…`). Exactly one of the ids is required. */
  contentId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the sibling (`spc_…` or `col_…`), in the spelling of existing clients. */
  spaceId?: InputMaybe<Scalars['ID']['input']>;
  /** Type of the sibling. Default: the type of the id. */
  type?: InputMaybe<ContentType>;
};

/** An organization in which a user can sign in. */
export type SignInOrganization = {
  __typename?: 'SignInOrganization';
  /** Active SAML providers of the organization. */
  logins: Array<SsoLogin>;
  /** Id of the organization (`org_…`). */
  organizationId: Scalars['ID']['output'];
  /** Title of the organization. */
  title: Scalars['String']['output'];
};

/** A simulated visitor. */
export type SimulatedVisitorInput = {
  /**
   * Claims of the visitor, the unsigned ones under `unsigned`, for example `{"plan": "pro",
   * "unsigned": {"isDeveloper": true}}`. Claims that the site does not declare are ignored.
   */
  claims: Scalars['JSON']['input'];
};

/** A documentation site: spaces that are arranged for visitors at one public address. */
export type Site = Node & {
  __typename?: 'Site';
  /** Adaptive content, which shows parts of the site by the claims of the visitor. */
  adaptiveContent: AdaptiveContent;
  /** The adaptive schema of the site; null until it is set. */
  adaptiveSchema?: Maybe<AdaptiveSchema>;
  /** Advertising on the site; null for none. */
  ads?: Maybe<SiteAds>;
  /** Access of AI agents. */
  agentsContext: AgentsContext;
  /**
   * The site as a visitor with these claims reads it, whatever its visibility and published or not. It
   * has only content that the caller can see.
   */
  asVisitor: PublishedSite;
  /**
   * Audiences of the sections and site spaces that the caller can see, in the order of the structure,
   * each section before its site spaces. A site space that the caller cannot see is ignored.
   * Organization admins also see spaces in the trash. The request fails with QUERY_TOO_COMPLEX, with
   * `limit` and `has`, if the conditions distinguish too many kinds of visitors.
   */
  audiences: Array<SiteAudience>;
  /**
   * Path segment of the public URL, for example `acme-help`, unique among the sites of the
   * organization.
   */
  basename: Scalars['String']['output'];
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Customization of the site, with the defaults for unset values. */
  customization: SiteCustomization;
  /** The default space; null if the site has none that the caller can see. */
  defaultSpace?: Maybe<Space>;
  /** Id of the default space (`spc_…`); null if the site has none that the caller can see. */
  defaultSpaceId?: Maybe<Scalars['ID']['output']>;
  /** Purchased features; null for none. */
  features?: Maybe<Array<SiteFeature>>;
  /** Custom hostname, for example `docs.acme.test`; null for none. */
  hostname?: Maybe<Scalars['String']['output']>;
  /** Icon of the site; null for none. */
  icon?: Maybe<SiteIcon>;
  /** Id of the site, `site_…`, with `.visitor…` as a visitor with claims or a share key reads it. */
  id: Scalars['ID']['output'];
  /** The organization. Null without the scope `organization:read`. */
  organization?: Maybe<Organization>;
  /** Id of the organization (`org_…`). */
  organizationId: Scalars['ID']['output'];
  /** Proxy in front of the site; null for none. */
  proxy?: Maybe<SiteProxy>;
  /** True if the site is published. */
  published: Scalars['Boolean']['output'];
  /**
   * Authentication of visitors. The caller must be an organization admin or the creator of the site.
   * Otherwise the field is null, with the error FORBIDDEN.
   */
  publishingAuth?: Maybe<PublishingAuth>;
  /**
   * Returns the destination of a path; null if it has none that the caller can see, and if there is a
   * page at the path.
   */
  redirect?: Maybe<ResolvedRedirect>;
  /**
   * Redirects of the site, newest first by default. The caller needs role create or higher. Otherwise the field
   * is null, with the error FORBIDDEN.
   */
  redirects?: Maybe<SiteRedirectConnection>;
  /** Section groups of the site that the caller can see, by default in order. */
  sectionGroups: SiteSectionGroupConnection;
  /**
   * Sections that the caller can see, by default in order, with the sections of a group at the position of the
   * group.
   */
  sections: SiteSectionConnection;
  /**
   * Share links of the site, newest first by default. The caller must be an organization admin or the creator of
   * the site. Otherwise the field is null, with the error FORBIDDEN.
   */
  shareLinks?: Maybe<ShareLinkConnection>;
  /** Id of the site for all readers (`site_…`), which arguments and inputs take. */
  siteId: Scalars['ID']['output'];
  /** Number of site spaces that the caller can see. */
  siteSpaceCount: Scalars['Int']['output'];
  /** Site spaces that the caller can see, by default in the order of the structure. */
  siteSpaces: SiteSpaceConnection;
  /** Structure of the site. */
  structure: SiteStructure;
  /** Conditions that follow from the adaptive schema; empty until it is set. */
  templateConditions: Array<TemplateCondition>;
  /** Title of the site, 2 to 128 characters. */
  title: Scalars['String']['output'];
  /** Plan of the site. */
  type: SiteType;
  /** URLs of the site. */
  urls: SiteUrls;
  /** Access of visitors while the site is published. */
  visibility: SiteVisibility;
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
  filter?: InputMaybe<SiteRedirectFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<SiteRedirectOrder>;
};


/** A documentation site: spaces that are arranged for visitors at one public address. */
export type SiteSectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SiteSectionGroupFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<SiteSectionGroupOrder>;
};


/** A documentation site: spaces that are arranged for visitors at one public address. */
export type SiteSectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SiteSectionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<SiteSectionOrder>;
  shareKey?: InputMaybe<Scalars['String']['input']>;
};


/** A documentation site: spaces that are arranged for visitors at one public address. */
export type SiteShareLinksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ShareLinkFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ShareLinkOrder>;
};


/** A documentation site: spaces that are arranged for visitors at one public address. */
export type SiteSiteSpacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SiteSpaceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<SiteSpaceOrder>;
  shareKey?: InputMaybe<Scalars['String']['input']>;
};

/** The advertising on a site. */
export type SiteAds = {
  __typename?: 'SiteAds';
  /** Status of the advertising. */
  status: AdsStatus;
  /** True if advertising can be requested; null if it is unknown. */
  submittable?: Maybe<Scalars['Boolean']['output']>;
};

/** The visitors to whom a section or site space is visible, by their claims. */
export type SiteAudience = {
  __typename?: 'SiteAudience';
  /**
   * For SOMETIMES, one example visitor for each kind to whom the item is visible, the first 100. Other
   * claims of a visitor make no difference.
   */
  claims: Array<Scalars['JSON']['output']>;
  /** Condition of the item; null if it has none. */
  condition?: Maybe<Scalars['String']['output']>;
  /**
   * True if the list of kinds is complete. It is not if a condition uses claims in a way that cannot
   * be enumerated, such as the length of a string.
   */
  exact: Scalars['Boolean']['output'];
  /** Condition of its section, which applies too; null if there is none. */
  inheritedCondition?: Maybe<Scalars['String']['output']>;
  /** The section or site space. Null if the caller cannot read it. */
  item?: Maybe<Node>;
  /** Id of the section (`sec_…`) or site space (`sts_…`). */
  itemId: Scalars['ID']['output'];
  /** Number of kinds of visitors to whom the item is visible, for SOMETIMES; otherwise 0. */
  kindCount: Scalars['Int']['output'];
  /** Problems that hide the item from visitors. */
  problems: Array<SiteAudienceProblem>;
  /** Visitors to whom the item is visible while the site is open to them. */
  sees: SiteAudienceSees;
  /** Title of the item. */
  title: Scalars['String']['output'];
  /** Type of the item. */
  type: SiteItemType;
};

/** A problem that hides a section or site space from visitors. */
export type SiteAudienceProblem = {
  __typename?: 'SiteAudienceProblem';
  /** Description of the problem and its solution, for people. */
  message: Scalars['String']['output'];
  /** Kind of the problem. */
  type: SiteAudienceProblemType;
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
  __typename?: 'SiteConnection';
  /** The sites of the page with their cursors. */
  edges: Array<SiteEdge>;
  /** The sites of the page. */
  nodes: Array<Site>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of sites on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The appearance and the features of a site. */
export type SiteCustomization = {
  __typename?: 'SiteCustomization';
  /** True if paid customization is enabled. */
  advancedCustomization: CustomizationSwitch;
  /** AI features for visitors. */
  ai: CustomizationAi;
  /** External links. */
  externalLinks: CustomizationExternalLinks;
  /** Favicon. Default: the icon of the site, if any. An image takes precedence over an emoji. */
  favicon: CustomizationFavicon;
  /** True if visitors can rate pages. */
  feedback: CustomizationSwitch;
  /** Footer of all pages. */
  footer: CustomizationFooter;
  /** Link to the git repository. */
  git: CustomizationGit;
  /** Header of all pages. */
  header: CustomizationHeader;
  /** Collection of usage data. */
  insights: CustomizationInsights;
  /** Language of the user interface. */
  internationalization: CustomizationInternationalization;
  /** Actions on pages. */
  pageActions: CustomizationPageActions;
  /** True if pages link to the previous and next pages. */
  pagination: CustomizationSwitch;
  /** True if pages can be exported as PDF. */
  pdf: CustomizationSwitch;
  /** Privacy policy. */
  privacyPolicy: CustomizationAddress;
  /** Image for previews of links to the site. */
  socialPreview: CustomizationAddress;
  /** Colors, fonts and shapes. */
  styling: CustomizationStyling;
  /** Light and dark mode. */
  themes: CustomizationThemes;
  /** True if the site shows the trademark of the platform. */
  trademark: CustomizationSwitch;
};

/** The appearance and the features of a site. Absent fields get their defaults. */
export type SiteCustomizationInput = {
  /** True if paid customization is enabled. */
  advancedCustomization?: InputMaybe<CustomizationSwitchInput>;
  /** AI features for visitors. */
  ai?: InputMaybe<CustomizationAiInput>;
  /** External links. */
  externalLinks?: InputMaybe<CustomizationExternalLinksInput>;
  /** Favicon. Default: the icon of the site, if any. An image takes precedence over an emoji. */
  favicon?: InputMaybe<CustomizationFaviconInput>;
  /** True if visitors can rate pages. */
  feedback?: InputMaybe<CustomizationSwitchInput>;
  /** Footer of all pages. */
  footer?: InputMaybe<CustomizationFooterInput>;
  /** Link to the git repository. */
  git?: InputMaybe<CustomizationGitInput>;
  /** Header of all pages. */
  header?: InputMaybe<CustomizationHeaderInput>;
  /** Collection of usage data. */
  insights?: InputMaybe<CustomizationInsightsInput>;
  /** Language of the user interface. */
  internationalization?: InputMaybe<CustomizationInternationalizationInput>;
  /** Actions on pages. */
  pageActions?: InputMaybe<CustomizationPageActionsInput>;
  /** True if pages link to the previous and next pages. */
  pagination?: InputMaybe<CustomizationSwitchInput>;
  /** True if pages can be exported as PDF. */
  pdf?: InputMaybe<CustomizationSwitchInput>;
  /** Privacy policy. */
  privacyPolicy?: InputMaybe<CustomizationAddressInput>;
  /** Image for previews of links to the site. */
  socialPreview?: InputMaybe<CustomizationAddressInput>;
  /** Colors, fonts and shapes. */
  styling?: InputMaybe<CustomizationStylingInput>;
  /** Light and dark mode. */
  themes?: InputMaybe<CustomizationThemesInput>;
  /** True if the site shows the trademark of the platform. */
  trademark?: InputMaybe<CustomizationSwitchInput>;
};

/** The customizations of a site and its site spaces. */
export type SiteCustomizations = {
  __typename?: 'SiteCustomizations';
  /** Customization of the site. */
  site: SiteCustomization;
  /** Customizations of the site spaces that have their own. */
  siteSpaces: Array<CustomizedSiteSpace>;
};

/** One of the sites of a page, with its cursor. */
export type SiteEdge = {
  __typename?: 'SiteEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: Site;
};

/** A purchased feature of a site. */
export type SiteFeature = {
  __typename?: 'SiteFeature';
  /** Customizations that the feature enables; null for none. */
  customizations?: Maybe<Array<Scalars['String']['output']>>;
  /** True if the feature is frozen; null if it is unknown. */
  frozen?: Maybe<Scalars['Boolean']['output']>;
  /** Key of the feature. */
  key: Scalars['String']['output'];
  /** Plan with the feature; null if it is unknown. */
  plan?: Maybe<Scalars['String']['output']>;
};

/** Conditions on sites, all of which must hold. A null condition is the same as an absent one. */
export type SiteFilter = {
  /** Returns only sites created at or after this time, for example `2026-11-26T08:00:00Z`. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only sites created before this time, for example `2026-11-26T08:00:00Z`. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Set to true for published sites only, and to false for unpublished ones. */
  published?: InputMaybe<Scalars['Boolean']['input']>;
  /** Returns only sites with this space (`spc_…`), if the caller can read it. */
  spaceId?: InputMaybe<Scalars['ID']['input']>;
  /** Returns only sites with this text in the title, regardless of case. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Returns only sites changed last at or after this time, for example `2026-11-26T08:00:00Z`. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only sites changed last before this time, for example `2026-11-26T08:00:00Z`. */
  updatedUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only sites with one of these visibilities. */
  visibility?: InputMaybe<Array<SiteVisibility>>;
};

/** The icon of a site. */
export type SiteIcon = {
  __typename?: 'SiteIcon';
  /** URLs of the icon. */
  icon: SiteIconAddresses;
};

/** The URLs of an icon. */
export type SiteIconAddresses = {
  __typename?: 'SiteIconAddresses';
  /** URL in dark mode; null for none. */
  dark?: Maybe<Scalars['String']['output']>;
  /** URL in light mode; null for none. */
  light?: Maybe<Scalars['String']['output']>;
};

/** A reference to an item of the structure. */
export type SiteItemInput = {
  /** Id of the item (`sec_…`, `grp_…` or `sts_…`). */
  itemId: Scalars['ID']['input'];
  /** Type of the item. */
  type: SiteItemType;
};

/** The position of an item: after `after` or before `before`. Default: the end. */
export type SiteItemPositionInput = {
  /** Item that precedes the moved one. */
  after?: InputMaybe<SiteItemInput>;
  /** Item that follows the moved one. */
  before?: InputMaybe<SiteItemInput>;
};

/** The type of an item of a site's structure. */
export type SiteItemType =
  /** A section. */
  | 'SITE_SECTION'
  /** A section group. */
  | 'SITE_SECTION_GROUP'
  /** A site space. */
  | 'SITE_SPACE';

/** The sort order of a list of sites. */
export type SiteOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: SiteOrderField;
};

/** A sort key of sites. */
export type SiteOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By title, regardless of case. */
  | 'TITLE'
  /** By time of the last change. */
  | 'UPDATED_AT';

/** A proxy in front of a site. */
export type SiteProxy = {
  __typename?: 'SiteProxy';
  /** Domain and path of the proxy, for example `acme.test/docs`. */
  origin: Scalars['String']['output'];
  /** Public URL that the proxy forwards to. */
  target: Scalars['String']['output'];
};

/**
 * A path of a site without content, and its destination. A redirect is manual, or automatic if a page
 * or site space was at the path before.
 */
export type SiteRedirect = Node & {
  __typename?: 'SiteRedirect';
  /**
   * True if the redirect is automatic. An automatic redirect into a site space that the caller cannot
   * see is not visible.
   */
  automatic: Scalars['Boolean']['output'];
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Current destination: a path in the site, for example `/guide/install`, or an absolute URL. */
  destination: Scalars['String']['output'];
  /** Id of the redirect (`red_…`). */
  id: Scalars['ID']['output'];
  /** The site. */
  site: Site;
  /** Decoded path in the site, for example `/setup`, with a leading slash and without a trailing slash. */
  source: Scalars['String']['output'];
  /** URLs of the redirect. */
  urls: SiteRedirectUrls;
};

/** A page of a list of redirects. */
export type SiteRedirectConnection = {
  __typename?: 'SiteRedirectConnection';
  /** The redirects of the page with their cursors. */
  edges: Array<SiteRedirectEdge>;
  /** The redirects of the page. */
  nodes: Array<SiteRedirect>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of redirects on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the redirects of a page, with its cursor. */
export type SiteRedirectEdge = {
  __typename?: 'SiteRedirectEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: SiteRedirect;
};

/** Conditions on redirects, all of which must hold. A null condition is the same as an absent one. */
export type SiteRedirectFilter = {
  /** Set to true for automatic redirects only, and to false for manual ones. */
  automatic?: InputMaybe<Scalars['Boolean']['input']>;
  /** Returns only redirects created at or after this time, for example `2026-01-15T09:00:00Z`. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only redirects created before this time, for example `2026-01-15T09:00:00Z`. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only redirects with this text in the path, regardless of case. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of a list of redirects. */
export type SiteRedirectOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: SiteRedirectOrderField;
};

/** A sort key of redirects. */
export type SiteRedirectOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By path. */
  | 'SOURCE';

/** URLs of a redirect. */
export type SiteRedirectUrls = {
  __typename?: 'SiteRedirectUrls';
  /** URL of the redirect in `/v1`. */
  location: Scalars['String']['output'];
};

/** A search query on a site. */
export type SiteSearchInput = {
  /**
   * Words, `"phrases"`, and `-words` to exclude, for example `install -windows`; the last word may be
   * a prefix.
   */
  query: Scalars['String']['input'];
};

/** A page of a site that matches a search query. */
export type SiteSearchResult = {
  __typename?: 'SiteSearchResult';
  /**
   * The page as the caller can see it, in the revision of the space that was searched. Null if it is
   * not there anymore, because a new version of an OpenAPI spec does not have it and is not indexed
   * yet.
   */
  page?: Maybe<Page>;
  /** Id of the page in all revisions (`pag_…`). */
  pageId: Scalars['ID']['output'];
  /** Path of the page in the space, for example `guide/setup`. */
  path: Scalars['String']['output'];
  /** Matching sections of the page, best match first, at most 10. */
  sections: Array<SiteSearchSection>;
  /** The site space with the page. */
  siteSpace: SiteSpace;
  /** Id of the site space with the page (`sts_…`). */
  siteSpaceId: Scalars['ID']['output'];
  /** The space of the page. Null without the scope `space:read`. */
  space?: Maybe<Space>;
  /** Id of the space (`spc_…`). */
  spaceId: Scalars['ID']['output'];
  /** Title of the page. */
  title: Scalars['String']['output'];
  /** Ranges of `title` that match the query, in order, at most 20. */
  titleHighlights: Array<TextRange>;
  /** URLs of the page. */
  urls: SiteSearchUrls;
};

/** A page of a list of results. */
export type SiteSearchResultConnection = {
  __typename?: 'SiteSearchResultConnection';
  /** The results of the page with their cursors. */
  edges: Array<SiteSearchResultEdge>;
  /** The results of the page. */
  nodes: Array<SiteSearchResult>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of results on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the results of a page, with its cursor. */
export type SiteSearchResultEdge = {
  __typename?: 'SiteSearchResultEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: SiteSearchResult;
};

/** A matching section of a page: the text below a heading, or before the first heading. */
export type SiteSearchSection = {
  __typename?: 'SiteSearchSection';
  /** Fragment of URLs of the heading, without `#`; null before the first heading. */
  anchor?: Maybe<Scalars['String']['output']>;
  /** Text of the section around the first match, as plain text. */
  body: Scalars['String']['output'];
  /**
   * Ranges of `body` that match the query, in order, at most 20: the words, prefixes and phrases that
   * the query requires. Empty where the section only has a similar title.
   */
  bodyHighlights: Array<TextRange>;
  /** Key of the section in the index; another text has another. */
  key: Scalars['ID']['output'];
  /** Path of the page with the anchor of the heading, for example `guide/setup#on-linux`. */
  path: Scalars['String']['output'];
  /** Heading; the title of the page before the first heading. */
  title: Scalars['String']['output'];
  /** Ranges of `title` that match the query, in order, at most 20. */
  titleHighlights: Array<TextRange>;
  /** URLs of the section. */
  urls: SiteSearchUrls;
};

/** URLs of a search result. */
export type SiteSearchUrls = {
  __typename?: 'SiteSearchUrls';
  /** Public URL; null while the site is not published. */
  published?: Maybe<Scalars['String']['output']>;
};

/** A part of a site with one site space, or several as variants. */
export type SiteSection = Node & {
  __typename?: 'SiteSection';
  /**
   * Condition of the section, an expression over the claims of a visitor, for example
   * `visitor.claims.plan == "pro"`; null if it is visible to all.
   */
  condition?: Maybe<Scalars['String']['output']>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** True if the section is the default section of the site. */
  default: Scalars['Boolean']['output'];
  /** Description of the section; null for none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Name of the icon, for example `book`; null for none. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Id of the section, `sec_…`, with `.visitor…` as a visitor with claims or a share key reads it. */
  id: Scalars['ID']['output'];
  /** Path segment of the section, for example `guide`, unique among the sections of the site. */
  path: Scalars['String']['output'];
  /** The section group; null at the root. */
  sectionGroup?: Maybe<SiteSectionGroup>;
  /** Id of the section group (`grp_…`); null at the root. */
  sectionGroupId?: Maybe<Scalars['ID']['output']>;
  /** The site. */
  site: Site;
  /** Id of the section for all readers (`sec_…`), which arguments and inputs take. */
  siteSectionId: Scalars['ID']['output'];
  /** Site spaces of the section that the caller can see, in order. */
  siteSpaces: Array<SiteSpace>;
  /** Title of the section, 2 to 128 characters. */
  title: Scalars['String']['output'];
  /** URLs of the section. */
  urls: SiteSectionUrls;
};

/** A page of a list of sections. */
export type SiteSectionConnection = {
  __typename?: 'SiteSectionConnection';
  /** The sections of the page with their cursors. */
  edges: Array<SiteSectionEdge>;
  /** The sections of the page. */
  nodes: Array<SiteSection>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of sections on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the sections of a page, with its cursor. */
export type SiteSectionEdge = {
  __typename?: 'SiteSectionEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: SiteSection;
};

/** Conditions on sections, all of which must hold. A null condition is the same as an absent one. */
export type SiteSectionFilter = {
  /** Returns only sections created at or after this time, for example `2026-11-26T08:00:00Z`. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only sections created before this time, for example `2026-11-26T08:00:00Z`. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only the default section (true) or only the others (false). */
  default?: InputMaybe<Scalars['Boolean']['input']>;
  /** Returns only sections with this text in the title, regardless of case. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A heading over sections in the menu of a site. */
export type SiteSectionGroup = Node & {
  __typename?: 'SiteSectionGroup';
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the icon, for example `box`; null for none. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Id of the group, `grp_…`, with `.visitor…` as a visitor with claims or a share key reads it. */
  id: Scalars['ID']['output'];
  /** Sections of the group that the caller can see, in order. */
  sections: Array<SiteSection>;
  /** The site. */
  site: Site;
  /** Id of the group for all readers (`grp_…`), which arguments and inputs take. */
  siteSectionGroupId: Scalars['ID']['output'];
  /** Title of the group, 1 to 100 characters. */
  title: Scalars['String']['output'];
  /** URLs of the group. */
  urls: SiteSectionGroupUrls;
};

/** A page of a list of section groups. */
export type SiteSectionGroupConnection = {
  __typename?: 'SiteSectionGroupConnection';
  /** The section groups of the page with their cursors. */
  edges: Array<SiteSectionGroupEdge>;
  /** The section groups of the page. */
  nodes: Array<SiteSectionGroup>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of section groups on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the section groups of a page, with its cursor. */
export type SiteSectionGroupEdge = {
  __typename?: 'SiteSectionGroupEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: SiteSectionGroup;
};

/** Conditions on section groups, all of which must hold. A null condition is the same as an absent one. */
export type SiteSectionGroupFilter = {
  /** Returns only section groups created at or after this time, for example `2026-11-26T08:00:00Z`. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only section groups created before this time, for example `2026-11-26T08:00:00Z`. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only section groups with this text in the title, regardless of case. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of a list of section groups. */
export type SiteSectionGroupOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: SiteSectionGroupOrderField;
};

/** A sort key of section groups. */
export type SiteSectionGroupOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By position in the structure of the site. */
  | 'POSITION'
  /** By title, regardless of case. */
  | 'TITLE';

/** URLs of a section group. */
export type SiteSectionGroupUrls = {
  __typename?: 'SiteSectionGroupUrls';
  /** URL of the section group in `/v1`. */
  location: Scalars['String']['output'];
};

/** The sort order of a list of sections. */
export type SiteSectionOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: SiteSectionOrderField;
};

/** A sort key of sections. */
export type SiteSectionOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By path segment. */
  | 'PATH'
  /** By position in the structure of the site. */
  | 'POSITION'
  /** By title, regardless of case. */
  | 'TITLE';

/** The position of a section between two others. Default: the end. */
export type SiteSectionPositionInput = {
  /** Section that precedes the moved one. */
  after?: InputMaybe<SiteSectionRefInput>;
  /** Section that follows the moved one. */
  before?: InputMaybe<SiteSectionRefInput>;
};

/** A reference to a section. */
export type SiteSectionRefInput = {
  /** Id of the section (`sec_…`). */
  siteSectionId: Scalars['ID']['input'];
  /** Type of the item, always SITE_SECTION. */
  type: SiteItemType;
};

/** URLs of a section. */
export type SiteSectionUrls = {
  __typename?: 'SiteSectionUrls';
  /** URL of the section in `/v1`. */
  location: Scalars['String']['output'];
  /** Public URL; null while the site is not published. */
  published?: Maybe<Scalars['String']['output']>;
};

/** A space on a site, with a path of its own. A site can show a space more than once. */
export type SiteSpace = Node & {
  __typename?: 'SiteSpace';
  /**
   * Condition of the site space, an expression over the claims of a visitor, for example
   * `visitor.claims.plan == "pro"`; null if it is visible to all.
   */
  condition?: Maybe<Scalars['String']['output']>;
  /** Time at which the site space was added. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * The site space's own customization, with the values of the site for unset ones; null if it has
   * none.
   */
  customization?: Maybe<SiteCustomization>;
  /** True if it is the default site space of its section, or of the site at the root. */
  default: Scalars['Boolean']['output'];
  /** True if the site space has its own customization. */
  hasAdvancedCustomizationFeature: Scalars['Boolean']['output'];
  /** Id of the site space, `sts_…`, with `.visitor…` as a visitor with claims or a share key reads it. */
  id: Scalars['ID']['output'];
  /** Path segment of the site space, for example `api-reference`, unique among its siblings. */
  path: Scalars['String']['output'];
  /** The section; null at the root. */
  section?: Maybe<SiteSection>;
  /** Id of the section (`sec_…`); null at the root. */
  sectionId?: Maybe<Scalars['ID']['output']>;
  /** The site. */
  site: Site;
  /** Id of the site space for all readers (`sts_…`), which arguments and inputs take. */
  siteSpaceId: Scalars['ID']['output'];
  /** The space. Null without the scope `space:read`. */
  space?: Maybe<Space>;
  /** Title of the space. */
  title: Scalars['String']['output'];
  /** URLs of the site space. */
  urls: SiteSpaceUrls;
};

/** A page of a list of site spaces. */
export type SiteSpaceConnection = {
  __typename?: 'SiteSpaceConnection';
  /** The site spaces of the page with their cursors. */
  edges: Array<SiteSpaceEdge>;
  /** The site spaces of the page. */
  nodes: Array<SiteSpace>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of site spaces on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the site spaces of a page, with its cursor. */
export type SiteSpaceEdge = {
  __typename?: 'SiteSpaceEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: SiteSpace;
};

/** Conditions on site spaces, all of which must hold. A null condition is the same as an absent one. */
export type SiteSpaceFilter = {
  /** Returns only site spaces added at or after this time, for example `2026-11-26T08:00:00Z`. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only site spaces added before this time, for example `2026-11-26T08:00:00Z`. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only the default site space (true) or only the others (false). */
  default?: InputMaybe<Scalars['Boolean']['input']>;
  /** Returns only site spaces of this space (`spc_…`). */
  spaceId?: InputMaybe<Scalars['ID']['input']>;
  /** Returns only site spaces with this text in the title, regardless of case. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of a list of site spaces. */
export type SiteSpaceOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: SiteSpaceOrderField;
};

/** A sort key of site spaces. */
export type SiteSpaceOrderField =
  /** By the time at which they were added. */
  | 'CREATED_AT'
  /** By path segment. */
  | 'PATH'
  /** By position in the structure of the site. */
  | 'POSITION'
  /** By title of the space, regardless of case. */
  | 'TITLE';

/** The position of a site space between two others. Default: the end. */
export type SiteSpacePositionInput = {
  /** Site space that precedes the moved one. */
  after?: InputMaybe<SiteSpaceRefInput>;
  /** Site space that follows the moved one. */
  before?: InputMaybe<SiteSpaceRefInput>;
};

/** A reference to a site space. */
export type SiteSpaceRefInput = {
  /** Id of the site space (`sts_…`). */
  siteSpaceId: Scalars['ID']['input'];
  /** Type of the item, always SITE_SPACE. */
  type: SiteItemType;
};

/** URLs of a site space. */
export type SiteSpaceUrls = {
  __typename?: 'SiteSpaceUrls';
  /** URL of the site space in `/v1`. */
  location: Scalars['String']['output'];
  /** Public URL; null while the site is not published. */
  published?: Maybe<Scalars['String']['output']>;
};

/**
 * The structure of a site. It has the site spaces whose spaces the caller can read; organization
 * admins see all.
 */
export type SiteStructure = {
  __typename?: 'SiteStructure';
  /** Items at the root, in order: sections and section groups, or site spaces. */
  items: Array<SiteStructureItem>;
  /** Type of the items at the root. */
  type: SiteStructureType;
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
  __typename?: 'SiteUrls';
  /** URL of the site in the app. */
  app: Scalars['String']['output'];
  /** URL of the site in `/v1`. */
  location: Scalars['String']['output'];
  /** Public URL; null while the site is not published. */
  published?: Maybe<Scalars['String']['output']>;
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
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Item to move: a section among the items of the root or of its group, a group among the items of
   * the root, or a site space among its siblings.
   */
  item: SiteItemInput;
  /** New position of the item. */
  position: SiteItemPositionInput;
  /** Id of the site (`site_…`). */
  siteId: Scalars['ID']['input'];
};

/** Result of `sortSiteStructure`. */
export type SortSiteStructurePayload = {
  __typename?: 'SortSiteStructurePayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The moved item. */
  item: SiteStructureItem;
  /** The site after the change. */
  site: Site;
};

/** A body of content: pages in a tree, with files, history and change requests. */
export type Space = Commentable & Content & Node & {
  __typename?: 'Space';
  /** True if the caller can comment on the space itself. Level comment or higher is needed. */
  canComment: Scalars['Boolean']['output'];
  /** A change request of the space; null if there is none, and while the space is in the trash. */
  changeRequest?: Maybe<ChangeRequest>;
  /** Number of change requests of all statuses. */
  changeRequestCount: Scalars['Int']['output'];
  /** Change requests of the space, newest first by default. Null while the space is in the trash. */
  changeRequests?: Maybe<ChangeRequestConnection>;
  /** Number of open comments on the space and on its change requests. */
  commentCount: Scalars['Int']['output'];
  /**
   * Comments on the space itself, without those on its change requests. The caller needs level comment
   * or higher on the space. Otherwise the field is null, with the error FORBIDDEN. Null while the space
   * is in the trash.
   */
  comments?: Maybe<CommentConnection>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Level of members without a grant; null for no access. */
  defaultLevel?: Maybe<DefaultLevel>;
  /**
   * Time of deletion; null if the space is not in the trash. It is deleted permanently seven days
   * later.
   */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of draft change requests. */
  draftChangeRequestCount: Scalars['Int']['output'];
  /** Way in which the primary content can be changed. */
  editMode: SpaceEditMode;
  /**
   * Effective level of a user on the space, with the reason. Default: the caller. Level create or
   * higher is needed for other users. Otherwise the field is null, with the error FORBIDDEN. Null
   * while the space is in the trash, except for the caller.
   */
  effectiveAccess?: Maybe<EffectiveAccess>;
  /** Emoji of the space, for example `🚀`. */
  emoji: Scalars['String']['output'];
  /** Synchronization with a git repository; null for none. */
  gitSync?: Maybe<GitSync>;
  /** Id of the space, `spc_…`, with `.sts_…` as visitors of a site read it. */
  id: Scalars['ID']['output'];
  /**
   * Effective levels of all members with access to the space, newest member first by default. The
   * caller needs level create or higher. Otherwise the field is null, with the error FORBIDDEN. Null
   * while the space is in the trash.
   */
  memberAccess?: Maybe<EffectiveAccessConnection>;
  /**
   * The grant to a user directly on the space, without inherited ones; null if there is none. The
   * caller needs level create or higher. Otherwise the field is null, with the error FORBIDDEN. Null
   * while the space is in the trash.
   */
  memberGrant?: Maybe<Grant>;
  /**
   * Grants to users directly on the space, newest first by default. The caller needs level create or
   * higher. Otherwise the field is null, with the error FORBIDDEN. Null while the space is in the
   * trash.
   */
  memberGrants?: Maybe<GrantConnection>;
  /**
   * Conditions that a change request must meet before it can be merged. Null while the space is in the
   * trash.
   */
  mergeRules?: Maybe<MergeRules>;
  /** Number of open change requests. */
  openChangeRequestCount: Scalars['Int']['output'];
  /** The organization. Null without the scope `organization:read`. */
  organization?: Maybe<Organization>;
  /** Id of the organization (`org_…`). */
  organizationId: Scalars['ID']['output'];
  /** The parent collection; null at the root. */
  parent?: Maybe<Collection>;
  /** Id of the parent collection (`col_…`); null at the root. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Permissions of the caller on the space. */
  permissions: SpacePermissions;
  /** The head, the current revision of the primary content. Null while the space is in the trash. */
  revision?: Maybe<Revision>;
  /** Id of the head, the current revision of the primary content (`rev_…`). */
  revisionId: Scalars['ID']['output'];
  /**
   * Revisions of the primary content, newest first by default, without those of change requests. Null
   * while the space is in the trash.
   */
  revisions?: Maybe<RevisionConnection>;
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
   * ranked, and the best 1,000 of both are returned. Null while the space is in the trash.
   */
  search?: Maybe<SearchResultConnection>;
  /** Id of the space for all readers (`spc_…`), which arguments and inputs take. */
  spaceId: Scalars['ID']['output'];
  /**
   * The grant to a team directly on the space, without inherited ones; null if there is none. The
   * caller needs level create or higher. Otherwise the field is null, with the error FORBIDDEN. Null
   * while the space is in the trash.
   */
  teamGrant?: Maybe<Grant>;
  /**
   * Grants to teams directly on the space, newest first by default. The caller needs level create or
   * higher. Otherwise the field is null, with the error FORBIDDEN. Null while the space is in the
   * trash.
   */
  teamGrants?: Maybe<GrantConnection>;
  /** Title of the space, at most 50 characters. */
  title: Scalars['String']['output'];
  /** Type of the space. */
  type: SpaceType;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** URLs of the space. */
  urls: SpaceUrls;
  /** Access without membership. */
  visibility: SpaceVisibility;
  /** Authentication of visitors; null for none. */
  visitorAuth?: Maybe<VisitorAuth>;
};


/** A body of content: pages in a tree, with files, history and change requests. */
export type SpaceChangeRequestArgs = {
  id: Scalars['ID']['input'];
};


/** A body of content: pages in a tree, with files, history and change requests. */
export type SpaceChangeRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ChangeRequestFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ChangeRequestOrder>;
};


/** A body of content: pages in a tree, with files, history and change requests. */
export type SpaceCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CommentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<CommentOrder>;
};


/** A body of content: pages in a tree, with files, history and change requests. */
export type SpaceEffectiveAccessArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** A body of content: pages in a tree, with files, history and change requests. */
export type SpaceMemberAccessArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EffectiveAccessFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<EffectiveAccessOrder>;
};


/** A body of content: pages in a tree, with files, history and change requests. */
export type SpaceMemberGrantArgs = {
  userId: Scalars['ID']['input'];
};


/** A body of content: pages in a tree, with files, history and change requests. */
export type SpaceMemberGrantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<GrantFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<GrantOrder>;
};


/** A body of content: pages in a tree, with files, history and change requests. */
export type SpaceRevisionArgs = {
  computed?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A body of content: pages in a tree, with files, history and change requests. */
export type SpaceRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RevisionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<RevisionOrder>;
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
export type SpaceTeamGrantArgs = {
  teamId: Scalars['ID']['input'];
};


/** A body of content: pages in a tree, with files, history and change requests. */
export type SpaceTeamGrantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<GrantFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<GrantOrder>;
};

/** A page of a list of spaces. */
export type SpaceConnection = {
  __typename?: 'SpaceConnection';
  /** The spaces of the page with their cursors. */
  edges: Array<SpaceEdge>;
  /** The spaces of the page. */
  nodes: Array<Space>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of spaces on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the spaces of a page, with its cursor. */
export type SpaceEdge = {
  __typename?: 'SpaceEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: Space;
};

/** The way in which the primary content of a space can be changed. */
export type SpaceEditMode =
  /** Directly, and by change requests. */
  | 'LIVE'
  /** By change requests only. */
  | 'LOCKED';

/** Conditions on spaces, all of which must hold. A null condition is the same as an absent one. */
export type SpaceFilter = {
  /** Returns only spaces created at or after this time, for example `2026-11-26T08:00:00Z`. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only spaces created before this time, for example `2026-11-26T08:00:00Z`. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /**
   * Set to true to return the trash instead: spaces deleted less than seven days ago on which the
   * caller has level create or higher. Default: false.
   */
  deleted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Returns only spaces directly in this collection (`col_…`). */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Returns only spaces with this text in the title, regardless of case. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Returns only spaces changed last at or after this time, for example `2026-11-26T08:00:00Z`. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only spaces changed last before this time, for example `2026-11-26T08:00:00Z`. */
  updatedUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only spaces with one of these visibilities. */
  visibility?: InputMaybe<Array<SpaceVisibility>>;
};

/** The sort order of a list of spaces. */
export type SpaceOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: SpaceOrderField;
};

/** A sort key of spaces. */
export type SpaceOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By position among their siblings, as `moveSpace` sets it. */
  | 'POSITION'
  /** By title, regardless of case. */
  | 'TITLE'
  /** By time of the last change. */
  | 'UPDATED_AT';

/** The caller's permissions on a space, within the scopes of the token. */
export type SpacePermissions = {
  __typename?: 'SpacePermissions';
  /** True if the caller can open the space in the app. Level read or higher is needed. */
  access: Scalars['Boolean']['output'];
  /** True if the caller can change the space. Level create or higher is needed. */
  admin: Scalars['Boolean']['output'];
  /** True if the caller can comment. Level comment or higher is needed. */
  comment: Scalars['Boolean']['output'];
  /** True if the caller can edit. Level edit or higher is needed. */
  edit: Scalars['Boolean']['output'];
  /** True if the caller can merge change requests. Level review or higher is needed. */
  merge: Scalars['Boolean']['output'];
  /** True if the caller can review change requests. Level review or higher is needed. */
  review: Scalars['Boolean']['output'];
  /**
   * True if the caller can start a synchronization. Level create or higher and a git repository are
   * needed.
   */
  triggerGitSync: Scalars['Boolean']['output'];
  /**
   * True if the caller can see the space. Level read or higher is needed, or a visitor session of a
   * site.
   */
  view: Scalars['Boolean']['output'];
  /**
   * True if the caller can see invite links. Level create or higher is needed, and
   * `Organization.inviteLinks` must be true.
   */
  viewInviteLinks: Scalars['Boolean']['output'];
};

/** The search results of one space. */
export type SpaceSearchResult = {
  __typename?: 'SpaceSearchResult';
  /** Matching pages of the space, best match first, at most 50. */
  pages: Array<SearchResult>;
  /** The space. */
  space: Space;
  /** Id of the space (`spc_…`). */
  spaceId: Scalars['ID']['output'];
  /** Title of the space. */
  title: Scalars['String']['output'];
};

/** A page of a list of spaces. */
export type SpaceSearchResultConnection = {
  __typename?: 'SpaceSearchResultConnection';
  /** The spaces of the page with their cursors. */
  edges: Array<SpaceSearchResultEdge>;
  /** The spaces of the page. */
  nodes: Array<SpaceSearchResult>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of spaces on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the spaces of a page, with its cursor. */
export type SpaceSearchResultEdge = {
  __typename?: 'SpaceSearchResultEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: SpaceSearchResult;
};

/** The type of a space. */
export type SpaceType =
  /** A space of pages, the only type. */
  | 'DOCUMENT';

/** URLs of a space. */
export type SpaceUrls = {
  __typename?: 'SpaceUrls';
  /** URL of the space in the app. */
  app: Scalars['String']['output'];
  /** URL of the icon; null for none. */
  icon?: Maybe<Scalars['String']['output']>;
  /** URL of the space in `/v1`. */
  location: Scalars['String']['output'];
  /** URL on a published site that is public; null while there is none. */
  public?: Maybe<Scalars['String']['output']>;
  /**
   * URL on a published site of the space, which may require a share link or a sign-in; null while
   * there is none.
   */
  published?: Maybe<Scalars['String']['output']>;
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
  __typename?: 'StaleRevisionError';
  /**
   * The ranges of blocks that the caller (`theirs`) and somebody else (`ours`) have changed, for
   * `updateBlocks`; otherwise empty.
   */
  blocks: Array<ConflictBlock>;
  /** Code of the error, for programs. */
  code: UserErrorCode;
  /** The current revision. Null if the caller cannot read it. */
  currentRevision?: Maybe<Revision>;
  /** Id of the current revision (`rev_…`). */
  currentRevisionId: Scalars['ID']['output'];
  /** Explanation for people: what happened and what to do. */
  message: Scalars['String']['output'];
  /**
   * Path of the expected revision inside `input`, for example `["baseRevisionId"]`. Null if the error
   * does not concern one value.
   */
  path?: Maybe<Array<Scalars['String']['output']>>;
};

/** A step. */
export type StepBlock = Block & ParentBlock & {
  __typename?: 'StepBlock';
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** Name of the icon, for example `bolt`; null for none. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Id of the block in its document, for example `2fb4e344aa063887`. */
  key: Scalars['String']['output'];
  /** Markdown of the block, as it was written or rendered. */
  markdown: Scalars['String']['output'];
  /** Blocks within the block, in order. */
  nodes: Array<Block>;
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
};

/** Steps. */
export type StepperBlock = Block & ParentBlock & {
  __typename?: 'StepperBlock';
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** Id of the block in its document, for example `2fb4e344aa063887`. */
  key: Scalars['String']['output'];
  /** Markdown of the block, as it was written or rendered. */
  markdown: Scalars['String']['output'];
  /** The steps, in order. */
  nodes: Array<StepBlock>;
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
};

/**
 * The hostname of an organization below the domain of the service. Previous subdomains stay reserved
 * for their organization.
 */
export type Subdomain = {
  __typename?: 'Subdomain';
  /** True if it is the current subdomain of the organization. */
  isActive: Scalars['Boolean']['output'];
  /** The subdomain, for example `acme-docs`, 3 to 32 characters. */
  subdomain: Scalars['String']['output'];
  /** Target of the subdomain. */
  target: SubdomainTarget;
};

/** The target of a subdomain. */
export type SubdomainTarget = {
  __typename?: 'SubdomainTarget';
  /** The organization. Null if the caller is not a member of it. */
  organization?: Maybe<Organization>;
  /** Id of the organization (`org_…`). */
  organizationId: Scalars['ID']['output'];
  /** Type of the target. */
  type: SubdomainTargetType;
};

/** The type of a subdomain's target. */
export type SubdomainTargetType =
  /** An organization. */
  | 'ORGANIZATION';

/** A tab. */
export type TabBlock = Block & ParentBlock & {
  __typename?: 'TabBlock';
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** Name of the icon, for example `bolt`; null for none. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Id of the block in its document, for example `2fb4e344aa063887`. */
  key: Scalars['String']['output'];
  /** Markdown of the block, as it was written or rendered. */
  markdown: Scalars['String']['output'];
  /** Blocks within the block, in order. */
  nodes: Array<Block>;
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
  /** Title of the tab; null for none. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A table, or cards that are written as one. */
export type TableBlock = Block & {
  __typename?: 'TableBlock';
  /** Size of the cards, for CARDS; null for a grid. */
  cardSize?: Maybe<CardSize>;
  /** Columns, in order. */
  columns: Array<TableColumn>;
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** True if it is as wide as the page instead of the text. */
  fullWidth: Scalars['Boolean']['output'];
  /** True if the titles of the columns are hidden. */
  hideHeader: Scalars['Boolean']['output'];
  /**
   * Id of the block in its document, for example `2fb4e344aa063887`: a hash of its text, with a number
   * after it where the same block occurs again. Comments refer to it as `blockId`.
   */
  key: Scalars['String']['output'];
  /**
   * Markdown of the block, as it was written or rendered. Within a quote or a list, its further lines
   * begin as they do in the document.
   */
  markdown: Scalars['String']['output'];
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
  /** Rows, in order. */
  rows: Array<TableRow>;
  /** Form of the rows. */
  view: TableView;
};

/** A cell of a table. */
export type TableCell = {
  __typename?: 'TableCell';
  /** Content of the cell; empty for none. */
  inlines: Array<Inline>;
};

/** A column of a table. */
export type TableColumn = {
  __typename?: 'TableColumn';
  /** Alignment of the cells; null for none. */
  align?: Maybe<BlockAlign>;
  /** True if the column is not shown itself. */
  hidden: Scalars['Boolean']['output'];
  /** Part of a card that the column has; null for none. */
  role?: Maybe<ColumnRole>;
  /** Title of the column. */
  title: Array<Inline>;
  /** Kind of the values. */
  type: ColumnType;
  /** Width in pixels; null for none. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** A row of a table. */
export type TableRow = {
  __typename?: 'TableRow';
  /** Cells, in the order of the columns. There may be fewer than columns. */
  cells: Array<TableCell>;
};

/** The form of the rows of a table. */
export type TableView =
  /** As cards. */
  | 'CARDS'
  /** As rows. */
  | 'GRID';

/** Tabs. */
export type TabsBlock = Block & ParentBlock & {
  __typename?: 'TabsBlock';
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** True if it is as wide as the page instead of the text. */
  fullWidth: Scalars['Boolean']['output'];
  /** Id of the block in its document, for example `2fb4e344aa063887`. */
  key: Scalars['String']['output'];
  /** Markdown of the block, as it was written or rendered. */
  markdown: Scalars['String']['output'];
  /** The tabs, in order. */
  nodes: Array<TabBlock>;
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
};

/** The value of `target`, where a link page leads. */
export type TargetValue = FieldValue & {
  __typename?: 'TargetValue';
  /** Anchor of a heading in the page, for example `on-linux`; null for none. */
  anchor?: Maybe<Scalars['String']['output']>;
  /** Id of the file (`fil_…`), for FILE; otherwise null. */
  fileId?: Maybe<Scalars['ID']['output']>;
  /** The value as JSON. */
  json: Scalars['JSON']['output'];
  /** Kind of the target. */
  kind: ReferenceKind;
  /** Id of the page in all revisions (`pag_…`), for PAGE; otherwise null. */
  pageId?: Maybe<Scalars['ID']['output']>;
  /**
   * Id of the space (`spc_…`), for SPACE; or the space of the page, for PAGE. Null if the target names
   * no space.
   */
  spaceId?: Maybe<Scalars['ID']['output']>;
  /** URL of the target, for URL; otherwise null. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A named group of members that can receive grants. */
export type Team = Node & {
  __typename?: 'Team';
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the team (`team_…`). */
  id: Scalars['ID']['output'];
  /** Number of members of the team. */
  memberCount: Scalars['Int']['output'];
  /** Members of the team, newest first by default. */
  members: TeamMemberConnection;
  /** The organization. Null without the scope `organization:read`. */
  organization?: Maybe<Organization>;
  /** Permissions of the caller on the team. */
  permissions: TeamPermissions;
  /** Number of spaces with a grant to the team. */
  spaceCount: Scalars['Int']['output'];
  /** Title of the team, 1 to 64 characters. */
  title: Scalars['String']['output'];
};


/** A named group of members that can receive grants. */
export type TeamMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TeamMemberFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<TeamMemberOrder>;
};

/** A page of a list of teams. */
export type TeamConnection = {
  __typename?: 'TeamConnection';
  /** The teams of the page with their cursors. */
  edges: Array<TeamEdge>;
  /** The teams of the page. */
  nodes: Array<Team>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of teams on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the teams of a page, with its cursor. */
export type TeamEdge = {
  __typename?: 'TeamEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: Team;
};

/** Conditions on teams, all of which must hold. A null condition is the same as an absent one. */
export type TeamFilter = {
  /** Returns only teams created at or after this time, for example `2026-11-26T08:00:00Z`. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only teams created before this time, for example `2026-11-26T08:00:00Z`. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only teams with this user as owner (`usr_…`). */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Returns only teams with this text in the title, regardless of case. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Returns only teams that this user belongs to (`usr_…`). */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** A member of a team. */
export type TeamMember = Node & {
  __typename?: 'TeamMember';
  /** Id of the membership in the team (`tmb_…`). */
  id: Scalars['ID']['output'];
  /** The member of the organization. */
  member: Member;
  /** Membership in the team. */
  membership: TeamMembership;
  /** Permissions of the caller on the member of the team. */
  permissions: TeamMemberPermissions;
  /** The team. */
  team: Team;
};

/** A page of a list of team members. */
export type TeamMemberConnection = {
  __typename?: 'TeamMemberConnection';
  /** The team members of the page with their cursors. */
  edges: Array<TeamMemberEdge>;
  /** The team members of the page. */
  nodes: Array<TeamMember>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of team members on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the team members of a page, with its cursor. */
export type TeamMemberEdge = {
  __typename?: 'TeamMemberEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: TeamMember;
};

/**
 * Conditions on members of a team, all of which must hold. A null condition is the same as an absent
 * one.
 */
export type TeamMemberFilter = {
  /** Returns only members with this role in the team. */
  role?: InputMaybe<TeamRole>;
  /**
   * Returns only members with this text, for example `ana`, in the name or e-mail address, regardless
   * of case.
   */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of a list of members of a team. */
export type TeamMemberOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: TeamMemberOrderField;
};

/** A sort key of the members of a team. */
export type TeamMemberOrderField =
  /** By the time at which they joined the team. */
  | 'JOINED_AT'
  /** By name of the user, regardless of case. */
  | 'NAME';

/** The caller's permissions on a member of a team. */
export type TeamMemberPermissions = {
  __typename?: 'TeamMemberPermissions';
  /** True if the caller can see the member. */
  view: Scalars['Boolean']['output'];
};

/** The membership of a user in a team. */
export type TeamMembership = {
  __typename?: 'TeamMembership';
  /** Role in the team. */
  role: TeamRole;
};

/** A user and a role in the team. */
export type TeamMembershipInput = {
  /** Role in the team. Default: MEMBER for a new member, the current role for an existing one. */
  role?: InputMaybe<TeamRole>;
  /** Id (`usr_…`) or e-mail address of the user, for example `cat@acme.test`. */
  user: Scalars['String']['input'];
};

/** The sort order of a list of teams. */
export type TeamOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: TeamOrderField;
};

/** A sort key of teams. */
export type TeamOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By title, regardless of case. */
  | 'TITLE';

/** The caller's permissions on a team, within the scopes of the token. */
export type TeamPermissions = {
  __typename?: 'TeamPermissions';
  /**
   * True if the caller can change the members of the team. Organization admins and owners of the team
   * can.
   */
  admin: Scalars['Boolean']['output'];
  /** True if the caller can see the team. Role read or higher, or membership in the team, is needed. */
  view: Scalars['Boolean']['output'];
};

/** The role of a member in a team. */
export type TeamRole =
  /** The member belongs to the team. */
  | 'MEMBER'
  /** The member manages the members of the team. */
  | 'OWNER';

/** A condition that can be built from the claims of a site, offered as a starting point. */
export type TemplateCondition = {
  __typename?: 'TemplateCondition';
  /** The condition, an expression over claims, for example `visitor.claims.plan == "pro"`. */
  condition: Scalars['String']['output'];
  /** Meaning of the condition, for people. */
  description: Scalars['String']['output'];
};

/** Text with the same marks. A newline in it is a line break. */
export type TextInline = Inline & {
  __typename?: 'TextInline';
  /** Marks of the text. */
  marks: Array<TextMark>;
  /** Text that it shows, without marks; empty for none, such as for an icon. */
  text: Scalars['String']['output'];
};

/** A mark of a text. */
export type TextMark = {
  __typename?: 'TextMark';
  /** Color behind the text, for COLOR, for example `blue`; null for none, and for other marks. */
  background?: Maybe<Scalars['String']['output']>;
  /** Color of the text, for COLOR: a name or a value of CSS, for example `red`; otherwise null. */
  color?: Maybe<Scalars['String']['output']>;
  /** Kind of the mark. */
  type: TextMarkType;
};

/** The kind of a mark. */
export type TextMarkType =
  /** Bold. */
  | 'BOLD'
  /** Code. */
  | 'CODE'
  /** In a color, on a color, or both. */
  | 'COLOR'
  /** Italic. */
  | 'ITALIC'
  /** A key of a keyboard. */
  | 'KEYBOARD'
  /** Struck through. */
  | 'STRIKETHROUGH'
  /** Below the line. */
  | 'SUBSCRIPT'
  /** Above the line. */
  | 'SUPERSCRIPT';

/**
 * A part of a text. Its offsets count UTF-16 code units, as strings of JavaScript do, so that a client
 * highlights it with `text.slice(start, end)`. Ranges of one text do not overlap.
 */
export type TextRange = {
  __typename?: 'TextRange';
  /** Offset after the last code unit. */
  end: Scalars['Int']['output'];
  /** Offset of the first code unit, from 0. */
  start: Scalars['Int']['output'];
};

/** A text, such as a title, a slug, the value of a variable, or markdown. */
export type TextValue = FieldValue & {
  __typename?: 'TextValue';
  /** The value as JSON. */
  json: Scalars['JSON']['output'];
  /** The text. */
  text: Scalars['String']['output'];
};

/** The URLs of an image in light and in dark mode. */
export type ThemedAddress = {
  __typename?: 'ThemedAddress';
  /** URL in dark mode. */
  dark: Scalars['String']['output'];
  /** URL in light mode. */
  light: Scalars['String']['output'];
};

/** The URLs of an image in light and in dark mode. */
export type ThemedAddressInput = {
  /** URL in dark mode, for example `https://acme.test/logo-dark.svg`. */
  dark: Scalars['String']['input'];
  /** URL in light mode, for example `https://acme.test/logo.svg`. */
  light: Scalars['String']['input'];
};

/** A color in light and in dark mode, each as `#RRGGBB`. */
export type ThemedColor = {
  __typename?: 'ThemedColor';
  /** Color in dark mode, for example `#7ab8ff`. */
  dark: Scalars['String']['output'];
  /** Color in light mode, for example `#0057b8`. */
  light: Scalars['String']['output'];
};

/** A color in light and in dark mode, each as `#RRGGBB`. */
export type ThemedColorInput = {
  /** Color in dark mode, for example `#7ab8ff`. */
  dark: Scalars['String']['input'];
  /** Color in light mode, for example `#0057b8`. */
  light: Scalars['String']['input'];
};

/** The kind of an API token. */
export type TokenKind =
  /** A personal token, `lp_…`. */
  | 'PERSONAL'
  /** A token of a service account, `ls_…`. */
  | 'SERVICE_ACCOUNT';

/** A collection and the destination of its transfer. */
export type TransferCollectionInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the collection (`col_…`). */
  id: Scalars['ID']['input'];
  /** Id of the organization (`org_…`). */
  organizationId: Scalars['ID']['input'];
  /** Id of a collection in that organization (`col_…`). Default: the root. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `transferCollection`. */
export type TransferCollectionPayload = {
  __typename?: 'TransferCollectionPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The collection after the transfer; null if the caller cannot see it in the new organization. */
  collection?: Maybe<Collection>;
};

/** A space and the destination of its transfer. */
export type TransferSpaceInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space (`spc_…`). */
  id: Scalars['ID']['input'];
  /** Id of the organization (`org_…`). */
  organizationId: Scalars['ID']['input'];
  /** Id of a collection in that organization (`col_…`). Default: the root. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `transferSpace`. */
export type TransferSpacePayload = {
  __typename?: 'TransferSpacePayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The space after the transfer; null if the caller cannot see it in the new organization. */
  space?: Maybe<Space>;
};

/** A page of the source and its translation. */
export type TranslatedPageInput = {
  /**
   * Id of the page of the translation (`pag_…`). Required if the translation has no page with the id
   * or path of the source page. It becomes the translation of this page only.
   */
  pageId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the page of the source (`pag_…`). */
  sourcePageId: Scalars['ID']['input'];
};

/** The translation of a source space into one language. */
export type Translation = {
  __typename?: 'Translation';
  /** Numbers of pages by status; null if `space` or `source` is null. */
  coverage?: Maybe<TranslationCoverage>;
  /** Language of the translation. */
  language: Language;
  /**
   * Pages of the source with their translations, by default source pages by their time of creation,
   * then extra pages of the translation. Only pages with a document are included; groups, links and computed
   * pages are not. Empty if `space` or `source` is null.
   */
  pages: PageTranslationConnection;
  /** The translation settings. */
  settings: TranslationSettings;
  /** The source space; null if there is none that the caller can read. */
  source?: Maybe<Space>;
  /**
   * Changes of the source since `sourceRevision`: pages in the order of their ids, then other items.
   * Empty if `sourceRevision` is null.
   */
  sourceChanges: ContentChangeConnection;
  /**
   * The source's revision that the translation as a whole was last marked as a translation of.
   * Initially the head of the source when the space was added. Null if `space` or `source` is null.
   */
  sourceRevision?: Maybe<Revision>;
  /** The space of the translation; null if there is none that the caller can read. */
  space?: Maybe<Space>;
};


/** The translation of a source space into one language. */
export type TranslationPagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PageTranslationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<PageTranslationOrder>;
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
  __typename?: 'TranslationConnection';
  /** The translations of the page with their cursors. */
  edges: Array<TranslationEdge>;
  /** The translations of the page. */
  nodes: Array<Translation>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of translations on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The numbers of translated, stale, untranslated and missing pages of a translation. */
export type TranslationCoverage = {
  __typename?: 'TranslationCoverage';
  /** Number of pages of the translation without a source page. */
  extra: Scalars['Int']['output'];
  /** Number of source pages without a translation. */
  missing: Scalars['Int']['output'];
  /** Ratio of `translated` to `total`, 0 to 1; 1 if the source has no pages. */
  ratio: Scalars['Float']['output'];
  /** Number of source pages that have changed since their translation. */
  stale: Scalars['Int']['output'];
  /** Number of pages of the source with a document. */
  total: Scalars['Int']['output'];
  /** Number of source pages with a current translation. */
  translated: Scalars['Int']['output'];
  /** Number of source pages whose translation is still a copy. */
  untranslated: Scalars['Int']['output'];
};

/** One of the translations of a page, with its cursor. */
export type TranslationEdge = {
  __typename?: 'TranslationEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: Translation;
};

/** A source space and the spaces of its translations. */
export type TranslationSettings = Node & {
  __typename?: 'TranslationSettings';
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the settings (`trs_…`). */
  id: Scalars['ID']['output'];
  /** The requested languages, in the order of the input. */
  languages: Array<Language>;
  /** The organization. Null without the scope `organization:read`. */
  organization?: Maybe<Organization>;
  /** Permissions of the caller on the translation settings. */
  permissions: TranslationSettingsPermissions;
  /** The source space with its language; null if there is none that the caller can read. */
  source?: Maybe<LanguageSpace>;
  /** The spaces of the translations that the caller can read, in the order of the input. */
  spaces: Array<LanguageSpace>;
  /** Title of the settings, 1 to 100 characters. */
  title: Scalars['String']['output'];
  /** Returns the translation into a language; null if there is none. */
  translation?: Maybe<Translation>;
  /**
   * Translations into each language that is requested or has a space, except the language of the
   * source.
   */
  translations: TranslationConnection;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** URLs of the translation settings. */
  urls: TranslationSettingsUrls;
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
  __typename?: 'TranslationSettingsConnection';
  /** The translation settings of the page with their cursors. */
  edges: Array<TranslationSettingsEdge>;
  /** The translation settings of the page. */
  nodes: Array<TranslationSettings>;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of translation settings on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the translation settings of a page, with its cursor. */
export type TranslationSettingsEdge = {
  __typename?: 'TranslationSettingsEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item at the cursor. */
  node: TranslationSettings;
};

/**
 * Conditions on translation settings, all of which must hold. A null condition is the same as an
 * absent one.
 */
export type TranslationSettingsFilter = {
  /** Returns only settings created at or after this time, for example `2026-01-15T09:00:00Z`. */
  createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only settings created before this time, for example `2026-01-15T09:00:00Z`. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only settings that request this language. */
  language?: InputMaybe<Language>;
  /** Returns only settings with this text in the title, regardless of case. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Returns only settings changed last at or after this time, for example `2026-01-15T09:00:00Z`. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns only settings changed last before this time, for example `2026-01-15T09:00:00Z`. */
  updatedUntil?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The sort order of a list of translation settings. */
export type TranslationSettingsOrder = {
  /** Direction of the order. */
  direction: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field: TranslationSettingsOrderField;
};

/** A sort key of translation settings. */
export type TranslationSettingsOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By title, regardless of case. */
  | 'TITLE'
  /** By time of the last change. */
  | 'UPDATED_AT';

/** The caller's permissions on translation settings, within the scopes of the token. */
export type TranslationSettingsPermissions = {
  __typename?: 'TranslationSettingsPermissions';
  /**
   * True if the caller can change and delete the settings. Role create or higher in the organization
   * is needed.
   */
  edit: Scalars['Boolean']['output'];
  /** True if the caller can read the settings. Role read or higher in the organization is needed. */
  view: Scalars['Boolean']['output'];
};

/** URLs of translation settings. */
export type TranslationSettingsUrls = {
  __typename?: 'TranslationSettingsUrls';
  /** URL of the translation settings in `/v1`. */
  location: Scalars['String']['output'];
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
  __typename?: 'Trial';
  /** Decision at the end of the trial; null before it. */
  decision?: Maybe<TrialDecision>;
  /** End of the trial; null if it is not stored. */
  endDate?: Maybe<Scalars['DateTime']['output']>;
  /** Status of the trial. */
  status: TrialStatus;
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

/** The installation to delete. */
export type UninstallIntegrationInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the installation (`ins_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `uninstallIntegration`. */
export type UninstallIntegrationPayload = {
  __typename?: 'UninstallIntegrationPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted installation. */
  uninstalledIntegrationInstallationId?: Maybe<Scalars['ID']['output']>;
};

/** Markup that no other type describes. */
export type UnknownBlock = Block & ParentBlock & {
  __typename?: 'UnknownBlock';
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** Id of the block in its document, for example `2fb4e344aa063887`. */
  key: Scalars['String']['output'];
  /** Markdown of the block, as it was written or rendered. */
  markdown: Scalars['String']['output'];
  /** Blocks within the block, in order. */
  nodes: Array<Block>;
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
  /** The markup as it was written. */
  source: Scalars['String']['output'];
};

/** Markup in a line that no other type describes. */
export type UnknownInline = Inline & {
  __typename?: 'UnknownInline';
  /** The markup as it was written. */
  source: Scalars['String']['output'];
  /** Text that it shows, without marks; empty for none, such as for an icon. */
  text: Scalars['String']['output'];
};

/** The integration to delete. */
export type UnpublishIntegrationInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Set to true to delete installations of other organizations too. */
  force?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the integration, for example `hello`. */
  name: Scalars['String']['input'];
};

/** Result of `unpublishIntegration`. */
export type UnpublishIntegrationPayload = {
  __typename?: 'UnpublishIntegrationPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Id of the deleted integration. */
  unpublishedIntegrationId: Scalars['ID']['output'];
};

/** The site to unpublish. */
export type UnpublishSiteInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the site (`site_…`). */
  id: Scalars['ID']['input'];
};

/** Result of `unpublishSite`. */
export type UnpublishSitePayload = {
  __typename?: 'UnpublishSitePayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The unpublished site. */
  site: Site;
};

/** A dated update. */
export type UpdateBlock = Block & ParentBlock & {
  __typename?: 'UpdateBlock';
  /** Date as written, for example `2026-01-31`. */
  date: Scalars['String']['output'];
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** Id of the block in its document, for example `2fb4e344aa063887`. */
  key: Scalars['String']['output'];
  /** Markdown of the block, as it was written or rendered. */
  markdown: Scalars['String']['output'];
  /** Blocks within the block, in order. */
  nodes: Array<Block>;
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
  /** Slugs of the tags, for example `api`. */
  tags: Array<Scalars['String']['output']>;
};

/**
 * Changes to single blocks of a page's document. They are based on the page as `baseRevisionId` has it,
 * and merged with what others have changed since: an edit is refused only if somebody else has changed
 * the same blocks.
 */
export type UpdateBlocksInput = {
  /**
   * The changes, 1 to 100. All keys are those of the base revision; two changes of the same text are
   * refused.
   */
  operations: Array<BlockOperationInput>;
  /** Id of the page (`pag_…`). */
  pageId: Scalars['ID']['input'];
};

/** Changes to a change request. Absent fields remain unchanged. */
export type UpdateChangeRequestInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the change request (`cr_…`). */
  id: Scalars['ID']['input'];
  /**
   * New status: DRAFT, OPEN or ARCHIVED. The request fails with INVALID_TRANSITION for MERGED, and for
   * a change request that is merged.
   */
  status?: InputMaybe<ChangeRequestStatus>;
  /** New subject of the change request. */
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `updateChangeRequest`. */
export type UpdateChangeRequestPayload = {
  __typename?: 'UpdateChangeRequestPayload';
  /** The change request after the change. */
  changeRequest: ChangeRequest;
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
};

/** Changes to a collection. Absent fields remain unchanged. */
export type UpdateCollectionInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Level of members without a grant; null for no access. */
  defaultLevel?: InputMaybe<DefaultLevel>;
  /** Description of the collection. An empty string removes it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Id of the collection (`col_…`). */
  id: Scalars['ID']['input'];
  /** Title of the collection. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `updateCollection`. */
export type UpdateCollectionPayload = {
  __typename?: 'UpdateCollectionPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The collection after the change. */
  collection: Collection;
};

/** Changes to a comment. Absent fields remain unchanged. */
export type UpdateCommentInput = {
  /**
   * Emojis to add as reactions of the caller, for example `["👍"]`, or their code points,
   * `["1f44d"]`; existing ones are kept. At most 20, and at most 20 per user on one comment.
   */
  addedReactions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** New body. The caller must be the author. */
  body?: InputMaybe<CommentBodyInput>;
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the comment (`com_…`). */
  id: Scalars['ID']['input'];
  /**
   * Emojis to remove from the reactions of the caller, for example `["👍"]`, or their code points,
   * `["1f44d"]`. An emoji in both lists is removed. At most 20.
   */
  removedReactions?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * Set to true to resolve the comment, to false to reopen it. The caller must be the author of the
   * comment or of the change request, or needs level edit or higher.
   */
  resolved?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Result of `updateComment`. */
export type UpdateCommentPayload = {
  __typename?: 'UpdateCommentPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The comment after the change. */
  comment: Comment;
};

/** Changes to a reply. Absent fields remain unchanged. */
export type UpdateCommentReplyInput = {
  /**
   * Emojis to add as reactions of the caller, for example `["👍"]`, or their code points,
   * `["1f44d"]`; existing ones are kept. At most 20, and at most 20 per user on one reply.
   */
  addedReactions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** New body. The caller must be the author. */
  body?: InputMaybe<CommentBodyInput>;
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the reply (`rep_…`). */
  id: Scalars['ID']['input'];
  /**
   * Emojis to remove from the reactions of the caller, for example `["👍"]`, or their code points,
   * `["1f44d"]`. An emoji in both lists is removed. At most 20.
   */
  removedReactions?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Result of `updateCommentReply`. */
export type UpdateCommentReplyPayload = {
  __typename?: 'UpdateCommentReplyPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The reply after the change. */
  reply: CommentReply;
};

/** The form of the dates of updates. */
export type UpdateFormat =
  /** With the name of the month. */
  | 'FULL'
  /** In numbers. */
  | 'NUMERIC'
  /** With a short name of the month. */
  | 'SHORT';

/** Result of `updateMemberGrant` and `updateTeamGrant`. */
export type UpdateGrantPayload = {
  __typename?: 'UpdateGrantPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The grant after the change. */
  grant: Grant;
};

/**
 * Changes to an installation. Absent fields remain unchanged; a list or configuration replaces the
 * previous one.
 */
export type UpdateIntegrationInstallationInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Configuration, as declared in `configurations.account` of the integration, for example
   * `{"greeting": "Hello"}`.
   */
  configuration?: InputMaybe<Scalars['JSON']['input']>;
  /**
   * Ids of the installation in the external system of the integration, for example `["workspace-42"]`.
   * Admins of the publishing organization can set them too.
   */
  externalIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Id of the installation (`ins_…`). */
  id: Scalars['ID']['input'];
  /**
   * Scopes that the admin accepts, out of those that the integration requests now, for example
   * `["space:content:read"]`.
   */
  scopes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The selected sites, for SELECTED. */
  selectedSites?: InputMaybe<Array<SelectedSiteInput>>;
  /** The selected spaces, for SELECTED. */
  selectedSpaces?: InputMaybe<Array<SelectedSpaceInput>>;
  /** Sites in the installation scope. */
  siteSelection?: InputMaybe<InstallationSelection>;
  /** Spaces in the installation scope. */
  spaceSelection?: InputMaybe<InstallationSelection>;
  /**
   * `ACTIVE` or `PAUSED`. The request fails with INVALID_TRANSITION if a pending installation is to
   * become active. Pausing revokes its tokens.
   */
  status?: InputMaybe<InstallationStatus>;
};

/** Result of `updateIntegrationInstallation`. */
export type UpdateIntegrationInstallationPayload = {
  __typename?: 'UpdateIntegrationInstallationPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The installation after the change. */
  installation: IntegrationInstallation;
};

/** Changes to a link invite. Absent fields remain unchanged. */
export type UpdateLinkInviteInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Time of expiry, for example `2027-01-31T00:00:00Z`; null for no expiry. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Id of the link invite (`lnk_…`). */
  id: Scalars['ID']['input'];
  /** Maximum number of uses, 1 to 100000; null for no limit. */
  maxUses?: InputMaybe<Scalars['Int']['input']>;
  /** Role of new members; null for guests. ADMIN is refused. */
  role?: InputMaybe<Role>;
  /** Id of the team (`team_…`) that new members join; null for none. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `updateLinkInvite`. */
export type UpdateLinkInvitePayload = {
  __typename?: 'UpdateLinkInvitePayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The link invite after the change. */
  linkInvite: LinkInvite;
};

/** A member with a grant, and its new level. */
export type UpdateMemberGrantInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space or collection (`spc_…` or `col_…`). */
  contentId: Scalars['ID']['input'];
  /** Level to grant; null denies access, whatever the parent collections grant. */
  role?: InputMaybe<Role>;
  /** Id of the user (`usr_…`). */
  userId: Scalars['ID']['input'];
};

/** Changes to a member. */
export type UpdateMemberInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the member (`mbr_…`). */
  id: Scalars['ID']['input'];
  /** New role; null for a guest. The request fails with CONFLICT for the last admin. */
  role?: InputMaybe<Role>;
};

/** Result of `updateMember`. */
export type UpdateMemberPayload = {
  __typename?: 'UpdateMemberPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The member after the change. */
  member: Member;
};

/** Changes to an organization. Absent fields remain unchanged. */
export type UpdateOrganizationInput = {
  /** True to enable AI features. */
  ai?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The content that members see first; null for none. */
  defaultContent?: InputMaybe<DefaultContentInput>;
  /** Default role of new members; null for guest. */
  defaultRole?: InputMaybe<Role>;
  /**
   * E-mail domains whose users can join the organization, for example `["acme.test"]`. A domain
   * belongs to one organization only, and domains of public mail providers are refused. At most 50.
   */
  emailDomains?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * Subdomain of the organization in public URLs, for example `acme-docs`: lower-case letters, digits
   * and hyphens. The request fails with ALREADY_EXISTS if it is taken, and with BAD_USER_INPUT if the
   * service itself uses it, for example `www`.
   */
  hostname?: InputMaybe<Scalars['String']['input']>;
  /** Id of the organization (`org_…`). */
  id: Scalars['ID']['input'];
  /** True to enable link invites. */
  inviteLinks?: InputMaybe<Scalars['Boolean']['input']>;
  /** Address of the logo, for example `https://acme.test/logo.png`; null removes it. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /**
   * True if members must sign in through SAML. The request fails with CONFLICT while no provider is
   * active.
   */
  sso?: InputMaybe<Scalars['Boolean']['input']>;
  /** Title of the organization. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `updateOrganization`. */
export type UpdateOrganizationPayload = {
  __typename?: 'UpdateOrganizationPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The organization after the change. */
  organization: Organization;
};

/** Changes to a page. Absent fields remain unchanged. `markdown` and `document` exclude each other. */
export type UpdatePageInput = {
  /**
   * Index among the pages of the parent, from 0. Default: the end of a new parent, otherwise the
   * current position.
   */
  at?: InputMaybe<Scalars['Int']['input']>;
  /** Source of a computed page. */
  computed?: InputMaybe<ComputedPageInput>;
  /** Cover of the page; null removes it. */
  cover?: InputMaybe<PageCoverInput>;
  /** Description of the page; null removes it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The document, in the form that existing clients of `/v1` send. */
  document?: InputMaybe<DocumentInput>;
  /** Emoji of the page, for example `👋`, or its code points, `1f44b`; null removes it. */
  emoji?: InputMaybe<Scalars['String']['input']>;
  /** Set to true to hide the page from the table of contents. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the icon of the page, for example `rocket`; null removes it. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Visible parts of the page. */
  layout?: InputMaybe<PageLayoutInput>;
  /** Title in tables of contents, in place of the title; null removes it. */
  linkTitle?: InputMaybe<Scalars['String']['input']>;
  /**
   * Markdown of the page, for example `# Install`, at most 1 MiB. It may begin with YAML front matter,
   * which sets those fields that are absent from the input; its other keys become `frontMatter`. A
   * block that is not YAML, or has no key of a field, is text.
   */
  markdown?: InputMaybe<Scalars['String']['input']>;
  /** Set to true to exclude the page from the search of a site. */
  noIndex?: InputMaybe<Scalars['Boolean']['input']>;
  /** Set to true to ask search engines not to index the page. */
  noRobotsIndex?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the page (`pag_…`), or a ref of this batch. */
  pageId: Scalars['ID']['input'];
  /** Id of the new parent page (`pag_…`), or a ref of this batch; null for the root. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Last segment of the page's path, for example `install`. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Target of a link. */
  target?: InputMaybe<PageTargetInput>;
  /** Title of the page. */
  title?: InputMaybe<Scalars['String']['input']>;
  /**
   * Values of `{{ name }}` in the document, for example `{"product": "Lectern"}`; a null value removes
   * the variable.
   */
  variables?: InputMaybe<Scalars['StringMap']['input']>;
};

/** Changes to the authentication of visitors. Absent fields remain unchanged. */
export type UpdatePublishingAuthInput = {
  /** Service that signs the tokens of visitors. */
  backend?: InputMaybe<VisitorAuthBackend>;
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /**
   * URL to which visitors without a valid token are redirected, for example
   * `https://acme.test/sign-in`; null for none.
   */
  fallbackUrl?: InputMaybe<Scalars['String']['input']>;
  /** Id of the site (`site_…`). */
  siteId: Scalars['ID']['input'];
};

/** Result of `updatePublishingAuth`. */
export type UpdatePublishingAuthPayload = {
  __typename?: 'UpdatePublishingAuthPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The settings after the change. */
  publishingAuth: PublishingAuth;
};

/** Changes to a reusable content. Absent fields remain unchanged. */
export type UpdateReusableContentInput = {
  /** Markdown of the reusable content, for example `Write to **support@acme.test**.`, at most 1 MiB. */
  markdown?: InputMaybe<Scalars['String']['input']>;
  /** Id of the reusable content (`reu_…`), or a ref of this batch. */
  reusableContentId: Scalars['ID']['input'];
  /** Title of the reusable content. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a SAML provider. Absent fields remain unchanged. */
export type UpdateSamlProviderInput = {
  /**
   * Signing certificate of the provider, in PEM (`-----BEGIN CERTIFICATE-----…`) or bare base64, or
   * two in PEM during a key rotation. An empty string removes it.
   */
  certificate?: InputMaybe<Scalars['String']['input']>;
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Role of new members; null for guest. */
  defaultRole?: InputMaybe<Role>;
  /** Id of the team (`team_…`) that new members join. */
  defaultTeamId?: InputMaybe<Scalars['ID']['input']>;
  /** Entity id of the provider, for example `https://idp.acme.test/saml`. An empty string removes it. */
  entityId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the SAML provider (`saml_…`). */
  id: Scalars['ID']['input'];
  /** Label of the sign-in button. */
  label?: InputMaybe<Scalars['String']['input']>;
  /**
   * URL of the provider for authentication requests (HTTP-Redirect binding), for example
   * `https://idp.acme.test/sso`.
   */
  ssoUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `updateSAMLProvider`. */
export type UpdateSamlProviderPayload = {
  __typename?: 'UpdateSAMLProviderPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The provider after the change. */
  samlProvider: SamlProvider;
};

/** Changes to a service account. Absent fields remain unchanged. */
export type UpdateServiceAccountInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the service account (`sva_…`). */
  id: Scalars['ID']['input'];
  /** Name of the service account. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Role in the organization; null for the permissions of a guest. */
  role?: InputMaybe<Role>;
};

/** Result of `updateServiceAccount`. */
export type UpdateServiceAccountPayload = {
  __typename?: 'UpdateServiceAccountPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The service account after the change. */
  serviceAccount: ServiceAccount;
};

/** Changes to a share link. Absent fields remain unchanged. */
export type UpdateShareLinkInput = {
  /** True if the link opens the site. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the share link (`shl_…`). */
  id: Scalars['ID']['input'];
  /** Name of the share link. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `updateShareLink`. */
export type UpdateShareLinkPayload = {
  __typename?: 'UpdateShareLinkPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The share link after the change. */
  shareLink: ShareLink;
};

/** Changes to a site. Absent fields remain unchanged. */
export type UpdateSiteInput = {
  /** Adaptive content, which shows parts of the site by the claims of the visitor. */
  adaptiveContent?: InputMaybe<AdaptiveContentInput>;
  /** Access of AI agents. */
  agentsContext?: InputMaybe<AgentsContext>;
  /**
   * Path segment of the public URL, for example `acme-help`: lower-case letters, digits and hyphens.
   * The request fails with ALREADY_EXISTS if it is taken.
   */
  basename?: InputMaybe<Scalars['String']['input']>;
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the default section (`sec_…`). */
  defaultSiteSectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the default site space (`sts_…`), at the root or in the default section. */
  defaultSiteSpaceId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the site (`site_…`). */
  id: Scalars['ID']['input'];
  /** Domain with a path at which a proxy serves the site, for example `acme.test/docs`; null for none. */
  proxy?: InputMaybe<Scalars['String']['input']>;
  /** Title of the site. */
  title?: InputMaybe<Scalars['String']['input']>;
  /**
   * Access of visitors while the site is published. The caller must be an organization admin or the
   * creator of the site.
   */
  visibility?: InputMaybe<SiteVisibility>;
};

/** Result of `updateSite`. */
export type UpdateSitePayload = {
  __typename?: 'UpdateSitePayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The site after the change. */
  site: Site;
};

/**
 * Changes to a redirect. Absent fields remain unchanged. An automatic redirect becomes manual, and
 * keeps its current destination by default.
 */
export type UpdateSiteRedirectInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Destination, as in `CreateSiteRedirectInput.destination`. */
  destination?: InputMaybe<Scalars['String']['input']>;
  /** Id of the redirect (`red_…`). */
  id: Scalars['ID']['input'];
  /** Path in the site, as in `CreateSiteRedirectInput.source`. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `updateSiteRedirect`. */
export type UpdateSiteRedirectPayload = {
  __typename?: 'UpdateSiteRedirectPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The redirect after the change. */
  siteRedirect: SiteRedirect;
};

/** Changes to a section group. Absent fields remain unchanged. */
export type UpdateSiteSectionGroupInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Name of the icon, for example `box`; null removes it. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Id of the section group (`grp_…`). */
  id: Scalars['ID']['input'];
  /** Title of the group. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `updateSiteSectionGroup`. */
export type UpdateSiteSectionGroupPayload = {
  __typename?: 'UpdateSiteSectionGroupPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The section group after the change. */
  siteSectionGroup: SiteSectionGroup;
};

/** Changes to a section. Absent fields remain unchanged. */
export type UpdateSiteSectionInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Condition of the section, for example `visitor.claims.plan == "pro"`; null removes it. */
  condition?: InputMaybe<Scalars['String']['input']>;
  /** Id of the default site space of the section (`sts_…`). */
  defaultSiteSpaceId?: InputMaybe<Scalars['ID']['input']>;
  /** Description of the section; null removes it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Name of the icon, for example `book`; null removes it. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Id of the section (`sec_…`). */
  id: Scalars['ID']['input'];
  /**
   * Path segment of the section, for example `guide`: lower-case letters, digits and hyphens. The
   * request fails with ALREADY_EXISTS if it is taken.
   */
  path?: InputMaybe<Scalars['String']['input']>;
  /** Title of the section. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `updateSiteSection`. */
export type UpdateSiteSectionPayload = {
  __typename?: 'UpdateSiteSectionPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The section after the change. */
  siteSection: SiteSection;
};

/** Changes to a site space. Absent fields remain unchanged. */
export type UpdateSiteSpaceInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Condition of the site space, for example `visitor.claims.plan == "pro"`; null removes it. */
  condition?: InputMaybe<Scalars['String']['input']>;
  /** Id of the site space (`sts_…`). */
  id: Scalars['ID']['input'];
  /**
   * Path segment of the site space, for example `api-reference`: lower-case letters, digits and
   * hyphens. The request fails with ALREADY_EXISTS if it is taken.
   */
  path?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space (`spc_…`). The caller needs level create or higher on it. */
  spaceId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `updateSiteSpace`. */
export type UpdateSiteSpacePayload = {
  __typename?: 'UpdateSiteSpacePayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The site space after the change. */
  siteSpace: SiteSpace;
};

/** Changes to a space. Absent fields remain unchanged. */
export type UpdateSpaceInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Level of members without a grant; null for no access. */
  defaultLevel?: InputMaybe<DefaultLevel>;
  /** Way in which the primary content can be changed. */
  editMode?: InputMaybe<SpaceEditMode>;
  /** Emoji of the space, for example `🚀`, or its code points, `1f680`. */
  emoji?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space (`spc_…`). */
  id: Scalars['ID']['input'];
  /** Title of the space. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Access without membership. IN_COLLECTION is refused at the root. */
  visibility?: InputMaybe<SpaceVisibility>;
};

/** Result of `updateSpace`. */
export type UpdateSpacePayload = {
  __typename?: 'UpdateSpacePayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The space after the change. */
  space: Space;
};

/** A team with a grant, and its new level. */
export type UpdateTeamGrantInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space or collection (`spc_…` or `col_…`). */
  contentId: Scalars['ID']['input'];
  /** Level to grant; null denies access, whatever the parent collections grant. */
  role?: InputMaybe<Role>;
  /** Id of the team (`team_…`). */
  teamId: Scalars['ID']['input'];
};

/** Changes to a team. */
export type UpdateTeamInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the team (`team_…`). */
  id: Scalars['ID']['input'];
  /** New title of the team. */
  title: Scalars['String']['input'];
};

/**
 * Changes to the members of a team, all or none. Users are named by id or e-mail address; the request
 * fails if one is not a member of the organization.
 */
export type UpdateTeamMembersInput = {
  /**
   * Users to add, by id or e-mail address, for example `["cat@acme.test"]`; existing members keep
   * their role. At most 1000.
   */
  add?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Users to add or change, each once, with their roles. At most 1000. */
  memberships?: InputMaybe<Array<TeamMembershipInput>>;
  /** Users to remove, by id or e-mail address, also if they are in `add`. At most 1000. */
  remove?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Id of the team (`team_…`). */
  teamId: Scalars['ID']['input'];
};

/** Result of `updateTeamMembers`. */
export type UpdateTeamMembersPayload = {
  __typename?: 'UpdateTeamMembersPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Ids of the removed memberships in the team (`tmb_…`), of those users of `remove` who were in it. */
  removedTeamMemberIds: Array<Scalars['ID']['output']>;
  /** The team after the change. */
  team: Team;
  /**
   * The edges of `teamMembers` in the list of their parent, in the default order of that list.
   * The list may have had it before.
   */
  teamMemberEdges?: Maybe<Array<TeamMemberEdge>>;
  /** The members of `add` and `memberships` in the team, new ones and those that it had before. */
  teamMembers: Array<TeamMember>;
};

/** Result of `updateTeam`. */
export type UpdateTeamPayload = {
  __typename?: 'UpdateTeamPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The team after the change. */
  team: Team;
};

/** A list of dated updates, such as a changelog. */
export type UpdatesBlock = Block & ParentBlock & {
  __typename?: 'UpdatesBlock';
  /** Number of blocks that it is in. */
  depth: Scalars['Int']['output'];
  /** Form of the dates. */
  format: UpdateFormat;
  /** Id of the block in its document, for example `2fb4e344aa063887`. */
  key: Scalars['String']['output'];
  /** Markdown of the block, as it was written or rendered. */
  markdown: Scalars['String']['output'];
  /** The updates, in order. */
  nodes: Array<UpdateBlock>;
  /** `key` of the block that it is in; null at the root of the document, and of a note. */
  parentKey?: Maybe<Scalars['String']['output']>;
};

/**
 * A file to upload: `base64`; or `upload`, in a multipart request with the header
 * `GraphQL-Require-Preflight: 1`; or a form with one part `file` to `/v1/orgs/{organizationId}/files`.
 */
export type UploadFileInput = {
  /** Content of the file in base64, for example `TW9uZGF5`, at most 10 MiB decoded. */
  base64?: InputMaybe<Scalars['String']['input']>;
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Media type, for example `image/png`. The type that is detected from the bytes takes precedence. */
  contentType?: InputMaybe<Scalars['String']['input']>;
  /**
   * Name of the file with its extension, for example `logo.png`. By default the name in the multipart
   * request; required with `base64`.
   */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Id of the organization (`org_…`). */
  organizationId: Scalars['ID']['input'];
  /**
   * File of a multipart request, at most 100 MiB. The variables must name the organization,
   * as `input.organizationId` or `organizationId`, so that the permission is checked before the file
   * is read.
   */
  upload?: InputMaybe<Scalars['Upload']['input']>;
};

/** Result of `uploadFile`. */
export type UploadFilePayload = {
  __typename?: 'UploadFilePayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The uploaded file. Its `fileId` can be used in content. */
  file: File;
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
export type User = Actor & Node & {
  __typename?: 'User';
  /**
   * Change requests that the user created or whose content they changed, in all organizations, latest
   * change first by default. Null unless the user is the caller.
   */
  changeRequests?: Maybe<ChangeRequestConnection>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Display name, for example `Ana Alvarez`. */
  displayName: Scalars['String']['output'];
  /** E-mail address, in lower case. */
  email: Scalars['String']['output'];
  /** Id of the user (`usr_…`). */
  id: Scalars['ID']['output'];
  /**
   * Organizations of the user, newest first by default. Null unless the user is the
   * caller, as are all lists of the start screen of an app.
   */
  organizations?: Maybe<OrganizationConnection>;
  /** URL of a picture; null for none. */
  photoUrl?: Maybe<Scalars['String']['output']>;
  /**
   * Comments of other users on change requests that the user contributed to, in spaces where the user
   * can comment, newest first. Null unless the user is the caller.
   */
  receivedComments?: Maybe<CommentConnection>;
  /**
   * Replies of other users to comments of the user, and to comments on change requests that the user
   * contributed to, in spaces where the user can comment, newest first. Null unless the user is the
   * caller.
   */
  receivedReplies?: Maybe<CommentReplyConnection>;
  /**
   * Spaces that the user created, changed or discussed last, latest first, at most 50. It looks at the
   * last 500 audit events of the user in each organization. Null unless the user is the caller.
   */
  recentSpaces?: Maybe<SpaceConnection>;
  /**
   * Open change requests that the user was asked to review and whose current revision they have not
   * reviewed, in all organizations, newest request for a review first. Null unless the user is the
   * caller.
   */
  reviewRequests?: Maybe<ChangeRequestConnection>;
  /** URLs of the user. */
  urls: UserUrls;
  /** The user that represents the actor, whose id arguments take. A user is their own. */
  user: User;
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
  orderBy?: InputMaybe<ChangeRequestOrder>;
};


/**
 * A person, or the representation of a service account or installation. Its public fields are visible
 * to users in a common organization.
 */
export type UserOrganizationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrganizationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<OrganizationOrder>;
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
  code: UserErrorCode;
  /** Explanation for people: what happened and what to do. */
  message: Scalars['String']['output'];
  /**
   * Path of the invalid value inside `input`, for example `["emails", "2"]`. Null if the error does not
   * concern one value.
   */
  path?: Maybe<Array<Scalars['String']['output']>>;
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
  __typename?: 'UserUrls';
  /** URL of the user in `/v1`. */
  location: Scalars['String']['output'];
};

/**
 * An invalid value of the input. A payload has one such error for each invalid value, at most 50. The
 * code is BAD_USER_INPUT or UNSUPPORTED_SOURCE.
 */
export type ValidationError = UserError & {
  __typename?: 'ValidationError';
  /** Code of the error, for programs. */
  code: UserErrorCode;
  /** Explanation for people: what happened and what to do. */
  message: Scalars['String']['output'];
  /** Path of the invalid value inside `input`. Null if the error does not concern one value. */
  path?: Maybe<Array<Scalars['String']['output']>>;
};

/** A state of a space. */
export type VersionContext = {
  __typename?: 'VersionContext';
  /** The change request; null for a revision. */
  changeRequest?: Maybe<ChangeRequest>;
  /** The revision; null for a change request. */
  revision?: Maybe<Revision>;
  /** Kind of the state. */
  type: VersionContextType;
};

/** The kind of a state of a space. */
export type VersionContextType =
  /** A change request. */
  | 'CHANGE_REQUEST'
  /** A revision. A change request without changes is at a revision of its space. */
  | 'REVISION';

/** The authentication of the visitors of a space. */
export type VisitorAuth = {
  __typename?: 'VisitorAuth';
  /** Service that authenticates visitors. */
  backend: VisitorAuthBackend;
};

/** The service that authenticates visitors. */
export type VisitorAuthBackend =
  /** A service of the organization. */
  | 'CUSTOM'
  /** An integration. */
  | 'INTEGRATION';

/** A visitor of a site. */
export type VisitorInput = {
  /**
   * JWT (HS256, `exp` at most 24 hours ahead) that is signed with the key of the site, for example
   * `eyJhbGciOiJIUzI1NiJ9.…`.
   */
  jwtToken?: InputMaybe<Scalars['String']['input']>;
  /**
   * Unsigned claims, which conditions read as `visitor.claims.unsigned`, for example `{"isDeveloper":
   * true}`: an object of at most 4 KiB as JSON.
   */
  unsignedClaims?: InputMaybe<Scalars['JSON']['input']>;
};



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



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  IntegrationOwner:
    | ( RowOf<'Organization'> )
    | ( PublicOrganizationRow )
  ;
  SiteStructureItem:
    | ( ViewOf<'SiteSection'> )
    | ( ViewOf<'SiteSectionGroup'> )
    | ( ViewOf<'SiteSpace'> )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Actor:
    | ( RowOf<'IntegrationInstallation'> )
    | ( RowOf<'ServiceAccount'> )
    | ( RowOf<'User'> )
  ;
  Block:
    | ( BlockRow<'branch'> )
    | ( BlockRow<'code'> )
    | ( BlockRow<'column'> )
    | ( BlockRow<'columns'> )
    | ( BlockRow<'condition'> )
    | ( BlockRow<'content-ref'> )
    | ( BlockRow<'divider'> )
    | ( BlockRow<'drawing'> )
    | ( BlockRow<'embed'> )
    | ( BlockRow<'expandable'> )
    | ( BlockRow<'file'> )
    | ( BlockRow<'heading'> )
    | ( BlockRow<'hint'> )
    | ( BlockRow<'image'> )
    | ( BlockRow<'images'> )
    | ( BlockRow<'list'> )
    | ( BlockRow<'list-item'> )
    | ( BlockRow<'math'> )
    | ( BlockRow<'openapi-operation'> )
    | ( BlockRow<'openapi-schemas'> )
    | ( BlockRow<'openapi-webhook'> )
    | ( BlockRow<'paragraph'> )
    | ( BlockRow<'prompt'> )
    | ( BlockRow<'quote'> )
    | ( BlockRow<'reusable-content'> )
    | ( BlockRow<'stepper-step'> )
    | ( BlockRow<'stepper'> )
    | ( BlockRow<'tabs-item'> )
    | ( BlockRow<'table'> )
    | ( BlockRow<'tabs'> )
    | ( BlockRow<'unknown'> )
    | ( BlockRow<'update'> )
    | ( BlockRow<'updates'> )
  ;
  Commentable:
    | ( RowOf<'ChangeRequest'> )
    | ( ViewOf<'Space'> )
  ;
  Content:
    | ( RowOf<'Collection'> )
    | ( ViewOf<'Space'> )
  ;
  FieldValue:
    | ( BooleanValue )
    | ( ComputedValue )
    | ( CoverValue )
    | ( Omit<EntryValue, 'fields'> & { fields: Array<_RefType['NamedValue']> } )
    | ( GitValue )
    | ( NumberValue )
    | ( OtherValue )
    | ( Omit<PageValue, 'fields'> & { fields: Array<_RefType['NamedValue']> } )
    | ( ParentValue )
    | ( ParentsValue )
    | ( TargetValue )
    | ( TextValue )
  ;
  Inline:
    | ( InlineRow<'annotation'> )
    | ( InlineRow<'button'> )
    | ( InlineRow<'emoji'> )
    | ( InlineRow<'expression'> )
    | ( InlineRow<'icon'> )
    | ( InlineRow<'inline-image'> )
    | ( InlineRow<'link'> )
    | ( InlineRow<'inline-math'> )
    | ( InlineRow<'mention'> )
    | ( InlineRow<'text'> )
    | ( InlineRow<'unknown-inline'> )
  ;
  Node:
    | ( RowOf<'ApiToken'> )
    | ( RowOf<'AuditEvent'> )
    | ( RowOf<'ChangeRequest'> )
    | ( RowOf<'Collection'> )
    | ( RowOf<'Comment'> )
    | ( RowOf<'CommentReply'> )
    | ( PageRow )
    | ( PageRow )
    | ( ShownFile )
    | ( RowOf<'Grant'> )
    | ( PageRow )
    | ( RowOf<'Import'> )
    | ( RowOf<'Integration'> )
    | ( RowOf<'IntegrationInstallation'> )
    | ( RowOf<'Invite'> )
    | ( RowOf<'LinkInvite'> )
    | ( PageRow )
    | ( RowOf<'Member'> )
    | ( RowOf<'OpenAPISpec'> )
    | ( RowOf<'OpenAPISpecVersion'> )
    | ( RowOf<'Organization'> )
    | ( ReusableContentRow )
    | ( RowOf<'Review'> )
    | ( RevisionView )
    | ( RowOf<'SAMLProvider'> )
    | ( RowOf<'ServiceAccount'> )
    | ( RowOf<'ShareLink'> )
    | ( ViewOf<'Site'> )
    | ( RowOf<'SiteRedirect'> )
    | ( ViewOf<'SiteSection'> )
    | ( ViewOf<'SiteSectionGroup'> )
    | ( ViewOf<'SiteSpace'> )
    | ( ViewOf<'Space'> )
    | ( RowOf<'Team'> )
    | ( RowOf<'TeamMember'> )
    | ( RowOf<'TranslationSettings'> )
    | ( RowOf<'User'> )
  ;
  Page:
    | ( PageRow )
    | ( PageRow )
    | ( PageRow )
    | ( PageRow )
  ;
  ParentBlock:
    | ( BlockRow<'branch'> )
    | ( BlockRow<'column'> )
    | ( BlockRow<'columns'> )
    | ( BlockRow<'condition'> )
    | ( BlockRow<'expandable'> )
    | ( BlockRow<'hint'> )
    | ( BlockRow<'images'> )
    | ( BlockRow<'list'> )
    | ( BlockRow<'list-item'> )
    | ( BlockRow<'quote'> )
    | ( BlockRow<'stepper-step'> )
    | ( BlockRow<'stepper'> )
    | ( BlockRow<'tabs-item'> )
    | ( BlockRow<'tabs'> )
    | ( BlockRow<'unknown'> )
    | ( BlockRow<'update'> )
    | ( BlockRow<'updates'> )
  ;
  UserError:
    | ( AlreadyExists )
    | ( Omit<BlockedByRulesError, 'blockedBy'> & { blockedBy: Array<_RefType['MergeBlock']> } )
    | ( Omit<ConflictError, 'sites'> & { sites: Array<_RefType['Site']> } )
    | ( Omit<MergeConflictError, 'conflicts'> & { conflicts: Array<_RefType['MergeConflict']> } )
    | ( StaleRevision )
    | ( ValidationError )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptInviteInput: AcceptInviteInput;
  AcceptInvitePayload: ResolverTypeWrapper<Omit<AcceptInvitePayload, 'member'> & { member: ResolversTypes['Member'] }>;
  Actor: ResolverTypeWrapper<ActorRow>;
  AdaptiveContent: ResolverTypeWrapper<AdaptiveContent>;
  AdaptiveContentInput: AdaptiveContentInput;
  AdaptiveSchema: ResolverTypeWrapper<AdaptiveSchema>;
  AddSectionToGroupInput: AddSectionToGroupInput;
  AddSectionToGroupPayload: ResolverTypeWrapper<Omit<AddSectionToGroupPayload, 'siteSectionGroup'> & { siteSectionGroup: ResolversTypes['SiteSectionGroup'] }>;
  AdsStatus: AdsStatus;
  AgentsContext: AgentsContext;
  AlreadyExistsError: ResolverTypeWrapper<AlreadyExists>;
  AnnotationInline: ResolverTypeWrapper<InlineRow<'annotation'>>;
  ApiToken: ResolverTypeWrapper<RowOf<'ApiToken'>>;
  ApiTokenConnection: ResolverTypeWrapper<PageOf<'ApiToken'>>;
  ApiTokenEdge: ResolverTypeWrapper<Omit<ApiTokenEdge, 'node'> & { node: ResolversTypes['ApiToken'] }>;
  ApiTokenFilter: ApiTokenFilter;
  ApiTokenOrder: ApiTokenOrder;
  ApiTokenOrderField: ApiTokenOrderField;
  ApiTokenUrls: ResolverTypeWrapper<ApiTokenUrls>;
  AuditEvent: ResolverTypeWrapper<RowOf<'AuditEvent'>>;
  AuditEventConnection: ResolverTypeWrapper<PageOf<'AuditEvent'>>;
  AuditEventEdge: ResolverTypeWrapper<Omit<AuditEventEdge, 'node'> & { node: ResolversTypes['AuditEvent'] }>;
  AuditEventFilter: AuditEventFilter;
  AuditEventOrder: AuditEventOrder;
  AuditEventOrderField: AuditEventOrderField;
  AuditPath: ResolverTypeWrapper<Omit<AuditPath, 'collection' | 'space'> & { collection?: Maybe<ResolversTypes['Collection']>, space?: Maybe<ResolversTypes['Space']> }>;
  BacklinkConnection: ResolverTypeWrapper<Connection<ReferenceRow>>;
  BacklinkEdge: ResolverTypeWrapper<Omit<BacklinkEdge, 'node'> & { node: ResolversTypes['ContentReference'] }>;
  Billing: ResolverTypeWrapper<Billing>;
  BillingInterval: BillingInterval;
  BillingMigration: ResolverTypeWrapper<BillingMigration>;
  Block: ResolverTypeWrapper<BlockRow>;
  BlockAlign: BlockAlign;
  BlockChange: ResolverTypeWrapper<BlockChangeRow>;
  BlockChangeKind: BlockChangeKind;
  BlockOperationInput: BlockOperationInput;
  BlockPositionInput: BlockPositionInput;
  BlockRange: ResolverTypeWrapper<BlockRange>;
  Blocked: ResolverTypeWrapper<Blocked>;
  BlockedByRulesError: ResolverTypeWrapper<Omit<BlockedByRulesError, 'blockedBy'> & { blockedBy: Array<ResolversTypes['MergeBlock']> }>;
  BlockedReason: BlockedReason;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BooleanValue: ResolverTypeWrapper<BooleanValue>;
  BranchBlock: ResolverTypeWrapper<BlockRow<'branch'>>;
  BrokenLinkStats: ResolverTypeWrapper<BrokenLinkNumbers>;
  ButtonInline: ResolverTypeWrapper<InlineRow<'button'>>;
  ButtonKind: ButtonKind;
  CardSize: CardSize;
  ChangeRequest: ResolverTypeWrapper<RowOf<'ChangeRequest'>>;
  ChangeRequestConnection: ResolverTypeWrapper<PageOf<'ChangeRequest'>>;
  ChangeRequestEdge: ResolverTypeWrapper<Omit<ChangeRequestEdge, 'node'> & { node: ResolversTypes['ChangeRequest'] }>;
  ChangeRequestFilter: ChangeRequestFilter;
  ChangeRequestOrder: ChangeRequestOrder;
  ChangeRequestOrderField: ChangeRequestOrderField;
  ChangeRequestStatus: ChangeRequestStatus;
  ChangeRequestUrls: ResolverTypeWrapper<ChangeRequestUrls>;
  CodeBlock: ResolverTypeWrapper<BlockRow<'code'>>;
  Collection: ResolverTypeWrapper<RowOf<'Collection'>>;
  CollectionConnection: ResolverTypeWrapper<PageOf<'Collection'>>;
  CollectionEdge: ResolverTypeWrapper<Omit<CollectionEdge, 'node'> & { node: ResolversTypes['Collection'] }>;
  CollectionFilter: CollectionFilter;
  CollectionOrder: CollectionOrder;
  CollectionOrderField: CollectionOrderField;
  CollectionPermissions: ResolverTypeWrapper<CollectionPermissions>;
  CollectionUrls: ResolverTypeWrapper<CollectionUrls>;
  ColumnBlock: ResolverTypeWrapper<BlockRow<'column'>>;
  ColumnRole: ColumnRole;
  ColumnType: ColumnType;
  ColumnsBlock: ResolverTypeWrapper<BlockRow<'columns'>>;
  Comment: ResolverTypeWrapper<RowOf<'Comment'>>;
  CommentBody: ResolverTypeWrapper<CommentBody>;
  CommentBodyInput: CommentBodyInput;
  CommentConnection: ResolverTypeWrapper<PageOf<'Comment'>>;
  CommentEdge: ResolverTypeWrapper<Omit<CommentEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  CommentFilter: CommentFilter;
  CommentFormat: CommentFormat;
  CommentNode: ResolverTypeWrapper<CommentNode>;
  CommentOrder: CommentOrder;
  CommentOrderField: CommentOrderField;
  CommentPermissions: ResolverTypeWrapper<CommentPermissions>;
  CommentReply: ResolverTypeWrapper<RowOf<'CommentReply'>>;
  CommentReplyConnection: ResolverTypeWrapper<PageOf<'CommentReply'>>;
  CommentReplyEdge: ResolverTypeWrapper<Omit<CommentReplyEdge, 'node'> & { node: ResolversTypes['CommentReply'] }>;
  CommentReplyFilter: CommentReplyFilter;
  CommentReplyOrder: CommentReplyOrder;
  CommentReplyOrderField: CommentReplyOrderField;
  CommentStatus: CommentStatus;
  CommentTarget: ResolverTypeWrapper<Omit<CommentTarget, 'changeRequest' | 'page' | 'revision' | 'space'> & { changeRequest?: Maybe<ResolversTypes['ChangeRequest']>, page?: Maybe<ResolversTypes['CommentedPage']>, revision?: Maybe<ResolversTypes['Revision']>, space?: Maybe<ResolversTypes['Space']> }>;
  CommentUrls: ResolverTypeWrapper<CommentUrls>;
  Commentable: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Commentable']>;
  CommentedPage: ResolverTypeWrapper<Omit<CommentedPage, 'page'> & { page?: Maybe<ResolversTypes['Page']> }>;
  CommunityType: CommunityType;
  CompleteSignInInput: CompleteSignInInput;
  CompleteSignInPayload: ResolverTypeWrapper<Omit<CompleteSignInPayload, 'token'> & { token: ResolversTypes['ApiToken'] }>;
  ComputedPage: ResolverTypeWrapper<PageRow>;
  ComputedPageInput: ComputedPageInput;
  ComputedValue: ResolverTypeWrapper<ComputedValue>;
  ConditionBlock: ResolverTypeWrapper<BlockRow<'condition'>>;
  ConflictBlock: ResolverTypeWrapper<ConflictBlock>;
  ConflictBlockResolutionInput: ConflictBlockResolutionInput;
  ConflictChoice: ConflictChoice;
  ConflictError: ResolverTypeWrapper<Omit<ConflictError, 'sites'> & { sites: Array<ResolversTypes['Site']> }>;
  ConflictResolutionInput: ConflictResolutionInput;
  ConflictSegment: ResolverTypeWrapper<ConflictSegment>;
  Content: ResolverTypeWrapper<ContentView>;
  ContentChange: ResolverTypeWrapper<ContentChangeRow>;
  ContentChangeConnection: ResolverTypeWrapper<Connection<ContentChangeRow>>;
  ContentChangeEdge: ResolverTypeWrapper<Omit<ContentChangeEdge, 'node'> & { node: ResolversTypes['ContentChange'] }>;
  ContentChangeKind: ContentChangeKind;
  ContentConnection: ResolverTypeWrapper<Connection<ContentView>>;
  ContentEdge: ResolverTypeWrapper<Omit<ContentEdge, 'node'> & { node: ResolversTypes['Content'] }>;
  ContentFilter: ContentFilter;
  ContentKind: ContentKind;
  ContentOrder: ContentOrder;
  ContentOrderField: ContentOrderField;
  ContentRefBlock: ResolverTypeWrapper<BlockRow<'content-ref'>>;
  ContentReference: ResolverTypeWrapper<ReferenceRow>;
  ContentSubject: ContentSubject;
  ContentType: ContentType;
  ContributedChangeRequestFilter: ContributedChangeRequestFilter;
  CoverSize: CoverSize;
  CoverValue: ResolverTypeWrapper<CoverValue>;
  CreateChangeRequestInput: CreateChangeRequestInput;
  CreateChangeRequestPayload: ResolverTypeWrapper<Omit<CreateChangeRequestPayload, 'changeRequest' | 'changeRequestEdge'> & { changeRequest: ResolversTypes['ChangeRequest'], changeRequestEdge?: Maybe<ResolversTypes['ChangeRequestEdge']> }>;
  CreateCollectionInput: CreateCollectionInput;
  CreateCollectionPayload: ResolverTypeWrapper<Omit<CreateCollectionPayload, 'collection' | 'collectionEdge' | 'contentEdge'> & { collection: ResolversTypes['Collection'], collectionEdge?: Maybe<ResolversTypes['CollectionEdge']>, contentEdge?: Maybe<ResolversTypes['ContentEdge']> }>;
  CreateCommentInput: CreateCommentInput;
  CreateCommentPayload: ResolverTypeWrapper<Omit<CreateCommentPayload, 'comment' | 'commentEdge'> & { comment: ResolversTypes['Comment'], commentEdge?: Maybe<ResolversTypes['CommentEdge']> }>;
  CreateCommentReplyInput: CreateCommentReplyInput;
  CreateCommentReplyPayload: ResolverTypeWrapper<Omit<CreateCommentReplyPayload, 'comment' | 'reply' | 'replyEdge'> & { comment: ResolversTypes['Comment'], reply: ResolversTypes['CommentReply'], replyEdge?: Maybe<ResolversTypes['CommentReplyEdge']> }>;
  CreateInstallationTokenInput: CreateInstallationTokenInput;
  CreateInstallationTokenPayload: ResolverTypeWrapper<CreateInstallationTokenPayload>;
  CreateLinkInviteInput: CreateLinkInviteInput;
  CreateLinkInvitePayload: ResolverTypeWrapper<Omit<CreateLinkInvitePayload, 'linkInvite' | 'linkInviteEdge'> & { linkInvite: ResolversTypes['LinkInvite'], linkInviteEdge?: Maybe<ResolversTypes['LinkInviteEdge']> }>;
  CreateOpenAPISpecInput: CreateOpenApiSpecInput;
  CreateOpenAPISpecPayload: ResolverTypeWrapper<Omit<CreateOpenApiSpecPayload, 'openAPISpec' | 'openAPISpecEdge'> & { openAPISpec: ResolversTypes['OpenAPISpec'], openAPISpecEdge?: Maybe<ResolversTypes['OpenAPISpecEdge']> }>;
  CreateOrganizationInput: CreateOrganizationInput;
  CreateOrganizationPayload: ResolverTypeWrapper<Omit<CreateOrganizationPayload, 'organization' | 'organizationEdge'> & { organization: ResolversTypes['Organization'], organizationEdge?: Maybe<ResolversTypes['OrganizationEdge']> }>;
  CreateReviewInput: CreateReviewInput;
  CreateReviewPayload: ResolverTypeWrapper<Omit<CreateReviewPayload, 'review' | 'reviewEdge'> & { review: ResolversTypes['Review'], reviewEdge?: Maybe<ResolversTypes['ReviewEdge']> }>;
  CreateSAMLProviderInput: CreateSamlProviderInput;
  CreateSAMLProviderPayload: ResolverTypeWrapper<Omit<CreateSamlProviderPayload, 'samlProvider' | 'samlProviderEdge'> & { samlProvider: ResolversTypes['SAMLProvider'], samlProviderEdge?: Maybe<ResolversTypes['SAMLProviderEdge']> }>;
  CreateServiceAccountInput: CreateServiceAccountInput;
  CreateServiceAccountPayload: ResolverTypeWrapper<Omit<CreateServiceAccountPayload, 'serviceAccount' | 'serviceAccountEdge'> & { serviceAccount: ResolversTypes['ServiceAccount'], serviceAccountEdge?: Maybe<ResolversTypes['ServiceAccountEdge']> }>;
  CreateServiceAccountTokenInput: CreateServiceAccountTokenInput;
  CreateShareLinkInput: CreateShareLinkInput;
  CreateShareLinkPayload: ResolverTypeWrapper<Omit<CreateShareLinkPayload, 'shareLink' | 'shareLinkEdge'> & { shareLink: ResolversTypes['ShareLink'], shareLinkEdge?: Maybe<ResolversTypes['ShareLinkEdge']> }>;
  CreateSiteInput: CreateSiteInput;
  CreateSitePayload: ResolverTypeWrapper<Omit<CreateSitePayload, 'site' | 'siteEdge'> & { site: ResolversTypes['Site'], siteEdge?: Maybe<ResolversTypes['SiteEdge']> }>;
  CreateSiteRedirectInput: CreateSiteRedirectInput;
  CreateSiteRedirectPayload: ResolverTypeWrapper<Omit<CreateSiteRedirectPayload, 'siteRedirect' | 'siteRedirectEdge'> & { siteRedirect: ResolversTypes['SiteRedirect'], siteRedirectEdge?: Maybe<ResolversTypes['SiteRedirectEdge']> }>;
  CreateSiteSectionGroupInput: CreateSiteSectionGroupInput;
  CreateSiteSectionGroupPayload: ResolverTypeWrapper<Omit<CreateSiteSectionGroupPayload, 'siteSectionGroup' | 'siteSectionGroupEdge'> & { siteSectionGroup: ResolversTypes['SiteSectionGroup'], siteSectionGroupEdge?: Maybe<ResolversTypes['SiteSectionGroupEdge']> }>;
  CreateSiteSectionInput: CreateSiteSectionInput;
  CreateSiteSectionPayload: ResolverTypeWrapper<Omit<CreateSiteSectionPayload, 'siteSection' | 'siteSectionEdge'> & { siteSection: ResolversTypes['SiteSection'], siteSectionEdge?: Maybe<ResolversTypes['SiteSectionEdge']> }>;
  CreateSiteSpaceInput: CreateSiteSpaceInput;
  CreateSiteSpacePayload: ResolverTypeWrapper<Omit<CreateSiteSpacePayload, 'siteSpace' | 'siteSpaceEdge'> & { siteSpace: ResolversTypes['SiteSpace'], siteSpaceEdge?: Maybe<ResolversTypes['SiteSpaceEdge']> }>;
  CreateSpaceInput: CreateSpaceInput;
  CreateSpacePayload: ResolverTypeWrapper<Omit<CreateSpacePayload, 'contentEdge' | 'space' | 'spaceEdge'> & { contentEdge?: Maybe<ResolversTypes['ContentEdge']>, space: ResolversTypes['Space'], spaceEdge?: Maybe<ResolversTypes['SpaceEdge']> }>;
  CreateTeamInput: CreateTeamInput;
  CreateTeamPayload: ResolverTypeWrapper<Omit<CreateTeamPayload, 'team' | 'teamEdge'> & { team: ResolversTypes['Team'], teamEdge?: Maybe<ResolversTypes['TeamEdge']> }>;
  CreateTokenInput: CreateTokenInput;
  CreateTokenPayload: ResolverTypeWrapper<Omit<CreateTokenPayload, 'token' | 'tokenEdge'> & { token: ResolversTypes['ApiToken'], tokenEdge?: Maybe<ResolversTypes['ApiTokenEdge']> }>;
  CreateTranslationSettingsInput: CreateTranslationSettingsInput;
  CreateTranslationSettingsPayload: ResolverTypeWrapper<Omit<CreateTranslationSettingsPayload, 'translationSettings' | 'translationSettingsEdge'> & { translationSettings: ResolversTypes['TranslationSettings'], translationSettingsEdge?: Maybe<ResolversTypes['TranslationSettingsEdge']> }>;
  CustomizationAI: ResolverTypeWrapper<CustomizationAi>;
  CustomizationAIInput: CustomizationAiInput;
  CustomizationAIMode: CustomizationAiMode;
  CustomizationAddress: ResolverTypeWrapper<CustomizationAddress>;
  CustomizationAddressInput: CustomizationAddressInput;
  CustomizationBackground: CustomizationBackground;
  CustomizationCorners: CustomizationCorners;
  CustomizationDepth: CustomizationDepth;
  CustomizationExternalLinks: ResolverTypeWrapper<CustomizationExternalLinks>;
  CustomizationExternalLinksInput: CustomizationExternalLinksInput;
  CustomizationFavicon: ResolverTypeWrapper<CustomizationFavicon>;
  CustomizationFaviconInput: CustomizationFaviconInput;
  CustomizationFooter: ResolverTypeWrapper<CustomizationFooter>;
  CustomizationFooterGroup: ResolverTypeWrapper<CustomizationFooterGroup>;
  CustomizationFooterGroupInput: CustomizationFooterGroupInput;
  CustomizationFooterInput: CustomizationFooterInput;
  CustomizationGit: ResolverTypeWrapper<CustomizationGit>;
  CustomizationGitInput: CustomizationGitInput;
  CustomizationHeader: ResolverTypeWrapper<CustomizationHeader>;
  CustomizationHeaderInput: CustomizationHeaderInput;
  CustomizationHeaderLink: ResolverTypeWrapper<CustomizationHeaderLink>;
  CustomizationHeaderLinkInput: CustomizationHeaderLinkInput;
  CustomizationHeaderPreset: CustomizationHeaderPreset;
  CustomizationIcons: CustomizationIcons;
  CustomizationInsights: ResolverTypeWrapper<CustomizationInsights>;
  CustomizationInsightsInput: CustomizationInsightsInput;
  CustomizationInternationalization: ResolverTypeWrapper<CustomizationInternationalization>;
  CustomizationInternationalizationInput: CustomizationInternationalizationInput;
  CustomizationLink: ResolverTypeWrapper<CustomizationLink>;
  CustomizationLinkInput: CustomizationLinkInput;
  CustomizationLinkTarget: CustomizationLinkTarget;
  CustomizationLinks: CustomizationLinks;
  CustomizationPageActions: ResolverTypeWrapper<CustomizationPageActions>;
  CustomizationPageActionsInput: CustomizationPageActionsInput;
  CustomizationReference: ResolverTypeWrapper<CustomizationReference>;
  CustomizationReferenceInput: CustomizationReferenceInput;
  CustomizationReferenceKind: CustomizationReferenceKind;
  CustomizationSearch: CustomizationSearch;
  CustomizationSidebar: ResolverTypeWrapper<CustomizationSidebar>;
  CustomizationSidebarBackground: CustomizationSidebarBackground;
  CustomizationSidebarInput: CustomizationSidebarInput;
  CustomizationSidebarList: CustomizationSidebarList;
  CustomizationStyling: ResolverTypeWrapper<CustomizationStyling>;
  CustomizationStylingInput: CustomizationStylingInput;
  CustomizationSwitch: ResolverTypeWrapper<CustomizationSwitch>;
  CustomizationSwitchInput: CustomizationSwitchInput;
  CustomizationTheme: CustomizationTheme;
  CustomizationThemeMode: CustomizationThemeMode;
  CustomizationThemes: ResolverTypeWrapper<CustomizationThemes>;
  CustomizationThemesInput: CustomizationThemesInput;
  CustomizedSiteSpace: ResolverTypeWrapper<CustomizedSiteSpace>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DefaultContent: ResolverTypeWrapper<Omit<DefaultContent, 'site'> & { site?: Maybe<ResolversTypes['Site']> }>;
  DefaultContentInput: DefaultContentInput;
  DefaultContentType: DefaultContentType;
  DefaultLevel: DefaultLevel;
  DeleteBlockInput: DeleteBlockInput;
  DeleteCollectionInput: DeleteCollectionInput;
  DeleteCollectionPayload: ResolverTypeWrapper<DeleteCollectionPayload>;
  DeleteCommentInput: DeleteCommentInput;
  DeleteCommentPayload: ResolverTypeWrapper<DeleteCommentPayload>;
  DeleteCommentReplyInput: DeleteCommentReplyInput;
  DeleteCommentReplyPayload: ResolverTypeWrapper<DeleteCommentReplyPayload>;
  DeleteFileInput: DeleteFileInput;
  DeleteLinkInviteInput: DeleteLinkInviteInput;
  DeleteLinkInvitePayload: ResolverTypeWrapper<DeleteLinkInvitePayload>;
  DeleteOpenAPISpecInput: DeleteOpenApiSpecInput;
  DeleteOpenAPISpecPayload: ResolverTypeWrapper<DeleteOpenApiSpecPayload>;
  DeletePageInput: DeletePageInput;
  DeleteReusableContentInput: DeleteReusableContentInput;
  DeleteSAMLProviderInput: DeleteSamlProviderInput;
  DeleteSAMLProviderPayload: ResolverTypeWrapper<DeleteSamlProviderPayload>;
  DeleteServiceAccountInput: DeleteServiceAccountInput;
  DeleteServiceAccountPayload: ResolverTypeWrapper<DeleteServiceAccountPayload>;
  DeleteShareLinkInput: DeleteShareLinkInput;
  DeleteShareLinkPayload: ResolverTypeWrapper<DeleteShareLinkPayload>;
  DeleteSiteInput: DeleteSiteInput;
  DeleteSitePayload: ResolverTypeWrapper<DeleteSitePayload>;
  DeleteSiteRedirectInput: DeleteSiteRedirectInput;
  DeleteSiteRedirectPayload: ResolverTypeWrapper<DeleteSiteRedirectPayload>;
  DeleteSiteSectionGroupInput: DeleteSiteSectionGroupInput;
  DeleteSiteSectionGroupPayload: ResolverTypeWrapper<DeleteSiteSectionGroupPayload>;
  DeleteSiteSectionInput: DeleteSiteSectionInput;
  DeleteSiteSectionPayload: ResolverTypeWrapper<DeleteSiteSectionPayload>;
  DeleteSiteSpaceCustomizationInput: DeleteSiteSpaceCustomizationInput;
  DeleteSiteSpaceCustomizationPayload: ResolverTypeWrapper<Omit<DeleteSiteSpaceCustomizationPayload, 'siteSpace'> & { siteSpace: ResolversTypes['SiteSpace'] }>;
  DeleteSiteSpaceInput: DeleteSiteSpaceInput;
  DeleteSiteSpacePayload: ResolverTypeWrapper<DeleteSiteSpacePayload>;
  DeleteSpaceInput: DeleteSpaceInput;
  DeleteSpacePayload: ResolverTypeWrapper<DeleteSpacePayload>;
  DeleteTeamInput: DeleteTeamInput;
  DeleteTeamPayload: ResolverTypeWrapper<DeleteTeamPayload>;
  DeleteTranslationSettingsInput: DeleteTranslationSettingsInput;
  DeleteTranslationSettingsPayload: ResolverTypeWrapper<DeleteTranslationSettingsPayload>;
  DividerBlock: ResolverTypeWrapper<BlockRow<'divider'>>;
  DocumentInput: DocumentInput;
  DocumentPage: ResolverTypeWrapper<PageRow>;
  Download: ResolverTypeWrapper<DownloadRow>;
  DrawingBlock: ResolverTypeWrapper<BlockRow<'drawing'>>;
  DuplicateSpaceInput: DuplicateSpaceInput;
  DuplicateSpacePayload: ResolverTypeWrapper<Omit<DuplicateSpacePayload, 'contentEdge' | 'space' | 'spaceEdge'> & { contentEdge?: Maybe<ResolversTypes['ContentEdge']>, space: ResolversTypes['Space'], spaceEdge?: Maybe<ResolversTypes['SpaceEdge']> }>;
  EditChangeRequestContentInput: EditChangeRequestContentInput;
  EditChangeRequestContentPayload: ResolverTypeWrapper<Omit<EditChangeRequestContentPayload, 'changeRequest'> & { changeRequest: ResolversTypes['ChangeRequest'] }>;
  EditInput: EditInput;
  EditSpaceContentInput: EditSpaceContentInput;
  EditSpaceContentPayload: ResolverTypeWrapper<Omit<EditSpaceContentPayload, 'space'> & { space: ResolversTypes['Space'] }>;
  EffectiveAccess: ResolverTypeWrapper<EffectiveAccessRow>;
  EffectiveAccessConnection: ResolverTypeWrapper<Connection<EffectiveAccessRow>>;
  EffectiveAccessEdge: ResolverTypeWrapper<Omit<EffectiveAccessEdge, 'node'> & { node: ResolversTypes['EffectiveAccess'] }>;
  EffectiveAccessFilter: EffectiveAccessFilter;
  EffectiveAccessOrder: EffectiveAccessOrder;
  EffectiveAccessOrderField: EffectiveAccessOrderField;
  EmbedBlock: ResolverTypeWrapper<BlockRow<'embed'>>;
  EmojiInline: ResolverTypeWrapper<InlineRow<'emoji'>>;
  EntryValue: ResolverTypeWrapper<Omit<EntryValue, 'fields'> & { fields: Array<ResolversTypes['NamedValue']> }>;
  ExpandableBlock: ResolverTypeWrapper<BlockRow<'expandable'>>;
  ExpressionInline: ResolverTypeWrapper<InlineRow<'expression'>>;
  FieldChange: ResolverTypeWrapper<Omit<FieldChange, 'after' | 'before'> & { after?: Maybe<ResolversTypes['FieldValue']>, before?: Maybe<ResolversTypes['FieldValue']> }>;
  FieldValue: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['FieldValue']>;
  File: ResolverTypeWrapper<ShownFile>;
  FileBlock: ResolverTypeWrapper<BlockRow<'file'>>;
  FileConnection: ResolverTypeWrapper<Connection<ShownFile>>;
  FileDimensions: ResolverTypeWrapper<FileDimensions>;
  FileEdge: ResolverTypeWrapper<Omit<FileEdge, 'node'> & { node: ResolversTypes['File'] }>;
  FileFilter: FileFilter;
  FileOrder: FileOrder;
  FileOrderField: FileOrderField;
  FileReference: ResolverTypeWrapper<FileReferenceRow>;
  FileReferenceInput: FileReferenceInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Format: Format;
  GitCommit: ResolverTypeWrapper<GitCommit>;
  GitPath: ResolverTypeWrapper<GitPath>;
  GitSync: ResolverTypeWrapper<GitSync>;
  GitSyncProvider: GitSyncProvider;
  GitValue: ResolverTypeWrapper<GitValue>;
  Grant: ResolverTypeWrapper<RowOf<'Grant'>>;
  GrantAllInput: GrantAllInput;
  GrantAllPayload: ResolverTypeWrapper<Omit<GrantAllPayload, 'grantEdges' | 'grants'> & { grantEdges?: Maybe<Array<ResolversTypes['GrantEdge']>>, grants: Array<ResolversTypes['Grant']> }>;
  GrantConnection: ResolverTypeWrapper<PageOf<'Grant'>>;
  GrantEdge: ResolverTypeWrapper<Omit<GrantEdge, 'node'> & { node: ResolversTypes['Grant'] }>;
  GrantFilter: GrantFilter;
  GrantOrder: GrantOrder;
  GrantOrderField: GrantOrderField;
  GrantOrigin: ResolverTypeWrapper<Omit<GrantOrigin, 'content'> & { content?: Maybe<ResolversTypes['Content']> }>;
  GrantToTeamInput: GrantToTeamInput;
  GrantToUserInput: GrantToUserInput;
  GroupPage: ResolverTypeWrapper<PageRow>;
  GroupPositionInput: GroupPositionInput;
  Heading: ResolverTypeWrapper<Heading>;
  HeadingBlock: ResolverTypeWrapper<BlockRow<'heading'>>;
  HintBlock: ResolverTypeWrapper<BlockRow<'hint'>>;
  HintStyle: HintStyle;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IconInline: ResolverTypeWrapper<InlineRow<'icon'>>;
  ImageBlock: ResolverTypeWrapper<BlockRow<'image'>>;
  ImageInline: ResolverTypeWrapper<InlineRow<'inline-image'>>;
  ImagesBlock: ResolverTypeWrapper<BlockRow<'images'>>;
  Import: ResolverTypeWrapper<RowOf<'Import'>>;
  ImportError: ResolverTypeWrapper<ImportError>;
  ImportIntoChangeRequestInput: ImportIntoChangeRequestInput;
  ImportIntoSpaceInput: ImportIntoSpaceInput;
  ImportPayload: ResolverTypeWrapper<Omit<ImportPayload, 'import'> & { import: ResolversTypes['Import'] }>;
  ImportProblem: ResolverTypeWrapper<ImportProblem>;
  ImportSource: ImportSource;
  ImportStatus: ImportStatus;
  Inline: ResolverTypeWrapper<InlineRow>;
  InlineImageSize: InlineImageSize;
  InsertBlockInput: InsertBlockInput;
  InsertFileInput: InsertFileInput;
  InsertFilesInput: InsertFilesInput;
  InsertPageInput: InsertPageInput;
  InsertReusableContentInput: InsertReusableContentInput;
  InstallIntegrationInput: InstallIntegrationInput;
  InstallIntegrationPayload: ResolverTypeWrapper<Omit<InstallIntegrationPayload, 'installation' | 'installationEdge'> & { installation: ResolversTypes['IntegrationInstallation'], installationEdge?: Maybe<ResolversTypes['IntegrationInstallationEdge']> }>;
  InstallationSelection: InstallationSelection;
  InstallationStatus: InstallationStatus;
  InstallationTarget: ResolverTypeWrapper<Omit<InstallationTarget, 'organization'> & { organization?: Maybe<ResolversTypes['Organization']> }>;
  InstallationUrls: ResolverTypeWrapper<InstallationUrls>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Integration: ResolverTypeWrapper<RowOf<'Integration'>>;
  IntegrationBlock: ResolverTypeWrapper<IntegrationBlock>;
  IntegrationBlockInput: IntegrationBlockInput;
  IntegrationBlockMarkdown: ResolverTypeWrapper<IntegrationBlockMarkdown>;
  IntegrationBlockMarkdownInput: IntegrationBlockMarkdownInput;
  IntegrationCategory: IntegrationCategory;
  IntegrationConnection: ResolverTypeWrapper<PageOf<'Integration'>>;
  IntegrationContentSource: ResolverTypeWrapper<IntegrationContentSource>;
  IntegrationContentSourceConfiguration: ResolverTypeWrapper<IntegrationContentSourceConfiguration>;
  IntegrationContentSourceConfigurationInput: IntegrationContentSourceConfigurationInput;
  IntegrationContentSourceInput: IntegrationContentSourceInput;
  IntegrationEdge: ResolverTypeWrapper<Omit<IntegrationEdge, 'node'> & { node: ResolversTypes['Integration'] }>;
  IntegrationFilter: IntegrationFilter;
  IntegrationInstallation: ResolverTypeWrapper<RowOf<'IntegrationInstallation'>>;
  IntegrationInstallationConnection: ResolverTypeWrapper<PageOf<'IntegrationInstallation'>>;
  IntegrationInstallationEdge: ResolverTypeWrapper<Omit<IntegrationInstallationEdge, 'node'> & { node: ResolversTypes['IntegrationInstallation'] }>;
  IntegrationInstallationFilter: IntegrationInstallationFilter;
  IntegrationInstallationOrder: IntegrationInstallationOrder;
  IntegrationInstallationOrderField: IntegrationInstallationOrderField;
  IntegrationLink: ResolverTypeWrapper<IntegrationLink>;
  IntegrationLinkInput: IntegrationLinkInput;
  IntegrationOrder: IntegrationOrder;
  IntegrationOrderField: IntegrationOrderField;
  IntegrationOwner: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['IntegrationOwner']>;
  IntegrationPermissions: ResolverTypeWrapper<IntegrationPermissions>;
  IntegrationRuntime: IntegrationRuntime;
  IntegrationTarget: IntegrationTarget;
  IntegrationUrls: ResolverTypeWrapper<IntegrationUrls>;
  IntegrationVisibility: IntegrationVisibility;
  Invite: ResolverTypeWrapper<RowOf<'Invite'>>;
  InviteConnection: ResolverTypeWrapper<PageOf<'Invite'>>;
  InviteEdge: ResolverTypeWrapper<Omit<InviteEdge, 'node'> & { node: ResolversTypes['Invite'] }>;
  InviteFilter: InviteFilter;
  InviteMembersInput: InviteMembersInput;
  InviteMembersPayload: ResolverTypeWrapper<Omit<InviteMembersPayload, 'inviteEdges' | 'invites'> & { inviteEdges?: Maybe<Array<ResolversTypes['InviteEdge']>>, invites: Array<ResolversTypes['Invite']> }>;
  InviteOrder: InviteOrder;
  InviteOrderField: InviteOrderField;
  InviteUrls: ResolverTypeWrapper<InviteUrls>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JoinOrganizationInput: JoinOrganizationInput;
  JoinOrganizationPayload: ResolverTypeWrapper<Omit<JoinOrganizationPayload, 'member'> & { member: ResolversTypes['Member'] }>;
  Language: Language;
  LanguageSpace: ResolverTypeWrapper<TranslationRow>;
  LanguageSpaceInput: LanguageSpaceInput;
  LayoutWidth: LayoutWidth;
  LevelReason: LevelReason;
  LevelSource: ResolverTypeWrapper<Omit<LevelSource, 'origin'> & { origin?: Maybe<ResolversTypes['GrantOrigin']> }>;
  Link: ResolverTypeWrapper<LinkRow>;
  LinkConnection: ResolverTypeWrapper<LinkListPage>;
  LinkEdge: ResolverTypeWrapper<Omit<LinkEdge, 'node'> & { node: ResolversTypes['Link'] }>;
  LinkFilter: LinkFilter;
  LinkInline: ResolverTypeWrapper<InlineRow<'link'>>;
  LinkInvite: ResolverTypeWrapper<RowOf<'LinkInvite'>>;
  LinkInviteConnection: ResolverTypeWrapper<PageOf<'LinkInvite'>>;
  LinkInviteEdge: ResolverTypeWrapper<Omit<LinkInviteEdge, 'node'> & { node: ResolversTypes['LinkInvite'] }>;
  LinkInviteFilter: LinkInviteFilter;
  LinkInviteOrder: LinkInviteOrder;
  LinkInviteOrderField: LinkInviteOrderField;
  LinkInviteUrls: ResolverTypeWrapper<LinkInviteUrls>;
  LinkPage: ResolverTypeWrapper<PageRow>;
  LinkRelation: LinkRelation;
  LinkStats: ResolverTypeWrapper<Omit<LinkStats, 'broken'> & { broken: ResolversTypes['BrokenLinkStats'] }>;
  LinkStatus: LinkStatus;
  ListBlock: ResolverTypeWrapper<BlockRow<'list'>>;
  ListItemBlock: ResolverTypeWrapper<BlockRow<'list-item'>>;
  ListStyle: ListStyle;
  MarkTranslatedInput: MarkTranslatedInput;
  MarkTranslatedPayload: ResolverTypeWrapper<Omit<MarkTranslatedPayload, 'translation' | 'translationEdge'> & { translation: ResolversTypes['Translation'], translationEdge?: Maybe<ResolversTypes['TranslationEdge']> }>;
  MathBlock: ResolverTypeWrapper<BlockRow<'math'>>;
  MathInline: ResolverTypeWrapper<InlineRow<'inline-math'>>;
  Member: ResolverTypeWrapper<RowOf<'Member'>>;
  MemberConnection: ResolverTypeWrapper<PageOf<'Member'>>;
  MemberEdge: ResolverTypeWrapper<Omit<MemberEdge, 'node'> & { node: ResolversTypes['Member'] }>;
  MemberFilter: MemberFilter;
  MemberOrder: MemberOrder;
  MemberOrderField: MemberOrderField;
  MemberSpace: ResolverTypeWrapper<MemberSpaceRow>;
  MemberSpaceConnection: ResolverTypeWrapper<Connection<MemberSpaceRow>>;
  MemberSpaceEdge: ResolverTypeWrapper<Omit<MemberSpaceEdge, 'node'> & { node: ResolversTypes['MemberSpace'] }>;
  MemberSpaceFilter: MemberSpaceFilter;
  MemberSpaceOrder: MemberSpaceOrder;
  MemberSpaceOrderField: MemberSpaceOrderField;
  MemberTeamFilter: MemberTeamFilter;
  MemberTeamOrder: MemberTeamOrder;
  MemberTeamOrderField: MemberTeamOrderField;
  MentionInline: ResolverTypeWrapper<InlineRow<'mention'>>;
  MergeBlock: ResolverTypeWrapper<MergeBlock>;
  MergeChangeRequestInput: MergeChangeRequestInput;
  MergeChangeRequestPayload: ResolverTypeWrapper<Omit<MergeChangeRequestPayload, 'changeRequest' | 'revision'> & { changeRequest: ResolversTypes['ChangeRequest'], revision?: Maybe<ResolversTypes['Revision']> }>;
  MergeConflict: ResolverTypeWrapper<MergeConflictRow>;
  MergeConflictError: ResolverTypeWrapper<Omit<MergeConflictError, 'conflicts'> & { conflicts: Array<ResolversTypes['MergeConflict']> }>;
  MergeConflictKind: MergeConflictKind;
  MergePreview: ResolverTypeWrapper<MergePreviewRow>;
  MergeResult: MergeResult;
  MergeRule: MergeRule;
  MergeRules: ResolverTypeWrapper<MergeRules>;
  MergeState: MergeState;
  MoveBlockInput: MoveBlockInput;
  MoveCollectionInput: MoveCollectionInput;
  MoveCollectionPayload: ResolverTypeWrapper<Omit<MoveCollectionPayload, 'collection'> & { collection: ResolversTypes['Collection'] }>;
  MoveSiteSectionGroupInput: MoveSiteSectionGroupInput;
  MoveSiteSectionGroupPayload: ResolverTypeWrapper<Omit<MoveSiteSectionGroupPayload, 'siteSectionGroup'> & { siteSectionGroup: ResolversTypes['SiteSectionGroup'] }>;
  MoveSiteSectionInput: MoveSiteSectionInput;
  MoveSiteSectionPayload: ResolverTypeWrapper<Omit<MoveSiteSectionPayload, 'siteSection'> & { siteSection: ResolversTypes['SiteSection'] }>;
  MoveSiteSpaceInput: MoveSiteSpaceInput;
  MoveSiteSpacePayload: ResolverTypeWrapper<Omit<MoveSiteSpacePayload, 'siteSpace'> & { siteSpace: ResolversTypes['SiteSpace'] }>;
  MoveSpaceInput: MoveSpaceInput;
  MoveSpacePayload: ResolverTypeWrapper<Omit<MoveSpacePayload, 'space'> & { space: ResolversTypes['Space'] }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedValue: ResolverTypeWrapper<Omit<NamedValue, 'value'> & { value: ResolversTypes['FieldValue'] }>;
  NewSiteSpaces: NewSiteSpaces;
  NewSiteSpacesInput: NewSiteSpacesInput;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  NumberValue: ResolverTypeWrapper<NumberValue>;
  OpenAPIOperationBlock: ResolverTypeWrapper<BlockRow<'openapi-operation'>>;
  OpenAPISchemasBlock: ResolverTypeWrapper<BlockRow<'openapi-schemas'>>;
  OpenAPISpec: ResolverTypeWrapper<RowOf<'OpenAPISpec'>>;
  OpenAPISpecChange: ResolverTypeWrapper<OpenApiSpecChange>;
  OpenAPISpecChangeKind: OpenApiSpecChangeKind;
  OpenAPISpecConnection: ResolverTypeWrapper<PageOf<'OpenAPISpec'>>;
  OpenAPISpecDiff: ResolverTypeWrapper<OpenApiSpecDiff>;
  OpenAPISpecEdge: ResolverTypeWrapper<Omit<OpenApiSpecEdge, 'node'> & { node: ResolversTypes['OpenAPISpec'] }>;
  OpenAPISpecErrorCode: OpenApiSpecErrorCode;
  OpenAPISpecFilter: OpenApiSpecFilter;
  OpenAPISpecOrder: OpenApiSpecOrder;
  OpenAPISpecOrderField: OpenApiSpecOrderField;
  OpenAPISpecPermissions: ResolverTypeWrapper<OpenApiSpecPermissions>;
  OpenAPISpecProcessingState: OpenApiSpecProcessingState;
  OpenAPISpecSourceInput: OpenApiSpecSourceInput;
  OpenAPISpecUrls: ResolverTypeWrapper<OpenApiSpecUrls>;
  OpenAPISpecVersion: ResolverTypeWrapper<RowOf<'OpenAPISpecVersion'>>;
  OpenAPISpecVersionConnection: ResolverTypeWrapper<PageOf<'OpenAPISpecVersion'>>;
  OpenAPISpecVersionContent: ResolverTypeWrapper<OpenAPISpecVersionRow>;
  OpenAPISpecVersionEdge: ResolverTypeWrapper<Omit<OpenApiSpecVersionEdge, 'node'> & { node: ResolversTypes['OpenAPISpecVersion'] }>;
  OpenAPISpecVersionFilter: OpenApiSpecVersionFilter;
  OpenAPISpecVersionOrder: OpenApiSpecVersionOrder;
  OpenAPISpecVersionOrderField: OpenApiSpecVersionOrderField;
  OpenAPISpecVersionUrls: ResolverTypeWrapper<OpenApiSpecVersionUrls>;
  OpenAPIWebhookBlock: ResolverTypeWrapper<BlockRow<'openapi-webhook'>>;
  OpenPublishedSiteInput: OpenPublishedSiteInput;
  OpenPublishedSitePayload: ResolverTypeWrapper<OpenPublishedSitePayload>;
  Order: Order;
  Organization: ResolverTypeWrapper<RowOf<'Organization'>>;
  OrganizationConnection: ResolverTypeWrapper<PageOf<'Organization'>>;
  OrganizationEdge: ResolverTypeWrapper<Omit<OrganizationEdge, 'node'> & { node: ResolversTypes['Organization'] }>;
  OrganizationFilter: OrganizationFilter;
  OrganizationOrder: OrganizationOrder;
  OrganizationOrderField: OrganizationOrderField;
  OrganizationPermissions: ResolverTypeWrapper<OrganizationPermissions>;
  OrganizationType: OrganizationType;
  OrganizationUrls: ResolverTypeWrapper<OrganizationUrls>;
  OtherValue: ResolverTypeWrapper<OtherValue>;
  Page: ResolverTypeWrapper<PageRow>;
  PageBody: ResolverTypeWrapper<PageBody>;
  PageCover: ResolverTypeWrapper<Omit<PageCover, 'ref' | 'refDark'> & { ref?: Maybe<ResolversTypes['FileReference']>, refDark?: Maybe<ResolversTypes['FileReference']> }>;
  PageCoverInput: PageCoverInput;
  PageFormat: PageFormat;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageKind: PageKind;
  PageLayout: ResolverTypeWrapper<PageLayout>;
  PageLayoutInput: PageLayoutInput;
  PageParent: ResolverTypeWrapper<PageParent>;
  PageTarget: ResolverTypeWrapper<PageTargetRow>;
  PageTargetInput: PageTargetInput;
  PageTranslation: ResolverTypeWrapper<PageTranslationRow>;
  PageTranslationConnection: ResolverTypeWrapper<Connection<PageTranslationRow>>;
  PageTranslationEdge: ResolverTypeWrapper<Omit<PageTranslationEdge, 'node'> & { node: ResolversTypes['PageTranslation'] }>;
  PageTranslationFilter: PageTranslationFilter;
  PageTranslationOrder: PageTranslationOrder;
  PageTranslationOrderField: PageTranslationOrderField;
  PageType: PageType;
  PageUrls: ResolverTypeWrapper<PageUrls>;
  PageValue: ResolverTypeWrapper<Omit<PageValue, 'fields'> & { fields: Array<ResolversTypes['NamedValue']> }>;
  ParagraphBlock: ResolverTypeWrapper<BlockRow<'paragraph'>>;
  ParentBlock: ResolverTypeWrapper<BlockRow>;
  ParentValue: ResolverTypeWrapper<ParentValue>;
  ParentsValue: ResolverTypeWrapper<ParentsValue>;
  PingOrganizationInput: PingOrganizationInput;
  PingOrganizationPayload: ResolverTypeWrapper<Omit<PingOrganizationPayload, 'member'> & { member: ResolversTypes['Member'] }>;
  Plan: Plan;
  PositionInput: PositionInput;
  PromptBlock: ResolverTypeWrapper<BlockRow<'prompt'>>;
  PublicOrganization: ResolverTypeWrapper<PublicOrganizationRow>;
  PublishIntegrationInput: PublishIntegrationInput;
  PublishIntegrationPayload: ResolverTypeWrapper<Omit<PublishIntegrationPayload, 'integration' | 'integrationEdge'> & { integration: ResolversTypes['Integration'], integrationEdge?: Maybe<ResolversTypes['IntegrationEdge']> }>;
  PublishSiteInput: PublishSiteInput;
  PublishSitePayload: ResolverTypeWrapper<Omit<PublishSitePayload, 'site'> & { site: ResolversTypes['Site'] }>;
  PublishedLocation: ResolverTypeWrapper<PublishedLocationRow>;
  PublishedPage: ResolverTypeWrapper<PublishedPageRow>;
  PublishedSite: ResolverTypeWrapper<PublishedSiteRow>;
  PublishingAuth: ResolverTypeWrapper<SiteRow>;
  PullChangeRequestInput: PullChangeRequestInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuoteBlock: ResolverTypeWrapper<BlockRow<'quote'>>;
  Reaction: ResolverTypeWrapper<Omit<Reaction, 'users'> & { users: Array<ResolversTypes['ReactionUser']> }>;
  ReactionUser: ResolverTypeWrapper<Omit<ReactionUser, 'actor'> & { actor: ResolversTypes['Actor'] }>;
  ReceivedCommentFilter: ReceivedCommentFilter;
  ReferenceKind: ReferenceKind;
  RegenerateVisitorKeyInput: RegenerateVisitorKeyInput;
  RegenerateVisitorKeyPayload: ResolverTypeWrapper<Omit<RegenerateVisitorKeyPayload, 'publishingAuth'> & { publishingAuth: ResolversTypes['PublishingAuth'] }>;
  RemoveGrantPayload: ResolverTypeWrapper<RemoveGrantPayload>;
  RemoveMemberGrantInput: RemoveMemberGrantInput;
  RemoveMemberInput: RemoveMemberInput;
  RemoveMemberPayload: ResolverTypeWrapper<RemoveMemberPayload>;
  RemoveRequestedReviewerInput: RemoveRequestedReviewerInput;
  RemoveRequestedReviewerPayload: ResolverTypeWrapper<Omit<RemoveRequestedReviewerPayload, 'changeRequest'> & { changeRequest: ResolversTypes['ChangeRequest'] }>;
  RemoveSectionFromGroupInput: RemoveSectionFromGroupInput;
  RemoveSectionFromGroupPayload: ResolverTypeWrapper<Omit<RemoveSectionFromGroupPayload, 'siteSectionGroup'> & { siteSectionGroup: ResolversTypes['SiteSectionGroup'] }>;
  RemoveTeamGrantInput: RemoveTeamGrantInput;
  RemoveTeamMemberInput: RemoveTeamMemberInput;
  RemoveTeamMemberPayload: ResolverTypeWrapper<RemoveTeamMemberPayload>;
  ReplaceBlockInput: ReplaceBlockInput;
  RequestReviewersInput: RequestReviewersInput;
  RequestReviewersPayload: ResolverTypeWrapper<Omit<RequestReviewersPayload, 'changeRequest' | 'requestedReviewers'> & { changeRequest: ResolversTypes['ChangeRequest'], requestedReviewers: Array<ResolversTypes['RequestedReviewer']> }>;
  RequestedReviewer: ResolverTypeWrapper<RowOf<'RequestedReviewer'>>;
  RequestedReviewerConnection: ResolverTypeWrapper<PageOf<'RequestedReviewer'>>;
  RequestedReviewerEdge: ResolverTypeWrapper<Omit<RequestedReviewerEdge, 'node'> & { node: ResolversTypes['RequestedReviewer'] }>;
  RequestedReviewerFilter: RequestedReviewerFilter;
  RequestedReviewerOrder: RequestedReviewerOrder;
  RequestedReviewerOrderField: RequestedReviewerOrderField;
  ResolvedRedirect: ResolverTypeWrapper<ShownRedirect>;
  ResolvedRedirectUrls: ResolverTypeWrapper<ResolvedRedirectUrls>;
  RestoreCollectionInput: RestoreCollectionInput;
  RestoreCollectionPayload: ResolverTypeWrapper<Omit<RestoreCollectionPayload, 'collection' | 'collectionEdge' | 'contentEdge'> & { collection: ResolversTypes['Collection'], collectionEdge?: Maybe<ResolversTypes['CollectionEdge']>, contentEdge?: Maybe<ResolversTypes['ContentEdge']> }>;
  RestoreSpaceInput: RestoreSpaceInput;
  RestoreSpacePayload: ResolverTypeWrapper<Omit<RestoreSpacePayload, 'contentEdge' | 'space' | 'spaceEdge'> & { contentEdge?: Maybe<ResolversTypes['ContentEdge']>, space: ResolversTypes['Space'], spaceEdge?: Maybe<ResolversTypes['SpaceEdge']> }>;
  ReusableContent: ResolverTypeWrapper<ReusableContentRow>;
  ReusableContentBlock: ResolverTypeWrapper<BlockRow<'reusable-content'>>;
  RevertChangeRequestInput: RevertChangeRequestInput;
  RevertChangeRequestPayload: ResolverTypeWrapper<Omit<RevertChangeRequestPayload, 'changeRequest' | 'changeRequestEdge'> & { changeRequest: ResolversTypes['ChangeRequest'], changeRequestEdge?: Maybe<ResolversTypes['ChangeRequestEdge']> }>;
  RevertPageInput: RevertPageInput;
  Review: ResolverTypeWrapper<RowOf<'Review'>>;
  ReviewConnection: ResolverTypeWrapper<PageOf<'Review'>>;
  ReviewEdge: ResolverTypeWrapper<Omit<ReviewEdge, 'node'> & { node: ResolversTypes['Review'] }>;
  ReviewFilter: ReviewFilter;
  ReviewOrder: ReviewOrder;
  ReviewOrderField: ReviewOrderField;
  ReviewStatus: ReviewStatus;
  Revision: ResolverTypeWrapper<RevisionView>;
  RevisionConnection: ResolverTypeWrapper<Connection<RevisionView>>;
  RevisionEdge: ResolverTypeWrapper<Omit<RevisionEdge, 'node'> & { node: ResolversTypes['Revision'] }>;
  RevisionFilter: RevisionFilter;
  RevisionOrder: RevisionOrder;
  RevisionOrderField: RevisionOrderField;
  RevisionType: RevisionType;
  RevisionUrls: ResolverTypeWrapper<RevisionUrlsRow>;
  RevokeInviteInput: RevokeInviteInput;
  RevokeInvitePayload: ResolverTypeWrapper<RevokeInvitePayload>;
  RevokeServiceAccountTokenInput: RevokeServiceAccountTokenInput;
  RevokeTokenInput: RevokeTokenInput;
  RevokeTokenPayload: ResolverTypeWrapper<RevokeTokenPayload>;
  Role: Role;
  RoleFilter: RoleFilter;
  RollbackSpaceInput: RollbackSpaceInput;
  RollbackSpacePayload: ResolverTypeWrapper<Omit<RollbackSpacePayload, 'revision' | 'space'> & { revision: ResolversTypes['Revision'], space: ResolversTypes['Space'] }>;
  RotateServiceAccountTokenInput: RotateServiceAccountTokenInput;
  RotateTokenInput: RotateTokenInput;
  RotateTokenPayload: ResolverTypeWrapper<Omit<RotateTokenPayload, 'token' | 'tokenEdge'> & { token: ResolversTypes['ApiToken'], tokenEdge?: Maybe<ResolversTypes['ApiTokenEdge']> }>;
  SAMLProvider: ResolverTypeWrapper<RowOf<'SAMLProvider'>>;
  SAMLProviderConnection: ResolverTypeWrapper<PageOf<'SAMLProvider'>>;
  SAMLProviderEdge: ResolverTypeWrapper<Omit<SamlProviderEdge, 'node'> & { node: ResolversTypes['SAMLProvider'] }>;
  SAMLProviderFilter: SamlProviderFilter;
  SAMLProviderOrder: SamlProviderOrder;
  SAMLProviderOrderField: SamlProviderOrderField;
  SAMLProviderStatus: SamlProviderStatus;
  SAMLProviderUrls: ResolverTypeWrapper<SamlProviderUrls>;
  SAMLService: ResolverTypeWrapper<SamlService>;
  SSOLogin: ResolverTypeWrapper<SAMLProviderRow>;
  SearchResult: ResolverTypeWrapper<SearchResultRow>;
  SearchResultConnection: ResolverTypeWrapper<Connection<SearchResultRow>>;
  SearchResultEdge: ResolverTypeWrapper<Omit<SearchResultEdge, 'node'> & { node: ResolversTypes['SearchResult'] }>;
  SearchSection: ResolverTypeWrapper<MemberSearchSectionRow>;
  SearchUrls: ResolverTypeWrapper<SearchUrls>;
  SectionAmongInput: SectionAmongInput;
  SelectedSite: ResolverTypeWrapper<Omit<SelectedSite, 'site'> & { site?: Maybe<ResolversTypes['Site']> }>;
  SelectedSiteInput: SelectedSiteInput;
  SelectedSpace: ResolverTypeWrapper<Omit<SelectedSpace, 'space'> & { space?: Maybe<ResolversTypes['Space']> }>;
  SelectedSpaceInput: SelectedSpaceInput;
  ServiceAccount: ResolverTypeWrapper<RowOf<'ServiceAccount'>>;
  ServiceAccountConnection: ResolverTypeWrapper<PageOf<'ServiceAccount'>>;
  ServiceAccountEdge: ResolverTypeWrapper<Omit<ServiceAccountEdge, 'node'> & { node: ResolversTypes['ServiceAccount'] }>;
  ServiceAccountFilter: ServiceAccountFilter;
  ServiceAccountOrder: ServiceAccountOrder;
  ServiceAccountOrderField: ServiceAccountOrderField;
  ServiceAccountUrls: ResolverTypeWrapper<ServiceAccountUrls>;
  SetAdaptiveSchemaInput: SetAdaptiveSchemaInput;
  SetAdaptiveSchemaPayload: ResolverTypeWrapper<SetAdaptiveSchemaPayload>;
  SetGrantPayload: ResolverTypeWrapper<Omit<SetGrantPayload, 'grant' | 'grantEdge'> & { grant: ResolversTypes['Grant'], grantEdge?: Maybe<ResolversTypes['GrantEdge']> }>;
  SetMemberDisabledInput: SetMemberDisabledInput;
  SetMemberDisabledPayload: ResolverTypeWrapper<Omit<SetMemberDisabledPayload, 'member'> & { member: ResolversTypes['Member'] }>;
  SetMemberGrantInput: SetMemberGrantInput;
  SetMemberSSOInput: SetMemberSsoInput;
  SetMemberSSOPayload: ResolverTypeWrapper<Omit<SetMemberSsoPayload, 'member'> & { member: ResolversTypes['Member'] }>;
  SetMergeRulesInput: SetMergeRulesInput;
  SetMergeRulesPayload: ResolverTypeWrapper<SetMergeRulesPayload>;
  SetOpenAPISpecInput: SetOpenApiSpecInput;
  SetOpenAPISpecPayload: ResolverTypeWrapper<Omit<SetOpenApiSpecPayload, 'openAPISpec' | 'openAPISpecEdge'> & { openAPISpec: ResolversTypes['OpenAPISpec'], openAPISpecEdge?: Maybe<ResolversTypes['OpenAPISpecEdge']> }>;
  SetSiteCustomizationInput: SetSiteCustomizationInput;
  SetSiteCustomizationPayload: ResolverTypeWrapper<Omit<SetSiteCustomizationPayload, 'site'> & { site: ResolversTypes['Site'] }>;
  SetSiteSpaceCustomizationInput: SetSiteSpaceCustomizationInput;
  SetSiteSpaceCustomizationPayload: ResolverTypeWrapper<Omit<SetSiteSpaceCustomizationPayload, 'siteSpace'> & { siteSpace: ResolversTypes['SiteSpace'] }>;
  SetTeamGrantInput: SetTeamGrantInput;
  SetTeamMemberInput: SetTeamMemberInput;
  SetTeamMemberPayload: ResolverTypeWrapper<Omit<SetTeamMemberPayload, 'teamMember' | 'teamMemberEdge'> & { teamMember: ResolversTypes['TeamMember'], teamMemberEdge?: Maybe<ResolversTypes['TeamMemberEdge']> }>;
  SetTranslationSettingsInput: SetTranslationSettingsInput;
  SetTranslationSettingsPayload: ResolverTypeWrapper<Omit<SetTranslationSettingsPayload, 'translationSettings'> & { translationSettings: ResolversTypes['TranslationSettings'] }>;
  SetVariablesInput: SetVariablesInput;
  ShareLink: ResolverTypeWrapper<RowOf<'ShareLink'>>;
  ShareLinkConnection: ResolverTypeWrapper<PageOf<'ShareLink'>>;
  ShareLinkEdge: ResolverTypeWrapper<Omit<ShareLinkEdge, 'node'> & { node: ResolversTypes['ShareLink'] }>;
  ShareLinkFilter: ShareLinkFilter;
  ShareLinkOrder: ShareLinkOrder;
  ShareLinkOrderField: ShareLinkOrderField;
  ShareLinkUrls: ResolverTypeWrapper<ShareLinkUrls>;
  SiblingInput: SiblingInput;
  SignInOrganization: ResolverTypeWrapper<Omit<SignInOrganization, 'logins'> & { logins: Array<ResolversTypes['SSOLogin']> }>;
  SimulatedVisitorInput: SimulatedVisitorInput;
  Site: ResolverTypeWrapper<ViewOf<'Site'>>;
  SiteAds: ResolverTypeWrapper<SiteAds>;
  SiteAudience: ResolverTypeWrapper<Omit<SiteAudience, 'item'> & { item?: Maybe<ResolversTypes['Node']> }>;
  SiteAudienceProblem: ResolverTypeWrapper<SiteAudienceProblem>;
  SiteAudienceProblemType: SiteAudienceProblemType;
  SiteAudienceSees: SiteAudienceSees;
  SiteConnection: ResolverTypeWrapper<PageOfViews<'Site'>>;
  SiteCustomization: ResolverTypeWrapper<SiteCustomization>;
  SiteCustomizationInput: SiteCustomizationInput;
  SiteCustomizations: ResolverTypeWrapper<SiteCustomizations>;
  SiteEdge: ResolverTypeWrapper<Omit<SiteEdge, 'node'> & { node: ResolversTypes['Site'] }>;
  SiteFeature: ResolverTypeWrapper<SiteFeature>;
  SiteFilter: SiteFilter;
  SiteIcon: ResolverTypeWrapper<SiteIcon>;
  SiteIconAddresses: ResolverTypeWrapper<SiteIconAddresses>;
  SiteItemInput: SiteItemInput;
  SiteItemPositionInput: SiteItemPositionInput;
  SiteItemType: SiteItemType;
  SiteOrder: SiteOrder;
  SiteOrderField: SiteOrderField;
  SiteProxy: ResolverTypeWrapper<SiteProxy>;
  SiteRedirect: ResolverTypeWrapper<RowOf<'SiteRedirect'>>;
  SiteRedirectConnection: ResolverTypeWrapper<PageOf<'SiteRedirect'>>;
  SiteRedirectEdge: ResolverTypeWrapper<Omit<SiteRedirectEdge, 'node'> & { node: ResolversTypes['SiteRedirect'] }>;
  SiteRedirectFilter: SiteRedirectFilter;
  SiteRedirectOrder: SiteRedirectOrder;
  SiteRedirectOrderField: SiteRedirectOrderField;
  SiteRedirectUrls: ResolverTypeWrapper<SiteRedirectUrls>;
  SiteSearchInput: SiteSearchInput;
  SiteSearchResult: ResolverTypeWrapper<SiteSearchResultRow>;
  SiteSearchResultConnection: ResolverTypeWrapper<Connection<SiteSearchResultRow>>;
  SiteSearchResultEdge: ResolverTypeWrapper<Omit<SiteSearchResultEdge, 'node'> & { node: ResolversTypes['SiteSearchResult'] }>;
  SiteSearchSection: ResolverTypeWrapper<SiteSearchSectionRow>;
  SiteSearchUrls: ResolverTypeWrapper<SiteSearchUrls>;
  SiteSection: ResolverTypeWrapper<ViewOf<'SiteSection'>>;
  SiteSectionConnection: ResolverTypeWrapper<PageOfViews<'SiteSection'>>;
  SiteSectionEdge: ResolverTypeWrapper<Omit<SiteSectionEdge, 'node'> & { node: ResolversTypes['SiteSection'] }>;
  SiteSectionFilter: SiteSectionFilter;
  SiteSectionGroup: ResolverTypeWrapper<ViewOf<'SiteSectionGroup'>>;
  SiteSectionGroupConnection: ResolverTypeWrapper<PageOfViews<'SiteSectionGroup'>>;
  SiteSectionGroupEdge: ResolverTypeWrapper<Omit<SiteSectionGroupEdge, 'node'> & { node: ResolversTypes['SiteSectionGroup'] }>;
  SiteSectionGroupFilter: SiteSectionGroupFilter;
  SiteSectionGroupOrder: SiteSectionGroupOrder;
  SiteSectionGroupOrderField: SiteSectionGroupOrderField;
  SiteSectionGroupUrls: ResolverTypeWrapper<SiteSectionGroupUrls>;
  SiteSectionOrder: SiteSectionOrder;
  SiteSectionOrderField: SiteSectionOrderField;
  SiteSectionPositionInput: SiteSectionPositionInput;
  SiteSectionRefInput: SiteSectionRefInput;
  SiteSectionUrls: ResolverTypeWrapper<SiteSectionUrls>;
  SiteSpace: ResolverTypeWrapper<ViewOf<'SiteSpace'>>;
  SiteSpaceConnection: ResolverTypeWrapper<PageOfViews<'SiteSpace'>>;
  SiteSpaceEdge: ResolverTypeWrapper<Omit<SiteSpaceEdge, 'node'> & { node: ResolversTypes['SiteSpace'] }>;
  SiteSpaceFilter: SiteSpaceFilter;
  SiteSpaceOrder: SiteSpaceOrder;
  SiteSpaceOrderField: SiteSpaceOrderField;
  SiteSpacePositionInput: SiteSpacePositionInput;
  SiteSpaceRefInput: SiteSpaceRefInput;
  SiteSpaceUrls: ResolverTypeWrapper<SiteSpaceUrls>;
  SiteStructure: ResolverTypeWrapper<StructureRow>;
  SiteStructureItem: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SiteStructureItem']>;
  SiteStructureType: SiteStructureType;
  SiteType: SiteType;
  SiteUrls: ResolverTypeWrapper<SiteUrls>;
  SiteVisibility: SiteVisibility;
  SortSiteStructureInput: SortSiteStructureInput;
  SortSiteStructurePayload: ResolverTypeWrapper<Omit<SortSiteStructurePayload, 'item' | 'site'> & { item: ResolversTypes['SiteStructureItem'], site: ResolversTypes['Site'] }>;
  Space: ResolverTypeWrapper<ViewOf<'Space'>>;
  SpaceConnection: ResolverTypeWrapper<PageOfViews<'Space'>>;
  SpaceEdge: ResolverTypeWrapper<Omit<SpaceEdge, 'node'> & { node: ResolversTypes['Space'] }>;
  SpaceEditMode: SpaceEditMode;
  SpaceFilter: SpaceFilter;
  SpaceOrder: SpaceOrder;
  SpaceOrderField: SpaceOrderField;
  SpacePermissions: ResolverTypeWrapper<SpacePermissions>;
  SpaceSearchResult: ResolverTypeWrapper<SpaceSearchResultRow>;
  SpaceSearchResultConnection: ResolverTypeWrapper<Connection<SpaceSearchResultRow>>;
  SpaceSearchResultEdge: ResolverTypeWrapper<Omit<SpaceSearchResultEdge, 'node'> & { node: ResolversTypes['SpaceSearchResult'] }>;
  SpaceType: SpaceType;
  SpaceUrls: ResolverTypeWrapper<SpaceUrlsRow>;
  SpaceVisibility: SpaceVisibility;
  StaleRevisionError: ResolverTypeWrapper<StaleRevision>;
  StepBlock: ResolverTypeWrapper<BlockRow<'stepper-step'>>;
  StepperBlock: ResolverTypeWrapper<BlockRow<'stepper'>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  StringMap: ResolverTypeWrapper<Scalars['StringMap']['output']>;
  Subdomain: ResolverTypeWrapper<SubdomainRow>;
  SubdomainTarget: ResolverTypeWrapper<Omit<SubdomainTarget, 'organization'> & { organization?: Maybe<ResolversTypes['Organization']> }>;
  SubdomainTargetType: SubdomainTargetType;
  TabBlock: ResolverTypeWrapper<BlockRow<'tabs-item'>>;
  TableBlock: ResolverTypeWrapper<BlockRow<'table'>>;
  TableCell: ResolverTypeWrapper<TableCellRow>;
  TableColumn: ResolverTypeWrapper<TableColumnRow>;
  TableRow: ResolverTypeWrapper<TableRowRow>;
  TableView: TableView;
  TabsBlock: ResolverTypeWrapper<BlockRow<'tabs'>>;
  TargetValue: ResolverTypeWrapper<TargetValue>;
  Team: ResolverTypeWrapper<RowOf<'Team'>>;
  TeamConnection: ResolverTypeWrapper<PageOf<'Team'>>;
  TeamEdge: ResolverTypeWrapper<Omit<TeamEdge, 'node'> & { node: ResolversTypes['Team'] }>;
  TeamFilter: TeamFilter;
  TeamMember: ResolverTypeWrapper<RowOf<'TeamMember'>>;
  TeamMemberConnection: ResolverTypeWrapper<PageOf<'TeamMember'>>;
  TeamMemberEdge: ResolverTypeWrapper<Omit<TeamMemberEdge, 'node'> & { node: ResolversTypes['TeamMember'] }>;
  TeamMemberFilter: TeamMemberFilter;
  TeamMemberOrder: TeamMemberOrder;
  TeamMemberOrderField: TeamMemberOrderField;
  TeamMemberPermissions: ResolverTypeWrapper<TeamMemberPermissions>;
  TeamMembership: ResolverTypeWrapper<TeamMembership>;
  TeamMembershipInput: TeamMembershipInput;
  TeamOrder: TeamOrder;
  TeamOrderField: TeamOrderField;
  TeamPermissions: ResolverTypeWrapper<TeamPermissions>;
  TeamRole: TeamRole;
  TemplateCondition: ResolverTypeWrapper<TemplateCondition>;
  TextInline: ResolverTypeWrapper<InlineRow<'text'>>;
  TextMark: ResolverTypeWrapper<Mark>;
  TextMarkType: TextMarkType;
  TextRange: ResolverTypeWrapper<TextRange>;
  TextValue: ResolverTypeWrapper<TextValue>;
  ThemedAddress: ResolverTypeWrapper<ThemedAddress>;
  ThemedAddressInput: ThemedAddressInput;
  ThemedColor: ResolverTypeWrapper<ThemedColor>;
  ThemedColorInput: ThemedColorInput;
  TokenKind: TokenKind;
  TransferCollectionInput: TransferCollectionInput;
  TransferCollectionPayload: ResolverTypeWrapper<Omit<TransferCollectionPayload, 'collection'> & { collection?: Maybe<ResolversTypes['Collection']> }>;
  TransferSpaceInput: TransferSpaceInput;
  TransferSpacePayload: ResolverTypeWrapper<Omit<TransferSpacePayload, 'space'> & { space?: Maybe<ResolversTypes['Space']> }>;
  TranslatedPageInput: TranslatedPageInput;
  Translation: ResolverTypeWrapper<ShownTranslation>;
  TranslationConnection: ResolverTypeWrapper<Connection<ShownTranslation>>;
  TranslationCoverage: ResolverTypeWrapper<TranslationCoverage>;
  TranslationEdge: ResolverTypeWrapper<Omit<TranslationEdge, 'node'> & { node: ResolversTypes['Translation'] }>;
  TranslationSettings: ResolverTypeWrapper<RowOf<'TranslationSettings'>>;
  TranslationSettingsConnection: ResolverTypeWrapper<PageOf<'TranslationSettings'>>;
  TranslationSettingsEdge: ResolverTypeWrapper<Omit<TranslationSettingsEdge, 'node'> & { node: ResolversTypes['TranslationSettings'] }>;
  TranslationSettingsFilter: TranslationSettingsFilter;
  TranslationSettingsOrder: TranslationSettingsOrder;
  TranslationSettingsOrderField: TranslationSettingsOrderField;
  TranslationSettingsPermissions: ResolverTypeWrapper<TranslationSettingsPermissions>;
  TranslationSettingsUrls: ResolverTypeWrapper<TranslationSettingsUrls>;
  TranslationStatus: TranslationStatus;
  Trial: ResolverTypeWrapper<Trial>;
  TrialDecision: TrialDecision;
  TrialStatus: TrialStatus;
  UninstallIntegrationInput: UninstallIntegrationInput;
  UninstallIntegrationPayload: ResolverTypeWrapper<UninstallIntegrationPayload>;
  UnknownBlock: ResolverTypeWrapper<BlockRow<'unknown'>>;
  UnknownInline: ResolverTypeWrapper<InlineRow<'unknown-inline'>>;
  UnpublishIntegrationInput: UnpublishIntegrationInput;
  UnpublishIntegrationPayload: ResolverTypeWrapper<UnpublishIntegrationPayload>;
  UnpublishSiteInput: UnpublishSiteInput;
  UnpublishSitePayload: ResolverTypeWrapper<Omit<UnpublishSitePayload, 'site'> & { site: ResolversTypes['Site'] }>;
  UpdateBlock: ResolverTypeWrapper<BlockRow<'update'>>;
  UpdateBlocksInput: UpdateBlocksInput;
  UpdateChangeRequestInput: UpdateChangeRequestInput;
  UpdateChangeRequestPayload: ResolverTypeWrapper<Omit<UpdateChangeRequestPayload, 'changeRequest'> & { changeRequest: ResolversTypes['ChangeRequest'] }>;
  UpdateCollectionInput: UpdateCollectionInput;
  UpdateCollectionPayload: ResolverTypeWrapper<Omit<UpdateCollectionPayload, 'collection'> & { collection: ResolversTypes['Collection'] }>;
  UpdateCommentInput: UpdateCommentInput;
  UpdateCommentPayload: ResolverTypeWrapper<Omit<UpdateCommentPayload, 'comment'> & { comment: ResolversTypes['Comment'] }>;
  UpdateCommentReplyInput: UpdateCommentReplyInput;
  UpdateCommentReplyPayload: ResolverTypeWrapper<Omit<UpdateCommentReplyPayload, 'reply'> & { reply: ResolversTypes['CommentReply'] }>;
  UpdateFormat: UpdateFormat;
  UpdateGrantPayload: ResolverTypeWrapper<Omit<UpdateGrantPayload, 'grant'> & { grant: ResolversTypes['Grant'] }>;
  UpdateIntegrationInstallationInput: UpdateIntegrationInstallationInput;
  UpdateIntegrationInstallationPayload: ResolverTypeWrapper<Omit<UpdateIntegrationInstallationPayload, 'installation'> & { installation: ResolversTypes['IntegrationInstallation'] }>;
  UpdateLinkInviteInput: UpdateLinkInviteInput;
  UpdateLinkInvitePayload: ResolverTypeWrapper<Omit<UpdateLinkInvitePayload, 'linkInvite'> & { linkInvite: ResolversTypes['LinkInvite'] }>;
  UpdateMemberGrantInput: UpdateMemberGrantInput;
  UpdateMemberInput: UpdateMemberInput;
  UpdateMemberPayload: ResolverTypeWrapper<Omit<UpdateMemberPayload, 'member'> & { member: ResolversTypes['Member'] }>;
  UpdateOrganizationInput: UpdateOrganizationInput;
  UpdateOrganizationPayload: ResolverTypeWrapper<Omit<UpdateOrganizationPayload, 'organization'> & { organization: ResolversTypes['Organization'] }>;
  UpdatePageInput: UpdatePageInput;
  UpdatePublishingAuthInput: UpdatePublishingAuthInput;
  UpdatePublishingAuthPayload: ResolverTypeWrapper<Omit<UpdatePublishingAuthPayload, 'publishingAuth'> & { publishingAuth: ResolversTypes['PublishingAuth'] }>;
  UpdateReusableContentInput: UpdateReusableContentInput;
  UpdateSAMLProviderInput: UpdateSamlProviderInput;
  UpdateSAMLProviderPayload: ResolverTypeWrapper<Omit<UpdateSamlProviderPayload, 'samlProvider'> & { samlProvider: ResolversTypes['SAMLProvider'] }>;
  UpdateServiceAccountInput: UpdateServiceAccountInput;
  UpdateServiceAccountPayload: ResolverTypeWrapper<Omit<UpdateServiceAccountPayload, 'serviceAccount'> & { serviceAccount: ResolversTypes['ServiceAccount'] }>;
  UpdateShareLinkInput: UpdateShareLinkInput;
  UpdateShareLinkPayload: ResolverTypeWrapper<Omit<UpdateShareLinkPayload, 'shareLink'> & { shareLink: ResolversTypes['ShareLink'] }>;
  UpdateSiteInput: UpdateSiteInput;
  UpdateSitePayload: ResolverTypeWrapper<Omit<UpdateSitePayload, 'site'> & { site: ResolversTypes['Site'] }>;
  UpdateSiteRedirectInput: UpdateSiteRedirectInput;
  UpdateSiteRedirectPayload: ResolverTypeWrapper<Omit<UpdateSiteRedirectPayload, 'siteRedirect'> & { siteRedirect: ResolversTypes['SiteRedirect'] }>;
  UpdateSiteSectionGroupInput: UpdateSiteSectionGroupInput;
  UpdateSiteSectionGroupPayload: ResolverTypeWrapper<Omit<UpdateSiteSectionGroupPayload, 'siteSectionGroup'> & { siteSectionGroup: ResolversTypes['SiteSectionGroup'] }>;
  UpdateSiteSectionInput: UpdateSiteSectionInput;
  UpdateSiteSectionPayload: ResolverTypeWrapper<Omit<UpdateSiteSectionPayload, 'siteSection'> & { siteSection: ResolversTypes['SiteSection'] }>;
  UpdateSiteSpaceInput: UpdateSiteSpaceInput;
  UpdateSiteSpacePayload: ResolverTypeWrapper<Omit<UpdateSiteSpacePayload, 'siteSpace'> & { siteSpace: ResolversTypes['SiteSpace'] }>;
  UpdateSpaceInput: UpdateSpaceInput;
  UpdateSpacePayload: ResolverTypeWrapper<Omit<UpdateSpacePayload, 'space'> & { space: ResolversTypes['Space'] }>;
  UpdateTeamGrantInput: UpdateTeamGrantInput;
  UpdateTeamInput: UpdateTeamInput;
  UpdateTeamMembersInput: UpdateTeamMembersInput;
  UpdateTeamMembersPayload: ResolverTypeWrapper<Omit<UpdateTeamMembersPayload, 'team' | 'teamMemberEdges' | 'teamMembers'> & { team: ResolversTypes['Team'], teamMemberEdges?: Maybe<Array<ResolversTypes['TeamMemberEdge']>>, teamMembers: Array<ResolversTypes['TeamMember']> }>;
  UpdateTeamPayload: ResolverTypeWrapper<Omit<UpdateTeamPayload, 'team'> & { team: ResolversTypes['Team'] }>;
  UpdatesBlock: ResolverTypeWrapper<BlockRow<'updates'>>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UploadFileInput: UploadFileInput;
  UploadFilePayload: ResolverTypeWrapper<Omit<UploadFilePayload, 'file'> & { file: ResolversTypes['File'] }>;
  UseCase: UseCase;
  User: ResolverTypeWrapper<RowOf<'User'>>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  UserUrls: ResolverTypeWrapper<UserUrls>;
  ValidationError: ResolverTypeWrapper<ValidationError>;
  VersionContext: ResolverTypeWrapper<Omit<VersionContext, 'changeRequest' | 'revision'> & { changeRequest?: Maybe<ResolversTypes['ChangeRequest']>, revision?: Maybe<ResolversTypes['Revision']> }>;
  VersionContextType: VersionContextType;
  VisitorAuth: ResolverTypeWrapper<VisitorAuth>;
  VisitorAuthBackend: VisitorAuthBackend;
  VisitorInput: VisitorInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptInviteInput: AcceptInviteInput;
  AcceptInvitePayload: Omit<AcceptInvitePayload, 'member'> & { member: ResolversParentTypes['Member'] };
  Actor: ActorRow;
  AdaptiveContent: AdaptiveContent;
  AdaptiveContentInput: AdaptiveContentInput;
  AdaptiveSchema: AdaptiveSchema;
  AddSectionToGroupInput: AddSectionToGroupInput;
  AddSectionToGroupPayload: Omit<AddSectionToGroupPayload, 'siteSectionGroup'> & { siteSectionGroup: ResolversParentTypes['SiteSectionGroup'] };
  AlreadyExistsError: AlreadyExists;
  AnnotationInline: InlineRow<'annotation'>;
  ApiToken: RowOf<'ApiToken'>;
  ApiTokenConnection: PageOf<'ApiToken'>;
  ApiTokenEdge: Omit<ApiTokenEdge, 'node'> & { node: ResolversParentTypes['ApiToken'] };
  ApiTokenFilter: ApiTokenFilter;
  ApiTokenOrder: ApiTokenOrder;
  ApiTokenUrls: ApiTokenUrls;
  AuditEvent: RowOf<'AuditEvent'>;
  AuditEventConnection: PageOf<'AuditEvent'>;
  AuditEventEdge: Omit<AuditEventEdge, 'node'> & { node: ResolversParentTypes['AuditEvent'] };
  AuditEventFilter: AuditEventFilter;
  AuditEventOrder: AuditEventOrder;
  AuditPath: Omit<AuditPath, 'collection' | 'space'> & { collection?: Maybe<ResolversParentTypes['Collection']>, space?: Maybe<ResolversParentTypes['Space']> };
  BacklinkConnection: Connection<ReferenceRow>;
  BacklinkEdge: Omit<BacklinkEdge, 'node'> & { node: ResolversParentTypes['ContentReference'] };
  Billing: Billing;
  BillingMigration: BillingMigration;
  Block: BlockRow;
  BlockChange: BlockChangeRow;
  BlockOperationInput: BlockOperationInput;
  BlockPositionInput: BlockPositionInput;
  BlockRange: BlockRange;
  Blocked: Blocked;
  BlockedByRulesError: Omit<BlockedByRulesError, 'blockedBy'> & { blockedBy: Array<ResolversParentTypes['MergeBlock']> };
  Boolean: Scalars['Boolean']['output'];
  BooleanValue: BooleanValue;
  BranchBlock: BlockRow<'branch'>;
  BrokenLinkStats: BrokenLinkNumbers;
  ButtonInline: InlineRow<'button'>;
  ChangeRequest: RowOf<'ChangeRequest'>;
  ChangeRequestConnection: PageOf<'ChangeRequest'>;
  ChangeRequestEdge: Omit<ChangeRequestEdge, 'node'> & { node: ResolversParentTypes['ChangeRequest'] };
  ChangeRequestFilter: ChangeRequestFilter;
  ChangeRequestOrder: ChangeRequestOrder;
  ChangeRequestUrls: ChangeRequestUrls;
  CodeBlock: BlockRow<'code'>;
  Collection: RowOf<'Collection'>;
  CollectionConnection: PageOf<'Collection'>;
  CollectionEdge: Omit<CollectionEdge, 'node'> & { node: ResolversParentTypes['Collection'] };
  CollectionFilter: CollectionFilter;
  CollectionOrder: CollectionOrder;
  CollectionPermissions: CollectionPermissions;
  CollectionUrls: CollectionUrls;
  ColumnBlock: BlockRow<'column'>;
  ColumnsBlock: BlockRow<'columns'>;
  Comment: RowOf<'Comment'>;
  CommentBody: CommentBody;
  CommentBodyInput: CommentBodyInput;
  CommentConnection: PageOf<'Comment'>;
  CommentEdge: Omit<CommentEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  CommentFilter: CommentFilter;
  CommentNode: CommentNode;
  CommentOrder: CommentOrder;
  CommentPermissions: CommentPermissions;
  CommentReply: RowOf<'CommentReply'>;
  CommentReplyConnection: PageOf<'CommentReply'>;
  CommentReplyEdge: Omit<CommentReplyEdge, 'node'> & { node: ResolversParentTypes['CommentReply'] };
  CommentReplyFilter: CommentReplyFilter;
  CommentReplyOrder: CommentReplyOrder;
  CommentTarget: Omit<CommentTarget, 'changeRequest' | 'page' | 'revision' | 'space'> & { changeRequest?: Maybe<ResolversParentTypes['ChangeRequest']>, page?: Maybe<ResolversParentTypes['CommentedPage']>, revision?: Maybe<ResolversParentTypes['Revision']>, space?: Maybe<ResolversParentTypes['Space']> };
  CommentUrls: CommentUrls;
  Commentable: ResolversInterfaceTypes<ResolversParentTypes>['Commentable'];
  CommentedPage: Omit<CommentedPage, 'page'> & { page?: Maybe<ResolversParentTypes['Page']> };
  CompleteSignInInput: CompleteSignInInput;
  CompleteSignInPayload: Omit<CompleteSignInPayload, 'token'> & { token: ResolversParentTypes['ApiToken'] };
  ComputedPage: PageRow;
  ComputedPageInput: ComputedPageInput;
  ComputedValue: ComputedValue;
  ConditionBlock: BlockRow<'condition'>;
  ConflictBlock: ConflictBlock;
  ConflictBlockResolutionInput: ConflictBlockResolutionInput;
  ConflictError: Omit<ConflictError, 'sites'> & { sites: Array<ResolversParentTypes['Site']> };
  ConflictResolutionInput: ConflictResolutionInput;
  ConflictSegment: ConflictSegment;
  Content: ContentView;
  ContentChange: ContentChangeRow;
  ContentChangeConnection: Connection<ContentChangeRow>;
  ContentChangeEdge: Omit<ContentChangeEdge, 'node'> & { node: ResolversParentTypes['ContentChange'] };
  ContentConnection: Connection<ContentView>;
  ContentEdge: Omit<ContentEdge, 'node'> & { node: ResolversParentTypes['Content'] };
  ContentFilter: ContentFilter;
  ContentOrder: ContentOrder;
  ContentRefBlock: BlockRow<'content-ref'>;
  ContentReference: ReferenceRow;
  ContributedChangeRequestFilter: ContributedChangeRequestFilter;
  CoverValue: CoverValue;
  CreateChangeRequestInput: CreateChangeRequestInput;
  CreateChangeRequestPayload: Omit<CreateChangeRequestPayload, 'changeRequest' | 'changeRequestEdge'> & { changeRequest: ResolversParentTypes['ChangeRequest'], changeRequestEdge?: Maybe<ResolversParentTypes['ChangeRequestEdge']> };
  CreateCollectionInput: CreateCollectionInput;
  CreateCollectionPayload: Omit<CreateCollectionPayload, 'collection' | 'collectionEdge' | 'contentEdge'> & { collection: ResolversParentTypes['Collection'], collectionEdge?: Maybe<ResolversParentTypes['CollectionEdge']>, contentEdge?: Maybe<ResolversParentTypes['ContentEdge']> };
  CreateCommentInput: CreateCommentInput;
  CreateCommentPayload: Omit<CreateCommentPayload, 'comment' | 'commentEdge'> & { comment: ResolversParentTypes['Comment'], commentEdge?: Maybe<ResolversParentTypes['CommentEdge']> };
  CreateCommentReplyInput: CreateCommentReplyInput;
  CreateCommentReplyPayload: Omit<CreateCommentReplyPayload, 'comment' | 'reply' | 'replyEdge'> & { comment: ResolversParentTypes['Comment'], reply: ResolversParentTypes['CommentReply'], replyEdge?: Maybe<ResolversParentTypes['CommentReplyEdge']> };
  CreateInstallationTokenInput: CreateInstallationTokenInput;
  CreateInstallationTokenPayload: CreateInstallationTokenPayload;
  CreateLinkInviteInput: CreateLinkInviteInput;
  CreateLinkInvitePayload: Omit<CreateLinkInvitePayload, 'linkInvite' | 'linkInviteEdge'> & { linkInvite: ResolversParentTypes['LinkInvite'], linkInviteEdge?: Maybe<ResolversParentTypes['LinkInviteEdge']> };
  CreateOpenAPISpecInput: CreateOpenApiSpecInput;
  CreateOpenAPISpecPayload: Omit<CreateOpenApiSpecPayload, 'openAPISpec' | 'openAPISpecEdge'> & { openAPISpec: ResolversParentTypes['OpenAPISpec'], openAPISpecEdge?: Maybe<ResolversParentTypes['OpenAPISpecEdge']> };
  CreateOrganizationInput: CreateOrganizationInput;
  CreateOrganizationPayload: Omit<CreateOrganizationPayload, 'organization' | 'organizationEdge'> & { organization: ResolversParentTypes['Organization'], organizationEdge?: Maybe<ResolversParentTypes['OrganizationEdge']> };
  CreateReviewInput: CreateReviewInput;
  CreateReviewPayload: Omit<CreateReviewPayload, 'review' | 'reviewEdge'> & { review: ResolversParentTypes['Review'], reviewEdge?: Maybe<ResolversParentTypes['ReviewEdge']> };
  CreateSAMLProviderInput: CreateSamlProviderInput;
  CreateSAMLProviderPayload: Omit<CreateSamlProviderPayload, 'samlProvider' | 'samlProviderEdge'> & { samlProvider: ResolversParentTypes['SAMLProvider'], samlProviderEdge?: Maybe<ResolversParentTypes['SAMLProviderEdge']> };
  CreateServiceAccountInput: CreateServiceAccountInput;
  CreateServiceAccountPayload: Omit<CreateServiceAccountPayload, 'serviceAccount' | 'serviceAccountEdge'> & { serviceAccount: ResolversParentTypes['ServiceAccount'], serviceAccountEdge?: Maybe<ResolversParentTypes['ServiceAccountEdge']> };
  CreateServiceAccountTokenInput: CreateServiceAccountTokenInput;
  CreateShareLinkInput: CreateShareLinkInput;
  CreateShareLinkPayload: Omit<CreateShareLinkPayload, 'shareLink' | 'shareLinkEdge'> & { shareLink: ResolversParentTypes['ShareLink'], shareLinkEdge?: Maybe<ResolversParentTypes['ShareLinkEdge']> };
  CreateSiteInput: CreateSiteInput;
  CreateSitePayload: Omit<CreateSitePayload, 'site' | 'siteEdge'> & { site: ResolversParentTypes['Site'], siteEdge?: Maybe<ResolversParentTypes['SiteEdge']> };
  CreateSiteRedirectInput: CreateSiteRedirectInput;
  CreateSiteRedirectPayload: Omit<CreateSiteRedirectPayload, 'siteRedirect' | 'siteRedirectEdge'> & { siteRedirect: ResolversParentTypes['SiteRedirect'], siteRedirectEdge?: Maybe<ResolversParentTypes['SiteRedirectEdge']> };
  CreateSiteSectionGroupInput: CreateSiteSectionGroupInput;
  CreateSiteSectionGroupPayload: Omit<CreateSiteSectionGroupPayload, 'siteSectionGroup' | 'siteSectionGroupEdge'> & { siteSectionGroup: ResolversParentTypes['SiteSectionGroup'], siteSectionGroupEdge?: Maybe<ResolversParentTypes['SiteSectionGroupEdge']> };
  CreateSiteSectionInput: CreateSiteSectionInput;
  CreateSiteSectionPayload: Omit<CreateSiteSectionPayload, 'siteSection' | 'siteSectionEdge'> & { siteSection: ResolversParentTypes['SiteSection'], siteSectionEdge?: Maybe<ResolversParentTypes['SiteSectionEdge']> };
  CreateSiteSpaceInput: CreateSiteSpaceInput;
  CreateSiteSpacePayload: Omit<CreateSiteSpacePayload, 'siteSpace' | 'siteSpaceEdge'> & { siteSpace: ResolversParentTypes['SiteSpace'], siteSpaceEdge?: Maybe<ResolversParentTypes['SiteSpaceEdge']> };
  CreateSpaceInput: CreateSpaceInput;
  CreateSpacePayload: Omit<CreateSpacePayload, 'contentEdge' | 'space' | 'spaceEdge'> & { contentEdge?: Maybe<ResolversParentTypes['ContentEdge']>, space: ResolversParentTypes['Space'], spaceEdge?: Maybe<ResolversParentTypes['SpaceEdge']> };
  CreateTeamInput: CreateTeamInput;
  CreateTeamPayload: Omit<CreateTeamPayload, 'team' | 'teamEdge'> & { team: ResolversParentTypes['Team'], teamEdge?: Maybe<ResolversParentTypes['TeamEdge']> };
  CreateTokenInput: CreateTokenInput;
  CreateTokenPayload: Omit<CreateTokenPayload, 'token' | 'tokenEdge'> & { token: ResolversParentTypes['ApiToken'], tokenEdge?: Maybe<ResolversParentTypes['ApiTokenEdge']> };
  CreateTranslationSettingsInput: CreateTranslationSettingsInput;
  CreateTranslationSettingsPayload: Omit<CreateTranslationSettingsPayload, 'translationSettings' | 'translationSettingsEdge'> & { translationSettings: ResolversParentTypes['TranslationSettings'], translationSettingsEdge?: Maybe<ResolversParentTypes['TranslationSettingsEdge']> };
  CustomizationAI: CustomizationAi;
  CustomizationAIInput: CustomizationAiInput;
  CustomizationAddress: CustomizationAddress;
  CustomizationAddressInput: CustomizationAddressInput;
  CustomizationExternalLinks: CustomizationExternalLinks;
  CustomizationExternalLinksInput: CustomizationExternalLinksInput;
  CustomizationFavicon: CustomizationFavicon;
  CustomizationFaviconInput: CustomizationFaviconInput;
  CustomizationFooter: CustomizationFooter;
  CustomizationFooterGroup: CustomizationFooterGroup;
  CustomizationFooterGroupInput: CustomizationFooterGroupInput;
  CustomizationFooterInput: CustomizationFooterInput;
  CustomizationGit: CustomizationGit;
  CustomizationGitInput: CustomizationGitInput;
  CustomizationHeader: CustomizationHeader;
  CustomizationHeaderInput: CustomizationHeaderInput;
  CustomizationHeaderLink: CustomizationHeaderLink;
  CustomizationHeaderLinkInput: CustomizationHeaderLinkInput;
  CustomizationInsights: CustomizationInsights;
  CustomizationInsightsInput: CustomizationInsightsInput;
  CustomizationInternationalization: CustomizationInternationalization;
  CustomizationInternationalizationInput: CustomizationInternationalizationInput;
  CustomizationLink: CustomizationLink;
  CustomizationLinkInput: CustomizationLinkInput;
  CustomizationPageActions: CustomizationPageActions;
  CustomizationPageActionsInput: CustomizationPageActionsInput;
  CustomizationReference: CustomizationReference;
  CustomizationReferenceInput: CustomizationReferenceInput;
  CustomizationSidebar: CustomizationSidebar;
  CustomizationSidebarInput: CustomizationSidebarInput;
  CustomizationStyling: CustomizationStyling;
  CustomizationStylingInput: CustomizationStylingInput;
  CustomizationSwitch: CustomizationSwitch;
  CustomizationSwitchInput: CustomizationSwitchInput;
  CustomizationThemes: CustomizationThemes;
  CustomizationThemesInput: CustomizationThemesInput;
  CustomizedSiteSpace: CustomizedSiteSpace;
  DateTime: Scalars['DateTime']['output'];
  DefaultContent: Omit<DefaultContent, 'site'> & { site?: Maybe<ResolversParentTypes['Site']> };
  DefaultContentInput: DefaultContentInput;
  DeleteBlockInput: DeleteBlockInput;
  DeleteCollectionInput: DeleteCollectionInput;
  DeleteCollectionPayload: DeleteCollectionPayload;
  DeleteCommentInput: DeleteCommentInput;
  DeleteCommentPayload: DeleteCommentPayload;
  DeleteCommentReplyInput: DeleteCommentReplyInput;
  DeleteCommentReplyPayload: DeleteCommentReplyPayload;
  DeleteFileInput: DeleteFileInput;
  DeleteLinkInviteInput: DeleteLinkInviteInput;
  DeleteLinkInvitePayload: DeleteLinkInvitePayload;
  DeleteOpenAPISpecInput: DeleteOpenApiSpecInput;
  DeleteOpenAPISpecPayload: DeleteOpenApiSpecPayload;
  DeletePageInput: DeletePageInput;
  DeleteReusableContentInput: DeleteReusableContentInput;
  DeleteSAMLProviderInput: DeleteSamlProviderInput;
  DeleteSAMLProviderPayload: DeleteSamlProviderPayload;
  DeleteServiceAccountInput: DeleteServiceAccountInput;
  DeleteServiceAccountPayload: DeleteServiceAccountPayload;
  DeleteShareLinkInput: DeleteShareLinkInput;
  DeleteShareLinkPayload: DeleteShareLinkPayload;
  DeleteSiteInput: DeleteSiteInput;
  DeleteSitePayload: DeleteSitePayload;
  DeleteSiteRedirectInput: DeleteSiteRedirectInput;
  DeleteSiteRedirectPayload: DeleteSiteRedirectPayload;
  DeleteSiteSectionGroupInput: DeleteSiteSectionGroupInput;
  DeleteSiteSectionGroupPayload: DeleteSiteSectionGroupPayload;
  DeleteSiteSectionInput: DeleteSiteSectionInput;
  DeleteSiteSectionPayload: DeleteSiteSectionPayload;
  DeleteSiteSpaceCustomizationInput: DeleteSiteSpaceCustomizationInput;
  DeleteSiteSpaceCustomizationPayload: Omit<DeleteSiteSpaceCustomizationPayload, 'siteSpace'> & { siteSpace: ResolversParentTypes['SiteSpace'] };
  DeleteSiteSpaceInput: DeleteSiteSpaceInput;
  DeleteSiteSpacePayload: DeleteSiteSpacePayload;
  DeleteSpaceInput: DeleteSpaceInput;
  DeleteSpacePayload: DeleteSpacePayload;
  DeleteTeamInput: DeleteTeamInput;
  DeleteTeamPayload: DeleteTeamPayload;
  DeleteTranslationSettingsInput: DeleteTranslationSettingsInput;
  DeleteTranslationSettingsPayload: DeleteTranslationSettingsPayload;
  DividerBlock: BlockRow<'divider'>;
  DocumentInput: DocumentInput;
  DocumentPage: PageRow;
  Download: DownloadRow;
  DrawingBlock: BlockRow<'drawing'>;
  DuplicateSpaceInput: DuplicateSpaceInput;
  DuplicateSpacePayload: Omit<DuplicateSpacePayload, 'contentEdge' | 'space' | 'spaceEdge'> & { contentEdge?: Maybe<ResolversParentTypes['ContentEdge']>, space: ResolversParentTypes['Space'], spaceEdge?: Maybe<ResolversParentTypes['SpaceEdge']> };
  EditChangeRequestContentInput: EditChangeRequestContentInput;
  EditChangeRequestContentPayload: Omit<EditChangeRequestContentPayload, 'changeRequest'> & { changeRequest: ResolversParentTypes['ChangeRequest'] };
  EditInput: EditInput;
  EditSpaceContentInput: EditSpaceContentInput;
  EditSpaceContentPayload: Omit<EditSpaceContentPayload, 'space'> & { space: ResolversParentTypes['Space'] };
  EffectiveAccess: EffectiveAccessRow;
  EffectiveAccessConnection: Connection<EffectiveAccessRow>;
  EffectiveAccessEdge: Omit<EffectiveAccessEdge, 'node'> & { node: ResolversParentTypes['EffectiveAccess'] };
  EffectiveAccessFilter: EffectiveAccessFilter;
  EffectiveAccessOrder: EffectiveAccessOrder;
  EmbedBlock: BlockRow<'embed'>;
  EmojiInline: InlineRow<'emoji'>;
  EntryValue: Omit<EntryValue, 'fields'> & { fields: Array<ResolversParentTypes['NamedValue']> };
  ExpandableBlock: BlockRow<'expandable'>;
  ExpressionInline: InlineRow<'expression'>;
  FieldChange: Omit<FieldChange, 'after' | 'before'> & { after?: Maybe<ResolversParentTypes['FieldValue']>, before?: Maybe<ResolversParentTypes['FieldValue']> };
  FieldValue: ResolversInterfaceTypes<ResolversParentTypes>['FieldValue'];
  File: ShownFile;
  FileBlock: BlockRow<'file'>;
  FileConnection: Connection<ShownFile>;
  FileDimensions: FileDimensions;
  FileEdge: Omit<FileEdge, 'node'> & { node: ResolversParentTypes['File'] };
  FileFilter: FileFilter;
  FileOrder: FileOrder;
  FileReference: FileReferenceRow;
  FileReferenceInput: FileReferenceInput;
  Float: Scalars['Float']['output'];
  GitCommit: GitCommit;
  GitPath: GitPath;
  GitSync: GitSync;
  GitValue: GitValue;
  Grant: RowOf<'Grant'>;
  GrantAllInput: GrantAllInput;
  GrantAllPayload: Omit<GrantAllPayload, 'grantEdges' | 'grants'> & { grantEdges?: Maybe<Array<ResolversParentTypes['GrantEdge']>>, grants: Array<ResolversParentTypes['Grant']> };
  GrantConnection: PageOf<'Grant'>;
  GrantEdge: Omit<GrantEdge, 'node'> & { node: ResolversParentTypes['Grant'] };
  GrantFilter: GrantFilter;
  GrantOrder: GrantOrder;
  GrantOrigin: Omit<GrantOrigin, 'content'> & { content?: Maybe<ResolversParentTypes['Content']> };
  GrantToTeamInput: GrantToTeamInput;
  GrantToUserInput: GrantToUserInput;
  GroupPage: PageRow;
  GroupPositionInput: GroupPositionInput;
  Heading: Heading;
  HeadingBlock: BlockRow<'heading'>;
  HintBlock: BlockRow<'hint'>;
  ID: Scalars['ID']['output'];
  IconInline: InlineRow<'icon'>;
  ImageBlock: BlockRow<'image'>;
  ImageInline: InlineRow<'inline-image'>;
  ImagesBlock: BlockRow<'images'>;
  Import: RowOf<'Import'>;
  ImportError: ImportError;
  ImportIntoChangeRequestInput: ImportIntoChangeRequestInput;
  ImportIntoSpaceInput: ImportIntoSpaceInput;
  ImportPayload: Omit<ImportPayload, 'import'> & { import: ResolversParentTypes['Import'] };
  ImportProblem: ImportProblem;
  Inline: InlineRow;
  InsertBlockInput: InsertBlockInput;
  InsertFileInput: InsertFileInput;
  InsertFilesInput: InsertFilesInput;
  InsertPageInput: InsertPageInput;
  InsertReusableContentInput: InsertReusableContentInput;
  InstallIntegrationInput: InstallIntegrationInput;
  InstallIntegrationPayload: Omit<InstallIntegrationPayload, 'installation' | 'installationEdge'> & { installation: ResolversParentTypes['IntegrationInstallation'], installationEdge?: Maybe<ResolversParentTypes['IntegrationInstallationEdge']> };
  InstallationTarget: Omit<InstallationTarget, 'organization'> & { organization?: Maybe<ResolversParentTypes['Organization']> };
  InstallationUrls: InstallationUrls;
  Int: Scalars['Int']['output'];
  Integration: RowOf<'Integration'>;
  IntegrationBlock: IntegrationBlock;
  IntegrationBlockInput: IntegrationBlockInput;
  IntegrationBlockMarkdown: IntegrationBlockMarkdown;
  IntegrationBlockMarkdownInput: IntegrationBlockMarkdownInput;
  IntegrationConnection: PageOf<'Integration'>;
  IntegrationContentSource: IntegrationContentSource;
  IntegrationContentSourceConfiguration: IntegrationContentSourceConfiguration;
  IntegrationContentSourceConfigurationInput: IntegrationContentSourceConfigurationInput;
  IntegrationContentSourceInput: IntegrationContentSourceInput;
  IntegrationEdge: Omit<IntegrationEdge, 'node'> & { node: ResolversParentTypes['Integration'] };
  IntegrationFilter: IntegrationFilter;
  IntegrationInstallation: RowOf<'IntegrationInstallation'>;
  IntegrationInstallationConnection: PageOf<'IntegrationInstallation'>;
  IntegrationInstallationEdge: Omit<IntegrationInstallationEdge, 'node'> & { node: ResolversParentTypes['IntegrationInstallation'] };
  IntegrationInstallationFilter: IntegrationInstallationFilter;
  IntegrationInstallationOrder: IntegrationInstallationOrder;
  IntegrationLink: IntegrationLink;
  IntegrationLinkInput: IntegrationLinkInput;
  IntegrationOrder: IntegrationOrder;
  IntegrationOwner: ResolversUnionTypes<ResolversParentTypes>['IntegrationOwner'];
  IntegrationPermissions: IntegrationPermissions;
  IntegrationUrls: IntegrationUrls;
  Invite: RowOf<'Invite'>;
  InviteConnection: PageOf<'Invite'>;
  InviteEdge: Omit<InviteEdge, 'node'> & { node: ResolversParentTypes['Invite'] };
  InviteFilter: InviteFilter;
  InviteMembersInput: InviteMembersInput;
  InviteMembersPayload: Omit<InviteMembersPayload, 'inviteEdges' | 'invites'> & { inviteEdges?: Maybe<Array<ResolversParentTypes['InviteEdge']>>, invites: Array<ResolversParentTypes['Invite']> };
  InviteOrder: InviteOrder;
  InviteUrls: InviteUrls;
  JSON: Scalars['JSON']['output'];
  JoinOrganizationInput: JoinOrganizationInput;
  JoinOrganizationPayload: Omit<JoinOrganizationPayload, 'member'> & { member: ResolversParentTypes['Member'] };
  LanguageSpace: TranslationRow;
  LanguageSpaceInput: LanguageSpaceInput;
  LevelSource: Omit<LevelSource, 'origin'> & { origin?: Maybe<ResolversParentTypes['GrantOrigin']> };
  Link: LinkRow;
  LinkConnection: LinkListPage;
  LinkEdge: Omit<LinkEdge, 'node'> & { node: ResolversParentTypes['Link'] };
  LinkFilter: LinkFilter;
  LinkInline: InlineRow<'link'>;
  LinkInvite: RowOf<'LinkInvite'>;
  LinkInviteConnection: PageOf<'LinkInvite'>;
  LinkInviteEdge: Omit<LinkInviteEdge, 'node'> & { node: ResolversParentTypes['LinkInvite'] };
  LinkInviteFilter: LinkInviteFilter;
  LinkInviteOrder: LinkInviteOrder;
  LinkInviteUrls: LinkInviteUrls;
  LinkPage: PageRow;
  LinkStats: Omit<LinkStats, 'broken'> & { broken: ResolversParentTypes['BrokenLinkStats'] };
  ListBlock: BlockRow<'list'>;
  ListItemBlock: BlockRow<'list-item'>;
  MarkTranslatedInput: MarkTranslatedInput;
  MarkTranslatedPayload: Omit<MarkTranslatedPayload, 'translation' | 'translationEdge'> & { translation: ResolversParentTypes['Translation'], translationEdge?: Maybe<ResolversParentTypes['TranslationEdge']> };
  MathBlock: BlockRow<'math'>;
  MathInline: InlineRow<'inline-math'>;
  Member: RowOf<'Member'>;
  MemberConnection: PageOf<'Member'>;
  MemberEdge: Omit<MemberEdge, 'node'> & { node: ResolversParentTypes['Member'] };
  MemberFilter: MemberFilter;
  MemberOrder: MemberOrder;
  MemberSpace: MemberSpaceRow;
  MemberSpaceConnection: Connection<MemberSpaceRow>;
  MemberSpaceEdge: Omit<MemberSpaceEdge, 'node'> & { node: ResolversParentTypes['MemberSpace'] };
  MemberSpaceFilter: MemberSpaceFilter;
  MemberSpaceOrder: MemberSpaceOrder;
  MemberTeamFilter: MemberTeamFilter;
  MemberTeamOrder: MemberTeamOrder;
  MentionInline: InlineRow<'mention'>;
  MergeBlock: MergeBlock;
  MergeChangeRequestInput: MergeChangeRequestInput;
  MergeChangeRequestPayload: Omit<MergeChangeRequestPayload, 'changeRequest' | 'revision'> & { changeRequest: ResolversParentTypes['ChangeRequest'], revision?: Maybe<ResolversParentTypes['Revision']> };
  MergeConflict: MergeConflictRow;
  MergeConflictError: Omit<MergeConflictError, 'conflicts'> & { conflicts: Array<ResolversParentTypes['MergeConflict']> };
  MergePreview: MergePreviewRow;
  MergeRules: MergeRules;
  MoveBlockInput: MoveBlockInput;
  MoveCollectionInput: MoveCollectionInput;
  MoveCollectionPayload: Omit<MoveCollectionPayload, 'collection'> & { collection: ResolversParentTypes['Collection'] };
  MoveSiteSectionGroupInput: MoveSiteSectionGroupInput;
  MoveSiteSectionGroupPayload: Omit<MoveSiteSectionGroupPayload, 'siteSectionGroup'> & { siteSectionGroup: ResolversParentTypes['SiteSectionGroup'] };
  MoveSiteSectionInput: MoveSiteSectionInput;
  MoveSiteSectionPayload: Omit<MoveSiteSectionPayload, 'siteSection'> & { siteSection: ResolversParentTypes['SiteSection'] };
  MoveSiteSpaceInput: MoveSiteSpaceInput;
  MoveSiteSpacePayload: Omit<MoveSiteSpacePayload, 'siteSpace'> & { siteSpace: ResolversParentTypes['SiteSpace'] };
  MoveSpaceInput: MoveSpaceInput;
  MoveSpacePayload: Omit<MoveSpacePayload, 'space'> & { space: ResolversParentTypes['Space'] };
  Mutation: Record<PropertyKey, never>;
  NamedValue: Omit<NamedValue, 'value'> & { value: ResolversParentTypes['FieldValue'] };
  NewSiteSpacesInput: NewSiteSpacesInput;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  NumberValue: NumberValue;
  OpenAPIOperationBlock: BlockRow<'openapi-operation'>;
  OpenAPISchemasBlock: BlockRow<'openapi-schemas'>;
  OpenAPISpec: RowOf<'OpenAPISpec'>;
  OpenAPISpecChange: OpenApiSpecChange;
  OpenAPISpecConnection: PageOf<'OpenAPISpec'>;
  OpenAPISpecDiff: OpenApiSpecDiff;
  OpenAPISpecEdge: Omit<OpenApiSpecEdge, 'node'> & { node: ResolversParentTypes['OpenAPISpec'] };
  OpenAPISpecFilter: OpenApiSpecFilter;
  OpenAPISpecOrder: OpenApiSpecOrder;
  OpenAPISpecPermissions: OpenApiSpecPermissions;
  OpenAPISpecSourceInput: OpenApiSpecSourceInput;
  OpenAPISpecUrls: OpenApiSpecUrls;
  OpenAPISpecVersion: RowOf<'OpenAPISpecVersion'>;
  OpenAPISpecVersionConnection: PageOf<'OpenAPISpecVersion'>;
  OpenAPISpecVersionContent: OpenAPISpecVersionRow;
  OpenAPISpecVersionEdge: Omit<OpenApiSpecVersionEdge, 'node'> & { node: ResolversParentTypes['OpenAPISpecVersion'] };
  OpenAPISpecVersionFilter: OpenApiSpecVersionFilter;
  OpenAPISpecVersionOrder: OpenApiSpecVersionOrder;
  OpenAPISpecVersionUrls: OpenApiSpecVersionUrls;
  OpenAPIWebhookBlock: BlockRow<'openapi-webhook'>;
  OpenPublishedSiteInput: OpenPublishedSiteInput;
  OpenPublishedSitePayload: OpenPublishedSitePayload;
  Organization: RowOf<'Organization'>;
  OrganizationConnection: PageOf<'Organization'>;
  OrganizationEdge: Omit<OrganizationEdge, 'node'> & { node: ResolversParentTypes['Organization'] };
  OrganizationFilter: OrganizationFilter;
  OrganizationOrder: OrganizationOrder;
  OrganizationPermissions: OrganizationPermissions;
  OrganizationUrls: OrganizationUrls;
  OtherValue: OtherValue;
  Page: PageRow;
  PageBody: PageBody;
  PageCover: Omit<PageCover, 'ref' | 'refDark'> & { ref?: Maybe<ResolversParentTypes['FileReference']>, refDark?: Maybe<ResolversParentTypes['FileReference']> };
  PageCoverInput: PageCoverInput;
  PageInfo: PageInfo;
  PageLayout: PageLayout;
  PageLayoutInput: PageLayoutInput;
  PageParent: PageParent;
  PageTarget: PageTargetRow;
  PageTargetInput: PageTargetInput;
  PageTranslation: PageTranslationRow;
  PageTranslationConnection: Connection<PageTranslationRow>;
  PageTranslationEdge: Omit<PageTranslationEdge, 'node'> & { node: ResolversParentTypes['PageTranslation'] };
  PageTranslationFilter: PageTranslationFilter;
  PageTranslationOrder: PageTranslationOrder;
  PageUrls: PageUrls;
  PageValue: Omit<PageValue, 'fields'> & { fields: Array<ResolversParentTypes['NamedValue']> };
  ParagraphBlock: BlockRow<'paragraph'>;
  ParentBlock: BlockRow;
  ParentValue: ParentValue;
  ParentsValue: ParentsValue;
  PingOrganizationInput: PingOrganizationInput;
  PingOrganizationPayload: Omit<PingOrganizationPayload, 'member'> & { member: ResolversParentTypes['Member'] };
  PositionInput: PositionInput;
  PromptBlock: BlockRow<'prompt'>;
  PublicOrganization: PublicOrganizationRow;
  PublishIntegrationInput: PublishIntegrationInput;
  PublishIntegrationPayload: Omit<PublishIntegrationPayload, 'integration' | 'integrationEdge'> & { integration: ResolversParentTypes['Integration'], integrationEdge?: Maybe<ResolversParentTypes['IntegrationEdge']> };
  PublishSiteInput: PublishSiteInput;
  PublishSitePayload: Omit<PublishSitePayload, 'site'> & { site: ResolversParentTypes['Site'] };
  PublishedLocation: PublishedLocationRow;
  PublishedPage: PublishedPageRow;
  PublishedSite: PublishedSiteRow;
  PublishingAuth: SiteRow;
  PullChangeRequestInput: PullChangeRequestInput;
  Query: Record<PropertyKey, never>;
  QuoteBlock: BlockRow<'quote'>;
  Reaction: Omit<Reaction, 'users'> & { users: Array<ResolversParentTypes['ReactionUser']> };
  ReactionUser: Omit<ReactionUser, 'actor'> & { actor: ResolversParentTypes['Actor'] };
  ReceivedCommentFilter: ReceivedCommentFilter;
  RegenerateVisitorKeyInput: RegenerateVisitorKeyInput;
  RegenerateVisitorKeyPayload: Omit<RegenerateVisitorKeyPayload, 'publishingAuth'> & { publishingAuth: ResolversParentTypes['PublishingAuth'] };
  RemoveGrantPayload: RemoveGrantPayload;
  RemoveMemberGrantInput: RemoveMemberGrantInput;
  RemoveMemberInput: RemoveMemberInput;
  RemoveMemberPayload: RemoveMemberPayload;
  RemoveRequestedReviewerInput: RemoveRequestedReviewerInput;
  RemoveRequestedReviewerPayload: Omit<RemoveRequestedReviewerPayload, 'changeRequest'> & { changeRequest: ResolversParentTypes['ChangeRequest'] };
  RemoveSectionFromGroupInput: RemoveSectionFromGroupInput;
  RemoveSectionFromGroupPayload: Omit<RemoveSectionFromGroupPayload, 'siteSectionGroup'> & { siteSectionGroup: ResolversParentTypes['SiteSectionGroup'] };
  RemoveTeamGrantInput: RemoveTeamGrantInput;
  RemoveTeamMemberInput: RemoveTeamMemberInput;
  RemoveTeamMemberPayload: RemoveTeamMemberPayload;
  ReplaceBlockInput: ReplaceBlockInput;
  RequestReviewersInput: RequestReviewersInput;
  RequestReviewersPayload: Omit<RequestReviewersPayload, 'changeRequest' | 'requestedReviewers'> & { changeRequest: ResolversParentTypes['ChangeRequest'], requestedReviewers: Array<ResolversParentTypes['RequestedReviewer']> };
  RequestedReviewer: RowOf<'RequestedReviewer'>;
  RequestedReviewerConnection: PageOf<'RequestedReviewer'>;
  RequestedReviewerEdge: Omit<RequestedReviewerEdge, 'node'> & { node: ResolversParentTypes['RequestedReviewer'] };
  RequestedReviewerFilter: RequestedReviewerFilter;
  RequestedReviewerOrder: RequestedReviewerOrder;
  ResolvedRedirect: ShownRedirect;
  ResolvedRedirectUrls: ResolvedRedirectUrls;
  RestoreCollectionInput: RestoreCollectionInput;
  RestoreCollectionPayload: Omit<RestoreCollectionPayload, 'collection' | 'collectionEdge' | 'contentEdge'> & { collection: ResolversParentTypes['Collection'], collectionEdge?: Maybe<ResolversParentTypes['CollectionEdge']>, contentEdge?: Maybe<ResolversParentTypes['ContentEdge']> };
  RestoreSpaceInput: RestoreSpaceInput;
  RestoreSpacePayload: Omit<RestoreSpacePayload, 'contentEdge' | 'space' | 'spaceEdge'> & { contentEdge?: Maybe<ResolversParentTypes['ContentEdge']>, space: ResolversParentTypes['Space'], spaceEdge?: Maybe<ResolversParentTypes['SpaceEdge']> };
  ReusableContent: ReusableContentRow;
  ReusableContentBlock: BlockRow<'reusable-content'>;
  RevertChangeRequestInput: RevertChangeRequestInput;
  RevertChangeRequestPayload: Omit<RevertChangeRequestPayload, 'changeRequest' | 'changeRequestEdge'> & { changeRequest: ResolversParentTypes['ChangeRequest'], changeRequestEdge?: Maybe<ResolversParentTypes['ChangeRequestEdge']> };
  RevertPageInput: RevertPageInput;
  Review: RowOf<'Review'>;
  ReviewConnection: PageOf<'Review'>;
  ReviewEdge: Omit<ReviewEdge, 'node'> & { node: ResolversParentTypes['Review'] };
  ReviewFilter: ReviewFilter;
  ReviewOrder: ReviewOrder;
  Revision: RevisionView;
  RevisionConnection: Connection<RevisionView>;
  RevisionEdge: Omit<RevisionEdge, 'node'> & { node: ResolversParentTypes['Revision'] };
  RevisionFilter: RevisionFilter;
  RevisionOrder: RevisionOrder;
  RevisionUrls: RevisionUrlsRow;
  RevokeInviteInput: RevokeInviteInput;
  RevokeInvitePayload: RevokeInvitePayload;
  RevokeServiceAccountTokenInput: RevokeServiceAccountTokenInput;
  RevokeTokenInput: RevokeTokenInput;
  RevokeTokenPayload: RevokeTokenPayload;
  RollbackSpaceInput: RollbackSpaceInput;
  RollbackSpacePayload: Omit<RollbackSpacePayload, 'revision' | 'space'> & { revision: ResolversParentTypes['Revision'], space: ResolversParentTypes['Space'] };
  RotateServiceAccountTokenInput: RotateServiceAccountTokenInput;
  RotateTokenInput: RotateTokenInput;
  RotateTokenPayload: Omit<RotateTokenPayload, 'token' | 'tokenEdge'> & { token: ResolversParentTypes['ApiToken'], tokenEdge?: Maybe<ResolversParentTypes['ApiTokenEdge']> };
  SAMLProvider: RowOf<'SAMLProvider'>;
  SAMLProviderConnection: PageOf<'SAMLProvider'>;
  SAMLProviderEdge: Omit<SamlProviderEdge, 'node'> & { node: ResolversParentTypes['SAMLProvider'] };
  SAMLProviderFilter: SamlProviderFilter;
  SAMLProviderOrder: SamlProviderOrder;
  SAMLProviderUrls: SamlProviderUrls;
  SAMLService: SamlService;
  SSOLogin: SAMLProviderRow;
  SearchResult: SearchResultRow;
  SearchResultConnection: Connection<SearchResultRow>;
  SearchResultEdge: Omit<SearchResultEdge, 'node'> & { node: ResolversParentTypes['SearchResult'] };
  SearchSection: MemberSearchSectionRow;
  SearchUrls: SearchUrls;
  SectionAmongInput: SectionAmongInput;
  SelectedSite: Omit<SelectedSite, 'site'> & { site?: Maybe<ResolversParentTypes['Site']> };
  SelectedSiteInput: SelectedSiteInput;
  SelectedSpace: Omit<SelectedSpace, 'space'> & { space?: Maybe<ResolversParentTypes['Space']> };
  SelectedSpaceInput: SelectedSpaceInput;
  ServiceAccount: RowOf<'ServiceAccount'>;
  ServiceAccountConnection: PageOf<'ServiceAccount'>;
  ServiceAccountEdge: Omit<ServiceAccountEdge, 'node'> & { node: ResolversParentTypes['ServiceAccount'] };
  ServiceAccountFilter: ServiceAccountFilter;
  ServiceAccountOrder: ServiceAccountOrder;
  ServiceAccountUrls: ServiceAccountUrls;
  SetAdaptiveSchemaInput: SetAdaptiveSchemaInput;
  SetAdaptiveSchemaPayload: SetAdaptiveSchemaPayload;
  SetGrantPayload: Omit<SetGrantPayload, 'grant' | 'grantEdge'> & { grant: ResolversParentTypes['Grant'], grantEdge?: Maybe<ResolversParentTypes['GrantEdge']> };
  SetMemberDisabledInput: SetMemberDisabledInput;
  SetMemberDisabledPayload: Omit<SetMemberDisabledPayload, 'member'> & { member: ResolversParentTypes['Member'] };
  SetMemberGrantInput: SetMemberGrantInput;
  SetMemberSSOInput: SetMemberSsoInput;
  SetMemberSSOPayload: Omit<SetMemberSsoPayload, 'member'> & { member: ResolversParentTypes['Member'] };
  SetMergeRulesInput: SetMergeRulesInput;
  SetMergeRulesPayload: SetMergeRulesPayload;
  SetOpenAPISpecInput: SetOpenApiSpecInput;
  SetOpenAPISpecPayload: Omit<SetOpenApiSpecPayload, 'openAPISpec' | 'openAPISpecEdge'> & { openAPISpec: ResolversParentTypes['OpenAPISpec'], openAPISpecEdge?: Maybe<ResolversParentTypes['OpenAPISpecEdge']> };
  SetSiteCustomizationInput: SetSiteCustomizationInput;
  SetSiteCustomizationPayload: Omit<SetSiteCustomizationPayload, 'site'> & { site: ResolversParentTypes['Site'] };
  SetSiteSpaceCustomizationInput: SetSiteSpaceCustomizationInput;
  SetSiteSpaceCustomizationPayload: Omit<SetSiteSpaceCustomizationPayload, 'siteSpace'> & { siteSpace: ResolversParentTypes['SiteSpace'] };
  SetTeamGrantInput: SetTeamGrantInput;
  SetTeamMemberInput: SetTeamMemberInput;
  SetTeamMemberPayload: Omit<SetTeamMemberPayload, 'teamMember' | 'teamMemberEdge'> & { teamMember: ResolversParentTypes['TeamMember'], teamMemberEdge?: Maybe<ResolversParentTypes['TeamMemberEdge']> };
  SetTranslationSettingsInput: SetTranslationSettingsInput;
  SetTranslationSettingsPayload: Omit<SetTranslationSettingsPayload, 'translationSettings'> & { translationSettings: ResolversParentTypes['TranslationSettings'] };
  SetVariablesInput: SetVariablesInput;
  ShareLink: RowOf<'ShareLink'>;
  ShareLinkConnection: PageOf<'ShareLink'>;
  ShareLinkEdge: Omit<ShareLinkEdge, 'node'> & { node: ResolversParentTypes['ShareLink'] };
  ShareLinkFilter: ShareLinkFilter;
  ShareLinkOrder: ShareLinkOrder;
  ShareLinkUrls: ShareLinkUrls;
  SiblingInput: SiblingInput;
  SignInOrganization: Omit<SignInOrganization, 'logins'> & { logins: Array<ResolversParentTypes['SSOLogin']> };
  SimulatedVisitorInput: SimulatedVisitorInput;
  Site: ViewOf<'Site'>;
  SiteAds: SiteAds;
  SiteAudience: Omit<SiteAudience, 'item'> & { item?: Maybe<ResolversParentTypes['Node']> };
  SiteAudienceProblem: SiteAudienceProblem;
  SiteConnection: PageOfViews<'Site'>;
  SiteCustomization: SiteCustomization;
  SiteCustomizationInput: SiteCustomizationInput;
  SiteCustomizations: SiteCustomizations;
  SiteEdge: Omit<SiteEdge, 'node'> & { node: ResolversParentTypes['Site'] };
  SiteFeature: SiteFeature;
  SiteFilter: SiteFilter;
  SiteIcon: SiteIcon;
  SiteIconAddresses: SiteIconAddresses;
  SiteItemInput: SiteItemInput;
  SiteItemPositionInput: SiteItemPositionInput;
  SiteOrder: SiteOrder;
  SiteProxy: SiteProxy;
  SiteRedirect: RowOf<'SiteRedirect'>;
  SiteRedirectConnection: PageOf<'SiteRedirect'>;
  SiteRedirectEdge: Omit<SiteRedirectEdge, 'node'> & { node: ResolversParentTypes['SiteRedirect'] };
  SiteRedirectFilter: SiteRedirectFilter;
  SiteRedirectOrder: SiteRedirectOrder;
  SiteRedirectUrls: SiteRedirectUrls;
  SiteSearchInput: SiteSearchInput;
  SiteSearchResult: SiteSearchResultRow;
  SiteSearchResultConnection: Connection<SiteSearchResultRow>;
  SiteSearchResultEdge: Omit<SiteSearchResultEdge, 'node'> & { node: ResolversParentTypes['SiteSearchResult'] };
  SiteSearchSection: SiteSearchSectionRow;
  SiteSearchUrls: SiteSearchUrls;
  SiteSection: ViewOf<'SiteSection'>;
  SiteSectionConnection: PageOfViews<'SiteSection'>;
  SiteSectionEdge: Omit<SiteSectionEdge, 'node'> & { node: ResolversParentTypes['SiteSection'] };
  SiteSectionFilter: SiteSectionFilter;
  SiteSectionGroup: ViewOf<'SiteSectionGroup'>;
  SiteSectionGroupConnection: PageOfViews<'SiteSectionGroup'>;
  SiteSectionGroupEdge: Omit<SiteSectionGroupEdge, 'node'> & { node: ResolversParentTypes['SiteSectionGroup'] };
  SiteSectionGroupFilter: SiteSectionGroupFilter;
  SiteSectionGroupOrder: SiteSectionGroupOrder;
  SiteSectionGroupUrls: SiteSectionGroupUrls;
  SiteSectionOrder: SiteSectionOrder;
  SiteSectionPositionInput: SiteSectionPositionInput;
  SiteSectionRefInput: SiteSectionRefInput;
  SiteSectionUrls: SiteSectionUrls;
  SiteSpace: ViewOf<'SiteSpace'>;
  SiteSpaceConnection: PageOfViews<'SiteSpace'>;
  SiteSpaceEdge: Omit<SiteSpaceEdge, 'node'> & { node: ResolversParentTypes['SiteSpace'] };
  SiteSpaceFilter: SiteSpaceFilter;
  SiteSpaceOrder: SiteSpaceOrder;
  SiteSpacePositionInput: SiteSpacePositionInput;
  SiteSpaceRefInput: SiteSpaceRefInput;
  SiteSpaceUrls: SiteSpaceUrls;
  SiteStructure: StructureRow;
  SiteStructureItem: ResolversUnionTypes<ResolversParentTypes>['SiteStructureItem'];
  SiteUrls: SiteUrls;
  SortSiteStructureInput: SortSiteStructureInput;
  SortSiteStructurePayload: Omit<SortSiteStructurePayload, 'item' | 'site'> & { item: ResolversParentTypes['SiteStructureItem'], site: ResolversParentTypes['Site'] };
  Space: ViewOf<'Space'>;
  SpaceConnection: PageOfViews<'Space'>;
  SpaceEdge: Omit<SpaceEdge, 'node'> & { node: ResolversParentTypes['Space'] };
  SpaceFilter: SpaceFilter;
  SpaceOrder: SpaceOrder;
  SpacePermissions: SpacePermissions;
  SpaceSearchResult: SpaceSearchResultRow;
  SpaceSearchResultConnection: Connection<SpaceSearchResultRow>;
  SpaceSearchResultEdge: Omit<SpaceSearchResultEdge, 'node'> & { node: ResolversParentTypes['SpaceSearchResult'] };
  SpaceUrls: SpaceUrlsRow;
  StaleRevisionError: StaleRevision;
  StepBlock: BlockRow<'stepper-step'>;
  StepperBlock: BlockRow<'stepper'>;
  String: Scalars['String']['output'];
  StringMap: Scalars['StringMap']['output'];
  Subdomain: SubdomainRow;
  SubdomainTarget: Omit<SubdomainTarget, 'organization'> & { organization?: Maybe<ResolversParentTypes['Organization']> };
  TabBlock: BlockRow<'tabs-item'>;
  TableBlock: BlockRow<'table'>;
  TableCell: TableCellRow;
  TableColumn: TableColumnRow;
  TableRow: TableRowRow;
  TabsBlock: BlockRow<'tabs'>;
  TargetValue: TargetValue;
  Team: RowOf<'Team'>;
  TeamConnection: PageOf<'Team'>;
  TeamEdge: Omit<TeamEdge, 'node'> & { node: ResolversParentTypes['Team'] };
  TeamFilter: TeamFilter;
  TeamMember: RowOf<'TeamMember'>;
  TeamMemberConnection: PageOf<'TeamMember'>;
  TeamMemberEdge: Omit<TeamMemberEdge, 'node'> & { node: ResolversParentTypes['TeamMember'] };
  TeamMemberFilter: TeamMemberFilter;
  TeamMemberOrder: TeamMemberOrder;
  TeamMemberPermissions: TeamMemberPermissions;
  TeamMembership: TeamMembership;
  TeamMembershipInput: TeamMembershipInput;
  TeamOrder: TeamOrder;
  TeamPermissions: TeamPermissions;
  TemplateCondition: TemplateCondition;
  TextInline: InlineRow<'text'>;
  TextMark: Mark;
  TextRange: TextRange;
  TextValue: TextValue;
  ThemedAddress: ThemedAddress;
  ThemedAddressInput: ThemedAddressInput;
  ThemedColor: ThemedColor;
  ThemedColorInput: ThemedColorInput;
  TransferCollectionInput: TransferCollectionInput;
  TransferCollectionPayload: Omit<TransferCollectionPayload, 'collection'> & { collection?: Maybe<ResolversParentTypes['Collection']> };
  TransferSpaceInput: TransferSpaceInput;
  TransferSpacePayload: Omit<TransferSpacePayload, 'space'> & { space?: Maybe<ResolversParentTypes['Space']> };
  TranslatedPageInput: TranslatedPageInput;
  Translation: ShownTranslation;
  TranslationConnection: Connection<ShownTranslation>;
  TranslationCoverage: TranslationCoverage;
  TranslationEdge: Omit<TranslationEdge, 'node'> & { node: ResolversParentTypes['Translation'] };
  TranslationSettings: RowOf<'TranslationSettings'>;
  TranslationSettingsConnection: PageOf<'TranslationSettings'>;
  TranslationSettingsEdge: Omit<TranslationSettingsEdge, 'node'> & { node: ResolversParentTypes['TranslationSettings'] };
  TranslationSettingsFilter: TranslationSettingsFilter;
  TranslationSettingsOrder: TranslationSettingsOrder;
  TranslationSettingsPermissions: TranslationSettingsPermissions;
  TranslationSettingsUrls: TranslationSettingsUrls;
  Trial: Trial;
  UninstallIntegrationInput: UninstallIntegrationInput;
  UninstallIntegrationPayload: UninstallIntegrationPayload;
  UnknownBlock: BlockRow<'unknown'>;
  UnknownInline: InlineRow<'unknown-inline'>;
  UnpublishIntegrationInput: UnpublishIntegrationInput;
  UnpublishIntegrationPayload: UnpublishIntegrationPayload;
  UnpublishSiteInput: UnpublishSiteInput;
  UnpublishSitePayload: Omit<UnpublishSitePayload, 'site'> & { site: ResolversParentTypes['Site'] };
  UpdateBlock: BlockRow<'update'>;
  UpdateBlocksInput: UpdateBlocksInput;
  UpdateChangeRequestInput: UpdateChangeRequestInput;
  UpdateChangeRequestPayload: Omit<UpdateChangeRequestPayload, 'changeRequest'> & { changeRequest: ResolversParentTypes['ChangeRequest'] };
  UpdateCollectionInput: UpdateCollectionInput;
  UpdateCollectionPayload: Omit<UpdateCollectionPayload, 'collection'> & { collection: ResolversParentTypes['Collection'] };
  UpdateCommentInput: UpdateCommentInput;
  UpdateCommentPayload: Omit<UpdateCommentPayload, 'comment'> & { comment: ResolversParentTypes['Comment'] };
  UpdateCommentReplyInput: UpdateCommentReplyInput;
  UpdateCommentReplyPayload: Omit<UpdateCommentReplyPayload, 'reply'> & { reply: ResolversParentTypes['CommentReply'] };
  UpdateGrantPayload: Omit<UpdateGrantPayload, 'grant'> & { grant: ResolversParentTypes['Grant'] };
  UpdateIntegrationInstallationInput: UpdateIntegrationInstallationInput;
  UpdateIntegrationInstallationPayload: Omit<UpdateIntegrationInstallationPayload, 'installation'> & { installation: ResolversParentTypes['IntegrationInstallation'] };
  UpdateLinkInviteInput: UpdateLinkInviteInput;
  UpdateLinkInvitePayload: Omit<UpdateLinkInvitePayload, 'linkInvite'> & { linkInvite: ResolversParentTypes['LinkInvite'] };
  UpdateMemberGrantInput: UpdateMemberGrantInput;
  UpdateMemberInput: UpdateMemberInput;
  UpdateMemberPayload: Omit<UpdateMemberPayload, 'member'> & { member: ResolversParentTypes['Member'] };
  UpdateOrganizationInput: UpdateOrganizationInput;
  UpdateOrganizationPayload: Omit<UpdateOrganizationPayload, 'organization'> & { organization: ResolversParentTypes['Organization'] };
  UpdatePageInput: UpdatePageInput;
  UpdatePublishingAuthInput: UpdatePublishingAuthInput;
  UpdatePublishingAuthPayload: Omit<UpdatePublishingAuthPayload, 'publishingAuth'> & { publishingAuth: ResolversParentTypes['PublishingAuth'] };
  UpdateReusableContentInput: UpdateReusableContentInput;
  UpdateSAMLProviderInput: UpdateSamlProviderInput;
  UpdateSAMLProviderPayload: Omit<UpdateSamlProviderPayload, 'samlProvider'> & { samlProvider: ResolversParentTypes['SAMLProvider'] };
  UpdateServiceAccountInput: UpdateServiceAccountInput;
  UpdateServiceAccountPayload: Omit<UpdateServiceAccountPayload, 'serviceAccount'> & { serviceAccount: ResolversParentTypes['ServiceAccount'] };
  UpdateShareLinkInput: UpdateShareLinkInput;
  UpdateShareLinkPayload: Omit<UpdateShareLinkPayload, 'shareLink'> & { shareLink: ResolversParentTypes['ShareLink'] };
  UpdateSiteInput: UpdateSiteInput;
  UpdateSitePayload: Omit<UpdateSitePayload, 'site'> & { site: ResolversParentTypes['Site'] };
  UpdateSiteRedirectInput: UpdateSiteRedirectInput;
  UpdateSiteRedirectPayload: Omit<UpdateSiteRedirectPayload, 'siteRedirect'> & { siteRedirect: ResolversParentTypes['SiteRedirect'] };
  UpdateSiteSectionGroupInput: UpdateSiteSectionGroupInput;
  UpdateSiteSectionGroupPayload: Omit<UpdateSiteSectionGroupPayload, 'siteSectionGroup'> & { siteSectionGroup: ResolversParentTypes['SiteSectionGroup'] };
  UpdateSiteSectionInput: UpdateSiteSectionInput;
  UpdateSiteSectionPayload: Omit<UpdateSiteSectionPayload, 'siteSection'> & { siteSection: ResolversParentTypes['SiteSection'] };
  UpdateSiteSpaceInput: UpdateSiteSpaceInput;
  UpdateSiteSpacePayload: Omit<UpdateSiteSpacePayload, 'siteSpace'> & { siteSpace: ResolversParentTypes['SiteSpace'] };
  UpdateSpaceInput: UpdateSpaceInput;
  UpdateSpacePayload: Omit<UpdateSpacePayload, 'space'> & { space: ResolversParentTypes['Space'] };
  UpdateTeamGrantInput: UpdateTeamGrantInput;
  UpdateTeamInput: UpdateTeamInput;
  UpdateTeamMembersInput: UpdateTeamMembersInput;
  UpdateTeamMembersPayload: Omit<UpdateTeamMembersPayload, 'team' | 'teamMemberEdges' | 'teamMembers'> & { team: ResolversParentTypes['Team'], teamMemberEdges?: Maybe<Array<ResolversParentTypes['TeamMemberEdge']>>, teamMembers: Array<ResolversParentTypes['TeamMember']> };
  UpdateTeamPayload: Omit<UpdateTeamPayload, 'team'> & { team: ResolversParentTypes['Team'] };
  UpdatesBlock: BlockRow<'updates'>;
  Upload: Scalars['Upload']['output'];
  UploadFileInput: UploadFileInput;
  UploadFilePayload: Omit<UploadFilePayload, 'file'> & { file: ResolversParentTypes['File'] };
  User: RowOf<'User'>;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  UserUrls: UserUrls;
  ValidationError: ValidationError;
  VersionContext: Omit<VersionContext, 'changeRequest' | 'revision'> & { changeRequest?: Maybe<ResolversParentTypes['ChangeRequest']>, revision?: Maybe<ResolversParentTypes['Revision']> };
  VisitorAuth: VisitorAuth;
  VisitorInput: VisitorInput;
};

export type AccessDirectiveArgs = {
  action?: Maybe<Scalars['String']['input']>;
  scope?: Maybe<Scalars['String']['input']>;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = Context, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ConnectionDirectiveArgs = {
  items: Scalars['String']['input'];
  name?: Maybe<Scalars['String']['input']>;
  scope?: Maybe<Scalars['String']['input']>;
  visitor: Scalars['Boolean']['input'];
};

export type ConnectionDirectiveResolver<Result, Parent, ContextType = Context, Args = ConnectionDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type FilterDirectiveArgs = { };

export type FilterDirectiveResolver<Result, Parent, ContextType = Context, Args = FilterDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type IdDirectiveArgs = {
  of: Scalars['String']['input'];
  orNumber: Scalars['Boolean']['input'];
};

export type IdDirectiveResolver<Result, Parent, ContextType = Context, Args = IdDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

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

export type OrderDirectiveArgs = {
  by: Scalars['String']['input'];
  direction: Order;
  items: Scalars['String']['input'];
};

export type OrderDirectiveResolver<Result, Parent, ContextType = Context, Args = OrderDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PayloadsDirectiveArgs = {
  noun: Scalars['String']['input'];
};

export type PayloadsDirectiveResolver<Result, Parent, ContextType = Context, Args = PayloadsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SecretDirectiveArgs = { };

export type SecretDirectiveResolver<Result, Parent, ContextType = Context, Args = SecretDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SymbolicRefDirectiveArgs = {
  name: Scalars['String']['input'];
};

export type SymbolicRefDirectiveResolver<Result, Parent, ContextType = Context, Args = SymbolicRefDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type VisitorDirectiveArgs = {
  nothing: Scalars['Boolean']['input'];
};

export type VisitorDirectiveResolver<Result, Parent, ContextType = Context, Args = VisitorDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type WeightDirectiveArgs = {
  nodes: Scalars['Int']['input'];
};

export type WeightDirectiveResolver<Result, Parent, ContextType = Context, Args = WeightDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcceptInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptInvitePayload'] = ResolversParentTypes['AcceptInvitePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Actor'] = ResolversParentTypes['Actor']> = {
  __resolveType?: TypeResolveFn<'IntegrationInstallation' | 'ServiceAccount' | 'User', ParentType, ContextType>;
};

export type AdaptiveContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdaptiveContent'] = ResolversParentTypes['AdaptiveContent']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdaptiveSchemaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdaptiveSchema'] = ResolversParentTypes['AdaptiveSchema']> = {
  jsonSchema?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AddSectionToGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddSectionToGroupPayload'] = ResolversParentTypes['AddSectionToGroupPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteSectionGroup?: Resolver<ResolversTypes['SiteSectionGroup'], ParentType, ContextType>;
};

export type AlreadyExistsErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlreadyExistsError'] = ResolversParentTypes['AlreadyExistsError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  existing?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnnotationInlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnotationInline'] = ResolversParentTypes['AnnotationInline']> = {
  body?: Resolver<Array<ResolversTypes['Block']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Inline']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiToken'] = ResolversParentTypes['ApiToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TokenKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  organizationIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  organizations?: Resolver<Maybe<Array<ResolversTypes['Organization']>>, ParentType, ContextType>;
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
  actor?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['AuditPath']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  relatedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  tokenId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  collectionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  space?: Resolver<Maybe<ResolversTypes['Space']>, ParentType, ContextType>;
  spaceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BacklinkConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BacklinkConnection'] = ResolversParentTypes['BacklinkConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BacklinkEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ContentReference']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BacklinkEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BacklinkEdge'] = ResolversParentTypes['BacklinkEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContentReference'], ParentType, ContextType>;
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

export type BlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Block'] = ResolversParentTypes['Block']> = {
  __resolveType?: TypeResolveFn<'BranchBlock' | 'CodeBlock' | 'ColumnBlock' | 'ColumnsBlock' | 'ConditionBlock' | 'ContentRefBlock' | 'DividerBlock' | 'DrawingBlock' | 'EmbedBlock' | 'ExpandableBlock' | 'FileBlock' | 'HeadingBlock' | 'HintBlock' | 'ImageBlock' | 'ImagesBlock' | 'ListBlock' | 'ListItemBlock' | 'MathBlock' | 'OpenAPIOperationBlock' | 'OpenAPISchemasBlock' | 'OpenAPIWebhookBlock' | 'ParagraphBlock' | 'PromptBlock' | 'QuoteBlock' | 'ReusableContentBlock' | 'StepBlock' | 'StepperBlock' | 'TabBlock' | 'TableBlock' | 'TabsBlock' | 'UnknownBlock' | 'UpdateBlock' | 'UpdatesBlock', ParentType, ContextType>;
};

export type BlockChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockChange'] = ResolversParentTypes['BlockChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  indexAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  indexBefore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BlockChangeKind'], ParentType, ContextType>;
};

export type BlockRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockRange'] = ResolversParentTypes['BlockRange']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BlockedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Blocked'] = ResolversParentTypes['Blocked']> = {
  reason?: Resolver<ResolversTypes['BlockedReason'], ParentType, ContextType>;
};

export type BlockedByRulesErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockedByRulesError'] = ResolversParentTypes['BlockedByRulesError']> = {
  blockedBy?: Resolver<Array<ResolversTypes['MergeBlock']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BooleanValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BooleanValue'] = ResolversParentTypes['BooleanValue']> = {
  boolean?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  json?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BranchBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BranchBlock'] = ResolversParentTypes['BranchBlock']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expression?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Block']>, ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BrokenLinkStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrokenLinkStats'] = ResolversParentTypes['BrokenLinkStats']> = {
  changeRequest?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ButtonInlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ButtonInline'] = ResolversParentTypes['ButtonInline']> = {
  action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ButtonKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeRequest'] = ResolversParentTypes['ChangeRequest']> = {
  agentTaskId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canComment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changes?: Resolver<ResolversTypes['ContentChangeConnection'], ParentType, ContextType, Partial<ChangeRequestChangesArgs>>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['CommentConnection']>, ParentType, ContextType, RequireFields<ChangeRequestCommentsArgs, 'orderBy'>>;
  contributors?: Resolver<Array<ResolversTypes['Actor']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mergePreview?: Resolver<ResolversTypes['MergePreview'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outdated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requestedReviewers?: Resolver<ResolversTypes['RequestedReviewerConnection'], ParentType, ContextType, RequireFields<ChangeRequestRequestedReviewersArgs, 'orderBy'>>;
  reverts?: Resolver<Maybe<ResolversTypes['ChangeRequest']>, ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, RequireFields<ChangeRequestReviewsArgs, 'orderBy'>>;
  revision?: Resolver<ResolversTypes['Revision'], ParentType, ContextType, RequireFields<ChangeRequestRevisionArgs, 'computed'>>;
  revisionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revisionInitial?: Resolver<Maybe<ResolversTypes['Revision']>, ParentType, ContextType>;
  revisionInitialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revisionMerged?: Resolver<Maybe<ResolversTypes['Revision']>, ParentType, ContextType>;
  revisionMergedAncestor?: Resolver<Maybe<ResolversTypes['Revision']>, ParentType, ContextType>;
  revisionMergedAncestorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  revisionMergedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  revisions?: Resolver<ResolversTypes['RevisionConnection'], ParentType, ContextType, RequireFields<ChangeRequestRevisionsArgs, 'orderBy'>>;
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
  spaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ChangeRequestStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['ChangeRequestUrls'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeRequestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeRequestConnection'] = ResolversParentTypes['ChangeRequestConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ChangeRequestEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ChangeRequest']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangeRequestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeRequestEdge'] = ResolversParentTypes['ChangeRequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ChangeRequest'], ParentType, ContextType>;
};

export type ChangeRequestUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeRequestUrls'] = ResolversParentTypes['ChangeRequestUrls']> = {
  app?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CodeBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CodeBlock'] = ResolversParentTypes['CodeBlock']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expandable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fullWidth?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineNumbers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  syntax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wrap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CollectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  children?: Resolver<ResolversTypes['ContentConnection'], ParentType, ContextType, RequireFields<CollectionChildrenArgs, 'orderBy'>>;
  collections?: Resolver<ResolversTypes['CollectionConnection'], ParentType, ContextType, RequireFields<CollectionCollectionsArgs, 'orderBy'>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  defaultLevel?: Resolver<Maybe<ResolversTypes['DefaultLevel']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effectiveAccess?: Resolver<Maybe<ResolversTypes['EffectiveAccess']>, ParentType, ContextType, Partial<CollectionEffectiveAccessArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberAccess?: Resolver<Maybe<ResolversTypes['EffectiveAccessConnection']>, ParentType, ContextType, RequireFields<CollectionMemberAccessArgs, 'orderBy'>>;
  memberGrant?: Resolver<Maybe<ResolversTypes['Grant']>, ParentType, ContextType, RequireFields<CollectionMemberGrantArgs, 'userId'>>;
  memberGrants?: Resolver<Maybe<ResolversTypes['GrantConnection']>, ParentType, ContextType, RequireFields<CollectionMemberGrantsArgs, 'orderBy'>>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['CollectionPermissions'], ParentType, ContextType>;
  spaces?: Resolver<ResolversTypes['SpaceConnection'], ParentType, ContextType, RequireFields<CollectionSpacesArgs, 'orderBy'>>;
  teamGrant?: Resolver<Maybe<ResolversTypes['Grant']>, ParentType, ContextType, RequireFields<CollectionTeamGrantArgs, 'teamId'>>;
  teamGrants?: Resolver<Maybe<ResolversTypes['GrantConnection']>, ParentType, ContextType, RequireFields<CollectionTeamGrantsArgs, 'orderBy'>>;
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

export type ColumnBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ColumnBlock'] = ResolversParentTypes['ColumnBlock']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Block']>, ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verticalAlign?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ColumnsBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ColumnsBlock'] = ResolversParentTypes['ColumnsBlock']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fullWidth?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ColumnBlock']>, ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  body?: Resolver<ResolversTypes['CommentBody'], ParentType, ContextType, RequireFields<CommentBodyArgs, 'format'>>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['CommentPermissions'], ParentType, ContextType>;
  postedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  postedBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  reactions?: Resolver<Array<ResolversTypes['Reaction']>, ParentType, ContextType>;
  replies?: Resolver<ResolversTypes['CommentReplyConnection'], ParentType, ContextType, RequireFields<CommentRepliesArgs, 'orderBy'>>;
  replyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resolvedBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CommentStatus'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['CommentTarget'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['CommentUrls'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentBodyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentBody'] = ResolversParentTypes['CommentBody']> = {
  document?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  markdown?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CommentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentConnection'] = ResolversParentTypes['CommentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CommentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentEdge'] = ResolversParentTypes['CommentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
};

export type CommentNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentNode'] = ResolversParentTypes['CommentNode']> = {
  blockId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CommentPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentPermissions'] = ResolversParentTypes['CommentPermissions']> = {
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  react?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reply?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resolve?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CommentReplyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentReply'] = ResolversParentTypes['CommentReply']> = {
  body?: Resolver<ResolversTypes['CommentBody'], ParentType, ContextType, RequireFields<CommentReplyBodyArgs, 'format'>>;
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  commentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['CommentPermissions'], ParentType, ContextType>;
  postedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  postedBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  reactions?: Resolver<Array<ResolversTypes['Reaction']>, ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['CommentUrls'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentReplyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentReplyConnection'] = ResolversParentTypes['CommentReplyConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CommentReplyEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CommentReply']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommentReplyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentReplyEdge'] = ResolversParentTypes['CommentReplyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CommentReply'], ParentType, ContextType>;
};

export type CommentTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentTarget'] = ResolversParentTypes['CommentTarget']> = {
  changeRequest?: Resolver<Maybe<ResolversTypes['ChangeRequest']>, ParentType, ContextType>;
  changeRequestId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['CommentNode']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['CommentedPage']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['Revision']>, ParentType, ContextType>;
  revisionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  space?: Resolver<Maybe<ResolversTypes['Space']>, ParentType, ContextType>;
  spaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CommentUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentUrls'] = ResolversParentTypes['CommentUrls']> = {
  app?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommentableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Commentable'] = ResolversParentTypes['Commentable']> = {
  __resolveType?: TypeResolveFn<'ChangeRequest' | 'Space', ParentType, ContextType>;
};

export type CommentedPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentedPage'] = ResolversParentTypes['CommentedPage']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  emoji?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outdated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType>;
  pageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CompleteSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompleteSignInPayload'] = ResolversParentTypes['CompleteSignInPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType>;
};

export type ComputedPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComputedPage'] = ResolversParentTypes['ComputedPage']> = {
  allPages?: Resolver<Array<ResolversTypes['Page']>, ParentType, ContextType>;
  computed?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['PageCover']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emoji?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  git?: Resolver<Maybe<ResolversTypes['GitPath']>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['PageKind']>, ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['PageLayout'], ParentType, ContextType>;
  linkTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noIndex?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noRobotsIndex?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['Page']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PageType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['PageUrls'], ParentType, ContextType>;
  variables?: Resolver<ResolversTypes['StringMap'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ComputedValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComputedValue'] = ResolversParentTypes['ComputedValue']> = {
  json?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  specId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConditionBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConditionBlock'] = ResolversParentTypes['ConditionBlock']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BranchBlock']>, ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConflictBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConflictBlock'] = ResolversParentTypes['ConflictBlock']> = {
  base?: Resolver<ResolversTypes['BlockRange'], ParentType, ContextType>;
  ours?: Resolver<ResolversTypes['BlockRange'], ParentType, ContextType>;
  theirs?: Resolver<ResolversTypes['BlockRange'], ParentType, ContextType>;
};

export type ConflictErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConflictError'] = ResolversParentTypes['ConflictError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  siteIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  sites?: Resolver<Array<ResolversTypes['Site']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConflictSegmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConflictSegment'] = ResolversParentTypes['ConflictSegment']> = {
  block?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Content'] = ResolversParentTypes['Content']> = {
  __resolveType?: TypeResolveFn<'Collection' | 'Space', ParentType, ContextType>;
};

export type ContentChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentChange'] = ResolversParentTypes['ContentChange']> = {
  blocks?: Resolver<Array<ResolversTypes['BlockChange']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['ContentChangeKind']>, ParentType, ContextType>;
  pathAfter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pathBefore?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['ContentSubject'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentChangeConnection'] = ResolversParentTypes['ContentChangeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ContentChangeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ContentChange']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContentChangeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentChangeEdge'] = ResolversParentTypes['ContentChangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContentChange'], ParentType, ContextType>;
};

export type ContentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentConnection'] = ResolversParentTypes['ContentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ContentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentEdge'] = ResolversParentTypes['ContentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Content'], ParentType, ContextType>;
};

export type ContentRefBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentRefBlock'] = ResolversParentTypes['ContentRefBlock']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentReference'] = ResolversParentTypes['ContentReference']> = {
  anchor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReferenceKind'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType>;
  reusableContent?: Resolver<Maybe<ResolversTypes['ReusableContent']>, ParentType, ContextType>;
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  versionContext?: Resolver<ResolversTypes['VersionContext'], ParentType, ContextType>;
};

export type CoverValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoverValue'] = ResolversParentTypes['CoverValue']> = {
  darkFileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  json?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  yPos?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateChangeRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateChangeRequestPayload'] = ResolversParentTypes['CreateChangeRequestPayload']> = {
  changeRequest?: Resolver<ResolversTypes['ChangeRequest'], ParentType, ContextType>;
  changeRequestEdge?: Resolver<Maybe<ResolversTypes['ChangeRequestEdge']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreateCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCollectionPayload'] = ResolversParentTypes['CreateCollectionPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
  collectionEdge?: Resolver<Maybe<ResolversTypes['CollectionEdge']>, ParentType, ContextType>;
  contentEdge?: Resolver<Maybe<ResolversTypes['ContentEdge']>, ParentType, ContextType>;
};

export type CreateCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCommentPayload'] = ResolversParentTypes['CreateCommentPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  commentEdge?: Resolver<Maybe<ResolversTypes['CommentEdge']>, ParentType, ContextType>;
};

export type CreateCommentReplyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCommentReplyPayload'] = ResolversParentTypes['CreateCommentReplyPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  reply?: Resolver<ResolversTypes['CommentReply'], ParentType, ContextType>;
  replyEdge?: Resolver<Maybe<ResolversTypes['CommentReplyEdge']>, ParentType, ContextType>;
};

export type CreateInstallationTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateInstallationTokenPayload'] = ResolversParentTypes['CreateInstallationTokenPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateLinkInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateLinkInvitePayload'] = ResolversParentTypes['CreateLinkInvitePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkInvite?: Resolver<ResolversTypes['LinkInvite'], ParentType, ContextType>;
  linkInviteEdge?: Resolver<Maybe<ResolversTypes['LinkInviteEdge']>, ParentType, ContextType>;
};

export type CreateOpenApiSpecPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOpenAPISpecPayload'] = ResolversParentTypes['CreateOpenAPISpecPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openAPISpec?: Resolver<ResolversTypes['OpenAPISpec'], ParentType, ContextType>;
  openAPISpecEdge?: Resolver<Maybe<ResolversTypes['OpenAPISpecEdge']>, ParentType, ContextType>;
};

export type CreateOrganizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOrganizationPayload'] = ResolversParentTypes['CreateOrganizationPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  organizationEdge?: Resolver<Maybe<ResolversTypes['OrganizationEdge']>, ParentType, ContextType>;
};

export type CreateReviewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateReviewPayload'] = ResolversParentTypes['CreateReviewPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  review?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
  reviewEdge?: Resolver<Maybe<ResolversTypes['ReviewEdge']>, ParentType, ContextType>;
};

export type CreateSamlProviderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSAMLProviderPayload'] = ResolversParentTypes['CreateSAMLProviderPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  samlProvider?: Resolver<ResolversTypes['SAMLProvider'], ParentType, ContextType>;
  samlProviderEdge?: Resolver<Maybe<ResolversTypes['SAMLProviderEdge']>, ParentType, ContextType>;
};

export type CreateServiceAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateServiceAccountPayload'] = ResolversParentTypes['CreateServiceAccountPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceAccount?: Resolver<ResolversTypes['ServiceAccount'], ParentType, ContextType>;
  serviceAccountEdge?: Resolver<Maybe<ResolversTypes['ServiceAccountEdge']>, ParentType, ContextType>;
};

export type CreateShareLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateShareLinkPayload'] = ResolversParentTypes['CreateShareLinkPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shareLink?: Resolver<ResolversTypes['ShareLink'], ParentType, ContextType>;
  shareLinkEdge?: Resolver<Maybe<ResolversTypes['ShareLinkEdge']>, ParentType, ContextType>;
};

export type CreateSitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSitePayload'] = ResolversParentTypes['CreateSitePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  siteEdge?: Resolver<Maybe<ResolversTypes['SiteEdge']>, ParentType, ContextType>;
};

export type CreateSiteRedirectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSiteRedirectPayload'] = ResolversParentTypes['CreateSiteRedirectPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteRedirect?: Resolver<ResolversTypes['SiteRedirect'], ParentType, ContextType>;
  siteRedirectEdge?: Resolver<Maybe<ResolversTypes['SiteRedirectEdge']>, ParentType, ContextType>;
};

export type CreateSiteSectionGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSiteSectionGroupPayload'] = ResolversParentTypes['CreateSiteSectionGroupPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteSectionGroup?: Resolver<ResolversTypes['SiteSectionGroup'], ParentType, ContextType>;
  siteSectionGroupEdge?: Resolver<Maybe<ResolversTypes['SiteSectionGroupEdge']>, ParentType, ContextType>;
};

export type CreateSiteSectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSiteSectionPayload'] = ResolversParentTypes['CreateSiteSectionPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteSection?: Resolver<ResolversTypes['SiteSection'], ParentType, ContextType>;
  siteSectionEdge?: Resolver<Maybe<ResolversTypes['SiteSectionEdge']>, ParentType, ContextType>;
};

export type CreateSiteSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSiteSpacePayload'] = ResolversParentTypes['CreateSiteSpacePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteSpace?: Resolver<ResolversTypes['SiteSpace'], ParentType, ContextType>;
  siteSpaceEdge?: Resolver<Maybe<ResolversTypes['SiteSpaceEdge']>, ParentType, ContextType>;
};

export type CreateSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSpacePayload'] = ResolversParentTypes['CreateSpacePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contentEdge?: Resolver<Maybe<ResolversTypes['ContentEdge']>, ParentType, ContextType>;
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
  spaceEdge?: Resolver<Maybe<ResolversTypes['SpaceEdge']>, ParentType, ContextType>;
};

export type CreateTeamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateTeamPayload'] = ResolversParentTypes['CreateTeamPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  team?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
  teamEdge?: Resolver<Maybe<ResolversTypes['TeamEdge']>, ParentType, ContextType>;
};

export type CreateTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateTokenPayload'] = ResolversParentTypes['CreateTokenPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType>;
  tokenEdge?: Resolver<Maybe<ResolversTypes['ApiTokenEdge']>, ParentType, ContextType>;
};

export type CreateTranslationSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateTranslationSettingsPayload'] = ResolversParentTypes['CreateTranslationSettingsPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translationSettings?: Resolver<ResolversTypes['TranslationSettings'], ParentType, ContextType>;
  translationSettingsEdge?: Resolver<Maybe<ResolversTypes['TranslationSettingsEdge']>, ParentType, ContextType>;
};

export type CustomizationAiResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizationAI'] = ResolversParentTypes['CustomizationAI']> = {
  mode?: Resolver<ResolversTypes['CustomizationAIMode'], ParentType, ContextType>;
};

export type CustomizationAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizationAddress'] = ResolversParentTypes['CustomizationAddress']> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomizationExternalLinksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizationExternalLinks'] = ResolversParentTypes['CustomizationExternalLinks']> = {
  target?: Resolver<ResolversTypes['CustomizationLinkTarget'], ParentType, ContextType>;
};

export type CustomizationFaviconResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizationFavicon'] = ResolversParentTypes['CustomizationFavicon']> = {
  emoji?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['ThemedAddress']>, ParentType, ContextType>;
};

export type CustomizationFooterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizationFooter'] = ResolversParentTypes['CustomizationFooter']> = {
  copyright?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['CustomizationFooterGroup']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['ThemedAddress']>, ParentType, ContextType>;
};

export type CustomizationFooterGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizationFooterGroup'] = ResolversParentTypes['CustomizationFooterGroup']> = {
  links?: Resolver<Array<ResolversTypes['CustomizationLink']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomizationGitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizationGit'] = ResolversParentTypes['CustomizationGit']> = {
  showEditLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomizationHeaderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizationHeader'] = ResolversParentTypes['CustomizationHeader']> = {
  backgroundColor?: Resolver<Maybe<ResolversTypes['ThemedColor']>, ParentType, ContextType>;
  linkColor?: Resolver<Maybe<ResolversTypes['ThemedColor']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['CustomizationHeaderLink']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['ThemedAddress']>, ParentType, ContextType>;
  preset?: Resolver<ResolversTypes['CustomizationHeaderPreset'], ParentType, ContextType>;
};

export type CustomizationHeaderLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizationHeaderLink'] = ResolversParentTypes['CustomizationHeaderLink']> = {
  links?: Resolver<Maybe<Array<ResolversTypes['CustomizationLink']>>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['CustomizationReference']>, ParentType, ContextType>;
};

export type CustomizationInsightsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizationInsights'] = ResolversParentTypes['CustomizationInsights']> = {
  trackingCookie?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomizationInternationalizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizationInternationalization'] = ResolversParentTypes['CustomizationInternationalization']> = {
  locale?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
};

export type CustomizationLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizationLink'] = ResolversParentTypes['CustomizationLink']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['CustomizationReference'], ParentType, ContextType>;
};

export type CustomizationPageActionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizationPageActions'] = ResolversParentTypes['CustomizationPageActions']> = {
  externalAi?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomizationReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizationReference'] = ResolversParentTypes['CustomizationReference']> = {
  kind?: Resolver<ResolversTypes['CustomizationReferenceKind'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomizationSidebarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizationSidebar'] = ResolversParentTypes['CustomizationSidebar']> = {
  background?: Resolver<ResolversTypes['CustomizationSidebarBackground'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['CustomizationSidebarList'], ParentType, ContextType>;
};

export type CustomizationStylingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizationStyling'] = ResolversParentTypes['CustomizationStyling']> = {
  background?: Resolver<ResolversTypes['CustomizationBackground'], ParentType, ContextType>;
  corners?: Resolver<ResolversTypes['CustomizationCorners'], ParentType, ContextType>;
  dangerColor?: Resolver<ResolversTypes['ThemedColor'], ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['CustomizationDepth'], ParentType, ContextType>;
  font?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icons?: Resolver<ResolversTypes['CustomizationIcons'], ParentType, ContextType>;
  infoColor?: Resolver<ResolversTypes['ThemedColor'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['CustomizationLinks'], ParentType, ContextType>;
  monospaceFont?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primaryColor?: Resolver<ResolversTypes['ThemedColor'], ParentType, ContextType>;
  search?: Resolver<ResolversTypes['CustomizationSearch'], ParentType, ContextType>;
  sidebar?: Resolver<ResolversTypes['CustomizationSidebar'], ParentType, ContextType>;
  successColor?: Resolver<ResolversTypes['ThemedColor'], ParentType, ContextType>;
  theme?: Resolver<ResolversTypes['CustomizationTheme'], ParentType, ContextType>;
  warningColor?: Resolver<ResolversTypes['ThemedColor'], ParentType, ContextType>;
};

export type CustomizationSwitchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizationSwitch'] = ResolversParentTypes['CustomizationSwitch']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomizationThemesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizationThemes'] = ResolversParentTypes['CustomizationThemes']> = {
  default?: Resolver<ResolversTypes['CustomizationThemeMode'], ParentType, ContextType>;
  toggeable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomizedSiteSpaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizedSiteSpace'] = ResolversParentTypes['CustomizedSiteSpace']> = {
  customization?: Resolver<ResolversTypes['SiteCustomization'], ParentType, ContextType>;
  siteSpaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DefaultContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DefaultContent'] = ResolversParentTypes['DefaultContent']> = {
  site?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DefaultContentType'], ParentType, ContextType>;
};

export type DeleteCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCollectionPayload'] = ResolversParentTypes['DeleteCollectionPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedCollectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCommentPayload'] = ResolversParentTypes['DeleteCommentPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedCommentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteCommentReplyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCommentReplyPayload'] = ResolversParentTypes['DeleteCommentReplyPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedCommentReplyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteLinkInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteLinkInvitePayload'] = ResolversParentTypes['DeleteLinkInvitePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedLinkInviteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteOpenApiSpecPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteOpenAPISpecPayload'] = ResolversParentTypes['DeleteOpenAPISpecPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedOpenAPISpecId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteSamlProviderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSAMLProviderPayload'] = ResolversParentTypes['DeleteSAMLProviderPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedSAMLProviderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteServiceAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteServiceAccountPayload'] = ResolversParentTypes['DeleteServiceAccountPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedServiceAccountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteShareLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteShareLinkPayload'] = ResolversParentTypes['DeleteShareLinkPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedShareLinkId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteSitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSitePayload'] = ResolversParentTypes['DeleteSitePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedSiteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteSiteRedirectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSiteRedirectPayload'] = ResolversParentTypes['DeleteSiteRedirectPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedSiteRedirectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteSiteSectionGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSiteSectionGroupPayload'] = ResolversParentTypes['DeleteSiteSectionGroupPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedSiteSectionGroupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteSiteSectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSiteSectionPayload'] = ResolversParentTypes['DeleteSiteSectionPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedSiteSectionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteSiteSpaceCustomizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSiteSpaceCustomizationPayload'] = ResolversParentTypes['DeleteSiteSpaceCustomizationPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  siteSpace?: Resolver<ResolversTypes['SiteSpace'], ParentType, ContextType>;
};

export type DeleteSiteSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSiteSpacePayload'] = ResolversParentTypes['DeleteSiteSpacePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedSiteSpaceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSpacePayload'] = ResolversParentTypes['DeleteSpacePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedSpaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteTeamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteTeamPayload'] = ResolversParentTypes['DeleteTeamPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedTeamId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteTranslationSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteTranslationSettingsPayload'] = ResolversParentTypes['DeleteTranslationSettingsPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedTranslationSettingsId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DividerBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DividerBlock'] = ResolversParentTypes['DividerBlock']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DocumentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentPage'] = ResolversParentTypes['DocumentPage']> = {
  allBlocks?: Resolver<Array<ResolversTypes['Block']>, ParentType, ContextType, RequireFields<DocumentPageAllBlocksArgs, 'dereferenced' | 'deterministicOnly' | 'evaluated'>>;
  allPages?: Resolver<Array<ResolversTypes['Page']>, ParentType, ContextType>;
  blocks?: Resolver<Array<ResolversTypes['Block']>, ParentType, ContextType, RequireFields<DocumentPageBlocksArgs, 'dereferenced' | 'deterministicOnly' | 'evaluated'>>;
  body?: Resolver<ResolversTypes['PageBody'], ParentType, ContextType, RequireFields<DocumentPageBodyArgs, 'dereferenced' | 'deterministicOnly' | 'evaluated' | 'format'>>;
  cover?: Resolver<Maybe<ResolversTypes['PageCover']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  document?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, RequireFields<DocumentPageDocumentArgs, 'dereferenced' | 'deterministicOnly' | 'evaluated'>>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  emoji?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frontMatter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  git?: Resolver<Maybe<ResolversTypes['GitPath']>, ParentType, ContextType>;
  headings?: Resolver<Array<ResolversTypes['Heading']>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<DocumentPageHtmlArgs, 'evaluated'>>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['PageKind']>, ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['PageLayout'], ParentType, ContextType>;
  linkTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<DocumentPageMarkdownArgs, 'dereferenced' | 'deterministicOnly' | 'evaluated'>>;
  noIndex?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noRobotsIndex?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['Page']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PageType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['PageUrls'], ParentType, ContextType>;
  variables?: Resolver<ResolversTypes['StringMap'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Download'] = ResolversParentTypes['Download']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DrawingBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DrawingBlock'] = ResolversParentTypes['DrawingBlock']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DuplicateSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicateSpacePayload'] = ResolversParentTypes['DuplicateSpacePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contentEdge?: Resolver<Maybe<ResolversTypes['ContentEdge']>, ParentType, ContextType>;
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
  spaceEdge?: Resolver<Maybe<ResolversTypes['SpaceEdge']>, ParentType, ContextType>;
};

export type EditChangeRequestContentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditChangeRequestContentPayload'] = ResolversParentTypes['EditChangeRequestContentPayload']> = {
  changeRequest?: Resolver<ResolversTypes['ChangeRequest'], ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refs?: Resolver<ResolversTypes['StringMap'], ParentType, ContextType>;
};

export type EditSpaceContentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditSpaceContentPayload'] = ResolversParentTypes['EditSpaceContentPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refs?: Resolver<ResolversTypes['StringMap'], ParentType, ContextType>;
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

export type EmbedBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmbedBlock'] = ResolversParentTypes['EmbedBlock']> = {
  caption?: Resolver<Array<ResolversTypes['Inline']>, ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fullWidth?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmojiInlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmojiInline'] = ResolversParentTypes['EmojiInline']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EntryValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntryValue'] = ResolversParentTypes['EntryValue']> = {
  fields?: Resolver<Array<ResolversTypes['NamedValue']>, ParentType, ContextType>;
  json?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExpandableBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpandableBlock'] = ResolversParentTypes['ExpandableBlock']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Block']>, ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<Array<ResolversTypes['Inline']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExpressionInlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpressionInline'] = ResolversParentTypes['ExpressionInline']> = {
  expression?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange']> = {
  after?: Resolver<Maybe<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldValue'] = ResolversParentTypes['FieldValue']> = {
  __resolveType?: TypeResolveFn<'BooleanValue' | 'ComputedValue' | 'CoverValue' | 'EntryValue' | 'GitValue' | 'NumberValue' | 'OtherValue' | 'PageValue' | 'ParentValue' | 'ParentsValue' | 'TargetValue' | 'TextValue', ParentType, ContextType>;
};

export type FileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dimensions?: Resolver<Maybe<ResolversTypes['FileDimensions']>, ParentType, ContextType>;
  downloadUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  git?: Resolver<Maybe<ResolversTypes['GitPath']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FileBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileBlock'] = ResolversParentTypes['FileBlock']> = {
  caption?: Resolver<Array<ResolversTypes['Inline']>, ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FileConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileConnection'] = ResolversParentTypes['FileConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FileEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FileDimensionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileDimensions'] = ResolversParentTypes['FileDimensions']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FileEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileEdge'] = ResolversParentTypes['FileEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['File'], ParentType, ContextType>;
};

export type FileReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileReference'] = ResolversParentTypes['FileReference']> = {
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReferenceKind'], ParentType, ContextType>;
};

export type GitCommitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GitCommit'] = ResolversParentTypes['GitCommit']> = {
  createdByService?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ref?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GitPathResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GitPath'] = ResolversParentTypes['GitPath']> = {
  oid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GitSyncResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GitSync'] = ResolversParentTypes['GitSync']> = {
  installationProvider?: Resolver<Maybe<ResolversTypes['GitSyncProvider']>, ParentType, ContextType>;
  integration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  repoName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GitValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GitValue'] = ResolversParentTypes['GitValue']> = {
  json?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  oid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grantEdges?: Resolver<Maybe<Array<ResolversTypes['GrantEdge']>>, ParentType, ContextType>;
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
  content?: Resolver<Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
  contentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ContentType'], ParentType, ContextType>;
};

export type GroupPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupPage'] = ResolversParentTypes['GroupPage']> = {
  allPages?: Resolver<Array<ResolversTypes['Page']>, ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['PageCover']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emoji?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  git?: Resolver<Maybe<ResolversTypes['GitPath']>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['PageKind']>, ParentType, ContextType>;
  linkTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noIndex?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noRobotsIndex?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['Page']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PageType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['PageUrls'], ParentType, ContextType>;
  variables?: Resolver<ResolversTypes['StringMap'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HeadingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Heading'] = ResolversParentTypes['Heading']> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HeadingBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeadingBlock'] = ResolversParentTypes['HeadingBlock']> = {
  align?: Resolver<Maybe<ResolversTypes['BlockAlign']>, ParentType, ContextType>;
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inlines?: Resolver<Array<ResolversTypes['Inline']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HintBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HintBlock'] = ResolversParentTypes['HintBlock']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hintStyle?: Resolver<ResolversTypes['HintStyle'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Block']>, ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IconInlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IconInline'] = ResolversParentTypes['IconInline']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageBlock'] = ResolversParentTypes['ImageBlock']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caption?: Resolver<Array<ResolversTypes['Inline']>, ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  srcDark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageInlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageInline'] = ResolversParentTypes['ImageInline']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['InlineImageSize'], ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  srcDark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImagesBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImagesBlock'] = ResolversParentTypes['ImagesBlock']> = {
  align?: Resolver<Maybe<ResolversTypes['BlockAlign']>, ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fullWidth?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ImageBlock']>, ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  withFrame?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Import'] = ResolversParentTypes['Import']> = {
  changeRequest?: Resolver<Maybe<ResolversTypes['ChangeRequest']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['ImportError']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importedResources?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['ImportProblem']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['Revision']>, ParentType, ContextType>;
  revisionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ImportSource'], ParentType, ContextType>;
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ImportStatus'], ParentType, ContextType>;
  totalResources?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImportErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportError'] = ResolversParentTypes['ImportError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportPayload'] = ResolversParentTypes['ImportPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  import?: Resolver<ResolversTypes['Import'], ParentType, ContextType>;
};

export type ImportProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportProblem'] = ResolversParentTypes['ImportProblem']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Inline'] = ResolversParentTypes['Inline']> = {
  __resolveType?: TypeResolveFn<'AnnotationInline' | 'ButtonInline' | 'EmojiInline' | 'ExpressionInline' | 'IconInline' | 'ImageInline' | 'LinkInline' | 'MathInline' | 'MentionInline' | 'TextInline' | 'UnknownInline', ParentType, ContextType>;
};

export type InstallIntegrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstallIntegrationPayload'] = ResolversParentTypes['InstallIntegrationPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  installation?: Resolver<ResolversTypes['IntegrationInstallation'], ParentType, ContextType>;
  installationEdge?: Resolver<Maybe<ResolversTypes['IntegrationInstallationEdge']>, ParentType, ContextType>;
};

export type InstallationTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstallationTarget'] = ResolversParentTypes['InstallationTarget']> = {
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type InstallationUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstallationUrls'] = ResolversParentTypes['InstallationUrls']> = {
  app?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicEndpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IntegrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Integration'] = ResolversParentTypes['Integration']> = {
  blocks?: Resolver<Array<ResolversTypes['IntegrationBlock']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['IntegrationCategory']>, ParentType, ContextType>;
  configurations?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  contentSecurityPolicy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contentSources?: Resolver<Array<ResolversTypes['IntegrationContentSource']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalLinks?: Resolver<Array<ResolversTypes['IntegrationLink']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installations?: Resolver<ResolversTypes['IntegrationInstallationConnection'], ParentType, ContextType, RequireFields<IntegrationInstallationsArgs, 'orderBy'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['IntegrationOwner'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['IntegrationPermissions'], ParentType, ContextType>;
  previewImages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  runtime?: Resolver<ResolversTypes['IntegrationRuntime'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['IntegrationTarget'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['IntegrationUrls'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['IntegrationVisibility'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IntegrationBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationBlock'] = ResolversParentTypes['IntegrationBlock']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<Maybe<ResolversTypes['IntegrationBlockMarkdown']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlUnfurl?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type IntegrationBlockMarkdownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationBlockMarkdown'] = ResolversParentTypes['IntegrationBlockMarkdown']> = {
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codeblock?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IntegrationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationConnection'] = ResolversParentTypes['IntegrationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['IntegrationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Integration']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IntegrationContentSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationContentSource'] = ResolversParentTypes['IntegrationContentSource']> = {
  configuration?: Resolver<Maybe<ResolversTypes['IntegrationContentSourceConfiguration']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IntegrationContentSourceConfigurationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationContentSourceConfiguration'] = ResolversParentTypes['IntegrationContentSourceConfiguration']> = {
  componentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IntegrationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationEdge'] = ResolversParentTypes['IntegrationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Integration'], ParentType, ContextType>;
};

export type IntegrationInstallationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationInstallation'] = ResolversParentTypes['IntegrationInstallation']> = {
  apiScopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  configuration?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  integration?: Resolver<ResolversTypes['Integration'], ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  selectedSites?: Resolver<Array<ResolversTypes['SelectedSite']>, ParentType, ContextType>;
  selectedSpaces?: Resolver<Array<ResolversTypes['SelectedSpace']>, ParentType, ContextType>;
  siteSelection?: Resolver<ResolversTypes['InstallationSelection'], ParentType, ContextType>;
  spaceSelection?: Resolver<ResolversTypes['InstallationSelection'], ParentType, ContextType>;
  spaces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InstallationStatus'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['InstallationTarget'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['InstallationUrls'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IntegrationInstallationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationInstallationConnection'] = ResolversParentTypes['IntegrationInstallationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['IntegrationInstallationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['IntegrationInstallation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IntegrationInstallationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationInstallationEdge'] = ResolversParentTypes['IntegrationInstallationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['IntegrationInstallation'], ParentType, ContextType>;
};

export type IntegrationLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationLink'] = ResolversParentTypes['IntegrationLink']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntegrationOwnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationOwner'] = ResolversParentTypes['IntegrationOwner']> = {
  __resolveType?: TypeResolveFn<'Organization' | 'PublicOrganization', ParentType, ContextType>;
};

export type IntegrationPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationPermissions'] = ResolversParentTypes['IntegrationPermissions']> = {
  admin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  install?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type IntegrationUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationUrls'] = ResolversParentTypes['IntegrationUrls']> = {
  app?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  assets?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicEndpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InviteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invite'] = ResolversParentTypes['Invite']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
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
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inviteEdges?: Resolver<Maybe<Array<ResolversTypes['InviteEdge']>>, ParentType, ContextType>;
  invites?: Resolver<Array<ResolversTypes['Invite']>, ParentType, ContextType>;
};

export type InviteUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteUrls'] = ResolversParentTypes['InviteUrls']> = {
  join?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JoinOrganizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoinOrganizationPayload'] = ResolversParentTypes['JoinOrganizationPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
};

export type LanguageSpaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LanguageSpace'] = ResolversParentTypes['LanguageSpace']> = {
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
  spaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LevelSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LevelSource'] = ResolversParentTypes['LevelSource']> = {
  level?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['GrantOrigin']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['LevelReason'], ParentType, ContextType>;
};

export type LinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Link'] = ResolversParentTypes['Link']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['ContentReference']>, ParentType, ContextType>;
  relation?: Resolver<ResolversTypes['LinkRelation'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LinkStatus'], ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['ContentReference']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LinkConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkConnection'] = ResolversParentTypes['LinkConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LinkEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  stats?: Resolver<ResolversTypes['LinkStats'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LinkEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkEdge'] = ResolversParentTypes['LinkEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Link'], ParentType, ContextType>;
};

export type LinkInlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkInline'] = ResolversParentTypes['LinkInline']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Inline']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkInviteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkInvite'] = ResolversParentTypes['LinkInvite']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxUses?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
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

export type LinkPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkPage'] = ResolversParentTypes['LinkPage']> = {
  allPages?: Resolver<Array<ResolversTypes['Page']>, ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['PageCover']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emoji?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  git?: Resolver<Maybe<ResolversTypes['GitPath']>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  href?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['PageKind']>, ParentType, ContextType>;
  linkTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noIndex?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noRobotsIndex?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['Page']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['PageTarget']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PageType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['PageUrls'], ParentType, ContextType>;
  variables?: Resolver<ResolversTypes['StringMap'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkStats'] = ResolversParentTypes['LinkStats']> = {
  broken?: Resolver<ResolversTypes['BrokenLinkStats'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListBlock'] = ResolversParentTypes['ListBlock']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listStyle?: Resolver<ResolversTypes['ListStyle'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ListItemBlock']>, ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  start?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListItemBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListItemBlock'] = ResolversParentTypes['ListItemBlock']> = {
  checked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Block']>, ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarkTranslatedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkTranslatedPayload'] = ResolversParentTypes['MarkTranslatedPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translation?: Resolver<ResolversTypes['Translation'], ParentType, ContextType>;
  translationEdge?: Resolver<Maybe<ResolversTypes['TranslationEdge']>, ParentType, ContextType>;
};

export type MathBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MathBlock'] = ResolversParentTypes['MathBlock']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formula?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MathInlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MathInline'] = ResolversParentTypes['MathInline']> = {
  formula?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  disabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  spaceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spaces?: Resolver<ResolversTypes['MemberSpaceConnection'], ParentType, ContextType, RequireFields<MemberSpacesArgs, 'orderBy'>>;
  sso?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  teamCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  teams?: Resolver<ResolversTypes['TeamMemberConnection'], ParentType, ContextType, RequireFields<MemberTeamsArgs, 'orderBy'>>;
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
  space?: Resolver<Maybe<ResolversTypes['Space']>, ParentType, ContextType>;
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

export type MentionInlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MentionInline'] = ResolversParentTypes['MentionInline']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MergeBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeBlock'] = ResolversParentTypes['MergeBlock']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['MergeRule'], ParentType, ContextType>;
};

export type MergeChangeRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeChangeRequestPayload'] = ResolversParentTypes['MergeChangeRequestPayload']> = {
  changeRequest?: Resolver<ResolversTypes['ChangeRequest'], ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MergeResult'], ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['Revision']>, ParentType, ContextType>;
  revisionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MergeConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeConflict'] = ResolversParentTypes['MergeConflict']> = {
  base?: Resolver<Maybe<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  blocks?: Resolver<Array<ResolversTypes['ConflictBlock']>, ParentType, ContextType>;
  entryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fingerprint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MergeConflictKind'], ParentType, ContextType>;
  ours?: Resolver<Maybe<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  pageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  relatedPageIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  segments?: Resolver<Array<ResolversTypes['ConflictSegment']>, ParentType, ContextType>;
  theirs?: Resolver<Maybe<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MergeConflictErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeConflictError'] = ResolversParentTypes['MergeConflictError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['MergeConflict']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MergePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergePreview'] = ResolversParentTypes['MergePreview']> = {
  blockedBy?: Resolver<Array<ResolversTypes['MergeBlock']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['ContentChange']>, ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['MergeConflict']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MergeState'], ParentType, ContextType>;
};

export type MergeRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeRules'] = ResolversParentTypes['MergeRules']> = {
  noNewBrokenLinks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upToDate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MoveCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveCollectionPayload'] = ResolversParentTypes['MoveCollectionPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
};

export type MoveSiteSectionGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveSiteSectionGroupPayload'] = ResolversParentTypes['MoveSiteSectionGroupPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteSectionGroup?: Resolver<ResolversTypes['SiteSectionGroup'], ParentType, ContextType>;
};

export type MoveSiteSectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveSiteSectionPayload'] = ResolversParentTypes['MoveSiteSectionPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteSection?: Resolver<ResolversTypes['SiteSection'], ParentType, ContextType>;
};

export type MoveSiteSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveSiteSpacePayload'] = ResolversParentTypes['MoveSiteSpacePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteSpace?: Resolver<ResolversTypes['SiteSpace'], ParentType, ContextType>;
};

export type MoveSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveSpacePayload'] = ResolversParentTypes['MoveSpacePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvite?: Resolver<ResolversTypes['AcceptInvitePayload'], ParentType, ContextType, RequireFields<MutationAcceptInviteArgs, 'input'>>;
  addSectionToGroup?: Resolver<ResolversTypes['AddSectionToGroupPayload'], ParentType, ContextType, RequireFields<MutationAddSectionToGroupArgs, 'input'>>;
  completeSignIn?: Resolver<ResolversTypes['CompleteSignInPayload'], ParentType, ContextType, RequireFields<MutationCompleteSignInArgs, 'input'>>;
  createChangeRequest?: Resolver<ResolversTypes['CreateChangeRequestPayload'], ParentType, ContextType, RequireFields<MutationCreateChangeRequestArgs, 'input'>>;
  createCollection?: Resolver<ResolversTypes['CreateCollectionPayload'], ParentType, ContextType, RequireFields<MutationCreateCollectionArgs, 'input'>>;
  createComment?: Resolver<ResolversTypes['CreateCommentPayload'], ParentType, ContextType, RequireFields<MutationCreateCommentArgs, 'input'>>;
  createCommentReply?: Resolver<ResolversTypes['CreateCommentReplyPayload'], ParentType, ContextType, RequireFields<MutationCreateCommentReplyArgs, 'input'>>;
  createInstallationToken?: Resolver<ResolversTypes['CreateInstallationTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateInstallationTokenArgs, 'input'>>;
  createLinkInvite?: Resolver<ResolversTypes['CreateLinkInvitePayload'], ParentType, ContextType, RequireFields<MutationCreateLinkInviteArgs, 'input'>>;
  createOpenAPISpec?: Resolver<ResolversTypes['CreateOpenAPISpecPayload'], ParentType, ContextType, RequireFields<MutationCreateOpenApiSpecArgs, 'input'>>;
  createOrganization?: Resolver<ResolversTypes['CreateOrganizationPayload'], ParentType, ContextType, RequireFields<MutationCreateOrganizationArgs, 'input'>>;
  createReview?: Resolver<ResolversTypes['CreateReviewPayload'], ParentType, ContextType, RequireFields<MutationCreateReviewArgs, 'input'>>;
  createSAMLProvider?: Resolver<ResolversTypes['CreateSAMLProviderPayload'], ParentType, ContextType, RequireFields<MutationCreateSamlProviderArgs, 'input'>>;
  createServiceAccount?: Resolver<ResolversTypes['CreateServiceAccountPayload'], ParentType, ContextType, RequireFields<MutationCreateServiceAccountArgs, 'input'>>;
  createServiceAccountToken?: Resolver<ResolversTypes['CreateTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateServiceAccountTokenArgs, 'input'>>;
  createShareLink?: Resolver<ResolversTypes['CreateShareLinkPayload'], ParentType, ContextType, RequireFields<MutationCreateShareLinkArgs, 'input'>>;
  createSite?: Resolver<ResolversTypes['CreateSitePayload'], ParentType, ContextType, RequireFields<MutationCreateSiteArgs, 'input'>>;
  createSiteRedirect?: Resolver<ResolversTypes['CreateSiteRedirectPayload'], ParentType, ContextType, RequireFields<MutationCreateSiteRedirectArgs, 'input'>>;
  createSiteSection?: Resolver<ResolversTypes['CreateSiteSectionPayload'], ParentType, ContextType, RequireFields<MutationCreateSiteSectionArgs, 'input'>>;
  createSiteSectionGroup?: Resolver<ResolversTypes['CreateSiteSectionGroupPayload'], ParentType, ContextType, RequireFields<MutationCreateSiteSectionGroupArgs, 'input'>>;
  createSiteSpace?: Resolver<ResolversTypes['CreateSiteSpacePayload'], ParentType, ContextType, RequireFields<MutationCreateSiteSpaceArgs, 'input'>>;
  createSpace?: Resolver<ResolversTypes['CreateSpacePayload'], ParentType, ContextType, RequireFields<MutationCreateSpaceArgs, 'input'>>;
  createTeam?: Resolver<ResolversTypes['CreateTeamPayload'], ParentType, ContextType, RequireFields<MutationCreateTeamArgs, 'input'>>;
  createToken?: Resolver<ResolversTypes['CreateTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateTokenArgs, 'input'>>;
  createTranslationSettings?: Resolver<ResolversTypes['CreateTranslationSettingsPayload'], ParentType, ContextType, RequireFields<MutationCreateTranslationSettingsArgs, 'input'>>;
  deleteCollection?: Resolver<ResolversTypes['DeleteCollectionPayload'], ParentType, ContextType, RequireFields<MutationDeleteCollectionArgs, 'input'>>;
  deleteComment?: Resolver<ResolversTypes['DeleteCommentPayload'], ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'input'>>;
  deleteCommentReply?: Resolver<ResolversTypes['DeleteCommentReplyPayload'], ParentType, ContextType, RequireFields<MutationDeleteCommentReplyArgs, 'input'>>;
  deleteLinkInvite?: Resolver<ResolversTypes['DeleteLinkInvitePayload'], ParentType, ContextType, RequireFields<MutationDeleteLinkInviteArgs, 'input'>>;
  deleteOpenAPISpec?: Resolver<ResolversTypes['DeleteOpenAPISpecPayload'], ParentType, ContextType, RequireFields<MutationDeleteOpenApiSpecArgs, 'input'>>;
  deleteSAMLProvider?: Resolver<ResolversTypes['DeleteSAMLProviderPayload'], ParentType, ContextType, RequireFields<MutationDeleteSamlProviderArgs, 'input'>>;
  deleteServiceAccount?: Resolver<ResolversTypes['DeleteServiceAccountPayload'], ParentType, ContextType, RequireFields<MutationDeleteServiceAccountArgs, 'input'>>;
  deleteShareLink?: Resolver<ResolversTypes['DeleteShareLinkPayload'], ParentType, ContextType, RequireFields<MutationDeleteShareLinkArgs, 'input'>>;
  deleteSite?: Resolver<ResolversTypes['DeleteSitePayload'], ParentType, ContextType, RequireFields<MutationDeleteSiteArgs, 'input'>>;
  deleteSiteRedirect?: Resolver<ResolversTypes['DeleteSiteRedirectPayload'], ParentType, ContextType, RequireFields<MutationDeleteSiteRedirectArgs, 'input'>>;
  deleteSiteSection?: Resolver<ResolversTypes['DeleteSiteSectionPayload'], ParentType, ContextType, RequireFields<MutationDeleteSiteSectionArgs, 'input'>>;
  deleteSiteSectionGroup?: Resolver<ResolversTypes['DeleteSiteSectionGroupPayload'], ParentType, ContextType, RequireFields<MutationDeleteSiteSectionGroupArgs, 'input'>>;
  deleteSiteSpace?: Resolver<ResolversTypes['DeleteSiteSpacePayload'], ParentType, ContextType, RequireFields<MutationDeleteSiteSpaceArgs, 'input'>>;
  deleteSiteSpaceCustomization?: Resolver<ResolversTypes['DeleteSiteSpaceCustomizationPayload'], ParentType, ContextType, RequireFields<MutationDeleteSiteSpaceCustomizationArgs, 'input'>>;
  deleteSpace?: Resolver<ResolversTypes['DeleteSpacePayload'], ParentType, ContextType, RequireFields<MutationDeleteSpaceArgs, 'input'>>;
  deleteTeam?: Resolver<ResolversTypes['DeleteTeamPayload'], ParentType, ContextType, RequireFields<MutationDeleteTeamArgs, 'input'>>;
  deleteTranslationSettings?: Resolver<ResolversTypes['DeleteTranslationSettingsPayload'], ParentType, ContextType, RequireFields<MutationDeleteTranslationSettingsArgs, 'input'>>;
  duplicateSpace?: Resolver<ResolversTypes['DuplicateSpacePayload'], ParentType, ContextType, RequireFields<MutationDuplicateSpaceArgs, 'input'>>;
  editChangeRequestContent?: Resolver<ResolversTypes['EditChangeRequestContentPayload'], ParentType, ContextType, RequireFields<MutationEditChangeRequestContentArgs, 'input'>>;
  editSpaceContent?: Resolver<ResolversTypes['EditSpaceContentPayload'], ParentType, ContextType, RequireFields<MutationEditSpaceContentArgs, 'input'>>;
  grantAll?: Resolver<ResolversTypes['GrantAllPayload'], ParentType, ContextType, RequireFields<MutationGrantAllArgs, 'input'>>;
  importIntoChangeRequest?: Resolver<ResolversTypes['ImportPayload'], ParentType, ContextType, RequireFields<MutationImportIntoChangeRequestArgs, 'input'>>;
  importIntoSpace?: Resolver<ResolversTypes['ImportPayload'], ParentType, ContextType, RequireFields<MutationImportIntoSpaceArgs, 'input'>>;
  installIntegration?: Resolver<ResolversTypes['InstallIntegrationPayload'], ParentType, ContextType, RequireFields<MutationInstallIntegrationArgs, 'input'>>;
  inviteMembers?: Resolver<ResolversTypes['InviteMembersPayload'], ParentType, ContextType, RequireFields<MutationInviteMembersArgs, 'input'>>;
  joinOrganization?: Resolver<ResolversTypes['JoinOrganizationPayload'], ParentType, ContextType, RequireFields<MutationJoinOrganizationArgs, 'input'>>;
  markTranslated?: Resolver<ResolversTypes['MarkTranslatedPayload'], ParentType, ContextType, RequireFields<MutationMarkTranslatedArgs, 'input'>>;
  mergeChangeRequest?: Resolver<ResolversTypes['MergeChangeRequestPayload'], ParentType, ContextType, RequireFields<MutationMergeChangeRequestArgs, 'input'>>;
  moveCollection?: Resolver<ResolversTypes['MoveCollectionPayload'], ParentType, ContextType, RequireFields<MutationMoveCollectionArgs, 'input'>>;
  moveSiteSection?: Resolver<ResolversTypes['MoveSiteSectionPayload'], ParentType, ContextType, RequireFields<MutationMoveSiteSectionArgs, 'input'>>;
  moveSiteSectionGroup?: Resolver<ResolversTypes['MoveSiteSectionGroupPayload'], ParentType, ContextType, RequireFields<MutationMoveSiteSectionGroupArgs, 'input'>>;
  moveSiteSpace?: Resolver<ResolversTypes['MoveSiteSpacePayload'], ParentType, ContextType, RequireFields<MutationMoveSiteSpaceArgs, 'input'>>;
  moveSpace?: Resolver<ResolversTypes['MoveSpacePayload'], ParentType, ContextType, RequireFields<MutationMoveSpaceArgs, 'input'>>;
  openPublishedSite?: Resolver<ResolversTypes['OpenPublishedSitePayload'], ParentType, ContextType, RequireFields<MutationOpenPublishedSiteArgs, 'input'>>;
  pingOrganization?: Resolver<ResolversTypes['PingOrganizationPayload'], ParentType, ContextType, RequireFields<MutationPingOrganizationArgs, 'input'>>;
  publishIntegration?: Resolver<ResolversTypes['PublishIntegrationPayload'], ParentType, ContextType, RequireFields<MutationPublishIntegrationArgs, 'input'>>;
  publishSite?: Resolver<ResolversTypes['PublishSitePayload'], ParentType, ContextType, RequireFields<MutationPublishSiteArgs, 'input'>>;
  pullChangeRequest?: Resolver<ResolversTypes['MergeChangeRequestPayload'], ParentType, ContextType, RequireFields<MutationPullChangeRequestArgs, 'input'>>;
  regenerateVisitorKey?: Resolver<ResolversTypes['RegenerateVisitorKeyPayload'], ParentType, ContextType, RequireFields<MutationRegenerateVisitorKeyArgs, 'input'>>;
  removeMember?: Resolver<ResolversTypes['RemoveMemberPayload'], ParentType, ContextType, RequireFields<MutationRemoveMemberArgs, 'input'>>;
  removeMemberGrant?: Resolver<ResolversTypes['RemoveGrantPayload'], ParentType, ContextType, RequireFields<MutationRemoveMemberGrantArgs, 'input'>>;
  removeRequestedReviewer?: Resolver<ResolversTypes['RemoveRequestedReviewerPayload'], ParentType, ContextType, RequireFields<MutationRemoveRequestedReviewerArgs, 'input'>>;
  removeSectionFromGroup?: Resolver<ResolversTypes['RemoveSectionFromGroupPayload'], ParentType, ContextType, RequireFields<MutationRemoveSectionFromGroupArgs, 'input'>>;
  removeTeamGrant?: Resolver<ResolversTypes['RemoveGrantPayload'], ParentType, ContextType, RequireFields<MutationRemoveTeamGrantArgs, 'input'>>;
  removeTeamMember?: Resolver<ResolversTypes['RemoveTeamMemberPayload'], ParentType, ContextType, RequireFields<MutationRemoveTeamMemberArgs, 'input'>>;
  requestReviewers?: Resolver<ResolversTypes['RequestReviewersPayload'], ParentType, ContextType, RequireFields<MutationRequestReviewersArgs, 'input'>>;
  restoreCollection?: Resolver<ResolversTypes['RestoreCollectionPayload'], ParentType, ContextType, RequireFields<MutationRestoreCollectionArgs, 'input'>>;
  restoreSpace?: Resolver<ResolversTypes['RestoreSpacePayload'], ParentType, ContextType, RequireFields<MutationRestoreSpaceArgs, 'input'>>;
  revertChangeRequest?: Resolver<ResolversTypes['RevertChangeRequestPayload'], ParentType, ContextType, RequireFields<MutationRevertChangeRequestArgs, 'input'>>;
  revokeInvite?: Resolver<ResolversTypes['RevokeInvitePayload'], ParentType, ContextType, RequireFields<MutationRevokeInviteArgs, 'input'>>;
  revokeServiceAccountToken?: Resolver<ResolversTypes['RevokeTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeServiceAccountTokenArgs, 'input'>>;
  revokeToken?: Resolver<ResolversTypes['RevokeTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeTokenArgs, 'input'>>;
  rollbackSpace?: Resolver<ResolversTypes['RollbackSpacePayload'], ParentType, ContextType, RequireFields<MutationRollbackSpaceArgs, 'input'>>;
  rotateServiceAccountToken?: Resolver<ResolversTypes['RotateTokenPayload'], ParentType, ContextType, RequireFields<MutationRotateServiceAccountTokenArgs, 'input'>>;
  rotateToken?: Resolver<ResolversTypes['RotateTokenPayload'], ParentType, ContextType, RequireFields<MutationRotateTokenArgs, 'input'>>;
  setAdaptiveSchema?: Resolver<ResolversTypes['SetAdaptiveSchemaPayload'], ParentType, ContextType, RequireFields<MutationSetAdaptiveSchemaArgs, 'input'>>;
  setMemberDisabled?: Resolver<ResolversTypes['SetMemberDisabledPayload'], ParentType, ContextType, RequireFields<MutationSetMemberDisabledArgs, 'input'>>;
  setMemberGrant?: Resolver<ResolversTypes['SetGrantPayload'], ParentType, ContextType, RequireFields<MutationSetMemberGrantArgs, 'input'>>;
  setMemberSSO?: Resolver<ResolversTypes['SetMemberSSOPayload'], ParentType, ContextType, RequireFields<MutationSetMemberSsoArgs, 'input'>>;
  setMergeRules?: Resolver<ResolversTypes['SetMergeRulesPayload'], ParentType, ContextType, RequireFields<MutationSetMergeRulesArgs, 'input'>>;
  setOpenAPISpec?: Resolver<ResolversTypes['SetOpenAPISpecPayload'], ParentType, ContextType, RequireFields<MutationSetOpenApiSpecArgs, 'input'>>;
  setSiteCustomization?: Resolver<ResolversTypes['SetSiteCustomizationPayload'], ParentType, ContextType, RequireFields<MutationSetSiteCustomizationArgs, 'input'>>;
  setSiteSpaceCustomization?: Resolver<ResolversTypes['SetSiteSpaceCustomizationPayload'], ParentType, ContextType, RequireFields<MutationSetSiteSpaceCustomizationArgs, 'input'>>;
  setTeamGrant?: Resolver<ResolversTypes['SetGrantPayload'], ParentType, ContextType, RequireFields<MutationSetTeamGrantArgs, 'input'>>;
  setTeamMember?: Resolver<ResolversTypes['SetTeamMemberPayload'], ParentType, ContextType, RequireFields<MutationSetTeamMemberArgs, 'input'>>;
  setTranslationSettings?: Resolver<ResolversTypes['SetTranslationSettingsPayload'], ParentType, ContextType, RequireFields<MutationSetTranslationSettingsArgs, 'input'>>;
  sortSiteStructure?: Resolver<ResolversTypes['SortSiteStructurePayload'], ParentType, ContextType, RequireFields<MutationSortSiteStructureArgs, 'input'>>;
  transferCollection?: Resolver<ResolversTypes['TransferCollectionPayload'], ParentType, ContextType, RequireFields<MutationTransferCollectionArgs, 'input'>>;
  transferSpace?: Resolver<ResolversTypes['TransferSpacePayload'], ParentType, ContextType, RequireFields<MutationTransferSpaceArgs, 'input'>>;
  uninstallIntegration?: Resolver<ResolversTypes['UninstallIntegrationPayload'], ParentType, ContextType, RequireFields<MutationUninstallIntegrationArgs, 'input'>>;
  unpublishIntegration?: Resolver<ResolversTypes['UnpublishIntegrationPayload'], ParentType, ContextType, RequireFields<MutationUnpublishIntegrationArgs, 'input'>>;
  unpublishSite?: Resolver<ResolversTypes['UnpublishSitePayload'], ParentType, ContextType, RequireFields<MutationUnpublishSiteArgs, 'input'>>;
  updateChangeRequest?: Resolver<ResolversTypes['UpdateChangeRequestPayload'], ParentType, ContextType, RequireFields<MutationUpdateChangeRequestArgs, 'input'>>;
  updateCollection?: Resolver<ResolversTypes['UpdateCollectionPayload'], ParentType, ContextType, RequireFields<MutationUpdateCollectionArgs, 'input'>>;
  updateComment?: Resolver<ResolversTypes['UpdateCommentPayload'], ParentType, ContextType, RequireFields<MutationUpdateCommentArgs, 'input'>>;
  updateCommentReply?: Resolver<ResolversTypes['UpdateCommentReplyPayload'], ParentType, ContextType, RequireFields<MutationUpdateCommentReplyArgs, 'input'>>;
  updateIntegrationInstallation?: Resolver<ResolversTypes['UpdateIntegrationInstallationPayload'], ParentType, ContextType, RequireFields<MutationUpdateIntegrationInstallationArgs, 'input'>>;
  updateLinkInvite?: Resolver<ResolversTypes['UpdateLinkInvitePayload'], ParentType, ContextType, RequireFields<MutationUpdateLinkInviteArgs, 'input'>>;
  updateMember?: Resolver<ResolversTypes['UpdateMemberPayload'], ParentType, ContextType, RequireFields<MutationUpdateMemberArgs, 'input'>>;
  updateMemberGrant?: Resolver<ResolversTypes['UpdateGrantPayload'], ParentType, ContextType, RequireFields<MutationUpdateMemberGrantArgs, 'input'>>;
  updateOrganization?: Resolver<ResolversTypes['UpdateOrganizationPayload'], ParentType, ContextType, RequireFields<MutationUpdateOrganizationArgs, 'input'>>;
  updatePublishingAuth?: Resolver<ResolversTypes['UpdatePublishingAuthPayload'], ParentType, ContextType, RequireFields<MutationUpdatePublishingAuthArgs, 'input'>>;
  updateSAMLProvider?: Resolver<ResolversTypes['UpdateSAMLProviderPayload'], ParentType, ContextType, RequireFields<MutationUpdateSamlProviderArgs, 'input'>>;
  updateServiceAccount?: Resolver<ResolversTypes['UpdateServiceAccountPayload'], ParentType, ContextType, RequireFields<MutationUpdateServiceAccountArgs, 'input'>>;
  updateShareLink?: Resolver<ResolversTypes['UpdateShareLinkPayload'], ParentType, ContextType, RequireFields<MutationUpdateShareLinkArgs, 'input'>>;
  updateSite?: Resolver<ResolversTypes['UpdateSitePayload'], ParentType, ContextType, RequireFields<MutationUpdateSiteArgs, 'input'>>;
  updateSiteRedirect?: Resolver<ResolversTypes['UpdateSiteRedirectPayload'], ParentType, ContextType, RequireFields<MutationUpdateSiteRedirectArgs, 'input'>>;
  updateSiteSection?: Resolver<ResolversTypes['UpdateSiteSectionPayload'], ParentType, ContextType, RequireFields<MutationUpdateSiteSectionArgs, 'input'>>;
  updateSiteSectionGroup?: Resolver<ResolversTypes['UpdateSiteSectionGroupPayload'], ParentType, ContextType, RequireFields<MutationUpdateSiteSectionGroupArgs, 'input'>>;
  updateSiteSpace?: Resolver<ResolversTypes['UpdateSiteSpacePayload'], ParentType, ContextType, RequireFields<MutationUpdateSiteSpaceArgs, 'input'>>;
  updateSpace?: Resolver<ResolversTypes['UpdateSpacePayload'], ParentType, ContextType, RequireFields<MutationUpdateSpaceArgs, 'input'>>;
  updateTeam?: Resolver<ResolversTypes['UpdateTeamPayload'], ParentType, ContextType, RequireFields<MutationUpdateTeamArgs, 'input'>>;
  updateTeamGrant?: Resolver<ResolversTypes['UpdateGrantPayload'], ParentType, ContextType, RequireFields<MutationUpdateTeamGrantArgs, 'input'>>;
  updateTeamMembers?: Resolver<ResolversTypes['UpdateTeamMembersPayload'], ParentType, ContextType, RequireFields<MutationUpdateTeamMembersArgs, 'input'>>;
  uploadFile?: Resolver<ResolversTypes['UploadFilePayload'], ParentType, ContextType, RequireFields<MutationUploadFileArgs, 'input'>>;
};

export type NamedValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedValue'] = ResolversParentTypes['NamedValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['FieldValue'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType?: TypeResolveFn<'ApiToken' | 'AuditEvent' | 'ChangeRequest' | 'Collection' | 'Comment' | 'CommentReply' | 'ComputedPage' | 'DocumentPage' | 'File' | 'Grant' | 'GroupPage' | 'Import' | 'Integration' | 'IntegrationInstallation' | 'Invite' | 'LinkInvite' | 'LinkPage' | 'Member' | 'OpenAPISpec' | 'OpenAPISpecVersion' | 'Organization' | 'ReusableContent' | 'Review' | 'Revision' | 'SAMLProvider' | 'ServiceAccount' | 'ShareLink' | 'Site' | 'SiteRedirect' | 'SiteSection' | 'SiteSectionGroup' | 'SiteSpace' | 'Space' | 'Team' | 'TeamMember' | 'TranslationSettings' | 'User', ParentType, ContextType>;
};

export type NumberValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NumberValue'] = ResolversParentTypes['NumberValue']> = {
  json?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenApiOperationBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenAPIOperationBlock'] = ResolversParentTypes['OpenAPIOperationBlock']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expanded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenApiSchemasBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenAPISchemasBlock'] = ResolversParentTypes['OpenAPISchemasBlock']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  grouped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schemas?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  spec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenApiSpecResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenAPISpec'] = ResolversParentTypes['OpenAPISpec']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastProcessErrorCode?: Resolver<Maybe<ResolversTypes['OpenAPISpecErrorCode']>, ParentType, ContextType>;
  lastProcessErrorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastProcessedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  latestVersion?: Resolver<Maybe<ResolversTypes['OpenAPISpecVersion']>, ParentType, ContextType>;
  latestVersionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['OpenAPISpecPermissions'], ParentType, ContextType>;
  processingState?: Resolver<ResolversTypes['OpenAPISpecProcessingState'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['OpenAPISpecUrls'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['OpenAPISpecVersion']>, ParentType, ContextType, RequireFields<OpenApiSpecVersionArgs, 'id'>>;
  versions?: Resolver<ResolversTypes['OpenAPISpecVersionConnection'], ParentType, ContextType, RequireFields<OpenApiSpecVersionsArgs, 'orderBy'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenApiSpecChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenAPISpecChange'] = ResolversParentTypes['OpenAPISpecChange']> = {
  breaking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OpenAPISpecChangeKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenApiSpecConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenAPISpecConnection'] = ResolversParentTypes['OpenAPISpecConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OpenAPISpecEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['OpenAPISpec']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OpenApiSpecDiffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenAPISpecDiff'] = ResolversParentTypes['OpenAPISpecDiff']> = {
  breaking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['OpenAPISpecChange']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OpenApiSpecEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenAPISpecEdge'] = ResolversParentTypes['OpenAPISpecEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OpenAPISpec'], ParentType, ContextType>;
};

export type OpenApiSpecPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenAPISpecPermissions'] = ResolversParentTypes['OpenAPISpecPermissions']> = {
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OpenApiSpecUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenAPISpecUrls'] = ResolversParentTypes['OpenAPISpecUrls']> = {
  app?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenApiSpecVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenAPISpecVersion'] = ResolversParentTypes['OpenAPISpecVersion']> = {
  content?: Resolver<ResolversTypes['OpenAPISpecVersionContent'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  diffFromPrevious?: Resolver<Maybe<ResolversTypes['OpenAPISpecDiff']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spec?: Resolver<ResolversTypes['OpenAPISpec'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['OpenAPISpecVersionUrls'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenApiSpecVersionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenAPISpecVersionConnection'] = ResolversParentTypes['OpenAPISpecVersionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OpenAPISpecVersionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['OpenAPISpecVersion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OpenApiSpecVersionContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenAPISpecVersionContent'] = ResolversParentTypes['OpenAPISpecVersionContent']> = {
  filesystem?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenApiSpecVersionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenAPISpecVersionEdge'] = ResolversParentTypes['OpenAPISpecVersionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OpenAPISpecVersion'], ParentType, ContextType>;
};

export type OpenApiSpecVersionUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenAPISpecVersionUrls'] = ResolversParentTypes['OpenAPISpecVersionUrls']> = {
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenApiWebhookBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenAPIWebhookBlock'] = ResolversParentTypes['OpenAPIWebhookBlock']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenPublishedSitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenPublishedSitePayload'] = ResolversParentTypes['OpenPublishedSitePayload']> = {
  apiToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirect?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  siteSectionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  siteSpaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  spaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  ai?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  auditEvents?: Resolver<Maybe<ResolversTypes['AuditEventConnection']>, ParentType, ContextType, RequireFields<OrganizationAuditEventsArgs, 'orderBy'>>;
  billing?: Resolver<Maybe<ResolversTypes['Billing']>, ParentType, ContextType>;
  billingMigration?: Resolver<Maybe<ResolversTypes['BillingMigration']>, ParentType, ContextType>;
  blocked?: Resolver<Maybe<ResolversTypes['Blocked']>, ParentType, ContextType>;
  changeRequests?: Resolver<Maybe<ResolversTypes['ChangeRequestConnection']>, ParentType, ContextType, RequireFields<OrganizationChangeRequestsArgs, 'orderBy'>>;
  children?: Resolver<Maybe<ResolversTypes['ContentConnection']>, ParentType, ContextType, RequireFields<OrganizationChildrenArgs, 'orderBy'>>;
  collections?: Resolver<Maybe<ResolversTypes['CollectionConnection']>, ParentType, ContextType, RequireFields<OrganizationCollectionsArgs, 'orderBy'>>;
  communityType?: Resolver<Maybe<ResolversTypes['CommunityType']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customHostname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultContent?: Resolver<Maybe<ResolversTypes['DefaultContent']>, ParentType, ContextType>;
  defaultRole?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  emailDomains?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  eventsAfter?: Resolver<Maybe<ResolversTypes['AuditEventConnection']>, ParentType, ContextType, RequireFields<OrganizationEventsAfterArgs, 'position'>>;
  hostname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inviteLinks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invites?: Resolver<Maybe<ResolversTypes['InviteConnection']>, ParentType, ContextType, RequireFields<OrganizationInvitesArgs, 'orderBy'>>;
  isOnNewTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkInvites?: Resolver<Maybe<ResolversTypes['LinkInviteConnection']>, ParentType, ContextType, RequireFields<OrganizationLinkInvitesArgs, 'orderBy'>>;
  logins?: Resolver<Array<ResolversTypes['SSOLogin']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<OrganizationMemberArgs, 'userId'>>;
  members?: Resolver<Maybe<ResolversTypes['MemberConnection']>, ParentType, ContextType, RequireFields<OrganizationMembersArgs, 'orderBy'>>;
  membership?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  openAPISpec?: Resolver<Maybe<ResolversTypes['OpenAPISpec']>, ParentType, ContextType, RequireFields<OrganizationOpenApiSpecArgs, 'slug'>>;
  openAPISpecs?: Resolver<Maybe<ResolversTypes['OpenAPISpecConnection']>, ParentType, ContextType, RequireFields<OrganizationOpenApiSpecsArgs, 'orderBy'>>;
  permissions?: Resolver<ResolversTypes['OrganizationPermissions'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
  samlProviders?: Resolver<Maybe<ResolversTypes['SAMLProviderConnection']>, ParentType, ContextType, RequireFields<OrganizationSamlProvidersArgs, 'orderBy'>>;
  search?: Resolver<Maybe<ResolversTypes['SpaceSearchResultConnection']>, ParentType, ContextType, RequireFields<OrganizationSearchArgs, 'query'>>;
  serviceAccounts?: Resolver<Maybe<ResolversTypes['ServiceAccountConnection']>, ParentType, ContextType, RequireFields<OrganizationServiceAccountsArgs, 'orderBy'>>;
  sites?: Resolver<Maybe<ResolversTypes['SiteConnection']>, ParentType, ContextType, RequireFields<OrganizationSitesArgs, 'orderBy'>>;
  spaces?: Resolver<Maybe<ResolversTypes['SpaceConnection']>, ParentType, ContextType, RequireFields<OrganizationSpacesArgs, 'orderBy'>>;
  sso?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  teams?: Resolver<Maybe<ResolversTypes['TeamConnection']>, ParentType, ContextType, RequireFields<OrganizationTeamsArgs, 'orderBy'>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translationSettings?: Resolver<Maybe<ResolversTypes['TranslationSettingsConnection']>, ParentType, ContextType, RequireFields<OrganizationTranslationSettingsArgs, 'orderBy'>>;
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

export type OtherValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OtherValue'] = ResolversParentTypes['OtherValue']> = {
  json?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  __resolveType?: TypeResolveFn<'ComputedPage' | 'DocumentPage' | 'GroupPage' | 'LinkPage', ParentType, ContextType>;
};

export type PageBodyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageBody'] = ResolversParentTypes['PageBody']> = {
  document?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  markdown?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageCoverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageCover'] = ResolversParentTypes['PageCover']> = {
  ref?: Resolver<Maybe<ResolversTypes['FileReference']>, ParentType, ContextType>;
  refDark?: Resolver<Maybe<ResolversTypes['FileReference']>, ParentType, ContextType>;
  yPos?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageLayoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageLayout'] = ResolversParentTypes['PageLayout']> = {
  cover?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  coverSize?: Resolver<ResolversTypes['CoverSize'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tableOfContents?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['LayoutWidth'], ParentType, ContextType>;
};

export type PageParentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageParent'] = ResolversParentTypes['PageParent']> = {
  pageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PageTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageTarget'] = ResolversParentTypes['PageTarget']> = {
  anchor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  fileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReferenceKind'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType>;
  pageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  space?: Resolver<Maybe<ResolversTypes['Space']>, ParentType, ContextType>;
  spaceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageTranslationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageTranslation'] = ResolversParentTypes['PageTranslation']> = {
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType>;
  sourcePage?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType>;
  sourceRevision?: Resolver<Maybe<ResolversTypes['Revision']>, ParentType, ContextType>;
  staleBlocks?: Resolver<Array<ResolversTypes['BlockChange']>, ParentType, ContextType>;
  staleFields?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TranslationStatus'], ParentType, ContextType>;
  translatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  translatedBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
};

export type PageTranslationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageTranslationConnection'] = ResolversParentTypes['PageTranslationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PageTranslationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PageTranslation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageTranslationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageTranslationEdge'] = ResolversParentTypes['PageTranslationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PageTranslation'], ParentType, ContextType>;
};

export type PageUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageUrls'] = ResolversParentTypes['PageUrls']> = {
  app?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageValue'] = ResolversParentTypes['PageValue']> = {
  documentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['NamedValue']>, ParentType, ContextType>;
  json?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PageType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ParagraphBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParagraphBlock'] = ResolversParentTypes['ParagraphBlock']> = {
  align?: Resolver<Maybe<ResolversTypes['BlockAlign']>, ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inlines?: Resolver<Array<ResolversTypes['Inline']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ParentBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParentBlock'] = ResolversParentTypes['ParentBlock']> = {
  __resolveType?: TypeResolveFn<'BranchBlock' | 'ColumnBlock' | 'ColumnsBlock' | 'ConditionBlock' | 'ExpandableBlock' | 'HintBlock' | 'ImagesBlock' | 'ListBlock' | 'ListItemBlock' | 'QuoteBlock' | 'StepBlock' | 'StepperBlock' | 'TabBlock' | 'TabsBlock' | 'UnknownBlock' | 'UpdateBlock' | 'UpdatesBlock', ParentType, ContextType>;
};

export type ParentValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParentValue'] = ResolversParentTypes['ParentValue']> = {
  json?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  parentPageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ParentsValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParentsValue'] = ResolversParentTypes['ParentsValue']> = {
  json?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  parents?: Resolver<Array<ResolversTypes['PageParent']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PingOrganizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PingOrganizationPayload'] = ResolversParentTypes['PingOrganizationPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  serviceVisitorClaims?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PromptBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromptBlock'] = ResolversParentTypes['PromptBlock']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublicOrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicOrganization'] = ResolversParentTypes['PublicOrganization']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  emailDomains?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  inviteLinks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['OrganizationPermissions'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
  sso?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OrganizationType'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['OrganizationUrls'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublishIntegrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishIntegrationPayload'] = ResolversParentTypes['PublishIntegrationPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  integration?: Resolver<ResolversTypes['Integration'], ParentType, ContextType>;
  integrationEdge?: Resolver<Maybe<ResolversTypes['IntegrationEdge']>, ParentType, ContextType>;
};

export type PublishSitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishSitePayload'] = ResolversParentTypes['PublishSitePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
};

export type PublishedLocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishedLocation'] = ResolversParentTypes['PublishedLocation']> = {
  page?: Resolver<Maybe<ResolversTypes['PublishedPage']>, ParentType, ContextType>;
  redirect?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['PublishedSite'], ParentType, ContextType>;
};

export type PublishedPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishedPage'] = ResolversParentTypes['PublishedPage']> = {
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType>;
  siteSpace?: Resolver<ResolversTypes['SiteSpace'], ParentType, ContextType>;
};

export type PublishedSiteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishedSite'] = ResolversParentTypes['PublishedSite']> = {
  customizations?: Resolver<ResolversTypes['SiteCustomizations'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['PublishedPage']>, ParentType, ContextType, RequireFields<PublishedSitePageArgs, 'path'>>;
  redirect?: Resolver<Maybe<ResolversTypes['ResolvedRedirect']>, ParentType, ContextType, RequireFields<PublishedSiteRedirectArgs, 'source'>>;
  scripts?: Resolver<Array<ResolversTypes['JSON']>, ParentType, ContextType>;
  search?: Resolver<ResolversTypes['SiteSearchResultConnection'], ParentType, ContextType, RequireFields<PublishedSiteSearchArgs, 'input'>>;
  sections?: Resolver<ResolversTypes['SiteSectionConnection'], ParentType, ContextType, RequireFields<PublishedSiteSectionsArgs, 'orderBy'>>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  siteSpaces?: Resolver<ResolversTypes['SiteSpaceConnection'], ParentType, ContextType, RequireFields<PublishedSiteSiteSpacesArgs, 'orderBy'>>;
  structure?: Resolver<ResolversTypes['SiteStructure'], ParentType, ContextType>;
};

export type PublishingAuthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishingAuth'] = ResolversParentTypes['PublishingAuth']> = {
  backend?: Resolver<ResolversTypes['VisitorAuthBackend'], ParentType, ContextType>;
  fallbackUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  privateKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  changeRequest?: Resolver<Maybe<ResolversTypes['ChangeRequest']>, ParentType, ContextType, RequireFields<QueryChangeRequestArgs, 'id'>>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType, RequireFields<QueryCollectionArgs, 'id'>>;
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType, RequireFields<QueryCommentArgs, 'id'>>;
  commentReply?: Resolver<Maybe<ResolversTypes['CommentReply']>, ParentType, ContextType, RequireFields<QueryCommentReplyArgs, 'id'>>;
  emailDomainOrganizations?: Resolver<Maybe<Array<ResolversTypes['PublicOrganization']>>, ParentType, ContextType, RequireFields<QueryEmailDomainOrganizationsArgs, 'emailDomain'>>;
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType, RequireFields<QueryFileArgs, 'id'>>;
  finishedImport?: Resolver<Maybe<ResolversTypes['Import']>, ParentType, ContextType, RequireFields<QueryFinishedImportArgs, 'id'>>;
  grant?: Resolver<Maybe<ResolversTypes['Grant']>, ParentType, ContextType, RequireFields<QueryGrantArgs, 'id'>>;
  import?: Resolver<Maybe<ResolversTypes['Import']>, ParentType, ContextType, RequireFields<QueryImportArgs, 'id'>>;
  integration?: Resolver<Maybe<ResolversTypes['Integration']>, ParentType, ContextType, RequireFields<QueryIntegrationArgs, 'name'>>;
  integrationInstallation?: Resolver<Maybe<ResolversTypes['IntegrationInstallation']>, ParentType, ContextType, RequireFields<QueryIntegrationInstallationArgs, 'id'>>;
  integrations?: Resolver<Maybe<ResolversTypes['IntegrationConnection']>, ParentType, ContextType, RequireFields<QueryIntegrationsArgs, 'orderBy'>>;
  linkInvite?: Resolver<Maybe<ResolversTypes['LinkInvite']>, ParentType, ContextType, RequireFields<QueryLinkInviteArgs, 'id'>>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<QueryMemberArgs, 'id'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  openAPISpec?: Resolver<Maybe<ResolversTypes['OpenAPISpec']>, ParentType, ContextType, RequireFields<QueryOpenApiSpecArgs, 'id'>>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType, RequireFields<QueryOrganizationArgs, 'id'>>;
  organizations?: Resolver<Maybe<ResolversTypes['OrganizationConnection']>, ParentType, ContextType, RequireFields<QueryOrganizationsArgs, 'orderBy'>>;
  publishedLocation?: Resolver<Maybe<ResolversTypes['PublishedLocation']>, ParentType, ContextType, RequireFields<QueryPublishedLocationArgs, 'url'>>;
  publishedSite?: Resolver<Maybe<ResolversTypes['PublishedSite']>, ParentType, ContextType, RequireFields<QueryPublishedSiteArgs, 'id'>>;
  revision?: Resolver<Maybe<ResolversTypes['Revision']>, ParentType, ContextType, RequireFields<QueryRevisionArgs, 'computed' | 'id'>>;
  samlProvider?: Resolver<Maybe<ResolversTypes['SAMLProvider']>, ParentType, ContextType, RequireFields<QuerySamlProviderArgs, 'id'>>;
  serviceAccount?: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType, RequireFields<QueryServiceAccountArgs, 'id'>>;
  serviceAccountToken?: Resolver<Maybe<ResolversTypes['ApiToken']>, ParentType, ContextType, RequireFields<QueryServiceAccountTokenArgs, 'id'>>;
  shareLink?: Resolver<Maybe<ResolversTypes['ShareLink']>, ParentType, ContextType, RequireFields<QueryShareLinkArgs, 'id'>>;
  signInOrganizations?: Resolver<Array<ResolversTypes['SignInOrganization']>, ParentType, ContextType, RequireFields<QuerySignInOrganizationsArgs, 'email'>>;
  site?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType, RequireFields<QuerySiteArgs, 'id'>>;
  siteRedirect?: Resolver<Maybe<ResolversTypes['SiteRedirect']>, ParentType, ContextType, RequireFields<QuerySiteRedirectArgs, 'id'>>;
  siteSection?: Resolver<Maybe<ResolversTypes['SiteSection']>, ParentType, ContextType, RequireFields<QuerySiteSectionArgs, 'id'>>;
  siteSectionGroup?: Resolver<Maybe<ResolversTypes['SiteSectionGroup']>, ParentType, ContextType, RequireFields<QuerySiteSectionGroupArgs, 'id'>>;
  siteSpace?: Resolver<Maybe<ResolversTypes['SiteSpace']>, ParentType, ContextType, RequireFields<QuerySiteSpaceArgs, 'id'>>;
  space?: Resolver<Maybe<ResolversTypes['Space']>, ParentType, ContextType, RequireFields<QuerySpaceArgs, 'id'>>;
  subdomain?: Resolver<Maybe<ResolversTypes['Subdomain']>, ParentType, ContextType, RequireFields<QuerySubdomainArgs, 'subdomain'>>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType, RequireFields<QueryTeamArgs, 'id'>>;
  token?: Resolver<Maybe<ResolversTypes['ApiToken']>, ParentType, ContextType, RequireFields<QueryTokenArgs, 'id'>>;
  tokens?: Resolver<Maybe<ResolversTypes['ApiTokenConnection']>, ParentType, ContextType, RequireFields<QueryTokensArgs, 'orderBy'>>;
  translationSettings?: Resolver<Maybe<ResolversTypes['TranslationSettings']>, ParentType, ContextType, RequireFields<QueryTranslationSettingsArgs, 'id'>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type QuoteBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteBlock'] = ResolversParentTypes['QuoteBlock']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Block']>, ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reaction'] = ResolversParentTypes['Reaction']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  emoji?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['ReactionUser']>, ParentType, ContextType>;
};

export type ReactionUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReactionUser'] = ResolversParentTypes['ReactionUser']> = {
  actor?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  reactedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RegenerateVisitorKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegenerateVisitorKeyPayload'] = ResolversParentTypes['RegenerateVisitorKeyPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishingAuth?: Resolver<ResolversTypes['PublishingAuth'], ParentType, ContextType>;
};

export type RemoveGrantPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveGrantPayload'] = ResolversParentTypes['RemoveGrantPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  removedGrantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RemoveMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveMemberPayload'] = ResolversParentTypes['RemoveMemberPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  removedMemberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RemoveRequestedReviewerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveRequestedReviewerPayload'] = ResolversParentTypes['RemoveRequestedReviewerPayload']> = {
  changeRequest?: Resolver<ResolversTypes['ChangeRequest'], ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RemoveSectionFromGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveSectionFromGroupPayload'] = ResolversParentTypes['RemoveSectionFromGroupPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  removedSiteSectionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  siteSectionGroup?: Resolver<ResolversTypes['SiteSectionGroup'], ParentType, ContextType>;
};

export type RemoveTeamMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveTeamMemberPayload'] = ResolversParentTypes['RemoveTeamMemberPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  removedTeamMemberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RequestReviewersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestReviewersPayload'] = ResolversParentTypes['RequestReviewersPayload']> = {
  changeRequest?: Resolver<ResolversTypes['ChangeRequest'], ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedReviewers?: Resolver<Array<ResolversTypes['RequestedReviewer']>, ParentType, ContextType>;
};

export type RequestedReviewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestedReviewer'] = ResolversParentTypes['RequestedReviewer']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type RequestedReviewerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestedReviewerConnection'] = ResolversParentTypes['RequestedReviewerConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RequestedReviewerEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['RequestedReviewer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RequestedReviewerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestedReviewerEdge'] = ResolversParentTypes['RequestedReviewerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['RequestedReviewer'], ParentType, ContextType>;
};

export type ResolvedRedirectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResolvedRedirect'] = ResolversParentTypes['ResolvedRedirect']> = {
  destination?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['ResolvedRedirectUrls'], ParentType, ContextType>;
};

export type ResolvedRedirectUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResolvedRedirectUrls'] = ResolversParentTypes['ResolvedRedirectUrls']> = {
  published?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RestoreCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreCollectionPayload'] = ResolversParentTypes['RestoreCollectionPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
  collectionEdge?: Resolver<Maybe<ResolversTypes['CollectionEdge']>, ParentType, ContextType>;
  contentEdge?: Resolver<Maybe<ResolversTypes['ContentEdge']>, ParentType, ContextType>;
};

export type RestoreSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreSpacePayload'] = ResolversParentTypes['RestoreSpacePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contentEdge?: Resolver<Maybe<ResolversTypes['ContentEdge']>, ParentType, ContextType>;
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
  spaceEdge?: Resolver<Maybe<ResolversTypes['SpaceEdge']>, ParentType, ContextType>;
};

export type ReusableContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReusableContent'] = ResolversParentTypes['ReusableContent']> = {
  document?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  git?: Resolver<Maybe<ResolversTypes['GitPath']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reusableContentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReusableContentBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReusableContentBlock'] = ResolversParentTypes['ReusableContentBlock']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevertChangeRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevertChangeRequestPayload'] = ResolversParentTypes['RevertChangeRequestPayload']> = {
  changeRequest?: Resolver<ResolversTypes['ChangeRequest'], ParentType, ContextType>;
  changeRequestEdge?: Resolver<Maybe<ResolversTypes['ChangeRequestEdge']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outdated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reviewer?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['Revision']>, ParentType, ContextType>;
  revisionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReviewStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewConnection'] = ResolversParentTypes['ReviewConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReviewEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewEdge'] = ResolversParentTypes['ReviewEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
};

export type RevisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Revision'] = ResolversParentTypes['Revision']> = {
  allFiles?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType, Partial<RevisionAllFilesArgs>>;
  allPages?: Resolver<Array<ResolversTypes['Page']>, ParentType, ContextType, Partial<RevisionAllPagesArgs>>;
  archive?: Resolver<ResolversTypes['Download'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  backlinks?: Resolver<ResolversTypes['BacklinkConnection'], ParentType, ContextType, RequireFields<RevisionBacklinksArgs, 'fileId'>>;
  changeRequest?: Resolver<Maybe<ResolversTypes['ChangeRequest']>, ParentType, ContextType>;
  changes?: Resolver<ResolversTypes['ContentChangeConnection'], ParentType, ContextType, Partial<RevisionChangesArgs>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType, RequireFields<RevisionFileArgs, 'id'>>;
  files?: Resolver<ResolversTypes['FileConnection'], ParentType, ContextType, RequireFields<RevisionFilesArgs, 'orderBy'>>;
  git?: Resolver<Maybe<ResolversTypes['GitCommit']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['LinkConnection'], ParentType, ContextType, Partial<RevisionLinksArgs>>;
  mergedFrom?: Resolver<Maybe<ResolversTypes['ChangeRequest']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<RevisionPageArgs, 'id'>>;
  pageByPath?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<RevisionPageByPathArgs, 'path'>>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['Page']>, ParentType, ContextType>;
  parentIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  parents?: Resolver<Array<ResolversTypes['Revision']>, ParentType, ContextType>;
  pdf?: Resolver<ResolversTypes['Download'], ParentType, ContextType, RequireFields<RevisionPdfArgs, 'only'>>;
  reusableContent?: Resolver<Maybe<ResolversTypes['ReusableContent']>, ParentType, ContextType, RequireFields<RevisionReusableContentArgs, 'id'>>;
  reusableContents?: Resolver<Array<ResolversTypes['ReusableContent']>, ParentType, ContextType, Partial<RevisionReusableContentsArgs>>;
  revisionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
  spaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['RevisionType'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['RevisionUrls'], ParentType, ContextType>;
  variables?: Resolver<ResolversTypes['StringMap'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevisionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevisionConnection'] = ResolversParentTypes['RevisionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RevisionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Revision']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RevisionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevisionEdge'] = ResolversParentTypes['RevisionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Revision'], ParentType, ContextType>;
};

export type RevisionUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevisionUrls'] = ResolversParentTypes['RevisionUrls']> = {
  app?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  public?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RevokeInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeInvitePayload'] = ResolversParentTypes['RevokeInvitePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revokedInviteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RevokeTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeTokenPayload'] = ResolversParentTypes['RevokeTokenPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revokedTokenId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RollbackSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RollbackSpacePayload'] = ResolversParentTypes['RollbackSpacePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Revision'], ParentType, ContextType>;
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
};

export type RotateTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotateTokenPayload'] = ResolversParentTypes['RotateTokenPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType>;
  tokenEdge?: Resolver<Maybe<ResolversTypes['ApiTokenEdge']>, ParentType, ContextType>;
};

export type SamlProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SAMLProvider'] = ResolversParentTypes['SAMLProvider']> = {
  certificate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  defaultRole?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  defaultTeam?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  entityId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  service?: Resolver<ResolversTypes['SAMLService'], ParentType, ContextType>;
  ssoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SAMLProviderStatus'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['SAMLProviderUrls'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SamlProviderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SAMLProviderConnection'] = ResolversParentTypes['SAMLProviderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SAMLProviderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SAMLProvider']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SamlProviderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SAMLProviderEdge'] = ResolversParentTypes['SAMLProviderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SAMLProvider'], ParentType, ContextType>;
};

export type SamlProviderUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SAMLProviderUrls'] = ResolversParentTypes['SAMLProviderUrls']> = {
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SamlServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SAMLService'] = ResolversParentTypes['SAMLService']> = {
  acsUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SsoLoginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SSOLogin'] = ResolversParentTypes['SSOLogin']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  samlProviderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType>;
  pageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['SearchSection']>, ParentType, ContextType>;
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleHighlights?: Resolver<Array<ResolversTypes['TextRange']>, ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['SearchUrls'], ParentType, ContextType>;
};

export type SearchResultConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResultConnection'] = ResolversParentTypes['SearchResultConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SearchResultEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SearchResult']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchResultEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResultEdge'] = ResolversParentTypes['SearchResultEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType>;
};

export type SearchSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchSection'] = ResolversParentTypes['SearchSection']> = {
  anchor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bodyHighlights?: Resolver<Array<ResolversTypes['TextRange']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleHighlights?: Resolver<Array<ResolversTypes['TextRange']>, ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['SearchUrls'], ParentType, ContextType>;
};

export type SearchUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchUrls'] = ResolversParentTypes['SearchUrls']> = {
  app?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectedSiteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedSite'] = ResolversParentTypes['SelectedSite']> = {
  configuration?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SelectedSpaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedSpace'] = ResolversParentTypes['SelectedSpace']> = {
  configuration?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  space?: Resolver<Maybe<ResolversTypes['Space']>, ParentType, ContextType>;
  spaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ServiceAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccount'] = ResolversParentTypes['ServiceAccount']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  tokens?: Resolver<Maybe<ResolversTypes['ApiTokenConnection']>, ParentType, ContextType, RequireFields<ServiceAccountTokensArgs, 'orderBy'>>;
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

export type SetAdaptiveSchemaPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetAdaptiveSchemaPayload'] = ResolversParentTypes['SetAdaptiveSchemaPayload']> = {
  adaptiveSchema?: Resolver<ResolversTypes['AdaptiveSchema'], ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SetGrantPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetGrantPayload'] = ResolversParentTypes['SetGrantPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grant?: Resolver<ResolversTypes['Grant'], ParentType, ContextType>;
  grantEdge?: Resolver<Maybe<ResolversTypes['GrantEdge']>, ParentType, ContextType>;
};

export type SetMemberDisabledPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetMemberDisabledPayload'] = ResolversParentTypes['SetMemberDisabledPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
};

export type SetMemberSsoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetMemberSSOPayload'] = ResolversParentTypes['SetMemberSSOPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
};

export type SetMergeRulesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetMergeRulesPayload'] = ResolversParentTypes['SetMergeRulesPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mergeRules?: Resolver<ResolversTypes['MergeRules'], ParentType, ContextType>;
};

export type SetOpenApiSpecPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetOpenAPISpecPayload'] = ResolversParentTypes['SetOpenAPISpecPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openAPISpec?: Resolver<ResolversTypes['OpenAPISpec'], ParentType, ContextType>;
  openAPISpecEdge?: Resolver<Maybe<ResolversTypes['OpenAPISpecEdge']>, ParentType, ContextType>;
};

export type SetSiteCustomizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetSiteCustomizationPayload'] = ResolversParentTypes['SetSiteCustomizationPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
};

export type SetSiteSpaceCustomizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetSiteSpaceCustomizationPayload'] = ResolversParentTypes['SetSiteSpaceCustomizationPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteSpace?: Resolver<ResolversTypes['SiteSpace'], ParentType, ContextType>;
};

export type SetTeamMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetTeamMemberPayload'] = ResolversParentTypes['SetTeamMemberPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  teamMember?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType>;
  teamMemberEdge?: Resolver<Maybe<ResolversTypes['TeamMemberEdge']>, ParentType, ContextType>;
};

export type SetTranslationSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetTranslationSettingsPayload'] = ResolversParentTypes['SetTranslationSettingsPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translationSettings?: Resolver<ResolversTypes['TranslationSettings'], ParentType, ContextType>;
};

export type ShareLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareLink'] = ResolversParentTypes['ShareLink']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['ShareLinkUrls'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShareLinkConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareLinkConnection'] = ResolversParentTypes['ShareLinkConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ShareLinkEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ShareLink']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShareLinkEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareLinkEdge'] = ResolversParentTypes['ShareLinkEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ShareLink'], ParentType, ContextType>;
};

export type ShareLinkUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareLinkUrls'] = ResolversParentTypes['ShareLinkUrls']> = {
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignInOrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInOrganization'] = ResolversParentTypes['SignInOrganization']> = {
  logins?: Resolver<Array<ResolversTypes['SSOLogin']>, ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  adaptiveContent?: Resolver<ResolversTypes['AdaptiveContent'], ParentType, ContextType>;
  adaptiveSchema?: Resolver<Maybe<ResolversTypes['AdaptiveSchema']>, ParentType, ContextType>;
  ads?: Resolver<Maybe<ResolversTypes['SiteAds']>, ParentType, ContextType>;
  agentsContext?: Resolver<ResolversTypes['AgentsContext'], ParentType, ContextType>;
  asVisitor?: Resolver<ResolversTypes['PublishedSite'], ParentType, ContextType, RequireFields<SiteAsVisitorArgs, 'visitor'>>;
  audiences?: Resolver<Array<ResolversTypes['SiteAudience']>, ParentType, ContextType>;
  basename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customization?: Resolver<ResolversTypes['SiteCustomization'], ParentType, ContextType>;
  defaultSpace?: Resolver<Maybe<ResolversTypes['Space']>, ParentType, ContextType>;
  defaultSpaceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  features?: Resolver<Maybe<Array<ResolversTypes['SiteFeature']>>, ParentType, ContextType>;
  hostname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['SiteIcon']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  proxy?: Resolver<Maybe<ResolversTypes['SiteProxy']>, ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishingAuth?: Resolver<Maybe<ResolversTypes['PublishingAuth']>, ParentType, ContextType>;
  redirect?: Resolver<Maybe<ResolversTypes['ResolvedRedirect']>, ParentType, ContextType, RequireFields<SiteRedirectArgs, 'source'>>;
  redirects?: Resolver<Maybe<ResolversTypes['SiteRedirectConnection']>, ParentType, ContextType, RequireFields<SiteRedirectsArgs, 'orderBy'>>;
  sectionGroups?: Resolver<ResolversTypes['SiteSectionGroupConnection'], ParentType, ContextType, RequireFields<SiteSectionGroupsArgs, 'orderBy'>>;
  sections?: Resolver<ResolversTypes['SiteSectionConnection'], ParentType, ContextType, RequireFields<SiteSectionsArgs, 'orderBy'>>;
  shareLinks?: Resolver<Maybe<ResolversTypes['ShareLinkConnection']>, ParentType, ContextType, RequireFields<SiteShareLinksArgs, 'orderBy'>>;
  siteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  siteSpaceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteSpaces?: Resolver<ResolversTypes['SiteSpaceConnection'], ParentType, ContextType, RequireFields<SiteSiteSpacesArgs, 'orderBy'>>;
  structure?: Resolver<ResolversTypes['SiteStructure'], ParentType, ContextType>;
  templateConditions?: Resolver<Array<ResolversTypes['TemplateCondition']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SiteType'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['SiteUrls'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['SiteVisibility'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SiteAdsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteAds'] = ResolversParentTypes['SiteAds']> = {
  status?: Resolver<ResolversTypes['AdsStatus'], ParentType, ContextType>;
  submittable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SiteAudienceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteAudience'] = ResolversParentTypes['SiteAudience']> = {
  claims?: Resolver<Array<ResolversTypes['JSON']>, ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inheritedCondition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kindCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['SiteAudienceProblem']>, ParentType, ContextType>;
  sees?: Resolver<ResolversTypes['SiteAudienceSees'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SiteItemType'], ParentType, ContextType>;
};

export type SiteAudienceProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteAudienceProblem'] = ResolversParentTypes['SiteAudienceProblem']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SiteAudienceProblemType'], ParentType, ContextType>;
};

export type SiteConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteConnection'] = ResolversParentTypes['SiteConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SiteEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Site']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SiteCustomizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteCustomization'] = ResolversParentTypes['SiteCustomization']> = {
  advancedCustomization?: Resolver<ResolversTypes['CustomizationSwitch'], ParentType, ContextType>;
  ai?: Resolver<ResolversTypes['CustomizationAI'], ParentType, ContextType>;
  externalLinks?: Resolver<ResolversTypes['CustomizationExternalLinks'], ParentType, ContextType>;
  favicon?: Resolver<ResolversTypes['CustomizationFavicon'], ParentType, ContextType>;
  feedback?: Resolver<ResolversTypes['CustomizationSwitch'], ParentType, ContextType>;
  footer?: Resolver<ResolversTypes['CustomizationFooter'], ParentType, ContextType>;
  git?: Resolver<ResolversTypes['CustomizationGit'], ParentType, ContextType>;
  header?: Resolver<ResolversTypes['CustomizationHeader'], ParentType, ContextType>;
  insights?: Resolver<ResolversTypes['CustomizationInsights'], ParentType, ContextType>;
  internationalization?: Resolver<ResolversTypes['CustomizationInternationalization'], ParentType, ContextType>;
  pageActions?: Resolver<ResolversTypes['CustomizationPageActions'], ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['CustomizationSwitch'], ParentType, ContextType>;
  pdf?: Resolver<ResolversTypes['CustomizationSwitch'], ParentType, ContextType>;
  privacyPolicy?: Resolver<ResolversTypes['CustomizationAddress'], ParentType, ContextType>;
  socialPreview?: Resolver<ResolversTypes['CustomizationAddress'], ParentType, ContextType>;
  styling?: Resolver<ResolversTypes['CustomizationStyling'], ParentType, ContextType>;
  themes?: Resolver<ResolversTypes['CustomizationThemes'], ParentType, ContextType>;
  trademark?: Resolver<ResolversTypes['CustomizationSwitch'], ParentType, ContextType>;
};

export type SiteCustomizationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteCustomizations'] = ResolversParentTypes['SiteCustomizations']> = {
  site?: Resolver<ResolversTypes['SiteCustomization'], ParentType, ContextType>;
  siteSpaces?: Resolver<Array<ResolversTypes['CustomizedSiteSpace']>, ParentType, ContextType>;
};

export type SiteEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteEdge'] = ResolversParentTypes['SiteEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
};

export type SiteFeatureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteFeature'] = ResolversParentTypes['SiteFeature']> = {
  customizations?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  frozen?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SiteIconResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteIcon'] = ResolversParentTypes['SiteIcon']> = {
  icon?: Resolver<ResolversTypes['SiteIconAddresses'], ParentType, ContextType>;
};

export type SiteIconAddressesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteIconAddresses'] = ResolversParentTypes['SiteIconAddresses']> = {
  dark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  light?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SiteProxyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteProxy'] = ResolversParentTypes['SiteProxy']> = {
  origin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteRedirectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteRedirect'] = ResolversParentTypes['SiteRedirect']> = {
  automatic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  destination?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['SiteRedirectUrls'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SiteRedirectConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteRedirectConnection'] = ResolversParentTypes['SiteRedirectConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SiteRedirectEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SiteRedirect']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SiteRedirectEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteRedirectEdge'] = ResolversParentTypes['SiteRedirectEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SiteRedirect'], ParentType, ContextType>;
};

export type SiteRedirectUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteRedirectUrls'] = ResolversParentTypes['SiteRedirectUrls']> = {
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteSearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteSearchResult'] = ResolversParentTypes['SiteSearchResult']> = {
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType>;
  pageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['SiteSearchSection']>, ParentType, ContextType>;
  siteSpace?: Resolver<ResolversTypes['SiteSpace'], ParentType, ContextType>;
  siteSpaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  space?: Resolver<Maybe<ResolversTypes['Space']>, ParentType, ContextType>;
  spaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleHighlights?: Resolver<Array<ResolversTypes['TextRange']>, ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['SiteSearchUrls'], ParentType, ContextType>;
};

export type SiteSearchResultConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteSearchResultConnection'] = ResolversParentTypes['SiteSearchResultConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SiteSearchResultEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SiteSearchResult']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SiteSearchResultEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteSearchResultEdge'] = ResolversParentTypes['SiteSearchResultEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SiteSearchResult'], ParentType, ContextType>;
};

export type SiteSearchSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteSearchSection'] = ResolversParentTypes['SiteSearchSection']> = {
  anchor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bodyHighlights?: Resolver<Array<ResolversTypes['TextRange']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleHighlights?: Resolver<Array<ResolversTypes['TextRange']>, ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['SiteSearchUrls'], ParentType, ContextType>;
};

export type SiteSearchUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteSearchUrls'] = ResolversParentTypes['SiteSearchUrls']> = {
  published?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SiteSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteSection'] = ResolversParentTypes['SiteSection']> = {
  condition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sectionGroup?: Resolver<Maybe<ResolversTypes['SiteSectionGroup']>, ParentType, ContextType>;
  sectionGroupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  siteSectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  siteSpaces?: Resolver<Array<ResolversTypes['SiteSpace']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['SiteSectionUrls'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SiteSectionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteSectionConnection'] = ResolversParentTypes['SiteSectionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SiteSectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SiteSection']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SiteSectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteSectionEdge'] = ResolversParentTypes['SiteSectionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SiteSection'], ParentType, ContextType>;
};

export type SiteSectionGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteSectionGroup'] = ResolversParentTypes['SiteSectionGroup']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['SiteSection']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  siteSectionGroupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['SiteSectionGroupUrls'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SiteSectionGroupConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteSectionGroupConnection'] = ResolversParentTypes['SiteSectionGroupConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SiteSectionGroupEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SiteSectionGroup']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SiteSectionGroupEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteSectionGroupEdge'] = ResolversParentTypes['SiteSectionGroupEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SiteSectionGroup'], ParentType, ContextType>;
};

export type SiteSectionGroupUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteSectionGroupUrls'] = ResolversParentTypes['SiteSectionGroupUrls']> = {
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteSectionUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteSectionUrls'] = ResolversParentTypes['SiteSectionUrls']> = {
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SiteSpaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteSpace'] = ResolversParentTypes['SiteSpace']> = {
  condition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customization?: Resolver<Maybe<ResolversTypes['SiteCustomization']>, ParentType, ContextType>;
  default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasAdvancedCustomizationFeature?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['SiteSection']>, ParentType, ContextType>;
  sectionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  siteSpaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  space?: Resolver<Maybe<ResolversTypes['Space']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['SiteSpaceUrls'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SiteSpaceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteSpaceConnection'] = ResolversParentTypes['SiteSpaceConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SiteSpaceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SiteSpace']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SiteSpaceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteSpaceEdge'] = ResolversParentTypes['SiteSpaceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SiteSpace'], ParentType, ContextType>;
};

export type SiteSpaceUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteSpaceUrls'] = ResolversParentTypes['SiteSpaceUrls']> = {
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SiteStructureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteStructure'] = ResolversParentTypes['SiteStructure']> = {
  items?: Resolver<Array<ResolversTypes['SiteStructureItem']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SiteStructureType'], ParentType, ContextType>;
};

export type SiteStructureItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteStructureItem'] = ResolversParentTypes['SiteStructureItem']> = {
  __resolveType?: TypeResolveFn<'SiteSection' | 'SiteSectionGroup' | 'SiteSpace', ParentType, ContextType>;
};

export type SiteUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteUrls'] = ResolversParentTypes['SiteUrls']> = {
  app?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SortSiteStructurePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SortSiteStructurePayload'] = ResolversParentTypes['SortSiteStructurePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  item?: Resolver<ResolversTypes['SiteStructureItem'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
};

export type SpaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Space'] = ResolversParentTypes['Space']> = {
  canComment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changeRequest?: Resolver<Maybe<ResolversTypes['ChangeRequest']>, ParentType, ContextType, RequireFields<SpaceChangeRequestArgs, 'id'>>;
  changeRequestCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changeRequests?: Resolver<Maybe<ResolversTypes['ChangeRequestConnection']>, ParentType, ContextType, RequireFields<SpaceChangeRequestsArgs, 'orderBy'>>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['CommentConnection']>, ParentType, ContextType, RequireFields<SpaceCommentsArgs, 'orderBy'>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  defaultLevel?: Resolver<Maybe<ResolversTypes['DefaultLevel']>, ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  draftChangeRequestCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  editMode?: Resolver<ResolversTypes['SpaceEditMode'], ParentType, ContextType>;
  effectiveAccess?: Resolver<Maybe<ResolversTypes['EffectiveAccess']>, ParentType, ContextType, Partial<SpaceEffectiveAccessArgs>>;
  emoji?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gitSync?: Resolver<Maybe<ResolversTypes['GitSync']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberAccess?: Resolver<Maybe<ResolversTypes['EffectiveAccessConnection']>, ParentType, ContextType, RequireFields<SpaceMemberAccessArgs, 'orderBy'>>;
  memberGrant?: Resolver<Maybe<ResolversTypes['Grant']>, ParentType, ContextType, RequireFields<SpaceMemberGrantArgs, 'userId'>>;
  memberGrants?: Resolver<Maybe<ResolversTypes['GrantConnection']>, ParentType, ContextType, RequireFields<SpaceMemberGrantsArgs, 'orderBy'>>;
  mergeRules?: Resolver<Maybe<ResolversTypes['MergeRules']>, ParentType, ContextType>;
  openChangeRequestCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['SpacePermissions'], ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['Revision']>, ParentType, ContextType, RequireFields<SpaceRevisionArgs, 'computed'>>;
  revisionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revisions?: Resolver<Maybe<ResolversTypes['RevisionConnection']>, ParentType, ContextType, RequireFields<SpaceRevisionsArgs, 'orderBy'>>;
  search?: Resolver<Maybe<ResolversTypes['SearchResultConnection']>, ParentType, ContextType, RequireFields<SpaceSearchArgs, 'query'>>;
  spaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  teamGrant?: Resolver<Maybe<ResolversTypes['Grant']>, ParentType, ContextType, RequireFields<SpaceTeamGrantArgs, 'teamId'>>;
  teamGrants?: Resolver<Maybe<ResolversTypes['GrantConnection']>, ParentType, ContextType, RequireFields<SpaceTeamGrantsArgs, 'orderBy'>>;
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

export type SpaceSearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpaceSearchResult'] = ResolversParentTypes['SpaceSearchResult']> = {
  pages?: Resolver<Array<ResolversTypes['SearchResult']>, ParentType, ContextType>;
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
  spaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SpaceSearchResultConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpaceSearchResultConnection'] = ResolversParentTypes['SpaceSearchResultConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SpaceSearchResultEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SpaceSearchResult']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SpaceSearchResultEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpaceSearchResultEdge'] = ResolversParentTypes['SpaceSearchResultEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SpaceSearchResult'], ParentType, ContextType>;
};

export type SpaceUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpaceUrls'] = ResolversParentTypes['SpaceUrls']> = {
  app?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  public?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaleRevisionErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaleRevisionError'] = ResolversParentTypes['StaleRevisionError']> = {
  blocks?: Resolver<Array<ResolversTypes['ConflictBlock']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  currentRevision?: Resolver<Maybe<ResolversTypes['Revision']>, ParentType, ContextType>;
  currentRevisionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StepBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepBlock'] = ResolversParentTypes['StepBlock']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Block']>, ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StepperBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepperBlock'] = ResolversParentTypes['StepperBlock']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['StepBlock']>, ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface StringMapScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['StringMap'], any> {
  name: 'StringMap';
}

export type SubdomainResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subdomain'] = ResolversParentTypes['Subdomain']> = {
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subdomain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['SubdomainTarget'], ParentType, ContextType>;
};

export type SubdomainTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubdomainTarget'] = ResolversParentTypes['SubdomainTarget']> = {
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SubdomainTargetType'], ParentType, ContextType>;
};

export type TabBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TabBlock'] = ResolversParentTypes['TabBlock']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Block']>, ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TableBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableBlock'] = ResolversParentTypes['TableBlock']> = {
  cardSize?: Resolver<Maybe<ResolversTypes['CardSize']>, ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['TableColumn']>, ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fullWidth?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hideHeader?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TableRow']>, ParentType, ContextType>;
  view?: Resolver<ResolversTypes['TableView'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TableCellResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableCell'] = ResolversParentTypes['TableCell']> = {
  inlines?: Resolver<Array<ResolversTypes['Inline']>, ParentType, ContextType>;
};

export type TableColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableColumn'] = ResolversParentTypes['TableColumn']> = {
  align?: Resolver<Maybe<ResolversTypes['BlockAlign']>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['ColumnRole']>, ParentType, ContextType>;
  title?: Resolver<Array<ResolversTypes['Inline']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ColumnType'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TableRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableRow'] = ResolversParentTypes['TableRow']> = {
  cells?: Resolver<Array<ResolversTypes['TableCell']>, ParentType, ContextType>;
};

export type TabsBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TabsBlock'] = ResolversParentTypes['TabsBlock']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fullWidth?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['TabBlock']>, ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TargetValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TargetValue'] = ResolversParentTypes['TargetValue']> = {
  anchor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  json?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReferenceKind'], ParentType, ContextType>;
  pageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  spaceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TeamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Team'] = ResolversParentTypes['Team']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['TeamMemberConnection'], ParentType, ContextType, RequireFields<TeamMembersArgs, 'orderBy'>>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
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

export type TemplateConditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemplateCondition'] = ResolversParentTypes['TemplateCondition']> = {
  condition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TextInlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextInline'] = ResolversParentTypes['TextInline']> = {
  marks?: Resolver<Array<ResolversTypes['TextMark']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TextMarkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextMark'] = ResolversParentTypes['TextMark']> = {
  background?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TextMarkType'], ParentType, ContextType>;
};

export type TextRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextRange'] = ResolversParentTypes['TextRange']> = {
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TextValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextValue'] = ResolversParentTypes['TextValue']> = {
  json?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ThemedAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThemedAddress'] = ResolversParentTypes['ThemedAddress']> = {
  dark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  light?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ThemedColorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThemedColor'] = ResolversParentTypes['ThemedColor']> = {
  dark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  light?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TransferCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferCollectionPayload'] = ResolversParentTypes['TransferCollectionPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
};

export type TransferSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferSpacePayload'] = ResolversParentTypes['TransferSpacePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  space?: Resolver<Maybe<ResolversTypes['Space']>, ParentType, ContextType>;
};

export type TranslationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Translation'] = ResolversParentTypes['Translation']> = {
  coverage?: Resolver<Maybe<ResolversTypes['TranslationCoverage']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['PageTranslationConnection'], ParentType, ContextType, RequireFields<TranslationPagesArgs, 'orderBy'>>;
  settings?: Resolver<ResolversTypes['TranslationSettings'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['Space']>, ParentType, ContextType>;
  sourceChanges?: Resolver<ResolversTypes['ContentChangeConnection'], ParentType, ContextType, Partial<TranslationSourceChangesArgs>>;
  sourceRevision?: Resolver<Maybe<ResolversTypes['Revision']>, ParentType, ContextType>;
  space?: Resolver<Maybe<ResolversTypes['Space']>, ParentType, ContextType>;
};

export type TranslationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TranslationConnection'] = ResolversParentTypes['TranslationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TranslationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Translation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TranslationCoverageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TranslationCoverage'] = ResolversParentTypes['TranslationCoverage']> = {
  extra?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratio?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  stale?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  translated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  untranslated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TranslationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TranslationEdge'] = ResolversParentTypes['TranslationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Translation'], ParentType, ContextType>;
};

export type TranslationSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TranslationSettings'] = ResolversParentTypes['TranslationSettings']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['TranslationSettingsPermissions'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['LanguageSpace']>, ParentType, ContextType>;
  spaces?: Resolver<Array<ResolversTypes['LanguageSpace']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translation?: Resolver<Maybe<ResolversTypes['Translation']>, ParentType, ContextType, RequireFields<TranslationSettingsTranslationArgs, 'language'>>;
  translations?: Resolver<ResolversTypes['TranslationConnection'], ParentType, ContextType, Partial<TranslationSettingsTranslationsArgs>>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['TranslationSettingsUrls'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TranslationSettingsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TranslationSettingsConnection'] = ResolversParentTypes['TranslationSettingsConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TranslationSettingsEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['TranslationSettings']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TranslationSettingsEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TranslationSettingsEdge'] = ResolversParentTypes['TranslationSettingsEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TranslationSettings'], ParentType, ContextType>;
};

export type TranslationSettingsPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TranslationSettingsPermissions'] = ResolversParentTypes['TranslationSettingsPermissions']> = {
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TranslationSettingsUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TranslationSettingsUrls'] = ResolversParentTypes['TranslationSettingsUrls']> = {
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Trial'] = ResolversParentTypes['Trial']> = {
  decision?: Resolver<Maybe<ResolversTypes['TrialDecision']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TrialStatus'], ParentType, ContextType>;
};

export type UninstallIntegrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UninstallIntegrationPayload'] = ResolversParentTypes['UninstallIntegrationPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uninstalledIntegrationInstallationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type UnknownBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnknownBlock'] = ResolversParentTypes['UnknownBlock']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Block']>, ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnknownInlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnknownInline'] = ResolversParentTypes['UnknownInline']> = {
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnpublishIntegrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnpublishIntegrationPayload'] = ResolversParentTypes['UnpublishIntegrationPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unpublishedIntegrationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UnpublishSitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnpublishSitePayload'] = ResolversParentTypes['UnpublishSitePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
};

export type UpdateBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateBlock'] = ResolversParentTypes['UpdateBlock']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Block']>, ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateChangeRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateChangeRequestPayload'] = ResolversParentTypes['UpdateChangeRequestPayload']> = {
  changeRequest?: Resolver<ResolversTypes['ChangeRequest'], ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UpdateCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCollectionPayload'] = ResolversParentTypes['UpdateCollectionPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
};

export type UpdateCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCommentPayload'] = ResolversParentTypes['UpdateCommentPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
};

export type UpdateCommentReplyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCommentReplyPayload'] = ResolversParentTypes['UpdateCommentReplyPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reply?: Resolver<ResolversTypes['CommentReply'], ParentType, ContextType>;
};

export type UpdateGrantPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateGrantPayload'] = ResolversParentTypes['UpdateGrantPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grant?: Resolver<ResolversTypes['Grant'], ParentType, ContextType>;
};

export type UpdateIntegrationInstallationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateIntegrationInstallationPayload'] = ResolversParentTypes['UpdateIntegrationInstallationPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  installation?: Resolver<ResolversTypes['IntegrationInstallation'], ParentType, ContextType>;
};

export type UpdateLinkInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateLinkInvitePayload'] = ResolversParentTypes['UpdateLinkInvitePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkInvite?: Resolver<ResolversTypes['LinkInvite'], ParentType, ContextType>;
};

export type UpdateMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMemberPayload'] = ResolversParentTypes['UpdateMemberPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
};

export type UpdateOrganizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateOrganizationPayload'] = ResolversParentTypes['UpdateOrganizationPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
};

export type UpdatePublishingAuthPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePublishingAuthPayload'] = ResolversParentTypes['UpdatePublishingAuthPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishingAuth?: Resolver<ResolversTypes['PublishingAuth'], ParentType, ContextType>;
};

export type UpdateSamlProviderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSAMLProviderPayload'] = ResolversParentTypes['UpdateSAMLProviderPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  samlProvider?: Resolver<ResolversTypes['SAMLProvider'], ParentType, ContextType>;
};

export type UpdateServiceAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateServiceAccountPayload'] = ResolversParentTypes['UpdateServiceAccountPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceAccount?: Resolver<ResolversTypes['ServiceAccount'], ParentType, ContextType>;
};

export type UpdateShareLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateShareLinkPayload'] = ResolversParentTypes['UpdateShareLinkPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shareLink?: Resolver<ResolversTypes['ShareLink'], ParentType, ContextType>;
};

export type UpdateSitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSitePayload'] = ResolversParentTypes['UpdateSitePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
};

export type UpdateSiteRedirectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSiteRedirectPayload'] = ResolversParentTypes['UpdateSiteRedirectPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteRedirect?: Resolver<ResolversTypes['SiteRedirect'], ParentType, ContextType>;
};

export type UpdateSiteSectionGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSiteSectionGroupPayload'] = ResolversParentTypes['UpdateSiteSectionGroupPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteSectionGroup?: Resolver<ResolversTypes['SiteSectionGroup'], ParentType, ContextType>;
};

export type UpdateSiteSectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSiteSectionPayload'] = ResolversParentTypes['UpdateSiteSectionPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteSection?: Resolver<ResolversTypes['SiteSection'], ParentType, ContextType>;
};

export type UpdateSiteSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSiteSpacePayload'] = ResolversParentTypes['UpdateSiteSpacePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteSpace?: Resolver<ResolversTypes['SiteSpace'], ParentType, ContextType>;
};

export type UpdateSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSpacePayload'] = ResolversParentTypes['UpdateSpacePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
};

export type UpdateTeamMembersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateTeamMembersPayload'] = ResolversParentTypes['UpdateTeamMembersPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  removedTeamMemberIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  team?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
  teamMemberEdges?: Resolver<Maybe<Array<ResolversTypes['TeamMemberEdge']>>, ParentType, ContextType>;
  teamMembers?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType>;
};

export type UpdateTeamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateTeamPayload'] = ResolversParentTypes['UpdateTeamPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  team?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
};

export type UpdatesBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatesBlock'] = ResolversParentTypes['UpdatesBlock']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['UpdateFormat'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['UpdateBlock']>, ParentType, ContextType>;
  parentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UploadFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadFilePayload'] = ResolversParentTypes['UploadFilePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<ResolversTypes['File'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  changeRequests?: Resolver<Maybe<ResolversTypes['ChangeRequestConnection']>, ParentType, ContextType, RequireFields<UserChangeRequestsArgs, 'orderBy'>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organizations?: Resolver<Maybe<ResolversTypes['OrganizationConnection']>, ParentType, ContextType, RequireFields<UserOrganizationsArgs, 'orderBy'>>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedComments?: Resolver<Maybe<ResolversTypes['CommentConnection']>, ParentType, ContextType, Partial<UserReceivedCommentsArgs>>;
  receivedReplies?: Resolver<Maybe<ResolversTypes['CommentReplyConnection']>, ParentType, ContextType, Partial<UserReceivedRepliesArgs>>;
  recentSpaces?: Resolver<Maybe<ResolversTypes['SpaceConnection']>, ParentType, ContextType, Partial<UserRecentSpacesArgs>>;
  reviewRequests?: Resolver<Maybe<ResolversTypes['ChangeRequestConnection']>, ParentType, ContextType, Partial<UserReviewRequestsArgs>>;
  urls?: Resolver<ResolversTypes['UserUrls'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType?: TypeResolveFn<'AlreadyExistsError' | 'BlockedByRulesError' | 'ConflictError' | 'MergeConflictError' | 'StaleRevisionError' | 'ValidationError', ParentType, ContextType>;
};

export type UserUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserUrls'] = ResolversParentTypes['UserUrls']> = {
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ValidationErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValidationError'] = ResolversParentTypes['ValidationError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VersionContextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VersionContext'] = ResolversParentTypes['VersionContext']> = {
  changeRequest?: Resolver<Maybe<ResolversTypes['ChangeRequest']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['Revision']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['VersionContextType'], ParentType, ContextType>;
};

export type VisitorAuthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitorAuth'] = ResolversParentTypes['VisitorAuth']> = {
  backend?: Resolver<ResolversTypes['VisitorAuthBackend'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcceptInvitePayload?: AcceptInvitePayloadResolvers<ContextType>;
  Actor?: ActorResolvers<ContextType>;
  AdaptiveContent?: AdaptiveContentResolvers<ContextType>;
  AdaptiveSchema?: AdaptiveSchemaResolvers<ContextType>;
  AddSectionToGroupPayload?: AddSectionToGroupPayloadResolvers<ContextType>;
  AlreadyExistsError?: AlreadyExistsErrorResolvers<ContextType>;
  AnnotationInline?: AnnotationInlineResolvers<ContextType>;
  ApiToken?: ApiTokenResolvers<ContextType>;
  ApiTokenConnection?: ApiTokenConnectionResolvers<ContextType>;
  ApiTokenEdge?: ApiTokenEdgeResolvers<ContextType>;
  ApiTokenUrls?: ApiTokenUrlsResolvers<ContextType>;
  AuditEvent?: AuditEventResolvers<ContextType>;
  AuditEventConnection?: AuditEventConnectionResolvers<ContextType>;
  AuditEventEdge?: AuditEventEdgeResolvers<ContextType>;
  AuditPath?: AuditPathResolvers<ContextType>;
  BacklinkConnection?: BacklinkConnectionResolvers<ContextType>;
  BacklinkEdge?: BacklinkEdgeResolvers<ContextType>;
  Billing?: BillingResolvers<ContextType>;
  BillingMigration?: BillingMigrationResolvers<ContextType>;
  Block?: BlockResolvers<ContextType>;
  BlockChange?: BlockChangeResolvers<ContextType>;
  BlockRange?: BlockRangeResolvers<ContextType>;
  Blocked?: BlockedResolvers<ContextType>;
  BlockedByRulesError?: BlockedByRulesErrorResolvers<ContextType>;
  BooleanValue?: BooleanValueResolvers<ContextType>;
  BranchBlock?: BranchBlockResolvers<ContextType>;
  BrokenLinkStats?: BrokenLinkStatsResolvers<ContextType>;
  ButtonInline?: ButtonInlineResolvers<ContextType>;
  ChangeRequest?: ChangeRequestResolvers<ContextType>;
  ChangeRequestConnection?: ChangeRequestConnectionResolvers<ContextType>;
  ChangeRequestEdge?: ChangeRequestEdgeResolvers<ContextType>;
  ChangeRequestUrls?: ChangeRequestUrlsResolvers<ContextType>;
  CodeBlock?: CodeBlockResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  CollectionConnection?: CollectionConnectionResolvers<ContextType>;
  CollectionEdge?: CollectionEdgeResolvers<ContextType>;
  CollectionPermissions?: CollectionPermissionsResolvers<ContextType>;
  CollectionUrls?: CollectionUrlsResolvers<ContextType>;
  ColumnBlock?: ColumnBlockResolvers<ContextType>;
  ColumnsBlock?: ColumnsBlockResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentBody?: CommentBodyResolvers<ContextType>;
  CommentConnection?: CommentConnectionResolvers<ContextType>;
  CommentEdge?: CommentEdgeResolvers<ContextType>;
  CommentNode?: CommentNodeResolvers<ContextType>;
  CommentPermissions?: CommentPermissionsResolvers<ContextType>;
  CommentReply?: CommentReplyResolvers<ContextType>;
  CommentReplyConnection?: CommentReplyConnectionResolvers<ContextType>;
  CommentReplyEdge?: CommentReplyEdgeResolvers<ContextType>;
  CommentTarget?: CommentTargetResolvers<ContextType>;
  CommentUrls?: CommentUrlsResolvers<ContextType>;
  Commentable?: CommentableResolvers<ContextType>;
  CommentedPage?: CommentedPageResolvers<ContextType>;
  CompleteSignInPayload?: CompleteSignInPayloadResolvers<ContextType>;
  ComputedPage?: ComputedPageResolvers<ContextType>;
  ComputedValue?: ComputedValueResolvers<ContextType>;
  ConditionBlock?: ConditionBlockResolvers<ContextType>;
  ConflictBlock?: ConflictBlockResolvers<ContextType>;
  ConflictError?: ConflictErrorResolvers<ContextType>;
  ConflictSegment?: ConflictSegmentResolvers<ContextType>;
  Content?: ContentResolvers<ContextType>;
  ContentChange?: ContentChangeResolvers<ContextType>;
  ContentChangeConnection?: ContentChangeConnectionResolvers<ContextType>;
  ContentChangeEdge?: ContentChangeEdgeResolvers<ContextType>;
  ContentConnection?: ContentConnectionResolvers<ContextType>;
  ContentEdge?: ContentEdgeResolvers<ContextType>;
  ContentRefBlock?: ContentRefBlockResolvers<ContextType>;
  ContentReference?: ContentReferenceResolvers<ContextType>;
  CoverValue?: CoverValueResolvers<ContextType>;
  CreateChangeRequestPayload?: CreateChangeRequestPayloadResolvers<ContextType>;
  CreateCollectionPayload?: CreateCollectionPayloadResolvers<ContextType>;
  CreateCommentPayload?: CreateCommentPayloadResolvers<ContextType>;
  CreateCommentReplyPayload?: CreateCommentReplyPayloadResolvers<ContextType>;
  CreateInstallationTokenPayload?: CreateInstallationTokenPayloadResolvers<ContextType>;
  CreateLinkInvitePayload?: CreateLinkInvitePayloadResolvers<ContextType>;
  CreateOpenAPISpecPayload?: CreateOpenApiSpecPayloadResolvers<ContextType>;
  CreateOrganizationPayload?: CreateOrganizationPayloadResolvers<ContextType>;
  CreateReviewPayload?: CreateReviewPayloadResolvers<ContextType>;
  CreateSAMLProviderPayload?: CreateSamlProviderPayloadResolvers<ContextType>;
  CreateServiceAccountPayload?: CreateServiceAccountPayloadResolvers<ContextType>;
  CreateShareLinkPayload?: CreateShareLinkPayloadResolvers<ContextType>;
  CreateSitePayload?: CreateSitePayloadResolvers<ContextType>;
  CreateSiteRedirectPayload?: CreateSiteRedirectPayloadResolvers<ContextType>;
  CreateSiteSectionGroupPayload?: CreateSiteSectionGroupPayloadResolvers<ContextType>;
  CreateSiteSectionPayload?: CreateSiteSectionPayloadResolvers<ContextType>;
  CreateSiteSpacePayload?: CreateSiteSpacePayloadResolvers<ContextType>;
  CreateSpacePayload?: CreateSpacePayloadResolvers<ContextType>;
  CreateTeamPayload?: CreateTeamPayloadResolvers<ContextType>;
  CreateTokenPayload?: CreateTokenPayloadResolvers<ContextType>;
  CreateTranslationSettingsPayload?: CreateTranslationSettingsPayloadResolvers<ContextType>;
  CustomizationAI?: CustomizationAiResolvers<ContextType>;
  CustomizationAddress?: CustomizationAddressResolvers<ContextType>;
  CustomizationExternalLinks?: CustomizationExternalLinksResolvers<ContextType>;
  CustomizationFavicon?: CustomizationFaviconResolvers<ContextType>;
  CustomizationFooter?: CustomizationFooterResolvers<ContextType>;
  CustomizationFooterGroup?: CustomizationFooterGroupResolvers<ContextType>;
  CustomizationGit?: CustomizationGitResolvers<ContextType>;
  CustomizationHeader?: CustomizationHeaderResolvers<ContextType>;
  CustomizationHeaderLink?: CustomizationHeaderLinkResolvers<ContextType>;
  CustomizationInsights?: CustomizationInsightsResolvers<ContextType>;
  CustomizationInternationalization?: CustomizationInternationalizationResolvers<ContextType>;
  CustomizationLink?: CustomizationLinkResolvers<ContextType>;
  CustomizationPageActions?: CustomizationPageActionsResolvers<ContextType>;
  CustomizationReference?: CustomizationReferenceResolvers<ContextType>;
  CustomizationSidebar?: CustomizationSidebarResolvers<ContextType>;
  CustomizationStyling?: CustomizationStylingResolvers<ContextType>;
  CustomizationSwitch?: CustomizationSwitchResolvers<ContextType>;
  CustomizationThemes?: CustomizationThemesResolvers<ContextType>;
  CustomizedSiteSpace?: CustomizedSiteSpaceResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DefaultContent?: DefaultContentResolvers<ContextType>;
  DeleteCollectionPayload?: DeleteCollectionPayloadResolvers<ContextType>;
  DeleteCommentPayload?: DeleteCommentPayloadResolvers<ContextType>;
  DeleteCommentReplyPayload?: DeleteCommentReplyPayloadResolvers<ContextType>;
  DeleteLinkInvitePayload?: DeleteLinkInvitePayloadResolvers<ContextType>;
  DeleteOpenAPISpecPayload?: DeleteOpenApiSpecPayloadResolvers<ContextType>;
  DeleteSAMLProviderPayload?: DeleteSamlProviderPayloadResolvers<ContextType>;
  DeleteServiceAccountPayload?: DeleteServiceAccountPayloadResolvers<ContextType>;
  DeleteShareLinkPayload?: DeleteShareLinkPayloadResolvers<ContextType>;
  DeleteSitePayload?: DeleteSitePayloadResolvers<ContextType>;
  DeleteSiteRedirectPayload?: DeleteSiteRedirectPayloadResolvers<ContextType>;
  DeleteSiteSectionGroupPayload?: DeleteSiteSectionGroupPayloadResolvers<ContextType>;
  DeleteSiteSectionPayload?: DeleteSiteSectionPayloadResolvers<ContextType>;
  DeleteSiteSpaceCustomizationPayload?: DeleteSiteSpaceCustomizationPayloadResolvers<ContextType>;
  DeleteSiteSpacePayload?: DeleteSiteSpacePayloadResolvers<ContextType>;
  DeleteSpacePayload?: DeleteSpacePayloadResolvers<ContextType>;
  DeleteTeamPayload?: DeleteTeamPayloadResolvers<ContextType>;
  DeleteTranslationSettingsPayload?: DeleteTranslationSettingsPayloadResolvers<ContextType>;
  DividerBlock?: DividerBlockResolvers<ContextType>;
  DocumentPage?: DocumentPageResolvers<ContextType>;
  Download?: DownloadResolvers<ContextType>;
  DrawingBlock?: DrawingBlockResolvers<ContextType>;
  DuplicateSpacePayload?: DuplicateSpacePayloadResolvers<ContextType>;
  EditChangeRequestContentPayload?: EditChangeRequestContentPayloadResolvers<ContextType>;
  EditSpaceContentPayload?: EditSpaceContentPayloadResolvers<ContextType>;
  EffectiveAccess?: EffectiveAccessResolvers<ContextType>;
  EffectiveAccessConnection?: EffectiveAccessConnectionResolvers<ContextType>;
  EffectiveAccessEdge?: EffectiveAccessEdgeResolvers<ContextType>;
  EmbedBlock?: EmbedBlockResolvers<ContextType>;
  EmojiInline?: EmojiInlineResolvers<ContextType>;
  EntryValue?: EntryValueResolvers<ContextType>;
  ExpandableBlock?: ExpandableBlockResolvers<ContextType>;
  ExpressionInline?: ExpressionInlineResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FieldValue?: FieldValueResolvers<ContextType>;
  File?: FileResolvers<ContextType>;
  FileBlock?: FileBlockResolvers<ContextType>;
  FileConnection?: FileConnectionResolvers<ContextType>;
  FileDimensions?: FileDimensionsResolvers<ContextType>;
  FileEdge?: FileEdgeResolvers<ContextType>;
  FileReference?: FileReferenceResolvers<ContextType>;
  GitCommit?: GitCommitResolvers<ContextType>;
  GitPath?: GitPathResolvers<ContextType>;
  GitSync?: GitSyncResolvers<ContextType>;
  GitValue?: GitValueResolvers<ContextType>;
  Grant?: GrantResolvers<ContextType>;
  GrantAllPayload?: GrantAllPayloadResolvers<ContextType>;
  GrantConnection?: GrantConnectionResolvers<ContextType>;
  GrantEdge?: GrantEdgeResolvers<ContextType>;
  GrantOrigin?: GrantOriginResolvers<ContextType>;
  GroupPage?: GroupPageResolvers<ContextType>;
  Heading?: HeadingResolvers<ContextType>;
  HeadingBlock?: HeadingBlockResolvers<ContextType>;
  HintBlock?: HintBlockResolvers<ContextType>;
  IconInline?: IconInlineResolvers<ContextType>;
  ImageBlock?: ImageBlockResolvers<ContextType>;
  ImageInline?: ImageInlineResolvers<ContextType>;
  ImagesBlock?: ImagesBlockResolvers<ContextType>;
  Import?: ImportResolvers<ContextType>;
  ImportError?: ImportErrorResolvers<ContextType>;
  ImportPayload?: ImportPayloadResolvers<ContextType>;
  ImportProblem?: ImportProblemResolvers<ContextType>;
  Inline?: InlineResolvers<ContextType>;
  InstallIntegrationPayload?: InstallIntegrationPayloadResolvers<ContextType>;
  InstallationTarget?: InstallationTargetResolvers<ContextType>;
  InstallationUrls?: InstallationUrlsResolvers<ContextType>;
  Integration?: IntegrationResolvers<ContextType>;
  IntegrationBlock?: IntegrationBlockResolvers<ContextType>;
  IntegrationBlockMarkdown?: IntegrationBlockMarkdownResolvers<ContextType>;
  IntegrationConnection?: IntegrationConnectionResolvers<ContextType>;
  IntegrationContentSource?: IntegrationContentSourceResolvers<ContextType>;
  IntegrationContentSourceConfiguration?: IntegrationContentSourceConfigurationResolvers<ContextType>;
  IntegrationEdge?: IntegrationEdgeResolvers<ContextType>;
  IntegrationInstallation?: IntegrationInstallationResolvers<ContextType>;
  IntegrationInstallationConnection?: IntegrationInstallationConnectionResolvers<ContextType>;
  IntegrationInstallationEdge?: IntegrationInstallationEdgeResolvers<ContextType>;
  IntegrationLink?: IntegrationLinkResolvers<ContextType>;
  IntegrationOwner?: IntegrationOwnerResolvers<ContextType>;
  IntegrationPermissions?: IntegrationPermissionsResolvers<ContextType>;
  IntegrationUrls?: IntegrationUrlsResolvers<ContextType>;
  Invite?: InviteResolvers<ContextType>;
  InviteConnection?: InviteConnectionResolvers<ContextType>;
  InviteEdge?: InviteEdgeResolvers<ContextType>;
  InviteMembersPayload?: InviteMembersPayloadResolvers<ContextType>;
  InviteUrls?: InviteUrlsResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  JoinOrganizationPayload?: JoinOrganizationPayloadResolvers<ContextType>;
  LanguageSpace?: LanguageSpaceResolvers<ContextType>;
  LevelSource?: LevelSourceResolvers<ContextType>;
  Link?: LinkResolvers<ContextType>;
  LinkConnection?: LinkConnectionResolvers<ContextType>;
  LinkEdge?: LinkEdgeResolvers<ContextType>;
  LinkInline?: LinkInlineResolvers<ContextType>;
  LinkInvite?: LinkInviteResolvers<ContextType>;
  LinkInviteConnection?: LinkInviteConnectionResolvers<ContextType>;
  LinkInviteEdge?: LinkInviteEdgeResolvers<ContextType>;
  LinkInviteUrls?: LinkInviteUrlsResolvers<ContextType>;
  LinkPage?: LinkPageResolvers<ContextType>;
  LinkStats?: LinkStatsResolvers<ContextType>;
  ListBlock?: ListBlockResolvers<ContextType>;
  ListItemBlock?: ListItemBlockResolvers<ContextType>;
  MarkTranslatedPayload?: MarkTranslatedPayloadResolvers<ContextType>;
  MathBlock?: MathBlockResolvers<ContextType>;
  MathInline?: MathInlineResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberConnection?: MemberConnectionResolvers<ContextType>;
  MemberEdge?: MemberEdgeResolvers<ContextType>;
  MemberSpace?: MemberSpaceResolvers<ContextType>;
  MemberSpaceConnection?: MemberSpaceConnectionResolvers<ContextType>;
  MemberSpaceEdge?: MemberSpaceEdgeResolvers<ContextType>;
  MentionInline?: MentionInlineResolvers<ContextType>;
  MergeBlock?: MergeBlockResolvers<ContextType>;
  MergeChangeRequestPayload?: MergeChangeRequestPayloadResolvers<ContextType>;
  MergeConflict?: MergeConflictResolvers<ContextType>;
  MergeConflictError?: MergeConflictErrorResolvers<ContextType>;
  MergePreview?: MergePreviewResolvers<ContextType>;
  MergeRules?: MergeRulesResolvers<ContextType>;
  MoveCollectionPayload?: MoveCollectionPayloadResolvers<ContextType>;
  MoveSiteSectionGroupPayload?: MoveSiteSectionGroupPayloadResolvers<ContextType>;
  MoveSiteSectionPayload?: MoveSiteSectionPayloadResolvers<ContextType>;
  MoveSiteSpacePayload?: MoveSiteSpacePayloadResolvers<ContextType>;
  MoveSpacePayload?: MoveSpacePayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedValue?: NamedValueResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  NumberValue?: NumberValueResolvers<ContextType>;
  OpenAPIOperationBlock?: OpenApiOperationBlockResolvers<ContextType>;
  OpenAPISchemasBlock?: OpenApiSchemasBlockResolvers<ContextType>;
  OpenAPISpec?: OpenApiSpecResolvers<ContextType>;
  OpenAPISpecChange?: OpenApiSpecChangeResolvers<ContextType>;
  OpenAPISpecConnection?: OpenApiSpecConnectionResolvers<ContextType>;
  OpenAPISpecDiff?: OpenApiSpecDiffResolvers<ContextType>;
  OpenAPISpecEdge?: OpenApiSpecEdgeResolvers<ContextType>;
  OpenAPISpecPermissions?: OpenApiSpecPermissionsResolvers<ContextType>;
  OpenAPISpecUrls?: OpenApiSpecUrlsResolvers<ContextType>;
  OpenAPISpecVersion?: OpenApiSpecVersionResolvers<ContextType>;
  OpenAPISpecVersionConnection?: OpenApiSpecVersionConnectionResolvers<ContextType>;
  OpenAPISpecVersionContent?: OpenApiSpecVersionContentResolvers<ContextType>;
  OpenAPISpecVersionEdge?: OpenApiSpecVersionEdgeResolvers<ContextType>;
  OpenAPISpecVersionUrls?: OpenApiSpecVersionUrlsResolvers<ContextType>;
  OpenAPIWebhookBlock?: OpenApiWebhookBlockResolvers<ContextType>;
  OpenPublishedSitePayload?: OpenPublishedSitePayloadResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  OrganizationConnection?: OrganizationConnectionResolvers<ContextType>;
  OrganizationEdge?: OrganizationEdgeResolvers<ContextType>;
  OrganizationPermissions?: OrganizationPermissionsResolvers<ContextType>;
  OrganizationUrls?: OrganizationUrlsResolvers<ContextType>;
  OtherValue?: OtherValueResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageBody?: PageBodyResolvers<ContextType>;
  PageCover?: PageCoverResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageLayout?: PageLayoutResolvers<ContextType>;
  PageParent?: PageParentResolvers<ContextType>;
  PageTarget?: PageTargetResolvers<ContextType>;
  PageTranslation?: PageTranslationResolvers<ContextType>;
  PageTranslationConnection?: PageTranslationConnectionResolvers<ContextType>;
  PageTranslationEdge?: PageTranslationEdgeResolvers<ContextType>;
  PageUrls?: PageUrlsResolvers<ContextType>;
  PageValue?: PageValueResolvers<ContextType>;
  ParagraphBlock?: ParagraphBlockResolvers<ContextType>;
  ParentBlock?: ParentBlockResolvers<ContextType>;
  ParentValue?: ParentValueResolvers<ContextType>;
  ParentsValue?: ParentsValueResolvers<ContextType>;
  PingOrganizationPayload?: PingOrganizationPayloadResolvers<ContextType>;
  PromptBlock?: PromptBlockResolvers<ContextType>;
  PublicOrganization?: PublicOrganizationResolvers<ContextType>;
  PublishIntegrationPayload?: PublishIntegrationPayloadResolvers<ContextType>;
  PublishSitePayload?: PublishSitePayloadResolvers<ContextType>;
  PublishedLocation?: PublishedLocationResolvers<ContextType>;
  PublishedPage?: PublishedPageResolvers<ContextType>;
  PublishedSite?: PublishedSiteResolvers<ContextType>;
  PublishingAuth?: PublishingAuthResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuoteBlock?: QuoteBlockResolvers<ContextType>;
  Reaction?: ReactionResolvers<ContextType>;
  ReactionUser?: ReactionUserResolvers<ContextType>;
  RegenerateVisitorKeyPayload?: RegenerateVisitorKeyPayloadResolvers<ContextType>;
  RemoveGrantPayload?: RemoveGrantPayloadResolvers<ContextType>;
  RemoveMemberPayload?: RemoveMemberPayloadResolvers<ContextType>;
  RemoveRequestedReviewerPayload?: RemoveRequestedReviewerPayloadResolvers<ContextType>;
  RemoveSectionFromGroupPayload?: RemoveSectionFromGroupPayloadResolvers<ContextType>;
  RemoveTeamMemberPayload?: RemoveTeamMemberPayloadResolvers<ContextType>;
  RequestReviewersPayload?: RequestReviewersPayloadResolvers<ContextType>;
  RequestedReviewer?: RequestedReviewerResolvers<ContextType>;
  RequestedReviewerConnection?: RequestedReviewerConnectionResolvers<ContextType>;
  RequestedReviewerEdge?: RequestedReviewerEdgeResolvers<ContextType>;
  ResolvedRedirect?: ResolvedRedirectResolvers<ContextType>;
  ResolvedRedirectUrls?: ResolvedRedirectUrlsResolvers<ContextType>;
  RestoreCollectionPayload?: RestoreCollectionPayloadResolvers<ContextType>;
  RestoreSpacePayload?: RestoreSpacePayloadResolvers<ContextType>;
  ReusableContent?: ReusableContentResolvers<ContextType>;
  ReusableContentBlock?: ReusableContentBlockResolvers<ContextType>;
  RevertChangeRequestPayload?: RevertChangeRequestPayloadResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewEdge?: ReviewEdgeResolvers<ContextType>;
  Revision?: RevisionResolvers<ContextType>;
  RevisionConnection?: RevisionConnectionResolvers<ContextType>;
  RevisionEdge?: RevisionEdgeResolvers<ContextType>;
  RevisionUrls?: RevisionUrlsResolvers<ContextType>;
  RevokeInvitePayload?: RevokeInvitePayloadResolvers<ContextType>;
  RevokeTokenPayload?: RevokeTokenPayloadResolvers<ContextType>;
  RollbackSpacePayload?: RollbackSpacePayloadResolvers<ContextType>;
  RotateTokenPayload?: RotateTokenPayloadResolvers<ContextType>;
  SAMLProvider?: SamlProviderResolvers<ContextType>;
  SAMLProviderConnection?: SamlProviderConnectionResolvers<ContextType>;
  SAMLProviderEdge?: SamlProviderEdgeResolvers<ContextType>;
  SAMLProviderUrls?: SamlProviderUrlsResolvers<ContextType>;
  SAMLService?: SamlServiceResolvers<ContextType>;
  SSOLogin?: SsoLoginResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SearchResultConnection?: SearchResultConnectionResolvers<ContextType>;
  SearchResultEdge?: SearchResultEdgeResolvers<ContextType>;
  SearchSection?: SearchSectionResolvers<ContextType>;
  SearchUrls?: SearchUrlsResolvers<ContextType>;
  SelectedSite?: SelectedSiteResolvers<ContextType>;
  SelectedSpace?: SelectedSpaceResolvers<ContextType>;
  ServiceAccount?: ServiceAccountResolvers<ContextType>;
  ServiceAccountConnection?: ServiceAccountConnectionResolvers<ContextType>;
  ServiceAccountEdge?: ServiceAccountEdgeResolvers<ContextType>;
  ServiceAccountUrls?: ServiceAccountUrlsResolvers<ContextType>;
  SetAdaptiveSchemaPayload?: SetAdaptiveSchemaPayloadResolvers<ContextType>;
  SetGrantPayload?: SetGrantPayloadResolvers<ContextType>;
  SetMemberDisabledPayload?: SetMemberDisabledPayloadResolvers<ContextType>;
  SetMemberSSOPayload?: SetMemberSsoPayloadResolvers<ContextType>;
  SetMergeRulesPayload?: SetMergeRulesPayloadResolvers<ContextType>;
  SetOpenAPISpecPayload?: SetOpenApiSpecPayloadResolvers<ContextType>;
  SetSiteCustomizationPayload?: SetSiteCustomizationPayloadResolvers<ContextType>;
  SetSiteSpaceCustomizationPayload?: SetSiteSpaceCustomizationPayloadResolvers<ContextType>;
  SetTeamMemberPayload?: SetTeamMemberPayloadResolvers<ContextType>;
  SetTranslationSettingsPayload?: SetTranslationSettingsPayloadResolvers<ContextType>;
  ShareLink?: ShareLinkResolvers<ContextType>;
  ShareLinkConnection?: ShareLinkConnectionResolvers<ContextType>;
  ShareLinkEdge?: ShareLinkEdgeResolvers<ContextType>;
  ShareLinkUrls?: ShareLinkUrlsResolvers<ContextType>;
  SignInOrganization?: SignInOrganizationResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SiteAds?: SiteAdsResolvers<ContextType>;
  SiteAudience?: SiteAudienceResolvers<ContextType>;
  SiteAudienceProblem?: SiteAudienceProblemResolvers<ContextType>;
  SiteConnection?: SiteConnectionResolvers<ContextType>;
  SiteCustomization?: SiteCustomizationResolvers<ContextType>;
  SiteCustomizations?: SiteCustomizationsResolvers<ContextType>;
  SiteEdge?: SiteEdgeResolvers<ContextType>;
  SiteFeature?: SiteFeatureResolvers<ContextType>;
  SiteIcon?: SiteIconResolvers<ContextType>;
  SiteIconAddresses?: SiteIconAddressesResolvers<ContextType>;
  SiteProxy?: SiteProxyResolvers<ContextType>;
  SiteRedirect?: SiteRedirectResolvers<ContextType>;
  SiteRedirectConnection?: SiteRedirectConnectionResolvers<ContextType>;
  SiteRedirectEdge?: SiteRedirectEdgeResolvers<ContextType>;
  SiteRedirectUrls?: SiteRedirectUrlsResolvers<ContextType>;
  SiteSearchResult?: SiteSearchResultResolvers<ContextType>;
  SiteSearchResultConnection?: SiteSearchResultConnectionResolvers<ContextType>;
  SiteSearchResultEdge?: SiteSearchResultEdgeResolvers<ContextType>;
  SiteSearchSection?: SiteSearchSectionResolvers<ContextType>;
  SiteSearchUrls?: SiteSearchUrlsResolvers<ContextType>;
  SiteSection?: SiteSectionResolvers<ContextType>;
  SiteSectionConnection?: SiteSectionConnectionResolvers<ContextType>;
  SiteSectionEdge?: SiteSectionEdgeResolvers<ContextType>;
  SiteSectionGroup?: SiteSectionGroupResolvers<ContextType>;
  SiteSectionGroupConnection?: SiteSectionGroupConnectionResolvers<ContextType>;
  SiteSectionGroupEdge?: SiteSectionGroupEdgeResolvers<ContextType>;
  SiteSectionGroupUrls?: SiteSectionGroupUrlsResolvers<ContextType>;
  SiteSectionUrls?: SiteSectionUrlsResolvers<ContextType>;
  SiteSpace?: SiteSpaceResolvers<ContextType>;
  SiteSpaceConnection?: SiteSpaceConnectionResolvers<ContextType>;
  SiteSpaceEdge?: SiteSpaceEdgeResolvers<ContextType>;
  SiteSpaceUrls?: SiteSpaceUrlsResolvers<ContextType>;
  SiteStructure?: SiteStructureResolvers<ContextType>;
  SiteStructureItem?: SiteStructureItemResolvers<ContextType>;
  SiteUrls?: SiteUrlsResolvers<ContextType>;
  SortSiteStructurePayload?: SortSiteStructurePayloadResolvers<ContextType>;
  Space?: SpaceResolvers<ContextType>;
  SpaceConnection?: SpaceConnectionResolvers<ContextType>;
  SpaceEdge?: SpaceEdgeResolvers<ContextType>;
  SpacePermissions?: SpacePermissionsResolvers<ContextType>;
  SpaceSearchResult?: SpaceSearchResultResolvers<ContextType>;
  SpaceSearchResultConnection?: SpaceSearchResultConnectionResolvers<ContextType>;
  SpaceSearchResultEdge?: SpaceSearchResultEdgeResolvers<ContextType>;
  SpaceUrls?: SpaceUrlsResolvers<ContextType>;
  StaleRevisionError?: StaleRevisionErrorResolvers<ContextType>;
  StepBlock?: StepBlockResolvers<ContextType>;
  StepperBlock?: StepperBlockResolvers<ContextType>;
  StringMap?: GraphQLScalarType;
  Subdomain?: SubdomainResolvers<ContextType>;
  SubdomainTarget?: SubdomainTargetResolvers<ContextType>;
  TabBlock?: TabBlockResolvers<ContextType>;
  TableBlock?: TableBlockResolvers<ContextType>;
  TableCell?: TableCellResolvers<ContextType>;
  TableColumn?: TableColumnResolvers<ContextType>;
  TableRow?: TableRowResolvers<ContextType>;
  TabsBlock?: TabsBlockResolvers<ContextType>;
  TargetValue?: TargetValueResolvers<ContextType>;
  Team?: TeamResolvers<ContextType>;
  TeamConnection?: TeamConnectionResolvers<ContextType>;
  TeamEdge?: TeamEdgeResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  TeamMemberConnection?: TeamMemberConnectionResolvers<ContextType>;
  TeamMemberEdge?: TeamMemberEdgeResolvers<ContextType>;
  TeamMemberPermissions?: TeamMemberPermissionsResolvers<ContextType>;
  TeamMembership?: TeamMembershipResolvers<ContextType>;
  TeamPermissions?: TeamPermissionsResolvers<ContextType>;
  TemplateCondition?: TemplateConditionResolvers<ContextType>;
  TextInline?: TextInlineResolvers<ContextType>;
  TextMark?: TextMarkResolvers<ContextType>;
  TextRange?: TextRangeResolvers<ContextType>;
  TextValue?: TextValueResolvers<ContextType>;
  ThemedAddress?: ThemedAddressResolvers<ContextType>;
  ThemedColor?: ThemedColorResolvers<ContextType>;
  TransferCollectionPayload?: TransferCollectionPayloadResolvers<ContextType>;
  TransferSpacePayload?: TransferSpacePayloadResolvers<ContextType>;
  Translation?: TranslationResolvers<ContextType>;
  TranslationConnection?: TranslationConnectionResolvers<ContextType>;
  TranslationCoverage?: TranslationCoverageResolvers<ContextType>;
  TranslationEdge?: TranslationEdgeResolvers<ContextType>;
  TranslationSettings?: TranslationSettingsResolvers<ContextType>;
  TranslationSettingsConnection?: TranslationSettingsConnectionResolvers<ContextType>;
  TranslationSettingsEdge?: TranslationSettingsEdgeResolvers<ContextType>;
  TranslationSettingsPermissions?: TranslationSettingsPermissionsResolvers<ContextType>;
  TranslationSettingsUrls?: TranslationSettingsUrlsResolvers<ContextType>;
  Trial?: TrialResolvers<ContextType>;
  UninstallIntegrationPayload?: UninstallIntegrationPayloadResolvers<ContextType>;
  UnknownBlock?: UnknownBlockResolvers<ContextType>;
  UnknownInline?: UnknownInlineResolvers<ContextType>;
  UnpublishIntegrationPayload?: UnpublishIntegrationPayloadResolvers<ContextType>;
  UnpublishSitePayload?: UnpublishSitePayloadResolvers<ContextType>;
  UpdateBlock?: UpdateBlockResolvers<ContextType>;
  UpdateChangeRequestPayload?: UpdateChangeRequestPayloadResolvers<ContextType>;
  UpdateCollectionPayload?: UpdateCollectionPayloadResolvers<ContextType>;
  UpdateCommentPayload?: UpdateCommentPayloadResolvers<ContextType>;
  UpdateCommentReplyPayload?: UpdateCommentReplyPayloadResolvers<ContextType>;
  UpdateGrantPayload?: UpdateGrantPayloadResolvers<ContextType>;
  UpdateIntegrationInstallationPayload?: UpdateIntegrationInstallationPayloadResolvers<ContextType>;
  UpdateLinkInvitePayload?: UpdateLinkInvitePayloadResolvers<ContextType>;
  UpdateMemberPayload?: UpdateMemberPayloadResolvers<ContextType>;
  UpdateOrganizationPayload?: UpdateOrganizationPayloadResolvers<ContextType>;
  UpdatePublishingAuthPayload?: UpdatePublishingAuthPayloadResolvers<ContextType>;
  UpdateSAMLProviderPayload?: UpdateSamlProviderPayloadResolvers<ContextType>;
  UpdateServiceAccountPayload?: UpdateServiceAccountPayloadResolvers<ContextType>;
  UpdateShareLinkPayload?: UpdateShareLinkPayloadResolvers<ContextType>;
  UpdateSitePayload?: UpdateSitePayloadResolvers<ContextType>;
  UpdateSiteRedirectPayload?: UpdateSiteRedirectPayloadResolvers<ContextType>;
  UpdateSiteSectionGroupPayload?: UpdateSiteSectionGroupPayloadResolvers<ContextType>;
  UpdateSiteSectionPayload?: UpdateSiteSectionPayloadResolvers<ContextType>;
  UpdateSiteSpacePayload?: UpdateSiteSpacePayloadResolvers<ContextType>;
  UpdateSpacePayload?: UpdateSpacePayloadResolvers<ContextType>;
  UpdateTeamMembersPayload?: UpdateTeamMembersPayloadResolvers<ContextType>;
  UpdateTeamPayload?: UpdateTeamPayloadResolvers<ContextType>;
  UpdatesBlock?: UpdatesBlockResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadFilePayload?: UploadFilePayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserUrls?: UserUrlsResolvers<ContextType>;
  ValidationError?: ValidationErrorResolvers<ContextType>;
  VersionContext?: VersionContextResolvers<ContextType>;
  VisitorAuth?: VisitorAuthResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  connection?: ConnectionDirectiveResolver<any, any, ContextType>;
  filter?: FilterDirectiveResolver<any, any, ContextType>;
  id?: IdDirectiveResolver<any, any, ContextType>;
  limit?: LimitDirectiveResolver<any, any, ContextType>;
  nullable?: NullableDirectiveResolver<any, any, ContextType>;
  order?: OrderDirectiveResolver<any, any, ContextType>;
  payloads?: PayloadsDirectiveResolver<any, any, ContextType>;
  secret?: SecretDirectiveResolver<any, any, ContextType>;
  symbolicRef?: SymbolicRefDirectiveResolver<any, any, ContextType>;
  visitor?: VisitorDirectiveResolver<any, any, ContextType>;
  weight?: WeightDirectiveResolver<any, any, ContextType>;
};
