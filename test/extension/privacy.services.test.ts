import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { eventually } from '../eventually.js';
import { sockets, suiteServer } from '../server.js';
import { noChromium, sample } from '../site/browser.js';
import { suiteExtension } from './chromium.js';
import { suiteRecorder } from './recorder.js';

const paragraph = `${sample.replaceAll('\n\n', ' ')}`;
const shown = 'document.querySelector("#outcome h2")';

describe('texts that the browser extension sends', { skip: noChromium }, () => {
  const extension = suiteExtension();
  const server = suiteServer({ ...sockets, ALLOWED_ORIGINS: extension.origin });
  const service = suiteRecorder(server);
  beforeEach(async () => {
    await extension.configure(service.url);
    service.requests.length = 0;
    service.holds = false;
  });

  const bodies = () => service.requests.flatMap(({ body }) => (body === '' ? [] : [JSON.parse(body)]));

  it('are none until an action is chosen', async () => {
    const page = await extension.open(`<p id="a">${paragraph}</p><textarea>Text</textarea>`);
    await page.evaluate('getSelection().selectAllChildren(document.getElementById("a"))');
    const popup = await extension.press(page);
    await popup.until('document.getElementById("do-selection").disabled === false');
    assert.deepEqual(service.requests, []);
  });

  it('are the selection alone, without cookies or the address of the page, and are not saved', async () => {
    await extension.context.addCookies([{ name: 'session', value: 'secret', url: service.url }]);
    const page = await extension.open(`<p>Something else.</p><p id="a">${paragraph}</p>`);
    await page.evaluate('getSelection().selectAllChildren(document.getElementById("a"))');
    const popup = await extension.press(page);
    await popup.click('Scan the selection');
    await popup.until(shown);
    assert.deepEqual(
      service.requests.map(({ method, path }) => `${method} ${path}`),
      ['GET /api/config', 'POST /api/scan'],
    );
    const [{ text, ...options }] = bodies();
    assert.equal(text.trim(), paragraph);
    assert.deepEqual(options, {
      save: false,
      include_fixes: false,
      signals: 'top:8',
      read_as: 'plain',
    });
    for (const { headers } of service.requests) {
      assert.equal(headers.cookie, undefined);
      assert.equal(headers.referer, undefined);
      assert.equal(headers.authorization, undefined);
    }
    assert.equal(service.requests[1]!.headers.origin, extension.origin);
  });

  it('are the text of the largest block of a page without <article> and <main>', async () => {
    const page = await extension.open(
      `<div class="menu"><ul><li><a href="#1">One</a></li><li><a href="#2">Two</a></li></ul></div>
       <div id="side"><p>${'A short teaser of another story for you. '.repeat(2)}</p></div>
       <div id="story"><h1>A <em>long</em>
         title</h1><p>${paragraph}</p><ul><li>A point</li></ul><script>var hidden = 1;</script><pre># a comment</pre><p>${paragraph}</p>
         <form><p>Subscribe to the newsletter of this page, it is free of charge.</p></form></div>`,
    );
    const popup = await extension.press(page);
    await popup.click('Scan the article');
    await popup.until(shown);
    assert.equal(bodies()[0].text, ['A long title', paragraph, 'A point', paragraph].join('\n\n'));
  });

  it('are the main part of a page that lists many articles', async () => {
    const stories = Array.from(
      { length: 4 },
      (_, i) => `<article><h2>Story ${i}</h2><p>${paragraph}</p></article>`,
    );
    const page = await extension.open(`<main>${stories.join('')}</main>`);
    const popup = await extension.press(page);
    await popup.click('Scan the article');
    await popup.until(shown);
    assert.equal(bodies()[0].text.split('Story').length, 5);
  });

  it('are the selection of a frame', async () => {
    const page = await extension.open(`<iframe srcdoc="<p>${paragraph}</p>"></iframe>`);
    const frame = page.frames()[1]!;
    await frame.waitForLoadState();
    await frame.evaluate('getSelection().selectAllChildren(document.body)');
    const popup = await extension.press(page);
    await popup.click('Scan the selection');
    await popup.until(shown);
    assert.equal(bodies()[0].text.trim(), paragraph);
  });

  it('are the field with the focus, also in a shadow tree', async () => {
    const page = await extension.open('<textarea>Other</textarea><div id="host"></div>');
    await page.evaluate(`
      const root = document.getElementById('host').attachShadow({ mode: 'open' });
      root.innerHTML = '<input value="Wait…" maxlength="9">';
      root.firstChild.focus();
    `);
    const popup = await extension.press(page);
    await popup.click('Clean the text field');
    await popup.until('document.getElementById("status").textContent.includes("1 change made")');
    assert.equal(bodies()[0].text, 'Wait…');
    assert.equal(
      await page.evaluate('document.getElementById("host").shadowRoot.firstChild.value'),
      'Wait...',
    );
  });

  it('end with the popup’s Stop button', async () => {
    service.holds = true;
    const popup = await extension.press(await extension.open(`<main><p>${paragraph}</p></main>`));
    await popup.click('Scan the article');
    await popup.click('Stop');
    await popup.until('document.getElementById("status").textContent === "Stopped."');
    await popup.until('document.getElementById("stop").hidden');
  });

  it('do not replace a text that was typed meanwhile', async () => {
    service.holds = true;
    const page = await extension.open('<textarea>Wait…</textarea>');
    await page.focus('textarea');
    const popup = await extension.press(page);
    await popup.click('Clean the text field');
    await eventually(() => service.requests.length > 0);
    await page.fill('textarea', 'Wait… for it');
    service.holds = false;
    await popup.until('document.querySelector("[role=alert]")');
    assert.match(await popup.text(), /was changed in the meantime, so it was not cleaned/);
    assert.equal(await page.inputValue('textarea'), 'Wait… for it');
  });

  it('do not replace a text that would exceed the length of the field', async () => {
    const page = await extension.open('<input value="Wait…" maxlength="5">');
    await page.focus('input');
    const popup = await extension.press(page);
    await popup.click('Clean the text field');
    await popup.until('document.querySelector("[role=alert]")');
    assert.match(await popup.text(), /longer than the field allows, so nothing was changed/);
    assert.equal(await page.inputValue('input'), 'Wait…');
  });
});
