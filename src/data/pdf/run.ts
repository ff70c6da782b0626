/** Runs a program of node that may hang or grow: it is ended at its limits, and gone when this returns. */
import { type ChildProcess, spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Fault } from '../../domain/errors.ts';
import { rssOf } from './memory.ts';

/** A run of a program. */
interface Run {
  /** What node is given: options, file, arguments. */
  readonly program: readonly string[];
  /** Where it runs. */
  readonly folder: string;
  /** What it reads. */
  readonly lines: Iterable<string>;
  readonly timeoutMs: number;
  readonly maxRssBytes: number;
}

/** How often memory is looked at. */
const LOOK_MS = 100;
/** MiB of JavaScript's own objects; the rest is typst's. */
const HEAP = 512;
/** Characters of what a failed program says that are kept. */
const LONGEST_REASON = 2000;

const tooMuch = (cause?: Error): Fault => new Fault('QUERY_TOO_COMPLEX', 'This is too much for one PDF. Ask for fewer pages.', { cause });

/** What the program writes. Throws TIMEOUT at its time limit, QUERY_TOO_COMPLEX where it takes more memory or is ended for what it takes, and an Error where it fails. */
export async function runChild({ program, folder, lines, timeoutMs, maxRssBytes }: Run): Promise<Buffer> {
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP}`, ...program], { cwd: folder, env: environment(), stdio: ['pipe', 'pipe', 'pipe'] });
  let reason: Error | undefined;
  const end = (error: Error) => {
    reason ??= error;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(() => end(new Fault('TIMEOUT', 'This took too long and was given up. Ask for fewer pages.')), timeoutMs);
  const watch = setInterval(async () => {
    const bytes = child.pid === undefined ? 0 : await rssOf(child.pid);
    if (bytes > maxRssBytes) end(tooMuch());
  }, LOOK_MS);
  try {
    const ending = ended(child);
    // A program that ends before it has read all is not told of as a broken pipe: how it ended says more.
    const [{ code, signal, output, said }] = await Promise.all([ending, pipeline(Readable.from(lines), child.stdin).catch(() => {})]);
    if (reason) throw reason;
    const failed = (how: string | number) => new Error(`The PDF's process ended with ${how}: ${said.trim()}`);
    if (signal !== null) throw tooMuch(failed(signal)); // nobody ends it but for its memory: node itself, typst's stack, the machine
    if (code !== 0) throw failed(code ?? 'nothing');
    return output;
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
  }
}

/** Nothing of ours, whose environment holds secrets. What typst would fetch, it asks of a port at which nobody answers. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR } = process.env;
  const nowhere = 'http://127.0.0.1:9';
  return { ...(PATH && { PATH }), ...(TMPDIR && { TMPDIR }), http_proxy: nowhere, https_proxy: nowhere };
}

/** How a program ended, and what it wrote. Throws where it could not begin. */
function ended(child: ChildProcess): Promise<{ code: number | null; signal: NodeJS.Signals | null; output: Buffer; said: string }> {
  return new Promise((resolve, reject) => {
    const output: Buffer[] = [];
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      said = (said + chunk).slice(0, LONGEST_REASON);
    });
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, output: Buffer.concat(output), said }));
  });
}
