/** A serving process whose snapshot is its argument; without one, making a snapshot fails. */
import { joinExchange } from '../../../src/pools/processes/snapshot-exchange.js';

const snapshot = process.argv[2];
const gather = joinExchange(async () => {
  if (snapshot === undefined) throw new Error('no snapshot');
  return snapshot;
});
process.on('message', (message: object) => {
  if ('ask' in message) void gather().then(snapshots => process.send!({ snapshots }));
});
