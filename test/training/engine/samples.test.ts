import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Era } from '../../../src/engine/scan/eras.js';
import { hyperparameters } from '../../../src/training/classifier/hyperparameters.js';
import { sampleWeights } from '../../../src/training/classifier/sample-weights.js';
import { buildTrainingSet } from '../../../src/training/classifier/training-set.js';
import { heldOutLogOdds } from '../../../src/training/engine/classifier-scores.js';
import { trainingSubsetByEra } from '../../../src/training/engine/era-subsets.js';
import { corporaWeights, periodOf, readEngineSamples } from '../../../src/training/engine/samples.js';
import { mulberry32 } from '../../../src/training/statistics/random.js';
import { temporaryFolder } from '../../temporary-folder.js';
import { engineSample, synthetic } from '../classifier/synthetic.js';

it('readEngineSamples records the year, and the edited share of each text, whole and as excerpts', () => {
  const own = temporaryFolder();
  const text = 'The mill at the end of the lane has stood empty since the war. '.repeat(60);
  const person = { id: '1', text, label: 'human', source: 'people', domain: 'essay' };
  const sha256 = createHash('sha256').update(text).digest('hex');
  const draft = { source: 'people', id: '1', from: 0, to: text.length, sha256 };
  const edits = [[0, text.length / 2, 'x '.repeat(text.length / 4)]];
  const edited = { id: '2', label: 'ai', source: 'edited', domain: 'essay', year: 2026, draft, edits };
  writeFileSync(join(own, 'people.jsonl'), JSON.stringify(person));
  writeFileSync(join(own, 'edited.edits.jsonl'), JSON.stringify(edited));
  const samples = readEngineSamples([own]);
  assert.deepEqual(
    samples.map(({ source, year, excerpt, changed }) => `${source} ${year} ${excerpt} ${changed}`),
    ['people 2024 false 1', 'people 2024 true 1', 'edited 2026 false 0.5', 'edited 2026 true 0.5'],
  );
});

it('corporaWeights gives the project’s texts weight 0 and does not change the weights of the corpora', () => {
  const texts = (n: number, source: string, machine: boolean) =>
    Array.from({ length: n }, () => engineSample({ source, machine }));
  const samples = [...texts(40, 'people', false), ...texts(30, 'old', true), ...texts(10, 'new', true)];
  const weights = corporaWeights([...texts(10, 'own2026_essays', true), ...samples]);
  assert.ok(weights.subarray(0, 10).every(weight => weight === 0));
  assert.deepEqual(weights.subarray(10), sampleWeights(samples));
});

it('periodOf groups 2019 to 2024, then 2025, then all later years', () => {
  const names = [2019, 2024, 2025, 2026, 2031].map(year => periodOf(year).name);
  assert.deepEqual(names, ['2019-2024', '2019-2024', '2025', '2026', '2026']);
});

describe('trainingSubsetByEra', () => {
  const by = (era: Era) => engineSample({ machine: true, era });
  const samples = [engineSample({}), by('earlier'), by('recent'), engineSample({})];

  for (const [name, unused, era, expected] of [
    ['contains all human-written texts and the AI-generated texts of the era', null, 'earlier', [0, 1, 3]],
    ['is different for the other era', null, 'recent', [0, 2, 3]],
    ['contains only texts in use', 3, 'recent', [0, 2]],
    ['contains all AI-generated texts if none of the era is in use', 2, 'recent', [0, 1, 3]],
  ] as const)
    it(name, () => {
      const isIn = trainingSubsetByEra(samples, i => i !== unused)[era];
      assert.deepEqual([...samples.keys()].filter(isIn), expected);
    });
});

describe('heldOutLogOdds', () => {
  const settings = { ...hyperparameters, vocabulary: 40 };
  const texts = synthetic(240, 6);
  const training = buildTrainingSet(texts, settings, mulberry32(1));
  const samples = texts.map(({ genre: _, ...text }) => engineSample(text));
  const ofFirst = (yes: number, no: number) => texts.map(({ source }) => (source === 'source0' ? yes : no));
  const groups = { groupOf: Int32Array.from(ofFirst(0, -1)), groups: 1, recipe: settings };
  const read = (clusterOf: Int32Array) =>
    heldOutLogOdds(
      { training: { ...training, nearDuplicates: { pairs: [], clusterOf } }, ...groups },
      samples,
      Uint8Array.from(ofFirst(0, 1)),
      [{ era: 'earlier', calibration: [1, 0, 0, 0] }],
      () => {},
    ).earlier;

  it('scores the texts of the group only, and trains on no near-duplicate of them', () => {
    const apart = Int32Array.from(texts.keys());
    const found = read(apart);
    for (const [i, { source }] of texts.entries()) assert.equal(found[i] !== 0, source === 'source0');
    const joined = apart.map((own, i) => (texts[i]!.source === 'source1' ? apart[i - 1]! : own));
    assert.notDeepEqual(read(joined), found);
  });
});
