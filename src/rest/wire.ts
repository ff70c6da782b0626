/** Converts type names and enum values between GraphQL and `/v1`, by the `@wire` directive. */
import {
  type DirectiveNode,
  type GraphQLEnumType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getDirectiveValues,
} from 'graphql';

/**
 * Returns the arguments of a directive on a definition; undefined if it does not have the
 * directive.
 */
export function directiveOf(
  schema: GraphQLSchema,
  name: string,
  definition: {
    readonly astNode?:
      | { readonly directives?: readonly DirectiveNode[] | undefined }
      | null
      | undefined;
  },
): Readonly<Record<string, unknown>> | undefined {
  const directive = schema.getDirective(name);
  return directive && definition.astNode
    ? getDirectiveValues(directive, { directives: definition.astNode.directives ?? [] })
    : undefined;
}

/** Converts `DELETE_EDIT` to `delete-edit`. */
export const kebab = (name: string): string => name.toLowerCase().replaceAll('_', '-');

const cases: Readonly<Record<string, (name: string) => string>> = {
  KEBAB: kebab,
  CAMEL: (name) => name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
  SNAKE: (name) => name.toLowerCase(),
  UPPER: (name) => name,
};

/** The values of an enum, from GraphQL's names to those of `/v1` and back. */
export interface EnumSpelling {
  readonly toWire: ReadonlyMap<string, string>;
  readonly fromWire: ReadonlyMap<string, string>;
}

/** Returns the spelling of an enum's values on `/v1`. */
export function spellingOf(schema: GraphQLSchema, type: GraphQLEnumType): EnumSpelling {
  const spell = cases[String(directiveOf(schema, 'wire', type)?.['case'] ?? 'KEBAB')];
  if (spell === undefined) throw new Error(`@wire of ${type.name} names no case that is known.`);
  const pairs = type.getValues().map(({ name }) => [name, spell(name)] as const);
  return { toWire: new Map(pairs), fromWire: new Map(pairs.map(([name, wire]) => [wire, name])) };
}

/**
 * Returns the value of a type's `object` field on `/v1`: the name in kebab case, unless
 * `@wire(name:)` sets another.
 */
export function objectName(schema: GraphQLSchema, type: GraphQLNamedType): string {
  const name = directiveOf(schema, 'wire', type)?.['name'];
  if (typeof name === 'string') return name;
  return type.name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}
