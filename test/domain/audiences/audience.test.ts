/** Checks who can see content with conditions, for every kind of visitor. */
import { describe, expect, it } from 'vitest';
import { readAdaptiveSchema } from '../../../src/domain/adaptive-schema.ts';
import { type Audience, audienceOf } from '../../../src/domain/audiences/audience.ts';
import { parseCondition } from '../../../src/domain/condition.ts';
import { AppError } from '../../../src/domain/errors.ts';

const schema = readAdaptiveSchema(
  {
    type: 'object',
    properties: {
      beta: { type: 'boolean' },
      plan: { type: 'string', enum: ['free', 'pro'] },
      country: { type: 'string', enum: Array.from({ length: 100 }, (_, i) => `c${i}`) },
      name: { type: 'string' },
      nick: { type: 'string' },
      age: { type: 'number' },
      seats: { type: 'number' },
      teams: { type: 'array', items: { type: 'string' } },
      company: { type: 'object', properties: { size: { type: 'number' } } },
      unsigned: { type: 'object', properties: { dark: { type: 'boolean' } } },
      ...Object.fromEntries(
        Array.from({ length: 10 }, (_, i) => [`flag${i}`, { type: 'boolean' }]),
      ),
    },
  },
  'schema',
);
/** Returns the audience of conditions in which `$` stands for the claims. */
const audience = (...conditions: string[]): Audience =>
  audienceOf(
    conditions.map((text) => parseCondition(text.replaceAll('$', 'visitor.claims'))),
    schema,
  );
const sees = (...conditions: string[]) => audience(...conditions).sees;
const everybody = { sees: 'ALWAYS', claims: [], kinds: 0, isExact: true };
const nobody = { sees: 'NEVER', claims: [], kinds: 0, isExact: true };

describe('an audience', () => {
  it.each([
    [],
    ['true'],
    ['$.beta || !$.beta'],
    ['$.age == null || $.age <= 5 || $.age > 5'],
    ['$.company == null || $.company.size == null || $.company.size != null'],
  ])('includes everybody: %j', (...conditions) => {
    expect(audience(...conditions)).toEqual(everybody);
  });

  it.each([
    ['false'],
    ['$.plan == "pro"', '$.plan == "free"'],
    ['$.nothing.at.all'],
    ['$.age > 5 && $.age < 4'],
    ['$.age > 5', '$.seats == $.age && $.seats < 5'],
    ['$.name == "a" && $.nick == "b"', '$.name == $.nick'],
    ['$.name.startsWith("ab") && !$.name.startsWith("a")'],
    ['$.name.endsWith("ba") && !$.name.endsWith("a")'],
    ['$.name < "b" && $.name > "c"'],
    ['$.teams.every(team => team == "a")', '$.teams.includes("b")'],
    ['$.teams.length == 1 && $.teams.includes("a") && $.teams.includes("b")'],
    ['$.plan in ["free", "pro"]'],
  ])('includes nobody: %j', (...conditions) => {
    expect(audience(...conditions)).toEqual(nobody);
  });

  it.each([
    ['$.age > 5 && $.age < 6'],
    ['$.age != $.seats && $.age && $.seats'],
    ['$.age < $.seats && 1 < $.age && $.seats < 2'],
    ['$.name != $.nick && $.name && $.nick'],
    ['!$.name && $.name != null'],
    ['$.name.startsWith("a") && $.name != "a"'],
    ['"a" < $.name && $.name < "b"'],
    ['$.company.size == null'],
    ['!("size" in $.company)'],
    ['"beta" in $ && !$.beta'],
    ['$.teams.includes("a") && $.teams.length > 3'],
    ['$.teams.some(team => team != "a") && $.teams.length == 1'],
    ['$.age > 1e308 && $.age < 1e999'],
  ])('includes visitors that simple analysis misses: %s', (condition) => {
    expect([sees(condition), audience(condition).isExact, sees(`!(${condition})`)]).toEqual([
      'SOMETIMES',
      true,
      'SOMETIMES',
    ]);
  });

  it.each([
    ['$.beta', [{ beta: true }]],
    ['!$.unsigned.dark', [{ unsigned: {} }, { unsigned: { dark: false } }]],
    ['$.plan != "free"', [{}, { plan: 'pro' }]],
    ['$.country == "c7"', [{ country: 'c7' }]],
    ['$.name == "Ana"', [{ name: 'Ana' }]],
    ['$.name', [{ name: 'another' }]],
    ['$.name.endsWith("@acme.test")', [{ name: '@acme.test' }]],
    ['$.age >= 18', [{ age: 18 }]],
    ['$.age == $.seats', [{}, { age: 0, seats: 0 }, { age: 1, seats: 1 }]],
    ['$.company', [{ company: {} }]],
    ['$.teams.includes("docs")', [{ teams: ['docs'] }, { teams: ['docs', 'another'] }]],
    ['$.teams.length > 1', [{ teams: ['another', 'another'] }]],
    ['["a", "b"].includes($.name)', [{ name: 'a' }, { name: 'b' }]],
    ['$.beta && $.plan == "pro"', [{ beta: true, plan: 'pro' }]],
  ])('includes those for whom the condition holds: %s', (condition, claims) => {
    expect(audience(condition)).toEqual({
      sees: 'SOMETIMES',
      claims,
      kinds: claims.length,
      isExact: true,
    });
  });

  it('lists a hundred kinds and counts the others', () => {
    const found = audience(
      '$.country != null && !$[$.country]',
      '$.beta == true || $.beta == false',
    );
    expect([found.sees, found.claims.length, found.kinds, found.isExact]).toEqual([
      'SOMETIMES',
      100,
      200,
      false,
    ]);
  });

  it.each([
    ['$.name.length > 5', '$.name.length <= 5 || $.name.length > 5'],
    ['$.name.toLowerCase() == "ana"', '$.name.toLowerCase() == "ANA"'],
    ['$.name.includes("x")', '$.name.includes("x") && !$.name.includes("x")'],
    [
      '$.name.startsWith("a") && $.name.endsWith("b")',
      '$.name.startsWith("a") && $.name.endsWith("b") && $.name == "c"',
    ],
    ['$.name < $.nick', '$.name < $.nick && $.nick < $.name'],
    ['$.teams.includes($.name)', '$.teams.includes($.name) && !$.teams.includes($.name)'],
    ['$.teams[0] == "a"', '$.teams[0] == "a" && $.teams[0] == "b"'],
    ['$[$.plan]', '$[$.plan] && !$[$.plan]'],
  ])('is never reported as all or none without certainty: %s', (possible, never) => {
    for (const condition of [possible, never])
      expect([sees(condition), audience(condition).isExact]).toEqual(['SOMETIMES', false]);
    expect(audience(never).claims.filter(() => never.includes('&&'))).toEqual([]);
  });

  it('includes some visitors when it cannot find all', () => {
    expect(audience('$.name.toLowerCase() == "ana"').claims).toEqual([
      { name: 'ana' },
      { name: 'ANA' },
    ]);
    expect(audience('$.name.length > 5').claims).toEqual([{ name: 'another' }, { name: 'xxxxxx' }]);
    expect(audience('$.teams.includes($.name)').claims).toEqual([
      { teams: ['another'], name: 'another' },
      { teams: ['another', ''], name: 'another' },
      { teams: [''], name: '' },
      { teams: ['another', ''], name: '' },
    ]);
  });

  it('is uncertain when some claims of a visitor make the condition take too long', () => {
    const slow = '$.teams.every(a => $.teams.every(b => a == "x" || b == "y" || true))';
    expect(audience(`${slow} || $.teams == null`)).toEqual({
      sees: 'SOMETIMES',
      claims: expect.any(Array),
      kinds: 8,
      isExact: false,
    });
  });

  it('is refused when there are too many kinds of visitors', () => {
    const all = Array.from({ length: 10 }, (_, i) => `$.flag${i}`).join(' && ');
    const lists = Array.from({ length: 20 }, (_, i) => `$.teams.includes("${i}")`).join(' && ');
    for (const [condition, has] of [
      [all, 3 ** 10],
      [lists, 2 ** 21 + 1],
    ] as const) {
      let fault: unknown;
      try {
        audience(condition);
      } catch (error) {
        fault = error;
      }
      expect(fault).toEqual(
        new AppError(
          'QUERY_TOO_COMPLEX',
          'These conditions distinguish more than 10000 kinds of visitors. Use fewer claims in the conditions.',
          {
            details: { limit: 10_000, has },
          },
        ),
      );
      expect((fault as AppError).details).toEqual({ limit: 10_000, has });
    }
  });
});
