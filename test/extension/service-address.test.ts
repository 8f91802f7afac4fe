import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchPattern, parseServiceAddress } from '../../src/extension/service-address.js';

const originOf = (text: string) => {
  const parsed = parseServiceAddress(text);
  assert.ok(parsed.ok, JSON.stringify(parsed));
  return parsed;
};
const messageOf = (text: string) => {
  const parsed = parseServiceAddress(text);
  assert.ok(!parsed.ok, text);
  return parsed.message;
};

describe('address of the service', () => {
  it('is an https origin, written in any usual way', () => {
    for (const text of [
      'https://telltale.example',
      ' https://TELLTALE.example/ ',
      'HTTPS://telltale.example:443',
    ])
      assert.deepEqual(originOf(text), { ok: true, origin: 'https://telltale.example', warning: null });
    assert.equal(originOf('https://telltale.example:8443').origin, 'https://telltale.example:8443');
  });

  it('is completed by its scheme, and shortened to host and port', () => {
    for (const [text, origin] of [
      ['telltale.example', 'https://telltale.example'],
      ['telltale.example:8443/dashboard', 'https://telltale.example:8443'],
      ['localhost:3000', 'http://localhost:3000'],
      ['127.0.0.1:3000/dashboard?x=1#y', 'http://127.0.0.1:3000'],
      ['https://telltale.example/dashboard', 'https://telltale.example'],
    ] as const)
      assert.equal(originOf(text).origin, origin);
  });

  it('may be http on this machine, with a remark', () => {
    for (const host of ['localhost', '127.0.0.1', '127.1', '[::1]', 'telltale.localhost'])
      assert.match(originOf(`http://${host}:8080`).warning!, /stays on this machine/, host);
  });

  it('may be http in a private network, with a warning', () => {
    for (const host of [
      '10.0.0.8',
      '172.16.0.1',
      '172.31.255.1',
      '192.168.1.2',
      '169.254.0.9',
      '[fd00::1]',
      '[fe80::1]',
    ])
      assert.match(originOf(`http://${host}`).warning!, /anyone on this network/, host);
  });

  it('is not http anywhere else', () => {
    for (const host of [
      'telltale.example',
      '8.8.8.8',
      '172.32.0.1',
      '10.evil.example',
      '127.evil.example',
      'localhost.evil.example',
      '[2001:db8::1]',
      '[fd::1].example',
    ])
      assert.ok(!parseServiceAddress(`http://${host}`).ok, host);
    assert.match(messageOf('http://telltale.example'), /Use https/);
  });

  it('is rejected with a message that names the mistake', () => {
    assert.match(messageOf(''), /Enter the address/);
    assert.match(messageOf('ftp://telltale.example'), /must begin with https/);
    assert.match(messageOf('javascript:alert(1)'), /not an address/);
    assert.match(messageOf('https://'), /not an address/);
    assert.match(messageOf('https://user:pass@telltale.example'), /user name or a password/);
  });

  it('becomes a match pattern, without the port where the browser does not support one', () => {
    assert.equal(matchPattern('http://127.0.0.1:8080', true), 'http://127.0.0.1:8080/*');
    assert.equal(matchPattern('http://127.0.0.1:8080', false), 'http://127.0.0.1/*');
    assert.equal(matchPattern('https://telltale.example', true), 'https://telltale.example/*');
  });
});
