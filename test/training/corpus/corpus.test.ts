import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import {
  isExcluded,
  readCorpus,
  readRow,
  readRows,
  readTrainingTexts,
  textKey,
  yearOf,
} from '../../../src/training/corpus/corpus.js';
import { mulberry32 } from '../../../src/training/statistics/random.js';

const line = (text: string, label: string, source = 's') =>
  JSON.stringify({ text, label, source, domain: 'essay' });

describe('readRow', () => {
  it('parses the fields used in training', () => {
    const sample = readRow('{"text":"t","label":"ai","source":"s","domain":"email","model":"m","extra":1}');
    assert.deepEqual(sample, {
      id: 't',
      text: 't',
      machine: true,
      source: 's',
      domain: 'email',
      model: 'm',
      attack: null,
      year: 2024,
      era: 'earlier',
    });
  });

  it('keeps the id of a line and builds the key from source and id', () => {
    const row = readRow(JSON.stringify({ id: 'a7', text: 't', label: 'ai', source: 's', domain: 'essay' }));
    assert.equal(row.id, 'a7');
    assert.equal(textKey(row), 's a7');
  });

  it('derives the era from the stated year, else from the source, else from the model', () => {
    const eraOf = (source: string, year?: unknown) =>
      readRow(JSON.stringify({ text: 't', label: 'ai', source, domain: 'essay', year })).era;
    assert.equal(eraOf('mine', 2024), 'earlier');
    assert.equal(eraOf('mine', 2025), 'recent');
    assert.equal(eraOf('mine'), 'earlier');
    assert.equal(eraOf('llm2026_essays'), 'recent');
    assert.equal(eraOf('llm2026_essays', 2023), 'earlier');
    assert.equal(eraOf('mine', null), 'earlier');
    assert.equal(yearOf(2031, 'llm2026_essays', 'an unknown model'), 2031);
    assert.equal(yearOf(2026, 'mine', 'gpt-4o-mini'), 2024, 'a later text of an earlier model');
    assert.equal(yearOf(2026, 'mine', 'claude-sonnet-4'), 2026);
    assert.equal(yearOf(null, 'llm2026_essays', 'gpt-4'), 2026);
    assert.equal(yearOf(null, 'eqbench_longform', 'gpt-4o-mini'), 2024);
    assert.equal(yearOf(null, 'eqbench_longform', 'o3'), 2025);
    assert.equal(yearOf(null, 'mine', null), 2024);
  });

  for (const [what, bad, message] of [
    [
      'a label of another name',
      { label: 'robot' },
      'expected the field "label" as "human" or "ai", received "robot"',
    ],
    ['a missing label', { label: undefined }, 'expected the field "label" as "human" or "ai", received none'],
    ['a missing source', { source: undefined }, 'expected the field "source" as a string'],
    ['a domain that is a number', { domain: 7 }, 'expected the field "domain" as a string'],
    ['an empty text', { text: ' \n' }, 'the field "text" is empty'],
    ['a year in words', { year: 'spring' }, 'expected the field "year" as a whole number, received "spring"'],
  ] as const) {
    it(`rejects ${what}`, () => {
      const row = { text: 't', label: 'ai', source: 's', domain: 'essay', ...bad };
      assert.throws(() => readRow(JSON.stringify(row)), { message });
    });
  }

  it('rejects JSON that is not an object', () => {
    for (const json of ['null', '7', '"text"']) assert.throws(() => readRow(json), /expected a JSON object/);
    assert.throws(() => readRow('text'), SyntaxError);
  });
});

describe('isExcluded', () => {
  const row = { machine: true, model: 'gpt-4o', source: 'raidar', domain: 'review' };

  it('is true for output of base models, and for the news of raidar, whose labels are swapped', () => {
    assert.equal(isExcluded({ ...row, model: 'gpt2-xl' }), true);
    assert.equal(isExcluded({ ...row, domain: 'news' }), true);
    assert.equal(isExcluded({ ...row, domain: 'news', machine: false, model: null }), true);
  });

  it('is false for other texts', () => {
    assert.equal(isExcluded(row), false);
    assert.equal(isExcluded({ ...row, source: 'detectrl', domain: 'news' }), false);
    assert.equal(isExcluded({ ...row, machine: false, model: 'gpt2-xl' }), false);
  });
});

describe('readCorpus', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  it('reads plain and gzipped files, and limits the texts per source and label', () => {
    const many = Array.from({ length: 9 }, (_, i) => line(`text ${i}`, 'human')).join('\n');
    writeFileSync(join(folder, 'a.jsonl'), many + '\n\n');
    writeFileSync(join(folder, 'b.jsonl.gz'), gzipSync(line('x', 'ai', 'other')));
    writeFileSync(join(folder, 'notes.txt'), 'no corpus');
    const samples = readCorpus([folder], 4, mulberry32(1));
    assert.equal(samples.filter(sample => sample.source === 's').length, 4);
    assert.equal(samples.filter(sample => sample.source === 'other').length, 1);
    assert.deepEqual(samples, readCorpus([folder], 4, mulberry32(1)));
  });

  it('applies edits to their original in any of the folders', () => {
    const [drafts, edits] = [mkdtempSync(join(tmpdir(), 'corpus-')), mkdtempSync(join(tmpdir(), 'corpus-'))];
    const person = { id: 'a1', text: 'One. We was 𝐥ate.', label: 'human', source: 's', domain: 'essay' };
    const sha256 = createHash('sha256').update('We was 𝐥ate.').digest('hex');
    const draft = { source: 's', id: 'a1', from: 5, to: 18, sha256 };
    const { text: _, ...rest } = { ...person, id: 'b1', label: 'ai', source: 'e', year: 2026 };
    writeFileSync(join(drafts, 'z.jsonl'), JSON.stringify(person));
    writeFileSync(join(edits, 'e.edits.jsonl'), JSON.stringify({ ...rest, draft, edits: [[3, 6, 'were']] }));
    const [, machine] = readCorpus([edits, drafts], 4, mulberry32(1));
    assert.equal(machine!.text, 'We were late.');
    assert.deepEqual(machine!.draft, { of: 's a1', passage: 'We was late.', changed: 4 / 14 });
    assert.equal(machine!.era, 'recent');
    const line = readFileSync(join(edits, 'e.edits.jsonl'));
    rmSync(join(edits, 'e.edits.jsonl'));
    writeFileSync(join(edits, 'e.edits.jsonl.gz'), gzipSync(line));
    assert.deepEqual(readCorpus([drafts, edits], 4, mulberry32(1))[1], machine);
    assert.throws(
      () => readCorpus([edits], 4, mulberry32(1)),
      /e\.edits\.jsonl\.gz, line 1: missing text s a1/,
    );
    for (const folder of [drafts, edits]) rmSync(folder, { recursive: true });
  });

  it('maps domains to genres and normalises homoglyphs', () => {
    const own = mkdtempSync(join(tmpdir(), 'corpus-'));
    const row = { text: '𝐂old tea', label: 'human', source: 's', domain: 'email' };
    writeFileSync(join(own, 'a.jsonl'), JSON.stringify(row));
    const [sample] = readCorpus([own], 4, mulberry32(1));
    assert.deepEqual([sample!.genre, sample!.text], ['letter', 'Cold tea']);
    rmSync(own, { recursive: true });
  });

  it('draws from each source of a file separately', () => {
    const own = mkdtempSync(join(tmpdir(), 'corpus-'));
    const lines = ['p', 'q'].flatMap(source => ['1', '2', '3'].map(text => line(text, 'human', source)));
    writeFileSync(join(own, 'a.jsonl'), lines.join('\n'));
    const sources = readCorpus([own], 2, mulberry32(1)).map(({ source }) => source);
    assert.deepEqual(sources, ['p', 'p', 'q', 'q']);
    rmSync(own, { recursive: true });
  });

  it('reads several folders in order', () => {
    const other = mkdtempSync(join(tmpdir(), 'corpus-'));
    writeFileSync(join(other, 'a.jsonl'), line('y', 'ai', 'third'));
    const sources = (folders: string[]) => readCorpus(folders, 4, mulberry32(1)).map(({ source }) => source);
    assert.deepEqual(sources([folder, other]), [...sources([folder]), 'third']);
    rmSync(other, { recursive: true });
  });

  it('names the file and line of a malformed row', () => {
    writeFileSync(join(folder, 'c.jsonl'), `${line('t', 'ai')}\n{"text":1}`);
    assert.throws(
      () => readCorpus([folder], 4, mulberry32(1)),
      /c\.jsonl, line 2: expected the field "text" as a string\.$/,
    );
    rmSync(join(folder, 'c.jsonl'));
  });

  it('reads plain texts of the folders human and ai, with the folder as source', () => {
    const own = mkdtempSync(join(tmpdir(), 'plain-'));
    for (const label of ['human', 'ai']) mkdirSync(join(own, label));
    writeFileSync(join(own, 'human', 'b.txt'), 'Second.');
    writeFileSync(join(own, 'human', 'a.txt'), '\ufeffFirst.\nCafé.');
    writeFileSync(join(own, 'human', 'notes.md'), 'not a text');
    writeFileSync(join(own, 'ai', 'a.txt'), 'Third.');
    const rows = [...readRows([`${own}/`])].flat();
    const shared = { source: basename(own), domain: 'mixed', model: null, attack: null, year: 2024 };
    assert.deepEqual(
      rows,
      [
        { id: 'human/a.txt', text: 'First.\nCafé.', machine: false },
        { id: 'human/b.txt', text: 'Second.', machine: false },
        { id: 'ai/a.txt', text: 'Third.', machine: true },
      ].map(row => ({ ...row, ...shared, era: 'earlier' })),
    );
    writeFileSync(join(own, 'c.jsonl'), line('Fourth.', 'ai'));
    assert.deepEqual(
      [...readRows([own])].map(file => file.length),
      [1, 3],
    );
    rmSync(own, { recursive: true });
  });

  it('throws if the folder contains no corpus file', () => {
    const empty = mkdtempSync(join(tmpdir(), 'empty-'));
    assert.throws(() => readCorpus([empty], 4, mulberry32(1)), /expected \.jsonl or/);
    rmSync(empty, { recursive: true });
  });

  it('excludes base-model output from training', () => {
    const of = (model: string, label = 'ai') =>
      JSON.stringify({ text: model, label, source: 's', domain: 'essay', model });
    const own = mkdtempSync(join(tmpdir(), 'corpus-'));
    writeFileSync(
      join(own, 'a.jsonl'),
      [of('gpt2-xl'), of('llama'), of('llama-3-8b'), of('ada', 'human')].join('\n'),
    );
    const kept = readTrainingTexts([own], mulberry32(1)).map(sample => sample.text);
    assert.deepEqual(kept.sort(), ['ada', 'llama-3-8b']);
    rmSync(own, { recursive: true });
  });
});
