/** The options page: the service's address and API key, saved after the permission for the address. */
import { count, number } from '../../contract/prose.js';
import { browser } from '../browser.js';
import { byId, element } from '../dom.js';
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
const [status, save, copy] = [byId('status'), byId<HTMLButtonElement>('save'), byId('copy')];

const dashboard = byId('dashboard');

const keyShape = /^at_sk_[0-9A-Za-z]{1,200}$/;

let saved: Settings | null = null;

byId('form').addEventListener('submit', event => {
  event.preventDefault();
  void submit();
});
byId('forget').addEventListener('click', () => void forget());
copy.addEventListener('click', () => {
  const said = (outcome: string) => () => {
    copy.textContent = outcome;
  };
  navigator.clipboard
    .writeText(allowedOriginsLine(ownOrigin))
    .then(said('Copied'), said('Select it and press Ctrl+C'));
});
byId('origin-line').textContent = allowedOriginsLine(ownOrigin);

saved = await loadSettings();
// What was typed while the settings were loaded stays.
address.value ||= saved?.origin ?? '';
key.value ||= saved?.apiKey ?? '';
address.addEventListener('input', linkDashboard);
linkDashboard();

/** Links the page where keys are created, as long as the address is valid. */
function linkDashboard(): void {
  const parsed = parseServiceAddress(address.value);
  const name = dashboard.textContent ?? '';
  const link = parsed.ok && { href: `${parsed.origin}/dashboard`, target: '_blank', rel: 'noreferrer' };
  dashboard.replaceChildren(link ? element('a', link, name) : name);
}

async function submit(): Promise<void> {
  for (const input of [address, key]) input.removeAttribute('aria-invalid');
  const parsed = parseServiceAddress(address.value);
  if (!parsed.ok) return showInvalid(address, parsed.message);
  const apiKey = key.value.trim() || null;
  if (apiKey !== null && !keyShape.test(apiKey))
    return showInvalid(key, 'An API key begins with at_sk_, followed by letters and digits.');
  const settings: Settings = { origin: parsed.origin, apiKey };
  save.disabled = true;
  let isSaved = false;
  try {
    // The browser asks the person only in the turn of the click, so nothing is awaited before.
    if (!(await browser.permissions.request({ origins: [patternOf(parsed.origin)] })))
      throw new Problem(
        `Without permission for ${parsed.origin} the extension cannot reach the service. Nothing was saved.`,
      );
    await forgetOrigin(parsed.origin);
    await saveSettings(settings);
    saved = settings;
    isSaved = true;
    address.value = parsed.origin;
    show('done', [`Saved. Testing ${parsed.origin} …`]);
    show('done', [`Saved. ${await test(settings)}`, parsed.warning]);
  } catch (error) {
    const { message } = problemOf(error, { ...settings, ownOrigin });
    const outcome = isSaved ? 'The address was saved, but the test of the service failed.' : null;
    show('note', [outcome, message, parsed.warning]);
  } finally {
    save.disabled = false;
  }
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
  saved = null;
  [address.value, key.value] = ['', ''];
  linkDashboard();
  show('done', ['The address and the key were removed, with the permission for the address.']);
}

function showInvalid(input: HTMLInputElement, message: string): void {
  input.setAttribute('aria-invalid', 'true');
  input.focus();
  show('note', [message]);
}

function show(kind: 'done' | 'note', sentences: (string | null)[]): void {
  status.replaceChildren(
    element(
      'div',
      { class: kind },
      ...sentences.filter(sentence => sentence !== null).map(sentence => element('p', {}, sentence)),
    ),
  );
}
