/** Every page and state on every display: no findings of axe-core, no horizontal scrolling. */
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { findings } from './accessibility.js';
import { horizontalOverflow, noChromium, suiteSite, type Visit } from './browser.js';
import { statesOf, viewer } from './states.js';

const mobile = { isMobile: true, hasTouch: true };
const displays: Record<string, Visit> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  phone: { ...mobile, colorScheme: 'light', viewport: { width: 390, height: 844 } },
  narrow: { ...mobile, colorScheme: 'dark', viewport: { width: 320, height: 640 } },
};

describe('accessibility of the site', { skip: noChromium }, () => {
  const site = suiteSite({}, { anonymous: { requests_per_hour: 1_000 } });

  for (const [name, display] of Object.entries(displays))
    site.test(`has no findings on the display ${name}`, async visit => {
      const page = await visit('/', { ...display, errors: [404, 415, 422] });
      const { cookie, record } = await viewer(site.server, `viewer-${name}`);
      const [cookieName, value] = cookie.split('=', 2);
      for (const { name: state, path, signedIn, prepare } of statesOf(record)) {
        await page.context().clearCookies();
        if (signedIn)
          await page.context().addCookies([{ name: cookieName!, value: value!, url: site.server.url }]);
        await page.goto(site.server.url + path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await prepare?.(page);
        assert.deepEqual(await findings(page), [], state);
        assert.ok((await horizontalOverflow(page)) <= 0, `${state} is wider than the screen`);
      }
    });
});
