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
  prepare: ((page: Page) => Promise<unknown>) | undefined;
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

const toVisitor = (name: string, path: string, prepare?: State['prepare']): State => ({
  name,
  path,
  prepare,
});
const toAccount = (...state: Parameters<typeof toVisitor>) => ({ ...toVisitor(...state), signedIn: true });

export const states: readonly State[] = [
  toVisitor('scan', '/'),
  toVisitor('scan-web-page', '/', page => click(page, 'From a web page')),
  toAccount('scan-signed-in', '/'),
  toVisitor('scan-cleared', '/', async page => {
    await scanBox(page).fill(sample);
    await click(page, 'Clear');
  }),
  toVisitor('result', '/', page => scan(page)),
  toVisitor('result-opened', '/', async page => {
    await scan(page);
    await page.locator('summary.step', { hasText: 'Wording as a whole' }).click();
    await page.locator('.sentence').nth(1).click();
  }),
  toVisitor('result-long', '/', page => scan(page, `${sample}\n\n`.repeat(9))),
  toVisitor('result-right-to-left', '/', page => scan(page, `${arabic}\n\n${sample}`)),
  toVisitor('scan-rejected', '/', async page => {
    await scanBox(page).fill('... !!! ---');
    await click(page, 'Scan the text');
    await page.getByRole('alert').waitFor();
  }),
  toVisitor('edit', '/edit'),
  toVisitor('edit-suggestions', '/edit', async page => {
    await pasteText(page, sample.replace('chapel.', 'chapel — all of them.'));
    await page.locator('.mark').first().waitFor();
  }),
  toVisitor('result-missing', '/result/none'),
  toVisitor('images', '/images', page => page.locator('.place').first().waitFor()),
  toAccount('images-signed-in', '/images'),
  toVisitor('batch', '/batch'),
  toAccount('batch-scanned', '/batch', scanFiles),
  toAccount('batch-report', '/batch', async page => {
    await scanFiles(page);
    await page.getByRole('link', { name: 'Report on all files' }).click();
    await page.locator('.class-report').waitFor();
  }),
  toVisitor('history-visitor', '/history'),
  toAccount('history', '/history', page => click(page, 'Select all shown')),
  toAccount('record', '/history', async page => {
    await page.locator('.rows .title').first().click();
    await page.locator('.chain').waitFor();
    await click(page, 'Rename');
    await click(page, 'Show what changed');
  }),
  toVisitor('account-visitor', '/account'),
  toVisitor('connect-visitor', '/connect'),
  toAccount('connect', '/connect'),
  toAccount('account', '/account'),
  toAccount('dashboard', '/dashboard', async page => {
    await page.getByLabel('Name').fill('My laptop');
    await click(page, 'Create a key');
    await page.locator('.new-key').waitFor();
  }),
  toAccount('dialog', '/account', page => click(page, 'Delete the account …')),
  toVisitor('verify', '/verify'),
  toVisitor('accuracy', '/accuracy'),
  toVisitor('not-found', '/nowhere'),
  {
    ...toVisitor('docs', '/docs', page =>
      page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true })"),
    ),
    firstScreen: true,
  },
];
