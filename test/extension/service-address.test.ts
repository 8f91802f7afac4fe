import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchPattern, parseServiceAddress } from '../../src/extension/service-address.js';

const machine = /stays on this machine/;
const network = /anyone on this network/;

const accepted: [text: string, origin: string, warning?: RegExp][] = [
  ['https://telltale.example', 'https://telltale.example'],
  [' https://TELLTALE.example/ ', 'https://telltale.example'],
  ['HTTPS://telltale.example:443/dashboard', 'https://telltale.example'],
  ['telltale.example', 'https://telltale.example'],
  ['telltale.example:8443/dashboard', 'https://telltale.example:8443'],
  ['localhost:3000', 'http://localhost:3000', machine],
  ['127.0.0.1:3000/dashboard?x=1#y', 'http://127.0.0.1:3000', machine],
  ['http://127.1:8080', 'http://127.0.0.1:8080', machine],
  ['http://[::1]:8080', 'http://[::1]:8080', machine],
  ['http://telltale.localhost', 'http://telltale.localhost', machine],
  ['http://10.0.0.8', 'http://10.0.0.8', network],
  ['http://172.16.0.1', 'http://172.16.0.1', network],
  ['http://172.31.255.1', 'http://172.31.255.1', network],
  ['http://192.168.1.2', 'http://192.168.1.2', network],
  ['http://169.254.0.9', 'http://169.254.0.9', network],
  ['http://[fd00::1]', 'http://[fd00::1]', network],
  ['http://[fe80::1]', 'http://[fe80::1]', network],
];
const rejected: [text: string, message: RegExp][] = [
  ['', /Enter the address/],
  ['ftp://telltale.example', /must begin with https/],
  ['javascript:alert(1)', /not an address/],
  ['https://', /not an address/],
  ['https://user:pass@telltale.example', /user name or a password/],
  ['http://telltale.example', /Use https/],
  ['http://8.8.8.8', /Use https/],
  ['http://172.32.0.1', /Use https/],
  ['http://10.evil.example', /Use https/],
  ['http://127.evil.example', /Use https/],
  ['http://localhost.evil.example', /Use https/],
  ['http://[2001:db8::1]', /Use https/],
  ['http://[fd::1].example', /not an address/],
];

describe('address of the service', () => {
  for (const [text, origin, warning] of accepted)
    it(`is accepted ${warning ? `with a warning (${warning.source})` : 'as https'}: ${text}`, () => {
      const parsed = parseServiceAddress(text);
      assert.ok(parsed.ok);
      assert.equal(parsed.origin, origin);
      if (warning) assert.match(parsed.warning!, warning);
      else assert.equal(parsed.warning, null);
    });

  for (const [text, message] of rejected)
    it(`is rejected with a message that names the mistake: ${text}`, () => {
      const parsed = parseServiceAddress(text);
      assert.ok(!parsed.ok);
      assert.match(parsed.message, message);
    });

  it('becomes a match pattern, without the port where the browser does not support one', () => {
    assert.equal(matchPattern('http://127.0.0.1:8080', true), 'http://127.0.0.1:8080/*');
    assert.equal(matchPattern('http://127.0.0.1:8080', false), 'http://127.0.0.1/*');
  });
});
