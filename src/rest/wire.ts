/** How `/v1` spells what GraphQL names: types and the values of enums, as the SDL's `@wire` says. */
import { type DirectiveNode, type GraphQLEnumType, type GraphQLNamedType, type GraphQLSchema, getDirectiveValues } from 'graphql';

/** The arguments of a directive where it stands on this definition; undefined where it does not. */
export function directiveOf(
  schema: GraphQLSchema,
  name: string,
  definition: { readonly astNode?: { readonly directives?: readonly DirectiveNode[] | undefined } | null | undefined },
): Readonly<Record<string, unknown>> | undefined {
  const directive = schema.getDirective(name);
  return directive && definition.astNode ? getDirectiveValues(directive, { directives: definition.astNode.directives ?? [] }) : undefined;
}

/** `DELETE_EDIT` -> `delete-edit` */
export const kebab = (name: string): string => name.toLowerCase().replaceAll('_', '-');

const cases: Readonly<Record<string, (name: string) => string>> = {
  KEBAB: kebab,
  CAMEL: (name) => name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
  SNAKE: (name) => name.toLowerCase(),
  UPPER: (name) => name,
};

/** The values of an enum, from GraphQL's names to `/v1`'s and back. */
export interface Spelling {
  readonly toWire: ReadonlyMap<string, string>;
  readonly fromWire: ReadonlyMap<string, string>;
}

/** How `/v1` spells the values of an enum. */
export function spellingOf(schema: GraphQLSchema, type: GraphQLEnumType): Spelling {
  const spell = cases[String(directiveOf(schema, 'wire', type)?.['case'] ?? 'KEBAB')];
  if (spell === undefined) throw new Error(`@wire of ${type.name} names no case that is known.`);
  const pairs = type.getValues().map(({ name }) => [name, spell(name)] as const);
  return { toWire: new Map(pairs), fromWire: new Map(pairs.map(([name, wire]) => [wire, name])) };
}

/** What a type's `object` is on `/v1`: its name in small letters with hyphens, unless `@wire(name:)` gives another. */
export function objectName(schema: GraphQLSchema, type: GraphQLNamedType): string {
  const name = directiveOf(schema, 'wire', type)?.['name'];
  if (typeof name === 'string') return name;
  return type.name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}
