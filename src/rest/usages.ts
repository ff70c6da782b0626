/**
 * Finds the argument or input field that each variable of an operation is passed to. Its directives
 * and description also apply to the parameter or body.
 */
import {
  type DocumentNode,
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  isInputObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { pathValuesOf } from './with.ts';

/** The use of a variable as an argument or input field. */
export interface Usage {
  readonly variable: string;
  /** Path of the argument or input field: `first`, or `filter.owner` inside an object. */
  readonly path: string;
  readonly definition: GraphQLArgument | GraphQLInputField;
}

/**
 * Returns the first use of each variable, in the order of the document. A use in `@with` takes
 * precedence.
 */
export function usagesOf(
  schema: GraphQLSchema,
  document: DocumentNode,
): ReadonlyMap<string, Usage> {
  const usages = new Map(
    pathValuesOf(schema, document)
      .flatMap(({ variable, name, isFilled, definition }): [string, Usage][] =>
        variable === undefined
          ? []
          : [[variable, { variable, path: isFilled ? `input.${name}` : name, definition }]],
      )
      .reverse(), // the first use of a variable takes precedence
  );
  const types = new TypeInfo(schema);
  const path: string[] = [];
  let inputField: GraphQLInputField | undefined;
  visit(
    document,
    visitWithTypeInfo(types, {
      VariableDefinition: () => false,
      Directive: () => false, // directives say nothing about the variable's value
      Argument: { enter: ({ name }) => void path.push(name.value), leave: () => void path.pop() },
      ObjectField: {
        enter({ name }) {
          path.push(name.value);
          const type = types.getParentInputType();
          const parent = type && getNamedType(type);
          inputField = isInputObjectType(parent) ? parent.getFields()[name.value] : undefined;
        },
        leave() {
          path.pop();
          inputField = undefined;
        },
      },
      Variable({ name: { value: variable } }) {
        const definition = inputField ?? types.getArgument();
        if (definition && !usages.has(variable))
          usages.set(variable, { variable, path: path.join('.'), definition });
      },
    }),
  );
  return usages;
}

/**
 * Returns the variable at the path of an error, with the rest of the path inside it; undefined if
 * no variable is at the path.
 */
export function variableAt(
  usages: Iterable<Usage>,
  field: string,
): { variable: string; rest: string[] } | undefined {
  for (const { variable, path } of usages) {
    if (field === path) return { variable, rest: [] };
    if (field.startsWith(`${path}.`))
      return { variable, rest: field.slice(path.length + 1).split('.') };
  }
  return undefined;
}
