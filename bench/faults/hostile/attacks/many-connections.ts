import { passage } from '../../../inputs/real-texts.js';
import type { Attack } from '../attack.js';

const connections = 1_500;
const json = { 'content-type': 'application/json' };

/** Requests that the service answers at once: counted, refused, invalid and unknown ones. */
const requests = [
  { path: '/api/scan', headers: json, body: JSON.stringify({ text: passage(30, 1) }) },
  { path: '/api/health' },
  { path: '/api/scan', headers: json, body: '{"text":7}' },
  { path: '/api/config' },
  { path: '/api/nothing' },
  { path: '/api/cleanup', headers: json, body: JSON.stringify({ text: passage(2_000, 2), save: false }) },
];

export const attack: Attack = {
  what: `requests on ${connections} connections at a time`,
  openFiles: 8_192,
  run: scenario =>
    scenario.repeatedly(connections, 1, n =>
      scenario.keyed({ ...requests[n % requests.length]!, from: `127.0.10.${1 + (n % 8)}` }),
    ),
};
