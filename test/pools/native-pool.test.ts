import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PoolError } from '../../src/pools/errors.js';
import { openDocumentPool, openImagePool } from '../../src/pools/file-pool.js';
import { NativePool } from '../../src/pools/native-pool.js';
import { sampleImage, samplePdf, sampleWordFile } from '../../src/pools/tasks/samples.js';
import { eventually } from '../eventually.js';
import * as make from '../files/image/files.js';
import { nativePool } from './native.js';

const compiled = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const unruly = () => nativePool(compiled('unruly-decoder.js'));
const injection = { filename: '', altText: null, deep: false, deepRefused: null, redact: false };
const caller = { subject: 'a:1' };

function images(native = nativePool()) {
  const errors: string[] = [];
  const onError = (message: string) => void errors.push(message);
  const pool = openImagePool({ threads: 1, filename: compiled('../../workers/image.js'), native, onError });
  after(() => pool.close());
  const read = (bytes: Uint8Array, onAbort?: (run: () => void) => void) =>
    pool.run('readInjection', { bytes, ...injection }, { caller, ...(onAbort && { onAbort }) });
  const provenance = (bytes: Uint8Array) => pool.run('readProvenance', { bytes, filename: 'a' }, { caller });
  return { native, decoders: native.decoders, errors, read, provenance };
}
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
    const options = { threads: 1, native, warmsUp: true };
    const documents = openDocumentPool({ ...options, filename: compiled('../../workers/document.js') });
    const pictures = openImagePool({ ...options, filename: compiled('../../workers/image.js') });
    assert.deepEqual([documents.load.threads, pictures.load.threads], [0, 0]);
    for (const each of [native.decoders, documents, pictures]) each.start();
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
    const { decoders, provenance } = images();
    await provenance(make.jpeg());
    assert.equal(decoders.load.started, 0);
  });

  it('reads content credentials in a process', async () => {
    const label = make.box('jumd', 'c2pa'.padEnd(16, '\0'), '\x03c2pa\0');
    const { decoders, provenance } = images();
    const { c2pa } = await provenance(make.png([make.chunk('caBX', make.box('jumb', label))]));
    assert.deepEqual([c2pa?.present, c2pa?.valid, decoders.load.started], [true, null, 1]);
  });

  it('rejects with the problem of an image', async () => {
    assert.match(await outcome(images().provenance(make.latin1('no image'))), /^FileRejected/);
  });

  it('reads pixels in one process and reuses it', async () => {
    const { decoders, read } = images();
    const white = sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } }).png();
    const png = new Uint8Array(await white.toBuffer());
    for (let i = 0; i < 3; i++) assert.equal((await read(png.slice())).reading.degraded, null);
    const { started, processes, running } = decoders.load;
    assert.deepEqual([started, processes, running], [1, 1, 0]);
  });

  it('reports that an image needs too much memory to decode', async () => {
    const { decoders, read } = images();
    const jpeg = await sharp({ create: { width: 8_500, height: 8_500, channels: 3, background: '#777' } })
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const { reading } = await read(new Uint8Array(jpeg));
    assert.match(reading.degraded!, /more memory to decode than is allowed/);
    assert.equal(decoders.load.ended.crashed, 0);
  });

  it('returns the light result when a decoder crashes', async () => {
    const { decoders, read } = images(unruly());
    const { reading } = await read(make.gif());
    assert.match(reading.degraded!, /the decoder failed/);
    assert.equal(decoders.load.ended.crashed, 1);
  });

  it('kills the process when the client disconnects and the task continues, and reports no error', async () => {
    const { native, decoders, errors, read } = images(unruly());
    // The process that replaces a crashed one is ready before the next task.
    await read(make.gif());
    await native.run('pixels', [new Uint8Array(1), 'webp']);
    let abort = () => {};
    const status = outcome(read(make.png(), run => (abort = run)));
    await eventually(() => decoders.load.running > 0);
    abort();
    assert.equal(await status, 'aborted');
    await eventually(() => decoders.load.ended.aborted === 1);
    assert.deepEqual(errors, []);
  });
});
