/** A worker whose tasks leave 8 MB of garbage, and that broadcasts how many bytes each collection freed. */
import { getHeapStatistics } from 'node:v8';
import { BroadcastChannel } from 'node:worker_threads';
import * as worker from '../../src/pools/tasks/worker.js';

export default () => new Array(1_000_000).fill(0).length;

export function collectGarbage(): void {
  const before = getHeapStatistics().used_heap_size;
  worker.collectGarbage();
  const channel = new BroadcastChannel('freed');
  channel.postMessage(before - getHeapStatistics().used_heap_size);
  channel.close();
}
