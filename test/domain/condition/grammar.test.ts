// Checks which conditions hold, and which are rejected.
import { describe, expect, it } from 'vitest';
import { holds, parseCondition } from '../../../src/domain/condition.ts';
import { claims, refusal } from './claims.ts';

const evaluate = (condition: string): boolean => holds(parseCondition(condition), { claims });

describe('a condition', () => {
  it.each([
    'visitor.claims.beta',
    'visitor.claims["beta"]',
    'visitor["claims"].beta',
    '(visitor).claims.beta',
    'visitor.claims',
    '!visitor.claims.banned',
    '!visitor.claims.unknown',
    'visitor.claims.plan == "Pro"',
    "visitor.claims.plan === 'Pro'",
    'visitor.claims.plan != "free"',
    'visitor.claims.plan !== "free"',
    'visitor.claims.seats == "12"',
    'visitor.claims.seats > 11 && visitor.claims.seats < 13',
    'visitor.claims.seats >= 12 && visitor.claims.seats <= 12',
    'visitor.claims.plan < "Q"',
    'visitor.claims.none == null',
    'visitor.claims.unknown == null',
    'visitor.claims.banned || visitor.claims.beta',
    'visitor.claims.beta ? true : false',
    'visitor.claims.banned ? false : 1',
    '"plan" in visitor.claims',
    '!("toString" in visitor.claims)',
    '0 in visitor.claims.groups',
    'visitor.claims.groups.length == 2',
    'visitor.claims.plan.length === 3',
    'visitor.claims.groups.includes("admins")',
    'visitor.claims.groups[0] == "admins"',
    'visitor.claims.groups.at(-1) == "writers"',
    'visitor.claims.plan[0] == "P"',
    'visitor.claims.plan["1"] == "r"',
    'visitor.claims.plan.at(0) == "P"',
    'visitor.claims.plan.startsWith("P") && visitor.claims.plan.endsWith("o") && visitor.claims.plan.includes("r")',
    'visitor.claims.plan.toLowerCase() == "pro" && visitor.claims.plan.toUpperCase() == "PRO"',
    'visitor.claims.team.name.trim() == "Docs"',
    '["Pro", "Ultimate"].includes(visitor.claims.plan)',
    'visitor.claims.groups.some(group => group == "writers")',
    'visitor.claims.numbers.every((n) => n > 0)',
    'visitor.claims.empty.every(x => false)',
    'visitor.claims.numbers.some(a => visitor.claims.numbers.every(b => a >= b))',
    'visitor.claims.teams.some(team => team.lead && team.name == "x")',
    'visitor.claims["team"]["tags"][1] == "b"',
    'visitor.claims.unsigned.lang == "de"',
    ' \n visitor.claims.beta \n ',
    '-1 < visitor.claims.seats',
    '"yes"',
    '[]',
  ])('%s holds', (condition) => {
    expect(evaluate(condition)).toBe(true);
  });

  it.each([
    'visitor.claims.banned',
    'visitor.claims.unknown',
    'visitor.claims.unknown.property',
    '!visitor.claims.unknown.property',
    'visitor.claims.none.property',
    'visitor.claims.plan === 12',
    'visitor.claims.seats > "many"',
    'visitor.claims.unknown < 1',
    'visitor.claims.unknown >= visitor.claims.unknown',
    'visitor.claims.groups > 1',
    'visitor.claims.groups == "admins,writers"',
    'visitor.claims.groups == ["admins", "writers"]',
    'visitor.claims.team == "[object Object]"',
    '"admins" in visitor.claims.groups',
    '"P" in visitor.claims.plan',
    'true in visitor.claims',
    '"x" in visitor.claims.unknown',
    'visitor.claims[visitor.claims.groups]',
    'visitor.claims.seats.length',
    'visitor.claims.plan.startsWith(1)',
    'visitor.claims.seats.startsWith("1")',
    'visitor.claims.groups.trim()',
    'visitor.claims.groups.at("0")',
    'visitor.claims.plan.some(x => true)',
    'visitor.claims.unknown.every(x => true)',
    'visitor.claims.empty.some(x => true)',
    'visitor.claims.plan["length "]',
    'visitor.claims.groups[9]',
    '""',
    '0',
    'null',
  ])('%s does not hold', (condition) => {
    expect(evaluate(condition)).toBe(false);
  });

  it.each([
    'visitor.claims.constructor',
    'visitor.claims["constructor"]',
    'visitor.claims.__proto__',
    'visitor.claims["__proto__"]',
    'visitor.claims.toString',
    'visitor.claims.hasOwnProperty',
    'visitor.claims.plan.constructor',
    'visitor.claims.plan.toLowerCase',
    'visitor.claims.plan["trim"]',
    'visitor.claims.groups.includes',
    'visitor.claims.groups["map"]',
    'visitor.claims.seats.toFixed',
    'visitor.claims.groups.some(x => x.constructor)',
  ])('ignores prototypes: %s is absent', (condition) => {
    expect(evaluate(condition)).toBe(false);
    expect(
      evaluate(
        `${condition.replace(/ => (.*)\)$/, ' => $1 == null)')}${condition.includes('=>') ? '' : ' == null'}`,
      ),
    ).toBe(true);
  });

  it('has the same meaning in every spelling of its characters', () => {
    for (const text of [
      'visitor.claims.\\u0062eta',
      'vis\\u0069tor.claims.beta',
      'visitor.claims["\\x62eta"]',
      'visitor.\\u{63}laims.beta',
      '\\u{76}isitor["cl\\\naims"].beta',
      '\ufeffvisitor\u2028.claims\u00a0.beta\u3000',
    ]) {
      expect([text, refusal(text), evaluate(text)]).toEqual([text, 'accepted', true]);
    }
    expect(evaluate('visitor.claims.groups.some(\\u0078 => x == "admins")')).toBe(true);
    expect(evaluate('visitor.claims.\\u0063onstructor')).toBe(false);
  });

  it('only reads own properties of objects', () => {
    const own = (name: string, of: string) =>
      evaluate(`${JSON.stringify(name)} in visitor.claims${of}`);
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])
      for (const of of ['', '.team', '.groups', '.unsigned'])
        expect([name, of, own(name, of)]).toEqual([name, of, false]);
    for (const name of ['map', 'includes', '2', '-1', '00'])
      expect([name, own(name, '.groups')]).toEqual([name, false]);
    for (const name of ['0', '1', 'length'])
      expect([name, own(name, '.groups')]).toEqual([name, true]);
    const marked = JSON.parse('{"__proto__": {"beta": true}, "constructor": true}');
    expect(holds(parseCondition('visitor.claims.beta'), { claims: marked })).toBe(false);
    expect(
      holds(parseCondition('visitor.claims.__proto__.beta && visitor.claims.constructor'), {
        claims: marked,
      }),
    ).toBe(true);
  });

  it('treats gaps in a list as absent, and ignores symbols', () => {
    const list: unknown[] = [];
    list[1] = 1;
    const claims = {
      list,
      [Symbol.iterator]: () => [][Symbol.iterator](),
      [Symbol.toPrimitive]: () => 'x',
    };
    const evaluate = (condition: string) => holds(parseCondition(condition), { claims });
    expect(
      [
        'visitor.claims.list.some(x => x == null)',
        'visitor.claims.list.every(x => x == 1)',
        '0 in visitor.claims.list',
        'visitor.claims.list.length == 2',
        'visitor.claims == "x"',
      ].map(evaluate),
    ).toEqual([true, false, false, true, false]);
  });

  it('keeps its source text', () => {
    expect(parseCondition(' visitor.claims.beta ').source).toBe(' visitor.claims.beta ');
  });

  it('is rejected with its line and column', () => {
    expect(refusal('')).toBe('Unexpected token, at line 1, column 1.');
    expect(refusal('visitor.claims.a &&')).toBe('Unexpected token, at line 1, column 20.');
    expect(refusal('visitor.claims.a &&\n  foo')).toBe(
      '"foo" is unknown: a condition uses "visitor.claims", at line 2, column 3.',
    );
    expect(refusal('visitor.claims.a\r\n  visitor.claims.b')).toBe(
      'The condition must end here, at line 2, column 3.',
    );
    expect(refusal('visitor.claims.a; true')).toBe(
      'The condition must end here, at line 1, column 17.',
    );
    expect(refusal('visitor.name')).toBe(
      'The only property of a visitor is "visitor.claims", at line 1, column 9.',
    );
    expect(refusal('visitor == 1')).toBe(
      'The only property of a visitor is "visitor.claims", at line 1, column 1.',
    );
    expect(refusal('visitor.claims.a.map(x => x)')).toBe(
      '"map" is not a method that a condition can call, at line 1, column 18.',
    );
    expect(refusal('visitor.claims.a.at()')).toBe('"at" takes one argument, at line 1, column 1.');
    expect(refusal('visitor.claims.a + 1')).toBe(
      'A condition cannot contain "+", at line 1, column 1.',
    );
    expect(refusal('`a`')).toBe('A condition cannot contain "`a`", at line 1, column 1.');
    expect(refusal('x'.repeat(1025))).toBe('A condition has at most 1,024 characters.');
    expect(refusal('('.repeat(500) + 1 + ')'.repeat(500))).toBe(
      'The condition has too many parts, at line 1, column 65.',
    );
    expect(refusal(`[${'1,'.repeat(400)}1]`)).toBe(
      'The condition has too many parts, at line 1, column 800.',
    );
  });

  it.each([
    'visitor.claims.constructor.constructor("return 1")()',
    'visitor.claims["constructor"]["constructor"]("return 1")()',
    'visitor.claims.a.constructor()',
    'visitor.claims.a()',
    'visitor.claims()',
    'visitor()',
    'eval("1")',
    'Function("1")',
    'fetch("http://127.0.0.1")',
    'globalThis',
    'process.env',
    'undefined',
    'NaN',
    'this',
    'this.claims',
    'arguments',
    'new Date()',
    'new.target',
    'import("fs")',
    'import.meta',
    'require("fs")',
    'await visitor.claims.a',
    'yield',
    'async x => x',
    'visitor.claims.a = 1',
    'visitor.claims.a += 1',
    'visitor.claims.a++',
    '--visitor.claims.a',
    'delete visitor.claims.a',
    'typeof visitor.claims.a',
    'void 0',
    '+visitor.claims.a',
    '-visitor.claims.a',
    '~1',
    '1 + 1',
    '1 - 1',
    '2 ** 2',
    '1 & 1',
    '1 << 1',
    'visitor.claims instanceof Object',
    'visitor.claims.a ?? 1',
    'visitor?.claims',
    'visitor.claims?.a',
    'visitor.claims.a?.()',
    'visitor.claims.a?.at(0)',
    'visitor.claims.#a',
    '#a in visitor.claims',
    'super.a',
    '/a+/',
    '/a/.test("a")',
    '1n',
    '`a`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the grammar refuses template literals
    '`${visitor.claims.a}`',
    'visitor.claims.a`x`',
    '({})',
    '({ a: 1 })',
    '[...visitor.claims.a]',
    '[1,,2]',
    'visitor.claims.a.includes(...visitor.claims.b)',
    '(1, 2)',
    '1, 2',
    'function f() {}',
    '(function () { return 1 })',
    'class A {}',
    'x => x',
    'visitor.claims.a.some(function (x) { return x })',
    'visitor.claims.a.some(x => { return x })',
    'visitor.claims.a.some(async x => x)',
    'visitor.claims.a.some((x, i) => i)',
    'visitor.claims.a.some(() => true)',
    'visitor.claims.a.some((x = 1) => x)',
    'visitor.claims.a.some(({ x }) => x)',
    'visitor.claims.a.some((...x) => x)',
    'visitor.claims.a.some(visitor => visitor)',
    'visitor.claims.a.some(x => x, 1)',
    'visitor.claims.a.some(visitor.claims.b)',
    'visitor.claims.a.some(x => y)',
    'visitor.claims.a.some(x => x) && x',
    'visitor.claims.a["includes"]("b")',
    'visitor.claims.a.length()',
    'visitor.claims.a.toLowerCase(1)',
    'visitor.claims.a.includes()',
    'visitor.claims.a.includes("a", 1)',
    'visitor.claims.a.replace("a", "b")',
    'visitor.claims.a.repeat(9)',
    'visitor.claims.a.split("")',
    'visitor.claims.a.filter(x => x)',
    'visitor.claims.a.push(1)',
    'visitor.claims.a // comment',
    'visitor.claims.a /* comment */',
    'visitor[visitor]',
    'claims.a',
    'if (true) true',
    'let x = 1',
    'visitor.claims.a; visitor.claims.b',
    'visitor.claims.a)',
    '<!-- a',
    'visitor.claims.a\n--> b',
    '#!a',
    'tru\\u0065',
    'n\\u0075ll',
    'visitor.claims.a ||= 1',
    'visitor.claims.a = visitor.claims.b',
    '[visitor.claims.a] = [1]',
    '({ ...visitor.claims })',
    'visitor.claims.a.some((visitor) => true)',
    'visitor.claims.a.some(vis\\u0069tor => true)',
    'visitor.claims.a.some(x => x => x)',
    'visitor.claims.a.some(...[x => x])',
    'visitor.claims.a.some?.(x => x)',
    'async () => await 1',
    'for (;;) {}',
    'visitor.claims.__defineGetter__("a", x => x)',
    'visitor.claims.a.at.call(1)',
    'visitor.claims.a.constructor.prototype.at = 1',
    'visitor.claims.a in visitor',
  ])('is not: %s', (condition) => {
    expect(refusal(condition)).toMatch(/, at line \d+, column \d+\.$/);
  });

  it('is rejected when parsing it might take long', () => {
    const nested = [
      ['/(?=', 'a', ')/'],
      ['(a=(', '', ''],
      ['[', '', ''],
      ['x=>', 'x', ''],
      ['`${', '', '}`'],
      ['({a:', '1', '})'],
      ['(async(', '', ''],
      ['a?', '', ''],
    ] as const;
    const texts = nested.map(
      ([open, inside, close]) =>
        `${open.repeat(Math.floor(1000 / (open.length + close.length)))}${inside}${close.repeat(Math.floor(1000 / (open.length + close.length)))}`,
    );
    for (const text of [
      ...texts,
      `/${'(a*)*'.repeat(150)}$/`,
      `/${'(?:a{1,9}){1,9}'.repeat(60)}/`,
      `/${'[a-'.repeat(300)}/`,
    ])
      expect([text, refusal(text)]).toEqual([
        text,
        expect.stringMatching(/, at line \d+, column \d+\.$/),
      ]);
  });
});
