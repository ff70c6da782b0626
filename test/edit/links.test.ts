/**
 * Tests links: written as paths, refs or ids and stored as ids, so that they survive renames and
 * moves.
 */
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { ids, useWorld } from '../support.ts';
import {
  edit,
  editIn,
  idOf,
  makeRequest,
  makeTestSpace,
  page,
  pagesOf,
  post,
  textsOf,
} from './support.ts';

const world = useWorld();

const guide = [
  page('Guide'),
  page('Setup', { into: 'Guide' }),
  page('Linux', { into: 'Setup' }),
  page('Other', { into: 'Guide' }),
  page('About us'),
];

describe('a link', () => {
  it.each([
    ['setup', 'Setup'],
    ['setup.md', 'Setup'],
    ['./setup', 'Setup'],
    ['./setup.md', 'Setup'],
    ['linux', undefined],
    ['setup/linux.md', 'Linux'],
    ['./setup/linux', 'Linux'],
    ['../about-us.md', 'About us'],
    ['../guide', 'Guide'],
    ['../guide/README.md', 'Guide'],
    ['../guide/setup/linux.md', 'Linux'],
    ['/guide/setup', 'Setup'],
    ['/guide/setup/linux.md', 'Linux'],
    ['guide/setup', 'Setup'],
    ['/about-us/', 'About us'],
    ['About%20us', undefined],
    ['about%2Dus', 'About us'],
    ['../../about-us', 'About us'],
    ['../../../about-us', undefined],
    ['/nowhere', undefined],
    ['/', 'Guide'],
    ['../README.md', 'Guide'],
    ['', undefined],
    ['?x=1', undefined],
    ['#', undefined],
    ['https://example.test/setup', undefined],
    ['//example.test/setup', undefined],
    ['mailto:setup@example.test', undefined],
  ])('to %s from guide/other leads to %s', async (href, target) => {
    const testSpace = await makeTestSpace(world, guide);
    await post(world.as('ana'), testSpace.id, [
      { updatePage: { page: idOf(testSpace, 'Other'), markdown: `[x](${href})\n` } },
    ]);
    expect((await textsOf(world, testSpace.id))['Other']).toBe(
      `[x](${target === undefined ? href : `/pages/${idOf(testSpace, target)}`})\n`,
    );
  });

  it.each([
    ['setup.md#first-steps', '#first-steps'],
    ['setup.md#%C3%BCber', '#über'],
    ['setup#a%20b', '#a%20b'],
    ['setup#', '#'],
    ['setup?x=1', '?x=1'],
    ['setup.md?x=1&y=/b#c', '?x=1&y=/b#c'],
  ])('keeps the suffix of its path: %s', async (href, anchor) => {
    const testSpace = await makeTestSpace(world, guide);
    await edit(world, testSpace.id, [
      { updatePage: { page: idOf(testSpace, 'Other'), markdown: `[x](${href})` } },
    ]);
    expect((await textsOf(world, testSpace.id))['Other']).toBe(
      `[x](/pages/${idOf(testSpace, 'Setup')}${anchor})`,
    );
  });

  it('to a heading of its own page is stored unchanged', async () => {
    const testSpace = await makeTestSpace(world, [page('A', { markdown: '[x](#b)' })]);
    expect((await textsOf(world, testSpace.id))['A']).toBe('[x](#b)');
  });

  it('by id is stored unchanged, even to an unknown page', async () => {
    const testSpace = await makeTestSpace(world, [page('A')]);
    const text = `[a](/pages/${idOf(testSpace, 'A')}#b) [b](/pages/${newId('Page')}) [c](/files/${newId('File')}) [d](/pages/${ids.page('guide', 1)}) [e](/spaces/${ids.space('guide')})`;
    await edit(world, testSpace.id, [
      { updatePage: { page: idOf(testSpace, 'A'), markdown: text } },
    ]);
    expect((await textsOf(world, testSpace.id))['A']).toBe(text);
  });

  it('is found in every markdown and HTML construct, but not in code or front matter', async () => {
    const testSpace = await makeTestSpace(world, guide);
    const markdown = [
      '---\ndescription: "[x](guide)"\n---\n[a](guide "Title") ![b](guide) <a href="guide">c</a> <img src="guide">',
      '[d][e]\n\n[e]: guide\n',
      '`[f](guide)`\n\n```\n[g](guide)\n```\n\n    [h](guide)\n',
      '| [i](guide) |\n| --- |\n| [j](<guide>) |\n',
      '> - [k](guide)\n',
    ].join('\n');
    await edit(world, testSpace.id, [
      { updatePage: { page: idOf(testSpace, 'About us'), markdown } },
    ]);
    const to = `/pages/${idOf(testSpace, 'Guide')}`;
    expect((await textsOf(world, testSpace.id))['About us']).toBe(
      [
        `[a](${to} "Title") ![b](${to}) <a href="${to}">c</a> <img src="${to}">`,
        `[d][e]\n\n[e]: ${to}\n`,
        '`[f](guide)`\n\n```\n[g](guide)\n```\n\n    [h](guide)\n',
        `| [i](${to}) |\n| --- |\n| [j](<${to}>) |\n`,
        `> - [k](${to})\n`,
      ].join('\n'),
    );
  });

  it('by a ref leads to pages, files and reusable contents of the batch', async () => {
    const testSpace = await makeTestSpace(world, [
      page('First', {
        markdown:
          '[a](Second) [b](Second#top) [i](Second#a%20b) ![c](picture) [d](words) [e](First)',
      }),
      page('Second', { markdown: '[f](First)' }),
      { insertFile: { ref: 'picture', name: 'p.txt', base64: 'cA==' } },
      {
        insertReusableContent: {
          ref: 'words',
          title: 'Words',
          markdown: '[g](First) ![h](picture)',
        },
      },
    ]);
    const [first, second, picture, snippet] = ['First', 'Second', 'picture', 'words'].map((ref) =>
      idOf(testSpace, ref),
    );
    expect(await textsOf(world, testSpace.id)).toEqual({
      First: `[a](/pages/${second}) [b](/pages/${second}#top) [i](/pages/${second}#a%20b) ![c](/files/${picture}) [d](/reusable-contents/${snippet}) [e](/pages/${first})`,
      Second: `[f](/pages/${first})`,
    });
    const shared = await world
      .as('ana')
      .get(`/v1/spaces/${testSpace.id}/content/reusable-contents/${snippet}`);
    expect(shared.body.markdown).toBe(`[g](/pages/${first}) ![h](/files/${picture})`);
  });

  it.each([
    'dot.png',
    './dot.png',
    '../images/dot.png',
    '/assets/dot.png',
    '.gitbook/assets/dot.png',
    'dot.png?raw=true#x',
    'd%6Ft.png',
  ])('to a file by its name in any folder leads to the file: %s, in both APIs', async (href) => {
    const testSpace = await makeTestSpace(world, [
      page('Page'),
      { insertFile: { ref: 'dot', name: 'dot.png', base64: 'ZA==' } },
    ]);
    const text = `![a](${href}) [b](${href}) ![c](none.png)`;
    const update = [{ updatePage: { page: idOf(testSpace, 'Page'), markdown: text } }];
    const dot = `/files/${idOf(testSpace, 'dot')}`;
    const expected = { Page: `![a](${dot}) [b](${dot}) ![c](none.png)` };
    await edit(world, testSpace.id, update);
    expect(await textsOf(world, testSpace.id)).toEqual(expected);
    await post(world.as('ana'), testSpace.id, [
      { updatePage: { page: idOf(testSpace, 'Page'), markdown: '' } },
    ]);
    await post(world.as('ana'), testSpace.id, update);
    expect(await textsOf(world, testSpace.id)).toEqual(expected);
  });

  it('to the name of two files, or of a page and a file, leads to no file', async () => {
    const testSpace = await makeTestSpace(world, [
      page('Page'),
      page('dot.png', { slug: 'dot.png' }),
      ...['twice.png', 'twice.png', 'dot.png'].map((name) => ({
        insertFile: { name, base64: 'ZA==' },
      })),
    ]);
    await edit(world, testSpace.id, [
      {
        updatePage: { page: idOf(testSpace, 'Page'), markdown: '![a](twice.png) ![b](dot.png)' },
      },
    ]);
    expect((await textsOf(world, testSpace.id))['Page']).toBe(
      `![a](twice.png) ![b](/pages/${idOf(testSpace, 'dot.png')})`,
    );
  });

  it('to a word is no path to a file, because most such words are missing pages', async () => {
    const testSpace = await makeTestSpace(world, [
      page('Page'),
      { insertFile: { name: 'license', base64: 'ZA==' } },
    ]);
    const markdown = '[a](license) [b](./license) [c](docs/license)';
    await edit(world, testSpace.id, [{ updatePage: { page: idOf(testSpace, 'Page'), markdown } }]);
    expect((await textsOf(world, testSpace.id))['Page']).toBe(markdown);
  });

  it('to a file that the same batch deletes is resolved at its end', async () => {
    const testSpace = await makeTestSpace(world, [
      page('Page'),
      { insertFile: { ref: 'dot', name: 'dot.png', base64: 'ZA==' } },
    ]);
    const file = idOf(testSpace, 'dot');
    await edit(world, testSpace.id, [
      { updatePage: { page: idOf(testSpace, 'Page'), markdown: '![a](dot.png)' } },
      { deleteFile: { file } },
    ]);
    expect((await textsOf(world, testSpace.id))['Page']).toBe('![a](dot.png)');
  });

  it('is resolved in the tree at the end of the batch', async () => {
    const testSpace = await makeTestSpace(world, [
      page('A', { markdown: '[x](later.md)' }),
      page('B', { ref: 'b', title: 'Soon', slug: 'soon' }),
      { updatePage: { page: 'b', slug: 'later' } },
      page('Mover', { markdown: '[y](sibling.md)' }),
      page('Home'),
      page('Sibling', { into: 'Home' }),
      { updatePage: { page: 'Mover', into: 'Home' } },
    ]);
    expect(await textsOf(world, testSpace.id)).toEqual({
      A: `[x](/pages/${idOf(testSpace, 'b')})`,
      Soon: '',
      Mover: `[y](/pages/${idOf(testSpace, 'Sibling')})`,
      Home: '',
      Sibling: '',
    });
  });

  it('survives renames and moves of both pages, and a new page at the old path', async () => {
    const testSpace = await makeTestSpace(world, [
      ...guide,
      page('From', { markdown: '[x](guide/setup.md)' }),
    ]);
    const [setup, from] = [idOf(testSpace, 'Setup'), idOf(testSpace, 'From')];
    const text = `[x](/pages/${setup})`;
    await edit(world, testSpace.id, [
      { updatePage: { page: setup, slug: 'install', title: 'Install' } },
      page('Setup', { into: idOf(testSpace, 'Guide') }),
    ]);
    await edit(world, testSpace.id, [
      { updatePage: { page: setup, into: idOf(testSpace, 'About us') } },
      { updatePage: { page: from, into: idOf(testSpace, 'Guide') } },
    ]);
    expect((await textsOf(world, testSpace.id))['From']).toBe(text);
    await edit(world, testSpace.id, [{ deletePage: { page: setup } }]);
    expect((await textsOf(world, testSpace.id))['From']).toBe(text);
  });

  it('without a target is stored unchanged, and resolved by a later write', async () => {
    const testSpace = await makeTestSpace(world, [page('A', { markdown: '[x](b.md)' })]);
    await edit(world, testSpace.id, [page('B')]);
    expect((await textsOf(world, testSpace.id))['A']).toBe('[x](b.md)');
    await edit(world, testSpace.id, [
      { updatePage: { page: idOf(testSpace, 'A'), markdown: '[x](b.md)' } },
    ]);
    await edit(world, testSpace.id, [page('C', { markdown: '[x](b.md)' })]);
    const found = `[x](/pages/${(await pagesOf(world, testSpace.id)).find(({ title }) => title === 'B')?.id})`;
    expect(await textsOf(world, testSpace.id)).toEqual({ A: found, B: '', C: found });
  });

  it('in a change request leads to pages that exist only there', async () => {
    const testSpace = await makeTestSpace(world, [page('A')]);
    const request = await makeRequest(world, testSpace.id);
    const { refs } = await editIn(world, request, [
      page('Fresh'),
      { updatePage: { page: idOf(testSpace, 'A'), markdown: '[x](fresh.md)' } },
    ]);
    const { body } = await world
      .as('ana')
      .get(
        `/v1/spaces/${testSpace.id}/change-requests/${request}/content/page/${idOf(testSpace, 'A')}`,
      );
    expect(body.markdown).toBe(`[x](/pages/${refs['Fresh']})`);
  });
});
