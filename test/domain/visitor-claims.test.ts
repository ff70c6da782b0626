/** Checks the claims of a visitor that a site uses. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAdaptiveSchema } from '../../src/domain/adaptive-schema.ts';
import { declaredClaims } from '../../src/domain/visitor-claims.ts';
import { schemas } from './audiences/random.ts';
import { countCases } from '../case-count.ts';

const schema = readAdaptiveSchema(
  {
    type: 'object',
    properties: {
      beta: { type: 'boolean' },
      plan: { type: 'string', enum: ['free', 'pro'] },
      name: { type: 'string' },
      age: { type: 'number' },
      teams: { type: 'array', items: { type: 'string' } },
      plans: { type: 'array', items: { type: 'string', enum: ['free'] } },
      company: {
        type: 'object',
        properties: {
          size: { type: 'number' },
          home: { type: 'object', properties: { city: { type: 'string' } } },
        },
      },
      constructor: { type: 'boolean' },
      toString: { type: 'string' },
      unsigned: { type: 'object', properties: { dark: { type: 'boolean' } } },
    },
  },
  'schema',
);
const declared = (value: unknown) => declaredClaims(schema, value);

describe('the declared claims of a visitor', () => {
  it('are those of the declared types', () => {
    const all = {
      beta: true,
      plan: 'pro',
      name: '',
      age: -0.5,
      teams: ['a', ''],
      plans: [],
      company: { size: 3, home: {} },
      unsigned: { dark: false },
    };
    expect(declared(all)).toEqual(all);
    expect(
      declared({
        ...all,
        gone: 1,
        company: { size: 3, home: { city: 1, zip: 2 } },
        unsigned: { dark: true, beta: true },
      }),
    ).toEqual({ ...all, unsigned: { dark: true } });
  });

  it.each([
    ['a string for a boolean', { beta: 'true' }],
    ['a number for a boolean', { beta: 1 }],
    ['null', { beta: null, name: null, company: null, teams: null }],
    ['a value outside of the enum', { plan: 'gold' }],
    ['an enum value in capitals', { plan: 'PRO' }],
    ['a string for a number', { age: '18' }],
    ['NaN', { age: Number.NaN }],
    ['an infinite number', { age: Number.POSITIVE_INFINITY }],
    ['a string for a list', { teams: 'a' }],
    ['an object for a list', { teams: { 0: 'a', length: 1 } }],
    ['a list with an item of another type', { teams: ['a', 1] }],
    ['a list with a value outside of the enum', { plans: ['free', 'pro'] }],
    ['a list with a gap', { teams: new Array(3) }],
    ['a list with too many items', { teams: Array.from({ length: 1_001 }, () => 'a') }],
    ['a list for an object', { company: [] }],
    ['a string for an object', { unsigned: 'dark' }],
    ['an unsigned claim in another place', { dark: true }],
    ['an object of strings', { name: new String('a') }],
    ['a function', { beta: () => true }],
  ])('leave out %s', (_, value) => {
    expect(declared(value)).toEqual({});
  });

  it.each([undefined, null, true, 1, 'beta', [], [{ beta: true }], Symbol('beta'), () => true])(
    'are empty for a value that is no object: %#',
    (value) => {
      expect(declared(value)).toEqual({});
    },
  );

  it('are empty when none are declared', () => {
    expect(declaredClaims(null, { beta: true })).toEqual({});
  });

  it('may include a list of a thousand items', () => {
    const teams = Array.from({ length: 1_000 }, String);
    expect(declared({ teams })).toEqual({ teams });
  });

  it('include nothing of a prototype, nothing hidden, and nothing that code computes', () => {
    const called: string[] = [];
    const value = Object.create({ beta: true, name: 'inherited' });
    Object.defineProperty(value, 'age', { value: 3, enumerable: false });
    Object.defineProperty(value, 'plan', { enumerable: true, get: () => called.push('plan') });
    Object.defineProperty(value, 'teams', {
      enumerable: true,
      value: Object.defineProperty([], 0, { enumerable: true, get: () => called.push('teams') }),
    });
    expect(declared(value)).toEqual({});
    expect(declared({})).toEqual({});
    expect(declared(JSON.parse('{"__proto__": {"beta": true}}'))).toEqual({});
    expect(declared({ constructor: true, toString: 'x' })).toEqual({
      constructor: true,
      toString: 'x',
    });
    expect(called).toEqual([]);
  });

  it('are copies', () => {
    const value = { teams: ['a'], company: { size: 1 } };
    const found = declared(value);
    value.teams.push('b');
    value.company.size = 2;
    expect(found).toEqual({ teams: ['a'], company: { size: 1 } });
  });

  it('survive hostile objects', () => {
    const fail = () => {
      throw new Error('no');
    };
    const closed = Proxy.revocable({}, {});
    const closedList = Proxy.revocable([], {});
    closed.revoke();
    closedList.revoke();
    const hostile = new Proxy(
      {},
      { getOwnPropertyDescriptor: fail, get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail },
    );
    const long = new Proxy([] as string[], {
      getOwnPropertyDescriptor: (list, name) =>
        name === 'length'
          ? { value: 1e9, writable: true, enumerable: false, configurable: false }
          : Reflect.getOwnPropertyDescriptor(list, name),
    });
    for (const value of [hostile, closed.proxy, closedList.proxy])
      expect(declared(value)).toEqual({});
    expect(
      declared({ beta: true, company: closed.proxy, teams: closedList.proxy, plans: long }),
    ).toEqual({ beta: true });
    const circle: Record<string, unknown> = { beta: true };
    circle['company'] = circle;
    circle['unsigned'] = circle;
    expect(declared(circle)).toEqual({ beta: true, company: {}, unsigned: {} });
  });

  it('are stable when they are read again, for any value', () => {
    fc.assert(
      fc.property(
        schemas,
        fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true }),
        fc.dictionary(
          fc.constantFrom('beta', 'plan', 'name', 'age', 'teams', 'sizes', 'company', '__proto__'),
          fc.anything(),
        ),
        (declared, anything, named) => {
          for (const value of [anything, named]) {
            const claims = declaredClaims(declared, value);
            expect(declaredClaims(declared, claims)).toEqual(claims);
            expect(
              Object.keys(claims).filter((name) => !Object.hasOwn(declared.properties, name)),
            ).toEqual([]);
          }
        },
      ),
      { numRuns: countCases({ usual: 100, all: 1000 }) },
    );
  });
});
