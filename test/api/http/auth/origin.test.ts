import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  corsHeaders,
  isAllowedOrigin,
  isNamedOrigin,
  isOwnOrigin,
  mayUseMcp,
} from '../../../../src/api/http/auth/origin.js';
import type { Head } from '../../../../src/api/http/head.js';
import { limits } from '../../../../src/contract/limits.js';
import { readConfig } from '../../../../src/server/config.js';

const own = 'https://telltale.example';
const friend = 'https://friend.example';
const longest = `https://${'a'.repeat(limits.originChars - 8)}`;

/** Which functions accept a request: own, named or allowed origin, MCP, and the headers of CORS. */
const accepts = (headers: Record<string, string>, environment: Record<string, string>): string => {
  const [head, config] = [{ headers } as unknown as Head, readConfig(environment)];
  const accepted = { isOwnOrigin, isNamedOrigin, isAllowedOrigin, mayUseMcp };
  const names = Object.entries(accepted).flatMap(([name, test]) => (test(head, config) ? [name] : []));
  return [...names, ...corsHeaders(head, config).slice(1, 2)].join(' ');
};
const named = `isNamedOrigin isAllowedOrigin mayUseMcp ${friend}`;
const all = 'isOwnOrigin isNamedOrigin isAllowedOrigin mayUseMcp';

describe('the origin of a request', () => {
  for (const [what, headers, environment, expected] of [
    ['absent', {}, {}, 'mayUseMcp'],
    ['absent, from the same site', { 'sec-fetch-site': 'same-origin' }, {}, all],
    ['absent, from another site', { 'sec-fetch-site': 'cross-site' }, {}, 'mayUseMcp'],
    ['the name of BASE_URL behind a proxy', { origin: own, host: '10.0.0.7' }, { BASE_URL: own }, all],
    ['another name than BASE_URL', { origin: friend, host: '10.0.0.7' }, { BASE_URL: own }, ''],
    ['a plain address', { origin: 'http://127.0.0.1:80', host: '127.0.0.1:80' }, {}, all],
    ['another port', { origin: 'http://127.0.0.1:81', host: '127.0.0.1:80' }, {}, ''],
    ['localhost', { origin: 'https://localhost', host: 'localhost' }, {}, all],
    ['an IPv6 address', { origin: 'http://[::1]:80', host: '[::1]:80' }, {}, all],
    ['a rebound name', { origin: own, host: 'telltale.example' }, {}, all.replace(' mayUseMcp', '')],
    ['null', { origin: 'null', host: 'null' }, {}, ''],
    ['allowed by name', { origin: friend }, { ALLOWED_ORIGINS: friend }, named],
    ['allowed by *', { origin: friend }, { ALLOWED_ORIGINS: '*' }, `isAllowedOrigin mayUseMcp ${friend}`],
    ['longest', { origin: longest }, { ALLOWED_ORIGINS: '*' }, `isAllowedOrigin mayUseMcp ${longest}`],
    ['longer', { origin: `${longest}a` }, { ALLOWED_ORIGINS: '*' }, ''],
  ] as [string, Record<string, string>, Record<string, string>, string][])
    it(`${what} is accepted by: ${expected.slice(0, 80) || 'nothing'}`, () =>
      assert.equal(accepts(headers, environment), expected));
});
