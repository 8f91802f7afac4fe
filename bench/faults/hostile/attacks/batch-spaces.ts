import { batchAttack } from '../batch-attack.js';

export const attack = batchAttack('batches with one line of 30 MB of spaces', ' ');
