/**
 * Checks the rules of an input whose form is invalid, so that one response states both kinds of
 * problems. The resolver checks them for an input whose form is valid.
 */
import {
  getNullableType,
  type GraphQLInputField,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
} from 'graphql';
import type { Problem } from '../../domain/errors.ts';
import { problemsOf } from '../../domain/problems.ts';
import { parseDateTime } from '../scalars.ts';
import { type InputRule, rulesAbout } from './rule.ts';

/** A path inside an input. */
export type InputPath = readonly (string | number)[];

/** The path that a rule gets for its object, without dots. */
const ROOT = 'input';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isRequired = (field: GraphQLInputField | undefined): boolean =>
  field !== undefined && isRequiredInputField(field);

const startsWith = (path: InputPath, start: InputPath): boolean =>
  start.every((step, index) => String(step) === String(path[index]));

/**
 * Returns the problems that the rules find in a value of the type, with paths inside it. `invalid`
 * are the paths of values of an invalid form; values that are undefined could not be read.
 */
export function problemsOfMeaning(
  inputType: GraphQLInputType,
  input: unknown,
  invalid: readonly InputPath[],
  now: Date,
): readonly Problem[] {
  const problems: Problem[] = [];

  /** Returns whether a value and everything inside it is valid. */
  const isValid = (value: unknown, path: InputPath): boolean =>
    !hasUndefined(value) && !invalid.some((at) => startsWith(at, path) || startsWith(path, at));

  function check(rule: InputRule, value: unknown, path: InputPath): void {
    for (const problem of problemsOf(() => rule.check(value, ROOT, now)))
      problems.push({ ...problem, path: [...path, ...problem.path.slice(1)] });
  }

  function checkItems(rule: InputRule, list: unknown, path: InputPath): void {
    if (!Array.isArray(list) || invalid.some((at) => startsWith(path, at))) return;
    for (const [index, item] of list.entries())
      if (item != null && isValid(item, [...path, index])) check(rule, item, [...path, index]);
  }

  function visit(type: GraphQLInputType, value: unknown, path: InputPath): void {
    const nullable = getNullableType(type);
    if (isListType(nullable) && Array.isArray(value))
      for (const [index, item] of value.entries()) visit(nullable.ofType, item, [...path, index]);
    if (!isInputObjectType(nullable) || !isRecord(value)) return;
    const fields = nullable.getFields();
    for (const rule of rulesAbout(nullable)) {
      const [list = ''] = rule.fields;
      if (rule.isOfItems) checkItems(rule, value[list], [...path, list]);
      else if (
        rule.fields.every((name) =>
          Object.hasOwn(value, name)
            ? isValid(value[name], [...path, name])
            : !isRequired(fields[name]),
        )
      )
        check(rule, valuesOf(rule, fields, value), path);
    }
    for (const { name, type: fieldType } of Object.values(fields))
      visit(fieldType, value[name], [...path, name]);
  }

  visit(inputType, input, []);
  return problems;
}

/** Returns the values that a rule reads, with times as dates: those of `/v1` are texts here. */
const valuesOf = (
  { fields: names }: InputRule,
  fields: Readonly<Record<string, { readonly type: GraphQLInputType }>>,
  value: Readonly<Record<string, unknown>>,
): object =>
  Object.fromEntries(
    names.flatMap((name) => {
      if (!Object.hasOwn(value, name)) return [];
      const { [name]: given } = value;
      const type = fields[name] && getNullableType(fields[name].type);
      const isTime = given !== null && String(type) === 'DateTime';
      return [[name, isTime ? parseDateTime(given) : given]];
    }),
  );

/** Returns whether a part of a value could not be read. */
function hasUndefined(value: unknown): boolean {
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (next === undefined) return true;
    if (isRecord(next)) for (const inner of Object.values(next)) pending.push(inner);
  }
  return false;
}
