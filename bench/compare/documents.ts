/** The GraphQL documents: Lectern's, which the plain servers also answer, and PostGraphile's. */

const SPACE = `id title emoji visibility editMode createdAt updatedAt parentId revisionId
  defaultLevel commentCount changeRequestCount openChangeRequestCount draftChangeRequestCount`;

/** The fields of a space in `/v1`. */
const SPACE_OF_V1 = `object: __typename id type title emoji visibility createdAt updatedAt deletedAt
  editMode organization: organizationId parent: parentId
  gitSync { repoName installationProvider integration url updatedAt }
  visitorAuth { backend } revision: revisionId defaultLevel comments: commentCount
  changeRequests: changeRequestCount changeRequestsOpen: openChangeRequestCount
  changeRequestsDraft: draftChangeRequestCount
  urls { location app published public icon }
  permissions { view access admin viewInviteLinks edit triggerGitSync comment merge review }`;

const USER_OF_V1 = 'object: __typename id displayName email photoURL: photoUrl urls { location }';

const LAYOUT_OF_V1 =
  'layout { cover title description tableOfContents outline pagination metadata coverSize width }';

/** The fields of a page in a tree of `/v1`. */
const PAGE_OF_V1 = `object: __typename id: pageId type kind title slug path emoji icon description
  createdAt updatedAt
  ... on DocumentPage { documentId ${LAYOUT_OF_V1} }
  ... on ComputedPage { ${LAYOUT_OF_V1} computed }
  ... on LinkPage { target { kind url page: pageId file: fileId space: spaceId anchor } href }
  cover { ref { kind file: fileId } refDark { kind file: fileId } yPos }
  variables hidden noIndex noRobotsIndex urls { app } git { oid path } parentId`;

/** The documents that select what `/v1` answers. */
export const documentsOfV1 = {
  W1: `query ($id: ID!) { space(id: $id) { ${SPACE_OF_V1} } }`,
  W2: `query ($id: ID!) { collection(id: $id) { spaces(first: 50) {
    count: totalCount pageInfo { hasNextPage endCursor } items: nodes { ${SPACE_OF_V1} } } } }`,
  W5: `mutation ($id: ID!, $markdown: String!) {
    createComment(input: { subjectId: $id, body: { markdown: $markdown } }) { comment {
      object: __typename id postedBy { ... on User { ${USER_OF_V1} } } postedAt editedAt
      body(format: MARKDOWN) { markdown document } status resolvedAt resolvedBy { ... on User { ${USER_OF_V1} } }
      reactions { emoji count users { user: actor { ... on User { ${USER_OF_V1} } } reactedAt } } replies: replyCount
      target {
        node { id: blockId preview } changeRequest: changeRequestId
        page { id: pageId title emoji icon createdAt updatedAt path outdated } space: spaceId revision: revisionId
      }
      permissions { view edit reply react delete resolve } urls { location }
    } }
  }`,
  W8: `query ($id: ID!) { space(id: $id) { revision(computed: true) {
    allPages { ${PAGE_OF_V1} }
  } } }`,
} as const;

/** The documents by workload. */
export const documents = {
  W1: `query ($id: ID!) { space(id: $id) { ${SPACE} } }`,
  W2: `query ($id: ID!) { collection(id: $id) {
    id title spaces(first: 50) { totalCount nodes { ${SPACE} } }
  } }`,
  W3: `query ($id: ID!) { organization(id: $id) { sites(first: 20) { nodes {
    id title visibility published createdAt
    sections(first: 10) { nodes {
      id title path default siteSpaces { id path default space { id title emoji visibility } }
    } }
  } } } }`,
  W4: `query ($id: ID!) { space(id: $id) { changeRequests(first: 50) { nodes {
    id number status subject createdAt updatedAt commentCount createdBy { id displayName }
    comments(first: 5) { nodes {
      id postedAt status body { markdown } postedBy { id displayName }
    } }
  } } } }`,
  W5: `mutation ($id: ID!, $markdown: String!) {
    createComment(input: { subjectId: $id, body: { markdown: $markdown } }) {
      comment { id postedAt status body { markdown } postedBy { id displayName } }
    }
  }`,
  W6: `query ($id: ID!, $query: String!) { space(id: $id) {
    search(query: $query, first: 20) { nodes { id: pageId title } }
  } }`,
  W7: `query ($id: ID!, $path: String!) {
    publishedSite(id: $id) {
      site { id title }
      structure { items {
        ... on SiteSection { id title path siteSpaces { id path default space { id: spaceId title } } }
      } }
      page(path: $path) { page { id: pageId title ... on DocumentPage { markdown } } }
    }
  }`,
  W8: `query ($id: ID!) { space(id: $id) { revision {
    allPages { id: pageId title slug path parentId createdAt updatedAt }
  } } }`,
} as const;

const ROW_SPACE = SPACE.replace('id', 'id: rowId');

/** The same for PostGraphile, whose names follow from the tables. */
export const postgraphileDocuments = {
  W1: `query ($id: String!, $organization: String!) {
    space: spaceByRowIdAndOrganizationId(rowId: $id, organizationId: $organization) {
      ${ROW_SPACE}
    }
  }`,
  W2: `query ($id: String!, $organization: String!) {
    collection: collectionByRowIdAndOrganizationId(rowId: $id, organizationId: $organization) {
      id: rowId title
      spaces: spacesByParentIdAndOrganizationId(
        first: 50, condition: { deletedAt: null }, orderBy: [RANK_ASC, ROW_ID_ASC]
      ) { totalCount nodes { ${ROW_SPACE} } }
    }
  }`,
  W3: `query ($id: String!) { sites: allSites(
    first: 20, condition: { organizationId: $id }, orderBy: [CREATED_AT_DESC, ROW_ID_DESC]
  ) { nodes {
    id: rowId title visibility published createdAt
    sections: siteSectionsBySiteIdAndOrganizationId(
      first: 10, orderBy: [RANK_ASC, ROW_ID_ASC]
    ) { nodes {
      id: rowId title path default: isDefault
      siteSpaces: siteSpacesBySectionIdAndOrganizationId(orderBy: [RANK_ASC, ROW_ID_ASC]) { nodes {
        id: rowId path default: isDefault
        space: spaceBySpaceIdAndOrganizationId { id: rowId title emoji visibility }
      } }
    } }
  } } }`,
  W4: `query ($id: String!) { changeRequests: allChangeRequests(
    first: 50, condition: { spaceId: $id }, orderBy: [CREATED_AT_DESC, ROW_ID_DESC]
  ) { nodes {
    id: rowId number status subject createdAt updatedAt commentCount
    createdBy: userByAuthorId { id: rowId displayName }
    comments: commentsByChangeRequestIdAndOrganizationId(
      first: 5, orderBy: [CREATED_AT_DESC, ROW_ID_DESC]
    ) { nodes {
      id: rowId postedAt: createdAt status markdown
      postedBy: userByAuthorId { id: rowId displayName }
    } }
  } } }`,
  W5: `mutation ($input: CreateCommentInput!) { createComment(input: $input) { comment {
    id: rowId postedAt: createdAt status markdown
    postedBy: userByAuthorId { id: rowId displayName }
  } } }`,
  W6: `query ($id: String!, $query: String!) {
    pages: benchFindPages(space: $id, query: $query) { nodes { id: rowId title } }
  }`,
  W7: `query ($organization: String!, $id: String!, $space: String!, $path: String!) {
    site: siteByRowIdAndOrganizationId(rowId: $id, organizationId: $organization) {
      id: rowId title
      sections: siteSectionsBySiteIdAndOrganizationId(orderBy: [RANK_ASC, ROW_ID_ASC]) { nodes {
        id: rowId title path
        siteSpaces: siteSpacesBySectionIdAndOrganizationId(orderBy: [RANK_ASC, ROW_ID_ASC]) {
          nodes {
          id: rowId path default: isDefault
          space: spaceBySpaceIdAndOrganizationId { id: rowId title }
        } }
      } }
    }
    page: benchPageBySpaceIdAndPath(spaceId: $space, path: $path) {
      id: rowId title document: documentByDocumentAndOrganizationId { markdown }
    }
  }`,
  W8: `query ($id: String!) {
    pages: allBenchPages(condition: { spaceId: $id }, orderBy: [POSITION_ASC]) { nodes {
      id: rowId title slug path parentId createdAt updatedAt
    } }
  }`,
} as const;
