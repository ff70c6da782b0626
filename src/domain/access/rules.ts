/** The conditions that access turns on, and how they are put together. */
import { type Facts, levelOf, type Role } from './facts.ts';

/** A condition on the facts, and what it asks for in a word. */
export interface Rule {
  readonly needs: string;
  allows(facts: Facts): boolean;
}

const isAtLeast = (facts: Facts, role: Role): boolean => facts.member && levelOf(facts.role) >= levelOf(role);

export const everybody: Rule = { needs: 'nothing', allows: () => true };
export const anyViewer: Rule = { needs: 'a token', allows: () => true };
export const person: Rule = { needs: 'a person', allows: (facts) => facts.person };
export const inside: Rule = { needs: 'a member', allows: (facts) => facts.member };
export const memberPerson: Rule = { needs: 'a member', allows: (facts) => facts.member && facts.person };
export const atLeast = (role: Role): Rule => ({ needs: role.toLowerCase(), allows: (facts) => isAtLeast(facts, role) });
export const withLevel = (role: Role): Rule => ({ needs: role.toLowerCase(), allows: (facts) => levelOf(facts.level) >= levelOf(role) });
export const allOf = (first: Rule, ...rest: readonly Rule[]): Rule => ({ needs: first.needs, allows: (facts) => first.allows(facts) && rest.every((rule) => rule.allows(facts)) });
export const alive: Rule = { needs: 'living content', allows: (facts) => !facts.inTrash };
export const linksOn: Rule = { needs: 'invite links', allows: (facts) => facts.inviteLinks };
export const inStep: Rule = { needs: 'a repository', allows: (facts) => facts.gitSync };
export const self: Rule = { needs: 'oneself', allows: (facts) => facts.self };
export const fellow: Rule = { needs: 'a fellow', allows: (facts) => facts.fellow };
export const ownsRequest: Rule = { needs: 'author of the change request', allows: (facts) => facts.ownsRequest };
export const editor: Rule = { needs: 'edit', allows: (facts) => facts.member && facts.editsAnywhere };
export const readsPart: Rule = { needs: 'read', allows: (facts) => facts.member && facts.readsPart };
export const isOpen: Rule = { needs: 'a token', allows: (facts) => facts.isOpen };
export const installs: Rule = { needs: 'admin', allows: (facts) => facts.installs };
export const publishes: Rule = { needs: 'admin', allows: (facts) => facts.publishes };
export const inTeam: Rule = { needs: 'a place in the team', allows: (facts) => facts.member && facts.teamRole !== null };
export const ownsIt: Rule = { needs: 'owner of the team', allows: (facts) => facts.member && facts.teamRole === 'OWNER' };
export const anyOf = (...rules: readonly [Rule, ...Rule[]]): Rule => ({ needs: rules[0].needs, allows: (facts) => rules.some((rule) => rule.allows(facts)) });
