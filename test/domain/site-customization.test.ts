import { describe, expect, it } from 'vitest';
import {
  storedCustomization,
  overlaid,
  defaultCustomization,
} from '../../src/domain/site-customization.ts';

describe('a customization', () => {
  it.each([
    ['an empty overlay, which changes nothing', { a: 1, b: { c: 2 } }, {}, { a: 1, b: { c: 2 } }],
    [
      'an omitted value, which stays',
      { a: 1, b: { c: 2 } },
      { a: undefined, b: { c: undefined } },
      { a: 1, b: { c: 2 } },
    ],
    [
      'a value, which replaces the old one and keeps its siblings',
      { a: 1, b: { c: 2, d: 3 } },
      { b: { c: 4 } },
      { a: 1, b: { c: 4, d: 3 } },
    ],
    [
      'a list, which is replaced as a whole',
      { a: [{ b: 1 }, { b: 2 }] },
      { a: [{ b: 3 }] },
      { a: [{ b: 3 }] },
    ],
    ['null, which removes a value', { a: { b: 1 }, c: 2 }, { a: null }, { a: null, c: 2 }],
    ['a new value, which is added', { a: {} }, { a: { b: { c: 1 } } }, { a: { b: { c: 1 } } }],
    ['a removed value, which is added again', { a: null }, { a: { b: 1 } }, { a: { b: 1 } }],
  ])('overlays %s', (_, base, overlay, whole) => {
    expect(overlaid<object>(base, overlay)).toEqual(whole);
  });

  it('does not change the base that it overlays', () => {
    expect(
      overlaid<object>(defaultCustomization, { styling: { sidebar: { list: 'LINE' } } }),
    ).toEqual({
      ...defaultCustomization,
      styling: {
        ...defaultCustomization.styling,
        sidebar: { background: 'DEFAULT', list: 'LINE' },
      },
    });
    expect(defaultCustomization.styling.sidebar).toEqual({
      background: 'DEFAULT',
      list: 'DEFAULT',
    });
  });

  it('is stored without omitted values', () => {
    expect(storedCustomization({ a: undefined, b: { c: null, d: undefined } }, 'input')).toEqual({
      b: { c: null },
    });
  });

  it('has at most 64 KiB in UTF-8', () => {
    expect(storedCustomization({ a: 'ü'.repeat(32_764) }, 'input')).toEqual({
      a: 'ü'.repeat(32_764),
    });
    expect(() => storedCustomization({ a: 'ü'.repeat(32_765) }, 'input')).toThrow(
      'A customization has at most 65536 bytes as JSON, and this has 65538. Shorten its links.',
    );
  });
});
