/** Names values of the document as enumerations of the GraphQL schema do. */

/** The name of a value: in capitals, with `_` for each `-`. */
type EnumName<Value extends string> = Value extends `${infer Start}-${infer Rest}`
  ? `${Uppercase<Start>}_${EnumName<Rest>}`
  : Uppercase<Value>;

/** Returns the name of a value, for example `CONTENT_REF` for `content-ref`. */
export const enumName = <Value extends string>(value: Value): EnumName<Value> =>
  value.toUpperCase().replaceAll('-', '_') as EnumName<Value>; // computed as the type is

/** Returns the name of a value; null for none. */
export const enumNameOrNull = <Value extends string>(
  value: Value | null,
): EnumName<Value> | null => (value === null ? null : enumName(value));
