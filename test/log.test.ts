import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { closePools, openPools } from '../src/app.js';
import { TextPool } from '../src/pools/text-pool.js';
import { eventually } from './eventually.js';
import { setLimits } from './limits.js';
import { startServer } from './server.js';
import { variants } from './variants.js';

const text = 'We moved the bees on Saturday, and I was stung twice. '.repeat(20);

/** A log and the lines that were written to it. */
function recordedLog(level: string) {
  const lines: string[] = [];
  return { lines, log: pino({ level }, { write: line => void lines.push(line) }) };
}

describe('log', () => {
  it('contains every request id, and no text, key, password or cookie at any level', async () => {
    const { lines, log } = recordedLog('trace');
    const server = await startServer({}, {}, undefined, {}, log);
    const secrets = ['Marmalade skies', 'my-password-9931', 'private title', 'name-of-file'];
    const made = await server.visitor.post('/api/account', { name: 'ann', password: secrets[1] });
    const cookie = made.headers.getSetCookie()[0]!.split(';')[0]!;
    const { key } = (await server.as({ cookie }).post('/api/keys', {})).body;
    const ann = server.as({ key });
    const json = { text: `${secrets[0]} over the harbour. `.repeat(20), title: secrets[2] };
    assert.equal((await ann.post('/api/scan', json, { 'x-request-id': 'mine-1' })).status, 200);
    // Failing requests are included, because errors are the most likely to leak input.
    await ann.send('/api/scan', `{"text": "${secrets[0]}`, { 'content-type': 'application/json' });
    await ann.post('/api/scan', { text: secrets[0], genre: secrets[0] });
    await server.visitor.post('/api/session', { name: 'ann', password: `${secrets[1]}x` });
    const type = { 'content-type': 'application/octet-stream' };
    await ann.send('/api/extract', 'PK\u0003\u0004 no zip', { ...type, 'x-filename': `${secrets[3]}.docx` });
    await ann.post('/api/fetch-url', { url: `http://127.0.0.1/?q=${encodeURIComponent(secrets[0]!)}` });
    await ann.get(`/api/scan?text=${encodeURIComponent(secrets[0]!)}`);
    await server.close();

    const written = lines.join('');
    assert.ok(lines.length >= 8, `${lines.length} lines`);
    assert.match(written, /"request":"mine-1","method":"POST","route":"\/api\/scan","status":200/);
    for (const secret of [...secrets, key, key.slice(6, 30), cookie.split('=')[1]!]) {
      assert.ok(!written.includes(secret), `the log contains ${secret}`);
      assert.ok(!written.includes(encodeURIComponent(secret)), `the log contains ${secret}, encoded`);
    }
  });

  for (const HTTP_ENGINE of variants('auto', 'node'))
    it(`has a line for each request with LOG_REQUESTS=on (HTTP_ENGINE=${HTTP_ENGINE})`, async () => {
      const { lines, log } = recordedLog('info');
      const server = await startServer({ HTTP_ENGINE, LOG_REQUESTS: 'on' }, {}, undefined, {}, log);
      const key = await server.key('ann');
      const json = { text };
      const body = `${JSON.stringify(json)}\n`.repeat(3);
      const ndjson = { 'content-type': 'application/x-ndjson' };
      const sent: [path: string, call: Parameters<typeof server.call>[1], route: string, caller: RegExp][] = [
        ['/api/scan?secret=1', { key, json }, '/api/scan', /^a:\w+$/],
        ['/api/scan/batch', { key, body, headers: ndjson }, '/api/scan/batch', /^a:/],
        ['/api/config', {}, '/api/config', /^ip:127\.0\.0\.1$/],
        ['/api/config', { method: 'HEAD' }, '/api/config', /^ip:/],
        ['/api/config', { key: 'at_sk_unknown' }, '/api/config', /^ip:/],
        ['/api/keys', { key, method: 'POST' }, '/api/keys', /^a:/],
        ['/nowhere', {}, 'site', /^ip:/],
      ];
      for (const [i, [path, call = {}, route, caller]] of sent.entries()) {
        const headers = { 'x-request-id': `own-${i}`, 'accept-encoding': 'identity', ...call.headers };
        const answer = await server.call(path, { ...call, headers });
        const bytes = (await answer.arrayBuffer()).byteLength;
        const ofRequest = () => lines.find(each => each.includes(`"own-${i}"`));
        await eventually(() => ofRequest() !== undefined);
        const { method, status, ms, ...rest } = JSON.parse(ofRequest()!);
        const usedMethod = call.method ?? (call.key && i < 2 ? 'POST' : 'GET');
        const expected = { route, status: answer.status, method: usedMethod };
        assert.deepEqual({ route: rest.route, status, method }, expected);
        assert.equal(rest.bytes, bytes, path);
        assert.match(rest.caller, caller);
        assert.match(String(ms), /^\d+(?:\.\d)?$/);
      }
      assert.doesNotMatch(lines.join(''), /secret|bees|at_sk_/);
      await server.close();
    });

  it('has the id of a request whose task timed out', async () => {
    const { lines, log } = recordedLog('warn');
    const filename = fileURLToPath(new URL('../bundle/workers/text.js', import.meta.url));
    setLimits({ textWaitMs: 1, streamedTextWaitMs: 1 });
    const texts = new TextPool({ filename, threads: 1 });
    await texts.ready;
    const pools = { ...openPools(1, log, {}), texts };
    const server = await startServer({}, {}, undefined, { pools }, log);
    const key = await server.key('ann');
    const sentences = [{ id: 's1', text: text.slice(0, 54) }];
    for (const [path, body] of [
      ['/api/rewrite/stream', { sentences }],
      ['/api/scan/batch', { text: text.repeat(20) }],
      ['/api/scan', { text: text.repeat(20) }],
      ['/api/cleanup', { text: text.repeat(20) }],
      [
        '/api/mcp',
        { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'scan_text', arguments: { text } } },
      ],
    ] as const) {
      const request = `late${path.replaceAll('/', '-')}`;
      const headers = { 'x-request-id': request };
      await (await server.call(path, { key, json: body, headers })).text();
      const reason = `"request":"${request}","reason":"the machine is busy`;
      assert.ok(
        lines.some(line => line.includes(reason)),
        path,
      );
    }
    await server.close();
    await closePools(pools);
  });
});
