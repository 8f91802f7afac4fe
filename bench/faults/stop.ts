/**
 * Sends SIGTERM under load. Every request sent before it must get 200 or 503, and the service must exit with
 * 0.
 */

import { mulberry32 } from '../../src/training/statistics/random.js';
import { benchFolder, startTelltale } from '../driver.js';
import { RawConnection } from '../load/raw-connection.js';
import { requestMix } from '../load/request-mix.js';
import { stopProblems } from './scenario.js';
import { ProcessWatch } from './usage.js';
import { pause, type Verdict, verdict } from './verdict.js';

const callers = 32;

export async function run(times = 20): Promise<Verdict> {
  const { folder, key, remove } = await benchFolder();
  const requests = requestMix(key);
  const next = mulberry32(times);
  const failures: string[] = [];
  let slowestMs = 0;
  const tally = { answered: 0, rejected: 0, lateRefused: 0 };
  for (let round = 0; round < times; round++) {
    const target = await startTelltale({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
    const watch = new ProcessWatch(target.pid);
    const { hostname, port } = new URL(target.url);
    let signalled = false;
    let sent = 0;
    const calling = Array.from({ length: callers }, async (_, caller) => {
      const connection = new RawConnection(hostname, Number(port));
      // Every second round has a single caller, so that there are moments without a request.
      while (!signalled && (round % 2 === 0 || caller === 0)) {
        const { status } = await connection.send(requests[sent++ % requests.length]!);
        // Every fourth caller opens a new connection for each request.
        if (caller % 4 === 3) connection.close();
        if (status === 200) tally.answered++;
        else if (status === 503) tally.rejected++;
        else failures.push(`a request sent before the signal got ${status || 'a closed connection'}`);
      }
      // After the signal the connection may be refused.
      const { status } = await connection.send(requests[0]!);
      if (status === 0) tally.lateRefused++;
      connection.close();
    });
    await pause(300 + next() * 400);
    const asked = performance.now();
    const stopped = target.stop();
    signalled = true;
    await stopped;
    slowestMs = Math.max(slowestMs, performance.now() - asked);
    failures.push(...(await stopProblems({ stop: () => stopped }, watch)));
    await Promise.all(calling);
  }
  remove();
  return verdict(
    `${times} stops: ${tally.answered} answered, ${tally.rejected} rejected with 503, ${tally.lateRefused} refused after the signal; the slowest stop took ${slowestMs.toFixed(0)} ms`,
    failures,
  );
}
