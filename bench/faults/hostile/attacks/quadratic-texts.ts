import { storedCases } from '../../../shapes/stored.js';
import { textOf } from '../../../shapes/texts.js';
import type { Attack } from '../attack.js';

const chars = 48_000;
const json = { 'content-type': 'application/json' };

export const attack: Attack = {
  what: 'the worst known texts of 48,000 characters, sent to scan, cleanup and rewrite',
  run(scenario) {
    const cases = storedCases();
    return scenario.steadily(n => {
      const { text } = cases[n % cases.length]!;
      if (n % 3 === 0) {
        const part = textOf(text, 1_190);
        const sentences = Array.from({ length: 20 }, (_, i) => ({ id: `s${i}`, text: part }));
        const body = JSON.stringify({ sentences, mode: 'formal' });
        return scenario.keyed({ path: '/api/rewrite/stream', headers: json, body });
      }
      const body = JSON.stringify({ text: textOf(text, chars), save: false, contractions: true });
      return scenario.keyed({ path: n % 3 === 1 ? '/api/scan' : '/api/cleanup', headers: json, body });
    });
  },
};
