// Checks ids: the prefix of a type and a UUIDv7 in base 58.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  claimsIn,
  type IdType,
  idOfState,
  isIdOf,
  makeId,
  type ObjectState,
  parseId,
  prefixOf,
  sealedKeyIn,
  shareKeyPart,
  typeOfId,
  visitorPart,
} from '../../src/domain/ids.ts';
import { kinds, storedKinds } from '../../src/domain/kinds.ts';

const types = Object.keys(kinds) as readonly IdType[]; // as IdType is declared

const type = fc.constantFrom(...types);
const time = fc.integer({ min: 0, max: 2 ** 48 - 1 });
const random = fc.uint8Array({ minLength: 10, maxLength: 10 });

describe('ids', () => {
  it('are a prefix, an underscore and 22 characters of base 58, and identify their type', () => {
    fc.assert(
      fc.property(type, time, random, (of, milliseconds, bytes) => {
        const id = makeId(of, milliseconds, bytes);
        expect(id).toMatch(new RegExp(`^${prefixOf(of)}_[1-9A-HJ-NP-Za-km-z]{22}$`));
        expect(typeOfId(id)).toBe(of);
        expect(types.filter((other) => isIdOf(id, other))).toEqual([of]);
      }),
    );
  });

  it('sort by their time, whatever their other bits', () => {
    fc.assert(
      fc.property(time, time, random, random, (first, second, one, other) => {
        fc.pre(first < second);
        expect(makeId('Page', first, one) < makeId('Page', second, other)).toBe(true);
      }),
    );
  });

  it('differ when their random bits differ', () => {
    const bits = random.map((bytes) =>
      bytes.map((byte, i) => (i === 0 ? byte & 0x0f : i === 2 ? byte & 0x3f : byte)),
    ); // without the bits of version and variant
    fc.assert(
      fc.property(bits, bits, (one, other) => {
        expect(makeId('Page', 1, one) === makeId('Page', 1, other)).toBe(
          one.join() === other.join(),
        );
      }),
    );
  });

  it('have a unique prefix for each type', () => {
    expect(new Set(types.map(prefixOf)).size).toBe(types.length);
  });

  it.each(['loader', 'table', 'alias'] as const)('belong to kinds with a unique %s', (name) => {
    const values = storedKinds.map((kind) => kind[name]);
    expect(values.filter((value, i) => values.indexOf(value) < i)).toEqual([]);
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

  it('match one of several types', () => {
    const id = 'lnk_1CWoxU9o4cmNqFGhyZhEqL';
    expect([
      isIdOf(id, 'Invite|LinkInvite'),
      isIdOf(id, 'LinkInvite'),
      isIdOf(id, 'Invite'),
      isIdOf('x', 'Invite|LinkInvite'),
    ]).toEqual([true, true, false, false]);
  });

  it('are checked without an error for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeOfId(text)).toBeUndefined();
      }),
    );
  });

  it('have a prefix even for a type without ids', () => {
    expect([prefixOf('Organization'), prefixOf('Subdomain')]).toEqual(['org', 'Subdomain']);
  });
});

const idOf = (of: IdType) => fc.tuple(time, random).map(([at, bytes]) => makeId(of, at, bytes));
const claims = fc.dictionary(
  fc.string({ minLength: 1 }).filter((name) => name !== '__proto__'),
  fc.string(),
);
const visitor = claims.map((given) => visitorPart(given, () => 'digest'));
const shareKey = fc
  .uint8Array({ minLength: 29 })
  .map((bytes) => shareKeyPart(bytes, () => 'digest'));

/** States of pages, files and reusable contents. */
const itemState: fc.Arbitrary<ObjectState> = fc
  .constantFrom<IdType>('Page', 'File', 'ReusableContent')
  .chain((of) =>
    fc.record({
      type: fc.constant(of),
      id: idOf(of),
      revisionId: idOf('Revision'),
      isSource: fc.boolean(),
      siteSpaceId: fc.option(idOf('SiteSpace'), { nil: undefined }),
      visitor: fc.option(visitor, { nil: undefined }),
      shareKey: fc.option(shareKey, { nil: undefined }),
    }),
  );

describe('ids of states', () => {
  it('contain the parts of the state, in characters of URLs', () => {
    fc.assert(
      fc.property(itemState, (state) => {
        const text = idOfState(state);
        expect(text).toMatch(/^[\w.-]+$/);
        expect(parseId(text)).toEqual(state);
        expect(typeOfId(text)).toBeUndefined();
      }),
    );
  });

  it('are those of the objects where there is no state', () => {
    fc.assert(
      fc.property(type.chain(idOf), (id) => {
        expect(parseId(id)).toEqual({ type: typeOfId(id), id, isSource: false });
        expect(idOfState({ id })).toBe(id);
      }),
    );
  });

  it('have no other parts, in no other order, and none twice', () => {
    const of = (name: IdType) => makeId(name, 1, new Uint8Array(10));
    const [page, revision, siteSpace] = [of('Page'), of('Revision'), of('SiteSpace')];
    for (const text of [
      `${page}.`,
      `${page}.${page}`,
      `${page}.${revision}.${revision}`,
      `${page}.source.${revision}`,
      `${page}.${siteSpace}.${revision}`,
      `${page}.${revision}.visitor.${siteSpace}`,
      `${page}.${revision}.visitor-`,
      `${page}.${revision}.visitors`,
      `${revision}.${revision}`,
      `.${page}`,
      `${page}.${revision}.source.${siteSpace}.visitor.visitor`,
      `${page}.key-a.visitor`,
      `${page}.key-`,
      `${page}.${revision}.source.${siteSpace}.visitor.key-a.key-a`,
    ])
      expect([text, parseId(text)]).toEqual([text, undefined]);
  });

  it('contain an encrypted share key of up to 1,000 characters', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 750 }), (bytes) => {
        expect(new Uint8Array(sealedKeyIn(shareKeyPart(bytes, () => 'digest')))).toEqual(bytes);
      }),
    );
    expect(shareKeyPart(new Uint8Array(751), () => 'digest')).toBe('key-digest');
  });

  it('contain the claims of simulated visitors, up to 1,000 characters', () => {
    fc.assert(
      fc.property(claims, (given) => {
        const part = visitorPart(given, () => 'digest');
        if (part !== 'visitor-digest') expect(claimsIn(part)).toEqual(given);
      }),
    );
    expect(visitorPart({}, () => 'digest')).toBe('visitor');
    expect(visitorPart({ plan: 'x'.repeat(739) }, () => 'digest')).toMatch(/^visitor-ey/);
    expect(visitorPart({ plan: 'x'.repeat(740) }, () => 'digest')).toBe('visitor-digest');
    for (const part of ['visitor-digest', 'visitor-W10', 'visitor-bnVsbA'])
      expect(claimsIn(part)).toBeUndefined();
  });
});
