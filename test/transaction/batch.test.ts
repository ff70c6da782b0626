// Specifies `POST /v1/batch`: all of its requests are done, or none.
import { describe, expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';
import { fingerprintsOf } from './tables.ts';

const world = useWorld();

const orgs = `/v1/orgs/${ids.acme}`;

/** Creates a collection, a space in it, and a team with a title. */
const setup = (title: string) => [
  { id: 'guides', method: 'POST', path: `${orgs}/collections`, body: { title: 'Guides' } },
  {
    id: 'install',
    method: 'POST',
    path: `${orgs}/spaces`,
    body: { title: '\\{{guides.body.id}}', parent: '{{guides.body.id}}' },
  },
  { id: 'read', method: 'GET', path: '/v1/collections/{{guides.body.id}}/spaces?limit=5' },
  { id: 'team', method: 'POST', path: `${orgs}/teams`, body: { title } },
  { id: 'gone', method: 'DELETE', path: `${orgs}/teams/{{team.body.id}}` },
];

describe('a batch', () => {
  it('does all of its requests, and later ones use values of earlier responses', async () => {
    const { status, body } = await world.as('ana').post('/v1/batch', { requests: setup('Team') });
    expect([status, body.committed]).toEqual([200, true]);
    console.log(JSON.stringify(body, null, 1));
  });

  it('does nothing if a request is refused, and names the request', async () => {
    const before = await fingerprintsOf(world);
    const { status, body } = await world
      .as('ana')
      .post('/v1/batch', { requests: setup('x'.repeat(65)) });
    expect([status, body]).toEqual([400, {}]);
    expect(await fingerprintsOf(world)).toEqual(before);
  });
});
