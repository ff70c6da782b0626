/** Conditions as they are kept: read once, and told of where they are no good any more. */
import { describe, expect, it } from 'vitest';
import { readAdaptiveSchema } from '../../src/domain/adaptive-schema.ts';
import { parseCondition } from '../../src/domain/condition.ts';
import { keptCondition } from '../../src/domain/condition/kept.ts';

const schema = readAdaptiveSchema({ type: 'object', properties: { beta: { type: 'boolean' } } }, 'schema');
const other = readAdaptiveSchema({ type: 'object', properties: { gamma: { type: 'boolean' } } }, 'schema');

describe('a condition that is kept', () => {
  it('is read once for each text, and held against the claims each time', () => {
    const { condition } = keptCondition('visitor.claims.beta', schema);
    expect(condition).toEqual(parseCondition('visitor.claims.beta'));
    expect(keptCondition('visitor.claims.beta', null).condition).toBe(condition);
    expect(keptCondition('visitor.claims.beta', other)).toEqual({ problem: { type: 'MISFIT', message: 'There is no claim "beta" here: the claims of this site are "gamma".' } });
    expect(keptCondition('visitor.claims.beta', schema).condition).toBe(condition);
  });

  it('says why it cannot be read', () => {
    expect(keptCondition('visitor.', null)).toEqual({ problem: { type: 'UNREADABLE', message: 'Unexpected token, at line 1, column 9.' } });
    expect(keptCondition('', schema)).toEqual({ problem: { type: 'UNREADABLE', message: 'Unexpected token, at line 1, column 1.' } });
  });

  it('is read again after a thousand others, unless it was asked for meanwhile', () => {
    const [used, unused] = [keptCondition('visitor.claims.used', null).condition, keptCondition('visitor.claims.unused', null).condition];
    for (let i = 0; i < 1_000; i++) {
      keptCondition(`visitor.claims.c == ${i}`, null);
      if (i === 500) expect(keptCondition('visitor.claims.used', null).condition).toBe(used);
    }
    expect(keptCondition('visitor.claims.used', null).condition).toBe(used);
    expect(keptCondition('visitor.claims.unused', null).condition).not.toBe(unused);
  });
});
