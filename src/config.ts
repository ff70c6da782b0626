/** The settings: environment and `.env` file to one frozen, validated object. The README's table of settings is made from here. */
import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';

/** What is told of a setting. */
interface About {
  /** Ends the sentence "NAME must be …". */
  readonly wanted: string;
  /** What it is when it is absent, in markdown. */
  readonly shown: string;
  readonly what: string;
}

const about = z.registry<About>();

const choice = <const T extends readonly [string, ...string[]]>(words: T, fallback: T[number], what: string) =>
  z
    .enum(words)
    .default(fallback)
    .register(about, { wanted: `one of ${words.join(', ')}`, shown: `\`${fallback}\``, what });

const wholeNumber = (min: number, max: number, fallback: number, what: string) =>
  z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .default(fallback)
    .register(about, { wanted: `a whole number from ${min} to ${max}`, shown: `\`${fallback}\``, what });

const address = (shown: string, what: string) =>
  z
    .url({ protocol: /^https?$/ })
    .regex(/^https?:\/\/[^\s?#]+$/i)
    .transform((text) => text.replace(/\/+$/, ''))
    .optional()
    .register(about, { wanted: 'an http or https address without a query', shown, what });

const database = (shown: string, what: string) =>
  z
    .string()
    .regex(/^postgres(ql)?:\/\/./)
    .optional()
    .register(about, { wanted: 'a connection string that begins with postgres://', shown, what });

const bareText = (shown: string, what: string) => z.string().regex(/^\S+$/).optional().register(about, { wanted: 'a text without spaces', shown, what });

const isOrigin = (text: string): boolean => text === '*' || (URL.canParse(text) && new URL(text).origin === text);
const isPlainAddress = (text: string): boolean => /^https?:\/\/[^\s?#@\\]+$/i.test(text) && URL.canParse(text);
const items = z.string().transform((text) => text.split(',').map((item) => item.trim()));
const listOf = (holds: (item: string) => boolean) => items.pipe(z.array(z.string().refine(holds)));

const absolute = (folder: string): string => path.resolve(folder);
const folder = z.string().min(1).transform(absolute);

const onOff = z.enum(['on', 'off']).transform((word) => word === 'on');

const forms = z.object({
  NODE_ENV: choice(['development', 'production', 'test'], 'development', 'What kind of place this is. `production` refuses to start without `SECRET_KEY` and `DATABASE_URL`.'),
  PORT: wholeNumber(0, 65_535, 4000, 'Port to listen on; 0 takes a free one.'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1')
    .register(about, { wanted: 'an address or a host name', shown: '`127.0.0.1`', what: 'Address to listen on; `0.0.0.0` for all.' }),
  BASE_URL: address('`http://HOST:PORT`', 'Where this server is reached.'),
  APP_URL: address('`BASE_URL/app`', 'Where the app is reached.'),
  PUBLIC_URL: address('`BASE_URL/public`', 'Where published content is reached.'),
  SIGN_IN_REDIRECTS: listOf(isPlainAddress).optional().register(about, {
    wanted: 'http or https addresses without query and fragment, separated by commas',
    shown: '`APP_URL/sign-in`',
    what: 'Addresses of the app that a sign-in through SAML may lead to, to the letter, separated by commas; the first unless the app asks for another.',
  }),
  DATABASE_URL: database('the embedded PostgreSQL', 'PostgreSQL 15 or later, with the role that serves.'),
  DATABASE_OWNER_URL: database('`DATABASE_URL`', 'The same database with the role that migrates. Without it one role does both.'),
  DATABASE_DIRECT_URL: database('`DATABASE_URL`', 'The same database past a pooler, for `LISTEN` and locks.'),
  DATA_DIR: folder.prefault('.data').register(about, { wanted: 'a folder', shown: '`.data`', what: 'Folder of the embedded database, of files, and of the secret key in development.' }),
  S3_BUCKET: bareText('a folder in `DATA_DIR`', 'Keeps files in this bucket of S3; needs the package `@aws-sdk/client-s3`.'),
  S3_ENDPOINT: address("Amazon's own", 'Where the bucket is, of another server that speaks S3.'),
  S3_REGION: bareText('`us-east-1`', 'Region of the bucket.'),
  S3_ACCESS_KEY_ID: bareText('what the machine is allowed', 'Who may use the bucket.'),
  S3_SECRET_ACCESS_KEY: bareText('what the machine is allowed', 'The secret that goes with `S3_ACCESS_KEY_ID`.'),
  S3_FORCE_PATH_STYLE: onOff.optional().register(about, { wanted: 'on or off', shown: '`on` with `S3_ENDPOINT`, else `off`', what: 'Whether the bucket stands in the path, not in the host name.' }),
  SECRET_KEY: z.string().transform(keyOf).pipe(z.instanceof(Buffer)).optional().register(about, {
    wanted: '32 bytes in hex or base64, as "openssl rand -hex 32" makes them',
    shown: 'made once, kept in `DATA_DIR/secret-key`',
    what: 'Encrypts secrets at rest: 32 bytes in hex or base64.',
  }),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info', 'The least important lines that are logged.'),
  WORKERS: z
    .literal('1')
    .transform(Number)
    .default(1)
    .register(about, { wanted: '1: several processes in one are not built yet. Start more servers on the same database instead', shown: '`1`', what: 'Processes that serve; only 1 so far.' }),
  RATE_LIMIT_TOKEN: wholeNumber(1, 1_000_000_000, 60_000, 'Points a minute for a token: one a request and one for each 100 nodes of a GraphQL operation.'),
  RATE_LIMIT_ADDRESS: wholeNumber(1, 1_000_000_000, 600, 'Points a minute for an address, for its requests without a good token.'),
  CORS_ORIGINS: listOf(isOrigin).default(['*']).register(about, {
    wanted: '* or origins such as https://app.acme.test, separated by commas',
    shown: '`*`',
    what: 'Origins whose pages may call the API, separated by commas. Never with cookies.',
  }),
  METRICS: choice(['loopback', 'everyone', 'off'], 'loopback', 'Who may read `/metrics`.'),
  GRAPHIQL: onOff.optional().register(about, { wanted: 'on or off', shown: '`on`; in production `off`', what: 'Whether `/graphql` shows GraphiQL to browsers.' }),
  TRUST_PROXY: wholeNumber(0, 10, 0, "Proxies in front whose `X-Forwarded-For` is believed; 0: the address is the connection's."),
  ALLOW_PRIVATE_NETWORKS: onOff.default(false).register(about, {
    wanted: 'on or off',
    shown: '`off`',
    what: 'Whether addresses that users give may lead into private networks; `on` lets users read what stands beside this server, on the loopback and in private ranges. Link-local addresses, where clouds keep metadata, stay refused.',
  }),
  PDF_FONTS: folder.optional().register(about, { wanted: 'a folder', shown: "the machine's fonts alone", what: 'Folder of further fonts for PDFs, for other scripts and emoji.' }),
  PREPARED_STATEMENTS: onOff.default(true).register(about, { wanted: 'on or off', shown: '`on`', what: 'Named prepared statements; `off` for pgbouncer before 1.21.' }),
  POOL_SIZE: wholeNumber(1, 500, 10, 'Connections to the database.'),
});

type Settings = z.infer<typeof forms>;

/** The settings of one process. Addresses have no slash at the end. */
export interface Config {
  readonly environment: Settings['NODE_ENV'];
  readonly port: number;
  readonly host: string;
  readonly baseUrl: string;
  readonly appUrl: string;
  readonly publicUrl: string;
  /** Undefined: `sign-in` below the app's address. */
  readonly signInRedirects: readonly string[] | undefined;
  /** Undefined: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** Undefined: one role does both. */
  readonly databaseOwnerUrl: string | undefined;
  readonly databaseDirectUrl: string | undefined;
  /** An absolute path. */
  readonly dataDir: string;
  /** The bucket of the files; undefined: they are kept in `dataDir`. */
  readonly s3: ReturnType<typeof bucketOf>;
  /** 32 bytes. */
  readonly secretKey: Buffer;
  readonly logLevel: Settings['LOG_LEVEL'];
  readonly workers: number;
  /** Points a minute. */
  readonly rateLimits: { readonly token: number; readonly address: number };
  /** `['*']`: every origin. */
  readonly corsOrigins: readonly string[];
  readonly metrics: Settings['METRICS'];
  readonly graphiql: boolean;
  /** Number of proxies in front. */
  readonly trustProxy: number;
  /** Whether what users name may be read from private networks. */
  readonly allowPrivateNetworks: boolean;
  /** An absolute path; undefined: the machine's fonts alone. */
  readonly pdfFonts: string | undefined;
  readonly preparedStatements: boolean;
  readonly poolSize: number;
}

/**
 * Reads the settings; the environment wins over the file. Throws one error that names every setting that is wrong or
 * missing. Outside production it makes the secret key, once for each DATA_DIR.
 */
export function loadConfig(env: NodeJS.ProcessEnv, envFile = '.env'): Config {
  const given = withoutEmpty({ ...readEnvFile(envFile), ...withoutEmpty(env) });
  const read = forms.safeParse(given);
  const problems = [...new Set(read.error?.issues.map((issue) => problemOf(String(issue.path[0]))))];
  problems.push(...missingIn(given));
  if (!read.success || problems.length > 0) throw new Error(['The settings are not right:', ...problems].join('\n  '));
  return Object.freeze(arrange(read.data));
}

/** The settings as they are told, in their order. */
export function describeSettings(): { name: string; default: string; what: string }[] {
  return Object.entries(forms.shape).map(([name, form]) => {
    const told = about.get(form);
    return { name, default: told?.shown ?? '', what: told?.what ?? '' };
  });
}

/** The settings as a table in markdown. */
export function settingsTable(): string {
  const rows = describeSettings().map((row) => `| \`${row.name}\` | ${row.default} | ${row.what} |`);
  return ['| setting | default | what |', '|---|---|---|', ...rows].join('\n');
}

function readEnvFile(file: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return {};
    throw new Error(`The settings in ${file} cannot be read.`, { cause: error });
  }
}

/** `PORT=` counts as absent: that is how compose files leave a variable out. */
const withoutEmpty = (env: NodeJS.Dict<string>): Record<string, string> =>
  Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]])));

/** Names the setting and never its value, which may be a secret. */
function problemOf(name: string): string {
  const form = Object.entries(forms.shape).find(([known]) => known === name)?.[1];
  return `${name} must be ${(form && about.get(form)?.wanted) ?? 'given'}.`;
}

/** Settings that mean nothing without another. */
const companions = [
  ['DATABASE_OWNER_URL', 'DATABASE_URL'],
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
] as const;

function missingIn(given: Record<string, string>): string[] {
  const problems: string[] = [];
  if (given['NODE_ENV'] === 'production') {
    for (const name of ['SECRET_KEY', 'DATABASE_URL']) if (given[name] === undefined) problems.push(`${name} is needed with NODE_ENV=production.`);
  }
  for (const [name, beside] of companions) if (given[name] !== undefined && given[beside] === undefined) problems.push(`${name} needs ${beside} beside it.`);
  return problems;
}

function arrange(read: Settings): Config {
  const baseUrl = read.BASE_URL ?? `http://${reachable(read.HOST)}:${read.PORT}`;
  return {
    environment: read.NODE_ENV,
    port: read.PORT,
    host: read.HOST,
    baseUrl,
    appUrl: read.APP_URL ?? `${baseUrl}/app`,
    publicUrl: read.PUBLIC_URL ?? `${baseUrl}/public`,
    signInRedirects: read.SIGN_IN_REDIRECTS,
    databaseUrl: read.DATABASE_URL,
    databaseOwnerUrl: read.DATABASE_OWNER_URL,
    databaseDirectUrl: read.DATABASE_DIRECT_URL,
    dataDir: read.DATA_DIR,
    s3: bucketOf(read),
    secretKey: read.SECRET_KEY ?? keptKey(read.DATA_DIR),
    logLevel: read.LOG_LEVEL,
    workers: read.WORKERS,
    rateLimits: { token: read.RATE_LIMIT_TOKEN, address: read.RATE_LIMIT_ADDRESS },
    corsOrigins: read.CORS_ORIGINS,
    metrics: read.METRICS,
    graphiql: read.GRAPHIQL ?? read.NODE_ENV !== 'production',
    trustProxy: read.TRUST_PROXY,
    allowPrivateNetworks: read.ALLOW_PRIVATE_NETWORKS,
    pdfFonts: read.PDF_FONTS,
    preparedStatements: read.PREPARED_STATEMENTS,
    poolSize: read.POOL_SIZE,
  };
}

/** Without credentials the bucket is open to what the machine itself is allowed. */
function bucketOf(read: Settings) {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region = 'us-east-1', S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read;
  if (bucket === undefined) return undefined;
  const credentials = accessKeyId !== undefined && secretAccessKey !== undefined ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, endpoint, region, credentials, pathStyle: read.S3_FORCE_PATH_STYLE ?? endpoint !== undefined };
}

/** A server that listens everywhere is reached at this machine. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function keyOf(text: string): Buffer | undefined {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  return /^[A-Za-z0-9+/_-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : undefined;
}

/** The key of a place of development. It appears whole or not at all, so that of two processes that start at once both read the same. */
function keptKey(folder: string): Buffer {
  const file = path.join(folder, 'secret-key');
  const own = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  mkdirSync(folder, { recursive: true });
  try {
    return readKey(file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  writeFileSync(own, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(own, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error; // another process was faster: its key counts
  } finally {
    rmSync(own, { force: true });
  }
  return readKey(file);
}

function readKey(file: string): Buffer {
  const key = keyOf(readFileSync(file, 'utf8').trim());
  if (key === undefined) throw new Error(`${file} holds no key of 32 bytes. Put the key back, or set SECRET_KEY; without it what was encrypted cannot be read.`);
  chmodSync(file, 0o600);
  return key;
}

const hasCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code;
