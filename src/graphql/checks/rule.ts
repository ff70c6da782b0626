/**
 * Defines rules of inputs: what an input says must make sense, as far as its values alone show it.
 * Rules need no database, so they are checked together with the form of the input.
 */
import { type GraphQLInputObjectType, type GraphQLSchema, isInputObjectType } from 'graphql';
import type { ResolversTypes } from '../../generated/resolvers.ts';

/** The name of an input type of the schema. */
type InputName = Extract<keyof ResolversTypes, `${string}Input`>;

/** The fields of an input type by its name. */
type FieldsOf<Name extends InputName> = NonNullable<ResolversTypes[Name]>;

type FieldName<Name extends InputName> = keyof FieldsOf<Name> & string;

/** The valid fields of an input that has invalid ones too; those are absent. */
type ValidFields<Name extends InputName, Field extends keyof FieldsOf<Name>> = Readonly<
  Partial<Pick<FieldsOf<Name>, Field>>
>;

/** The items of a list in a field. */
type ItemOf<Value> = NonNullable<Value> extends readonly (infer Item)[] ? NonNullable<Item> : never;

/** A rule about fields of one input type. */
export interface InputRule {
  /** Name of the input type. */
  readonly type: string;
  /** The fields that the rule reads. It is checked if all of them are valid by themselves. */
  readonly fields: readonly string[];
  /** True for a rule about each item of the field, which is a list. */
  readonly isOfItems: boolean;
  /**
   * Checks the fields, or one item. `field` is the path of the object, or of the item.
   * @throws BAD_USER_INPUT with paths that begin with `field`
   */
  readonly check: (value: unknown, field: string, now: Date) => void;
}

/** Returns a rule about fields of an input. `check` may be given undefined for each of them. */
export const ruleOf = <Name extends InputName, Field extends FieldName<Name>>(
  type: Name,
  fields: readonly Field[],
  check: (values: ValidFields<Name, Field>, field: string, now: Date) => void,
): InputRule => ({
  type,
  fields,
  isOfItems: false,
  // the values were checked by the type of the input
  check: (values, field, now) => check(values as ValidFields<Name, Field>, field, now),
});

/** Returns a rule about each item of a list. */
export const ruleOfItems = <Name extends InputName, Field extends FieldName<Name>>(
  type: Name,
  list: Field,
  check: (item: ItemOf<FieldsOf<Name>[Field]>, field: string) => void,
): InputRule => ({
  type,
  fields: [list],
  isOfItems: true,
  // the item was checked by the type of the input
  check: (item, field) => check(item as ItemOf<FieldsOf<Name>[Field]>, field),
});

const rulesByType = new WeakMap<GraphQLInputObjectType, readonly InputRule[]>();

/** Returns the rules about an input type. */
export const rulesAbout = (type: GraphQLInputObjectType): readonly InputRule[] =>
  rulesByType.get(type) ?? [];

/** Sets the rules about the input types of a schema. */
export function setRules(schema: GraphQLSchema, rules: readonly InputRule[]): void {
  for (const type of Object.values(schema.getTypeMap()))
    if (isInputObjectType(type))
      rulesByType.set(
        type,
        rules.filter((rule) => rule.type === type.name),
      );
}
