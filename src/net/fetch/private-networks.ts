import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whether an address is one the public internet routes to: the only kind a page may be fetched from.
 * Allowed is what is known to be public, never "all but what is known to be private".
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  // IPv4 inside IPv6 (::ffff:a.b.c.d) is judged as the IPv4 it reaches.
  const ip = ipaddr.process(address);
  return ip.kind() === 'ipv4' ? isPublic4(ip as ipaddr.IPv4) : isPublic6(ip as ipaddr.IPv6);
}

function isPublic4(ip: ipaddr.IPv4): boolean {
  return ip.range() === 'unicast' && ip.toString() !== azureHost;
}

/** Azure's host agent answers every virtual machine at this address, which is otherwise public. */
const azureHost = '168.63.129.16';

/**
 * Global unicast (RFC 4291). What IANA set apart inside it (6to4, Teredo, documentation, protocols) has a range
 * of its own in the library; outside it the library still calls unassigned addresses unicast.
 */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

const isPublic6 = (ip: ipaddr.IPv6) =>
  ip.range() === 'unicast' && ip.match(globalUnicast) && !isIsatapOfPrivate(ip);

/** ISATAP (RFC 5214): the interface identifier 0:5efe or 200:5efe, then the IPv4 address of the site. */
function isIsatapOfPrivate(ip: ipaddr.IPv6): boolean {
  const [high, marker, first, second] = ip.parts.slice(4) as [number, number, number, number];
  if (marker !== 0x5efe || (high !== 0 && high !== 0x200)) return false;
  return !isPublic4(new ipaddr.IPv4([first >> 8, first & 255, second >> 8, second & 255]));
}
