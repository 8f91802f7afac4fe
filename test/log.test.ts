import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { pino } from 'pino';
import { openApp } from '../src/app.js';
import { readConfig } from '../src/server/config.js';
import { memoryEngine } from './memory-engine.js';
import { temporaryFolder } from './server.js';

describe('log', () => {
  const folder = temporaryFolder();
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('contains every request id, and no text, key, password or cookie at any level', async () => {
    const lines: string[] = [];
    const config = readConfig({ PORT: '0', DATA_DIR: folder, POOL_THREADS: '1' });
    const engine = memoryEngine();
    const log = pino({ level: 'trace' }, { write: line => void lines.push(line) });
    const app = await openApp(config, log, { engine });
    const secrets = ['Marmalade skies', 'my-password-9931', 'private title', 'name-of-file'];
    const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      engine.inject(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: app.url, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    const made = await post('/api/account', { name: 'ann', password: secrets[1] });
    const cookie = made.headers.getSetCookie()[0]!.split(';')[0]!;
    const { key } = (await (await post('/api/keys', {}, { cookie })).json()) as { key: string };
    const bearer = { authorization: `Bearer ${key}` };
    const text = `${secrets[0]} over the harbour. `.repeat(20);
    const identified = { ...bearer, 'x-request-id': 'mine-1' };
    const scanned = await post('/api/scan', { text, title: secrets[2] }, identified);
    assert.equal(scanned.status, 200);
    // Failing requests are included, because errors are the most likely to leak input.
    await post('/api/scan', `{"text": "${secrets[0]}`, bearer);
    await post('/api/scan', { text: secrets[0], genre: secrets[0] }, bearer);
    await post('/api/session', { name: 'ann', password: `${secrets[1]}x` });
    await post('/api/extract', 'PK\u0003\u0004 not a zip', {
      ...bearer,
      'content-type': 'application/octet-stream',
      'x-filename': `${secrets[3]}.docx`,
    });
    await post('/api/fetch-url', { url: `http://127.0.0.1/?q=${encodeURIComponent(secrets[0]!)}` }, bearer);
    await engine.inject(`/api/scan?text=${encodeURIComponent(secrets[0]!)}`, { headers: bearer });
    await app.close();

    const written = lines.join('');
    assert.ok(lines.length >= 8, `${lines.length} lines`);
    assert.match(written, /"request":"mine-1","method":"POST","route":"\/api\/scan","status":200/);
    for (const secret of [...secrets, key, key.slice(6, 30), cookie.split('=')[1]!]) {
      assert.ok(!written.includes(secret), `the log contains ${secret}`);
      assert.ok(!written.includes(encodeURIComponent(secret)), `the log contains ${secret}, encoded`);
    }
  });
});
