/** Implements `lectern org`: lists organizations and exports their content. */
import { createWriteStream, existsSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import type { Console } from '../application.ts';
import { makeFolder } from '../data/folder.ts';
import { revisionForMember } from '../data/reader.ts';
import { column, statement } from '../data/statement.ts';
import { archiveOf } from '../resources/export/archive.ts';
import { counted } from './counted.ts';
import { type CommandIO, withDatabase } from './with-database.ts';

/** Number of organizations or spaces that one statement reads. */
const BATCH_COUNT = 1000;

const ORGANIZATIONS = statement<{
  readonly id: string;
  readonly title: string;
  readonly members: number;
  readonly spaces: number;
  readonly createdAt: string;
}>(
  undefined,
  `SELECT o.id, o.title, (SELECT count(*)::int FROM members m WHERE m.organization_id = o.id) AS members,
    (SELECT count(*)::int FROM spaces s WHERE s.organization_id = o.id AND s.deleted_at IS NULL) AS spaces, o.created_at AS "createdAt"
  FROM organizations o WHERE o.id > $1 ORDER BY o.id LIMIT ${BATCH_COUNT}`,
  {
    id: column.text,
    title: column.text,
    members: column.integer,
    spaces: column.integer,
    createdAt: column.timestamp,
  },
);

const ADMIN = statement<{ readonly userId: string }>(
  undefined,
  `SELECT user_id AS "userId" FROM members WHERE organization_id = $1 AND role = 'ADMIN' AND NOT disabled ORDER BY joined_at, id LIMIT 1`,
  { userId: column.text },
);

const SPACES = statement<{
  readonly id: string;
  readonly title: string;
  readonly revisionId: string;
}>(
  undefined,
  `SELECT id, title, revision_id AS "revisionId" FROM spaces WHERE organization_id = $1 AND deleted_at IS NULL AND id > $2 ORDER BY id LIMIT ${BATCH_COUNT}`,
  { id: column.text, title: column.text, revisionId: column.text },
);

/** Prints the organizations, one in a line. */
async function listOrganizations({ database }: Console, print: CommandIO['print']): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await database.query(ORGANIZATIONS, [after]);
    for (const { id, title, members, spaces, createdAt } of rows)
      print(
        [
          id,
          title,
          counted(members, 'member'),
          counted(spaces, 'space'),
          `created ${createdAt}`,
        ].join('\t'),
      );
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH_COUNT) return;
  }
}

/** Writes the current content of each space as a zip archive of markdown and files. */
async function exportContent(
  console: Console,
  organizationId: string,
  folder: string,
  print: CommandIO['print'],
): Promise<void> {
  const [admin] = await console.database.query(ADMIN, [organizationId]);
  if (!admin)
    throw new Error(`There is no organization with the id ${organizationId}, or it has no admin.`);
  if (existsSync(folder)) throw new Error(`${folder} exists already. Name a new folder.`);
  makeFolder(folder, 0o700);
  for (let after = ''; ; ) {
    const spaces = await console.database.query(SPACES, [organizationId, after]);
    for (const { id, title, revisionId } of spaces) {
      const context = console.as(admin.userId);
      const revision = revisionForMember(await context.load.revision.must(revisionId));
      const { hash } = await archiveOf(context, revision);
      const bytes = await context.blobs.backend.read(hash);
      if (!bytes) throw new Error(`The archive of ${id} is not in the store.`);
      await pipeline(bytes, createWriteStream(path.join(folder, `${id}.zip`), { mode: 0o600 }));
      print([id, title].join('\t'));
      after = id;
    }
    if (spaces.length < BATCH_COUNT) return;
  }
}

/** Adds the commands to the program. */
export function addOrganizationCommands(program: Command, io: CommandIO): void {
  const organizations = program.command('org').description('organizations');
  organizations
    .command('list')
    .description('list the organizations, separated by tabs')
    .action(() => withDatabase(io, (console) => listOrganizations(console, io.print)));
  organizations
    .command('export')
    .description(
      'write the content of each space as a zip archive of markdown and files, <id>.zip; prints the ids and titles. `backup --organization` writes what can be restored',
    )
    .argument('<id>', 'id of the organization')
    .requiredOption('--to <folder>', 'the new folder of the archives')
    .action((id: string, options: { to: string }) =>
      withDatabase(io, (console) => exportContent(console, id, path.resolve(options.to), io.print)),
    );
}
