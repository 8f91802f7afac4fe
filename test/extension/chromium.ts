/**
 * Runs the built extension in Chromium, on a page of this machine and against real services. The toolbar
 * button is pressed by the browser's debugging protocol, which gives the extension access to the tab as a
 * person's click does.
 */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, afterEach, before } from 'node:test';
import { type BrowserContext, type CDPSession, chromium, type Page, type Worker } from 'playwright-core';
import { eventually, patienceMs } from '../eventually.js';
import { executablePath, noChromium } from '../site/browser.js';
import { temporaryFolder } from '../temporary-folder.js';

/** The id that Chromium gives to an unpacked extension: its folder's hash, in the letters a to p. */
const idOf = (folder: string): string =>
  Array.from(createHash('sha256').update(folder).digest('hex').slice(0, 32), digit =>
    String.fromCharCode(97 + Number.parseInt(digit, 16)),
  ).join('');

export type Extension = ReturnType<typeof extensionOf>;
/** The popup, which Playwright does not attach to. */
export type Popup = Awaited<ReturnType<typeof attach>>;

/** The browser of the suites of this process. */
interface Shared {
  extension: Extension;
  debug: CDPSession;
  /** Serves the page of `open`. */
  server: Server;
  html: string;
}
const folder = join(temporaryFolder(), 'chromium');
const id = idOf(folder);
const origin = `chrome-extension://${id}`;
const popupAddress = `${origin}/popup.html`;
let shared: Promise<Shared> | undefined;
let suites = 0;

async function launch(): Promise<Shared> {
  cpSync(join('dist', 'extension', 'chromium'), folder, { recursive: true });
  grantHost(join(folder, 'manifest.json'), 'http://127.0.0.1/*');
  const opened = { html: '' } as Shared;
  opened.server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(opened.html),
  );
  await new Promise<void>(resolve => opened.server.listen(0, resolve));
  const context = await chromium.launchPersistentContext(join(folder, '..', 'profile'), {
    executablePath,
    headless: false,
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-dev-shm-usage',
      `--load-extension=${folder}`,
      `--disable-extensions-except=${folder}`,
      '--enable-unsafe-extension-debugging',
    ],
  });
  context.setDefaultTimeout(patienceMs);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  opened.debug = await context.browser()!.newBrowserCDPSession();
  opened.extension = extensionOf(opened, context, worker);
  return opened;
}

/** The extension, without settings, in a browser for all suites of this process. */
export function suiteExtension(): Extension {
  const suite = { id, origin } as Extension;
  if (noChromium !== false) return suite;
  suites++;
  let opened: Shared;
  before(async () => {
    shared ??= launch();
    opened = await shared;
    Object.assign(suite, opened.extension);
    await suite.worker.evaluate('chrome.storage.local.clear()');
    await suite.context.clearCookies();
  });
  after(async () => {
    if (--suites > 0) return;
    await suite.context.close();
    opened.server.closeAllConnections();
    opened.server.close();
  });
  afterEach(async () => {
    const { targetInfos } = await opened.debug.send('Target.getTargets');
    for (const { targetId, url } of targetInfos)
      if (url === popupAddress) await opened.debug.send('Target.closeTarget', { targetId });
    for (const page of suite.context.pages().slice(1)) await page.close();
  });
  return suite;
}

function extensionOf(shared: Shared, context: BrowserContext, worker: Worker) {
  const { debug, server } = shared;
  return {
    id,
    /** Origin of the extension's pages. */
    origin,
    context,
    worker,
    /** Stores the address of a service and an API key, as the options page does. */
    async configure(origin: string, apiKey?: string): Promise<void> {
      const settings = JSON.stringify({ settings: { origin, apiKey: apiKey ?? null } });
      await worker.evaluate(`chrome.storage.local.set(${settings})`);
    },
    /** Opens a page of a server of its own, on which the extension has no permission. */
    async open(body: string): Promise<Page> {
      shared.html = `<!doctype html><html lang="en"><title>Page</title>${body}`;
      const page = await context.newPage();
      // localhost, not 127.0.0.1: access to the service's address gives no access to this page.
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
      return page;
    },
    /** Presses the toolbar button on a page and returns the popup. */
    async press(page: Page): Promise<Popup> {
      await page.bringToFront();
      const { targetInfos } = await debug.send('Target.getTargets', { filter: [{ type: 'tab' }] });
      const tab = targetInfos.find(({ url }) => url === page.url())!;
      await debug.send('Extensions.triggerAction', { id, targetId: tab.targetId });
      return attach(debug, popupAddress);
    },
    /** Chooses an item of the context menu on a page where the toolbar button was pressed. */
    async choose(page: Page, item: string, selectionText = ''): Promise<Popup> {
      await page.bringToFront();
      const click = JSON.stringify({ menuItemId: item, frameId: 0, selectionText });
      await worker.evaluate(
        `chrome.tabs.query({ active: true }).then(([tab]) => chrome.contextMenus.onClicked.dispatch(${click}, tab))`,
      );
      return attach(debug, popupAddress);
    },
  };
}

/** Grants the permission for which the browser shows a dialog that no program can answer. */
function grantHost(file: string, pattern: string): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...manifest, host_permissions: [pattern] }));
}

async function attach(debug: CDPSession, url: string) {
  const targetId = await targetWith(debug, url);
  const { sessionId } = await debug.send('Target.attachToTarget', { targetId, flatten: false });
  let lastId = 0;
  /** Sends a command of the debugging protocol. */
  const send = <T>(method: string, params: object): Promise<T> => {
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      const onMessage = (event: { sessionId: string; message: string }) => {
        const answer = JSON.parse(event.message);
        if (event.sessionId !== sessionId || answer.id !== id) return;
        debug.off('Target.receivedMessageFromTarget', onMessage);
        if (answer.error) reject(new Error(answer.error.message));
        else resolve(answer.result);
      };
      debug.on('Target.receivedMessageFromTarget', onMessage);
      debug
        .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
        .catch(reject);
    });
  };
  const evaluate = async <T>(expression: string): Promise<T> => {
    const options = { awaitPromise: true, returnByValue: true, userGesture: true };
    const answer = await send<{ result: { value: T }; exceptionDetails?: { text: string } }>(
      'Runtime.evaluate',
      { expression, ...options },
    );
    assert.equal(answer.exceptionDetails, undefined, JSON.stringify(answer.exceptionDetails));
    return answer.result.value;
  };
  const text = () => evaluate<string>('document.querySelector("main").innerText');
  /** Waits until an expression is true. */
  const until = async (expression: string) => {
    const isTrue = () => evaluate<boolean>(`Boolean(${expression})`);
    await eventually(isTrue, async () => `never true: ${expression}; the popup shows: ${await text()}`);
  };
  // The reason why a button is disabled follows its name.
  const named = (name: string) =>
    `[...document.querySelectorAll('button')].find(each => each.firstChild.textContent.trim() === ${JSON.stringify(name)})`;
  await until('document.readyState === "complete" && document.querySelector("main")');
  return {
    evaluate,
    until,
    text,
    /** Clicks the button with a name. */
    click: async (name: string): Promise<void> => {
      await until(`${named(name)}?.disabled === false`);
      await evaluate(`${named(name)}.click()`);
    },
    send,
    close: async (): Promise<void> => {
      await debug.send('Target.closeTarget', { targetId });
      await gone(debug, targetId);
    },
  };
}

const gone = (debug: CDPSession, id: string): Promise<void> =>
  eventually(async () => {
    const { targetInfos } = await debug.send('Target.getTargets');
    return !targetInfos.some(({ targetId }) => targetId === id);
  });

async function targetWith(debug: CDPSession, url: string): Promise<string> {
  let found: { targetId: string } | undefined;
  await eventually(async () => {
    const { targetInfos } = await debug.send('Target.getTargets');
    found = targetInfos.find(target => target.url === url);
    return found !== undefined;
  });
  return found!.targetId;
}
