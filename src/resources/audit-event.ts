/** Resolves audit events. Every write creates them; this module only reads them. */
import { authorize } from '../data/authorize.ts';
import { type ConnectionQuery, where, declareList } from '../data/connection.ts';
import { createdWithin, given, unevenly } from '../data/connection/conditions.ts';
import { byNumber, byTime, declareOrders, type ListArgs } from '../data/connection/order.ts';
import { EVENTS_BY_POSITION } from '../data/event-log.ts';
import { typeOfId } from '../domain/ids.ts';
import type { AuditEventRow } from '../data/rows.ts';
import { tables } from '../data/tables.ts';
import type {
  AuditEventOrderField,
  OrganizationAuditEventsArgs,
  OrganizationEventsAfterArgs,
  Resolvers,
} from '../generated/resolvers.ts';
import { actorOf } from './actor.ts';

const AUDIT_EVENTS = declareList(
  'organization.auditEvents',
  tables.auditEvent,
  'events e',
  'e.organization_id',
);

const auditEventOrders = declareOrders<AuditEventOrderField>('e.id', {
  CREATED_AT: byTime('e.created_at'),
});

const eventsList = ({
  filter,
  orderBy,
}: ListArgs<OrganizationAuditEventsArgs>): ConnectionQuery<AuditEventRow> => ({
  ...AUDIT_EVENTS,
  where: [
    where('e.actor_id = ?', filter?.actorId),
    where('e.action = ?', filter?.action),
    where('e.subject_id = ?', filter?.subjectId),
    ...given(where('e.space_id = ?', filter?.spaceId)),
    ...createdWithin('e.created_at', filter),
  ],
  ...auditEventOrders(orderBy),
});

const EVENTS_AFTER = declareList(
  'organization.eventsAfter',
  tables.auditEvent,
  EVENTS_BY_POSITION,
  'ep.organization_id',
);

const eventsAfterList = ({
  position,
}: Pick<OrganizationEventsAfterArgs, 'position'>): ConnectionQuery<AuditEventRow> => ({
  ...EVENTS_AFTER,
  // one of many values of a log: it is planned for the value
  where: [unevenly(where('ep.position > ?', position))],
  order: [byNumber('ep.position')],
  descending: false,
});

/** The request id of actions of the command line. */
const COMMAND_LINE = 'command-line';

/** Returns the type of an object in kebab case: `change-request`, or `saml-provider`. */
const kebabTypeOf = (id: string): string =>
  (typeOfId(id) ?? 'unknown')
    .replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3-$2')
    .toLowerCase();

export const auditEvent: Resolvers = {
  AuditEvent: {
    actor: ({ actorId }, _, ctx) => actorOf(ctx, actorId),
    path: ({ spaceId, collectionId }) =>
      spaceId === null && collectionId === null ? null : { spaceId, collectionId },
    relatedIds: ({ related }) => related,
    schemaVersion: () => 1,
    source: ({ tokenId, requestId }) =>
      tokenId === null && requestId === COMMAND_LINE ? 'SCRIPT' : 'API',
    target: ({ subjectId }) => ({ type: kebabTypeOf(subjectId), key: subjectId }),
    urls: ({ id, organizationId }, _, { settings }) => ({
      location: `${settings.baseUrl}/v1/orgs/${organizationId}/audit-events/${id}`,
    }),
  },
  Organization: {
    auditEvent: async ({ id: organizationId }, { id }, ctx) => {
      await authorize(ctx, 'auditEvent.list', { id: organizationId });
      const row = await ctx.load.auditEvent.load(id);
      return row?.organizationId === organizationId ? row : null;
    },
    auditEvents: async ({ id }, args, ctx) => {
      await authorize(ctx, 'auditEvent.list', { id });
      return ctx.load.page<AuditEventRow>(eventsList(args), id, args);
    },
    eventsAfter: async ({ id }, args, ctx) => {
      await authorize(ctx, 'auditEvent.list', { id });
      await ctx.load.assignedPositions.load(id);
      return ctx.load.page<AuditEventRow>(eventsAfterList(args), id, args);
    },
  },
};
