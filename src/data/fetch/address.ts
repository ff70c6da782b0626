/** Classifies IP addresses as public or private. */
import ipaddr from 'ipaddr.js';

/**
 * Returns whether an address is on the public internet. An address that embeds an IPv4 address is
 * classified as that one; 6to4 and Teredo, which no server uses any more, are not public.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = embeddedIPv4(ipaddr.parse(text));
  if (address.range() !== 'unicast' || isMetadata(address)) return false;
  // Only 2000::/3 of IPv6 is allocated; the deprecated ::127.0.0.1 would count as unicast too.
  return address instanceof ipaddr.IPv4 || ((address.parts[0] ?? 0) & 0xe000) === 0x2000;
}

/**
 * Ranges of the clouds' metadata services that lie within private and public networks.
 *
 * Gap: only the known ones; link-local ranges are in neither.
 */
const METADATA = ['fd00:ec2::/32', 'fd20:ce::/32', '168.63.129.16/32'].map((range) =>
  ipaddr.parseCIDR(range),
);

const isMetadata = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  METADATA.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits));

/**
 * Returns whether an address belongs to this machine or to a private network. Link-local addresses
 * (which include metadata services), multicast, broadcast and 0.0.0.0/8 do not count, whatever the
 * setting.
 */
export function isPrivateAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = embeddedIPv4(ipaddr.parse(text));
  return ['loopback', 'private', 'uniqueLocal'].includes(address.range()) && !isMetadata(address);
}

/**
 * Returns the IPv4 address inside ::ffff:0:0/96, and inside 64:ff9b::/96, which networks without
 * IPv4 use to reach it.
 */
function embeddedIPv4(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (address instanceof ipaddr.IPv4) return address;
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  const [first, second, ...rest] = address.parts;
  const isTranslated =
    first === 0x64 && second === 0xff9b && rest.slice(0, 4).every((part) => part === 0);
  return isTranslated ? new ipaddr.IPv4(address.toByteArray().slice(12)) : address;
}
