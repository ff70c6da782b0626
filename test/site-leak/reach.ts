// Reads the fields and routes for visitors from the `@visitor` directive of the SDL, independently
// of src, so that an accidental directive is detected, and builds selections of them.
import {
  type ASTNode,
  type DocumentNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { routes } from '../../src/rest/routes.ts';
import { readSchema } from '../contract/sdl.ts';
import type { Random } from '../hostile/random.ts';

type Field = GraphQLField<unknown, unknown>;
type Marked = { readonly astNode?: ASTNode | null | undefined };

const schema = readSchema();

const markOf = ({ astNode }: Marked) =>
  astNode && 'directives' in astNode
    ? astNode.directives?.find(({ name }) => name.value === 'visitor')
    : undefined;
const isMarked = (one: Marked): boolean => markOf(one) !== undefined;
/** Returns whether a visitor may select the field but always gets null. */
const givesNothing = (field: Field): boolean =>
  (markOf(field)?.arguments ?? []).some(({ name }) => name.value === 'nothing');

const fieldsOf = (type: GraphQLNamedType): Field[] =>
  (isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []).filter(
    (field) => isMarked(field) || isMarked(type),
  );

/** The root fields for visitors that return something to them. */
export const visitedRoots: readonly Field[] = Object.values(
  schema.getQueryType()?.getFields() ?? {},
).filter((field) => isMarked(field) && !givesNothing(field));

const nameOf = (type: GraphQLNamedType, field: Field): string => `${type.name}.${field.name}`;

/** Every field of an object for visitors except the root fields. */
export const visitedFields: readonly string[] = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && type !== schema.getQueryType())
  .flatMap((type) => fieldsOf(type).map((field) => nameOf(type, field)));

function isWithin(
  type: GraphQLNamedType | undefined,
  set: SelectionSetNode | undefined,
  fragments: ReadonlyMap<string, { readonly on: string; readonly set: SelectionSetNode }>,
): boolean {
  return (set?.selections ?? []).every((node): boolean => {
    if (node.kind === Kind.INLINE_FRAGMENT)
      return isWithin(
        node.typeCondition ? schema.getType(node.typeCondition.name.value) : type,
        node.selectionSet,
        fragments,
      );
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(node.name.value);
      return (
        fragment !== undefined && isWithin(schema.getType(fragment.on), fragment.set, fragments)
      );
    }
    if (node.name.value.startsWith('__')) return true;
    const field = type && fieldsOf(type).find(({ name }) => name === node.name.value);
    if (!field) return false;
    return givesNothing(field) || isWithin(getNamedType(field.type), node.selectionSet, fragments);
  });
}

/** Returns whether visitors may run a document of `/v1`. */
function isVisited(document: DocumentNode): boolean {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION
        ? [[one.name.value, { on: one.typeCondition.name.value, set: one.selectionSet }]]
        : [],
    ),
  );
  return document.definitions.every(
    (one) =>
      one.kind !== Kind.OPERATION_DEFINITION ||
      (one.operation === 'query' &&
        isWithin(schema.getQueryType() ?? undefined, one.selectionSet, fragments)),
  );
}

/** The routes for visitors, as `GET /v1/…`. */
export const visitedRoutes: readonly string[] = routes.flatMap((route) =>
  route.visitorParameters || isVisited(route.document) ? [`${route.method} ${route.path}`] : [],
);

/** Returns whether a type is that of blocks or of inlines of a document; undefined for others. */
const documentPartOf = (type: GraphQLNamedType | undefined): 'Block' | 'Inline' | undefined =>
  isInterfaceType(type) || isObjectType(type)
    ? (['Block', 'Inline'] as const).find((part) =>
        [type, ...type.getInterfaces()].some(({ name }) => name === part),
      )
    : undefined;

/** Returns the value of an argument as a GraphQL literal; undefined to omit the argument. */
export type Argument = (type: string, field: string, argument: string) => string | undefined;

/**
 * The number of fields after which a document gets no further objects, but for twice as many it
 * gets those not selected yet; far below the limit of a document.
 */
const MAX_FIELD_COUNT = 300;

/** Builds selections and records the fields in them. */
export class Selections {
  readonly covered = new Set<string>();
  private readonly random: Random;
  private readonly argument: Argument;
  /** The number of fields of the current document. */
  private fieldCount = 0;

  constructor(random: Random, argument: Argument) {
    this.random = random;
    this.argument = argument;
  }

  /** Returns a query of a root field with its arguments and part of its subfields. */
  root(field: Field): string {
    this.fieldCount = 0;
    const type = schema.getQueryType();
    return type ? `query { ${this.written(type, field, [])} }` : '';
  }

  private written(type: GraphQLNamedType, field: Field, above: readonly string[]): string {
    const given = field.args.flatMap((one) => {
      const value = this.argument(type.name, field.name, one.name);
      if (value === undefined && isNonNullType(one.type) && one.defaultValue === undefined)
        throw new Error(`Nobody says what ${nameOf(type, field)} is asked with as ${one.name}.`);
      return value === undefined ? [] : [`${one.name}: ${value}`];
    });
    this.fieldCount++;
    this.covered.add(nameOf(type, field));
    if (isInterfaceType(type))
      for (const one of schema.getPossibleTypes(type)) this.covered.add(nameOf(one, field));
    const below = getNamedType(field.type);
    const inner = isLeafType(below)
      ? ''
      : givesNothing(field)
        ? ' { __typename }'
        : ` ${this.below(below, [...above, type.name])}`;
    return `${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}${inner}`;
  }

  private below(type: GraphQLNamedType, above: readonly string[]): string {
    // Blocks have 33 types: a few levels of them would be millions of fields. The types of nested
    // blocks and inlines are those of the outer ones, which are selected with all their fields.
    const part = documentPartOf(type);
    if (part && above.some((name) => documentPartOf(schema.getType(name)) === part))
      return '{ __typename }';
    if (isUnionType(type))
      return `{ __typename ${type
        .getTypes()
        .map((one) => `... on ${one.name} ${this.below(one, above)}`)
        .join(' ')} }`;
    const own = isInterfaceType(type) ? this.ownFields(type, above) : '';
    return `{ __typename ${this.chosen(type, fieldsOf(type), above)} ${own} }`;
  }

  /** Selects the fields that the types of an interface have in addition to those of the interface. */
  private ownFields(type: GraphQLInterfaceType, above: readonly string[]): string {
    return schema
      .getPossibleTypes(type)
      .map((one) => {
        const own = fieldsOf(one).filter(({ name }) => !(name in type.getFields()));
        const selected = this.chosen(one, own, above);
        return selected === '' ? '' : `... on ${one.name} { ${selected} }`;
      })
      .join(' ');
  }

  private chosen(
    type: GraphQLNamedType,
    fields: readonly Field[],
    above: readonly string[],
  ): string {
    return fields
      .filter((field) => this.isChosen(type, field, above))
      .map((field) => this.written(type, field, above))
      .join(' ');
  }

  /**
   * Selects all leaf fields; of the others first those not selected yet, and fewer at greater
   * depth.
   */
  private isChosen(type: GraphQLNamedType, field: Field, above: readonly string[]): boolean {
    const below = getNamedType(field.type);
    if (isLeafType(below) || givesNothing(field)) return true;
    if (above.length > 9 || above.filter((name) => name === below.name).length > 1) return false;
    if (fieldsOf(below).every((one) => isLeafType(getNamedType(one.type)))) return true;
    const isNew = !this.covered.has(nameOf(type, field));
    if (this.fieldCount > (isNew ? 2 : 1) * MAX_FIELD_COUNT) return false;
    if (isNew) return true;
    if (documentPartOf(below)) return this.random.chance(0.1);
    const isLong = isListType(getNullableType(field.type)) && below.name === 'Page';
    return this.random.chance(isLong ? 0.25 : 0.5);
  }
}
