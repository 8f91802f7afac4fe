import { describe, it } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { assistant, novel, novelContinued } from '../engine/scan/passages/prose.js';
import { eventually } from '../eventually.js';
import { variants } from '../variants.js';
import { noChromium, suiteSite } from './browser.js';

const chapter = `${[...novel, ...assistant, ...novelContinued].join('\n\n')}\n\n`;
/** Enough for a text that is laid out near the screen only. Its short lines are lower than estimated. */
const text = chapter.repeat(24);

describe('long result', { skip: noChromium }, () => {
  const site = suiteSite({}, { anonymous: { characters_per_text: text.length } });

  async function open(page: Page): Promise<void> {
    await page.getByLabel('Text to scan').fill(text);
    await page.getByRole('button', { name: 'Scan the text' }).click();
    await page.locator('.reading.by-line').waitFor();
  }

  const isInView = async (page: Page, element: Locator) => {
    const { y, height } = (await element.boundingBox())!;
    return y >= 0 && y + height <= page.viewportSize()!.height;
  };

  for (const viewport of variants({ width: 390, height: 844 }, { width: 1280, height: 720 }))
    it(`shows the chosen passage and the quoted sentence at ${viewport.width} pixels`, () =>
      site.visit(
        '/',
        async page => {
          await open(page);
          // As in browsers that do not keep the place when lines above it change their heights.
          await page.evaluate("document.documentElement.style.overflowAnchor = 'none'");
          const count = await page.locator('.segment').count();
          const passage = Math.floor(count / 2);
          const label = page.locator(`[data-passage="${passage}"]`);
          for (const choices of ['.segment', '.passage-list button']) {
            await page.locator(choices).nth(passage).click();
            await eventually(() => isInView(page, label));
            await page.getByRole('button', { name: 'Close', exact: true }).click();
          }
          await page.locator('.passage-list button').nth(1).click();
          const quote = page.locator('.panel button.quote').first();
          for (const time of ['first', 'second']) {
            await page.evaluate('scrollTo(0, 0)');
            await quote.click();
            await eventually(
              () => isInView(page, page.locator('.sentence[aria-pressed=true]')),
              () => `the ${time} time`,
            );
            await page.locator('.passage-label').nth(1).click();
          }
        },
        { viewport, reducedMotion: 'no-preference' },
      ));
});
