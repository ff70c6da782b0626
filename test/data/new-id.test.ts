import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';

describe('new ids', () => {
  it('grow in the order in which they are made, within a millisecond too', () => {
    const made = Array.from({ length: 20_000 }, () => newId('Team'));
    expect([...made].sort()).toEqual(made);
    expect(new Set(made).size).toBe(made.length);
  });
});
