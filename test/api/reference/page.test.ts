import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { routes } from '../../../src/api/endpoints/index.js';
import { inline, jsonCode } from '../../../src/api/reference/html.js';
import { escapeHtml } from '../../../src/report/safe-text.js';
import { sharedServer } from '../../server.js';
import { noChromium, suiteSite } from '../../site/browser.js';

describe('GET /docs', () => {
  const server = sharedServer();

  it('is one page of all routes with a Content-Security-Policy that allows nothing of other origins', async () => {
    const { headers, body } = await server.as({}).get('/docs');
    const policy = headers.get('content-security-policy')!;
    assert.equal(headers.get('content-type'), 'text/html; charset=utf-8');
    assert.match(policy, /default-src 'none'/);
    assert.doesNotMatch(policy, /unsafe|https?:|\*/);
    for (const { method, path } of routes) {
      const words = `${method} ${path}`.toLowerCase().match(/[a-z0-9]+/g)!;
      assert.ok(body.includes(`id="${words.join('-')}"`), `${method} ${path}`);
    }
    assert.match(body, /must not be wrapped in a product/);
    assert.doesNotMatch(body, / style="|<script src|<link rel="stylesheet|undefined|\[object/);
    const again = await server.as({}).get('/docs', { 'if-none-match': headers.get('etag')! });
    assert.equal(again.status, 304);
  });
});

describe('GET /docs in a browser', { skip: noChromium }, () => {
  const site = suiteSite();

  site.test(
    'has the theme that was chosen on the site, or that of the system, and the fonts of the site',
    async visit => {
      const page = await visit('/', { colorScheme: 'dark' });
      const background = () => page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
      const dark = await background();
      await page.goto(`${site.server.url}/docs`);
      assert.equal(await background(), dark);
      const fonts = `document.fonts.ready.then(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).sort())`;
      const loaded = String(await page.evaluate(fonts));
      assert.match(loaded, /^\/assets\/figtree-[\w-]+\.woff2,\/assets\/literata-[\w-]+\.woff2/);
      await page.goto(site.server.url);
      await page.getByRole('button', { name: 'Use the light theme' }).click();
      const light = await background();
      assert.notEqual(light, dark);
      await page.goto(`${site.server.url}/docs`);
      assert.equal(await background(), light);
    },
  );

  it('is searched, read on a phone, copied from and tried by a signed-in person', () =>
    site.visit(
      '/docs',
      async page => {
        const evaluate = <T>(expression: string) => page.evaluate(expression) as Promise<T>;
        await page.keyboard.press('Tab');
        assert.equal(await evaluate('document.activeElement.textContent'), 'Skip to the content');
        await page.keyboard.press('Enter');
        await page.waitForURL(/#start$/);

        const find = page.getByLabel('Find in the contents');
        const isListed = (id: string) => page.locator(`nav a[href="#${id}"]`).isVisible();
        await find.fill('cleanup');
        assert.ok((await page.locator('nav li:visible').count()) >= 5);
        assert.equal(await isListed('post-api-extract'), false);
        await find.fill('include_sentences');
        assert.deepEqual([await isListed('post-api-scan'), await isListed('get-api-health')], [true, false]);
        await find.fill('');

        const { url } = site.server;
        const main = (await page.locator('main').textContent())!;
        assert.ok(main.includes(`export TELLTALE=${url}`) && !main.includes('127.0.0.1:8080'));
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        const first = page.locator('main .copyable').first();
        await first.getByRole('button', { name: 'Copy' }).click();
        await first.getByRole('button', { name: 'Copied' }).waitFor();
        const copied = await evaluate('navigator.clipboard.readText()');
        assert.equal(copied, await first.locator('pre').textContent());

        const example = page.locator('#post-api-scan .example').first();
        assert.equal(await example.isVisible(), false, 'endpoints are folded');
        const height = await evaluate<number>('document.documentElement.scrollHeight');
        assert.ok(height < 20_000, `${height} pixels`);
        await page.locator('nav a[href="#post-api-scan"]').press('Enter');
        await example.waitFor();
        const send = example.getByRole('button', { name: 'Send' });
        await example.getByText('Try it').click();
        await example.getByLabel('Body').fill('{"text": "Nobody met us at the pier, so we walked."}');
        await send.click();
        await example.getByText('Status 200').waitFor();
        const result = JSON.parse((await example.locator('.try pre').textContent())!) as object;
        assert.ok('score' in result && 'disclaimer' in result);
        await example.getByLabel('POST').fill('//example.org/');
        await send.click();
        await example.getByText(/must begin with one slash/).waitFor();
        assert.equal(await page.locator('#delete-api-scan-scan-id .try, #post-api-session .try').count(), 0);

        await page.setViewportSize({ width: 360, height: 800 });
        const width = () => evaluate<number>('document.documentElement.scrollWidth');
        assert.equal(await width(), 360);
        await evaluate("document.querySelectorAll('details').forEach(each => { each.open = true })");
        assert.equal(await width(), 360, 'with everything expanded');
      },
      { as: 'reader', viewport: { width: 1280, height: 800 } },
    ));
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
