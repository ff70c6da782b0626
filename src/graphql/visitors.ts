/**
 * Limits visitors of a published site to the fields that the SDL marks with `@visitor`, whatever a
 * resolver would return. The SDL is the only list of them.
 */
import {
  type ASTNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import type { Context } from '../context.ts';
import type { Reader } from '../data/rows.ts';
import { AppError, forbidden } from '../domain/errors.ts';

/** A field or type with the directives from the SDL. */
interface PublicElement {
  readonly astNode?: ASTNode | null | undefined;
}

/**
 * Returns how far visitors can read: not at all, the element without its fields, or everything
 * below it.
 */
function visitorAccessOf({ astNode }: PublicElement): 'none' | 'nothing' | 'all' {
  const directives = astNode && 'directives' in astNode ? (astNode.directives ?? []) : [];
  const directive = directives.find(({ name }) => name.value === 'visitor');
  if (!directive) return 'none';
  const argument = directive.arguments?.find(({ name }) => name.value === 'nothing');
  return argument && valueFromASTUntyped(argument.value) === true ? 'nothing' : 'all';
}

/** Returns whether a field is null for visitors who select more of it than they can read. */
export const isNullBeyondVisitors = ({ astNode }: PublicElement): boolean =>
  astNode !== null &&
  astNode !== undefined &&
  'directives' in astNode &&
  (astNode.directives ?? []).some(
    ({ name, arguments: given }) =>
      name.value === 'visitor' &&
      given?.some(
        ({ name: { value: argument }, value }) =>
          argument === 'orNothing' && valueFromASTUntyped(value) === true,
      ),
  );

/** Returns true if visitors can read a field. */
export const isForVisitors = (field: PublicElement): boolean => visitorAccessOf(field) !== 'none';

type Field = GraphQLField<unknown, Context>;
type Resolve = NonNullable<Field['resolve']>;

/** Returns whether visitors get nothing from a field that they may select. */
export const hidesFromVisitors = (field: Field): boolean => visitorAccessOf(field) === 'nothing';

/**
 * Returns the empty value of a field's type: null, an empty list or 0.
 * @throws Error for a type without one
 */
function nothingOf({ name, type }: Field): null | 0 | readonly never[] {
  if (!isNonNullType(type)) return null;
  if (isListType(getNullableType(type))) return [];
  if (getNamedType(type).name === 'Int') return 0;
  throw new Error(`Visitors cannot get nothing from ${name}, whose type has no empty value.`);
}

/**
 * Returns a resolver that runs for members only; visitors get nothing.
 *
 * An object without a reader is an error, so that no resolver can forget to pass it on.
 */
export function forMembersOnly(field: Field, resolve: Resolve): Resolve {
  const nothing = nothingOf(field);
  return (source, args, ctx, info) =>
    readerOf(source, field.name).kind === 'member' ? resolve(source, args, ctx, info) : nothing;
}

/** Returns whether a field of a type returns objects to visitors. */
export const returnsObjectsToVisitors = (type: GraphQLObjectType, field: Field): boolean =>
  accessBelow(type, field) === 'all' && !isLeafType(getNamedType(field.type));

/**
 * Returns a resolver that throws when an object below that of a visitor has another reader: the
 * resolver would return what members can see.
 */
export function forSameReader(field: Field, resolve: Resolve): Resolve {
  const check = (reader: Reader, value: unknown): unknown => {
    const { nodes = value } = (value ?? {}) as { readonly nodes?: unknown }; // of a connection
    for (const item of Array.isArray(nodes) ? nodes : [nodes]) {
      const own = readerIn(item);
      if (own && own !== reader)
        throw new Error(`${field.name} has another reader than its parent.`);
    }
    return value;
  };
  return (source, args, ctx, info) => {
    const value = resolve(source, args, ctx, info);
    const reader = readerIn(source);
    if (reader?.kind !== 'visitor') return value;
    return value instanceof Promise
      ? value.then((one) => check(reader, one))
      : check(reader, value);
  };
}

const readerIn = (value: unknown): Reader | undefined =>
  (value as { readonly reader?: Reader } | null | undefined)?.reader; // of a view

function readerOf(source: unknown, name: string): Reader {
  const reader = readerIn(source);
  if (!reader) throw new Error(`The object of ${name} has no reader.`);
  return reader;
}

const visitorForbidden = (message: string): AppError =>
  forbidden(`${message} this needs the token of a member.`, 'a member', 'visitor');

/** Returns the error for an operation that is not available to visitors. */
export const notForVisitors = (): AppError =>
  visitorForbidden('A visitor token can only read the content of its site:');

const checkedFields = new WeakMap<
  FieldNode,
  { readonly fragments: object; readonly returnType: object }
>();

/**
 * Throws FORBIDDEN when a field's selection goes beyond what visitors can read. The error does not
 * depend on whether the objects exist.
 */
export function requireForVisitors({
  schema,
  fragments,
  returnType,
  fieldNodes,
}: GraphQLResolveInfo): void {
  const type = getNamedType(returnType);
  for (const node of fieldNodes) {
    const known = checkedFields.get(node); // documents are cached and run repeatedly
    if (known?.fragments === fragments && known.returnType === type) continue;
    new SelectionCheck(schema, fragments).check(type, node.selectionSet);
    checkedFields.set(node, { fragments, returnType: type });
  }
}

/** Returns whether a field's selection is within what visitors can read. */
export function isSelectionForVisitors(info: GraphQLResolveInfo): boolean {
  try {
    requireForVisitors(info);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.reason === 'FORBIDDEN') return false;
    throw error;
  }
}

/** The type of a selection, and the object types that can occur there. */
interface SelectedType {
  readonly type: GraphQLNamedType | undefined;
  readonly possible: readonly GraphQLObjectType[];
}

class SelectionCheck {
  private readonly schema: GraphQLSchema;
  private readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  private readonly visitedFragments = new Set<string>();

  constructor(schema: GraphQLSchema, fragments: Readonly<Record<string, FragmentDefinitionNode>>) {
    this.schema = schema;
    this.fragments = fragments;
  }

  /** Checks the selection of a field with this type. */
  check(type: GraphQLNamedType, set: SelectionSetNode | undefined): void {
    this.descend({ type, possible: this.possibleTypes(type) }, set);
  }

  private descend(selected: SelectedType, set: SelectionSetNode | undefined): void {
    for (const node of set?.selections ?? []) {
      if (node.kind === Kind.FIELD) {
        if (!node.name.value.startsWith('__')) this.field(selected, node);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        const condition = node.typeCondition?.name.value;
        this.descend(
          condition === undefined ? selected : this.narrow(selected, condition),
          node.selectionSet,
        );
      } else this.spread(selected, node.name.value);
    }
  }

  private spread(selected: SelectedType, name: string): void {
    const fragment = this.fragments[name];
    if (!fragment) return;
    const narrowed = this.narrow(selected, fragment.typeCondition.name.value);
    const visited = [name, ...narrowed.possible.map((one) => one.name)].join(' ');
    if (this.visitedFragments.has(visited)) return;
    this.visitedFragments.add(visited);
    this.descend(narrowed, fragment.selectionSet);
  }

  /**
   * Returns the type of a fragment, and those of its object types that can occur in the selection
   * around it; all of them if there are none, so that no field goes without a check.
   */
  private narrow({ possible }: SelectedType, condition: string): SelectedType {
    const type = this.schema.getType(condition);
    const all = this.possibleTypes(type);
    const both = all.filter((one) => possible.includes(one));
    return { type, possible: both.length > 0 ? both : all };
  }

  private possibleTypes(type: GraphQLNamedType | undefined): readonly GraphQLObjectType[] {
    if (isAbstractType(type)) return this.schema.getPossibleTypes(type);
    return isObjectType(type) ? [type] : [];
  }

  private field(selected: SelectedType, { name, selectionSet }: FieldNode): void {
    const { type } = selected;
    const field =
      isObjectType(type) || isInterfaceType(type) ? type.getFields()[name.value] : undefined;
    const access = accessTo(selected, name.value);
    if (!field || access === 'none')
      throw visitorForbidden(
        `Visitors of a site cannot select ${type?.name ?? 'this'}.${name.value}:`,
      );
    const below = getNamedType(field.type);
    if (access === 'all' && !isLeafType(below)) this.check(below, selectionSet);
  }
}

/** Returns the access to a field that all object types of a selection allow. */
function accessTo({ possible }: SelectedType, name: string): 'none' | 'nothing' | 'all' {
  const accesses = possible.map((one) => {
    const field = one.getFields()[name];
    return field ? accessBelow(one, field) : 'none';
  });
  if (accesses.length === 0 || accesses.includes('none')) return 'none';
  return accesses.includes('all') ? 'all' : 'nothing';
}

/**
 * Returns the access that a field declares, else the access that its type declares for all fields.
 */
function accessBelow(type: GraphQLObjectType, field: PublicElement): 'none' | 'nothing' | 'all' {
  const fieldAccess = visitorAccessOf(field);
  return fieldAccess === 'none' ? visitorAccessOf(type) : fieldAccess;
}
