/**
 * Measures the cost of a GraphQL operation, checks its limits, and converts it to points of the
 * rate limit.
 */
import {
  type ArgumentNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getOperationAST,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { AppError } from '../domain/errors.ts';
import { transactionOf } from './transaction/rule.ts';

/** The limits of one operation (spec, Limits). */
export const OPERATION_LIMITS = {
  /** Objects in the response. */
  nodes: 10_000,
  /** Levels of nested fields, including leaves. */
  depth: 15,
  /** Fields with another response name than their own. */
  aliases: 100,
  /** Root fields of a mutation that is not a transaction. */
  mutations: 10,
} as const;

/** The cost of an operation. Numbers are capped at a billion. */
export interface OperationCost {
  readonly nodes: number;
  readonly depth: number;
  readonly aliases: number;
  readonly mutations: number;
}

/**
 * The rate limits of one request. The HTTP server creates one for each request and sets the
 * `X-RateLimit-…` headers itself.
 */
export interface CostMeter {
  /**
   * Charges a valid token, by its id (never its secret). Throws RATE_LIMITED once the points of its
   * minute are used up.
   */
  spendForToken(tokenId: string, points?: number): Promise<void>;
  /**
   * Charges a visitor token at its address, because all visitors of the same view have the same
   * token. Throws RATE_LIMITED once the points of their minute are used up.
   */
  spendForVisitor(tokenId: string, points?: number): Promise<void>;
  /**
   * Charges the address, for an invalid token; the server itself charges requests without a token.
   * Throws RATE_LIMITED once the points of its minute are used up.
   */
  spendForAddress(points?: number): Promise<void>;
  /**
   * Charges the caller that was charged last for the cost of an operation beyond its first point:
   * `points(cost) - 1`.
   */
  spendMore(points: number): Promise<void>;
  /**
   * Charges the same caller for work that was done already. Never throws: the next request is
   * refused when no points are left.
   */
  charge(points: number): void;
  /**
   * Takes a slot among the subscriptions of the same caller in place of the one among its requests.
   * Throws RATE_LIMITED when there is none.
   */
  subscribe(): Promise<void>;
}

/** Items of a connection when neither `first` nor `last` is given. */
const DEFAULT_PAGE_SIZE = 50;
/** The field itself refuses more, with a better message. */
const MAX_PAGE_SIZE = 1000;
/** Assumed items of a list without pages. */
const DEFAULT_LIST_COUNT = 5;
/** The nodes that a whole introspection counts as. */
const MAX_INTROSPECTION_POINTS = 250;
/** GraphiQL's own query is 13 deep; deeper ones count like any other. */
const MAX_INTROSPECTION_DEPTH = 20;
const MAX_COST = 1e9;

/**
 * Returns the cost of an operation. Each fragment is measured once, so the time is linear in the
 * document; invalid documents and variables are measured as far as possible.
 *
 * A connection counts as its page size, whether selected by `nodes`, `edges` or both; an object as
 * one; a list as the number of its `ids`, else five; `@weight` is added.
 *
 * Of the fragments for the types of an interface, the most expensive one counts.
 */
export function measureCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Readonly<Record<string, unknown>>,
): OperationCost {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) return { nodes: 0, depth: 0, aliases: 0, mutations: 0 };
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
    ),
  );
  const sum = new Measure(schema, operation, fragments, variables).selection(
    operation.selectionSet,
    root,
  );
  return {
    nodes: sum.nodes,
    depth: sum.depth,
    aliases: sum.aliases,
    // `transactionRule` limits those of a transaction
    mutations: operation.operation === 'mutation' && !transactionOf(operation) ? sum.fields : 0,
  };
}

/**
 * The cost of a selection for one object. Inside a connection, `perItem` is the cost of each item
 * of its page in addition to the item itself.
 */
interface Sum {
  nodes: number;
  perItem: number;
  hasItems: boolean;
  depth: number;
  aliases: number;
  /** Number of fields on this level. */
  fields: number;
}

const zero = (): Sum => ({
  nodes: 0,
  perItem: 0,
  hasItems: false,
  depth: 0,
  aliases: 0,
  fields: 0,
});

class Measure {
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #variables: Readonly<Record<string, unknown>>;
  readonly #defaults: ReadonlyMap<string, unknown>;
  readonly #measured = new Map<string, Sum>();

  constructor(
    schema: GraphQLSchema,
    operation: OperationDefinitionNode,
    fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    variables: Readonly<Record<string, unknown>>,
  ) {
    this.#schema = schema;
    this.#fragments = fragments;
    this.#variables = variables;
    this.#defaults = new Map(
      (operation.variableDefinitions ?? []).flatMap((node) =>
        node.defaultValue
          ? [[node.variable.name.value, valueFromASTUntyped(node.defaultValue)]]
          : [],
      ),
    );
  }

  selection(set: SelectionSetNode, type: GraphQLNamedType): Sum {
    const sum = zero();
    const byType = new Map<string, Sum>();
    for (const node of set.selections) {
      if (!this.#isIncluded(node.directives)) continue;
      const one = isAbstractType(type) ? this.#objectTypeOf(node) : undefined;
      const into = one === undefined ? sum : (byType.get(one) ?? zero());
      add(into, this.#selected(node, type));
      if (one !== undefined) byType.set(one, into);
    }
    addLargest(sum, [...byType.values()]);
    return sum;
  }

  /** Returns the name of the object type of a fragment; undefined for other selections. */
  #objectTypeOf(node: SelectionNode): string | undefined {
    if (node.kind === Kind.FIELD) return undefined;
    const fragment =
      node.kind === Kind.INLINE_FRAGMENT ? node : this.#fragments.get(node.name.value);
    const name = fragment?.typeCondition?.name.value;
    return name !== undefined && isObjectType(this.#schema.getType(name)) ? name : undefined;
  }

  #selected(node: SelectionNode, type: GraphQLNamedType): Sum {
    if (node.kind === Kind.FIELD) return this.#field(node, type);
    if (node.kind === Kind.FRAGMENT_SPREAD) return this.#fragment(node.name.value);
    return this.selection(
      node.selectionSet,
      (node.typeCondition && this.#schema.getType(node.typeCondition.name.value)) ?? type,
    );
  }

  #fragment(name: string): Sum {
    const known = this.#measured.get(name);
    if (known) return known;
    this.#measured.set(name, zero()); // a cycle costs nothing: validation refuses it
    const fragment = this.#fragments.get(name);
    const type = fragment && this.#schema.getType(fragment.typeCondition.name.value);
    const sum = fragment && type ? this.selection(fragment.selectionSet, type) : zero();
    this.#measured.set(name, sum);
    return sum;
  }

  #field(node: FieldNode, type: GraphQLNamedType): Sum {
    const name = node.name.value;
    const field =
      metaFields.get(name) ??
      (isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined);
    const sum: Sum = {
      ...zero(),
      depth: 1,
      aliases: node.alias && node.alias.value !== name ? 1 : 0,
      fields: name === '__typename' ? 0 : 1,
    };
    if (!node.selectionSet || !field) return sum;
    const inner = this.selection(node.selectionSet, getNamedType(field.type));
    sum.depth = inner.depth + 1;
    sum.aliases = capped(sum.aliases + inner.aliases);
    if (metaFields.has(name))
      return {
        ...sum,
        nodes: MAX_INTROSPECTION_POINTS,
        depth: sum.depth > MAX_INTROSPECTION_DEPTH ? sum.depth : 1,
      };
    const counted = this.#count(sum, inner, node, field, type);
    return { ...counted, nodes: capped(counted.nodes + weightOf(field)) };
  }

  #count(
    sum: Sum,
    inner: Sum,
    node: FieldNode,
    field: GraphQLField<unknown, unknown>,
    parent: GraphQLNamedType,
  ): Sum {
    if (isConnection(parent) && (field.name === 'nodes' || field.name === 'edges')) {
      // An edge is not a node itself: its `node` is the item, which the page counts.
      return { ...sum, perItem: capped(inner.nodes + inner.perItem), hasItems: true };
    }
    if (isEdge(parent) && field.name === 'node') return { ...sum, perItem: inner.nodes };
    if (isConnection(getNamedType(field.type))) {
      const page = inner.hasItems ? this.#pageSize(node, field) * (1 + inner.perItem) : 1;
      return { ...sum, nodes: capped(page + inner.nodes) };
    }
    if (getNamedType(field.type).name === 'PageInfo' || !isCompositeType(getNamedType(field.type)))
      return sum;
    return { ...sum, nodes: capped(this.#listSize(node, field.type) * (1 + inner.nodes)) };
  }

  #pageSize(node: FieldNode, field: GraphQLField<unknown, unknown>): number {
    const sizes = ['first', 'last'].flatMap((name) => {
      const given = node.arguments?.find((arg) => arg.name.value === name);
      const size = given
        ? this.#valueOf(given.value)
        : field.args.find((arg) => arg.name === name)?.defaultValue;
      return typeof size === 'number' ? [size] : [];
    });
    return sizes.length === 0 ? DEFAULT_PAGE_SIZE : Math.min(Math.max(...sizes, 1), MAX_PAGE_SIZE);
  }

  #listSize(node: FieldNode, type: GraphQLOutputType): number {
    if (!isListType(getNullableType(type))) return 1;
    const ids = node.arguments?.find((arg: ArgumentNode) =>
      /^ids$|Ids$/.test(arg.name.value),
    )?.value;
    if (ids === undefined) return DEFAULT_LIST_COUNT;
    const given = ids.kind === Kind.LIST ? ids.values : this.#valueOf(ids);
    return Array.isArray(given) ? Math.max(given.length, 1) : 1;
  }

  #valueOf(node: ValueNode): unknown {
    if (node.kind !== Kind.VARIABLE) return valueFromASTUntyped(node);
    const name = node.name.value;
    return Object.hasOwn(this.#variables, name) ? this.#variables[name] : this.#defaults.get(name);
  }

  #isIncluded(directives: readonly DirectiveNode[] = []): boolean {
    return directives.every((directive) => {
      const given = directive.arguments?.find((arg) => arg.name.value === 'if');
      const value = given && this.#valueOf(given.value);
      return directive.name.value === 'skip'
        ? value !== true
        : directive.name.value !== 'include' || value !== false;
    });
  }
}

const weights = new WeakMap<GraphQLField<unknown, unknown>, number>();

/** Returns the additional cost of a field, from its `@weight`. */
function weightOf(field: GraphQLField<unknown, unknown>): number {
  const known = weights.get(field);
  if (known !== undefined) return known;
  const given = field.astNode?.directives?.find(({ name }) => name.value === 'weight')
    ?.arguments?.[0]?.value;
  const weight = given ? Number(valueFromASTUntyped(given)) : 0;
  weights.set(field, weight);
  return weight;
}

const metaFields = new Map(
  [SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]),
);
const isConnection = (type: GraphQLNamedType): boolean => type.name.endsWith('Connection');
const isEdge = (type: GraphQLNamedType): boolean => type.name.endsWith('Edge');
const capped = (value: number): number => Math.min(value, MAX_COST);

function add(sum: Sum, other: Sum): void {
  sum.nodes = capped(sum.nodes + other.nodes);
  sum.perItem = capped(sum.perItem + other.perItem);
  sum.hasItems ||= other.hasItems;
  sum.depth = Math.max(sum.depth, other.depth);
  sum.aliases = capped(sum.aliases + other.aliases);
  sum.fields = capped(sum.fields + other.fields);
}

/**
 * Adds the selections of the types of an interface or union. An object has one type, so it costs at
 * most the largest of them; the aliases are those of the document.
 */
function addLargest(sum: Sum, selections: readonly Sum[]): void {
  const largest = zero();
  for (const one of selections) {
    largest.nodes = Math.max(largest.nodes, one.nodes);
    largest.perItem = Math.max(largest.perItem, one.perItem);
    largest.hasItems ||= one.hasItems;
    largest.depth = Math.max(largest.depth, one.depth);
    largest.aliases = capped(largest.aliases + one.aliases);
    largest.fields = capped(largest.fields + one.fields);
  }
  add(sum, largest);
}

/** Throws QUERY_TOO_COMPLEX for an operation over a limit. */
export function checkLimits(cost: OperationCost): void {
  for (const of of ['nodes', 'depth', 'aliases', 'mutations'] as const)
    if (cost[of] > OPERATION_LIMITS[of]) throw tooComplex(of, cost[of]);
}

const advice = {
  nodes: 'nodes: request smaller pages (`first`), or send several requests',
  depth: 'fields inside one another: send several requests that start at `node(id)`',
  aliases: 'aliases: use `nodes(ids)`, or send several requests',
  mutations: 'mutations: send several requests',
} as const;

function tooComplex(of: keyof typeof OPERATION_LIMITS, has: number): AppError {
  return new AppError(
    'QUERY_TOO_COMPLEX',
    `This operation has ${has} ${advice[of]}. At most ${OPERATION_LIMITS[of]} are allowed.`,
    { details: { of, limit: OPERATION_LIMITS[of], has } },
  );
}

/**
 * Returns the points that an operation takes from a rate limit: one, and one for each 100 nodes.
 */
export const points = (cost: OperationCost): number => 1 + Math.floor(cost.nodes / 100);
