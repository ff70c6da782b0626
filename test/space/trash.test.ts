// Tests reading a space in the trash: with all its fields, in lists and by `node`.
import {
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  isAbstractType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { TRASH_RETENTION_MS } from '../../src/resources/content/trash.ts';
import { buildLecternSchema } from '../../src/graphql/schema.ts';
import {
  backdateDeletion,
  makeNestedCollections,
  makeSpaces,
  makeTestOrganization,
  visitorOf,
} from '../content/rows.ts';
import { ids, useWorld, type Visitor } from '../support.ts';

const world = useWorld();
const schema = buildLecternSchema();

type Field = GraphQLField<unknown, unknown>;

/** Values of the arguments without a default, by name. */
const given: Readonly<Record<string, string>> = {
  query: '"x"',
  userId: `"${ids.user('ana')}"`,
  teamId: `"${ids.team('writers')}"`,
  id: '"1"',
  url: '"https://acme.test/"',
};

function argumentsOf({ args }: Field): string {
  const needed = args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
  const all = needed.map(({ name }) => `${name}: ${given[name]}`).join(' ');
  return all && `(${all})`;
}

/** Returns the selection of all leaves of an object, and of the objects in it that have no id. */
function leavesOf(type: GraphQLNamedType): string {
  if (isLeafType(type)) return '';
  if (isAbstractType(type)) return '{ __typename }';
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  const leaves = fields.filter(
    (field) => isLeafType(getNamedType(field.type)) && argumentsOf(field) === '',
  );
  return `{ __typename ${leaves.map(({ name }) => name).join(' ')} }`;
}

/** Returns the selection of every field of a type. */
const everyFieldOf = (type: GraphQLObjectType): string =>
  Object.values(type.getFields())
    .map((field) => `${field.name}${argumentsOf(field)} ${leavesOf(getNamedType(field.type))}`)
    .join(' ');

/** The fields of spaces that are null in the trash. */
const EMPTY = {
  revision: null,
  revisions: null,
  search: null,
  changeRequest: null,
  changeRequests: null,
  mergeRules: null,
  comments: null,
  memberGrant: null,
  teamGrant: null,
  memberGrants: null,
  teamGrants: null,
  memberAccess: null,
};

const byNode = (visitor: Visitor, id: string) =>
  visitor.query(
    'query ($id: ID!) { node(id: $id) { ... on Space { id title deletedAt } } nodes(ids: [$id]) { id } }',
    { id },
  );
const NOT_FOUND = { node: null, nodes: [null] };

describe('a space in the trash', () => {
  it('has every field, and those of its content are null', async () => {
    const { id: organizationId } = await makeTestOrganization(world);
    const [id = ''] = await makeSpaces(world, organizationId, 1);
    await world.as('ana').delete(`/v1/spaces/${id}`);
    const type = schema.getType('Space');
    const every = isObjectType(type) ? everyFieldOf(type) : '';
    const { data, errors } = await world
      .as('ana')
      .query(
        `query ($id: ID!, $organizationId: ID!) { space(id: $id) { ${every} } organization(id: $organizationId) { spaces(filter: { deleted: true }) { nodes { ${every} } } } }`,
        { id, organizationId },
      );
    expect(errors).toBeUndefined();
    const { space } = data;
    expect(data.organization.spaces.nodes).toEqual([space]);
    expect(space).toEqual({ ...space, id, title: 'Space 0', canComment: false, ...EMPTY });
  });

  it('is found by `node` while it can be restored', async () => {
    const organization = await makeTestOrganization(world, ['REVIEW', 'CREATE']);
    const [id = ''] = await makeSpaces(world, organization.id, 1);
    await world.as('ana').delete(`/v1/spaces/${id}`);
    const [reviewer, maker] = [
      await visitorOf(world, organization, 1),
      await visitorOf(world, organization, 2),
    ];
    for (const visitor of [world.as('ana'), maker]) {
      const { data, errors } = await byNode(visitor, id);
      expect(errors).toBeUndefined();
      const { deletedAt } = data.node;
      expect(data).toEqual({ node: { id, title: 'Space 0', deletedAt }, nodes: [{ id }] });
      expect(typeof deletedAt).toBe('string');
    }
    for (const visitor of [reviewer, world.as('eve')])
      expect((await byNode(visitor, id)).data).toEqual(NOT_FOUND);
    await backdateDeletion(world, id, TRASH_RETENTION_MS);
    expect((await byNode(maker, id)).data).toEqual(NOT_FOUND);
  });

  it('is not found with what it contains, nor is a collection', async () => {
    const { id: organizationId } = await makeTestOrganization(world);
    const [id = ''] = await makeNestedCollections(world, organizationId, 1);
    const [spaceId = ''] = await makeSpaces(world, organizationId, 1, { id, ancestors: [] });
    const ana = world.as('ana');
    const { body } = await ana.get(`/v1/spaces/${spaceId}`);
    await ana.delete(`/v1/collections/${id}`);
    const { data } = await ana.query(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }',
      { ids: [spaceId, id, body.revision] },
    );
    expect(data).toEqual({ nodes: [{ __typename: 'Space', id: spaceId }, null, null] });
  });
});
