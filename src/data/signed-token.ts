/** Verifies JWTs that a current key or a previous one has signed. */
import { type JWTPayload, jwtVerify, type JWTVerifyOptions } from 'jose';

/**
 * Returns the payload of a JWT that one of the keys has signed.
 * @throws the error of the first key
 */
export async function verifyWithAny(
  keys: readonly Uint8Array[],
  jwt: string,
  options: JWTVerifyOptions,
): Promise<JWTPayload> {
  let first: unknown;
  for (const key of keys) {
    try {
      return (await jwtVerify(jwt, key, options)).payload;
    } catch (error) {
      first ??= error;
    }
  }
  throw first;
}
