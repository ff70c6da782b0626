/** Reads the directives of the SDL that `/v1` follows: limits, ids, nullable fields and scopes. */
import { type DirectiveNode, type GraphQLSchema, getDirectiveValues } from 'graphql';

/**
 * Returns the arguments of a directive on a definition; undefined if it does not have the
 * directive.
 */
export function directiveOf(
  schema: GraphQLSchema,
  name: string,
  definition: {
    readonly astNode?:
      | { readonly directives?: readonly DirectiveNode[] | undefined }
      | null
      | undefined;
  },
): Readonly<Record<string, unknown>> | undefined {
  const directive = schema.getDirective(name);
  return directive && definition.astNode
    ? getDirectiveValues(directive, { directives: definition.astNode.directives ?? [] })
    : undefined;
}
