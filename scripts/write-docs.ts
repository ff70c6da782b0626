// Writes the generated parts of docs/: the table of settings and the table of routes.
import { writeFileSync } from 'node:fs';
import { withRoutes, withSettings } from './documented.ts';

writeFileSync(new URL('../docs/migrating-from-rest.md', import.meta.url), withRoutes());
writeFileSync(new URL('../docs/reference/settings.md', import.meta.url), withSettings());
