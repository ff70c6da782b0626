// Tests `lectern audit verify`.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAudit } from '../src/commands/verify-audit.ts';
import { SECRET_KEY } from './secret-key.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();
let owner: pg.Client;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: world.connections.ownerUrl });
  await owner.connect();
  await world.as('ana').patch(`/v1/orgs/${ids.acme}`, { title: 'Acme 1' });
  await world.as('ana').patch(`/v1/orgs/${ids.acme}`, { title: 'Acme 2' });
  await world.as('ana').patch(`/v1/orgs/${ids.acme}`, { title: 'Acme 3' });
  await world.as('eve').patch(`/v1/orgs/${ids.umbrella}`, { title: 'Umbrella 1' });
});
afterAll(() => owner?.end());

/** Runs the command. */
const run = (...parameters: string[]): Promise<{ code: unknown; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'src/main.ts', 'audit', 'verify', ...parameters],
      {
        cwd: fileURLToPath(new URL('..', import.meta.url)),
        env: { PATH: process.env['PATH'], ...world.connections.settings, SECRET_KEY },
      },
      (error, stdout, stderr) => resolve({ code: error ? error.code : 0, stdout, stderr }),
    );
  });

const verify = async (organizationId?: string) => {
  const lines: string[] = [];
  const isWhole = await verifyAudit(world.console.database, organizationId, (line) =>
    lines.push(line),
  );
  return { isWhole, lines };
};

describe('lectern audit verify', () => {
  it('prints the number of events and the last hash of each organization', async () => {
    const { isWhole, lines } = await verify();
    expect(isWhole).toBe(true);
    const { rows } = await owner.query<{ id: string; count: number; hash: string | null }>(
      `SELECT o.id, (SELECT count(*)::int FROM events e WHERE e.organization_id = o.id) AS count,
        (SELECT encode(p.hash, 'hex') FROM event_positions p WHERE p.organization_id = o.id ORDER BY p.position DESC LIMIT 1) AS hash
       FROM organizations o ORDER BY o.id`,
    );
    expect(lines).toEqual(
      rows.map(({ id, count, hash }) =>
        count === 0
          ? `${id}: 0 events`
          : `${id}: ${count} ${count === 1 ? 'event' : 'events'}, positions 1 to ${count}, hash ${hash}`,
      ),
    );
    expect(await verify(ids.acme)).toEqual({
      isWhole: true,
      lines: lines.filter((line) => line.startsWith(ids.acme)),
    });
  });

  it('exits with 1 and names the position of the first difference', {
    timeout: 240_000,
  }, async () => {
    const { lines } = await verify();
    const whole = await run();
    expect(whole).toEqual({ code: 0, stdout: `${lines.join('\n')}\n`, stderr: '' });
    await owner.query(
      `UPDATE events SET action = 'organization.read' WHERE id = (SELECT id FROM event_positions WHERE organization_id = $1 AND position = 2)`,
      [ids.acme],
    );
    const acme = `${ids.acme}: the event at position 2 differs from its hash; 1 event before it`;
    expect(await run('--organization', ids.acme)).toEqual({
      code: 1,
      stdout: `${acme}\n`,
      stderr: '',
    });
    expect(await run()).toEqual({
      code: 1,
      stdout: `${lines.map((line) => (line.startsWith(ids.acme) ? acme : line)).join('\n')}\n`,
      stderr: '',
    });
    expect(await run('--organization', 'org_none')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no organization with the id org_none.\n',
    });
  });
});
