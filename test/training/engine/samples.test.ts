import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { sampleWeights } from '../../../src/training/classifier/sample-weights.js';
import { corporaWeights, periodOf, readEngineSamples } from '../../../src/training/engine/samples.js';

const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
after(() => rmSync(folder, { recursive: true }));

interface Part {
  source: string;
  label: 'human' | 'ai';
  n: number;
  year?: number;
}
const parts: readonly Part[] = [
  { source: 'people', label: 'human', n: 40 },
  { source: 'old', label: 'ai', n: 30 },
  { source: 'new', label: 'ai', n: 10, year: 2026 },
  { source: 'llm2026_letters', label: 'ai', n: 20 },
];
for (const { source, label, n, year } of parts) {
  const text = 'The mill at the end of the lane has stood empty since the war, and nobody asks. '.repeat(3);
  const lines = Array.from({ length: n }, (_, id) =>
    JSON.stringify({ id: `${id}`, text, label, source, domain: 'essay', model: null, year }),
  );
  writeFileSync(join(folder, `${source}.jsonl.gz`), gzipSync(lines.join('\n')));
}
writeFileSync(
  join(folder, 'mine.jsonl'),
  ['mine', 'theirs']
    .map(source =>
      JSON.stringify({
        text: 'The mill has stood empty since the war. '.repeat(5),
        label: 'human',
        source,
        domain: 'email',
      }),
    )
    .join('\n'),
);
const samples = readEngineSamples([folder]);

describe('readEngineSamples', () => {
  it('derives the year from the line, otherwise from the source', () => {
    const years = new Map(samples.map(({ source, year, era }) => [source, `${year} ${era}`]));
    assert.equal(years.get('old'), '2024 earlier');
    assert.equal(years.get('new'), '2026 recent');
    assert.equal(years.get('llm2026_letters'), '2026 recent');
  });

  it('reads plain files, and lines without an id or a model', () => {
    const own = samples.filter(({ domain }) => domain === 'email');
    assert.deepEqual(
      own.map(({ source, model }) => [source, model]),
      [
        ['mine', null],
        ['theirs', null],
      ],
    );
  });
});

describe('AI-edited texts', () => {
  it('records the edited share of each text, whole and as excerpts', () => {
    const own = mkdtempSync(join(tmpdir(), 'fit-'));
    const text = 'The mill at the end of the lane has stood empty since the war. '.repeat(60);
    const person = { id: '1', text, label: 'human', source: 'people', domain: 'essay' };
    const sha256 = createHash('sha256').update(text).digest('hex');
    const draft = { source: 'people', id: '1', from: 0, to: text.length, sha256 };
    const edited = { id: '2', label: 'ai', source: 'edited', domain: 'essay', year: 2026, draft };
    writeFileSync(join(own, 'people.jsonl'), JSON.stringify(person));
    const edits = [[0, text.length / 2, 'x '.repeat(text.length / 4)]];
    writeFileSync(join(own, 'edited.edits.jsonl'), JSON.stringify({ ...edited, edits }));
    assert.deepEqual(
      readEngineSamples([own]).map(({ source, excerpt, changed }) => [source, excerpt, changed]),
      [
        ['people', false, 1],
        ['people', true, 1],
        ['edited', false, 0.5],
        ['edited', true, 0.5],
      ],
    );
    rmSync(own, { recursive: true });
  });

  it('weights AI-edited texts by their edited share', () => {
    const new26 = samples.filter(({ source }) => source === 'new');
    const edited = new26.map((text, i) => ({ ...text, source: 'edited', changed: i === 0 ? 0.5 : 0.25 }));
    const all = [...samples, ...edited];
    const weights = sampleWeights(all);
    const of = (name: string) => [...all.keys()].filter(i => all[i]!.source === name).map(i => weights[i]!);
    const sum = (list: number[]) => list.reduce((total, weight) => total + weight, 0);
    assert.ok(edited.length > 1);
    assert.ok(Math.abs(of('edited')[0]! / of('edited')[1]! - 2) < 1e-9);
    const mean = (0.5 + 0.25 * (edited.length - 1)) / edited.length;
    assert.ok(Math.abs(sum(of('edited')) / sum(of('new')) - mean) < 1e-9);
  });
});

describe('corporaWeights', () => {
  it('gives the project’s texts weight 0 and does not change the weights of the corpora', () => {
    const own = samples
      .filter(({ source }) => source === 'new')
      .map(sample => ({ ...sample, source: 'own2026_essays' }));
    const weights = corporaWeights([...own, ...samples]);
    assert.ok(weights.subarray(0, own.length).every(weight => weight === 0));
    assert.deepEqual(weights.subarray(own.length), sampleWeights(samples));
  });
});

describe('periodOf', () => {
  it('groups 2019 to 2024, then 2025, then all later years', () => {
    const names = [2019, 2024, 2025, 2026, 2031].map(year => periodOf(year).name);
    assert.deepEqual(names, ['2019-2024', '2019-2024', '2025', '2026', '2026']);
  });
});
