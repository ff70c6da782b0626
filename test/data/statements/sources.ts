// Loads the modules of the product that declare statements.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyStatement, registeredStatements } from '../../../src/data/statement.ts';

const SRC = fileURLToPath(new URL('../../../src', import.meta.url));

/** Returns the TypeScript files of `src` that are not generated, with their text. */
export const sources = (): { readonly file: string; readonly text: string }[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('generated'))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(SRC, file), 'utf8') }));

/** Loads all modules with statements, and returns their statements. */
export async function loadStatements(): Promise<AnyStatement[]> {
  for (const { file, text } of sources())
    if (/\b(statement|declareList|registerExamples)[(<]/.test(text))
      await import(path.join(SRC, file));
  return registeredStatements();
}
