// Inputs that violate rules about sites, integrations and OpenAPI specs.
import { newId } from '../../../src/data/new-id.ts';
import { integrationScopes } from '../../../src/domain/integration-scopes.ts';
import { install, least, publish } from '../../integration/support.ts';
import { addSection, addSpace, done, makeSite } from '../../site-structure/made.ts';
import { ids, type World } from '../../support.ts';
import { type Found, type RuleCase, sameId } from './rule-case.ts';

const unknownScope = (of: object) =>
  `There is no such scope. Scopes are: ${Object.keys(of).join(', ')}.`;
const ofIntegration = unknownScope(integrationScopes);
const unclosed: Found = ['condition', 'Unterminated string constant, at line 1, column 1.'];
const otherType = 'Neighbors here have another type.';
const otherId = 'This id does not match the type.';
const source: Found = [
  'source',
  'Send a path of the site with a leading slash, without query and fragment.',
];
const destination: Found = [
  'destination',
  'Send a path of the site with a leading slash, or an absolute http or https URL without a password.',
];
const selectedTwice = (what: string) => `This ${what} is selected twice.`;
const guide = ids.space('guide');
const help = ids.site('help');
const helpUrl = `/v1/orgs/${ids.acme}/sites/${help}`;

/** Returns the cases of rules about sites, integrations and OpenAPI specs. */
export const casesOfSites = (world: World): readonly RuleCase[] => [
  [
    ['UpdateSiteSectionInput condition'],
    'updateSiteSection',
    () => ({ input: { id: ids.siteSection('api'), condition: '"a' }, problems: [unclosed] }),
  ],
  [
    ['UpdateSiteSpaceInput condition'],
    'updateSiteSpace',
    async () => {
      const site = await makeSite(world);
      const section = await addSection(world, site, 0, { title: 'First' });
      const id = await addSpace(world, site, 1, section);
      return { input: { id, condition: '"a' }, problems: [unclosed] };
    },
  ],
  [
    ['CreateSiteRedirectInput source', 'CreateSiteRedirectInput destination'],
    'createSiteRedirect',
    () => ({
      input: { siteId: help, source: '/a?b', destination: 'ftp://a.test' },
      problems: [source, destination],
    }),
  ],
  [
    ['CreateSiteRedirectInput destination target'],
    'createSiteRedirect',
    () => ({
      input: { siteId: help, source: '/a' },
      problems: [['destination', 'destination is required.']],
    }),
  ],
  [
    ['SiteRedirectTargetInput kind address url path siteSectionId siteSpaceId pageId'],
    'createSiteRedirect',
    () => ({
      input: { siteId: help, source: '/a', target: { kind: 'EXTERNAL', url: '/a' } },
      problems: [['target.url', 'Send an absolute http or https URL.']],
    }),
  ],
  [
    ['UpdateSiteRedirectInput source', 'UpdateSiteRedirectInput destination'],
    'updateSiteRedirect',
    async () => {
      const { id } = await done(
        world.as('ana').post(`${helpUrl}/redirects`, {
          source: `/${newId('SiteRedirect')}`,
          destination: '/new',
        }),
      );
      return {
        input: { id, source: '/a?b', destination: 'ftp://a.test' },
        problems: [source, destination],
      };
    },
  ],
  [
    ['ChangeSiteRedirectsInput redirects'],
    'changeSiteRedirects',
    () => ({
      input: { siteId: help, redirects: [] },
      problems: [['redirects', 'Send 1 to 100 redirects.']],
    }),
  ],
  [
    ['SiteItemInput type itemId'],
    'sortSiteStructure',
    () => ({
      input: {
        siteId: help,
        item: { type: 'SITE_SECTION', itemId: ids.siteSectionGroup },
        position: { after: { type: 'SITE_SPACE', itemId: ids.siteSection('api') } },
      },
      problems: [
        ['item.itemId', otherId],
        ['position.after.itemId', otherId],
      ],
    }),
  ],
  [
    ['SectionAmongInput type'],
    'moveSiteSectionGroup',
    () => ({
      input: {
        id: ids.siteSectionGroup,
        position: { after: { type: 'SITE_SPACE', siteSectionId: ids.siteSection('api') } },
      },
      problems: [['position.after.type', otherType]],
    }),
  ],
  [
    ['SiteSectionRefInput type'],
    'moveSiteSection',
    () => ({
      input: {
        id: ids.siteSection('company'),
        position: { after: { type: 'SITE_SPACE', siteSectionId: ids.siteSection('api') } },
      },
      problems: [['position.after.type', otherType]],
    }),
  ],
  [
    ['SiteSpaceRefInput type'],
    'moveSiteSpace',
    () => ({
      input: {
        id: ids.siteSpace('help api'),
        position: { after: { type: 'SITE_SECTION', siteSpaceId: ids.siteSpace('help api') } },
      },
      problems: [['position.after.type', otherType]],
    }),
  ],
  [
    ['CreateSiteSectionGroupInput siteSectionIds'],
    'createSiteSectionGroup',
    () => ({
      input: {
        siteId: help,
        title: 'Twice',
        siteSectionIds: [ids.siteSection('api'), ids.siteSection('api')],
      },
      problems: [['siteSectionIds.1', sameId('siteSectionIds.0')]],
    }),
  ],
  [
    ['SetAdaptiveSchemaInput jsonSchema'],
    'setAdaptiveSchema',
    () => ({
      input: { siteId: help, jsonSchema: { $schema: 'draft-03' } },
      problems: [['jsonSchema.$schema', 'The schema must be a draft-07 schema.']],
    }),
  ],
  [
    ['VisitorInput unsignedClaims'],
    'openPublishedSite',
    () => ({
      input: { url: 'https://docs.acme.test/', visitor: { unsignedClaims: [] } },
      problems: [['visitor.unsignedClaims', 'Unsigned claims must be an object.']],
    }),
  ],
  [
    ['TrackSiteEventsInput events'],
    'trackSiteEvents',
    () => ({
      input: { organizationId: ids.acme, siteId: help, events: [1] },
      problems: [['events.0', 'Send an object.']],
    }),
  ],
  [
    [
      'PublishIntegrationInput name',
      'PublishIntegrationInput scopes',
      'PublishIntegrationInput configurations',
      'PublishIntegrationInput secrets',
      'PublishIntegrationInput contentSecurityPolicy securityPolicy',
    ],
    'publishIntegration',
    () => ({
      input: {
        ...least,
        name: '..',
        scopes: ['space:fly'],
        configurations: [],
        secrets: { key: 1 },
        securityPolicy: { directives: { A: 'a' } },
      },
      problems: [
        ['name', 'A name must not consist of dots only. Choose another.'],
        ['scopes.0', ofIntegration],
        ['configurations', 'This must be an object with the keys account, space and site.'],
        ['secrets.key', 'This must be a text.'],
        [
          'securityPolicy.directives.A',
          'Send names of directives, such as default-src, with values without semicolons.',
        ],
      ],
    }),
  ],
  [
    ['InstallIntegrationInput selectedSpaces selectedSites'],
    'installIntegration',
    async () => ({
      input: {
        integrationName: await publish(world, {}),
        organizationId: ids.acme,
        selectedSpaces: [{ spaceId: guide }, { spaceId: guide }],
        selectedSites: [{ siteId: help }, { siteId: help }],
      },
      problems: [
        ['selectedSpaces.1.spaceId', selectedTwice('space')],
        ['selectedSites.1.siteId', selectedTwice('site')],
      ],
    }),
  ],
  [
    [
      'UpdateIntegrationInstallationInput selectedSpaces selectedSites',
      'UpdateIntegrationInstallationInput status',
      'UpdateIntegrationInstallationInput scopes',
    ],
    'updateIntegrationInstallation',
    async () => {
      const { body } = await install(world, await publish(world, {}));
      return {
        input: {
          id: body.id,
          status: 'PENDING',
          scopes: ['space:fly'],
          selectedSpaces: [{ spaceId: guide }, { spaceId: guide }],
        },
        problems: [
          ['selectedSpaces.1.spaceId', selectedTwice('space')],
          [
            'status',
            'An installation becomes pending by itself while its configuration is incomplete. Send active or paused.',
          ],
          ['scopes.0', ofIntegration],
        ],
      };
    },
  ],
  [
    ['OpenAPISpecSourceInput url'],
    'createOpenAPISpec',
    () => ({
      input: {
        organizationId: ids.acme,
        slug: 'secret',
        source: { url: 'https://ana:secret@api.acme.test/' },
      },
      problems: [['source.url', 'A URL must not have a user name or a password.']],
    }),
  ],
];
