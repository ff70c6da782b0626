// Writes into docs/ what is made from the program; a part of npm run generate.
import { writeFileSync } from 'node:fs';
import { withRoutes } from './documented.ts';

writeFileSync(new URL('../docs/migrating-from-rest.md', import.meta.url), withRoutes());
