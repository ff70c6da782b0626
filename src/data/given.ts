/**
 * Selects the fields that an update input contains: absent fields stay unchanged, and `null` clears
 * a field where the SDL allows it.
 */
import { isDeepStrictEqual } from 'node:util';

/**
 * Returns the given values, without the absent ones. Fields named in `nullable` keep `null`; in any
 * other field, `null` was refused by the input checks before, so it throws.
 */
export function toGiven<T extends object, N extends keyof T = never>(
  values: T,
  ...nullable: readonly N[]
): { [K in keyof T]?: K extends N ? Exclude<T[K], undefined> : NonNullable<T[K]> } {
  const nullableFields: readonly PropertyKey[] = nullable;
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  for (const [field, value] of entries)
    if (value === null && !nullableFields.includes(field))
      throw new Error(`${field} is null, and was not refused.`);
  // exactly the given entries of T
  return Object.fromEntries(entries) as ReturnType<typeof toGiven<T, N>>;
}

/**
 * Returns true if a row has the given values already, so that an update would change nothing. A value
 * that is stored in another form counts as different.
 */
export const hasValues = (row: object, values: object): boolean =>
  Object.entries(values).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(Reflect.get(row, name), value),
  );

/** The names of fields in events that differ from those of GraphQL, as `/v1` spells them. */
const namesInEvents: ReadonlyMap<string, string> = new Map([
  ['entityId', 'entityID'],
  ['selectedSites', 'selected_sites'],
  ['selectedSpaces', 'selected_spaces'],
  ['siteSelection', 'site_selection'],
  ['spaceSelection', 'space_selection'],
  ['ssoUrl', 'ssoURL'],
]);

/**
 * Returns the names of the fields that an input changes, as events record them: a reference by the
 * field of the object, `team` for `teamId`.
 */
export const changedFieldsIn = (input: object): string[] =>
  Object.keys(input).map((name) => namesInEvents.get(name) ?? name.replace(/Id$/, ''));
