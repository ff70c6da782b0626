/** Changes webhook endpoints: creates and updates them, enables and disables them, and rotates secrets. */
import type { InputFields } from '../../data/parents.ts';
import { parentsOf } from '../../data/parents.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../data/database.ts';
import { toGiven } from '../../data/given.ts';
import { newId } from '../../data/new-id.ts';
import type { WebhookEndpointRow } from '../../data/rows.ts';
import {
  createStandard,
  findStandard,
  type StandardKey,
  updateStandard,
} from '../../data/standard.ts';
import { column, statement } from '../../data/statement.ts';
import { newWebhookSecret } from '../../data/webhook-secret.ts';
import { write, type WriteContext } from '../../data/write.ts';
import { AppError, badInput, notFound } from '../../domain/errors.ts';
import { isEventOfOrganization } from '../../domain/event-types.ts';
import { checkEach } from '../../domain/problems.ts';
import { TEST_EVENT_TYPE, testPayloadOf } from '../../domain/webhook.ts';
import type {
  CreateWebhookEndpointInput,
  RotateWebhookSecretInput,
  UpdateWebhookEndpointInput,
} from '../../generated/resolvers.ts';

/** The scopes of a selection that a token without scopes has set. */
export const ALL_SCOPES = '*';
/** Endpoints per organization. */
const MAX_ENDPOINT_COUNT = 50;
/** Tests of one endpoint that wait. */
const MAX_TEST_COUNT = 10;
const HOUR_MS = 60 * 60 * 1000;

/**
 * Requires that each event type is the action of an event of organizations, and occurs once.
 * @throws BAD_USER_INPUT with each other one
 */
export function requireEventTypes(types: readonly string[], field: string): void {
  checkEach(types, (type, index) => {
    if (!isEventOfOrganization(type))
      throw badInput(
        'There is no such event. The catalog of events lists the actions.',
        `${field}.${index}`,
      );
    if (types.indexOf(type) !== index)
      throw badInput('This event is listed already.', `${field}.${index}`);
  });
}

/**
 * Returns the columns of a selection that the viewer sets or removes; none for an absent one.
 * @throws BAD_USER_INPUT, FORBIDDEN
 */
function selectionColumns(ctx: Context, selection: string | null | undefined) {
  if (selection === undefined) return {};
  if (selection === null) return { selection, selectionById: null, selectionScopes: [] };
  ctx.checkEventSelection(selection, 'input.selection');
  const { userId = null, scopes = 'all' } = ctx.viewer ?? {};
  const selectionScopes = scopes === 'all' ? [ALL_SCOPES] : [...scopes];
  return { selection, selectionById: userId, selectionScopes };
}

const LOCK_ORGANIZATION = statement(
  'webhook.lockAll',
  'SELECT id FROM organizations WHERE id = $1 FOR NO KEY UPDATE',
  { id: column.text },
);
const LAST_POSITION = statement(
  'webhook.lastPosition',
  'SELECT coalesce(max(ep.position), 0) AS position FROM event_positions ep WHERE ep.organization_id = $1',
  { position: column.present(column.integer, 'It is 0 without positions.') },
);

/** An endpoint with its secret, which is returned only once. */
interface WithSecret {
  readonly webhookEndpoint: WebhookEndpointRow;
  readonly secret: string;
}

/**
 * Creates a webhook endpoint at the end of the log.
 * @throws CONFLICT if the organization has too many endpoints
 */
export async function createWebhookEndpoint(
  ctx: Context,
  organizationId: string,
  input: InputFields<CreateWebhookEndpointInput>,
): Promise<WithSecret> {
  let secret = '';
  const webhookEndpoint = await createStandard(
    ctx,
    'webhookEndpoint',
    organizationId,
    async (tx, key) => {
      requireEventTypes(input.eventTypes ?? [], 'input.eventTypes');
      const selection = selectionColumns(ctx, input.selection);
      await tx.query(LOCK_ORGANIZATION, [organizationId]);
      const where = { organizationId, installationId: null };
      if ((await tx.prisma.webhookEndpoint.count({ where })) >= MAX_ENDPOINT_COUNT)
        throw new AppError(
          'CONFLICT',
          `An organization has at most ${MAX_ENDPOINT_COUNT} webhook endpoints. Delete an unused one.`,
        );
      await tx.load.assignedPositions.load(organizationId);
      const [last] = await tx.query(LAST_POSITION, [organizationId]);
      const created = newWebhookSecret(ctx.secrets, key.id);
      secret = created.secret;
      await tx.prisma.webhookEndpoint.create({
        data: {
          ...key,
          url: input.url,
          description: input.description ?? '',
          eventTypes: input.eventTypes ?? [],
          ...selection,
          position: last?.position ?? 0,
          secret: created.sealed,
          createdById: ctx.viewer?.userId ?? null,
          createdAt: ctx.now,
        },
      });
    },
  );
  return { webhookEndpoint, secret };
}

/**
 * Requires an endpoint that is not that of an installation, which only its integration changes.
 * @throws NOT_FOUND
 */
export function requireListed({ installationId }: WebhookEndpointRow): void {
  if (installationId !== null) throw notFound();
}

/** Updates the given fields of a webhook endpoint. */
export const updateWebhookEndpoint = (
  ctx: Context,
  input: UpdateWebhookEndpointInput,
): Promise<WebhookEndpointRow> =>
  updateStandard(ctx, 'webhookEndpoint', input, async (tx, key, fields, row) => {
    requireListed(row);
    requireEventTypes(fields.eventTypes ?? [], 'input.eventTypes');
    const data = { ...toGiven(fields, 'selection'), ...selectionColumns(ctx, fields.selection) };
    await tx.prisma.webhookEndpoint.update({ where: { key }, data });
  });

/** The actions of an endpoint beyond those of a standard resource. */
type EndpointAction =
  `webhookEndpoint.${'enable' | 'disable' | 'rotateSecret' | 'test' | 'replay'}`;

const LOCK = statement(
  'webhook.lock',
  'SELECT id FROM webhook_endpoints WHERE id = $1 AND organization_id = $2 FOR UPDATE',
  { id: column.text },
);

/** Runs a write on an endpoint, which is locked and read after that. */
async function changeEndpoint<T>(
  ctx: Context,
  action: EndpointAction,
  id: string,
  body: (tx: WriteContext, key: StandardKey, row: WebhookEndpointRow) => Promise<T>,
): Promise<T> {
  const { organizationId } = await parentsOf(ctx, 'WebhookEndpoint', id);
  return write(
    ctx,
    {
      action,
      on: async (load, tx) => {
        const found = await findStandard(load, 'webhookEndpoint', organizationId, id);
        if (!found || found.installationId !== null) return null;
        await tx.query(LOCK, [id, organizationId]);
        load.webhookEndpoint.clearAll(); // it may have changed before it was locked
        return load.webhookEndpoint.load(id);
      },
    },
    async (tx) => body(tx, { id, organizationId }, await tx.load.webhookEndpoint.must(id)),
  );
}

/** Enables an endpoint: what waits for it is due at once. */
export async function enableWebhookEndpoint(ctx: Context, id: string): Promise<WebhookEndpointRow> {
  await changeEndpoint(ctx, 'webhookEndpoint.enable', id, async (tx, key, row) => {
    if (row.enabled) return tx.skipEvent();
    await tx.prisma.webhookEndpoint.update({
      where: { key },
      data: {
        ...{ enabled: true, disabledReason: null, disabledMessage: null, disabledAt: null },
        ...{ failureCount: 0, failingSince: null, pausedUntil: null, dueAt: ctx.now },
      },
    });
    await tx.prisma.webhookDelivery.updateMany({
      where: { ...waitingOf(key) },
      data: { nextAttemptAt: ctx.now, attemptCount: 0 },
    });
  });
  return ctx.load.webhookEndpoint.must(id);
}

/** Returns the condition for the deliveries of an endpoint that wait. */
const waitingOf = ({ id, organizationId }: StandardKey) =>
  ({ webhookEndpointId: id, organizationId, status: 'PENDING' }) as const;

/** Disables an endpoint. */
export async function disableWebhookEndpoint(
  ctx: Context,
  id: string,
): Promise<WebhookEndpointRow> {
  await changeEndpoint(ctx, 'webhookEndpoint.disable', id, async (tx, key, row) => {
    if (!row.enabled) return tx.skipEvent();
    await tx.prisma.webhookEndpoint.update({
      where: { key },
      data: { enabled: false, disabledReason: 'MEMBER', disabledAt: ctx.now },
    });
  });
  return ctx.load.webhookEndpoint.must(id);
}

/** Replaces the secret of an endpoint. The previous one is valid until the overlap ends. */
export async function rotateWebhookSecret(
  ctx: Context,
  { id, overlapHours }: Pick<RotateWebhookSecretInput, 'id' | 'overlapHours'>,
): Promise<WithSecret> {
  const secret = await changeEndpoint(
    ctx,
    'webhookEndpoint.rotateSecret',
    id,
    async (tx, key, row) => {
      const created = newWebhookSecret(ctx.secrets, id);
      const isOverlapping = overlapHours > 0;
      await tx.prisma.webhookEndpoint.update({
        where: { key },
        data: {
          secret: created.sealed,
          previousSecret: isOverlapping ? new Uint8Array(row.secret) : null,
          previousSecretExpiresAt: isOverlapping
            ? new Date(ctx.now.getTime() + overlapHours * HOUR_MS)
            : null,
        },
      });
      tx.record({ fields: ['secret'] });
      return created.secret;
    },
  );
  return { webhookEndpoint: await ctx.load.webhookEndpoint.must(id), secret };
}

/**
 * Requires an enabled endpoint.
 * @throws INVALID_TRANSITION
 */
export function requireEnabled({ enabled }: WebhookEndpointRow): void {
  if (!enabled)
    throw new AppError('INVALID_TRANSITION', 'The webhook endpoint is disabled. Enable it first.');
}

/** Makes a delivery of an endpoint due at once, also after failures. */
export const makeDue = (tx: Tx, key: StandardKey, now: Date): Promise<unknown> =>
  tx.prisma.webhookEndpoint.update({ where: { key }, data: { dueAt: now, pausedUntil: null } });

/** Makes the delivery of a test event, and returns its id. */
export const testWebhookEndpoint = (ctx: Context, endpointId: string): Promise<string> =>
  changeEndpoint(ctx, 'webhookEndpoint.test', endpointId, async (tx, key, row) => {
    requireEnabled(row);
    const { organizationId } = key;
    const where = { ...waitingOf(key), eventType: TEST_EVENT_TYPE };
    if ((await tx.prisma.webhookDelivery.count({ where })) >= MAX_TEST_COUNT)
      throw new AppError(
        'CONFLICT',
        `${MAX_TEST_COUNT} tests of this endpoint wait. Try again in a few seconds.`,
      );
    const id = newId('WebhookDelivery');
    await tx.prisma.webhookDelivery.create({
      data: {
        ...{ id, organizationId, webhookEndpointId: endpointId, eventType: TEST_EVENT_TYPE },
        ...{ position: 0, subjectId: endpointId, createdAt: ctx.now, nextAttemptAt: ctx.now },
        requestBody: testPayloadOf(organizationId, endpointId, ctx.now.toISOString()),
      },
    });
    await makeDue(tx, key, ctx.now);
    return id;
  });

/** Moves an endpoint back in the log, so that the events from a position on are delivered again. */
export async function replayWebhookEvents(
  ctx: Context,
  id: string,
  position: number,
): Promise<WebhookEndpointRow> {
  await changeEndpoint(ctx, 'webhookEndpoint.replay', id, async (tx, key, row) => {
    if (position > row.position) return tx.skipEvent(); // it will be delivered anyway
    await tx.prisma.webhookEndpoint.update({
      where: { key },
      data: { position: position - 1, isFull: false },
    });
  });
  return ctx.load.webhookEndpoint.must(id);
}
