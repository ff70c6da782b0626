/**
 * Adds to the arguments of a connection whether the request selects `totalCount`, so that the
 * statement that reads the page also counts.
 */
import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { COUNTED } from '../data/connection.ts';

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** The results of `isCounted` by field; parsed documents are kept, so their fields are too. */
const countedFields = new WeakMap<FieldNode, boolean>();

/** Returns whether a selection always contains `totalCount`: a directive could leave it out. */
const selectsCount = ({ selections }: SelectionSetNode, fragments: Fragments): boolean =>
  selections.some((selection) => {
    if (selection.directives?.length) return false;
    if (selection.kind === Kind.FIELD) return selection.name.value === 'totalCount';
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    return inner !== undefined && selectsCount(inner.selectionSet, fragments);
  });

const isCounted = ({ fieldNodes, fragments }: GraphQLResolveInfo): boolean =>
  fieldNodes.some((node) => {
    const known = countedFields.get(node);
    if (known !== undefined) return known;
    const counted = node.selectionSet ? selectsCount(node.selectionSet, fragments) : false;
    countedFields.set(node, counted);
    return counted;
  });

/** Wraps the resolvers of all fields that return a connection. */
export function withCounts(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      const returned = getNamedType(field.type);
      if (!resolve || !isObjectType(returned) || !('totalCount' in returned.getFields())) continue;
      field.resolve = (source, args, ctx, info) =>
        resolve(source, isCounted(info) ? { ...args, [COUNTED]: true } : args, ctx, info);
    }
  }
  return schema;
}
