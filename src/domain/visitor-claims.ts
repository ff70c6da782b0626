/** What a site knows of a visitor: of all that he brings, the claims that it declares. */
import type { Claim, ClaimObject } from './adaptive-schema.ts';

/** The claims of a visitor. */
export type Claims = Readonly<Record<string, unknown>>;

/** Items of a list that a visitor may bring. */
const MOST_ITEMS = 1_000;

/**
 * Of what a visitor brings, the claims that a site declares and that are of the declared type; what is unsigned lies under `unsigned`.
 * A claim that is anything else is absent. No code of what was brought is run, as far as it is no proxy, and nothing is thrown.
 * Gap: a list with an item of another type, or of more than 1,000, is absent as a whole: half a list would say something else.
 */
export const declaredClaims = (schema: ClaimObject | null, given: unknown): Claims => (schema ? objectOf(schema, given) : undefined) ?? {};

/** A value as its claim declares it; undefined for any other. */
function declaredValue(claim: Claim, given: unknown): unknown {
  if (claim.type === 'object') return objectOf(claim, given);
  if (claim.type === 'array') return listOf(claim.items, given);
  if (typeof given !== claim.type) return undefined;
  if (claim.type === 'number') return Number.isFinite(given) ? given : undefined;
  return claim.type === 'string' && claim.enum && !claim.enum.some((value) => value === given) ? undefined : given;
}

function objectOf({ properties }: ClaimObject, given: unknown): Claims | undefined {
  if (typeof given !== 'object' || given === null || isList(given) !== false) return undefined;
  const claims = Object.entries(properties).flatMap(([name, claim]): [string, unknown][] => {
    const value = declaredValue(claim, own(given, name));
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(claims);
}

function listOf(claim: Claim, given: unknown): unknown[] | undefined {
  if (typeof given !== 'object' || given === null || isList(given) !== true) return undefined;
  const length = lengthOf(given);
  if (typeof length !== 'number' || !(length <= MOST_ITEMS)) return undefined;
  const items: unknown[] = [];
  for (let i = 0; i < length; i++) {
    const item = declaredValue(claim, own(given, String(i)));
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

/** Whether an object is a list; undefined for a proxy that is closed. */
function isList(object: object): boolean | undefined {
  try {
    return Array.isArray(object);
  } catch {
    return undefined;
  }
}

const lengthOf = (list: object): unknown => propertyOf(list, 'length')?.value;

/** What an object has of its own, for all to see, and not worked out by code; undefined for anything else. */
function own(object: object, name: string): unknown {
  const property = propertyOf(object, name);
  return property?.enumerable ? property.value : undefined;
}

function propertyOf(object: object, name: string): PropertyDescriptor | undefined {
  try {
    return Object.getOwnPropertyDescriptor(object, name);
  } catch {
    return undefined; // a proxy's doing
  }
}
