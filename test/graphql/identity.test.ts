// Reads every object with an id through every field that returns one, and reads it again by `node`.
import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isAbstractType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type GraphQLNamedType,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { assignAllPositions } from '../../src/data/event-log.ts';
import { hidesFromVisitors, isForVisitors } from '../../src/graphql/visitors.ts';
import { buildLecternSchema } from '../../src/graphql/schema.ts';
import { type AccessFixture, createAccessFixture, idOf } from '../access/fixture.ts';
import { makeTestSpace, page } from '../edit/support.ts';
import { ids, useWorld } from '../support.ts';

const world = useWorld();
const schema = buildLecternSchema();

const objectTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'));
const nodeTypes = objectTypes.filter((type) =>
  type.getInterfaces().some(({ name }) => name === 'Node'),
);

/** Values of arguments without a default, by the fields that need them. */
const argumentsOf: Readonly<Record<string, string>> = {
  'Site.asVisitor': '(visitor: { claims: {} })',
  'PublishedSite.page': '(path: "")',
  'PublishedSite.search': '(input: { query: "First" })',
  'Space.search': '(query: "First")',
  'Organization.search': '(query: "First")',
};

/** Fields of types that are embedded in others are read up to this depth. */
const MAX_DEPTH = 4;

type Field = GraphQLField<unknown, unknown>;

const isReadable = (type: GraphQLObjectType, field: Field): boolean =>
  argumentsOf[`${type.name}.${field.name}`] !== undefined ||
  field.args.every((arg) => !isNonNullType(arg.type) || arg.defaultValue !== undefined);

/** Returns the arguments that make lists short. */
function argumentsIn(type: GraphQLObjectType, field: Field): string {
  const given = argumentsOf[`${type.name}.${field.name}`];
  return given ?? (field.args.some(({ name }) => name === 'first') ? '(first: 3)' : '');
}

/** Returns the leaves of a type. Signed URLs change by the hour. */
const leavesOf = (type: GraphQLObjectType): string[] =>
  Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)) && isReadable(type, field))
    .map(({ name }) => name)
    .filter((name) => name !== 'downloadUrl');

const hasId = (type: GraphQLObjectType): boolean => type.getFields()['id'] !== undefined;

/** Returns the selection of an object: its leaves if it has an id, otherwise what it contains. */
function selectionOf(type: GraphQLNamedType, depth: number): string | undefined {
  if (isAbstractType(type)) {
    const inner = schema
      .getPossibleTypes(type)
      .map((one) => `... on ${one.name} ${selectionOf(one, depth) ?? '{ __typename }'}`);
    return `{ ${inner.join(' ')} }`;
  }
  if (!isObjectType(type)) return undefined;
  if (hasId(type)) return `{ __typename ${leavesOf(type).join(' ')} }`;
  if (depth === MAX_DEPTH) return undefined;
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = isReadable(type, field) ? fieldOf(type, field, depth + 1) : undefined;
    return inner === undefined || field.name === 'edges' ? [] : [inner];
  });
  return fields.length === 0 ? undefined : `{ ${fields.join(' ')} }`;
}

/** Returns whether an object with an id can be reached from a type. */
function reachesId(type: GraphQLNamedType, seen = new Set<GraphQLNamedType>()): boolean {
  if (seen.has(type)) return false;
  seen.add(type);
  if (isAbstractType(type))
    return schema.getPossibleTypes(type).some((one) => reachesId(one, seen));
  if (!isObjectType(type)) return false;
  const fields = Object.values(type.getFields());
  return hasId(type) || fields.some((field) => reachesId(getNamedType(field.type), seen));
}

function fieldOf(type: GraphQLObjectType, field: Field, depth: number): string | undefined {
  if (!reachesId(getNamedType(field.type))) return undefined;
  // a field of any type of object returns what `node` does
  if (getNamedType(field.type).name === 'Node') return undefined;
  const selection = selectionOf(getNamedType(field.type), depth);
  return selection && `${field.name}${argumentsIn(type, field)} ${selection}`;
}

interface Found {
  readonly __typename: string;
  readonly id: string;
}

/** Returns the objects with an id in a response. */
function objectsIn(value: unknown): Found[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return '__typename' in value && 'id' in value
    ? [value as Found] // as both are selected together
    : Object.values(value).flatMap(objectsIn);
}

/** Returns what `node` returns for an object that was read, with the same fields. */
async function readAgain({ __typename: name, id }: Found): Promise<unknown> {
  const type = nodeTypes.find((one) => one.name === name);
  const leaves = type ? leavesOf(type).join(' ') : 'id';
  const { data, errors } = await world
    .as('ana')
    .query(`query ($id: ID!) { node(id: $id) { __typename ... on ${name} { ${leaves} } } }`, {
      id,
    });
  return errors ?? data.node;
}

/** Returns the objects with an id that the fields of an object return. */
async function foundIn(
  type: GraphQLObjectType,
  id: string,
  isWanted: (field: Field) => boolean,
): Promise<Found[]> {
  const found = new Map<string, Found>();
  for (const field of Object.values(type.getFields()).filter(isWanted)) {
    const text = isReadable(type, field) ? fieldOf(type, field, 0) : undefined;
    if (text === undefined) continue;
    const { data, errors } = await world
      .as('ana')
      .query(`query ($id: ID!) { node(id: $id) { ... on ${type.name} { ${text} } } }`, { id });
    expect([id, field.name, errors]).toEqual([id, field.name, undefined]);
    for (const one of objectsIn(data.node)) found.set(`${one.__typename} ${one.id}`, one);
  }
  return [...found.values()];
}

/** Returns whether visitors read a field; they get nothing from the others. */
const isPublic = (type: GraphQLObjectType, field: Field): boolean =>
  (isForVisitors(field) || isForVisitors(type)) && !hidesFromVisitors(field);

/** Reads what a visitor sees of a site. */
const AS_VISITOR = nodeTypes
  .filter(({ name }) => name === 'Site')
  .map((type) => {
    const field = type.getFields()['asVisitor'];
    return `query ($id: ID!) { node(id: $id) { ... on Site { ${field ? fieldOf(type, field, 0) : ''} } } }`;
  })
  .join('');

let fixture: AccessFixture;
/** Further objects, by type: pages of the types that the fixture does not have, and their revision. */
let further: Readonly<Record<string, string>> = {};
/** The names of types that fields returned. */
const foundTypes = new Set<string>();

beforeAll(async () => {
  fixture = await createAccessFixture(world, []);
  const { revision, refs } = await makeTestSpace(world, [
    page('Group', { type: 'GROUP' }),
    page('Link', {
      into: 'Group',
      type: 'LINK',
      target: { kind: 'SPACE', space: ids.space('guide') },
    }),
    page('Computed', { type: 'COMPUTED', computed: { spec: fixture.targets.specId } }),
  ]);
  // otherwise the first read of a log changes the events that were read before
  await assignAllPositions(world.console.database.query, () => false);
  const { changeRequestId, spaceId } = fixture.targets;
  const { id: notificationId } = await world.console.database.prisma.notification.create({
    data: {
      ...{ id: newId('Notification'), organizationId: ids.acme, userId: ids.user('ana') },
      ...{ number: 1, eventId: newId('AuditEvent'), subjectId: changeRequestId, reason: 'REVIEW' },
      ...{ spaceId, changeRequestId, createdAt: new Date() },
    },
  });
  further = {
    Notification: notificationId,
    Revision: revision,
    GroupPage: `${refs['Group']}.${revision}`,
    LinkPage: `${refs['Link']}.${revision}`,
    ComputedPage: `${refs['Computed']}.${revision}`,
  };
});

/** Returns the ids of the objects of a type that are read. */
const idsOf = (name: string): string[] => {
  const more = further[name];
  if (more === undefined) return [idOf(name, fixture.targets)];
  return name === 'Revision' ? [idOf(name, fixture.targets), more] : [more];
};

describe('An id', () => {
  it('is a field of nodes and of no other type', () => {
    const others = objectTypes.filter((type) => hasId(type) && !nodeTypes.includes(type));
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  it.each(nodeTypes.map((type) => [type.name, type] as const))(
    'finds a %s, and again what its fields return',
    async (name, type) => {
      for (const id of idsOf(name)) {
        const itself = objectsIn(await readAgain({ __typename: name, id }));
        expect(itself.map((one) => [one.__typename, one.id])).toEqual([[name, id]]);
        for (const one of await foundIn(type, id, () => true)) {
          expect(await readAgain(one)).toEqual(one);
          foundTypes.add(one.__typename);
        }
      }
    },
  );

  it('finds again what a simulated visitor reads, with and without claims', async () => {
    const types = new Set<string>();
    for (const [site, claims, shown] of [
      [fixture.targets.siteId, '{}', /\.visitor$/],
      [ids.site('help'), '{ plan: "pro" }', /\.visitor-\w+$/],
    ] as const) {
      const { data, errors } = await world
        .as('ana')
        .query(AS_VISITOR.replace('{}', claims), { id: site });
      expect(errors).toBeUndefined();
      const open = objectsIn(data.node);
      const read = new Set<string>();
      for (let one = open.pop(); one; one = open.pop()) {
        const { __typename: name, id } = one;
        const type = nodeTypes.find((each) => each.name === name);
        if (read.has(id) || !type) continue;
        read.add(id);
        types.add(name);
        expect(id).toMatch(shown);
        const found = await foundIn(type, id, (field) => isPublic(type, field));
        for (const inner of found) expect(await readAgain(inner)).toEqual(inner);
        open.push(...found);
      }
    }
    expect([...types].sort()).toEqual([
      ...[
        'DocumentPage',
        'File',
        'GroupPage',
        'LinkPage',
        'ReusableContent',
        'Revision',
        'Site',
        'SiteSection',
      ],
      ...['SiteSectionGroup', 'SiteSpace', 'Space'],
    ]);
  });

  it('finds again what a member reads with a share key, which the id does not show', async () => {
    const document = `query ($site: ID!, $space: ID!, $shareKey: String) {
      publishedSite(id: $site, shareKey: $shareKey) {
        site { ...S } sections { nodes { ...N sectionGroup { ...G } siteSpaces { ...P } } }
        siteSpaces { nodes { ...P } }
      }
      site(id: $site) {
        sections(shareKey: $shareKey) { nodes { ...N } }
        siteSpaces(shareKey: $shareKey) { nodes { ...P } }
      }
      space(id: $space, shareKey: $shareKey) { ...C revision { __typename id urls { published } } }
    }
    fragment S on Site { __typename id urls { published } }
    fragment N on SiteSection { __typename id urls { published } }
    fragment G on SiteSectionGroup { __typename id title }
    fragment P on SiteSpace { __typename id urls { published } space { ...C } }
    fragment C on Space { __typename id urls { published } }`;
    const { data: created } = await world
      .as('ana')
      .query(
        `mutation ($id: ID!) { createShareLink(input: { siteId: $id, name: "Ids" }) { shareLink { urls { published } } } }`,
        { id: ids.site('help') },
      );
    const valid = new URL(created.createShareLink.shareLink.urls.published).searchParams.get(
      'shareKey',
    );
    /** Returns the texts of all objects with an id, with their URLs, by type and id. */
    const read = async (shareKey: string | null): Promise<Map<string, string>> => {
      const { data, errors } = await world.as('ana').query(document, {
        ...{ site: ids.site('help'), space: ids.space('guide'), shareKey },
      });
      expect(errors).toBeUndefined();
      const found = new Map<string, string>();
      const visit = (value: unknown): void => {
        if (typeof value !== 'object' || value === null) return;
        Object.values(value).forEach(visit);
        if (!('id' in value)) return;
        const { __typename: name, id, urls } = value as Found & { readonly urls?: unknown };
        const text = JSON.stringify(urls);
        expect(found.get(`${name} ${id}`) ?? text).toBe(text);
        found.set(`${name} ${id}`, text);
      };
      visit(data);
      return found;
    };
    const all = new Map<string, string>();
    for (const shareKey of [null, 'made-up', valid, '']) {
      const found = await read(shareKey);
      expect(await read(shareKey)).toEqual(found);
      for (const [name, urls] of found) {
        expect(all.get(name) ?? urls).toBe(urls);
        all.set(name, urls);
        for (const key of ['made-up', valid]) expect(name).not.toContain(key);
      }
    }
    expect([...all.values()].join(' ')).toContain(`?shareKey=${valid}`);
    for (const [text, urls] of all) {
      const [name = '', id = ''] = text.split(' ');
      if (urls === undefined) continue;
      const { data } = await world
        .as('ana')
        .query(`query ($id: ID!) { node(id: $id) { id ... on ${name} { urls { published } } } }`, {
          id,
        });
      expect(data.node).toEqual({ id, urls: JSON.parse(urls) });
    }
    const [withKey = ''] = [...all.keys()].filter((text) => /^Site .*\.key-/.test(text));
    const part = withKey.split('.').pop() ?? '';
    for (const id of [
      `${ids.site('help')}.key-x`,
      `${ids.site('help')}.visitor.${part}`,
      `${ids.site('board')}.${part}`,
      `${ids.space('guide')}.${part}`,
    ]) {
      const { data, errors } = await world
        .as('ana')
        .query('query ($id: ID!) { node(id: $id) { id } }', { id });
      expect([id, errors, data.node]).toEqual([id, undefined, null]);
    }
  });

  it('of what a mutation removed names the type of a node', () => {
    const fields = objectTypes.flatMap((type) =>
      type.name.endsWith('Payload') ? Object.keys(type.getFields()) : [],
    );
    const removed = fields.flatMap(
      (name) => /^(?:deleted|removed|revoked|un[a-z]+ed)([A-Z]\w*)Id$/.exec(name)?.[1] ?? [],
    );
    const names = [...nodeTypes.map(({ name }) => name), 'Token']; // of `ApiToken`
    expect(removed.length).toBeGreaterThan(20);
    expect(removed.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('was read of all types through fields of others', () => {
    const missing = nodeTypes.map(({ name }) => name).filter((name) => !foundTypes.has(name));
    // `Query.import` and `startImport` return imports, and `viewer` the notifications of the caller
    expect(missing).toEqual(['Import', 'Notification']);
  });
});
