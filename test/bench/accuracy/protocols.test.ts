import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { familyRows, genreRows } from '../../../bench/accuracy/left-out.js';
import { allFolds, type Evaluation, protocolsOf, runProtocol } from '../../../bench/accuracy/protocols.js';
import { attackRows, rewrittenTexts } from '../../../bench/accuracy/robustness.js';
import { detection, sourceRows } from '../../../bench/accuracy/tables.js';
import { hyperparameters } from '../../../src/training/classifier/hyperparameters.js';
import { buildTrainingSet } from '../../../src/training/classifier/training-set.js';
import type { TrainingSample } from '../../../src/training/corpus/corpus.js';
import { modelFamily } from '../../../src/training/corpus/models.js';
import { mulberry32 } from '../../../src/training/statistics/random.js';
import { temporaryFolder } from '../../temporary-folder.js';
import { synthetic } from '../../training/classifier/synthetic.js';

const settings = { ...hyperparameters, vocabulary: 50 };
const models = ['gpt-4o', 'claude-3-opus', 'mystery', 'gpt-4o'];
/** Six sources of two genres; models of two families and of none; half of the AI texts paraphrased. */
const samples: TrainingSample[] = synthetic(360, 3).map((sample, i) => ({
  ...sample,
  model: sample.machine ? models[Math.floor(i / 12) % 4]! : null,
  attack: sample.machine && Math.floor(i / 12) % 2 === 1 ? 'paraphrase_dipper_llm' : null,
}));
const training = buildTrainingSet(samples, settings, mulberry32(1));
const protocols = protocolsOf(training);
const cache = temporaryFolder();
const finished: string[] = [];
const evaluation: Evaluation = {
  experts: [{ era: 'earlier', calibration: [1, 0, 0, 0] }],
  settings,
  cache,
  progress: (protocol, fold) => finished.push(`${protocol} ${fold}`),
};
const run = (name: keyof typeof protocols) => runProtocol(training, protocols[name], evaluation);
const [sources, families, genres] = [run('sources'), run('families'), run('genres')];

describe('protocolsOf', () => {
  it('holds out every text of a family, and trains on none of them', () => {
    assert.deepEqual(protocols.families.folds.map(fold => fold.name).sort(), ['claude', 'gpt']);
    for (const { name, chosen, heldOut } of protocols.families.folds) {
      const isOfFamily = (i: number) => samples[i]!.machine && modelFamily(samples[i]!.model) === name;
      assert.deepEqual(heldOut, [...samples.keys()].filter(isOfFamily));
      assert.ok(!chosen.some(isOfFamily));
    }
  });

  it('holds out both labels of a genre', () => {
    assert.equal(protocols.genres.folds.map(fold => fold.name).join(), 'essay,news');
    for (const { name, chosen, heldOut } of protocols.genres.folds) {
      assert.ok(heldOut.every(i => samples[i]!.genre === name));
      assert.equal(new Set(heldOut.map(i => samples[i]!.machine)).size, 2);
      assert.ok(!chosen.some(i => samples[i]!.genre === name));
    }
  });

  it('trains without near-duplicates of the held-out texts', () => {
    const { clusterOf } = training.nearDuplicates;
    for (const { chosen, heldOut } of allFolds(protocols)) {
      const clusters = new Set(heldOut.map(i => clusterOf[i]!));
      assert.ok(!chosen.some(i => clusters.has(clusterOf[i]!)));
    }
  });
});

describe('runProtocol', () => {
  it('scores every text of the folds in every view and reports each fold', () => {
    assert.equal(sources.filter(({ view }) => view === '300').length, samples.length);
    assert.equal(genres.length, samples.length);
    const ofFamily = samples.filter(({ model }) => model !== null && model !== 'mystery');
    assert.equal(families.length, ofFamily.length);
    assert.ok(finished.includes('model families gpt'));
    assert.ok(finished.includes('genres news'));
  });

  it('obfuscates only AI-generated texts without an attack', () => {
    const cyrillic = sources.filter(({ view }) => view.startsWith('Cyrillic look-alikes, every'));
    assert.equal(cyrillic.length, samples.filter(({ machine, attack }) => machine && attack === null).length);
  });

  it('reads stored fits: a second run gives the same scores and fits nothing', () => {
    const before = readdirSync(cache).length;
    assert.deepEqual(run('genres'), genres);
    assert.equal(readdirSync(cache).length, before);
  });
});

describe('tables', () => {
  it('have one row per family and per genre', () => {
    const rows = familyRows(families, sources);
    const startsOf = (table: typeof rows) => table.map(row => row.slice(0, 3).join(' ')).join();
    assert.equal(startsOf(rows), 'gpt 2023 90,claude 2023 48');
    assert.ok(rows.every(row => Number(row[3]) > 0.8));
    const head = sources.filter(({ view }) => view === '300');
    const ofClaude = head.filter(({ sample }) => modelFamily(sample.model) === 'claude');
    assert.deepEqual(rows[1]!.slice(6), detection(ofClaude, head));
    assert.equal(startsOf(genreRows(genres, sources)), 'essay 90 90,news 90 90');
  });

  it('compare a source of one label with its genre, else with all texts', () => {
    const head = sources.filter(({ view }) => view === '300');
    const isOnly = (source: string, machine: boolean) => (one: (typeof head)[number]) =>
      one.sample.source !== source || one.sample.machine === machine;
    const compared = (source: string, readings: typeof head) =>
      sourceRows(readings).find(row => row.source === source)!;
    assert.equal(compared('source0', head).compared, 'itself');
    const inGenre = compared('source0', head.filter(isOnly('source0', true)));
    assert.deepEqual([inGenre.compared, inGenre.human, inGenre.machine], ['its genre', 0, 30]);
    const alone = head.filter(({ sample }) => sample.machine || sample.genre !== 'essay');
    const { compared: withAll, auc } = compared('source0', alone);
    assert.equal(withAll, 'all texts');
    assert.ok(auc > 0.8);
  });

  it('count attacked texts by kind, and homoglyphs cost no detection', () => {
    const rows = new Map(attackRows(sources).map(row => [row[0], row]));
    assert.equal(rows.get('unchanged')![1], 90);
    assert.equal(rows.get('paraphrased by an AI')![1], 90);
    assert.equal(rewrittenTexts(sources).length, 90);
    assert.ok(!rows.has('polished by an AI'));
    const cyrillic = rows.get('unchanged texts with: Cyrillic look-alikes, every letter that has one')!;
    assert.deepEqual(cyrillic.slice(1), rows.get('unchanged')!.slice(1));
  });
});
