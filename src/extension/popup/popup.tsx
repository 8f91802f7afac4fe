/** The popup: offers the possible tasks of the page, runs the chosen task and shows its outcome. */

import { type ButtonHTMLAttributes, type ComponentChildren, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { CleanupStyle } from '../../contract/document.js';
import { waitingTime } from '../../contract/prose.js';
import { browser, byId } from '../browser.js';
import {
  findPassages,
  inFrames,
  inspect,
  restorableFrame,
  restoreField,
  type Target,
} from '../page/target.js';
import { Problem, problemOf } from '../problem.js';
import { clientFor, loadSettings, mayReach, ownOrigin, type Settings } from '../settings.js';
import { type TargetTab, type Task, type TaskName, takeTask } from '../task.js';
import { type Cleaning, clean, scan } from './actions.js';
import { ResultView, type Scanned, shownPassages } from './result-view.js';

/** The last result, stored in memory until the browser is closed. */
interface StoredResult {
  tabId: number;
  url: string;
  scanned: Scanned;
}

const taskNames: readonly TaskName[] = ['selection', 'article', 'field'];
const [tasks, status] = [byId('tasks'), byId('status')];
const [outcome, stop] = [byId('outcome'), byId('stop')];

let running: AbortController | null = null;

const style = byId<HTMLSelectElement>('style');
style.addEventListener('change', () => void browser.storage.local.set({ style: style.value }));

byId('open-options').addEventListener('click', openOptions);
stop.addEventListener('click', () => running?.abort());

const settings = await loadSettings();
const stored = await browser.storage.local.get(['style', 'isMarked']);
style.value = (stored.style as string | undefined) ?? 'plain';
let isMarked = (stored.isMarked as boolean | undefined) ?? true;
const task = ((await browser.runtime.sendMessage(takeTask)) as Task | null | undefined) ?? null;
const tab = task ?? (await activeTab());
if (settings === null)
  showProblem(
    new Problem(
      'Connect the extension to a Telltale service first: your own, or that of your school or company.',
      null,
      'options',
    ),
  );
else if (tab === null) showProblem(new Problem('There is no page to read.'));
else await begin(settings, tab, task);

function show(message: string, shown: ComponentChildren): void {
  status.textContent = message;
  render(shown, outcome);
}

async function activeTab(): Promise<TargetTab | null> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab?.id === undefined ? null : { tabId: tab.id, frameId: null, url: tab.url ?? null };
}

/** Runs the task that was chosen in the context menu; without one, offers the possible tasks of the tab. */
async function begin(settings: Settings, tab: TargetTab, task: Task | null): Promise<void> {
  const whole = { ...tab, frameId: null };
  for (const name of taskNames)
    byId(`do-${name}`).addEventListener('click', () => void perform(settings, whole, name));
  if (task !== null) return perform(settings, tab, task.name, task.selectionText);
  try {
    await offer(whole);
    tasks.querySelector<HTMLElement>('button:enabled')?.focus();
  } catch (error) {
    return showProblem(problemOf(error, { ...settings, ownOrigin }));
  }
  const frame = await restorableFrame(whole);
  const undo = frame && undoButton(() => restoreField(frame));
  const message = frame ? 'The last cleaning of this page can be undone.' : '';
  show(message, undo);
  const last = (await browser.storage.session.get('last')).last as StoredResult | undefined;
  if (last?.tabId === tab.tabId && last.url === tab.url)
    await showResult(settings, whole, last.scanned, `${message} The last result of this page:`, undo);
}

/** Enables the buttons of the tasks that are possible in the page; the first of them is the primary one. */
async function offer({ tabId }: Target): Promise<void> {
  const possible = { ...(await inspect({ tabId, frameId: null })), article: true };
  const primary = taskNames.find(name => possible[name]);
  for (const name of taskNames) {
    const button = byId<HTMLButtonElement>(`do-${name}`);
    button.disabled = !possible[name];
    button.classList.toggle('quiet', name !== primary);
  }
  byId('typography').hidden = !possible.field;
  tasks.hidden = false;
}

async function perform(
  settings: Settings,
  tab: TargetTab,
  name: TaskName,
  selectionText = '',
): Promise<void> {
  const controller = new AbortController();
  running = controller;
  [tasks.hidden, stop.hidden] = [true, false];
  const doing = name === 'field' ? 'Cleaning the text field…' : `Scanning the ${name}…`;
  show(`${doing} Closing this window stops the ${name === 'field' ? 'cleaning' : 'scan'}.`, null);
  try {
    if (!(await mayReach(settings.origin)))
      throw new Problem(
        `The browser no longer lets the extension reach ${settings.origin}. Connect again.`,
        null,
        'options',
      );
    const client = clientFor(settings);
    if (name === 'field')
      showCleaning(await clean(client, tab, style.value as CleanupStyle, controller.signal));
    else {
      const esl = byId<HTMLInputElement>('esl').checked;
      const scanned = await scan(client, tab, name, selectionText, esl, controller.signal);
      await showResult(settings, tab, scanned);
      const heading = outcome.querySelector('h2')!;
      heading.tabIndex = -1;
      heading.focus();
      const { tabId, url } = tab;
      if (url !== null)
        await browser.storage.session.set({ last: { tabId, url, scanned } satisfies StoredResult });
    }
  } catch (error) {
    if (controller.signal.aborted) show('Stopped.', null);
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

/** Shows a result behind what else is offered, and its passages in the page as the person chose. */
async function showResult(
  settings: Settings,
  { tabId }: Target,
  scanned: Scanned,
  message = '',
  offered: ComponentChildren = null,
): Promise<void> {
  const whole = { tabId, frameId: null };
  // A frame of another site cannot be searched, nor a page that was closed.
  const found = await findPassages(whole, scanned.source, shownPassages(scanned)).catch(() => []);
  const mark = async (isOn: boolean) => {
    isMarked = isOn;
    await browser.storage.local.set({ isMarked });
    await inFrames(whole, 'markPassages', isOn);
  };
  const onShow = async (index: number) => {
    await inFrames(whole, 'showPassage', index);
    // The popup may be in a tab of its own.
    await browser.tabs.update(tabId, { active: true });
  };
  const { origin } = settings;
  show(
    message,
    <>
      {offered}
      <ResultView {...{ scanned, origin, found, isMarked, onShow }} onMark={() => mark(!isMarked)} />
    </>,
  );
  await mark(isMarked).catch(() => {});
}

function showCleaning({ message, changes = [], copy, undo }: Cleaning): void {
  show(
    message,
    <>
      <ul class="chips">
        {changes.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {copy !== undefined && <Button onClick={() => void copyText(copy)}>Copy the cleaned text</Button>}
      {undo !== undefined && undoButton(undo)}
    </>,
  );
}

function Button(props: ButtonHTMLAttributes) {
  return <button type="button" class="quiet" {...props} />;
}

function copyText(text: string): Promise<void> {
  return navigator.clipboard.writeText(text).then(
    () => show('Copied. Select all in the field and paste it.', null),
    () => showProblem(new Problem('The browser did not let the text be copied.')),
  );
}

function undoButton(undo: () => Promise<void>) {
  const run = () => {
    show('', null);
    undo().then(() => show('The field is as it was before.', null), showProblem);
  };
  return <Button onClick={run}>Undo</Button>;
}

function showProblem({ message, remedy, retryAfterS }: Problem, onRetry?: () => void): void {
  show(
    '',
    <>
      <p class="note" role="alert">
        {message}
      </p>
      {remedy === 'retry' && onRetry && <RetryButton waitS={retryAfterS ?? 0} onRetry={onRetry} />}
      {remedy === 'options' && (
        <button type="button" onClick={openOptions}>
          Connect …
        </button>
      )}
    </>,
  );
}

/** A button that is disabled until another attempt can succeed. The time is not announced every second. */
function RetryButton({ waitS, onRetry }: { waitS: number; onRetry: () => void }) {
  const [left, setLeft] = useState(waitS);
  useEffect(() => {
    const until = performance.now() + waitS * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000))), 500);
    return () => clearInterval(timer);
  }, [waitS]);
  return (
    <p class="row">
      <Button disabled={left > 0} onClick={onRetry}>
        Try again
      </Button>
      <span class="hint" role="timer">
        {left > 0 && `Possible in ${waitingTime(left)}.`}
      </span>
    </p>
  );
}

/** Opens the options, with the address of the service if the tab shows its page for the extension. */
function openOptions(): void {
  const shown = URL.parse(tab?.url ?? '');
  const address = shown?.pathname === '/connect' ? shown.origin : '';
  void browser.tabs.create({ url: browser.runtime.getURL(`options.html?address=${address}`) });
}
