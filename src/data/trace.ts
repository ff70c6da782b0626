/** Records OpenTelemetry spans where the process has registered an SDK, and nothing otherwise. */
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Attributes,
  type Context as TraceContext,
  context,
  propagation,
  ProxyTracerProvider,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type TracerProvider,
} from '@opentelemetry/api';

/** Looked up for each span, because an SDK may be registered after this module is loaded. */
const tracer = () => trace.getTracer('lectern');

/** Returns whether an SDK is registered. Without one, no span is created for each statement. */
function isTracing(): boolean {
  const provider = trace.getTracerProvider();
  return (
    !(provider instanceof ProxyTracerProvider) ||
    provider.getDelegateTracer('lectern') !== undefined
  );
}

/** Time for the export of the last spans, in milliseconds. */
const MAX_FLUSH_MS = 2000;

/**
 * Exports the spans that wait, before the process exits. The SDK may bring a copy of the API of its
 * own, with other classes; it reports failures itself.
 */
export async function flushSpans(): Promise<void> {
  const registered: TracerProvider & Partial<Pick<ProxyTracerProvider, 'getDelegate'>> =
    trace.getTracerProvider();
  const provider: TracerProvider & { forceFlush?: () => Promise<void> } =
    registered.getDelegate?.() ?? registered;
  await Promise.race([
    Promise.resolve(provider.forceFlush?.()).catch(() => {}),
    pause(MAX_FLUSH_MS, undefined, { ref: false }),
  ]);
}

/** The span of a request when nothing is recorded. */
const UNTRACED: RequestSpan = { within: (work) => work(), end: () => {} };

/** Runs work in a span, which records its error. */
export function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
  kind: SpanKind = SpanKind.INTERNAL,
): Promise<T> {
  if (!isTracing()) return work();
  return tracer().startActiveSpan(name, { attributes, kind }, async (span) => {
    try {
      return await work();
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/**
 * Runs a statement in a span with the statement's name; the span does not contain the values.
 * Statements outside of requests and jobs have none: an idle server would export 30 in a second.
 */
export const inStatementSpan = <T>(name: string | undefined, work: () => Promise<T>): Promise<T> =>
  trace.getActiveSpan() === undefined
    ? work()
    : inSpan(
        name ?? 'statement',
        { 'db.system.name': 'postgresql', 'db.query.summary': name ?? 'statement' },
        work,
        SpanKind.CLIENT,
      );

/** The span of a request. */
export interface RequestSpan {
  /** Runs the work of the request within the span. */
  within<T>(work: () => T): T;
  end(about: {
    readonly operation: string;
    readonly status: number;
    readonly reason?: string | undefined;
  }): void;
}

/** Begins the span of a request. Its parent is the client's span, from the headers. */
export function beginRequestSpan(
  method: string,
  headers: IncomingHttpHeaders,
  attributes: Attributes,
): RequestSpan {
  if (!isTracing()) return UNTRACED;
  const parent = propagation.extract(ROOT_CONTEXT, headers);
  const span = tracer().startSpan(
    method,
    { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, ...attributes } },
    parent,
  );
  const spanContext: TraceContext = trace.setSpan(parent, span);
  return {
    within: (work) => context.with(spanContext, work),
    end({ operation, status, reason }) {
      span.updateName(`${method} ${operation}`);
      span.setAttributes({
        'http.route': operation,
        'http.response.status_code': status,
        ...(reason !== undefined && { 'error.type': reason }),
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

function fail(span: Span, error: unknown): void {
  if (!span.isRecording()) return;
  span.recordException(error instanceof Error ? error : String(error));
  span.setStatus({ code: SpanStatusCode.ERROR });
}
