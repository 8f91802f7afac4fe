import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { telltale } from '../../../programs.js';
import { sharedServer, sockets, type TestServer } from '../../../server.js';
import { openBatch } from '../scan/open-batch.js';

const one = `${JSON.stringify({ id: 'a', text: 'The gate was left open and the goat went to see about it.' })}\n`;
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

/**
 * Opens a batch for each credential, receives a result of each, and revokes. The only further output must be
 * the error line that ends each batch, although the clients have not sent the last line.
 */
async function assertBatchesEnd(
  url: string,
  credentials: readonly Record<string, string>[],
  revoke: () => Promise<unknown>,
  why: RegExp,
): Promise<void> {
  const batches = await Promise.all(credentials.map(credential => openBatch(url, credential)));
  for (const { sent } of batches) sent.write(one);
  for (const { line } of batches) assert.equal((await line()).status, 200);
  await revoke();
  for (const { sent, line } of batches) {
    const { detail, ...last } = await line();
    sent.write(one);
    assert.deepEqual(last, { index: 1, id: null, status: 401 });
    assert.match(String(detail), why);
    await assert.rejects(line(), /has ended/);
    sent.destroy();
  }
}

const createKey = async (
  server: TestServer,
  cookie: string,
  json = {},
): Promise<{ key: string; id: string }> => (await server.as({ cookie }).post('/api/keys', json)).body;

describe('an open batch', () => {
  let skewMs = 0;
  const server = sharedServer(sockets, {}, { now: () => Date.now() + skewMs });
  const cli = (...args: string[]) => telltale(args, { env: { DATA_DIR: server.folder } });
  const page = (cookie: string) => ({ cookie, origin: server.url });

  interface Owner {
    name: string;
    cookie: string;
    id: string;
  }
  const own = ({ cookie }: Owner) => server.as({ cookie });
  const rows: [what: string, by: 'key' | 'session' | 'both', end: (owner: Owner) => unknown, why: RegExp][] =
    [
      ['its key is revoked', 'key', owner => own(owner).remove(`/api/keys/${owner.id}`), /unknown, revoked/],
      ['another process revokes its key', 'key', ({ id }) => cli('keys', 'revoke', id), /revoked/],
      ['its session signs out', 'session', owner => own(owner).remove('/api/session'), /no session, or it/],
      ['its account is disabled', 'both', ({ name }) => cli('accounts', 'disable', name), /disabled/],
      ['its account is deleted', 'both', ({ name }) => cli('accounts', 'delete', name, '--yes'), /expired/],
      ['its key expires', 'key', () => (skewMs += 3_600_000), /expired/],
    ];
  for (const [i, [what, by, end, why]] of rows.entries())
    it(`ends when ${what}`, async () => {
      const cookie = await server.register(`owner-${i}`);
      const expires_at = new Date(Date.now() + 3_600_000).toISOString();
      const { key, id } = await createKey(server, cookie, { expires_at });
      const credentials = [bearer(key), page(cookie)].slice(by === 'session' ? 1 : 0, by === 'key' ? 1 : 2);
      const owner = { name: server.nameOf(`owner-${i}`), cookie, id };
      await assertBatchesEnd(server.url, credentials, async () => end(owner), why);
    });

  it('continues while its credential is valid, also when another one is revoked', async () => {
    const cookie = await server.register('stayer');
    const [stays, goes] = [await createKey(server, cookie), await createKey(server, cookie)];
    const { sent, line } = await openBatch(server.url, bearer(stays.key));
    const revoke = () => server.as({ cookie }).remove(`/api/keys/${goes.id}`);
    await assertBatchesEnd(server.url, [bearer(goes.key)], revoke, /revoked/);
    sent.end(one);
    assert.equal((await line()).status, 200);
    await assert.rejects(line(), /has ended/);
  });
});
