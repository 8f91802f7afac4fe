import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { OpenApi } from '../../src/api/openapi/document.js';
import { openPage, type Sent, sendAll } from '../api/openapi/send.js';
import { eventually } from '../eventually.js';
import { sockets, startServer, suiteServer, type TestServer } from '../server.js';
import { freePort } from '../store/servers.js';
import { temporaryFolder } from '../temporary-folder.js';
import { environment, folder, node, notInstalled, program, run } from './tools.js';

const cli = fileURLToPath(new URL('../../bundle/src/cli.js', import.meta.url));

async function saveDocument(server: TestServer, path: string): Promise<void> {
  writeFileSync(path, await (await server.call('/api/openapi.json')).text());
}

describe('GET /api/openapi.json', { skip: notInstalled }, () => {
  const server = suiteServer(sockets);
  const files = temporaryFolder();
  const document = join(files, 'openapi.json');
  before(() => saveDocument(server, document));

  it('has no error and no warning of Spectral (spectral:oas)', async () => {
    const rules = join(files, 'spectral.yaml');
    writeFileSync(rules, 'extends: ["spectral:oas"]\n');
    const spectral = program('@stoplight/spectral-cli', 'spectral');
    const args = ['lint', '--format', 'json', '--quiet', '-r', rules, document];
    const { stdout, output } = await run(spectral, args, files);
    assert.deepEqual(JSON.parse(stdout), [], output);
  });

  it('has no error and no warning of Redocly (recommended)', async () => {
    const redocly = program('@redocly/cli', 'redocly');
    const args = ['lint', '--extends=recommended', '--format=json', document];
    const { stdout, output } = await run(redocly, args, files);
    assert.deepEqual(JSON.parse(stdout).totals, { errors: 0, warnings: 0, ignored: 0 }, output);
  });

  it('becomes types by openapi-typescript that pass tsc --strict', async () => {
    const types = join(files, 'types.ts');
    const generator = program('openapi-typescript', 'openapi-typescript');
    const made = await run(generator, [document, '-o', types], files);
    assert.equal(made.code, 0, made.output);
    const checked = await run(program('typescript', 'tsc'), ['--strict', '--noEmit', types], files);
    assert.equal(checked.code, 0, checked.output);
  });
});

describe('the Prism contract proxy', { skip: notInstalled }, () => {
  const files = temporaryFolder();
  const page = openPage();
  let server: TestServer;
  let sent: Sent[];
  before(async () => {
    server = await startServer(sockets, {}, undefined, { network: page.network });
    const path = join(files, 'openapi.json');
    await saveDocument(server, path);
    const proxy = `http://127.0.0.1:${await freePort()}`;
    const args = ['proxy', '--errors', '--port', new URL(proxy).port, path, server.url];
    const prism = spawn(node, [program('@stoplight/prism-cli', 'prism'), ...args], { env: environment });
    after(() => prism.kill('SIGKILL'));
    let output = '';
    for (const stream of [prism.stdout, prism.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
      });
    await eventually(
      () => output.includes('Prism is listening') || prism.exitCode !== null,
      () => output,
    );
    assert.equal(prism.exitCode, null, output);
    const call: TestServer['call'] = (url, { method, json, body, cookie, headers } = {}) =>
      fetch(proxy + url, {
        method: method ?? (json === undefined ? 'GET' : 'POST'),
        body: json === undefined ? (body ?? null) : JSON.stringify(json),
        headers: {
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...(cookie !== undefined && { cookie, origin: server.url }),
          ...headers,
        },
      });
    const openapi = (await (await server.call('/api/openapi.json')).json()) as OpenApi;
    sent = await sendAll(openapi, { ...server, call });
  });
  after(async () => {
    await server.close();
    page.close();
  });

  it('finds no violation in any documented call', () => {
    assert.ok(sent.length > 50);
    for (const { operation, example, type, headers, body } of sent) {
      assert.notEqual(type, 'application/problem+json', `${operation} ${example}: ${JSON.stringify(body)}`);
      assert.equal(headers.get('sl-violations'), null, `${operation} ${example}`);
    }
  });

  // Prism decodes every body as UTF-8 text, so the bytes of an image arrive changed.
  it('carries every call but those with images', () => {
    const failed = sent.filter(({ status }) => status >= 300);
    const calls = failed.map(({ operation, status }) => `${operation} ${status}`);
    assert.deepEqual(calls, ['scanImage 415', 'injectionImage 415']);
  });
});

/** A program with a call of each kind; it writes its results as JSON. */
const calls = `
import { createClient } from './client/client';
import * as api from './client/sdk.gen';

async function main(): Promise<void> {
  const [baseUrl, key] = process.argv.slice(2) as [string, string];
  const client = createClient({ baseUrl, auth: key });
  const strictly = { client, throwOnError: true } as const;
  const text = 'We moved the bees on Saturday \\u2014 all four hives.';
  const scan = (await api.scan({ ...strictly, body: { text } })).data;
  const renamed = (await api.renameScan({ ...strictly, path: { id: scan.scan_id! }, body: { title: 'Bees' } })).data;
  const read = (await api.getScan({ ...strictly, path: { id: scan.scan_id! } })).data;
  const list = (await api.listScans({ ...strictly, query: { limit: 5 } })).data;
  const deleted = (await api.deleteScan({ ...strictly, path: { id: scan.scan_id! } })).data;
  const file = new File(['Visitors utilize the pier.'], 'pier.txt');
  const edits = JSON.stringify([{ before: 'utilize', after: 'use' }]);
  const form = (await api.cleanupFile({ ...strictly, body: { file, edits } })).response.headers.get('x-edits-applied');
  // Without bodySerializer, the generated client quotes every string as JSON.
  const line = { parseAs: 'text', bodySerializer: null, body: JSON.stringify({ id: 'a', text }) } as const;
  const lines = (await api.scanBatch({ ...strictly, ...line })).data;
  const sentences = [{ id: 's1', text: 'Visitors utilize the pier.' }];
  const { stream } = await api.rewrite({ ...strictly, body: { sentences } });
  const events: string[] = [];
  for await (const event of stream) events.push(Object.keys(event as unknown as object).join());
  const account = { name: 'generated', password: 'correct horse' };
  const session = (await api.createAccount({ ...strictly, body: account })).response.headers.getSetCookie()[0]!;
  const headers = { cookie: session.split(';')[0]!, origin: baseUrl };
  const made = (await api.createKey({ ...strictly, auth: undefined, headers, body: { scope: 'read' } })).data;
  const wrong = await api.scan({ client, body: { text: '' } });
  console.log(JSON.stringify({
    scan: scan.headline, renamed: renamed.title, read: read.scan_id === scan.scan_id, total: list.total, deleted,
    form, lines, events, key: made.scope, wrong: wrong.response?.status,
  }));
}
void main();
`;

describe('the client that hey-api generates', { skip: notInstalled }, () => {
  const server = suiteServer(sockets);
  const files = temporaryFolder();

  it('compiles with tsc --strict, and its calls of every kind work', async () => {
    const document = join(files, 'openapi.json');
    await saveDocument(server, document);
    const generator = program('@hey-api/openapi-ts', 'openapi-ts');
    const made = await run(generator, ['-i', document, '-o', join(files, 'client')], files);
    assert.equal(made.code, 0, made.output);
    writeFileSync(join(files, 'calls.ts'), calls);
    // For the types of Node.
    symlinkSync(resolve('node_modules'), join(files, 'node_modules'));
    const lib = ['--target', 'es2022', '--lib', 'es2023,dom,dom.iterable', '--types', 'node'];
    const options = ['--strict', ...lib, '--module', 'commonjs', 'calls.ts'];
    const compiled = await run(program('typescript', 'tsc'), options, files);
    assert.equal(compiled.code, 0, compiled.output);
    const called = await run(join(files, 'calls.js'), [server.url, await server.key('ada')], files);
    assert.equal(called.code, 0, called.output);
    const { scan, lines, events, ...rest } = JSON.parse(called.stdout);
    assert.match(scan, /^Not assessed/);
    assert.match(lines, /"id":"a","status":200/);
    assert.equal(events.length, 2);
    const shared = { renamed: 'Bees', read: true, total: 1, deleted: { deleted: 1 } };
    assert.deepEqual(rest, { ...shared, form: '1', key: 'read', wrong: 422 });
  });
});

describe('telltale mcp, started from the root folder', { skip: notInstalled }, () => {
  const inspect = async (...args: string[]) => {
    const inspector = program('@modelcontextprotocol/inspector', 'mcp-inspector');
    const command = ['--cli', ...args, '--', process.execPath, cli, 'mcp'];
    const { code, stdout, output } = await run(inspector, command, '/');
    assert.equal(code, 0, output);
    return JSON.parse(stdout);
  };

  it('serves its two tools to the MCP inspector', async () => {
    const { tools } = await inspect('--method', 'tools/list', '--strict');
    assert.equal(tools.map(({ name }: { name: string }) => name).join(), 'scan_text,cleanup_text');
    const args = ['--tool-name', 'scan_text', '--tool-arg', `text=${note}`];
    const called = await inspect('--method', 'tools/call', ...args);
    assertScanned(called);
  });

  for (const client of ['@ai-sdk/mcp', '@openai/agents-core'])
    it(`serves its two tools to ${client}`, () => assertServed(client, '/', process.execPath, cli, 'mcp'));
});

describe('POST /api/mcp', { skip: notInstalled }, () => {
  const server = suiteServer(sockets);

  it('serves its two tools to @ai-sdk/mcp through mcp-remote', async () => {
    const header = `Authorization:Bearer ${await server.key('ada', 'read')}`;
    const remote = [program('mcp-remote', 'mcp-remote'), `${server.url}/api/mcp`];
    await assertServed('@ai-sdk/mcp', '/', node, ...remote, '--transport', 'http-only', '--header', header);
  });
});

const note =
  'We moved the bees on Saturday, all four hives, and I was stung twice. If it rains again this week we feed them.';

interface Scanned {
  content: { text: string }[];
  structuredContent: { headline: string };
}

/** Asserts that the text of a result of scan_text starts with the headline. */
function assertScanned({ content, structuredContent }: Scanned): void {
  const text = content[0]!.text;
  assert.ok(text.startsWith(`${structuredContent.headline}\n`), text);
}

/** Asserts that a client lists the two tools of a program and scans with it. */
async function assertServed(client: string, cwd: string, ...command: string[]): Promise<void> {
  const { code, stdout, output } = await run(join(folder, 'mcp-clients.js'), [client, note, ...command], cwd);
  assert.equal(code, 0, output);
  const { tools, result } = JSON.parse(stdout);
  assert.deepEqual(tools, ['scan_text', 'cleanup_text']);
  assertScanned(result);
}
