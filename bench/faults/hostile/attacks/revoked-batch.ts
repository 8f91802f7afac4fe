import { request } from 'node:http';
import { pause } from '../../verdict.js';
import type { Attack } from '../attack.js';
import { password } from '../scenario.js';

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const line = `${JSON.stringify({ text: 'The ferry left at nine and came back at noon with nobody on board.' })}\n`;

export const attack: Attack = {
  what: 'a batch that goes on after its key was revoked',
  async run(scene) {
    const account = JSON.stringify({ name: scene.account, password });
    const { cookie } = await scene.send({ path: '/api/session', headers: json, body: account });
    if (cookie === undefined) return;
    const minted = await scene.send({ path: '/api/keys', headers: { ...json, cookie }, body: '{}' });
    const { id, key } = JSON.parse(minted.text) as { id: string; key: string };

    let answers = '';
    const batch = request({
      hostname: '127.0.0.1',
      port: scene.port,
      localAddress: scene.address,
      method: 'POST',
      path: '/api/scan/batch',
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
    scene.notes.set('before', answered());
    await scene.send({ method: 'DELETE', path: `/api/keys/${id}`, headers: { ...json, cookie } });
    await pause(1_200);
    const revoked = answered();
    await send(10);
    scene.notes.set('after', answered() - revoked);
    batch.end();
    await Promise.race([ended, pause(5_000)]);
    batch.destroy();
  },
  async check({ notes }) {
    const after = notes.get('after') ?? 0;
    const problems = after > 0 ? [`${after} lines were answered a second after the key was revoked`] : [];
    if ((notes.get('before') ?? 0) === 0) problems.push('no line was answered before it');
    return problems;
  },
};
