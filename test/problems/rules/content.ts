// Inputs that violate rules about content.
import { makeSpace, page } from '../../change-request/made.ts';
import { done } from '../../site-structure/made.ts';
import { ids, type World } from '../../support.ts';
import { makeTranslation } from '../../translation/made.ts';
import type { Found, RuleCase } from './rule-case.ts';

const blank: Found = ['body.markdown', 'markdown must have more than blanks.'];
const otherId = 'This id does not match the type.';
const ofBoth: Found = ['url', 'Send the address to import or an uploaded file, not both.'];
const [en, fr] = ['EN', 'FR'];
const languageTwice =
  'This language has a space already: each language can occur once, including that of the source.';
const guide = ids.space('guide');
const comments = `/v1/spaces/${guide}/comments`;

const resolutions = [
  { key: 'FIELD:a:title', fingerprint: 'f', choice: 'OURS', value: 'Dropped' },
  { key: 'FIELD:a:title', fingerprint: 'f', choice: 'THEIRS' },
  {
    key: 'CONTENT:a',
    fingerprint: 'f',
    choice: 'CUSTOM',
    value: 'x',
    blocks: [{ index: 0, choice: 'CUSTOM' }],
  },
];
const ofResolutions: readonly Found[] = [
  [
    'resolutions.1',
    'This conflict already has a resolution in this input. Send one for each conflict.',
  ],
  ['resolutions.0.value', 'State `value` with CUSTOM, and only then.'],
  ['resolutions.2.blocks', 'A resolution has either a custom value or blocks, not both.'],
  ['resolutions.2.blocks.0.text', 'State `text` with CUSTOM, and only then.'],
];
const commentId = async (world: World) =>
  (await done(world.as('ana').post(comments, { body: { markdown: 'A.' } }))).id;

const languageSpaces = () => ({
  source: { spaceId: ids.space('guide'), language: en },
  spaces: [
    { spaceId: ids.space('travel'), language: fr },
    { spaceId: ids.space('onboarding'), language: en },
  ],
});

/** Returns the cases of rules about content. */
export const casesOfContent = (world: World): readonly RuleCase[] => [
  [
    ['CreateSpaceInput visibility parentId'],
    'createSpace',
    () => ({
      input: { organizationId: ids.acme, visibility: 'IN_COLLECTION' },
      problems: [['visibility', 'This space is not in a collection: choose another visibility.']],
    }),
  ],
  [
    ['SiblingInput contentId type spaceId collectionId'],
    'moveSpace',
    () => ({
      input: {
        id: ids.space('travel'),
        position: {
          before: { contentId: guide, spaceId: guide },
          after: { contentId: guide, type: 'COLLECTION' },
        },
      },
      problems: [
        ['position.before', 'Name one space or collection by its id.'],
        ['position.after.type', otherId],
      ],
    }),
  ],
  [
    ['EditSpaceContentInput changes'],
    'editSpaceContent',
    () => ({
      input: { spaceId: guide, baseRevisionId: 'HEAD', changes: [] },
      problems: [['changes', 'Give 1 to 50 changes.']],
    }),
  ],
  [
    ['EditChangeRequestContentInput changes'],
    'editChangeRequestContent',
    () => ({
      input: {
        changeRequestId: ids.changeRequest('laptop'),
        baseRevisionId: 'HEAD',
        changes: [],
      },
      problems: [['changes', 'Give 1 to 50 changes.']],
    }),
  ],
  [
    [
      'InsertPageInput markdown document',
      'UpdatePageInput markdown document',
      'PageTargetInput kind url pageId fileId spaceId',
    ],
    'editSpaceContent',
    async () => {
      const space = await makeSpace(world, [page('A')]);
      const both = { markdown: 'One.', document: { markdown: 'Two.' } };
      return {
        input: {
          spaceId: space.id,
          baseRevisionId: 'HEAD',
          changes: [
            { insertPage: { title: 'New', ...both } },
            { updatePage: { pageId: space.refs['A'], ...both } },
            { insertPage: { type: 'LINK', title: 'Link', target: { kind: 'URL' } } },
          ],
        },
        problems: [
          ['changes.0.insertPage.document', 'Send markdown or document, not both.'],
          ['changes.1.updatePage.document', 'Send markdown or document, not both.'],
          ['changes.2.insertPage.target.url', 'A target of this kind needs url.'],
        ],
      };
    },
  ],
  [
    ['InsertFileInput fileId base64 url'],
    'editSpaceContent',
    () => ({
      input: {
        spaceId: guide,
        baseRevisionId: 'HEAD',
        changes: [
          { insertFile: {} },
          { insertFiles: { files: [{ base64: 'YQ==', url: 'https://a.test' }] } },
        ],
      },
      problems: [
        ['changes.0.insertFile', 'Send one of file, base64 and url.'],
        ['changes.1.insertFiles.files.0', 'Send one of file, base64 and url.'],
      ],
    }),
  ],
  [
    ['MergeChangeRequestInput resolutions', 'ConflictResolutionInput choice value blocks'],
    'mergeChangeRequest',
    () => ({
      input: { id: ids.changeRequest('laptop'), resolutions },
      problems: ofResolutions,
    }),
  ],
  [
    ['PullChangeRequestInput resolutions'],
    'pullChangeRequest',
    () => ({
      input: { id: ids.changeRequest('laptop'), resolutions },
      problems: ofResolutions,
    }),
  ],
  [
    ['CreateCommentInput body', 'CreateCommentInput pageId blockId'],
    'createComment',
    () => ({
      input: { subjectId: guide, body: { markdown: ' ' }, blockId: 'a' },
      problems: [blank, ['pageId', 'The page of the block is required.']],
    }),
  ],
  [
    ['UpdatePresenceInput state'],
    'updatePresence',
    () => ({
      input: { subjectId: guide, sessionId: 's', state: 'x'.repeat(2047) },
      problems: [['state', 'The state has at most 2048 bytes as JSON.']],
    }),
  ],
  [
    ['UpdateCommentInput body'],
    'updateComment',
    async () => ({
      input: { id: await commentId(world), body: { markdown: ' ' } },
      problems: [blank],
    }),
  ],
  [
    ['CreateCommentReplyInput body'],
    'createCommentReply',
    async () => ({
      input: { commentId: await commentId(world), body: { markdown: ' ' } },
      problems: [blank],
    }),
  ],
  [
    ['UpdateCommentReplyInput body'],
    'updateCommentReply',
    async () => {
      const replies = `${comments}/${await commentId(world)}/replies`;
      const { id } = await done(world.as('ana').post(replies, { body: { markdown: 'B.' } }));
      return { input: { id, body: { markdown: ' ' } }, problems: [blank] };
    },
  ],
  [
    ['UploadFileInput base64 upload name'],
    'uploadFile',
    () => ({
      input: { organizationId: ids.acme },
      problems: [
        ['base64', 'Send the bytes of one file.'],
        ['name', 'Send the name of the file.'],
      ],
    }),
  ],
  [
    ['ImportIntoSpaceInput source url fileId'],
    'importIntoSpace',
    () => ({ input: { spaceId: guide, source: 'ZIP' }, problems: [ofBoth] }),
  ],
  [
    ['ImportIntoChangeRequestInput source url fileId'],
    'importIntoChangeRequest',
    () => ({
      input: { changeRequestId: ids.changeRequest('laptop'), source: 'ZIP' },
      problems: [ofBoth],
    }),
  ],
  [
    ['CreateTranslationSettingsInput source spaces'],
    'createTranslationSettings',
    () => ({
      input: { organizationId: ids.acme, title: 'Docs', ...languageSpaces() },
      problems: [['spaces.1.language', languageTwice]],
    }),
  ],
  [
    ['SetTranslationSettingsInput source spaces'],
    'setTranslationSettings',
    async () => ({
      input: {
        id: (await makeTranslation(world, [page('A')])).id,
        title: 'Docs',
        ...languageSpaces(),
      },
      problems: [['spaces.1.language', languageTwice]],
    }),
  ],
  [
    ['MarkTranslatedInput pages'],
    'markTranslated',
    async () => {
      const { id, source: space } = await makeTranslation(world, [page('A')]);
      const sourcePageId = space.refs['A'];
      return {
        input: {
          translationSettingsId: id,
          language: fr,
          pages: [{ sourcePageId }, { sourcePageId }],
        },
        problems: [['pages.1.sourcePageId', 'This page occurs twice.']],
      };
    },
  ],
];
