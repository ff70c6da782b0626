import { describe, expect, it } from 'vitest';
import { endOf, leadsFrom, pathBelow, sourcesOf } from '../../src/domain/site-redirect.ts';

const byHand = (source: string, destination: string) => ({ source, destination, siteSpaceId: null, pageId: null });
const left = (source: string, siteSpaceId: string, pageId: string | null = null) => ({ source, destination: null, siteSpaceId, pageId });
const seen = new Set(['p', 'q']);

describe('the sources that a path meets', () => {
  it.each([
    ['/', ['/']],
    ['/a', ['/a', '/']],
    ['/a/b/c', ['/a/b/c', '/a/b', '/a', '/']],
  ])('are of %s: %j', (path, sources) => {
    expect(sourcesOf(path)).toEqual(sources);
  });
});

describe('where a path leads', () => {
  it('is what has it as its source first, then what stands for all below, the longest first', () => {
    const rows = [left('/', 'q'), left('/a', 'p'), left('/a/b', 'q', 'page')];
    expect(leadsFrom('/a/b', rows, seen)).toEqual([
      { kind: 'page', siteSpaceId: 'q', pageId: 'page' },
      { kind: 'below', siteSpaceId: 'p', pagePath: ['b'] },
      { kind: 'below', siteSpaceId: 'q', pagePath: ['a', 'b'] },
    ]);
  });

  it('is nothing below what was made by hand or left by a page', () => {
    expect(leadsFrom('/a/b', [byHand('/a', '/c'), left('/', 'p', 'page')], seen)).toEqual([]);
    expect(leadsFrom('/a', [byHand('/a', '/c')], seen)).toEqual([{ kind: 'destination', destination: '/c' }]);
  });

  it('is nothing in a site space that is not seen', () => {
    expect(leadsFrom('/a/b', [left('/a/b', 'z', 'page'), left('/a', 'z')], seen)).toEqual([]);
  });

  it('is the site space itself at its source', () => {
    expect(leadsFrom('/a', [left('/a', 'p')], seen)).toEqual([{ kind: 'below', siteSpaceId: 'p', pagePath: [] }]);
    expect([pathBelow('/', ['a']), pathBelow('/a', ['b', 'c']), pathBelow('/', [])]).toEqual(['/a', '/a/b/c', '/']);
  });
});

describe('the end of a redirect', () => {
  const others = new Map([
    ['/b', '/c?d'],
    ['/back', '/a#here'],
    ['/out', 'https://acme.test/'],
  ]);
  it.each([
    ['/z', '/z'],
    ['/b', '/c?d'],
    ['/b#x', '/c?d'],
    ['/out', 'https://acme.test/'],
    ['https://acme.test/b', 'https://acme.test/b'],
    ['/a', undefined],
    ['/a?again', undefined],
    ['/back', undefined],
  ])('is of /a to %s: %s', (destination, end) => {
    expect(endOf({ source: '/a', destination }, others)).toBe(end);
  });
});
