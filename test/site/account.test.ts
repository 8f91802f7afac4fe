import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { httpErrors } from '../../src/contract/errors.js';
import { read } from '../server.js';
import { noChromium, suiteSite } from './browser.js';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

async function fill(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
}

describe('account pages', { skip: noChromium }, () => {
  const site = suiteSite();

  it('registers, signs out and signs in again', () =>
    site.visit('/account', async page => {
      await button(page, 'Create an account instead').click();
      await fill(page, 'ines', 'correct horse');
      await button(page, 'Create an account').click();
      await page.getByRole('heading', { name: 'ines' }).waitFor();
      const [cookie] = await page.context().cookies();
      assert.equal(cookie!.httpOnly, true);
      assert.equal(cookie!.sameSite, 'Lax');
      await button(page, 'Sign out').click();
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      await fill(page, 'ines', 'correct horse');
      await button(page, 'Sign in').click();
      await page.getByRole('heading', { name: 'ines' }).waitFor();
    }));

  it('shows the error of a failed sign-in or registration and keeps the input', () =>
    site.visit(
      '/account',
      async page => {
        await fill(page, 'unknown', 'wrong password');
        await button(page, 'Sign in').click();
        assert.match((await page.getByRole('alert').textContent())!, /name or the password is wrong/);
        assert.equal(await page.getByLabel('Name').inputValue(), 'unknown');
        await site.server.register('taken');
        await button(page, 'Create an account instead').click();
        await fill(page, 'taken', 'correct horse');
        await button(page, 'Create an account').click();
        await page
          .getByText('This account name is taken, or looks like the name of another account.')
          .waitFor();
      },
      { errors: [401, 409] },
    ));

  it('shows how long a throttled sign-in must wait', () =>
    site.visit(
      '/account',
      async page => {
        // A stubbed response: 30 real guesses take scrypt most of a minute.
        const { status, detail } = httpErrors.loginThrottled(1234);
        const answer = { status, contentType: 'application/json', body: JSON.stringify({ detail }) };
        await page.route('**/api/session', route => route.fulfill(answer));
        await fill(page, 'victim', 'guess guess');
        await button(page, 'Sign in').click();
        assert.match((await page.getByRole('alert').textContent())!, /Try again in 1234 seconds/);
      },
      { errors: [429] },
    ));

  it('creates a key, shows it once and revokes it', () =>
    site.visit(
      '/dashboard',
      async page => {
        await page.getByLabel('Name').fill('My laptop');
        await page.getByLabel('Access').selectOption('read');
        await button(page, 'Create a key').click();
        const key = (await page.locator('.new-key code').textContent())!;
        assert.match(key, /^at_sk_\w{36}$/);
        await button(page, 'Copy the key').click();
        assert.equal(await page.evaluate('navigator.clipboard.readText()'), key);
        assert.match(
          (await page.locator('.snippet pre').first().textContent())!,
          new RegExp(`curl .*${key}`, 's'),
        );
        const mcp = JSON.parse((await page.locator('.snippet pre').last().textContent())!);
        assert.equal(mcp.mcpServers.telltale.url, `${site.server.url}/api/mcp`);
        assert.equal(mcp.mcpServers.telltale.headers.Authorization, `Bearer ${key}`);
        assert.equal((await read(site.server.call('/api/config', { key }))).body.account, 'keys');

        await page.reload();
        await page.locator('.rows strong', { hasText: 'My laptop' }).waitFor();
        assert.doesNotMatch(
          (await page.locator('body').textContent())!,
          new RegExp(key),
          'it is shown only once',
        );
        await button(page, /^Revoke/).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
        await page.getByText('No keys yet').waitFor();
        assert.equal((await site.server.call('/api/config', { key })).status, 401);
      },
      { as: 'keys', permissions: ['clipboard-read', 'clipboard-write'] },
    ));

  it('shows usage and limits', () =>
    site.visit(
      '/dashboard',
      async page => {
        await page.evaluate(`fetch('/api/scan', { method: 'POST', headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ text: 'five small words of text' }) })`);
        await page.reload();
        const words = page.getByRole('meter', { name: 'Words scanned this month' });
        assert.equal(await words.getAttribute('aria-valuenow'), '5');
        assert.equal(await words.getAttribute('aria-valuetext'), '5 of 500,000');
      },
      { as: 'usage' },
    ));

  it('changes the password and rejects a wrong current one', () =>
    site.visit(
      '/account',
      async page => {
        const elsewhere = await read(
          site.server.call('/api/session', { json: { name: 'changer', password: 'correct horse' } }),
        );
        const other = elsewhere.headers.getSetCookie()[0]!.split(';')[0]!;
        await page.reload();
        await page.getByText('Another browser').waitFor();
        await page.getByLabel('Current password').fill('wrong horse');
        await page.getByLabel('New password').fill('battery staple');
        await button(page, 'Change the password').click();
        await page.getByText('The current password is wrong.').waitFor();
        await page.getByLabel('Current password').fill('correct horse');
        await button(page, 'Change the password').click();
        await page.getByText('The password is changed.').waitFor();
        assert.equal(await page.getByLabel('New password').inputValue(), '');
        await page.getByText('Another browser').waitFor({ state: 'detached' });
        assert.equal((await site.server.call('/api/account', { cookie: other })).status, 401);
        await page.reload();
        await page.getByRole('heading', { name: 'changer' }).waitFor();
      },
      { as: 'changer', errors: [401] },
    ));

  it('lists sessions, ends one and signs out everywhere', () =>
    site.visit(
      '/account',
      async page => {
        const signIn = () =>
          site.server.call('/api/session', { json: { name: 'roamer', password: 'correct horse' } });
        await signIn();
        await signIn();
        await page.reload();
        await page.getByText('This browser').waitFor();
        const others = page.getByText('Another browser');
        assert.equal(await others.count(), 2);
        await button(page, /^End the session/)
          .first()
          .click();
        await others.nth(1).waitFor({ state: 'detached' });
        await button(page, 'Sign out everywhere …').click();
        await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
        await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      },
      { as: 'roamer' },
    ));

  it('deletes the account only after its name is typed', () =>
    site.visit(
      '/account',
      async page => {
        await button(page, 'Delete the account …').click();
        const dialog = page.getByRole('dialog');
        const confirm = dialog.getByRole('button', { name: 'Delete everything' });
        assert.equal(await confirm.isDisabled(), true);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        await button(page, 'Delete the account …').click();
        await dialog.getByLabel(/Type/).fill('leaver');
        await confirm.click();
        await page.getByRole('heading', { name: 'Sign in' }).waitFor();
        await fill(page, 'leaver', 'correct horse');
        await button(page, 'Sign in').click();
        await page.getByText('The name or the password is wrong.').waitFor();
      },
      { as: 'leaver', errors: [401] },
    ));

  it('rejects a sign-out request from another origin', () =>
    site.visit(
      '/account',
      async page => {
        const cookie = (await page.context().cookies())
          .map(({ name, value }) => `${name}=${value}`)
          .join('; ');
        const headers = { origin: 'https://elsewhere.example' };
        assert.equal(
          (await site.server.call('/api/session', { method: 'DELETE', cookie, headers })).status,
          403,
        );
        await page.reload();
        await page.getByRole('heading', { name: 'visited' }).waitFor();
      },
      { as: 'visited' },
    ));
});

describe('site with registration closed', { skip: noChromium }, () => {
  const site = suiteSite({ REGISTRATION: 'closed' });

  it('hides the registration form', () =>
    site.visit('/account', async page => {
      await page.getByText('Registration is closed on this server.').waitFor();
      assert.equal(await button(page, 'Create an account instead').count(), 0);
    }));
});
