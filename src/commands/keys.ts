/** Implements `lectern keys rotate`. */
import type { Command } from 'commander';
import { rotateColumn, type SealedColumn, sealedColumns } from '../data/rotate-keys.ts';
import { secretOf } from '../resources/integration/publish.ts';
import { inviteContext } from '../resources/invite/link.ts';
import { type CommandIO, withDatabase } from './with-database.ts';

/** The columns of encrypted values, except for `idempotency_keys.answer`, which is kept for a day. */
export const allSealedColumns: readonly SealedColumn[] = [
  ...sealedColumns,
  { table: 'invites', column: 'secret', key: ['id'], about: inviteContext },
  { table: 'link_invites', column: 'secret', key: ['id'], about: inviteContext },
  {
    table: 'integration_secrets',
    column: 'sealed',
    key: ['integration_id', 'name'],
    about: secretOf,
  },
];

/** Adds the commands to the program. */
export function addKeyCommands(program: Command, io: CommandIO): void {
  const keys = program.command('keys').description('the keys that encrypt secrets');
  keys
    .command('rotate')
    .description(
      'encrypt all stored secrets with SECRET_KEY that a key of PREVIOUS_SECRET_KEYS has encrypted; prints the numbers, and exits with 1 when a secret was encrypted with another key',
    )
    .action(() =>
      withDatabase(io, async ({ database, secrets }) => {
        for (const sealed of allSealedColumns) {
          const { table, column, count, unreadable } = await rotateColumn(
            database,
            secrets,
            sealed,
          );
          const failed = unreadable > 0 ? `, ${unreadable} encrypted with another key` : '';
          io.print(`${table}.${column}: ${count} encrypted again${failed}`);
          if (unreadable > 0) io.fail();
        }
      }),
    );
}
