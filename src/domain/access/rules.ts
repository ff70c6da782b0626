/** Defines the access rules, their combinators and the composites that several actions share. */
import {
  type AccessLevel,
  type OrganizationRole,
  type CallerFacts,
  type ContentFacts,
  type EditorFacts,
  type FellowFacts,
  type GitSyncFacts,
  type IntegrationFacts,
  type InviteLinkFacts,
  type LevelFacts,
  levelToNumber,
  type MembershipFacts,
  type PublisherFacts,
  type RequestAuthorFacts,
  type SelfFacts,
  type SiteFacts,
  type TeamFacts,
  type TeamOwnerFacts,
} from './facts.ts';

/**
 * A condition on some facts, with the requirement in a word. It applies to the kinds of subjects
 * that have at least these facts.
 */
export interface AccessRule<in Facts> {
  readonly needs: string;
  /** The message of a refusal, where the requirement is no role. */
  readonly refusal?: string;
  readonly allows: (facts: Facts) => boolean;
}

/** Returns the rule that allows what both rules allow, with the requirement of the first. */
export const allOf = <A, B>(first: AccessRule<A>, second: AccessRule<B>): AccessRule<A & B> => ({
  needs: first.needs,
  allows: (facts) => first.allows(facts) && second.allows(facts),
});

/** Returns the rule that allows what one of the rules allows, with the requirement of the first. */
export const anyOf = <A, B>(first: AccessRule<A>, second: AccessRule<B>): AccessRule<A & B> => ({
  needs: first.needs,
  allows: (facts) => first.allows(facts) || second.allows(facts),
});

export const anyone: AccessRule<unknown> = { needs: 'nothing', allows: () => true };
export const anyViewer: AccessRule<unknown> = { needs: 'a token', allows: () => true };
const ONLY_PERSONS =
  'Only a person may do this; this is the token of a service account or an integration.';
export const person: AccessRule<CallerFacts> = {
  needs: 'a person',
  refusal: ONLY_PERSONS,
  allows: (facts) => facts.person,
};

export const inOrganization: AccessRule<MembershipFacts> = {
  needs: 'a member',
  allows: (facts) => facts.member,
};
export const memberPerson = { ...allOf(inOrganization, person), refusal: ONLY_PERSONS };
export const atLeast = (role: OrganizationRole): AccessRule<MembershipFacts> => ({
  needs: role.toLowerCase(),
  allows: (facts) => facts.member && levelToNumber(facts.role) >= levelToNumber(role),
});

export const self: AccessRule<SelfFacts> = {
  needs: 'oneself',
  refusal: 'Only the user themselves may do this.',
  allows: (facts) => facts.self,
};
/** The rule about the text of a comment or reply. */
export const isAuthor: AccessRule<SelfFacts> = {
  ...self,
  refusal: 'Only the author of a text may change it.',
};
export const adminOrSelf = anyOf(atLeast('ADMIN'), self);
const isFellow: AccessRule<FellowFacts> = {
  needs: 'a fellow',
  allows: (facts) => facts.fellow,
};
export const fellowOrSelf = anyOf(isFellow, self);

export const ownsTeam: AccessRule<MembershipFacts & TeamOwnerFacts> = {
  needs: 'owner of a team',
  allows: (facts) => facts.member && facts.ownsTeam,
};
const inTeam: AccessRule<MembershipFacts & TeamFacts> = {
  needs: 'a membership in the team',
  allows: (facts) => facts.member && facts.teamRole !== null,
};
const ownsThisTeam: AccessRule<MembershipFacts & TeamFacts> = {
  needs: 'owner of the team',
  allows: (facts) => facts.member && facts.teamRole === 'OWNER',
};
export const readsTeam = anyOf(atLeast('READ'), inTeam);
export const managesTeam = anyOf(atLeast('ADMIN'), ownsThisTeam);

export const withLevel = (level: AccessLevel): AccessRule<LevelFacts> => ({
  needs: level.toLowerCase(),
  allows: (facts) => levelToNumber(facts.level) >= levelToNumber(level),
});
const notInTrash: AccessRule<ContentFacts> = {
  needs: 'living content',
  allows: (facts) => !facts.inTrash,
};
export const readsAsPerson = {
  ...allOf(withLevel('READ'), person),
  needs: person.needs,
  refusal: ONLY_PERSONS,
};
export const readsLivingContent = allOf(withLevel('READ'), notInTrash);
export const commentsOnLivingContent = allOf(withLevel('COMMENT'), notInTrash);
export const editsLivingContent = allOf(withLevel('EDIT'), notInTrash);
export const reviewsLivingContent = allOf(withLevel('REVIEW'), notInTrash);
export const createsLivingContent = allOf(withLevel('CREATE'), notInTrash);
export const readsOrRestoresContent = anyOf(readsLivingContent, withLevel('CREATE'));
export const inviteLinksEnabled: AccessRule<InviteLinkFacts> = {
  needs: 'invite links',
  allows: (facts) => facts.inviteLinks,
};
export const gitSynced: AccessRule<GitSyncFacts> = {
  needs: 'a repository',
  allows: (facts) => facts.gitSync,
};
export const reviewsOrEditsOwn = anyOf(withLevel('REVIEW'), allOf(withLevel('EDIT'), self));
export const ownsRequest: AccessRule<RequestAuthorFacts> = {
  needs: 'author of the change request',
  allows: (facts) => facts.ownsRequest,
};
export const editor: AccessRule<MembershipFacts & EditorFacts> = {
  needs: 'edit',
  allows: (facts) => facts.member && facts.editsAnywhere,
};

const readsPart: AccessRule<MembershipFacts & SiteFacts> = {
  needs: 'read',
  allows: (facts) => facts.member && facts.readsPart,
};
export const onSite = (level: AccessLevel): AccessRule<SiteFacts> => ({
  needs: level.toLowerCase(),
  allows: (facts) => levelToNumber(facts.siteLevel) >= levelToNumber(level),
});
export const readsSite = anyOf(onSite('READ'), readsPart);
/** The rule about the publication and the visitors of a site. */
export const administersSite = anyOf(onSite('ADMIN'), self);

const isOpen: AccessRule<IntegrationFacts> = {
  needs: 'a token',
  allows: (facts) => facts.isOpen,
};
export const readsIntegration = anyOf(isOpen, inOrganization);
export const installs: AccessRule<IntegrationFacts> = {
  needs: 'admin',
  allows: (facts) => facts.installs,
};
export const publishes: AccessRule<PublisherFacts> = {
  needs: 'admin',
  allows: (facts) => facts.publishes,
};
export const adminOrPublisher = anyOf(atLeast('ADMIN'), publishes);
