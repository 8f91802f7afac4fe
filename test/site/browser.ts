/**
 * Runs the site in Chromium against a real server. A visit fails on page errors and requests to other
 * origins.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { after, before, it } from 'node:test';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { assistant, novel, novelContinued } from '../engine/scan/passages/prose.js';
import { eventually, patienceMs } from '../eventually.js';
import { sharedServer, sockets, type TestServer } from '../server.js';

/** Chromium with everything that it has; extensions need it. */
export const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** The same engine without profiles and windows. A page takes half of the processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Reason to skip the browser tests; false where Chromium is installed. */
export const noChromium = existsSync(executablePath)
  ? false
  : `Chromium absent: ${executablePath} (apt-get install chromium, or name it in CHROMIUM)`;

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath:
      process.env.CHROMIUM === undefined && existsSync(headlessShell) ? headlessShell : executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });

export interface Visit extends BrowserContextOptions {
  /** Account name to register and sign in. */
  as?: string;
  /** Expected error statuses, which Chromium logs as console errors. */
  errors?: readonly number[];
  /** Whether the test makes requests fail on the network. */
  networkFailures?: boolean;
}

/** Opens a path in a page without the cookies and stored values of visits before. */
type Visiting = (path: string, options?: Visit) => Promise<Page>;

export interface Site {
  server: TestServer;
  browser: Browser;
  /** Adds a test. Its visits end with it, and fail it where they must fail. */
  test(name: string, work: (visit: Visiting) => Promise<void>): void;
  visit(path: string, work: (page: Page) => Promise<void>, options?: Visit): Promise<void>;
  /**
   * Opens a page before the tests of the current suite, for tests that leave it as it was; closes it after
   * them.
   */
  suitePage(path: string, prepare: (page: Page) => Promise<void>, options?: Visit): Page;
}

/** The browser of the suites of this process, the page of their visits, and how many have not ended. */
let shared: Promise<Browser> | undefined;
let visited: Page | undefined;
let suites = 0;

/** Options of `sharedServer` after its environment: limits of accounts, and changes while the suite runs. */
type SuiteOptions = Parameters<typeof sharedServer> extends [unknown?, ...infer Others] ? Others : never;

export function suiteSite(...options: SuiteOptions): Site {
  const site = {} as Site;
  site.suitePage = (path, prepare, visit = {}) => {
    let page: Page;
    let problems: string[];
    before(async () => {
      page = await newPage(site.browser, contextOptions(visit));
      problems = await open(site, page, path, visit);
      await prepare(page);
    });
    after(async () => {
      await page.context().close();
      assert.deepEqual(problems, []);
    });
    // The page exists when the tests run.
    return new Proxy({} as Page, {
      get(_, name: keyof Page) {
        const value: unknown = page[name];
        return typeof value === 'function' ? value.bind(page) : value;
      },
    });
  };
  if (noChromium !== false) return site;
  site.server = sharedServer(sockets, ...options);
  suites++;
  before(async () => {
    shared ??= launch();
    site.browser = await shared;
  });
  after(async () => {
    if (--suites > 0) return;
    shared = undefined;
    visited = undefined;
    await site.browser.close();
  });

  const run = async (work: (visit: Visiting) => Promise<void>) => {
    const opened: { page: Page; problems: string[] }[] = [];
    const close = () =>
      Promise.all(opened.filter(({ page }) => page !== visited).map(({ page }) => page.context().close()));
    try {
      await work(async (path, visit = {}) => {
        const own = contextOptions(visit);
        const reuses = Object.keys(own).length === 0;
        const page = (reuses && visited) || (await newPage(site.browser, own));
        if (reuses) visited = page;
        if (reuses) await clear(page, site.server);
        opened.push({ page, problems: await open(site, page, path, visit) });
        return page;
      });
      const problems = opened.flatMap(({ problems }) => problems);
      assert.deepEqual(problems, []);
    } catch (error) {
      visited = undefined;
      throw error;
    } finally {
      await close();
    }
  };
  site.test = (name, work) => void it(name, () => run(work));
  site.visit = (path, work, options) => run(async visit => work(await visit(path, options)));
  return site;
}

const contextOptions = ({ as, errors, networkFailures, ...options }: Visit): BrowserContextOptions => options;

const screen = { width: 1280, height: 860 };

async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  // Without smooth scrolling, so that nothing moves away under a click.
  const still = { viewport: screen, reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ ...still, ...options });
  context.setDefaultTimeout(patienceMs);
  return context.newPage();
}

/** Deletes what the visit before has left. A new page would take three times the processor time. */
async function clear(page: Page, { url }: TestServer): Promise<void> {
  page.removeAllListeners('request').removeAllListeners('console').removeAllListeners('pageerror');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.mouse.move(0, 0);
  await page.setViewportSize(screen);
  // A document of the site that stores nothing when it is left.
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate('sessionStorage.clear()');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
  await devtools.detach();
  await page.context().clearCookies();
}

/** Opens a path and returns the list of page errors and requests to other origins, which grows. */
async function open(
  { server }: Site,
  page: Page,
  path: string,
  { as, errors = [], networkFailures = false }: Visit = {},
): Promise<string[]> {
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': server.address });
  if (as !== undefined) {
    const [name, value] = (await server.register(as)).split('=', 2);
    await page.context().addCookies([{ name: name!, value: value!, url: server.url }]);
  }
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(`error: ${error.message}`));
  page.on('console', message => {
    const text = message.text();
    const expected = errors.some(status => text.includes(`status of ${status}`));
    const failed = networkFailures && text.includes('net::ERR_');
    if (message.type() === 'error' && !expected && !failed) problems.push(`console: ${text}`);
  });
  page.on('request', request => {
    if (!request.url().startsWith(`${server.url}/`) && !/^(blob|data):/.test(request.url()))
      problems.push(`foreign request: ${request.url()}`);
  });
  await page.goto(server.url + path);
  return problems;
}

/** Waits until an expression is true in the page, whose policy forbids Playwright's own polling. */
export async function until(page: Page, expression: string): Promise<void> {
  const isTrue = () => page.evaluate<boolean>(`Boolean(${expression})`);
  await eventually(isTrue, () => `never true: ${expression}`);
}

/** Tabs whose values the browser keeps in its database, in the order of their keys. */
export const recordsKept = `new Promise(done => {
  indexedDB.open('telltale-records').onsuccess = ({ target: { result } }) => {
    result.transaction('records').objectStore('records').getAllKeys().onsuccess = keys =>
      done(keys.target.result.map(([, tab]) => tab).join());
  };
})`;

/** Replaces the text of the edit page, as pasting does. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await page.getByLabel('Text to edit').press('Control+a');
  await page.evaluate(`(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(text)});
    document.querySelector('.edit-view').shadowRoot.activeElement.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  })()`);
}

/** The text of the edit page, which is short enough that all lines are drawn. */
export const editedText = async (page: Page): Promise<string> => {
  await page.getByLabel('Text to edit').waitFor();
  const lines = await page
    .locator('.cm-line')
    .evaluateAll(lines => lines.map(line => (line.querySelector('.cm-placeholder') ? '' : line.textContent)));
  return lines.join('\n');
};

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const scanBox = (page: Page) => page.getByLabel('Text to scan');

/** Scans a text on the scan page. */
export async function scan(page: Page, text = sample): Promise<void> {
  await scanBox(page).fill(text);
  await button(page, 'Scan the text').click();
  await page.locator('.dial').waitFor();
}

/** The file that a button downloads. */
export async function downloaded(
  page: Page,
  name: string | RegExp,
): Promise<{ file: string; content: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return { file: download.suggestedFilename(), content: readFileSync(await download.path(), 'utf8') };
}

/** Asserts that an element has a text. */
export const shows = async (element: Locator, text: RegExp): Promise<void> =>
  assert.match((await element.textContent())!, text);

/** A file for a file input. */
export const textFile = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

/** Drops files with some text on an element, and returns whether the page handled it. */
export const dropFiles = (page: Page, selector: string, ...names: string[]): Promise<boolean> =>
  page.evaluate(`(() => {
    const dataTransfer = new DataTransfer();
    for (const name of ${JSON.stringify(names)}) dataTransfer.items.add(new File(['Words of ' + name], name));
    return ['dragover', 'drop'].every(type => !document.querySelector(${JSON.stringify(selector)}).dispatchEvent(
      new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })));
  })()`);

/** Pixels by which the page is wider than the screen. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** Six sentences, three of them with AI phrasing. */
export const sample = `In today's fast-paced world, effective communication serves as a testament to the enduring power of human connection. Moreover, thoughtful dialogue plays a crucial role in shaping resilient communities, highlighting the need for empathy, clarity, and collaboration.

My aunt keeps bees behind the chapel. She says they know her boots. Last May one hive swarmed into the letter box, and the postman left a note on the gate.

Ultimately, the ability to communicate effectively is an invaluable skill that empowers individuals to navigate complex challenges and unlock new opportunities.`;

/** Human-written, then AI-generated, then human-written sentences. */
export const mixedSample = [novel, assistant, novelContinued].map(part => part.join(' ')).join('\n\n');
