/** Who sees what, gone through for every kind of visitor. */
import { describe, expect, it } from 'vitest';
import { readAdaptiveSchema } from '../../src/domain/adaptive-schema.ts';
import { audienceOf } from '../../src/domain/audiences/audience.ts';
import { parseCondition } from '../../src/domain/condition.ts';

const schema = readAdaptiveSchema(
  {
    type: 'object',
    properties: {
      beta: { type: 'boolean' },
      plan: { type: 'string', enum: ['free', 'pro'] },
      name: { type: 'string' },
      age: { type: 'number' },
      teams: { type: 'array', items: { type: 'string' } },
      unsigned: { type: 'object', properties: { dark: { type: 'boolean' } } },
      ...Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`flag${i}`, { type: 'boolean' }])),
    },
  },
  'schema',
);
const audience = (...conditions: string[]) => audienceOf(conditions.map(parseCondition), schema);

describe('an audience', () => {
  it('is everybody without a condition, and where one always holds', () => {
    expect([audience(), audience('true'), audience('visitor.claims.beta || !visitor.claims.beta')]).toEqual([{ sees: 'ALWAYS' }, { sees: 'ALWAYS' }, { sees: 'ALWAYS' }]);
  });

  it('is nobody where conditions contradict each other, or fail', () => {
    const nobody = { sees: 'NEVER' };
    expect(audience('false')).toEqual(nobody);
    expect(audience('visitor.claims.plan == "pro"', 'visitor.claims.plan == "free"')).toEqual(nobody);
    expect(audience('visitor.claims.nothing.at.all')).toEqual(nobody);
    expect(audience('visitor.claims.age > 5 && visitor.claims.age < 4')).toEqual(nobody);
  });

  it.each([
    ['visitor.claims.beta', [{ beta: true }]],
    ['!visitor.claims.unsigned.dark', [{ unsigned: { dark: false } }]],
    ['visitor.claims.plan != "free"', [{}, { plan: 'pro' }]],
    ['visitor.claims.name == "Ana"', [{ name: 'Ana' }]],
    ['visitor.claims.age >= 18', [{ age: 18 }, { age: 19 }]],
    ['visitor.claims.teams.includes("docs")', [{ teams: ['docs'] }, { teams: ['docs', 'another'] }]],
    ['visitor.claims.beta && visitor.claims.plan == "pro"', [{ beta: true, plan: 'pro' }]],
  ])('is those for whom it holds: %s', (condition, claims) => {
    const found = audience(condition);
    expect({ ...found, claims: 'claims' in found ? found.claims.map((one) => JSON.stringify(one)).sort() : [] }).toEqual({
      sees: 'SOMETIMES',
      claims: claims.map((one) => JSON.stringify(one)).sort(),
    });
  });

  it('is refused where there are too many kinds of visitors', () => {
    const all = Array.from({ length: 10 }, (_, i) => `visitor.claims.flag${i}`).join(' && ');
    expect(() => audience(all)).toThrow('The claims that these conditions look at tell more than 10000 kinds of visitors apart.');
  });
});
