/**
 * Processes the texts of one request: short texts immediately, long ones in a worker thread, and
 * none of those while a transaction is open.
 */
import { setImmediate } from 'node:timers/promises';
import type { Block } from '../domain/document/model.ts';
import { readBlocks } from '../domain/document/read.ts';
import { documentOf } from '../domain/document-json.ts';
import { busy, AppError } from '../domain/errors.ts';
import type { IdType } from '../domain/ids.ts';
import {
  computeText,
  needsThread,
  type Texts,
  type TextTask,
  type TextTasks,
  UnreadableText,
} from '../domain/texts.ts';
import { newId } from './new-id.ts';
import type { Threads } from './threads.ts';
import type { TaskBounds } from './threads/lane.ts';

/**
 * Maximum time for all texts of one request, in milliseconds. The request's timeout is extended by
 * it once a thread is needed.
 */
const MAX_REQUEST_MS = 15_000;
/** Maximum time for one text of a job, in milliseconds. */
const MAX_JOB_TEXT_MS = 60_000;
/** Time that is reserved for the rest of a request, in milliseconds. */
const RESPONSE_RESERVE_MS = 3200;
/** Maximum number of characters that are processed in the main thread, about 10 ms. */
const MAX_INLINE_LENGTH = 4096;
/** Texts up to this length take little time, whatever they contain. */
const MAX_TRIVIAL_LENGTH = 512;
/**
 * Maximum product of length and markers for texts that take little time: the parser looks for
 * emphasis, quotes and lists from each marker.
 */
const MAX_INLINE_WEIGHT = 40_000;
const MARKERS = /[*_~>+-]|\d[.)]/g;
/** Maximum number of times that a write restarts because it needs further texts. */
const MAX_RESTART_COUNT = 8;

/** The property of a long block tree that holds its length as JSON. */
const JSON_LENGTH = Symbol('length as JSON');

/**
 * Returns the length of a long block tree as JSON, so that callers need not walk it; undefined for
 * any other object.
 */
export const knownSizeOf = (value: { readonly [JSON_LENGTH]?: number }): number | undefined =>
  value[JSON_LENGTH];

/** The time limit of a request and the budget that its work counts against; a job has no limit. */
export interface TimeBudget {
  /** The key by which requests share the threads fairly. */
  readonly owner?: string | undefined;
  readonly budget?: { reserve(bytes: number): void; addWork(ms: number): void } | undefined;
  readonly timeLeft?: (() => number) | undefined;
  readonly allow?: ((milliseconds: number) => void) | undefined;
}

/** Returns whether these texts take so little time that no thread is needed. */
function isShort(texts: readonly string[]): boolean {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length <= MAX_TRIVIAL_LENGTH) return true;
  if (length > MAX_INLINE_LENGTH) return false;
  return (
    length * texts.reduce((sum, text) => sum + (text.match(MARKERS)?.length ?? 0), 0) <=
    MAX_INLINE_WEIGHT
  );
}

/** Returns the strings in inputs, on whose length the time depends. */
const textsIn = (given: readonly TextTasks[TextTask]['given'][]): string[] =>
  given.flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one).flatMap(stringsIn)));

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) => [key, ...stringsIn(one)])
      : [];

/** Returns whether inputs are computed in the current thread. */
const isInline = (task: TextTask, given: readonly TextTasks[TextTask]['given'][]): boolean =>
  given.length === 0 || (!needsThread(task) && isShort(textsIn(given)));

/** Returns the cache key of an input: the input itself. */
const keyOf = (given: unknown): string =>
  typeof given === 'string' ? given : JSON.stringify(given);

/** The texts of one request, with their cached results. */
export class RequestTexts implements Texts {
  private readonly threads: Threads;
  private readonly time: TimeBudget;
  private readonly isInTransaction: () => boolean;
  /**
   * Results that are cached for the request: those that writes wait for, and those of repeated
   * reads.
   */
  private readonly results = new Map<TextTask, Map<string, unknown>>();
  private readonly pending = new Map<TextTask, Map<string, Promise<unknown>>>();
  /** Ids by the write that created them: a write that restarts gets the same ids. */
  private readonly ids: { readonly type: IdType; readonly id: string }[][] = [];
  /** Block trees by their texts: they are large, and the same for each alias. */
  private readonly documents = new Map<string, Promise<object>>();
  /** HTML by its input. */
  private readonly pages = new Map<string, Promise<string>>();
  private readonly blockLists = new Map<string, Promise<readonly Block[]>>();
  private writes = 0;
  private usedIdCount = 0;
  private deadline: number | undefined;

  constructor(threads: Threads, time: TimeBudget, isInTransaction: () => boolean) {
    this.threads = threads;
    this.time = time;
    this.isInTransaction = isInTransaction;
  }

  all<Task extends TextTask>(
    task: Task,
    given: readonly TextTasks[Task]['given'][],
    fields?: readonly string[],
  ): TextTasks[Task]['result'][] {
    const results = this.results.get(task);
    const keyed = given.map((one, i) => ({ one, key: keyOf(one), field: fields?.[i] ?? '' }));
    const missing = keyed.filter(({ key }) => !results?.has(key));
    const inputs = missing.map(({ one }) => one);
    if (!isInline(task, inputs))
      throw new UnreadableText(
        task,
        inputs,
        missing.map(({ field }) => field),
      );
    return keyed.map(({ one, key }) =>
      results?.has(key) ? (results.get(key) as TextTasks[Task]['result']) : computeText(task, one),
    ); // cached under its task
  }

  /**
   * Computes long inputs so that `all` finds their results.
   * @throws UnreadableText within a transaction
   */
  async ready<Task extends TextTask>(
    task: Task,
    given: readonly TextTasks[Task]['given'][],
  ): Promise<void> {
    if (isInline(task, given)) return;
    if (this.isInTransaction()) this.all(task, given);
    else await Promise.all(given.map((one) => this.compute(task, one, undefined)));
  }

  /**
   * Returns the results of inputs. Outside a transaction it waits for long ones.
   * @throws UnreadableText within a transaction, for a long input without a result
   */
  async get<Task extends TextTask>(
    task: Task,
    given: readonly TextTasks[Task]['given'][],
  ): Promise<TextTasks[Task]['result'][]> {
    if (isInline(task, given)) return given.map((one) => computeText(task, one));
    if (this.isInTransaction()) return this.all(task, given);
    return Promise.all(given.map((one) => this.compute(task, one, undefined)));
  }

  /**
   * Returns the result of one input.
   * @throws UnreadableText within a transaction
   */
  async one<Task extends TextTask>(
    task: Task,
    given: TextTasks[Task]['given'],
  ): Promise<TextTasks[Task]['result']> {
    const [result] = await this.get(task, [given]);
    return result as TextTasks[Task]['result']; // one for each input
  }

  /**
   * Returns the block tree of a text.
   * @throws QUERY_TOO_COMPLEX when it exceeds 8 MiB of JSON
   */
  document(markdown: string): Promise<object> {
    const known = this.documents.get(markdown);
    if (known) return known;
    const result = this.makeDocument(markdown);
    this.documents.set(markdown, result);
    return result;
  }

  /**
   * Returns the HTML of a text.
   * @throws QUERY_TOO_COMPLEX when it exceeds 8 MiB
   */
  html(input: TextTasks['html']['given']): Promise<string> {
    const key = keyOf(input);
    const known = this.pages.get(key);
    if (known) return known;
    const result = this.one('html', input).then((html) => {
      this.time.budget?.reserve(html.length);
      return html;
    });
    this.pages.set(key, result);
    return result;
  }

  private async makeDocument(markdown: string): Promise<object> {
    if (isShort([markdown])) return documentOf(markdown);
    const { items, length } = await this.parsed<object>('document', markdown);
    return { object: 'document', data: {}, nodes: items, [JSON_LENGTH]: length };
  }

  /**
   * Returns the blocks of a text.
   * @throws QUERY_TOO_COMPLEX when they exceed 8 MiB of JSON
   */
  blocks(markdown: string): Promise<readonly Block[]> {
    const known = this.blockLists.get(markdown) ?? this.makeBlocks(markdown);
    this.blockLists.set(markdown, known);
    return known;
  }

  private async makeBlocks(markdown: string): Promise<readonly Block[]> {
    return isShort([markdown])
      ? readBlocks(markdown)
      : (await this.parsed<Block>('blocks', markdown)).items;
  }

  /** Returns the items of the JSON arrays that a task returns for a long text. */
  private async parsed<Item>(
    task: 'document' | 'blocks',
    markdown: string,
  ): Promise<{ readonly items: Item[]; readonly length: number }> {
    const items: Item[] = [];
    let length = 0;
    for (const chunk of await this.one(task, markdown)) {
      length += chunk.length;
      this.time.budget?.reserve(chunk.length);
      items.push(...JSON.parse(chunk));
      await setImmediate(); // yields to other requests: the whole may be 8 MiB
    }
    return { items, length };
  }

  /**
   * Computes the results that `all` did not find.
   * @throws QUERY_TOO_COMPLEX with the field of a text that takes too much time or memory
   */
  async prepare({ task, given, fields }: UnreadableText): Promise<void> {
    await Promise.all(given.map((one, i) => this.compute(task, one, fields[i])));
  }

  /**
   * Runs a write, and restarts it after the texts that it needs were computed outside its
   * transaction.
   */
  async restarting<T>(body: () => Promise<T>): Promise<T> {
    this.writes++;
    for (let restarts = 0; ; restarts++) {
      try {
        return await body();
      } catch (error) {
        if (!(error instanceof UnreadableText) || this.isInTransaction()) throw error;
        // other writers change texts faster than they are read
        if (restarts >= MAX_RESTART_COUNT) throw busy(error);
        await this.prepare(error);
      }
    }
  }

  /** Starts or restarts a write, which gets the same new ids again. */
  begin(): void {
    this.usedIdCount = 0;
  }

  /** Restarts with the first write of the request, where one transaction contains them all. */
  rewind(): void {
    this.writes = 0;
  }

  /** Returns a new id. A write that restarts gets the ids of its first run. */
  newId(type: IdType): string {
    const ids = this.ids[this.writes - 1] ?? [];
    this.ids[this.writes - 1] = ids;
    const known = ids[this.usedIdCount];
    if (known?.type === type) {
      this.usedIdCount++;
      return known.id;
    }
    const id = newId(type);
    ids[this.usedIdCount++] = { type, id };
    return id;
  }

  /** Computes a text for a job or an export, without caching the result. */
  async stream<Task extends TextTask>(
    task: Task,
    given: TextTasks[Task]['given'],
  ): Promise<TextTasks[Task]['result']> {
    return isInline(task, [given])
      ? computeText(task, given)
      : this.threads.read(task, given, {
          limit: () => MAX_JOB_TEXT_MS,
          ...boundErrorsAt(undefined),
        });
  }

  /** Clears all results, because a job reads more texts than fit into memory. */
  forget(): void {
    this.results.clear();
    this.pending.clear();
  }

  private async compute<Task extends TextTask>(
    task: Task,
    given: TextTasks[Task]['given'],
    field: string | undefined,
  ): Promise<TextTasks[Task]['result']> {
    const key = keyOf(given);
    const ofTask = this.pending.get(task) ?? new Map<string, Promise<unknown>>();
    this.pending.set(task, ofTask);
    const result =
      ofTask.get(key) ??
      this.inThread(task, given, field).then((result) => this.cache(task, key, result));
    ofTask.set(key, result);
    return result as Promise<TextTasks[Task]['result']>; // cached under its task
  }

  private cache<Made>(task: TextTask, key: string, result: Made): Made {
    this.results.set(task, (this.results.get(task) ?? new Map<string, unknown>()).set(key, result));
    return result;
  }

  private inThread<Task extends TextTask>(
    task: Task,
    given: TextTasks[Task]['given'],
    field: string | undefined,
  ): Promise<TextTasks[Task]['result']> {
    const { timeLeft, allow } = this.time;
    if (!timeLeft || !allow)
      return this.threads.read(task, given, {
        limit: () => MAX_JOB_TEXT_MS,
        ...boundErrorsAt(field),
      });
    if (this.deadline === undefined) {
      this.deadline = performance.now() + MAX_REQUEST_MS;
      if (timeLeft() < MAX_REQUEST_MS + RESPONSE_RESERVE_MS)
        allow(MAX_REQUEST_MS + RESPONSE_RESERVE_MS);
    }
    const until = this.deadline;
    // The timeout of an export may be longer.
    const limit = (): number =>
      Math.max(until - performance.now(), timeLeft() - RESPONSE_RESERVE_MS);
    const bytes = textsIn([given]).reduce((sum, text) => sum + 2 * text.length, 0);
    return this.threads.text(task, given, bytes, {
      limit,
      waitMs: limit(),
      ...boundErrorsAt(field),
    });
  }
}

/** Returns the errors for a text that exceeds its time or its memory. */
function boundErrorsAt(field: string | undefined): Pick<TaskBounds, 'late' | 'large'> {
  const context = field === undefined || field === '' ? {} : { field };
  return {
    late: new AppError(
      'QUERY_TOO_COMPLEX',
      'This text takes too long to read. Divide it into several pages.',
      context,
    ),
    large: new AppError(
      'QUERY_TOO_COMPLEX',
      'This text takes too much memory to read. Divide it into several pages.',
      context,
    ),
  };
}
