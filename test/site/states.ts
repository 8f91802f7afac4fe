/** Every page and state of the site, for screenshots and for the checks of accessibility. */
import type { Page } from 'playwright-core';
import type { TestServer } from '../server.js';
import { button, pasteText, sample, scan, scanBox, textFile } from './browser.js';

/** A text of a right-to-left script. */
const arabic =
  'وصلت الرسالة صباح الثلاثاء، وقرأتها أمي بصوت عال. ثم ضحكنا جميعا لأن الكلب أكل نصفها قبل أن يصل ساعي البريد إلى الباب.';

interface State {
  name: string;
  path: string;
  /** Whether the page is shown to an account. */
  signedIn?: boolean;
  /** Whether only the first screen is shown, for pages that are too long for a picture. */
  firstScreen?: boolean;
  prepare?: (page: Page) => Promise<unknown>;
}

const click = (page: Page, name: string | RegExp) => button(page, name).click();

async function scanFiles(page: Page): Promise<void> {
  const files = [textFile('bees.txt', sample), textFile('jars.txt', sample), textFile('old.docx', 'no zip')];
  await page.locator('input[type=file][multiple]').setInputFiles(files);
  await click(page, 'Scan 3 files');
  await page.getByText('2 of 3 files scanned, 1 failed').waitFor();
}

/** Registers an account with two versions of a text, and returns its cookie. */
export async function viewer(server: TestServer, name: string): Promise<string> {
  const cookie = await server.register(name);
  let id: string | undefined;
  for (const text of [sample, `${sample} She posts me a jar every autumn.`]) {
    const json = { text, title: 'Bees', include_sentences: true, parent_scan_id: id };
    id = ((await (await server.call('/api/scan', { cookie, json })).json()) as { scan_id: string }).scan_id;
  }
  return cookie;
}

export const states: readonly State[] = [
  { name: 'scan', path: '/' },
  { name: 'scan-web-page', path: '/', prepare: page => click(page, 'From a web page') },
  { name: 'scan-signed-in', path: '/', signedIn: true },
  {
    name: 'scan-cleared',
    path: '/',
    async prepare(page) {
      await scanBox(page).fill(sample);
      await click(page, 'Clear');
    },
  },
  { name: 'result', path: '/', prepare: page => scan(page) },
  {
    name: 'result-opened',
    path: '/',
    async prepare(page) {
      await scan(page);
      await page.locator('.sentence').nth(1).click();
      await page.locator('summary.step', { hasText: 'Wording as a whole' }).click();
    },
  },
  { name: 'result-long', path: '/', prepare: page => scan(page, `${sample}\n\n`.repeat(9)) },
  { name: 'result-right-to-left', path: '/', prepare: page => scan(page, `${arabic}\n\n${sample}`) },
  {
    name: 'scan-rejected',
    path: '/',
    async prepare(page) {
      await scanBox(page).fill('... !!! ---');
      await click(page, 'Scan the text');
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
  { name: 'batch-scanned', path: '/batch', signedIn: true, prepare: scanFiles },
  {
    name: 'batch-report',
    path: '/batch',
    signedIn: true,
    async prepare(page) {
      await scanFiles(page);
      await page.getByRole('link', { name: 'Report on all files' }).click();
      await page.locator('.class-report').waitFor();
    },
  },
  { name: 'history-visitor', path: '/history' },
  {
    name: 'history',
    path: '/history',
    signedIn: true,
    prepare: page => click(page, 'Select all shown'),
  },
  {
    name: 'record',
    path: '/history',
    signedIn: true,
    async prepare(page) {
      await page.locator('.rows .title').first().click();
      await page.locator('.chain').waitFor();
      await click(page, 'Rename');
      await click(page, 'Show what changed');
    },
  },
  { name: 'account-visitor', path: '/account' },
  { name: 'connect-visitor', path: '/connect' },
  { name: 'connect', path: '/connect', signedIn: true },
  { name: 'account', path: '/account', signedIn: true },
  {
    name: 'dashboard',
    path: '/dashboard',
    signedIn: true,
    async prepare(page) {
      await page.getByLabel('Name').fill('My laptop');
      await click(page, 'Create a key');
      await page.locator('.new-key').waitFor();
    },
  },
  {
    name: 'dialog',
    path: '/account',
    signedIn: true,
    prepare: page => click(page, 'Delete the account …'),
  },
  { name: 'verify', path: '/verify' },
  { name: 'accuracy', path: '/accuracy' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'docs', path: '/docs', firstScreen: true },
];
