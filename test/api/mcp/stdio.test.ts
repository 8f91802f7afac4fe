import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Client as StatelessClient } from '@modelcontextprotocol/client';
import { StdioClientTransport as StatelessTransport } from '@modelcontextprotocol/client/stdio';
import { Client as HandshakeClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as HandshakeTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ScanResult } from '../../../src/contract/scan.js';
import { assertShape } from '../../server.js';

const cli = fileURLToPath(new URL('../../../bundle/src/cli.js', import.meta.url));
const note = `We moved the bees on Saturday, all four hives, and I was stung twice — once through the glove, which Dad
says is my own fault. The second hive is light. If it rains again this week we feed them; if not, we wait.`;

/** Sends raw lines to the program, ends its input, and returns its output. */
async function exchange(...lines: (string | Buffer)[]): Promise<{ replies: unknown[]; code: number | null }> {
  const child = spawn(process.execPath, [cli, 'mcp'], { stdio: ['pipe', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', chunk => {
    out += chunk;
  });
  for (const line of lines) {
    child.stdin.write(line);
    child.stdin.write('\n');
  }
  child.stdin.end();
  const [code] = await once(child, 'close');
  assert.match(out, /^(?:\{.*\}\n)*$/);
  const replies = out.split('\n').filter(Boolean);
  return { replies: replies.map(line => JSON.parse(line)), code };
}
const ping = (id: number) => JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' });

const info = { name: 'telltale-test', version: '1.0.0' };
/** Clients start programs in folders of their own choice. */
const program = { command: process.execPath, args: [cli, 'mcp'], cwd: '/' };
const clients = {
  '@modelcontextprotocol/sdk 1': async () => {
    const client = new HandshakeClient(info);
    await client.connect(new HandshakeTransport(program));
    return client;
  },
  '@modelcontextprotocol/client 2 after a handshake': async () => {
    const client = new StatelessClient(info, { versionNegotiation: { mode: 'legacy' } });
    await client.connect(new StatelessTransport(program));
    return client;
  },
  '@modelcontextprotocol/client 2 that finds out': async () => {
    const client = new StatelessClient(info, { versionNegotiation: { mode: 'auto' } });
    await client.connect(new StatelessTransport(program));
    return client;
  },
};

// biome-ignore lint/suspicious/noExplicitAny: results of two SDKs
type Any = any;

describe('telltale mcp, started from the root folder', () => {
  for (const [name, connect] of Object.entries(clients))
    it(`serves both tools and the model card to ${name}`, async () => {
      const client = (await connect()) as HandshakeClient;
      try {
        const { tools } = await client.listTools();
        assert.deepEqual(
          tools.map(tool => tool.name),
          ['scan_text', 'cleanup_text'],
        );
        const short = (await client.callTool({ name: 'scan_text', arguments: { text: note } })) as Any;
        assert.ok(!short.isError, JSON.stringify(short.content));
        assert.equal(short.structuredContent.signals.length, 3);
        assert.ok(short.content[0].text.startsWith(`${short.structuredContent.headline}\n`));
        assert.match(
          short.content[0].text,
          /^\w.*\.\nScore [\w ]+ of 100 .*\n(?:.*\n)*This score is a signal/,
        );
        assert.ok(JSON.stringify(short.structuredContent).length < 3_000);
        const whole = (await client.callTool({
          name: 'scan_text',
          arguments: { text: note, fields: '*' },
        })) as Any;
        assertShape(ScanResult, whole.structuredContent);
        assert.equal(whole.structuredContent.score, short.structuredContent.score);
        const cleaned = (await client.callTool({
          name: 'cleanup_text',
          arguments: { text: 'So — “that”…' },
        })) as Any;
        assert.equal(cleaned.content[0].text, 'So - "that"...');
        const wrong = (await client.callTool({ name: 'scan_text', arguments: { text: ' ' } })) as Any;
        assert.equal(wrong.isError, true);
        assert.match(wrong.content[0].text, /The text is empty/);
        const { resources } = await client.listResources();
        assert.deepEqual(
          resources.map(({ uri }) => uri),
          ['telltale://model-card'],
        );
        const { contents } = (await client.readResource({ uri: 'telltale://model-card' })) as Any;
        assert.match(contents[0].text, /^# /);
        await assert.rejects(client.readResource({ uri: 'telltale://nothing' }), /Unknown resource/);
      } finally {
        await client.close();
      }
    });

  it('answers invalid lines with errors and goes on', async () => {
    const huge = Buffer.alloc(5 * 1024 * 1024, 'x');
    const deep = '['.repeat(100_000);
    const invalidUtf8 = Buffer.from([0x22, 0xff, 0x22]);
    const { replies, code } = await exchange(
      'no json',
      huge,
      deep,
      invalidUtf8,
      '[]',
      '{"jsonrpc":"2.0","id":7}',
      '',
      '{"jsonrpc":"2.0","method":"notifications/initialized"}',
      ping(1),
    );
    const codes = (replies as Any[]).map(({ id, error, result }) => [id, error?.code ?? result]);
    assert.deepEqual(codes, [
      [null, -32700],
      [null, -32700],
      [null, -32700],
      [null, -32700],
      [null, -32600],
      [7, -32600],
      [1, {}],
    ]);
    assert.equal(code, 0);
  });

  it('exits at the end of its input, also after a message without a line break', async () => {
    assert.deepEqual(await exchange(), { replies: [], code: 0 });
    const child = spawn(process.execPath, [cli, 'mcp'], { stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdin.end(ping(3));
    const [chunk] = await once(child.stdout, 'data');
    assert.deepEqual(JSON.parse(String(chunk)), { jsonrpc: '2.0', id: 3, result: {} });
    assert.deepEqual(await once(child, 'close'), [0, null]);
  });

  it('exits on SIGTERM and when the client closes the pipe', async () => {
    const child = spawn(process.execPath, [cli, 'mcp'], { stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdin.write(`${ping(1)}\n`);
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    assert.deepEqual(await once(child, 'close'), [0, null]);

    const other = spawn(process.execPath, [cli, 'mcp'], { stdio: ['pipe', 'pipe', 'inherit'] });
    other.stdin.on('error', () => {});
    other.stdin.write(`${ping(1)}\n`);
    await once(other.stdout, 'data');
    other.stdout.destroy();
    other.stdin.write(`${ping(2)}\n`);
    assert.deepEqual(await once(other, 'exit'), [0, null]);
  });
});
