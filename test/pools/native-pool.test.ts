import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PoolError } from '../../src/pools/errors.js';
import { openDocumentPool, openImagePool } from '../../src/pools/file-pool.js';
import { NativePool } from '../../src/pools/native-pool.js';
import { sampleImage, samplePdf, sampleWordFile } from '../../src/pools/tasks/sample-files.js';
import { eventually } from '../eventually.js';
import * as make from '../files/image/files.js';
import { nativePool } from './native.js';

const compiled = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const unruly = () => nativePool(compiled('unruly-decoder.js'));
const injection = { filename: '', altText: null, deep: false, deepRefused: null, redact: false };
const caller = 'a:1';

function images(native = nativePool()) {
  const errors: string[] = [];
  const onError = (message: string) => void errors.push(message);
  const pool = openImagePool({ threads: 1, filename: compiled('../../workers/image.js'), native, onError });
  return {
    native,
    pool,
    errors,
    read: (bytes: Uint8Array) => pool.run('readInjection', { bytes, ...injection }, { caller }),
    done: () => pool.close(),
  };
}
const aPdf = (length: number) => {
  const bytes = new Uint8Array(length);
  bytes.set(make.latin1('%PDF-1.4'));
  return bytes;
};
/** The reason of an error of the pool; the name and the message of any other. */
const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'answered',
    (error: Error) => (error instanceof PoolError ? error.reason : `${error.name}: ${error.message}`),
  );

describe('pools that warm up', () => {
  it('keep a thread and a process, which still work after the samples', async () => {
    const native = new NativePool({
      filename: compiled('../../workers/native.js'),
      decoders: 1,
      recognisers: 1,
      warmsUp: true,
    });
    native.decoders.start();
    const options = { threads: 1, native, warmsUp: true };
    const documents = openDocumentPool({ ...options, filename: compiled('../../workers/document.js') });
    const pictures = openImagePool({ ...options, filename: compiled('../../workers/image.js') });
    assert.deepEqual([documents.load.threads, pictures.load.threads], [1, 1]);
    for (const [filename, sample] of [
      ['a.docx', sampleWordFile],
      ['a.pdf', samplePdf],
    ] as const) {
      const file = { bytes: sample.slice(), filename, charsMax: 1_000 };
      assert.match((await documents.run('extractDocument', file, { caller })).text, /^\p{Lu}/u);
    }
    await pictures.run('readInjection', { bytes: sampleImage.slice(), ...injection }, { caller });
    // The libraries of all kinds leave room for files.
    assert.deepEqual([native.decoders.load.started, native.decoders.load.ended.recycled], [1, 0]);
    for (const each of [documents, pictures, native]) await each.close();
  });
});

describe('native tasks of the image threads', () => {
  it('starts no process for a file that needs no decoder', async () => {
    const { native, pool, done } = images();
    await pool.run('readProvenance', { bytes: make.jpeg(), filename: 'a.jpg' }, { caller });
    assert.equal(native.decoders.load.started, 0);
    await done();
  });

  it('reads pixels in one process and reuses it', async () => {
    const { native, read, done } = images();
    const png = new Uint8Array(
      await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    );
    for (let i = 0; i < 3; i++) assert.equal((await read(png.slice())).reading.degraded, null);
    const { started, processes, running } = native.decoders.load;
    assert.deepEqual([started, processes, running], [1, 1, 0]);
    await done();
  });

  it('reports that an image needs too much memory to decode', async () => {
    const { native, read, done } = images();
    const jpeg = await sharp({ create: { width: 8_500, height: 8_500, channels: 3, background: '#777' } })
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    assert.match(
      (await read(new Uint8Array(jpeg))).reading.degraded!,
      /more memory to decode than is allowed/,
    );
    assert.equal(native.decoders.load.ended.crashed, 0);
    await done();
  });

  it('returns the light result when a decoder crashes', async () => {
    const { native, read, done } = images(unruly());
    const { reading } = await read(make.gif());
    assert.match(reading.degraded!, /the decoder failed/);
    assert.equal(native.decoders.load.ended.crashed, 1);
    await done();
  });

  it('kills the process when the client disconnects and the task continues, and reports no error', async () => {
    const { native, pool, errors, read: readImage, done } = images(unruly());
    // The process that replaces a crashed one is ready before the next task.
    await readImage(make.gif());
    await native.run('pixels', new Uint8Array(1), { format: 'webp' });
    let abort = () => {};
    const onAbort = (run: () => void) => {
      abort = run;
    };
    const answer = pool.run('readInjection', { bytes: make.png(), ...injection }, { caller, onAbort });
    const status = outcome(answer);
    await eventually(() => native.decoders.load.running > 0);
    abort();
    assert.equal(await status, 'aborted');
    await eventually(() => native.decoders.load.ended.aborted === 1);
    assert.deepEqual(errors, []);
    await done();
  });
});

describe('native tasks of the document threads', () => {
  const documents = (
    native = nativePool(),
    filename = compiled('../../workers/document.js'),
    workMs = 15_000,
  ) => openDocumentPool({ threads: 1, filename, native, workMs, waitMs: 600_000 });
  const read = (pool: ReturnType<typeof documents>, bytes: Uint8Array, filename: string) =>
    outcome(pool.run('extractDocument', { bytes, filename, charsMax: 100 }, { caller }));

  it('rejects a PDF that takes too much time or memory, and kills its process', async () => {
    const native = unruly();
    const pool = documents(native);
    assert.equal(
      await read(pool, aPdf(50), 'a.pdf'),
      'FileRejected: The PDF needs more memory to read than is allowed.',
    );
    assert.equal(
      await read(pool, aPdf(200), 'a.pdf'),
      'FileRejected: The PDF needs more processor time to read than is allowed.',
    );
    assert.deepEqual([native.decoders.load.ended.time, native.decoders.load.ended.memory], [1, 1]);
    assert.equal(native.decoders.load.running, 0);
    await pool.close();
  });

  it('rejects a document whose thread runs out of heap', async () => {
    const pool = documents(nativePool(), compiled('hungry-documents.js'), 600_000);
    assert.equal(await read(pool, new Uint8Array(1), 'a.txt'), 'outOfMemory');
    await pool.close();
  });
});
