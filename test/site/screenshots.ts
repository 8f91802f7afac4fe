/**
 * Takes screenshots of every page and state, and joins them to contact sheets: `npm run screenshots`. The
 * pictures are written to dist/screenshots. Arguments select states by a part of their name.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { sockets, startServer } from '../server.js';
import { launch, pasteText, sample } from './browser.js';

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

/** A text of a right-to-left script. */
const arabic =
  'وصلت الرسالة صباح الثلاثاء، وقرأتها أمي بصوت عال. ثم ضحكنا جميعا لأن الكلب أكل نصفها قبل أن يصل ساعي البريد إلى الباب.';
const unread = '... !!! ---';

const scan = async (page: Page, text: string) => {
  await page.getByLabel('Text to scan').fill(text);
  await page.getByRole('button', { name: 'Scan the text' }).click();
  await page.locator('.dial').waitFor();
};
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

interface State {
  name: string;
  path: string;
  /** Whether the page is shown to an account. */
  signedIn?: boolean;
  /** Whether only the first screen is shown, for pages that are too long for a picture. */
  firstScreen?: boolean;
  prepare?: (page: Page) => Promise<unknown>;
}

const states: readonly State[] = [
  { name: 'scan', path: '/' },
  { name: 'scan-filled', path: '/', prepare: page => page.getByLabel('Text to scan').fill(sample) },
  { name: 'scan-signed-in', path: '/', signedIn: true },
  {
    name: 'scan-cleared',
    path: '/',
    async prepare(page) {
      await page.getByLabel('Text to scan').fill(sample);
      await button(page, 'Clear');
    },
  },
  { name: 'result', path: '/', prepare: page => scan(page, sample) },
  {
    name: 'result-opened',
    path: '/',
    async prepare(page) {
      await scan(page, sample);
      await page.locator('.sentence').nth(1).click();
      await page.locator('summary.step', { hasText: 'Wording as a whole' }).click();
    },
  },
  { name: 'result-long', path: '/', prepare: page => scan(page, `${sample}\n\n`.repeat(9)) },
  { name: 'result-right-to-left', path: '/', prepare: page => scan(page, arabic) },
  {
    name: 'scan-rejected',
    path: '/',
    async prepare(page) {
      await page.getByLabel('Text to scan').fill(unread);
      await button(page, 'Scan the text');
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'edit', path: '/edit' },
  {
    name: 'edit-suggestions',
    path: '/edit',
    async prepare(page) {
      await pasteText(page, sample.replace('chapel.', 'chapel — all of them.'));
      await page.locator('.mark').first().waitFor();
    },
  },
  { name: 'result-missing', path: '/result/none' },
  { name: 'images', path: '/images', prepare: page => page.locator('.place').first().waitFor() },
  { name: 'images-signed-in', path: '/images', signedIn: true },
  { name: 'batch', path: '/batch' },
  { name: 'batch-signed-in', path: '/batch', signedIn: true },
  { name: 'history-visitor', path: '/history' },
  {
    name: 'history',
    path: '/history',
    signedIn: true,
    prepare: page => page.locator('.rows').waitFor(),
  },
  { name: 'account-visitor', path: '/account' },
  { name: 'account', path: '/account', signedIn: true },
  { name: 'dashboard', path: '/dashboard', signedIn: true },
  { name: 'verify', path: '/verify' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'docs', path: '/docs', firstScreen: true },
];

/** Height of the pictures on a contact sheet; long pages are cut. */
const sheetHeight = 1_000;
const sheetGap = 12;

/** Joins pictures side by side, scaled to the same height per screen width. */
async function contactSheet(pictures: readonly Buffer[]): Promise<Buffer> {
  const parts = await Promise.all(
    pictures.map(async picture => {
      const { width = 1, height = 1 } = await sharp(picture).metadata();
      const cut = sharp(picture).extract({ left: 0, top: 0, width, height: Math.min(height, width * 3) });
      const { data, info } = await sharp(await cut.toBuffer())
        .resize({ height: sheetHeight, width: 420, fit: 'inside' })
        .png()
        .toBuffer({ resolveWithObject: true });
      return { input: data, width: info.width };
    }),
  );
  let left = 0;
  const placed = parts.map(({ input, width }) => {
    const at = { input, left, top: 0 };
    left += width + sheetGap;
    return at;
  });
  return sharp({ create: { width: left, height: sheetHeight, channels: 3, background: '#888' } })
    .composite(placed)
    .png()
    .toBuffer();
}

if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const plan = { requests_per_hour: 100_000 };
const server = await startServer(sockets, { anonymous: plan, free: plan });
const browser = await launch();
const [cookieName, cookieValue] = (await server.register('viewer')).split('=', 2);
const saved = await server.call('/api/scan', {
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    cookie: `${cookieName}=${cookieValue}`,
    origin: server.url,
  },
  body: JSON.stringify({ text: sample, title: 'Bees', include_sentences: true }),
});
if (!saved.ok) throw new Error(`Saving a scan: ${saved.status} ${await saved.text()}`);

for (const { name, path, signedIn, firstScreen, prepare } of states) {
  if (wanted.length > 0 && !wanted.some(part => name.includes(part))) continue;
  const pictures: Buffer[] = [];
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
    pictures.push(await page.screenshot({ path: file, fullPage: !firstScreen }));
    await context.close();
  }
  writeFileSync(join(folder, `sheet-${name}.png`), await contactSheet(pictures));
  console.log(name);
}
await browser.close();
await server.close();
rmSync(server.folder, { recursive: true });
