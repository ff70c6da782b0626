// Creates one of each standard resource in Acme Docs.
import { standardResources } from './standard.ts';
import { ids, type World } from './support.ts';

/** Creates one of each standard resource. Returns their ids by their types. */
export async function createStandard(world: World): Promise<Record<string, string>> {
  const made = standardResources.map(async ({ type, path, create }): Promise<[string, string]> => {
    const { body } = await world.as('ana').post(path.replace('{organizationId}', ids.acme), create);
    return [type, body.id];
  });
  return Object.fromEntries(await Promise.all(made));
}
