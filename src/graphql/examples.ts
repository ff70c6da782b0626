/** Finds the examples in descriptions: requests of GraphQL in blocks of code. */

const EXAMPLE = /\n\s*```graphql\n(?<request>[\s\S]*?)\n[ \t]*```/g;

/** Returns the requests in a description. */
export const examplesIn = (description: string): string[] =>
  [...description.matchAll(EXAMPLE)].map(({ groups }) => groups?.['request'] ?? '');

/** Returns a description, or SDL, without the requests in it. */
export const withoutExamples = (text: string): string => text.replace(EXAMPLE, '');
