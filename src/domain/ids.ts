/** Ids: a kind's prefix, an underscore, and a UUIDv7 in base 58, so that an id tells its type and sorts by its time. */

/** The prefix of each type's ids. The same in GraphQL, `/v1` and the database. */
const prefixes = {
  Organization: 'org',
  User: 'usr',
  Member: 'mbr',
  Team: 'team',
  TeamMember: 'tmb',
  Invite: 'inv',
  LinkInvite: 'lnk',
  ApiToken: 'tok',
  ServiceAccount: 'sva',
  AuditEvent: 'evt',
  AccountEvent: 'aev',
  Grant: 'gra',
  Deletion: 'del',
  Collection: 'col',
  Space: 'spc',
  ChangeRequest: 'cr',
  Revision: 'rev',
  Page: 'pag',
  File: 'fil',
  ReusableContent: 'reu',
  Contributor: 'ctr',
  Review: 'rvw',
  RequestedReviewer: 'rqr',
  Reaction: 'rea',
  SearchSection: 'sct',
  Import: 'imp',
  Comment: 'com',
  CommentReply: 'rep',
  Site: 'site',
  SiteSection: 'sec',
  SiteSectionGroup: 'grp',
  SiteSpace: 'sts',
  ShareLink: 'shl',
  SiteRedirect: 'red',
  VisitorToken: 'vtk',
  SAMLProvider: 'saml',
  SignInCode: 'sic',
  TranslationSettings: 'trs',
  Translation: 'trl',
  TranslatedPage: 'trp',
  OpenAPISpec: 'oas',
  OpenAPISpecVersion: 'oav',
  Integration: 'int',
  IntegrationInstallation: 'ins',
  InstallationSpace: 'isp',
  InstallationSite: 'ist',
  InstallationToken: 'itk',
} as const;

/** A type that has ids. */
export type IdType = keyof typeof prefixes;

const typeByPrefix = new Map<string, IdType>(Object.entries(prefixes).map(([type, prefix]) => [prefix, type as IdType]));
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const LENGTH = 22;
const FORM = /^([a-z]{2,5})_([1-9A-HJ-NP-Za-km-z]{22})$/;
/** The largest 128 bits in base 58: the alphabet is in the order of its characters, so texts compare as their numbers do. */
const LARGEST = toBase58(new Uint8Array(16).fill(255));

/** The prefix of a type's ids, for messages; the name itself for a type that has none. */
export const prefixOf = (type: string): string => (prefixes as Readonly<Record<string, string | undefined>>)[type] ?? type;

/** An id of a type, from the time in milliseconds and ten random bytes. */
export function makeId(type: IdType, milliseconds: number, random: Uint8Array): string {
  const bytes = new Uint8Array(16);
  let time = milliseconds;
  for (let i = 5; i >= 0; i--, time = Math.floor(time / 256)) bytes[i] = time % 256;
  bytes.set(random.subarray(0, 10), 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f); // version 7
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f); // variant of RFC 9562
  return `${prefixes[type]}_${toBase58(bytes)}`;
}

function toBase58(bytes: Uint8Array): string {
  let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let text = '';
  for (let i = 0; i < LENGTH; i++, value /= 58n) text = ALPHABET.charAt(Number(value % 58n)) + text;
  return text;
}

/** The type that an id is of; undefined for a text that is no id. */
export function typeOfId(id: string): IdType | undefined {
  const [, prefix, digits] = FORM.exec(id) ?? [];
  if (prefix === undefined || digits === undefined) return undefined;
  return digits <= LARGEST ? typeByPrefix.get(prefix) : undefined;
}

/** Whether a text is an id of this type; `of` may name several, as `Invite|LinkInvite`. */
export function isIdOf(id: string, of: string): boolean {
  const type = typeOfId(id);
  return type !== undefined && of.split('|').includes(type);
}
