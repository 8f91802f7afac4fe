/**
 * A disk that has no room: writes are refused with 503, nothing half-done is kept, reading goes on, and when there is room
 * again all is as before. Asked to end while there is none, it ends in time and leaves nothing half-written. The
 * service's own limit on the size of files stands for the disk (prlimit(1), Linux).
 */
import { execFileSync } from 'node:child_process';
import { openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { benchFolder, startTarget } from '../driver.js';
import { type Acknowledged, health, listed, missing, save, usage } from './client.js';
import { pause, type Verdict, verdict } from './verdict.js';

const callers = 8;
const savesMax = 4_000;
/** Promised between SIGTERM and the end. */
const endMs = 5_000;

const until = async (true_: () => boolean): Promise<void> => {
  while (!true_()) await pause(1);
};

export async function run(rounds = 3): Promise<Verdict> {
  const { folder, key, remove } = await benchFolder();
  const env = { DATA_DIR: folder, POOL_THREADS: '1', LOG_LEVEL: 'warn' };
  // On the same full disk.
  const log = openSync(join(folder, 'log'), 'a');
  const wrongs: string[] = [];
  const all: Acknowledged[] = [];
  let [refused, target] = [0, await startTarget('telltale', '../src/main.js', env, log)];
  const roomFor = (bytes: number | 'unlimited') =>
    execFileSync('prlimit', ['--pid', String(target.pid), `--fsize=${bytes}:unlimited`]);
  const size = () => statSync(join(folder, 'records', 'data.mdb')).size;

  const caller = { url: target.url, key, counted: 0 };
  let stopping = false;
  const saveMany = async (serial: string, count: number, enough: () => boolean) => {
    let sent = 0;
    const lane = async () => {
      while (sent < count && !enough()) {
        const told = await save(caller, `${serial}-${sent++}`).catch(() => 0);
        if (typeof told !== 'number') all.push(told);
        else if (told === 503) refused++;
        // What comes after the signal may find the door closed.
        else if (!stopping) wrongs.push(`a save was answered ${told}`);
      }
    };
    await Promise.all(Array.from({ length: callers }, lane));
  };
  const startAgain = async () => {
    target = await startTarget('telltale', '../src/main.js', env, log);
    caller.url = target.url;
    for (const each of all) {
      const wrong = await missing(caller, each);
      if (wrong !== null) wrongs.push(wrong);
    }
    await listed(caller, 'scan');
    await listed(caller, 'cleanup');
    const words = all.reduce((sum, each) => sum + each.words, 0);
    const counted = (await usage(caller)).words_this_month;
    if (counted < words) wrongs.push(`${counted} of ${words} words are counted`);
  };

  for (let round = 0; round < rounds; round++) {
    await saveMany(String(round), 50, () => false);
    const before = refused;
    // The last round leaves no room at all, not even for a counter.
    const none = round === rounds - 1;
    roomFor(none ? 4_096 : size() + 65_536);
    await saveMany(String(round), savesMax, () => refused - before > 100);
    if (refused === before) wrongs.push('the disk never filled');
    const readable = await missing(caller, all[0]!);
    if (readable !== null) wrongs.push(`on the full disk ${readable}`);
    const { status } = await health(target.url);
    if (none && status === 'ok') wrongs.push('health says ok on a full disk');

    roomFor('unlimited');
    for (let tries = 0; typeof (await save(caller, `after-${round}-${tries}1`)) === 'number'; tries++) {
      if (tries === 100) {
        wrongs.push('nothing is saved though there is room again');
        break;
      }
      await pause(50);
    }
    if ((await health(target.url)).status !== 'ok')
      wrongs.push('health is not ok though there is room again');
    if ((await target.stop()) !== 0) wrongs.push('it did not end in order');
    await startAgain();
  }

  const ends: string[] = [];
  for (const room of [() => 4_096, size]) {
    await saveMany('end', 50, () => false);
    roomFor(room());
    const before = refused;
    const saving = saveMany('end', savesMax, () => stopping);
    await Promise.race([saving, until(() => refused > before)]);
    if (refused === before) wrongs.push('the disk never filled');
    const signalled = performance.now();
    stopping = true;
    const code = await target.stop();
    const ms = performance.now() - signalled;
    if (ms > endMs) wrongs.push(`it took ${ms.toFixed(0)} ms to end on the full disk`);
    ends.push(`${ms.toFixed(0)} ms (${code})`);
    await saving;
    stopping = false;
    await startAgain();
  }
  if ((await target.stop()) !== 0) wrongs.push('it did not end in order');
  remove();
  return verdict(
    `${all.length} records acknowledged and kept, ${refused} refused with 503; asked to end meanwhile it did in ${ends.join(' and ')}`,
    wrongs,
  );
}
