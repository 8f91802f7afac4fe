import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { bandFrom } from '../../../src/engine/scan/bands.js';
import { scoreBins } from '../../../src/engine/scan/calibration.js';
import { eras } from '../../../src/engine/scan/eras.js';
import { toScore } from '../../../src/engine/scan/score.js';
import { signals } from '../../../src/engine/scan/signals/index.js';
import { type EngineKind, genreColumns } from '../../../src/engine/scan/weights.js';
import { csvOf } from '../../../src/training/accuracy/figure-table.js';
import type { FittedEngine } from '../../../src/training/engine/engine.js';
import { isScoredBy, logOddsOf } from '../../../src/training/engine/held-out.js';
import { crossFitLists } from '../../../src/training/engine/list-folds.js';
import {
  openEngine,
  readFoldSources,
  writeEngine,
  writeFoldSources,
} from '../../../src/training/engine/passages/fold-engines.js';
import {
  engineFigures,
  renderCalibration,
  renderLists,
  renderWeights,
} from '../../../src/training/engine/render.js';
import { fitSignalWeights, scaleWeights } from '../../../src/training/engine/signal-weights.js';
import { areaUnderCurve } from '../../../src/training/statistics/metrics.js';
import { corpusFolder, fitSmallEngine } from '../corpus-folder.js';

const fitted = (told?: number): FittedEngine => fitSmallEngine(corpusFolder(40, told));
const engine = fitted();

const scores = ({ corpus, held, combinations }: FittedEngine, kind: EngineKind) =>
  corpus.samples.map((_, i) =>
    toScore(logOddsOf(held, combinations[kind], i, held.found[i]!), combinations[kind]),
  );
const areaOf = (of: FittedEngine, kind: EngineKind) => {
  const labels = of.corpus.samples.map(sample => Number(sample.machine));
  return areaUnderCurve(scores(of, kind), labels);
};

describe('fitEngine', () => {
  it('never splits a source between groups', () => {
    const { samples, group } = engine.corpus;
    const dealt = new Set(samples.map(({ source }, i) => `${source} ${group[i]}`));
    assert.equal(dealt.size, new Set(samples.map(({ source }) => source)).size);
  });

  it('generalises to held-out sources', () => {
    for (const kind of ['heuristics', 'model'] as const) assert.ok(areaOf(engine, kind) > 0.9, kind);
  });

  it('learns nothing from topics, which identify sources only', () => {
    const blind = fitted(0);
    for (const kind of ['heuristics', 'model'] as const) {
      const area = areaOf(blind, kind);
      assert.ok(Math.abs(area - 0.5) < 0.15, `${kind}: ${area}`);
    }
    const words = Object.values(blind.lists).flatMap(list => [...list.keys()]);
    assert.ok(!words.some(word => word.startsWith('topic')));
  });

  it('never gives signals or classifier a negative weight', () => {
    const { heuristics, model } = engine.combinations;
    assert.ok(heuristics.signals > 0 && heuristics.classifier === 0);
    assert.ok(model.signals > 0 && model.classifier > 0);
    // The classifier and the lists count a word once: weights shrink when fitted together.
    assert.ok(model.signals < heuristics.signals);
    for (const { eraWeights, spread } of engine.signals) {
      assert.ok(spread > 0);
      for (const { ai, human } of Object.values(eraWeights)) assert.ok(ai >= 0 && human >= 0);
    }
  });

  it('stores weights of the scale of calibrated held-out log-odds', () => {
    const { corpus, held } = engine;
    const count = corpus.samples.length;
    for (const era of eras) assert.ok(Math.abs(held.scale[era] - 1) > 0.05, 'the scale was needed');
    const lists = crossFitLists(corpus, Math.max(...corpus.group) + 1, () => {}).all;
    const unscaled = fitSignalWeights(corpus, lists, new Uint8Array(count).fill(1));
    assert.deepEqual(engine.signals, scaleWeights(unscaled, held.scale));
  });

  it('scores held-out human-written texts below elevated', () => {
    const { corpus } = engine;
    for (const kind of ['heuristics', 'model'] as const) {
      const all = scores(engine, kind);
      const people = corpus.samples.flatMap(({ machine, excerpt }, i) =>
        machine || excerpt || !isScoredBy(corpus, kind, i) ? [] : [all[i]!],
      );
      const share = (from: number) => people.filter(score => score >= from).length / people.length;
      assert.ok(share(bandFrom.elevated) <= 0.05 && share(bandFrom.high) <= 0.01, kind);
    }
  });

  it('is deterministic', () => {
    const written = (of: FittedEngine) =>
      renderLists(of.lists) + renderWeights(of.signals, of.combinations) + renderCalibration(of, 'version');
    assert.equal(written(fitted()), written(engine));
  });
});

describe('the files written by npm run fit', () => {
  it('report AUC, bands and lengths of both engines on held-out sources', () => {
    const { tables, charts } = engineFigures(engine, 'version-of-the-model');
    const text = tables.map(csvOf).join('\n');
    assert.match(text, /^whole engine,version of the classifier,version-of-the-model,$/m);
    assert.equal([...text.matchAll(/mean AUC over sources with both labels,(?:[01]\.\d+)?,/g)].length, 2);
    for (const { source } of engine.corpus.samples)
      assert.ok(text.includes(`signals alone,${source},`), source);
    assert.ok(!/NaN|undefined|Infinity/.test(text + charts['engine.svg']));
  });

  it('have a row for every signal', () => {
    const source = renderWeights(engine.signals, engine.combinations);
    for (const { name } of signals) assert.match(source, new RegExp(`^${name} `, 'm'));
  });

  it('count the scores of human-written texts in half points, by genre, length and engine', () => {
    const source = renderCalibration(engine, 'version-of-the-model');
    assert.ok(source.includes("measuredModel = 'version-of-the-model'"));
    const [ofPeople] = source.split('measuredAi');
    const rows = [...ofPeople!.matchAll(/^(\w+ \d (\w+)) ((?:x?\d+ ?)+)$/gm)];
    assert.equal(new Set(rows.map(row => row[1])).size, rows.length);
    assert.deepEqual([...new Set(rows.map(row => row[2]))], ['heuristics', 'model']);
    for (const [, , , counts] of rows) {
      const tokens = counts!.split(' ');
      const bins = tokens.reduce((sum, token) => sum + (token[0] === 'x' ? Number(token.slice(1)) : 1), 0);
      assert.ok(bins <= scoreBins && tokens.every(token => token !== '0'));
    }
    for (const genre of genreColumns.filter(each => each !== 'standard')) {
      const counted = rows
        .filter(row => row[1]!.startsWith(genre) && row[2] === 'heuristics')
        .flatMap(row => row[3]!.split(' '))
        .reduce((sum, token) => sum + (token[0] === 'x' ? 0 : Number(token)), 0);
      const people = engine.corpus.samples.filter(sample => !sample.machine && sample.genre === genre);
      assert.equal(counted, people.length, genre);
    }
  });
});

describe('writeEngine', () => {
  const row = { words: 130, midpoint: 2, slope: 1 };
  const folder = join('.training', `test-${process.pid}`);
  after(() => rmSync(folder, { recursive: true }));

  it('writes an engine that scores with the lists, weights and classifier of its parts', async () => {
    writeEngine(folder, engine.without[0]!, { heuristics: [row], model: [row] });
    const own = await openEngine(folder);
    const of = (machine: boolean) =>
      engine.corpus.samples.find((sample, i) => sample.machine === machine && engine.corpus.group[i] === 0)!;
    for (const kind of ['heuristics', 'model'] as const)
      assert.ok(own(of(true).text, kind).score > own(of(false).text, kind).score);
    assert.notEqual(own(of(true).text, 'model').engine, own(of(true).text, 'heuristics').engine);
    assert.equal(own(of(true).text, 'model').model_used, true);
  });

  it('records the group of each source', () => {
    const groups = new Map(Object.entries({ letters: 0, essays: 3 }));
    writeFoldSources(folder, groups);
    assert.deepEqual(readFoldSources(folder), groups);
    assert.equal(readFoldSources(join(folder, 'absent')), null);
  });
});
