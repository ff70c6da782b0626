/** Tests that inputs about sites and content are refused with all their problems. */
import { describe, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { page } from '../change-request/made.ts';
import { addSection, done, makeSite } from '../site-structure/made.ts';
import { ids, useWorld } from '../support.ts';
import { makeTranslation } from '../translation/made.ts';
import { expectProblems, type RefusedInput } from './expected.ts';

const world = useWorld();

const help = ids.site('help');
const helpUrl = `/v1/orgs/${ids.acme}/sites/${help}`;
const noSpace = 'There is no such space in this organization.';
const noSection = 'This is not a section of the site.';
const otherType = 'This id does not match the type.';
const unclosed = 'Unterminated string constant, at line 1, column 1.';
const source = 'Send a path of the site with a leading slash, without query and fragment.';
const destination =
  'Send a path of the site with a leading slash, or an absolute http or https URL without a password.';

const newSpace = newId('Space');
const newSection = newId('SiteSection');
const newPage = newId('Page');
const newFile = newId('File');

type Make = () => RefusedInput | Promise<RefusedInput>;

const inputs: readonly [title: string, make: Make][] = [
  [
    'a new redirect',
    () => ({
      mutation: 'createSiteRedirect',
      input: { siteId: help, source: '/a?b', destination: 'ftp://a.test' },
      request: ['post', `${helpUrl}/redirects`, { source: '/a?b', destination: 'ftp://a.test' }],
      problems: [
        { message: source, path: 'source' },
        { message: destination, path: 'destination' },
      ],
    }),
  ],
  [
    'a redirect',
    async () => {
      const { id } = await done(
        world.as('ana').post(`${helpUrl}/redirects`, { source: '/old', destination: '/new' }),
      );
      return {
        mutation: 'updateSiteRedirect',
        input: { id, source: '/a?b', destination: 'ftp://a.test' },
        request: [
          'patch',
          `${helpUrl}/redirects/${id}`,
          { source: '/a?b', destination: 'ftp://a.test' },
        ],
        problems: [
          { message: source, path: 'source' },
          { message: destination, path: 'destination' },
        ],
      };
    },
  ],
  [
    'a new site',
    () => ({
      mutation: 'createSite',
      input: {
        organizationId: ids.acme,
        spaces: { spaceIds: [ids.space('secrets'), ids.space('guide'), newSpace] },
      },
      request: [
        'post',
        `/v1/orgs/${ids.acme}/sites`,
        { spaces: [ids.space('secrets'), ids.space('guide'), newSpace] },
      ],
      problems: [
        { message: noSpace, path: 'spaces.spaceIds.0', field: 'spaces.0' },
        { message: noSpace, path: 'spaces.spaceIds.2', field: 'spaces.2' },
      ],
    }),
  ],
  [
    'a site',
    async () => {
      const site = await makeSite(world, { shown: 1 });
      await done(
        world.as('ana').post(`/v1/orgs/${site.testOrganization.id}/sites`, { title: 'Taken' }),
      );
      const section = ids.siteSection('guide');
      return {
        mutation: 'updateSite',
        input: { id: site.id, basename: 'taken', defaultSiteSectionId: section },
        request: ['patch', site.url, { basename: 'taken', defaultSiteSection: section }],
        problems: [
          {
            message: 'Another site of the organization has this basename.',
            path: 'basename',
            code: 'ALREADY_EXISTS',
          },
          { message: noSection, path: 'defaultSiteSectionId', field: 'defaultSiteSection' },
        ],
      };
    },
  ],
  [
    'a new site space',
    () => ({
      mutation: 'createSiteSpace',
      input: { siteId: help, spaceId: ids.space('secrets'), siteSectionId: newSection },
      request: [
        'post',
        `${helpUrl}/site-spaces`,
        { spaceId: ids.space('secrets'), sectionId: newSection },
      ],
      problems: [
        { message: noSpace, path: 'spaceId' },
        { message: noSection, path: 'siteSectionId', field: 'sectionId' },
      ],
    }),
  ],
  [
    'a site space',
    async () => {
      const site = await makeSite(world, { shown: 2 });
      const { items } = await done(world.as('ana').get(`${site.url}/site-spaces`));
      const [{ id }, { path }] = items;
      const fields = { spaceId: ids.space('secrets'), path, condition: '"a' };
      return {
        mutation: 'updateSiteSpace',
        input: { id, ...fields },
        request: ['patch', `${site.url}/site-spaces/${id}`, fields],
        problems: [
          { message: noSpace, path: 'spaceId' },
          {
            message: 'Another site space at this level has this path.',
            path: 'path',
            code: 'ALREADY_EXISTS',
          },
          { message: unclosed, path: 'condition' },
        ],
      };
    },
  ],
  [
    'a section',
    async () => {
      const site = await makeSite(world);
      const id = await addSection(world, site, 0, { title: 'First' });
      await addSection(world, site, 1, { title: 'Second' });
      const other = ids.siteSpace('help api');
      return {
        mutation: 'updateSiteSection',
        input: { id, path: 'second', condition: '"a', defaultSiteSpaceId: other },
        request: [
          'patch',
          `${site.url}/sections/${id}`,
          { path: 'second', condition: '"a', defaultSiteSpace: other },
        ],
        problems: [
          {
            message: 'Another section of the site has this path.',
            path: 'path',
            code: 'ALREADY_EXISTS',
          },
          { message: unclosed, path: 'condition' },
          {
            message: 'This is not a site space of the section.',
            path: 'defaultSiteSpaceId',
            field: 'defaultSiteSpace',
          },
        ],
      };
    },
  ],
  [
    'a group of sections',
    () => {
      const sections = [newSection, ids.siteSection('api'), newId('SiteSection')];
      return {
        mutation: 'createSiteSectionGroup',
        input: { siteId: help, title: 'New', siteSectionIds: sections },
        request: ['post', `${helpUrl}/section-groups`, { title: 'New', sections }],
        problems: [
          { message: noSection, path: 'siteSectionIds.0', field: 'sections.0' },
          { message: noSection, path: 'siteSectionIds.2', field: 'sections.2' },
        ],
      };
    },
  ],
  [
    'a move in the structure',
    () => {
      const move = (spell: (type: string) => string, key: string) => ({
        item: { type: spell('SITE_SECTION'), [key]: ids.siteSectionGroup },
        position: {
          before: { type: spell('SITE_SPACE'), [key]: ids.siteSection('api') },
          after: { type: spell('SITE_SECTION_GROUP'), [key]: ids.siteSection('api') },
        },
      });
      return {
        mutation: 'sortSiteStructure',
        input: { siteId: help, ...move((type) => type, 'itemId') },
        request: [
          'patch',
          `${helpUrl}/structure/sort`,
          move((type) => type.toLowerCase().replaceAll('_', '-'), 'id'),
        ],
        problems: [
          { message: otherType, path: 'item.itemId', field: 'item.id' },
          { message: otherType, path: 'position.before.itemId', field: 'position.before.id' },
          { message: otherType, path: 'position.after.itemId', field: 'position.after.id' },
        ],
      };
    },
  ],
  [
    'a move of a section',
    () => {
      const [id, neighbor] = [ids.siteSection('company'), ids.siteSection('api')];
      return {
        mutation: 'moveSiteSection',
        input: {
          id,
          position: {
            before: { type: 'SITE_SPACE', siteSectionId: neighbor },
            after: { type: 'SITE_SECTION_GROUP', siteSectionId: neighbor },
          },
        },
        request: [
          'post',
          `${helpUrl}/sections/${id}/move`,
          {
            position: {
              before: { type: 'site-space', siteSection: neighbor },
              after: { type: 'site-section-group', siteSection: neighbor },
            },
          },
        ],
        problems: (['before', 'after'] as const).map((side) => ({
          message: 'Neighbors here have another type.',
          path: `position.${side}.type`,
        })) as unknown as RefusedInput['problems'],
      };
    },
  ],
  [
    'a move of a space',
    () => {
      const guide = ids.space('guide');
      return {
        mutation: 'moveSpace',
        input: {
          id: ids.space('travel'),
          parentId: ids.collection('hive'),
          position: {
            before: { contentId: guide, spaceId: guide },
            after: { contentId: guide, type: 'COLLECTION' },
          },
        },
        request: [
          'post',
          `/v1/spaces/${ids.space('travel')}/move`,
          {
            parent: ids.collection('hive'),
            position: {
              before: { id: guide, space: guide },
              after: { id: guide, type: 'collection' },
            },
          },
        ],
        problems: [
          { message: 'Name one space or collection by its id.', path: 'position.before' },
          { message: otherType, path: 'position.after.type' },
          {
            message: 'There is no such collection in this organization.',
            path: 'parentId',
            field: 'parent',
          },
        ],
      };
    },
  ],
  [
    'a comment',
    () => ({
      mutation: 'createComment',
      input: { subjectId: ids.space('guide'), body: { markdown: ' ' }, pageId: newPage },
      request: [
        'post',
        `/v1/spaces/${ids.space('guide')}/comments`,
        { body: { markdown: ' ' }, page: newPage },
      ],
      problems: [
        { message: 'There is no such page here.', path: 'pageId', field: 'page' },
        { message: 'markdown must have more than blanks.', path: 'body.markdown' },
      ],
    }),
  ],
  [
    'an update of a comment',
    async () => {
      const url = `/v1/spaces/${ids.space('guide')}/comments`;
      const { id } = await done(world.as('ana').post(url, { body: { markdown: 'First.' } }));
      await done(world.as('ana').put(`${url}/${id}`, { addedReactions: ['🦊'] }));
      const addedReactions = [...'😀😁😂😃😄😅😆😇😈😉😊😋😌😍😎😏😐😑😒😓'];
      return {
        mutation: 'updateComment',
        input: { id, body: { markdown: ' ' }, resolved: true, addedReactions },
        request: [
          'put',
          `${url}/${id}`,
          { body: { markdown: ' ' }, resolved: true, addedReactions },
        ],
        problems: [
          { message: 'markdown must have more than blanks.', path: 'body.markdown' },
          {
            message: 'A user can add at most 20 emojis to a comment or reply.',
            path: 'addedReactions',
          },
        ],
      };
    },
  ],
  [
    'an import',
    () => {
      const given = { url: 'https://a.test/', fileId: newFile };
      return {
        mutation: 'importIntoSpace',
        input: { spaceId: ids.space('guide'), source: 'DOCX', ...given },
        request: [
          'post',
          `/v1/spaces/${ids.space('guide')}/content/import`,
          { source: 'docx', url: given.url, file: given.fileId },
        ],
        problems: [
          {
            message:
              'This source cannot be imported yet. Supported sources: a website, markdown, html, zip.',
            path: 'source',
            code: 'UNSUPPORTED_SOURCE',
          },
          {
            message: 'Send the address to import or an uploaded file, not both.',
            path: 'url',
          },
        ],
      };
    },
  ],
  [
    'an import of a file',
    () => ({
      mutation: 'importIntoSpace',
      input: { spaceId: ids.space('guide'), source: 'DOCX', fileId: newFile },
      request: [
        'post',
        `/v1/spaces/${ids.space('guide')}/content/import`,
        { source: 'docx', file: newFile },
      ],
      problems: [
        {
          message:
            'This source cannot be imported yet. Supported sources: a website, markdown, html, zip.',
          path: 'source',
          code: 'UNSUPPORTED_SOURCE',
        },
        {
          message: 'There is no such file in the organization of the space.',
          path: 'fileId',
          field: 'file',
        },
      ],
    }),
  ],
  [
    'an adaptive schema',
    () => {
      const jsonSchema = {
        type: 'object',
        title: 'Claims',
        additionalProperties: true,
        properties: {
          plan: { type: 'string', enum: [] },
          'not a name': { type: 'boolean' },
          beta: { type: 'boolean', description: 1, enum: ['a'] },
          list: { type: 'array', items: { type: 'array', items: { type: 'string' } } },
        },
      };
      const at = (path: string) => `jsonSchema.${path}`;
      return {
        mutation: 'setAdaptiveSchema',
        input: { siteId: help, jsonSchema },
        request: ['put', `${helpUrl}/adaptive-schema`, { jsonSchema }],
        problems: [
          {
            message: 'Additional properties are not supported: additionalProperties must be false.',
            path: at('additionalProperties'),
          },
          { message: 'This schema has no "title".', path: at('title') },
          {
            message: 'The values of a text must be 1 to 100 texts.',
            path: at('properties.plan.enum'),
          },
          {
            message: 'The name of a claim must have 1 to 64 letters, digits, _, $ and -.',
            path: at('properties.not a name'),
          },
          {
            message: 'A description must be a text of at most 256 characters.',
            path: at('properties.beta.description'),
          },
          { message: 'A claim of this type has no "enum".', path: at('properties.beta.enum') },
          {
            message: 'The items of a list must be boolean, string or number.',
            path: at('properties.list.items.type'),
          },
        ],
      };
    },
  ],
  [
    'the spaces of a translation',
    async () => {
      const {
        id,
        url,
        source: { id: en },
      } = await makeTranslation(world, [page('One')]);
      const secrets = ids.space('secrets');
      return {
        mutation: 'setTranslationSettings',
        input: {
          id,
          title: 'Docs',
          source: { spaceId: en, language: 'EN' },
          spaces: [
            { spaceId: secrets, language: 'FR' },
            { spaceId: en, language: 'EN' },
          ],
        },
        request: [
          'put',
          url,
          {
            title: 'Docs',
            source: { space: en, language: 'en' },
            spaces: [
              { space: secrets, language: 'fr' },
              { space: en, language: 'en' },
            ],
          },
        ],
        problems: [
          {
            message:
              'This language has a space already: each language can occur once, including that of the source.',
            path: 'spaces.1.language',
          },
          {
            message:
              'This space has a language already: each space can occur once, and the source not at all.',
            path: 'spaces.1.spaceId',
            field: 'spaces.1.space',
          },
          { message: noSpace, path: 'spaces.0.spaceId', field: 'spaces.0.space' },
        ],
      };
    },
  ],
  [
    'translated pages',
    async () => {
      const {
        id,
        at,
        source: { refs },
      } = await makeTranslation(world, [page('One')]);
      const one = refs['One'];
      return {
        mutation: 'markTranslated',
        input: {
          translationSettingsId: id,
          language: 'FR',
          pages: [
            { sourcePageId: newPage },
            { sourcePageId: one },
            { sourcePageId: one, pageId: newPage },
            { sourcePageId: one },
          ],
        },
        request: [
          'post',
          `${at}/pages`,
          {
            pages: [
              { sourcePage: newPage },
              { sourcePage: one },
              { sourcePage: one, page: newPage },
              { sourcePage: one },
            ],
          },
        ],
        problems: [
          {
            message: 'The source has no such page with a text in this revision.',
            path: 'pages.0.sourcePageId',
            field: 'pages.0.sourcePage',
          },
          {
            message: 'The translation has no such page with a text.',
            path: 'pages.2.pageId',
            field: 'pages.2.page',
          },
          {
            message: 'This page occurs twice.',
            path: 'pages.3.sourcePageId',
            field: 'pages.3.sourcePage',
          },
        ],
      };
    },
  ],
];

describe('the input', () => {
  it.each(inputs)('of %s is refused with all problems', async (_, make) => {
    await expectProblems(world, await make());
  });
});
