import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import type { Level, InheritanceStep } from '../src/domain/level.ts';
import { ranksAfter } from '../src/domain/rank.ts';
import { levelByRule, levels } from './content/rule.ts';
import { countCases } from './case-count.ts';
import { useWorld, type Visitor } from './support.ts';

const world = useWorld();

/** Returns a random number generator with a seed: the same worlds in every run. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Default = Level | 'INHERIT';

interface Thing {
  readonly id: string;
  readonly kind: 'Space' | 'Collection';
  readonly parent: Thing | null;
  readonly defaultLevel: Default;
}

interface Person {
  readonly userId: string;
  readonly memberId: string;
  readonly role: Level;
  readonly disabled: boolean;
  readonly teams: ReadonlySet<string>;
}

interface Given {
  readonly contentId: string;
  readonly memberId?: string;
  readonly teamId?: string;
  readonly role: Level;
}

/** A site with sections, each with the spaces that it shows; the last one shows none. */
interface PlannedSite {
  readonly id: string;
  readonly sections: readonly {
    readonly id: string;
    readonly shown: readonly { readonly id: string; readonly space: Thing }[];
  }[];
}

interface Plan {
  readonly organizationId: string;
  readonly collections: readonly Thing[];
  readonly spaces: readonly Thing[];
  readonly people: readonly Person[];
  readonly teams: readonly string[];
  readonly given: readonly Given[];
  readonly sites: readonly PlannedSite[];
}

const above = (thing: Thing | null): Thing[] => (thing ? [thing, ...above(thing.parent)] : []);

/**
 * Plans a random world: collections nested to depth five, spaces anywhere, grants of every kind,
 * one member of each role and two more.
 */
function plan(seed: number): Plan {
  const below = generator(seed);
  const oneOf = <T>(items: readonly T[]): T => items[below(items.length)] as T; // never empty
  const anyDefault = (): Default => (below(10) < 6 ? 'INHERIT' : oneOf(levels));
  const collections: Thing[] = [];
  for (let i = 0; i < 40; i++) {
    const parents = collections.filter((one) => above(one).length < 5);
    collections.push({
      id: newId('Collection'),
      kind: 'Collection',
      parent: parents.length > 0 && below(4) > 0 ? oneOf(parents) : null,
      defaultLevel: anyDefault(),
    });
  }
  const spaces = Array.from(
    { length: 80 },
    (): Thing => ({
      id: newId('Space'),
      kind: 'Space',
      parent: below(8) > 0 ? oneOf(collections) : null,
      defaultLevel: anyDefault(),
    }),
  );
  const teams = Array.from({ length: 4 }, () => newId('Team'));
  const roles = [...levels, oneOf(levels)];
  const people = roles.map(
    (role, i): Person => ({
      userId: newId('User'),
      memberId: newId('Member'),
      role,
      disabled: i === 7 && below(2) === 0,
      teams: new Set(teams.filter(() => below(3) === 0)),
    }),
  );
  const given = [...collections, ...spaces].flatMap(({ id: contentId }): Given[] => [
    ...people
      .filter(() => below(20) === 0)
      .map(({ memberId }) => ({ contentId, memberId, role: oneOf(levels) })),
    ...teams
      .filter(() => below(12) === 0)
      .map((teamId) => ({ contentId, teamId, role: oneOf(levels) })),
  ]);
  const shows = () =>
    Array.from({ length: 1 + below(3) }, () => ({ id: newId('SiteSpace'), space: oneOf(spaces) }));
  const sites = Array.from({ length: 8 }, () => {
    const sections = Array.from({ length: 1 + below(3) }, () => ({
      id: newId('SiteSection'),
      shown: shows(),
    }));
    return { id: newId('Site'), sections: [...sections, { id: newId('SiteSection'), shown: [] }] };
  });
  return {
    organizationId: newId('Organization'),
    collections,
    spaces,
    people,
    teams,
    given,
    sites,
  };
}

async function build({
  organizationId,
  collections,
  spaces,
  people,
  teams,
  given,
}: Plan): Promise<void> {
  const { prisma } = world.console.database;
  await prisma.organization.create({ data: { id: organizationId, title: 'Random' } });
  await prisma.user.createMany({
    data: people.map(({ userId }) => ({
      id: userId,
      email: `${userId.toLowerCase()}@random.test`,
      displayName: 'Somebody',
    })),
  });
  await prisma.member.createMany({
    data: people.map(({ memberId, userId, role, disabled }) => ({
      id: memberId,
      organizationId,
      userId,
      role,
      disabled,
    })),
  });
  await prisma.team.createMany({
    data: teams.map((id) => ({ id, organizationId, title: 'Team' })),
  });
  await prisma.teamMember.createMany({
    data: people.flatMap(({ memberId, teams: teamIds }) =>
      [...teamIds].map((teamId) => ({
        id: newId('TeamMember'),
        organizationId,
        teamId,
        memberId,
        role: 'MEMBER' as const,
      })),
    ),
  });
  const ranks = ranksAfter(null, collections.length + spaces.length);
  const placed = ({ id, parent, defaultLevel }: Thing, rank: string | undefined) => ({
    id,
    organizationId,
    defaultLevel,
    title: 'Thing',
    parentId: parent?.id ?? null,
    ancestors: above(parent)
      .map((one) => one.id)
      .reverse(),
    rank: rank ?? '',
  });
  await prisma.collection.createMany({ data: collections.map((one, i) => placed(one, ranks[i])) });
  await prisma.space.createMany({
    data: spaces.map((one, i) => ({
      ...placed(one, ranks[collections.length + i]),
      visibility: 'PRIVATE' as const,
      revisionId: newId('Revision'),
    })),
  });
  await prisma.grant.createMany({
    data: given.map((one) => ({
      ...one,
      id: newId('Grant'),
      organizationId,
      ...(one.contentId.startsWith('spc_')
        ? { spaceId: one.contentId }
        : { collectionId: one.contentId }),
    })),
  });
}

async function buildSites({ organizationId, sites }: Plan): Promise<void> {
  const { prisma } = world.console.database;
  const ranks = ranksAfter(null, 4);
  const placed = (siteId: string, i: number) => ({
    organizationId,
    siteId,
    rank: ranks[i] ?? '',
    path: `p${i}`,
  });
  await prisma.site.createMany({
    data: sites.map(({ id }) => ({
      id,
      organizationId,
      title: 'Site',
      basename: id.toLowerCase().replace('_', '-'),
      visitorKey: new Uint8Array(8),
    })),
  });
  await prisma.siteSection.createMany({
    data: sites.flatMap(({ id, sections }) =>
      sections.map((section, i) => ({ ...placed(id, i), id: section.id, title: 'Section' })),
    ),
  });
  const siteSpaces = sites.flatMap(({ id, sections }) =>
    sections.flatMap(({ id: sectionId, shown }) =>
      shown.map((one, i) => ({ ...placed(id, i), id: one.id, sectionId, spaceId: one.space.id })),
    ),
  );
  await prisma.siteSpace.createMany({ data: siteSpaces });
}

/** Returns the level that the rule computes. */
function levelOf({ given }: Plan, person: Person, thing: Thing): Level {
  if (person.disabled) return null;
  const steps = above(thing).map(({ id, defaultLevel }): InheritanceStep => {
    const here = given.filter(({ contentId }) => contentId === id);
    return {
      id,
      defaultLevel,
      direct: here.find(({ memberId }) => memberId === person.memberId)?.role,
      teams: here
        .filter(({ teamId }) => teamId !== undefined && person.teams.has(teamId))
        .map(({ role }) => role),
    };
  });
  return levelByRule(person.role, steps);
}

const visibleTo = (of: Plan, person: Person, things: readonly Thing[]) =>
  things
    .filter((thing) => levelOf(of, person, thing) !== null)
    .map(({ id }) => id)
    .sort();
const idsOf = (nodes: readonly { id: string }[]) => nodes.map(({ id }) => id).sort();

/**
 * Returns the level of the visitor on each item, requested one by one; absent when it is NOT_FOUND.
 */
async function pointChecks(
  visitor: Visitor,
  things: readonly Thing[],
): Promise<Map<string, Level>> {
  const found = new Map<string, Level>();
  for (let at = 0; at < things.length; at += 40) {
    const part = things.slice(at, at + 40);
    const { data } = await visitor.query(
      `{ ${part.map(({ id, kind }, i) => `n${i}: ${kind.toLowerCase()}(id: "${id}") { id effectiveAccess { level } }`).join(' ')} }`,
    );
    for (const [i, { id }] of part.entries())
      if (data?.[`n${i}`]) found.set(id, data[`n${i}`].effectiveAccess.level);
  }
  return found;
}

/**
 * Returns the sites that the rule grants: "role ≥ read, or read on one of its spaces"; of a site
 * "only site spaces whose space they may read, and no section that is empty by that; admins see
 * all".
 */
function sitesFor(of: Plan, person: Person) {
  return of.sites.flatMap(({ id, sections }) => {
    const canSee = ({ space }: { readonly space: Thing }) => levelOf(of, person, space) !== null;
    const siteSpaces = sections.flatMap(({ shown }) => shown.filter(canSee));
    if (person.disabled || (person.role === null && siteSpaces.length === 0)) return [];
    const shownSections = sections.filter(
      ({ shown }) => person.role === 'ADMIN' || shown.length === 0 || shown.some(canSee),
    );
    return [
      {
        id,
        siteSpaceCount: siteSpaces.length,
        siteSpaces: idsOf(siteSpaces),
        sections: idsOf(shownSections),
      },
    ];
  });
}

const SITE =
  'id siteSpaceCount siteSpaces { totalCount nodes { id } } sections { totalCount nodes { id } } structure { items { ... on SiteSection { id siteSpaces { id } } } }';

interface SiteAnswer {
  readonly id: string;
  readonly siteSpaceCount: number;
  readonly siteSpaces: { readonly totalCount: number; readonly nodes: readonly { id: string }[] };
  readonly sections: { readonly totalCount: number; readonly nodes: readonly { id: string }[] };
  readonly structure: {
    readonly items: readonly {
      readonly id: string;
      readonly siteSpaces: readonly { id: string }[];
    }[];
  };
}

/**
 * Returns a site of a response in the same form, and checks that its lists and its structure agree.
 */
function summarize({ id, siteSpaceCount, siteSpaces, sections, structure: { items } }: SiteAnswer) {
  const [listed, held] = [
    idsOf(siteSpaces.nodes),
    idsOf(items.flatMap((section) => section.siteSpaces)),
  ];
  expect([held, idsOf(items), siteSpaces.totalCount, sections.totalCount]).toEqual([
    listed,
    idsOf(sections.nodes),
    listed.length,
    items.length,
  ]);
  return { id, siteSpaceCount, siteSpaces: listed, sections: idsOf(sections.nodes) };
}

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => (one.id < other.id ? -1 : 1));

const LISTS = `query ($id: ID!) { organization(id: $id) {
  collections(first: 100) { totalCount nodes { id } } top: collections(first: 100, filter: { nested: false }) { totalCount nodes { id } } spaces(first: 100) { totalCount nodes { id } } } }`;
const INSIDE =
  'query ($id: ID!) { organization(id: $id) { collections(first: 40) { nodes { id spaces(first: 80) { totalCount nodes { id } } collections(first: 40) { totalCount nodes { id } } } } } }';
const SPACES_OF =
  'query ($id: ID!) { member(id: $id) { spaces(first: 100) { totalCount nodes { permission space { id } } } } }';

const WORLD_COUNT = countCases({ usual: 3, all: 12 });
const seeds = Array.from({ length: WORLD_COUNT }, (_, i) => i + 1);

describe.each(seeds)('in random world %i', (seed) => {
  const of = plan(seed);
  const visitors = new Map<Person, Visitor>();
  beforeAll(async () => {
    await build(of);
    await buildSites(of);
    for (const person of of.people)
      visitors.set(person, world.with(await world.tokenOf(person.userId)));
  });
  afterAll(() =>
    world.console.database.prisma.organization.delete({ where: { id: of.organizationId } }),
  );
  const forEachMember = async (check: (visitor: Visitor, person: Person) => Promise<void>) => {
    for (const [person, visitor] of visitors) await check(visitor, person);
  };

  it('each single response follows the rule', () =>
    forEachMember(async (visitor, person) => {
      const things = [...of.collections, ...of.spaces];
      const expected = new Map(
        things
          .map((thing) => [thing.id, levelOf(of, person, thing)] as const)
          .filter(([, level]) => level !== null),
      );
      expect(await pointChecks(visitor, things)).toEqual(expected);
    }));

  it('the lists of the organization hold exactly what each member can read', () =>
    forEachMember(async (visitor, person) => {
      const { data } = await visitor.query(LISTS, { id: of.organizationId });
      if (person.disabled) return expect(data.organization).toBeNull();
      const [collections, top, spaces] = [
        visibleTo(of, person, of.collections),
        visibleTo(
          of,
          person,
          of.collections.filter(({ parent }) => parent === null),
        ),
        visibleTo(of, person, of.spaces),
      ];
      const { organization } = data;
      expect({
        collections: idsOf(organization.collections.nodes),
        top: idsOf(organization.top.nodes),
        spaces: idsOf(organization.spaces.nodes),
      }).toEqual({ collections, top, spaces });
      expect([
        organization.collections.totalCount,
        organization.top.totalCount,
        organization.spaces.totalCount,
      ]).toEqual([collections.length, top.length, spaces.length]);
    }));

  it('the lists of each collection hold what each member can read in it', () =>
    forEachMember(async (visitor, person) => {
      if (person.disabled) return;
      const { data, errors } = await visitor.query(INSIDE, { id: of.organizationId });
      expect(errors).toBeUndefined();
      for (const { id, spaces, collections } of data.organization.collections.nodes) {
        const inside = (things: readonly Thing[]) =>
          visibleTo(
            of,
            person,
            things.filter(({ parent }) => parent?.id === id),
          );
        expect([idsOf(spaces.nodes), idsOf(collections.nodes)]).toEqual([
          inside(of.spaces),
          inside(of.collections),
        ]);
        expect([spaces.totalCount, collections.totalCount]).toEqual([
          spaces.nodes.length,
          collections.nodes.length,
        ]);
      }
    }));

  it('the spaces of each member are those that they and the caller can read', async () => {
    // A third of the callers in each world: three worlds cover each role.
    const callers = [...visitors].filter(
      ([{ disabled, role }], i) => !disabled && role !== null && i % 3 === seed % 3,
    );
    for (const [caller, visitor] of callers)
      for (const person of of.people) {
        const { data } = await visitor.query(SPACES_OF, { id: person.memberId });
        const both = of.spaces.filter(
          (space) => levelOf(of, caller, space) !== null && levelOf(of, person, space) !== null,
        );
        const shown = new Map(
          data.member.spaces.nodes.map(
            ({ permission, space }: { permission: Level; space: { id: string } }) => [
              space.id,
              permission,
            ],
          ),
        );
        expect(shown).toEqual(new Map(both.map((space) => [space.id, levelOf(of, person, space)])));
        expect(data.member.spaces.totalCount).toBe(both.length);
      }
  });

  it('the list of sites and each site show exactly what each member can read', () =>
    forEachMember(async (visitor, person) => {
      const expected = byId(sitesFor(of, person));
      const { data } = await visitor.query(
        `query ($id: ID!) { organization(id: $id) { sites { totalCount nodes { ${SITE} } } } }`,
        { id: of.organizationId },
      );
      if (person.disabled) return expect(data.organization).toBeNull();
      expect([
        data.organization.sites.totalCount,
        byId(data.organization.sites.nodes.map(summarize)),
      ]).toEqual([expected.length, expected]);
      const single = await visitor.query(
        `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Site { ${SITE} } } }`,
        { ids: of.sites.map(({ id }) => id) },
      );
      expect(
        byId(single.data.nodes.filter((node: SiteAnswer | null) => node !== null).map(summarize)),
      ).toEqual(expected);
    }));

  it('the sites that show a space are visible to its readers', () =>
    forEachMember(async (visitor, person) => {
      if (person.disabled) return;
      for (const space of of.spaces.slice(0, 20)) {
        const showing = of.sites.filter(({ sections }) =>
          sections.some(({ shown }) => shown.some((one) => one.space === space)),
        );
        const { data } = await visitor.query(
          'query ($id: ID!, $space: ID!) { organization(id: $id) { sites(filter: { spaceId: $space }) { totalCount nodes { id } } } }',
          {
            id: of.organizationId,
            space: space.id,
          },
        );
        const expected = levelOf(of, person, space) === null ? [] : idsOf(showing);
        expect([data.organization.sites.totalCount, idsOf(data.organization.sites.nodes)]).toEqual([
          expected.length,
          expected,
        ]);
      }
    }));
});
