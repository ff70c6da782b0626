import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  effectiveLevel,
  type Level,
  type InheritanceStep,
  sourcesOf,
} from '../../src/domain/level.ts';
import { levelByRule, levels } from '../content/rule.ts';
import { countCases } from '../case-count.ts';

const grants: readonly (Level | undefined)[] = [undefined, ...levels];
const defaults: readonly (Level | 'INHERIT')[] = ['INHERIT', ...levels];
const withoutGrants = (id: string): InheritanceStep => ({
  id,
  direct: undefined,
  teams: [],
  defaultLevel: 'INHERIT',
});

/** Returns an inheritance chain of three steps, one of which has grants. */
const withGrantsAt = (
  depth: number,
  grantSources: Omit<InheritanceStep, 'id'>,
): InheritanceStep[] =>
  ['space', 'collection', 'top'].map((id, i) =>
    i === depth ? { id, ...grantSources } : withoutGrants(id),
  );

const step: fc.Arbitrary<InheritanceStep> = fc.record({
  id: fc.constantFrom('a', 'b'),
  direct: fc.constantFrom(...grants),
  teams: fc.array(fc.constantFrom(...levels), { maxLength: 3 }),
  defaultLevel: fc.constantFrom(...defaults),
});

describe('the level of a member on content', () => {
  it.each([0, 1, 2])(
    'follows the rule for every role, direct grant, team grant and default level, %i above the content',
    (depth) => {
      const wrong: object[] = [];
      let tried = 0;
      for (const role of levels)
        for (const direct of grants)
          for (const team of grants)
            for (const defaultLevel of defaults) {
              const chain = withGrantsAt(depth, {
                direct,
                teams: team === undefined ? [] : [team],
                defaultLevel,
              });
              if (effectiveLevel({ member: true, role }, chain) !== levelByRule(role, chain))
                wrong.push({ role, direct, team, defaultLevel });
              tried++;
            }
      expect(wrong).toEqual([]);
      expect(tried).toBe(7 * 8 * 8 * 8);
    },
  );

  it('follows the rule when several steps of the chain and several teams have grants', () => {
    fc.assert(
      fc.property(fc.constantFrom(...levels), fc.array(step, { maxLength: 6 }), (role, chain) => {
        expect(effectiveLevel({ member: true, role }, chain)).toBe(levelByRule(role, chain));
      }),
      { numRuns: countCases({ usual: 300, all: 3000 }) },
    );
  });

  it('is null for anyone who is not a member or is disabled, whatever the grants', () => {
    fc.assert(
      fc.property(fc.constantFrom(...levels), fc.array(step, { maxLength: 4 }), (role, chain) => {
        expect(sourcesOf({ member: false, role }, chain)).toEqual([
          { reason: 'NO_MEMBER', level: null, at: null },
        ]);
      }),
    );
  });
});

describe('the sources of a level', () => {
  const chain: InheritanceStep[] = [
    { id: 'space', direct: undefined, teams: [null, 'COMMENT'], defaultLevel: 'INHERIT' },
    { id: 'inner', direct: null, teams: [], defaultLevel: null },
    { id: 'outer', direct: 'REVIEW', teams: ['READ'], defaultLevel: 'EDIT' },
  ];
  const grantSources = [
    { reason: 'TEAM_GRANT', level: 'COMMENT', at: 'space' },
    { reason: 'GRANT', level: null, at: 'inner' },
    { reason: 'DEFAULT_LEVEL', level: null, at: 'inner' },
    { reason: 'GRANT', level: 'REVIEW', at: 'outer' },
    { reason: 'TEAM_GRANT', level: 'READ', at: 'outer' },
    { reason: 'DEFAULT_LEVEL', level: 'EDIT', at: 'outer' },
  ];

  it('are listed from near to far, direct before team before default level, and the role last', () => {
    expect(sourcesOf({ member: true, role: 'READ' }, chain)).toEqual([
      ...grantSources,
      { reason: 'ORGANIZATION_ROLE', level: 'READ', at: null },
    ]);
  });

  it('begin with the role of an organization admin, which no grant lowers', () => {
    expect(sourcesOf({ member: true, role: 'ADMIN' }, chain)).toEqual([
      { reason: 'ORGANIZATION_ADMIN', level: 'ADMIN', at: null },
      ...grantSources,
    ]);
  });

  it('consist of the role alone without any grant', () => {
    expect(sourcesOf({ member: true, role: null }, [withoutGrants('space')])).toEqual([
      { reason: 'ORGANIZATION_ROLE', level: null, at: null },
    ]);
  });
});
