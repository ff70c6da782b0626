/**
 * Adds `errors` to every payload: the typed errors of a refused mutation, for documents that select
 * the field. All other documents get a top-level error.
 */
import {
  type DocumentNode,
  getNamedType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
  Kind,
  parse,
  type TypeNode,
} from 'graphql';
import type { Context } from '../context.ts';
import { AppError } from '../domain/errors.ts';
import { countRootFields, selects } from './selected.ts';
import { userErrorsOf } from './user-errors.ts';

/** The name of the field. */
const NAME = 'errors';

const FIELD = `  "Why the mutation was refused, with all other fields null; empty after a success."
  ${NAME}: [UserError!]!
`;

const nameOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);

/** Returns the names of the types that mutations return. */
const payloadsIn = (documents: readonly DocumentNode[]): ReadonlySet<string> =>
  new Set(
    documents
      .flatMap(({ definitions }) => definitions)
      .flatMap((it) =>
        it.kind === Kind.OBJECT_TYPE_EXTENSION && it.name.value === 'Mutation'
          ? (it.fields ?? []).map(({ type }) => nameOf(type))
          : [],
      ),
  );

/**
 * Returns SDL texts with `errors` in each payload, whose other fields become nullable. Resolvers and
 * documents of `/v1` are typed without it: a resolver that returns has a complete payload.
 */
export function withPayloadErrors(texts: readonly string[]): string[] {
  const sources = texts.map((text) => ({ text, document: parse(text) }));
  const payloads = payloadsIn(sources.map(({ document }) => document));
  return sources.map(({ text, document }) => {
    let start = 0;
    const parts: string[] = [];
    for (const it of document.definitions) {
      if (it.kind !== Kind.OBJECT_TYPE_DEFINITION || !payloads.has(it.name.value)) continue;
      for (const { type } of it.fields ?? [])
        if (type.kind === Kind.NON_NULL_TYPE && type.loc) {
          parts.push(text.slice(start, type.loc.end - 1)); // without the exclamation mark
          start = type.loc.end;
        }
      const end = (it.loc?.end ?? 0) - 1;
      parts.push(text.slice(start, end), FIELD);
      start = end;
    }
    return [...parts, text.slice(start)].join('');
  });
}

/** The payload of a refused mutation. */
class RefusedPayload {
  readonly errors: readonly object[];
  readonly clientMutationId: unknown;
  constructor(errors: readonly object[], clientMutationId: unknown) {
    this.errors = errors;
    this.clientMutationId = clientMutationId;
  }
}

/** Wraps the mutations of a schema, and the fields of their payloads. */
export function answerErrors(schema: GraphQLSchema): GraphQLSchema {
  const payloads = new Set<unknown>();
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    payloads.add(getNamedType(field.type));
    const { resolve } = field;
    if (resolve)
      field.resolve = async (source, args, ctx: Context, info) => {
        try {
          return await resolve(source, args, ctx, info);
        } catch (error) {
          return payloadOf(error, args, ctx, info);
        }
      };
  }
  for (const type of payloads) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (field.name === NAME)
        field.resolve = (source) => (source instanceof RefusedPayload ? source.errors : []);
      else if (resolve)
        field.resolve = (source, args, ctx, info) =>
          source instanceof RefusedPayload
            ? Reflect.get(source, field.name)
            : resolve(source, args, ctx, info);
    }
  }
  return schema;
}

/**
 * Returns the payload of a refused mutation.
 *
 * With an Idempotency-Key or `@transaction` the mutations of a document are one transaction: where
 * there are several, none was done, so the error is top-level.
 * @throws the error, if it is top-level
 */
function payloadOf(
  error: unknown,
  { input }: Readonly<Record<string, unknown>>,
  ctx: Context,
  info: GraphQLResolveInfo,
): RefusedPayload {
  const errors = selects(info, NAME) ? userErrorsOf(error) : undefined;
  const isPart =
    (ctx.partCount ?? 1) > 1 ||
    (ctx.viewer && ctx.idempotencyKey !== undefined && countRootFields(info) > 1);
  if (!errors || isPart || !(error instanceof AppError)) throw error;
  ctx.trail.refused.set(String(info.path.key), error.reason);
  return new RefusedPayload(errors, Object(input).clientMutationId ?? null);
}
