/** Checks how selections become bodies, and how names are spelled in `/v1`. */
import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { selectionOf } from '../../src/rest/selection.ts';
import { shaperOf } from '../../src/rest/shape.ts';
import { wireFormatOf } from '../../src/rest/wire.ts';

const schema = buildSchema(`
  enum Kebab { VISITOR_AUTH EDIT }
  enum Camel { JOINED_AT INTERNAL_DOCS_NOW NOTES }
  enum Snake { FREE_2024 PRO }
  enum Upper { FETCH_TIMEOUT }
  type ChangeRequest { id: ID! kinds: [Kebab] kind: Kebab child: ChangeRequest children: [ChangeRequest!]! count: Int! matrix: [[Int]] node: Node by: Actor reviewers: [Actor!] }
  interface Actor { user: User! name: String }
  type User implements Actor { user: User! name: String photoUrl: String }
  type Robot implements Actor { user: User! name: String }
  type SAMLProvider { id: ID! }
  type OpenAPISpec { id: ID! }
  interface Node { id: ID! }
  type Query { request: ChangeRequest! }
`);

const wire = wireFormatOf(schema, {
  objects: { OpenAPISpec: 'openapi-spec' },
  enums: { Camel: 'camel', Snake: 'snake', Upper: 'upper' },
  nullFields: ['ChangeRequest.child'],
  outputNames: { 'User.photoUrl': 'photoURL' },
  plain: { Actor: 'user' },
});

const select = (document: string) => selectionOf(wire, parse(`query read ${document}`));
const shape = (document: string, data: object) => shaperOf(wire, select(document))({ ...data });

describe('spelling', () => {
  it.each([
    ['Kebab', ['visitor-auth', 'edit']],
    ['Camel', ['joinedAt', 'internalDocsNow', 'notes']],
    ['Snake', ['free_2024', 'pro']],
    ['Upper', ['FETCH_TIMEOUT']],
  ])('applies to the values of %s', (name, values) => {
    const type = schema.getType(name);
    if (type === undefined || !('getValues' in type)) throw new Error('The toy lacks an enum.');
    const { toWire, fromWire } = wire.enumOf(type);
    expect([...toWire.values()]).toEqual(values);
    expect([...fromWire]).toEqual([...toWire].map(([from, to]) => [to, from]));
  });

  it.each([
    ['ChangeRequest', 'change-request'],
    ['SAMLProvider', 'saml-provider'],
    ['OpenAPISpec', 'openapi-spec'],
  ])('applies to the type %s', (name, expected) => {
    const type = schema.getType(name);
    expect(type && wire.objectOf(type)).toBe(expected);
  });
});

describe('a body', () => {
  it('has the names of the document in any order of fragments', () => {
    const document =
      '{ request { ...A number: count child { id } } } fragment A on ChangeRequest { object: __typename ... on ChangeRequest { child { kind } } }';
    expect(
      shape(document, {
        request: { object: 'ChangeRequest', number: 2, child: { kind: 'VISITOR_AUTH', id: '1' } },
      }),
    ).toEqual({
      request: { object: 'change-request', child: { kind: 'visitor-auth', id: '1' }, number: 2 },
    });
  });

  it('has the field that stands for an object in its place, also in lists', () => {
    const document =
      '{ request { by { ...Plain } reviewers { user { name } } } } fragment Plain on Actor { user { object: __typename name } }';
    expect(
      shape(document, {
        request: {
          by: { user: { object: 'User', name: 'Ana' } },
          reviewers: [{ user: { name: 'Ben' } }, { user: { name: null } }],
        },
      }),
    ).toEqual({
      request: { by: { object: 'user', name: 'Ana' }, reviewers: [{ name: 'Ben' }, {}] },
    });
    expect(shape(document, { request: { by: null, reviewers: null } })).toEqual({ request: {} });
  });

  it('has the spelling of a name, unless the document has an alias', () => {
    expect(
      shape('{ request { by { user { photoUrl small: photoUrl } } } }', {
        request: { by: { user: { photoUrl: 'a', small: 'b' } } },
      }),
    ).toEqual({ request: { by: { photoURL: 'a', small: 'b' } } });
  });

  it('leaves null out, unless the table of spellings names the field', () => {
    expect(
      shape('{ request { kind child { id } id } }', {
        request: { kind: null, child: null, id: '1' },
      }),
    ).toEqual({ request: { child: null, id: '1' } });
  });

  it('keeps the length of lists', () => {
    const document = '{ request { kinds children { kind } } }';
    const data = {
      request: { kinds: ['EDIT', null], children: [{ kind: null }, { kind: 'EDIT' }] },
    };
    expect(shape(document, data)).toEqual({
      request: { kinds: ['edit', null], children: [{}, { kind: 'edit' }] },
    });
    expect(shape(document, { request: { kinds: [], children: [] } })).toEqual({
      request: { kinds: [], children: [] },
    });
  });

  it('keeps values such as zero, empty texts and false', () => {
    expect(shape('{ request { id count } }', { request: { id: '', count: 0 } })).toEqual({
      request: { id: '', count: 0 },
    });
  });

  it.each([
    ['{ request { node { id } } }', 'ChangeRequest.node has no form on /v1.'],
    [
      '{ request { by { user { name } name } } }',
      'An object that is the value of its field user has no other fields.',
    ],
    ['{ request { matrix } }', 'A list of lists has no form on /v1.'],
  ])('refuses at start a document that it cannot shape: %s', (document, message) => {
    expect(() => select(document)).toThrow(message);
  });
});
