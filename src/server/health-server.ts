/** The HTTP server of a process that only runs jobs: health and metrics, and nothing else. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { AppError, internal, notFound } from '../domain/errors.ts';
import { type HealthOptions, healthPages } from './health.ts';
import { createListener } from './lifecycle.ts';
import { errorOf, send } from './send.ts';

/** Milliseconds until requests still open at shutdown are cut off. */
const FORCE_MS = 1000;

interface HealthServer {
  /** Throws an error that names PORT or HOST when the address is not available. */
  listen(): Promise<{ url: string; port: number }>;
  close(): Promise<void>;
}

/** Creates the server; it does not listen yet. */
export function createHealthServer({
  port,
  host,
  log,
  ...options
}: Omit<HealthOptions, 'isDraining'> & {
  readonly port: number;
  readonly host: string;
  readonly log: Logger;
}): HealthServer {
  const pages = healthPages({ ...options, isDraining: () => listener.isDraining() });
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
    const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
    if (!page) throw notFound();
    if (req.method !== 'GET' && req.method !== 'HEAD')
      throw new AppError('METHOD_NOT_ALLOWED', 'This URL accepts GET.');
    send(req, res, await page(req));
  };
  const listener = createListener(
    (req, res) =>
      void answer(req, res).catch((error: unknown) =>
        send(
          req,
          res,
          errorOf('site', error instanceof AppError ? error : internal(error), randomUUID(), req),
        ),
      ),
    (err) => log.error({ err }, 'The server cannot take connections.'),
  );
  return {
    listen: () => listener.listen(port, host, 'WORK_PORT'),
    close: () => listener.close(FORCE_MS),
  };
}
