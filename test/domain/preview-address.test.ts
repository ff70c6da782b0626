// Tests the segments of addresses that name unpublished content.
import { describe, expect, it } from 'vitest';
import { readClaims } from '../../src/domain/claims-text.ts';
import { namesContent, readPreviewPath, stepsOfPreview } from '../../src/domain/preview-address.ts';

describe('a path of a site', () => {
  it.each([
    ['/~/changes/3/a/b', { above: '/', kind: 'changes', key: '3', below: '/a/b' }],
    [
      '/api/v2/~/revisions/rev_1',
      { above: '/api/v2', kind: 'revisions', key: 'rev_1', below: '/' },
    ],
    ['/~/changes/3/~/changes/4', { above: '/', kind: 'changes', key: '3', below: '/~/changes/4' }],
    ['/~/changes', undefined],
    ['/~/nothing/3', undefined],
    ['/x/~', undefined],
    ['/changes/3', undefined],
    ['/', undefined],
  ])('%s names %j', (path, expected) => {
    expect(readPreviewPath(path)).toEqual(expected);
  });

  it('names a change request by its id or number, and a revision by its id', () => {
    const ofRequest = { revisionId: 'rev_1', changeRequest: { id: 'cr_1', number: 3 } };
    const ofRevision = { revisionId: 'rev_1', changeRequest: null };
    const names = (path: string) => {
      const named = readPreviewPath(path);
      return named && [namesContent(named, ofRequest), namesContent(named, ofRevision)];
    };
    expect([names('/~/changes/3'), names('/~/changes/cr_1')]).toEqual([
      [true, false],
      [true, false],
    ]);
    expect([names('/~/changes/03'), names('/~/revisions/rev_1')]).toEqual([
      [false, false],
      [false, true],
    ]);
    expect([stepsOfPreview(ofRequest), stepsOfPreview(ofRevision)]).toEqual([
      ['~', 'changes', '3'],
      ['~', 'revisions', 'rev_1'],
    ]);
  });
});

describe('claims in a text', () => {
  it.each([
    ['(plan:pro,tags:!(a,b),n:1,x:!f)', { plan: 'pro', tags: ['a', 'b'], n: 1, x: false }],
    [' {"plan": "pro"}', { plan: 'pro' }],
    ['()', {}],
  ])('%s are %j', (text, expected) => {
    expect(readClaims(text, 'claims')).toEqual(expected);
  });
});
