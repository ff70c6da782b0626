/** Resolves audit events. Every write creates them; this module only reads them. */
import { authorize } from '../data/authorize.ts';
import { type ConnectionQuery, where, declareList } from '../data/connection.ts';
import type { AuditEventRow } from '../data/rows.ts';
import { tables } from '../data/tables.ts';
import type { OrganizationAuditEventsArgs, Resolvers } from '../generated/resolvers.ts';
import { actorOf } from './actor.ts';

const AUDIT_EVENTS = declareList(
  'organization.auditEvents',
  tables.auditEvent,
  'events e',
  'e.organization_id',
);

const eventsList = ({
  actor,
  action,
  subject,
  from,
  to,
}: Partial<OrganizationAuditEventsArgs>): ConnectionQuery<AuditEventRow> => ({
  ...AUDIT_EVENTS,
  where: [
    where('e.actor_id = ?', actor),
    where('e.action = ?', action),
    where('e.subject_id = ?', subject),
    where('e.created_at >= ?::timestamptz', from?.toISOString()),
    where('e.created_at < ?::timestamptz', to?.toISOString()),
  ],
  order: [
    { sql: 'e.created_at', type: 'timestamptz' },
    { sql: 'e.id', type: 'text' },
  ],
  descending: true,
});

export const auditEvent: Resolvers = {
  AuditEvent: {
    actor: ({ actorId }, _, ctx) => actorOf(ctx, actorId),
    path: ({ spaceId, collectionId }) =>
      spaceId === null && collectionId === null ? null : { spaceId, collectionId },
    relatedIds: ({ related }) => related,
  },
  Organization: {
    auditEvents: async ({ id }, args, ctx) => {
      await authorize(ctx, 'auditEvent.list', { id });
      return ctx.load.page<AuditEventRow>(eventsList(args), id, args);
    },
  },
};
