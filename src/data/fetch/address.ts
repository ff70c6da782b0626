/** Which addresses belong to everybody, and which to a network of one's own. */
import ipaddr from 'ipaddr.js';

/**
 * Whether an address is on the public internet. One that carries an IPv4 address is what that is; 6to4 and Teredo, by which
 * nobody serves any more, are not.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = carried(ipaddr.parse(text));
  if (address.range() !== 'unicast' || isMetadata(address)) return false;
  // Of IPv6 only 2000::/3 is given out; the deprecated ::127.0.0.1 would count as unicast too.
  return address instanceof ipaddr.IPv4 || ((address.parts[0] ?? 0) & 0xe000) === 0x2000;
}

/** Where clouds answer with what a machine may do inside of the ranges of private and of public networks. Gap: those that are known; link-local ones are of neither. */
const METADATA = ['fd00:ec2::/32', 'fd20:ce::/32', '168.63.129.16/32'].map((range) => ipaddr.parseCIDR(range));

const isMetadata = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean => METADATA.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits));

/**
 * Whether an address is of the machine itself or of a private network. Link-local ones, where clouds keep what a machine may do, multicast,
 * broadcast and 0.0.0.0/8 are not: nobody means these, whatever the setting.
 */
export function isPrivateAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = carried(ipaddr.parse(text));
  return ['loopback', 'private', 'uniqueLocal'].includes(address.range()) && !isMetadata(address);
}

/** The IPv4 address inside of ::ffff:0:0/96, and of 64:ff9b::/96, by which networks without IPv4 reach it. */
function carried(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (address instanceof ipaddr.IPv4) return address;
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  const [first, second, ...rest] = address.parts;
  const isTranslated = first === 0x64 && second === 0xff9b && rest.slice(0, 4).every((part) => part === 0);
  return isTranslated ? new ipaddr.IPv4(address.toByteArray().slice(12)) : address;
}
