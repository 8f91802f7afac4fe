import type { Attack } from '../attack.js';
import { owners } from '../scenario.js';

const triesPerName = 31;

/** Meanwhile the background clients sign in to the same accounts from their own addresses. */
export const attack: Attack = {
  what: `${triesPerName} wrong passwords for each of ${owners.length} names from one address`,
  run: scenario =>
    scenario.burst(triesPerName * owners.length, n =>
      scenario.send({
        path: '/api/session',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: owners[n % owners.length], password: `a wrong guess ${n}` }),
      }),
    ),
};
