import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { limits } from '../../../src/contract/limits.js';
import { isProblem } from '../../../src/files/image/image.js';
import { scanForInjection } from '../../../src/files/image/injection/injection-scan.js';
import type { PageScan } from '../../../src/files/image/injection/page-scan.js';
import { type ImageReaders, localReaders } from '../../../src/files/image/native-readers.js';
import { closeRecogniser } from '../../../src/files/image/ocr/recogniser.js';
import { isNativeFailure, type NativeFailure } from '../../../src/files/native-failure.js';
import { png, textChunk } from './files.js';
import { page } from './injection/image-set.js';
import { drawing } from './svg/hostile.js';

after(closeRecogniser);

const workMs = 40;
const print = (spentMs: number): PageScan => {
  return { findings: [], skipped: [], hasUnreadable: false, pagesRead: 1, unread: [], spentMs };
};
const hints = { lines: 2, columns: 0, faintLines: 0 };

/** The times that are passed to the readers of three images, which each return what `answer` returns. */
async function spentTimes(answer: (spentMs: number, image: number) => PageScan | NativeFailure) {
  const told: number[] = [];
  const readers: ImageReaders = {
    pixels: async () => ({ findings: [], hints, pages: 1, scale: 1, searched: [], unread: [] }),
    async print(_bytes, _format, spentMs) {
      told.push(spentMs);
      await new Promise(resolve => setTimeout(resolve, 20));
      return answer(spentMs, told.length);
    },
    parameters: async () => null,
    credentials: async () => ({ kind: 'none' }),
  };
  const images = ['a', 'b', 'c'].map(text => {
    const data = Buffer.from(png([textChunk('Title', text)])).toString('base64');
    return `<image width="9" height="9" href="data:image/png;base64,${data}"/>`;
  });
  const bytes = new TextEncoder().encode(drawing(images.join(''), 'viewBox="0 0 400 200"'));
  const options = { filename: 'a.svg', altText: null, deep: true, deepRefused: null, redact: false };
  assert.ok(!isProblem(await scanForInjection(bytes, options, readers)));
  return told;
}

describe('the time of OCR', () => {
  it('is the processor time of the images, whatever time has passed', async () => {
    assert.deepEqual(await spentTimes(spentMs => print(spentMs + workMs)), [0, workMs, 2 * workMs]);
  });

  it('is used up by an image that was ended at its limit, and not by one that failed otherwise', async () => {
    const times = (failure: NativeFailure['failure']) =>
      spentTimes((spentMs, image) => (image === 2 ? { failure } : print(spentMs + workMs)));
    assert.deepEqual(await times('crashed'), [0, workMs, workMs]);
    assert.deepEqual(await times('time'), [0, workMs, limits.printWorkMs]);
  });

  it('is counted by the reader, which starts no pass after the limit', async () => {
    const bytes = await page(['Keep the lid closed', 'until it has cooled']);
    const read = async (spentMs: number) => {
      const scan = await localReaders.print(bytes, 'png', spentMs);
      assert.ok(!isNativeFailure(scan) && scan.spentMs > spentMs);
      return scan;
    };
    const late = await read(limits.ocrLastPassMs + 1);
    assert.deepEqual([late.findings, late.skipped[0]], [[], 'print']);
    assert.ok((await read(0)).findings.length > 0);
  });
});
