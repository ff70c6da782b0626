/** The part of Lectern's schema that the plain GraphQL servers have: what the workloads select. */

export const typeDefs = `
  type Query {
    space(id: ID!): Space
    collection(id: ID!): Collection
    organization(id: ID!): Organization
    publishedSite(id: ID!): PublishedSite
  }
  type Mutation { createComment(input: CreateCommentInput!): CreateCommentPayload! }
  input CreateCommentInput { subjectId: ID! body: CommentBodyInput! }
  input CommentBodyInput { markdown: String! }
  type CreateCommentPayload { comment: Comment! }
  type Collection { id: ID! title: String! spaces(first: Int = 50): SpaceConnection! }
  type SpaceConnection { totalCount: Int! nodes: [Space!]! }
  type Space {
    id: ID! spaceId: ID! title: String! emoji: String! visibility: String! editMode: String!
      createdAt: String! updatedAt: String! parentId: ID revisionId: ID! defaultLevel: String
    commentCount: Int! changeRequestCount: Int! openChangeRequestCount: Int!
      draftChangeRequestCount: Int!
    changeRequests(first: Int = 50): ChangeRequestConnection!
    search(query: String!, first: Int = 50): SearchResultConnection!
    revision: Revision!
  }
  type Organization { id: ID! title: String! sites(first: Int = 50): SiteConnection! }
  type SiteConnection { nodes: [Site!]! }
  type Site { id: ID! title: String! visibility: String! published: Boolean! createdAt: String!
    sections(first: Int = 50): SiteSectionConnection! }
  type SiteSectionConnection { nodes: [SiteSection!]! }
  type SiteSection { id: ID! title: String! path: String! default: Boolean!
    siteSpaces: [SiteSpace!]! }
  type SiteSpace { id: ID! path: String! default: Boolean! space: Space! }
  type ChangeRequestConnection { nodes: [ChangeRequest!]! }
  type ChangeRequest {
    id: ID! number: Int! status: String! subject: String! createdAt: String! updatedAt: String!
      commentCount: Int! createdBy: User
    comments(first: Int = 50): CommentConnection!
  }
  type CommentConnection { nodes: [Comment!]! }
  type Comment { id: ID! postedAt: String! status: String! body: CommentBody! postedBy: User }
  type CommentBody { markdown: String! }
  type User { id: ID! displayName: String! }
  type SearchResultConnection { nodes: [SearchResult!]! }
  type SearchResult { pageId: ID! title: String! }
  type Revision { allPages: [DocumentPage!]! }
  type DocumentPage { pageId: ID! title: String! slug: String! path: String! parentId: ID depth: Int!
    createdAt: String! updatedAt: String! markdown: String }
  type PublishedSite { site: Site! structure: SiteStructure! page(path: String!): PublishedPage }
  type SiteStructure { items: [SiteStructureItem!]! }
  union SiteStructureItem = SiteSection
  type PublishedPage { page: DocumentPage }
`;

/** The columns of a page, for servers that read pages in SQL of their own. */
export const PAGE_COLUMNS = `p.id AS "pageId", p.title, p.slug, p.path, p.parent_id AS "parentId",
  p.depth,
    p.created_at AS "createdAt", p.updated_at AS "updatedAt"`;

/** Reads a page of a site by its path; as here, only the default site space is looked at. */
export const PAGE_AT = `SELECT ${PAGE_COLUMNS}, d.markdown FROM site_sections c
  JOIN site_spaces t ON t.section_id = c.id AND t.is_default
  JOIN bench.pages p ON p.space_id = t.space_id AND p.path = $2
    JOIN documents d ON d.id = p.document AND d.organization_id = p.organization_id
    WHERE c.site_id = $1 AND c.is_default`;
