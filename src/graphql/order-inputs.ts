/** Makes the inputs with sort orders, such as `TeamOrder`, for the enums with `@order`. */
import { type ConstDirectiveNode, type DocumentNode, Kind, valueFromASTUntyped } from 'graphql';

const SUFFIX = 'Field';

/**
 * Returns the SDL of the inputs for the enums of a document.
 * @throws Error for an enum whose name does not end with `OrderField`
 */
export const orderInputsIn = ({ definitions }: DocumentNode): string[] =>
  definitions.flatMap((it) => {
    if (it.kind !== Kind.ENUM_TYPE_DEFINITION) return [];
    const directive = it.directives?.find(({ name }) => name.value === 'order');
    return directive ? [orderInput(it.name.value, directive)] : [];
  });

function orderInput(name: string, { arguments: given = [] }: ConstDirectiveNode): string {
  if (!name.endsWith(`Order${SUFFIX}`))
    throw new Error(`The name of the enum ${name} with @order must end with OrderField.`);
  const values = new Map(given.map((it) => [it.name.value, valueFromASTUntyped(it.value)]));
  return `
    "The sort order of a list of ${values.get('items')}."
    input ${name.slice(0, -SUFFIX.length)} {
      "Sort key. Items with equal keys are in the order of their ids."
      field: ${name}! = ${values.get('by')}
      "Direction of the order."
      direction: Order! = ${values.get('direction') ?? 'ASC'}
    }
  `;
}
