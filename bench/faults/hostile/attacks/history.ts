import { passage } from '../../../inputs/real-texts.js';
import type { Attack } from '../attack.js';

const records = 200;
const json = { 'content-type': 'application/json' };

export const attack: Attack = {
  what: `lists of ${records} records of the history, 16 at a time`,
  async run(scenario) {
    await scenario.burst(records, n =>
      scenario.keyed({
        path: '/api/scan',
        headers: json,
        body: JSON.stringify({ text: passage(60, n), title: 'é'.repeat(200) }),
      }),
    );
    await scenario.repeatedly(16, 1, n =>
      scenario.keyed({
        path: `/api/scan?limit=${records}${n % 2 ? '&fields=items.preview,items.title' : ''}`,
      }),
    );
  },
};
