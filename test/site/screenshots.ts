/**
 * Takes screenshots of every page and state: `npm run screenshots`. The pictures are written to
 * dist/screenshots. Arguments select states by a part of their name.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { sockets, startServer } from '../server.js';
import { launch } from './browser.js';
import { states, viewer } from './states.js';

const folder = join('dist', 'screenshots');
const wanted = process.argv.slice(2);

interface Display {
  name: string;
  context: BrowserContextOptions;
  print?: boolean;
}

const widths = [1440, 768, 390] as const;
const displays: readonly Display[] = [
  ...widths.flatMap(width =>
    (['light', 'dark'] as const).map(colorScheme => ({
      name: `${width}-${colorScheme}`,
      context: { viewport: { width, height: 900 }, colorScheme },
    })),
  ),
  { name: 'forced', context: { viewport: { width: 1440, height: 900 }, forcedColors: 'active' } },
  { name: 'print', context: { viewport: { width: 800, height: 1100 } }, print: true },
];

if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const plan = { requests_per_hour: 100_000 };
const server = await startServer(sockets, { anonymous: plan, free: plan });
const browser = await launch();
const [cookieName, cookieValue] = (await viewer(server, 'viewer')).split('=', 2);

for (const { name, path, signedIn, firstScreen, prepare } of states) {
  if (wanted.length > 0 && !wanted.some(part => name.includes(part))) continue;
  for (const display of displays) {
    const context = await browser.newContext({ ...display.context, reducedMotion: 'reduce' });
    context.setDefaultTimeout(20_000);
    if (signedIn) await context.addCookies([{ name: cookieName!, value: cookieValue!, url: server.url }]);
    const page = await context.newPage();
    await page.goto(server.url + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await prepare?.(page);
    if (display.print) await page.emulateMedia({ media: 'print' });
    const file = join(folder, `${name}-${display.name}.png`);
    await page.screenshot({ path: file, fullPage: !firstScreen });
    await context.close();
  }
  console.log(name);
}
await browser.close();
await server.close();
