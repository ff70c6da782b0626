/** What a visitor sees of a site. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAdaptiveSchema } from '../../src/domain/adaptive-schema.ts';
import { audiencesOf } from '../../src/domain/audiences.ts';
import { holds, misfitOf, parseCondition } from '../../src/domain/condition.ts';
import { Fault } from '../../src/domain/errors.ts';
import { declaredClaims } from '../../src/domain/visitor-claims.ts';
import { type Visit, visibleParts } from '../../src/domain/visible-parts.ts';
import { conditions, schemas, visitors } from './audiences/random.ts';

const schema = readAdaptiveSchema({ type: 'object', properties: { beta: { type: 'boolean' }, plan: { type: 'string', enum: ['free', 'pro'] } } }, 'schema');
const group = (id: string) => ({ id, rank: id });
const section = (id: string, condition: string | null = null, groupId: string | null = null) => ({ id, rank: id, groupId, isDefault: false, condition });
const siteSpace = (id: string, sectionId: string | null = null, condition: string | null = null, spaceId = `of ${id}`) => ({ id, rank: id, sectionId, spaceId, isDefault: false, condition });

type Made = Parameters<typeof visibleParts<ReturnType<typeof group>, ReturnType<typeof section>, ReturnType<typeof siteSpace>>>[0];
const seen = (parts: Partial<Made>, visit: Partial<Visit> = {}) => {
  const { groups, sections, siteSpaces } = visibleParts({ groups: [], sections: [], siteSpaces: [], ...parts }, { isLiving: () => true, adaptive: true, schema, claims: {}, ...visit });
  return [...groups, ...sections, ...siteSpaces].map(({ id }) => id);
};
const BETA = 'visitor.claims.beta';

describe('what a visitor sees of a site', () => {
  it('is all of it, where nothing has a condition, in the order that it has', () => {
    expect(seen({ groups: [group('g')], sections: [section('b', null, 'g'), section('a')], siteSpaces: [siteSpace('2', 'a'), siteSpace('1', 'b')] })).toEqual(['g', 'b', 'a', '2', '1']);
    expect(seen({ siteSpaces: [siteSpace('2'), siteSpace('1')] })).toEqual(['2', '1']);
  });

  it('is what has no condition, and what has one that holds', () => {
    const siteSpaces = [siteSpace('all'), siteSpace('beta', null, BETA), siteSpace('pro', null, 'visitor.claims.plan == "pro"')];
    expect(seen({ siteSpaces })).toEqual(['all']);
    expect(seen({ siteSpaces }, { claims: { beta: true, plan: 'gold' } })).toEqual(['all', 'beta']);
    expect(seen({ siteSpaces }, { claims: { beta: 1, plan: 'pro' } })).toEqual(['all', 'pro']);
  });

  it('is nothing in a section whose condition does not hold', () => {
    const parts = { groups: [group('g')], sections: [section('a', BETA, 'g'), section('b')], siteSpaces: [siteSpace('1', 'a'), siteSpace('2', 'b')] };
    expect(seen(parts)).toEqual(['b', '2']);
    expect(seen(parts, { claims: { beta: true } })).toEqual(['g', 'a', 'b', '1', '2']);
  });

  it('is no section and no group without anything in it', () => {
    const sections = [section('a', null, 'g'), section('b', null, 'h'), section('c')];
    expect(seen({ groups: [group('g'), group('h'), group('i')], sections, siteSpaces: [siteSpace('1', 'a', BETA), siteSpace('2', 'b')] })).toEqual(['h', 'b', '2']);
  });

  it('is nothing of a section that is not there', () => {
    expect(seen({ sections: [section('a')], siteSpaces: [siteSpace('1', 'gone'), siteSpace('2', 'a')] })).toEqual(['a', '2']);
  });

  it('is no space that is in the trash', () => {
    const siteSpaces = [siteSpace('1', 'a', null, 'dead'), siteSpace('2', 'b', null, 'living')];
    expect(seen({ sections: [section('a'), section('b')], siteSpaces }, { isLiving: (id) => id === 'living' })).toEqual(['b', '2']);
  });

  it('is nothing that has a condition while adaptive content is off', () => {
    const parts = { sections: [section('a', 'true'), section('b')], siteSpaces: [siteSpace('1', 'a'), siteSpace('2', 'b'), siteSpace('3', 'b', 'true')] };
    expect(seen(parts, { adaptive: false })).toEqual(['b', '2']);
  });

  it('is nothing whose condition cannot be read, or does not fit what is declared', () => {
    const siteSpaces = ['visitor.claims.gone == null', '!visitor.claims.gone', 'visitor.claims.plan != "gold"', 'visitor.', '', 'true'].map((condition) => siteSpace(condition, null, condition));
    expect(seen({ siteSpaces })).toEqual(['true']);
  });

  it('is what holds for who brings nothing, where no claims are declared', () => {
    const siteSpaces = [siteSpace('1', null, BETA), siteSpace('2', null, `!${BETA}`)];
    expect(seen({ siteSpaces }, { schema: null, claims: { beta: true } })).toEqual(['2']);
  });
});

const maybe = fc.option(fc.oneof({ weight: 5, arbitrary: conditions }, fc.string({ maxLength: 5 }), fc.constant('true')));
const near = fc.option(fc.integer({ min: 0, max: 4 }));
const sites = fc.record({
  groups: fc.array(fc.constant(0), { maxLength: 3 }).map((all) => all.map((_, i) => group(`g${i}`))),
  sections: fc.array(fc.tuple(maybe, near), { maxLength: 4 }).map((all) => all.map(([condition, n], i) => section(`a${i}`, condition, n === null ? null : `g${n}`))),
  siteSpaces: fc
    .array(fc.tuple(near, maybe, fc.constantFrom('living', 'dead')), { maxLength: 6 })
    .map((all) => all.map(([n, condition, space], i) => siteSpace(`s${i}`, n === null ? null : `a${n}`, condition, space))),
});
const visits = fc.record({
  isLiving: fc.constant((id: string) => id === 'living'),
  adaptive: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.boolean()),
  schema: fc.option(schemas),
  claims: fc.oneof({ weight: 5, arbitrary: visitors }, fc.anything()),
});

/** Whether a condition holds, worked out again, and slowly. */
function isMet(condition: string | null, { adaptive, schema: declared, claims }: Visit): boolean {
  if (condition === null) return true;
  try {
    const read = parseCondition(condition);
    return adaptive && (declared === null || misfitOf(read, declared) === undefined) && holds(read, { claims: declaredClaims(declared, claims) });
  } catch {
    return false;
  }
}

describe('any site and any visitor', () => {
  it('never shows what a condition hides, and always what none does', () => {
    fc.assert(
      fc.property(sites, visits, (parts, visit) => {
        const before = structuredClone(parts);
        const found = visibleParts(parts, visit);
        expect(parts).toEqual(before);
        const sections = parts.sections.filter(({ condition }) => isMet(condition, visit));
        const siteSpaces = parts.siteSpaces.filter((one) => one.spaceId === 'living' && isMet(one.condition, visit) && (one.sectionId === null || sections.some(({ id }) => id === one.sectionId)));
        const holding = sections.filter(({ id }) => siteSpaces.some(({ sectionId }) => sectionId === id));
        expect(found).toEqual({ groups: parts.groups.filter(({ id }) => holding.some(({ groupId }) => groupId === id)), sections: holding, siteSpaces });
      }),
      { numRuns: 500 },
    );
  });

  it('shows the same when something hidden is added', () => {
    fc.assert(
      fc.property(sites, visits, near, (parts, visit, n) => {
        const sectionId = n === null ? null : `a${n}`;
        const hidden = [siteSpace('hidden', sectionId, 'false', 'living'), siteSpace('trashed', sectionId, null, 'dead'), siteSpace('inside', 'closed', null, 'living')];
        const more = {
          groups: [...parts.groups, group('empty')],
          sections: [...parts.sections, section('closed', 'false', 'g0'), section('bare', null, 'empty')],
          siteSpaces: [...hidden, ...parts.siteSpaces],
        };
        expect(visibleParts(more, visit)).toEqual(visibleParts(parts, visit));
      }),
    );
  });

  it('shows what is told of it: what all see, nothing that nobody sees, and to each kind of visitors what they are said to see', () => {
    fc.assert(
      fc.property(sites, visits, (parts, visit) => {
        const shown = (claims: unknown) => {
          const { sections, siteSpaces } = visibleParts(parts, { ...visit, claims });
          return new Set([...sections, ...siteSpaces].map(({ id }) => id));
        };
        const own = shown(visit.claims);
        for (const { item, audience } of toldOf(parts, visit)) {
          if (audience.sees !== 'SOMETIMES') expect([item.id, own.has(item.id)]).toEqual([item.id, audience.sees === 'ALWAYS']);
          for (const claims of audience.claims.slice(0, 10)) expect([item.id, shown(claims).has(item.id)]).toEqual([item.id, true]);
        }
      }),
      { numRuns: 500 },
    );
  });
});

/** What is told of a site; nothing where that is too complex. */
function toldOf(parts: Made, visit: Visit): ReturnType<typeof audiencesOf> {
  try {
    return audiencesOf(parts, visit);
  } catch (error) {
    if (error instanceof Fault && error.reason === 'QUERY_TOO_COMPLEX') return [];
    throw error;
  }
}
