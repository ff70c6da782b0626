// Checks properties of any condition with any claims.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds, parseCondition } from '../../../src/domain/condition.ts';
import { claims, refusal } from './claims.ts';
import { countCases } from '../../case-count.ts';

/** Conditions of every kind, many of which fail during evaluation. */
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
    fc
      .tuple(
        tie('condition'),
        fc.constantFrom('a', 'length', 'name', 'constructor', '__proto__', 'toString'),
      )
      .map(([of, name]) => `(${of}).${name}`),
    fc.tuple(tie('condition'), tie('condition')).map(([of, name]) => `(${of})[${name}]`),
    tie('condition').map((of) => `!(${of})`),
    fc
      .tuple(
        tie('condition'),
        fc.constantFrom('&&', '||', '==', '!=', '===', '!==', '<', '<=', '>', '>=', 'in'),
        tie('condition'),
      )
      .map(([left, operator, right]) => `(${left}) ${operator} (${right})`),
    fc
      .tuple(tie('condition'), tie('condition'), tie('condition'))
      .map(([test, yes, no]) => `(${test}) ? (${yes}) : (${no})`),
    fc.array(tie('condition'), { maxLength: 3 }).map((items) => `[${items}]`),
    fc
      .tuple(
        tie('condition'),
        fc.constantFrom('at', 'includes', 'startsWith', 'endsWith'),
        tie('condition'),
      )
      .map(([of, method, argument]) => `(${of}).${method}(${argument})`),
    fc
      .tuple(tie('condition'), fc.constantFrom('trim', 'toLowerCase', 'toUpperCase'))
      .map(([of, method]) => `(${of}).${method}()`),
    fc
      .tuple(tie('condition'), fc.constantFrom('some', 'every'), tie('condition'))
      .map(([of, method, body]) => `(${of}).${method}(x => (${body}) == x)`),
  ),
}));
const readable = condition.filter((text) => text.length <= 1024);

/** Returns the claims deeply frozen. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null)
    for (const each of Object.values(Object.freeze(value))) frozen(each);
  return value;
}

/**
 * Returns a property descriptor without a prototype, so that it inherits nothing from a polluted
 * one.
 */
const bare = (description: PropertyDescriptor): PropertyDescriptor =>
  Object.assign(Object.create(null), description);

describe('any condition', () => {
  it('evaluates to true or false for any claims, and does not change them', () => {
    const values = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(
        readable,
        fc.dictionary(fc.constantFrom('groups', 'plan', 'team', 'a', 'name', '__proto__'), values),
        (text, made) => {
          const before = JSON.stringify(made);
          expect(typeof holds(parseCondition(text), { claims: made })).toBe('boolean');
          expect(JSON.stringify(made)).toBe(before);
        },
      ),
      { numRuns: countCases({ usual: 50, all: 500 }) },
    );
  });

  it('runs no code of a prototype and no getter, even when one was defined for it', () => {
    const called: string[] = [];
    const names = [
      'a',
      'name',
      'length',
      'value',
      'plan',
      'unknown',
      'groups',
      'toString',
      'valueOf',
      'claims',
      '0',
    ];
    const parsed = fc.sample(readable, 500).map(parseCondition);
    const getters = Object.fromEntries(
      names.map((name) => [
        name,
        { enumerable: true, configurable: true, get: () => called.push(name) },
      ]),
    );
    const guarded = Object.defineProperties(
      { team: Object.defineProperties({}, getters) },
      getters,
    );
    const saved = new Map(
      names.map((name) => [name, Object.getOwnPropertyDescriptor(Object.prototype, name)]),
    );
    const results: unknown[] = [];
    try {
      for (const name of names) {
        // The setter defines an own property, so that this test still works.
        Object.defineProperty(
          Object.prototype,
          name,
          bare({
            configurable: true,
            enumerable: false,
            get: () => void called.push(name),
            set(value) {
              Object.defineProperty(
                this,
                name,
                bare({ value, configurable: true, enumerable: true, writable: true }),
              );
            },
          }),
        );
      }
      for (const each of parsed)
        for (const made of [claims, guarded, {}]) results.push(holds(each, { claims: made }));
    } finally {
      for (const [name, old] of saved) if (old) Object.defineProperty(Object.prototype, name, old);
      for (const [name, old] of saved) if (!old) Reflect.deleteProperty(Object.prototype, name);
    }
    expect(called).toEqual([]);
    expect(new Set(results)).toEqual(new Set([true, false]));
  });

  it('never changes frozen claims', () => {
    const fixed = frozen(structuredClone(claims));
    fc.assert(
      fc.property(readable, (text) => {
        expect(holds(parseCondition(text), { claims: fixed })).toBe(
          holds(parseCondition(text), { claims }),
        );
      }),
    );
  });

  it('is either parsed or rejected, whatever the text', () => {
    const words = fc.array(
      fc.oneof(
        fc.string({ maxLength: 4 }),
        fc.constantFrom(
          'visitor',
          '.claims',
          '.a',
          '(',
          ')',
          '[',
          ']',
          '&&',
          '=>',
          'x',
          '"',
          '`',
          '${',
          '}',
          '\n',
          'some',
          '.some(x =>',
        ),
      ),
      {
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join('');
        const reason = refusal(text);
        expect(reason === 'accepted' || /, at line \d+, column \d+\.$/.test(reason)).toBe(true);
        if (reason === 'accepted')
          expect(typeof holds(parseCondition(text), { claims })).toBe('boolean');
      }),
      { numRuns: countCases({ usual: 100, all: 1000 }) },
    );
  });

  it('does not hold when it takes more than 10,000 steps of any kind', () => {
    const many = {
      numbers: Array.from({ length: 60 }, (_, i) => i),
      long: 'a'.repeat(1_000_000),
      list: Array.from({ length: 1_000_000 }, () => 0),
    };
    const ends = (text: string) => holds(parseCondition(text), { claims: many });
    expect(ends('visitor.claims.numbers.every(a => visitor.claims.numbers.every(b => true))')).toBe(
      true,
    );
    expect(
      ends(
        'visitor.claims.numbers.every(a => visitor.claims.numbers.every(b => visitor.claims.numbers.every(c => true)))',
      ),
    ).toBe(false);
    expect(ends('visitor.claims.list.every(x => x == 0)')).toBe(false);
    expect(ends('visitor.claims.list.includes(0)')).toBe(false);
    expect(ends('visitor.claims.long.includes("b") || true')).toBe(false);
    expect(ends('visitor.claims.long.length == 1000000')).toBe(true);
    expect(ends(`visitor.claims.numbers.every(x => [${'1,'.repeat(180)}1].every(y => true))`)).toBe(
      false,
    );
  });

  it('counts the worst case of searching a text in texts', () => {
    const [text, part] = ['a'.repeat(200_000), `${'a'.repeat(50_000)}b${'a'.repeat(50_000)}`];
    const claims = {
      text,
      part,
      short: `${'a'.repeat(6_000)}b`,
      texts: Array.from({ length: 64 }, () => part.slice(0, 20_000)),
      other: `${part.slice(0, 19_999)}b`,
      few: ['b'.repeat(1_000)],
    };
    const work = { steps: 0 };
    const ends = (condition: string) => holds(parseCondition(condition), { claims }, work);
    expect(ends('!visitor.claims.text.includes(visitor.claims.part)')).toBe(false);
    expect(ends('!visitor.claims.texts.includes(visitor.claims.other)')).toBe(false);
    expect(ends('visitor.claims.short.includes("ab")')).toBe(true);
    expect(
      ends('visitor.claims.text.startsWith("aaa") && visitor.claims.text.endsWith("aaa")'),
    ).toBe(true);
    expect(work.steps).toBeLessThan(5 * 10_000);
    expect(ends('!visitor.claims.few.includes(visitor.claims.other)')).toBe(true);
  });

  it('survives hostile claims', () => {
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
