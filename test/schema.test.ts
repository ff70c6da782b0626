/**
 * Tests the schema for front ends: in the repository, from the server, and compared with the
 * released one.
 */
import { existsSync, readFileSync } from 'node:fs';
import { buildSchema, isSpecifiedDirective } from 'graphql';
import { describe, expect, it } from 'vitest';
import { printContract } from '../src/graphql/print.ts';
import { buildLecternSchema } from '../src/graphql/schema.ts';
import { RELEASED_OPENAPI } from '../scripts/release/files.ts';
import { type JsonObject, objectOf } from '../src/domain/openapi/document.ts';
import { openapiDocument } from '../src/rest/openapi.ts';
import { unannounced, unannouncedInREST } from './breaking.ts';
import { useWorld } from './support.ts';

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

describe('schema.graphql', () => {
  const world = useWorld();

  it("is the server's schema (else: npm run generate)", () => {
    expect(read('schema.graphql')).toBe(printContract(buildLecternSchema()));
  });

  it('is a complete schema by itself', () => {
    expect(Object.keys(buildSchema(read('schema.graphql')).getTypeMap()).sort()).toEqual(
      Object.keys(buildLecternSchema().getTypeMap())
        .filter((name) => name !== 'Format')
        .sort(),
    );
  });

  it('has a description, types sorted by name, and only the directives of clients', () => {
    const schema = buildSchema(read('schema.graphql'));
    expect(schema.description).toMatch(
      /^Organizations write documentation .*\bsent again safely\.$/s,
    );
    const names = [
      ...read('schema.graphql').matchAll(/^(?:type|interface|input|enum|union|scalar) (\w+)/gm),
    ].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(500);
    expect(names).toEqual(names.toSorted());
    const own = schema.getDirectives().filter((one) => !isSpecifiedDirective(one));
    expect(own.map(({ name }) => name)).toEqual(['access', 'nullable', 'transaction', 'export']);
  });

  it('has the same description, types and directives in introspection', async () => {
    const { data } = await world.nobody.query(
      '{ __schema { description types { name } directives { name } } }',
    );
    const printed = buildSchema(read('schema.graphql'));
    const { description, types, directives } = data.__schema;
    const namesOf = (all: readonly { name: string }[]) => all.map(({ name }) => name);
    expect(description).toBe(printed.description);
    expect(namesOf(types)).toEqual(Object.keys(printed.getTypeMap()).toSorted());
    expect(namesOf(directives).toSorted()).toEqual(namesOf(printed.getDirectives()).toSorted());
  });

  it('has no directive about the form of /v1', () => {
    expect(
      buildLecternSchema()
        .getDirectives()
        .filter(({ description }) => description?.includes('/v1'))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('is served to everyone as text with an ETag', async () => {
    const { status, headers, body } = await world.nobody.get('/schema.graphql', {
      origin: 'https://front-end.test',
    });
    expect([
      status,
      headers.get('content-type'),
      headers.get('access-control-allow-origin'),
    ]).toEqual([200, 'text/plain; charset=utf-8', '*']);
    expect(body).toBe(read('schema.graphql'));
    const again = await world.nobody.get('/schema.graphql', {
      'if-none-match': headers.get('etag') ?? '',
    });
    expect([again.status, again.body]).toEqual([304, undefined]);
    expect((await world.nobody.post('/schema.graphql')).status).toBe(405);
  });

  it('has no breaking changes since the release without a line in CHANGELOG.md', async () => {
    expect(
      await unannounced(
        buildSchema(read('schema.released.graphql')),
        buildSchema(read('schema.graphql')),
        read('CHANGELOG.md'),
      ),
    ).toEqual([]);
  });
});

describe('/v1', () => {
  const current = openapiDocument(buildSchema(read('schema.graphql'))) as unknown as JsonObject;

  it('has no breaking changes since the release without a line in CHANGELOG.md', () => {
    const isFrozen = existsSync(new URL(`../${RELEASED_OPENAPI}`, import.meta.url));
    // nothing is frozen before the first release, and everything after it
    expect(isFrozen).toBe(!read('CHANGELOG.md').includes('\n## 0.1.0 (unreleased)\n'));
    const released = isFrozen ? (JSON.parse(read(RELEASED_OPENAPI)) as JsonObject) : current;
    expect(unannouncedInREST(released, current, read('CHANGELOG.md'))).toEqual([]);
  });

  it('would be refused without one of its operations, unless the changelog announces it', () => {
    const { '/v1/user': _, ...paths } = objectOf(current['paths']);
    const changed = { ...current, paths };
    const lines = unannouncedInREST(current, changed, '## 0.2.0\n');
    expect(lines.length).toBeGreaterThan(0);
    expect(unannouncedInREST(current, changed, `## 0.2.0\n${lines.join('\n')}\n`)).toEqual([]);
  });
});

describe('the printed schema', () => {
  const sdl = `
    directive @access(action: String, scope: String) on FIELD_DEFINITION | OBJECT
    directive @limit(max: Int) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
    directive @symbolicRef(name: String!) on INPUT_FIELD_DEFINITION
    extend type Team { spaces: Int @access(scope: "space:read") }
    "Members together."
    type Team @access(scope: "members:read") { title("Cut." short: Int @limit(max: 3)): String @deprecated(reason: "Use name.") name: String }
    enum Role { READ }
    input EditInput { base: ID @symbolicRef(name: "HEAD") }
    type Query { team(role: Role): Team @access(action: "team.read", scope: "members:read") }
  `;

  it("has types by name, descriptions, client directives, and a type's own definition first", () => {
    expect(
      printContract(buildSchema(sdl), [sdl]),
    ).toBe(`# The GraphQL schema of Lectern, whole. Made by \`npm run generate\` from schema/*.graphql; never edited.

directive @access(action: String, scope: String) on FIELD_DEFINITION | OBJECT

input EditInput {
  base: ID
}

type Query {
  team(role: Role): Team @access(action: "team.read", scope: "members:read")
}

enum Role {
  READ
}

"""Members together."""
type Team @access(scope: "members:read") {
  title(
    """Cut."""
    short: Int
  ): String @deprecated(reason: "Use name.")
  name: String
  spaces: Int @access(scope: "space:read")
}
`);
  });
});

describe('a breaking change', () => {
  const released = buildSchema(
    'type Query { team(id: ID, title: String): Team role: Role } type Team { id: ID! title: String! old: Int } enum Role { READ EDIT } input TeamInput { title: String }',
  );
  const changed = (sdl: string, lines: readonly string[] = []) =>
    unannounced(
      released,
      buildSchema(sdl),
      [
        '# Changelog',
        '',
        '## 0.2.0 (unreleased)',
        '',
        ...lines,
        '',
        '## 0.1.0',
        '',
        '- **Breaking**: `Team.old` is gone.',
        '',
      ].join('\n'),
    );

  const without =
    'type Query { team(id: ID, title: String): Team role: Role } type Team { id: ID! title: String! } enum Role { READ EDIT } input TeamInput { title: String }';

  it.each([
    [
      'a removed field',
      without,
      ["- **Breaking**: `Team.old`: Field 'old' was removed from object type 'Team'"],
    ],
    [
      'a removed argument',
      'type Query { team(id: ID): Team role: Role } type Team { id: ID! title: String! old: Int } enum Role { READ EDIT } input TeamInput { title: String }',
      [
        "- **Breaking**: `Query.team.title`: Argument 'title: String' was removed from field 'Query.team'",
      ],
    ],
    [
      'a field that became nullable',
      'type Query { team(id: ID, title: String): Team role: Role } type Team { id: ID! title: String old: Int } enum Role { READ EDIT } input TeamInput { title: String }',
      ["- **Breaking**: `Team.title`: Field 'Team.title' changed type from 'String!' to 'String'"],
    ],
    [
      'a removed enum value',
      'type Query { team(id: ID, title: String): Team role: Role } type Team { id: ID! title: String! old: Int } enum Role { READ } input TeamInput { title: String }',
      ["- **Breaking**: `Role.EDIT`: Enum value 'EDIT' was removed from enum 'Role'"],
    ],
    [
      'a required new input field',
      'type Query { team(id: ID, title: String): Team role: Role } type Team { id: ID! title: String! old: Int } enum Role { READ EDIT } input TeamInput { title: String! }',
      [
        "- **Breaking**: `TeamInput.title`: Input field 'TeamInput.title' changed type from 'String' to 'String!'",
      ],
    ],
  ])('is %s', async (_what, sdl, expected) => {
    expect(await changed(sdl)).toEqual(expected);
  });

  it('is not an addition, a deprecation or a description', async () => {
    const more =
      '"All." type Query { team(id: ID, title: String, more: Int): Team role: Role new: Int } type Team { id: ID! title: String! old: Int @deprecated(reason: "Use new.") new: Int } enum Role { READ EDIT ADMIN } input TeamInput { title: String more: Int }';
    expect(await changed(more)).toEqual([]);
  });

  it('is announced by a **Breaking** line of the newest section with its path', async () => {
    expect(
      await changed(without, [
        '- **Breaking**: `Team.old`, long unused, is gone: use `Team.title`.',
      ]),
    ).toEqual([]);
  });

  it.each([
    ['a line without **Breaking**', ['- `Team.old` is gone.']],
    ["a line with only the type's name", ['- **Breaking**: `Team` lost a field.']],
    ['a line without backticks', ['- **Breaking**: Team.old is gone.']],
    ['a line of an earlier section', []],
  ])('is not announced by %s', async (_what, lines) => {
    expect(await changed(without, lines)).toEqual([
      "- **Breaking**: `Team.old`: Field 'old' was removed from object type 'Team'",
    ]);
  });
});
