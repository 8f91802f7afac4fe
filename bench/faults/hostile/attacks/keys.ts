import type { Attack } from '../attack.js';
import { password } from '../scenario.js';

const parallel = 300;
const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const keysMax = 100;
/** Keys that one account may create in a few seconds. Revoked keys use storage, too. */
const createdMax = 300;

export const attack: Attack = {
  what: `${parallel} keys created at once, then created and revoked for some seconds`,
  async run(scenario) {
    const account = JSON.stringify({ name: scenario.account, password });
    const { cookie } = await scenario.send({ path: '/api/session', headers: json, body: account });
    if (cookie === undefined) return;
    const headers = { ...json, cookie };
    const listKeys = async () => {
      const { text } = await scenario.send({ path: '/api/keys', headers });
      try {
        return (JSON.parse(text) as { items: { id: string; revoked_at?: string | null }[] }).items;
      } catch {
        return [];
      }
    };
    let created = 0;
    const createKey = async () => {
      const reply = await scenario.send({ path: '/api/keys', headers, body: '{}' });
      if (reply.status === 201) created++;
      return reply;
    };
    await scenario.burst(parallel, createKey);
    const items = await listKeys();
    scenario.notes.set('active', items.filter(({ revoked_at }) => revoked_at == null).length);
    for (const { id } of items) await scenario.send({ method: 'DELETE', path: `/api/keys/${id}`, headers });
    const until = performance.now() + 5_000;
    await scenario.burst(8, async () => {
      while (performance.now() < until) {
        const { status, text } = await createKey();
        if (status !== 201) return;
        const { id } = JSON.parse(text) as { id: string };
        await scenario.send({ method: 'DELETE', path: `/api/keys/${id}`, headers });
      }
    });
    scenario.notes.set('created', created);
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
