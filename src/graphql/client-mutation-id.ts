/** Adds `clientMutationId` to every mutation: a text of the input that the payload returns. */
import { type DocumentNode, type GraphQLSchema, Kind, parse, type TypeNode } from 'graphql';
import type { Context } from '../context.ts';

/** The name of the field, in inputs and payloads. */
const NAME = 'clientMutationId';

const INPUT_FIELD = `  "Any text, for example \`create-1\`, which the payload returns. At most 255 characters."
  ${NAME}: String @nullable @limit(max: 255)
`;
const PAYLOAD_FIELD = `  "The \`${NAME}\` of the input."
  ${NAME}: String
`;

/** Returns the name of a type without its list and non-null wrappers. */
const nameOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);

/** Returns SDL texts with the field in the inputs and payloads of the mutations that they define. */
export function withClientMutationIds(texts: readonly string[]): string[] {
  const sources = texts.map((text) => ({ text, document: parse(text) }));
  const mutations = sources.flatMap(({ document }) =>
    document.definitions.flatMap((it) =>
      it.kind === Kind.OBJECT_TYPE_EXTENSION && it.name.value === 'Mutation'
        ? (it.fields ?? [])
        : [],
    ),
  );
  const inputs = mutations.flatMap(({ arguments: given = [] }) =>
    given.filter(({ name }) => name.value === 'input').map(({ type }) => nameOf(type)),
  );
  const fields = new Map([
    ...inputs.map((input) => [input, INPUT_FIELD] as const),
    ...mutations.map(({ type }) => [nameOf(type), PAYLOAD_FIELD] as const),
  ]);
  return sources.map(({ text, document }) => withFields(text, document, fields));
}

/** Returns SDL with a field at the end of each type that is in `fields`. */
function withFields(
  text: string,
  { definitions }: DocumentNode,
  fields: ReadonlyMap<string, string>,
): string {
  let start = 0;
  const parts: string[] = [];
  for (const it of definitions) {
    const isType =
      it.kind === Kind.OBJECT_TYPE_DEFINITION || it.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION;
    const field = isType ? fields.get(it.name.value) : undefined;
    if (field === undefined || !it.loc) continue;
    parts.push(text.slice(start, it.loc.end - 1), field);
    start = it.loc.end - 1;
  }
  return [...parts, text.slice(start)].join('');
}

/** Resolves `clientMutationId` of all mutations, whose resolvers do not receive it. */
export function resolveClientMutationIds(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field;
    if (!resolve) continue;
    field.resolve = async (source, { input, ...others }, ctx: Context, info) => {
      const { [NAME]: clientMutationId, ...fields } = Object(input);
      const payload: unknown = await resolve(source, { ...others, input: fields }, ctx, info);
      return clientMutationId === undefined ? payload : { ...Object(payload), clientMutationId };
    };
  }
}
