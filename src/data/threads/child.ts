/** The program of a worker thread, which computes one task at a time. */
import { AppError } from '../../domain/errors.ts';
import { importArchive } from '../../domain/import/archive.ts';
import { importDocument } from '../../domain/import/document.ts';
import { textTasks } from '../../domain/texts.ts';
import type { TaskResult, Message, Tasks } from './tasks.ts';

const loadHtml = async () => await import('../../domain/html/render.ts');

const tasks: {
  readonly [Task in keyof Tasks]: (
    given: Tasks[Task]['given'],
  ) => Tasks[Task]['result'] | Promise<Tasks[Task]['result']>;
} = {
  ...textTasks,
  zip: importArchive,
  text: importDocument,
  // Loaded on demand: a thread that never needs them does not load their packages.
  html: async (given) => (await loadHtml()).renderHtml(given),
  page: async (given) => (await import('../website/page.ts')).pageOfSite(given),
  links: async (given) => (await import('../website/page.ts')).linkedText(given),
  references: async (text) => (await import('../openapi/read.ts')).readReferences(text),
  archive: async (given) => (await import('../archive/zip.ts')).zipContent(given),
  spec: async (files) => (await import('../openapi/read.ts')).readSpec(files),
};

/** Computes a task. The pool calls this function by its name. */
export async function compute<Task extends keyof Tasks>({
  task,
  given,
  begun,
}: Message<Task>): Promise<TaskResult<Task>> {
  if (task === 'html') await loadHtml(); // does not count as time of the task
  Atomics.store(begun, 0, 1);
  const began = performance.now();
  try {
    const result = await tasks[task](given);
    return { result, ms: performance.now() - began };
  } catch (error) {
    if (error instanceof AppError)
      return { reason: error.reason, message: error.message, ms: performance.now() - began };
    throw error;
  }
}
