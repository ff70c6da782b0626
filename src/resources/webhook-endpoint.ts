/** Resolves webhook endpoints, the URLs that receive the events of an organization. */
import { contains } from '../data/connection.ts';
import { isTrue } from '../data/connection/conditions.ts';
import { byName, byTime, type ListArgs } from '../data/connection/order.ts';
import {
  declareStandardList,
  deleteStandard,
  pageOfStandard,
  readStandard,
} from '../data/standard.ts';
import type {
  OrganizationWebhookEndpointsArgs,
  Resolvers,
  WebhookEndpointOrderField,
} from '../generated/resolvers.ts';
import { actorOf } from './actor.ts';
import {
  createWebhookEndpoint,
  disableWebhookEndpoint,
  enableWebhookEndpoint,
  replayWebhookEvents,
  requireListed,
  rotateWebhookSecret,
  testWebhookEndpoint,
  updateWebhookEndpoint,
} from './webhook-endpoint/write.ts';

const webhookEndpoints = declareStandardList<'webhookEndpoint', WebhookEndpointOrderField>(
  'webhookEndpoint',
  'organization.webhookEndpoints',
  { CREATED_AT: byTime('wh.created_at'), URL: byName('wh.url') },
);

const webhookEndpointsOf = ({ filter, orderBy }: ListArgs<OrganizationWebhookEndpointsArgs>) =>
  webhookEndpoints(
    orderBy,
    { sql: 'wh.installation_id IS NULL' },
    contains('wh.url', filter?.url),
    isTrue('wh.enabled', filter?.enabled),
  );

export const webhookEndpoint: Resolvers = {
  WebhookEndpoint: {
    createdBy: ({ createdById }, _, ctx) => actorOf(ctx, createdById),
    selectionBy: ({ selectionById }, _, ctx) => actorOf(ctx, selectionById),
    organization: ({ organizationId }, _, ctx) => ctx.load.organization.must(organizationId),
    previousSecretExpiresAt: ({ previousSecretExpiresAt }, _, { now }) =>
      previousSecretExpiresAt !== null && Date.parse(previousSecretExpiresAt) > now.getTime()
        ? previousSecretExpiresAt
        : null,
    urls: ({ id, organizationId }, _, { settings }) => ({
      location: `${settings.baseUrl}/v1/orgs/${organizationId}/webhooks/${id}`,
    }),
  },
  Organization: {
    webhookEndpoints: ({ id }, args, ctx) =>
      pageOfStandard(ctx, 'webhookEndpoint', webhookEndpointsOf(args), id, args),
  },
  Query: {
    webhookEndpoint: (_, { id }, ctx) => readStandard(ctx, 'webhookEndpoint', id),
  },
  Mutation: {
    createWebhookEndpoint: (_, { input: { organizationId, ...input } }, ctx) =>
      createWebhookEndpoint(ctx, organizationId, input),
    updateWebhookEndpoint: async (_, { input }, ctx) => ({
      webhookEndpoint: await updateWebhookEndpoint(ctx, input),
    }),
    deleteWebhookEndpoint: async (_, { input: { id } }, ctx) => ({
      deletedWebhookEndpointId: await deleteStandard(
        ctx,
        'webhookEndpoint',
        id,
        async (tx, key, row) => {
          requireListed(row);
          await tx.prisma.webhookEndpoint.delete({ where: { key } });
        },
      ),
    }),
    enableWebhookEndpoint: async (_, { input: { id } }, ctx) => ({
      webhookEndpoint: await enableWebhookEndpoint(ctx, id),
    }),
    disableWebhookEndpoint: async (_, { input: { id } }, ctx) => ({
      webhookEndpoint: await disableWebhookEndpoint(ctx, id),
    }),
    rotateWebhookSecret: (_, { input }, ctx) => rotateWebhookSecret(ctx, input),
    testWebhookEndpoint: async (_, { input: { id } }, ctx) => ({
      webhookDelivery: await ctx.load.webhookDelivery.must(await testWebhookEndpoint(ctx, id)),
    }),
    replayWebhookEvents: async (_, { input: { id, position } }, ctx) => ({
      webhookEndpoint: await replayWebhookEvents(ctx, id, position),
    }),
  },
};
