import ipaddr from 'ipaddr.js';

/**
 * Returns the client's address for rate limits: the peer's address, or, behind a trusted proxy, the last
 * address in X-Forwarded-For that is not a trusted proxy. An IPv6 address is reduced to its /64, the smallest
 * prefix that a provider assigns to a customer.
 */
export function callerAddress(
  peer: Uint8Array,
  forwarded: string | undefined,
  trusted: (address: ipaddr.IPv4 | ipaddr.IPv6) => boolean,
): string {
  let address = fromBytes(peer);
  if (forwarded !== undefined && trusted(address)) {
    const hops = forwarded.split(',');
    for (let i = hops.length - 1; i >= 0; i--) {
      const hop = hops[i]!.trim();
      if (!ipaddr.isValid(hop)) break;
      address = ipaddr.process(hop);
      if (!trusted(address)) break;
    }
  }
  if (address.kind() === 'ipv4') return address.toString();
  const parts = (address as ipaddr.IPv6).parts.slice(0, 4);
  return `${parts.map(part => part.toString(16)).join(':')}::/64`;
}

/** Returns whether an address is a loopback address (127.0.0.0/8, ::1). */
export const isLoopback = (peer: Uint8Array): boolean => fromBytes(peer).range() === 'loopback';

function fromBytes(bytes: Uint8Array): ipaddr.IPv4 | ipaddr.IPv6 {
  if (bytes.length !== 4 && bytes.length !== 16) return ipaddr.parse('0.0.0.0');
  const address = ipaddr.fromByteArray([...bytes]);
  return address.kind() === 'ipv6' && (address as ipaddr.IPv6).isIPv4MappedAddress()
    ? (address as ipaddr.IPv6).toIPv4Address()
    : address;
}

/** Returns whether a Host header is localhost, a name below it (RFC 6761, section 6.3), or loopback. */
export function isLoopbackName(host: string): boolean {
  const name = /^(\[[^\]]*\]|[^:]*)(?::\d{1,5})?$/.exec(host)?.[1]?.replace(/^\[|\]$/g, '') ?? '';
  if (/^(?:[a-z0-9-]+\.)*localhost\.?$/i.test(name)) return true;
  return ipaddr.isValid(name) && ipaddr.process(name).range() === 'loopback';
}

export const isTrusted = (peer: Uint8Array, trusted: Parameters<typeof callerAddress>[2]): boolean =>
  trusted(fromBytes(peer));
