// Runs the example tabs of GraphiQL through the normalized caches of Apollo Client and of urql.
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { loadDevMessages, loadErrorMessages } from '@apollo/client/dev';
import { Client, fetchExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import {
  getOperationAST,
  type IntrospectionQuery,
  introspectionFromSchema,
  isAbstractType,
  isObjectType,
  parse,
} from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildLecternSchema } from '../../src/graphql/schema.ts';
import { readTabs, type Tab } from '../../src/server/graphiql/tabs.ts';
import { useWorld } from '../support.ts';

const world = useWorld();

/** The arguments of the console, which Apollo Client reports to. */
const reported: unknown[][] = [];
const { warn, error } = console;
beforeEach(() => {
  reported.length = 0;
  const record = (...args: unknown[]): void => {
    reported.push(args);
  };
  Object.assign(console, { warn: record, error: record });
});
afterEach(() => {
  Object.assign(console, { warn, error });
});

const endpoint = () => ({
  url: `${world.url}/graphql`,
  headers: { authorization: `Bearer ${world.as('ana').token}` },
});
const variablesOf = ({ variables }: Tab): Record<string, unknown> =>
  variables === null ? {} : JSON.parse(variables);
const isMutation = ({ query }: Tab): boolean =>
  getOperationAST(parse(query))?.operation === 'mutation';

const schema = buildLecternSchema();
const types = Object.values(schema.getTypeMap());

/** Types without ids, which are part of the object that returns them. */
const embedded = types
  .filter(isObjectType)
  .filter((type) => type.getFields()['id'] === undefined)
  .map(({ name }) => name);

/** The types of interfaces and unions, which fragments on them need. */
const possibleTypes = Object.fromEntries(
  types
    .filter(isAbstractType)
    .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
);

describe('The examples', () => {
  it('are stored by Apollo Client without a warning', async () => {
    loadDevMessages();
    loadErrorMessages();
    const { url, headers } = endpoint();
    const client = new ApolloClient({
      cache: new InMemoryCache({ possibleTypes }),
      link: new HttpLink({ uri: url, headers }),
    });
    for (const tab of readTabs()) {
      const [document, variables] = [parse(tab.query), variablesOf(tab)];
      if (isMutation(tab)) await client.mutate({ mutation: document, variables });
      else await client.query({ query: document, variables });
    }
    expect(reported).toEqual([]);
  });

  it('are stored by graphcache of urql without a warning', async () => {
    const { url, headers } = endpoint();
    const warnings: string[] = [];
    const client = new Client({
      url,
      preferGetMethod: false,
      fetchOptions: { headers },
      exchanges: [
        cacheExchange({
          schema: introspectionFromSchema(schema) as IntrospectionQuery,
          keys: Object.fromEntries(embedded.map((name) => [name, () => null])),
          // the level `debug` lists the fields that are not stored yet
          logger: (level, message) => level !== 'debug' && warnings.push(message),
        }),
        fetchExchange,
      ],
    });
    for (const tab of readTabs()) {
      const run = isMutation(tab)
        ? client.mutation(parse(tab.query), variablesOf(tab))
        : client.query(parse(tab.query), variablesOf(tab));
      const result = await run.toPromise();
      expect([tab.query, result.error]).toEqual([tab.query, undefined]);
    }
    expect(warnings).toEqual([]);
    expect(reported).toEqual([]);
  });
});
