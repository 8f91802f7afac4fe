import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../src/contract/limits.js';
import { isProblem } from '../../../src/files/document/document.js';
import { extract } from '../../../src/files/document/extract.js';
import { localReaders } from '../../../src/files/image/native-readers.js';
import { sampleImage, samplePdf, sampleWordFile } from '../../../src/pools/tasks/sample-files.js';

const { pixels, credentials } = localReaders(limits);

describe('the samples', () => {
  for (const [name, bytes, words] of [
    ['a.docx', sampleWordFile, 'A “quick” note — it’s short… and old.'],
    ['a.pdf', samplePdf, 'The old dog slept by the fire.'],
  ] as const)
    it(`include a document that can be read: ${name}`, async () => {
      const read = await extract(bytes, name, limits);
      assert.ok(!isProblem(read) && read.text.includes(words));
    });

  it('include an image whose pixels and credentials are read', async () => {
    const scan = await pixels(sampleImage, 'jpeg');
    assert.ok(scan !== null && 'pages' in scan && scan.pages === 1);
    // The library has parsed the claim.
    assert.deepEqual(await credentials(sampleImage, 'jpeg'), {
      kind: 'unreadable',
      why: 'the library reports "ClaimMissingHardBinding"',
    });
  });
});
