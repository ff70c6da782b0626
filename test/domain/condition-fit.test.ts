/** Checks whether conditions match the claims that a site declares. */
import { describe, expect, it } from 'vitest';
import { readAdaptiveSchema } from '../../src/domain/adaptive-schema.ts';
import { typeErrorOf, parseCondition } from '../../src/domain/condition.ts';

const schema = readAdaptiveSchema(
  {
    type: 'object',
    properties: {
      beta: { type: 'boolean' },
      plan: { type: 'string', enum: ['free', 'pro'] },
      name: { type: 'string' },
      age: { type: 'number' },
      teams: { type: 'array', items: { type: 'string' } },
      company: { type: 'object', properties: { size: { type: 'number' } } },
      unsigned: { type: 'object', properties: { dark: { type: 'boolean' } } },
    },
  },
  'schema',
);
const misfit = (text: string): string | undefined => typeErrorOf(parseCondition(text), schema);

describe('a condition', () => {
  it.each([
    'visitor.claims.beta',
    '!visitor.claims.beta || visitor.claims["plan"] == "pro"',
    'visitor.claims.plan != null && visitor.claims.plan.startsWith("p")',
    'visitor.claims.age >= 18',
    'visitor.claims.company.size > 10 ? visitor.claims.beta : false',
    'visitor.claims.teams.includes("docs")',
    'visitor.claims.teams.some(team => team == visitor.claims.name)',
    'visitor.claims.teams.length > 0 && visitor.claims.teams[0] == "a"',
    '"beta" in visitor.claims',
    'visitor.claims.plan in ["free", "pro"]',
    'visitor.claims.unsigned.dark == true',
    'true',
    'visitor.claims[visitor.claims.plan]',
    'visitor.claims.company[visitor.claims.plan] == 1',
  ])('matches: %s', (text) => {
    expect(misfit(text)).toBeUndefined();
  });

  it.each([
    [
      'visitor.claims.gamma',
      'There is no claim "gamma" here: the claims of this site are "beta", "plan", "name", "age", "teams", "company", "unsigned".',
    ],
    [
      'visitor.claims.company.name == "x"',
      'There is no claim "name" here: the claims of this site are "size".',
    ],
    ['visitor.claims.beta == "true"', 'A condition cannot compare true or false with a text.'],
    ['visitor.claims.age > "18"', 'A condition cannot compare a number with a text.'],
    ['visitor.claims.plan == "gold"', 'This is never "gold": it is one of "free", "pro".'],
    ['"gold" === visitor.claims.plan', 'This is never "gold": it is one of "free", "pro".'],
    ['visitor.claims.beta.startsWith("x")', 'True or false has no method "startsWith".'],
    ['visitor.claims.name.some(x => x)', '"some" needs a list, not a text.'],
    [
      'visitor.claims.teams.includes(1)',
      'A condition cannot look for a number in a list of another type.',
    ],
    ['visitor.claims.age.x', 'There is no property "x" in a number.'],
    ['"a" in visitor.claims.name', '"in" needs a list or an object, not a text.'],
    [
      'visitor.claims.teams.every(team => team == 1)',
      'A condition cannot compare a text with a number.',
    ],
  ])('does not match: %s', (text, message) => {
    expect(misfit(text)).toBe(message);
  });
});
