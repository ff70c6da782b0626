/** Checks that statements about all visitors hold for any visitor. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { audienceOf } from '../../../src/domain/audiences/audience.ts';
import { kindsOf, MAX_KIND_COUNT } from '../../../src/domain/audiences/kinds.ts';
import {
  type Condition,
  holds,
  typeErrorOf,
  parseCondition,
} from '../../../src/domain/condition.ts';
import { declaredClaims } from '../../../src/domain/visitor-claims.ts';
import { conditions, schemas, visitors } from './random.ts';
import { countCases } from '../../case-count.ts';

const truths = (all: readonly Condition[], claims: object): string =>
  all.map((condition) => (holds(condition, { claims }) ? '1' : '0')).join('');

const CASE_COUNT = countCases({ usual: 300, all: 3000 });

describe('the kinds of visitors', () => {
  it('are complete where that is reported: each visitor can see what one of them can see', () => {
    let exact = 0;
    fc.assert(
      fc.property(
        schemas,
        fc.array(conditions, { minLength: 1, maxLength: 3 }),
        fc.array(visitors, { minLength: 10, maxLength: 10 }),
        (schema, texts, brought) => {
          const all = texts
            .map(parseCondition)
            .filter((condition) => typeErrorOf(condition, schema) === undefined);
          const { kinds, count, isExact } = kindsOf(all, schema, { steps: 0 });
          expect(kinds.length).toBe(count > MAX_KIND_COUNT ? 0 : count);
          if (all.length === 0 || !isExact || count > 1_000) return;
          exact++;
          const seen = new Set(kinds.map((claims) => truths(all, claims)));
          for (const one of brought)
            expect(seen).toContain(truths(all, declaredClaims(schema, one)));
        },
      ),
      { numRuns: CASE_COUNT },
    );
    expect(exact).toBeGreaterThan(CASE_COUNT / 10);
  }, 240_000);

  it('are never reported to see always or never what some visitor sees otherwise, and can see it themselves', () => {
    fc.assert(
      fc.property(
        schemas,
        conditions,
        fc.array(visitors, { minLength: 10, maxLength: 10 }),
        (schema, text, brought) => {
          const condition = parseCondition(text);
          if (
            typeErrorOf(condition, schema) !== undefined ||
            kindsOf([condition], schema, { steps: 0 }).count > MAX_KIND_COUNT
          )
            return;
          const { sees, claims } = audienceOf([condition], schema);
          const found = brought.map((one) =>
            holds(condition, { claims: declaredClaims(schema, one) }),
          );
          if (sees === 'ALWAYS') expect(found).not.toContain(false);
          if (sees === 'NEVER') expect(found).not.toContain(true);
          for (const one of claims)
            expect([declaredClaims(schema, one), holds(condition, { claims: one })]).toEqual([
              one,
              true,
            ]);
        },
      ),
      { numRuns: countCases({ usual: 200, all: 2000 }) },
    );
  }, 240_000);
});
