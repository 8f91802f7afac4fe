import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { pino } from 'pino';
import { usedUp } from '../../../../src/api/endpoints/scan/monthly-quota.js';
import { limits } from '../../../../src/contract/limits.js';
import { localUrl } from '../../../local-server.js';
import { type Client, sharedServer, startServer, suiteClient, type TestServer } from '../../../server.js';

const essay = `The ferry to the island runs twice a day, and on Sundays only once. We took the early boat. My brother slept on
the deck with his hat over his face while I counted cormorants, lost count, and began again. Nobody met us at the pier.
The shop was shut, the pump was dry, and the path to the lighthouse had slid into the sea the winter before, so we sat
on the wall and ate the bread we had meant for supper.`;

/** Longer than what the classifier reads without `deep`: more than 1,500 words. */
const chapter = Array.from({ length: 22 }, () => essay).join('\n\n');
const scanOf = async (client: Client, json: object = {}) =>
  (await client.post('/api/scan', { text: essay, ...json })).body;
const deepUsed = async (client: Client) => (await client.get('/api/config')).body.usage.deep_scans_this_month;
const modelSignal = ({ signals }: { signals: { name: string }[] }) =>
  signals.find(({ name }) => name === 'deeper_model');

describe('the wording model in a scan', () => {
  const server = sharedServer({}, { deep_scans_per_month: 1 });
  const client = suiteClient(server, 'deep');

  it('contributes explained points and sets model_used', async () => {
    const body = await scanOf(client);
    assert.equal(body.model_used, true);
    assert.ok(!('degraded' in body));
    assert.equal((modelSignal(body) as { active?: boolean }).active, true);
    assert.equal((await scanOf(client, { use_model: false })).model_used, false);
  });

  it('is not used under 40 words, and no deep scan is charged', async () => {
    const body = await scanOf(client, { text: 'Only a few words.', deep: true });
    assert.equal(body.model_used, false);
    assert.match(body.deep_note, /at least 40 words.*not counted/);
    assert.equal(await deepUsed(client), 0);
  });

  it('reads a text of up to 1,500 words the same with deep, counts nothing and says so', async () => {
    const { deep_note, scan_id: _, ...body } = await scanOf(client, { deep: true });
    assert.match(deep_note, /first 1,500 words .* whole text, so "deep" changed nothing and was not counted/);
    const { scan_id: __, ...plain } = await scanOf(client);
    assert.deepEqual(body, plain);
    assert.equal(await deepUsed(client), 0);
  });

  it('runs deep scans until the monthly quota is used up, then uses heuristics with a degraded note', async () => {
    const first = await scanOf(client, { text: chapter, deep: true });
    assert.deepEqual([first.model_used, 'deep_note' in first], [true, false]);
    assert.equal(await deepUsed(client), 1);
    const body = await scanOf(client, { text: chapter, deep: true });
    assert.equal(body.model_used, false);
    assert.match(body.degraded, /month's 1 deep scan is used up.*without "deep"/);
    assert.equal((await scanOf(client)).model_used, true);
    assert.equal(await deepUsed(client), 1);
  });

  it('is reported by config and health', async () => {
    const { features } = (await client.get('/api/config')).body;
    assert.deepEqual([features.model, features.deep], [true, true]);
    const { checks, status } = (await client.get('/api/health')).body;
    assert.deepEqual([checks.model, status], ['ok', 'ok']);
  });
});

it('usedUp states that an allowance is used up, or that the plan has none', () => {
  assert.equal(usedUp(0, 'deep scan'), 'The plan includes no deep scans');
  assert.equal(usedUp(1, 'deep scan'), "This month's 1 deep scan is used up");
  assert.equal(usedUp(1200, 'deep scan'), "This month's 1,200 deep scans are used up");
});

describe('a model server (MODEL_URL)', () => {
  /** The score of the model server; null while it fails. */
  let answer: number | null;
  let asked: unknown;
  let clock = Date.now();
  const lines: string[] = [];
  let server: TestServer;
  let client: Client;
  const peer = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    asked = JSON.parse(body).inputs;
    if (answer === null) return response.writeHead(503).end();
    const labels = [answer, 1 - answer].map((score, i) => ({ label: ['LABEL_1', 'LABEL_0'][i], score }));
    response.end(JSON.stringify(labels));
  });
  const address = localUrl(peer);
  before(async () => {
    const log = pino({ level: 'info' }, { write: line => void lines.push(line) });
    server = await startServer({ MODEL_URL: await address }, {}, undefined, { now: () => clock }, log);
    client = await server.client('upstream');
  });
  after(() => server.close());

  it('adds the server’s log-odds to the score and omits the calibration', async () => {
    answer = 0.97;
    const high = await scanOf(client);
    answer = 0.03;
    const low = await scanOf(client);
    assert.equal(high.model_used, true);
    assert.ok(high.score > low.score, `${high.score} > ${low.score}`);
    assert.equal(high.calibration, null);
    const { detail, evidence } = modelSignal(high) as { detail?: string; evidence?: object[] };
    const nearer = 'rates the text nearer to AI-generated than to human-written text.';
    assert.equal(detail, `The model server of this service ${nearer}`);
    assert.equal(evidence, undefined);
  });

  it('receives a homoglyph-obfuscated text with its homoglyphs normalised', async () => {
    await scanOf(client);
    const open = asked;
    await scanOf(client, { text: essay.replaceAll('a', 'а').replaceAll('o', 'о') });
    assert.deepEqual(asked, open);
  });

  it('receives Markdown without its markup', async () => {
    await scanOf(client, { text: `# Essay\n\n**${essay}**\n\n- *a* b\n- c\n` });
    const sent = JSON.stringify(asked);
    assert.match(sent, /Essay/);
    assert.doesNotMatch(sent, /[#*]/);
  });

  it('degrades scans while it fails, and is reported by health, config, telltale_up and one log line', async () => {
    answer = null;
    const health = async () => (await client.get('/api/health')).body;
    const features = async () => (await client.get('/api/config')).body.features;
    const logged = (pattern: RegExp) => lines.filter(line => pattern.test(line)).length;
    for (let i = 0; i < limits.modelFailures - 1; i++) {
      const body = await scanOf(client, { text: chapter, deep: true });
      assert.equal(body.model_used, false);
      assert.match(body.degraded, /only the heuristic signals/);
    }
    assert.equal(await deepUsed(client), 0, 'a deep scan that was not read is not spent');
    assert.equal((await health()).checks.model, 'ok');
    for (let i = 0; i < 3; i++) await scanOf(client);
    const { status, checks } = await health();
    assert.deepEqual([status, checks.model], ['degraded', 'failing']);
    const { model, deep } = await features();
    assert.deepEqual([model, deep], [false, false]);
    assert.match((await client.get('/metrics')).body, /^telltale_up\{part="model"\} 0$/m);
    assert.equal(logged(/MODEL_URL is not responding; scans use only the heuristic signals/), 1);

    answer = 0.5;
    clock += limits.modelPauseMs;
    assert.equal((await scanOf(client)).model_used, true);
    assert.equal((await health()).status, 'ok');
    assert.equal((await features()).model, true);
    assert.match((await client.get('/metrics')).body, /^telltale_up\{part="model"\} 1$/m);
    assert.equal(logged(/MODEL_URL responds again/), 1);
  });
});
