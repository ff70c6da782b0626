/** Answers one request of `/v1`. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '../context.ts';
import { readBody } from './body.ts';
import type { ServerOptions } from './options.ts';
import type { PublishedLookup } from './published/lookup.ts';
import { conditional } from './published/reads.ts';
import type { OpenRequest } from './request.ts';
import type { Answer } from './send.ts';
import { stageUpload } from './upload.ts';

/**
 * Milliseconds until an upload must be answered once it has arrived whole: it may have to be sent
 * on to another machine.
 */
export const MAX_UPLOAD_MS = 60_000;

/** The dependencies of a request. */
interface RestRequestOptions extends Pick<ServerOptions, 'mayUpload' | 'context' | 'rest'> {
  /** The lookup of a read of a published site. */
  readonly lookup: PublishedLookup | undefined;
}

/** Returns the answer to a request, which its lookup stores. */
export async function answerRest(
  req: IncomingMessage,
  res: ServerResponse,
  request: OpenRequest,
  { mayUpload, context: authenticate, rest, lookup }: RestRequestOptions,
): Promise<Answer> {
  let pendingContext: Promise<Context> | undefined;
  const context = (): Promise<Context> => {
    pendingContext ??= authenticate(request);
    return pendingContext;
  };
  const {
    operation,
    error: refusal,
    ...answer
  } = await rest({
    method: req.method ?? 'GET',
    url: req.url ?? '/',
    // The whole response is stored, and compared with the client's afterwards.
    headers: lookup ? { ...req.headers, 'if-none-match': undefined } : req.headers,
    requestId: request.requestId,
    body: (limit) => readBody(req, limit),
    async upload(limit, parameters) {
      const ctx = await context();
      await mayUpload(ctx, parameters.get('organizationId') ?? '');
      request.allow(MAX_UPLOAD_MS);
      return stageUpload(req, limit, ctx);
    },
    context,
    spend: (points) => request.meter.spendMore(points),
  });
  // A refused caller has no budget.
  if (pendingContext)
    request.meter.charge(await pendingContext.then(({ budget }) => budget.points).catch(() => 0));
  if (!res.headersSent) request.note({ operation, ...(refusal && { reason: refusal.reason }) });
  const { holdsSecret } = request;
  if (!holdsSecret) lookup?.store({ operation, body: undefined, ...answer });
  return { ...(lookup ? conditional(req, answer) : answer), holdsSecret };
}
