/** The requests of imports, whose answers wait for a background job. */
import { ids } from '../../../support.ts';
import type { Script } from '../script.ts';

export async function imports(script: Script): Promise<void> {
  const scratch = { spaceId: ids.space('scratch') };
  const url = `${script.source}/guide.md`;
  const refused = (address: string) => [
    { url: address, source: 'fax' },
    { url: address, source: 'docx' },
    { url: 'nonsense', source: 'markdown' },
    { url: 'ftp://acme.test/guide.md', source: 'markdown' },
  ];
  const made = await script.operation('POST /v1/spaces/{spaceId}/content/import', scratch, {
    body: { url, source: 'markdown' },
    invalid: refused(url),
  });
  await script.send('ana', `GET /v1/spaces/${scratch.spaceId}/content`);
  await script.send('ana', `GET /v1/spaces/${scratch.spaceId}/revisions/${made.revision}`);
  const place = { spaceId: ids.space('onboarding'), changeRequestId: ids.changeRequest('laptop') };
  await script.operation(
    'POST /v1/spaces/{spaceId}/change-requests/{changeRequestId}/content/import',
    place,
    { body: { url: `${script.source}/docs/`, source: 'website' }, invalid: refused(url) },
  );
  await script.send(
    'ana',
    `GET /v1/spaces/${place.spaceId}/change-requests/2/content/pages?metadata=false`,
  );
  await script.send('ana', `POST /v1/spaces/${place.spaceId}/change-requests/1/content/import`, {
    body: { url, source: 'markdown' },
  });
}
