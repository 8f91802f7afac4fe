/** Short forms of the fault scenarios in bench/faults. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { run as aborts } from '../../../bench/faults/aborts.js';
import { run as clock } from '../../../bench/faults/clock.js';
import { run as disk } from '../../../bench/faults/disk.js';
import { run as hostile } from '../../../bench/faults/hostile.js';
import { run as kills } from '../../../bench/faults/kills.js';
import { run as malformed } from '../../../bench/faults/malformed.js';
import { run as openings } from '../../../bench/faults/openings.js';
import { run as stop } from '../../../bench/faults/stop.js';
import type { Verdict } from '../../../bench/faults/verdict.js';
import { run as workers } from '../../../bench/faults/workers.js';

const onLinux = process.platform !== 'linux' && 'the measurements need Linux';
const withPrlimit = !existsSync('/usr/bin/prlimit') && 'prlimit (util-linux) is not installed';

const withCompiler = !existsSync('/usr/bin/cc') && 'there is no C compiler (cc)';

const assertPassed = async (fault: Promise<Verdict>) => {
  const { passed, summary } = await fault;
  assert.ok(passed, summary);
};

describe('service under faults', () => {
  it('loses, tears or forgets to count no acknowledged record after kill -9', () => assertPassed(kills(3)));
  it(
    'loses no acknowledged record while processes open the store on a slow disk',
    { skip: withCompiler },
    () => assertPassed(openings(6, 2)),
  );
  it('survives text workers that crash and hang', () => assertPassed(workers(120)));
  it('survives a disk without space for records, counters and logs', { skip: withPrlimit }, () =>
    assertPassed(disk(1)),
  );
  it('keeps limits and records when the clock jumps', () => assertPassed(clock(10)));
  it('runs no smuggled request', () => assertPassed(malformed()));
  it('keeps memory flat with clients that disconnect, never read or write slowly', { skip: onLinux }, () =>
    assertPassed(aborts(400, Number.POSITIVE_INFINITY)),
  );
  it('answers all requests before it stops on SIGTERM', () => assertPassed(stop(3)));
});

describe('service under attack', () => {
  for (const attack of ['pdf-bombs', 'validation', 'uploads', 'document-flood'])
    it(`releases its resources and stops: ${attack}`, { skip: onLinux }, () =>
      assertPassed(hostile([attack], true)),
    );
});
