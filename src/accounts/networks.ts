/** The networks of an address, for rate limits: one client often has many addresses in one network. */
export interface Networks {
  /** The smallest separately routed network: IPv4 /24, IPv6 /48. */
  near: string;
  /** A typical provider allocation: IPv4 /16, IPv6 /32. */
  wide: string;
  /** The largest network that one customer gets: an IPv4 address, an IPv6 /48 (RFC 6177). */
  site: string;
}

/** @param subject a rate-limit subject: `ip:192.0.2.7` or `ip:2001:db8:1:2::/64` */
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
