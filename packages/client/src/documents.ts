/** Documents with the types of their data and variables, without a code generator. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

/**
 * Parses an operation whose types the caller states. The function of the same name that
 * graphql-codegen writes infers them.
 *
 * @example
 * const TITLE = graphql<{ space: Pick<Space, 'title'> | null }, { id: string }>(
 *   'query Title($id: ID!) { space(id: $id) { title } }',
 * );
 */
export const graphql = <Data, Variables extends object = Record<string, never>>(
  text: string,
): TypedDocumentNode<Data, Variables> => parse(text) as TypedDocumentNode<Data, Variables>; // the types exist for the compiler alone
