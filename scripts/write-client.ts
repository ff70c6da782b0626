// Writes the generated files of packages/client, after the schema was written.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { clientFiles, GENERATED } from './client-sources.ts';

const files = await clientFiles();
rmSync(new URL(`../${GENERATED}`, import.meta.url), { recursive: true, force: true });
mkdirSync(new URL(`../${GENERATED}`, import.meta.url), { recursive: true });
for (const [name, text] of files) writeFileSync(new URL(`../${name}`, import.meta.url), text);
