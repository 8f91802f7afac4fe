import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Client as StatelessClient } from '@modelcontextprotocol/client';
import { StdioClientTransport as StatelessTransport } from '@modelcontextprotocol/client/stdio';
import { Client as HandshakeClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as HandshakeTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { jsonLines } from '../../json-lines.js';

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
  return { replies: jsonLines(out), code };
}
const ping = (id: number) => JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' });

const info = { name: 'telltale-test', version: '1.0.0' };
/** Clients start programs in folders of their own choice. */
const program = { command: process.execPath, args: [cli, 'mcp'], cwd: '/' };
const handshakeClient = async () => {
  const client = new HandshakeClient(info);
  await client.connect(new HandshakeTransport(program));
  return client;
};
const statelessClient = async () => {
  const client = new StatelessClient(info, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new StatelessTransport(program));
  return client as unknown as HandshakeClient;
};

// biome-ignore lint/suspicious/noExplicitAny: results of two SDKs
type Any = any;

describe('telltale mcp, started from the root folder', () => {
  for (const [name, connect] of [
    ['@modelcontextprotocol/sdk 1', handshakeClient],
    ['@modelcontextprotocol/client 2 that finds out', statelessClient],
  ] as const)
    it(`serves both tools and the model card to ${name}`, async () => {
      const client = await connect();
      const call = (tool: string, given: Record<string, unknown>): Promise<Any> =>
        client.callTool({ name: tool, arguments: given });
      try {
        const { tools } = await client.listTools();
        assert.equal(tools.map(tool => tool.name).join(), 'scan_text,cleanup_text');
        const { content, structuredContent: short } = await call('scan_text', { text: note });
        assert.equal(short.signals.length, 3);
        assert.ok(content[0].text.startsWith(`${short.headline}\nScore `));
        assert.ok(content[0].text.endsWith(short.disclaimer));
        const cleaned = await call('cleanup_text', { text: 'So — “that”…' });
        assert.equal(cleaned.content[0].text, 'So - "that"...');
        const uri = 'telltale://model-card';
        const { resources } = await client.listResources();
        assert.equal(resources.map(each => each.uri).join(), uri);
        const { contents } = (await client.readResource({ uri })) as Any;
        assert.match(contents[0].text, /^# /);
        await assert.rejects(client.readResource({ uri: 'telltale://nothing' }), /Unknown resource/);
      } finally {
        await client.close();
      }
    });

  it('answers invalid lines with errors and goes on', async () => {
    const { replies, code } = await exchange(
      'no json',
      Buffer.alloc(5 * 1024 * 1024, 'x'),
      '['.repeat(100_000),
      Buffer.from([0x22, 0xff, 0x22]),
      '[]',
      '{"jsonrpc":"2.0","id":7}',
      '',
      '{"jsonrpc":"2.0","method":"notifications/initialized"}',
      ping(1),
    );
    const codes = (replies as Any[]).map(({ id, error, result }) => [id, error?.code ?? result]);
    const parseErrors = Array(4).fill([null, -32700]);
    assert.deepEqual(codes, [...parseErrors, [null, -32600], [7, -32600], [1, {}]]);
    assert.equal(code, 0);
  });

  const start = () => spawn(process.execPath, [cli, 'mcp'], { stdio: ['pipe', 'pipe', 'inherit'] });

  it('exits at the end of its input, also after a message without a line break', async () => {
    assert.deepEqual(await exchange(), { replies: [], code: 0 });
    const child = start();
    child.stdin.end(ping(3));
    const [chunk] = await once(child.stdout, 'data');
    assert.deepEqual(JSON.parse(String(chunk)), { jsonrpc: '2.0', id: 3, result: {} });
    assert.deepEqual(await once(child, 'close'), [0, null]);
  });

  it('exits on SIGTERM and when the client closes the pipe', async () => {
    const [child, other] = [start(), start()];
    for (const { stdin } of [child, other]) stdin.on('error', () => {}).write(`${ping(1)}\n`);
    await Promise.all([child, other].map(({ stdout }) => once(stdout, 'data')));
    child.kill('SIGTERM');
    assert.deepEqual(await once(child, 'close'), [0, null]);
    other.stdout.destroy();
    other.stdin.write(`${ping(2)}\n`);
    assert.deepEqual(await once(other, 'exit'), [0, null]);
  });
});
