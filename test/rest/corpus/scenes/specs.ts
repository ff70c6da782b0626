/** The requests of OpenAPI specs and their versions. */
import { ids } from '../../../support.ts';
import type { Script } from '../script.ts';

const document = (title: string) => ({
  openapi: '3.1.0',
  info: { title, version: '1' },
  paths: { '/pets': { get: { responses: { 200: { description: 'Pets' } } } } },
});

export async function specs(script: Script): Promise<void> {
  const organization = { organizationId: ids.acme };
  const list = '/v1/orgs/{organizationId}/openapi';
  const base = `/v1/orgs/${ids.acme}/openapi`;
  const one = `${list}/{specSlug}`;
  const pets = { ...organization, specSlug: 'pets' };
  await script.operation(`POST ${list}`, organization, {
    body: { slug: 'pets', source: { text: JSON.stringify(document('Pets')) } },
    lower: 'cat',
    invalid: [
      { slug: 'Pets!', source: { text: '{}' } },
      { slug: 'x', source: {} },
      { slug: 'x', source: { url: 'nonsense' } },
      { slug: 'x', source: { url: 'https://acme.test/', text: '{}' } },
    ],
  });
  await script.send('ana', `GET ${base}/pets/versions/latest`);
  await script.prepare('process-spec', 'pets');
  await script.operation(
    `PUT ${one}`,
    { ...organization, specSlug: 'shop' },
    {
      body: { source: { url: `${script.source}/pets.json` } },
      lower: 'cat',
      invalid: [{ source: { url: 'ftp://acme.test/' } }],
    },
  );
  await script.prepare('process-spec', 'shop');
  await script.send('ana', `GET ${base}/shop/versions/latest/content`);
  await script.send('ana', `PUT ${base}/pets`, {
    body: { source: { text: JSON.stringify(document('More pets')) } },
  });
  await script.prepare('process-spec', 'pets');
  await script.send('ana', `PUT ${base}/broken`, { body: { source: { text: 'broken: [' } } });
  await script.prepare('process-spec', 'broken');
  await script.send('ana', `GET ${base}/broken`);
  await script.operation(`GET ${list}`, organization);
  await script.operation(`GET ${one}`, pets);
  const versions = await script.operation(`GET ${one}/versions`, pets);
  await script.operation(`GET ${one}/versions/latest`, pets);
  await script.operation(`GET ${one}/versions/latest/content`, pets);
  const version = { ...pets, versionId: versions.items.at(-1).id };
  await script.operation(`GET ${one}/versions/{versionId}`, version);
  await script.operation(`GET ${one}/versions/{versionId}/content`, version);
  await script.send('ana', `GET ${base}/shop/versions/${version.versionId}`);
  await script.operation(`DELETE ${one}`, pets, { lower: 'cat' });
}
