// npm run openapi:corpus -- <file or folder>…: reads each OpenAPI document as an upload does, and
// prints whether it is accepted, with its operations and the time, or why it is refused.
//
// With --diff <file> <file> it prints the changes between two documents that break clients.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readSpec } from '../src/data/openapi/read.ts';
import { objectOf, operationsOf } from '../src/domain/openapi/document.ts';
import type { SpecDiff } from '../src/domain/openapi/diff.ts';

/** Returns the documents at a path: a file, or the JSON and YAML files of a folder. */
function documentsAt(location: string): string[] {
  if (!statSync(location).isDirectory()) return [location];
  return readdirSync(location, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(json|ya?ml)$/.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) =>
      /["']?(openapi|swagger)["']?\s*:/.test(readFileSync(file, 'utf8').slice(0, 5000)),
    )
    .sort();
}

const readFile = (file: string, previous: string | null) =>
  readSpec({
    files: [
      { filename: null, url: '', text: readFileSync(file, 'utf8'), references: {}, warnings: [] },
    ],
    previous,
  });

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Reads a document and prints the result. */
async function check(file: string): Promise<boolean> {
  const began = performance.now();
  const result = await readFile(file, null).then(
    ({ document }) => `${operationsOf(objectOf(JSON.parse(document))).length} operations`,
    (error: unknown) => new Error(messageOf(error)),
  );
  const isAccepted = typeof result === 'string';
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${isAccepted ? 'accepted' : 'refused '} ${seconds.padStart(6)} s  ${file}: ${isAccepted ? result : result.message}`,
  );
  return isAccepted;
}

/** Prints the changes between two documents that break clients. */
async function printChanges(before: string, after: string): Promise<void> {
  const { document } = await readFile(before, null);
  const { changes } = await readFile(after, document);
  const diff: SpecDiff = JSON.parse(changes ?? '{}');
  const breaking = diff.changes.filter((change) => change.breaking);
  for (const { kind, path: pointer, message } of breaking)
    console.log(`${kind} ${pointer}\n  ${message}`);
  console.log(`${diff.count} changes, of which ${breaking.length} break clients.`);
}

const [first, ...rest] = process.argv.slice(2);
if (first === undefined) throw new Error('Name files or folders with OpenAPI documents.');
if (first === '--diff') await printChanges(rest[0] ?? '', rest[1] ?? '');
else {
  let [accepted, refused] = [0, 0];
  for (const file of [first, ...rest].flatMap(documentsAt))
    if (await check(file)) accepted++;
    else refused++;
  console.log(`${accepted} accepted, ${refused} refused.`);
}
