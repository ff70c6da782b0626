// Builds pairs of calls: one names an id of Acme Docs, the other a made-up id.
import type { Input } from './input.ts';

/** An operation, the input that has the id, and the two calls. */
export type Case = readonly [name: string, what: string, real: Input, madeUp: Input];

/** Returns a case whose body has the id. */
export const naming = (
  name: string,
  what: string,
  parameters: Readonly<Record<string, string>>,
  foreign: { readonly real: string; readonly madeUp: string },
  body: (id: string) => object,
  input?: (id: string) => object,
): Case => {
  const inputWith = (id: string): Input => ({
    parameters,
    body: body(id),
    ...(input && { input: input(id) }),
  });
  return [name, what, inputWith(foreign.real), inputWith(foreign.madeUp)];
};

/** Returns a case whose path has the id, both times with the same body. */
export const addressing = (
  name: string,
  parameters: Readonly<Record<string, string>>,
  key: string,
  foreign: { readonly real: string; readonly madeUp: string },
  body?: object,
): Case => {
  const inputWith = (id: string): Input => ({
    parameters: { ...parameters, [key]: id },
    ...(body && { body }),
  });
  return [name, 'the path', inputWith(foreign.real), inputWith(foreign.madeUp)];
};

export const neighbour = (type: string, key: string) => (id: string) => ({
  position: { after: { type, [key]: id } },
});

export const moved = (type: string) => (id: string) => ({ item: { type, id }, position: {} });

/** Returns the insertion of a file of Acme Docs as REST and as GraphQL spell it. */
export const insertFile = (file: string) => ({
  body: { changes: [{ operation: 'insert_file', file }] },
  input: { baseRevisionId: 'HEAD', changes: [{ insertFile: { fileId: file } }] },
});
