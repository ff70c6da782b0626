import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';

describe('new ids', () => {
  it('increase in the order of their creation, also within a millisecond', () => {
    const made = Array.from({ length: 20_000 }, () => newId('Team'));
    expect([...made].sort()).toEqual(made);
    expect(new Set(made).size).toBe(made.length);
  });
});
