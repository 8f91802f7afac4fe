import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Manifest } from '../../../src/engine/classifier/manifest.js';
import {
  isExcluded,
  readCorpus,
  readRow,
  readRows,
  readTrainingTexts,
  textKey,
  yearOf,
} from '../../../src/training/corpus/corpus.js';
import { sourceMismatch } from '../../../src/training/corpus/source-check.js';
import { mulberry32 } from '../../../src/training/statistics/random.js';
import { temporaryFolder } from '../../temporary-folder.js';

const root = temporaryFolder();
let folders = 0;

/** A folder with the given files. */
function folderOf(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = join(root, `${folders++}`);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

const row = { text: 't', label: 'ai', source: 's', domain: 'essay' };
const line = (fields: object = {}) => JSON.stringify({ ...row, ...fields });
const lines = (...fields: object[]) => fields.map(line).join('\n');
const read = (...folders: string[]) => readCorpus(folders, 4, mulberry32(1));

describe('readRow', () => {
  it('parses the fields used in training; the key is built from source and id', () => {
    const sample = readRow(line({ domain: 'email', model: 'm', extra: 1 }));
    const { label: _, ...same } = { ...row, domain: 'email', model: 'm' };
    assert.deepEqual(sample, { ...same, id: 't', machine: true, attack: null, year: 2024, era: 'earlier' });
    assert.equal(textKey(readRow(line({ id: 'a7' }))), 's a7');
  });

  for (const [year, stated, source, model] of [
    [2025, 2025, 'mine', undefined],
    [2024, null, 'mine', null],
    [2026, null, 'llm2026_essays', 'gpt-4'],
    [2031, 2031, 'llm2026_essays', 'an unknown model'],
    // A later text of an earlier model.
    [2024, 2026, 'mine', 'gpt-4o-mini'],
    [2026, 2026, 'mine', 'claude-sonnet-4'],
    [2024, null, 'eqbench_longform', 'gpt-4o-mini'],
    [2025, null, 'eqbench_longform', 'o3'],
  ] as const)
    it(`is of ${year} by the year ${stated}, the source ${source} and the model ${model}`, () => {
      assert.equal(yearOf(stated, source, model ?? null), year);
      const era = readRow(line({ source, model, year: stated })).era;
      assert.equal(era, year < 2025 ? 'earlier' : 'recent');
    });
});

describe('isExcluded', () => {
  for (const [expected, what, change] of [
    [false, 'a text of a chat model', {}],
    [true, 'output of a base model', { model: 'gpt2-xl' }],
    [true, 'the news of raidar, whose labels are swapped', { domain: 'news' }],
    [true, 'its human-written news', { domain: 'news', machine: false, model: null }],
    [false, 'other news', { source: 'detectrl', domain: 'news' }],
    [false, 'a human-written text that names a base model', { machine: false, model: 'gpt2-xl' }],
  ] as const)
    it(`is ${expected} for ${what}`, () => {
      const text = { machine: true, model: 'gpt-4o', source: 'raidar', domain: 'review', ...change };
      assert.equal(isExcluded(text), expected);
    });

  it('excludes texts from training', () => {
    const of = (model: string, label = 'ai') => ({ text: model, label, model });
    const own = folderOf({ 'a.jsonl': lines(of('gpt2-xl'), of('llama-3-8b'), of('ada', 'human')) });
    const texts = readTrainingTexts([own], mulberry32(1)).map(sample => sample.text);
    assert.deepEqual(texts.sort(), ['ada', 'llama-3-8b']);
  });
});

describe('readCorpus', () => {
  const numbers = Array.from({ length: 9 }, (_, i) => ({ text: `text ${i}` }));
  const folder = folderOf({
    'a.jsonl': `${lines(...numbers)}\n\n`,
    'b.jsonl.gz': gzipSync(line({ source: 'other' })),
    'notes.txt': 'no corpus',
  });
  const count = (samples: { source: string }[], source: string) =>
    samples.filter(sample => sample.source === source).length;

  it('reads plain and gzipped files, and limits the texts per source and label, the same in every run', () => {
    const samples = read(folder);
    assert.deepEqual([count(samples, 's'), count(samples, 'other')], [4, 1]);
    assert.deepEqual(samples, read(folder));
  });

  it('draws from each source of a file separately, and reads several folders in order', () => {
    const mixed = folderOf({
      'a.jsonl': lines(...numbers, ...numbers.map(one => ({ ...one, source: 'q' }))),
    });
    const sources = read(mixed, folder).map(({ source }) => source);
    assert.equal(sources.join(), 's,s,s,s,q,q,q,q,s,s,s,s,other');
  });

  it('applies edits to their original in any of the folders', () => {
    const passage = 'We was 𝐥ate.';
    const sha256 = createHash('sha256').update(passage).digest('hex');
    const draft = { source: 's', id: 'a1', from: 5, to: 18, sha256 };
    const edit = line({ id: 'b1', text: undefined, source: 'e', year: 2026, draft, edits: [[3, 6, 'were']] });
    const drafts = folderOf({ 'z.jsonl': line({ id: 'a1', text: `One. ${passage}`, label: 'human' }) });
    const edits = folderOf({ 'e.edits.jsonl': edit });
    const { text, draft: of, era } = read(edits, drafts)[1]!;
    assert.deepEqual([text, era], ['We were late.', 'recent']);
    assert.deepEqual(of, { of: 's a1', passage: 'We was late.', changed: 4 / 14 });
    const packed = folderOf({ 'e.edits.jsonl.gz': gzipSync(edit) });
    assert.deepEqual(read(drafts, packed), read(drafts, edits));
    assert.throws(() => read(packed), /e\.edits\.jsonl\.gz, line 1: missing text s a1/);
  });

  it('maps domains to genres and normalises homoglyphs', () => {
    const [sample] = read(folderOf({ 'a.jsonl': line({ text: '𝐂old tea', domain: 'email' }) }));
    assert.deepEqual([sample!.genre, sample!.text], ['letter', 'Cold tea']);
  });
});

describe('readRows', () => {
  it('reads plain texts of the folders human and ai, with the folder as source', () => {
    const files = {
      'human/b.txt': 'Second.',
      'human/a.txt': '\ufeffFirst.\nCafé.',
      'human/notes.md': 'no text',
    };
    const own = folderOf({ ...files, 'ai/a.txt': 'Third.', 'c.jsonl': line() });
    const rest = { source: basename(own), domain: 'mixed', model: null, attack: null, year: 2024 };
    const texts = [
      { id: 'human/a.txt', text: 'First.\nCafé.', machine: false },
      { id: 'human/b.txt', text: 'Second.', machine: false },
      { id: 'ai/a.txt', text: 'Third.', machine: true },
    ].map(text => ({ ...text, ...rest, era: 'earlier' }));
    assert.deepEqual([...readRows([`${own}/`])], [[readRow(line())], texts]);
  });

  it('names the file and the line of an error', () => {
    const own = folderOf({ 'a.jsonl': `${line()}\n\n${line({ label: 'robot' })}` });
    const message = `${join(own, 'a.jsonl')}, line 3: expected the field "label" as "human" or "ai", received "robot".`;
    assert.throws(() => [...readRows([own])], { name: 'CorpusError', message });
  });
});

describe('sourceMismatch', () => {
  const own = folderOf({
    'a.jsonl': lines({ source: 'one' }, { source: 'two' }, { source: 'raw', model: 'gpt2-xl' }),
  });
  const mismatch = (...sources: string[]) =>
    sourceMismatch({ sources: sources.map(source => ({ source, human: 1, machine: 1 })) }, [own]);

  it('is empty if the folders match the training sources, base-model output excluded', () =>
    assert.equal(mismatch('two', 'one'), ''));

  it('lists sources that are missing on either side', () => {
    assert.match(mismatch('one', 'three'), /Only in these folders: two\. Only in training: three\.$/);
    assert.match(mismatch('one', 'two', 'three'), /Only in these folders: none\./);
  });

  it('finds that the shipped classifier was trained on the project’s texts', () => {
    const manifest = JSON.parse(readFileSync('src/generated/classifier/manifest.json', 'utf8')) as Manifest;
    assert.match(sourceMismatch(manifest, ['src/training/own-texts']), /Only in these folders: none\./);
  });
});
