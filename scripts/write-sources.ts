// Writes the source files that are derived from others, before codegen and the schema are run.
import { writeFileSync } from 'node:fs';
import { derivedFiles } from './derived.ts';

for (const [name, text] of derivedFiles())
  writeFileSync(new URL(`../${name}`, import.meta.url), text);
