import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isPublicAddress } from '../../../src/net/fetch/private-networks.js';
import { forAll } from '../../for-all.js';

const rejected: [what: string, addresses: string][] = [
  ['this host and loopback', '0.0.0.0 0.1.2.3 127.0.0.1 127.255.255.254 :: ::1'],
  ['private networks', '10.1.2.3 172.16.0.1 172.31.255.255 192.168.9.9 fc00::1 fdab::1'],
  ['link and site local', '169.254.169.254 fe80::1 fec0::1'],
  ['carrier NAT', '100.64.0.1 100.127.255.255'],
  ['protocol and benchmark blocks', '192.0.0.8 198.19.0.1 2001:2::1'],
  ['documentation', '192.0.2.7 198.51.100.7 203.0.113.7 2001:db8::7 3fff::7'],
  ['multicast, reserved, broadcast', '224.0.0.5 239.1.1.1 240.0.0.1 255.255.255.255 ff02::1'],
  ['6to4 and its relay', '192.88.99.2 2002:a00:1:: 2002:808:808::1'],
  ['Teredo', '2001:0:808:808::1'],
  ['NAT64', '64:ff9b::a00:1 64:ff9b:1::808:808'],
  ['private IPv4 in IPv6', '::ffff:10.0.0.1 ::10.0.0.1 ::ffff:0:10.0.0.1'],
  ['private IPv4 in ISATAP', '2a00:1450::5efe:10.0.0.1 2a00:1450::200:5efe:127.0.0.1'],
  ['outside global unicast', '4000::1 5f00::1 100::1 1::1'],
  ["Azure's host agent", '168.63.129.16'],
  ['not an address', ' example.com 1.2.3 1.2.3.4.5 fe80::1%eth0 [::1]'],
];
const accepted: [what: string, addresses: string][] = [
  ['IPv4', '1.1.1.1 9.255.255.255 11.0.0.1 172.15.0.1 172.32.0.1 192.167.1.1'],
  ['neighbours of private ranges', '100.63.0.1 100.128.0.1 169.253.1.1'],
  ['IPv6', '2606:4700::1 2a00:1450:4001::200e ::ffff:1.1.1.1'],
  ['public IPv4 in ISATAP', '2a00:1450::5efe:1.1.1.1 2a00:1450::100:5efe:10.0.0.1'],
];

for (const [what, addresses] of rejected)
  test(`rejects ${what}`, () => {
    for (const address of addresses.split(' ')) assert.equal(isPublicAddress(address), false, address);
  });
for (const [what, addresses] of accepted)
  test(`accepts ${what}`, () => {
    for (const address of addresses.split(' ')) assert.equal(isPublicAddress(address), true, address);
  });

test('treats an IPv4-mapped IPv6 address like the IPv4 address', () =>
  forAll([fc.ipV4()], address => {
    assert.equal(isPublicAddress(`::ffff:${address}`), isPublicAddress(address));
  }));

test('rejects every IPv6 address outside 2000::/3', () => {
  const group = (min: number) => fc.integer({ min, max: 0xffff }).map(value => value.toString(16));
  forAll([group(0x4000), group(0)], (first, last) => {
    assert.equal(isPublicAddress(`${first}::${last}`), false);
  });
});
