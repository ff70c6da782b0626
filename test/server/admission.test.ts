// Checks the heap watch: a process whose heap is nearly full refuses requests until memory is free
// again.
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { createAdmission, watchHeap } from '../../src/server/admission.ts';

const POLL = { timeout: 60_000, interval: 20 };

it('refuses requests when the heap is full after a collection, reports the reason, and accepts them again when memory is free', async () => {
  setFlagsFromString('--expose-gc');
  // the flag defines it as a global of new contexts
  const collectGarbage = runInNewContext('gc') as () => void;
  collectGarbage(); // other files of this process left garbage, which does not count
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  const heap = watchHeap((used + 40 * 1_048_576) / limit); // 40 MB above the current use
  onTestFinished(heap.close);
  const refused: string[] = [];
  const admission = createAdmission(
    { requests: 10, subscriptions: 1 },
    (what) => refused.push(what),
    heap,
  );
  expect(admission.enter()).toBe(undefined);
  // 1 MiB each
  let kept = Array.from({ length: 100 }, (_, n) => new Array<number>(131_072).fill(n));
  collectGarbage(); // a large heap would grow by hundreds of megabytes before V8 collects on its own
  await expect.poll(() => heap.isFull(), POLL).toBe(true);
  expect([admission.enter()?.reason, refused]).toEqual(['BUSY', ['memory']]);
  kept = [];
  await expect.poll(() => heap.isFull(), POLL).toBe(false);
  expect([kept, admission.enter(), refused]).toEqual([[], undefined, ['memory']]);
});
