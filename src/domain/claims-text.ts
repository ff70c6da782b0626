/** Reads the claims of a visitor from a text. */
import { RISON } from 'rison2';
import { badInput } from './errors.ts';

const parsed = (text: string): unknown => {
  try {
    return text.trimStart().startsWith('{') ? JSON.parse(text) : RISON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Returns the claims in a text: an object as Rison, such as `(plan:pro)`, or as JSON.
 * @throws BAD_USER_INPUT for any other text
 */
export function readClaims(text: string, field: string): object {
  const claims = parsed(text);
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims))
    throw badInput(
      'Claims must be an object as Rison or JSON, for example `(plan:pro)` or `{"plan":"pro"}`.',
      field,
    );
  return claims;
}
