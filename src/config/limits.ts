/** Defines the settings of the limits of requests and subscriptions, and of the end of a server. */
import { z } from 'zod';
import { docs, onOff, wholeNumber } from './kinds.ts';

/** The settings of limits. */
export const limitForms = {
  RATE_LIMIT_TOKEN: wholeNumber(
    1,
    1_000_000_000,
    60_000,
    'Points per minute for a token. A request costs one point, and more if it does more work: docs/limits.md.',
  ),
  RATE_LIMIT_ADDRESS: wholeNumber(
    1,
    1_000_000_000,
    600,
    'Points per minute for the requests of an address without a valid token, counted in the same way.',
  ),
  CONCURRENCY_TOKEN: wholeNumber(
    1,
    1_000_000,
    50,
    'Concurrent requests of one token; five for each connection of the default pool.',
  ),
  CONCURRENCY_ADDRESS: wholeNumber(
    1,
    1_000_000,
    20,
    'Concurrent requests of one address without a valid token.',
  ),
  CONCURRENCY_PROCESS: wholeNumber(
    1,
    1_000_000,
    500,
    'Concurrent requests of each serving process, except downloads of files. Further requests fail with 503 `BUSY`.',
  ),
  SUBSCRIPTIONS_TOKEN: wholeNumber(
    1,
    1_000_000,
    100,
    'Open subscriptions of one token. Further ones fail with `RATE_LIMITED`.',
  ),
  SUBSCRIPTIONS_PROCESS: wholeNumber(
    1,
    1_000_000,
    5000,
    'Open subscriptions, and connections of WebSockets, of each serving process. Further ones fail with `BUSY`.',
  ),
  SHARED_LIMITS: onOff.prefault('on').register(docs, {
    expected: 'on or off',
    defaultText: '`on`',
    text: 'Whether servers on the same database count points, concurrent requests and subscriptions together.',
  }),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/[^\s]+$/)
    .refine((text) => URL.canParse(text))
    .optional()
    .register(docs, {
      expected: 'an address that begins with redis:// or rediss://',
      defaultText: 'none',
      text: 'Redis or Valkey through which servers exchange these counts, in place of the database, for example `redis://:password@redis:6379/0`.',
    }),
  WEBSITE_PAGES: wholeNumber(1, 10_000, 2000, 'Pages that an import of a website reads.'),
  DRAIN_SECONDS: wholeNumber(
    0,
    60,
    0,
    'Seconds after SIGTERM in which `/readyz` fails and the server still answers everything, so that a load balancer notices before connections are refused.',
  ),
};

/** The values of these settings. */
type LimitSettings = Readonly<
  Record<Exclude<keyof typeof limitForms, 'SHARED_LIMITS' | 'REDIS_URL'>, number>
> & {
  readonly SHARED_LIMITS: boolean;
  readonly REDIS_URL?: string | undefined;
};

/** Returns the limits. */
export const limitsOf = (read: LimitSettings) => ({
  /** Points per minute. */
  rateLimits: { token: read.RATE_LIMIT_TOKEN, address: read.RATE_LIMIT_ADDRESS },
  /** Maximum numbers of concurrent requests. */
  concurrency: {
    token: read.CONCURRENCY_TOKEN,
    address: read.CONCURRENCY_ADDRESS,
    process: read.CONCURRENCY_PROCESS,
  },
  /** Maximum numbers of open subscriptions. */
  subscriptions: { token: read.SUBSCRIPTIONS_TOKEN, process: read.SUBSCRIPTIONS_PROCESS },
  /** True if servers on one database count together. */
  sharesLimits: read.SHARED_LIMITS,
  /** The Redis through which they do; undefined: the database. */
  redisUrl: read.REDIS_URL,
  /** Maximum number of pages that an import of a website reads. */
  websitePages: read.WEBSITE_PAGES,
  /** Milliseconds between the signal and the end of new connections. */
  drainMs: read.DRAIN_SECONDS * 1000,
});
