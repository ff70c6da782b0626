import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveLevel, type Level, type Rung, sourcesOf } from '../../src/domain/level.ts';
import { levelByRule, levels } from '../content/rule.ts';

const grants: readonly (Level | undefined)[] = [undefined, ...levels];
const defaults: readonly (Level | 'INHERIT')[] = ['INHERIT', ...levels];
const silent = (id: string): Rung => ({ id, direct: undefined, teams: [], defaultLevel: 'INHERIT' });

/** Three rungs of which one speaks. */
const speakingAt = (depth: number, said: Omit<Rung, 'id'>): Rung[] => ['space', 'collection', 'top'].map((id, i) => (i === depth ? { id, ...said } : silent(id)));

const rung: fc.Arbitrary<Rung> = fc.record({
  id: fc.constantFrom('a', 'b'),
  direct: fc.constantFrom(...grants),
  teams: fc.array(fc.constantFrom(...levels), { maxLength: 3 }),
  defaultLevel: fc.constantFrom(...defaults),
});

describe('the level of a member on content', () => {
  it.each([0, 1, 2])('is that of the rule for every role, direct grant, team grant and default level, %i above the content', (depth) => {
    const wrong: object[] = [];
    let tried = 0;
    for (const role of levels)
      for (const direct of grants)
        for (const team of grants)
          for (const defaultLevel of defaults) {
            const rungs = speakingAt(depth, { direct, teams: team === undefined ? [] : [team], defaultLevel });
            if (effectiveLevel({ member: true, role }, rungs) !== levelByRule(role, rungs)) wrong.push({ role, direct, team, defaultLevel });
            tried++;
          }
    expect(wrong).toEqual([]);
    expect(tried).toBe(7 * 8 * 8 * 8);
  });

  it('is that of the rule when several rungs and teams speak', () => {
    fc.assert(
      fc.property(fc.constantFrom(...levels), fc.array(rung, { maxLength: 6 }), (role, rungs) => {
        expect(effectiveLevel({ member: true, role }, rungs)).toBe(levelByRule(role, rungs));
      }),
      { numRuns: 3000 },
    );
  });

  it('is none for who is no member, or shut out, whatever was said', () => {
    fc.assert(
      fc.property(fc.constantFrom(...levels), fc.array(rung, { maxLength: 4 }), (role, rungs) => {
        expect(sourcesOf({ member: false, role }, rungs)).toEqual([{ reason: 'NO_MEMBER', level: null, at: null }]);
      }),
    );
  });
});

describe('the reasons of a level', () => {
  const rungs: Rung[] = [
    { id: 'space', direct: undefined, teams: [null, 'COMMENT'], defaultLevel: 'INHERIT' },
    { id: 'inner', direct: null, teams: [], defaultLevel: null },
    { id: 'outer', direct: 'REVIEW', teams: ['READ'], defaultLevel: 'EDIT' },
  ];
  const said = [
    { reason: 'TEAM_GRANT', level: 'COMMENT', at: 'space' },
    { reason: 'GRANT', level: null, at: 'inner' },
    { reason: 'DEFAULT_LEVEL', level: null, at: 'inner' },
    { reason: 'GRANT', level: 'REVIEW', at: 'outer' },
    { reason: 'TEAM_GRANT', level: 'READ', at: 'outer' },
    { reason: 'DEFAULT_LEVEL', level: 'EDIT', at: 'outer' },
  ];

  it('stand from near to far, direct before team before default level, and the role last', () => {
    expect(sourcesOf({ member: true, role: 'READ' }, rungs)).toEqual([...said, { reason: 'ORGANIZATION_ROLE', level: 'READ', at: null }]);
  });

  it('begin with the role of an admin of the organization, which nothing lowers', () => {
    expect(sourcesOf({ member: true, role: 'ADMIN' }, rungs)).toEqual([{ reason: 'ORGANIZATION_ADMIN', level: 'ADMIN', at: null }, ...said]);
  });

  it('are the role alone where nothing was said', () => {
    expect(sourcesOf({ member: true, role: null }, [silent('space')])).toEqual([{ reason: 'ORGANIZATION_ROLE', level: null, at: null }]);
  });
});
