import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { ScanTextArguments, ScanTextShown } from '../../../../src/contract/tools.js';
import { assistant, novel, novelContinued } from '../../../engine/scan/passages/prose.js';
import { read, suiteServer } from '../../../server.js';

const both = 'application/json, text/event-stream';
const text = 'The tram was late — again — and nobody on the platform said a word about it.';

describe('POST /api/mcp', () => {
  const server = suiteServer({ ALLOWED_ORIGINS: 'https://agents.example' });
  let key: string;
  before(async () => {
    key = await server.key('agent', 'read');
  });
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    read(
      server.call('/api/mcp', {
        key,
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { accept: both, 'content-type': 'application/json', ...headers },
      }),
    );
  const request = (method: string, params: object = {}, id: unknown = 1) => ({
    jsonrpc: '2.0',
    id,
    method,
    params,
  });
  const call = (name: string, given: unknown) => request('tools/call', { name, arguments: given });

  describe('HTTP headers and messages', () => {
    it('requires a key and returns WWW-Authenticate without one', async () => {
      const response = await server.call('/api/mcp', { json: request('ping') });
      assert.equal(response.status, 401);
      assert.match(response.headers.get('www-authenticate')!, /^Bearer/);
      assert.equal((await post(request('ping'), { authorization: 'Bearer at_sk_junk' })).status, 401);
    });

    it('reads null as no parameters, and answers no notification', async () => {
      const list = await post(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: null }));
      assert.equal(list.status, 200);
      const notification = { jsonrpc: '2.0', method: 'notifications/initialized' };
      for (const params of [null, 'x'])
        assert.equal((await post(JSON.stringify({ ...notification, params }))).status, 202);
    });

    it('supports POST only', async () => {
      for (const method of ['GET', 'DELETE', 'PUT']) {
        const response = await server.call('/api/mcp', { key, method });
        assert.equal(response.status, 405);
        assert.match(response.headers.get('allow')!, /POST/);
      }
    });

    it('rejects foreign origins even with a key', async () => {
      const status = async (origin: string) => (await post(request('ping'), { origin })).status;
      assert.equal(await status('https://evil.example'), 403);
      assert.equal(await status('null'), 403);
      assert.equal(await status(server.url), 200);
      assert.equal(await status('https://agents.example'), 200);
    });

    it('requires Accept for JSON and event streams (406) and a JSON body (415)', async () => {
      const accepts = async (accept: string) => (await post(request('ping'), { accept })).status;
      assert.equal(await accepts('application/json'), 406);
      assert.equal(await accepts('text/event-stream'), 406);
      assert.equal(await accepts('text/html'), 406);
      assert.equal(await accepts('*/*'), 200);
      assert.equal(await accepts('text/event-stream;q=0.9, Application/JSON'), 200);
      assert.equal((await post(request('ping'), { 'content-type': 'text/plain' })).status, 415);
      assert.equal(
        (await post(request('ping'), { 'content-type': 'application/json; charset=utf-8' })).status,
        200,
      );
    });

    it('returns 400 and the JSON-RPC error code for an invalid message', async () => {
      const wrong: [unknown, number][] = [
        ['', -32700],
        ['{"jsonrpc":"2.0",', -32700],
        ['['.repeat(200), -32700],
        ['"hello"', -32600],
        ['null', -32600],
        [{ id: 1, method: 'ping' }, -32600],
        [{ jsonrpc: '1.0', id: 1, method: 'ping' }, -32600],
        [{ jsonrpc: '2.0', id: null, method: 'ping' }, -32600],
        [{ jsonrpc: '2.0', id: 1.5, method: 'ping' }, -32600],
        [{ jsonrpc: '2.0', id: 1, method: 7 }, -32600],
        [{ jsonrpc: '2.0', id: 1, method: 'ping', params: [1] }, -32600],
        [{ jsonrpc: '2.0', id: 1 }, -32600],
      ];
      for (const [body, code] of wrong) {
        const answer = await post(body);
        assert.equal(answer.status, 400, JSON.stringify(body));
        assert.equal(answer.body.error.code, code, JSON.stringify(body));
      }
    });

    it('accepts notifications and responses with 202 and no body', async () => {
      for (const body of [
        { jsonrpc: '2.0', method: 'notifications/initialized' },
        { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
        { jsonrpc: '2.0', id: 4, result: {} },
      ]) {
        const answer = await post(body);
        assert.equal(answer.status, 202);
        assert.equal(answer.body, '');
      }
    });
  });

  describe('with a handshake', () => {
    const initialize = (protocolVersion: unknown) =>
      post(
        request('initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 't', version: '1' } }),
      );

    it('negotiates the requested version if supported, otherwise the newest', async () => {
      for (const version of ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])
        assert.equal((await initialize(version)).body.result.protocolVersion, version);
      for (const version of ['2026-07-28', '1999-01-01', 'soon'])
        assert.equal((await initialize(version)).body.result.protocolVersion, '2025-11-25');
      assert.equal((await initialize(undefined)).body.error.code, -32602);
    });

    it('explains the score in its instructions', async () => {
      const { result } = (await initialize('2025-11-25')).body;
      assert.match(result.instructions, /signal, never a verdict/);
      assert.deepEqual(result.capabilities, { tools: {} });
      assert.equal(result.serverInfo.name, 'telltale');
    });

    it('responds with the id of the request, a string or a number', async () => {
      for (const id of ['a"b', 0, -7, '']) {
        const answer = await post(request('ping', {}, id));
        assert.deepEqual(answer.body, { jsonrpc: '2.0', id, result: {} });
      }
    });

    it('returns -32601 with 200 for an unknown method and -32602 for an unknown tool', async () => {
      for (const method of ['resources/list', 'server/discover', 'toString', '__proto__']) {
        const { status, body } = await post(request(method));
        assert.equal(status, 200);
        assert.equal(body.error.code, -32601);
      }
      for (const params of [{}, { name: 'verdict' }, { name: 7 }, { name: 'scan_text', arguments: 'text' }]) {
        const { status, body } = await post(request('tools/call', params));
        assert.equal(status, 200);
        assert.equal(body.error.code, -32602);
      }
      assert.equal((await post(request('tools/list', { cursor: 'x' }))).body.error.code, -32602);
    });

    it('rejects an unsupported version header with 400', async () => {
      for (const version of ['1900-01-01', 'not-a-version']) {
        const { status, body } = await post(request('ping'), { 'mcp-protocol-version': version });
        assert.equal(status, 400);
        assert.equal(body.error.code, -32022);
        assert.ok(body.error.data.supported.includes('2025-11-25'));
        assert.equal(body.error.data.requested, version);
      }
      assert.equal((await post(request('ping'), { 'mcp-protocol-version': '2025-11-25' })).status, 200);
    });

    it('rejects an array of messages, whatever the protocol version', async () => {
      for (const headers of [{}, { 'mcp-protocol-version': '2025-03-26' }])
        for (const array of [[], [request('ping')]]) {
          const { status, body } = await post(array, headers);
          assert.equal(status, 400);
          assert.deepEqual([body.id, body.error.code], [null, -32600]);
        }
    });
  });

  describe('without a handshake (2026-07-28)', () => {
    const version = '2026-07-28';
    const envelope = {
      'io.modelcontextprotocol/protocolVersion': version,
      'io.modelcontextprotocol/clientCapabilities': {},
    };
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
      const { status, body } = await send('server/discover');
      assert.equal(status, 200);
      assert.ok(body.result.supportedVersions.includes(version));
      assert.equal(body.result.resultType, 'complete');
      const tools = (await send('tools/list')).body.result;
      for (const result of [body.result, tools]) {
        assert.ok(Number.isInteger(result.ttlMs));
        assert.equal(result.cacheScope, 'public');
        assert.equal(result._meta['io.modelcontextprotocol/serverInfo'].name, 'telltale');
      }
    });

    it('calls a tool whose name is in the header too, base64-encoded or not', async () => {
      const given = { name: 'cleanup_text', arguments: { text } };
      for (const name of ['cleanup_text', `=?base64?${Buffer.from('cleanup_text').toString('base64')}?=`]) {
        const { status, body } = await send('tools/call', given, { 'mcp-name': name });
        assert.equal(status, 200);
        assert.equal(body.result.resultType, 'complete');
        assert.equal(body.result.structuredContent.total_changes, 2);
      }
    });

    it('rejects missing headers and headers that differ from the body with -32020', async () => {
      const given = { name: 'cleanup_text', arguments: { text } };
      const wrong: Record<string, string | undefined>[] = [
        { 'mcp-method': 'tools/list' },
        { 'mcp-method': undefined },
        { 'mcp-protocol-version': '2025-11-25' },
        { 'mcp-protocol-version': undefined },
        { 'mcp-name': 'scan_text' },
        { 'mcp-name': undefined },
      ];
      for (const headers of wrong) {
        const { status, body } = await send('tools/call', given, { 'mcp-name': 'cleanup_text', ...headers });
        assert.equal(status, 400, JSON.stringify(headers));
        assert.equal(body.error.code, -32020, JSON.stringify(headers));
        assert.equal(body.id, 1);
      }
    });

    it('rejects an incomplete envelope with -32602 and an unknown version with -32022', async () => {
      for (const _meta of [
        {},
        { ...envelope, 'io.modelcontextprotocol/clientCapabilities': [] },
        { ...envelope, 'io.modelcontextprotocol/clientInfo': { name: 'x' } },
      ]) {
        const { status, body } = await send('server/discover', {}, {}, _meta);
        assert.equal(status, 400);
        assert.equal(body.error.code, -32602);
      }
      const later = { ...envelope, 'io.modelcontextprotocol/protocolVersion': '2031-01-01' };
      const { status, body } = await send(
        'server/discover',
        {},
        { 'mcp-protocol-version': '2031-01-01' },
        later,
      );
      assert.equal(status, 400);
      assert.equal(body.error.code, -32022);
      assert.equal(body.error.data.requested, '2031-01-01');
      assert.ok(body.error.data.supported.includes(version));
    });

    it('returns 404 and -32601 for methods of the handshake', async () => {
      for (const method of ['initialize', 'ping', 'resources/list', 'subscriptions/listen']) {
        const { status, body } = await send(method);
        assert.equal(status, 404, method);
        assert.equal(body.error.code, -32601);
      }
    });

    it('accepts a notification and rejects a response', async () => {
      const headers = { 'mcp-protocol-version': version };
      assert.equal((await post({ jsonrpc: '2.0', method: 'notifications/cancelled' }, headers)).status, 202);
      assert.equal((await post({ jsonrpc: '2.0', id: 1, result: {} }, headers)).status, 400);
    });
  });

  describe('the tools', () => {
    it('lists every argument in the tool schemas, except the empty genre', () => {
      const { genre: taken, read_as: _, ...others } = ScanTextArguments.properties;
      const { genre: shown, read_as: readAs, ...othersShown } = ScanTextShown.properties;
      assert.deepEqual(othersShown, others);
      assert.deepEqual([...shown.enum, ''], taken.enum);
      assert.deepEqual(readAs.enum, ['auto', 'plain', 'markdown']);
    });

    it('are listed in at most 5 KB, because the list is in the context of a model', async () => {
      const { result } = (await post(request('tools/list'))).body;
      assert.ok(JSON.stringify(result).length <= 5_000);
    });

    it('reject an unknown argument and name the known ones', async () => {
      const { result } = (await post(call('scan_text', { text: 'A word.', language: 'en' }))).body;
      assert.equal(result.isError, true);
      assert.match(
        result.content[0].text,
        /^Unknown argument "language"\. scan_text takes text, genre, .*signals\.$/,
      );
    });

    it('mentions a verdict only to deny it', async () => {
      const { result } = (await post(request('tools/list'))).body;
      const words = JSON.stringify(result);
      assert.doesNotMatch(words, /is_ai|is_safe|blocked|is AI-generated/i);
      for (const sentence of words.split('. '))
        if (/verdict/i.test(sentence)) assert.match(sentence, /never|not/);
    });

    it('reports a missing, blank or too long text as a tool error', async () => {
      const wrong: [object, RegExp, number][] = [
        [{}, /text\n {2}Field required \[type=missing/, 422],
        [{ text: 5 }, /Input should be a valid string \[type=string_type, input_value=5\]/, 422],
        [{ text: ' \n' }, /type=text_empty/, 422],
        [{ text: '?! ...' }, /type=text_without_words/, 422],
        [{ text: 'A word.', fields: 'fixs' }, /the nearest known field is "fixes"/, 422],
        [{ text: 'A word.', signals: 'best' }, /type=signal_choice/, 422],
        [{ text: 'x'.repeat(50_001) }, /50,001 characters.*50,000/, 413],
      ];
      for (const [given, message, status] of wrong) {
        const { result } = (await post(call('scan_text', given))).body;
        assert.equal(result.isError, true);
        assert.match(result.content[0].text, message);
        assert.equal(result._meta['telltale/status'], status);
      }
    });

    it('returns at most 3 KB by default for real texts, also with several passages', async () => {
      const rows = ['blogs', 'public', 'answers', 'academic'].flatMap(kind =>
        readFileSync(`src/training/own-texts/own2026_${kind}.jsonl`, 'utf8').split('\n', 12),
      );
      const texts = rows.map(row => (JSON.parse(row) as { text: string }).text);
      const mixed = texts.slice(0, 24).join('\n\n');
      let longest = 0;
      for (const given of [...texts, mixed.slice(0, 40_000)]) {
        const answer = await server.call('/api/mcp', { key, json: call('scan_text', { text: given }) });
        const body = await answer.text();
        const { structuredContent } = JSON.parse(body).result;
        assert.equal(structuredContent.signals.length, 3);
        longest = Math.max(longest, Buffer.byteLength(body));
      }
      assert.ok(longest <= 3072, `${longest} bytes`);
    });

    it('lists passages in short for a text whose parts differ', async () => {
      const given = [novel, assistant, novelContinued].map(part => part.join(' ')).join('\n\n');
      const { body: rest } = await read(
        server.call('/api/scan', { key, json: { text: given, save: false } }),
      );
      const { content, structuredContent } = (await post(call('scan_text', { text: given }))).body.result;
      assert.ok(rest.passages.length > 1, 'the text has one passage');
      assert.deepEqual(
        structuredContent.passages,
        rest.passages.map(({ words, score, band }: Record<string, unknown>) => ({ words, score, band })),
      );
      assert.equal(structuredContent.mixed.note, rest.mixed.note);
      assert.match(content[0].text, /^Words 1 to \d+: /m);
    });

    it('reads Markdown as Markdown, and says so', async () => {
      const markdown = `# A\n\n${text}\n\n## B\n\n\u2014 C`;
      const { result } = (await post(call('scan_text', { text: markdown }))).body;
      assert.equal(result.structuredContent.read_as, 'markdown');
      assert.match(result.content[0].text, /Read as Markdown/);
      const plain = (await post(call('scan_text', { text: markdown, read_as: 'plain' }))).body.result;
      assert.doesNotMatch(plain.content[0].text, /Read as Markdown/);
      const cleaned = (await post(call('cleanup_text', { text: markdown }))).body.result.structuredContent;
      assert.equal(cleaned.read_as, 'markdown');
      assert.match(cleaned.output_text, /late - again - and.*\n\n\u2014 C$/s);
      const other = (await post(call('cleanup_text', { text: markdown, read_as: 'plain' }))).body.result;
      assert.equal(other.structuredContent.read_as, 'plain');
    });

    it('coerces arguments like REST', async () => {
      const { result } = (
        await post(call('scan_text', { text, esl: 'true', genre: '', fields: 'esl,scan_id' }))
      ).body;
      assert.equal(result.structuredContent.esl, true);
      assert.equal(result.structuredContent.scan_id, null);
      assert.equal((await read(server.call('/api/config', { key }))).body.usage.deep_scans_this_month, 0);
    });
  });
});

describe('rate limits and quotas of MCP calls', () => {
  const server = suiteServer({}, { free: { requests_per_hour: 3, words_per_month: 20 } });
  const words = (n: number) => 'word '.repeat(n).trim();
  const tool = (key: string, text: string, name = 'scan_text') =>
    read(
      server.call('/api/mcp', {
        key,
        json: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: { text } } },
      }),
    );

  it('counts tool calls against the hourly limit, and no other messages', async () => {
    const key = await server.key('counted');
    for (let i = 0; i < 5; i++)
      await server.call('/api/mcp', { key, json: { jsonrpc: '2.0', id: 1, method: 'tools/list' } });
    assert.equal((await server.call('/api/cleanup', { key, json: { text: 'x' } })).status, 200);
    const first = await tool(key, 'a b', 'cleanup_text');
    assert.equal(first.headers.get('x-ratelimit-remaining'), '1');
    await tool(key, 'a b', 'cleanup_text');
    const rejected = await tool(key, 'a b', 'cleanup_text');
    assert.equal(rejected.status, 200);
    const { isError, content, _meta } = rejected.body.result;
    assert.equal(isError, true);
    const seconds = _meta['telltale/retry_after_s'];
    assert.equal(rejected.headers.get('retry-after'), String(seconds));
    assert.match(content[0].text, new RegExp(`Try again in ${seconds} seconds`));
    assert.equal(_meta['telltale/status'], 429);
  });

  it('charges scans to the monthly words, and reports when the quota resets', async () => {
    const key = await server.key('wordy');
    assert.equal((await tool(key, words(15))).body.result.isError, undefined);
    const { isError, content, _meta } = (await tool(key, words(15))).body.result;
    assert.equal(isError, true);
    assert.equal(_meta['telltale/status'], 402);
    assert.match(content[0].text, /15 words.*5 of.*20.*Try again in \d{5,} seconds\.$/);
    assert.equal((await read(server.call('/api/config', { key }))).body.usage.words_this_month, 15);
  });
});
