// Writes the examples of the OpenAPI document, and the generated parts of the docs: the table of
// settings, the routes, the pages with their GraphQL documents, the totals, and the pages of blocks,
// of events and of commands.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { BLOCKS_PAGE, blocksPage } from './block-docs.ts';
import { COMMANDS_PAGE, commandsPage } from './command-docs.ts';
import { DOCUMENTS, withRoutes, withSettings, withTotals } from './documented.ts';
import { EVENTS_PAGE, eventsPage } from './event-docs.ts';
import { EXAMPLES, examplesFile } from './examples.ts';
import { restDocuments } from './rest-routes.ts';

writeFileSync(EXAMPLES, examplesFile());
writeFileSync(new URL('../docs/migrating-from-rest.md', import.meta.url), withRoutes());
writeFileSync(new URL('../docs/reference/settings.md', import.meta.url), withSettings());
const documents = new URL(`../${DOCUMENTS}/`, import.meta.url);
rmSync(documents, { recursive: true, force: true });
mkdirSync(documents);
for (const [page, text] of restDocuments()) writeFileSync(new URL(page, documents), text);
for (const [page, text] of withTotals())
  writeFileSync(new URL(`../${page}`, import.meta.url), text);
writeFileSync(new URL(`../${BLOCKS_PAGE}`, import.meta.url), blocksPage());
writeFileSync(new URL(`../${EVENTS_PAGE}`, import.meta.url), eventsPage());
writeFileSync(new URL(`../${COMMANDS_PAGE}`, import.meta.url), commandsPage());
