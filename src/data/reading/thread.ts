/** A thread that reads what others wrote, one thing after another, so that nobody waits for a large or a hostile text. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Fault, type Reason } from '../../domain/errors.ts';
import type { Imported } from '../../domain/import.ts';
import type { ReadSpec, SpecFiles } from '../openapi/read.ts';
import type { PageOfSite, Targets } from '../website/page.ts';

/** What a thread can be given, and what it makes of each. */
export interface Readings {
  readonly zip: { readonly given: Uint8Array; readonly read: Imported };
  readonly text: { readonly given: { readonly kind: 'markdown' | 'html'; readonly text: string; readonly url: string }; readonly read: Imported };
  readonly page: { readonly given: { readonly html: string; readonly base: string }; readonly read: PageOfSite };
  readonly links: { readonly given: { readonly markdown: string; readonly targets: Targets }; readonly read: string };
  readonly references: { readonly given: string; readonly read: readonly string[] };
  readonly spec: { readonly given: SpecFiles; readonly read: ReadSpec };
}

/** What is posted to a thread. */
export interface Question<Kind extends keyof Readings = keyof Readings> {
  readonly kind: Kind;
  readonly given: Readings[Kind]['given'];
}

/** What a thread answers: what it read, or why it did not. Before the first question it says once that it is ready. */
export type Answer<Kind extends keyof Readings = keyof Readings> = { readonly read: Readings[Kind]['read'] } | { readonly reason: Reason; readonly message: string };

/** What one reading may take. */
export interface ReadingBounds {
  /** Milliseconds, asked when its turn has come; none are left at 0. */
  limit(): number;
  /** What it fails with when they are over. */
  readonly late: Fault;
  /** What it fails with when it takes more memory than a thread has. */
  readonly large: Fault;
  /** What the thread is given for good, instead of a copy. */
  readonly handedOver?: readonly ArrayBuffer[];
}

/** MiB of a thread's own objects. */
const HEAP = 768;
/** Milliseconds in which a thread is ready, on a busy machine. */
const BEGIN_MS = 30_000;

/** Compiled code runs as it is; sources run through tsx, which a thread does not take over by itself. */
const own = path.extname(import.meta.url);
const CHILD = new URL(`./child${own}`, import.meta.url).href;
const through = own === '.ts' ? `(await import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))})).register();` : '';
const SCRIPT = `(async () => { ${through} await import(${JSON.stringify(CHILD)}); })()`;

/** A thread, begun when it is first needed, and anew after a reading that was given up. Whoever makes one ends it. */
export class ReadingThread {
  private worker: Worker | undefined;
  private turn: Promise<unknown> = Promise.resolve();
  private isEnded = false;

  /** Has something read after all that was given before. Throws what the reader does, and what the bounds say. */
  read<Kind extends keyof Readings>(question: Question<Kind>, bounds: ReadingBounds): Promise<Readings[Kind]['read']> {
    const reading = this.turn.then(() => this.answer(question, bounds));
    this.turn = reading.catch(() => {}); // who asked hears of it
    return reading;
  }

  /** Ends it; what it still reads or was to read fails. */
  async end(): Promise<void> {
    this.isEnded = true;
    await this.stop();
  }

  private async answer<Kind extends keyof Readings>(question: Question<Kind>, bounds: ReadingBounds): Promise<Readings[Kind]['read']> {
    const milliseconds = bounds.limit();
    if (milliseconds <= 0) throw bounds.late;
    const answer = await this.exchange(question, milliseconds, bounds);
    if ('read' in answer) return answer.read;
    throw new Fault(answer.reason, answer.message);
  }

  private async exchange<Kind extends keyof Readings>(question: Question<Kind>, milliseconds: number, { late, large, handedOver = [] }: ReadingBounds): Promise<Answer<Kind>> {
    try {
      const worker = await this.begun();
      const answer = said<Answer<Kind>>(worker, milliseconds, late);
      worker.postMessage(question, [...handedOver]);
      return await answer;
    } catch (error) {
      await this.stop();
      throw isOutOfMemory(error) ? new Fault(large.reason, large.message, { cause: error }) : error;
    }
  }

  private async begun(): Promise<Worker> {
    if (this.isEnded) throw new Error('The thread that reads imports was ended.');
    if (this.worker) return this.worker;
    const worker = new Worker(SCRIPT, { eval: true, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: HEAP } });
    this.worker = worker;
    worker.on('error', () => {}); // it is told to who waits for an answer; without a listener it would end the process
    worker.once('exit', () => {
      if (this.worker === worker) this.worker = undefined;
    });
    await said(worker, BEGIN_MS, new Error('A thread that reads imports did not begin.'));
    return worker;
  }

  private async stop(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }
}

/** What a thread says next, unless it ends, or the time does. */
function said<Message>(worker: Worker, milliseconds: number, late: Error): Promise<Message> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = (message: Message): void => settle(() => resolve(message));
    const onError = (error: Error): void => settle(() => reject(error));
    const onExit = (): void => settle(() => reject(new Error('A thread that read an import ended without an answer.')));
    const timer = setTimeout(() => settle(() => reject(late)), milliseconds);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}

const isOutOfMemory = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
