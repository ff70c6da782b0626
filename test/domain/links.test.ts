import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeId } from '../../src/domain/ids.ts';
import { hrefOf, type LinkTarget, pathCandidates, targetOf } from '../../src/domain/links.ts';
import { anything } from './markdown/texts.ts';

const id = (type: Parameters<typeof makeId>[0]) =>
  makeId(type, 1_790_000_000_000, new Uint8Array(10).fill(7));
const [page, file, space, collection, user, reusable] = [
  id('Page'),
  id('File'),
  id('Space'),
  id('Collection'),
  id('User'),
  id('ReusableContent'),
];

describe('a URL in a text', () => {
  it.each<[string, LinkTarget]>([
    [`/pages/${page}`, { kind: 'page', page }],
    [`/pages/${page}#set-up`, { kind: 'page', page, anchor: 'set-up' }],
    [`/pages/${page}#`, { kind: 'page', page, anchor: '' }],
    [` /pages/${page} `, { kind: 'page', page }],
    [`/files/${file}`, { kind: 'file', file }],
    [`/files/${file}#page=2`, { kind: 'file', file }],
    [`/reusable-contents/${reusable}`, { kind: 'reusable-content', id: reusable }],
    [`/spaces/${space}`, { kind: 'space', space }],
    [`/collections/${collection}`, { kind: 'collection', collection }],
    [`/users/${user}`, { kind: 'user', user }],
    ['#set-up', { kind: 'anchor', anchor: 'set-up' }],
    ['#', { kind: 'anchor', anchor: '' }],
    ['#%C3%BCber', { kind: 'anchor', anchor: 'über' }],
    ['#100%', { kind: 'anchor', anchor: '100%' }],
    ['https://example.com/a#b', { kind: 'url', url: 'https://example.com/a#b' }],
    ['HTTP://example.com', { kind: 'url', url: 'HTTP://example.com' }],
    ['//example.com/a', { kind: 'url', url: '//example.com/a' }],
    ['mailto:ana@acme.test', { kind: 'url', url: 'mailto:ana@acme.test' }],
    ['tel:+49123', { kind: 'url', url: 'tel:+49123' }],
    ['javascript:alert(1)', { kind: 'url', url: 'javascript:alert(1)' }],
    ['./setup.md', { kind: 'path', path: './setup.md' }],
    ['../a/b.md#x', { kind: 'path', path: '../a/b.md', anchor: 'x' }],
    ['/guide/setup', { kind: 'path', path: '/guide/setup' }],
    ['guide', { kind: 'path', path: 'guide' }],
    ['', { kind: 'anchor', anchor: '' }],
    ['?x=1', { kind: 'anchor', query: '?x=1', anchor: '' }],
    ['?x=1#b', { kind: 'anchor', query: '?x=1', anchor: 'b' }],
    ['b.md?x=1#c', { kind: 'path', path: 'b.md', query: '?x=1', anchor: 'c' }],
    [`/pages/${page}?x=1#c`, { kind: 'page', page, query: '?x=1', anchor: 'c' }],
    [`/pages/${file}`, { kind: 'path', path: `/pages/${file}` }],
    ['/pages/pag_1', { kind: 'path', path: '/pages/pag_1' }],
    [`/pages/${page}/x`, { kind: 'path', path: `/pages/${page}/x` }],
    [`pages/${page}`, { kind: 'path', path: `pages/${page}` }],
  ])('is parsed: %s', (href, target) => {
    expect(targetOf(href)).toEqual(target);
  });

  it('has one spelling for each target, which is parsed to that target', () => {
    const anchor = anything;
    const target = fc.oneof(
      fc.record({ kind: fc.constant('page' as const), page: fc.constant(page) }),
      fc.record({ kind: fc.constant('page' as const), page: fc.constant(page), anchor }),
      fc.record({ kind: fc.constant('anchor' as const), anchor }),
      fc.record({
        kind: fc.constant('path' as const),
        path: fc.constantFrom('../a b.md', '/guide', 'x%20y'),
        anchor,
      }),
      fc.constantFrom<LinkTarget>(
        { kind: 'file', file },
        { kind: 'reusable-content', id: reusable },
        { kind: 'space', space },
        { kind: 'collection', collection },
        { kind: 'user', user },
        { kind: 'url', url: 'https://example.com/?a=b#c' },
      ),
    );
    fc.assert(
      fc.property(target, (one) => {
        expect(targetOf(hrefOf(one))).toEqual(one);
      }),
    );
  });

  it('has a target, and its spelling has the same target', () => {
    fc.assert(
      fc.property(anything, (href) => {
        const target = targetOf(href);
        expect(targetOf(hrefOf(target))).toEqual(target);
      }),
    );
  });

  it('keeps letters of any language in an anchor', () => {
    expect(hrefOf({ kind: 'anchor', anchor: 'über uns' })).toBe('#über%20uns');
  });
});

describe('a path in a text', () => {
  it.each<[string, string[], string[]]>([
    ['./setup.md', ['guide', 'start'], ['guide/setup', 'guide/start/setup']],
    ['setup.md', ['guide', 'start'], ['guide/setup', 'guide/start/setup', 'setup']],
    ['../a/b.md#x', ['guide', 'start'], ['a/b', 'guide/a/b']],
    ['../a/b.markdown?x=1', ['guide', 'start'], ['a/b', 'guide/a/b']],
    ['/guide/setup', ['a', 'b'], ['guide/setup']],
    ['/guide/setup.MD', ['a', 'b'], ['guide/setup']],
    ['/', ['a', 'b'], ['']],
    ['guide/', ['a'], ['guide', 'a/guide']],
    ['README.md', ['guide', 'start'], ['guide', 'guide/start', '']],
    ['./readme.md', ['guide', 'start'], ['guide', 'guide/start']],
    ['../index.md', ['guide', 'start'], ['', 'guide']],
    ['/guide/README.md', [], ['guide']],
    ['.', ['guide', 'start'], ['guide', 'guide/start']],
    ['..', ['guide', 'start'], ['', 'guide']],
    ['a%20b.md', ['start'], ['a b', 'start/a b']],
    ['guide//setup', [], ['guide/setup']],
    ['../../../x.md', ['guide', 'start'], []],
    ['../../x.md', ['guide', 'start'], ['x']],
    ['/../x.md', ['guide', 'start'], []],
    ['a%2Fb.md', ['start'], []],
    ['%ZZ.md', ['start'], []],
    ['readme/x.md', [], ['readme/x']],
  ])('%s relative to %j means %j', (path, from, candidates) => {
    expect(pathCandidates(path, from)).toEqual(candidates);
  });

  it('never leads above the root, and has neither empty names nor dots', () => {
    const name = fc.constantFrom('a', 'b.md', '..', '.', '', 'README.md', '%2e%2e', 'c d');
    fc.assert(
      fc.property(
        fc.array(name, { maxLength: 8 }),
        fc.array(fc.constantFrom('x', 'y'), { maxLength: 3 }),
        (names, from) => {
          const found = pathCandidates(names.join('/'), from);
          expect(
            found.filter(
              (path) =>
                path !== '' &&
                path.split('/').some((step) => step === '' || step === '.' || step === '..'),
            ),
          ).toEqual([]);
        },
      ),
    );
  });
});
