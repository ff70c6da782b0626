import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  candidatesFor,
  destinationOf,
  normalDestination,
  normalPath,
  prefixesOf,
  segmentsOf,
} from '../../src/domain/site-address.ts';

const section = (id: string, rank: string, isDefault = false) => ({
  id,
  rank,
  path: id,
  groupId: null,
  isDefault,
});
const siteSpace = (id: string, rank: string, sectionId: string | null, isDefault = false) => ({
  id,
  rank,
  path: id,
  sectionId,
  spaceId: `of ${id}`,
  isDefault,
});

const sectioned = {
  groups: [],
  sections: [section('guide', 'a0'), section('start', 'a1', true)],
  siteSpaces: [
    siteSpace('v1', 'a0', 'guide', true),
    siteSpace('v2', 'a1', 'guide'),
    siteSpace('en', 'a0', 'start', true),
    siteSpace('de', 'a1', 'start'),
  ],
};
const flat = {
  groups: [],
  sections: [],
  siteSpaces: [siteSpace('one', 'a0', null), siteSpace('two', 'a1', null, true)],
};

describe('the prefixes of site spaces', () => {
  it('have no segment for the default section and for the default site space of a section', () => {
    expect([...prefixesOf(sectioned)]).toEqual([
      ['v1', ['guide']],
      ['v2', ['guide', 'v2']],
      ['en', []],
      ['de', ['de']],
    ]);
  });

  it('have no segment for the default at the root', () => {
    expect([...prefixesOf(flat)]).toEqual([
      ['one', ['one']],
      ['two', []],
    ]);
  });
});

const meaning = (
  parts: typeof sectioned | typeof flat,
  path: string,
  seen = parts.siteSpaces.map(({ id }) => id),
) =>
  candidatesFor(parts, new Set(seen), segmentsOf(path)).map(({ siteSpace: { id }, pagePath }) => [
    id,
    pagePath.join('/'),
  ]);

describe('the candidates of a path', () => {
  it('start with the site space with the longest prefix, then the others with more of the path as the page', () => {
    expect(meaning(sectioned, '/guide/v2/setup')).toEqual([
      ['v2', 'setup'],
      ['v1', 'v2/setup'],
      ['en', 'guide/v2/setup'],
    ]);
    expect(meaning(flat, '/')).toEqual([['two', '']]);
  });

  it('include only visible site spaces, at the paths that they have for everybody', () => {
    expect(meaning(sectioned, '/guide/v2', ['v2', 'de'])).toEqual([['v2', '']]);
    expect(meaning(sectioned, '/setup', ['v2', 'de'])).toEqual([]);
  });

  it('prefer a section to a site space of the default section with the same path', () => {
    const parts = {
      ...sectioned,
      siteSpaces: [
        ...sectioned.siteSpaces,
        { ...siteSpace('other', 'a2', 'start'), path: 'guide' },
      ],
    };
    expect(
      candidatesFor(parts, new Set(['other', 'v1']), ['guide']).map(({ siteSpace: { id } }) => id),
    ).toEqual(['v1', 'other']);
  });
});

const paths = fc.constantFrom('a', 'b', 'c', 'guide', 'v2');
const anyParts = fc
  .record({
    sections: fc.uniqueArray(fc.record({ path: paths, isDefault: fc.boolean() }), {
      selector: ({ path }) => path,
      maxLength: 4,
    }),
    spaces: fc.array(fc.record({ path: paths, at: fc.nat(), isDefault: fc.boolean() }), {
      maxLength: 10,
    }),
  })
  .map(({ sections, spaces }) => ({
    groups: [],
    sections: sections.map(({ path, isDefault }, i) => ({
      id: `s${i}`,
      rank: `a${i}`,
      path,
      groupId: null,
      isDefault,
    })),
    siteSpaces: spaces.map(({ path, at, isDefault }, i) => ({
      id: `p${i}`,
      rank: `a${i}`,
      path,
      isDefault,
      spaceId: `x${i}`,
      sectionId: sections.length === 0 ? null : `s${at % sections.length}`,
    })),
  }));

describe('for any site', () => {
  it('every site space is found below its prefix, with the rest of the path', () => {
    fc.assert(
      fc.property(anyParts, fc.array(paths, { maxLength: 3 }), (parts, rest) => {
        const all = new Set(parts.siteSpaces.map(({ id }) => id));
        for (const [id, prefix] of prefixesOf(parts)) {
          const found = candidatesFor(parts, all, [...prefix, ...rest]).find(
            (one) => one.siteSpace.id === id,
          );
          expect([found?.prefix, found?.pagePath]).toEqual([prefix, rest]);
        }
      }),
    );
  });

  it('no invisible site space is a candidate, and the prefixes never get longer', () => {
    fc.assert(
      fc.property(
        anyParts,
        fc.array(paths, { maxLength: 4 }),
        fc.func(fc.boolean()),
        (parts, path, isSeen) => {
          const seen = new Set(parts.siteSpaces.filter(({ id }) => isSeen(id)).map(({ id }) => id));
          const found = candidatesFor(parts, seen, path);
          expect(found.filter(({ siteSpace: { id } }) => !seen.has(id))).toEqual([]);
          expect(found.map(({ prefix }) => prefix.length)).toEqual(
            found.map(({ prefix }) => prefix.length).sort((one, other) => other - one),
          );
          for (const { prefix, pagePath } of found) expect([...prefix, ...pagePath]).toEqual(path);
        },
      ),
    );
  });
});

describe('a path of a site', () => {
  it.each([
    ['/', '/'],
    ['/a/b', '/a/b'],
    ['/a//b/', '/a/b'],
    ['/%C3%BC/a%20b', '/ü/a b'],
    ['/%2561', '/%61'],
    ['a', undefined],
    ['', undefined],
    ['/a?b', undefined],
    ['/a#b', undefined],
    ['/a%3Fb', undefined],
    ['/%', undefined],
    ['/%ff', undefined],
    ['/a%00', undefined],
    ['/a/../b', undefined],
    ['https://acme.test/a', undefined],
  ])('of %j is normalized to %j', (text, kept) => {
    expect(normalPath(text)).toBe(kept);
  });
});

describe('a destination', () => {
  it.each([
    ['/a/', '/a'],
    ['/a/?b=c#d', '/a?b=c#d'],
    ['/%C3%BC#%C3%BC', '/ü#%C3%BC'],
    ['https://acme.test', 'https://acme.test/'],
    ['http://acme.test/a b?c#d', 'http://acme.test/a%20b?c#d'],
    ['//acme.test/a', undefined],
    ['ftp://acme.test', undefined],
    ['javascript:alert(1)', undefined],
    ['https://ana:secret@acme.test', undefined],
    ['/a#b c', undefined],
    ['acme.test', undefined],
    ['', undefined],
    [`/${'a'.repeat(2048)}`, undefined],
  ])('%j is normalized to %j', (text, kept) => {
    expect(normalDestination(text)).toBe(kept);
  });

  it('is a path with its query and fragment, or a URL', () => {
    expect([
      destinationOf('/a/b?c#d'),
      destinationOf('/a'),
      destinationOf('https://acme.test/a'),
    ]).toEqual([
      { path: '/a/b', behind: '?c#d' },
      { path: '/a', behind: '' },
      { address: 'https://acme.test/a' },
    ]);
  });
});
