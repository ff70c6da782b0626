/** Finds the exports of an operation and the variables that its root fields use. */
import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';

/** The directive that sets a variable to a value of a payload. */
export const EXPORT = 'export';

/** A field whose value a variable takes. */
export interface Export {
  /** The name of the variable; undefined for one that is no literal. */
  readonly variable: string | undefined;
  readonly directive: DirectiveNode;
  readonly node: FieldNode;
  /** The response names from the root field to the field. */
  readonly path: readonly [string, ...string[]];
  /** The type of the field; undefined for a field that does not exist. */
  readonly type: GraphQLOutputType | undefined;
  /** The first field on the path that is a list. */
  readonly list: string | undefined;
}

/** A root field of an operation, with the nodes that select it. */
export interface RootField {
  readonly key: string;
  readonly nodes: readonly [FieldNode, ...FieldNode[]];
}

/** A field with the type that it is selected on. */
interface Selected {
  readonly node: FieldNode;
  readonly parent: GraphQLNamedType | undefined;
}

/** A selection with the type that it is made on. */
interface SelectionOfType {
  readonly selectionSet: SelectionSetNode;
  readonly type: GraphQLNamedType | undefined;
}

/** The place of a selection in a response. */
interface Place {
  readonly path: readonly string[];
  readonly list: string | undefined;
}

/** The variables and fragments that one definition uses by itself. */
interface Uses {
  readonly variables: ReadonlySet<string>;
  readonly spreads: ReadonlySet<string>;
}

const exportsIn = ({ directives = [] }: FieldNode): readonly DirectiveNode[] =>
  directives.filter(({ name }) => name.value === EXPORT);

const keyOf = ({ alias, name }: FieldNode): string => (alias ?? name).value;

/** Reads the selections of a document whose fragments have no cycles, in linear time. */
export class Selections {
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #exporting = new Map<SelectionSetNode, boolean>();
  readonly #uses = new Map<string, Uses>();

  constructor(schema: GraphQLSchema, { definitions }: DocumentNode) {
    this.#schema = schema;
    this.#fragments = new Map(
      definitions.flatMap((node) =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
      ),
    );
  }

  /** Returns the root fields of an operation in their order, including skipped ones. */
  rootFieldsOf({ selectionSet }: OperationDefinitionNode): readonly RootField[] {
    const selected = this.#fieldsIn([{ selectionSet, type: undefined }]);
    return [...selected].map(([key, [first, ...others]]) => ({
      key,
      nodes: [first.node, ...others.map(({ node }) => node)],
    }));
  }

  /** Returns the names of the variables that nodes use, through fragments. */
  variablesIn(nodes: readonly FieldNode[]): ReadonlySet<string> {
    const variables = new Set<string>();
    const spreads = new Set<string>();
    const add = (uses: Uses): void => {
      for (const name of uses.variables) variables.add(name);
      for (const name of uses.spreads) spreads.add(name);
    };
    for (const node of nodes) add(usesOf(node));
    // the set grows while its members are visited
    for (const name of spreads) {
      const fragment = this.#fragments.get(name);
      if (fragment) add(this.#usesOfFragment(fragment));
    }
    return variables;
  }

  /** Returns whether a selection has exports, through fragments. */
  isExporting(set: SelectionSetNode): boolean {
    const known = this.#exporting.get(set);
    if (known !== undefined) return known;
    this.#exporting.set(set, false);
    const found = set.selections.some((node) => {
      if (node.kind === Kind.FIELD)
        return (
          exportsIn(node).length > 0 ||
          (node.selectionSet !== undefined && this.isExporting(node.selectionSet))
        );
      const inner =
        node.kind === Kind.INLINE_FRAGMENT ? node : this.#fragments.get(node.name.value);
      return inner !== undefined && this.isExporting(inner.selectionSet);
    });
    this.#exporting.set(set, found);
    return found;
  }

  /**
   * Returns the exports of a root field. Stops after `limit`, because a fragment that exports can be
   * spread in exponentially many places.
   */
  exportsOf(
    { key, nodes }: RootField,
    root: GraphQLNamedType | undefined,
    limit: number,
  ): readonly Export[] {
    const found: Export[] = [];
    const selected = nodes.map((node) => ({ node, parent: root }));
    this.#collect(key, selected, { path: [], list: undefined }, { found, limit });
    return found;
  }

  #collect(
    key: string,
    selected: readonly Selected[],
    place: Place,
    into: { readonly found: Export[]; readonly limit: number },
  ): void {
    const [head = key, ...rest] = [...place.path, key];
    const path: Export['path'] = [head, ...rest];
    const inner: SelectionOfType[] = [];
    let { list } = place;
    const { found } = into;
    const names = new Set<string | undefined>();
    for (const { node, parent } of selected) {
      const type = fieldTypeOf(parent, node.name.value);
      if (type && isListType(getNullableType(type))) list ??= key;
      for (const directive of exportsIn(node)) {
        const variable = literalOf(directive);
        // the same field can be selected several times
        if (names.has(variable)) continue;
        names.add(variable);
        found.push({ variable, directive, node, path, type, list });
      }
      if (node.selectionSet && this.isExporting(node.selectionSet))
        inner.push({ selectionSet: node.selectionSet, type: type && getNamedType(type) });
    }
    for (const [name, fields] of this.#fieldsIn(inner)) {
      if (found.length >= into.limit) return;
      if (fields.some(({ node }) => this.#isOnPath(node)))
        this.#collect(name, fields, { path, list }, into);
    }
  }

  #isOnPath(node: FieldNode): boolean {
    return (
      exportsIn(node).length > 0 ||
      (node.selectionSet !== undefined && this.isExporting(node.selectionSet))
    );
  }

  /** Returns the fields of selections of the same object by their response names. */
  #fieldsIn(
    selections: readonly SelectionOfType[],
  ): ReadonlyMap<string, readonly [Selected, ...Selected[]]> {
    const fields = new Map<string, [Selected, ...Selected[]]>();
    const visitedFragments = new Set<string>();
    const descend = (set: SelectionSetNode, type: GraphQLNamedType | undefined): void => {
      for (const node of set.selections) {
        if (node.kind === Kind.FIELD) {
          const selected = { node, parent: type };
          const others = fields.get(keyOf(node));
          if (others) others.push(selected);
          else fields.set(keyOf(node), [selected]);
          continue;
        }
        const name = node.kind === Kind.FRAGMENT_SPREAD ? node.name.value : undefined;
        if (name !== undefined && visitedFragments.has(name)) continue;
        if (name !== undefined) visitedFragments.add(name);
        const inner = node.kind === Kind.INLINE_FRAGMENT ? node : this.#fragments.get(name ?? '');
        const condition = inner?.typeCondition?.name.value;
        const innerType = condition === undefined ? type : this.#schema.getType(condition);
        if (inner) descend(inner.selectionSet, innerType);
      }
    };
    for (const { selectionSet, type } of selections) descend(selectionSet, type);
    return fields;
  }

  #usesOfFragment(fragment: FragmentDefinitionNode): Uses {
    const name = fragment.name.value;
    const uses = this.#uses.get(name) ?? usesOf(fragment);
    this.#uses.set(name, uses);
    return uses;
  }
}

const literalOf = ({ arguments: given = [] }: DirectiveNode): string | undefined => {
  const value = given.find(({ name }) => name.value === 'as')?.value;
  return value?.kind === Kind.STRING ? value.value : undefined;
};

const fieldTypeOf = (
  parent: GraphQLNamedType | undefined,
  name: string,
): GraphQLOutputType | undefined =>
  isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name]?.type : undefined;

function usesOf(node: FieldNode | FragmentDefinitionNode): Uses {
  const variables = new Set<string>();
  const spreads = new Set<string>();
  visit(node, {
    Variable: ({ name }) => void variables.add(name.value),
    FragmentSpread: ({ name }) => void spreads.add(name.value),
  });
  return { variables, spreads };
}
