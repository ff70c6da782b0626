// Checks secrets: they are encrypted for one row with one key, or stored as hashes.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSecrets, hashOf, newSecret, newToken } from '../../src/data/secrets.ts';
import { isToken } from '../../src/domain/token.ts';

const key = fc.uint8Array({ minLength: 32, maxLength: 32 });
const text = fc.string({ unit: 'grapheme' });

const ours = createSecrets(new Uint8Array(32).fill(7));

describe('an encrypted text', () => {
  it('is decrypted with its key for its row', () => {
    fc.assert(
      fc.property(key, text, text, (bytes, plain, about) => {
        const secrets = createSecrets(bytes);
        expect(secrets.open(secrets.seal(plain, about), about)).toBe(plain);
        // another process with the same key
        expect(createSecrets(bytes).open(secrets.seal(plain, about), about)).toBe(plain);
      }),
    );
  });

  it('is the same each time, with a nonce of its text and its row, where that is asked for', () => {
    fc.assert(
      fc.property(text, text, text, text, (plain, about, other, otherRow) => {
        const sealed = ours.sealStable(plain, about);
        expect(ours.sealStable(plain, about)).toEqual(sealed);
        expect(ours.open(sealed, about)).toBe(plain);
        const nonceOf = (bytes: Uint8Array) => Buffer.from(bytes.slice(1, 13)).toString('hex');
        for (const [one, row] of [
          [other, about],
          [plain, otherRow],
        ] as const)
          expect(nonceOf(ours.sealStable(one, row)) === nonceOf(sealed)).toBe(
            one === plain && row === about,
          );
        if (otherRow !== about) expect(() => ours.open(sealed, otherRow)).toThrow();
      }),
    );
  });

  it('is not decrypted for another row', () => {
    fc.assert(
      fc.property(text, text, text, (plain, about, other) => {
        fc.pre(about !== other);
        const sealed = ours.seal(plain, about);
        expect(() => ours.open(sealed, other)).toThrow();
      }),
    );
  });

  it('is not decrypted with another key', () => {
    fc.assert(
      fc.property(key, key, text, (mine, theirs, plain) => {
        fc.pre(Buffer.compare(mine, theirs) !== 0);
        const sealed = createSecrets(mine).seal(plain, 'row');
        expect(() => createSecrets(theirs).open(sealed, 'row')).toThrow();
      }),
    );
    const bytes = (fill: number) => new Uint8Array(32).fill(fill);
    const first = (fill: number) => createHash('sha256').update(bytes(fill)).digest()[0];
    const [one = 0, other = 0] = [1, [2, 3].find((fill) => first(fill) !== first(1))];
    expect(() =>
      createSecrets(bytes(other)).open(createSecrets(bytes(one)).seal('x', 'row'), 'row'),
    ).toThrow('This was encrypted with another SECRET_KEY.');
  });

  it('is decrypted with a previous key, and encrypted with the current one', () => {
    const [old, current] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(3)];
    const both = createSecrets(current, [old]);
    expect(both.open(createSecrets(old).seal('older', 'row'), 'row')).toBe('older');
    expect(createSecrets(current).open(both.seal('newer', 'row'), 'row')).toBe('newer');
    expect(both.deriveAll('links')).toEqual([
      createSecrets(current).derive('links'),
      createSecrets(old).derive('links'),
    ]);
    expect(both.seal('x', 'row')[0]).toBe(both.keyId);
    expect(both.previousKeyIds).toEqual([createSecrets(old).keyId]);
  });

  it('is not decrypted with a byte changed, removed or added', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.integer({ min: 1, max: 255 }), (plain, seed, change) => {
        const sealed = ours.seal(plain, 'row');
        const at = seed % sealed.length;
        const changed = sealed.slice();
        changed[at] = (changed[at] ?? 0) ^ change;
        for (const bad of [changed, sealed.slice(0, at), new Uint8Array([...sealed, change])])
          expect(() => ours.open(bad, 'row')).toThrow();
      }),
    );
  });

  it('differs each time, and reveals only its length', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8 }), (plain) => {
        const [one, other] = [ours.seal(plain, 'row'), ours.seal(plain, 'row')];
        expect(Buffer.compare(one, other)).not.toBe(0);
        expect(Buffer.from(one).includes(Buffer.from(plain))).toBe(false);
        expect(one).toHaveLength(1 + 12 + 16 + Buffer.byteLength(plain));
      }),
    );
  });
});

describe('a hashed secret', () => {
  it('is stored as its SHA-256', () => {
    expect(Buffer.from(hashOf('lp_x')).toString('hex')).toBe(
      createHash('sha256').update('lp_x').digest('hex'),
    );
  });

  it('is a complete token of its kind, and differs each time', () => {
    const tokens = (['lp', 'ls', 'li'] as const).flatMap((prefix) =>
      Array.from({ length: 500 }, () => [prefix, newToken(prefix)] as const),
    );
    expect(
      tokens.every(([prefix, token]) => token.startsWith(`${prefix}_`) && isToken(token)),
    ).toBe(true);
    expect(new Set(tokens.map(([, token]) => token)).size).toBe(1500);
  });

  it('is 32 random bytes for a link, which need no encoding in a URL', () => {
    const secrets = Array.from({ length: 500 }, newSecret);
    expect(secrets.every((secret) => /^[\w-]{43}$/.test(secret))).toBe(true);
    expect(new Set(secrets).size).toBe(500);
  });
});
