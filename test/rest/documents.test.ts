/**
 * Checks the GraphQL documents that the guide from REST links to: each is complete, valid in the
 * served schema, and runs when it is copied.
 */
import { readFileSync } from 'node:fs';
import { buildSchema, getOperationAST, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { measureCost } from '../../src/graphql/limits.ts';
import { routes } from '../../src/rest/routes.ts';
import { readSchema } from '../contract/sdl.ts';
import { ids, useWorld } from '../support.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

/** Returns the document below a heading of a page, as a reader copies it. */
function copied(page: string, anchor: string): string {
  const [, text] =
    new RegExp(`^## ${anchor}$[\\s\\S]*?^\`\`\`graphql\\n([\\s\\S]*?)^\`\`\`$`, 'im').exec(
      read(`docs/${page}`),
    ) ?? [];
  if (text === undefined) throw new Error(`docs/${page} has no document ${anchor}.`);
  return text;
}

/** The documents of the guide by their names. */
const documents: ReadonlyMap<string, string> = new Map(
  [...read('docs/migrating-from-rest.md').matchAll(/\[(\w+)\]\((reference\/[^)#]+)#(\w+)\)/g)].map(
    ([, name = '', page = '', anchor = '']) => [name, copied(page, anchor)],
  ),
);

describe('the documents of the guide', () => {
  it('are those of all routes', () => {
    const own = routes.flatMap(({ document, next }) => [
      document,
      ...(next ? [next.document] : []),
    ]);
    const names = new Set(own.map((document) => getOperationAST(document)?.name?.value));
    expect([...documents.keys()].sort()).toEqual([...names].sort());
    expect(documents.size).toBe(350);
  });

  it('are valid in the served schema by the standard rules', () => {
    const schema = buildSchema(read('schema.graphql'));
    const errors = [...documents].flatMap(([name, text]) =>
      validate(schema, parse(text), specifiedRules).map(({ message }) => `${name}: ${message}`),
    );
    expect(errors).toEqual([]);
  });

  it('are within the limits of GraphQL without variables', () => {
    // only the schema of the server has the weights of fields
    const schema = readSchema();
    expect(
      [...documents].flatMap(([name, text]) => {
        const { nodes } = measureCost(schema, parse(text), name, {});
        return nodes > 10_000 ? [name] : [];
      }),
    ).toEqual([]);
    expect([...documents].filter(([, text]) => text.includes('$limit: Int = 30')).length).toBe(3);
  });

  it('have the name of their link', () => {
    expect(
      [...documents].filter(([name, text]) => getOperationAST(parse(text))?.name?.value !== name),
    ).toEqual([]);
  });
});

describe('a copied document', () => {
  const world = useWorld();
  const organizationId = ids.acme;
  const site = { organizationId, siteId: ids.site('help') };

  it.each<[string, object]>([
    ['listOrganizations', {}],
    ['getOrganization', { organizationId }],
    ['listMembers', { organizationId, limit: 2 }],
    ['getSpace', { spaceId: ids.space('guide') }],
    ['getCollection', { collectionId: ids.collection('handbook') }],
    ['listSpaceMemberAccess', { spaceId: ids.space('guide') }],
    ['listServiceAccounts', { organizationId }],
    ['getSpaceContent', { spaceId: ids.space('guide') }],
    ['getPublishedSite', site],
    ['listSpaceLinks', { spaceId: ids.space('guide') }],
    ['inviteMembers', { body: { organizationId, emails: ['new@acme.test'], role: 'READ' } }],
    ['createTeam', { body: { organizationId, title: 'Editors' } }],
    [
      'updateTeamMembers',
      {
        body: {
          teamId: ids.team('writers'),
          memberships: [{ user: 'cat@acme.test', role: 'OWNER' }],
        },
      },
    ],
    ['createSite', { body: { organizationId, title: 'Copied', spaces: { make: 'EMPTY' } } }],
    [
      'editSpaceContent',
      {
        body: {
          spaceId: ids.space('guide'),
          baseRevisionId: 'HEAD',
          changes: [{ insertPage: { title: 'Copied' } }],
        },
      },
    ],
  ])('runs: %s', async (name, variables) => {
    const { status, data, errors } = await world
      .as('ana')
      .query(documents.get(name) ?? '', variables);
    expect([status, errors]).toEqual([200, undefined]);
    expect(Object.values(data).filter((value) => value === null)).toEqual([]);
  });
});
