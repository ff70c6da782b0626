// Checks how concurrent requests share one statement, without ever getting an earlier result.
import { describe, expect, it } from 'vitest';
import { shareReads } from '../../src/data/shared-reads.ts';

/** A statement that was sent, until the test lets it end. */
interface Sent {
  readonly keys: readonly string[];
  end(values: Readonly<Record<string, number>>): void;
  fail(error: Error): void;
}

function openReader(maxKeys = 100) {
  const sent: Sent[] = [];
  const waiting: (() => void)[] = [];
  const read = shareReads<number>(
    (keys) =>
      new Promise((resolve, reject) => {
        sent.push({
          keys,
          end: (values) => resolve(new Map(Object.entries(values))),
          fail: reject,
        });
        for (const wake of waiting.splice(0)) wake();
      }),
    maxKeys,
  );
  /** Resolves when this number of statements were sent. */
  const sentCount = async (count: number): Promise<void> => {
    while (sent.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const at = (index: number): Sent => {
    const statement = sent[index];
    if (!statement) throw new Error('This statement was not sent.');
    return statement;
  };
  return { read, sent, sentCount, at };
}

describe('shared reads', () => {
  it('send one statement for the requests of one turn of the event loop', async () => {
    const { read, sentCount, at } = openReader();
    const values = Promise.all([read('a'), read('b'), read('a'), read('none')]);
    await sentCount(1);
    expect(at(0).keys).toEqual(['a', 'b', 'none']);
    at(0).end({ a: 1, b: 2 });
    expect(await values).toEqual([1, 2, 1, undefined]);
  });

  it('never return what was read before the request', async () => {
    const { read, sentCount, at } = openReader();
    const first = read('a');
    await sentCount(1);
    const second = read('a');
    at(0).end({ a: 1 });
    await sentCount(2);
    at(1).end({ a: 2 });
    expect([await first, await second]).toEqual([1, 2]);
  });

  it('go on while a statement is slow', async () => {
    const { read, sentCount, at } = openReader();
    const slow = read('a');
    await sentCount(1);
    const quick = read('b');
    await sentCount(2);
    at(1).end({ b: 2 });
    expect(await quick).toBe(2);
    at(0).end({ a: 1 });
    expect(await slow).toBe(1);
  });

  it('fail with the statement that they share, and with no other', async () => {
    const { read, sentCount, at } = openReader();
    const failing = [read('a'), read('b')];
    await sentCount(1);
    at(0).fail(new Error('lost'));
    await expect(Promise.all(failing)).rejects.toThrow('lost');
    const next = read('a');
    await sentCount(2);
    at(1).end({ a: 1 });
    expect(await next).toBe(1);
  });

  it('have a limited number of keys in a statement', async () => {
    const { read, sentCount, at, sent } = openReader(2);
    const values = Promise.all(['a', 'b', 'c'].map(read));
    await sentCount(2);
    at(0).end({ a: 1, b: 2 });
    at(1).end({ c: 3 });
    expect(await values).toEqual([1, 2, 3]);
    expect(sent.map(({ keys }) => keys)).toEqual([['a', 'b'], ['c']]);
  });
});
