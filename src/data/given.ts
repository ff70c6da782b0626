/** The fields of an input that were given, for an update: absent ones stay, and `null` clears where the SDL allows it. */

/**
 * The given values, without the absent ones. Fields named in `nullable` keep their `null`; the input checks have refused
 * it in all others, so one there is a mistake of ours and throws.
 */
export function given<T extends object, N extends keyof T = never>(values: T, ...nullable: readonly N[]): { [K in keyof T]?: K extends N ? Exclude<T[K], undefined> : NonNullable<T[K]> } {
  const keep: readonly PropertyKey[] = nullable;
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  for (const [field, value] of entries) if (value === null && !keep.includes(field)) throw new Error(`${field} is null, and was not refused.`);
  return Object.fromEntries(entries) as ReturnType<typeof given<T, N>>; // exactly the entries of T that are there
}
