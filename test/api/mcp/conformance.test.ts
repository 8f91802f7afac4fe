import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { sockets, suiteServer } from '../../server.js';

const expectedFailures = join('test', 'api', 'mcp', 'conformance.yml');

describe('the official conformance suite', () => {
  const server = suiteServer(sockets, { free: { requests_per_hour: null } });
  // The suite does not support credentials, so a proxy adds the key.
  let key: string;
  const proxy = createServer((req, res) => {
    const { hostname, port } = new URL(server.url);
    const headers = { ...req.headers, authorization: `Bearer ${key}` };
    const onward = request({ hostname, port, path: req.url, method: req.method, headers }, answer => {
      res.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(res);
    });
    onward.on('error', () => res.destroy());
    req.pipe(onward);
  });
  before(async () => {
    key = await server.key('conformance');
    await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve));
  });
  after(() => {
    proxy.close();
    proxy.closeAllConnections();
  });

  it('fails only the scenarios listed in conformance.yml', async () => {
    const { port } = proxy.address() as AddressInfo;
    const { code, out } = await conformance([
      'server',
      '--url',
      `http://127.0.0.1:${port}/api/mcp`,
      '--expected-failures',
      expectedFailures,
      '--output-dir',
      server.folder,
    ]);
    assert.equal(code, 0, out);
    for (const passed of ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'])
      assert.match(out, new RegExp(`✓ ${passed}: [1-9]\\d* passed, 0 failed`));
  });

  it('has a documented reason for every expected failure', () => {
    const entries = readFileSync(expectedFailures, 'utf8').match(/^ {2}- .*$/gm)!;
    assert.ok(entries.length > 0);
    for (const entry of entries) assert.match(entry, /^ {2}- [\w-]+ # \S.{8,}/, entry);
  });
});

function conformance(args: string[]): Promise<{ code: number | null; out: string }> {
  const shim = new URL('glob-sync.js', import.meta.url);
  const program = fileURLToPath(
    import.meta.resolve('@modelcontextprotocol/conformance/package.json'),
  ).replace(/package\.json$/, 'dist/index.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', shim.href, program, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 120_000,
    });
    let out = '';
    child.stdout.on('data', chunk => {
      out += chunk;
    });
    child.stderr.on('data', chunk => {
      out += chunk;
    });
    child.on('error', reject);
    child.on('exit', code => resolve({ code, out }));
  });
}
