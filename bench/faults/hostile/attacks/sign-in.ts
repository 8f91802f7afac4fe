import type { Attack } from '../attack.js';
import { owners } from '../scenario.js';

const triesPerName = 31;

/** The owners go on signing in from their own addresses: the clients beside the attack. */
export const attack: Attack = {
  what: `${triesPerName} wrong passwords for each of ${owners.length} names from one address`,
  run: scene =>
    scene.burst(triesPerName * owners.length, n =>
      scene.send({
        path: '/api/session',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: owners[n % owners.length], password: `a wrong guess ${n}` }),
      }),
    ),
};
