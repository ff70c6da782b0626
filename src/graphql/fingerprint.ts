/** Computes the fingerprints by which requests under one Idempotency-Key are compared. */
import { createHash } from 'node:crypto';
import { type DocumentNode, print } from 'graphql';
import type { Viewer } from '../data/viewer.ts';
import { badInput } from '../domain/errors.ts';

const texts = new WeakMap<DocumentNode, string>();

/** Returns the text of a document, printed once. */
export function printed(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
}

/**
 * Returns the fingerprint of a request: its values, the token's scopes and organizations, and its
 * sign-in, so that no result is replayed to a caller with fewer permissions.
 */
export function fingerprintOf(
  request: readonly unknown[],
  { scopes, organizations, samlProviderId }: Viewer,
): Uint8Array {
  const permissions = [scopes, organizations].map((of) => (of === 'all' ? of : [...of].sort()));
  return createHash('sha256')
    .update(textOf([...request, ...permissions, samlProviderId]))
    .digest();
}

/** The name of the inputs that hold upload tickets. */
const TICKET = 'upload';

/**
 * Returns the text of a request, with only the hash of a staged upload: its ticket differs each
 * time. Throws BAD_USER_INPUT for JSON that is nested too deep.
 */
function textOf(request: readonly unknown[]): string {
  try {
    return JSON.stringify(request, (name, value: unknown) =>
      name === TICKET && typeof value === 'string' ? value.split('.')[0] : value,
    );
  } catch (error) {
    if (error instanceof RangeError) throw badInput('The variables are nested too deep.');
    throw error;
  }
}
