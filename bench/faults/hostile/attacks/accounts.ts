/** Sign-ins, keys and stored answers. */
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { pause } from '../../verdict.js';
import type { Attack } from '../attack.js';
import { owners } from '../attacker.js';

const json = { 'content-type': 'application/json' };

/**
 * Wrong passwords for each name from one address, while the background clients sign in to the same accounts.
 */
export const signIn: Attack = {
  run: attacker =>
    attacker.burst(31 * owners.length, n => {
      const body = JSON.stringify({ name: owners[n % owners.length], password: `a wrong guess ${n}` });
      return attacker.send({ path: '/api/session', headers: json, body });
    }),
};

const keysMax = 100;
/** Keys that one account may create in a few seconds. Revoked keys use storage, too. */
const createdMax = 300;

/** 300 keys created at once, then created and revoked for some seconds. */
export const keys: Attack = {
  async run(attacker) {
    const headers = await attacker.signIn();
    if (headers === null) return;
    let created = 0;
    const createKey = async () => {
      const reply = await attacker.send({ path: '/api/keys', headers, body: '{}' });
      if (reply.status === 201) created++;
      return reply;
    };
    const revoke = (id: string) => attacker.send({ method: 'DELETE', path: `/api/keys/${id}`, headers });
    await attacker.burst(300, createKey);
    const listed = await attacker.send({ path: '/api/keys', headers });
    const { items } = (listed.status === 200 ? JSON.parse(listed.text) : { items: [] }) as {
      items: { id: string; revoked_at?: string | null }[];
    };
    attacker.notes.set('active', items.filter(({ revoked_at }) => revoked_at == null).length);
    for (const { id } of items) await revoke(id);
    const until = performance.now() + 5_000;
    await attacker.burst(8, async () => {
      while (performance.now() < until) {
        const { status, text } = await createKey();
        if (status !== 201) return;
        await revoke((JSON.parse(text) as { id: string }).id);
      }
    });
    attacker.notes.set('created', created);
  },
  async check({ notes }) {
    const problems: string[] = [];
    const [active, created] = [notes.get('active') ?? 0, notes.get('created') ?? 0];
    if (active === 0) problems.push('no key was created');
    if (active > keysMax) problems.push(`the account has ${active} keys (target ${keysMax})`);
    if (created > createdMax) problems.push(`${created} keys were created in seconds (target ${createdMax})`);
    return problems;
  },
};

const line = `${JSON.stringify({ text: 'The ferry left at nine and came back at noon with nobody on board.' })}\n`;

/** A batch that continues after its key was revoked. */
export const revokedBatch: Attack = {
  async run(attacker) {
    const headers = await attacker.signIn();
    if (headers === null) return;
    const made = await attacker.send({ path: '/api/keys', headers, body: '{}' });
    const { id, key } = JSON.parse(made.text) as { id: string; key: string };
    let answers = '';
    const batch = request(`${attacker.url}/api/scan/batch`, {
      localAddress: attacker.address,
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
    });
    const answered = () => answers.split('"status":200').length - 1;
    const ended = new Promise<void>(resolve => {
      batch.on('response', response => {
        response.on('data', chunk => (answers += chunk));
        response.on('error', () => {});
        response.on('close', () => resolve());
      });
      batch.on('error', () => resolve());
    });
    const send = async (lines: number) => {
      for (let i = 0; i < lines && !batch.destroyed; i++) {
        batch.write(line);
        await pause(200);
      }
    };
    await send(4);
    attacker.notes.set('before', answered());
    await attacker.send({ method: 'DELETE', path: `/api/keys/${id}`, headers });
    await pause(1_200);
    const revoked = answered();
    await send(10);
    attacker.notes.set('after', answered() - revoked);
    batch.end();
    await Promise.race([ended, pause(5_000)]);
    batch.destroy();
  },
  async check({ notes }) {
    const after = notes.get('after') ?? 0;
    const problems =
      after > 0 ? [`${after} lines got a result more than a second after the key was revoked`] : [];
    if ((notes.get('before') ?? 0) === 0) problems.push('no line got a result before the revocation');
    return problems;
  },
};

const marker = 'HERONSONTHESLUICE';

/** Requests with save:false and an Idempotency-Key, each repeated. Their texts must not be stored. */
export const idempotency: Attack = {
  run: attacker =>
    attacker.steadily(n => {
      const text = `${marker} number ${n >> 2}: a text that — said plainly — is not stored. `.repeat(200);
      return attacker.keyed({
        path: n % 2 ? '/api/scan' : '/api/cleanup',
        headers: { ...json, 'idempotency-key': `key ${n >> 2} ${n % 2}` },
        body: JSON.stringify({ text, save: false }),
      });
    }),
  async check({ folder }) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(each => each.isFile());
    const found = files.filter(({ parentPath, name }) =>
      readFileSync(join(parentPath, name)).includes(marker),
    );
    return found.length === 0 ? [] : [`the text of a request with save:false is in ${found.length} files`];
  },
};
