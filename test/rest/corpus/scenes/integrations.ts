/** The requests of integrations and their installations. */
import { ids } from '../../../support.ts';
import type { Script } from '../script.ts';

const DOT = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export async function integrations(script: Script): Promise<void> {
  const one = '/v1/integrations/{integrationName}';
  const sample = { integrationName: 'sample' };
  await script.operation(`POST ${one}`, sample, {
    body: {
      ...{ title: 'Sample', description: 'A sample.', summary: 'It **shows** a sample.' },
      ...{ organization: ids.acme, script: 'export default {};', runtime: 'v1', icon: DOT },
      ...{ visibility: 'public', target: 'space', categories: ['analytics'], previewImages: [DOT] },
      scopes: ['space:views:read', 'space:content:read'],
      blocks: [
        {
          id: 'poll',
          title: 'Poll',
          urlUnfurl: ['https://poll.acme.test/**'],
          markdown: { codeblock: 'poll', body: 'content' },
        },
      ],
      contentSources: [{ id: 'source', title: 'Source', configuration: { componentId: 'c' } }],
      configurations: {
        account: { properties: { key: { title: 'Key', type: 'string' } }, required: ['key'] },
      },
      externalLinks: [{ url: 'https://acme.test/', label: 'Acme' }],
      secrets: { TOKEN: 'secret' },
      contentSecurityPolicy: "default-src 'self'",
    },
    lower: 'cat',
    invalid: [
      { title: 'X' },
      { title: 'Example', description: 'X', script: 'x', organization: ids.umbrella },
      { title: 'Example', description: 'X', script: 'x', organization: ids.acme, scopes: ['all'] },
      { title: 'Example', description: 'X', script: 'x', organization: 'acme-docs', icon: '!' },
    ],
  });
  await script.send('eve', 'POST /v1/integrations/sample', {
    body: { title: 'Stolen', description: 'X', script: 'x', organization: ids.umbrella },
  });
  await script.operation('GET /v1/integrations');
  for (const query of [
    'search=SAMP',
    'category=analytics',
    'category=lost',
    'blockDomain=poll.acme.test',
    'blocks=true',
    'contentSources=false',
    `owner=${ids.acme}`,
    'owner=nonsense',
    'scope=space:views:read',
    'scope=lost',
    'target=space',
  ])
    await script.send('eve', `GET /v1/integrations?${query}`);
  await script.operation(`GET ${one}`, sample);
  const installations = '/v1/integrations/sample/installations';
  const body = { organization: ids.acme, configuration: { key: 'k' }, externalIds: ['first'] };
  await script.send('ana', `POST ${installations}`, { body });
  await script.operation('GET /v1/integrations/{integrationName}/installations', sample);
  for (const id of ['first', 'none'])
    await script.send('ana', `GET ${installations}?externalId=${id}`);
  await script.send('eve', `POST ${installations}`, {
    body: { organization: ids.umbrella, configuration: { key: 'k' } },
  });
  await script.send('ana', 'DELETE /v1/integrations/sample');
  await script.send('ana', 'DELETE /v1/integrations/sample?force=perhaps');
  await script.operation(`DELETE ${one}`, { integrationName: 'hello' }, { lower: 'cat' });
  await script.send('ana', 'DELETE /v1/integrations/sample?force=true');
  await script.send('eve', 'GET /v1/integrations/sample');
}
