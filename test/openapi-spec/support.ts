// Builds an OpenAPI document, and runs the job that processes a spec, for the tests of specs.
import { createFetch, type GuardedFetch } from '../../src/data/fetch.ts';
import { processSpec } from '../../src/resources/openapi-spec/process.ts';
import { ids, type World } from '../support.ts';

export const specs = `/v1/orgs/${ids.acme}/openapi`;

const pet = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string', description: 'What it is called.' },
  },
};

/** Returns an API description of pets in OpenAPI 3.0. */
export const pets = (more: object = {}) => ({
  openapi: '3.0.3',
  info: { title: 'Pets', version: '1' },
  tags: [{ name: 'pets', description: 'All about pets.' }],
  paths: {
    '/pets': {
      get: {
        tags: ['pets'],
        operationId: 'listPets',
        summary: 'List pets',
        parameters: [
          {
            name: 'limit',
            in: 'query',
            description: 'At most | so many.',
            schema: { type: 'integer' },
          },
        ],
        responses: {
          200: {
            description: 'Pets',
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Pet' } },
              },
            },
          },
        },
      },
      post: { operationId: 'addPet', responses: { 201: { description: 'Added' } } },
    },
  },
  components: { schemas: { Pet: pet } },
  ...more,
});

/** Returns the id of a spec of Acme Docs; '' for an absent one. */
export const specIdOf = async (world: World, slug: string): Promise<string> =>
  (await world.as('ana').get(`${specs}/${slug}`)).body.id ?? '';

/** A fetch that may reach this machine, with a short timeout. */
const near: GuardedFetch = (url, options) =>
  createFetch({ allowPrivateNetworks: true })(url, {
    ...options,
    timeoutMs: Math.min(options.timeoutMs, 1500),
  });

/** Runs the pending job of a spec, and returns its result, `done` or `later`. */
export async function runJob(
  world: World,
  slug: string,
  fetch: GuardedFetch = near,
  organizationId: string = ids.acme,
): Promise<'done' | 'later'> {
  const { database } = world.console;
  const { blobs, threads } = world.console.as(ids.user('ana'));
  const { id, round } = await database.prisma.openAPISpec.findFirstOrThrow({
    where: { slug, organizationId },
  });
  return processSpec(
    { database, blobs, fetch, threads, now: new Date(), requestId: 'test', isOver: () => false },
    { id, round },
  );
}

/** Runs the job, and returns the spec as `/v1` serializes it for ana. */
export async function processed(
  world: World,
  slug: string,
  fetch?: GuardedFetch,
  organizationId: string = ids.acme,
) {
  await runJob(world, slug, fetch, organizationId);
  return (await world.as('ana').get(`/v1/orgs/${organizationId}/openapi/${slug}`)).body;
}

/** Sets the source of a spec and processes it. */
export async function put(
  world: World,
  slug: string,
  source: object,
  organizationId: string = ids.acme,
) {
  const { status, body } = await world
    .as('ana')
    .put(`/v1/orgs/${organizationId}/openapi/${slug}`, { source });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return processed(world, slug, undefined, organizationId);
}

export const putText = (
  world: World,
  slug: string,
  document: object | string,
  organizationId: string = ids.acme,
) =>
  put(
    world,
    slug,
    { text: typeof document === 'string' ? document : JSON.stringify(document) },
    organizationId,
  );
