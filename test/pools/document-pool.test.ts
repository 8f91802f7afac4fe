import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { LimiterFull } from '../../src/pools/concurrency/limiter.js';
import { FileRejected, PoolError } from '../../src/pools/errors.js';
import { type DocumentPool, openDocumentPool } from '../../src/pools/file-pool.js';
import { type Limits, setLimits } from '../limits.js';
import { nativePool } from './native.js';

const filename = fileURLToPath(new URL('unruly-documents.js', import.meta.url));

function open(changes: Limits = {}, threads = 1): DocumentPool {
  setLimits({ documentWorkMs: 10_000, ...changes });
  const documents = openDocumentPool({ threads, filename, native: nativePool() });
  after(() => documents.close());
  return documents;
}
type RunOptions = Partial<Parameters<DocumentPool['run']>[2]>;

/** The text of the answer, or the reason of the error. */
const outcome = (
  documents: DocumentPool,
  name: string,
  options: RunOptions = {},
  bytes: Uint8Array = new Uint8Array(3),
): Promise<string> =>
  documents
    .run(
      'extractDocument',
      { filename: name, bytes, charsMax: 100 },
      { caller: { subject: 'a:own' }, ...options },
    )
    .then(
      answer => answer.text,
      error => {
        if (error instanceof FileRejected) return `${error.problem}: ${error.message}`;
        return error instanceof LimiterFull ? 'queueFull' : error instanceof PoolError ? error.reason : error;
      },
    );
const outcomes = (documents: DocumentPool, ...names: string[]) =>
  Promise.all(names.map(name => outcome(documents, name)));

describe('DocumentPool', () => {
  it('runs files in order, and rejects with the problem of a document', async () => {
    const problem = 'encrypted: A password is needed.';
    assert.deepEqual(await outcomes(open(), 'a', 'encrypted', 'b'), ['a 3', problem, 'b 3']);
  });

  it('replaces a thread that hangs or dies', async () => {
    const documents = open({ documentWorkMs: 1_000 });
    const [hung, ...others] = await outcomes(documents, 'hang', 'crash', 'throw', 'next');
    // On a busy machine it may not have had its processor time when ten times as long has passed.
    assert.match(hung!, /^(?:workLimit|busy)$/);
    assert.deepEqual(others, ['failed', 'failed', 'next 3']);
  });

  it('rejects a document whose thread runs out of heap', async () => {
    assert.equal(
      await outcome(open({ documentWorkMs: 600_000, documentWaitMs: 600_000 }), 'fill'),
      'outOfMemory',
    );
  });

  it('rejects files when its queue is full and after it is closed', async () => {
    const documents = open({ queuedDocuments: 1 });
    assert.deepEqual(await outcomes(documents, 'a', 'b', 'c'), ['a 3', 'b 3', 'queueFull']);
    await documents.close();
    assert.equal(await outcome(documents, 'late'), 'closed');
  });

  it('limits the bytes of queued files', async () => {
    const results = await outcomes(open({ queuedDocumentBytes: 5 }), 'a', 'b', 'c');
    assert.deepEqual(results, ['a 3', 'b 3', 'queueFull']);
  });

  it('keeps callers with slow files off one thread, also when there are many of them', async () => {
    const documents = open({ slowFileMs: 20 }, 2);
    // The time in which a thread starts does not count, and on a busy machine its end is noticed late.
    await Promise.all(['a:1', 'a:2'].map(subject => outcome(documents, 'quick', { caller: { subject } })));
    const attackers = Array.from({ length: 6 }, (_, i) => ({ caller: { subject: `ip:${i}` } }));
    await Promise.all(attackers.map(caller => outcome(documents, 'slow', caller)));
    let left = attackers.length;
    const again = attackers.map(caller => outcome(documents, 'slow', caller).then(() => left--));
    assert.equal(documents.load.running, 1);
    assert.equal(await outcome(documents, 'quick'), 'quick 3');
    assert.ok(left >= attackers.length - 1, `${left} slow files left`);
    await Promise.all(again);
  });

  it('drops a document when its client disconnects', async () => {
    const documents = open();
    const first = outcome(documents, 'a');
    let abort = () => {};
    const dropped = outcome(documents, 'hang', { onAbort: run => (abort = run) });
    abort();
    assert.deepEqual(await Promise.all([first, outcome(documents, 'b'), dropped]), ['a 3', 'b 3', 'aborted']);
  });

  it('copies bytes that share an ArrayBuffer and leaves the buffer usable', async () => {
    const shared = new Uint8Array(10);
    assert.equal(await outcome(open(), 'part', {}, shared.subarray(0, 3)), 'part 3');
    assert.equal(shared.length, 10);
  });
});
