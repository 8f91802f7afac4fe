import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSessionCookie } from '../../../../src/api/http/auth/cookie.js';
import { readConfig } from '../../../../src/server/config.js';

const plain = readConfig({});
const https = readConfig({ BASE_URL: 'https://telltale.example' });

describe('readSessionCookie', () => {
  it('returns the session among other cookies', () => {
    assert.equal(readSessionCookie('a=1; telltale=token; b=2', plain), 'token');
    assert.equal(readSessionCookie('telltale=other; __Host-telltale=token', https), 'token');
  });

  it('returns null without one', () => {
    for (const cookies of [undefined, '', 'a=1', 'telltale', 'xtelltale=token'])
      assert.equal(readSessionCookie(cookies, plain), null);
  });

  it('returns null when two cookies have the name, in any order', () => {
    for (const cookies of [
      'telltale=theirs; telltale=mine',
      'telltale=mine;a=1;telltale=',
      'telltale=; telltale=x',
    ])
      assert.equal(readSessionCookie(cookies, plain), null);
  });
});
