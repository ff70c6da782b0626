/** Reads the directives of the SDL about one argument or input field, such as `@limit`. */
import {
  type ConstDirectiveNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  valueFromASTUntyped,
} from 'graphql';
import { z } from 'zod';

const limitForm = z.strictObject({
  min: z.int().optional(),
  max: z.int().optional(),
  items: z.int().optional(),
  pattern: z.string().optional(),
  format: z.enum(['EMAIL', 'DOMAIN', 'URL', 'LINK', 'EMOJI']).optional(),
});

/** The arguments of one `@limit`. Characters are Unicode code points. */
export type Limit = z.infer<typeof limitForm>;

/** Returns the `@limit` of an argument or input field. */
export function limitOf(input: GraphQLArgument | GraphQLInputField): Limit | undefined {
  const given = directiveOf(input, 'limit');
  return given === undefined ? undefined : limitForm.parse(given);
}

/** Returns the arguments of a directive; undefined for an element without it. */
export function directiveOf(
  input: GraphQLArgument | GraphQLInputField,
  name: string,
): Record<string, unknown> | undefined {
  const node = input.astNode?.directives?.find(
    (directive: ConstDirectiveNode) => directive.name.value === name,
  );
  return node === undefined
    ? undefined
    : Object.fromEntries(
        (node.arguments ?? []).map((arg) => [arg.name.value, valueFromASTUntyped(arg.value)]),
      );
}

/** Returns whether null is the same as absent in the fields of an input type, by `@filter`. */
export const isFilter = ({ astNode }: GraphQLInputObjectType): boolean =>
  astNode?.directives?.some(({ name }) => name.value === 'filter') ?? false;

/** Formats a range of numbers: `1 to 64`, `at most 3`. */
export function rangeText({ min = -Infinity, max = Infinity }: Limit): string {
  if (min === -Infinity) return `at most ${max}`;
  if (max === Infinity) return `at least ${min}`;
  return min === max ? String(min) : `${min} to ${max}`;
}
