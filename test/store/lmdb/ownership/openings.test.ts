import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { after, afterEach, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { claim } from '../../../../src/store/lmdb/ownership/claim.js';
import type { FolderOwner } from '../../../../src/store/lmdb/ownership/owner.js';
import { openDurable } from '../../../../src/store/lmdb/records/open.js';
import { dropFolders, newFolder } from '../../folder.js';
import { account, assertStored, idOf } from '../../records.js';

const program = fileURLToPath(new URL('./child.js', import.meta.url));
after(dropFolders);

describe('openings of the store by processes of one owner', () => {
  let folder: string;
  let owner: FolderOwner;
  let children: ChildProcess[];
  beforeEach(async () => {
    folder = newFolder();
    children = [];
    owner = await claim(folder, assert.fail);
    const store = await owner.open(() => openDurable(folder));
    await store.createAccount(account('ann'));
    await store.close();
  });
  afterEach(async () => {
    await Promise.all(children.map(kill));
    owner.release();
  });

  function start(mode: string): ChildProcess {
    const child = owner.fork(program, [folder, mode], {}, mode === 'saves');
    children.push(child);
    return child;
  }

  async function kill(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Starts a process that saves records. Resolves after the first. */
  async function startWriter() {
    const child = start('saves');
    const saved: number[] = [];
    child.on('message', (message: { saved?: number }) => {
      if (message.saved !== undefined) saved.push(message.saved);
    });
    const next = async () => {
      const before = saved.length;
      while (saved.length === before) await once(child, 'message');
    };
    await next();
    return { child, saved, next };
  }

  async function assertAllStored(numbers: readonly number[]): Promise<void> {
    const store = await owner.open(() => openDurable(folder));
    for (const n of numbers) assertStored(await store.record('ann', 'scan', idOf(n)), n);
    await store.close();
  }

  it('lose no acknowledged record of a writer', async () => {
    const writer = await startWriter();
    for (let opened = 0; opened < 40; opened++) {
      if (opened % 8 === 0) await once(start('opens'), 'exit');
      else await owner.open(() => openDurable(folder)).then(store => store.close());
      await writer.next();
    }
    assert.equal(writer.child.exitCode, null);
    await kill(writer.child);
    await assertAllStored(writer.saved);
  });

  it('wait for a stopped writer, and go on when it ends', async () => {
    const { child } = await startWriter();
    child.kill('SIGSTOP');
    let opened = false;
    const opening = owner.open(() => {
      opened = true;
    });
    const opener = start('opens');
    // Time passes: a process that needs no permission starts and ends.
    await once(start('ends'), 'exit');
    assert.equal(opened, false);
    assert.equal(opener.exitCode, null);
    await kill(child);
    await opening;
    await once(opener, 'exit');
  });

  it('let writers go on when the process that opens is killed', async () => {
    const { child, saved, next } = await startWriter();
    const opener = start('hangs');
    for (let message = null; message !== 'opening'; ) [message] = await once(opener, 'message');
    const before = saved.length;
    await kill(opener);
    await next();
    assert.ok(saved.length > before);
    await kill(child);
    await assertAllStored(saved);
  });
});
