import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { limits } from '../../../../src/contract/limits.js';
import type { Passage } from '../../../../src/contract/scan.js';
import { ScanTextArguments, ScanTextShown } from '../../../../src/contract/tools.js';
import { assistant, novel, novelContinued } from '../../../engine/scan/passages/prose.js';
import { sharedServer, suiteClient } from '../../../server.js';

const text = 'The tram was late — again — and nobody on the platform said a word about it.';
const path = '/api/mcp';
const request = (method: string, params: object = {}, id: unknown = 1) => {
  return { jsonrpc: '2.0', id, method, params };
};
const call = (name: string, given: unknown) => request('tools/call', { name, arguments: given });

describe('POST /api/mcp', () => {
  const server = sharedServer();
  const client = suiteClient(server, 'agent', 'read');
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    client.send(path, typeof body === 'string' ? body : JSON.stringify(body), {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...headers,
    });
  const tool = async (name: string, given: unknown) => (await post(call(name, given))).body.result;

  describe('HTTP headers and messages', () => {
    const [ping, large] = [request('ping'), call('scan_text', { text: 'x'.repeat(limits.jsonBodyBytes) })];
    for (const [status, headers, body = ping] of [
      [200, { origin: 'https://agents.example' }],
      [200, { accept: '*/*' }],
      [200, { accept: 'text/event-stream;q=0.9, Application/JSON' }],
      [200, { 'content-type': 'application/json; charset=utf-8' }],
      [401, { authorization: 'Bearer at_sk_unknown' }],
      [403, { origin: 'https://evil.example' }],
      [403, { origin: 'null' }],
      [406, { accept: 'application/json' }],
      [406, { accept: 'text/event-stream' }],
      [413, {}, large],
      [415, { 'content-type': 'text/plain' }],
      [415, { 'content-encoding': 'zstd' }],
    ] as const)
      it(`returns ${status}${status === 200 ? '' : ', an error without an id,'} with ${JSON.stringify(headers)}`, async () => {
        const answer = await post(body, headers);
        assert.equal(answer.status, status);
        if (status === 200) return;
        const { jsonrpc, id, error } = answer.body;
        assert.deepEqual([jsonrpc, id, error.code], ['2.0', null, -32600]);
        assert.match(error.message, /^[A-Z].*\.$/);
      });

    it('accepts the origin of the service itself', async () =>
      assert.equal((await post(request('ping'), { origin: server.url })).status, 200));

    for (const [body, code] of [
      ['', -32700],
      ['{"jsonrpc":"2.0",', -32700],
      ['['.repeat(200), -32700],
      ['null', -32600],
      ['[]', -32600],
      [[request('ping')], -32600],
      [{ id: 1, method: 'ping' }, -32600],
      [{ jsonrpc: '1.0', id: 1, method: 'ping' }, -32600],
      [{ jsonrpc: '2.0', id: null, method: 'ping' }, -32600],
      [{ jsonrpc: '2.0', id: 1.5, method: 'ping' }, -32600],
      [{ jsonrpc: '2.0', id: 1, method: 7 }, -32600],
      [{ jsonrpc: '2.0', id: 1, method: 'ping', params: [1] }, -32600],
      [{ jsonrpc: '2.0', id: 1 }, -32600],
    ] as const)
      it(`returns 400 and the error ${code} for ${JSON.stringify(body).slice(0, 60)}`, async () => {
        const answer = await post(body);
        assert.deepEqual([answer.status, answer.body.error.code], [400, code]);
      });

    it('rejects an array of messages also under a version that had them', async () => {
      const { status, body } = await post([request('ping')], { 'mcp-protocol-version': '2025-03-26' });
      assert.deepEqual([status, body.id, body.error.code], [400, null, -32600]);
    });

    it('reads null as no parameters and no arguments', async () => {
      for (const message of [
        { ...request('tools/list'), params: null },
        request('tools/list', { cursor: null, _meta: null }),
        request('tools/call', { name: 'cleanup_text', arguments: null }),
      ]) {
        const { status, body } = await post(message);
        assert.deepEqual([status, body.error], [200, undefined]);
      }
    });

    it('accepts notifications and responses with 202 and no body', async () => {
      const notification = { jsonrpc: '2.0', method: 'notifications/initialized' };
      for (const body of [
        notification,
        { ...notification, params: null },
        { ...notification, params: 'x' },
        { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
        { jsonrpc: '2.0', id: 4, result: {} },
      ]) {
        const answer = await post(body);
        assert.deepEqual([answer.status, answer.body], [202, '']);
      }
    });
  });

  describe('with a handshake', () => {
    const initialize = async (protocolVersion: unknown) => {
      const clientInfo = { name: 't', version: '1' };
      return (await post(request('initialize', { protocolVersion, capabilities: {}, clientInfo }))).body;
    };

    it('negotiates the requested version if supported, otherwise the newest', async () => {
      for (const version of ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])
        assert.equal((await initialize(version)).result.protocolVersion, version);
      for (const version of ['2026-07-28', '1999-01-01', 'soon'])
        assert.equal((await initialize(version)).result.protocolVersion, '2025-11-25');
      assert.equal((await initialize(undefined)).error.code, -32602);
    });

    it('explains the score in its instructions', async () => {
      const { result } = await initialize('2025-11-25');
      assert.match(result.instructions, /signal, never a verdict/);
      assert.deepEqual(result.capabilities, { tools: {} });
      assert.equal(result.serverInfo.name, 'telltale');
    });

    it('responds with the id of the request, a string or a number', async () => {
      for (const id of ['a"b', 0, -7, ''])
        assert.deepEqual((await post(request('ping', {}, id))).body, { jsonrpc: '2.0', id, result: {} });
    });

    for (const [what, message, code] of [
      ['an unknown method', request('resources/list'), -32601],
      ['a method of the other protocol', request('server/discover'), -32601],
      ['the name __proto__', request('__proto__'), -32601],
      ['no tool', request('tools/call'), -32602],
      ['an unknown tool', call('verdict', {}), -32602],
      ['a tool that is a number', request('tools/call', { name: 7 }), -32602],
      ['arguments that are a text', call('scan_text', 'text'), -32602],
      ['a cursor', request('tools/list', { cursor: 'x' }), -32602],
    ] as const)
      it(`returns the error ${code} with status 200 for ${what}`, async () => {
        const { status, body } = await post(message);
        assert.deepEqual([status, body.error.code], [200, code]);
      });

    it('rejects an unsupported version header with 400', async () => {
      const version = '1900-01-01';
      const { status, body } = await post(request('ping'), { 'mcp-protocol-version': version });
      assert.deepEqual([status, body.error.code, body.error.data.requested], [400, -32022, version]);
      assert.ok(body.error.data.supported.includes('2025-11-25'));
      assert.equal((await post(request('ping'), { 'mcp-protocol-version': '2025-11-25' })).status, 200);
    });
  });

  describe('without a handshake (2026-07-28)', () => {
    const version = '2026-07-28';
    const versionKey = 'io.modelcontextprotocol/protocolVersion';
    const envelope = { [versionKey]: version, 'io.modelcontextprotocol/clientCapabilities': {} };
    const send = (
      method: string,
      params: object = {},
      headers: Record<string, string | undefined> = {},
      _meta: object = envelope,
    ) => {
      const all = { 'mcp-protocol-version': version, 'mcp-method': method, ...headers };
      const sent = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined);
      return post(request(method, { ...params, _meta }), Object.fromEntries(sent));
    };

    it('lists the supported versions with a cache lifetime', async () => {
      const discovered = (await send('server/discover')).body.result;
      assert.ok(discovered.supportedVersions.includes(version));
      assert.equal(discovered.resultType, 'complete');
      for (const result of [discovered, (await send('tools/list')).body.result]) {
        assert.ok(Number.isInteger(result.ttlMs));
        assert.equal(result.cacheScope, 'public');
        assert.equal(result._meta['io.modelcontextprotocol/serverInfo'].name, 'telltale');
      }
    });

    const given = { name: 'cleanup_text', arguments: { text } };

    it('calls a tool whose name is in the header too, base64-encoded or not', async () => {
      for (const name of ['cleanup_text', `=?base64?${Buffer.from('cleanup_text').toString('base64')}?=`]) {
        const { result } = (await send('tools/call', given, { 'mcp-name': name })).body;
        assert.deepEqual([result.resultType, result.structuredContent.total_changes], ['complete', 2]);
      }
    });

    for (const headers of [
      { 'mcp-method': 'tools/list' },
      { 'mcp-method': undefined },
      { 'mcp-protocol-version': '2025-11-25' },
      { 'mcp-protocol-version': undefined },
      { 'mcp-name': 'scan_text' },
      { 'mcp-name': undefined },
    ])
      it(`rejects a header that is missing or differs from the body: ${Object.entries(headers)}`, async () => {
        const { status, body } = await send('tools/call', given, { 'mcp-name': 'cleanup_text', ...headers });
        assert.deepEqual([status, body.error.code, body.id], [400, -32020, 1]);
      });

    it('rejects an incomplete envelope with -32602 and an unknown version with -32022', async () => {
      for (const _meta of [
        {},
        { ...envelope, 'io.modelcontextprotocol/clientCapabilities': [] },
        { ...envelope, 'io.modelcontextprotocol/clientInfo': { name: 'x' } },
      ]) {
        const { status, body } = await send('server/discover', {}, {}, _meta);
        assert.deepEqual([status, body.error.code], [400, -32602]);
      }
      const later = '2031-01-01';
      const headers = { 'mcp-protocol-version': later };
      const answer = await send('server/discover', {}, headers, { ...envelope, [versionKey]: later });
      const { code, data } = answer.body.error;
      assert.deepEqual([answer.status, code, data.requested], [400, -32022, later]);
      assert.ok(data.supported.includes(version));
    });

    it('returns 404 and -32601 for methods of the handshake', async () => {
      for (const method of ['initialize', 'ping', 'resources/list', 'subscriptions/listen']) {
        const { status, body } = await send(method);
        assert.deepEqual([status, body.error.code], [404, -32601], method);
      }
    });

    it('accepts a notification and rejects a response', async () => {
      const headers = { 'mcp-protocol-version': version };
      assert.equal((await post({ jsonrpc: '2.0', method: 'notifications/cancelled' }, headers)).status, 202);
      assert.equal((await post({ jsonrpc: '2.0', id: 1, result: {} }, headers)).status, 400);
    });
  });

  describe('the tools', () => {
    it('have every argument in their schemas, except the empty genre', () => {
      const { genre: taken, read_as: _, ...others } = ScanTextArguments.properties;
      const { genre: shown, read_as: readAs, ...othersShown } = ScanTextShown.properties;
      assert.deepEqual(othersShown, others);
      assert.deepEqual([...shown.enum, ''], taken.enum);
      assert.deepEqual(readAs.enum, ['auto', 'plain', 'markdown']);
    });

    it('are listed in at most 5 KB, and mention a verdict only to deny it', async () => {
      const { result } = (await post(request('tools/list'))).body;
      const words = JSON.stringify(result);
      assert.ok(words.length <= 5_000, 'the list is in the context of a model');
      assert.doesNotMatch(words, /is_ai|is_safe|blocked|is AI-generated/i);
      for (const sentence of words.split('. '))
        if (/verdict/i.test(sentence)) assert.match(sentence, /never|not/);
    });

    for (const [given, message, status] of [
      [{}, /text\n {2}Field required \[type=missing/, 422],
      [{ text: 5 }, /Input should be a valid string \[type=string_type, input_value=5\]/, 422],
      [{ text: ' \n' }, /type=text_empty/, 422],
      [{ text: '?! ...' }, /type=text_without_words/, 422],
      [{ text: 'Word.', genre: 'poem' }, /^1 validation error for scan_text\ngenre\n {2}Input should/, 422],
      [{ text: 'A word.', fields: 'fixs' }, /the nearest known field is "fixes"/, 422],
      [{ text: 'A word.', signals: 'best' }, /Unknown signal "best".*type=signal_choice/, 422],
      [{ text: 'A word.', language: 'en' }, /Unknown field.*The known fields are text, genre, /, 422],
      [{ text: 'x'.repeat(50_001) }, /50,001 characters.*50,000/, 413],
    ] as const)
      it(`return a tool error for ${JSON.stringify(given).slice(0, 40)}`, async () => {
        const { isError, content, _meta } = await tool('scan_text', given);
        assert.equal(isError, true);
        assert.match(content[0].text, message);
        assert.equal(_meta['telltale/status'], status);
      });

    it('return at most 3 KB by default for real texts, also with several passages', async () => {
      const rows = ['blogs', 'public', 'answers', 'academic'].flatMap(kind =>
        readFileSync(`src/training/own-texts/own2026_${kind}.jsonl`, 'utf8').split('\n', 12),
      );
      const texts = rows.map(row => (JSON.parse(row) as { text: string }).text);
      const mixed = texts.slice(0, 24).join('\n\n').slice(0, 40_000);
      for (const given of [...texts, mixed]) {
        const { body } = await post(call('scan_text', { text: given }));
        assert.equal(body.result.structuredContent.signals.length, 3);
        const bytes = Buffer.byteLength(JSON.stringify(body));
        assert.ok(bytes <= 3072, `${bytes} bytes`);
      }
    });

    it('list passages in short for a text whose parts differ', async () => {
      const given = [novel, assistant, novelContinued].map(part => part.join(' ')).join('\n\n');
      const { body: rest } = await client.post('/api/scan', { text: given });
      const { content, structuredContent } = await tool('scan_text', { text: given });
      assert.ok(rest.passages.length > 1, 'the text has one passage');
      const short = rest.passages.map(({ words, score, band }: Passage) => ({ words, score, band }));
      assert.deepEqual(structuredContent.passages, short);
      assert.equal(structuredContent.mixed.note, rest.mixed.note);
      assert.match(content[0].text, /^Words 1 to \d+: /m);
    });

    it('read Markdown as Markdown, and say so', async () => {
      const markdown = { text: `# A\n\n${text}\n\n## B\n\n\u2014 C` };
      const plain = { ...markdown, read_as: 'plain' };
      const scanned = await tool('scan_text', markdown);
      assert.equal(scanned.structuredContent.read_as, 'markdown');
      assert.match(scanned.content[0].text, /Read as Markdown/);
      assert.doesNotMatch((await tool('scan_text', plain)).content[0].text, /Read as Markdown/);
    });

    it('coerce arguments like REST, and run no deep scan', async () => {
      const given = { text, esl: 'true', genre: '', fields: 'esl,scan_id' };
      const { structuredContent } = await tool('scan_text', given);
      assert.deepEqual([structuredContent.esl, structuredContent.scan_id], [true, null]);
      assert.equal((await client.get('/api/config')).body.usage.deep_scans_this_month, 0);
    });
  });
});

describe('rate limits and quotas of MCP calls', () => {
  const server = sharedServer({}, { requests_per_hour: 3, words_per_month: 20 });

  it('counts tool calls against the hourly limit, and no other messages', async () => {
    const client = await server.client('counted');
    const clean = () => client.post(path, call('cleanup_text', { text: 'a b' }));
    for (let i = 0; i < 5; i++) await client.post(path, request('tools/list'));
    assert.equal((await client.post('/api/cleanup', { text: 'x' })).status, 200);
    assert.equal((await clean()).headers.get('x-ratelimit-remaining'), '1');
    await clean();
    const rejected = await clean();
    const { isError, content, _meta } = rejected.body.result;
    assert.deepEqual([rejected.status, isError, _meta['telltale/status']], [200, true, 429]);
    const seconds = _meta['telltale/retry_after_s'];
    assert.equal(rejected.headers.get('retry-after'), String(seconds));
    assert.match(content[0].text, new RegExp(`Try again in ${seconds} seconds`));
  });

  it('charges scans to the monthly words, and reports when the quota resets', async () => {
    const client = await server.client('wordy');
    const scan = async () =>
      (await client.post(path, call('scan_text', { text: 'word '.repeat(15) }))).body.result;
    assert.equal((await scan()).isError, undefined);
    const { isError, content, _meta } = await scan();
    assert.deepEqual([isError, _meta['telltale/status']], [true, 402]);
    assert.match(content[0].text, /15 words.*5 of.*20.*Try again in \d{5,} seconds\.$/);
    assert.equal((await client.get('/api/config')).body.usage.words_this_month, 15);
  });
});
