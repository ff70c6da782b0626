// Tests which callers lock a space, or wait for its lock.
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { makeLoaders } from '../../src/data/loaders.ts';
import { newId } from '../../src/data/new-id.ts';
import { viewerOfPerson } from '../../src/data/viewer.ts';
import { lockSpace } from '../../src/resources/revision/head.ts';
import { makeTestOrganization, waitForLock } from './rows.ts';
import { ids, useWorld } from '../support.ts';

const world = useWorld();
const space = ids.space('onboarding');
const CREATE =
  'mutation ($id: ID!) { createComment(input: { subjectId: $id, body: { markdown: "Hello" } }) { comment { id } } }';

/** Runs `work` while another transaction has the lock of the space. */
async function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: world.connections.ownerUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT FROM spaces WHERE id = $1 FOR UPDATE', [space]);
    return await work();
  } finally {
    await client.end();
  }
}

describe('the lock of a space', () => {
  it('does not keep callers waiting whose token is not valid in its organization', async () => {
    const { id } = await makeTestOrganization(world);
    const caller = world.with(await world.tokenOf(ids.user('ana'), { organizations: [id] }));
    const stranger = world.as('eve');
    for (const visitor of [stranger, caller]) {
      const { errors } = await whileLocked(() => visitor.query(CREATE, { id: space }));
      expect(errors[0].extensions.code).toBe('NOT_FOUND');
    }
  });

  it('is required of a caller who becomes a member concurrently', async () => {
    const { database } = world.console;
    const userId = ids.user('eve');
    const attempt = database.transaction(async (tx) => {
      const query: typeof tx.query = async (statement, values) => {
        const rows = await tx.query(statement, values);
        if (statement.name === 'space.lock')
          await database.prisma.member.create({
            data: { id: newId('Member'), organizationId: ids.acme, userId, role: 'EDIT' },
          });
        return rows;
      };
      const viewer = { ...viewerOfPerson(userId), tokenId: 'tok_any' };
      await lockSpace(makeLoaders(query, viewer), { ...tx, query }, space);
    });
    await expect(attempt).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  });

  it('is taken before the membership is read of a caller who waits for it', async () => {
    const values = [ids.user('ben'), ids.acme];
    const SET_DISABLED =
      'UPDATE members SET disabled = $3 WHERE user_id = $1 AND organization_id = $2';
    const client = new pg.Client({ connectionString: world.connections.ownerUrl });
    await client.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT FROM spaces WHERE id = $1 FOR UPDATE', [space]);
      await client.query(SET_DISABLED, [...values, true]);
      const waiting = world.as('ben').query(CREATE, { id: space });
      await waitForLock(world);
      await client.query('COMMIT');
      expect((await waiting).errors[0].extensions.code).toBe('NOT_FOUND');
      await client.query(SET_DISABLED, [...values, false]);
      expect((await world.as('ben').query(CREATE, { id: space })).errors).toBeUndefined();
    } finally {
      await client.end();
    }
  });

  it('is not taken together with a read of the space before a concurrent change', async () => {
    const client = new pg.Client({ connectionString: world.connections.ownerUrl });
    await client.connect();
    try {
      const { comments } = (await world.as('ben').get(`/v1/spaces/${space}`)).body;
      await client.query('BEGIN');
      await client.query('UPDATE spaces SET comment_count = comment_count + 10 WHERE id = $1', [
        space,
      ]);
      const waiting = world.as('ben').query(CREATE, { id: space });
      await waitForLock(world);
      await client.query('COMMIT');
      expect((await waiting).errors).toBeUndefined();
      expect((await world.as('ben').get(`/v1/spaces/${space}`)).body.comments).toBe(comments + 11);
    } finally {
      await client.end();
    }
  });
});
