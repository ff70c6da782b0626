/** Tests whether each text that a pattern allows is allowed by another pattern. */
import { describe, expect, it } from 'vitest';
import { PatternComparison } from '../../../src/domain/openapi/patterns.ts';

const allows = (old: object, now: object): boolean =>
  new PatternComparison().allows({ ...old }, { ...now });

/** A pattern with one that allows all of its texts, but not the reverse. */
const WIDENED: readonly (readonly [narrow: string, wide: string])[] = [
  ['^[0-9a-fA-F]{40}$', '^[0-9a-fA-F]+$'],
  ['^[0-9a-f]{40}$', '^([0-9a-f]{40}|[0-9a-f]{64})$'],
  ['^[a-z]{1,63}$', '^[a-z0-9-]{1,255}$'],
  ['^abc$', '^a'],
  ['^a', 'a'],
  ['a$', 'a'],
  ['^a$|^b$', '^(?:a|b|c)$'],
  ['^(a|b)+$', '^[a-c]*$'],
  ['^\\d+$', '^\\w+$'],
  ['^\\p{Lu}$', '^\\p{L}$'],
  ['^[\\w\\_]+$', '^[\\w\\_\\-]+$'], // an escape that the flag u does not allow
  ['^[a-z]+@[a-z.]+$', '^[^@]+@[^@]+$'],
  ['^$', '^.?$'],
];

describe('a pattern', () => {
  it.each(WIDENED)('%s allows fewer texts than %s', (narrow, wide) => {
    const [one, other] = [{ pattern: narrow }, { pattern: wide }];
    expect([allows(one, other), allows(other, one)]).toEqual([true, false]);
  });

  it.each([
    ['^\\d{2}$', '^[0-9][0-9]$'],
    ['^(a+)+$', '^a+$'],
    ['a', 'a.*|.*a'],
  ])('%s allows the same texts as %s', (one, other) => {
    expect([
      allows({ pattern: one }, { pattern: other }),
      allows({ pattern: other }, { pattern: one }),
    ]).toEqual([true, true]);
  });

  it('allows the texts of a limited length that another pattern allows', () => {
    const now = { pattern: '^[a-z]{2,10}$' };
    expect([
      allows({ pattern: '^[a-z]+$', minLength: 2, maxLength: 10 }, now),
      allows({ pattern: '^[a-z]+$', minLength: 2, maxLength: 11 }, now),
      allows({ pattern: '^[a-z]+$', minLength: 1, maxLength: 10 }, now),
      allows({ pattern: 'a', maxLength: 1e9 }, { pattern: 'a|b' }),
    ]).toEqual([true, false, false, true]);
  });

  it('is allowed by none, and allows what no pattern allows only if it allows everything', () => {
    expect([
      allows({ pattern: '(?=a)' }, {}),
      allows({}, { pattern: '^[^]*$' }),
      allows({}, { pattern: '' }),
      allows({}, { pattern: '^.+$' }),
    ]).toEqual([true, true, true, false]);
  });

  it.each([
    ['a lookahead', '^(?=a)a$'],
    ['a word boundary', '\\ba'],
    ['a back-reference', '^(a|b)\\1$'],
    ['an anchor in the middle', '^(^a|b)$'],
    ['an error', '('],
    ['more than 500 characters', 'a'.repeat(501)],
    ['too many states', '^.{1,100000}$'],
    ['states that multiply', '(a|b)*a(a|b){20}'],
    ['nested repetitions', '^((((a{1,30}){1,30}){1,30}){1,30})$'],
    ['many states of large classes', '^(?:\\p{L}|\\p{N}\\p{L}|\\p{S}+){1,60}\\p{Lu}\\p{Ll}{400}$'],
    ['an exponential number of matches', '^(a|a)*(a|a)*b{0,3000}$'],
  ])('with %s is not compared', (_, pattern) => {
    expect(allows({ pattern: '^a$' }, { pattern })).toBe(false);
  });

  it('is compared with at most 30 others in two documents', () => {
    const comparison = new PatternComparison();
    const results = Array.from({ length: 32 }, (_, n) =>
      comparison.allows({ pattern: `^a{${n}}$` }, { pattern: '^a*$' }),
    );
    expect(results).toEqual([...Array(30).fill(true), false, false]);
    expect(comparison.allows({ pattern: '^a{3}$' }, { pattern: '^a*$' })).toBe(true);
  });
});
