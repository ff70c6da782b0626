/** Defines the entries of the table of spellings: where `/v1` differs from the GraphQL schema. */

/** The spelling of enum values: `visitor-auth`, `joinedAt`, `free_2024` or `FETCH_TIMEOUT`. */
export type EnumCase = 'kebab' | 'camel' | 'snake' | 'upper';

/** The names that a table can contain. */
interface Names {
  readonly type: string;
  readonly input: string;
  /** `Member.role` */
  readonly field: string;
  /** `EditSpaceContentInput.baseRevisionId` */
  readonly inputField: string;
}

/** The spellings of `/v1`. A type or field that is not listed has the form of its GraphQL type. */
export interface Spellings<Allowed extends Names = Names> {
  /** Values of the field `object` by type. Default: the name of the type in kebab case. */
  readonly objects?: Readonly<Partial<Record<Allowed['type'], string>>>;
  /** The case of values by enum. Default: `kebab`. */
  readonly enums?: Readonly<Partial<Record<Allowed['type'], EnumCase>>>;
  /** Fields that bodies contain as `null` when they have no value; others are then absent. */
  readonly nullFields?: readonly Allowed['field'][];
  /** Names of fields in bodies. Default: the name in GraphQL. An alias takes precedence. */
  readonly outputNames?: Readonly<Partial<Record<Allowed['field'], string>>>;
  /** Names of input fields. Default: the name in GraphQL. */
  readonly inputNames?: Readonly<Partial<Record<Allowed['inputField'], string>>>;
  /** Further names of input fields, which bodies had before. */
  readonly formerInputNames?: Readonly<Partial<Record<Allowed['inputField'], string>>>;
  /** Lists that are objects: the field of an item whose values are the keys. */
  readonly keyed?: Readonly<Partial<Record<Allowed['inputField'], string>>>;
  /**
   * `@oneOf` types that are the object of their member, with one more field: its name. The field
   * names the member, so that `insertPage` is `insert_page`.
   */
  readonly tagged?: Readonly<Partial<Record<Allowed['input'], string>>>;
  /** `@oneOf` types of a list or a text and another value that are the value of their member. */
  readonly bare?: readonly Allowed['input'][];
  /** Input fields that bodies do not have. */
  readonly graphqlOnly?: readonly Allowed['inputField'][];
  /** Objects that can also be sent as a text: the field whose value the text is. */
  readonly texts?: Readonly<Partial<Record<Allowed['input'], string>>>;
  /** Interfaces that are the value of one of their fields. */
  readonly plain?: Readonly<Partial<Record<Allowed['type'], string>>>;
  /** Values of required fields that may be absent. */
  readonly absent?: Readonly<Partial<Record<Allowed['inputField'], string>>>;
}
