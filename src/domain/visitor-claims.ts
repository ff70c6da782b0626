/** Filters the claims of a visitor by the adaptive schema of the site. */
import type { Claim, ClaimObject } from './adaptive-schema.ts';

/** The claims of a visitor. */
export type Claims = Readonly<Record<string, unknown>>;

/** Maximum number of items in a list claim. */
const MAX_ITEM_COUNT = 1_000;

/**
 * Returns the visitor's claims that the site declares and that have the declared type; unsigned
 * claims are under `unsigned`. Other claims are absent.
 *
 * It never throws, and runs no code of the claims except proxies.
 *
 * Gap: a list with an item of another type, or with more than 1,000 items, is absent as a whole,
 * because part of a list would be misleading.
 */
export const declaredClaims = (schema: ClaimObject | null, given: unknown): Claims =>
  (schema ? objectOf(schema, given) : undefined) ?? {};

/** Returns a value if it has the declared type; undefined otherwise. */
function declaredValue(claim: Claim, given: unknown): unknown {
  if (claim.type === 'object') return objectOf(claim, given);
  if (claim.type === 'array') return listOf(claim.items, given);
  if (typeof given !== claim.type) return undefined;
  if (claim.type === 'number') return Number.isFinite(given) ? given : undefined;
  return claim.type === 'string' && claim.enum && !claim.enum.some((value) => value === given)
    ? undefined
    : given;
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
  if (typeof length !== 'number' || !(length <= MAX_ITEM_COUNT)) return undefined;
  const items: unknown[] = [];
  for (let i = 0; i < length; i++) {
    const item = declaredValue(claim, own(given, String(i)));
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

/** Returns whether an object is a list; undefined for a revoked proxy. */
function isList(object: object): boolean | undefined {
  try {
    return Array.isArray(object);
  } catch {
    return undefined;
  }
}

const lengthOf = (list: object): unknown => propertyOf(list, 'length')?.value;

/** Returns an object's own enumerable data property; undefined for anything else. */
function own(object: object, name: string): unknown {
  const property = propertyOf(object, name);
  return property?.enumerable ? property.value : undefined;
}

function propertyOf(object: object, name: string): PropertyDescriptor | undefined {
  try {
    return Object.getOwnPropertyDescriptor(object, name);
  } catch {
    return undefined; // thrown by a proxy
  }
}
