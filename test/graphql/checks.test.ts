/** Checks the errors of the SDL's @limit, @id, @nullable and @oneOf. */
import { buildSchema, GraphQLList, GraphQLString } from 'graphql';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../src/domain/errors.ts';
import { makeId } from '../../src/domain/ids.ts';
import { describeLimits, limitText } from '../../src/graphql/checks/describe.ts';
import { compileChecks } from '../../src/graphql/checks.ts';

const schema = buildSchema(/* GraphQL */ `
  directive @limit(min: Int, max: Int, items: Int, pattern: String, format: Format) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
  directive @id(of: String!, orNumber: Boolean! = false) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
  directive @symbolicRef(name: String!) on INPUT_FIELD_DEFINITION
  directive @nullable on INPUT_FIELD_DEFINITION
  enum Format { EMAIL DOMAIN URL }
  scalar JSON
  scalar StringMap
  enum Color { RED }
  input TreeInput {
    title: String! @limit(min: 2, max: 4)
    note: String
    role: String @nullable
    children: [TreeInput!] @limit(items: 2)
    owner: ID @id(of: "User")
  }
  input WriteInput {
    base: ID! @id(of: "Revision") @symbolicRef(name: "HEAD")
    edits: [EditInput!]
  }
  input EditInput @oneOf {
    tree: TreeInput
    variables: StringMap
  }
  type Query {
    title(title: String @limit(min: 2, max: 4)): Int
    number(count: Int @limit(min: 1, max: 10)): Int
    tags(tags: [String!] @limit(min: 1, max: 3, items: 2)): Int
    slug(slug: String @limit(pattern: "[a-z]+|x")): Int
    email(email: String @limit(format: EMAIL)): Int
    domain(domain: String @limit(format: DOMAIN)): Int
    url(url: String @limit(format: URL)): Int
    link(link: String @limit(format: LINK)): Int
    team(id: ID @id(of: "Team")): Int
    invite(id: ID @id(of: "Invite|LinkInvite")): Int
    token(ids: [ID!] @id(of: "ApiToken")): Int
    request(id: ID @id(of: "ChangeRequest", orNumber: true)): Int
    write(input: WriteInput): Int
    map(map: StringMap): Int
    node(id: ID): Int
    page(first: Int, last: Int, after: String): Int
    tree(input: TreeInput): Int
    json(value: JSON): Int
    plain(is: Boolean, color: Color, count: Int, share: Float): Int
  }
`);

const id = (type: Parameters<typeof makeId>[0]) =>
  makeId(type, 1_790_000_000_000, new Uint8Array(10).fill(7));

/** Returns the message and the path of the first error in the arguments of a field. */
function refusalOf(
  field: string,
  args: Record<string, unknown>,
): [string, string | undefined] | undefined {
  const check = compileChecks(schema.getQueryType()?.getFields()[field]?.args ?? []);
  try {
    check?.(args);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError) || error.reason !== 'BAD_USER_INPUT') throw error;
    return [error.message, error.field];
  }
}

describe('limits of a text', () => {
  it.each([
    ['ab', undefined],
    ['abcd', undefined],
    ['👩‍🚀a', undefined],
    ['😀😀😀😀', undefined],
    ['a', 'title must have 2 to 4 characters, and has 1.'],
    ['', 'title must have 2 to 4 characters, and has 0.'],
    ['😀', 'title must have 2 to 4 characters, and has 1.'],
    ['😀😀😀😀😀', 'title must have 2 to 4 characters, and has 5.'],
    ['x'.repeat(1000), 'title must have 2 to 4 characters, and has 1000.'],
  ])('checks %j by its code points', (title, message) => {
    expect(refusalOf('title', { title })).toEqual(
      message === undefined ? undefined : [message, 'title'],
    );
  });

  it('match a pattern against the whole text', () => {
    expect(refusalOf('slug', { slug: 'abc' })).toBeUndefined();
    expect(refusalOf('slug', { slug: 'abc1' })).toEqual(['slug must match [a-z]+|x.', 'slug']);
    expect(refusalOf('slug', { slug: 'abc\n' })).toEqual(['slug must match [a-z]+|x.', 'slug']);
  });

  it.each(['\u0000', 'a\u0000b', '\ud800', 'x\udc00y', '\udc00\ud800'])(
    'refuse %j in every text, because PostgreSQL cannot store it',
    (text) => {
      const says = 'must not contain the character U+0000 or half of a surrogate pair.';
      expect(refusalOf('page', { after: text })).toEqual([`after ${says}`, 'after']);
      expect(refusalOf('node', { id: text })).toEqual([`id ${says}`, 'id']);
      expect(refusalOf('tree', { input: { title: 'ab', note: text } })).toEqual([
        `note ${says}`,
        'input.note',
      ]);
      expect(refusalOf('json', { value: { deep: [{ [text]: 1 }] } })).toEqual([
        `value ${says}`,
        'value',
      ]);
      expect(refusalOf('json', { value: [text] })).toEqual([`value ${says}`, 'value']);
    },
  );

  it('accept complete surrogate pairs', () => {
    expect(refusalOf('page', { after: 'a😀b' })).toBeUndefined();
  });
});

describe('formats', () => {
  it.each([
    ['email', 'ana@acme.test', true],
    ['email', 'ana+docs@mail.acme.test', true],
    ['email', 'ana', false],
    ['email', 'ana@', false],
    ['email', 'ana@acme', false],
    ['email', ' ana@acme.test', false],
    ['domain', 'acme.test', true],
    ['domain', 'a.b.c.acme.test', true],
    ['domain', 'xn--bcher-kva.example', true],
    ['domain', 'acme', false],
    ['domain', '.acme.test', false],
    ['domain', 'acme.test.', false],
    ['domain', '-acme.test', false],
    ['domain', 'acme..test', false],
    ['domain', '127.0.0.1', false],
    ['domain', 'http://acme.test', false],
    ['domain', `${'a'.repeat(64)}.test`, false],
    ['domain', `${'a.'.repeat(126)}test`, false],
    ['domain', 'acme.test\n', false],
    ['url', 'https://acme.test/logo.png?x=1#y', true],
    ['url', 'http://localhost:4000', true],
    ['url', 'HTTPS://acme.test', true],
    ['url', 'ftp://acme.test', false],
    ['url', '/logo.png', false],
    ['url', '//acme.test', false],
    ['url', 'javascript:alert(1)', false],
    ['url', ' https://acme.test', false],
    ['url', 'http:acme.test', false],
    ['url', 'https://', false],
    ['link', '/', true],
    ['link', '/guide/install?x=1#y', true],
    ['link', '/schöner ort', false],
    ['link', 'HTTPS://acme.test/', true],
    ['link', '//acme.test', false],
    ['link', '/\\acme.test', false],
    ['link', '/\t/acme.test', false],
    ['link', '/\u0007', false],
    ['link', 'guide', false],
    ['link', 'javascript:alert(1)', false],
    ['link', '', false],
  ])('match as %s: %j', (format, text, holds) => {
    expect(refusalOf(format, { [format]: text }) === undefined).toBe(holds);
  });

  it('are named in the message', () => {
    expect(refusalOf('url', { url: 'x' })).toEqual([
      'url must be an absolute http or https address.',
      'url',
    ]);
  });
});

describe('numbers and lists', () => {
  it.each([
    [1, true],
    [10, true],
    [0, false],
    [11, false],
  ])('limit a number: %i', (count, holds) => {
    expect(refusalOf('number', { count })).toEqual(
      holds ? undefined : ['count must be 1 to 10.', 'count'],
    );
  });

  it('limit a list and each of its items', () => {
    expect(refusalOf('tags', { tags: ['a', 'bcd'] })).toBeUndefined();
    expect(refusalOf('tags', { tags: ['a', 'b', 'c'] })).toEqual([
      'tags must have at most 2 items, and has 3.',
      'tags',
    ]);
    expect(refusalOf('tags', { tags: ['a', ''] })).toEqual([
      'tags.1 must have 1 to 3 characters, and has 0.',
      'tags.1',
    ]);
  });

  it('allow pages of 1 to 1000, from one end', () => {
    expect(refusalOf('page', { first: 1000 })).toBeUndefined();
    expect(refusalOf('page', { first: 5, last: null })).toBeUndefined();
    expect(refusalOf('page', { first: 0 })).toEqual(['first must be 1 to 1000.', 'first']);
    expect(refusalOf('page', { last: 1001 })).toEqual(['last must be 1 to 1000.', 'last']);
    expect(refusalOf('page', { first: 1, last: 1 })).toEqual([
      'Send first or last, not both.',
      'last',
    ]);
  });
});

describe('ids', () => {
  it('must be of the type', () => {
    expect(refusalOf('team', { id: id('Team') })).toBeUndefined();
    const refusal = ['id must be the id of a team, such as team_….', 'id'];
    for (const other of [id('User'), 'team_1', '', `${id('Team')} `])
      expect(refusalOf('team', { id: other })).toEqual(refusal);
  });

  it('may be of several types', () => {
    expect(refusalOf('invite', { id: id('Invite') })).toBeUndefined();
    expect(refusalOf('invite', { id: id('LinkInvite') })).toBeUndefined();
    expect(refusalOf('invite', { id: id('Team') })).toEqual([
      'id must be the id of an invite, such as inv_…, or the id of a link invite, such as lnk_….',
      'id',
    ]);
  });

  it('are checked one by one in a list', () => {
    expect(refusalOf('token', { ids: [id('ApiToken'), id('Team')] })).toEqual([
      'ids.1 must be the id of an API token, such as tok_….',
      'ids.1',
    ]);
  });

  it('may be a number when the SDL allows it', () => {
    for (const good of [id('ChangeRequest'), '1', '42', '2147483647'])
      expect(refusalOf('request', { id: good })).toBeUndefined();
    const refusal = ['id must be the id of a change request, such as cr_…, or its number.', 'id'];
    for (const bad of [
      id('Team'),
      '',
      '0',
      '-1',
      '01',
      '1.0',
      '1e3',
      '2147483648',
      '99999999999',
      ' 1',
      '1\n',
      '١',
    ])
      expect(refusalOf('request', { id: bad })).toEqual(refusal);
  });

  it('may be the default of /v1', () => {
    for (const base of [id('Revision'), 'HEAD'])
      expect(refusalOf('write', { input: { base } })).toBeUndefined();
    expect(refusalOf('write', { input: { base: 'head' } })).toEqual([
      'base must be the id of a revision, such as rev_…, or HEAD.',
      'input.base',
    ]);
  });

  it('are stable ids, without a revision', () => {
    const revision = id('Revision');
    expect(refusalOf('write', { input: { base: `${revision}.source` } })).toEqual([
      `base must be ${revision}, without a state.`,
      'input.base',
    ]);
  });

  it('without a type may be any text of at most 64 characters', () => {
    expect(refusalOf('node', { id: 'whatever' })).toBeUndefined();
    expect(refusalOf('node', { id: 'x'.repeat(65) })).toEqual([
      'id must have at most 64 characters, and has 65.',
      'id',
    ]);
  });
});

describe('null', () => {
  it('counts as absent for an argument', () => {
    for (const field of ['title', 'team', 'tree', 'page'])
      expect(refusalOf(field, { title: null, id: null, input: null, first: null })).toBeUndefined();
  });

  it('is refused in an input field that is not nullable', () => {
    expect(refusalOf('tree', { input: { title: 'ab', role: null } })).toBeUndefined();
    expect(refusalOf('tree', { input: { title: 'ab', note: null } })).toEqual([
      'note may be absent, but not null.',
      'input.note',
    ]);
  });
});

describe('input objects', () => {
  it('may be recursive, and report the whole path', () => {
    const input = {
      title: 'ab',
      children: [{ title: 'ab' }, { title: 'ab', children: [{ title: 'ab', owner: id('Team') }] }],
    };
    expect(refusalOf('tree', { input })).toEqual([
      'owner must be the id of a user, such as usr_….',
      'input.children.1.children.0.owner',
    ]);
  });

  it('limit their lists', () => {
    expect(
      refusalOf('tree', { input: { title: 'ab', children: Array(3).fill({ title: 'ab' }) } }),
    ).toEqual(['children must have at most 2 items, and has 3.', 'input.children']);
  });
});

describe('a oneOf', () => {
  it.each([[{}], [{ tree: null }], [{ tree: { title: 'ab' }, variables: {} }]])(
    'may not be %j',
    (edit) => {
      expect(
        refusalOf('write', { input: { base: 'HEAD', edits: [{ variables: {} }, edit] } }),
      ).toEqual(['edits.1 must have exactly one of tree, variables.', 'input.edits.1']);
    },
  );

  it('reports the path through its member', () => {
    expect(
      refusalOf('write', { input: { base: 'HEAD', edits: [{ tree: { title: 'a' } }] } }),
    ).toEqual(['title must have 2 to 4 characters, and has 1.', 'input.edits.0.tree.title']);
  });
});

describe('a map of texts', () => {
  const names = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, 'x']));

  it('has at most 100 names, of 1 to 64 characters, and values of at most 1024', () => {
    for (const map of [{}, names(100), { ['😀'.repeat(64)]: 'x'.repeat(1024) }, { gone: null }])
      expect(refusalOf('map', { map })).toBeUndefined();
    expect(refusalOf('map', { map: names(101) })).toEqual([
      'map must have at most 100 names, and has 101.',
      'map',
    ]);
    expect(refusalOf('map', { map: { product: 'x'.repeat(1025) } })).toEqual([
      'product must have at most 1024 characters, and has 1025.',
      'map.product',
    ]);
    const says =
      'map must have names of 1 to 64 characters, which must not contain the character U+0000 or half of a surrogate pair.';
    for (const name of ['', 'x'.repeat(65), '\u0000', '\ud800'])
      expect(refusalOf('map', { map: { [name]: 'x' } })).toEqual([says, 'map']);
  });

  it('has values that PostgreSQL can store, whatever their name', () => {
    const map = JSON.parse('{"__proto__":"\\u0000"}');
    expect(refusalOf('map', { map })).toEqual([
      '__proto__ must not contain the character U+0000 or half of a surrogate pair.',
      'map.__proto__',
    ]);
  });
});

describe('several problems', () => {
  /** Returns the paths of all problems in the arguments of a field. */
  const pathsOf = (field: string, args: Record<string, unknown>): string[] => {
    const check = compileChecks(schema.getQueryType()?.getFields()[field]?.args ?? []);
    try {
      check?.(args);
      return [];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      expect([error.message, error.field]).toEqual([
        error.problems[0]?.message,
        error.problems[0]?.path.join('.'),
      ]);
      return error.problems.map(({ path }) => path.join('.'));
    }
  };

  it('are all found, at every depth, in the order of the fields', () => {
    const children = [{ title: 'x' }, { title: 'fine', note: null, owner: 'x' }];
    expect(pathsOf('tree', { input: { title: '', note: null, children, owner: 'x' } })).toEqual([
      'input.title',
      'input.note',
      'input.children.0.title',
      'input.children.1.note',
      'input.children.1.owner',
      'input.owner',
    ]);
  });

  it('are found in maps and in several arguments', () => {
    expect(pathsOf('map', { map: { a: '\u0000', b: 'fine', 'c.d': '\u0000' } })).toEqual([
      'map.a',
      'map.c.d',
    ]);
    expect(pathsOf('page', { first: 0, last: 1001, after: 'x' })).toEqual([
      'first',
      'last',
      'last',
    ]);
  });

  it('are one for a list that is too long, whose items are not checked', () => {
    expect(pathsOf('tags', { tags: ['', '', ''] })).toEqual(['tags']);
  });

  it('are at most 50', () => {
    const ids = Array.from({ length: 100_000 }, () => 'x');
    expect(pathsOf('token', { ids })).toEqual(
      Array.from({ length: 50 }, (_, index) => `ids.${index}`),
    );
  });
});

describe('fields without checks', () => {
  it('are not compiled', () => {
    expect(compileChecks(schema.getQueryType()?.getFields()['plain']?.args ?? [])).toBeUndefined();
    expect(compileChecks([])).toBeUndefined();
  });
});

describe('descriptions', () => {
  it('state a limit in words', () => {
    expect(limitText({ min: 1, max: 64 }, GraphQLString)).toBe('1 to 64 characters');
    expect(
      limitText({ max: 320, items: 100, format: 'EMAIL' }, new GraphQLList(GraphQLString)),
    ).toBe('At most 100 items, each at most 320 characters, an e-mail address');
  });

  it('get the limits that they do not state', () => {
    const described = buildSchema(/* GraphQL */ `
      directive @limit(min: Int, max: Int, items: Int, pattern: String, format: String) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
      type Query { a("Name." name: String @limit(min: 1, max: 64), "Name, 1 to 64 characters." said: String @limit(min: 1, max: 64), "At most 50." tags: [String] @limit(max: 9, items: 50), free: String): Int }
    `);
    describeLimits(described);
    expect(
      described
        .getQueryType()
        ?.getFields()
        ['a']?.args.map((arg) => arg.description),
    ).toEqual([
      'Name. 1 to 64 characters.',
      'Name, 1 to 64 characters.',
      'At most 50. Each at most 9 characters.',
      undefined,
    ]);
  });
});
