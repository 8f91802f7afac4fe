import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ipaddr from 'ipaddr.js';
import { readConfig } from '../../src/server/config.js';

describe('readConfig', () => {
  it('has a default for every variable', () => {
    const config = readConfig({});
    assert.equal(config.host, '127.0.0.1');
    assert.equal(config.port, 8080);
    assert.match(config.dataDir, /\/data$/);
    assert.equal(config.registrationOpen, true);
    assert.ok(config.poolThreads >= 1);
  });

  it('treats an empty variable as unset', () => {
    assert.equal(readConfig({ PORT: '', BASE_URL: ' ' }).port, 8080);
  });

  it('parses trusted networks and single addresses', () => {
    const { trustsProxy } = readConfig({ TRUST_PROXY: '10.0.0.0/8, 192.0.2.1, 2001:db8::/32' });
    assert.ok(trustsProxy(ipaddr.parse('10.1.2.3')));
    assert.ok(trustsProxy(ipaddr.parse('192.0.2.1')));
    assert.ok(trustsProxy(ipaddr.parse('2001:db8::5')));
    assert.ok(!trustsProxy(ipaddr.parse('192.0.2.2')));
  });

  const wrong: [string, string][] = [
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['BASE_URL', 'telltale.example'],
    ['BASE_URL', 'https://telltale.example/path'],
    ['BASE_URL', 'ftp://telltale.example'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['CONNECTIONS_PER_ADDRESS', 'none'],
    ['CONNECTIONS_PER_ADDRESS', '-1'],
    ['ALLOWED_ORIGINS', 'telltale.example'],
    ['ALLOWED_ORIGINS', 'https://telltale.example/'],
    ['REGISTRATION', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['POOL_THREADS', '0'],
    ['PROCESSES', '0'],
    ['PLANS_FILE', '/nowhere/plans.json'],
    ['STORE_URL', 'mysql://localhost/telltale'],
    ['WINDOWS_URL', 'localhost:6379'],
    ['WINDOWS_URL', 'redis://localhost,http://localhost'],
  ];
  for (const [name, value] of wrong) {
    it(`rejects ${name}=${value}`, () =>
      assert.throws(() => readConfig({ [name]: value }), new RegExp(name)));
  }
});
