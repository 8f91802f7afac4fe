import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { networksOf } from '../../src/accounts/networks.js';

describe('networksOf', () => {
  it('returns the address, the /24 and the /16 of an IPv4 address', () => {
    assert.deepEqual(networksOf('ip:192.0.2.77'), {
      near: 'ip:192.0.2.0/24',
      wide: 'ip:192.0.0.0/16',
      site: 'ip:192.0.2.77',
    });
  });

  it('returns the /48 and the /32 of an IPv6 /64', () => {
    assert.deepEqual(networksOf('ip:2001:db8:7:9::/64'), {
      near: 'ip:2001:db8:7::/48',
      wide: 'ip:2001:db8::/32',
      site: 'ip:2001:db8:7::/48',
    });
  });
});
