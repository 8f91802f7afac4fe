import assert from 'node:assert/strict';
import { describe } from 'node:test';
import type { Page } from 'playwright-core';
import { httpErrors } from '../../src/contract/errors.js';
import { read } from '../server.js';
import { noChromium, suiteSite } from './browser.js';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

async function fill(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
}

describe('account pages', { skip: noChromium }, () => {
  const site = suiteSite();
  const signIn = async (name: string) => {
    const { headers } = await site.server.visitor.post('/api/session', { name, password: 'correct horse' });
    return headers.getSetCookie()[0]!.split(';')[0]!;
  };

  site.test('register, sign out and in, and show why one of these fails, with the input', async visit => {
    const page = await visit('/account', { errors: [401, 409, 429] });
    const alert = async () => (await page.getByRole('alert').textContent())!;
    await fill(page, 'unknown', 'wrong password');
    await button(page, 'Sign in').click();
    assert.match(await alert(), /name or the password is wrong/);
    assert.equal(await page.getByLabel('Name').inputValue(), 'unknown');
    // A stubbed response: 30 real guesses take scrypt most of a minute.
    const { status, detail } = httpErrors.loginThrottled(1234);
    await page.route('**/api/session', route => route.fulfill({ status, json: { detail } }));
    await button(page, 'Sign in').click();
    await page.getByText('Try again in 1234 seconds').waitFor();
    await page.unroute('**/api/session');
    await site.server.register('taken');
    await button(page, 'Create an account instead').click();
    await fill(page, site.server.nameOf('taken'), 'correct horse');
    await button(page, 'Create an account').click();
    await page.getByText('This account name is taken, or looks like the name of another account.').waitFor();
    await fill(page, 'ines', 'correct horse');
    await button(page, 'Create an account').click();
    await heading(page, 'ines').waitFor();
    const [cookie] = await page.context().cookies();
    assert.deepEqual([cookie!.httpOnly, cookie!.sameSite], [true, 'Lax']);
    await page.getByRole('link', { name: 'several files' }).waitFor();
    await button(page, 'Sign out').click();
    await heading(page, 'Sign in').waitFor();
    await fill(page, 'ines', 'correct horse');
    await button(page, 'Sign in').click();
    await heading(page, 'ines').waitFor();
  });

  site.test('show usage; create a key, show it once and revoke it', async visit => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const page = await visit('/dashboard', { as: 'keys', permissions });
    await page.getByLabel('Name').fill('My laptop');
    await page.getByLabel('Access').selectOption('read');
    await button(page, 'Create a key').click();
    const key = (await page.locator('.new-key code').textContent())!;
    assert.match(key, /^at_sk_\w{36}$/);
    await button(page, 'Copy the key').click();
    assert.equal(await page.evaluate('navigator.clipboard.readText()'), key);
    const snippets = await page.locator('.snippet pre').allTextContents();
    assert.match(snippets[0]!, new RegExp(`curl .*${key}`, 's'));
    const { url, headers } = JSON.parse(snippets.at(-1)!).mcpServers.telltale;
    assert.deepEqual([url, headers.Authorization], [`${site.server.url}/api/mcp`, `Bearer ${key}`]);
    const owner = (await read(site.server.call('/api/config', { key }))).body.account;
    assert.equal(owner, site.server.nameOf('keys'));
    await site.server.call('/api/scan', { key, json: { text: 'five small words of text' } });

    await page.reload();
    await page.locator('.rows strong', { hasText: 'My laptop' }).waitFor();
    assert.ok(!(await page.locator('body').textContent())!.includes(key), 'it is shown only once');
    await button(page, /^Revoke/).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('No keys yet').waitFor();
    assert.equal((await site.server.call('/api/config', { key })).status, 401);
    await page.getByRole('link', { name: site.server.nameOf('keys'), exact: true }).click();
    const words = page.getByRole('meter', { name: 'Words scanned this month' });
    assert.equal(await words.getAttribute('aria-valuenow'), '5');
    assert.equal(await words.getAttribute('aria-valuetext'), '5 of 500,000');
  });

  site.test('list sessions, end them, change the password and delete the account', async visit => {
    const page = await visit('/account', { as: 'roamer', errors: [401] });
    const name = site.server.nameOf('roamer');
    const cookies = [await signIn(name), await signIn(name)];
    await page.reload();
    await page.getByText('This browser').waitFor();
    const others = page.getByText('Another browser');
    await others.nth(1).waitFor();
    await button(page, /^End the session/)
      .first()
      .click();
    await others.nth(1).waitFor({ state: 'detached' });
    await page.getByLabel('Current password').fill('wrong horse');
    await page.getByLabel('New password').fill('battery staple');
    await button(page, 'Change the password').click();
    await page.getByText('The current password is wrong.').waitFor();
    await page.getByLabel('Current password').fill('correct horse');
    await button(page, 'Change the password').click();
    await page.getByText('The password is changed.').waitFor();
    assert.equal(await page.getByLabel('New password').inputValue(), '');
    await others.waitFor({ state: 'detached' });
    for (const cookie of cookies)
      assert.equal((await site.server.call('/api/account', { cookie })).status, 401);
    await button(page, 'Sign out everywhere …').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await heading(page, 'Sign in').waitFor();

    await fill(page, name, 'battery staple');
    await button(page, 'Sign in').click();
    await button(page, 'Delete the account …').click();
    const dialog = page.getByRole('dialog');
    const confirm = button(page, 'Delete everything');
    assert.equal(await confirm.isDisabled(), true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await button(page, 'Delete the account …').click();
    await dialog.getByLabel(/Type/).fill(name);
    await confirm.click();
    await heading(page, 'Sign in').waitFor();
    await fill(page, name, 'battery staple');
    await button(page, 'Sign in').click();
    await page.getByText('The name or the password is wrong.').waitFor();
  });

  site.test('hide the registration form where registration is closed', async visit => {
    const page = await visit('/account');
    await page.route('**/api/config', async route => {
      const response = await route.fetch();
      const { features, ...rest } = (await response.json()) as { features: object };
      return route.fulfill({ response, json: { ...rest, features: { ...features, registration: false } } });
    });
    await page.reload();
    await page.getByText('Registration is closed on this server.').waitFor();
    assert.equal(await button(page, 'Create an account instead').count(), 0);
    await page.unroute('**/api/config');
  });
});
