/** SIGTERM under load: whatever was sent before the signal is answered, 200 or 503, and the program ends with 0. */

import { mulberry32 } from '../../src/training/statistics/random.js';
import { benchFolder, startTarget } from '../driver.js';
import { Wire } from '../load/raw-connection.js';
import { mix } from '../load/request-mix.js';
import { Watch } from './hostile/process-usage.js';
import { pause, type Verdict, verdict } from './verdict.js';

const callers = 32;
const guardMegabytes = 1_500;

export async function run(times = 20): Promise<Verdict> {
  const { folder, key, remove } = await benchFolder();
  const requests = mix(key);
  const next = mulberry32(times);
  const wrongs: string[] = [];
  let slowestMs = 0;
  const tally = { answered: 0, told: 0, lateUnheard: 0 };
  for (let round = 0; round < times; round++) {
    const target = await startTarget('telltale', '../src/main.js', { DATA_DIR: folder, LOG_LEVEL: 'silent' });
    const watch = new Watch(target.pid, guardMegabytes);
    const { hostname, port } = new URL(target.url);
    let signalled = false;
    let sent = 0;
    const calling = Array.from({ length: callers }, async (_, lane) => {
      const wire = new Wire(hostname, Number(port));
      // A round of one caller has moments without any request, the others never.
      while (!signalled && (round % 2 === 0 || lane === 0)) {
        const { status } = await wire.send(requests[sent++ % requests.length]!);
        // Some come with a connection of their own every time.
        if (lane % 4 === 3) wire.close();
        if (status === 200) tally.answered++;
        else if (status === 503) tally.told++;
        else
          wrongs.push(
            `a request sent before the signal was answered ${status || 'with a closed connection'}`,
          );
      }
      // What comes after the signal may find the door closed.
      const { status } = await wire.send(requests[0]!);
      if (status === 0) tally.lateUnheard++;
      wire.close();
    });
    await pause(300 + next() * 400);
    const asked = performance.now();
    const stopped = target.stop();
    signalled = true;
    const code = await stopped;
    if (code !== 0) wrongs.push(`it ended with ${code}`);
    slowestMs = Math.max(slowestMs, performance.now() - asked);
    watch.stop();
    if (watch.left > 0) wrongs.push(`${watch.left} processes outlived it`);
    await Promise.all(calling);
  }
  remove();
  return verdict(
    `${times} stops: ${tally.answered} answered, ${tally.told} told to come back, ${tally.lateUnheard} that came after the signal found a closed door, the slowest stop took ${slowestMs.toFixed(0)} ms`,
    wrongs,
  );
}
