/** What one GraphQL request may cost: a guard before parsing, a measure of the whole operation, and the points that it takes from a rate limit. */
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
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  Lexer,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  Source,
  TokenKind,
  TypeMetaFieldDef,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { Fault } from '../domain/errors.ts';

/** The limits of one operation of a stranger, and of its document (spec, Limits). */
const limits = {
  /** Bytes of a document in UTF-8. */
  bytes: 65_536,
  tokens: 10_000,
  /** Brackets of any kind inside one another. */
  nesting: 64,
  /** Objects that an answer may hold. */
  nodes: 10_000,
  /** Fields inside one another, the leaves too. */
  depth: 15,
  /** Fields under another name than their own. */
  aliases: 100,
  /** Root fields of a mutation. */
  mutations: 10,
} as const;

/** What an operation costs. Numbers end at a billion. */
export interface Cost {
  readonly nodes: number;
  readonly depth: number;
  readonly aliases: number;
  readonly mutations: number;
}

/** The rate limits, as one request sees them. The HTTP server makes one for each request and sets the `X-RateLimit-…` headers itself. */
export interface Meter {
  /** Charges a token that was found good, by its id (never its secret). Throws RATE_LIMITED once its minute is used up. */
  spendForToken(tokenId: string, points?: number): Promise<void>;
  /** Charges the address: for a token that was refused. (The server itself has charged a request without a token.) Throws RATE_LIMITED once its minute is used up. */
  spendForAddress(points?: number): Promise<void>;
  /** Charges whoever was charged last: what an operation costs beyond its first point, `points(cost) - 1`. */
  spendMore(points: number): Promise<void>;
}

/** Items of a connection when neither `first` nor `last` is given. */
const PAGE = 50;
/** More is refused by the field itself, with a better message. */
const LARGEST_PAGE = 1000;
/** Items that a list without pages is taken for. */
const LIST = 5;
/** A whole introspection is worth so many nodes. */
const INTROSPECTION = 250;
/** GraphiQL's own query is 13 deep; deeper ones count like any other. */
const INTROSPECTION_DEPTH = 20;
const MOST = 1e9;

/** Refuses what would overflow the parser or keep it busy, before anything is parsed. Linear in the text; a syntax error is left to the parser. */
export function guardSource(text: string): void {
  if (text.length > limits.bytes || Buffer.byteLength(text) > limits.bytes) throw tooComplex('bytes', Buffer.byteLength(text));
  // a token has at least one character, a level at least one bracket: most documents need no lexer
  if (text.length <= limits.tokens && openings(text) <= limits.nesting) return;
  const lexer = new Lexer(new Source(text));
  for (let count = 0, nesting = 0; ; ) {
    const kind = nextKind(lexer);
    if (kind === undefined) return;
    if (++count > limits.tokens) throw tooComplex('tokens', count);
    if (kind === TokenKind.BRACE_L || kind === TokenKind.PAREN_L || kind === TokenKind.BRACKET_L) nesting++;
    if (kind === TokenKind.BRACE_R || kind === TokenKind.PAREN_R || kind === TokenKind.BRACKET_R) nesting--;
    if (nesting > limits.nesting) throw tooComplex('nesting', nesting);
  }
}

function openings(text: string): number {
  let count = 0;
  for (const opening of ['{', '(', '[']) for (let at = text.indexOf(opening); at !== -1; at = text.indexOf(opening, at + 1)) count++;
  return count;
}

/** The kind of the next token; undefined at the end, and where the parser will find a syntax error. */
function nextKind(lexer: Lexer): TokenKind | undefined {
  try {
    const { kind } = lexer.advance();
    return kind === TokenKind.EOF ? undefined : kind;
  } catch {
    return undefined;
  }
}

/**
 * Measures an operation with the variables as they were sent (what is not of its type will be refused when it runs, so
 * it does not matter here). Each fragment is measured once, so the time is linear in the document. A document that is
 * not valid is measured as far as it makes sense. A connection counts as many nodes as its page may have, whether asked
 * by `nodes`, `edges` or both; an object one; a list of objects as many as the `ids` that were given, else five; a field with
 * `@weight` that much more.
 */
export function measure(schema: GraphQLSchema, document: DocumentNode, operationName: string | null | undefined, variables: Readonly<Record<string, unknown>>): Cost {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) return { nodes: 0, depth: 0, aliases: 0, mutations: 0 };
  const fragments = new Map(document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])));
  const sum = new Measure(schema, operation, fragments, variables).selection(operation.selectionSet, root);
  return { nodes: sum.nodes, depth: sum.depth, aliases: sum.aliases, mutations: operation.operation === 'mutation' ? sum.fields : 0 };
}

/** What a selection costs for one object. Inside a connection, `perItem` is what each item of its page costs beyond itself. */
interface Sum {
  nodes: number;
  perItem: number;
  hasItems: boolean;
  depth: number;
  aliases: number;
  /** Fields of this level. */
  fields: number;
}

const nothing = (): Sum => ({ nodes: 0, perItem: 0, hasItems: false, depth: 0, aliases: 0, fields: 0 });

class Measure {
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #variables: Readonly<Record<string, unknown>>;
  readonly #defaults: ReadonlyMap<string, unknown>;
  readonly #measured = new Map<string, Sum>();

  constructor(schema: GraphQLSchema, operation: OperationDefinitionNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>, variables: Readonly<Record<string, unknown>>) {
    this.#schema = schema;
    this.#fragments = fragments;
    this.#variables = variables;
    this.#defaults = new Map((operation.variableDefinitions ?? []).flatMap((node) => (node.defaultValue ? [[node.variable.name.value, valueFromASTUntyped(node.defaultValue)]] : [])));
  }

  selection(set: SelectionSetNode, type: GraphQLNamedType): Sum {
    const sum = nothing();
    for (const node of set.selections) {
      if (this.#isIncluded(node.directives)) add(sum, this.#selected(node, type));
    }
    return sum;
  }

  #selected(node: SelectionNode, type: GraphQLNamedType): Sum {
    if (node.kind === Kind.FIELD) return this.#field(node, type);
    if (node.kind === Kind.FRAGMENT_SPREAD) return this.#fragment(node.name.value);
    return this.selection(node.selectionSet, (node.typeCondition && this.#schema.getType(node.typeCondition.name.value)) ?? type);
  }

  #fragment(name: string): Sum {
    const known = this.#measured.get(name);
    if (known) return known;
    this.#measured.set(name, nothing()); // a circle costs nothing: validation refuses it
    const fragment = this.#fragments.get(name);
    const type = fragment && this.#schema.getType(fragment.typeCondition.name.value);
    const sum = fragment && type ? this.selection(fragment.selectionSet, type) : nothing();
    this.#measured.set(name, sum);
    return sum;
  }

  #field(node: FieldNode, type: GraphQLNamedType): Sum {
    const name = node.name.value;
    const field = metaFields.get(name) ?? (isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined);
    const sum: Sum = { ...nothing(), depth: 1, aliases: node.alias && node.alias.value !== name ? 1 : 0, fields: name === '__typename' ? 0 : 1 };
    if (!node.selectionSet || !field) return sum;
    const inner = this.selection(node.selectionSet, getNamedType(field.type));
    sum.depth = inner.depth + 1;
    sum.aliases = capped(sum.aliases + inner.aliases);
    if (metaFields.has(name)) return { ...sum, nodes: INTROSPECTION, depth: sum.depth > INTROSPECTION_DEPTH ? sum.depth : 1 };
    const counted = this.#count(sum, inner, node, field, type);
    return { ...counted, nodes: capped(counted.nodes + weightOf(field)) };
  }

  #count(sum: Sum, inner: Sum, node: FieldNode, field: GraphQLField<unknown, unknown>, parent: GraphQLNamedType): Sum {
    if (isConnection(parent) && (field.name === 'nodes' || field.name === 'edges')) {
      // an edge is not a node itself: its `node` is the item, counted by the page
      return { ...sum, perItem: capped(inner.nodes + inner.perItem), hasItems: true };
    }
    if (isEdge(parent) && field.name === 'node') return { ...sum, perItem: inner.nodes };
    if (isConnection(getNamedType(field.type))) {
      const page = inner.hasItems ? this.#pageSize(node, field) * (1 + inner.perItem) : 1;
      return { ...sum, nodes: capped(page + inner.nodes) };
    }
    if (getNamedType(field.type).name === 'PageInfo' || !isCompositeType(getNamedType(field.type))) return sum;
    return { ...sum, nodes: capped(this.#listSize(node, field.type) * (1 + inner.nodes)) };
  }

  #pageSize(node: FieldNode, field: GraphQLField<unknown, unknown>): number {
    const sizes = ['first', 'last'].flatMap((name) => {
      const given = node.arguments?.find((arg) => arg.name.value === name);
      const size = given ? this.#valueOf(given.value) : field.args.find((arg) => arg.name === name)?.defaultValue;
      return typeof size === 'number' ? [size] : [];
    });
    return sizes.length === 0 ? PAGE : Math.min(Math.max(...sizes, 1), LARGEST_PAGE);
  }

  #listSize(node: FieldNode, type: GraphQLOutputType): number {
    if (!isListType(getNullableType(type))) return 1;
    const ids = node.arguments?.find((arg: ArgumentNode) => /^ids$|Ids$/.test(arg.name.value))?.value;
    if (ids === undefined) return LIST;
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
      return directive.name.value === 'skip' ? value !== true : directive.name.value !== 'include' || value !== false;
    });
  }
}

const weights = new WeakMap<GraphQLField<unknown, unknown>, number>();

/** What a field costs beyond its nodes, by its `@weight`. */
function weightOf(field: GraphQLField<unknown, unknown>): number {
  const known = weights.get(field);
  if (known !== undefined) return known;
  const given = field.astNode?.directives?.find(({ name }) => name.value === 'weight')?.arguments?.[0]?.value;
  const weight = given ? Number(valueFromASTUntyped(given)) : 0;
  weights.set(field, weight);
  return weight;
}

const metaFields = new Map([SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]));
const isConnection = (type: GraphQLNamedType): boolean => type.name.endsWith('Connection');
const isEdge = (type: GraphQLNamedType): boolean => type.name.endsWith('Edge');
const capped = (value: number): number => Math.min(value, MOST);

function add(sum: Sum, other: Sum): void {
  sum.nodes = capped(sum.nodes + other.nodes);
  sum.perItem = capped(sum.perItem + other.perItem);
  sum.hasItems ||= other.hasItems;
  sum.depth = Math.max(sum.depth, other.depth);
  sum.aliases = capped(sum.aliases + other.aliases);
  sum.fields = capped(sum.fields + other.fields);
}

/** Refuses an operation that costs more than a stranger's may (QUERY_TOO_COMPLEX). */
export function checkLimits(cost: Cost): void {
  for (const of of ['nodes', 'depth', 'aliases', 'mutations'] as const) if (cost[of] > limits[of]) throw tooComplex(of, cost[of]);
}

const advice = {
  bytes: 'bytes in its document: send values as variables',
  tokens: 'tokens in its document: send values as variables, or ask in several requests',
  nesting: 'brackets inside one another',
  nodes: 'nodes: ask for smaller pages (`first`), or in several requests',
  depth: 'fields inside one another: ask in several requests, beginning at `node(id)`',
  aliases: 'aliases: use `nodes(ids)`, or ask in several requests',
  mutations: 'mutations: send several requests',
} as const;

function tooComplex(of: keyof typeof limits, has: number): Fault {
  return new Fault('QUERY_TOO_COMPLEX', `This operation has ${has} ${advice[of]}. At most ${limits[of]} are allowed.`, { details: { of, limit: limits[of], has } });
}

/** What an operation takes from a rate limit: a point, and one for each 100 nodes. */
export const points = (cost: Cost): number => 1 + Math.floor(cost.nodes / 100);
