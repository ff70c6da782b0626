import { describe, expect, it } from 'vitest';
import {
  finalTargetOf,
  redirectTargetOf,
  pathBelow,
  sourcesOf,
  wildcardsOf,
} from '../../src/domain/site-redirect.ts';

const manualRedirect = (source: string, destination: string) => ({
  source,
  destination,
  captureWildcard: false,
  siteSpaceId: null,
  pageId: null,
});
const automaticRedirect = (source: string, siteSpaceId: string, pageId: string | null = null) => ({
  source,
  destination: null,
  captureWildcard: false,
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

  it('is the part of the site that a redirect made by hand leads to', () => {
    const toPart = (source: string, pageId: string | null, captureWildcard = false) => ({
      ...{ source, destination: '/then', captureWildcard, siteSpaceId: 'p', pageId },
    });
    expect(redirectTargetOf('/a', [toPart('/a', 'page')], visibleIds)).toEqual([
      { kind: 'page', siteSpaceId: 'p', pageId: 'page' },
    ]);
    expect(redirectTargetOf('/a', [toPart('/a', null)], visibleIds)).toEqual([
      { kind: 'below', siteSpaceId: 'p', pagePath: [] },
    ]);
    expect(redirectTargetOf('/a/b', [toPart('/a', null)], visibleIds)).toEqual([]);
    expect(redirectTargetOf('/a/b/c', [toPart('/a/*', null, true)], visibleIds)).toEqual([
      { kind: 'below', siteSpaceId: 'p', pagePath: ['b', 'c'] },
    ]);
    expect(redirectTargetOf('/a', [toPart('/a', null)], new Set(['q']))).toEqual([]);
  });

  it('of a source with a wildcard is below it, with the rest of the path where asked', () => {
    const wildcard = (source: string, destination: string, captureWildcard = true) => ({
      ...manualRedirect(source, destination),
      captureWildcard,
    });
    const leads = (path: string, ...rows: ReturnType<typeof wildcard>[]) =>
      redirectTargetOf(path, rows, visibleIds).map((target) =>
        target.kind === 'destination' ? target.destination : target,
      );
    expect(wildcardsOf('/a/b')).toEqual(['/a/*', '/*']);
    expect(leads('/a/b/c', wildcard('/a/*', '/new?x=1'))).toEqual(['/new/b/c?x=1']);
    expect(leads('/a/b', wildcard('/a/*', '/new', false))).toEqual(['/new']);
    expect(leads('/a/ü b', wildcard('/*', 'https://acme.test/in/?x=1#y'))).toEqual([
      'https://acme.test/in/a/%C3%BC%20b?x=1#y',
    ]);
    expect(leads('/a', wildcard('/a/*', '/new'))).toEqual([]);
    expect(
      leads(
        '/a/b',
        wildcard('/*', '/3'),
        wildcard('/a/*', '/2'),
        manualRedirect('/a/b', '/1'),
        manualRedirect('/a', '/4'),
      ),
    ).toEqual(['/1', '/2/b', '/3/a/b']);
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
