// Tests refusals of one change: each in both APIs, at its exact path, without writes.
import { beforeAll, describe, it } from 'vitest';
import { newId } from '../../../src/data/new-id.ts';
import { ids, useWorld } from '../../support.ts';
import { type Edit, expectRefusal, idOf, page, type Refusal, type TestSpace } from '../support.ts';
import { input, makeRefusing, noPage } from './made.ts';

const world = useWorld();

let testSpace: TestSpace;
beforeAll(async () => {
  testSpace = await makeRefusing(world);
});

const noFile = 'There is no such file here.';
const noReusable = 'There is no such reusable content here.';
const variableName =
  'The name of a variable begins with a letter and has 1 to 64 letters, digits, dots, hyphens and underscores.';
const unknownPage = newId('Page');

describe('one change', () => {
  it.each<[string, (testSpace: TestSpace) => Edit, Refusal]>([
    [
      'an insertion into an unknown page',
      () => page('X', { into: unknownPage }),
      input('0.insertPage.into', noPage),
    ],
    [
      'an insertion into a page of another space',
      () => page('X', { into: ids.page('guide', 1) }),
      input('0.insertPage.into', noPage),
    ],
    [
      'an insertion into an undefined ref',
      () => page('X', { into: 'nobody' }),
      input('0.insertPage.into', noPage),
    ],
    [
      'an insertion into its own ref',
      () => page('X', { into: 'X' }),
      input('0.insertPage.into', noPage),
    ],
    [
      'an insertion into a link',
      (s) => page('X', { into: idOf(s, 'L') }),
      input('0.insertPage.into', 'A link cannot have child pages.'),
    ],
    [
      'a group in a page',
      (s) => page('X', { type: 'GROUP', into: idOf(s, 'A') }),
      input('0.insertPage.into', 'A group must be at the root.'),
    ],
    [
      'a group in a group',
      (s) => ({ updatePage: { page: idOf(s, 'G'), into: idOf(s, 'A') } }),
      input('0.updatePage.into', 'A group must be at the root.'),
    ],
    [
      'a move into a link',
      (s) => ({ updatePage: { page: idOf(s, 'B'), into: idOf(s, 'L') } }),
      input('0.updatePage.into', 'A link cannot have child pages.'),
    ],
    [
      'a link without a target',
      () => page('X', { type: 'LINK' }),
      input('0.insertPage.target', 'A link needs a target.'),
    ],
    [
      'a link with a slug',
      () =>
        page('X', {
          type: 'LINK',
          slug: 'x',
          target: { kind: 'URL', url: 'https://example.test' },
        }),
      input('0.insertPage.slug', 'A link has no slug.'),
    ],
    [
      'an existing link with a new slug',
      (s) => ({ updatePage: { page: idOf(s, 'L'), slug: 'x' } }),
      input('0.updatePage.slug', 'A link has no slug.'),
    ],
    [
      'a link with a text',
      () =>
        page('X', {
          type: 'LINK',
          markdown: 'x',
          target: { kind: 'URL', url: 'https://example.test' },
        }),
      input('0.insertPage.markdown', 'A page of the type link has no text.'),
    ],
    [
      'a group with a text',
      (s) => ({ updatePage: { page: idOf(s, 'G'), document: { markdown: 'x' } } }),
      input('0.updatePage.markdown', 'A page of the type group has no text.'),
    ],
    [
      'a computed page without a spec',
      () => page('X', { type: 'COMPUTED' }),
      input('0.insertPage.computed', 'A computed page needs an OpenAPI spec: send its id.'),
    ],
    [
      'a new page with two texts',
      () => page('X', { markdown: 'x', document: { markdown: 'x' } }),
      input('0.insertPage.document', 'Send markdown or document, not both.'),
    ],
    [
      'an update with two texts',
      (s) => ({ updatePage: { page: idOf(s, 'A'), markdown: 'x', document: { markdown: 'y' } } }),
      input('0.updatePage.document', 'Send markdown or document, not both.'),
    ],
    [
      'an update of an unknown page',
      () => ({ updatePage: { page: unknownPage, title: 'x' } }),
      input('0.updatePage.page', noPage),
    ],
    [
      'an update with an invalid page id',
      () => ({ updatePage: { page: 'nobody', title: 'x' } }),
      input('0.updatePage.page', noPage),
    ],
    [
      'a deletion of an unknown page',
      () => ({ deletePage: { page: unknownPage } }),
      input('0.deletePage.page', noPage),
    ],
    [
      'a revert of an unknown page',
      () => ({ revertPage: { page: unknownPage } }),
      input('0.revertPage.page', noPage),
    ],
    [
      'a revert with an invalid page id',
      () => ({ revertPage: { page: 'x' } }),
      input('0.revertPage.page', 'page must be the id of a page, such as pag_….'),
    ],
    [
      'a target of an unknown kind',
      () => page('X', { type: 'LINK', target: { kind: 'USER' } }),
      input('0.insertPage.target.kind', 'The target of a link must be a URL, PAGE, FILE or SPACE.'),
    ],
    [
      'a URL target without a url',
      () => page('X', { type: 'LINK', target: { kind: 'URL' } }),
      input('0.insertPage.target.url', 'A target of this kind needs url.'),
    ],
    [
      'a file target without an id',
      () => page('X', { type: 'LINK', target: { kind: 'FILE', page: 'x' } }),
      input('0.insertPage.target.file', 'A target of this kind needs file.'),
    ],
    [
      'a target page that is unknown',
      () => page('X', { type: 'LINK', target: { kind: 'PAGE', page: unknownPage } }),
      input('0.insertPage.target', noPage),
    ],
    [
      'a target file that is unknown',
      (s) => ({ updatePage: { page: idOf(s, 'L'), target: { kind: 'FILE', file: 'x' } } }),
      input('0.updatePage.target', noFile),
    ],
    [
      'an unknown cover',
      () => page('X', { cover: { ref: { file: newId('File') } } }),
      input('0.insertPage.cover', noFile),
    ],
    [
      'an unknown dark cover',
      (s) => ({ updatePage: { page: idOf(s, 'A'), cover: { refDark: { file: 'x' } } } }),
      input('0.updatePage.cover', noFile),
    ],
    [
      'a variable without a name',
      (s) => ({ updatePage: { page: idOf(s, 'A'), variables: { 'a b': 'x' } } }),
      input('0.updatePage.variables', variableName),
    ],
    [
      'a variable that begins with a digit',
      () => ({ setVariables: { variables: { '1a': 'x' } } }),
      input('0.setVariables.variables', variableName),
    ],
    [
      'a file without a source',
      () => ({ insertFile: { name: 'x' } }),
      input('0.insertFile', 'Send one of file, base64 and url.'),
    ],
    [
      'a file with two sources',
      () => ({ insertFile: { name: 'x', base64: 'YQ==', file: newId('File') } }),
      input('0.insertFile', 'Send one of file, base64 and url.'),
    ],
    [
      'a second file without a source',
      () => ({ insertFiles: { files: [{ name: 'x', base64: 'YQ==' }, { name: 'y' }] } }),
      input('0.insertFiles.files.1', 'Send one of file, base64 and url.'),
    ],
    [
      'a file with invalid base64',
      () => ({ insertFile: { name: 'x', base64: 'a b' } }),
      input('0.insertFile.base64', 'This is not base64.'),
    ],
    [
      'a file that was not uploaded',
      () => ({ insertFile: { file: newId('File') } }),
      input('0.insertFile.file', 'No such file was uploaded to this organization.'),
    ],
    [
      'a file that is in the content already',
      (s) => ({ insertFile: { file: idOf(s, 'F') } }),
      input('0.insertFile.file', 'The revision has this file already.'),
    ],
    [
      'a deletion of an unknown file',
      () => ({ deleteFile: { file: newId('File') } }),
      input('0.deleteFile.file', noFile),
    ],
    [
      'an update of an unknown reusable content',
      () => ({ updateReusableContent: { id: newId('ReusableContent'), title: 'x' } }),
      input('0.updateReusableContent.id', noReusable),
    ],
    [
      'a deletion of an unknown reusable content',
      () => ({ deleteReusableContent: { id: 'x' } }),
      input('0.deleteReusableContent.id', noReusable),
    ],
    [
      'a slug of a sibling on insertion',
      () => page('X', { slug: 'taken' }),
      {
        status: 409,
        reason: 'ALREADY_EXISTS',
        at: '0.insertPage.slug',
        message: 'Another page of this parent has the slug taken.',
      },
    ],
    [
      'a slug of a sibling on update',
      (s) => ({ updatePage: { page: idOf(s, 'A'), slug: 'taken' } }),
      {
        status: 409,
        reason: 'ALREADY_EXISTS',
        at: '0.updatePage.slug',
        message: 'Another page of this parent has the slug taken.',
      },
    ],
    [
      'a move into itself',
      (s) => ({ updatePage: { page: idOf(s, 'A'), into: idOf(s, 'A') } }),
      {
        status: 409,
        reason: 'CONFLICT',
        at: '0.updatePage.into',
        message: 'A page cannot be inside itself.',
      },
    ],
    [
      'a move into a descendant',
      (s) => ({ updatePage: { page: idOf(s, 'A'), into: idOf(s, 'C') } }),
      {
        status: 409,
        reason: 'CONFLICT',
        at: '0.updatePage.into',
        message: 'A page cannot be inside itself.',
      },
    ],
    [
      'front matter of the wrong type',
      (s) => ({ updatePage: { page: idOf(s, 'A'), markdown: '---\nhidden: 4\n---\n' } }),
      input('0.updatePage.markdown', '"hidden" in the front matter must be true or false.'),
    ],
  ])('%s is refused', async (_, change, refusal) => {
    await expectRefusal(world, testSpace.id, [change(testSpace)], refusal);
  });

  it.each<[string, Edit, string, string]>([
    [
      'a title that is too long',
      { insertPage: { title: 'x'.repeat(256) } },
      '0.insertPage.title',
      'title must have 1 to 255 characters, and has 256.',
    ],
    [
      'an empty title',
      { insertPage: { title: '' } },
      '0.insertPage.title',
      'title must have 1 to 255 characters, and has 0.',
    ],
    [
      'a slug with a slash',
      { insertPage: { slug: 'a/b' } },
      '0.insertPage.slug',
      'slug must match (?!\\.{1,2}$)[^\\s/\\\\?#%]+.',
    ],
    [
      'a slug of two dots',
      { insertPage: { slug: '..' } },
      '0.insertPage.slug',
      'slug must match (?!\\.{1,2}$)[^\\s/\\\\?#%]+.',
    ],
    [
      'a slug that is too long',
      { insertPage: { slug: 'x'.repeat(101) } },
      '0.insertPage.slug',
      'slug must have 1 to 100 characters, and has 101.',
    ],
    [
      'a text as an emoji',
      { insertPage: { emoji: 'x' } },
      '0.insertPage.emoji',
      'emoji must be one emoji.',
    ],
    [
      'a description that is too long',
      { insertPage: { description: 'x'.repeat(1001) } },
      '0.insertPage.description',
      'description must have at most 1000 characters, and has 1001.',
    ],
    [
      'a negative position',
      { insertPage: { at: -1 } },
      '0.insertPage.at',
      'at must be at least 0.',
    ],
    [
      'null as a title',
      { updatePage: { page: 'x', title: null } },
      '0.updatePage.title',
      'title may be absent, but not null.',
    ],
    [
      'null as a text',
      { updatePage: { page: 'x', markdown: null } },
      '0.updatePage.markdown',
      'markdown may be absent, but not null.',
    ],
    [
      'a ref that is too long',
      { insertPage: { ref: 'x'.repeat(65) } },
      '0.insertPage.ref',
      'ref must have 1 to 64 characters, and has 65.',
    ],
    [
      'an invalid web address',
      { insertFile: { url: 'ftp://example.test/x' } },
      '0.insertFile.url',
      'url must be an absolute http or https address.',
    ],
    [
      '21 files',
      { insertFiles: { files: Array(21).fill({ name: 'x', base64: 'YQ==' }) } },
      '0.insertFiles.files',
      'files must have at most 20 items, and has 21.',
    ],
    [
      'a value of a variable that is too long',
      { setVariables: { variables: { a: 'x'.repeat(1025) } } },
      '0.setVariables.variables.a',
      'a must have at most 1024 characters, and has 1025.',
    ],
  ])('with %s is refused', async (_, change, at, message) => {
    await expectRefusal(world, testSpace.id, [change], input(at, message));
  });
});
