/** Where the variables of an operation go: what the SDL says there holds for the parameter or the body, too. */
import { type DocumentNode, type GraphQLArgument, type GraphQLInputField, type GraphQLSchema, isInputObjectType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/** The place that a variable is given to. */
export interface Usage {
  readonly variable: string;
  /** Path of the place: `first`, or `filter.owner` inside an object. */
  readonly path: string;
  readonly definition: GraphQLArgument | GraphQLInputField;
}

/** The first place of each variable, in the order of the document. */
export function usagesOf(schema: GraphQLSchema, document: DocumentNode): ReadonlyMap<string, Usage> {
  const usages = new Map<string, Usage>();
  const types = new TypeInfo(schema);
  const path: string[] = [];
  let inside: GraphQLInputField | undefined;
  visit(
    document,
    visitWithTypeInfo(types, {
      VariableDefinition: () => false,
      Directive: () => false, // what decides whether a field is there says nothing of the value
      Argument: { enter: ({ name }) => void path.push(name.value), leave: () => void path.pop() },
      ObjectField: {
        enter({ name }) {
          path.push(name.value);
          const parent = types.getParentInputType();
          inside = isInputObjectType(parent) ? parent.getFields()[name.value] : undefined;
        },
        leave() {
          path.pop();
          inside = undefined;
        },
      },
      Variable({ name: { value: variable } }) {
        const definition = inside ?? types.getArgument();
        if (definition && !usages.has(variable)) usages.set(variable, { variable, path: path.join('.'), definition });
      },
    }),
  );
  return usages;
}

/** The variable that a fault's path leads to, with the rest of the path inside it; undefined for a path that no variable has. */
export function variableAt(usages: Iterable<Usage>, field: string): { variable: string; rest: string[] } | undefined {
  for (const { variable, path } of usages) {
    if (field === path) return { variable, rest: [] };
    if (field.startsWith(`${path}.`)) return { variable, rest: field.slice(path.length + 1).split('.') };
  }
  return undefined;
}
