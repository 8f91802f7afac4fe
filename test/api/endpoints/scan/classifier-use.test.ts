import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { pino } from 'pino';
import { type App, openApp } from '../../../../src/app.js';
import { limits } from '../../../../src/contract/limits.js';
import { readConfig } from '../../../../src/server/config.js';
import {
  read,
  sockets,
  startServer,
  suiteServer,
  type TestServer,
  temporaryFolder,
} from '../../../server.js';

const essay = `The ferry to the island runs twice a day, and on Sundays only once. We took the early boat. My brother slept on
the deck with his hat over his face while I counted cormorants, lost count, and began again. Nobody met us at the pier.
The shop was shut, the pump was dry, and the path to the lighthouse had slid into the sea the winter before, so we sat
on the wall and ate the bread we had meant for supper.`;

/** Longer than what the classifier reads without `deep`: more than 1,500 words. */
const chapter = Array.from({ length: 22 }, () => essay).join('\n\n');

describe('the wording model in a scan', () => {
  const server = suiteServer(sockets, { free: { deep_scans_per_month: 1 } });
  let key: string;
  before(async () => {
    key = await server.key('deep');
  });
  const scan = async (json: object) =>
    (await read(server.call('/api/scan', { key, json: { text: essay, ...json } }))).body;
  const deepUsed = async () =>
    (await read(server.call('/api/config', { key }))).body.usage.deep_scans_this_month;

  it('contributes explained points and sets model_used', async () => {
    const body = await scan({});
    assert.equal(body.model_used, true);
    assert.ok(!('degraded' in body));
    const signal = body.signals.find(({ name }: { name: string }) => name === 'deeper_model');
    assert.equal(signal.active, true);
    assert.equal((await scan({ use_model: false })).model_used, false);
  });

  it('is not used under 40 words, and no deep scan is charged', async () => {
    const body = await scan({ text: 'Only a few words.', deep: true });
    assert.equal(body.model_used, false);
    assert.match(body.deep_note, /at least 40 words.*not counted/);
    assert.equal(await deepUsed(), 0);
  });

  it('reads a text of up to 1,500 words the same with deep, counts nothing and says so', async () => {
    const { deep_note, scan_id: _, ...body } = await scan({ deep: true });
    assert.match(deep_note, /first 1,500 words .* whole text, so "deep" changed nothing and was not counted/);
    const { scan_id: __, ...plain } = await scan({});
    assert.deepEqual(body, plain);
    assert.equal(await deepUsed(), 0);
  });

  it('runs deep scans until the monthly quota is used up, then uses heuristics with a degraded note', async () => {
    const first = await scan({ text: chapter, deep: true });
    assert.deepEqual([first.model_used, 'deep_note' in first], [true, false]);
    assert.equal(await deepUsed(), 1);
    const body = await scan({ text: chapter, deep: true });
    assert.equal(body.model_used, false);
    assert.match(body.degraded, /month's 1 deep scan is used up.*without "deep"/);
    assert.equal((await scan({})).model_used, true);
    assert.equal(await deepUsed(), 1);
  });

  it('is reported by config and health', async () => {
    const { features } = (await read(server.call('/api/config', { key }))).body;
    assert.deepEqual([features.model, features.deep], [true, true]);
    const { checks, status } = (await read(server.call('/api/health'))).body;
    assert.equal(checks.model, 'ok');
    assert.equal(status, 'ok');
  });
});

describe('a model server that stops responding', () => {
  let peer: Server;
  let down = true;
  let clock = Date.now();
  const lines: string[] = [];
  const folder = temporaryFolder();
  let app: App;
  before(async () => {
    peer = createServer((request, response) => {
      request.resume();
      if (down) return response.writeHead(500).end();
      response.end(
        JSON.stringify([
          { label: 'AI', score: 0.5 },
          { label: 'Human', score: 0.5 },
        ]),
      );
    });
    await new Promise<void>(resolve => peer.listen(0, '127.0.0.1', resolve));
    const config = readConfig({
      PORT: '0',
      DATA_DIR: folder,
      POOL_THREADS: '1',
      MODEL_URL: `http://127.0.0.1:${(peer.address() as AddressInfo).port}`,
    });
    const log = pino({ level: 'info' }, { write: line => void lines.push(line) });
    app = await openApp(config, log, { now: () => clock });
  });
  after(async () => {
    await app.close();
    peer.closeAllConnections();
    peer.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const get = async (path: string) => (await fetch(app.url + path)).text();
  const scan = () =>
    fetch(`${app.url}/api/scan`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.url },
      body: JSON.stringify({ text: essay }),
    });
  const logged = (pattern: RegExp) => lines.filter(line => pattern.test(line)).length;

  it('is reported by health, telltale_up and one log line', async () => {
    for (let i = 0; i < limits.modelFailures - 1; i++) assert.equal((await scan()).status, 200);
    assert.equal(JSON.parse(await get('/api/health')).checks.model, 'ok');
    for (let i = 0; i < 3; i++) assert.equal((await scan()).status, 200);
    const { status, checks } = JSON.parse(await get('/api/health'));
    assert.deepEqual([status, checks.model], ['degraded', 'failing']);
    const { features } = JSON.parse(await get('/api/config'));
    assert.deepEqual([features.model, features.deep], [false, false]);
    assert.match(await get('/metrics'), /^telltale_up\{part="model"\} 0$/m);
    assert.equal(logged(/MODEL_URL is not responding; scans use only the heuristic signals/), 1);
  });

  it('is reported as healthy again after a successful request', async () => {
    down = false;
    clock += limits.modelPauseMs;
    assert.equal((await scan()).status, 200);
    assert.equal(JSON.parse(await get('/api/health')).status, 'ok');
    assert.equal(JSON.parse(await get('/api/config')).features.model, true);
    assert.match(await get('/metrics'), /^telltale_up\{part="model"\} 1$/m);
    assert.equal(logged(/MODEL_URL responds again/), 1);
  });
});

describe('a model server (MODEL_URL)', () => {
  let peer: Server;
  let answer: number | null = 0.97;
  let asked: unknown;
  let server: TestServer;
  let key: string;
  before(async () => {
    peer = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', part => parts.push(part));
      request.on('end', () => {
        asked = JSON.parse(Buffer.concat(parts).toString()).inputs;
        if (answer === null) return response.writeHead(503).end();
        const predictions = [
          { label: 'LABEL_1', score: answer },
          { label: 'LABEL_0', score: 1 - answer },
        ];
        response.end(JSON.stringify(predictions));
      });
    });
    await new Promise<void>(resolve => peer.listen(0, '127.0.0.1', resolve));
    server = await startServer({
      ...sockets,
      MODEL_URL: `http://127.0.0.1:${(peer.address() as AddressInfo).port}`,
    });
    key = await server.key('upstream');
  });
  after(async () => {
    await server.close();
    peer.closeAllConnections();
    peer.close();
  });
  const scan = async (json: object) =>
    (await read(server.call('/api/scan', { key, json: { text: essay, ...json } }))).body;

  it('adds the server’s log-odds to the score and omits the calibration', async () => {
    const high = await scan({});
    answer = 0.03;
    const low = await scan({});
    assert.equal(high.model_used, true);
    assert.ok(high.score > low.score, `${high.score} > ${low.score}`);
    assert.equal(high.calibration, null);
  });

  it('is named in the reason, which quotes no evidence', async () => {
    answer = 0.97;
    const { signals } = await scan({});
    const signal = signals.find(({ name }: { name: string }) => name === 'deeper_model');
    assert.equal(
      signal.detail,
      'The model server of this service rates the text nearer to AI-generated than to human-written text.',
    );
    assert.equal(signal.evidence, undefined);
  });

  it('sends a homoglyph-obfuscated text with its homoglyphs normalised', async () => {
    await scan({});
    const open = asked;
    await scan({ text: essay.replaceAll('a', 'а').replaceAll('o', 'о') });
    assert.deepEqual(asked, open);
  });

  it('sends Markdown without its markup', async () => {
    await scan({ text: `# Essay\n\n**${essay}**\n\n- *a* b\n- c\n` });
    const sent = JSON.stringify(asked);
    assert.match(sent, /Essay/);
    assert.doesNotMatch(sent, /[#*]/);
  });

  it('degrades when the server fails, and the scan succeeds', async () => {
    answer = null;
    const body = await scan({ text: chapter, deep: true });
    assert.equal(body.model_used, false);
    assert.match(body.degraded, /only the heuristic signals/);
    const { usage } = (await read(server.call('/api/config', { key }))).body;
    assert.equal(usage.deep_scans_this_month, 0, 'a deep scan that was not read is not spent');
  });
});
