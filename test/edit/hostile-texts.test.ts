/**
 * Tests that long texts in writes do not block other requests, and that each is accepted or clearly
 * refused.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, describe, expect, it } from 'vitest';
import { textTasks } from '../../src/domain/texts.ts';
import { useWorld } from '../support.ts';
import { makeTestSpace, type TestSpace } from './support.ts';

const world = useWorld();

const references = (count: number): string => {
  const numbers = Array.from({ length: count }, (_, i) => i);
  return `${numbers.map((i) => `[a${i}][r${i}]\n`).join('')}\n${numbers.map((i) => `[r${i}]: /p${i}\n`).join('')}`;
};

const texts: readonly (readonly [string, string])[] = [
  ['emphasis that never ends', '*a_'.repeat(300_000)],
  ['links that never end', '[a]('.repeat(250_000)],
  ['headings', '# h\n'.repeat(200_000)],
  ['link references', references(20_000)],
  ['tags that never end', '<a '.repeat(300_000)],
  ['a table of 60,000 rows', `| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(60_000)}`],
  [
    'dense prose',
    '**Bold** words, a [link](https://acme.test/a), `code`, *more* of it and some plain words behind.\n\n'.repeat(
      8000,
    ),
  ],
  ['a list of 32,000 links', '- [Link](https://acme.test/)\n'.repeat(32_000)],
];

const EDIT =
  'mutation ($input: EditSpaceContentInput!) { editSpaceContent(input: $input) { refs } }';

const apis: readonly (readonly [
  string,
  (
    testSpace: TestSpace,
    markdown: string,
  ) => Promise<{ status: number; errors?: unknown; body?: { error?: unknown } }>,
])[] = [
  [
    'GraphQL',
    (testSpace, markdown) =>
      world.as('ana').query(EDIT, {
        input: {
          spaceId: testSpace.id,
          baseRevisionId: 'HEAD',
          changes: [{ insertPage: { title: 'Long', markdown } }],
        },
      }),
  ],
  [
    '/v1',
    (testSpace, markdown) =>
      world.as('ana').send('POST', `/v1/spaces/${testSpace.id}/content`, {
        changes: [{ operation: 'insert_page', title: 'Long', markdown }],
      }),
  ],
];

/** Returns the longest stall of the event loop during some work, in milliseconds. */
async function stalled<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly longestMs: number }> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const result = await work();
  delay.disable();
  return { result, longestMs: delay.max / 1e6 };
}

/** Returns the time that parsing a text takes in this process, in milliseconds. */
function readingTime(text: string): number {
  const began = performance.now();
  textTasks.read(text);
  return performance.now() - began;
}

const report: string[] = [];
afterAll(() => console.log(['text, API: longest stall of reading once', ...report].join('\n')));

describe.each(texts)('a page of %s', (kind, text) => {
  it.each(apis)('is written through %s without blocking the event loop', async (api, write) => {
    const testSpace = await makeTestSpace(world);
    const { result, longestMs } = await stalled(() => write(testSpace, text));
    const readingMs = readingTime(text);
    report.push(`${kind}, ${api}: ${Math.round(longestMs)} ms of ${Math.round(readingMs)} ms`);
    expect([result.status, result.errors ?? result.body?.error]).toEqual([200, undefined]);
    // A busy machine makes both longer.
    expect(longestMs).toBeLessThan(readingMs / 2);
  });
});
