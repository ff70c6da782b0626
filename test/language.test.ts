/** Tests the check of the language in `npm run check`. */
import { describe, expect, it } from 'vitest';
import { errorsIn } from '../scripts/language.ts';

const check = (file: string, text: string): string[] => errorsIn(file, text, new Map());
const LONG = 'word '.repeat(60);

describe('the check of the language', () => {
  it.each([
    ['a pronoun', '/** Returns what he may read. */', ['a.ts:1: “he”: write they, them, their']],
    [
      'a clause without a subject',
      '/** Where the row lies. */',
      ['a.ts:1: begins with a clause that has no subject'],
    ],
    ['a comment behind code', 'const a = 1; // done anew', ['a.ts:1: “anew”: write again']],
    [
      'a long paragraph',
      `/**\n * ${LONG}\n */`,
      ['a.ts:1: has 299 characters without a paragraph; 240 at most'],
    ],
    [
      'a limit of another name',
      'const MOST_PAGES = 5;',
      ['a.ts:1: MOST_PAGES: begin a limit with MAX_, MIN_ or DEFAULT_'],
    ],
  ])('refuses %s', (_, text, expected) => {
    expect(check('a.ts', text)).toEqual(expected);
  });

  it.each([
    ['on the line of the call', "it('is told so', () => {});", 1],
    ['on the next line', "it(\n  'is told so',\n  () => {},\n);", 1],
    ['of a table', "it.each([1])('is told so', () => {});", 1],
    ['of a table of several lines', "it.each([\n  1,\n])('is told so', () => {});", 3],
  ])('reads a test title %s', (_, text, line) => {
    expect(check('test/a.test.ts', text)).toEqual([
      `test/a.test.ts:${line}: “told”: write returns, reports`,
    ]);
  });

  it.each([
    [
      'a pronoun in a description',
      'type A {\n  "What he may do."\n  b: Int\n}',
      [
        'a.graphql:2: “he”: write they, them, their',
        'a.graphql:2: begins with a clause or a pronoun: name the thing',
      ],
    ],
    [
      'a word in a block string',
      'type A {\n  b(\n    """\n    The levels as they were\n    told.\n    """\n    c: Int\n  ): Int\n}',
      ['a.graphql:3: “told”: write returns, reports'],
    ],
    [
      'a description without a noun',
      'enum A {\n  "It is open."\n  B\n}',
      ['a.graphql:2: begins with a clause or a pronoun: name the thing'],
    ],
    [
      'a comment of several lines',
      '# Lists pages\n# anew.\nquery { a }',
      ['a.graphql:1: “anew”: write again'],
    ],
  ])('refuses %s of GraphQL', (_, text, expected) => {
    expect(check('a.graphql', text)).toEqual(expected);
  });

  it('accepts values and code in GraphQL', () => {
    const text = '"The level, such as `told`."\ntype A { b(c: String = "he"): Int @d(e: "anew") }';
    expect(check('a.graphql', text)).toEqual([]);
  });

  it('refuses an exported type of a name that another file exports', () => {
    const types = new Map<string, string>();
    expect(errorsIn('src/a.ts', 'export interface Row {}', types)).toEqual([]);
    expect(errorsIn('src/b.ts', 'export type Row = 1;', types)).toEqual([
      'src/b.ts:1: Row is exported by src/a.ts too',
    ]);
  });

  it.each([
    ['code in comments', '/** Returns `anew`. */'],
    ['code in prose', '```\nanew\n```\nA `ledger` is code.'],
    ['addresses', "const url = 'https://a.test'; // Returns early."],
    ['questions', '/** Where is it? */'],
    ['paragraphs', `/**\n * ${LONG.slice(0, 200)}\n *\n * ${LONG.slice(0, 200)}\n */`],
  ])('accepts %s', (name, text) => {
    expect(check(name === 'code in prose' ? 'a.md' : 'a.ts', text)).toEqual([]);
  });
});
