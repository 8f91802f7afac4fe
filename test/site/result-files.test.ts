import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import type { ScanResult } from '../../src/contract/scan.js';
import { flaggedExcerpts, requestCode, signalsCsv } from '../../src/site/scan/save/result-files.js';

describe('signalsCsv', () => {
  const signal = (name: string, points: number, detail: string, ...texts: string[]) => ({
    name,
    points,
    active: true,
    detail,
    evidence: texts.map((text, start) => ({ start, end: start + 1, text })),
  });
  const csv = (...signals: ReturnType<typeof signal>[]) =>
    signalsCsv({ signals, baseline: 1.5, score: 40, band: 'low', assessed: true } as unknown as ScanResult);

  it('lists the starting point, the signals by points in either direction, and the score', () => {
    const rows = csv(signal('commas', 2, 'few'), signal('similes', -30, 'none'), signal('colons', 9, 'many'));
    const lines = rows.trimEnd().split('\r\n');
    const signals = ['Fewer comparisons such as “like a” -30', 'Colons 9', 'Commas 2'];
    const named = lines.map(row => row.split(',').slice(0, 2).join(' '));
    assert.deepEqual(named, ['Signal Points', 'Starting point 1.5', ...signals, 'Score 40']);
  });

  it('gives the score of a text that was not assessed no level', () => {
    const result = { signals: [], baseline: 1.5, score: 4, band: 'low', assessed: false };
    assert.match(signalsCsv(result as unknown as ScanResult), /^Score,4,no,not assessed: it means nothing,/m);
  });

  it('quotes fields with commas, quotation marks and line breaks', () => {
    const quoted = csv(signal('commas', 1, 'one, "two"\nthree', 'a', 'b'));
    assert.ok(quoted.includes('"one, ""two""\nthree",a | b\r\n'));
  });

  it('makes no field a formula of a spreadsheet', () => {
    assert.ok(csv(signal('commas', 1, '=SUM(A1)', '@x')).includes(",'=SUM(A1),'@x\r\n"));
  });
});

describe('requestCode', () => {
  const text = `It's "quoted" \\ $HOME \`id\` \u2028 ünï 😀\nJSON\nEOF`;
  const result = { genre: 'fiction', esl: true };
  const sent = { text, ...result };

  it('is a shell command whose standard input is the request', () => {
    const command = requestCode('curl', 'http://127.0.0.1:1', text, result).replace(/^curl .*(?= <<)/, 'cat');
    assert.deepEqual(JSON.parse(execFileSync('bash', ['-c', command], { encoding: 'utf8' })), sent);
  });

  it('is TypeScript that sends the request', async () => {
    const calls: [string, RequestInit][] = [];
    const code = requestCode('TypeScript', 'https://telltale.example', text, result);
    const run = new Function('fetch', `return (async () => { ${code} })()`);
    await run(async (url: string, init: RequestInit) => {
      calls.push([url, init]);
      return Response.json({});
    });
    assert.equal(calls[0]![0], 'https://telltale.example/api/scan');
    assert.deepEqual(JSON.parse(calls[0]![1].body as string), sent);
  });

  it('is Python that sends the request', t => {
    if (spawnSync('python3', ['--version']).status !== 0) return t.skip('python3 absent');
    const code = requestCode('Python', 'https://telltale.example', text, result);
    const shown = `${code.slice(0, code.indexOf('with '))}print(json.dumps([request.full_url, request.data.decode()]))`;
    const env = { ...process.env, KEY: 'k' };
    const printed = execFileSync('python3', ['-c', shown], { encoding: 'utf8', env });
    const [url, body] = JSON.parse(printed) as [string, string];
    assert.equal(url, 'https://telltale.example/api/scan');
    assert.deepEqual(JSON.parse(body), sent);
  });

  it('leaves out what the scan did not set', () => {
    const code = requestCode('curl', 'http://x', 'Hello.', { genre: '', esl: false });
    assert.ok(code.includes('\n{"text":"Hello."}\n'));
  });
});

describe('flaggedExcerpts', () => {
  it('has the first and last words of each flagged passage', () => {
    const text = `Low words here. ${Array.from({ length: 20 }, (_, i) => `w${i + 1}`).join(' ')} end.`;
    const passage = (start: number, end: number, words: number, band: 'low' | 'high') => ({
      ...{ start, end, words, band, score: band === 'high' ? 90 : 5, confidence: 'high' as const },
    });
    const passages = [passage(0, 15, 3, 'low'), passage(16, text.length, 21, 'high')];
    const excerpt = 'Words 4 to 24: “w1 w2 w3 w4 w5 w6 w7 w8 …” to “… w14 w15 w16 w17 w18 w19 w20 end.”';
    assert.equal(flaggedExcerpts(text, { passages }), excerpt);
  });
});
