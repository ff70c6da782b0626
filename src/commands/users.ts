/** Implements `lectern user`: what an operator does for people. */
import type { Command } from 'commander';
import type { Console } from '../application.ts';
import { newId } from '../data/new-id.ts';
import { column, statement } from '../data/statement.ts';
import { writeAsSystem } from '../data/write.ts';
import { INSTALLATION_DOMAIN, SERVICE_ACCOUNT_DOMAIN } from '../domain/bot-email.ts';
import { formats } from '../graphql/formats.ts';
import { createUser, normalEmail } from '../resources/user.ts';
import { counted } from './counted.ts';
import { type CommandIO, userOf, withDatabase } from './with-database.ts';

/** Number of rows that one statement reads. */
const BATCH_COUNT = 1000;

const PEOPLE = statement<{
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly memberships: number;
  readonly disabled: number;
}>(
  undefined,
  `SELECT u.id, u.email, u.display_name AS name, count(m.id)::int AS memberships, (count(m.id) FILTER (WHERE m.disabled))::int AS disabled
  FROM users u LEFT JOIN members m ON m.user_id = u.id
  WHERE u.id > $1 AND strpos(u.email, lower($2)) > 0 AND u.email NOT LIKE '%@${SERVICE_ACCOUNT_DOMAIN}' AND u.email NOT LIKE '%@${INSTALLATION_DOMAIN}'
  GROUP BY u.id ORDER BY u.id LIMIT ${BATCH_COUNT}`,
  {
    id: column.text,
    email: column.text,
    name: column.text,
    memberships: column.integer,
    disabled: column.integer,
  },
);

interface MembershipRow {
  readonly id: string;
  readonly organizationId: string;
  readonly role: string | null;
  readonly disabled: boolean;
}

const MEMBERSHIPS = statement<MembershipRow>(
  undefined,
  'SELECT id, organization_id AS "organizationId", role::text AS role, disabled FROM members WHERE user_id = $1 ORDER BY organization_id',
  {
    id: column.text,
    organizationId: column.text,
    role: column.nullable(column.text),
    disabled: column.boolean,
  },
);

const LOCK_MEMBER = statement<{ readonly id: string; readonly organizationId: string }>(
  undefined,
  'SELECT id, organization_id AS "organizationId" FROM members WHERE id = $1 AND organization_id = $2 FOR UPDATE',
  { id: column.text, organizationId: column.text },
);

const HAS_ADMIN = statement<{ readonly has: boolean }>(
  undefined,
  `SELECT EXISTS (SELECT FROM members WHERE organization_id = $1 AND role = 'ADMIN' AND NOT disabled) AS has`,
  { has: column.boolean },
);

const REVOKE_TOKENS = statement<{ readonly id: string }>(
  undefined,
  `UPDATE api_tokens SET revoked_at = $2::timestamptz WHERE user_id = $1 AND kind = 'PERSONAL' AND revoked_at IS NULL RETURNING id`,
  { id: column.text },
);

const RECORD_REVOCATIONS = statement(
  undefined,
  `INSERT INTO account_events (id, action, user_id, subject_id, request_id, created_at)
  SELECT e.id, 'token.revoke', $1, e.token, 'command-line', $2::timestamptz FROM unnest($3::text[], $4::text[]) AS e(id, token)`,
  {},
);

/** Prints the people, one in a line: id, address, name, organizations and those that are disabled. */
async function listPeople(
  { database }: Console,
  search: string,
  print: CommandIO['print'],
): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await database.query(PEOPLE, [after, search]);
    for (const { id, email, name, memberships, disabled } of rows)
      print(
        [id, email, name, `${counted(memberships, 'organization')}, disabled in ${disabled}`].join(
          '\t',
        ),
      );
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH_COUNT) return;
  }
}

/** Changes a member as the operator: the event has no actor. */
const changeMember = (
  { database }: Console,
  userId: string,
  { id, organizationId }: MembershipRow,
  change: { readonly disabled: boolean } | { readonly role: 'ADMIN' },
): Promise<boolean> =>
  writeAsSystem(
    { database, now: new Date(), requestId: 'command-line' },
    {
      action: 'member.update',
      on: async ({ query }) => (await query(LOCK_MEMBER, [id, organizationId]))[0] ?? null,
      fields: Object.keys(change),
      related: [userId],
    },
    async ({ prisma }) => {
      await prisma.member.update({ where: { key: { id, organizationId } }, data: change });
    },
  );

async function setDisabled(
  console: Console,
  email: string,
  disabled: boolean,
  print: CommandIO['print'],
): Promise<void> {
  const { query } = console.database;
  const userId = await userOf(console, email);
  const memberships = await query(MEMBERSHIPS, [userId]);
  for (const membership of memberships.filter((each) => each.disabled !== disabled)) {
    await changeMember(console, userId, membership, { disabled });
    const [admin] = await query(HAS_ADMIN, [membership.organizationId]);
    const warning = admin?.has ? '' : '; the organization has no admin now';
    print(`${disabled ? 'disabled' : 'enabled'} in ${membership.organizationId}${warning}`);
  }
  if (disabled) print(`tokens revoked: ${await revokeTokens(console, userId)}`);
}

/** Revokes the personal tokens of a user and returns their number. */
const revokeTokens = ({ database }: Console, userId: string): Promise<number> =>
  database.transaction(async ({ query }) => {
    const now = new Date().toISOString();
    const tokens = await query(REVOKE_TOKENS, [userId, now]);
    const ids = tokens.map(() => newId('AccountEvent'));
    await query(RECORD_REVOCATIONS, [userId, now, ids, tokens.map(({ id }) => id)]);
    return tokens.length;
  });

async function promote(console: Console, email: string, organizationId: string): Promise<string> {
  const userId = await userOf(console, email);
  const memberships = await console.database.query(MEMBERSHIPS, [userId]);
  const membership = memberships.find((each) => each.organizationId === organizationId);
  if (!membership)
    throw new Error(
      `${email} is not a member of ${organizationId}. An admin can invite them, or \`user promote\` another member.`,
    );
  if (membership.disabled)
    throw new Error(`${email} is disabled in ${organizationId}. Enable them first.`);
  if (membership.role !== 'ADMIN')
    await changeMember(console, userId, membership, { role: 'ADMIN' });
  return `admin of ${organizationId}`;
}

/**
 * Requires an address that can receive e-mails.
 * @throws Error that names the option
 */
function requireAddress(option: string, email: string): void {
  if (!formats.EMAIL.holds(normalEmail(email)))
    throw new Error(`${option}: "${email}" is not an e-mail address. Write it as ola@example.com.`);
}

async function create({ database }: Console, email: string, name?: string): Promise<string> {
  requireAddress('--email', email);
  if (await database.prisma.user.findUnique({ where: { email: normalEmail(email) } }))
    throw new Error(`There is a user with the address ${email} already.`);
  const { id } = await database.transaction((tx) => createUser(tx, email, name, new Date()));
  return id;
}

async function rename(
  console: Console,
  email: string,
  { name, newEmail }: { readonly name?: string; readonly newEmail?: string },
): Promise<string> {
  if (name === undefined && newEmail === undefined)
    throw new Error('Give a new name with --name, or a new address with --new-email.');
  if (newEmail !== undefined) requireAddress('--new-email', newEmail);
  const id = await userOf(console, email);
  const address = newEmail === undefined ? undefined : normalEmail(newEmail);
  const { prisma } = console.database;
  const other = address && (await prisma.user.findUnique({ where: { email: address } }));
  if (other && other.id !== id)
    throw new Error(`There is a user with the address ${newEmail} already.`);
  await prisma.user.update({
    where: { id },
    data: {
      ...(name !== undefined && { displayName: name }),
      ...(address !== undefined && { email: address, emailConfirmedAt: null }),
    },
  });
  return id;
}

/** Adds a command about one user, who is named by the address. */
type AddCommand = (name: string, description: string) => Command;

function addAccessCommands(command: AddCommand, io: CommandIO): void {
  command('disable', 'disable a user in all organizations and revoke their personal tokens').action(
    (options: { email: string }) =>
      withDatabase(io, (console) => setDisabled(console, options.email, true, io.print)),
  );
  command('enable', 'enable a user in all organizations').action((options: { email: string }) =>
    withDatabase(io, (console) => setDisabled(console, options.email, false, io.print)),
  );
  command('promote', 'make a member an admin of an organization')
    .requiredOption('--organization <id>', 'id of the organization')
    .action((options: { email: string; organization: string }) =>
      withDatabase(io, async (console) =>
        io.print(await promote(console, options.email, options.organization)),
      ),
    );
}

/** Adds the commands to the program. */
export function addUserCommands(program: Command, io: CommandIO): void {
  const users = program.command('user').description('people');
  const command: AddCommand = (name, description) =>
    users
      .command(name)
      .description(description)
      .requiredOption('--email <e-mail>', 'the address of the user');
  command('create', 'create a user; prints the id')
    .option('--name <text>', 'display name; the local part of the address by default')
    .action((options: { email: string; name?: string }) =>
      withDatabase(io, async (console) =>
        io.print(await create(console, options.email, options.name)),
      ),
    );
  addAccessCommands(command, io);
  command(
    'confirm',
    'confirm the e-mail address of a user, so that the user can join by it; prints the id',
  ).action((options: { email: string }) =>
    withDatabase(io, async (console) => {
      const id = await userOf(console, options.email);
      await console.database.prisma.user.update({
        where: { id },
        data: { emailConfirmedAt: new Date() },
      });
      io.print(id);
    }),
  );
  users
    .command('list')
    .description('list the people, separated by tabs: id, address, name, organizations')
    .option('--search <text>', 'a part of the address')
    .action((options: { search?: string }) =>
      withDatabase(io, (console) => listPeople(console, options.search ?? '', io.print)),
    );
  command('rename', 'change the name or the address of a user; prints the id')
    .option('--name <text>', 'the new display name')
    .option('--new-email <e-mail>', 'the new address, which is not confirmed')
    .action((options: { email: string; name?: string; newEmail?: string }) =>
      withDatabase(io, async (console) => io.print(await rename(console, options.email, options))),
    );
}
