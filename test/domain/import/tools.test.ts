/** Checks archives of other tools: their front matter, their tables of contents, and their order. */
import { describe, expect, it } from 'vitest';
import type { ImportedContent } from '../../../src/domain/import.ts';
import { read, textsOf, treeOf } from './archives.ts';

describe('front matter of other tools', () => {
  /** Returns the tree of pages with their titles in the table of contents and hidden pages. */
  const outline = ({ pages }: ImportedContent) =>
    pages.map(({ title, slug, fields }) => [
      ...[title, slug, fields?.['linkTitle'] ?? null],
      ...(fields?.['hidden'] === true ? ['hidden'] : []),
    ]);

  it('orders the pages of Docusaurus, with categories, labels and hidden pages', () => {
    const found = read({
      'docs/intro.md': '---\nsidebar_position: 1\nsidebar_label: Start\n---\n\n# Introduction\n',
      'docs/z.md': '---\nid: z\nsidebar_position: 2\ntitle: Zed\n---\nText\n',
      'docs/a.md': '# A\n',
      'docs/guides/_category_.json': '{"label": "All guides", "position": 1.5}',
      'docs/guides/b.md': '---\nsidebar_position: 2\n---\n# B\n',
      'docs/guides/c.md': '---\nsidebar_position: 1\nunlisted: true\n---\n# C\n',
    });
    expect(outline(found)).toEqual([
      ['Introduction', 'intro', 'Start'],
      ['All guides', 'guides', null],
      ['C', 'c', null, 'hidden'],
      ['B', 'b', null],
      ['Zed', 'z', null],
      ['A', 'a', null],
    ]);
    expect(textsOf(found)[0]).toBe('');
    expect(found.pages.map(({ fields }) => fields?.['frontMatter'] ?? null)).toEqual([
      'sidebar_position: 1\nsidebar_label: Start',
      null,
      'sidebar_position: 1\nunlisted: true',
      'sidebar_position: 2',
      'id: z\nsidebar_position: 2',
      null,
    ]);
    expect(found.problems).toEqual([]);
  });

  it('reads TOML and section pages of Hugo', () => {
    const found = read({
      'content/_index.md': '+++\ntitle = "Home"\ndate = 2026-01-31\n+++\nHello\n',
      'content/posts/_index.md': '---\ntitle: Posts\nweight: 2\nlinkTitle: All posts\n---\n',
      'content/posts/one.md': '+++\ntitle = "One"\ndraft = true\n+++\n',
      'content/about.md': '+++\ntitle = "About"\nweight = 1\n+++\nSee [one](posts/one.md)\n',
    });
    expect(outline(found)).toEqual([
      ['Home', 'home', null],
      ['About', 'about', null],
      ['Posts', 'posts', 'All posts'],
      ['One', 'one', null, 'hidden'],
    ]);
    expect(textsOf(found)).toEqual(['Hello\n', 'See [one](page-4)\n', '', '']);
    expect(found.pages[0]?.fields?.['frontMatter']).toBe('date: 2026-01-31');
  });

  it('keeps the names of templates of Jekyll and VitePress', () => {
    const found = read({
      'index.md': '---\nlayout: home\nhero:\n  name: Acme\n---\n\nWelcome\n',
      'a.md': '---\ntitle: First\nlayout: default\nnav_order: 2\n---\nText\n',
      'b.md': '---\nlayout: default\nnav_order: 1\n---\n# Second\n',
    });
    expect(outline(found)).toEqual([
      ['Untitled', 'page', null],
      ['Second', 'b', null],
      ['First', 'a', null],
    ]);
    expect(found.pages.map(({ fields }) => fields?.['frontMatter'])).toEqual([
      'hero:\n  name: Acme\nlayout: "home"',
      'nav_order: 1\nlayout: "default"',
      'nav_order: 2\nlayout: "default"',
    ]);
    expect(found.problems).toEqual([]);
  });

  it('leaves thematic breaks at the start of a text as they are', () => {
    expect(textsOf(read({ 'a.md': '---\nWords\n---\nMore\n' }))).toEqual([
      '---\nWords\n---\nMore\n',
    ]);
  });
});

describe('tables of contents of other tools', () => {
  it('has the chapters of mdBook before and after the list', () => {
    const found = read({
      'src/SUMMARY.md':
        '# Summary\n\n[Foreword](foreword.md)\n\n# Part\n\n- [One](one.md)\n- [Draft]()\n\n-----------\n\n[Appendix](appendix.md)\n[Contributors](people.md)\n',
      ...Object.fromEntries(
        ['foreword', 'one', 'appendix', 'people'].map((name) => [`src/${name}.md`, '']),
      ),
    });
    expect(treeOf(found)).toEqual([
      'Foreword (foreword)',
      'GROUP Part (part)',
      '  One (one)',
      '  Draft (draft)',
      'Appendix (appendix)',
      'Contributors (people)',
    ]);
  });

  it('is `_sidebar.md` of docsify', () => {
    const found = read({
      'docs/_sidebar.md': '* [Home](/)\n* Guide\n  * [Set up](guide/setup)\n',
      'docs/README.md': 'Home',
      'docs/guide/setup.md': 'Text',
    });
    expect(treeOf(found)).toEqual(['Home (home)', 'Guide (guide)', '  Set up (setup)']);
  });

  it('is the navigation of MkDocs, with its folder', () => {
    const found = read({
      'mkdocs.yml':
        'site_name: Acme\ndocs_dir: pages\nmarkdown_extensions:\n  - a: !!python/name:x.y\nnav:\n  - Home: index.md\n  - setup.md\n  - Guides:\n      - One: guides/one two.md\n      - Web: https://acme.test\n',
      'pages/index.md': 'Home',
      'pages/setup.md': '# Set it up\n\n![x](img/a.png)\n',
      'pages/img/a.png': new Uint8Array([1]),
      'pages/guides/one two.md': '[home](../index.md)',
      'pages/other.md': '',
    });
    expect(treeOf(found)).toEqual([
      'Home (home)',
      'Set it up (setup)',
      'GROUP Guides (guides)',
      '  One (one-two)',
      '  LINK Web ()',
      'Other (other)',
    ]);
    expect(textsOf(found).slice(1, 4)).toEqual(['![x](file-1)\n', '', '[home](page-1)']);
    expect(found.problems).toEqual([]);
  });

  it('has the pages of a folder that MkDocs names, once', () => {
    const found = read({
      'mkdocs.yml': 'nav:\n  - Guides: guides/\n  - Plain: plain/\n  - Gone: gone/\n',
      'docs/index.md': '# Home',
      'docs/guides/index.md': '# Guides',
      'docs/guides/b.md': '# B',
      'docs/guides/deep/c.md': '# C',
      'docs/plain/a.md': '# A',
    });
    expect(treeOf(found)).toEqual([
      'Home (home)',
      'Guides (guides)',
      '  B (b)',
      '  Deep (deep)',
      '    C (c)',
      'Plain (plain)',
      '  A (a)',
      'Gone (gone)',
    ]);
    expect(found.problems).toEqual([
      { resource: 'mkdocs.yml', message: 'This link is broken: gone/' },
    ]);
  });

  it('of docsify begins with the README, and leaves out parts of other pages', () => {
    const found = read({
      'docs/_sidebar.md': '* [One](one.md)\n',
      'docs/_coverpage.md': '# Cover',
      'docs/_media/part.md': 'Part',
      'docs/README.md': '# Start',
      'docs/one.md': '# One',
      'docs/two.md': '# Two',
    });
    expect(treeOf(found)).toEqual(['Start (start)', 'One (one)', 'Two (two)']);
    expect(found.problems).toEqual(
      ['docs/_coverpage.md', 'docs/_media/part.md'].map((resource) => ({
        resource,
        message: 'The summary does not name this page.',
      })),
    );
  });

  it('is SUMMARY.md where an archive has several', () => {
    const found = read({
      'mkdocs.yml': 'nav: [b.md]',
      'docs/SUMMARY.md': '* [A](a.md)\n',
      'docs/a.md': '',
      'docs/b.md': '',
    });
    expect(treeOf(found)).toEqual(['A (a)']);
  });
});
