import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { limits } from '../../../../src/contract/limits.js';
import { Report } from '../../../../src/contract/report.js';
import { ScanResult, SignedScan } from '../../../../src/contract/scan.js';
import { verifySigned } from '../../../../src/report/signing/verify.js';
import { assertShape, type Client, fileForm, sharedServer, suiteClient } from '../../../server.js';

const path = '/api/report';
/** Long enough to be assessed. */
const text = `Moreover, we delve into the rich tapestry of modern solutions. My aunt bought two onions. ${'She put both of them on the shelf by the door of the shed. '.repeat(4)}`;
const hostile = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>\u202e';
const active = /<script|\sstyle=|\son\w+=|(?:src|href)=(?!"#)|url\((?!data:font\/woff2;base64,)/i;
const [asPage, asText] = [{ accept: 'text/html' }, { accept: 'text/plain' }];

describe('POST /api/report', () => {
  const server = sharedServer();
  const ann = suiteClient(server, 'ann');
  const scanned = async (client: Client = ann) => (await client.post('/api/scan', { text })).body;
  const report = async (json: object): Promise<Report> => (await ann.post(path, json)).body;

  it('renders a scan as JSON, HTML or plain text, as Accept asks', async () => {
    const result = await scanned();
    const json = { result, title: 'My draft', source_text: text, scan_id: result.scan_id };
    const { status, body } = await ann.post(path, json);
    assert.equal(status, 200);
    assertShape(Report, body);
    for (const words of result.headline.split(/[^A-Za-z ]/)) assert.ok(body.html.includes(words), words);
    assert.equal(body.title, 'My draft');
    assert.ok(body.text.startsWith(result.disclaimer));
    const page = await ann.post(path, json, asPage);
    assert.match(page.headers.get('content-type')!, /^text\/html/);
    assert.match(page.body, /^<!doctype html>/);
    const plain = await ann.post(path, json, asText);
    assert.match(plain.headers.get('content-type')!, /^text\/plain/);
    assert.match(plain.body, /My draft/);
  });

  it('serves a page without scripts or external resources', async () => {
    const { headers, body } = await ann.post(path, { result: await scanned() }, asPage);
    const policy = headers.get('content-security-policy')!;
    assert.match(policy, /default-src 'none'/);
    assert.doesNotMatch(policy, /unsafe/);
    const sheet = /<style>([\s\S]*?)<\/style>/.exec(body)![1]!;
    assert.ok(policy.includes(createHash('sha256').update(sheet).digest('base64')));
    assert.doesNotMatch(body, active);
  });

  it('draws the scores of human-written texts, with a text alternative, when the result has them', async () => {
    const { calibration, ...rest } = { ...(await scanned()), assessed: true };
    const page = async (fields: object) => (await report({ result: { ...rest, ...fields } })).html;
    assert.match(
      await page({ calibration }),
      /<svg class="histogram"[^>]* role="img" aria-label="Of [\d,]+ human-written texts of this kind and length, [^"]+ score at or below this\."/,
    );
    assert.doesNotMatch(await page({ assessed: false, calibration }), /<svg class="(?:histogram|dial)/);
    const { distribution, human_percentile: _, ...others } = calibration;
    for (const changed of [null, others, { ...others, distribution: distribution.slice(1) }])
      assert.doesNotMatch(await page({ calibration: changed }), /<svg class="histogram"/);
  });

  it('states no rate of 100% for the lowest band', async () => {
    const { calibration, ...rest } = await scanned();
    const all = { n: calibration.n, false_positive_rate: 1, interval: [0.99, 1] };
    for (const figures of [all, { ...calibration, false_positive_rate: null, interval: null }]) {
      const made = await report({ result: { ...rest, score: 3, band: 'low', calibration: figures } });
      assert.doesNotMatch(made.html + made.text, /reach this level/);
    }
  });

  it('escapes and bounds the passages of a foreign result, and omits them when one is not valid', async () => {
    const top = Array(8).fill({ name: hostile, points: 3, evidence: [{ start: 0, end: 2, text: hostile }] });
    const passage = { start: 0, end: 5, words: 60, score: 80.123, band: 'high', top };
    const made = async (passages: unknown, note: unknown = hostile) =>
      report({ result: { score: 61, passages, mixed: { mixed: true, note } } });
    const { html, text: plain } = await made(Array(300).fill(passage));
    assert.doesNotMatch(html, /<script|<img|\u202e/);
    assert.doesNotMatch(plain, /\u202e/);
    assert.equal(html.match(/class="flagged-passage"/g)!.length, limits.passages);
    assert.match(html, /<h3>Words 61 to 120: high, 80 of 100<\/h3>/);
    assert.match(plain, /Words 61 to 120: 80 of 100 \(high\)/);
    for (const broken of [
      [passage, null],
      [passage, { ...passage, words: 0 }],
      [passage, { ...passage, start: 9 }],
      [passage, { ...passage, band: hostile }],
      [passage, { ...passage, confidence: hostile }],
      [passage, { ...passage, score: 101 }],
      { 0: passage, 1: passage, length: 2 },
      'high',
    ])
      assert.doesNotMatch((await made(broken, 7)).html, /<h2>Passages/);
  });

  it('escapes client data and marks a foreign result as such', async () => {
    const wrong = [null, 7, { name: 'x', points: '1' }];
    const places = [
      { start: 0, end: 4, text: 'zzzz' },
      { start: -1, end: 1, text: 'zz' },
    ];
    const signals = [
      { name: hostile, points: 5, detail: hostile, evidence: places },
      { name: 'y', points: 5, evidence: [{ start: -1, end: 1e300 }] },
      ...wrong,
    ];
    const texts = { band: hostile, headline: hostile, label: hostile, fixes: [hostile, {}], [hostile]: '' };
    const result = { ...texts, score: 61.5, signals, calibration: { n: -1 } };
    const statement = `I wrote it on the train.\n${hostile}`;
    const source_text = `${hostile}\n\ttwo  spaces`;
    const added = { title: hostile, source: hostile, source_text, statement };
    const { html, text: plain } = await report({ result, ...added });
    assert.doesNotMatch(html, /<script|<img|\u202e/);
    const own = html.split('not checked by the service')[1]!;
    const written = /Statement of the writer<\/h3><div class="reading">I wrote it on the train\.\n&lt;script/;
    assert.match(own, written);
    assert.match(plain.split('not checked by the service')[1]!, /I wrote it on the train\./);
    assert.match(html, /was changed or does not come from this service/);
    assert.match(html, /<h2 id="headline">Many signals of machine writing\.<\/h2>/);
    assert.ok(html.includes('\n\ttwo  spaces'));
    assert.match(html, /2 pieces of evidence could not be found/);
  });

  it('renders an empty object, huge lists and prototype keys', async () => {
    const signals = Array.from({ length: 20_000 }, () => ({ name: 'x', points: 1 }));
    for (const result of [
      '{}',
      '{"__proto__":{"score":50},"constructor":1,"toString":"x"}',
      JSON.stringify({ score: 1e308, signals }),
      JSON.stringify({ score: null, signals: {}, sentences: Array(30_000).fill(1), word_count: -5 }),
    ]) {
      const headers = { 'content-type': 'application/json' };
      const { status, body } = await ann.send(path, `{"result":${result}}`, headers);
      assert.equal(status, 200);
      assert.match(body.html, /The result has no score/);
    }
  });

  it('replaces the headline, label and disclaimer of a tampered result and truncates its texts', async () => {
    const result = await scanned();
    const claim = 'Proof that a machine wrote it';
    const words = 'word '.repeat(20_000);
    const signals = result.signals.map((signal: object, i: number) => {
      const detail = i < 5 ? words : '';
      return { ...signal, active: true, points: 5, detail };
    });
    const changed = { label: claim, disclaimer: claim, headline: claim, confidence_note: words, signals };
    const { html, text: plain } = await report({ result: { ...result, ...changed, fixes: [words] } });
    for (const form of [html, plain]) {
      assert.doesNotMatch(form, new RegExp(claim));
      const { length } = form.replace(/<style>.*?<\/style>/s, '');
      assert.ok(length < 60_000, `${length} characters`);
    }
    const contrary = await report({ result: { ...result, score: 3, band: 'high' } });
    assert.match(contrary.text, /was changed or does not come from this service/);
  });

  it('omits verdicts of other tools', async () => {
    const result = { score: 90, verdict: 'AI', is_ai: true, tool: 'other' };
    const { html, text: plain } = await report({ result });
    for (const form of [html, plain]) assert.doesNotMatch(form, /is_ai|verdict: AI|>verdict</i);
  });

  for (const [name, json, status] of [
    ['a result over its limit', { result: { x: 'x'.repeat(limits.reportResultBytes) } }, 413],
    ['a text over its limit', { result: {}, source_text: 'x'.repeat(limits.reportTextChars + 1) }, 422],
    ['a text at its limit', { result: {}, source_text: 'x'.repeat(limits.reportTextChars) }, 200],
    ['a long statement', { result: {}, statement: 'x'.repeat(limits.statementChars + 1) }, 422],
    ['no result', {}, 422],
    ['a list as the result', { result: [] }, 422],
  ] as const)
    it(`returns ${status} for ${name}`, async () =>
      assert.equal((await ann.post(path, json)).status, status));

  it('saves an account’s report, for this account only, until the account is deleted', async () => {
    const cookie = await server.register('gus');
    const gus = server.as({ cookie });
    const made = (await gus.post(path, { result: await scanned(), source_text: text })).body;
    const at = `${path}/${made.report_id}`;
    assert.deepEqual((await gus.get(at)).body, made);
    assert.equal((await gus.get(at, asPage)).body, made.html);
    assert.equal((await gus.get(at, asText)).body, made.text);
    await gus.remove('/api/account');
    assert.equal((await server.as({ cookie: await server.register('gus') }).get(at)).status, 404);
  });

  it('accepts only the caller’s scan ids', async () => {
    const { scan_id: foreign } = await scanned(await server.client('jon'));
    for (const scan_id of [foreign, 'scan_nothing', '../x'])
      assert.equal((await ann.post(path, { result: {}, scan_id })).status, 404);
    assert.equal((await server.visitor.post(path, { result: {}, scan_id: foreign })).status, 404);
  });

  it('saves nothing for an anonymous caller', async () => {
    const { status, body } = await server.visitor.post(path, { result: {} });
    assert.equal(status, 200);
    assert.equal((await ann.get(`${path}/${body.report_id}`)).status, 404);
  });
});

describe('signatures', () => {
  const server = sharedServer();
  const account = suiteClient(server, 'sol');
  const scan = async (json: object, client: Client = server.visitor) =>
    (await client.post('/api/scan', { text, ...json })).body;
  const report = async (json: object, client: Client = server.visitor): Promise<Report> =>
    (await client.post(path, json)).body;
  const verify = async (name: string, content: string) => {
    const { keys } = (await server.visitor.get('/.well-known/telltale-report-key.json')).body;
    return verifySigned({ name, bytes: Buffer.from(content) }, keys);
  };
  const intact = async (name: string, content: string) => {
    const found = await verify(name, content);
    assert.ok(found.kind === 'intact' && found.keyIsKnown, JSON.stringify(found));
    return found;
  };

  it('attest a result for a visitor, and its report', async () => {
    const result = await scan({ sign: true });
    assertShape(ScanResult, result);
    assert.equal(result.text_sha256, createHash('sha256').update(text).digest('hex'));
    const { scan_id, ...document } = result;
    assert.equal(scan_id, null);
    assert.equal((await intact('a.json', JSON.stringify(document))).facts.score, result.score);
    const made = await report({ result, source_text: text });
    assertShape(Report, made);
    const { facts } = await intact('a.html', made.html);
    const { engine, headline, score, band, assessed, text_sha256, signed_at } = made.signature!;
    assert.deepEqual(facts, { engine, headline, score, band, assessed, text_sha256, signed_at });
    assert.equal(score, result.score);
    assert.match(made.html, /attests only that the engine of this service returned this result/);
  });

  it('sign the result alone for format=signed, also of a document and with a scan that is saved', async () => {
    const form = fileForm('a.md', `# Title\n\n${text}`, { format: 'signed' });
    for (const { headers, body } of [
      await server.visitor.post('/api/scan', { text, format: 'signed' }),
      await account.post('/api/scan?format=signed', { text, title: 'Draft' }),
      await account.send('/api/scan', form),
    ]) {
      assert.match(headers.get('content-type')!, /^application\/json/);
      assertShape(SignedScan, body);
      const others = Object.keys(body).filter(name => !Object.hasOwn(SignedScan.properties, name));
      assert.deepEqual(others, []);
      await intact('a.json', JSON.stringify(body));
    }
  });

  it('sign a saved scan alone for GET with format=signed, the same each time', async () => {
    const { scan_id, ...document } = await scan({ sign: true, include_sentences: true }, account);
    const signed = `/api/scan/${scan_id}?format=signed`;
    const { body } = await account.get(signed);
    await intact('a.json', JSON.stringify(body));
    assert.deepEqual(body, document);
    assert.deepEqual((await account.get(signed)).body, body);
    assert.equal((await (await server.client('sid')).get(signed)).status, 404);
    const part = await account.get(`${signed}&fields=score`);
    assert.deepEqual([part.status, part.body.detail[0].loc], [422, ['query', 'format']]);
  });

  it('sign the report on an exported result, on a saved scan and on a record of the history', async () => {
    await intact('a.html', (await report({ result: await scan({ format: 'signed' }) })).html);

    const result = await scan({}, account);
    assert.equal(result.attestation, undefined);
    const made = await report({ result, scan_id: result.scan_id }, account);
    await intact('a.html', made.html);
    const { body: saved } = await account.get(`${path}/${made.report_id}`);
    assert.deepEqual([saved.html, saved.signature], [made.html, made.signature]);

    const { scan_id } = await scan({ parent_scan_id: result.scan_id, title: 'Draft' }, account);
    const { body: record } = await account.get(`/api/scan/${scan_id}`);
    const ofRecord = await report({ result: record, scan_id, source_text: text }, account);
    await intact('a.html', ofRecord.html);
  });

  it('show only what the engine returned outside the section of the sender', async () => {
    const result = await scan({ sign: true }, account);
    const claim = 'VERDICT: Jane Doe used a chat tool';
    const claims = { warnings: [claim], title: claim, text: claim, claim, [claim]: claim, id: claim };
    const claimed = { ...result, ...claims, revisions: [{ title: claim }] };
    const plain = await report({ result }, account);
    assert.doesNotMatch(plain.html, /class="added"|Added by/);
    const dropped = await report({ result: claimed }, account);
    await intact('a.html', dropped.html);
    assert.doesNotMatch(dropped.html + dropped.text, /VERDICT/);
    const added = { title: claim, source: `${claim} ${hostile}`, source_text: text, scan_id: result.scan_id };
    const made = await report({ result: claimed, ...added }, account);
    assert.equal((await intact('a.html', made.html)).hasAddedSection, true);
    const section = /<section class="added" id="added">[\s\S]*?<\/section>/g;
    const [own, ...others] = made.html.match(section)!;
    assert.deepEqual(others, []);
    const heading = 'Added by the person who made this report, not checked by the service';
    assert.ok(own!.startsWith(`<section class="added" id="added"><h2>${heading}</h2>`));
    assert.match(own!, /<dd>VERDICT/);
    assert.match(own!, /The SHA-256 hash of this text is that of the scanned text\./);
    assert.match(own!, /<mark class="machine">/);
    assert.ok(made.html.includes('</section></main>'), 'the section is the last one');
    const without = (html: string) =>
      html
        .replace(section, '')
        .replace(/<p class="added"><span class="hint">Title, given by the person .*?<\/p>/, '')
        .replace(/<p class="hint">The person who made this report added .*?<\/p>/, '')
        .replace(/<p class="hint">This report does not contain the text\..*?<\/p>/, '')
        .replace(/rep_\w+|\d{4}-\d\d-\d\d at \d\d:\d\d|<script type="application\/json".*/g, '')
        .replace(/\n+/g, '\n');
    assert.equal(without(made.html), without(plain.html));
    assert.doesNotMatch(made.html, /<script>|<img|\u202e/);
    const [before, after] = made.text.split('Added by the person who made this report');
    assert.match(after!, /VERDICT/);
    assert.doesNotMatch(before!, /VERDICT/);
  });

  it('sign no result that was changed, or comes from elsewhere, and the page says so', async () => {
    const result = await scan({ sign: true });
    const other = await scan({ text: 'Other.', sign: true });
    const own = await scan({}, account);
    for (const made of [
      await report({ result: { ...result, score: 1 } }),
      await report({ result: { ...result, attestation: other.attestation } }),
      await report({ result: { ...result, attestation: { ...result.attestation, signature: 7 } } }),
      await report({ result: { ...result, attestation: null } }),
      await report({ result: { ...own, score: 1 }, scan_id: own.scan_id }, account),
      await report({ result: own }, account),
    ]) {
      assert.equal(made.signature, null);
      assert.match(made.html, /This report is not signed\./);
      assert.deepEqual(await verify('a.html', made.html), { kind: 'unsigned' });
    }
  });

  it('answer a number that JSON cannot hold with an unsigned report', async () => {
    const result = await scan({ sign: true }, account);
    const json = JSON.stringify({ result, scan_id: result.scan_id });
    const changed = json.replace(/"score":[\d.]+/, '"score":1e999');
    const { status, body } = await account.send(path, changed, { 'content-type': 'application/json' });
    assert.deepEqual([status, body.signature], [200, null]);
  });

  it('are not on a page with another text, in which nothing is marked', async () => {
    const made = await report({ result: await scan({ sign: true }), source_text: `${text} And more.` });
    assert.equal(made.signature, null);
    assert.deepEqual(await verify('a.html', made.html), { kind: 'unsigned' });
    assert.match(made.html, /This is not the scanned text/);
    assert.doesNotMatch(made.html, /<mark|class="passage-label/);
  });

  for (const [field, part] of [
    ['sign', { sign: true, fields: 'score' }],
    ['sign', { sign: true, signals: 'top:3' }],
    ['sign', { sign: true, format: 'text' }],
    ['format', { format: 'signed', fields: 'score' }],
    ['format', { format: 'signed', signals: 'none' }],
  ] as const)
    it(`are refused for a part of a result: ${JSON.stringify(part)}`, async () => {
      const { status, body } = await server.visitor.post('/api/scan', { text, ...part });
      assert.deepEqual([status, body.detail[0].loc], [422, ['body', field]]);
    });

  it('are the same when the request is repeated', async () => {
    for (const json of [{ sign: true }, { format: 'signed' }]) {
      const headers = { 'idempotency-key': Object.keys(json)[0]! };
      const once = () => account.post('/api/scan', { text, ...json }, headers);
      const [first, second] = [await once(), await once()];
      assert.equal(second.headers.get('idempotency-replayed'), 'true');
      assert.deepEqual(second.body, first.body);
    }
  });
});
