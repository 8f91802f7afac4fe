import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { crc32, deflateRawSync } from 'node:zlib';
import { filesOfZip } from '../../../src/site/batch/read-zip.js';
import { archivePaths, zipOf } from '../../../src/site/batch/write-zip.js';

const moment = new Date(2026, 10, 26, 10, 30);
const unzip = async (archive: Blob | Uint8Array<ArrayBuffer>, name = 'class 9b.zip') => {
  const { files, refused } = await filesOfZip({ name, file: new File([archive], name) });
  const texts = await Promise.all(files.map(async ({ name, file }) => [name, await file.text()]));
  return { texts, refused };
};

describe('zip archives of the site', () => {
  it('are read as they were written, without files of the operating system', async () => {
    const files = [
      { name: 'class 9b/ädams.txt', content: 'My essay. '.repeat(500) },
      { name: 'empty folder/brown.md', content: 'Naïve 😀.' },
      { name: '__MACOSX/._ädams.txt', content: 'x' },
    ];
    const { texts, refused } = await unzip(zipOf(files, moment));
    const [adams, brown] = files.map(({ content }) => content);
    assert.deepEqual(texts.flat(), ['class 9b/ädams.txt', adams, 'class 9b/empty folder/brown.md', brown]);
    assert.deepEqual(refused, []);
  });

  it('say of every entry that is not unpacked why', async () => {
    const files = [
      { name: 'photo.jpg', content: 'x' },
      { name: 'inner.zip', content: 'PK' },
      { name: 'large.txt', content: 'Not the same. '.repeat(100_000) },
      { name: 'nothing.txt', content: '' },
    ];
    const { texts, refused } = await unzip(zipOf(files, moment), 'a.zip');
    assert.deepEqual(texts, []);
    const nested = 'an archive within an archive: unpack it first';
    const reasons = refused.map(({ why }) => why);
    assert.deepEqual(reasons, ['not a format that can be scanned', nested, 'larger than 1 MB', 'empty']);
  });

  it('are refused when they are damaged, and an entry that is longer than it declares', async () => {
    const zip = zipOf([{ name: 'a.txt', content: 'One two three.' }], moment);
    const whole = new Uint8Array(await zip.arrayBuffer());
    const damaged = (await unzip(whole.slice(0, -5))).refused;
    assert.deepEqual(damaged, [{ name: 'class 9b.zip', why: 'not a ZIP archive, or damaged' }]);
    const data = whole.indexOf(deflateRawSync('One two three.')[0]!, 30);
    const broken = whole.slice();
    broken[data + 2]! ^= 255;
    const { refused } = await unzip(broken);
    assert.deepEqual(refused, [{ name: 'class 9b/a.txt', why: 'damaged in the archive' }]);
    const view = new DataView(whole.buffer);
    assert.equal(view.getUint32(14, true), crc32('One two three.'));
  });

  it('have relative paths without forbidden characters, all different', () => {
    const paths = archivePaths(['../../a.txt', '/b:c?.txt', 'x/./y.txt', 'X/y.md', '..'], '.html');
    assert.deepEqual(paths, ['a.html', 'b_c_.html', 'x/y.html', 'X/y (2).html', 'file.html']);
  });
});
