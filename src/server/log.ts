/** The log: one line a request, in JSON; in development on a terminal for people. Never a secret. */
import { type DestinationStream, type Logger, pino } from 'pino';
import pinoPretty from 'pino-pretty';
import type { Config } from '../config.ts';

/** Makes the log. It goes to standard output unless a destination is given. */
export function createLog(config: Pick<Config, 'logLevel' | 'environment'>, destination?: DestinationStream): Logger {
  const pretty = destination === undefined && config.environment === 'development' && process.stdout.isTTY;
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: HIDDEN },
    },
    destination ?? (pretty ? pinoPretty({ translateTime: 'SYS:HH:MM:ss.l', singleLine: true }) : pino.destination(1)),
  );
}

const HIDDEN = '[hidden]';
/** Names under which a secret could come into a line by mistake. */
const SECRETS = ['authorization', 'cookie', 'secret', 'token', 'password', 'secretKey', '["idempotency-key"]', '["set-cookie"]'];
const SECRET_PARAMETER = /secret|key|token|jwt|password|code|email|saml|state|signature|claims/i;
const TOKEN = /\b(l[psiv])_[0-9A-Za-z]{16,}/g;
/** What opens a file to whoever has it. */
const FILE = /^\/files\/[^/]+/;
const LONGEST = 500;

/** A request's path as it may be logged: values of telling parameters hidden, of GraphQL's all, what opens a file, and whatever looks like a token. */
export function loggedPath(url: string): string {
  const at = url.indexOf('?');
  const path = at === -1 ? url : url.slice(0, at);
  const shown = at === -1 ? path : `${path}?${loggedQuery(url.slice(at + 1, at + 1 + 4 * LONGEST), path === '/graphql')}`;
  return shown.replace(FILE, '/files/…').replace(TOKEN, '$1_…').slice(0, LONGEST);
}

function loggedQuery(query: string, hidesAll: boolean): string {
  return [...new URLSearchParams(query)].map(([name, value]) => `${name}=${hidesAll || SECRET_PARAMETER.test(name) ? HIDDEN : value}`).join('&');
}
