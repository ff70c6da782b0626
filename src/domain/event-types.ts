/**
 * Lists the actions that events record: the kind of the subject, what `fields` names, and what
 * `related` contains. `docs/reference/events.md` is made from it.
 */
import { content } from './event-types/content.ts';
import type { EventTypes } from './event-types/event-type.ts';
import { integrations } from './event-types/integrations.ts';
import { people } from './event-types/people.ts';
import { sites } from './event-types/sites.ts';
import { webhooks } from './event-types/webhooks.ts';

/** The events of an account, which are in no organization and have no position. */
const accounts = {
  'token.create': { what: 'created', subject: ['ApiToken'] },
  'token.rotate': { what: 'rotated', subject: ['ApiToken'], fields: ['secret'] },
  'token.revoke': { what: 'revoked', subject: ['ApiToken'] },
  'user.update': { what: 'updated', subject: ['User'], fieldsOf: 'UpdateUserInput' },
} satisfies EventTypes;

/** The actions of the events of organizations, by the parts of the catalog. */
export const eventTypesByPart = {
  'Organizations and people': people,
  Content: content,
  Sites: sites,
  Integrations: integrations,
  Webhooks: webhooks,
} as const satisfies Readonly<Record<string, EventTypes>>;

/** The actions that are recorded as events. */
export const eventTypes = {
  ...{ ...people, ...content, ...sites, ...integrations, ...webhooks },
  ...accounts,
};

/** An action that is recorded as an event. */
export type RecordedAction = keyof typeof eventTypes;

/** Returns whether a text is the action of events of organizations. */
export const isEventOfOrganization = (text: string): boolean =>
  Object.hasOwn(eventTypes, text) && !Object.hasOwn(accounts, text);
