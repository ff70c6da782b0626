/** Builds the schema of the SDL files, without resolvers, to compare the contract with it. */
import { buildSchema, type GraphQLSchema } from 'graphql';
import { readSDL } from '../../src/graphql/sdl.ts';

/** Reads and builds the schema of `schema/*.graphql`. */
export const readSchema = (): GraphQLSchema => buildSchema(readSDL().texts.join('\n'));
