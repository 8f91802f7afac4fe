import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  pairedSources,
  pairWeights,
  sampleWeights,
} from '../../../src/training/classifier/sample-weights.js';
import type { TrainingSample } from '../../../src/training/corpus/corpus.js';

function texts(n: number, source: string, machine: boolean, genre = 'essay'): TrainingSample[] {
  return Array.from({ length: n }, (_, i) => ({
    id: `${i}`,
    text: '',
    machine,
    source,
    domain: genre,
    genre,
    model: null,
    attack: null,
    year: 2023,
    era: 'earlier' as const,
  }));
}

function totals(samples: TrainingSample[]): Map<string, number> {
  const weights = sampleWeights(samples, [...samples.keys()]);
  const sums = new Map<string, number>();
  samples.forEach(({ source, machine }, i) => {
    const key = `${source} ${machine ? 'machine' : 'human'}`;
    sums.set(key, (sums.get(key) ?? 0) + weights[i]!);
  });
  return sums;
}

describe('sampleWeights', () => {
  it('gives both labels the same total weight, 1 per text on average', () => {
    const samples = [...texts(90, 'a', false), ...texts(30, 'b', true)];
    const sums = totals(samples);
    assert.ok(Math.abs(sums.get('a human')! - 60) < 1e-9);
    assert.ok(Math.abs(sums.get('b machine')! - 60) < 1e-9);
  });

  it('weighs sources by the square root of their size', () => {
    const sums = totals([...texts(100, 'a', false), ...texts(400, 'b', false), ...texts(10, 'c', true)]);
    assert.ok(Math.abs(sums.get('b human')! / sums.get('a human')! - 2) < 1e-9);
  });

  it('does not raise the weight of a human source beyond 1,000 texts', () => {
    const sums = totals([...texts(1_000, 'a', false), ...texts(1_500, 'b', false), ...texts(9, 'c', true)]);
    assert.ok(Math.abs(sums.get('b human')! / sums.get('a human')! - 1) < 1e-9);
  });

  it('weighs the models of a machine source by the square root of their texts, up to 150', () => {
    const model = (n: number, name: string) => texts(n, 'm', true).map(text => ({ ...text, model: name }));
    const samples = [
      ...model(25, 'one'),
      ...model(100, 'two'),
      ...model(400, 'three'),
      ...texts(9, 'h', false),
    ];
    const weights = sampleWeights(samples);
    const sum = (from: number, to: number) => weights.subarray(from, to).reduce((all, one) => all + one, 0);
    assert.ok(Math.abs(sum(25, 125) / sum(0, 25) - 2) < 1e-9);
    assert.ok(Math.abs(sum(125, 525) / sum(0, 25) - Math.sqrt(6)) < 1e-9);
  });

  it('weighs a source of many models more than one of a single model, up to a limit', () => {
    const many = (models: number, source: string) =>
      Array.from({ length: models }, (_, m) =>
        texts(4, source, true).map(text => ({ ...text, model: `${m}` })),
      ).flat();
    const sums = totals([
      ...many(1, 'one'),
      ...many(10, 'ten'),
      ...many(90, 'ninety'),
      ...texts(9, 'h', false),
    ]);
    const one = sums.get('one machine')!;
    assert.ok(Math.abs(sums.get('ten machine')! / one - 10) < 1e-9);
    assert.ok(Math.abs(sums.get('ninety machine')! / one - 60) < 1e-9);
  });

  it('limits a source of many recent models to six sources of one model with 64 texts', () => {
    const recent = (models: number, perModel: number, source: string) =>
      Array.from({ length: models }, (_, m) =>
        texts(perModel, source, true).map(text => ({ ...text, model: `${m}`, era: 'recent' as const })),
      ).flat();
    const sums = totals([
      ...recent(1, 64, 'one'),
      ...recent(5, 64, 'five'),
      ...recent(40, 9, 'forty'),
      ...texts(9, 'h', false),
    ]);
    const one = sums.get('one machine')!;
    assert.ok(Math.abs(sums.get('five machine')! / one - 5) < 1e-9);
    assert.ok(Math.abs(sums.get('forty machine')! / one - 6) < 1e-9);
  });

  it('applies the limit of each era to the models of a source of both eras', () => {
    const source = Array.from({ length: 60 }, (_, m) =>
      texts(4, 'both', true).map(text => ({
        ...text,
        model: `${m}`,
        era: m < 30 ? ('earlier' as const) : ('recent' as const),
      })),
    ).flat();
    const single = texts(4, 'new', true).map(text => ({ ...text, era: 'recent' as const }));
    const samples = [...source, ...single, ...texts(4, 'old', true), ...texts(9, 'h', false)];
    const weights = sampleWeights(samples);
    // 60 models of weight 1 reach the limit of 60 for earlier models; 24 leaves recent ones .4 each.
    assert.ok(Math.abs(weights[0]! / weights[244]! - 1) < 1e-9);
    assert.ok(Math.abs(weights[120]! / weights[240]! - 0.4) < 1e-9);
  });

  it('gives three fifths of the AI-generated weight to earlier models', () => {
    const recent = texts(9, 'new', true).map(text => ({ ...text, era: 'recent' as const }));
    const sums = totals([...texts(40, 'old', true), ...recent, ...texts(9, 'h', false)]);
    assert.ok(Math.abs(sums.get('old machine')! / sums.get('new machine')! - 1.5) < 1e-9);
    const human = sums.get('h human')!;
    assert.ok(Math.abs(human - sums.get('old machine')! - sums.get('new machine')!) < 1e-9);
  });

  it('weighs an edited text by the share that is new', () => {
    const [, ...edited] = texts(3, 'e', true).map((text, i) => ({
      ...text,
      changed: i / 4,
    }));
    const weights = sampleWeights([...texts(9, 'h', false), ...edited], [...Array(11).keys()]);
    assert.ok(Math.abs(weights[10]! / weights[9]! - 2) < 1e-9);
  });

  it('gives weight 0 to samples that are not chosen', () => {
    const samples = [...texts(4, 'a', false), ...texts(4, 'b', true)];
    assert.deepEqual([...sampleWeights(samples, [0, 4]).subarray(1, 4)], [0, 0, 0]);
  });
});

describe('pairedSources', () => {
  it('names the sources that have many texts of both labels in one genre', () => {
    const samples = [
      ...texts(20, 'a', false),
      ...texts(20, 'a', true),
      ...texts(20, 'b', false),
      ...texts(19, 'b', true),
      ...texts(20, 'c', false, 'news'),
      ...texts(20, 'c', true, 'essay'),
    ];
    assert.deepEqual([...pairedSources(samples)], ['a']);
  });
});

describe('pairWeights', () => {
  const samples = [...texts(4, 'small', true), ...texts(16, 'large', true), ...texts(20, 'h', false)];
  const pairs = Array.from({ length: 20 }, (_, machine) => ({ human: 20 + machine, machine }));

  it('weighs a source by the square root of its pairs, and sums to the total', () => {
    const weights = pairWeights(samples, pairs, 60, Number.POSITIVE_INFINITY);
    const sum = (from: number, to: number) => weights.subarray(from, to).reduce((all, one) => all + one, 0);
    assert.ok(Math.abs(sum(0, 4) - 20) < 1e-9 && Math.abs(sum(4, 20) - 40) < 1e-9);
  });

  it('limits the weight of a pair', () => {
    const weights = pairWeights(samples, pairs, 60, 3);
    assert.equal(weights[0], 3);
    assert.ok(weights[19]! < 3);
  });

  it('is empty without pairs', () => {
    assert.equal(pairWeights(samples, [], 60, 3).length, 0);
  });
});
