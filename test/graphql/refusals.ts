/** Sends mutations with one input, and builds the responses of refused ones. */
import type { Visitor } from '../support.ts';

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns a mutation with one input, whose payload has these fields. */
export const mutationOf = (name: string, fields: string): string =>
  `mutation ($input: ${capital(name)}Input!) { ${name}(input: $input) { ${fields} } }`;

/** Returns the response to an operation, without its cost. */
export async function answerOf(
  visitor: Visitor,
  document: string,
  variables: object = {},
  headers?: Record<string, string>,
): Promise<object> {
  const { status, data, errors, extensions } = await visitor.query(document, variables, headers);
  const { cost: _, ...rest } = extensions ?? {};
  return { status, data, errors, extensions: rest };
}

/** Returns the response with a payload that has these errors. */
export const refusedPayload = (name: string, errors: readonly object[], rest: object = {}) => ({
  status: 200,
  data: { [name]: { clientMutationId: null, ...rest, errors } },
  errors: undefined,
  extensions: {},
});

/** Returns the response with one top-level error of a mutation that `mutationOf` made. */
export const topLevel = (name: string, message: string, extensions: object) => ({
  status: 200,
  data: null,
  errors: [
    {
      message,
      locations: [{ line: 1, column: mutationOf(name, '').indexOf(`${name}(`) + 1 }],
      path: [name],
      extensions: { ...extensions, requestId: 'test' },
    },
  ],
  extensions: {},
});
