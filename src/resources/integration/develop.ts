/**
 * Sends the events of installations to the tunnel of an integration in development: through a
 * webhook endpoint of each installation, which no list of webhooks has.
 */
import type { Context } from '../../context.ts';
import type { SortOrder } from '../../data/connection/order.ts';
import { byTime, declareOrders } from '../../data/connection/order.ts';
import { type ConnectionQuery, declareList } from '../../data/connection.ts';
import { newId } from '../../data/new-id.ts';
import type { InstallationRow, IntegrationRow } from '../../data/rows.ts';
import type { IntegrationEventRow } from '../../data/rows/integration-event.ts';
import { column, statement } from '../../data/statement.ts';
import { write, type WriteContext } from '../../data/write.ts';
import type { IntegrationEventOrderField } from '../../generated/resolvers.ts';
import { newWebhookSecret } from '../../data/webhook-secret.ts';
import { findIntegration } from './find.ts';

/** Installations whose events are sent to one tunnel. */
const MAX_INSTALLATION_COUNT = 1000;

const LOCK = statement(
  'integration.lockToDevelop',
  'SELECT id FROM integrations WHERE id = $1 FOR UPDATE',
  { id: column.text },
);

// The endpoints begin at the end of the log of their organization.
const START = statement(
  'integration.startEndpoints',
  `UPDATE webhook_endpoints wh SET url = $2, enabled = true, disabled_reason = NULL, disabled_message = NULL, disabled_at = NULL, failure_count = 0, failing_since = NULL, paused_until = NULL,
    position = coalesce((SELECT max(ep.position) FROM event_positions ep WHERE ep.organization_id = wh.organization_id), 0)
  FROM unnest($1::text[], $3::text[]) AS n(id, organization_id) WHERE wh.installation_id = n.id AND wh.organization_id = n.organization_id`,
  {},
);

type InstallationKey = Pick<InstallationRow, 'id' | 'organizationId'>;

/** Creates the missing endpoints of installations, and starts all of them. */
async function startEndpoints(
  ctx: Context,
  tx: WriteContext,
  installations: readonly InstallationKey[],
  url: string,
): Promise<void> {
  const existing = await tx.prisma.webhookEndpoint.findMany({
    where: { installationId: { in: installations.map(({ id }) => id) } },
    select: { installationId: true },
  });
  const withEndpoint = new Set(existing.map(({ installationId }) => installationId));
  await tx.prisma.webhookEndpoint.createMany({
    data: installations
      .filter(({ id }) => !withEndpoint.has(id))
      .map(({ id: installationId, organizationId }) => {
        const id = newId('WebhookEndpoint');
        const { sealed: secret } = newWebhookSecret(ctx.secrets, id);
        return { id, organizationId, installationId, url, secret, createdAt: ctx.now };
      }),
  });
  await tx.load.assignedPositions.loadMany(
    installations.map(({ organizationId }) => organizationId),
  );
  await tx.query(START, [
    installations.map(({ id }) => id),
    url,
    installations.map(({ organizationId }) => organizationId),
  ]);
}

/** Starts the endpoint of a new installation if its integration is in development. */
export async function startEndpointOf(
  ctx: Context,
  tx: WriteContext,
  { devUrl, devAll, ownerId }: IntegrationRow,
  installation: InstallationKey,
): Promise<void> {
  if (devUrl !== null && (devAll || installation.organizationId === ownerId))
    await startEndpoints(ctx, tx, [installation], devUrl);
}

/** Stops the endpoints of an integration. Their deliveries remain until they expire. */
const stopEndpoints = (ctx: Context, tx: WriteContext, integrationId: string) =>
  tx.prisma.webhookEndpoint.updateMany({
    where: { installation: { integrationId }, enabled: true },
    data: { enabled: false, disabledReason: 'MEMBER', disabledAt: ctx.now },
  });

/** The tunnel of an integration in development. */
interface Tunnel {
  readonly url: string;
  /** True for the installations of all organizations, false for those of the publisher. */
  readonly all: boolean;
}

/** Sets the tunnel of an integration, or removes it. */
export const setTunnel = (ctx: Context, name: string, tunnel: Tunnel | null): Promise<string> =>
  write(
    ctx,
    {
      action: 'integration.develop',
      on: (load) => findIntegration({ viewer: ctx.viewer, load }, name),
    },
    async (tx, { id, ownerId }) => {
      await tx.query(LOCK, [id]);
      await tx.prisma.integration.update({
        where: { id },
        data: { devUrl: tunnel?.url ?? null, devAll: tunnel?.all ?? false },
      });
      await stopEndpoints(ctx, tx, id);
      if (tunnel) {
        const installations = await tx.prisma.integrationInstallation.findMany({
          where: { integrationId: id, ...(!tunnel.all && { organizationId: ownerId }) },
          select: { id: true, organizationId: true },
          orderBy: { id: 'asc' },
          take: MAX_INSTALLATION_COUNT,
        });
        await startEndpoints(ctx, tx, installations, tunnel.url);
      }
      tx.record({ fields: ['tunnelUrl', 'all'] });
      return id;
    },
  );

const EVENTS = declareList<IntegrationEventRow>(
  'integration.events',
  {
    columns: `wd.id, wd.integration_id AS "integrationId", wh.installation_id AS "installationId", wd.created_at AS "createdAt", wd.request_body::jsonb AS payload,
      CASE wd.status WHEN 'SUCCEEDED' THEN 'SUCCESS' ELSE 'FAILED' END AS status`,
    row: {
      id: column.text,
      integrationId: column.present(column.text, 'It is the key of the list.'),
      installationId: column.present(column.text, 'Only deliveries of installations have it.'),
      createdAt: column.timestamp,
      payload: column.json<object>(),
      status: column.present(
        column.text as typeof column.text & { value?: 'SUCCESS' | 'FAILED' },
        'Each status has a value.',
      ),
    },
  },
  'webhook_deliveries wd JOIN webhook_endpoints wh ON wh.id = wd.webhook_endpoint_id AND wh.organization_id = wd.organization_id',
  'wd.integration_id',
);

const eventOrders = declareOrders<IntegrationEventOrderField>('wd.id', {
  CREATED_AT: byTime('wd.created_at'),
});

/** Returns the query for the events that were sent to an integration, or failed at least once. */
export const integrationEventsOf = (
  orderBy: SortOrder<IntegrationEventOrderField>,
): ConnectionQuery<IntegrationEventRow> => ({
  ...EVENTS,
  where: [{ sql: 'wd.last_attempt_at IS NOT NULL' }],
  ...eventOrders(orderBy),
});
