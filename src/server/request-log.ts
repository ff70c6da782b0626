/** Logs a line for each request at its end. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { loggedPath, withoutRedaction } from './log.ts';
import type { OpenRequest } from './request.ts';

/** Logs a request with the URL that it had when it arrived. */
export type LogRequest = (
  req: IncomingMessage,
  res: ServerResponse,
  request: OpenRequest,
  url: string,
) => void;

/** Creates the function that logs requests. */
export function createRequestLog(log: Logger): LogRequest {
  const lines = withoutRedaction(log);
  return (req, res, { requestId, notes, startedAt }, url) => {
    const { operation = 'unknown', userId, reason } = notes;
    const record = {
      requestId,
      method: req.method,
      path: loggedPath(url),
      operation,
      status: res.statusCode,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      userId,
      reason,
    };
    lines.info(res.writableFinished ? record : { ...record, aborted: true }, 'request');
  };
}
