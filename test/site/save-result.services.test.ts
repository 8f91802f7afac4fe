import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { noChromium, sample, suiteSite, until } from './browser.js';

describe('result of a visitor', { skip: noChromium }, () => {
  const site = suiteSite();

  it('stays when the visitor creates an account, and can be saved then', () =>
    site.visit('/', async page => {
      await page.getByLabel('Text to scan').fill(sample);
      await page.getByRole('button', { name: 'Scan the text' }).click();
      await page.getByText('This result is only in this tab.').waitFor();
      const path = new URL(page.url()).pathname;
      await page.getByRole('link', { name: 'With an account' }).click();
      await page.getByRole('button', { name: 'Create an account instead' }).click();
      await page.getByLabel('Name').fill('newcomer');
      await page.getByLabel(/^Password/).fill('correct horse');
      await page.getByRole('button', { name: 'Create an account', exact: true }).click();
      await page.locator('.dial').waitFor();
      assert.equal(new URL(page.url()).pathname, path);
      await page.getByRole('button', { name: 'Save this result' }).click();
      await until(page, 'location.pathname.startsWith("/history/scan_")');
      const saved = page.url();
      assert.match(saved, /\/history\/scan_/, 'the address works in every tab');
      await page.goto(`${site.server.url}/history`);
      await page.getByText(sample.slice(0, 40)).first().waitFor();
      await page.goto(saved);
      await page.locator('.dial').waitFor();
    }));
});
