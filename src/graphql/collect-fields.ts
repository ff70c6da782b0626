/** Collects the selected fields of an operation, as graphql-js does. */
import {
  type FieldNode,
  type FragmentDefinitionNode,
  getDirectiveValues,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  isAbstractType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** The parts of an operation that decide which fields are selected. */
export interface SelectionSource {
  readonly schema: GraphQLSchema;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** The variables of `@skip` and `@include`. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The nodes that select one field of a response. */
export type FieldNodes = readonly [FieldNode, ...FieldNode[]];

/** Returns the selected fields of objects of one type, by their names in the response. */
export function fieldsIn(
  source: SelectionSource,
  type: GraphQLObjectType,
  sets: readonly (SelectionSetNode | undefined)[],
): ReadonlyMap<string, FieldNodes> {
  const nodesByKey = new Map<string, [FieldNode, ...FieldNode[]]>();
  const visitedFragments = new Set<string>();
  for (const set of sets)
    collectFields(source, type, set?.selections ?? [], nodesByKey, visitedFragments);
  return nodesByKey;
}

function collectFields(
  source: SelectionSource,
  type: GraphQLObjectType,
  selections: readonly SelectionNode[],
  nodesByKey: Map<string, [FieldNode, ...FieldNode[]]>,
  visitedFragments: Set<string>,
): void {
  for (const node of selections) {
    if (!isIncluded(source, node)) continue;
    if (node.kind === Kind.FIELD) {
      const key = (node.alias ?? node.name).value;
      const nodes = nodesByKey.get(key);
      if (nodes) nodes.push(node);
      else nodesByKey.set(key, [node]);
      continue;
    }
    const name = node.kind === Kind.FRAGMENT_SPREAD ? node.name.value : undefined;
    if (name !== undefined && visitedFragments.has(name)) continue;
    if (name !== undefined) visitedFragments.add(name);
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : source.fragments[node.name.value];
    if (!fragment || !isOfType(source.schema, type, fragment.typeCondition?.name.value)) continue;
    collectFields(source, type, fragment.selectionSet.selections, nodesByKey, visitedFragments);
  }
}

function isOfType(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  name: string | undefined,
): boolean {
  if (name === undefined || name === type.name) return true;
  const condition = schema.getType(name);
  return isAbstractType(condition) && schema.isSubType(condition, type);
}

const isIncluded = ({ variables }: SelectionSource, node: SelectionNode): boolean =>
  !node.directives?.length ||
  (getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] !== false);
