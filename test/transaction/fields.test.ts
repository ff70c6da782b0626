// Specifies mutations with `@transaction`: all of their root fields are done, or none.
import { describe, expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';
import { fingerprintsOf } from './tables.ts';

const world = useWorld();

const organizationId = ids.acme;

/** Creates a collection, a space in it, and a team. */
const SETUP = `mutation Setup($organizationId: ID!, $title: String!, $collectionId: ID! = "", $dryRun: Boolean! = false)
  @transaction(dryRun: $dryRun) {
  createCollection(input: { organizationId: $organizationId, title: "Guides" }) {
    collection { title id @export(as: "collectionId") }
  }
  createSpace(input: { organizationId: $organizationId, parentId: $collectionId, title: "Install" }) {
    space { title parent { title spaces(first: 5) { totalCount } } }
    errors { code }
  }
  createTeam(input: { organizationId: $organizationId, title: $title }) {
    team { title }
    errors { code message }
  }
}`;

const DONE = {
  createCollection: { collection: { title: 'Guides', id: expect.stringMatching(/^col_/) } },
  createSpace: {
    space: { title: 'Install', parent: { title: 'Guides', spaces: { totalCount: 1 } } },
    errors: [],
  },
};

/** Returns the actions of the last events of Acme, the newest last, with their positions. */
async function lastEvents(count: number) {
  const { data } = await world
    .as('ana')
    .query(
      `query ($id: ID!, $last: Int!) { organization(id: $id) { eventsAfter(last: $last) { nodes { action position requestId } } } }`,
      { id: organizationId, last: count },
    );
  return data?.organization.eventsAfter.nodes;
}

describe('a mutation with @transaction', () => {
  it('does all of its fields, and later fields use the ids of earlier ones', async () => {
    const { status, data, errors, extensions } = await world
      .as('ana')
      .query(SETUP, { organizationId, title: 'Writers of guides' });
    expect(errors).toBeUndefined();
    expect([status, data, extensions]).toEqual([
      200,
      { ...DONE, createTeam: { team: { title: 'Writers of guides' }, errors: [] } },
      { cost: { nodes: expect.any(Number), points: 1 }, transaction: { outcome: 'COMMITTED' } },
    ]);
  });

  it('does nothing if a field is refused, and names the field', async () => {
    const before = await fingerprintsOf(world);
    const { status, data, errors, extensions } = await world
      .as('ana')
      .query(SETUP, { organizationId, title: 'x'.repeat(65) });
    expect([status, data, errors, extensions]).toEqual([
      200,
      null,
      [
        {
          message: 'title must have 1 to 64 characters, and has 65.',
          locations: [{ line: 10, column: 3 }],
          path: ['createTeam'],
          extensions: {
            code: 'BAD_USER_INPUT',
            field: 'input.title',
            requestId: 'test',
          },
        },
      ],
      {
        cost: expect.any(Object),
        transaction: { outcome: 'ROLLED_BACK', failed: 'createTeam' },
      },
    ]);
    expect(await fingerprintsOf(world)).toEqual(before);
  });

  it('answers a dry run as a run, and changes no row of any table', async () => {
    const before = await fingerprintsOf(world);
    const { status, data, errors, extensions } = await world
      .as('ana')
      .query(SETUP, { organizationId, title: 'Never', dryRun: true }, { 'idempotency-key': 'dry' });
    expect([status, errors, data, extensions]).toEqual([
      200,
      undefined,
      { ...DONE, createTeam: { team: { title: 'Never' }, errors: [] } },
      { cost: expect.any(Object), transaction: { outcome: 'ROLLED_BACK', dryRun: true } },
    ]);
    expect(await fingerprintsOf(world)).toEqual(before);
  });
});
