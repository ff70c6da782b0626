// Specifies `@export`: which values a variable takes from an earlier field, and what is refused.
import { describe, expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';

const world = useWorld();

const organizationId = ids.acme;

/** Creates a team; `selection` is that of its payload. */
const create = (selection: string, key = 'made', title = 'Made') =>
  `${key}: createTeam(input: { organizationId: "${organizationId}", title: "${title}" }) ${selection}`;
/** Uses a variable as the id of a team. */
const use = 'updateTeam(input: { id: $x, title: "Used" }) { team { title } }';
const made = create('{ team { id @export(as: "x") } }');

const send = (document: string, variables: object = {}) =>
  world.as('ana').query(document, variables);

/** A refusal of validation, with the field that it is about. */
const refusal = (message: string) => ({ message, code: 'BAD_USER_INPUT' });

describe('an export', () => {
  it.each([
    ['a variable that needs a value', '$x: ID!', {}],
    ['a variable with a default', '$x: ID! = ""', {}],
    ['a variable whose default is sent', '$x: ID = "none"', { x: 'none' }],
    ['a variable of another text type', '$x: ID! = ""', { x: null }],
  ])('sets %s', async (_, declared, variables) => {
    const { data, errors } = await send(
      `mutation (${declared}) @transaction(dryRun: true) { ${made} ${use} }`,
      variables,
    );
    expect([errors, data]).toEqual([
      undefined,
      {
        made: { team: { id: expect.stringMatching(/^team_/) } },
        updateTeam: { team: { title: 'Used' } },
      },
    ]);
  });

  it('sets variables in fragments, in lists and in nested inputs', async () => {
    const { data, errors } = await send(
      `mutation ($team: ID! = "", $space: ID! = "", $revision: ID = "") @transaction(dryRun: true) {
        ${create('{ ...Team }')}
        createSpace(input: { organizationId: "${organizationId}", title: "Nested" }) {
          space { id @export(as: "space") revisionId @export(as: "revision") }
        }
        grantAll(input: { contentId: $space, teams: [{ teamId: $team, role: EDIT }] }) { grants { role } }
        editSpaceContent(input: { spaceId: $space, baseRevisionId: $revision, changes: [{ insertPage: { title: "One" } }] }) {
          space { title }
        }
      }
      fragment Team on CreateTeamPayload { team { ... on Team { id @export(as: "team") } } }`,
    );
    expect([errors, data]).toEqual([
      undefined,
      {
        made: { team: { id: expect.stringMatching(/^team_/) } },
        createSpace: {
          space: {
            id: expect.stringMatching(/^spc_/),
            revisionId: expect.stringMatching(/^rev_/),
          },
        },
        grantAll: { grants: [{ role: 'EDIT' }] },
        editSpaceContent: { space: { title: 'Nested' } },
      },
    ]);
  });

  it.each([
    [
      'without a transaction',
      `mutation ($x: ID!) { ${made} ${use} }`,
      '@export needs @transaction on its mutation.',
    ],
    [
      'in a query',
      '{ viewer { user { id @export(as: "x") } } }',
      '@export needs @transaction on its mutation.',
    ],
    [
      'of an undeclared variable',
      `mutation @transaction { ${made} }`,
      '@export(as: "x") needs the variable $x in its operation.',
    ],
    [
      'that is made twice',
      `mutation ($x: ID!) @transaction { ${made} ${create('{ team { id @export(as: "x") } }', 'again')} ${use} }`,
      '$x is exported twice: by "made.team.id" and by "again.team.id".',
    ],
    [
      'inside a list',
      `mutation ($x: ID!) @transaction { ${create('{ team { members { nodes { member { id @export(as: "x") } } } } }')} ${use} }`,
      '"made.team.members.nodes.member.id" cannot be exported: it has no single value, because "nodes" is a list.',
    ],
    [
      'of an object',
      `mutation ($x: ID!) @transaction { ${create('{ team @export(as: "x") { id } }')} ${use} }`,
      '"made.team" cannot be exported: only an ID, a String, a DateTime or an enum value can be.',
    ],
    [
      'of a number',
      `mutation ($x: Int!) @transaction { ${create('{ team { members { totalCount @export(as: "x") } } }')}
        ${create('{ team { members(first: $x) { totalCount } } }', 'more')} }`,
      '"made.team.members.totalCount" cannot be exported: only an ID, a String, a DateTime or an enum value can be.',
    ],
    [
      'of another type',
      `mutation ($x: DateTime) @transaction { ${made} createToken(input: { label: "", expiresAt: $x }) { secret } }`,
      '"made.team.id" has the type ID, and $x the type DateTime.',
    ],
    [
      'that is used before it is made',
      `mutation ($x: ID!) @transaction { ${use} ${made} }`,
      '"updateTeam" uses $x, which "made.team.id" exports. Use it in a later field.',
    ],
    [
      'that its own field uses',
      `mutation ($x: ID!) @transaction { updateTeam(input: { id: $x, title: "Own" }) { team { id @export(as: "x") } } }`,
      '"updateTeam" uses $x, which "updateTeam.team.id" exports. Use it in a later field.',
    ],
    [
      'whose name is a variable',
      `mutation ($x: ID!, $name: String!) @transaction { ${create('{ team { id @export(as: $name) } }')} ${use} }`,
      '@export(as:) must be a name in quotes.',
    ],
    [
      'with too many others',
      `mutation ($x: ID!) @transaction { ${create(`{ team { ${Array.from({ length: 101 }, (_, i) => `i${i}: id @export(as: "x")`).join(' ')} } }`)} ${use} }`,
      '"made" has more than 100 exports.',
    ],
  ])('is refused %s', async (_, document, message) => {
    const { status, errors } = await send(document, { name: 'x' });
    expect(status).toBe(200);
    expect(
      errors.map((error: { message: string; extensions: { code: string } }) => ({
        message: error.message,
        code: error.extensions.code,
      })),
    ).toEqual([refusal(message)]);
  });

  it('cannot decide a condition', async () => {
    const { errors } = await send(
      `mutation ($x: Boolean! = true) @transaction(dryRun: $x) { ${create('{ team { id @export(as: "x") } }')} ${create('{ team { id @include(if: $x) } }', 'more')} }`,
    );
    expect(errors.map(({ message }: { message: string }) => message)).toContain(
      '"made.team.id" has the type ID, and $x the type Boolean.',
    );
  });

  it('rolls the transaction back if its value is null', async () => {
    const { data, errors, extensions } = await send(
      `mutation ($x: ID = "") @transaction {
        createSpace(input: { organizationId: "${organizationId}" }) { space { parentId @export(as: "x") } }
        createCollection(input: { organizationId: "${organizationId}", parentId: $x }) { collection { id } } }`,
    );
    expect([data, errors, extensions.transaction]).toEqual([
      null,
      [
        {
          message: '"createSpace.space.parentId" is null, so $x has no value.',
          locations: [{ line: 2, column: 88 }],
          path: ['createSpace', 'space', 'parentId'],
          extensions: { code: 'BAD_USER_INPUT', requestId: 'test' },
        },
      ],
      { outcome: 'ROLLED_BACK', failed: 'createSpace' },
    ]);
  });

  it('rolls the transaction back if its field is skipped and its variable used', async () => {
    const { data, errors, extensions } = await send(
      `mutation ($x: ID = "", $skip: Boolean!) @transaction {
        ${create('{ team { title id @skip(if: $skip) @export(as: "x") } }')}
        createCollection(input: { organizationId: "${organizationId}", parentId: $x }) { collection { id } } }`,
      { skip: true },
    );
    expect([data, errors[0].message, errors[0].path, extensions.transaction]).toEqual([
      null,
      '$x has no value: the field that exports it was not selected.',
      ['createCollection'],
      { outcome: 'ROLLED_BACK', failed: 'createCollection' },
    ]);
  });

  it('takes no value from the request', async () => {
    const { data, errors, extensions } = await send(
      `mutation ($x: ID!) @transaction { ${made} ${use} }`,
      { x: ids.team('writers') },
    );
    expect([data, errors[0].message, extensions.transaction]).toEqual([
      undefined,
      '$x is exported by a field of the transaction. Send no value for it.',
      undefined,
    ]);
  });

  it('is found in linear time in fragments that spread each other', async () => {
    const levels = Array.from(
      { length: 12 },
      (_, i) =>
        `fragment F${i} on Team { organization { a: teams(first: 1) { nodes { ...F${i + 1} } } b: teams(first: 1) { nodes { ...F${i + 1} } } } }`,
    );
    const started = performance.now();
    const { errors } = await send(
      `mutation ($x: ID!) @transaction { ${create('{ team { ...F0 } }')} ${use} }
      ${levels.join('\n')} fragment F12 on Team { id @export(as: "x") }`,
    );
    expect(errors.length).toBeGreaterThan(0);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
