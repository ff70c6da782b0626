/** Reads which fields of a value are selected, for resolvers that read less without some of them. */
import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/**
 * Returns true if a field of the resolved value is selected, also through fragments. Conditions are
 * not evaluated: a field with `@skip` or `@include` counts as selected.
 */
export function isSelected(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  field: string,
): boolean {
  const selects = ({ selections }: SelectionSetNode): boolean =>
    selections.some((node) => {
      if (node.kind === Kind.FIELD) return node.name.value === field;
      const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value];
      return inner !== undefined && selects(inner.selectionSet);
    });
  return fieldNodes.some(({ selectionSet }) => selectionSet !== undefined && selects(selectionSet));
}
