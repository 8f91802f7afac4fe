/**
 * Program of a process that uses a data folder. Arguments: FOLDER MODE.
 *
 *     claims       claims the folder, reports `owned`, and gives it up at the first message
 *     takes turns  claims the folder, fails if another process is inside, gives it up and ends
 *     starts       claims the folder, starts `lingers`, reports its process id, and never answers it
 *     serves       claims the folder as a service and reports `owned`
 *
 * Processes that the owner starts:
 *
 *     lingers      asks to open the store, and stays
 *     saves        opens the store as a writer, saves records continuously and reports each acknowledged one
 *     opens        opens the store, reports `opened` and ends
 *     ends         opens nothing and ends
 *     hangs        gets the permission to open the store, reports `opening` and blocks
 */
import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { claim } from '../../../../src/store/lmdb/ownership/claim.js';
import { openAsMember } from '../../../../src/store/lmdb/ownership/member.js';
import { openDurable } from '../../../../src/store/lmdb/records/open.js';
import { record } from '../../records.js';

const [folder, mode] = process.argv.slice(2) as [string, string];
const program = fileURLToPath(import.meta.url);
const report = (message: unknown) =>
  new Promise<void>(resolve => process.send!(message, undefined, undefined, () => resolve()));
const block = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);

const modes: Record<string, () => Promise<void>> = {
  async claims() {
    const owner = await claim(folder, () => {});
    process.once('message', () => {
      owner.release();
      process.disconnect();
    });
    await report('owned');
  },
  async 'takes turns'() {
    const owner = await claim(folder, () => {});
    const inside = join(folder, 'inside');
    closeSync(openSync(inside, 'wx'));
    await delay(1);
    rmSync(inside);
    owner.release();
    process.disconnect();
  },
  async starts() {
    const owner = await claim(folder, () => {});
    const { pid } = owner.fork(program, [folder, 'lingers'], {}, true);
    await report(pid);
    block();
  },
  async serves() {
    const owner = await claim(folder, () => {});
    owner.socket!.announce({ service: process.pid });
    process.on('message', () => {});
    await report('owned');
  },
  async lingers() {
    await openAsMember(() => openDurable(folder));
  },
  async saves() {
    const store = await openAsMember(() => openDurable(folder));
    let last = 0;
    const runner = async () => {
      for (;;) {
        const n = ++last;
        await store.save('ann', record(n));
        await report({ saved: n });
      }
    };
    await Promise.all(Array.from({ length: 8 }, runner));
  },
  async opens() {
    await openAsMember(() => openDurable(folder));
    await report('opened');
    process.exit();
  },
  async ends() {
    process.disconnect();
  },
  async hangs() {
    await openAsMember(() => {
      process.send!('opening');
      block();
    });
  },
};
await modes[mode]!();
