/** Tests the settings: which values are read, refused and generated. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, availableParallelism } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeSettings, loadConfig, settingsTable } from '../src/config.ts';
import { keyIdOf } from '../src/data/secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lectern-config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const KEY = 'ab'.repeat(32);
const load = (env: NodeJS.ProcessEnv, file = 'none.env') =>
  loadConfig({ DATA_DIR: folder, ...env }, path.join(folder, file));

function problemsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    load(env);
    return [];
  } catch (error) {
    return String(error).split('\n  ').slice(1);
  }
}

describe('settings', () => {
  it('have defaults for development', () => {
    const { secretKey, ...rest } = load({});
    expect(secretKey).toHaveLength(32);
    expect(rest).toEqual({
      environment: 'development',
      port: 4000,
      host: '127.0.0.1',
      baseUrl: 'http://127.0.0.1:4000',
      appUrl: 'http://127.0.0.1:4000/app',
      publicUrl: 'http://127.0.0.1:4000/public',
      databaseUrl: undefined,
      databaseOwnerUrl: undefined,
      eventsRetentionDays: undefined,
      databaseDirectUrl: undefined,
      databaseReadUrl: undefined,
      dataDir: folder,
      email: { folder: `${folder}/mail`, from: 'Lectern <lectern@localhost>' },
      s3: undefined,
      allowPrivateNetworks: false,
      logLevel: 'info',
      workers: undefined,
      rateLimits: { token: 60_000, address: 600 },
      concurrency: { token: 50, address: 20, process: 500 },
      subscriptions: { token: 100, process: 5000 },
      sharesLimits: true,
      previousSecretKeys: [],
      websitePages: 2000,
      drainMs: 0,
      corsOrigins: ['*'],
      metrics: 'loopback',
      workPort: undefined,
      graphiql: true,
      reader: true,
      app: true,
      trustedDocumentsOnly: false,
      compression: true,
      trustProxy: 0,
      preparedStatements: true,
      poolSize: 10,
      responseCacheMiB: 64,
      threads: 2,
    });
  });

  it('are read from the environment', () => {
    const config = load({
      PORT: '80',
      HOST: '0.0.0.0',
      APP_URL: 'https://app.acme.test/',
      SECRET_KEY: KEY,
      CORS_ORIGINS: 'https://a.test, http://b.test:8080',
      GRAPHIQL: 'off',
      RATE_LIMIT_TOKEN: '5',
      TRUST_PROXY: '1',
      PREPARED_STATEMENTS: 'off',
    });
    expect(config).toMatchObject({
      port: 80,
      baseUrl: 'http://localhost:80',
      appUrl: 'https://app.acme.test',
      publicUrl: 'http://localhost:80/public',
      corsOrigins: ['https://a.test', 'http://b.test:8080'],
      graphiql: false,
      app: false,
      rateLimits: { token: 5, address: 600 },
      concurrency: { token: 50, address: 20, process: 500 },
      trustProxy: 1,
      preparedStatements: false,
      secretKey: Buffer.from(KEY, 'hex'),
      previousSecretKeys: [],
    });
  });

  it('name previous secret keys, each with an identity of its own', () => {
    const [old, older] = ['22'.repeat(32), '33'.repeat(32)];
    const previousOf = (text: string) =>
      load({ SECRET_KEY: KEY, PREVIOUS_SECRET_KEYS: text }).previousSecretKeys.map((key) =>
        key.toString('hex'),
      );
    expect(previousOf(`${old}, ${older}`)).toEqual([old, older]);
    expect(previousOf(`${KEY},${old}`)).toEqual([old]);
    expect(problemsOf({ PREVIOUS_SECRET_KEYS: `${old},hunter2` })).toEqual([
      'PREVIOUS_SECRET_KEYS must be at most 5 keys of 32 bytes in hex or base64, separated by commas.',
    ]);
    const identity = keyIdOf(Buffer.from(KEY, 'hex'));
    const twin = Array.from({ length: 5000 }, (_, i) => Buffer.alloc(32, String(i))).find(
      (key) => keyIdOf(key) === identity,
    );
    expect(() => previousOf(twin?.toString('hex') ?? '')).toThrow(
      'SECRET_KEY, PREVIOUS_SECRET_KEYS: Two keys have the same identity',
    );
  });

  it('configure a bucket for files, of Amazon or of another server', () => {
    expect(load({ S3_BUCKET: 'files' }).s3).toEqual({
      bucket: 'files',
      endpoint: undefined,
      region: 'us-east-1',
      credentials: undefined,
      pathStyle: false,
    });
    expect(
      load({
        S3_BUCKET: 'files',
        S3_ENDPOINT: 'http://minio:9000/',
        S3_REGION: 'eu-1',
        S3_ACCESS_KEY_ID: 'a',
        S3_SECRET_ACCESS_KEY: 'b',
      }).s3,
    ).toEqual({
      bucket: 'files',
      endpoint: 'http://minio:9000',
      region: 'eu-1',
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
      pathStyle: true,
    });
    expect(
      load({ S3_BUCKET: 'files', S3_ENDPOINT: 'https://s3.test', S3_FORCE_PATH_STYLE: 'off' }).s3
        ?.pathStyle,
    ).toBe(false);
  });

  it('allow user-defined addresses in private networks only with ALLOW_PRIVATE_NETWORKS', () => {
    expect(load({ ALLOW_PRIVATE_NETWORKS: 'on' }).allowPrivateNetworks).toBe(true);
    expect(problemsOf({ ALLOW_PRIVATE_NETWORKS: 'yes' })).toEqual([
      'ALLOW_PRIVATE_NETWORKS must be on or off.',
    ]);
  });

  it('are read from a file, below the environment; empty ones count as absent', () => {
    writeFileSync(path.join(folder, 'some.env'), 'PORT=5000\nLOG_LEVEL="debug"\nPOOL_SIZE=3\n');
    expect(load({ PORT: '6000', POOL_SIZE: '' }, 'some.env')).toMatchObject({
      port: 6000,
      logLevel: 'debug',
      poolSize: 3,
    });
  });

  it('take a number of workers, or one per processor', () => {
    expect([load({ WORKERS: '3' }).workers, load({ WORKERS: 'auto' }).workers]).toEqual([
      3,
      availableParallelism(),
    ]);
  });

  it('are frozen', () => {
    expect(Object.isFrozen(load({}))).toBe(true);
  });

  it('report every invalid setting together, and never a value', () => {
    const problems = problemsOf({
      PORT: '70000',
      SECRET_KEY: 'hunter2',
      DATABASE_URL: 'mysql://root:hunter2@db',
      BASE_URL: 'acme.test',
      CORS_ORIGINS: 'https://a.test/path',
      LOG_LEVEL: 'loud',
      GRAPHIQL: 'yes',
      WORKERS: '0',
    });
    expect(problems.map((problem) => problem.split(' ', 1)[0])).toEqual([
      'PORT',
      'BASE_URL',
      'DATABASE_URL',
      'SECRET_KEY',
      'LOG_LEVEL',
      'WORKERS',
      'CORS_ORIGINS',
      'GRAPHIQL',
    ]);
    expect(problems[0]).toBe('PORT must be a whole number from 0 to 65535.');
    expect(problems.join()).not.toContain('hunter2');
  });

  it('require the settings that they depend on', () => {
    expect(problemsOf({ DATABASE_OWNER_URL: 'postgres://o@db/x' })).toEqual([
      'DATABASE_OWNER_URL also needs DATABASE_URL.',
    ]);
    expect(problemsOf({ S3_ENDPOINT: 'http://minio:9000', S3_ACCESS_KEY_ID: 'a' })).toEqual([
      'S3_ENDPOINT also needs S3_BUCKET.',
      'S3_ACCESS_KEY_ID also needs S3_SECRET_ACCESS_KEY.',
    ]);
    expect(problemsOf({ S3_BUCKET: 'files', S3_SECRET_ACCESS_KEY: 'hunter2' })).toEqual([
      'S3_SECRET_ACCESS_KEY also needs S3_ACCESS_KEY_ID.',
    ]);
  });
});

describe('production', () => {
  it('refuses to start without SECRET_KEY and DATABASE_URL, and generates no key', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([
      'SECRET_KEY is required with NODE_ENV=production.',
      'DATABASE_URL is required with NODE_ENV=production.',
    ]);
    expect(existsSync(path.join(folder, 'secret-key'))).toBe(false);
  });

  it('disables GraphiQL and the app by default', () => {
    const env = {
      NODE_ENV: 'production',
      SECRET_KEY: KEY,
      DATABASE_URL: 'postgres://app@db/lectern',
    };
    expect(load(env).graphiql).toBe(false);
    expect(load({ ...env, GRAPHIQL: 'on' }).graphiql).toBe(true);
    expect(load(env).app).toBe(false);
    expect(load({ ...env, APP: 'on' }).app).toBe(true);
  });
});

describe('the secret key', () => {
  it('is 32 bytes in hex or base64', () => {
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      expect(
        load({ SECRET_KEY: Buffer.from(KEY, 'hex').toString(encoding) }).secretKey.toString('hex'),
      ).toBe(KEY);
  });

  it('is generated once in development, readable only by its owner', () => {
    const first = load({}).secretKey;
    expect(load({}).secretKey.equals(first)).toBe(true);
    expect(statSync(path.join(folder, 'secret-key')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['secret-key']);
  });

  it('is not overwritten when it is damaged', () => {
    writeFileSync(path.join(folder, 'secret-key'), 'oops');
    expect(() => load({})).toThrow(/contains no key of 32 bytes/);
    expect(readFileSync(path.join(folder, 'secret-key'), 'utf8')).toBe('oops');
  });

  it('is the same for processes that start concurrently', async () => {
    const script = `import { loadConfig } from './src/config.ts'; console.log(loadConfig({ DATA_DIR: ${JSON.stringify(folder)} }, '/none').secretKey.toString('hex'));`;
    const keys = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const child = spawn(
          process.execPath,
          ['--import', 'tsx', '--input-type=module', '-e', script],
          { stdio: ['ignore', 'pipe', 'inherit'] },
        );
        let text = '';
        child.stdout.on('data', (chunk) => (text += chunk));
        await once(child, 'close');
        return text.trim();
      }),
    );
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(keys).size).toBe(1);
  }, 240_000);
});

describe('the table of settings', () => {
  it('has a row for each, with its default', () => {
    expect(describeSettings().every((row) => row.name && row.default && row.what)).toBe(true);
    expect(settingsTable()).toContain(
      '| `PORT` | `4000` | Port to listen on; 0 selects a free one. |',
    );
  });
});
