/** The part of the schema that the straightforward server serves. */
export const sdl = `
  type Query { space(id: ID!): Space collection(id: ID!): Collection }
  type Collection { id: ID! title: String! spaces(first: Int = 50): SpaceConnection! }
  type SpaceConnection { totalCount: Int! pageInfo: PageInfo! nodes: [Space!]! }
  type PageInfo { hasNextPage: Boolean! }
  type Organization { id: ID! title: String! }
  type Permissions { view: Boolean! access: Boolean! admin: Boolean! viewInviteLinks: Boolean! edit: Boolean! triggerGitSync: Boolean! comment: Boolean! merge: Boolean! review: Boolean! }
  type Space {
    id: ID! title: String! emoji: String! visibility: String! editMode: String! createdAt: String! updatedAt: String! parentId: ID revisionId: ID! defaultLevel: String
    commentCount: Int! changeRequestCount: Int! openChangeRequestCount: Int! draftChangeRequestCount: Int!
    organization: Organization! permissions: Permissions!
  }
`;
