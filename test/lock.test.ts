/** Tests the check of package-lock.json in `npm run check`. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lockErrors } from '../scripts/lock.ts';

interface Lock {
  packages: Record<string, Record<string, unknown>>;
}

const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');

/** Returns the lock file after a change of one package's entry. */
function damaged(location: string, change: Record<string, unknown>): string {
  const lock: Lock = JSON.parse(text);
  lock.packages[location] = { ...lock.packages[location], ...change };
  return JSON.stringify(lock);
}

describe('the check of package-lock.json', () => {
  it('accepts the lock file of this checkout', () => {
    expect(lockErrors(text)).toBe('');
  });

  it('refuses a package without an integrity hash, also one of another platform', () => {
    const location = 'node_modules/@myriaddreamin/typst-ts-node-compiler-darwin-arm64';
    const expected = `package-lock.json is not safe to install from:\n  ${location} 0.7.0 has no sha512 integrity`;
    expect(lockErrors(damaged(location, { integrity: undefined }))).toBe(expected);
    expect(lockErrors(damaged(location, { integrity: 'sha1-qUWx98ZI9RkTKbRVlzqKqrXOGmk=' }))).toBe(
      expected,
    );
    expect(lockErrors(damaged(location, { integrity: 'sha512-c2hvcnQ=' }))).toBe(expected);
  });

  it('refuses a package with a resolved address', () => {
    expect(
      lockErrors(damaged('node_modules/pg', { resolved: 'https://packages.test/pg.tgz' })),
    ).toBe(
      'package-lock.json is not safe to install from:\n  node_modules/pg names the address that it came from',
    );
  });
});
