/** Tests the example tabs of GraphiQL, without a browser. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { examples, readTabs } from '../src/server/graphiql/tabs.ts';
import { demoId } from '../prisma/seed/ids.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();

describe("GraphiQL's examples", () => {
  it('run without errors, and again', async () => {
    for (const { query, variables } of [...readTabs(), ...readTabs()]) {
      const { status, errors } = await world
        .as('ana')
        .query(query, variables === null ? {} : JSON.parse(variables));
      expect([query, status, errors]).toEqual([query, 200, undefined]);
    }
  });

  it('show a published site to an anonymous visitor, without hidden content', async () => {
    const { query = '', variables } =
      readTabs().find((tab) => tab.query.includes('query PublishedSite(')) ?? {};
    const { data, errors } = await world.nobody.query(query, JSON.parse(variables ?? '{}'));
    const siteSpace = ids.siteSpace('help guide');
    const address = (path: string) => `${world.url}/public/acme-docs/acme-help${path}`;
    expect([data, errors]).toEqual([
      {
        publishedSite: {
          site: {
            id: ids.site('help'),
            title: 'Acme Help',
            visibility: 'PUBLIC',
            urls: { published: address('') },
          },
          structure: {
            items: [
              {
                id: ids.siteSectionGroup,
                title: 'Product',
                sections: [{ id: ids.siteSection('guide'), title: 'User guide', path: 'guide' }],
              },
            ],
          },
          page: {
            siteSpace: { id: siteSpace, title: 'User guide' },
            page: {
              id: `${ids.page('guide', 3)}.${ids.revision('guide')}.${siteSpace}`,
              title: 'Install',
              markdown:
                '# Install\n\n1. Download it.\n2. Run the installer.\n\n## On Linux\n\n```sh\ncurl -sSf get.acme.test | sh\n```\n\n## On a phone\n\nThere is an app.\n',
            },
          },
          search: {
            nodes: [
              { title: 'Install', urls: { published: address('/getting-started/install') } },
              { title: 'Welcome', urls: { published: address('/welcome') } },
            ],
          },
        },
      },
      undefined,
    ]);
  });

  it('show an integration with the content that its installation can access', async () => {
    const { query = '', variables } =
      readTabs().find((tab) => tab.query.includes('mutation Integration(')) ?? {};
    const { data } = await world.as('ana').query(query, JSON.parse(variables ?? '{}'));
    const installed = {
      id: demoId('IntegrationInstallation', 'hello'),
      status: 'ACTIVE',
      apiScopes: ['space:read'],
      selectedSpaces: [{ space: { id: ids.space('guide'), title: 'User guide' } }],
      user: { id: demoId('User', 'hello'), displayName: 'Hello' },
    };
    expect(data.publishIntegration.integration.installations).toEqual({
      totalCount: 1,
      nodes: [installed],
    });
  });

  it('are all the files of their folder', () => {
    expect(readTabs().length).toBe(readdirSync(examples).length);
  });

  it('have lines that fit next to a response', () => {
    const lines = readTabs().flatMap(({ query }) => query.split('\n'));
    expect(lines.filter((line) => line.length > 62)).toEqual([]);
  });
});
