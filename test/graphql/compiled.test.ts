import { type DocumentNode, execute, getOperationAST, parse, print } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import * as operations from '../../src/generated/operations.ts';
import { createCompiled } from '../../src/graphql/compiled.ts';
import { sizeOf, sizeOfResponse } from '../../src/graphql/response-size.ts';
import { buildLecternSchema } from '../../src/graphql/schema.ts';
import { ids, useWorld } from '../support.ts';

const world = useWorld();
const schema = buildLecternSchema();

/** Values of the demo world for the variables of `/v1`'s documents. */
const values: Readonly<Record<string, unknown>> = {
  organizationId: ids.acme,
  userId: ids.user('ben'),
  teamId: ids.team('writers'),
  collectionId: ids.collection('handbook'),
  spaceId: ids.space('onboarding'),
  pageId: ids.page('onboarding', 1),
  pagePath: 'first-day',
  revisionId: ids.revision('lunch merged'),
  since: ids.revision('onboarding'),
  changeRequestId: ids.changeRequest('laptop'),
  serviceAccountId: ids.publisher,
  inviteId: 'lnk_1CWoxU9o4gbeC6QfQ4XKqZ',
  tokenId: 'tok_1CWoxU9o4gbeC6QfQ4XKqZ',
  subdomain: 'acme-docs',
  emailDomain: 'acme.test',
  email: 'ana@acme.test',
  limit: 2,
};

const isQuery = (document: DocumentNode) => getOperationAST(document)?.operation === 'query';
const documents = Object.entries(operations).filter(
  (entry): entry is [string, DocumentNode] =>
    entry[0].endsWith('Document') &&
    !entry[0].endsWith('FragmentDoc') &&
    isQuery(entry[1] as DocumentNode),
);

const variablesOf = (document: DocumentNode) =>
  Object.fromEntries(
    (getOperationAST(document)?.variableDefinitions ?? []).flatMap(({ variable: { name } }) =>
      name.value in values ? [[name.value, values[name.value]]] : [],
    ),
  );

/** Returns the results of graphql-js and of the compiled code on its fifth use. */
async function both(document: DocumentNode, variables: Readonly<Record<string, unknown>>) {
  const compiled = createCompiled(schema);
  for (let i = 0; i < 4; i++)
    await compiled(document, variables, world.console.as(ids.user('ana')), undefined);
  const fast = await compiled(document, variables, world.console.as(ids.user('ana')), undefined);
  const slow = await execute({
    schema,
    document,
    variableValues: variables,
    contextValue: world.console.as(ids.user('ana')),
  });
  return { fast: fast && JSON.parse(JSON.stringify(fast)), slow: JSON.parse(JSON.stringify(slow)) };
}

describe('a compiled query', () => {
  let compared = 0;
  let counted = 0;
  beforeAll(() => expect(documents.length).toBeGreaterThan(30));

  it.each(documents)('returns the result of graphql-js for %s', async (_, document) => {
    const { fast, slow } = await both(document, variablesOf(document));
    if (slow.errors)
      expect(fast).toBeUndefined(); // graphql-js reports all errors
    else expect(fast).toEqual(slow);
    compared += fast ? 1 : 0;
  });

  it.each(documents)('counts the size of the response to %s', async (_, document) => {
    const written = parse(print(document)); // parts of responses to `/v1` are counted only once
    const context = () => world.console.as(ids.user('ana'));
    const compiled = createCompiled(schema);
    for (let i = 0; i < 3; i++)
      await compiled(written, variablesOf(document), context(), undefined);
    const { data } = (await compiled(written, variablesOf(document), context(), undefined)) ?? {};
    // a response that was not counted would be counted now, up to this limit
    if (data) expect({ ...sizeOfResponse(data, 0) }).toEqual(sizeOf(data, Infinity));
    counted += data ? 1 : 0;
  });

  it('counts the responses to nearly all documents', () => {
    expect(counted).toBeGreaterThan(30);
  });

  it('is compiled for nearly all documents', () => {
    expect(compared).toBeGreaterThan(30);
  });

  it('is compiled for the lists of `/v1`, whose filters have variables', async () => {
    const lists = documents.filter(([name]) => name.startsWith('List'));
    const filtered = lists.filter(([, document]) => /filter: \{.*\$/.test(print(document)));
    expect(filtered.length).toBeGreaterThan(6);
    const interpreted: string[] = [];
    for (const [name, document] of lists) {
      const { fast, slow } = await both(document, variablesOf(document));
      if (!slow.errors && !fast) interpreted.push(name);
    }
    expect(interpreted).toEqual([]);
  });

  it.each([
    {},
    { title: null, owner: null },
    { title: 'writ' },
    { owner: 'usr_1CWoxU9o4gbeC6QfQ4XKqZ' },
    { direction: 'DESC' },
  ])('returns the result of graphql-js for %j in a filter and an order', async (variables) => {
    const { fast, slow } = await both(
      parse(`query ($title: String, $owner: ID, $direction: Order = ASC) { organization(id: "${ids.acme}") {
        teams(filter: { title: $title, ownerId: $owner }, orderBy: { direction: $direction }) { nodes { title } totalCount } } }`),
      variables,
    );
    expect(slow.errors).toBeUndefined();
    expect(fast).toEqual(slow);
  });

  it.each([{}, { direction: 'DESC' }])(
    'returns the result of graphql-js for %j as a variable without a default in an order',
    async (variables) => {
      const { fast, slow } = await both(
        parse(
          `query ($direction: Order) { organization(id: "${ids.acme}") { teams(orderBy: { direction: $direction }) { nodes { title } } } }`,
        ),
        variables,
      );
      expect(slow.errors).toBeUndefined();
      expect(fast).toEqual(slow);
    },
  );

  it.each([
    [
      'interfaces',
      '{ nodes(ids: ["ORG", "USER", "SPACE"]) { __typename id ... on Organization { title } ... on Space { title emoji } ... on User { email } } }',
    ],
    [
      'overlapping fragments',
      'fragment A on Organization { id teams(first: 1) { nodes { id } } } query { organization(id: "ORG") { ...A teams(first: 1) { nodes { title } totalCount } } }',
    ],
    [
      'skip and include',
      'query ($no: Boolean = false, $yes: Boolean = true) { viewer { id @skip(if: $yes) email @include(if: $no) displayName @include(if: $yes) } }',
    ],
    [
      'aliases of one field with different arguments',
      '{ organization(id: "ORG") { a: members(first: 1) { nodes { userId } } b: members(first: 2, orderBy: { direction: ASC }) { nodes { userId } } } }',
    ],
    [
      'an alias that is also the name of another field',
      '{ viewer { email: displayName displayName: email type: __typename } }',
    ],
    [
      'a fragment of another type, and one of an interface',
      '{ organization(id: "ORG") { ... on Space { emoji } ... on Node { id } } }',
    ],
    ['empty lists and null', '{ nodes(ids: ["GONE"]) { id } __typename }'],
    [
      'introspection',
      '{ __schema { queryType { name fields { name args { name defaultValue } } } } __type(name: "Role") { enumValues { name } } }',
    ],
  ])('returns the result of graphql-js for %s', async (_, text) => {
    const { fast, slow } = await both(
      parse(
        text
          .replaceAll('ORG', ids.acme)
          .replaceAll('GONE', 'spc_1CWoxU9o4gbeC6QfQ4XKqZ')
          .replaceAll('USER', ids.user('ben'))
          .replaceAll('SPACE', ids.space('guide')),
      ),
      {},
    );
    expect(slow.errors).toBeUndefined();
    expect(fast).toEqual(slow);
  });

  it.each([
    ['omitted', {}],
    ['present', { first: 1, yes: false }],
  ])('uses the default of a non-null variable when the value is %s', async (_, variables) => {
    const { fast, slow } = await both(
      parse(
        `query ($first: Int! = 2, $yes: Boolean! = true) { organization(id: "${ids.acme}") { title @include(if: $yes) members(first: $first) { nodes { userId } } } }`,
      ),
      variables,
    );
    expect(slow.errors).toBeUndefined();
    expect(fast).toEqual(slow);
  });

  it('includes what each request includes, whichever request was planned first', async () => {
    const compiled = createCompiled(schema);
    const document = parse(
      'query ($yes: Boolean!) { viewer { id email @include(if: $yes) ...A @skip(if: $yes) } } fragment A on User { displayName }',
    );
    const ask = (yes: boolean) =>
      compiled(document, { yes }, world.console.as(ids.user('ana')), undefined);
    for (let i = 0; i < 3; i++) await ask(true);
    for (const yes of [true, false, true]) {
      const { data } = (await ask(yes)) ?? {};
      expect(Object.keys(Object(data?.['viewer']))).toEqual(
        yes ? ['id', 'email'] : ['id', 'displayName'],
      );
    }
  });

  it('is left to graphql-js when it has a wrong variable, or a key that objects treat specially', async () => {
    const compiled = createCompiled(schema);
    const count = parse(
      'query ($first: Int!) { viewer { id organizations(first: $first) { totalCount } } }',
    );
    const special = parse('{ viewer { __proto__: id } }');
    for (let i = 0; i < 5; i++) {
      const viewer = world.console.as(ids.user('ana'));
      expect(await compiled(count, { first: 'x' }, viewer, undefined)).toBeUndefined();
      expect(await compiled(special, {}, viewer, undefined)).toBeUndefined();
    }
  });

  it('is distinguished from another operation of the same document', async () => {
    const compiled = createCompiled(schema);
    const document = parse('query A { viewer { id } } query B { viewer { email } }');
    const ask = (name: string) => compiled(document, {}, world.console.as(ids.user('ana')), name);
    for (let i = 0; i < 4; i++) for (const name of ['A', 'B']) await ask(name);
    expect(JSON.parse(JSON.stringify([await ask('A'), await ask('B')]))).toEqual([
      { data: { viewer: { id: ids.user('ana') } } },
      { data: { viewer: { email: 'ana@acme.test' } } },
    ]);
  });

  it('is left to graphql-js when it is a mutation', async () => {
    const compiled = createCompiled(schema);
    const changing = parse(
      `mutation ($title: String) { createTeam(input: { organizationId: "${ids.acme}", title: $title }) { team { id } } }`,
    );
    for (let i = 0; i < 6; i++)
      expect(
        await compiled(changing, { title: 'x' }, world.console.as(ids.user('ana')), undefined),
      ).toBeUndefined();
    expect(print(changing)).toContain('mutation');
  });
});
