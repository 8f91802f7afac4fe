/** The networks an address belongs to, for counting: neighbours in them are likely to be one client's. */
export interface Networks {
  /** The smallest network that is routed on its own: IPv4 /24, IPv6 /48. */
  near: string;
  /** What a provider is given: IPv4 /16, IPv6 /32. */
  wide: string;
  /** The widest network that one customer is given: an IPv4 address, an IPv6 /48 (RFC 6177). */
  site: string;
}

/** @param subject an address as it is counted: `ip:192.0.2.7` or `ip:2001:db8:1:2::/64` */
export function networksOf(subject: string): Networks {
  const address = subject.slice('ip:'.length);
  if (address.includes(':')) {
    const groups = address.split(':');
    const near = `ip:${groups.slice(0, 3).join(':')}::/48`;
    return { near, wide: `ip:${groups.slice(0, 2).join(':')}::/32`, site: near };
  }
  const [a, b, c] = address.split('.');
  return { near: `ip:${a}.${b}.${c}.0/24`, wide: `ip:${a}.${b}.0.0/16`, site: subject };
}
