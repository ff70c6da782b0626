/** The thread that reads what is to be imported: answers once, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { Fault } from '../../domain/errors.ts';
import { importArchive } from '../../domain/import/archive.ts';
import { importDocument } from '../../domain/import/document.ts';
import type { Answer, Readable } from '../reading.ts';

function answer(given: Readable): Answer {
  try {
    return { imported: given.kind === 'zip' ? importArchive(given.bytes) : importDocument(given) };
  } catch (error) {
    if (error instanceof Fault) return { reason: error.reason, message: error.message };
    throw error;
  }
}

parentPort?.postMessage(answer(workerData as Readable)); // what `readApart` gives it
