import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RowOf, ViewOf, RevisionView, ShownFile, PageOf, LinkPage, PageOfViews, PublicOrganizationRow, SubdomainRow, EffectiveAccessRow, PageRow, ReusableContentRow, ContentChangeRow, BlockChangeRow, MergePreviewRow, SearchResultRow, SpaceSearchResultRow, StructureRow, SiteRow, SAMLProviderRow, ShownRedirect, OpenAPISpecVersionRow, DownloadRow, LinkRow, ReferenceRow, MemberSpaceRow, SpaceUrlsRow, RevisionUrlsRow } from '../data/rows.ts';
import type { ShownTranslation, TranslationRow, PageTranslationRow } from '../data/rows/translation.ts';
import type { Connection } from '../data/connection.ts';
import type { PublishedSiteRow, PublishedPageRow, SiteSearchResultRow } from '../data/rows/published-site.ts';
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
  /** Any JSON value. As an input at most 32 levels deep. */
  JSON: { input: unknown; output: unknown; }
  /**
   * An object whose values are texts, such as `{"product": "Lectern"}`. As an input it has at most 100 names of 1 to 64
   * characters, and values of at most 1024; `null` as a value removes the name, where the description says so.
   */
  StringMap: { input: Record<string, string | null>; output: Readonly<Record<string, string>>; }
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

/** Whether what a site shows depends on its visitors. */
export type AdaptiveContent = {
  __typename?: 'AdaptiveContent';
  /** Whether it does. While it does not, what has a condition is hidden from visitors. */
  enabled: Scalars['Boolean']['output'];
};

/** Whether what a site shows depends on its visitors. */
export type AdaptiveContentInput = {
  /** Whether it does. */
  enabled: Scalars['Boolean']['input'];
};

/** Which claims about its visitors a site knows. */
export type AdaptiveSchema = {
  __typename?: 'AdaptiveSchema';
  /** A JSON Schema (draft-07) of an object: booleans, texts, numbers, lists and objects of these; what is unsigned under `unsigned`. */
  jsonSchema: Scalars['JSON']['output'];
  /** When it was last set. */
  updatedAt: Scalars['DateTime']['output'];
};

/** The section that comes into a group. */
export type AddSectionToGroupInput = {
  /** Id of the section. */
  sectionId: Scalars['ID']['input'];
};

/** A group with one section more. */
export type AddSectionToGroupPayload = {
  __typename?: 'AddSectionToGroupPayload';
  /** The group. */
  siteSectionGroup: SiteSectionGroup;
};

/** Where the advertising of a site stands. */
export type AdsStatus =
  /** It is off. */
  | 'DISABLED'
  /** It is being looked at. */
  | 'IN_REVIEW'
  /** It is shown. */
  | 'LIVE'
  /** It was asked for. */
  | 'PENDING'
  /** It was refused. */
  | 'REJECTED';

/** Whether agents may read a site. */
export type AgentsContext =
  /** They may not. */
  | 'EXCLUDED'
  /** They may. */
  | 'INCLUDED';

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
  /** The item. */
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
  /** The item. */
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
  /** The item. */
  node: ContentReference;
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

/** A block of a text that changed. */
export type BlockChange = {
  __typename?: 'BlockChange';
  /** Its markdown after; null where it is gone. */
  after?: Maybe<Scalars['String']['output']>;
  /** Its markdown before; null where it is new. */
  before?: Maybe<Scalars['String']['output']>;
  /** Its index among the blocks of the text after; null where it is gone. */
  indexAfter?: Maybe<Scalars['Int']['output']>;
  /** Its index among the blocks of the text before; null where it is new. */
  indexBefore?: Maybe<Scalars['Int']['output']>;
  /** What happened to it. */
  kind: BlockChangeKind;
};

/** What happened to a block of a text. */
export type BlockChangeKind =
  /** It is new. */
  | 'ADDED'
  /** It is another. */
  | 'CHANGED'
  /** It is gone. */
  | 'REMOVED';

/** Some blocks of a text. */
export type BlockRange = {
  __typename?: 'BlockRange';
  /** Number of the first, from 0. */
  from: Scalars['Int']['output'];
  /** Their markdown. */
  text: Scalars['String']['output'];
  /** Number of the one behind the last. */
  to: Scalars['Int']['output'];
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

/** Counts of broken links. */
export type BrokenLinkStats = {
  __typename?: 'BrokenLinkStats';
  /** Those that are broken in the change request and not in what it came from; 0 outside one. */
  changeRequest: Scalars['Int']['output'];
  /** All of them. */
  total: Scalars['Int']['output'];
};

/** Changes to a space's content on a line of their own, until they are merged into it. */
export type ChangeRequest = Node & {
  __typename?: 'ChangeRequest';
  /** The agent's task that it is for; kept as it was given. */
  agentTaskId?: Maybe<Scalars['String']['output']>;
  /** What it changes of what it was made from or last took in. */
  changes: ContentChangeConnection;
  /** How many open comments it has. */
  commentCount: Scalars['Int']['output'];
  /** What is said of it: level comment or more. */
  comments: CommentConnection;
  /** Who changed its content, or made it. */
  contributors: Array<User>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Who made it; null when he is gone. */
  createdBy?: Maybe<User>;
  /** Id of the change request (`cr_…`). */
  id: Scalars['ID']['output'];
  /** What merging it would do now. */
  mergePreview: MergePreview;
  /** Its number in the space, from 1. */
  number: Scalars['Int']['output'];
  /** Whether the space has come further than what it last took in. Of a merged one false. */
  outdated: Scalars['Boolean']['output'];
  /** Who was asked for a review, newest first. */
  requestedReviewers: RequestedReviewerConnection;
  /** The merged change request that it undoes; null for none. */
  reverts?: Maybe<ChangeRequest>;
  /** Its reviews, newest first. */
  reviews: ReviewConnection;
  /** The revision that is its content now. */
  revision: Revision;
  /** Id of the revision that is its content now. */
  revisionId: Scalars['ID']['output'];
  /** Id of the space's revision that it was made from. */
  revisionInitialId: Scalars['ID']['output'];
  /** Id of the space's revision that it last took in; null when it took in none since it was made. */
  revisionMergedAncestorId?: Maybe<Scalars['ID']['output']>;
  /** Id of the space's revision that its merge made; null until it is merged. */
  revisionMergedId?: Maybe<Scalars['ID']['output']>;
  /** Its history, newest first, without what it was made from. */
  revisions: RevisionConnection;
  /** Its space. */
  space: Space;
  /** Id of its space. */
  spaceId: Scalars['ID']['output'];
  /** Where it stands. */
  status: ChangeRequestStatus;
  /** What it is about, at most 100 characters. */
  subject: Scalars['String']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Addresses of the change request. */
  urls: ChangeRequestUrls;
};


/** Changes to a space's content on a line of their own, until they are merged into it. */
export type ChangeRequestChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes to a space's content on a line of their own, until they are merged into it. */
export type ChangeRequestCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  authors?: InputMaybe<Array<Scalars['ID']['input']>>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<Order>;
  status?: InputMaybe<CommentStatusFilter>;
  targetPage?: InputMaybe<Scalars['ID']['input']>;
};


/** Changes to a space's content on a line of their own, until they are merged into it. */
export type ChangeRequestRequestedReviewersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes to a space's content on a line of their own, until they are merged into it. */
export type ChangeRequestReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes to a space's content on a line of their own, until they are merged into it. */
export type ChangeRequestRevisionArgs = {
  computed?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Changes to a space's content on a line of their own, until they are merged into it. */
export type ChangeRequestRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
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
  /** The item. */
  node: ChangeRequest;
};

/** Where a change request stands. */
export type ChangeRequestStatus =
  /** It was put away. */
  | 'ARCHIVED'
  /** It is being written. */
  | 'DRAFT'
  /** It is in its space's content. */
  | 'MERGED'
  /** It is to be looked at. */
  | 'OPEN';

/** Addresses of a change request. */
export type ChangeRequestUrls = {
  __typename?: 'ChangeRequestUrls';
  /** The change request in the app. */
  app: Scalars['String']['output'];
  /** The change request in `/v1`. */
  location: Scalars['String']['output'];
};

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
  /** The item. */
  node: Collection;
};

/** What the caller may do with a collection, as far as the scopes of his token go. */
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

/** What somebody says of a change request, or of the space itself: of a page or a block of it, or of the whole. */
export type Comment = Node & {
  __typename?: 'Comment';
  /** Its text. */
  body: CommentBody;
  /** When its text last changed; null when it never did. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the comment (`com_…`). */
  id: Scalars['ID']['output'];
  /** What the caller may do with it. */
  permissions: CommentPermissions;
  /** When it was written. */
  postedAt: Scalars['DateTime']['output'];
  /** Who wrote it; null when he is gone. */
  postedBy?: Maybe<User>;
  /** The emojis under it, in the order in which they came. */
  reactions: Array<Reaction>;
  /** Its replies, oldest first. */
  replies: CommentReplyConnection;
  /** How many replies it has. */
  replyCount: Scalars['Int']['output'];
  /** When it was dealt with; null while it is open. */
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who dealt with it; null while it is open. */
  resolvedBy?: Maybe<User>;
  /** Whether it is still to be dealt with. */
  status: CommentStatus;
  /** What it is about. */
  target: CommentTarget;
  /** Addresses of the comment. */
  urls: CommentUrls;
};


/** What somebody says of a change request, or of the space itself: of a page or a block of it, or of the whole. */
export type CommentBodyArgs = {
  format?: InputMaybe<CommentFormat>;
};


/** What somebody says of a change request, or of the space itself: of a page or a block of it, or of the whole. */
export type CommentRepliesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A text in one form; the other is null. */
export type CommentBody = {
  __typename?: 'CommentBody';
  /** As a tree of blocks. */
  document?: Maybe<Scalars['JSON']['output']>;
  /** As it was written. */
  markdown?: Maybe<Scalars['String']['output']>;
};

/** A text that somebody writes. */
export type CommentBodyInput = {
  /** The text in markdown, 1 to 10,000 characters. */
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
  /** The item. */
  node: Comment;
};

/** A form in which the text of a comment is given. */
export type CommentFormat =
  /** As a tree of blocks. */
  | 'DOCUMENT'
  /** As it was written. */
  | 'MARKDOWN';

/** A block that a comment is about. */
export type CommentNode = {
  __typename?: 'CommentNode';
  /** Id of the block in the page's document. */
  id: Scalars['ID']['output'];
  /** Its words when the comment was written, the first 300 characters. */
  preview?: Maybe<Scalars['String']['output']>;
};

/** What the caller may do with a comment or a reply, as far as the scopes of his token go. */
export type CommentPermissions = {
  __typename?: 'CommentPermissions';
  /** Delete it: its author, or level create or more. */
  delete: Scalars['Boolean']['output'];
  /** Change its text: its author. */
  edit: Scalars['Boolean']['output'];
  /** React: as replying. */
  react: Scalars['Boolean']['output'];
  /** Reply: level comment or more, while the change request is neither merged nor archived. */
  reply: Scalars['Boolean']['output'];
  /** Say that it was dealt with: its author, the change request's, or level edit or more. */
  resolve: Scalars['Boolean']['output'];
  /** See it: level comment or more. */
  view: Scalars['Boolean']['output'];
};

/** What somebody answers to a comment. */
export type CommentReply = Node & {
  __typename?: 'CommentReply';
  /** Its text. */
  body: CommentBody;
  /** When its text last changed; null when it never did. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the reply (`rep_…`). */
  id: Scalars['ID']['output'];
  /** What the caller may do with it. */
  permissions: CommentPermissions;
  /** When it was written. */
  postedAt: Scalars['DateTime']['output'];
  /** Who wrote it; null when he is gone. */
  postedBy?: Maybe<User>;
  /** The emojis under it, in the order in which they came. */
  reactions: Array<Reaction>;
  /** Addresses of the reply. */
  urls: CommentUrls;
};


/** What somebody answers to a comment. */
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
  /** The item. */
  node: CommentReply;
};

/** Whether a comment is still to be dealt with. */
export type CommentStatus =
  /** It is to be dealt with. */
  | 'OPEN'
  /** It was dealt with. */
  | 'RESOLVED';

/** Which comments are listed. */
export type CommentStatusFilter =
  /** All. */
  | 'ALL'
  /** Those that are to be dealt with. */
  | 'OPEN'
  /** Those that were dealt with. */
  | 'RESOLVED';

/** What a comment is about. */
export type CommentTarget = {
  __typename?: 'CommentTarget';
  /** Id of the change request; null of a comment on the space itself. */
  changeRequest?: Maybe<Scalars['ID']['output']>;
  /** The block of the page; null when it is about the whole page. */
  node?: Maybe<CommentNode>;
  /** The page; null when it is about the whole, or about a page of an OpenAPI spec that its latest version has no more. */
  page?: Maybe<CommentedPage>;
  /** Id of the revision that its author saw. */
  revision: Scalars['ID']['output'];
  /** Id of the space. */
  space: Scalars['ID']['output'];
};

/** Addresses of a comment or a reply. */
export type CommentUrls = {
  __typename?: 'CommentUrls';
  /** It in `/v1`. */
  location: Scalars['String']['output'];
};

/** A page that a comment is about: as it is now, or as it was when it is gone. */
export type CommentedPage = {
  __typename?: 'CommentedPage';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Its sign, an emoji. */
  emoji?: Maybe<Scalars['String']['output']>;
  /** Name of its icon. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Id of the page. */
  id: Scalars['ID']['output'];
  /** Whether its text is another by now, or it is gone. */
  outdated: Scalars['Boolean']['output'];
  /** Its path; null of a link. */
  path?: Maybe<Scalars['String']['output']>;
  /** Its title. */
  title: Scalars['String']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Kinds of community. */
export type CommunityType =
  /** A school or university. */
  | 'EDUCATION'
  /** An association without profit. */
  | 'NON_PROFIT'
  /** An open source project. */
  | 'OPEN_SOURCE';

/** What a session begins with. */
export type CompleteSignInInput = {
  /** The code that the app was sent at the end of a sign-in: good once, for two minutes. */
  code: Scalars['String']['input'];
  /** What the `challenge` was made from that the sign-in began with, where there was one. */
  verifier?: InputMaybe<Scalars['String']['input']>;
};

/** A session. */
export type CompleteSignInPayload = {
  __typename?: 'CompleteSignInPayload';
  /** The secret of the token, shown this once. */
  secret: Scalars['String']['output'];
  /** Its token: personal, good for the organization of the provider alone, for twelve hours or as long as the provider says. */
  token: ApiToken;
};

/** What a computed page is made from. */
export type ComputedPageInput = {
  /** Id of an OpenAPI spec of the organization: below the page stand a page for each tag, and below that one for each operation, of the spec's latest good version. */
  spec: Scalars['ID']['input'];
};

/** A range of blocks that both sides changed. */
export type ConflictBlock = {
  __typename?: 'ConflictBlock';
  /** Before both changes. */
  base: BlockRange;
  /** On our side. */
  ours: BlockRange;
  /** On their side. */
  theirs: BlockRange;
};

/** What is taken where there is a conflict. */
export type ConflictChoice =
  /** What it was. */
  | 'BASE'
  /** Something else: `value`. */
  | 'CUSTOM'
  /** What our side has. */
  | 'OURS'
  /** What their side has. */
  | 'THEIRS';

/** What is decided about a conflict. */
export type ConflictResolutionInput = {
  /** What is taken. */
  choice: ConflictChoice;
  /** Id of the conflict. */
  conflict: Scalars['ID']['input'];
  /** Its fingerprint; refused (MERGE_CONFLICT) when it is another by now. */
  fingerprint: Scalars['String']['input'];
  /** With CUSTOM: the text, the field, the id of the parent (null: the root), or the slug. */
  value?: InputMaybe<Scalars['JSON']['input']>;
};

/** What changed of one page, file, variable or reusable content. */
export type ContentChange = {
  __typename?: 'ContentChange';
  /** The blocks of its text that changed. */
  blocks: Array<BlockChange>;
  /** The fields that changed, but the text. */
  fields: Array<FieldChange>;
  /** Id of the page, file or reusable content; name of the variable. */
  id: Scalars['ID']['output'];
  /** What happened: one of CREATED and DELETED alone, else one or more of the others. */
  kinds: Array<ContentChangeKind>;
  /** Path of the page after; null where it has none. */
  pathAfter?: Maybe<Scalars['String']['output']>;
  /** Path of the page before; null where it had none. */
  pathBefore?: Maybe<Scalars['String']['output']>;
  /** What it is about. */
  subject: ContentSubject;
  /** Its title or name, as it is after the change, or was before it is gone. */
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
  /** The item. */
  node: ContentChange;
};

/** What happened to something. */
export type ContentChangeKind =
  /** It is new. */
  | 'CREATED'
  /** It is gone. */
  | 'DELETED'
  /** Its text or a field changed. */
  | 'EDITED'
  /** It lies elsewhere. */
  | 'MOVED'
  /** Its title, name or slug is another. */
  | 'RENAMED';

/** Something in content, with where it is. */
export type ContentReference = {
  __typename?: 'ContentReference';
  /** The anchor of the heading, where one is named. */
  anchor?: Maybe<Scalars['String']['output']>;
  /** The file, for FILE, or that a backlink is about. Null where there is none. */
  file?: Maybe<File>;
  /** Which kind of thing. */
  kind: ReferenceKind;
  /** Its organization. */
  organization: Organization;
  /** The page, for PAGE; for ANCHOR the page that the heading is in. Null where there is none. */
  page?: Maybe<Page>;
  /** The reusable content, for REUSABLE_CONTENT. */
  reusableContent?: Maybe<ReusableContent>;
  /** The space, for SPACE, or that the thing is in. */
  space: Space;
  /** The address, for URL. */
  url?: Maybe<Scalars['String']['output']>;
  /** The state of the space that is meant. */
  versionContext: VersionContext;
};

/** What a change is about. */
export type ContentSubject =
  /** A file. */
  | 'FILE'
  /** A page. */
  | 'PAGE'
  /** A reusable content. */
  | 'REUSABLE_CONTENT'
  /** A variable. */
  | 'VARIABLE';

/** Kinds of content that lie side by side. */
export type ContentType =
  /** A collection. */
  | 'COLLECTION'
  /** A space. */
  | 'SPACE';

/** How large a cover is shown. */
export type CoverSize =
  /** Behind the title. */
  | 'BACKGROUND'
  /** As wide as the window. */
  | 'FULL'
  /** As wide as the text. */
  | 'HERO';

/** What a new change request is made with. */
export type CreateChangeRequestInput = {
  /** Id of the agent's task that it is for; kept as it is given. */
  agentTaskId?: InputMaybe<Scalars['String']['input']>;
  /** What it is about; `Untitled` unless said. */
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** A new change request. */
export type CreateChangeRequestPayload = {
  __typename?: 'CreateChangeRequestPayload';
  /** The change request. */
  changeRequest: ChangeRequest;
};

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

/** A new comment. */
export type CreateCommentInput = {
  /** Its text. */
  body: CommentBodyInput;
  /** Id of the block of the page that it is about. */
  node?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the page that it is about; about the whole unless said. */
  page?: InputMaybe<Scalars['ID']['input']>;
};

/** A new comment. */
export type CreateCommentPayload = {
  __typename?: 'CreateCommentPayload';
  /** The comment. */
  comment: Comment;
};

/** A new reply. */
export type CreateCommentReplyInput = {
  /** Its text. */
  body: CommentBodyInput;
};

/** A new reply. */
export type CreateCommentReplyPayload = {
  __typename?: 'CreateCommentReplyPayload';
  /** The comment as it is now. */
  comment: Comment;
  /** The reply. */
  reply: CommentReply;
};

/** A token of an installation, with its secret, which is shown this once. */
export type CreateInstallationTokenPayload = {
  __typename?: 'CreateInstallationTokenPayload';
  /** When it ends: an hour after it was made. */
  expiresAt: Scalars['DateTime']['output'];
  /** What it may do. */
  scopes: Array<Scalars['String']['output']>;
  /** The token (`li_…`). */
  token: Scalars['String']['output'];
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

/** What a new spec is made with. */
export type CreateOpenApiSpecInput = {
  /** Its name in addresses: small letters and digits, with single hyphens between them. Taken: ALREADY_EXISTS. */
  slug: Scalars['String']['input'];
  /** Where it is read. */
  source: OpenApiSpecSourceInput;
};

/** A spec that was made. */
export type CreateOpenApiSpecPayload = {
  __typename?: 'CreateOpenAPISpecPayload';
  /** It, to be processed. */
  openAPISpec: OpenApiSpec;
};

/** What a new organization is made with. */
export type CreateOrganizationInput = {
  /** Its name in public addresses: small letters, digits and hyphens, unique in the service (else ALREADY_EXISTS), and none that is the service's own, such as `www` (else BAD_USER_INPUT). */
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

/** A new review. */
export type CreateReviewInput = {
  /** What he says of it. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** What the reviewer thinks. */
  status: ReviewStatus;
};

/** A new review. */
export type CreateReviewPayload = {
  __typename?: 'CreateReviewPayload';
  /** The review. */
  review: Review;
};

/** What a new SAML provider is made with. */
export type CreateSamlProviderInput = {
  /** The certificate of the key that it signs with, in PEM or as bare base64; two in PEM, one after the other, while it changes its key. Keys are RSA of 2048 bits or more. */
  certificate?: InputMaybe<Scalars['String']['input']>;
  /** The role that a new member gets; null: guest; the organization's default role when absent. */
  defaultRole?: InputMaybe<Role>;
  /** Id of the team that a new member is put into. */
  defaultTeam?: InputMaybe<Scalars['ID']['input']>;
  /** The provider's own name for itself: the Issuer of what it says, character by character. */
  entityID?: InputMaybe<Scalars['String']['input']>;
  /** What to show on the button. */
  label: Scalars['String']['input'];
  /** Where the provider takes requests to sign in, by HTTP-Redirect. */
  ssoURL?: InputMaybe<Scalars['String']['input']>;
};

/** A SAML provider that was made. */
export type CreateSamlProviderPayload = {
  __typename?: 'CreateSAMLProviderPayload';
  /** It. */
  samlProvider: SamlProvider;
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

/** What a new share link is made with. */
export type CreateShareLinkInput = {
  /** What it is for. */
  name: Scalars['String']['input'];
};

/** A share link that was made. */
export type CreateShareLinkPayload = {
  __typename?: 'CreateShareLinkPayload';
  /** It. */
  shareLink: ShareLink;
};

/** What a new site is made with. */
export type CreateSiteInput = {
  /** Its spaces; none unless said. */
  spaces?: InputMaybe<NewSiteSpacesInput>;
  /** Name; Untitled unless said. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** What it has of features. */
  type?: InputMaybe<SiteType>;
  /** Who reads it while it is published; PUBLIC unless said. */
  visibility?: InputMaybe<SiteVisibility>;
};

/** A site that was made. */
export type CreateSitePayload = {
  __typename?: 'CreateSitePayload';
  /** The site. */
  site: Site;
};

/** What a new redirect is made with. */
export type CreateSiteRedirectInput = {
  /** Where it leads: a path in the site, or an absolute address with http or https. One that is the source of another made by hand leads where that does; one that leads back is refused. */
  destination: Scalars['String']['input'];
  /** The path in the site that leads elsewhere: with a slash at its beginning, without query and fragment. Taken by another made by hand: ALREADY_EXISTS; one that was left by itself gives way. */
  source: Scalars['String']['input'];
};

/** A redirect that was made. */
export type CreateSiteRedirectPayload = {
  __typename?: 'CreateSiteRedirectPayload';
  /** It. */
  siteRedirect: SiteRedirect;
};

/** What a new section group is made with. */
export type CreateSiteSectionGroupInput = {
  /** Name of its icon; null for none. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the sections that come into it, in order. */
  sections?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Title. */
  title: Scalars['String']['input'];
};

/** A section group that was made. */
export type CreateSiteSectionGroupPayload = {
  __typename?: 'CreateSiteSectionGroupPayload';
  /** It. */
  siteSectionGroup: SiteSectionGroup;
};

/** What a new section is made with. */
export type CreateSiteSectionInput = {
  /** Name of its icon; null for none. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space that it shows: level create. */
  spaceId: Scalars['ID']['input'];
  /** Title; the space's unless said. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A section that was made. */
export type CreateSiteSectionPayload = {
  __typename?: 'CreateSiteSectionPayload';
  /** It. */
  siteSection: SiteSection;
};

/** What a new site space is made with. */
export type CreateSiteSpaceInput = {
  /** Id of the section; the default section unless said, and the root where there is none. */
  sectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the space: level create. */
  spaceId: Scalars['ID']['input'];
};

/** A site space that was made. */
export type CreateSiteSpacePayload = {
  __typename?: 'CreateSiteSpacePayload';
  /** It. */
  siteSpace: SiteSpace;
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

/** What new translation settings are made with. */
export type CreateTranslationSettingsInput = {
  /** The languages that are wanted; none unless said. */
  languages?: InputMaybe<Array<Language>>;
  /** The space that is translated. */
  source?: InputMaybe<LanguageSpaceInput>;
  /** The spaces of the translations: each language once, each space once, and the source's neither. A page with the id or the path of one of the source's is taken as its translation, from the source as it is now. */
  spaces?: InputMaybe<Array<LanguageSpaceInput>>;
  /** Their title. */
  title: Scalars['String']['input'];
};

/** Translation settings that were made. */
export type CreateTranslationSettingsPayload = {
  __typename?: 'CreateTranslationSettingsPayload';
  /** They. */
  translationSettings: TranslationSettings;
};

/** What is made of visitors' questions. */
export type CustomizationAi = {
  __typename?: 'CustomizationAI';
  /** What. */
  mode: CustomizationAiMode;
};

/** What is made of visitors' questions. */
export type CustomizationAiInput = {
  /** What. */
  mode?: InputMaybe<CustomizationAiMode>;
};

/** What is made of a visitor's question besides a search. */
export type CustomizationAiMode =
  /** A talk. */
  | 'ASSISTANT'
  /** Nothing. */
  | 'NONE'
  /** An answer above what was found. */
  | 'SEARCH';

/** An address. */
export type CustomizationAddress = {
  __typename?: 'CustomizationAddress';
  /** The address; null for none. */
  url?: Maybe<Scalars['String']['output']>;
};

/** An address. */
export type CustomizationAddressInput = {
  /** The address; null for none. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** The ground of a page. */
export type CustomizationBackground =
  /** With a tint of the primary color. */
  | 'MATCH'
  /** White, or black. */
  | 'PLAIN';

/** The corners of what is framed. */
export type CustomizationCorners =
  /** As round as they can be. */
  | 'CIRCULAR'
  /** A little round. */
  | 'ROUNDED'
  /** Not round. */
  | 'STRAIGHT';

/** Whether what is framed stands out. */
export type CustomizationDepth =
  /** It does not. */
  | 'FLAT'
  /** A little, by a shadow. */
  | 'SUBTLE';

/** Links to elsewhere. */
export type CustomizationExternalLinks = {
  __typename?: 'CustomizationExternalLinks';
  /** Where they open. */
  target: CustomizationLinkTarget;
};

/** Links to elsewhere. */
export type CustomizationExternalLinksInput = {
  /** Where they open. */
  target?: InputMaybe<CustomizationLinkTarget>;
};

/** The sign of a site in a browser. */
export type CustomizationFavicon = {
  __typename?: 'CustomizationFavicon';
  /** An emoji; null for none. */
  emoji?: Maybe<Scalars['String']['output']>;
  /** A picture; null for none. */
  icon?: Maybe<ThemedAddress>;
};

/** The sign of a site in a browser. */
export type CustomizationFaviconInput = {
  /** An emoji; null for none. */
  emoji?: InputMaybe<Scalars['String']['input']>;
  /** A picture; null for none. */
  icon?: InputMaybe<ThemedAddressInput>;
};

/** What stands below each page. */
export type CustomizationFooter = {
  __typename?: 'CustomizationFooter';
  /** Whose rights it names; null for nobody's. */
  copyright?: Maybe<Scalars['String']['output']>;
  /** Groups of links, in order; at most 10. */
  groups: Array<CustomizationFooterGroup>;
  /** Its picture; null for none. */
  logo?: Maybe<ThemedAddress>;
};

/** Links of the footer under one title. */
export type CustomizationFooterGroup = {
  __typename?: 'CustomizationFooterGroup';
  /** Its links, in order; at most 20. */
  links: Array<CustomizationLink>;
  /** The title. */
  title: Scalars['String']['output'];
};

/** Links of the footer under one title. */
export type CustomizationFooterGroupInput = {
  /** Its links, in order; at most 20. */
  links: Array<CustomizationLinkInput>;
  /** The title. */
  title: Scalars['String']['input'];
};

/** What stands below each page. */
export type CustomizationFooterInput = {
  /** Whose rights it names; null for nobody's. */
  copyright?: InputMaybe<Scalars['String']['input']>;
  /** Groups of links, in order; at most 10. */
  groups?: InputMaybe<Array<CustomizationFooterGroupInput>>;
  /** Its picture; null for none. */
  logo?: InputMaybe<ThemedAddressInput>;
};

/** The repository behind a site. */
export type CustomizationGit = {
  __typename?: 'CustomizationGit';
  /** Whether a page leads to its text there. */
  showEditLink: Scalars['Boolean']['output'];
};

/** The repository behind a site. */
export type CustomizationGitInput = {
  /** Whether a page leads to its text there. */
  showEditLink?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What stands above each page. */
export type CustomizationHeader = {
  __typename?: 'CustomizationHeader';
  /** Its ground, for CUSTOM; null for the primary color. */
  backgroundColor?: Maybe<ThemedColor>;
  /** The color of its links, for CUSTOM; null for the one that can be read. */
  linkColor?: Maybe<ThemedColor>;
  /** Its links, in order; at most 20. */
  links: Array<CustomizationHeaderLink>;
  /** Its picture; null for the title of the site. */
  logo?: Maybe<ThemedAddress>;
  /** Its colors. */
  preset: CustomizationHeaderPreset;
};

/** What stands above each page. */
export type CustomizationHeaderInput = {
  /** Its ground, for CUSTOM; null for the primary color. */
  backgroundColor?: InputMaybe<ThemedColorInput>;
  /** The color of its links, for CUSTOM; null for the one that can be read. */
  linkColor?: InputMaybe<ThemedColorInput>;
  /** Its links, in order; at most 20. */
  links?: InputMaybe<Array<CustomizationHeaderLinkInput>>;
  /** Its picture; null for the title of the site. */
  logo?: InputMaybe<ThemedAddressInput>;
  /** Its colors. */
  preset?: InputMaybe<CustomizationHeaderPreset>;
};

/** A link of the header, or a menu of links. */
export type CustomizationHeaderLink = {
  __typename?: 'CustomizationHeaderLink';
  /** The links of its menu, in order, at most 20; null for no menu. */
  links?: Maybe<Array<CustomizationLink>>;
  /** Its words. */
  title: Scalars['String']['output'];
  /** What it leads to; null for a menu alone. */
  to?: Maybe<CustomizationReference>;
};

/** A link of the header, or a menu of links. */
export type CustomizationHeaderLinkInput = {
  /** The links of its menu, in order, at most 20; null for no menu. */
  links?: InputMaybe<Array<CustomizationLinkInput>>;
  /** Its words. */
  title: Scalars['String']['input'];
  /** What it leads to; null for a menu alone. */
  to?: InputMaybe<CustomizationReferenceInput>;
};

/** The colors of the header. */
export type CustomizationHeaderPreset =
  /** The primary color. */
  | 'BOLD'
  /** The opposite of the page's. */
  | 'CONTRAST'
  /** Its own: `backgroundColor` and `linkColor`. */
  | 'CUSTOM'
  /** Those of the page. */
  | 'DEFAULT'
  /** There is no header. */
  | 'NONE';

/** How icons are drawn. */
export type CustomizationIcons =
  /** By surfaces of two tones. */
  | 'DUOTONE'
  /** By light lines. */
  | 'LIGHT'
  /** By lines. */
  | 'REGULAR'
  /** By surfaces. */
  | 'SOLID'
  /** By thin lines. */
  | 'THIN';

/** What is counted of visitors. */
export type CustomizationInsights = {
  __typename?: 'CustomizationInsights';
  /** Whether they are told apart by a cookie. */
  trackingCookie: Scalars['Boolean']['output'];
};

/** What is counted of visitors. */
export type CustomizationInsightsInput = {
  /** Whether they are told apart by a cookie. */
  trackingCookie?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The language of all that is not content. */
export type CustomizationInternationalization = {
  __typename?: 'CustomizationInternationalization';
  /** The language. */
  locale: Language;
};

/** The language of all that is not content. */
export type CustomizationInternationalizationInput = {
  /** The language. */
  locale?: InputMaybe<Language>;
};

/** A link. */
export type CustomizationLink = {
  __typename?: 'CustomizationLink';
  /** Its words. */
  title: Scalars['String']['output'];
  /** What it leads to. */
  to: CustomizationReference;
};

/** A link. */
export type CustomizationLinkInput = {
  /** Its words. */
  title: Scalars['String']['input'];
  /** What it leads to. */
  to: CustomizationReferenceInput;
};

/** Where a link to elsewhere opens. */
export type CustomizationLinkTarget =
  /** In a new tab. */
  | 'BLANK'
  /** In the same tab. */
  | 'SELF';

/** How links look in a text. */
export type CustomizationLinks =
  /** In the color of the text, with a line in the primary color. */
  | 'ACCENT'
  /** In the primary color. */
  | 'DEFAULT';

/** What is offered to do with a page. */
export type CustomizationPageActions = {
  __typename?: 'CustomizationPageActions';
  /** To open it in an assistant elsewhere. */
  externalAI: Scalars['Boolean']['output'];
  /** To copy it as markdown. */
  markdown: Scalars['Boolean']['output'];
};

/** What is offered to do with a page. */
export type CustomizationPageActionsInput = {
  /** To open it in an assistant elsewhere. */
  externalAI?: InputMaybe<Scalars['Boolean']['input']>;
  /** To copy it as markdown. */
  markdown?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a link of the header or footer leads to. */
export type CustomizationReference = {
  __typename?: 'CustomizationReference';
  /** Which kind of thing. */
  kind: CustomizationReferenceKind;
  /** The address (http or https), or the path of a page of the site, from its beginning: `/guide/install`. */
  url: Scalars['String']['output'];
};

/** What a link of the header or footer leads to. */
export type CustomizationReferenceInput = {
  /** Which kind of thing. */
  kind: CustomizationReferenceKind;
  /** The address (http or https), or the path of a page of the site, from its beginning: `/guide/install`. */
  url: Scalars['String']['input'];
};

/** What a link of the header or footer leads to. */
export type CustomizationReferenceKind =
  /** An address, or a path of the site. */
  | 'URL';

/** How search is offered. */
export type CustomizationSearch =
  /** By a wide field in the middle. */
  | 'PROMINENT'
  /** By a small field. */
  | 'SUBTLE';

/** How the table of contents looks. */
export type CustomizationSidebar = {
  __typename?: 'CustomizationSidebar';
  /** Its ground. */
  background: CustomizationSidebarBackground;
  /** How the page that is open is marked. */
  list: CustomizationSidebarList;
};

/** The ground of the table of contents. */
export type CustomizationSidebarBackground =
  /** That of the page. */
  | 'DEFAULT'
  /** One of its own. */
  | 'FILLED';

/** How the table of contents looks. */
export type CustomizationSidebarInput = {
  /** Its ground. */
  background?: InputMaybe<CustomizationSidebarBackground>;
  /** How the page that is open is marked. */
  list?: InputMaybe<CustomizationSidebarList>;
};

/** How the page that is open is marked in the table of contents. */
export type CustomizationSidebarList =
  /** As the theme has it. */
  | 'DEFAULT'
  /** By a line beside it. */
  | 'LINE'
  /** By a ground behind it. */
  | 'PILL';

/** Colors, fonts and forms. */
export type CustomizationStyling = {
  __typename?: 'CustomizationStyling';
  /** The ground of a page. */
  background: CustomizationBackground;
  /** The corners of what is framed. */
  corners: CustomizationCorners;
  /** The color of what does harm. */
  dangerColor: ThemedColor;
  /** Whether what is framed stands out. */
  depth: CustomizationDepth;
  /** Name of the font. */
  font: Scalars['String']['output'];
  /** How icons are drawn. */
  icons: CustomizationIcons;
  /** The color of remarks. */
  infoColor: ThemedColor;
  /** How links look in a text. */
  links: CustomizationLinks;
  /** Name of the font of code. */
  monospaceFont: Scalars['String']['output'];
  /** The color of the site. */
  primaryColor: ThemedColor;
  /** How search is offered. */
  search: CustomizationSearch;
  /** The table of contents. */
  sidebar: CustomizationSidebar;
  /** The color of what is well. */
  successColor: ThemedColor;
  /** How strongly it shows its colors. */
  theme: CustomizationTheme;
  /** The color of what needs care. */
  warningColor: ThemedColor;
};

/** Colors, fonts and forms. */
export type CustomizationStylingInput = {
  /** The ground of a page. */
  background?: InputMaybe<CustomizationBackground>;
  /** The corners of what is framed. */
  corners?: InputMaybe<CustomizationCorners>;
  /** The color of what does harm. */
  dangerColor?: InputMaybe<ThemedColorInput>;
  /** Whether what is framed stands out. */
  depth?: InputMaybe<CustomizationDepth>;
  /** Name of the font. */
  font?: InputMaybe<Scalars['String']['input']>;
  /** How icons are drawn. */
  icons?: InputMaybe<CustomizationIcons>;
  /** The color of remarks. */
  infoColor?: InputMaybe<ThemedColorInput>;
  /** How links look in a text. */
  links?: InputMaybe<CustomizationLinks>;
  /** Name of the font of code. */
  monospaceFont?: InputMaybe<Scalars['String']['input']>;
  /** The color of the site. */
  primaryColor?: InputMaybe<ThemedColorInput>;
  /** How search is offered. */
  search?: InputMaybe<CustomizationSearch>;
  /** The table of contents. */
  sidebar?: InputMaybe<CustomizationSidebarInput>;
  /** The color of what is well. */
  successColor?: InputMaybe<ThemedColorInput>;
  /** How strongly it shows its colors. */
  theme?: InputMaybe<CustomizationTheme>;
  /** The color of what needs care. */
  warningColor?: InputMaybe<ThemedColorInput>;
};

/** Whether something is on. */
export type CustomizationSwitch = {
  __typename?: 'CustomizationSwitch';
  /** Whether it is on. */
  enabled: Scalars['Boolean']['output'];
};

/** Whether something is on. */
export type CustomizationSwitchInput = {
  /** Whether it is on. */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** How strongly a site shows its colors. */
export type CustomizationTheme =
  /** The header in the primary color. */
  | 'BOLD'
  /** Hardly: on white, or on black. */
  | 'CLEAN'
  /** Grounds that fade into the primary color. */
  | 'GRADIENT'
  /** On grounds with a tint. */
  | 'MUTED';

/** Whether a site is light or dark. */
export type CustomizationThemeMode =
  /** Dark. */
  | 'DARK'
  /** Light. */
  | 'LIGHT'
  /** As the visitor's device is. */
  | 'SYSTEM';

/** Light and dark. */
export type CustomizationThemes = {
  __typename?: 'CustomizationThemes';
  /** Which of them a visitor sees first. */
  default: CustomizationThemeMode;
  /** Whether he may choose. (Published clients spell it so.) */
  toggeable: Scalars['Boolean']['output'];
};

/** Light and dark. */
export type CustomizationThemesInput = {
  /** Which of them a visitor sees first. */
  default?: InputMaybe<CustomizationThemeMode>;
  /** Whether he may choose. (Published clients spell it so.) */
  toggeable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A site space that looks otherwise than its site. */
export type CustomizedSiteSpace = {
  __typename?: 'CustomizedSiteSpace';
  /** How it looks. */
  customization: SiteCustomization;
  /** Its id. */
  siteSpaceId: Scalars['ID']['output'];
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

/** A deleted comment. */
export type DeleteCommentPayload = {
  __typename?: 'DeleteCommentPayload';
  /** Id of the comment that is gone; null when there was none. */
  deletedCommentId?: Maybe<Scalars['ID']['output']>;
};

/** A deleted reply. */
export type DeleteCommentReplyPayload = {
  __typename?: 'DeleteCommentReplyPayload';
  /** Id of the reply that is gone; null when there was none. */
  deletedCommentReplyId?: Maybe<Scalars['ID']['output']>;
};

/** A file that goes. */
export type DeleteFileInput = {
  /** Id of the file, or a ref of this batch. */
  file: Scalars['ID']['input'];
};

/** A deleted link invite. */
export type DeleteLinkInvitePayload = {
  __typename?: 'DeleteLinkInvitePayload';
  /** Id of the link invite that is gone; null when there was none. */
  deletedLinkInviteId?: Maybe<Scalars['ID']['output']>;
};

/** A deleted spec. */
export type DeleteOpenApiSpecPayload = {
  __typename?: 'DeleteOpenAPISpecPayload';
  /** Id of the spec that is gone; null when there was none. */
  deletedOpenAPISpecId?: Maybe<Scalars['ID']['output']>;
};

/** A page that goes, with its subpages. */
export type DeletePageInput = {
  /** Id of the page, or a ref of this batch. */
  page: Scalars['ID']['input'];
};

/** A reusable content that goes. Pages that include it keep the include. */
export type DeleteReusableContentInput = {
  /** Id of the reusable content, or a ref of this batch. */
  id: Scalars['ID']['input'];
};

/** A deleted SAML provider. */
export type DeleteSamlProviderPayload = {
  __typename?: 'DeleteSAMLProviderPayload';
  /** Id of the provider that is gone; null when there was none. */
  deletedSAMLProviderId?: Maybe<Scalars['ID']['output']>;
};

/** A deleted service account. */
export type DeleteServiceAccountPayload = {
  __typename?: 'DeleteServiceAccountPayload';
  /** Id of the service account that is gone; null when there was none. */
  deletedServiceAccountId?: Maybe<Scalars['ID']['output']>;
};

/** A deleted share link. */
export type DeleteShareLinkPayload = {
  __typename?: 'DeleteShareLinkPayload';
  /** Id of the share link that is gone; null when there was none. */
  deletedShareLinkId?: Maybe<Scalars['ID']['output']>;
};

/** A deleted site. */
export type DeleteSitePayload = {
  __typename?: 'DeleteSitePayload';
  /** Id of the site that is gone; null when there was none. */
  deletedSiteId?: Maybe<Scalars['ID']['output']>;
};

/** A deleted redirect. */
export type DeleteSiteRedirectPayload = {
  __typename?: 'DeleteSiteRedirectPayload';
  /** Id of the redirect that is gone; null when there was none. */
  deletedSiteRedirectId?: Maybe<Scalars['ID']['output']>;
};

/** A deleted group. */
export type DeleteSiteSectionGroupPayload = {
  __typename?: 'DeleteSiteSectionGroupPayload';
  /** Id of the group that is gone; null when there was none. */
  deletedSiteSectionGroupId?: Maybe<Scalars['ID']['output']>;
};

/** A deleted section. */
export type DeleteSiteSectionPayload = {
  __typename?: 'DeleteSiteSectionPayload';
  /** Id of the section that is gone; null when there was none. */
  deletedSiteSectionId?: Maybe<Scalars['ID']['output']>;
};

/** A site space that looks like its site. */
export type DeleteSiteSpaceCustomizationPayload = {
  __typename?: 'DeleteSiteSpaceCustomizationPayload';
  /** The site space. */
  siteSpace: SiteSpace;
};

/** A deleted site space. */
export type DeleteSiteSpacePayload = {
  __typename?: 'DeleteSiteSpacePayload';
  /** Id of the site space that is gone; null when there was none. */
  deletedSiteSpaceId?: Maybe<Scalars['ID']['output']>;
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

/** Deleted translation settings. */
export type DeleteTranslationSettingsPayload = {
  __typename?: 'DeleteTranslationSettingsPayload';
  /** Id of the settings that are gone; null when there were none. */
  deletedTranslationSettingsId?: Maybe<Scalars['ID']['output']>;
};

/** A text, as published clients send it. */
export type DocumentInput = {
  /** The text in markdown, at most 1 MiB. */
  markdown: Scalars['String']['input'];
};

/** Bytes to fetch from an address that needs no token. */
export type Download = {
  __typename?: 'Download';
  /** Their type. */
  contentType: Scalars['String']['output'];
  /** A name for them, such as `guide.zip`. */
  name: Scalars['String']['output'];
  /** How many bytes there are. */
  size: Scalars['Int']['output'];
  /** Where they are, for an hour or two. */
  url: Scalars['String']['output'];
};

/** A copy of a space. */
export type DuplicateSpacePayload = {
  __typename?: 'DuplicateSpacePayload';
  /** The copy. */
  space: Space;
};

/** A changed change request. */
export type EditChangeRequestContentPayload = {
  __typename?: 'EditChangeRequestContentPayload';
  /** The change request as it is now. */
  changeRequest: ChangeRequest;
  /** Ids of what refs named in the batch. */
  refs: Scalars['StringMap']['output'];
};

/** Changes of content, applied in their order, all or none, as one revision. */
export type EditContentInput = {
  /** Id of the revision that the writer saw, or `HEAD` for whatever it is when the changes are applied. Refused (STALE_REVISION, with the head's id) when it is another. */
  baseRevision: Scalars['ID']['input'];
  /** The changes, 1 to 50. */
  changes: Array<EditInput>;
  /** What the writer says of them. */
  message?: InputMaybe<Scalars['String']['input']>;
};

/** One change of content. */
export type EditInput =
  /** Takes a file out of the content. */
  { deleteFile: DeleteFileInput; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables?: never; updatePage?: never; updateReusableContent?: never; }
  |  /** Deletes a page with its subpages. */
  { deleteFile?: never; deletePage: DeletePageInput; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables?: never; updatePage?: never; updateReusableContent?: never; }
  |  /** Deletes a reusable content. */
  { deleteFile?: never; deletePage?: never; deleteReusableContent: DeleteReusableContentInput; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables?: never; updatePage?: never; updateReusableContent?: never; }
  |  /** Puts a file into the content. */
  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile: InsertFileInput; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables?: never; updatePage?: never; updateReusableContent?: never; }
  |  /** Puts files into the content. */
  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles: InsertFilesInput; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables?: never; updatePage?: never; updateReusableContent?: never; }
  |  /** Makes a page. */
  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage: InsertPageInput; insertReusableContent?: never; revertPage?: never; setVariables?: never; updatePage?: never; updateReusableContent?: never; }
  |  /** Makes a reusable content. */
  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent: InsertReusableContentInput; revertPage?: never; setVariables?: never; updatePage?: never; updateReusableContent?: never; }
  |  /** Takes back what was done to a page. */
  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage: RevertPageInput; setVariables?: never; updatePage?: never; updateReusableContent?: never; }
  |  /** Sets and removes variables. */
  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables: SetVariablesInput; updatePage?: never; updateReusableContent?: never; }
  |  /** Changes a page, or moves it. */
  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables?: never; updatePage: UpdatePageInput; updateReusableContent?: never; }
  |  /** Changes a reusable content. */
  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables?: never; updatePage?: never; updateReusableContent: UpdateReusableContentInput; };

/** A space whose content changed. */
export type EditSpaceContentPayload = {
  __typename?: 'EditSpaceContentPayload';
  /** Ids of what refs named in the batch. */
  refs: Scalars['StringMap']['output'];
  /** The space as it is now. */
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
  /** The item. */
  node: EffectiveAccess;
};

/** A field that changed. */
export type FieldChange = {
  __typename?: 'FieldChange';
  /** Its value after; null for none. */
  after?: Maybe<Scalars['JSON']['output']>;
  /** Its value before; null for none. */
  before?: Maybe<Scalars['JSON']['output']>;
  /** Name of the field, such as `title` or `layout.cover`. */
  name: Scalars['String']['output'];
};

/** A file of a revision, or one that was uploaded to an organization. */
export type File = {
  __typename?: 'File';
  /** Its type, as its bytes say. */
  contentType: Scalars['String']['output'];
  /** How large the picture is; null where it is none. */
  dimensions?: Maybe<FileDimensions>;
  /** Where its bytes are, for an hour or two, without a token. */
  downloadURL: Scalars['String']['output'];
  /** Where it lies in a repository; null for nowhere. */
  git?: Maybe<GitPath>;
  /** Id of the file (`fil_…`). */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** How many bytes it has. */
  size: Scalars['Int']['output'];
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

/** How large a picture is. */
export type FileDimensions = {
  __typename?: 'FileDimensions';
  /** In pixels. */
  height: Scalars['Int']['output'];
  /** In pixels. */
  width: Scalars['Int']['output'];
};

/** One of the files of a page, with its cursor. */
export type FileEdge = {
  __typename?: 'FileEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: File;
};

/** A file, as something else names it. */
export type FileReference = {
  __typename?: 'FileReference';
  /** Id of the file (`fil_…`). */
  file: Scalars['ID']['output'];
  /** FILE. */
  kind: ReferenceKind;
};

/** A file, as a page names it. */
export type FileReferenceInput = {
  /** Id of the file, or a ref of this batch. */
  file: Scalars['ID']['input'];
  /** FILE. */
  kind?: InputMaybe<ReferenceKind>;
};

/** A known form of text. */
export type Format =
  /** A domain name, such as `acme.test`. */
  | 'DOMAIN'
  /** An e-mail address. */
  | 'EMAIL'
  /** One emoji. */
  | 'EMOJI'
  /** Such an address, or a path from the beginning of a site, such as `/guide`. */
  | 'LINK'
  /** An absolute address with the scheme http or https. */
  | 'URL';

/** A commit of a repository. */
export type GitCommit = {
  __typename?: 'GitCommit';
  /** Whether this service made it. */
  createdByService?: Maybe<Scalars['Boolean']['output']>;
  /** Its message. */
  message?: Maybe<Scalars['String']['output']>;
  /** Its hash. */
  oid?: Maybe<Scalars['String']['output']>;
  /** The branch. */
  ref?: Maybe<Scalars['String']['output']>;
  /** Its address. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Where something lies in a repository. */
export type GitPath = {
  __typename?: 'GitPath';
  /** Hash of it there. */
  oid?: Maybe<Scalars['String']['output']>;
  /** Path of it there. */
  path?: Maybe<Scalars['String']['output']>;
};

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
  /** The item. */
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

/** Between which sections a group is put. Neither: at the end. */
export type GroupPositionInput = {
  /** The section that is to stand before it. */
  after?: InputMaybe<SectionAmongInput>;
  /** The section that is to follow. */
  before?: InputMaybe<SectionAmongInput>;
};

/** A heading of a text. */
export type Heading = {
  __typename?: 'Heading';
  /** What follows `#` in an address of it. */
  anchor: Scalars['String']['output'];
  /** 1 to 6. */
  depth: Scalars['Int']['output'];
  /** Its words. */
  text: Scalars['String']['output'];
};

/** Content that is brought in from elsewhere, as one revision behind the pages that are there. */
export type Import = Node & {
  __typename?: 'Import';
  /** The change request that it brings content into; null for the space itself. */
  changeRequest?: Maybe<ChangeRequest>;
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** Who asked for it; null when he is gone. */
  createdBy?: Maybe<User>;
  /** Why it failed; null unless it did. */
  error?: Maybe<ImportError>;
  /** When it came to its end; null until then. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the import (`imp_…`). */
  id: Scalars['ID']['output'];
  /** How many pages, files and reusable contents it has read so far, and in the end brought. */
  importedResources: Scalars['Int']['output'];
  /** What was found and could not be brought, or not whole; the first hundred. */
  problems: Array<ImportProblem>;
  /** The revision that it made; null until it is done. */
  revision?: Maybe<Revision>;
  /** Id of the revision that it made; null until it is done. */
  revisionId?: Maybe<Scalars['ID']['output']>;
  /** What it reads. */
  source: ImportSource;
  /** The space that it brings content into. */
  space: Space;
  /** Where it stands. */
  status: ImportStatus;
  /** How many of them it has found so far. More than were brought: time or another bound ran out, or some could not be read. */
  totalResources: Scalars['Int']['output'];
  /** The address that it reads; null where it reads an uploaded file. */
  url?: Maybe<Scalars['String']['output']>;
};

/** What to import: from an address, or from a file that was uploaded to the organization of the space. */
export type ImportContentInput = {
  /** Id of the uploaded file; not for a website. */
  file?: InputMaybe<Scalars['ID']['input']>;
  /** What it is. */
  source: ImportSource;
  /** Its address. It and what it leads to must be public. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Why an import failed. */
export type ImportError = {
  __typename?: 'ImportError';
  /** The code that an error has in GraphQL. */
  code: Scalars['String']['output'];
  /** What went wrong. */
  message: Scalars['String']['output'];
};

/** An import that was asked for. */
export type ImportPayload = {
  __typename?: 'ImportPayload';
  /** The import, which goes on by itself. */
  import: Import;
};

/** What an import could not bring. */
export type ImportProblem = {
  __typename?: 'ImportProblem';
  /** What is wrong with it. */
  message: Scalars['String']['output'];
  /** Its address or its path. */
  resource: Scalars['String']['output'];
};

/** Where imported content comes from. Of some kinds that are known elsewhere nothing is read here yet: they are refused (UNSUPPORTED_SOURCE). */
export type ImportSource =
  /** Refused. */
  | 'CONFLUENCE'
  /** Refused. */
  | 'DOCX'
  /** Refused. */
  | 'GITHUB_WIKI'
  /** Refused. */
  | 'GOOGLE_DOCS'
  /** One page of HTML. */
  | 'HTML'
  /** One text in markdown. */
  | 'MARKDOWN'
  /** Refused. */
  | 'NOTION'
  /** The page at an address, and those below it that its sitemap or its links name, with their images. What `robots.txt` forbids is not read. */
  | 'WEBSITE'
  /** A zip of markdown with its files, ordered by a `SUMMARY.md` or by its folders. */
  | 'ZIP';

/** Where an import stands. */
export type ImportStatus =
  /** What it brought is in a revision. */
  | 'DONE'
  /** It brought nothing: `error` says why. */
  | 'FAILED'
  /** It is reading. */
  | 'RUNNING'
  /** It has not begun. */
  | 'WAITING';

/** A file to put into content: one that was uploaded (`file`), or its bytes (`base64`, at most 1 MiB), or where they are (`url`). */
export type InsertFileInput = {
  /** Its bytes in base 64, at most 1 MiB of them. */
  base64?: InputMaybe<Scalars['String']['input']>;
  /** Its type, believed only as far as its bytes do not say another. */
  contentType?: InputMaybe<Scalars['String']['input']>;
  /** Id of an uploaded file of the organization. */
  file?: InputMaybe<Scalars['ID']['input']>;
  /** Its name, with its ending; that of the uploaded file, or the last part of the address, unless said. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** A name for it within this batch, for links in its texts. */
  ref?: InputMaybe<Scalars['String']['input']>;
  /** Where its bytes are: a public http or https address, at most 20 MiB. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Several files to put into content. Of all files of one request at most 20 come from addresses. */
export type InsertFilesInput = {
  /** The files, 1 to 20. */
  files: Array<InsertFileInput>;
};

/** A new page. */
export type InsertPageInput = {
  /** Its place among the pages there, from 0; the end unless said. */
  at?: InputMaybe<Scalars['Int']['input']>;
  /** What a computed page is made from; needed for that type alone. */
  computed?: InputMaybe<ComputedPageInput>;
  /** Its cover. */
  cover?: InputMaybe<PageCoverInput>;
  /** What it is about. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its text, as published clients send it. */
  document?: InputMaybe<DocumentInput>;
  /** Its sign, an emoji. */
  emoji?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is left out of the table of contents. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of its icon. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Id of the page to put it in, or a ref of this batch; null for the root. */
  into?: InputMaybe<Scalars['ID']['input']>;
  /** What is shown of it. */
  layout?: InputMaybe<PageLayoutInput>;
  /** Its text, at most 1 MiB. A block of YAML at its beginning (front matter) gives fields that are not said otherwise. */
  markdown?: InputMaybe<Scalars['String']['input']>;
  /** Whether the search of a site leaves it out. */
  noIndex?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether search engines are asked not to list it. */
  noRobotsIndex?: InputMaybe<Scalars['Boolean']['input']>;
  /** A name for it within this batch. */
  ref?: InputMaybe<Scalars['String']['input']>;
  /** Its part of the path; made from the title unless said. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** What a link leads to. */
  target?: InputMaybe<PageTargetInput>;
  /** Its title; else what its front matter says, else `Untitled`. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Which kind of page. */
  type?: PageType;
  /** Values for `{{ name }}` in its text. */
  variables?: InputMaybe<Scalars['StringMap']['input']>;
};

/** A new reusable content. */
export type InsertReusableContentInput = {
  /** Its text, at most 1 MiB. */
  markdown: Scalars['String']['input'];
  /** A name for it within this batch. */
  ref?: InputMaybe<Scalars['String']['input']>;
  /** Its title. */
  title: Scalars['String']['input'];
};

/**
 * An integration to install. What it reaches is what is chosen, and nothing unless something is; an integration whose target is the organization
 * reaches all of it.
 */
export type InstallIntegrationInput = {
  /** What is set, as the integration's `configurations.account` says. Without what that requires the installation is pending. */
  configuration?: InputMaybe<Scalars['JSON']['input']>;
  /** Ids by which the integration knows it elsewhere. */
  externalIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Id of the organization: its admins. */
  organization: Scalars['ID']['input'];
  /** The sites that it reaches, where that is chosen. */
  selected_sites?: InputMaybe<Array<SelectedSiteInput>>;
  /** The spaces that it reaches, where that is chosen. */
  selected_spaces?: InputMaybe<Array<SelectedSpaceInput>>;
  /** Which sites it reaches. */
  site_selection?: InputMaybe<InstallationSelection>;
  /** Which spaces it reaches. */
  space_selection?: InputMaybe<InstallationSelection>;
};

/** An integration that was installed. */
export type InstallIntegrationPayload = {
  __typename?: 'InstallIntegrationPayload';
  /** The installation. */
  installation: IntegrationInstallation;
};

/** What an installation reaches of a kind of content. */
export type InstallationSelection =
  /** All of it: of the spaces those that are open to every member of the level that its scopes give. */
  | 'ALL'
  /** What was chosen. */
  | 'SELECTED';

/** Whether an installation works. */
export type InstallationStatus =
  /** It works. */
  | 'ACTIVE'
  /** An admin has stopped it. */
  | 'PAUSED'
  /** It waits for the configuration that the integration requires, from the beginning or since a version that requires more. It has no tokens, and works by itself once it is there. */
  | 'PENDING';

/** Where an integration is installed. */
export type InstallationTarget = {
  __typename?: 'InstallationTarget';
  /** Id of the organization. */
  organization: Scalars['ID']['output'];
};

/** Addresses of an installation. */
export type InstallationUrls = {
  __typename?: 'InstallationUrls';
  /** The installation in the app. */
  app: Scalars['String']['output'];
  /** The installation in `/v1`. */
  location: Scalars['String']['output'];
  /** Where the integration's script answers for it; null, for no script runs here. */
  publicEndpoint?: Maybe<Scalars['String']['output']>;
};

/** What an organization publishes, to be installed by itself or by others. Its script is kept, and run by nobody here. */
export type Integration = Node & {
  __typename?: 'Integration';
  /** Blocks that it gives to pages. */
  blocks: Array<IntegrationBlock>;
  /** What it is for. */
  categories: Array<IntegrationCategory>;
  /**
   * What is set where it is installed: an object with the keys `account`, `space` and `site` as far as there is something to set, each
   * `{ properties, required }`; a property has `title`, `description`, `type`, `default`, `enum`, `completion_url`, and whatever else was published.
   */
  configurations: Scalars['JSON']['output'];
  /** The policy that is sent where its fetch events are processed. */
  contentSecurityPolicy?: Maybe<Scalars['String']['output']>;
  /** Sources of content that it has. */
  contentSources: Array<IntegrationContentSource>;
  /** When it was first published. */
  createdAt: Scalars['DateTime']['output'];
  /** What it does, at most 100 characters. */
  description: Scalars['String']['output'];
  /** Links to elsewhere. */
  externalLinks: Array<IntegrationLink>;
  /** Id of the integration (`int_…`). `/v1` names it by its name. */
  id: Scalars['ID']['output'];
  /** Its installations, newest first: all for admins of the organization that publishes it, for others those of organizations whose admins they are. */
  installations: IntegrationInstallationConnection;
  /** Its name, which no other has, in whatever capitals. */
  name: Scalars['String']['output'];
  /** Who publishes it. */
  owner: IntegrationOwner;
  /** What the caller may do with it. */
  permissions: IntegrationPermissions;
  /** Addresses of pictures of it, good for an hour or two; at most 3. */
  previewImages: Array<Scalars['String']['output']>;
  /** What its script is written for. */
  runtime: IntegrationRuntime;
  /** What it asks for, such as `space:views:read`. What of it a token of an installation may do stands at `IntegrationInstallation.apiScopes`. */
  scopes: Array<Scalars['String']['output']>;
  /** What it does, at length, in markdown. */
  summary?: Maybe<Scalars['String']['output']>;
  /** Where it may be installed. */
  target: IntegrationTarget;
  /** Title, 2 to 30 characters. */
  title: Scalars['String']['output'];
  /** When it was last published. */
  updatedAt: Scalars['DateTime']['output'];
  /** Addresses of the integration. */
  urls: IntegrationUrls;
  /** Whether the keepers of this service vouch for it. */
  verified: Scalars['Boolean']['output'];
  /** How often it was published. */
  version: Scalars['Int']['output'];
  /** Who sees it, and may install it. */
  visibility: IntegrationVisibility;
};


/** What an organization publishes, to be installed by itself or by others. Its script is kept, and run by nobody here. */
export type IntegrationInstallationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  externalId?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A block that an integration gives to pages. */
export type IntegrationBlock = {
  __typename?: 'IntegrationBlock';
  /** What it shows. */
  description?: Maybe<Scalars['String']['output']>;
  /** Its icon, as it was published. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Its id in the integration. */
  id: Scalars['String']['output'];
  /** How it is written in markdown. */
  markdown?: Maybe<IntegrationBlockMarkdown>;
  /** Title. */
  title?: Maybe<Scalars['String']['output']>;
  /** Addresses, or beginnings of addresses, that it is put in place of. */
  urlUnfurl?: Maybe<Array<Scalars['String']['output']>>;
};

/** A block that an integration gives to pages. */
export type IntegrationBlockInput = {
  /** What it shows. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its icon: kept as it is. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Its id in the integration. */
  id: Scalars['String']['input'];
  /** How it is written in markdown. */
  markdown?: InputMaybe<IntegrationBlockMarkdownInput>;
  /** Title. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Addresses, or beginnings of addresses, that it is put in place of. */
  urlUnfurl?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** How a block of an integration is written in markdown. */
export type IntegrationBlockMarkdown = {
  __typename?: 'IntegrationBlockMarkdown';
  /** Name of the property that is the text of the block of code. */
  body?: Maybe<Scalars['String']['output']>;
  /** Language of the block of code that stands for it. */
  codeblock?: Maybe<Scalars['String']['output']>;
};

/** How a block of an integration is written in markdown. */
export type IntegrationBlockMarkdownInput = {
  /** Name of the property that is the text of the block of code. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** Language of the block of code that stands for it. */
  codeblock?: InputMaybe<Scalars['String']['input']>;
};

/** What an integration is for. */
export type IntegrationCategory =
  /** Analytics. */
  | 'ANALYTICS'
  /** Collaboration. */
  | 'COLLABORATION'
  /** Content. */
  | 'CONTENT'
  /** Keeping content in step with a repository. */
  | 'GITSYNC'
  /** Marketing. */
  | 'MARKETING'
  /** Something else. */
  | 'OTHER'
  /** Signing visitors in. */
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

/** A source of content that an integration has. */
export type IntegrationContentSource = {
  __typename?: 'IntegrationContentSource';
  /** How it is set. */
  configuration?: Maybe<IntegrationContentSourceConfiguration>;
  /** What it gives. */
  description?: Maybe<Scalars['String']['output']>;
  /** Its icon, as it was published. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Its id in the integration. */
  id: Scalars['String']['output'];
  /** Title. */
  title?: Maybe<Scalars['String']['output']>;
};

/** How a source of content is set. */
export type IntegrationContentSourceConfiguration = {
  __typename?: 'IntegrationContentSourceConfiguration';
  /** Id of the component that sets it. */
  componentId?: Maybe<Scalars['String']['output']>;
};

/** How a source of content is set. */
export type IntegrationContentSourceConfigurationInput = {
  /** Id of the component that sets it. */
  componentId?: InputMaybe<Scalars['String']['input']>;
};

/** A source of content that an integration has. */
export type IntegrationContentSourceInput = {
  /** How it is set. */
  configuration?: InputMaybe<IntegrationContentSourceConfigurationInput>;
  /** What it gives. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its icon: kept as it is. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Its id in the integration. */
  id: Scalars['String']['input'];
  /** Title. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** One of the integrations of a page, with its cursor. */
export type IntegrationEdge = {
  __typename?: 'IntegrationEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Integration;
};

/**
 * An integration in an organization. It acts with tokens of an hour each, at most as `apiScopes` says, on the spaces and sites that it reaches,
 * and on nothing else of the organization.
 */
export type IntegrationInstallation = Node & {
  __typename?: 'IntegrationInstallation';
  /** What its tokens may do: the scopes of this API that the agreed scopes stand for, as far as the integration still asks for them. */
  apiScopes: Array<Scalars['String']['output']>;
  /** What was set for the whole organization, with what the integration gives for the rest. */
  configuration: Scalars['JSON']['output'];
  /** When it was installed. */
  createdAt: Scalars['DateTime']['output'];
  /** Who installed it; null for somebody who is gone, and for whom the caller may not see. */
  createdBy?: Maybe<User>;
  /** Ids by which the integration knows it elsewhere. */
  externalIds: Array<Scalars['String']['output']>;
  /** Id of the installation (`ins_…`). */
  id: Scalars['ID']['output'];
  /** The integration. */
  integration: Integration;
  /** What of the integration's scopes was agreed to. */
  scopes: Array<Scalars['String']['output']>;
  /** The sites that were chosen, the first chosen first. */
  selectedSites: Array<SelectedSite>;
  /** The spaces that were chosen, the first chosen first. */
  selectedSpaces: Array<SelectedSpace>;
  /** Which sites it reaches. */
  siteSelection: InstallationSelection;
  /** Which spaces it reaches. */
  spaceSelection: InstallationSelection;
  /** How many spaces it reaches: of those that were chosen, or of all, the ones that its tokens open. None without a scope that opens spaces. */
  spaces: Scalars['Int']['output'];
  /** Whether it works. */
  status: InstallationStatus;
  /** Where it is installed. */
  target: InstallationTarget;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Addresses of the installation. */
  urls: InstallationUrls;
  /** The user as whom it appears. */
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
  /** The item. */
  node: IntegrationInstallation;
};

/** A link of an integration to elsewhere. */
export type IntegrationLink = {
  __typename?: 'IntegrationLink';
  /** What it says. */
  label: Scalars['String']['output'];
  /** Where it leads. */
  url: Scalars['String']['output'];
};

/** A link of an integration to elsewhere. */
export type IntegrationLinkInput = {
  /** What it says. */
  label: Scalars['String']['input'];
  /** Where it leads. */
  url: Scalars['String']['input'];
};

/** Who publishes an integration: whole for its members, in the public form for everybody else and for a token without the scope `organization:read`. */
export type IntegrationOwner = Organization | PublicOrganization;

/** What the caller may do with an integration, as far as the scopes of his token go. */
export type IntegrationPermissions = {
  __typename?: 'IntegrationPermissions';
  /** Publish and unpublish it: admins of the organization that publishes it. */
  admin: Scalars['Boolean']['output'];
  /** Install it: admins of an organization that it may be installed in. */
  install: Scalars['Boolean']['output'];
};

/** What an integration's script is written for. */
export type IntegrationRuntime =
  /** The first. */
  | 'V1'
  /** The second. */
  | 'V2';

/** Where an integration may be installed. */
export type IntegrationTarget =
  /** Everywhere. */
  | 'ALL'
  /** On an organization as a whole. */
  | 'ORGANIZATION'
  /** On sites. */
  | 'SITE'
  /** On spaces. */
  | 'SPACE';

/** Addresses of an integration. */
export type IntegrationUrls = {
  __typename?: 'IntegrationUrls';
  /** The integration in the app. */
  app: Scalars['String']['output'];
  /** Where its files are named: the integration itself, whose `icon` and `previewImages` are their addresses. */
  assets: Scalars['String']['output'];
  /** Its icon, for an hour or two; null without one. */
  icon?: Maybe<Scalars['String']['output']>;
  /** The integration in `/v1`. */
  location: Scalars['String']['output'];
  /** Where its script answers; null, for no script runs here. */
  publicEndpoint?: Maybe<Scalars['String']['output']>;
};

/** Who sees an integration, and may install it. */
export type IntegrationVisibility =
  /** Members of the organization that publishes it. */
  | 'PRIVATE'
  /** Everybody with a token; it stands in the lists. */
  | 'PUBLIC'
  /** Everybody who knows its name; it stands in the lists of the organization that publishes it alone. */
  | 'UNLISTED';

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
  /** The item. */
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

/** Who joined. */
export type JoinOrganizationPayload = {
  __typename?: 'JoinOrganizationPayload';
  /** He, as a member. */
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
  /** Portuguese of Brazil. */
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
  /** Chinese of Taiwan. */
  | 'ZH_TW';

/** A space in a language. */
export type LanguageSpace = {
  __typename?: 'LanguageSpace';
  /** Its language. */
  language: Language;
  /** The space. */
  space: Space;
  /** Id of the space. */
  spaceId: Scalars['ID']['output'];
};

/** A space and its language. */
export type LanguageSpaceInput = {
  /** Its language. */
  language: Language;
  /** Id of the space: one of the organization that the caller may read. */
  space: Scalars['ID']['input'];
};

/** How wide a page is. */
export type LayoutWidth =
  /** As wide as reads well. */
  | 'DEFAULT'
  /** As wide as the window. */
  | 'WIDE';

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

/** A link in a text of a revision. */
export type Link = {
  __typename?: 'Link';
  /** As it stands in the text. */
  href: Scalars['String']['output'];
  /** Where it stands: the page, or the reusable content. */
  locations: Array<ContentReference>;
  /** How the text uses it. */
  relation: LinkRelation;
  /** Whether it leads somewhere. */
  status: LinkStatus;
  /** What it leads to; null where that is not known: for a path that means no page, and for a space that is not there or that the caller may not read. */
  target?: Maybe<ContentReference>;
  /** Its words. */
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
  /** Counts of all links of the page or revision, independent of filters and paging. */
  stats: LinkStats;
  /** Number of links on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One of the links of a page, with its cursor. */
export type LinkEdge = {
  __typename?: 'LinkEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Link;
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
  /** The item. */
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

/** How a text uses what it names. */
export type LinkRelation =
  /** It is made with it. */
  | 'DEPENDS_ON'
  /** It leads there. */
  | 'REFERENCE';

/** Counts of links. */
export type LinkStats = {
  __typename?: 'LinkStats';
  /** Those that are broken. */
  broken: BrokenLinkStats;
  /** All of them. */
  total: Scalars['Int']['output'];
};

/** Whether a link leads somewhere. */
export type LinkStatus =
  /** What it leads to is not in the revision: a page, a file, a reusable content, a heading of its own page. Of another page only the page is looked for, not its heading. */
  | 'BROKEN'
  /** It leads to an address of the app itself. */
  | 'IN_APP'
  /** It does, or it leads out of the space, where nobody looks. */
  | 'OK';

/** What is said to be translated. */
export type MarkTranslatedInput = {
  /** The pages, at most 100. Absent: all that are there, but for copies of the source's text. */
  pages?: InputMaybe<Array<TranslatedPageInput>>;
  /** The source's revision that it says what: the one that the source is at unless said. Name the one that the translator saw: what was written meanwhile is not lost. */
  sourceRevision?: InputMaybe<Scalars['ID']['input']>;
};

/** What was said to be translated. */
export type MarkTranslatedPayload = {
  __typename?: 'MarkTranslatedPayload';
  /** The translation, as it stands now. */
  translation: Translation;
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
  /** The item. */
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
  /** The item. */
  node: MemberSpace;
};

/** A rule that keeps a change request from being merged. */
export type MergeBlock = {
  __typename?: 'MergeBlock';
  /** What is missing, for people. */
  message: Scalars['String']['output'];
  /** Ids of the pages that are meant. */
  pages: Array<Scalars['ID']['output']>;
  /** The rule. */
  rule: MergeRule;
};

/** How a change request is merged or updated. */
export type MergeChangeRequestInput = {
  /** Answers as the real call would, and writes nothing. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the revision that the space is thought to be at; refused (STALE_REVISION) when it is at another. */
  expectedPrimaryRevision?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the revision that the change request is thought to be at; refused (STALE_REVISION) when it is at another. */
  expectedRevision?: InputMaybe<Scalars['ID']['input']>;
  /** What is decided about its conflicts. Refused (MERGE_CONFLICT, with all that are left) when one is left. */
  resolutions?: InputMaybe<Array<ConflictResolutionInput>>;
};

/** A merged or updated change request. */
export type MergeChangeRequestPayload = {
  __typename?: 'MergeChangeRequestPayload';
  /** The change request as it is now. */
  changeRequest: ChangeRequest;
  /** What came of it. */
  result: MergeResult;
  /** Id of the revision that it made; of a dry run, that it would have made, which is not there. Of an update of what is up to date, the revision that it is at. */
  revisionId: Scalars['ID']['output'];
};

/**
 * Where two sides changed the same thing differently. Of a merge `ours` is the space and `theirs` the change request; of an
 * update `ours` is the change request and `theirs` the space.
 */
export type MergeConflict = {
  __typename?: 'MergeConflict';
  /** What it was before both changes; null for nothing. */
  base?: Maybe<Scalars['JSON']['output']>;
  /** The blocks in conflict, of texts. */
  blocks: Array<ConflictBlock>;
  /** Id of the file or reusable content, or name of the variable; null where it is about a page. */
  entry?: Maybe<Scalars['ID']['output']>;
  /** Name of the field; null where it is about the whole. */
  field?: Maybe<Scalars['String']['output']>;
  /** Of what is decided about: another when any of the three has changed. */
  fingerprint: Scalars['String']['output'];
  /** Known by this, as long as it is there. */
  id: Scalars['ID']['output'];
  /** Which kind. */
  kind: MergeConflictKind;
  /** What it is on our side; null for nothing. */
  ours?: Maybe<Scalars['JSON']['output']>;
  /** Id of the page; null where it is about none. */
  page?: Maybe<Scalars['ID']['output']>;
  /** Ids of other pages that are meant: the ring, or the page with the same path. */
  related: Array<Scalars['ID']['output']>;
  /** What it is on their side; null for nothing. */
  theirs?: Maybe<Scalars['JSON']['output']>;
  /** Title of the page, or name of the thing, as it is on the side that has it. */
  title: Scalars['String']['output'];
};

/** Kinds of conflict. */
export type MergeConflictKind =
  /** A page came on both sides, differently. */
  | 'ADD_ADD'
  /** The same blocks of a page's text were changed. */
  | 'CONTENT'
  /** A page was deleted on one side and changed on the other. */
  | 'DELETE_EDIT'
  /** A field of a page has another value on both sides. */
  | 'FIELD'
  /** A file changed on both sides. */
  | 'FILE'
  /** A page was moved to two places. */
  | 'MOVE'
  /** Pages would lie inside each other. */
  | 'MOVE_CYCLE'
  /** The page in which a page lies is gone. */
  | 'PARENT_DELETED'
  /** Two pages would have one path. */
  | 'PATH_COLLISION'
  /** A reusable content changed on both sides. */
  | 'REUSABLE_CONTENT'
  /** A variable changed on both sides. */
  | 'VARIABLE';

/** What merging a change request would do now. */
export type MergePreview = {
  __typename?: 'MergePreview';
  /** The rules that do not let it in. */
  blockedBy: Array<MergeBlock>;
  /** What the merge would change in the space; while there are conflicts, what the change request changes. Empty when it is merged or archived. */
  changes: Array<ContentChange>;
  /** Where both sides changed the same thing differently. Empty when it is merged or archived. */
  conflicts: Array<MergeConflict>;
  /** Whether it can be merged. */
  state: MergeState;
};

/** What came of a merge or an update. */
export type MergeResult =
  /** The change request was merged into its space. */
  | 'MERGE'
  /** The change request took in what the space had become. */
  | 'UPDATE';

/** A rule that a merge must keep. */
export type MergeRule =
  /** It breaks no link that was whole. */
  | 'NO_NEW_BROKEN_LINKS'
  /** Enough people other than its author approve of it as it is now, and nobody wants changes. */
  | 'REVIEWS'
  /** The merged content has no more pages, and no more levels of them, than a space may have. Of every space. */
  | 'SIZE'
  /** It is up to date. */
  | 'UP_TO_DATE';

/** What a change request must keep to be merged into a space. */
export type MergeRules = {
  __typename?: 'MergeRules';
  /** Whether it may break no link that was whole. */
  noNewBrokenLinks: Scalars['Boolean']['output'];
  /** How many people other than its author must approve of it as it is; 0 for none. */
  reviews: Scalars['Int']['output'];
  /** Whether it must be up to date. */
  upToDate: Scalars['Boolean']['output'];
};

/** Whether a change request can be merged. */
export type MergeState =
  /** It was put away. */
  | 'ARCHIVED'
  /** It can be merged, and is not up to date. */
  | 'BEHIND'
  /** The space's merge rules do not let it in yet. */
  | 'BLOCKED'
  /** It can be merged, and is up to date. */
  | 'CLEAN'
  /** It has conflicts with what the space has become. */
  | 'CONFLICTING'
  /** It was merged. */
  | 'MERGED';

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

/** A move of a section group. */
export type MoveSiteSectionGroupInput = {
  /** Where to; the end unless said. */
  position?: InputMaybe<GroupPositionInput>;
};

/** A section group elsewhere. */
export type MoveSiteSectionGroupPayload = {
  __typename?: 'MoveSiteSectionGroupPayload';
  /** It. */
  siteSectionGroup: SiteSectionGroup;
};

/** A move of a section. */
export type MoveSiteSectionInput = {
  /** Where to; the end unless said. */
  position?: InputMaybe<SiteSectionPositionInput>;
};

/** A section elsewhere. */
export type MoveSiteSectionPayload = {
  __typename?: 'MoveSiteSectionPayload';
  /** It. */
  siteSection: SiteSection;
};

/** A move of a site space. */
export type MoveSiteSpaceInput = {
  /** Where to; the end unless said. */
  position?: InputMaybe<SiteSpacePositionInput>;
};

/** A site space elsewhere. */
export type MoveSiteSpacePayload = {
  __typename?: 'MoveSiteSpacePayload';
  /** It. */
  siteSpace: SiteSpace;
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
  /** Puts a section into a group, at its end: role create or more. */
  addSectionToGroup: AddSectionToGroupPayload;
  /** Gives the session token for a code. Needs no token. A code that is unknown, was used or has expired is refused (BAD_USER_INPUT), as is a wrong verifier. */
  completeSignIn: CompleteSignInPayload;
  /** Makes a change request, a draft: level edit or more. */
  createChangeRequest: CreateChangeRequestPayload;
  /** Makes a collection: level create or more where it is put. Who makes it and is no admin gets the level create on it. */
  createCollection: CreateCollectionPayload;
  /** Says something of a change request, or of the space itself: level comment or more. Refused (INVALID_TRANSITION) when the change request is merged or archived. */
  createComment: CreateCommentPayload;
  /** Replies to a comment: level comment or more. Refused (INVALID_TRANSITION) when the change request is merged or archived. */
  createCommentReply: CreateCommentReplyPayload;
  /**
   * Makes a token for an installation, good for an hour: admins of its organization, and of the one that publishes the integration. CONFLICT
   * unless it is active.
   */
  createInstallationToken: CreateInstallationTokenPayload;
  /** Makes a link invite: admins. Refused (CONFLICT) while the organization's `inviteLinks` is off. */
  createLinkInvite: CreateLinkInvitePayload;
  /** Makes an OpenAPI spec and has its source processed: role edit or more. An organization has at most 1,000: CONFLICT. */
  createOpenAPISpec: CreateOpenApiSpecPayload;
  /** Makes an organization; the caller becomes its admin. Service accounts make none. */
  createOrganization: CreateOrganizationPayload;
  /** Says what the caller thinks of a change request as it is now: level review or more. Refused (INVALID_TRANSITION) when it is merged or archived. */
  createReview: CreateReviewPayload;
  /** Makes a SAML provider: admins. An organization has at most 50: CONFLICT. A certificate that is none is refused (BAD_USER_INPUT). */
  createSAMLProvider: CreateSamlProviderPayload;
  /** Makes a service account: admins. */
  createServiceAccount: CreateServiceAccountPayload;
  /** Makes a token for a service account: admins. `organizations` may only name its own organization. A token with scopes gives no scopes that it lacks. */
  createServiceAccountToken: CreateTokenPayload;
  /** Makes a share link, which is active: admins, or who made the site. */
  createShareLink: CreateShareLinkPayload;
  /** Makes a site: role create or more, and level create on the spaces that it shows. */
  createSite: CreateSitePayload;
  /** Makes a redirect: role create or more. A site has at most 10,000 that are made by hand: CONFLICT. */
  createSiteRedirect: CreateSiteRedirectPayload;
  /** Makes a section, at the end of the root: role create or more, and level create on the space. The first takes in the site spaces that stood at the root. */
  createSiteSection: CreateSiteSectionPayload;
  /** Makes a section group, at the end of the root: role create or more. */
  createSiteSectionGroup: CreateSiteSectionGroupPayload;
  /** Puts a space on a site, at the end: role create or more, and level create on the space. */
  createSiteSpace: CreateSiteSpacePayload;
  /** Makes a space: level create or more where it is put. Who makes it and is no admin gets the level create on it. */
  createSpace: CreateSpacePayload;
  /** Makes a team: admins. */
  createTeam: CreateTeamPayload;
  /** Makes a personal token for the caller. The token that is used for it must be one without scopes; one bound to organizations makes none. */
  createToken: CreateTokenPayload;
  /** Makes translation settings: organization role create or more. */
  createTranslationSettings: CreateTranslationSettingsPayload;
  /** Puts a collection and all that is in it into the trash, as one unit, for seven days: level create or more. */
  deleteCollection: DeleteCollectionPayload;
  /** Deletes a comment with its replies: its author, or level create or more. */
  deleteComment: DeleteCommentPayload;
  /** Deletes a reply: its author, or level create or more. */
  deleteCommentReply: DeleteCommentReplyPayload;
  /** Deletes a link invite, whose link ends at once: admins. */
  deleteLinkInvite: DeleteLinkInvitePayload;
  /** Deletes an OpenAPI spec with its versions: role edit or more. Pages that are made from it hold nothing from then on. */
  deleteOpenAPISpec: DeleteOpenApiSpecPayload;
  /** Deletes a SAML provider, and ends the sessions that began through it: admins. The last active one stays while the organization asks for SAML (CONFLICT). */
  deleteSAMLProvider: DeleteSamlProviderPayload;
  /** Deletes a service account; its tokens end at once. What it wrote stays, under its name: admins. */
  deleteServiceAccount: DeleteServiceAccountPayload;
  /** Deletes a share link: admins, or who made the site. */
  deleteShareLink: DeleteShareLinkPayload;
  /** Deletes a site with its structure, share links and redirects, and none of its spaces: role create or more. */
  deleteSite: DeleteSitePayload;
  /** Deletes a redirect: role create or more. */
  deleteSiteRedirect: DeleteSiteRedirectPayload;
  /** Deletes a section with its site spaces, and none of the spaces; the next in order is the default where it was: role create or more. */
  deleteSiteSection: DeleteSiteSectionPayload;
  /** Deletes a section group; its sections stand at the root where it stood: role create or more. */
  deleteSiteSectionGroup: DeleteSiteSectionGroupPayload;
  /** Takes a space from a site, and leaves it as it is: role create or more. */
  deleteSiteSpace: DeleteSiteSpacePayload;
  /** Lets a site space look like its site: role create or more. */
  deleteSiteSpaceCustomization: DeleteSiteSpaceCustomizationPayload;
  /** Puts a space into the trash for seven days: level create or more. */
  deleteSpace: DeleteSpacePayload;
  /** Deletes a team: admins. */
  deleteTeam: DeleteTeamPayload;
  /** Deletes translation settings, and nothing of the spaces: organization role create or more. */
  deleteTranslationSettings: DeleteTranslationSettingsPayload;
  /** Copies a space, right after it: its content, default level and grants, not its change requests and comments. Level create or more. */
  duplicateSpace: DuplicateSpacePayload;
  /** Changes the content of a change request: level edit or more. Refused (INVALID_TRANSITION) when it is merged or archived. */
  editChangeRequestContent: EditChangeRequestContentPayload;
  /** Changes the content of a space at once: level edit or more. Refused (SPACE_LOCKED) where it is edited by change requests alone. */
  editSpaceContent: EditSpaceContentPayload;
  /** Gives several a level: level create or more. */
  grantAll: GrantAllPayload;
  /** Brings content into a change request: level edit or more. Refused when it is merged or archived (INVALID_TRANSITION), and as an import into a space. */
  importIntoChangeRequest: ImportPayload;
  /** Brings content into a space, as a revision: level create. It goes on in the background: ask for it by its id. Refused where the space is edited by change requests alone (SPACE_LOCKED), for what is not read yet (UNSUPPORTED_SOURCE), and while 20 of the caller's are under way (RATE_LIMITED). */
  importIntoSpace: ImportPayload;
  /** Installs an integration in an organization: its admins. ALREADY_EXISTS where it is installed. */
  installIntegration: InstallIntegrationPayload;
  /** Invites people by their addresses: admins. */
  inviteMembers: InviteMembersPayload;
  /** Joins an organization that claims the domain of the caller's own address, where that is confirmed, with the role that new members get. NOT_FOUND for everybody else; CONFLICT where its people must sign in through SAML. */
  joinOrganization: JoinOrganizationPayload;
  /** Says that pages of a language say what the source does: level edit or more on its space. CONFLICT while there is no source that the caller may read. */
  markTranslated: MarkTranslatedPayload;
  /** Merges a change request into its space, whole or not at all: level review or more. Refused: INVALID_TRANSITION when it is merged or archived, MERGE_CONFLICT with every conflict, CONFLICT by the space's merge rules. */
  mergeChangeRequest: MergeChangeRequestPayload;
  /** Moves a collection among its siblings or into another collection: level create or more there and here. Refused (CONFLICT) when nothing would change, or when it would lie inside itself. */
  moveCollection: MoveCollectionPayload;
  /**
   * Moves a section among those beside it: role create or more.
   * @deprecated Use sortSiteStructure.
   */
  moveSiteSection: MoveSiteSectionPayload;
  /**
   * Moves a section group among the sections at the root: role create or more.
   * @deprecated Use sortSiteStructure.
   */
  moveSiteSectionGroup: MoveSiteSectionGroupPayload;
  /**
   * Moves a site space among those beside it: role create or more.
   * @deprecated Use sortSiteStructure.
   */
  moveSiteSpace: MoveSiteSpacePayload;
  /** Moves a space among its siblings or into another collection: level create or more there and here. Refused (CONFLICT) when nothing would change. */
  moveSpace: MoveSpacePayload;
  /** Says what a public address means, and gives a token to read it with: everybody. NOT_FOUND for what is not there, not published or closed to this visitor. */
  openPublishedSite: OpenPublishedSitePayload;
  /** Notes that the caller was here: every member. */
  pingOrganization: PingOrganizationPayload;
  /**
   * Publishes an integration under a name, or its next version: admins of the organization that publishes it. Installations whose configuration
   * lacks what the version requires are pending with it. ALREADY_EXISTS for a name of another organization's.
   */
  publishIntegration: PublishIntegrationPayload;
  /** Publishes a site: admins, or who made it. One that is published stays so. */
  publishSite: PublishSitePayload;
  /** Takes what the space has become into a change request, whole or not at all: level edit or more. Refused: INVALID_TRANSITION when it is merged or archived, MERGE_CONFLICT with every conflict. */
  pullChangeRequest: MergeChangeRequestPayload;
  /** Gives a site a new key: admins, or who made the site. Tokens that are signed with the one before stay good for 24 hours; one more new key ends it at once. */
  regenerateVisitorKey: RegenerateVisitorKeyPayload;
  /** Removes a member: admins, and everybody himself. The last admin cannot go (CONFLICT). */
  removeMember: RemoveMemberPayload;
  /** Takes back what was given to a member right here: level create or more. */
  removeMemberGrant: RemoveGrantPayload;
  /** Asks somebody no more: as asking him. */
  removeRequestedReviewer: RemoveRequestedReviewerPayload;
  /** Takes a section out of a group: it stands at the root, behind the group: role create or more. */
  removeSectionFromGroup: RemoveSectionFromGroupPayload;
  /** Takes back what was given to a team right here: level create or more. */
  removeTeamGrant: RemoveGrantPayload;
  /** Takes somebody out of a team: admins, the team's owners, and everybody himself. */
  removeTeamMember: RemoveTeamMemberPayload;
  /** Asks people for a review: the maker of the change request with the level edit, everybody with the level review or more. Who was asked already stays. */
  requestReviewers: RequestReviewersPayload;
  /** Brings a deleted collection back with all that was deleted with it: level create or more. One that is not deleted is refused (CONFLICT). */
  restoreCollection: RestoreCollectionPayload;
  /** Brings a deleted space back to where it was, or as near as there still is something: level create or more. One that is not deleted is refused (CONFLICT). */
  restoreSpace: RestoreSpacePayload;
  /** Makes a change request that undoes a merged one: level review or more. It is merged like any other, with what the space has become since. Refused (INVALID_TRANSITION) for one that is not merged. */
  revertChangeRequest: RevertChangeRequestPayload;
  /** Takes an invite back: admins. */
  revokeInvite: RevokeInvitePayload;
  /** Ends a token of a service account at once: admins. */
  revokeServiceAccountToken: RevokeTokenPayload;
  /** Ends one of the caller's tokens at once. */
  revokeToken: RevokeTokenPayload;
  /** Gives a space the content of an older revision of its own, as a new revision: level create or more. Refused (SPACE_LOCKED) where it is edited by change requests alone. */
  rollbackSpace: RollbackSpacePayload;
  /** Gives a token of a service account a new secret; the old one ends at once: admins. */
  rotateServiceAccountToken: RotateTokenPayload;
  /** Gives one of the caller's tokens a new secret; the old one ends at once. */
  rotateToken: RotateTokenPayload;
  /** Says which claims a site knows: admins, or who made it. Conditions that do not fit any more stay, and hide what they stand before. */
  setAdaptiveSchema: SetAdaptiveSchemaPayload;
  /** Shuts a member out, or lets him in again; what he was given stays. Admins; the last admin cannot be shut out (CONFLICT). */
  setMemberDisabled: SetMemberDisabledPayload;
  /** Gives a member a level on a space or collection, or changes it: level create or more. */
  setMemberGrant: SetGrantPayload;
  /** Marks a member as one who signs in through SAML: admins. */
  setMemberSSO: SetMemberSsoPayload;
  /** Says what a change request must keep to be merged: level create or more. */
  setMergeRules: SetMergeRulesPayload;
  /** Sets the source of an OpenAPI spec and has it processed, or makes the spec where there is none: role edit or more. What it was before stays among its latest 100 versions. */
  setOpenAPISpec: SetOpenApiSpecPayload;
  /** Says how a site looks, and what it offers its visitors: role create or more. It is said whole: what is absent is the default. */
  setSiteCustomization: SetSiteCustomizationPayload;
  /** Says where a site space looks otherwise than its site: role create or more. It is said whole: what is absent is as the site has it. */
  setSiteSpaceCustomization: SetSiteSpaceCustomizationPayload;
  /** Gives a team a level on a space or collection, or changes it: level create or more. */
  setTeamGrant: SetGrantPayload;
  /** Puts a member into a team, or changes what he is in it: admins and the team's owners. */
  setTeamMember: SetTeamMemberPayload;
  /** Changes translation settings: organization role create or more. */
  setTranslationSettings: SetTranslationSettingsPayload;
  /** Moves an item of the structure of a site: role create or more. */
  sortSiteStructure: SortSiteStructurePayload;
  /** Gives a collection with all that is in it to another organization: level create or more here and there. What was granted on it does not come along. */
  transferCollection: TransferCollectionPayload;
  /** Gives a space to another organization, collection or both: level create or more here and there. What was granted on it does not come along. */
  transferSpace: TransferSpacePayload;
  /** Uninstalls an integration; its tokens end at once. What it wrote stays, under its name: admins of the installation's organization. */
  uninstallIntegration: UninstallIntegrationPayload;
  /**
   * Takes an integration back, with its installations and their tokens: admins of the organization that publishes it. CONFLICT while other
   * organizations have it installed, unless `force` is true.
   */
  unpublishIntegration: UnpublishIntegrationPayload;
  /** Takes a site from its visitors: admins, or who made it. */
  unpublishSite: UnpublishSitePayload;
  /** Changes the subject or the status of a change request: its maker with the level edit, everybody with the level review or more. */
  updateChangeRequest: UpdateChangeRequestPayload;
  /** Changes a collection: level create or more. */
  updateCollection: UpdateCollectionPayload;
  /** Changes a comment, says that it was dealt with or not, reacts to it: level comment or more, and what each of these needs. */
  updateComment: UpdateCommentPayload;
  /** Changes a reply, reacts to it: level comment or more, and what each of these needs. */
  updateCommentReply: UpdateCommentReplyPayload;
  /** Changes an installation: admins of its organization. */
  updateIntegrationInstallation: UpdateIntegrationInstallationPayload;
  /** Changes a link invite: admins. */
  updateLinkInvite: UpdateLinkInvitePayload;
  /** Changes a member's role: admins. */
  updateMember: UpdateMemberPayload;
  /** Changes the level that a member was given on a space or collection: level create or more. */
  updateMemberGrant: UpdateGrantPayload;
  /** Changes an organization: admins. */
  updateOrganization: UpdateOrganizationPayload;
  /** Changes how the visitors of a site are known: admins, or who made the site. */
  updatePublishingAuth: UpdatePublishingAuthPayload;
  /** Changes a SAML provider: admins. Sessions that began through it go on. */
  updateSAMLProvider: UpdateSamlProviderPayload;
  /** Changes a service account: admins. */
  updateServiceAccount: UpdateServiceAccountPayload;
  /** Changes a share link: admins, or who made the site. */
  updateShareLink: UpdateShareLinkPayload;
  /** Changes a site: role create or more; its visibility: admins, or who made it. */
  updateSite: UpdateSitePayload;
  /** Changes a redirect: role create or more. */
  updateSiteRedirect: UpdateSiteRedirectPayload;
  /** Changes a section: role create or more. */
  updateSiteSection: UpdateSiteSectionPayload;
  /** Changes a section group: role create or more. */
  updateSiteSectionGroup: UpdateSiteSectionGroupPayload;
  /** Changes a site space: role create or more, and level create on a space that comes in. */
  updateSiteSpace: UpdateSiteSpacePayload;
  /** Changes a space: level create or more. */
  updateSpace: UpdateSpacePayload;
  /** Renames a team: admins. */
  updateTeam: UpdateTeamPayload;
  /** Changes the level that a team was given on a space or collection: level create or more. */
  updateTeamGrant: UpdateGrantPayload;
  /** Puts members into a team and takes others out, all or nothing: admins and the team's owners. */
  updateTeamMembers: UpdateTeamMembersPayload;
  /** Uploads a file to an organization: level edit or more anywhere in it. */
  uploadFile: UploadFilePayload;
};


/** What may be changed. */
export type MutationAcceptInviteArgs = {
  id: Scalars['ID']['input'];
  input: AcceptInviteInput;
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationAddSectionToGroupArgs = {
  id: Scalars['ID']['input'];
  input: AddSectionToGroupInput;
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCompleteSignInArgs = {
  input: CompleteSignInInput;
};


/** What may be changed. */
export type MutationCreateChangeRequestArgs = {
  input: CreateChangeRequestInput;
  spaceId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCreateCollectionArgs = {
  input: CreateCollectionInput;
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCreateCommentArgs = {
  changeRequestId?: InputMaybe<Scalars['ID']['input']>;
  input: CreateCommentInput;
  spaceId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCreateCommentReplyArgs = {
  changeRequestId?: InputMaybe<Scalars['ID']['input']>;
  commentId: Scalars['ID']['input'];
  input: CreateCommentReplyInput;
  spaceId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCreateInstallationTokenArgs = {
  id: Scalars['ID']['input'];
  integrationName: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationCreateLinkInviteArgs = {
  input: CreateLinkInviteInput;
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCreateOpenApiSpecArgs = {
  input: CreateOpenApiSpecInput;
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCreateOrganizationArgs = {
  input: CreateOrganizationInput;
};


/** What may be changed. */
export type MutationCreateReviewArgs = {
  id: Scalars['ID']['input'];
  input: CreateReviewInput;
  spaceId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCreateSamlProviderArgs = {
  input: CreateSamlProviderInput;
  organizationId: Scalars['ID']['input'];
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
export type MutationCreateShareLinkArgs = {
  input: CreateShareLinkInput;
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCreateSiteArgs = {
  input: CreateSiteInput;
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCreateSiteRedirectArgs = {
  input: CreateSiteRedirectInput;
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCreateSiteSectionArgs = {
  input: CreateSiteSectionInput;
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCreateSiteSectionGroupArgs = {
  input: CreateSiteSectionGroupInput;
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationCreateSiteSpaceArgs = {
  input: CreateSiteSpaceInput;
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
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
export type MutationCreateTranslationSettingsArgs = {
  input: CreateTranslationSettingsInput;
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDeleteCollectionArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDeleteCommentArgs = {
  changeRequestId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  spaceId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDeleteCommentReplyArgs = {
  changeRequestId?: InputMaybe<Scalars['ID']['input']>;
  commentId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  spaceId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDeleteLinkInviteArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDeleteOpenApiSpecArgs = {
  organizationId: Scalars['ID']['input'];
  slug: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationDeleteSamlProviderArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDeleteServiceAccountArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDeleteShareLinkArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDeleteSiteArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDeleteSiteRedirectArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDeleteSiteSectionArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDeleteSiteSectionGroupArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDeleteSiteSpaceArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDeleteSiteSpaceCustomizationArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
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
export type MutationDeleteTranslationSettingsArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationDuplicateSpaceArgs = {
  id: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationEditChangeRequestContentArgs = {
  id: Scalars['ID']['input'];
  input: EditContentInput;
  spaceId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationEditSpaceContentArgs = {
  input: EditContentInput;
  spaceId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationGrantAllArgs = {
  contentId: Scalars['ID']['input'];
  input: GrantAllInput;
};


/** What may be changed. */
export type MutationImportIntoChangeRequestArgs = {
  id: Scalars['ID']['input'];
  input: ImportContentInput;
  seconds?: Scalars['Int']['input'];
  spaceId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationImportIntoSpaceArgs = {
  input: ImportContentInput;
  seconds?: Scalars['Int']['input'];
  spaceId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationInstallIntegrationArgs = {
  input: InstallIntegrationInput;
  integrationName: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationInviteMembersArgs = {
  input: InviteMembersInput;
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationJoinOrganizationArgs = {
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationMarkTranslatedArgs = {
  input: MarkTranslatedInput;
  language: Language;
  organizationId: Scalars['ID']['input'];
  translationSettingsId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationMergeChangeRequestArgs = {
  id: Scalars['ID']['input'];
  input?: InputMaybe<MergeChangeRequestInput>;
  spaceId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationMoveCollectionArgs = {
  id: Scalars['ID']['input'];
  input: MoveContentInput;
};


/** What may be changed. */
export type MutationMoveSiteSectionArgs = {
  id: Scalars['ID']['input'];
  input: MoveSiteSectionInput;
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationMoveSiteSectionGroupArgs = {
  id: Scalars['ID']['input'];
  input: MoveSiteSectionGroupInput;
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationMoveSiteSpaceArgs = {
  id: Scalars['ID']['input'];
  input: MoveSiteSpaceInput;
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationMoveSpaceArgs = {
  id: Scalars['ID']['input'];
  input: MoveContentInput;
};


/** What may be changed. */
export type MutationOpenPublishedSiteArgs = {
  input: OpenPublishedSiteInput;
};


/** What may be changed. */
export type MutationPingOrganizationArgs = {
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationPublishIntegrationArgs = {
  input: PublishIntegrationInput;
  name: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationPublishSiteArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationPullChangeRequestArgs = {
  id: Scalars['ID']['input'];
  input?: InputMaybe<MergeChangeRequestInput>;
  spaceId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationRegenerateVisitorKeyArgs = {
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
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
export type MutationRemoveRequestedReviewerArgs = {
  id: Scalars['ID']['input'];
  spaceId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationRemoveSectionFromGroupArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  sectionId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
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
export type MutationRequestReviewersArgs = {
  id: Scalars['ID']['input'];
  input: RequestReviewersInput;
  spaceId: Scalars['ID']['input'];
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
export type MutationRevertChangeRequestArgs = {
  id: Scalars['ID']['input'];
  spaceId: Scalars['ID']['input'];
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
export type MutationRollbackSpaceArgs = {
  input?: InputMaybe<RollbackSpaceInput>;
  revisionId: Scalars['ID']['input'];
  spaceId: Scalars['ID']['input'];
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
export type MutationSetAdaptiveSchemaArgs = {
  input: SetAdaptiveSchemaInput;
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
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
export type MutationSetMergeRulesArgs = {
  input: SetMergeRulesInput;
  spaceId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationSetOpenApiSpecArgs = {
  input: SetOpenApiSpecInput;
  organizationId: Scalars['ID']['input'];
  slug: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationSetSiteCustomizationArgs = {
  input: SiteCustomizationInput;
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationSetSiteSpaceCustomizationArgs = {
  id: Scalars['ID']['input'];
  input: SiteCustomizationInput;
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
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
export type MutationSetTranslationSettingsArgs = {
  id: Scalars['ID']['input'];
  input: SetTranslationSettingsInput;
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationSortSiteStructureArgs = {
  input: SortSiteStructureInput;
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
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
export type MutationUninstallIntegrationArgs = {
  id: Scalars['ID']['input'];
  integrationName: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationUnpublishIntegrationArgs = {
  force?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
};


/** What may be changed. */
export type MutationUnpublishSiteArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationUpdateChangeRequestArgs = {
  id: Scalars['ID']['input'];
  input: UpdateChangeRequestInput;
  spaceId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationUpdateCollectionArgs = {
  id: Scalars['ID']['input'];
  input: UpdateCollectionInput;
};


/** What may be changed. */
export type MutationUpdateCommentArgs = {
  changeRequestId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  input: UpdateCommentInput;
  spaceId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationUpdateCommentReplyArgs = {
  changeRequestId?: InputMaybe<Scalars['ID']['input']>;
  commentId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  input: UpdateCommentReplyInput;
  spaceId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationUpdateIntegrationInstallationArgs = {
  id: Scalars['ID']['input'];
  input: UpdateIntegrationInstallationInput;
  integrationName: Scalars['String']['input'];
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
export type MutationUpdatePublishingAuthArgs = {
  input: UpdatePublishingAuthInput;
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationUpdateSamlProviderArgs = {
  id: Scalars['ID']['input'];
  input: UpdateSamlProviderInput;
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationUpdateServiceAccountArgs = {
  id: Scalars['ID']['input'];
  input: UpdateServiceAccountInput;
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationUpdateShareLinkArgs = {
  id: Scalars['ID']['input'];
  input: UpdateShareLinkInput;
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationUpdateSiteArgs = {
  id: Scalars['ID']['input'];
  input: UpdateSiteInput;
  organizationId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationUpdateSiteRedirectArgs = {
  id: Scalars['ID']['input'];
  input: UpdateSiteRedirectInput;
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationUpdateSiteSectionArgs = {
  id: Scalars['ID']['input'];
  input: UpdateSiteSectionInput;
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationUpdateSiteSectionGroupArgs = {
  id: Scalars['ID']['input'];
  input: UpdateSiteSectionGroupInput;
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


/** What may be changed. */
export type MutationUpdateSiteSpaceArgs = {
  id: Scalars['ID']['input'];
  input: UpdateSiteSpaceInput;
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
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


/** What may be changed. */
export type MutationUploadFileArgs = {
  input: UploadFileInput;
  organizationId: Scalars['ID']['input'];
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

/** What a new site begins with, where no spaces are named. */
export type NewSiteSpaces =
  /** A new space without pages. */
  | 'EMPTY'
  /** A new space with a few pages. */
  | 'SAMPLE';

/** The spaces of a new site. */
export type NewSiteSpacesInput =
  /** Ids of spaces that are there, in order; level create on each. */
  { ids: Array<Scalars['ID']['input']>; make?: never; }
  |  /** One that is made for it: level create at the top of the organization. */
  { ids?: never; make: NewSiteSpaces; };

/** A thing with an id that is unique in the whole service. The id's prefix tells its type: `org_…`, `usr_…`, `team_…`. */
export type Node = {
  /** The id, the same in GraphQL, in `/v1` and in the database. */
  id: Scalars['ID']['output'];
};

/**
 * An OpenAPI spec: where it is read, and what was read there from time to time. Seen with the role read or more in the organization.
 * Its source is read by a job when the spec is made and whenever it is set, one with an address also every six hours; a version is made
 * where something changed. The last good version stays when a later reading fails. The latest 100 versions are kept.
 */
export type OpenApiSpec = Node & {
  __typename?: 'OpenAPISpec';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the spec (`oas_…`). */
  id: Scalars['ID']['output'];
  /** Why the last reading gave no version; null where it was good. */
  lastProcessErrorCode?: Maybe<OpenApiSpecErrorCode>;
  /** The same in words, for who wrote the spec. */
  lastProcessErrorMessage?: Maybe<Scalars['String']['output']>;
  /** When its source was last read to the end; null before that. */
  lastProcessedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the latest version; null before the first. */
  lastVersionId?: Maybe<Scalars['ID']['output']>;
  /** The latest version; null before the first. */
  latestVersion?: Maybe<OpenApiSpecVersion>;
  /** The organization. */
  organization: Organization;
  /** What the caller may do with it. */
  permissions: OpenApiSpecPermissions;
  /** How far the reading of its source is. */
  processingState: OpenApiSpecProcessingState;
  /** Its name in addresses, unique in the organization. */
  slug: Scalars['String']['output'];
  /** Where it is read; null where it was given as a text. */
  sourceURL?: Maybe<Scalars['String']['output']>;
  /** When its source was last set. */
  updatedAt: Scalars['DateTime']['output'];
  /** Addresses of the spec. */
  urls: OpenApiSpecUrls;
  /** One version by its id; null where the spec has none of this id. */
  version?: Maybe<OpenApiSpecVersion>;
  /** Its versions, newest first: the latest 100. */
  versions: OpenApiSpecVersionConnection;
};


/**
 * An OpenAPI spec: where it is read, and what was read there from time to time. Seen with the role read or more in the organization.
 * Its source is read by a job when the spec is made and whenever it is set, one with an address also every six hours; a version is made
 * where something changed. The last good version stays when a later reading fails. The latest 100 versions are kept.
 */
export type OpenApiSpecVersionArgs = {
  id: Scalars['ID']['input'];
};


/**
 * An OpenAPI spec: where it is read, and what was read there from time to time. Seen with the role read or more in the organization.
 * Its source is read by a job when the spec is made and whenever it is set, one with an address also every six hours; a version is made
 * where something changed. The last good version stays when a later reading fails. The latest 100 versions are kept.
 */
export type OpenApiSpecVersionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** One change between two versions of a spec. */
export type OpenApiSpecChange = {
  __typename?: 'OpenAPISpecChange';
  /** Whether a client that did with the version before may fail by it. */
  breaking: Scalars['Boolean']['output'];
  /** What became of which part. */
  kind: OpenApiSpecChangeKind;
  /** The same in words. */
  message: Scalars['String']['output'];
  /** Where: a JSON pointer into the document of the version, of what is gone into that of the version before. */
  path: Scalars['String']['output'];
};

/** What became of which part. */
export type OpenApiSpecChangeKind =
  /** There is an operation that was not there. */
  | 'OPERATION_ADDED'
  /** Of an operation something changed that is none of its parts. */
  | 'OPERATION_CHANGED'
  /** An operation is not there any more. */
  | 'OPERATION_REMOVED'
  /** An operation takes a parameter that it did not take. */
  | 'PARAMETER_ADDED'
  /** A parameter changed. */
  | 'PARAMETER_CHANGED'
  /** An operation does not take a parameter any more. */
  | 'PARAMETER_REMOVED'
  /** An operation takes a body, or a form of it, that it did not take. */
  | 'REQUEST_BODY_ADDED'
  /** The body that an operation takes changed. */
  | 'REQUEST_BODY_CHANGED'
  /** An operation does not take a body, or a form of it, any more. */
  | 'REQUEST_BODY_REMOVED'
  /** An operation has an answer, or a form of it, that it had not. */
  | 'RESPONSE_ADDED'
  /** An answer changed. */
  | 'RESPONSE_CHANGED'
  /** An operation does not have an answer, or a form of it, any more. */
  | 'RESPONSE_REMOVED'
  /** There is a named schema that was not there. */
  | 'SCHEMA_ADDED'
  /** A named schema changed. */
  | 'SCHEMA_CHANGED'
  /** A named schema is not there any more. */
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

/** What changed from one version of a spec to the next. */
export type OpenApiSpecDiff = {
  __typename?: 'OpenAPISpecDiff';
  /** Whether a client of the version before may fail with this one. */
  breaking: Scalars['Boolean']['output'];
  /** The changes, breaking ones first; at most 10,000 of them. */
  changes: Array<OpenApiSpecChange>;
  /** How many changes there are. */
  count: Scalars['Int']['output'];
};

/** One of the specs of a page, with its cursor. */
export type OpenApiSpecEdge = {
  __typename?: 'OpenAPISpecEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: OpenApiSpec;
};

/** Why a spec's source gave no version. */
export type OpenApiSpecErrorCode =
  /** An address cannot be read: the spec's own, or one that a reference in it leads to. */
  | 'FETCH_ERROR'
  /** An address took too long to answer. */
  | 'FETCH_TIMEOUT'
  /** What was read is no valid OpenAPI or Swagger document, or is too large. */
  | 'PARSE_ERROR';

/** What the caller may do with a spec, as far as the scopes of his token go. */
export type OpenApiSpecPermissions = {
  __typename?: 'OpenAPISpecPermissions';
  /** Delete it: role edit or more. */
  delete: Scalars['Boolean']['output'];
  /** Set its source: role edit or more. */
  edit: Scalars['Boolean']['output'];
  /** Read it and its versions: role read or more. */
  view: Scalars['Boolean']['output'];
};

/** How far the processing of a spec's source is (contract: States). */
export type OpenApiSpecProcessingState =
  /** It came to its end; `lastProcessErrorCode` says whether that was a good one. */
  | 'COMPLETE'
  /** It waits for its turn. */
  | 'PENDING'
  /** It is read. */
  | 'PROGRESS';

/** Where a spec is read: exactly one of the two. */
export type OpenApiSpecSourceInput =
  /** The document itself, in JSON or YAML. */
  { text: Scalars['String']['input']; url?: never; }
  |  /** Address of the document, in JSON or YAML. It is fetched by a job, from public addresses alone, with the files that its references name. */
  { text?: never; url: Scalars['String']['input']; };

/** Addresses of a spec. */
export type OpenApiSpecUrls = {
  __typename?: 'OpenAPISpecUrls';
  /** The spec in the app. */
  app: Scalars['String']['output'];
  /** The spec in `/v1`. */
  location: Scalars['String']['output'];
};

/** What a spec was at a time: it never changes. */
export type OpenApiSpecVersion = Node & {
  __typename?: 'OpenAPISpecVersion';
  /** What was read. */
  content: OpenApiSpecVersionContent;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What changed since the version before, be that kept or not; null of the first. */
  diffFromPrevious?: Maybe<OpenApiSpecDiff>;
  /** Id of the version (`oav_…`). */
  id: Scalars['ID']['output'];
  /** Which one of the spec it is, counted from 1. */
  number: Scalars['Int']['output'];
  /** The spec. */
  spec: OpenApiSpec;
  /** Address that gives the document as JSON to whoever has it, for one to two hours: brought up to OpenAPI 3.1, with the files that it refers to inside. */
  url: Scalars['String']['output'];
  /** Addresses of the version. */
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

/** What was read for a version. */
export type OpenApiSpecVersionContent = {
  __typename?: 'OpenAPISpecVersionContent';
  /** The files as they were read, the spec's own first: `[{dir, isEntrypoint, references, filename, specification}]`. */
  filesystem: Scalars['JSON']['output'];
  /** The same address as that of the version. */
  url: Scalars['String']['output'];
};

/** One of the versions of a page, with its cursor. */
export type OpenApiSpecVersionEdge = {
  __typename?: 'OpenAPISpecVersionEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: OpenApiSpecVersion;
};

/** Addresses of a version. */
export type OpenApiSpecVersionUrls = {
  __typename?: 'OpenAPISpecVersionUrls';
  /** The version in `/v1`. */
  location: Scalars['String']['output'];
};

/** A public address. */
export type OpenPublishedSiteInput = {
  /** The address, with `?shareKey=` where it has one; one that something had before leads to where that is now. */
  url: Scalars['String']['input'];
  /** Who visits; somebody of whom nothing is known unless said. */
  visitor?: InputMaybe<VisitorInput>;
};

/** What a public address means, and a token to read it with. */
export type OpenPublishedSitePayload = {
  __typename?: 'OpenPublishedSitePayload';
  /** A visitor's token (`lv_…`), good for an hour: it reads the site and the spaces that the site shows him. */
  apiToken: Scalars['String']['output'];
  /** Id of the organization. */
  organizationId: Scalars['ID']['output'];
  /** Path of the page in the space, of its first where the address names none; empty while it has no pages. */
  path: Scalars['String']['output'];
  /** Where it lies now, if the address is one that it had before. */
  redirect?: Maybe<Scalars['String']['output']>;
  /** Id of the site. */
  siteId: Scalars['ID']['output'];
  /** Id of the section; null where the site has none. */
  siteSectionId?: Maybe<Scalars['ID']['output']>;
  /** Id of the site space. */
  siteSpaceId: Scalars['ID']['output'];
  /** Id of its space. */
  spaceId: Scalars['ID']['output'];
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
  /** Change requests of the spaces that the caller may read, newest first. */
  changeRequests: ChangeRequestConnection;
  /** Its collections that the caller may see, by their position among their siblings. */
  collections: CollectionConnection;
  /** Which kind of community, if it is one. */
  communityType?: Maybe<CommunityType>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Hostname of its own for public content. */
  customHostname?: Maybe<Scalars['String']['output']>;
  /** What a member sees first; null for nothing in particular, and for a site that the caller may not read. */
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
  /** Where its members sign in: its active SAML providers, by label, for whoever belongs to it. */
  logins: Array<SsoLogin>;
  /** Its members, newest first unless said. Role read or more. */
  members: MemberConnection;
  /** The caller's own membership; null for a service account. */
  membership?: Maybe<Member>;
  /** Its OpenAPI specs, newest first: role read or more. */
  openAPISpecs: OpenApiSpecConnection;
  /** What the caller may do here. */
  permissions: OrganizationPermissions;
  /** What it pays for. */
  plan: Plan;
  /** Its SAML providers, by label: admins. */
  samlProviders: SamlProviderConnection;
  /** What is found in the content of the spaces that the caller may read; as in one space. */
  search: SpaceSearchResultConnection;
  /** Its service accounts, newest first: admins. */
  serviceAccounts: ServiceAccountConnection;
  /** Its sites that the caller may read, newest first. */
  sites: SiteConnection;
  /** Its spaces that the caller may see, newest first. */
  spaces: SpaceConnection;
  /** Whether its members must sign in through one of its SAML providers. */
  sso: Scalars['Boolean']['output'];
  /** Its teams, by name. A guest's list holds the teams he is in. */
  teams: TeamConnection;
  /** Name, 2 to 255 characters. */
  title: Scalars['String']['output'];
  /** Its translation settings, newest first: role read or more. */
  translationSettings: TranslationSettingsConnection;
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
export type OrganizationChangeRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  contributor?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<ChangeRequestStatus>;
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
export type OrganizationOpenApiSpecsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A company or community: the owner of members, teams, content and sites, and the border that no reference crosses. */
export type OrganizationSamlProvidersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A company or community: the owner of members, teams, content and sites, and the border that no reference crosses. */
export type OrganizationSearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


/** A company or community: the owner of members, teams, content and sites, and the border that no reference crosses. */
export type OrganizationServiceAccountsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A company or community: the owner of members, teams, content and sites, and the border that no reference crosses. */
export type OrganizationSitesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  published?: InputMaybe<Scalars['Boolean']['input']>;
  space?: InputMaybe<Scalars['ID']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
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


/** A company or community: the owner of members, teams, content and sites, and the border that no reference crosses. */
export type OrganizationTranslationSettingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
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
  /** The item. */
  node: Organization;
};

/** What the caller may do with an organization, as far as the scopes of his token go. */
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

/** A page of a revision. Its id stays the same from revision to revision. */
export type Page = {
  __typename?: 'Page';
  /** All pages below it, each before those below it. */
  allPages: Array<Page>;
  /** Its text in one form. */
  body: PageBody;
  /** What a computed page is made from; null of other pages. */
  computed?: Maybe<Scalars['JSON']['output']>;
  /** Its cover; null for none. */
  cover?: Maybe<PageCover>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** How many levels of pages are above it. */
  depth: Scalars['Int']['output'];
  /** What it is about. */
  description?: Maybe<Scalars['String']['output']>;
  /** Its text as a tree of blocks: `{object, nodes: [{id, type, …}]}`. Null without a text. */
  document?: Maybe<Scalars['JSON']['output']>;
  /** Known by this: pages with the same text have the same. Null without a text. */
  documentId?: Maybe<Scalars['ID']['output']>;
  /** Its sign, an emoji. */
  emoji?: Maybe<Scalars['String']['output']>;
  /** Where it lies in a repository; null for nowhere. */
  git?: Maybe<GitPath>;
  /** The headings of its text, in order. */
  headings: Array<Heading>;
  /** Whether it is left out of the table of contents. */
  hidden: Scalars['Boolean']['output'];
  /** Address that a link leads to; null of other pages. */
  href?: Maybe<Scalars['String']['output']>;
  /** Name of its icon. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Id of the page (`pag_…`). */
  id: Scalars['ID']['output'];
  /** The same, as published clients know it; null of a computed page. */
  kind?: Maybe<PageKind>;
  /** What is shown of it, and how; null of a group and of a link. */
  layout?: Maybe<PageLayout>;
  /** Its text, as it was written; links to pages are spelled with their ids. `evaluated`: with variables, includes and conditions worked out for the caller. Null without a text. */
  markdown?: Maybe<Scalars['String']['output']>;
  /** Whether the search of a site leaves it out. */
  noIndex: Scalars['Boolean']['output'];
  /** Whether search engines are asked not to list it. */
  noRobotsIndex: Scalars['Boolean']['output'];
  /** The pages right below it, in order. */
  pages: Array<Page>;
  /** Id of the page that it lies in; null at the root. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Its path in the space, such as `guide/setup`; null of a link. */
  path?: Maybe<Scalars['String']['output']>;
  /** Its part of the path, unique among its siblings; null of a link. */
  slug?: Maybe<Scalars['String']['output']>;
  /** What a link leads to; null of other pages. */
  target?: Maybe<PageTarget>;
  /** Its title. */
  title: Scalars['String']['output'];
  /** Which kind of page it is. */
  type: PageType;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Addresses of the page. */
  urls: PageUrls;
  /** Values for `{{ name }}` in its text, before those of the revision. */
  variables: Scalars['StringMap']['output'];
};


/** A page of a revision. Its id stays the same from revision to revision. */
export type PageBodyArgs = {
  evaluated?: InputMaybe<Scalars['Boolean']['input']>;
  format?: InputMaybe<PageFormat>;
};


/** A page of a revision. Its id stays the same from revision to revision. */
export type PageDocumentArgs = {
  evaluated?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A page of a revision. Its id stays the same from revision to revision. */
export type PageMarkdownArgs = {
  evaluated?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page's text in one form; the other is null. */
export type PageBody = {
  __typename?: 'PageBody';
  /** As a tree of blocks. */
  document?: Maybe<Scalars['JSON']['output']>;
  /** As it was written. */
  markdown?: Maybe<Scalars['String']['output']>;
};

/** The cover of a page. */
export type PageCover = {
  __typename?: 'PageCover';
  /** The picture. */
  ref?: Maybe<FileReference>;
  /** The picture on dark ground. */
  refDark?: Maybe<FileReference>;
  /** Where its middle is, from the top, in points. */
  yPos?: Maybe<Scalars['Float']['output']>;
};

/** The cover of a page. */
export type PageCoverInput = {
  /** The picture. */
  ref?: InputMaybe<FileReferenceInput>;
  /** The picture on dark ground. */
  refDark?: InputMaybe<FileReferenceInput>;
  /** Where its middle is, from the top, in points. */
  yPos?: InputMaybe<Scalars['Float']['input']>;
};

/** A form in which a page's text is given. */
export type PageFormat =
  /** As a tree of blocks. */
  | 'DOCUMENT'
  /** As it was written. */
  | 'MARKDOWN';

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

/** Kinds of page, as published clients know them. */
export type PageKind =
  /** A heading over pages. */
  | 'GROUP'
  /** A link. */
  | 'LINK'
  /** A page with a text. */
  | 'SHEET';

/** What is shown of a page. */
export type PageLayout = {
  __typename?: 'PageLayout';
  /** Its cover. */
  cover: Scalars['Boolean']['output'];
  /** How large the cover is. */
  coverSize: CoverSize;
  /** Its description. */
  description: Scalars['Boolean']['output'];
  /** Who changed it and when. */
  metadata: Scalars['Boolean']['output'];
  /** The outline of its headings. */
  outline: Scalars['Boolean']['output'];
  /** Links to the pages before and after it. */
  pagination: Scalars['Boolean']['output'];
  /** The table of contents. */
  tableOfContents: Scalars['Boolean']['output'];
  /** Its title. */
  title: Scalars['Boolean']['output'];
  /** How wide it is. */
  width: LayoutWidth;
};

/** What is shown of a page. What is absent stays. */
export type PageLayoutInput = {
  /** Its cover. */
  cover?: InputMaybe<Scalars['Boolean']['input']>;
  /** How large the cover is. */
  coverSize?: InputMaybe<CoverSize>;
  /** Its description. */
  description?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who changed it and when. */
  metadata?: InputMaybe<Scalars['Boolean']['input']>;
  /** The outline of its headings. */
  outline?: InputMaybe<Scalars['Boolean']['input']>;
  /** Links to the pages before and after it. */
  pagination?: InputMaybe<Scalars['Boolean']['input']>;
  /** The table of contents. */
  tableOfContents?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its title. */
  title?: InputMaybe<Scalars['Boolean']['input']>;
  /** How wide it is. */
  width?: InputMaybe<LayoutWidth>;
};

/** What a link in the tree of pages leads to. */
export type PageTarget = {
  __typename?: 'PageTarget';
  /** Anchor of a heading. */
  anchor?: Maybe<Scalars['String']['output']>;
  /** Id of the file, for FILE. */
  file?: Maybe<Scalars['ID']['output']>;
  /** Which kind of thing. */
  kind: ReferenceKind;
  /** Id of the page, for PAGE. */
  page?: Maybe<Scalars['ID']['output']>;
  /** Id of the space, for SPACE, or that the page is in. */
  space?: Maybe<Scalars['ID']['output']>;
  /** The address, for URL. */
  url?: Maybe<Scalars['String']['output']>;
};

/** What a link in the tree of pages leads to. */
export type PageTargetInput = {
  /** Anchor of a heading. */
  anchor?: InputMaybe<Scalars['String']['input']>;
  /** Id of the file or a ref of this batch, for FILE. */
  file?: InputMaybe<Scalars['ID']['input']>;
  /** Which kind of thing: URL, PAGE, FILE or SPACE. */
  kind: ReferenceKind;
  /** Id of the page or a ref of this batch, for PAGE. */
  page?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the space, for SPACE, or that the page is in. */
  space?: InputMaybe<Scalars['ID']['input']>;
  /** The address, for URL. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the source beside its translation. */
export type PageTranslation = {
  __typename?: 'PageTranslation';
  /** The translation's page, as it is now; null where it is missing. */
  page?: Maybe<Page>;
  /** The source's page, as it is now; null where the translation's is extra. */
  sourcePage?: Maybe<Page>;
  /** The source's revision that the page is a translation of, as far as that is known. */
  sourceRevision?: Maybe<Revision>;
  /** The blocks of the source's text that were changed, added or removed since; none unless the page is STALE. All of them where it is not known which text was translated. */
  staleBlocks: Array<BlockChange>;
  /** Title and description of the source's page where they are others since; none unless the page is STALE. */
  staleFields: Array<FieldChange>;
  /** How they stand. */
  status: TranslationStatus;
  /** When that was said of this page; null where it was not. */
  translatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who said it; null where nobody did, or he is gone. */
  translatedBy?: Maybe<User>;
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
  /** The item. */
  node: PageTranslation;
};

/** Kinds of page. */
export type PageType =
  /** Pages that are made from something else. */
  | 'COMPUTED'
  /** A page with a text. */
  | 'DOCUMENT'
  /** A heading over pages, at the root of the tree. */
  | 'GROUP'
  /** A link in the tree of pages. */
  | 'LINK';

/** Addresses of a page. */
export type PageUrls = {
  __typename?: 'PageUrls';
  /** The page in the app. */
  app: Scalars['String']['output'];
};

/** A member who was seen. */
export type PingOrganizationPayload = {
  __typename?: 'PingOrganizationPayload';
  /** The caller's membership. */
  member: Member;
  /** A signed token for an hour, which sites of the organization take as `jwt_token` of who visits them: its claims are `email`, `name` and `role`, as far as a site declares them. It opens no site for signed-in visitors. */
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

/**
 * A version of an integration, whole: what is absent is not there, or is as said, whatever the version before had. At most 16 MiB as JSON
 * (contract, Integrations and Limits).
 */
export type PublishIntegrationInput = {
  /** Blocks that it gives to pages. */
  blocks?: InputMaybe<Array<IntegrationBlockInput>>;
  /** What it is for. */
  categories?: InputMaybe<Array<IntegrationCategory>>;
  /** What is set where it is installed: an object with the keys `account`, `space` and `site`, each `{ properties, required }`. */
  configurations?: InputMaybe<Scalars['JSON']['input']>;
  /** The policy that is sent where its fetch events are processed. Kept as one line: ends of lines become spaces. */
  contentSecurityPolicy?: InputMaybe<Scalars['String']['input']>;
  /** Sources of content that it has. */
  contentSources?: InputMaybe<Array<IntegrationContentSourceInput>>;
  /** What it does. */
  description: Scalars['String']['input'];
  /** Links to elsewhere. */
  externalLinks?: InputMaybe<Array<IntegrationLinkInput>>;
  /** Its icon in base 64: PNG, JPEG, GIF, WebP or SVG. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Id or subdomain of the organization that publishes it: its admins. */
  organization: Scalars['String']['input'];
  /** Pictures of it in base 64: PNG, JPEG, GIF, WebP or SVG. */
  previewImages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What its script is written for. */
  runtime?: IntegrationRuntime;
  /** What it asks for, such as `space:views:read`. What is new here is not had by those who have installed it, until they agree to it. */
  scopes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Its script, as text. It is kept, shown to nobody and never run here. */
  script: Scalars['String']['input'];
  /** Secrets of its script, an object whose values are texts: at most 100 of 16 KiB each. They are kept encrypted, and never given back. */
  secrets?: InputMaybe<Scalars['JSON']['input']>;
  /** What it does, at length, in markdown. */
  summary?: InputMaybe<Scalars['String']['input']>;
  /** Where it may be installed; everywhere unless said. */
  target?: InputMaybe<IntegrationTarget>;
  /** Title. */
  title: Scalars['String']['input'];
  /** Who sees it, and may install it; private unless said. What other organizations have installed cannot become private: CONFLICT. */
  visibility?: InputMaybe<IntegrationVisibility>;
};

/** A published integration. */
export type PublishIntegrationPayload = {
  __typename?: 'PublishIntegrationPayload';
  /** The integration as it is now. */
  integration: Integration;
};

/** A site that is published. */
export type PublishSitePayload = {
  __typename?: 'PublishSitePayload';
  /** The site. */
  site: Site;
};

/** What is read at a path of a site. */
export type PublishedPage = {
  __typename?: 'PublishedPage';
  /** The page; null at the beginning of a space without pages. */
  page?: Maybe<Page>;
  /** The site space. */
  siteSpace: SiteSpace;
};

/** A site as it is read: by who may read it in the organization, as `site` and whole; by a visitor, what is meant for him and nothing else. */
export type PublishedSite = {
  __typename?: 'PublishedSite';
  /** How it looks, and how those of its site spaces look that the caller sees and that look otherwise. */
  customizations: SiteCustomizations;
  /** What is read at a path; null for nothing that the caller sees. */
  page?: Maybe<PublishedPage>;
  /** Where a path leads; null where it leads nowhere that the caller sees, and where something is read at it. */
  redirect?: Maybe<ResolvedRedirect>;
  /** Scripts that installed integrations add; none are installed. */
  scripts: Array<Scalars['JSON']['output']>;
  /** The pages in which all words are found, the best first; pages that search leaves out are, with what is made for them. Near titles only where nothing is found. */
  search: SiteSearchResultConnection;
  /** Its sections that the caller sees, in order, those of a group where the group stands. */
  sections: SiteSectionConnection;
  /** The site. Its counts are of what the caller sees. */
  site: Site;
  /** Its site spaces that the caller sees, in the order of the structure. */
  siteSpaces: SiteSpaceConnection;
  /** Its structure, as far as the caller sees it. */
  structure: SiteStructure;
};


/** A site as it is read: by who may read it in the organization, as `site` and whole; by a visitor, what is meant for him and nothing else. */
export type PublishedSitePageArgs = {
  path: Scalars['String']['input'];
};


/** A site as it is read: by who may read it in the organization, as `site` and whole; by a visitor, what is meant for him and nothing else. */
export type PublishedSiteRedirectArgs = {
  source: Scalars['String']['input'];
};


/** A site as it is read: by who may read it in the organization, as `site` and whole; by a visitor, what is meant for him and nothing else. */
export type PublishedSiteSearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  input: SiteSearchInput;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A site as it is read: by who may read it in the organization, as `site` and whole; by a visitor, what is meant for him and nothing else. */
export type PublishedSiteSectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A site as it is read: by who may read it in the organization, as `site` and whole; by a visitor, what is meant for him and nothing else. */
export type PublishedSiteSiteSpacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  default?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** How the visitors of a site of visibility VISITOR_AUTH are known: by a token (JWT, HS256, with an expiry) that is signed with the site's key. */
export type PublishingAuth = {
  __typename?: 'PublishingAuth';
  /** Who signs in visitors, and signs their tokens. */
  backend: VisitorAuthBackend;
  /** Where a visitor without a good token is sent; null for nowhere. */
  fallbackURL?: Maybe<Scalars['String']['output']>;
  /** The key to sign with. Whoever has it says who reads the site. */
  privateKey: Scalars['String']['output'];
};

/** What may be read. */
export type Query = {
  __typename?: 'Query';
  /** A change request, by its id or its number in the space: level read or more on the space. */
  changeRequest?: Maybe<ChangeRequest>;
  /** A collection: level read or more. */
  collection?: Maybe<Collection>;
  /** A comment: level comment or more on the space. */
  comment?: Maybe<Comment>;
  /** A reply to a comment: level comment or more on the space. */
  commentReply?: Maybe<CommentReply>;
  /** The organizations that claim an e-mail domain. Answered for the domain of the caller's own address where that is confirmed, and empty for any other. */
  emailDomainOrganizations: Array<PublicOrganization>;
  /** A file that was uploaded to an organization: to who edits anywhere in it. */
  file?: Maybe<File>;
  /**
   * An import when it has come to its end: waits for that, up to a minute. One that failed is answered with its own error, INTERNAL
   * where that is ours; one that takes longer with TIMEOUT, and goes on.
   */
  finishedImport?: Maybe<Import>;
  /** An import, as far as it is: level edit or more on its space. */
  import?: Maybe<Import>;
  /** An integration that the caller sees. */
  integration?: Maybe<Integration>;
  /** An installation: admins of its organization, and of the one that publishes the integration. */
  integrationInstallation?: Maybe<IntegrationInstallation>;
  /** The public integrations, and all of the caller's organizations, newest first. */
  integrations: IntegrationConnection;
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
  /** An OpenAPI spec by its slug: role read or more. */
  openAPISpec?: Maybe<OpenApiSpec>;
  /** An organization of the caller. */
  organization?: Maybe<Organization>;
  /** The organizations of the caller, newest first. */
  organizations: OrganizationConnection;
  /**
   * A site as it is read. Who may read the site in its organization gets it whole, published or not, conditions shown and not applied. Everybody
   * else is a visitor and needs no token where it is public or unlisted, `shareKey` where it is for who has a share link, `visitorToken` where it is for
   * signed-in visitors, or the token that `openPublishedSite` gave him. What is not published, not there or closed to him is null all the same.
   */
  publishedSite?: Maybe<PublishedSite>;
  /** A revision of a space or of one of its change requests: level read or more on the space. */
  revision?: Maybe<Revision>;
  /** A SAML provider: admins. */
  samlProvider?: Maybe<SamlProvider>;
  /** A service account: admins. */
  serviceAccount?: Maybe<ServiceAccount>;
  /** A token of a service account: admins. */
  serviceAccountToken?: Maybe<ApiToken>;
  /** A share link: admins, or who made the site. */
  shareLink?: Maybe<ShareLink>;
  /** The organizations that claim the domain of an e-mail address, with their ways to sign in. Needs no token; an unknown domain gives an empty list. */
  signInOrganizations: Array<SignInOrganization>;
  /** A site: role read or more in the organization, or read on one of its spaces. */
  site?: Maybe<Site>;
  /** A redirect: role create or more. */
  siteRedirect?: Maybe<SiteRedirect>;
  /** A section: who may read the site. */
  siteSection?: Maybe<SiteSection>;
  /** A section group: who may read the site. */
  siteSectionGroup?: Maybe<SiteSectionGroup>;
  /** A site space: who may read the site and the space. */
  siteSpace?: Maybe<SiteSpace>;
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
  /** Translation settings: organization role read or more. */
  translationSettings?: Maybe<TranslationSettings>;
  /** A user who shares an organization with the caller. */
  user?: Maybe<User>;
  /** Who is asking: the user of the token. */
  viewer: User;
};


/** What may be read. */
export type QueryChangeRequestArgs = {
  id: Scalars['ID']['input'];
  spaceId: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryCollectionArgs = {
  id: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryCommentArgs = {
  changeRequestId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  spaceId: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryCommentReplyArgs = {
  changeRequestId?: InputMaybe<Scalars['ID']['input']>;
  commentId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  spaceId: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryEmailDomainOrganizationsArgs = {
  emailDomain: Scalars['String']['input'];
};


/** What may be read. */
export type QueryFileArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryFinishedImportArgs = {
  id: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryImportArgs = {
  id: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryIntegrationArgs = {
  name: Scalars['String']['input'];
};


/** What may be read. */
export type QueryIntegrationInstallationArgs = {
  id: Scalars['ID']['input'];
  integrationName: Scalars['String']['input'];
};


/** What may be read. */
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
export type QueryOpenApiSpecArgs = {
  organizationId: Scalars['ID']['input'];
  slug: Scalars['String']['input'];
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
export type QueryPublishedSiteArgs = {
  organizationId: Scalars['ID']['input'];
  shareKey?: InputMaybe<Scalars['String']['input']>;
  siteId: Scalars['ID']['input'];
  visitorToken?: InputMaybe<Scalars['String']['input']>;
};


/** What may be read. */
export type QueryRevisionArgs = {
  computed?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  spaceId: Scalars['ID']['input'];
};


/** What may be read. */
export type QuerySamlProviderArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
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
export type QueryShareLinkArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


/** What may be read. */
export type QuerySignInOrganizationsArgs = {
  email: Scalars['String']['input'];
};


/** What may be read. */
export type QuerySiteArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** What may be read. */
export type QuerySiteRedirectArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


/** What may be read. */
export type QuerySiteSectionArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


/** What may be read. */
export type QuerySiteSectionGroupArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


/** What may be read. */
export type QuerySiteSpaceArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
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
export type QueryTranslationSettingsArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** What may be read. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};

/** An emoji, and who put it there. */
export type Reaction = {
  __typename?: 'Reaction';
  /** How many put it there. */
  count: Scalars['Int']['output'];
  /** The emoji. */
  emoji: Scalars['String']['output'];
  /** Who put it there, and when, the first first. */
  users: Array<ReactionUser>;
};

/** Who put an emoji there. */
export type ReactionUser = {
  __typename?: 'ReactionUser';
  /** When he did. */
  reactedAt: Scalars['DateTime']['output'];
  /** Who it is. */
  user: User;
};

/** What something in content points at. */
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
  /** An address outside. */
  | 'URL'
  /** A user. */
  | 'USER';

/** How visitors are known, with a new key. */
export type RegenerateVisitorKeyPayload = {
  __typename?: 'RegenerateVisitorKeyPayload';
  /** It. */
  publishingAuth: PublishingAuth;
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

/** A change request for which a review is asked no more. */
export type RemoveRequestedReviewerPayload = {
  __typename?: 'RemoveRequestedReviewerPayload';
  /** The change request as it is now. */
  changeRequest: ChangeRequest;
};

/** A group with one section less. */
export type RemoveSectionFromGroupPayload = {
  __typename?: 'RemoveSectionFromGroupPayload';
  /** The group. */
  siteSectionGroup: SiteSectionGroup;
};

/** Somebody who was taken out of a team. */
export type RemoveTeamMemberPayload = {
  __typename?: 'RemoveTeamMemberPayload';
  /** Id of the user who is in the team no more; null when he was not in it. */
  removedUserId?: Maybe<Scalars['ID']['output']>;
};

/** Whom to ask for a review. */
export type RequestReviewersInput = {
  /** Ids of users: members who may review it. 1 to 50. */
  users: Array<Scalars['ID']['input']>;
};

/** A change request for which reviews were asked. */
export type RequestReviewersPayload = {
  __typename?: 'RequestReviewersPayload';
  /** The change request as it is now. */
  changeRequest: ChangeRequest;
  /** All who are asked now. */
  requestedReviewers: Array<RequestedReviewer>;
};

/** Somebody who was asked for a review. */
export type RequestedReviewer = {
  __typename?: 'RequestedReviewer';
  /** Whether he has said what he thinks of the change request as it is now. */
  done: Scalars['Boolean']['output'];
  /** When he was asked. */
  requestedAt: Scalars['DateTime']['output'];
  /** Who it is. */
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
  /** The item. */
  node: RequestedReviewer;
};

/** Where a path of a site leads. */
export type ResolvedRedirect = {
  __typename?: 'ResolvedRedirect';
  /** Where it leads: a path in the site at which something is read, or an absolute address. */
  destination: Scalars['String']['output'];
  /** The path that was asked for, decoded, with a slash at its beginning and none at its end. */
  source: Scalars['String']['output'];
  /** Addresses of where it leads. */
  urls: ResolvedRedirectUrls;
};

/** Addresses of where a path of a site leads. */
export type ResolvedRedirectUrls = {
  __typename?: 'ResolvedRedirectUrls';
  /** Where visitors read it; null while the site is not published, and for what is not on the site. */
  published?: Maybe<Scalars['String']['output']>;
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

/** A text that pages include. */
export type ReusableContent = {
  __typename?: 'ReusableContent';
  /** Its text as a tree of blocks. */
  document: Scalars['JSON']['output'];
  /** Known by this: those with the same text have the same. */
  documentId: Scalars['ID']['output'];
  /** Where it lies in a repository; null for nowhere. */
  git?: Maybe<GitPath>;
  /** Id of the reusable content (`reu_…`). */
  id: Scalars['ID']['output'];
  /** Its text, as it was written. */
  markdown: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A change request that undoes another. */
export type RevertChangeRequestPayload = {
  __typename?: 'RevertChangeRequestPayload';
  /** The new change request, a draft. */
  changeRequest: ChangeRequest;
};

/** A page that goes back to what the base has: of a change request the revision that it last took in, of a space the one before. */
export type RevertPageInput = {
  /** Id of the page. */
  page: Scalars['ID']['input'];
};

/** What somebody thinks of a change request as it was at one revision. */
export type Review = {
  __typename?: 'Review';
  /** What he says of it. */
  comment?: Maybe<Scalars['String']['output']>;
  /** When he said so. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the review (`rvw_…`). */
  id: Scalars['ID']['output'];
  /** Whether the change request has changed since. */
  outdated: Scalars['Boolean']['output'];
  /** Who it is. */
  reviewer: User;
  /** Id of the revision that he looked at. */
  revisionId: Scalars['ID']['output'];
  /** What he thinks. */
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
  /** The item. */
  node: Review;
};

/** What a reviewer thinks. */
export type ReviewStatus =
  /** It may be merged. */
  | 'APPROVED'
  /** It must change first. */
  | 'CHANGES_REQUESTED';

/** A state of a space's content, which never changes. */
export type Revision = Node & {
  __typename?: 'Revision';
  /** All its files, by name. */
  allFiles: Array<File>;
  /** All pages, each before those below it. */
  allPages: Array<Page>;
  /**
   * All of it as a zip: a file of markdown for each page with its front matter, the files, reusable contents and variables, ordered by a
   * `SUMMARY.md`. A computed page has the pages that it comes to below it, as files, and says in its front matter what they are made from; of a
   * revision that is read with computed=false it stands alone. Imported again it gives the same content, in which such pages are pages like
   * others. Of one revision it is the same each time, as long as what its computed pages are made from is. At most 500 MiB of files
   * (PAYLOAD_TOO_LARGE). Of zips and PDFs one is made at a time for each user, one more waits, and a third is BUSY; what cannot be made
   * within 40 seconds is TIMEOUT.
   */
  archive: Download;
  /** Who made it; null where nobody did, or he is gone. */
  author?: Maybe<User>;
  /** The pages whose texts link to a file or show it, in their order. */
  backlinks: BacklinkConnection;
  /** The change request on whose line it lies; null on the space's own. */
  changeRequest?: Maybe<ChangeRequest>;
  /** What changed since another revision of the space, its first parent unless said: pages in the order of their ids, then the rest. */
  changes: ContentChangeConnection;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** A file; null where there is none. */
  file?: Maybe<File>;
  /** Its files, by name. */
  files: FileConnection;
  /** The commit that it came with; null for none. */
  git?: Maybe<GitCommit>;
  /** Id of the revision (`rev_…`). */
  id: Scalars['ID']['output'];
  /** The links of its pages, in the order of the pages, then those of its reusable contents; of one page, where one is named. */
  links: LinkConnection;
  /** The change request that it merged; null for none. */
  mergedFrom?: Maybe<ChangeRequest>;
  /** What its author said of it. */
  message?: Maybe<Scalars['String']['output']>;
  /** A page; null where there is none. */
  page?: Maybe<Page>;
  /** The page at a path, such as `guide/setup`; null where there is none. */
  pageByPath?: Maybe<Page>;
  /** How many pages it has. */
  pageCount: Scalars['Int']['output'];
  /** The pages at the root, in order; those below them in their `pages`. */
  pages: Array<Page>;
  /** Ids of the revisions that it was made from: none, one, or two after a merge. */
  parentIds: Array<Scalars['ID']['output']>;
  /** The revisions that it was made from. */
  parents: Array<Revision>;
  /**
   * Its pages as a PDF: title page, contents, pages in order with their texts as the caller sees them. `page` gives that page with those
   * below it, `only` that page alone; `only` without `page` is refused, and so is a `page` that is not there and more than 1,000 pages. Of
   * PDFs and zips one is made at a time for each user, one more waits, and a third is BUSY; what cannot be made within 40 seconds is
   * TIMEOUT, and what is too much for that QUERY_TOO_COMPLEX.
   */
  pdf: Download;
  /** A reusable content; null where there is none. */
  reusableContent?: Maybe<ReusableContent>;
  /** Its reusable contents, oldest first. */
  reusableContents: Array<ReusableContent>;
  /** Its space. */
  space: Space;
  /** Id of its space. */
  spaceId: Scalars['ID']['output'];
  /** What made it. */
  type: RevisionType;
  /** Addresses of the revision. */
  urls: RevisionUrls;
  /** Values for `{{ name }}` in its texts. */
  variables: Scalars['StringMap']['output'];
};


/** A state of a space's content, which never changes. */
export type RevisionAllFilesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** A state of a space's content, which never changes. */
export type RevisionAllPagesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** A state of a space's content, which never changes. */
export type RevisionBacklinksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  file: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A state of a space's content, which never changes. */
export type RevisionChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  since?: InputMaybe<Scalars['ID']['input']>;
};


/** A state of a space's content, which never changes. */
export type RevisionFileArgs = {
  id: Scalars['ID']['input'];
};


/** A state of a space's content, which never changes. */
export type RevisionFilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A state of a space's content, which never changes. */
export type RevisionLinksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<LinkStatus>;
};


/** A state of a space's content, which never changes. */
export type RevisionPageArgs = {
  id: Scalars['ID']['input'];
};


/** A state of a space's content, which never changes. */
export type RevisionPageByPathArgs = {
  path: Scalars['String']['input'];
};


/** A state of a space's content, which never changes. */
export type RevisionPdfArgs = {
  only?: Scalars['Boolean']['input'];
  page?: InputMaybe<Scalars['ID']['input']>;
};


/** A state of a space's content, which never changes. */
export type RevisionReusableContentArgs = {
  id: Scalars['ID']['input'];
};


/** A state of a space's content, which never changes. */
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
  /** The item. */
  node: Revision;
};

/** What made a revision. */
export type RevisionType =
  /** Computed pages were made anew. */
  | 'COMPUTED'
  /** Changes of content. */
  | 'EDITS'
  /** A change request was merged. */
  | 'MERGE'
  /** An older revision was brought back. */
  | 'ROLLBACK'
  /** A change request took in what the space had become. */
  | 'UPDATE';

/** Addresses of a revision. */
export type RevisionUrls = {
  __typename?: 'RevisionUrls';
  /** The revision in the app. */
  app: Scalars['String']['output'];
  /** Where everybody reads it; null while it is not public. */
  public?: Maybe<Scalars['String']['output']>;
  /** Where its visitors read it; null while it is not published. */
  published?: Maybe<Scalars['String']['output']>;
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

/** How an older revision is brought back. */
export type RollbackSpaceInput = {
  /** Id of the revision that the space is thought to be at; refused (STALE_REVISION) when it is at another. */
  expectedRevision?: InputMaybe<Scalars['ID']['input']>;
};

/** A space whose content was brought back. */
export type RollbackSpacePayload = {
  __typename?: 'RollbackSpacePayload';
  /** The revision that brought the old content back. */
  revision: Revision;
  /** The space as it is now. */
  space: Space;
};

/** A token with a new secret. */
export type RotateTokenPayload = {
  __typename?: 'RotateTokenPayload';
  /** Its new secret, shown this once. The old one ended with this. */
  secret: Scalars['String']['output'];
  /** The token. */
  token: ApiToken;
};

/** An identity provider through which members of an organization sign in, by SAML 2.0 (contract, SAML provider). */
export type SamlProvider = Node & {
  __typename?: 'SAMLProvider';
  /** The certificates of the keys that it signs with, in PEM: one, or two while it changes its key. */
  certificate?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The role that a new member gets; null: guest. */
  defaultRole?: Maybe<Role>;
  /** The team that a new member is put into. */
  defaultTeam?: Maybe<Team>;
  /** The provider's own name for itself: the Issuer of what it says. */
  entityID?: Maybe<Scalars['String']['output']>;
  /** Id of the provider (`saml_…`). */
  id: Scalars['ID']['output'];
  /** What to show on the button. */
  label: Scalars['String']['output'];
  /** The organization. */
  organization: Organization;
  /** What the provider has to be told of this service. */
  service: SamlService;
  /** Where the provider takes requests to sign in, by HTTP-Redirect. */
  ssoURL?: Maybe<Scalars['String']['output']>;
  /** Whether people can sign in through it. */
  status: SamlProviderStatus;
  /** Addresses of the provider. */
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
  /** The item. */
  node: SamlProvider;
};

/** Whether people can sign in through a SAML provider. */
export type SamlProviderStatus =
  /** They can: it has its entity id, its certificate and its address. */
  | 'ACTIVE'
  /** Not yet: one of the three is missing. */
  | 'PENDING';

/** Addresses of a SAML provider. */
export type SamlProviderUrls = {
  __typename?: 'SAMLProviderUrls';
  /** The provider in `/v1`. */
  location: Scalars['String']['output'];
};

/** This service, as a SAML provider knows it. Each provider knows it by addresses of its own, so that what one says is good at no other. */
export type SamlService = {
  __typename?: 'SAMLService';
  /** Where the provider sends people back to, with its answer (assertion consumer service, HTTP-POST). */
  acsURL: Scalars['String']['output'];
  /** The audience that the provider has to name; its metadata are at this address. */
  entityID: Scalars['String']['output'];
  /** Where a sign-in begins. It takes `redirect` (an address of SIGN_IN_REDIRECTS, the first of them unless said), `state` (given back as it is) and `challenge` (of the token's `verifier`). */
  startURL: Scalars['String']['output'];
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

/** A page that was found. */
export type SearchResult = {
  __typename?: 'SearchResult';
  /** Id of the page. */
  id: Scalars['ID']['output'];
  /** Its path. */
  path: Scalars['String']['output'];
  /** The parts of it that were found, the best first, at most 10. */
  sections: Array<SearchSection>;
  /** Its title. */
  title: Scalars['String']['output'];
  /** Addresses of the page. */
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
  /** The item. */
  node: SearchResult;
};

/** A part of a page: what stands under a heading, or before the first. */
export type SearchSection = {
  __typename?: 'SearchSection';
  /** What stands there, the words around the first that was found. */
  body: Scalars['String']['output'];
  /** Id of the part. */
  id: Scalars['ID']['output'];
  /** Path of the page, with the heading's anchor. */
  path: Scalars['String']['output'];
  /** The heading; the page's title before the first. */
  title: Scalars['String']['output'];
  /** Addresses of the part. */
  urls: SearchUrls;
};

/** Addresses of what was found. */
export type SearchUrls = {
  __typename?: 'SearchUrls';
  /** It in the app. */
  app: Scalars['String']['output'];
};

/** A section among those at the root. */
export type SectionAmongInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** `site-section`. */
  type: SiteItemType;
};

/** A site that was chosen for an installation. */
export type SelectedSite = {
  __typename?: 'SelectedSite';
  /** What was set for it. */
  configuration: Scalars['JSON']['output'];
  /** Id of the site. */
  site: Scalars['ID']['output'];
};

/** A site to choose for an installation. */
export type SelectedSiteInput = {
  /** What is set for it: as the integration's `configurations.site` says. */
  configuration?: InputMaybe<Scalars['JSON']['input']>;
  /** Id of the site. */
  site: Scalars['ID']['input'];
};

/** A space that was chosen for an installation. */
export type SelectedSpace = {
  __typename?: 'SelectedSpace';
  /** What was set for it. */
  configuration: Scalars['JSON']['output'];
  /** Id of the space. */
  space: Scalars['ID']['output'];
};

/** A space to choose for an installation. */
export type SelectedSpaceInput = {
  /** What is set for it: as the integration's `configurations.space` says. */
  configuration?: InputMaybe<Scalars['JSON']['input']>;
  /** Id of the space. */
  space: Scalars['ID']['input'];
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
  /** The item. */
  node: ServiceAccount;
};

/** Addresses of a service account. */
export type ServiceAccountUrls = {
  __typename?: 'ServiceAccountUrls';
  /** The service account in `/v1`. */
  location: Scalars['String']['output'];
};

/** Which claims a site is to know. */
export type SetAdaptiveSchemaInput = {
  /** The JSON Schema. */
  jsonSchema: Scalars['JSON']['input'];
};

/** The claims that a site knows now. */
export type SetAdaptiveSchemaPayload = {
  __typename?: 'SetAdaptiveSchemaPayload';
  /** The schema. */
  adaptiveSchema: AdaptiveSchema;
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

/** What a change request must keep to be merged into a space. What is absent stays. */
export type SetMergeRulesInput = {
  /** Whether it may break no link that was whole. */
  noNewBrokenLinks?: InputMaybe<Scalars['Boolean']['input']>;
  /** How many people other than its author must approve of it as it is; 0 for none. */
  reviews?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it must be up to date. */
  upToDate?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Changed merge rules. */
export type SetMergeRulesPayload = {
  __typename?: 'SetMergeRulesPayload';
  /** The rules as they are now. */
  mergeRules: MergeRules;
};

/** What a spec is set to. */
export type SetOpenApiSpecInput = {
  /** Where it is read. The same as before is read again. */
  source: OpenApiSpecSourceInput;
};

/** A spec that was made or set. */
export type SetOpenApiSpecPayload = {
  __typename?: 'SetOpenAPISpecPayload';
  /** It, to be processed. */
  openAPISpec: OpenApiSpec;
};

/** A site with another customization. */
export type SetSiteCustomizationPayload = {
  __typename?: 'SetSiteCustomizationPayload';
  /** The site. */
  site: Site;
};

/** A site space with another customization. */
export type SetSiteSpaceCustomizationPayload = {
  __typename?: 'SetSiteSpaceCustomizationPayload';
  /** The site space. */
  siteSpace: SiteSpace;
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

/** What translation settings become. What is absent stays, but for the title. */
export type SetTranslationSettingsInput = {
  /** The languages that are wanted. */
  languages?: InputMaybe<Array<Language>>;
  /** The space that is translated; null for none. Another one than before: every page begins anew, as translated from that. */
  source?: InputMaybe<LanguageSpaceInput>;
  /** The spaces of the translations, instead of all that the caller sees. One that stays, stays as far as it is. */
  spaces?: InputMaybe<Array<LanguageSpaceInput>>;
  /** Their title. */
  title: Scalars['String']['input'];
};

/** Translation settings that changed. */
export type SetTranslationSettingsPayload = {
  __typename?: 'SetTranslationSettingsPayload';
  /** They. */
  translationSettings: TranslationSettings;
};

/** Variables of the revision. */
export type SetVariablesInput = {
  /** Values by name; null as a value removes one. */
  variables: Scalars['StringMap']['input'];
};

/** A link by which whoever has it reads a site of visibility SHARE_LINK. */
export type ShareLink = Node & {
  __typename?: 'ShareLink';
  /** Whether it opens the site. */
  active: Scalars['Boolean']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the share link (`shl_…`). */
  id: Scalars['ID']['output'];
  /** What it is for, at most 50 characters. */
  name: Scalars['String']['output'];
  /** The site. */
  site: Site;
  /** Addresses of the share link. */
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
  /** The item. */
  node: ShareLink;
};

/** Addresses of a share link. */
export type ShareLinkUrls = {
  __typename?: 'ShareLinkUrls';
  /** The share link in `/v1`. */
  location: Scalars['String']['output'];
  /** The site, with the key; null while it is not published. */
  published?: Maybe<Scalars['String']['output']>;
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

/** A visitor to be looked at. */
export type SimulatedVisitorInput = {
  /** His claims, those that nobody signed under `unsigned`; what the site does not declare does not count. */
  claims: Scalars['JSON']['input'];
};

/** A docs site: spaces, put in order and shown to visitors. */
export type Site = Node & {
  __typename?: 'Site';
  /** Whether what it shows depends on its visitors. */
  adaptiveContent: AdaptiveContent;
  /** Which claims it knows; null before that was ever said. */
  adaptiveSchema?: Maybe<AdaptiveSchema>;
  /** Its advertising; null for none. */
  ads?: Maybe<SiteAds>;
  /** Whether agents may read it. */
  agentsContext: AgentsContext;
  /** The site as a visitor with these claims reads it, published or not, whoever may open it: of what the caller himself sees, what that visitor sees. */
  asVisitor: PublishedSite;
  /**
   * Which visitors see each of its sections and site spaces, in the order of the structure, each section before what is in it. Of those that
   * the caller sees: a site space that he does not see counts as if it were not there. Admins are told of spaces in the trash too.
   * QUERY_TOO_COMPLEX with `limit` and `has` when the conditions tell too many kinds of visitors apart.
   */
  audiences: Array<SiteAudience>;
  /** Its name in its public address; no other site of the organization has it. */
  basename: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** How it looks, and what it offers its visitors: the defaults where nothing was said. */
  customization: SiteCustomization;
  /** Id of the space that it opens with; null while it has none that the caller sees. */
  defaultSpaceId?: Maybe<Scalars['ID']['output']>;
  /** Features that were bought for it; null for none. */
  features?: Maybe<Array<SiteFeature>>;
  /** A host name of its own; null for none. */
  hostname?: Maybe<Scalars['String']['output']>;
  /** Its picture; null for none. */
  icon?: Maybe<SiteIcon>;
  /** Id of the site (`site_…`). */
  id: Scalars['ID']['output'];
  /** The organization. */
  organization: Organization;
  /** Id of the organization. */
  organizationId: Scalars['ID']['output'];
  /** Where else it is shown; null for nowhere. */
  proxy?: Maybe<SiteProxy>;
  /** Whether it is published. */
  published: Scalars['Boolean']['output'];
  /** How its visitors are known: admins, or who made the site. */
  publishingAuth: PublishingAuth;
  /** Where a path leads; null where it leads nowhere that the caller sees, and where something is read at it. */
  redirect?: Maybe<ResolvedRedirect>;
  /** Its redirects, newest first: role create or more. */
  redirects: SiteRedirectConnection;
  /** Its section groups that the caller sees, in order. */
  sectionGroups: SiteSectionGroupConnection;
  /** Its sections that the caller sees, in order, those of a group where the group stands. */
  sections: SiteSectionConnection;
  /** Its share links, newest first: admins, or who made the site. */
  shareLinks: ShareLinkConnection;
  /** How many site spaces it has that the caller sees. */
  siteSpaceCount: Scalars['Int']['output'];
  /** Its site spaces that the caller sees, in the order of the structure. */
  siteSpaces: SiteSpaceConnection;
  /** Its structure. */
  structure: SiteStructure;
  /** Conditions that its claims suggest; none before they were declared. */
  templateConditions: Array<TemplateCondition>;
  /** Name, 2 to 128 characters. */
  title: Scalars['String']['output'];
  /** What it has of features. */
  type: SiteType;
  /** Addresses of the site. */
  urls: SiteUrls;
  /** Who reads it while it is published. */
  visibility: SiteVisibility;
};


/** A docs site: spaces, put in order and shown to visitors. */
export type SiteAsVisitorArgs = {
  visitor: SimulatedVisitorInput;
};


/** A docs site: spaces, put in order and shown to visitors. */
export type SiteRedirectArgs = {
  source: Scalars['String']['input'];
};


/** A docs site: spaces, put in order and shown to visitors. */
export type SiteRedirectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A docs site: spaces, put in order and shown to visitors. */
export type SiteSectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A docs site: spaces, put in order and shown to visitors. */
export type SiteSectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  shareKey?: InputMaybe<Scalars['String']['input']>;
};


/** A docs site: spaces, put in order and shown to visitors. */
export type SiteShareLinksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A docs site: spaces, put in order and shown to visitors. */
export type SiteSiteSpacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  default?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  shareKey?: InputMaybe<Scalars['String']['input']>;
};

/** The advertising of a site. */
export type SiteAds = {
  __typename?: 'SiteAds';
  /** Where it stands. */
  status: AdsStatus;
  /** Whether it may be asked for. */
  submittable?: Maybe<Scalars['Boolean']['output']>;
};

/** Which visitors see a section or a site space, by the claims that they bring. */
export type SiteAudience = {
  __typename?: 'SiteAudience';
  /** Where it sees SOMETIMES: one visitor of each kind that sees it, the first 100. What a visitor has beside these claims makes no difference. */
  claims: Array<Scalars['JSON']['output']>;
  /** Its own condition; null for none. */
  condition?: Maybe<Scalars['String']['output']>;
  /** Whether these are all the kinds that see it. They are not where a condition looks at claims in a way that cannot be gone through, such as the length of a text. */
  exact: Scalars['Boolean']['output'];
  /** Id of the section or site space. */
  id: Scalars['ID']['output'];
  /** The condition of its section, which holds for it too; null for none. */
  inheritedCondition?: Maybe<Scalars['String']['output']>;
  /** How many kinds of visitors see it, where that is SOMETIMES; else 0. */
  kindCount: Scalars['Int']['output'];
  /** What keeps visitors from seeing it. */
  problems: Array<SiteAudienceProblem>;
  /** Which visitors see it while the site is open to them. */
  sees: SiteAudienceSees;
  /** Its title. */
  title: Scalars['String']['output'];
  /** Which of them it is. */
  type: SiteItemType;
};

/** Something that keeps visitors from seeing a section or a site space. */
export type SiteAudienceProblem = {
  __typename?: 'SiteAudienceProblem';
  /** What it is, and what to do. */
  message: Scalars['String']['output'];
  /** Which kind it is. */
  type: SiteAudienceProblemType;
};

/** Why fewer visitors see something than its condition says, or none. */
export type SiteAudienceProblemType =
  /** What has a condition is hidden, because adaptive content is off. */
  | 'ADAPTIVE_CONTENT_OFF'
  /** The condition and that of the section hold for some visitors each, and never for the same. */
  | 'CONTRADICTION'
  /** The space is in the trash. */
  | 'IN_TRASH'
  /** The condition does not fit the claims that the site declares: it names another, or compares what cannot be compared. */
  | 'MISFIT'
  /** The condition holds for no visitor. */
  | 'NEVER_HOLDS'
  /** No visitor sees anything in the section, so it is hidden. */
  | 'NOTHING_SEEN'
  /** The site declares no claims. */
  | 'NO_SCHEMA'
  /** No visitor sees the section that it is in. */
  | 'SECTION_NEVER_SEEN'
  /** The condition cannot be read any more. */
  | 'UNREADABLE';

/** Which visitors see something of a site. */
export type SiteAudienceSees =
  /** Every visitor; only where that is sure. */
  | 'ALWAYS'
  /** No visitor; only where that is sure. */
  | 'NEVER'
  /** Visitors of the kinds in `claims`. Where `exact` is false perhaps others too, or all, or none. */
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

/** How a site looks, and what it offers its visitors. */
export type SiteCustomization = {
  __typename?: 'SiteCustomization';
  /** Whether customization that is paid for is on. */
  advancedCustomization: CustomizationSwitch;
  /** What is made of visitors' questions. */
  ai: CustomizationAi;
  /** Links to elsewhere. */
  externalLinks: CustomizationExternalLinks;
  /** The sign of the site in a browser; its icon, or none, unless said. Of a picture and an emoji the picture. */
  favicon: CustomizationFavicon;
  /** Whether visitors are asked if a page helped. */
  feedback: CustomizationSwitch;
  /** What stands below each page. */
  footer: CustomizationFooter;
  /** The repository behind it. */
  git: CustomizationGit;
  /** What stands above each page. */
  header: CustomizationHeader;
  /** What is counted of visitors. */
  insights: CustomizationInsights;
  /** The language of all that is not content. */
  internationalization: CustomizationInternationalization;
  /** What is offered to do with a page. */
  pageActions: CustomizationPageActions;
  /** Whether a page leads to the next and the one before. */
  pagination: CustomizationSwitch;
  /** Whether pages are offered as PDF. */
  pdf: CustomizationSwitch;
  /** What it tells of privacy. */
  privacyPolicy: CustomizationAddress;
  /** The picture that others show with a link to it. */
  socialPreview: CustomizationAddress;
  /** Colors, fonts and forms. */
  styling: CustomizationStyling;
  /** Light and dark. */
  themes: CustomizationThemes;
  /** Whether it names the platform. */
  trademark: CustomizationSwitch;
};

/** How a site looks, and what it offers its visitors. What is absent is the default. */
export type SiteCustomizationInput = {
  /** Whether customization that is paid for is on. */
  advancedCustomization?: InputMaybe<CustomizationSwitchInput>;
  /** What is made of visitors' questions. */
  ai?: InputMaybe<CustomizationAiInput>;
  /** Links to elsewhere. */
  externalLinks?: InputMaybe<CustomizationExternalLinksInput>;
  /** The sign of the site in a browser; its icon, or none, unless said. Of a picture and an emoji the picture. */
  favicon?: InputMaybe<CustomizationFaviconInput>;
  /** Whether visitors are asked if a page helped. */
  feedback?: InputMaybe<CustomizationSwitchInput>;
  /** What stands below each page. */
  footer?: InputMaybe<CustomizationFooterInput>;
  /** The repository behind it. */
  git?: InputMaybe<CustomizationGitInput>;
  /** What stands above each page. */
  header?: InputMaybe<CustomizationHeaderInput>;
  /** What is counted of visitors. */
  insights?: InputMaybe<CustomizationInsightsInput>;
  /** The language of all that is not content. */
  internationalization?: InputMaybe<CustomizationInternationalizationInput>;
  /** What is offered to do with a page. */
  pageActions?: InputMaybe<CustomizationPageActionsInput>;
  /** Whether a page leads to the next and the one before. */
  pagination?: InputMaybe<CustomizationSwitchInput>;
  /** Whether pages are offered as PDF. */
  pdf?: InputMaybe<CustomizationSwitchInput>;
  /** What it tells of privacy. */
  privacyPolicy?: InputMaybe<CustomizationAddressInput>;
  /** The picture that others show with a link to it. */
  socialPreview?: InputMaybe<CustomizationAddressInput>;
  /** Colors, fonts and forms. */
  styling?: InputMaybe<CustomizationStylingInput>;
  /** Light and dark. */
  themes?: InputMaybe<CustomizationThemesInput>;
  /** Whether it names the platform. */
  trademark?: InputMaybe<CustomizationSwitchInput>;
};

/** How a site looks, and how parts of it do. */
export type SiteCustomizations = {
  __typename?: 'SiteCustomizations';
  /** The site. */
  site: SiteCustomization;
  /** The site spaces that look otherwise. */
  siteSpaces: Array<CustomizedSiteSpace>;
};

/** One of the sites of a page, with its cursor. */
export type SiteEdge = {
  __typename?: 'SiteEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Site;
};

/** A feature that was bought for a site. */
export type SiteFeature = {
  __typename?: 'SiteFeature';
  /** What it lets one change. */
  customizations?: Maybe<Array<Scalars['String']['output']>>;
  /** Whether it is frozen. */
  frozen?: Maybe<Scalars['Boolean']['output']>;
  /** Its id. */
  id: Scalars['String']['output'];
  /** The plan that it came with. */
  plan?: Maybe<Scalars['String']['output']>;
};

/** The picture of a site. */
export type SiteIcon = {
  __typename?: 'SiteIcon';
  /** Its addresses. */
  icon: SiteIconAddresses;
};

/** Addresses of a picture. */
export type SiteIconAddresses = {
  __typename?: 'SiteIconAddresses';
  /** On a dark ground. */
  dark?: Maybe<Scalars['String']['output']>;
  /** On a light ground. */
  light?: Maybe<Scalars['String']['output']>;
};

/** An item of a structure. */
export type SiteItemInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** Which kind it is. */
  type: SiteItemType;
};

/** Between which items something is put: behind `after` or before `before`. Neither: at the end. */
export type SiteItemPositionInput = {
  /** The item that is to stand before it. */
  after?: InputMaybe<SiteItemInput>;
  /** The item that is to follow. */
  before?: InputMaybe<SiteItemInput>;
};

/** A kind of item of a structure. */
export type SiteItemType =
  /** A section. */
  | 'SITE_SECTION'
  /** A group of sections. */
  | 'SITE_SECTION_GROUP'
  /** A site space. */
  | 'SITE_SPACE';

/** Where a site is shown besides. */
export type SiteProxy = {
  __typename?: 'SiteProxy';
  /** The domain and path, such as `acme.test/docs`. */
  origin: Scalars['String']['output'];
  /** The public address that it stands before. */
  target: Scalars['String']['output'];
};

/** A path of a site at which nothing is read any more, and where it leads. Some are made by hand; others are left by themselves where pages and site spaces were read before. */
export type SiteRedirect = Node & {
  __typename?: 'SiteRedirect';
  /** Whether it was left by itself. One that leads into a site space that the caller does not see is not there for him. */
  automatic: Scalars['Boolean']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Where it leads now: a path in the site, or an absolute address. */
  destination: Scalars['String']['output'];
  /** Id of the redirect (`red_…`). */
  id: Scalars['ID']['output'];
  /** The site. */
  site: Site;
  /** The path in the site, decoded, with a slash at its beginning and none at its end. */
  source: Scalars['String']['output'];
  /** Addresses of the redirect. */
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
  /** The item. */
  node: SiteRedirect;
};

/** Addresses of a redirect. */
export type SiteRedirectUrls = {
  __typename?: 'SiteRedirectUrls';
  /** The redirect in `/v1`. */
  location: Scalars['String']['output'];
};

/** What is looked for on a site. */
export type SiteSearchInput = {
  /** Words, `"phrases"` and `-words` that are not to be there; the last word may be a beginning. */
  query: Scalars['String']['input'];
};

/** A page of a site that was found. */
export type SiteSearchResult = {
  __typename?: 'SiteSearchResult';
  /** Id of the page. */
  id: Scalars['ID']['output'];
  /** Its path in the space. */
  path: Scalars['String']['output'];
  /** The parts of it that were found, the best first, at most 10. */
  sections: Array<SiteSearchSection>;
  /** Id of the site space in which it is read. */
  siteSpaceId: Scalars['ID']['output'];
  /** Id of its space. */
  spaceId: Scalars['ID']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
  /** Addresses of the page. */
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
  /** The item. */
  node: SiteSearchResult;
};

/** A part of a page that was found: what stands under a heading, or before the first. */
export type SiteSearchSection = {
  __typename?: 'SiteSearchSection';
  /** What stands there, the words around the first that was found. */
  body: Scalars['String']['output'];
  /** Id of the part. */
  id: Scalars['ID']['output'];
  /** Path of the page, with the heading's anchor. */
  path: Scalars['String']['output'];
  /** The heading; the page's title before the first. */
  title: Scalars['String']['output'];
  /** Addresses of the part. */
  urls: SiteSearchUrls;
};

/** Where what was found is read. */
export type SiteSearchUrls = {
  __typename?: 'SiteSearchUrls';
  /** Its public address; null while the site is not published. */
  published?: Maybe<Scalars['String']['output']>;
};

/** A section of a site, which shows one space, or several as variants. */
export type SiteSection = Node & {
  __typename?: 'SiteSection';
  /** Who sees it, as an expression over the visitor's claims; null for everybody. */
  condition?: Maybe<Scalars['String']['output']>;
  /** Whether the site opens with it. */
  default: Scalars['Boolean']['output'];
  /** What it is about; null for nothing. */
  description?: Maybe<Scalars['String']['output']>;
  /** Name of its icon; null for none. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Id of the section (`sec_…`). */
  id: Scalars['ID']['output'];
  /** Its part of the address, among the sections of the site. */
  path: Scalars['String']['output'];
  /** Its group; null at the root. */
  sectionGroup?: Maybe<SiteSectionGroup>;
  /** Id of its group; null at the root. */
  sectionGroupId?: Maybe<Scalars['ID']['output']>;
  /** The site. */
  site: Site;
  /** Its site spaces that the caller sees, in order. */
  siteSpaces: Array<SiteSpace>;
  /** Title, 2 to 128 characters. */
  title: Scalars['String']['output'];
  /** Addresses of the section. */
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
  /** The item. */
  node: SiteSection;
};

/** A group of sections, under one title. */
export type SiteSectionGroup = Node & {
  __typename?: 'SiteSectionGroup';
  /** Name of its icon; null for none. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Id of the group (`grp_…`). */
  id: Scalars['ID']['output'];
  /** Its sections that the caller sees, in order. */
  sections: Array<SiteSection>;
  /** The site. */
  site: Site;
  /** Title, 1 to 100 characters. */
  title: Scalars['String']['output'];
  /** Addresses of the group. */
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
  /** The item. */
  node: SiteSectionGroup;
};

/** Addresses of a group. */
export type SiteSectionGroupUrls = {
  __typename?: 'SiteSectionGroupUrls';
  /** The group in `/v1`. */
  location: Scalars['String']['output'];
};

/** Between which sections another is put. Neither: at the end. */
export type SiteSectionPositionInput = {
  /** The section that is to stand before it. */
  after?: InputMaybe<SiteSectionRefInput>;
  /** The section that is to follow. */
  before?: InputMaybe<SiteSectionRefInput>;
};

/** A section that is named. */
export type SiteSectionRefInput = {
  /** Its id. */
  siteSection: Scalars['ID']['input'];
  /** `site-section`. */
  type: SiteItemType;
};

/** Addresses of a section. */
export type SiteSectionUrls = {
  __typename?: 'SiteSectionUrls';
  /** The section in `/v1`. */
  location: Scalars['String']['output'];
  /** Where it is read; null while its site is not published. */
  published?: Maybe<Scalars['String']['output']>;
};

/** A space as a site shows it. A site may show a space more than once. */
export type SiteSpace = Node & {
  __typename?: 'SiteSpace';
  /** Who sees it, as an expression over the visitor's claims; null for everybody. */
  condition?: Maybe<Scalars['String']['output']>;
  /** How it looks where it has a customization of its own, which is as the site's where that says nothing; null where it has none. */
  customization?: Maybe<SiteCustomization>;
  /** Whether its section, or the site, opens with it. */
  default: Scalars['Boolean']['output'];
  /** Whether it has a customization of its own. */
  hasAdvancedCustomizationFeature: Scalars['Boolean']['output'];
  /** Id of the site space (`sts_…`). */
  id: Scalars['ID']['output'];
  /** Its part of the address, among those beside it. */
  path: Scalars['String']['output'];
  /** Its section; null at the root. */
  section?: Maybe<SiteSection>;
  /** Id of its section; null at the root. */
  sectionId?: Maybe<Scalars['ID']['output']>;
  /** The site. */
  site: Site;
  /** The space. */
  space: Space;
  /** The space's title. */
  title: Scalars['String']['output'];
  /** Addresses of the site space. */
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
  /** The item. */
  node: SiteSpace;
};

/** Between which site spaces another is put. Neither: at the end. */
export type SiteSpacePositionInput = {
  /** The site space that is to stand before it. */
  after?: InputMaybe<SiteSpaceRefInput>;
  /** The site space that is to follow. */
  before?: InputMaybe<SiteSpaceRefInput>;
};

/** A site space that is named. */
export type SiteSpaceRefInput = {
  /** Its id. */
  siteSpace: Scalars['ID']['input'];
  /** `site-space`. */
  type: SiteItemType;
};

/** Addresses of a site space. */
export type SiteSpaceUrls = {
  __typename?: 'SiteSpaceUrls';
  /** The site space in `/v1`. */
  location: Scalars['String']['output'];
  /** Where it is read; null while its site is not published. */
  published?: Maybe<Scalars['String']['output']>;
};

/** The structure of a site, as the caller sees it: members see site spaces whose space they may read, admins all. */
export type SiteStructure = {
  __typename?: 'SiteStructure';
  /** What stands at the root, in order: sections and groups, or site spaces. */
  items: Array<SiteStructureItem>;
  /** What stands at the root. */
  type: SiteStructureType;
};

/** What stands at the root of a site. */
export type SiteStructureItem = SiteSection | SiteSectionGroup | SiteSpace;

/** What a site is made of at its root. */
export type SiteStructureType =
  /** Sections, some of them in groups. */
  | 'SECTIONS'
  /** Site spaces alone. */
  | 'SITE_SPACES';

/** What a site has of features. */
export type SiteType =
  /** The one that a new site has. */
  | 'BASIC'
  /** Basic, as it once was. */
  | 'LEGACY_BASIC'
  /** Premium, as it once was. */
  | 'LEGACY_PREMIUM'
  /** More than basic. */
  | 'PREMIUM'
  /** Paid for by others. */
  | 'SPONSORED'
  /** All there is. */
  | 'ULTIMATE';

/** Addresses of a site. */
export type SiteUrls = {
  __typename?: 'SiteUrls';
  /** The site in the app. */
  app: Scalars['String']['output'];
  /** The site in `/v1`. */
  location: Scalars['String']['output'];
  /** Where it is read; null while it is not published. */
  published?: Maybe<Scalars['String']['output']>;
};

/** Who reads a site while it is published. */
export type SiteVisibility =
  /** Everybody, and search engines. */
  | 'PUBLIC'
  /** Who has one of its share links. */
  | 'SHARE_LINK'
  /** Everybody; search engines are asked not to. */
  | 'UNLISTED'
  /** Who comes with a token that is signed with its key. */
  | 'VISITOR_AUTH';

/** A move in a structure. */
export type SortSiteStructureInput = {
  /** What is moved: a section among sections and groups at the root, or in its group; a group at the root; a site space among those beside it. */
  item: SiteItemInput;
  /** Where to. */
  position: SiteItemPositionInput;
};

/** A structure in another order. */
export type SortSiteStructurePayload = {
  __typename?: 'SortSiteStructurePayload';
  /** What was moved. */
  item: SiteStructureItem;
  /** The site. */
  site: Site;
};

/** A body of content: pages in a tree, with their history. */
export type Space = Node & {
  __typename?: 'Space';
  /** A change request of it, by its id or its number; null when there is none. */
  changeRequest?: Maybe<ChangeRequest>;
  /** How many change requests it has, in all states. */
  changeRequestCount: Scalars['Int']['output'];
  /** Its change requests, newest first. */
  changeRequests: ChangeRequestConnection;
  /** How many open comments it has, on itself and on its change requests. */
  commentCount: Scalars['Int']['output'];
  /** What is said of the space itself, and not of its change requests: level comment or more. */
  comments: CommentConnection;
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
  /** What a change request must keep to be merged. */
  mergeRules: MergeRules;
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
  /** The revision that is its content now. */
  revision: Revision;
  /** Id of the revision that is its content now. */
  revisionId: Scalars['ID']['output'];
  /** Its history, newest first; not what happened in change requests. */
  revisions: RevisionConnection;
  /**
   * What is found in its own content: words, the last one also as a beginning, "quoted phrases", and -words that must not be
   * there. All of them stand in one part of a page, its heading and the page's title counted in. Titles go before headings,
   * and those before texts. Where the words find nothing and none are quoted, at most 20 parts whose titles or headings are nearly so. Found are the first 1,000 parts of a page, and of a part the first 100,000 characters.
   * Hidden pages are found too, and so are the pages of an OpenAPI spec that a page shows, as its latest good version has them: their first
   * 50,000 parts. Of texts and of specs at most 1,000 parts each are ranked, and the best 1,000 of both are found.
   */
  search: SearchResultConnection;
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
export type SpaceChangeRequestArgs = {
  id: Scalars['ID']['input'];
};


/** A body of content: pages in a tree, with their history. */
export type SpaceChangeRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  contributor?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<ChangeRequestStatus>;
};


/** A body of content: pages in a tree, with their history. */
export type SpaceCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  authors?: InputMaybe<Array<Scalars['ID']['input']>>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<Order>;
  status?: InputMaybe<CommentStatusFilter>;
  targetPage?: InputMaybe<Scalars['ID']['input']>;
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
export type SpaceRevisionArgs = {
  computed?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A body of content: pages in a tree, with their history. */
export type SpaceRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A body of content: pages in a tree, with their history. */
export type SpaceSearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


/** A body of content: pages in a tree, with their history. */
export type SpaceTeamGrantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
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
  /** The item. */
  node: Space;
};

/** How the content of a space is changed. */
export type SpaceEditMode =
  /** Directly, and by change requests. */
  | 'LIVE'
  /** By change requests alone. */
  | 'LOCKED';

/** What the caller may do with a space, as far as the scopes of his token go. */
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

/** What was found in one space. */
export type SpaceSearchResult = {
  __typename?: 'SpaceSearchResult';
  /** Id of the space. */
  id: Scalars['ID']['output'];
  /** The pages that were found in it, the best first, at most 50. */
  pages: Array<SearchResult>;
  /** Its title. */
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
  /** The item. */
  node: SpaceSearchResult;
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
  /** The item. */
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
  /** The item. */
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

/** What the caller may do with a team, as far as the scopes of his token go. */
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

/** A condition that the claims of a site suggest. */
export type TemplateCondition = {
  __typename?: 'TemplateCondition';
  /** The condition. */
  condition: Scalars['String']['output'];
  /** What it means. */
  description: Scalars['String']['output'];
};

/** The addresses of a picture. */
export type ThemedAddress = {
  __typename?: 'ThemedAddress';
  /** On a dark ground. */
  dark: Scalars['String']['output'];
  /** On a light ground. */
  light: Scalars['String']['output'];
};

/** The addresses of a picture. */
export type ThemedAddressInput = {
  /** On a dark ground. */
  dark: Scalars['String']['input'];
  /** On a light ground. */
  light: Scalars['String']['input'];
};

/** A color, each as `#RRGGBB`. */
export type ThemedColor = {
  __typename?: 'ThemedColor';
  /** On a dark ground. */
  dark: Scalars['String']['output'];
  /** On a light ground. */
  light: Scalars['String']['output'];
};

/** A color, each as `#RRGGBB`. */
export type ThemedColorInput = {
  /** On a dark ground. */
  dark: Scalars['String']['input'];
  /** On a light ground. */
  light: Scalars['String']['input'];
};

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

/** A page of the source, and the one that translates it. */
export type TranslatedPageInput = {
  /** Id of the translation's page; needed where none with its id or path is there. From then on it is this one's, and no other's. */
  page?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the source's page. */
  sourcePage: Scalars['ID']['input'];
};

/** The content in one language, beside its source. */
export type Translation = {
  __typename?: 'Translation';
  /** How many of the source's pages are translated; null where `space` or `source` is. */
  coverage?: Maybe<TranslationCoverage>;
  /** The language. */
  language: Language;
  /** Its pages beside the source's: those of the source in the order in which they were made, then those that are extra. None where `space` or `source` is null. Pages with a text of their own count; groups, links and computed pages do not. */
  pages: PageTranslationConnection;
  /** The settings that it is of. */
  settings: TranslationSettings;
  /** The space that is translated; null while there is none, or none that the caller may read. */
  source?: Maybe<Space>;
  /** What changed in the source since `sourceRevision`: pages in the order of their ids, then the rest. Nothing where that is null. */
  sourceChanges: ContentChangeConnection;
  /** The source's revision that the translation as a whole was last said to be of: at first the one that the source was at when the space was named. Null where `space` or `source` is. */
  sourceRevision?: Maybe<Revision>;
  /** Its space; null while it has none, or none that the caller may read. */
  space?: Maybe<Space>;
};


/** The content in one language, beside its source. */
export type TranslationPagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<TranslationStatus>;
};


/** The content in one language, beside its source. */
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

/** How many pages are translated. */
export type TranslationCoverage = {
  __typename?: 'TranslationCoverage';
  /** Pages of the translation that translate none. */
  extra: Scalars['Int']['output'];
  /** Of these, those without a translation. */
  missing: Scalars['Int']['output'];
  /** `translated` of `total`, 0 to 1; 1 where the source has no page. */
  ratio: Scalars['Float']['output'];
  /** Of these, those that say something else since they were translated. */
  stale: Scalars['Int']['output'];
  /** Pages of the source with a text of their own. */
  total: Scalars['Int']['output'];
  /** Of these, those whose translation says what they say. */
  translated: Scalars['Int']['output'];
  /** Of these, those whose translation is still a copy. */
  untranslated: Scalars['Int']['output'];
};

/** One of the translations of a page, with its cursor. */
export type TranslationEdge = {
  __typename?: 'TranslationEdge';
  /** Cursor of the item, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Translation;
};

/** Content that is to be had in several languages: which, from which space, and in which spaces. */
export type TranslationSettings = Node & {
  __typename?: 'TranslationSettings';
  /** When they were made. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the settings (`trs_…`). */
  id: Scalars['ID']['output'];
  /** The languages that are wanted, in the order in which they were given. */
  languages: Array<Language>;
  /** The organization. */
  organization: Organization;
  /** What the caller may do with them. */
  permissions: TranslationSettingsPermissions;
  /** The space that is translated, with its language; null for none, or none that the caller may read. */
  source?: Maybe<LanguageSpace>;
  /** The spaces of the translations, as far as the caller may read them, in the order in which they were given. */
  spaces: Array<LanguageSpace>;
  /** Their title, 1 to 100 characters. */
  title: Scalars['String']['output'];
  /** One of them; null for a language that is none of them. */
  translation?: Maybe<Translation>;
  /** Each language that is wanted or has a space, but the source's: how far it is. */
  translations: TranslationConnection;
  /** When they were changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Their addresses. */
  urls: TranslationSettingsUrls;
};


/** Content that is to be had in several languages: which, from which space, and in which spaces. */
export type TranslationSettingsTranslationArgs = {
  language: Language;
};


/** Content that is to be had in several languages: which, from which space, and in which spaces. */
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
  /** The item. */
  node: TranslationSettings;
};

/** What the caller may do with translation settings, as far as the scopes of his token go. */
export type TranslationSettingsPermissions = {
  __typename?: 'TranslationSettingsPermissions';
  /** Change and delete them: organization role create or more. */
  edit: Scalars['Boolean']['output'];
  /** Read them: organization role read or more. */
  view: Scalars['Boolean']['output'];
};

/** Addresses of translation settings. */
export type TranslationSettingsUrls = {
  __typename?: 'TranslationSettingsUrls';
  /** The settings in `/v1`. */
  location: Scalars['String']['output'];
};

/** How a page of a language stands to the source's. */
export type TranslationStatus =
  /** The translation has it, and the source does not. */
  | 'EXTRA'
  /** The source has it, and the translation does not. */
  | 'MISSING'
  /** The source says something else since. */
  | 'STALE'
  /** It is a translation of what the source says. */
  | 'TRANSLATED'
  /** It is there, and its text is still the source's own. */
  | 'UNTRANSLATED';

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

/** An installation that is gone. */
export type UninstallIntegrationPayload = {
  __typename?: 'UninstallIntegrationPayload';
  /** Its id; null when there was none. */
  uninstalledId?: Maybe<Scalars['ID']['output']>;
};

/** An integration that is published no more. */
export type UnpublishIntegrationPayload = {
  __typename?: 'UnpublishIntegrationPayload';
  /** Id of the integration that is gone. */
  unpublishedIntegrationId: Scalars['ID']['output'];
};

/** A site that is not published any more. */
export type UnpublishSitePayload = {
  __typename?: 'UnpublishSitePayload';
  /** The site. */
  site: Site;
};

/** What changes of a change request. What is absent stays. */
export type UpdateChangeRequestInput = {
  /** Where it stands: DRAFT, OPEN or ARCHIVED, from each of these; refused (INVALID_TRANSITION) for MERGED and from it. */
  status?: InputMaybe<ChangeRequestStatus>;
  /** What it is about. */
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** A changed change request. */
export type UpdateChangeRequestPayload = {
  __typename?: 'UpdateChangeRequestPayload';
  /** The change request as it is now. */
  changeRequest: ChangeRequest;
};

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

/** What changes of a comment. What is absent stays. */
export type UpdateCommentInput = {
  /** Emojis that the caller puts there; one that is his already stays. At most 20, and he has at most 20 there. */
  addedReactions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Its text: its author. */
  body?: InputMaybe<CommentBodyInput>;
  /** Emojis that the caller takes away; one that is named in both lists goes. At most 20. */
  removedReactions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether it was dealt with: its author, the change request's, or level edit or more. */
  resolved?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A changed comment. */
export type UpdateCommentPayload = {
  __typename?: 'UpdateCommentPayload';
  /** The comment as it is now. */
  comment: Comment;
};

/** What changes of a reply. What is absent stays. */
export type UpdateCommentReplyInput = {
  /** Emojis that the caller puts there; one that is his already stays. At most 20, and he has at most 20 there. */
  addedReactions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Its text: its author. */
  body?: InputMaybe<CommentBodyInput>;
  /** Emojis that the caller takes away; one that is named in both lists goes. At most 20. */
  removedReactions?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A changed reply. */
export type UpdateCommentReplyPayload = {
  __typename?: 'UpdateCommentReplyPayload';
  /** The reply as it is now. */
  reply: CommentReply;
};

/** A level that was changed. */
export type UpdateGrantPayload = {
  __typename?: 'UpdateGrantPayload';
  /** What is given now. */
  grant: Grant;
};

/** What changes of an installation. What is absent stays; a list, and a configuration, takes the place of the one before. */
export type UpdateIntegrationInstallationInput = {
  /** What is set, as the integration's `configurations.account` says. */
  configuration?: InputMaybe<Scalars['JSON']['input']>;
  /** Ids by which the integration knows it elsewhere: admins of the organization that publishes it set them too. */
  externalIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What is agreed to of what the integration asks for now. */
  scopes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The sites that it reaches, where that is chosen. */
  selected_sites?: InputMaybe<Array<SelectedSiteInput>>;
  /** The spaces that it reaches, where that is chosen. */
  selected_spaces?: InputMaybe<Array<SelectedSpaceInput>>;
  /** Which sites it reaches. */
  site_selection?: InputMaybe<InstallationSelection>;
  /** Which spaces it reaches. */
  space_selection?: InputMaybe<InstallationSelection>;
  /** `ACTIVE` or `PAUSED`. One that waits for its configuration cannot become active: INVALID_TRANSITION. Pausing ends its tokens. */
  status?: InputMaybe<InstallationStatus>;
};

/** A changed installation. */
export type UpdateIntegrationInstallationPayload = {
  __typename?: 'UpdateIntegrationInstallationPayload';
  /** The installation as it is now. */
  installation: IntegrationInstallation;
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
  /** Its name in public addresses: small letters, digits and hyphens, unique in the service (else ALREADY_EXISTS), and none that is the service's own, such as `www` (else BAD_USER_INPUT). */
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

/** What changes of a page. What is absent stays. */
export type UpdatePageInput = {
  /** Its place among the pages there, from 0; the end unless said. */
  at?: InputMaybe<Scalars['Int']['input']>;
  /** What a computed page is made from. */
  computed?: InputMaybe<ComputedPageInput>;
  /** Its cover; null for none. */
  cover?: InputMaybe<PageCoverInput>;
  /** What it is about; null for nothing. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its text, as published clients send it. */
  document?: InputMaybe<DocumentInput>;
  /** Its sign, an emoji; null for none. */
  emoji?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is left out of the table of contents. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of its icon; null for none. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Id of the page to put it in, or a ref of this batch; null for the root. */
  into?: InputMaybe<Scalars['ID']['input']>;
  /** What is shown of it. */
  layout?: InputMaybe<PageLayoutInput>;
  /** Its text, at most 1 MiB. A block of YAML at its beginning (front matter) gives fields that are not said otherwise. */
  markdown?: InputMaybe<Scalars['String']['input']>;
  /** Whether the search of a site leaves it out. */
  noIndex?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether search engines are asked not to list it. */
  noRobotsIndex?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the page, or a ref of this batch. */
  page: Scalars['ID']['input'];
  /** Its part of the path. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** What a link leads to. */
  target?: InputMaybe<PageTargetInput>;
  /** Its title. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Values for `{{ name }}` in its text; null as a value removes one. */
  variables?: InputMaybe<Scalars['StringMap']['input']>;
};

/** What changes of it. What is absent stays. */
export type UpdatePublishingAuthInput = {
  /** Who signs in visitors. */
  backend?: InputMaybe<VisitorAuthBackend>;
  /** Where a visitor without a good token is sent; null for nowhere. */
  fallbackURL?: InputMaybe<Scalars['String']['input']>;
};

/** How visitors are known from now on. */
export type UpdatePublishingAuthPayload = {
  __typename?: 'UpdatePublishingAuthPayload';
  /** It. */
  publishingAuth: PublishingAuth;
};

/** What changes of a reusable content. What is absent stays. */
export type UpdateReusableContentInput = {
  /** Id of the reusable content, or a ref of this batch. */
  id: Scalars['ID']['input'];
  /** Its text, at most 1 MiB. */
  markdown?: InputMaybe<Scalars['String']['input']>;
  /** Its title. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What changes of a SAML provider. What is absent stays. */
export type UpdateSamlProviderInput = {
  /** The certificate of the key that it signs with, or two while it changes; empty for none. */
  certificate?: InputMaybe<Scalars['String']['input']>;
  /** The role that a new member gets; null: guest. */
  defaultRole?: InputMaybe<Role>;
  /** Id of the team that a new member is put into. */
  defaultTeam?: InputMaybe<Scalars['ID']['input']>;
  /** The provider's own name for itself; empty for none. */
  entityID?: InputMaybe<Scalars['String']['input']>;
  /** What to show on the button. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Where the provider takes requests to sign in, by HTTP-Redirect. */
  ssoURL?: InputMaybe<Scalars['String']['input']>;
};

/** A SAML provider that changed. */
export type UpdateSamlProviderPayload = {
  __typename?: 'UpdateSAMLProviderPayload';
  /** It. */
  samlProvider: SamlProvider;
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

/** What changes of a share link. What is absent stays. */
export type UpdateShareLinkInput = {
  /** Whether it opens the site. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it is for. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A share link that changed. */
export type UpdateShareLinkPayload = {
  __typename?: 'UpdateShareLinkPayload';
  /** It. */
  shareLink: ShareLink;
};

/** What changes of a site. What is absent stays. */
export type UpdateSiteInput = {
  /** Whether what it shows depends on its visitors. */
  adaptiveContent?: InputMaybe<AdaptiveContentInput>;
  /** Whether agents may read it. */
  agentsContext?: InputMaybe<AgentsContext>;
  /** Its name in its public address: letters in lower case, digits and hyphens. Taken: ALREADY_EXISTS. */
  basename?: InputMaybe<Scalars['String']['input']>;
  /** Id of the section to open with. */
  defaultSiteSection?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the site space to open with: at the root, or in the default section. */
  defaultSiteSpace?: InputMaybe<Scalars['ID']['input']>;
  /** A domain with a path, where it is shown besides; null for nowhere. */
  proxy?: InputMaybe<Scalars['String']['input']>;
  /** Name. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Who reads it while it is published: admins, or who made the site. */
  visibility?: InputMaybe<SiteVisibility>;
};

/** A site that changed. */
export type UpdateSitePayload = {
  __typename?: 'UpdateSitePayload';
  /** The site. */
  site: Site;
};

/** What changes of a redirect. What is absent stays. One that was left by itself is one made by hand from then on, and leads where it leads now unless said. */
export type UpdateSiteRedirectInput = {
  /** Where it leads. */
  destination?: InputMaybe<Scalars['String']['input']>;
  /** The path in the site that leads elsewhere. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** A redirect that changed. */
export type UpdateSiteRedirectPayload = {
  __typename?: 'UpdateSiteRedirectPayload';
  /** It. */
  siteRedirect: SiteRedirect;
};

/** What changes of a section group. What is absent stays. */
export type UpdateSiteSectionGroupInput = {
  /** Name of its icon; null for none. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Title. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A section group that changed. */
export type UpdateSiteSectionGroupPayload = {
  __typename?: 'UpdateSiteSectionGroupPayload';
  /** It. */
  siteSectionGroup: SiteSectionGroup;
};

/** What changes of a section. What is absent stays. */
export type UpdateSiteSectionInput = {
  /** Who sees it; null for everybody. */
  condition?: InputMaybe<Scalars['String']['input']>;
  /** Id of the site space to open with. */
  defaultSiteSpace?: InputMaybe<Scalars['ID']['input']>;
  /** What it is about; null for nothing. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Name of its icon; null for none. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Its part of the address: letters in lower case, digits and hyphens. Taken: ALREADY_EXISTS. */
  path?: InputMaybe<Scalars['String']['input']>;
  /** Title. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A section that changed. */
export type UpdateSiteSectionPayload = {
  __typename?: 'UpdateSiteSectionPayload';
  /** It. */
  siteSection: SiteSection;
};

/** What changes of a site space. What is absent stays. */
export type UpdateSiteSpaceInput = {
  /** Who sees it; null for everybody. */
  condition?: InputMaybe<Scalars['String']['input']>;
  /** Its part of the address: letters in lower case, digits and hyphens. Taken: ALREADY_EXISTS. */
  path?: InputMaybe<Scalars['String']['input']>;
  /** Id of the space that it shows: level create. */
  spaceId?: InputMaybe<Scalars['ID']['input']>;
};

/** A site space that changed. */
export type UpdateSiteSpacePayload = {
  __typename?: 'UpdateSiteSpacePayload';
  /** It. */
  siteSpace: SiteSpace;
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

/** A file to upload: `base64`, or as `multipart/form-data` with one part `file` to `/v1/orgs/{organizationId}/files`, at most 100 MiB. */
export type UploadFileInput = {
  /** Its bytes in base 64, at most 10 MiB of them. */
  base64?: InputMaybe<Scalars['String']['input']>;
  /** Its type, believed only as far as its bytes do not say another. */
  contentType?: InputMaybe<Scalars['String']['input']>;
  /** Its name, with its ending. */
  name: Scalars['String']['input'];
  /** What the bytes of a multipart request became; made by the server alone. */
  staged?: InputMaybe<Scalars['String']['input']>;
};

/** An uploaded file. */
export type UploadFilePayload = {
  __typename?: 'UploadFilePayload';
  /** The file. Put it into content by its id. */
  file: File;
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

/** A state of a space. */
export type VersionContext = {
  __typename?: 'VersionContext';
  /** The change request; null of a revision. */
  changeRequest?: Maybe<ChangeRequest>;
  /** The revision; null of a change request. */
  revision?: Maybe<Revision>;
  /** Which kind of state. */
  type: VersionContextType;
};

/** Which state of a space is meant. */
export type VersionContextType =
  /** A change request. */
  | 'CHANGE_REQUEST'
  /** A revision of its own. A change request in which nothing was changed is at one. */
  | 'REVISION';

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

/** A visitor of a site. */
export type VisitorInput = {
  /** A JWT (HS256, with an `exp` at most 24 hours ahead) that is signed with the site's key. */
  jwt_token?: InputMaybe<Scalars['String']['input']>;
  /** Claims that nobody signed, under `visitor.claims.unsigned`: an object of at most 4 KiB as JSON. */
  unsignedClaims?: InputMaybe<Scalars['JSON']['input']>;
};

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
  Node:
    | ( RowOf<'ApiToken'> )
    | ( RowOf<'AuditEvent'> )
    | ( RowOf<'ChangeRequest'> )
    | ( RowOf<'Collection'> )
    | ( RowOf<'Comment'> )
    | ( RowOf<'CommentReply'> )
    | ( RowOf<'Grant'> )
    | ( RowOf<'Import'> )
    | ( RowOf<'Integration'> )
    | ( RowOf<'IntegrationInstallation'> )
    | ( RowOf<'Invite'> )
    | ( RowOf<'LinkInvite'> )
    | ( RowOf<'Member'> )
    | ( RowOf<'OpenAPISpec'> )
    | ( RowOf<'OpenAPISpecVersion'> )
    | ( RowOf<'Organization'> )
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
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptInviteInput: AcceptInviteInput;
  AcceptInvitePayload: ResolverTypeWrapper<Omit<AcceptInvitePayload, 'member'> & { member: ResolversTypes['Member'] }>;
  AdaptiveContent: ResolverTypeWrapper<AdaptiveContent>;
  AdaptiveContentInput: AdaptiveContentInput;
  AdaptiveSchema: ResolverTypeWrapper<AdaptiveSchema>;
  AddSectionToGroupInput: AddSectionToGroupInput;
  AddSectionToGroupPayload: ResolverTypeWrapper<Omit<AddSectionToGroupPayload, 'siteSectionGroup'> & { siteSectionGroup: ResolversTypes['SiteSectionGroup'] }>;
  AdsStatus: AdsStatus;
  AgentsContext: AgentsContext;
  ApiToken: ResolverTypeWrapper<RowOf<'ApiToken'>>;
  ApiTokenConnection: ResolverTypeWrapper<PageOf<'ApiToken'>>;
  ApiTokenEdge: ResolverTypeWrapper<Omit<ApiTokenEdge, 'node'> & { node: ResolversTypes['ApiToken'] }>;
  ApiTokenUrls: ResolverTypeWrapper<ApiTokenUrls>;
  AuditEvent: ResolverTypeWrapper<RowOf<'AuditEvent'>>;
  AuditEventConnection: ResolverTypeWrapper<PageOf<'AuditEvent'>>;
  AuditEventEdge: ResolverTypeWrapper<Omit<AuditEventEdge, 'node'> & { node: ResolversTypes['AuditEvent'] }>;
  AuditPath: ResolverTypeWrapper<AuditPath>;
  BacklinkConnection: ResolverTypeWrapper<Connection<ReferenceRow>>;
  BacklinkEdge: ResolverTypeWrapper<Omit<BacklinkEdge, 'node'> & { node: ResolversTypes['ContentReference'] }>;
  Billing: ResolverTypeWrapper<Billing>;
  BillingInterval: BillingInterval;
  BillingMigration: ResolverTypeWrapper<BillingMigration>;
  BlockChange: ResolverTypeWrapper<BlockChangeRow>;
  BlockChangeKind: BlockChangeKind;
  BlockRange: ResolverTypeWrapper<BlockRange>;
  Blocked: ResolverTypeWrapper<Blocked>;
  BlockedReason: BlockedReason;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BrokenLinkStats: ResolverTypeWrapper<BrokenLinkStats>;
  ChangeRequest: ResolverTypeWrapper<RowOf<'ChangeRequest'>>;
  ChangeRequestConnection: ResolverTypeWrapper<PageOf<'ChangeRequest'>>;
  ChangeRequestEdge: ResolverTypeWrapper<Omit<ChangeRequestEdge, 'node'> & { node: ResolversTypes['ChangeRequest'] }>;
  ChangeRequestStatus: ChangeRequestStatus;
  ChangeRequestUrls: ResolverTypeWrapper<ChangeRequestUrls>;
  Collection: ResolverTypeWrapper<RowOf<'Collection'>>;
  CollectionConnection: ResolverTypeWrapper<PageOf<'Collection'>>;
  CollectionEdge: ResolverTypeWrapper<Omit<CollectionEdge, 'node'> & { node: ResolversTypes['Collection'] }>;
  CollectionPermissions: ResolverTypeWrapper<CollectionPermissions>;
  CollectionUrls: ResolverTypeWrapper<CollectionUrls>;
  Comment: ResolverTypeWrapper<RowOf<'Comment'>>;
  CommentBody: ResolverTypeWrapper<CommentBody>;
  CommentBodyInput: CommentBodyInput;
  CommentConnection: ResolverTypeWrapper<PageOf<'Comment'>>;
  CommentEdge: ResolverTypeWrapper<Omit<CommentEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  CommentFormat: CommentFormat;
  CommentNode: ResolverTypeWrapper<CommentNode>;
  CommentPermissions: ResolverTypeWrapper<CommentPermissions>;
  CommentReply: ResolverTypeWrapper<RowOf<'CommentReply'>>;
  CommentReplyConnection: ResolverTypeWrapper<PageOf<'CommentReply'>>;
  CommentReplyEdge: ResolverTypeWrapper<Omit<CommentReplyEdge, 'node'> & { node: ResolversTypes['CommentReply'] }>;
  CommentStatus: CommentStatus;
  CommentStatusFilter: CommentStatusFilter;
  CommentTarget: ResolverTypeWrapper<CommentTarget>;
  CommentUrls: ResolverTypeWrapper<CommentUrls>;
  CommentedPage: ResolverTypeWrapper<CommentedPage>;
  CommunityType: CommunityType;
  CompleteSignInInput: CompleteSignInInput;
  CompleteSignInPayload: ResolverTypeWrapper<Omit<CompleteSignInPayload, 'token'> & { token: ResolversTypes['ApiToken'] }>;
  ComputedPageInput: ComputedPageInput;
  ConflictBlock: ResolverTypeWrapper<ConflictBlock>;
  ConflictChoice: ConflictChoice;
  ConflictResolutionInput: ConflictResolutionInput;
  ContentChange: ResolverTypeWrapper<ContentChangeRow>;
  ContentChangeConnection: ResolverTypeWrapper<Connection<ContentChangeRow>>;
  ContentChangeEdge: ResolverTypeWrapper<Omit<ContentChangeEdge, 'node'> & { node: ResolversTypes['ContentChange'] }>;
  ContentChangeKind: ContentChangeKind;
  ContentReference: ResolverTypeWrapper<ReferenceRow>;
  ContentSubject: ContentSubject;
  ContentType: ContentType;
  CoverSize: CoverSize;
  CreateChangeRequestInput: CreateChangeRequestInput;
  CreateChangeRequestPayload: ResolverTypeWrapper<Omit<CreateChangeRequestPayload, 'changeRequest'> & { changeRequest: ResolversTypes['ChangeRequest'] }>;
  CreateCollectionInput: CreateCollectionInput;
  CreateCollectionPayload: ResolverTypeWrapper<Omit<CreateCollectionPayload, 'collection'> & { collection: ResolversTypes['Collection'] }>;
  CreateCommentInput: CreateCommentInput;
  CreateCommentPayload: ResolverTypeWrapper<Omit<CreateCommentPayload, 'comment'> & { comment: ResolversTypes['Comment'] }>;
  CreateCommentReplyInput: CreateCommentReplyInput;
  CreateCommentReplyPayload: ResolverTypeWrapper<Omit<CreateCommentReplyPayload, 'comment' | 'reply'> & { comment: ResolversTypes['Comment'], reply: ResolversTypes['CommentReply'] }>;
  CreateInstallationTokenPayload: ResolverTypeWrapper<CreateInstallationTokenPayload>;
  CreateLinkInviteInput: CreateLinkInviteInput;
  CreateLinkInvitePayload: ResolverTypeWrapper<Omit<CreateLinkInvitePayload, 'linkInvite'> & { linkInvite: ResolversTypes['LinkInvite'] }>;
  CreateOpenAPISpecInput: CreateOpenApiSpecInput;
  CreateOpenAPISpecPayload: ResolverTypeWrapper<Omit<CreateOpenApiSpecPayload, 'openAPISpec'> & { openAPISpec: ResolversTypes['OpenAPISpec'] }>;
  CreateOrganizationInput: CreateOrganizationInput;
  CreateOrganizationPayload: ResolverTypeWrapper<Omit<CreateOrganizationPayload, 'organization'> & { organization: ResolversTypes['Organization'] }>;
  CreateReviewInput: CreateReviewInput;
  CreateReviewPayload: ResolverTypeWrapper<Omit<CreateReviewPayload, 'review'> & { review: ResolversTypes['Review'] }>;
  CreateSAMLProviderInput: CreateSamlProviderInput;
  CreateSAMLProviderPayload: ResolverTypeWrapper<Omit<CreateSamlProviderPayload, 'samlProvider'> & { samlProvider: ResolversTypes['SAMLProvider'] }>;
  CreateServiceAccountInput: CreateServiceAccountInput;
  CreateServiceAccountPayload: ResolverTypeWrapper<Omit<CreateServiceAccountPayload, 'serviceAccount'> & { serviceAccount: ResolversTypes['ServiceAccount'] }>;
  CreateShareLinkInput: CreateShareLinkInput;
  CreateShareLinkPayload: ResolverTypeWrapper<Omit<CreateShareLinkPayload, 'shareLink'> & { shareLink: ResolversTypes['ShareLink'] }>;
  CreateSiteInput: CreateSiteInput;
  CreateSitePayload: ResolverTypeWrapper<Omit<CreateSitePayload, 'site'> & { site: ResolversTypes['Site'] }>;
  CreateSiteRedirectInput: CreateSiteRedirectInput;
  CreateSiteRedirectPayload: ResolverTypeWrapper<Omit<CreateSiteRedirectPayload, 'siteRedirect'> & { siteRedirect: ResolversTypes['SiteRedirect'] }>;
  CreateSiteSectionGroupInput: CreateSiteSectionGroupInput;
  CreateSiteSectionGroupPayload: ResolverTypeWrapper<Omit<CreateSiteSectionGroupPayload, 'siteSectionGroup'> & { siteSectionGroup: ResolversTypes['SiteSectionGroup'] }>;
  CreateSiteSectionInput: CreateSiteSectionInput;
  CreateSiteSectionPayload: ResolverTypeWrapper<Omit<CreateSiteSectionPayload, 'siteSection'> & { siteSection: ResolversTypes['SiteSection'] }>;
  CreateSiteSpaceInput: CreateSiteSpaceInput;
  CreateSiteSpacePayload: ResolverTypeWrapper<Omit<CreateSiteSpacePayload, 'siteSpace'> & { siteSpace: ResolversTypes['SiteSpace'] }>;
  CreateSpaceInput: CreateSpaceInput;
  CreateSpacePayload: ResolverTypeWrapper<Omit<CreateSpacePayload, 'space'> & { space: ResolversTypes['Space'] }>;
  CreateTeamInput: CreateTeamInput;
  CreateTeamPayload: ResolverTypeWrapper<Omit<CreateTeamPayload, 'team'> & { team: ResolversTypes['Team'] }>;
  CreateTokenInput: CreateTokenInput;
  CreateTokenPayload: ResolverTypeWrapper<Omit<CreateTokenPayload, 'token'> & { token: ResolversTypes['ApiToken'] }>;
  CreateTranslationSettingsInput: CreateTranslationSettingsInput;
  CreateTranslationSettingsPayload: ResolverTypeWrapper<Omit<CreateTranslationSettingsPayload, 'translationSettings'> & { translationSettings: ResolversTypes['TranslationSettings'] }>;
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
  DefaultContent: ResolverTypeWrapper<DefaultContent>;
  DefaultContentInput: DefaultContentInput;
  DefaultContentType: DefaultContentType;
  DefaultLevel: DefaultLevel;
  DeleteCollectionPayload: ResolverTypeWrapper<DeleteCollectionPayload>;
  DeleteCommentPayload: ResolverTypeWrapper<DeleteCommentPayload>;
  DeleteCommentReplyPayload: ResolverTypeWrapper<DeleteCommentReplyPayload>;
  DeleteFileInput: DeleteFileInput;
  DeleteLinkInvitePayload: ResolverTypeWrapper<DeleteLinkInvitePayload>;
  DeleteOpenAPISpecPayload: ResolverTypeWrapper<DeleteOpenApiSpecPayload>;
  DeletePageInput: DeletePageInput;
  DeleteReusableContentInput: DeleteReusableContentInput;
  DeleteSAMLProviderPayload: ResolverTypeWrapper<DeleteSamlProviderPayload>;
  DeleteServiceAccountPayload: ResolverTypeWrapper<DeleteServiceAccountPayload>;
  DeleteShareLinkPayload: ResolverTypeWrapper<DeleteShareLinkPayload>;
  DeleteSitePayload: ResolverTypeWrapper<DeleteSitePayload>;
  DeleteSiteRedirectPayload: ResolverTypeWrapper<DeleteSiteRedirectPayload>;
  DeleteSiteSectionGroupPayload: ResolverTypeWrapper<DeleteSiteSectionGroupPayload>;
  DeleteSiteSectionPayload: ResolverTypeWrapper<DeleteSiteSectionPayload>;
  DeleteSiteSpaceCustomizationPayload: ResolverTypeWrapper<Omit<DeleteSiteSpaceCustomizationPayload, 'siteSpace'> & { siteSpace: ResolversTypes['SiteSpace'] }>;
  DeleteSiteSpacePayload: ResolverTypeWrapper<DeleteSiteSpacePayload>;
  DeleteSpacePayload: ResolverTypeWrapper<DeleteSpacePayload>;
  DeleteTeamPayload: ResolverTypeWrapper<DeleteTeamPayload>;
  DeleteTranslationSettingsPayload: ResolverTypeWrapper<DeleteTranslationSettingsPayload>;
  DocumentInput: DocumentInput;
  Download: ResolverTypeWrapper<DownloadRow>;
  DuplicateSpacePayload: ResolverTypeWrapper<Omit<DuplicateSpacePayload, 'space'> & { space: ResolversTypes['Space'] }>;
  EditChangeRequestContentPayload: ResolverTypeWrapper<Omit<EditChangeRequestContentPayload, 'changeRequest'> & { changeRequest: ResolversTypes['ChangeRequest'] }>;
  EditContentInput: EditContentInput;
  EditInput: EditInput;
  EditSpaceContentPayload: ResolverTypeWrapper<Omit<EditSpaceContentPayload, 'space'> & { space: ResolversTypes['Space'] }>;
  EffectiveAccess: ResolverTypeWrapper<EffectiveAccessRow>;
  EffectiveAccessConnection: ResolverTypeWrapper<Connection<EffectiveAccessRow>>;
  EffectiveAccessEdge: ResolverTypeWrapper<Omit<EffectiveAccessEdge, 'node'> & { node: ResolversTypes['EffectiveAccess'] }>;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  File: ResolverTypeWrapper<ShownFile>;
  FileConnection: ResolverTypeWrapper<Connection<ShownFile>>;
  FileDimensions: ResolverTypeWrapper<FileDimensions>;
  FileEdge: ResolverTypeWrapper<Omit<FileEdge, 'node'> & { node: ResolversTypes['File'] }>;
  FileReference: ResolverTypeWrapper<FileReference>;
  FileReferenceInput: FileReferenceInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Format: Format;
  GitCommit: ResolverTypeWrapper<GitCommit>;
  GitPath: ResolverTypeWrapper<GitPath>;
  GitSync: ResolverTypeWrapper<GitSync>;
  GitSyncProvider: GitSyncProvider;
  Grant: ResolverTypeWrapper<RowOf<'Grant'>>;
  GrantAllInput: GrantAllInput;
  GrantAllPayload: ResolverTypeWrapper<Omit<GrantAllPayload, 'grants'> & { grants: Array<ResolversTypes['Grant']> }>;
  GrantConnection: ResolverTypeWrapper<PageOf<'Grant'>>;
  GrantEdge: ResolverTypeWrapper<Omit<GrantEdge, 'node'> & { node: ResolversTypes['Grant'] }>;
  GrantInput: GrantInput;
  GrantOrigin: ResolverTypeWrapper<GrantOrigin>;
  GrantToInput: GrantToInput;
  GroupPositionInput: GroupPositionInput;
  Heading: ResolverTypeWrapper<Heading>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Import: ResolverTypeWrapper<RowOf<'Import'>>;
  ImportContentInput: ImportContentInput;
  ImportError: ResolverTypeWrapper<ImportError>;
  ImportPayload: ResolverTypeWrapper<Omit<ImportPayload, 'import'> & { import: ResolversTypes['Import'] }>;
  ImportProblem: ResolverTypeWrapper<ImportProblem>;
  ImportSource: ImportSource;
  ImportStatus: ImportStatus;
  InsertFileInput: InsertFileInput;
  InsertFilesInput: InsertFilesInput;
  InsertPageInput: InsertPageInput;
  InsertReusableContentInput: InsertReusableContentInput;
  InstallIntegrationInput: InstallIntegrationInput;
  InstallIntegrationPayload: ResolverTypeWrapper<Omit<InstallIntegrationPayload, 'installation'> & { installation: ResolversTypes['IntegrationInstallation'] }>;
  InstallationSelection: InstallationSelection;
  InstallationStatus: InstallationStatus;
  InstallationTarget: ResolverTypeWrapper<InstallationTarget>;
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
  IntegrationInstallation: ResolverTypeWrapper<RowOf<'IntegrationInstallation'>>;
  IntegrationInstallationConnection: ResolverTypeWrapper<PageOf<'IntegrationInstallation'>>;
  IntegrationInstallationEdge: ResolverTypeWrapper<Omit<IntegrationInstallationEdge, 'node'> & { node: ResolversTypes['IntegrationInstallation'] }>;
  IntegrationLink: ResolverTypeWrapper<IntegrationLink>;
  IntegrationLinkInput: IntegrationLinkInput;
  IntegrationOwner: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['IntegrationOwner']>;
  IntegrationPermissions: ResolverTypeWrapper<IntegrationPermissions>;
  IntegrationRuntime: IntegrationRuntime;
  IntegrationTarget: IntegrationTarget;
  IntegrationUrls: ResolverTypeWrapper<IntegrationUrls>;
  IntegrationVisibility: IntegrationVisibility;
  Invite: ResolverTypeWrapper<RowOf<'Invite'>>;
  InviteConnection: ResolverTypeWrapper<PageOf<'Invite'>>;
  InviteEdge: ResolverTypeWrapper<Omit<InviteEdge, 'node'> & { node: ResolversTypes['Invite'] }>;
  InviteMembersInput: InviteMembersInput;
  InviteMembersPayload: ResolverTypeWrapper<Omit<InviteMembersPayload, 'invites'> & { invites: Array<ResolversTypes['Invite']> }>;
  InviteUrls: ResolverTypeWrapper<InviteUrls>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JoinOrganizationPayload: ResolverTypeWrapper<Omit<JoinOrganizationPayload, 'member'> & { member: ResolversTypes['Member'] }>;
  Language: Language;
  LanguageSpace: ResolverTypeWrapper<TranslationRow>;
  LanguageSpaceInput: LanguageSpaceInput;
  LayoutWidth: LayoutWidth;
  LevelReason: LevelReason;
  LevelSource: ResolverTypeWrapper<LevelSource>;
  Link: ResolverTypeWrapper<LinkRow>;
  LinkConnection: ResolverTypeWrapper<LinkPage>;
  LinkEdge: ResolverTypeWrapper<Omit<LinkEdge, 'node'> & { node: ResolversTypes['Link'] }>;
  LinkInvite: ResolverTypeWrapper<RowOf<'LinkInvite'>>;
  LinkInviteConnection: ResolverTypeWrapper<PageOf<'LinkInvite'>>;
  LinkInviteEdge: ResolverTypeWrapper<Omit<LinkInviteEdge, 'node'> & { node: ResolversTypes['LinkInvite'] }>;
  LinkInviteUrls: ResolverTypeWrapper<LinkInviteUrls>;
  LinkRelation: LinkRelation;
  LinkStats: ResolverTypeWrapper<LinkStats>;
  LinkStatus: LinkStatus;
  MarkTranslatedInput: MarkTranslatedInput;
  MarkTranslatedPayload: ResolverTypeWrapper<Omit<MarkTranslatedPayload, 'translation'> & { translation: ResolversTypes['Translation'] }>;
  Member: ResolverTypeWrapper<RowOf<'Member'>>;
  MemberConnection: ResolverTypeWrapper<PageOf<'Member'>>;
  MemberEdge: ResolverTypeWrapper<Omit<MemberEdge, 'node'> & { node: ResolversTypes['Member'] }>;
  MemberSort: MemberSort;
  MemberSpace: ResolverTypeWrapper<MemberSpaceRow>;
  MemberSpaceConnection: ResolverTypeWrapper<Connection<MemberSpaceRow>>;
  MemberSpaceEdge: ResolverTypeWrapper<Omit<MemberSpaceEdge, 'node'> & { node: ResolversTypes['MemberSpace'] }>;
  MergeBlock: ResolverTypeWrapper<MergeBlock>;
  MergeChangeRequestInput: MergeChangeRequestInput;
  MergeChangeRequestPayload: ResolverTypeWrapper<Omit<MergeChangeRequestPayload, 'changeRequest'> & { changeRequest: ResolversTypes['ChangeRequest'] }>;
  MergeConflict: ResolverTypeWrapper<MergeConflict>;
  MergeConflictKind: MergeConflictKind;
  MergePreview: ResolverTypeWrapper<MergePreviewRow>;
  MergeResult: MergeResult;
  MergeRule: MergeRule;
  MergeRules: ResolverTypeWrapper<MergeRules>;
  MergeState: MergeState;
  MoveCollectionPayload: ResolverTypeWrapper<Omit<MoveCollectionPayload, 'collection'> & { collection: ResolversTypes['Collection'] }>;
  MoveContentInput: MoveContentInput;
  MoveSiteSectionGroupInput: MoveSiteSectionGroupInput;
  MoveSiteSectionGroupPayload: ResolverTypeWrapper<Omit<MoveSiteSectionGroupPayload, 'siteSectionGroup'> & { siteSectionGroup: ResolversTypes['SiteSectionGroup'] }>;
  MoveSiteSectionInput: MoveSiteSectionInput;
  MoveSiteSectionPayload: ResolverTypeWrapper<Omit<MoveSiteSectionPayload, 'siteSection'> & { siteSection: ResolversTypes['SiteSection'] }>;
  MoveSiteSpaceInput: MoveSiteSpaceInput;
  MoveSiteSpacePayload: ResolverTypeWrapper<Omit<MoveSiteSpacePayload, 'siteSpace'> & { siteSpace: ResolversTypes['SiteSpace'] }>;
  MoveSpacePayload: ResolverTypeWrapper<Omit<MoveSpacePayload, 'space'> & { space: ResolversTypes['Space'] }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NeighbourInput: NeighbourInput;
  NewSiteSpaces: NewSiteSpaces;
  NewSiteSpacesInput: NewSiteSpacesInput;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  OpenAPISpec: ResolverTypeWrapper<RowOf<'OpenAPISpec'>>;
  OpenAPISpecChange: ResolverTypeWrapper<OpenApiSpecChange>;
  OpenAPISpecChangeKind: OpenApiSpecChangeKind;
  OpenAPISpecConnection: ResolverTypeWrapper<PageOf<'OpenAPISpec'>>;
  OpenAPISpecDiff: ResolverTypeWrapper<OpenApiSpecDiff>;
  OpenAPISpecEdge: ResolverTypeWrapper<Omit<OpenApiSpecEdge, 'node'> & { node: ResolversTypes['OpenAPISpec'] }>;
  OpenAPISpecErrorCode: OpenApiSpecErrorCode;
  OpenAPISpecPermissions: ResolverTypeWrapper<OpenApiSpecPermissions>;
  OpenAPISpecProcessingState: OpenApiSpecProcessingState;
  OpenAPISpecSourceInput: OpenApiSpecSourceInput;
  OpenAPISpecUrls: ResolverTypeWrapper<OpenApiSpecUrls>;
  OpenAPISpecVersion: ResolverTypeWrapper<RowOf<'OpenAPISpecVersion'>>;
  OpenAPISpecVersionConnection: ResolverTypeWrapper<PageOf<'OpenAPISpecVersion'>>;
  OpenAPISpecVersionContent: ResolverTypeWrapper<OpenAPISpecVersionRow>;
  OpenAPISpecVersionEdge: ResolverTypeWrapper<Omit<OpenApiSpecVersionEdge, 'node'> & { node: ResolversTypes['OpenAPISpecVersion'] }>;
  OpenAPISpecVersionUrls: ResolverTypeWrapper<OpenApiSpecVersionUrls>;
  OpenPublishedSiteInput: OpenPublishedSiteInput;
  OpenPublishedSitePayload: ResolverTypeWrapper<OpenPublishedSitePayload>;
  Order: Order;
  Organization: ResolverTypeWrapper<RowOf<'Organization'>>;
  OrganizationConnection: ResolverTypeWrapper<PageOf<'Organization'>>;
  OrganizationEdge: ResolverTypeWrapper<Omit<OrganizationEdge, 'node'> & { node: ResolversTypes['Organization'] }>;
  OrganizationPermissions: ResolverTypeWrapper<OrganizationPermissions>;
  OrganizationType: OrganizationType;
  OrganizationUrls: ResolverTypeWrapper<OrganizationUrls>;
  Page: ResolverTypeWrapper<PageRow>;
  PageBody: ResolverTypeWrapper<PageBody>;
  PageCover: ResolverTypeWrapper<PageCover>;
  PageCoverInput: PageCoverInput;
  PageFormat: PageFormat;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageKind: PageKind;
  PageLayout: ResolverTypeWrapper<PageLayout>;
  PageLayoutInput: PageLayoutInput;
  PageTarget: ResolverTypeWrapper<PageTarget>;
  PageTargetInput: PageTargetInput;
  PageTranslation: ResolverTypeWrapper<PageTranslationRow>;
  PageTranslationConnection: ResolverTypeWrapper<Connection<PageTranslationRow>>;
  PageTranslationEdge: ResolverTypeWrapper<Omit<PageTranslationEdge, 'node'> & { node: ResolversTypes['PageTranslation'] }>;
  PageType: PageType;
  PageUrls: ResolverTypeWrapper<PageUrls>;
  PingOrganizationPayload: ResolverTypeWrapper<Omit<PingOrganizationPayload, 'member'> & { member: ResolversTypes['Member'] }>;
  Plan: Plan;
  PositionInput: PositionInput;
  PublicOrganization: ResolverTypeWrapper<PublicOrganizationRow>;
  PublishIntegrationInput: PublishIntegrationInput;
  PublishIntegrationPayload: ResolverTypeWrapper<Omit<PublishIntegrationPayload, 'integration'> & { integration: ResolversTypes['Integration'] }>;
  PublishSitePayload: ResolverTypeWrapper<Omit<PublishSitePayload, 'site'> & { site: ResolversTypes['Site'] }>;
  PublishedPage: ResolverTypeWrapper<PublishedPageRow>;
  PublishedSite: ResolverTypeWrapper<PublishedSiteRow>;
  PublishingAuth: ResolverTypeWrapper<SiteRow>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Reaction: ResolverTypeWrapper<Omit<Reaction, 'users'> & { users: Array<ResolversTypes['ReactionUser']> }>;
  ReactionUser: ResolverTypeWrapper<Omit<ReactionUser, 'user'> & { user: ResolversTypes['User'] }>;
  ReferenceKind: ReferenceKind;
  RegenerateVisitorKeyPayload: ResolverTypeWrapper<Omit<RegenerateVisitorKeyPayload, 'publishingAuth'> & { publishingAuth: ResolversTypes['PublishingAuth'] }>;
  RemoveGrantPayload: ResolverTypeWrapper<RemoveGrantPayload>;
  RemoveMemberPayload: ResolverTypeWrapper<RemoveMemberPayload>;
  RemoveRequestedReviewerPayload: ResolverTypeWrapper<Omit<RemoveRequestedReviewerPayload, 'changeRequest'> & { changeRequest: ResolversTypes['ChangeRequest'] }>;
  RemoveSectionFromGroupPayload: ResolverTypeWrapper<Omit<RemoveSectionFromGroupPayload, 'siteSectionGroup'> & { siteSectionGroup: ResolversTypes['SiteSectionGroup'] }>;
  RemoveTeamMemberPayload: ResolverTypeWrapper<RemoveTeamMemberPayload>;
  RequestReviewersInput: RequestReviewersInput;
  RequestReviewersPayload: ResolverTypeWrapper<Omit<RequestReviewersPayload, 'changeRequest' | 'requestedReviewers'> & { changeRequest: ResolversTypes['ChangeRequest'], requestedReviewers: Array<ResolversTypes['RequestedReviewer']> }>;
  RequestedReviewer: ResolverTypeWrapper<RowOf<'RequestedReviewer'>>;
  RequestedReviewerConnection: ResolverTypeWrapper<PageOf<'RequestedReviewer'>>;
  RequestedReviewerEdge: ResolverTypeWrapper<Omit<RequestedReviewerEdge, 'node'> & { node: ResolversTypes['RequestedReviewer'] }>;
  ResolvedRedirect: ResolverTypeWrapper<ShownRedirect>;
  ResolvedRedirectUrls: ResolverTypeWrapper<ResolvedRedirectUrls>;
  RestoreCollectionPayload: ResolverTypeWrapper<Omit<RestoreCollectionPayload, 'collection'> & { collection: ResolversTypes['Collection'] }>;
  RestoreSpacePayload: ResolverTypeWrapper<Omit<RestoreSpacePayload, 'space'> & { space: ResolversTypes['Space'] }>;
  ReusableContent: ResolverTypeWrapper<ReusableContentRow>;
  RevertChangeRequestPayload: ResolverTypeWrapper<Omit<RevertChangeRequestPayload, 'changeRequest'> & { changeRequest: ResolversTypes['ChangeRequest'] }>;
  RevertPageInput: RevertPageInput;
  Review: ResolverTypeWrapper<RowOf<'Review'>>;
  ReviewConnection: ResolverTypeWrapper<PageOf<'Review'>>;
  ReviewEdge: ResolverTypeWrapper<Omit<ReviewEdge, 'node'> & { node: ResolversTypes['Review'] }>;
  ReviewStatus: ReviewStatus;
  Revision: ResolverTypeWrapper<RevisionView>;
  RevisionConnection: ResolverTypeWrapper<Connection<RevisionView>>;
  RevisionEdge: ResolverTypeWrapper<Omit<RevisionEdge, 'node'> & { node: ResolversTypes['Revision'] }>;
  RevisionType: RevisionType;
  RevisionUrls: ResolverTypeWrapper<RevisionUrlsRow>;
  RevokeInvitePayload: ResolverTypeWrapper<RevokeInvitePayload>;
  RevokeTokenPayload: ResolverTypeWrapper<RevokeTokenPayload>;
  Role: Role;
  RoleFilter: RoleFilter;
  RollbackSpaceInput: RollbackSpaceInput;
  RollbackSpacePayload: ResolverTypeWrapper<Omit<RollbackSpacePayload, 'revision' | 'space'> & { revision: ResolversTypes['Revision'], space: ResolversTypes['Space'] }>;
  RotateTokenPayload: ResolverTypeWrapper<Omit<RotateTokenPayload, 'token'> & { token: ResolversTypes['ApiToken'] }>;
  SAMLProvider: ResolverTypeWrapper<RowOf<'SAMLProvider'>>;
  SAMLProviderConnection: ResolverTypeWrapper<PageOf<'SAMLProvider'>>;
  SAMLProviderEdge: ResolverTypeWrapper<Omit<SamlProviderEdge, 'node'> & { node: ResolversTypes['SAMLProvider'] }>;
  SAMLProviderStatus: SamlProviderStatus;
  SAMLProviderUrls: ResolverTypeWrapper<SamlProviderUrls>;
  SAMLService: ResolverTypeWrapper<SamlService>;
  SSOLogin: ResolverTypeWrapper<SAMLProviderRow>;
  SearchResult: ResolverTypeWrapper<SearchResultRow>;
  SearchResultConnection: ResolverTypeWrapper<Connection<SearchResultRow>>;
  SearchResultEdge: ResolverTypeWrapper<Omit<SearchResultEdge, 'node'> & { node: ResolversTypes['SearchResult'] }>;
  SearchSection: ResolverTypeWrapper<SearchSection>;
  SearchUrls: ResolverTypeWrapper<SearchUrls>;
  SectionAmongInput: SectionAmongInput;
  SelectedSite: ResolverTypeWrapper<SelectedSite>;
  SelectedSiteInput: SelectedSiteInput;
  SelectedSpace: ResolverTypeWrapper<SelectedSpace>;
  SelectedSpaceInput: SelectedSpaceInput;
  ServiceAccount: ResolverTypeWrapper<RowOf<'ServiceAccount'>>;
  ServiceAccountConnection: ResolverTypeWrapper<PageOf<'ServiceAccount'>>;
  ServiceAccountEdge: ResolverTypeWrapper<Omit<ServiceAccountEdge, 'node'> & { node: ResolversTypes['ServiceAccount'] }>;
  ServiceAccountUrls: ResolverTypeWrapper<ServiceAccountUrls>;
  SetAdaptiveSchemaInput: SetAdaptiveSchemaInput;
  SetAdaptiveSchemaPayload: ResolverTypeWrapper<SetAdaptiveSchemaPayload>;
  SetGrantPayload: ResolverTypeWrapper<Omit<SetGrantPayload, 'grant'> & { grant: ResolversTypes['Grant'] }>;
  SetMemberDisabledPayload: ResolverTypeWrapper<Omit<SetMemberDisabledPayload, 'member'> & { member: ResolversTypes['Member'] }>;
  SetMemberSSOPayload: ResolverTypeWrapper<Omit<SetMemberSsoPayload, 'member'> & { member: ResolversTypes['Member'] }>;
  SetMergeRulesInput: SetMergeRulesInput;
  SetMergeRulesPayload: ResolverTypeWrapper<SetMergeRulesPayload>;
  SetOpenAPISpecInput: SetOpenApiSpecInput;
  SetOpenAPISpecPayload: ResolverTypeWrapper<Omit<SetOpenApiSpecPayload, 'openAPISpec'> & { openAPISpec: ResolversTypes['OpenAPISpec'] }>;
  SetSiteCustomizationPayload: ResolverTypeWrapper<Omit<SetSiteCustomizationPayload, 'site'> & { site: ResolversTypes['Site'] }>;
  SetSiteSpaceCustomizationPayload: ResolverTypeWrapper<Omit<SetSiteSpaceCustomizationPayload, 'siteSpace'> & { siteSpace: ResolversTypes['SiteSpace'] }>;
  SetTeamMemberInput: SetTeamMemberInput;
  SetTeamMemberPayload: ResolverTypeWrapper<Omit<SetTeamMemberPayload, 'teamMember'> & { teamMember: ResolversTypes['TeamMember'] }>;
  SetTranslationSettingsInput: SetTranslationSettingsInput;
  SetTranslationSettingsPayload: ResolverTypeWrapper<Omit<SetTranslationSettingsPayload, 'translationSettings'> & { translationSettings: ResolversTypes['TranslationSettings'] }>;
  SetVariablesInput: SetVariablesInput;
  ShareLink: ResolverTypeWrapper<RowOf<'ShareLink'>>;
  ShareLinkConnection: ResolverTypeWrapper<PageOf<'ShareLink'>>;
  ShareLinkEdge: ResolverTypeWrapper<Omit<ShareLinkEdge, 'node'> & { node: ResolversTypes['ShareLink'] }>;
  ShareLinkUrls: ResolverTypeWrapper<ShareLinkUrls>;
  SignInOrganization: ResolverTypeWrapper<Omit<SignInOrganization, 'logins'> & { logins: Array<ResolversTypes['SSOLogin']> }>;
  SimulatedVisitorInput: SimulatedVisitorInput;
  Site: ResolverTypeWrapper<ViewOf<'Site'>>;
  SiteAds: ResolverTypeWrapper<SiteAds>;
  SiteAudience: ResolverTypeWrapper<SiteAudience>;
  SiteAudienceProblem: ResolverTypeWrapper<SiteAudienceProblem>;
  SiteAudienceProblemType: SiteAudienceProblemType;
  SiteAudienceSees: SiteAudienceSees;
  SiteConnection: ResolverTypeWrapper<PageOfViews<'Site'>>;
  SiteCustomization: ResolverTypeWrapper<SiteCustomization>;
  SiteCustomizationInput: SiteCustomizationInput;
  SiteCustomizations: ResolverTypeWrapper<SiteCustomizations>;
  SiteEdge: ResolverTypeWrapper<Omit<SiteEdge, 'node'> & { node: ResolversTypes['Site'] }>;
  SiteFeature: ResolverTypeWrapper<SiteFeature>;
  SiteIcon: ResolverTypeWrapper<SiteIcon>;
  SiteIconAddresses: ResolverTypeWrapper<SiteIconAddresses>;
  SiteItemInput: SiteItemInput;
  SiteItemPositionInput: SiteItemPositionInput;
  SiteItemType: SiteItemType;
  SiteProxy: ResolverTypeWrapper<SiteProxy>;
  SiteRedirect: ResolverTypeWrapper<RowOf<'SiteRedirect'>>;
  SiteRedirectConnection: ResolverTypeWrapper<PageOf<'SiteRedirect'>>;
  SiteRedirectEdge: ResolverTypeWrapper<Omit<SiteRedirectEdge, 'node'> & { node: ResolversTypes['SiteRedirect'] }>;
  SiteRedirectUrls: ResolverTypeWrapper<SiteRedirectUrls>;
  SiteSearchInput: SiteSearchInput;
  SiteSearchResult: ResolverTypeWrapper<SiteSearchResultRow>;
  SiteSearchResultConnection: ResolverTypeWrapper<Connection<SiteSearchResultRow>>;
  SiteSearchResultEdge: ResolverTypeWrapper<Omit<SiteSearchResultEdge, 'node'> & { node: ResolversTypes['SiteSearchResult'] }>;
  SiteSearchSection: ResolverTypeWrapper<SiteSearchSection>;
  SiteSearchUrls: ResolverTypeWrapper<SiteSearchUrls>;
  SiteSection: ResolverTypeWrapper<ViewOf<'SiteSection'>>;
  SiteSectionConnection: ResolverTypeWrapper<PageOfViews<'SiteSection'>>;
  SiteSectionEdge: ResolverTypeWrapper<Omit<SiteSectionEdge, 'node'> & { node: ResolversTypes['SiteSection'] }>;
  SiteSectionGroup: ResolverTypeWrapper<ViewOf<'SiteSectionGroup'>>;
  SiteSectionGroupConnection: ResolverTypeWrapper<PageOfViews<'SiteSectionGroup'>>;
  SiteSectionGroupEdge: ResolverTypeWrapper<Omit<SiteSectionGroupEdge, 'node'> & { node: ResolversTypes['SiteSectionGroup'] }>;
  SiteSectionGroupUrls: ResolverTypeWrapper<SiteSectionGroupUrls>;
  SiteSectionPositionInput: SiteSectionPositionInput;
  SiteSectionRefInput: SiteSectionRefInput;
  SiteSectionUrls: ResolverTypeWrapper<SiteSectionUrls>;
  SiteSpace: ResolverTypeWrapper<ViewOf<'SiteSpace'>>;
  SiteSpaceConnection: ResolverTypeWrapper<PageOfViews<'SiteSpace'>>;
  SiteSpaceEdge: ResolverTypeWrapper<Omit<SiteSpaceEdge, 'node'> & { node: ResolversTypes['SiteSpace'] }>;
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
  SpacePermissions: ResolverTypeWrapper<SpacePermissions>;
  SpaceSearchResult: ResolverTypeWrapper<SpaceSearchResultRow>;
  SpaceSearchResultConnection: ResolverTypeWrapper<Connection<SpaceSearchResultRow>>;
  SpaceSearchResultEdge: ResolverTypeWrapper<Omit<SpaceSearchResultEdge, 'node'> & { node: ResolversTypes['SpaceSearchResult'] }>;
  SpaceType: SpaceType;
  SpaceUrls: ResolverTypeWrapper<SpaceUrlsRow>;
  SpaceVisibility: SpaceVisibility;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  StringMap: ResolverTypeWrapper<Scalars['StringMap']['output']>;
  Subdomain: ResolverTypeWrapper<SubdomainRow>;
  SubdomainTarget: ResolverTypeWrapper<SubdomainTarget>;
  SubdomainTargetType: SubdomainTargetType;
  Team: ResolverTypeWrapper<RowOf<'Team'>>;
  TeamConnection: ResolverTypeWrapper<PageOf<'Team'>>;
  TeamEdge: ResolverTypeWrapper<Omit<TeamEdge, 'node'> & { node: ResolversTypes['Team'] }>;
  TeamMember: ResolverTypeWrapper<RowOf<'TeamMember'>>;
  TeamMemberConnection: ResolverTypeWrapper<PageOf<'TeamMember'>>;
  TeamMemberEdge: ResolverTypeWrapper<Omit<TeamMemberEdge, 'node'> & { node: ResolversTypes['TeamMember'] }>;
  TeamMemberPermissions: ResolverTypeWrapper<TeamMemberPermissions>;
  TeamMembership: ResolverTypeWrapper<TeamMembership>;
  TeamMembershipInput: TeamMembershipInput;
  TeamPermissions: ResolverTypeWrapper<TeamPermissions>;
  TeamRole: TeamRole;
  TemplateCondition: ResolverTypeWrapper<TemplateCondition>;
  ThemedAddress: ResolverTypeWrapper<ThemedAddress>;
  ThemedAddressInput: ThemedAddressInput;
  ThemedColor: ResolverTypeWrapper<ThemedColor>;
  ThemedColorInput: ThemedColorInput;
  TokenKind: TokenKind;
  TransferCollectionPayload: ResolverTypeWrapper<Omit<TransferCollectionPayload, 'collection'> & { collection?: Maybe<ResolversTypes['Collection']> }>;
  TransferContentInput: TransferContentInput;
  TransferSpacePayload: ResolverTypeWrapper<Omit<TransferSpacePayload, 'space'> & { space?: Maybe<ResolversTypes['Space']> }>;
  TranslatedPageInput: TranslatedPageInput;
  Translation: ResolverTypeWrapper<ShownTranslation>;
  TranslationConnection: ResolverTypeWrapper<Connection<ShownTranslation>>;
  TranslationCoverage: ResolverTypeWrapper<TranslationCoverage>;
  TranslationEdge: ResolverTypeWrapper<Omit<TranslationEdge, 'node'> & { node: ResolversTypes['Translation'] }>;
  TranslationSettings: ResolverTypeWrapper<RowOf<'TranslationSettings'>>;
  TranslationSettingsConnection: ResolverTypeWrapper<PageOf<'TranslationSettings'>>;
  TranslationSettingsEdge: ResolverTypeWrapper<Omit<TranslationSettingsEdge, 'node'> & { node: ResolversTypes['TranslationSettings'] }>;
  TranslationSettingsPermissions: ResolverTypeWrapper<TranslationSettingsPermissions>;
  TranslationSettingsUrls: ResolverTypeWrapper<TranslationSettingsUrls>;
  TranslationStatus: TranslationStatus;
  Trial: ResolverTypeWrapper<Trial>;
  TrialDecision: TrialDecision;
  TrialStatus: TrialStatus;
  UninstallIntegrationPayload: ResolverTypeWrapper<UninstallIntegrationPayload>;
  UnpublishIntegrationPayload: ResolverTypeWrapper<UnpublishIntegrationPayload>;
  UnpublishSitePayload: ResolverTypeWrapper<Omit<UnpublishSitePayload, 'site'> & { site: ResolversTypes['Site'] }>;
  UpdateChangeRequestInput: UpdateChangeRequestInput;
  UpdateChangeRequestPayload: ResolverTypeWrapper<Omit<UpdateChangeRequestPayload, 'changeRequest'> & { changeRequest: ResolversTypes['ChangeRequest'] }>;
  UpdateCollectionInput: UpdateCollectionInput;
  UpdateCollectionPayload: ResolverTypeWrapper<Omit<UpdateCollectionPayload, 'collection'> & { collection: ResolversTypes['Collection'] }>;
  UpdateCommentInput: UpdateCommentInput;
  UpdateCommentPayload: ResolverTypeWrapper<Omit<UpdateCommentPayload, 'comment'> & { comment: ResolversTypes['Comment'] }>;
  UpdateCommentReplyInput: UpdateCommentReplyInput;
  UpdateCommentReplyPayload: ResolverTypeWrapper<Omit<UpdateCommentReplyPayload, 'reply'> & { reply: ResolversTypes['CommentReply'] }>;
  UpdateGrantPayload: ResolverTypeWrapper<Omit<UpdateGrantPayload, 'grant'> & { grant: ResolversTypes['Grant'] }>;
  UpdateIntegrationInstallationInput: UpdateIntegrationInstallationInput;
  UpdateIntegrationInstallationPayload: ResolverTypeWrapper<Omit<UpdateIntegrationInstallationPayload, 'installation'> & { installation: ResolversTypes['IntegrationInstallation'] }>;
  UpdateLinkInviteInput: UpdateLinkInviteInput;
  UpdateLinkInvitePayload: ResolverTypeWrapper<Omit<UpdateLinkInvitePayload, 'linkInvite'> & { linkInvite: ResolversTypes['LinkInvite'] }>;
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
  UpdateTeamInput: UpdateTeamInput;
  UpdateTeamMembersInput: UpdateTeamMembersInput;
  UpdateTeamMembersPayload: ResolverTypeWrapper<Omit<UpdateTeamMembersPayload, 'team'> & { team: ResolversTypes['Team'] }>;
  UpdateTeamPayload: ResolverTypeWrapper<Omit<UpdateTeamPayload, 'team'> & { team: ResolversTypes['Team'] }>;
  UploadFileInput: UploadFileInput;
  UploadFilePayload: ResolverTypeWrapper<Omit<UploadFilePayload, 'file'> & { file: ResolversTypes['File'] }>;
  UseCase: UseCase;
  User: ResolverTypeWrapper<RowOf<'User'>>;
  UserUrls: ResolverTypeWrapper<UserUrls>;
  VersionContext: ResolverTypeWrapper<Omit<VersionContext, 'changeRequest' | 'revision'> & { changeRequest?: Maybe<ResolversTypes['ChangeRequest']>, revision?: Maybe<ResolversTypes['Revision']> }>;
  VersionContextType: VersionContextType;
  VisitorAuth: ResolverTypeWrapper<VisitorAuth>;
  VisitorAuthBackend: VisitorAuthBackend;
  VisitorInput: VisitorInput;
  WireCase: WireCase;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptInviteInput: AcceptInviteInput;
  AcceptInvitePayload: Omit<AcceptInvitePayload, 'member'> & { member: ResolversParentTypes['Member'] };
  AdaptiveContent: AdaptiveContent;
  AdaptiveContentInput: AdaptiveContentInput;
  AdaptiveSchema: AdaptiveSchema;
  AddSectionToGroupInput: AddSectionToGroupInput;
  AddSectionToGroupPayload: Omit<AddSectionToGroupPayload, 'siteSectionGroup'> & { siteSectionGroup: ResolversParentTypes['SiteSectionGroup'] };
  ApiToken: RowOf<'ApiToken'>;
  ApiTokenConnection: PageOf<'ApiToken'>;
  ApiTokenEdge: Omit<ApiTokenEdge, 'node'> & { node: ResolversParentTypes['ApiToken'] };
  ApiTokenUrls: ApiTokenUrls;
  AuditEvent: RowOf<'AuditEvent'>;
  AuditEventConnection: PageOf<'AuditEvent'>;
  AuditEventEdge: Omit<AuditEventEdge, 'node'> & { node: ResolversParentTypes['AuditEvent'] };
  AuditPath: AuditPath;
  BacklinkConnection: Connection<ReferenceRow>;
  BacklinkEdge: Omit<BacklinkEdge, 'node'> & { node: ResolversParentTypes['ContentReference'] };
  Billing: Billing;
  BillingMigration: BillingMigration;
  BlockChange: BlockChangeRow;
  BlockRange: BlockRange;
  Blocked: Blocked;
  Boolean: Scalars['Boolean']['output'];
  BrokenLinkStats: BrokenLinkStats;
  ChangeRequest: RowOf<'ChangeRequest'>;
  ChangeRequestConnection: PageOf<'ChangeRequest'>;
  ChangeRequestEdge: Omit<ChangeRequestEdge, 'node'> & { node: ResolversParentTypes['ChangeRequest'] };
  ChangeRequestUrls: ChangeRequestUrls;
  Collection: RowOf<'Collection'>;
  CollectionConnection: PageOf<'Collection'>;
  CollectionEdge: Omit<CollectionEdge, 'node'> & { node: ResolversParentTypes['Collection'] };
  CollectionPermissions: CollectionPermissions;
  CollectionUrls: CollectionUrls;
  Comment: RowOf<'Comment'>;
  CommentBody: CommentBody;
  CommentBodyInput: CommentBodyInput;
  CommentConnection: PageOf<'Comment'>;
  CommentEdge: Omit<CommentEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  CommentNode: CommentNode;
  CommentPermissions: CommentPermissions;
  CommentReply: RowOf<'CommentReply'>;
  CommentReplyConnection: PageOf<'CommentReply'>;
  CommentReplyEdge: Omit<CommentReplyEdge, 'node'> & { node: ResolversParentTypes['CommentReply'] };
  CommentTarget: CommentTarget;
  CommentUrls: CommentUrls;
  CommentedPage: CommentedPage;
  CompleteSignInInput: CompleteSignInInput;
  CompleteSignInPayload: Omit<CompleteSignInPayload, 'token'> & { token: ResolversParentTypes['ApiToken'] };
  ComputedPageInput: ComputedPageInput;
  ConflictBlock: ConflictBlock;
  ConflictResolutionInput: ConflictResolutionInput;
  ContentChange: ContentChangeRow;
  ContentChangeConnection: Connection<ContentChangeRow>;
  ContentChangeEdge: Omit<ContentChangeEdge, 'node'> & { node: ResolversParentTypes['ContentChange'] };
  ContentReference: ReferenceRow;
  CreateChangeRequestInput: CreateChangeRequestInput;
  CreateChangeRequestPayload: Omit<CreateChangeRequestPayload, 'changeRequest'> & { changeRequest: ResolversParentTypes['ChangeRequest'] };
  CreateCollectionInput: CreateCollectionInput;
  CreateCollectionPayload: Omit<CreateCollectionPayload, 'collection'> & { collection: ResolversParentTypes['Collection'] };
  CreateCommentInput: CreateCommentInput;
  CreateCommentPayload: Omit<CreateCommentPayload, 'comment'> & { comment: ResolversParentTypes['Comment'] };
  CreateCommentReplyInput: CreateCommentReplyInput;
  CreateCommentReplyPayload: Omit<CreateCommentReplyPayload, 'comment' | 'reply'> & { comment: ResolversParentTypes['Comment'], reply: ResolversParentTypes['CommentReply'] };
  CreateInstallationTokenPayload: CreateInstallationTokenPayload;
  CreateLinkInviteInput: CreateLinkInviteInput;
  CreateLinkInvitePayload: Omit<CreateLinkInvitePayload, 'linkInvite'> & { linkInvite: ResolversParentTypes['LinkInvite'] };
  CreateOpenAPISpecInput: CreateOpenApiSpecInput;
  CreateOpenAPISpecPayload: Omit<CreateOpenApiSpecPayload, 'openAPISpec'> & { openAPISpec: ResolversParentTypes['OpenAPISpec'] };
  CreateOrganizationInput: CreateOrganizationInput;
  CreateOrganizationPayload: Omit<CreateOrganizationPayload, 'organization'> & { organization: ResolversParentTypes['Organization'] };
  CreateReviewInput: CreateReviewInput;
  CreateReviewPayload: Omit<CreateReviewPayload, 'review'> & { review: ResolversParentTypes['Review'] };
  CreateSAMLProviderInput: CreateSamlProviderInput;
  CreateSAMLProviderPayload: Omit<CreateSamlProviderPayload, 'samlProvider'> & { samlProvider: ResolversParentTypes['SAMLProvider'] };
  CreateServiceAccountInput: CreateServiceAccountInput;
  CreateServiceAccountPayload: Omit<CreateServiceAccountPayload, 'serviceAccount'> & { serviceAccount: ResolversParentTypes['ServiceAccount'] };
  CreateShareLinkInput: CreateShareLinkInput;
  CreateShareLinkPayload: Omit<CreateShareLinkPayload, 'shareLink'> & { shareLink: ResolversParentTypes['ShareLink'] };
  CreateSiteInput: CreateSiteInput;
  CreateSitePayload: Omit<CreateSitePayload, 'site'> & { site: ResolversParentTypes['Site'] };
  CreateSiteRedirectInput: CreateSiteRedirectInput;
  CreateSiteRedirectPayload: Omit<CreateSiteRedirectPayload, 'siteRedirect'> & { siteRedirect: ResolversParentTypes['SiteRedirect'] };
  CreateSiteSectionGroupInput: CreateSiteSectionGroupInput;
  CreateSiteSectionGroupPayload: Omit<CreateSiteSectionGroupPayload, 'siteSectionGroup'> & { siteSectionGroup: ResolversParentTypes['SiteSectionGroup'] };
  CreateSiteSectionInput: CreateSiteSectionInput;
  CreateSiteSectionPayload: Omit<CreateSiteSectionPayload, 'siteSection'> & { siteSection: ResolversParentTypes['SiteSection'] };
  CreateSiteSpaceInput: CreateSiteSpaceInput;
  CreateSiteSpacePayload: Omit<CreateSiteSpacePayload, 'siteSpace'> & { siteSpace: ResolversParentTypes['SiteSpace'] };
  CreateSpaceInput: CreateSpaceInput;
  CreateSpacePayload: Omit<CreateSpacePayload, 'space'> & { space: ResolversParentTypes['Space'] };
  CreateTeamInput: CreateTeamInput;
  CreateTeamPayload: Omit<CreateTeamPayload, 'team'> & { team: ResolversParentTypes['Team'] };
  CreateTokenInput: CreateTokenInput;
  CreateTokenPayload: Omit<CreateTokenPayload, 'token'> & { token: ResolversParentTypes['ApiToken'] };
  CreateTranslationSettingsInput: CreateTranslationSettingsInput;
  CreateTranslationSettingsPayload: Omit<CreateTranslationSettingsPayload, 'translationSettings'> & { translationSettings: ResolversParentTypes['TranslationSettings'] };
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
  DefaultContent: DefaultContent;
  DefaultContentInput: DefaultContentInput;
  DeleteCollectionPayload: DeleteCollectionPayload;
  DeleteCommentPayload: DeleteCommentPayload;
  DeleteCommentReplyPayload: DeleteCommentReplyPayload;
  DeleteFileInput: DeleteFileInput;
  DeleteLinkInvitePayload: DeleteLinkInvitePayload;
  DeleteOpenAPISpecPayload: DeleteOpenApiSpecPayload;
  DeletePageInput: DeletePageInput;
  DeleteReusableContentInput: DeleteReusableContentInput;
  DeleteSAMLProviderPayload: DeleteSamlProviderPayload;
  DeleteServiceAccountPayload: DeleteServiceAccountPayload;
  DeleteShareLinkPayload: DeleteShareLinkPayload;
  DeleteSitePayload: DeleteSitePayload;
  DeleteSiteRedirectPayload: DeleteSiteRedirectPayload;
  DeleteSiteSectionGroupPayload: DeleteSiteSectionGroupPayload;
  DeleteSiteSectionPayload: DeleteSiteSectionPayload;
  DeleteSiteSpaceCustomizationPayload: Omit<DeleteSiteSpaceCustomizationPayload, 'siteSpace'> & { siteSpace: ResolversParentTypes['SiteSpace'] };
  DeleteSiteSpacePayload: DeleteSiteSpacePayload;
  DeleteSpacePayload: DeleteSpacePayload;
  DeleteTeamPayload: DeleteTeamPayload;
  DeleteTranslationSettingsPayload: DeleteTranslationSettingsPayload;
  DocumentInput: DocumentInput;
  Download: DownloadRow;
  DuplicateSpacePayload: Omit<DuplicateSpacePayload, 'space'> & { space: ResolversParentTypes['Space'] };
  EditChangeRequestContentPayload: Omit<EditChangeRequestContentPayload, 'changeRequest'> & { changeRequest: ResolversParentTypes['ChangeRequest'] };
  EditContentInput: EditContentInput;
  EditInput: EditInput;
  EditSpaceContentPayload: Omit<EditSpaceContentPayload, 'space'> & { space: ResolversParentTypes['Space'] };
  EffectiveAccess: EffectiveAccessRow;
  EffectiveAccessConnection: Connection<EffectiveAccessRow>;
  EffectiveAccessEdge: Omit<EffectiveAccessEdge, 'node'> & { node: ResolversParentTypes['EffectiveAccess'] };
  FieldChange: FieldChange;
  File: ShownFile;
  FileConnection: Connection<ShownFile>;
  FileDimensions: FileDimensions;
  FileEdge: Omit<FileEdge, 'node'> & { node: ResolversParentTypes['File'] };
  FileReference: FileReference;
  FileReferenceInput: FileReferenceInput;
  Float: Scalars['Float']['output'];
  GitCommit: GitCommit;
  GitPath: GitPath;
  GitSync: GitSync;
  Grant: RowOf<'Grant'>;
  GrantAllInput: GrantAllInput;
  GrantAllPayload: Omit<GrantAllPayload, 'grants'> & { grants: Array<ResolversParentTypes['Grant']> };
  GrantConnection: PageOf<'Grant'>;
  GrantEdge: Omit<GrantEdge, 'node'> & { node: ResolversParentTypes['Grant'] };
  GrantInput: GrantInput;
  GrantOrigin: GrantOrigin;
  GrantToInput: GrantToInput;
  GroupPositionInput: GroupPositionInput;
  Heading: Heading;
  ID: Scalars['ID']['output'];
  Import: RowOf<'Import'>;
  ImportContentInput: ImportContentInput;
  ImportError: ImportError;
  ImportPayload: Omit<ImportPayload, 'import'> & { import: ResolversParentTypes['Import'] };
  ImportProblem: ImportProblem;
  InsertFileInput: InsertFileInput;
  InsertFilesInput: InsertFilesInput;
  InsertPageInput: InsertPageInput;
  InsertReusableContentInput: InsertReusableContentInput;
  InstallIntegrationInput: InstallIntegrationInput;
  InstallIntegrationPayload: Omit<InstallIntegrationPayload, 'installation'> & { installation: ResolversParentTypes['IntegrationInstallation'] };
  InstallationTarget: InstallationTarget;
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
  IntegrationInstallation: RowOf<'IntegrationInstallation'>;
  IntegrationInstallationConnection: PageOf<'IntegrationInstallation'>;
  IntegrationInstallationEdge: Omit<IntegrationInstallationEdge, 'node'> & { node: ResolversParentTypes['IntegrationInstallation'] };
  IntegrationLink: IntegrationLink;
  IntegrationLinkInput: IntegrationLinkInput;
  IntegrationOwner: ResolversUnionTypes<ResolversParentTypes>['IntegrationOwner'];
  IntegrationPermissions: IntegrationPermissions;
  IntegrationUrls: IntegrationUrls;
  Invite: RowOf<'Invite'>;
  InviteConnection: PageOf<'Invite'>;
  InviteEdge: Omit<InviteEdge, 'node'> & { node: ResolversParentTypes['Invite'] };
  InviteMembersInput: InviteMembersInput;
  InviteMembersPayload: Omit<InviteMembersPayload, 'invites'> & { invites: Array<ResolversParentTypes['Invite']> };
  InviteUrls: InviteUrls;
  JSON: Scalars['JSON']['output'];
  JoinOrganizationPayload: Omit<JoinOrganizationPayload, 'member'> & { member: ResolversParentTypes['Member'] };
  LanguageSpace: TranslationRow;
  LanguageSpaceInput: LanguageSpaceInput;
  LevelSource: LevelSource;
  Link: LinkRow;
  LinkConnection: LinkPage;
  LinkEdge: Omit<LinkEdge, 'node'> & { node: ResolversParentTypes['Link'] };
  LinkInvite: RowOf<'LinkInvite'>;
  LinkInviteConnection: PageOf<'LinkInvite'>;
  LinkInviteEdge: Omit<LinkInviteEdge, 'node'> & { node: ResolversParentTypes['LinkInvite'] };
  LinkInviteUrls: LinkInviteUrls;
  LinkStats: LinkStats;
  MarkTranslatedInput: MarkTranslatedInput;
  MarkTranslatedPayload: Omit<MarkTranslatedPayload, 'translation'> & { translation: ResolversParentTypes['Translation'] };
  Member: RowOf<'Member'>;
  MemberConnection: PageOf<'Member'>;
  MemberEdge: Omit<MemberEdge, 'node'> & { node: ResolversParentTypes['Member'] };
  MemberSpace: MemberSpaceRow;
  MemberSpaceConnection: Connection<MemberSpaceRow>;
  MemberSpaceEdge: Omit<MemberSpaceEdge, 'node'> & { node: ResolversParentTypes['MemberSpace'] };
  MergeBlock: MergeBlock;
  MergeChangeRequestInput: MergeChangeRequestInput;
  MergeChangeRequestPayload: Omit<MergeChangeRequestPayload, 'changeRequest'> & { changeRequest: ResolversParentTypes['ChangeRequest'] };
  MergeConflict: MergeConflict;
  MergePreview: MergePreviewRow;
  MergeRules: MergeRules;
  MoveCollectionPayload: Omit<MoveCollectionPayload, 'collection'> & { collection: ResolversParentTypes['Collection'] };
  MoveContentInput: MoveContentInput;
  MoveSiteSectionGroupInput: MoveSiteSectionGroupInput;
  MoveSiteSectionGroupPayload: Omit<MoveSiteSectionGroupPayload, 'siteSectionGroup'> & { siteSectionGroup: ResolversParentTypes['SiteSectionGroup'] };
  MoveSiteSectionInput: MoveSiteSectionInput;
  MoveSiteSectionPayload: Omit<MoveSiteSectionPayload, 'siteSection'> & { siteSection: ResolversParentTypes['SiteSection'] };
  MoveSiteSpaceInput: MoveSiteSpaceInput;
  MoveSiteSpacePayload: Omit<MoveSiteSpacePayload, 'siteSpace'> & { siteSpace: ResolversParentTypes['SiteSpace'] };
  MoveSpacePayload: Omit<MoveSpacePayload, 'space'> & { space: ResolversParentTypes['Space'] };
  Mutation: Record<PropertyKey, never>;
  NeighbourInput: NeighbourInput;
  NewSiteSpacesInput: NewSiteSpacesInput;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  OpenAPISpec: RowOf<'OpenAPISpec'>;
  OpenAPISpecChange: OpenApiSpecChange;
  OpenAPISpecConnection: PageOf<'OpenAPISpec'>;
  OpenAPISpecDiff: OpenApiSpecDiff;
  OpenAPISpecEdge: Omit<OpenApiSpecEdge, 'node'> & { node: ResolversParentTypes['OpenAPISpec'] };
  OpenAPISpecPermissions: OpenApiSpecPermissions;
  OpenAPISpecSourceInput: OpenApiSpecSourceInput;
  OpenAPISpecUrls: OpenApiSpecUrls;
  OpenAPISpecVersion: RowOf<'OpenAPISpecVersion'>;
  OpenAPISpecVersionConnection: PageOf<'OpenAPISpecVersion'>;
  OpenAPISpecVersionContent: OpenAPISpecVersionRow;
  OpenAPISpecVersionEdge: Omit<OpenApiSpecVersionEdge, 'node'> & { node: ResolversParentTypes['OpenAPISpecVersion'] };
  OpenAPISpecVersionUrls: OpenApiSpecVersionUrls;
  OpenPublishedSiteInput: OpenPublishedSiteInput;
  OpenPublishedSitePayload: OpenPublishedSitePayload;
  Organization: RowOf<'Organization'>;
  OrganizationConnection: PageOf<'Organization'>;
  OrganizationEdge: Omit<OrganizationEdge, 'node'> & { node: ResolversParentTypes['Organization'] };
  OrganizationPermissions: OrganizationPermissions;
  OrganizationUrls: OrganizationUrls;
  Page: PageRow;
  PageBody: PageBody;
  PageCover: PageCover;
  PageCoverInput: PageCoverInput;
  PageInfo: PageInfo;
  PageLayout: PageLayout;
  PageLayoutInput: PageLayoutInput;
  PageTarget: PageTarget;
  PageTargetInput: PageTargetInput;
  PageTranslation: PageTranslationRow;
  PageTranslationConnection: Connection<PageTranslationRow>;
  PageTranslationEdge: Omit<PageTranslationEdge, 'node'> & { node: ResolversParentTypes['PageTranslation'] };
  PageUrls: PageUrls;
  PingOrganizationPayload: Omit<PingOrganizationPayload, 'member'> & { member: ResolversParentTypes['Member'] };
  PositionInput: PositionInput;
  PublicOrganization: PublicOrganizationRow;
  PublishIntegrationInput: PublishIntegrationInput;
  PublishIntegrationPayload: Omit<PublishIntegrationPayload, 'integration'> & { integration: ResolversParentTypes['Integration'] };
  PublishSitePayload: Omit<PublishSitePayload, 'site'> & { site: ResolversParentTypes['Site'] };
  PublishedPage: PublishedPageRow;
  PublishedSite: PublishedSiteRow;
  PublishingAuth: SiteRow;
  Query: Record<PropertyKey, never>;
  Reaction: Omit<Reaction, 'users'> & { users: Array<ResolversParentTypes['ReactionUser']> };
  ReactionUser: Omit<ReactionUser, 'user'> & { user: ResolversParentTypes['User'] };
  RegenerateVisitorKeyPayload: Omit<RegenerateVisitorKeyPayload, 'publishingAuth'> & { publishingAuth: ResolversParentTypes['PublishingAuth'] };
  RemoveGrantPayload: RemoveGrantPayload;
  RemoveMemberPayload: RemoveMemberPayload;
  RemoveRequestedReviewerPayload: Omit<RemoveRequestedReviewerPayload, 'changeRequest'> & { changeRequest: ResolversParentTypes['ChangeRequest'] };
  RemoveSectionFromGroupPayload: Omit<RemoveSectionFromGroupPayload, 'siteSectionGroup'> & { siteSectionGroup: ResolversParentTypes['SiteSectionGroup'] };
  RemoveTeamMemberPayload: RemoveTeamMemberPayload;
  RequestReviewersInput: RequestReviewersInput;
  RequestReviewersPayload: Omit<RequestReviewersPayload, 'changeRequest' | 'requestedReviewers'> & { changeRequest: ResolversParentTypes['ChangeRequest'], requestedReviewers: Array<ResolversParentTypes['RequestedReviewer']> };
  RequestedReviewer: RowOf<'RequestedReviewer'>;
  RequestedReviewerConnection: PageOf<'RequestedReviewer'>;
  RequestedReviewerEdge: Omit<RequestedReviewerEdge, 'node'> & { node: ResolversParentTypes['RequestedReviewer'] };
  ResolvedRedirect: ShownRedirect;
  ResolvedRedirectUrls: ResolvedRedirectUrls;
  RestoreCollectionPayload: Omit<RestoreCollectionPayload, 'collection'> & { collection: ResolversParentTypes['Collection'] };
  RestoreSpacePayload: Omit<RestoreSpacePayload, 'space'> & { space: ResolversParentTypes['Space'] };
  ReusableContent: ReusableContentRow;
  RevertChangeRequestPayload: Omit<RevertChangeRequestPayload, 'changeRequest'> & { changeRequest: ResolversParentTypes['ChangeRequest'] };
  RevertPageInput: RevertPageInput;
  Review: RowOf<'Review'>;
  ReviewConnection: PageOf<'Review'>;
  ReviewEdge: Omit<ReviewEdge, 'node'> & { node: ResolversParentTypes['Review'] };
  Revision: RevisionView;
  RevisionConnection: Connection<RevisionView>;
  RevisionEdge: Omit<RevisionEdge, 'node'> & { node: ResolversParentTypes['Revision'] };
  RevisionUrls: RevisionUrlsRow;
  RevokeInvitePayload: RevokeInvitePayload;
  RevokeTokenPayload: RevokeTokenPayload;
  RollbackSpaceInput: RollbackSpaceInput;
  RollbackSpacePayload: Omit<RollbackSpacePayload, 'revision' | 'space'> & { revision: ResolversParentTypes['Revision'], space: ResolversParentTypes['Space'] };
  RotateTokenPayload: Omit<RotateTokenPayload, 'token'> & { token: ResolversParentTypes['ApiToken'] };
  SAMLProvider: RowOf<'SAMLProvider'>;
  SAMLProviderConnection: PageOf<'SAMLProvider'>;
  SAMLProviderEdge: Omit<SamlProviderEdge, 'node'> & { node: ResolversParentTypes['SAMLProvider'] };
  SAMLProviderUrls: SamlProviderUrls;
  SAMLService: SamlService;
  SSOLogin: SAMLProviderRow;
  SearchResult: SearchResultRow;
  SearchResultConnection: Connection<SearchResultRow>;
  SearchResultEdge: Omit<SearchResultEdge, 'node'> & { node: ResolversParentTypes['SearchResult'] };
  SearchSection: SearchSection;
  SearchUrls: SearchUrls;
  SectionAmongInput: SectionAmongInput;
  SelectedSite: SelectedSite;
  SelectedSiteInput: SelectedSiteInput;
  SelectedSpace: SelectedSpace;
  SelectedSpaceInput: SelectedSpaceInput;
  ServiceAccount: RowOf<'ServiceAccount'>;
  ServiceAccountConnection: PageOf<'ServiceAccount'>;
  ServiceAccountEdge: Omit<ServiceAccountEdge, 'node'> & { node: ResolversParentTypes['ServiceAccount'] };
  ServiceAccountUrls: ServiceAccountUrls;
  SetAdaptiveSchemaInput: SetAdaptiveSchemaInput;
  SetAdaptiveSchemaPayload: SetAdaptiveSchemaPayload;
  SetGrantPayload: Omit<SetGrantPayload, 'grant'> & { grant: ResolversParentTypes['Grant'] };
  SetMemberDisabledPayload: Omit<SetMemberDisabledPayload, 'member'> & { member: ResolversParentTypes['Member'] };
  SetMemberSSOPayload: Omit<SetMemberSsoPayload, 'member'> & { member: ResolversParentTypes['Member'] };
  SetMergeRulesInput: SetMergeRulesInput;
  SetMergeRulesPayload: SetMergeRulesPayload;
  SetOpenAPISpecInput: SetOpenApiSpecInput;
  SetOpenAPISpecPayload: Omit<SetOpenApiSpecPayload, 'openAPISpec'> & { openAPISpec: ResolversParentTypes['OpenAPISpec'] };
  SetSiteCustomizationPayload: Omit<SetSiteCustomizationPayload, 'site'> & { site: ResolversParentTypes['Site'] };
  SetSiteSpaceCustomizationPayload: Omit<SetSiteSpaceCustomizationPayload, 'siteSpace'> & { siteSpace: ResolversParentTypes['SiteSpace'] };
  SetTeamMemberInput: SetTeamMemberInput;
  SetTeamMemberPayload: Omit<SetTeamMemberPayload, 'teamMember'> & { teamMember: ResolversParentTypes['TeamMember'] };
  SetTranslationSettingsInput: SetTranslationSettingsInput;
  SetTranslationSettingsPayload: Omit<SetTranslationSettingsPayload, 'translationSettings'> & { translationSettings: ResolversParentTypes['TranslationSettings'] };
  SetVariablesInput: SetVariablesInput;
  ShareLink: RowOf<'ShareLink'>;
  ShareLinkConnection: PageOf<'ShareLink'>;
  ShareLinkEdge: Omit<ShareLinkEdge, 'node'> & { node: ResolversParentTypes['ShareLink'] };
  ShareLinkUrls: ShareLinkUrls;
  SignInOrganization: Omit<SignInOrganization, 'logins'> & { logins: Array<ResolversParentTypes['SSOLogin']> };
  SimulatedVisitorInput: SimulatedVisitorInput;
  Site: ViewOf<'Site'>;
  SiteAds: SiteAds;
  SiteAudience: SiteAudience;
  SiteAudienceProblem: SiteAudienceProblem;
  SiteConnection: PageOfViews<'Site'>;
  SiteCustomization: SiteCustomization;
  SiteCustomizationInput: SiteCustomizationInput;
  SiteCustomizations: SiteCustomizations;
  SiteEdge: Omit<SiteEdge, 'node'> & { node: ResolversParentTypes['Site'] };
  SiteFeature: SiteFeature;
  SiteIcon: SiteIcon;
  SiteIconAddresses: SiteIconAddresses;
  SiteItemInput: SiteItemInput;
  SiteItemPositionInput: SiteItemPositionInput;
  SiteProxy: SiteProxy;
  SiteRedirect: RowOf<'SiteRedirect'>;
  SiteRedirectConnection: PageOf<'SiteRedirect'>;
  SiteRedirectEdge: Omit<SiteRedirectEdge, 'node'> & { node: ResolversParentTypes['SiteRedirect'] };
  SiteRedirectUrls: SiteRedirectUrls;
  SiteSearchInput: SiteSearchInput;
  SiteSearchResult: SiteSearchResultRow;
  SiteSearchResultConnection: Connection<SiteSearchResultRow>;
  SiteSearchResultEdge: Omit<SiteSearchResultEdge, 'node'> & { node: ResolversParentTypes['SiteSearchResult'] };
  SiteSearchSection: SiteSearchSection;
  SiteSearchUrls: SiteSearchUrls;
  SiteSection: ViewOf<'SiteSection'>;
  SiteSectionConnection: PageOfViews<'SiteSection'>;
  SiteSectionEdge: Omit<SiteSectionEdge, 'node'> & { node: ResolversParentTypes['SiteSection'] };
  SiteSectionGroup: ViewOf<'SiteSectionGroup'>;
  SiteSectionGroupConnection: PageOfViews<'SiteSectionGroup'>;
  SiteSectionGroupEdge: Omit<SiteSectionGroupEdge, 'node'> & { node: ResolversParentTypes['SiteSectionGroup'] };
  SiteSectionGroupUrls: SiteSectionGroupUrls;
  SiteSectionPositionInput: SiteSectionPositionInput;
  SiteSectionRefInput: SiteSectionRefInput;
  SiteSectionUrls: SiteSectionUrls;
  SiteSpace: ViewOf<'SiteSpace'>;
  SiteSpaceConnection: PageOfViews<'SiteSpace'>;
  SiteSpaceEdge: Omit<SiteSpaceEdge, 'node'> & { node: ResolversParentTypes['SiteSpace'] };
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
  SpacePermissions: SpacePermissions;
  SpaceSearchResult: SpaceSearchResultRow;
  SpaceSearchResultConnection: Connection<SpaceSearchResultRow>;
  SpaceSearchResultEdge: Omit<SpaceSearchResultEdge, 'node'> & { node: ResolversParentTypes['SpaceSearchResult'] };
  SpaceUrls: SpaceUrlsRow;
  String: Scalars['String']['output'];
  StringMap: Scalars['StringMap']['output'];
  Subdomain: SubdomainRow;
  SubdomainTarget: SubdomainTarget;
  Team: RowOf<'Team'>;
  TeamConnection: PageOf<'Team'>;
  TeamEdge: Omit<TeamEdge, 'node'> & { node: ResolversParentTypes['Team'] };
  TeamMember: RowOf<'TeamMember'>;
  TeamMemberConnection: PageOf<'TeamMember'>;
  TeamMemberEdge: Omit<TeamMemberEdge, 'node'> & { node: ResolversParentTypes['TeamMember'] };
  TeamMemberPermissions: TeamMemberPermissions;
  TeamMembership: TeamMembership;
  TeamMembershipInput: TeamMembershipInput;
  TeamPermissions: TeamPermissions;
  TemplateCondition: TemplateCondition;
  ThemedAddress: ThemedAddress;
  ThemedAddressInput: ThemedAddressInput;
  ThemedColor: ThemedColor;
  ThemedColorInput: ThemedColorInput;
  TransferCollectionPayload: Omit<TransferCollectionPayload, 'collection'> & { collection?: Maybe<ResolversParentTypes['Collection']> };
  TransferContentInput: TransferContentInput;
  TransferSpacePayload: Omit<TransferSpacePayload, 'space'> & { space?: Maybe<ResolversParentTypes['Space']> };
  TranslatedPageInput: TranslatedPageInput;
  Translation: ShownTranslation;
  TranslationConnection: Connection<ShownTranslation>;
  TranslationCoverage: TranslationCoverage;
  TranslationEdge: Omit<TranslationEdge, 'node'> & { node: ResolversParentTypes['Translation'] };
  TranslationSettings: RowOf<'TranslationSettings'>;
  TranslationSettingsConnection: PageOf<'TranslationSettings'>;
  TranslationSettingsEdge: Omit<TranslationSettingsEdge, 'node'> & { node: ResolversParentTypes['TranslationSettings'] };
  TranslationSettingsPermissions: TranslationSettingsPermissions;
  TranslationSettingsUrls: TranslationSettingsUrls;
  Trial: Trial;
  UninstallIntegrationPayload: UninstallIntegrationPayload;
  UnpublishIntegrationPayload: UnpublishIntegrationPayload;
  UnpublishSitePayload: Omit<UnpublishSitePayload, 'site'> & { site: ResolversParentTypes['Site'] };
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
  UpdateTeamInput: UpdateTeamInput;
  UpdateTeamMembersInput: UpdateTeamMembersInput;
  UpdateTeamMembersPayload: Omit<UpdateTeamMembersPayload, 'team'> & { team: ResolversParentTypes['Team'] };
  UpdateTeamPayload: Omit<UpdateTeamPayload, 'team'> & { team: ResolversParentTypes['Team'] };
  UploadFileInput: UploadFileInput;
  UploadFilePayload: Omit<UploadFilePayload, 'file'> & { file: ResolversParentTypes['File'] };
  User: RowOf<'User'>;
  UserUrls: UserUrls;
  VersionContext: Omit<VersionContext, 'changeRequest' | 'revision'> & { changeRequest?: Maybe<ResolversParentTypes['ChangeRequest']>, revision?: Maybe<ResolversParentTypes['Revision']> };
  VisitorAuth: VisitorAuth;
  VisitorInput: VisitorInput;
};

export type AbsentDirectiveArgs = {
  is: Scalars['String']['input'];
};

export type AbsentDirectiveResolver<Result, Parent, ContextType = Context, Args = AbsentDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccessDirectiveArgs = {
  action?: Maybe<Scalars['String']['input']>;
  scope?: Maybe<Scalars['String']['input']>;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = Context, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type BareDirectiveArgs = { };

export type BareDirectiveResolver<Result, Parent, ContextType = Context, Args = BareDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ConnectionDirectiveArgs = {
  items: Scalars['String']['input'];
  name?: Maybe<Scalars['String']['input']>;
  scope?: Maybe<Scalars['String']['input']>;
  visitor?: Scalars['Boolean']['input'];
};

export type ConnectionDirectiveResolver<Result, Parent, ContextType = Context, Args = ConnectionDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type IdDirectiveArgs = {
  of: Scalars['String']['input'];
  orNumber?: Scalars['Boolean']['input'];
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

export type TaggedDirectiveArgs = {
  by: Scalars['String']['input'];
};

export type TaggedDirectiveResolver<Result, Parent, ContextType = Context, Args = TaggedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type VisitorDirectiveArgs = {
  nothing?: Scalars['Boolean']['input'];
};

export type VisitorDirectiveResolver<Result, Parent, ContextType = Context, Args = VisitorDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type WeightDirectiveArgs = {
  nodes: Scalars['Int']['input'];
};

export type WeightDirectiveResolver<Result, Parent, ContextType = Context, Args = WeightDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type WireDirectiveArgs = {
  case?: Maybe<WireCase>;
  name?: Maybe<Scalars['String']['input']>;
};

export type WireDirectiveResolver<Result, Parent, ContextType = Context, Args = WireDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcceptInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptInvitePayload'] = ResolversParentTypes['AcceptInvitePayload']> = {
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdaptiveContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdaptiveContent'] = ResolversParentTypes['AdaptiveContent']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdaptiveSchemaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdaptiveSchema'] = ResolversParentTypes['AdaptiveSchema']> = {
  jsonSchema?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AddSectionToGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddSectionToGroupPayload'] = ResolversParentTypes['AddSectionToGroupPayload']> = {
  siteSectionGroup?: Resolver<ResolversTypes['SiteSectionGroup'], ParentType, ContextType>;
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

export type BrokenLinkStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrokenLinkStats'] = ResolversParentTypes['BrokenLinkStats']> = {
  changeRequest?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangeRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeRequest'] = ResolversParentTypes['ChangeRequest']> = {
  agentTaskId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<ResolversTypes['ContentChangeConnection'], ParentType, ContextType, Partial<ChangeRequestChangesArgs>>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['CommentConnection'], ParentType, ContextType, RequireFields<ChangeRequestCommentsArgs, 'order' | 'status'>>;
  contributors?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mergePreview?: Resolver<ResolversTypes['MergePreview'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outdated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requestedReviewers?: Resolver<ResolversTypes['RequestedReviewerConnection'], ParentType, ContextType, Partial<ChangeRequestRequestedReviewersArgs>>;
  reverts?: Resolver<Maybe<ResolversTypes['ChangeRequest']>, ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, Partial<ChangeRequestReviewsArgs>>;
  revision?: Resolver<ResolversTypes['Revision'], ParentType, ContextType, RequireFields<ChangeRequestRevisionArgs, 'computed'>>;
  revisionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revisionInitialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revisionMergedAncestorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  revisionMergedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  revisions?: Resolver<ResolversTypes['RevisionConnection'], ParentType, ContextType, Partial<ChangeRequestRevisionsArgs>>;
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

export type CommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  body?: Resolver<ResolversTypes['CommentBody'], ParentType, ContextType, RequireFields<CommentBodyArgs, 'format'>>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['CommentPermissions'], ParentType, ContextType>;
  postedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  postedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  reactions?: Resolver<Array<ResolversTypes['Reaction']>, ParentType, ContextType>;
  replies?: Resolver<ResolversTypes['CommentReplyConnection'], ParentType, ContextType, Partial<CommentRepliesArgs>>;
  replyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resolvedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['CommentPermissions'], ParentType, ContextType>;
  postedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  postedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
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
  changeRequest?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['CommentNode']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['CommentedPage']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  space?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CommentUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentUrls'] = ResolversParentTypes['CommentUrls']> = {
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommentedPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentedPage'] = ResolversParentTypes['CommentedPage']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  emoji?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outdated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CompleteSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompleteSignInPayload'] = ResolversParentTypes['CompleteSignInPayload']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType>;
};

export type ConflictBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConflictBlock'] = ResolversParentTypes['ConflictBlock']> = {
  base?: Resolver<ResolversTypes['BlockRange'], ParentType, ContextType>;
  ours?: Resolver<ResolversTypes['BlockRange'], ParentType, ContextType>;
  theirs?: Resolver<ResolversTypes['BlockRange'], ParentType, ContextType>;
};

export type ContentChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentChange'] = ResolversParentTypes['ContentChange']> = {
  blocks?: Resolver<Array<ResolversTypes['BlockChange']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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

export type ContentReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentReference'] = ResolversParentTypes['ContentReference']> = {
  anchor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReferenceKind'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType>;
  reusableContent?: Resolver<Maybe<ResolversTypes['ReusableContent']>, ParentType, ContextType>;
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  versionContext?: Resolver<ResolversTypes['VersionContext'], ParentType, ContextType>;
};

export type CreateChangeRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateChangeRequestPayload'] = ResolversParentTypes['CreateChangeRequestPayload']> = {
  changeRequest?: Resolver<ResolversTypes['ChangeRequest'], ParentType, ContextType>;
};

export type CreateCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCollectionPayload'] = ResolversParentTypes['CreateCollectionPayload']> = {
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
};

export type CreateCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCommentPayload'] = ResolversParentTypes['CreateCommentPayload']> = {
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
};

export type CreateCommentReplyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCommentReplyPayload'] = ResolversParentTypes['CreateCommentReplyPayload']> = {
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  reply?: Resolver<ResolversTypes['CommentReply'], ParentType, ContextType>;
};

export type CreateInstallationTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateInstallationTokenPayload'] = ResolversParentTypes['CreateInstallationTokenPayload']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateLinkInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateLinkInvitePayload'] = ResolversParentTypes['CreateLinkInvitePayload']> = {
  linkInvite?: Resolver<ResolversTypes['LinkInvite'], ParentType, ContextType>;
};

export type CreateOpenApiSpecPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOpenAPISpecPayload'] = ResolversParentTypes['CreateOpenAPISpecPayload']> = {
  openAPISpec?: Resolver<ResolversTypes['OpenAPISpec'], ParentType, ContextType>;
};

export type CreateOrganizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOrganizationPayload'] = ResolversParentTypes['CreateOrganizationPayload']> = {
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
};

export type CreateReviewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateReviewPayload'] = ResolversParentTypes['CreateReviewPayload']> = {
  review?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
};

export type CreateSamlProviderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSAMLProviderPayload'] = ResolversParentTypes['CreateSAMLProviderPayload']> = {
  samlProvider?: Resolver<ResolversTypes['SAMLProvider'], ParentType, ContextType>;
};

export type CreateServiceAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateServiceAccountPayload'] = ResolversParentTypes['CreateServiceAccountPayload']> = {
  serviceAccount?: Resolver<ResolversTypes['ServiceAccount'], ParentType, ContextType>;
};

export type CreateShareLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateShareLinkPayload'] = ResolversParentTypes['CreateShareLinkPayload']> = {
  shareLink?: Resolver<ResolversTypes['ShareLink'], ParentType, ContextType>;
};

export type CreateSitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSitePayload'] = ResolversParentTypes['CreateSitePayload']> = {
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
};

export type CreateSiteRedirectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSiteRedirectPayload'] = ResolversParentTypes['CreateSiteRedirectPayload']> = {
  siteRedirect?: Resolver<ResolversTypes['SiteRedirect'], ParentType, ContextType>;
};

export type CreateSiteSectionGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSiteSectionGroupPayload'] = ResolversParentTypes['CreateSiteSectionGroupPayload']> = {
  siteSectionGroup?: Resolver<ResolversTypes['SiteSectionGroup'], ParentType, ContextType>;
};

export type CreateSiteSectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSiteSectionPayload'] = ResolversParentTypes['CreateSiteSectionPayload']> = {
  siteSection?: Resolver<ResolversTypes['SiteSection'], ParentType, ContextType>;
};

export type CreateSiteSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSiteSpacePayload'] = ResolversParentTypes['CreateSiteSpacePayload']> = {
  siteSpace?: Resolver<ResolversTypes['SiteSpace'], ParentType, ContextType>;
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

export type CreateTranslationSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateTranslationSettingsPayload'] = ResolversParentTypes['CreateTranslationSettingsPayload']> = {
  translationSettings?: Resolver<ResolversTypes['TranslationSettings'], ParentType, ContextType>;
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
  externalAI?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  site?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DefaultContentType'], ParentType, ContextType>;
};

export type DeleteCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCollectionPayload'] = ResolversParentTypes['DeleteCollectionPayload']> = {
  deletedCollectionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCommentPayload'] = ResolversParentTypes['DeleteCommentPayload']> = {
  deletedCommentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteCommentReplyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCommentReplyPayload'] = ResolversParentTypes['DeleteCommentReplyPayload']> = {
  deletedCommentReplyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteLinkInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteLinkInvitePayload'] = ResolversParentTypes['DeleteLinkInvitePayload']> = {
  deletedLinkInviteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteOpenApiSpecPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteOpenAPISpecPayload'] = ResolversParentTypes['DeleteOpenAPISpecPayload']> = {
  deletedOpenAPISpecId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteSamlProviderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSAMLProviderPayload'] = ResolversParentTypes['DeleteSAMLProviderPayload']> = {
  deletedSAMLProviderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteServiceAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteServiceAccountPayload'] = ResolversParentTypes['DeleteServiceAccountPayload']> = {
  deletedServiceAccountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteShareLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteShareLinkPayload'] = ResolversParentTypes['DeleteShareLinkPayload']> = {
  deletedShareLinkId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteSitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSitePayload'] = ResolversParentTypes['DeleteSitePayload']> = {
  deletedSiteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteSiteRedirectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSiteRedirectPayload'] = ResolversParentTypes['DeleteSiteRedirectPayload']> = {
  deletedSiteRedirectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteSiteSectionGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSiteSectionGroupPayload'] = ResolversParentTypes['DeleteSiteSectionGroupPayload']> = {
  deletedSiteSectionGroupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteSiteSectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSiteSectionPayload'] = ResolversParentTypes['DeleteSiteSectionPayload']> = {
  deletedSiteSectionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteSiteSpaceCustomizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSiteSpaceCustomizationPayload'] = ResolversParentTypes['DeleteSiteSpaceCustomizationPayload']> = {
  siteSpace?: Resolver<ResolversTypes['SiteSpace'], ParentType, ContextType>;
};

export type DeleteSiteSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSiteSpacePayload'] = ResolversParentTypes['DeleteSiteSpacePayload']> = {
  deletedSiteSpaceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSpacePayload'] = ResolversParentTypes['DeleteSpacePayload']> = {
  deletedSpaceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteTeamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteTeamPayload'] = ResolversParentTypes['DeleteTeamPayload']> = {
  deletedTeamId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteTranslationSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteTranslationSettingsPayload'] = ResolversParentTypes['DeleteTranslationSettingsPayload']> = {
  deletedTranslationSettingsId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DownloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Download'] = ResolversParentTypes['Download']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DuplicateSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicateSpacePayload'] = ResolversParentTypes['DuplicateSpacePayload']> = {
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
};

export type EditChangeRequestContentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditChangeRequestContentPayload'] = ResolversParentTypes['EditChangeRequestContentPayload']> = {
  changeRequest?: Resolver<ResolversTypes['ChangeRequest'], ParentType, ContextType>;
  refs?: Resolver<ResolversTypes['StringMap'], ParentType, ContextType>;
};

export type EditSpaceContentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditSpaceContentPayload'] = ResolversParentTypes['EditSpaceContentPayload']> = {
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

export type FieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange']> = {
  after?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dimensions?: Resolver<Maybe<ResolversTypes['FileDimensions']>, ParentType, ContextType>;
  downloadURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  git?: Resolver<Maybe<ResolversTypes['GitPath']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  file?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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

export type HeadingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Heading'] = ResolversParentTypes['Heading']> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Import'] = ResolversParentTypes['Import']> = {
  changeRequest?: Resolver<Maybe<ResolversTypes['ChangeRequest']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
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
  import?: Resolver<ResolversTypes['Import'], ParentType, ContextType>;
};

export type ImportProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportProblem'] = ResolversParentTypes['ImportProblem']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InstallIntegrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstallIntegrationPayload'] = ResolversParentTypes['InstallIntegrationPayload']> = {
  installation?: Resolver<ResolversTypes['IntegrationInstallation'], ParentType, ContextType>;
};

export type InstallationTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstallationTarget'] = ResolversParentTypes['InstallationTarget']> = {
  organization?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  installations?: Resolver<ResolversTypes['IntegrationInstallationConnection'], ParentType, ContextType, Partial<IntegrationInstallationsArgs>>;
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
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  createdBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  externalIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  integration?: Resolver<ResolversTypes['Integration'], ParentType, ContextType>;
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

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JoinOrganizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoinOrganizationPayload'] = ResolversParentTypes['JoinOrganizationPayload']> = {
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

export type LinkStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkStats'] = ResolversParentTypes['LinkStats']> = {
  broken?: Resolver<ResolversTypes['BrokenLinkStats'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MarkTranslatedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkTranslatedPayload'] = ResolversParentTypes['MarkTranslatedPayload']> = {
  translation?: Resolver<ResolversTypes['Translation'], ParentType, ContextType>;
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

export type MergeBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeBlock'] = ResolversParentTypes['MergeBlock']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['MergeRule'], ParentType, ContextType>;
};

export type MergeChangeRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeChangeRequestPayload'] = ResolversParentTypes['MergeChangeRequestPayload']> = {
  changeRequest?: Resolver<ResolversTypes['ChangeRequest'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MergeResult'], ParentType, ContextType>;
  revisionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MergeConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeConflict'] = ResolversParentTypes['MergeConflict']> = {
  base?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  blocks?: Resolver<Array<ResolversTypes['ConflictBlock']>, ParentType, ContextType>;
  entry?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fingerprint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MergeConflictKind'], ParentType, ContextType>;
  ours?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  theirs?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
};

export type MoveSiteSectionGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveSiteSectionGroupPayload'] = ResolversParentTypes['MoveSiteSectionGroupPayload']> = {
  siteSectionGroup?: Resolver<ResolversTypes['SiteSectionGroup'], ParentType, ContextType>;
};

export type MoveSiteSectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveSiteSectionPayload'] = ResolversParentTypes['MoveSiteSectionPayload']> = {
  siteSection?: Resolver<ResolversTypes['SiteSection'], ParentType, ContextType>;
};

export type MoveSiteSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveSiteSpacePayload'] = ResolversParentTypes['MoveSiteSpacePayload']> = {
  siteSpace?: Resolver<ResolversTypes['SiteSpace'], ParentType, ContextType>;
};

export type MoveSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveSpacePayload'] = ResolversParentTypes['MoveSpacePayload']> = {
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvite?: Resolver<ResolversTypes['AcceptInvitePayload'], ParentType, ContextType, RequireFields<MutationAcceptInviteArgs, 'id' | 'input' | 'organizationId'>>;
  addSectionToGroup?: Resolver<ResolversTypes['AddSectionToGroupPayload'], ParentType, ContextType, RequireFields<MutationAddSectionToGroupArgs, 'id' | 'input' | 'organizationId' | 'siteId'>>;
  completeSignIn?: Resolver<ResolversTypes['CompleteSignInPayload'], ParentType, ContextType, RequireFields<MutationCompleteSignInArgs, 'input'>>;
  createChangeRequest?: Resolver<ResolversTypes['CreateChangeRequestPayload'], ParentType, ContextType, RequireFields<MutationCreateChangeRequestArgs, 'input' | 'spaceId'>>;
  createCollection?: Resolver<ResolversTypes['CreateCollectionPayload'], ParentType, ContextType, RequireFields<MutationCreateCollectionArgs, 'input' | 'organizationId'>>;
  createComment?: Resolver<ResolversTypes['CreateCommentPayload'], ParentType, ContextType, RequireFields<MutationCreateCommentArgs, 'input' | 'spaceId'>>;
  createCommentReply?: Resolver<ResolversTypes['CreateCommentReplyPayload'], ParentType, ContextType, RequireFields<MutationCreateCommentReplyArgs, 'commentId' | 'input' | 'spaceId'>>;
  createInstallationToken?: Resolver<ResolversTypes['CreateInstallationTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateInstallationTokenArgs, 'id' | 'integrationName'>>;
  createLinkInvite?: Resolver<ResolversTypes['CreateLinkInvitePayload'], ParentType, ContextType, RequireFields<MutationCreateLinkInviteArgs, 'input' | 'organizationId'>>;
  createOpenAPISpec?: Resolver<ResolversTypes['CreateOpenAPISpecPayload'], ParentType, ContextType, RequireFields<MutationCreateOpenApiSpecArgs, 'input' | 'organizationId'>>;
  createOrganization?: Resolver<ResolversTypes['CreateOrganizationPayload'], ParentType, ContextType, RequireFields<MutationCreateOrganizationArgs, 'input'>>;
  createReview?: Resolver<ResolversTypes['CreateReviewPayload'], ParentType, ContextType, RequireFields<MutationCreateReviewArgs, 'id' | 'input' | 'spaceId'>>;
  createSAMLProvider?: Resolver<ResolversTypes['CreateSAMLProviderPayload'], ParentType, ContextType, RequireFields<MutationCreateSamlProviderArgs, 'input' | 'organizationId'>>;
  createServiceAccount?: Resolver<ResolversTypes['CreateServiceAccountPayload'], ParentType, ContextType, RequireFields<MutationCreateServiceAccountArgs, 'input' | 'organizationId'>>;
  createServiceAccountToken?: Resolver<ResolversTypes['CreateTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateServiceAccountTokenArgs, 'input' | 'organizationId' | 'serviceAccountId'>>;
  createShareLink?: Resolver<ResolversTypes['CreateShareLinkPayload'], ParentType, ContextType, RequireFields<MutationCreateShareLinkArgs, 'input' | 'organizationId' | 'siteId'>>;
  createSite?: Resolver<ResolversTypes['CreateSitePayload'], ParentType, ContextType, RequireFields<MutationCreateSiteArgs, 'input' | 'organizationId'>>;
  createSiteRedirect?: Resolver<ResolversTypes['CreateSiteRedirectPayload'], ParentType, ContextType, RequireFields<MutationCreateSiteRedirectArgs, 'input' | 'organizationId' | 'siteId'>>;
  createSiteSection?: Resolver<ResolversTypes['CreateSiteSectionPayload'], ParentType, ContextType, RequireFields<MutationCreateSiteSectionArgs, 'input' | 'organizationId' | 'siteId'>>;
  createSiteSectionGroup?: Resolver<ResolversTypes['CreateSiteSectionGroupPayload'], ParentType, ContextType, RequireFields<MutationCreateSiteSectionGroupArgs, 'input' | 'organizationId' | 'siteId'>>;
  createSiteSpace?: Resolver<ResolversTypes['CreateSiteSpacePayload'], ParentType, ContextType, RequireFields<MutationCreateSiteSpaceArgs, 'input' | 'organizationId' | 'siteId'>>;
  createSpace?: Resolver<ResolversTypes['CreateSpacePayload'], ParentType, ContextType, RequireFields<MutationCreateSpaceArgs, 'input' | 'organizationId'>>;
  createTeam?: Resolver<ResolversTypes['CreateTeamPayload'], ParentType, ContextType, RequireFields<MutationCreateTeamArgs, 'input' | 'organizationId'>>;
  createToken?: Resolver<ResolversTypes['CreateTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateTokenArgs, 'input'>>;
  createTranslationSettings?: Resolver<ResolversTypes['CreateTranslationSettingsPayload'], ParentType, ContextType, RequireFields<MutationCreateTranslationSettingsArgs, 'input' | 'organizationId'>>;
  deleteCollection?: Resolver<ResolversTypes['DeleteCollectionPayload'], ParentType, ContextType, RequireFields<MutationDeleteCollectionArgs, 'id'>>;
  deleteComment?: Resolver<ResolversTypes['DeleteCommentPayload'], ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'id' | 'spaceId'>>;
  deleteCommentReply?: Resolver<ResolversTypes['DeleteCommentReplyPayload'], ParentType, ContextType, RequireFields<MutationDeleteCommentReplyArgs, 'commentId' | 'id' | 'spaceId'>>;
  deleteLinkInvite?: Resolver<ResolversTypes['DeleteLinkInvitePayload'], ParentType, ContextType, RequireFields<MutationDeleteLinkInviteArgs, 'id' | 'organizationId'>>;
  deleteOpenAPISpec?: Resolver<ResolversTypes['DeleteOpenAPISpecPayload'], ParentType, ContextType, RequireFields<MutationDeleteOpenApiSpecArgs, 'organizationId' | 'slug'>>;
  deleteSAMLProvider?: Resolver<ResolversTypes['DeleteSAMLProviderPayload'], ParentType, ContextType, RequireFields<MutationDeleteSamlProviderArgs, 'id' | 'organizationId'>>;
  deleteServiceAccount?: Resolver<ResolversTypes['DeleteServiceAccountPayload'], ParentType, ContextType, RequireFields<MutationDeleteServiceAccountArgs, 'id' | 'organizationId'>>;
  deleteShareLink?: Resolver<ResolversTypes['DeleteShareLinkPayload'], ParentType, ContextType, RequireFields<MutationDeleteShareLinkArgs, 'id' | 'organizationId' | 'siteId'>>;
  deleteSite?: Resolver<ResolversTypes['DeleteSitePayload'], ParentType, ContextType, RequireFields<MutationDeleteSiteArgs, 'id' | 'organizationId'>>;
  deleteSiteRedirect?: Resolver<ResolversTypes['DeleteSiteRedirectPayload'], ParentType, ContextType, RequireFields<MutationDeleteSiteRedirectArgs, 'id' | 'organizationId' | 'siteId'>>;
  deleteSiteSection?: Resolver<ResolversTypes['DeleteSiteSectionPayload'], ParentType, ContextType, RequireFields<MutationDeleteSiteSectionArgs, 'id' | 'organizationId' | 'siteId'>>;
  deleteSiteSectionGroup?: Resolver<ResolversTypes['DeleteSiteSectionGroupPayload'], ParentType, ContextType, RequireFields<MutationDeleteSiteSectionGroupArgs, 'id' | 'organizationId' | 'siteId'>>;
  deleteSiteSpace?: Resolver<ResolversTypes['DeleteSiteSpacePayload'], ParentType, ContextType, RequireFields<MutationDeleteSiteSpaceArgs, 'id' | 'organizationId' | 'siteId'>>;
  deleteSiteSpaceCustomization?: Resolver<ResolversTypes['DeleteSiteSpaceCustomizationPayload'], ParentType, ContextType, RequireFields<MutationDeleteSiteSpaceCustomizationArgs, 'id' | 'organizationId' | 'siteId'>>;
  deleteSpace?: Resolver<ResolversTypes['DeleteSpacePayload'], ParentType, ContextType, RequireFields<MutationDeleteSpaceArgs, 'id'>>;
  deleteTeam?: Resolver<ResolversTypes['DeleteTeamPayload'], ParentType, ContextType, RequireFields<MutationDeleteTeamArgs, 'id' | 'organizationId'>>;
  deleteTranslationSettings?: Resolver<ResolversTypes['DeleteTranslationSettingsPayload'], ParentType, ContextType, RequireFields<MutationDeleteTranslationSettingsArgs, 'id' | 'organizationId'>>;
  duplicateSpace?: Resolver<ResolversTypes['DuplicateSpacePayload'], ParentType, ContextType, RequireFields<MutationDuplicateSpaceArgs, 'id'>>;
  editChangeRequestContent?: Resolver<ResolversTypes['EditChangeRequestContentPayload'], ParentType, ContextType, RequireFields<MutationEditChangeRequestContentArgs, 'id' | 'input' | 'spaceId'>>;
  editSpaceContent?: Resolver<ResolversTypes['EditSpaceContentPayload'], ParentType, ContextType, RequireFields<MutationEditSpaceContentArgs, 'input' | 'spaceId'>>;
  grantAll?: Resolver<ResolversTypes['GrantAllPayload'], ParentType, ContextType, RequireFields<MutationGrantAllArgs, 'contentId' | 'input'>>;
  importIntoChangeRequest?: Resolver<ResolversTypes['ImportPayload'], ParentType, ContextType, RequireFields<MutationImportIntoChangeRequestArgs, 'id' | 'input' | 'seconds' | 'spaceId'>>;
  importIntoSpace?: Resolver<ResolversTypes['ImportPayload'], ParentType, ContextType, RequireFields<MutationImportIntoSpaceArgs, 'input' | 'seconds' | 'spaceId'>>;
  installIntegration?: Resolver<ResolversTypes['InstallIntegrationPayload'], ParentType, ContextType, RequireFields<MutationInstallIntegrationArgs, 'input' | 'integrationName'>>;
  inviteMembers?: Resolver<ResolversTypes['InviteMembersPayload'], ParentType, ContextType, RequireFields<MutationInviteMembersArgs, 'input' | 'organizationId'>>;
  joinOrganization?: Resolver<ResolversTypes['JoinOrganizationPayload'], ParentType, ContextType, RequireFields<MutationJoinOrganizationArgs, 'organizationId'>>;
  markTranslated?: Resolver<ResolversTypes['MarkTranslatedPayload'], ParentType, ContextType, RequireFields<MutationMarkTranslatedArgs, 'input' | 'language' | 'organizationId' | 'translationSettingsId'>>;
  mergeChangeRequest?: Resolver<ResolversTypes['MergeChangeRequestPayload'], ParentType, ContextType, RequireFields<MutationMergeChangeRequestArgs, 'id' | 'spaceId'>>;
  moveCollection?: Resolver<ResolversTypes['MoveCollectionPayload'], ParentType, ContextType, RequireFields<MutationMoveCollectionArgs, 'id' | 'input'>>;
  moveSiteSection?: Resolver<ResolversTypes['MoveSiteSectionPayload'], ParentType, ContextType, RequireFields<MutationMoveSiteSectionArgs, 'id' | 'input' | 'organizationId' | 'siteId'>>;
  moveSiteSectionGroup?: Resolver<ResolversTypes['MoveSiteSectionGroupPayload'], ParentType, ContextType, RequireFields<MutationMoveSiteSectionGroupArgs, 'id' | 'input' | 'organizationId' | 'siteId'>>;
  moveSiteSpace?: Resolver<ResolversTypes['MoveSiteSpacePayload'], ParentType, ContextType, RequireFields<MutationMoveSiteSpaceArgs, 'id' | 'input' | 'organizationId' | 'siteId'>>;
  moveSpace?: Resolver<ResolversTypes['MoveSpacePayload'], ParentType, ContextType, RequireFields<MutationMoveSpaceArgs, 'id' | 'input'>>;
  openPublishedSite?: Resolver<ResolversTypes['OpenPublishedSitePayload'], ParentType, ContextType, RequireFields<MutationOpenPublishedSiteArgs, 'input'>>;
  pingOrganization?: Resolver<ResolversTypes['PingOrganizationPayload'], ParentType, ContextType, RequireFields<MutationPingOrganizationArgs, 'organizationId'>>;
  publishIntegration?: Resolver<ResolversTypes['PublishIntegrationPayload'], ParentType, ContextType, RequireFields<MutationPublishIntegrationArgs, 'input' | 'name'>>;
  publishSite?: Resolver<ResolversTypes['PublishSitePayload'], ParentType, ContextType, RequireFields<MutationPublishSiteArgs, 'id' | 'organizationId'>>;
  pullChangeRequest?: Resolver<ResolversTypes['MergeChangeRequestPayload'], ParentType, ContextType, RequireFields<MutationPullChangeRequestArgs, 'id' | 'spaceId'>>;
  regenerateVisitorKey?: Resolver<ResolversTypes['RegenerateVisitorKeyPayload'], ParentType, ContextType, RequireFields<MutationRegenerateVisitorKeyArgs, 'organizationId' | 'siteId'>>;
  removeMember?: Resolver<ResolversTypes['RemoveMemberPayload'], ParentType, ContextType, RequireFields<MutationRemoveMemberArgs, 'organizationId' | 'userId'>>;
  removeMemberGrant?: Resolver<ResolversTypes['RemoveGrantPayload'], ParentType, ContextType, RequireFields<MutationRemoveMemberGrantArgs, 'contentId' | 'userId'>>;
  removeRequestedReviewer?: Resolver<ResolversTypes['RemoveRequestedReviewerPayload'], ParentType, ContextType, RequireFields<MutationRemoveRequestedReviewerArgs, 'id' | 'spaceId' | 'userId'>>;
  removeSectionFromGroup?: Resolver<ResolversTypes['RemoveSectionFromGroupPayload'], ParentType, ContextType, RequireFields<MutationRemoveSectionFromGroupArgs, 'id' | 'organizationId' | 'sectionId' | 'siteId'>>;
  removeTeamGrant?: Resolver<ResolversTypes['RemoveGrantPayload'], ParentType, ContextType, RequireFields<MutationRemoveTeamGrantArgs, 'contentId' | 'teamId'>>;
  removeTeamMember?: Resolver<ResolversTypes['RemoveTeamMemberPayload'], ParentType, ContextType, RequireFields<MutationRemoveTeamMemberArgs, 'organizationId' | 'teamId' | 'userId'>>;
  requestReviewers?: Resolver<ResolversTypes['RequestReviewersPayload'], ParentType, ContextType, RequireFields<MutationRequestReviewersArgs, 'id' | 'input' | 'spaceId'>>;
  restoreCollection?: Resolver<ResolversTypes['RestoreCollectionPayload'], ParentType, ContextType, RequireFields<MutationRestoreCollectionArgs, 'id'>>;
  restoreSpace?: Resolver<ResolversTypes['RestoreSpacePayload'], ParentType, ContextType, RequireFields<MutationRestoreSpaceArgs, 'id'>>;
  revertChangeRequest?: Resolver<ResolversTypes['RevertChangeRequestPayload'], ParentType, ContextType, RequireFields<MutationRevertChangeRequestArgs, 'id' | 'spaceId'>>;
  revokeInvite?: Resolver<ResolversTypes['RevokeInvitePayload'], ParentType, ContextType, RequireFields<MutationRevokeInviteArgs, 'id' | 'organizationId'>>;
  revokeServiceAccountToken?: Resolver<ResolversTypes['RevokeTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeServiceAccountTokenArgs, 'id' | 'organizationId' | 'serviceAccountId'>>;
  revokeToken?: Resolver<ResolversTypes['RevokeTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeTokenArgs, 'id'>>;
  rollbackSpace?: Resolver<ResolversTypes['RollbackSpacePayload'], ParentType, ContextType, RequireFields<MutationRollbackSpaceArgs, 'revisionId' | 'spaceId'>>;
  rotateServiceAccountToken?: Resolver<ResolversTypes['RotateTokenPayload'], ParentType, ContextType, RequireFields<MutationRotateServiceAccountTokenArgs, 'id' | 'organizationId' | 'serviceAccountId'>>;
  rotateToken?: Resolver<ResolversTypes['RotateTokenPayload'], ParentType, ContextType, RequireFields<MutationRotateTokenArgs, 'id'>>;
  setAdaptiveSchema?: Resolver<ResolversTypes['SetAdaptiveSchemaPayload'], ParentType, ContextType, RequireFields<MutationSetAdaptiveSchemaArgs, 'input' | 'organizationId' | 'siteId'>>;
  setMemberDisabled?: Resolver<ResolversTypes['SetMemberDisabledPayload'], ParentType, ContextType, RequireFields<MutationSetMemberDisabledArgs, 'disabled' | 'organizationId' | 'userId'>>;
  setMemberGrant?: Resolver<ResolversTypes['SetGrantPayload'], ParentType, ContextType, RequireFields<MutationSetMemberGrantArgs, 'contentId' | 'input' | 'userId'>>;
  setMemberSSO?: Resolver<ResolversTypes['SetMemberSSOPayload'], ParentType, ContextType, RequireFields<MutationSetMemberSsoArgs, 'organizationId' | 'userId'>>;
  setMergeRules?: Resolver<ResolversTypes['SetMergeRulesPayload'], ParentType, ContextType, RequireFields<MutationSetMergeRulesArgs, 'input' | 'spaceId'>>;
  setOpenAPISpec?: Resolver<ResolversTypes['SetOpenAPISpecPayload'], ParentType, ContextType, RequireFields<MutationSetOpenApiSpecArgs, 'input' | 'organizationId' | 'slug'>>;
  setSiteCustomization?: Resolver<ResolversTypes['SetSiteCustomizationPayload'], ParentType, ContextType, RequireFields<MutationSetSiteCustomizationArgs, 'input' | 'organizationId' | 'siteId'>>;
  setSiteSpaceCustomization?: Resolver<ResolversTypes['SetSiteSpaceCustomizationPayload'], ParentType, ContextType, RequireFields<MutationSetSiteSpaceCustomizationArgs, 'id' | 'input' | 'organizationId' | 'siteId'>>;
  setTeamGrant?: Resolver<ResolversTypes['SetGrantPayload'], ParentType, ContextType, RequireFields<MutationSetTeamGrantArgs, 'contentId' | 'input' | 'teamId'>>;
  setTeamMember?: Resolver<ResolversTypes['SetTeamMemberPayload'], ParentType, ContextType, RequireFields<MutationSetTeamMemberArgs, 'input' | 'organizationId' | 'teamId' | 'userId'>>;
  setTranslationSettings?: Resolver<ResolversTypes['SetTranslationSettingsPayload'], ParentType, ContextType, RequireFields<MutationSetTranslationSettingsArgs, 'id' | 'input' | 'organizationId'>>;
  sortSiteStructure?: Resolver<ResolversTypes['SortSiteStructurePayload'], ParentType, ContextType, RequireFields<MutationSortSiteStructureArgs, 'input' | 'organizationId' | 'siteId'>>;
  transferCollection?: Resolver<ResolversTypes['TransferCollectionPayload'], ParentType, ContextType, RequireFields<MutationTransferCollectionArgs, 'id' | 'input'>>;
  transferSpace?: Resolver<ResolversTypes['TransferSpacePayload'], ParentType, ContextType, RequireFields<MutationTransferSpaceArgs, 'id' | 'input'>>;
  uninstallIntegration?: Resolver<ResolversTypes['UninstallIntegrationPayload'], ParentType, ContextType, RequireFields<MutationUninstallIntegrationArgs, 'id' | 'integrationName'>>;
  unpublishIntegration?: Resolver<ResolversTypes['UnpublishIntegrationPayload'], ParentType, ContextType, RequireFields<MutationUnpublishIntegrationArgs, 'name'>>;
  unpublishSite?: Resolver<ResolversTypes['UnpublishSitePayload'], ParentType, ContextType, RequireFields<MutationUnpublishSiteArgs, 'id' | 'organizationId'>>;
  updateChangeRequest?: Resolver<ResolversTypes['UpdateChangeRequestPayload'], ParentType, ContextType, RequireFields<MutationUpdateChangeRequestArgs, 'id' | 'input' | 'spaceId'>>;
  updateCollection?: Resolver<ResolversTypes['UpdateCollectionPayload'], ParentType, ContextType, RequireFields<MutationUpdateCollectionArgs, 'id' | 'input'>>;
  updateComment?: Resolver<ResolversTypes['UpdateCommentPayload'], ParentType, ContextType, RequireFields<MutationUpdateCommentArgs, 'id' | 'input' | 'spaceId'>>;
  updateCommentReply?: Resolver<ResolversTypes['UpdateCommentReplyPayload'], ParentType, ContextType, RequireFields<MutationUpdateCommentReplyArgs, 'commentId' | 'id' | 'input' | 'spaceId'>>;
  updateIntegrationInstallation?: Resolver<ResolversTypes['UpdateIntegrationInstallationPayload'], ParentType, ContextType, RequireFields<MutationUpdateIntegrationInstallationArgs, 'id' | 'input' | 'integrationName'>>;
  updateLinkInvite?: Resolver<ResolversTypes['UpdateLinkInvitePayload'], ParentType, ContextType, RequireFields<MutationUpdateLinkInviteArgs, 'id' | 'input' | 'organizationId'>>;
  updateMember?: Resolver<ResolversTypes['UpdateMemberPayload'], ParentType, ContextType, RequireFields<MutationUpdateMemberArgs, 'input' | 'organizationId' | 'userId'>>;
  updateMemberGrant?: Resolver<ResolversTypes['UpdateGrantPayload'], ParentType, ContextType, RequireFields<MutationUpdateMemberGrantArgs, 'contentId' | 'input' | 'userId'>>;
  updateOrganization?: Resolver<ResolversTypes['UpdateOrganizationPayload'], ParentType, ContextType, RequireFields<MutationUpdateOrganizationArgs, 'id' | 'input'>>;
  updatePublishingAuth?: Resolver<ResolversTypes['UpdatePublishingAuthPayload'], ParentType, ContextType, RequireFields<MutationUpdatePublishingAuthArgs, 'input' | 'organizationId' | 'siteId'>>;
  updateSAMLProvider?: Resolver<ResolversTypes['UpdateSAMLProviderPayload'], ParentType, ContextType, RequireFields<MutationUpdateSamlProviderArgs, 'id' | 'input' | 'organizationId'>>;
  updateServiceAccount?: Resolver<ResolversTypes['UpdateServiceAccountPayload'], ParentType, ContextType, RequireFields<MutationUpdateServiceAccountArgs, 'id' | 'input' | 'organizationId'>>;
  updateShareLink?: Resolver<ResolversTypes['UpdateShareLinkPayload'], ParentType, ContextType, RequireFields<MutationUpdateShareLinkArgs, 'id' | 'input' | 'organizationId' | 'siteId'>>;
  updateSite?: Resolver<ResolversTypes['UpdateSitePayload'], ParentType, ContextType, RequireFields<MutationUpdateSiteArgs, 'id' | 'input' | 'organizationId'>>;
  updateSiteRedirect?: Resolver<ResolversTypes['UpdateSiteRedirectPayload'], ParentType, ContextType, RequireFields<MutationUpdateSiteRedirectArgs, 'id' | 'input' | 'organizationId' | 'siteId'>>;
  updateSiteSection?: Resolver<ResolversTypes['UpdateSiteSectionPayload'], ParentType, ContextType, RequireFields<MutationUpdateSiteSectionArgs, 'id' | 'input' | 'organizationId' | 'siteId'>>;
  updateSiteSectionGroup?: Resolver<ResolversTypes['UpdateSiteSectionGroupPayload'], ParentType, ContextType, RequireFields<MutationUpdateSiteSectionGroupArgs, 'id' | 'input' | 'organizationId' | 'siteId'>>;
  updateSiteSpace?: Resolver<ResolversTypes['UpdateSiteSpacePayload'], ParentType, ContextType, RequireFields<MutationUpdateSiteSpaceArgs, 'id' | 'input' | 'organizationId' | 'siteId'>>;
  updateSpace?: Resolver<ResolversTypes['UpdateSpacePayload'], ParentType, ContextType, RequireFields<MutationUpdateSpaceArgs, 'id' | 'input'>>;
  updateTeam?: Resolver<ResolversTypes['UpdateTeamPayload'], ParentType, ContextType, RequireFields<MutationUpdateTeamArgs, 'id' | 'input' | 'organizationId'>>;
  updateTeamGrant?: Resolver<ResolversTypes['UpdateGrantPayload'], ParentType, ContextType, RequireFields<MutationUpdateTeamGrantArgs, 'contentId' | 'input' | 'teamId'>>;
  updateTeamMembers?: Resolver<ResolversTypes['UpdateTeamMembersPayload'], ParentType, ContextType, RequireFields<MutationUpdateTeamMembersArgs, 'input' | 'organizationId' | 'teamId'>>;
  uploadFile?: Resolver<ResolversTypes['UploadFilePayload'], ParentType, ContextType, RequireFields<MutationUploadFileArgs, 'input' | 'organizationId'>>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType?: TypeResolveFn<'ApiToken' | 'AuditEvent' | 'ChangeRequest' | 'Collection' | 'Comment' | 'CommentReply' | 'Grant' | 'Import' | 'Integration' | 'IntegrationInstallation' | 'Invite' | 'LinkInvite' | 'Member' | 'OpenAPISpec' | 'OpenAPISpecVersion' | 'Organization' | 'Revision' | 'SAMLProvider' | 'ServiceAccount' | 'ShareLink' | 'Site' | 'SiteRedirect' | 'SiteSection' | 'SiteSectionGroup' | 'SiteSpace' | 'Space' | 'Team' | 'TeamMember' | 'TranslationSettings' | 'User', ParentType, ContextType>;
};

export type OpenApiSpecResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenAPISpec'] = ResolversParentTypes['OpenAPISpec']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastProcessErrorCode?: Resolver<Maybe<ResolversTypes['OpenAPISpecErrorCode']>, ParentType, ContextType>;
  lastProcessErrorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastProcessedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastVersionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  latestVersion?: Resolver<Maybe<ResolversTypes['OpenAPISpecVersion']>, ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['OpenAPISpecPermissions'], ParentType, ContextType>;
  processingState?: Resolver<ResolversTypes['OpenAPISpecProcessingState'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceURL?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['OpenAPISpecUrls'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['OpenAPISpecVersion']>, ParentType, ContextType, RequireFields<OpenApiSpecVersionArgs, 'id'>>;
  versions?: Resolver<ResolversTypes['OpenAPISpecVersionConnection'], ParentType, ContextType, Partial<OpenApiSpecVersionsArgs>>;
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

export type OpenPublishedSitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenPublishedSitePayload'] = ResolversParentTypes['OpenPublishedSitePayload']> = {
  apiToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  auditEvents?: Resolver<ResolversTypes['AuditEventConnection'], ParentType, ContextType, Partial<OrganizationAuditEventsArgs>>;
  billing?: Resolver<Maybe<ResolversTypes['Billing']>, ParentType, ContextType>;
  billingMigration?: Resolver<Maybe<ResolversTypes['BillingMigration']>, ParentType, ContextType>;
  blocked?: Resolver<Maybe<ResolversTypes['Blocked']>, ParentType, ContextType>;
  changeRequests?: Resolver<ResolversTypes['ChangeRequestConnection'], ParentType, ContextType, Partial<OrganizationChangeRequestsArgs>>;
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
  logins?: Resolver<Array<ResolversTypes['SSOLogin']>, ParentType, ContextType>;
  members?: Resolver<ResolversTypes['MemberConnection'], ParentType, ContextType, RequireFields<OrganizationMembersArgs, 'order' | 'sort'>>;
  membership?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  openAPISpecs?: Resolver<ResolversTypes['OpenAPISpecConnection'], ParentType, ContextType, Partial<OrganizationOpenApiSpecsArgs>>;
  permissions?: Resolver<ResolversTypes['OrganizationPermissions'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
  samlProviders?: Resolver<ResolversTypes['SAMLProviderConnection'], ParentType, ContextType, Partial<OrganizationSamlProvidersArgs>>;
  search?: Resolver<ResolversTypes['SpaceSearchResultConnection'], ParentType, ContextType, RequireFields<OrganizationSearchArgs, 'query'>>;
  serviceAccounts?: Resolver<ResolversTypes['ServiceAccountConnection'], ParentType, ContextType, Partial<OrganizationServiceAccountsArgs>>;
  sites?: Resolver<ResolversTypes['SiteConnection'], ParentType, ContextType, Partial<OrganizationSitesArgs>>;
  spaces?: Resolver<ResolversTypes['SpaceConnection'], ParentType, ContextType, RequireFields<OrganizationSpacesArgs, 'deleted'>>;
  sso?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  teams?: Resolver<ResolversTypes['TeamConnection'], ParentType, ContextType, Partial<OrganizationTeamsArgs>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translationSettings?: Resolver<ResolversTypes['TranslationSettingsConnection'], ParentType, ContextType, Partial<OrganizationTranslationSettingsArgs>>;
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

export type PageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  allPages?: Resolver<Array<ResolversTypes['Page']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['PageBody'], ParentType, ContextType, RequireFields<PageBodyArgs, 'evaluated' | 'format'>>;
  computed?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['PageCover']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<PageDocumentArgs, 'evaluated'>>;
  documentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  emoji?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  git?: Resolver<Maybe<ResolversTypes['GitPath']>, ParentType, ContextType>;
  headings?: Resolver<Array<ResolversTypes['Heading']>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  href?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['PageKind']>, ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['PageLayout']>, ParentType, ContextType>;
  markdown?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<PageMarkdownArgs, 'evaluated'>>;
  noIndex?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noRobotsIndex?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['Page']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['PageTarget']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PageType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['PageUrls'], ParentType, ContextType>;
  variables?: Resolver<ResolversTypes['StringMap'], ParentType, ContextType>;
};

export type PageBodyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageBody'] = ResolversParentTypes['PageBody']> = {
  document?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
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

export type PageTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageTarget'] = ResolversParentTypes['PageTarget']> = {
  anchor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReferenceKind'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  space?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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
  translatedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
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
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublishIntegrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishIntegrationPayload'] = ResolversParentTypes['PublishIntegrationPayload']> = {
  integration?: Resolver<ResolversTypes['Integration'], ParentType, ContextType>;
};

export type PublishSitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishSitePayload'] = ResolversParentTypes['PublishSitePayload']> = {
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
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
  sections?: Resolver<ResolversTypes['SiteSectionConnection'], ParentType, ContextType, Partial<PublishedSiteSectionsArgs>>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  siteSpaces?: Resolver<ResolversTypes['SiteSpaceConnection'], ParentType, ContextType, Partial<PublishedSiteSiteSpacesArgs>>;
  structure?: Resolver<ResolversTypes['SiteStructure'], ParentType, ContextType>;
};

export type PublishingAuthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishingAuth'] = ResolversParentTypes['PublishingAuth']> = {
  backend?: Resolver<ResolversTypes['VisitorAuthBackend'], ParentType, ContextType>;
  fallbackURL?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  privateKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  changeRequest?: Resolver<Maybe<ResolversTypes['ChangeRequest']>, ParentType, ContextType, RequireFields<QueryChangeRequestArgs, 'id' | 'spaceId'>>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType, RequireFields<QueryCollectionArgs, 'id'>>;
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType, RequireFields<QueryCommentArgs, 'id' | 'spaceId'>>;
  commentReply?: Resolver<Maybe<ResolversTypes['CommentReply']>, ParentType, ContextType, RequireFields<QueryCommentReplyArgs, 'commentId' | 'id' | 'spaceId'>>;
  emailDomainOrganizations?: Resolver<Array<ResolversTypes['PublicOrganization']>, ParentType, ContextType, RequireFields<QueryEmailDomainOrganizationsArgs, 'emailDomain'>>;
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType, RequireFields<QueryFileArgs, 'id' | 'organizationId'>>;
  finishedImport?: Resolver<Maybe<ResolversTypes['Import']>, ParentType, ContextType, RequireFields<QueryFinishedImportArgs, 'id'>>;
  import?: Resolver<Maybe<ResolversTypes['Import']>, ParentType, ContextType, RequireFields<QueryImportArgs, 'id'>>;
  integration?: Resolver<Maybe<ResolversTypes['Integration']>, ParentType, ContextType, RequireFields<QueryIntegrationArgs, 'name'>>;
  integrationInstallation?: Resolver<Maybe<ResolversTypes['IntegrationInstallation']>, ParentType, ContextType, RequireFields<QueryIntegrationInstallationArgs, 'id' | 'integrationName'>>;
  integrations?: Resolver<ResolversTypes['IntegrationConnection'], ParentType, ContextType, Partial<QueryIntegrationsArgs>>;
  linkInvite?: Resolver<Maybe<ResolversTypes['LinkInvite']>, ParentType, ContextType, RequireFields<QueryLinkInviteArgs, 'id' | 'organizationId'>>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<QueryMemberArgs, 'organizationId' | 'userId'>>;
  memberGrant?: Resolver<Maybe<ResolversTypes['Grant']>, ParentType, ContextType, RequireFields<QueryMemberGrantArgs, 'contentId' | 'userId'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  openAPISpec?: Resolver<Maybe<ResolversTypes['OpenAPISpec']>, ParentType, ContextType, RequireFields<QueryOpenApiSpecArgs, 'organizationId' | 'slug'>>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType, RequireFields<QueryOrganizationArgs, 'id'>>;
  organizations?: Resolver<ResolversTypes['OrganizationConnection'], ParentType, ContextType, Partial<QueryOrganizationsArgs>>;
  publishedSite?: Resolver<Maybe<ResolversTypes['PublishedSite']>, ParentType, ContextType, RequireFields<QueryPublishedSiteArgs, 'organizationId' | 'siteId'>>;
  revision?: Resolver<Maybe<ResolversTypes['Revision']>, ParentType, ContextType, RequireFields<QueryRevisionArgs, 'computed' | 'id' | 'spaceId'>>;
  samlProvider?: Resolver<Maybe<ResolversTypes['SAMLProvider']>, ParentType, ContextType, RequireFields<QuerySamlProviderArgs, 'id' | 'organizationId'>>;
  serviceAccount?: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType, RequireFields<QueryServiceAccountArgs, 'id' | 'organizationId'>>;
  serviceAccountToken?: Resolver<Maybe<ResolversTypes['ApiToken']>, ParentType, ContextType, RequireFields<QueryServiceAccountTokenArgs, 'id' | 'organizationId' | 'serviceAccountId'>>;
  shareLink?: Resolver<Maybe<ResolversTypes['ShareLink']>, ParentType, ContextType, RequireFields<QueryShareLinkArgs, 'id' | 'organizationId' | 'siteId'>>;
  signInOrganizations?: Resolver<Array<ResolversTypes['SignInOrganization']>, ParentType, ContextType, RequireFields<QuerySignInOrganizationsArgs, 'email'>>;
  site?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType, RequireFields<QuerySiteArgs, 'id' | 'organizationId'>>;
  siteRedirect?: Resolver<Maybe<ResolversTypes['SiteRedirect']>, ParentType, ContextType, RequireFields<QuerySiteRedirectArgs, 'id' | 'organizationId' | 'siteId'>>;
  siteSection?: Resolver<Maybe<ResolversTypes['SiteSection']>, ParentType, ContextType, RequireFields<QuerySiteSectionArgs, 'id' | 'organizationId' | 'siteId'>>;
  siteSectionGroup?: Resolver<Maybe<ResolversTypes['SiteSectionGroup']>, ParentType, ContextType, RequireFields<QuerySiteSectionGroupArgs, 'id' | 'organizationId' | 'siteId'>>;
  siteSpace?: Resolver<Maybe<ResolversTypes['SiteSpace']>, ParentType, ContextType, RequireFields<QuerySiteSpaceArgs, 'id' | 'organizationId' | 'siteId'>>;
  space?: Resolver<Maybe<ResolversTypes['Space']>, ParentType, ContextType, RequireFields<QuerySpaceArgs, 'id'>>;
  subdomain?: Resolver<Maybe<ResolversTypes['Subdomain']>, ParentType, ContextType, RequireFields<QuerySubdomainArgs, 'subdomain'>>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType, RequireFields<QueryTeamArgs, 'id' | 'organizationId'>>;
  teamGrant?: Resolver<Maybe<ResolversTypes['Grant']>, ParentType, ContextType, RequireFields<QueryTeamGrantArgs, 'contentId' | 'teamId'>>;
  token?: Resolver<Maybe<ResolversTypes['ApiToken']>, ParentType, ContextType, RequireFields<QueryTokenArgs, 'id'>>;
  tokens?: Resolver<ResolversTypes['ApiTokenConnection'], ParentType, ContextType, Partial<QueryTokensArgs>>;
  translationSettings?: Resolver<Maybe<ResolversTypes['TranslationSettings']>, ParentType, ContextType, RequireFields<QueryTranslationSettingsArgs, 'id' | 'organizationId'>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type ReactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reaction'] = ResolversParentTypes['Reaction']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  emoji?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['ReactionUser']>, ParentType, ContextType>;
};

export type ReactionUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReactionUser'] = ResolversParentTypes['ReactionUser']> = {
  reactedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type RegenerateVisitorKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegenerateVisitorKeyPayload'] = ResolversParentTypes['RegenerateVisitorKeyPayload']> = {
  publishingAuth?: Resolver<ResolversTypes['PublishingAuth'], ParentType, ContextType>;
};

export type RemoveGrantPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveGrantPayload'] = ResolversParentTypes['RemoveGrantPayload']> = {
  removedGrantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RemoveMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveMemberPayload'] = ResolversParentTypes['RemoveMemberPayload']> = {
  removedUserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RemoveRequestedReviewerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveRequestedReviewerPayload'] = ResolversParentTypes['RemoveRequestedReviewerPayload']> = {
  changeRequest?: Resolver<ResolversTypes['ChangeRequest'], ParentType, ContextType>;
};

export type RemoveSectionFromGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveSectionFromGroupPayload'] = ResolversParentTypes['RemoveSectionFromGroupPayload']> = {
  siteSectionGroup?: Resolver<ResolversTypes['SiteSectionGroup'], ParentType, ContextType>;
};

export type RemoveTeamMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveTeamMemberPayload'] = ResolversParentTypes['RemoveTeamMemberPayload']> = {
  removedUserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RequestReviewersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestReviewersPayload'] = ResolversParentTypes['RequestReviewersPayload']> = {
  changeRequest?: Resolver<ResolversTypes['ChangeRequest'], ParentType, ContextType>;
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
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
};

export type RestoreSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreSpacePayload'] = ResolversParentTypes['RestoreSpacePayload']> = {
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
};

export type ReusableContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReusableContent'] = ResolversParentTypes['ReusableContent']> = {
  document?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  git?: Resolver<Maybe<ResolversTypes['GitPath']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RevertChangeRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevertChangeRequestPayload'] = ResolversParentTypes['RevertChangeRequestPayload']> = {
  changeRequest?: Resolver<ResolversTypes['ChangeRequest'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outdated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reviewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  revisionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReviewStatus'], ParentType, ContextType>;
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
  author?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  backlinks?: Resolver<ResolversTypes['BacklinkConnection'], ParentType, ContextType, RequireFields<RevisionBacklinksArgs, 'file'>>;
  changeRequest?: Resolver<Maybe<ResolversTypes['ChangeRequest']>, ParentType, ContextType>;
  changes?: Resolver<ResolversTypes['ContentChangeConnection'], ParentType, ContextType, Partial<RevisionChangesArgs>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType, RequireFields<RevisionFileArgs, 'id'>>;
  files?: Resolver<ResolversTypes['FileConnection'], ParentType, ContextType, Partial<RevisionFilesArgs>>;
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
  revokedInviteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RevokeTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeTokenPayload'] = ResolversParentTypes['RevokeTokenPayload']> = {
  revokedTokenId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RollbackSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RollbackSpacePayload'] = ResolversParentTypes['RollbackSpacePayload']> = {
  revision?: Resolver<ResolversTypes['Revision'], ParentType, ContextType>;
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
};

export type RotateTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotateTokenPayload'] = ResolversParentTypes['RotateTokenPayload']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType>;
};

export type SamlProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SAMLProvider'] = ResolversParentTypes['SAMLProvider']> = {
  certificate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  defaultRole?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  defaultTeam?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  entityID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['SAMLService'], ParentType, ContextType>;
  ssoURL?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  acsURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entityID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SsoLoginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SSOLogin'] = ResolversParentTypes['SSOLogin']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['SearchSection']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['SearchUrls'], ParentType, ContextType>;
};

export type SearchUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchUrls'] = ResolversParentTypes['SearchUrls']> = {
  app?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectedSiteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedSite'] = ResolversParentTypes['SelectedSite']> = {
  configuration?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SelectedSpaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedSpace'] = ResolversParentTypes['SelectedSpace']> = {
  configuration?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  space?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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

export type SetAdaptiveSchemaPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetAdaptiveSchemaPayload'] = ResolversParentTypes['SetAdaptiveSchemaPayload']> = {
  adaptiveSchema?: Resolver<ResolversTypes['AdaptiveSchema'], ParentType, ContextType>;
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

export type SetMergeRulesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetMergeRulesPayload'] = ResolversParentTypes['SetMergeRulesPayload']> = {
  mergeRules?: Resolver<ResolversTypes['MergeRules'], ParentType, ContextType>;
};

export type SetOpenApiSpecPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetOpenAPISpecPayload'] = ResolversParentTypes['SetOpenAPISpecPayload']> = {
  openAPISpec?: Resolver<ResolversTypes['OpenAPISpec'], ParentType, ContextType>;
};

export type SetSiteCustomizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetSiteCustomizationPayload'] = ResolversParentTypes['SetSiteCustomizationPayload']> = {
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
};

export type SetSiteSpaceCustomizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetSiteSpaceCustomizationPayload'] = ResolversParentTypes['SetSiteSpaceCustomizationPayload']> = {
  siteSpace?: Resolver<ResolversTypes['SiteSpace'], ParentType, ContextType>;
};

export type SetTeamMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetTeamMemberPayload'] = ResolversParentTypes['SetTeamMemberPayload']> = {
  teamMember?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType>;
};

export type SetTranslationSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetTranslationSettingsPayload'] = ResolversParentTypes['SetTranslationSettingsPayload']> = {
  translationSettings?: Resolver<ResolversTypes['TranslationSettings'], ParentType, ContextType>;
};

export type ShareLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareLink'] = ResolversParentTypes['ShareLink']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logins?: Resolver<Array<ResolversTypes['SSOLogin']>, ParentType, ContextType>;
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
  defaultSpaceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  features?: Resolver<Maybe<Array<ResolversTypes['SiteFeature']>>, ParentType, ContextType>;
  hostname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['SiteIcon']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  proxy?: Resolver<Maybe<ResolversTypes['SiteProxy']>, ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishingAuth?: Resolver<ResolversTypes['PublishingAuth'], ParentType, ContextType>;
  redirect?: Resolver<Maybe<ResolversTypes['ResolvedRedirect']>, ParentType, ContextType, RequireFields<SiteRedirectArgs, 'source'>>;
  redirects?: Resolver<ResolversTypes['SiteRedirectConnection'], ParentType, ContextType, Partial<SiteRedirectsArgs>>;
  sectionGroups?: Resolver<ResolversTypes['SiteSectionGroupConnection'], ParentType, ContextType, Partial<SiteSectionGroupsArgs>>;
  sections?: Resolver<ResolversTypes['SiteSectionConnection'], ParentType, ContextType, Partial<SiteSectionsArgs>>;
  shareLinks?: Resolver<ResolversTypes['ShareLinkConnection'], ParentType, ContextType, Partial<SiteShareLinksArgs>>;
  siteSpaceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteSpaces?: Resolver<ResolversTypes['SiteSpaceConnection'], ParentType, ContextType, Partial<SiteSiteSpacesArgs>>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inheritedCondition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['SiteSearchSection']>, ParentType, ContextType>;
  siteSpaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  spaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['SiteSearchUrls'], ParentType, ContextType>;
};

export type SiteSearchUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteSearchUrls'] = ResolversParentTypes['SiteSearchUrls']> = {
  published?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SiteSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteSection'] = ResolversParentTypes['SiteSection']> = {
  condition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sectionGroup?: Resolver<Maybe<ResolversTypes['SiteSectionGroup']>, ParentType, ContextType>;
  sectionGroupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
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
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['SiteSection']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
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
  customization?: Resolver<Maybe<ResolversTypes['SiteCustomization']>, ParentType, ContextType>;
  default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasAdvancedCustomizationFeature?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['SiteSection']>, ParentType, ContextType>;
  sectionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  space?: Resolver<ResolversTypes['Space'], ParentType, ContextType>;
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
  item?: Resolver<ResolversTypes['SiteStructureItem'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
};

export type SpaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Space'] = ResolversParentTypes['Space']> = {
  changeRequest?: Resolver<Maybe<ResolversTypes['ChangeRequest']>, ParentType, ContextType, RequireFields<SpaceChangeRequestArgs, 'id'>>;
  changeRequestCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changeRequests?: Resolver<ResolversTypes['ChangeRequestConnection'], ParentType, ContextType, Partial<SpaceChangeRequestsArgs>>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['CommentConnection'], ParentType, ContextType, RequireFields<SpaceCommentsArgs, 'order' | 'status'>>;
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
  mergeRules?: Resolver<ResolversTypes['MergeRules'], ParentType, ContextType>;
  openChangeRequestCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['SpacePermissions'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Revision'], ParentType, ContextType, RequireFields<SpaceRevisionArgs, 'computed'>>;
  revisionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revisions?: Resolver<ResolversTypes['RevisionConnection'], ParentType, ContextType, Partial<SpaceRevisionsArgs>>;
  search?: Resolver<ResolversTypes['SearchResultConnection'], ParentType, ContextType, RequireFields<SpaceSearchArgs, 'query'>>;
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

export type SpaceSearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpaceSearchResult'] = ResolversParentTypes['SpaceSearchResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['SearchResult']>, ParentType, ContextType>;
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

export interface StringMapScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['StringMap'], any> {
  name: 'StringMap';
}

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

export type TemplateConditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemplateCondition'] = ResolversParentTypes['TemplateCondition']> = {
  condition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
};

export type TransferSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferSpacePayload'] = ResolversParentTypes['TransferSpacePayload']> = {
  space?: Resolver<Maybe<ResolversTypes['Space']>, ParentType, ContextType>;
};

export type TranslationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Translation'] = ResolversParentTypes['Translation']> = {
  coverage?: Resolver<Maybe<ResolversTypes['TranslationCoverage']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['PageTranslationConnection'], ParentType, ContextType, Partial<TranslationPagesArgs>>;
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
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
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
  uninstalledId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type UnpublishIntegrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnpublishIntegrationPayload'] = ResolversParentTypes['UnpublishIntegrationPayload']> = {
  unpublishedIntegrationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UnpublishSitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnpublishSitePayload'] = ResolversParentTypes['UnpublishSitePayload']> = {
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
};

export type UpdateChangeRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateChangeRequestPayload'] = ResolversParentTypes['UpdateChangeRequestPayload']> = {
  changeRequest?: Resolver<ResolversTypes['ChangeRequest'], ParentType, ContextType>;
};

export type UpdateCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCollectionPayload'] = ResolversParentTypes['UpdateCollectionPayload']> = {
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
};

export type UpdateCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCommentPayload'] = ResolversParentTypes['UpdateCommentPayload']> = {
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
};

export type UpdateCommentReplyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCommentReplyPayload'] = ResolversParentTypes['UpdateCommentReplyPayload']> = {
  reply?: Resolver<ResolversTypes['CommentReply'], ParentType, ContextType>;
};

export type UpdateGrantPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateGrantPayload'] = ResolversParentTypes['UpdateGrantPayload']> = {
  grant?: Resolver<ResolversTypes['Grant'], ParentType, ContextType>;
};

export type UpdateIntegrationInstallationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateIntegrationInstallationPayload'] = ResolversParentTypes['UpdateIntegrationInstallationPayload']> = {
  installation?: Resolver<ResolversTypes['IntegrationInstallation'], ParentType, ContextType>;
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

export type UpdatePublishingAuthPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePublishingAuthPayload'] = ResolversParentTypes['UpdatePublishingAuthPayload']> = {
  publishingAuth?: Resolver<ResolversTypes['PublishingAuth'], ParentType, ContextType>;
};

export type UpdateSamlProviderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSAMLProviderPayload'] = ResolversParentTypes['UpdateSAMLProviderPayload']> = {
  samlProvider?: Resolver<ResolversTypes['SAMLProvider'], ParentType, ContextType>;
};

export type UpdateServiceAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateServiceAccountPayload'] = ResolversParentTypes['UpdateServiceAccountPayload']> = {
  serviceAccount?: Resolver<ResolversTypes['ServiceAccount'], ParentType, ContextType>;
};

export type UpdateShareLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateShareLinkPayload'] = ResolversParentTypes['UpdateShareLinkPayload']> = {
  shareLink?: Resolver<ResolversTypes['ShareLink'], ParentType, ContextType>;
};

export type UpdateSitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSitePayload'] = ResolversParentTypes['UpdateSitePayload']> = {
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
};

export type UpdateSiteRedirectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSiteRedirectPayload'] = ResolversParentTypes['UpdateSiteRedirectPayload']> = {
  siteRedirect?: Resolver<ResolversTypes['SiteRedirect'], ParentType, ContextType>;
};

export type UpdateSiteSectionGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSiteSectionGroupPayload'] = ResolversParentTypes['UpdateSiteSectionGroupPayload']> = {
  siteSectionGroup?: Resolver<ResolversTypes['SiteSectionGroup'], ParentType, ContextType>;
};

export type UpdateSiteSectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSiteSectionPayload'] = ResolversParentTypes['UpdateSiteSectionPayload']> = {
  siteSection?: Resolver<ResolversTypes['SiteSection'], ParentType, ContextType>;
};

export type UpdateSiteSpacePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSiteSpacePayload'] = ResolversParentTypes['UpdateSiteSpacePayload']> = {
  siteSpace?: Resolver<ResolversTypes['SiteSpace'], ParentType, ContextType>;
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

export type UploadFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadFilePayload'] = ResolversParentTypes['UploadFilePayload']> = {
  file?: Resolver<ResolversTypes['File'], ParentType, ContextType>;
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
  AdaptiveContent?: AdaptiveContentResolvers<ContextType>;
  AdaptiveSchema?: AdaptiveSchemaResolvers<ContextType>;
  AddSectionToGroupPayload?: AddSectionToGroupPayloadResolvers<ContextType>;
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
  BlockChange?: BlockChangeResolvers<ContextType>;
  BlockRange?: BlockRangeResolvers<ContextType>;
  Blocked?: BlockedResolvers<ContextType>;
  BrokenLinkStats?: BrokenLinkStatsResolvers<ContextType>;
  ChangeRequest?: ChangeRequestResolvers<ContextType>;
  ChangeRequestConnection?: ChangeRequestConnectionResolvers<ContextType>;
  ChangeRequestEdge?: ChangeRequestEdgeResolvers<ContextType>;
  ChangeRequestUrls?: ChangeRequestUrlsResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  CollectionConnection?: CollectionConnectionResolvers<ContextType>;
  CollectionEdge?: CollectionEdgeResolvers<ContextType>;
  CollectionPermissions?: CollectionPermissionsResolvers<ContextType>;
  CollectionUrls?: CollectionUrlsResolvers<ContextType>;
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
  CommentedPage?: CommentedPageResolvers<ContextType>;
  CompleteSignInPayload?: CompleteSignInPayloadResolvers<ContextType>;
  ConflictBlock?: ConflictBlockResolvers<ContextType>;
  ContentChange?: ContentChangeResolvers<ContextType>;
  ContentChangeConnection?: ContentChangeConnectionResolvers<ContextType>;
  ContentChangeEdge?: ContentChangeEdgeResolvers<ContextType>;
  ContentReference?: ContentReferenceResolvers<ContextType>;
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
  Download?: DownloadResolvers<ContextType>;
  DuplicateSpacePayload?: DuplicateSpacePayloadResolvers<ContextType>;
  EditChangeRequestContentPayload?: EditChangeRequestContentPayloadResolvers<ContextType>;
  EditSpaceContentPayload?: EditSpaceContentPayloadResolvers<ContextType>;
  EffectiveAccess?: EffectiveAccessResolvers<ContextType>;
  EffectiveAccessConnection?: EffectiveAccessConnectionResolvers<ContextType>;
  EffectiveAccessEdge?: EffectiveAccessEdgeResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  File?: FileResolvers<ContextType>;
  FileConnection?: FileConnectionResolvers<ContextType>;
  FileDimensions?: FileDimensionsResolvers<ContextType>;
  FileEdge?: FileEdgeResolvers<ContextType>;
  FileReference?: FileReferenceResolvers<ContextType>;
  GitCommit?: GitCommitResolvers<ContextType>;
  GitPath?: GitPathResolvers<ContextType>;
  GitSync?: GitSyncResolvers<ContextType>;
  Grant?: GrantResolvers<ContextType>;
  GrantAllPayload?: GrantAllPayloadResolvers<ContextType>;
  GrantConnection?: GrantConnectionResolvers<ContextType>;
  GrantEdge?: GrantEdgeResolvers<ContextType>;
  GrantOrigin?: GrantOriginResolvers<ContextType>;
  Heading?: HeadingResolvers<ContextType>;
  Import?: ImportResolvers<ContextType>;
  ImportError?: ImportErrorResolvers<ContextType>;
  ImportPayload?: ImportPayloadResolvers<ContextType>;
  ImportProblem?: ImportProblemResolvers<ContextType>;
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
  LinkInvite?: LinkInviteResolvers<ContextType>;
  LinkInviteConnection?: LinkInviteConnectionResolvers<ContextType>;
  LinkInviteEdge?: LinkInviteEdgeResolvers<ContextType>;
  LinkInviteUrls?: LinkInviteUrlsResolvers<ContextType>;
  LinkStats?: LinkStatsResolvers<ContextType>;
  MarkTranslatedPayload?: MarkTranslatedPayloadResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberConnection?: MemberConnectionResolvers<ContextType>;
  MemberEdge?: MemberEdgeResolvers<ContextType>;
  MemberSpace?: MemberSpaceResolvers<ContextType>;
  MemberSpaceConnection?: MemberSpaceConnectionResolvers<ContextType>;
  MemberSpaceEdge?: MemberSpaceEdgeResolvers<ContextType>;
  MergeBlock?: MergeBlockResolvers<ContextType>;
  MergeChangeRequestPayload?: MergeChangeRequestPayloadResolvers<ContextType>;
  MergeConflict?: MergeConflictResolvers<ContextType>;
  MergePreview?: MergePreviewResolvers<ContextType>;
  MergeRules?: MergeRulesResolvers<ContextType>;
  MoveCollectionPayload?: MoveCollectionPayloadResolvers<ContextType>;
  MoveSiteSectionGroupPayload?: MoveSiteSectionGroupPayloadResolvers<ContextType>;
  MoveSiteSectionPayload?: MoveSiteSectionPayloadResolvers<ContextType>;
  MoveSiteSpacePayload?: MoveSiteSpacePayloadResolvers<ContextType>;
  MoveSpacePayload?: MoveSpacePayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
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
  OpenPublishedSitePayload?: OpenPublishedSitePayloadResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  OrganizationConnection?: OrganizationConnectionResolvers<ContextType>;
  OrganizationEdge?: OrganizationEdgeResolvers<ContextType>;
  OrganizationPermissions?: OrganizationPermissionsResolvers<ContextType>;
  OrganizationUrls?: OrganizationUrlsResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageBody?: PageBodyResolvers<ContextType>;
  PageCover?: PageCoverResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageLayout?: PageLayoutResolvers<ContextType>;
  PageTarget?: PageTargetResolvers<ContextType>;
  PageTranslation?: PageTranslationResolvers<ContextType>;
  PageTranslationConnection?: PageTranslationConnectionResolvers<ContextType>;
  PageTranslationEdge?: PageTranslationEdgeResolvers<ContextType>;
  PageUrls?: PageUrlsResolvers<ContextType>;
  PingOrganizationPayload?: PingOrganizationPayloadResolvers<ContextType>;
  PublicOrganization?: PublicOrganizationResolvers<ContextType>;
  PublishIntegrationPayload?: PublishIntegrationPayloadResolvers<ContextType>;
  PublishSitePayload?: PublishSitePayloadResolvers<ContextType>;
  PublishedPage?: PublishedPageResolvers<ContextType>;
  PublishedSite?: PublishedSiteResolvers<ContextType>;
  PublishingAuth?: PublishingAuthResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
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
  StringMap?: GraphQLScalarType;
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
  TemplateCondition?: TemplateConditionResolvers<ContextType>;
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
  UnpublishIntegrationPayload?: UnpublishIntegrationPayloadResolvers<ContextType>;
  UnpublishSitePayload?: UnpublishSitePayloadResolvers<ContextType>;
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
  UploadFilePayload?: UploadFilePayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserUrls?: UserUrlsResolvers<ContextType>;
  VersionContext?: VersionContextResolvers<ContextType>;
  VisitorAuth?: VisitorAuthResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  absent?: AbsentDirectiveResolver<any, any, ContextType>;
  access?: AccessDirectiveResolver<any, any, ContextType>;
  bare?: BareDirectiveResolver<any, any, ContextType>;
  connection?: ConnectionDirectiveResolver<any, any, ContextType>;
  id?: IdDirectiveResolver<any, any, ContextType>;
  keyed?: KeyedDirectiveResolver<any, any, ContextType>;
  limit?: LimitDirectiveResolver<any, any, ContextType>;
  nullable?: NullableDirectiveResolver<any, any, ContextType>;
  tagged?: TaggedDirectiveResolver<any, any, ContextType>;
  visitor?: VisitorDirectiveResolver<any, any, ContextType>;
  weight?: WeightDirectiveResolver<any, any, ContextType>;
  wire?: WireDirectiveResolver<any, any, ContextType>;
};
