/** Every page and state on every display: no findings of axe-core, no horizontal scrolling. */
import assert from 'node:assert/strict';
import { before, describe } from 'node:test';
import { findings } from './accessibility.js';
import { horizontalOverflow, noChromium, suiteSite, type Visit } from './browser.js';
import { states, viewer } from './states.js';

const mobile = { isMobile: true, hasTouch: true };
const displays: Record<string, Visit> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  phone: { ...mobile, colorScheme: 'light', viewport: { width: 390, height: 844 } },
  narrow: { ...mobile, colorScheme: 'dark', viewport: { width: 320, height: 640 } },
};

describe('accessibility of the site', { skip: noChromium }, () => {
  const site = suiteSite({}, { plans: { anonymous: { requests_per_hour: 1_000 } } });
  let cookie: string[];
  before(async () => {
    cookie = (await viewer(site.server, 'viewer')).split('=', 2);
  });

  for (const [display, options] of Object.entries(displays))
    for (const { name, path, signedIn, prepare } of states)
      site.test(`has no findings: ${name}, ${display}`, async visit => {
        const page = await visit('/favicon.svg', { ...options, errors: [401, 404, 415, 422] });
        const session = { name: cookie[0]!, value: cookie[1]!, url: site.server.url };
        if (signedIn) await page.context().addCookies([session]);
        await page.goto(site.server.url + path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await prepare?.(page);
        assert.deepEqual(await findings(page), []);
        assert.ok((await horizontalOverflow(page)) <= 0, 'wider than the screen');
      });
});
