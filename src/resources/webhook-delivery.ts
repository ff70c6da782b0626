/** Resolves the deliveries of events to webhook endpoints, and sends them again. */
import type { Context } from '../context.ts';
import { authorize, requireMembership } from '../data/authorize.ts';
import { type ConnectionQuery, declareList, where } from '../data/connection.ts';
import { given, isOneOf } from '../data/connection/conditions.ts';
import { byTime, declareOrders, type ListArgs } from '../data/connection/order.ts';
import type { Loaders } from '../data/loaders.ts';
import { parentsOf } from '../data/parents.ts';
import { stored, type WebhookDeliveryRow } from '../data/rows.ts';
import { tables } from '../data/tables.ts';
import { write } from '../data/write.ts';
import { notFound } from '../domain/errors.ts';
import { webhookIdOf } from '../domain/webhook.ts';
import type {
  Resolvers,
  WebhookDeliveryOrderField,
  WebhookEndpointDeliveriesArgs,
} from '../generated/resolvers.ts';
import { makeDue, requireEnabled } from './webhook-endpoint/write.ts';

const DELIVERIES = declareList(
  'webhookEndpoint.deliveries',
  tables.webhookDelivery,
  'webhook_deliveries wd',
  'wd.webhook_endpoint_id',
);

const deliveryOrders = declareOrders<WebhookDeliveryOrderField>('wd.id', {
  CREATED_AT: byTime('wd.created_at'),
});

/** Returns the query for the deliveries of an endpoint. */
const deliveriesOf = ({
  filter,
  orderBy,
}: ListArgs<WebhookEndpointDeliveriesArgs>): ConnectionQuery<WebhookDeliveryRow> => ({
  ...DELIVERIES,
  where: given(
    isOneOf('wd.status', 'webhook_delivery_status', filter?.status && [filter.status]),
    where('wd.event_type = ?', filter?.eventType),
    where('wd.subject_id = ?', filter?.subjectId),
  ),
  ...deliveryOrders(orderBy),
});

/** Returns a delivery at its endpoint and in its organization, or null. */
async function findDelivery(
  load: Loaders,
  {
    organizationId,
    webhookEndpointId,
  }: Pick<WebhookDeliveryRow, 'organizationId' | 'webhookEndpointId'>,
  id: string,
): Promise<WebhookDeliveryRow | null> {
  await requireMembership(load, organizationId);
  const row = await load.webhookDelivery.load(id);
  return row?.organizationId === organizationId && row.webhookEndpointId === webhookEndpointId
    ? row
    : null;
}

async function readDelivery(ctx: Context, id: string): Promise<WebhookDeliveryRow> {
  const parents = await parentsOf(ctx, 'WebhookDelivery', id);
  const row = await findDelivery(ctx.load, parents, id);
  if (!row) throw notFound();
  await authorize(ctx, 'webhookDelivery.read', row);
  return row;
}

/** Makes a delivery due at once, with all attempts before it. */
async function redeliver(ctx: Context, id: string): Promise<WebhookDeliveryRow> {
  const parents = await parentsOf(ctx, 'WebhookDelivery', id);
  await write(
    ctx,
    { action: 'webhookDelivery.redeliver', on: (load) => findDelivery(load, parents, id) },
    async (tx) => {
      const { organizationId, webhookEndpointId } = await tx.load.webhookDelivery.must(id);
      requireEnabled(await tx.load.webhookEndpoint.must(webhookEndpointId));
      // the endpoint first, as those who deliver lock it
      await makeDue(tx, { id: webhookEndpointId, organizationId }, ctx.now);
      await tx.prisma.webhookDelivery.update({
        where: { key: { id, organizationId } },
        data: { status: 'PENDING', attemptCount: 0, nextAttemptAt: ctx.now },
      });
    },
  );
  return ctx.load.webhookDelivery.must(id);
}

export const webhookDelivery: Resolvers = {
  WebhookEndpoint: {
    deliveries: async (row, args, ctx) => {
      await authorize(ctx, 'webhookEndpoint.read', row);
      return ctx.load.page<WebhookDeliveryRow>(deliveriesOf(args), row.id, args);
    },
  },
  WebhookDelivery: {
    webhookEndpoint: ({ webhookEndpointId }, _, ctx) =>
      ctx.load.webhookEndpoint.must(webhookEndpointId),
    webhookId: (row) => webhookIdOf(row),
    position: ({ eventId, position }) => (eventId === null ? null : position),
    request: ({ requestHeaders, requestBody }) =>
      requestHeaders === null
        ? null
        : { headers: stored<Record<string, string>>(requestHeaders) ?? {}, body: requestBody },
    response: ({ responseStatus, responseBody }) =>
      responseStatus === null ? null : { status: responseStatus, body: responseBody ?? '' },
    urls: ({ id, organizationId, webhookEndpointId }, _, { settings }) => ({
      location: `${settings.baseUrl}/v1/orgs/${organizationId}/webhooks/${webhookEndpointId}/deliveries/${id}`,
    }),
  },
  Query: {
    webhookDelivery: (_, { id }, ctx) => readDelivery(ctx, id),
  },
  Mutation: {
    redeliverWebhook: async (_, { input: { id } }, ctx) => ({
      webhookDelivery: await redeliver(ctx, id),
    }),
  },
};
