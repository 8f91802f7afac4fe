/** Background module: the context menu. The popup does all other work. */
import { browser } from './browser.js';
import { type Task, type TaskName, takeTask } from './task.js';

const menu = {
  selection: { title: 'Scan the selection with Telltale', contexts: ['selection'] },
  article: { title: 'Scan the article on this page with Telltale', contexts: ['page'] },
  field: { title: 'Clean this text field with Telltale', contexts: ['editable'] },
} as const satisfies Record<TaskName, object>;

/** Time for which the popup may ask for its task. It does so as soon as it opens. */
const taskLifetimeMs = 10_000;

let chosen: { task: Task; at: number } | null = null;

async function createMenu(): Promise<void> {
  await browser.contextMenus.removeAll();
  for (const [id, { title, contexts }] of Object.entries(menu))
    browser.contextMenus.create({
      id,
      title,
      contexts: [...contexts],
      documentUrlPatterns: ['http://*/*', 'https://*/*'],
    });
}

browser.runtime.onInstalled.addListener(({ reason }) => {
  void createMenu();
  if (reason === 'install') void browser.runtime.openOptionsPage();
});

browser.contextMenus.onClicked.addListener((click, tab) => {
  if (tab?.id === undefined) return;
  chosen = {
    at: Date.now(),
    task: {
      name: click.menuItemId as TaskName,
      tabId: tab.id,
      url: tab.url ?? null,
      frameId: click.frameId ?? null,
      selectionText: click.selectionText ?? '',
    },
  };
  // Firefox opens the popup only in the same turn as the click. Where the popup cannot open, for example in a
  // window without a toolbar, its page opens in a tab.
  browser.action.openPopup().catch(() => browser.tabs.create({ url: browser.runtime.getURL('popup.html') }));
});

browser.runtime.onMessage.addListener((message, _sender, respond) => {
  if (message !== takeTask) return;
  respond(chosen !== null && Date.now() - chosen.at < taskLifetimeMs ? chosen.task : null);
  chosen = null;
});
