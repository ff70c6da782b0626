/** The requests of collections. */
import { ids } from '../../../support.ts';
import type { Script } from '../script.ts';

export async function collections(script: Script): Promise<void> {
  const [handbook, product, policies] = [
    ids.collection('handbook'),
    ids.collection('product'),
    ids.collection('policies'),
  ];
  const organization = { organizationId: ids.acme };
  const one = '/v1/collections/{collectionId}';
  const all = '/v1/orgs/{organizationId}/collections';
  await script.operation(`GET ${all}`, organization);
  for (const query of ['nested=false', 'nested=perhaps'])
    await script.send('ana', `GET /v1/orgs/${ids.acme}/collections?${query}`);
  await script.operation(`GET ${one}`, { collectionId: handbook });
  await script.operation(`GET ${one}/spaces`, { collectionId: product }, { lower: 'cat' });
  const made = await script.operation(`POST ${all}`, organization, {
    body: { title: 'Drafts', parent: handbook },
    lower: 'cat',
    invalid: [{ parent: ids.collection('hive') }, { parent: ids.space('guide') }, { title: null }],
  });
  await script.send('ana', `POST /v1/orgs/${ids.acme}/collections`);
  await script.operation(
    `PATCH ${one}`,
    { collectionId: made.id },
    {
      body: { title: 'Old drafts', description: 'Not read any more', defaultLevel: 'read' },
      lower: 'cat',
      invalid: [{ defaultLevel: 'owner' }, { description: 'x'.repeat(101) }],
    },
  );
  await script.send('ana', `PATCH /v1/collections/${made.id}`, {
    body: { description: null, defaultLevel: null },
  });
  await script.send('ana', `PATCH /v1/collections/${made.id}`, { body: {} });
  await script.operation(
    `POST ${one}/move`,
    { collectionId: made.id },
    {
      body: { parent: product },
      lower: 'cat',
      invalid: [
        { parent: made.id },
        { parent: ids.collection('hive') },
        { position: { before: { type: 'space', space: ids.space('secrets') } } },
      ],
    },
  );
  await script.send('ana', `POST /v1/collections/${made.id}/move`, {
    body: { parent: product, position: { before: { type: 'space', space: ids.space('api') } } },
  });
  await script.send('ana', `POST /v1/collections/${handbook}/move`, { body: { parent: policies } });
  await script.operation(
    `POST ${one}/transfer`,
    { collectionId: made.id },
    {
      body: { organization: ids.acme, parent: handbook },
      lower: 'cat',
      invalid: [{ organization: ids.umbrella }, { organization: ids.user('ana') }],
    },
  );
  await script.operation(`DELETE ${one}`, { collectionId: made.id }, { lower: 'cat' });
  await script.send('ana', `GET /v1/collections/${made.id}`);
  await script.send('ana', `GET /v1/orgs/acme-docs/collections?limit=1`);
}
