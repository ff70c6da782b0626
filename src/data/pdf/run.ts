/**
 * Runs a program of node with limits of time and memory; the process has always ended when this
 * returns.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../domain/errors.ts';
import { rssOf } from './memory.ts';

/** A run of a program. */
interface ChildRun {
  /** The arguments of node: options, file, arguments of the program. */
  readonly program: readonly string[];
  /** The working directory. */
  readonly folder: string;
  /** The lines for standard input. */
  readonly lines: Iterable<string>;
  readonly timeoutMs: number;
  readonly maxRssBytes: number;
}

/** Interval between two checks of the memory, in milliseconds. */
const CHECK_INTERVAL_MS = 100;
/** Heap of JavaScript in MiB; the rest of the memory is for typst. */
const MAX_HEAP_MIB = 512;
/** Maximum number of characters of the error output that are stored. */
const MAX_REASON_LENGTH = 2000;

const tooMuch = (cause?: Error): AppError =>
  new AppError('QUERY_TOO_COMPLEX', 'This is too large for one PDF. Request fewer pages.', {
    cause,
  });

/**
 * Returns the output of the program.
 * @throws TIMEOUT at the time limit
 * @throws QUERY_TOO_COMPLEX where it exceeds the memory limit, or was killed by a signal
 * @throws Error where it fails
 */
export async function runChild({
  program,
  folder,
  lines,
  timeoutMs,
  maxRssBytes,
}: ChildRun): Promise<Buffer> {
  const child = spawn(process.execPath, [`--max-old-space-size=${MAX_HEAP_MIB}`, ...program], {
    cwd: folder,
    env: environment(),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let reason: Error | undefined;
  const stop = (error: Error) => {
    reason ??= error;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(
    () =>
      stop(new AppError('TIMEOUT', 'The PDF took too long and was canceled. Request fewer pages.')),
    timeoutMs,
  );
  const watch = setInterval(async () => {
    const bytes = child.pid === undefined ? 0 : await rssOf(child.pid);
    if (bytes > maxRssBytes) stop(tooMuch());
  }, CHECK_INTERVAL_MS);
  try {
    const outcome = outcomeOf(child);
    // A program that ends before it has read all input breaks the pipe. That error is ignored,
    // because the exit status is more precise.
    const [{ code, signal, output, errorOutput }] = await Promise.all([
      outcome,
      pipeline(Readable.from(lines), child.stdin).catch(() => {}),
    ]);
    if (reason) throw reason;
    const failed = (how: string | number) =>
      new Error(`The PDF's process ended with ${how}: ${errorOutput.trim()}`);
    // a signal means a lack of memory: of node, of typst's stack, or of the machine
    if (signal !== null) throw tooMuch(failed(signal));
    if (code !== 0) throw failed(code ?? 'nothing');
    return output;
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
  }
}

/**
 * Returns the environment of the program without this process's variables, which include secrets.
 * Its proxies point to a closed port, so that typst cannot download anything.
 */
function environment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR } = process.env;
  const closedPort = 'http://127.0.0.1:9';
  return {
    ...(PATH && { PATH }),
    ...(TMPDIR && { TMPDIR }),
    http_proxy: closedPort,
    https_proxy: closedPort,
  };
}

/**
 * Waits for the exit of a program, and returns its status and its output.
 * @throws Error where it could not start
 */
function outcomeOf(child: ChildProcess): Promise<{
  code: number | null;
  signal: NodeJS.Signals | null;
  output: Buffer;
  errorOutput: string;
}> {
  return new Promise((resolve, reject) => {
    const output: Buffer[] = [];
    let errorOutput = '';
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      errorOutput = (errorOutput + chunk).slice(0, MAX_REASON_LENGTH);
    });
    child.on('error', reject);
    child.on('close', (code, signal) =>
      resolve({ code, signal, output: Buffer.concat(output), errorOutput }),
    );
  });
}
