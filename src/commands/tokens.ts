/** Implements `lectern token`: API tokens of people. */
import type { Command } from 'commander';
import type { Console } from '../application.ts';
import { column, statement } from '../data/statement.ts';
import { createToken, revokeToken } from '../resources/token.ts';
import { type CommandIO, userOf, withDatabase } from './with-database.ts';

const TOKENS = statement<{
  readonly id: string;
  readonly label: string;
  readonly lastFour: string;
  readonly scopes: readonly string[];
  readonly scoped: boolean;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly expiresAt: string | null;
}>(
  undefined,
  `SELECT id, label, last_four AS "lastFour", scopes, scoped, created_at AS "createdAt", last_used_at AS "lastUsedAt", expires_at AS "expiresAt"
  FROM api_tokens WHERE user_id = $1 AND revoked_at IS NULL ORDER BY created_at, id`,
  {
    id: column.text,
    label: column.text,
    lastFour: column.text,
    scopes: column.texts,
    scoped: column.boolean,
    createdAt: column.timestamp,
    lastUsedAt: column.nullable(column.timestamp),
    expiresAt: column.nullable(column.timestamp),
  },
);

/** Parses a date from the command line. */
function parseDate(text: string): Date {
  const date = new Date(text);
  if (Number.isNaN(date.getTime()))
    throw new Error(`"${text}" is not a date. Write it as 2027-01-31.`);
  return date;
}

/** Prints the tokens of a user, one in a line. Their secrets are not stored. */
async function listTokens(
  console: Console,
  email: string,
  print: CommandIO['print'],
): Promise<void> {
  const tokens = await console.database.query(TOKENS, [await userOf(console, email)]);
  for (const { id, label, lastFour, scopes, scoped, createdAt, lastUsedAt, expiresAt } of tokens)
    print(
      [
        id,
        label,
        `…${lastFour}`,
        scoped ? scopes.join(' ') : 'all scopes',
        `created ${createdAt}`,
        lastUsedAt === null ? 'never used' : `used ${lastUsedAt}`,
        expiresAt === null ? 'never expires' : `expires ${expiresAt}`,
      ].join('\t'),
    );
}

/** Revokes a token as its user. */
async function revoke(console: Console, id: string): Promise<string> {
  const token = await console.database.prisma.apiToken.findUnique({ where: { id } });
  if (!token || token.revokedAt !== null)
    throw new Error(`There is no token with the id ${id}. \`token list\` shows the ids.`);
  if (token.kind !== 'PERSONAL')
    throw new Error(
      `${id} is a token of the service account ${token.serviceAccountId}. An admin of its organization revokes it with the API.`,
    );
  return revokeToken(console.as(token.userId), id);
}

/** Adds the commands to the program. */
export function addTokenCommands(program: Command, io: CommandIO): void {
  const tokens = program.command('token').description('API tokens');
  tokens
    .command('create')
    .description('create a personal token; prints it')
    .requiredOption('--user <e-mail>', 'e-mail address of the user')
    .option('--label <text>', 'label of the token', 'Created on the command line')
    .option('--scope <scope...>', 'scopes of the token; all by default')
    .option('--expires <date>', 'date when it expires; never by default')
    .action((options: { user: string; label: string; scope?: string[]; expires?: string }) =>
      withDatabase(io, async (console) => {
        const { secret } = await createToken(console.as(await userOf(console, options.user)), {
          label: options.label,
          scopes: options.scope ?? null,
          expiresAt: options.expires === undefined ? null : parseDate(options.expires),
        });
        io.print(secret);
      }),
    );
  tokens
    .command('list')
    .description('list the tokens of a user, separated by tabs')
    .requiredOption('--user <e-mail>', 'e-mail address of the user')
    .action((options: { user: string }) =>
      withDatabase(io, (console) => listTokens(console, options.user, io.print)),
    );
  tokens
    .command('revoke')
    .description('revoke a personal token; prints its id')
    .argument('<id>', 'id of the token')
    .action((id: string) =>
      withDatabase(io, async (console) => io.print(await revoke(console, id))),
    );
}
