/**
 * Tests queries of which the caller may not read a part: it is null with its own error, and the rest
 * is answered.
 */
import { type ConstDirectiveNode, getNamedType, isNonNullType, isObjectType, Kind } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildLecternSchema } from '../../src/graphql/schema.ts';
import { type MadeSpace, makeRequest, makeSpace, page } from '../change-request/made.ts';
import { ids, useWorld, type Visitor } from '../support.ts';

const world = useWorld();

/** An object with fields that the caller may not read, by the requirement that FORBIDDEN names. */
interface Screen {
  readonly caller: Visitor;
  readonly id: string;
  /** The field that the caller may read. */
  readonly title: object;
  readonly has: string;
  /** Requirements by fields. */
  readonly refused: Readonly<Record<string, string>>;
}

/** Returns a space of which members may only read the content. */
async function makeReadOnlySpace(): Promise<MadeSpace> {
  const space = await makeSpace(world, [page('A')]);
  await world.as('ana').patch(space.url, { defaultLevel: 'read' });
  return space;
}

const screens: readonly [object: string, make: () => Promise<Screen>][] = [
  [
    'organization',
    async () => ({
      caller: world.as('dan'),
      id: ids.acme,
      title: { title: 'Acme Docs' },
      has: 'guest',
      refused: {
        members: 'read',
        openAPISpecs: 'read',
        translationSettings: 'read',
        invites: 'admin',
        linkInvites: 'admin',
        samlProviders: 'admin',
        serviceAccounts: 'admin',
        auditEvents: 'admin',
      },
    }),
  ],
  [
    'space',
    async () => ({
      caller: world.as('cat'),
      id: (await makeReadOnlySpace()).id,
      title: { title: 'A space' },
      has: 'read',
      refused: {
        comments: 'comment',
        memberGrants: 'create',
        teamGrants: 'create',
        memberAccess: 'create',
      },
    }),
  ],
  [
    'changeRequest',
    async () => {
      const space = await makeReadOnlySpace();
      const { id } = await makeRequest(world, space, [], { by: 'ana' });
      return {
        caller: world.as('cat'),
        id,
        title: { subject: 'A change' },
        has: 'read',
        refused: { comments: 'comment' },
      };
    },
  ],
  [
    'collection',
    async () => ({
      caller: world.as('cat'),
      id: ids.collection('handbook'),
      title: { title: 'Handbook' },
      has: 'comment',
      refused: { memberGrants: 'create', teamGrants: 'create', memberAccess: 'create' },
    }),
  ],
  [
    'site',
    async () => ({
      caller: world.as('cat'),
      id: ids.site('help'),
      title: { title: 'Acme Help' },
      has: 'comment',
      refused: { redirects: 'create', shareLinks: 'admin' },
    }),
  ],
];

/** A part of the schema with the directives of its SDL. */
interface Annotated {
  readonly astNode?:
    | { readonly directives?: readonly ConstDirectiveNode[] | undefined }
    | null
    | undefined;
}

describe('a field that needs another scope than its object', () => {
  /** The scopes of the tokens that may read the object, for types without a scope of their own. */
  const INHERITED: Readonly<Record<string, string>> = {
    CustomizedSiteSpace: 'site:read',
    SiteCustomizations: 'site:read',
  };
  /** Fields that are never null, with the reason. */
  const EXCEPTIONS: Readonly<Record<string, string>> = {
    'Query.viewer': 'without the caller, no screen can be shown',
    'ConflictError.sites': 'the error is of a mutation that needs a scope for sites',
  };
  const scopeOf = ({ astNode }: Annotated): string | undefined => {
    const access = astNode?.directives?.find(({ name }) => name.value === 'access');
    const scope = access?.arguments?.find(({ name }) => name.value === 'scope')?.value;
    return scope?.kind === Kind.STRING ? scope.value : undefined;
  };

  it('can be null', () => {
    const schema = buildLecternSchema();
    const fields = Object.values(schema.getTypeMap()).flatMap((type) => {
      const isResult = /(?:Payload|Connection|Edge)$/.test(type.name);
      // the answers of mutations, and the messages of subscriptions, are null as a whole
      const isRoot = type === schema.getMutationType() || type === schema.getSubscriptionType();
      if (!isObjectType(type) || isResult || isRoot) return [];
      const own = scopeOf(type) ?? INHERITED[type.name];
      return Object.values(type.getFields()).flatMap((field) => {
        const scope = scopeOf(field) ?? scopeOf(getNamedType(field.type));
        const isOther = scope !== undefined && scope !== own;
        return isOther ? [{ name: `${type.name}.${field.name}`, field }] : [];
      });
    });
    expect(fields.length).toBeGreaterThan(100);
    expect(
      fields
        .filter(({ field }) => isNonNullType(field.type))
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(Object.keys(EXCEPTIONS).toSorted());
  });

  it.each([
    [
      'organization:read',
      `organization(id: "${ids.acme}") { title spaces { totalCount } }`,
      'organization',
      { title: 'Acme Docs', spaces: null },
      'space:read',
    ],
    [
      'organization:read',
      `organization(id: "${ids.acme}") { title children { totalCount } }`,
      'organization',
      { title: 'Acme Docs', children: null },
      'space:read',
    ],
    [
      'organization:read',
      `organization(id: "${ids.acme}") { title sites { totalCount } }`,
      'organization',
      { title: 'Acme Docs', sites: null },
      'site:read',
    ],
    [
      'space:read',
      `space(id: "${ids.space('guide')}") { title organization { id } }`,
      'space',
      { title: 'User guide', organization: null },
      'organization:read',
    ],
  ])('is null for a token with only %s: %s', async (scope, document, root, expected, needed) => {
    const token = await world.tokenOf(ids.user('ana'), { scopes: [scope] });
    const { status, data, errors } = await world.with(token).query(`{ ${document} }`);
    expect([status, data, errors]).toEqual([
      200,
      { [root]: expected },
      [
        expect.objectContaining({
          message: `This token lacks the scope ${needed}.`,
          path: [root, Object.keys(expected)[1]],
        }),
      ],
    ]);
  });
});

interface Located {
  readonly locations: readonly { readonly column: number }[];
}

/** Returns errors in the order of their fields in the document, which is one line. */
const inOrder = (errors: readonly Located[]): readonly Located[] =>
  errors.toSorted((a, b) => (a.locations[0]?.column ?? 0) - (b.locations[0]?.column ?? 0));

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

describe.each(screens)('a query of the %s', (object, make) => {
  it('is answered without the lists that the caller may not read, each time', async () => {
    const { caller, id, title, has, refused } = await make();
    const lists = Object.keys(refused).map((name) => `${name} { totalCount }`);
    const document = `query ${capital(object)}Screen($id: ID!) { ${object}(id: $id) { ${Object.keys(title).join(' ')} ${lists.join(' ')} } }`;
    for (let time = 0; time < 5; time++) {
      const { status, data, errors } = await caller.query(document, { id });
      expect({ status, data, errors: inOrder(errors) }).toEqual({
        status: 200,
        data: {
          [object]: {
            ...title,
            ...Object.fromEntries(Object.keys(refused).map((name) => [name, null])),
          },
        },
        errors: Object.entries(refused).map(([name, needs]) => ({
          message: `This needs ${needs}; you are ${has} here.`,
          locations: [{ line: 1, column: document.indexOf(`${name} {`) + 1 }],
          path: [object, name],
          extensions: { code: 'FORBIDDEN', details: { needs, has }, requestId: 'test' },
        })),
      });
    }
  });
});

describe('a field that is refused', () => {
  const refusedAt = (document: string, path: readonly string[], error: object) => ({
    locations: [{ line: 1, column: document.indexOf(path.at(-1) ?? '') + 1 }],
    path,
    ...error,
  });

  it('is null if it is an object', async () => {
    const document = `{ space(id: "${ids.space('guide')}") { emoji effectiveAccess(userId: "${ids.user('ana')}") { user { id } } } site(id: "${ids.site('help')}") { title publishingAuth { backend } } }`;
    const { data, errors } = await world.as('cat').query(document);
    const error = (needs: string) => ({
      message: `This needs ${needs}; you are comment here.`,
      extensions: { code: 'FORBIDDEN', details: { needs, has: 'comment' }, requestId: 'test' },
    });
    expect({ data, errors: inOrder(errors) }).toEqual({
      data: {
        space: { emoji: '📘', effectiveAccess: null },
        site: { title: 'Acme Help', publishingAuth: null },
      },
      errors: [
        refusedAt(document, ['space', 'effectiveAccess'], error('create')),
        refusedAt(document, ['site', 'publishingAuth'], error('admin')),
      ],
    });
  });

  it('is null for a token without its scope', async () => {
    const document = `{ space(id: "${ids.space('guide')}") { title memberGrants { totalCount } } }`;
    const token = await world.tokenOf(ids.user('ana'), { scopes: ['space:read'] });
    const { data, errors } = await world.with(token).query(document);
    expect({ data, errors: inOrder(errors) }).toEqual({
      data: { space: { title: 'User guide', memberGrants: null } },
      errors: [
        refusedAt(document, ['space', 'memberGrants'], {
          message: 'This token lacks the scope space:permissions:read.',
          extensions: {
            code: 'FORBIDDEN',
            details: { needs: 'space:permissions:read', has: ['space:read'] },
            requestId: 'test',
          },
        }),
      ],
    });
  });
});
