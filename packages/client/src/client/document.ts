/** Reads the text of an operation and its kind. */
import { type DocumentNode, print } from 'graphql';

/** Texts of parsed documents, which are constants of a program. */
const texts = new WeakMap<object, string>();

/** Returns the text of an operation. */
export function textOf(operation: DocumentNode | string | { toString(): string }): string {
  if (typeof operation === 'string') return operation;
  if (!('kind' in operation)) return operation.toString();
  const text = texts.get(operation) ?? print(operation);
  texts.set(operation, text);
  return text;
}

/** Returns whether a document has a mutation; comments, strings and fragments do not count. */
export const isMutation = (text: string): boolean =>
  text
    .replaceAll(/"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|#.*/g, '')
    .split(/[{}]/)
    .some((part) => /^\s*mutation\b/.test(part));

/** Returns the hash that graphql-codegen embeds in a persisted document; undefined for others. */
export function hashOf(operation: object | string): string | undefined {
  const hash: unknown = Object(Reflect.get(Object(operation), '__meta__')).hash;
  return typeof hash === 'string' ? hash : undefined;
}
