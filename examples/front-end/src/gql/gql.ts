/* eslint-disable */
import * as types from './graphql.js';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  fragment ChangeRequestItem on ChangeRequest {\n    id number subject status outdated updatedAt commentCount\n    createdBy { id displayName }\n    space { id title organizationId }\n  }\n": typeof types.ChangeRequestItemFragmentDoc,
    "\n  query ChangeRequests(\n    $organization: ID!, $space: ID!, $filter: ChangeRequestFilter!, $after: String, $shell: Boolean!\n  ) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      ...SpaceHead permissions { edit }\n      changeRequests(filter: $filter, first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { ...ChangeRequestItem }\n      }\n    }\n  }\n": typeof types.ChangeRequestsDocument,
    "\n  mutation CreateChangeRequest($input: CreateChangeRequestInput!) {\n    createChangeRequest(input: $input) { changeRequest { id } errors { ...Problem } }\n  }\n": typeof types.CreateChangeRequestDocument,
    "\n  query ChangeRequest($organization: ID!, $id: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    changeRequest(id: $id) {\n      id number subject status outdated createdAt revisionId\n      createdBy { id displayName }\n      space { revisionId ...SpaceHead permissions { edit comment merge review } }\n      changes(first: 100, after: $after) { ...ChangeParts }\n      comments(first: 20) { nodes { ...CommentParts } }\n      reviews(first: 50) { nodes {\n        id status comment { body { markdown } } outdated createdAt reviewer { displayName } } }\n      requestedReviewers(first: 50) { nodes { done user { displayName } } }\n      mergePreview {\n        state blockedBy { rule message } changes { key }\n        conflicts {\n          key kind title field fingerprint\n          base { ...Value } ours { ...Value } theirs { ...Value }\n          blocks { base { text } ours { text } theirs { text } }\n        }\n      }\n    }\n  }\n": typeof types.ChangeRequestDocument,
    "\n  mutation UpdateChangeRequest($input: UpdateChangeRequestInput!) {\n    updateChangeRequest(input: $input) { changeRequest { id status } errors { ...Problem } }\n  }\n": typeof types.UpdateChangeRequestDocument,
    "\n  mutation CreateReview($input: CreateReviewInput!) {\n    createReview(input: $input) { review { id } errors { ...Problem } }\n  }\n": typeof types.CreateReviewDocument,
    "\n  mutation Merge($input: MergeChangeRequestInput!) {\n    mergeChangeRequest(input: $input) { changeRequest { id status } errors { ...Problem } }\n  }\n": typeof types.MergeDocument,
    "\n  query SpaceComments($organization: ID!, $space: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      ...SpaceHead permissions { comment }\n      comments(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor } nodes { ...CommentParts }\n      }\n    }\n  }\n": typeof types.SpaceCommentsDocument,
    "\n  query OneComment($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    comment(id: $id) { ...CommentParts target { space { ...SpaceHead } } }\n  }\n": typeof types.OneCommentDocument,
    "\n  fragment CommentParts on Comment {\n    id status postedAt\n    postedBy { id displayName }\n    body { markdown }\n    permissions { reply resolve }\n    target { page { pageId title } node { preview } }\n    replies(first: 100) { nodes { id postedAt postedBy { id displayName } body { markdown } } }\n  }\n": typeof types.CommentPartsFragmentDoc,
    "\n  mutation CreateComment($input: CreateCommentInput!) {\n    createComment(input: $input) { comment { ...CommentParts } errors { ...Problem } }\n  }\n": typeof types.CreateCommentDocument,
    "\n  mutation CreateReply($input: CreateCommentReplyInput!) {\n    createCommentReply(input: $input) { comment { ...CommentParts } errors { ...Problem } }\n  }\n": typeof types.CreateReplyDocument,
    "\n  mutation Resolve($input: UpdateCommentInput!) {\n    updateComment(input: $input) {\n      __typename comment { __typename id status } errors { ...Problem }\n    }\n  }\n": typeof types.ResolveDocument,
    "\n  query Organizations {\n    viewer {\n      id displayName email unreadNotificationCount\n      organizations(first: 100) { nodes { id title } }\n      recentSpaces(first: 6) { nodes { id title emoji organizationId } }\n      reviewRequests(first: 10) { nodes { ...ChangeRequestItem } }\n      changeRequests(first: 9, filter: { status: [DRAFT, OPEN] }) { nodes { ...ChangeRequestItem } }\n    }\n  }\n": typeof types.OrganizationsDocument,
    "\n  query Home($organization: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id title\n      spaces(first: 12) { nodes { id title emoji updatedAt } }\n      changeRequests(first: 10, filter: { status: OPEN }) { nodes { ...ChangeRequestItem } }\n    }\n  }\n": typeof types.HomeDocument,
    "\n  query Search($organization: ID!, $query: String!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      search(query: $query, first: 20) {\n        nodes {\n          space { id title emoji }\n          pages {\n            pageId title titleHighlights { start end }\n            sections {\n              key title anchor body titleHighlights { start end } bodyHighlights { start end }\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.SearchDocument,
    "\n  query Collection($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    collection(id: $id) {\n      id title description\n      parent { id title }\n      children(first: 1000) { nodes { id title ... on Space { emoji } } }\n    }\n  }\n": typeof types.CollectionDocument,
    "\n  query Members(\n    $organization: ID!, $orderBy: MemberOrder!, $filter: MemberFilter!, $after: String,\n    $shell: Boolean!\n  ) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      members(orderBy: $orderBy, filter: $filter, first: 20, after: $after) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        nodes { id role disabled joinedAt lastSeenAt teamCount user { id displayName email } }\n      }\n    }\n  }\n": typeof types.MembersDocument,
    "\n  query Teams($organization: ID!, $orderBy: TeamOrder!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      teams(orderBy: $orderBy, first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id title memberCount spaceCount }\n      }\n    }\n  }\n": typeof types.TeamsDocument,
    "\n  query Team($organization: ID!, $id: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    team(id: $id) {\n      id title memberCount\n      members(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id membership { role } member { id user { id displayName email } } }\n      }\n    }\n  }\n": typeof types.TeamDocument,
    "\n  fragment NotificationItem on Notification {\n    id reason isRead createdAt pageTitle\n    actor { id displayName }\n    space { id title }\n    changeRequest { id subject }\n    urls { app }\n  }\n": typeof types.NotificationItemFragmentDoc,
    "\n  query Notifications($after: String) {\n    viewer {\n      id unreadNotificationCount\n      notifications(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor } nodes { position ...NotificationItem }\n      }\n    }\n  }\n": typeof types.NotificationsDocument,
    "\n  subscription NotificationAdded { notificationAdded { notification { id } } }\n": typeof types.NotificationAddedDocument,
    "\n  query Unread { viewer { id unreadNotificationCount } }\n": typeof types.UnreadDocument,
    "\n  mutation MarkAll($input: MarkNotificationsReadInput!) {\n    markNotificationsRead(input: $input) { markedCount errors { ...Problem } }\n  }\n": typeof types.MarkAllDocument,
    "\n  mutation Mark($input: UpdateNotificationInput!) {\n    updateNotification(input: $input) { notification { id isRead } errors { ...Problem } }\n  }\n": typeof types.MarkDocument,
    "\n  query File($organization: ID!, $space: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      ...SpaceHead\n      revision { id file(id: $id) { id name contentType size downloadUrl } }\n    }\n  }\n": typeof types.FileDocument,
    "\n  query Site($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    site(id: $id) {\n      id title visibility\n      urls { published }\n      siteSpaces(first: 100) { nodes { id space { id spaceId title emoji } } }\n    }\n  }\n": typeof types.SiteDocument,
    "\n  query Specs($organization: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      openAPISpecs(first: 1000) {\n        nodes { id slug sourceUrl processingState lastProcessErrorMessage updatedAt }\n      }\n    }\n  }\n": typeof types.SpecsDocument,
    "\n  query Integration($id: String!) {\n    integration(name: $id) { id title description version visibility updatedAt }\n  }\n": typeof types.IntegrationDocument,
    "\n  query Installation($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    integrationInstallation(id: $id) {\n      id status apiScopes createdAt\n      integration { id name title description }\n    }\n  }\n": typeof types.InstallationDocument,
    "\n  query Page($organization: ID!, $space: ID!, $page: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      ...SpaceHead permissions { edit comment }\n      revision { ...PageTree ...PageBody }\n      changeRequests(first: 20, filter: { status: [DRAFT, OPEN] }) { nodes { id number subject } }\n      comments(first: 20, filter: { pageId: $page }) { nodes { ...CommentParts } }\n    }\n  }\n": typeof types.PageDocument,
    "\n  query OldPage($organization: ID!, $id: ID!, $page: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    revision(id: $id) { createdAt ...PageTree ...PageBody space { ...SpaceHead } }\n  }\n": typeof types.OldPageDocument,
    "\n  fragment PageBody on Revision {\n    id\n    allFiles(limit: 500) { id fileId downloadUrl }\n    page(id: $page) {\n      __typename id title emoji description updatedAt\n      updatedBy { id displayName }\n      ... on DocumentPage { markdown(evaluated: true) headings { depth text anchor } }\n    }\n  }\n": typeof types.PageBodyFragmentDoc,
    "\n  query Draft($organization: ID!, $id: ID!, $page: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    changeRequest(id: $id) {\n      id number subject status\n      space { ...SpaceHead permissions { edit } }\n      revision {\n        ...PageTree ...PageBody\n        revisionId\n        page(id: $page) { ... on DocumentPage { source: markdown } }\n      }\n    }\n  }\n": typeof types.DraftDocument,
    "\n  mutation EditPage($input: EditChangeRequestContentInput!) {\n    editChangeRequestContent(input: $input) { changeRequest { id } errors { ...Problem } }\n  }\n": typeof types.EditPageDocument,
    "\n  subscription Presence($subject: ID!) {\n    presence(subjectId: $subject) {\n      isSnapshot\n      joined { sessionId person { id displayName } }\n      left { sessionId }\n    }\n  }\n": typeof types.PresenceDocument,
    "\n  mutation Report($input: UpdatePresenceInput!) { updatePresence(input: $input) { expiresAt } }\n": typeof types.ReportDocument,
    "\n  mutation Leave($input: LeavePresenceInput!) { leavePresence(input: $input) { leftSessionId } }\n": typeof types.LeaveDocument,
    "\n  mutation CompleteSignIn($input: CompleteSignInInput!) {\n    completeSignIn(input: $input) { secret errors { ...Problem } }\n  }\n": typeof types.CompleteSignInDocument,
    "\n  mutation AcceptInvite($input: AcceptInviteInput!) {\n    acceptInvite(input: $input) { token member { id } errors { ...Problem } }\n  }\n": typeof types.AcceptInviteDocument,
    "\n  fragment SpaceHead on Space {\n    id title emoji openChangeRequestCount\n    permissions { comment }\n    urls { published }\n  }\n": typeof types.SpaceHeadFragmentDoc,
    "\n  fragment PageTree on Revision {\n    id\n    allPages(limit: 2000) {\n      __typename id pageId title emoji depth hidden\n      ... on LinkPage { href }\n    }\n  }\n": typeof types.PageTreeFragmentDoc,
    "\n  query SpaceOverview($organization: ID!, $space: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id title emoji updatedAt ...SpaceHead\n      revision { id pageCount ...PageTree }\n      changeRequests(filter: { status: OPEN }, first: 5) { nodes { ...ChangeRequestItem } }\n    }\n  }\n": typeof types.SpaceOverviewDocument,
    "\n  query History($organization: ID!, $space: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      ...SpaceHead\n      revisions(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id revisionId type message createdAt author { id displayName }\n          mergedFrom { id number subject }\n        }\n      }\n    }\n  }\n": typeof types.HistoryDocument,
    "\n  query Revision($organization: ID!, $id: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    revision(id: $id) {\n      type message createdAt author { id displayName }\n      ...PageTree\n      space { ...SpaceHead }\n      changes(first: 100, after: $after) { ...ChangeParts }\n    }\n  }\n": typeof types.RevisionDocument,
    "\n  fragment ShellParts on Query {\n    viewer { id displayName unreadNotificationCount }\n    organization(id: $organization) {\n      id title\n      permissions { listMembers listTeams }\n      children(first: 1000, filter: { nested: true }) {\n        nodes { id title parentId ... on Space { emoji } }\n        pageInfo { hasNextPage }\n      }\n    }\n  }\n": typeof types.ShellPartsFragmentDoc,
    "\n  query Shell($organization: ID!) { ...ShellParts }\n": typeof types.ShellDocument,
    "\n  fragment ChangeParts on ContentChangeConnection {\n    pageInfo { hasNextPage endCursor }\n    nodes {\n      subject kinds key title\n      fields { name before { ...Value } after { ...Value } }\n      blocks { indexBefore indexAfter before after }\n    }\n  }\n": typeof types.ChangePartsFragmentDoc,
    "\n  fragment Value on FieldValue {\n    __typename json\n    ... on TextValue { text }\n    ... on PageValue { title }\n  }\n": typeof types.ValueFragmentDoc,
    "\n  fragment Problem on UserError {\n    __typename code message path\n    ... on StaleRevisionError { currentRevisionId }\n  }\n": typeof types.ProblemFragmentDoc,
};
const documents: Documents = {
    "\n  fragment ChangeRequestItem on ChangeRequest {\n    id number subject status outdated updatedAt commentCount\n    createdBy { id displayName }\n    space { id title organizationId }\n  }\n": types.ChangeRequestItemFragmentDoc,
    "\n  query ChangeRequests(\n    $organization: ID!, $space: ID!, $filter: ChangeRequestFilter!, $after: String, $shell: Boolean!\n  ) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      ...SpaceHead permissions { edit }\n      changeRequests(filter: $filter, first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { ...ChangeRequestItem }\n      }\n    }\n  }\n": types.ChangeRequestsDocument,
    "\n  mutation CreateChangeRequest($input: CreateChangeRequestInput!) {\n    createChangeRequest(input: $input) { changeRequest { id } errors { ...Problem } }\n  }\n": types.CreateChangeRequestDocument,
    "\n  query ChangeRequest($organization: ID!, $id: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    changeRequest(id: $id) {\n      id number subject status outdated createdAt revisionId\n      createdBy { id displayName }\n      space { revisionId ...SpaceHead permissions { edit comment merge review } }\n      changes(first: 100, after: $after) { ...ChangeParts }\n      comments(first: 20) { nodes { ...CommentParts } }\n      reviews(first: 50) { nodes {\n        id status comment { body { markdown } } outdated createdAt reviewer { displayName } } }\n      requestedReviewers(first: 50) { nodes { done user { displayName } } }\n      mergePreview {\n        state blockedBy { rule message } changes { key }\n        conflicts {\n          key kind title field fingerprint\n          base { ...Value } ours { ...Value } theirs { ...Value }\n          blocks { base { text } ours { text } theirs { text } }\n        }\n      }\n    }\n  }\n": types.ChangeRequestDocument,
    "\n  mutation UpdateChangeRequest($input: UpdateChangeRequestInput!) {\n    updateChangeRequest(input: $input) { changeRequest { id status } errors { ...Problem } }\n  }\n": types.UpdateChangeRequestDocument,
    "\n  mutation CreateReview($input: CreateReviewInput!) {\n    createReview(input: $input) { review { id } errors { ...Problem } }\n  }\n": types.CreateReviewDocument,
    "\n  mutation Merge($input: MergeChangeRequestInput!) {\n    mergeChangeRequest(input: $input) { changeRequest { id status } errors { ...Problem } }\n  }\n": types.MergeDocument,
    "\n  query SpaceComments($organization: ID!, $space: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      ...SpaceHead permissions { comment }\n      comments(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor } nodes { ...CommentParts }\n      }\n    }\n  }\n": types.SpaceCommentsDocument,
    "\n  query OneComment($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    comment(id: $id) { ...CommentParts target { space { ...SpaceHead } } }\n  }\n": types.OneCommentDocument,
    "\n  fragment CommentParts on Comment {\n    id status postedAt\n    postedBy { id displayName }\n    body { markdown }\n    permissions { reply resolve }\n    target { page { pageId title } node { preview } }\n    replies(first: 100) { nodes { id postedAt postedBy { id displayName } body { markdown } } }\n  }\n": types.CommentPartsFragmentDoc,
    "\n  mutation CreateComment($input: CreateCommentInput!) {\n    createComment(input: $input) { comment { ...CommentParts } errors { ...Problem } }\n  }\n": types.CreateCommentDocument,
    "\n  mutation CreateReply($input: CreateCommentReplyInput!) {\n    createCommentReply(input: $input) { comment { ...CommentParts } errors { ...Problem } }\n  }\n": types.CreateReplyDocument,
    "\n  mutation Resolve($input: UpdateCommentInput!) {\n    updateComment(input: $input) {\n      __typename comment { __typename id status } errors { ...Problem }\n    }\n  }\n": types.ResolveDocument,
    "\n  query Organizations {\n    viewer {\n      id displayName email unreadNotificationCount\n      organizations(first: 100) { nodes { id title } }\n      recentSpaces(first: 6) { nodes { id title emoji organizationId } }\n      reviewRequests(first: 10) { nodes { ...ChangeRequestItem } }\n      changeRequests(first: 9, filter: { status: [DRAFT, OPEN] }) { nodes { ...ChangeRequestItem } }\n    }\n  }\n": types.OrganizationsDocument,
    "\n  query Home($organization: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id title\n      spaces(first: 12) { nodes { id title emoji updatedAt } }\n      changeRequests(first: 10, filter: { status: OPEN }) { nodes { ...ChangeRequestItem } }\n    }\n  }\n": types.HomeDocument,
    "\n  query Search($organization: ID!, $query: String!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      search(query: $query, first: 20) {\n        nodes {\n          space { id title emoji }\n          pages {\n            pageId title titleHighlights { start end }\n            sections {\n              key title anchor body titleHighlights { start end } bodyHighlights { start end }\n            }\n          }\n        }\n      }\n    }\n  }\n": types.SearchDocument,
    "\n  query Collection($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    collection(id: $id) {\n      id title description\n      parent { id title }\n      children(first: 1000) { nodes { id title ... on Space { emoji } } }\n    }\n  }\n": types.CollectionDocument,
    "\n  query Members(\n    $organization: ID!, $orderBy: MemberOrder!, $filter: MemberFilter!, $after: String,\n    $shell: Boolean!\n  ) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      members(orderBy: $orderBy, filter: $filter, first: 20, after: $after) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        nodes { id role disabled joinedAt lastSeenAt teamCount user { id displayName email } }\n      }\n    }\n  }\n": types.MembersDocument,
    "\n  query Teams($organization: ID!, $orderBy: TeamOrder!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      teams(orderBy: $orderBy, first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id title memberCount spaceCount }\n      }\n    }\n  }\n": types.TeamsDocument,
    "\n  query Team($organization: ID!, $id: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    team(id: $id) {\n      id title memberCount\n      members(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id membership { role } member { id user { id displayName email } } }\n      }\n    }\n  }\n": types.TeamDocument,
    "\n  fragment NotificationItem on Notification {\n    id reason isRead createdAt pageTitle\n    actor { id displayName }\n    space { id title }\n    changeRequest { id subject }\n    urls { app }\n  }\n": types.NotificationItemFragmentDoc,
    "\n  query Notifications($after: String) {\n    viewer {\n      id unreadNotificationCount\n      notifications(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor } nodes { position ...NotificationItem }\n      }\n    }\n  }\n": types.NotificationsDocument,
    "\n  subscription NotificationAdded { notificationAdded { notification { id } } }\n": types.NotificationAddedDocument,
    "\n  query Unread { viewer { id unreadNotificationCount } }\n": types.UnreadDocument,
    "\n  mutation MarkAll($input: MarkNotificationsReadInput!) {\n    markNotificationsRead(input: $input) { markedCount errors { ...Problem } }\n  }\n": types.MarkAllDocument,
    "\n  mutation Mark($input: UpdateNotificationInput!) {\n    updateNotification(input: $input) { notification { id isRead } errors { ...Problem } }\n  }\n": types.MarkDocument,
    "\n  query File($organization: ID!, $space: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      ...SpaceHead\n      revision { id file(id: $id) { id name contentType size downloadUrl } }\n    }\n  }\n": types.FileDocument,
    "\n  query Site($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    site(id: $id) {\n      id title visibility\n      urls { published }\n      siteSpaces(first: 100) { nodes { id space { id spaceId title emoji } } }\n    }\n  }\n": types.SiteDocument,
    "\n  query Specs($organization: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      openAPISpecs(first: 1000) {\n        nodes { id slug sourceUrl processingState lastProcessErrorMessage updatedAt }\n      }\n    }\n  }\n": types.SpecsDocument,
    "\n  query Integration($id: String!) {\n    integration(name: $id) { id title description version visibility updatedAt }\n  }\n": types.IntegrationDocument,
    "\n  query Installation($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    integrationInstallation(id: $id) {\n      id status apiScopes createdAt\n      integration { id name title description }\n    }\n  }\n": types.InstallationDocument,
    "\n  query Page($organization: ID!, $space: ID!, $page: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      ...SpaceHead permissions { edit comment }\n      revision { ...PageTree ...PageBody }\n      changeRequests(first: 20, filter: { status: [DRAFT, OPEN] }) { nodes { id number subject } }\n      comments(first: 20, filter: { pageId: $page }) { nodes { ...CommentParts } }\n    }\n  }\n": types.PageDocument,
    "\n  query OldPage($organization: ID!, $id: ID!, $page: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    revision(id: $id) { createdAt ...PageTree ...PageBody space { ...SpaceHead } }\n  }\n": types.OldPageDocument,
    "\n  fragment PageBody on Revision {\n    id\n    allFiles(limit: 500) { id fileId downloadUrl }\n    page(id: $page) {\n      __typename id title emoji description updatedAt\n      updatedBy { id displayName }\n      ... on DocumentPage { markdown(evaluated: true) headings { depth text anchor } }\n    }\n  }\n": types.PageBodyFragmentDoc,
    "\n  query Draft($organization: ID!, $id: ID!, $page: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    changeRequest(id: $id) {\n      id number subject status\n      space { ...SpaceHead permissions { edit } }\n      revision {\n        ...PageTree ...PageBody\n        revisionId\n        page(id: $page) { ... on DocumentPage { source: markdown } }\n      }\n    }\n  }\n": types.DraftDocument,
    "\n  mutation EditPage($input: EditChangeRequestContentInput!) {\n    editChangeRequestContent(input: $input) { changeRequest { id } errors { ...Problem } }\n  }\n": types.EditPageDocument,
    "\n  subscription Presence($subject: ID!) {\n    presence(subjectId: $subject) {\n      isSnapshot\n      joined { sessionId person { id displayName } }\n      left { sessionId }\n    }\n  }\n": types.PresenceDocument,
    "\n  mutation Report($input: UpdatePresenceInput!) { updatePresence(input: $input) { expiresAt } }\n": types.ReportDocument,
    "\n  mutation Leave($input: LeavePresenceInput!) { leavePresence(input: $input) { leftSessionId } }\n": types.LeaveDocument,
    "\n  mutation CompleteSignIn($input: CompleteSignInInput!) {\n    completeSignIn(input: $input) { secret errors { ...Problem } }\n  }\n": types.CompleteSignInDocument,
    "\n  mutation AcceptInvite($input: AcceptInviteInput!) {\n    acceptInvite(input: $input) { token member { id } errors { ...Problem } }\n  }\n": types.AcceptInviteDocument,
    "\n  fragment SpaceHead on Space {\n    id title emoji openChangeRequestCount\n    permissions { comment }\n    urls { published }\n  }\n": types.SpaceHeadFragmentDoc,
    "\n  fragment PageTree on Revision {\n    id\n    allPages(limit: 2000) {\n      __typename id pageId title emoji depth hidden\n      ... on LinkPage { href }\n    }\n  }\n": types.PageTreeFragmentDoc,
    "\n  query SpaceOverview($organization: ID!, $space: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id title emoji updatedAt ...SpaceHead\n      revision { id pageCount ...PageTree }\n      changeRequests(filter: { status: OPEN }, first: 5) { nodes { ...ChangeRequestItem } }\n    }\n  }\n": types.SpaceOverviewDocument,
    "\n  query History($organization: ID!, $space: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      ...SpaceHead\n      revisions(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id revisionId type message createdAt author { id displayName }\n          mergedFrom { id number subject }\n        }\n      }\n    }\n  }\n": types.HistoryDocument,
    "\n  query Revision($organization: ID!, $id: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    revision(id: $id) {\n      type message createdAt author { id displayName }\n      ...PageTree\n      space { ...SpaceHead }\n      changes(first: 100, after: $after) { ...ChangeParts }\n    }\n  }\n": types.RevisionDocument,
    "\n  fragment ShellParts on Query {\n    viewer { id displayName unreadNotificationCount }\n    organization(id: $organization) {\n      id title\n      permissions { listMembers listTeams }\n      children(first: 1000, filter: { nested: true }) {\n        nodes { id title parentId ... on Space { emoji } }\n        pageInfo { hasNextPage }\n      }\n    }\n  }\n": types.ShellPartsFragmentDoc,
    "\n  query Shell($organization: ID!) { ...ShellParts }\n": types.ShellDocument,
    "\n  fragment ChangeParts on ContentChangeConnection {\n    pageInfo { hasNextPage endCursor }\n    nodes {\n      subject kinds key title\n      fields { name before { ...Value } after { ...Value } }\n      blocks { indexBefore indexAfter before after }\n    }\n  }\n": types.ChangePartsFragmentDoc,
    "\n  fragment Value on FieldValue {\n    __typename json\n    ... on TextValue { text }\n    ... on PageValue { title }\n  }\n": types.ValueFragmentDoc,
    "\n  fragment Problem on UserError {\n    __typename code message path\n    ... on StaleRevisionError { currentRevisionId }\n  }\n": types.ProblemFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChangeRequestItem on ChangeRequest {\n    id number subject status outdated updatedAt commentCount\n    createdBy { id displayName }\n    space { id title organizationId }\n  }\n"): (typeof documents)["\n  fragment ChangeRequestItem on ChangeRequest {\n    id number subject status outdated updatedAt commentCount\n    createdBy { id displayName }\n    space { id title organizationId }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChangeRequests(\n    $organization: ID!, $space: ID!, $filter: ChangeRequestFilter!, $after: String, $shell: Boolean!\n  ) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      ...SpaceHead permissions { edit }\n      changeRequests(filter: $filter, first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { ...ChangeRequestItem }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ChangeRequests(\n    $organization: ID!, $space: ID!, $filter: ChangeRequestFilter!, $after: String, $shell: Boolean!\n  ) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      ...SpaceHead permissions { edit }\n      changeRequests(filter: $filter, first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { ...ChangeRequestItem }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateChangeRequest($input: CreateChangeRequestInput!) {\n    createChangeRequest(input: $input) { changeRequest { id } errors { ...Problem } }\n  }\n"): (typeof documents)["\n  mutation CreateChangeRequest($input: CreateChangeRequestInput!) {\n    createChangeRequest(input: $input) { changeRequest { id } errors { ...Problem } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChangeRequest($organization: ID!, $id: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    changeRequest(id: $id) {\n      id number subject status outdated createdAt revisionId\n      createdBy { id displayName }\n      space { revisionId ...SpaceHead permissions { edit comment merge review } }\n      changes(first: 100, after: $after) { ...ChangeParts }\n      comments(first: 20) { nodes { ...CommentParts } }\n      reviews(first: 50) { nodes {\n        id status comment { body { markdown } } outdated createdAt reviewer { displayName } } }\n      requestedReviewers(first: 50) { nodes { done user { displayName } } }\n      mergePreview {\n        state blockedBy { rule message } changes { key }\n        conflicts {\n          key kind title field fingerprint\n          base { ...Value } ours { ...Value } theirs { ...Value }\n          blocks { base { text } ours { text } theirs { text } }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ChangeRequest($organization: ID!, $id: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    changeRequest(id: $id) {\n      id number subject status outdated createdAt revisionId\n      createdBy { id displayName }\n      space { revisionId ...SpaceHead permissions { edit comment merge review } }\n      changes(first: 100, after: $after) { ...ChangeParts }\n      comments(first: 20) { nodes { ...CommentParts } }\n      reviews(first: 50) { nodes {\n        id status comment { body { markdown } } outdated createdAt reviewer { displayName } } }\n      requestedReviewers(first: 50) { nodes { done user { displayName } } }\n      mergePreview {\n        state blockedBy { rule message } changes { key }\n        conflicts {\n          key kind title field fingerprint\n          base { ...Value } ours { ...Value } theirs { ...Value }\n          blocks { base { text } ours { text } theirs { text } }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateChangeRequest($input: UpdateChangeRequestInput!) {\n    updateChangeRequest(input: $input) { changeRequest { id status } errors { ...Problem } }\n  }\n"): (typeof documents)["\n  mutation UpdateChangeRequest($input: UpdateChangeRequestInput!) {\n    updateChangeRequest(input: $input) { changeRequest { id status } errors { ...Problem } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateReview($input: CreateReviewInput!) {\n    createReview(input: $input) { review { id } errors { ...Problem } }\n  }\n"): (typeof documents)["\n  mutation CreateReview($input: CreateReviewInput!) {\n    createReview(input: $input) { review { id } errors { ...Problem } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Merge($input: MergeChangeRequestInput!) {\n    mergeChangeRequest(input: $input) { changeRequest { id status } errors { ...Problem } }\n  }\n"): (typeof documents)["\n  mutation Merge($input: MergeChangeRequestInput!) {\n    mergeChangeRequest(input: $input) { changeRequest { id status } errors { ...Problem } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SpaceComments($organization: ID!, $space: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      ...SpaceHead permissions { comment }\n      comments(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor } nodes { ...CommentParts }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SpaceComments($organization: ID!, $space: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      ...SpaceHead permissions { comment }\n      comments(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor } nodes { ...CommentParts }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OneComment($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    comment(id: $id) { ...CommentParts target { space { ...SpaceHead } } }\n  }\n"): (typeof documents)["\n  query OneComment($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    comment(id: $id) { ...CommentParts target { space { ...SpaceHead } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CommentParts on Comment {\n    id status postedAt\n    postedBy { id displayName }\n    body { markdown }\n    permissions { reply resolve }\n    target { page { pageId title } node { preview } }\n    replies(first: 100) { nodes { id postedAt postedBy { id displayName } body { markdown } } }\n  }\n"): (typeof documents)["\n  fragment CommentParts on Comment {\n    id status postedAt\n    postedBy { id displayName }\n    body { markdown }\n    permissions { reply resolve }\n    target { page { pageId title } node { preview } }\n    replies(first: 100) { nodes { id postedAt postedBy { id displayName } body { markdown } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateComment($input: CreateCommentInput!) {\n    createComment(input: $input) { comment { ...CommentParts } errors { ...Problem } }\n  }\n"): (typeof documents)["\n  mutation CreateComment($input: CreateCommentInput!) {\n    createComment(input: $input) { comment { ...CommentParts } errors { ...Problem } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateReply($input: CreateCommentReplyInput!) {\n    createCommentReply(input: $input) { comment { ...CommentParts } errors { ...Problem } }\n  }\n"): (typeof documents)["\n  mutation CreateReply($input: CreateCommentReplyInput!) {\n    createCommentReply(input: $input) { comment { ...CommentParts } errors { ...Problem } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Resolve($input: UpdateCommentInput!) {\n    updateComment(input: $input) {\n      __typename comment { __typename id status } errors { ...Problem }\n    }\n  }\n"): (typeof documents)["\n  mutation Resolve($input: UpdateCommentInput!) {\n    updateComment(input: $input) {\n      __typename comment { __typename id status } errors { ...Problem }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Organizations {\n    viewer {\n      id displayName email unreadNotificationCount\n      organizations(first: 100) { nodes { id title } }\n      recentSpaces(first: 6) { nodes { id title emoji organizationId } }\n      reviewRequests(first: 10) { nodes { ...ChangeRequestItem } }\n      changeRequests(first: 9, filter: { status: [DRAFT, OPEN] }) { nodes { ...ChangeRequestItem } }\n    }\n  }\n"): (typeof documents)["\n  query Organizations {\n    viewer {\n      id displayName email unreadNotificationCount\n      organizations(first: 100) { nodes { id title } }\n      recentSpaces(first: 6) { nodes { id title emoji organizationId } }\n      reviewRequests(first: 10) { nodes { ...ChangeRequestItem } }\n      changeRequests(first: 9, filter: { status: [DRAFT, OPEN] }) { nodes { ...ChangeRequestItem } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home($organization: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id title\n      spaces(first: 12) { nodes { id title emoji updatedAt } }\n      changeRequests(first: 10, filter: { status: OPEN }) { nodes { ...ChangeRequestItem } }\n    }\n  }\n"): (typeof documents)["\n  query Home($organization: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id title\n      spaces(first: 12) { nodes { id title emoji updatedAt } }\n      changeRequests(first: 10, filter: { status: OPEN }) { nodes { ...ChangeRequestItem } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Search($organization: ID!, $query: String!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      search(query: $query, first: 20) {\n        nodes {\n          space { id title emoji }\n          pages {\n            pageId title titleHighlights { start end }\n            sections {\n              key title anchor body titleHighlights { start end } bodyHighlights { start end }\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Search($organization: ID!, $query: String!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      search(query: $query, first: 20) {\n        nodes {\n          space { id title emoji }\n          pages {\n            pageId title titleHighlights { start end }\n            sections {\n              key title anchor body titleHighlights { start end } bodyHighlights { start end }\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Collection($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    collection(id: $id) {\n      id title description\n      parent { id title }\n      children(first: 1000) { nodes { id title ... on Space { emoji } } }\n    }\n  }\n"): (typeof documents)["\n  query Collection($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    collection(id: $id) {\n      id title description\n      parent { id title }\n      children(first: 1000) { nodes { id title ... on Space { emoji } } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Members(\n    $organization: ID!, $orderBy: MemberOrder!, $filter: MemberFilter!, $after: String,\n    $shell: Boolean!\n  ) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      members(orderBy: $orderBy, filter: $filter, first: 20, after: $after) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        nodes { id role disabled joinedAt lastSeenAt teamCount user { id displayName email } }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Members(\n    $organization: ID!, $orderBy: MemberOrder!, $filter: MemberFilter!, $after: String,\n    $shell: Boolean!\n  ) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      members(orderBy: $orderBy, filter: $filter, first: 20, after: $after) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        nodes { id role disabled joinedAt lastSeenAt teamCount user { id displayName email } }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Teams($organization: ID!, $orderBy: TeamOrder!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      teams(orderBy: $orderBy, first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id title memberCount spaceCount }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Teams($organization: ID!, $orderBy: TeamOrder!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      teams(orderBy: $orderBy, first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id title memberCount spaceCount }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Team($organization: ID!, $id: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    team(id: $id) {\n      id title memberCount\n      members(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id membership { role } member { id user { id displayName email } } }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Team($organization: ID!, $id: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    team(id: $id) {\n      id title memberCount\n      members(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id membership { role } member { id user { id displayName email } } }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationItem on Notification {\n    id reason isRead createdAt pageTitle\n    actor { id displayName }\n    space { id title }\n    changeRequest { id subject }\n    urls { app }\n  }\n"): (typeof documents)["\n  fragment NotificationItem on Notification {\n    id reason isRead createdAt pageTitle\n    actor { id displayName }\n    space { id title }\n    changeRequest { id subject }\n    urls { app }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notifications($after: String) {\n    viewer {\n      id unreadNotificationCount\n      notifications(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor } nodes { position ...NotificationItem }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Notifications($after: String) {\n    viewer {\n      id unreadNotificationCount\n      notifications(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor } nodes { position ...NotificationItem }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription NotificationAdded { notificationAdded { notification { id } } }\n"): (typeof documents)["\n  subscription NotificationAdded { notificationAdded { notification { id } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Unread { viewer { id unreadNotificationCount } }\n"): (typeof documents)["\n  query Unread { viewer { id unreadNotificationCount } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkAll($input: MarkNotificationsReadInput!) {\n    markNotificationsRead(input: $input) { markedCount errors { ...Problem } }\n  }\n"): (typeof documents)["\n  mutation MarkAll($input: MarkNotificationsReadInput!) {\n    markNotificationsRead(input: $input) { markedCount errors { ...Problem } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Mark($input: UpdateNotificationInput!) {\n    updateNotification(input: $input) { notification { id isRead } errors { ...Problem } }\n  }\n"): (typeof documents)["\n  mutation Mark($input: UpdateNotificationInput!) {\n    updateNotification(input: $input) { notification { id isRead } errors { ...Problem } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query File($organization: ID!, $space: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      ...SpaceHead\n      revision { id file(id: $id) { id name contentType size downloadUrl } }\n    }\n  }\n"): (typeof documents)["\n  query File($organization: ID!, $space: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      ...SpaceHead\n      revision { id file(id: $id) { id name contentType size downloadUrl } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Site($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    site(id: $id) {\n      id title visibility\n      urls { published }\n      siteSpaces(first: 100) { nodes { id space { id spaceId title emoji } } }\n    }\n  }\n"): (typeof documents)["\n  query Site($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    site(id: $id) {\n      id title visibility\n      urls { published }\n      siteSpaces(first: 100) { nodes { id space { id spaceId title emoji } } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Specs($organization: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      openAPISpecs(first: 1000) {\n        nodes { id slug sourceUrl processingState lastProcessErrorMessage updatedAt }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Specs($organization: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      openAPISpecs(first: 1000) {\n        nodes { id slug sourceUrl processingState lastProcessErrorMessage updatedAt }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Integration($id: String!) {\n    integration(name: $id) { id title description version visibility updatedAt }\n  }\n"): (typeof documents)["\n  query Integration($id: String!) {\n    integration(name: $id) { id title description version visibility updatedAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Installation($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    integrationInstallation(id: $id) {\n      id status apiScopes createdAt\n      integration { id name title description }\n    }\n  }\n"): (typeof documents)["\n  query Installation($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    integrationInstallation(id: $id) {\n      id status apiScopes createdAt\n      integration { id name title description }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Page($organization: ID!, $space: ID!, $page: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      ...SpaceHead permissions { edit comment }\n      revision { ...PageTree ...PageBody }\n      changeRequests(first: 20, filter: { status: [DRAFT, OPEN] }) { nodes { id number subject } }\n      comments(first: 20, filter: { pageId: $page }) { nodes { ...CommentParts } }\n    }\n  }\n"): (typeof documents)["\n  query Page($organization: ID!, $space: ID!, $page: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      ...SpaceHead permissions { edit comment }\n      revision { ...PageTree ...PageBody }\n      changeRequests(first: 20, filter: { status: [DRAFT, OPEN] }) { nodes { id number subject } }\n      comments(first: 20, filter: { pageId: $page }) { nodes { ...CommentParts } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OldPage($organization: ID!, $id: ID!, $page: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    revision(id: $id) { createdAt ...PageTree ...PageBody space { ...SpaceHead } }\n  }\n"): (typeof documents)["\n  query OldPage($organization: ID!, $id: ID!, $page: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    revision(id: $id) { createdAt ...PageTree ...PageBody space { ...SpaceHead } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PageBody on Revision {\n    id\n    allFiles(limit: 500) { id fileId downloadUrl }\n    page(id: $page) {\n      __typename id title emoji description updatedAt\n      updatedBy { id displayName }\n      ... on DocumentPage { markdown(evaluated: true) headings { depth text anchor } }\n    }\n  }\n"): (typeof documents)["\n  fragment PageBody on Revision {\n    id\n    allFiles(limit: 500) { id fileId downloadUrl }\n    page(id: $page) {\n      __typename id title emoji description updatedAt\n      updatedBy { id displayName }\n      ... on DocumentPage { markdown(evaluated: true) headings { depth text anchor } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Draft($organization: ID!, $id: ID!, $page: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    changeRequest(id: $id) {\n      id number subject status\n      space { ...SpaceHead permissions { edit } }\n      revision {\n        ...PageTree ...PageBody\n        revisionId\n        page(id: $page) { ... on DocumentPage { source: markdown } }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Draft($organization: ID!, $id: ID!, $page: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    changeRequest(id: $id) {\n      id number subject status\n      space { ...SpaceHead permissions { edit } }\n      revision {\n        ...PageTree ...PageBody\n        revisionId\n        page(id: $page) { ... on DocumentPage { source: markdown } }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditPage($input: EditChangeRequestContentInput!) {\n    editChangeRequestContent(input: $input) { changeRequest { id } errors { ...Problem } }\n  }\n"): (typeof documents)["\n  mutation EditPage($input: EditChangeRequestContentInput!) {\n    editChangeRequestContent(input: $input) { changeRequest { id } errors { ...Problem } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription Presence($subject: ID!) {\n    presence(subjectId: $subject) {\n      isSnapshot\n      joined { sessionId person { id displayName } }\n      left { sessionId }\n    }\n  }\n"): (typeof documents)["\n  subscription Presence($subject: ID!) {\n    presence(subjectId: $subject) {\n      isSnapshot\n      joined { sessionId person { id displayName } }\n      left { sessionId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Report($input: UpdatePresenceInput!) { updatePresence(input: $input) { expiresAt } }\n"): (typeof documents)["\n  mutation Report($input: UpdatePresenceInput!) { updatePresence(input: $input) { expiresAt } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Leave($input: LeavePresenceInput!) { leavePresence(input: $input) { leftSessionId } }\n"): (typeof documents)["\n  mutation Leave($input: LeavePresenceInput!) { leavePresence(input: $input) { leftSessionId } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CompleteSignIn($input: CompleteSignInInput!) {\n    completeSignIn(input: $input) { secret errors { ...Problem } }\n  }\n"): (typeof documents)["\n  mutation CompleteSignIn($input: CompleteSignInInput!) {\n    completeSignIn(input: $input) { secret errors { ...Problem } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptInvite($input: AcceptInviteInput!) {\n    acceptInvite(input: $input) { token member { id } errors { ...Problem } }\n  }\n"): (typeof documents)["\n  mutation AcceptInvite($input: AcceptInviteInput!) {\n    acceptInvite(input: $input) { token member { id } errors { ...Problem } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SpaceHead on Space {\n    id title emoji openChangeRequestCount\n    permissions { comment }\n    urls { published }\n  }\n"): (typeof documents)["\n  fragment SpaceHead on Space {\n    id title emoji openChangeRequestCount\n    permissions { comment }\n    urls { published }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PageTree on Revision {\n    id\n    allPages(limit: 2000) {\n      __typename id pageId title emoji depth hidden\n      ... on LinkPage { href }\n    }\n  }\n"): (typeof documents)["\n  fragment PageTree on Revision {\n    id\n    allPages(limit: 2000) {\n      __typename id pageId title emoji depth hidden\n      ... on LinkPage { href }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SpaceOverview($organization: ID!, $space: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id title emoji updatedAt ...SpaceHead\n      revision { id pageCount ...PageTree }\n      changeRequests(filter: { status: OPEN }, first: 5) { nodes { ...ChangeRequestItem } }\n    }\n  }\n"): (typeof documents)["\n  query SpaceOverview($organization: ID!, $space: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id title emoji updatedAt ...SpaceHead\n      revision { id pageCount ...PageTree }\n      changeRequests(filter: { status: OPEN }, first: 5) { nodes { ...ChangeRequestItem } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query History($organization: ID!, $space: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      ...SpaceHead\n      revisions(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id revisionId type message createdAt author { id displayName }\n          mergedFrom { id number subject }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query History($organization: ID!, $space: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      ...SpaceHead\n      revisions(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id revisionId type message createdAt author { id displayName }\n          mergedFrom { id number subject }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Revision($organization: ID!, $id: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    revision(id: $id) {\n      type message createdAt author { id displayName }\n      ...PageTree\n      space { ...SpaceHead }\n      changes(first: 100, after: $after) { ...ChangeParts }\n    }\n  }\n"): (typeof documents)["\n  query Revision($organization: ID!, $id: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    revision(id: $id) {\n      type message createdAt author { id displayName }\n      ...PageTree\n      space { ...SpaceHead }\n      changes(first: 100, after: $after) { ...ChangeParts }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShellParts on Query {\n    viewer { id displayName unreadNotificationCount }\n    organization(id: $organization) {\n      id title\n      permissions { listMembers listTeams }\n      children(first: 1000, filter: { nested: true }) {\n        nodes { id title parentId ... on Space { emoji } }\n        pageInfo { hasNextPage }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ShellParts on Query {\n    viewer { id displayName unreadNotificationCount }\n    organization(id: $organization) {\n      id title\n      permissions { listMembers listTeams }\n      children(first: 1000, filter: { nested: true }) {\n        nodes { id title parentId ... on Space { emoji } }\n        pageInfo { hasNextPage }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Shell($organization: ID!) { ...ShellParts }\n"): (typeof documents)["\n  query Shell($organization: ID!) { ...ShellParts }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChangeParts on ContentChangeConnection {\n    pageInfo { hasNextPage endCursor }\n    nodes {\n      subject kinds key title\n      fields { name before { ...Value } after { ...Value } }\n      blocks { indexBefore indexAfter before after }\n    }\n  }\n"): (typeof documents)["\n  fragment ChangeParts on ContentChangeConnection {\n    pageInfo { hasNextPage endCursor }\n    nodes {\n      subject kinds key title\n      fields { name before { ...Value } after { ...Value } }\n      blocks { indexBefore indexAfter before after }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Value on FieldValue {\n    __typename json\n    ... on TextValue { text }\n    ... on PageValue { title }\n  }\n"): (typeof documents)["\n  fragment Value on FieldValue {\n    __typename json\n    ... on TextValue { text }\n    ... on PageValue { title }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Problem on UserError {\n    __typename code message path\n    ... on StaleRevisionError { currentRevisionId }\n  }\n"): (typeof documents)["\n  fragment Problem on UserError {\n    __typename code message path\n    ... on StaleRevisionError { currentRevisionId }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;