import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  Client as StatelessClient,
  StreamableHTTPClientTransport as StatelessTransport,
} from '@modelcontextprotocol/client';
import { Client as HandshakeClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as HandshakeTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { CleanupResult } from '../../../src/contract/cleanup.js';
import { ScanResult } from '../../../src/contract/scan.js';
import { shortReport } from '../../../src/report/text.js';
import { assertShape, sharedServer, sockets } from '../../server.js';

const note = `We moved the bees on Saturday, all four hives, and I was stung twice — once through the glove, which Dad
says is my own fault. The second hive is light. If it rains again this week we feed them; if not, we wait. Marta wants
to put the queen excluder back in, and I would rather not, but it's her orchard and “her honey”, as she likes to say.`;

interface Result {
  content: { type: string; text: string }[];
  // biome-ignore lint/suspicious/noExplicitAny: results of both tools
  structuredContent?: any;
  isError?: boolean;
}
interface Agent {
  version: string | undefined;
  listTools(): Promise<{ tools: { name: string; annotations?: object | undefined }[] }>;
  call(name: string, given: Record<string, unknown>): Promise<Result>;
}
type Connect = (url: URL, key: string, use: (agent: Agent) => Promise<void>) => Promise<void>;

const info = { name: 'telltale-test', version: '1.0.0' };
const bearer = (key: string) => ({ requestInit: { headers: { Authorization: `Bearer ${key}` } } });
const agentOf = (client: HandshakeClient | StatelessClient, version: string | undefined): Agent => ({
  version,
  listTools: () => client.listTools(),
  call: (name, given) => client.callTool({ name, arguments: given }) as Promise<Result>,
});

const connectHandshake: Connect = async (url, key, use) => {
  const client = new HandshakeClient(info);
  const transport = new HandshakeTransport(url, bearer(key));
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  await use(agentOf(client, transport.protocolVersion)).finally(() => client.close());
};
const connectStateless =
  (mode: 'auto' | 'legacy' | { pin: string }): Connect =>
  async (url, key, use) => {
    const client = new StatelessClient(info, { versionNegotiation: { mode } });
    await client.connect(new StatelessTransport(url, bearer(key)));
    await use(agentOf(client, client.getNegotiatedProtocolVersion())).finally(() => client.close());
  };

describe('POST /api/mcp', () => {
  const server = sharedServer(sockets);
  const endpoint = () => new URL('/api/mcp', server.url);

  for (const [name, version, connect] of [
    ['@modelcontextprotocol/sdk 1', '2025-11-25', connectHandshake],
    ['@modelcontextprotocol/client 2 after a handshake', '2025-11-25', connectStateless('legacy')],
    ['@modelcontextprotocol/client 2 that finds out', '2026-07-28', connectStateless('auto')],
    ['@modelcontextprotocol/client 2 pinned', '2026-07-28', connectStateless({ pin: '2026-07-28' })],
  ] as const)
    it(`serves both tools to ${name} with the results of REST, and saves nothing`, async () => {
      const key = await server.key(name.replace(/\W/g, ''), 'read');
      const rest = server.as({ key });
      await connect(endpoint(), key, async agent => {
        assert.equal(agent.version, version);
        const { tools } = await agent.listTools();
        assert.equal(tools.map(tool => tool.name).join(), 'scan_text,cleanup_text');
        for (const { annotations } of tools) {
          const { title, ...hints } = annotations as Record<string, unknown>;
          assert.equal(typeof title, 'string');
          const readOnly = { readOnlyHint: true, destructiveHint: false };
          assert.deepEqual(hints, { ...readOnly, idempotentHint: true, openWorldHint: false });
        }

        const given = { text: note, genre: 'fiction', esl: true, use_model: false };
        const { body } = await rest.post('/api/scan', given);
        const whole = await agent.call('scan_text', { ...given, fields: '*' });
        assertShape(ScanResult, whole.structuredContent);
        assert.deepEqual(whole.structuredContent, body);
        assert.deepEqual(JSON.parse(whole.content[0]!.text), body);

        const { headline, score, score_range, band, assessed, confidence, disclaimer, fixes } = body;
        const always = { headline, score, score_range, band, assessed, confidence, disclaimer };
        const names = body.signals.map((signal: { name: string }) => ({ name: signal.name }));
        const part = await agent.call('scan_text', { ...given, fields: 'fixes,signals.name' });
        assert.deepEqual(part.structuredContent, { ...always, fixes, signals: names });

        const top = (await rest.post('/api/scan', { ...given, signals: 'top:3' })).body;
        const short = await agent.call('scan_text', given);
        const signals = top.signals.map(({ name, points, detail }: ScanResult['signals'][number]) => {
          return { name, points, detail };
        });
        const { read_as, degraded } = top;
        assert.deepEqual(short.structuredContent, { ...always, assessed, read_as, degraded, signals });
        assert.equal(short.content[0]!.text, shortReport(top, 6));

        const text = { text: note, contractions: true };
        const cleaned = await agent.call('cleanup_text', text);
        assertShape(CleanupResult, cleaned.structuredContent);
        assert.deepEqual(cleaned.structuredContent, (await rest.post('/api/cleanup', text)).body);
        assert.equal(cleaned.content[0]!.text, cleaned.structuredContent.output_text);

        assert.equal((await agent.call('scan_text', { text: note, genre: 'poem' })).isError, true);
        await assert.rejects(agent.call('delete_everything', {}), /Unknown tool/);
        for (const path of ['/api/scan', '/api/cleanup']) assert.equal((await rest.get(path)).body.total, 0);
      });
      await assert.rejects(connect(endpoint(), 'at_sk_nobody', async () => {}));
    });

  it('states without a key what is missing and where keys are made, also at the OAuth paths', async () => {
    await assert.rejects(
      connectStateless('legacy')(endpoint(), '', async () => {}),
      /API key|401/,
    );
    const program = server.as({});
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
    const { status, headers, body } = await program.post('/api/mcp', ping);
    assert.deepEqual([status, headers.get('WWW-Authenticate')], [401, 'Bearer realm="telltale"']);
    assert.match(body.error.message, /needs an API key.*\/dashboard/);
    for (const answer of [
      await program.get('/.well-known/oauth-protected-resource/api/mcp'),
      await program.get('/.well-known/oauth-authorization-server'),
      await program.get('/.well-known/openid-configuration'),
      await program.send('/register', null),
    ]) {
      assert.equal(answer.status, 404);
      assert.match(answer.body.detail, /does not use OAuth.*API key/);
    }
    assert.doesNotMatch(JSON.stringify((await program.get('/registered')).body), /OAuth/);
  });
});
