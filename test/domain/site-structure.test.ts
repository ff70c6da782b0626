import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ranksAfter } from '../../src/domain/rank.ts';
import {
  defaultOf,
  freePath,
  openingOf,
  rootOf,
  sectionKeys,
  sectionsInOrder,
  visibleStructure,
  siteSpaceKeys,
  siteSpacesInOrder,
  topOf,
} from '../../src/domain/site-structure.ts';
import { countCases } from '../case-count.ts';

interface Section {
  readonly id: string;
  readonly rank: string;
  readonly groupId: string | null;
  readonly isDefault: boolean;
}
interface SiteSpace {
  readonly id: string;
  readonly rank: string;
  readonly sectionId: string | null;
  readonly spaceId: string;
  readonly isDefault: boolean;
}

const section = (
  id: string,
  rank: string,
  groupId: string | null = null,
  isDefault = false,
): Section => ({ id, rank, groupId, isDefault });
const siteSpace = (
  id: string,
  rank: string,
  sectionId: string | null = null,
  isDefault = false,
): SiteSpace => ({ id, rank, sectionId, spaceId: `of ${id}`, isDefault });
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

// Z9 sorts before a0: ranks compare character by character.
const parts = {
  groups: [{ id: 'g', rank: 'a1' }],
  sections: [section('s3', 'a2'), section('s2', 'a0', 'g', true), section('s1', 'Zz')],
  siteSpaces: [
    siteSpace('p1', 'a0', 's1'),
    siteSpace('p0', 'Zz', 's1', true),
    siteSpace('p3', 'a0', 's3'),
    siteSpace('p2', 'a0', 's2'),
  ],
};

describe('the order of a structure', () => {
  it('follows the ranks, with the sections of a group in the place of the group', () => {
    expect(idsOf(topOf(parts))).toEqual(['s1', 'g', 's3']);
    expect(idsOf(rootOf(parts))).toEqual(['s1', 'g', 's3']);
    expect(idsOf(sectionsInOrder(parts))).toEqual(['s1', 's2', 's3']);
    expect(idsOf(siteSpacesInOrder(parts))).toEqual(['p0', 'p1', 'p2', 'p3']);
  });

  it('has site spaces at the root while there is no section, whatever the groups', () => {
    const bare = {
      groups: parts.groups,
      sections: [],
      siteSpaces: [siteSpace('b', 'a1'), siteSpace('a', 'a0')],
    };
    expect(idsOf(rootOf(bare))).toEqual(['a', 'b']);
    expect(rootOf({ groups: parts.groups, sections: [], siteSpaces: [] })).toEqual([]);
  });

  it('starts with the default of the default section, or with the first visible site space', () => {
    expect(openingOf(parts)?.id).toBe('p2');
    expect(openingOf(visibleStructure(parts, ({ id }) => id !== 'p2'))?.id).toBe('p0');
    expect(openingOf(visibleStructure(parts, ({ id }) => id === 'p1' || id === 'p3'))?.id).toBe(
      'p1',
    );
    expect(openingOf({ groups: [], sections: [], siteSpaces: [] })).toBeUndefined();
    expect(defaultOf([section('a', 'a0'), section('b', 'a1', null, true)])?.id).toBe('b');
  });
});

describe('the visible structure', () => {
  it('has no section without a visible site space, and no group without a visible section', () => {
    const seen = visibleStructure(parts, ({ id }) => id === 'p1');
    expect([idsOf(seen.groups), idsOf(seen.sections), idsOf(seen.siteSpaces)]).toEqual([
      [],
      ['s1'],
      ['p1'],
    ]);
  });

  it('keeps empty sections and groups, which hide nothing', () => {
    const more = {
      ...parts,
      groups: [...parts.groups, { id: 'empty', rank: 'a9' }],
      sections: [...parts.sections, section('new', 'a8')],
    };
    const seen = visibleStructure(more, () => false);
    expect([idsOf(seen.groups), idsOf(seen.sections), seen.siteSpaces]).toEqual([
      ['empty'],
      ['new'],
      [],
    ]);
  });
});

/** Generates a site with any parts, each with a unique rank among its siblings. */
const anyParts = fc
  .record({
    groups: fc.nat(4),
    sections: fc.array(fc.record({ group: fc.nat(9), rank: fc.nat(99) }), { maxLength: 8 }),
    siteSpaces: fc.array(fc.record({ section: fc.nat(9), rank: fc.nat(99), seen: fc.boolean() }), {
      maxLength: 20,
    }),
  })
  .map((made) => {
    const ranks = ranksAfter('Zx', 200);
    const groups = Array.from({ length: made.groups }, (_, i) => ({
      id: `g${i}`,
      rank: ranks[100 + i] ?? '',
    }));
    const sections = made.sections.map(({ group, rank }, i) =>
      section(`s${i}`, ranks[rank] ?? '', groups[group]?.id ?? null),
    );
    const siteSpaces = made.siteSpaces.map(({ section: of, rank }, i) =>
      siteSpace(
        `p${i}`,
        ranks[rank] ?? '',
        sections[of % Math.max(1, sections.length)]?.id ?? null,
      ),
    );
    return {
      parts: { groups, sections, siteSpaces },
      unseen: new Set(made.siteSpaces.flatMap(({ seen }, i) => (seen ? [] : [`p${i}`]))),
    };
  });

const isSorted = (keys: readonly (readonly string[])[]) =>
  keys.every((key, i) => i === 0 || before(keys[i - 1] ?? [], key));
function before(one: readonly string[], other: readonly string[]): boolean {
  const at = one.findIndex((text, i) => text !== other[i]);
  return at >= 0 && (one[at] ?? '') < (other[at] ?? '');
}

describe('for any structure', () => {
  it('every section and site space occurs once in the order, and the keys of lists follow that order', () => {
    fc.assert(
      fc.property(anyParts, ({ parts }) => {
        const [sections, siteSpaces] = [sectionsInOrder(parts), siteSpacesInOrder(parts)];
        expect(idsOf(sections).sort()).toEqual(idsOf(parts.sections).sort());
        expect(idsOf(siteSpaces).sort()).toEqual(idsOf(parts.siteSpaces).sort());
        expect(isSorted(sections.map(sectionKeys(parts)))).toBe(true);
        expect(isSorted(siteSpaces.map(siteSpaceKeys(parts)))).toBe(true);
      }),
      { numRuns: countCases({ usual: 30, all: 300 }) },
    );
  });

  it('the visible structure keeps its order, and shows nothing that contains only invisible parts', () => {
    fc.assert(
      fc.property(anyParts, ({ parts, unseen }) => {
        const seen = visibleStructure(parts, ({ id }) => !unseen.has(id));
        expect(idsOf(siteSpacesInOrder(seen))).toEqual(
          idsOf(siteSpacesInOrder(parts)).filter((id) => !unseen.has(id)),
        );
        const hidden = parts.sections.filter(
          ({ id }) =>
            parts.siteSpaces.some(({ sectionId }) => sectionId === id) &&
            !seen.siteSpaces.some(({ sectionId }) => sectionId === id),
        );
        expect(idsOf(sectionsInOrder(seen))).toEqual(
          idsOf(sectionsInOrder(parts)).filter((id) => !idsOf(hidden).includes(id)),
        );
        for (const { id } of seen.groups)
          expect(
            parts.sections.every(({ groupId }) => groupId !== id) ||
              seen.sections.some(({ groupId }) => groupId === id),
          ).toBe(true);
      }),
      { numRuns: countCases({ usual: 30, all: 300 }) },
    );
  });
});

describe('a free path', () => {
  it.each([
    ['Getting started!', [], 'getting-started'],
    ['Über Öl', [], 'uber-ol'],
    ['📄', [], 'docs'],
    ['--', ['docs'], 'docs-2'],
    ['API', ['api', 'api-2'], 'api-3'],
    ['x'.repeat(200), [], 'x'.repeat(90)],
  ])('of %j next to %j is %s', (title, taken, path) => {
    expect(freePath(title, new Set(taken))).toBe(path);
  });

  it('is never taken, and is a valid path for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 150 }), fc.nat(5), (title, times) => {
        const taken = new Set<string>();
        for (let i = 0; i <= times; i++) taken.add(freePath(title, taken));
        expect(taken.size).toBe(times + 1);
        for (const path of taken)
          expect(path).toMatch(/^(?=.{1,100}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?$/);
      }),
    );
  });
});
