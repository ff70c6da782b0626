/** Tests the page fields that a text sets: front matter, and a title when none is given. */
import { describe, expect, it } from 'vitest';
import { useWorld } from '../support.ts';
import {
  contentOf,
  edit,
  expectRefusal,
  idOf,
  layoutBody,
  makeTestSpace,
  page,
  pageBody,
  post,
  textsOf,
} from './support.ts';

const world = useWorld();

const matter = `---
title: From the text
description: What it says of itself
emoji: 🦊
icon: bolt
hidden: true
noIndex: true
noRobotsIndex: true
layout:
  width: wide
  cover:
    visible: true
    size: full
  outline: false
  pagination:
    visible: false
variables:
  tone: calm
  year: 2026
unknown: [1, 2]
---

# Words
`;

describe('front matter', () => {
  it('sets the absent fields of a new page, and is removed from its text', async () => {
    const testSpace = await makeTestSpace(world);
    await post(world.as('ana'), testSpace.id, [
      { insertPage: { markdown: matter } },
      {
        insertPage: {
          title: 'Said',
          description: 'Said too',
          hidden: false,
          variables: { tone: 'loud' },
          layout: { width: 'DEFAULT' },
          document: { markdown: matter },
        },
      },
    ]);
    const { createdAt: at, pages } = await contentOf(world, testSpace.id);
    const [first, second] = pages;
    const both = {
      emoji: '🦊',
      icon: 'bolt',
      noIndex: true,
      noRobotsIndex: true,
      text: '\n# Words\n',
    };
    expect(pages).toEqual([
      pageBody(world, testSpace.id, {
        ...{
          id: first.id,
          at,
          title: 'From the text',
          path: 'from-the-text',
          description: 'What it says of itself',
          ...both,
        },
        ...{
          hidden: true,
          layout: layoutBody({
            width: 'wide',
            coverSize: 'full',
            outline: false,
            pagination: false,
          }),
          variables: { tone: 'calm', year: '2026' },
        },
      }),
      pageBody(world, testSpace.id, {
        ...{ id: second.id, at, title: 'Said', path: 'said', description: 'Said too', ...both },
        ...{
          hidden: false,
          layout: layoutBody({ coverSize: 'full', outline: false, pagination: false }),
          variables: { tone: 'loud', year: '2026' },
        },
      }),
    ]);
    expect((await textsOf(world, testSpace.id))['Said']).toBe('\n# Words\n');
  });

  it('updates an existing page and keeps fields that it does not name', async () => {
    const testSpace = await makeTestSpace(world, [
      page('A', { emoji: '🐻', description: 'Before', variables: { mood: 'glad' } }),
    ]);
    await edit(world, testSpace.id, [
      {
        updatePage: {
          page: idOf(testSpace, 'A'),
          markdown: '---\ntitle: B\ndescription: After\nvariables:\n  tone: calm\n---\nText.',
        },
      },
    ]);
    const { pages } = await contentOf(world, testSpace.id);
    const [{ id, createdAt, updatedAt }] = pages;
    const shown = {
      title: 'B',
      path: 'a',
      emoji: '🐻',
      description: 'After',
      variables: { mood: 'glad', tone: 'calm' },
      text: 'Text.',
    };
    expect(pages).toEqual([
      pageBody(world, testSpace.id, { id, at: createdAt, updatedAt, ...shown }),
    ]);
  });

  it.each([
    ['a ref of the batch', 'picture', ''],
    ['a name', 'p.txt', ''],
    ['a path', '.gitbook/assets/p.txt', ''],
    ['an address by id', '', '/files/'],
  ])('can name a cover file by %s', async (_, cover, folder) => {
    const testSpace = await makeTestSpace(world, [
      { insertFile: { ref: 'picture', name: 'p.txt', base64: 'cA==' } },
      page('A'),
    ]);
    const file = idOf(testSpace, 'picture');
    const markdown = `---\ncover: ${cover === '' ? folder + file : cover}\ncoverY: -40\n---\n`;
    if (cover !== 'picture')
      await edit(world, testSpace.id, [{ updatePage: { page: idOf(testSpace, 'A'), markdown } }]);
    else
      await edit(world, testSpace.id, [
        { insertFile: { ref: 'picture', name: 'q.txt', base64: 'cQ==' } },
        { updatePage: { page: idOf(testSpace, 'A'), markdown } },
      ]);
    const { pages, files } = await contentOf(world, testSpace.id);
    expect(pages[0].cover).toEqual({
      ref: { kind: 'file', file: cover === 'picture' ? files[1].id : file },
      yPos: -40,
    });
  });

  it('ignores a cover that is not a file of the space', async () => {
    const testSpace = await makeTestSpace(world, [
      page('A', { markdown: '---\ncover: https://example.test/a.png\ncoverY: 3\n---\n' }),
    ]);
    expect('cover' in (await contentOf(world, testSpace.id)).pages[0]).toBe(false);
  });

  it('resets fields that it sets to false', async () => {
    const testSpace = await makeTestSpace(world, [
      page('A', { hidden: true, noIndex: true, layout: { outline: false } }),
    ]);
    await edit(world, testSpace.id, [
      {
        updatePage: {
          page: idOf(testSpace, 'A'),
          markdown: '---\nhidden: false\nlayout:\n  outline: true\n---\n',
        },
      },
    ]);
    const [a] = (await contentOf(world, testSpace.id)).pages;
    expect([a.hidden, a.noIndex, a.layout]).toEqual([false, true, layoutBody({})]);
  });

  it.each([
    ['a rule', '---\n\nNo front matter.\n'],
    ['two rules', '---\nNo front matter.\n---\n'],
    ['a block that is not YAML', '---\ntitle: [\n---\nText.\n'],
    ['YAML without a key of a field', '---\ntags: [a]\n---\nText.\n'],
    ['a block later in the text', 'Text.\n\n---\ntitle: No\n---\n'],
  ])('is not %s', async (_, markdown) => {
    const testSpace = await makeTestSpace(world, [page('A', { markdown })]);
    expect(await textsOf(world, testSpace.id)).toEqual({ A: markdown });
  });

  it.each([
    ['title', 256, 255],
    ['description', 1001, 1000],
    ['icon', 51, 50],
  ])('is refused with a longer %s than the field allows', async (name, length, most) => {
    const testSpace = await makeTestSpace(world);
    const markdown = `---\n${name}: ${'x'.repeat(length)}\n---\n`;
    await expectRefusal(world, testSpace.id, [{ insertPage: { markdown } }], {
      status: 400,
      reason: 'BAD_USER_INPUT',
      at: '0.insertPage.markdown',
      message: `The ${name} in the front matter may have at most ${most} characters.`,
    });
  });

  it('is refused with values that no field allows', async () => {
    const testSpace = await makeTestSpace(world, [page('A')]);
    const at = '0.updatePage.markdown';
    const change = (yaml: string) => [
      { updatePage: { page: idOf(testSpace, 'A'), markdown: `---\n${yaml}\n---\n` } },
    ];
    const refusal = (message: string) => ({ status: 400, reason: 'BAD_USER_INPUT', at, message });
    await expectRefusal(
      world,
      testSpace.id,
      change('title: "a\\0b"'),
      refusal('The title in the front matter has characters that cannot be stored.'),
    );
    await expectRefusal(
      world,
      testSpace.id,
      change(`variables:\n  a: ${'x'.repeat(1025)}`),
      refusal('The variable a in the front matter may have at most 1024 characters.'),
    );
    await expectRefusal(world, testSpace.id, change('variables:\n  a b: x'), {
      ...refusal(
        'The name of a variable begins with a letter and has 1 to 64 letters, digits, dots, hyphens and underscores.',
      ),
      at: '0.updatePage.variables',
    });
  });
});

describe('other keys of front matter', () => {
  const FRONT_MATTER =
    'query ($id: ID!) { space(id: $id) { revision { pages { ... on DocumentPage { title frontMatter } } } } }';
  const frontMatterOf = async (spaceId: string) =>
    (await world.as('ana').query(FRONT_MATTER, { id: spaceId })).data.space.revision.pages;
  const others = 'tags: [a, b] # two\nversion: 1.10';

  it('are kept with the page until an edit has other ones', async () => {
    const testSpace = await makeTestSpace(world, [
      page('A', { markdown: `---\ntitle: B\n${others}\n---\nText.` }),
    ]);
    const update = (markdown: string) =>
      edit(world, testSpace.id, [{ updatePage: { page: idOf(testSpace, 'A'), markdown } }]);
    const shown = (frontMatter: string | null) => [{ title: 'A', frontMatter }];
    expect(await frontMatterOf(testSpace.id)).toEqual(shown(others));
    await update('Another text.');
    await update('---\nemoji: 🐻\n---\nAnother text.');
    expect(await frontMatterOf(testSpace.id)).toEqual(shown(others));
    await update('---\nemoji: 🐻\ndraft: true\n---\nAnother text.');
    expect(await frontMatterOf(testSpace.id)).toEqual(shown('draft: true'));
    expect(await textsOf(world, testSpace.id)).toEqual({ A: 'Another text.' });
  });

  it('are refused when they are too long', async () => {
    const testSpace = await makeTestSpace(world);
    const markdown = `---\ntitle: A\nnote: ${'x'.repeat(20_000)}\n---\n`;
    await expectRefusal(world, testSpace.id, [{ insertPage: { markdown } }], {
      status: 400,
      reason: 'BAD_USER_INPUT',
      at: '0.insertPage.markdown',
      message: 'Other keys in the front matter may have at most 20000 characters.',
    });
  });
});

describe('a page without fields', () => {
  it('is untitled and empty', async () => {
    const testSpace = await makeTestSpace(world);
    await post(world.as('ana'), testSpace.id, [{ insertPage: {} }, { insertPage: {} }]);
    const { createdAt: at, pages } = await contentOf(world, testSpace.id);
    expect(pages).toEqual([
      pageBody(world, testSpace.id, { id: pages[0].id, at, title: 'Untitled', path: 'untitled' }),
      pageBody(world, testSpace.id, { id: pages[1].id, at, title: 'Untitled', path: 'untitled-2' }),
    ]);
  });

  it('stores its text byte for byte', async () => {
    const texts = [
      '\r\nWindows\r\n',
      '\ufeffMarked',
      'No end of line',
      '\t\n  \n',
      '{{ unclosed',
      'a\u2028b',
      '<script>alert(1)</script>',
    ];
    const testSpace = await makeTestSpace(
      world,
      texts.map((markdown, i) => page(`T${i}`, { markdown })),
    );
    expect(Object.values(await textsOf(world, testSpace.id))).toEqual(texts);
  });
});
