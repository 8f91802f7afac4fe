import { pause } from '../../verdict.js';
import type { Attack } from '../attack.js';

/** The baseline: latency of the background clients without an attack. */
export const attack: Attack = {
  what: 'no attack, as a baseline',
  run: () => pause(10_000),
};
