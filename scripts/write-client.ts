// Writes the generated files of packages/client, after the schema was written.
import { writeFileSync } from 'node:fs';
import { clientFiles } from './client-sources.ts';

for (const [name, text] of await clientFiles())
  writeFileSync(new URL(`../${name}`, import.meta.url), text);
