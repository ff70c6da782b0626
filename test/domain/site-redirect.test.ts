import { describe, expect, it } from 'vitest';
import {
  finalTargetOf,
  redirectTargetOf,
  pathBelow,
  sourcesOf,
} from '../../src/domain/site-redirect.ts';

const manualRedirect = (source: string, destination: string) => ({
  source,
  destination,
  siteSpaceId: null,
  pageId: null,
});
const automaticRedirect = (source: string, siteSpaceId: string, pageId: string | null = null) => ({
  source,
  destination: null,
  siteSpaceId,
  pageId,
});
const visibleIds = new Set(['p', 'q']);

describe('the sources that match a path', () => {
  it.each([
    ['/', ['/']],
    ['/a', ['/a', '/']],
    ['/a/b/c', ['/a/b/c', '/a/b', '/a', '/']],
  ])('of %s are %j', (path, sources) => {
    expect(sourcesOf(path)).toEqual(sources);
  });
});

describe('the target of a path', () => {
  it('is the exact source first, then the prefix redirects, the longest first', () => {
    const rows = [
      automaticRedirect('/', 'q'),
      automaticRedirect('/a', 'p'),
      automaticRedirect('/a/b', 'q', 'page'),
    ];
    expect(redirectTargetOf('/a/b', rows, visibleIds)).toEqual([
      { kind: 'page', siteSpaceId: 'q', pageId: 'page' },
      { kind: 'below', siteSpaceId: 'p', pagePath: ['b'] },
      { kind: 'below', siteSpaceId: 'q', pagePath: ['a', 'b'] },
    ]);
  });

  it('is empty below a redirect made by hand or left by a page', () => {
    expect(
      redirectTargetOf(
        '/a/b',
        [manualRedirect('/a', '/c'), automaticRedirect('/', 'p', 'page')],
        visibleIds,
      ),
    ).toEqual([]);
    expect(redirectTargetOf('/a', [manualRedirect('/a', '/c')], visibleIds)).toEqual([
      { kind: 'destination', destination: '/c' },
    ]);
  });

  it('is empty in an invisible site space', () => {
    expect(
      redirectTargetOf(
        '/a/b',
        [automaticRedirect('/a/b', 'z', 'page'), automaticRedirect('/a', 'z')],
        visibleIds,
      ),
    ).toEqual([]);
  });

  it('is the site space itself at its source', () => {
    expect(redirectTargetOf('/a', [automaticRedirect('/a', 'p')], visibleIds)).toEqual([
      { kind: 'below', siteSpaceId: 'p', pagePath: [] },
    ]);
    expect([pathBelow('/', ['a']), pathBelow('/a', ['b', 'c']), pathBelow('/', [])]).toEqual([
      '/a',
      '/a/b/c',
      '/',
    ]);
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
  ])('is reached from /a to %s: %s', (destination, end) => {
    expect(finalTargetOf({ source: '/a', destination }, others)).toBe(end);
  });
});
