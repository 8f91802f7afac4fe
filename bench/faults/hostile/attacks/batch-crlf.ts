import { batchAttack } from '../batch-attack.js';

export const attack = batchAttack('batches of 30 MB of blank lines that end with CRLF', '\r\n');
