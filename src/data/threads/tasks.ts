/** Types of the worker threads' tasks, shared by the threads and the pool. */
import type { Reason } from '../../domain/errors.ts';
import type { ImportedContent } from '../../domain/import.ts';
import type { SpecReferences } from '../../domain/openapi/references.ts';
import type { TextTasks } from '../../domain/texts.ts';
import type { ArchiveInput } from '../archive/zip.ts';
import type { ParsedSpec, SpecFiles } from '../openapi/read.ts';
import type { WebsitePage, LinkTargets } from '../website/page.ts';

/** The tasks of jobs and exports, each with its input and its result. */
interface ReadingTasks {
  readonly zip: { readonly given: Uint8Array; readonly result: ImportedContent };
  readonly text: {
    readonly given: {
      readonly kind: 'markdown' | 'html';
      readonly text: string;
      readonly url: string;
    };
    readonly result: ImportedContent;
  };
  readonly page: {
    readonly given: { readonly html: string; readonly base: string; readonly start: string };
    readonly result: WebsitePage;
  };
  readonly links: {
    readonly given: { readonly markdown: string; readonly targets: LinkTargets };
    readonly result: string;
  };
  readonly references: { readonly given: string; readonly result: SpecReferences };
  readonly spec: { readonly given: SpecFiles; readonly result: ParsedSpec };
  /** The zip is sent through the port of the input. */
  readonly archive: { readonly given: ArchiveInput; readonly result: null };
}

export type Tasks = TextTasks & ReadingTasks;

/** A task with its input, as sent to a thread. */
export interface Message<Task extends keyof Tasks = keyof Tasks> {
  readonly task: Task;
  readonly given: Tasks[Task]['given'];
  /** A single number, set to 1 when the thread begins. */
  readonly begun: Int32Array<SharedArrayBuffer>;
}

/**
 * The outcome of a task: its result, or an error that the client may see, and the milliseconds that
 * it took. Any other error is thrown.
 */
export type TaskResult<Task extends keyof Tasks = keyof Tasks> = (
  | { readonly result: Tasks[Task]['result'] }
  | { readonly reason: Reason; readonly message: string }
) & { readonly ms: number };
