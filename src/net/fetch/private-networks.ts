import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an address is known to be public: an allow list of the addresses that pages are fetched from. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  // An IPv4-mapped IPv6 address (::ffff:a.b.c.d) reaches the IPv4 address, so that one is checked.
  const ip = ipaddr.process(address);
  return ip.kind() === 'ipv4' ? isPublic4(ip as ipaddr.IPv4) : isPublic6(ip as ipaddr.IPv6);
}

function isPublic4(ip: ipaddr.IPv4): boolean {
  return ip.range() === 'unicast' && ip.toString() !== azureHost;
}

/** Azure's host agent, which every virtual machine reaches at this public address. */
const azureHost = '168.63.129.16';

/**
 * Global unicast (RFC 4291). ipaddr.js names the special ranges inside it (6to4, Teredo, documentation,
 * protocols), but also reports unassigned addresses outside it as unicast.
 */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

const isPublic6 = (ip: ipaddr.IPv6) =>
  ip.range() === 'unicast' && ip.match(globalUnicast) && !isIsatapOfPrivate(ip);

/** An ISATAP address (RFC 5214) embeds an IPv4 address after the interface identifier 0:5efe or 200:5efe. */
function isIsatapOfPrivate(ip: ipaddr.IPv6): boolean {
  const [high, marker, first, second] = ip.parts.slice(4) as [number, number, number, number];
  if (marker !== 0x5efe || (high !== 0 && high !== 0x200)) return false;
  return !isPublic4(new ipaddr.IPv4([first >> 8, first & 255, second >> 8, second & 255]));
}
