/** Finds out which fields the selection of a request includes. */
import {
  type DirectiveNode,
  type FieldNode,
  getDirectiveValues,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** Returns whether `@include` and `@skip` keep a part of a selection. */
function isIncluded(
  node: { readonly directives?: readonly DirectiveNode[] | undefined },
  { variableValues }: GraphQLResolveInfo,
): boolean {
  if (!node.directives?.length) return true;
  const part = { directives: node.directives };
  return (
    getDirectiveValues(GraphQLSkipDirective, part, variableValues)?.['if'] !== true &&
    getDirectiveValues(GraphQLIncludeDirective, part, variableValues)?.['if'] !== false
  );
}

/**
 * Returns the included fields of a selection. As in graphql-js each fragment counts once, so the
 * time is linear in the document.
 */
function fieldsIn(
  { selections }: SelectionSetNode,
  info: GraphQLResolveInfo,
  visitedFragments = new Set<string>(),
): FieldNode[] {
  return selections.flatMap((node) => {
    if (!isIncluded(node, info)) return [];
    if (node.kind === Kind.FIELD) return [node];
    if (node.kind === Kind.INLINE_FRAGMENT)
      return fieldsIn(node.selectionSet, info, visitedFragments);
    const fragment = info.fragments[node.name.value];
    if (!fragment || visitedFragments.has(node.name.value)) return [];
    return fieldsIn(fragment.selectionSet, info, visitedFragments.add(node.name.value));
  });
}

/** Returns whether the selection of the field that is resolved includes another field. */
export const selects = (info: GraphQLResolveInfo, name: string): boolean =>
  info.fieldNodes.some(
    ({ selectionSet }) =>
      selectionSet && fieldsIn(selectionSet, info).some((field) => field.name.value === name),
  );

/** Returns the number of root fields of the operation that is executed. */
export const countRootFields = (info: GraphQLResolveInfo): number =>
  new Set(
    fieldsIn(info.operation.selectionSet, info)
      .filter(({ name }) => name.value !== '__typename')
      .map(({ alias, name }) => (alias ?? name).value),
  ).size;
