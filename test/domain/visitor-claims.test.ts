/** What a site knows of a visitor. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAdaptiveSchema } from '../../src/domain/adaptive-schema.ts';
import { declaredClaims } from '../../src/domain/visitor-claims.ts';
import { schemas } from './audiences/random.ts';

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
      company: { type: 'object', properties: { size: { type: 'number' }, home: { type: 'object', properties: { city: { type: 'string' } } } } },
      constructor: { type: 'boolean' },
      toString: { type: 'string' },
      unsigned: { type: 'object', properties: { dark: { type: 'boolean' } } },
    },
  },
  'schema',
);
const kept = (given: unknown) => declaredClaims(schema, given);

describe('the declared claims of a visitor', () => {
  it('are those of the declared types', () => {
    const all = { beta: true, plan: 'pro', name: '', age: -0.5, teams: ['a', ''], plans: [], company: { size: 3, home: {} }, unsigned: { dark: false } };
    expect(kept(all)).toEqual(all);
    expect(kept({ ...all, gone: 1, company: { size: 3, home: { city: 1, zip: 2 } }, unsigned: { dark: true, beta: true } })).toEqual({ ...all, unsigned: { dark: true } });
  });

  it.each([
    ['a text for a truth', { beta: 'true' }],
    ['a number for a truth', { beta: 1 }],
    ['null', { beta: null, name: null, company: null, teams: null }],
    ['another value', { plan: 'gold' }],
    ['a value in capitals', { plan: 'PRO' }],
    ['a text for a number', { age: '18' }],
    ['no number', { age: Number.NaN }],
    ['a number without end', { age: Number.POSITIVE_INFINITY }],
    ['a text for a list', { teams: 'a' }],
    ['an object for a list', { teams: { 0: 'a', length: 1 } }],
    ['a list with one of another type', { teams: ['a', 1] }],
    ['a list with another value', { plans: ['free', 'pro'] }],
    ['a list with a gap', { teams: new Array(3) }],
    ['a list of too many', { teams: Array.from({ length: 1_001 }, () => 'a') }],
    ['a list for an object', { company: [] }],
    ['a text for an object', { unsigned: 'dark' }],
    ['what is unsigned elsewhere', { dark: true }],
    ['an object of texts', { name: new String('a') }],
    ['a function', { beta: () => true }],
  ])('leave out %s', (_, given) => {
    expect(kept(given)).toEqual({});
  });

  it.each([undefined, null, true, 1, 'beta', [], [{ beta: true }], Symbol('beta'), () => true])('are none of what is no object: %#', (given) => {
    expect(kept(given)).toEqual({});
  });

  it('are none where none are declared', () => {
    expect(declaredClaims(null, { beta: true })).toEqual({});
  });

  it('are a list of a thousand', () => {
    const teams = Array.from({ length: 1_000 }, String);
    expect(kept({ teams })).toEqual({ teams });
  });

  it('are nothing of a prototype, nothing hidden, and nothing that code works out', () => {
    const called: string[] = [];
    const given = Object.create({ beta: true, name: 'inherited' });
    Object.defineProperty(given, 'age', { value: 3, enumerable: false });
    Object.defineProperty(given, 'plan', { enumerable: true, get: () => called.push('plan') });
    Object.defineProperty(given, 'teams', { enumerable: true, value: Object.defineProperty([], 0, { enumerable: true, get: () => called.push('teams') }) });
    expect(kept(given)).toEqual({});
    expect(kept({})).toEqual({});
    expect(kept(JSON.parse('{"__proto__": {"beta": true}}'))).toEqual({});
    expect(kept({ constructor: true, toString: 'x' })).toEqual({ constructor: true, toString: 'x' });
    expect(called).toEqual([]);
  });

  it('are copies', () => {
    const given = { teams: ['a'], company: { size: 1 } };
    const found = kept(given);
    given.teams.push('b');
    given.company.size = 2;
    expect(found).toEqual({ teams: ['a'], company: { size: 1 } });
  });

  it('survive objects that fight back', () => {
    const fail = () => {
      throw new Error('no');
    };
    const closed = Proxy.revocable({}, {});
    const closedList = Proxy.revocable([], {});
    closed.revoke();
    closedList.revoke();
    const hostile = new Proxy({}, { getOwnPropertyDescriptor: fail, get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail });
    const long = new Proxy([] as string[], {
      getOwnPropertyDescriptor: (list, name) => (name === 'length' ? { value: 1e9, writable: true, enumerable: false, configurable: false } : Reflect.getOwnPropertyDescriptor(list, name)),
    });
    for (const given of [hostile, closed.proxy, closedList.proxy]) expect(kept(given)).toEqual({});
    expect(kept({ beta: true, company: closed.proxy, teams: closedList.proxy, plans: long })).toEqual({ beta: true });
    const circle: Record<string, unknown> = { beta: true };
    circle['company'] = circle;
    circle['unsigned'] = circle;
    expect(kept(circle)).toEqual({ beta: true, company: {}, unsigned: {} });
  });

  it('are the same when asked for again, for whatever is brought, and of its own', () => {
    fc.assert(
      fc.property(
        schemas,
        fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true }),
        fc.dictionary(fc.constantFrom('beta', 'plan', 'name', 'age', 'teams', 'sizes', 'company', '__proto__'), fc.anything()),
        (declared, anything, named) => {
          for (const given of [anything, named]) {
            const claims = declaredClaims(declared, given);
            expect(declaredClaims(declared, claims)).toEqual(claims);
            expect(Object.keys(claims).filter((name) => !Object.hasOwn(declared.properties, name))).toEqual([]);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
