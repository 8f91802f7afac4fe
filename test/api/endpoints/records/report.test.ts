import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { limits } from '../../../../src/contract/limits.js';
import { type PublicKey, Report } from '../../../../src/contract/report.js';
import { ScanResult, SignedScan } from '../../../../src/contract/scan.js';
import { verifySigned } from '../../../../src/report/signing/verify.js';
import { mixedResult, mixedText, uniformResult } from '../../../report/mixed-result.js';
import { assertShape, read, suiteServer } from '../../../server.js';

const path = '/api/report';
/** Long enough to be assessed. */
const text = `Moreover, we delve into the rich tapestry of modern solutions. My aunt bought two onions. ${'She put both of them on the shelf by the door of the shed. '.repeat(4)}`;
const hostile = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>\u202e';

describe('POST /api/report', () => {
  const server = suiteServer();
  const scanned = async (key: string) => (await read(server.call('/api/scan', { key, json: { text } }))).body;

  it('renders a scan as JSON, HTML or plain text, as Accept asks', async () => {
    const key = await server.key('ann');
    const result = await scanned(key);
    const json = { result, title: 'My draft', source_text: text, scan_id: result.scan_id };
    const made = await read(server.call(path, { key, json }));
    assert.equal(made.status, 200);
    assertShape(Report, made.body);
    for (const words of result.headline.split(/[^A-Za-z ]/)) assert.ok(made.body.html.includes(words), words);
    assert.equal(made.body.title, 'My draft');
    assert.ok(made.body.text.startsWith(result.disclaimer));
    const page = await read(server.call(path, { key, json, headers: { accept: 'text/html' } }));
    assert.match(page.headers.get('content-type')!, /^text\/html/);
    assert.match(page.body, /^<!doctype html>/);
    const plain = await read(server.call(path, { key, json, headers: { accept: 'text/plain' } }));
    assert.match(plain.headers.get('content-type')!, /^text\/plain/);
    assert.match(plain.body, /My draft/);
  });

  it('serves a page without scripts or external resources', async () => {
    const key = await server.key('bea');
    const page = await read(
      server.call(path, { key, json: { result: await scanned(key) }, headers: { accept: 'text/html' } }),
    );
    const policy = page.headers.get('content-security-policy')!;
    assert.match(policy, /default-src 'none'/);
    assert.doesNotMatch(policy, /unsafe/);
    const sheet = /<style>([\s\S]*?)<\/style>/.exec(page.body)![1]!;
    assert.ok(policy.includes(createHash('sha256').update(sheet).digest('base64')));
    assert.doesNotMatch(page.body, /<script|\sstyle=|\son\w+=|(?:src|href)=|url\(/i);
  });

  it('draws the scores of human-written texts, with a text alternative, when the result has them', async () => {
    const key = await server.key('dia');
    const page = async (result: object) =>
      (await read(server.call(path, { key, json: { result }, headers: { accept: 'text/html' } }))).body;
    const { calibration, ...short } = await scanned(key);
    const rest = { ...short, assessed: true };
    const whole = await page({ ...rest, calibration });
    assert.doesNotMatch(
      await page({ ...rest, assessed: false, calibration }),
      /<svg class="(?:histogram|dial)/,
    );
    assert.match(
      whole,
      /<svg class="histogram"[^>]* role="img" aria-label="Of [\d,]+ human-written texts of this kind and length, [^"]+ score at or below this\."/,
    );
    const { distribution, human_percentile: _, ...others } = calibration;
    for (const changed of [
      null,
      others,
      { ...others, distribution: distribution.slice(1) },
      { ...others, distribution: '<x>' },
    ]) {
      const body = await page({ ...rest, calibration: changed });
      assert.doesNotMatch(body, /<svg class="histogram"/);
    }
  });

  it('states no rate of 100% for the lowest band', async () => {
    const key = await server.key('eli');
    const { calibration, ...rest } = await scanned(key);
    const all = { n: calibration.n, false_positive_rate: 1, interval: [0.99, 1] };
    for (const figures of [all, { ...calibration, false_positive_rate: null, interval: null }]) {
      const result = { ...rest, score: 3, band: 'low', calibration: figures };
      for (const accept of ['text/html', 'text/plain']) {
        const { body } = await read(server.call(path, { key, json: { result }, headers: { accept } }));
        assert.doesNotMatch(body, /reach this level/);
      }
    }
  });

  it('lists several passages, draws them and marks where they start in the text', async () => {
    const key = await server.key('mia');
    const json = { result: mixedResult, source_text: mixedText };
    const { html, text: plain } = (await read(server.call(path, { key, json }))).body;
    assert.doesNotMatch(html, /does not come from this service/);
    assert.match(html, /<p>Words 881 to 2,176 read as high, the rest as low\.<\/p>/);
    assert.match(
      html,
      /<svg class="segments" role="img" aria-label="Levels of 3 passages, from first to last: low, high, low">/,
    );
    assert.match(html, /<h3>Words 881 to 2,176: high, 97 of 100 · confidence high<\/h3>/);
    assert.match(
      html,
      /Phrases that AI models favour<\/strong> <span class="machine">\+20\.0 in this passage<.*?<q>a crucial role<\/q>/,
    );
    assert.match(html, /<span class="passage-label band-high">high 97<\/span>/);
    assert.match(plain, /2\. Words 881 to 2,176: 97 of 100 \(high\)/);
    assert.doesNotMatch(html, /<script|\sstyle=|\son\w+=|(?:src|href)=(?!"#)|url\(/i);
  });

  it('states the note about passages once when the confidence note has it', async () => {
    const key = await server.key('max');
    const result = { ...mixedResult, confidence_note: `The passages differ: ${mixedResult.mixed!.note}` };
    const { html } = (await read(server.call(path, { key, json: { result } }))).body;
    assert.equal(html.split(mixedResult.mixed!.note).length, 2);
  });

  it('has no passages for one passage and for none', async () => {
    const key = await server.key('ned');
    for (const result of [uniformResult, { ...uniformResult, passages: [] }]) {
      const json = { result, source_text: mixedText };
      const { html, text: plain } = (await read(server.call(path, { key, json }))).body;
      assert.doesNotMatch(
        html,
        /does not come from this service|<h2>Passages|class="passage-label|<svg class="segments/,
      );
      assert.doesNotMatch(plain, /Passages|no change/);
    }
  });

  it('escapes and bounds the passages of a foreign result, and omits them when one is not valid', async () => {
    const key = await server.key('ola');
    const passage = {
      start: 0,
      end: 5,
      words: 60,
      score: 80.123,
      band: 'high',
      top: Array(8).fill({ name: hostile, points: 3, evidence: [{ start: 0, end: 2, text: hostile }] }),
    };
    const made = async (passages: unknown, note: unknown = hostile) => {
      const result = { score: 61, passages, mixed: { mixed: true, note } };
      return (await read(server.call(path, { key, json: { result } }))).body as Report;
    };
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
    const key = await server.key('cem');
    const signals = [
      {
        name: hostile,
        points: 5,
        detail: hostile,
        evidence: [
          { start: 0, end: 4, text: 'zzzz' },
          { start: -1, end: 1, text: 'zz' },
        ],
      },
      { name: 'y', points: 5, evidence: [{ start: -1, end: 1e300 }] },
      null,
      7,
      { name: 'x', points: '1' },
    ];
    const result = {
      score: 61.5,
      band: hostile,
      headline: hostile,
      label: hostile,
      signals,
      fixes: [hostile, {}],
      calibration: { n: -1 },
      [hostile]: hostile,
    };
    const statement = `I wrote it on the train.\n${hostile}`;
    const json = {
      result,
      title: hostile,
      source: hostile,
      source_text: `${hostile}\n\ttwo  spaces`,
      statement,
    };
    const { html, text: plain } = (await read(server.call(path, { key, json }))).body;
    assert.doesNotMatch(html, /<script|<img|\u202e/);
    const [, added] = html.split('not checked by the service');
    assert.match(
      added,
      /Statement of the writer<\/h3><div class="reading">I wrote it on the train\.\n&lt;script/,
    );
    assert.match(plain.split('not checked by the service')[1], /I wrote it on the train\./);
    assert.match(html, /was changed or does not come from this service/);
    assert.match(html, /<h2 id="headline">Many signals of machine writing\.<\/h2>/);
    assert.ok(html.includes('\n\ttwo  spaces'));
    assert.match(html, /2 pieces of evidence could not be found/);
  });

  it('renders an empty object, huge lists and prototype keys', async () => {
    const key = await server.key('dan');
    const results = [
      '{}',
      '{"__proto__":{"score":50},"constructor":1,"toString":"x"}',
      JSON.stringify({
        score: 1e308,
        signals: Array.from({ length: 20_000 }, () => ({ name: 'x', points: 1 })),
      }),
      JSON.stringify({ score: null, signals: {}, sentences: Array(30_000).fill(1), word_count: -5 }),
    ];
    for (const result of results) {
      const { status, body } = await read(
        server.call(path, {
          key,
          body: `{"result":${result}}`,
          headers: { 'content-type': 'application/json' },
        }),
      );
      assert.equal(status, 200);
      assert.match(body.html, /The result has no score/);
    }
  });

  it('replaces the headline, label and disclaimer of a tampered result and truncates its texts', async () => {
    const key = await server.key('pat');
    const result = await scanned(key);
    const claim = 'Proof that a machine wrote it';
    const words = 'word '.repeat(20_000);
    const changed = {
      ...result,
      label: claim,
      disclaimer: claim,
      headline: claim,
      confidence_note: words,
      fixes: [words],
      signals: result.signals.map((signal: object, i: number) => ({
        ...signal,
        active: true,
        points: 5,
        detail: i < 5 ? words : '',
      })),
    };
    const { html, text: plain } = (await read(server.call(path, { key, json: { result: changed } }))).body;
    for (const form of [html, plain]) {
      assert.doesNotMatch(form, new RegExp(claim));
      assert.ok(form.length < 60_000, `${form.length} characters`);
    }
    const contrary = { ...result, score: 3, band: 'high' };
    const other = (await read(server.call(path, { key, json: { result: contrary } }))).body;
    assert.match(other.text, /was changed or does not come from this service/);
  });

  it('omits verdicts of other tools', async () => {
    const key = await server.key('eve');
    const json = { result: { score: 90, verdict: 'AI', is_ai: true, tool: 'other' } };
    const { html, text: plain } = (await read(server.call(path, { key, json }))).body;
    for (const form of [html, plain]) assert.doesNotMatch(form, /is_ai|verdict: AI|>verdict</i);
    assert.match(html, /other/);
  });

  it('enforces its limits', async () => {
    const key = await server.key('fay');
    const call = (json: object) => read(server.call(path, { key, json }));
    assert.equal((await call({ result: { x: 'x'.repeat(limits.reportResultBytes) } })).status, 413);
    const long = await call({ result: {}, source_text: 'x'.repeat(limits.reportTextChars + 1) });
    assert.equal(long.body.detail[0].type, 'string_too_long');
    assert.equal((await call({ result: {}, source_text: 'x'.repeat(limits.reportTextChars) })).status, 200);
    assert.equal((await call({ result: {}, statement: 'x'.repeat(limits.statementChars + 1) })).status, 422);
    assert.equal((await call({})).body.detail[0].type, 'missing');
    assert.equal((await call({ result: [] })).status, 422);
  });

  it('saves an account’s report, for this account only, until the account is deleted', async () => {
    const cookie = await server.register('gus');
    const other = await server.key('hal');
    const result = await scanned(other);
    const made = (await read(server.call(path, { cookie, json: { result, source_text: text } }))).body;
    const at = `${path}/${made.report_id}`;
    assert.deepEqual((await read(server.call(at, { cookie }))).body, made);
    assert.equal((await read(server.call(at, { cookie, headers: { accept: 'text/html' } }))).body, made.html);
    assert.equal(
      (await read(server.call(at, { cookie, headers: { accept: 'text/plain' } }))).body,
      made.text,
    );
    assert.equal((await server.call(at, { key: other })).status, 404);
    assert.equal((await server.call(at)).status, 401);
    await server.call('/api/account', { method: 'DELETE', cookie });
    const again = await server.register('gus');
    assert.equal((await server.call(at, { cookie: again })).status, 404);
  });

  it('accepts only the caller’s scan ids', async () => {
    const key = await server.key('ida');
    const foreign = await scanned(await server.key('jon'));
    for (const scan_id of [foreign.scan_id, 'scan_nothing', '../x'])
      assert.equal((await server.call(path, { key, json: { result: {}, scan_id } })).status, 404);
    const visit = { json: { result: {}, scan_id: foreign.scan_id }, headers: { origin: server.url } };
    assert.equal((await server.call(path, visit)).status, 404);
  });

  it('saves nothing for an anonymous caller and rejects keys of scope read', async () => {
    const made = await read(server.call(path, { json: { result: {} }, headers: { origin: server.url } }));
    assert.equal(made.status, 200);
    const key = await server.key('kim');
    assert.equal((await server.call(`${path}/${made.body.report_id}`, { key })).status, 404);
    const reader = await server.key('leo', 'read');
    assert.equal((await server.call(path, { key: reader, json: { result: {} } })).status, 403);
  });
});

describe('signatures', () => {
  const server = suiteServer();
  const as = (key?: string) => (key === undefined ? { headers: { origin: server.url } } : { key });
  const scan = async (json: object, key?: string) =>
    read(server.call('/api/scan', { json: { text, ...json }, ...as(key) }));
  const report = async (json: object, key?: string) =>
    (await read(server.call(path, { json, ...as(key) }))).body;
  const verify = async (name: string, content: string) => {
    const keys = (await read(server.call('/.well-known/telltale-report-key.json'))).body.keys as PublicKey[];
    return verifySigned({ name, bytes: Buffer.from(content) }, keys);
  };
  const intact = async (name: string, content: string) => {
    const found = await verify(name, content);
    assert.ok(found.kind === 'intact' && found.keyIsKnown, JSON.stringify(found));
    return found;
  };
  /** The page without the section of the sender. */
  const ownPart = (html: string) => html.replace(/<section class="added" id="added">[\s\S]*?<\/section>/, '');

  it('attest a result for a visitor, and its report', async () => {
    const { status, body: result } = await scan({ sign: true });
    assert.equal(status, 200);
    assertShape(ScanResult, result);
    assert.equal(result.text_sha256, createHash('sha256').update(text).digest('hex'));
    const { scan_id, ...document } = result;
    assert.equal(scan_id, null);
    assert.equal((await intact('a.json', JSON.stringify(document))).facts.score, result.score);
    const made = await report({ result, source_text: text });
    assertShape(Report, made);
    const { facts } = await intact('a.html', made.html);
    const { engine, headline, score, band, text_sha256, signed_at } = made.signature;
    assert.deepEqual(facts, { engine, headline, score, band, text_sha256, signed_at });
    assert.equal(score, result.score);
    assert.match(made.html, /attests only that the engine of this service returned this result/);
  });

  it('sign the result alone for format=signed, also of a document and with a scan that is saved', async () => {
    const key = await server.key('sol');
    const form = new FormData();
    form.set('file', new File([`# Title\n\n${text}`], 'a.md'));
    form.set('format', 'signed');
    const responses = [
      server.call('/api/scan', { ...as(), json: { text, format: 'signed' } }),
      server.call('/api/scan?format=signed', { key, json: { text, title: 'Draft' } }),
      server.call('/api/scan', { key, body: form }),
    ];
    for (const response of await Promise.all(responses)) {
      const body = await response.text();
      assert.match(response.headers.get('content-type')!, /^application\/json/);
      assertShape(SignedScan, JSON.parse(body));
      const names = Object.keys(JSON.parse(body));
      assert.deepEqual(
        names.filter(name => !Object.hasOwn(SignedScan.properties, name)),
        [],
      );
      await intact('a.json', body);
    }
  });

  it('sign a saved scan alone for GET with format=signed, the same each time', async () => {
    const key = await server.key('sue');
    const { body: first } = await scan({ sign: true, title: 'Draft', include_sentences: true }, key);
    const get = async () => (await server.call(`/api/scan/${first.scan_id}?format=signed`, { key })).text();
    const body = await get();
    await intact('a.json', body);
    const { scan_id: _, ...document } = first;
    assert.deepEqual(JSON.parse(body), document);
    assert.equal(await get(), body);
    const other = await server.key('sid');
    assert.equal((await server.call(`/api/scan/${first.scan_id}?format=signed`, { key: other })).status, 404);
    const parts = await read(server.call(`/api/scan/${first.scan_id}?format=signed&fields=score`, { key }));
    assert.deepEqual([parts.status, parts.body.detail[0].loc], [422, ['query', 'format']]);
  });

  it('sign the report on a signed result as it was exported', async () => {
    const { body: document } = await scan({ format: 'signed' });
    await intact('a.html', (await report({ result: document })).html);
  });

  it('sign the report on a saved scan, and the saved report is the same', async () => {
    const key = await server.key('sia');
    const { body: result } = await scan({}, key);
    assert.equal(result.attestation, undefined);
    const made = await report({ result, scan_id: result.scan_id }, key);
    await intact('a.html', made.html);
    const { body: saved } = await read(server.call(`/api/report/${made.report_id}`, { key }));
    assert.deepEqual([saved.html, saved.signature], [made.html, made.signature]);
  });

  it('sign the report on a record of the history', async () => {
    const key = await server.key('una');
    const { body: first } = await scan({}, key);
    const { body: second } = await scan({ parent_scan_id: first.scan_id, title: 'Draft' }, key);
    const { body: record } = await read(server.call(`/api/scan/${second.scan_id}`, { key }));
    const made = await report({ result: record, scan_id: second.scan_id, source_text: text }, key);
    await intact('a.html', made.html);
  });

  it('show only what the engine returned outside the section of the sender', async () => {
    const key = await server.key('vic');
    const { body: result } = await scan({ sign: true }, key);
    const claim = 'VERDICT: Jane Doe used a chat tool';
    const result_ = {
      ...result,
      warnings: [claim],
      title: claim,
      text: claim,
      claim,
      [claim]: claim,
      id: claim,
      revisions: [{ title: claim }],
    };
    const plain = await report({ result }, key);
    assert.doesNotMatch(plain.html, /class="added"|Added by/);
    const dropped = await report({ result: result_ }, key);
    await intact('a.html', dropped.html);
    assert.doesNotMatch(dropped.html + dropped.text, /VERDICT/);
    const added = { title: claim, source: `${claim} ${hostile}`, source_text: text, scan_id: result.scan_id };
    const made = await report({ result: result_, ...added }, key);
    assert.equal((await intact('a.html', made.html)).hasAddedSection, true);
    const sections = made.html.match(/<section class="added" id="added">[\s\S]*?<\/section>/g)!;
    assert.equal(sections.length, 1);
    assert.match(
      sections[0]!,
      /^<section class="added" id="added"><h2>Added by the person who made this report, not checked by the service<\/h2>/,
    );
    assert.match(sections[0]!, /<dd>VERDICT/);
    assert.match(sections[0]!, /The SHA-256 hash of this text is that of the scanned text\./);
    assert.match(sections[0]!, /<mark class="machine">/);
    assert.ok(made.html.includes('</section></main>'), 'the section is the last one');
    const without = (html: string) =>
      ownPart(html)
        .replace(/<p class="hint">The person who made this report added .*?<\/p>/, '')
        .replace(/<p class="hint">This report does not contain the text\..*?<\/p>/, '')
        .replace(/rep_\w+/g, '')
        .replace(/\d{4}-\d\d-\d\d at \d\d:\d\d/g, '')
        .replace(/<script type="application\/json".*/, '')
        .replace(/\n+/g, '\n');
    assert.equal(without(made.html), without(plain.html));
    assert.doesNotMatch(made.html, /<script>|<img|\u202e/);
    assert.match(made.text.split('Added by the person who made this report')[1], /VERDICT/);
    assert.doesNotMatch(made.text.split('Added by the person who made this report')[0], /VERDICT/);
  });

  it('sign no result that was changed, or comes from elsewhere, and the page says so', async () => {
    const { body: result } = await scan({ sign: true });
    const key = await server.key('tom');
    const { body: own } = await scan({}, key);
    const { body: other } = await read(
      server.call('/api/scan', { json: { text: 'Other.', sign: true }, ...as() }),
    );
    const { attestation: _, ...unsigned } = result;
    const { attestation } = result;
    for (const [json, caller] of [
      [{ result: { ...result, score: 1 } }],
      [{ result: { ...result, text_sha256: other.text_sha256 } }],
      [{ result: { ...result, signed_at: '2020-01-01T00:00:00.000Z' } }],
      [{ result: { ...result, disclaimer: undefined } }],
      [{ result: unsigned }],
      [{ result: { ...result, attestation: other.attestation } }],
      [{ result: { ...result, attestation: 'x' } }],
      [{ result: { ...result, attestation: { ...attestation, key: null } } }],
      [{ result: { ...result, attestation: { ...attestation, kind: 'telltale-report' } } }],
      [{ result: { ...own, score: 1 }, scan_id: own.scan_id }, key],
      [{ result: { ...own, fixes: ['x'] }, scan_id: own.scan_id }, key],
      [{ result: own }, key],
    ] as [object, string?][]) {
      const made = await report(json, caller);
      assert.equal(made.signature, null);
      assert.match(made.html, /This report is not signed\./);
      assert.deepEqual(await verify('a.html', made.html), { kind: 'unsigned' });
    }
  });

  it('answer a number that JSON cannot hold with an unsigned report', async () => {
    const key = await server.key('pia');
    const { body: result } = await scan({ sign: true }, key);
    const json = JSON.stringify({ result, scan_id: result.scan_id }).replace(
      /"score":[\d.]+/,
      '"score":1e999',
    );
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await read(server.call(path, { key, body: json, headers }));
    assert.deepEqual([status, body.signature], [200, null]);
  });

  it('are not on a page with another text, in which nothing is marked', async () => {
    const { body: result } = await scan({ sign: true });
    const made = await report({ result, source_text: `${text} And more.` });
    assert.equal(made.signature, null);
    assert.deepEqual(await verify('a.html', made.html), { kind: 'unsigned' });
    assert.match(made.html, /This is not the scanned text/);
    assert.doesNotMatch(made.html, /<mark|class="passage-label/);
  });

  it('are refused for a part of a result', async () => {
    for (const [part, field] of [
      [{ sign: true, fields: 'score' }, 'sign'],
      [{ sign: true, signals: 'top:3' }, 'sign'],
      [{ sign: true, format: 'text' }, 'sign'],
      [{ format: 'signed', fields: 'score' }, 'format'],
      [{ format: 'signed', signals: 'none' }, 'format'],
    ] as const) {
      const { status, body } = await scan(part);
      assert.equal(status, 422);
      assert.deepEqual(body.detail[0].loc, ['body', field]);
    }
  });

  it('are the same when the request is repeated', async () => {
    const key = await server.key('ria');
    for (const [name, json] of Object.entries({ sign: { sign: true }, format: { format: 'signed' } })) {
      const once = async () =>
        read(
          server.call('/api/scan', { key, json: { text, ...json }, headers: { 'idempotency-key': name } }),
        );
      const [first, second] = [await once(), await once()];
      assert.equal(second.headers.get('idempotency-replayed'), 'true');
      assert.deepEqual(second.body, first.body);
    }
  });
});
