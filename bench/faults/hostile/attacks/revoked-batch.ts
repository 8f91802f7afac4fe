import { request } from 'node:http';
import { pause } from '../../verdict.js';
import type { Attack } from '../attack.js';
import { password } from '../scenario.js';

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const line = `${JSON.stringify({ text: 'The ferry left at nine and came back at noon with nobody on board.' })}\n`;

export const attack: Attack = {
  what: 'a batch that continues after its key was revoked',
  async run(scenario) {
    const account = JSON.stringify({ name: scenario.account, password });
    const { cookie } = await scenario.send({ path: '/api/session', headers: json, body: account });
    if (cookie === undefined) return;
    const minted = await scenario.send({ path: '/api/keys', headers: { ...json, cookie }, body: '{}' });
    const { id, key } = JSON.parse(minted.text) as { id: string; key: string };

    let answers = '';
    const batch = request({
      hostname: '127.0.0.1',
      port: scenario.port,
      localAddress: scenario.address,
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
    scenario.notes.set('before', answered());
    await scenario.send({ method: 'DELETE', path: `/api/keys/${id}`, headers: { ...json, cookie } });
    await pause(1_200);
    const revoked = answered();
    await send(10);
    scenario.notes.set('after', answered() - revoked);
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
