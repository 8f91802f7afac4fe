import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import type { ScanResult } from '../../src/contract/scan.js';
import { shownScore } from '../../src/engine/scan/bands.js';
import { signalName } from '../../src/engine/scan/results/signal-names.js';
import { requestCode, signalsCsv } from '../../src/site/scan/save/result-files.js';
import { noChromium, sample, suiteSite } from './browser.js';

describe('signalsCsv', () => {
  const signal = (name: string, points: number, detail: string, ...texts: string[]) => ({
    name,
    points,
    active: true,
    detail,
    evidence: texts.map((text, start) => ({ start, end: start + 1, text })),
  });
  const csv = (...signals: ReturnType<typeof signal>[]) =>
    signalsCsv({ signals, baseline: 1.5, score: 40, band: 'moderate' } as unknown as ScanResult);

  it('lists the starting point, the signals by points in either direction, and the score', () => {
    const rows = csv(signal('commas', 2, 'few'), signal('similes', -30, 'none'), signal('colons', 9, 'many'));
    assert.deepEqual(
      rows
        .trimEnd()
        .split('\r\n')
        .map(row => row.split(',').slice(0, 2).join(' ')),
      [
        'Signal Points',
        'Starting point 1.5',
        'Few or no comparisons such as “like a” -30',
        'Colons 9',
        'Commas 2',
        'Score 40',
      ],
    );
  });

  it('quotes fields with commas, quotation marks and line breaks', () => {
    assert.ok(
      csv(signal('commas', 1, 'one, "two"\nthree', 'a', 'b')).includes('"one, ""two""\nthree",a | b\r\n'),
    );
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
    const printed = execFileSync('python3', ['-c', shown], {
      encoding: 'utf8',
      env: { ...process.env, KEY: 'k' },
    });
    const [url, body] = JSON.parse(printed) as [string, string];
    assert.equal(url, 'https://telltale.example/api/scan');
    assert.deepEqual(JSON.parse(body), sent);
  });

  it('leaves out what the scan did not set', () => {
    const code = requestCode('curl', 'http://x', 'Hello.', { genre: '', esl: false });
    assert.ok(code.includes('\n{"text":"Hello."}\n'));
  });
});

describe('saving a result', { skip: noChromium }, () => {
  const site = suiteSite();
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

  async function scan(page: Page): Promise<void> {
    await page.getByLabel('Text to scan').fill(sample);
    await button(page, 'Scan the text').click();
    await page.locator('.dial').waitFor();
  }
  async function downloaded(page: Page, name: string): Promise<{ file: string; content: string }> {
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
    return {
      file: download.suggestedFilename(),
      content: readFileSync((await download.path())!, 'utf8'),
    };
  }

  it('downloads the report, the result as JSON and its signals as CSV', () =>
    site.visit('/', async page => {
      await scan(page);
      const report = await downloaded(page, 'Download the report');
      assert.equal(report.file, 'In-today-s-fast-paced-world-effective-report.html');
      assert.match(report.content, /^<!doctype html>/i);
      assert.match(report.content, /swarmed into the letter box/);
      assert.match(report.content, /not a verdict/);
      const json = await downloaded(page, 'JSON');
      const { score, signals } = JSON.parse(json.content) as ScanResult;
      assert.ok(
        (await page.locator('.dial').getAttribute('aria-label'))!.includes(`${shownScore(score)} of 100`),
      );
      const csv = await downloaded(page, 'CSV of the signals');
      assert.deepEqual(
        [json.file, csv.file],
        [
          'In-today-s-fast-paced-world-effective-result.json',
          'In-today-s-fast-paced-world-effective-signals.csv',
        ],
      );
      assert.ok(signals.every(({ name, points }) => csv.content.includes(signalName(name, points))));
    }));

  it('shows the request as code', () =>
    site.visit('/', async page => {
      await scan(page);
      await page.getByLabel('Repeat it in code').selectOption('Python');
      const code = await page.getByLabel('The request in Python').inputValue();
      assert.ok(code.includes(`"${site.server.url}/api/scan"`));
    }));

  it('sends that a result is wrong, and the text only with consent', () =>
    site.visit('/', async page => {
      for (const consent of [false, true]) {
        await page.goto(`${site.server.url}/`);
        await scan(page);
        await button(page, 'This is wrong').click();
        await page.getByLabel(/^How the text was written/).selectOption('human');
        if (consent) await page.getByLabel(/^Store the text with it/).check();
        const [request] = await Promise.all([
          page.waitForRequest('**/api/feedback'),
          button(page, 'Send').click(),
        ]);
        await page.getByText(`The text was ${consent ? '' : 'not '}sent`).waitFor();
        const body = request.postDataJSON() as Record<string, unknown>;
        assert.equal(body.verdict, 'wrong');
        assert.equal(body.expected, 'human');
        assert.equal(body.text, consent ? sample : undefined);
        assert.equal(body.consent_text, consent ? true : undefined);
      }
    }));
});
