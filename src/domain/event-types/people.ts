/** Describes the events of organizations, people, teams and sign-ins. */
import type { KindName } from '../kinds.ts';
import { type EventTypes, ids } from './event-type.ts';

/** The events of a standard resource. */
const standard = (subject: KindName, fieldsOf?: string) =>
  ({
    create: { what: 'created', subject: [subject] },
    update: { what: 'updated', subject: [subject], ...(fieldsOf !== undefined && { fieldsOf }) },
    delete: { what: 'deleted', subject: [subject], isGone: true },
  }) satisfies EventTypes;

const linkInvite = standard('LinkInvite', 'UpdateLinkInviteInput');
const samlProvider = standard('SAMLProvider', 'UpdateSAMLProviderInput');
const serviceAccount = standard('ServiceAccount', 'UpdateServiceAccountInput');

/** The events of organizations and people. */
export const people = {
  'organization.create': { what: 'created', subject: ['Organization'] },
  'organization.update': {
    what: 'updated',
    subject: ['Organization'],
    fieldsOf: 'UpdateOrganizationInput',
  },
  'organization.setSearchSynonyms': {
    what: 'changed the synonyms of search',
    subject: ['Organization'],
    fields: ['searchSynonyms'],
  },
  'organization.join': {
    what: 'joined by a person with an address of its e-mail domains',
    subject: ['Member'],
    related: [ids('User', 'the user of the member')],
  },
  'member.update': {
    what: 'updated',
    subject: ['Member'],
    fields: ['role', 'disabled', 'sso'],
    related: [ids('User', 'the user of the member')],
  },
  'member.remove': {
    what: 'removed, or left',
    subject: ['Member'],
    related: [ids('User', 'the user of the member')],
    isGone: true,
  },
  'member.ping': { what: 'active', subject: ['Member'], fields: ['lastSeenAt'] },
  'member.passSSO': {
    what: 'active with a token that bypasses SAML sign-in; once a day for each token',
    subject: ['Member'],
    related: [ids('User', 'the user of the member')],
  },
  'invite.create': {
    what: 'invited people',
    subject: ['Organization'],
    related: [ids('Invite', 'the invites')],
  },
  'invite.accept': {
    what: 'joined by an invite or a link invite',
    subject: ['Invite', 'LinkInvite'],
    related: [ids('User', 'the user who joined')],
  },
  'invite.delete': { what: 'revoked', subject: ['Invite'], isGone: true },
  'linkInvite.create': linkInvite.create,
  'linkInvite.update': linkInvite.update,
  'linkInvite.delete': linkInvite.delete,
  'team.create': {
    what: 'created',
    subject: ['Team'],
    related: [ids('User', 'the first members')],
  },
  'team.update': { what: 'renamed', subject: ['Team'], fields: ['title'] },
  'team.updateMembers': {
    what: 'changed its members',
    subject: ['Team'],
    related: [ids('User', 'the members who were added, changed or removed')],
  },
  'teamMember.remove': {
    what: 'lost a member',
    subject: ['Team'],
    related: [ids('User', 'the user who was removed, or left')],
  },
  'team.delete': { what: 'deleted', subject: ['Team'], isGone: true },
  'serviceAccount.create': serviceAccount.create,
  'serviceAccount.update': {
    ...serviceAccount.update,
    fields: ['tokens'],
    related: [ids('ApiToken', 'the token that was created, rotated or revoked')],
  },
  'serviceAccount.delete': serviceAccount.delete,
  'samlProvider.create': samlProvider.create,
  'samlProvider.update': samlProvider.update,
  'samlProvider.delete': samlProvider.delete,
  'signIn.receive': {
    what: 'signed in at the identity provider',
    subject: ['Member'],
    fields: ['member', 'sso', 'teams', 'role', 'displayName'],
    related: [ids('SAMLProvider', 'the provider'), ids('User', 'the user')],
  },
  'signIn.complete': {
    what: 'created by a sign-in',
    subject: ['ApiToken'],
    related: [ids('SAMLProvider', 'the provider'), ids('User', 'the user')],
  },
} satisfies EventTypes;
