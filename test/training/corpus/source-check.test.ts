import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { Manifest } from '../../../src/engine/classifier/manifest.js';
import { sourceMismatch } from '../../../src/training/corpus/source-check.js';

const folder = mkdtempSync(join(tmpdir(), 'sources-'));
after(() => rmSync(folder, { recursive: true }));
const row = (source: string, model: string | null = null) =>
  JSON.stringify({ text: 't', label: 'ai', source, domain: 'essay', model });
writeFileSync(join(folder, 'a.jsonl'), [row('one'), row('two'), row('raw', 'gpt2-xl')].join('\n'));

const trainedOn = (...sources: string[]) => ({
  sources: sources.map(source => ({ source, human: 1, machine: 1 })),
});

describe('sourceMismatch', () => {
  it('is empty if the folders match the training sources, base-model output excluded', () => {
    assert.equal(sourceMismatch(trainedOn('two', 'one'), [folder]), '');
  });

  it('lists sources that are missing on either side', () => {
    assert.match(
      sourceMismatch(trainedOn('one', 'three'), [folder]),
      /Only in these folders: two\. Only in training: three\.$/,
    );
    assert.match(sourceMismatch(trainedOn('one', 'two', 'three'), [folder]), /Only in these folders: none\./);
  });

  it('finds that the shipped classifier was trained on the project’s texts', () => {
    const manifest = JSON.parse(readFileSync('src/generated/classifier/manifest.json', 'utf8')) as Manifest;
    assert.match(sourceMismatch(manifest, ['src/training/own-texts']), /Only in these folders: none\./);
  });
});
