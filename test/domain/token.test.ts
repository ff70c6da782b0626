// Checks tokens: a prefix, 34 random characters, and six characters of checksum.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isToken, makeToken, type TokenPrefix } from '../../src/domain/token.ts';
import { countCases } from '../case-count.ts';

const prefix = fc.constantFrom<TokenPrefix>('lp', 'ls', 'li');
const bytes = fc
  .uint8Array({ minLength: 64, maxLength: 64 })
  .filter((all) => all.filter((byte) => byte < 248).length >= 34);
const token = fc.tuple(prefix, bytes).map(([kind, random]) => makeToken(kind, random));

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

describe('tokens', () => {
  it('have a prefix for their kind and 40 characters of base 62', () => {
    fc.assert(
      fc.property(prefix, bytes, (kind, random) => {
        const made = makeToken(kind, random);
        expect(made).toMatch(new RegExp(`^${kind}_[0-9A-Za-z]{40}$`));
        expect(isToken(made)).toBe(true);
      }),
    );
  });

  it('are stable: issued tokens stay valid', () => {
    const made = makeToken(
      'lp',
      Uint8Array.from({ length: 34 }, (_, i) => i),
    );
    expect(made.slice(0, 37)).toBe(`lp_${ALPHABET.slice(0, 34)}`);
    expect(made.slice(37)).toMatch(/^[0-4][0-9A-Za-z]{5}$/); // 32 bits in base 62
    expect(isToken(made)).toBe(true);
  });

  it('use each character equally: bytes that would favour some are skipped', () => {
    const all = Uint8Array.from({ length: 256 }, (_, i) => i);
    const counts = new Map<string, number>();
    for (let from = 0; from + 34 <= 248; from += 34)
      for (const char of makeToken('lp', all.slice(from, from + 34)).slice(3, 37))
        counts.set(char, (counts.get(char) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(4); // 248 is four times 62
    expect(makeToken('lp', Uint8Array.from([...all.slice(248), ...all.slice(0, 34)]))).toBe(
      makeToken('lp', all.slice(0, 34)),
    );
    expect(() => makeToken('lp', all.slice(222))).toThrow('Too few random bytes for a token.');
  });

  it('are rejected with any one character changed', () => {
    fc.assert(
      fc.property(
        token,
        fc.integer({ min: 0, max: 42 }),
        fc.constantFrom(...ALPHABET, '_', ' ', 'ö'),
        (good, at, char) => {
          fc.pre(good[at] !== char);
          expect(isToken(good.slice(0, at) + char + good.slice(at + 1))).toBe(false);
        },
      ),
      { numRuns: countCases({ usual: 100, all: 1000 }) },
    );
  });

  it('are rejected with two neighbours swapped', () => {
    fc.assert(
      fc.property(token, fc.integer({ min: 0, max: 41 }), (good, at) => {
        fc.pre(good[at] !== good[at + 1]);
        expect(isToken(`${good.slice(0, at)}${good[at + 1]}${good[at]}${good.slice(at + 2)}`)).toBe(
          false,
        );
      }),
      { numRuns: countCases({ usual: 100, all: 1000 }) },
    );
  });

  it('are rejected with another prefix, truncated, or with extra characters', () => {
    fc.assert(
      fc.property(token, (good) => {
        for (const bad of [
          `${good}0`,
          ` ${good}`,
          `${good}\n`,
          good.slice(0, -1),
          good.slice(3),
          `xx${good.slice(2)}`,
          good.toUpperCase(),
        ])
          expect(isToken(bad)).toBe(false);
        for (const kind of ['lp', 'ls', 'li'])
          expect(isToken(kind + good.slice(2))).toBe(good.startsWith(kind));
      }),
    );
  });

  it('do not match other texts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(isToken(text)).toBe(false);
      }),
    );
  });
});
