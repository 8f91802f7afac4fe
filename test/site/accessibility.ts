/** Checks every page on a display: no axe-core findings, no horizontal scrolling. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { horizontalOverflow, noChromium, sample, suiteSite, type Visit } from './browser.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}

/** Violations of WCAG 2.2 AA and of best practices that axe-core finds. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = (await page.evaluate('axe.run(document).then(r => r.violations)')) as Finding[];
  return found.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html} ${node.failureSummary}`));
}

/** Folder for screenshots of every page; none are taken without it. */
const screenshots = process.env.SITE_PICTURES;

/** Tests every page on one display, in every state, for example with each kind of explanation of a result. */
export const describeDisplay = (display: string, visit: Visit): void => {
  describe(`site, ${display}`, { skip: noChromium }, () => {
    const site = suiteSite();

    const check = async (page: Page, name: string) => {
      if (screenshots !== undefined) {
        mkdirSync(screenshots, { recursive: true });
        await page.screenshot({ path: join(screenshots, `${display}-${name}.png`), fullPage: true });
      }
      assert.deepEqual(await findings(page), [], name);
      assert.ok((await horizontalOverflow(page)) <= 0, `${name} is wider than the screen`);
    };

    it('has no findings on pages without an account', () =>
      site.visit(
        '/',
        async page => {
          await page.getByRole('heading', { level: 1 }).waitFor();
          await check(page, 'scanner');
          await page.getByRole('button', { name: 'From a web page' }).click();
          // The address field takes the focus when it appears.
          await page.getByLabel('Address of a public web page').waitFor();
          await page.getByLabel('Text to scan').fill(sample);
          await page.getByRole('button', { name: 'Scan the text' }).click();
          await page.locator('.dial').waitFor();
          await check(page, 'result');
          await page.locator('.sentence').nth(1).click();
          await page.locator('summary.step', { hasText: 'Wording as a whole' }).click();
          await check(page, 'result-opened');
          await page.getByRole('button', { name: 'Edit the text' }).click();
          await page.locator('.mark').first().waitFor();
          await check(page, 'edit');
          for (const path of ['/images', '/account', '/verify', '/accuracy', '/nowhere']) {
            await page.goto(site.server.url + path);
            await page.getByRole('heading', { level: 1 }).waitFor();
            if (path === '/images') await page.locator('.place').first().waitFor();
            await check(page, path.slice(1));
          }
        },
        { ...visit, errors: [404] },
      ));

    it('has no findings on pages with an account', () =>
      site.visit(
        '/dashboard',
        async page => {
          await page.getByLabel('Name').fill('My laptop');
          await page.getByRole('button', { name: 'Create a key' }).click();
          await page.locator('.new-key').waitFor();
          await check(page, 'dashboard');
          await page.getByRole('button', { name: /^Revoke/ }).click();
          await check(page, 'dialog');
          await page.goto(`${site.server.url}/account`);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await check(page, 'account-in');
          const ids: string[] = [];
          for (const text of [sample, `${sample} She posts me a jar every autumn.`]) {
            const body = JSON.stringify({
              text,
              title: 'Bees',
              include_sentences: true,
              parent_scan_id: ids.at(-1),
            });
            ids.push(
              await page.evaluate(`fetch('/api/scan', { method: 'POST', headers: { 'content-type': 'application/json' },
                body: ${JSON.stringify(body)} }).then(r => r.json()).then(r => r.scan_id)`),
            );
          }
          await page.goto(`${site.server.url}/history`);
          await page.locator('.rows').waitFor();
          await check(page, 'history');
          await page.getByRole('button', { name: 'Select all shown' }).click();
          await check(page, 'history-selection');
          await page.goto(`${site.server.url}/history/${ids.at(-1)}`);
          await page.locator('.chain').waitFor();
          await page.getByRole('button', { name: 'Rename', exact: true }).click();
          await page.getByRole('button', { name: 'Show what changed' }).click();
          await check(page, 'record');
          await page.goto(`${site.server.url}/batch`);
          const file = (name: string, text: string) => ({
            name,
            mimeType: 'text/plain',
            buffer: Buffer.from(text),
          });
          await page
            .locator('input[type=file][multiple]')
            .setInputFiles([file('bees.txt', sample), file('jars.txt', sample), file('old.docx', 'no zip')]);
          await check(page, 'batch-chosen');
          await page.getByRole('button', { name: 'Scan 3 files' }).click();
          await page.getByText('2 of 3 files scanned, 1 failed').waitFor();
          await check(page, 'batch');
          await page.getByRole('link', { name: 'Report on all files' }).click();
          await page.locator('.class-report').waitFor();
          await check(page, 'batch-report');
        },
        { ...visit, as: `viewer-${display}`, errors: [415, 422] },
      ));
  });
};
