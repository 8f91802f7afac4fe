import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import {
  Client as StatelessClient,
  StreamableHTTPClientTransport as StatelessTransport,
} from '@modelcontextprotocol/client';
import { Client as HandshakeClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as HandshakeTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { CleanupResult } from '../../../src/contract/cleanup.js';
import { ScanResult } from '../../../src/contract/scan.js';
import { shownScore } from '../../../src/engine/scan/bands.js';
import { assertShape, read, sockets, suiteServer } from '../../server.js';

const note = `We moved the bees on Saturday, all four hives, and I was stung twice — once through the glove, which Dad
says is my own fault. The second hive is light. If it rains again this week we feed them; if not, we wait. Marta wants
to put the queen excluder back in, and I would rather not, but it's her orchard and “her honey”, as she likes to say.`;

interface Result {
  content: { type: string; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
}
interface Agent {
  version(): string | undefined;
  listTools(): Promise<{ tools: { name: string; annotations?: object | undefined }[] }>;
  call(name: string, given: Record<string, unknown>): Promise<Result>;
  close(): Promise<void>;
}
type Connect = (url: string, key: string) => Promise<Agent>;

const info = { name: 'telltale-test', version: '1.0.0' };
const bearer = (key: string) => ({ requestInit: { headers: { Authorization: `Bearer ${key}` } } });
const door = (url: string) => new URL('/api/mcp', url);

const connectHandshake: Connect = async (url, key) => {
  const client = new HandshakeClient(info);
  const transport = new HandshakeTransport(door(url), bearer(key));
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  return {
    version: () => transport.protocolVersion,
    listTools: () => client.listTools(),
    call: (name, given) => client.callTool({ name, arguments: given }) as Promise<Result>,
    close: () => client.close(),
  };
};
const connectStateless =
  (mode: 'auto' | 'legacy' | { pin: string }): Connect =>
  async (url, key) => {
    const client = new StatelessClient(info, { versionNegotiation: { mode } });
    await client.connect(new StatelessTransport(door(url), bearer(key)));
    return {
      version: () => client.getNegotiatedProtocolVersion(),
      listTools: () => client.listTools(),
      call: (name, given) => client.callTool({ name, arguments: given }) as Promise<Result>,
      close: () => client.close(),
    };
  };

const agents: [string, string, Connect][] = [
  ['@modelcontextprotocol/sdk 1', '2025-11-25', connectHandshake],
  ['@modelcontextprotocol/client 2 after a handshake', '2025-11-25', connectStateless('legacy')],
  ['@modelcontextprotocol/client 2 that finds out', '2026-07-28', connectStateless('auto')],
  [
    '@modelcontextprotocol/client 2 pinned to 2026-07-28',
    '2026-07-28',
    connectStateless({ pin: '2026-07-28' }),
  ],
];

for (const [name, version, connect] of agents) {
  describe(name, () => {
    const server = suiteServer(sockets);
    let key: string;
    before(async () => {
      key = await server.key('beekeeper', 'read');
    });
    const withAgent = async (use: (agent: Agent) => Promise<void>) => {
      const agent = await connect(server.url, key);
      try {
        await use(agent);
      } finally {
        await agent.close();
      }
    };

    it(`negotiates ${version} and lists both tools as read-only`, () =>
      withAgent(async agent => {
        assert.equal(agent.version(), version);
        const { tools } = await agent.listTools();
        assert.deepEqual(
          tools.map(tool => tool.name),
          ['scan_text', 'cleanup_text'],
        );
        for (const { annotations } of tools) {
          const { title, ...hints } = annotations as Record<string, unknown>;
          assert.equal(typeof title, 'string');
          assert.deepEqual(hints, {
            readOnlyHint: true,
            destructiveHint: false,
            idempotentHint: true,
            openWorldHint: false,
          });
        }
      }));

    it('scans with the same result as REST on request, and saves nothing', () =>
      withAgent(async agent => {
        await agent.listTools();
        for (const given of [
          { text: note },
          { text: note, genre: 'fiction', esl: true },
          { text: note, use_model: false },
        ]) {
          const whole = await agent.call('scan_text', { ...given, fields: '*' });
          assert.ok(!whole.isError, whole.content[0]!.text);
          assertShape(ScanResult, whole.structuredContent);
          const rest = await read(server.call('/api/scan', { key, json: { ...given, save: false } }));
          assert.deepEqual(whole.structuredContent, rest.body);
          assert.deepEqual(JSON.parse(whole.content[0]!.text), rest.body);
          const fields = 'fixes,signals.name';
          const part = await agent.call('scan_text', { ...given, fields });
          const { headline, score, score_range, band, confidence, disclaimer, fixes, signals } = rest.body;
          const names = signals.map(({ name }: { name: string }) => ({ name }));
          assert.deepEqual(part.structuredContent, {
            headline,
            score,
            score_range,
            band,
            confidence,
            disclaimer,
            fixes,
            signals: names,
          });
        }
        assert.equal((await read(server.call('/api/scan', { key }))).body.total, 0);
      }));

    it('receives a short result and its text by default', () =>
      withAgent(async agent => {
        const { content, structuredContent } = await agent.call('scan_text', { text: note });
        const { body } = await read(
          server.call('/api/scan', { key, json: { text: note, signals: 'top:3', save: false } }),
        );
        const { headline, score, score_range, band, assessed, confidence, read_as, disclaimer } = body;
        const signals = body.signals.map(({ name, points, detail }: Record<string, unknown>) => ({
          name,
          points,
          detail,
        }));
        const degraded = body.degraded === undefined ? {} : { degraded: body.degraded };
        assert.deepEqual(structuredContent, {
          headline,
          score,
          score_range,
          band,
          assessed,
          confidence,
          read_as,
          ...degraded,
          signals,
          disclaimer,
        });
        assert.match(
          content[0]!.text,
          new RegExp(
            `^.+\\.\\nScore ${shownScore(score)} of 100 \\(${band}; [\\w ]+\\), confidence ${confidence}\\.`,
          ),
        );
        assert.ok(content[0]!.text.startsWith(`${headline}\n`));
        assert.ok(content[0]!.text.endsWith(disclaimer));
        for (const { detail } of signals) assert.ok(content[0]!.text.includes(detail.slice(0, 200)));
      }));

    it('cleans with the same result as REST', () =>
      withAgent(async agent => {
        const given = { text: note, contractions: true };
        const { content, structuredContent } = await agent.call('cleanup_text', given);
        assertShape(CleanupResult, structuredContent);
        const rest = await read(server.call('/api/cleanup', { key, json: { ...given, save: false } }));
        assert.deepEqual(structuredContent, rest.body);
        assert.equal(content[0]!.text, rest.body.output_text);
        assert.equal((await read(server.call('/api/cleanup', { key }))).body.total, 0);
      }));

    it('receives invalid arguments as a tool error', () =>
      withAgent(async agent => {
        const { content, isError } = await agent.call('scan_text', { text: note, genre: 'poem' });
        assert.equal(isError, true);
        assert.match(
          content[0]!.text,
          /1 validation error for scan_text\ngenre\n {2}Input should be 'academic'/,
        );
      }));

    it('receives errors for an unknown tool and an invalid key', async () => {
      await withAgent(agent => assert.rejects(agent.call('delete_everything', {}), /Unknown tool/));
      await assert.rejects(connect(server.url, 'at_sk_nobody'));
    });
  });
}

describe('a client without a key', () => {
  const server = suiteServer(sockets);

  it('reads what is missing and where keys are made, from the 401 and from the OAuth paths', async () => {
    await assert.rejects(connectStateless('legacy')(server.url, ''), /API key|401/);
    const response = await fetch(door(server.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    });
    assert.equal(response.status, 401);
    assert.equal(response.headers.get('WWW-Authenticate'), 'Bearer realm="telltale"');
    assert.match(((await response.json()) as { detail: string }).detail, /needs an API key.*\/dashboard/);
    for (const path of [
      '/.well-known/oauth-protected-resource/api/mcp',
      '/.well-known/oauth-authorization-server',
      '/.well-known/openid-configuration',
      '/register',
    ]) {
      const answer = await fetch(new URL(path, server.url), {
        method: path === '/register' ? 'POST' : 'GET',
      });
      assert.equal(answer.status, 404);
      assert.match(((await answer.json()) as { detail: string }).detail, /does not use OAuth.*API key/);
    }
    const unknown = await fetch(new URL('/registered', server.url));
    assert.doesNotMatch(await unknown.text(), /OAuth/);
  });
});
