/** The queries that every server of the benchmark receives. */

/** Reads a space by its id, with its organization and counts. */
export const SPACE = `query Space($id: ID!) {
  space(id: $id) { ...Shown }
}
fragment Shown on Space {
  id title emoji visibility editMode createdAt updatedAt parentId revisionId defaultLevel
  commentCount changeRequestCount openChangeRequestCount draftChangeRequestCount
  organization { id title }
  permissions { view access admin viewInviteLinks edit triggerGitSync comment merge review }
}`;

/** Reads fifty spaces of a collection. */
export const SPACES = `query Spaces($id: ID!) {
  collection(id: $id) { spaces(first: 50) { totalCount pageInfo { hasNextPage } nodes { ...Shown } } }
}
fragment Shown on Space {
  id title emoji visibility editMode createdAt updatedAt parentId revisionId defaultLevel
  commentCount changeRequestCount openChangeRequestCount draftChangeRequestCount
  organization { id title }
  permissions { view access admin viewInviteLinks edit triggerGitSync comment merge review }
}`;
