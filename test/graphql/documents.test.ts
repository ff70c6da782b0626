// Checks the limits of documents, their cache, and the limits of introspection.
import { getIntrospectionQuery, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { checkShape } from '../../src/graphql/document-shape.ts';
import { Documents } from '../../src/graphql/documents.ts';
import { useWorld } from '../support.ts';

const world = useWorld();

const times = (count: number, part: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => part(n)).join(' ');
const cycles = (count: number): string =>
  `${times(count, (n) => `fragment f${n} on Query { ${times(4, (k) => `...f${(n + k + 1) % count}`)} }`)} { ...f0 }`;
const refusal = ({
  status,
  errors,
}: {
  status: number;
  errors?: { message: string; extensions: { code: string; details?: unknown } }[];
}) => [status, errors?.[0]?.extensions.code, errors?.[0]?.extensions.details];

describe('the document cache', () => {
  const admitted = (documents: Documents, text: string, tokens: number) => {
    const known = documents.find(text);
    if (known) return;
    const document = parse(text);
    documents.add(document, { text, tokens });
    documents.admit(document);
  };

  it('contains only documents that were admitted twice', () => {
    const documents = new Documents();
    const refused = parse('{ refused }');
    documents.add(refused, { text: '{ refused }', tokens: 3 });
    admitted(documents, '{ a }', 3);
    expect([documents.find('{ refused }'), documents.find('{ a }')]).toEqual([
      undefined,
      undefined,
    ]);
    admitted(documents, '{ a }', 3);
    expect(documents.find('{ a }')?.kind).toBe('Document');
    expect(documents.isAdmitted(documents.find('{ a }') ?? refused)).toBe(true);
    expect(documents.isAdmitted(refused)).toBe(false);
  });

  it('takes at most 64 MiB, however many documents there are', () => {
    const documents = new Documents();
    for (let n = 0; n < 500; n++) for (const _ of [1, 2]) admitted(documents, `{ a${n} }`, 1000);
    expect(documents.stats().bytes).toBeLessThanOrEqual(64 * 1_048_576);
    expect([documents.find('{ a0 }'), documents.find('{ a499 }')?.kind]).toEqual([
      undefined,
      'Document',
    ]);
  });

  it('does not contain documents that take more than 8 MiB', () => {
    const documents = new Documents();
    for (const _ of [1, 2, 3]) admitted(documents, '{ a }', 9000);
    expect(documents.find('{ a }')).toBeUndefined();
  });
});

describe('the shape of a document', () => {
  it.each([
    ['fragments', times(151, (n) => `fragment f${n} on Query { a }`), 150, 151],
    ['spreads', `{ ${'...a '.repeat(601)} } fragment a on Query { b }`, 600, 601],
    ['comparisons', `{ ${'a { b c } '.repeat(200)} }`, 50_000, 59_700],
  ])('has a limit of %s', (of, text, limit, has) => {
    expect(() => checkShape(parse(text))).toThrow(
      expect.objectContaining({ reason: 'QUERY_TOO_COMPLEX', details: { of, limit, has } }),
    );
  });

  it('allows what front ends send', () => {
    expect(() => checkShape(parse(getIntrospectionQuery()))).not.toThrow();
    expect(() =>
      checkShape(
        parse(
          `${times(150, (n) => `fragment f${n} on Query { a${n} { id } }`)} { ${times(150, (n) => `...f${n}`)} }`,
        ),
      ),
    ).not.toThrow();
  });

  it('may not have cycles of fragments, which are an input error', async () => {
    for (const count of [1, 2, 60, 145]) {
      const { status, errors } = await world.as('ben').query(cycles(count));
      expect([status, errors[0].extensions.code, errors[0].message]).toEqual([
        200,
        'BAD_USER_INPUT',
        expect.stringMatching(/^Cannot spread fragment "f\d+" within itself/),
      ]);
    }
  });
});

describe('callers without a token', () => {
  it('may send documents of 16 KiB and 2,500 tokens', async () => {
    expect(refusal(await world.nobody.query(`{ __typename #${'a'.repeat(16_384)}\n}`))).toEqual([
      400,
      'QUERY_TOO_COMPLEX',
      { of: 'bytes', limit: 16_384, has: 16_400 },
    ]);
    expect(refusal(await world.nobody.query(`{ ${'a '.repeat(2499)} }`))).toEqual([
      400,
      'QUERY_TOO_COMPLEX',
      { of: 'tokens', limit: 2500, has: 2501 },
    ]);
    expect((await world.nobody.query(`{ ${'__typename '.repeat(300)} }`)).status).toBe(200);
  });

  it('may send bodies of 256 KiB', async () => {
    const { status, errors } = await world.nobody.query('{ __typename }', {
      a: 'a'.repeat(262_144),
    });
    expect([status, errors[0].extensions.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect((await world.as('ben').query('{ __typename }', { a: 'a'.repeat(262_144) })).status).toBe(
      200,
    );
  });
});

describe('variables', () => {
  it('contain at most 250,000 values', async () => {
    const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    expect(
      refusal(
        await world.as('ben').query(NODES, { ids: Array.from({ length: 250_001 }, () => 'a') }),
      ),
    ).toEqual([
      400,
      'QUERY_TOO_COMPLEX',
      { of: 'variables', limit: 250_000, has: expect.any(Number) },
    ]);
  });
});

describe('introspection', () => {
  const refused = (of: string, limit: number) => [
    400,
    'QUERY_TOO_COMPLEX',
    { of, limit, has: limit + 1 },
  ];

  it('is allowed once in a document', async () => {
    expect(
      refusal(
        await world.nobody.query(
          '{ a: __schema { queryType { name } } b: __schema { queryType { name } } }',
        ),
      ),
    ).toEqual(refused('schemas', 1));
    expect(
      refusal(
        await world.nobody.query(`{ ${times(11, (n) => `a${n}: __type(name: "User") { name }`)} }`),
      ),
    ).toEqual(refused('types', 10));
    expect(
      (await world.nobody.query(`{ ${times(10, (n) => `a${n}: __type(name: "User") { name }`)} }`))
        .data.a9,
    ).toEqual({ name: 'User' });
  });

  it('is refused when aliases multiply it, also through fragments, and whichever operation is run', async () => {
    const wide = `types { ${times(20, (n) => `a${n}: fields { type { ofType { fields { name } } } }`)} }`;
    expect(refusal(await world.nobody.query(`{ __schema { ${wide} } }`))).toEqual(
      refused('introspected values', 75_000),
    );
    expect(
      refusal(
        await world.nobody.query(
          `{ ...a } fragment a on Query { __schema { ...b } } fragment b on __Schema { ${wide} }`,
        ),
      ),
    ).toEqual(refused('introspected values', 75_000));
    const two = `query a { __typename } query b { __schema { ${wide} } }`;
    const send = (operationName: string) =>
      world.nobody.send('POST', '/graphql', { query: two, operationName });
    for (const _ of [1, 2, 3]) expect((await send('a')).body.data).toEqual({ __typename: 'Query' });
    const { status, body } = await send('b');
    expect(refusal({ status, ...body })).toEqual(refused('introspected values', 75_000));
  });

  it('returns the whole schema, the second time from the cache with the same result', async () => {
    const [first, second, third] = [
      await world.nobody.query(getIntrospectionQuery()),
      await world.nobody.query(getIntrospectionQuery()),
      await world.nobody.query(getIntrospectionQuery()),
    ];
    expect(first.data.__schema.types.length).toBeGreaterThan(400);
    expect([second.data, third.data]).toEqual([first.data, first.data]);
    expect(second.extensions.cost).toEqual({ nodes: 250, points: 3 });
    expect(first.extensions.cost.points).toBeGreaterThan(10); // it had to be computed
  });
});

describe('a document that asks for its response in parts', () => {
  it.each([
    ['defer', '{ viewer { id ... @defer { displayName } } }'],
    ['stream', '{ organizations { nodes @stream(initialCount: 1) { id } } }'],
  ])('is refused with @%s, whatever the client accepts', async (name, query) => {
    const error = {
      message: `Unknown directive "@${name}".`,
      locations: [{ line: 1, column: query.indexOf('@') + 1 }],
      extensions: { code: 'BAD_USER_INPUT', requestId: 'test' },
    };
    const { status, errors } = await world.as('ana').query(query);
    expect([status, errors]).toEqual([200, [error]]); // as for plain JSON
    const accept = 'multipart/mixed';
    const { body } = await world.as('ana').post('/graphql', { query }, { accept });
    expect(body).toContain(JSON.stringify({ errors: [error] }));
  });
});
