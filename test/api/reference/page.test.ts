import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { routes } from '../../../src/api/endpoints/index.js';
import { inline, jsonCode } from '../../../src/api/reference/html.js';
import { escapeHtml } from '../../../src/report/safe-text.js';
import { sockets, suiteServer } from '../../server.js';
import { launch, noChromium, patienceMs } from '../../site/browser.js';

describe('GET /docs', () => {
  const server = suiteServer(sockets);

  it('is one page with a Content-Security-Policy that allows no other resources', async () => {
    const response = await server.call('/docs');
    const policy = response.headers.get('content-security-policy')!;
    assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
    assert.match(policy, /default-src 'none'/);
    assert.doesNotMatch(policy, /unsafe|https?:|\*/);
    const html = await response.text();
    for (const { method, path } of routes)
      assert.ok(
        html.includes(
          `id="${`${method} ${path}`
            .toLowerCase()
            .replace(/[^a-z0-9]+/g, '-')
            .replace(/^-|-$/g, '')}"`,
        ),
        `${method} ${path}`,
      );
    assert.match(html, /must not be wrapped in a product/);
    assert.doesNotMatch(html, / style="|<script src|<link rel="stylesheet|undefined|\[object/);
    const again = await server.call('/docs', { headers: { 'if-none-match': response.headers.get('etag')! } });
    assert.equal(again.status, 304);
  });

  describe('in a browser', { skip: noChromium }, () => {
    let browser: Browser;
    /** The page of all tests, which leave it open: it takes a second to load. */
    let page: Page;
    const [requested, messages]: [string[], string[]] = [[], []];
    before(async () => {
      browser = await launch();
      page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      page.setDefaultTimeout(patienceMs);
      page.on('request', request => requested.push(request.url()));
      page.on('console', message => messages.push(message.text()));
      page.on('pageerror', error => messages.push(error.message));
      await page.goto(`${server.url}/docs`);
    });
    after(async () => {
      await browser.close();
      assert.deepEqual(messages, []);
    });

    it('lets keyboard users skip the table of contents', async () => {
      await page.keyboard.press('Tab');
      assert.equal(await page.evaluate('document.activeElement.textContent'), 'Skip to the content');
      await page.keyboard.press('Enter');
      await page.waitForURL(/#start$/);
    });

    it('finds endpoints by their paths and by words of their fields, and sends no request', async () => {
      const find = page.getByLabel('Find in the contents');
      await find.fill('cleanup');
      assert.ok((await page.locator('nav li:visible').count()) >= 5);
      assert.equal(await page.locator('nav a[href="#post-api-extract"]:visible').count(), 0);
      await find.fill('include_sentences');
      assert.ok(await page.locator('nav a[href="#post-api-scan"]').isVisible());
      assert.equal(await page.locator('nav a[href="#get-api-health"]').isVisible(), false);
      assert.deepEqual(
        requested.filter(url => !url.startsWith('data:')),
        [`${server.url}/docs`],
      );
      await find.fill('');
    });

    it('names its own address in the examples, and copies them', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const main = (await page.locator('main').textContent())!;
      assert.ok(main.includes(`export TELLTALE=${server.url}`));
      assert.ok(!main.includes('127.0.0.1:8080'));
      const first = page.locator('main .copyable').first();
      await first.getByRole('button', { name: 'Copy' }).click();
      await first.getByRole('button', { name: 'Copied' }).waitFor();
      assert.equal(
        await page.evaluate('navigator.clipboard.readText()'),
        await first.locator('pre').textContent(),
      );
    });

    it('sends an edited example with the session of the visitor', async () => {
      const [name, value] = (await server.register('reader')).split('=', 2);
      await page.context().addCookies([{ name: name!, value: value!, url: server.url }]);
      const example = page.locator('#post-api-scan .example').first();
      await example.getByText('Try it').click();
      await example.getByLabel('Body').fill('{"text": "Nobody met us at the pier, so we walked."}');
      await example.getByRole('button', { name: 'Send' }).click();
      await example.getByText('Status 200').waitFor();
      const result = JSON.parse((await example.locator('.try pre').textContent())!) as object;
      assert.ok('score' in result && 'disclaimer' in result);
      await example.getByLabel('POST').fill('//example.org/');
      await example.getByRole('button', { name: 'Send' }).click();
      await example.getByText(/must begin with one slash/).waitFor();
      assert.equal(await page.locator('#delete-api-scan-scan-id .try, #post-api-session .try').count(), 0);
    });

    it('fits a phone screen with everything expanded', async () => {
      await page.setViewportSize({ width: 360, height: 800 });
      const widths = () =>
        page.evaluate('[document.documentElement.scrollWidth, innerWidth]') as Promise<[number, number]>;
      assert.deepEqual(await widths(), [360, 360]);
      await page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true })");
      assert.deepEqual(await widths(), [360, 360]);
    });
  });
});

describe('text in the reference page', () => {
  it('is escaped', () => {
    assert.equal(escapeHtml('<a href="x">&'), '&lt;a href=&quot;x&quot;&gt;&amp;');
    assert.equal(inline('`<b>` and **<i>**'), '<code>&lt;b&gt;</code> and <strong>&lt;i&gt;</strong>');
    assert.equal(
      jsonCode({ 'a"<': 'x & "y"', n: -1.5, t: true }),
      '<pre class="json"><code>{\n  <i>&quot;a\\&quot;&lt;&quot;</i>: <q>&quot;x &amp; \\&quot;y\\&quot;&quot;</q>,\n  <i>&quot;n&quot;</i>: <b>-1.5</b>,\n  <i>&quot;t&quot;</i>: <b>true</b>\n}</code></pre>',
    );
  });
});
