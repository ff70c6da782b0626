/** Tests the requests of a published command-line client, as it sends them, and their responses. */
import { describe, expect, it } from 'vitest';
import { serve } from './fixtures/site.ts';
import { PNG } from './integration/support.ts';
import { pets } from './openapi-spec/support.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld({ ALLOW_PRIVATE_NETWORKS: 'on' }, { jobs: true });
const specs = `/v1/orgs/${ids.acme}/openapi`;
const POLL = { timeout: 60_000, interval: 100 };

/** Returns a spec once its job has finished. */
async function finished(slug: string) {
  const read = async () => (await world.as('ana').get(`${specs}/${slug}`)).body;
  await expect.poll(async () => (await read()).processingState, POLL).toBe('complete');
  return read();
}

/** Returns a spec with its first version. */
const readSpec = (
  slug: string,
  { id, createdAt, updatedAt, lastVersion, lastProcessedAt }: Readonly<Record<string, unknown>>,
  more: object,
) => ({
  ...{
    object: 'openapi-spec',
    id,
    createdAt,
    updatedAt,
    slug,
    processingState: 'complete',
    visibility: 'private',
    lastVersion,
    lastProcessedAt,
    ...more,
  },
  permissions: { view: true, edit: true, delete: true },
  urls: {
    location: `${world.url}${specs}/${slug}`,
    app: `${world.url}/app/o/${ids.acme}/openapi/${slug}`,
  },
});

describe('a published command-line client', () => {
  it('reads its user', async () => {
    const { status, body } = await world.as('ana').get('/v1/user');
    expect([status, body]).toEqual([
      200,
      {
        object: 'user',
        id: ids.user('ana'),
        displayName: 'Ana Alvarez',
        email: 'ana@acme.test',
        urls: { location: `${world.url}/v1/users/${ids.user('ana')}` },
      },
    ]);
  });

  it('publishes a spec by its text, and finds a version of it', async () => {
    const { status } = await world
      .as('ana')
      .put(`${specs}/by-text`, { source: { text: JSON.stringify(pets()) } });
    expect(status).toBe(200);
    const spec = await finished('by-text');
    expect(spec).toEqual(readSpec('by-text', spec, {}));
    const { body: latest } = await world.as('ana').get(`${specs}/by-text/versions/latest`);
    const location = `${world.url}${specs}/by-text/versions/${spec.lastVersion}`;
    expect(latest).toEqual({
      object: 'openapi-spec-version',
      id: spec.lastVersion,
      createdAt: latest.createdAt,
      url: latest.url,
      urls: { location },
    });
  });

  it('publishes a spec by its address, which is fetched', async () => {
    const url = `${await serve((_, res) => void res.end(JSON.stringify(pets())))}/openapi.json`;
    const { status } = await world.as('ana').put(`${specs}/by-address`, { source: { url } });
    expect(status).toBe(200);
    const spec = await finished('by-address');
    expect(spec).toEqual(readSpec('by-address', spec, { sourceURL: url }));
    const { body: content } = await world
      .as('ana')
      .get(`${specs}/by-address/versions/latest/content`);
    const entry = {
      dir: './',
      isEntrypoint: true,
      references: [],
      filename: url,
      specification: pets(),
    };
    expect(content).toEqual({
      filesystem: [entry],
      ...{ url: content.url, urls: { source: content.url, public: null }, warnings: [] },
    });
  });

  it('publishes an integration for runtime v2, with a script of 2 MB and pictures', async () => {
    const shown = {
      ...{
        title: 'Weather',
        description: 'The weather of today.',
        summary: '# Weather\n\nIt may rain.',
        visibility: 'private',
        target: 'all',
      },
      ...{
        scopes: ['space:content:read'],
        categories: ['content'],
        externalLinks: [{ label: 'About', url: 'https://example.com/weather' }],
      },
      blocks: [
        {
          id: 'forecast',
          title: 'Forecast',
          description: 'Of a place.',
          urlUnfurl: ['https://weather.example.com'],
        },
      ],
      contentSources: [],
      configurations: {
        account: { properties: { place: { type: 'string', title: 'Place' } }, required: ['place'] },
      },
      contentSecurityPolicy: "default-src 'self'",
    };
    const script = `export default { run() { return ${JSON.stringify('rain '.repeat(400_000))}; } };`;
    const sent = {
      ...shown,
      runtime: 'v2',
      script,
      icon: PNG,
      previewImages: [PNG],
      organization: ids.acme,
      secrets: { KEY: 'kept' },
    };
    const { status, body } = await world.as('ana').post('/v1/integrations/weather', sent);
    const { body: owner } = await world.as('ana').get(`/v1/orgs/${ids.acme}`);
    const location = `${world.url}/v1/integrations/weather`;
    expect([status, body]).toEqual([
      200,
      {
        ...{
          object: 'integration',
          name: 'weather',
          version: 1,
          verified: false,
          ...shown,
          owner,
          previewImages: body.previewImages,
        },
        urls: {
          location,
          app: `${world.url}/app/integrations/weather`,
          assets: location,
          icon: body.urls.icon,
        },
        permissions: { admin: true, install: true },
      },
    ]);
    const pictures = await Promise.all(
      [body.urls.icon, ...body.previewImages].map(async (address: string) =>
        Buffer.from(await (await fetch(address)).arrayBuffer()).toString('base64'),
      ),
    );
    expect(pictures).toEqual([PNG, PNG]);
  });
});
