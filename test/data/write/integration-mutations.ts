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
  const inInstallation = (input: string): string => input.replace('id:', 'installationId:');
  /** Installs an integration on a space. */
  const onSpace = async (): Promise<string> => {
    const input = inInstallation(await install());
    const spaceId = ids.space('guide');
    await world
      .as('ana')
      .query(
        `mutation { installOnSpace(input: { ${input}, spaceId: "${spaceId}" }) { __typename } }`,
      );
    return `${input}, contentId: "${spaceId}"`;
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
    installOnSpace: [
      'installation.update',
      async () =>
        `(input: { ${inInstallation(await install())}, spaceId: "${ids.space('guide')}" }) { __typename }`,
    ],
    installOnSite: [
      'installation.update',
      async () =>
        `(input: { ${inInstallation(await install())}, siteId: "${ids.site('help')}" }) { __typename }`,
    ],
    updateContentInstallation: [
      'installation.update',
      async () => `(input: { ${await onSpace()}, externalIds: ["evented"] }) { __typename }`,
    ],
    uninstallFromContent: [
      'installation.update',
      async () => `(input: { ${await onSpace()} }) { __typename }`,
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
