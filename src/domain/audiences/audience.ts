/** Who sees what has some conditions: everybody, nobody, or which kinds of visitors. */
import type { ClaimObject } from '../adaptive-schema.ts';
import { type Condition, holds } from '../condition.ts';
import type { Work } from '../condition/value.ts';
import { Fault } from '../errors.ts';
import { type Claims, type Kinds, kindsOf, MOST_KINDS } from './kinds.ts';
import { spend } from './work.ts';

/** Who sees something. */
export interface Audience {
  /** ALWAYS and NEVER are only said where that is sure. */
  readonly sees: 'ALWAYS' | 'NEVER' | 'SOMETIMES';
  /** Where it is SOMETIMES: the kinds of visitors that see it, the first hundred. */
  readonly claims: readonly Claims[];
  /** How many kinds there are that see it. */
  readonly kinds: number;
  /** Whether each visitor who sees it is of one of these kinds. */
  readonly isExact: boolean;
}

/** Kinds that are told of one thing at most. */
const MOST_TOLD = 100;
export const EVERYBODY: Audience = { sees: 'ALWAYS', claims: [], kinds: 0, isExact: true };
export const NOBODY: Audience = { ...EVERYBODY, sees: 'NEVER' };

/** Who sees what has all of these conditions. QUERY_TOO_COMPLEX when the claims that they look at tell too many kinds of visitors apart. */
export function audienceOf(conditions: readonly Condition[], schema: ClaimObject, work: Work = { steps: 0 }): Audience {
  if (conditions.length === 0) return EVERYBODY;
  const found = kindsOf(conditions, schema, work);
  if (found.count > MOST_KINDS) {
    throw new Fault('QUERY_TOO_COMPLEX', `The claims that these conditions look at tell more than ${MOST_KINDS} kinds of visitors apart. Let a condition look at fewer of them.`, {
      details: { limit: MOST_KINDS, has: found.count },
    });
  }
  return audienceAmong(found, (claims) => conditions.every((condition) => holds(condition, { claims }, work)), work);
}

/** Who sees what is seen by whom a test holds, among kinds of visitors. QUERY_TOO_COMPLEX once the work is too much. */
export function audienceAmong({ kinds, isExact }: Kinds, isSeenBy: (claims: Claims) => boolean, work: Work): Audience {
  const seen = kinds.filter((claims) => {
    spend(work, 1 + Object.keys(claims).length);
    return isSeenBy(claims);
  });
  if (isExact && seen.length === 0) return NOBODY;
  if (isExact && seen.length === kinds.length) return EVERYBODY;
  return { sees: 'SOMETIMES', claims: seen.slice(0, MOST_TOLD), kinds: seen.length, isExact };
}

/** Who sees one or more of some things, as far as that can be told of each alone. */
export function unionOf(audiences: readonly Audience[]): Audience {
  if (audiences.some(({ sees }) => sees === 'ALWAYS')) return EVERYBODY;
  if (audiences.every(({ sees }) => sees === 'NEVER')) return NOBODY;
  const told = new Map(audiences.flatMap(({ claims }) => claims.map((one) => [JSON.stringify(one), one])));
  return { sees: 'SOMETIMES', claims: [...told.values()].slice(0, MOST_TOLD), kinds: Math.max(told.size, ...audiences.map(({ kinds }) => kinds)), isExact: false };
}
