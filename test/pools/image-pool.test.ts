import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { FileRejected } from '../../src/pools/errors.js';
import { openImagePool } from '../../src/pools/file-pool.js';
import * as make from '../files/image/files.js';
import { nativePool } from './native.js';

const pool = () => {
  const filename = fileURLToPath(new URL('../../workers/image.js', import.meta.url));
  const made = openImagePool({ threads: 1, filename, native: nativePool() });
  after(() => made.close());
  return made;
};

describe('ImagePool', () => {
  it('reads an image on a worker thread', async () => {
    const credentials = make.chunk(
      'caBX',
      make.box('jumb', make.box('jumd', 'c2pa'.padEnd(16, '\0'), '\x03c2pa\0')),
    );
    const { c2pa, image } = await pool().run(
      'readProvenance',
      {
        filename: 'a.png',
        bytes: make.png([credentials]),
      },
      { caller: 'a:own' },
    );
    assert.equal(image.format, 'png');
    assert.deepEqual([c2pa?.present, c2pa?.valid], [true, null]);
  });

  it('rejects with the problem of an image', async () => {
    const images = pool();
    const problem = (bytes: Uint8Array) =>
      images.run('readProvenance', { filename: 'a', bytes }, { caller: 'a:own' }).then(
        () => null,
        error => (error instanceof FileRejected ? error.problem : error),
      );
    assert.equal(await problem(make.latin1('no image')), 'unsupported');
    assert.equal(await problem(make.png().subarray(0, 20)), 'unreadable');
    assert.equal(await problem(make.png([], [], { width: 1e6, height: 1e6 })), 'too_large_inside');
  });
});
