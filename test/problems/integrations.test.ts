/** Tests that inputs about integrations are refused with all their problems. */
import { describe, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { integrationScopes } from '../../src/domain/integration-scopes.ts';
import { install, least, PNG, publish } from '../integration/support.ts';
import { ids, useWorld } from '../support.ts';
import { expectProblems } from './expected.ts';

const world = useWorld();

const notText = 'This must be a text.';
const unknownScope = `There is no such scope. Scopes are: ${Object.keys(integrationScopes).join(', ')}.`;
const configurations = {
  account: {
    properties: { region: { type: 'string', enum: ['eu', 'us'] }, retries: { type: 'number' } },
    required: ['region', 'retries'],
  },
  space: { properties: { channel: { type: 'string' } }, required: ['channel'] },
};

describe('the input', () => {
  it('of a new integration is refused with all problems', async () => {
    const { organization, ...rest } = least;
    const given = {
      ...rest,
      scopes: ['space:content:read', 'space:fly', 'all'],
      secrets: { key: 1, ['n'.repeat(129)]: 'a' },
      configurations: {
        account: {
          required: 'region',
          properties: {
            region: { title: 1, enum: 'eu' },
            retries: { type: 'number', default: 'a' },
          },
        },
        planet: {},
      },
    };
    await expectProblems(world, {
      mutation: 'publishIntegration',
      input: { name: 'fresh', organization, ...given },
      request: ['post', '/v1/integrations/fresh', { organization, ...given }],
      problems: [
        { message: unknownScope, path: 'scopes.1' },
        { message: unknownScope, path: 'scopes.2' },
        {
          message: 'This must be a list of names of properties.',
          path: 'configurations.account.required',
        },
        { message: notText, path: 'configurations.account.properties.region.title' },
        { message: 'This must be a list.', path: 'configurations.account.properties.region.enum' },
        {
          message: 'This must be a number.',
          path: 'configurations.account.properties.retries.default',
        },
        {
          message: 'There is no such target. Targets are: account, space, site.',
          path: 'configurations.planet',
        },
        { message: notText, path: 'secrets.key' },
        {
          message: 'A secret has a name of 1 to 128 characters.',
          path: `secrets.${'n'.repeat(64)}`,
        },
      ],
    });
  });

  it('of the images of an integration is refused with all problems', async () => {
    const text = Buffer.from('text').toString('base64');
    const given = { ...least, icon: 'no!', previewImages: [PNG, text] };
    await expectProblems(world, {
      mutation: 'publishIntegration',
      input: { name: 'images', ...given },
      request: ['post', '/v1/integrations/images', given],
      problems: [
        { message: 'This is not base64.', path: 'icon' },
        {
          message: 'This is not an image. Send PNG, JPEG, GIF, WebP or SVG in base 64.',
          path: 'previewImages.1',
        },
      ],
    });
  });

  it('of a new installation is refused with all problems', async () => {
    const name = await publish(world, { configurations, target: 'space' });
    const space = newId('Space');
    const own = { configuration: { region: 'mars', zone: 'a' } };
    await expectProblems(world, {
      mutation: 'installIntegration',
      input: {
        ...own,
        integrationName: name,
        organizationId: ids.acme,
        siteSelection: 'ALL',
        selectedSpaces: [
          { spaceId: ids.space('guide'), configuration: { channel: 1 } },
          { spaceId: space },
        ],
      },
      request: [
        'post',
        `/v1/integrations/${name}/installations`,
        {
          ...own,
          organization: ids.acme,
          site_selection: 'all',
          selected_spaces: [
            { space: ids.space('guide'), configuration: { channel: 1 } },
            { space },
          ],
        },
      ],
      problems: [
        {
          message: 'This integration is installed on spaces, and cannot access sites.',
          path: 'siteSelection',
          field: 'site_selection',
        },
        { message: 'This must be one of eu, us.', path: 'configuration.region' },
        {
          message: 'There is no such property. Properties are: region, retries.',
          path: 'configuration.zone',
        },
        { message: 'This is required.', path: 'configuration.retries' },
        {
          message: notText,
          path: 'selectedSpaces.0.configuration.channel',
          field: 'selected_spaces.0.configuration.channel',
        },
        {
          message: 'There is no such space in the organization.',
          path: 'selectedSpaces.1.spaceId',
          field: 'selected_spaces.1.space',
        },
        {
          message: 'This is required.',
          path: 'selectedSpaces.1.configuration.channel',
          field: 'selected_spaces.1.configuration.channel',
        },
      ],
    });
  });

  it('of an installation is refused with all problems', async () => {
    const name = await publish(world, { configurations, scopes: ['space:content:read'] });
    const { body } = await install(world, name);
    const given = { scopes: ['space:content:read', 'space:content:write', 'space:views:read'] };
    const space = newId('Space');
    const requires = 'The integration does not request this scope.';
    await expectProblems(world, {
      mutation: 'updateIntegrationInstallation',
      input: { ...given, id: body.id, status: 'ACTIVE', selectedSpaces: [{ spaceId: space }] },
      request: [
        'patch',
        `/v1/integrations/${name}/installations/${body.id}`,
        { ...given, status: 'active', selected_spaces: [{ space }] },
      ],
      problems: [
        {
          message: 'The configuration is incomplete. Set the required properties first.',
          path: 'status',
          code: 'INVALID_TRANSITION',
        },
        { message: requires, path: 'scopes.1' },
        { message: requires, path: 'scopes.2' },
        {
          message: 'There is no such space in the organization.',
          path: 'selectedSpaces.0.spaceId',
          field: 'selected_spaces.0.space',
        },
        {
          message: 'This is required.',
          path: 'selectedSpaces.0.configuration.channel',
          field: 'selected_spaces.0.configuration.channel',
        },
      ],
    });
  });
});
