// Cursors: opaque texts that belong to one list, with its order and filters.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from '../../src/domain/cursor.ts';
import { Fault } from '../../src/domain/errors.ts';

const storable = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\u0000'));
const keys = fc.array(fc.option(storable.filter((text) => text.length < 40)), { minLength: 0, maxLength: 4 });

/** The fault that a cursor is refused with. */
function refusalOf(list: string, length: number, cursor: string): unknown {
  try {
    return decodeCursor(list, length, cursor, 'after');
  } catch (error) {
    return error instanceof Fault ? { reason: error.reason, status: error.status, field: error.field, message: error.message } : error;
  }
}

const refused = { reason: 'BAD_CURSOR', status: 400, field: 'after', message: 'This cursor belongs to another list, order or filter. Begin again without it.' };

const raw = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('cursors', () => {
  it('give back the keys that they were made of', () => {
    fc.assert(
      fc.property(fc.string(), keys, (list, given) => {
        expect(decodeCursor(list, given.length, encodeCursor(list, given), 'after')).toEqual(given);
      }),
    );
  });

  it('stand in an address as they are', () => {
    fc.assert(
      fc.property(fc.string(), keys, (list, given) => {
        expect(encodeCursor(list, given)).toMatch(/^[\w-]+$/);
      }),
    );
  });

  it('are refused by every other list, and where another number of keys is meant', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), keys, fc.integer({ min: 0, max: 5 }), (list, other, given, length) => {
        if (other !== list) expect(refusalOf(other, given.length, encodeCursor(list, given))).toEqual(refused);
        if (length !== given.length) expect(refusalOf(list, length, encodeCursor(list, given))).toEqual(refused);
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['a text of another alphabet', 'a b+c/d='],
    ['no JSON', Buffer.from('[').toString('base64url')],
    ['an object', raw({ 0: 'list' })],
    ['a text', raw('list')],
    ['null', raw(null)],
    ['no list', raw([])],
    ['a number for a key', raw(['list', 1])],
    ['a list for a key', raw(['list', ['x']])],
    ['a key that no database keeps', raw(['list', 'a\u0000b'])],
    ['half a surrogate pair', Buffer.from('["list","\\ud800"]').toString('base64url')],
    ['too long a text', encodeCursor('list', ['x'.repeat(2000)])],
  ])('are refused when they hold %s', (_, cursor) => {
    expect(refusalOf('list', 1, cursor)).toEqual(refused);
  });

  it('are refused whatever they are, and never break', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(refusalOf('list', 1, text)).toEqual(refused);
      }),
    );
  });
});
