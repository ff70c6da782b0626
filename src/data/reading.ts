/** Reading what somebody gave us to import: in a thread of its own, so that nobody waits for a large or a hostile text. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Fault, type Reason } from '../domain/errors.ts';
import type { Imported } from '../domain/import.ts';

/** What is read: the bytes of a zip, or a text, and where it was found. */
export type Readable = { readonly kind: 'zip'; readonly bytes: Uint8Array } | { readonly kind: 'markdown' | 'html'; readonly text: string; readonly url: string };

/** What a thread answers: what it read, or why it did not. */
export type Answer = { readonly imported: Imported } | { readonly reason: Reason; readonly message: string };

/** MiB of a thread's own objects. */
const HEAP = 768;

/** Compiled code runs as it is; sources run through tsx, which a thread does not take over by itself. */
const own = path.extname(import.meta.url);
const CHILD = new URL(`./reading/child${own}`, import.meta.url).href;
const through = own === '.ts' ? `(await import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))})).register();` : '';
const SCRIPT = `(async () => { ${through} await import(${JSON.stringify(CHILD)}); })()`;

/** What a text or a zip brings. BAD_USER_INPUT for what cannot be read, or takes too much memory; TIMEOUT after so many milliseconds. */
export function readApart(given: Readable, timeoutMs: number): Promise<Imported> {
  const thread = new Worker(SCRIPT, { eval: true, workerData: given, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: HEAP } });
  return new Promise<Imported>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Fault('TIMEOUT', 'This took too long to read, and was given up. Import less at a time.')), timeoutMs);
    thread.once('message', (answer: Answer) => ('imported' in answer ? resolve(answer.imported) : reject(new Fault(answer.reason, answer.message))));
    thread.once('error', (error) => reject(isOutOfMemory(error) ? new Fault('BAD_USER_INPUT', 'This is too much to be read at once. Import less at a time.', { cause: error }) : error));
    thread.once('exit', () => reject(new Error('A thread that read an import ended without an answer.')));
    thread.once('exit', () => clearTimeout(timer));
  }).finally(() => thread.terminate());
}

const isOutOfMemory = (error: Error): boolean => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
