/** The faults of bench/faults that can be had in a moment, each shorter than there. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { run as aborts } from '../../bench/faults/aborts.js';
import { run as clock } from '../../bench/faults/clock.js';
import { run as disk } from '../../bench/faults/disk.js';
import { run as hostile } from '../../bench/faults/hostile.js';
import { run as kills } from '../../bench/faults/kills.js';
import { run as malformed } from '../../bench/faults/malformed.js';
import { run as stop } from '../../bench/faults/stop.js';
import type { Verdict } from '../../bench/faults/verdict.js';
import { run as workers } from '../../bench/faults/workers.js';

const onLinux = process.platform !== 'linux' && 'what is measured is Linux’s';
const withPrlimit = !existsSync('/usr/bin/prlimit') && 'prlimit (util-linux) is not installed';

const stands = async (fault: Promise<Verdict>) => {
  const { stood, told } = await fault;
  assert.ok(stood, told);
};

describe('the service stands', () => {
  it('kill -9 while it writes: nothing acknowledged is lost, torn or uncounted', () => stands(kills(3)));
  it('text threads that crash and hang', () => stands(workers(120)));
  it('a disk without room for records, counters and logs', { skip: withPrlimit }, () => stands(disk(1)));
  it('a clock that jumps', () => stands(clock(10)));
  it('malformed requests with others hidden in them', () => stands(malformed()));
  it('callers who go away, read nothing, or write a byte at a time', { skip: onLinux }, () =>
    stands(aborts(400)),
  );
  it('SIGTERM under load', () => stands(stop(3)));
});

describe('after an attack, the service has given back its memory, processor, threads and processes, and stops in time', () => {
  const briefly = { seconds: 3, settleMs: 1_000, afterMs: 2_000, hasOthers: false };
  for (const attack of ['svg-filters', 'validation', 'uploads', 'document-flood'])
    it(attack, { skip: onLinux }, () => stands(hostile([attack], briefly)));
});
