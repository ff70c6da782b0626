/**
 * Creates the log: one line per request, in JSON, or formatted for a terminal in development. It
 * holds no secrets.
 */
import { createRequire } from 'node:module';
import { type DestinationStream, type Logger, pino } from 'pino';
import type pinoPretty from 'pino-pretty';
import type { Config } from '../config.ts';

/** The file descriptor of standard output. */
const STDOUT = 1;
/** Bytes of lines that are written together, unless MAX_DELAY_MS have passed. */
const MIN_WRITE_BYTES = 16_000;
const MAX_DELAY_MS = 200;
/** Bytes of lines that wait for an output that does not take them. Further lines are dropped. */
const MAX_WAITING_BYTES = 16 * 1_048_576;

/**
 * Opens an output for lines, which are written in batches, off the event loop, and at the end of
 * the process. Lines that wait for the output are bounded, and then dropped.
 */
export const openOutput = (fd: number, maxWaitingBytes = MAX_WAITING_BYTES) =>
  pino.destination({
    ...{ dest: fd, sync: false, minLength: MIN_WRITE_BYTES, periodicFlush: MAX_DELAY_MS },
    maxLength: maxWaitingBytes,
  });

/** Creates the log. It writes to standard output unless a destination is passed. */
export function createLog(
  config: Pick<Config, 'logLevel' | 'environment'>,
  destination?: DestinationStream,
): Logger {
  const pretty =
    destination === undefined && config.environment === 'development' && process.stdout.isTTY;
  const given = destination ?? (pretty ? prettyStream() : undefined);
  if (given) return logTo(config, given);
  const output = openOutput(STDOUT);
  const log = logTo(config, output);
  let dropped = 0;
  output.on('drop', () => dropped++);
  output.on('drain', () => {
    const lines = dropped;
    dropped = 0;
    if (lines > 0) log.warn({ lines }, 'Lines were dropped, because nothing read the log.');
  });
  return log;
}

function logTo(config: Pick<Config, 'logLevel'>, destination: DestinationStream): Logger {
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: REDACTED },
    },
    destination,
  );
}

/**
 * Returns the log of lines whose properties are known, and none of which can be a secret: the search
 * for secrets would take more time than the line.
 */
export const withoutRedaction = (log: Logger): Logger => log.child({}, { redact: [] });

/**
 * Returns a stream that formats lines for people, if `pino-pretty`, a development dependency, is
 * installed.
 */
function prettyStream(): DestinationStream | undefined {
  try {
    const pretty: typeof pinoPretty = createRequire(import.meta.url)('pino-pretty');
    return pretty({ translateTime: 'SYS:HH:MM:ss.l', singleLine: true });
  } catch {
    return undefined;
  }
}

const REDACTED = '[hidden]';
/** Names under which a secret could get into a log line by mistake. */
const SECRETS = [
  'authorization',
  'cookie',
  'secret',
  'token',
  'password',
  'secretKey',
  'smtpUrl',
  '["idempotency-key"]',
  '["set-cookie"]',
];
const SECRET_PARAMETER = /secret|key|token|jwt|password|code|email|saml|state|signature|claims/i;
const TOKEN = /\b(l[psiv])_[0-9A-Za-z]{16,}/g;
/** The signed part of the address of a file, an upload or an unsubscription, which needs no token. */
const FILE = /^\/(files|uploads|notifications\/unsubscribe)\/[^/]+/;
const MAX_VALUE_LENGTH = 500;

/**
 * Returns a request's URL as it may be logged: secret parameters are hidden, and for GraphQL all of
 * them, as are signed file addresses and tokens.
 */
export function loggedPath(url: string): string {
  const queryStart = url.indexOf('?');
  const path = queryStart === -1 ? url : url.slice(0, queryStart);
  const redacted =
    queryStart === -1
      ? path
      : `${path}?${loggedQuery(url.slice(queryStart + 1, queryStart + 1 + 4 * MAX_VALUE_LENGTH), path === '/graphql')}`;
  return redacted.replace(FILE, '/$1/…').replace(TOKEN, '$1_…').slice(0, MAX_VALUE_LENGTH);
}

function loggedQuery(query: string, hidesAll: boolean): string {
  return [...new URLSearchParams(query)]
    .map(([name, value]) => `${name}=${hidesAll || SECRET_PARAMETER.test(name) ? REDACTED : value}`)
    .join('&');
}
