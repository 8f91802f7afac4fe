import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { selectFiles } from '../../../src/site/batch/select-files.js';

const named = (name: string, bytes = 10) => ({
  name,
  file: new File([new Uint8Array(bytes)], name, { lastModified: 1 }),
});
const select = (names: string[], max = 200, listed: string[] = []) => {
  const known = listed.map(name => ({ name, size: 10, lastModified: 1 }));
  const { accepted, refused } = selectFiles(
    known,
    names.map(name => named(name)),
    max,
  );
  return { accepted: accepted.map(({ name }) => name), refused };
};

describe('selectFiles', () => {
  it('accepts files in the order in which people count', () => {
    assert.deepEqual(select(['essay 10.txt', 'essay 2.docx']).accepted, ['essay 2.docx', 'essay 10.txt']);
  });

  it('says of every other file why it is not added', () => {
    assert.deepEqual(select(['a.txt', 'b.png', 'c.txt', 'd.txt'], 2, ['a.txt']), {
      accepted: ['c.txt'],
      refused: [
        { name: 'a.txt', why: 'already in the list' },
        { name: 'b.png', why: 'not a format that can be scanned' },
        { name: 'd.txt', why: 'the list has 2 files: scan these first' },
      ],
    });
    const sizes = selectFiles([], [named('empty.txt', 0), named('large.txt', 1_048_577)], 9).refused;
    const reasons = sizes.map(({ why }) => why);
    assert.deepEqual(reasons, ['empty', 'larger than 1 MB']);
  });

  it('skips the files of operating systems and the locks of open documents', () => {
    const names = ['__MACOSX/._a.txt', 'x/.DS_Store', 'x/~$essay.docx', 'Thumbs.db', 'x/desktop.ini'];
    assert.deepEqual(select(names), { accepted: [], refused: [] });
  });
});
