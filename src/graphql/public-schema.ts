/** Determines which parts of the SDL clients see, in `schema.graphql` and in introspection. */
import { specifiedDirectives } from 'graphql';

/**
 * The directives of the SDL that clients see: the scopes of tokens, the meanings of null, and those
 * of transactions, which clients write. The others are instructions to the server, whose effects
 * descriptions state.
 */
export const SHOWN_DIRECTIVES: ReadonlySet<string> = new Set([
  'access',
  'export',
  'nullable',
  'transaction',
]);

const STANDARD_DIRECTIVES: ReadonlySet<string> = new Set(
  specifiedDirectives.map(({ name }) => name),
);

/** The types that only arguments of other directives have. */
const INTERNAL_TYPES: ReadonlySet<string> = new Set(['Format']);

/** Returns whether clients see the directive. */
export const isPublicDirective = ({ name }: { readonly name: string }): boolean =>
  SHOWN_DIRECTIVES.has(name) || STANDARD_DIRECTIVES.has(name);

/** Returns whether clients see the type. */
export const isPublicType = ({ name }: { readonly name: string }): boolean =>
  !INTERNAL_TYPES.has(name);

/** Compares two types by name, which is their order for clients. */
export const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name < b.name ? -1 : 1;
