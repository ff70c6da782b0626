/** Checks the effective role of a caller, and that rules apply only to subjects whose facts they read. */
import { describe, expect, it } from 'vitest';
import { effectiveRoleOf, may } from '../../src/domain/access.ts';
import type { ActionRule } from '../../src/domain/access/actions.ts';
import type { MembershipFacts, SelfFacts } from '../../src/domain/access/facts.ts';
import {
  type AccessRule,
  anyOf,
  managesTeam,
  readsLivingContent,
  self,
} from '../../src/domain/access/rules.ts';

describe('facts about a caller', () => {
  it.each([
    [{ member: true, role: null }, 'guest'],
    [{ member: true, role: 'READ' }, 'read'],
    [{ member: true, role: 'ADMIN' }, 'admin'],
    [{ person: true }, 'guest'],
    [{ self: false, fellow: true }, 'guest'],
    // Callers outside the organization see a public integration.
    [{ member: false, role: null, isOpen: true, installs: false }, 'nothing'],
    [{ level: null, inTrash: false }, 'nothing'],
    [{ level: 'READ', inTrash: false }, 'read'],
    [{ level: 'ADMIN' }, 'admin'],
  ] as const)('return the effective role as `/v1` spells it (%#)', (facts, word) => {
    expect(effectiveRoleOf(facts)).toBe(word);
  });

  it('apply only to kinds of subjects whose facts they read, which tsc checks', () => {
    const ofTeam: ActionRule<'team'> = { subject: 'team', rule: managesTeam };
    const ofSpace: ActionRule<'space'> = { subject: 'space', rule: readsLivingContent };
    // @ts-expect-error A space has no facts about a team.
    const teamRuleOnSpace: ActionRule<'space'> = { subject: 'space', rule: managesTeam };
    // @ts-expect-error A team has no level.
    const levelOnTeam: ActionRule<'team'> = { subject: 'team', rule: readsLivingContent };
    const trashOfLocation: ActionRule<'contentLocation'> = {
      subject: 'contentLocation',
      // @ts-expect-error The location of new content is never in the trash.
      rule: readsLivingContent,
    };
    // @ts-expect-error A composite reads the facts of all of its rules.
    const composite: AccessRule<MembershipFacts & SelfFacts> = anyOf(managesTeam, self);
    const team = { member: true, role: null, teamRole: 'OWNER' } as const;
    // @ts-expect-error The action is on a space.
    const onSpace = may('space.read', team);
    expect([onSpace, may('team.updateMembers', team)]).toEqual([false, true]);
    expect([teamRuleOnSpace.rule, composite.needs]).toEqual([ofTeam.rule, 'admin']);
    expect([levelOnTeam.rule, trashOfLocation.rule]).toEqual([ofSpace.rule, ofSpace.rule]);
  });
});
