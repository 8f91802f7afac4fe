import assert from 'node:assert/strict';
import { type ChildProcess, fork as forkProgram } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { StoreUnavailable } from '../../../../src/store/errors.js';
import { claim, claimOrConnect } from '../../../../src/store/lmdb/ownership/claim.js';
import { FolderOwner } from '../../../../src/store/lmdb/ownership/owner.js';
import { openDurable } from '../../../../src/store/lmdb/records/open.js';
import { temporaryFolder } from '../../../temporary-folder.js';
import { account, assertStored, idOf } from '../../records.js';

const program = fileURLToPath(new URL('./child.js', import.meta.url));
const children: ChildProcess[] = [];
after(() => {
  for (const child of children) child.kill('SIGKILL');
});

function start(folder: string, mode: string): ChildProcess {
  const child = forkProgram(program, [folder, mode]);
  children.push(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const socketsIn = (folder: string) => readdirSync(folder).filter(name => name.endsWith('.sock'));

/** Claims the folder. `waits` resolves when the process reports that it waits. */
function claimLater(folder: string) {
  let report: (line: string) => void;
  const waits = new Promise<string>(resolve => {
    report = resolve;
  });
  return { owner: claim(folder, line => report(line)), waits };
}

describe('claim of a data folder', () => {
  it('has one owner at a time among processes that claim it at once', async () => {
    const folder = temporaryFolder();
    const all = Array.from({ length: 12 }, () => start(folder, 'takes turns'));
    const codes = await Promise.all(all.map(child => once(child, 'exit').then(([code]) => code)));
    assert.ok(codes.every(code => code === 0));
    assert.deepEqual(readdirSync(folder), []);
  });

  it('succeeds at once after kill -9 of the owner, and removes its socket', async () => {
    const folder = temporaryFolder();
    const first = start(folder, 'claims');
    await once(first, 'message');
    const [left] = socketsIn(folder);
    await kill(first);
    assert.deepEqual(socketsIn(folder), [left]);
    const owner = await claim(folder, assert.fail);
    assert.equal(socketsIn(folder).length, 1);
    assert.notEqual(socketsIn(folder)[0], left);
    owner.release();
    assert.deepEqual(socketsIn(folder), []);
  });

  it('waits for a command that owns the folder, also while that is stopped', async () => {
    const folder = temporaryFolder();
    const command = start(folder, 'claims');
    await once(command, 'message');
    command.kill('SIGSTOP');
    const { owner, waits } = claimLater(folder);
    assert.match(await waits, new RegExp(`waiting for process ${command.pid}, .*${folder}`));
    assert.equal(socketsIn(folder).length, 1, 'it does not claim while it waits');
    command.kill('SIGCONT');
    command.send('give up');
    (await owner).release();
  });

  it('waits for a process whose owner was killed, which ends without opening the store', async () => {
    const folder = temporaryFolder();
    const supervisor = start(folder, 'starts');
    const [pid] = await once(supervisor, 'message');
    process.kill(pid, 'SIGSTOP');
    await kill(supervisor);
    const { owner, waits } = claimLater(folder);
    await waits;
    process.kill(pid, 'SIGCONT');
    (await owner).release();
    assert.equal(existsSync(join(folder, 'records')), false);
  });

  it('waits for a service that ends in time', async () => {
    const folder = temporaryFolder();
    const service = start(folder, 'serves');
    await once(service, 'message');
    const lines: string[] = [];
    const onWait = (line: string) => {
      lines.push(line);
      service.kill('SIGKILL');
    };
    (await claim(folder, onWait, 'Stop it.', 60_000)).release();
    const line = `The store in ${folder} is in use by process ${service.pid}. Waiting for it to end`;
    assert.deepEqual(lines, [line]);
  });

  it('rejects a folder that a service owns, and connects a command to it', async () => {
    const folder = temporaryFolder();
    const service = start(folder, 'serves');
    await once(service, 'message');
    const message = `The store in ${folder} is in use by process ${service.pid}. Stop it.`;
    await assert.rejects(claim(folder, assert.fail, 'Stop it.'), { name: 'StoreUnavailable', message });
    const connected = await claimOrConnect(folder, assert.fail);
    assert.ok(!(connected instanceof FolderOwner));
    await kill(service);
    assert.equal(await connected.ready, null);
    await assert.rejects(connected.call('durable', 'accounts', []), /Nothing was changed/);
  });

  it('accepts a path that is longer than the address of a socket, and gives access to the user alone', async () => {
    const folder = join(temporaryFolder(), 'x'.repeat(120), 'data');
    const umask = process.umask(0);
    const owner = await claim(folder, assert.fail);
    process.umask(umask);
    assert.equal(statSync(folder).mode & 0o777, 0o700);
    assert.equal(statSync(join(folder, socketsIn(folder)[0]!)).mode & 0o777, 0o600);
    owner.release();
  });

  it('gives the socket of root to the owner of the folder', {
    skip: process.getuid!() !== 0 && 'needs root',
  }, async () => {
    const folder = temporaryFolder();
    chownSync(folder, 12_345, 12_345);
    const owner = await claim(folder, assert.fail);
    assert.equal(statSync(join(folder, socketsIn(folder)[0]!)).uid, 12_345);
    owner.release();
  });

  it('reports a folder that cannot contain a socket', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await assert.rejects(claim(file, assert.fail), StoreUnavailable);
  });
});

describe('openings of the store by processes of one owner', () => {
  let folder: string;
  let owner: FolderOwner;
  beforeEach(async () => {
    folder = temporaryFolder();
    owner = await claim(folder, assert.fail);
    const store = await owner.open(() => openDurable(folder));
    await store.createAccount(account('ann'));
    await store.close();
  });
  afterEach(async () => {
    await Promise.all(children.splice(0).map(kill));
    owner.release();
  });

  function fork(mode: string): ChildProcess {
    const child = owner.fork(program, [folder, mode], {}, mode === 'saves');
    children.push(child);
    return child;
  }

  /** Starts a process that saves records. Resolves after the first. */
  async function startWriter() {
    const child = fork('saves');
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
      if (opened % 8 === 0) await once(fork('opens'), 'exit');
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
    const opener = fork('opens');
    // Time passes: a process that needs no permission starts and ends.
    await once(fork('ends'), 'exit');
    assert.equal(opened, false);
    assert.equal(opener.exitCode, null);
    await kill(child);
    await opening;
    await once(opener, 'exit');
  });

  it('let writers go on when the process that opens is killed', async () => {
    const { child, saved, next } = await startWriter();
    const opener = fork('hangs');
    for (let message = null; message !== 'opening'; ) [message] = await once(opener, 'message');
    const before = saved.length;
    await kill(opener);
    await next();
    assert.ok(saved.length > before);
    await kill(child);
    await assertAllStored(saved);
  });
});
