// Calls of the published API client on the integrations, the specs and the host names of an
// organization.
import { pets, putText } from '../openapi-spec/support.ts';
import { ids, type World } from '../support.ts';
import { guide, onContent, site } from './published-material.ts';
import { type publishedClient, word } from './published-api.ts';

export type Client = ReturnType<typeof publishedClient>['api'];

/** A call through the client, with what it needs. */
export type Call = (api: Client, world: World) => Promise<unknown>;

/** Reads of what an organization has. */
export const readsOfOrganization: Readonly<Record<string, Call>> = {
  listOrganizationIntegrations: (api) =>
    api.orgs.listOrganizationIntegrations(ids.acme, { search: 'e', owner: ids.acme }),
  getCustomHostname: async (api, world) =>
    api.customHostnames.getCustomHostname(await hosted(world)),
  getOrganizationIntegrationStatus: async (api, world) =>
    api.orgs.getOrganizationIntegrationStatus(ids.acme, (await onContent(world)).name),
  listOrganizationIntegrationsStatus: async (api, world) => {
    await onContent(world);
    await api.orgs.listOrganizationIntegrationsStatus(ids.acme);
    await api.orgs.listOrganizationIntegrationsStatus(ids.acme, { target: 'space', space: guide });
    return api.orgs.listOrganizationIntegrationsStatus(ids.acme, { target: 'site', site });
  },
};

/** Sets the hostname of the site, as no operation of the client does. */
async function hosted(world: World): Promise<string> {
  const customHostname = 'docs.published.test';
  const data = { customHostname };
  await world.console.database.prisma.site.updateMany({ where: { id: site }, data });
  return customHostname;
}

/** Writes to what an organization has. */
export const writesToOrganization: Readonly<Record<string, Call>> = {
  removeCustomHostname: async (api, world) =>
    api.customHostnames.removeCustomHostname(await hosted(world)),
  updateOpenAPISpecBySlug: async (api, world) => {
    await putText(world, 'made-public', pets());
    return api.orgs.updateOpenApiSpecBySlug(ids.acme, 'made-public', {
      visibility: word.publicSpec,
    });
  },
};
