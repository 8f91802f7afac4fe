/** The popup: offers the possible tasks of the page, runs the chosen task and shows its outcome. */

import type { CleanupStyle } from '../../contract/document.js';
import { waitingTime } from '../../contract/prose.js';
import { browser } from '../browser.js';
import { byId, element } from '../dom.js';
import { inspect, pdfProblem, restorableFrame, restoreField, type Target } from '../page/target.js';
import { Problem, problemOf } from '../problem.js';
import { clientFor, loadSettings, mayReach, ownOrigin, type Settings } from '../settings.js';
import type { Summary } from '../summary.js';
import { type TargetTab, type Task, type TaskName, takeTask } from '../task.js';
import { type Cleaning, clean, scan } from './actions.js';
import { resultView } from './result-view.js';

/** The last result, stored in memory until the browser is closed. */
interface StoredResult {
  tabId: number;
  url: string;
  summary: Summary;
}

const taskNames: readonly TaskName[] = ['selection', 'article', 'field'];
/** What a person does first, before a task is possible. */
const preparations: Readonly<Record<TaskName, string>> = {
  selection: 'Select text on the page first.',
  article: '',
  field: 'Click into a text field of the page first.',
};
const buttons = taskNames.map(name => byId<HTMLButtonElement>(`do-${name}`));
const [status, outcome, stop] = [byId('status'), byId('outcome'), byId<HTMLButtonElement>('stop')];

let countdown: ReturnType<typeof setInterval> | undefined;
let running: AbortController | null = null;

const style = byId<HTMLSelectElement>('style');
style.addEventListener('change', () => void browser.storage.local.set({ style: style.value }));

byId('open-options').addEventListener('click', openOptions);
stop.addEventListener('click', () => running?.abort());

const settings = await loadSettings();
style.value = ((await browser.storage.local.get('style')).style as string | undefined) ?? 'plain';
const task = (await browser.runtime.sendMessage(takeTask)) as Task | null | undefined;
if (settings === null)
  showProblem(new Problem('Set the address of your Telltale service first.', null, 'options'));
else await begin(settings, task ?? (await activeTab()), task ?? null);

async function activeTab(): Promise<TargetTab | null> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab?.id === undefined ? null : { tabId: tab.id, frameId: null, url: tab.url ?? null };
}

/** Runs the task that was chosen in the context menu; without one, offers the possible tasks of the tab. */
async function begin(settings: Settings, tab: TargetTab | null, task: Task | null): Promise<void> {
  if (tab === null) return showProblem(new Problem('There is no page to read.'));
  const whole = { ...tab, frameId: null };
  for (const [i, name] of taskNames.entries())
    buttons[i]!.addEventListener('click', () => void perform(settings, whole, name));
  if (task !== null) return perform(settings, tab, task.name, task.selectionText);
  try {
    await offer(whole);
    buttons.find(button => !button.disabled)?.focus();
  } catch (error) {
    // Firefox lets no extension read a tab with a PDF.
    const isPdf = /\.pdf(?:[?#]|$)/i.test(tab.url ?? '');
    return showProblem(isPdf ? pdfProblem() : problemOf(error, { ...settings, ownOrigin }));
  }
  await offerUndo(whole);
  const last = (await browser.storage.session.get('last')).last as StoredResult | undefined;
  if (last !== undefined && last.tabId === tab.tabId && last.url === tab.url)
    outcome.append(
      element('p', { class: 'hint' }, 'The last result of this page'),
      ...resultView(last.summary, settings.origin),
    );
}

/** Offers to undo the last cleaning, as long as the field has the text that it led to. */
async function offerUndo(tab: Target): Promise<void> {
  const frame = await restorableFrame(tab);
  if (frame === null) return;
  status.textContent = 'The last cleaning of this page can be undone.';
  const undo = undoButton(() => restoreField(frame));
  outcome.replaceChildren(element('p', { class: 'row' }, undo));
}

/** Enables the buttons of the tasks that are possible in the page. */
async function offer({ tabId }: Target): Promise<void> {
  const { selection, field } = await inspect({ tabId, frameId: null });
  for (const [i, possible] of [selection, true, field].entries()) {
    buttons[i]!.disabled = !possible;
    buttons[i]!.title = possible ? '' : preparations[taskNames[i]!];
  }
}

async function perform(
  settings: Settings,
  tab: TargetTab,
  name: TaskName,
  selectionText = '',
): Promise<void> {
  clearInterval(countdown);
  const controller = new AbortController();
  running = controller;
  for (const button of buttons) button.disabled = true;
  stop.hidden = false;
  outcome.replaceChildren();
  const doing = name === 'field' ? 'Cleaning the text field…' : `Scanning the ${name}…`;
  status.textContent = `${doing} Closing this window stops the ${name === 'field' ? 'cleaning' : 'scan'}.`;
  try {
    if (!(await mayReach(settings.origin)))
      throw new Problem(
        `The browser no longer lets the extension reach ${settings.origin}. Save the options again.`,
        null,
        'options',
      );
    const client = clientFor(settings);
    if (name === 'field')
      showCleaning(await clean(client, tab, style.value as CleanupStyle, controller.signal));
    else {
      const summary = await scan(client, tab, name, selectionText, controller.signal);
      status.textContent = '';
      outcome.replaceChildren(...resultView(summary, settings.origin));
      outcome.querySelector('h2')?.focus();
      if (tab.url !== null)
        await browser.storage.session.set({
          last: { tabId: tab.tabId, url: tab.url, summary } satisfies StoredResult,
        });
    }
  } catch (error) {
    if (controller.signal.aborted) status.textContent = 'Stopped.';
    else
      showProblem(
        problemOf(error, { ...settings, ownOrigin }),
        () => void perform(settings, tab, name, selectionText),
      );
  } finally {
    stop.hidden = true;
    running = null;
  }
  // The page may have been closed; then nothing can be offered.
  await offer(tab).catch(() => {});
}

function showCleaning({ message, changes = [], copy, undo }: Cleaning): void {
  status.textContent = message;
  const button = copy === undefined ? undo && undoButton(undo) : copyButton(copy);
  if (button === undefined) return;
  outcome.replaceChildren(
    element('ul', { class: 'chips' }, ...changes.map(text => element('li', {}, text))),
    element('p', { class: 'row' }, button),
  );
}

function copyButton(text: string): HTMLButtonElement {
  const button = quietButton('Copy the cleaned text', () => {
    navigator.clipboard.writeText(text).then(
      () => {
        button.textContent = 'Copied';
      },
      () => showProblem(new Problem('The browser did not let the text be copied.')),
    );
  });
  return button;
}

function undoButton(undo: () => Promise<void>): HTMLButtonElement {
  const button = quietButton('Undo', () => {
    button.disabled = true;
    undo().then(
      () => {
        outcome.replaceChildren();
        status.textContent = 'The field is as it was before.';
      },
      error =>
        showProblem(error instanceof Problem ? error : new Problem('The field could not be restored.')),
    );
  });
  return button;
}

function showProblem(problem: Problem, onRetry?: () => void): void {
  status.textContent = '';
  const { remedy, retryAfterS } = problem;
  const retry = remedy === 'retry' && onRetry !== undefined ? quietButton('Try again', onRetry) : null;
  const timer = element('span', { class: 'hint', role: 'timer' });
  outcome.replaceChildren(
    element('div', { class: 'note', role: 'alert' }, element('p', {}, problem.message)),
    element(
      'p',
      { class: 'row' },
      retry,
      remedy === 'options' ? quietButton('Open the options', openOptions) : null,
      timer,
    ),
  );
  if (retry !== null && retryAfterS !== null) countDown(retryAfterS, retry, timer);
}

/** Disables the button until another attempt can succeed. The alert is not announced again every second. */
function countDown(seconds: number, retry: HTMLButtonElement, timer: HTMLElement): void {
  const until = performance.now() + seconds * 1000;
  const tick = () => {
    const left = Math.max(0, Math.ceil((until - performance.now()) / 1000));
    retry.disabled = left > 0;
    timer.textContent = left > 0 ? `Possible in ${waitingTime(left)}.` : '';
    if (left === 0) clearInterval(countdown);
  };
  clearInterval(countdown);
  countdown = setInterval(tick, 500);
  tick();
}

function quietButton(label: string, click: () => void): HTMLButtonElement {
  return element('button', { type: 'button', class: 'quiet', click }, label);
}

function openOptions(): void {
  void browser.runtime.openOptionsPage();
}
