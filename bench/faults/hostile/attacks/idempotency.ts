import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Attack } from '../attack.js';

const marker = 'HERONSONTHESLUICE';
const json = { 'content-type': 'application/json' };

function* filesOf(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesOf(path);
    else yield path;
  }
}

export const attack: Attack = {
  what: 'requests with save:false and an Idempotency-Key, each repeated',
  run: scenario =>
    scenario.steadily(n =>
      scenario.keyed({
        path: n % 2 ? '/api/scan' : '/api/cleanup',
        headers: { ...json, 'idempotency-key': `key ${n >> 2} ${n % 2}` },
        body: JSON.stringify({
          text: `${marker} number ${n >> 2}: a text that — said plainly — is not stored. `.repeat(200),
          save: false,
        }),
      }),
    ),
  async check({ folder }) {
    const found = [...filesOf(folder)].filter(path => readFileSync(path).includes(marker));
    return found.length === 0 ? [] : [`the text of a request with save:false is in ${found.length} files`];
  },
};
