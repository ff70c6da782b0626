/**
 * Delivers events to webhook endpoints, in the order of the log for each endpoint and subject, at
 * least once. Any number of processes may do it: each serves the endpoints that it has leased.
 */
import type { Query } from '../../data/database.ts';
import type { SelectEvent } from '../../data/selected-event.ts';
import { column, statement } from '../../data/statement.ts';
import { type JobContext, writeAsSystem } from '../../data/write.ts';
import { pauseMs } from '../../domain/webhook.ts';
import {
  type Destination,
  failureOf,
  type Outcome,
  secretsOf,
  send,
  type Sender,
  store,
} from './attempt.ts';
import {
  type EventInstallation,
  installationEventOf,
  installationOf,
  secretOfIntegration,
  tokenForEvents,
} from './installation.ts';
import {
  claimEndpoints,
  EXTENSION_INTERVAL_MS,
  extendLeases,
  type Lease,
  LEASE_MS,
  releaseEndpoint,
  renewLease,
  type ServedEndpoint,
} from './lease.ts';
import { selectedDelivery } from './selected.ts';
import { deliveryOfTypes, type DueDelivery, dueDeliveries, readLog } from './read.ts';

/** Endpoints that a process serves concurrently. */
const MAX_ENDPOINT_COUNT = 8;
/** Requests to one endpoint that are under way. */
const MAX_REQUEST_COUNT = 4;
/** Milliseconds after which a process serves the next endpoint. */
const TURN_MS = 15_000;
/** Milliseconds without a success after which a delivery that failed disables its endpoint. */
const DISABLED_AFTER_MS = 24 * 60 * 60 * 1000;
/** Milliseconds after which new work is looked for while endpoints are served. */
const CLAIM_INTERVAL_MS = 1000;
const GONE = 410;

/** The dependencies of a delivery. */
export interface DeliveryContext extends Sender {
  readonly selectEvent: SelectEvent;
  readonly database: JobContext['database'];
  readonly isOver: () => boolean;
}

/**
 * Delivers what is due, until nothing is or the process stops.
 * @throws Error if the database fails; what was sent and not stored is sent again
 */
export async function deliverWebhooks(context: DeliveryContext): Promise<void> {
  const { database, now, isOver } = context;
  const turns = new Map<Turn, Promise<void>>();
  const failures: unknown[] = [];
  const start = (lease: Lease, claimedAt: Date): void => {
    const turn = new Turn(context, lease, claimedAt);
    const end = turn
      .run()
      .catch((error: unknown) => void failures.push(error))
      .finally(() => turns.delete(turn));
    turns.set(turn, end);
  };
  try {
    do {
      const isEnding = failures.length > 0 || isOver();
      const free = isEnding ? 0 : MAX_ENDPOINT_COUNT - turns.size;
      const claimedAt = now();
      if (free > 0)
        for (const lease of await claimEndpoints(database.query, claimedAt, free))
          start(lease, claimedAt);
      if (turns.size > 0) await nextEnd(turns.values());
      await extendTurns(context, [...turns.keys()]);
    } while (turns.size > 0);
  } finally {
    await Promise.all(turns.values());
  }
  if (failures.length > 0) throw failures[0];
}

/** Extends the leases of the turns of which one is due. */
async function extendTurns(
  { database, now }: DeliveryContext,
  turns: readonly Turn[],
): Promise<void> {
  const at = now();
  if (!turns.some((turn) => turn.isExtensionDue(at))) return;
  const held = await extendLeases(
    database.query,
    turns.map(({ lease }) => lease),
    at,
  );
  for (const turn of turns) if (held.has(turn.lease.endpointId)) turn.extended(at);
}

/** Resolves when one of the turns ends, or when new work is to be looked for. */
async function nextEnd(turns: Iterable<Promise<void>>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const interval = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, CLAIM_INTERVAL_MS);
  });
  await Promise.race([...turns, interval]);
  clearTimeout(timer);
}

// The row is locked, so that it is disabled once.
const ENABLED = statement(
  'webhook.lockEnabled',
  'SELECT wh.id, wh.organization_id AS "organizationId" FROM webhook_endpoints wh WHERE wh.id = $1 AND wh.organization_id = $2 AND wh.enabled FOR UPDATE',
  { id: column.text, organizationId: column.text },
);

/** Serves one endpoint while its lease lasts. */
class Turn {
  private readonly context: DeliveryContext;
  readonly lease: Lease;
  private readonly endsAt = performance.now() + TURN_MS;
  private failureCount: number;
  private failingSince: Date | null;
  private isStopped = false;
  private leasedAt: Date;
  private token: string | undefined;

  constructor(context: DeliveryContext, lease: Lease, claimedAt: Date) {
    this.leasedAt = claimedAt;
    this.context = context;
    this.lease = lease;
    this.failureCount = lease.failureCount;
    this.failingSince = lease.failingSince === null ? null : new Date(lease.failingSince);
  }

  async run(): Promise<void> {
    const { database, now } = this.context;
    try {
      while (await this.sendBatch());
    } finally {
      await releaseEndpoint(
        database.query,
        this.lease,
        {
          count: this.failureCount,
          since: this.failingSince?.toISOString() ?? null,
          pauseMs: pauseMs(this.failureCount),
        },
        now(),
      );
    }
  }

  /** Returns whether the lease is to be extended. */
  isExtensionDue(at: Date): boolean {
    return at.getTime() - this.leasedAt.getTime() >= EXTENSION_INTERVAL_MS;
  }

  /** Continues the lease from a time. */
  extended(at: Date): void {
    if (at > this.leasedAt) this.leasedAt = at;
  }

  /** True if another process may hold the endpoint: this one stood still, or the database did. */
  private get isExpired(): boolean {
    return this.context.now().getTime() - this.leasedAt.getTime() >= LEASE_MS;
  }

  private get isOver(): boolean {
    return (
      this.isStopped ||
      this.isExpired ||
      this.context.isOver() ||
      this.context.signal.aborted ||
      performance.now() > this.endsAt
    );
  }

  /** Reads the log, and sends what is due. Returns whether there may be more. */
  private async sendBatch(): Promise<boolean> {
    if (this.isOver) return false;
    const { database, now } = this.context;
    const renewedAt = now();
    const batch = await database.transaction(async ({ query }) => {
      const endpoint = await renewLease(query, this.lease, renewedAt);
      if (!endpoint) return undefined;
      const { organizationId } = this.lease;
      const installation = await installationOf(query, endpoint.installationId, organizationId);
      const deliveryOf = installation
        ? installationEventOf.bind(undefined, installation)
        : deliveryOfTypes(endpoint.eventTypes);
      const position = await readLog(query, this.lease, endpoint.position, deliveryOf, now());
      const due = await dueDeliveries(query, this.lease, position, now());
      return { endpoint, installation, due, hasRead: position > endpoint.position };
    });
    if (!batch) return false;
    this.extended(renewedAt);
    if (batch.due.length === 0) return batch.hasRead;
    const { endpoint } = batch;
    const destination = await this.destinationOf(endpoint, batch.installation);
    const waiting = [...batch.due];
    await Promise.all(
      Array.from({ length: MAX_REQUEST_COUNT }, async () => {
        for (let delivery = waiting.shift(); delivery && !this.isOver; delivery = waiting.shift())
          await this.deliver(database.query, { endpoint, destination }, delivery);
      }),
    );
    return true;
  }

  /** Returns where the deliveries of a batch are sent. The token of an installation is made once. */
  private async destinationOf(
    endpoint: ServedEndpoint,
    installation: EventInstallation | undefined,
  ): Promise<Destination> {
    const { database, now, secrets } = this.context;
    const { endpointId, leaseId: requestId } = this.lease;
    const { url } = endpoint;
    const own = secretsOf(secrets, endpoint, endpointId, now());
    if (!installation) return { url, secrets: own };
    const secret = secretOfIntegration(secrets, installation);
    this.token ??= await tokenForEvents({ database, now: now(), requestId }, installation);
    return { url, secrets: secret === undefined ? own : [secret], token: this.token };
  }

  private async deliver(
    query: Query,
    { endpoint, destination }: { endpoint: ServedEndpoint; destination: Destination },
    due: DueDelivery,
  ): Promise<void> {
    const { context, lease } = this;
    const { delivery, problem } = await selectedDelivery(context, lease, endpoint, due);
    const outcome =
      problem === undefined
        ? await send(context, destination, delivery)
        : failureOf(problem, context.now());
    if (!outcome) return;
    const { organizationId } = this.lease;
    const isLast = await store(query, organizationId, delivery, outcome, this.context.random);
    if (outcome.error === null) {
      this.failureCount = 0;
      this.failingSince = null;
      return;
    }
    if (delivery.eventId === null) return; // a failed test says nothing about the events
    this.failureCount++;
    this.failingSince ??= outcome.at;
    const failedFor = outcome.at.getTime() - this.failingSince.getTime();
    if (outcome.status === GONE) await this.disable('GONE', outcome);
    else if (isLast && failedFor >= DISABLED_AFTER_MS) await this.disable('FAILURES', outcome);
    else if (pauseMs(this.failureCount) > 0) this.isStopped = true;
  }

  /** Disables the endpoint, with an event of the system. */
  private async disable(
    disabledReason: 'FAILURES' | 'GONE',
    { at, error }: Outcome,
  ): Promise<void> {
    this.isStopped = true;
    const { endpointId: id, organizationId } = this.lease;
    await writeAsSystem(
      { database: this.context.database, now: at, requestId: this.lease.leaseId },
      {
        action: 'webhookEndpoint.disable',
        on: async ({ query }) => (await query(ENABLED, [id, organizationId]))[0] ?? null,
      },
      async (tx) => {
        await tx.prisma.webhookEndpoint.update({
          where: { key: { id, organizationId } },
          data: { enabled: false, disabledReason, disabledMessage: error, disabledAt: at },
        });
      },
    );
  }
}
