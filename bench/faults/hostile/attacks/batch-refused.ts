import { batchAttack } from '../batch-attack.js';

export const attack = batchAttack(
  'batches of 30 MB of lines with a text that cannot be scanned',
  '{"text":""}\n',
);
