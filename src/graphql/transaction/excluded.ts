/** Lists the mutations that no transaction can roll back, or that have no caller to act for. */
import type { GraphQLField, GraphQLSchema } from 'graphql';
import { isPublicField } from '../access.ts';

/** The reasons of mutations, by their names. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['updatePresence', 'servers keep presence in memory, where nothing is rolled back'],
  ['leavePresence', 'servers keep presence in memory, where nothing is rolled back'],
  ['validateCustomHostname', 'it waits for the DNS'],
]);

const PUBLIC = 'it needs no token';

/**
 * Returns why a mutation cannot be a part of a transaction; undefined for one that can. A public
 * mutation signs a caller in, or belongs to a visitor.
 */
export function exclusionOf(schema: GraphQLSchema, name: string): string | undefined {
  const field: GraphQLField<unknown, unknown> | undefined = schema.getMutationType()?.getFields()[
    name
  ];
  return REASONS.get(name) ?? (field && isPublicField(field) ? PUBLIC : undefined);
}
