/** Defines the access rules and their combinators. */
import { type AccessFacts, levelOf, type AccessRole } from './facts.ts';

/** A condition on the facts, with the requirement in a word. */
export interface AccessRule {
  readonly needs: string;
  allows(facts: AccessFacts): boolean;
}

const isAtLeast = (facts: AccessFacts, role: AccessRole): boolean =>
  facts.member && levelOf(facts.role) >= levelOf(role);

export const anyone: AccessRule = { needs: 'nothing', allows: () => true };
export const anyViewer: AccessRule = { needs: 'a token', allows: () => true };
export const person: AccessRule = { needs: 'a person', allows: (facts) => facts.person };
export const inOrganization: AccessRule = { needs: 'a member', allows: (facts) => facts.member };
export const memberPerson: AccessRule = {
  needs: 'a member',
  allows: (facts) => facts.member && facts.person,
};
export const atLeast = (role: AccessRole): AccessRule => ({
  needs: role.toLowerCase(),
  allows: (facts) => isAtLeast(facts, role),
});
export const withLevel = (role: AccessRole): AccessRule => ({
  needs: role.toLowerCase(),
  allows: (facts) => levelOf(facts.level) >= levelOf(role),
});
export const allOf = (first: AccessRule, ...rest: readonly AccessRule[]): AccessRule => ({
  needs: first.needs,
  allows: (facts) => first.allows(facts) && rest.every((rule) => rule.allows(facts)),
});
export const notInTrash: AccessRule = {
  needs: 'living content',
  allows: (facts) => !facts.inTrash,
};
export const inviteLinksEnabled: AccessRule = {
  needs: 'invite links',
  allows: (facts) => facts.inviteLinks,
};
export const notGitSynced: AccessRule = { needs: 'a repository', allows: (facts) => facts.gitSync };
export const self: AccessRule = { needs: 'oneself', allows: (facts) => facts.self };
export const sharesOrganization: AccessRule = {
  needs: 'a fellow',
  allows: (facts) => facts.fellow,
};
export const ownsRequest: AccessRule = {
  needs: 'author of the change request',
  allows: (facts) => facts.ownsRequest,
};
export const editor: AccessRule = {
  needs: 'edit',
  allows: (facts) => facts.member && facts.editsAnywhere,
};
export const readsPart: AccessRule = {
  needs: 'read',
  allows: (facts) => facts.member && facts.readsPart,
};
export const isOpen: AccessRule = { needs: 'a token', allows: (facts) => facts.isOpen };
export const installs: AccessRule = { needs: 'admin', allows: (facts) => facts.installs };
export const publishes: AccessRule = { needs: 'admin', allows: (facts) => facts.publishes };
export const inTeam: AccessRule = {
  needs: 'a place in the team',
  allows: (facts) => facts.member && facts.teamRole !== null,
};
export const ownsIt: AccessRule = {
  needs: 'owner of the team',
  allows: (facts) => facts.member && facts.teamRole === 'OWNER',
};
export const anyOf = (...rules: readonly [AccessRule, ...AccessRule[]]): AccessRule => ({
  needs: rules[0].needs,
  allows: (facts) => rules.some((rule) => rule.allows(facts)),
});
