/**
 * Checks every edge between two resource types for every actor: an edge shows the same rows as
 * their direct read.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../../prisma/seed/ids.ts';
import { readSchema } from '../contract/sdl.ts';
import { ids, useWorld } from '../support.ts';
import { type AccessFixture, createAccessFixture, idOf } from './fixture.ts';
import {
  edgeExpectation,
  edges,
  exceptionOf,
  nodeReads,
  nodeScopes,
  typeScopes,
  visitorEdges,
} from './edge-expectation.ts';
import {
  beginsForVisitors,
  edgesOf,
  idsIn,
  nodeTypes,
  queryThrough,
  scopesToParent,
  visitThrough,
} from './edges.ts';
import { nestLaterPage, plantTokens, plantUpdateFromPrimary } from './edge-material.ts';
import { rowsAtEndOf } from './edge-rows.ts';
import { plantViewerRows } from './viewer-edge-rows.ts';
import { expectation } from './expectation.ts';
import { firstErrorOf } from './operations.ts';
import { type Actor, actors, actorProfiles } from './actors.ts';

const world = useWorld();
const schema = readSchema();
const allEdges = edgesOf(schema);
const types = nodeTypes(schema);
/** The actors with an unrestricted token. Scopes are checked for each edge below. */
const fullScopeActors = actors.filter((actor) => actorProfiles[actor].scopes === 'all');
let fixture: AccessFixture;

beforeAll(async () => {
  fixture = await createAccessFixture(world, [[]]);
  await plantUpdateFromPrimary(world, fixture.targets);
  await nestLaterPage(world, fixture.targets);
  for (const actor of fullScopeActors) {
    await plantViewerRows(world, fixture.targets, fixture.testActor(actor));
    await plantTokens(world, fixture.targets, fixture.testActor(actor));
  }
});

const ask = (actor: Actor, document: string, variables: object = {}) =>
  world.with(fixture.tokenFor(actor, [])).query(document, variables);

/** Returns those of the ids that the actor can read directly. */
async function readable(actor: Actor, all: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (let from = 0; from < all.length; from += 100) {
    const { data } = await ask(actor, 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: all.slice(from, from + 100),
    });
    found.push(...data.nodes.flatMap((node: { id: string } | null) => (node ? [node.id] : [])));
  }
  return found;
}

async function checkEdge(name: string, actor: Actor): Promise<void> {
  const edge = allEdges.find((one) => one.name === name);
  if (!edge) throw new Error(`${name} is no edge.`);
  const answer = await ask(actor, queryThrough(edge, fixture.targets));
  const { data, errors } = answer;
  const { ids: found, count } = idsIn(data);
  const shown = [...found].sort();
  const expected = edgeExpectation(
    name,
    actor,
    await rowsAtEndOf(world, name, fixture.targets, fixture.testActor(actor)),
  );
  if (expected.is !== 'shown') {
    const { reason, details } = firstErrorOf(answer);
    expect({ is: reason, ...(details ?? {}), shown }).toEqual({ ...expected, shown: [] });
    return;
  }
  const wanted = [...new Set(expected.ids)];
  expect({ errors, shown, ...(edge.isConnection && { count }) }).toEqual({
    errors: undefined,
    shown: wanted,
    ...(edge.isConnection && { count: wanted.length }),
  });
  if (exceptionOf(name) === undefined && shown.length > 0)
    expect((await readable(actor, shown)).sort()).toEqual(shown);
}

describe('the edges', () => {
  it('have an expectation each, and no expectation is without an edge', () => {
    expect(Object.keys(edges).sort()).toEqual(allEdges.map(({ name }) => name).sort());
  });

  describe.each(allEdges.map(({ name }) => name))('%s', (name) => {
    it.each(fullScopeActors)('shows %s the rows that their direct reads show', (actor) =>
      checkEdge(name, actor),
    );
  });

  it.each(allEdges.map((edge) => [edge.name, edge] as const))(
    '%s requires the scope of its target',
    async (_, edge) => {
      const scopes = scopesToParent(edge.parent);
      const scope = typeScopes[edge.target];
      const token = await world.tokenOf(ids.user('ana'), { scopes: [...scopes] });
      const { errors } = await world
        .with(token)
        .query(queryThrough(edge, { ...fixture.targets, userId: ids.user('ana') }));
      const [first] = errors ?? [];
      const isCarried = scope === undefined || scopes.includes(scope);
      expect({ code: first?.extensions.code, details: first?.extensions.details }).toEqual(
        isCarried
          ? { code: undefined, details: undefined }
          : { code: 'FORBIDDEN', details: { needs: scope, has: [...scopes] } },
      );
    },
  );

  it('show the members of a team to a guest in it, without their teams and spaces', async () => {
    for (const field of ['teams', 'spaces']) {
      const { errors } = await ask(
        'a guest in the team',
        `{ team(id: "${fixture.targets.teamId}") { members { nodes { member { ${field} { totalCount } } } } } }`,
      );
      expect(errors[0].extensions).toEqual({
        code: 'FORBIDDEN',
        details: { needs: 'read', has: 'guest' },
        requestId: 'test',
      });
    }
  });
});

describe('a published site', () => {
  const visitors = [
    'no token',
    'a stranger',
    'a former member',
    'a disabled member',
    'a guest',
    'the subject with a token bound elsewhere',
  ] as const;

  describe.each(allEdges.filter(beginsForVisitors).map((edge) => [edge.name, edge] as const))(
    '%s',
    (name, edge) => {
      it.each(visitors)('shows %s the edges for visitors and refuses the others', async (actor) => {
        const { publishedSiteId } = fixture.targets;
        const answer = await ask(actor, visitThrough(edge, fixture.targets, publishedSiteId));
        const expected = visitorEdges[name];
        if (expected !== undefined) {
          expect({ errors: answer.errors, shown: idsIn(answer.data).ids.size }).toEqual({
            errors: undefined,
            shown: expected,
          });
          return;
        }
        expect(firstErrorOf(answer)).toEqual({
          reason: 'FORBIDDEN',
          details: { needs: 'a member', has: 'visitor' },
        });
        const { data, errors } = await ask(
          actor,
          visitThrough(edge, fixture.targets, demoId('Site', 'nobody')),
        );
        expect({ data, errors }).toEqual({ data: answer.data, errors: answer.errors });
      });
    },
  );

  it('has expectations only for edges that visitors can follow', () => {
    const names = new Set(allEdges.filter(beginsForVisitors).map(({ name }) => name));
    expect(Object.keys(visitorEdges).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('the trash of an organization', () => {
  it.each(fullScopeActors.filter((actor) => actorProfiles[actor].belongs))(
    'lists for %s the spaces that they may restore',
    async (actor) => {
      const { deletedSpaceId } = fixture.targets;
      const { data, errors } = await ask(
        actor,
        `{ organization(id: "${ids.acme}") { spaces(filter: { deleted: true }) { totalCount nodes { id } } } }`,
      );
      const nodes =
        expectation('restoreSpace', actor).is === 'allowed' ? [{ id: deletedSpaceId }] : [];
      expect({ data, errors }).toEqual({
        data: { organization: { spaces: { totalCount: nodes.length, nodes } } },
        errors: undefined,
      });
    },
  );
});

describe('the structure of a site', () => {
  const STRUCTURE =
    'structure { items { __typename ... on Node { id } ... on SiteSectionGroup { sections { id siteSpaces { id } } } ... on SiteSection { siteSpaces { id } } } }';
  const LISTS =
    'siteSpaceCount sectionGroups(first: 1000) { nodes { id } } sections(first: 1000) { nodes { id } } siteSpaces(first: 1000) { nodes { id } }';
  interface Item {
    readonly id: string;
    readonly sections?: readonly Item[];
    readonly siteSpaces?: readonly Item[];
  }
  const within = (item: Item): string[] => [
    item.id,
    ...[...(item.sections ?? []), ...(item.siteSpaces ?? [])].flatMap(within),
  ];

  it.each(fullScopeActors.filter((actor) => expectation('getSite', actor).is === 'allowed'))(
    'contains the same items as its lists for %s',
    async (actor) => {
      const { siteId, siteSpaceId } = fixture.targets;
      const { data } = await ask(actor, `{ site(id: "${siteId}") { ${STRUCTURE} ${LISTS} } }`);
      const { structure, siteSpaceCount, sectionGroups, sections, siteSpaces } = data.site;
      const listed = [sectionGroups, sections, siteSpaces]
        .flatMap(({ nodes }) => nodes)
        .map(({ id }: Item) => id);
      expect(structure.items.flatMap(within).sort()).toEqual(listed.sort());
      expect([siteSpaceCount, listed.includes(siteSpaceId)]).toEqual([
        siteSpaces.nodes.length,
        expectation('getSiteSpace', actor).is === 'allowed',
      ]);
    },
  );
});

describe("the caller's own resources", () => {
  const own = fullScopeActors.filter((actor) => actorProfiles[actor].token === 'good');

  it.each(own)('are the only ones that the root lists return to %s', async (actor) => {
    const { userId } = fixture.testActor(actor);
    const { data, errors } = await ask(
      actor,
      '{ viewer { id } organizations { totalCount nodes { id } } }',
    );
    const organizations = actorProfiles[actor].belongs
      ? [{ id: ids.acme }]
      : actor === 'a stranger'
        ? [{ id: ids.umbrella }]
        : [];
    expect({ data, errors }).toEqual({
      data: {
        viewer: { id: userId },
        organizations: { totalCount: organizations.length, nodes: organizations },
      },
      errors: undefined,
    });
  });

  it.each(own.filter((actor) => actorProfiles[actor].person))(
    'include the tokens of %s',
    async (actor) => {
      const { data } = await ask(actor, '{ tokens { totalCount nodes { id } } }');
      const tokens = await world.console.database.prisma.apiToken.findMany({
        where: { userId: fixture.testActor(actor).userId ?? '', revokedAt: null },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      });
      expect(data.tokens).toEqual({
        totalCount: tokens.length,
        nodes: tokens.map(({ id }) => ({ id })),
      });
    },
  );
});

describe('the queries node and nodes', () => {
  it('have an expectation for each type', () => {
    expect(Object.keys(nodeReads).sort()).toEqual([...types].sort());
  });

  describe.each(types)('return a %s', (type) => {
    it.each(fullScopeActors)('to %s where its direct read does, or null', async (actor) => {
      const id = idOf(type, fixture.targets);
      const name = type === 'Page' ? 'DocumentPage' : type;
      const operation = nodeReads[type] ?? '';
      const { data, errors } = await ask(
        actor,
        'query ($id: ID!) { node(id: $id) { __typename id } nodes(ids: [$id]) { __typename id } }',
        { id },
      );
      if (actorProfiles[actor].token !== 'good') {
        expect(
          errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code),
        ).toEqual(['UNAUTHENTICATED']);
        return;
      }
      const node = expectation(operation, actor).is === 'allowed' ? { __typename: name, id } : null;
      expect({ data, errors }).toEqual({ data: { node, nodes: [node] }, errors: undefined });
    });

    it('only to a token with the scope of its direct read', async () => {
      const other = nodeScopes[type] === 'openapi:read' ? 'site:read' : 'openapi:read';
      const token = await world.tokenOf(ids.user('ana'), { scopes: [other] });
      const { errors } = await world
        .with(token)
        .query('query ($id: ID!) { node(id: $id) { id } }', { id: idOf(type, fixture.targets) });
      expect(errors?.[0].extensions).toEqual({
        code: 'FORBIDDEN',
        details: { needs: nodeScopes[type], has: [other] },
        requestId: 'test',
      });
    });
  });

  it("return the caller's own token, but no revoked token", async () => {
    const { tokenId } = fixture.targets;
    expect((await ask('the subject', `{ node(id: "${tokenId}") { id } }`)).data).toEqual({
      node: { id: tokenId },
    });
    await world.console.database.prisma.apiToken.update({
      where: { id: tokenId },
      data: { revokedAt: new Date() },
    });
    expect((await ask('the subject', `{ node(id: "${tokenId}") { id } }`)).data).toEqual({
      node: null,
    });
  });
});
