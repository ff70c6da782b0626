import { describe, expect, it } from 'vitest';
import { keptLooks, laidOver, plainLooks } from '../../src/domain/site-customization.ts';

describe('what is said of looks', () => {
  it.each([
    ['nothing changes nothing', { a: 1, b: { c: 2 } }, {}, { a: 1, b: { c: 2 } }],
    ['what is left out stays', { a: 1, b: { c: 2 } }, { a: undefined, b: { c: undefined } }, { a: 1, b: { c: 2 } }],
    ['a value is replaced, and the one beside it stays', { a: 1, b: { c: 2, d: 3 } }, { b: { c: 4 } }, { a: 1, b: { c: 4, d: 3 } }],
    ['a list is replaced whole', { a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 3 }] }, { a: [{ b: 3 }] }],
    ['null takes away', { a: { b: 1 }, c: 2 }, { a: null }, { a: null, c: 2 }],
    ['what was not there comes', { a: {} }, { a: { b: { c: 1 } } }, { a: { b: { c: 1 } } }],
    ['what was taken away comes again', { a: null }, { a: { b: 1 } }, { a: { b: 1 } }],
  ])('%s', (_, base, said, whole) => {
    expect(laidOver<object>(base, said)).toEqual(whole);
  });

  it('leaves what it lies over as it is', () => {
    expect(laidOver<object>(plainLooks, { styling: { sidebar: { list: 'LINE' } } })).toEqual({
      ...plainLooks,
      styling: { ...plainLooks.styling, sidebar: { background: 'DEFAULT', list: 'LINE' } },
    });
    expect(plainLooks.styling.sidebar).toEqual({ background: 'DEFAULT', list: 'DEFAULT' });
  });

  it('is kept without what was left out', () => {
    expect(keptLooks({ a: undefined, b: { c: null, d: undefined } }, 'input')).toEqual({ b: { c: null } });
  });

  it('has at most 64 KiB, of which a letter may take more than one', () => {
    expect(keptLooks({ a: 'ü'.repeat(32_764) }, 'input')).toEqual({ a: 'ü'.repeat(32_764) });
    expect(() => keptLooks({ a: 'ü'.repeat(32_765) }, 'input')).toThrow('A customization has at most 65536 bytes as JSON, and this has 65538. Shorten its links.');
  });
});
