import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect as connectTcp } from 'node:net';
import { after, before, test } from 'node:test';
import { fetchPage } from '../../../src/net/fetch/fetch-page.js';
import { isPublicAddress } from '../../../src/net/fetch/private-networks.js';
import type { SocketTarget } from '../../../src/net/fetch/ssrf-guard.js';

interface Row {
  id: string;
  url: string;
  expect: 'blocked' | 'allowed';
  why: string;
  resolves_to?: string[];
  rebind_to?: string[];
  expect_if_pinned?: 'blocked' | 'allowed';
  expect_kind?: 'error';
  redirects?: string[];
  debatable?: boolean;
}

const path = '../shared/corpora/documents/ssrf.jsonl';
const skip = existsSync(path) ? false : 'corpora absent: documents/ssrf.jsonl';
const rows: Row[] = skip
  ? []
  : readFileSync(path, 'utf8')
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as Row);

/** Redirects of the current row; the server sends one per request and then a page. */
let redirects: string[] = [];
const server = createServer((_, response) => {
  const location = redirects.shift();
  if (location === undefined) response.writeHead(200, { 'content-type': 'text/html' }).end('<p>reached</p>');
  else response.writeHead(302, { location }).end();
});
before(() => new Promise<void>(listening => server.listen(0, '127.0.0.1', listening)));
after(() => server.close());

test('blocks or allows every row of the SSRF corpus', { skip }, async t => {
  for (const row of rows)
    await t.test(`${row.id} ${row.why}`, async () => {
      const connected: SocketTarget[] = [];
      let lookups = 0;
      redirects = [...(row.redirects ?? [])];
      const result = await fetchPage(row.url, {
        resolver: async () => {
          const answer = lookups++ === 0 ? row.resolves_to : (row.rebind_to ?? row.resolves_to);
          if (answer === undefined) throw new Error('ENOTFOUND');
          return answer;
        },
        connect: target => {
          connected.push(target);
          const { port } = server.address() as AddressInfo;
          return new Promise((fulfil, reject) => {
            const socket = connectTcp(port, '127.0.0.1', () => fulfil(socket)).once('error', reject);
          });
        },
      });
      for (const { address } of connected) assert.ok(isPublicAddress(address), `connected to ${address}`);
      const expected = row.expect_if_pinned ?? row.expect;
      if (row.debatable && 'problem' in result) assert.notEqual(result.problem, 'timeout');
      else if (expected === 'allowed') assert.ok(!('problem' in result), JSON.stringify(result));
      else assert.equal('problem' in result && result.problem, row.expect_kind ? 'failed' : 'blocked');
    });
});
