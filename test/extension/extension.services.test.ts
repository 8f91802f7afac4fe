import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { assistant, novel } from '../engine/scan/passages/prose.js';
import { eventually } from '../eventually.js';
import { sockets, suiteServer } from '../server.js';
import { axe, violations } from '../site/accessibility.js';
import { horizontalOverflow, noChromium, sample } from '../site/browser.js';
import { type Popup, suiteExtension } from './chromium.js';
import { suiteRecorder } from './recorder.js';

const smart = '“I never said that — not once…”';
const plain = '"I never said that - not once..."';
const paragraph = sample.replaceAll('\n\n', ' ');
const paragraphs = (text: string) => text.replace(/^.+$/gm, '<p>$&</p>');

/** An article among navigation, an advertisement and comments; one element has the name of a global. */
const articlePage = `<a id="telltale" href="#telltale">Telltale</a><nav><p>${'Home and contact and more of these links. '.repeat(30)}</p></nav>
<article><h1>Bees</h1>${paragraphs(sample)}<aside><p>${'Buy our honey now, it is cheap today. '.repeat(20)}</p></aside>
<p style="display:none">Hidden words of nobody.</p></article>
<section id="comments"><p>${'First! I do not agree with any of this at all. '.repeat(20)}</p></section>`;

const result = 'document.querySelector("#outcome h2")';
const alert = 'document.querySelector("[role=alert]")';
const schemes = ['light', 'dark'] as const;

describe('browser extension', { skip: noChromium }, () => {
  const extension = suiteExtension();
  const allowing = suiteServer(
    { ...sockets, ALLOWED_ORIGINS: extension.origin },
    { anonymous: { characters_per_text: 4_000, requests_per_hour: 600 } },
  );
  const closed = suiteServer(sockets);
  const service = suiteRecorder(allowing);
  beforeEach(async () => {
    await extension.configure(service.url);
    service.requests.length = 0;
    service.holds = false;
  });
  const bodies = () => service.requests.flatMap(({ body }) => (body === '' ? [] : [JSON.parse(body)]));

  const alertIn = async (popup: Popup) => {
    await popup.until(alert);
    return popup.evaluate<string>(`${alert}.textContent`);
  };
  const status = (popup: Popup, words: string) =>
    popup.until(`document.getElementById("status").textContent.includes(${JSON.stringify(words)})`);
  /** Opens a page, prepares it and presses the toolbar button. */
  async function popupOn(html: string, prepare: (page: Page) => Promise<unknown> = async () => {}) {
    const page = await extension.open(html);
    await prepare(page);
    return { page, popup: await extension.press(page) };
  }
  const select = (page: Page) =>
    page.evaluate('getSelection().selectAllChildren(document.getElementById("a"))');
  const focus = (selector: string) => (page: Page) => page.focus(selector);

  it('asks for the address of the service first', async () => {
    await extension.worker.evaluate('chrome.storage.local.clear()');
    const { popup } = await popupOn('<p>Text</p>');
    assert.match(await alertIn(popup), /Connect the extension to a Telltale service first/);
    assert.ok((await popup.text()).includes('Connect …'));
    await popup.evaluate(axe);
    assert.deepEqual(await popup.evaluate(violations), []);
  });

  it('sends only the selection, when asked, and shows score, reasons and the disclaimer', async () => {
    await extension.context.addCookies([{ name: 'session', value: 'secret', url: service.url }]);
    const { page, popup } = await popupOn(
      `<p id="a">${paragraph}</p><p>${'Other words on this page. '.repeat(50)}</p><textarea>Text</textarea>`,
      select,
    );
    await popup.until('document.getElementById("do-selection").disabled === false');
    assert.equal(service.requests.length, 0);
    await popup.click('Scan the selection');
    await popup.until(result);
    const calls = service.requests.map(({ method, path }) => `${method} ${path}`);
    assert.deepEqual(calls, ['GET /api/config', 'POST /api/scan']);
    const [{ text: sent, ...options }] = bodies();
    assert.equal(sent.trim(), paragraph);
    const unsaved = { save: false, include_fixes: false, esl: false };
    assert.deepEqual(options, { ...unsaved, signals: 'active', read_as: 'plain' });
    for (const { headers } of service.requests)
      for (const name of ['cookie', 'referer', 'authorization']) assert.equal(headers[name], undefined);
    assert.equal(service.requests[1]!.headers.origin, extension.origin);

    await popup.evaluate('document.querySelectorAll("details").forEach(each => { each.open = true; })');
    const text = await popup.text();
    assert.ok(text.includes(`The selection, ${sample.match(/\S+/g)!.length} words`), text);
    assert.match(text, /[\d.]+\s+of 100 · (low|moderate|elevated|high)/);
    assert.match(text, /confidence (low|moderate|high)/);
    assert.match(text, /Of [\d,]+ human-written texts of this kind and length/);
    assert.match(text, /Points towards machine writing/);
    assert.equal(await popup.evaluate('document.activeElement.tagName'), 'H2');
    const all = await popup.evaluate<string>('document.body.innerText');
    assert.match(all, /This score is a signal, not a verdict: .*, never who wrote it\./);
    assert.equal(all.match(/verdict/g)!.length, 1);
    await page.goto(await popup.evaluate<string>('document.querySelector("#outcome > p a").href'));
    assert.equal((await page.getByLabel('Text to scan').inputValue()).trim(), paragraph);
    assert.equal(page.url(), `${service.url}/`);
  });

  it('scans the selection of a frame', async () => {
    const { popup } = await popupOn(`<iframe srcdoc="<p>${paragraph}</p>"></iframe>`, async page => {
      const frame = page.frames()[1]!;
      await frame.waitForLoadState();
      await frame.evaluate('getSelection().selectAllChildren(document.body)');
    });
    await popup.click('Scan the selection');
    await popup.until(result);
    assert.equal(bodies()[0].text.trim(), paragraph);
  });

  const block = `<div class="menu"><ul><li><a href="#1">One</a></li><li><a href="#2">Two</a></li></ul></div>
    <div id="side"><p>${'A short teaser of another story for you. '.repeat(2)}</p></div>
    <div id="story"><h1>A <em>long</em>
      title</h1><p>${paragraph}</p><ul><li>A point</li></ul><script>var hidden = 1;</script><pre># a comment</pre><p>${paragraph}</p>
      <form><p>Subscribe to the newsletter of this page, it is free of charge.</p></form></div>`;
  const stories = [0, 1, 2, 3].map(i => `<article><h2>Story ${i}</h2><p>${paragraph}</p></article>`);
  const storyTexts = [0, 1, 2, 3].flatMap(i => [`Story ${i}`, paragraph]);
  for (const [name, html, expected] of [
    ['an article without navigation, asides, hidden text and comments', articlePage, ['Bees', sample]],
    ['the largest block without <article>', block, ['A long title', paragraph, 'A point', paragraph]],
    ['the main part of a page that lists articles', `<main>${stories.join('')}</main>`, storyTexts],
  ] as const)
    it(`scans ${name}`, async () => {
      const { popup } = await popupOn(html);
      assert.equal(await popup.evaluate('document.getElementById("do-selection").disabled'), true);
      await popup.click('Scan the article');
      await popup.until(result);
      assert.equal(bodies()[0].text, expected.join('\n\n'));
    });

  it('scans for a writer whose first language is not English, and says so', async () => {
    const { popup } = await popupOn(articlePage);
    await popup.evaluate('document.getElementById("esl").click()');
    await popup.click('Scan the article');
    await popup.until(result);
    assert.equal(bodies()[0].esl, true);
    assert.match(await popup.text(), /Measured for a writer whose first language is not English\./);
  });

  it('scans the beginning of an article that is longer than the limit, and says so', async () => {
    const { popup } = await popupOn(`<main>${`<p>${paragraph}</p>`.repeat(8)}</main>`);
    await popup.click('Scan the article');
    await popup.until(result);
    const text = await popup.text();
    assert.match(text, /The article, \d+ words\. Its beginning: .*longer than the 4,000 characters/s);
    assert.match(text, /The rest was not scanned/);
  });

  it('works by keyboard and without a finding of axe, and shows the last result of a page again', async () => {
    const html = `<article><p>${sample}</p></article><textarea>Wait…</textarea>`;
    const { page, popup } = await popupOn(html, focus('textarea'));
    await popup.evaluate(axe);
    const check = async (state: string) => {
      for (const value of schemes) {
        const features = [{ name: 'prefers-color-scheme', value }];
        await popup.send('Emulation.setEmulatedMedia', { features });
        assert.deepEqual(await popup.evaluate(violations), [], `${state}, ${value}`);
      }
      assert.ok(await popup.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth'), state);
    };
    await popup.until('document.getElementById("do-field").disabled === false');
    await check('offer');
    await popup.until('document.activeElement.id === "do-article"');
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
    for (const type of ['keyDown', 'keyUp']) await popup.send('Input.dispatchKeyEvent', { type, ...enter });
    await popup.until('document.activeElement.tagName === "H2"');
    await popup.evaluate('document.querySelectorAll("details").forEach(each => { each.open = true; })');
    await check('result');
    await popup.click('Clean the text field');
    await popup.until('document.querySelector(".chips")');
    await check('cleaned');
    await popup.close();
    const again = await extension.press(page);
    await again.until(result);
    assert.match(await again.text(), /The last result of this page/);
  });

  it('cleans a text area in place, keeps the caret, and can be undone', async () => {
    const { page, popup } = await popupOn(
      `<textarea rows="9" cols="60">Before. ${smart}\nAfter — it.</textarea>`,
      async page => {
        await page.focus('textarea');
        await page.evaluate('document.querySelector("textarea").setSelectionRange(10, 10)');
      },
    );
    await popup.click('Clean the text field');
    await status(popup, 'change');
    assert.equal(await page.inputValue('textarea'), `Before. ${plain}\nAfter - it.`);
    assert.equal(await page.evaluate('document.querySelector("textarea").selectionStart'), 10);
    const made = /5 changes made in the field; no word was changed\. Press Ctrl\+Z in the field to undo/;
    for (const part of [made, /smart quotes: 2/]) assert.match(await popup.text(), part);
    await page.keyboard.press('Control+z');
    assert.equal(await page.inputValue('textarea'), `Before. ${smart}\nAfter — it.`);
  });

  it('cleans the field with the focus, also in a shadow tree', async () => {
    const { page, popup } = await popupOn('<textarea>Other</textarea><div id="host"></div>', page =>
      page.evaluate(`
        const root = document.getElementById('host').attachShadow({ mode: 'open' });
        root.innerHTML = '<input value="Wait…" maxlength="9">';
        root.firstChild.focus();
      `),
    );
    await popup.click('Clean the text field');
    await status(popup, '1 change made');
    assert.equal(bodies()[0].text, 'Wait…');
    const value = 'document.getElementById("host").shadowRoot.firstChild.value';
    assert.equal(await page.evaluate(value), 'Wait...');
  });

  it('cleans rich text inside its formatting, and can be undone', async () => {
    const before = '<p>“One — <b>two…</b>” <a href="#x">three—four</a></p><p>Plain line.</p><p>Last…</p>';
    const after =
      '<p>"One - <b>two...</b>" <a href="#x">three - four</a></p><p>Plain line.</p><p>Last...</p>';
    const { page, popup } = await popupOn(`<div contenteditable>${before}</div>`, focus('div'));
    await popup.click('Clean the text field');
    await status(popup, 'Undo here');
    const inner = async () => (await page.innerHTML('div')).replaceAll('&nbsp;', ' ');
    assert.equal(await inner(), after);
    const sentence = /Undo here restores the text\. So does Ctrl\+Z in the field, used once or several times/;
    assert.match(await popup.text(), sentence);
    await popup.close();
    const again = await extension.press(page);
    await again.click('Undo');
    await status(again, 'The field is as it was before.');
    assert.equal(await inner(), before);
  });

  it('offers the cleaned text for the clipboard where the editor restores its own', async () => {
    const before = '<p>“One — <b>two…</b>” <code>a — b</code></p><p>It’s</p>';
    const editor = `<div contenteditable data-lexical-editor="true">${before}</div>`;
    const { page, popup } = await popupOn(editor, focus('div'));
    await popup.evaluate('navigator.clipboard.writeText = async text => { globalThis.copied = text }');
    await popup.click('Clean the text field');
    await status(popup, 'nothing was changed. Copy the cleaned text, select all in the field');
    await popup.click('Copy the cleaned text');
    await status(popup, 'Copied');
    assert.equal(await popup.evaluate('globalThis.copied'), '"One - two..." a — b\nIt\'s');
    assert.equal(await page.innerHTML('div'), before);
  });

  const code =
    '<div contenteditable><div style="font-family: monospace">a — b</div><blockquote type="cite">c…</blockquote></div>';
  for (const [name, html, message] of [
    ['a field that has nothing but code and quoted mail', code, /only code, mentions, images or quoted mail/],
    ['a text that is already plain', '<input value="Plain.">', /nothing to clean/],
    ['a text that would not fit the field', '<input value="Wait…" maxlength="5">', /longer than the/],
  ] as const)
    it(`does not change ${name}`, async () => {
      const { page, popup } = await popupOn(html, focus('div, input'));
      const before = await page.content();
      await popup.click('Clean the text field');
      await eventually(async () => message.test(await popup.text()));
      assert.equal(await page.content(), before);
    });

  it('does not offer a password field', async () => {
    const { popup } = await popupOn('<input type="password" value="secret">', async page => {
      await page.focus('input');
      await page.evaluate('document.querySelector("input").select()');
    });
    await popup.until('document.getElementById("do-article").disabled === false');
    for (const id of ['do-field', 'do-selection'])
      assert.equal(await popup.evaluate(`document.getElementById("${id}").disabled`), true, id);
  });

  it('does not replace a text that was typed meanwhile, and ends with the Stop button', async () => {
    service.holds = true;
    const { page, popup } = await popupOn('<textarea>Wait…</textarea>', focus('textarea'));
    await popup.click('Clean the text field');
    await popup.click('Stop');
    await status(popup, 'Stopped.');
    await popup.until('document.getElementById("stop").hidden');
    const sent = service.requests.length;
    await popup.click('Clean the text field');
    await eventually(() => service.requests.length > sent);
    await page.fill('textarea', 'Wait… for it');
    service.holds = false;
    assert.match(await alertIn(popup), /was changed in the meantime, so it was not cleaned/);
    assert.equal(await page.inputValue('textarea'), 'Wait… for it');
  });

  it('scans from the context menu, in a tab where the popup cannot open', async () => {
    const { page, popup } = await popupOn(`<article><p id="a">${sample}</p></article>`, select);
    await popup.close();
    const opened = await extension.choose(page, 'selection', 'reported');
    await opened.until(result);
    assert.match(await opened.text(), /The selection, \d+ words/);
    await opened.close();
    await extension.worker.evaluate(
      '[globalThis.openPopup, chrome.action.openPopup] = [chrome.action.openPopup, () => Promise.reject()]',
    );
    const opening = extension.context.waitForEvent('page');
    const [tab] = await Promise.all([opening, extension.choose(page, 'article')]);
    await tab.locator('#outcome h2').waitFor();
    assert.match((await tab.textContent('main'))!, /The article, \d+ words/);
    await extension.worker.evaluate('chrome.action.openPopup = globalThis.openPopup');
  });

  it('does not offer to scan a selection that is too short, and sends none', async () => {
    const { page, popup } = await popupOn('<p id="a">Only four words here.</p>', select);
    await popup.until('document.activeElement.id === "do-article"');
    assert.equal(await popup.evaluate('document.getElementById("do-selection").disabled'), true);
    await popup.close();
    const chosen = await extension.choose(page, 'selection', 'Only four words here.');
    assert.match(await alertIn(chosen), /has 4 words\. A text of fewer than 50 words is too short/);
    assert.deepEqual(bodies(), []);
  });

  it('counts down after a rate limit was reached', async () => {
    const { popup } = await popupOn(articlePage);
    await popup.evaluate(
      `fetch = async () => Response.json({ detail: 'Wait.' }, { status: 429, headers: { 'retry-after': '3600' } })`,
    );
    await popup.click('Scan the article');
    await popup.until('document.querySelector("[role=timer]")?.textContent');
    assert.match(await popup.text(), /Possible in (?:1 h 0 min|59 min \d+ s)\./);
    assert.equal(await popup.evaluate(`document.querySelector('.row .quiet:not(#stop)').disabled`), true);
  });

  it('marks the passages in the page without a change of it, and scrolls to them, as the person chooses', async () => {
    await extension.configure(closed.url, await closed.key('marker', 'read'));
    const part = (words: readonly string[]) =>
      words.map(text => `<p>${text}</p>`).join('<aside>Buy honey.</aside>');
    const html = `<div style="height: 300vh"></div><article><h1>Bees</h1>${part(novel)}${part(assistant)}</article>`;
    const { page, popup } = await popupOn(html);
    const before = await page.content();
    await popup.click('Scan the article');
    await popup.until('document.querySelectorAll(".passages button:enabled").length === 2');
    const marked = async () =>
      Object.fromEntries(
        await page.evaluate<[string, string][]>(
          `[...CSS.highlights].map(([name, ranges]) => [name, [...ranges].map(range => range.toString()).join(' ')])`,
        ),
      );
    await eventually(async () => Object.keys(await marked()).length === 2);
    const [low, high] = [(await marked())['telltale-low']!, (await marked())['telltale-high']!];
    assert.ok(low.startsWith(`Bees ${novel[0]}`) && !low.includes('honey'), low);
    assert.ok(high.endsWith(assistant.join(' ')), high);
    assert.equal(await page.evaluate('scrollY'), 0);
    await popup.evaluate('document.querySelectorAll(".passages button")[1].click()');
    await eventually(() => page.evaluate<boolean>('scrollY > innerHeight'));
    assert.equal((await marked())['telltale-chosen'], high);
    assert.equal(await page.content(), before);
    await popup.evaluate('document.querySelector(".passages").parentElement.querySelector("input").click()');
    await eventually(async () => Object.keys(await marked()).length === 0);
    await popup.close();
    const again = await extension.press(page);
    await again.until('document.querySelectorAll(".passages button:enabled").length === 2');
    assert.deepEqual(await marked(), {});
  });

  describe('options page', () => {
    const stored = () => extension.worker.evaluate('chrome.storage.local.get("settings")');
    const openOptions = async () => {
      await extension.worker.evaluate('chrome.storage.local.clear()');
      const page = await extension.context.newPage();
      await page.setViewportSize({ width: 360, height: 700 });
      await page.goto(`${extension.origin}/options.html`);
      const address = page.getByLabel('Address of the service');
      const save = async (typed: string) => {
        await page.evaluate('document.querySelector("details").open = true');
        await address.fill(typed);
        await page.getByRole('button', { name: 'Save and test' }).click();
      };
      const connect = async (typed: string) => {
        await address.fill(typed);
        const opened = extension.context.waitForEvent('page');
        await page.getByRole('button', { name: 'Connect', exact: true }).click();
        return opened;
      };
      const outcome = (words: RegExp) => page.locator('#status').getByText(words).waitFor();
      return { page, save, connect, outcome };
    };

    it('connects by a click in the page of the service, which makes a key that reads only', async () => {
      const cookie = await closed.register('ines');
      const [name, value] = cookie.split('=') as [string, string];
      await extension.context.addCookies([{ name, value, url: closed.url }]);
      const labels = async () =>
        (
          (await (await closed.call('/api/keys', { cookie })).json()) as {
            items: { label: string; scope: string }[];
          }
        ).items.map(({ label, scope }) => [label, scope]);
      const { connect, outcome } = await openOptions();
      const page = await connect(closed.url);
      const button = page.getByRole('button', { name: 'Connect the extension to ines' });
      await button.waitFor();
      // The page after a reload is waited for too.
      await page.reload();
      await button.waitFor();
      await eventually(async () => {
        // The button is gone once the page is connected.
        await button.click({ timeout: 1_000 }).catch(() => {});
        return page.getByText('The extension is connected').isVisible();
      });
      await outcome(/answers with the account ines/);
      const { settings } = (await stored()) as { settings: { origin: string; apiKey: string } };
      assert.equal(settings.origin, closed.url);
      assert.match(settings.apiKey, /^at_sk_/);
      const [[label, scope], ...others] = (await labels()) as [[string, string]];
      assert.match(label, /^Browser extension, \d+ \w+ \d{4}$/);
      assert.deepEqual([scope, others], ['read', []]);

      // Nothing waits any more: the page makes no key.
      await page.reload();
      await button.click();
      await page.getByText('No extension waits in this tab').waitFor();
      assert.equal((await labels()).length, 1);
    });

    it('saves an address without a key and shows what the service allows', async () => {
      const { page, save, outcome } = await openOptions();
      assert.equal(await page.textContent('#origin-line'), `ALLOWED_ORIGINS=${extension.origin}`);
      await save(`${allowing.url.replace('http://', '')}/edit`);
      await outcome(
        /^Connected to http\S+\. Telltale \S+ answers without an account: 600 requests an hour, texts of up to 4,000 char/,
      );
      assert.match((await page.textContent('#status'))!, /stays on this machine/);
      assert.deepEqual(await stored(), { settings: { origin: allowing.url, apiKey: null } });
      await page.getByRole('button', { name: /Forget/ }).click();
      await outcome(/removed/);
      assert.deepEqual(await stored(), {});
    });

    it('tells what to do when the service does not admit callers without a key', async () => {
      const { page, save, outcome } = await openOptions();
      await save(closed.url);
      await outcome(/The address was saved, but the test/);
      assert.ok((await page.textContent('#status'))!.includes(`ALLOWED_ORIGINS=${extension.origin}`));
      await page.evaluate(axe);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        assert.deepEqual(await page.evaluate(violations), [], colorScheme);
      }
      assert.equal(await horizontalOverflow(page), 0);
    });

    it('saves nothing when the tab of the service is closed', async () => {
      const { page, connect, outcome } = await openOptions();
      await (await connect(closed.url)).close();
      await outcome(/was closed. Nothing was saved/);
      assert.ok(await page.getByRole('button', { name: /Forget/ }).isHidden());
      assert.deepEqual(await stored(), {});
    });

    it('saves nothing when an address is invalid, or the browser does not grant access', async () => {
      const { page, save, outcome } = await openOptions();
      await save('http://telltale.example');
      await outcome(/Use https/);
      assert.equal(await page.evaluate('document.activeElement.id'), 'address');
      await page.evaluate('chrome.permissions.request = async () => false');
      await save('https://telltale.example');
      await outcome(/Without permission .* Nothing was saved/);
      assert.deepEqual(await stored(), {});
    });
  });
});
