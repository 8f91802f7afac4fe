import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { readRows } from '../../../src/training/corpus/corpus.js';
import { CorpusError } from '../../../src/training/corpus/corpus-error.js';

const root = mkdtempSync(join(tmpdir(), 'corpus-files-'));
after(() => rmSync(root, { recursive: true }));
const row = '{"text":"t","label":"ai","source":"s","domain":"essay"}';

/** A folder with the given files. */
function folderOf(name: string, files: Readonly<Record<string, string | Buffer>>): string {
  const folder = join(root, name);
  mkdirSync(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

const broken = [
  ['invalid-json', { 'a.jsonl': `${row}\n\n{"text":` }, 'a.jsonl, line 3: this line is not valid JSON.'],
  [
    'missing-field',
    { 'a.jsonl.gz': gzipSync(`${row}\n${row.replace('"domain":"essay"', '"d":1')}`) },
    'a.jsonl.gz, line 2: expected the field "domain" as a string.',
  ],
  [
    'wrong-label',
    { 'a.jsonl': row.replace('"ai"', '"AI"') },
    'a.jsonl, line 1: expected the field "label" as "human" or "ai", received "AI".',
  ],
  ['empty-text', { 'a.jsonl': row.replace('"t"', '""') }, 'a.jsonl, line 1: the field "text" is empty.'],
  [
    'latin-1',
    { 'a.jsonl': Buffer.from(`${row}\n${row.replace('"t"', '"café"')}`, 'latin1') },
    'a.jsonl, line 2: this line is not UTF-8.',
  ],
  [
    'cut-gzip',
    { 'a.jsonl.gz': gzipSync(row).subarray(0, 30) },
    'a.jsonl.gz: this file is not a complete gzip file.',
  ],
  [
    'no-corpus',
    { 'a.txt': 'text', 'human/a.md': 'text' },
    ': expected .jsonl or .jsonl.gz files, or texts as human/*.txt and ai/*.txt, and found neither.',
  ],
  ['empty-file', { 'human/a.txt': 'text', 'ai/b.txt': ' \n' }, 'ai/b.txt: the file contains no text.'],
  [
    'latin-1-file',
    { 'ai/b.txt': Buffer.from('one\ntwo\ncafé', 'latin1') },
    'ai/b.txt, line 3: this line is not UTF-8.',
  ],
] as const;

describe('readRows', () => {
  for (const [name, files, reason] of broken)
    it(`names the place and the reason: ${name}`, () => {
      const folder = folderOf(name, files);
      const message = reason.startsWith(':') ? `${folder}${reason}` : join(folder, reason);
      assert.throws(() => [...readRows([folder])], { name: 'CorpusError', message });
    });

  it('names a missing folder', () => {
    assert.throws(
      () => [...readRows([join(root, 'absent')])],
      new CorpusError(`${join(root, 'absent')}: this folder does not exist or cannot be read.`),
    );
  });
});

describe('programs that read a corpus', () => {
  const folder = folderOf('of-programs', { 'a.jsonl': 'text' });
  for (const program of ['src/training/classifier/train', 'src/training/engine/fit', 'bench/accuracy'])
    it(`${program} prints an error in a file as one line and exits with code 2`, () => {
      const { status, stderr } = spawnSync(process.execPath, [`dist/${program}.js`, folder], {
        encoding: 'utf8',
      });
      assert.equal(stderr, `${join(folder, 'a.jsonl')}, line 1: this line is not valid JSON.\n`);
      assert.equal(status, 2);
    });
});
