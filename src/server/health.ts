/** Serves `/livez`, `/readyz` and `/metrics`, of a server or of a process that only runs jobs. */
import type { IncomingMessage } from 'node:http';
import { AppError, notFound } from '../domain/errors.ts';
import { version } from '../release.ts';
import { hasLoopbackHost, isLoopback } from './address.ts';
import type { Readiness } from './readiness.ts';
import type { Answer } from './send.ts';

/** The dependencies of the health pages. */
export interface HealthOptions {
  readonly readiness: () => Promise<Readiness>;
  readonly isDraining: () => boolean;
  readonly metricsFor: 'loopback' | 'everyone' | 'off';
  readonly readMetrics: () => Promise<{ readonly type: string; readonly text: string }>;
}

/** Answers a request for one page. */
export type HealthPage = (req: IncomingMessage) => Answer | Promise<Answer>;

/** Returns the handlers by path. They throw NOT_FOUND and UNAVAILABLE. */
export const healthPages = (options: HealthOptions): Readonly<Record<string, HealthPage>> => ({
  '/livez': () => json({ status: 'alive' }),
  '/readyz': (req) => readinessPage(req, options),
  '/metrics': (req) => metricsPage(req, options),
});

/** Returns a JSON answer that must not be cached. */
export const json = (value: unknown): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: `${JSON.stringify(value)}\n`,
});

/**
 * Returns true if a request comes from this machine and names it in `Host`: a page of another name
 * that resolves to it does not (DNS rebinding).
 */
const isLocal = (req: IncomingMessage): boolean => isLoopback(req) && hasLoopbackHost(req);

async function readinessPage(
  req: IncomingMessage,
  { readiness, isDraining }: HealthOptions,
): Promise<Answer> {
  if (isDraining())
    throw new AppError('UNAVAILABLE', 'This server is shutting down.', { retryAfter: 5 });
  const { failure, checks } = await readiness();
  const details = isLocal(req)
    ? { version, uptimeSeconds: Math.round(process.uptime()), checks }
    : undefined;
  if (failure !== undefined) throw new AppError('UNAVAILABLE', failure, { retryAfter: 2, details });
  return json({ status: 'ready', ...details });
}

async function metricsPage(
  req: IncomingMessage,
  { readMetrics, metricsFor }: HealthOptions,
): Promise<Answer> {
  if (metricsFor === 'off' || (metricsFor === 'loopback' && !isLocal(req))) throw notFound();
  const { type, text } = await readMetrics();
  return {
    status: 200,
    headers: { 'content-type': type, 'cache-control': 'no-store' },
    body: text,
  };
}
