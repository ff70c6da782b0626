/** Finds out which fields a selection includes, at most once for each field of a document. */
import {
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getDirectiveValues,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  Kind,
  type SelectionSetNode,
} from 'graphql';

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** A field of a selection, with the directives on the way to it. */
interface Selected {
  readonly node: FieldNode;
  readonly directives: readonly DirectiveNode[];
}

/** The fields of selections, through fragments; parsed documents are kept, so their nodes are too. */
const fieldsOf = new WeakMap<SelectionSetNode, readonly Selected[]>();

function fieldsIn(set: SelectionSetNode, fragments: Fragments): readonly Selected[] {
  const known = fieldsOf.get(set);
  if (known) return known;
  const fields = set.selections.flatMap((node): readonly Selected[] => {
    const { directives = [] } = node;
    if (node.kind === Kind.FIELD) return [{ node, directives }];
    const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value];
    if (!inner) return [];
    return fieldsIn(inner.selectionSet, fragments).map((field) => ({
      node: field.node,
      directives: [...directives, ...field.directives],
    }));
  });
  fieldsOf.set(set, fields);
  return fields;
}

/** Returns whether `@include` and `@skip` keep a field, for the variables of a request. */
const isIncluded = (
  { directives }: Selected,
  { variableValues }: Pick<GraphQLResolveInfo, 'variableValues'>,
): boolean =>
  directives.every((directive) => {
    const node = { directives: [directive] };
    return (
      getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.['if'] !== true &&
      getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.['if'] !== false
    );
  });

/** Returns whether the selection of the field that is resolved includes another field. */
export const selects = (info: GraphQLResolveInfo, name: string): boolean =>
  info.fieldNodes.some(
    ({ selectionSet }) =>
      selectionSet !== undefined &&
      fieldsIn(selectionSet, info.fragments).some(
        (field) => field.node.name.value === name && isIncluded(field, info),
      ),
  );

/** Returns the number of root fields of the operation that is executed. */
export const countRootFields = (info: GraphQLResolveInfo): number =>
  new Set(
    fieldsIn(info.operation.selectionSet, info.fragments)
      .filter((field) => isIncluded(field, info))
      .map(({ node }) => node.alias?.value ?? node.name.value)
      .filter((key) => key !== '__typename'),
  ).size;
