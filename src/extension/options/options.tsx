/** The options page: saves the address and the API key of a service, after the permission for it. */
import { render } from 'preact';
import { count, number } from '../../contract/prose.js';
import { browser, byId } from '../browser.js';
import { inFrames } from '../page/target.js';
import { allowedOriginsLine, Problem, problemOf } from '../problem.js';
import { parseServiceAddress } from '../service-address.js';
import {
  clientFor,
  configOf,
  forgetSettings,
  loadSettings,
  ownOrigin,
  patternOf,
  type Settings,
  saveSettings,
} from '../settings.js';

const [address, key] = [byId<HTMLInputElement>('address'), byId<HTMLInputElement>('key')];
const status = byId('status');

const nextStep =
  'Now open a page with a text, and choose Telltale among the extensions in the toolbar, or in the menu of the right mouse button.';
const keyShape = /^at_sk_[0-9A-Za-z]{1,200}$/;

let saved: Settings | null = null;
/** Stores the settings that the browser has. Only these can be forgotten. */
function setSaved(settings: Settings | null): void {
  saved = settings;
  byId('forget').hidden = settings === null;
}

byId('form').addEventListener('submit', event => {
  event.preventDefault();
  void save(receiveKey);
});
byId('save').addEventListener('click', () => void save(async () => key.value.trim() || null));
byId('forget').addEventListener('click', () => void forget());
byId('origin-line').textContent = allowedOriginsLine(ownOrigin);

const loaded = await loadSettings();
setSaved(loaded);
// What was typed while the settings were loaded stays. The popup names the service that it was opened on.
address.value ||= new URLSearchParams(location.search).get('address') || (loaded?.origin ?? '');
key.value ||= loaded?.apiKey ?? '';
byId(address.value === '' ? 'address' : 'connect').focus();

/** Saves the address with a key, or without one for null, after the permission, and tests them. */
async function save(keyFor: (origin: string) => Promise<string | null>): Promise<void> {
  address.removeAttribute('aria-invalid');
  const parsed = parseServiceAddress(address.value);
  if (!parsed.ok) {
    address.setAttribute('aria-invalid', 'true');
    address.focus();
    return show(parsed.message);
  }
  const { origin, warning } = parsed;
  let settings: Settings = { origin, apiKey: null };
  try {
    show(`Waiting for the browser's question: allow the extension to reach ${origin}.`);
    // The browser asks the person only in the turn of the click, so nothing is awaited before.
    if (!(await browser.permissions.request({ origins: [patternOf(origin)] })))
      throw new Problem(
        `Without permission for ${origin} the extension cannot reach the service. Nothing was saved.`,
      );
    settings = { origin, apiKey: await keyFor(origin) };
    if (settings.apiKey !== null && !keyShape.test(settings.apiKey))
      throw new Problem('An API key begins with at_sk_, followed by letters and digits.');
    await forgetOrigin(origin);
    await saveSettings(settings);
    setSaved(settings);
    [address.value, key.value] = [origin, settings.apiKey ?? ''];
    show(`Saved. Testing ${origin} …`);
    show(`Connected to ${origin}. ${await test(settings)}`, warning, nextStep);
  } catch (error) {
    const { message } = problemOf(error, { ...settings, ownOrigin });
    const outcome = saved === settings ? 'The address was saved, but the test of the service failed.' : null;
    show(outcome, message, warning);
  }
}

/** Opens the page of the service that hands over a key, and waits until the person clicks there. */
async function receiveKey(origin: string): Promise<string> {
  const { tabs } = browser;
  const { id: tabId } = await tabs.create({ url: `${origin}/connect` });
  show(`Waiting for ${origin}: go on in the tab that was opened.`);
  return new Promise((resolve, reject) => {
    /** The page is another one after each load. Elsewhere than at the service, the script returns nothing. */
    const wait = async () => {
      const [found] = await inFrames({ tabId: tabId!, frameId: 0 }, 'receiveKey', origin).catch(() => []);
      if (found === undefined) return;
      tabs.onUpdated.removeListener(onUpdated);
      resolve(found.result);
    };
    const onUpdated = (id: number, { status }: { status?: string }) => {
      if (id === tabId && status === 'complete') void wait();
    };
    tabs.onUpdated.addListener(onUpdated);
    tabs.onRemoved.addListener(id => {
      if (id === tabId) reject(new Problem('The tab of the service was closed. Nothing was saved.'));
    });
    void wait();
  });
}

/** Calls the service and returns a sentence about its permissions; throws when it rejects the caller. */
async function test(settings: Settings): Promise<string> {
  const client = clientFor(settings);
  const { account, limits, version } = await configOf(client);
  // The configuration is public. Only another call shows whether the service admits callers without a key.
  if (settings.apiKey === null) await client.cleanup('test', { save: false });
  const caller = account === null ? 'without an account' : `with the account ${account}`;
  const hourly =
    limits.requests_per_hour === null ? 'any number of requests' : count(limits.requests_per_hour, 'request');
  return `Telltale ${version} answers ${caller}: ${hourly} an hour, texts of up to ${number(limits.characters_per_text)} characters.`;
}

/** Gives up the permission for the previous address. */
async function forgetOrigin(except: string | null): Promise<void> {
  if (saved === null || (except !== null && patternOf(except) === patternOf(saved.origin))) return;
  await browser.permissions.remove({ origins: [patternOf(saved.origin)] }).catch(() => false);
}

async function forget(): Promise<void> {
  await forgetOrigin(null);
  await forgetSettings();
  setSaved(null);
  [address.value, key.value] = ['', ''];
  show('The address and the key were removed, with the permission for the address.');
}

function show(...sentences: (string | null)[]): void {
  const shown = sentences.filter(sentence => sentence !== null);
  render(
    <div class="note">
      {shown.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>,
    status,
  );
}
