import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { FileRejected, PoolError } from '../../src/pools/errors.js';
import type { FilePoolOptions } from '../../src/pools/file-pool.js';
import { type DocumentPool, openDocumentPool } from '../../src/pools/file-pool.js';
import { nativePool } from './native.js';

const filename = fileURLToPath(new URL('unruly-documents.js', import.meta.url));

function pool(options: Partial<FilePoolOptions> = {}): DocumentPool {
  const made = openDocumentPool({ threads: 1, filename, workMs: 10_000, native: nativePool(), ...options });
  after(() => made.close());
  return made;
}
const own = { caller: 'a:own' };
const outcome = (documents: DocumentPool, name: string, caller = own.caller) =>
  documents
    .run('extractDocument', { filename: name, bytes: new Uint8Array(3), charsMax: 100 }, { caller })
    .then(
      answer => answer.text,
      error => (error instanceof PoolError ? error.reason : error),
    );

/**
 * Sends slow files of one address, then a quick file of each caller; returns the callers in the order of
 * completion.
 */
async function flooded(documents: DocumentPool, files: number, callers: string[]): Promise<string[]> {
  const order: string[] = [];
  const send = (name: string, caller: string) =>
    outcome(documents, name, caller).then(() => order.push(caller));
  await Promise.all([
    ...Array.from({ length: files }, () => send('slow', 'ip:flood')),
    ...callers.map(caller => send('quick', caller)),
  ]);
  return order;
}

describe('DocumentPool', () => {
  it('runs files in order', async () => {
    const documents = pool();
    assert.deepEqual(await Promise.all(['a', 'b'].map(name => outcome(documents, name))), ['a 3', 'b 3']);
  });

  it('rejects with the problem of a document', async () => {
    const error = await pool()
      .run('extractDocument', { filename: 'encrypted', bytes: new Uint8Array(1), charsMax: 100 }, own)
      .catch((error: unknown) => error);
    assert.ok(error instanceof FileRejected);
    assert.deepEqual([error.problem, error.message], ['encrypted', 'A password is needed.']);
  });

  it('terminates a thread that hangs and starts another', async () => {
    const documents = pool({ workMs: 1_000 });
    assert.deepEqual(await Promise.all(['hang', 'next'].map(name => outcome(documents, name))), [
      'workLimit',
      'next 3',
    ]);
  });

  it('replaces a thread that dies', async () => {
    const documents = pool();
    assert.deepEqual(await Promise.all(['crash', 'throw', 'next'].map(name => outcome(documents, name))), [
      'failed',
      'failed',
      'next 3',
    ]);
  });

  it('rejects files when its queue is full and after it is closed', async () => {
    const documents = pool({ queued: 1 });
    const results = await Promise.all(['a', 'b', 'c'].map(name => outcome(documents, name)));
    assert.deepEqual(results, ['a 3', 'b 3', 'queueFull']);
    await documents.close();
    assert.equal(await outcome(documents, 'late'), 'closed');
  });

  it('serves callers in turn, so a flood delays another caller by one file', async () => {
    const order = await flooded(pool(), 12, ['a:honest', 'a:other']);
    const floodFilesBefore = order.indexOf('a:other') - 1;
    assert.ok(floodFilesBefore <= 4, order.join(' '));
  });

  it('keeps callers with slow files off one thread, also when there are many of them', async () => {
    const documents = pool({ threads: 2, slowMs: 20 });
    // The time in which a thread starts does not count, and on a busy machine its end is noticed late.
    await Promise.all(['a:1', 'a:2'].map(caller => outcome(documents, 'quick', caller)));
    const attackers = Array.from({ length: 6 }, (_, i) => `ip:${i}`);
    const flood = () => Promise.all(attackers.map(caller => outcome(documents, 'slow', caller)));
    await flood();
    let left = attackers.length;
    const again = attackers.map(caller => outcome(documents, 'slow', caller).then(() => left--));
    assert.equal(documents.load.running, 1);
    assert.equal(await outcome(documents, 'quick', 'a:own'), 'quick 3');
    assert.ok(left >= attackers.length - 1, `${left} slow files left`);
    await Promise.all(again);
  });

  it('rejects a flooding caller and still queues the file of another', async () => {
    const documents = pool({ queued: 18 });
    const flood = Array.from({ length: 20 }, () => outcome(documents, 'slow', 'ip:flood'));
    const honest = outcome(documents, 'b', 'a:honest');
    const results = await Promise.all(flood);
    // One file runs, and eight ninths of the queue are used.
    assert.deepEqual([results.filter(result => result === 'queueFull').length, await honest], [3, 'b 3']);
  });

  it('limits the bytes of queued files', async () => {
    const documents = pool({ queuedBytes: 5 });
    const results = await Promise.all(['a', 'b', 'c'].map(name => outcome(documents, name)));
    assert.deepEqual(results, ['a 3', 'b 3', 'queueFull']);
  });

  it('drops a document when its client disconnects', async () => {
    const documents = pool();
    const first = outcome(documents, 'a');
    let abort = () => {};
    let failure = '';
    const register = (run: () => void) => {
      abort = run;
    };
    void documents
      .run(
        'extractDocument',
        { filename: 'hang', bytes: new Uint8Array(1), charsMax: 100 },
        { ...own, onAbort: register },
      )
      .catch((error: PoolError) => {
        failure = error.reason;
      });
    abort();
    await first;
    assert.equal(await outcome(documents, 'b'), 'b 3');
    assert.equal(failure, 'aborted');
  });

  it('copies bytes that share an ArrayBuffer and leaves the buffer usable', async () => {
    const shared = new Uint8Array(10);
    const answer = await pool().run(
      'extractDocument',
      {
        filename: 'part',
        bytes: shared.subarray(0, 3),
        charsMax: 100,
      },
      own,
    );
    assert.equal(answer.text, 'part 3');
    assert.equal(shared.length, 10);
  });
});
