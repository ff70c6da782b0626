// Inputs that violate rules about people, organizations and tokens.
import { scopes } from '../../../src/domain/scopes.ts';
import { done } from '../../site-structure/made.ts';
import { ids, type World } from '../../support.ts';
import { type RuleCase, sameId } from './rule-case.ts';

const past = '2020-01-01T00:00:00.000Z';
const inThePast = 'This time is in the past. Choose a future time, or none.';
const unknownScope = (of: object) =>
  `There is no such scope. Scopes are: ${Object.keys(of).join(', ')}.`;
const ofToken = unknownScope(scopes);
const noAdmins =
  'A link invite cannot create admins, because anyone can pass the link on. Change the role afterwards.';
const noEvent = 'There is no such event. The catalog of events lists the actions.';
const listedTwice = 'This event is listed already.';
const noCertificate =
  'This is not a certificate: the content between its first and last line is not X.509.';
const noLevel = 'Send the level, or null for none.';
const guide = ids.space('guide');

/** Returns the cases of rules about people, organizations and tokens. */
export const casesOfPeople = (world: World): readonly RuleCase[] => [
  [
    ['UpdateNotificationPreferencesInput preferences'],
    'updateNotificationPreferences',
    () => ({
      input: {
        preferences: [
          { reason: 'COMMENT', email: 'NONE' },
          { reason: 'COMMENT', isListed: false },
        ],
      },
      problems: [['preferences.1.reason', 'Send each reason once.']],
    }),
  ],
  [
    ['SetSearchSynonymsInput groups'],
    'setSearchSynonyms',
    () => ({
      input: {
        organizationId: ids.acme,
        groups: [
          { words: ['k8s', 'kubernetes'] },
          { words: ['a b c d e f', 'g'] },
          { words: ['Same', 'same!'] },
        ],
      },
      problems: [
        ['groups.1.words', 'Each synonym must have 1 to 5 words, and "a b c d e f" has 6.'],
        [
          'groups.2.words',
          'A group of synonyms must have at least two that differ in more than case and punctuation.',
        ],
      ],
    }),
  ],
  [
    ['CreateTokenInput scopes', 'CreateTokenInput expiresAt'],
    'createToken',
    () => ({
      input: { label: 'CI', scopes: ['space:read', 'space:fly'], expiresAt: past },
      problems: [
        ['scopes.1', ofToken],
        ['expiresAt', inThePast],
      ],
    }),
  ],
  [
    ['CreateServiceAccountTokenInput scopes', 'CreateServiceAccountTokenInput expiresAt'],
    'createServiceAccountToken',
    () => ({
      input: {
        serviceAccountId: ids.publisher,
        label: 'CI',
        scopes: ['space:fly'],
        expiresAt: past,
      },
      problems: [
        ['scopes.0', ofToken],
        ['expiresAt', inThePast],
      ],
    }),
  ],
  [
    ['CreateLinkInviteInput level spaceId collectionId'],
    'createLinkInvite',
    () => ({
      input: { organizationId: ids.acme, level: 'READ' },
      problems: [['level', 'Send the space or collection of the level.']],
    }),
  ],
  [
    [
      'CreateLinkInviteInput role',
      'CreateLinkInviteInput level',
      'CreateLinkInviteInput expiresAt',
    ],
    'createLinkInvite',
    () => ({
      input: {
        organizationId: ids.acme,
        role: 'ADMIN',
        level: 'ADMIN',
        spaceId: guide,
        expiresAt: past,
      },
      problems: [
        ['role', noAdmins],
        ['level', noAdmins],
        ['expiresAt', inThePast],
      ],
    }),
  ],
  [
    [
      'UpdateLinkInviteInput role',
      'UpdateLinkInviteInput level',
      'UpdateLinkInviteInput expiresAt',
    ],
    'updateLinkInvite',
    async () => ({
      input: {
        id: (await done(world.as('ana').post(`/v1/orgs/${ids.acme}/link-invites`, {}))).id,
        role: 'ADMIN',
        level: 'ADMIN',
        expiresAt: past,
      },
      problems: [
        ['role', noAdmins],
        ['level', noAdmins],
        ['expiresAt', inThePast],
      ],
    }),
  ],
  [
    ['InviteMembersInput emails invitees'],
    'inviteMembers',
    () => ({
      input: { organizationId: ids.acme, emails: [] },
      problems: [['emails', 'Send at least one address.']],
    }),
  ],
  [
    ['CreateOrganizationInput hostname', 'CreateOrganizationInput emailDomains'],
    'createOrganization',
    () => ({
      input: { title: 'New', hostname: 'www', emailDomains: ['Gmail.com'] },
      problems: [
        ['hostname', 'This hostname is reserved for the service itself. Choose another.'],
        [
          'emailDomains.0',
          'gmail.com belongs to a public mail provider, so no organization can claim it.',
        ],
      ],
    }),
  ],
  [
    ['UpdateOrganizationInput emailDomains'],
    'updateOrganization',
    () => ({
      input: { id: ids.acme, emailDomains: ['acme.test', 'Gmail.com'] },
      problems: [
        [
          'emailDomains.1',
          'gmail.com belongs to a public mail provider, so no organization can claim it.',
        ],
      ],
    }),
  ],
  [
    ['CreateSAMLProviderInput certificate'],
    'createSAMLProvider',
    () => ({
      input: { organizationId: ids.acme, label: 'SSO', certificate: 'nonsense' },
      problems: [['certificate', noCertificate]],
    }),
  ],
  [
    ['UpdateSAMLProviderInput certificate'],
    'updateSAMLProvider',
    async () => ({
      input: {
        id: (await done(world.as('ana').post(`/v1/orgs/${ids.acme}/saml`, { label: 'SSO' }))).id,
        certificate: 'nonsense',
      },
      problems: [['certificate', noCertificate]],
    }),
  ],
  [
    ['CreateWebhookEndpointInput eventTypes'],
    'createWebhookEndpoint',
    () => ({
      input: {
        organizationId: ids.acme,
        url: 'https://hooks.test/',
        eventTypes: ['team.create', 'team.fly', 'team.create'],
      },
      problems: [
        ['eventTypes.1', noEvent],
        ['eventTypes.2', listedTwice],
      ],
    }),
  ],
  [
    ['UpdateWebhookEndpointInput eventTypes'],
    'updateWebhookEndpoint',
    async () => {
      const url = `/v1/orgs/${ids.acme}/webhooks`;
      const { id } = await done(world.as('ana').post(url, { url: 'http://127.0.0.1:9/' }));
      return { input: { id, eventTypes: ['team.fly'] }, problems: [['eventTypes.0', noEvent]] };
    },
  ],
  [
    ['GrantAllInput users teams', 'GrantAllInput users teams role'],
    'grantAll',
    () => ({
      input: {
        contentId: ids.space('onboarding'),
        users: [
          { userId: ids.user('ben'), role: 'READ' },
          { userId: ids.user('cat') },
          { userId: ids.user('ben'), role: 'EDIT' },
        ],
        teams: [{ teamId: ids.team('writers') }, { teamId: ids.team('writers'), role: 'READ' }],
      },
      problems: [
        ['users.2.userId', sameId('users.0.userId')],
        ['teams.1.teamId', sameId('teams.0.teamId')],
        ['users.1.role', noLevel],
        ['teams.0.role', noLevel],
      ],
    }),
  ],
  [
    ['GrantAllOnSiteInput users teams', 'GrantAllOnSiteInput users teams role'],
    'grantAllOnSite',
    () => ({
      input: {
        siteId: ids.site('help'),
        users: [
          { userId: ids.user('ben'), role: 'READ' },
          { userId: ids.user('cat') },
          { userId: ids.user('ben'), role: 'EDIT' },
        ],
        teams: [{ teamId: ids.team('writers') }, { teamId: ids.team('writers'), role: 'READ' }],
      },
      problems: [
        ['users.2.userId', sameId('users.0.userId')],
        ['teams.1.teamId', sameId('teams.0.teamId')],
        ['users.1.role', noLevel],
        ['teams.0.role', noLevel],
      ],
    }),
  ],
  [
    ['SetMemberGrantInput role'],
    'setMemberGrant',
    () => ({
      input: { contentId: guide, userId: ids.user('ben') },
      problems: [['role', noLevel]],
    }),
  ],
  [
    ['SetTeamGrantInput role'],
    'setTeamGrant',
    () => ({
      input: { contentId: guide, teamId: ids.team('writers') },
      problems: [['role', noLevel]],
    }),
  ],
  [
    ['CreateReviewInput comment body'],
    'createReview',
    () => ({
      input: {
        changeRequestId: ids.changeRequest('laptop'),
        status: 'APPROVED',
        comment: 'Both.',
        body: { markdown: 'Both.' },
      },
      problems: [['body', 'Send either a comment or a body.']],
    }),
  ],
  [
    ['RequestReviewersInput userIds'],
    'requestReviewers',
    () => ({
      input: { changeRequestId: ids.changeRequest('laptop'), userIds: [] },
      problems: [['userIds', 'Name 1 to 50 users.']],
    }),
  ],
];
