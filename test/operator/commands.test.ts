// Tests the commands of an operator, in this process: users, tokens, organizations, keys, doctor.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CommanderError } from 'commander';
import { describe, expect, it, onTestFinished } from 'vitest';
import { commandLine } from '../../src/commands/command-database.ts';
import { ask, openEmptyDatabase } from '../data/empty-database.ts';
import { isDistributed } from '../database.ts';
import { SECRET_KEY } from '../secret-key.ts';
import { sql } from '../sql.ts';
import { ids, useWorld } from '../support.ts';
import { runnerOf } from './run.ts';

const world = useWorld();
const OTHER_KEY = '22'.repeat(32);

const run = runnerOf(world);
const linesOf = async (...parameters: string[]): Promise<readonly string[]> =>
  (await run(parameters)).lines;

/** Returns the last events of an organization as the API returns them. */
const lastEvents = async (count: number): Promise<unknown> =>
  (
    await world.console.database.query(
      sql(
        `SELECT action, actor_id AS actor, fields, related FROM events WHERE organization_id = $1 AND action = 'member.update' ORDER BY created_at DESC, id DESC LIMIT ${count}`,
      ),
      [ids.acme],
    )
  ).map((row) => ({ ...row }));

const statusFor = async (token: string): Promise<number> =>
  (await world.with(token).get('/v1/user')).status;

describe('lectern user', () => {
  it('lists people without bots, and finds them by a part of the address', async () => {
    const lines = await linesOf('user', 'list');
    expect(lines.filter((line) => line.includes('.invalid'))).toEqual([]);
    expect(lines.length).toBeGreaterThan(4);
    const [ben, ...others] = await linesOf('user', 'list', '--search', 'BEN@');
    expect(others).toEqual([]);
    expect(ben?.split('\t').slice(0, 2)).toEqual([ids.user('ben'), 'ben@acme.test']);
  });

  it('disables a person at once, in all organizations, with an event without actor', async () => {
    const token = await world.tokenOf(ids.user('cat'));
    expect(await statusFor(token)).toBe(200);
    const lines = await linesOf('user', 'disable', '--email', 'cat@acme.test');
    expect(lines[0]).toBe(`disabled in ${ids.acme}`);
    expect(lines.at(-1)).toMatch(/^tokens revoked: [1-9]\d*$/);
    expect(await statusFor(token)).toBe(401);
    expect(await lastEvents(1)).toEqual([
      { action: 'member.update', actor: null, fields: ['disabled'], related: [ids.user('cat')] },
    ]);
    expect(await linesOf('user', 'disable', '--email', 'cat@acme.test')).toEqual([
      'tokens revoked: 0',
    ]);
    expect(await linesOf('user', 'enable', '--email', 'cat@acme.test')).toEqual([
      `enabled in ${ids.acme}`,
    ]);
  });

  it('says that an organization has no admin after its last was disabled, and promotes another', async () => {
    const lines = await linesOf('user', 'disable', '--email', 'ana@acme.test');
    expect(lines[0]).toBe(`disabled in ${ids.acme}; the organization has no admin now`);
    const promote = () =>
      linesOf('user', 'promote', '--email', 'ben@acme.test', '--organization', ids.acme);
    expect(await promote()).toEqual([`admin of ${ids.acme}`]);
    expect(await lastEvents(1)).toEqual([
      { action: 'member.update', actor: null, fields: ['role'], related: [ids.user('ben')] },
    ]);
    expect(await promote()).toEqual([`admin of ${ids.acme}`]);
    await linesOf('user', 'enable', '--email', 'ana@acme.test');
    await expect(
      linesOf('user', 'promote', '--email', 'ben@acme.test', '--organization', 'org_x'),
    ).rejects.toThrow(/^ben@acme.test is not a member of org_x\./);
  });

  it('creates and renames nobody with an address that is none', async () => {
    const refused = (option: string) =>
      `${option}: "nobody" is not an e-mail address. Write it as ola@example.com.`;
    await expect(linesOf('user', 'create', '--email', 'nobody')).rejects.toThrow(
      refused('--email'),
    );
    await expect(
      linesOf('user', 'rename', '--email', 'eve@umbrella.test', '--new-email', 'nobody'),
    ).rejects.toThrow(refused('--new-email'));
    expect(await linesOf('user', 'list', '--search', 'nobody')).toEqual([]);
  });

  it('renames a person, and takes no address that another has', async () => {
    const id = ids.user('eve');
    const rename = (...options: string[]) =>
      linesOf('user', 'rename', '--email', 'eve@umbrella.test', ...options);
    expect(await rename('--name', 'Eve the Second')).toEqual([id]);
    await expect(rename('--new-email', 'ben@acme.test')).rejects.toThrow(
      'There is a user with the address ben@acme.test already.',
    );
    await expect(rename()).rejects.toThrow('Give a new name with --name');
    expect(await rename('--new-email', 'Eve.2@acme.test')).toEqual([id]);
    const [line] = await linesOf('user', 'list', '--search', 'eve.2');
    expect(line?.split('\t').slice(0, 3)).toEqual([id, 'eve.2@acme.test', 'Eve the Second']);
    await expect(rename('--name', 'Nobody')).rejects.toThrow(
      'There is no user with the address eve@umbrella.test.',
    );
  });
});

describe('lectern token', () => {
  it('creates, lists and revokes tokens of a person', async () => {
    const create = (...options: string[]) =>
      linesOf('token', 'create', '--user', 'dan@acme.test', '--label', 'Laptop', ...options);
    await expect(create('--scope', 'none')).rejects.toThrow('There is no such scope.');
    await expect(create('--expires', 'soon')).rejects.toThrow('"soon" is not a date.');
    const [secret = ''] = await create();
    expect(await statusFor(secret)).toBe(200);
    const tokens = await linesOf('token', 'list', '--user', 'dan@acme.test');
    const listed = tokens.map((line) => line.split('\t')).find(([, label]) => label === 'Laptop');
    expect(listed?.slice(1, 4)).toEqual(['Laptop', `…${secret.slice(-4)}`, 'all scopes']);
    const [id = ''] = listed ?? [];
    expect(await linesOf('token', 'revoke', id)).toEqual([id]);
    expect(await statusFor(secret)).toBe(401);
    await expect(linesOf('token', 'revoke', id)).rejects.toThrow(
      `There is no token with the id ${id}.`,
    );
  });
});

describe('lectern org', () => {
  it('lists organizations', async () => {
    const lines = await linesOf('org', 'list');
    const acme = lines.map((line) => line.split('\t')).find(([id]) => id === ids.acme);
    expect(acme?.[1]).toBe('Acme Docs');
    expect(acme?.[3]).toMatch(/^\d+ spaces$/);
  });

  it('exports the content of each space as an archive', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-export-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const to = path.join(folder, 'acme');
    const lines = await linesOf('org', 'export', ids.acme, '--to', to);
    const exported = lines.map((line) => `${line.split('\t')[0]}.zip`);
    expect((await readdir(to)).sort()).toEqual(exported.toSorted());
    expect(exported.length).toBeGreaterThan(3);
    await expect(linesOf('org', 'export', ids.acme, '--to', to)).rejects.toThrow(
      `${to} exists already. Name a new folder.`,
    );
    await expect(linesOf('org', 'export', 'org_x', '--to', `${to}2`)).rejects.toThrow(
      'There is no organization with the id org_x, or it has no admin.',
    );
  });
});

describe('lectern keys rotate', () => {
  it('encrypts all secrets with a new key, and the old key is needed until then', async () => {
    const rotated = { SECRET_KEY: OTHER_KEY };
    const both = { ...rotated, PREVIOUS_SECRET_KEYS: SECRET_KEY };
    const keyLine = async (settings: Record<string, string>) =>
      (await run(['doctor'], settings)).lines.find((line) => line.includes('secret key:'));
    expect(await keyLine({})).toBe('ok       secret key: it decrypts all secrets');
    expect(await keyLine(rotated)).toMatch(
      /^failed {3}secret key: [1-9]\d* secrets were encrypted/,
    );
    expect(await keyLine(both)).toMatch(/^warning {2}secret key: [1-9]\d* secrets .* keys rotate/);
    const { lines, hasFailed } = await run(['keys', 'rotate'], both);
    expect(hasFailed).toBe(false);
    expect(lines).toContain('share_links.sealed_key: 1 encrypted again');
    expect(lines).toContain('sites.visitor_key: 3 encrypted again');
    expect(await keyLine(rotated)).toBe('ok       secret key: it decrypts all secrets');
    const again = await run(['keys', 'rotate'], both);
    expect(again.lines.every((line) => line.endsWith(': 0 encrypted again'))).toBe(true);
    const lost = await run(['keys', 'rotate'], { SECRET_KEY: '33'.repeat(32) });
    expect(lost.hasFailed).toBe(true);
    expect(lost.lines).toContain(
      'sites.visitor_key: 0 encrypted again, 3 encrypted with another key',
    );
    await run(['keys', 'rotate'], { PREVIOUS_SECRET_KEYS: OTHER_KEY });
    expect(await keyLine({})).toBe('ok       secret key: it decrypts all secrets');
  });
});

describe('lectern doctor', () => {
  it('finds nothing in a sound installation', async () => {
    const { lines, hasFailed } = await run(['doctor']);
    expect(lines.filter((line) => !line.startsWith('ok'))).toEqual(
      lines.filter((line) => line.startsWith('warning  node:')),
    );
    expect(lines.map((line) => line.slice(9).split(':')[0])).toEqual([
      ...['settings', 'node', 'database', ...(isDistributed('documents') ? ['citus'] : [])],
      ...['migrations', 'roles', 'clock', 'secret key', 'files', 'jobs', 'rows'],
    ]);
    expect(hasFailed).toBe(false);
  });

  it('finds a lost file and rows that contradict each other', async () => {
    const ana = world.with(await world.tokenOf(ids.user('ana')));
    const { body: file } = await ana.post(`/v1/orgs/${ids.acme}/files`, {
      name: 'lost.txt',
      base64: btoa('lost'),
    });
    const { query } = world.console.database;
    const [blob] = await query(
      sql<{ hash: string }>('SELECT blob AS hash FROM files WHERE id = $1'),
      [file.id],
    );
    const { blobs } = world.console.as(ids.user('ana'));
    await blobs.backend.remove(blob?.hash ?? '');
    await query(sql('UPDATE space_counts SET count = count + 1 WHERE organization_id = $1'), [
      ids.acme,
    ]);
    const { lines, hasFailed } = await run(['doctor']);
    expect(lines.filter((line) => line.startsWith('failed'))).toEqual([
      expect.stringMatching(
        `^failed   files: It lacks 1 of the last \\d+ files: ${blob?.hash}\\. Restore`,
      ),
      'failed   rows: Rows contradict each other: counts (1). Restore a backup, or report this.',
    ]);
    expect(hasFailed).toBe(true);
  });

  it('names the settings of a bucket that does not answer', async () => {
    const { lines } = await run(['doctor'], {
      S3_BUCKET: 'files',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
    expect(lines.filter((line) => line.includes(' files: '))).toEqual([
      'failed   files: S3_BUCKET, S3_ENDPOINT: Files cannot be stored: The file storage is unavailable. Try again later. (connect ECONNREFUSED 127.0.0.1:1)',
    ]);
  });

  it('goes on after a check that fails, in a database without tables', async () => {
    const empty = await openEmptyDatabase();
    const { lines, hasFailed } = await run(['doctor'], {
      DATABASE_URL: empty.appUrl,
      DATABASE_OWNER_URL: empty.ownerUrl,
    });
    expect(hasFailed).toBe(true);
    expect(lines.find((line) => line.includes('migrations:'))).toMatch(
      /^failed {3}migrations: Missing: 20261121000000_init and \d+ more\. Run /,
    );
    expect(lines).toHaveLength(10);
  });
});

describe('lectern migrate', () => {
  it('turns jit off in the database', async () => {
    const { appUrl, ownerUrl } = await openEmptyDatabase();
    await run(['migrate'], { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl });
    expect(await ask(appUrl, 'SHOW jit')).toEqual([{ jit: 'off' }]);
  });

  it('refuses two databases', async () => {
    const [owned, served] = [await openEmptyDatabase(), await openEmptyDatabase()];
    const migrate = () =>
      run(['migrate'], { DATABASE_URL: served.appUrl, DATABASE_OWNER_URL: owned.ownerUrl });
    await expect(migrate()).rejects.toThrow(
      /^DATABASE_URL: The migrations were applied to the database of DATABASE_OWNER_URL, and this one lacks \S+ and \d+ more\. Set both to the same database\.$/,
    );
  });

  it('needs no right to turn jit off', async () => {
    const { appUrl, ownerUrl, superuserUrl } = await openEmptyDatabase();
    const name = new URL(ownerUrl).pathname.slice(1);
    const owner = new URL(ownerUrl).username;
    const superuser = new URL(superuserUrl).username;
    await ask(
      superuserUrl,
      `ALTER DATABASE ${name} OWNER TO ${superuser}; GRANT CREATE ON DATABASE ${name} TO ${owner}; GRANT ALL ON SCHEMA public TO ${owner}`,
    );
    await run(['migrate'], { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl });
    expect(await ask(appUrl, 'SHOW jit')).toEqual([{ jit: 'on' }]);
  });
});

describe('the command line', () => {
  it('names the command that is missing before another', async () => {
    const empty = await openEmptyDatabase();
    await expect(
      run(['seed'], { DATABASE_URL: empty.appUrl, DATABASE_OWNER_URL: empty.ownerUrl }),
    ).rejects.toThrow(
      new RegExp(
        `^The database lacks the migration 20261121000000_init and \\d+ more\\. Run \`${commandLine} migrate\` first\\.$`,
      ),
    );
  });

  it('names the commands after an unknown one, and prints its version', async () => {
    const refusal = await run(['servr']).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CommanderError);
    expect(String(refusal)).toMatch(/unknown command 'servr'\. The commands are serve, work, /);
    await expect(run(['--version'])).rejects.toThrow('0.1.0');
  });
});

describe('a command', () => {
  const folder = path.join(os.tmpdir(), 'lectern-no-backup');

  it('names DATABASE_URL when the database does not answer', async () => {
    const settings = { DATABASE_URL: 'postgres://lectern_app:x@127.0.0.1:1/lectern' };
    const refused = 'DATABASE_URL: The database cannot be used: connect ECONNREFUSED 127.0.0.1:1';
    await expect(run(['user', 'list'], settings)).rejects.toThrow(refused);
    await expect(run(['backup', '--to', folder], settings)).rejects.toThrow(refused);
    expect((await readdir(os.tmpdir())).filter((name) => name.startsWith('lectern-no-'))).toEqual(
      [],
    );
    const { lines, hasFailed } = await run(['doctor'], settings);
    expect(hasFailed).toBe(true);
    expect(lines.slice(-2)).toEqual([
      'failed   database: The database is temporarily unavailable. Try again later. (connect ECONNREFUSED 127.0.0.1:1)',
      'The other checks need the database, and were not made.',
    ]);
  });

  it('ends without an error when the reader of its output has ended', async () => {
    const command = `${process.execPath} --import tsx src/main.ts config | true`;
    expect(await promisify(execFile)('sh', ['-c', command])).toEqual({ stdout: '', stderr: '' });
  });

  it('names DATABASE_OWNER_URL when its role may not migrate', async () => {
    const database = await openEmptyDatabase();
    const role = new URL(database.appUrl).username;
    await expect(
      run(['migrate'], { DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.appUrl }),
    ).rejects.toThrow(
      `DATABASE_OWNER_URL: The role ${role} may not change the tables: permission denied for schema public. Set it to the role that owns the database.`,
    );
    await expect(
      run(['backup', '--to', folder], { DATABASE_URL: database.appUrl }),
    ).rejects.toThrow('The database has no tables of Lectern. Is DATABASE_URL the right database?');
  });
});
