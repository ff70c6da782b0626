/** Tests that inputs are refused with the problems of their form and of their meaning together. */
import { describe, expect, it } from 'vitest';
import { integrationScopes } from '../../src/domain/integration-scopes.ts';
import { scopes } from '../../src/domain/scopes.ts';
import { install, publish } from '../integration/support.ts';
import { done } from '../site-structure/made.ts';
import { ids, useWorld } from '../support.ts';
import { expectProblems, type RefusedInput } from './expected.ts';

const world = useWorld();

const acme = `/v1/orgs/${ids.acme}`;
const past = '2020-01-01T00:00:00.000Z';
const tooLong = 'x'.repeat(51);
const inThePast = 'This time is in the past. Choose a future time, or none.';
const unknownScope = `There is no such scope. Scopes are: ${Object.keys(scopes).join(', ')}.`;
const noLabel = { message: 'label must have 1 to 100 characters, and has 0.', path: 'label' };
const titleTooLong = {
  message: 'title must have at most 50 characters, and has 51.',
  path: 'title',
};

const token = { label: '', scopes: ['space:read', 'space:fly'], expiresAt: past };
const ofToken = [
  noLabel,
  { message: unknownScope, path: 'scopes.1' },
  { message: inThePast, path: 'expiresAt' },
] as const;

const inputs: readonly [title: string, refused: RefusedInput][] = [
  [
    'a token',
    {
      mutation: 'createToken',
      input: token,
      request: ['post', '/v1/tokens', token],
      problems: ofToken,
    },
  ],
  [
    'a token of a service account',
    {
      mutation: 'createServiceAccountToken',
      input: { serviceAccountId: ids.publisher, ...token },
      request: ['post', `${acme}/service-accounts/${ids.publisher}/tokens`, token],
      problems: ofToken,
    },
  ],
  [
    'a new space',
    {
      mutation: 'createSpace',
      input: { organizationId: ids.acme, title: tooLong, visibility: 'IN_COLLECTION' },
      request: ['post', `${acme}/spaces`, { title: tooLong, visibility: 'in-collection' }],
      problems: [
        titleTooLong,
        {
          message: 'This space is not in a collection: choose another visibility.',
          path: 'visibility',
        },
      ],
    },
  ],
  [
    'a section',
    {
      mutation: 'updateSiteSection',
      input: { id: ids.siteSection('api'), title: 'A', condition: '"a' },
      request: [
        'patch',
        `${acme}/sites/${ids.site('help')}/sections/${ids.siteSection('api')}`,
        { title: 'A', condition: '"a' },
      ],
      problems: [
        { message: 'title must have 2 to 128 characters, and has 1.', path: 'title' },
        { message: 'Unterminated string constant, at line 1, column 1.', path: 'condition' },
      ],
    },
  ],
  [
    'a link invite',
    {
      mutation: 'createLinkInvite',
      input: { organizationId: ids.acme, role: 'ADMIN', expiresAt: past, maxUses: 0 },
      request: ['post', `${acme}/link-invites`, { role: 'admin', expiresAt: past, maxUses: 0 }],
      problems: [
        { message: 'maxUses must be 1 to 100000.', path: 'maxUses' },
        {
          message:
            'A link invite cannot create admins, because anyone can pass the link on. Change the role afterwards.',
          path: 'role',
        },
        { message: inThePast, path: 'expiresAt' },
      ],
    },
  ],
  [
    'the resolutions of a merge',
    {
      mutation: 'mergeChangeRequest',
      input: {
        id: ids.changeRequest('laptop'),
        resolutions: [
          { key: 'FIELD:a:title', fingerprint: 'f', choice: 'OURS', value: 'Dropped' },
          { key: 'FIELD:b:title', fingerprint: '', choice: 'OURS' },
        ],
      },
      request: [
        'post',
        `/v1/spaces/${ids.space('onboarding')}/change-requests/${ids.changeRequest('laptop')}/merge`,
        {
          resolutions: [
            { conflict: 'FIELD:a:title', fingerprint: 'f', choice: 'ours', value: 'Dropped' },
            { conflict: 'FIELD:b:title', fingerprint: '', choice: 'ours' },
          ],
        },
      ],
      problems: [
        {
          message: 'fingerprint must have 1 to 128 characters, and has 0.',
          path: 'resolutions.1.fingerprint',
        },
        { message: 'State `value` with CUSTOM, and only then.', path: 'resolutions.0.value' },
      ],
    },
  ],
  [
    'a group of sections',
    {
      mutation: 'createSiteSectionGroup',
      input: {
        siteId: ids.site('help'),
        title: '',
        siteSectionIds: [ids.siteSection('api'), ids.siteSection('api')],
      },
      request: [
        'post',
        `${acme}/sites/${ids.site('help')}/section-groups`,
        { title: '', sections: [ids.siteSection('api'), ids.siteSection('api')] },
      ],
      problems: [
        { message: 'title must have 1 to 100 characters, and has 0.', path: 'title' },
        {
          message: 'This is the same id as siteSectionIds.0. Send each id once.',
          messageInRest: 'This is the same id as sections.0. Send each id once.',
          path: 'siteSectionIds.1',
          field: 'sections.1',
        },
      ],
    },
  ],
  [
    'the changes of an edit',
    {
      mutation: 'editSpaceContent',
      input: {
        spaceId: ids.space('guide'),
        baseRevisionId: 'HEAD',
        changes: [
          { insertPage: { title: '' } },
          { insertPage: { title: 'New', markdown: 'One.', document: { markdown: 'Two.' } } },
        ],
      },
      request: [
        'post',
        `/v1/spaces/${ids.space('guide')}/content`,
        {
          changes: [
            { operation: 'insert_page', title: '' },
            {
              operation: 'insert_page',
              title: 'New',
              markdown: 'One.',
              document: { markdown: 'Two.' },
            },
          ],
        },
      ],
      problems: [
        {
          message: 'title must have 1 to 255 characters, and has 0.',
          path: 'changes.0.insertPage.title',
          field: 'changes.0.title',
        },
        {
          message: 'Send markdown or document, not both.',
          path: 'changes.1.insertPage.document',
          field: 'changes.1.document',
        },
      ],
    },
  ],
  [
    'the spaces of a new site',
    {
      mutation: 'createSite',
      input: { organizationId: ids.acme, title: 'A', spaces: { ids: [ids.user('ana')] } },
      request: ['post', `${acme}/sites`, { title: 'A', spaces: [ids.user('ana')] }],
      problems: [
        { message: 'title must have 2 to 128 characters, and has 1.', path: 'title' },
        {
          message: 'ids.0 must be the id of a space, such as spc_….',
          messageInRest: 'spaces.0 must be the id of a space, such as spc_….',
          path: 'spaces.ids.0',
          field: 'spaces.0',
        },
      ],
    },
  ],
];

describe('the form and the meaning', () => {
  it.each(inputs)('of %s are refused with all problems', async (_, refused) => {
    await expectProblems(world, refused);
  });

  it('are refused together where /v1 cannot read a value', async () => {
    const { body } = await world.as('ana').post('/v1/tokens', {
      label: 1,
      scopes: ['space:fly', 2, 'space:read'],
      organizations: [ids.user('ana'), ids.acme],
      expiresAt: past,
      colour: 'red',
    });
    const errors = [
      { message: 'label must be a text.', field: 'label' },
      { message: 'scopes.1 must be a text.', field: 'scopes.1' },
      {
        message:
          'There is no field `colour` here. Fields are: `label`, `scopes`, `organizations`, `expiresAt`.',
        field: 'colour',
      },
      {
        message: 'organizations.0 must be the id of an organization, such as org_….',
        field: 'organizations.0',
      },
      { message: unknownScope, field: 'scopes.0' },
      { message: inThePast, field: 'expiresAt' },
    ];
    expect(body).toEqual({
      error: { code: 400, reason: 'BAD_USER_INPUT', ...errors[0], errors, requestId: 'test' },
    });
  });
});

describe('what only the database shows', () => {
  it('is refused together with the rules that a valid form violates', async () => {
    await expectProblems(world, {
      mutation: 'createServiceAccountToken',
      input: {
        serviceAccountId: ids.publisher,
        label: 'CI',
        scopes: ['space:fly'],
        expiresAt: past,
        organizationIds: [ids.umbrella],
      },
      request: [
        'post',
        `${acme}/service-accounts/${ids.publisher}/tokens`,
        { label: 'CI', scopes: ['space:fly'], expiresAt: past, organizations: [ids.umbrella] },
      ],
      problems: [
        { message: unknownScope, path: 'scopes.0' },
        { message: inThePast, path: 'expiresAt' },
        {
          message: 'A service account can only work in its own organization.',
          path: 'organizationIds.0',
          field: 'organizations.0',
        },
      ],
    });
  });

  it('is refused for each e-mail domain at once', async () => {
    await done(world.as('eve').patch(`/v1/orgs/${ids.umbrella}`, { emailDomains: ['own.test'] }));
    const emailDomains = ['acme.test', 'own.test', 'gmail.com'];
    await expectProblems(world, {
      mutation: 'updateOrganization',
      input: { id: ids.acme, emailDomains },
      request: ['patch', acme, { emailDomains }],
      problems: [
        {
          message: 'gmail.com belongs to a public mail provider, so no organization can claim it.',
          path: 'emailDomains.2',
        },
        {
          message: 'own.test belongs to another organization.',
          path: 'emailDomains.1',
          code: 'ALREADY_EXISTS',
        },
      ],
    });
  });

  it('is refused for each scope of an installation at once', async () => {
    const { url, id } = await installed();
    const given = { scopes: ['space:fly', 'space:content:write'] };
    await expectProblems(world, {
      mutation: 'updateIntegrationInstallation',
      input: { id, ...given },
      request: ['patch', url, given],
      problems: [
        {
          message: `There is no such scope. Scopes are: ${Object.keys(integrationScopes).join(', ')}.`,
          path: 'scopes.0',
        },
        { message: 'The integration does not request this scope.', path: 'scopes.1' },
      ],
    });
  });

  it('is refused for the slug and the source of an OpenAPI spec at once', async () => {
    const source = { url: 'https://ana:secret@api.acme.test/' };
    const url = `${acme}/openapi`;
    await done(world.as('ana').post(url, { slug: 'taken', source: { text: 'openapi: 3.1.0' } }));
    await expectProblems(world, {
      mutation: 'createOpenAPISpec',
      input: { organizationId: ids.acme, slug: 'taken', source },
      request: ['post', url, { slug: 'taken', source }],
      problems: [
        {
          message: 'Another OpenAPI spec of the organization has this slug.',
          path: 'slug',
          code: 'ALREADY_EXISTS',
        },
        { message: 'A URL must not have a user name or a password.', path: 'source.url' },
      ],
    });
  });

  it('is refused for each membership of a team at once', async () => {
    const [ben, nobody] = [ids.user('ben'), 'nobody@acme.test'];
    await expectProblems(world, {
      mutation: 'updateTeamMembers',
      input: {
        teamId: ids.team('writers'),
        memberships: [
          { user: ben, role: 'OWNER' },
          { user: nobody },
          { user: 'Ben@acme.test', role: 'MEMBER' },
        ],
      },
      request: [
        'put',
        `${acme}/teams/${ids.team('writers')}/members`,
        {
          memberships: {
            [ben]: { role: 'owner' },
            [nobody]: {},
            'Ben@acme.test': { role: 'member' },
          },
        },
      ],
      problems: [
        {
          message:
            'This is not a member of the organization. Send the id or e-mail address of a member.',
          path: 'memberships.1.user',
          field: `memberships.${nobody}`,
        },
        {
          message: 'This member has a membership here already. Send one for each.',
          path: 'memberships.2.user',
          field: 'memberships.Ben@acme.test',
        },
      ],
    });
  });
});

/** Returns an installation of a new integration that requests one scope. */
async function installed(): Promise<{ readonly id: string; readonly url: string }> {
  const name = await publish(world, { scopes: ['space:content:read'] });
  const { body } = await install(world, name);
  return { id: body.id, url: `/v1/integrations/${name}/installations/${body.id}` };
}
