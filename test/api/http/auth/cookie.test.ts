import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSessionCookie } from '../../../../src/api/http/auth/cookie.js';
import { readConfig } from '../../../../src/server/config.js';

const plain = readConfig({});
const https = readConfig({ BASE_URL: 'https://telltale.example' });

for (const [cookies, config, token] of [
  ['a=1; telltale=token; b=2', plain, 'token'],
  ['telltale=other; __Host-telltale=token', https, 'token'],
  [undefined, plain, null],
  ['', plain, null],
  ['telltale', plain, null],
  ['xtelltale=token', plain, null],
  // Two cookies of the name, of which one may be of another site.
  ['telltale=theirs; telltale=mine', plain, null],
  ['telltale=mine;a=1;telltale=', plain, null],
  ['telltale=; telltale=x', plain, null],
] as const)
  test(`readSessionCookie returns ${token} for ${cookies}`, () =>
    assert.equal(readSessionCookie(cookies, config), token));
