// Checks cursors: opaque texts that belong to one list, with its order and filters.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from '../../src/domain/cursor.ts';
import { AppError } from '../../src/domain/errors.ts';

const storable = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\u0000'));
const keys = fc.array(fc.option(storable.filter((text) => text.length < 40)), {
  minLength: 0,
  maxLength: 4,
});

/** Returns the error of a rejected cursor. */
function refusalOf(list: string, length: number, cursor: string): unknown {
  try {
    return decodeCursor(list, length, cursor, 'after');
  } catch (error) {
    return error instanceof AppError
      ? { reason: error.reason, status: error.status, field: error.field, message: error.message }
      : error;
  }
}

const refused = {
  reason: 'BAD_CURSOR',
  status: 400,
  field: 'after',
  message: 'This cursor belongs to another list, order or filter. Start again without a cursor.',
};

const raw = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('cursors', () => {
  it('return the keys that they were made of', () => {
    fc.assert(
      fc.property(fc.string(), keys, (list, keyValues) => {
        expect(
          decodeCursor(list, keyValues.length, encodeCursor(list, keyValues), 'after'),
        ).toEqual(keyValues);
      }),
    );
  });

  it('need no encoding in a URL', () => {
    fc.assert(
      fc.property(fc.string(), keys, (list, keyValues) => {
        expect(encodeCursor(list, keyValues)).toMatch(/^[\w-]+$/);
      }),
    );
  });

  it('are rejected by every other list, and for another number of keys', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        keys,
        fc.integer({ min: 0, max: 5 }),
        (list, other, keyValues, length) => {
          if (other !== list)
            expect(refusalOf(other, keyValues.length, encodeCursor(list, keyValues))).toEqual(
              refused,
            );
          if (length !== keyValues.length)
            expect(refusalOf(list, length, encodeCursor(list, keyValues))).toEqual(refused);
        },
      ),
    );
  });

  it.each([
    ['nothing', ''],
    ['characters of another alphabet', 'a b+c/d='],
    ['no JSON', Buffer.from('[').toString('base64url')],
    ['an object', raw({ 0: 'list' })],
    ['a string', raw('list')],
    ['null', raw(null)],
    ['no list', raw([])],
    ['a number as a key', raw(['list', 1])],
    ['a list as a key', raw(['list', ['x']])],
    ['a key that PostgreSQL cannot store', raw(['list', 'a\u0000b'])],
    ['half of a surrogate pair', Buffer.from('["list","\\ud800"]').toString('base64url')],
    ['too long a string', encodeCursor('list', ['x'.repeat(2000)])],
  ])('are rejected when they contain %s', (_, cursor) => {
    expect(refusalOf('list', 1, cursor)).toEqual(refused);
  });

  it('are rejected without a crash for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(refusalOf('list', 1, text)).toEqual(refused);
      }),
    );
  });
});
