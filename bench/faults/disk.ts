/**
 * Fills the disk. Writes must get 503 without partial records, reads must continue, and the service must
 * recover when there is space again. SIGTERM on a full disk must end it in time without partial writes. A
 * file-size limit on the process simulates the full disk (prlimit(1), Linux).
 */
import { execFileSync } from 'node:child_process';
import { openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { benchFolder, startTelltale } from '../driver.js';
import { type AcknowledgedRecord, health, listedIds, recordProblem, save, usage } from './client.js';
import { pause, type Verdict, verdict } from './verdict.js';

const callers = 8;
const savesMax = 4_000;
/** Maximum time from SIGTERM to exit. */
const stopMs = 5_000;

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await pause(1);
};

export async function run(rounds = 3): Promise<Verdict> {
  const { folder, key, remove } = await benchFolder();
  const env = { DATA_DIR: folder, POOL_THREADS: '1', LOG_LEVEL: 'warn' };
  // The log is on the same full disk.
  const log = openSync(join(folder, 'log'), 'a');
  const failures: string[] = [];
  const all: AcknowledgedRecord[] = [];
  let [rejected, target] = [0, await startTelltale(env, { log })];
  const limitFileSize = (bytes: number | 'unlimited') =>
    execFileSync('prlimit', ['--pid', String(target.pid), `--fsize=${bytes}:unlimited`]);
  const size = () => statSync(join(folder, 'records', 'data.mdb')).size;

  const caller = { url: target.url, key, counted: 0 };
  let stopping = false;
  const saveMany = async (serial: string, count: number, enough: () => boolean) => {
    let sent = 0;
    const writer = async () => {
      while (sent < count && !enough()) {
        const saved = await save(caller, `${serial}-${sent++}`).catch(() => 0);
        if (typeof saved !== 'number') all.push(saved);
        else if (saved === 503) rejected++;
        // After the signal the connection may be rejected.
        else if (!stopping) failures.push(`a save returned ${saved}`);
      }
    };
    await Promise.all(Array.from({ length: callers }, writer));
  };
  const restart = async () => {
    target = await startTelltale(env, { log });
    caller.url = target.url;
    for (const each of all) {
      const wrong = await recordProblem(caller, each);
      if (wrong !== null) failures.push(wrong);
    }
    await listedIds(caller, 'scan');
    await listedIds(caller, 'cleanup');
    const words = all.reduce((sum, each) => sum + each.words, 0);
    const counted = (await usage(caller)).words_this_month;
    if (counted < words) failures.push(`${counted} of ${words} words are counted`);
  };

  for (let round = 0; round < rounds; round++) {
    await saveMany(String(round), 50, () => false);
    const before = rejected;
    // The last round leaves no space at all, not even for a counter.
    const noSpace = round === rounds - 1;
    limitFileSize(noSpace ? 4_096 : size() + 65_536);
    await saveMany(String(round), savesMax, () => rejected - before > 100);
    if (rejected === before) failures.push('the disk never filled');
    const readable = await recordProblem(caller, all[0]!);
    if (readable !== null) failures.push(`on the full disk ${readable}`);
    const { status } = await health(target.url);
    if (noSpace && status === 'ok') failures.push('health is ok on a full disk');

    limitFileSize('unlimited');
    for (let tries = 0; typeof (await save(caller, `after-${round}-${tries}1`)) === 'number'; tries++) {
      if (tries === 100) {
        failures.push('no save succeeds although there is space again');
        break;
      }
      await pause(50);
    }
    if ((await health(target.url)).status !== 'ok')
      failures.push('health is not ok although there is space again');
    if ((await target.stop()) !== 0) failures.push('the service did not exit with 0');
    await restart();
  }

  const stops: string[] = [];
  for (const fileBytes of [() => 4_096, size]) {
    await saveMany('end', 50, () => false);
    limitFileSize(fileBytes());
    const before = rejected;
    const saving = saveMany('end', savesMax, () => stopping);
    await Promise.race([saving, until(() => rejected > before)]);
    if (rejected === before) failures.push('the disk never filled');
    const signalled = performance.now();
    stopping = true;
    const code = await target.stop();
    const ms = performance.now() - signalled;
    if (ms > stopMs) failures.push(`the stop on the full disk took ${ms.toFixed(0)} ms`);
    stops.push(`${ms.toFixed(0)} ms (${code})`);
    await saving;
    stopping = false;
    await restart();
  }
  if ((await target.stop()) !== 0) failures.push('the service did not exit with 0');
  remove();
  return verdict(
    `${all.length} records acknowledged and stored, ${rejected} requests rejected with 503; SIGTERM on the full disk ended the service in ${stops.join(' and ')}`,
    failures,
  );
}
