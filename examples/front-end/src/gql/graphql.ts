/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The secret of an invite, and the new member. */
export type AcceptInviteInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: string | null | undefined;
  /**
   * Display name of a new user, for example `Fay Fischer`. Default: the part of the address before
   * `@`. 1 to 100 characters.
   */
  displayName?: string | null | undefined;
  /**
   * E-mail address of the new member, for example `fay@acme.test`. Required for a link invite. For an
   * invite it must be the invited address, and can be absent. 3 to 320 characters.
   */
  email?: string | null | undefined;
  /** Id of the invite (`inv_…`) or link invite (`lnk_…`). */
  id: string;
  /** Secret from the link, the value of its parameter `secret`. 1 to 128 characters. */
  secret: string;
};

/** One change to the blocks of a page, with exactly one of these fields. */
export type BlockOperationInput =
  {   /** Deletes a block. */
  delete: DeleteBlockInput; insert?: never; move?: never; replace?: never; }
  |  { delete?: never;   /** Inserts a block. */
  insert: InsertBlockInput; move?: never; replace?: never; }
  |  { delete?: never; insert?: never;   /** Moves a block. */
  move: MoveBlockInput; replace?: never; }
  |  { delete?: never; insert?: never; move?: never;   /** Replaces the text of a block. */
  replace: ReplaceBlockInput; };

/**
 * The position of a block, with exactly one of these fields. A key is that of a block in the base
 * revision, for example `0f5a1c9b2d3e4f60`.
 */
export type BlockPositionInput =
  {   /** Key of the block after which the block is put. 1 to 64 characters. */
  after: string; before?: never; into?: never; }
  |  { after?: never;   /** Key of the block before which the block is put. 1 to 64 characters. */
  before: string; into?: never; }
  |  { after?: never; before?: never;   /** Key of the block, for example a hint or a tab, in which the block is put as the last one. 1 to 64 characters. */
  into: string; };

/**
 * Conditions on change requests, all of which must hold. A null condition is the same as an absent
 * one.
 */
export type ChangeRequestFilter = {
  /** Returns only change requests with contributions of this user (`usr_…`). */
  contributorId?: string | null | undefined;
  /** Returns only change requests that this user created (`usr_…`). */
  createdById?: string | null | undefined;
  /** Returns only change requests created at or after this time, for example `2026-11-26T08:00:00Z`. */
  createdSince?: string | null | undefined;
  /** Returns only change requests created before this time, for example `2026-11-26T08:00:00Z`. */
  createdUntil?: string | null | undefined;
  /** Returns only change requests for which a review of this user was requested (`usr_…`). */
  requestedReviewerId?: string | null | undefined;
  /** Returns only change requests with one of these statuses. At most 4 items. */
  status?: Array<ChangeRequestStatus> | null | undefined;
  /** Returns only change requests with this text in the subject, regardless of case. At most 255 characters. */
  subject?: string | null | undefined;
  /** Returns only those changed last at or after this time, for example `2026-11-26T08:00:00Z`. */
  updatedSince?: string | null | undefined;
  /** Returns only those changed last before this time, for example `2026-11-26T08:00:00Z`. */
  updatedUntil?: string | null | undefined;
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

/** The body of a new or changed comment or reply. */
export type CommentBodyInput = {
  /** The body in markdown, for example `Does this **fit**?`. 1 to 10,000 characters. */
  markdown: string;
};

/** The status of a comment. */
export type CommentStatus =
  /** The comment is unresolved. */
  | 'OPEN'
  /** The comment is resolved. */
  | 'RESOLVED';

/** The result of a sign-in, to exchange for a session token. */
export type CompleteSignInInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: string | null | undefined;
  /**
   * Code that the app received at the end of the sign-in, in the parameter `code` of its URL. It is
   * valid once, for two minutes. 1 to 128 characters.
   */
  code: string;
  /**
   * Value from which the `challenge` at the start of the sign-in was derived, for example
   * `dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk`. Required if there was a challenge. 43 to 128 characters.
   */
  verifier?: string | null | undefined;
};

/** The source of a computed page. */
export type ComputedPageInput = {
  /**
   * Id of an OpenAPI spec of the organization (`oas_…`). Its latest valid version is rendered as one
   * page per tag, with one page per operation below it.
   */
  specId: string;
};

/** The choice for one range of a document in conflict. */
export type ConflictBlockResolutionInput = {
  /** The side to keep, or CUSTOM for another text. */
  choice: ConflictChoice;
  /** Index of the range in `blocks` of the conflict, from 0. */
  index: number;
  /** Markdown for CUSTOM, for example `Both **words**.`; empty to delete the range. */
  text?: string | null | undefined;
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

/** The resolution of one conflict. */
export type ConflictResolutionInput = {
  /** Choices for single ranges of a document; the other ranges follow `choice`, which is not CUSTOM. Each at most 1000 characters. */
  blocks?: Array<ConflictBlockResolutionInput> | null | undefined;
  /** The side to keep, or CUSTOM for another value. */
  choice: ConflictChoice;
  /** Fingerprint of the conflict (`9f86d081…`). If it has changed, the error is MERGE_CONFLICT. 1 to 128 characters. */
  fingerprint: string;
  /** Key of the conflict, for example `FIELD:pag_…:title`. 1 to 255 characters. */
  key: string;
  /**
   * Value for CUSTOM, and only then: the markdown, the value of the field, the id of the parent page
   * (null for the root), or the slug, for example `"install"`.
   */
  value?: unknown;
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
  /** Id of an agent's task, for example `task-42`, stored without a check. At most 100 characters. */
  agentTaskId?: string | null | undefined;
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: string | null | undefined;
  /** Id of the space (`spc_…`). */
  spaceId: string;
  /** Subject of the change request, for example `Describe the new login`. Default: `Untitled`. At most 100 characters. */
  subject?: string | null | undefined;
};

/** Properties of a new comment. */
export type CreateCommentInput = {
  /**
   * Id of the commented block of the page, as its document tree states it. Default: the page as a
   * whole. 1 to 64 characters.
   */
  blockId?: string | null | undefined;
  /** Body of the comment. */
  body: CommentBodyInput;
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: string | null | undefined;
  /** Id of the commented page (`pag_…`). Default: the change request or space as a whole. */
  pageId?: string | null | undefined;
  /** Id of the space or the change request to comment on (`spc_…` or `cr_…`). */
  subjectId: string;
};

/** Properties of a new reply. */
export type CreateCommentReplyInput = {
  /** Body of the reply. */
  body: CommentBodyInput;
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: string | null | undefined;
  /** Id of the comment (`com_…`). */
  commentId: string;
};

/** Properties of a new review. */
export type CreateReviewInput = {
  /** Comment of the reviewer as an object, in place of `comment`. */
  body?: ReviewBodyInput | null | undefined;
  /** Id of the change request (`cr_…`). */
  changeRequestId: string;
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: string | null | undefined;
  /** Comment of the reviewer in markdown. A blank one is no comment. At most 10000 characters. */
  comment?: string | null | undefined;
  /** Verdict of the reviewer. */
  status: ReviewStatus;
};

/** A block to delete, with the blocks in it. */
export type DeleteBlockInput = {
  /** Key of the block. 1 to 64 characters. */
  key: string;
};

/** The file to delete. */
export type DeleteFileInput = {
  /** Id of the file (`fil_…`), or a ref of this batch. 1 to 64 characters. */
  fileId: string;
};

/** The page to delete with its child pages. */
export type DeletePageInput = {
  /** Id of the page (`pag_…`), or a ref of this batch. 1 to 64 characters. */
  pageId: string;
};

/** The reusable content to delete. Pages that include it keep the include, which becomes a broken link. */
export type DeleteReusableContentInput = {
  /** Id of the reusable content (`reu_…`), or a ref of this batch. 1 to 64 characters. */
  reusableContentId: string;
};

/** A document in the form that existing clients of `/v1` send. */
export type DocumentInput = {
  /** Markdown of the document, for example `# Install`, at most 1 MiB. */
  markdown: string;
};

/** Changes to the content, applied in order, all or none, as one revision. */
export type EditChangeRequestContentInput = {
  /**
   * Id of the revision on which the changes are based (`rev_…`), or `HEAD` for the current one. The
   * request fails with STALE_REVISION, with the id of the head, if the head is another revision. If all
   * changes are `updateBlocks`, the base may be an earlier revision of the same content, and the request
   * fails with STALE_REVISION only if others have changed the same blocks.
   */
  baseRevisionId: string;
  /** Id of the change request (`cr_…`). */
  changeRequestId: string;
  /** The changes, 1 to 50, which form one batch for refs. */
  changes: Array<EditInput>;
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: string | null | undefined;
  /** Message of the new revision, for example `Fix typos`. At most 250 characters. */
  message?: string | null | undefined;
};

/** One change to the content, with exactly one of these fields. */
export type EditInput =
  {   /** Deletes a file. */
  deleteFile: DeleteFileInput; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables?: never; updateBlocks?: never; updatePage?: never; updateReusableContent?: never; }
  |  { deleteFile?: never;   /** Deletes a page with its child pages. */
  deletePage: DeletePageInput; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables?: never; updateBlocks?: never; updatePage?: never; updateReusableContent?: never; }
  |  { deleteFile?: never; deletePage?: never;   /** Deletes a reusable content. */
  deleteReusableContent: DeleteReusableContentInput; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables?: never; updateBlocks?: never; updatePage?: never; updateReusableContent?: never; }
  |  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never;   /** Adds a file. */
  insertFile: InsertFileInput; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables?: never; updateBlocks?: never; updatePage?: never; updateReusableContent?: never; }
  |  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile?: never;   /** Adds several files. */
  insertFiles: InsertFilesInput; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables?: never; updateBlocks?: never; updatePage?: never; updateReusableContent?: never; }
  |  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles?: never;   /** Creates a page. */
  insertPage: InsertPageInput; insertReusableContent?: never; revertPage?: never; setVariables?: never; updateBlocks?: never; updatePage?: never; updateReusableContent?: never; }
  |  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage?: never;   /** Creates a reusable content. */
  insertReusableContent: InsertReusableContentInput; revertPage?: never; setVariables?: never; updateBlocks?: never; updatePage?: never; updateReusableContent?: never; }
  |  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent?: never;   /** Resets a page to its state in the base. */
  revertPage: RevertPageInput; setVariables?: never; updateBlocks?: never; updatePage?: never; updateReusableContent?: never; }
  |  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage?: never;   /** Sets and removes variables. */
  setVariables: SetVariablesInput; updateBlocks?: never; updatePage?: never; updateReusableContent?: never; }
  |  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables?: never;   /** Changes single blocks of a page, merged with the changes of others. */
  updateBlocks: UpdateBlocksInput; updatePage?: never; updateReusableContent?: never; }
  |  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables?: never; updateBlocks?: never;   /** Changes or moves a page. */
  updatePage: UpdatePageInput; updateReusableContent?: never; }
  |  { deleteFile?: never; deletePage?: never; deleteReusableContent?: never; insertFile?: never; insertFiles?: never; insertPage?: never; insertReusableContent?: never; revertPage?: never; setVariables?: never; updateBlocks?: never; updatePage?: never;   /** Changes a reusable content. */
  updateReusableContent: UpdateReusableContentInput; };

/** A reference to a file. */
export type FileReferenceInput = {
  /** Id of the file (`fil_…`), or a ref of this batch. 1 to 64 characters. */
  fileId: string;
  /** Kind of the reference, always FILE. */
  kind?: ReferenceKind | null | undefined;
};

/** A block to insert. */
export type InsertBlockInput = {
  /** Markdown of the block, for example `Ring the bell.`. It may have several blocks. */
  markdown: string;
  /** Position of the block. Default: the end of the page. */
  position?: BlockPositionInput | null | undefined;
};

/**
 * A file to add: exactly one of an uploaded file, its bytes (`base64`, at most 1 MiB), and its URL
 * (`url`).
 */
export type InsertFileInput = {
  /** Content of the file in base64, for example `TW9uZGF5`, at most 1 MiB decoded. At most 1400000 characters. */
  base64?: string | null | undefined;
  /** Media type, for example `image/png`. The type that is detected from the bytes takes precedence. At most 255 characters. */
  contentType?: string | null | undefined;
  /** Id of a file (`fil_…`) that was uploaded to the organization. */
  fileId?: string | null | undefined;
  /**
   * Name with extension, for example `logo.png`. Default: the name of the uploaded file, or the last
   * segment of the URL. 1 to 255 characters.
   */
  name?: string | null | undefined;
  /**
   * Name of the file within this batch, for example `logo`, which links in its documents can have as
   * their address. 1 to 64 characters.
   */
  ref?: string | null | undefined;
  /**
   * Public http or https address of the file, for example `https://acme.test/logo.png`. The file may
   * have at most 20 MiB. At most 2048 characters.
   */
  url?: string | null | undefined;
};

/** Several files to add. At most 20 files of one request can come from URLs. */
export type InsertFilesInput = {
  /** The files, 1 to 20. */
  files: Array<InsertFileInput>;
};

/** Properties of a new page. `markdown` and `document` exclude each other. */
export type InsertPageInput = {
  /** Index among the pages of the parent, from 0. Default: the end. */
  at?: number | null | undefined;
  /** Source of a computed page. Required if the type is COMPUTED, and refused for other types. */
  computed?: ComputedPageInput | null | undefined;
  /** Cover of the page. */
  cover?: PageCoverInput | null | undefined;
  /** Description of the page. At most 1000 characters. */
  description?: string | null | undefined;
  /** The document, in the form that existing clients of `/v1` send. */
  document?: DocumentInput | null | undefined;
  /** Emoji of the page, for example `👋`, or its code points, `1f44b`. At most 50 characters, one emoji. */
  emoji?: string | null | undefined;
  /** Set to true to hide the page from the table of contents. */
  hidden?: boolean | null | undefined;
  /** Name of the icon of the page, for example `rocket`. 1 to 50 characters. */
  icon?: string | null | undefined;
  /** Visible parts of the page. */
  layout?: PageLayoutInput | null | undefined;
  /** Title in tables of contents, in place of the title. 1 to 100 characters. */
  linkTitle?: string | null | undefined;
  /**
   * Markdown of the page, for example `# Install`, at most 1 MiB. It may begin with YAML front matter,
   * which sets those fields that are absent from the input; its other keys become `frontMatter`. A
   * block that is not YAML, or has no key of a field, is text.
   */
  markdown?: string | null | undefined;
  /** Set to true to exclude the page from the search of a site. */
  noIndex?: boolean | null | undefined;
  /** Set to true to ask search engines not to index the page. */
  noRobotsIndex?: boolean | null | undefined;
  /** Id of the parent page (`pag_…`), or a ref of this batch; null for the root. 1 to 64 characters. */
  parentId?: string | null | undefined;
  /**
   * Name of the page, for example `canteen`, by which other changes of the same request (the batch)
   * can refer to it before it has an id. Other inputs take an id or such a ref. 1 to 64 characters.
   */
  ref?: string | null | undefined;
  /** Last segment of the page's path, for example `install`. Default: a slug of the title. 1 to 100 characters. */
  slug?: string | null | undefined;
  /** Target of a link. Required if the type is LINK. */
  target?: PageTargetInput | null | undefined;
  /** Title of the page. Default: the title in the front matter, or `Untitled`. 1 to 255 characters. */
  title?: string | null | undefined;
  /** Type of the page. */
  type?: PageType;
  /** Values of `{{ name }}` in the document, for example `{"product": "Lectern"}`. */
  variables?: Readonly<Record<string, string | null>> | null | undefined;
};

/** Properties of a new reusable content. */
export type InsertReusableContentInput = {
  /** Markdown of the reusable content, for example `Write to **support@acme.test**.`, at most 1 MiB. */
  markdown: string;
  /** Name of the reusable content within this batch, for example `support`. 1 to 64 characters. */
  ref?: string | null | undefined;
  /** Title of the reusable content. 1 to 255 characters. */
  title: string;
};

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

/** The visibility of an integration in lists and for installation. */
export type IntegrationVisibility =
  /** Visible to members of the publishing organization. */
  | 'PRIVATE'
  /** Visible to every caller with a token, also in lists. */
  | 'PUBLIC'
  /** Visible to every caller who knows its name. Only lists of the publishing organization have it. */
  | 'UNLISTED';

/** The width of a page. */
export type LayoutWidth =
  /** A readable line length. */
  | 'DEFAULT'
  /** As wide as the window. */
  | 'WIDE';

/** The session of the caller to end. */
export type LeavePresenceInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: string | null | undefined;
  /** Id of the session, which the client chose. 1 to 64 characters. */
  sessionId: string;
  /** Id of the change request or the space (`cr_…` or `spc_…`). */
  subjectId: string;
};

/** The notifications to mark as read. */
export type MarkNotificationsReadInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: string | null | undefined;
  /** Id of the organization whose notifications are marked (`org_…`). Default: all. */
  organizationId?: string | null | undefined;
  /**
   * Position of the last notification that the person has seen, so that newer ones remain unread.
   * Default: the newest one.
   */
  upToPosition?: number | null | undefined;
};

/** Conditions on members, all of which must hold. A null condition is the same as an absent one. */
export type MemberFilter = {
  /** Set to true for disabled members only, and to false for those who have access. */
  disabled?: boolean | null | undefined;
  /** Returns only members who joined at or after this time, for example `2026-11-26T08:00:00Z`. */
  joinedSince?: string | null | undefined;
  /** Returns only members who joined before this time, for example `2026-11-26T08:00:00Z`. */
  joinedUntil?: string | null | undefined;
  /** Returns only members with one of these roles. At most 7 items. */
  role?: Array<RoleFilter> | null | undefined;
  /**
   * Returns only members with this text, for example `ana`, in the name or e-mail address, regardless
   * of case. At most 255 characters.
   */
  search?: string | null | undefined;
  /** Set to true for members who were seen at least once, and to false for those who never were. */
  seen?: boolean | null | undefined;
  /** Set to true for members who sign in through SAML, and to false for all others. */
  sso?: boolean | null | undefined;
};

/** The sort order of a list of members. */
export type MemberOrder = {
  /** Direction of the order. */
  direction?: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field?: MemberOrderField;
};

/** A sort key of members. */
export type MemberOrderField =
  /** By time of joining. */
  | 'JOINED_AT'
  /** By `lastSeenAt`. Members who were never seen are the smallest. */
  | 'LAST_SEEN_AT'
  /** By name of the user, regardless of case. */
  | 'NAME';

/** The change request to merge, and the resolutions of its conflicts. */
export type MergeChangeRequestInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: string | null | undefined;
  /** Set to true to check the request and return its result without writing anything. */
  dryRun?: boolean | null | undefined;
  /** Expected head of the space (`rev_…`). For another one, the error is STALE_REVISION. */
  expectedPrimaryRevisionId?: string | null | undefined;
  /** Expected head of the change request (`rev_…`). For another one, the error is STALE_REVISION. */
  expectedRevisionId?: string | null | undefined;
  /** Id of the change request (`cr_…`). */
  id: string;
  /** Resolutions of the conflicts. If one is missing, the error is MERGE_CONFLICT with all that remain. At most 1000 items. */
  resolutions?: Array<ConflictResolutionInput> | null | undefined;
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
  /** Key of the block. 1 to 64 characters. */
  key: string;
  /** New position of the block. Default: the end of the page. */
  position?: BlockPositionInput | null | undefined;
};

/** The reason of a notification. A person is notified of an event for one reason, the first that applies. */
export type NotificationReason =
  /** A comment or reply was added to what the person follows. */
  | 'COMMENT'
  /** A comment, a reply, or a page of the primary content mentions the person. */
  | 'MENTION'
  /** A change request of the person conflicts since the primary content of its space has changed. */
  | 'MERGE_CONFLICT'
  /** A change request that the person follows was reviewed. */
  | 'REVIEW'
  /** The person was asked to review a change request. */
  | 'REVIEW_REQUEST';

/** The state of the processing of an OpenAPI spec. */
export type OpenApiSpecProcessingState =
  /** Processing has ended; `lastProcessErrorCode` is null if it was successful. */
  | 'COMPLETE'
  /** The spec waits for processing. */
  | 'PENDING'
  /** The source is being read. */
  | 'PROGRESS';

/** The direction of a sort order. */
export type Order =
  /** Smallest or oldest first. */
  | 'ASC'
  /** Largest or newest first. */
  | 'DESC';

/** The cover of a page. */
export type PageCoverInput = {
  /** Reference to the image of the cover; null for none. */
  ref?: FileReferenceInput | null | undefined;
  /** Reference to the image of the cover in dark mode; null for none. */
  refDark?: FileReferenceInput | null | undefined;
  /**
   * Vertical position of the image: the distance from the top to its center in points, for example
   * `120`.
   */
  yPos?: number | null | undefined;
};

/** The visible parts of a page. Absent fields remain unchanged. */
export type PageLayoutInput = {
  /** True if the cover is shown. */
  cover?: boolean | null | undefined;
  /** Size of the cover. */
  coverSize?: CoverSize | null | undefined;
  /** True if the description is shown. */
  description?: boolean | null | undefined;
  /** True if the author and time of the last change are shown. */
  metadata?: boolean | null | undefined;
  /** True if the outline of the headings is shown. */
  outline?: boolean | null | undefined;
  /** True if links to the previous and next pages are shown. */
  pagination?: boolean | null | undefined;
  /** True if the table of contents is shown. */
  tableOfContents?: boolean | null | undefined;
  /** True if the title is shown. */
  title?: boolean | null | undefined;
  /** Width of the page. */
  width?: LayoutWidth | null | undefined;
};

/** The target of a link in the page tree. */
export type PageTargetInput = {
  /** Anchor of a heading in the page, for example `on-linux`. At most 255 characters. */
  anchor?: string | null | undefined;
  /** Id of the file (`fil_…`) or a ref of this batch, for FILE. 1 to 64 characters. */
  fileId?: string | null | undefined;
  /** Kind of the target: URL, PAGE, FILE or SPACE. */
  kind: ReferenceKind;
  /** Id of the page (`pag_…`) or a ref of this batch, for PAGE. 1 to 64 characters. */
  pageId?: string | null | undefined;
  /** Id of the space (`spc_…`), for SPACE; or the space of the page, for PAGE. */
  spaceId?: string | null | undefined;
  /** URL of the target, for URL, for example `https://status.acme.test/`. At most 2048 characters, an absolute http or https address. */
  url?: string | null | undefined;
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

/** A block to replace. */
export type ReplaceBlockInput = {
  /** Key of the block. 1 to 64 characters. */
  key: string;
  /** New markdown of the block, for example `Ring the bell twice.`. It may have several blocks. */
  markdown: string;
};

/**
 * The page to reset to its state in the base: for a change request, the revision of the space at
 * creation or at the last update; for a space, the previous revision.
 */
export type RevertPageInput = {
  /** Id of the page (`pag_…`). */
  pageId: string;
};

/** The comment of a review. */
export type ReviewBodyInput = {
  /**
   * The comment in markdown, for example `Shorter, **please**.`. At most 10,000 characters. A blank one
   * is no comment.
   */
  markdown: string;
};

/** The verdict of a review. */
export type ReviewStatus =
  /** The reviewer approves the change request. */
  | 'APPROVED'
  /** The reviewer requests changes. */
  | 'CHANGES_REQUESTED';

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

/** Changes to the variables of the revision. Other variables remain unchanged. */
export type SetVariablesInput = {
  /** Values by name, for example `{"version": "2.2"}`; a null value removes the variable. */
  variables: Readonly<Record<string, string | null>>;
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

/** The sort order of a list of teams. */
export type TeamOrder = {
  /** Direction of the order. */
  direction?: Order;
  /** Sort key. Items with equal keys are in the order of their ids. */
  field?: TeamOrderField;
};

/** A sort key of teams. */
export type TeamOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By title, regardless of case. */
  | 'TITLE';

/** The role of a member in a team. */
export type TeamRole =
  /** The member belongs to the team. */
  | 'MEMBER'
  /** The member manages the members of the team. */
  | 'OWNER';

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
  pageId: string;
};

/** Changes to a change request. Absent fields remain unchanged. */
export type UpdateChangeRequestInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: string | null | undefined;
  /** Id of the change request (`cr_…`). */
  id: string;
  /**
   * New status: DRAFT, OPEN or ARCHIVED. The request fails with INVALID_TRANSITION for MERGED, and for
   * a change request that is merged.
   */
  status?: ChangeRequestStatus | null | undefined;
  /** New subject of the change request. At most 100 characters. */
  subject?: string | null | undefined;
};

/** Changes to a comment. Absent fields remain unchanged. */
export type UpdateCommentInput = {
  /**
   * Emojis to add as reactions of the caller, for example `["👍"]`, or their code points,
   * `["1f44d"]`; existing ones are kept. At most 20, and at most 20 per user on one comment. Each 1 to 50 characters, one emoji.
   */
  addedReactions?: Array<string> | null | undefined;
  /** New body. The caller must be the author. */
  body?: CommentBodyInput | null | undefined;
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: string | null | undefined;
  /** Id of the comment (`com_…`). */
  id: string;
  /**
   * Emojis to remove from the reactions of the caller, for example `["👍"]`, or their code points,
   * `["1f44d"]`. An emoji in both lists is removed. At most 20. Each 1 to 50 characters, one emoji.
   */
  removedReactions?: Array<string> | null | undefined;
  /**
   * Set to true to resolve the comment, to false to reopen it. The caller must be the author of the
   * comment or of the change request, or needs level edit or higher.
   */
  resolved?: boolean | null | undefined;
};

/** The notification, and its state. */
export type UpdateNotificationInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: string | null | undefined;
  /** Id of the notification (`ntf_…`). */
  id: string;
  /** Set to true to mark it as read, and to false to mark it as unread. */
  isRead: boolean;
};

/** Changes to a page. Absent fields remain unchanged. `markdown` and `document` exclude each other. */
export type UpdatePageInput = {
  /**
   * Index among the pages of the parent, from 0. Default: the end of a new parent, otherwise the
   * current position.
   */
  at?: number | null | undefined;
  /** Source of a computed page. */
  computed?: ComputedPageInput | null | undefined;
  /** Cover of the page; null removes it. */
  cover?: PageCoverInput | null | undefined;
  /** Description of the page; null removes it. At most 1000 characters. */
  description?: string | null | undefined;
  /** The document, in the form that existing clients of `/v1` send. */
  document?: DocumentInput | null | undefined;
  /** Emoji of the page, for example `👋`, or its code points, `1f44b`; null removes it. At most 50 characters, one emoji. */
  emoji?: string | null | undefined;
  /** Set to true to hide the page from the table of contents. */
  hidden?: boolean | null | undefined;
  /** Name of the icon of the page, for example `rocket`; null removes it. 1 to 50 characters. */
  icon?: string | null | undefined;
  /** Visible parts of the page. */
  layout?: PageLayoutInput | null | undefined;
  /** Title in tables of contents, in place of the title; null removes it. 1 to 100 characters. */
  linkTitle?: string | null | undefined;
  /**
   * Markdown of the page, for example `# Install`, at most 1 MiB. It may begin with YAML front matter,
   * which sets those fields that are absent from the input; its other keys become `frontMatter`. A
   * block that is not YAML, or has no key of a field, is text.
   */
  markdown?: string | null | undefined;
  /** Set to true to exclude the page from the search of a site. */
  noIndex?: boolean | null | undefined;
  /** Set to true to ask search engines not to index the page. */
  noRobotsIndex?: boolean | null | undefined;
  /** Id of the page (`pag_…`), or a ref of this batch. 1 to 64 characters. */
  pageId: string;
  /** Id of the new parent page (`pag_…`), or a ref of this batch; null for the root. 1 to 64 characters. */
  parentId?: string | null | undefined;
  /** Last segment of the page's path, for example `install`. 1 to 100 characters. */
  slug?: string | null | undefined;
  /** Target of a link. */
  target?: PageTargetInput | null | undefined;
  /** Title of the page. 1 to 255 characters. */
  title?: string | null | undefined;
  /**
   * Values of `{{ name }}` in the document, for example `{"product": "Lectern"}`; a null value removes
   * the variable.
   */
  variables?: Readonly<Record<string, string | null>> | null | undefined;
};

/** The state of a session of the caller. */
export type UpdatePresenceInput = {
  /** Any text, for example `create-1`, which the payload returns. At most 255 characters. */
  clientMutationId?: string | null | undefined;
  /** Id of the page at which the caller is (`pag_…`). Default: the change request or space as a whole. */
  pageId?: string | null | undefined;
  /** Id of the session, which the client chooses, for example a UUID. 1 to 64 characters. */
  sessionId: string;
  /** State for other clients, at most 2,048 bytes as JSON. Default: none. */
  state?: unknown;
  /** Id of the change request or the space (`cr_…` or `spc_…`). */
  subjectId: string;
};

/** Changes to a reusable content. Absent fields remain unchanged. */
export type UpdateReusableContentInput = {
  /** Markdown of the reusable content, for example `Write to **support@acme.test**.`, at most 1 MiB. */
  markdown?: string | null | undefined;
  /** Id of the reusable content (`reu_…`), or a ref of this batch. 1 to 64 characters. */
  reusableContentId: string;
  /** Title of the reusable content. 1 to 255 characters. */
  title?: string | null | undefined;
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

export type ChangeRequestItemFragment = { id: string, number: number, subject: string, status: ChangeRequestStatus, outdated: boolean, updatedAt: string, commentCount: number, createdBy:
    | { id: string, displayName: string }
    | { id: string, displayName: string }
    | { id: string, displayName: string }
   | null, space: { id: string, title: string, organizationId: string } };

export type ChangeRequestsQueryVariables = Exact<{
  organization: string;
  space: string;
  filter: ChangeRequestFilter;
  after?: string | null | undefined;
  shell: boolean;
}>;


export type ChangeRequestsQuery = { space: { id: string, title: string, emoji: string, openChangeRequestCount: number, permissions: { edit: boolean, comment: boolean }, changeRequests: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, number: number, subject: string, status: ChangeRequestStatus, outdated: boolean, updatedAt: string, commentCount: number, createdBy:
          | { id: string, displayName: string }
          | { id: string, displayName: string }
          | { id: string, displayName: string }
         | null, space: { id: string, title: string, organizationId: string } }> } | null, urls: { published: string | null } } | null } & { viewer?: { id: string, displayName: string, unreadNotificationCount: number | null }, organization?: { id: string, title: string, permissions: { listMembers: boolean, listTeams: boolean }, children: { nodes: Array<
        | { id: string, title: string, parentId: string | null }
        | { emoji: string, id: string, title: string, parentId: string | null }
      >, pageInfo: { hasNextPage: boolean } } | null } | null };

export type CreateChangeRequestMutationVariables = Exact<{
  input: CreateChangeRequestInput;
}>;


export type CreateChangeRequestMutation = { createChangeRequest: { changeRequest: { id: string } | null, errors: Array<
      | { __typename: 'AlreadyExistsError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'BlockedByRulesError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ConflictError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'MergeConflictError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'StaleRevisionError', currentRevisionId: string, code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ValidationError', code: UserErrorCode, message: string, path: Array<string> | null }
    > } };

export type ChangeRequestQueryVariables = Exact<{
  organization: string;
  id: string;
  after?: string | null | undefined;
  shell: boolean;
}>;


export type ChangeRequestQuery = { changeRequest: { id: string, number: number, subject: string, status: ChangeRequestStatus, outdated: boolean, createdAt: string, revisionId: string, createdBy:
      | { id: string, displayName: string }
      | { id: string, displayName: string }
      | { id: string, displayName: string }
     | null, space: { revisionId: string, id: string, title: string, emoji: string, openChangeRequestCount: number, permissions: { edit: boolean, comment: boolean, merge: boolean, review: boolean }, urls: { published: string | null } }, changes: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ subject: ContentSubject, kinds: Array<ContentChangeKind>, key: string, title: string, fields: Array<{ name: string, before:
            | { __typename: 'BooleanValue', json: unknown }
            | { __typename: 'ComputedValue', json: unknown }
            | { __typename: 'CoverValue', json: unknown }
            | { __typename: 'EntryValue', json: unknown }
            | { __typename: 'GitValue', json: unknown }
            | { __typename: 'NumberValue', json: unknown }
            | { __typename: 'OtherValue', json: unknown }
            | { __typename: 'PageValue', title: string | null, json: unknown }
            | { __typename: 'ParentValue', json: unknown }
            | { __typename: 'ParentsValue', json: unknown }
            | { __typename: 'TargetValue', json: unknown }
            | { __typename: 'TextValue', text: string, json: unknown }
           | null, after:
            | { __typename: 'BooleanValue', json: unknown }
            | { __typename: 'ComputedValue', json: unknown }
            | { __typename: 'CoverValue', json: unknown }
            | { __typename: 'EntryValue', json: unknown }
            | { __typename: 'GitValue', json: unknown }
            | { __typename: 'NumberValue', json: unknown }
            | { __typename: 'OtherValue', json: unknown }
            | { __typename: 'PageValue', title: string | null, json: unknown }
            | { __typename: 'ParentValue', json: unknown }
            | { __typename: 'ParentsValue', json: unknown }
            | { __typename: 'TargetValue', json: unknown }
            | { __typename: 'TextValue', text: string, json: unknown }
           | null }>, blocks: Array<{ indexBefore: number | null, indexAfter: number | null, before: string | null, after: string | null }> }> }, comments: { nodes: Array<{ id: string, status: CommentStatus, postedAt: string, postedBy:
          | { id: string, displayName: string }
          | { id: string, displayName: string }
          | { id: string, displayName: string }
         | null, body: { markdown: string | null }, permissions: { reply: boolean, resolve: boolean }, target: { page: { pageId: string, title: string } | null, node: { preview: string | null } | null }, replies: { nodes: Array<{ id: string, postedAt: string, postedBy:
              | { id: string, displayName: string }
              | { id: string, displayName: string }
              | { id: string, displayName: string }
             | null, body: { markdown: string | null } }> } }> } | null, reviews: { nodes: Array<{ id: string, status: ReviewStatus, outdated: boolean, createdAt: string, comment: { body: { markdown: string | null } } | null, reviewer:
          | { displayName: string }
          | { displayName: string }
          | { displayName: string }
         }> }, requestedReviewers: { nodes: Array<{ done: boolean, user: { displayName: string } }> }, mergePreview: { state: MergeState, blockedBy: Array<{ rule: MergeRule, message: string }>, changes: Array<{ key: string }>, conflicts: Array<{ key: string, kind: MergeConflictKind, title: string, field: string | null, fingerprint: string, base:
          | { __typename: 'BooleanValue', json: unknown }
          | { __typename: 'ComputedValue', json: unknown }
          | { __typename: 'CoverValue', json: unknown }
          | { __typename: 'EntryValue', json: unknown }
          | { __typename: 'GitValue', json: unknown }
          | { __typename: 'NumberValue', json: unknown }
          | { __typename: 'OtherValue', json: unknown }
          | { __typename: 'PageValue', title: string | null, json: unknown }
          | { __typename: 'ParentValue', json: unknown }
          | { __typename: 'ParentsValue', json: unknown }
          | { __typename: 'TargetValue', json: unknown }
          | { __typename: 'TextValue', text: string, json: unknown }
         | null, ours:
          | { __typename: 'BooleanValue', json: unknown }
          | { __typename: 'ComputedValue', json: unknown }
          | { __typename: 'CoverValue', json: unknown }
          | { __typename: 'EntryValue', json: unknown }
          | { __typename: 'GitValue', json: unknown }
          | { __typename: 'NumberValue', json: unknown }
          | { __typename: 'OtherValue', json: unknown }
          | { __typename: 'PageValue', title: string | null, json: unknown }
          | { __typename: 'ParentValue', json: unknown }
          | { __typename: 'ParentsValue', json: unknown }
          | { __typename: 'TargetValue', json: unknown }
          | { __typename: 'TextValue', text: string, json: unknown }
         | null, theirs:
          | { __typename: 'BooleanValue', json: unknown }
          | { __typename: 'ComputedValue', json: unknown }
          | { __typename: 'CoverValue', json: unknown }
          | { __typename: 'EntryValue', json: unknown }
          | { __typename: 'GitValue', json: unknown }
          | { __typename: 'NumberValue', json: unknown }
          | { __typename: 'OtherValue', json: unknown }
          | { __typename: 'PageValue', title: string | null, json: unknown }
          | { __typename: 'ParentValue', json: unknown }
          | { __typename: 'ParentsValue', json: unknown }
          | { __typename: 'TargetValue', json: unknown }
          | { __typename: 'TextValue', text: string, json: unknown }
         | null, blocks: Array<{ base: { text: string }, ours: { text: string }, theirs: { text: string } }> }> } } | null } & { viewer?: { id: string, displayName: string, unreadNotificationCount: number | null }, organization?: { id: string, title: string, permissions: { listMembers: boolean, listTeams: boolean }, children: { nodes: Array<
        | { id: string, title: string, parentId: string | null }
        | { emoji: string, id: string, title: string, parentId: string | null }
      >, pageInfo: { hasNextPage: boolean } } | null } | null };

export type UpdateChangeRequestMutationVariables = Exact<{
  input: UpdateChangeRequestInput;
}>;


export type UpdateChangeRequestMutation = { updateChangeRequest: { changeRequest: { id: string, status: ChangeRequestStatus } | null, errors: Array<
      | { __typename: 'AlreadyExistsError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'BlockedByRulesError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ConflictError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'MergeConflictError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'StaleRevisionError', currentRevisionId: string, code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ValidationError', code: UserErrorCode, message: string, path: Array<string> | null }
    > } };

export type CreateReviewMutationVariables = Exact<{
  input: CreateReviewInput;
}>;


export type CreateReviewMutation = { createReview: { review: { id: string } | null, errors: Array<
      | { __typename: 'AlreadyExistsError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'BlockedByRulesError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ConflictError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'MergeConflictError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'StaleRevisionError', currentRevisionId: string, code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ValidationError', code: UserErrorCode, message: string, path: Array<string> | null }
    > } };

export type MergeMutationVariables = Exact<{
  input: MergeChangeRequestInput;
}>;


export type MergeMutation = { mergeChangeRequest: { changeRequest: { id: string, status: ChangeRequestStatus } | null, errors: Array<
      | { __typename: 'AlreadyExistsError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'BlockedByRulesError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ConflictError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'MergeConflictError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'StaleRevisionError', currentRevisionId: string, code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ValidationError', code: UserErrorCode, message: string, path: Array<string> | null }
    > } };

export type SpaceCommentsQueryVariables = Exact<{
  organization: string;
  space: string;
  after?: string | null | undefined;
  shell: boolean;
}>;


export type SpaceCommentsQuery = { space: { id: string, title: string, emoji: string, openChangeRequestCount: number, permissions: { comment: boolean }, comments: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, status: CommentStatus, postedAt: string, postedBy:
          | { id: string, displayName: string }
          | { id: string, displayName: string }
          | { id: string, displayName: string }
         | null, body: { markdown: string | null }, permissions: { reply: boolean, resolve: boolean }, target: { page: { pageId: string, title: string } | null, node: { preview: string | null } | null }, replies: { nodes: Array<{ id: string, postedAt: string, postedBy:
              | { id: string, displayName: string }
              | { id: string, displayName: string }
              | { id: string, displayName: string }
             | null, body: { markdown: string | null } }> } }> } | null, urls: { published: string | null } } | null } & { viewer?: { id: string, displayName: string, unreadNotificationCount: number | null }, organization?: { id: string, title: string, permissions: { listMembers: boolean, listTeams: boolean }, children: { nodes: Array<
        | { id: string, title: string, parentId: string | null }
        | { emoji: string, id: string, title: string, parentId: string | null }
      >, pageInfo: { hasNextPage: boolean } } | null } | null };

export type OneCommentQueryVariables = Exact<{
  organization: string;
  id: string;
  shell: boolean;
}>;


export type OneCommentQuery = { comment: { id: string, status: CommentStatus, postedAt: string, target: { space: { id: string, title: string, emoji: string, openChangeRequestCount: number, permissions: { comment: boolean }, urls: { published: string | null } } | null, page: { pageId: string, title: string } | null, node: { preview: string | null } | null }, postedBy:
      | { id: string, displayName: string }
      | { id: string, displayName: string }
      | { id: string, displayName: string }
     | null, body: { markdown: string | null }, permissions: { reply: boolean, resolve: boolean }, replies: { nodes: Array<{ id: string, postedAt: string, postedBy:
          | { id: string, displayName: string }
          | { id: string, displayName: string }
          | { id: string, displayName: string }
         | null, body: { markdown: string | null } }> } } | null } & { viewer?: { id: string, displayName: string, unreadNotificationCount: number | null }, organization?: { id: string, title: string, permissions: { listMembers: boolean, listTeams: boolean }, children: { nodes: Array<
        | { id: string, title: string, parentId: string | null }
        | { emoji: string, id: string, title: string, parentId: string | null }
      >, pageInfo: { hasNextPage: boolean } } | null } | null };

export type CommentPartsFragment = { id: string, status: CommentStatus, postedAt: string, postedBy:
    | { id: string, displayName: string }
    | { id: string, displayName: string }
    | { id: string, displayName: string }
   | null, body: { markdown: string | null }, permissions: { reply: boolean, resolve: boolean }, target: { page: { pageId: string, title: string } | null, node: { preview: string | null } | null }, replies: { nodes: Array<{ id: string, postedAt: string, postedBy:
        | { id: string, displayName: string }
        | { id: string, displayName: string }
        | { id: string, displayName: string }
       | null, body: { markdown: string | null } }> } };

export type CreateCommentMutationVariables = Exact<{
  input: CreateCommentInput;
}>;


export type CreateCommentMutation = { createComment: { comment: { id: string, status: CommentStatus, postedAt: string, postedBy:
        | { id: string, displayName: string }
        | { id: string, displayName: string }
        | { id: string, displayName: string }
       | null, body: { markdown: string | null }, permissions: { reply: boolean, resolve: boolean }, target: { page: { pageId: string, title: string } | null, node: { preview: string | null } | null }, replies: { nodes: Array<{ id: string, postedAt: string, postedBy:
            | { id: string, displayName: string }
            | { id: string, displayName: string }
            | { id: string, displayName: string }
           | null, body: { markdown: string | null } }> } } | null, errors: Array<
      | { __typename: 'AlreadyExistsError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'BlockedByRulesError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ConflictError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'MergeConflictError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'StaleRevisionError', currentRevisionId: string, code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ValidationError', code: UserErrorCode, message: string, path: Array<string> | null }
    > } };

export type CreateReplyMutationVariables = Exact<{
  input: CreateCommentReplyInput;
}>;


export type CreateReplyMutation = { createCommentReply: { comment: { id: string, status: CommentStatus, postedAt: string, postedBy:
        | { id: string, displayName: string }
        | { id: string, displayName: string }
        | { id: string, displayName: string }
       | null, body: { markdown: string | null }, permissions: { reply: boolean, resolve: boolean }, target: { page: { pageId: string, title: string } | null, node: { preview: string | null } | null }, replies: { nodes: Array<{ id: string, postedAt: string, postedBy:
            | { id: string, displayName: string }
            | { id: string, displayName: string }
            | { id: string, displayName: string }
           | null, body: { markdown: string | null } }> } } | null, errors: Array<
      | { __typename: 'AlreadyExistsError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'BlockedByRulesError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ConflictError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'MergeConflictError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'StaleRevisionError', currentRevisionId: string, code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ValidationError', code: UserErrorCode, message: string, path: Array<string> | null }
    > } };

export type ResolveMutationVariables = Exact<{
  input: UpdateCommentInput;
}>;


export type ResolveMutation = { updateComment: { __typename: 'UpdateCommentPayload', comment: { __typename: 'Comment', id: string, status: CommentStatus } | null, errors: Array<
      | { __typename: 'AlreadyExistsError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'BlockedByRulesError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ConflictError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'MergeConflictError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'StaleRevisionError', currentRevisionId: string, code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ValidationError', code: UserErrorCode, message: string, path: Array<string> | null }
    > } };

export type OrganizationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationsQuery = { viewer: { id: string, displayName: string, email: string, unreadNotificationCount: number | null, organizations: { nodes: Array<{ id: string, title: string }> } | null, recentSpaces: { nodes: Array<{ id: string, title: string, emoji: string, organizationId: string }> } | null, reviewRequests: { nodes: Array<{ id: string, number: number, subject: string, status: ChangeRequestStatus, outdated: boolean, updatedAt: string, commentCount: number, createdBy:
          | { id: string, displayName: string }
          | { id: string, displayName: string }
          | { id: string, displayName: string }
         | null, space: { id: string, title: string, organizationId: string } }> } | null, changeRequests: { nodes: Array<{ id: string, number: number, subject: string, status: ChangeRequestStatus, outdated: boolean, updatedAt: string, commentCount: number, createdBy:
          | { id: string, displayName: string }
          | { id: string, displayName: string }
          | { id: string, displayName: string }
         | null, space: { id: string, title: string, organizationId: string } }> } | null } };

export type HomeQueryVariables = Exact<{
  organization: string;
  shell: boolean;
}>;


export type HomeQuery = { organization: { id: string, title: string, spaces: { nodes: Array<{ id: string, title: string, emoji: string, updatedAt: string }> } | null, changeRequests: { nodes: Array<{ id: string, number: number, subject: string, status: ChangeRequestStatus, outdated: boolean, updatedAt: string, commentCount: number, createdBy:
          | { id: string, displayName: string }
          | { id: string, displayName: string }
          | { id: string, displayName: string }
         | null, space: { id: string, title: string, organizationId: string } }> } | null } | null } & { viewer?: { id: string, displayName: string, unreadNotificationCount: number | null }, organization?: { id: string, title: string, permissions: { listMembers: boolean, listTeams: boolean }, children: { nodes: Array<
        | { id: string, title: string, parentId: string | null }
        | { emoji: string, id: string, title: string, parentId: string | null }
      >, pageInfo: { hasNextPage: boolean } } | null } | null };

export type SearchQueryVariables = Exact<{
  organization: string;
  query: string;
  shell: boolean;
}>;


export type SearchQuery = { organization: { id: string, search: { nodes: Array<{ space: { id: string, title: string, emoji: string }, pages: Array<{ pageId: string, title: string, titleHighlights: Array<{ start: number, end: number }>, sections: Array<{ key: string, title: string, anchor: string | null, body: string, titleHighlights: Array<{ start: number, end: number }>, bodyHighlights: Array<{ start: number, end: number }> }> }> }> } | null } | null } & { viewer?: { id: string, displayName: string, unreadNotificationCount: number | null }, organization?: { id: string, title: string, permissions: { listMembers: boolean, listTeams: boolean }, children: { nodes: Array<
        | { id: string, title: string, parentId: string | null }
        | { emoji: string, id: string, title: string, parentId: string | null }
      >, pageInfo: { hasNextPage: boolean } } | null } | null };

export type CollectionQueryVariables = Exact<{
  organization: string;
  id: string;
  shell: boolean;
}>;


export type CollectionQuery = { collection: { id: string, title: string, description: string | null, parent: { id: string, title: string } | null, children: { nodes: Array<
        | { id: string, title: string }
        | { emoji: string, id: string, title: string }
      > } } | null } & { viewer?: { id: string, displayName: string, unreadNotificationCount: number | null }, organization?: { id: string, title: string, permissions: { listMembers: boolean, listTeams: boolean }, children: { nodes: Array<
        | { id: string, title: string, parentId: string | null }
        | { emoji: string, id: string, title: string, parentId: string | null }
      >, pageInfo: { hasNextPage: boolean } } | null } | null };

export type MembersQueryVariables = Exact<{
  organization: string;
  orderBy: MemberOrder;
  filter: MemberFilter;
  after?: string | null | undefined;
  shell: boolean;
}>;


export type MembersQuery = { organization: { id: string, members: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, role: Role | null, disabled: boolean, joinedAt: string, lastSeenAt: string | null, teamCount: number, user: { id: string, displayName: string, email: string } }> } | null } | null } & { viewer?: { id: string, displayName: string, unreadNotificationCount: number | null }, organization?: { id: string, title: string, permissions: { listMembers: boolean, listTeams: boolean }, children: { nodes: Array<
        | { id: string, title: string, parentId: string | null }
        | { emoji: string, id: string, title: string, parentId: string | null }
      >, pageInfo: { hasNextPage: boolean } } | null } | null };

export type TeamsQueryVariables = Exact<{
  organization: string;
  orderBy: TeamOrder;
  after?: string | null | undefined;
  shell: boolean;
}>;


export type TeamsQuery = { organization: { id: string, teams: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, title: string, memberCount: number, spaceCount: number }> } | null } | null } & { viewer?: { id: string, displayName: string, unreadNotificationCount: number | null }, organization?: { id: string, title: string, permissions: { listMembers: boolean, listTeams: boolean }, children: { nodes: Array<
        | { id: string, title: string, parentId: string | null }
        | { emoji: string, id: string, title: string, parentId: string | null }
      >, pageInfo: { hasNextPage: boolean } } | null } | null };

export type TeamQueryVariables = Exact<{
  organization: string;
  id: string;
  after?: string | null | undefined;
  shell: boolean;
}>;


export type TeamQuery = { team: { id: string, title: string, memberCount: number, members: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, membership: { role: TeamRole }, member: { id: string, user: { id: string, displayName: string, email: string } } }> } } | null } & { viewer?: { id: string, displayName: string, unreadNotificationCount: number | null }, organization?: { id: string, title: string, permissions: { listMembers: boolean, listTeams: boolean }, children: { nodes: Array<
        | { id: string, title: string, parentId: string | null }
        | { emoji: string, id: string, title: string, parentId: string | null }
      >, pageInfo: { hasNextPage: boolean } } | null } | null };

export type NotificationItemFragment = { id: string, reason: NotificationReason, isRead: boolean, createdAt: string, pageTitle: string | null, actor:
    | { id: string, displayName: string }
    | { id: string, displayName: string }
    | { id: string, displayName: string }
   | null, space: { id: string, title: string } | null, changeRequest: { id: string, subject: string } | null, urls: { app: string } };

export type NotificationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type NotificationsQuery = { viewer: { id: string, unreadNotificationCount: number | null, notifications: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ position: number, id: string, reason: NotificationReason, isRead: boolean, createdAt: string, pageTitle: string | null, actor:
          | { id: string, displayName: string }
          | { id: string, displayName: string }
          | { id: string, displayName: string }
         | null, space: { id: string, title: string } | null, changeRequest: { id: string, subject: string } | null, urls: { app: string } }> } | null } };

export type NotificationAddedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationAddedSubscription = { notificationAdded: { notification: { id: string } } };

export type UnreadQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadQuery = { viewer: { id: string, unreadNotificationCount: number | null } };

export type MarkAllMutationVariables = Exact<{
  input: MarkNotificationsReadInput;
}>;


export type MarkAllMutation = { markNotificationsRead: { markedCount: number | null, errors: Array<
      | { __typename: 'AlreadyExistsError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'BlockedByRulesError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ConflictError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'MergeConflictError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'StaleRevisionError', currentRevisionId: string, code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ValidationError', code: UserErrorCode, message: string, path: Array<string> | null }
    > } };

export type MarkMutationVariables = Exact<{
  input: UpdateNotificationInput;
}>;


export type MarkMutation = { updateNotification: { notification: { id: string, isRead: boolean } | null, errors: Array<
      | { __typename: 'AlreadyExistsError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'BlockedByRulesError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ConflictError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'MergeConflictError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'StaleRevisionError', currentRevisionId: string, code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ValidationError', code: UserErrorCode, message: string, path: Array<string> | null }
    > } };

export type FileQueryVariables = Exact<{
  organization: string;
  space: string;
  id: string;
  shell: boolean;
}>;


export type FileQuery = { space: { id: string, title: string, emoji: string, openChangeRequestCount: number, revision: { id: string, file: { id: string, name: string, contentType: string, size: number, downloadUrl: string } | null } | null, permissions: { comment: boolean }, urls: { published: string | null } } | null } & { viewer?: { id: string, displayName: string, unreadNotificationCount: number | null }, organization?: { id: string, title: string, permissions: { listMembers: boolean, listTeams: boolean }, children: { nodes: Array<
        | { id: string, title: string, parentId: string | null }
        | { emoji: string, id: string, title: string, parentId: string | null }
      >, pageInfo: { hasNextPage: boolean } } | null } | null };

export type SiteQueryVariables = Exact<{
  organization: string;
  id: string;
  shell: boolean;
}>;


export type SiteQuery = { site: { id: string, title: string, visibility: SiteVisibility, urls: { published: string | null }, siteSpaces: { nodes: Array<{ id: string, space: { id: string, spaceId: string, title: string, emoji: string } | null }> } } | null } & { viewer?: { id: string, displayName: string, unreadNotificationCount: number | null }, organization?: { id: string, title: string, permissions: { listMembers: boolean, listTeams: boolean }, children: { nodes: Array<
        | { id: string, title: string, parentId: string | null }
        | { emoji: string, id: string, title: string, parentId: string | null }
      >, pageInfo: { hasNextPage: boolean } } | null } | null };

export type SpecsQueryVariables = Exact<{
  organization: string;
  shell: boolean;
}>;


export type SpecsQuery = { organization: { id: string, openAPISpecs: { nodes: Array<{ id: string, slug: string, sourceUrl: string | null, processingState: OpenApiSpecProcessingState, lastProcessErrorMessage: string | null, updatedAt: string }> } | null } | null } & { viewer?: { id: string, displayName: string, unreadNotificationCount: number | null }, organization?: { id: string, title: string, permissions: { listMembers: boolean, listTeams: boolean }, children: { nodes: Array<
        | { id: string, title: string, parentId: string | null }
        | { emoji: string, id: string, title: string, parentId: string | null }
      >, pageInfo: { hasNextPage: boolean } } | null } | null };

export type IntegrationQueryVariables = Exact<{
  id: string;
}>;


export type IntegrationQuery = { integration: { id: string, title: string, description: string, version: number, visibility: IntegrationVisibility, updatedAt: string } | null };

export type InstallationQueryVariables = Exact<{
  organization: string;
  id: string;
  shell: boolean;
}>;


export type InstallationQuery = { integrationInstallation: { id: string, status: InstallationStatus, apiScopes: Array<string>, createdAt: string, integration: { id: string, name: string, title: string, description: string } } | null } & { viewer?: { id: string, displayName: string, unreadNotificationCount: number | null }, organization?: { id: string, title: string, permissions: { listMembers: boolean, listTeams: boolean }, children: { nodes: Array<
        | { id: string, title: string, parentId: string | null }
        | { emoji: string, id: string, title: string, parentId: string | null }
      >, pageInfo: { hasNextPage: boolean } } | null } | null };

export type PageQueryVariables = Exact<{
  organization: string;
  space: string;
  page: string;
  shell: boolean;
}>;


export type PageQuery = { space: { id: string, title: string, emoji: string, openChangeRequestCount: number, permissions: { edit: boolean, comment: boolean }, revision: { id: string, allPages: Array<
        | { __typename: 'ComputedPage', id: string, pageId: string, title: string, emoji: string | null, depth: number, hidden: boolean }
        | { __typename: 'DocumentPage', id: string, pageId: string, title: string, emoji: string | null, depth: number, hidden: boolean }
        | { __typename: 'GroupPage', id: string, pageId: string, title: string, emoji: string | null, depth: number, hidden: boolean }
        | { __typename: 'LinkPage', href: string | null, id: string, pageId: string, title: string, emoji: string | null, depth: number, hidden: boolean }
      >, allFiles: Array<{ id: string, fileId: string, downloadUrl: string }>, page:
        | { __typename: 'ComputedPage', id: string, title: string, emoji: string | null, description: string | null, updatedAt: string, updatedBy:
            | { id: string, displayName: string }
            | { id: string, displayName: string }
            | { id: string, displayName: string }
           | null }
        | { __typename: 'DocumentPage', markdown: string, id: string, title: string, emoji: string | null, description: string | null, updatedAt: string, headings: Array<{ depth: number, text: string, anchor: string }>, updatedBy:
            | { id: string, displayName: string }
            | { id: string, displayName: string }
            | { id: string, displayName: string }
           | null }
        | { __typename: 'GroupPage', id: string, title: string, emoji: string | null, description: string | null, updatedAt: string, updatedBy:
            | { id: string, displayName: string }
            | { id: string, displayName: string }
            | { id: string, displayName: string }
           | null }
        | { __typename: 'LinkPage', id: string, title: string, emoji: string | null, description: string | null, updatedAt: string, updatedBy:
            | { id: string, displayName: string }
            | { id: string, displayName: string }
            | { id: string, displayName: string }
           | null }
       | null } | null, changeRequests: { nodes: Array<{ id: string, number: number, subject: string }> } | null, comments: { nodes: Array<{ id: string, status: CommentStatus, postedAt: string, postedBy:
          | { id: string, displayName: string }
          | { id: string, displayName: string }
          | { id: string, displayName: string }
         | null, body: { markdown: string | null }, permissions: { reply: boolean, resolve: boolean }, target: { page: { pageId: string, title: string } | null, node: { preview: string | null } | null }, replies: { nodes: Array<{ id: string, postedAt: string, postedBy:
              | { id: string, displayName: string }
              | { id: string, displayName: string }
              | { id: string, displayName: string }
             | null, body: { markdown: string | null } }> } }> } | null, urls: { published: string | null } } | null } & { viewer?: { id: string, displayName: string, unreadNotificationCount: number | null }, organization?: { id: string, title: string, permissions: { listMembers: boolean, listTeams: boolean }, children: { nodes: Array<
        | { id: string, title: string, parentId: string | null }
        | { emoji: string, id: string, title: string, parentId: string | null }
      >, pageInfo: { hasNextPage: boolean } } | null } | null };

export type OldPageQueryVariables = Exact<{
  organization: string;
  id: string;
  page: string;
  shell: boolean;
}>;


export type OldPageQuery = { revision: { createdAt: string, id: string, space: { id: string, title: string, emoji: string, openChangeRequestCount: number, permissions: { comment: boolean }, urls: { published: string | null } }, allPages: Array<
      | { __typename: 'ComputedPage', id: string, pageId: string, title: string, emoji: string | null, depth: number, hidden: boolean }
      | { __typename: 'DocumentPage', id: string, pageId: string, title: string, emoji: string | null, depth: number, hidden: boolean }
      | { __typename: 'GroupPage', id: string, pageId: string, title: string, emoji: string | null, depth: number, hidden: boolean }
      | { __typename: 'LinkPage', href: string | null, id: string, pageId: string, title: string, emoji: string | null, depth: number, hidden: boolean }
    >, allFiles: Array<{ id: string, fileId: string, downloadUrl: string }>, page:
      | { __typename: 'ComputedPage', id: string, title: string, emoji: string | null, description: string | null, updatedAt: string, updatedBy:
          | { id: string, displayName: string }
          | { id: string, displayName: string }
          | { id: string, displayName: string }
         | null }
      | { __typename: 'DocumentPage', markdown: string, id: string, title: string, emoji: string | null, description: string | null, updatedAt: string, headings: Array<{ depth: number, text: string, anchor: string }>, updatedBy:
          | { id: string, displayName: string }
          | { id: string, displayName: string }
          | { id: string, displayName: string }
         | null }
      | { __typename: 'GroupPage', id: string, title: string, emoji: string | null, description: string | null, updatedAt: string, updatedBy:
          | { id: string, displayName: string }
          | { id: string, displayName: string }
          | { id: string, displayName: string }
         | null }
      | { __typename: 'LinkPage', id: string, title: string, emoji: string | null, description: string | null, updatedAt: string, updatedBy:
          | { id: string, displayName: string }
          | { id: string, displayName: string }
          | { id: string, displayName: string }
         | null }
     | null } | null } & { viewer?: { id: string, displayName: string, unreadNotificationCount: number | null }, organization?: { id: string, title: string, permissions: { listMembers: boolean, listTeams: boolean }, children: { nodes: Array<
        | { id: string, title: string, parentId: string | null }
        | { emoji: string, id: string, title: string, parentId: string | null }
      >, pageInfo: { hasNextPage: boolean } } | null } | null };

export type PageBodyFragment = { id: string, allFiles: Array<{ id: string, fileId: string, downloadUrl: string }>, page:
    | { __typename: 'ComputedPage', id: string, title: string, emoji: string | null, description: string | null, updatedAt: string, updatedBy:
        | { id: string, displayName: string }
        | { id: string, displayName: string }
        | { id: string, displayName: string }
       | null }
    | { __typename: 'DocumentPage', markdown: string, id: string, title: string, emoji: string | null, description: string | null, updatedAt: string, headings: Array<{ depth: number, text: string, anchor: string }>, updatedBy:
        | { id: string, displayName: string }
        | { id: string, displayName: string }
        | { id: string, displayName: string }
       | null }
    | { __typename: 'GroupPage', id: string, title: string, emoji: string | null, description: string | null, updatedAt: string, updatedBy:
        | { id: string, displayName: string }
        | { id: string, displayName: string }
        | { id: string, displayName: string }
       | null }
    | { __typename: 'LinkPage', id: string, title: string, emoji: string | null, description: string | null, updatedAt: string, updatedBy:
        | { id: string, displayName: string }
        | { id: string, displayName: string }
        | { id: string, displayName: string }
       | null }
   | null };

export type DraftQueryVariables = Exact<{
  organization: string;
  id: string;
  page: string;
  shell: boolean;
}>;


export type DraftQuery = { changeRequest: { id: string, number: number, subject: string, status: ChangeRequestStatus, space: { id: string, title: string, emoji: string, openChangeRequestCount: number, permissions: { edit: boolean, comment: boolean }, urls: { published: string | null } }, revision: { revisionId: string, id: string, page:
        | { __typename: 'ComputedPage', id: string, title: string, emoji: string | null, description: string | null, updatedAt: string, updatedBy:
            | { id: string, displayName: string }
            | { id: string, displayName: string }
            | { id: string, displayName: string }
           | null }
        | { __typename: 'DocumentPage', markdown: string, id: string, title: string, emoji: string | null, description: string | null, updatedAt: string, source: string, headings: Array<{ depth: number, text: string, anchor: string }>, updatedBy:
            | { id: string, displayName: string }
            | { id: string, displayName: string }
            | { id: string, displayName: string }
           | null }
        | { __typename: 'GroupPage', id: string, title: string, emoji: string | null, description: string | null, updatedAt: string, updatedBy:
            | { id: string, displayName: string }
            | { id: string, displayName: string }
            | { id: string, displayName: string }
           | null }
        | { __typename: 'LinkPage', id: string, title: string, emoji: string | null, description: string | null, updatedAt: string, updatedBy:
            | { id: string, displayName: string }
            | { id: string, displayName: string }
            | { id: string, displayName: string }
           | null }
       | null, allPages: Array<
        | { __typename: 'ComputedPage', id: string, pageId: string, title: string, emoji: string | null, depth: number, hidden: boolean }
        | { __typename: 'DocumentPage', id: string, pageId: string, title: string, emoji: string | null, depth: number, hidden: boolean }
        | { __typename: 'GroupPage', id: string, pageId: string, title: string, emoji: string | null, depth: number, hidden: boolean }
        | { __typename: 'LinkPage', href: string | null, id: string, pageId: string, title: string, emoji: string | null, depth: number, hidden: boolean }
      >, allFiles: Array<{ id: string, fileId: string, downloadUrl: string }> } } | null } & { viewer?: { id: string, displayName: string, unreadNotificationCount: number | null }, organization?: { id: string, title: string, permissions: { listMembers: boolean, listTeams: boolean }, children: { nodes: Array<
        | { id: string, title: string, parentId: string | null }
        | { emoji: string, id: string, title: string, parentId: string | null }
      >, pageInfo: { hasNextPage: boolean } } | null } | null };

export type EditPageMutationVariables = Exact<{
  input: EditChangeRequestContentInput;
}>;


export type EditPageMutation = { editChangeRequestContent: { changeRequest: { id: string } | null, errors: Array<
      | { __typename: 'AlreadyExistsError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'BlockedByRulesError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ConflictError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'MergeConflictError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'StaleRevisionError', currentRevisionId: string, code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ValidationError', code: UserErrorCode, message: string, path: Array<string> | null }
    > } };

export type PresenceSubscriptionVariables = Exact<{
  subject: string;
}>;


export type PresenceSubscription = { presence: { isSnapshot: boolean, joined: Array<{ sessionId: string, person:
        | { id: string, displayName: string }
        | { id: string, displayName: string }
        | { id: string, displayName: string }
       | null }>, left: Array<{ sessionId: string }> } };

export type ReportMutationVariables = Exact<{
  input: UpdatePresenceInput;
}>;


export type ReportMutation = { updatePresence: { expiresAt: string | null } };

export type LeaveMutationVariables = Exact<{
  input: LeavePresenceInput;
}>;


export type LeaveMutation = { leavePresence: { leftSessionId: string | null } };

export type CompleteSignInMutationVariables = Exact<{
  input: CompleteSignInInput;
}>;


export type CompleteSignInMutation = { completeSignIn: { secret: string | null, errors: Array<
      | { __typename: 'AlreadyExistsError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'BlockedByRulesError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ConflictError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'MergeConflictError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'StaleRevisionError', currentRevisionId: string, code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ValidationError', code: UserErrorCode, message: string, path: Array<string> | null }
    > } };

export type AcceptInviteMutationVariables = Exact<{
  input: AcceptInviteInput;
}>;


export type AcceptInviteMutation = { acceptInvite: { token: string | null, member: { id: string } | null, errors: Array<
      | { __typename: 'AlreadyExistsError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'BlockedByRulesError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ConflictError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'MergeConflictError', code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'StaleRevisionError', currentRevisionId: string, code: UserErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ValidationError', code: UserErrorCode, message: string, path: Array<string> | null }
    > } };

export type SpaceHeadFragment = { id: string, title: string, emoji: string, openChangeRequestCount: number, permissions: { comment: boolean }, urls: { published: string | null } };

export type PageTreeFragment = { id: string, allPages: Array<
    | { __typename: 'ComputedPage', id: string, pageId: string, title: string, emoji: string | null, depth: number, hidden: boolean }
    | { __typename: 'DocumentPage', id: string, pageId: string, title: string, emoji: string | null, depth: number, hidden: boolean }
    | { __typename: 'GroupPage', id: string, pageId: string, title: string, emoji: string | null, depth: number, hidden: boolean }
    | { __typename: 'LinkPage', href: string | null, id: string, pageId: string, title: string, emoji: string | null, depth: number, hidden: boolean }
  > };

export type SpaceOverviewQueryVariables = Exact<{
  organization: string;
  space: string;
  shell: boolean;
}>;


export type SpaceOverviewQuery = { space: { id: string, title: string, emoji: string, updatedAt: string, openChangeRequestCount: number, revision: { id: string, pageCount: number, allPages: Array<
        | { __typename: 'ComputedPage', id: string, pageId: string, title: string, emoji: string | null, depth: number, hidden: boolean }
        | { __typename: 'DocumentPage', id: string, pageId: string, title: string, emoji: string | null, depth: number, hidden: boolean }
        | { __typename: 'GroupPage', id: string, pageId: string, title: string, emoji: string | null, depth: number, hidden: boolean }
        | { __typename: 'LinkPage', href: string | null, id: string, pageId: string, title: string, emoji: string | null, depth: number, hidden: boolean }
      > } | null, changeRequests: { nodes: Array<{ id: string, number: number, subject: string, status: ChangeRequestStatus, outdated: boolean, updatedAt: string, commentCount: number, createdBy:
          | { id: string, displayName: string }
          | { id: string, displayName: string }
          | { id: string, displayName: string }
         | null, space: { id: string, title: string, organizationId: string } }> } | null, permissions: { comment: boolean }, urls: { published: string | null } } | null } & { viewer?: { id: string, displayName: string, unreadNotificationCount: number | null }, organization?: { id: string, title: string, permissions: { listMembers: boolean, listTeams: boolean }, children: { nodes: Array<
        | { id: string, title: string, parentId: string | null }
        | { emoji: string, id: string, title: string, parentId: string | null }
      >, pageInfo: { hasNextPage: boolean } } | null } | null };

export type HistoryQueryVariables = Exact<{
  organization: string;
  space: string;
  after?: string | null | undefined;
  shell: boolean;
}>;


export type HistoryQuery = { space: { id: string, title: string, emoji: string, openChangeRequestCount: number, revisions: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, revisionId: string, type: RevisionType, message: string | null, createdAt: string, author:
          | { id: string, displayName: string }
          | { id: string, displayName: string }
          | { id: string, displayName: string }
         | null, mergedFrom: { id: string, number: number, subject: string } | null }> } | null, permissions: { comment: boolean }, urls: { published: string | null } } | null } & { viewer?: { id: string, displayName: string, unreadNotificationCount: number | null }, organization?: { id: string, title: string, permissions: { listMembers: boolean, listTeams: boolean }, children: { nodes: Array<
        | { id: string, title: string, parentId: string | null }
        | { emoji: string, id: string, title: string, parentId: string | null }
      >, pageInfo: { hasNextPage: boolean } } | null } | null };

export type RevisionQueryVariables = Exact<{
  organization: string;
  id: string;
  after?: string | null | undefined;
  shell: boolean;
}>;


export type RevisionQuery = { revision: { type: RevisionType, message: string | null, createdAt: string, id: string, author:
      | { id: string, displayName: string }
      | { id: string, displayName: string }
      | { id: string, displayName: string }
     | null, space: { id: string, title: string, emoji: string, openChangeRequestCount: number, permissions: { comment: boolean }, urls: { published: string | null } }, changes: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ subject: ContentSubject, kinds: Array<ContentChangeKind>, key: string, title: string, fields: Array<{ name: string, before:
            | { __typename: 'BooleanValue', json: unknown }
            | { __typename: 'ComputedValue', json: unknown }
            | { __typename: 'CoverValue', json: unknown }
            | { __typename: 'EntryValue', json: unknown }
            | { __typename: 'GitValue', json: unknown }
            | { __typename: 'NumberValue', json: unknown }
            | { __typename: 'OtherValue', json: unknown }
            | { __typename: 'PageValue', title: string | null, json: unknown }
            | { __typename: 'ParentValue', json: unknown }
            | { __typename: 'ParentsValue', json: unknown }
            | { __typename: 'TargetValue', json: unknown }
            | { __typename: 'TextValue', text: string, json: unknown }
           | null, after:
            | { __typename: 'BooleanValue', json: unknown }
            | { __typename: 'ComputedValue', json: unknown }
            | { __typename: 'CoverValue', json: unknown }
            | { __typename: 'EntryValue', json: unknown }
            | { __typename: 'GitValue', json: unknown }
            | { __typename: 'NumberValue', json: unknown }
            | { __typename: 'OtherValue', json: unknown }
            | { __typename: 'PageValue', title: string | null, json: unknown }
            | { __typename: 'ParentValue', json: unknown }
            | { __typename: 'ParentsValue', json: unknown }
            | { __typename: 'TargetValue', json: unknown }
            | { __typename: 'TextValue', text: string, json: unknown }
           | null }>, blocks: Array<{ indexBefore: number | null, indexAfter: number | null, before: string | null, after: string | null }> }> }, allPages: Array<
      | { __typename: 'ComputedPage', id: string, pageId: string, title: string, emoji: string | null, depth: number, hidden: boolean }
      | { __typename: 'DocumentPage', id: string, pageId: string, title: string, emoji: string | null, depth: number, hidden: boolean }
      | { __typename: 'GroupPage', id: string, pageId: string, title: string, emoji: string | null, depth: number, hidden: boolean }
      | { __typename: 'LinkPage', href: string | null, id: string, pageId: string, title: string, emoji: string | null, depth: number, hidden: boolean }
    > } | null } & { viewer?: { id: string, displayName: string, unreadNotificationCount: number | null }, organization?: { id: string, title: string, permissions: { listMembers: boolean, listTeams: boolean }, children: { nodes: Array<
        | { id: string, title: string, parentId: string | null }
        | { emoji: string, id: string, title: string, parentId: string | null }
      >, pageInfo: { hasNextPage: boolean } } | null } | null };

export type ShellPartsFragment = { viewer: { id: string, displayName: string, unreadNotificationCount: number | null }, organization: { id: string, title: string, permissions: { listMembers: boolean, listTeams: boolean }, children: { nodes: Array<
        | { id: string, title: string, parentId: string | null }
        | { emoji: string, id: string, title: string, parentId: string | null }
      >, pageInfo: { hasNextPage: boolean } } | null } | null };

export type ShellQueryVariables = Exact<{
  organization: string;
}>;


export type ShellQuery = { viewer: { id: string, displayName: string, unreadNotificationCount: number | null }, organization: { id: string, title: string, permissions: { listMembers: boolean, listTeams: boolean }, children: { nodes: Array<
        | { id: string, title: string, parentId: string | null }
        | { emoji: string, id: string, title: string, parentId: string | null }
      >, pageInfo: { hasNextPage: boolean } } | null } | null };

export type ChangePartsFragment = { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ subject: ContentSubject, kinds: Array<ContentChangeKind>, key: string, title: string, fields: Array<{ name: string, before:
        | { __typename: 'BooleanValue', json: unknown }
        | { __typename: 'ComputedValue', json: unknown }
        | { __typename: 'CoverValue', json: unknown }
        | { __typename: 'EntryValue', json: unknown }
        | { __typename: 'GitValue', json: unknown }
        | { __typename: 'NumberValue', json: unknown }
        | { __typename: 'OtherValue', json: unknown }
        | { __typename: 'PageValue', title: string | null, json: unknown }
        | { __typename: 'ParentValue', json: unknown }
        | { __typename: 'ParentsValue', json: unknown }
        | { __typename: 'TargetValue', json: unknown }
        | { __typename: 'TextValue', text: string, json: unknown }
       | null, after:
        | { __typename: 'BooleanValue', json: unknown }
        | { __typename: 'ComputedValue', json: unknown }
        | { __typename: 'CoverValue', json: unknown }
        | { __typename: 'EntryValue', json: unknown }
        | { __typename: 'GitValue', json: unknown }
        | { __typename: 'NumberValue', json: unknown }
        | { __typename: 'OtherValue', json: unknown }
        | { __typename: 'PageValue', title: string | null, json: unknown }
        | { __typename: 'ParentValue', json: unknown }
        | { __typename: 'ParentsValue', json: unknown }
        | { __typename: 'TargetValue', json: unknown }
        | { __typename: 'TextValue', text: string, json: unknown }
       | null }>, blocks: Array<{ indexBefore: number | null, indexAfter: number | null, before: string | null, after: string | null }> }> };

type Value_BooleanValue_Fragment = { __typename: 'BooleanValue', json: unknown };

type Value_ComputedValue_Fragment = { __typename: 'ComputedValue', json: unknown };

type Value_CoverValue_Fragment = { __typename: 'CoverValue', json: unknown };

type Value_EntryValue_Fragment = { __typename: 'EntryValue', json: unknown };

type Value_GitValue_Fragment = { __typename: 'GitValue', json: unknown };

type Value_NumberValue_Fragment = { __typename: 'NumberValue', json: unknown };

type Value_OtherValue_Fragment = { __typename: 'OtherValue', json: unknown };

type Value_PageValue_Fragment = { __typename: 'PageValue', title: string | null, json: unknown };

type Value_ParentValue_Fragment = { __typename: 'ParentValue', json: unknown };

type Value_ParentsValue_Fragment = { __typename: 'ParentsValue', json: unknown };

type Value_TargetValue_Fragment = { __typename: 'TargetValue', json: unknown };

type Value_TextValue_Fragment = { __typename: 'TextValue', text: string, json: unknown };

export type ValueFragment =
  | Value_BooleanValue_Fragment
  | Value_ComputedValue_Fragment
  | Value_CoverValue_Fragment
  | Value_EntryValue_Fragment
  | Value_GitValue_Fragment
  | Value_NumberValue_Fragment
  | Value_OtherValue_Fragment
  | Value_PageValue_Fragment
  | Value_ParentValue_Fragment
  | Value_ParentsValue_Fragment
  | Value_TargetValue_Fragment
  | Value_TextValue_Fragment
;

type Problem_AlreadyExistsError_Fragment = { __typename: 'AlreadyExistsError', code: UserErrorCode, message: string, path: Array<string> | null };

type Problem_BlockedByRulesError_Fragment = { __typename: 'BlockedByRulesError', code: UserErrorCode, message: string, path: Array<string> | null };

type Problem_ConflictError_Fragment = { __typename: 'ConflictError', code: UserErrorCode, message: string, path: Array<string> | null };

type Problem_MergeConflictError_Fragment = { __typename: 'MergeConflictError', code: UserErrorCode, message: string, path: Array<string> | null };

type Problem_StaleRevisionError_Fragment = { __typename: 'StaleRevisionError', currentRevisionId: string, code: UserErrorCode, message: string, path: Array<string> | null };

type Problem_ValidationError_Fragment = { __typename: 'ValidationError', code: UserErrorCode, message: string, path: Array<string> | null };

export type ProblemFragment =
  | Problem_AlreadyExistsError_Fragment
  | Problem_BlockedByRulesError_Fragment
  | Problem_ConflictError_Fragment
  | Problem_MergeConflictError_Fragment
  | Problem_StaleRevisionError_Fragment
  | Problem_ValidationError_Fragment
;

export const ChangeRequestItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeRequestItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outdated"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"space"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}}]}}]}}]} as unknown as DocumentNode<ChangeRequestItemFragment, unknown>;
export const CommentPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"postedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markdown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"resolve"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"replies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"postedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markdown"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CommentPartsFragment, unknown>;
export const NotificationItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"pageTitle"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"space"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}},{"kind":"Field","name":{"kind":"Name","value":"urls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"app"}}]}}]}}]} as unknown as DocumentNode<NotificationItemFragment, unknown>;
export const PageBodyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"allFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markdown"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"evaluated"},"value":{"kind":"BooleanValue","value":true}}]},{"kind":"Field","name":{"kind":"Name","value":"headings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PageBodyFragment, unknown>;
export const SpaceHeadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpaceHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"openChangeRequestCount"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"urls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}}]} as unknown as DocumentNode<SpaceHeadFragment, unknown>;
export const PageTreeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageTree"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"allPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"2000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"href"}}]}}]}}]}}]} as unknown as DocumentNode<PageTreeFragment, unknown>;
export const ShellPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMembers"}},{"kind":"Field","name":{"kind":"Name","value":"listTeams"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nested"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ShellPartsFragment, unknown>;
export const ValueFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Value"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"json"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<ValueFragment, unknown>;
export const ChangePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentChangeConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indexBefore"}},{"kind":"Field","name":{"kind":"Name","value":"indexAfter"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Value"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"json"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<ChangePartsFragment, unknown>;
export const ProblemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleRevisionError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentRevisionId"}}]}}]}}]} as unknown as DocumentNode<ProblemFragment, unknown>;
export const ChangeRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangeRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"space"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeRequestFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shell"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shell"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"space"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"space"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpaceHead"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeRequestItem"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMembers"}},{"kind":"Field","name":{"kind":"Name","value":"listTeams"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nested"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpaceHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"openChangeRequestCount"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"urls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeRequestItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outdated"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"space"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}}]}}]}}]} as unknown as DocumentNode<ChangeRequestsQuery, ChangeRequestsQueryVariables>;
export const CreateChangeRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateChangeRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateChangeRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createChangeRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleRevisionError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentRevisionId"}}]}}]}}]} as unknown as DocumentNode<CreateChangeRequestMutation, CreateChangeRequestMutationVariables>;
export const ChangeRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangeRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shell"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shell"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"changeRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outdated"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"revisionId"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"space"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revisionId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpaceHead"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"merge"}},{"kind":"Field","name":{"kind":"Name","value":"review"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"comment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markdown"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"outdated"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedReviewers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mergePreview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"blockedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"base"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"theirs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"theirs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Value"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"json"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMembers"}},{"kind":"Field","name":{"kind":"Name","value":"listTeams"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nested"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpaceHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"openChangeRequestCount"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"urls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentChangeConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indexBefore"}},{"kind":"Field","name":{"kind":"Name","value":"indexAfter"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"postedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markdown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"resolve"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"replies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"postedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markdown"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ChangeRequestQuery, ChangeRequestQueryVariables>;
export const UpdateChangeRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateChangeRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateChangeRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateChangeRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleRevisionError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentRevisionId"}}]}}]}}]} as unknown as DocumentNode<UpdateChangeRequestMutation, UpdateChangeRequestMutationVariables>;
export const CreateReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateReviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleRevisionError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentRevisionId"}}]}}]}}]} as unknown as DocumentNode<CreateReviewMutation, CreateReviewMutationVariables>;
export const MergeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Merge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeChangeRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeChangeRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleRevisionError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentRevisionId"}}]}}]}}]} as unknown as DocumentNode<MergeMutation, MergeMutationVariables>;
export const SpaceCommentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SpaceComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"space"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shell"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shell"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"space"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"space"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpaceHead"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMembers"}},{"kind":"Field","name":{"kind":"Name","value":"listTeams"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nested"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpaceHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"openChangeRequestCount"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"urls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"postedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markdown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"resolve"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"replies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"postedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markdown"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SpaceCommentsQuery, SpaceCommentsQueryVariables>;
export const OneCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shell"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shell"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"comment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentParts"}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"space"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpaceHead"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMembers"}},{"kind":"Field","name":{"kind":"Name","value":"listTeams"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nested"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"postedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markdown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"resolve"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"replies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"postedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markdown"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpaceHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"openChangeRequestCount"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"urls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}}]} as unknown as DocumentNode<OneCommentQuery, OneCommentQueryVariables>;
export const CreateCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCommentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"postedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markdown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"resolve"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"replies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"postedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markdown"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleRevisionError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentRevisionId"}}]}}]}}]} as unknown as DocumentNode<CreateCommentMutation, CreateCommentMutationVariables>;
export const CreateReplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCommentReplyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCommentReply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"postedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markdown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"resolve"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"replies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"postedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markdown"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleRevisionError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentRevisionId"}}]}}]}}]} as unknown as DocumentNode<CreateReplyMutation, CreateReplyMutationVariables>;
export const ResolveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Resolve"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCommentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"comment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleRevisionError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentRevisionId"}}]}}]}}]} as unknown as DocumentNode<ResolveMutation, ResolveMutationVariables>;
export const OrganizationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}},{"kind":"Field","name":{"kind":"Name","value":"organizations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentSpaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeRequestItem"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"9"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"DRAFT"},{"kind":"EnumValue","value":"OPEN"}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeRequestItem"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeRequestItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outdated"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"space"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}}]}}]}}]} as unknown as DocumentNode<OrganizationsQuery, OrganizationsQueryVariables>;
export const HomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Home"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shell"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shell"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"spaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"OPEN"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeRequestItem"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMembers"}},{"kind":"Field","name":{"kind":"Name","value":"listTeams"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nested"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeRequestItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outdated"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"space"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}}]}}]}}]} as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const SearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shell"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shell"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"space"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHighlights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"titleHighlights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bodyHighlights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMembers"}},{"kind":"Field","name":{"kind":"Name","value":"listTeams"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nested"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
export const CollectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Collection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shell"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shell"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"collection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMembers"}},{"kind":"Field","name":{"kind":"Name","value":"listTeams"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nested"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CollectionQuery, CollectionQueryVariables>;
export const MembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Members"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shell"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shell"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"teamCount"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMembers"}},{"kind":"Field","name":{"kind":"Name","value":"listTeams"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nested"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MembersQuery, MembersQueryVariables>;
export const TeamsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Teams"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shell"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shell"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"teams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"spaceCount"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMembers"}},{"kind":"Field","name":{"kind":"Name","value":"listTeams"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nested"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TeamsQuery, TeamsQueryVariables>;
export const TeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Team"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shell"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shell"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"team"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMembers"}},{"kind":"Field","name":{"kind":"Name","value":"listTeams"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nested"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TeamQuery, TeamQueryVariables>;
export const NotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationItem"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"pageTitle"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"space"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}},{"kind":"Field","name":{"kind":"Name","value":"urls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"app"}}]}}]}}]} as unknown as DocumentNode<NotificationsQuery, NotificationsQueryVariables>;
export const NotificationAddedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NotificationAdded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationAdded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<NotificationAddedSubscription, NotificationAddedSubscriptionVariables>;
export const UnreadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Unread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}}]}}]} as unknown as DocumentNode<UnreadQuery, UnreadQueryVariables>;
export const MarkAllDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkNotificationsReadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationsRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markedCount"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleRevisionError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentRevisionId"}}]}}]}}]} as unknown as DocumentNode<MarkAllMutation, MarkAllMutationVariables>;
export const MarkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Mark"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNotificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleRevisionError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentRevisionId"}}]}}]}}]} as unknown as DocumentNode<MarkMutation, MarkMutationVariables>;
export const FileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"File"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"space"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shell"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shell"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"space"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"space"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpaceHead"}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMembers"}},{"kind":"Field","name":{"kind":"Name","value":"listTeams"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nested"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpaceHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"openChangeRequestCount"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"urls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}}]} as unknown as DocumentNode<FileQuery, FileQueryVariables>;
export const SiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Site"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shell"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shell"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"site"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"urls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"published"}}]}},{"kind":"Field","name":{"kind":"Name","value":"siteSpaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"space"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"spaceId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMembers"}},{"kind":"Field","name":{"kind":"Name","value":"listTeams"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nested"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SiteQuery, SiteQueryVariables>;
export const SpecsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Specs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shell"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shell"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"openAPISpecs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"processingState"}},{"kind":"Field","name":{"kind":"Name","value":"lastProcessErrorMessage"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMembers"}},{"kind":"Field","name":{"kind":"Name","value":"listTeams"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nested"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SpecsQuery, SpecsQueryVariables>;
export const IntegrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Integration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<IntegrationQuery, IntegrationQueryVariables>;
export const InstallationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Installation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shell"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shell"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"integrationInstallation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"apiScopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"integration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMembers"}},{"kind":"Field","name":{"kind":"Name","value":"listTeams"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nested"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<InstallationQuery, InstallationQueryVariables>;
export const PageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Page"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"space"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shell"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shell"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"space"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"space"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpaceHead"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageTree"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageBody"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"DRAFT"},{"kind":"EnumValue","value":"OPEN"}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMembers"}},{"kind":"Field","name":{"kind":"Name","value":"listTeams"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nested"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpaceHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"openChangeRequestCount"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"urls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageTree"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"allPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"2000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"href"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"allFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markdown"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"evaluated"},"value":{"kind":"BooleanValue","value":true}}]},{"kind":"Field","name":{"kind":"Name","value":"headings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"postedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markdown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"resolve"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"replies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"postedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markdown"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PageQuery, PageQueryVariables>;
export const OldPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OldPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shell"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shell"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"revision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageTree"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageBody"}},{"kind":"Field","name":{"kind":"Name","value":"space"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpaceHead"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMembers"}},{"kind":"Field","name":{"kind":"Name","value":"listTeams"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nested"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageTree"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"allPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"2000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"href"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"allFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markdown"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"evaluated"},"value":{"kind":"BooleanValue","value":true}}]},{"kind":"Field","name":{"kind":"Name","value":"headings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpaceHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"openChangeRequestCount"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"urls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}}]} as unknown as DocumentNode<OldPageQuery, OldPageQueryVariables>;
export const DraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Draft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shell"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shell"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"changeRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"space"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpaceHead"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageTree"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageBody"}},{"kind":"Field","name":{"kind":"Name","value":"revisionId"}},{"kind":"Field","name":{"kind":"Name","value":"page"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"source"},"name":{"kind":"Name","value":"markdown"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMembers"}},{"kind":"Field","name":{"kind":"Name","value":"listTeams"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nested"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpaceHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"openChangeRequestCount"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"urls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageTree"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"allPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"2000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"href"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"allFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markdown"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"evaluated"},"value":{"kind":"BooleanValue","value":true}}]},{"kind":"Field","name":{"kind":"Name","value":"headings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DraftQuery, DraftQueryVariables>;
export const EditPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditChangeRequestContentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editChangeRequestContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleRevisionError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentRevisionId"}}]}}]}}]} as unknown as DocumentNode<EditPageMutation, EditPageMutationVariables>;
export const PresenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"Presence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"presence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subjectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSnapshot"}},{"kind":"Field","name":{"kind":"Name","value":"joined"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}}]}}]}}]}}]} as unknown as DocumentNode<PresenceSubscription, PresenceSubscriptionVariables>;
export const ReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Report"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePresenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePresence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<ReportMutation, ReportMutationVariables>;
export const LeaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Leave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeavePresenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leavePresence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leftSessionId"}}]}}]}}]} as unknown as DocumentNode<LeaveMutation, LeaveMutationVariables>;
export const CompleteSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompleteSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleRevisionError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentRevisionId"}}]}}]}}]} as unknown as DocumentNode<CompleteSignInMutation, CompleteSignInMutationVariables>;
export const AcceptInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptInviteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleRevisionError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentRevisionId"}}]}}]}}]} as unknown as DocumentNode<AcceptInviteMutation, AcceptInviteMutationVariables>;
export const SpaceOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SpaceOverview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"space"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shell"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shell"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"space"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"space"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpaceHead"}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageTree"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"OPEN"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeRequestItem"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMembers"}},{"kind":"Field","name":{"kind":"Name","value":"listTeams"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nested"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpaceHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"openChangeRequestCount"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"urls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageTree"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"allPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"2000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"href"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeRequestItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outdated"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"space"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}}]}}]}}]} as unknown as DocumentNode<SpaceOverviewQuery, SpaceOverviewQueryVariables>;
export const HistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"History"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"space"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shell"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shell"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"space"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"space"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpaceHead"}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revisionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mergedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMembers"}},{"kind":"Field","name":{"kind":"Name","value":"listTeams"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nested"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpaceHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"openChangeRequestCount"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"urls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}}]} as unknown as DocumentNode<HistoryQuery, HistoryQueryVariables>;
export const RevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Revision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shell"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shell"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"revision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageTree"}},{"kind":"Field","name":{"kind":"Name","value":"space"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpaceHead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Value"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"json"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMembers"}},{"kind":"Field","name":{"kind":"Name","value":"listTeams"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nested"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageTree"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"allPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"2000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"href"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpaceHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"openChangeRequestCount"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"urls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentChangeConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indexBefore"}},{"kind":"Field","name":{"kind":"Name","value":"indexAfter"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]} as unknown as DocumentNode<RevisionQuery, RevisionQueryVariables>;
export const ShellDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shell"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellParts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMembers"}},{"kind":"Field","name":{"kind":"Name","value":"listTeams"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nested"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ShellQuery, ShellQueryVariables>;