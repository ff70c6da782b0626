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
    "\n  query ChangeRequest($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    viewer { id }\n    changeRequest(id: $id) {\n      id number subject status outdated createdAt\n      createdBy { id displayName }\n      space { id ...SpaceHead permissions { edit comment merge review } }\n      changes(first: 100) { ...ChangeParts }\n      comments(first: 20) { nodes { id ...CommentParts } }\n      ...ReviewParts\n      ...MergeParts\n    }\n  }\n": typeof types.ChangeRequestDocument,
    "\n  mutation UpdateChangeRequest($input: UpdateChangeRequestInput!) {\n    updateChangeRequest(input: $input) {\n      changeRequest { id status updatedAt space { id openChangeRequestCount } }\n      errors { ...Problem }\n    }\n  }\n": typeof types.UpdateChangeRequestDocument,
    "\n  fragment ReviewParts on ChangeRequest {\n    id\n    reviews(first: 50) {\n      nodes { id status comment outdated createdAt reviewer { id displayName } }\n    }\n    requestedReviewers(first: 50) { nodes { done user { id displayName } } }\n  }\n": typeof types.ReviewPartsFragmentDoc,
    "\n  mutation CreateReview($input: CreateReviewInput!) {\n    createReview(input: $input) { review { id } errors { ...Problem } }\n  }\n": typeof types.CreateReviewDocument,
    "\n  fragment ChangeRequestRow on ChangeRequest {\n    id number subject status outdated updatedAt commentCount\n    createdBy { id displayName }\n    space { id spaceId title }\n  }\n": typeof types.ChangeRequestRowFragmentDoc,
    "\n  query ChangeRequests(\n    $organization: ID!, $space: ID!, $status: ChangeRequestStatus, $after: String, $shell: Boolean!\n  ) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id\n      ...SpaceHead\n      permissions { edit }\n      changeRequests(status: $status, first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id ...ChangeRequestRow }\n      }\n    }\n  }\n": typeof types.ChangeRequestsDocument,
    "\n  mutation CreateChangeRequest($input: CreateChangeRequestInput!) {\n    createChangeRequest(input: $input) {\n      changeRequest { ...ChangeRequestRow }\n      errors { ...Problem }\n    }\n  }\n": typeof types.CreateChangeRequestDocument,
    "\n  query SpaceComments($organization: ID!, $space: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id\n      ...SpaceHead\n      permissions { comment }\n      comments(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id ...CommentParts }\n      }\n    }\n  }\n": typeof types.SpaceCommentsDocument,
    "\n  fragment CommentParts on Comment {\n    id status postedAt\n    postedBy { id displayName }\n    body { markdown }\n    permissions { reply resolve }\n    target { page { pageId title } node { preview } }\n    replies(first: 20) {\n      nodes { id postedAt postedBy { id displayName } body { markdown } }\n    }\n  }\n": typeof types.CommentPartsFragmentDoc,
    "\n  mutation CreateComment($input: CreateCommentInput!) {\n    createComment(input: $input) { comment { ...CommentParts } errors { ...Problem } }\n  }\n": typeof types.CreateCommentDocument,
    "\n  mutation Reply($input: CreateCommentReplyInput!) {\n    createCommentReply(input: $input) { comment { ...CommentParts } errors { ...Problem } }\n  }\n": typeof types.ReplyDocument,
    "\n  mutation Resolve($input: UpdateCommentInput!) {\n    updateComment(input: $input) {\n      __typename\n      comment { __typename id status }\n      errors { ...Problem }\n    }\n  }\n": typeof types.ResolveDocument,
    "\n  query Draft($organization: ID!, $id: ID!, $page: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    changeRequest(id: $id) {\n      id number subject status\n      space { id ...SpaceHead permissions { edit } }\n      revision {\n        id revisionId\n        ...PageTree\n        ...PageFiles\n        page(id: $page) { id ...PageText title source: markdown }\n      }\n    }\n  }\n": typeof types.DraftDocument,
    "\n  mutation EditPage($input: EditChangeRequestContentInput!) {\n    editChangeRequestContent(input: $input) {\n      changeRequest { id updatedAt revision { id revisionId } }\n      errors { ...Problem }\n    }\n  }\n": typeof types.EditPageDocument,
    "\n  query History($organization: ID!, $space: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id\n      ...SpaceHead\n      revisions(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id revisionId type message createdAt\n          author { id displayName }\n          mergedFrom { id number subject }\n        }\n      }\n    }\n  }\n": typeof types.HistoryDocument,
    "\n  query Revision($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    revision(id: $id) {\n      id type message createdAt\n      author { id displayName }\n      ...PageTree\n      space { id ...SpaceHead }\n      changes(first: 100) { ...ChangeParts }\n    }\n  }\n": typeof types.RevisionDocument,
    "\n  query Organizations {\n    viewer { id displayName email }\n    organizations(first: 100) { nodes { id title } }\n  }\n": typeof types.OrganizationsDocument,
    "\n  query Home($organization: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id title\n      spaces(first: 12) { nodes { id title emoji updatedAt } }\n      changeRequests(first: 10, status: OPEN) { nodes { id ...ChangeRequestRow } }\n    }\n  }\n": typeof types.HomeDocument,
    "\n  query Collection($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    collection(id: $id) {\n      id title description\n      parent { id title }\n      children(first: 1000) { nodes { __typename id title ... on Space { emoji } } }\n    }\n  }\n": typeof types.CollectionDocument,
    "\n  query Members(\n    $organization: ID!, $sort: MemberSort!, $order: Order!, $role: RoleFilter, $search: String,\n    $after: String, $shell: Boolean!\n  ) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      members(\n        sort: $sort, order: $order, role: $role, search: $search, first: 20, after: $after\n      ) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        nodes { id role disabled joinedAt lastSeenAt teamCount user { id displayName email } }\n      }\n    }\n  }\n": typeof types.MembersDocument,
    "\n  fragment MergeParts on ChangeRequest {\n    id revisionId\n    space { id revisionId }\n    mergePreview {\n      state\n      blockedBy { rule message }\n      changes { key }\n      conflicts {\n        key kind title field base ours theirs fingerprint\n        blocks { base { text } ours { text } theirs { text } }\n      }\n    }\n  }\n": typeof types.MergePartsFragmentDoc,
    "\n  mutation Merge($input: MergeChangeRequestInput!) {\n    mergeChangeRequest(input: $input) {\n      changeRequest {\n        id status outdated\n        space { id revisionId openChangeRequestCount revision { id } }\n      }\n      errors { ...Problem }\n    }\n  }\n": typeof types.MergeDocument,
    "\n  query File($organization: ID!, $space: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id\n      ...SpaceHead\n      revision { id file(id: $id) { id name contentType size downloadURL } }\n    }\n  }\n": typeof types.FileDocument,
    "\n  query Site($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    site(id: $id) {\n      id title visibility published\n      urls { published }\n      siteSpaces(first: 100) { nodes { id space { id spaceId title emoji } } }\n    }\n  }\n": typeof types.SiteDocument,
    "\n  query Specs($organization: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      openAPISpecs(first: 1000) {\n        nodes {\n          id slug sourceURL processingState lastProcessErrorMessage\n          latestVersion { id number createdAt }\n        }\n      }\n    }\n  }\n": typeof types.SpecsDocument,
    "\n  query Integration($name: String!) {\n    integration(name: $name) { id title description version visibility updatedAt }\n  }\n": typeof types.IntegrationDocument,
    "\n  query Installation($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    integrationInstallation(id: $id) {\n      id status apiScopes createdAt\n      integration { id name title description }\n    }\n  }\n": typeof types.InstallationDocument,
    "\n  query SpaceOverview($organization: ID!, $space: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id title emoji updatedAt\n      ...SpaceHead\n      revision { id pageCount ...PageTree }\n      changeRequests(status: OPEN, first: 5) { nodes { id ...ChangeRequestRow } }\n    }\n  }\n": typeof types.SpaceOverviewDocument,
    "\n  query Page($organization: ID!, $space: ID!, $page: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id\n      ...SpaceHead\n      permissions { edit comment }\n      revision { id ...PageTree ...PageFiles page(id: $page) { id ...PageText } }\n      drafts: changeRequests(status: DRAFT, first: 10) { nodes { id number subject } }\n      open: changeRequests(status: OPEN, first: 10) { nodes { id number subject } }\n      comments(first: 20, targetPage: $page) { nodes { id ...CommentParts } }\n    }\n  }\n": typeof types.PageDocument,
    "\n  query OldPage($organization: ID!, $id: ID!, $page: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    revision(id: $id) {\n      id createdAt\n      ...PageTree\n      ...PageFiles\n      space { id ...SpaceHead }\n      page(id: $page) { id ...PageText }\n    }\n  }\n": typeof types.OldPageDocument,
    "\n  fragment PageText on Page {\n    id pageId title emoji description updatedAt\n    updatedBy { id displayName }\n    markdown(evaluated: true)\n    headings { depth text anchor }\n  }\n": typeof types.PageTextFragmentDoc,
    "\n  fragment PageFiles on Revision { id allFiles(limit: 500) { id fileId downloadURL } }\n": typeof types.PageFilesFragmentDoc,
    "\n  query Search($organization: ID!, $query: String!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      search(query: $query, first: 20) {\n        nodes {\n          space { id title emoji }\n          pages {\n            pageId title\n            titleHighlights { start end }\n            sections {\n              key title anchor body\n              titleHighlights { start end }\n              bodyHighlights { start end }\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.SearchDocument,
    "\n  mutation CompleteSignIn($input: CompleteSignInInput!) {\n    completeSignIn(input: $input) { secret errors { ...Problem } }\n  }\n": typeof types.CompleteSignInDocument,
    "\n  mutation AcceptInvite($input: AcceptInviteInput!) {\n    acceptInvite(input: $input) { token member { id } errors { ...Problem } }\n  }\n": typeof types.AcceptInviteDocument,
    "\n  fragment SpaceHead on Space {\n    id spaceId title emoji openChangeRequestCount\n    permissions { comment }\n    urls { published }\n  }\n": typeof types.SpaceHeadFragmentDoc,
    "\n  fragment PageTree on Revision {\n    id\n    allPages(limit: 2000) { id pageId type title emoji depth hidden href }\n  }\n": typeof types.PageTreeFragmentDoc,
    "\n  query Teams($organization: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      teams(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id title memberCount spaceCount }\n      }\n    }\n  }\n": typeof types.TeamsDocument,
    "\n  query Team($organization: ID!, $id: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    team(id: $id) {\n      id title memberCount\n      members(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id membership { role } member { id user { id displayName email } } }\n      }\n    }\n  }\n": typeof types.TeamDocument,
    "\n  fragment ShellParts on Query {\n    viewer { id displayName }\n    organization(id: $organization) {\n      id title\n      permissions { listMembers listTeams }\n      children(first: 1000, nested: true) {\n        nodes { __typename id title parentId ... on Space { emoji } }\n        pageInfo { hasNextPage }\n      }\n    }\n  }\n": typeof types.ShellPartsFragmentDoc,
    "\n  query Shell($organization: ID!) { ...ShellParts }\n": typeof types.ShellDocument,
    "\n  fragment ChangeParts on ContentChangeConnection {\n    totalCount\n    nodes {\n      subject kinds key title\n      fields { name before after }\n      blocks { indexBefore indexAfter before after }\n    }\n  }\n": typeof types.ChangePartsFragmentDoc,
    "\n  fragment Problem on UserError {\n    __typename code message path\n    ... on StaleRevisionError { currentRevisionId }\n    ... on BlockedByRulesError { blockedBy { rule message } }\n  }\n": typeof types.ProblemFragmentDoc,
};
const documents: Documents = {
    "\n  query ChangeRequest($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    viewer { id }\n    changeRequest(id: $id) {\n      id number subject status outdated createdAt\n      createdBy { id displayName }\n      space { id ...SpaceHead permissions { edit comment merge review } }\n      changes(first: 100) { ...ChangeParts }\n      comments(first: 20) { nodes { id ...CommentParts } }\n      ...ReviewParts\n      ...MergeParts\n    }\n  }\n": types.ChangeRequestDocument,
    "\n  mutation UpdateChangeRequest($input: UpdateChangeRequestInput!) {\n    updateChangeRequest(input: $input) {\n      changeRequest { id status updatedAt space { id openChangeRequestCount } }\n      errors { ...Problem }\n    }\n  }\n": types.UpdateChangeRequestDocument,
    "\n  fragment ReviewParts on ChangeRequest {\n    id\n    reviews(first: 50) {\n      nodes { id status comment outdated createdAt reviewer { id displayName } }\n    }\n    requestedReviewers(first: 50) { nodes { done user { id displayName } } }\n  }\n": types.ReviewPartsFragmentDoc,
    "\n  mutation CreateReview($input: CreateReviewInput!) {\n    createReview(input: $input) { review { id } errors { ...Problem } }\n  }\n": types.CreateReviewDocument,
    "\n  fragment ChangeRequestRow on ChangeRequest {\n    id number subject status outdated updatedAt commentCount\n    createdBy { id displayName }\n    space { id spaceId title }\n  }\n": types.ChangeRequestRowFragmentDoc,
    "\n  query ChangeRequests(\n    $organization: ID!, $space: ID!, $status: ChangeRequestStatus, $after: String, $shell: Boolean!\n  ) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id\n      ...SpaceHead\n      permissions { edit }\n      changeRequests(status: $status, first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id ...ChangeRequestRow }\n      }\n    }\n  }\n": types.ChangeRequestsDocument,
    "\n  mutation CreateChangeRequest($input: CreateChangeRequestInput!) {\n    createChangeRequest(input: $input) {\n      changeRequest { ...ChangeRequestRow }\n      errors { ...Problem }\n    }\n  }\n": types.CreateChangeRequestDocument,
    "\n  query SpaceComments($organization: ID!, $space: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id\n      ...SpaceHead\n      permissions { comment }\n      comments(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id ...CommentParts }\n      }\n    }\n  }\n": types.SpaceCommentsDocument,
    "\n  fragment CommentParts on Comment {\n    id status postedAt\n    postedBy { id displayName }\n    body { markdown }\n    permissions { reply resolve }\n    target { page { pageId title } node { preview } }\n    replies(first: 20) {\n      nodes { id postedAt postedBy { id displayName } body { markdown } }\n    }\n  }\n": types.CommentPartsFragmentDoc,
    "\n  mutation CreateComment($input: CreateCommentInput!) {\n    createComment(input: $input) { comment { ...CommentParts } errors { ...Problem } }\n  }\n": types.CreateCommentDocument,
    "\n  mutation Reply($input: CreateCommentReplyInput!) {\n    createCommentReply(input: $input) { comment { ...CommentParts } errors { ...Problem } }\n  }\n": types.ReplyDocument,
    "\n  mutation Resolve($input: UpdateCommentInput!) {\n    updateComment(input: $input) {\n      __typename\n      comment { __typename id status }\n      errors { ...Problem }\n    }\n  }\n": types.ResolveDocument,
    "\n  query Draft($organization: ID!, $id: ID!, $page: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    changeRequest(id: $id) {\n      id number subject status\n      space { id ...SpaceHead permissions { edit } }\n      revision {\n        id revisionId\n        ...PageTree\n        ...PageFiles\n        page(id: $page) { id ...PageText title source: markdown }\n      }\n    }\n  }\n": types.DraftDocument,
    "\n  mutation EditPage($input: EditChangeRequestContentInput!) {\n    editChangeRequestContent(input: $input) {\n      changeRequest { id updatedAt revision { id revisionId } }\n      errors { ...Problem }\n    }\n  }\n": types.EditPageDocument,
    "\n  query History($organization: ID!, $space: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id\n      ...SpaceHead\n      revisions(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id revisionId type message createdAt\n          author { id displayName }\n          mergedFrom { id number subject }\n        }\n      }\n    }\n  }\n": types.HistoryDocument,
    "\n  query Revision($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    revision(id: $id) {\n      id type message createdAt\n      author { id displayName }\n      ...PageTree\n      space { id ...SpaceHead }\n      changes(first: 100) { ...ChangeParts }\n    }\n  }\n": types.RevisionDocument,
    "\n  query Organizations {\n    viewer { id displayName email }\n    organizations(first: 100) { nodes { id title } }\n  }\n": types.OrganizationsDocument,
    "\n  query Home($organization: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id title\n      spaces(first: 12) { nodes { id title emoji updatedAt } }\n      changeRequests(first: 10, status: OPEN) { nodes { id ...ChangeRequestRow } }\n    }\n  }\n": types.HomeDocument,
    "\n  query Collection($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    collection(id: $id) {\n      id title description\n      parent { id title }\n      children(first: 1000) { nodes { __typename id title ... on Space { emoji } } }\n    }\n  }\n": types.CollectionDocument,
    "\n  query Members(\n    $organization: ID!, $sort: MemberSort!, $order: Order!, $role: RoleFilter, $search: String,\n    $after: String, $shell: Boolean!\n  ) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      members(\n        sort: $sort, order: $order, role: $role, search: $search, first: 20, after: $after\n      ) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        nodes { id role disabled joinedAt lastSeenAt teamCount user { id displayName email } }\n      }\n    }\n  }\n": types.MembersDocument,
    "\n  fragment MergeParts on ChangeRequest {\n    id revisionId\n    space { id revisionId }\n    mergePreview {\n      state\n      blockedBy { rule message }\n      changes { key }\n      conflicts {\n        key kind title field base ours theirs fingerprint\n        blocks { base { text } ours { text } theirs { text } }\n      }\n    }\n  }\n": types.MergePartsFragmentDoc,
    "\n  mutation Merge($input: MergeChangeRequestInput!) {\n    mergeChangeRequest(input: $input) {\n      changeRequest {\n        id status outdated\n        space { id revisionId openChangeRequestCount revision { id } }\n      }\n      errors { ...Problem }\n    }\n  }\n": types.MergeDocument,
    "\n  query File($organization: ID!, $space: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id\n      ...SpaceHead\n      revision { id file(id: $id) { id name contentType size downloadURL } }\n    }\n  }\n": types.FileDocument,
    "\n  query Site($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    site(id: $id) {\n      id title visibility published\n      urls { published }\n      siteSpaces(first: 100) { nodes { id space { id spaceId title emoji } } }\n    }\n  }\n": types.SiteDocument,
    "\n  query Specs($organization: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      openAPISpecs(first: 1000) {\n        nodes {\n          id slug sourceURL processingState lastProcessErrorMessage\n          latestVersion { id number createdAt }\n        }\n      }\n    }\n  }\n": types.SpecsDocument,
    "\n  query Integration($name: String!) {\n    integration(name: $name) { id title description version visibility updatedAt }\n  }\n": types.IntegrationDocument,
    "\n  query Installation($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    integrationInstallation(id: $id) {\n      id status apiScopes createdAt\n      integration { id name title description }\n    }\n  }\n": types.InstallationDocument,
    "\n  query SpaceOverview($organization: ID!, $space: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id title emoji updatedAt\n      ...SpaceHead\n      revision { id pageCount ...PageTree }\n      changeRequests(status: OPEN, first: 5) { nodes { id ...ChangeRequestRow } }\n    }\n  }\n": types.SpaceOverviewDocument,
    "\n  query Page($organization: ID!, $space: ID!, $page: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id\n      ...SpaceHead\n      permissions { edit comment }\n      revision { id ...PageTree ...PageFiles page(id: $page) { id ...PageText } }\n      drafts: changeRequests(status: DRAFT, first: 10) { nodes { id number subject } }\n      open: changeRequests(status: OPEN, first: 10) { nodes { id number subject } }\n      comments(first: 20, targetPage: $page) { nodes { id ...CommentParts } }\n    }\n  }\n": types.PageDocument,
    "\n  query OldPage($organization: ID!, $id: ID!, $page: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    revision(id: $id) {\n      id createdAt\n      ...PageTree\n      ...PageFiles\n      space { id ...SpaceHead }\n      page(id: $page) { id ...PageText }\n    }\n  }\n": types.OldPageDocument,
    "\n  fragment PageText on Page {\n    id pageId title emoji description updatedAt\n    updatedBy { id displayName }\n    markdown(evaluated: true)\n    headings { depth text anchor }\n  }\n": types.PageTextFragmentDoc,
    "\n  fragment PageFiles on Revision { id allFiles(limit: 500) { id fileId downloadURL } }\n": types.PageFilesFragmentDoc,
    "\n  query Search($organization: ID!, $query: String!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      search(query: $query, first: 20) {\n        nodes {\n          space { id title emoji }\n          pages {\n            pageId title\n            titleHighlights { start end }\n            sections {\n              key title anchor body\n              titleHighlights { start end }\n              bodyHighlights { start end }\n            }\n          }\n        }\n      }\n    }\n  }\n": types.SearchDocument,
    "\n  mutation CompleteSignIn($input: CompleteSignInInput!) {\n    completeSignIn(input: $input) { secret errors { ...Problem } }\n  }\n": types.CompleteSignInDocument,
    "\n  mutation AcceptInvite($input: AcceptInviteInput!) {\n    acceptInvite(input: $input) { token member { id } errors { ...Problem } }\n  }\n": types.AcceptInviteDocument,
    "\n  fragment SpaceHead on Space {\n    id spaceId title emoji openChangeRequestCount\n    permissions { comment }\n    urls { published }\n  }\n": types.SpaceHeadFragmentDoc,
    "\n  fragment PageTree on Revision {\n    id\n    allPages(limit: 2000) { id pageId type title emoji depth hidden href }\n  }\n": types.PageTreeFragmentDoc,
    "\n  query Teams($organization: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      teams(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id title memberCount spaceCount }\n      }\n    }\n  }\n": types.TeamsDocument,
    "\n  query Team($organization: ID!, $id: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    team(id: $id) {\n      id title memberCount\n      members(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id membership { role } member { id user { id displayName email } } }\n      }\n    }\n  }\n": types.TeamDocument,
    "\n  fragment ShellParts on Query {\n    viewer { id displayName }\n    organization(id: $organization) {\n      id title\n      permissions { listMembers listTeams }\n      children(first: 1000, nested: true) {\n        nodes { __typename id title parentId ... on Space { emoji } }\n        pageInfo { hasNextPage }\n      }\n    }\n  }\n": types.ShellPartsFragmentDoc,
    "\n  query Shell($organization: ID!) { ...ShellParts }\n": types.ShellDocument,
    "\n  fragment ChangeParts on ContentChangeConnection {\n    totalCount\n    nodes {\n      subject kinds key title\n      fields { name before after }\n      blocks { indexBefore indexAfter before after }\n    }\n  }\n": types.ChangePartsFragmentDoc,
    "\n  fragment Problem on UserError {\n    __typename code message path\n    ... on StaleRevisionError { currentRevisionId }\n    ... on BlockedByRulesError { blockedBy { rule message } }\n  }\n": types.ProblemFragmentDoc,
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
export function graphql(source: "\n  query ChangeRequest($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    viewer { id }\n    changeRequest(id: $id) {\n      id number subject status outdated createdAt\n      createdBy { id displayName }\n      space { id ...SpaceHead permissions { edit comment merge review } }\n      changes(first: 100) { ...ChangeParts }\n      comments(first: 20) { nodes { id ...CommentParts } }\n      ...ReviewParts\n      ...MergeParts\n    }\n  }\n"): (typeof documents)["\n  query ChangeRequest($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    viewer { id }\n    changeRequest(id: $id) {\n      id number subject status outdated createdAt\n      createdBy { id displayName }\n      space { id ...SpaceHead permissions { edit comment merge review } }\n      changes(first: 100) { ...ChangeParts }\n      comments(first: 20) { nodes { id ...CommentParts } }\n      ...ReviewParts\n      ...MergeParts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateChangeRequest($input: UpdateChangeRequestInput!) {\n    updateChangeRequest(input: $input) {\n      changeRequest { id status updatedAt space { id openChangeRequestCount } }\n      errors { ...Problem }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateChangeRequest($input: UpdateChangeRequestInput!) {\n    updateChangeRequest(input: $input) {\n      changeRequest { id status updatedAt space { id openChangeRequestCount } }\n      errors { ...Problem }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewParts on ChangeRequest {\n    id\n    reviews(first: 50) {\n      nodes { id status comment outdated createdAt reviewer { id displayName } }\n    }\n    requestedReviewers(first: 50) { nodes { done user { id displayName } } }\n  }\n"): (typeof documents)["\n  fragment ReviewParts on ChangeRequest {\n    id\n    reviews(first: 50) {\n      nodes { id status comment outdated createdAt reviewer { id displayName } }\n    }\n    requestedReviewers(first: 50) { nodes { done user { id displayName } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateReview($input: CreateReviewInput!) {\n    createReview(input: $input) { review { id } errors { ...Problem } }\n  }\n"): (typeof documents)["\n  mutation CreateReview($input: CreateReviewInput!) {\n    createReview(input: $input) { review { id } errors { ...Problem } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChangeRequestRow on ChangeRequest {\n    id number subject status outdated updatedAt commentCount\n    createdBy { id displayName }\n    space { id spaceId title }\n  }\n"): (typeof documents)["\n  fragment ChangeRequestRow on ChangeRequest {\n    id number subject status outdated updatedAt commentCount\n    createdBy { id displayName }\n    space { id spaceId title }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChangeRequests(\n    $organization: ID!, $space: ID!, $status: ChangeRequestStatus, $after: String, $shell: Boolean!\n  ) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id\n      ...SpaceHead\n      permissions { edit }\n      changeRequests(status: $status, first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id ...ChangeRequestRow }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ChangeRequests(\n    $organization: ID!, $space: ID!, $status: ChangeRequestStatus, $after: String, $shell: Boolean!\n  ) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id\n      ...SpaceHead\n      permissions { edit }\n      changeRequests(status: $status, first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id ...ChangeRequestRow }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateChangeRequest($input: CreateChangeRequestInput!) {\n    createChangeRequest(input: $input) {\n      changeRequest { ...ChangeRequestRow }\n      errors { ...Problem }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateChangeRequest($input: CreateChangeRequestInput!) {\n    createChangeRequest(input: $input) {\n      changeRequest { ...ChangeRequestRow }\n      errors { ...Problem }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SpaceComments($organization: ID!, $space: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id\n      ...SpaceHead\n      permissions { comment }\n      comments(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id ...CommentParts }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SpaceComments($organization: ID!, $space: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id\n      ...SpaceHead\n      permissions { comment }\n      comments(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id ...CommentParts }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CommentParts on Comment {\n    id status postedAt\n    postedBy { id displayName }\n    body { markdown }\n    permissions { reply resolve }\n    target { page { pageId title } node { preview } }\n    replies(first: 20) {\n      nodes { id postedAt postedBy { id displayName } body { markdown } }\n    }\n  }\n"): (typeof documents)["\n  fragment CommentParts on Comment {\n    id status postedAt\n    postedBy { id displayName }\n    body { markdown }\n    permissions { reply resolve }\n    target { page { pageId title } node { preview } }\n    replies(first: 20) {\n      nodes { id postedAt postedBy { id displayName } body { markdown } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateComment($input: CreateCommentInput!) {\n    createComment(input: $input) { comment { ...CommentParts } errors { ...Problem } }\n  }\n"): (typeof documents)["\n  mutation CreateComment($input: CreateCommentInput!) {\n    createComment(input: $input) { comment { ...CommentParts } errors { ...Problem } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Reply($input: CreateCommentReplyInput!) {\n    createCommentReply(input: $input) { comment { ...CommentParts } errors { ...Problem } }\n  }\n"): (typeof documents)["\n  mutation Reply($input: CreateCommentReplyInput!) {\n    createCommentReply(input: $input) { comment { ...CommentParts } errors { ...Problem } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Resolve($input: UpdateCommentInput!) {\n    updateComment(input: $input) {\n      __typename\n      comment { __typename id status }\n      errors { ...Problem }\n    }\n  }\n"): (typeof documents)["\n  mutation Resolve($input: UpdateCommentInput!) {\n    updateComment(input: $input) {\n      __typename\n      comment { __typename id status }\n      errors { ...Problem }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Draft($organization: ID!, $id: ID!, $page: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    changeRequest(id: $id) {\n      id number subject status\n      space { id ...SpaceHead permissions { edit } }\n      revision {\n        id revisionId\n        ...PageTree\n        ...PageFiles\n        page(id: $page) { id ...PageText title source: markdown }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Draft($organization: ID!, $id: ID!, $page: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    changeRequest(id: $id) {\n      id number subject status\n      space { id ...SpaceHead permissions { edit } }\n      revision {\n        id revisionId\n        ...PageTree\n        ...PageFiles\n        page(id: $page) { id ...PageText title source: markdown }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditPage($input: EditChangeRequestContentInput!) {\n    editChangeRequestContent(input: $input) {\n      changeRequest { id updatedAt revision { id revisionId } }\n      errors { ...Problem }\n    }\n  }\n"): (typeof documents)["\n  mutation EditPage($input: EditChangeRequestContentInput!) {\n    editChangeRequestContent(input: $input) {\n      changeRequest { id updatedAt revision { id revisionId } }\n      errors { ...Problem }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query History($organization: ID!, $space: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id\n      ...SpaceHead\n      revisions(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id revisionId type message createdAt\n          author { id displayName }\n          mergedFrom { id number subject }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query History($organization: ID!, $space: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id\n      ...SpaceHead\n      revisions(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id revisionId type message createdAt\n          author { id displayName }\n          mergedFrom { id number subject }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Revision($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    revision(id: $id) {\n      id type message createdAt\n      author { id displayName }\n      ...PageTree\n      space { id ...SpaceHead }\n      changes(first: 100) { ...ChangeParts }\n    }\n  }\n"): (typeof documents)["\n  query Revision($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    revision(id: $id) {\n      id type message createdAt\n      author { id displayName }\n      ...PageTree\n      space { id ...SpaceHead }\n      changes(first: 100) { ...ChangeParts }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Organizations {\n    viewer { id displayName email }\n    organizations(first: 100) { nodes { id title } }\n  }\n"): (typeof documents)["\n  query Organizations {\n    viewer { id displayName email }\n    organizations(first: 100) { nodes { id title } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home($organization: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id title\n      spaces(first: 12) { nodes { id title emoji updatedAt } }\n      changeRequests(first: 10, status: OPEN) { nodes { id ...ChangeRequestRow } }\n    }\n  }\n"): (typeof documents)["\n  query Home($organization: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id title\n      spaces(first: 12) { nodes { id title emoji updatedAt } }\n      changeRequests(first: 10, status: OPEN) { nodes { id ...ChangeRequestRow } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Collection($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    collection(id: $id) {\n      id title description\n      parent { id title }\n      children(first: 1000) { nodes { __typename id title ... on Space { emoji } } }\n    }\n  }\n"): (typeof documents)["\n  query Collection($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    collection(id: $id) {\n      id title description\n      parent { id title }\n      children(first: 1000) { nodes { __typename id title ... on Space { emoji } } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Members(\n    $organization: ID!, $sort: MemberSort!, $order: Order!, $role: RoleFilter, $search: String,\n    $after: String, $shell: Boolean!\n  ) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      members(\n        sort: $sort, order: $order, role: $role, search: $search, first: 20, after: $after\n      ) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        nodes { id role disabled joinedAt lastSeenAt teamCount user { id displayName email } }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Members(\n    $organization: ID!, $sort: MemberSort!, $order: Order!, $role: RoleFilter, $search: String,\n    $after: String, $shell: Boolean!\n  ) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      members(\n        sort: $sort, order: $order, role: $role, search: $search, first: 20, after: $after\n      ) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        nodes { id role disabled joinedAt lastSeenAt teamCount user { id displayName email } }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MergeParts on ChangeRequest {\n    id revisionId\n    space { id revisionId }\n    mergePreview {\n      state\n      blockedBy { rule message }\n      changes { key }\n      conflicts {\n        key kind title field base ours theirs fingerprint\n        blocks { base { text } ours { text } theirs { text } }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment MergeParts on ChangeRequest {\n    id revisionId\n    space { id revisionId }\n    mergePreview {\n      state\n      blockedBy { rule message }\n      changes { key }\n      conflicts {\n        key kind title field base ours theirs fingerprint\n        blocks { base { text } ours { text } theirs { text } }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Merge($input: MergeChangeRequestInput!) {\n    mergeChangeRequest(input: $input) {\n      changeRequest {\n        id status outdated\n        space { id revisionId openChangeRequestCount revision { id } }\n      }\n      errors { ...Problem }\n    }\n  }\n"): (typeof documents)["\n  mutation Merge($input: MergeChangeRequestInput!) {\n    mergeChangeRequest(input: $input) {\n      changeRequest {\n        id status outdated\n        space { id revisionId openChangeRequestCount revision { id } }\n      }\n      errors { ...Problem }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query File($organization: ID!, $space: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id\n      ...SpaceHead\n      revision { id file(id: $id) { id name contentType size downloadURL } }\n    }\n  }\n"): (typeof documents)["\n  query File($organization: ID!, $space: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id\n      ...SpaceHead\n      revision { id file(id: $id) { id name contentType size downloadURL } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Site($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    site(id: $id) {\n      id title visibility published\n      urls { published }\n      siteSpaces(first: 100) { nodes { id space { id spaceId title emoji } } }\n    }\n  }\n"): (typeof documents)["\n  query Site($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    site(id: $id) {\n      id title visibility published\n      urls { published }\n      siteSpaces(first: 100) { nodes { id space { id spaceId title emoji } } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Specs($organization: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      openAPISpecs(first: 1000) {\n        nodes {\n          id slug sourceURL processingState lastProcessErrorMessage\n          latestVersion { id number createdAt }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Specs($organization: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      openAPISpecs(first: 1000) {\n        nodes {\n          id slug sourceURL processingState lastProcessErrorMessage\n          latestVersion { id number createdAt }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Integration($name: String!) {\n    integration(name: $name) { id title description version visibility updatedAt }\n  }\n"): (typeof documents)["\n  query Integration($name: String!) {\n    integration(name: $name) { id title description version visibility updatedAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Installation($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    integrationInstallation(id: $id) {\n      id status apiScopes createdAt\n      integration { id name title description }\n    }\n  }\n"): (typeof documents)["\n  query Installation($organization: ID!, $id: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    integrationInstallation(id: $id) {\n      id status apiScopes createdAt\n      integration { id name title description }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SpaceOverview($organization: ID!, $space: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id title emoji updatedAt\n      ...SpaceHead\n      revision { id pageCount ...PageTree }\n      changeRequests(status: OPEN, first: 5) { nodes { id ...ChangeRequestRow } }\n    }\n  }\n"): (typeof documents)["\n  query SpaceOverview($organization: ID!, $space: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id title emoji updatedAt\n      ...SpaceHead\n      revision { id pageCount ...PageTree }\n      changeRequests(status: OPEN, first: 5) { nodes { id ...ChangeRequestRow } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Page($organization: ID!, $space: ID!, $page: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id\n      ...SpaceHead\n      permissions { edit comment }\n      revision { id ...PageTree ...PageFiles page(id: $page) { id ...PageText } }\n      drafts: changeRequests(status: DRAFT, first: 10) { nodes { id number subject } }\n      open: changeRequests(status: OPEN, first: 10) { nodes { id number subject } }\n      comments(first: 20, targetPage: $page) { nodes { id ...CommentParts } }\n    }\n  }\n"): (typeof documents)["\n  query Page($organization: ID!, $space: ID!, $page: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    space(id: $space) {\n      id\n      ...SpaceHead\n      permissions { edit comment }\n      revision { id ...PageTree ...PageFiles page(id: $page) { id ...PageText } }\n      drafts: changeRequests(status: DRAFT, first: 10) { nodes { id number subject } }\n      open: changeRequests(status: OPEN, first: 10) { nodes { id number subject } }\n      comments(first: 20, targetPage: $page) { nodes { id ...CommentParts } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OldPage($organization: ID!, $id: ID!, $page: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    revision(id: $id) {\n      id createdAt\n      ...PageTree\n      ...PageFiles\n      space { id ...SpaceHead }\n      page(id: $page) { id ...PageText }\n    }\n  }\n"): (typeof documents)["\n  query OldPage($organization: ID!, $id: ID!, $page: ID!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    revision(id: $id) {\n      id createdAt\n      ...PageTree\n      ...PageFiles\n      space { id ...SpaceHead }\n      page(id: $page) { id ...PageText }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PageText on Page {\n    id pageId title emoji description updatedAt\n    updatedBy { id displayName }\n    markdown(evaluated: true)\n    headings { depth text anchor }\n  }\n"): (typeof documents)["\n  fragment PageText on Page {\n    id pageId title emoji description updatedAt\n    updatedBy { id displayName }\n    markdown(evaluated: true)\n    headings { depth text anchor }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PageFiles on Revision { id allFiles(limit: 500) { id fileId downloadURL } }\n"): (typeof documents)["\n  fragment PageFiles on Revision { id allFiles(limit: 500) { id fileId downloadURL } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Search($organization: ID!, $query: String!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      search(query: $query, first: 20) {\n        nodes {\n          space { id title emoji }\n          pages {\n            pageId title\n            titleHighlights { start end }\n            sections {\n              key title anchor body\n              titleHighlights { start end }\n              bodyHighlights { start end }\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Search($organization: ID!, $query: String!, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      search(query: $query, first: 20) {\n        nodes {\n          space { id title emoji }\n          pages {\n            pageId title\n            titleHighlights { start end }\n            sections {\n              key title anchor body\n              titleHighlights { start end }\n              bodyHighlights { start end }\n            }\n          }\n        }\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment SpaceHead on Space {\n    id spaceId title emoji openChangeRequestCount\n    permissions { comment }\n    urls { published }\n  }\n"): (typeof documents)["\n  fragment SpaceHead on Space {\n    id spaceId title emoji openChangeRequestCount\n    permissions { comment }\n    urls { published }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PageTree on Revision {\n    id\n    allPages(limit: 2000) { id pageId type title emoji depth hidden href }\n  }\n"): (typeof documents)["\n  fragment PageTree on Revision {\n    id\n    allPages(limit: 2000) { id pageId type title emoji depth hidden href }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Teams($organization: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      teams(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id title memberCount spaceCount }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Teams($organization: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    organization(id: $organization) {\n      id\n      teams(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id title memberCount spaceCount }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Team($organization: ID!, $id: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    team(id: $id) {\n      id title memberCount\n      members(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id membership { role } member { id user { id displayName email } } }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Team($organization: ID!, $id: ID!, $after: String, $shell: Boolean!) {\n    ...ShellParts @include(if: $shell)\n    team(id: $id) {\n      id title memberCount\n      members(first: 20, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id membership { role } member { id user { id displayName email } } }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShellParts on Query {\n    viewer { id displayName }\n    organization(id: $organization) {\n      id title\n      permissions { listMembers listTeams }\n      children(first: 1000, nested: true) {\n        nodes { __typename id title parentId ... on Space { emoji } }\n        pageInfo { hasNextPage }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ShellParts on Query {\n    viewer { id displayName }\n    organization(id: $organization) {\n      id title\n      permissions { listMembers listTeams }\n      children(first: 1000, nested: true) {\n        nodes { __typename id title parentId ... on Space { emoji } }\n        pageInfo { hasNextPage }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Shell($organization: ID!) { ...ShellParts }\n"): (typeof documents)["\n  query Shell($organization: ID!) { ...ShellParts }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChangeParts on ContentChangeConnection {\n    totalCount\n    nodes {\n      subject kinds key title\n      fields { name before after }\n      blocks { indexBefore indexAfter before after }\n    }\n  }\n"): (typeof documents)["\n  fragment ChangeParts on ContentChangeConnection {\n    totalCount\n    nodes {\n      subject kinds key title\n      fields { name before after }\n      blocks { indexBefore indexAfter before after }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Problem on UserError {\n    __typename code message path\n    ... on StaleRevisionError { currentRevisionId }\n    ... on BlockedByRulesError { blockedBy { rule message } }\n  }\n"): (typeof documents)["\n  fragment Problem on UserError {\n    __typename code message path\n    ... on StaleRevisionError { currentRevisionId }\n    ... on BlockedByRulesError { blockedBy { rule message } }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;