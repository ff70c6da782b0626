/**
 * Loads the settings: from the environment and the `.env` file into one frozen, validated object.
 * The README's table of settings is generated from this module.
 */
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { readEnvFile, withoutEmpty } from './config/env-file.ts';
import { bucketOf } from './config/bucket.ts';
import { emailForms, emailOf } from './config/email.ts';
import { missingIn } from './config/missing.ts';
import { revalidationOf } from './config/revalidation.ts';
import { keyForms, keysOf } from './config/keys.ts';
import {
  docs,
  address,
  bareText,
  choice,
  database,
  folder,
  isOrigin,
  isPlainAddress,
  listOf,
  onOff,
  wholeNumber,
} from './config/kinds.ts';
import { limitForms, limitsOf } from './config/limits.ts';

const forms = z.object({
  NODE_ENV: choice(
    ['development', 'production', 'test'],
    'development',
    'Environment of the server. `production` refuses to start without `SECRET_KEY` and `DATABASE_URL`.',
  ),
  PORT: wholeNumber(0, 65_535, 4000, 'Port to listen on; 0 selects a free one.'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1')
    .register(docs, {
      expected: 'an address or a host name',
      defaultText: '`127.0.0.1`',
      text: 'Address to listen on; `0.0.0.0` for all.',
    }),
  BASE_URL: address('`http://HOST:PORT`', 'Public address of this server.'),
  APP_URL: address('`BASE_URL/app`', 'Public address of the app.'),
  PUBLIC_URL: address('`BASE_URL/public`', 'Public address of published content.'),
  REVALIDATE_URL: address(
    'none',
    'Address of a front end that is notified of changes of published content, for example `https://docs.acme.test/~gitbook/revalidate`.',
  ),
  REVALIDATE_SECRET: z.string().optional().register(docs, {
    expected: 'a text',
    defaultText: 'none',
    text: 'Key of the HMAC-SHA-256 of these requests, in `x-gitbook-signature`.',
  }),
  ...emailForms,
  SIGN_IN_REDIRECTS: listOf(isPlainAddress).optional().register(docs, {
    expected: 'http or https addresses without query and fragment, separated by commas',
    defaultText: '`APP_URL/sign-in`',
    text: 'URLs of the app to which a sign-in through SAML may redirect, compared exactly, separated by commas; the first is the default.',
  }),
  DATABASE_URL: database(
    'the embedded PostgreSQL',
    'PostgreSQL 15 or later, with the serving role.',
  ),
  DATABASE_OWNER_URL: database(
    '`DATABASE_DIRECT_URL`, or `DATABASE_URL`',
    'The same database with the owner role, which applies migrations, without a pooler. By default one role does both.',
  ),
  DATABASE_DIRECT_URL: database(
    '`DATABASE_URL`',
    'The same database without a pooler, for `LISTEN` and locks. With it, `DATABASE_URL` may lead through a pooler of transactions such as pgbouncer: each transaction sets its deadlines.',
  ),
  DATABASE_READ_URL: database(
    'none',
    'A streaming replica of `DATABASE_URL` for reads, which is used as far as it has replayed what was acknowledged before each request.',
  ),
  EVENTS_RETENTION_DAYS: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .optional()
    .register(docs, {
      expected: 'a whole number from 0 to 99999',
      defaultText: 'the last value that was set; initially `0`',
      text: 'Days for which events (the audit trail) are kept, 0 for unlimited. `migrate` or a start stores it in the database with the owner role; older events are deleted within an hour.',
    }),
  DATA_DIR: folder.prefault('.data').register(docs, {
    expected: 'a folder',
    defaultText: '`.data`',
    text: 'Folder of the embedded database, of files, and of the secret key in development.',
  }),
  S3_BUCKET: bareText(
    'a folder in `DATA_DIR`',
    'S3 bucket for files. Requires the package `@aws-sdk/client-s3`.',
  ),
  S3_ENDPOINT: address("Amazon's own", 'Address of another S3-compatible server.'),
  S3_REGION: bareText('`us-east-1`', 'Region of the bucket.'),
  S3_ACCESS_KEY_ID: bareText('what the machine is allowed', 'Access key of the bucket.'),
  S3_SECRET_ACCESS_KEY: bareText(
    'what the machine is allowed',
    'Secret key for `S3_ACCESS_KEY_ID`.',
  ),
  S3_FORCE_PATH_STYLE: onOff.optional().register(docs, {
    expected: 'on or off',
    defaultText: '`on` with `S3_ENDPOINT`, else `off`',
    text: 'Whether the bucket is in the path instead of the host name.',
  }),
  ...keyForms,
  LOG_LEVEL: choice(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'info',
    'Lowest level that is logged.',
  ),
  WORKERS: z
    .string()
    .regex(/^(auto|[1-9]\d?)$/)
    .transform((text) => (text === 'auto' ? availableParallelism() : Number(text)))
    .optional()
    .register(docs, {
      expected: 'auto or a whole number from 1 to 99',
      defaultText: 'one process that does all',
      text: 'Number of serving processes, `auto` for one per processor; one more runs background jobs. A process that dies is replaced, and SIGHUP restarts them one after the other.',
    }),
  ...limitForms,
  CORS_ORIGINS: listOf(isOrigin).default(['*']).register(docs, {
    expected: '* or origins such as https://app.acme.test, separated by commas',
    defaultText: '`*`',
    text: 'Origins of pages that may call the API, separated by commas. Cookies are never allowed.',
  }),
  METRICS: choice(['loopback', 'everyone', 'off'], 'loopback', 'Clients that may read `/metrics`.'),
  WORK_PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().max(65_535))
    .optional()
    .register(docs, {
      expected: 'a whole number from 0 to 65535',
      defaultText: 'none',
      text: 'Port on which `lectern work` answers `/livez`, `/readyz` and `/metrics`. By default there is none, so that several can run on one machine.',
    }),
  GRAPHIQL: onOff.optional().register(docs, {
    expected: 'on or off',
    defaultText: '`on`; in production `off`',
    text: 'Whether `/graphql` shows GraphiQL to browsers.',
  }),
  APP: onOff.optional().register(docs, {
    expected: 'on or off',
    defaultText: '`on` without `APP_URL`; in production `off`',
    text: 'Whether `/app` serves the front end of `examples/front-end`, which `npm start` builds.',
  }),
  READER: onOff.default(true).register(docs, {
    expected: 'on or off',
    defaultText: '`on`',
    text: 'Whether this server shows published sites below `PUBLIC_URL`, if that is an address of its own; another one is that of your front end.',
  }),
  TRUSTED_DOCUMENTS: folder.optional().register(docs, {
    expected: 'a JSON file or a folder',
    defaultText: 'none',
    text: 'GraphQL documents that callers can name by id or SHA-256: a manifest of graphql-codegen, Relay or Apollo, or a folder of `.graphql` files.',
  }),
  TRUSTED_DOCUMENTS_ONLY: onOff.default(false).register(docs, {
    expected: 'on or off',
    defaultText: '`off`',
    text: 'Whether `/graphql` refuses all documents but those of `TRUSTED_DOCUMENTS`.',
  }),
  COMPRESSION: onOff.default(true).register(docs, {
    expected: 'on or off',
    defaultText: '`on`',
    text: 'Whether responses are compressed with brotli or gzip; `off` where a proxy does it.',
  }),
  TRUST_PROXY: wholeNumber(
    0,
    10,
    0,
    'Number of proxies in front of the server whose `X-Forwarded-For` is trusted; 0 to use the address of the connection.',
  ),
  ALLOW_PRIVATE_NETWORKS: onOff.default(false).register(docs, {
    expected: 'on or off',
    defaultText: '`off`',
    text: 'Whether the server fetches addresses in private networks for users; `on` lets users read what else runs on this machine and in its networks. Link-local addresses, where clouds keep metadata, are always refused.',
  }),
  CUSTOM_HOSTNAME_TARGET: bareText(
    'sites have no hostnames of their own',
    'Name of this server to which the CNAME records of custom hostnames must lead, for example `sites.acme.test`.',
  ),
  DNS_SERVER: bareText(
    'those of the machine',
    'DNS server that is asked for these records: an IP address with an optional port, for example `127.0.0.1:5353`.',
  ),
  PDF_FONTS: folder.optional().register(docs, {
    expected: 'a folder',
    defaultText: 'only the fonts of the machine',
    text: 'Folder of further fonts for PDFs, for other scripts and emoji.',
  }),
  PREPARED_STATEMENTS: onOff.default(true).register(docs, {
    expected: 'on or off',
    defaultText: '`on`',
    text: 'Named prepared statements; `off` for pgbouncer before 1.21.',
  }),
  POOL_SIZE: wholeNumber(1, 500, 10, 'Connections to the database.'),
  RESPONSE_CACHE_MIB: wholeNumber(
    0,
    65_536,
    64,
    'Memory of each serving process for responses of published sites, and one and a quarter times as much again for lists of pages, in MiB; 0 to cache none.',
  ),
  THREADS: wholeNumber(
    1,
    64,
    2,
    'Worker threads that parse, compare, merge and render long texts; imports and OpenAPI specs have the same number of their own. They start on demand.',
  ),
});

type Settings = z.infer<typeof forms>;

/** The settings of one process. Addresses have no trailing slash. */
export interface Config extends ReturnType<typeof limitsOf> {
  readonly environment: Settings['NODE_ENV'];
  readonly port: number;
  readonly host: string;
  readonly baseUrl: string;
  readonly appUrl: string;
  readonly publicUrl: string;
  /** Undefined: `sign-in` below the app's address. */
  readonly signInRedirects: readonly string[] | undefined;
  /** Undefined: no e-mails are sent. */
  readonly email: ReturnType<typeof emailOf>;
  /** Undefined: no front end is notified of changes. */
  readonly revalidation: ReturnType<typeof revalidationOf>;
  /** Undefined: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** Undefined: one role both serves and migrates. */
  readonly databaseOwnerUrl: string | undefined;
  readonly databaseDirectUrl: string | undefined;
  readonly databaseReadUrl: string | undefined;
  /** Zero: events are kept forever; undefined: the database's setting is kept. */
  readonly eventsRetentionDays: number | undefined;
  /** An absolute path. */
  readonly dataDir: string;
  /** The S3 bucket of the files; undefined: they are stored in `dataDir`. */
  readonly s3: ReturnType<typeof bucketOf>;
  /** 32 bytes. */
  readonly secretKey: Buffer;
  /** The keys that encrypted older values, without the current one. */
  readonly previousSecretKeys: readonly Buffer[];
  readonly logLevel: Settings['LOG_LEVEL'];
  /** Number of worker processes; undefined: one process does everything. */
  readonly workers: number | undefined;
  /** `['*']` allows every origin. */
  readonly corsOrigins: readonly string[];
  readonly metrics: Settings['METRICS'];
  /** The port on which `lectern work` serves health and metrics; undefined: none. */
  readonly workPort: number | undefined;
  readonly graphiql: boolean;
  /** True if this server serves the app at `/app`. */
  readonly app: boolean;
  /** True if this server shows published sites, where `publicUrl` is its own. */
  readonly reader: boolean;
  /** A manifest or a folder of GraphQL documents, as an absolute path; undefined: none. */
  readonly trustedDocuments: string | undefined;
  /** True if no other GraphQL documents are executed. */
  readonly trustedDocumentsOnly: boolean;
  /** True if responses are compressed. */
  readonly compression: boolean;
  /** Number of proxies in front. */
  readonly trustProxy: number;
  /** True if URLs that users provide may be read from private networks. */
  readonly allowPrivateNetworks: boolean;
  /** The name to which custom hostnames must be aliases; undefined: there are none. */
  readonly hostnameTarget: string | undefined;
  /** IP address of a DNS server; undefined: those of the machine. */
  readonly dnsServer: string | undefined;
  /** An absolute path; undefined: only the fonts of the machine. */
  readonly pdfFonts: string | undefined;
  readonly preparedStatements: boolean;
  readonly poolSize: number;
  /** Memory for cached responses; 0: none are cached. */
  readonly responseCacheMiB: number;
  /** Maximum number of worker threads in each of two pools. */
  readonly threads: number;
}

/**
 * Loads the settings; the environment takes precedence over the file. Throws one error that names
 * every invalid or missing setting.
 *
 * Outside production it creates the secret key, once per DATA_DIR.
 */
export function loadConfig(env: NodeJS.ProcessEnv, envFile = '.env'): Config {
  const given = withoutEmpty({ ...readEnvFile(envFile), ...withoutEmpty(env) });
  const read = forms.safeParse(given);
  const problems = [
    ...new Set(read.error?.issues.map((issue) => problemOf(String(issue.path[0])))),
  ];
  problems.push(...missingIn(given));
  if (!read.success || problems.length > 0)
    throw new Error(['The settings are invalid:', ...problems].join('\n  '));
  return Object.freeze(configOf(read.data));
}

/** Returns the name, default and description of each setting, in order. */
export function describeSettings(): { name: string; default: string; what: string }[] {
  return Object.entries(forms.shape).map(([name, form]) => {
    const details = docs.get(form);
    return { name, default: details?.defaultText ?? '', what: details?.text ?? '' };
  });
}

/** Returns the settings as a Markdown table. */
export function settingsTable(): string {
  const rows = describeSettings().map(
    (row) => `| \`${row.name}\` | ${row.default} | ${row.what} |`,
  );
  return ['| setting | default | what |', '|---|---|---|', ...rows].join('\n');
}

/**
 * Returns the message for an invalid setting. It never contains the value, which may be a secret.
 */
function problemOf(name: string): string {
  const form = Object.entries(forms.shape).find(([known]) => known === name)?.[1];
  return `${name} must be ${(form && docs.get(form)?.expected) ?? 'given'}.`;
}

function configOf(read: Settings): Config {
  const baseUrl = read.BASE_URL ?? `http://${reachable(read.HOST)}:${read.PORT}`;
  return {
    environment: read.NODE_ENV,
    port: read.PORT,
    host: read.HOST,
    baseUrl,
    appUrl: read.APP_URL ?? `${baseUrl}/app`,
    publicUrl: read.PUBLIC_URL ?? `${baseUrl}/public`,
    signInRedirects: read.SIGN_IN_REDIRECTS,
    email: emailOf(read),
    revalidation: revalidationOf(read),
    databaseUrl: read.DATABASE_URL,
    databaseOwnerUrl: read.DATABASE_OWNER_URL,
    databaseDirectUrl: read.DATABASE_DIRECT_URL,
    databaseReadUrl: read.DATABASE_READ_URL,
    eventsRetentionDays: read.EVENTS_RETENTION_DAYS,
    dataDir: read.DATA_DIR,
    s3: bucketOf(read),
    ...keysOf(read),
    logLevel: read.LOG_LEVEL,
    workers: read.WORKERS,
    ...limitsOf(read),
    corsOrigins: read.CORS_ORIGINS,
    metrics: read.METRICS,
    workPort: read.WORK_PORT,
    graphiql: read.GRAPHIQL ?? read.NODE_ENV !== 'production',
    app: read.APP ?? (read.NODE_ENV !== 'production' && read.APP_URL === undefined),
    reader: read.READER,
    trustedDocuments: read.TRUSTED_DOCUMENTS,
    trustedDocumentsOnly: read.TRUSTED_DOCUMENTS_ONLY,
    compression: read.COMPRESSION,
    trustProxy: read.TRUST_PROXY,
    allowPrivateNetworks: read.ALLOW_PRIVATE_NETWORKS,
    hostnameTarget: read.CUSTOM_HOSTNAME_TARGET,
    dnsServer: read.DNS_SERVER,
    pdfFonts: read.PDF_FONTS,
    preparedStatements: read.PREPARED_STATEMENTS,
    poolSize: read.POOL_SIZE,
    responseCacheMiB: read.RESPONSE_CACHE_MIB,
    threads: read.THREADS,
  };
}

/**
 * Returns a host name at which the server can be reached: `localhost` when it listens on all
 * addresses.
 */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Returns the settings that resolvers can read. */
export const publicSettingsOf = ({
  baseUrl,
  appUrl,
  publicUrl,
  signInRedirects,
  pdfFonts,
  revalidation,
  hostnameTarget,
  websitePages,
  email,
}: Config) => ({
  ...{ baseUrl, appUrl, publicUrl, signInRedirects, pdfFonts, revalidation, hostnameTarget },
  websitePages,
  sendsEmail: email !== undefined,
});
