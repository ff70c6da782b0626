// Runs the example tabs of GraphiQL through the normalized caches of Apollo Client and of urql.
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { loadDevMessages, loadErrorMessages } from '@apollo/client/dev';
import { Client, fetchExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { getOperationAST, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { possibleTypes } from '../../packages/client/src/apollo.ts';
import { graphcache } from '../../packages/client/src/graphcache.ts';
import { readTabs, type Tab } from '../../src/server/graphiql/tabs.ts';
import { useWorld } from '../support.ts';
import { expectSilence } from './scene.ts';

const world = useWorld();

expectSilence();

const endpoint = () => ({
  url: `${world.url}/graphql`,
  headers: { authorization: `Bearer ${world.as('ana').token}` },
});
const variablesOf = ({ variables }: Tab): Record<string, unknown> =>
  variables === null ? {} : JSON.parse(variables);
const isMutation = ({ query }: Tab): boolean =>
  getOperationAST(parse(query))?.operation === 'mutation';

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
          ...graphcache,
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
  });
});
