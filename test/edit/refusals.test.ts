/** What is no edit: each refusal through both doors, at its exact place, with nothing written. */
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { bad, badAt, faultsOf, refused } from '../content/expected.ts';
import { ids, useWorld } from '../support.ts';
import { contentOf, type Edit, edit, expectRefusal, idOf, makeRequest, makeSpot, mutate, mutateIn, nothingAdded, addedBy, page, post, postTo, type Refusal, type Spot } from './support.ts';

const world = useWorld();

let spot: Spot;
beforeAll(async () => {
  spot = await makeSpot(world, [
    page('A', { markdown: 'A.' }),
    page('B', { into: 'A' }),
    page('C', { into: 'B' }),
    page('Taken'),
    { insertPage: { ref: 'G', type: 'GROUP', title: 'G' } },
    { insertPage: { ref: 'L', type: 'LINK', title: 'L', target: { kind: 'URL', url: 'https://example.test' } } },
    { insertFile: { ref: 'F', name: 'f.txt', base64: 'Zg==' } },
    { insertReusableContent: { ref: 'R', title: 'R', markdown: 'R.' } },
  ]);
});

const input = (at: string, message: string): Refusal => ({ status: 400, reason: 'BAD_USER_INPUT', at, message });
const noPage = 'There is no such page here.';
const noFile = 'There is no such file here.';
const noReusable = 'There is no such reusable content here.';
const variableName = 'The name of a variable begins with a letter and has 1 to 64 letters, digits, dots, hyphens and underscores.';
const unknownPage = newId('Page');

describe('one change', () => {
  it.each<[string, (spot: Spot) => Edit, Refusal]>([
    ['into a page that is not there', () => page('X', { into: unknownPage }), input('0.insertPage.into', noPage)],
    ['into a page of another space', () => page('X', { into: ids.page('guide', 1) }), input('0.insertPage.into', noPage)],
    ['into a ref that nobody gave', () => page('X', { into: 'nobody' }), input('0.insertPage.into', noPage)],
    ['into itself by its own ref', () => page('X', { into: 'X' }), input('0.insertPage.into', noPage)],
    ['into a link', (s) => page('X', { into: idOf(s, 'L') }), input('0.insertPage.into', 'A link has no subpages.')],
    ['of a group into a page', (s) => page('X', { type: 'GROUP', into: idOf(s, 'A') }), input('0.insertPage.into', 'A group stands at the root only.')],
    ['of a group into a group', (s) => ({ updatePage: { page: idOf(s, 'G'), into: idOf(s, 'A') } }), input('0.updatePage.into', 'A group stands at the root only.')],
    ['of a page into a link', (s) => ({ updatePage: { page: idOf(s, 'B'), into: idOf(s, 'L') } }), input('0.updatePage.into', 'A link has no subpages.')],
    ['of a link without a target', () => page('X', { type: 'LINK' }), input('0.insertPage.target', 'A link needs a target.')],
    ['of a link with a slug', () => page('X', { type: 'LINK', slug: 'x', target: { kind: 'URL', url: 'https://example.test' } }), input('0.insertPage.slug', 'A link has no slug.')],
    ['of a link that is given a slug', (s) => ({ updatePage: { page: idOf(s, 'L'), slug: 'x' } }), input('0.updatePage.slug', 'A link has no slug.')],
    [
      'of a link with a text',
      () => page('X', { type: 'LINK', markdown: 'x', target: { kind: 'URL', url: 'https://example.test' } }),
      input('0.insertPage.markdown', 'A page of the type link has no text.'),
    ],
    ['of a group with a text', (s) => ({ updatePage: { page: idOf(s, 'G'), document: { markdown: 'x' } } }), input('0.updatePage.markdown', 'A page of the type group has no text.')],
    ['of a computed page', () => page('X', { type: 'COMPUTED' }), input('0.insertPage.computed', 'A computed page is made from an OpenAPI spec: say which.')],
    ['with two texts', () => page('X', { markdown: 'x', document: { markdown: 'x' } }), input('0.insertPage.document', 'Give markdown or document, not both.')],
    ['with two texts of a page', (s) => ({ updatePage: { page: idOf(s, 'A'), markdown: 'x', document: { markdown: 'y' } } }), input('0.updatePage.document', 'Give markdown or document, not both.')],
    ['of a page that is not there', () => ({ updatePage: { page: unknownPage, title: 'x' } }), input('0.updatePage.page', noPage)],
    ['of a page by what is no id', () => ({ updatePage: { page: 'nobody', title: 'x' } }), input('0.updatePage.page', noPage)],
    ['that deletes what is not there', () => ({ deletePage: { page: unknownPage } }), input('0.deletePage.page', noPage)],
    ['that takes back what never was', () => ({ revertPage: { page: unknownPage } }), input('0.revertPage.page', noPage)],
    ['that takes back what is no page', () => ({ revertPage: { page: 'x' } }), input('0.revertPage.page', 'page must be the id of a page, such as pag_….')],
    ['to a target of a kind that pages have not', () => page('X', { type: 'LINK', target: { kind: 'USER' } }), input('0.insertPage.target.kind', 'A link leads to a URL, PAGE, FILE or SPACE.')],
    ['to no URL', () => page('X', { type: 'LINK', target: { kind: 'URL' } }), input('0.insertPage.target.url', 'A target of this kind needs url.')],
    ['to a file of which no id is given', () => page('X', { type: 'LINK', target: { kind: 'FILE', page: 'x' } }), input('0.insertPage.target.file', 'A target of this kind needs file.')],
    ['to a page that is not there', () => page('X', { type: 'LINK', target: { kind: 'PAGE', page: unknownPage } }), input('0.insertPage.target', noPage)],
    ['to a file that is not there', (s) => ({ updatePage: { page: idOf(s, 'L'), target: { kind: 'FILE', file: 'x' } } }), input('0.updatePage.target', noFile)],
    ['with a cover that is not there', () => page('X', { cover: { ref: { file: newId('File') } } }), input('0.insertPage.cover', noFile)],
    ['with a dark cover that is not there', (s) => ({ updatePage: { page: idOf(s, 'A'), cover: { refDark: { file: 'x' } } } }), input('0.updatePage.cover', noFile)],
    ['with a variable of no name', (s) => ({ updatePage: { page: idOf(s, 'A'), variables: { 'a b': 'x' } } }), input('0.updatePage.variables', variableName)],
    ['with a variable that begins with a digit', () => ({ setVariables: { variables: { '1a': 'x' } } }), input('0.setVariables.variables', variableName)],
    ['of a file by nothing', () => ({ insertFile: { name: 'x' } }), input('0.insertFile', 'Give one of file, base64 and url.')],
    ['of a file by two things', () => ({ insertFile: { name: 'x', base64: 'YQ==', file: newId('File') } }), input('0.insertFile', 'Give one of file, base64 and url.')],
    ['of the second of two files by nothing', () => ({ insertFiles: { files: [{ name: 'x', base64: 'YQ==' }, { name: 'y' }] } }), input('0.insertFiles.files.1', 'Give one of file, base64 and url.')],
    ['of a file in no base 64', () => ({ insertFile: { name: 'x', base64: 'a b' } }), input('0.insertFile.base64', 'This is no base 64.')],
    ['of a file that nobody uploaded', () => ({ insertFile: { file: newId('File') } }), input('0.insertFile.file', 'No such file was uploaded to this organization.')],
    ['of a file that is here', (s) => ({ insertFile: { file: idOf(s, 'F') } }), input('0.insertFile.file', 'This file is here already.')],
    ['that takes out a file that is not there', () => ({ deleteFile: { file: newId('File') } }), input('0.deleteFile.file', noFile)],
    ['of a reusable content that is not there', () => ({ updateReusableContent: { id: newId('ReusableContent'), title: 'x' } }), input('0.updateReusableContent.id', noReusable)],
    ['that deletes a reusable content that is not there', () => ({ deleteReusableContent: { id: 'x' } }), input('0.deleteReusableContent.id', noReusable)],
    [
      'with a slug that another page there has',
      () => page('X', { slug: 'taken' }),
      { status: 409, reason: 'ALREADY_EXISTS', at: '0.insertPage.slug', message: 'Another page there has the slug taken.' },
    ],
    [
      'with a new slug that another page there has',
      (s) => ({ updatePage: { page: idOf(s, 'A'), slug: 'taken' } }),
      { status: 409, reason: 'ALREADY_EXISTS', at: '0.updatePage.slug', message: 'Another page there has the slug taken.' },
    ],
    [
      'of a page into itself',
      (s) => ({ updatePage: { page: idOf(s, 'A'), into: idOf(s, 'A') } }),
      { status: 409, reason: 'CONFLICT', at: '0.updatePage.into', message: 'A page cannot lie inside itself.' },
    ],
    [
      'of a page into one far below it',
      (s) => ({ updatePage: { page: idOf(s, 'A'), into: idOf(s, 'C') } }),
      { status: 409, reason: 'CONFLICT', at: '0.updatePage.into', message: 'A page cannot lie inside itself.' },
    ],
    [
      'with front matter that is no YAML',
      () => page('X', { markdown: '---\ntitle: [\n---\n' }),
      input('0.insertPage.markdown', 'The front matter is not YAML: Flow sequence in block collection must be sufficiently indented and end with a ] (line 2)'),
    ],
    [
      'with front matter of another kind',
      (s) => ({ updatePage: { page: idOf(s, 'A'), markdown: '---\nhidden: 4\n---\n' } }),
      input('0.updatePage.markdown', '"hidden" in the front matter must be true or false.'),
    ],
  ])('%s is refused', async (_, change, refusal) => {
    await expectRefusal(world, spot.id, [change(spot)], refusal);
  });

  it.each<[string, Edit, string, string]>([
    ['a title that is too long', { insertPage: { title: 'x'.repeat(256) } }, '0.insertPage.title', 'title must have 1 to 255 characters, and has 256.'],
    ['an empty title', { insertPage: { title: '' } }, '0.insertPage.title', 'title must have 1 to 255 characters, and has 0.'],
    ['a slug with a slash', { insertPage: { slug: 'a/b' } }, '0.insertPage.slug', 'slug must match (?!\\.{1,2}$)[^\\s/\\\\?#%]+.'],
    ['a slug of two dots', { insertPage: { slug: '..' } }, '0.insertPage.slug', 'slug must match (?!\\.{1,2}$)[^\\s/\\\\?#%]+.'],
    ['a slug that is too long', { insertPage: { slug: 'x'.repeat(101) } }, '0.insertPage.slug', 'slug must have 1 to 100 characters, and has 101.'],
    ['words for an emoji', { insertPage: { emoji: 'x' } }, '0.insertPage.emoji', 'emoji must be one emoji.'],
    ['a description that is too long', { insertPage: { description: 'x'.repeat(1001) } }, '0.insertPage.description', 'description must have at most 1000 characters, and has 1001.'],
    ['a place before the first', { insertPage: { at: -1 } }, '0.insertPage.at', 'at must be at least 0.'],
    ['null for a title', { updatePage: { page: 'x', title: null } }, '0.updatePage.title', 'title may be left out, but not null.'],
    ['null for a text', { updatePage: { page: 'x', markdown: null } }, '0.updatePage.markdown', 'markdown may be left out, but not null.'],
    ['a ref that is too long', { insertPage: { ref: 'x'.repeat(65) } }, '0.insertPage.ref', 'ref must have 1 to 64 characters, and has 65.'],
    ['no web address', { insertFile: { url: 'ftp://example.test/x' } }, '0.insertFile.url', 'url must be an absolute http or https address.'],
    ['21 files', { insertFiles: { files: Array(21).fill({ name: 'x', base64: 'YQ==' }) } }, '0.insertFiles.files', 'files must have at most 20 items, and has 21.'],
    ['a value of a variable that is too long', { setVariables: { variables: { a: 'x'.repeat(1025) } } }, '0.setVariables.variables.a', 'a must have at most 1024 characters, and has 1025.'],
  ])('with %s is refused', async (_, change, at, message) => {
    await expectRefusal(world, spot.id, [change], input(at, message));
  });
});

describe('a batch', () => {
  it('of none is refused', async () => {
    expect((await post(world.as('ana'), spot.id, [])).body).toEqual(bad('changes', 'Give 1 to 50 changes.'));
    expect(faultsOf(await mutate(world.as('ana'), spot.id, []))).toEqual(badAt('editSpaceContent', 'input.changes', 'Give 1 to 50 changes.'));
  });

  it('of 51 is refused, and one of 50 is done', async () => {
    const own = await makeSpot(world);
    const edits = Array.from({ length: 51 }, (_, i) => page(`P${i}`));
    const message = 'changes must have at most 50 items, and has 51.';
    expect((await post(world.as('ana'), own.id, edits)).body).toEqual(bad('changes', message));
    expect(faultsOf(await mutate(world.as('ana'), own.id, edits))).toEqual(badAt('editSpaceContent', 'input.changes', message));
    await edit(world, own.id, edits.slice(1));
    expect((await contentOf(world, own.id)).pages.length).toBe(50);
  });

  it('whose change is of two kinds, of none, or of an unknown one is refused by each door in its own words', async () => {
    const visitor = world.as('ana');
    const two = await mutate(visitor, spot.id, [{ insertPage: {}, deletePage: { page: 'x' } }]);
    expect(two.errors.map(({ extensions }: { extensions: object }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT', requestId: 'test' }]);
    const none = await mutate(visitor, spot.id, [{}]);
    expect(none.errors.map(({ extensions }: { extensions: object }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT', requestId: 'test' }]);
    const kinds =
      'one of insert_page, update_page, delete_page, revert_page, insert_file, insert_files, delete_file, set_variables, insert_reusable_content, update_reusable_content, delete_reusable_content';
    const send = async (change: unknown) => (await visitor.post(`/v1/spaces/${spot.id}/content`, { changes: [change] })).body;
    expect(await send({ operation: 'insertPage' })).toEqual(bad('changes.0.operation', `changes.0.operation must be ${kinds}.`));
    expect(await send({ title: 'x' })).toEqual(bad('changes.0.operation', `changes.0.operation is needed: ${kinds}.`));
    expect(await send({ operation: 'delete_page', page: 'x', title: 'x' })).toEqual(bad('changes.0.title', 'There is no field `title` here. There is: `page`.'));
    expect(await send({ operation: 'delete_page' })).toEqual(bad('changes.0.page', 'changes.0.page is needed.'));
    expect(await send('insert_page')).toEqual(bad('changes.0', 'changes.0 must be an object.'));
  });

  it('that names two things alike is refused', async () => {
    await expectRefusal(world, spot.id, [page('X'), page('Y', { ref: 'X' })], input('1.insertPage.ref', 'The ref X was given twice.'));
    const files = {
      insertFiles: {
        files: [
          { ref: 'X', name: 'a', base64: 'YQ==' },
          { ref: 'X', name: 'b', base64: 'Yg==' },
        ],
      },
    };
    await expectRefusal(world, spot.id, [files], input('0.insertFiles.files.1.ref', 'The ref X was given twice.'));
  });

  it('is done whole or not at all: neither its texts nor its files stay', async () => {
    const first = [page('X', { markdown: 'Words that stand nowhere else.' }), { insertFile: { name: 'a.txt', base64: 'YWI=' } }, { insertReusableContent: { title: 'T', markdown: 'Nor these.' } }];
    await expectRefusal(world, spot.id, [...first, { deletePage: { page: 'nobody' } }], input('3.deletePage.page', noPage));
    const request = await makeRequest(world, spot.id);
    const work = async () => {
      expect((await postTo(world.as('ana'), spot.id, request, [...first, page('Y', { into: 'nobody' })])).body).toEqual(bad('changes.3.into', noPage));
      expect(faultsOf(await mutateIn(world.as('ana'), spot.id, request, [...first, page('Y', { into: 'nobody' })]))).toEqual(
        badAt('editChangeRequestContent', 'input.changes.3.insertPage.into', noPage),
      );
    };
    expect(await addedBy(world, work)).toEqual(nothingAdded);
  });

  it('is told of its first flaw', async () => {
    const edits = [page('X', { into: 'X' }), { deletePage: { page: 'nobody' } }];
    await expectRefusal(world, spot.id, edits, input('0.insertPage.into', noPage));
  });
});

describe('what a writer saw', () => {
  const stale = 'It has changed since: look at the revision that it is at now, and send this again with its id.';

  it('must be the head of the space, or the head is told and nothing is written', async () => {
    const own = await makeSpot(world, [page('One')]);
    const { revision } = await edit(world, own.id, [page('Two')]);
    const rest = { baseRevision: own.revision };
    const context = { details: { revision } };
    const work = async () => {
      expect((await post(world.as('ana'), own.id, [page('Three')], rest)).body).toEqual(refused(409, 'STALE_REVISION', stale, { field: 'baseRevision', ...context }));
      expect(faultsOf(await mutate(world.as('ana'), own.id, [page('Three')], rest))).toEqual([
        { message: stale, path: ['editSpaceContent'], extensions: { code: 'STALE_REVISION', field: 'input.baseRevision', ...context, requestId: 'test' } },
      ]);
    };
    expect(await addedBy(world, work)).toEqual(nothingAdded);
    expect((await post(world.as('ana'), own.id, [page('Three')], { baseRevision: revision })).status).toBe(200);
  });

  it('must be the head of the change request, not of its space', async () => {
    const own = await makeSpot(world, [page('One')]);
    const request = await makeRequest(world, own.id);
    const first = await postTo(world.as('ana'), own.id, request, [page('Two')], { baseRevision: own.revision });
    const context = { details: { revision: first.body.revision } };
    const again = await postTo(world.as('ana'), own.id, request, [page('Three')], { baseRevision: own.revision });
    expect(again.body).toEqual(refused(409, 'STALE_REVISION', stale, { field: 'baseRevision', ...context }));
    expect(faultsOf(await mutateIn(world.as('ana'), own.id, request, [page('Three')], { baseRevision: own.revision }))).toEqual([
      { message: stale, path: ['editChangeRequestContent'], extensions: { code: 'STALE_REVISION', field: 'input.baseRevision', ...context, requestId: 'test' } },
    ]);
  });

  it('must be said in GraphQL, where HEAD says whatever it is, and may be left out on /v1', async () => {
    const own = await makeSpot(world);
    const document = 'mutation ($s: ID!, $input: EditContentInput!) { editSpaceContent(spaceId: $s, input: $input) { refs } }';
    const { errors } = await world.as('ana').query(document, { s: own.id, input: { changes: [page('One')] } });
    expect(errors.map(({ extensions }: { extensions: object }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT', requestId: 'test' }]);
    expect((await mutate(world.as('ana'), own.id, [page('One')], { baseRevision: 'HEAD' })).errors).toBe(undefined);
    expect((await post(world.as('ana'), own.id, [page('Two')], { baseRevision: 'HEAD' })).status).toBe(200);
    expect((await post(world.as('ana'), own.id, [page('Three')])).status).toBe(200);
  });
});
