/** Checks pairs of documents that were labelled by hand: whether their difference breaks clients. */
import { describe, expect, it } from 'vitest';
import { diffOf } from '../../../src/domain/openapi/diff.ts';
import { OPERATION_CHANGES } from './pairs/operation-changes.ts';
import { SCHEMA_CHANGES } from './pairs/schema-changes.ts';
import { SPELLINGS } from './pairs/spellings.ts';

describe.each([
  ['equivalent spelling', SPELLINGS],
  ['change of a schema', SCHEMA_CHANGES],
  ['change of an operation', OPERATION_CHANGES],
] as const)('an %s', (_, pairs) => {
  it.each(pairs.map((pair) => [pair.name, pair] as const))('%s', (_name, pair) => {
    const { changes } = diffOf(pair.before, pair.after);
    expect({
      reason: pair.reason,
      breaking: changes.filter(({ breaking }) => breaking).length > 0,
      // for the message of a failure
      messages: pair.breaking
        ? []
        : changes.filter((one) => one.breaking).map((one) => one.message),
    }).toEqual({ reason: pair.reason, breaking: pair.breaking, messages: [] });
  });
});

const ALL = [...SPELLINGS, ...SCHEMA_CHANGES, ...OPERATION_CHANGES];

describe('the labelled pairs', () => {
  it('are at least 120, and each has its own name', () => {
    const names = ALL.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(120);
    expect(new Set(names).size).toBe(names.length);
  });

  it('show nothing between a document and itself', () => {
    for (const { before, after } of ALL)
      expect([diffOf(before, before), diffOf(after, after)]).toEqual(
        Array(2).fill({ count: 0, breaking: false, changes: [] }),
      );
  });
});
