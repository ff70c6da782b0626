import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds, parseCondition } from '../../src/domain/condition.ts';
import { Fault } from '../../src/domain/errors.ts';

const claims = {
  plan: 'Pro',
  seats: 12,
  beta: true,
  banned: false,
  none: null,
  groups: ['admins', 'writers'],
  numbers: [1, 2, 3],
  empty: [],
  team: { name: '  Docs ', tags: ['a', 'b'] },
  teams: [
    { name: 'x', lead: true },
    { name: 'y', lead: false },
  ],
  unsigned: { lang: 'de' },
};
const told = (condition: string): boolean => holds(parseCondition(condition), { claims });

/** What is wrong with a condition, and where. */
function refusal(condition: string): string {
  try {
    parseCondition(condition);
  } catch (fault) {
    return fault instanceof Fault && fault.reason === 'BAD_USER_INPUT' && fault.field === 'condition' ? fault.message : `${fault}`;
  }
  return 'accepted';
}

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
    expect(told(condition)).toBe(true);
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
    expect(told(condition)).toBe(false);
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
  ])('sees nothing of a prototype: %s is absent', (condition) => {
    expect(told(condition)).toBe(false);
    expect(told(`${condition.replace(/ => (.*)\)$/, ' => $1 == null)')}${condition.includes('=>') ? '' : ' == null'}`)).toBe(true);
  });

  it('means the same however its characters are written', () => {
    for (const text of [
      'visitor.claims.\\u0062eta',
      'vis\\u0069tor.claims.beta',
      'visitor.claims["\\x62eta"]',
      'visitor.\\u{63}laims.beta',
      '\\u{76}isitor["cl\\\naims"].beta',
      '\ufeffvisitor\u2028.claims\u00a0.beta\u3000',
    ]) {
      expect([text, refusal(text), told(text)]).toEqual([text, 'accepted', true]);
    }
    expect(told('visitor.claims.groups.some(\\u0078 => x == "admins")')).toBe(true);
    expect(told('visitor.claims.\\u0063onstructor')).toBe(false);
  });

  it('asks of objects only what they have of their own', () => {
    const own = (name: string, of: string) => told(`${JSON.stringify(name)} in visitor.claims${of}`);
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])
      for (const of of ['', '.team', '.groups', '.unsigned']) expect([name, of, own(name, of)]).toEqual([name, of, false]);
    for (const name of ['map', 'includes', '2', '-1', '00']) expect([name, own(name, '.groups')]).toEqual([name, false]);
    for (const name of ['0', '1', 'length']) expect([name, own(name, '.groups')]).toEqual([name, true]);
    const marked = JSON.parse('{"__proto__": {"beta": true}, "constructor": true}');
    expect(holds(parseCondition('visitor.claims.beta'), { claims: marked })).toBe(false);
    expect(holds(parseCondition('visitor.claims.__proto__.beta && visitor.claims.constructor'), { claims: marked })).toBe(true);
  });

  it('takes gaps in a list for what is absent, and sees nothing under a symbol', () => {
    const list: unknown[] = [];
    list[1] = 1;
    const claims = { list, [Symbol.iterator]: () => [][Symbol.iterator](), [Symbol.toPrimitive]: () => 'x' };
    const told = (condition: string) => holds(parseCondition(condition), { claims });
    expect(
      ['visitor.claims.list.some(x => x == null)', 'visitor.claims.list.every(x => x == 1)', '0 in visitor.claims.list', 'visitor.claims.list.length == 2', 'visitor.claims == "x"'].map(told),
    ).toEqual([true, false, false, true, false]);
  });

  it('keeps what it was written as', () => {
    expect(parseCondition(' visitor.claims.beta ').source).toBe(' visitor.claims.beta ');
  });

  it('is refused with its line and column', () => {
    expect(refusal('')).toBe('Unexpected token, at line 1, column 1.');
    expect(refusal('visitor.claims.a &&')).toBe('Unexpected token, at line 1, column 20.');
    expect(refusal('visitor.claims.a &&\n  foo')).toBe('"foo" is not known: a condition is about "visitor.claims", at line 2, column 3.');
    expect(refusal('visitor.claims.a\r\n  visitor.claims.b')).toBe('The condition has ended here, at line 2, column 3.');
    expect(refusal('visitor.claims.a; true')).toBe('The condition has ended here, at line 1, column 17.');
    expect(refusal('visitor.name')).toBe('Of a visitor only "visitor.claims" is known, at line 1, column 9.');
    expect(refusal('visitor == 1')).toBe('Of a visitor only "visitor.claims" is known, at line 1, column 1.');
    expect(refusal('visitor.claims.a.map(x => x)')).toBe('"map" is no method that a condition may call, at line 1, column 18.');
    expect(refusal('visitor.claims.a.at()')).toBe('"at" takes one argument, at line 1, column 1.');
    expect(refusal('visitor.claims.a + 1')).toBe('A condition has no "+", at line 1, column 1.');
    expect(refusal('`a`')).toBe('A condition has nothing such as "`a`", at line 1, column 1.');
    expect(refusal('x'.repeat(1025))).toBe('A condition has at most 1,024 characters.');
    expect(refusal('('.repeat(500) + 1 + ')'.repeat(500))).toBe('The condition has too many parts, at line 1, column 65.');
    expect(refusal(`[${'1,'.repeat(400)}1]`)).toBe('The condition has too many parts, at line 1, column 800.');
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
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what is refused
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

  it('is refused where reading it might take long', () => {
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
    const texts = nested.map(([open, inside, close]) => `${open.repeat(Math.floor(1000 / (open.length + close.length)))}${inside}${close.repeat(Math.floor(1000 / (open.length + close.length)))}`);
    for (const text of [...texts, `/${'(a*)*'.repeat(150)}$/`, `/${'(?:a{1,9}){1,9}'.repeat(60)}/`, `/${'[a-'.repeat(300)}/`])
      expect([text, refusal(text)]).toEqual([text, expect.stringMatching(/, at line \d+, column \d+\.$/)]);
  });
});

/** Conditions of every kind, many of which fail while they are worked out. */
const { condition } = fc.letrec<{ condition: string; leaf: string }>((tie) => ({
  leaf: fc.constantFrom(
    'visitor.claims',
    '1',
    '-2',
    '"a"',
    'true',
    'null',
    '[]',
    '"constructor"',
    '"__proto__"',
    'visitor.claims.groups',
    'visitor.claims.plan',
    'visitor.claims.team',
    'visitor.claims.unknown',
  ),
  condition: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    tie('leaf'),
    fc.tuple(tie('condition'), fc.constantFrom('a', 'length', 'name', 'constructor', '__proto__', 'toString')).map(([of, name]) => `(${of}).${name}`),
    fc.tuple(tie('condition'), tie('condition')).map(([of, name]) => `(${of})[${name}]`),
    tie('condition').map((of) => `!(${of})`),
    fc
      .tuple(tie('condition'), fc.constantFrom('&&', '||', '==', '!=', '===', '!==', '<', '<=', '>', '>=', 'in'), tie('condition'))
      .map(([left, operator, right]) => `(${left}) ${operator} (${right})`),
    fc.tuple(tie('condition'), tie('condition'), tie('condition')).map(([test, yes, no]) => `(${test}) ? (${yes}) : (${no})`),
    fc.array(tie('condition'), { maxLength: 3 }).map((items) => `[${items}]`),
    fc.tuple(tie('condition'), fc.constantFrom('at', 'includes', 'startsWith', 'endsWith'), tie('condition')).map(([of, method, argument]) => `(${of}).${method}(${argument})`),
    fc.tuple(tie('condition'), fc.constantFrom('trim', 'toLowerCase', 'toUpperCase')).map(([of, method]) => `(${of}).${method}()`),
    fc.tuple(tie('condition'), fc.constantFrom('some', 'every'), tie('condition')).map(([of, method, body]) => `(${of}).${method}(x => (${body}) == x)`),
  ),
}));
const readable = condition.filter((text) => text.length <= 1024);

/** Claims that cannot be changed. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const each of Object.values(Object.freeze(value))) frozen(each);
  return value;
}

/** A description of a property that inherits nothing of what was put on the prototype of all. */
const bare = (description: PropertyDescriptor): PropertyDescriptor => Object.assign(Object.create(null), description);

describe('any condition', () => {
  it('comes to true or false, for any claims, and changes nothing in them', () => {
    const values = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(readable, fc.dictionary(fc.constantFrom('groups', 'plan', 'team', 'a', 'name', '__proto__'), values), (text, made) => {
        const before = JSON.stringify(made);
        expect(typeof holds(parseCondition(text), { claims: made })).toBe('boolean');
        expect(JSON.stringify(made)).toBe(before);
      }),
      { numRuns: 500 },
    );
  });

  it('runs no code of a prototype and no getter, not even where one was put for it', () => {
    const called: string[] = [];
    const names = ['a', 'name', 'length', 'value', 'plan', 'unknown', 'groups', 'toString', 'valueOf', 'claims', '0'];
    const parsed = fc.sample(readable, 500).map(parseCondition);
    const getters = Object.fromEntries(names.map((name) => [name, { enumerable: true, configurable: true, get: () => called.push(name) }]));
    const guarded = Object.defineProperties({ team: Object.defineProperties({}, getters) }, getters);
    const saved = new Map(names.map((name) => [name, Object.getOwnPropertyDescriptor(Object.prototype, name)]));
    const results: unknown[] = [];
    try {
      for (const name of names) {
        // With a setter that makes an own property, so that this very test still runs.
        Object.defineProperty(
          Object.prototype,
          name,
          bare({
            configurable: true,
            enumerable: false,
            get: () => void called.push(name),
            set(value) {
              Object.defineProperty(this, name, bare({ value, configurable: true, enumerable: true, writable: true }));
            },
          }),
        );
      }
      for (const each of parsed) for (const made of [claims, guarded, {}]) results.push(holds(each, { claims: made }));
    } finally {
      for (const [name, old] of saved) if (old) Object.defineProperty(Object.prototype, name, old);
      for (const [name, old] of saved) if (!old) Reflect.deleteProperty(Object.prototype, name);
    }
    expect(called).toEqual([]);
    expect(new Set(results)).toEqual(new Set([true, false]));
  });

  it('never changes claims that cannot be changed', () => {
    const fixed = frozen(structuredClone(claims));
    fc.assert(
      fc.property(readable, (text) => {
        expect(holds(parseCondition(text), { claims: fixed })).toBe(holds(parseCondition(text), { claims }));
      }),
    );
  });

  it('is either read or refused, whatever the text', () => {
    const words = fc.array(fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom('visitor', '.claims', '.a', '(', ')', '[', ']', '&&', '=>', 'x', '"', '`', '${', '}', '\n', 'some', '.some(x =>')), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join('');
        const reason = refusal(text);
        expect(reason === 'accepted' || /, at line \d+, column \d+\.$/.test(reason)).toBe(true);
        if (reason === 'accepted') expect(typeof holds(parseCondition(text), { claims })).toBe('boolean');
      }),
      { numRuns: 1000 },
    );
  });

  it('does not hold when it takes more than 10,000 steps, of whatever kind', () => {
    const many = { numbers: Array.from({ length: 60 }, (_, i) => i), long: 'a'.repeat(1_000_000), list: Array.from({ length: 1_000_000 }, () => 0) };
    const ends = (text: string) => holds(parseCondition(text), { claims: many });
    expect(ends('visitor.claims.numbers.every(a => visitor.claims.numbers.every(b => true))')).toBe(true);
    expect(ends('visitor.claims.numbers.every(a => visitor.claims.numbers.every(b => visitor.claims.numbers.every(c => true)))')).toBe(false);
    expect(ends('visitor.claims.list.every(x => x == 0)')).toBe(false);
    expect(ends('visitor.claims.list.includes(0)')).toBe(false);
    expect(ends('visitor.claims.long.includes("b") || true')).toBe(false);
    expect(ends('visitor.claims.long.length == 1000000')).toBe(true);
    expect(ends(`visitor.claims.numbers.every(x => [${'1,'.repeat(180)}1].every(y => true))`)).toBe(false);
  });

  it('counts what looking for a text in texts takes at worst', () => {
    const [text, part] = ['a'.repeat(200_000), `${'a'.repeat(50_000)}b${'a'.repeat(50_000)}`];
    const claims = { text, part, short: `${'a'.repeat(6_000)}b`, texts: Array.from({ length: 64 }, () => part.slice(0, 20_000)), other: `${part.slice(0, 19_999)}b`, few: ['b'.repeat(1_000)] };
    const work = { steps: 0 };
    const ends = (condition: string) => holds(parseCondition(condition), { claims }, work);
    expect(ends('!visitor.claims.text.includes(visitor.claims.part)')).toBe(false);
    expect(ends('!visitor.claims.texts.includes(visitor.claims.other)')).toBe(false);
    expect(ends('visitor.claims.short.includes("ab")')).toBe(true);
    expect(ends('visitor.claims.text.startsWith("aaa") && visitor.claims.text.endsWith("aaa")')).toBe(true);
    expect(work.steps).toBeLessThan(5 * 10_000);
    expect(ends('!visitor.claims.few.includes(visitor.claims.other)')).toBe(true);
  });

  it('survives claims that fight back', () => {
    const proxy = new Proxy(
      {},
      {
        getOwnPropertyDescriptor: () => {
          throw new Error('no');
        },
        has: () => {
          throw new Error('no');
        },
      },
    );
    expect(holds(parseCondition('visitor.claims.a == null'), { claims: proxy })).toBe(false);
    expect(holds(parseCondition('visitor.claims.a'), { claims: { a: () => true } })).toBe(false);
    expect(holds(parseCondition('visitor.claims.a'), { claims: { a: Symbol('a') } })).toBe(false);
  });
});
