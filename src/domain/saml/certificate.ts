/** Certificates of identity providers: the keys that their signatures are checked with. */
import { type KeyObject, X509Certificate } from 'node:crypto';

const BLOCK = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;

/** The certificates in a text of PEM, one by one. */
export const certificatesIn = (pem: string): readonly string[] => pem.match(BLOCK) ?? [];

/** Bits of the smallest RSA key that counts. */
const SMALLEST = 2048;
/** One, and another while the provider changes its key. */
const MOST = 2;

/** Why a text is no certificate, or the certificates in PEM. They may have expired: they are pinned here, and what counts is the key. */
export function normalCertificates(text: string): { readonly pem: string } | { readonly says: string } {
  const trimmed = text.trim();
  const blocks = trimmed.startsWith('-----') ? certificatesIn(trimmed) : [asPem(trimmed)];
  const rest = trimmed.startsWith('-----') ? trimmed.replace(BLOCK, '').trim() : '';
  if (blocks.length === 0 || rest !== '') return { says: 'This is no certificate: give X.509 in PEM, from -----BEGIN CERTIFICATE----- on, or its base64 alone.' };
  if (blocks.length > MOST) return { says: 'Give one certificate, or two while the provider changes its key.' };
  const pems: string[] = [];
  for (const block of blocks) {
    const read = parse(block);
    if (!read) return { says: 'This is no certificate: what stands between its first and last line cannot be read as X.509.' };
    const { asymmetricKeyType: kind, asymmetricKeyDetails: details } = read.key;
    if (kind !== 'rsa' || (details?.modulusLength ?? 0) < SMALLEST) return { says: `The certificate must hold an RSA key of ${SMALLEST} bits or more.` };
    pems.push(read.certificate.toString().trim());
  }
  return { pem: `${pems.join('\n')}\n` };
}

const asPem = (base64: string): string => `-----BEGIN CERTIFICATE-----\n${base64.replace(/\s+/g, '').replace(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----`;

/** A certificate with its key, which is read when it is asked for: of a kind that is not known, that fails. */
function parse(pem: string): { readonly certificate: X509Certificate; readonly key: KeyObject } | undefined {
  try {
    const certificate = new X509Certificate(pem);
    return { certificate, key: certificate.publicKey };
  } catch {
    return undefined;
  }
}
