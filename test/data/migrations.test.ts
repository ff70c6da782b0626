// Tests that migrations of stored values keep the rows of earlier versions.
import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrate, migrationsFolder } from '../../src/data/migrate.ts';
import { ask, openEmptyDatabase } from './empty-database.ts';

/** Copies migrations of Lectern to the folder of a database, and applies them. */
async function apply(
  { dir, ownerUrl }: Awaited<ReturnType<typeof openEmptyDatabase>>,
  isIncluded: (migration: string) => boolean,
): Promise<string[]> {
  const migrations = readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isIncluded(entry.name))
    .map(({ name }) => name);
  for (const name of migrations)
    cpSync(path.join(migrationsFolder, name), path.join(dir, name), { recursive: true });
  return migrate(ownerUrl, dir);
}

/** A customization as a row has it before and after a migration. */
interface Customization {
  readonly before: object | null;
  readonly after: object | null;
}

const PAGE_ACTIONS = '20261126020707_names_of_page_actions';

const same = (customization: object | null): Customization => ({
  before: customization,
  after: customization,
});

/** The customizations that rows had before the migration, by what is special about them. */
const CUSTOMIZATIONS: Readonly<Record<string, Customization>> = {
  'true alone': {
    before: { pageActions: { externalAI: true } },
    after: { pageActions: { externalAi: true } },
  },
  'false among other settings': {
    before: {
      styling: { theme: 'CLEAN', primaryColor: { light: '#346DDB', dark: '#346DDB' } },
      pageActions: { markdown: false, externalAI: false },
      header: { links: [{ title: 'externalAI' }] },
    },
    after: {
      styling: { theme: 'CLEAN', primaryColor: { light: '#346DDB', dark: '#346DDB' } },
      pageActions: { markdown: false, externalAi: false },
      header: { links: [{ title: 'externalAI' }] },
    },
  },
  'null, which clears the setting of the site': {
    before: { pageActions: { externalAI: null } },
    after: { pageActions: { externalAi: null } },
  },
  'no customization': same(null),
  'no settings': same({}),
  'other settings': same({ pagination: { enabled: false }, ai: { mode: 'ASSISTANT' } }),
  'another page action': same({ pageActions: { markdown: false } }),
  'no page actions': same({ pageActions: {} }),
  'page actions that are null': same({ pageActions: null }),
  'the name elsewhere': same({ header: { links: [{ title: 'pageActions.externalAI' }] } }),
};

describe(`the migration ${PAGE_ACTIONS}`, () => {
  it.each(['sites', 'site_spaces'])(
    'renames externalAI in the customizations of %s, and changes nothing else',
    async (table) => {
      const database = await openEmptyDatabase();
      await apply(database, (name) => name < PAGE_ACTIONS);
      await ask(
        database.ownerUrl,
        `BEGIN;
        INSERT INTO organizations (id, title) VALUES ('org_1', 'Acme');
        INSERT INTO sites (id, organization_id, title, basename, visitor_key)
          VALUES ('site_1', 'org_1', 'Guides', 'guides', '\\x00');
        INSERT INTO spaces (id, organization_id, rank, title, revision_id, visibility)
          VALUES ('spc_1', 'org_1', 'a', 'Guides', 'rev_1', 'PRIVATE');
        INSERT INTO revisions (id, organization_id, space_id, type)
          VALUES ('rev_1', 'org_1', 'spc_1', 'EDITS');
        COMMIT`,
      );
      const [columns, values] =
        table === 'sites'
          ? ['title, visitor_key, basename', "'Guides', '\\x00'"]
          : ['site_id, space_id, rank, path', "'site_1', 'spc_1', 'a'"];
      for (const [id, { before }] of Object.entries(CUSTOMIZATIONS))
        await ask(
          database.ownerUrl,
          `INSERT INTO ${table} (id, organization_id, customization, ${columns}) VALUES
            ('${id}', 'org_1', ${before ? `'${JSON.stringify(before)}'` : 'NULL'}, ${values}, '${id}')`,
        );
      const rows = `SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY id COLLATE "C"`;
      const rowsBefore = await ask<{ row: { id: string } }>(database.ownerUrl, rows);
      expect(await apply(database, (name) => name === PAGE_ACTIONS)).toEqual([PAGE_ACTIONS]);
      expect(await ask(database.ownerUrl, rows)).toEqual(
        rowsBefore.map(({ row }) => ({
          row:
            row.id in CUSTOMIZATIONS
              ? { ...row, customization: CUSTOMIZATIONS[row.id]?.after }
              : row,
        })),
      );
    },
  );
});
