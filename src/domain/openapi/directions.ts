/** Finds out whether clients send or receive the values of named schemas. */
import type { Json } from '../content.ts';
import { isObject, type JsonObject, operationsOf, textOf, valueAt } from './document.ts';

/** The direction of a value: `in` is sent by clients, and `out` is received by them. */
export type Direction = 'in' | 'out';

/** Returns the directions in which each referenced schema is used, by its reference. */
export function directionsOf(document: JsonObject): ReadonlyMap<string, readonly Direction[]> {
  const found = new Map<string, Direction[]>();
  const visit = (json: Json, direction: Direction): void => {
    const stack: Json[] = [json];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      if (typeof next !== 'object' || next === null) continue;
      const reference = isObject(next) ? textOf(next['$ref']) : undefined;
      if (reference === undefined) stack.push(...Object.values(next));
      else if (!found.get(reference)?.includes(direction)) {
        found.set(reference, [...(found.get(reference) ?? []), direction]);
        stack.push(valueAt(document, reference) ?? null);
      }
    }
  };
  for (const { value, parameters } of operationsOf(document)) {
    for (const parameter of parameters.values()) visit(parameter.value, 'in');
    visit(value['requestBody'] ?? null, 'in');
    visit(value['responses'] ?? null, 'out');
  }
  return found;
}
