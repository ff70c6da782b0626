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
  makeSpot,
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
    const spot = await makeSpot(world, guide);
    await post(world.as('ana'), spot.id, [
      { updatePage: { page: idOf(spot, 'Other'), markdown: `[x](${href})\n` } },
    ]);
    expect((await textsOf(world, spot.id))['Other']).toBe(
      `[x](${target === undefined ? href : `/pages/${idOf(spot, target)}`})\n`,
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
    const spot = await makeSpot(world, guide);
    await edit(world, spot.id, [
      { updatePage: { page: idOf(spot, 'Other'), markdown: `[x](${href})` } },
    ]);
    expect((await textsOf(world, spot.id))['Other']).toBe(
      `[x](/pages/${idOf(spot, 'Setup')}${anchor})`,
    );
  });

  it('to a heading of its own page is stored unchanged', async () => {
    const spot = await makeSpot(world, [page('A', { markdown: '[x](#b)' })]);
    expect((await textsOf(world, spot.id))['A']).toBe('[x](#b)');
  });

  it('by id is stored unchanged, even to an unknown page', async () => {
    const spot = await makeSpot(world, [page('A')]);
    const text = `[a](/pages/${idOf(spot, 'A')}#b) [b](/pages/${newId('Page')}) [c](/files/${newId('File')}) [d](/pages/${ids.page('guide', 1)}) [e](/spaces/${ids.space('guide')})`;
    await edit(world, spot.id, [{ updatePage: { page: idOf(spot, 'A'), markdown: text } }]);
    expect((await textsOf(world, spot.id))['A']).toBe(text);
  });

  it('is found in every markdown and HTML construct, but not in code or front matter', async () => {
    const spot = await makeSpot(world, guide);
    const markdown = [
      '---\ndescription: "[x](guide)"\n---\n[a](guide "Title") ![b](guide) <a href="guide">c</a> <img src="guide">',
      '[d][e]\n\n[e]: guide\n',
      '`[f](guide)`\n\n```\n[g](guide)\n```\n\n    [h](guide)\n',
      '| [i](guide) |\n| --- |\n| [j](<guide>) |\n',
      '> - [k](guide)\n',
    ].join('\n');
    await edit(world, spot.id, [{ updatePage: { page: idOf(spot, 'About us'), markdown } }]);
    const to = `/pages/${idOf(spot, 'Guide')}`;
    expect((await textsOf(world, spot.id))['About us']).toBe(
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
    const spot = await makeSpot(world, [
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
      idOf(spot, ref),
    );
    expect(await textsOf(world, spot.id)).toEqual({
      First: `[a](/pages/${second}) [b](/pages/${second}#top) [i](/pages/${second}#a%20b) ![c](/files/${picture}) [d](/reusable-contents/${snippet}) [e](/pages/${first})`,
      Second: `[f](/pages/${first})`,
    });
    const shared = await world
      .as('ana')
      .get(`/v1/spaces/${spot.id}/content/reusable-contents/${snippet}`);
    expect(shared.body.markdown).toBe(`[g](/pages/${first}) ![h](/files/${picture})`);
  });

  it('is resolved in the tree at the end of the batch', async () => {
    const spot = await makeSpot(world, [
      page('A', { markdown: '[x](later.md)' }),
      page('B', { ref: 'b', title: 'Soon', slug: 'soon' }),
      { updatePage: { page: 'b', slug: 'later' } },
      page('Mover', { markdown: '[y](sibling.md)' }),
      page('Home'),
      page('Sibling', { into: 'Home' }),
      { updatePage: { page: 'Mover', into: 'Home' } },
    ]);
    expect(await textsOf(world, spot.id)).toEqual({
      A: `[x](/pages/${idOf(spot, 'b')})`,
      Soon: '',
      Mover: `[y](/pages/${idOf(spot, 'Sibling')})`,
      Home: '',
      Sibling: '',
    });
  });

  it('survives renames and moves of both pages, and a new page at the old path', async () => {
    const spot = await makeSpot(world, [
      ...guide,
      page('From', { markdown: '[x](guide/setup.md)' }),
    ]);
    const [setup, from] = [idOf(spot, 'Setup'), idOf(spot, 'From')];
    const text = `[x](/pages/${setup})`;
    await edit(world, spot.id, [
      { updatePage: { page: setup, slug: 'install', title: 'Install' } },
      page('Setup', { into: idOf(spot, 'Guide') }),
    ]);
    await edit(world, spot.id, [
      { updatePage: { page: setup, into: idOf(spot, 'About us') } },
      { updatePage: { page: from, into: idOf(spot, 'Guide') } },
    ]);
    expect((await textsOf(world, spot.id))['From']).toBe(text);
    await edit(world, spot.id, [{ deletePage: { page: setup } }]);
    expect((await textsOf(world, spot.id))['From']).toBe(text);
  });

  it('without a target is stored unchanged, and resolved by a later write', async () => {
    const spot = await makeSpot(world, [page('A', { markdown: '[x](b.md)' })]);
    await edit(world, spot.id, [page('B')]);
    expect((await textsOf(world, spot.id))['A']).toBe('[x](b.md)');
    await edit(world, spot.id, [{ updatePage: { page: idOf(spot, 'A'), markdown: '[x](b.md)' } }]);
    await edit(world, spot.id, [page('C', { markdown: '[x](b.md)' })]);
    const found = `[x](/pages/${(await pagesOf(world, spot.id)).find(({ title }) => title === 'B')?.id})`;
    expect(await textsOf(world, spot.id)).toEqual({ A: found, B: '', C: found });
  });

  it('in a change request leads to pages that exist only there', async () => {
    const spot = await makeSpot(world, [page('A')]);
    const request = await makeRequest(world, spot.id);
    const { refs } = await editIn(world, spot.id, request, [
      page('Fresh'),
      { updatePage: { page: idOf(spot, 'A'), markdown: '[x](fresh.md)' } },
    ]);
    const { body } = await world
      .as('ana')
      .get(`/v1/spaces/${spot.id}/change-requests/${request}/content/page/${idOf(spot, 'A')}`);
    expect(body.markdown).toBe(`[x](/pages/${refs['Fresh']})`);
  });
});
