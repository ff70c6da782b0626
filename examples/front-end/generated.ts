/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** The way in which the primary content of a space can be changed. */
export type SpaceEditMode =
  /** Directly, and by change requests. */
  | 'LIVE'
  /** By change requests only. */
  | 'LOCKED';

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

/** Changes to a space. Absent fields remain unchanged. */
export type UpdateSpaceInput = {
  /** Any text, which the payload returns. At most 255 characters. */
  clientMutationId?: string | null | undefined;
  /** Level of members without a grant; null for no access. */
  defaultLevel?: DefaultLevel | null | undefined;
  /** Way in which the primary content can be changed. */
  editMode?: SpaceEditMode | null | undefined;
  /** Emoji of the space. At most 50 characters, one emoji. */
  emoji?: string | null | undefined;
  /** Id of the space (`spc_…`). */
  id: string;
  /** Title of the space. At most 50 characters. */
  title?: string | null | undefined;
  /** Access without membership. IN_COLLECTION is refused at the root. */
  visibility?: SpaceVisibility | null | undefined;
};

export type ListSpacesQueryVariables = Exact<{
  organization: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ListSpacesQuery = { organization: { id: string, title: string, spaces: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, title: string, emoji: string, visibility: SpaceVisibility, openChangeRequestCount: number, permissions: { edit: boolean }, urls: { app: string } }> } } | null };

export type SpaceCardFragment = { id: string, title: string, emoji: string, visibility: SpaceVisibility, openChangeRequestCount: number, permissions: { edit: boolean }, urls: { app: string } };

export type RenameSpaceMutationVariables = Exact<{
  input: UpdateSpaceInput;
}>;


export type RenameSpaceMutation = { updateSpace: { space: { id: string, title: string, emoji: string, visibility: SpaceVisibility, openChangeRequestCount: number, permissions: { edit: boolean }, urls: { app: string } } | null, errors: Array<
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
    > } };

export const SpaceCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpaceCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"openChangeRequestCount"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"urls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"app"}}]}}]}}]} as unknown as DocumentNode<SpaceCardFragment, unknown>;
export const ListSpacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListSpaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"spaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpaceCard"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpaceCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"openChangeRequestCount"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"urls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"app"}}]}}]}}]} as unknown as DocumentNode<ListSpacesQuery, ListSpacesQueryVariables>;
export const RenameSpaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameSpace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSpaceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSpace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"space"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpaceCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpaceCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Space"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"openChangeRequestCount"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"urls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"app"}}]}}]}}]} as unknown as DocumentNode<RenameSpaceMutation, RenameSpaceMutationVariables>;