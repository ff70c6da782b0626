// Ids: a kind's prefix and a UUIDv7 in base 58.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IdType, isIdOf, makeId, prefixOf, typeOfId } from '../../src/domain/ids.ts';

const types: readonly IdType[] = [
  'Organization',
  'User',
  'Member',
  'Team',
  'TeamMember',
  'Invite',
  'LinkInvite',
  'ApiToken',
  'ServiceAccount',
  'AuditEvent',
  'AccountEvent',
  'Collection',
  'Space',
  'ChangeRequest',
  'Revision',
  'Page',
  'File',
  'Comment',
  'CommentReply',
  'Reaction',
  'SearchSection',
  'Import',
  'Site',
  'SiteSection',
  'SiteSectionGroup',
  'SiteSpace',
  'ShareLink',
  'SAMLProvider',
  'SignInCode',
  'TranslationSettings',
  'Translation',
  'TranslatedPage',
  'OpenAPISpec',
  'OpenAPISpecVersion',
  'Integration',
  'IntegrationInstallation',
  'InstallationSpace',
  'InstallationSite',
  'InstallationToken',
];

const type = fc.constantFrom(...types);
const time = fc.integer({ min: 0, max: 2 ** 48 - 1 });
const random = fc.uint8Array({ minLength: 10, maxLength: 10 });

describe('ids', () => {
  it('are a prefix, an underscore and 22 characters of base 58, and tell their type', () => {
    fc.assert(
      fc.property(type, time, random, (of, milliseconds, bytes) => {
        const id = makeId(of, milliseconds, bytes);
        expect(id).toMatch(new RegExp(`^${prefixOf(of)}_[1-9A-HJ-NP-Za-km-z]{22}$`));
        expect(typeOfId(id)).toBe(of);
        expect(types.filter((other) => isIdOf(id, other))).toEqual([of]);
      }),
    );
  });

  it('sort by their time, whatever else is in them', () => {
    fc.assert(
      fc.property(time, time, random, random, (first, second, one, other) => {
        fc.pre(first < second);
        expect(makeId('Page', first, one) < makeId('Page', second, other)).toBe(true);
      }),
    );
  });

  it('differ when their random bits do', () => {
    const bits = random.map((bytes) => bytes.map((byte, i) => (i === 0 ? byte & 0x0f : i === 2 ? byte & 0x3f : byte))); // what version and variant leave
    fc.assert(
      fc.property(bits, bits, (one, other) => {
        expect(makeId('Page', 1, one) === makeId('Page', 1, other)).toBe(one.join() === other.join());
      }),
    );
  });

  it('have a prefix of their own for each type', () => {
    expect(new Set(types.map(prefixOf)).size).toBe(types.length);
  });

  it.each([
    ['org_1CWoxU9o4cmNqFGhyZhEqL', 'Organization'],
    ['usr_1CWoxU9o4cmNqFGhyZhEqL', 'User'],
    ['cr_1111111111111111111111', 'ChangeRequest'],
    ['site_YcVfxkQb6JRzqk5kF2tNLv', 'Site'], // 128 bits, all of them set
    ['site_YcVfxkQb6JRzqk5kF2tNLw', undefined], // one more than fits
    ['site_zzzzzzzzzzzzzzzzzzzzzz', undefined],
    ['xxx_1CWoxU9o4cmNqFGhyZhEqL', undefined],
    ['constructor_1CWoxU9o4cmNqFGhyZhEqL', undefined],
    ['ORG_1CWoxU9o4cmNqFGhyZhEqL', undefined],
    ['org-1CWoxU9o4cmNqFGhyZhEqL', undefined],
    ['org_1CWoxU9o4cmNqFGhyZhEq', undefined],
    ['org_1CWoxU9o4cmNqFGhyZhEqLL', undefined],
    ['org_0CWoxU9o4cmNqFGhyZhEqL', undefined], // 0, O, I and l are not in base 58
    ['org_OCWoxU9o4cmNqFGhyZhEqL', undefined],
    ['org_ICWoxU9o4cmNqFGhyZhEqL', undefined],
    ['org_lCWoxU9o4cmNqFGhyZhEqL', undefined],
    ['org_1CWoxU9o4cmNqFGhyZhEqL\n', undefined],
    [' org_1CWoxU9o4cmNqFGhyZhEqL', undefined],
    ['org_', undefined],
    ['', undefined],
  ])('%j is of the type %s', (id, of) => {
    expect(typeOfId(id)).toBe(of);
  });

  it('are of one of several types, where several are meant', () => {
    const id = 'lnk_1CWoxU9o4cmNqFGhyZhEqL';
    expect([isIdOf(id, 'Invite|LinkInvite'), isIdOf(id, 'LinkInvite'), isIdOf(id, 'Invite'), isIdOf('x', 'Invite|LinkInvite')]).toEqual([true, true, false, false]);
  });

  it('are never more than texts: any text is judged without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeOfId(text)).toBeUndefined();
      }),
    );
  });

  it('name a type by itself that has no ids', () => {
    expect([prefixOf('Organization'), prefixOf('Subdomain')]).toEqual(['org', 'Subdomain']);
  });
});
