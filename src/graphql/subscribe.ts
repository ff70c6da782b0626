/**
 * Begins subscriptions, and executes their operation for each event: with the viewer of the token,
 * memberships and loaders that are read again for that event.
 */
import { setTimeout as pause } from 'node:timers/promises';
import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { Context } from '../context.ts';
import { EventFollower } from '../data/live/event-follower.ts';
import type { LiveEvent, LiveSource } from '../data/live/live-source.ts';
import { NotificationFollower } from '../data/live/notification-follower.ts';
import { PresenceFollower } from '../data/live/presence-follower.ts';
import { EventSkipped } from '../data/live/skip.ts';
import { createTurns } from '../data/live/turns.ts';
import { badInput, type AppError, type Reason } from '../domain/errors.ts';
import type { Authenticate, IncomingRequest } from './authenticate.ts';
import { toAppError, toGraphQLError } from './errors.ts';
import { type Delivery, LiveResult } from './live-result.ts';
import type { RunEvent } from './run.ts';

/** Deliveries of a process that run concurrently, on connections that requests do not use. */
const MAX_CONCURRENT_DELIVERIES = 64;
/** Milliseconds that one delivery may take. */
const DELIVERY_MS = 3200;
/** Pauses before further attempts of a delivery that failed temporarily, in milliseconds. */
const RETRY_PAUSES_MS = [200, 1000, 3000];

/** The sources of messages that subscriptions return. */
const FOLLOWERS = [EventFollower, NotificationFollower, PresenceFollower];

/** Reasons of errors that another attempt may avoid. */
const TEMPORARY_REASONS: ReadonlySet<Reason> = new Set(['BUSY', 'UNAVAILABLE', 'TIMEOUT']);

/** The dependencies of subscriptions. */
export interface SubscribeOptions {
  readonly schema: GraphQLSchema;
  readonly authenticate: Authenticate;
  readonly runEvent: RunEvent;
  /** Called for each internal error. */
  readonly onInternal: (appError: AppError, requestId: string) => void;
}

/** An admitted subscription. */
interface SubscriptionRequest {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | null | undefined;
  readonly lectern: Context;
  readonly incoming: IncomingRequest;
  /** Points of each message beyond the first. */
  readonly extraPoints: number;
}

/** Begins a subscription. Returns a result with errors if it is refused. */
export type Subscribe = (request: SubscriptionRequest) => Promise<LiveResult | ExecutionResult>;

/** Creates the function that begins subscriptions. */
export function createSubscribe(options: SubscribeOptions): Subscribe {
  const inTurn = createTurns(MAX_CONCURRENT_DELIVERIES);
  return async (request) => {
    const { document, variables, operationName, lectern } = request;
    checkConditions(document, operationName);
    const source = await createSourceEventStream({
      schema: options.schema,
      document,
      contextValue: lectern,
      variableValues: variables,
      operationName: operationName ?? null,
    });
    if (!FOLLOWERS.some((follower) => source instanceof follower)) return source as ExecutionResult; // with errors
    const delivery = new Deliveries(options, request);
    // one of the sources that subscriptions return
    return new LiveResult<LiveEvent>(source as LiveSource, (event, signal) =>
      delivery.deliver(event, signal, inTurn),
    );
  };
}

/**
 * Refuses conditions on the field of a subscription, without which it would have none.
 * @throws BAD_USER_INPUT
 */
function checkConditions(document: DocumentNode, operationName: string | null | undefined): void {
  const fragments = new Map(
    document.definitions.flatMap((it) =>
      it.kind === Kind.FRAGMENT_DEFINITION ? [[it.name.value, it.selectionSet] as const] : [],
    ),
  );
  const isConditional = (set: SelectionSetNode | undefined): boolean =>
    (set?.selections ?? []).some(
      (node) =>
        (node.directives?.length ?? 0) > 0 ||
        (node.kind === Kind.INLINE_FRAGMENT && isConditional(node.selectionSet)) ||
        (node.kind === Kind.FRAGMENT_SPREAD && isConditional(fragments.get(node.name.value))),
    );
  if (isConditional(getOperationAST(document, operationName)?.selectionSet))
    throw badInput('The field of a subscription takes no directives.');
}

/** The deliveries of one subscription. */
class Deliveries {
  readonly #options: SubscribeOptions;
  readonly #request: SubscriptionRequest;

  constructor(options: SubscribeOptions, request: SubscriptionRequest) {
    this.#options = options;
    this.#request = request;
  }

  /** Produces the message for an event, with further attempts after temporary errors. */
  async deliver(
    event: LiveEvent,
    signal: AbortSignal,
    inTurn: ReturnType<typeof createTurns>,
  ): Promise<Delivery> {
    for (let attempt = 0; ; attempt++) {
      const result = await inTurn(() => this.#execute(event));
      const errors = result.errors ?? [];
      const root = errors.find(({ path }) => (path?.length ?? 0) <= 1);
      if (root?.originalError instanceof EventSkipped) return { result: null, isLast: false };
      const isTemporary = errors.some((error) => TEMPORARY_REASONS.has(toAppError(error).reason));
      const pauseMs = isTemporary ? RETRY_PAUSES_MS[attempt] : undefined;
      if (pauseMs === undefined || signal.aborted)
        return { result: this.#formatted(result), isLast: root !== undefined };
      await pause(pauseMs, undefined, { signal }).catch(() => {});
    }
  }

  async #execute(event: LiveEvent): Promise<ExecutionResult> {
    const { incoming, extraPoints, document, variables, operationName } = this.#request;
    try {
      const context = await this.#options.authenticate(deliveryOf(incoming));
      const result = await this.#options.runEvent(
        { document, variables, operationName },
        context,
        event,
      );
      incoming.meter.charge(extraPoints + Math.max(0, context.budget.points - extraPoints));
      return result;
    } catch (error) {
      const { message, cause } = toAppError(error);
      const originalError = error instanceof Error ? error : new Error(message, { cause });
      return { data: null, errors: [new GraphQLError(message, { originalError })] };
    }
  }

  #formatted(result: ExecutionResult): ExecutionResult {
    const { requestId } = this.#request.incoming;
    if (!result.errors) return result;
    const errors = result.errors.map((error) => {
      const appError = toAppError(error);
      if (appError.reason === 'INTERNAL') this.#options.onInternal(appError, requestId);
      return toGraphQLError(error, requestId);
    });
    return { ...result, errors };
  }
}

/** Returns the request of one delivery: the same caller, with a deadline and without a price. */
function deliveryOf(incoming: IncomingRequest): IncomingRequest {
  const dueAt = performance.now() + DELIVERY_MS;
  const { api, headers, requestId, meter } = incoming;
  return {
    api,
    headers,
    requestId,
    receivedAt: new Date(),
    meter: {
      ...meter,
      spendForToken: async () => {},
      spendForVisitor: async () => {},
      spendForAddress: async () => {},
      spendMore: async () => {},
    },
    timeLeft: () => dueAt - performance.now(),
    allow: () => {},
    committed: () => {},
    replayed: () => {},
    showSecret: () => {},
    note: () => {},
  };
}
