/** Enforces the schema's `@secret`: records which responses hold a secret. */
import { defaultFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import type { Context } from '../context.ts';

/** Wraps the resolvers of fields with `@secret`, so that each read of one is recorded. */
export function recordSecrets(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const isSecret = field.astNode?.directives?.some(({ name }) => name.value === 'secret');
      if (!isSecret) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, ctx: Context, info) => {
        ctx.showSecret();
        return resolve(source, args, ctx, info);
      };
    }
  }
  return schema;
}
