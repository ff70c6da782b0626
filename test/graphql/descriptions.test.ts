/** Tests that descriptions state what a client cannot see in the types: null, ids and formats. */
import {
  type GraphQLArgument,
  type GraphQLInputField,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { prefixOf } from '../../src/domain/ids.ts';
import { directiveOf } from '../../src/graphql/checks/limit.ts';
import { buildLecternSchema } from '../../src/graphql/schema.ts';

const schema = buildLecternSchema();

const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));

/** The fields of objects by path, such as `Team.title`. */
const fields = types.flatMap((type) =>
  isObjectType(type) || isInterfaceType(type)
    ? Object.values(type.getFields()).map((field) => ({ path: `${type}.${field.name}`, field }))
    : [],
);

interface Input {
  /** The path, such as `CreateTeamInput.title` or `Query.team.id`. */
  readonly path: string;
  readonly input: GraphQLArgument | GraphQLInputField;
}

/** The input fields and the arguments. */
const inputs: readonly Input[] = [
  ...types.flatMap((type) =>
    isInputObjectType(type)
      ? Object.values(type.getFields()).map((input) => ({ path: `${type}.${input.name}`, input }))
      : [],
  ),
  ...fields.flatMap(({ path, field }) =>
    field.args.map((input) => ({ path: `${path}.${input.name}`, input })),
  ),
];

const describedBy = ({ description }: { readonly description?: string | null | undefined }) =>
  description ?? '';

describe('the description', () => {
  it('of each type, field, argument and enum value is a sentence', () => {
    const texts = [
      ...types,
      ...types.filter(isEnumType).flatMap((type) => type.getValues()),
      ...fields.map(({ field }) => field),
      ...inputs.map(({ input }) => input),
    ];
    expect(texts.filter((it) => !/^[^a-z].*[.:`]$/s.test(describedBy(it))).map(String)).toEqual([]);
  });

  it('of a field that can be null states when, outside of payloads and roots', () => {
    const silent = fields.filter(
      ({ path, field }) =>
        !/^(?:Query|Mutation)\.|Payload\./.test(path) &&
        !isNonNullType(field.type) &&
        !/\bnull\b/i.test(describedBy(field)),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('of an input with an id shows the prefix of its ids', () => {
    const silent = inputs.filter(({ input }) => {
      const of = directiveOf(input, 'id')?.['of'];
      return (
        typeof of === 'string' &&
        !of.split('|').every((type) => describedBy(input).includes(`${prefixOf(type)}_…`))
      );
    });
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('of an input with a time shows an example', () => {
    const silent = inputs.filter(
      ({ input }) =>
        getNamedType(input.type).name === 'DateTime' &&
        !/`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z`/.test(describedBy(input)),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('of an input names what it holds, and not its mutation', () => {
    const named = [...types.filter(isInputObjectType), ...inputs.map(({ input }) => input)];
    expect(named.filter((it) => /^(?:The )?inputs? (?:of|for)\b/i.test(describedBy(it)))).toEqual(
      [],
    );
  });
});
