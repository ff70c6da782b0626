/** Builds the schema from the SDL files and the resolvers, with guards. */
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { Connection } from '../data/connection.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { resources } from '../resources/index.ts';
import { guard } from './access.ts';
import { withBudget } from './budget.ts';
import { describeLimits } from './checks/describe.ts';
import { setRules } from './checks/rule.ts';
import { resolveClientMutationIds } from './client-mutation-id.ts';
import { withCounts } from './counted.ts';
import { inputRules } from './input-rules.ts';
import { listPublicSchema } from './introspection.ts';
import { answerErrors, withPayloadErrors } from './payload-errors.ts';
import { resolvePayloadEdges } from './payload-edges.ts';
import { scalars } from './scalars.ts';
import { recordSecrets } from './secrets.ts';
import { type ConnectionType, readSDL } from './sdl.ts';

/**
 * Builds the schema. Throws when a root field has no rule or no resolver, or a resolver has no
 * field.
 */
export function buildLecternSchema(): GraphQLSchema {
  const { texts, connections } = readSDL();
  const schema = makeExecutableSchema({
    typeDefs: withPayloadErrors(texts),
    noLocation: true, // the positions in the SDL would take 5 MB
    resolvers: [...resources, scalars, connectionResolvers(connections)],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  resolveClientMutationIds(schema);
  describeLimits(schema);
  setRules(schema, inputRules);
  listPublicSchema();
  return answerErrors(recordSecrets(withBudget(guard(withCounts(resolvePayloadEdges(schema))))));
}

let schema: GraphQLSchema | undefined;

/**
 * Returns the schema, built once per process: it depends on no setting, and caches are keyed by it.
 */
export function schemaOfProcess(): GraphQLSchema {
  schema ??= buildLecternSchema();
  return schema;
}

/** Returns the resolvers that every connection has: `totalCount` is counted when it is selected. */
const connectionResolvers = (connections: readonly ConnectionType[]): Resolvers =>
  Object.fromEntries(
    connections.map(({ name }) => [
      `${name}Connection`,
      { totalCount: (page: Connection<unknown>) => page.count() },
    ]),
  );
