/** The thread that reads what is to be imported: answers each question, until it is ended. */
import { parentPort } from 'node:worker_threads';
import { Fault } from '../../domain/errors.ts';
import { importArchive } from '../../domain/import/archive.ts';
import { importDocument } from '../../domain/import/document.ts';
import { linkedText, pageOfSite } from '../website/page.ts';
import type { Answer, Question, Readings } from './thread.ts';

const readers: { readonly [Kind in keyof Readings]: (given: Readings[Kind]['given']) => Readings[Kind]['read'] | Promise<Readings[Kind]['read']> } = {
  zip: importArchive,
  text: importDocument,
  page: pageOfSite,
  links: linkedText,
  // Read when they are needed: what validates a document takes longer to begin than an import does.
  references: async (text) => (await import('../openapi/read.ts')).readReferences(text),
  spec: async (files) => (await import('../openapi/read.ts')).readSpec(files),
};

async function answer<Kind extends keyof Readings>({ kind, given }: Question<Kind>): Promise<Answer<Kind>> {
  try {
    return { read: await readers[kind](given) };
  } catch (error) {
    if (error instanceof Fault) return { reason: error.reason, message: error.message };
    throw error;
  }
}

parentPort?.on('message', async (question: Question) => parentPort?.postMessage(await answer(question)));
parentPort?.postMessage('ready');
