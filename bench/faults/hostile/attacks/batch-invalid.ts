import { batchAttack } from '../batch-attack.js';

export const attack = batchAttack('batches of 30 MB of lines that are not JSON', 'x\n');
