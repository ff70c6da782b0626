/** Checks the cache of conditions: each is parsed once, and checked against the current schema. */
import { describe, expect, it } from 'vitest';
import { readAdaptiveSchema } from '../../src/domain/adaptive-schema.ts';
import { parseCondition } from '../../src/domain/condition.ts';
import { cachedCondition } from '../../src/domain/condition/cache.ts';

const schema = readAdaptiveSchema(
  { type: 'object', properties: { beta: { type: 'boolean' } } },
  'schema',
);
const other = readAdaptiveSchema(
  { type: 'object', properties: { gamma: { type: 'boolean' } } },
  'schema',
);

describe('a cached condition', () => {
  it('is parsed once for each text, and checked against the claims each time', () => {
    const { condition } = cachedCondition('visitor.claims.beta', schema);
    expect(condition).toEqual(parseCondition('visitor.claims.beta'));
    expect(cachedCondition('visitor.claims.beta', null).condition).toBe(condition);
    expect(cachedCondition('visitor.claims.beta', other)).toEqual({
      problem: {
        type: 'MISFIT',
        message: 'There is no claim "beta" here: the claims of this site are "gamma".',
      },
    });
    expect(cachedCondition('visitor.claims.beta', schema).condition).toBe(condition);
  });

  it('reports why it cannot be parsed', () => {
    expect(cachedCondition('visitor.', null)).toEqual({
      problem: { type: 'UNREADABLE', message: 'Unexpected token, at line 1, column 9.' },
    });
    expect(cachedCondition('', schema)).toEqual({
      problem: { type: 'UNREADABLE', message: 'Unexpected token, at line 1, column 1.' },
    });
  });

  it('is parsed again after a thousand others, unless it was used since', () => {
    const [used, unused] = [
      cachedCondition('visitor.claims.used', null).condition,
      cachedCondition('visitor.claims.unused', null).condition,
    ];
    for (let i = 0; i < 1_000; i++) {
      cachedCondition(`visitor.claims.c == ${i}`, null);
      if (i === 500) expect(cachedCondition('visitor.claims.used', null).condition).toBe(used);
    }
    expect(cachedCondition('visitor.claims.used', null).condition).toBe(used);
    expect(cachedCondition('visitor.claims.unused', null).condition).not.toBe(unused);
  });
});
