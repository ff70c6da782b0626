/** Parses the certificates of identity providers, whose keys verify signatures. */
import { type KeyObject, X509Certificate } from 'node:crypto';

const BLOCK = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;

/** Returns the certificates in a PEM text. */
export const certificatesIn = (pem: string): readonly string[] => pem.match(BLOCK) ?? [];

/** Minimum size of an RSA key. */
const MIN_KEY_BITS = 2048;
/** Two certificates allow the provider to rotate its key. */
const MAX_CERTIFICATE_COUNT = 2;

/**
 * Returns the certificates in PEM, or the reason why the text is invalid. Expired certificates are
 * accepted, because the key itself is pinned.
 */
export function normalCertificates(
  text: string,
): { readonly pem: string } | { readonly problem: string } {
  const trimmed = text.trim();
  const blocks = trimmed.startsWith('-----') ? certificatesIn(trimmed) : [asPem(trimmed)];
  const rest = trimmed.startsWith('-----') ? trimmed.replace(BLOCK, '').trim() : '';
  if (blocks.length === 0 || rest !== '')
    return {
      problem:
        'This is not a certificate: send X.509 in PEM, from -----BEGIN CERTIFICATE----- on, or only its base64.',
    };
  if (blocks.length > MAX_CERTIFICATE_COUNT)
    return { problem: 'Send one certificate, or two during a key rotation.' };
  const pems: string[] = [];
  for (const block of blocks) {
    const read = parse(block);
    if (!read)
      return {
        problem:
          'This is not a certificate: the content between its first and last line is not X.509.',
      };
    const { asymmetricKeyType: kind, asymmetricKeyDetails: details } = read.key;
    if (kind !== 'rsa' || (details?.modulusLength ?? 0) < MIN_KEY_BITS)
      return {
        problem: `The certificate must contain an RSA key of ${MIN_KEY_BITS} bits or more.`,
      };
    pems.push(read.certificate.toString().trim());
  }
  return { pem: `${pems.join('\n')}\n` };
}

const asPem = (base64: string): string =>
  `-----BEGIN CERTIFICATE-----\n${base64.replace(/\s+/g, '').replace(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----`;

/** Returns a certificate with its key; undefined if either cannot be parsed. */
function parse(
  pem: string,
): { readonly certificate: X509Certificate; readonly key: KeyObject } | undefined {
  try {
    const certificate = new X509Certificate(pem);
    return { certificate, key: certificate.publicKey };
  } catch {
    return undefined;
  }
}
