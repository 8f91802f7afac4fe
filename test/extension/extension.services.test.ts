import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sockets, startServer, suiteServer, type TestServer } from '../server.js';
import { noChromium, sample } from '../site/browser.js';
import { type Popup, suiteExtension } from './chromium.js';

const smart = '“I never said that — not once…”';
const plain = '"I never said that - not once..."';

/** A page with an article among navigation, an advertisement and comments. */
const articlePage = `<nav><p>${'Home and contact and more of these links. '.repeat(30)}</p></nav>
<article><h1>Bees</h1>${sample
  .split('\n\n')
  .map(part => `<p>${part}</p>`)
  .join('')}<aside><p>${'Buy our honey now, it is cheap today. '.repeat(20)}</p></aside>
<p style="display:none">Hidden words of nobody.</p></article>
<section id="comments"><p>${'First! I do not agree with any of this at all. '.repeat(20)}</p></section>`;

const result = 'document.querySelector("#outcome h2")';
const alert = 'document.querySelector("[role=alert]")';

describe('browser extension', { skip: noChromium }, () => {
  const extension = suiteExtension();
  const allowing = suiteServer(
    { ...sockets, ALLOWED_ORIGINS: extension.origin },
    { anonymous: { characters_per_text: 4_000 } },
  );
  const closed = suiteServer(sockets);

  const alertIn = async (popup: Popup) => {
    await popup.until(alert);
    return popup.evaluate<string>(`${alert}.textContent`);
  };

  it('asks for the address of the service first', async () => {
    await extension.worker.evaluate('chrome.storage.local.clear()');
    const page = await extension.open('<p>Text</p>');
    const popup = await extension.press(page);
    assert.match(await alertIn(popup), /Set the address of your Telltale service first/);
    assert.ok((await popup.text()).includes('Open the options'));
  });

  it('scans the selection and shows score, confidence, reasons and the disclaimer', async () => {
    await extension.configure(allowing.url);
    const page = await extension.open(
      `<p id="a">${sample}</p><p>${'Other words on this page. '.repeat(50)}</p>`,
    );
    await page.evaluate('getSelection().selectAllChildren(document.getElementById("a"))');
    const popup = await extension.press(page);
    await popup.click('Scan the selection');
    await popup.until(result);
    const text = await popup.text();
    const words = sample.match(/\S+/g)!.length;
    assert.ok(text.includes(`The selection, ${words} words`), text);
    assert.match(text, /[\d.]+ of 100 · level (low|moderate|elevated|high)/);
    assert.match(text, /Confidence (low|moderate|high)\./);
    assert.match(text, /Of [\d,]+ human-written texts of this kind and length/);
    assert.equal(await popup.evaluate('document.activeElement.tagName'), 'H2');
    assert.ok((await popup.evaluate<number>('document.querySelectorAll("details").length')) >= 3);
    const all = await popup.evaluate<string>('document.body.innerText');
    assert.match(
      all,
      /A signal, not a verdict\. A score shows how much a text resembles machine writing, never who wrote it\./,
    );
    assert.equal(all.match(/verdict/g)!.length, 1);
    const address = await popup.evaluate<string>('document.querySelector("#outcome a").href');
    await page.goto(address);
    const field = page.getByLabel('Text to scan');
    assert.equal((await field.inputValue()).trim(), sample.replace(/\s+/g, ' '));
    assert.equal(page.url(), `${allowing.url}/`);
  });

  it('scans the article without navigation, asides, hidden text and comments', async () => {
    await extension.configure(allowing.url);
    const popup = await extension.press(await extension.open(articlePage));
    assert.equal(await popup.evaluate('document.getElementById("do-selection").disabled'), true);
    await popup.click('Scan the article');
    await popup.until(result);
    const words = `Bees ${sample}`.match(/\S+/g)!.length;
    assert.ok((await popup.text()).includes(`The article, ${words} words`), await popup.text());
  });

  it('scans the beginning of an article that is longer than the limit, and says so', async () => {
    await extension.configure(allowing.url);
    const paragraphs = `<p>${sample.replaceAll('\n', ' ')}</p>`.repeat(8);
    const popup = await extension.press(await extension.open(`<main>${paragraphs}</main>`));
    await popup.click('Scan the article');
    await popup.until(result);
    assert.match(
      await popup.text(),
      /The beginning of the article, \d+ words.*longer than the 4,000 characters.*The rest was not scanned/s,
    );
  });

  it('names the passage of a mixed article first, and shows the passages before the reasons', async () => {
    const { assistant, novel, novelContinued } = await import('../engine/scan/passages/prose.js');
    await extension.configure(closed.url, await closed.key('passages', 'read'));
    const parts = [novel, assistant, novelContinued].map(part => `<p>${part.join(' ')}</p>`);
    const popup = await extension.press(await extension.open(`<article>${parts.join('')}</article>`));
    await popup.click('Scan the article');
    await popup.until(result);
    const openings = await popup.evaluate<string[]>(
      '[...document.querySelectorAll(".opening")].map(each => each.textContent)',
    );
    assert.equal(openings.length, 3);
    const text = await popup.text();
    const headline = await popup.evaluate<string>('document.querySelector("#outcome h2").textContent');
    assert.match(headline, /passage/);
    const order = [headline, ' of 100', 'Passages', 'Strongest reasons'].map(part => text.indexOf(part));
    assert.ok(!order.includes(-1), text);
    assert.deepEqual(
      order,
      order.toSorted((one, other) => one - other),
    );
    assert.ok(novel.join(' ').startsWith(openings[0]!.replace(/[“”]| …/g, '')), openings[0]);
  });

  it('shows the last result of a page again', async () => {
    await extension.configure(allowing.url);
    const page = await extension.open(articlePage);
    const popup = await extension.press(page);
    await popup.click('Scan the article');
    await popup.until(result);
    await popup.close();
    const again = await extension.press(page);
    await again.until(result);
    assert.match(await again.text(), /The last result of this page/);
  });

  it('cleans a text area in place, keeps the caret, and can be undone', async () => {
    await extension.configure(allowing.url);
    const page = await extension.open(
      `<textarea rows="9" cols="60">Before. ${smart}\nAfter — it.</textarea>`,
    );
    await page.focus('textarea');
    await page.evaluate('document.querySelector("textarea").setSelectionRange(10, 10)');
    const popup = await extension.press(page);
    await popup.click('Clean the text field');
    await popup.until('document.getElementById("status").textContent.includes("change")');
    const value = () => page.evaluate('document.querySelector("textarea").value');
    assert.equal(await value(), `Before. ${plain}\nAfter - it.`);
    assert.equal(await page.evaluate('document.querySelector("textarea").selectionStart'), 10);
    assert.match(
      await popup.text(),
      /5 changes made in the field; no word was changed\. Press Ctrl\+Z in the field to undo/,
    );
    assert.match(await popup.text(), /smart quotes: 2/);
    await page.keyboard.press('Control+z');
    assert.equal(await value(), `Before. ${smart}\nAfter — it.`);
  });

  it('cleans an input without touching a text that is already plain', async () => {
    await extension.configure(allowing.url);
    const page = await extension.open(`<input value='${plain.replaceAll("'", '&#39;')}'>`);
    await page.focus('input');
    const popup = await extension.press(page);
    await popup.click('Clean the text field');
    await popup.until('document.getElementById("status").textContent.includes("Nothing to clean")');
    assert.equal(await page.evaluate('document.querySelector("input").value'), plain);
  });

  it('cleans rich text inside its formatting, and can be undone', async () => {
    await extension.configure(allowing.url);
    const before = '<p>“One — <b>two…</b>” <a href="#x">three—four</a></p><p>Plain line.</p><p>Last…</p>';
    const page = await extension.open(`<div contenteditable>${before}</div>`);
    await page.focus('div');
    const popup = await extension.press(page);
    await popup.click('Clean the text field');
    await popup.until('document.getElementById("status").textContent.includes("Undo here")');
    const inner = async () =>
      String(await page.evaluate('document.querySelector("div").innerHTML')).replaceAll('&nbsp;', ' ');
    assert.equal(
      await inner(),
      '<p>"One - <b>two...</b>" <a href="#x">three - four</a></p><p>Plain line.</p><p>Last...</p>',
    );
    const sentence = /Undo here restores the text\. So does Ctrl\+Z in the field, used once or several times/;
    assert.match(await popup.text(), sentence);
    await popup.close();
    const again = await extension.press(page);
    await again.click('Undo');
    await again.until('document.getElementById("status").textContent === "The field is as it was before."');
    assert.equal(await inner(), before);
  });

  it('offers the cleaned text for the clipboard where the editor restores its own', async () => {
    await extension.configure(allowing.url);
    const before = '<p>“One — <b>two…</b>” <code>a — b</code></p><p>It’s</p>';
    const page = await extension.open(`<div contenteditable data-lexical-editor="true">${before}</div>`);
    await page.focus('div');
    const popup = await extension.press(page);
    await popup.evaluate('navigator.clipboard.writeText = async text => { globalThis.copied = text }');
    await popup.click('Clean the text field');
    await popup.click('Copy the cleaned text');
    await popup.until('document.getElementById("outcome").textContent.includes("Copied")');
    assert.match(await popup.text(), /nothing was changed\. Copy the cleaned text, select all in the field/);
    assert.equal(await popup.evaluate('globalThis.copied'), '"One - two..." a — b\nIt\'s');
    assert.equal(await page.evaluate('document.querySelector("div").innerHTML'), before);
  });

  it('reports a field that has nothing but code and quoted mail', async () => {
    await extension.configure(allowing.url);
    const page = await extension.open(
      '<div contenteditable><div style="font-family: monospace">a — b</div><blockquote type="cite">c…</blockquote></div>',
    );
    await page.focus('div');
    const popup = await extension.press(page);
    await popup.click('Clean the text field');
    assert.match(await alertIn(popup), /only code, mentions, images or quoted mail/);
  });

  it('does not offer a password field', async () => {
    await extension.configure(allowing.url);
    const page = await extension.open('<input type="password" value="secret">');
    await page.focus('input');
    await page.evaluate('document.querySelector("input").select()');
    const popup = await extension.press(page);
    await popup.until('document.getElementById("do-article").disabled === false');
    assert.equal(await popup.evaluate('document.getElementById("do-field").disabled'), true);
    assert.equal(await popup.evaluate('document.getElementById("do-selection").disabled'), true);
  });

  it('scans from the context menu', async () => {
    await extension.configure(allowing.url);
    const page = await extension.open(`<p id="a">${sample}</p>`);
    await page.evaluate('getSelection().selectAllChildren(document.getElementById("a"))');
    const popup = await extension.press(page);
    await popup.close();
    const opened = await extension.choose(page, 'selection', 'reported');
    await opened.until(result);
    assert.match(await opened.text(), /The selection, \d+ words/);
  });

  it('opens the same page in a tab where the popup cannot open', async () => {
    await extension.configure(allowing.url);
    const page = await extension.open(articlePage);
    const popup = await extension.press(page);
    await popup.close();
    await extension.worker.evaluate(
      'chrome.action.openPopup = () => Promise.reject(new Error("no toolbar"))',
    );
    const [opened] = await Promise.all([
      extension.context.waitForEvent('page'),
      extension.choose(page, 'article'),
    ]);
    await opened.locator('#outcome h2').waitFor();
    assert.match((await opened.textContent('main'))!, /The article, \d+ words/);
    await extension.worker.evaluate('delete chrome.action.openPopup');
  });

  it('rejects a selection that is too short or too long before it is sent', async () => {
    await extension.configure(allowing.url);
    for (const [text, message] of [
      ['Only four words here.', /has 4 words\. A text of fewer than 50 words is too short/],
      ['A few more words. '.repeat(300), /has 5,\d{3} characters\. The service accepts 4,000 from you/],
    ] as const) {
      const page = await extension.open(`<p id="a">${text}</p>`);
      await page.evaluate('getSelection().selectAllChildren(document.getElementById("a"))');
      const popup = await extension.press(page);
      await popup.click('Scan the selection');
      assert.match(await alertIn(popup), message);
      await popup.close();
    }
  });

  it('names the origin to allow when the service asks for a key', async () => {
    await extension.configure(closed.url);
    const popup = await extension.press(await extension.open(articlePage));
    await popup.click('Scan the article');
    assert.ok((await alertIn(popup)).includes(`ALLOWED_ORIGINS=${extension.origin}`));
  });

  it('scans with an API key of the scope read, and reports a rejected one', async () => {
    await extension.configure(closed.url, await closed.key('reader', 'read'));
    const popup = await extension.press(await extension.open(articlePage));
    await popup.click('Scan the article');
    await popup.until(result);
    await popup.close();
    await extension.configure(closed.url, `at_sk_${'a'.repeat(36)}`);
    const second = await extension.press(await extension.open(articlePage));
    await second.click('Scan the article');
    assert.match(await alertIn(second), /The service rejected the API key/);
  });

  it('reports a service that cannot be reached, and an address of something else', async () => {
    await extension.configure('http://127.0.0.1:9');
    const popup = await extension.press(await extension.open(articlePage));
    await popup.click('Scan the article');
    assert.match(await alertIn(popup), /The service at http:\/\/127\.0\.0\.1:9 could not be reached/);
    await popup.close();
    const page = await extension.open(articlePage);
    await extension.configure(page.url().replace('localhost', '127.0.0.1').replace(/\/$/, ''));
    const second = await extension.press(page);
    await second.click('Scan the article');
    assert.match(await alertIn(second), /does not answer like a Telltale service/);
  });

  it('counts down after the hourly rate limit was reached', async () => {
    const limited: TestServer = await startServer(
      { ...sockets, ALLOWED_ORIGINS: extension.origin },
      { anonymous: { requests_per_hour: 1 } },
    );
    try {
      await extension.configure(limited.url);
      const popup = await extension.press(await extension.open(articlePage));
      await popup.click('Scan the article');
      await popup.until(result);
      await popup.click('Scan the article');
      await popup.until('document.querySelector("[role=timer]")?.textContent');
      assert.match(await popup.text(), /Possible in (?:1 h 0 min|59 min \d+ s)\./);
      assert.equal(await popup.evaluate(`document.querySelector('.row .quiet:not(#stop)').disabled`), true);
    } finally {
      await limited.close();
    }
  });

  describe('options page', () => {
    const openOptions = async () => {
      await extension.worker.evaluate('chrome.storage.local.clear()');
      const page = await extension.context.newPage();
      await page.goto(`${extension.origin}/options.html`);
      return page;
    };
    const stored = () => extension.worker.evaluate('chrome.storage.local.get("settings")');

    it('saves an address without a key and shows what the service allows', async () => {
      const page = await openOptions();
      assert.equal(await page.textContent('#origin-line'), `ALLOWED_ORIGINS=${extension.origin}`);
      await page.getByLabel('Address of the service').fill(`${allowing.url.replace('http://', '')}/edit`);
      const link = page.getByRole('link', { name: 'Keys and usage' });
      assert.equal(await link.getAttribute('href'), `${allowing.url}/dashboard`);
      await page.getByRole('button', { name: 'Save and test' }).click();
      await page.locator('.done', { hasText: 'answers' }).waitFor();
      assert.match(
        (await page.textContent('#status'))!,
        /Telltale \S+ answers without an account: 60 requests an hour, texts of up to 4,000 characters.*stays on this machine/,
      );
      assert.deepEqual(await stored(), { settings: { origin: allowing.url, apiKey: null } });
      await page.getByRole('button', { name: /Forget/ }).click();
      await page.locator('.done', { hasText: 'removed' }).waitFor();
      assert.deepEqual(await stored(), {});
    });

    it('tells what to do when the service does not admit callers without a key', async () => {
      const page = await openOptions();
      await page.getByLabel('Address of the service').fill(closed.url);
      await page.getByRole('button', { name: 'Save and test' }).click();
      await page.locator('.note').waitFor();
      assert.ok((await page.textContent('#status'))!.includes(`ALLOWED_ORIGINS=${extension.origin}`));
      assert.match((await page.textContent('#status'))!, /The address was saved, but the test/);
    });

    it('rejects an invalid address or key without saving, and moves the focus there', async () => {
      const page = await openOptions();
      const address = page.getByLabel('Address of the service');
      await address.fill('http://telltale.example');
      await page.getByRole('button', { name: 'Save and test' }).click();
      assert.match((await page.textContent('#status'))!, /Use https/);
      assert.equal(await address.getAttribute('aria-invalid'), 'true');
      assert.equal(await page.evaluate('document.activeElement.id'), 'address');
      await address.fill(closed.url);
      await page.getByLabel('API key', { exact: true }).fill('secret');
      await page.getByRole('button', { name: 'Save and test' }).click();
      assert.match((await page.textContent('#status'))!, /begins with at_sk_/);
      assert.deepEqual(await stored(), {});
    });

    it('saves nothing when the browser does not grant access to the address', async () => {
      const page = await openOptions();
      await page.evaluate('chrome.permissions.request = async () => false');
      await page.getByLabel('Address of the service').fill('https://telltale.example');
      await page.getByRole('button', { name: 'Save and test' }).click();
      await page.locator('.note').waitFor();
      assert.match((await page.textContent('#status'))!, /Without permission .* Nothing was saved/);
      assert.deepEqual(await stored(), {});
    });
  });
});
