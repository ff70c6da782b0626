/** Chooses the encoding of a response from the header `Accept-Encoding` (RFC 9110, 12.5.3). */

/** An encoding that the server can apply. */
export type Encoding = 'br' | 'gzip';

/** The encodings, the preferred one first: brotli makes smaller bodies in the same time. */
export const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/**
 * Returns the encoding with the highest weight among those that the server has; undefined when the
 * client prefers none, or sends no header.
 */
export function encodingFor(
  accepted: string | string[] | undefined,
  available: readonly Encoding[] = ENCODINGS,
): Encoding | undefined {
  if (accepted === undefined) return undefined;
  const weights = weightsIn(String(accepted));
  let best: Encoding | undefined;
  let highest = weights.get('identity') ?? 0;
  for (const encoding of available) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0;
    if (weight > 0 && (best === undefined ? weight >= highest : weight > highest)) {
      best = encoding;
      highest = weight;
    }
  }
  return best;
}

/** Returns the weight of each encoding in a header. One with an invalid weight is left out. */
function weightsIn(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.length === 0 ? '1' : WEIGHT.exec(parameters[0] ?? '')?.[1];
    if (weight !== undefined) weights.set(name === 'x-gzip' ? 'gzip' : name, Number(weight));
  }
  return weights;
}
