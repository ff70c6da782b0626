// Follows the steps of a Dockerfile on overlay file systems, with this machine's file system as the
// base image, and runs programs in the result.
import { execFileSync, type SpawnOptions } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isSent, type Stage, type Step } from './dockerfile.ts';

/** The run settings of an image. */
interface ImageSettings {
  readonly env: Readonly<Record<string, string>>;
  readonly workdir: string;
  readonly user: string;
  readonly volumes: readonly string[];
  readonly command: readonly string[];
  /** The words of the CMD of HEALTHCHECK. */
  readonly healthCheck: readonly string[];
}

/** A finished stage: its layers, the top one first, and its mount point. */
interface Built extends ImageSettings {
  readonly layers: readonly string[];
  readonly root: string;
}

const EMPTY: ImageSettings = {
  env: {},
  workdir: '/',
  user: 'root',
  volumes: [],
  command: [],
  healthCheck: [],
};

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

const run = (command: string, ...parameters: string[]): string =>
  execFileSync(command, parameters, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1_048_576,
  });

/**
 * Builds images in a folder. The process must be root in a mount namespace of its own, because
 * nothing is unmounted.
 */
export class Builder {
  private readonly folder: string;
  private readonly context: string;
  private readonly built = new Map<string, Built>();
  private mounted = 0;

  constructor(folder: string, context: string) {
    this.folder = folder;
    this.context = context;
  }

  /**
   * Builds one stage. A base that is no stage is this machine, with an account `node` as in the
   * images of Node.js.
   */
  build(stage: Stage): void {
    const base = this.built.get(stage.base);
    const layers = base?.layers ?? [this.baseLayer()];
    const upper = this.newFolder('layer');
    let built: Built = {
      ...(base ?? EMPTY),
      layers: [upper, ...layers],
      root: this.mount(layers, upper),
    };
    for (const step of stage.steps) built = { ...built, ...this.follow(built, step) };
    this.built.set(stage.name, built);
  }

  /** Returns a finished stage. */
  stage(name: string): Built {
    const built = this.built.get(name);
    if (!built) throw new Error(`There is no stage ${name}.`);
    return built;
  }

  /**
   * Mounts an image as in a container: read-only, with an empty /tmp, and with volumes in a folder
   * that outlives the container.
   */
  container(image: Built, volumes: string): string {
    const root = this.mount(image.layers);
    for (const volume of image.volumes) {
      const source = path.join(volumes, volume);
      if (!existsSync(source)) {
        mkdirSync(path.dirname(source), { recursive: true });
        // a new volume starts as a copy of the image's folder, with its owner
        run('cp', '-a', path.join(root, volume), source);
      }
      run('mount', '--bind', source, path.join(root, volume));
    }
    return root;
  }

  private follow(built: Built, step: Step): Partial<ImageSettings> {
    const { text, json, variables } = step;
    switch (step.name) {
      case 'ENV':
        return { env: { ...built.env, ...variables } };
      case 'WORKDIR':
        mkdirSync(path.join(built.root, text), { recursive: true });
        return { workdir: text };
      case 'USER':
        return { user: text };
      case 'VOLUME':
        return { volumes: json ?? text.split(/\s+/) };
      case 'CMD':
        return { command: json ?? ['/bin/sh', '-c', text] };
      case 'HEALTHCHECK':
        return { healthCheck: JSON.parse(text.replace(/^CMD\s+/, '')) };
      case 'EXPOSE':
        return {};
      case 'RUN':
        this.runIn(built, text);
        return {};
      case 'COPY':
        this.copy(built, step);
        return {};
      default:
        throw new Error(`The builder of the test does not know ${step.name}.`);
    }
  }

  private runIn({ root, workdir, env, user }: Built, text: string): void {
    if (user !== 'root') throw new Error('The builder of the test runs commands as root alone.');
    const variables = Object.entries({ ...builderEnvironment(), PATH, ...env }).map(
      ([name, value]) => `${name}=${value}`,
    );
    execFileSync(
      'chroot',
      [root, 'env', '-i', '-C', workdir, ...variables, '/bin/sh', '-c', text],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
  }

  private copy({ root, workdir }: Built, { text, flags }: Step): void {
    const words = text.split(/\s+/);
    const target = path.resolve(workdir, words.at(-1) ?? '');
    const sources = words.slice(0, -1);
    const intoFolder = /\/$/.test(words.at(-1) ?? '') || sources.length > 1;
    for (const source of sources) {
      const from =
        flags['from'] === undefined
          ? this.fromContext(source)
          : path.join(this.stage(flags['from']).root, source);
      const to = path.join(root, target);
      if (statSync(from).isDirectory()) {
        mkdirSync(to, { recursive: true });
        run('cp', '-a', '--no-preserve=ownership', `${from}/.`, to);
      } else {
        mkdirSync(intoFolder ? to : path.dirname(to), { recursive: true });
        run('cp', '-a', '--no-preserve=ownership', from, to);
      }
    }
  }

  /**
   * Copies a file or folder of the checkout, without the files that .dockerignore or git ignores.
   */
  private fromContext(source: string): string {
    const ignoreFile = readFileSync(path.join(this.context, '.dockerignore'), 'utf8');
    const files = run(
      'git',
      '-C',
      this.context,
      'ls-files',
      '-z',
      '--cached',
      '--others',
      '--exclude-standard',
    )
      .split('\0')
      .filter(
        (file) =>
          file !== '' && isSent(file, ignoreFile) && existsSync(path.join(this.context, file)),
      );
    const sent = this.newFolder('context');
    for (const file of files) {
      mkdirSync(path.join(sent, path.dirname(file)), { recursive: true });
      copyFileSync(path.join(this.context, file), path.join(sent, file));
    }
    const found = path.join(sent, source);
    if (!existsSync(found))
      throw new Error(`COPY ${source}: .dockerignore keeps it back, or it is not there.`);
    return found;
  }

  private baseLayer(): string {
    const upper = this.newFolder('base');
    const root = this.mount([], upper);
    if (!/^node:/m.test(readFileSync(path.join(root, 'etc/passwd'), 'utf8')))
      run('chroot', root, 'useradd', '--create-home', 'node');
    return upper;
  }

  private mount(layers: readonly string[], upper?: string): string {
    const root = this.newFolder('root');
    const lower = `lowerdir=${[...layers, '/'].join(':')}`;
    const options =
      upper === undefined ? lower : `${lower},upperdir=${upper},workdir=${this.newFolder('work')}`;
    run('mount', '-t', 'overlay', 'overlay', '-o', options, root);
    run('mount', '-t', 'proc', 'proc', path.join(root, 'proc'));
    run('mount', '--rbind', '/dev', path.join(root, 'dev'));
    // Hides the checkout and temporary files, which a base image does not have.
    for (const hidden of ['tmp', ...topFolder(this.context)])
      run('mount', '-t', 'tmpfs', '-o', 'mode=1777', 'tmpfs', path.join(root, hidden));
    return root;
  }

  private newFolder(kind: string): string {
    this.mounted += 1;
    const folder = path.join(this.folder, `${kind}-${this.mounted}`);
    mkdirSync(folder, { recursive: true });
    return folder;
  }
}

/**
 * Returns the top-level folder of a path, unless it is one of the system's folders that programs
 * are read from.
 */
const topFolder = (file: string): string[] =>
  [file.split('/')[1] ?? ''].filter(
    (name) => !['', 'usr', 'bin', 'lib', 'etc', 'root', 'tmp'].includes(name),
  );

/**
 * Returns the environment variables of this process that a builder has: those for access to the
 * registry.
 */
const builderEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      /^(HOME|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+)$/i.test(name) &&
      value !== undefined
        ? [[name, value]]
        : [],
    ),
  );

/**
 * Returns the program and options that run a command in a container: as the image's account,
 * without privileges, and with only the given environment.
 */
export function inContainer(
  root: string,
  image: Built,
  command: readonly string[],
  env: Readonly<Record<string, string>>,
): { program: string; parameters: string[]; options: SpawnOptions } {
  const variables = Object.entries({ PATH, HOME: `/home/${image.user}`, ...image.env, ...env }).map(
    ([name, value]) => `${name}=${value}`,
  );
  const drop = [
    `--reuid=${image.user}`,
    `--regid=${image.user}`,
    '--clear-groups',
    '--no-new-privs',
    '--bounding-set=-all',
    '--inh-caps=-all',
  ];
  return {
    program: 'chroot',
    parameters: [
      root,
      'setpriv',
      ...drop,
      'env',
      '-i',
      '-C',
      image.workdir,
      ...variables,
      ...command,
    ],
    options: { env: { PATH }, stdio: ['ignore', 'pipe', 'pipe'] },
  };
}
