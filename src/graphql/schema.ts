/** The schema: the SDL files and the resolvers, guarded. */
import { readdirSync, readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { resources } from '../resources/index.ts';
import { guard } from './access.ts';
import { describeLimits } from './checks.ts';
import { scalars } from './scalars.ts';

/** The folder of the SDL, beside `src` or, built, beside `dist`. */
const folder = [new URL('../../schema/', import.meta.url), new URL('../../../schema/', import.meta.url)];

/** The text of the SDL files, by name. */
export function readSDL(): ReadonlyMap<string, string> {
  for (const at of folder) {
    try {
      return new Map(
        readdirSync(at)
          .filter((name) => name.endsWith('.graphql'))
          .sort()
          .map((name) => [name, readFileSync(new URL(name, at), 'utf8')]),
      );
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error('The folder "schema" is missing: the program is not whole.');
}

/** Builds the schema. Throws when a root field has no rule or no resolver, or a resolver has no field. */
export function buildLecternSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({ typeDefs: [...readSDL().values()], resolvers: [...resources, scalars], resolverValidationOptions: { requireResolversToMatchSchema: 'error' } });
  describeLimits(schema);
  return guard(schema);
}
