/**
 * Preloaded into a service (`node --import`): appends the long turns of its event loop to the file TURN_LOG.
 *
 * A timer fires in every turn that lasts longer than its interval, so the processor time that the main thread
 * used between two timers is that of one turn, and at most an interval more. Processor time comes from
 * Linux's schedstat (proc(5)): process.threadCpuUsage needs Node 23.9.
 */
import { openSync, readSync, writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const intervalMs = 1;
/** Shorter turns are not written. */
const writtenMs = 10;

const path = process.env.TURN_LOG;
// Threads and child processes of the service are not measured.
delete process.env.TURN_LOG;

if (path !== undefined && isMainThread) {
  const log = openSync(path, 'a');
  const schedstat = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
  const buffer = Buffer.alloc(64);
  const processorMs = () =>
    Number.parseInt(buffer.toString('latin1', 0, readSync(schedstat, buffer, 0, buffer.length, 0)), 10) / 1e6;

  let lastProcessor = processorMs();
  let last = performance.now();
  setInterval(() => {
    const processor = processorMs();
    const now = performance.now();
    const turn = { at: Date.now(), processorMs: processor - lastProcessor, wallMs: now - last };
    if (turn.processorMs > writtenMs || turn.wallMs > writtenMs) writeSync(log, `${JSON.stringify(turn)}\n`);
    lastProcessor = processor;
    last = now;
  }, intervalMs).unref();
}
