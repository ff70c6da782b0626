/** Audit events: who did what. They are written by every write, and only read here. */
import { authorize } from '../data/authorize.ts';
import { type List, where } from '../data/connection.ts';
import type { AuditEventRow } from '../data/rows.ts';
import { tables } from '../data/tables.ts';
import type { OrganizationAuditEventsArgs, Resolvers } from '../generated/resolvers.ts';

const eventsList = ({ actor, action, subject, from, to }: Partial<OrganizationAuditEventsArgs>): List => ({
  name: 'organization.auditEvents',
  columns: tables.auditEvent.columns,
  from: 'events e',
  parent: 'e.organization_id',
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
    actor: ({ actorId }, _, ctx) => (actorId === null ? null : ctx.load.user.load(actorId)),
    token: ({ tokenId }) => tokenId,
    subject: ({ subjectId }) => subjectId,
    path: ({ spaceId, collectionId }) => (spaceId === null && collectionId === null ? null : { space: spaceId, collection: collectionId }),
  },
  AuditEventConnection: { totalCount: (page) => page.count() },
  Organization: {
    auditEvents: async ({ id }, args, ctx) => {
      await authorize(ctx, 'auditEvent.list', { id });
      return ctx.load.page<AuditEventRow>(eventsList(args), id, args);
    },
  },
};
