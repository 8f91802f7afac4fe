import type { Attack } from '../attack.js';
import { password } from '../scenario.js';

const parallel = 300;
const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const keysMax = 100;
/** Keys that one account may mint in a few seconds: revoked keys take room, too. */
const mintedMax = 300;

export const attack: Attack = {
  what: `${parallel} keys minted at once, then minted and revoked for some seconds`,
  async run(scene) {
    const account = JSON.stringify({ name: scene.account, password });
    const { cookie } = await scene.send({ path: '/api/session', headers: json, body: account });
    if (cookie === undefined) return;
    const headers = { ...json, cookie };
    const held = async () => {
      const { text } = await scene.send({ path: '/api/keys', headers });
      try {
        return (JSON.parse(text) as { items: { id: string; revoked_at?: string | null }[] }).items;
      } catch {
        return [];
      }
    };
    let minted = 0;
    const mint = async () => {
      const reply = await scene.send({ path: '/api/keys', headers, body: '{}' });
      if (reply.status === 201) minted++;
      return reply;
    };
    await scene.burst(parallel, mint);
    const items = await held();
    scene.notes.set('held', items.filter(({ revoked_at }) => revoked_at == null).length);
    for (const { id } of items) await scene.send({ method: 'DELETE', path: `/api/keys/${id}`, headers });
    const until = performance.now() + 5_000;
    await scene.burst(8, async () => {
      while (performance.now() < until) {
        const { status, text } = await mint();
        if (status !== 201) return;
        const { id } = JSON.parse(text) as { id: string };
        await scene.send({ method: 'DELETE', path: `/api/keys/${id}`, headers });
      }
    });
    scene.notes.set('minted', minted);
  },
  async check({ notes }) {
    const problems: string[] = [];
    const [held, minted] = [notes.get('held') ?? 0, notes.get('minted') ?? 0];
    if (held === 0) problems.push('no key was minted');
    if (held > keysMax) problems.push(`the account held ${held} keys (target ${keysMax})`);
    if (minted > mintedMax) problems.push(`${minted} keys were minted in seconds (target ${mintedMax})`);
    return problems;
  },
};
