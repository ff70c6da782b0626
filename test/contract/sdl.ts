/** The schema as its files say it, without resolvers: what the contract is compared with. */
import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema } from 'graphql';

const folder = new URL('../../schema/', import.meta.url);

/** Reads and builds the schema of `schema/*.graphql`. */
export const readSchema = (): GraphQLSchema =>
  buildSchema(
    readdirSync(folder)
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
      .join('\n'),
  );
