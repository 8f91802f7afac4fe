import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networksOf } from '../../src/accounts/networks.js';

for (const [subject, near, wide, site] of [
  ['ip:192.0.2.77', 'ip:192.0.2.0/24', 'ip:192.0.0.0/16', 'ip:192.0.2.77'],
  ['ip:2001:db8:7:9::/64', 'ip:2001:db8:7::/48', 'ip:2001:db8::/32', 'ip:2001:db8:7::/48'],
] as const)
  test(`networksOf returns the networks of ${subject}`, () =>
    assert.deepEqual(networksOf(subject), { near, wide, site }));
