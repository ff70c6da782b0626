// Writes the generated parts of the docs: the table of settings, the routes, and the totals.
import { writeFileSync } from 'node:fs';
import { withRoutes, withSettings, withTotals } from './documented.ts';

writeFileSync(new URL('../docs/migrating-from-rest.md', import.meta.url), withRoutes());
writeFileSync(new URL('../docs/reference/settings.md', import.meta.url), withSettings());
for (const [page, text] of withTotals())
  writeFileSync(new URL(`../${page}`, import.meta.url), text);
