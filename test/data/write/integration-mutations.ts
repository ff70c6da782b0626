// Lists the mutations of integrations, each with the action of its event and its call on an
// integration of its own.
import { ids, type World } from '../../support.ts';
import type { Mutation } from './fixture.ts';

let made = 0;

/** Returns the event and the call of each of these mutations. */
export function integrationMutations(world: World): Readonly<Record<string, Mutation>> {
  const publish = async (): Promise<string> => {
    made += 1;
    await world.as('ana').post(`/v1/integrations/evented-${made}`, {
      title: 'Fixture',
      description: 'Fixture',
      script: '',
      organization: ids.acme,
    });
    return `evented-${made}`;
  };
  const install = async (): Promise<string> => {
    const name = await publish();
    const { body } = await world
      .as('ana')
      .post(`/v1/integrations/${name}/installations`, { organization: ids.acme });
    return `id: "${body.id}"`;
  };
  return {
    publishIntegration: [
      'integration.publish',
      async () =>
        `(input: { name: "${await publish()}", title: "Evented", description: "", script: "", organization: "${ids.acme}" }) { __typename }`,
    ],
    unpublishIntegration: [
      'integration.unpublish',
      async () => `(input: { name: "${await publish()}" }) { __typename }`,
    ],
    setIntegrationDevelopmentMode: [
      'integration.develop',
      async () =>
        `(input: { name: "${await publish()}", tunnelUrl: "https://tunnel.invalid/" }) { __typename }`,
    ],
    disableIntegrationDevelopmentMode: [
      'integration.develop',
      async () => `(input: { name: "${await publish()}" }) { __typename }`,
    ],
    installIntegration: [
      'installation.create',
      async () =>
        `(input: { integrationName: "${await publish()}", organizationId: "${ids.acme}" }) { __typename }`,
    ],
    updateIntegrationInstallation: [
      'installation.update',
      async () => `(input: { ${await install()}, status: PAUSED }) { __typename }`,
    ],
    uninstallIntegration: [
      'installation.delete',
      async () => `(input: { ${await install()} }) { __typename }`,
    ],
    createInstallationToken: [
      'installation.token',
      async () =>
        `(input: { ${(await install()).replace('id:', 'integrationInstallationId:')} }) { __typename }`,
    ],
  };
}
