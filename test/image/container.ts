// Runs a container of the image as compose.yaml does, without a container engine: with its own
// root, account, environment and /tmp.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Builder, inContainer } from './layers.ts';

type Image = ReturnType<Builder['stage']>;

/** The result of a command in a container. */
interface Finished {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The time limit in milliseconds for the start of a container and for a command. */
const MAX_WAIT_MS = 120_000;
/** The time limit in milliseconds between SIGTERM and the end of a server. */
const MAX_STOP_MS = 10_000;

/** The folder of PostgreSQL's socket in a container. */
export const SOCKET_FOLDER = '/tmp/postgresql';

export class Container {
  private readonly image: Image;
  private readonly env: Readonly<Record<string, string>>;
  readonly root: string;
  private child: ChildProcess | undefined;
  private said = '';

  constructor(
    image: Image,
    root: string,
    socketDir: string,
    env: Readonly<Record<string, string>>,
  ) {
    [this.image, this.root, this.env] = [image, root, env];
    const inside = path.join(root, SOCKET_FOLDER);
    mkdirSync(inside);
    // grants access to the container's account, which over a network it would have
    chmodSync(socketDir, 0o711);
    execFileSync('mount', ['--bind', socketDir, inside]);
  }

  /** Runs a command next to the server, as `docker compose exec` does. */
  exec(command: readonly string[]): Finished {
    const { program, parameters, options } = inContainer(this.root, this.image, command, this.env);
    return spawnSync(program, parameters, { ...options, encoding: 'utf8', timeout: MAX_WAIT_MS });
  }

  /**
   * Starts the image's command. Resolves when the server is ready, and rejects with the output when
   * it ends before.
   */
  async start(port: number): Promise<void> {
    const { program, parameters, options } = inContainer(
      this.root,
      this.image,
      this.image.command,
      this.env,
    );
    const child = spawn(program, parameters, options);
    this.child = child;
    this.said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.said += text));
    const deadline = Date.now() + MAX_WAIT_MS;
    while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      if (ready?.ok && this.said.includes('Lectern is ready.')) return;
      await pause(100);
    }
    throw new Error(
      `The server did not become ready (${child.exitCode ?? child.signalCode ?? 'running'}):\n${this.said}`,
    );
  }

  /** The output of the server so far. */
  get log(): string {
    return this.said;
  }

  /** Returns a file of the server's entry in /proc. */
  proc(name: string): string {
    return readFileSync(`/proc/${this.child?.pid}/${name}`, 'utf8');
  }

  /** Ends the server by SIGTERM, and returns its exit code and the milliseconds that it took. */
  async stop(): Promise<{ code: number | null; tookMs: number }> {
    const { child } = this;
    if (!child || child.exitCode !== null) return { code: child?.exitCode ?? null, tookMs: 0 };
    const began = performance.now();
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const code = await Promise.race([
      ended,
      pause(MAX_STOP_MS + 2000, undefined, { ref: false }).then(() => undefined),
    ]);
    if (code === undefined) {
      child.kill('SIGKILL');
      throw new Error(`The server was alive ${MAX_STOP_MS} ms after SIGTERM:\n${this.said}`);
    }
    return { code, tookMs: performance.now() - began };
  }
}
