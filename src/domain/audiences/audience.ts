/** Computes the audience of conditions: everybody, nobody, or certain kinds of visitors. */
import type { ClaimObject } from '../adaptive-schema.ts';
import { type Condition, holds } from '../condition.ts';
import type { StepCounter } from '../condition/value.ts';
import { AppError } from '../errors.ts';
import { type ClaimValues, type Kinds, kindsOf, MAX_KIND_COUNT } from './kinds.ts';
import { spend } from './work.ts';

/** The visitors who can see an item. */
export interface Audience {
  /** ALWAYS and NEVER are exact; SOMETIMES may be imprecise. */
  readonly sees: 'ALWAYS' | 'NEVER' | 'SOMETIMES';
  /** For SOMETIMES: the first 100 kinds of visitors who can see the item. */
  readonly claims: readonly ClaimValues[];
  /** The number of kinds of visitors who can see the item. */
  readonly kinds: number;
  /** True if every visitor who can see the item is of one of these kinds. */
  readonly isExact: boolean;
}

/** Maximum number of kinds of visitors in one audience. */
const MAX_CLAIM_COUNT = 100;
const EVERYBODY: Audience = { sees: 'ALWAYS', claims: [], kinds: 0, isExact: true };
export const NOBODY: Audience = { ...EVERYBODY, sees: 'NEVER' };

/**
 * Returns the audience of an item with all of these conditions.
 * @throws QUERY_TOO_COMPLEX if the claims of the conditions distinguish too many kinds of visitors.
 */
export function audienceOf(
  conditions: readonly Condition[],
  schema: ClaimObject,
  work: StepCounter = { steps: 0 },
): Audience {
  if (conditions.length === 0) return EVERYBODY;
  const kinds = kindsOf(conditions, schema, work);
  if (kinds.count > MAX_KIND_COUNT) {
    throw new AppError(
      'QUERY_TOO_COMPLEX',
      `These conditions distinguish more than ${MAX_KIND_COUNT} kinds of visitors. Use fewer claims in the conditions.`,
      {
        details: { limit: MAX_KIND_COUNT, has: kinds.count },
      },
    );
  }
  return audienceAmong(
    kinds,
    (claims) => conditions.every((condition) => holds(condition, { claims }, work)),
    work,
  );
}

/**
 * Returns the audience of a test on kinds of visitors.
 * @throws QUERY_TOO_COMPLEX if the work exceeds the limit.
 */
export function audienceAmong(
  { kinds, isExact }: Kinds,
  isSeenBy: (claims: ClaimValues) => boolean,
  work: StepCounter,
): Audience {
  const matching = kinds.filter((claims) => {
    spend(work, 1 + Object.keys(claims).length);
    return isSeenBy(claims);
  });
  if (isExact && matching.length === 0) return NOBODY;
  if (isExact && matching.length === kinds.length) return EVERYBODY;
  return {
    sees: 'SOMETIMES',
    claims: matching.slice(0, MAX_CLAIM_COUNT),
    kinds: matching.length,
    isExact,
  };
}

/** Returns the union of audiences. It is not exact, because each audience was computed alone. */
export function unionOf(audiences: readonly Audience[]): Audience {
  if (audiences.some(({ sees }) => sees === 'ALWAYS')) return EVERYBODY;
  if (audiences.every(({ sees }) => sees === 'NEVER')) return NOBODY;
  const distinct = new Map(
    audiences.flatMap(({ claims }) => claims.map((one) => [JSON.stringify(one), one])),
  );
  return {
    sees: 'SOMETIMES',
    claims: [...distinct.values()].slice(0, MAX_CLAIM_COUNT),
    kinds: Math.max(distinct.size, ...audiences.map(({ kinds }) => kinds)),
    isExact: false,
  };
}
