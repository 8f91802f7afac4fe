import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findings } from '../../site/accessibility.js';
import { noChromium, suiteSite } from '../../site/browser.js';

describe('GET /docs', { skip: noChromium }, () => {
  const site = suiteSite();

  for (const [width, colorScheme] of [
    [360, 'light'],
    [1280, 'dark'],
  ] as const)
    it(`passes axe in ${colorScheme} on a screen of ${width} pixels`, () =>
      site.visit(
        '/docs',
        async page => {
          await page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true })");
          assert.deepEqual(await findings(page), []);
        },
        { colorScheme, viewport: { width, height: 800 } },
      ));
});
