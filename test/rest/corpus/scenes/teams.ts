/** The requests of teams and their members. */
import { ids } from '../../../support.ts';
import type { Script } from '../script.ts';

export async function teams(script: Script): Promise<void> {
  const organization = { organizationId: ids.acme };
  const writers = { ...organization, teamId: ids.team('writers') };
  const all = '/v1/orgs/{organizationId}/teams';
  const one = `${all}/{teamId}`;
  await script.operation(`GET ${all}`, organization);
  for (const query of ['title=WRI', `owner=${ids.user('ben')}`, 'owner=nobody'])
    await script.send('ana', `GET /v1/orgs/${ids.acme}/teams?${query}`);
  await script.operation(`GET ${one}`, writers);
  await script.operation(`GET ${one}/members`, writers, { lower: 'cat' });
  const { id } = await script.operation(`PUT ${all}`, organization, {
    body: { title: 'Editors', members: [ids.user('cat')] },
    invalid: [
      { title: '' },
      { title: 'X', members: [ids.user('eve')] },
      { title: 'X', members: ['nobody'] },
    ],
  });
  const editors = { ...organization, teamId: id };
  await script.operation(`PATCH ${one}`, editors, { body: { title: 'Chief editors' } });
  await script.operation(`PUT ${one}/members`, editors, {
    body: {
      add: ['ben@acme.test', ids.user('dan')],
      remove: [ids.user('cat')],
      memberships: { [ids.user('ben')]: { role: 'owner' } },
    },
    invalid: [
      { add: ['eve@umbrella.test'] },
      { memberships: { [ids.user('ben')]: { role: 'chief' } } },
      { remove: [1] },
    ],
  });
  await script.send('ana', `GET /v1/orgs/${ids.acme}/teams/${id}/members`);
  await script.operation(
    `PUT ${one}/members/{userId}`,
    { ...editors, userId: ids.user('cat') },
    {
      body: { role: 'owner' },
      lower: 'cat',
      invalid: [{ role: null }],
    },
  );
  await script.send('ana', `PUT /v1/orgs/${ids.acme}/teams/${id}/members/${ids.user('cat')}`);
  await script.operation(
    `DELETE ${one}/members/{userId}`,
    { ...editors, userId: ids.user('ben') },
    { lower: 'cat' },
  );
  await script.operation(`DELETE ${one}`, editors);
  await script.send('ana', `GET /v1/orgs/${ids.acme}/teams/${id}`);
}
