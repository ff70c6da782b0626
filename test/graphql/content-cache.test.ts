/**
 * Tests that the cached data of selections of immutable content is what graphql-js returns, for
 * each selection, its arguments and its budget, and that the fields of such selections depend on
 * nothing else.
 */
import {
  type ExecutionResult,
  execute,
  getNamedType,
  isLeafType,
  isObjectType,
  parse,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../../src/context.ts';
import type { PageRow } from '../../src/data/rows.ts';
import type { Page, PageType } from '../../src/domain/content.ts';
import { leafOf } from '../../src/domain/list.ts';
import { ResponseBudget } from '../../src/graphql/budget.ts';
import { createCompiled, type ExecuteCompiled } from '../../src/graphql/compiled.ts';
import { ContentCache, stringify } from '../../src/graphql/content-cache.ts';
import {
  CONTENT_LISTS,
  IDENTITY_FIELDS,
  MEMBER_FIELDS,
  PAGE_FIELDS,
  PAGE_TYPES,
  VALUE_TYPES,
} from '../../src/graphql/content-fields.ts';
import { sizeOf, sizeOfResponse } from '../../src/graphql/response-size.ts';
import { buildLecternSchema } from '../../src/graphql/schema.ts';
import { resources } from '../../src/resources/index.ts';
import { pets, putText } from '../openapi-spec/support.ts';
import { done } from '../site-structure/made.ts';
import { ids, useWorld } from '../support.ts';

const world = useWorld();
const schema = buildLecternSchema();
const SPACE = ids.space('guide');
const MIB = 1_048_576;

const LONG = 'A description of many words. '.repeat(30);

beforeAll(async () => {
  const changes = ['One', 'Two', 'Three'].map((title) => ({
    operation: 'insert_page',
    title,
    description: title === 'Two' ? LONG : `“${title}” – 一`,
    document: { markdown: `About ${title}.` },
  }));
  await done(world.as('ana').post(`/v1/spaces/${SPACE}/content`, { changes }));
});

const contextOf = (budget?: ResponseBudget): Context =>
  Object.assign(world.console.as(ids.user('ana')), budget && { budget });

type Variables = Readonly<Record<string, unknown>>;

/** Executes a document by its plan until its selections are cached. */
async function warm(execution: ExecuteCompiled, text: string, variables: Variables = {}) {
  const document = parse(text);
  for (let i = 0; i < 5; i++) await execution(document, variables, contextOf(), undefined);
  return document;
}

const textOf = (result: ExecutionResult): string => {
  const parts = stringify(result);
  return typeof parts === 'string' ? parts : Buffer.concat(parts).toString();
};

/** Returns the responses of a cached execution and of graphql-js as text, and the hits. */
async function both(text: string, variables: Variables = {}, contents = new ContentCache(1)) {
  const compiled = createCompiled(schema, contents);
  const document = await warm(compiled, text, variables);
  const { hits } = contents.stats();
  const fast = await compiled(document, variables, contextOf(), undefined);
  const slow = await execute({
    schema,
    document,
    variableValues: variables,
    contextValue: contextOf(),
  });
  expect(slow.errors).toBeUndefined();
  return {
    fast: fast && textOf(fast),
    data: fast?.data,
    slow: JSON.stringify(slow),
    hits: contents.stats().hits - hits,
  };
}

const inRevision = (fields: string, declared = ''): string =>
  `query ${declared} { space(id: "${SPACE}") { revision { ${fields} } } }`;

const LAYOUT = 'layout { cover coverSize width }';
const TARGET = 'target { kind url pageId fileId spaceId anchor }';
const COVER = 'cover { ref { kind fileId } refDark { fileId } yPos }';
const NESTED = 'pages { title pages { title parent { pageId } } }';

describe('a cached selection', () => {
  it.each([
    ['pages with ids', 'allPages { id pageId title slug path parentId createdAt updatedAt }', 1],
    ['aliases and types', 'a: allPages { kind: __typename b: title } pages { type kind depth }', 2],
    ['nested lists', `pages { allPages { path } ${NESTED} }`, 1],
    ['interfaces', `allPages { ... on DocumentPage { ${LAYOUT} frontMatter } git { oid } }`, 1],
    ['long texts and JSON', 'allPages { description variables hidden noIndex }', 1],
    ['equal names in one field', 'allPages { pageId } allPages { title }', 1],
    ['addresses in the app', `allPages { urls { app } ... on LinkPage { href ${TARGET} } }`, 1],
    ['covers and document ids', `allPages { ${COVER} ... on DocumentPage { documentId } }`, 1],
  ])('has the response of graphql-js for %s', async (_, fields, lists) => {
    const { fast, slow, hits } = await both(inRevision(fields));
    expect(fast).toBe(slow);
    expect(hits).toBe(lists);
  });

  it.each([
    ['an author', 'createdBy { id }'],
    ['a file of a cover', 'cover { ref { file { id } } }'],
    ['a text', 'markdown'],
    ['an author of a page below', 'pages { title pages { updatedBy { id } } }'],
  ])('has no selection with %s', async (_, field) => {
    const { fast, slow, hits } = await both(
      inRevision(`allPages { title ... on DocumentPage { ${field} } }`),
    );
    expect([fast, hits]).toEqual([slow, 0]);
  });

  it('differs by the arguments of its list', async () => {
    const contents = new ContentCache(1);
    const compiled = createCompiled(schema, contents);
    const document = await warm(
      compiled,
      inRevision('allPages(limit: $limit) { title }', '($limit: Int)'),
      { limit: 2 },
    );
    for (const limit of [1, 2, 3, null, 0]) {
      const variables = { limit };
      const fast = await compiled(document, variables, contextOf(), undefined);
      const slow = await execute({
        ...{ schema, document, variableValues: variables, contextValue: contextOf() },
      });
      expect(fast && textOf(fast)).toBe(JSON.stringify(slow));
    }
  });

  it('differs for computed pages, their source, and each version of the spec', async () => {
    const contents = new ContentCache(1);
    const compiled = createCompiled(schema, contents);
    const { id: spec } = await putText(world, 'pets', pets());
    const computed = { spec };
    const changes = [{ operation: 'insert_page', type: 'computed', title: 'Pets', computed }];
    await done(world.as('ana').post(`/v1/spaces/${SPACE}/content`, { changes }));
    const document = await warm(
      compiled,
      `query ($computed: Boolean) { space(id: "${SPACE}") {
        revision(computed: $computed) { allPages { title type } } } }`,
    );
    const texts = new Set<string>();
    const compare = async () => {
      for (const variables of [true, false, true, false].map((one) => ({ computed: one }))) {
        const fast = await compiled(document, variables, contextOf(), undefined);
        const slow = await execute({
          ...{ schema, document, variableValues: variables, contextValue: contextOf() },
        });
        const text = fast && textOf(fast);
        expect(text).toBe(JSON.stringify(slow));
        texts.add(text ?? '');
      }
    };
    await compare();
    expect(texts.size).toBe(2);
    await putText(world, 'pets', pets({ tags: [{ name: 'pets', description: 'Other pets.' }] }));
    await compare();
  });

  it('differs by the conditions of its fields', async () => {
    const text = inRevision('allPages { pageId title @include(if: $with) }', '($with: Boolean!)');
    const contents = new ContentCache(1);
    for (const variables of [{ with: true }, { with: false }, { with: true }]) {
      const { fast, slow, hits } = await both(text, variables, contents);
      expect([fast, hits]).toEqual([slow, 1]);
    }
  });

  it('differs for revisions with other pages, and is shared by those with the same', async () => {
    const contents = new ContentCache(1);
    const compiled = createCompiled(schema, contents);
    const text = (fields: string) => inRevision(`allPages { ${fields} }`);
    const [withIds, without] = [
      await warm(compiled, text('id title')),
      await warm(compiled, text('pageId title')),
    ];
    const run = async (document: typeof withIds) => {
      const { hits } = contents.stats();
      const fast = await compiled(document, {}, contextOf(), undefined);
      const slow = await execute({ schema, document, contextValue: contextOf() });
      expect(fast && textOf(fast)).toBe(JSON.stringify(slow));
      return contents.stats().hits - hits;
    };
    const change = (operation: object) =>
      done(world.as('ana').post(`/v1/spaces/${SPACE}/content`, { changes: [operation] }));
    const before = await done(world.as('ana').get(`/v1/spaces/${SPACE}`));
    await change({ operation: 'insert_page', title: 'New', document: { markdown: 'New.' } });
    expect([await run(withIds), await run(without)]).toEqual([0, 0]);
    expect([await run(withIds), await run(without)]).toEqual([1, 1]);
    // the same pages in a further revision, which only the ids of pages name
    await done(
      world.as('ana').post(`/v1/spaces/${SPACE}/revisions/${before.revision}/rollback`, {}),
    );
    expect([await run(withIds), await run(without)]).toEqual([0, 1]);
  });

  it('returns the same after it was evicted', async () => {
    const contents = new ContentCache(4096 / MIB);
    const compiled = createCompiled(schema, contents);
    const texts = Array.from({ length: 8 }, (_, n) => inRevision(`pages { a${n}: title }`));
    for (const text of [...texts, ...texts]) {
      const document = await warm(compiled, text);
      const fast = await compiled(document, {}, contextOf(), undefined);
      const slow = await execute({ schema, document, contextValue: contextOf() });
      expect(fast && textOf(fast)).toBe(JSON.stringify(slow));
      expect(contents.stats().bytes).toBeLessThanOrEqual(4096);
    }
    expect(contents.stats().hits).toBeGreaterThan(0);
  });

  it('is its value for everything but the text of a response', async () => {
    const { data, fast } = await both(inRevision('pages { title }'));
    expect(fast).toBe(JSON.stringify({ data }));
    expect(sizeOf(data, Number.POSITIVE_INFINITY)).toEqual({ ...sizeOfResponse(data, 0) });
    expect({ ...sizeOfResponse(data, 0) }).toEqual(
      sizeOf(JSON.parse(JSON.stringify(data)), Number.POSITIVE_INFINITY),
    );
  });
});

describe('the budget of a response with a cached selection', () => {
  const TEXT = inRevision(`pages { allPages { title } description ${NESTED} }`);
  /** Returns what is left of a budget, or its error, after a response with or without a cache. */
  const outcomeOf = async (
    compiled: ExecuteCompiled,
    limits: { values: number; bytes: number },
  ) => {
    const document = await warm(compiled, TEXT);
    const budget = new ResponseBudget(limits);
    const result = await compiled(document, {}, contextOf(budget), undefined);
    return { result: result && textOf(result), count: budget.count, excess: budget.excess };
  };

  it.each([
    { values: 10_000, bytes: 1_000_000 },
    { values: 40, bytes: 1_000_000 },
    { values: 12, bytes: 1_000_000 },
    { values: 10_000, bytes: 1000 },
    { values: 10_000, bytes: 2500 },
  ])('is %j as without a cache', async (limits) => {
    const cached = await outcomeOf(createCompiled(schema, new ContentCache(1)), limits);
    expect(cached).toEqual(await outcomeOf(createCompiled(schema), limits));
  });
});

/** Returns an object of which only these properties can be read. */
const only = <Value extends object>(what: string, readable: Partial<Value>): Value =>
  new Proxy(readable, {
    get(target, name) {
      if (name in target) return Reflect.get(target, name);
      throw new Error(`${what} has ${String(name)}, which is not part of the content.`);
    },
  }) as Value; // the other properties throw

const pageOf = (type: PageType, pages: readonly Page[] = []): Page => ({
  ...{ id: `pag_${type}`, rank: 'a', type, pages: pages.length > 0 ? leafOf(pages) : null },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
  fields: {
    ...{ title: type, slug: type.toLowerCase(), description: LONG, computed: { a: 1 } },
    ...(type === 'LINK' && { target: { kind: 'PAGE', page: 'pag_2', anchor: 'on' } }),
    cover: { ref: 'fil_1' },
  },
  document: 'hash',
});

/** Returns a page of a type, of a revision and a reader of which only some properties are read. */
function rowOf(type: PageType, revision: PageRow['revision'], reader: PageRow['reader']): PageRow {
  const page = pageOf(type, [pageOf('DOCUMENT')]);
  const content = { pages: leafOf([page]), files: null, reusableContents: null, variables: null };
  return { revision, reader, content, expandsComputed: false, page, ancestors: [pageOf('GROUP')] };
}

const TYPES = {
  DocumentPage: 'DOCUMENT',
  GroupPage: 'GROUP',
  LinkPage: 'LINK',
  ComputedPage: 'COMPUTED',
} as const;

/** Returns the resolver of a field as it is written, without the guards of the schema. */
const resolverOf = (type: string, field: string): unknown =>
  resources
    .map((resource) => Reflect.get(Reflect.get(resource, type) ?? {}, field))
    .find((resolver) => resolver !== undefined);

const fieldsOf = (name: string) => {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
};

describe('a field of the content', () => {
  const cases = Object.entries(TYPES).flatMap(([type, kind]) =>
    fieldsOf(type)
      .filter(({ name }) =>
        [PAGE_FIELDS, IDENTITY_FIELDS, MEMBER_FIELDS].some((fields) => fields.has(name)),
      )
      .map(({ name }) => [`${type}.${name}`, type, kind, name] as const),
  );

  it.each(cases)('reads nothing that its key does not contain: %s', (_, type, kind, name) => {
    const resolve = resolverOf(type, name);
    if (typeof resolve !== 'function') throw new Error(`${type}.${name} has no resolver.`);
    const [isIdentity, isForMembers] = [IDENTITY_FIELDS.has(name), MEMBER_FIELDS.has(name)];
    const revision = only<PageRow['revision']>('The revision', {
      ...(isIdentity && { id: 'rev_1', spaceId: 'spc_1' }),
      ...(isForMembers && { organizationId: 'org_1', spaceId: 'spc_1' }),
    });
    const reader = only<PageRow['reader']>(
      'The reader',
      isIdentity || isForMembers ? { kind: 'member' } : {},
    );
    const info = only<object>('The operation', {});
    const settings = only<Context['settings']>('The settings', { appUrl: 'https://app.test' });
    const ctx = only<Context>('The context', isForMembers ? { settings } : {});
    const value: unknown = resolve(rowOf(kind, revision, reader), {}, ctx, info);
    if (name === 'href') expect(value).toBe('https://app.test/o/org_1/s/spc_1/p/pag_2#on');
    expect(value).not.toBeInstanceOf(Promise);
  });

  it('exists in the schema', () => {
    const names = new Set(cases.map(([, , , name]) => name));
    expect([...names].sort()).toEqual(
      [...PAGE_FIELDS, ...IDENTITY_FIELDS, ...MEMBER_FIELDS].sort(),
    );
    expect([...PAGE_TYPES].sort()).toEqual(Object.keys(TYPES).sort());
    for (const name of CONTENT_LISTS) {
      const [type = '', field] = name.split('.');
      expect(fieldsOf(type).map((one) => one.name)).toContain(field);
    }
  });

  it('has stored values below it', () => {
    for (const type of VALUE_TYPES)
      for (const { name, args, type: of } of fieldsOf(type)) {
        expect([type, name, resolverOf(type, name), args]).toEqual([type, name, undefined, []]);
        expect(isLeafType(getNamedType(of))).toBe(true);
      }
  });
});
