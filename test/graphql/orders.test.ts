// Tests all sort orders of all lists on rows with equal keys and, where a key can be missing, with
// null: pages of every size, forward and backward, are the whole list in its order.
import {
  execute,
  getNamedType,
  type GraphQLEnumType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  parse,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { buildLecternSchema } from '../../src/graphql/schema.ts';
import {
  makeCollections,
  makeNestedCollections,
  makeSpaces,
  makeTestOrganization,
} from '../content/rows.ts';
import { ids, useWorld } from '../support.ts';

const world = useWorld();
const schema = buildLecternSchema();

/** Selections of the sort keys on an item; the last field of the path is the key. */
const KEYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  TeamOrderField: { TITLE: 'title', CREATED_AT: 'createdAt' },
  TeamMemberOrderField: { NAME: 'member.user.displayName' },
  MemberOrderField: {
    JOINED_AT: 'joinedAt',
    NAME: 'user.displayName',
    LAST_SEEN_AT: 'lastSeenAt',
  },
  MemberTeamOrderField: { TITLE: 'team.title' },
  MemberSpaceOrderField: { CREATED_AT: 'space.createdAt', TITLE: 'space.title' },
  SpaceOrderField: { CREATED_AT: 'createdAt', UPDATED_AT: 'updatedAt', TITLE: 'title' },
  CollectionOrderField: { TITLE: 'title' },
  ContentOrderField: { TITLE: 'title', CREATED_AT: 'createdAt', UPDATED_AT: 'updatedAt' },
  SiteOrderField: { CREATED_AT: 'createdAt', TITLE: 'title' },
  OrganizationOrderField: { CREATED_AT: 'createdAt', TITLE: 'title' },
};

interface Order {
  readonly path: string;
  readonly type: string;
  readonly field: string;
  readonly keys: GraphQLEnumType;
}

/** Every field with a sort order. */
const orders = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) =>
    Object.values(type.getFields()).flatMap((field): Order[] => {
      const argument = field.args.find(({ name }) => name === 'orderBy');
      const input = argument && getNamedType(argument.type);
      if (!isInputObjectType(input)) return [];
      const keys = getNamedType(input.getFields()['field']?.type ?? input);
      if (!isEnumType(keys)) throw new Error(`${input.name}.field must be an enum.`);
      return [{ path: `${type.name}.${field.name}`, type: type.name, field: field.name, keys }];
    }),
  );

/** The parents of the lists, by their types. */
const parents: Record<string, string> = {};

interface Page {
  readonly cursors: readonly string[];
  readonly keys: readonly unknown[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean };
}

const at = (item: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, step) => Object(value)[step], item);

/** Requests a page of a list. */
async function pageOf(order: Order, key: string, direction: string, args: string): Promise<Page> {
  const shown = KEYS[order.keys.name]?.[key] ?? '__typename';
  const selection = shown.split('.').reduceRight((inner, step) => `${step} { ${inner} }`, '');
  const list = `list: ${order.field}(${args}, orderBy: { field: ${key}, direction: ${direction} }) {
    edges { cursor node { ${selection.replace(' {  }', '')} } } pageInfo { hasNextPage hasPreviousPage } }`;
  const document =
    order.type === 'Query'
      ? `{ ${list} }`
      : `{ node(id: "${parents[order.type]}") { ... on ${order.type} { ${list} } } }`;
  const { data, errors } = await execute({
    schema,
    document: parse(document),
    contextValue: world.console.as(ids.user('ana')),
  });
  expect(errors).toBeUndefined();
  const { edges, pageInfo } = Object(order.type === 'Query' ? data : data?.['node']).list;
  return {
    cursors: edges.map(({ cursor }: { cursor: string }) => cursor),
    keys: edges.map(({ node }: { node: unknown }) => at(node, shown)),
    pageInfo,
  };
}

/** Returns the cursors on all pages of a size, in the order of the list. */
async function walk(order: Order, key: string, direction: string, size: number, forward: boolean) {
  const found: string[][] = [];
  for (let cursor: string | undefined; ; ) {
    const bound = cursor === undefined ? '' : `, ${forward ? 'after' : 'before'}: "${cursor}"`;
    const page = await pageOf(
      order,
      key,
      direction,
      `${forward ? 'first' : 'last'}: ${size}${bound}`,
    );
    found.push([...page.cursors]);
    cursor = page.cursors.at(forward ? -1 : 0);
    if (!(forward ? page.pageInfo.hasNextPage : page.pageInfo.hasPreviousPage))
      return (forward ? found : found.reverse()).flat();
  }
}

/** Returns a key as something to compare: names regardless of case, and null before all others. */
const comparable = (key: unknown): string =>
  key instanceof Date ? key.toISOString() : key === null ? '' : String(key).toLowerCase();

/**
 * Sets equal values in rows of a table: two titles, two times, and no value in nullable columns. The
 * rows of each part, such as those of one parent, get both values.
 */
async function mix(table: string, where: string, set: string, part = 'true'): Promise<void> {
  await world.console.database.prisma.$executeRawUnsafe(
    `UPDATE ${table} t SET ${set} FROM (SELECT id, row_number() OVER (PARTITION BY ${part} ORDER BY md5(id)) AS n FROM ${table} WHERE ${where}) r WHERE r.id = t.id`,
  );
}
const TITLE = "title = CASE n % 2 WHEN 0 THEN 'a' ELSE 'B' END";
const time = (column: string): string =>
  `${column} = '2026-02-01'::timestamptz + n % 2 * interval '1 day'`;

async function makeRows(): Promise<void> {
  const { prisma } = world.console.database;
  const organization = await makeTestOrganization(world, ['READ', 'EDIT', 'READ']);
  const organizationId = organization.id;
  const [collection = ''] = await makeNestedCollections(world, organizationId, 1);
  await makeSpaces(world, organizationId, 4);
  await makeSpaces(world, organizationId, 3, { id: collection, ancestors: [] });
  await makeCollections(world, organizationId, 3);
  const inner = await makeCollections(world, organizationId, 3);
  for (const id of inner)
    await world.as('ana').post(`/v1/collections/${id}/move`, { parent: collection });
  const teams = Array.from({ length: 4 }, (_, i) => ({
    ...{ id: newId('Team'), organizationId, title: `Team ${i}` },
  }));
  await prisma.team.createMany({ data: teams });
  const [member = ''] = organization.memberIds;
  await prisma.teamMember.createMany({
    data: [
      ...teams.map(({ id }) => ({ teamId: id, memberId: member })),
      ...organization.memberIds
        .slice(1)
        .map((id) => ({ teamId: teams[0]?.id ?? '', memberId: id })),
    ].map((row) => ({ ...row, id: newId('TeamMember'), organizationId })),
  });
  await prisma.site.createMany({
    data: Array.from({ length: 4 }, (_, i) => ({
      ...{ id: newId('Site'), organizationId, title: `Site ${i}`, basename: `order-${i}` },
      visitorKey: new Uint8Array(8),
    })),
  });
  for (let i = 0; i < 2; i++) await makeTestOrganization(world);
  const own = `organization_id = '${organizationId}'`;
  const changed = `${TITLE}, ${time('created_at')}, ${time('updated_at')}`;
  for (const table of ['spaces', 'collections']) await mix(table, own, changed, 'parent_id');
  await mix('sites', own, changed);
  await mix('teams', own, `${TITLE}, ${time('created_at')}`);
  await mix('team_members', own, time('created_at'));
  const ofAna = `id IN (SELECT organization_id FROM members WHERE user_id = '${ids.user('ana')}')`;
  await mix('organizations', ofAna, `${TITLE}, ${time('created_at')}`);
  await mix(
    'members',
    own,
    `${time('joined_at')}, last_seen_at = CASE n % 3 WHEN 0 THEN now() END`,
  );
  const ofMembers = `id IN (SELECT user_id FROM members WHERE ${own})`;
  await mix('users', ofMembers, "display_name = CASE n % 2 WHEN 0 THEN 'a' ELSE 'B' END");
  Object.assign(parents, {
    ...{ Organization: organizationId, Collection: collection, Member: member },
    ...{ Team: teams[0]?.id, User: ids.user('ana') },
  });
}

describe('the pages of a sort order', () => {
  beforeAll(makeRows);

  it('are tested for every list that can be sorted', () => {
    expect(orders.length).toBeGreaterThan(10);
    const untested = orders.filter(({ keys }) => KEYS[keys.name] === undefined);
    expect(untested.map(({ path }) => path)).toEqual([]);
  });

  it.each(
    orders.flatMap((order) =>
      order.keys
        .getValues()
        .flatMap(({ name }) =>
          ['ASC', 'DESC'].map((direction) => ({ ...order, key: name, direction })),
        ),
    ),
  )('are the whole list: $path by $key $direction', async ({ key, direction, ...order }) => {
    const whole = await pageOf(order, key, direction, 'first: 1000');
    expect(whole.cursors.length).toBeGreaterThan(2);
    expect(new Set(whole.cursors).size).toBe(whole.cursors.length);
    if (KEYS[order.keys.name]?.[key] !== undefined) {
      const keys = whole.keys.map(comparable);
      expect(new Set(keys).size).toBe(2);
      const sorted = keys.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
      expect(keys).toEqual(direction === 'ASC' ? sorted : sorted.toReversed());
    }
    for (const size of [1, 2, 3, whole.cursors.length]) {
      expect(await walk(order, key, direction, size, true)).toEqual(whole.cursors);
      expect(await walk(order, key, direction, size, false)).toEqual(whole.cursors);
    }
  });

  it('are refused for a cursor of another order', async () => {
    const [order] = orders.filter(({ path }) => path === 'Organization.teams');
    if (!order) throw new Error('Organization.teams cannot be sorted.');
    const { cursors } = await pageOf(order, 'TITLE', 'ASC', 'first: 1');
    for (const orderBy of ['{ field: CREATED_AT }', '{ direction: DESC }']) {
      const { errors } = await world
        .as('ana')
        .query(
          `{ organization(id: "${parents['Organization']}") { teams(after: "${cursors[0]}", orderBy: ${orderBy}) { nodes { id } } } }`,
        );
      expect(errors[0].extensions).toMatchObject({ code: 'BAD_CURSOR', field: 'after' });
    }
  });

  it('are those of the default order for null', async () => {
    const ask = async (args: string) =>
      (
        await world
          .as('ana')
          .query(
            `{ organization(id: "${parents['Organization']}") { teams${args} { nodes { id } } } }`,
          )
      ).data.organization.teams.nodes;
    const byDefault = await ask('');
    expect(byDefault).toHaveLength(4);
    expect(await ask('(orderBy: null, filter: null)')).toEqual(byDefault);
    expect(await ask('(orderBy: {}, filter: { title: null, userId: null })')).toEqual(byDefault);
    expect(await ask('(filter: { title: "B" })')).toHaveLength(2);
  });
});
