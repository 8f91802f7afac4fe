import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import { sockets, suiteServer } from '../server.js';
import { horizontalOverflow, noChromium, sample } from '../site/browser.js';
import { suiteExtension } from './chromium.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const violations =
  'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.map(each => each.html).join()))';
const schemes = ['light', 'dark'] as const;

describe('accessibility of the browser extension', { skip: noChromium }, () => {
  const extension = suiteExtension();
  const server = suiteServer({ ...sockets, ALLOWED_ORIGINS: extension.origin });

  it('has no axe violation in the popup: offer, result, cleaned field and error', async () => {
    await extension.configure(server.url);
    const page = await extension.open(`<article><p>${sample}</p></article><textarea>Wait…</textarea>`);
    await page.focus('textarea');
    const popup = await extension.press(page);
    await popup.evaluate(axe);
    const check = async (state: string) => {
      for (const value of schemes) {
        await popup.send('Emulation.setEmulatedMedia', {
          features: [{ name: 'prefers-color-scheme', value }],
        });
        assert.deepEqual(await popup.evaluate(violations), [], `${state}, ${value}`);
      }
      assert.ok(await popup.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth'), state);
    };
    await popup.until('document.getElementById("do-field").disabled === false');
    await check('offer');
    await popup.click('Scan the article');
    await popup.until('document.querySelector("#outcome h2")');
    await popup.evaluate('document.querySelectorAll("details").forEach(each => { each.open = true; })');
    await check('result');
    await popup.click('Clean the text field');
    await popup.until('document.querySelector(".chips")');
    await check('cleaned');
    await extension.worker.evaluate('chrome.storage.local.clear()');
    await popup.close();
    const second = await extension.press(page);
    await second.until('document.querySelector("[role=alert]")');
    await second.evaluate(axe);
    assert.deepEqual(await second.evaluate(violations), []);
  });

  it('has no axe violation on the options page, which fits a narrow window', async () => {
    const page = await extension.context.newPage();
    await page.setViewportSize({ width: 360, height: 700 });
    await page.goto(`${extension.origin}/options.html`);
    await page.evaluate(axe);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await page.evaluate(violations), [], colorScheme);
    }
    await page.getByRole('button', { name: 'Save and test' }).click();
    await page.locator('.note').waitFor();
    assert.deepEqual(await page.evaluate(violations), []);
    assert.equal(await horizontalOverflow(page), 0);
  });

  it('works by keyboard: the focus is on the first action, then on the result', async () => {
    await extension.configure(server.url);
    const popup = await extension.press(await extension.open(`<article><p>${sample}</p></article>`));
    await popup.until('document.activeElement.id === "do-article"');
    for (const type of ['keyDown', 'keyUp'])
      await popup.send('Input.dispatchKeyEvent', {
        type,
        key: 'Enter',
        code: 'Enter',
        windowsVirtualKeyCode: 13,
        text: '\r',
      });
    await popup.until('document.activeElement.tagName === "H2"');
  });
});
