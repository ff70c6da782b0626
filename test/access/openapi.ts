// Creates an OpenAPI spec of the organization with two versions, which operations name.
import { newId } from '../../src/data/new-id.ts';
import { ids, type World } from '../support.ts';

export interface SpecTargets {
  readonly specId: string;
  readonly specSlug: string;
  /** The later of the two versions. */
  readonly specVersionId: string;
}

/** Creates the spec as a finished job leaves it. */
export async function createTargetSpec(
  world: World,
  specSlug = 'the-spec-meant',
): Promise<SpecTargets> {
  const { database } = world.console;
  const { blobs } = world.console.as(ids.user('ana'));
  const store = (json: unknown) =>
    blobs.store(Buffer.from(JSON.stringify(json)), { name: 'spec.json' });
  const [filesystem, document, pages, changes] = await Promise.all([
    store([{ filename: 'openapi' }]),
    store({ openapi: '3.1.1' }),
    store([]),
    store({ breaking: false, count: 0, changes: [] }),
  ]);
  const [specId, earlier, specVersionId] = [
    newId('OpenAPISpec'),
    newId('OpenAPISpecVersion'),
    newId('OpenAPISpecVersion'),
  ];
  const organizationId = ids.acme;
  await database.prisma.openAPISpec.create({
    data: {
      id: specId,
      organizationId,
      slug: specSlug,
      sourceUrl: 'https://example.com/openapi.yaml',
      processingState: 'COMPLETE',
      lastProcessedAt: new Date(),
    },
  });
  const version = {
    organizationId,
    specId,
    hash: 'hash',
    filesystem: filesystem.hash,
    document: document.hash,
    documentSize: document.size,
    pages: pages.hash,
  };
  await database.prisma.openAPISpecVersion.create({ data: { ...version, id: earlier, number: 1 } });
  await database.prisma.openAPISpecVersion.create({
    data: { ...version, id: specVersionId, number: 2, changes: changes.hash },
  });
  return { specId, specSlug, specVersionId };
}
