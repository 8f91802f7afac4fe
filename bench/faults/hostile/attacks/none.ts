import { pause } from '../../verdict.js';
import type { Attack } from '../attack.js';

/** The first row: what the machine itself costs the other clients. */
export const attack: Attack = {
  what: 'nothing, for comparison',
  run: () => pause(10_000),
};
